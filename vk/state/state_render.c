// Render passes as command buffers go through them, and secondary command buffers.
#include <assert.h>
#include <string.h>

#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

static wd_state_command_buffer *recorded_to(const struct wd_call *call, VkCommandBuffer handle) {
    return wd_state_recorded(call, handle);
}

static void begin_render_pass(const struct wd_call *call, VkCommandBuffer handle,
                              const VkRenderPassBeginInfo *info, VkSubpassContents contents) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (!command_buffer) {
        return;
    }
    wd_state_render_pass *pass = wd_state_find_render_pass(call->device->state, info->renderPass);
    wd_state_framebuffer *framebuffer = wd_state_find_framebuffer(call->device->state, info->framebuffer);
    const bool kept = wd_state_command_buffer_keep(command_buffer, (wd_state_object *)pass) &&
                      wd_state_command_buffer_keep(command_buffer, (wd_state_object *)framebuffer);
    command_buffer->render_pass = kept ? pass : NULL;
    command_buffer->framebuffer = kept ? framebuffer : NULL;
    command_buffer->subpass = 0;
    command_buffer->in_render_pass = true;
    command_buffer->is_pass_unknown = false;
    command_buffer->is_pass_skipped = false;
    wd_state_note_pass_instance(command_buffer, 0);
    wd_state_begin_pass(command_buffer, info);
    wd_state_begin_subpass(command_buffer, contents, call->name);
}

// post_record does not run for a command that is skipped: until then the command counts as skipped.
static bool expect_pass(const struct wd_call *call, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (command_buffer) {
        command_buffer->is_pass_skipped = true;
    }
    return false;
}

#define EXPECT_PASS(Command)                                                                                 \
    WD_STATE_VALIDATE(Command) {                                                                             \
        return expect_pass(call, args->commandBuffer);                                                       \
    }
WD_STATE_HOOKS_PASS_BEGIN(EXPECT_PASS)

// skip_in_pass returns whether a command is of a render pass instance that a validator skipped: the driver has none.
static bool skip_in_pass(const struct wd_call *call, VkCommandBuffer handle, bool ends) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (!command_buffer || !command_buffer->is_pass_skipped) {
        return false;
    }
    command_buffer->is_pass_skipped = !ends;
    return !command_buffer->in_render_pass && !command_buffer->is_pass_unknown;
}

#define SKIP_NEXT(Command)                                                                                   \
    WD_STATE_VALIDATE(Command) {                                                                             \
        return skip_in_pass(call, args->commandBuffer, false);                                               \
    }
WD_STATE_HOOKS_PASS_NEXT(SKIP_NEXT)

#define SKIP_END(Command)                                                                                    \
    WD_STATE_VALIDATE(Command) {                                                                             \
        return skip_in_pass(call, args->commandBuffer, true);                                                \
    }
WD_STATE_HOOKS_PASS_END(SKIP_END)

WD_STATE_POST(CmdBeginRenderPass) {
    (void)down;
    begin_render_pass(call, args->commandBuffer, args->pRenderPassBegin, args->contents);
}

WD_STATE_POST(CmdBeginRenderPass2) {
    (void)down;
    begin_render_pass(call, args->commandBuffer, args->pRenderPassBegin, args->pSubpassBeginInfo->contents);
}

static void next_subpass(const struct wd_call *call, VkCommandBuffer handle, VkSubpassContents contents) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (command_buffer) {
        command_buffer->subpass++;
        wd_state_begin_subpass(command_buffer, contents, call->name);
    }
}

WD_STATE_POST(CmdNextSubpass) {
    (void)down;
    next_subpass(call, args->commandBuffer, args->contents);
}

WD_STATE_POST(CmdNextSubpass2) {
    (void)down;
    next_subpass(call, args->commandBuffer, args->pSubpassBeginInfo->contents);
}

static void end_rendering(const struct wd_call *call, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (command_buffer) {
        wd_state_forget_rendering(command_buffer);
        command_buffer->render_pass = NULL;
        command_buffer->framebuffer = NULL;
        command_buffer->subpass = 0;
        command_buffer->is_rendering = false;
        command_buffer->in_render_pass = false;
        command_buffer->is_pass_skipped = false;
        command_buffer->rendering_flags = 0;
    }
}

// Instances of render pass objects are never suspended.
static void end_render_pass(const struct wd_call *call, VkCommandBuffer handle) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (command_buffer) {
        command_buffer->is_pass_unknown = false;
    }
    end_rendering(call, handle);
}

WD_STATE_POST(CmdEndRenderPass) {
    (void)down;
    end_render_pass(call, args->commandBuffer);
}

WD_STATE_POST(CmdEndRenderPass2) {
    (void)down;
    end_render_pass(call, args->commandBuffer);
}

WD_STATE_POST(CmdBeginRendering) {
    (void)down;
    wd_state_command_buffer *command_buffer = recorded_to(call, args->commandBuffer);
    if (command_buffer) {
        command_buffer->is_rendering = true;
        command_buffer->in_render_pass = true;
        command_buffer->is_pass_unknown = false;
        command_buffer->is_pass_skipped = false;
        command_buffer->rendering_flags = args->pRenderingInfo->flags;
        wd_state_note_pass_instance(command_buffer, args->pRenderingInfo->flags);
        wd_state_begin_rendering(command_buffer, args->pRenderingInfo, call->name);
    }
}

WD_STATE_POST(CmdEndRendering) {
    (void)down;
    end_rendering(call, args->commandBuffer);
}

#define END_RENDERING_2(Name)                                                                                \
    WD_STATE_POST(Name) {                                                                                    \
        (void)down;                                                                                          \
        end_rendering(call, args->commandBuffer);                                                            \
    }
WD_CMD_END_RENDERING_2(END_RENDERING_2)

#ifdef VK_KHR_video_queue

static void note_video_coding(const struct wd_call *call, VkCommandBuffer handle, bool is_inside,
                              uint64_t session, uint64_t parameters) {
    wd_state_command_buffer *command_buffer = recorded_to(call, handle);
    if (command_buffer) {
        command_buffer->in_video_coding = is_inside;
        command_buffer->video_session = session;
        command_buffer->video_parameters = parameters;
    }
}

WD_STATE_POST(CmdBeginVideoCodingKHR) {
    (void)down;
    note_video_coding(call, args->commandBuffer, true,
                      WD_STATE_NON_DISPATCHABLE(args->pBeginInfo->videoSession),
                      WD_STATE_NON_DISPATCHABLE(args->pBeginInfo->videoSessionParameters));
}

WD_STATE_POST(CmdEndVideoCodingKHR) {
    (void)down;
    note_video_coding(call, args->commandBuffer, false, 0, 0);
}

#endif

// Vulkan has no limit for nested command buffers (VK_EXT_nested_command_buffer); programs nest two or three.
enum { MAX_NESTED = 16 };

// executes returns whether a command buffer executes another one, itself or through others; true also where they are
// nested too deep.
static bool executes(const wd_state_command_buffer *from, const wd_state_command_buffer *other,
                     unsigned depth) {
    assert(depth <= MAX_NESTED);
    for (uint32_t i = 0; i < from->num_executed; i++) {
        if (from->executed[i] == other || depth == MAX_NESTED ||
            executes(from->executed[i], other, depth + 1)) {
            return true;
        }
    }
    return false;
}

// add_executed leaves out a secondary command buffer that executes this one: whoever follows the lists comes to an end.
static void add_executed(wd_state_command_buffer *command_buffer, wd_state_command_buffer *secondary) {
    if (executes(secondary, command_buffer, 0)) {
        command_buffer->incomplete = true;
        return;
    }
    if (!wd_state_command_buffer_keep(command_buffer, &secondary->object) ||
        !wd_state_keep_executed(command_buffer, secondary)) {
        return;
    }
    if (command_buffer->num_executed == command_buffer->executed_capacity) {
        const uint32_t capacity =
            command_buffer->executed_capacity ? command_buffer->executed_capacity * 2 : 8;
        wd_state_command_buffer **executed =
            wd_arena_alloc_zero(&command_buffer->arena, capacity, sizeof *executed);
        if (!executed) {
            command_buffer->incomplete = true;
            return;
        }
        if (command_buffer->num_executed) {
            memcpy(executed, command_buffer->executed, command_buffer->num_executed * sizeof *executed);
        }
        command_buffer->executed = executed;
        command_buffer->executed_capacity = capacity;
    }
    assert(command_buffer->num_executed < command_buffer->executed_capacity);
    command_buffer->executed[command_buffer->num_executed++] = secondary;
}

WD_STATE_POST(CmdExecuteCommands) {
    (void)down;
    wd_state_command_buffer *command_buffer = recorded_to(call, args->commandBuffer);
    if (!command_buffer) {
        return;
    }
    for (uint32_t i = 0; i < args->commandBufferCount; i++) {
        wd_state_command_buffer *secondary =
            wd_state_find_command_buffer(call->device->state, args->pCommandBuffers[i]);
        wd_state_execute_pass_instances(command_buffer, secondary);
        if (secondary && secondary != command_buffer) {
            add_executed(command_buffer, secondary);
            wd_state_execute_queries(command_buffer, secondary);
            wd_state_execute_events(command_buffer, secondary);
        }
    }
    // All bound state is undefined afterwards (Vulkan, Secondary Command Buffer Execution).
    wd_state_forget_bindings(command_buffer);
    wd_state_forget_dynamic(command_buffer, true);
}
