// What the checks of render passes and rendering share.
#ifndef WARDEN_VK_CORE_RENDERING_RENDERING_INTERNAL_H
#define WARDEN_VK_CORE_RENDERING_RENDERING_INTERNAL_H

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h" // generated
#include "vk/registry/formats.h"

// wd_core_attachment_use says what the subpasses of a render pass use an attachment for.
typedef enum wd_core_attachment_use {
    WD_CORE_USE_INPUT = 1 << 0,
    WD_CORE_USE_COLOR = 1 << 1,
    WD_CORE_USE_RESOLVE = 1 << 2,
    WD_CORE_USE_DEPTH_STENCIL = 1 << 3,
    WD_CORE_USE_DEPTH_STENCIL_RESOLVE = 1 << 4,
} wd_core_attachment_use;

// wd_core_attachment_uses returns a mask of wd_core_attachment_use. `views` gets the view masks of the subpasses that
// use the attachment.
uint32_t wd_core_attachment_uses(const wd_state_render_pass *pass, uint32_t attachment, uint32_t *views);

// wd_core_all_views returns the view masks of all subpasses.
uint32_t wd_core_all_views(const wd_state_render_pass *pass);

// wd_core_num_views returns 1 more than the index of the last view of a mask.
uint32_t wd_core_num_views(uint32_t mask);

// wd_core_view_extent returns the size of a view's first mip level; false where it is not known.
bool wd_core_view_extent(const wd_state_image_view *view, VkExtent2D *extent);

// wd_core_format returns the name of a format, or VK_FORMAT_UNDEFINED's.
const char *wd_core_format(VkFormat format);

// wd_core_lacks_single_sampled returns the samples of single-sampled rendering of a subpass that uses `attachment` as a
// color, depth/stencil or input attachment (VK_ATTACHMENT_UNUSED: of any subpass), if no image of the format can have
// so many samples; 0: none, or not known.
VkSampleCountFlagBits wd_core_lacks_single_sampled(const wd_core_check *c, const wd_state_render_pass *pass,
                                                   uint32_t attachment, VkFormat format);

// wd_core_is_single_sampled returns whether an attachment of a render pass has one sample, and a subpass renders to it
// with several.
bool wd_core_is_single_sampled(const wd_state_render_pass *pass, uint32_t attachment);

// wd_core_has_robust_rates returns whether a shading rate attachment (NULL: not known) may be too small, or that is not
// known.
bool wd_core_has_robust_rates(const wd_core_check *c, const wd_state_image_view *view);

// wd_core_device_areas returns the areas of devices that replace the render area; NULL: none.
const VkDeviceGroupRenderPassBeginInfo *wd_core_device_areas(const VkRenderingInfo *info);

// wd_core_lacks_samples returns whether no attachment image of a format can have so many samples. False: not known.
bool wd_core_lacks_samples(const wd_core_check *c, VkFormat format, VkSampleCountFlagBits samples);

// wd_core_difference appends the member in which two render passes differ, with both values.
void wd_core_difference(wd_core_message *message, const wd_state_pass_difference *difference);

// wd_core_check_framebuffer_density and wd_core_check_framebuffer_rates check the attachments of a framebuffer that are
// fragment density maps or shading rates.
void wd_core_check_framebuffer_density(wd_core_check *c, const wd_core_frame *f,
                                       const VkFramebufferCreateInfo *info, const wd_state_render_pass *pass);
void wd_core_check_framebuffer_rates(wd_core_check *c, const wd_core_frame *f,
                                     const VkFramebufferCreateInfo *info, const wd_state_render_pass *pass);

// wd_core_check_density_offsets checks the chain of a VkSubpassEndInfo (NULL is accepted).
void wd_core_check_density_offsets(wd_core_check *c, const wd_state_command_buffer *command_buffer,
                                   const VkSubpassEndInfo *end);

// wd_core_check_pass_begin checks the structs in the chain of VkRenderPassBeginInfo, and the stages of dependencies.
void wd_core_check_pass_begin(wd_core_check *c, const wd_core_frame *f, const VkRenderPassBeginInfo *info,
                              const wd_state_render_pass *pass, const wd_state_framebuffer *framebuffer,
                              bool is_second);

// wd_core_check_pass_layouts checks the usages of the views of an instance against the layouts of its render pass.
// `views` is NULL where the framebuffer has views.
void wd_core_check_pass_layouts(wd_core_check *c, const wd_state_render_pass *pass,
                                const wd_state_framebuffer *framebuffer,
                                const VkRenderPassAttachmentBeginInfo *views, bool is_second);

#endif
