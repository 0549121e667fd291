// Copies between images.
#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

class CopyImageTest : public TransferTest {
  protected:
    static VkImageCopy Region(VkExtent3D extent, VkImageAspectFlags read = kColor,
                              VkImageAspectFlags written = kColor) {
        VkImageCopy region = {};
        region.srcSubresource = {read, 0, 0, 1};
        region.dstSubresource = {written, 0, 0, 1};
        region.extent = extent;
        return region;
    }

    void Copy(VkImage source, VkImage target, const VkImageCopy &region,
              VkImageLayout source_layout = kSource, VkImageLayout target_layout = kTarget) {
        vkCmdCopyImage(Commands(), source, source_layout, target, target_layout, 1, &region);
    }

    void Copy2(VkImage source, VkImage target, const VkImageCopy &region,
               VkImageLayout source_layout = kSource, VkImageLayout target_layout = kTarget) {
        auto second = Make<VkImageCopy2>(VK_STRUCTURE_TYPE_IMAGE_COPY_2);
        second.srcSubresource = region.srcSubresource;
        second.srcOffset = region.srcOffset;
        second.dstSubresource = region.dstSubresource;
        second.dstOffset = region.dstOffset;
        second.extent = region.extent;
        auto info = Make<VkCopyImageInfo2>(VK_STRUCTURE_TYPE_COPY_IMAGE_INFO_2);
        info.srcImage = source;
        info.srcImageLayout = source_layout;
        info.dstImage = target;
        info.dstImageLayout = target_layout;
        info.regionCount = 1;
        info.pRegions = &second;
        vkCmdCopyImage2(Commands(), &info);
    }

    void ExpectInBoth(VkImage source, VkImage target, const VkImageCopy &region, const std::string &rule,
                      const std::string &text, VkImageLayout source_layout = kSource,
                      VkImageLayout target_layout = kTarget) {
        Copy(source, target, region, source_layout, target_layout);
        ExpectOnly("vkCmdCopyImage-" + rule, text);
        Copy2(source, target, region, source_layout, target_layout);
        ExpectOnly("VkCopyImageInfo2-" + rule, text);
    }

    void ExpectSilenceInBoth(VkImage source, VkImage target, const VkImageCopy &region,
                             VkImageLayout source_layout = kSource, VkImageLayout target_layout = kTarget) {
        Copy(source, target, region, source_layout, target_layout);
        Copy2(source, target, region, source_layout, target_layout);
        ExpectSilence();
    }

    VkCommandBuffer Commands() {
        if (!commands_) {
            commands_ = Begin();
        }
        return commands_;
    }

    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(CopyImageTest, RegionsAreInsideOfBothImages) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {64, 32, 1}, 2),
                  target = MakeBound(VK_FORMAT_R32_UINT, {32, 16, 1}, 1, 2);
    VkImageCopy region = Region({32, 16, 1});
    region.srcSubresource.mipLevel = 1;
    ExpectSilenceInBoth(source, target, region);
    region.srcOffset.x = 4;
    ExpectInBoth(source, target, region, "srcOffset-00144",
                 "srcOffset.x is 4, extent.width is 32, the width of mip level 1 of srcImage is 32");
    region.srcOffset = {0, -1, 0};
    ExpectInBoth(source, target, region, "srcOffset-00145", "srcOffset.y is -1");
    region.srcOffset = {};
    region.dstOffset.x = 1;
    ExpectInBoth(source, target, region, "dstOffset-00150", "the width of mip level 0 of dstImage is 32");
    region.dstOffset = {0, 1, 0};
    ExpectInBoth(source, target, region, "dstOffset-00151", "dstOffset.y is 1");
    region.dstOffset = {};
    region.dstSubresource.baseArrayLayer = 2;
    ExpectInBoth(source, target, region, "dstSubresource-07968", "arrayLayers of dstImage is 2");
    region = Region({8, 8, 1});
    region.srcSubresource.baseArrayLayer = 1;
    ExpectInBoth(source, target, region, "srcSubresource-07968", "arrayLayers of srcImage is 1");
}

TEST_F(CopyImageTest, SlicesAndLayers) {
    WD_START_DEVICE(NullOptions());
    const VkImage volume = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 8}),
                  layers = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 8);
    VkImageCopy region = Region({16, 16, 8});
    region.dstSubresource.layerCount = 8;
    ExpectSilenceInBoth(volume, layers, region);
    region.srcOffset.z = 1;
    ExpectInBoth(volume, layers, region, "srcOffset-00147", "the depth of mip level 0 of srcImage is 8");
    region = Region({16, 16, 8});
    region.srcSubresource.layerCount = 8;
    ExpectSilenceInBoth(layers, volume, region);
    region.dstOffset.z = 4;
    ExpectInBoth(layers, volume, region, "dstOffset-00153", "dstOffset.z is 4, extent.depth is 8");
    region = Region({16, 16, 1});
    region.srcSubresource.layerCount = 2;
    ExpectInBoth(layers, MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}), region, "srcImage-08793",
                 "srcSubresource.layerCount is 2, dstSubresource.layerCount is 1");
}

TEST_F(CopyImageTest, TexelsHaveEqualSizes) {
    WD_START_DEVICE(NullOptions());
    const VkImage narrow = MakeBound(VK_FORMAT_R8G8_UNORM, {16, 16, 1}),
                  wide = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1}),
                  depth = MakeBound(VK_FORMAT_D32_SFLOAT, {16, 16, 1}),
                  other_depth = MakeBound(VK_FORMAT_X8_D24_UNORM_PACK32, {16, 16, 1});
    ExpectInBoth(narrow, wide, Region({16, 16, 1}), "srcImage-01548",
                 "the format of srcImage is VK_FORMAT_R8G8_UNORM, the format of dstImage is "
                 "VK_FORMAT_R8G8B8A8_UNORM");
    ExpectInBoth(depth, other_depth, Region({16, 16, 1}, kDepth, kDepth), "srcImage-01548",
                 "VK_FORMAT_D32_SFLOAT");
    ExpectInBoth(depth, wide, Region({16, 16, 1}, kDepth), "srcImage-01551",
                 "srcSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    VkImageCopy region = Region({16, 8, 1}, kDepth, kDepth);
    region.dstOffset.y = 8;
    ExpectSilenceInBoth(depth, depth, region, kGeneral, kGeneral);
}

TEST_F(CopyImageTest, BlocksBecomeTexels) {
    WD_START_DEVICE(NullOptions());
    const VkImage blocks = MakeBound(VK_FORMAT_BC1_RGB_UNORM_BLOCK, {64, 64, 1}, 7),
                  texels = MakeBound(VK_FORMAT_R32G32_UINT, {16, 16, 1}),
                  other = MakeBound(VK_FORMAT_ASTC_8x8_UNORM_BLOCK, {64, 64, 1}),
                  large = MakeBound(VK_FORMAT_BC3_UNORM_BLOCK, {64, 64, 1});
    // The extent is in texels of the source.
    ExpectSilenceInBoth(blocks, texels, Region({64, 64, 1}));
    ExpectSilenceInBoth(texels, blocks, Region({16, 16, 1}));
    VkImageCopy region = Region({1, 1, 1});
    region.dstSubresource.mipLevel = 6; // One texel, of an incomplete block.
    ExpectSilenceInBoth(texels, blocks, region);
    region = Region({16, 16, 1});
    region.dstOffset.x = 4;
    ExpectInBoth(texels, blocks, region, "dstOffset-00150", "the width of mip level 0 of dstImage is 64");
    region = Region({6, 8, 1});
    ExpectInBoth(blocks, texels, region, "srcImage-01728",
                 "extent.width is 6, srcOffset.x is 0, the width of a texel block is 4");
    region = Region({8, 6, 1});
    ExpectInBoth(blocks, texels, region, "srcImage-01729", "extent.height is 6");
    region = Region({8, 8, 1});
    region.srcOffset = {2, 0, 0};
    ExpectInBoth(blocks, texels, region, "pRegions-07278", "srcOffset.x is 2");
    region.srcOffset = {0, 2, 0};
    ExpectInBoth(blocks, texels, region, "pRegions-07279", "srcOffset.y is 2");
    region = Region({2, 2, 1});
    region.dstOffset = {1, 0, 0};
    ExpectInBoth(texels, blocks, region, "pRegions-07281", "dstOffset.x is 1");
    region.dstOffset = {0, 1, 0};
    ExpectInBoth(texels, blocks, region, "pRegions-07282", "dstOffset.y is 1");
    ExpectInBoth(large, other, Region({64, 64, 1}), "srcImage-09247", "VK_FORMAT_ASTC_8x8_UNORM_BLOCK");
}

TEST_F(CopyImageTest, AspectsArePresentAndEqual) {
    WD_START_DEVICE(NullOptions());
    const VkImage color = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1});
    Copy(color, target, Region({16, 16, 1}, kDepth, kDepth));
    ExpectMessage("VUID-vkCmdCopyImage-aspectMask-00142",
                  "srcSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    ExpectMessage("VUID-vkCmdCopyImage-aspectMask-00143",
                  "dstSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    ExpectSilence();
}

TEST_F(CopyImageTest, Planes) {
    WD_START_DEVICE(NullOptions());
    const VkImage planes = MakeBound(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {64, 64, 1}),
                  one = MakeBound(VK_FORMAT_R8_UNORM, {64, 64, 1}),
                  two = MakeBound(VK_FORMAT_R8G8_UNORM, {64, 64, 1});
    const VkImageAspectFlags first = VK_IMAGE_ASPECT_PLANE_0_BIT, second = VK_IMAGE_ASPECT_PLANE_1_BIT;
    ExpectSilenceInBoth(planes, one, Region({64, 64, 1}, first));
    ExpectSilenceInBoth(two, planes, Region({32, 32, 1}, kColor, second));
    ExpectInBoth(planes, one, Region({64, 64, 1}, kColor), "srcImage-08713",
                 "srcSubresource.aspectMask is VK_IMAGE_ASPECT_COLOR_BIT");
    ExpectInBoth(one, planes, Region({64, 64, 1}), "dstImage-08714", "dstSubresource.aspectMask");
    ExpectInBoth(planes, one, Region({32, 32, 1}, second), "None-01549", "VK_IMAGE_ASPECT_PLANE_1_BIT");
    ExpectInBoth(two, planes, Region({64, 64, 1}, kColor, second), "dstOffset-00150",
                 "the width of mip level 0 of dstImage is 32");
}

TEST_F(CopyImageTest, ImagesHaveUsagesMemoryAndEqualSamples) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = Info(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1});
    const VkImage plain = MakeBound(info), unbound = MakeUnboundImage(info);
    ExpectInBoth(unbound, plain, Region({16, 16, 1}), "srcImage-07966", "srcImage is VkImage");
    ExpectInBoth(plain, unbound, Region({16, 16, 1}), "dstImage-07966", "dstImage is VkImage");
    info.usage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    const VkImage written = MakeBound(info);
    ExpectSilenceInBoth(plain, written, Region({16, 16, 1}));
    ExpectInBoth(written, plain, Region({16, 16, 1}), "aspect-06662",
                 "VK_IMAGE_USAGE_TRANSFER_SRC_BIT in the usage is not set");
    info.usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
    ExpectInBoth(plain, MakeBound(info), Region({16, 16, 1}), "aspect-06663",
                 "VK_IMAGE_USAGE_TRANSFER_DST_BIT");
    info.usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                 VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    ExpectInBoth(plain, MakeBound(info), Region({16, 16, 1}), "srcImage-00136",
                 "the samples of srcImage is 1, the samples of dstImage is 4");
}

TEST_F(CopyImageTest, StencilHasAUsageOfItsOwn) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = Info(VK_FORMAT_D24_UNORM_S8_UINT, {16, 16, 1});
    const VkImage plain = MakeBound(info);
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    info.pNext = &stencil;
    const VkImage separate = MakeBound(info);
    ClearMessages();
    ExpectSilenceInBoth(separate, plain, Region({16, 16, 1}, kDepth, kDepth));
    ExpectInBoth(separate, plain, Region({16, 16, 1}, kStencil, kStencil), "aspect-06664",
                 "VK_IMAGE_USAGE_TRANSFER_SRC_BIT in the usage is not set");
    ExpectInBoth(plain, separate, Region({16, 16, 1}, kStencil, kStencil), "aspect-06665",
                 "dstImage is VkImage");
}

TEST_F(CopyImageTest, ACopyWithinAnImage) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = MakeBound(VK_FORMAT_R8_UNORM, {64, 64, 1}, 2, 2);
    SetName(VK_OBJECT_TYPE_IMAGE, image, "scroll");
    VkImageCopy region = Region({64, 32, 1});
    region.dstOffset.y = 32;
    ExpectSilenceInBoth(image, image, region, kGeneral, kGeneral);
    ExpectInBoth(image, image, region, "srcImage-09460",
                 "srcImageLayout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, dstImageLayout is "
                 "VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
    region.dstOffset.y = 31;
    ExpectInBoth(
        image, image, region, "pRegions-00124",
        "pRegions[0] reads 64 x 32 x 1 texels at (0, 0, 0) of mip level 0, and pRegions[0] writes 64 x 32 x "
        "1 texels at (0, 31, 0)",
        kGeneral, kGeneral);
    region.dstSubresource.baseArrayLayer = 1;
    ExpectSilenceInBoth(image, image, region);
    region = Region({32, 32, 1});
    region.dstSubresource.mipLevel = 1;
    ExpectSilenceInBoth(image, image, region);
}

TEST_F(CopyImageTest, ImagesOfOneDimension) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = Info(VK_FORMAT_R8_UNORM, {64, 1, 1});
    info.imageType = VK_IMAGE_TYPE_1D;
    const VkImage line = MakeBound(info), other = MakeBound(info),
                  plane = MakeBound(VK_FORMAT_R8_UNORM, {64, 64, 1});
    ExpectSilenceInBoth(line, other, Region({64, 1, 1}));
    VkImageCopy region = Region({64, 1, 1});
    region.dstOffset.y = 1;
    ExpectInBoth(line, other, region, "dstImage-00152", "dstOffset.y is 1");
    region.dstOffset = {0, 0, 1};
    ExpectInBoth(line, other, region, "dstImage-01786", "dstOffset.z is 1");
    ExpectInBoth(line, plane, Region({64, 1, 1}), "srcImage-07743",
                 "the type of srcImage is VK_IMAGE_TYPE_1D");
}

TEST_F(CopyImageTest, TransferQueuesCopyInTheirGranularity) {
    Options options = NullOptions();
    options.other_families = true;
    options.environment["WD_NULL_TRANSFER_GRANULARITY"] = "0";
    WD_START_DEVICE(options);
    const VkImage source = MakeBound(VK_FORMAT_R8_UNORM, {32, 32, 1}),
                  large = MakeBound(VK_FORMAT_R8_UNORM, {64, 32, 1});
    commands_ = BeginTransfer();
    ExpectSilenceInBoth(source, MakeBound(VK_FORMAT_R8_UNORM, {32, 32, 1}), Region({32, 32, 1}));
    ExpectInBoth(large, source, Region({32, 32, 1}), "srcOffset-01783",
                 "minImageTransferGranularity.width is 0");
    ExpectInBoth(source, large, Region({32, 32, 1}), "dstOffset-01784", "the width of mip level 0 is 64");
}

TEST_F(CopyImageTest, ImagesWithoutPlanesHaveColor) {
    WD_START_DEVICE(NullOptions());
    const VkImage planes = MakeBound(VK_FORMAT_G8_B8_R8_3PLANE_444_UNORM, {16, 16, 1}),
                  plain = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1});
    const VkImageAspectFlags plane = VK_IMAGE_ASPECT_PLANE_0_BIT;
    ClearMessages();
    ExpectSilenceInBoth(planes, plain, Region({16, 16, 1}, plane, kColor));
    ExpectSilenceInBoth(plain, planes, Region({16, 16, 1}, kColor, plane));
    // The aspects are not of the format either.
    Copy(planes, plain, Region({16, 16, 1}, plane, plane));
    ExpectMessage("VUID-vkCmdCopyImage-srcImage-01556", "VK_IMAGE_ASPECT_PLANE_0_BIT");
    ClearMessages();
    Copy2(plain, planes, Region({16, 16, 1}, plane, plane));
    ExpectMessage("VUID-VkCopyImageInfo2-dstImage-01557", "VK_IMAGE_ASPECT_PLANE_0_BIT");
    ClearMessages();
}

TEST_F(CopyImageTest, ImagesOfVulkan10HaveOneType) {
    WD_START_DEVICE(NullOptions(VK_API_VERSION_1_0));
    const VkImage volume = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 8}),
                  other = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 8}),
                  flat = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1});
    Copy(volume, other, Region({16, 16, 8}));
    ExpectSilence();
    Copy(volume, flat, Region({16, 16, 1}));
    ExpectOnly("vkCmdCopyImage-apiVersion-07933",
               "the type of srcImage is VK_IMAGE_TYPE_3D, the type of dstImage is VK_IMAGE_TYPE_2D");
}

TEST_F(CopyImageTest, RemainingLayersAreThoseOfTheOther) {
    Options options = NullOptions();
    auto features =
        Make<VkPhysicalDeviceMaintenance5Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES);
    features.maintenance5 = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_5_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImage source = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4);
    VkImageCopy region = Region({16, 16, 1});
    region.srcSubresource.baseArrayLayer = 2;
    region.srcSubresource.layerCount = VK_REMAINING_ARRAY_LAYERS;
    region.dstSubresource.layerCount = 2;
    ExpectSilenceInBoth(source, target, region);
    region.dstSubresource.layerCount = 3;
    ExpectInBoth(source, target, region, "srcImage-08794", "dstSubresource.layerCount is 3");
}

TEST_F(CopyImageTest, DepthAndColorWithTheFeature) {
    Options options = NullOptions();
    auto features = Make<VkPhysicalDeviceMaintenance8FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_8_FEATURES_KHR);
    features.maintenance8 = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_8_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImage color = MakeBound(VK_FORMAT_R32_SFLOAT, {16, 16, 1}),
                  narrow = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}),
                  depth = MakeBound(VK_FORMAT_D32_SFLOAT, {16, 16, 1}),
                  both = MakeBound(VK_FORMAT_D32_SFLOAT_S8_UINT, {16, 16, 1});
    ExpectSilenceInBoth(color, depth, Region({16, 16, 1}, kColor, kDepth));
    ExpectSilenceInBoth(depth, color, Region({16, 16, 1}, kDepth, kColor));
    ExpectInBoth(narrow, depth, Region({16, 16, 1}, kColor, kDepth), "srcSubresource-10211",
                 "VK_IMAGE_ASPECT_DEPTH_BIT");
    ExpectInBoth(depth, narrow, Region({16, 16, 1}, kDepth, kColor), "srcSubresource-10212",
                 "VK_IMAGE_ASPECT_DEPTH_BIT");
    ExpectInBoth(color, both, Region({16, 16, 1}, kColor, kDepth | kStencil), "srcSubresource-10214",
                 "VK_IMAGE_ASPECT_STENCIL_BIT");
    ExpectInBoth(both, color, Region({16, 16, 1}, kDepth | kStencil, kColor), "dstSubresource-10215",
                 "VK_IMAGE_ASPECT_STENCIL_BIT");
}

TEST_F(CopyImageTest, OnlyGraphicsQueuesCopyDepthAndColor) {
    Options options = NullOptions();
    auto features = Make<VkPhysicalDeviceMaintenance8FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_8_FEATURES_KHR);
    features.maintenance8 = VK_TRUE;
    options.other_families = true;
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_8_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImage color = MakeBound(VK_FORMAT_R32_SFLOAT, {16, 16, 1}),
                  other = MakeBound(VK_FORMAT_R32_SFLOAT, {16, 16, 1}),
                  depth = MakeBound(VK_FORMAT_D32_SFLOAT, {16, 16, 1});
    commands_ = BeginTransfer();
    ExpectSilenceInBoth(color, other, Region({16, 16, 1}));
    const VkImageCopy to = Region({16, 16, 1}, kColor, kDepth), from = Region({16, 16, 1}, kDepth, kColor);
    Copy(color, depth, to);
    ExpectOnly("vkCmdCopyImage-commandBuffer-10217", "VK_IMAGE_ASPECT_DEPTH_BIT");
    Copy2(color, depth, to);
    ExpectOnly("vkCmdCopyImage2-commandBuffer-10217", "VK_IMAGE_ASPECT_DEPTH_BIT");
    Copy(depth, color, from);
    ExpectOnly("vkCmdCopyImage-commandBuffer-10218", "VK_IMAGE_ASPECT_DEPTH_BIT");
    Copy2(depth, color, from);
    ExpectOnly("vkCmdCopyImage2-commandBuffer-10218", "VK_IMAGE_ASPECT_DEPTH_BIT");
}

TEST_F(CopyImageTest, AspectsOfSubresources) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}),
                  other = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1});
    Copy(image, other, Region({16, 16, 1}));
    ExpectSilence();
    Copy(image, other, Region({16, 16, 1}, kColor | kDepth, kColor));
    ExpectMessage("VUID-VkImageSubresourceLayers-aspectMask-00167", "VK_IMAGE_ASPECT_DEPTH_BIT");
    ClearMessages(); // Images have none of these aspects.
    Copy(image, other, Region({16, 16, 1}, VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT, kColor));
    ExpectMessage("VUID-VkImageSubresourceLayers-aspectMask-02247", "VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT");
    ClearMessages();
}

} // namespace
} // namespace wd::testing
