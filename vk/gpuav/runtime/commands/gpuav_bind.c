// Regions are bound for the shaders of a pipeline: with our set, our descriptor buffer, or push constants.
#include "vk/gpuav/runtime/commands/gpuav_bind.h"

#include <assert.h>

#include "vk/gpuav/runtime/commands/gpuav_push_addresses.h"
#include "vk/gpuav/runtime/commands/gpuav_restore.h"
#include "vk/gpuav/runtime/commands/gpuav_sharing.h"
#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/descriptors/gpuav_descriptor_buffers.h"
#include "vk/gpuav/runtime/descriptors/gpuav_heaps.h"
#include "vk/gpuav/runtime/pipelines/gpuav_pipeline.h"

void wd_gpuav_bind_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_gpuav_layout *layout, const wd_gpuav_slab *slab,
                          uint32_t index, uint32_t position_offset) {
    assert(index < slab->num_regions);
    assert(!layout->uses_push || !layout->uses_descriptor_buffers);
#ifdef VK_EXT_descriptor_heap
    if (device->features.has_heaps && !layout->heap) {
        wd_gpuav_disturb_heaps(command_buffer);
    }
#endif
    if (layout->uses_push) {
        wd_gpuav_push_addresses(device, command_buffer, layout,
                                wd_gpuav_slab_address(&device->regions, slab, index));
        return;
    }
    if (layout->uses_descriptor_buffers) {
        wd_gpuav_set_descriptor_buffer_offset(device, command_buffer, wd_gpuav_bind_point(bind), layout, slab,
                                              index);
        return;
    }
    const uint32_t offsets[] = {slab->offset + index * device->regions.region_size, position_offset};
    wd_gpuav_mark_disturbed_sets(device, command_buffer, bind, layout);
    device->vk->CmdBindDescriptorSets((VkCommandBuffer)(uintptr_t)command_buffer->object.handle,
                                      wd_gpuav_bind_point(bind), layout->handle, device->attachment.slot, 1,
                                      &slab->set, slab->positions ? 2 : 1, offsets);
}

void wd_gpuav_bind_shared_region(wd_gpuav_device *device, wd_arena *scratch,
                                 wd_state_command_buffer *command_buffer, wd_state_bind_point bind) {
    const wd_state_pipeline *state = wd_gpuav_bound_pipeline(device, command_buffer, bind);
    const wd_gpuav_pipeline *pipeline = state ? wd_state_slot_get(&state->object, WD_STATE_SLOT_GPUAV) : NULL;
    const wd_gpuav_layout *layout = pipeline ? pipeline->layout : NULL;
    if (state) {
        wd_gpuav_rebind_disturbed_sets(device, scratch, command_buffer, bind, wd_gpuav_bind_point(bind));
    } else if (command_buffer->num_unknown) {
        layout = wd_gpuav_unknown_layout(command_buffer, bind);
    }
    wd_gpuav_recording *recording = layout ? wd_gpuav_find_recording(device, command_buffer) : NULL;
    if (!recording) {
        return;
    }
    wd_gpuav_recording_expect_results(recording);
    wd_gpuav_bind_region(device, command_buffer, bind, layout, device->regions.fallback, 0, 0);
    wd_gpuav_record_bind(device, command_buffer, bind, layout,
                         wd_gpuav_slab_address(&device->regions, device->regions.fallback, 0), NULL,
                         (wd_gpuav_positions){0});
}
