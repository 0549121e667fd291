// The states of command buffers (Vulkan, Command Buffer Lifecycle).
#include "vk/lifetimes/lifetimes_command_buffer.h"

#include "vk/report/message_ids.h"

// The ids of a command that submits.
typedef struct submit_ids {
    const char *secondary, *family, *state, *pending, *executed_state, *executed_pending, *fence;
} submit_ids;

static const submit_ids submit_1 = {
    WD_ID_LIFETIMES_SUBMIT_SECONDARY,      WD_ID_LIFETIMES_SUBMIT_FAMILY,
    WD_ID_LIFETIMES_SUBMIT_STATE,          WD_ID_LIFETIMES_SUBMIT_PENDING,
    WD_ID_LIFETIMES_SUBMIT_EXECUTED_STATE, WD_ID_LIFETIMES_SUBMIT_EXECUTED_PENDING,
    WD_ID_LIFETIMES_SUBMIT_FENCE,
};
static const submit_ids submit_2 = {
    WD_ID_LIFETIMES_SUBMIT2_SECONDARY,      WD_ID_LIFETIMES_SUBMIT2_FAMILY,
    WD_ID_LIFETIMES_SUBMIT2_STATE,          WD_ID_LIFETIMES_SUBMIT2_PENDING,
    WD_ID_LIFETIMES_SUBMIT2_EXECUTED_STATE, WD_ID_LIFETIMES_SUBMIT2_EXECUTED_PENDING,
    WD_ID_LIFETIMES_SUBMIT2_FENCE,
};

// --- Facts

static bool is_simultaneous(const wd_state_command_buffer *command_buffer) {
    return command_buffer->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
}

// is_reported returns whether the invalid state of this generation was already reported. The slot of the command buffer
// has the generation plus one.
static bool is_reported(const wd_state_command_buffer *command_buffer) {
    const void *slot = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_LIFETIME);
    return (uintptr_t)slot == (uintptr_t)command_buffer->generation + 1;
}

void wd_lifetimes_note_reported(wd_state_command_buffer *command_buffer) {
    wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_LIFETIME,
                      (void *)((uintptr_t)command_buffer->generation + 1), NULL);
}

// --- Messages

static void begin(wd_lifetimes_message *message, wd_lifetimes_check *check,
                  const wd_state_command_buffer *command_buffer) {
    wd_lifetimes_message_init(message, check);
    wd_lifetimes_append(message, "%s: ", check->call->name);
    wd_lifetimes_append_object(message, &command_buffer->object);
}

static void deliver(wd_lifetimes_message *message, const char *id,
                    const wd_state_command_buffer *command_buffer) {
    wd_lifetimes_deliver(message, id, &command_buffer->object);
}

// report_fact reports a command buffer with the rest of a sentence about it.
static void report_fact(wd_lifetimes_check *check, const wd_state_command_buffer *command_buffer,
                        const char *id, const char *fact, const char *fix) {
    wd_lifetimes_message message;
    begin(&message, check, command_buffer);
    wd_lifetimes_append(&message, " %s", fact);
    wd_lifetimes_fix(&message, "%s", fix);
    deliver(&message, id, command_buffer);
}

static void append_cause(wd_lifetimes_message *message, const wd_state_invalidation *invalidation) {
    const char *command = invalidation->command ? invalidation->command : "the application";
    switch (invalidation->cause) {
    case WD_STATE_CAUSE_SUBMITTED:
        wd_lifetimes_append(message, " is in the invalid state, because it was recorded with "
                                     "VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT and has been submitted");
        wd_lifetimes_fix(message, "record it again, or record without this flag.");
        return;
    case WD_STATE_CAUSE_NOT_ENDED:
        wd_lifetimes_append(message, " is in the invalid state, because vkEndCommandBuffer failed");
        wd_lifetimes_fix(message, "record it again.");
        return;
    default:
        break;
    }
    wd_lifetimes_append(message, " is in the invalid state: it uses ");
    wd_lifetimes_append_object(message, invalidation->object);
    switch (invalidation->cause) {
    case WD_STATE_CAUSE_DESTROYED:
        wd_lifetimes_append(message, ", which %s has destroyed since", command);
        wd_lifetimes_fix(message,
                         "record the command buffer again without this object, or destroy the object later.");
        return;
    case WD_STATE_CAUSE_UPDATED:
        wd_lifetimes_append(message, ", which %s has updated since", command);
        wd_lifetimes_fix(message, "update descriptor sets before they are bound, record the command buffer "
                                  "again, or use VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT.");
        return;
    case WD_STATE_CAUSE_RESET:
        wd_lifetimes_append(message, ", which %s has reset since", command);
        wd_lifetimes_fix(message, "record the primary command buffer again.");
        return;
    default:
        wd_lifetimes_append(message, ", which is invalid itself");
        wd_lifetimes_fix(message, "record both again.");
    }
}

static void append_state(wd_lifetimes_message *message, const wd_state_command_buffer *command_buffer) {
    if (command_buffer->recording == WD_STATE_INITIAL) {
        wd_lifetimes_append(message, " is in the initial state");
        wd_lifetimes_fix(message, "record it first, with vkBeginCommandBuffer and vkEndCommandBuffer.");
    } else {
        wd_lifetimes_append(message, " is in the recording state");
        wd_lifetimes_fix(message, "call vkEndCommandBuffer first.");
    }
}

static void report_pending(wd_lifetimes_check *check, const wd_state_command_buffer *command_buffer,
                           const char *id) {
    report_fact(check, command_buffer, id,
                "is in the pending state: a submission with it is not known to be complete",
                "wait for the submission first: for its fence, for a semaphore value that it signals, or "
                "with vkQueueWaitIdle.");
}

// check_executable reports a command buffer that is neither executable nor pending, and returns whether it was fine. An
// invalid secondary command buffer of it is reported with `executed_id`.
static bool check_executable(wd_lifetimes_check *check, wd_state_command_buffer *command_buffer,
                             const char *id, const char *executed_id) {
    if (command_buffer->is_untracked) {
        return true;
    }
    wd_lifetimes_message message;
    if (command_buffer->recording == WD_STATE_INITIAL || command_buffer->recording == WD_STATE_RECORDING) {
        begin(&message, check, command_buffer);
        append_state(&message, command_buffer);
        deliver(&message, id, command_buffer);
        return false;
    }
    const wd_state_invalidation invalidation = wd_state_command_buffer_invalidation(command_buffer);
    if (is_reported(command_buffer)) {
        return false;
    }
    if (invalidation.cause == WD_STATE_CAUSE_NONE) {
        if (wd_lifetimes_report_losses(check, command_buffer, id)) {
            wd_lifetimes_note_reported(command_buffer);
            return false;
        }
        return true;
    }
    begin(&message, check, command_buffer);
    append_cause(&message, &invalidation);
    const bool is_executed =
        invalidation.cause == WD_STATE_CAUSE_RESET || invalidation.cause == WD_STATE_CAUSE_INVALID;
    deliver(&message, is_executed ? executed_id : id, command_buffer);
    if (invalidation.cause != WD_STATE_CAUSE_SUBMITTED) {
        wd_lifetimes_note_reported(command_buffer);
    }
    return false;
}

// --- Recording

void wd_lifetimes_begin(wd_lifetimes_check *check, const void *arguments) {
    const wd_BeginCommandBuffer_args *args = arguments;
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(check->state, args->commandBuffer);
    if (!command_buffer || !check->device->options.command_buffers) {
        return;
    }
    const VkCommandBufferUsageFlags both =
        VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT | VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    const bool can_reset = !pool || pool->flags & VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    // Vulkan 1.4.309 forbids the recording state, too; later texts do not, and the command resets the command buffer.
    if (wd_state_command_buffer_is_pending(command_buffer)) {
        report_pending(check, command_buffer, WD_ID_LIFETIMES_BEGIN_STATE);
    } else if (!command_buffer->is_untracked && command_buffer->recording != WD_STATE_INITIAL && !can_reset) {
        report_fact(check, command_buffer, WD_ID_LIFETIMES_BEGIN_POOL,
                    "is not in the initial state, and its pool was created without "
                    "VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, so that vkBeginCommandBuffer cannot "
                    "reset the command buffer",
                    "reset the pool, or create it with this flag.");
    }
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY && args->pBeginInfo &&
        (args->pBeginInfo->flags & both) == both) {
        report_fact(
            check, command_buffer, WD_ID_LIFETIMES_BEGIN_FLAGS,
            "is a primary command buffer, and flags has both VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT and "
            "VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT",
            "leave one of them out.");
    }
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY && args->pBeginInfo &&
        !args->pBeginInfo->pInheritanceInfo) {
        report_fact(check, command_buffer, WD_ID_LIFETIMES_BEGIN_INHERITANCE,
                    "is a secondary command buffer, and pInheritanceInfo is NULL",
                    "pass a VkCommandBufferInheritanceInfo.");
    }
}

// report_invalid_once reports the cause, if there is one, unless the invalid state of the recording was reported
// before.
static void report_invalid_once(wd_lifetimes_check *check, wd_state_command_buffer *command_buffer,
                                const wd_state_invalidation *invalidation, const char *id) {
    if (invalidation->cause == WD_STATE_CAUSE_NONE || is_reported(command_buffer)) {
        return;
    }
    wd_lifetimes_message message;
    begin(&message, check, command_buffer);
    append_cause(&message, invalidation);
    deliver(&message, id, command_buffer);
    wd_lifetimes_note_reported(command_buffer);
}

void wd_lifetimes_report_recording(wd_lifetimes_check *check) {
    enum { MAX_ID = 128 };
    char id[MAX_ID];
    if (check->device->options.command_buffers) {
        const char *command = wd_command_get(check->call->command)->name;
        wd_message_compose(id, sizeof id, WD_ID_LIFETIMES_RECORDING_STATE, command);
        report_invalid_once(check, check->command_buffer, &check->invalidation, id);
    }
}

void wd_lifetimes_end(wd_lifetimes_check *check, const void *arguments) {
    const wd_EndCommandBuffer_args *args = arguments;
    wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(check->state, args->commandBuffer);
    if (!command_buffer || command_buffer->is_untracked || !check->device->options.command_buffers) {
        return;
    }
    if (command_buffer->recording != WD_STATE_RECORDING) {
        report_fact(check, command_buffer, WD_ID_LIFETIMES_END_STATE, "is not in the recording state",
                    "call vkBeginCommandBuffer first.");
        return;
    }
    const wd_state_invalidation invalidation = wd_state_command_buffer_invalidation(command_buffer);
    report_invalid_once(check, command_buffer, &invalidation, WD_ID_LIFETIMES_END_STATE);
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_PRIMARY &&
        wd_state_command_buffer_render_pass_scope(command_buffer) == WD_STATE_INSIDE) {
        report_fact(check, command_buffer, WD_ID_LIFETIMES_END_IN_PASS, "is inside a render pass instance",
                    "end the instance first, with vkCmdEndRenderPass or vkCmdEndRendering.");
    }
}

// --- Resets

static bool check_not_pending(wd_lifetimes_check *check, const wd_state_command_buffer *command_buffer,
                              const char *id) {
    if (!check->device->options.in_use || !wd_state_command_buffer_is_pending(command_buffer)) {
        return true;
    }
    report_pending(check, command_buffer, id);
    return false;
}

void wd_lifetimes_reset(wd_lifetimes_check *check, const void *arguments) {
    const wd_ResetCommandBuffer_args *args = arguments;
    const wd_state_command_buffer *command_buffer =
        wd_state_find_command_buffer(check->state, args->commandBuffer);
    const wd_state_command_pool *pool = command_buffer ? wd_state_command_buffer_pool(command_buffer) : NULL;
    if (!command_buffer) {
        return;
    }
    check_not_pending(check, command_buffer, WD_ID_LIFETIMES_RESET_PENDING);
    if (check->device->options.command_buffers && pool &&
        !(pool->flags & VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT)) {
        report_fact(check, command_buffer, WD_ID_LIFETIMES_RESET_POOL,
                    "is of a pool that was created without VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT",
                    "reset the pool, or create it with this flag.");
    }
}

// The first pending command buffer of a pool; referenced.
static bool find_pending(wd_state_object *child, void *user) {
    wd_state_object **found = user;
    if (child->type == VK_OBJECT_TYPE_COMMAND_BUFFER &&
        __atomic_load_n(&((const wd_state_command_buffer *)child)->pending_count, __ATOMIC_ACQUIRE)) {
        *found = wd_state_ref(child);
    }
    return *found == NULL;
}

static void check_pool(wd_lifetimes_check *check, VkCommandPool handle, const char *id) {
    wd_state_command_pool *pool = wd_state_find_command_pool(check->state, handle);
    wd_state_object *found = NULL;
    if (pool) {
        wd_state_for_each_child(&pool->object, find_pending, &found);
    }
    if (found) {
        check_not_pending(check, (const wd_state_command_buffer *)found, id);
        wd_state_unref(found);
    }
}

void wd_lifetimes_reset_pool(wd_lifetimes_check *check, const void *arguments) {
    const wd_ResetCommandPool_args *args = arguments;
    check_pool(check, args->commandPool, WD_ID_LIFETIMES_RESET_POOL_PENDING);
}

void wd_lifetimes_destroy_pool(wd_lifetimes_check *check, const void *arguments) {
    const wd_DestroyCommandPool_args *args = arguments;
    check_pool(check, args->commandPool, WD_ID_LIFETIMES_DESTROY_POOL_PENDING);
}

void wd_lifetimes_free_command_buffers(wd_lifetimes_check *check, const void *arguments) {
    const wd_FreeCommandBuffers_args *args = arguments;
    const wd_state_command_pool *pool = wd_state_find_command_pool(check->state, args->commandPool);
    if (check->device->options.handles) {
        wd_lifetimes_check_repeated(check, VK_OBJECT_TYPE_COMMAND_BUFFER, "pCommandBuffers",
                                    args->pCommandBuffers, sizeof(VkCommandBuffer), args->commandBufferCount,
                                    WD_ID_LIFETIMES_FREE_REPEATED);
    }
    for (uint32_t i = 0; args->pCommandBuffers && i < args->commandBufferCount; i++) {
        const wd_state_command_buffer *command_buffer =
            wd_state_find_command_buffer(check->state, args->pCommandBuffers[i]);
        if (!command_buffer) {
            continue;
        }
        check_not_pending(check, command_buffer, WD_ID_LIFETIMES_FREE_PENDING);
        if (pool && wd_state_command_buffer_pool(command_buffer) &&
            wd_state_command_buffer_pool(command_buffer) != pool && check->device->options.handles) {
            report_fact(check, command_buffer, WD_ID_LIFETIMES_FREE_PARENT,
                        "was allocated from another pool than commandPool",
                        "pass the pool that the command buffer is of.");
        }
    }
}

// --- Submission

static void check_submitted(wd_lifetimes_check *check, const submit_ids *ids, const wd_state_queue *queue,
                            wd_state_command_buffer *command_buffer) {
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(command_buffer);
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        report_fact(check, command_buffer, ids->secondary, "is a secondary command buffer",
                    "execute it from a primary one, with vkCmdExecuteCommands.");
        return;
    }
    if (pool && queue && pool->queue_family != queue->family) {
        wd_lifetimes_message message;
        begin(&message, check, command_buffer);
        wd_lifetimes_append(&message, " is of a pool for queue family %u, and ", pool->queue_family);
        wd_lifetimes_append_object(&message, &queue->object);
        wd_lifetimes_append(&message, " is of family %u", queue->family);
        wd_lifetimes_fix(&message, "submit to a queue of the pool's family.");
        deliver(&message, ids->family, command_buffer);
    }
    if (!check_executable(check, command_buffer, ids->state, ids->executed_state)) {
        return;
    }
    if (!is_simultaneous(command_buffer) && wd_state_command_buffer_is_pending(command_buffer)) {
        report_pending(check, command_buffer, ids->pending);
        return;
    }
    for (uint32_t i = 0; i < command_buffer->num_executed; i++) {
        const wd_state_command_buffer *executed = command_buffer->executed[i];
        if (!is_simultaneous(executed) && wd_state_command_buffer_is_pending(executed)) {
            report_pending(check, executed, ids->executed_pending);
            return;
        }
    }
}

// A submission makes its command buffers pending, also for the batches after it.
static void check_repeated(wd_lifetimes_check *check, const submit_ids *ids, const VkCommandBuffer *handles,
                           size_t count) {
    for (size_t i = 1; i < count && count <= 256; i++) {
        for (size_t k = 0; k < i; k++) {
            const wd_state_command_buffer *command_buffer =
                handles[k] == handles[i] ? wd_state_find_command_buffer(check->state, handles[i]) : NULL;
            if (command_buffer && !command_buffer->is_untracked && !is_simultaneous(command_buffer)) {
                report_fact(check, command_buffer, ids->pending, "is submitted twice by this call",
                            "record it with VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT, or record two "
                            "command buffers.");
                return;
            }
        }
    }
}

static void check_batch(wd_lifetimes_check *check, const submit_ids *ids, const wd_state_queue *queue,
                        const VkCommandBuffer *handles, size_t count) {
    for (size_t i = 0; i < count; i++) {
        wd_state_command_buffer *command_buffer = wd_state_find_command_buffer(check->state, handles[i]);
        if (command_buffer) {
            check_submitted(check, ids, queue, command_buffer);
        }
    }
    check_repeated(check, ids, handles, count);
}

static void check_fence(wd_lifetimes_check *check, const char *id, VkFence handle) {
    const wd_state_fence *fence = wd_state_find_fence(check->state, handle);
    if (fence) {
        wd_lifetimes_report_use(check, &fence->object, id);
    }
}

void wd_lifetimes_bind_sparse(wd_lifetimes_check *check, const void *arguments) {
    const wd_QueueBindSparse_args *args = arguments;
    check_fence(check, WD_ID_LIFETIMES_BIND_FENCE, args->fence);
}

void wd_lifetimes_submit_1(wd_lifetimes_check *check, const void *arguments) {
    const wd_QueueSubmit_args *args = arguments;
    const wd_state_queue *queue = wd_state_find_queue(check->state, args->queue);
    check_fence(check, submit_1.fence, args->fence);
    if (!check->device->options.command_buffers || !args->pSubmits) {
        return;
    }
    size_t count = 0;
    for (uint32_t i = 0; i < args->submitCount; i++) {
        count += args->pSubmits[i].pCommandBuffers ? args->pSubmits[i].commandBufferCount : 0;
    }
    VkCommandBuffer *handles = wd_arena_alloc_zero(&check->call->scratch, count, sizeof *handles);
    size_t filled = 0;
    for (uint32_t i = 0; handles && i < args->submitCount; i++) {
        for (uint32_t k = 0; args->pSubmits[i].pCommandBuffers && k < args->pSubmits[i].commandBufferCount;
             k++) {
            handles[filled++] = args->pSubmits[i].pCommandBuffers[k];
        }
    }
    check_batch(check, &submit_1, queue, handles, filled);
}

void wd_lifetimes_submit_2(wd_lifetimes_check *check, const void *arguments) {
    const wd_QueueSubmit2_args *args = arguments;
    const wd_state_queue *queue = wd_state_find_queue(check->state, args->queue);
    check_fence(check, submit_2.fence, args->fence);
    if (!check->device->options.command_buffers || !args->pSubmits) {
        return;
    }
    size_t count = 0;
    for (uint32_t i = 0; i < args->submitCount; i++) {
        count += args->pSubmits[i].pCommandBufferInfos ? args->pSubmits[i].commandBufferInfoCount : 0;
    }
    VkCommandBuffer *handles = wd_arena_alloc_zero(&check->call->scratch, count, sizeof *handles);
    size_t filled = 0;
    for (uint32_t i = 0; handles && i < args->submitCount; i++) {
        const VkSubmitInfo2 *info = &args->pSubmits[i];
        for (uint32_t k = 0; info->pCommandBufferInfos && k < info->commandBufferInfoCount; k++) {
            handles[filled++] = info->pCommandBufferInfos[k].commandBuffer;
        }
    }
    check_batch(check, &submit_2, queue, handles, filled);
}

void wd_lifetimes_reset_fences(wd_lifetimes_check *check, const void *arguments) {
    const wd_ResetFences_args *args = arguments;
    for (uint32_t i = 0; args->pFences && i < args->fenceCount; i++) {
        const wd_state_fence *fence = wd_state_find_fence(check->state, args->pFences[i]);
        if (fence) {
            wd_lifetimes_report_use(check, &fence->object, WD_ID_LIFETIMES_RESET_FENCE);
        }
    }
}

// --- Secondary command buffers

static bool was_executed(const wd_state_command_buffer *primary, const wd_state_command_buffer *secondary) {
    for (uint32_t i = 0; i < primary->num_executed; i++) {
        if (primary->executed[i] == secondary) {
            return true;
        }
    }
    return false;
}

static void check_inheritance(wd_lifetimes_check *check, const wd_state_command_buffer *primary,
                              const wd_state_command_buffer *secondary) {
    const wd_state_scope scope = wd_state_command_buffer_render_pass_scope(primary);
    const bool continues = secondary->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
    if (secondary->is_untracked) {
        return;
    }
    if (scope == WD_STATE_INSIDE && !continues) {
        report_fact(check, secondary, WD_ID_LIFETIMES_EXECUTE_INSIDE,
                    "is executed inside a render pass instance, and was recorded without "
                    "VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT",
                    "record it with this flag.");
    } else if (scope == WD_STATE_OUTSIDE && continues) {
        report_fact(check, secondary, WD_ID_LIFETIMES_EXECUTE_OUTSIDE,
                    "is executed outside of render pass instances, and was recorded with "
                    "VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT",
                    "record it without this flag, or begin the instance first.");
    }
}

static void check_executed(wd_lifetimes_check *check, const wd_state_command_buffer *primary,
                           wd_state_command_buffer *secondary, bool is_repeated) {
    if (secondary->level != VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        report_fact(check, secondary, WD_ID_LIFETIMES_EXECUTE_PRIMARY, "is a primary command buffer",
                    "submit it to a queue, or allocate a secondary one.");
        return;
    }
    if (!check_executable(check, secondary, WD_ID_LIFETIMES_EXECUTE_STATE, WD_ID_LIFETIMES_EXECUTE_STATE)) {
        return;
    }
    if (!is_simultaneous(secondary) && !secondary->is_untracked) {
        if (is_repeated) {
            report_fact(check, secondary, WD_ID_LIFETIMES_EXECUTE_TWICE, "is twice in pCommandBuffers",
                        "record it with VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT.");
        } else if (was_executed(primary, secondary)) {
            report_fact(check, secondary, WD_ID_LIFETIMES_EXECUTE_AGAIN,
                        "is executed by this primary command buffer already",
                        "record it with VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT.");
        } else if (wd_state_command_buffer_is_pending(secondary)) {
            report_pending(check, secondary, WD_ID_LIFETIMES_EXECUTE_PENDING);
        }
    }
    const wd_state_command_pool *pool = wd_state_command_buffer_pool(primary),
                                *other = wd_state_command_buffer_pool(secondary);
    if (pool && other && pool->queue_family != other->queue_family) {
        report_fact(check, secondary, WD_ID_LIFETIMES_EXECUTE_FAMILY,
                    "is of a pool for another queue family than the primary command buffer",
                    "allocate both for one family.");
    }
    check_inheritance(check, primary, secondary);
}

void wd_lifetimes_execute(wd_lifetimes_check *check, const void *arguments) {
    const wd_CmdExecuteCommands_args *args = arguments;
    const wd_state_command_buffer *primary = wd_state_find_command_buffer(check->state, args->commandBuffer);
    if (!primary || !check->device->options.command_buffers) {
        return;
    }
    for (uint32_t i = 0; args->pCommandBuffers && i < args->commandBufferCount; i++) {
        wd_state_command_buffer *secondary =
            wd_state_find_command_buffer(check->state, args->pCommandBuffers[i]);
        bool is_repeated = false;
        for (uint32_t k = 0; k < i && i < 256; k++) {
            is_repeated |= args->pCommandBuffers[k] == args->pCommandBuffers[i];
        }
        if (secondary) {
            check_executed(check, primary, secondary, is_repeated);
        }
    }
}
