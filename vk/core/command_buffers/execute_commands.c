// vkCmdExecuteCommands: the executing command buffer, and each secondary command buffer.
#include "vk/core/command_buffers/command_buffers_internal.h"

#include <string.h>

bool wd_core_begin_execution(wd_core_message *m, const wd_core_execution *e, uint32_t rule) {
    if (!wd_core_begin_rule(m, e->c, NULL, NULL, rule)) {
        return false;
    }
    m->indices[0] = e->index;
    wd_core_handle(m, "pCommandBuffers[]", VK_OBJECT_TYPE_COMMAND_BUFFER, e->secondary->object.handle);
    return true;
}

// --- The render pass instance

static bool holds_secondaries(VkSubpassContents contents) {
    // VK_SUBPASS_CONTENTS_INLINE_AND_SECONDARY_COMMAND_BUFFERS, which not all headers have.
    const VkSubpassContents both = (VkSubpassContents)1000451000;
    return contents == VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS || contents == both;
}

// check_contents checks that the subpass or instance was begun for secondary command buffers.
static void check_contents(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    const wd_state_rendering *rendering = &command_buffer->rendering;
    const char *begun_by = rendering->begun_by ? rendering->begun_by : "";
    wd_core_message m;
    if (rendering->is_inherited) {
        return;
    }
    if (rendering->kind == WD_STATE_SUBPASS && !holds_secondaries(rendering->contents)) {
        const bool is_first = strncmp(begun_by, "vkCmdNextSubpass", strlen("vkCmdNextSubpass")) != 0;
        if (wd_core_begin_rule(&m, c, NULL, NULL, is_first ? WD_CORE_RULE(09680) : WD_CORE_RULE(09681))) {
            wd_core_summaryf(&m, "the contents of subpass %u are %s, as %s states", command_buffer->subpass,
                             wd_VkSubpassContents_string(rendering->contents), begun_by);
            m.fix = "Begin the subpass with VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS.";
            wd_core_end(&m);
        }
    } else if (rendering->kind == WD_STATE_DYNAMIC_RENDERING &&
               !(rendering->flags & VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT) &&
               wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(06024))) {
        wd_core_summaryf(&m,
                         "the render pass instance was begun by %s without "
                         "VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT",
                         begun_by);
        m.fix = "Begin the instance with VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT.";
        wd_core_end(&m);
    }
}

// --- Queries

static void check_active_queries(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    const wd_state_active_query *active = command_buffer->queries ? command_buffer->queries->active : NULL;
    wd_core_message m;
    for (; active; active = active->next) {
        const VkQueryType type = active->pool->query_type;
        const bool may_be_active =
            type == VK_QUERY_TYPE_OCCLUSION || type == VK_QUERY_TYPE_PIPELINE_STATISTICS;
        const bool inherits = !c->enabled || c->enabled->features.inheritedQueries;
        if ((!may_be_active || !inherits) &&
            wd_core_begin_rule(&m, c, NULL, NULL,
                               may_be_active ? WD_CORE_RULE(00101) : WD_CORE_RULE(07594))) {
            char text[160];
            wd_core_summaryf(
                &m, "query %u of %s is active, with type %s", active->query,
                wd_core_name(c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text),
                wd_VkQueryType_string(type));
            if (may_be_active) {
                wd_core_summaryf(&m, ", and the feature inheritedQueries is not enabled");
                m.fix = "Enable the feature inheritedQueries in vkCreateDevice, or end the query before.";
            }
            wd_core_end(&m);
            return;
        }
    }
}

// begins_type returns whether the secondary command buffer begins queries of a type.
static bool begins_type(const wd_state_command_buffer *secondary, VkQueryType type) {
    const wd_state_recorded_pool *pool = secondary->queries ? secondary->queries->pools : NULL;
    for (; pool; pool = pool->next) {
        for (uint32_t i = 0; pool->pool->query_type == type && wd_state_next_query(pool, &i); i++) {
            const unsigned bits = wd_state_recorded_query(secondary, pool->pool, i);
            if ((bits & WD_STATE_QUERY_MASK) == WD_STATE_QUERY_USED || bits & WD_STATE_QUERY_NEEDS_RESET) {
                return true;
            }
        }
    }
    return false;
}

static void report_query(const wd_core_execution *e, const wd_state_active_query *active, uint32_t rule,
                         const char *own) {
    char text[160];
    wd_core_message m;
    if (wd_core_begin_execution(&m, e, rule)) {
        wd_core_summaryf(
            &m, ", which %s, and query %u of %s is active, with type %s", own, active->query,
            wd_core_name(e->c, VK_OBJECT_TYPE_QUERY_POOL, active->pool->object.handle, text, sizeof text),
            wd_VkQueryType_string(active->pool->query_type));
        wd_core_end(&m);
    }
}

static void check_inherited(const wd_core_execution *e, const wd_state_active_query *active) {
    const wd_state_inheritance *own = &e->secondary->inheritance;
    if (active->pool->query_type == VK_QUERY_TYPE_OCCLUSION) {
        if (!own->has_occlusion_query) {
            report_query(e, active, WD_CORE_RULE(00102), "was recorded with occlusionQueryEnable VK_FALSE");
        } else if (active->flags & ~own->query_flags) {
            report_query(e, active, WD_CORE_RULE(00103),
                         "was recorded without VK_QUERY_CONTROL_PRECISE_BIT in queryFlags");
        }
    } else if (active->pool->query_type == VK_QUERY_TYPE_PIPELINE_STATISTICS &&
               active->pool->pipeline_statistics & ~own->statistics) {
        report_query(e, active, WD_CORE_RULE(00104),
                     "was recorded without all of these statistics in pipelineStatistics");
    }
}

void wd_core_check_inherited_queries(const wd_core_execution *e) {
    const wd_state_active_query *active = e->primary->queries ? e->primary->queries->active : NULL;
    for (; active; active = active->next) {
        check_inherited(e, active);
        if (begins_type(e->secondary, active->pool->query_type)) {
            report_query(e, active, WD_CORE_RULE(00105), "begins a query of the same type");
        }
    }
}

// --- Protected memory and nesting

static void check_protected(const wd_core_execution *e) {
    const wd_core_truth primary = wd_core_is_protected(e->primary),
                        secondary = wd_core_is_protected(e->secondary);
    const bool is_protected = primary == WD_CORE_TRUE;
    wd_core_message m;
    if (primary != WD_CORE_NOT_KNOWN && secondary != WD_CORE_NOT_KNOWN && primary != secondary &&
        wd_core_has_protected_faults(e->c) &&
        wd_core_begin_execution(&m, e, is_protected ? WD_CORE_RULE(01820) : WD_CORE_RULE(01821))) {
        wd_core_summaryf(&m, ", which is %s, and the executing command buffer is %s",
                         is_protected ? "not protected" : "protected",
                         is_protected ? "protected" : "not protected");
        wd_core_end(&m);
    }
}

#ifdef VK_EXT_nested_command_buffer

enum { DEEPEST = 16 };

static uint32_t nesting_level(const wd_state_command_buffer *command_buffer, unsigned depth) {
    uint32_t most = 0;
    for (uint32_t i = 0; i < command_buffer->num_executed && depth < DEEPEST; i++) {
        const uint32_t level = 1 + nesting_level(command_buffer->executed[i], depth + 1);
        most = level > most ? level : most;
    }
    return most;
}

static void check_nested(const wd_core_execution *e) {
    const VkPhysicalDeviceNestedCommandBufferPropertiesEXT *limits =
        e->c->physical
            ? wd_physical_property_struct(
                  e->c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_NESTED_COMMAND_BUFFER_PROPERTIES_EXT)
            : NULL;
    const uint32_t level = nesting_level(e->secondary, 0);
    wd_core_message m;
    if (!e->c->enabled || !e->c->enabled->features.nestedCommandBuffer) {
        return;
    }
    if (limits && level >= limits->maxCommandBufferNestingLevel &&
        wd_core_begin_execution(&m, e, WD_CORE_RULE(09376))) {
        wd_core_summaryf(&m, ", which has nesting level %u, and maxCommandBufferNestingLevel is %u", level,
                         limits->maxCommandBufferNestingLevel);
        wd_core_end(&m);
    }
    if (!e->c->enabled->features.nestedCommandBufferSimultaneousUse &&
        e->secondary->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT &&
        wd_core_begin_execution(&m, e, WD_CORE_RULE(09378))) {
        wd_core_summaryf(&m,
                         ", which was recorded with VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT, and the "
                         "feature nestedCommandBufferSimultaneousUse is not enabled");
        wd_core_end(&m);
    }
}

static void check_nested_rendering(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    wd_core_message m;
    if (c->enabled && c->enabled->features.nestedCommandBuffer &&
        !c->enabled->features.nestedCommandBufferRendering &&
        command_buffer->usage & VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09377))) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m,
                         ", which is a secondary command buffer inside of a render pass instance, and the "
                         "feature nestedCommandBufferRendering is not enabled");
        wd_core_end(&m);
    }
}

#else

static void check_nested(const wd_core_execution *e) {
    (void)e;
}

static void check_nested_rendering(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    (void)c;
    (void)command_buffer;
}

#endif

// --- The call

static void check_executing(wd_core_check *c, const wd_state_command_buffer *command_buffer) {
    wd_core_message m;
    check_contents(c, command_buffer);
    check_active_queries(c, command_buffer);
    if (command_buffer->has_transform_feedback &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02286))) {
        wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
        wd_core_summaryf(&m, ", in which transform feedback is active");
        m.fix = "End transform feedback with vkCmdEndTransformFeedbackEXT before this command.";
        wd_core_end(&m);
    }
    if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
        check_nested_rendering(c, command_buffer);
    }
}

WD_CORE_CHECK(command_buffers, CmdExecuteCommands) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    if (!command_buffer || !wd_core_is_recording_known(command_buffer)) {
        return;
    }
    check_executing(c, command_buffer);
    for (uint32_t i = 0; i < s->commandBufferCount; i++) {
        const wd_state_command_buffer *secondary =
            wd_state_find_command_buffer(c->state, s->pCommandBuffers[i]);
        if (!secondary || secondary->level != VK_COMMAND_BUFFER_LEVEL_SECONDARY ||
            !wd_core_is_recording_known(secondary)) {
            continue;
        }
        const wd_core_execution execution = {c, command_buffer, secondary, i};
        wd_core_check_inherited_pass(&execution);
        wd_core_check_inherited_queries(&execution);
        check_protected(&execution);
        if (command_buffer->level == VK_COMMAND_BUFFER_LEVEL_SECONDARY) {
            check_nested(&execution);
        }
    }
}
