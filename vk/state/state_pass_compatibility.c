// The compatibility of render passes: all must be equal but layouts, load and store operations and, with one subpass,
// resolves (Vulkan, Render Pass Compatibility).
#include <stdio.h>

#include "vk/state/state_pipeline.h"
#include "vk/state/state_rendering.h"

typedef struct comparison {
    const wd_state_render_pass *one, *other;
    wd_state_pass_difference *difference; // NULL: not asked for.
} comparison;

// differ notes a difference between two values, and returns whether there is one. `array`: NULL, or the array whose
// element has the member.
static bool differ(const comparison *c, const char *array, uint32_t index, const char *member, uint64_t one,
                   uint64_t other) {
    wd_state_pass_difference *difference = c->difference;
    if (one != other && difference) {
        *difference = (wd_state_pass_difference){.one = one, .other = other};
        if (array) {
            snprintf(difference->member, sizeof difference->member, "%s[%u].%s", array, index, member);
        } else {
            snprintf(difference->member, sizeof difference->member, "%s", member);
        }
    }
    return one != other;
}

static uint32_t attachment_of(const wd_state_render_pass *pass, const VkAttachmentReference2 *reference) {
    return reference && reference->attachment < pass->num_attachments ? reference->attachment
                                                                      : VK_ATTACHMENT_UNUSED;
}

// do_references_differ compares two references; NULL is one that is not used.
static bool do_references_differ(const comparison *c, const char *array, uint32_t index,
                                 const VkAttachmentReference2 *one, const VkAttachmentReference2 *other) {
    const uint32_t i = attachment_of(c->one, one), k = attachment_of(c->other, other);
    if (i == VK_ATTACHMENT_UNUSED && k == VK_ATTACHMENT_UNUSED) {
        return false;
    }
    bool is_format = false;
    const bool is_attachment = i == VK_ATTACHMENT_UNUSED || k == VK_ATTACHMENT_UNUSED;
    bool found = is_attachment && differ(c, array, index, "attachment", i, k);
    if (!found) {
        const VkAttachmentDescription2 *a = &c->one->attachments[i], *b = &c->other->attachments[k];
        is_format = found = differ(c, array, index, "attachment", (uint64_t)a->format, (uint64_t)b->format);
        found = found || differ(c, array, index, "attachment, whose samples", a->samples, b->samples) ||
                differ(c, array, index, "attachment, whose flags", a->flags, b->flags);
    }
    if (found && c->difference) {
        c->difference->is_format = is_format;
        c->difference->is_attachment = is_attachment;
    }
    return found;
}

static const VkAttachmentReference2 *at(const VkAttachmentReference2 *references, uint32_t count,
                                        uint32_t i) {
    return references && i < count ? &references[i] : NULL;
}

// do_arrays_differ compares arrays of references of a subpass.
static bool do_arrays_differ(const comparison *c, uint32_t subpass, const char *member,
                             const VkAttachmentReference2 *one, uint32_t num_one,
                             const VkAttachmentReference2 *other, uint32_t num_other) {
    char array[64];
    const comparison unnamed = {c->one, c->other, NULL};
    const uint32_t count = num_one > num_other ? num_one : num_other;
    for (uint32_t i = 0; i < count; i++) {
        if (do_references_differ(&unnamed, NULL, 0, at(one, num_one, i), at(other, num_other, i))) {
            snprintf(array, sizeof array, "pSubpasses[%u].%s", subpass, member);
            return do_references_differ(c, array, i, at(one, num_one, i), at(other, num_other, i));
        }
    }
    return false;
}

static bool do_resolves_differ(const comparison *c, uint32_t i, const wd_state_subpass *a,
                               const wd_state_subpass *b) {
    static const char subpasses[] = "pSubpasses";
    return do_arrays_differ(c, i, "pResolveAttachments", a->resolves, a->num_colors, b->resolves,
                            b->num_colors) ||
           do_arrays_differ(c, i, "pDepthStencilResolveAttachment", a->depth_stencil_resolve, 1,
                            b->depth_stencil_resolve, 1) ||
           differ(c, subpasses, i, "depthResolveMode", a->depth_resolve_mode, b->depth_resolve_mode) ||
           differ(c, subpasses, i, "stencilResolveMode", a->stencil_resolve_mode, b->stencil_resolve_mode);
}

static bool do_subpasses_differ(const comparison *c, uint32_t i) {
    static const char subpasses[] = "pSubpasses";
    const wd_state_subpass *a = &c->one->subpasses[i], *b = &c->other->subpasses[i];
    return do_arrays_differ(c, i, "pInputAttachments", a->inputs, a->num_inputs, b->inputs, b->num_inputs) ||
           do_arrays_differ(c, i, "pColorAttachments", a->colors, a->num_colors, b->colors, b->num_colors) ||
           do_arrays_differ(c, i, "pDepthStencilAttachment", a->depth_stencil, 1, b->depth_stencil, 1) ||
           (c->one->num_subpasses > 1 && do_resolves_differ(c, i, a, b)) ||
           differ(c, subpasses, i, "flags", a->flags, b->flags) ||
           differ(c, subpasses, i, "viewMask", a->view_mask, b->view_mask);
}

static bool do_dependencies_differ(const comparison *c, uint32_t i) {
    static const char dependencies[] = "pDependencies";
    const VkSubpassDependency2 *a = &c->one->dependencies[i], *b = &c->other->dependencies[i];
    return differ(c, dependencies, i, "srcSubpass", a->srcSubpass, b->srcSubpass) ||
           differ(c, dependencies, i, "dstSubpass", a->dstSubpass, b->dstSubpass) ||
           differ(c, dependencies, i, "srcStageMask", a->srcStageMask, b->srcStageMask) ||
           differ(c, dependencies, i, "dstStageMask", a->dstStageMask, b->dstStageMask) ||
           differ(c, dependencies, i, "srcAccessMask", a->srcAccessMask, b->srcAccessMask) ||
           differ(c, dependencies, i, "dstAccessMask", a->dstAccessMask, b->dstAccessMask) ||
           differ(c, dependencies, i, "dependencyFlags", a->dependencyFlags, b->dependencyFlags) ||
           differ(c, dependencies, i, "viewOffset", (uint32_t)a->viewOffset, (uint32_t)b->viewOffset);
}

bool wd_state_are_passes_compatible(const wd_state_render_pass *one, const wd_state_render_pass *other,
                                    wd_state_pass_difference *difference) {
    const comparison c = {one, other, difference};
    if (one == other) {
        return true;
    }
    if (differ(&c, NULL, 0, "flags", one->flags, other->flags) ||
        differ(&c, NULL, 0, "subpassCount", one->num_subpasses, other->num_subpasses)) {
        return false;
    }
    for (uint32_t i = 0; i < one->num_subpasses; i++) {
        if (do_subpasses_differ(&c, i)) {
            return false;
        }
    }
    if (differ(&c, NULL, 0, "dependencyCount", one->num_dependencies, other->num_dependencies)) {
        return false;
    }
    for (uint32_t i = 0; i < one->num_dependencies; i++) {
        if (do_dependencies_differ(&c, i)) {
            return false;
        }
    }
    return true;
}
