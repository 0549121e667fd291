// Fragment density maps and shading rate attachments of dynamic rendering: mistakes, and their correct twins.
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

class RenderingExtensionsTest : public RenderingTest {
  protected:
    void StartWithMaps() {
        map_features_ = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
        map_features_.fragmentDensityMap = VK_TRUE;
        StartRendering(&map_features_, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME});
    }
    void StartWithRates() {
        rate_features_ = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
        rate_features_.attachmentFragmentShadingRate = VK_TRUE;
        StartRendering(&rate_features_, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    }
    VkImageView View(VkFormat format, VkExtent2D extent, VkImageUsageFlags usage, uint32_t layers = 1,
                     VkImageCreateFlags flags = 0) {
        VkImageCreateInfo image = PlainImage(format, extent, usage);
        image.arrayLayers = layers;
        image.flags = flags;
        VkImageViewCreateInfo view = {};
        view.viewType = layers == 1 ? VK_IMAGE_VIEW_TYPE_2D : VK_IMAGE_VIEW_TYPE_2D_ARRAY;
        view.format = format;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, layers};
        return MakeView(image, view);
    }
    VkImageView MapView(VkExtent2D extent = {16, 16}, uint32_t layers = 1, VkImageCreateFlags flags = 0,
                        VkImageUsageFlags more = 0) {
        return View(VK_FORMAT_R8G8_UNORM, extent, VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT | more, layers,
                    flags);
    }
    VkImageView RateView(VkExtent2D extent = {16, 16}, uint32_t layers = 1, VkImageUsageFlags more = 0) {
        return View(VK_FORMAT_R8_UINT, extent, VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR | more,
                    layers);
    }
    VkImageView Subsampled() {
        return View(kColor, {16, 16}, kColorUsage, 1, VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT);
    }

    void TryMap(VkImageView map, const std::vector<VkRenderingAttachmentInfo> &colors = {},
                uint32_t view_mask = 0) {
        auto chained = Make<VkRenderingFragmentDensityMapAttachmentInfoEXT>(
            VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT);
        chained.imageView = map;
        chained.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        VkRenderingInfo info = Rendering(colors);
        info.pNext = &chained;
        info.viewMask = view_mask;
        TryRendering(info);
    }
    void TryRate(VkImageView rate, VkExtent2D texel = {1, 1}, uint32_t layer_count = 1,
                 const std::vector<VkRenderingAttachmentInfo> &colors = {},
                 VkImageLayout layout = VK_IMAGE_LAYOUT_GENERAL, uint32_t view_mask = 0) {
        auto chained = Make<VkRenderingFragmentShadingRateAttachmentInfoKHR>(
            VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
        chained.imageView = rate;
        chained.imageLayout = layout;
        chained.shadingRateAttachmentTexelSize = texel;
        VkRenderingInfo info = Rendering(colors);
        info.pNext = &chained;
        info.layerCount = layer_count;
        info.viewMask = view_mask;
        TryRendering(info);
    }

    VkPhysicalDeviceFragmentDensityMapFeaturesEXT map_features_;
    VkPhysicalDeviceFragmentShadingRateFeaturesKHR rate_features_;
};

// The null driver's maxFragmentDensityTexelSize is 2.
TEST_F(RenderingExtensionsTest, MapsCoverTheRenderArea) {
    StartWithMaps();
    TryMap(MapView({8, 8}));
    ExpectSilence();
    TryMap(MapView({7, 8}));
    ExpectMessage("VUID-VkRenderingInfo-pNext-06112",
                  "the width of the view is 7, the render area ends at 16");
    TryMap(MapView({8, 7}));
    ExpectMessage("VUID-VkRenderingInfo-pNext-06114", "the height of the view is 7");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, MapsAndRatesCoverTheAreasOfDevices) {
    static VkPhysicalDeviceFragmentShadingRateFeaturesKHR rates;
    rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.attachmentFragmentShadingRate = VK_TRUE;
    StartRendering(&rates, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    VkRect2D area = {{4, 4}, {12, 12}};
    auto group =
        Make<VkDeviceGroupRenderPassBeginInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    group.deviceMask = 1;
    group.deviceRenderAreaCount = 1;
    group.pDeviceRenderAreas = &area;
    auto rate = Make<VkRenderingFragmentShadingRateAttachmentInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    rate.imageView = RateView({16, 16});
    rate.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    rate.shadingRateAttachmentTexelSize = {1, 1};
    rate.pNext = &group;
    VkRenderingInfo info = Rendering({});
    info.pNext = &rate;
    TryRendering(info);
    ExpectSilence();
    area.extent.width = 13;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06120", "pDeviceRenderAreas[0]");
    area = {{4, 5}, {12, 12}};
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06122", "pDeviceRenderAreas[0]");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, MapsCoverTheAreasOfDevices) {
    StartWithMaps();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    VkRect2D area = {{4, 4}, {12, 12}};
    auto group =
        Make<VkDeviceGroupRenderPassBeginInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    group.deviceMask = 1;
    group.deviceRenderAreaCount = 1;
    group.pDeviceRenderAreas = &area;
    auto map = Make<VkRenderingFragmentDensityMapAttachmentInfoEXT>(
        VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT);
    map.imageView = MapView({8, 8});
    map.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    map.pNext = &group;
    VkRenderingInfo info = Rendering({});
    info.pNext = &map;
    TryRendering(info);
    ExpectSilence();
    area.extent.width = 13;
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06113", "pDeviceRenderAreas[0]");
    area = {{4, 5}, {12, 12}};
    TryRendering(info);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06115", "pDeviceRenderAreas[0]");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, MapsHaveOneLayerAndAreNotSubsampled) {
    StartWithMaps();
    TryMap(MapView({16, 16}, 2));
    ExpectMessage("VUID-VkRenderingInfo-imageView-06109", "the number of layers of the view is 2");
    TryMap(MapView({16, 16}, 1, VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT));
    ExpectMessage("VUID-VkRenderingFragmentDensityMapAttachmentInfoEXT-imageView-06159",
                  "VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, AttachmentsAreSubsampledAndNotTheMap) {
    StartWithMaps();
    TryMap(MapView(), {Attachment(Subsampled())});
    ExpectSilence();
    TryMap(MapView(), {Attachment(ColorView())});
    ExpectMessage("VUID-VkRenderingInfo-imageView-06107", "has no VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT");
    ExpectSilence();
    const VkImageView map = MapView({16, 16}, 1, 0, kColorUsage);
    TryMap(map, {Attachment(map)});
    ExpectMessage("VUID-VkRenderingInfo-imageView-06116",
                  "which is pRenderingInfo->pColorAttachments[0].imageView");
    ExpectMessage("VUID-VkRenderingInfo-imageView-06107", "");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, MapsHaveALayerForEachView) {
    core_features = {};
    static VkPhysicalDeviceMultiviewFeatures multiview;
    multiview = Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = VK_TRUE;
    map_features_ = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    map_features_.fragmentDensityMap = VK_TRUE;
    map_features_.pNext = &multiview;
    WD_START_RENDERING(&map_features_, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME});
    TryMap(MapView({16, 16}, 4), {}, 0xf);
    ExpectSilence();
    TryMap(MapView({16, 16}, 2), {}, 0xf);
    ExpectMessage("VUID-VkRenderingInfo-imageView-06108", "the number of views is 4");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, RatesCoverTheRenderArea) {
    StartWithRates();
    TryRate(RateView({4, 4}), {4, 4});
    ExpectSilence();
    TryRate(RateView({3, 4}), {4, 4});
    ExpectMessage("VUID-VkRenderingInfo-pNext-06119", "shadingRateAttachmentTexelSize.width is 4");
    TryRate(RateView({4, 3}), {4, 4});
    ExpectMessage("VUID-VkRenderingInfo-pNext-06121", "the height of the view is 3");
    ClearMessages(); // Texels of 4 by 4 are none of the null driver's.
}

#ifdef VK_KHR_maintenance7
TEST_F(RenderingExtensionsTest, RatesOfSmallerLevelsCoverTheRenderAreaOfRobustDevices) {
    auto maintenance = Make<VkPhysicalDeviceMaintenance7FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_7_FEATURES_KHR);
    maintenance.maintenance7 = VK_TRUE;
    rate_features_ = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rate_features_.attachmentFragmentShadingRate = VK_TRUE;
    rate_features_.pNext = &maintenance;
    WD_START_RENDERING(&rate_features_,
                       {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME, VK_KHR_MAINTENANCE_7_EXTENSION_NAME});
    VkImageCreateInfo image =
        PlainImage(VK_FORMAT_R8_UINT, {16, 16}, VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR);
    image.mipLevels = 2;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = image.format;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 1, 1, 0, 1};
    const VkImageView rate = MakeView(image, view);
    TryRate(rate, {2, 2});
    ExpectSilence();
    TryRate(rate, {1, 1});
    ExpectMessage("VUID-VkRenderingInfo-pNext-06119", "the width of the view is 8");
    ExpectMessage("VUID-VkRenderingInfo-pNext-06121", "the height of the view is 8");
    ExpectSilence();
}
#endif

TEST_F(RenderingExtensionsTest, RatesHaveOneLayerOrAll) {
    StartWithRates();
    // The null driver has no layered attachments, which the views are reported for.
    const VkImageView two = RateView({16, 16}, 2), three = RateView({16, 16}, 3);
    ClearMessages();
    TryRate(RateView({16, 16}, 1), {1, 1}, 3);
    TryRate(three, {1, 1}, 3);
    ExpectSilence();
    TryRate(two, {1, 1}, 3);
    ExpectMessage("VUID-VkRenderingInfo-imageView-06123",
                  "the number of layers of the view is 2, pRenderingInfo->layerCount is 3");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, RatesHaveOneLayerOrOneForEachView) {
    auto multiview =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = VK_TRUE;
    rate_features_ = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rate_features_.attachmentFragmentShadingRate = VK_TRUE;
    rate_features_.pNext = &multiview;
    WD_START_RENDERING(&rate_features_, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const VkImageView two = RateView({16, 16}, 2), four = RateView({16, 16}, 4);
    ClearMessages(); // The null driver has no layered attachments.
    const auto view = [&](VkImageView rate) { TryRate(rate, {1, 1}, 1, {}, VK_IMAGE_LAYOUT_GENERAL, 0xf); };
    view(RateView());
    view(four);
    ExpectSilence();
    view(two);
    ExpectMessage("VUID-VkRenderingInfo-imageView-06124", "the number of views is 4");
    ExpectSilence();
}

TEST_F(RenderingExtensionsTest, RatesHaveALayoutAndAreNotAttachments) {
    StartWithRates();
    TryRate(RateView(), {1, 1}, 1, {}, VK_IMAGE_LAYOUT_FRAGMENT_SHADING_RATE_ATTACHMENT_OPTIMAL_KHR);
    ExpectSilence();
    TryRate(RateView(), {1, 1}, 1, {}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    ExpectMessage("VUID-VkRenderingFragmentShadingRateAttachmentInfoKHR-imageView-06147",
                  "imageLayout is VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL");
    ExpectSilence();
    const VkImageView rate = RateView({16, 16}, 1, kColorUsage);
    TryRate(rate, {1, 1}, 1, {Attachment(rate)});
    ExpectMessage("VUID-VkRenderingInfo-imageView-06125", "pColorAttachments[0].imageView, too");
    ExpectSilence();
}

} // namespace
