// Structs in the chains of render passes: aspects of input attachments, fragment density maps, shading rates.
#include "vk/core/rendering/pass_info.h"

static const char owner[] = "VkRenderPassCreateInfo";

void wd_core_check_input_aspects(const wd_core_pass_info *info) {
    const wd_core_frame chained = WD_CORE_MEMBER(info->f, "<VkRenderPassInputAttachmentAspectCreateInfo>");
    wd_core_message m;
    for (uint32_t i = 0; info->aspects && i < info->aspects->aspectReferenceCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(&chained, "pAspectReferences", i);
        const VkInputAttachmentAspectReference *reference = &info->aspects->pAspectReferences[i];
        if (reference->subpass >= info->num_subpasses) {
            if (wd_core_begin_rule(&m, info->c, &f, owner, WD_CORE_RULE(01926))) {
                wd_core_unsigned(&m, "subpass", reference->subpass);
                wd_core_unsigned(&m, "pCreateInfo->subpassCount", info->num_subpasses);
                wd_core_end(&m);
            }
            continue;
        }
        wd_core_subpass subpass;
        wd_core_subpass_init(&subpass, info, reference->subpass);
        const uint32_t inputs = subpass.references[WD_CORE_INPUT_REFERENCE].count;
        if (reference->inputAttachmentIndex >= inputs &&
            wd_core_begin_rule(&m, info->c, &f, owner, WD_CORE_RULE(01927))) {
            wd_core_unsigned(&m, "inputAttachmentIndex", reference->inputAttachmentIndex);
            wd_core_summaryf(&m, ", pSubpasses[%u].inputAttachmentCount is %u", reference->subpass, inputs);
            wd_core_end(&m);
        }
    }
}

// is_used returns whether a subpass has the attachment in one of its arrays.
static bool is_used(const wd_core_pass_info *info, uint32_t index, uint32_t attachment) {
    wd_core_subpass subpass;
    uint32_t num_preserves;
    const uint32_t *preserves = wd_core_preserves(info, index, &num_preserves);
    wd_core_subpass_init(&subpass, info, index);
    for (uint32_t i = 0; i < num_preserves; i++) {
        if (preserves[i] == attachment) {
            return true;
        }
    }
    for (int kind = 0; kind < WD_CORE_NUM_REFERENCE_KINDS; kind++) {
        for (uint32_t i = 0; i < subpass.references[kind].count; i++) {
            if (wd_core_raw_reference(&subpass, kind, i).attachment == attachment) {
                return true;
            }
        }
    }
    return false;
}

// --- Fragment density maps

static bool begin_map(wd_core_message *m, const wd_core_pass_info *info, uint32_t rule,
                      const VkAttachmentReference *map) {
    static const char name[] = "VkRenderPassFragmentDensityMapCreateInfoEXT";
    if (!wd_core_begin_rule(m, info->c, info->f, name, rule)) {
        return false;
    }
    wd_core_unsigned(m,
                     "<VkRenderPassFragmentDensityMapCreateInfoEXT>.fragmentDensityMapAttachment.attachment",
                     map->attachment);
    return true;
}

static void check_map(const wd_core_pass_info *info, const VkAttachmentReference *map) {
    const VkAttachmentDescription2 a = wd_core_pass_attachment(info, map->attachment);
    wd_core_message m;
    for (uint32_t i = 0; i < info->num_subpasses; i++) {
        if (is_used(info, i, map->attachment) && begin_map(&m, info, WD_CORE_RULE(02548), map)) {
            wd_core_summaryf(&m, ", pSubpasses[%u] has the attachment, too", i);
            wd_core_end(&m);
        }
    }
    if (map->layout != VK_IMAGE_LAYOUT_FRAGMENT_DENSITY_MAP_OPTIMAL_EXT &&
        map->layout != VK_IMAGE_LAYOUT_GENERAL && begin_map(&m, info, WD_CORE_RULE(02549), map)) {
        wd_core_summaryf(&m, ", its layout is %s", wd_VkImageLayout_string(map->layout));
        wd_core_end(&m);
    }
    if (a.loadOp == VK_ATTACHMENT_LOAD_OP_CLEAR && begin_map(&m, info, WD_CORE_RULE(02550), map)) {
        wd_core_summaryf(&m, ", the loadOp of the attachment is VK_ATTACHMENT_LOAD_OP_CLEAR");
        wd_core_end(&m);
    }
    if (a.storeOp != VK_ATTACHMENT_STORE_OP_DONT_CARE && begin_map(&m, info, WD_CORE_RULE(02551), map)) {
        wd_core_summaryf(&m, ", the storeOp of the attachment is %s",
                         wd_VkAttachmentStoreOp_string(a.storeOp));
        wd_core_end(&m);
    }
}

void wd_core_check_density_map(const wd_core_pass_info *info, const void *chain) {
    const VkRenderPassFragmentDensityMapCreateInfoEXT *density =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
    wd_core_message m;
    if (!density || density->fragmentDensityMapAttachment.attachment == VK_ATTACHMENT_UNUSED) {
        return;
    }
    const VkAttachmentReference *map = &density->fragmentDensityMapAttachment;
    if (map->attachment < info->num_attachments) {
        check_map(info, map);
    } else if (wd_core_begin_pass(&m, info, info->f, owner,
                                  WD_CORE_PASS_RULE(WD_CORE_RULE(06471), WD_CORE_RULE(06472)))) {
        wd_core_unsigned(
            &m, "<VkRenderPassFragmentDensityMapCreateInfoEXT>.fragmentDensityMapAttachment.attachment",
            map->attachment);
        wd_core_unsigned(&m, "attachmentCount", info->num_attachments);
        wd_core_end(&m);
    }
}

// --- Shading rate attachments

static const VkAttachmentReference2 *shading_rate(const wd_core_pass_info *info, uint32_t subpass) {
    const VkFragmentShadingRateAttachmentInfoKHR *rate = wd_core_chained(
        wd_core_pass_chain(info, subpass), VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    return rate ? rate->pFragmentShadingRateAttachment : NULL;
}

// begin_rate: `subpass` is the frame of the subpass, which the message reads until its end.
static bool begin_rate(wd_core_message *m, const wd_core_pass_info *info, uint32_t attachment,
                       const wd_core_frame *subpass, uint32_t rule) {
    if (!wd_core_begin_pass(m, info, subpass, owner, WD_CORE_PASS_RULE(0, rule))) {
        return false;
    }
    wd_core_unsigned(m, "<VkFragmentShadingRateAttachmentInfoKHR>.pFragmentShadingRateAttachment->attachment",
                     attachment);
    return true;
}

void wd_core_check_shading_rates(const wd_core_pass_info *info) {
    wd_core_message m;
    for (uint32_t i = 0; i < info->num_subpasses; i++) {
        const VkAttachmentReference2 *rate = shading_rate(info, i);
        if (!rate || rate->attachment >= info->num_attachments) {
            continue;
        }
        const wd_core_frame f = WD_CORE_ELEMENT(info->f, "pSubpasses", i);
        const VkAttachmentDescription2 a = wd_core_pass_attachment(info, rate->attachment);
        if (a.loadOp == VK_ATTACHMENT_LOAD_OP_CLEAR &&
            begin_rate(&m, info, rate->attachment, &f, WD_CORE_RULE(09387))) {
            wd_core_summaryf(&m, ", the loadOp of the attachment is VK_ATTACHMENT_LOAD_OP_CLEAR");
            wd_core_end(&m);
        }
        if (wd_core_lacks_features(info->c, a.format, WD_CORE_POTENTIAL,
                                   VK_FORMAT_FEATURE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR) &&
            begin_rate(&m, info, rate->attachment, &f, WD_CORE_RULE(04586))) {
            wd_core_summaryf(&m, ", the format of the attachment is %s", wd_core_format(a.format));
            wd_core_end(&m);
        }
        for (uint32_t k = 0; k < info->num_subpasses; k++) {
            if (is_used(info, k, rate->attachment) &&
                begin_rate(&m, info, rate->attachment, &f, WD_CORE_RULE(04585))) {
                wd_core_summaryf(&m, ", pSubpasses[%u] has the attachment, too", k);
                wd_core_end(&m);
            }
        }
    }
}

// --- Resolves by shaders

static void report_shader_resolve(const wd_core_subpass *s, uint32_t rule, const char *label, uint32_t index,
                                  uint32_t attachment) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, s->info->c, &s->f,
                           s->info->second ? "VkRenderPassCreateInfo2" : "VkSubpassDescription", rule)) {
        m.indices[0] = index;
        wd_core_unsigned(&m, label, attachment);
        wd_core_summaryf(&m, ", flags of the subpass has VK_SUBPASS_DESCRIPTION_SHADER_RESOLVE_BIT_QCOM");
        wd_core_end(&m);
    }
}

static void check_shader_resolve(const wd_core_subpass *s) {
    const bool is_second = s->info->second != NULL;
    const wd_core_reference depth = wd_core_reference_at(s, WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE, 0);
    for (uint32_t i = 0; i < s->references[WD_CORE_RESOLVE_REFERENCE].count; i++) {
        const uint32_t attachment = wd_core_raw_reference(s, WD_CORE_RESOLVE_REFERENCE, i).attachment;
        if (attachment != VK_ATTACHMENT_UNUSED) {
            report_shader_resolve(s, is_second ? WD_CORE_RULE(04907) : WD_CORE_RULE(03341),
                                  wd_core_reference_label(WD_CORE_RESOLVE_REFERENCE), i, attachment);
            break;
        }
    }
    if (depth.attachment != VK_ATTACHMENT_UNUSED) {
        report_shader_resolve(s, WD_CORE_RULE(04908),
                              wd_core_reference_label(WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE), 0,
                              depth.attachment);
    }
    for (uint32_t i = 0; i < s->info->num_dependencies; i++) {
        const VkSubpassDependency2 d = wd_core_pass_dependency(s->info, i);
        if (d.srcSubpass == s->index && d.dstSubpass != s->index && d.dstSubpass != VK_SUBPASS_EXTERNAL) {
            report_shader_resolve(s, is_second ? WD_CORE_RULE(04909) : WD_CORE_RULE(03343),
                                  "dstSubpass of a dependency on the subpass", 0, d.dstSubpass);
            return;
        }
    }
}

void wd_core_check_shader_resolves(const wd_core_pass_info *info) {
    for (uint32_t i = 0; i < info->num_subpasses; i++) {
        const VkSubpassDescriptionFlags flags =
            info->second ? info->second->pSubpasses[i].flags : info->first->pSubpasses[i].flags;
        if (flags & VK_SUBPASS_DESCRIPTION_SHADER_RESOLVE_BIT_QCOM) {
            wd_core_subpass subpass;
            wd_core_subpass_init(&subpass, info, i);
            check_shader_resolve(&subpass);
        }
    }
}
