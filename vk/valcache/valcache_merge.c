// Merging sorted streams of entries with a tree of losers (Knuth, The Art of Computer Programming, volume 3, section 5.4.1).
#include <errno.h>
#include <string.h>

#include "vk/valcache/valcache_internal.h"

__extension__ typedef unsigned __int128 wide_key;

// lane is a source in the tree.
typedef struct lane {
    wide_key key; // The maximum where the source is at its end.
    wd_valcache_source *source;
    const uint8_t *entry; // NULL at the end.
    wd_diagnostic *first_damage;
} lane;

typedef struct merger {
    lane *lanes;
    uint32_t *losers;   // losers[0] is the winner.
    uint32_t num_lanes; // A power of two.
} merger;

static void advance(lane *lane) {
    wd_valcache_source *source = lane->source;
    for (;;) {
        const wd_valcache_item item = wd_valcache_source_step(source, &lane->entry);
        if (item == WD_VALCACHE_ITEM_ENTRY) {
            lane->key = (wide_key)source->last_key.high << 64 | source->last_key.low;
            return;
        }
        if (item == WD_VALCACHE_ITEM_END) {
            if (lane->first_damage && source->scan.num_damaged == 0) {
                wd_valcache_source_diagnose_end(source, lane->first_damage);
            }
            lane->key = ~(wide_key)0;
            lane->entry = NULL;
            return;
        }
        if (lane->first_damage && source->scan.num_damaged == 1) {
            wd_valcache_source_diagnose_damage(source, lane->entry, lane->first_damage);
        }
    }
}

// replay moves the lane `winner`, whose key changed, up the tree. Keys are random, so a branch would be mispredicted half of
// the time: the selections compile to conditional moves.
static void replay(const merger *merger, uint32_t winner) {
    for (uint32_t node = (winner + merger->num_lanes) / 2; node > 0; node /= 2) {
        const uint32_t other = merger->losers[node];
        const bool other_wins = merger->lanes[other].key < merger->lanes[winner].key;
        merger->losers[node] = other_wins ? winner : other;
        winner = other_wins ? other : winner;
    }
    merger->losers[0] = winner;
}

static uint32_t build(const merger *merger, uint32_t node) {
    if (node >= merger->num_lanes) {
        return node - merger->num_lanes;
    }
    const uint32_t left = build(merger, 2 * node), right = build(merger, 2 * node + 1);
    const bool right_wins = merger->lanes[right].key < merger->lanes[left].key;
    merger->losers[node] = right_wins ? left : right;
    return right_wins ? right : left;
}

static wd_status init(merger *merger, const wd_allocator *allocator, wd_valcache_source *const *sources,
                      size_t num_sources, wd_diagnostic *first_damage) {
    *merger = (struct merger){.num_lanes = 1};
    while (merger->num_lanes < num_sources) {
        merger->num_lanes *= 2;
    }
    merger->lanes = wd_alloc_zero(allocator, merger->num_lanes, sizeof *merger->lanes);
    merger->losers = wd_alloc_zero(allocator, merger->num_lanes, sizeof *merger->losers);
    if (!merger->lanes || !merger->losers) {
        wd_free(allocator, merger->lanes);
        wd_free(allocator, merger->losers);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < merger->num_lanes; i++) {
        merger->lanes[i].key = ~(wide_key)0;
        if (i < num_sources) {
            merger->lanes[i].source = sources[i];
            merger->lanes[i].first_damage = first_damage ? &first_damage[i] : NULL;
            advance(&merger->lanes[i]);
        }
    }
    merger->losers[0] = build(merger, 1);
    return WD_OK;
}

// first_with_entry finds a lane with an entry where the winner has none: then all entries that are left have the maximum key.
static lane *first_with_entry(const merger *merger) {
    for (uint32_t i = 0; i < merger->num_lanes; i++) {
        if (merger->lanes[i].entry) {
            return &merger->lanes[i];
        }
    }
    return NULL;
}

// take copies the next distinct entry, with its latest day, to `entry`. It returns false at the end.
static bool take(const merger *merger, const wd_valcache_uuid *uuid, uint32_t today, uint8_t *entry) {
    lane *best = &merger->lanes[merger->losers[0]];
    if (!best->entry && !(best = first_with_entry(merger))) {
        return false;
    }
    const wide_key key = best->key;
    memcpy(entry, best->entry, WD_VALCACHE_ENTRY_SIZE);
    uint32_t day = wd_valcache_get_day(entry);
    const uint32_t written_day = day;
    do {
        advance(best);
        replay(merger, (uint32_t)(best - merger->lanes));
        best = &merger->lanes[merger->losers[0]];
        if (!best->entry && key == ~(wide_key)0) {
            best = first_with_entry(merger);
        }
        if (!best || !best->entry || best->key != key) {
            break;
        }
        const uint32_t other_day = wd_valcache_get_day(best->entry);
        day = other_day > day ? other_day : day;
    } while (true);
    day = day > today ? today : day;
    if (day != written_day) {
        wd_valcache_put_day(uuid, day, entry);
    }
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
    const wd_valcache_uuid uuid = num_sources ? sources[0]->uuid : (wd_valcache_uuid){{0}};
    wd_valcache_limit left = *limit;
    uint8_t entry[WD_VALCACHE_ENTRY_SIZE];
    while (status == WD_OK && take(&merger, &uuid, today, entry)) {
        if (!is_kept(&left, wd_valcache_get_day(entry))) {
            totals->num_dropped++;
            continue;
        }
        totals->num_kept++;
        status = output ? wd_valcache_output_put(output, entry) : WD_OK;
    }
    wd_free(allocator, merger.lanes);
    wd_free(allocator, merger.losers);
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
    const wd_valcache_uuid uuid = num_sources ? sources[0]->uuid : (wd_valcache_uuid){{0}};
    uint8_t entry[WD_VALCACHE_ENTRY_SIZE];
    while (take(&merger, &uuid, today, entry)) {
        const uint32_t age = today - wd_valcache_get_day(entry);
        num_by_age[age < NUM_DAYS ? age : NUM_DAYS - 1]++;
    }
    wd_free(allocator, merger.lanes);
    wd_free(allocator, merger.losers);
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
