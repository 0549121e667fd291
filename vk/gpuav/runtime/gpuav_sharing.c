// Commands that share a region, where a driver bears only so many bindings.
//
// lavapipe copies a descriptor set each time that it is bound with dynamic offsets, and maps memory for each copy; the copies of a
// primary command buffer live until it was executed. Linux allows a process so many mappings (vm.max_map_count), so that a command
// buffer with 65,530 instrumented commands ended the process. So our set is bound for each command only up to a quarter of that
// number; the rest is for the application. From half of the bound on, commands in a row share a region if they have the same pipeline.
// At the bound, all do that can: the region stays bound until the application binds sets with another layout.
//
// Copies for secondary command buffers live in the primary ones that execute them, which are not known while they are recorded: all that
// exist share one bound. One that is executed many times in one primary command buffer can still go beyond.
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/runtime/gpuav_internal.h"

enum { DEFAULT_MAX_MAPS = 65530, SHARE_OF_MAPS = 4 };

static uint32_t read_max_maps(void) {
    unsigned long maps = DEFAULT_MAX_MAPS;
    FILE *file = fopen("/proc/sys/vm/max_map_count", "re");
    if (file && fscanf(file, "%lu", &maps) != 1)
        maps = DEFAULT_MAX_MAPS;
    if (file)
        fclose(file);
    return maps < UINT32_MAX ? (uint32_t)maps : UINT32_MAX;
}

uint32_t wd_gpuav_max_binds(const VkPhysicalDeviceProperties *properties) {
    // The driver's id is in a newer struct, which a device of Vulkan 1.0 lacks; the name is the same in all versions.
    return strncmp(properties->deviceName, "llvmpipe", 8) == 0 ? read_max_maps() / SHARE_OF_MAPS : UINT32_MAX;
}

// count_binds returns how many bindings count against the bound.
static uint32_t count_binds(const wd_gpuav_device *device, const wd_gpuav_recording *recording) {
    return recording->is_secondary ? atomic_load_explicit(&device->num_secondary_binds, memory_order_relaxed)
                                   : recording->num_binds;
}

// is_same tells whether sets that are bound with one of the layouts leave our set alone that is bound with the other.
static bool is_same(const wd_state_pipeline_layout *a, const wd_state_pipeline_layout *b) {
    return a == b || (a->num_set_layouts && a->num_set_layouts == b->num_set_layouts &&
                      wd_state_pipeline_layouts_compatible(a, b, a->num_set_layouts - 1));
}

// is_bound tells whether the region is still bound for pipelines with `layout`.
static bool is_bound(const wd_gpuav_shared *shared, const wd_state_bindings *bindings,
                     const wd_gpuav_layout *layout) {
    if (!shared->layout || !is_same(shared->layout->state, layout->state))
        return false;
    return bindings->num_changes == shared->num_changes ||
           (bindings->num_layout_changes == shared->num_layout_changes && bindings->layout &&
            is_same(bindings->layout, layout->state));
}

static void tell(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer) {
    const wd_finding_object object = {
        .type = VK_OBJECT_TYPE_COMMAND_BUFFER,
        .type_name = "Command buffer",
        .handle = command_buffer->object.handle,
        .name = wd_state_name(&command_buffer->object),
    };
    wd_gpuav_report_once(
        device, WD_GPUAV_NOTICE_SHARED, &object,
        "More than %u commands of a command buffer use instrumented pipelines. This driver maps memory for "
        "each "
        "binding of a descriptor set with a dynamic offset, so that further commands share memory for error "
        "records: a finding names the first of those commands, and may lack the content of descriptors. To "
        "avoid this, record fewer commands into a command buffer, or raise vm.max_map_count (sysctl).",
        device->max_binds / 2);
}

bool wd_gpuav_share(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                    wd_state_bind_point bind, const wd_gpuav_layout *layout, const wd_gpuav_action *action) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (device->max_binds == UINT32_MAX || !recording || layout->uses_descriptor_buffers)
        return false;
    wd_gpuav_shared *shared = &recording->shared[bind];
    const uint32_t count = count_binds(device, recording);
    if (count < device->max_binds / 2)
        return false;
    tell(device, command_buffer);
    if (!is_bound(shared, &command_buffer->bindings[bind], layout))
        return false;
    const bool is_same_pipeline = shared->action && shared->action->pipeline == action->pipeline;
    if (!is_same_pipeline && count < device->max_binds)
        return false;
    if (shared->action) {
        shared->action->is_shared = true;
        // Records tell shaders apart only by their pipeline.
        shared->action->pipeline = is_same_pipeline ? shared->action->pipeline : NULL;
        wd_gpuav_write_heads(device, command_buffer, shared->heads, bind, layout->state, false);
    }
    return true;
}

void wd_gpuav_note_bound(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                         wd_state_bind_point bind, const wd_gpuav_layout *layout, wd_gpuav_action *action,
                         uint32_t *heads) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (device->max_binds == UINT32_MAX || !recording || layout->uses_descriptor_buffers)
        return;
    recording->is_secondary = command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    recording->num_binds++;
    if (recording->is_secondary)
        atomic_fetch_add_explicit(&device->num_secondary_binds, 1, memory_order_relaxed);
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    recording->shared[bind] = (wd_gpuav_shared){
        .layout = layout,
        .action = action,
        .heads = heads,
        .num_changes = bindings->num_changes,
        .num_layout_changes = bindings->num_layout_changes,
    };
}

void wd_gpuav_forget_binds(wd_gpuav_recording *recording) {
    if (recording->is_secondary)
        atomic_fetch_sub_explicit(&recording->device->num_secondary_binds, recording->num_binds,
                                  memory_order_relaxed);
    recording->num_binds = 0;
    recording->is_secondary = false;
    memset(recording->shared, 0, sizeof(recording->shared));
}
