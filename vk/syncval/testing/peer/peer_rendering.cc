// Dynamic rendering of streams.
#include "vk/syncval/testing/peer/peer_pass.h"
#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

using wd::testing::Make;

void Player::BeginRendering(const Pass &pass, VkRenderingFlags flags) {
    pass_ = &pass;
    subpass_ = 0;
    if (!(flags & VK_RENDERING_RESUMING_BIT)) {
        pass_views_.clear();
        for (const PassAttachment &attachment : pass.attachments) {
            pass_views_.push_back(ViewOf(attachment));
        }
    }
    const PassSubpass &uses = pass.subpasses.front();
    const auto attachment = [&](const PassUse &use, const PassUse &resolve, VkResolveModeFlagBits mode) {
        auto made = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        if (use.is_used()) {
            made.imageView = pass_views_[use.attachment];
            made.imageLayout = use.layout;
            made.loadOp = pass.attachments[use.attachment].load;
            made.storeOp = pass.attachments[use.attachment].store;
        }
        if (use.is_used() && resolve.is_used()) {
            made.resolveMode = mode;
            made.resolveImageView = pass_views_[resolve.attachment];
            made.resolveImageLayout = resolve.layout;
        }
        return made;
    };
    const auto color = attachment(uses.color, uses.resolve, VK_RESOLVE_MODE_AVERAGE_BIT);
    const auto depth = attachment(uses.depth, uses.depth_resolve, VK_RESOLVE_MODE_SAMPLE_ZERO_BIT);
    auto stencil = depth;
    if (uses.depth.is_used()) {
        stencil.loadOp = pass.attachments[uses.depth.attachment].stencil_load;
        stencil.storeOp = pass.attachments[uses.depth.attachment].stencil_store;
    }
    auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.flags = flags | (uses.is_secondary ? VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT : 0);
    rendering_flags_ = flags;
    info.renderArea = pass.area;
    info.layerCount = 1;
    info.colorAttachmentCount = uses.color.is_used();
    info.pColorAttachments = &color;
    info.pDepthAttachment = pass.depth_aspects & VK_IMAGE_ASPECT_DEPTH_BIT ? &depth : nullptr;
    info.pStencilAttachment = pass.depth_aspects & VK_IMAGE_ASPECT_STENCIL_BIT ? &stencil : nullptr;
    vkCmdBeginRendering(commands_, &info);
}

void Player::EndRendering() {
    vkCmdEndRendering(commands_);
    pass_ = nullptr;
}

} // namespace warden
