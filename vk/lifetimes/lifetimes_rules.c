// The rules of commands beyond their handles.
#include "vk/lifetimes/lifetimes_command_buffer.h"
#include "vk/report/message_ids.h"

static void check_set(wd_lifetimes_check *check, const wd_state_descriptor_pool *pool,
                      const wd_state_object *set) {
    wd_lifetimes_report_use(check, set, WD_ID_LIFETIMES_SET_IN_USE);
    if (!pool || !set->parent || set->parent->type != VK_OBJECT_TYPE_DESCRIPTOR_POOL ||
        set->parent == &pool->object) {
        return;
    }
    wd_lifetimes_message message;
    wd_lifetimes_message_init(&message, check);
    wd_lifetimes_append(&message, "%s: ", check->call->name);
    wd_lifetimes_append_object(&message, set);
    wd_lifetimes_append(&message, " was allocated from ");
    wd_lifetimes_append_object(&message, set->parent);
    wd_lifetimes_append(&message, ", and descriptorPool is ");
    wd_lifetimes_append_object(&message, &pool->object);
    wd_lifetimes_fix(&message, "pass the pool that the set is of.");
    wd_lifetimes_deliver(&message, WD_ID_LIFETIMES_SET_PARENT, set);
}

static void free_sets(wd_lifetimes_check *check, const void *arguments) {
    const wd_FreeDescriptorSets_args *args = arguments;
    const wd_state_descriptor_pool *pool = wd_state_find_descriptor_pool(check->state, args->descriptorPool);
    if (!check->device->options.handles) {
        return;
    }
    wd_lifetimes_check_repeated(check, VK_OBJECT_TYPE_DESCRIPTOR_SET, "pDescriptorSets",
                                args->pDescriptorSets, sizeof(VkDescriptorSet), args->descriptorSetCount,
                                WD_ID_LIFETIMES_SET_REPEATED);
    for (uint32_t i = 0; args->pDescriptorSets && i < args->descriptorSetCount; i++) {
        const wd_state_descriptor_set *set =
            wd_state_find_descriptor_set(check->state, args->pDescriptorSets[i]);
        if (set) {
            check_set(check, pool, &set->object);
        }
    }
    if (pool && !(pool->flags & VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT)) {
        wd_lifetimes_message message;
        wd_lifetimes_message_init(&message, check);
        wd_lifetimes_append(&message, "%s: ", check->call->name);
        wd_lifetimes_append_object(&message, &pool->object);
        wd_lifetimes_append(&message,
                            " was created without VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT");
        wd_lifetimes_fix(&message, "create the pool with this flag, or reset the pool.");
        wd_lifetimes_deliver(&message, WD_ID_LIFETIMES_SET_POOL, &pool->object);
    }
}

static void check_set_pool(wd_lifetimes_check *check, VkDescriptorPool handle, const char *id) {
    const wd_state_descriptor_pool *pool = wd_state_find_descriptor_pool(check->state, handle);
    if (pool && check->device->options.handles) {
        wd_lifetimes_report_use(check, &pool->object, id);
    }
}

static void reset_set_pool(wd_lifetimes_check *check, const void *arguments) {
    const wd_ResetDescriptorPool_args *args = arguments;
    check_set_pool(check, args->descriptorPool, WD_ID_LIFETIMES_SET_POOL_RESET);
}

static void destroy_set_pool(wd_lifetimes_check *check, const void *arguments) {
    const wd_DestroyDescriptorPool_args *args = arguments;
    check_set_pool(check, args->descriptorPool, WD_ID_LIFETIMES_SET_POOL_DESTROYED);
}

static void destroy_device(wd_lifetimes_check *check, const void *args) {
    (void)args;
    if (check->device->options.handles) {
        wd_lifetimes_report_leaks(check);
    }
}

// emit_lifetimes.py reads the commands from these rows: the hooks of other recorded commands may be light.
static wd_lifetimes_rule *const rules[WD_COMMAND_COUNT] = {
    [WD_COMMAND_DestroyDevice] = destroy_device,
    [WD_COMMAND_BeginCommandBuffer] = wd_lifetimes_begin,
    [WD_COMMAND_EndCommandBuffer] = wd_lifetimes_end,
    [WD_COMMAND_ResetCommandBuffer] = wd_lifetimes_reset,
    [WD_COMMAND_ResetCommandPool] = wd_lifetimes_reset_pool,
    [WD_COMMAND_DestroyCommandPool] = wd_lifetimes_destroy_pool,
    [WD_COMMAND_FreeCommandBuffers] = wd_lifetimes_free_command_buffers,
    [WD_COMMAND_QueueSubmit] = wd_lifetimes_submit_1,
    [WD_COMMAND_QueueSubmit2] = wd_lifetimes_submit_2,
    [WD_COMMAND_QueueBindSparse] = wd_lifetimes_bind_sparse,
    [WD_COMMAND_ResetFences] = wd_lifetimes_reset_fences,
    [WD_COMMAND_CmdExecuteCommands] = wd_lifetimes_execute,
    [WD_COMMAND_CmdWaitEvents] = wd_lifetimes_wait_events,
    [WD_COMMAND_CmdWaitEvents2] = wd_lifetimes_wait_events2,
    [WD_COMMAND_CmdNextSubpass] = wd_lifetimes_next_subpass,
    [WD_COMMAND_CmdNextSubpass2] = wd_lifetimes_next_subpass,
    [WD_COMMAND_CmdEndRenderPass] = wd_lifetimes_end_pass,
    [WD_COMMAND_CmdEndRenderPass2] = wd_lifetimes_end_pass,
    [WD_COMMAND_CmdEndRendering] = wd_lifetimes_end_rendering,
    [WD_COMMAND_UpdateDescriptorSets] = wd_lifetimes_update_sets,
    [WD_COMMAND_UpdateDescriptorSetWithTemplate] = wd_lifetimes_update_with_template,
    [WD_COMMAND_CmdPushDescriptorSetWithTemplateKHR] = wd_lifetimes_push_with_template,
#ifdef VK_VERSION_1_4
    [WD_COMMAND_CmdPushDescriptorSetWithTemplate2] = wd_lifetimes_push_with_template_2,
#endif
    [WD_COMMAND_FreeDescriptorSets] = free_sets,
    [WD_COMMAND_ResetDescriptorPool] = reset_set_pool,
    [WD_COMMAND_DestroyDescriptorPool] = destroy_set_pool,
};

wd_lifetimes_rule *wd_lifetimes_get_rule(wd_command command) {
    return rules[command];
}
