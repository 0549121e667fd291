// The contents of descriptors that are known when a command is recorded: view types, formats and samples of images.
#include "vk/gpuav/testing/contents_test_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkImageLayout kLayout = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkImageUsageFlags kUsage =
    VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;

class ContentsTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_descriptor_contents"] = "true";
        options.api_version = VK_API_VERSION_1_2;
        return options;
    }
    void MakeProgram(VkDescriptorBindingFlags flags = 0) {
        const VkDescriptorBindingFlags all_flags[] = {0, flags, 0, VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT};
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 4;
        info.pBindingFlags = all_flags;
        set_layout_ = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                     Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1),
                                     Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1),
                                     Binding(3, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1)},
                                    flags ? &info : nullptr);
        layout_ = MakePipelineLayout({set_layout_});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(contents_test_comp));
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    }
    VkImageView MakeView(VkFormat format, VkImageViewType type = VK_IMAGE_VIEW_TYPE_2D,
                         VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_1_BIT) {
        VkImageCreateInfo info = PlainImage(format, {4, 4}, kUsage);
        info.samples = samples;
        if (samples != VK_SAMPLE_COUNT_1_BIT) {
            info.usage = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        }
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        images_.push_back(image);
        return MakeImageView(image, format, type);
    }
    // Run dispatches with the views in the descriptors.
    void Run(VkImageView sampled, VkImageView stored) {
        const VkDescriptorSet set = MakeSet(set_layout_, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                                                          {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 2},
                                                          {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1}});
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result_);
        WriteImage(set, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, sampled, kLayout);
        WriteImage(set, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, stored, kLayout);
        // The shader does not use this one.
        WriteImage(set, 3, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE,
                   MakeView(VK_FORMAT_R32_UINT, VK_IMAGE_VIEW_TYPE_2D_ARRAY), kLayout);
        VkCommandBuffer commands = Begin();
        for (VkImage image : images_) {
            auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
            barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
            barrier.newLayout = kLayout;
            barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
            barrier.image = image;
            barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
            vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT,
                                 VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 0, nullptr, 0, nullptr, 1,
                                 &barrier);
        }
        vkCmdBindPipeline(commands, kCompute, pipeline_);
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdDispatch(commands, 1, 1, 1); // Equal commands are checked once.
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        commands_ = commands;
    }
    void Execute() {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands_;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Buffer result_;
    std::vector<VkImage> images_;
    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(ContentsTest, ViewsThatMatchAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM), MakeView(VK_FORMAT_R8G8B8A8_UNORM));
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, AViewOfAnotherTypeIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_VIEW_TYPE_2D_ARRAY), MakeView(VK_FORMAT_R8G8B8A8_UNORM));
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752",
                  "the descriptor of set 0, binding 1 has a view of type VK_IMAGE_VIEW_TYPE_2D_ARRAY, but "
                  "the shader needs "
                  "VK_IMAGE_VIEW_TYPE_2D. Image View");
    Stop();
    ExpectSilence();
}

// The instrumented shader finds the mistake, too.
TEST_F(ContentsTest, AMistakeThatWasReportedWhenItWasRecordedIsNotReportedAgain) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_VIEW_TYPE_2D_ARRAY), MakeView(VK_FORMAT_R8G8B8A8_UINT));
    EXPECT_EQ(messages().size(), 2u);
    Execute();
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "the descriptor of set 0, binding 1");
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "the descriptor of set 0, binding 2");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, AViewOfAnotherComponentTypeIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM), MakeView(VK_FORMAT_R8G8B8A8_UINT));
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-format-07753",
                  "binding 2 has a view of the format VK_FORMAT_R8G8B8A8_UINT with unsigned integers, but "
                  "the shader reads "
                  "or writes floating-point values");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, AMultisampledImageIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_VIEW_TYPE_2D, VK_SAMPLE_COUNT_4_BIT),
        MakeView(VK_FORMAT_R8G8B8A8_UNORM));
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-RuntimeSpirv-samples-08725",
                  "an image with 4 samples, but the shader needs an image with one");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, ABindingThatMayChangeIsNotChecked) {
    Options options = MakeOptions();
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.descriptorBindingPartiallyBound = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    MakeProgram(VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT);
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_VIEW_TYPE_2D_ARRAY), MakeView(VK_FORMAT_R8G8B8A8_UNORM));
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, NothingIsCheckedWithoutTheSetting) {
    Options options = MakeOptions();
    options.settings["gpuav_descriptor_contents"] = "false";
    WD_START_DEVICE(options);
    MakeProgram();
    Run(MakeView(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_VIEW_TYPE_2D_ARRAY), MakeView(VK_FORMAT_R8G8B8A8_UNORM));
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
