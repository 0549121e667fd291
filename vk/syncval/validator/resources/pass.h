// Additional state of a render pass object: dependencies with 64-bit masks, and the contents of chained
// structs. It is attached to the render pass's state.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_PASS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_PASS_H

#include "vk/syncval/validator/resources/device.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_pass_dependency {
    uint32_t source, target;
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
} wd_syncval_pass_dependency;

// wd_syncval_layouts holds the layout of an attachment and that of its stencil aspect.
typedef struct wd_syncval_layouts {
    VkImageLayout main, stencil;
} wd_syncval_layouts;

typedef struct wd_syncval_pass_subpass {
    wd_syncval_layouts depth_stencil; // Of that reference.
    uint32_t depth_resolve;           // Attachment, or VK_ATTACHMENT_UNUSED.
    wd_syncval_layouts depth_resolve_layouts;
    VkImageAspectFlags resolved_aspects; // Of depth_resolve.
    uint32_t shading_rate;               // Attachment, or VK_ATTACHMENT_UNUSED.
    VkImageLayout shading_rate_layout;
    VkExtent2D shading_rate_texel; // The size of a texel of it in pixels.
    uint64_t ancestors;            // The subpasses on which it depends, directly or not. One bit each.
} wd_syncval_pass_subpass;

typedef struct wd_syncval_pass {
    wd_allocator allocator;
    bool is_unknown;      // It has a chained struct that is unknown.
    uint32_t density_map; // Attachment, or VK_ATTACHMENT_UNUSED.
    VkImageLayout density_map_layout;
    uint32_t num_dependencies;
    wd_syncval_pass_dependency *dependencies;
    wd_syncval_pass_subpass *subpasses;
    wd_syncval_layouts *initial_layouts, *final_layouts; // Of each attachment.
} wd_syncval_pass;

// wd_syncval_pass_of returns NULL if an allocation failed.
static inline const wd_syncval_pass *wd_syncval_pass_of(const wd_state_render_pass *pass) {
    return (const wd_syncval_pass *)wd_state_slot_get(&pass->object, WD_STATE_SLOT_SYNC);
}

// wd_syncval_pass_find returns the index of the first dependency between two subpasses, or UINT32_MAX.
uint32_t wd_syncval_pass_find(const wd_syncval_pass *pass, uint32_t source, uint32_t target);

// wd_syncval_pass_add_uses adds the stages and accesses with which a subpass uses its attachments. An implicit external
// dependency of the subpass has them; a VkSubpassDependency replaces the implicit one.
void wd_syncval_pass_add_uses(const wd_state_render_pass *pass, uint32_t subpass, uint64_t *stages,
                              uint64_t *accesses);

// Subpasses with higher numbers count as depending on each other.
enum { WD_SYNCVAL_MAX_SUBPASSES = 64 };

void wd_syncval_post_CreateRenderPass(wd_call *call, const wd_CreateRenderPass_args *args,
                                      const wd_CreateRenderPass_args *down);
void wd_syncval_post_CreateRenderPass2(wd_call *call, const wd_CreateRenderPass2_args *args,
                                       const wd_CreateRenderPass2_args *down);

#ifdef __cplusplus
}
#endif
#endif
