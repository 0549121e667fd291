// The create info of a render pass, of vkCreateRenderPass or vkCreateRenderPass2, read in the terms of the second one.
#ifndef WARDEN_VK_CORE_RENDERING_PASS_INFO_H
#define WARDEN_VK_CORE_RENDERING_PASS_INFO_H

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

VkAttachmentDescription2 wd_core_pass_attachment(const wd_core_pass_info *info, uint32_t index);
VkSubpassDependency2 wd_core_pass_dependency(const wd_core_pass_info *info, uint32_t index);
uint32_t wd_core_pass_views(const wd_core_pass_info *info, uint32_t subpass);
VkPipelineBindPoint wd_core_pass_bind_point(const wd_core_pass_info *info, uint32_t subpass);
// wd_core_pass_chain returns the pNext chain of a subpass.
const void *wd_core_pass_chain(const wd_core_pass_info *info, uint32_t subpass);

uint32_t wd_core_num_references(const wd_core_pass_info *info, uint32_t subpass, wd_core_reference_kind kind);
// wd_core_reference returns a reference. Its attachment is VK_ATTACHMENT_UNUSED beyond the last one, and where it is
// not an attachment of the render pass.
VkAttachmentReference2 wd_core_reference(const wd_core_pass_info *info, uint32_t subpass,
                                         wd_core_reference_kind kind, uint32_t index);
// wd_core_raw_reference returns it as it is in the create info.
VkAttachmentReference2 wd_core_raw_reference(const wd_core_pass_info *info, uint32_t subpass,
                                             wd_core_reference_kind kind, uint32_t index);
const uint32_t *wd_core_preserves(const wd_core_pass_info *info, uint32_t subpass, uint32_t *count);

// wd_core_reference_label returns the path of a reference's attachment, such as "pColorAttachments[].attachment".
const char *wd_core_reference_label(wd_core_reference_kind kind);

// The topics of the checks.
void wd_core_check_subpass_attachments(const wd_core_pass_info *info, uint32_t subpass);
void wd_core_check_subpass_formats(const wd_core_pass_info *info, uint32_t subpass);
void wd_core_check_pass_dependencies(const wd_core_pass_info *info);
void wd_core_check_input_aspects(const wd_core_pass_info *info);
void wd_core_check_density_map(const wd_core_pass_info *info, const void *chain);
void wd_core_check_shading_rates(const wd_core_pass_info *info);

#endif
