// Shared by the files of the validation cache: the bytes of an entry, and the set.
#ifndef WARDEN_VK_VALCACHE_VALCACHE_INTERNAL_H
#define WARDEN_VK_VALCACHE_VALCACHE_INTERNAL_H

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>
#include <xxhash.h>

#include "vk/valcache/valcache.h"
#include "vk/valcache/valcache_stream.h"

// --- Bytes ---

static inline uint64_t wd_valcache_swap_on_little_endian(uint64_t value) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return __builtin_bswap64(value);
#else
    return value;
#endif
}

static inline uint64_t wd_valcache_get_u64_big(const uint8_t *at) {
    uint64_t value;
    memcpy(&value, at, sizeof value);
    return wd_valcache_swap_on_little_endian(value);
}

static inline void wd_valcache_put_u64_big(uint8_t *at, uint64_t value) {
    value = wd_valcache_swap_on_little_endian(value);
    memcpy(at, &value, sizeof value);
}

static inline uint32_t wd_valcache_swap_on_big_endian(uint32_t value) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return value;
#else
    return __builtin_bswap32(value);
#endif
}

static inline uint32_t wd_valcache_get_u32(const uint8_t *at) {
    uint32_t value;
    memcpy(&value, at, sizeof value);
    return wd_valcache_swap_on_big_endian(value);
}

static inline void wd_valcache_put_u32(uint8_t *at, uint32_t value) {
    value = wd_valcache_swap_on_big_endian(value);
    memcpy(at, &value, sizeof value);
}

// --- Entries ---

// Offsets of the members of an encoded entry (valcache.h). The checksum covers the bytes before it.
enum {
    WD_VALCACHE_ENTRY_KEY_HIGH = 0,
    WD_VALCACHE_ENTRY_KEY_LOW = 8,
    WD_VALCACHE_ENTRY_DAY = 16,
    WD_VALCACHE_ENTRY_CHECKSUM = 20,
};

static inline wd_hash128 wd_valcache_get_key(const uint8_t *entry) {
    return (wd_hash128){.low = wd_valcache_get_u64_big(entry + WD_VALCACHE_ENTRY_KEY_LOW),
                        .high = wd_valcache_get_u64_big(entry + WD_VALCACHE_ENTRY_KEY_HIGH)};
}

static inline void wd_valcache_put_key(uint8_t *entry, wd_hash128 key) {
    wd_valcache_put_u64_big(entry + WD_VALCACHE_ENTRY_KEY_HIGH, key.high);
    wd_valcache_put_u64_big(entry + WD_VALCACHE_ENTRY_KEY_LOW, key.low);
}

static inline uint32_t wd_valcache_get_day(const uint8_t *entry) {
    return wd_valcache_get_u32(entry + WD_VALCACHE_ENTRY_DAY);
}

static inline uint32_t wd_valcache_get_checksum(const uint8_t *entry) {
    return wd_valcache_get_u32(entry + WD_VALCACHE_ENTRY_CHECKSUM);
}

// wd_valcache_put_day_and_checksum writes both: `checksum` is the checksum of the entry with this day.
static inline void wd_valcache_put_day_and_checksum(uint8_t *entry, uint32_t day, uint32_t checksum) {
    wd_valcache_put_u32(entry + WD_VALCACHE_ENTRY_DAY, day);
    wd_valcache_put_u32(entry + WD_VALCACHE_ENTRY_CHECKSUM, checksum);
}

static inline int wd_valcache_compare_keys(wd_hash128 a, wd_hash128 b) {
    if (a.high != b.high) {
        return a.high < b.high ? -1 : 1;
    }
    return a.low == b.low ? 0 : a.low < b.low ? -1 : 1;
}

// wd_valcache_seed returns the seed of the checksums of entries in a cache with `uuid`. Because of the seed, an entry
// that was copied from a cache with another UUID has a wrong checksum.
static inline uint64_t wd_valcache_seed(const wd_valcache_uuid *uuid) {
    return XXH3_64bits(uuid->bytes, sizeof uuid->bytes);
}

static inline uint32_t wd_valcache_checksum(uint64_t seed, const uint8_t *entry) {
    return (uint32_t)XXH3_64bits_withSeed(entry, WD_VALCACHE_ENTRY_CHECKSUM, seed);
}

static inline bool wd_valcache_is_intact(uint64_t seed, const uint8_t *entry) {
    return wd_valcache_get_checksum(entry) == wd_valcache_checksum(seed, entry);
}

// wd_valcache_is_intact_old compares the checksum of an entry of format 1.
bool wd_valcache_is_intact_old(const wd_valcache_uuid *uuid, const uint8_t *entry);

void wd_valcache_put_entry(uint64_t seed, const wd_valcache_entry *entry, uint8_t *at);

// wd_valcache_put_day replaces the day and the checksum of an encoded entry.
void wd_valcache_put_day(uint64_t seed, uint32_t day, uint8_t *entry);

// wd_valcache_put_head writes the header and the contents record: WD_VALCACHE_ENTRIES_OFFSET bytes.
void wd_valcache_put_head(const wd_valcache_uuid *uuid, uint64_t num_entries, uint8_t *at);

// wd_valcache_layout is the meaning of the first bytes of a cache.
typedef struct wd_valcache_layout {
    wd_valcache_uuid uuid;
    wd_valcache_format format;
    uint64_t first_offset; // Of the entries.
    uint64_t num_entries;  // Complete ones.
    uint64_t num_outside;  // Bytes after the last entry that the contents record counts.
    bool truncated;
} wd_valcache_layout;

// wd_valcache_parse_head reads `head_size` bytes at the start of a cache of `size` bytes; more than
// WD_VALCACHE_ENTRIES_OFFSET are not needed. WD_ERROR_INVALID_DATA: it has no header of version ONE.
wd_status wd_valcache_parse_head(const uint8_t *head, size_t head_size, uint64_t size,
                                 wd_valcache_layout *layout, wd_diagnostic *diagnostic);

// wd_valcache_find returns the index of `key` in `count` sorted entries, or SIZE_MAX. It interpolates: keys are hashes.
// The checksum of the entry is not compared.
size_t wd_valcache_find(const uint8_t *entries, size_t count, wd_hash128 key);

// wd_valcache_sort_entries sorts encoded entries by key.
void wd_valcache_sort_entries(uint8_t *entries, size_t count);

// wd_valcache_source_from_entries makes a source of sorted entries in memory, without header. They are checked while
// they are read, unless `intact`.
void wd_valcache_source_from_entries(wd_valcache_source *source, const wd_valcache_uuid *uuid,
                                     const uint8_t *entries, size_t count, bool intact);

// wd_valcache_source_refill reads the next entries of a file into the window. It returns false at the end.
bool wd_valcache_source_refill(wd_valcache_source *source);

// The diagnostics of the item that was read last.
void wd_valcache_source_diagnose_end(const wd_valcache_source *source, wd_diagnostic *diagnostic);
void wd_valcache_source_diagnose_damage(const wd_valcache_source *source, const uint8_t *entry,
                                        wd_diagnostic *diagnostic);

// wd_valcache_source_step is wd_valcache_source_next without diagnostics: `*entry` is encoded, valid until the next
// step, and written for damaged entries too. The key of an intact entry is in source->last_key.
static inline wd_valcache_item wd_valcache_source_step(wd_valcache_source *source, const uint8_t **entry) {
    if (source->at == source->end && !wd_valcache_source_refill(source)) {
        return WD_VALCACHE_ITEM_END;
    }
    const uint8_t *at = source->at;
    *entry = at;
    source->at += WD_VALCACHE_ENTRY_SIZE;
    source->next_offset += WD_VALCACHE_ENTRY_SIZE;
    const wd_hash128 key = wd_valcache_get_key(at);
    const bool is_outside = key.high < source->min_high || key.high > source->max_high;
    const bool must_ascend = source->format == WD_VALCACHE_FORMAT_SORTED && source->has_key;
    if (!source->sorted_here &&
        ((!wd_valcache_is_intact(source->seed, at) &&
          (source->format != WD_VALCACHE_FORMAT_OLD || !wd_valcache_is_intact_old(&source->uuid, at))) ||
         is_outside || (must_ascend && wd_valcache_compare_keys(source->last_key, key) >= 0))) {
        source->scan.num_damaged++;
        return WD_VALCACHE_ITEM_DAMAGED;
    }
    source->has_key = true;
    source->last_key = key;
    source->scan.num_entries++;
    return WD_VALCACHE_ITEM_ENTRY;
}

// wd_valcache_source_new_buffer allocates the window of a file.
uint8_t *wd_valcache_source_new_buffer(const wd_valcache_source *source);

// wd_valcache_output_open_part makes an output that writes entries to the file of `complete` from `offset` on. It ends
// with wd_valcache_output_flush, and its buffer is freed with wd_free.
wd_status wd_valcache_output_open_part(wd_valcache_output *output, const wd_valcache_output *complete,
                                       uint64_t offset);
wd_status wd_valcache_output_flush(wd_valcache_output *output);

// wd_valcache_source_rewind returns to the first entry and forgets what was counted.
void wd_valcache_source_rewind(wd_valcache_source *source);

// wd_valcache_output_add sets `*entry` to the WD_VALCACHE_ENTRY_SIZE bytes of the next entry, which the caller encodes
// there before the next call.
static inline wd_status wd_valcache_output_add(wd_valcache_output *output, uint8_t **entry) {
    wd_status status = WD_OK;
    if (output->capacity - output->used < WD_VALCACHE_ENTRY_SIZE) {
        status = wd_valcache_output_flush(output);
    }
    *entry = output->buffer + output->used;
    output->used += WD_VALCACHE_ENTRY_SIZE;
    output->num_entries++;
    return status;
}

// --- The set ---

enum { WD_VALCACHE_NUM_SHARDS = 16 };

typedef struct wd_valcache_slot {
    wd_valcache_entry entry;
    bool used;
    bool is_new;    // The key is not in the base.
    bool collected; // It is in the copy of the table that is being merged into a new base.
} wd_valcache_slot;

// wd_valcache_shard is an open-addressing table of the keys whose highest bits are the shard's number.
typedef struct wd_valcache_shard {
    _Alignas(64) pthread_mutex_t lock;
    wd_valcache_slot *slots;
    size_t capacity; // A power of two, or 0.
    size_t count;
    size_t num_new; // Slots with is_new.
} wd_valcache_shard;

// wd_valcache_base is a part of the set that is never changed, only replaced.
typedef struct wd_valcache_base {
    const uint8_t *entries; // Sorted.
    size_t count;
    bool intact;   // All checksums were compared.
    void *memory;  // Owned, with the allocator of the set; or NULL.
    void *mapping; // Owned; or NULL.
    size_t mapping_size;
} wd_valcache_base;

// wd_valcache_recent is a key that was found lately and has today's stamp. Two such words are read and written without
// a lock: `check` is the key's high half ^ its low half ^ the set's slot_seed, so that halves of two keys do not match
// (Hyatt, Mann: A lockless transposition-table implementation for parallel search, 2002).
typedef struct wd_valcache_recent {
    _Atomic uint64_t low, check;
} wd_valcache_recent;

enum { WD_VALCACHE_NUM_RECENT = 1024 }; // A power of two; 16 KB.

struct wd_valcache {
    wd_allocator allocator;
    wd_valcache_uuid uuid;
    uint32_t today;
    uint64_t seed;      // Of the checksums.
    uint64_t slot_seed; // Differs from set to set, so that no data from outside can choose the slots; not 0.
    void *memory;       // The allocation; the set starts at the next multiple of its alignment.
    atomic_size_t unsaved; // Keys inserted since the last save or load.
    // Most look-ups of an application that uses its modules again end here. Written with the lock of the key's shard.
    wd_valcache_recent recent[WD_VALCACHE_NUM_RECENT];
    atomic_bool changed; // A key or a stamp is new since then, or the file has damage or the old format.

    pthread_mutex_t rewrite_lock; // Held while `base` is replaced or read without the lock of a shard.
    wd_valcache_base base;        // Replaced with the locks of all shards held.
    bool base_is_saved;           // The file has all of the base. Guarded by rewrite_lock.
    wd_valcache_shard shards[WD_VALCACHE_NUM_SHARDS];
};

// All of these want rewrite_lock held.

// wd_valcache_collect copies the hash tables as sorted, encoded entries, freed with wd_free.
wd_status wd_valcache_collect(wd_valcache *cache, uint8_t **entries, size_t *count);

// wd_valcache_replace_base makes `base` the base and drops the slots of the tables that wd_valcache_collect copied
// last.
void wd_valcache_replace_base(wd_valcache *cache, const wd_valcache_base *base);

// wd_valcache_rebuild merges base, tables and `extra` (NULL: none) to a new base in memory.
wd_status wd_valcache_rebuild(wd_valcache *cache, wd_valcache_source *extra, const wd_valcache_limit *limit,
                              wd_diagnostic *first_damage);

// wd_valcache_validate checks the tables of all shards and the order of the base, for tests. Each change checks its own
// key in builds without NDEBUG. No other thread may use the set.
bool wd_valcache_validate(const wd_valcache *cache);

void wd_valcache_base_finish(const wd_allocator *allocator, wd_valcache_base *base);

#endif
