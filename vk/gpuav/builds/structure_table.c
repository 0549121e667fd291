// The table of acceleration structures; see structure_table.h.
#include "vk/gpuav/builds/structure_table.h"

#include <string.h>

#include "vk/gpuav/builds/build_layout.h"
#include "vk/gpuav/device/gpuav_recording.h"

VkResult wd_structure_table_init(wd_structure_table *table, wd_allocator allocator, VkDevice device,
                                 const wd_device_dispatch *vk, wd_state_device *state,
                                 const VkPhysicalDeviceMemoryProperties *properties) {
    const VkDeviceSize size =
        (WD_STRUCTURES_HEADER + (VkDeviceSize)WD_STRUCTURES_SLOTS * WD_STRUCTURE_WORDS) * sizeof(uint32_t);
    *table = (wd_structure_table){.allocator = allocator, .device = device, .vk = vk, .state = state};
    table->slots = wd_alloc_zero(&table->allocator, WD_STRUCTURES_SLOTS, sizeof(*table->slots));
    if (!table->slots) {
        return VK_ERROR_OUT_OF_HOST_MEMORY;
    }
    const VkResult result =
        wd_gpuav_memory_create(&table->memory, device, vk, properties, size,
                               VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                               WD_GPUAV_IN_HOST_MEMORY);
    if (result != VK_SUCCESS) {
        wd_free(&table->allocator, table->slots);
        *table = (wd_structure_table){0};
        return result;
    }
    memset(table->memory.words, 0, (size_t)size);
    wd_mutex_init(&table->lock);
    return VK_SUCCESS;
}

void wd_structure_table_finish(wd_structure_table *table) {
    if (!table->slots) {
        return;
    }
    for (uint32_t i = 0; i < WD_STRUCTURES_SLOTS; i++) {
        wd_state_unref((wd_state_object *)table->slots[i].structure);
    }
    wd_free(&table->allocator, table->slots);
    wd_gpuav_memory_destroy(&table->memory, table->device, table->vk);
    wd_mutex_finish(&table->lock);
    *table = (wd_structure_table){0};
}

// Slots

static void set_incomplete(wd_structure_table *table) {
    __atomic_store_n(&table->memory.words[WD_STRUCTURES_INCOMPLETE], 1, __ATOMIC_RELAXED);
}

void wd_structure_table_set_incomplete(wd_structure_table *table) {
    if (table->slots) {
        set_incomplete(table);
    }
}

// find_slot returns the slot of an address. NULL: there is none. `*unused`, if it is not NULL, becomes a slot that a
// new address can have, or NULL.
static wd_structure_slot *find_slot(const wd_structure_table *table, VkDeviceAddress address,
                                    wd_structure_slot **unused) {
    const uint32_t hash = WD_STRUCTURE_HASH((uint32_t)address, (uint32_t)(address >> 32));
    wd_structure_slot *free_slot = NULL;
    for (uint32_t i = 0; i < WD_STRUCTURES_PROBES; i++) {
        wd_structure_slot *slot = &table->slots[(hash + i) % WD_STRUCTURES_SLOTS];
        if (slot->address == address) {
            return slot;
        }
        if (!free_slot && slot->num_live == 0) {
            free_slot = slot;
        }
        if (slot->address == 0) {
            break;
        }
    }
    if (unused) {
        *unused = free_slot;
    }
    return NULL;
}

// write_slot writes the device's part of a slot. The state comes last, and a slot without a structure first loses its
// state: the device never sees a valid state with another address.
static void write_slot(const wd_structure_table *table, const wd_structure_slot *slot) {
    uint32_t *words =
        table->memory.words + WD_STRUCTURES_HEADER + (size_t)(slot - table->slots) * WD_STRUCTURE_WORDS;
    const uint32_t state = slot->num_live == 0                          ? WD_STRUCTURE_DESTROYED
                           : slot->num_without_memory >= slot->num_live ? WD_STRUCTURE_WITHOUT_MEMORY
                           : slot->num_top_level >= slot->num_live      ? WD_STRUCTURE_TOP_LEVEL
                                                                        : WD_STRUCTURE_VALID;
    words[WD_STRUCTURE_END] = (uint32_t)slot->end;
    words[WD_STRUCTURE_END + 1] = (uint32_t)(slot->end >> 32);
    words[WD_STRUCTURE_ADDRESS + 1] = (uint32_t)(slot->address >> 32);
    words[WD_STRUCTURE_ADDRESS] = (uint32_t)slot->address;
    __atomic_store_n(&words[WD_STRUCTURE_STATE], state, __ATOMIC_RELEASE);
}

// Structures

static bool is_top_level(const wd_state_acceleration_structure *structure) {
    return structure->structure_type == VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
}

// lacks_memory returns whether the buffer or the memory of a structure was destroyed.
static bool lacks_memory(const wd_state_acceleration_structure *structure) {
    const wd_state_buffer *buffer = structure->buffer;
    return buffer && (wd_state_is_destroyed(&buffer->object) ||
                      (buffer->binding.memory && wd_state_is_destroyed(&buffer->binding.memory->object)));
}

// is_added returns whether the structure was counted. The lock is held.
static bool is_added(const wd_state_acceleration_structure *structure) {
    return wd_state_slot_get(&structure->object, WD_STATE_SLOT_GPUAV) != NULL;
}

void wd_structure_table_add(wd_structure_table *table, wd_state_acceleration_structure *structure) {
    const VkDeviceAddress address = structure ? __atomic_load_n(&structure->address, __ATOMIC_ACQUIRE) : 0;
    if (!table->slots || !address) {
        return;
    }
    wd_mutex_lock(&table->lock);
    if (is_added(structure)) {
        wd_mutex_unlock(&table->lock);
        return;
    }
    wd_structure_slot *unused = NULL, *slot = find_slot(table, address, &unused);
    wd_state_acceleration_structure *previous = NULL;
    if (!slot && unused) {
        slot = unused;
        previous = slot->structure;
        *slot = (wd_structure_slot){.address = address};
    } else if (slot) {
        previous = slot->structure;
    }
    if (slot) {
        const VkDeviceAddress end = address + structure->size;
        slot->end = slot->num_live && slot->end < end ? slot->end : end;
        slot->structure = (wd_state_acceleration_structure *)wd_state_ref(&structure->object);
        slot->num_live++;
        slot->num_top_level += is_top_level(structure);
        slot->num_without_memory += lacks_memory(structure);
        wd_state_slot_set(&structure->object, WD_STATE_SLOT_GPUAV, table, NULL);
        write_slot(table, slot);
    } else {
        set_incomplete(table);
    }
    wd_mutex_unlock(&table->lock);
    wd_state_unref((wd_state_object *)previous);
}

static void remove_structure(wd_structure_table *table, wd_state_acceleration_structure *structure) {
    wd_mutex_lock(&table->lock);
    wd_structure_slot *slot = is_added(structure) ? find_slot(table, structure->address, NULL) : NULL;
    if (slot && slot->num_live) {
        slot->num_live--;
        slot->num_top_level -= is_top_level(structure) && slot->num_top_level;
        slot->num_without_memory -= lacks_memory(structure) && slot->num_without_memory;
        wd_state_slot_set(&structure->object, WD_STATE_SLOT_GPUAV, NULL, NULL);
        write_slot(table, slot);
    }
    wd_mutex_unlock(&table->lock);
}

// memory_search is the search for the structures in a buffer or in memory.
typedef struct memory_search {
    wd_structure_table *table;
    const wd_state_object *object;
} memory_search;

static bool lose_memory(wd_state_object *object, void *user) {
    const memory_search *search = user;
    const wd_state_acceleration_structure *structure = (const wd_state_acceleration_structure *)object;
    const wd_state_buffer *buffer = structure->buffer;
    if (!buffer || !is_added(structure)) {
        return true;
    }
    const wd_state_object *memory = (const wd_state_object *)buffer->binding.memory;
    // A structure is counted once, at the first loss.
    const bool is_lost = &buffer->object == search->object
                             ? !memory || !wd_state_is_destroyed(memory)
                             : memory == search->object && !wd_state_is_destroyed(&buffer->object);
    wd_structure_slot *slot = is_lost ? find_slot(search->table, structure->address, NULL) : NULL;
    if (slot) {
        slot->num_without_memory++;
        write_slot(search->table, slot);
    }
    return true;
}

void wd_structure_table_destroyed(wd_structure_table *table, const wd_state_object *object) {
    if (!table->slots) {
        return;
    }
    if (object->type == VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR) {
        remove_structure(table, (wd_state_acceleration_structure *)object);
        return;
    }
    const bool is_buffer =
        object->type == VK_OBJECT_TYPE_BUFFER &&
        (((const wd_state_buffer *)object)->usage & VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR);
    if (is_buffer || object->type == VK_OBJECT_TYPE_DEVICE_MEMORY) {
        memory_search search = {table, object};
        wd_mutex_lock(&table->lock);
        wd_state_for_each(table->state, VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, lose_memory, &search);
        wd_mutex_unlock(&table->lock);
    }
}

wd_state_acceleration_structure *wd_structure_table_find(wd_structure_table *table, VkDeviceAddress address) {
    if (!table->slots) {
        return NULL;
    }
    wd_mutex_lock(&table->lock);
    const wd_structure_slot *slot = find_slot(table, address, NULL);
    wd_state_acceleration_structure *structure =
        slot ? (wd_state_acceleration_structure *)wd_state_ref((wd_state_object *)slot->structure) : NULL;
    wd_mutex_unlock(&table->lock);
    return structure;
}
