#include "vk/gpuav/runtime/commands/gpuav_positions.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/layouts/gpuav_heap_layouts.h"
#include "vk/image_layouts/image_layouts.h"

static uint32_t table_position_of(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                  wd_state_bind_point bind, wd_state_descriptor_set *set,
                                  const wd_state_set_layout *layout) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!wd_gpuav_inputs_has_layout(set, layout)) {
        return 0;
    }
    if (set->is_push) {
        assert(recording);
        return wd_gpuav_pushes_table_position(&recording->pushes, &device->inputs, &command_buffer->arena,
                                              bind, set);
    }
    const bool has_layouts = set->object.handle || set->layout->flags & WD_GPUAV_HEAP_SET;
    const wd_image_layouts *layouts =
        has_layouts && device->inputs.features ? wd_image_layouts_of(device->chassis->state) : NULL;
    uint32_t own = 0;
    if (layouts) {
        assert(recording);
        own = wd_gpuav_layout_tables_position(
            &recording->layout_tables, &device->inputs, &command_buffer->arena, set,
            wd_image_layouts_epoch(layouts, command_buffer), bind == WD_STATE_BIND_RAY_TRACING);
    }
    return own ? own : wd_gpuav_inputs_table_position(&device->inputs, set);
}

void wd_gpuav_write_table_positions(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                    wd_gpuav_positions positions, wd_state_bind_point bind,
                                    const wd_state_pipeline_layout *layout, bool is_first) {
    uint32_t *table_positions = positions.region;
    for (uint32_t i = 0;
         table_positions && i < layout->num_set_layouts && i < device->attachment.num_table_positions; i++) {
        wd_state_descriptor_set *set = wd_gpuav_set_at(command_buffer, bind, i);
        if (!is_first && !table_positions[i]) {
            continue;
        }
        const uint32_t position =
            table_position_of(device, command_buffer, bind, set, layout->set_layouts[i]);
        table_positions[i] = is_first || table_positions[i] == position ? position : 0;
    }
    for (uint32_t i = 0;
         positions.copy && i < WD_GPUAV_COPIED_POSITIONS && i < device->attachment.num_table_positions; i++) {
        positions.copy[i] = table_positions[i];
    }
    if (__atomic_load_n(&device->inputs.is_full, __ATOMIC_RELAXED)) {
        wd_gpuav_report_once(
            &device->notices, WD_GPUAV_NOTICE_MEMORY, NULL,
            "Memory for the content of descriptors is used up: for further descriptor sets, uninitialized "
            "descriptors and accesses beyond the end of buffers are not found. Fix: raise gpuav_max_memory.");
    }
}
