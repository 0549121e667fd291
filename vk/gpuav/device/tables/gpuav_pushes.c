#include "vk/gpuav/device/tables/gpuav_pushes.h"

#include <assert.h>
#include <string.h>

// Size classes of blocks (wd_gpuav_inputs_size_class): 256 words, and four times as many for each further block, up to
// 16,384.
enum { MIN_BLOCK_CLASS = 5, MAX_BLOCK_CLASS = 11 };

struct wd_gpuav_push_block {
    wd_gpuav_push_block *next;
    uint32_t position;
    uint32_t num_used; // Words.
    uint32_t size_class;
};

static wd_gpuav_push_block *add_block(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs, wd_arena *arena,
                                      uint32_t num_words) {
    uint32_t size_class = MIN_BLOCK_CLASS + 2 * pushes->num_blocks;
    const uint32_t needed = wd_gpuav_inputs_size_class(num_words);
    size_class = size_class < MAX_BLOCK_CLASS ? size_class : MAX_BLOCK_CLASS;
    size_class = size_class > needed ? size_class : needed;
    assert(num_words <= wd_gpuav_inputs_size_class_words(size_class));
    wd_gpuav_push_block *block = wd_arena_alloc_zero(arena, 1, sizeof(*block));
    if (!block) {
        return NULL;
    }
    block->position = wd_gpuav_inputs_allocate(inputs, size_class);
    if (!block->position) {
        return NULL;
    }
    block->size_class = size_class;
    block->next = pushes->blocks;
    pushes->blocks = block;
    pushes->num_blocks++;
    return block;
}

static uint32_t allocate(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs, wd_arena *arena,
                         uint32_t num_words) {
    assert(num_words);
    wd_gpuav_push_block *block = pushes->blocks;
    if (!block || num_words > wd_gpuav_inputs_size_class_words(block->size_class) - block->num_used) {
        block = add_block(pushes, inputs, arena, num_words);
    }
    if (!block) {
        return 0;
    }
    assert(num_words <= wd_gpuav_inputs_size_class_words(block->size_class) - block->num_used);
    const uint32_t position = block->position + block->num_used;
    block->num_used += num_words;
    return position;
}

// resize_copy makes room for the copy of a table with `num_words` words. The content is lost if the size changes.
static bool resize_copy(wd_gpuav_push_table *table, wd_arena *arena, uint32_t num_words) {
    assert(table->num_words <= table->capacity);
    if (table->num_words == num_words) {
        return true;
    }
    if (table->capacity < num_words) {
        uint32_t *words = wd_arena_alloc_zero(arena, num_words, sizeof(*words));
        if (!words) {
            return false;
        }
        table->words = words;
        table->capacity = num_words;
    }
    table->num_words = num_words;
    table->position = 0;
    return true;
}

static void note_destroyed(wd_gpuav_pushes *pushes, wd_arena *arena, const wd_state_descriptor *descriptor,
                           wd_gpuav_destroyed_push entry) {
    entry.destroyed = descriptor->written ? wd_gpuav_inputs_destroyed_object(descriptor) : NULL;
    wd_gpuav_destroyed_push *added = entry.destroyed ? wd_arena_alloc_zero(arena, 1, sizeof(*added)) : NULL;
    if (!added) { // Without memory, the finding does not name the object.
        return;
    }
    const bool is_sampler = !descriptor->object && descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLER;
    entry.bound =
        is_sampler ? (wd_state_object *)descriptor->u.image.sampler : (wd_state_object *)descriptor->object;
    *added = entry;
    wd_state_ref(added->bound);
    wd_state_ref(added->destroyed);
    added->next = pushes->destroyed;
    pushes->destroyed = added;
}

// note_all_destroyed keeps the objects that make descriptors of a new table invalid.
static void note_all_destroyed(wd_gpuav_pushes *pushes, wd_arena *arena, wd_state_descriptor_set *set,
                               uint32_t position) {
    wd_state_descriptor_set_lock(set);
    for (uint32_t i = 0; i < set->layout->num_bindings; i++) {
        const wd_state_layout_binding *binding = &set->layout->bindings[i];
        for (uint32_t k = 0; k < binding->num_elements; k++) {
            note_destroyed(
                pushes, arena, &set->descriptors[binding->first + k],
                (wd_gpuav_destroyed_push){.position = position, .binding = binding->binding, .element = k});
        }
    }
    wd_state_descriptor_set_unlock(set);
}

uint32_t wd_gpuav_pushes_table_position(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs, wd_arena *arena,
                                        wd_state_bind_point bind, wd_state_descriptor_set *set) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT && set->is_push);
    wd_gpuav_push_table *table = &pushes->last[bind];
    const uint64_t version = __atomic_load_n(&set->version, __ATOMIC_RELAXED);
    if (table->set == set && table->version == version) {
        return table->position;
    }
    const uint32_t num_words = wd_gpuav_inputs_count_words(inputs, set);
    if (!num_words || !resize_copy(table, arena, num_words)) {
        return 0;
    }
    table->set = set;
    table->version = version;
    const bool changed = wd_gpuav_inputs_write_table(inputs, set, table->words);
    if (table->position && !changed) {
        return table->position;
    }
    table->position = allocate(pushes, inputs, arena, num_words);
    if (table->position) {
        wd_gpuav_inputs_copy_words(inputs, table->position, table->words, num_words);
        note_all_destroyed(pushes, arena, set, table->position);
    }
    return table->position;
}

void wd_gpuav_pushes_finish(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs) {
    for (const wd_gpuav_push_block *block = pushes->blocks; block; block = block->next) {
        assert(block->num_used <= wd_gpuav_inputs_size_class_words(block->size_class));
        wd_gpuav_inputs_free(inputs, block->position, block->size_class);
    }
    for (const wd_gpuav_destroyed_push *entry = pushes->destroyed; entry; entry = entry->next) {
        wd_state_unref(entry->bound);
        wd_state_unref(entry->destroyed);
    }
    memset(pushes, 0, sizeof(*pushes));
}
