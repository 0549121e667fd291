#include "vk/syncval/validator/record/known_command.h"

#include <stddef.h>
#include <string.h>

#include "vk/syncval/validator/record/transfers.h"

enum { NUM_SLOTS = 256 };

// known_command is a single allocation that includes the memory of its pointers.
typedef struct known_command {
    uint64_t hash;
    uint64_t *key;
    wd_sync_barrier *globals;
    wd_sync_range_barrier *ranged; // Their ranges are in the same allocation.
    wd_state_object **objects;     // One for each element of `ranged`, referenced.
    wd_syncval_layout_change *changes;
    uint32_t key_length, num_globals, num_ranged, num_changes;
    bool has_transition;
} known_command;

struct wd_syncval_known_commands {
    wd_allocator allocator;
    known_command *slots[NUM_SLOTS]; // By hash; each command has two possible slots. NULL: free.
    uint32_t seen[NUM_SLOTS];        // Lower halves of hashes that were looked up.
    uint32_t num_replaced;
};

static void forget(const wd_allocator *allocator, known_command *known) {
    if (!known) {
        return;
    }
    for (uint32_t i = 0; i < known->num_ranged; i++) {
        wd_state_unref(known->objects[i]);
    }
    wd_free(allocator, known);
}

void wd_syncval_known_commands_destroy(wd_syncval_known_commands *commands) {
    if (!commands) {
        return;
    }
    const wd_allocator allocator = commands->allocator;
    for (size_t i = 0; i < NUM_SLOTS; i++) {
        forget(&allocator, commands->slots[i]);
    }
    wd_free(&allocator, commands);
}

// --- Keys

static inline uint64_t mix(uint64_t hash, uint64_t word) {
    return (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
}

static inline void add_word(wd_syncval_command_key *key, uint64_t word) {
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

#define ADD_PARTS(key, Struct, structs, count, first, last)                                                  \
    add_parts(key, structs, count, sizeof(Struct), offsetof(Struct, first),                                  \
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

void wd_syncval_known_commands_key_v1(wd_syncval_command_key *key, const wd_syncval_barriers_v1 *barriers) {
    if (!begin_key(key, barriers->num_memory, barriers->num_buffers, barriers->num_images)) {
        return;
    }
    add_word(key, (uint64_t)barriers->src_stages << 32 | barriers->dst_stages);
    ADD_PARTS(key, VkMemoryBarrier, barriers->memory, barriers->num_memory, srcAccessMask, dstAccessMask);
    ADD_PARTS(key, VkBufferMemoryBarrier, barriers->buffers, barriers->num_buffers, srcAccessMask, size);
    ADD_PARTS(key, VkImageMemoryBarrier, barriers->images, barriers->num_images, srcAccessMask,
              subresourceRange);
}

void wd_syncval_known_commands_key_info(wd_syncval_command_key *key, const VkDependencyInfo *info) {
    if (!begin_key(key, info->memoryBarrierCount, info->bufferMemoryBarrierCount,
                   info->imageMemoryBarrierCount)) {
        return;
    }
    add_word(key, UINT64_MAX); // No stages of version 1.
    ADD_PARTS(key, VkMemoryBarrier2, info->pMemoryBarriers, info->memoryBarrierCount, srcStageMask,
              dstAccessMask);
    ADD_PARTS(key, VkBufferMemoryBarrier2, info->pBufferMemoryBarriers, info->bufferMemoryBarrierCount,
              srcStageMask, size);
    ADD_PARTS(key, VkImageMemoryBarrier2, info->pImageMemoryBarriers, info->imageMemoryBarrierCount,
              srcStageMask, subresourceRange);
}

// --- The table

static size_t slot_of(const wd_syncval_command_key *key) {
    return (size_t)(key->hash >> 32) % NUM_SLOTS;
}

static bool has_key(const known_command *known, const wd_syncval_command_key *key) {
    return known && known->hash == key->hash && known->key_length == key->length &&
           memcmp(known->key, key->words, key->length * sizeof(*key->words)) == 0;
}

// choose returns a slot for this key: a stale one, a free one, or one of the two in turn.
static known_command **choose(wd_syncval_known_commands *commands, const wd_syncval_command_key *key) {
    known_command **first = &commands->slots[slot_of(key)], **second = &commands->slots[slot_of(key) ^ 1];
    if (!*first || has_key(*first, key)) {
        return first;
    }
    if (!*second || has_key(*second, key)) {
        return second;
    }
    return commands->num_replaced++ % 2 ? first : second;
}

// are_alive returns false if an object was destroyed: another object may have the handle now.
static bool are_alive(const known_command *known) {
    for (uint32_t i = 0; i < known->num_ranged; i++) {
        if (wd_state_is_destroyed(known->objects[i])) {
            return false;
        }
    }
    return true;
}

bool wd_syncval_known_commands_find(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                    wd_call *call, const wd_syncval_command_key *key) {
    const wd_syncval_known_commands *commands = recorder->known_commands;
    if (!key->length || !commands || recorder->in_pass) {
        return false;
    }
    const known_command *known = commands->slots[slot_of(key)];
    if (!has_key(known, key)) {
        known = commands->slots[slot_of(key) ^ 1];
    }
    if (!has_key(known, key) || !are_alive(known)) {
        return false;
    }
    dependency->recorder = recorder;
    dependency->call = call;
    dependency->globals = known->globals;
    dependency->ranged = known->ranged;
    dependency->objects = (const wd_state_object **)known->objects;
    dependency->first_ranges = NULL;
    dependency->changes = known->changes;
    dependency->num_changes = known->num_changes;
    dependency->num_globals = dependency->globals_capacity = known->num_globals;
    dependency->num_ranged = dependency->ranged_capacity = known->num_ranged;
    dependency->has_transition = known->has_transition;
    dependency->has_release = dependency->has_acquisition = false;
    dependency->num_transfers = recorder->transfers ? recorder->transfers->count : 0;
    dependency->failed = dependency->is_noted = false;
    dependency->is_known = true;
    return true;
}

static bool is_sparse(const wd_state_object *object) {
    return object->type == VK_OBJECT_TYPE_IMAGE
               ? ((const wd_state_image *)object)->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT
               : ((const wd_state_buffer *)object)->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT;
}

// can_remember returns whether the command can be cached. If a barrier is missing because its resource or
// addresses are unknown, they may be known the next time.
static bool can_remember(const wd_syncval_dependency *dependency, const wd_syncval_command_key *key) {
    const uint64_t counts = key->words[0];
    if (dependency->failed || dependency->recorder->failed || dependency->recorder->in_pass ||
        dependency->recorder->ranges.out_of_memory || dependency->has_release ||
        dependency->has_acquisition ||
        dependency->num_ranged != (counts >> 16 & 0xFFFF) + (counts & 0xFFFF)) {
        return false;
    }
    for (uint32_t i = 0; i < dependency->num_ranged; i++) {
        if (is_sparse(dependency->objects[i])) {
            return false;
        }
    }
    return true;
}

static void *take(char **at, const void *source, size_t size) {
    void *copy = *at;
    if (size) {
        memcpy(copy, source, size);
    }
    *at += size;
    return copy;
}

static known_command *make_known(const wd_syncval_dependency *dependency, const wd_syncval_command_key *key) {
    const wd_syncval_recorder *recorder = dependency->recorder;
    size_t num_ranges = 0;
    for (uint32_t i = 0; i < dependency->num_ranged; i++) {
        num_ranges += dependency->ranged[i].num_ranges;
    }
    const size_t size = sizeof(known_command) + key->length * sizeof(uint64_t) +
                        dependency->num_globals * sizeof(wd_sync_barrier) +
                        dependency->num_ranged * (sizeof(wd_sync_range_barrier) + sizeof(void *)) +
                        num_ranges * sizeof(wd_range) +
                        dependency->num_changes * sizeof(wd_syncval_layout_change);
    known_command *known = wd_alloc(&recorder->device->allocator, size);
    if (!known) {
        return NULL;
    }
    char *at = (char *)(known + 1);
    known->hash = key->hash;
    known->key_length = key->length;
    known->num_globals = dependency->num_globals;
    known->num_ranged = dependency->num_ranged;
    known->has_transition = dependency->has_transition;
    known->key = take(&at, key->words, key->length * sizeof(uint64_t));
    known->globals = take(&at, dependency->globals, dependency->num_globals * sizeof(wd_sync_barrier));
    known->ranged = take(&at, dependency->ranged, dependency->num_ranged * sizeof(wd_sync_range_barrier));
    known->objects = take(&at, dependency->objects, dependency->num_ranged * sizeof(void *));
    for (uint32_t i = 0; i < known->num_ranged; i++) {
        known->ranged[i].ranges = take(&at, recorder->ranges.items + dependency->first_ranges[i],
                                       known->ranged[i].num_ranges * sizeof(wd_range));
        wd_state_ref(known->objects[i]);
    }
    known->num_changes = dependency->num_changes;
    known->changes =
        take(&at, dependency->changes, dependency->num_changes * sizeof(wd_syncval_layout_change));
    return known;
}

void wd_syncval_known_commands_add(const wd_syncval_dependency *dependency,
                                   const wd_syncval_command_key *key) {
    wd_syncval_recorder *recorder = dependency->recorder;
    if (!key->length || !can_remember(dependency, key)) {
        return;
    }
    if (!recorder->known_commands) {
        recorder->known_commands =
            wd_alloc_zero(&recorder->device->allocator, 1, sizeof(*recorder->known_commands));
        if (!recorder->known_commands) {
            return;
        }
        recorder->known_commands->allocator = recorder->device->allocator;
    }
    wd_syncval_known_commands *commands = recorder->known_commands;
    uint32_t *seen = &commands->seen[slot_of(key)];
    if (*seen != (uint32_t)key->hash) {
        *seen = (uint32_t)key->hash;
        return;
    }
    known_command *known = make_known(dependency, key);
    if (!known) {
        return;
    }
    known_command **slot = choose(commands, key);
    forget(&commands->allocator, *slot);
    *slot = known;
}
