#include "vk/hangs/hangs_commands.h"

#include "vk/hangs/hangs_recording.h"
#include "vk/state/state_query.h"

// Kinds of commands, by the pipeline whose shaders they run.
typedef enum wd_hangs_kind {
    WD_HANGS_TRANSFER, // None.
    WD_HANGS_COMPUTE,
    WD_HANGS_DRAW,
    WD_HANGS_GRAPHICS, // Other commands that run the shaders of a graphics pipeline.
    WD_HANGS_RAYS,
} wd_hangs_kind;

// A recording with more commands does not list the rest.
enum { MOST_COMMANDS = 1 << 20 };

// Fills change the results of these queries, where the driver runs shaders for them.
static bool has_statistics(const wd_state_command_buffer *command_buffer) {
    const wd_state_active_query *query = command_buffer->queries ? command_buffer->queries->active : NULL;
    for (; query; query = query->next) {
        if (query->pool && query->pool->query_type != VK_QUERY_TYPE_OCCLUSION) {
            return true;
        }
    }
    return false;
}

// has_transfers returns whether the queue family of the command buffer can execute fills and markers.
static bool has_transfers(const wd_hangs_device *device, const wd_state_command_buffer *command_buffer) {
    const VkQueueFlags flags = wd_state_command_buffer_queue_flags(command_buffer);
    // Vulkan 1.0 has no fills on queues for transfers only.
    const VkQueueFlags transfers =
        device->chassis->api_version < VK_API_VERSION_1_1 ? 0 : (VkQueueFlags)VK_QUEUE_TRANSFER_BIT;
    return flags & (VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT | transfers);
}

// can_mark returns whether a marker may be recorded here.
static bool can_mark(const wd_hangs_device *device, const wd_state_command_buffer *command_buffer) {
    if (command_buffer->is_untracked || wd_state_command_buffer_may_be_protected(command_buffer) ||
        !has_transfers(device, command_buffer)) {
        return false;
    }
    // Between instances that are suspended and resumed, there are no other commands.
    const bool is_between = command_buffer->suspension.is_suspended && !command_buffer->in_render_pass;
    if (device->markers.method == WD_HANGS_BY_BUFFER_MARKER) {
        return !is_between;
    }
    return !is_between && !command_buffer->in_render_pass && !command_buffer->is_pass_unknown &&
           !command_buffer->in_video_coding && !command_buffer->num_unknown &&
           !has_statistics(command_buffer);
}

static wd_state_pipeline *find_pipeline(wd_state_command_buffer *command_buffer, wd_hangs_kind kind) {
    static const wd_state_bind_point binds[] = {
        [WD_HANGS_COMPUTE] = WD_STATE_BIND_COMPUTE,
        [WD_HANGS_DRAW] = WD_STATE_BIND_GRAPHICS,
        [WD_HANGS_GRAPHICS] = WD_STATE_BIND_GRAPHICS,
        [WD_HANGS_RAYS] = WD_STATE_BIND_RAY_TRACING,
    };
    if (kind == WD_HANGS_TRANSFER) {
        return NULL;
    }
    const wd_state_bindings *bindings = &command_buffer->bindings[binds[kind]];
    return bindings->num_shaders ? wd_state_bound_program(command_buffer, binds[kind]) : bindings->pipeline;
}

// add_command adds a command to the recording. NULL: it is not listed.
static wd_hangs_command *add_command(wd_hangs_recording *recording) {
    recording->is_incomplete |= recording->commands.count >= MOST_COMMANDS;
    wd_hangs_command *command =
        recording->is_incomplete ? NULL : WD_VECTOR_PUSH(&recording->device->allocator, &recording->commands);
    recording->is_incomplete |= !command;
    return command;
}

// begin lists a command, and records the marker before it.
static wd_hangs_command *begin(wd_call *call, VkCommandBuffer handle, wd_hangs_kind kind, bool may_mark) {
    wd_hangs_device *device = call->data;
    wd_state_command_buffer *command_buffer = device ? wd_state_recorded(call, handle) : NULL;
    wd_hangs_recording *recording = command_buffer ? wd_hangs_find_recording(device, command_buffer) : NULL;
    wd_hangs_command *command = recording ? add_command(recording) : NULL;
    if (!command) {
        return NULL;
    }
    *command = (wd_hangs_command){
        .name = call->name,
        .pipeline = find_pipeline(command_buffer, kind),
        .label = command_buffer->label,
        .draw = command_buffer->num_actions[WD_STATE_ACTION_DRAW],
        .is_draw = kind == WD_HANGS_DRAW,
    };
    recording->is_open = true;
    const uint32_t number = (uint32_t)recording->commands.count;
    wd_hangs_checkpoint(&device->markers, handle, recording->id, number, false);
    if (recording->slot && may_mark && can_mark(device, command_buffer)) {
        wd_hangs_mark_begin(&device->markers, handle, recording->slot, number);
        command->markers |= WD_HANGS_HAS_BEGIN;
    }
    return command;
}

// end records the marker after a command that begin listed.
static void end(wd_call *call, VkCommandBuffer handle) {
    wd_hangs_device *device = call->data;
    wd_state_command_buffer *command_buffer = device ? wd_state_recorded(call, handle) : NULL;
    wd_hangs_recording *recording = command_buffer ? wd_hangs_recording_of(command_buffer) : NULL;
    if (!recording || !recording->is_open) {
        return;
    }
    recording->is_open = false;
    const uint32_t number = (uint32_t)recording->commands.count;
    wd_hangs_checkpoint(&device->markers, handle, recording->id, number, true);
    if (recording->slot && can_mark(device, command_buffer)) {
        wd_hangs_mark_end(&device->markers, handle, recording->slot, number);
        recording->commands.items[number - 1].markers |= WD_HANGS_HAS_END;
    }
}

// The hooks

#define HOOKS(Name, kind)                                                                                    \
    void wd_hangs_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) {          \
        (void)down;                                                                                          \
        begin(call, args->commandBuffer, WD_HANGS_##kind, true);                                             \
    }                                                                                                        \
    void wd_hangs_post_##Name(wd_call *call, const wd_##Name##_args *args, const wd_##Name##_args *down) {   \
        (void)down;                                                                                          \
        end(call, args->commandBuffer);                                                                      \
    }
WD_HANGS_COMMANDS(HOOKS)

static void set_numbers(wd_hangs_command *command, const char *head, const char *tail, uint32_t first,
                        uint32_t second, uint32_t third) {
    if (command) {
        command->head = head;
        command->tail = tail;
        command->numbers[0] = first;
        command->numbers[1] = second;
        command->numbers[2] = third;
    }
}

#define COUNTED_HOOKS(Name, kind, head, tail, first, second, third)                                          \
    void wd_hangs_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down) {          \
        (void)down;                                                                                          \
        set_numbers(begin(call, args->commandBuffer, WD_HANGS_##kind, true), head, tail, first, second,      \
                    third);                                                                                  \
    }                                                                                                        \
    void wd_hangs_post_##Name(wd_call *call, const wd_##Name##_args *args, const wd_##Name##_args *down) {   \
        (void)down;                                                                                          \
        end(call, args->commandBuffer);                                                                      \
    }
WD_HANGS_COUNTED_COMMANDS(COUNTED_HOOKS)

#define PASS_HOOKS(Name) HOOKS(Name, TRANSFER)
WD_HANGS_PASS_ENDS(PASS_HOOKS)
PASS_HOOKS(CmdBeginRenderPass)
PASS_HOOKS(CmdBeginRenderPass2)

void wd_hangs_pre_CmdBeginRendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                    wd_CmdBeginRendering_args *down) {
    (void)down;
    // No command may be between the instance and the one that it resumes.
    const bool resumes = args->pRenderingInfo && (args->pRenderingInfo->flags & VK_RENDERING_RESUMING_BIT);
    begin(call, args->commandBuffer, WD_HANGS_TRANSFER, !resumes);
}

void wd_hangs_post_CmdBeginRendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                     const wd_CmdBeginRendering_args *down) {
    (void)down;
    end(call, args->commandBuffer);
}

void wd_hangs_pre_CmdExecuteCommands(wd_call *call, const wd_CmdExecuteCommands_args *args,
                                     wd_CmdExecuteCommands_args *down) {
    (void)down;
    wd_hangs_command *command = begin(call, args->commandBuffer, WD_HANGS_TRANSFER, true);
    if (command) {
        command->first_executed = wd_state_recorded(call, args->commandBuffer)->num_executed;
    }
}

void wd_hangs_post_CmdExecuteCommands(wd_call *call, const wd_CmdExecuteCommands_args *args,
                                      const wd_CmdExecuteCommands_args *down) {
    (void)down;
    const wd_state_command_buffer *command_buffer =
        call->data ? wd_state_recorded(call, args->commandBuffer) : NULL;
    wd_hangs_recording *recording = command_buffer ? wd_hangs_recording_of(command_buffer) : NULL;
    if (recording && recording->is_open) {
        wd_hangs_command *command = &recording->commands.items[recording->commands.count - 1];
        command->num_executed = command_buffer->num_executed - command->first_executed;
    }
    end(call, args->commandBuffer);
}
