// Merging large files with several threads. Keys are spread evenly, so each thread merges an equal part of the range of
// keys.
//
// A thread does not know how many duplicates the parts before its own have. It writes its part where it would be
// without duplicates, and at the end the parts are moved together.
#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

#include "vk/valcache/valcache_internal.h"

enum { MAX_PARTS = 8, MAX_PART_SOURCES = 512 };
static const uint64_t min_entries = 1 << 18; // Fewer are merged faster than threads start.

// part is the work of one thread.
typedef struct part {
    const wd_allocator *allocator;
    wd_valcache_source *sources, **pointers; // Each reads the part of a source.
    size_t num_sources;
    uint32_t today;
    wd_valcache_output output;
    uint64_t offset; // Of the part in the file.
    wd_valcache_totals totals;
    wd_diagnostic *first_damage; // An element for each source.
    wd_status status;
    int error_number;
    pthread_t thread;
    bool is_started;
} part;

// read_intact reads the first intact entry at or after `index` and before `end`; it returns its index, or `end`.
static uint64_t read_intact(const wd_valcache_source *source, uint64_t index, uint64_t end, uint64_t *key) {
    uint8_t entry[WD_VALCACHE_ENTRY_SIZE];
    for (; index < end; index++) {
        const uint64_t offset = source->first_offset + index * WD_VALCACHE_ENTRY_SIZE;
        if (pread(source->fd, entry, sizeof entry, (off_t)offset) == (ssize_t)sizeof entry &&
            wd_valcache_is_intact(source->seed, entry)) {
            *key = wd_valcache_get_u64_big(entry);
            return index;
        }
    }
    return end;
}

// find_boundary returns the index of the first entry whose key has a high half of at least `high`.
static uint64_t find_boundary(const wd_valcache_source *source, uint64_t high) {
    uint64_t low = 0, end = source->num_entries;
    while (low < end) {
        const uint64_t middle = low + (end - low) / 2;
        uint64_t key = 0;
        const uint64_t found = read_intact(source, middle, end, &key);
        if (found == end || key >= high) {
            end = middle;
        } else {
            low = found + 1;
        }
    }
    return low;
}

// open_part makes a source of the entries of `complete` with keys from `first` to `last` (high halves).
static wd_status open_part(wd_valcache_source *source, const wd_valcache_source *complete, uint64_t first,
                           uint64_t last) {
    assert(first <= last);
    *source = *complete;
    const uint64_t begin = first ? find_boundary(complete, first) : 0;
    const uint64_t end = last == UINT64_MAX ? complete->num_entries : find_boundary(complete, last + 1);
    assert(begin <= complete->num_entries && end <= complete->num_entries);
    source->num_entries = end > begin ? end - begin : 0;
    source->first_offset = complete->first_offset + begin * WD_VALCACHE_ENTRY_SIZE;
    source->end_offset = source->first_offset + source->num_entries * WD_VALCACHE_ENTRY_SIZE;
    source->max_high = last;
    source->min_high = first;
    source->scan = (wd_valcache_scan){0};
    source->buffer = wd_valcache_source_new_buffer(source);
    if (!source->buffer) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_valcache_source_rewind(source);
    return WD_OK;
}

static void close_part(part *part) {
    for (size_t i = 0; part->sources && i < part->num_sources; i++) {
        wd_free(part->allocator, part->sources[i].buffer); // The file belongs to the source of the caller.
    }
    wd_free(part->allocator, part->sources);
    wd_free(part->allocator, part->pointers);
    wd_free(part->allocator, part->first_damage);
    wd_free(part->allocator, part->output.buffer);
}

static wd_status init_part(part *part, wd_valcache_source *const *sources, uint64_t first, uint64_t last) {
    part->sources = wd_alloc_zero(part->allocator, part->num_sources, sizeof *part->sources);
    part->pointers = wd_alloc_zero(part->allocator, part->num_sources, sizeof *part->pointers);
    part->first_damage = wd_alloc_zero(part->allocator, part->num_sources, sizeof *part->first_damage);
    if (!part->sources || !part->pointers || !part->first_damage) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    wd_status status = WD_OK;
    for (size_t i = 0; i < part->num_sources && status == WD_OK; i++) {
        part->pointers[i] = &part->sources[i];
        status = open_part(&part->sources[i], sources[i], first, last);
    }
    return status;
}

static void *run_part(void *user) {
    part *part = user;
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    part->status = wd_valcache_merge_streams(part->allocator, part->pointers, part->num_sources, part->today,
                                             &none, &part->output, &part->totals, part->first_damage);
    if (part->status == WD_OK) {
        part->status = wd_valcache_output_flush(&part->output);
    }
    part->error_number = errno;
    return NULL;
}

// join_parts moves the parts together.
static wd_status join_parts(wd_valcache_output *output, part *parts, size_t num_parts, uint8_t *buffer,
                            size_t buffer_size) {
    uint64_t end = WD_VALCACHE_ENTRIES_OFFSET;
    for (size_t p = 0; p < num_parts; p++) {
        assert(end <= parts[p].offset);
        const uint64_t size = parts[p].totals.num_kept * WD_VALCACHE_ENTRY_SIZE;
        for (uint64_t done = 0; end != parts[p].offset && done < size;) {
            const size_t chunk = size - done < buffer_size ? (size_t)(size - done) : buffer_size;
            const ssize_t got = pread(output->file.fd, buffer, chunk, (off_t)(parts[p].offset + done));
            if (got <= 0 ||
                wd_file_writer_write_at(&output->file, end + done, buffer, (size_t)got) != WD_OK) {
                return WD_ERROR_IO;
            }
            done += (uint64_t)got;
        }
        end += size;
        output->num_entries += parts[p].totals.num_kept;
    }
    return ftruncate(output->file.fd, (off_t)end) == 0 ? WD_OK : WD_ERROR_IO;
}

static bool is_suitable(wd_valcache_source *const *sources, size_t num_sources, size_t num_parts,
                        const wd_valcache_limit *limit, const wd_valcache_output *output) {
    uint64_t num_entries = 0;
    for (size_t i = 0; i < num_sources; i++) {
        num_entries += sources[i]->num_entries;
        if (sources[i]->fd < 0 || sources[i]->format != WD_VALCACHE_FORMAT_SORTED) {
            return false;
        }
    }
    return num_parts > 1 && num_entries >= min_entries && num_sources * num_parts <= MAX_PART_SOURCES &&
           limit->first_day == 0 && limit->num_of_first_day == UINT64_MAX && !output->to_memory &&
           !output->to_stdout;
}

// collect_results adds the counts of the parts to the sources of the caller.
static wd_status collect_results(part *parts, size_t num_parts, wd_valcache_source *const *sources,
                                 size_t num_sources, wd_valcache_totals *totals,
                                 wd_diagnostic *first_damage) {
    wd_status status = WD_OK;
    for (size_t p = 0; p < num_parts; p++) {
        totals->num_kept += parts[p].totals.num_kept;
        for (size_t i = 0; i < num_sources; i++) {
            sources[i]->scan.num_entries += parts[p].sources[i].scan.num_entries;
            sources[i]->scan.num_damaged += parts[p].sources[i].scan.num_damaged;
            sources[i]->scan.truncated |= parts[p].sources[i].scan.truncated;
            if (first_damage && !first_damage[i].message[0]) {
                first_damage[i] = parts[p].first_damage[i];
            }
        }
        if (status == WD_OK && parts[p].status != WD_OK) {
            status = parts[p].status;
            errno = parts[p].error_number;
        }
    }
    for (size_t i = 0; first_damage && i < num_sources; i++) {
        if (!first_damage[i].message[0]) {
            wd_valcache_source_diagnose_end(sources[i], &first_damage[i]);
        }
    }
    return status;
}

static wd_status run_parts(part *parts, size_t num_parts, wd_valcache_output *output,
                           wd_valcache_source *const *sources) {
    assert(num_parts && num_parts <= MAX_PARTS);
    wd_status status = WD_OK;
    uint64_t offset = WD_VALCACHE_ENTRIES_OFFSET;
    for (size_t p = 0; p < num_parts && status == WD_OK; p++) {
        const uint64_t step = UINT64_MAX / num_parts;
        status = init_part(&parts[p], sources, p * step + (p ? 1 : 0),
                           p + 1 == num_parts ? UINT64_MAX : (p + 1) * step);
        parts[p].offset = offset;
        for (size_t i = 0; status == WD_OK && i < parts[p].num_sources; i++) {
            offset += parts[p].sources[i].num_entries * WD_VALCACHE_ENTRY_SIZE;
        }
        if (status == WD_OK) {
            status = wd_valcache_output_open_part(&parts[p].output, output, parts[p].offset);
        }
    }
    for (size_t p = 1; p < num_parts && status == WD_OK; p++) {
        parts[p].is_started = pthread_create(&parts[p].thread, NULL, run_part, &parts[p]) == 0;
    }
    for (size_t p = 0; p < num_parts && status == WD_OK; p++) {
        if (!parts[p].is_started) { // The first part is for this thread, and those that got no thread.
            run_part(&parts[p]);
        }
    }
    for (size_t p = 0; p < num_parts; p++) {
        if (parts[p].is_started) {
            pthread_join(parts[p].thread, NULL);
        }
    }
    return status;
}

wd_status wd_valcache_merge_files(const wd_allocator *allocator, wd_valcache_source *const *sources,
                                  size_t num_sources, uint32_t today, const wd_valcache_limit *limit,
                                  wd_valcache_output *output, wd_valcache_totals *totals,
                                  wd_diagnostic *first_damage) {
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
    const size_t num_parts = processors > MAX_PARTS ? MAX_PARTS : processors > 1 ? (size_t)processors : 1;
    if (!is_suitable(sources, num_sources, num_parts, limit, output)) {
        return wd_valcache_merge_streams(allocator, sources, num_sources, today, limit, output, totals,
                                         first_damage);
    }
    *totals = (wd_valcache_totals){0};
    part parts[MAX_PARTS];
    for (size_t p = 0; p < num_parts; p++) {
        parts[p] = (part){.allocator = allocator, .num_sources = num_sources, .today = today};
    }
    output->used = 0; // The head is written at the end.
    wd_status status = run_parts(parts, num_parts, output, sources);
    if (status == WD_OK) {
        status = collect_results(parts, num_parts, sources, num_sources, totals, first_damage);
    }
    if (status == WD_OK) {
        status = join_parts(output, parts, num_parts, output->buffer, output->capacity);
    }
    const int reason = errno;
    for (size_t p = 0; p < num_parts; p++) {
        close_part(&parts[p]);
    }
    errno = reason;
    return status;
}
