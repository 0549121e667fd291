#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/pipelines/gpuav_pipelines.h"
#include "vk/state/state_unknown.h"

// recorded_bindings is the part of a recording: the bindings before the last command that the build does not know, in
// the command buffer's arena.
typedef struct recorded_bindings {
    wd_state_bindings assumed[WD_STATE_BIND_COUNT];
} recorded_bindings;

static recorded_bindings *bindings_of(const wd_gpuav_recording *recording) {
    return recording->parts[WD_GPUAV_PART_BINDINGS];
}

// assumed_of returns the assumed bindings, or NULL while every binding is known.
static const wd_state_bindings *assumed_of(const wd_state_command_buffer *command_buffer,
                                           wd_state_bind_point bind) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    const wd_gpuav_recording *recording =
        command_buffer->num_unknown ? wd_gpuav_recording_of(command_buffer) : NULL;
    return recording ? &bindings_of(recording)->assumed[bind] : NULL;
}

const wd_state_pipeline *wd_gpuav_bound_pipeline(wd_gpuav_device *device,
                                                 wd_state_command_buffer *command_buffer,
                                                 wd_state_bind_point bind) {
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    const wd_state_pipeline *pipeline = bindings->pipeline;
    if (bindings->num_shaders) {
        wd_state_pipeline *program = wd_state_bound_program(command_buffer, bind);
        if (program && !wd_gpuav_attach_program(device, program)) {
            command_buffer->incomplete = true;
        }
        return program;
    }
    const wd_state_bindings *assumed = pipeline ? NULL : assumed_of(command_buffer, bind);
    return assumed ? assumed->pipeline : pipeline;
}

uint32_t wd_gpuav_bound_count(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind) {
    const uint32_t known = command_buffer->bindings[bind].num_sets;
    const wd_state_bindings *assumed = assumed_of(command_buffer, bind);
    return assumed && assumed->num_sets > known ? assumed->num_sets : known;
}

wd_state_bound_set wd_gpuav_bound_set(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                                      uint32_t index) {
    const wd_state_bindings *known = &command_buffer->bindings[bind];
    if (index < known->num_sets && known->sets[index].set) {
        return known->sets[index];
    }
    const wd_state_bindings *assumed = assumed_of(command_buffer, bind);
    return assumed && index < assumed->num_sets ? assumed->sets[index] : (wd_state_bound_set){0};
}

const wd_gpuav_layout *wd_gpuav_unknown_layout(const wd_state_command_buffer *command_buffer,
                                               wd_state_bind_point bind) {
    const wd_state_pipeline_layout *layout = command_buffer->bindings[bind].layout;
    const wd_state_bindings *assumed = layout ? NULL : assumed_of(command_buffer, bind);
    layout = assumed ? assumed->layout : layout;
    return layout ? wd_state_slot_get(&layout->object, WD_STATE_SLOT_GPUAV) : NULL;
}

void wd_gpuav_clear_assumed_pipeline(const wd_state_command_buffer *command_buffer,
                                     wd_state_bind_point bind) {
    wd_gpuav_recording *recording =
        command_buffer->num_unknown ? wd_gpuav_recording_of(command_buffer) : NULL;
    if (recording) {
        bindings_of(recording)->assumed[bind].pipeline = NULL;
    }
}

// Unknown commands

static bool reserve_sets(wd_state_command_buffer *command_buffer, wd_state_bindings *assumed,
                         uint32_t count) {
    assert(assumed->num_sets <= assumed->sets_capacity);
    if (count <= assumed->sets_capacity) {
        return true;
    }
    wd_state_bound_set *sets = wd_arena_alloc_zero(&command_buffer->arena, count, sizeof(*sets));
    if (!sets) {
        command_buffer->incomplete = true;
        return false;
    }
    for (uint32_t i = 0; i < assumed->num_sets; i++) {
        sets[i] = assumed->sets[i];
    }
    assumed->sets = sets;
    assumed->sets_capacity = count;
    return true;
}

void wd_gpuav_assume_bindings(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                              wd_state_bind_point bind, uint32_t effects) {
    assert(wd_gpuav_recording_of(command_buffer));
    wd_state_bindings *assumed = &bindings_of(wd_gpuav_recording_of(command_buffer))->assumed[bind];
    const wd_state_bindings *known = &command_buffer->bindings[bind];
    const uint32_t count = wd_gpuav_bound_count(command_buffer, bind);
    assumed->pipeline = effects & WD_STATE_MAY_BIND_PIPELINES
                            ? NULL
                            : (wd_state_pipeline *)wd_gpuav_bound_pipeline(device, command_buffer, bind);
    assumed->layout = known->layout ? known->layout : assumed->layout;
    if (effects & WD_STATE_MAY_BIND_DESCRIPTORS || !reserve_sets(command_buffer, assumed, count)) {
        assumed->num_sets = 0;
        return;
    }
    assert(count <= assumed->sets_capacity);
    for (uint32_t i = 0; i < count; i++) {
        assumed->sets[i] = wd_gpuav_bound_set(command_buffer, bind, i);
    }
    assumed->num_sets = count;
}

static void end_recording(wd_gpuav_recording *recording) {
    *bindings_of(recording) = (recorded_bindings){0};
}

const wd_gpuav_part_type wd_gpuav_bindings_part = {
    .size = sizeof(recorded_bindings),
    .end_recording = end_recording,
};
