// The sub-state of a command buffer, and the tables of descriptors that its regions refer to.
#include <string.h>

#include "vk/gpuav/runtime/gpuav_internal.h"

static void release_recording(wd_state_object *object, void *data) {
    (void)object;
    wd_gpuav_recording *recording = data;
    // The slabs were released when the command buffer was reset, before its state is freed.
    wd_mutex_finish(&recording->lock);
    if (recording->buffer_bindings) {
        wd_gpuav_buffer_sets_release(&recording->device->buffer_sets, recording->buffer_bindings);
    }
    wd_free(&recording->device->allocator, recording->buffer_bindings);
    wd_free(&recording->device->allocator, recording);
}

wd_gpuav_recording *wd_gpuav_find_recording(wd_gpuav_device *device,
                                            wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording) {
        return recording;
    }
    recording = wd_alloc_zero(&device->allocator, 1, sizeof(*recording));
    if (!recording) {
        command_buffer->incomplete = true;
        return NULL;
    }
    recording->device = device;
    wd_mutex_init(&recording->lock);
    wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_GPUAV, recording, release_recording);
    return recording;
}

static uint32_t table_position_of(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                  wd_state_bind_point bind, wd_state_descriptor_set *set,
                                  const wd_state_set_layout *layout) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!wd_gpuav_inputs_has_layout(set, layout)) {
        return 0;
    }
    if (set->is_push) {
        return wd_gpuav_pushes_table_position(&recording->pushes, &device->inputs, &command_buffer->arena,
                                              bind, set);
    }
    uint32_t moment, own = 0;
    if (set->object.handle && device->hooks.find_layout_moment &&
        device->hooks.find_layout_moment(device, command_buffer, &moment)) {
        own = wd_gpuav_layout_tables_position(&recording->layout_tables, &device->inputs,
                                              &command_buffer->arena, set, moment,
                                              bind == WD_STATE_BIND_RAY_TRACING);
    }
    return own ? own : wd_gpuav_inputs_table_position(&device->inputs, set);
}

wd_state_descriptor_set *wd_gpuav_set_at(const wd_state_command_buffer *command_buffer,
                                         wd_state_bind_point bind, uint32_t index) {
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    if (index < bindings->num_sets && bindings->sets[index].set) {
        return bindings->sets[index].set;
    }
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    return recording && recording->buffer_bindings && index < WD_GPUAV_MOST_BUFFER_SETS
               ? recording->buffer_bindings->sets[bind][index]
               : NULL;
}

uint32_t wd_gpuav_num_sets(const wd_state_command_buffer *command_buffer, wd_state_bind_point bind) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const uint32_t num_bound = command_buffer->bindings[bind].num_sets;
    return recording && recording->buffer_bindings && num_bound < WD_GPUAV_MOST_BUFFER_SETS
               ? WD_GPUAV_MOST_BUFFER_SETS
               : num_bound;
}

void wd_gpuav_write_table_positions(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                    wd_gpuav_positions positions, wd_state_bind_point bind,
                                    const wd_state_pipeline_layout *layout, bool is_first) {
    uint32_t *table_positions = positions.region;
    for (uint32_t i = 0; table_positions && i < layout->num_set_layouts && i < device->num_table_positions;
         i++) {
        wd_state_descriptor_set *set = wd_gpuav_set_at(command_buffer, bind, i);
        if (!is_first && !table_positions[i]) {
            continue;
        }
        const uint32_t position =
            table_position_of(device, command_buffer, bind, set, layout->set_layouts[i]);
        table_positions[i] = is_first || table_positions[i] == position ? position : 0;
    }
    for (uint32_t i = 0; positions.copy && i < WD_GPUAV_COPIED_POSITIONS && i < device->num_table_positions;
         i++) {
        positions.copy[i] = table_positions[i];
    }
    if (__atomic_load_n(&device->inputs.is_full, __ATOMIC_RELAXED)) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
            "Memory for the content of descriptors is used up: for further descriptor sets, uninitialized "
            "descriptors "
            "and accesses beyond the end of buffers are not found. Fix: raise gpuav_max_memory.");
    }
}

void wd_gpuav_reuse_positions(const wd_gpuav_device *device, wd_gpuav_recording *recording,
                              const wd_gpuav_slab *slab, wd_gpuav_positions *positions) {
    // Commands that join a region change its copy.
    if (!positions->copy || wd_gpuav_may_get_shared(device, recording)) {
        return;
    }
    const uint32_t count = device->num_table_positions < WD_GPUAV_COPIED_POSITIONS
                               ? device->num_table_positions
                               : WD_GPUAV_COPIED_POSITIONS;
    const wd_gpuav_positions *last = &recording->positions;
    if (recording->positions_block == slab->block &&
        memcmp(last->region, positions->region, count * sizeof(uint32_t)) == 0) {
        positions->copy = last->copy;
        positions->offset = last->offset;
        return;
    }
    recording->positions_block = slab->block;
    recording->positions = *positions;
}
