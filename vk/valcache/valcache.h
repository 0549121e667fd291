// The validation cache: the set of shaders that passed validation, in memory, as bytes and on disk.
//
// An entry is the 128-bit content hash of a SPIR-V module and the day when it was last asked for. A module is in the
// set when a validator accepted it without a word; failures and warnings are never kept. Everything that could change a verdict
// (the validator's version, its target environment, its options) goes into the UUID of the set, so that two sets with
// equal UUIDs mean the same.
//
// The bytes are those of VK_EXT_validation_cache: the header of the specification's section "Validation Cache", then
// entries of a fixed size, each with its own checksum. docs/validation_cache.md has the field table. Whatever is
// wrong in data from outside costs at most the entry that it is in.
//
// | function                                                | threads                                          |
// |---------------------------------------------------------|--------------------------------------------------|
// | create, destroy                                         | externally synchronized                          |
// | contains, insert                                        | any thread; one shard's lock, held for a look-up  |
// | merge, get_data, add_data, get_entries, trim, count     | any thread; each shard is seen at one moment, the |
// |                                                         | complete set is not                                |
// | load, save                                              | any thread and any process                       |
#ifndef WARDEN_VK_VALCACHE_VALCACHE_H
#define WARDEN_VK_VALCACHE_VALCACHE_H

#include "vk/util/allocator.h"
#include "vk/util/hash128.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_VALCACHE_HEADER_SIZE 24u
#define WD_VALCACHE_VERSION 1u // VK_VALIDATION_CACHE_HEADER_VERSION_ONE_EXT
#define WD_VALCACHE_ENTRY_SIZE 24u

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

// wd_valcache_create makes an empty set. `today` stamps entries that are inserted and looked up. Days from outside that are in the future
// count as `today`. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_valcache_create(wd_allocator allocator, const wd_valcache_uuid *uuid, uint32_t today,
                             wd_valcache **cache);

// wd_valcache_destroy accepts NULL.
void wd_valcache_destroy(wd_valcache *cache);

const wd_valcache_uuid *wd_valcache_get_uuid(const wd_valcache *cache);

// wd_valcache_count returns the number of entries.
size_t wd_valcache_count(const wd_valcache *cache);

// wd_valcache_contains looks `key` up and stamps its entry.
bool wd_valcache_contains(wd_valcache *cache, wd_hash128 key);

// wd_valcache_insert adds `key`; one that is there already is stamped. WD_ERROR_OUT_OF_MEMORY leaves the set unchanged.
wd_status wd_valcache_insert(wd_valcache *cache, wd_hash128 key);

// wd_valcache_unsaved returns how many keys were inserted since the set was made, loaded or last saved.
size_t wd_valcache_unsaved(const wd_valcache *cache);

// wd_valcache_merge adds the entries of `source` to `target`; of two stamps the later stays. Two threads may merge A
// into B and B into A at the same time.
//   WD_ERROR_INVALID_ARGUMENT  `target` and `source` are the same set, or their UUIDs differ: no change.
//   WD_ERROR_OUT_OF_MEMORY     no change, unless another thread inserted into `target` meanwhile.
wd_status wd_valcache_merge(wd_valcache *target, const wd_valcache *source);

// wd_valcache_trim drops the entries that were not used for the longest time until at most `max_entries` are left
// (among those of one day: the highest keys). `num_dropped` may be NULL. WD_ERROR_OUT_OF_MEMORY drops nothing.
wd_status wd_valcache_trim(wd_valcache *cache, size_t max_entries, size_t *num_dropped);

// wd_valcache_get_entries copies the entries, most recent day first and by key within a day. Free them with wd_free
// and `allocator`. An empty set gives a pointer to no entries.
wd_status wd_valcache_get_entries(const wd_valcache *cache, const wd_allocator *allocator,
                                  wd_valcache_entry **entries, size_t *num_entries);

// wd_valcache_get_data is vkGetValidationCacheDataEXT: with `data` NULL it writes the size of everything to `*size`;
// otherwise `*size` is the room in `data` and becomes the written size. If that is not everything, it is complete
// entries, the most recently used first, and WD_ERROR_INCOMPLETE. Room for less than a header gives 0 bytes. The same
// set gives the same bytes. WD_ERROR_OUT_OF_MEMORY writes nothing.
wd_status wd_valcache_get_data(const wd_valcache *cache, size_t *size, void *data);

// wd_valcache_write_data writes header and entries to `data`, which has room for
// WD_VALCACHE_HEADER_SIZE + num_entries * WD_VALCACHE_ENTRY_SIZE bytes.
void wd_valcache_write_data(const wd_valcache_uuid *uuid, const wd_valcache_entry *entries,
                            size_t num_entries, void *data);

// Reading bytes from outside, one item after the other. The reader owns nothing; `data` must outlive it.
typedef struct wd_valcache_reader {
    const uint8_t *data;
    size_t size;
    size_t offset; // Of the next item.
    wd_valcache_uuid uuid;
} wd_valcache_reader;

typedef enum wd_valcache_item {
    WD_VALCACHE_ITEM_END,
    WD_VALCACHE_ITEM_ENTRY,
    WD_VALCACHE_ITEM_DAMAGED,   // The checksum does not match: skipped.
    WD_VALCACHE_ITEM_TRUNCATED, // The data stops within an entry; the end comes next.
} wd_valcache_item;

// wd_valcache_reader_init checks the header. WD_ERROR_INVALID_DATA: too short, or a length or version that version
// ONE does not have; the diagnostic names the byte.
wd_status wd_valcache_reader_init(wd_valcache_reader *reader, const void *data, size_t size,
                                  wd_diagnostic *diagnostic);

// wd_valcache_reader_next reads the item at `reader->offset`. `entry` is written for ..._ENTRY, `diagnostic` (may be
// NULL) for ..._DAMAGED and ..._TRUNCATED.
wd_valcache_item wd_valcache_reader_next(wd_valcache_reader *reader, wd_valcache_entry *entry,
                                         wd_diagnostic *diagnostic);

// wd_valcache_scan counts the entries in data from outside.
typedef struct wd_valcache_scan {
    size_t num_entries; // Complete ones, duplicates included.
    size_t num_damaged;
    bool truncated;
} wd_valcache_scan;

// wd_valcache_add_data adds the complete entries of `data`. `scan` and `diagnostic` may be NULL; the diagnostic names
// the first damage also when the result is WD_OK.
//   WD_ERROR_INVALID_DATA   the header is none of version ONE: nothing was added.
//   WD_ERROR_UNSUPPORTED    the data has another UUID: nothing was added.
//   WD_ERROR_OUT_OF_MEMORY  the entries before the failure were added.
wd_status wd_valcache_add_data(wd_valcache *cache, const void *data, size_t size, wd_valcache_scan *scan,
                               wd_diagnostic *diagnostic);

// wd_valcache_default_folder returns "$XDG_CACHE_HOME/warden", else "$HOME/.cache/warden", freed with wd_free;
// WD_ERROR_NOT_FOUND if neither variable holds an absolute path.
wd_status wd_valcache_default_folder(const wd_allocator *allocator, char **folder);

// wd_valcache_file_path returns "<folder>/<uuid>.valcache": sets with different UUIDs never share a file. Free it
// with wd_free.
wd_status wd_valcache_file_path(const wd_allocator *allocator, const char *folder,
                                const wd_valcache_uuid *uuid, char **path);

// wd_valcache_load adds the entries of the file `path`.
//   WD_ERROR_NOT_FOUND   there is no such file.
//   WD_ERROR_NOT_A_FILE  a pipe or a device: it is not opened.
//   WD_ERROR_IO          errno holds the reason.
// and the errors of wd_valcache_add_data.
wd_status wd_valcache_load(wd_valcache *cache, const char *path, wd_valcache_scan *scan,
                           wd_diagnostic *diagnostic);

// wd_valcache_lock_path returns the path of the lock file of `path`: "folder/.name.lock" for "folder/name". Whoever
// replaces a cache file holds wd_valcache_lock on it. Free it with wd_free.
wd_status wd_valcache_lock_path(const wd_allocator *allocator, const char *path, char **lock_path);

// wd_valcache_lock is wd_file_lock with a wait of five seconds; the diagnostic says why it failed. `*lock` goes to
// wd_file_unlock.
wd_status wd_valcache_lock(const char *lock_path, int *lock, wd_diagnostic *diagnostic);

// wd_valcache_save brings `path` up to date under the inter-process lock: the entries that the file has by now are
// added to the set, the set is trimmed to `max_entries` (0: no bound), and the file is replaced atomically. Two
// processes that save at the same time lose nothing. Without new keys or stamps nothing is touched. A file whose header is
// damaged or has another UUID is first renamed to "<path>.foreign". Missing folders are made. The errors are those of
// wd_valcache_load and wd_valcache_lock; the diagnostic says why, and nothing was written.
wd_status wd_valcache_save(wd_valcache *cache, const char *path, size_t max_entries,
                           wd_diagnostic *diagnostic);

#ifdef __cplusplus
}
#endif
#endif
