// Resolves.
#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

class ResolveImageTest : public TransferTest {
  protected:
    VkImage MakeSampled(VkFormat format, VkExtent3D extent, uint32_t layers = 1,
                        VkSampleCountFlagBits samples = VK_SAMPLE_COUNT_4_BIT) {
        VkImageCreateInfo info = Info(format, extent, 1, layers);
        info.usage |= VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT;
        info.samples = samples;
        return MakeBound(info);
    }

    static VkImageResolve Region(VkExtent3D extent) {
        VkImageResolve region = {};
        region.srcSubresource = region.dstSubresource = {kColor, 0, 0, 1};
        region.extent = extent;
        return region;
    }

    void Resolve(VkImage source, VkImage target, const VkImageResolve &region) {
        vkCmdResolveImage(Commands(), source, kSource, target, kTarget, 1, &region);
    }

    void Resolve2(VkImage source, VkImage target, const VkImageResolve &region) {
        auto second = Make<VkImageResolve2>(VK_STRUCTURE_TYPE_IMAGE_RESOLVE_2);
        second.srcSubresource = region.srcSubresource;
        second.srcOffset = region.srcOffset;
        second.dstSubresource = region.dstSubresource;
        second.dstOffset = region.dstOffset;
        second.extent = region.extent;
        auto info = Make<VkResolveImageInfo2>(VK_STRUCTURE_TYPE_RESOLVE_IMAGE_INFO_2);
        info.srcImage = source;
        info.srcImageLayout = kSource;
        info.dstImage = target;
        info.dstImageLayout = kTarget;
        info.regionCount = 1;
        info.pRegions = &second;
        vkCmdResolveImage2(Commands(), &info);
    }

    void ExpectInBoth(VkImage source, VkImage target, const VkImageResolve &region, const std::string &rule,
                      const std::string &text, bool is_of_region = false) {
        Resolve(source, target, region);
        ExpectOnly((is_of_region ? "VkImageResolve-" : "vkCmdResolveImage-") + rule, text);
        Resolve2(source, target, region);
        ExpectOnly((is_of_region ? "VkImageResolve2-" : "VkResolveImageInfo2-") + rule, text);
    }

    void ExpectSilenceInBoth(VkImage source, VkImage target, const VkImageResolve &region) {
        Resolve(source, target, region);
        Resolve2(source, target, region);
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

TEST_F(ResolveImageTest, FromSeveralSamplesToOneOfTheSameFormat) {
    WD_START_DEVICE(NullOptions());
    const VkExtent3D extent = {32, 32, 1};
    const VkImage source = MakeSampled(VK_FORMAT_R8G8B8A8_UNORM, extent),
                  target = MakeSampled(VK_FORMAT_R8G8B8A8_UNORM, extent, 1, VK_SAMPLE_COUNT_1_BIT),
                  other = MakeSampled(VK_FORMAT_R8G8B8A8_SRGB, extent, 1, VK_SAMPLE_COUNT_1_BIT);
    ExpectSilenceInBoth(source, target, Region(extent));
    ExpectInBoth(source, other, Region(extent), "srcImage-01386",
                 "the format of srcImage is VK_FORMAT_R8G8B8A8_UNORM, the format of dstImage is "
                 "VK_FORMAT_R8G8B8A8_SRGB");
    const VkImage one = MakeSampled(VK_FORMAT_R8G8B8A8_UNORM, extent, 1, VK_SAMPLE_COUNT_1_BIT);
    ExpectInBoth(one, target, Region(extent), "srcImage-00257", "the samples of srcImage is 1");
    const VkImage sampled = MakeSampled(VK_FORMAT_R8G8B8A8_UNORM, extent);
    ExpectInBoth(source, sampled, Region(extent), "dstImage-00259", "the samples of dstImage is 4");
}

TEST_F(ResolveImageTest, RegionsAreInsideOfBothImages) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeSampled(VK_FORMAT_R8_UNORM, {32, 16, 1}, 2),
                  target = MakeSampled(VK_FORMAT_R8_UNORM, {16, 32, 1}, 2, VK_SAMPLE_COUNT_1_BIT);
    VkImageResolve region = Region({16, 16, 1});
    region.srcSubresource.layerCount = region.dstSubresource.layerCount = 2;
    region.srcOffset.x = 16;
    ExpectSilenceInBoth(source, target, region);
    region.srcOffset.x = 17;
    ExpectInBoth(source, target, region, "srcOffset-00269", "the width of mip level 0 of srcImage is 32");
    region.srcOffset = {0, 1, 0};
    ExpectInBoth(source, target, region, "srcOffset-00270", "srcOffset.y is 1");
    region.srcOffset = {0, 0, 1};
    ExpectInBoth(source, target, region, "srcImage-00273", "srcOffset.z is 1");
    region.srcOffset = {};
    region.dstOffset.x = 1;
    ExpectInBoth(source, target, region, "dstOffset-00274", "dstOffset.x is 1");
    region.dstOffset = {0, 17, 0};
    ExpectInBoth(source, target, region, "dstOffset-00275", "the height of mip level 0 of dstImage is 32");
    region.dstOffset = {0, 0, -1};
    ExpectInBoth(source, target, region, "dstImage-00278", "dstOffset.z is -1");
    region = Region({16, 16, 1});
    region.srcSubresource.layerCount = 2;
    ExpectInBoth(source, target, region, "layerCount-08803", "srcSubresource.layerCount is 2", true);
    region = Region({16, 16, 1});
    region.srcSubresource.baseArrayLayer = 2;
    ExpectInBoth(source, target, region, "srcSubresource-01711", "arrayLayers of srcImage is 2");
    region = Region({16, 16, 1});
    region.dstSubresource.baseArrayLayer = 2;
    ExpectInBoth(source, target, region, "dstSubresource-01712", "arrayLayers of dstImage is 2");
}

TEST_F(ResolveImageTest, OnlyColorIsResolved) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = Info(VK_FORMAT_D32_SFLOAT, {16, 16, 1});
    const VkImage target = MakeBound(info);
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    info.usage |= VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    const VkImage source = MakeBound(info);
    VkImageResolve region = Region({16, 16, 1});
    region.srcSubresource.aspectMask = region.dstSubresource.aspectMask = kDepth;
    Resolve(source, target, region);
    ExpectMessage("", "srcSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
}

TEST_F(ResolveImageTest, OnlyColorIsResolvedByBothVersions) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = Info(VK_FORMAT_D32_SFLOAT, {16, 16, 1});
    const VkImage target = MakeBound(info);
    info.samples = VK_SAMPLE_COUNT_4_BIT;
    info.usage |= VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    VkImageResolve region = Region({16, 16, 1});
    region.srcSubresource.aspectMask = region.dstSubresource.aspectMask = kDepth;
    ExpectInBoth(MakeBound(info), target, region, "aspectMask-00266", "VK_IMAGE_ASPECT_DEPTH_BIT", true);
}

TEST_F(ResolveImageTest, RemainingLayersAreThoseOfTheOther) {
    Options options = NullOptions();
    auto features =
        Make<VkPhysicalDeviceMaintenance5Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES);
    features.maintenance5 = VK_TRUE;
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_5_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const VkImage source = MakeSampled(VK_FORMAT_R8_UNORM, {16, 16, 1}, 4),
                  target = MakeSampled(VK_FORMAT_R8_UNORM, {16, 16, 1}, 4, VK_SAMPLE_COUNT_1_BIT);
    VkImageResolve region = Region({16, 16, 1});
    region.srcSubresource.baseArrayLayer = 2;
    region.srcSubresource.layerCount = VK_REMAINING_ARRAY_LAYERS;
    region.dstSubresource.layerCount = 2;
    ExpectSilenceInBoth(source, target, region);
    region.dstSubresource.layerCount = 3;
    ExpectInBoth(source, target, region, "layerCount-08804", "dstSubresource.layerCount is 3", true);
}

TEST_F(ResolveImageTest, SlicesOfTheTarget) {
    WD_START_DEVICE(NullOptions());
    const VkImage source = MakeSampled(VK_FORMAT_R8_UNORM, {16, 16, 1}),
                  target = MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 8});
    VkImageResolve region = Region({16, 16, 1});
    region.dstOffset.z = 7;
    ExpectSilenceInBoth(source, target, region);
    region.dstOffset.z = 8;
    ExpectInBoth(source, target, region, "dstOffset-00277", "dstOffset.z is 8");
}

} // namespace
} // namespace wd::testing
