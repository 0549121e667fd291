#include "vk/gpuav/runtime/readback/gpuav_actions.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/record/record_layout.h"

// add_chunk adds a slab. Each is larger than the one before, so that short recordings use little memory.
static wd_gpuav_chunk *add_chunk(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                 wd_gpuav_actions *actions) {
    assert(!actions->first == !actions->last && !actions->last == !actions->num_chunks);
    assert(!actions->last || actions->last->num_actions == actions->last->slab->num_regions);
    uint32_t size_class =
        actions->num_chunks < WD_GPUAV_SLAB_SIZES ? actions->num_chunks : WD_GPUAV_SLAB_SIZES - 1;
    wd_gpuav_slab *slab = wd_gpuav_regions_acquire(&device->regions, size_class);
    if (!slab) {
        return NULL;
    }
    wd_gpuav_chunk *chunk = wd_arena_alloc(&command_buffer->arena,
                                           sizeof(*chunk) + slab->num_regions * sizeof(chunk->actions[0]));
    if (!chunk) {
        wd_gpuav_regions_release(&device->regions, slab);
        return NULL;
    }
    chunk->next = NULL;
    chunk->slab = slab;
    chunk->num_actions = 0;
    if (actions->last) {
        actions->last->next = chunk;
    } else {
        actions->first = chunk;
    }
    actions->last = chunk;
    actions->num_chunks++;
    return chunk;
}

// next_chunk returns a chunk with a free region. NULL: the fallback region is used.
static wd_gpuav_chunk *next_chunk(wd_gpuav_recording *recording, wd_state_command_buffer *command_buffer) {
    if (!recording) {
        return NULL;
    }
    wd_gpuav_recording_expect_results(recording);
    wd_gpuav_actions *actions = wd_gpuav_actions_of(recording);
    wd_gpuav_chunk *chunk = actions->last;
    if (chunk && chunk->num_actions < chunk->slab->num_regions) {
        return chunk;
    }
    return add_chunk(recording->device, command_buffer, actions);
}

uint32_t wd_gpuav_actions_add(wd_gpuav_device *device, wd_gpuav_recording *recording,
                              wd_state_command_buffer *command_buffer, const wd_gpuav_layout *layout,
                              const wd_gpuav_action *action, const wd_gpuav_slab **slab) {
    wd_gpuav_chunk *chunk = next_chunk(recording, command_buffer);
    if (chunk && layout->uses_descriptor_buffers && chunk->slab->descriptors == WD_GPUAV_NO_DESCRIPTORS) {
        chunk = NULL;
    }
    *slab = chunk ? chunk->slab : device->regions.fallback;
    if (!chunk) {
        wd_gpuav_report_region_memory(&device->notices, &device->regions);
        return 0;
    }
    assert(chunk->num_actions < chunk->slab->num_regions);
    chunk->actions[chunk->num_actions] = *action;
    return chunk->num_actions++;
}

static bool has_same_sets(const wd_gpuav_sets *recorded, const wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, uint32_t count) {
    if (!recorded || recorded->count != count) {
        return false;
    }
    for (uint32_t i = 0; i < count; i++) {
        if (recorded->sets[i] != wd_gpuav_set_at(command_buffer, bind, i)) {
            return false;
        }
    }
    return true;
}

const wd_gpuav_sets *wd_gpuav_actions_sets(wd_gpuav_recording *recording,
                                           wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                           const wd_state_pipeline_layout *layout) {
    const uint32_t num_sets = wd_gpuav_num_sets(command_buffer, bind);
    const uint32_t count = layout->num_set_layouts < num_sets ? layout->num_set_layouts : num_sets;
    if (!recording || !count) {
        return NULL;
    }
    const wd_gpuav_sets **last = &wd_gpuav_actions_of(recording)->last_sets[bind];
    if (has_same_sets(*last, command_buffer, bind, count)) {
        return *last;
    }
    wd_gpuav_sets *sets =
        wd_arena_alloc(&command_buffer->arena, sizeof(*sets) + count * sizeof(sets->sets[0]));
    if (!sets) {
        return NULL;
    }
    sets->count = count;
    for (uint32_t i = 0; i < count; i++) {
        sets->sets[i] = wd_gpuav_set_at(command_buffer, bind, i);
    }
    *last = sets;
    return sets;
}

// zero_slab clears the records of a slab that could not be copied.
static void zero_slab(const wd_gpuav_regions *regions, const wd_gpuav_chunk *chunk) {
    assert(chunk->num_actions <= chunk->slab->num_regions);
    for (uint32_t i = 0; i < chunk->num_actions; i++) {
        uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
        if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0) {
            memset(words, 0, regions->record_words * sizeof(*words));
        }
    }
}

void wd_gpuav_actions_end(wd_gpuav_recording *recording) {
    wd_gpuav_regions *regions = &recording->device->regions;
    wd_gpuav_actions *actions = wd_gpuav_actions_of(recording);
    for (wd_gpuav_chunk *chunk = actions->first, *next; chunk; chunk = next) {
        next = chunk->next;
        zero_slab(regions, chunk);
        wd_gpuav_regions_release(regions, chunk->slab);
    }
    *actions = (wd_gpuav_actions){0};
}
