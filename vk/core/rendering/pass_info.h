// The create info of a render pass, of vkCreateRenderPass or vkCreateRenderPass2, read in the terms of the second one.
#ifndef WARDEN_VK_CORE_RENDERING_PASS_INFO_H
#define WARDEN_VK_CORE_RENDERING_PASS_INFO_H

#include <assert.h>

#include "vk/core/rendering/rendering_internal.h"

// wd_core_reference_kind is an array of references of a subpass.
typedef enum wd_core_reference_kind {
    WD_CORE_INPUT_REFERENCE,
    WD_CORE_COLOR_REFERENCE,
    WD_CORE_RESOLVE_REFERENCE,
    WD_CORE_DEPTH_STENCIL_REFERENCE,
    WD_CORE_DEPTH_STENCIL_RESOLVE_REFERENCE,
    WD_CORE_NUM_REFERENCE_KINDS,
} wd_core_reference_kind;

// wd_core_pass_info is a create info. One of `first` and `second` is NULL.
typedef struct wd_core_pass_info {
    wd_core_check *c;
    const wd_core_frame *f; // Of pCreateInfo.
    const VkRenderPassCreateInfo *first;
    const VkRenderPassCreateInfo2 *second;
    const VkRenderPassMultiviewCreateInfo *multiview;           // Of `first`; NULL: none.
    const VkRenderPassInputAttachmentAspectCreateInfo *aspects; // Of `first`; NULL: none.
    uint32_t num_attachments, num_subpasses, num_dependencies;
} wd_core_pass_info;

// wd_core_pass_rule is a statement: its numbers in the two versions, 0: there is none.
typedef struct wd_core_pass_rule {
    uint32_t first, second;
} wd_core_pass_rule;

#define WD_CORE_PASS_RULE(first, second) ((wd_core_pass_rule){(first), (second)})

// wd_core_begin_pass starts the message of a rule. `owner` is the struct of the first version without a number, such as
// "VkSubpassDescription".
bool wd_core_begin_pass(wd_core_message *m, const wd_core_pass_info *info, const wd_core_frame *frame,
                        const char *owner, wd_core_pass_rule rule);

// wd_core_pass_attachment returns an attachment. Inline, so that only the members that the caller reads are copied.
static inline VkAttachmentDescription2 wd_core_pass_attachment(const wd_core_pass_info *info,
                                                               uint32_t index) {
    if (info->second) {
        return info->second->pAttachments[index];
    }
    const VkAttachmentDescription *source = &info->first->pAttachments[index];
    return (VkAttachmentDescription2){
        .sType = VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2,
        .flags = source->flags,
        .format = source->format,
        .samples = source->samples,
        .loadOp = source->loadOp,
        .storeOp = source->storeOp,
        .stencilLoadOp = source->stencilLoadOp,
        .stencilStoreOp = source->stencilStoreOp,
        .initialLayout = source->initialLayout,
        .finalLayout = source->finalLayout,
    };
}

VkSubpassDependency2 wd_core_pass_dependency(const wd_core_pass_info *info, uint32_t index);
uint32_t wd_core_pass_views(const wd_core_pass_info *info, uint32_t subpass);
VkPipelineBindPoint wd_core_pass_bind_point(const wd_core_pass_info *info, uint32_t subpass);
// wd_core_pass_chain returns the pNext chain of a subpass.
const void *wd_core_pass_chain(const wd_core_pass_info *info, uint32_t subpass);
const uint32_t *wd_core_preserves(const wd_core_pass_info *info, uint32_t subpass, uint32_t *count);

// wd_core_references is an array of references, of one of the versions.
typedef struct wd_core_references {
    uint32_t count;
    const VkAttachmentReference *first;
    const VkAttachmentReference2 *second;
} wd_core_references;

// wd_core_subpass is the subpass that is checked.
typedef struct wd_core_subpass {
    const wd_core_pass_info *info;
    uint32_t index;
    wd_core_frame f;
    wd_core_references references[WD_CORE_NUM_REFERENCE_KINDS];
} wd_core_subpass;

void wd_core_subpass_init(wd_core_subpass *subpass, const wd_core_pass_info *info, uint32_t index);

// wd_core_reference is what both versions of a reference have.
typedef struct wd_core_reference {
    uint32_t attachment;
    VkImageLayout layout;
} wd_core_reference;

// wd_core_raw_reference returns a reference as it is in the create info.
static inline wd_core_reference wd_core_raw_reference(const wd_core_subpass *subpass,
                                                      wd_core_reference_kind kind, uint32_t index) {
    assert((unsigned)kind < WD_CORE_NUM_REFERENCE_KINDS && index < subpass->references[kind].count);
    const wd_core_references *from = &subpass->references[kind];
    return from->second ? (wd_core_reference){from->second[index].attachment, from->second[index].layout}
                        : (wd_core_reference){from->first[index].attachment, from->first[index].layout};
}

// wd_core_reference_at returns a reference. Its attachment is VK_ATTACHMENT_UNUSED beyond the last one, and where it is
// not an attachment of the render pass.
static inline wd_core_reference wd_core_reference_at(const wd_core_subpass *subpass,
                                                     wd_core_reference_kind kind, uint32_t index) {
    assert((unsigned)kind < WD_CORE_NUM_REFERENCE_KINDS);
    wd_core_reference found = {VK_ATTACHMENT_UNUSED, VK_IMAGE_LAYOUT_UNDEFINED};
    if (index < subpass->references[kind].count) {
        found = wd_core_raw_reference(subpass, kind, index);
    }
    if (found.attachment >= subpass->info->num_attachments) {
        found.attachment = VK_ATTACHMENT_UNUSED;
    }
    return found;
}

// wd_core_input_aspects returns the aspects of an input attachment; 0: those of its format, in the first version.
VkImageAspectFlags wd_core_input_aspects(const wd_core_subpass *subpass, uint32_t index);
// wd_core_reference_chain returns the pNext chain of a reference.
static inline const void *wd_core_reference_chain(const wd_core_subpass *subpass, wd_core_reference_kind kind,
                                                  uint32_t index) {
    assert((unsigned)kind < WD_CORE_NUM_REFERENCE_KINDS && index < subpass->references[kind].count);
    const VkAttachmentReference2 *second = subpass->references[kind].second;
    return second ? second[index].pNext : NULL;
}

// wd_core_reference_label returns the path of a reference's attachment, such as "pColorAttachments[].attachment".
const char *wd_core_reference_label(wd_core_reference_kind kind);

// The topics of the checks.
void wd_core_check_subpass_attachments(const wd_core_subpass *subpass);
void wd_core_check_subpass_formats(const wd_core_subpass *subpass);
void wd_core_check_pass_dependencies(const wd_core_pass_info *info);
void wd_core_check_input_aspects(const wd_core_pass_info *info);
void wd_core_check_density_map(const wd_core_pass_info *info, const void *chain);
void wd_core_check_shading_rates(const wd_core_pass_info *info);
void wd_core_check_shader_resolves(const wd_core_pass_info *info);

#endif
