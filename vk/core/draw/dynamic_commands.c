// Parameters of commands that set dynamic state, and the features that the commands need.
#include <assert.h>

#include "vk/core/draw/draw_internal.h"

// --- Rectangles

static void check_offset(wd_core_check *c, uint32_t rule, const char *label, uint32_t i, int32_t value) {
    assert(c && label);
    wd_core_message m;
    if (value < 0 && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        m.indices[0] = i;
        wd_core_signed(&m, label, value);
        wd_core_end(&m);
    }
}

static void check_offsets(wd_core_check *c, uint32_t rule, const VkRect2D *rects, uint32_t count,
                          const char *x, const char *y) {
    for (uint32_t i = 0; i < count; i++) {
        check_offset(c, rule, x, i, rects[i].offset.x);
        check_offset(c, rule, y, i, rects[i].offset.y);
    }
}

// check_not_inherited: VkCommandBufferInheritanceViewportScissorInfoNV excludes the command.
static void check_not_inherited(wd_core_check *c, uint32_t rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    wd_core_message m;
    if (command_buffer && command_buffer->dynamic.inherits_viewports &&
        wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m, "the command buffer inherits viewports and scissors");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdSetScissor) {
    check_offsets(c, WD_CORE_RULE(00595), s->pScissors, s->scissorCount, "pScissors[].offset.x",
                  "pScissors[].offset.y");
    check_not_inherited(c, WD_CORE_RULE(04789));
}

WD_CORE_CHECK(draw, CmdSetViewport) {
    (void)s;
    check_not_inherited(c, WD_CORE_RULE(04821));
}

#if VK_EXT_DISCARD_RECTANGLES_SPEC_VERSION >= 2 || VK_NV_SCISSOR_EXCLUSIVE_SPEC_VERSION >= 2

// check_version: the command is of the second version of an extension.
static void check_version(wd_core_check *c, uint32_t version, const char *extension, uint32_t rule) {
    wd_core_message m;
    if (version == 1 && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m, "specVersion of %s is 1", extension);
        wd_core_end(&m);
    }
}

#endif

#if VK_EXT_DISCARD_RECTANGLES_SPEC_VERSION >= 2

WD_CORE_CHECK(draw, CmdSetDiscardRectangleEnableEXT) {
    (void)s;
    check_version(c, c->physical ? c->physical->discard_rectangles_version : 0, "VK_EXT_discard_rectangles",
                  WD_CORE_RULE(07851));
}

WD_CORE_CHECK(draw, CmdSetDiscardRectangleModeEXT) {
    (void)s;
    check_version(c, c->physical ? c->physical->discard_rectangles_version : 0, "VK_EXT_discard_rectangles",
                  WD_CORE_RULE(07852));
}

#endif

#if VK_NV_SCISSOR_EXCLUSIVE_SPEC_VERSION >= 2

WD_CORE_CHECK(draw, CmdSetExclusiveScissorEnableNV) {
    (void)s;
    check_version(c, c->physical ? c->physical->scissor_exclusive_version : 0, "VK_NV_scissor_exclusive",
                  WD_CORE_RULE(07853));
}

#endif

WD_CORE_CHECK(draw, CmdSetDiscardRectangleEXT) {
    check_offsets(c, WD_CORE_RULE(00587), s->pDiscardRectangles, s->discardRectangleCount,
                  "pDiscardRectangles[].offset.x", "pDiscardRectangles[].offset.y");
    check_not_inherited(c, WD_CORE_RULE(04788));
}

static void check_sum(wd_core_check *c, uint32_t rule, uint32_t i, const char *label, int32_t offset,
                      const char *extent_label, uint32_t extent) {
    wd_core_message m;
    if ((int64_t)offset + extent > INT32_MAX && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        m.indices[0] = m.indices[1] = i;
        wd_core_signed(&m, label, offset);
        wd_core_unsigned(&m, extent_label, extent);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdSetExclusiveScissorNV) {
    check_offsets(c, WD_CORE_RULE(02037), s->pExclusiveScissors, s->exclusiveScissorCount,
                  "pExclusiveScissors[].offset.x", "pExclusiveScissors[].offset.y");
    for (uint32_t i = 0; i < s->exclusiveScissorCount; i++) {
        const VkRect2D *rect = &s->pExclusiveScissors[i];
        check_sum(c, WD_CORE_RULE(02038), i, "pExclusiveScissors[].offset.x", rect->offset.x,
                  "pExclusiveScissors[].extent.width", rect->extent.width);
        check_sum(c, WD_CORE_RULE(02039), i, "pExclusiveScissors[].offset.y", rect->offset.y,
                  "pExclusiveScissors[].extent.height", rect->extent.height);
    }
}

// --- Features

static bool has_shader_objects(const wd_core_check *c) {
#ifdef VK_EXT_shader_object
    return c->enabled->features.shaderObject;
#else
    (void)c;
    return false;
#endif
}

// check_feature: the commands of two extensions are part of Vulkan 1.3.
static void check_feature(wd_core_check *c, uint32_t rule, bool is_enabled, const char *feature) {
    wd_core_message m;
    if (!is_enabled && !has_shader_objects(c) && c->call->instance->api_version < VK_API_VERSION_1_3 &&
        wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m,
                         "neither %s nor shaderObject is enabled, and apiVersion of the instance is %u.%u",
                         feature, VK_API_VERSION_MAJOR(c->call->instance->api_version),
                         VK_API_VERSION_MINOR(c->call->instance->api_version));
        wd_core_end(&m);
    }
}

static void check_dynamic_state(wd_core_check *c) {
    if (c->enabled) {
        check_feature(c, WD_CORE_RULE(08971), c->enabled->features.extendedDynamicState,
                      "extendedDynamicState");
    }
}

static void check_dynamic_state2(wd_core_check *c) {
    if (c->enabled) {
        check_feature(c, WD_CORE_RULE(08970), c->enabled->features.extendedDynamicState2,
                      "extendedDynamicState2");
    }
}

WD_CORE_CHECK(draw, CmdSetCullMode) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetFrontFace) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetPrimitiveTopology) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetViewportWithCount) {
    (void)s;
    check_dynamic_state(c);
    check_not_inherited(c, WD_CORE_RULE(04819));
}

WD_CORE_CHECK(draw, CmdSetScissorWithCount) {
    check_dynamic_state(c);
    check_offsets(c, WD_CORE_RULE(03399), s->pScissors, s->scissorCount, "pScissors[].offset.x",
                  "pScissors[].offset.y");
    check_not_inherited(c, WD_CORE_RULE(04820));
}

WD_CORE_CHECK(draw, CmdSetDepthTestEnable) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetDepthWriteEnable) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetDepthCompareOp) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetDepthBoundsTestEnable) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetStencilTestEnable) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetStencilOp) {
    (void)s;
    check_dynamic_state(c);
}

WD_CORE_CHECK(draw, CmdSetRasterizerDiscardEnable) {
    (void)s;
    check_dynamic_state2(c);
}

WD_CORE_CHECK(draw, CmdSetDepthBiasEnable) {
    (void)s;
    check_dynamic_state2(c);
}

WD_CORE_CHECK(draw, CmdSetPrimitiveRestartEnable) {
    (void)s;
    check_dynamic_state2(c);
}

// --- Shading rates

static void check_rate(wd_core_check *c, uint32_t rule, const char *label, uint32_t value) {
    wd_core_message m;
    if (value & (value - 1) && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_unsigned(&m, label, value);
        wd_core_end(&m);
    }
}

static void check_rate_feature(wd_core_check *c, uint32_t rule) {
    wd_core_message m;
    if (c->enabled && !c->enabled->features.pipelineFragmentShadingRate &&
        !c->enabled->features.primitiveFragmentShadingRate &&
        !c->enabled->features.attachmentFragmentShadingRate && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_summaryf(&m, "none of the features is enabled");
        wd_core_end(&m);
    }
}

static void check_combiners(wd_core_check *c, uint32_t rule,
                            const VkFragmentShadingRateCombinerOpKHR *combiners) {
    const VkPhysicalDeviceFragmentShadingRatePropertiesKHR *properties =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR)
                    : NULL;
    wd_core_message m;
    for (uint32_t i = 0; properties && !properties->fragmentShadingRateNonTrivialCombinerOps && i < 2; i++) {
        if (combiners[i] != VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR &&
            combiners[i] != VK_FRAGMENT_SHADING_RATE_COMBINER_OP_REPLACE_KHR &&
            wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
            m.indices[0] = i;
            wd_core_word(&m, "combinerOps[]", wd_VkFragmentShadingRateCombinerOpKHR_string(combiners[i]));
            wd_core_end(&m);
        }
    }
}

WD_CORE_CHECK(draw, CmdSetFragmentShadingRateKHR) {
    check_rate_feature(c, WD_CORE_RULE(04509));
    check_rate(c, WD_CORE_RULE(04515), "pFragmentSize->width", s->pFragmentSize->width);
    check_rate(c, WD_CORE_RULE(04516), "pFragmentSize->height", s->pFragmentSize->height);
    check_combiners(c, WD_CORE_RULE(04512), s->combinerOps);
}

WD_CORE_CHECK(draw, CmdSetFragmentShadingRateEnumNV) {
    check_rate_feature(c, WD_CORE_RULE(04580));
    check_combiners(c, WD_CORE_RULE(04583), s->combinerOps);
}

// --- Values

WD_CORE_CHECK(draw, CmdSetColorWriteEnableEXT) {
    wd_core_message m;
    if (c->physical && s->attachmentCount > c->physical->properties.limits.maxColorAttachments &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(06656))) {
        wd_core_unsigned(&m, "attachmentCount", s->attachmentCount);
        wd_core_unsigned(&m, "maxColorAttachments", c->physical->properties.limits.maxColorAttachments);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdSetExtraPrimitiveOverestimationSizeEXT) {
    const VkPhysicalDeviceConservativeRasterizationPropertiesEXT *properties =
        c->physical
            ? wd_physical_property_struct(
                  c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT)
            : NULL;
    const float size = s->extraPrimitiveOverestimationSize;
    wd_core_message m;
    if (properties && (size < 0 || size > properties->maxExtraPrimitiveOverestimationSize) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07428))) {
        wd_core_float(&m, "extraPrimitiveOverestimationSize", (double)size);
        wd_core_float(&m, "maxExtraPrimitiveOverestimationSize",
                      (double)properties->maxExtraPrimitiveOverestimationSize);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdSetCoarseSampleOrderNV) {
    wd_core_message m;
    if (s->sampleOrderType != VK_COARSE_SAMPLE_ORDER_TYPE_CUSTOM_NV && s->customSampleOrderCount &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02081))) {
        wd_core_unsigned(&m, "customSampleOrderCount", s->customSampleOrderCount);
        wd_core_end(&m);
    }
}

#ifdef VK_EXT_depth_clamp_control

WD_CORE_CHECK(draw, CmdSetDepthClampRangeEXT) {
    wd_core_message m;
    if (s->depthClampMode == VK_DEPTH_CLAMP_MODE_USER_DEFINED_RANGE_EXT && !s->pDepthClampRange &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09647))) {
        wd_core_pointer(&m, "pDepthClampRange", false);
        wd_core_end(&m);
    }
}

#endif

static void check_advanced(wd_core_check *c, uint32_t rule, uint32_t i, const char *member,
                           const char *value) {
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pColorBlendAdvanced", i);
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, &frame, "VkColorBlendAdvancedEXT", rule)) {
        wd_core_word(&m, member, value);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(draw, CmdSetColorBlendAdvancedEXT) {
    const VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT *properties =
        c->physical
            ? wd_physical_property_struct(
                  c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_PROPERTIES_EXT)
            : NULL;
    for (uint32_t i = 0; properties && i < s->attachmentCount; i++) {
        const VkColorBlendAdvancedEXT *blend = &s->pColorBlendAdvanced[i];
        if (!properties->advancedBlendNonPremultipliedSrcColor && !blend->srcPremultiplied) {
            check_advanced(c, WD_CORE_RULE(07505), i, "srcPremultiplied", "VK_FALSE");
        }
        if (!properties->advancedBlendNonPremultipliedDstColor && !blend->dstPremultiplied) {
            check_advanced(c, WD_CORE_RULE(07506), i, "dstPremultiplied", "VK_FALSE");
        }
        if (!properties->advancedBlendCorrelatedOverlap &&
            blend->blendOverlap != VK_BLEND_OVERLAP_UNCORRELATED_EXT) {
            check_advanced(c, WD_CORE_RULE(07507), i, "blendOverlap",
                           wd_VkBlendOverlapEXT_string(blend->blendOverlap));
        }
    }
}
