// Validation caches as streams of entries: read, merged and written in one pass, with memory that does not depend on
// their size. vkcache and wd_valcache_save are built on this.
//
//     sources (files, memory) -> wd_valcache_merge_streams -> wd_valcache_output (a file, memory, standard output)
//
// Nothing here locks; every object is for one thread at a time.
#ifndef WARDEN_VK_VALCACHE_VALCACHE_STREAM_H
#define WARDEN_VK_VALCACHE_VALCACHE_STREAM_H

#include "vk/util/file.h"
#include "vk/valcache/valcache.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_valcache_format {
    WD_VALCACHE_FORMAT_SORTED, // Format 2: a contents record, and entries in the order of their keys.
    WD_VALCACHE_FORMAT_OLD,    // Format 1, or format 2 with a damaged contents record: entries in any order.
    WD_VALCACHE_FORMAT_KHRONOS, // A cache of the Khronos validation layer: 32-bit hashes. It has no entries for Warden.
} wd_valcache_format;

// wd_valcache_source reads the entries of a cache one by one. The public members are for reading only.
typedef struct wd_valcache_source {
    wd_valcache_uuid uuid;
    wd_valcache_format format;
    uint64_t size;        // In bytes.
    uint64_t num_entries; // By the size and the contents record; of Khronos caches: hashes.
    // Of the entries that were read so far.
    wd_valcache_scan scan;

    // Private.
    wd_allocator allocator;
    uint64_t seed;               // Of the checksums.
    int fd;                      // -1: memory.
    const uint8_t *at, *end;     // The entries in the window.
    const uint8_t *window;       // The first byte of the window.
    uint64_t window_offset;      // Where it is in the file.
    uint64_t first_offset;       // Of the first entry.
    uint64_t next_offset;        // Of the entry at `at`.
    uint64_t end_offset;         // Of the first byte after the last complete entry.
    uint8_t *buffer;             // Owned; NULL for memory of the caller.
    const uint8_t *memory;       // The complete data; NULL for a file.
    uint64_t min_high, max_high; // Limits of the high halves of keys; an entry outside is out of order.
    bool has_key, sorted_here;   // An entry was read; the entries were sorted in memory and are intact.
    wd_hash128 last_key;
    wd_status error; // A read failed: errno is in `error_number`.
    int error_number;
} wd_valcache_source;

// wd_valcache_source_open opens the regular file `path`, or reads all of standard input ("-"). The header is checked.
//   WD_ERROR_INVALID_DATA  the header is not that of version ONE; the diagnostic names the byte.
//   and the errors of wd_file_open_regular, with a diagnostic without the path.
// wd_valcache_source_from_data reads memory of the caller, which must outlive the source. wd_valcache_source_close
// accepts a source that failed to open or was zeroed.
wd_status wd_valcache_source_open(wd_valcache_source *source, const wd_allocator *allocator, const char *path,
                                  wd_diagnostic *diagnostic);
wd_status wd_valcache_source_from_data(wd_valcache_source *source, const wd_allocator *allocator,
                                       const void *data, size_t size, wd_diagnostic *diagnostic);
void wd_valcache_source_close(wd_valcache_source *source);

typedef enum wd_valcache_item {
    WD_VALCACHE_ITEM_END,
    WD_VALCACHE_ITEM_ENTRY,
    WD_VALCACHE_ITEM_DAMAGED, // The checksum or the order is wrong: skipped.
} wd_valcache_item;

// wd_valcache_source_next reads the next entry. `entry` is written for ..._ENTRY, `diagnostic` (may be NULL) for
// ..._DAMAGED, and at the end if the data is truncated, has bytes outside the entries, or could not be read: then
// source->error is not WD_OK.
wd_valcache_item wd_valcache_source_next(wd_valcache_source *source, wd_valcache_entry *entry,
                                         wd_diagnostic *diagnostic);

// wd_valcache_source_sort prepares a source of the old format for wd_valcache_merge_streams: it reads all of it, keeps
// the intact entries and sorts them. Sources of format 2 do not change. `diagnostic` (may be NULL) gets the first
// damage.
wd_status wd_valcache_source_sort(wd_valcache_source *source, wd_diagnostic *diagnostic);

// wd_valcache_output is where merged entries go.
typedef struct wd_valcache_output {
    uint64_t num_entries; // Written so far.

    // Private.
    wd_allocator allocator;
    wd_valcache_uuid uuid;
    wd_file_writer file;
    bool to_memory, to_stdout, is_committed;
    wd_file_writer *part_of; // The file of another output, which is written from part_offset on.
    uint64_t part_offset;
    int fd; // A temporary file for standard output.
    uint8_t *buffer;
    size_t used, capacity;
} wd_valcache_output;

// wd_valcache_output_open starts to write the file `path`, which lives as long as the output, and for which the caller
// holds wd_valcache_lock; with `path` NULL, standard output. wd_valcache_output_to_memory writes the entries, without
// header and record, to `memory`. An output that was opened ends with a commit or a discard. The errors are those of
// wd_file_writer.
wd_status wd_valcache_output_open(wd_valcache_output *output, const wd_allocator *allocator,
                                  const wd_valcache_uuid *uuid, const char *path);
void wd_valcache_output_to_memory(wd_valcache_output *output, const wd_valcache_uuid *uuid, void *memory);
wd_status wd_valcache_output_commit(wd_valcache_output *output);
void wd_valcache_output_discard(wd_valcache_output *output);

// wd_valcache_limit selects entries: all since `first_day`, and of `first_day` the first `num_of_first_day` in the
// order of keys.
typedef struct wd_valcache_limit {
    uint32_t first_day;
    uint64_t num_of_first_day;
} wd_valcache_limit;
#define WD_VALCACHE_LIMIT_NONE                                                                               \
    { 0, UINT64_MAX }

// wd_valcache_totals counts distinct entries.
typedef struct wd_valcache_totals {
    uint64_t num_kept, num_dropped;
} wd_valcache_totals;

// wd_valcache_merge_streams writes the union of `sources` to `output` (NULL: counts only), each key once with its
// latest day. Days after `today` become `today`. All sources have the same UUID and are sorted. `first_damage` (may be
// NULL) has an element for each source. Time is linear in the number of entries (times the logarithm of the number of
// sources).
//   WD_ERROR_IO             a source could not be read (its `error` is set), or the output could not be written.
//   WD_ERROR_OUT_OF_MEMORY  nothing was written.
wd_status wd_valcache_merge_streams(const wd_allocator *allocator, wd_valcache_source *const *sources,
                                    size_t num_sources, uint32_t today, const wd_valcache_limit *limit,
                                    wd_valcache_output *output, wd_valcache_totals *totals,
                                    wd_diagnostic *first_damage);

// wd_valcache_merge_files is wd_valcache_merge_streams with a thread for each processor (at most 8), if the sources are
// large files, the output is a file and nothing is left out. Otherwise it uses only the calling thread. For tools: a
// layer starts no threads.
wd_status wd_valcache_merge_files(const wd_allocator *allocator, wd_valcache_source *const *sources,
                                  size_t num_sources, uint32_t today, const wd_valcache_limit *limit,
                                  wd_valcache_output *output, wd_valcache_totals *totals,
                                  wd_diagnostic *first_damage);

// wd_valcache_find_limit reads the sources once and returns the limit that keeps the `max_entries` most recently used
// entries, and no entry before `first_day`. Afterwards the sources are at their beginning. Days that are more than
// 65534 days ago count as one. The errors are those of wd_valcache_merge_streams.
wd_status wd_valcache_find_limit(const wd_allocator *allocator, wd_valcache_source *const *sources,
                                 size_t num_sources, uint32_t today, uint64_t max_entries, uint32_t first_day,
                                 wd_valcache_limit *limit);

#ifdef __cplusplus
}
#endif
#endif
