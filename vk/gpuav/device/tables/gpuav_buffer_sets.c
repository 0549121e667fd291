#include "vk/gpuav/device/tables/gpuav_set_parts.h"

#include <assert.h>
#include <string.h>

#include "vk/spirv/module.h"
#include "vk/util/hash128.h"

// The device may write buffers with one of these usages.
static const uint64_t device_writes = VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                      VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                                      VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
                                      VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR;

// mapping is the mapped range of memory.
typedef struct mapping {
    const uint8_t *data; // Of byte `offset` of the memory.
    VkDeviceSize offset, size;
} mapping;

// Layouts

static void release_places(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_set_places *places = data;
    wd_free(&places->allocator, places);
}

static const wd_gpuav_set_places *places_of(const wd_state_set_layout *layout) {
    return layout ? wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV) : NULL;
}

static bool is_in_descriptor_buffers(const wd_state_set_layout *layout) {
    const VkDescriptorSetLayoutCreateFlags others =
        VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR |
        VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT;
    return layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT &&
           !(layout->flags & others);
}

void wd_gpuav_buffer_sets_attach(wd_gpuav_buffer_sets *sets, wd_state_set_layout *layout) {
    if (!sets->reads_contents || !sets->dispatch || !layout || !is_in_descriptor_buffers(layout)) {
        return;
    }
    const VkDescriptorSetLayout handle = (VkDescriptorSetLayout)(uintptr_t)layout->object.handle;
    wd_gpuav_set_places *added =
        wd_alloc_zero(&sets->allocator, 1, sizeof(*added) + layout->num_bindings * sizeof(VkDeviceSize));
    if (!added) {
        return;
    }
    added->allocator = sets->allocator;
    sets->dispatch->GetDescriptorSetLayoutSizeEXT(sets->device, handle, &added->size);
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        sets->dispatch->GetDescriptorSetLayoutBindingOffsetEXT(
            sets->device, handle, layout->bindings[i].binding, &added->offsets[i]);
    }
    wd_mutex_lock(&sets->lock);
    const bool is_new = !places_of(layout) && added->size <= WD_GPUAV_MOST_SET_BYTES;
    if (is_new) {
        wd_state_slot_set(&layout->object, WD_STATE_SLOT_GPUAV, added, release_places);
    }
    wd_mutex_unlock(&sets->lock);
    if (!is_new) {
        wd_free(&sets->allocator, added);
    }
}

bool wd_gpuav_buffer_sets_has_layout(const wd_gpuav_buffer_sets *sets, const wd_state_set_layout *layout) {
    return sets->reads_contents && places_of(layout) != NULL;
}

// Memory

static uint64_t key_of_memory(VkDeviceMemory memory) {
    return (uint64_t)(uintptr_t)memory;
}

// find_host returns the mapped bytes of a part of a set; the lock is held. NULL: they are not mapped.
static const uint8_t *find_host(const wd_gpuav_buffer_sets *sets, const wd_gpuav_set_part *part) {
    wd_mutex_assert_held(&sets->lock);
    const wd_state_memory *memory = part->buffer ? part->buffer->binding.memory : NULL;
    const mapping *found = memory ? wd_hash_table_get(&sets->mappings, memory->object.handle) : NULL;
    const bool is_mapped = found && part->offset >= found->offset &&
                           part->offset - found->offset <= found->size &&
                           part->size <= found->size - (part->offset - found->offset);
    return is_mapped ? found->data + (part->offset - found->offset) : NULL;
}

static bool is_in_memory(const wd_gpuav_set_part *part, uint64_t memory) {
    return part->size && part->buffer && part->buffer->binding.memory &&
           part->buffer->binding.memory->object.handle == memory;
}

void wd_gpuav_buffer_sets_mapped(wd_gpuav_buffer_sets *sets, VkDeviceMemory memory, VkDeviceSize offset,
                                 VkDeviceSize size, const void *data) {
    const wd_state_memory *state = sets->state ? wd_state_find_memory(sets->state, memory) : NULL;
    mapping *added = state ? wd_alloc_zero(&sets->allocator, 1, sizeof(*added)) : NULL;
    if (!added) {
        return;
    }
    const VkDeviceSize rest = offset < state->size ? state->size - offset : 0;
    *added = (mapping){data, offset, size < rest ? size : rest};
    wd_mutex_lock(&sets->lock);
    wd_free(&sets->allocator, wd_hash_table_remove(&sets->mappings, key_of_memory(memory)));
    if (wd_hash_table_set(&sets->mappings, key_of_memory(memory), added) != WD_OK) {
        wd_free(&sets->allocator, added);
    }
    for (wd_gpuav_buffer_set *set = sets->first; set; set = set->next) {
        for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
            wd_gpuav_set_part *part = wd_gpuav_set_part_at(set, i);
            if (is_in_memory(part, key_of_memory(memory))) {
                part->host = find_host(sets, part);
            }
        }
    }
    wd_mutex_unlock(&sets->lock);
}

// Reading sets

void wd_gpuav_buffer_sets_refresh(wd_gpuav_buffer_sets *sets) {
    if (!sets->state) {
        return;
    }
    wd_mutex_lock(&sets->lock);
    const uint32_t num_known = __atomic_load_n(&sets->known.num_changes, __ATOMIC_RELAXED);
    const uint32_t num_destroyed = wd_gpuav_inputs_num_destroyed(sets->inputs);
    const bool has_new = num_known != sets->num_known, has_destroyed = num_destroyed != sets->num_destroyed;
    const uint32_t num_layouts = __atomic_load_n(&sets->known.num_layouts, __ATOMIC_RELAXED);
    sets->finds_again |= num_layouts != sets->num_layouts;
    sets->num_known = num_known;
    sets->num_destroyed = num_destroyed;
    sets->num_layouts = num_layouts;
    for (wd_gpuav_buffer_set *set = sets->first; set; set = set->next) {
        wd_gpuav_set_read(sets, set, sets->finds_again || has_destroyed || (has_new && set->has_invalid));
    }
    sets->finds_again = false;
    wd_mutex_unlock(&sets->lock);
}

void wd_gpuav_buffer_sets_unmapped(wd_gpuav_buffer_sets *sets, VkDeviceMemory memory) {
    if (!sets->state) {
        return;
    }
    wd_mutex_lock(&sets->lock);
    for (wd_gpuav_buffer_set *set = sets->first; set; set = set->next) {
        for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
            wd_gpuav_set_part *part = wd_gpuav_set_part_at(set, i);
            if (is_in_memory(part, key_of_memory(memory))) {
                wd_gpuav_set_read(sets, set, true);
                part->host = NULL;
            }
        }
    }
    wd_free(&sets->allocator, wd_hash_table_remove(&sets->mappings, key_of_memory(memory)));
    wd_mutex_unlock(&sets->lock);
}

// Creating and releasing sets

static void destroy_set(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set) {
    wd_state_unref((wd_state_object *)set->set);
    for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
        wd_state_unref((wd_state_object *)wd_gpuav_set_part_at(set, i)->buffer);
    }
    wd_free(&sets->allocator, set->values);
    wd_free(&sets->allocator, set->heap);
    wd_free(&sets->allocator, set);
}

static wd_gpuav_buffer_set *link_set(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set) {
    wd_mutex_assert_held(&sets->lock);
    set->next = sets->first;
    if (set->next) {
        set->next->previous = set;
    }
    sets->first = set;
    return set;
}

// wanted is a set that a recording uses.
typedef struct wanted {
    wd_state_set_layout *layout;
    // In a descriptor buffer, only the first, without a size.
    wd_gpuav_heap_range ranges[WD_GPUAV_HEAP_COUNT];
    // Of a set in heaps: the places of its bindings, and the number of descriptors in the last binding, if that is
    // variable. NULL: the set is in a descriptor buffer.
    const wd_gpuav_heap_place *heap;
    uint32_t last_count;
} wanted;

// create_in_buffer creates a set in a descriptor buffer; the lock is held. NULL: its content is unknown.
static wd_gpuav_buffer_set *create_in_buffer(wd_gpuav_buffer_sets *sets, const wanted *wanted) {
    const wd_gpuav_set_places *places = places_of(wanted->layout);
    assert(places);
    VkDeviceAddress begin;
    const VkDeviceAddress address = wanted->ranges[0].address;
    wd_state_buffer *buffer = wd_gpuav_addresses_find(sets->addresses, address, places->size, &begin);
    if (!buffer) {
        return NULL;
    }
    wd_gpuav_buffer_set *set = wd_alloc_zero(&sets->allocator, 1, sizeof(*set) + (size_t)places->size);
    if (!set) {
        wd_state_unref(&buffer->object);
        return NULL;
    }
    set->places = places;
    wd_gpuav_set_part *part = &set->parts[0];
    *part = (wd_gpuav_set_part){.buffer = buffer,
                                .address = address,
                                .offset = buffer->binding.offset + (address - begin),
                                .size = places->size,
                                .bytes = set->bytes};
    part->host = buffer->usage & device_writes ? NULL : find_host(sets, part);
    set->set = part->host ? wd_state_new_buffer_set(sets->state, wanted->layout) : NULL;
    if (!set->set) {
        destroy_set(sets, set);
        return NULL;
    }
    return link_set(sets, set);
}

// find_heap_bytes finds the bytes of a part of a set in a heap, if they can be read.
static void find_heap_bytes(wd_gpuav_buffer_sets *sets, const wd_gpuav_heap_range *range,
                            wd_gpuav_set_part *part) {
    VkDeviceAddress begin;
    part->buffer =
        range->size ? wd_gpuav_addresses_find(sets->addresses, range->address, range->size, &begin) : NULL;
    if (part->buffer && !(part->buffer->usage & device_writes)) {
        part->size = range->size;
        part->offset = part->buffer->binding.offset + (range->address - begin);
        part->host = find_host(sets, part);
    }
    part->size = part->host ? part->size : 0;
}

void wd_gpuav_buffer_sets_note_code(wd_gpuav_buffer_sets *sets, const uint32_t *words, size_t num_words) {
    bool may_store = !words;
    if (!__atomic_load_n(&sets->reads_values, __ATOMIC_RELAXED)) {
        return;
    }
    // Capabilities are the first instructions of a module.
    for (size_t i = WD_SPIRV_HEADER_WORDS; num_words > 1 && i < num_words - 1; i += 2) {
        if (words[i] != (2u << 16 | SpvOpCapability)) {
            break;
        }
        may_store |= words[i + 1] == SpvCapabilityPhysicalStorageBufferAddresses;
    }
    if (may_store) {
        wd_mutex_lock(&sets->lock);
        __atomic_store_n(&sets->reads_values, false, __ATOMIC_RELAXED);
        sets->finds_again = true;
        wd_mutex_unlock(&sets->lock);
    }
}

bool wd_gpuav_buffer_sets_can_read(wd_gpuav_buffer_sets *sets, VkDeviceAddress address, VkDeviceSize size) {
    wd_gpuav_set_part part = {0};
    if (!__atomic_load_n(&sets->reads_values, __ATOMIC_RELAXED)) {
        return false;
    }
    const wd_gpuav_heap_range range = {address, size};
    wd_mutex_lock(&sets->lock);
    find_heap_bytes(sets, &range, &part);
    wd_mutex_unlock(&sets->lock);
    wd_state_unref((wd_state_object *)part.buffer);
    return part.host != NULL;
}

static const wd_gpuav_heap_value *value_at(const wd_gpuav_buffer_set *set, uint32_t number) {
    return &set->heap[number / WD_GPUAV_HEAP_COUNT].values[number % WD_GPUAV_HEAP_COUNT];
}

static VkDeviceSize size_of_value(const wd_gpuav_heap_value *value) {
    return value->kind == WD_GPUAV_INDEX_VALUE ? value->num_indices * sizeof(uint32_t)
           : value->kind == WD_GPUAV_NO_VALUE  ? 0
                                               : sizeof(VkDeviceAddress);
}

// find_values finds the values that the places of a set depend on. `*is_readable` is set if one can be read. False:
// there is no memory, or there are too many values.
static bool find_values(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, uint32_t num_bindings,
                        bool *is_readable) {
    const uint32_t count = num_bindings * WD_GPUAV_HEAP_COUNT;
    VkDeviceSize size = 0;
    for (uint32_t i = 0; i < count; i++) {
        const VkDeviceSize added = size_of_value(value_at(set, i));
        size += added < WD_GPUAV_MOST_SET_BYTES ? added : WD_GPUAV_MOST_SET_BYTES;
    }
    if (!size || size >= WD_GPUAV_MOST_SET_BYTES) {
        return !size;
    }
    const size_t table_size = count * sizeof(*set->values);
    set->values = wd_alloc_zero(&sets->allocator, 1, table_size + (size_t)size);
    if (!set->values) {
        return false;
    }
    set->num_values = count;
    uint8_t *bytes = (uint8_t *)set->values + table_size;
    for (uint32_t i = 0; i < count; i++) {
        const wd_gpuav_heap_range range = {value_at(set, i)->address, size_of_value(value_at(set, i))};
        set->values[i].bytes = bytes;
        bytes += range.size;
        find_heap_bytes(sets, &range, &set->values[i]);
        *is_readable |= set->values[i].host != NULL;
    }
    return true;
}

// create_in_heap creates a set in heaps; the lock is held. NULL: there is no memory, or there are too many
// descriptors.
static wd_gpuav_buffer_set *create_in_heap(wd_gpuav_buffer_sets *sets, const wanted *wanted) {
    const uint32_t num_bindings = wanted->layout->num_bindings;
    VkDeviceSize size = 0;
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        size = wanted->ranges[i].size < WD_GPUAV_MOST_SET_BYTES ? size + wanted->ranges[i].size : UINT32_MAX;
    }
    const bool reads = sets->reads_contents && size <= WD_GPUAV_MOST_SET_BYTES;
    wd_gpuav_buffer_set *set = wd_alloc_zero(&sets->allocator, 1, sizeof(*set) + (reads ? (size_t)size : 0));
    if (!set) {
        return NULL;
    }
    set->heap = wd_alloc_zero(&sets->allocator, num_bindings, sizeof(*set->heap));
    set->set = set->heap ? wd_state_new_heap_set(sets->state, wanted->layout, wanted->last_count) : NULL;
    if (!set->set) {
        destroy_set(sets, set);
        return NULL;
    }
    memcpy(set->heap, wanted->heap, num_bindings * sizeof(*set->heap));
    bool is_readable = false;
    if (sets->reads_contents && !find_values(sets, set, num_bindings, &is_readable)) {
        destroy_set(sets, set);
        return NULL;
    }
    wd_gpuav_set_mark_invalid(set);
    uint8_t *bytes = set->bytes;
    for (int i = 0; i < WD_GPUAV_HEAP_COUNT; i++) {
        set->parts[i].address = wanted->ranges[i].address;
        set->parts[i].bytes = bytes;
        if (reads) {
            find_heap_bytes(sets, &wanted->ranges[i], &set->parts[i]);
            bytes += wanted->ranges[i].size;
            is_readable |= set->parts[i].host != NULL;
        }
    }
    if (!is_readable) {
        wd_gpuav_set_assume_written(set);
    }
    set->last_count = wanted->last_count;
    if (wanted->layout->has_variable_count && wanted->last_count > set->set->variable_count) {
        wd_gpuav_inputs_note_count(set->set, wanted->last_count);
    }
    return link_set(sets, set);
}

static wd_gpuav_buffer_set *create_set(wd_gpuav_buffer_sets *sets, const wanted *wanted) {
    wd_mutex_assert_held(&sets->lock);
    return wanted->heap ? create_in_heap(sets, wanted) : create_in_buffer(sets, wanted);
}

static bool has_memory(wd_gpuav_buffer_set *set, const wanted *wanted) {
    for (uint32_t i = 0; i < wd_gpuav_set_num_parts(set); i++) {
        const wd_gpuav_set_part *part = wd_gpuav_set_part_at(set, i);
        if ((i < WD_GPUAV_HEAP_COUNT && part->address != wanted->ranges[i].address) ||
            (part->buffer && wd_state_is_destroyed(&part->buffer->object))) {
            return false;
        }
    }
    return true;
}

static bool is_wanted(wd_gpuav_buffer_set *set, const wanted *wanted) {
    return set && set->set->layout == wanted->layout && has_memory(set, wanted) &&
           !set->heap == !wanted->heap &&
           (!set->heap ||
            (memcmp(set->heap, wanted->heap, wanted->layout->num_bindings * sizeof(*wanted->heap)) == 0 &&
             (!wanted->layout->has_variable_count || set->last_count == wanted->last_count)));
}

static uint64_t key_of_wanted(const wanted *wanted) {
    const uint64_t key = wd_hash_u64(wanted->ranges[0].address) ^ wd_hash_u64(wanted->ranges[1].address + 1) ^
                         wanted->layout->object.id;
    return wanted->heap
               ? key ^ wd_hash64_bytes(wanted->heap, wanted->layout->num_bindings * sizeof(*wanted->heap))
               : key;
}

// find_set returns a set for a recording that `used` belongs to. NULL: unknown content.
static wd_state_descriptor_set *find_set(wd_gpuav_buffer_sets *sets, wd_hash_table *used,
                                         const wanted *wanted) {
    const uint64_t key = key_of_wanted(wanted);
    wd_gpuav_buffer_set *own = wd_hash_table_get(used, key);
    if (is_wanted(own, wanted)) {
        return own->set;
    }
    wd_state_descriptor_set *result = NULL;
    wd_mutex_lock(&sets->lock);
    wd_gpuav_buffer_set *set = wd_hash_table_get(&sets->table, key);
    if (set && !is_wanted(set, wanted)) {
        wd_hash_table_remove(&sets->table, key); // Its recordings still hold it.
        set = NULL;
    }
    const bool is_new = !set;
    set = set ? set : create_set(sets, wanted);
    if (set && !own && wd_hash_table_set(used, key, set) == WD_OK) {
        set->key = key;
        set->num_references++;
        result = set->set;
    }
    if (is_new && result) {
        wd_hash_table_set(&sets->table, key, set); // Without memory, other recordings create their own set.
    }
    if (set && !set->num_references) {
        assert(is_new && sets->first == set);
        sets->first = set->next;
        if (set->next) {
            set->next->previous = NULL;
        }
        destroy_set(sets, set);
    }
    wd_mutex_unlock(&sets->lock);
    return result;
}

static void release_set(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set) {
    wd_mutex_assert_held(&sets->lock);
    assert(set->num_references);
    if (--set->num_references) {
        return;
    }
    if (wd_hash_table_get(&sets->table, set->key) == set) {
        wd_hash_table_remove(&sets->table, set->key);
    }
    assert((set->previous ? set->previous->next : sets->first) == set);
    *(set->previous ? &set->previous->next : &sets->first) = set->next;
    if (set->next) {
        set->next->previous = set->previous;
    }
    destroy_set(sets, set);
}

void wd_gpuav_buffer_sets_release(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings) {
    if (sets->state) {
        wd_mutex_lock(&sets->lock);
        for (size_t i = 0; i < bindings->used.capacity; i++) {
            if (bindings->used.slots[i].value) {
                release_set(sets, bindings->used.slots[i].value);
            }
        }
        wd_mutex_unlock(&sets->lock);
    }
    wd_hash_table_finish(&bindings->used);
    memset(bindings, 0, sizeof(*bindings));
}

// Commands

void wd_gpuav_buffer_sets_bind_buffers(wd_gpuav_buffer_bindings *bindings, wd_arena *arena, uint32_t count,
                                       const VkDescriptorBufferBindingInfoEXT *infos) {
    memset(bindings->sets, 0, sizeof(bindings->sets));
    bindings->buffers = wd_arena_alloc(arena, count * sizeof(*bindings->buffers));
    bindings->num_buffers = bindings->buffers ? count : 0;
    for (uint32_t i = 0; i < bindings->num_buffers; i++) {
        bindings->buffers[i] = infos[i].address;
    }
}

void wd_gpuav_buffer_sets_set_offsets(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings,
                                      wd_state_bind_point bind, const wd_state_pipeline_layout *layout,
                                      uint32_t first, uint32_t count, const uint32_t *buffers,
                                      const VkDeviceSize *offsets) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    if (bindings->used.capacity == 0) {
        wd_hash_table_init(&bindings->used, sets->allocator);
    }
    for (uint32_t i = 0; i < count && first < WD_GPUAV_MOST_BUFFER_SETS - i; i++) {
        wd_state_set_layout *set_layout =
            layout && first + i < layout->num_set_layouts ? layout->set_layouts[first + i] : NULL;
        const bool is_known =
            wd_gpuav_buffer_sets_has_layout(sets, set_layout) && buffers[i] < bindings->num_buffers;
        bindings->sets[bind][first + i] = NULL;
        if (is_known) {
            const wanted wanted = {.layout = set_layout,
                                   .ranges = {{bindings->buffers[buffers[i]] + offsets[i], 0}}};
            bindings->sets[bind][first + i] = find_set(sets, &bindings->used, &wanted);
        }
    }
}

wd_state_descriptor_set *
wd_gpuav_buffer_sets_find_in_heap(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings,
                                  wd_state_set_layout *layout, const wd_gpuav_heap_range *ranges,
                                  const wd_gpuav_heap_place *places, uint32_t last_count) {
    if (bindings->used.capacity == 0) {
        wd_hash_table_init(&bindings->used, sets->allocator);
    }
    const wanted wanted = {
        layout, {ranges[WD_GPUAV_RESOURCE_HEAP], ranges[WD_GPUAV_SAMPLER_HEAP]}, places, last_count};
    return find_set(sets, &bindings->used, &wanted);
}

// The device

void wd_gpuav_buffer_sets_init(wd_gpuav_buffer_sets *sets, wd_allocator allocator, VkDevice device,
                               const wd_device_dispatch *dispatch, wd_state_device *state,
                               wd_gpuav_inputs *inputs, wd_gpuav_addresses *addresses,
                               const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties,
                               bool reads_contents) {
    *sets = (wd_gpuav_buffer_sets){
        .allocator = allocator,
        .device = device,
        .dispatch = dispatch,
        .state = state,
        .inputs = inputs,
        .addresses = addresses,
        .properties = *properties,
        .reads_contents = reads_contents,
        .is_robust = wd_state_device_features(state)->core.robustBufferAccess,
    };
    wd_gpuav_known_descriptors_init(&sets->known, allocator, state, addresses);
    wd_mutex_init(&sets->lock);
    wd_hash_table_init(&sets->mappings, allocator);
    wd_hash_table_init(&sets->table, allocator);
}

void wd_gpuav_buffer_sets_finish(wd_gpuav_buffer_sets *sets) {
    if (!sets->state) {
        return;
    }
    for (size_t i = 0; i < sets->mappings.capacity; i++) {
        wd_free(&sets->allocator, sets->mappings.slots[i].value);
    }
    wd_hash_table_finish(&sets->mappings);
    wd_hash_table_finish(&sets->table);
    wd_gpuav_known_descriptors_finish(&sets->known);
    wd_mutex_finish(&sets->lock);
    memset(sets, 0, sizeof(*sets));
}
