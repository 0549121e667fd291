// Depths in copies from buffers to images on lavapipe (gpuav_copied_depths).
#include <algorithm>
#include <cmath>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

// DepthCopyTest copies 4 x 2 texels of two layers, with rows of 5 texels, from offset 8 of a buffer.
class DepthCopyTest : public GpuavTest, public ::testing::WithParamInterface<bool> {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_copied_depths"] = "true";
        options.needed.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        options.api_version = GetParam() ? VK_API_VERSION_1_3 : VK_API_VERSION_1_2;
        return options;
    }
    const char *Id() const {
        return GetParam() ? "VUID-VkCopyBufferToImageInfo2-pRegions-07931"
                          : "VUID-vkCmdCopyBufferToImage-pRegions-07931";
    }
    bool HasFormat(VkFormat format) {
        VkFormatProperties properties;
        vkGetPhysicalDeviceFormatProperties(physical_device(), format, &properties);
        return properties.optimalTilingFeatures & VK_FORMAT_FEATURE_TRANSFER_DST_BIT;
    }
    // Copies with vkCmdCopyBufferToImage, or vkCmdCopyBufferToImage2.
    void Copy(const std::vector<float> &depths, VkFormat format = VK_FORMAT_D32_SFLOAT,
              VkImageAspectFlags aspect = VK_IMAGE_ASPECT_DEPTH_BIT) {
        const Buffer source = MakeBuffer(depths.size() * 4, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
        std::copy(depths.begin(), depths.end(), reinterpret_cast<float *>(source.words));
        VkImageCreateInfo info = PlainImage(format, {4, 2}, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.arrayLayers = 2;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        const bool has_stencil =
            format == VK_FORMAT_D32_SFLOAT_S8_UINT || format == VK_FORMAT_D24_UNORM_S8_UINT;
        VkCommandBuffer commands = Begin();
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 2};
        barrier.subresourceRange.aspectMask |=
            has_stencil ? VK_IMAGE_ASPECT_STENCIL_BIT : VK_IMAGE_ASPECT_DEPTH_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                             0, nullptr, 0, nullptr, 1, &barrier);
        const VkBufferImageCopy region = {8, 5, 0, {aspect, 0, 0, 2}, {0, 0, 0}, {4, 2, 1}};
        if (GetParam()) {
            Copy2(commands, source.handle, image, region);
        } else {
            vkCmdCopyBufferToImage(commands, source.handle, image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                                   &region);
        }
        Check(Submit(commands), "vkQueueSubmit");
    }

  private:
    static void Copy2(VkCommandBuffer commands, VkBuffer source, VkImage image,
                      const VkBufferImageCopy &region) {
        auto region2 = Make<VkBufferImageCopy2>(VK_STRUCTURE_TYPE_BUFFER_IMAGE_COPY_2);
        region2.bufferOffset = region.bufferOffset;
        region2.bufferRowLength = region.bufferRowLength;
        region2.imageSubresource = region.imageSubresource;
        region2.imageExtent = region.imageExtent;
        auto info = Make<VkCopyBufferToImageInfo2>(VK_STRUCTURE_TYPE_COPY_BUFFER_TO_IMAGE_INFO_2);
        info.srcBuffer = source;
        info.dstImage = image;
        info.dstImageLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        info.regionCount = 1;
        info.pRegions = &region2;
        vkCmdCopyBufferToImage2(commands, &info);
    }
};
INSTANTIATE_TEST_SUITE_P(Commands, DepthCopyTest, ::testing::Bool());

TEST_P(DepthCopyTest, DepthsOutsideTheRangeAreReported) {
    WD_START_DEVICE(MakeOptions());
    std::vector<float> depths(2 + 19, 0.5f);
    depths[0] = depths[2 + 4] = 9.0f; // Outside the region.
    depths[2] = -0.0f;
    depths[3] = 1.0f;
    Copy(depths);
    ExpectSilence();
    depths[2 + 10 + 5 + 1] = -0.25f;
    depths[2 + 10 + 5 + 3] = NAN;
    Copy(depths);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("such depths in the region is 2."), std::string::npos);
    EXPECT_NE(messages()[0].text.find("1) of slice 1 of the region is"), std::string::npos);
    ExpectMessage(Id(), "which is outside the range from 0 to 1: at offset ");
    Stop();
    ExpectSilence();
}

// Depths of other formats are integers, which cannot be outside the range, and stencil values are no depths.
TEST_P(DepthCopyTest, OnlyFloatingPointDepthsAreChecked) {
    WD_START_DEVICE(MakeOptions());
    const std::vector<float> depths(2 + 19, -2.0f);
    int num_formats = 0;
    for (const VkFormat format :
         {VK_FORMAT_D16_UNORM, VK_FORMAT_X8_D24_UNORM_PACK32, VK_FORMAT_D24_UNORM_S8_UINT}) {
        if (HasFormat(format)) {
            Copy(depths, format);
            num_formats++;
        }
    }
    EXPECT_GT(num_formats, 0);
    if (HasFormat(VK_FORMAT_D32_SFLOAT_S8_UINT)) {
        Copy(depths, VK_FORMAT_D32_SFLOAT_S8_UINT, VK_IMAGE_ASPECT_STENCIL_BIT);
        ExpectSilence();
        Copy(depths, VK_FORMAT_D32_SFLOAT_S8_UINT);
        ExpectMessage(Id(), "of slice 0 of the region is -2");
    }
    Stop();
    ExpectSilence();
}

TEST_P(DepthCopyTest, UnrestrictedDepthsAreValid) {
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_depth_range_unrestricted"};
    WD_START_DEVICE(options);
    Copy(std::vector<float>(2 + 19, 1.5f));
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
