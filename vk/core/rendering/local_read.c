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

// begin_index starts a message about element `index` of an array of the struct.
static bool begin_index(wd_core_message *m, wd_core_check *c, const wd_core_frame *f, const char *owner,
                        uint32_t rule, const char *array, uint32_t index, uint32_t value) {
    if (!wd_core_begin_rule(m, c, f, owner, rule)) {
        return false;
    }
    m->indices[0] = index;
    if (value == VK_ATTACHMENT_UNUSED) {
        wd_core_word(m, array, "VK_ATTACHMENT_UNUSED");
    } else {
        wd_core_unsigned(m, array, value);
    }
    return true;
}

static void end_without_feature(wd_core_message *m) {
    wd_core_word(m, "the feature dynamicRenderingLocalRead", "not enabled");
    m->fix = "Enable the feature dynamicRenderingLocalRead in vkCreateDevice.";
    wd_core_end(m);
}

// check_unique reports the first element that repeats one before it.
static void check_unique(wd_core_check *c, const wd_core_frame *f, const char *owner, uint32_t rule,
                         const char *array, const uint32_t *values, uint32_t count) {
    for (uint32_t i = 1; i < count; i++) {
        for (uint32_t k = 0; k < i; k++) {
            wd_core_message m;
            if (values[i] != VK_ATTACHMENT_UNUSED && values[i] == values[k]) {
                if (begin_index(&m, c, f, owner, rule, array, i, values[i])) {
                    wd_core_summaryf(&m, ", the value of element %u, too", k);
                    wd_core_end(&m);
                }
                return;
            }
        }
    }
}

static bool lacks_feature(const wd_core_check *c) {
    return c->enabled && !c->enabled->features.dynamicRenderingLocalRead;
}

// More attachments than any device has are another rule's.
static bool is_short(uint32_t count) {
    return count <= WD_STATE_MAX_COLORS;
}

static void check_locations(wd_core_check *c, const wd_core_frame *f,
                            const VkRenderingAttachmentLocationInfo *info, bool is_of_command) {
    static const char owner[] = "VkRenderingAttachmentLocationInfo", array[] = "pColorAttachmentLocations[]";
    const uint32_t most = c->physical ? c->physical->properties.limits.maxColorAttachments : 0;
    const uint32_t *locations = info->pColorAttachmentLocations;
    wd_core_message m;
    if (!locations || !is_short(info->colorAttachmentCount)) {
        return;
    }
    check_unique(c, f, owner, WD_CORE_RULE(09513), array, locations, info->colorAttachmentCount);
    for (uint32_t i = 0; i < info->colorAttachmentCount; i++) {
        if (locations[i] != i && !is_of_command && lacks_feature(c) &&
            begin_index(&m, c, f, owner, WD_CORE_RULE(09512), array, i, locations[i])) {
            end_without_feature(&m);
        } else if (most && locations[i] >= most && locations[i] != VK_ATTACHMENT_UNUSED &&
                   begin_index(&m, c, f, owner, WD_CORE_RULE(09515), array, i, locations[i])) {
            wd_core_unsigned(&m, "maxColorAttachments", most);
            wd_core_end(&m);
        }
    }
}

// index_check is a VkRenderingInputAttachmentIndexInfo.
typedef struct index_check {
    wd_core_check *c;
    const wd_core_frame *f;
    const VkRenderingInputAttachmentIndexInfo *info;
    bool lacks_feature; // And nothing else reports that.
} index_check;

static const char of_indices[] = "VkRenderingInputAttachmentIndexInfo",
                  input_indices[] = "pColorAttachmentInputIndices[]";

// check_other compares the indices of colors with that of depth or stencil.
static void check_other(const index_check *check, const char *label, const uint32_t *other,
                        uint32_t feature_rule, uint32_t equal_rule) {
    const uint32_t *indices = check->info->pColorAttachmentInputIndices;
    wd_core_message m;
    if (!other || *other == VK_ATTACHMENT_UNUSED) {
        return;
    }
    if (check->lacks_feature && wd_core_begin_rule(&m, check->c, check->f, of_indices, feature_rule)) {
        wd_core_unsigned(&m, label, *other);
        end_without_feature(&m);
    }
    for (uint32_t i = 0; indices && i < check->info->colorAttachmentCount; i++) {
        if (indices[i] == *other &&
            begin_index(&m, check->c, check->f, of_indices, equal_rule, input_indices, i, *other)) {
            wd_core_summaryf(&m, ", the value of %s, too", label);
            wd_core_end(&m);
        }
    }
}

static void check_indices(wd_core_check *c, const wd_core_frame *f,
                          const VkRenderingInputAttachmentIndexInfo *info, bool is_of_command) {
    const index_check check = {c, f, info, !is_of_command && lacks_feature(c)};
    const uint32_t *indices = info->pColorAttachmentInputIndices;
    wd_core_message m;
    if (!is_short(info->colorAttachmentCount)) {
        return;
    }
    check_other(&check, "*pDepthInputAttachmentIndex", info->pDepthInputAttachmentIndex, WD_CORE_RULE(09520),
                WD_CORE_RULE(09523));
    check_other(&check, "*pStencilInputAttachmentIndex", info->pStencilInputAttachmentIndex,
                WD_CORE_RULE(09521), WD_CORE_RULE(09524));
    if (!indices) {
        return;
    }
    check_unique(c, f, of_indices, WD_CORE_RULE(09522), input_indices, indices, info->colorAttachmentCount);
    for (uint32_t i = 0; i < info->colorAttachmentCount && check.lacks_feature; i++) {
        if (indices[i] != VK_ATTACHMENT_UNUSED &&
            begin_index(&m, c, f, of_indices, WD_CORE_RULE(09519), input_indices, i, indices[i])) {
            end_without_feature(&m);
        }
    }
}

// The feature that the commands need has a rule of each command; pipelines may have the structs without.
WD_CORE_CHECK(rendering, CreateGraphicsPipelines) {
    for (uint32_t i = 0; s->pCreateInfos && i < s->createInfoCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pCreateInfos", i);
        const wd_core_frame of_locations = WD_CORE_MEMBER(&f, "<VkRenderingAttachmentLocationInfo>");
        const wd_core_frame of_inputs = WD_CORE_MEMBER(&f, "<VkRenderingInputAttachmentIndexInfo>");
        const void *chain = s->pCreateInfos[i].pNext;
        const VkRenderingAttachmentLocationInfo *locations =
            wd_core_chained(chain, VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO);
        const VkRenderingInputAttachmentIndexInfo *inputs =
            wd_core_chained(chain, VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
        if (locations) {
            check_locations(c, &of_locations, locations, false);
        }
        if (inputs) {
            check_indices(c, &of_inputs, inputs, false);
        }
    }
}

WD_CORE_CHECK(rendering, CmdSetRenderingAttachmentLocations) {
    static const wd_core_frame f = WD_CORE_POINTER(NULL, "pLocationInfo");
    check_count(c, "pLocationInfo", s->pLocationInfo->colorAttachmentCount, WD_CORE_RULE(09510),
                WD_CORE_RULE(09511));
    check_locations(c, &f, s->pLocationInfo, true);
}

WD_CORE_CHECK(rendering, CmdSetRenderingInputAttachmentIndices) {
    static const wd_core_frame f = WD_CORE_POINTER(NULL, "pInputAttachmentIndexInfo");
    check_count(c, "pInputAttachmentIndexInfo", s->pInputAttachmentIndexInfo->colorAttachmentCount,
                WD_CORE_RULE(09517), WD_CORE_RULE(09518));
    check_indices(c, &f, s->pInputAttachmentIndexInfo, true);
}

#endif
