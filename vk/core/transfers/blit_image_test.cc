// Blits.
#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

class BlitImageTest : public TransferTest {
  protected:
    static VkImageBlit Region(VkOffset3D source, VkOffset3D target, VkImageAspectFlags aspect = kColor) {
        VkImageBlit region = {};
        region.srcSubresource = region.dstSubresource = {aspect, 0, 0, 1};
        region.srcOffsets[1] = source;
        region.dstOffsets[1] = target;
        return region;
    }

    void Blit(VkImage source, VkImage target, const VkImageBlit &region, VkFilter filter,
              VkImageLayout source_layout, VkImageLayout target_layout) {
        vkCmdBlitImage(Commands(), source, source_layout, target, target_layout, 1, &region, filter);
    }

    void Blit2(VkImage source, VkImage target, const VkImageBlit &region, VkFilter filter,
               VkImageLayout source_layout, VkImageLayout target_layout) {
        auto second = Make<VkImageBlit2>(VK_STRUCTURE_TYPE_IMAGE_BLIT_2);
        second.srcSubresource = region.srcSubresource;
        second.dstSubresource = region.dstSubresource;
        for (int i = 0; i < 2; i++) {
            second.srcOffsets[i] = region.srcOffsets[i];
            second.dstOffsets[i] = region.dstOffsets[i];
        }
        auto info = Make<VkBlitImageInfo2>(VK_STRUCTURE_TYPE_BLIT_IMAGE_INFO_2);
        info.srcImage = source;
        info.srcImageLayout = source_layout;
        info.dstImage = target;
        info.dstImageLayout = target_layout;
        info.regionCount = 1;
        info.pRegions = &second;
        info.filter = filter;
        vkCmdBlitImage2(Commands(), &info);
    }

    struct How {
        VkFilter filter = VK_FILTER_NEAREST;
        VkImageLayout source_layout = kSource;
        VkImageLayout target_layout = kTarget;
        bool is_of_region = false; // The rule is of the struct of regions.
    };

    void ExpectInBoth(VkImage source, VkImage target, const VkImageBlit &region, const std::string &rule,
                      const std::string &text, const How &how) {
        Blit(source, target, region, how.filter, how.source_layout, how.target_layout);
        ExpectOnly((how.is_of_region ? "VkImageBlit-" : "vkCmdBlitImage-") + rule, text);
        Blit2(source, target, region, how.filter, how.source_layout, how.target_layout);
        ExpectOnly((how.is_of_region ? "VkImageBlit2-" : "VkBlitImageInfo2-") + rule, text);
    }
    void ExpectInBoth(VkImage source, VkImage target, const VkImageBlit &region, const std::string &rule,
                      const std::string &text) {
        ExpectInBoth(source, target, region, rule, text, How());
    }

    void ExpectSilenceInBoth(VkImage source, VkImage target, const VkImageBlit &region, const How &how) {
        Blit(source, target, region, how.filter, how.source_layout, how.target_layout);
        Blit2(source, target, region, how.filter, how.source_layout, how.target_layout);
        ExpectSilence();
    }
    void ExpectSilenceInBoth(VkImage source, VkImage target, const VkImageBlit &region) {
        ExpectSilenceInBoth(source, target, region, How());
    }

    static How General() {
        return {VK_FILTER_NEAREST, kGeneral, kGeneral, false};
    }
    static How OfRegion() {
        return {VK_FILTER_NEAREST, kSource, kTarget, true};
    }

    VkCommandBuffer Commands() {
        if (!commands_) {
            commands_ = Begin();
        }
        return commands_;
    }

    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_F(BlitImageTest, IntegersAreBlittedToIntegersOfEqualSign) {
    WD_START_DEVICE(NullOptions());
    const VkExtent3D extent = {16, 16, 1};
    const VkImage floats = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, extent),
                  bytes = MakeBound(VK_FORMAT_R8_UINT, extent), words = MakeBound(VK_FORMAT_R16_UINT, extent),
                  integers = MakeBound(VK_FORMAT_R32_SINT, extent),
                  scaled = MakeBound(VK_FORMAT_R16G16B16A16_SFLOAT, extent);
    const VkImageBlit region = Region({16, 16, 1}, {16, 16, 1});
    ExpectSilenceInBoth(floats, scaled, region);
    ExpectSilenceInBoth(bytes, words, region);
    ExpectInBoth(
        integers, floats, region, "srcImage-00229",
        "the format of srcImage is VK_FORMAT_R32_SINT, the format of dstImage is VK_FORMAT_R8G8B8A8_UNORM");
    ExpectInBoth(bytes, integers, region, "srcImage-00229", "VK_FORMAT_R8_UINT");
    ExpectInBoth(floats, bytes, region, "srcImage-00230", "VK_FORMAT_R8_UINT");
}

TEST_F(BlitImageTest, DepthIsNotConvertedNorFiltered) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeBound(VK_FORMAT_D32_SFLOAT, {16, 16, 1}),
                  target = MakeBound(VK_FORMAT_D32_SFLOAT, {16, 16, 1}),
                  other = MakeBound(VK_FORMAT_D16_UNORM, {16, 16, 1});
    const VkImageBlit region = Region({16, 16, 1}, {8, 8, 1}, kDepth);
    ExpectSilenceInBoth(source, target, region);
    ExpectInBoth(source, other, region, "srcImage-00231", "VK_FORMAT_D16_UNORM");
    ExpectInBoth(source, target, region, "srcImage-00232", "filter is VK_FILTER_LINEAR",
                 {VK_FILTER_LINEAR, kSource, kTarget, false});
}

TEST_F(BlitImageTest, FormatsThatNeedAConversion) {
    WD_START_DEVICE(NullOptions());
    const VkImage planes = MakeBound(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {16, 16, 1}),
                  color = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1});
    const VkImageBlit region = Region({16, 16, 1}, {16, 16, 1});
    ExpectInBoth(planes, color, region, "srcImage-06421", "VK_FORMAT_G8_B8R8_2PLANE_420_UNORM");
    ExpectInBoth(color, planes, region, "dstImage-06422", "VK_FORMAT_G8_B8R8_2PLANE_420_UNORM");
}

TEST_F(BlitImageTest, BlitsWriteTexels) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1});
    VkImageBlit region = Region({16, 16, 1}, {1, 16, 1});
    ExpectSilenceInBoth(source, target, region);
    region.dstOffsets[1].x = 0;
    if (VK_HEADER_VERSION > 309) { // Older registries lack the rule.
        ExpectInBoth(source, target, region, "dstOffsets-12518", "dstOffsets[0].x and dstOffsets[1].x is 0");
    } else {
        ExpectSilenceInBoth(source, target, region);
    }
}

TEST_F(BlitImageTest, CornersAreInsideOfBothImages) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeBound(VK_FORMAT_R8_UNORM, {32, 16, 1}, 2),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {64, 64, 1}),
                  volume = MakeBound(VK_FORMAT_R8_UNORM, {8, 8, 8});
    VkImageBlit region = Region({32, 16, 1}, {64, 64, 1});
    ExpectSilenceInBoth(source, target, region);
    std::swap(region.srcOffsets[0].x, region.srcOffsets[1].x); // Mirrored.
    ExpectSilenceInBoth(source, target, region);
    region.srcOffsets[0].x = 33;
    ExpectInBoth(source, target, region, "srcOffset-00243",
                 "srcOffsets[0].x is 33, srcOffsets[1].x is 0, the width of mip level 0 of srcImage is 32");
    region = Region({16, 9, 1}, {64, 64, 1});
    region.srcSubresource.mipLevel = 1;
    ExpectInBoth(source, target, region, "srcOffset-00244", "the height of mip level 1 of srcImage is 8");
    region = Region({16, 16, 1}, {64, 64, 1});
    region.dstOffsets[0].x = -1;
    ExpectInBoth(source, target, region, "dstOffset-00248", "dstOffsets[0].x is -1");
    ExpectInBoth(source, target, Region({16, 16, 1}, {64, 65, 1}), "dstOffset-00249",
                 "dstOffsets[1].y is 65");
    ExpectInBoth(source, target, Region({16, 16, 2}, {64, 64, 1}), "srcImage-00247", "srcOffsets[1].z is 2");
    ExpectInBoth(source, target, Region({16, 16, 1}, {64, 64, 2}), "dstImage-00252", "dstOffsets[1].z is 2");
    region = Region({8, 8, 4}, {8, 8, 8});
    region.dstOffsets[0].z = 4;
    ExpectSilenceInBoth(volume, volume, region, General());
    ExpectInBoth(volume, target, Region({8, 8, 9}, {8, 8, 1}), "srcOffset-00246",
                 "the depth of mip level 0 of srcImage is 8");
    ExpectInBoth(target, volume, Region({8, 8, 1}, {8, 8, 9}), "dstOffset-00251", "dstOffsets[1].z is 9");
}

TEST_F(BlitImageTest, LayersAndAspects) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4),
                  volume = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 4}),
                  depth = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, {16, 16, 1}),
                  other_depth = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, {16, 16, 1});
    VkImageBlit region = Region({16, 16, 1}, {16, 16, 1});
    region.srcSubresource.layerCount = region.dstSubresource.layerCount = 4;
    ExpectSilenceInBoth(source, target, region);
    region.dstSubresource.layerCount = 3;
    ExpectInBoth(source, target, region, "layerCount-08800",
                 "srcSubresource.layerCount is 4, dstSubresource.layerCount is 3", OfRegion());
    region.dstSubresource = {kColor, 0, 1, 4};
    ExpectInBoth(source, target, region, "dstSubresource-01708", "arrayLayers of dstImage is 4");
    region.srcSubresource = {kColor, 0, 2, 4};
    region.dstSubresource = {kColor, 0, 0, 4};
    ExpectInBoth(source, target, region, "srcSubresource-01707", "arrayLayers of srcImage is 4");
    region = Region({16, 16, 1}, {16, 16, 4});
    ExpectSilenceInBoth(source, volume, region);
    region.srcSubresource.layerCount = 4;
    ExpectInBoth(source, volume, region, "srcImage-00240",
                 "srcSubresource.baseArrayLayer is 0, layerCount is 4, dstSubresource.baseArrayLayer is 0");
    region = Region({16, 16, 1}, {16, 16, 1}, kDepth);
    region.dstSubresource.aspectMask = kStencil;
    ExpectInBoth(depth, other_depth, region, "aspectMask-00238",
                 "srcSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT", OfRegion());
    region = Region({16, 16, 1}, {16, 16, 1}, kStencil);
    Blit(source, target, region, VK_FILTER_NEAREST, kSource, kTarget);
    ExpectMessage("VUID-vkCmdBlitImage-aspectMask-00241", "the format of srcImage is VK_FORMAT_R8_UNORM");
    ExpectMessage("VUID-vkCmdBlitImage-aspectMask-00242", "the format of dstImage is VK_FORMAT_R8_UNORM");
    ExpectSilence();
}

TEST_F(BlitImageTest, MipLevelsOfOneImage) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {64, 64, 1}, 3);
    SetName(VK_OBJECT_TYPE_IMAGE, image, "mips");
    VkImageBlit region = Region({64, 64, 1}, {32, 32, 1});
    region.dstSubresource.mipLevel = 1;
    ExpectSilenceInBoth(image, image, region, {VK_FILTER_LINEAR, kSource, kTarget, false});
    region = Region({32, 32, 1}, {64, 64, 1});
    region.dstOffsets[0] = {32, 32, 0};
    ExpectSilenceInBoth(image, image, region, General());
    ExpectInBoth(image, image, region, "srcImage-09459",
                 "srcImageLayout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
    region.dstOffsets[0] = {16, 16, 0};
    region.dstOffsets[1] = {48, 48, 1};
    ExpectInBoth(
        image, image, region, "pRegions-00217",
        "pRegions[0] samples (0, 0, 0) to (32, 32, 1) of mip level 0, and pRegions[0] writes (16, 16, 0) to "
        "(48, 48, 1)",
        General());
    // Every 16th texel is sampled: the common column need not be.
    region = Region({64, 64, 1}, {64, 4, 1});
    region.dstOffsets[0] = {63, 0, 0};
    ExpectSilenceInBoth(image, image, region, General());
}

TEST_F(BlitImageTest, RemainingLayersAreThoseOfTheOther) {
    Options options = NullOptions();
    auto features =
        Make<VkPhysicalDeviceMaintenance5Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES);
    features.maintenance5 = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_5_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImage source = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4);
    VkImageBlit region = Region({16, 16, 1}, {16, 16, 1});
    region.srcSubresource.baseArrayLayer = 2;
    region.srcSubresource.layerCount = VK_REMAINING_ARRAY_LAYERS;
    region.dstSubresource.layerCount = 2;
    Blit(source, target, region, VK_FILTER_NEAREST, kSource, kTarget);
    Blit2(source, target, region, VK_FILTER_NEAREST, kSource, kTarget);
    ExpectSilence();
    region.dstSubresource.layerCount = 3;
    How how;
    how.is_of_region = true;
    ExpectInBoth(source, target, region, "layerCount-08801", "dstSubresource.layerCount is 3", how);
}

TEST_F(BlitImageTest, SlicesAreBlittedToLayersWithTheFeature) {
    Options options = NullOptions();
    auto features = Make<VkPhysicalDeviceMaintenance8FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_8_FEATURES_KHR);
    features.maintenance8 = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_8_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImage volume = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 4}),
                  layers = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}, 1, 4);
    // Another rule still wants one layer.
    VkImageBlit region = Region({16, 16, 1}, {16, 16, 3});
    region.dstOffsets[0].z = 2;
    ExpectSilenceInBoth(layers, volume, region);
    std::swap(region.dstOffsets[0].z, region.dstOffsets[1].z);
    ExpectSilenceInBoth(layers, volume, region);
    region.dstOffsets[1].z = 1;
    ExpectInBoth(layers, volume, region, "maintenance8-10579",
                 "dstOffsets have 2 slices, and the other image has 1 array layers");
    region = Region({16, 16, 1}, {16, 16, 1});
    ExpectSilenceInBoth(volume, layers, region);
    region.srcOffsets[1].z = 2;
    ExpectInBoth(volume, layers, region, "maintenance8-10580",
                 "srcOffsets have 2 slices, and the other image has 1 array layers");
}

} // namespace
} // namespace wd::testing
