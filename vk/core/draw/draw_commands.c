// Parameters of draws and dispatches against features, the bound pipeline and buffers.
#include "vk/core/draw/draw_internal.h"

// --- Counts in buffers

static void check_count_feature(wd_core_check *c) {
    const wd_device_capabilities *enabled = c->enabled;
    wd_core_message m;
    if (enabled && !enabled->features.drawIndirectCount && !enabled->extensions.KHR_draw_indirect_count &&
        !enabled->extensions.AMD_draw_indirect_count &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(04445))) {
        wd_core_summaryf(&m, "the feature drawIndirectCount is not enabled");
        m.fix = "Enable drawIndirectCount of VkPhysicalDeviceVulkan12Features when the device is created.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdDrawIndirectCount) {
    (void)s;
    check_count_feature(c);
}

WD_CORE_CHECK(draw, CmdDrawIndexedIndirectCount) {
    (void)s;
    check_count_feature(c);
}

WD_CORE_CHECK(draw, CmdDrawMeshTasksIndirectCountEXT) {
    (void)s;
    check_count_feature(c);
}

WD_CORE_CHECK(draw, CmdDrawMeshTasksIndirectCountNV) {
    (void)s;
    check_count_feature(c);
}

WD_CORE_CHECK(draw, CmdDrawIndirectByteCountEXT) {
    const VkPhysicalDeviceTransformFeedbackPropertiesEXT *properties =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT)
                    : NULL;
    wd_core_message m;
    (void)s;
    if (properties && !properties->transformFeedbackDraw &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02288))) {
        wd_core_summaryf(&m, "transformFeedbackDraw is VK_FALSE");
        wd_core_end(&m);
    }
}

// --- Dispatches

WD_CORE_CHECK(draw, CmdDispatchIndirect) {
    const wd_state_buffer *buffer = WD_CORE_FIND(buffer, s->buffer);
    wd_core_message m;
    if (buffer &&
        (s->offset > buffer->size || buffer->size - s->offset < sizeof(VkDispatchIndirectCommand)) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00407))) {
        wd_core_unsigned(&m, "offset", s->offset);
        wd_core_unsigned(&m, "the size of VkDispatchIndirectCommand", sizeof(VkDispatchIndirectCommand));
        wd_core_handle(&m, "buffer", VK_OBJECT_TYPE_BUFFER, WD_STATE_NON_DISPATCHABLE(s->buffer));
        wd_core_unsigned(&m, "the size of the buffer", buffer->size);
        wd_core_end(&m);
    }
}

static bool has_dispatch_base(const wd_state_bindings *bindings) {
#ifdef VK_EXT_shader_object
    if (!bindings->pipeline && bindings->shaders[0]) {
        return bindings->shaders[0]->flags & VK_SHADER_CREATE_DISPATCH_BASE_BIT_EXT;
    }
#endif
    return !bindings->pipeline || bindings->pipeline->flags & VK_PIPELINE_CREATE_DISPATCH_BASE_BIT;
}

WD_CORE_CHECK(draw, CmdDispatchBase) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (command_buffer && (s->baseGroupX || s->baseGroupY || s->baseGroupZ) && !command_buffer->num_unknown &&
        !has_dispatch_base(&command_buffer->bindings[WD_STATE_BIND_COMPUTE]) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(00427))) {
        wd_core_unsigned(&m, "baseGroupX", s->baseGroupX);
        wd_core_unsigned(&m, "baseGroupY", s->baseGroupY);
        wd_core_unsigned(&m, "baseGroupZ", s->baseGroupZ);
        wd_core_summaryf(&m, ", and the bound pipeline or shader was created without the flag");
        m.fix = "Create the pipeline with VK_PIPELINE_CREATE_DISPATCH_BASE_BIT.";
        wd_core_end(&m);
    }
}
