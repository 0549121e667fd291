// Blending of graphics pipelines.
#include <assert.h>
#include <string.h>

#include "vk/core/pipelines/pipelines_internal.h"

static bool is_advanced(VkBlendOp op) {
    return op >= VK_BLEND_OP_ZERO_EXT && op <= VK_BLEND_OP_BLUE_EXT;
}

static bool uses_advanced(const VkPipelineColorBlendAttachmentState *blend) {
    return blend->blendEnable && (is_advanced(blend->colorBlendOp) || is_advanced(blend->alphaBlendOp));
}

static const VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT *
advanced_properties(const wd_pipelines_graphics *g) {
    return g->c->physical ? wd_physical_property_struct(
                                g->c->physical,
                                VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_PROPERTIES_EXT)
                          : NULL;
}

static bool begin_attachment(wd_core_message *m, const wd_pipelines_graphics *g, const wd_core_frame *f,
                             uint32_t index, uint32_t rule) {
    assert(g->states.color_blend && index < g->states.color_blend->attachmentCount);
    if (!wd_core_begin_rule(m, g->c, f, "VkPipelineColorBlendAttachmentState", rule)) {
        return false;
    }
    const VkPipelineColorBlendAttachmentState *blend = &g->states.color_blend->pAttachments[index];
    m->indices[0] = index;
    wd_core_word(m, "pAttachments[].colorBlendOp", wd_VkBlendOp_string(blend->colorBlendOp));
    return true;
}

static void check_advanced(const wd_pipelines_graphics *g, const wd_core_frame *f, uint32_t index) {
    assert(g->states.color_blend && index < g->states.color_blend->attachmentCount);
    const VkPipelineColorBlendStateCreateInfo *state = g->states.color_blend;
    const VkPipelineColorBlendAttachmentState *blend = &state->pAttachments[index],
                                              *first = state->pAttachments;
    const VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT *properties = advanced_properties(g);
    wd_core_message m;
    if (!uses_advanced(blend)) {
        return;
    }
    if (blend->colorBlendOp != blend->alphaBlendOp &&
        begin_attachment(&m, g, f, index, WD_CORE_RULE(01406))) {
        wd_core_summaryf(&m, ", alphaBlendOp is %s", wd_VkBlendOp_string(blend->alphaBlendOp));
        wd_core_end(&m);
    }
    if (properties && !properties->advancedBlendIndependentBlend && first->blendEnable &&
        blend->colorBlendOp != first->colorBlendOp &&
        begin_attachment(&m, g, f, index, WD_CORE_RULE(01407))) {
        wd_core_summaryf(&m, ", that of pAttachments[0] is %s, advancedBlendIndependentBlend is VK_FALSE",
                         wd_VkBlendOp_string(first->colorBlendOp));
        wd_core_end(&m);
    } else if (properties && !properties->advancedBlendIndependentBlend && first->blendEnable &&
               is_advanced(blend->alphaBlendOp) && blend->alphaBlendOp != first->alphaBlendOp &&
               begin_attachment(&m, g, f, index, WD_CORE_RULE(01408))) {
        wd_core_summaryf(&m,
                         ", alphaBlendOp is %s, that of pAttachments[0] is %s, "
                         "advancedBlendIndependentBlend is VK_FALSE",
                         wd_VkBlendOp_string(blend->alphaBlendOp), wd_VkBlendOp_string(first->alphaBlendOp));
        wd_core_end(&m);
    }
}

// check_advanced_count reports the first attachment with an advanced operation, where there are too many attachments.
static void check_advanced_count(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    const VkPipelineColorBlendStateCreateInfo *state = g->states.color_blend;
    const VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT *properties = advanced_properties(g);
    uint32_t i = 0;
    wd_core_message m;
    if (!properties || state->attachmentCount <= properties->advancedBlendMaxColorAttachments) {
        return;
    }
    while (i < state->attachmentCount && !uses_advanced(&state->pAttachments[i])) {
        i++;
    }
    if (i < state->attachmentCount && begin_attachment(&m, g, f, i, WD_CORE_RULE(01410))) {
        wd_core_summaryf(&m, ", attachmentCount is %u, advancedBlendMaxColorAttachments is %u",
                         state->attachmentCount, properties->advancedBlendMaxColorAttachments);
        wd_core_end(&m);
    }
}

static void check_independent(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    const VkPipelineColorBlendStateCreateInfo *state = g->states.color_blend;
    wd_core_message m;
    for (uint32_t i = 1; i < state->attachmentCount; i++) {
        if (memcmp(&state->pAttachments[i], state->pAttachments, sizeof *state->pAttachments) != 0) {
            if (wd_core_begin_rule(&m, g->c, f, "VkPipelineColorBlendStateCreateInfo", WD_CORE_RULE(00605))) {
                wd_core_summaryf(&m, "pAttachments[%u] of pColorBlendState differs from pAttachments[0]", i);
                wd_core_word(&m, "independentBlend", "not enabled");
                m.fix = "Enable independentBlend, or use the same blending for all attachments.";
                wd_core_end(&m);
            }
            return;
        }
    }
}

static void check_write_enables(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    const VkPipelineColorWriteCreateInfoEXT *writes =
        wd_core_chained(g->states.color_blend->pNext, VK_STRUCTURE_TYPE_PIPELINE_COLOR_WRITE_CREATE_INFO_EXT);
    wd_core_message m;
    const uint32_t most = g->c->physical ? g->c->physical->properties.limits.maxColorAttachments : 0;
    if (writes && most && writes->attachmentCount > most &&
        wd_core_begin_rule(&m, g->c, f, "VkPipelineColorWriteCreateInfoEXT", WD_CORE_RULE(06655))) {
        wd_core_unsigned(&m, "<VkPipelineColorWriteCreateInfoEXT>.attachmentCount", writes->attachmentCount);
        wd_core_unsigned(&m, "maxColorAttachments", most);
        wd_core_end(&m);
        return;
    }
    if (writes && wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT) &&
        writes->attachmentCount != g->states.color_blend->attachmentCount &&
        wd_core_begin_rule(&m, g->c, f, "VkPipelineColorWriteCreateInfoEXT", WD_CORE_RULE(07608))) {
        wd_core_unsigned(&m, "<VkPipelineColorWriteCreateInfoEXT>.attachmentCount", writes->attachmentCount);
        wd_core_unsigned(&m, "pColorBlendState->attachmentCount", g->states.color_blend->attachmentCount);
        wd_core_end(&m);
    }
}

static void report_property(const wd_pipelines_graphics *g, const wd_core_frame *f, uint32_t rule,
                            const char *member, const char *value, const char *property) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, g->c, f, "VkPipelineColorBlendAdvancedStateCreateInfoEXT", rule)) {
        wd_core_word(&m, member, value);
        wd_core_summaryf(&m, ", %s is VK_FALSE", property);
        wd_core_end(&m);
    }
}

// The state of advanced blending against the properties of the device.
static void check_advanced_state(const wd_pipelines_graphics *g, const wd_core_frame *f) {
    const wd_core_frame chained = WD_CORE_MEMBER(f, "<VkPipelineColorBlendAdvancedStateCreateInfoEXT>");
    const VkPipelineColorBlendAdvancedStateCreateInfoEXT *advanced = wd_core_chained(
        g->states.color_blend->pNext, VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_ADVANCED_STATE_CREATE_INFO_EXT);
    const VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT *properties = advanced_properties(g);
    if (!advanced || !properties) {
        return;
    }
    if (!advanced->srcPremultiplied && !properties->advancedBlendNonPremultipliedSrcColor) {
        report_property(g, &chained, WD_CORE_RULE(01424), "srcPremultiplied", "VK_FALSE",
                        "advancedBlendNonPremultipliedSrcColor");
    }
    if (!advanced->dstPremultiplied && !properties->advancedBlendNonPremultipliedDstColor) {
        report_property(g, &chained, WD_CORE_RULE(01425), "dstPremultiplied", "VK_FALSE",
                        "advancedBlendNonPremultipliedDstColor");
    }
    if (advanced->blendOverlap != VK_BLEND_OVERLAP_UNCORRELATED_EXT &&
        !properties->advancedBlendCorrelatedOverlap) {
        report_property(g, &chained, WD_CORE_RULE(01426), "blendOverlap",
                        wd_VkBlendOverlapEXT_string(advanced->blendOverlap),
                        "advancedBlendCorrelatedOverlap");
    }
}

void wd_pipelines_check_blending(const wd_pipelines_graphics *g) {
    const VkPipelineColorBlendStateCreateInfo *state = g->states.color_blend;
    const wd_core_frame f = WD_CORE_POINTER(g->f, "pColorBlendState");
    if (!state || !state->attachmentCount) {
        return;
    }
    if (wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT)) {
        check_advanced_state(g, &f);
    }
    const bool is_static = wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT) &&
                           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT) &&
                           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT) &&
                           wd_pipelines_is_static(g, VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT);
    if (!is_static || !state->pAttachments) {
        return;
    }
    check_write_enables(g, &f);
    if (g->c->enabled && !g->c->enabled->features.independentBlend) {
        check_independent(g, &f);
    }
    for (uint32_t i = 0; i < state->attachmentCount; i++) {
        check_advanced(g, &f, i);
    }
    check_advanced_count(g, &f);
}
