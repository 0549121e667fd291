#include "vk/syncval/testing/peer/peer_pass.h"

#include "vk/syncval/testing/peer/peer_player.h"

namespace warden {

using wd::testing::Make;

namespace {

VkAttachmentDescription DescriptionOf(const PassAttachment &from) {
    VkAttachmentDescription attachment = {};
    attachment.format = ImageFormat(from.image);
    attachment.samples = ImageSamples(from.image);
    attachment.loadOp = from.load;
    attachment.storeOp = from.store;
    attachment.stencilLoadOp = from.stencil_load;
    attachment.stencilStoreOp = from.stencil_store;
    attachment.initialLayout = from.initial;
    attachment.finalLayout = from.final;
    return attachment;
}

// References are the attachment references of one subpass. Its description points to them.
struct References {
    VkAttachmentReference color, resolve, depth, input;

    explicit References(const PassSubpass &of)
        : color{of.color.attachment, of.color.layout}, resolve{of.resolve.attachment, of.resolve.layout},
          depth{of.depth.attachment, of.depth.layout}, input{of.input.attachment, of.input.layout} {
    }
};

VkSubpassDescription DescriptionOf(const PassSubpass &from, const References &references) {
    VkSubpassDescription subpass = {};
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.colorAttachmentCount = from.color.is_used();
    subpass.pColorAttachments = &references.color;
    subpass.pResolveAttachments = from.resolve.is_used() ? &references.resolve : nullptr;
    subpass.pDepthStencilAttachment = from.depth.is_used() ? &references.depth : nullptr;
    subpass.inputAttachmentCount = from.input.is_used();
    subpass.pInputAttachments = &references.input;
    subpass.preserveAttachmentCount = static_cast<uint32_t>(from.preserved.size());
    subpass.pPreserveAttachments = from.preserved.data();
    return subpass;
}

} // namespace

VkImageView Player::ViewOf(const PassAttachment &attachment) {
    auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    info.image = scene_.images[attachment.image];
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    info.format = ImageFormat(attachment.image);
    info.subresourceRange = {ImageAspects(attachment.image), attachment.level, 1, attachment.layer, 1};
    VkImageView view;
    Check(vkCreateImageView(device(), &info, nullptr, &view), "vkCreateImageView");
    views_.push_back(view);
    return view;
}

VkRenderPass Player::RenderPassOf(const Pass &pass) {
    std::vector<VkAttachmentDescription> attachments;
    for (const PassAttachment &attachment : pass.attachments) {
        attachments.push_back(DescriptionOf(attachment));
    }
    const std::vector<References> references(pass.subpasses.begin(), pass.subpasses.end());
    std::vector<VkSubpassDescription> subpasses;
    for (size_t i = 0; i < pass.subpasses.size(); i++) {
        subpasses.push_back(DescriptionOf(pass.subpasses[i], references[i]));
    }
    auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    info.attachmentCount = static_cast<uint32_t>(attachments.size());
    info.pAttachments = attachments.data();
    info.subpassCount = static_cast<uint32_t>(subpasses.size());
    info.pSubpasses = subpasses.data();
    info.dependencyCount = static_cast<uint32_t>(pass.dependencies.size());
    info.pDependencies = pass.dependencies.data();
    VkRenderPass render_pass;
    Check(vkCreateRenderPass(device(), &info, nullptr, &render_pass), "vkCreateRenderPass");
    render_passes_.push_back(render_pass);
    return render_pass;
}

void Player::BeginPass(const Pass &pass) {
    pass_ = &pass;
    subpass_ = 0;
    pass_views_.clear();
    for (const PassAttachment &attachment : pass.attachments) {
        pass_views_.push_back(ViewOf(attachment));
    }
    render_pass_ = RenderPassOf(pass);
    auto info = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    info.renderPass = render_pass_;
    info.attachmentCount = static_cast<uint32_t>(pass_views_.size());
    info.pAttachments = pass_views_.data();
    info.width = info.height = pass.edge;
    info.layers = 1;
    VkFramebuffer framebuffer;
    Check(vkCreateFramebuffer(device(), &info, nullptr, &framebuffer), "vkCreateFramebuffer");
    framebuffers_.push_back(framebuffer);
    const std::vector<VkClearValue> values(pass.attachments.size());
    auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    begin.renderPass = render_pass_;
    begin.framebuffer = framebuffer;
    begin.renderArea = pass.area;
    begin.clearValueCount = static_cast<uint32_t>(values.size());
    begin.pClearValues = values.data();
    if (pass.is_second) {
        auto subpass = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
        subpass.contents = ContentsOf(pass.subpasses.front());
        vkCmdBeginRenderPass2(commands_, &begin, &subpass);
    } else {
        vkCmdBeginRenderPass(commands_, &begin, ContentsOf(pass.subpasses.front()));
    }
}

void Player::NextSubpass() {
    const VkSubpassContents contents = ContentsOf(pass_->subpasses[++subpass_]);
    if (pass_->is_second) {
        auto begin = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
        begin.contents = contents;
        const auto end = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
        vkCmdNextSubpass2(commands_, &begin, &end);
    } else {
        vkCmdNextSubpass(commands_, contents);
    }
}

void Player::EndPass() {
    if (pass_->is_second) {
        const auto end = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
        vkCmdEndRenderPass2(commands_, &end);
    } else {
        vkCmdEndRenderPass(commands_);
    }
    pass_ = nullptr;
}

void Player::RecordSubpassBarrier() {
    for (const VkSubpassDependency &dependency : pass_->dependencies) {
        if (dependency.srcSubpass != subpass_ || dependency.dstSubpass != subpass_) {
            continue;
        }
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = dependency.srcAccessMask;
        barrier.dstAccessMask = dependency.dstAccessMask;
        vkCmdPipelineBarrier(commands_, dependency.srcStageMask, dependency.dstStageMask,
                             dependency.dependencyFlags, 1, &barrier, 0, nullptr, 0, nullptr);
    }
}

void Player::ClearAttachment(VkImageAspectFlags aspects, const VkRect2D &area) {
    const VkClearAttachment clear = {aspects, 0, {}};
    const VkClearRect rectangle = {area, 0, 1};
    vkCmdClearAttachments(commands_, 1, &clear, 1, &rectangle);
}

void Player::ForgetPasses() {
    for (VkPipeline pipeline : pipelines_) {
        vkDestroyPipeline(device(), pipeline, nullptr);
    }
    pipelines_.clear();
    for (VkFramebuffer framebuffer : framebuffers_) {
        vkDestroyFramebuffer(device(), framebuffer, nullptr);
    }
    framebuffers_.clear();
    for (VkRenderPass render_pass : render_passes_) {
        vkDestroyRenderPass(device(), render_pass, nullptr);
    }
    render_passes_.clear();
}

} // namespace warden
