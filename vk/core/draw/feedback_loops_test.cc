// Draws whose shaders access the images of attachments through descriptors.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class FeedbackLoopsTest : public DrawTest {
  protected:
    static constexpr VkImageUsageFlags kUsage =
        kColorUsage | VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT;

    // Program is a pipeline whose fragment shader accesses the descriptor of a set.
    struct Program {
        VkPipeline pipeline = VK_NULL_HANDLE;
        VkPipelineLayout layout = VK_NULL_HANDLE;
        VkDescriptorSet set = VK_NULL_HANDLE;
    };
    template <size_t N>
    Program MakeProgram(const uint32_t (&fragment)[N], VkDescriptorType type, VkImageView view,
                        VkColorComponentFlags mask = 0xf, DrawnPipeline *given = nullptr) {
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
        Program made;
        DrawnPipeline plain, &info = given ? *given : plain;
        made.layout = info.layout = MakePipelineLayout({set_layout});
        info.fragment = MakeShader(fragment);
        info.state.attachment.colorWriteMask = mask;
        made.pipeline = MakeDrawn(&info);
        made.set = MakeSet(set_layout, {{type, 1}});
        WriteImage(made.set, 0, 0, type, view, VK_IMAGE_LAYOUT_GENERAL,
                   type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ? MakeSampler() : VK_NULL_HANDLE);
        return made;
    }
    Program MakeSampling(VkImageView view, VkColorComponentFlags mask = 0xf) {
        return MakeProgram(sample_frag, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, view, mask);
    }
    Program MakeStoring(VkImageView view) {
        return MakeProgram(store_frag, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, view);
    }
    static void Draw(VkCommandBuffer commands, const Program &program) {
        Bind(commands, program.pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, program.layout, 0, 1, &program.set,
                                0, nullptr);
        vkCmdDraw(commands, 3, 1, 0, 0);
    }
    // TransitionAll makes the layout of an image with two mip levels the general one.
    static void TransitionAll(VkCommandBuffer commands, VkImage image,
                              VkImageAspectFlags aspects = VK_IMAGE_ASPECT_COLOR_BIT) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {aspects, 0, VK_REMAINING_MIP_LEVELS, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
    }
    // Record draws in an instance with the view as color attachment, whose image is in the general layout.
    void Record(VkImage image, VkImageView view, const Commands &draws) {
        const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(view, VK_IMAGE_LAYOUT_GENERAL)};
        const VkRenderingInfo rendering = Rendering(colors);
        VkCommandBuffer commands = Begin();
        TransitionAll(commands, image);
        vkCmdBeginRendering(commands, &rendering);
        draws(commands);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    }
    // MakeMips makes an image of 32 x 32 texels with two mip levels, and a view of some of them.
    VkImage MakeMips() {
        VkImageCreateInfo info = PlainImage(kColor, {32, 32}, kUsage);
        info.mipLevels = 2;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }
    VkImageView ViewOf(VkImage image, uint32_t first, uint32_t count) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = image;
        info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        info.format = kColor;
        info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, first, count, 0, 1};
        VkImageView made = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &info, nullptr, &made), "vkCreateImageView");
        Defer([device = device(), made] { vkDestroyImageView(device, made, nullptr); });
        return made;
    }
    // ExpectWrite wants one message about a draw that writes what earlier draws read. Newer registries have a rule for
    // each aspect.
    void ExpectWrite(const std::string &text) {
        ASSERT_EQ(messages().size(), 1u);
        const std::string id = messages()[0].id;
        EXPECT_TRUE(id == "VUID-vkCmdDraw-None-06539" || id == "VUID-vkCmdDraw-None-12338" ||
                    id == "VUID-vkCmdDraw-None-12339")
            << id;
        ExpectMessage(id, text);
        ExpectSilence();
    }
};

TEST_F(FeedbackLoopsTest, AttachmentsAreNotWrittenAsStorageImages) {
    core_features.fragmentStoresAndAtomics = VK_TRUE;
    WD_START_RENDERING();
    const Image image = MakeImage(kColor, 16, 16, kUsage), other = MakeImage(kColor, 16, 16, kUsage);
    const Program right = MakeStoring(other.view), wrong = MakeStoring(image.view);
    Record(image.handle, image.view, [&](VkCommandBuffer commands) { Draw(commands, right); });
    for (const Message &message : messages()) { // The layout of the other image is not the general one.
        EXPECT_EQ(message.id.find("06537"), std::string::npos) << message.text;
    }
    ClearMessages();
    Record(image.handle, image.view, [&](VkCommandBuffer commands) {
        Draw(commands, wrong);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-06537", "is also the color attachment 0 of the render pass instance");
    ExpectSilence();
}

TEST_F(FeedbackLoopsTest, DrawsDoNotWriteWhatEarlierDrawsRead) {
    WD_START_RENDERING();
    const Image image = MakeImage(kColor, 16, 16, kUsage);
    const Program reads = MakeSampling(image.view), only_reads = MakeSampling(image.view, 0);
    // A draw without a later one, and draws that write nothing.
    Record(image.handle, image.view, [&](VkCommandBuffer commands) { Draw(commands, reads); });
    Record(image.handle, image.view, [&](VkCommandBuffer commands) {
        Draw(commands, only_reads);
        Draw(commands, only_reads);
    });
    ExpectSilence();
    Record(image.handle, image.view, [&](VkCommandBuffer commands) {
        Draw(commands, only_reads);
        Draw(commands, reads);
        Draw(commands, reads);
    });
    ExpectWrite("writes to the color attachment 0, VkImageView");
}

// The same state: the second of two equal draws writes what the first one reads.
TEST_F(FeedbackLoopsTest, EqualDrawsAreLaterDraws) {
    WD_START_RENDERING();
    const Image image = MakeImage(kColor, 16, 16, kUsage);
    const Program reads = MakeSampling(image.view);
    Record(image.handle, image.view, [&](VkCommandBuffer commands) {
        Draw(commands, reads);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectWrite("which the shaders of an earlier draw read through a descriptor");
}

// Another instance begins without reads.
TEST_F(FeedbackLoopsTest, ReadsAreOfOneInstance) {
    WD_START_RENDERING();
    const Image image = MakeImage(kColor, 16, 16, kUsage);
    const Program reads = MakeSampling(image.view);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(image.view, VK_IMAGE_LAYOUT_GENERAL)};
    const VkRenderingInfo rendering = Rendering(colors);
    Record(image.handle, image.view, [&](VkCommandBuffer commands) {
        Draw(commands, reads);
        vkCmdEndRendering(commands);
        vkCmdBeginRendering(commands, &rendering);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectSilence();
}

TEST_F(FeedbackLoopsTest, ViewsOfOtherMipLevelsAreNotOfTheAttachment) {
    WD_START_RENDERING();
    const VkImage image = MakeMips();
    const VkImageView attachment = ViewOf(image, 1, 1);
    for (const Program &reads : {MakeSampling(ViewOf(image, 0, 1)), MakeSampling(ViewOf(image, 0, 2))}) {
        Record(image, attachment, [&](VkCommandBuffer commands) {
            Draw(commands, reads);
            vkCmdDraw(commands, 3, 1, 0, 0);
        });
        ExpectSilence();
    }
    const Program reads = MakeSampling(ViewOf(image, 1, 1));
    Record(image, attachment, [&](VkCommandBuffer commands) {
        Draw(commands, reads);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectWrite("writes to the color attachment 0");
}

// The stencil aspect is not read, and the pipeline does not write it.
TEST_F(FeedbackLoopsTest, DepthThatIsReadIsNotWritten) {
    WD_START_RENDERING();
    VkImageCreateInfo image_info = PlainImage(kDepth, {16, 16}, kDepthUsage | VK_IMAGE_USAGE_SAMPLED_BIT);
    const VkImage image = MakeUnboundImage(image_info);
    BindImage(image);
    const auto view_of = [&](VkImageAspectFlags aspects) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = image;
        info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        info.format = kDepth;
        info.subresourceRange = {aspects, 0, 1, 0, 1};
        VkImageView made = VK_NULL_HANDLE;
        Check(vkCreateImageView(device(), &info, nullptr, &made), "vkCreateImageView");
        Defer([device = device(), made] { vkDestroyImageView(device, made, nullptr); });
        return made;
    };
    const VkImageAspectFlags both = VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT;
    const VkImageView attachment_view = view_of(both), depth_view = view_of(VK_IMAGE_ASPECT_DEPTH_BIT);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingAttachmentInfo depth = Attachment(attachment_view, VK_IMAGE_LAYOUT_GENERAL);
    VkRenderingInfo rendering = Rendering(colors);
    rendering.pDepthAttachment = rendering.pStencilAttachment = &depth;
    const auto record = [&](VkBool32 writes) {
        DrawnPipeline info;
        info.has_depth = true;
        info.depth.depthTestEnable = VK_TRUE;
        info.depth.depthWriteEnable = writes;
        const Program program =
            MakeProgram(sample_frag, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, depth_view, 0xf, &info);
        VkCommandBuffer commands = Begin();
        TransitionAll(commands, image, both);
        vkCmdBeginRendering(commands, &rendering);
        Draw(commands, program);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    record(VK_FALSE);
    ExpectSilence();
    record(VK_TRUE);
    ExpectWrite("writes to the depth attachment");
}

TEST_F(FeedbackLoopsTest, AFeatureMayAllowThem) {
    auto features = Make<VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT);
    features.attachmentFeedbackLoopLayout = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_EXTENSION_NAME});
    const Image image = MakeImage(kColor, 16, 16, kUsage);
    const Program reads = MakeSampling(image.view);
    Record(image.handle, image.view, [&](VkCommandBuffer commands) {
        Draw(commands, reads);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectSilence();
}

} // namespace
