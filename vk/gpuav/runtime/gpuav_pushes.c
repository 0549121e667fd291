#include "vk/gpuav/runtime/gpuav_pushes.h"

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
    wd_gpuav_push_block *block = pushes->blocks;
    if (!block || num_words > wd_gpuav_inputs_size_class_words(block->size_class) - block->num_used) {
        block = add_block(pushes, inputs, arena, num_words);
    }
    if (!block) {
        return 0;
    }
    const uint32_t position = block->position + block->num_used;
    block->num_used += num_words;
    return position;
}

// resize_copy makes room for the copy of a table with `num_words` words. The content is lost if the size changes.
static bool resize_copy(wd_gpuav_push_table *table, wd_arena *arena, uint32_t num_words) {
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

uint32_t wd_gpuav_pushes_table_position(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs, wd_arena *arena,
                                        wd_state_bind_point bind, wd_state_descriptor_set *set) {
    wd_gpuav_push_table *table = &pushes->last[bind];
    const uint64_t version = __atomic_load_n(&set->version, __ATOMIC_RELAXED);
    if (table->set == set && table->version == version) {
        return table->position;
    }
    const uint32_t num_words = wd_gpuav_inputs_count_words(set);
    if (!num_words || !resize_copy(table, arena, num_words)) {
        return 0;
    }
    table->set = set;
    table->version = version;
    const bool changed = wd_gpuav_inputs_write_table(set, table->words);
    if (table->position && !changed) {
        return table->position;
    }
    table->position = allocate(pushes, inputs, arena, num_words);
    if (table->position) {
        memcpy(inputs->memory.words + table->position, table->words, num_words * sizeof(*table->words));
    }
    return table->position;
}

void wd_gpuav_pushes_finish(wd_gpuav_pushes *pushes, wd_gpuav_inputs *inputs) {
    for (const wd_gpuav_push_block *block = pushes->blocks; block; block = block->next) {
        wd_gpuav_inputs_free(inputs, block->position, block->size_class);
    }
    memset(pushes, 0, sizeof(*pushes));
}
