// Render passes of streams: a few attachments of the scene, up to four subpasses, and clears within them.
#ifndef WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_PASS_H
#define WARDEN_VK_SYNCVAL_TESTING_PEER_PEER_PASS_H

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

// Resolve attachments are used only with a multisampled color attachment.
struct PassSubpass {
    PassUse color, resolve, depth, input;
    PassUse depth_resolve;     // For dynamic rendering.
    bool is_secondary = false; // Draws and clears are in secondary command buffers.
    std::vector<uint32_t> preserved;
};

constexpr VkSubpassContents ContentsOf(const PassSubpass &subpass) {
    return subpass.is_secondary ? VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS : VK_SUBPASS_CONTENTS_INLINE;
}

struct Pass {
    std::vector<PassAttachment> attachments;
    std::vector<PassSubpass> subpasses;
    std::vector<VkSubpassDependency> dependencies;
    uint32_t edge; // The width and height of the framebuffer.
    VkRect2D area;
    bool is_second; // With the second version of the commands.
    // Dynamic rendering: one subpass, no dependencies, and attachments in their current layouts. It uses
    // these aspects of a depth/stencil attachment.
    bool is_rendering;
    VkImageAspectFlags depth_aspects = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
};

} // namespace warden

#endif
