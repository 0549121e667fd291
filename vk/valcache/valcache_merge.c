// Merging sorted streams of entries.
//
// The merge works in rounds. Each source has a window of intact entries. A round takes the entries of all windows up to
// a bound that no window ends before. Keys are hashes and spread evenly, so a pass that distributes the entries to
// buckets by their keys almost sorts them, and an insertion sort does the rest. This takes less than half the time of a
// tree of losers, whose comparisons cannot be predicted.
#include <assert.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "vk/valcache/valcache_internal.h"

// All windows together fit in a cache of the processor.
enum { ENTRIES_OF_ROUND = 4096, MIN_WINDOW = 64, MAX_IN_BUCKET = 64 };

// decoded_entry is an entry with its numbers in the byte order of the machine.
typedef struct decoded_entry {
    uint64_t high, low;
    uint32_t day, checksum;
} decoded_entry;
_Static_assert(sizeof(decoded_entry) == WD_VALCACHE_ENTRY_SIZE, "a decoded entry takes no more memory");

// lane is a source and its window: the entries [begin, end) of `entries`.
typedef struct lane {
    wd_valcache_source *source;
    decoded_entry *entries;
    size_t begin, end;
    bool at_end;
    wd_diagnostic *first_damage;
} lane;

typedef struct merger {
    lane *lanes;
    size_t num_lanes, window;
    decoded_entry *windows; // Of all lanes.
    decoded_entry *round;   // The entries of a round; sorted at the end.
    uint32_t *buckets;
    size_t num_round, next; // `next` is the next one that is taken.
} merger;

static int compare_entries(const void *left, const void *right) {
    const decoded_entry *a = left, *b = right;
    if (a->high != b->high) {
        return a->high < b->high ? -1 : 1;
    }
    return a->low == b->low ? 0 : a->low < b->low ? -1 : 1;
}

static void report_item(lane *lane, wd_valcache_item item, const uint8_t *entry) {
    const wd_valcache_source *source = lane->source;
    if (!lane->first_damage) {
        return;
    }
    if (item == WD_VALCACHE_ITEM_END && source->scan.num_damaged == 0) {
        wd_valcache_source_diagnose_end(source, lane->first_damage);
    } else if (item == WD_VALCACHE_ITEM_DAMAGED && source->scan.num_damaged == 1) {
        wd_valcache_source_diagnose_damage(source, entry, lane->first_damage);
    }
}

// read_intact reads entries up to the first one that is not intact, which wd_valcache_source_step reads again. All
// entries of a large file go through this loop.
static void read_intact(lane *lane, size_t window) {
    wd_valcache_source *source = lane->source;
    assert(lane->end <= window);
    if (source->format != WD_VALCACHE_FORMAT_SORTED || source->sorted_here || !source->has_key) {
        return;
    }
    const uint8_t *at = source->at, *end = source->end;
    const uint64_t seed = source->seed, max_high = source->max_high;
    wd_hash128 last = source->last_key;
    decoded_entry *to = lane->entries + lane->end;
    for (; at < end && to < lane->entries + window; at += WD_VALCACHE_ENTRY_SIZE, to++) {
        const wd_hash128 key = wd_valcache_get_key(at);
        if (wd_valcache_compare_keys(last, key) >= 0 || key.high > max_high ||
            !wd_valcache_is_intact(seed, at)) {
            break;
        }
        last = key;
        *to = (decoded_entry){key.high, key.low, wd_valcache_get_day(at), wd_valcache_get_checksum(at)};
    }
    const size_t count = (size_t)(to - (lane->entries + lane->end));
    source->at = at;
    source->last_key = last;
    source->next_offset += count * WD_VALCACHE_ENTRY_SIZE;
    source->scan.num_entries += count;
    lane->end += count;
}

// fill moves the rest of the window to its beginning and reads more entries.
static void fill(lane *lane, size_t window) {
    assert(lane->begin <= lane->end && lane->end <= window);
    memmove(lane->entries, lane->entries + lane->begin, (lane->end - lane->begin) * sizeof *lane->entries);
    lane->end -= lane->begin;
    lane->begin = 0;
    wd_valcache_source *source = lane->source;
    while (lane->end < window && !lane->at_end) {
        read_intact(lane, window);
        if (lane->end == window) {
            break;
        }
        const uint8_t *entry = NULL;
        const wd_valcache_item item = wd_valcache_source_step(source, &entry);
        if (item == WD_VALCACHE_ITEM_ENTRY) {
            lane->entries[lane->end++] = (decoded_entry){.high = source->last_key.high,
                                                         .low = source->last_key.low,
                                                         .day = wd_valcache_get_day(entry),
                                                         .checksum = wd_valcache_get_checksum(entry)};
        } else {
            lane->at_end = item == WD_VALCACHE_ITEM_END;
            report_item(lane, item, entry);
        }
    }
}

__extension__ typedef unsigned __int128 wide_key;

static wide_key key_of(const decoded_entry *entry) {
    return (wide_key)entry->high << 64 | entry->low;
}

static size_t bucket_of(const decoded_entry *entry, uint64_t first, uint64_t scale) {
    return (size_t)((wide_key)(entry->high - first) * scale >> 64);
}

// scale_to_buckets returns the factor that spreads [0, range] over the buckets; 0 puts all entries into one.
static uint64_t scale_to_buckets(uint64_t range, size_t num_buckets) {
    return range < num_buckets ? 0 : (uint64_t)(((wide_key)num_buckets << 64) / ((wide_key)range + 1) - 1);
}

// place_buckets replaces the size of each bucket by its start. It returns the sum of the sizes.
static uint32_t place_buckets(uint32_t *buckets, size_t num_buckets, uint32_t *largest) {
    uint32_t sum = 0, most = 0;
    for (size_t b = 0; b < num_buckets; b++) {
        const uint32_t size = buckets[b];
        buckets[b] = sum;
        sum += size;
        most = size > most ? size : most;
    }
    *largest = most;
    return sum;
}

// take_up_to moves the entries of all windows up to `bound` to merger->round, distributed to `num_buckets` buckets. It
// returns whether the buckets are small.
static bool take_up_to(merger *merger, wide_key first_key, wide_key bound, size_t num_buckets) {
    assert(num_buckets && num_buckets <= merger->num_lanes * merger->window);
    const uint64_t first = (uint64_t)(first_key >> 64);
    const uint64_t scale = scale_to_buckets((uint64_t)(bound >> 64) - first, num_buckets);
    uint32_t *buckets = merger->buckets, largest;
    memset(buckets, 0, num_buckets * sizeof *buckets);
    for (size_t i = 0; i < merger->num_lanes; i++) {
        const lane *lane = &merger->lanes[i];
        for (size_t r = lane->begin; r < lane->end && key_of(&lane->entries[r]) <= bound; r++) {
            buckets[bucket_of(&lane->entries[r], first, scale)]++;
        }
    }
    merger->num_round = place_buckets(buckets, num_buckets, &largest);
    assert(merger->num_round <= num_buckets);
    for (size_t i = 0; i < merger->num_lanes; i++) {
        lane *lane = &merger->lanes[i];
        size_t r = lane->begin;
        for (; r < lane->end && key_of(&lane->entries[r]) <= bound; r++) {
            merger->round[buckets[bucket_of(&lane->entries[r], first, scale)]++] = lane->entries[r];
        }
        lane->begin = r;
    }
    return largest <= MAX_IN_BUCKET;
}

static void sort_round(merger *merger, bool is_almost_sorted) {
    decoded_entry *round = merger->round;
    if (!is_almost_sorted) { // The keys are not spread evenly, so they are not hashes.
        qsort(round, merger->num_round, sizeof *round, compare_entries);
        return;
    }
    for (size_t i = 1; i < merger->num_round; i++) {
        if (key_of(&round[i - 1]) <= key_of(&round[i])) {
            continue;
        }
        const decoded_entry moved = round[i];
        size_t at = i;
        do {
            round[at] = round[at - 1];
            at--;
        } while (at > 0 && key_of(&round[at - 1]) > key_of(&moved));
        round[at] = moved;
    }
}

// begin_round fills merger->round. It returns false at the end of all sources.
static bool begin_round(merger *merger) {
    wide_key first = ~(wide_key)0, bound = ~(wide_key)0;
    size_t num_entries = 0;
    for (size_t i = 0; i < merger->num_lanes; i++) {
        lane *lane = &merger->lanes[i];
        if (lane->end - lane->begin <= merger->window / 2) {
            fill(lane, merger->window);
        }
        if (lane->begin == lane->end) {
            continue;
        }
        num_entries += lane->end - lane->begin;
        const wide_key begin = key_of(&lane->entries[lane->begin]),
                       end = key_of(&lane->entries[lane->end - 1]);
        first = begin < first ? begin : first;
        bound = !lane->at_end && end < bound ? end : bound;
    }
    merger->num_round = merger->next = 0;
    if (num_entries) {
        sort_round(merger, take_up_to(merger, first, bound, num_entries));
    }
    return num_entries != 0;
}

static void finish(merger *merger, const wd_allocator *allocator) {
    wd_free(allocator, merger->lanes);
    wd_free(allocator, merger->windows);
    wd_free(allocator, merger->round);
    wd_free(allocator, merger->buckets);
}

static wd_status init(merger *merger, const wd_allocator *allocator, wd_valcache_source *const *sources,
                      size_t num_sources, wd_diagnostic *first_damage) {
    const size_t window = num_sources ? ENTRIES_OF_ROUND / num_sources : 1;
    *merger = (struct merger){.num_lanes = num_sources, .window = window < MIN_WINDOW ? MIN_WINDOW : window};
    const size_t num_entries = merger->num_lanes * merger->window + 1;
    merger->lanes = wd_alloc_zero(allocator, num_sources + 1, sizeof *merger->lanes);
    merger->windows = wd_realloc_array(allocator, NULL, num_entries, sizeof *merger->windows);
    merger->round = wd_realloc_array(allocator, NULL, num_entries, sizeof *merger->round);
    merger->buckets = wd_realloc_array(allocator, NULL, num_entries, sizeof *merger->buckets);
    if (!merger->lanes || !merger->windows || !merger->round || !merger->buckets) {
        finish(merger, allocator);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < num_sources; i++) {
        merger->lanes[i] = (lane){.source = sources[i],
                                  .entries = merger->windows + i * merger->window,
                                  .first_damage = first_damage ? &first_damage[i] : NULL};
    }
    return WD_OK;
}

static void encode(uint64_t seed, const decoded_entry *decoded, uint32_t day, uint8_t *entry) {
    wd_valcache_put_key(entry, (wd_hash128){.low = decoded->low, .high = decoded->high});
    if (day == decoded->day) {
        wd_valcache_put_day_and_checksum(entry, day, decoded->checksum);
    } else {
        wd_valcache_put_day(seed, day, entry);
    }
}

// take returns the next distinct entry of the round, and its latest day, at most `today`. NULL: the round is at its
// end. Entries with the same key are always in the same round.
static inline const decoded_entry *take(merger *merger, uint32_t today, uint32_t *day) {
    assert(merger->next <= merger->num_round);
    if (merger->next == merger->num_round) {
        return NULL;
    }
    const decoded_entry *first = &merger->round[merger->next++];
    const decoded_entry *end = merger->round + merger->num_round;
    uint32_t latest = first->day;
    for (const decoded_entry *next = first + 1; next < end && key_of(next) == key_of(first); next++) {
        latest = next->day > latest ? next->day : latest;
        merger->next++;
    }
    *day = latest > today ? today : latest;
    return first;
}

static bool is_kept(wd_valcache_limit *limit, uint32_t day) {
    if (day == limit->first_day && limit->num_of_first_day > 0) {
        limit->num_of_first_day--;
        return true;
    }
    return day > limit->first_day;
}

static wd_status check_sources(wd_valcache_source *const *sources, size_t num_sources) {
    for (size_t i = 0; i < num_sources; i++) {
        if (sources[i]->error != WD_OK) {
            errno = sources[i]->error_number;
            return sources[i]->error;
        }
    }
    return WD_OK;
}

// write_round writes the entries of the round that `limit` keeps.
static wd_status write_round(merger *merger, uint64_t seed, uint32_t today, wd_valcache_limit *limit,
                             wd_valcache_output *output, wd_valcache_totals *totals) {
    wd_status status = WD_OK;
    uint32_t day;
    const decoded_entry *entry;
    while (status == WD_OK && (entry = take(merger, today, &day))) {
        if (!is_kept(limit, day)) {
            totals->num_dropped++;
            continue;
        }
        totals->num_kept++;
        if (output) {
            uint8_t *encoded;
            status = wd_valcache_output_add(output, &encoded);
            encode(seed, entry, day, encoded);
        }
    }
    return status;
}

wd_status wd_valcache_merge_streams(const wd_allocator *allocator, wd_valcache_source *const *sources,
                                    size_t num_sources, uint32_t today, const wd_valcache_limit *limit,
                                    wd_valcache_output *output, wd_valcache_totals *totals,
                                    wd_diagnostic *first_damage) {
    merger merger;
    *totals = (wd_valcache_totals){0};
    wd_status status = init(&merger, allocator, sources, num_sources, first_damage);
    if (status != WD_OK) {
        return status;
    }
    const uint64_t seed = num_sources ? sources[0]->seed : 0;
    wd_valcache_limit left = *limit;
    while (status == WD_OK && begin_round(&merger)) {
        status = write_round(&merger, seed, today, &left, output, totals);
    }
    finish(&merger, allocator);
    return status == WD_OK ? check_sources(sources, num_sources) : status;
}

// --- Limits ---

enum { NUM_DAYS = 65536 };

static wd_status count_days(const wd_allocator *allocator, wd_valcache_source *const *sources,
                            size_t num_sources, uint32_t today, uint64_t *num_by_age) {
    merger merger;
    wd_status status = init(&merger, allocator, sources, num_sources, NULL);
    if (status != WD_OK) {
        return status;
    }
    while (begin_round(&merger)) {
        for (uint32_t day; take(&merger, today, &day);) {
            assert(day <= today);
            const uint32_t age = today - day;
            num_by_age[age < NUM_DAYS ? age : NUM_DAYS - 1]++;
        }
    }
    finish(&merger, allocator);
    status = check_sources(sources, num_sources);
    for (size_t i = 0; i < num_sources; i++) {
        wd_valcache_source_rewind(sources[i]);
    }
    return status;
}

wd_status wd_valcache_find_limit(const wd_allocator *allocator, wd_valcache_source *const *sources,
                                 size_t num_sources, uint32_t today, uint64_t max_entries, uint32_t first_day,
                                 wd_valcache_limit *limit) {
    uint64_t *num_by_age = wd_alloc_zero(allocator, NUM_DAYS, sizeof *num_by_age);
    wd_status status =
        num_by_age ? count_days(allocator, sources, num_sources, today, num_by_age) : WD_ERROR_OUT_OF_MEMORY;
    *limit = (wd_valcache_limit){first_day, UINT64_MAX};
    uint64_t kept = 0;
    for (uint32_t age = 0; status == WD_OK && age < NUM_DAYS && age <= today; age++) {
        if (today - age < first_day) {
            break;
        }
        if (kept + num_by_age[age] > max_entries) {
            *limit = (wd_valcache_limit){today - age, max_entries - kept};
            break;
        }
        kept += num_by_age[age];
    }
    wd_free(allocator, num_by_age);
    return status;
}
