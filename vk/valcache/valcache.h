// The validation cache: the set of shaders that passed validation, in memory, as bytes and on disk.
//
// An entry is the 128-bit content hash of a SPIR-V module and the day of its last use. A module is in the set if a
// validator accepted it without a message; modules with errors or warnings are never added. Everything that can change
// a verdict (the validator's version, its target environment, its options) is part of the set's UUID, so sets with
// equal UUIDs hold verdicts of the same validator.
//
// The bytes of vkGetValidationCacheDataEXT and of files: the header of the specification's section "Validation Cache",
// a contents record, then entries of a fixed size in the order of their keys, each key once. Numbers are little-endian,
// keys are in XXH3's canonical form (big-endian).
//
// | offset    | size | field                                                                                        |
// |-----------|------|----------------------------------------------------------------------------------------------|
// | 0         | 4    | length of the header: 24                                                                     |
// | 4         | 4    | version: 1, VK_VALIDATION_CACHE_HEADER_VERSION_ONE_EXT                                       |
// | 8         | 16   | UUID, version 8 of RFC 9562                                                                  |
// | 24        | 8    | contents record: "WARDEN", the format (2), a line feed                                       |
// | 32        | 8    | contents record: number of entries                                                           |
// | 40        | 4    | contents record: 0                                                                           |
// | 44        | 4    | contents record: checksum, the low 32 bits of XXH3-64 over the bytes 0 to 43                 |
// | 48 + 24 n | 16   | entry n: key, the XXH3-128 of the module                                                     |
// | 64 + 24 n | 4    | entry n: day of last use, counted from 1970-01-01 UTC; 0: never used                         |
// | 68 + 24 n | 4    | entry n: checksum, the low 32 bits of XXH3-64 over the 20 bytes before; the seed is the      |
// |           |      | XXH3-64 of the UUID                                                                          |
//
// | damage                                                  | result                                                |
// |---------------------------------------------------------|-------------------------------------------------------|
// | shorter than the header, or another length or version   | no entry is read; the message states the offset       |
// | another UUID                                            | no entry is read                                      |
// | a wrong checksum, or a key not greater than the one     | the entry is skipped                                  |
// | before it                                               |                                                       |
// | a wrong checksum of the contents record                 | all entries are read, in any order                    |
// | the data ends before the counted entries                | the complete entries are read                         |
// | bytes after the last counted entry                      | they are not read                                     |
// | a day in the future                                     | it is replaced by today                               |
//
// Format 1, of earlier versions of Warden, has no contents record, and entries from byte 24 on in the order of their
// days, with XXH3-64 over the UUID, the key and the day (36 bytes) as checksum. It is read and sorted in memory, and
// the next write converts it. Caches of the Khronos validation layer have the same header and 32-bit hashes.
//
// In memory, a set has two parts: `base`, sorted entries that are used where they lie (a mapped file, for example), and
// a small hash table of the entries that were added or used since.
//
// | function                          | threads                                                                  |
// |-----------------------------------|--------------------------------------------------------------------------|
// | create, destroy                   | externally synchronized                                                  |
// | contains, insert                  | any thread; the lock of one shard is held during the look-up, none where |
// |                                   | `contains` finds a key that was found lately                             |
// | merge, get_data, add_data, trim,  | any thread, one at a time for each set; look-ups continue in the         |
// | load, save                        | meantime. load and save: any process                                     |
// | count, unsaved                    | any thread; the result may be out of date                                |
#ifndef WARDEN_VK_VALCACHE_VALCACHE_H
#define WARDEN_VK_VALCACHE_VALCACHE_H

#include "vk/util/allocator.h"
#include "vk/util/hash128.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_VALCACHE_HEADER_SIZE 24u
// WD_VALCACHE_VERSION is the version of the header: VK_VALIDATION_CACHE_HEADER_VERSION_ONE_EXT. The format of the bytes
// after the header has a number of its own, which is in the contents record (wd_valcache_format).
#define WD_VALCACHE_VERSION 1u
#define WD_VALCACHE_ENTRY_SIZE 24u
#define WD_VALCACHE_RECORD_SIZE 24u
#define WD_VALCACHE_ENTRIES_OFFSET (WD_VALCACHE_HEADER_SIZE + WD_VALCACHE_RECORD_SIZE)

typedef struct wd_valcache_uuid {
    uint8_t bytes[16];
} wd_valcache_uuid;

typedef struct wd_valcache_entry {
    wd_hash128 key;
    uint32_t day; // Last used: days since 1970-01-01, UTC.
} wd_valcache_entry;

typedef struct wd_valcache wd_valcache;

// wd_valcache_uuid_make hashes a text that names everything that can change a verdict.
wd_valcache_uuid wd_valcache_uuid_make(const char *text);

// wd_valcache_uuid_format writes 8-4-4-4-12 hexadecimal digits and a NUL.
void wd_valcache_uuid_format(const wd_valcache_uuid *uuid, char text[37]);

// wd_valcache_key is the content hash of a module's words.
wd_hash128 wd_valcache_key(const uint32_t *words, size_t num_words);

// wd_valcache_today returns the current day as wd_valcache_entry counts them.
uint32_t wd_valcache_today(void);

// wd_valcache_create makes an empty set. `today` stamps entries that are inserted and looked up. Days from outside that
// are in the future count as `today`. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_valcache_create(wd_allocator allocator, const wd_valcache_uuid *uuid, uint32_t today,
                             wd_valcache **cache);

// wd_valcache_destroy accepts NULL.
void wd_valcache_destroy(wd_valcache *cache);

const wd_valcache_uuid *wd_valcache_get_uuid(const wd_valcache *cache);

// wd_valcache_count returns the number of entries. Damaged entries of a mapped file count until they are found.
size_t wd_valcache_count(const wd_valcache *cache);

// wd_valcache_contains looks `key` up and stamps its entry.
bool wd_valcache_contains(wd_valcache *cache, wd_hash128 key);

// wd_valcache_insert adds `key`; if it is already there, its entry is stamped. WD_ERROR_OUT_OF_MEMORY leaves the set
// unchanged.
wd_status wd_valcache_insert(wd_valcache *cache, wd_hash128 key);

// wd_valcache_unsaved returns how many keys were inserted since the set was made, loaded or last saved.
size_t wd_valcache_unsaved(const wd_valcache *cache);

// wd_valcache_merge adds the entries of `source` to `target`, in time linear in both; of two stamps the later stays.
// Two threads may merge A into B and B into A at the same time.
//   WD_ERROR_INVALID_ARGUMENT  `target` and `source` are the same set, or their UUIDs differ: no change.
//   WD_ERROR_OUT_OF_MEMORY     no change.
wd_status wd_valcache_merge(wd_valcache *target, wd_valcache *source);

// wd_valcache_trim drops the entries that were not used for the longest time until at most `max_entries` are left
// (among those of one day: the highest keys). `num_dropped` may be NULL. WD_ERROR_OUT_OF_MEMORY drops nothing.
wd_status wd_valcache_trim(wd_valcache *cache, size_t max_entries, size_t *num_dropped);

// wd_valcache_get_data is vkGetValidationCacheDataEXT: with `data` NULL it writes the maximum size to `*size`;
// otherwise `*size` is the size of the buffer `data` and becomes the written size. If that is not everything, the
// buffer has complete entries, the most recently used ones, and the result is WD_ERROR_INCOMPLETE. A buffer smaller
// than the header gets 0 bytes. The same set gives the same bytes. WD_ERROR_OUT_OF_MEMORY writes nothing.
wd_status wd_valcache_get_data(wd_valcache *cache, size_t *size, void *data);

// wd_valcache_write_data writes header, contents record and entries to `data`, which has room for
// WD_VALCACHE_ENTRIES_OFFSET + num_entries * WD_VALCACHE_ENTRY_SIZE bytes. Readers expect ascending keys.
void wd_valcache_write_data(const wd_valcache_uuid *uuid, const wd_valcache_entry *entries,
                            size_t num_entries, void *data);

// wd_valcache_scan describes data from outside. Of a large file only the header and the contents record are read at
// first: damaged entries are counted when the file is saved.
typedef struct wd_valcache_scan {
    size_t num_entries; // Intact ones; of a mapped file: all.
    size_t num_damaged;
    size_t num_outside; // Bytes after the last entry.
    bool truncated;
    bool old_format; // The data is sorted by day, as older versions of Warden wrote it.
} wd_valcache_scan;

// wd_valcache_scan_is_damaged returns whether anything in the data is not as it was written.
static inline bool wd_valcache_scan_is_damaged(const wd_valcache_scan *scan) {
    return scan->num_damaged || scan->num_outside || scan->truncated;
}

// wd_valcache_add_data adds the intact entries of `data`. `scan` and `diagnostic` may be NULL; the diagnostic names
// the first damage also when the result is WD_OK.
//   WD_ERROR_INVALID_DATA   the header is not that of version ONE: nothing was added.
//   WD_ERROR_UNSUPPORTED    the data has another UUID: nothing was added.
//   WD_ERROR_OUT_OF_MEMORY  nothing was added.
wd_status wd_valcache_add_data(wd_valcache *cache, const void *data, size_t size, wd_valcache_scan *scan,
                               wd_diagnostic *diagnostic);

// wd_valcache_default_folder returns "$XDG_CACHE_HOME/warden", else "$HOME/.cache/warden", freed with wd_free;
// WD_ERROR_NOT_FOUND if neither variable holds an absolute path.
wd_status wd_valcache_default_folder(const wd_allocator *allocator, char **folder);

// wd_valcache_file_path returns "<folder>/<uuid>.valcache": sets with different UUIDs never share a file. Free it
// with wd_free.
wd_status wd_valcache_file_path(const wd_allocator *allocator, const char *folder,
                                const wd_valcache_uuid *uuid, char **path);

// wd_valcache_load adds the entries of the file `path`. A file of more than WD_VALCACHE_MAX_COPIED bytes is mapped and
// used where it lies, if the set is empty: the time does not depend on the number of entries. Smaller files are read
// and checked completely, so that a program that truncates them in place cannot end the process by SIGBUS. The
// temporary file of a process that was killed while it saved is removed.
//   WD_ERROR_NOT_FOUND   there is no such file.
//   WD_ERROR_NOT_A_FILE  a pipe or a device: it is not opened.
//   WD_ERROR_IO          errno holds the reason.
// and the errors of wd_valcache_add_data.
#define WD_VALCACHE_MAX_COPIED ((uint64_t)1 << 20)
wd_status wd_valcache_load(wd_valcache *cache, const char *path, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic);

// wd_valcache_lock_path returns the path of the lock file of `path`: "folder/.name.lock" for "folder/name". A process
// that replaces a cache file holds wd_valcache_lock on it. Free it with wd_free.
wd_status wd_valcache_lock_path(const wd_allocator *allocator, const char *path, char **lock_path);

// wd_valcache_lock locks `path` (which wd_file_link_target returned) and waits at most `max_wait_ms` for another
// process; the diagnostic says why it failed. `*lock` goes to wd_file_unlock. The errors are those of wd_file_lock.
enum { WD_VALCACHE_LOCK_WAIT_MS = 3000 };
wd_status wd_valcache_lock(const wd_allocator *allocator, const char *path, uint32_t max_wait_ms, int *lock,
                           wd_diagnostic *diagnostic);

// wd_valcache_save brings `path` up to date under the inter-process lock, for which it waits until no other process has
// saved the file for WD_VALCACHE_LOCK_WAIT_MS: the file, the entries that it lacks and new stamps are merged in one
// pass, at most `max_entries` (0: no limit) are kept, and the file is replaced atomically. Processes that save at the
// same time lose nothing. A symbolic link stays, and the file that it points to is replaced. Without new keys or stamps
// nothing is written. A file whose header is damaged or has another UUID is first renamed to "<path>.foreign". Missing
// folders are made. `scan` (may be NULL) describes the old file. The errors are those of wd_valcache_load and
// wd_valcache_lock; the diagnostic says why, and nothing was written.
wd_status wd_valcache_save(wd_valcache *cache, const char *path, size_t max_entries, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic);

#ifdef __cplusplus
}
#endif
#endif
