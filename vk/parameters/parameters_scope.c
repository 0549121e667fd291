// The conditions of commands on their command buffer: recording, its queue family and level, render passes, video
// coding.
//
// The facts hang on the state object of the command buffer. Each device also remembers some command buffers by a hash
// of the handle: for most commands, a comparison of handles finds the facts. Freed facts are kept for command buffers
// to come until the device is destroyed, so that a look-up can always read the handle in them.
#include <string.h>

#include "vk/parameters/parameters_internal.h"
#include "vk/state/state.h"

static size_t place_of(VkCommandBuffer handle) {
    return (size_t)((uint64_t)(uintptr_t)handle * 0x9e3779b97f4a7c15u >> 58) % WD_PARAMETERS_NUM_LATEST;
}

static void free_recording(wd_state_object *object, void *released) {
    (void)object;
    wd_parameters_recording *recording = released;
    wd_parameters_data *data = recording->data;
    __atomic_store_n(&recording->handle, NULL, __ATOMIC_RELEASE);
    pthread_mutex_lock(&data->recordings_lock);
    recording->next = data->free_recordings;
    data->free_recordings = recording;
    pthread_mutex_unlock(&data->recordings_lock);
}

static wd_parameters_recording *new_recording(wd_parameters_data *data) {
    pthread_mutex_lock(&data->recordings_lock);
    wd_parameters_recording *recording = data->free_recordings;
    if (recording) {
        data->free_recordings = recording->next;
    }
    pthread_mutex_unlock(&data->recordings_lock);
    return recording ? recording : wd_alloc_zero(&data->allocator, 1, sizeof *recording);
}

void wd_parameters_free_recordings(wd_parameters_data *data) {
    while (data->free_recordings) {
        wd_parameters_recording *next = data->free_recordings->next;
        wd_free(&data->allocator, data->free_recordings);
        data->free_recordings = next;
    }
}

static wd_parameters_recording *find_tracked(wd_parameters_data *data, VkCommandBuffer handle) {
    const wd_state_device *device = data->device ? data->device->state : NULL;
    const wd_state_command_buffer *state = device ? wd_state_find_command_buffer(device, handle) : NULL;
    wd_parameters_recording *recording =
        state ? wd_state_slot_get(&state->object, WD_STATE_SLOT_PARAMETERS) : NULL;
    if (recording) {
        __atomic_store_n(&data->latest[place_of(handle)], recording, __ATOMIC_RELEASE);
    }
    return recording;
}

static inline wd_parameters_recording *find_recording(wd_parameters_data *data, VkCommandBuffer handle) {
    wd_parameters_recording *recording = __atomic_load_n(&data->latest[place_of(handle)], __ATOMIC_ACQUIRE);
    if (__builtin_expect(recording && __atomic_load_n(&recording->handle, __ATOMIC_RELAXED) == handle, 1)) {
        return recording;
    }
    return find_tracked(data, handle);
}

wd_parameters_recording *wd_parameters_find_recording(wd_parameters_data *data, VkCommandBuffer handle) {
    return find_recording(data, handle);
}

// Following.

static uint32_t queue_flags_of(const wd_state_device *device, const wd_state_object *pool) {
    const wd_state_physical_device *physical = wd_state_device_physical(device);
    const uint32_t family = ((const wd_state_command_pool *)pool)->queue_family;
    return family < physical->num_queue_families ? physical->queue_families[family].queueFlags : UINT32_MAX;
}

static void follow(wd_parameters_data *data, wd_state_command_buffer *state) {
    if (!state || !state->object.parent || state->object.parent->type != VK_OBJECT_TYPE_COMMAND_POOL) {
        return;
    }
    wd_parameters_recording *recording = new_recording(data);
    if (recording) {
        recording->data = data;
        recording->is_unknown = false;
        recording->facts = state->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY ? WD_PARAMETERS_PRIMARY : 0;
        recording->queues = queue_flags_of(state->device, state->object.parent);
        const VkCommandBuffer handle = (VkCommandBuffer)(uintptr_t)state->object.handle;
        __atomic_store_n(&recording->handle, handle, __ATOMIC_RELEASE);
        // A freed command buffer with the same handle may be remembered, as long as others refer to its state.
        __atomic_store_n(&data->latest[place_of(handle)], recording, __ATOMIC_RELEASE);
        wd_state_slot_set(&state->object, WD_STATE_SLOT_PARAMETERS, recording, free_recording);
    }
}

#define FOLLOW(Command)                                                                                      \
    void wd_parameters_post_##Command(struct wd_call *call, const wd_##Command##_args *args,                 \
                                      const wd_##Command##_args *down)

FOLLOW(AllocateCommandBuffers) {
    (void)down;
    const wd_state_device *state = call->device->state;
    for (uint32_t i = 0; state && args->result == VK_SUCCESS && i < args->pAllocateInfo->commandBufferCount;
         i++) {
        follow(call->data, wd_state_find_command_buffer(state, args->pCommandBuffers[i]));
    }
}

FOLLOW(BeginCommandBuffer) {
    (void)down;
    wd_parameters_recording *recording = find_recording(call->data, args->commandBuffer);
    if (!recording || args->result != VK_SUCCESS) {
        return;
    }
    const bool is_primary = recording->facts & WD_PARAMETERS_PRIMARY;
    const bool continues =
        !is_primary && args->pBeginInfo->flags & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
    recording->facts = (is_primary ? WD_PARAMETERS_PRIMARY : 0) | WD_PARAMETERS_RECORDING |
                       (continues ? WD_PARAMETERS_IN_RENDER_PASS : 0);
    recording->is_unknown = false;
    recording->will_suspend = false;
}

static void set_facts(wd_parameters_data *data, VkCommandBuffer handle, uint32_t on, uint32_t off) {
    wd_parameters_recording *recording = find_recording(data, handle);
    if (recording) {
        recording->facts = (recording->facts & ~off) | on;
    }
}

FOLLOW(EndCommandBuffer) {
    (void)down;
    set_facts(call->data, args->commandBuffer, 0, WD_PARAMETERS_RECORDING);
}

static bool reset(wd_state_object *object, void *user) {
    (void)user;
    wd_parameters_recording *recording = wd_state_slot_get(object, WD_STATE_SLOT_PARAMETERS);
    if (recording) {
        recording->facts &= WD_PARAMETERS_PRIMARY;
        recording->is_unknown = false;
    }
    return true;
}

FOLLOW(ResetCommandBuffer) {
    (void)down;
    wd_state_command_buffer *state =
        call->device->state ? wd_state_find_command_buffer(call->device->state, args->commandBuffer) : NULL;
    if (state && args->result == VK_SUCCESS) {
        reset(&state->object, NULL);
    }
}

FOLLOW(ResetCommandPool) {
    (void)down;
    wd_state_command_pool *pool =
        call->device->state ? wd_state_find_command_pool(call->device->state, args->commandPool) : NULL;
    if (pool && args->result == VK_SUCCESS) {
        wd_state_for_each_child(&pool->object, reset, NULL);
    }
}

#define FOLLOW_SCOPE(Command, on, off)                                                                       \
    FOLLOW(Command) {                                                                                        \
        (void)down;                                                                                          \
        set_facts(call->data, args->commandBuffer, on, off);                                                 \
    }
FOLLOW_SCOPE(CmdBeginRenderPass, WD_PARAMETERS_IN_RENDER_PASS, 0)
FOLLOW_SCOPE(CmdBeginRenderPass2, WD_PARAMETERS_IN_RENDER_PASS, 0)
FOLLOW_SCOPE(CmdEndRenderPass, 0, WD_PARAMETERS_IN_RENDER_PASS)
FOLLOW_SCOPE(CmdEndRenderPass2, 0, WD_PARAMETERS_IN_RENDER_PASS)
FOLLOW_SCOPE(CmdBeginVideoCodingKHR, WD_PARAMETERS_IN_VIDEO_CODING, 0)
FOLLOW_SCOPE(CmdEndVideoCodingKHR, 0, WD_PARAMETERS_IN_VIDEO_CODING)
// Where a secondary command buffer leaves a suspended render pass is not followed.
FOLLOW_SCOPE(CmdExecuteCommands, 0, WD_PARAMETERS_SUSPENDED)

FOLLOW(CmdBeginRendering) {
    (void)down;
    wd_parameters_recording *recording = find_recording(call->data, args->commandBuffer);
    if (recording) {
        recording->facts =
            (recording->facts | WD_PARAMETERS_IN_RENDER_PASS) & ~(uint32_t)WD_PARAMETERS_SUSPENDED;
        recording->will_suspend = args->pRenderingInfo->flags & VK_RENDERING_SUSPENDING_BIT;
    }
}

static void end_rendering(wd_parameters_data *data, VkCommandBuffer handle) {
    wd_parameters_recording *recording = find_recording(data, handle);
    if (recording) {
        recording->facts &= ~(uint32_t)WD_PARAMETERS_IN_RENDER_PASS;
        recording->facts |= recording->will_suspend ? WD_PARAMETERS_SUSPENDED : 0;
    }
}

FOLLOW(CmdEndRendering) {
    (void)down;
    end_rendering(call->data, args->commandBuffer);
}

#ifdef VK_EXT_fragment_density_map_offset
#define END_RENDERING_2(Command)                                                                             \
    FOLLOW(Command) {                                                                                        \
        (void)down;                                                                                          \
        end_rendering(call->data, args->commandBuffer);                                                      \
    }
WD_PARAMETERS_FOLLOWED_LATER(END_RENDERING_2)
#endif

void wd_parameters_unknown_command(wd_call *call, const void *handle) {
    const wd_state_device *state = call->device ? call->device->state : NULL;
    const wd_state_object *object =
        state ? wd_state_find(state, VK_OBJECT_TYPE_COMMAND_BUFFER, WD_STATE_DISPATCHABLE(handle)) : NULL;
    wd_parameters_recording *recording = object ? wd_state_slot_get(object, WD_STATE_SLOT_PARAMETERS) : NULL;
    if (recording) {
        recording->is_unknown = true;
    }
}

// Checks.

static const char *const missing_facts[WD_PARAMETERS_NUM_FACTS] = {
    "the command buffer is not in the recording state",
    "no render pass instance is active",
    "no video coding scope is active",
    "no render pass instance is suspended",
    "the command buffer is secondary",
};

static const char *const forbidden_facts[WD_PARAMETERS_NUM_FACTS] = {
    "the command buffer is in the recording state",
    "a render pass instance is active",
    "a video coding scope is active",
    "a render pass instance is suspended",
    "the command buffer is primary",
};

static inline bool are_facts_met(const wd_parameters_scope *scope, const wd_parameters_recording *recording) {
    return (recording->facts & scope->needed) == scope->needed && !(recording->facts & scope->forbidden) &&
           (scope->queues == 0 || recording->queues & scope->queues);
}

// may_be_in_pass returns whether a render pass instance that is not active may be meant to be: a validator skipped the
// command that begins it, which was reported then. The driver does not get the commands of such an instance either.
static bool may_be_in_pass(wd_parameters_walk *walk) {
    VkCommandBuffer handle;
    memcpy(&handle, walk->args, sizeof handle);
    const wd_state_device *device = walk->call->device ? walk->call->device->state : NULL;
    const wd_state_command_buffer *state = device ? wd_state_find_command_buffer(device, handle) : NULL;
    if (walk->call->is_skipped) {
        return true; // The state tracker knows that the instance was skipped.
    }
    walk->skip |= state && state->is_pass_skipped && !state->in_render_pass && !state->is_pass_unknown;
    return state && wd_state_command_buffer_render_pass_scope(state) == WD_STATE_SCOPE_UNKNOWN;
}

// resumes returns whether the command resumes the instance that is suspended.
static bool resumes(const wd_parameters_walk *walk) {
    if (walk->call->command != WD_COMMAND_CmdBeginRendering) {
        return false;
    }
    const VkRenderingInfo *info = ((const wd_CmdBeginRendering_args *)walk->args)->pRenderingInfo;
    return wd_parameters_is_pointer(info) && info->flags & VK_RENDERING_RESUMING_BIT;
}

void wd_parameters_check_facts(wd_parameters_walk *walk, const wd_parameters_recording *recording) {
    const wd_parameters_scope *scope = &wd_parameters_scopes[walk->call->command];
    if (are_facts_met(scope, recording) || recording->is_unknown) {
        return;
    }
    for (int i = 0; i < WD_PARAMETERS_NUM_FACTS; i++) {
        const uint32_t bit = 1u << i;
        if (scope->needed & bit && !(recording->facts & bit)) {
            if (bit == WD_PARAMETERS_IN_RENDER_PASS && may_be_in_pass(walk)) {
                continue;
            }
            wd_parameters_report(walk, NULL, scope->fact_statements[i], -1, "%s", missing_facts[i]);
            if (i == 0) {
                return; // Outside of a recording, no other fact means anything.
            }
        } else if (scope->forbidden & bit && recording->facts & bit &&
                   !(bit == WD_PARAMETERS_SUSPENDED && resumes(walk))) {
            wd_parameters_report(walk, NULL, scope->fact_statements[i], -1, "%s", forbidden_facts[i]);
        }
    }
    if (scope->queues && !(recording->queues & scope->queues)) {
        wd_parameters_report(
            walk, NULL, scope->queue_statement, -1,
            "the queue family of the command pool supports 0x%x, and the command needs one of 0x%x",
            recording->queues, scope->queues);
    }
}
