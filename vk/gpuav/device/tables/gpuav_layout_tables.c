#include "vk/gpuav/device/tables/gpuav_layout_tables.h"

#include <assert.h>
#include <string.h>

#include "vk/image_layouts/image_layouts.h"
#include "vk/registry/enum_strings.h"

bool wd_gpuav_layout_tables_compares(const wd_state_layout_binding *binding, bool is_ray_tracing) {
    const VkDescriptorBindingFlags late = VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                                          VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT |
                                          VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT;
    switch ((int)binding->type) {
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return is_ray_tracing || binding->count > 1 || binding->flags & late;
    case VK_DESCRIPTOR_TYPE_MUTABLE_EXT:
        return true;
    default:
        return false;
    }
}

static bool is_compared(const wd_state_set_layout *layout, bool is_ray_tracing) {
    for (uint32_t i = 0; i < layout->num_bindings; i++) {
        if (wd_gpuav_layout_tables_compares(&layout->bindings[i], is_ray_tracing)) {
            return true;
        }
    }
    return false;
}

// allocate allocates the words of a table. All tables have at most a quarter of the input buffer. 0: there is no room.
static uint32_t allocate(wd_gpuav_inputs *inputs, uint32_t size_class) {
    const uint32_t num_words = wd_gpuav_inputs_size_class_words(size_class);
    const uint32_t total = __atomic_add_fetch(&inputs->num_layout_words, num_words, __ATOMIC_RELAXED);
    const uint32_t position =
        total <= inputs->num_words / 4 ? wd_gpuav_inputs_allocate(inputs, size_class) : 0;
    if (!position) {
        __atomic_sub_fetch(&inputs->num_layout_words, num_words, __ATOMIC_RELAXED);
    }
    return position;
}

static void release(wd_gpuav_inputs *inputs, uint32_t position, uint32_t size_class) {
    if (position) {
        assert(__atomic_load_n(&inputs->num_layout_words, __ATOMIC_RELAXED) >=
               wd_gpuav_inputs_size_class_words(size_class));
        wd_gpuav_inputs_free(inputs, position, size_class);
        __atomic_sub_fetch(&inputs->num_layout_words, wd_gpuav_inputs_size_class_words(size_class),
                           __ATOMIC_RELAXED);
    }
}

// link_table adds a table. Without memory, the next command gets its own table, or mismatches are not described.
static void link_table(wd_gpuav_layout_tables *tables, wd_allocator allocator, uint64_t key,
                       wd_gpuav_layout_table *table) {
    assert(!tables->first == !tables->last && table->position && !table->next);
    if (!tables->first) {
        wd_hash_table_init(&tables->latest, allocator);
        wd_hash_table_init(&tables->positions, allocator);
    }
    (void)wd_hash_table_set(&tables->latest, key, table);
    (void)wd_hash_table_set(&tables->positions, table->position, table);
    __atomic_store_n(tables->last ? &tables->last->next : &tables->first, table, __ATOMIC_RELEASE);
    tables->last = table;
}

uint32_t wd_gpuav_layout_tables_position(wd_gpuav_layout_tables *tables, wd_gpuav_inputs *inputs,
                                         wd_arena *arena, wd_state_descriptor_set *set, uint32_t epoch,
                                         bool is_ray_tracing) {
    const uint64_t key = set->object.id << 1 | is_ray_tracing;
    const wd_gpuav_layout_table *latest = wd_hash_table_get(&tables->latest, key);
    if (latest && latest->epoch == epoch) {
        return latest->position;
    }
    const uint32_t num_words = !tables->is_full && is_compared(set->layout, is_ray_tracing)
                                   ? wd_gpuav_inputs_count_words(inputs, set)
                                   : 0;
    if (!num_words) {
        return 0;
    }
    const uint32_t size_class = wd_gpuav_inputs_size_class(num_words);
    const uint32_t position = allocate(inputs, size_class);
    wd_gpuav_layout_table *added = position ? wd_arena_alloc_zero(arena, 1, sizeof(*added)) : NULL;
    if (!added) {
        tables->is_full = true;
        release(inputs, position, size_class);
        return 0;
    }
    assert(num_words <= wd_gpuav_inputs_size_class_words(size_class));
    *added = (wd_gpuav_layout_table){.set = set,
                                     .position = position,
                                     .size_class = size_class,
                                     .epoch = epoch,
                                     .is_ray_tracing = is_ray_tracing};
    wd_gpuav_inputs_rewrite(inputs, set, position);
    link_table(tables, inputs->allocator, key, added);
    return position;
}

void wd_gpuav_layout_tables_finish(wd_gpuav_layout_tables *tables, wd_gpuav_inputs *inputs) {
    for (wd_gpuav_layout_table *table = tables->first; table; table = table->next) {
        WD_VECTOR_FINISH(&inputs->allocator, &table->mismatches);
        release(inputs, table->position, table->size_class);
    }
    wd_hash_table_finish(&tables->latest);
    wd_hash_table_finish(&tables->positions);
    *tables = (wd_gpuav_layout_tables){0};
}

// Read-back

void wd_gpuav_layout_tables_begin_copies(wd_gpuav_layout_tables *tables) {
    WD_GPUAV_FOR_LAYOUT_TABLES(table, tables) {
        table->copied = NULL;
    }
}

const wd_gpuav_copied_layouts *wd_gpuav_layout_tables_copy(wd_gpuav_layout_tables *tables, wd_arena *arena,
                                                           const uint32_t *positions, uint32_t num_sets) {
    const wd_gpuav_copied_layouts *first = NULL;
    for (uint32_t i = 0; i < num_sets; i++) {
        wd_gpuav_layout_table *table =
            positions[i] ? wd_hash_table_get(&tables->positions, positions[i]) : NULL;
        if (!table || !table->mismatches.count) {
            continue;
        }
        if (!table->copied) {
            table->copied = wd_arena_copy(arena, table->mismatches.items, table->mismatches.count,
                                          sizeof(*table->mismatches.items));
        }
        wd_gpuav_copied_layouts *added = wd_arena_alloc(arena, sizeof(*added));
        if (added && table->copied) {
            *added = (wd_gpuav_copied_layouts){first, i, table->copied, table->mismatches.count};
            first = added;
        }
    }
    return first;
}

const wd_gpuav_layout_mismatch *wd_gpuav_copied_layouts_find(const wd_gpuav_copied_layouts *layouts,
                                                             uint32_t set, uint32_t binding,
                                                             uint32_t element) {
    for (; layouts; layouts = layouts->next) {
        for (size_t i = 0; layouts->set == set && i < layouts->count; i++) {
            if (layouts->items[i].binding == binding && layouts->items[i].element == element) {
                return &layouts->items[i];
            }
        }
    }
    return NULL;
}

// Text

void wd_gpuav_layout_describe(const wd_gpuav_layout_mismatch *mismatch, wd_string_builder *out) {
    const char *setter = mismatch->setter;
    wd_string_appendf(out, " is in the layout %s", wd_VkImageLayout_string(mismatch->actual));
    const VkImageSubresourceRange first = {mismatch->range.aspectMask, mismatch->range.baseMipLevel, 1,
                                           mismatch->range.baseArrayLayer, 1};
    char text[128];
    wd_string_appendf(out, " (%s), but the descriptor was written with %s.",
                      wd_image_describe_range(&first, text, sizeof(text)),
                      wd_VkImageLayout_string(mismatch->given));
    if (!strcmp(setter, "vkCreateImage") || !strcmp(setter, "vkGetSwapchainImagesKHR")) {
        wd_string_append(out, " No earlier command or submission has changed the initial layout.");
    } else {
        wd_string_appendf(out, " %s, %s, set this layout.", setter,
                          mismatch->is_submission ? "which was submitted or called earlier"
                                                  : "earlier in the same command buffer");
    }
}
