// Secondary command buffers of streams.
#include "vk/syncval/testing/peer/peer_pass.h"
#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

using wd::testing::Make;

void Player::BeginSecondary(uint32_t number) {
    primary_ = commands_;
    commands_ = secondaries_.at(number);
    auto inherited = Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
    auto rendering = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.flags = VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT;
    begin.pInheritanceInfo = &inherited;
    if (pass_) {
        begin.flags |= VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
    }
    if (pass_ && pass_->is_rendering) {
        const PassSubpass &uses = pass_->subpasses.front();
        const PassUse &any = uses.color.is_used() ? uses.color : uses.depth;
        rendering.flags = rendering_flags_;
        rendering.colorAttachmentCount = uses.color.is_used();
        rendering.pColorAttachmentFormats = &kColorFormat;
        if (uses.depth.is_used() && pass_->depth_aspects & VK_IMAGE_ASPECT_DEPTH_BIT) {
            rendering.depthAttachmentFormat = kDepthFormat;
        }
        if (uses.depth.is_used() && pass_->depth_aspects & VK_IMAGE_ASPECT_STENCIL_BIT) {
            rendering.stencilAttachmentFormat = kDepthFormat;
        }
        rendering.rasterizationSamples = ImageSamples(pass_->attachments[any.attachment].image);
        inherited.pNext = &rendering;
    } else if (pass_) {
        inherited.renderPass = render_pass_;
        inherited.subpass = subpass_;
        inherited.framebuffer = framebuffers_.back();
    }
    Check(vkBeginCommandBuffer(commands_, &begin), "vkBeginCommandBuffer");
}

void Player::EndSecondary() {
    Check(vkEndCommandBuffer(commands_), "vkEndCommandBuffer");
    commands_ = primary_;
}

void Player::ExecuteSecondaries(const std::vector<uint32_t> &numbers) {
    std::vector<VkCommandBuffer> handles;
    for (const uint32_t number : numbers) {
        handles.push_back(secondaries_.at(number));
    }
    vkCmdExecuteCommands(commands_, static_cast<uint32_t>(handles.size()), handles.data());
}

} // namespace warden
