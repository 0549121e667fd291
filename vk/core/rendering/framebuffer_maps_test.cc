// Framebuffers with fragment density maps and shading rate attachments: mistakes, and their correct twins.
#include "vk/core/rendering/pass_fixture.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkFramebufferCreateInfo-";

class FramebufferMapsTest : public RenderingTest {
  protected:
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
    // An attachment that no subpass uses as a color attachment.
    static VkAttachmentDescription Map(VkFormat format) {
        VkAttachmentDescription map = {};
        map.format = format;
        map.samples = VK_SAMPLE_COUNT_1_BIT;
        map.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
        map.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
        map.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
        map.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
        map.initialLayout = map.finalLayout = VK_IMAGE_LAYOUT_GENERAL;
        return map;
    }
    // The framebuffer is without images: the second attachment is described.
    void TryDescribed(VkRenderPass pass, VkFormat format, VkExtent2D extent, VkImageUsageFlags usage,
                      uint32_t layers = 1, uint32_t frame_layers = 1) {
        const VkFormat color = kColor;
        VkFramebufferAttachmentImageInfo images[2] = {};
        images[0] = images[1] =
            Make<VkFramebufferAttachmentImageInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENT_IMAGE_INFO);
        images[0].usage = kColorUsage;
        images[0].width = images[0].height = 16;
        images[0].layerCount = 2;
        images[0].viewFormatCount = 1;
        images[0].pViewFormats = &color;
        images[1].usage = usage;
        images[1].width = extent.width;
        images[1].height = extent.height;
        images[1].layerCount = layers;
        images[1].viewFormatCount = 1;
        images[1].pViewFormats = &format;
        auto all =
            Make<VkFramebufferAttachmentsCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_ATTACHMENTS_CREATE_INFO);
        all.attachmentImageInfoCount = 2;
        all.pAttachmentImageInfos = images;
        VkFramebufferCreateInfo info = FrameInfo(pass, {});
        info.pNext = &all;
        info.flags = VK_FRAMEBUFFER_CREATE_IMAGELESS_BIT;
        info.attachmentCount = 2;
        info.layers = frame_layers;
        MakeFrame(info);
    }

    VkPhysicalDeviceImagelessFramebufferFeatures imageless_ =
        Make<VkPhysicalDeviceImagelessFramebufferFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGELESS_FRAMEBUFFER_FEATURES);
    VkPhysicalDeviceMultiviewFeatures multiview_ =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
};

// --- Fragment density maps: maxFragmentDensityTexelSize of the null driver is 2.

class DensityMapsTest : public FramebufferMapsTest {
  protected:
    void SetUp() override {
        static VkPhysicalDeviceFragmentDensityMapFeaturesEXT features;
        features = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
        features.fragmentDensityMap = VK_TRUE;
        features.pNext = &imageless_;
        imageless_.imagelessFramebuffer = VK_TRUE;
        imageless_.pNext = &multiview_;
        multiview_.multiview = VK_TRUE;
        WD_START_RENDERING(&features, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME});
    }
    VkRenderPass MakeMapPass(uint32_t view_mask = 0) {
        PassInfo pass;
        VkRenderPassCreateInfo info = *pass.Get();
        const VkAttachmentDescription attachments[] = {pass.color, Map(VK_FORMAT_R8G8_UNORM)};
        auto map = Make<VkRenderPassFragmentDensityMapCreateInfoEXT>(
            VK_STRUCTURE_TYPE_RENDER_PASS_FRAGMENT_DENSITY_MAP_CREATE_INFO_EXT);
        map.fragmentDensityMapAttachment = {1, VK_IMAGE_LAYOUT_GENERAL};
        auto views =
            Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
        views.subpassCount = 1;
        views.pViewMasks = &view_mask;
        map.pNext = view_mask ? &views : nullptr;
        info.pNext = &map;
        info.attachmentCount = 2;
        info.pAttachments = attachments;
        VkRenderPass made = VK_NULL_HANDLE;
        Check(vkCreateRenderPass(device(), &info, nullptr, &made), "vkCreateRenderPass");
        Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
        return made;
    }
    VkImageView MapView(VkExtent2D extent, uint32_t layers = 1, VkImageCreateFlags flags = 0) {
        return View(VK_FORMAT_R8G8_UNORM, extent, VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT, layers, flags);
    }
    VkImageView Subsampled(uint32_t layers = 1) {
        return View(kColor, {16, 16}, kColorUsage, layers, VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT);
    }
};

TEST_F(DensityMapsTest, CoverTheFramebuffer) {
    const VkRenderPass pass = MakeMapPass();
    MakeFrame(pass, {Subsampled(), MapView({8, 8})});
    ExpectSilence();
    MakeFrame(pass, {Subsampled(), MapView({7, 8})});
    ExpectMessage(kPrefix + "pAttachments-02555",
                  ": its width is 7, that of the framebuffer is 16, which needs 8 texels of 2 pixels");
    MakeFrame(pass, {Subsampled(), MapView({8, 7})});
    ExpectMessage(kPrefix + "pAttachments-02556", ": its height is 7");
    ExpectSilence();
}

TEST_F(DensityMapsTest, CoverTheFramebufferWithoutImages) {
    const VkRenderPass pass = MakeMapPass();
    const VkImageUsageFlags usage = VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT;
    TryDescribed(pass, VK_FORMAT_R8G8_UNORM, {8, 8}, usage);
    ExpectSilence();
    TryDescribed(pass, VK_FORMAT_R8G8_UNORM, {7, 8}, usage);
    ExpectMessage(kPrefix + "flags-03196",
                  "pAttachmentImageInfos[1] of VkFramebufferAttachmentsCreateInfo: its "
                  "width is 7");
    TryDescribed(pass, VK_FORMAT_R8G8_UNORM, {8, 7}, usage);
    ExpectMessage(kPrefix + "flags-03197", "its height is 7");
    ExpectSilence();
}

TEST_F(DensityMapsTest, AreNotSubsampledAndTheOthersAre) {
    const VkRenderPass pass = MakeMapPass();
    MakeFrame(pass, {Subsampled(), MapView({8, 8}, 1, VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT)});
    ExpectMessage(kPrefix + "pAttachments-02552", "a fragment density map, whose image has");
    MakeFrame(pass, {ColorView(), MapView({8, 8})});
    ExpectMessage(
        kPrefix + "renderPass-02553",
        "whose image has no VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT, renderPass has a fragment density map");
    ExpectSilence();
}

TEST_F(DensityMapsTest, HaveOneLayerOrThoseOfTheViews) {
    const VkRenderPass pass = MakeMapPass(7);
    MakeFrame(pass, {Subsampled(3), MapView({8, 8})});
    MakeFrame(pass, {Subsampled(3), MapView({8, 8}, 3)});
    ExpectSilence();
    MakeFrame(pass, {Subsampled(3), MapView({8, 8}, 2)});
    ExpectMessage(kPrefix + "renderPass-02746", ": it has 2 layers, the number of views is 3");
    ExpectSilence();
}

// --- Shading rates

class ShadingRatesTest : public FramebufferMapsTest {
  protected:
    void SetUp() override {
        static VkPhysicalDeviceFragmentShadingRateFeaturesKHR features;
        features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
        features.attachmentFragmentShadingRate = VK_TRUE;
        features.pNext = &imageless_;
        imageless_.imagelessFramebuffer = VK_TRUE;
        imageless_.pNext = &multiview_;
        multiview_.multiview = VK_TRUE;
        WD_START_RENDERING(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
        VkPhysicalDeviceFragmentShadingRatePropertiesKHR limits = {};
        limits.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_PROPERTIES_KHR;
        auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        properties.pNext = &limits;
        vkGetPhysicalDeviceProperties2(physical_device(), &properties);
        texel_ = limits.minFragmentShadingRateAttachmentTexelSize;
        needed_ = (16 + texel_.width - 1) / texel_.width;
    }
    VkRenderPass MakeRatePass(uint32_t view_mask = 0) {
        PassInfo pass;
        SecondInfo second(&pass);
        VkAttachmentReference2 reference =
            SecondInfo::Reference({1, VK_IMAGE_LAYOUT_GENERAL}, VK_IMAGE_ASPECT_COLOR_BIT);
        auto rate = Make<VkFragmentShadingRateAttachmentInfoKHR>(
            VK_STRUCTURE_TYPE_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
        rate.pFragmentShadingRateAttachment = &reference;
        rate.shadingRateAttachmentTexelSize = texel_;
        const VkAttachmentDescription map = Map(VK_FORMAT_R8_UINT);
        second.attachments.push_back({VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_2, nullptr, map.flags,
                                      map.format, map.samples, map.loadOp, map.storeOp, map.stencilLoadOp,
                                      map.stencilStoreOp, map.initialLayout, map.finalLayout});
        second.info.attachmentCount = 2;
        second.info.pAttachments = second.attachments.data();
        second.subpass.pNext = &rate;
        second.subpass.viewMask = view_mask;
        VkRenderPass made = VK_NULL_HANDLE;
        Check(vkCreateRenderPass2(device(), &second.info, nullptr, &made), "vkCreateRenderPass2");
        Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
        return made;
    }
    VkImageView Color(uint32_t layers = 1) {
        return View(kColor, {16, 16}, kColorUsage, layers);
    }
    VkImageView RateView(VkExtent2D extent, uint32_t layers = 1, VkImageUsageFlags usage = kRateUsage) {
        return View(VK_FORMAT_R8_UINT, extent, usage, layers);
    }

    static constexpr VkImageUsageFlags kRateUsage = VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;
    VkExtent2D texel_ = {};
    uint32_t needed_ = 0; // Texels of 16 pixels.
};

TEST_F(ShadingRatesTest, CoverTheFramebuffer) {
    const VkRenderPass pass = MakeRatePass();
    ExpectSilence();
    ASSERT_GT(needed_, 1u);
    MakeFrame(pass, {Color(), RateView({needed_, needed_})});
    TryDescribed(pass, VK_FORMAT_R8_UINT, {needed_, needed_}, kRateUsage);
    ExpectSilence();
    MakeFrame(pass, {Color(), RateView({needed_ - 1, needed_})});
    ExpectMessage(kPrefix + "flags-04539", ": its width is");
    MakeFrame(pass, {Color(), RateView({needed_, needed_ - 1})});
    ExpectMessage(kPrefix + "flags-04540", ": its height is");
    TryDescribed(pass, VK_FORMAT_R8_UINT, {needed_ - 1, needed_}, kRateUsage);
    ExpectMessage(kPrefix + "flags-04543", ": its width is");
    TryDescribed(pass, VK_FORMAT_R8_UINT, {needed_, needed_ - 1}, kRateUsage);
    ExpectMessage(kPrefix + "flags-04544", ": its height is");
    ExpectSilence();
}

TEST_F(ShadingRatesTest, HaveTheUsage) {
    const VkRenderPass pass = MakeRatePass();
    MakeFrame(pass, {Color(), RateView({16, 16}, 1, VK_IMAGE_USAGE_SAMPLED_BIT)});
    ExpectMessage(kPrefix + "flags-04548", "and its usage is VK_IMAGE_USAGE_SAMPLED_BIT");
    TryDescribed(pass, VK_FORMAT_R8_UINT, {16, 16}, VK_IMAGE_USAGE_SAMPLED_BIT);
    ExpectMessage(kPrefix + "flags-04549", "and its usage is VK_IMAGE_USAGE_SAMPLED_BIT");
    ExpectSilence();
}

TEST_F(ShadingRatesTest, HaveOneLayerOrThoseOfTheFramebuffer) {
    const VkRenderPass pass = MakeRatePass();
    const std::vector<VkImageView> views = {Color(3), RateView({16, 16}, 2)};
    VkFramebufferCreateInfo info = FrameInfo(pass, views);
    info.layers = 2;
    ClearMessages(); // The device has no views of several layers.
    MakeFrame(info);
    TryDescribed(pass, VK_FORMAT_R8_UINT, {16, 16}, kRateUsage, 1, 2);
    ExpectSilence();
    info.layers = 3;
    MakeFrame(info);
    ExpectMessage(kPrefix + "flags-04538", ": it has 2 layers, pCreateInfo->layers is 3");
    TryDescribed(pass, VK_FORMAT_R8_UINT, {16, 16}, kRateUsage, 0, 2);
    ExpectMessage(kPrefix + "flags-04545", ": it has 0 layers, pCreateInfo->layers is 2");
    ClearMessages();
}

TEST_F(ShadingRatesTest, HaveOneLayerOrThoseOfTheViews) {
    const VkRenderPass pass = MakeRatePass(7);
    const VkImageView three = RateView({16, 16}, 3), two = RateView({16, 16}, 2);
    ClearMessages(); // The device has no views of several layers.
    MakeFrame(pass, {Color(3), RateView({16, 16})});
    MakeFrame(pass, {Color(3), three});
    ExpectSilence();
    MakeFrame(pass, {Color(3), two});
    ExpectMessage(kPrefix + "flags-04537", ": it has 2 layers, the number of views is 3");
    ExpectSilence();
    const VkRenderPass described = MakeRatePass(7);
    TryDescribed(described, VK_FORMAT_R8_UINT, {16, 16}, kRateUsage, 2);
    ExpectMessage(kPrefix + "flags-04587", ": it has 2 layers, the number of views is 3");
    ClearMessages(); // The color attachment has two layers.
}

// --- Several samples on images with one

#ifdef VK_EXT_multisampled_render_to_single_sampled
TEST_F(FramebufferMapsTest, ImagesOfSingleSampledRenderingHaveAFlag) {
    static VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT features;
    features = Make<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    features.multisampledRenderToSingleSampled = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME});
    PassInfo pass;
    SecondInfo second(&pass);
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    second.subpass.pNext = &single;
    VkRenderPass made = VK_NULL_HANDLE;
    Check(vkCreateRenderPass2(device(), &second.info, nullptr, &made), "vkCreateRenderPass2");
    Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
    const VkImageCreateFlags flag = VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT;
    MakeFrame(made, {View(kColor, {16, 16}, kColorUsage, 1, flag)});
    ExpectSilence();
    MakeFrame(made, {ColorView()});
    ExpectMessage(
        kPrefix + "samples-06881",
        "the flags of the image have no VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT");
    ExpectSilence();
}
#endif

} // namespace
