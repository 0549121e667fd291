// Locations and input indices of attachments that commands set inside of dynamic rendering (local read).
#include "vk/core/rendering/rendering_internal.h"
#include "vk/state/state_rendering.h"

#ifdef VK_VERSION_1_4

static void check_count(wd_core_check *c, const char *parameter, uint32_t count, uint32_t count_rule,
                        uint32_t place_rule) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const wd_core_frame f = WD_CORE_POINTER(NULL, parameter);
    wd_core_message m;
    if (!command_buffer || !wd_core_is_recording_known(command_buffer) ||
        wd_state_command_buffer_render_pass_scope(command_buffer) != WD_STATE_INSIDE) {
        return;
    }
    const wd_state_rendering *rendering = &command_buffer->rendering;
    if (rendering->is_inherited || rendering->kind == WD_STATE_SUBPASS) {
        if (wd_core_begin_rule(&m, c, NULL, NULL, place_rule)) {
            wd_core_handle(&m, "commandBuffer", VK_OBJECT_TYPE_COMMAND_BUFFER, command_buffer->object.handle);
            wd_core_summaryf(&m, rendering->is_inherited ? ", which inherits the render pass instance"
                                                         : ", which is inside of a subpass of a render pass");
            wd_core_end(&m);
        }
    } else if (rendering->kind == WD_STATE_DYNAMIC_RENDERING && rendering->is_known &&
               rendering->num_colors != count && wd_core_begin_rule(&m, c, &f, NULL, count_rule)) {
        wd_core_unsigned(&m, "colorAttachmentCount", count);
        wd_core_unsigned(&m, "the number of color attachments of the render pass instance",
                         rendering->num_colors);
        wd_core_end(&m);
    }
}

// --- The structs, which commands, pipelines and inheritance infos have

static const char locations_owner[] = "VkRenderingAttachmentLocationInfo",
                  indices_owner[] = "VkRenderingInputAttachmentIndexInfo";

static bool lacks_feature(const wd_core_check *c) {
    return c->enabled && !c->enabled->features.dynamicRenderingLocalRead;
}

static void report_element(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                           const char *array, uint32_t index, uint32_t value, const char *problem) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, owner, rule)) {
        if (value == VK_ATTACHMENT_UNUSED) {
            wd_core_summaryf(&m, "%s[%u] is VK_ATTACHMENT_UNUSED, %s", array, index, problem);
        } else {
            wd_core_summaryf(&m, "%s[%u] is %u, %s", array, index, value, problem);
        }
        wd_core_end(&m);
    }
}

// No device has more color attachments: an array that is longer breaks another rule.
enum { MOST_COMPARED = 64 };

// find_repeated returns the index of the first element that an earlier one equals; `count`: there is none.
static uint32_t find_repeated(const uint32_t *values, uint32_t count) {
    for (uint32_t i = 1; i < count && i < MOST_COMPARED; i++) {
        if (values[i] != VK_ATTACHMENT_UNUSED && wd_core_has_value(values, i, values[i])) {
            return i;
        }
    }
    return count;
}

static void check_unique(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                         const char *array, const uint32_t *values, uint32_t count) {
    const uint32_t repeated = find_repeated(values, count);
    if (repeated < count) {
        report_element(c, f, owner, rule, array, repeated, values[repeated], "as an element before is, too");
    }
}

static void check_locations(wd_core_check *c, const wd_core_frame *f,
                            const VkRenderingAttachmentLocationInfo *info) {
    static const char array[] = "pColorAttachmentLocations";
    const uint32_t *values = info->pColorAttachmentLocations, count = values ? info->colorAttachmentCount : 0;
    const uint32_t most = c->physical ? c->physical->properties.limits.maxColorAttachments : UINT32_MAX;
    check_unique(c, f, locations_owner, WD_CORE_RULE(09513), array, values, count);
    for (uint32_t i = 0; i < count; i++) {
        if (lacks_feature(c) && values[i] != i) {
            report_element(c, f, locations_owner, WD_CORE_RULE(09512), array, i, values[i],
                           "and the feature dynamicRenderingLocalRead is not enabled");
            return;
        }
        if (values[i] != VK_ATTACHMENT_UNUSED && values[i] >= most) {
            report_element(c, f, locations_owner, WD_CORE_RULE(09515), array, i, values[i],
                           "which is not less than maxColorAttachments");
            return;
        }
    }
}

// check_other compares the indices of color attachments with that of depth or stencil.
static void check_other(wd_core_check *c, const wd_core_frame *f,
                        const VkRenderingInputAttachmentIndexInfo *info, const uint32_t *other, uint32_t rule,
                        const char *problem) {
    const uint32_t *values = info->pColorAttachmentInputIndices;
    for (uint32_t i = 0; values && other && i < info->colorAttachmentCount; i++) {
        if (values[i] != VK_ATTACHMENT_UNUSED && values[i] == *other) {
            report_element(c, f, indices_owner, rule, "pColorAttachmentInputIndices", i, values[i], problem);
            return;
        }
    }
}

static void check_without_feature(wd_core_check *c, const wd_core_frame *f,
                                  const VkRenderingInputAttachmentIndexInfo *info) {
    static const char problem[] = "and the feature dynamicRenderingLocalRead is not enabled";
    const uint32_t *values = info->pColorAttachmentInputIndices, *depth = info->pDepthInputAttachmentIndex,
                   *stencil = info->pStencilInputAttachmentIndex;
    for (uint32_t i = 0; values && i < info->colorAttachmentCount; i++) {
        if (values[i] != VK_ATTACHMENT_UNUSED) {
            report_element(c, f, indices_owner, WD_CORE_RULE(09519), "pColorAttachmentInputIndices", i,
                           values[i], problem);
            break;
        }
    }
    if (depth && *depth != VK_ATTACHMENT_UNUSED) {
        report_element(c, f, indices_owner, WD_CORE_RULE(09520), "pDepthInputAttachmentIndex", 0, *depth,
                       problem);
    }
    if (stencil && *stencil != VK_ATTACHMENT_UNUSED) {
        report_element(c, f, indices_owner, WD_CORE_RULE(09521), "pStencilInputAttachmentIndex", 0, *stencil,
                       problem);
    }
}

static void check_indices(wd_core_check *c, const wd_core_frame *f,
                          const VkRenderingInputAttachmentIndexInfo *info) {
    if (lacks_feature(c)) {
        check_without_feature(c, f, info);
        return;
    }
    check_unique(c, f, indices_owner, WD_CORE_RULE(09522), "pColorAttachmentInputIndices",
                 info->pColorAttachmentInputIndices,
                 info->pColorAttachmentInputIndices ? info->colorAttachmentCount : 0);
    check_other(c, f, info, info->pDepthInputAttachmentIndex, WD_CORE_RULE(09523),
                "and *pDepthInputAttachmentIndex is the same");
    check_other(c, f, info, info->pStencilInputAttachmentIndex, WD_CORE_RULE(09524),
                "and *pStencilInputAttachmentIndex is the same");
}

static void check_chain(wd_core_check *c, const wd_core_frame *outer, const void *chain) {
    const VkRenderingAttachmentLocationInfo *locations =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO);
    const VkRenderingInputAttachmentIndexInfo *indices =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
    const wd_core_frame first = WD_CORE_MEMBER(outer, "<VkRenderingAttachmentLocationInfo>"),
                        second = WD_CORE_MEMBER(outer, "<VkRenderingInputAttachmentIndexInfo>");
    if (locations) {
        check_locations(c, &first, locations);
    }
    if (indices) {
        check_indices(c, &second, indices);
    }
}

// --- The commands

WD_CORE_CHECK(rendering, CmdSetRenderingAttachmentLocations) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pLocationInfo");
    check_count(c, "pLocationInfo", s->pLocationInfo->colorAttachmentCount, WD_CORE_RULE(09510),
                WD_CORE_RULE(09511));
    check_locations(c, &f, s->pLocationInfo);
}

WD_CORE_CHECK(rendering, CmdSetRenderingInputAttachmentIndices) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pInputAttachmentIndexInfo");
    check_count(c, "pInputAttachmentIndexInfo", s->pInputAttachmentIndexInfo->colorAttachmentCount,
                WD_CORE_RULE(09517), WD_CORE_RULE(09518));
    check_indices(c, &f, s->pInputAttachmentIndexInfo);
}

#else

static void check_chain(wd_core_check *c, const wd_core_frame *outer, const void *chain) {
    (void)c;
    (void)outer;
    (void)chain;
}

#endif

// --- Pipelines and inheritance infos

WD_CORE_CHECK(local_read, CreateGraphicsPipelines) {
    for (uint32_t i = 0; s->pCreateInfos && i < s->createInfoCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        check_chain(c, &f, s->pCreateInfos[i].pNext);
    }
}

WD_CORE_CHECK(local_read, BeginCommandBuffer) {
    const VkCommandBufferInheritanceInfo *info = s->pBeginInfo->pInheritanceInfo;
    if (info && wd_core_begins_secondary(c)) {
        const wd_core_frame outer = WD_CORE_POINTER(NULL, "pBeginInfo"),
                            f = WD_CORE_POINTER(&outer, "pInheritanceInfo");
        check_chain(c, &f, info->pNext);
    }
}
