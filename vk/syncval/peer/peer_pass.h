// Render passes of streams: a few attachments of the scene, up to four subpasses, and what clears within them.
#ifndef WARDEN_VK_SYNCVAL_PEER_PEER_PASS_H
#define WARDEN_VK_SYNCVAL_PEER_PEER_PASS_H

#include <vulkan/vulkan.h>

#include <cstdint>
#include <vector>

namespace warden {

// One level and layer of an image of the scene.
struct PassAttachment {
    uint32_t image, level, layer;
    VkAttachmentLoadOp load, stencil_load;
    VkAttachmentStoreOp store, stencil_store;
    VkImageLayout initial, final;
};

struct PassUse {
    uint32_t attachment = VK_ATTACHMENT_UNUSED;
    VkImageLayout layout = VK_IMAGE_LAYOUT_GENERAL;

    bool is_used() const {
        return attachment != VK_ATTACHMENT_UNUSED;
    }
};

// What is resolved to is used only beside a multisampled colour attachment.
struct PassSubpass {
    PassUse color, resolve, depth, input;
    PassUse depth_resolve;     // Of dynamic rendering.
    bool is_secondary = false; // What is drawn and cleared comes from secondary command buffers.
    std::vector<uint32_t> preserved;
};

constexpr VkSubpassContents ContentsOf(const PassSubpass &subpass) {
    return subpass.is_secondary ? VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS : VK_SUBPASS_CONTENTS_INLINE;
}

struct Pass {
    std::vector<PassAttachment> attachments;
    std::vector<PassSubpass> subpasses;
    std::vector<VkSubpassDependency> dependencies;
    uint32_t edge; // Of the framebuffer.
    VkRect2D area;
    bool is_second; // By the second forms of the commands.
    // Or dynamic rendering, which has one subpass, no dependencies, and the attachments in the layouts that they are in. It uses what of a
    // depth/stencil attachment these aspects say.
    bool is_rendering;
    VkImageAspectFlags depth_aspects = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
};

} // namespace warden

#endif
