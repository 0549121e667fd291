// Merging sorted streams of entries.
//
// The merge works in rounds. Each source has a window of intact entries. A round takes the entries of all windows up to
// a bound that no window ends before. Keys are hashes and spread evenly, so a pass that distributes the entries to
// buckets by their keys almost sorts them, and an insertion sort does the rest. This takes less than half the time of a
// tree of losers, whose comparisons cannot be predicted.
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "vk/valcache/valcache_internal.h"

// All windows together fit in a cache of the processor.
enum { ENTRIES_OF_ROUND = 4096, NUM_BUCKETS = ENTRIES_OF_ROUND, MIN_WINDOW = 64, MAX_IN_BUCKET = 64 };

// decoded_entry is an entry with its key in the byte order of the machine.
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
    uint32_t *starts;
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

// fill moves the rest of the window to its beginning and reads more entries.
static void fill(lane *lane, size_t window) {
    memmove(lane->entries, lane->entries + lane->begin, (lane->end - lane->begin) * sizeof *lane->entries);
    lane->end -= lane->begin;
    lane->begin = 0;
    wd_valcache_source *source = lane->source;
    while (lane->end < window && !lane->at_end) {
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
static uint64_t scale_to_buckets(uint64_t range) {
    return range < NUM_BUCKETS ? 0 : (uint64_t)(((wide_key)NUM_BUCKETS << 64) / ((wide_key)range + 1) - 1);
}

// take_up_to moves the entries of all windows up to `bound` to merger->round, distributed to buckets. It returns
// whether the buckets are small.
static bool take_up_to(merger *merger, wide_key first_key, wide_key bound) {
    const uint64_t first = (uint64_t)(first_key >> 64);
    const uint64_t scale = scale_to_buckets((uint64_t)(bound >> 64) - first);
    uint32_t *starts = merger->starts, largest = 0; // starts[b + 1] counts bucket b, and then is its start.
    memset(starts, 0, (NUM_BUCKETS + 2) * sizeof *starts);
    for (size_t i = 0; i < merger->num_lanes; i++) {
        const lane *lane = &merger->lanes[i];
        for (size_t r = lane->begin; r < lane->end && key_of(&lane->entries[r]) <= bound; r++) {
            starts[2 + bucket_of(&lane->entries[r], first, scale)]++;
        }
    }
    for (size_t b = 2; b < NUM_BUCKETS + 2; b++) {
        largest = starts[b] > largest ? starts[b] : largest;
        starts[b] += starts[b - 1];
    }
    merger->num_round = starts[NUM_BUCKETS + 1];
    for (size_t i = 0; i < merger->num_lanes; i++) {
        lane *lane = &merger->lanes[i];
        for (; lane->begin < lane->end && key_of(&lane->entries[lane->begin]) <= bound; lane->begin++) {
            const decoded_entry *from = &lane->entries[lane->begin];
            merger->round[starts[1 + bucket_of(from, first, scale)]++] = *from;
        }
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
    bool has_entry = false;
    for (size_t i = 0; i < merger->num_lanes; i++) {
        lane *lane = &merger->lanes[i];
        if (lane->end - lane->begin <= merger->window / 2) {
            fill(lane, merger->window);
        }
        if (lane->begin == lane->end) {
            continue;
        }
        has_entry = true;
        const wide_key begin = key_of(&lane->entries[lane->begin]),
                       end = key_of(&lane->entries[lane->end - 1]);
        first = begin < first ? begin : first;
        bound = !lane->at_end && end < bound ? end : bound;
    }
    merger->num_round = merger->next = 0;
    if (has_entry) {
        sort_round(merger, take_up_to(merger, first, bound));
    }
    return has_entry;
}

static void finish(merger *merger, const wd_allocator *allocator) {
    wd_free(allocator, merger->lanes);
    wd_free(allocator, merger->windows);
    wd_free(allocator, merger->round);
    wd_free(allocator, merger->starts);
}

static wd_status init(merger *merger, const wd_allocator *allocator, wd_valcache_source *const *sources,
                      size_t num_sources, wd_diagnostic *first_damage) {
    const size_t window = num_sources ? ENTRIES_OF_ROUND / num_sources : 1;
    *merger = (struct merger){.num_lanes = num_sources, .window = window < MIN_WINDOW ? MIN_WINDOW : window};
    const size_t num_entries = merger->num_lanes * merger->window + 1;
    merger->lanes = wd_alloc_zero(allocator, num_sources + 1, sizeof *merger->lanes);
    merger->windows = wd_realloc_array(allocator, NULL, num_entries, sizeof *merger->windows);
    merger->round = wd_realloc_array(allocator, NULL, num_entries, sizeof *merger->round);
    merger->starts = wd_realloc_array(allocator, NULL, NUM_BUCKETS + 2, sizeof *merger->starts);
    if (!merger->lanes || !merger->windows || !merger->round || !merger->starts) {
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

static const decoded_entry *peek(merger *merger) {
    return merger->next < merger->num_round || begin_round(merger) ? &merger->round[merger->next] : NULL;
}

static void encode(uint64_t seed, const decoded_entry *decoded, uint32_t day, uint8_t *entry) {
    wd_valcache_put_key(entry, (wd_hash128){.low = decoded->low, .high = decoded->high});
    if (day == decoded->day) {
        wd_valcache_put_day_and_checksum(entry, day, decoded->checksum);
    } else {
        wd_valcache_put_day(seed, day, entry);
    }
}

// take copies the next distinct entry, with its latest day, to `entry`. It returns false at the end.
static bool take(merger *merger, uint64_t seed, uint32_t today, uint8_t *entry) {
    const decoded_entry *next = peek(merger);
    if (!next) {
        return false;
    }
    const decoded_entry first = *next;
    uint32_t day = first.day;
    do {
        day = next->day > day ? next->day : day;
        merger->next++;
        next = peek(merger);
    } while (next && next->high == first.high && next->low == first.low);
    encode(seed, &first, day > today ? today : day, entry);
    return true;
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
    uint8_t entry[WD_VALCACHE_ENTRY_SIZE];
    while (status == WD_OK && take(&merger, seed, today, entry)) {
        if (!is_kept(&left, wd_valcache_get_day(entry))) {
            totals->num_dropped++;
            continue;
        }
        totals->num_kept++;
        status = output ? wd_valcache_output_put(output, entry) : WD_OK;
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
    const uint64_t seed = num_sources ? sources[0]->seed : 0;
    uint8_t entry[WD_VALCACHE_ENTRY_SIZE];
    while (take(&merger, seed, today, entry)) {
        const uint32_t age = today - wd_valcache_get_day(entry);
        num_by_age[age < NUM_DAYS ? age : NUM_DAYS - 1]++;
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
