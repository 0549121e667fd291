// The contents of single descriptors: view types, formats and samples of the images that shaders access. Each mistake
// has a similar valid case without messages.
#include "vk/gpuav/testing/contents_test_shaders.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkShaderStageFlagBits kStage = VK_SHADER_STAGE_COMPUTE_BIT;
constexpr VkImageLayout kLayout = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkFormat kColors = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkFormat kIntegers = VK_FORMAT_R8G8B8A8_UINT;
constexpr VkImageUsageFlags kUsage =
    VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;

// The cases of contents_test.comp. The first four are of binding 1.
enum Access : uint32_t { kSampled, kLayers, kSampledIntegers, kMultisampled, kStored, kCombined, kNone };

class ContentsTest : public GpuavTest {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_descriptor_contents"] = "true";
        options.api_version = VK_API_VERSION_1_3;
        return options;
    }
    void MakeSetAndLayout() {
        set_layout_ = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                     Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1),
                                     Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1),
                                     Binding(3, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1)});
        layout_ = MakePipelineLayout({set_layout_}, kStage, 4);
        set_ = MakeSet(set_layout_, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1},
                                     {VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, 1},
                                     {VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, 1},
                                     {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1}});
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        sampler_ = MakeSampler();
        SetSampled(MakeView(kColors));
        SetStored(MakeView(kColors));
        SetCombined(MakeView(kColors));
    }
    void MakeProgram() {
        MakeSetAndLayout();
        pipeline_ = MakeComputePipeline(layout_, MakeShader(contents_test_comp));
    }
    void SetSampled(VkImageView view) {
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, view, kLayout);
    }
    void SetStored(VkImageView view) {
        WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE, view, kLayout);
    }
    void SetCombined(VkImageView view) {
        WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, view, kLayout, sampler_);
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
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
        barrier.newLayout = kLayout;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        VkCommandBuffer commands = Begin();
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
        Check(Submit(commands), "vkQueueSubmit");
        return MakeImageView(image, format, type);
    }
    void BindSet(VkCommandBuffer commands, Access access) {
        vkCmdBindDescriptorSets(commands, kCompute, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdPushConstants(commands, layout_, kStage, 0, sizeof access, &access);
    }
    // Nothing is reported when the command is recorded: which accesses are executed is not known.
    void Run(Access access) {
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, kCompute, pipeline_);
        BindSet(commands, access);
        vkCmdDispatch(commands, 1, 1, 1);
        ExpectSilence();
        Check(Submit(commands), "vkQueueSubmit");
    }
    void ExpectMistake(Access access, const std::string &id, const std::string &text) {
        Run(access);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage(id, text);
        ExpectSilence();
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkSampler sampler_ = VK_NULL_HANDLE;
};

TEST_F(ContentsTest, ViewsThatMatchAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    for (Access access : {kSampled, kStored, kCombined, kNone}) {
        Run(access);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// Variables of all types use the binding statically; only the access that is executed counts.
TEST_F(ContentsTest, OnlyTheVariableThatIsAccessedIsCompared) {
    for (const char *mode : {"guard", "observe"}) {
        Options options = MakeOptions();
        options.settings["gpuav_mode"] = mode;
        WD_START_DEVICE(options);
        MakeProgram();
        ExpectMistake(kLayers, "VUID-vkCmdDispatch-viewType-07752",
                      "holds an image view that the shader cannot use: the shader needs "
                      "VK_IMAGE_VIEW_TYPE_2D_ARRAY. Set 0, binding 1 (layers).");
        Run(kSampled);
        ExpectSilence();
        SetSampled(MakeView(kColors, VK_IMAGE_VIEW_TYPE_2D_ARRAY));
        Run(kLayers);
        ExpectSilence();
        ExpectMistake(kSampled, "VUID-vkCmdDispatch-viewType-07752",
                      "the shader needs VK_IMAGE_VIEW_TYPE_2D. Set 0, binding 1 (sampled).");
        Stop();
        ExpectSilence();
    }
}

TEST_F(ContentsTest, AViewOfAnotherComponentTypeIsReported) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    ExpectMistake(kSampledIntegers, "VUID-vkCmdDispatch-format-07753", "Set 0, binding 1 (integers).");
    SetSampled(MakeView(kIntegers));
    Run(kSampledIntegers);
    ExpectSilence();
    ExpectMistake(kSampled, "VUID-vkCmdDispatch-format-07753",
                  "the shader reads or writes floating-point values, and the format has integers. Set 0, "
                  "binding 1 (sampled).");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, SamplesAreCompared) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    ExpectMistake(kMultisampled, "VUID-RuntimeSpirv-samples-08726", "binding 1 (multisampled)");
    SetSampled(MakeView(kColors, VK_IMAGE_VIEW_TYPE_2D, VK_SAMPLE_COUNT_4_BIT));
    Run(kMultisampled);
    ExpectSilence();
    ExpectMistake(kSampled, "VUID-RuntimeSpirv-samples-08725", "binding 1 (sampled)");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, AStorageImageIsChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SetStored(MakeView(kIntegers));
    Run(kSampled);
    ExpectSilence();
    ExpectMistake(kStored, "VUID-vkCmdDispatch-format-07753", "Set 0, binding 2 (stored).");
    SetStored(MakeView(kColors, VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    ExpectMistake(kStored, "VUID-vkCmdDispatch-viewType-07752", "Set 0, binding 2 (stored).");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, ACombinedImageSamplerIsChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    SetCombined(MakeView(kColors, VK_IMAGE_VIEW_TYPE_2D_ARRAY));
    Run(kSampled);
    ExpectSilence();
    ExpectMistake(kCombined, "VUID-vkCmdDispatch-viewType-07752", "Set 0, binding 3 (combined).");
    Stop();
    ExpectSilence();
}

TEST_F(ContentsTest, ADispatchOfNothingIsSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram();
    const Buffer groups = MakeBuffer(12, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, {0, 1, 1});
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, kCompute, pipeline_);
    BindSet(commands, kLayers);
    vkCmdDispatchIndirect(commands, groups.handle, 0);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

#ifdef VK_EXT_shader_object
TEST_F(ContentsTest, AShaderObjectIsChecked) {
    Options options = MakeOptions();
    auto objects = Make<VkPhysicalDeviceShaderObjectFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
    objects.shaderObject = VK_TRUE;
    auto rendering = Make<VkPhysicalDeviceDynamicRenderingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES);
    rendering.dynamicRendering = VK_TRUE;
    objects.pNext = &rendering;
    options.device_extensions = {VK_EXT_SHADER_OBJECT_EXTENSION_NAME};
    options.device_next = &objects;
    WD_START_DEVICE(options);
    MakeSetAndLayout();
    const VkPushConstantRange range = {kStage, 0, 4};
    auto info = Make<VkShaderCreateInfoEXT>(VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
    info.stage = kStage;
    info.codeType = VK_SHADER_CODE_TYPE_SPIRV_EXT;
    info.codeSize = sizeof contents_test_comp;
    info.pCode = contents_test_comp;
    info.pName = "main";
    info.setLayoutCount = info.pushConstantRangeCount = 1;
    info.pSetLayouts = &set_layout_;
    info.pPushConstantRanges = &range;
    VkShaderEXT shader = VK_NULL_HANDLE;
    Check(DeviceProc<PFN_vkCreateShadersEXT>("vkCreateShadersEXT")(device(), 1, &info, nullptr, &shader),
          "vkCreateShadersEXT");
    Defer([device = device(), shader, destroy = DeviceProc<PFN_vkDestroyShaderEXT>("vkDestroyShaderEXT")] {
        destroy(device, shader, nullptr);
    });
    for (Access access : {kSampled, kLayers}) {
        VkCommandBuffer commands = Begin();
        const VkShaderStageFlagBits stage = kStage;
        DeviceProc<PFN_vkCmdBindShadersEXT>("vkCmdBindShadersEXT")(commands, 1, &stage, &shader);
        BindSet(commands, access);
        vkCmdDispatch(commands, 1, 1, 1);
        ExpectSilence();
        Check(Submit(commands), "vkQueueSubmit");
    }
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "Set 0, binding 1 (layers).");
    Stop();
    ExpectSilence();
}
#endif

TEST_F(ContentsTest, NothingIsCheckedWithoutTheSetting) {
    Options options = MakeOptions();
    options.settings["gpuav_descriptor_contents"] = "false";
    WD_START_DEVICE(options);
    MakeProgram();
    SetStored(MakeView(kIntegers));
    Run(kStored);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
