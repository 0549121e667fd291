// The map of a device.
#include <string.h>

#include "vk/syncval/contents/contents_internal.h"

// Commands that made contents undefined are forgotten after this number of others.
enum { NUM_SOURCES = 4096 };

// Values of the maps. Others are the number of a source, times 8, plus the cause.
enum { WRITTEN = 0, CAUSE_BITS = 3, CAUSE_MASK = (1 << CAUSE_BITS) - 1 };
_Static_assert((int)WD_CONTENTS_SHOWN_WRITE <= (int)CAUSE_MASK, "a value has the cause");

typedef struct numbered_source {
    uint32_t number;
    wd_contents_source source;
} numbered_source;

struct wd_contents_map {
    wd_allocator allocator;
    wd_range_map maps[WD_CONTENTS_NUM_SPACES];
    // Writes to memory that the host can map, as `maps`, with the causes of writes. 0: the host sees what is there.
    wd_range_map host;
    wd_range_map unread;  // 1: a certain write in `host`, and the host has not accessed the bytes since.
    uint64_t known_birth; // Memory with a smaller identity counts as written where the maps have no value.
    uint32_t next_source;
    numbered_source sources[NUM_SOURCES]; // By number modulo NUM_SOURCES.
};

wd_contents_map *wd_contents_map_create(wd_allocator allocator) {
    wd_contents_map *map = wd_alloc_zero(&allocator, 1, sizeof(*map));
    if (!map) {
        return NULL;
    }
    map->allocator = allocator;
    map->next_source = 1;
    map->known_birth = 1; // 0 is that of memory whose contents are never new.
    wd_range_map_init(&map->host, allocator);
    wd_range_map_init(&map->unread, allocator);
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        wd_range_map_init(&map->maps[i], allocator);
    }
    return map;
}

void wd_contents_map_destroy(wd_contents_map *map) {
    if (!map) {
        return;
    }
    const wd_allocator allocator = map->allocator;
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        wd_range_map_finish(&map->maps[i]);
    }
    wd_range_map_finish(&map->host);
    wd_range_map_finish(&map->unread);
    wd_free(&allocator, map);
}

void wd_contents_map_write_unknown(wd_contents_map *map, uint64_t birth) {
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        wd_range_map_clear(&map->maps[i]);
    }
    wd_range_map_clear(&map->host);
    wd_range_map_clear(&map->unread);
    map->known_birth = birth > map->known_birth ? birth : map->known_birth;
}

static void store(wd_contents_map *map, wd_sync_space space, wd_range range, uint32_t value) {
    if (wd_range_map_store(&map->maps[space], range, value) != WD_OK) {
        wd_contents_map_write_unknown(map, UINT64_MAX);
    }
}

void wd_contents_map_write(wd_contents_map *map, wd_sync_space space, wd_range range) {
    store(map, space, range, WRITTEN);
}

void wd_contents_map_forget(wd_contents_map *map, wd_sync_space space, wd_range range) {
    if (wd_range_map_erase(&map->maps[space], range) != WD_OK ||
        (space == WD_SYNC_LINEAR && wd_range_map_erase(&map->host, range) != WD_OK)) {
        wd_contents_map_write_unknown(map, UINT64_MAX);
    }
    if (space == WD_SYNC_LINEAR) {
        wd_contents_map_note_access(map, range);
    }
}

// --- Sources

// add_source stores the source of a discard and returns the value for the maps.
static uint32_t add_source(wd_contents_map *map, const wd_contents_discard *discard,
                           const wd_contents_execution *execution) {
    const uint32_t number = map->next_source;
    map->next_source = number == UINT32_MAX >> CAUSE_BITS ? 1 : number + 1;
    numbered_source *slot = &map->sources[number % NUM_SOURCES];
    *slot = (numbered_source){.number = number};
    if (execution->describe) {
        execution->describe(execution->user, discard->tag, &slot->source);
    }
    return number << CAUSE_BITS | (uint32_t)discard->cause;
}

static const wd_contents_source *find_source(const wd_contents_map *map, uint32_t value) {
    static const wd_contents_source unknown;
    const numbered_source *slot = &map->sources[(value >> CAUSE_BITS) % NUM_SOURCES];
    return value && slot->number == value >> CAUSE_BITS ? &slot->source : &unknown;
}

// --- Reads

// checking is the check of one read.
typedef struct checking {
    const wd_contents_map *map;
    const wd_contents_read *read;
    bool is_written; // A part was written, and the read is not exact.
    wd_contents_undefined found;
} checking;

static void note_undefined(checking *at, wd_range range, wd_contents_cause cause, uint64_t tag,
                           const wd_contents_source *source) {
    if (!at->found.size) {
        at->found.range = range;
        at->found.cause = cause;
        at->found.tag = tag;
        at->found.source = source;
    }
    at->found.size += range.end - range.begin;
}

static bool check_earlier(void *user, wd_range range, const uint32_t *value) {
    checking *at = user;
    const bool is_new = !value && at->read->birth >= at->map->known_birth;
    if (!is_new && (!value || *value == WRITTEN)) {
        at->is_written = !at->read->is_exact;
        return at->read->is_exact;
    }
    const uint32_t cause = value ? *value & CAUSE_MASK : WD_CONTENTS_NEW;
    note_undefined(at, range, (wd_contents_cause)cause, 0, find_source(at->map, value ? *value : 0));
    return true;
}

static void check_part(checking *at, const wd_contents_log *log, const wd_contents_part *part) {
    if (part->origin == WD_CONTENTS_EARLIER) {
        wd_range_map_visit(&at->map->maps[at->read->space], part->range, true, check_earlier, at);
    } else {
        const wd_contents_discard *discard = &log->discards.items[part->origin];
        note_undefined(at, part->range, discard->cause, discard->tag, NULL);
    }
}

static void execute_read(wd_contents_map *map, const wd_contents_log *log,
                         const wd_contents_stored_read *stored, const wd_contents_execution *execution) {
    checking at = {.map = map, .read = &stored->read, .found = {.read = &stored->read}};
    for (size_t i = 0; i < stored->num_parts && !at.is_written; i++) {
        check_part(&at, log, &log->parts.items[stored->first_part + i]);
    }
    if (at.is_written || !at.found.size ||
        (execution->is_certain && !execution->is_certain(execution->user, &stored->read))) {
        return;
    }
    if (execution->report) {
        execution->report(execution->user, &at.found);
    }
    for (size_t i = 0; i < stored->num_parts; i++) { // One message for each mistake.
        const wd_contents_part *part = &log->parts.items[stored->first_part + i];
        if (part->origin == WD_CONTENTS_EARLIER) {
            store(map, (wd_sync_space)stored->read.space, part->range, WRITTEN);
        }
    }
}

// --- Writes and discards

// applying is the state of the ranges after a log, which is being stored in the map.
typedef struct applying {
    wd_contents_map *map;
    const wd_contents_log *log;
    const wd_contents_execution *execution;
    wd_sync_space space;
    uint32_t last_index, last_value; // The last discard and its value. UINT32_MAX: none yet.
} applying;

// value_of returns the map's value for a discard of the log.
static uint32_t value_of(applying *job, uint32_t index) {
    if (index != job->last_index) {
        job->last_value = add_source(job->map, &job->log->discards.items[index], job->execution);
        job->last_index = index;
    }
    return job->last_value;
}

static bool apply(void *user, wd_range range, const uint32_t *value) {
    applying *job = user;
    if (*value == WD_CONTENTS_READ) {
        return true;
    }
    const bool is_written = *value == WD_CONTENTS_WRITTEN;
    store(job->map, job->space, range, is_written ? WRITTEN : value_of(job, *value - WD_CONTENTS_DISCARDED));
    return true;
}

// --- The host

static uint32_t cause_of(uint32_t value) {
    return value & CAUSE_MASK;
}

static bool is_hidden(uint32_t value) {
    return value &&
           (cause_of(value) == WD_CONTENTS_DEVICE_WRITE || cause_of(value) == WD_CONTENTS_DEVICE_STORE);
}

// shown returns the value of a write that became visible. Of a write that may not have happened, nothing is known.
static uint32_t shown(uint32_t value) {
    return value && cause_of(value) != WD_CONTENTS_DEVICE_STORE
               ? (value & ~(uint32_t)CAUSE_MASK) | WD_CONTENTS_SHOWN_WRITE
               : 0;
}

static wd_range_action show(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)user;
    (void)range;
    (void)is_gap;
    *value = shown(*value);
    return WD_RANGE_KEEP;
}

static void forget_host(wd_contents_map *map) {
    wd_range_map_clear(&map->host);
    wd_range_map_clear(&map->unread);
}

static bool apply_host(void *user, wd_range range, const uint32_t *value) {
    applying *job = user;
    wd_contents_map *map = job->map;
    wd_status status;
    if (*value / 2) {
        const uint32_t index = *value / 2 - 1, write = value_of(job, index);
        const bool is_kept =
            job->execution->keeps_unread && job->log->discards.items[index].cause == WD_CONTENTS_DEVICE_WRITE;
        status = wd_range_map_store(&map->host, range, *value % 2 ? shown(write) : write);
        status = !status && is_kept ? wd_range_map_store(&map->unread, range, 1) : status;
    } else {
        status = wd_range_map_update(&map->host, range, true, show, NULL);
    }
    if (status) {
        forget_host(map);
    }
    return true;
}

static void execute_host(wd_contents_map *map, const wd_contents_log *log,
                         const wd_contents_execution *execution) {
    const wd_range all = {0, UINT64_MAX};
    if (log->shows_host && wd_range_map_update(&map->host, all, false, show, NULL) != WD_OK) {
        forget_host(map);
    }
    applying job = {.map = map, .log = log, .execution = execution, .last_index = UINT32_MAX};
    wd_range_map_visit(&log->host, all, false, apply_host, &job);
}

typedef struct hidden_search {
    const wd_contents_map *map;
    wd_contents_hidden *found;
    bool has_hidden;
} hidden_search;

static bool note_hidden(void *user, wd_range range, const uint32_t *value) {
    hidden_search *at = user;
    if (is_hidden(*value) && !at->has_hidden) {
        at->has_hidden = true;
        at->found->range = range;
        at->found->source = *find_source(at->map, *value);
    }
    return is_hidden(*value);
}

bool wd_contents_map_find_hidden(const wd_contents_map *map, wd_range range, wd_contents_hidden *found) {
    hidden_search at = {.map = map, .found = found};
    return wd_range_map_visit(&map->host, range, false, note_hidden, &at) && at.has_hidden;
}

typedef struct unread_search {
    const wd_contents_map *map;
    void (*visit)(void *user, const wd_contents_unread *write);
    void *user;
} unread_search;

static bool visit_unread(void *user, wd_range range, const uint32_t *unread, const uint32_t *write) {
    const unread_search *at = user;
    const uint32_t cause = unread && write && *write ? cause_of(*write) : WD_CONTENTS_DEVICE_STORE;
    if (cause != WD_CONTENTS_DEVICE_STORE) {
        at->visit(at->user, &(wd_contents_unread){range, cause == WD_CONTENTS_SHOWN_WRITE,
                                                  find_source(at->map, *write)});
    }
    return true;
}

void wd_contents_map_visit_unread(const wd_contents_map *map, wd_range range,
                                  void (*visit)(void *user, const wd_contents_unread *write), void *user) {
    unread_search at = {map, visit, user};
    wd_range_map_visit_pair(&map->unread, &map->host, range, visit_unread, &at);
}

void wd_contents_map_note_access(wd_contents_map *map, wd_range range) {
    if (wd_range_map_erase(&map->unread, range) != WD_OK) {
        wd_range_map_clear(&map->unread);
    }
}

static wd_range_action invalidate(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)user;
    (void)range;
    (void)is_gap;
    *value = is_hidden(*value) ? *value : 0;
    return WD_RANGE_KEEP;
}

void wd_contents_map_invalidate(wd_contents_map *map, wd_range range) {
    if (wd_range_map_update(&map->host, range, false, invalidate, NULL) != WD_OK) {
        forget_host(map);
    }
}

void wd_contents_execute(wd_contents_map *map, const wd_contents_log *log,
                         const wd_contents_execution *execution) {
    for (size_t i = 0; i < log->reads.count; i++) {
        execute_read(map, log, &log->reads.items[i], execution);
    }
    if (log->has_unknown_write) {
        wd_contents_map_write_unknown(map, execution->birth);
    }
    execute_host(map, log, execution);
    const wd_range all = {0, UINT64_MAX};
    applying job = {.map = map, .log = log, .execution = execution, .last_index = UINT32_MAX};
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        job.space = (wd_sync_space)i;
        wd_range_map_visit(&log->maps[i], all, false, apply, &job);
    }
}
