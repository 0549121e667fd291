// Render pass instances, and the compatibility of render passes.
#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"

namespace {

// Pass is the create info of a render pass with one subpass: a color attachment, and depth and stencil.
struct Pass {
    VkAttachmentDescription2 attachments[2] = {};
    VkAttachmentReference2 color = {}, depth = {}, resolve = {};
    VkSubpassDescription2 subpasses[2] = {};
    VkSubpassDependency2 dependency = {};
    VkRenderPassCreateInfo2 info = {};

    Pass() {
        attachments[0].format = VK_FORMAT_R8G8B8A8_UNORM;
        attachments[1].format = VK_FORMAT_D24_UNORM_S8_UINT;
        attachments[0].samples = attachments[1].samples = VK_SAMPLE_COUNT_4_BIT;
        color.layout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
        depth.attachment = 1;
        depth.layout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
        resolve.attachment = VK_ATTACHMENT_UNUSED;
        for (VkSubpassDescription2 &subpass : subpasses) {
            subpass.colorAttachmentCount = 1;
            subpass.pColorAttachments = &color;
            subpass.pResolveAttachments = &resolve;
            subpass.pDepthStencilAttachment = &depth;
        }
        subpasses[1].pDepthStencilAttachment = nullptr;
        dependency.srcSubpass = VK_SUBPASS_EXTERNAL;
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        info.subpassCount = 1;
        info.pSubpasses = subpasses;
        info.dependencyCount = 1;
        info.pDependencies = &dependency;
    }
};

class StateRendering : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        handle = fixture.AllocateCommandBuffer(fixture.CreateCommandPool());
        state = wd_state_find_command_buffer(fixture.device(), handle);
        ASSERT_NE(state, nullptr);
    }
    VkImageView MakeView(VkFormat format, VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT) {
        VkImageCreateInfo image_info = {};
        image_info.imageType = VK_IMAGE_TYPE_2D;
        image_info.format = format;
        image_info.extent = {16, 16, 1};
        image_info.arrayLayers = image_info.mipLevels = 1;
        image_info.samples = samples;
        VkImage image = fixture.Next<VkImage>();
        wd_CreateImage_args image_args = {};
        image_args.pCreateInfo = &image_info;
        image_args.pImage = &image;
        fixture.Run(wd_state_validator.hooks.CreateImage, image_args);
        VkImageViewCreateInfo info = {};
        info.image = image;
        info.format = format;
        info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkImageView view = fixture.Next<VkImageView>();
        wd_CreateImageView_args args = {};
        args.pCreateInfo = &info;
        args.pView = &view;
        fixture.Run(wd_state_validator.hooks.CreateImageView, args);
        return view;
    }
    wd_state_render_pass *MakePass(const Pass &made, VkRenderPass *pass = nullptr) {
        VkRenderPass named = fixture.Next<VkRenderPass>();
        wd_CreateRenderPass2_args args = {};
        args.pCreateInfo = &made.info;
        args.pRenderPass = &named;
        fixture.Run(wd_state_validator.hooks.CreateRenderPass2, args);
        if (pass) {
            *pass = named;
        }
        return wd_state_find_render_pass(fixture.device(), named);
    }
    void BeginRendering(const VkRenderingInfo &info) {
        wd_CmdBeginRendering_args args = {};
        args.commandBuffer = handle;
        args.pRenderingInfo = &info;
        fixture.Run(wd_state_validator.hooks.CmdBeginRendering, args);
    }
    void EndRendering() {
        wd_CmdEndRendering_args args = {};
        args.commandBuffer = handle;
        fixture.Run(wd_state_validator.hooks.CmdEndRendering, args);
    }

    StateFixture fixture;
    VkCommandBuffer handle = VK_NULL_HANDLE;
    wd_state_command_buffer *state = nullptr;
};

TEST_F(StateRendering, FollowsDynamicRendering) {
    VkRenderingAttachmentInfo colors[2] = {};
    colors[1].imageView = MakeView(VK_FORMAT_R8G8B8A8_UNORM, VK_SAMPLE_COUNT_4_BIT);
    colors[1].imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    VkRenderingInfo info = {};
    info.renderArea.extent = {8, 4};
    info.layerCount = 3;
    info.colorAttachmentCount = 2;
    info.pColorAttachments = colors;
    info.flags = VK_RENDERING_SUSPENDING_BIT;
    fixture.Begin(handle);
    const wd_state_rendering &rendering = state->rendering;
    const uint64_t version = rendering.version;
    EXPECT_EQ(rendering.kind, WD_STATE_NOT_RENDERING);
    BeginRendering(info);
    EXPECT_EQ(rendering.kind, WD_STATE_DYNAMIC_RENDERING);
    EXPECT_TRUE(rendering.is_known);
    EXPECT_GT(rendering.version, version);
    EXPECT_EQ(rendering.area.extent.width, 8u);
    EXPECT_EQ(rendering.num_layers, 3u);
    ASSERT_EQ(rendering.num_colors, 2u);
    EXPECT_EQ(rendering.colors[0].format, VK_FORMAT_UNDEFINED);
    EXPECT_EQ(rendering.colors[1].format, VK_FORMAT_R8G8B8A8_UNORM);
    EXPECT_EQ(rendering.colors[1].samples, VK_SAMPLE_COUNT_4_BIT);
    EXPECT_EQ(rendering.colors[1].layout, VK_IMAGE_LAYOUT_GENERAL);
    EXPECT_EQ(rendering.colors[1].view, wd_state_find_image_view(fixture.device(), colors[1].imageView));
    EXPECT_EQ(rendering.depth.format, VK_FORMAT_UNDEFINED);
    EndRendering();
    EXPECT_EQ(rendering.kind, WD_STATE_NOT_RENDERING);
    EXPECT_TRUE(state->suspension.is_suspended);
    EXPECT_FALSE(state->suspension.first_resumes);
    info.flags = VK_RENDERING_RESUMING_BIT;
    BeginRendering(info);
    EXPECT_FALSE(state->suspension.is_suspended);
    EndRendering();
    EXPECT_FALSE(state->suspension.is_suspended || state->suspension.resumes_nothing);
    BeginRendering(info);
    EXPECT_TRUE(state->suspension.resumes_nothing);
}

TEST_F(StateRendering, IsNotKnownWithAViewThatIsNotKnown) {
    VkRenderingAttachmentInfo color = {};
    color.imageView = fixture.Next<VkImageView>();
    VkRenderingInfo info = {};
    info.colorAttachmentCount = 1;
    info.pColorAttachments = &color;
    fixture.Begin(handle);
    BeginRendering(info);
    EXPECT_EQ(state->rendering.kind, WD_STATE_DYNAMIC_RENDERING);
    EXPECT_FALSE(state->rendering.is_known);
}

TEST_F(StateRendering, FollowsSubpasses) {
    Pass made;
    made.info.subpassCount = 2;
    VkRenderPass pass;
    ASSERT_NE(MakePass(made, &pass), nullptr);
    VkImageView views[2] = {MakeView(VK_FORMAT_R8G8B8A8_UNORM), MakeView(VK_FORMAT_D24_UNORM_S8_UINT)};
    VkFramebufferCreateInfo frame = {};
    frame.renderPass = pass;
    frame.attachmentCount = 2;
    frame.pAttachments = views;
    frame.layers = 1;
    VkFramebuffer framebuffer = fixture.Next<VkFramebuffer>();
    wd_CreateFramebuffer_args create = {};
    create.pCreateInfo = &frame;
    create.pFramebuffer = &framebuffer;
    fixture.Run(wd_state_validator.hooks.CreateFramebuffer, create);
    VkRenderPassBeginInfo info = {};
    info.renderPass = pass;
    info.framebuffer = framebuffer;
    wd_CmdBeginRenderPass_args begin = {};
    begin.commandBuffer = handle;
    begin.pRenderPassBegin = &info;
    begin.contents = VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS;
    fixture.Begin(handle);
    fixture.Run(wd_state_validator.hooks.CmdBeginRenderPass, begin);
    const wd_state_rendering &rendering = state->rendering;
    EXPECT_EQ(rendering.kind, WD_STATE_SUBPASS);
    EXPECT_TRUE(rendering.is_known);
    EXPECT_EQ(rendering.contents, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
    EXPECT_EQ(rendering.colors[0].format, VK_FORMAT_R8G8B8A8_UNORM);
    EXPECT_EQ(rendering.depth.view, wd_state_find_image_view(fixture.device(), views[1]));
    EXPECT_EQ(rendering.stencil.layout, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL);
    const uint64_t version = rendering.version;
    wd_CmdNextSubpass_args next = {};
    next.commandBuffer = handle;
    fixture.Run(wd_state_validator.hooks.CmdNextSubpass, next);
    EXPECT_GT(rendering.version, version);
    EXPECT_EQ(rendering.contents, VK_SUBPASS_CONTENTS_INLINE);
    EXPECT_EQ(rendering.depth.format, VK_FORMAT_UNDEFINED);
    fixture.Run(wd_state_validator.hooks.CmdNextSubpass, next);
    EXPECT_FALSE(rendering.is_known) << "there are two subpasses";
}

TEST_F(StateRendering, ComparesRenderPasses) {
    Pass made;
    const wd_state_render_pass *one = MakePass(made);
    wd_state_pass_difference difference;
    Pass other;
    other.attachments[0].loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    other.attachments[0].finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    other.color.layout = VK_IMAGE_LAYOUT_GENERAL;
    other.resolve.attachment = 1; // Ignored: there is one subpass.
    EXPECT_TRUE(wd_state_are_passes_compatible(one, MakePass(other), &difference));
    other = Pass();
    other.info.pAttachments = other.attachments;
    other.info.pSubpasses = other.subpasses;
    other.info.pDependencies = &other.dependency;
    for (VkSubpassDescription2 &subpass : other.subpasses) {
        subpass.pColorAttachments = &other.color;
        subpass.pResolveAttachments = &other.resolve;
        subpass.pDepthStencilAttachment = &other.depth;
    }
    other.attachments[1].format = VK_FORMAT_D32_SFLOAT;
    EXPECT_FALSE(wd_state_are_passes_compatible(one, MakePass(other), &difference));
    EXPECT_STREQ(difference.member, "pSubpasses[0].pDepthStencilAttachment[0].attachment");
    EXPECT_TRUE(difference.is_format);
    EXPECT_EQ(difference.other, (uint64_t)VK_FORMAT_D32_SFLOAT);
    other.depth.attachment = VK_ATTACHMENT_UNUSED;
    EXPECT_FALSE(wd_state_are_passes_compatible(one, MakePass(other), &difference));
    EXPECT_TRUE(difference.is_attachment);
    other.depth.attachment = 1;
    other.attachments[1].format = VK_FORMAT_D24_UNORM_S8_UINT;
    EXPECT_TRUE(wd_state_are_passes_compatible(one, MakePass(other), &difference));
    other.dependency.dstStageMask = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    EXPECT_FALSE(wd_state_are_passes_compatible(one, MakePass(other), &difference));
    EXPECT_STREQ(difference.member, "pDependencies[0].dstStageMask");
}

} // namespace
