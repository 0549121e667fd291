// The views and samplers in descriptors against the shader. On lavapipe, whose formats lack some features.
#include <gtest/gtest.h>

#include <functional>

#include "vk/core/descriptors/drawn_testing.h"

namespace wd::testing {
namespace {

constexpr VkImageUsageFlags kSampled = VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
constexpr VkImageLayout kReadOnly = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;

class DrawnImagesTest : public DrawnTest {
  protected:
    void MakeImages() {
        layout_of_set_ = MakeSetLayout(
            {Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER), Binding(1, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE),
             Binding(2, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE), Binding(3, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE),
             Binding(4, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE), Binding(5, VK_DESCRIPTOR_TYPE_SAMPLER),
             Binding(6, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER),
             Binding(7, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER),
             Binding(8, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER)});
        layout_ = MakePipelineLayout({layout_of_set_});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(drawn_images));
        set_ = SetOf(layout_of_set_);
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        const Image color = Filled(VK_FORMAT_R8G8B8A8_UNORM);
        WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, color.view, kReadOnly);
        WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, Filled(VK_FORMAT_R8G8B8A8_UINT).view,
                   kReadOnly);
        WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_STORAGE_IMAGE,
                   Filled(VK_FORMAT_R32_UINT, VK_IMAGE_USAGE_STORAGE_BIT, VK_IMAGE_LAYOUT_GENERAL).view,
                   VK_IMAGE_LAYOUT_GENERAL);
        WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, color.view, kReadOnly);
        WriteImage(set_, 5, 0, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
                   SamplerWith([](VkSamplerCreateInfo *info) { info->magFilter = VK_FILTER_LINEAR; }));
        WriteImage(set_, 6, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, Filled(VK_FORMAT_D32_SFLOAT).view,
                   kReadOnly, SamplerWith([](VkSamplerCreateInfo *info) { info->compareEnable = VK_TRUE; }));
        WriteTexelBuffer(
            set_, 7, 0, VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER,
            MakeBufferView(MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT), VK_FORMAT_R32_UINT));
        WriteImage(set_, 8, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, color.view, kReadOnly,
                   MakeSampler());
    }

    Image Filled(VkFormat format, VkImageUsageFlags usage = 0, VkImageLayout layout = kReadOnly) {
        const Image image = MakeImage(format, 16, 16, kSampled | usage);
        FillImage(image, {}, layout);
        return image;
    }

    // ArrayView makes a view of an image with two layers.
    VkImageView ArrayView(VkImageViewType type) {
        VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kSampled);
        info.arrayLayers = 2;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return MakeImageView(image, info.format, type);
    }

    VkSampler SamplerWith(const std::function<void(VkSamplerCreateInfo *)> &change) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
        change(&info);
        VkSampler sampler = VK_NULL_HANDLE;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([this, sampler] { vkDestroySampler(device(), sampler, nullptr); });
        return sampler;
    }

    static VkSampler Unnormalized(DrawnImagesTest *test) {
        return test->SamplerWith([](VkSamplerCreateInfo *info) { info->unnormalizedCoordinates = VK_TRUE; });
    }

    // Record records a dispatch, which the driver never runs: images may be in another layout.
    void Record() {
        const VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        BindSet(commands, 0, set_);
        vkCmdDispatch(commands, 1, 1, 1);
    }

    void ExpectSeverity(VkDebugUtilsMessageSeverityFlagBitsEXT severity) {
        ASSERT_FALSE(messages().empty());
        EXPECT_EQ(messages()[0].severity, severity);
    }

    VkDescriptorSetLayout layout_of_set_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
};

TEST_F(DrawnImagesTest, SuitableViews) {
    WD_START_DEVICE(Options());
    MakeImages();
    Record();
    ExpectSilence();
}

TEST_F(DrawnImagesTest, AViewOfAnotherType) {
    WD_START_DEVICE(Options());
    MakeImages();
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, ArrayView(VK_IMAGE_VIEW_TYPE_2D_ARRAY),
               kReadOnly);
    Record();
    ExpectSeverity(VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT); // Each invocation accesses it.
    ExpectMessage(
        "VUID-vkCmdDispatch-viewType-07752",
        "the sampled image `fetched` (set 0, binding 1) needs a view of type VK_IMAGE_VIEW_TYPE_2D, but "
        "the viewType of VkImageView");
}

TEST_F(DrawnImagesTest, AViewOfAnotherTypeThatMayBeUnused) {
    WD_START_DEVICE(Options());
    MakeImages();
    WriteImage(set_, 8, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, ArrayView(VK_IMAGE_VIEW_TYPE_2D_ARRAY),
               kReadOnly, MakeSampler());
    Record();
    ExpectSeverity(VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT); // A condition may prevent the access.
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "`combined` (set 0, binding 8)");
}

TEST_F(DrawnImagesTest, AFormatOfAnotherType) {
    WD_START_DEVICE(Options());
    MakeImages();
    WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, Filled(VK_FORMAT_R8G8B8A8_UNORM).view,
               kReadOnly);
    Record();
    ExpectOne("VUID-vkCmdDispatch-format-07753",
              "`integers` (set 0, binding 2) has unsigned integers, but the format VK_FORMAT_R8G8B8A8_UNORM");
    WriteImage(set_, 2, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, Filled(VK_FORMAT_R8G8B8A8_SINT).view, kReadOnly);
    Record();
    ExpectOne("VUID-vkCmdDispatch-format-07753", "in the descriptor has signed integers");
}

TEST_F(DrawnImagesTest, AMultisampledImage) {
    WD_START_DEVICE(Options());
    MakeImages();
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16,
                                  kSampled | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT, VK_SAMPLE_COUNT_4_BIT);
    WriteImage(set_, 1, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, image.view, kReadOnly);
    Record();
    ExpectMessage("VUID-RuntimeSpirv-samples-08725",
                  "`fetched` (set 0, binding 1) is not multisampled, but VkImage");
}

TEST_F(DrawnImagesTest, AFormatWithoutLinearFilters) {
    WD_START_DEVICE(Options());
    MakeImages();
    VkFormatProperties properties;
    vkGetPhysicalDeviceFormatProperties(physical_device(), VK_FORMAT_R32G32B32A32_UINT, &properties);
    if (properties.optimalTilingFeatures & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT) {
        GTEST_SKIP() << "The driver filters integers.";
    }
    WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, Filled(VK_FORMAT_R32G32B32A32_UINT).view,
               kReadOnly);
    Record();
    ExpectMessage(
        "VUID-vkCmdDispatch-magFilter-04553",
        "whose filter is VK_FILTER_LINEAR, but the features of the format VK_FORMAT_R32G32B32A32_UINT");
    ExpectMessage("VUID-vkCmdDispatch-format-07753", "`separate_image`");
    ExpectSilence();
}

TEST_F(DrawnImagesTest, LinearMipmaps) {
    WD_START_DEVICE(Options());
    MakeImages();
    const VkSampler sampler =
        SamplerWith([](VkSamplerCreateInfo *info) { info->mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR; });
    WriteImage(set_, 5, 0, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED, sampler);
    Record();
    ExpectSilence();
    WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, Filled(VK_FORMAT_R32G32B32A32_UINT).view,
               kReadOnly);
    Record();
    ExpectMessage("VUID-vkCmdDispatch-mipmapMode-04770",
                  "The sampler is in the descriptor of set 0, binding 5");
}

TEST_F(DrawnImagesTest, ADepthComparisonOfColors) {
    WD_START_DEVICE(Options());
    MakeImages();
    WriteImage(set_, 6, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, Filled(VK_FORMAT_R8G8B8A8_UNORM).view,
               kReadOnly, SamplerWith([](VkSamplerCreateInfo *info) { info->compareEnable = VK_TRUE; }));
    Record();
    if (messages().empty()) {
        GTEST_SKIP() << "The driver does not state the feature.";
    }
    ExpectOne("VUID-vkCmdDispatch-None-06479",
              "`compared` (set 0, binding 6) is sampled with depth comparison");
}

TEST_F(DrawnImagesTest, UnnormalizedCoordinates) {
    WD_START_DEVICE(Options());
    MakeImages();
    WriteImage(set_, 5, 0, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
               Unnormalized(this));
    Record();
    ExpectSilence();
    WriteImage(set_, 8, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, Filled(VK_FORMAT_R8G8B8A8_UNORM).view,
               kReadOnly, Unnormalized(this));
    Record();
    ExpectOne("VUID-vkCmdDispatch-None-08611",
              "which has unnormalizedCoordinates, by an instruction with an offset");
    WriteImage(set_, 6, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, Filled(VK_FORMAT_D32_SFLOAT).view,
               kReadOnly, Unnormalized(this));
    Record();
    ExpectMessage("VUID-vkCmdDispatch-None-08610", "by an instruction with a depth comparison");
}

TEST_F(DrawnImagesTest, UnnormalizedCoordinatesOfAnArray) {
    WD_START_DEVICE(Options());
    MakeImages();
    WriteImage(set_, 5, 0, VK_DESCRIPTOR_TYPE_SAMPLER, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED,
               Unnormalized(this));
    WriteImage(set_, 4, 0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, ArrayView(VK_IMAGE_VIEW_TYPE_2D_ARRAY),
               kReadOnly);
    Record();
    ExpectMessage("VUID-vkCmdDispatch-None-08609", "the viewType of VkImageView");
    ExpectMessage("VUID-vkCmdDispatch-viewType-07752", "`separate_image`");
}

} // namespace
} // namespace wd::testing
