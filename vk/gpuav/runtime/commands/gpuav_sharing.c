// Command buffers with so many commands that some of them share a region.
//
// The first GROUP_AFTER commands of a command buffer have a region each. After that, up to GROUP_SIZE consecutive
// commands with the same pipeline and sets share one, while our set stays bound. Findings name the first and the last
// of them. So a million such draws need a few tens of megabytes.
//
// Each time a descriptor set is bound with dynamic offsets, lavapipe copies it, and maps memory for the copy. The
// copies of a primary command buffer are freed after its execution. Linux limits the mappings of a process
// (vm.max_map_count, 65,530 by default), and a process with more of them aborts. There, commands form groups from an
// eighth of that limit on. From a quarter on, all commands share the region that is bound, whatever their pipelines
// are, as long as our set stays bound. From half of the limit on, our set is not bound again: the specification says
// that sets with another layout disturb it, but lavapipe keeps it.
//
// Copies for secondary command buffers belong to the primary command buffers that execute them, which are not known
// during recording. So all secondary command buffers share one limit. A secondary command buffer that is executed many
// times in one primary command buffer can still exceed it.
#include "vk/gpuav/runtime/commands/gpuav_sharing.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/runtime/commands/gpuav_positions.h"
#include "vk/gpuav/runtime/commands/gpuav_push_addresses.h"

enum {
    DEFAULT_MAX_MAPS = 65530,
    MAPS_DIVISOR = 4,
    GROUP_AFTER = 16384, // Commands.
    GROUP_SIZE = 64,
};

static uint32_t read_max_maps(void) {
    unsigned long maps = DEFAULT_MAX_MAPS;
    FILE *file = fopen("/proc/sys/vm/max_map_count", "re");
    if (file && fscanf(file, "%lu", &maps) != 1) {
        maps = DEFAULT_MAX_MAPS;
    }
    if (file) {
        fclose(file);
    }
    return maps < UINT32_MAX ? (uint32_t)maps : UINT32_MAX;
}

uint32_t wd_gpuav_max_binds(const wd_gpuav_device *device) {
    return wd_gpuav_is_llvmpipe(device) ? read_max_maps() / MAPS_DIVISOR : UINT32_MAX;
}

static wd_gpuav_binds *binds_of(const wd_gpuav_recording *recording) {
    return &wd_gpuav_recorded_commands_of(recording)->binds;
}

// count_binds returns the number of binds that the limit applies to.
static uint32_t count_binds(const wd_gpuav_device *device, const wd_gpuav_recording *recording) {
    const wd_gpuav_binds *binds = binds_of(recording);
    return binds->is_secondary ? atomic_load_explicit(&device->bind_limit.num_secondary, memory_order_relaxed)
                               : binds->num_binds;
}

// are_compatible returns whether binding sets with one of the layouts keeps our set, if that was bound with the other.
static bool are_compatible(const wd_state_pipeline_layout *a, const wd_state_pipeline_layout *b) {
    return a == b || (a->num_set_layouts && a->num_set_layouts == b->num_set_layouts &&
                      wd_state_pipeline_layouts_compatible(a, b, a->num_set_layouts - 1));
}

// is_bound returns whether the region is still bound for pipelines with `layout`.
static bool is_bound(const wd_gpuav_shared_region *shared, const wd_state_bindings *bindings,
                     const wd_gpuav_layout *layout) {
    if (!shared->layout || shared->layout->uses_push ||
        !are_compatible(shared->layout->state, layout->state)) {
        return false;
    }
    return bindings->num_changes == shared->num_changes ||
           (bindings->num_layout_changes == shared->num_layout_changes && bindings->layout &&
            are_compatible(bindings->layout, layout->state));
}

static void report_sharing(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer) {
    const wd_finding_object object = {
        .type = VK_OBJECT_TYPE_COMMAND_BUFFER,
        .type_name = "Command buffer",
        .handle = command_buffer->object.handle,
        .name = wd_state_name(&command_buffer->object),
    };
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_SHARED, &object,
                         "More than %u commands of a command buffer use instrumented pipelines. This driver "
                         "maps memory for each binding of a descriptor set with a dynamic offset, so that "
                         "further commands share memory for error records: a finding names the first and the "
                         "last of those commands, and may lack the content of descriptors. To avoid this, "
                         "record fewer commands into a command buffer, or raise vm.max_map_count (sysctl).",
                         device->bind_limit.max / 2);
}

// group_after returns the number of binds after which commands form groups.
static uint32_t group_after(const wd_gpuav_device *device) {
    return device->bind_limit.max / 2 < GROUP_AFTER ? device->bind_limit.max / 2 : GROUP_AFTER;
}

bool wd_gpuav_may_get_shared(const wd_gpuav_device *device, const wd_gpuav_recording *recording) {
    return count_binds(device, recording) + 1 >= group_after(device);
}

// may_join returns whether the next command may use the region that is bound for earlier commands.
static bool may_join(const wd_gpuav_device *device, const wd_gpuav_recording *recording,
                     const wd_gpuav_shared_region *shared, const wd_gpuav_action *action) {
    const bool is_limited = device->bind_limit.max != UINT32_MAX;
    const uint32_t count = is_limited ? count_binds(device, recording) : binds_of(recording)->num_binds;
    if (is_limited && count >= device->bind_limit.max) {
        return true;
    }
    if (count < group_after(device)) {
        return false;
    }
    return shared->action && shared->action->pipeline == action->pipeline &&
           (is_limited || shared->action->sets == action->sets) && shared->num_commands < GROUP_SIZE;
}

// join adds the next command to those that share a region.
static void join(wd_gpuav_device *device, wd_state_command_buffer *command_buffer, wd_state_bind_point bind,
                 const wd_gpuav_layout *layout, const wd_gpuav_action *action) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    wd_gpuav_shared_region *shared = &binds_of(recording)->shared[bind];
    wd_gpuav_action *first = shared->action;
    assert(shared->layout && shared->num_commands);
    shared->num_commands++;
    if (!first) {
        return;
    }
    first->last_index = action->index;
    // The shaders of a record are identified by their pipeline, its descriptors by the sets.
    if (first->pipeline != action->pipeline) {
        first->pipeline = NULL;
    }
    if (first->sets != action->sets) {
        first->sets = NULL;
    }
    // Positions that no command has written are from an earlier recording.
    const uint32_t num_sets = layout->state->num_set_layouts;
    for (; shared->positions.region && shared->num_sets < num_sets &&
           shared->num_sets < device->attachment.num_table_positions;
         shared->num_sets++) {
        shared->positions.region[shared->num_sets] = 0;
    }
    wd_gpuav_write_table_positions(device, command_buffer, shared->positions, bind, layout->state, false);
}

// share_pushed_region is wd_gpuav_share_region for pipelines that get the address of the region in push constants. The
// address is pushed again, because another layout may have invalidated the push constants.
static bool share_pushed_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                wd_state_bind_point bind, const wd_gpuav_layout *layout,
                                const wd_gpuav_action *action) {
    assert(layout->uses_push);
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    const wd_gpuav_shared_region *shared = &binds_of(recording)->shared[bind];
    if (binds_of(recording)->num_pushes < GROUP_AFTER || shared->layout != layout || !shared->action ||
        shared->action->pipeline != action->pipeline || shared->action->sets != action->sets ||
        shared->num_commands >= GROUP_SIZE) {
        return false;
    }
    join(device, command_buffer, bind, layout, action);
    wd_gpuav_push_addresses(device, command_buffer, layout, shared->address);
    return true;
}

// has_set_at_slot returns whether the application bound a set where ours is.
static bool has_set_at_slot(const wd_gpuav_device *device, const wd_state_bindings *bindings) {
    return bindings->num_sets > device->attachment.slot && bindings->sets[device->attachment.slot].set;
}

bool wd_gpuav_share_region(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                           wd_state_bind_point bind, const wd_gpuav_layout *layout,
                           const wd_gpuav_action *action) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!recording || layout->uses_descriptor_buffers) {
        return false;
    }
    if (layout->uses_push) {
        return share_pushed_region(device, command_buffer, bind, layout, action);
    }
    wd_gpuav_shared_region *shared = &binds_of(recording)->shared[bind];
    const bool is_limited = device->bind_limit.max != UINT32_MAX;
    if (is_limited && count_binds(device, recording) >= device->bind_limit.max / 2) {
        report_sharing(device, command_buffer);
    }
    const bool stays_bound = shared->layout && !shared->layout->uses_push && is_limited &&
                             !has_set_at_slot(device, &command_buffer->bindings[bind]) &&
                             count_binds(device, recording) / 2 >= device->bind_limit.max;
    if (!may_join(device, recording, shared, action) ||
        !(stays_bound || is_bound(shared, &command_buffer->bindings[bind], layout))) {
        return false;
    }
    join(device, command_buffer, bind, layout, action);
    return true;
}

static void count_bind(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                       wd_gpuav_recording *recording) {
    wd_gpuav_binds *binds = binds_of(recording);
    binds->is_secondary =
        device->bind_limit.max != UINT32_MAX && command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    binds->num_binds++;
    if (binds->is_secondary) {
        atomic_fetch_add_explicit(&device->bind_limit.num_secondary, 1, memory_order_relaxed);
    }
}

void wd_gpuav_record_bind(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                          wd_state_bind_point bind, const wd_gpuav_layout *layout, VkDeviceAddress address,
                          wd_gpuav_action *action, wd_gpuav_positions positions) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!recording || layout->uses_descriptor_buffers) {
        return;
    }
    if (layout->uses_push) {
        binds_of(recording)->num_pushes++;
    } else {
        count_bind(device, command_buffer, recording);
    }
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    binds_of(recording)->shared[bind] = (wd_gpuav_shared_region){
        .layout = layout,
        .action = action,
        .num_commands = 1,
        .num_sets = layout->state->num_set_layouts,
        .address = address,
        .positions = positions,
        .num_changes = bindings->num_changes,
        .num_layout_changes = bindings->num_layout_changes,
    };
}

void wd_gpuav_forget_shared_region(wd_gpuav_recording *recording, wd_state_bind_point bind) {
    binds_of(recording)->shared[bind] = (wd_gpuav_shared_region){0};
}

void wd_gpuav_reuse_positions(const wd_gpuav_device *device, wd_gpuav_recording *recording,
                              const wd_gpuav_slab *slab, wd_gpuav_positions *positions) {
    // Commands that join a region change its copy.
    if (!positions->copy || wd_gpuav_may_get_shared(device, recording)) {
        return;
    }
    const uint32_t count = device->attachment.num_table_positions < WD_GPUAV_COPIED_POSITIONS
                               ? device->attachment.num_table_positions
                               : WD_GPUAV_COPIED_POSITIONS;
    wd_gpuav_binds *binds = binds_of(recording);
    const wd_gpuav_positions *last = &binds->positions;
    if (binds->positions_block == slab->block &&
        memcmp(last->region, positions->region, count * sizeof(uint32_t)) == 0) {
        positions->copy = last->copy;
        positions->offset = last->offset;
        return;
    }
    binds->positions_block = slab->block;
    binds->positions = *positions;
}

void wd_gpuav_reset_bind_count(wd_gpuav_recording *recording) {
    wd_gpuav_binds *binds = binds_of(recording);
    if (binds->is_secondary) {
        assert(atomic_load_explicit(&recording->device->bind_limit.num_secondary, memory_order_relaxed) >=
               binds->num_binds);
        atomic_fetch_sub_explicit(&recording->device->bind_limit.num_secondary, binds->num_binds,
                                  memory_order_relaxed);
    }
    binds->num_binds = 0;
    binds->num_pushes = 0;
    binds->is_secondary = false;
    memset(binds->shared, 0, sizeof(binds->shared));
    binds->positions_block = NULL;
}
