#include "vk/gpuav/device/tables/gpuav_buffer_sets.h"

#include <assert.h>
#include <string.h>

#include "vk/util/hash128.h"

enum {
    MOST_SET_BYTES = 16 << 20, // Larger sets are not read.
};

// The device may write buffers with one of these usages.
static const uint64_t device_writes = VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                      VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                                      VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
                                      VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR;

// places is the sub-state of a set layout for descriptor buffers: the offsets of its bindings in bytes.
typedef struct places {
    wd_allocator allocator;
    VkDeviceSize size;
    VkDeviceSize offsets[]; // Of the bindings, in their order.
} places;

// mapping is the mapped range of memory.
typedef struct mapping {
    const uint8_t *data; // Of byte `offset` of the memory.
    VkDeviceSize offset, size;
} mapping;

struct wd_gpuav_buffer_set {
    wd_gpuav_buffer_set *previous, *next; // In the list of all sets.
    uint64_t key;
    uint32_t num_references;      // By recordings.
    wd_state_descriptor_set *set; // Referenced.
    const places *places;         // Owned by the set's layout. NULL: the set is in a heap.
    wd_gpuav_heap_place *heap;    // Owned; of each binding. NULL: the set is in a descriptor buffer.
    wd_state_buffer *buffer;      // Referenced. NULL: a heap in an unknown buffer.
    VkDeviceAddress address;
    VkDeviceSize offset; // In the buffer's memory.
    const uint8_t
        *host;    // NULL: the memory is not mapped any more, and its content is the one that was read last.
    bool is_read; // `bytes` are valid.
    bool has_invalid;  // A descriptor is unknown or destroyed.
    VkDeviceSize size; // Of `bytes`.
    uint8_t bytes[];   // As they were read last.
};

// Layouts

static void release_places(wd_state_object *object, void *data) {
    (void)object;
    places *places = data;
    wd_free(&places->allocator, places);
}

static const places *places_of(const wd_state_set_layout *layout) {
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
    places *added =
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
    const bool is_new = !places_of(layout) && added->size <= MOST_SET_BYTES;
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

// find_host returns the mapped bytes of a set; the lock is held. NULL: they are not mapped.
static const uint8_t *find_host(const wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set) {
    wd_mutex_assert_held(&sets->lock);
    const wd_state_memory *memory = set->buffer ? set->buffer->binding.memory : NULL;
    const mapping *found = memory ? wd_hash_table_get(&sets->mappings, memory->object.handle) : NULL;
    const bool is_mapped = found && set->offset >= found->offset &&
                           set->offset - found->offset <= found->size &&
                           set->size <= found->size - (set->offset - found->offset);
    return is_mapped ? found->data + (set->offset - found->offset) : NULL;
}

static bool is_in_memory(const wd_gpuav_buffer_set *set, uint64_t memory) {
    return set->buffer && set->buffer->binding.memory && set->buffer->binding.memory->object.handle == memory;
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
        if (set->size && is_in_memory(set, key_of_memory(memory))) {
            set->host = find_host(sets, set);
        }
    }
    wd_mutex_unlock(&sets->lock);
}

// Reading sets

static size_t descriptor_size(const wd_gpuav_buffer_sets *sets, VkDescriptorType type) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties = &sets->properties;
    switch (type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return properties->samplerDescriptorSize;
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
        return properties->combinedImageSamplerDescriptorSize;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return properties->sampledImageDescriptorSize;
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return properties->storageImageDescriptorSize;
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return properties->inputAttachmentDescriptorSize;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return sets->is_robust ? properties->robustUniformTexelBufferDescriptorSize
                               : properties->uniformTexelBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return sets->is_robust ? properties->robustStorageTexelBufferDescriptorSize
                               : properties->storageTexelBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        return sets->is_robust ? properties->robustUniformBufferDescriptorSize
                               : properties->uniformBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        return sets->is_robust ? properties->robustStorageBufferDescriptorSize
                               : properties->storageBufferDescriptorSize;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        return properties->accelerationStructureDescriptorSize;
    default:
        return 0; // Everything is valid.
    }
}

// element is where the bytes of one descriptor are: in two parts if an array of combined images and samplers is an
// array of images, followed by one of samplers.
typedef struct element {
    VkDeviceSize offsets[2];
    size_t sizes[2];
} element;

// heap_type returns the type of the descriptor that a binding has in the resource heap.
static VkDescriptorType heap_type(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ? VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE : type;
}

static element find_element(const wd_gpuav_buffer_sets *sets, const wd_gpuav_buffer_set *set,
                            const wd_state_layout_binding *binding, uint32_t index) {
    assert(index < binding->num_elements);
    const uint32_t place = (uint32_t)(binding - set->set->layout->bindings);
    if (set->heap && set->heap[place].num_inside == WD_GPUAV_ANYWHERE) {
        return (element){0};
    }
    if (set->heap) {
        return (element){{set->heap[place].offset + index * set->heap[place].stride},
                         {wd_gpuav_buffer_sets_heap_size(sets, binding->type)}};
    }
    const VkDeviceSize offset = set->places->offsets[place];
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties = &sets->properties;
    const size_t size = descriptor_size(sets, binding->type);
    if (binding->type != VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ||
        properties->combinedImageSamplerDescriptorSingleArray) {
        return (element){{offset + (VkDeviceSize)index * size}, {size}};
    }
    const size_t image = properties->sampledImageDescriptorSize, sampler = properties->samplerDescriptorSize;
    return (element){{offset + (VkDeviceSize)index * image,
                      offset + (VkDeviceSize)binding->count * image + (VkDeviceSize)index * sampler},
                     {image, sampler}};
}

// copy_element copies the bytes of an element from the descriptor buffer, and returns their number. 0: the element is
// not known.
static size_t copy_element(const wd_gpuav_buffer_set *set, const element *element, uint8_t *bytes) {
    size_t size = 0;
    for (int i = 0; i < 2; i++) {
        if (element->offsets[i] > set->size || element->sizes[i] > set->size - element->offsets[i] ||
            element->sizes[i] > WD_GPUAV_MOST_DESCRIPTOR_BYTES - size) {
            return 0;
        }
        memcpy(bytes + size, set->host + element->offsets[i], element->sizes[i]);
        size += element->sizes[i];
    }
    return size;
}

// store_element returns whether the bytes of an element differ from those that were read last, which they replace.
static bool store_element(wd_gpuav_buffer_set *set, const element *element, const uint8_t *bytes) {
    bool has_changed = !set->is_read;
    for (int i = 0; i < 2; i++) {
        assert(element->offsets[i] + element->sizes[i] <= set->size);
        uint8_t *stored = set->bytes + element->offsets[i];
        if (memcmp(stored, bytes, element->sizes[i]) != 0) {
            has_changed = true;
            memcpy(stored, bytes, element->sizes[i]);
        }
        bytes += element->sizes[i];
    }
    return has_changed;
}

// is_outside returns whether an element of a binding is outside the range of the heap that the application may use.
static bool is_outside(const wd_gpuav_buffer_set *set, const wd_state_layout_binding *binding,
                       uint32_t index) {
    return set->heap && index >= set->heap[binding - set->set->layout->bindings].num_inside;
}

// read_element puts the descriptor that an element has into the set, and returns whether it may have changed.
static bool read_element(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set,
                         const wd_state_layout_binding *binding, uint32_t index) {
    uint8_t bytes[WD_GPUAV_MOST_DESCRIPTOR_BYTES];
    if (is_outside(set, binding, index)) {
        return !set->is_read;
    }
    const wd_state_descriptor *current = &set->set->descriptors[binding->first + index];
    const element element = find_element(sets, set, binding, index);
    const size_t size = element.sizes[0] ? copy_element(set, &element, bytes) : 0;
    if (!size) {
        if (!current->written) {
            wd_state_put_descriptor(set->set, binding->first + index,
                                    (wd_state_descriptor){.type = binding->type, .written = true});
        }
        return !set->is_read;
    }
    if (!store_element(set, &element, bytes) && wd_gpuav_inputs_is_valid(set->set, current)) {
        return false;
    }
    const VkDescriptorType type = set->heap ? heap_type(binding->type) : binding->type;
    wd_state_put_descriptor(set->set, binding->first + index,
                            wd_gpuav_known_descriptors_find(&sets->known, type, bytes, size));
    set->has_invalid |= !wd_gpuav_inputs_is_valid(set->set, current);
    return true;
}

static void read_binding(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, uint32_t index) {
    assert(index < set->set->layout->num_bindings);
    const wd_state_layout_binding *binding = &set->set->layout->bindings[index];
    const bool has_only_immutable =
        binding->immutable_samplers && binding->type == VK_DESCRIPTOR_TYPE_SAMPLER;
    if (has_only_immutable || binding->type == VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK) {
        return;
    }
    const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
    uint32_t first = count, end = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (read_element(sets, set, binding, i)) {
            first = i < first ? i : first;
            end = i + 1;
        }
    }
    if (first < end) {
        wd_gpuav_inputs_updated(sets->inputs, set->set, binding->binding, first, end - first);
    }
}

// read_set reads the descriptors of a set; the lock is held. `is_stale`: other descriptors may be known or destroyed.
static void read_set(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set, bool is_stale) {
    wd_mutex_assert_held(&sets->lock);
    if (!set->host || (set->is_read && !is_stale && memcmp(set->bytes, set->host, (size_t)set->size) == 0)) {
        return;
    }
    set->has_invalid = false;
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        read_binding(sets, set, i);
    }
    set->is_read = true;
}

void wd_gpuav_buffer_sets_refresh(wd_gpuav_buffer_sets *sets) {
    if (!sets->state) {
        return;
    }
    wd_mutex_lock(&sets->lock);
    const uint32_t num_known = __atomic_load_n(&sets->known.num_changes, __ATOMIC_RELAXED);
    const uint32_t num_destroyed = wd_gpuav_inputs_num_destroyed(sets->inputs);
    const bool has_new = num_known != sets->num_known, has_destroyed = num_destroyed != sets->num_destroyed;
    sets->num_known = num_known;
    sets->num_destroyed = num_destroyed;
    for (wd_gpuav_buffer_set *set = sets->first; set; set = set->next) {
        read_set(sets, set, has_destroyed || (has_new && set->has_invalid));
    }
    wd_mutex_unlock(&sets->lock);
}

void wd_gpuav_buffer_sets_unmapped(wd_gpuav_buffer_sets *sets, VkDeviceMemory memory) {
    if (!sets->state) {
        return;
    }
    wd_mutex_lock(&sets->lock);
    for (wd_gpuav_buffer_set *set = sets->first; set; set = set->next) {
        if (is_in_memory(set, key_of_memory(memory))) {
            read_set(sets, set, true);
            set->host = NULL;
        }
    }
    wd_free(&sets->allocator, wd_hash_table_remove(&sets->mappings, key_of_memory(memory)));
    wd_mutex_unlock(&sets->lock);
}

// Creating and releasing sets

static void destroy_set(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_set *set) {
    wd_state_unref((wd_state_object *)set->set);
    wd_state_unref((wd_state_object *)set->buffer);
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
    VkDeviceAddress address;
    // Of a set in a heap: the places of its bindings, the bytes that they span, and the number of descriptors in the
    // last binding, if that is variable. NULL: the set is in a descriptor buffer.
    const wd_gpuav_heap_place *heap;
    VkDeviceSize heap_size;
    uint32_t last_count;
} wanted;

// create_in_buffer creates a set in a descriptor buffer; the lock is held. NULL: its content is unknown.
static wd_gpuav_buffer_set *create_in_buffer(wd_gpuav_buffer_sets *sets, const wanted *wanted) {
    const places *places = places_of(wanted->layout);
    assert(places);
    VkDeviceAddress begin;
    wd_state_buffer *buffer = wd_gpuav_addresses_find(sets->addresses, wanted->address, places->size, &begin);
    if (!buffer) {
        return NULL;
    }
    wd_gpuav_buffer_set *set = wd_alloc_zero(&sets->allocator, 1, sizeof(*set) + (size_t)places->size);
    if (!set) {
        wd_state_unref(&buffer->object);
        return NULL;
    }
    set->places = places;
    set->size = places->size;
    set->buffer = buffer;
    set->address = wanted->address;
    set->offset = buffer->binding.offset + (wanted->address - begin);
    set->host = buffer->usage & device_writes ? NULL : find_host(sets, set);
    set->set = set->host ? wd_state_new_buffer_set(sets->state, wanted->layout) : NULL;
    if (!set->set) {
        destroy_set(sets, set);
        return NULL;
    }
    return link_set(sets, set);
}

// Elements outside the heap have this type, and are not written.
static const VkDescriptorType outside_type = VK_DESCRIPTOR_TYPE_MAX_ENUM;

bool wd_gpuav_buffer_sets_is_outside(const wd_state_descriptor_set *set,
                                     const wd_state_layout_binding *binding, uint32_t element) {
    return element < binding->num_elements && set->descriptors[binding->first + element].type == outside_type;
}

static void mark_outside(wd_gpuav_buffer_set *set) {
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->set->layout->bindings[i];
        const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
        for (uint32_t k = count; k > 0 && is_outside(set, binding, k - 1); k--) {
            wd_state_put_descriptor(set->set, binding->first + k - 1,
                                    (wd_state_descriptor){.type = outside_type});
        }
    }
}

// assume_written makes all descriptors valid that are inside the heap: their content is unknown.
static void assume_written(wd_gpuav_buffer_set *set) {
    for (uint32_t i = 0; i < set->set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->set->layout->bindings[i];
        const uint32_t count = wd_state_descriptor_set_count(set->set, binding);
        for (uint32_t k = 0; k < count && !is_outside(set, binding, k); k++) {
            wd_state_put_descriptor(set->set, binding->first + k,
                                    (wd_state_descriptor){.type = binding->type, .written = true});
        }
    }
}

// find_heap_bytes finds the bytes of a set in a heap, if they can be read.
static void find_heap_bytes(wd_gpuav_buffer_sets *sets, const wanted *wanted, wd_gpuav_buffer_set *set) {
    VkDeviceAddress begin;
    set->buffer = wd_gpuav_addresses_find(sets->addresses, wanted->address, wanted->heap_size, &begin);
    if (set->buffer && !(set->buffer->usage & device_writes)) {
        set->size = wanted->heap_size;
        set->offset = set->buffer->binding.offset + (wanted->address - begin);
        set->host = find_host(sets, set);
    }
    set->size = set->host ? set->size : 0;
}

// create_in_heap creates a set in a heap; the lock is held. NULL: there is no memory, or there are too many
// descriptors.
static wd_gpuav_buffer_set *create_in_heap(wd_gpuav_buffer_sets *sets, const wanted *wanted) {
    const uint32_t num_bindings = wanted->layout->num_bindings;
    const bool reads = sets->reads_contents && wanted->heap_size <= MOST_SET_BYTES;
    wd_gpuav_buffer_set *set =
        wd_alloc_zero(&sets->allocator, 1, sizeof(*set) + (reads ? (size_t)wanted->heap_size : 0));
    if (!set) {
        return NULL;
    }
    set->address = wanted->address;
    set->heap = wd_alloc_zero(&sets->allocator, num_bindings, sizeof(*set->heap));
    set->set = set->heap ? wd_state_new_heap_set(sets->state, wanted->layout, wanted->last_count) : NULL;
    if (!set->set) {
        destroy_set(sets, set);
        return NULL;
    }
    memcpy(set->heap, wanted->heap, num_bindings * sizeof(*set->heap));
    mark_outside(set);
    if (reads) {
        find_heap_bytes(sets, wanted, set);
    }
    if (!set->host) {
        assume_written(set);
    }
    return link_set(sets, set);
}

static wd_gpuav_buffer_set *create_set(wd_gpuav_buffer_sets *sets, const wanted *wanted) {
    wd_mutex_assert_held(&sets->lock);
    return wanted->heap ? create_in_heap(sets, wanted) : create_in_buffer(sets, wanted);
}

static bool is_wanted(const wd_gpuav_buffer_set *set, const wanted *wanted) {
    return set && set->address == wanted->address && set->set->layout == wanted->layout &&
           !(set->buffer && wd_state_is_destroyed(&set->buffer->object)) && !set->heap == !wanted->heap &&
           (!set->heap ||
            (memcmp(set->heap, wanted->heap, wanted->layout->num_bindings * sizeof(*wanted->heap)) == 0 &&
             (!wanted->layout->has_variable_count || set->set->variable_count == wanted->last_count)));
}

static uint64_t key_of_wanted(const wanted *wanted) {
    const uint64_t key = wd_hash_u64(wanted->address) ^ wanted->layout->object.id;
    return wanted->heap
               ? key ^ wd_hash64_bytes(wanted->heap, wanted->layout->num_bindings * sizeof(*wanted->heap))
               : key;
}

// find_set returns a set for a recording that `used` belongs to. NULL: unknown content.
static wd_state_descriptor_set *find_set(wd_gpuav_buffer_sets *sets, wd_hash_table *used,
                                         const wanted *wanted) {
    const uint64_t key = key_of_wanted(wanted);
    const wd_gpuav_buffer_set *own = wd_hash_table_get(used, key);
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
                                   .address = bindings->buffers[buffers[i]] + offsets[i]};
            bindings->sets[bind][first + i] = find_set(sets, &bindings->used, &wanted);
        }
    }
}

wd_state_descriptor_set *
wd_gpuav_buffer_sets_find_in_heap(wd_gpuav_buffer_sets *sets, wd_gpuav_buffer_bindings *bindings,
                                  wd_state_set_layout *layout, VkDeviceAddress address, VkDeviceSize size,
                                  const wd_gpuav_heap_place *places, uint32_t last_count) {
    if (bindings->used.capacity == 0) {
        wd_hash_table_init(&bindings->used, sets->allocator);
    }
    const wanted wanted = {layout, address, places, size, last_count};
    return find_set(sets, &bindings->used, &wanted);
}

size_t wd_gpuav_buffer_sets_heap_size(const wd_gpuav_buffer_sets *sets, VkDescriptorType type) {
    if ((uint32_t)type < WD_GPUAV_HEAP_TYPES) {
        return sets->heap_sizes[heap_type(type)];
    }
    return type == VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR ? sets->heap_sizes[WD_GPUAV_HEAP_TYPES] : 0;
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
