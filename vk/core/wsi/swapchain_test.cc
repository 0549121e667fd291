// Creation of swapchains: each rule violated, and the almost equal call that is correct.
#include "vk/core/wsi/wsi_fixture.h"

namespace wd::testing {
namespace {

class SwapchainTest : public WsiTest {
  protected:
    void SetUp() override {
        Options options = NullOptions();
        options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
        options.instance_extensions.push_back("VK_EXT_surface_maintenance1");
        options.instance_extensions.push_back("VK_EXT_swapchain_colorspace");
        options.instance_extensions.push_back("VK_KHR_display");
        options.device_extensions.push_back("VK_KHR_display_swapchain");
        options.device_extensions.push_back("VK_EXT_swapchain_maintenance1");
        options.device_extensions.push_back(VK_KHR_SWAPCHAIN_MUTABLE_FORMAT_EXTENSION_NAME);
        maintenance_ = Make<VkPhysicalDeviceSwapchainMaintenance1FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SWAPCHAIN_MAINTENANCE_1_FEATURES_EXT);
        maintenance_.swapchainMaintenance1 = VK_TRUE;
        options.device_next = &maintenance_;
        StartWsi(options);
        info_ = SwapchainInfo();
    }

    // ExpectCorrect wants no message for the swapchain, and Expect this one.
    void ExpectCorrect() {
        Try(info_);
        ExpectSilence();
    }
    void Expect(const char *rule, const char *text) {
        Try(info_);
        ExpectMessage(std::string("VUID-VkSwapchainCreateInfoKHR-") + rule, text);
        ExpectSilence();
    }

    // Resize changes the size of the window.
    void Resize(const char *extent) {
        environment_.Set("WD_NULL_SURFACE_EXTENT", extent);
    }
    VkExtent2D AskExtent() {
        VkSurfaceCapabilitiesKHR capabilities;
        vkGetPhysicalDeviceSurfaceCapabilitiesKHR(physical_device(), surface_, &capabilities);
        return capabilities.currentExtent;
    }

    VkPhysicalDeviceSwapchainMaintenance1FeaturesEXT maintenance_;
    VkSwapchainCreateInfoKHR info_;
    Environment environment_;
};

TEST_F(SwapchainTest, TheNumberOfImages) {
    for (uint32_t count : {2u, 16u}) {
        info_.minImageCount = count;
        ExpectCorrect();
    }
    info_.minImageCount = 17;
    Expect("minImageCount-01272", "pCreateInfo->minImageCount is 17, maxImageCount of the surface is 16");
    info_.minImageCount = 1;
    Expect("presentMode-02839", "pCreateInfo->minImageCount is 1, minImageCount of the surface is 2");
}

TEST_F(SwapchainTest, TheExtentOfTheSurface) {
    info_.imageExtent = {16384, 1};
    ExpectCorrect();
    info_.imageExtent = {1, 0};
    Try(info_);
    ExpectMessage("VUID-VkSwapchainCreateInfoKHR-imageExtent-01689", "imageExtent.height is 0");
    ExpectMessage("VUID-VkSwapchainCreateInfoKHR-pNext-07781", "heights from 1 to 16384");
    ExpectSilence();
}

TEST_F(SwapchainTest, AWindowThatChangesItsSize) {
    Resize("100");
    info_.imageExtent = AskExtent();
    ExpectCorrect();
    Resize("200");
    Expect("pNext-07781", "imageExtent is 100 x 100, but the surface takes widths from 200 to 200");
    info_.imageExtent = AskExtent();
    ExpectCorrect();
}

// The window changes between the question and the creation: no application can avoid this.
TEST_F(SwapchainTest, AWindowThatChangesItsSizeAfterTheQuestion) {
    Resize("100");
    info_.imageExtent = AskExtent();
    Resize("200");
    ExpectCorrect();
    Expect("pNext-07781", "The application did not ask for the capabilities of the surface since");
}

// The application does not ask, but its toolkit knows the size.
TEST_F(SwapchainTest, AWindowWhoseSizeTheToolkitStates) {
    Resize("100");
    info_.imageExtent = AskExtent();
    Resize("200");
    info_.imageExtent = {200, 200};
    ExpectCorrect();
}

TEST_F(SwapchainTest, LayersAndUsages) {
    info_.imageArrayLayers = 2;
    Expect("imageArrayLayers-01275", "imageArrayLayers is 2, maxImageArrayLayers of the surface is 1");
    info_.imageArrayLayers = 1;
    info_.imageUsage |= VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    Expect("presentMode-01427", "the surface does not support VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT");
}

TEST_F(SwapchainTest, UsagesOfSharedImages) {
    info_.presentMode = VK_PRESENT_MODE_SHARED_DEMAND_REFRESH_KHR;
    info_.minImageCount = 1;
    const auto count = [&] {
        ClearMessages();
        Try(info_);
        size_t num = 0;
        for (const Message &message : messages()) {
            num += message.id == "VUID-VkSwapchainCreateInfoKHR-imageUsage-01384";
        }
        return num;
    };
    EXPECT_EQ(count(), 0u); // The null driver has other modes only, which is reported.
    info_.imageUsage |= VK_IMAGE_USAGE_STORAGE_BIT;
    EXPECT_EQ(count(), 1u);
    ExpectMessage("VUID-VkSwapchainCreateInfoKHR-imageUsage-01384",
                  "shared presentation to the surface does not support VK_IMAGE_USAGE_STORAGE_BIT");
    ClearMessages();
}

TEST_F(SwapchainTest, ProtectedSwapchainsAndCounters) {
    Stop();
    Options options = NullOptions();
    options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
    options.instance_extensions.push_back(VK_KHR_SURFACE_PROTECTED_CAPABILITIES_EXTENSION_NAME);
    options.instance_extensions.push_back("VK_KHR_display");
    options.instance_extensions.push_back(VK_EXT_DISPLAY_SURFACE_COUNTER_EXTENSION_NAME);
    options.device_extensions.push_back(VK_EXT_DISPLAY_CONTROL_EXTENSION_NAME);
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    options.device_next = &features;
    for (const char *properties : {"1", "0"}) {
        options.environment["WD_NULL_BOOLEAN_PROPERTIES"] = properties;
        StartWsi(options);
        info_ = SwapchainInfo();
        info_.flags = VK_SWAPCHAIN_CREATE_PROTECTED_BIT_KHR;
        auto counters =
            Make<VkSwapchainCounterCreateInfoEXT>(VK_STRUCTURE_TYPE_SWAPCHAIN_COUNTER_CREATE_INFO_EXT);
        counters.surfaceCounters = VK_SURFACE_COUNTER_VBLANK_BIT_EXT;
        info_.pNext = &counters;
        Try(info_);
        if (*properties == '0') {
            ExpectMessage("VUID-VkSwapchainCreateInfoKHR-flags-03187",
                          "supportsProtected of the surface is VK_FALSE");
            ExpectMessage("VUID-VkSwapchainCounterCreateInfoEXT-surfaceCounters-01244",
                          "surfaceCounters is VK_SURFACE_COUNTER_VBLANK_BIT_EXT");
        }
        ExpectSilence();
        Stop();
    }
}

TEST_F(SwapchainTest, TransformAndAlpha) {
    info_.preTransform = VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR;
    info_.compositeAlpha = VK_COMPOSITE_ALPHA_INHERIT_BIT_KHR;
    ExpectCorrect();
    info_.preTransform = VK_SURFACE_TRANSFORM_ROTATE_180_BIT_KHR;
    Expect("preTransform-01279", "preTransform is VK_SURFACE_TRANSFORM_ROTATE_180_BIT_KHR");
    info_.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
    info_.compositeAlpha = VK_COMPOSITE_ALPHA_PRE_MULTIPLIED_BIT_KHR;
    Expect("compositeAlpha-01280", "supportedCompositeAlpha of the surface is VK_COMPOSITE_ALPHA_OPAQUE");
}

TEST_F(SwapchainTest, Formats) {
    info_.imageFormat = VK_FORMAT_R8G8B8A8_UNORM;
    ExpectCorrect();
    info_.imageFormat = VK_FORMAT_R8G8B8A8_SRGB;
    Expect("imageFormat-01273", "imageFormat is VK_FORMAT_R8G8B8A8_SRGB");
    info_.imageFormat = VK_FORMAT_R8G8B8A8_UNORM;
    info_.imageColorSpace = VK_COLOR_SPACE_HDR10_ST2084_EXT;
    Expect("imageFormat-01273", "The surface has the format with VK_COLOR_SPACE_SRGB_NONLINEAR_KHR");
}

TEST_F(SwapchainTest, PresentModes) {
    info_.presentMode = VK_PRESENT_MODE_MAILBOX_KHR;
    ExpectCorrect();
    info_.presentMode = VK_PRESENT_MODE_FIFO_RELAXED_KHR;
    Expect("presentMode-01281", "presentMode is VK_PRESENT_MODE_FIFO_RELAXED_KHR, the surface supports "
                                "VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_IMMEDIATE_KHR");
}

TEST_F(SwapchainTest, QueueFamilies) {
    const uint32_t families[] = {0, 1, 1}, absent[] = {0, 3};
    info_.imageSharingMode = VK_SHARING_MODE_CONCURRENT;
    info_.queueFamilyIndexCount = 2;
    info_.pQueueFamilyIndices = families;
    ExpectCorrect();
    info_.queueFamilyIndexCount = 3;
    Expect("imageSharingMode-01428", "pQueueFamilyIndices[2] is 1, as an element before");
    info_.queueFamilyIndexCount = 2;
    info_.pQueueFamilyIndices = absent;
    Expect("imageSharingMode-01428", "pQueueFamilyIndices[1] is 3, the physical device has 3 queue families");
    info_.pQueueFamilyIndices = nullptr;
    Expect("imageSharingMode-01277", "pQueueFamilyIndices is NULL");
    info_.imageSharingMode = VK_SHARING_MODE_EXCLUSIVE;
    ExpectCorrect();
}

TEST_F(SwapchainTest, ASurfaceWithoutAQueueFamily) {
    environment_.Set("WD_NULL_SURFACE_FAMILIES", "4");
    ExpectCorrect();
    environment_.Set("WD_NULL_SURFACE_FAMILIES", "0");
    Expect("surface-01270", "to which no queue family of the physical device can present");
}

TEST_F(SwapchainTest, OldSwapchains) {
    const VkSwapchainKHR first = Create(info_);
    info_.oldSwapchain = first;
    const VkSwapchainKHR second = Create(info_);
    ExpectSilence();
    Expect("oldSwapchain-01933", "pCreateInfo->oldSwapchain is VkSwapchainKHR");
    info_.oldSwapchain = second;
    ExpectCorrect();
}

TEST_F(SwapchainTest, FormatsOfViews) {
    const VkFormat formats[] = {VK_FORMAT_B8G8R8A8_UNORM, VK_FORMAT_B8G8R8A8_SRGB};
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    list.viewFormatCount = 2;
    list.pViewFormats = formats;
    info_.pNext = &list;
    info_.flags = VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR;
    ExpectCorrect();
    info_.flags = 0;
    Expect("flags-04100", "VkImageFormatListCreateInfo::viewFormatCount is 2");
    list.viewFormatCount = 1;
    ExpectCorrect();
    info_.flags = VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR;
    list.pViewFormats = &formats[1];
    Expect("flags-03168", "VK_FORMAT_B8G8R8A8_UNORM is none of the 1 formats of VkImageFormatListCreateInfo");
    info_.pNext = nullptr;
    Expect("flags-03168", "VkImageFormatListCreateInfo is not in the pNext chain");
    const VkFormat others[] = {VK_FORMAT_B8G8R8A8_UNORM, VK_FORMAT_R16G16B16A16_SFLOAT};
    list.viewFormatCount = 2;
    list.pViewFormats = others;
    info_.pNext = &list;
    Expect("pNext-04099", "pViewFormats[1] is VK_FORMAT_R16G16B16A16_SFLOAT");
}

TEST_F(SwapchainTest, ImagesThatTheDeviceDoesNotHave) {
    Resize("16384");
    info_.imageExtent = AskExtent();
    ExpectCorrect();
    Resize("20000");
    info_.imageExtent = AskExtent();
    Expect("imageFormat-01778", "images may have 16384 x 16384 texels");
}

TEST_F(SwapchainTest, SharedSwapchains) {
    auto create = DeviceProc<PFN_vkCreateSharedSwapchainsKHR>("vkCreateSharedSwapchainsKHR");
    VkSwapchainCreateInfoKHR infos[] = {info_, info_};
    infos[1].surface = MakeSurface();
    infos[1].minImageCount = 1;
    VkSwapchainKHR made[2] = {};
    Check(create(device(), 2, infos, nullptr, made), "vkCreateSharedSwapchainsKHR");
    vkDestroySwapchainKHR(device(), made[0], nullptr);
    vkDestroySwapchainKHR(device(), made[1], nullptr);
    ExpectMessage("VUID-VkSwapchainCreateInfoKHR-presentMode-02839", "pCreateInfos[1].minImageCount is 1");
    ExpectSilence();
}

TEST_F(SwapchainTest, ImagesOfApplications) {
    const VkSwapchainKHR swapchain = Create(info_);
    auto of_swapchain =
        Make<VkImageSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_IMAGE_SWAPCHAIN_CREATE_INFO_KHR);
    of_swapchain.swapchain = swapchain;
    VkImageCreateInfo info = PlainImage(info_.imageFormat, info_.imageExtent, info_.imageUsage);
    info.pNext = &of_swapchain;
    const VkImage image = MakeUnboundImage(info), other = MakeUnboundImage(info);
    auto index =
        Make<VkBindImageMemorySwapchainInfoKHR>(VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR);
    index.swapchain = swapchain;
    index.imageIndex = 2;
    auto bind = Make<VkBindImageMemoryInfo>(VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_INFO);
    bind.pNext = &index;
    bind.image = image;
    vkBindImageMemory2(device(), 1, &bind);
    ExpectSilence();
    bind.image = other;
    index.imageIndex = 3;
    vkBindImageMemory2(device(), 1, &bind);
    ExpectMessage("VUID-VkBindImageMemorySwapchainInfoKHR-imageIndex-01644", "has 3 images");
    ExpectSilence();
    info.mipLevels = 2;
    MakeUnboundImage(info);
    ExpectMessage("VUID-VkImageSwapchainCreateInfoKHR-swapchain-00995",
                  "pCreateInfo->mipLevels is not that of");
    ExpectSilence();
}

TEST_F(SwapchainTest, ModesToSwitchTo) {
    const VkPresentModeKHR modes[] = {VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_MAILBOX_KHR};
    auto chained =
        Make<VkSwapchainPresentModesCreateInfoEXT>(VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
    chained.presentModeCount = 2;
    chained.pPresentModes = modes;
    info_.pNext = &chained;
    ExpectCorrect();
    info_.presentMode = VK_PRESENT_MODE_IMMEDIATE_KHR;
    Try(info_);
    ExpectMessage("VUID-VkSwapchainPresentModesCreateInfoEXT-presentMode-07764",
                  "VK_PRESENT_MODE_IMMEDIATE_KHR");
    for (const char *mode : {"pPresentModes[0] is VK_PRESENT_MODE_FIFO_KHR, to which",
                             "pPresentModes[1] is VK_PRESENT_MODE_MAILBOX_KHR, to which"}) {
        ExpectMessage("VUID-VkSwapchainPresentModesCreateInfoEXT-pPresentModes-07763", mode);
    }
    ExpectSilence();
    const VkPresentModeKHR others[] = {VK_PRESENT_MODE_IMMEDIATE_KHR, VK_PRESENT_MODE_FIFO_RELAXED_KHR};
    chained.pPresentModes = others;
    Try(info_);
    ExpectMessage("VUID-VkSwapchainPresentModesCreateInfoEXT-None-07762",
                  "pPresentModes[1] is VK_PRESENT_MODE_FIFO_RELAXED_KHR");
    ExpectMessage("VUID-VkSwapchainPresentModesCreateInfoEXT-pPresentModes-07763", "pPresentModes[1] is");
    ExpectSilence();
    chained.presentModeCount = 1;
    ExpectCorrect();
}

TEST_F(SwapchainTest, Scaling) {
    auto chained = Make<VkSwapchainPresentScalingCreateInfoEXT>(
        VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_SCALING_CREATE_INFO_EXT);
    info_.pNext = &chained;
    info_.imageExtent = {1, 1}; // The only extent that the null driver scales.
    chained.scalingBehavior = VK_PRESENT_SCALING_STRETCH_BIT_EXT;
    chained.presentGravityX = chained.presentGravityY = VK_PRESENT_GRAVITY_MIN_BIT_EXT;
    ExpectCorrect();
    info_.imageExtent = {2, 1};
    Expect("pNext-07782", "imageExtent is 2 x 1, but the surface scales images of widths from 1 to 1");
    info_.imageExtent = {1, 1};
    chained.scalingBehavior |= VK_PRESENT_SCALING_ONE_TO_ONE_BIT_EXT;
    Try(info_);
    ExpectMessage("VUID-VkSwapchainPresentScalingCreateInfoEXT-scalingBehavior-07767", "several bits");
    ExpectSilence();
    chained.scalingBehavior = VK_PRESENT_SCALING_STRETCH_BIT_EXT;
    chained.presentGravityX |= VK_PRESENT_GRAVITY_CENTERED_BIT_EXT;
    Try(info_);
    ExpectMessage("VUID-VkSwapchainPresentScalingCreateInfoEXT-presentGravityX-07768",
                  "0x5, which are several");
    ExpectSilence();
    chained.presentGravityX = VK_PRESENT_GRAVITY_MIN_BIT_EXT;
    chained.presentGravityY |= VK_PRESENT_GRAVITY_MAX_BIT_EXT;
    Try(info_);
    ExpectMessage("VUID-VkSwapchainPresentScalingCreateInfoEXT-presentGravityY-07769",
                  "0x3, which are several");
    ExpectSilence();
}

// Immediate presentation scales nothing on the null driver.
TEST_F(SwapchainTest, ScalingOfPresentModes) {
    const VkPresentModeKHR modes[] = {VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_MAILBOX_KHR},
                           others[] = {VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_IMMEDIATE_KHR};
    auto switching =
        Make<VkSwapchainPresentModesCreateInfoEXT>(VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
    switching.presentModeCount = 2;
    switching.pPresentModes = modes;
    auto chained = Make<VkSwapchainPresentScalingCreateInfoEXT>(
        VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_SCALING_CREATE_INFO_EXT);
    chained.pNext = &switching;
    chained.scalingBehavior = VK_PRESENT_SCALING_STRETCH_BIT_EXT;
    chained.presentGravityX = chained.presentGravityY = VK_PRESENT_GRAVITY_MIN_BIT_EXT;
    info_.pNext = &chained;
    info_.imageExtent = {1, 1};
    ExpectCorrect();
    const auto expect = [this](const char *rule) {
        ExpectMessage(std::string("VUID-VkSwapchainPresentScalingCreateInfoEXT-") + rule,
                      "but with VK_PRESENT_MODE_IMMEDIATE_KHR the surface supports 0x0");
    };
    switching.pPresentModes = others;
    Try(info_);
    expect("scalingBehavior-07771");
    expect("presentGravityX-07773");
    expect("presentGravityY-07775");
    ExpectMessage("VUID-VkSwapchainPresentModesCreateInfoEXT-pPresentModes-07763", "pPresentModes[1]");
    ExpectSilence();
    chained.pNext = nullptr;
    info_.presentMode = VK_PRESENT_MODE_IMMEDIATE_KHR;
    Try(info_);
    expect("scalingBehavior-07770");
    expect("presentGravityX-07772");
    expect("presentGravityY-07774");
    ExpectSilence();
    chained.scalingBehavior = chained.presentGravityX = chained.presentGravityY = 0;
    ExpectCorrect();
}

} // namespace
} // namespace wd::testing
