// The attachments of subpasses: their indices, uses, layouts and samples.
#include <assert.h>

#include "vk/core/rendering/pass_info.h"

static const char owner[] = "VkSubpassDescription";

static wd_core_reference reference(const wd_core_subpass *s, wd_core_reference_kind kind, uint32_t index) {
    return wd_core_reference_at(s, kind, index);
}

static uint32_t count(const wd_core_subpass *s, wd_core_reference_kind kind) {
    assert((unsigned)kind < WD_CORE_NUM_REFERENCE_KINDS);
    return s->references[kind].count;
}

// samples_of returns 0 for VK_ATTACHMENT_UNUSED.
static VkSampleCountFlagBits samples_of(const wd_core_subpass *s, uint32_t attachment) {
    return attachment == VK_ATTACHMENT_UNUSED ? 0 : wd_core_pass_attachment(s->info, attachment).samples;
}

// begin starts a message whose subject is the attachment of a reference.
static bool begin(wd_core_message *m, const wd_core_subpass *s, wd_core_pass_rule rule,
                  wd_core_reference_kind kind, uint32_t index) {
    if (!wd_core_begin_pass(m, s->info, &s->f, owner, rule)) {
        return false;
    }
    m->indices[0] = index;
    wd_core_unsigned(m, wd_core_reference_label(kind), reference(s, kind, index).attachment);
    return true;
}

static void append_samples(wd_core_message *m, const wd_core_subpass *s, uint32_t attachment) {
    wd_core_summaryf(m, ", the samples of attachment %u are %s", attachment,
                     wd_VkSampleCountFlagBits_string(samples_of(s, attachment)));
}

// --- Indices

static void report_index(const wd_core_subpass *s, const char *label, uint32_t index, uint32_t attachment,
                         wd_core_pass_rule rule) {
    wd_core_message m;
    if (wd_core_begin_pass(&m, s->info, &s->f, "VkRenderPassCreateInfo", rule)) {
        m.indices[0] = index;
        wd_core_unsigned(&m, label, attachment);
        wd_core_unsigned(&m, "attachmentCount", s->info->num_attachments);
        wd_core_end(&m);
    }
}

static void check_indices(const wd_core_subpass *s) {
    uint32_t num_preserves;
    const uint32_t *preserves = wd_core_preserves(s->info, s->index, &num_preserves);
    for (int kind = 0; kind < WD_CORE_NUM_REFERENCE_KINDS; kind++) {
        const bool is_resolve = kind == WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE;
        for (uint32_t i = 0; i < count(s, kind); i++) {
            const uint32_t attachment = wd_core_raw_reference(s, kind, i).attachment;
            if (attachment != VK_ATTACHMENT_UNUSED && attachment >= s->info->num_attachments) {
                report_index(s, wd_core_reference_label(kind), i, attachment,
                             is_resolve ? WD_CORE_PASS_RULE(0, WD_CORE_RULE(06473))
                                        : WD_CORE_PASS_RULE(WD_CORE_RULE(00834), WD_CORE_RULE(03051)));
            }
        }
    }
    for (uint32_t i = 0; i < num_preserves; i++) {
        if (preserves[i] != VK_ATTACHMENT_UNUSED && preserves[i] >= s->info->num_attachments) {
            report_index(s, "pPreserveAttachments[]", i, preserves[i],
                         WD_CORE_PASS_RULE(WD_CORE_RULE(00834), WD_CORE_RULE(03051)));
        }
    }
}

// array_of returns the member of a subpass that has the references of a kind.
static const char *array_of(wd_core_reference_kind kind) {
    switch (kind) {
    case WD_CORE_INPUT_REFERENCE:
        return "pInputAttachments";
    case WD_CORE_COLOR_REFERENCE:
        return "pColorAttachments";
    case WD_CORE_RESOLVE_REFERENCE:
        return "pResolveAttachments";
    case WD_CORE_DEPTH_STENCIL_REFERENCE:
        return "pDepthStencilAttachment";
    default:
        return "pDepthStencilResolveAttachment";
    }
}

// --- Preserved attachments

// find_use returns whether a subpass uses an attachment, and the first reference to it.
static bool find_use(const wd_core_subpass *s, uint32_t attachment, wd_core_reference_kind *kind,
                     uint32_t *index) {
    for (int i = 0; i < WD_CORE_NUM_REFERENCE_KINDS; i++) {
        for (uint32_t k = 0; k < count(s, i); k++) {
            if (wd_core_raw_reference(s, i, k).attachment == attachment) {
                *kind = i;
                *index = k;
                return true;
            }
        }
    }
    return false;
}

static void check_preserves(const wd_core_subpass *s) {
    uint32_t num_preserves, index;
    const uint32_t *preserves = wd_core_preserves(s->info, s->index, &num_preserves);
    wd_core_reference_kind kind;
    wd_core_message m;
    for (uint32_t i = 0; i < num_preserves; i++) {
        if (preserves[i] != VK_ATTACHMENT_UNUSED && find_use(s, preserves[i], &kind, &index) &&
            wd_core_begin_pass(&m, s->info, &s->f, owner,
                               WD_CORE_PASS_RULE(WD_CORE_RULE(00854), WD_CORE_RULE(03074)))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pPreserveAttachments[]", preserves[i]);
            wd_core_summaryf(&m, ", and %s[%u] of the same subpass uses this attachment", array_of(kind),
                             index);
            m.fix = "Remove the attachment from pPreserveAttachments: the contents of used attachments are "
                    "kept anyway.";
            wd_core_end(&m);
        }
    }
}

// --- Two uses of an attachment

// Layouts of one aspect: another use may be of the other aspect.
static bool is_of_one_aspect(const wd_core_reference *reference) {
    switch (reference->layout) {
    case VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL:
    case VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL:
        return true;
    default:
        return false;
    }
}

static void check_pair(const wd_core_subpass *s, wd_core_reference_kind kind, uint32_t index,
                       wd_core_reference_kind other_kind, uint32_t other_index) {
    const wd_core_reference one = reference(s, kind, index);
    const wd_core_reference other = reference(s, other_kind, other_index);
    wd_core_message m;
    if (one.attachment == VK_ATTACHMENT_UNUSED || one.attachment != other.attachment) {
        return;
    }
    if (one.layout != other.layout && !is_of_one_aspect(&one) && !is_of_one_aspect(&other) &&
        begin(&m, s, WD_CORE_PASS_RULE(WD_CORE_RULE(02519), WD_CORE_RULE(02528)), kind, index)) {
        m.indices[1] = other_index;
        wd_core_summaryf(&m, " with layout %s, ", wd_VkImageLayout_string(one.layout));
        wd_core_summaryf(&m, "and %s[%u] uses it with layout %s", array_of(other_kind), other_index,
                         wd_VkImageLayout_string(other.layout));
        m.fix = "Use one layout for all references to the attachment in the subpass.";
        wd_core_end(&m);
    }
    if (kind == WD_CORE_DEPTH_STENCIL_REFERENCE && other_kind == WD_CORE_COLOR_REFERENCE &&
        begin(&m, s, WD_CORE_PASS_RULE(WD_CORE_RULE(04438), WD_CORE_RULE(04440)), kind, index)) {
        wd_core_summaryf(&m, ", pColorAttachments[%u].attachment is %u, too", other_index, other.attachment);
        wd_core_end(&m);
    }
}

static void check_uses(const wd_core_subpass *s) {
    for (int kind = 0; kind <= WD_CORE_DEPTH_STENCIL_REFERENCE; kind++) {
        for (uint32_t i = 0; i < count(s, kind); i++) {
            for (int other = 0; other < kind; other++) {
                for (uint32_t k = 0; k < count(s, other); k++) {
                    check_pair(s, kind, i, other, k);
                }
            }
            for (uint32_t k = 0; k < i; k++) {
                check_pair(s, kind, i, kind, k);
            }
        }
    }
    const wd_core_reference depth = reference(s, WD_CORE_DEPTH_STENCIL_REFERENCE, 0);
    wd_core_message m;
    if (depth.attachment != VK_ATTACHMENT_UNUSED &&
        (depth.layout == VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL ||
         depth.layout == VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL) &&
        wd_core_begin_pass(&m, s->info, &s->f, owner,
                           WD_CORE_PASS_RULE(WD_CORE_RULE(06915), WD_CORE_RULE(06915)))) {
        wd_core_word(&m, "pDepthStencilAttachment->layout", wd_VkImageLayout_string(depth.layout));
        m.fix = "Use VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL, or a read-only layout of depth and "
                "stencil.";
        wd_core_end(&m);
    }
}

// --- Resolves. External formats are Android's: a device that has them is not known to the build.

static void check_resolve(const wd_core_subpass *s, uint32_t index, uint32_t attachment) {
    const wd_core_reference_kind kind = WD_CORE_RESOLVE_REFERENCE;
    const uint32_t color = reference(s, WD_CORE_COLOR_REFERENCE, index).attachment;
    const VkFormat format = wd_core_pass_attachment(s->info, attachment).format;
    wd_core_message m;
    if (samples_of(s, attachment) != VK_SAMPLE_COUNT_1_BIT &&
        begin(&m, s, WD_CORE_PASS_RULE(WD_CORE_RULE(00849), WD_CORE_RULE(03067)), kind, index)) {
        append_samples(&m, s, attachment);
        wd_core_end(&m);
    }
    if (color == VK_ATTACHMENT_UNUSED) {
        if (begin(&m, s, WD_CORE_PASS_RULE(WD_CORE_RULE(00847), WD_CORE_RULE(09335)), kind, index)) {
            wd_core_summaryf(&m, ", pColorAttachments[%u].attachment is VK_ATTACHMENT_UNUSED", index);
            wd_core_end(&m);
        }
        return;
    }
    if (samples_of(s, color) == VK_SAMPLE_COUNT_1_BIT &&
        begin(&m, s, WD_CORE_PASS_RULE(WD_CORE_RULE(00848), WD_CORE_RULE(09338)), kind, index)) {
        wd_core_summaryf(&m, ", pColorAttachments[%u].attachment is %u", index, color);
        append_samples(&m, s, color);
        m.fix = "Use VK_ATTACHMENT_UNUSED for the resolve attachments of color attachments with one sample.";
        wd_core_end(&m);
    }
    if (wd_core_pass_attachment(s->info, color).format != format &&
        begin(&m, s, WD_CORE_PASS_RULE(WD_CORE_RULE(00850), WD_CORE_RULE(09339)), kind, index)) {
        wd_core_summaryf(&m, " with format %s, pColorAttachments[%u].attachment is %u",
                         wd_core_format(format), index, color);
        wd_core_summaryf(&m, " with format %s",
                         wd_core_format(wd_core_pass_attachment(s->info, color).format));
        wd_core_end(&m);
    }
}

// --- Samples

// The extensions that allow attachments with several numbers of samples.
static bool has_mixed_samples(const struct wd_device_capabilities *enabled) {
    return enabled->extensions.AMD_mixed_attachment_samples ||
           enabled->extensions.NV_framebuffer_mixed_samples;
}

static void report_samples(const wd_core_subpass *s, wd_core_pass_rule rule, wd_core_reference_kind kind,
                           uint32_t index, const char *other_label, uint32_t other) {
    const uint32_t attachment = reference(s, kind, index).attachment;
    wd_core_message m;
    if (begin(&m, s, rule, kind, index)) {
        append_samples(&m, s, attachment);
        wd_core_summaryf(&m, ", %s is %u", other_label, other);
        append_samples(&m, s, other);
        wd_core_end(&m);
    }
}

static void check_samples(const wd_core_subpass *s) {
    const struct wd_device_capabilities *enabled = s->info->c->enabled;
    const uint32_t depth = reference(s, WD_CORE_DEPTH_STENCIL_REFERENCE, 0).attachment;
    const VkSampleCountFlagBits depth_samples = samples_of(s, depth);
    uint32_t first = VK_ATTACHMENT_UNUSED;
    if (!enabled) {
        return;
    }
    const bool is_single = s->info->second && enabled->features.multisampledRenderToSingleSampled;
    bool is_reported = false;
    for (uint32_t i = 0; i < count(s, WD_CORE_COLOR_REFERENCE) && !is_single; i++) {
        const uint32_t color = reference(s, WD_CORE_COLOR_REFERENCE, i).attachment;
        const VkSampleCountFlagBits samples = samples_of(s, color);
        if (color == VK_ATTACHMENT_UNUSED || is_reported) {
            continue;
        }
        if (first != VK_ATTACHMENT_UNUSED && samples_of(s, first) != samples) {
            is_reported = true;
            report_samples(s, WD_CORE_PASS_RULE(WD_CORE_RULE(09430), WD_CORE_RULE(06869)),
                           WD_CORE_COLOR_REFERENCE, i, "another color attachment", first);
        } else if (depth != VK_ATTACHMENT_UNUSED && depth_samples != samples && !has_mixed_samples(enabled)) {
            is_reported = true;
            report_samples(s, WD_CORE_PASS_RULE(WD_CORE_RULE(01418), WD_CORE_RULE(06872)),
                           WD_CORE_COLOR_REFERENCE, i, "pDepthStencilAttachment->attachment", depth);
        } else if (depth != VK_ATTACHMENT_UNUSED && depth_samples < samples && has_mixed_samples(enabled)) {
            is_reported = true;
            report_samples(s, WD_CORE_PASS_RULE(WD_CORE_RULE(09431), WD_CORE_RULE(09456)),
                           WD_CORE_COLOR_REFERENCE, i, "pDepthStencilAttachment->attachment", depth);
        }
        first = color;
    }
}

// --- Multisampled rendering to attachments with one sample

static void check_single_samples(const wd_core_subpass *s,
                                 const VkMultisampledRenderToSingleSampledInfoEXT *single,
                                 wd_core_reference_kind kind) {
    for (uint32_t i = 0; i < count(s, kind); i++) {
        const uint32_t attachment = reference(s, kind, i).attachment;
        const VkSampleCountFlagBits samples = samples_of(s, attachment);
        wd_core_message m;
        if (attachment != VK_ATTACHMENT_UNUSED && samples != VK_SAMPLE_COUNT_1_BIT &&
            samples != single->rasterizationSamples &&
            begin(&m, s, WD_CORE_PASS_RULE(0, WD_CORE_RULE(06870)), kind, i)) {
            append_samples(&m, s, attachment);
            wd_core_summaryf(&m, ", rasterizationSamples of VkMultisampledRenderToSingleSampledInfoEXT is %s",
                             wd_VkSampleCountFlagBits_string(single->rasterizationSamples));
            wd_core_end(&m);
        }
    }
}

static void check_single_sampled(const wd_core_subpass *s) {
    const wd_core_reference_kind kind = WD_CORE_DEPTH_STENCIL_REFERENCE;
    const void *chain = s->info->second ? wd_core_pass_chain(s->info, s->index) : NULL;
    const VkMultisampledRenderToSingleSampledInfoEXT *single =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    const VkSubpassDescriptionDepthStencilResolve *resolve =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_DEPTH_STENCIL_RESOLVE);
    wd_core_message m;
    if (!single || !single->multisampledRenderToSingleSampledEnable) {
        return;
    }
    check_single_samples(s, single, WD_CORE_COLOR_REFERENCE);
    check_single_samples(s, single, kind);
    const uint32_t depth = reference(s, kind, 0).attachment;
    const bool is_resolved = resolve && resolve->pDepthStencilResolveAttachment &&
                             resolve->pDepthStencilResolveAttachment->attachment != VK_ATTACHMENT_UNUSED;
    if (samples_of(s, depth) == VK_SAMPLE_COUNT_1_BIT && (!resolve || is_resolved) &&
        begin(&m, s, WD_CORE_PASS_RULE(0, WD_CORE_RULE(06871)), kind, 0)) {
        append_samples(&m, s, depth);
        wd_core_summaryf(&m, ", %s",
                         resolve ? "pDepthStencilResolveAttachment is an attachment, too"
                                 : "the pNext chain has no VkSubpassDescriptionDepthStencilResolve");
        m.fix = "Chain a VkSubpassDescriptionDepthStencilResolve with the modes, and without an attachment.";
        wd_core_end(&m);
    }
}

void wd_core_check_subpass_attachments(const wd_core_subpass *s) {
    check_indices(s);
    check_preserves(s);
    check_uses(s);
    for (uint32_t i = 0; i < count(s, WD_CORE_RESOLVE_REFERENCE); i++) {
        const uint32_t attachment = reference(s, WD_CORE_RESOLVE_REFERENCE, i).attachment;
        if (attachment != VK_ATTACHMENT_UNUSED) {
            check_resolve(s, i, attachment);
        }
    }
    check_samples(s);
    check_single_sampled(s);
}
