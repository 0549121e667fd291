#include "vk/syncval/validator/recorder/barrier_cache.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

// A set has the slots in which a command may be. With 128 commands, as for 64 images in turn, nearly all sets suffice.
enum { NUM_SLOTS = 512, SET_SIZE = 4 };

// entry is a single allocation that includes the memory of its pointers.
typedef struct entry {
    uint64_t hash;
    uint64_t *key;
    uint32_t key_length;
    wd_syncval_known_command command;
} entry;

struct wd_syncval_known_commands {
    wd_allocator allocator;
    entry *slots[NUM_SLOTS];  // Sets, by hash. NULL: free.
    uint32_t seen[NUM_SLOTS]; // Sets of lower halves of hashes that were looked up.
    uint32_t num_replaced, num_seen;
};

static void forget(const wd_allocator *allocator, entry *known) {
    if (!known) {
        return;
    }
    for (uint32_t i = 0; i < known->command.num_ranged; i++) {
        wd_state_unref((wd_state_object *)known->command.objects[i]);
    }
    wd_free(allocator, known);
}

void wd_syncval_barrier_cache_finish(wd_syncval_barrier_cache *cache) {
    wd_syncval_known_commands *commands = cache->commands;
    if (!commands) {
        return;
    }
    const wd_allocator allocator = commands->allocator;
    for (size_t i = 0; i < NUM_SLOTS; i++) {
        forget(&allocator, commands->slots[i]);
    }
    wd_free(&allocator, commands);
    cache->commands = NULL;
}

// --- Keys

static inline uint64_t mix(uint64_t hash, uint64_t word) {
    return (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
}

static inline void add_word(wd_syncval_command_key *key, uint64_t word) {
    assert(key->length < WD_SYNCVAL_MAX_COMMAND_KEY);
    key->words[key->length++] = word;
    key->hash = mix(key->hash, word);
}

// add_parts adds bytes [begin, end) of each of `count` structs of `size` bytes. There is no padding in these
// bytes.
static inline void add_parts(wd_syncval_command_key *key, const void *structs, uint32_t count, size_t size,
                             size_t begin, size_t end) {
    for (uint32_t i = 0; i < count; i++) {
        const char *from = (const char *)structs + i * size + begin;
        uint64_t word;
        size_t rest = end - begin;
        for (; rest >= sizeof word; rest -= sizeof word, from += sizeof word) {
            memcpy(&word, from, sizeof word);
            add_word(key, word);
        }
        if (rest) {
            uint32_t half;
            memcpy(&half, from, sizeof half);
            add_word(key, half);
        }
    }
}

#define ADD_PARTS(key, Struct, barriers, kind, first, last)                                                  \
    add_parts(key, (barriers)->arrays[kind], (barriers)->num[kind], sizeof(Struct), offsetof(Struct, first), \
              offsetof(Struct, last) + sizeof(((Struct *)0)->last))

// begin_key starts the key of a command with this number of barriers. It returns false if the key would be
// too long.
static bool begin_key(wd_syncval_command_key *key, uint64_t num_memory, uint64_t num_buffers,
                      uint64_t num_images) {
    enum { MEMORY_WORDS = 4, BUFFER_WORDS = 8, IMAGE_WORDS = 10, FIRST_WORDS = 2 };
    key->length = 0;
    key->hash = 0;
    if (num_buffers + num_images == 0 ||
        num_memory * MEMORY_WORDS + num_buffers * BUFFER_WORDS + num_images * IMAGE_WORDS + FIRST_WORDS >
            WD_SYNCVAL_MAX_COMMAND_KEY) {
        return false;
    }
    add_word(key, num_memory << 32 | num_buffers << 16 | num_images);
    return true;
}

void wd_syncval_command_key_init(wd_syncval_command_key *key, const wd_state_barriers *barriers) {
    if (!begin_key(key, barriers->num[WD_STATE_BARRIER_MEMORY], barriers->num[WD_STATE_BARRIER_BUFFER],
                   barriers->num[WD_STATE_BARRIER_IMAGE])) {
        return;
    }
    if (barriers->is_second) {
        add_word(key, UINT64_MAX); // No stages of the command.
        ADD_PARTS(key, VkMemoryBarrier2, barriers, WD_STATE_BARRIER_MEMORY, srcStageMask, dstAccessMask);
        ADD_PARTS(key, VkBufferMemoryBarrier2, barriers, WD_STATE_BARRIER_BUFFER, srcStageMask, size);
        ADD_PARTS(key, VkImageMemoryBarrier2, barriers, WD_STATE_BARRIER_IMAGE, srcStageMask,
                  subresourceRange);
    } else {
        add_word(key, barriers->src_stages << 32 | barriers->dst_stages);
        ADD_PARTS(key, VkMemoryBarrier, barriers, WD_STATE_BARRIER_MEMORY, srcAccessMask, dstAccessMask);
        ADD_PARTS(key, VkBufferMemoryBarrier, barriers, WD_STATE_BARRIER_BUFFER, srcAccessMask, size);
        ADD_PARTS(key, VkImageMemoryBarrier, barriers, WD_STATE_BARRIER_IMAGE, srcAccessMask,
                  subresourceRange);
    }
}

uint32_t wd_syncval_command_key_num_ranged(const wd_syncval_command_key *key) {
    assert(key->length);
    return (uint32_t)((key->words[0] >> 16 & 0xFFFF) + (key->words[0] & 0xFFFF));
}

// --- The table

// first_slot returns the first slot of the command's set.
static size_t first_slot(const wd_syncval_command_key *key) {
    return (size_t)(key->hash >> 32) % (NUM_SLOTS / SET_SIZE) * SET_SIZE;
}

static bool has_key(const entry *known, const wd_syncval_command_key *key) {
    return known && known->hash == key->hash && known->key_length == key->length &&
           memcmp(known->key, key->words, key->length * sizeof(*key->words)) == 0;
}

// choose returns a slot for this key: a stale one, a free one, or one of the set in turn.
static entry **choose(wd_syncval_known_commands *commands, const wd_syncval_command_key *key) {
    entry **set = &commands->slots[first_slot(key)];
    for (uint32_t i = 0; i < SET_SIZE; i++) {
        if (!set[i] || has_key(set[i], key)) {
            return &set[i];
        }
    }
    return &set[commands->num_replaced++ % SET_SIZE];
}

// was_seen returns whether the command was looked up before, as far as the set has room for it.
static bool was_seen(wd_syncval_known_commands *commands, const wd_syncval_command_key *key) {
    uint32_t *set = &commands->seen[first_slot(key)];
    for (uint32_t i = 0; i < SET_SIZE; i++) {
        if (set[i] == (uint32_t)key->hash) {
            return true;
        }
    }
    set[commands->num_seen++ % SET_SIZE] = (uint32_t)key->hash;
    return false;
}

// are_alive returns false if an object was destroyed: another object may have the handle now.
static bool are_alive(const wd_syncval_known_command *known) {
    for (uint32_t i = 0; i < known->num_ranged; i++) {
        if (wd_state_is_destroyed(known->objects[i])) {
            return false;
        }
    }
    return true;
}

const wd_syncval_known_command *wd_syncval_barrier_cache_find(const wd_syncval_barrier_cache *cache,
                                                              const wd_syncval_command_key *key) {
    const wd_syncval_known_commands *commands = cache->commands;
    if (!key->length || !commands) {
        return NULL;
    }
    entry *const *set = &commands->slots[first_slot(key)];
    const entry *known = NULL;
    for (uint32_t i = 0; i < SET_SIZE && !known; i++) {
        known = has_key(set[i], key) ? set[i] : NULL;
    }
    return known && are_alive(&known->command) ? &known->command : NULL;
}

static void *take(char **at, const void *source, size_t size) {
    void *copy = *at;
    if (size) {
        memcpy(copy, source, size);
    }
    *at += size;
    return copy;
}

static size_t size_of(const wd_syncval_command_key *key, const wd_syncval_known_command *command) {
    size_t num_ranges = 0;
    for (uint32_t i = 0; i < command->num_ranged; i++) {
        num_ranges += command->ranged[i].num_ranges;
    }
    return sizeof(entry) + key->length * sizeof(uint64_t) + command->num_globals * sizeof(wd_sync_barrier) +
           command->num_ranged * (sizeof(wd_sync_range_barrier) + sizeof(void *)) +
           num_ranges * sizeof(wd_range) + command->num_changes * sizeof(wd_syncval_layout_change);
}

static entry *make_entry(const wd_allocator *allocator, const wd_syncval_command_key *key,
                         const wd_syncval_known_command *from) {
    entry *made = wd_alloc(allocator, size_of(key, from));
    if (!made) {
        return NULL;
    }
    char *at = (char *)(made + 1);
    wd_syncval_known_command *command = &made->command;
    made->hash = key->hash;
    made->key_length = key->length;
    made->key = take(&at, key->words, key->length * sizeof(uint64_t));
    *command = *from;
    command->globals = take(&at, from->globals, from->num_globals * sizeof(wd_sync_barrier));
    command->ranged = take(&at, from->ranged, from->num_ranged * sizeof(wd_sync_range_barrier));
    command->objects = take(&at, from->objects, from->num_ranged * sizeof(void *));
    for (uint32_t i = 0; i < from->num_ranged; i++) {
        command->ranged[i].ranges =
            take(&at, from->ranged[i].ranges, from->ranged[i].num_ranges * sizeof(wd_range));
        wd_state_ref((wd_state_object *)command->objects[i]);
    }
    command->changes = take(&at, from->changes, from->num_changes * sizeof(wd_syncval_layout_change));
    assert((size_t)(at - (char *)made) == size_of(key, from));
    return made;
}

static wd_syncval_known_commands *table_of(wd_syncval_barrier_cache *cache, const wd_allocator *allocator) {
    if (!cache->commands) {
        cache->commands = wd_alloc_zero(allocator, 1, sizeof(*cache->commands));
        if (cache->commands) {
            cache->commands->allocator = *allocator;
        }
    }
    return cache->commands;
}

void wd_syncval_barrier_cache_add(wd_syncval_barrier_cache *cache, const wd_allocator *allocator,
                                  const wd_syncval_command_key *key,
                                  const wd_syncval_known_command *command) {
    assert(key->length);
    wd_syncval_known_commands *commands = table_of(cache, allocator);
    if (!commands || !was_seen(commands, key)) {
        return;
    }
    entry *made = make_entry(allocator, key, command);
    if (!made) {
        return;
    }
    entry **slot = choose(commands, key);
    forget(allocator, *slot);
    *slot = made;
}
