// The log of a recording.
#include "vk/syncval/contents/contents_internal.h"

wd_contents_log *wd_contents_log_create(wd_allocator allocator) {
    wd_contents_log *log = wd_alloc_zero(&allocator, 1, sizeof(*log));
    if (!log) {
        return NULL;
    }
    log->allocator = allocator;
    log->stamp = 1;
    wd_range_map_init(&log->host, allocator);
    wd_range_map_init(&log->watched, allocator);
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        wd_range_map_init(&log->maps[i], allocator);
    }
    return log;
}

static void clear_maps(wd_contents_log *log) {
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        wd_range_map_clear(&log->maps[i]);
    }
}

void wd_contents_log_destroy(wd_contents_log *log) {
    if (!log) {
        return;
    }
    const wd_allocator allocator = log->allocator;
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        wd_range_map_finish(&log->maps[i]);
    }
    wd_range_map_finish(&log->host);
    wd_range_map_finish(&log->watched);
    WD_VECTOR_FINISH(&allocator, &log->reads);
    WD_VECTOR_FINISH(&allocator, &log->parts);
    WD_VECTOR_FINISH(&allocator, &log->discards);
    wd_free(&allocator, log);
}

void wd_contents_log_clear(wd_contents_log *log) {
    clear_maps(log);
    log->reads.count = log->parts.count = log->discards.count = 0;
    log->stamp++;
    log->has_unknown_write = log->shows_host = false;
    wd_range_map_clear(&log->host);
    wd_range_map_clear(&log->watched);
}

uint64_t wd_contents_log_stamp(const wd_contents_log *log) {
    return log->stamp;
}

void wd_contents_log_write_unknown(wd_contents_log *log) {
    clear_maps(log);
    wd_contents_log_show_host(log, NULL);
    log->has_unknown_write = true;
}

static bool has_map(wd_sync_space space) {
    return space < (wd_sync_space)WD_CONTENTS_NUM_SPACES;
}

static void store(wd_contents_log *log, wd_sync_space space, wd_range range, uint32_t value) {
    if (has_map(space) && wd_range_map_store(&log->maps[space], range, value) != WD_OK) {
        wd_contents_log_write_unknown(log);
    }
}

void wd_contents_log_write(wd_contents_log *log, wd_sync_space space, wd_range range) {
    store(log, space, range, WD_CONTENTS_WRITTEN);
}

// index_of returns the index of a discard, which it adds unless the last one is equal, or UINT32_MAX without memory.
static uint32_t index_of(wd_contents_log *log, wd_contents_cause cause, uint64_t tag) {
    const size_t count = log->discards.count;
    const wd_contents_discard *last = count ? &log->discards.items[count - 1] : NULL;
    if (last && last->cause == cause && last->tag == tag) {
        return (uint32_t)(count - 1);
    }
    wd_contents_discard *added =
        count < UINT32_MAX / 2 ? WD_VECTOR_PUSH(&log->allocator, &log->discards) : NULL;
    if (!added) {
        return UINT32_MAX;
    }
    *added = (wd_contents_discard){tag, cause};
    return (uint32_t)count;
}

void wd_contents_log_discard(wd_contents_log *log, wd_sync_space space, wd_range range,
                             wd_contents_cause cause, uint64_t tag) {
    const uint32_t index = index_of(log, cause, tag);
    log->stamp++;
    if (index == UINT32_MAX) {
        wd_contents_log_write_unknown(log);
    } else {
        store(log, space, range, WD_CONTENTS_DISCARDED + index);
    }
}

// --- The host

void wd_contents_log_write_for_host(wd_contents_log *log, wd_range range, uint64_t tag, bool is_certain) {
    const uint32_t index =
        index_of(log, is_certain ? WD_CONTENTS_DEVICE_WRITE : WD_CONTENTS_DEVICE_STORE, tag);
    if (index == UINT32_MAX || wd_range_map_store(&log->host, range, (index + 1) * 2) != WD_OK) {
        wd_contents_log_show_host(log, NULL);
    }
}

static wd_range_action show(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)user;
    (void)range;
    (void)is_gap;
    *value |= 1;
    return WD_RANGE_KEEP;
}

static void show_all(wd_contents_log *log) {
    const wd_range all = {0, UINT64_MAX};
    if (wd_range_map_update(&log->host, all, false, show, NULL) != WD_OK) {
        wd_range_map_clear(&log->host);
    }
    log->shows_host = true;
}

void wd_contents_log_show_host(wd_contents_log *log, const wd_range *range) {
    log->stamp++;
    // The writes of earlier recordings to the range become visible, too.
    if (!range || wd_range_map_update(&log->host, *range, true, show, NULL) != WD_OK) {
        show_all(log);
    }
}

void wd_contents_log_watch(wd_contents_log *log, wd_range range, uint64_t tag) {
    const uint32_t index = index_of(log, WD_CONTENTS_DEVICE_WRITE, tag);
    if (index != UINT32_MAX) { // Without memory, the range is not watched.
        (void)wd_range_map_infill(&log->watched, range, index);
    }
}

typedef struct visiting {
    const wd_contents_log *log;
    wd_contents_watched visit;
    void *user;
} visiting;

static bool visit_watched(void *user, wd_range range, const uint32_t *read, const uint32_t *state) {
    const visiting *job = user;
    if (read && (!state || *state == WD_CONTENTS_READ)) {
        job->visit(job->user, range, job->log->discards.items[*read].tag);
    }
    return true;
}

void wd_contents_log_visit_watched(const wd_contents_log *log, wd_range range, wd_contents_watched visit,
                                   void *user) {
    visiting job = {log, visit, user};
    if (!log->has_unknown_write) {
        wd_range_map_visit_pair(&log->watched, &log->maps[WD_SYNC_LINEAR], range, visit_watched, &job);
    }
}

// --- Reads

// collection is a read whose parts are being collected at the end of log->parts.
typedef struct collection {
    wd_contents_log *log;
    bool is_exact;
    bool is_dropped;
} collection;

static bool collect(void *user, wd_range range, const uint32_t *value) {
    collection *at = user;
    wd_contents_log *log = at->log;
    const bool is_written = value ? *value < WD_CONTENTS_DISCARDED : log->has_unknown_write;
    if (is_written) {
        at->is_dropped = !at->is_exact;
        return at->is_exact;
    }
    wd_contents_part *part = WD_VECTOR_PUSH(&log->allocator, &log->parts);
    if (!part) {
        at->is_dropped = true;
        return false;
    }
    *part = (wd_contents_part){range, value ? *value - WD_CONTENTS_DISCARDED : WD_CONTENTS_EARLIER};
    return true;
}

// store_read adds the read whose parts are those from `first` on, and marks the parts: one read of a range decides for
// all, and one message is enough.
static void store_read(wd_contents_log *log, const wd_contents_read *read, size_t first) {
    wd_contents_stored_read *added = WD_VECTOR_PUSH(&log->allocator, &log->reads);
    if (!added) {
        log->parts.count = first;
        return;
    }
    *added = (wd_contents_stored_read){*read, first, log->parts.count - first};
    for (size_t i = first; i < log->parts.count; i++) {
        const wd_contents_part *part = &log->parts.items[i];
        store(log, (wd_sync_space)read->space, part->range,
              part->origin == WD_CONTENTS_EARLIER ? WD_CONTENTS_READ : WD_CONTENTS_WRITTEN);
    }
}

void wd_contents_log_read(wd_contents_log *log, const wd_contents_read *read, const wd_range *ranges,
                          size_t num_ranges) {
    collection at = {.log = log, .is_exact = read->is_exact};
    const size_t first = log->parts.count;
    for (size_t i = 0; has_map((wd_sync_space)read->space) && i < num_ranges && !at.is_dropped; i++) {
        wd_range_map_visit(&log->maps[read->space], ranges[i], true, collect, &at);
    }
    if (at.is_dropped || log->parts.count == first) {
        log->parts.count = first;
    } else {
        store_read(log, read, first);
    }
}

// --- Secondary command buffers

typedef struct appending {
    wd_contents_log *log;
    const wd_contents_log *secondary;
    uint64_t offset;
    wd_sync_space space;
} appending;

static uint32_t moved_discard(const appending *job, uint32_t index) {
    const wd_contents_discard *discard = &job->secondary->discards.items[index];
    return index_of(job->log, discard->cause, discard->tag + job->offset);
}

// append_part collects the parts of a part of the secondary log. It returns whether the read can still be reported.
static bool append_part(const appending *job, collection *at, const wd_contents_part *part,
                        wd_sync_space space) {
    if (part->origin == WD_CONTENTS_EARLIER) {
        wd_range_map_visit(&job->log->maps[space], part->range, true, collect, at);
        return !at->is_dropped;
    }
    const uint32_t index = moved_discard(job, part->origin);
    wd_contents_part *added =
        index == UINT32_MAX ? NULL : WD_VECTOR_PUSH(&job->log->allocator, &job->log->parts);
    if (added) {
        *added = (wd_contents_part){part->range, index};
    }
    return added != NULL;
}

static void append_read(const appending *job, const wd_contents_stored_read *stored) {
    wd_contents_log *log = job->log;
    collection at = {.log = log, .is_exact = stored->read.is_exact};
    const size_t first = log->parts.count;
    bool is_kept = true;
    for (size_t i = 0; i < stored->num_parts && is_kept; i++) {
        is_kept = append_part(job, &at, &job->secondary->parts.items[stored->first_part + i],
                              (wd_sync_space)stored->read.space);
    }
    if (!is_kept || log->parts.count == first) {
        log->parts.count = first;
        return;
    }
    wd_contents_read read = stored->read;
    read.tag += job->offset;
    store_read(log, &read, first);
}

// append_state applies the state of a range after the secondary log.
static bool append_state(void *user, wd_range range, const uint32_t *value) {
    const appending *job = user;
    if (*value == WD_CONTENTS_WRITTEN) {
        wd_contents_log_write(job->log, job->space, range);
    } else if (*value >= WD_CONTENTS_DISCARDED) {
        const wd_contents_discard *discard = &job->secondary->discards.items[*value - WD_CONTENTS_DISCARDED];
        wd_contents_log_discard(job->log, job->space, range, discard->cause, discard->tag + job->offset);
    }
    return true;
}

static bool append_host(void *user, wd_range range, const uint32_t *value) {
    const appending *job = user;
    if (*value / 2) {
        const wd_contents_discard *write = &job->secondary->discards.items[*value / 2 - 1];
        wd_contents_log_write_for_host(job->log, range, write->tag + job->offset,
                                       write->cause == WD_CONTENTS_DEVICE_WRITE);
    }
    if (*value % 2) {
        wd_contents_log_show_host(job->log, &range);
    }
    return true;
}

static bool append_watched(void *user, wd_range range, const uint32_t *value) {
    const appending *job = user;
    wd_contents_log_watch(job->log, range, job->secondary->discards.items[*value].tag + job->offset);
    return true;
}

void wd_contents_log_append(wd_contents_log *log, const wd_contents_log *secondary, uint64_t offset,
                            wd_contents_keep keep, void *user) {
    appending job = {.log = log, .secondary = secondary, .offset = offset};
    for (size_t i = 0; i < secondary->reads.count; i++) {
        const wd_contents_stored_read *stored = &secondary->reads.items[i];
        if (keep(user, stored->read.resource)) {
            append_read(&job, stored);
        }
    }
    if (secondary->has_unknown_write) {
        wd_contents_log_write_unknown(log);
    }
    const wd_range all = {0, UINT64_MAX};
    for (int i = 0; i < WD_CONTENTS_NUM_SPACES; i++) {
        job.space = (wd_sync_space)i;
        wd_range_map_visit(&secondary->maps[i], all, false, append_state, &job);
    }
    if (secondary->shows_host) {
        wd_contents_log_show_host(log, NULL);
    }
    wd_range_map_visit(&secondary->host, all, false, append_host, &job);
    wd_range_map_visit(&secondary->watched, all, false, append_watched, &job);
}
