#include "vk/gpuav/device/tables/gpuav_known_descriptors.h"

#include <assert.h>
#include <stddef.h>
#include <string.h>

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/util/hash128.h"

enum { FIRST_SWEEP = 1 << 16 };

// wd_gpuav_known_descriptor is what one sequence of bytes stands for.
struct wd_gpuav_known_descriptor {
    wd_gpuav_known_descriptor *next; // With the same hash.
    wd_state_descriptor content;     // Owns its references.
    // Of buffers: the range that the bytes refer to. If the buffer is destroyed, another one may be there.
    VkDescriptorAddressInfoEXT range; // pNext is NULL; address 0: not a buffer.
    size_t size;
    uint8_t bytes[];
};

void wd_gpuav_known_descriptors_init(wd_gpuav_known_descriptors *known, wd_allocator allocator,
                                     wd_state_device *state, wd_gpuav_addresses *addresses) {
    *known = (wd_gpuav_known_descriptors){
        .allocator = allocator, .state = state, .addresses = addresses, .next_sweep = FIRST_SWEEP};
    wd_hash_table_init(&known->table, allocator);
    wd_mutex_init(&known->lock);
}

static void free_entry(wd_gpuav_known_descriptors *known, wd_gpuav_known_descriptor *entry) {
    wd_state_unref_descriptor(&entry->content);
    wd_free(&known->allocator, entry);
}

void wd_gpuav_known_descriptors_finish(wd_gpuav_known_descriptors *known) {
    if (!known->state) {
        return;
    }
    for (size_t i = 0; i < known->table.capacity; i++) {
        for (wd_gpuav_known_descriptor *entry = known->table.slots[i].value, *next; entry; entry = next) {
            next = entry->next;
            free_entry(known, entry);
        }
    }
    wd_hash_table_finish(&known->table);
    wd_mutex_finish(&known->lock);
    memset(known, 0, sizeof(*known));
}

// What a call refers to

static bool is_texel_buffer(VkDescriptorType type) {
    return type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
}

// resolve_range returns a descriptor of the buffer that contains a range of addresses. If there is none, it is written
// and has no object.
static wd_state_descriptor resolve_range(const wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                         const VkDescriptorAddressInfoEXT *range) {
    wd_state_descriptor content = {.type = type, .written = true};
    VkDeviceAddress begin;
    wd_state_buffer *buffer = wd_gpuav_addresses_find(known->addresses, range->address, range->range, &begin);
    if (!buffer) {
        return content;
    }
    const VkDeviceSize offset = range->address - begin;
    content.object = &buffer->object;
    content.u.buffer.offset = offset;
    content.u.buffer.range = range->range;
    if (is_texel_buffer(type)) {
        content.object = (wd_state_object *)wd_state_new_address_view(known->state, buffer, range->format,
                                                                      offset, range->range);
        wd_state_unref(&buffer->object);
    }
    return content;
}

static wd_state_descriptor read_range(const wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                      const VkDescriptorAddressInfoEXT *info,
                                      VkDescriptorAddressInfoEXT *range) {
    if (!info || !info->address) {
        return (wd_state_descriptor){.type = type, .is_null = true};
    }
    *range = *info;
    range->pNext = NULL;
    return resolve_range(known, type, range);
}

static wd_state_descriptor read_image(const wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                      const VkDescriptorImageInfo *info) {
    wd_state_descriptor content = {.type = type};
    if (!info || !info->imageView) {
        content.is_null = true;
        return content;
    }
    content.written = true;
    content.image_layout = info->imageLayout;
    content.object = wd_state_ref((wd_state_object *)wd_state_find_image_view(known->state, info->imageView));
    if (type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
        content.u.image.sampler = wd_state_find_sampler(known->state, info->sampler);
        wd_state_ref((wd_state_object *)content.u.image.sampler);
    }
    return content;
}

// read_content returns the descriptor that a call of vkGetDescriptorEXT describes, with references.
static wd_state_descriptor read_content(const wd_gpuav_known_descriptors *known,
                                        const VkDescriptorGetInfoEXT *info,
                                        VkDescriptorAddressInfoEXT *range) {
    wd_state_descriptor content = {.type = info->type, .written = true};
    switch (info->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return read_range(known, info->type, info->data.pUniformBuffer, range);
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return read_image(known, info->type, info->data.pCombinedImageSampler);
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        if (info->data.pSampler) {
            content.u.image.sampler = wd_state_find_sampler(known->state, *info->data.pSampler);
            wd_state_ref((wd_state_object *)content.u.image.sampler);
        }
        return content;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_NV:
        content.is_null = info->data.accelerationStructure == 0;
        content.written = !content.is_null;
        return content;
    default:
        return content;
    }
}

// The table

static uint64_t key_of(VkDescriptorType type, const void *bytes, size_t size) {
    return wd_hash64_bytes(bytes, size) ^ wd_hash_u64((uint64_t)type << 32 | size);
}

static bool is_equal(const wd_gpuav_known_descriptor *entry, VkDescriptorType type, const void *bytes,
                     size_t size) {
    return entry->content.type == type && entry->size == size && memcmp(entry->bytes, bytes, size) == 0;
}

static bool is_destroyed(const wd_gpuav_known_descriptor *entry) {
    return wd_gpuav_inputs_destroyed_object(&entry->content) != NULL;
}

static bool is_same_view(const wd_state_image_view *a, const wd_state_image_view *b) {
    return a->image == b->image && a->flags == b->flags && a->view_type == b->view_type &&
           a->format == b->format && memcmp(&a->components, &b->components, sizeof(a->components)) == 0 &&
           memcmp(&a->range, &b->range, sizeof(a->range)) == 0 && a->min_lod == b->min_lod &&
           a->usage == b->usage && a->has_ycbcr_conversion == b->has_ycbcr_conversion;
}

static bool is_same_buffer_view(const wd_state_buffer_view *a, const wd_state_buffer_view *b) {
    return a->buffer == b->buffer && a->format == b->format && a->offset == b->offset && a->range == b->range;
}

static bool is_same_sampler(const wd_state_sampler *a, const wd_state_sampler *b) {
    const size_t first = offsetof(VkSamplerCreateInfo, flags); // After padding and the chain.
    return memcmp((const char *)&a->create_info + first, (const char *)&b->create_info + first,
                  sizeof(a->create_info) - first) == 0 &&
           a->has_ycbcr_conversion == b->has_ycbcr_conversion && a->reduction_mode == b->reduction_mode &&
           a->has_border_without_format == b->has_border_without_format;
}

// is_same_object returns whether two objects are the same. Objects without a handle belong to one write of a
// descriptor: those of equal writes are.
static bool is_same_object(const wd_state_object *a, const wd_state_object *b) {
    if (a == b || !a || !b || a->handle || b->handle || a->type != b->type) {
        return a == b;
    }
    switch (a->type) {
    case VK_OBJECT_TYPE_IMAGE_VIEW:
        return is_same_view((const wd_state_image_view *)a, (const wd_state_image_view *)b);
    case VK_OBJECT_TYPE_BUFFER_VIEW:
        return is_same_buffer_view((const wd_state_buffer_view *)a, (const wd_state_buffer_view *)b);
    case VK_OBJECT_TYPE_SAMPLER:
        return is_same_sampler((const wd_state_sampler *)a, (const wd_state_sampler *)b);
    default:
        return false;
    }
}

static bool has_same_content(const wd_state_descriptor *a, const wd_state_descriptor *b) {
    const bool has_sampler =
        a->type == VK_DESCRIPTOR_TYPE_SAMPLER || a->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    return is_same_object(a->object, b->object) && a->written == b->written &&
           (!has_sampler || is_same_object((const wd_state_object *)a->u.image.sampler,
                                           (const wd_state_object *)b->u.image.sampler));
}

// sweep removes the entries of destroyed objects.
static void sweep(wd_gpuav_known_descriptors *known) {
    wd_mutex_assert_held(&known->lock);
    wd_hash_table kept;
    wd_hash_table_init(&kept, known->allocator);
    for (size_t i = 0; i < known->table.capacity; i++) {
        const wd_hash_slot *slot = &known->table.slots[i];
        wd_gpuav_known_descriptor *list = NULL;
        for (wd_gpuav_known_descriptor *entry = slot->value, *next; entry; entry = next) {
            next = entry->next;
            if (is_destroyed(entry)) {
                assert(known->num_entries);
                free_entry(known, entry);
                known->num_entries--;
            } else {
                entry->next = list;
                list = entry;
            }
        }
        while (list && wd_hash_table_set(&kept, slot->key, list) != WD_OK) {
            wd_gpuav_known_descriptor *next = list->next; // Without memory, they are forgotten.
            assert(known->num_entries);
            free_entry(known, list);
            known->num_entries--;
            list = next;
            __atomic_store_n(&known->is_incomplete, 1, __ATOMIC_RELAXED);
        }
    }
    wd_hash_table_finish(&known->table);
    known->table = kept;
    known->next_sweep = 2 * known->num_entries > FIRST_SWEEP ? 2 * known->num_entries : FIRST_SWEEP;
}

// merge_layouts makes the layout of an added descriptor unknown if that of an equal entry is another one.
static void merge_layouts(wd_gpuav_known_descriptors *known, const wd_state_descriptor *entry,
                          wd_state_descriptor *added) {
    if (added->object && added->object->type == VK_OBJECT_TYPE_IMAGE_VIEW &&
        entry->image_layout != added->image_layout) {
        if (entry->image_layout != WD_GPUAV_UNKNOWN_LAYOUT) {
            __atomic_add_fetch(&known->num_layouts, 1, __ATOMIC_RELAXED);
        }
        added->image_layout = WD_GPUAV_UNKNOWN_LAYOUT;
    }
}

// add adds an entry, or replaces one of a destroyed object with the same bytes; the lock is held.
static void add(wd_gpuav_known_descriptors *known, uint64_t key, wd_gpuav_known_descriptor *added) {
    wd_mutex_assert_held(&known->lock);
    assert(!added->next);
    wd_gpuav_known_descriptor *first = wd_hash_table_get(&known->table, key);
    for (wd_gpuav_known_descriptor *entry = first; entry; entry = entry->next) {
        if (!is_equal(entry, added->content.type, added->bytes, added->size)) {
            continue;
        }
        const bool is_same = has_same_content(&entry->content, &added->content);
        if (is_same || is_destroyed(entry)) {
            if (is_same) {
                merge_layouts(known, &entry->content, &added->content);
            }
            const wd_state_descriptor old = entry->content;
            entry->content = added->content;
            entry->range = added->range;
            added->content = old;
            free_entry(known, added);
            return;
        }
    }
    added->next = first;
    if (wd_hash_table_set(&known->table, key, added) != WD_OK) {
        free_entry(known, added);
        __atomic_store_n(&known->is_incomplete, 1, __ATOMIC_RELAXED);
        return;
    }
    if (++known->num_entries >= known->next_sweep) {
        sweep(known);
    }
}

// note_content records that `size` bytes stand for `content`, whose references it takes over, and `range`.
static void note_content(wd_gpuav_known_descriptors *known, wd_state_descriptor content,
                         const VkDescriptorAddressInfoEXT *range, const void *bytes, size_t size) {
    wd_gpuav_known_descriptor *entry = wd_alloc_zero(&known->allocator, 1, sizeof(*entry) + size);
    if (!entry) {
        wd_state_unref_descriptor(&content);
        __atomic_store_n(&known->is_incomplete, 1, __ATOMIC_RELAXED);
        return;
    }
    entry->content = content;
    entry->range = *range;
    entry->size = size;
    memcpy(entry->bytes, bytes, size);
    const uint64_t key = key_of(content.type, bytes, size);
    wd_mutex_lock(&known->lock);
    add(known, key, entry);
    __atomic_add_fetch(&known->num_changes, 1, __ATOMIC_RELAXED);
    wd_mutex_unlock(&known->lock);
}

void wd_gpuav_known_descriptors_note(wd_gpuav_known_descriptors *known, const VkDescriptorGetInfoEXT *info,
                                     const void *bytes, size_t size) {
    if (!info || !bytes || !size || size > WD_GPUAV_MOST_DESCRIPTOR_BYTES) {
        return;
    }
    VkDescriptorAddressInfoEXT range = {0};
    const wd_state_descriptor content = read_content(known, info, &range);
    note_content(known, content, &range, bytes, size);
}

void wd_gpuav_known_descriptors_note_range(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                           const VkDescriptorAddressInfoEXT *info, const void *bytes,
                                           size_t size) {
    if (!bytes || !size || size > WD_GPUAV_MOST_DESCRIPTOR_BYTES) {
        return;
    }
    VkDescriptorAddressInfoEXT range = {0};
    const wd_state_descriptor content = read_range(known, type, info, &range);
    note_content(known, content, &range, bytes, size);
}

void wd_gpuav_known_descriptors_note_image(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                           const VkImageViewCreateInfo *view, VkImageLayout layout,
                                           const void *bytes, size_t size) {
    if (!bytes || !size || size > WD_GPUAV_MOST_DESCRIPTOR_BYTES) {
        return;
    }
    const VkDescriptorAddressInfoEXT no_range = {0};
    wd_state_descriptor content = {.type = type, .written = view != NULL, .is_null = !view};
    if (view) {
        content.image_layout = layout;
        content.object = (wd_state_object *)wd_state_new_image_view(known->state, view);
    }
    note_content(known, content, &no_range, bytes, size);
}

void wd_gpuav_known_descriptors_note_sampler(wd_gpuav_known_descriptors *known,
                                             const VkSamplerCreateInfo *info, const void *bytes,
                                             size_t size) {
    if (!info || !bytes || !size || size > WD_GPUAV_MOST_DESCRIPTOR_BYTES) {
        return;
    }
    const VkDescriptorAddressInfoEXT no_range = {0};
    wd_state_descriptor content = {.type = VK_DESCRIPTOR_TYPE_SAMPLER, .written = true};
    content.u.image.sampler = wd_state_new_sampler(known->state, info);
    note_content(known, content, &no_range, bytes, size);
}

void wd_gpuav_known_descriptors_note_other(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                           bool is_null, const void *bytes, size_t size) {
    if (!bytes || !size || size > WD_GPUAV_MOST_DESCRIPTOR_BYTES) {
        return;
    }
    const VkDescriptorAddressInfoEXT no_range = {0};
    note_content(known, (wd_state_descriptor){.type = type, .written = !is_null, .is_null = is_null},
                 &no_range, bytes, size);
}

// is_other_view returns whether two valid descriptors with the same bytes are of different views.
static bool is_other_view(const wd_gpuav_known_descriptor *a, const wd_gpuav_known_descriptor *b) {
    const wd_state_object *view = a->content.object;
    return view && !view->handle && view->type == VK_OBJECT_TYPE_IMAGE_VIEW &&
           !is_same_object(view, b->content.object);
}

// update_range looks for another buffer in the place of one that was destroyed, or that was unknown.
static void update_range(const wd_gpuav_known_descriptors *known, wd_gpuav_known_descriptor *entry) {
    wd_mutex_assert_held(&known->lock);
    if (!entry->range.address || (entry->content.object && !is_destroyed(entry))) {
        return;
    }
    wd_state_descriptor content = resolve_range(known, entry->content.type, &entry->range);
    if (content.object) {
        wd_state_unref_descriptor(&entry->content);
        entry->content = content;
    }
}

wd_state_descriptor wd_gpuav_known_descriptors_find(wd_gpuav_known_descriptors *known, VkDescriptorType type,
                                                    const void *bytes, size_t size) {
    wd_state_descriptor found = {.type = type,
                                 .written = __atomic_load_n(&known->is_incomplete, __ATOMIC_RELAXED) != 0 ||
                                            size > WD_GPUAV_MOST_DESCRIPTOR_BYTES};
    const wd_gpuav_known_descriptor *best = NULL;
    bool is_ambiguous = false;
    wd_mutex_lock(&known->lock);
    for (wd_gpuav_known_descriptor *entry = wd_hash_table_get(&known->table, key_of(type, bytes, size));
         entry; entry = entry->next) {
        if (!is_equal(entry, type, bytes, size)) {
            continue;
        }
        update_range(known, entry);
        const bool has_valid = best && !is_destroyed(best);
        is_ambiguous |= has_valid && !is_destroyed(entry) && is_other_view(best, entry);
        best = has_valid ? best : entry;
    }
    if (best) {
        found = best->content;
        wd_state_ref_descriptor(&found);
    }
    if (is_ambiguous) { // The view is one of several.
        wd_state_unref(found.object);
        found.object = NULL;
    }
    wd_mutex_unlock(&known->lock);
    return found;
}
