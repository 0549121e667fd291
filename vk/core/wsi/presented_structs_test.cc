// Structs in the chain of presentations, and released images: each rule violated, and the almost equal correct call.
#include "vk/core/wsi/wsi_fixture.h"

namespace wd::testing {
namespace {

class PresentedStructsTest : public WsiTest {
  protected:
    void SetUp() override {
        Options options = NullOptions();
        options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
        options.instance_extensions.push_back("VK_EXT_surface_maintenance1");
        options.instance_extensions.push_back("VK_KHR_display");
        for (const char *name :
             {"VK_EXT_swapchain_maintenance1", "VK_KHR_present_id", "VK_KHR_present_wait",
              "VK_KHR_incremental_present", "VK_GOOGLE_display_timing", "VK_KHR_display_swapchain"}) {
            options.device_extensions.push_back(name);
        }
        maintenance_ = Make<VkPhysicalDeviceSwapchainMaintenance1FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SWAPCHAIN_MAINTENANCE_1_FEATURES_EXT);
        maintenance_.swapchainMaintenance1 = enables_maintenance_;
        id_ = Make<VkPhysicalDevicePresentIdFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRESENT_ID_FEATURES_KHR);
        wait_ = Make<VkPhysicalDevicePresentWaitFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRESENT_WAIT_FEATURES_KHR);
        id_.presentId = wait_.presentWait = enables_ids_;
        maintenance_.pNext = &id_;
        id_.pNext = &wait_;
        options.device_next = &maintenance_;
        StartWsi(options);
        VkSwapchainCreateInfoKHR info = SwapchainInfo();
        swapchain_ = Create(info);
        if (!enables_maintenance_) {
            return;
        }
        auto chained = Make<VkSwapchainPresentModesCreateInfoEXT>(
            VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODES_CREATE_INFO_EXT);
        static const VkPresentModeKHR kModes[] = {VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_MAILBOX_KHR};
        chained.presentModeCount = 2;
        chained.pPresentModes = kModes;
        info.pNext = &chained;
        info.surface = MakeSurface();
        switching_ = Create(info);
    }

    void PresentNext(VkSwapchainKHR swapchain, const void *next) {
        Present({swapchain}, {Acquire(swapchain)}, {}, next);
    }
    void Release(const std::vector<uint32_t> &indices) {
        auto info =
            Make<VkReleaseSwapchainImagesInfoEXT>(VK_STRUCTURE_TYPE_RELEASE_SWAPCHAIN_IMAGES_INFO_EXT);
        info.swapchain = swapchain_;
        info.imageIndexCount = static_cast<uint32_t>(indices.size());
        info.pImageIndices = indices.data();
        DeviceProc<PFN_vkReleaseSwapchainImagesEXT>("vkReleaseSwapchainImagesEXT")(device(), &info);
    }

    VkBool32 enables_ids_ = VK_TRUE, enables_maintenance_ = VK_TRUE;
    VkPhysicalDeviceSwapchainMaintenance1FeaturesEXT maintenance_;
    VkPhysicalDevicePresentIdFeaturesKHR id_;
    VkPhysicalDevicePresentWaitFeaturesKHR wait_;
    VkSwapchainKHR swapchain_ = VK_NULL_HANDLE, switching_ = VK_NULL_HANDLE;
};

// ReleasedImagesTest clears images of the swapchain.
class ReleasedImagesTest : public PresentedStructsTest {
  protected:
    void SetUp() override {
        PresentedStructsTest::SetUp();
        uint32_t count = 3;
        Check(vkGetSwapchainImagesKHR(device(), swapchain_, &count, images_), "vkGetSwapchainImagesKHR");
    }
    void SubmitClear(uint32_t index) {
        VkCommandBuffer commands = Begin();
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = images_[index];
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                             0, nullptr, 0, nullptr, 1, &barrier);
        const VkClearColorValue color = {};
        vkCmdClearColorImage(commands, barrier.image, barrier.newLayout, &color, 1,
                             &barrier.subresourceRange);
        vkEndCommandBuffer(commands);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    }

    VkImage images_[3] = {};
};

class PresentedStructsWithoutIdsTest : public PresentedStructsTest {
  protected:
    PresentedStructsWithoutIdsTest() {
        enables_ids_ = VK_FALSE;
    }
};

class PresentedStructsWithoutMaintenanceTest : public PresentedStructsTest {
  protected:
    PresentedStructsWithoutMaintenanceTest() {
        enables_maintenance_ = VK_FALSE;
    }
};

TEST_F(PresentedStructsTest, RegionsAreOfTheImages) {
    VkRectLayerKHR rectangle = {{4, 4}, {12, 12}, 0};
    const VkPresentRegionKHR region = {1, &rectangle};
    auto regions = Make<VkPresentRegionsKHR>(VK_STRUCTURE_TYPE_PRESENT_REGIONS_KHR);
    regions.swapchainCount = 1;
    regions.pRegions = &region;
    PresentNext(swapchain_, &regions);
    ClearMessages(); // The image has no layout.
    const auto expect = [&](const char *rule, const char *text) {
        PresentNext(swapchain_, &regions);
        ExpectMessage(std::string("VUID-VkRectLayerKHR-") + rule, text);
        for (const Message &message : messages()) {
            EXPECT_EQ(message.id.find("VkRectLayerKHR"), std::string::npos) << message.text;
        }
        ClearMessages();
    };
    PresentNext(swapchain_, &regions);
    for (const Message &message : messages()) {
        EXPECT_EQ(message.id.find("VkRectLayerKHR"), std::string::npos) << message.text;
    }
    rectangle.offset.x = 5;
    expect("offset-04864", "extent 12 x 12, the images of the swapchain are 16 x 16");
    rectangle = {{4, 4}, {12, 12}, 1};
    expect("layer-01262", "layer is 1, imageArrayLayers of the swapchain is 1");
}

TEST_F(PresentedStructsTest, DisplaysShowAPartOfTheImage) {
    auto display = Make<VkDisplayPresentInfoKHR>(VK_STRUCTURE_TYPE_DISPLAY_PRESENT_INFO_KHR);
    display.srcRect = {{0, 0}, {16, 16}};
    display.dstRect = display.srcRect;
    const auto count = [&] {
        ClearMessages();
        PresentNext(swapchain_, &display);
        size_t num = 0;
        for (const Message &message : messages()) {
            num += message.id == "VUID-VkDisplayPresentInfoKHR-srcRect-01257";
        }
        return num;
    };
    EXPECT_EQ(count(), 0u);
    display.srcRect.extent.height = 17;
    EXPECT_EQ(count(), 1u);
    ExpectMessage("VUID-VkDisplayPresentInfoKHR-srcRect-01257", "srcRect.extent 16 x 17");
    ClearMessages();
}

TEST_F(PresentedStructsTest, IdsGrow) {
    uint64_t id = 0;
    auto ids = Make<VkPresentIdKHR>(VK_STRUCTURE_TYPE_PRESENT_ID_KHR);
    ids.swapchainCount = 1;
    ids.pPresentIds = &id;
    for (uint64_t next : {5, 0, 6}) {
        id = next;
        PresentNext(swapchain_, &ids);
        ExpectSilence();
    }
    PresentNext(swapchain_, &ids);
    ExpectMessage("VUID-VkPresentIdKHR-presentIds-04999", "pPresentIds[0] is 6, but a presentation of");
    ExpectSilence();
    id = 1;
    PresentNext(switching_, &ids); // Another swapchain.
    ExpectSilence();
}

TEST_F(PresentedStructsWithoutIdsTest, IdsNeedTheFeature) {
    uint64_t id = 0;
    auto ids = Make<VkPresentIdKHR>(VK_STRUCTURE_TYPE_PRESENT_ID_KHR);
    ids.swapchainCount = 1;
    ids.pPresentIds = &id;
    PresentNext(swapchain_, &ids);
    ExpectSilence();
    id = 1;
    PresentNext(swapchain_, &ids);
    ExpectMessage("VUID-VkPresentInfoKHR-pNext-06235", "the feature presentId is not enabled");
    ExpectSilence();
}

TEST_F(PresentedStructsTest, NumbersOfSwapchains) {
    auto ids = Make<VkPresentIdKHR>(VK_STRUCTURE_TYPE_PRESENT_ID_KHR);
    auto regions = Make<VkPresentRegionsKHR>(VK_STRUCTURE_TYPE_PRESENT_REGIONS_KHR);
    auto times = Make<VkPresentTimesInfoGOOGLE>(VK_STRUCTURE_TYPE_PRESENT_TIMES_INFO_GOOGLE);
    ids.pNext = &regions;
    regions.pNext = &times;
    ids.swapchainCount = regions.swapchainCount = times.swapchainCount = 1;
    PresentNext(swapchain_, &ids);
    ExpectSilence();
    ids.swapchainCount = regions.swapchainCount = times.swapchainCount = 2;
    PresentNext(swapchain_, &ids);
    ExpectMessage("VUID-VkPresentIdKHR-swapchainCount-04998", "swapchainCount is 2");
    ExpectMessage("VUID-VkPresentRegionsKHR-swapchainCount-01260", "VkPresentInfoKHR::swapchainCount is 1");
    ExpectMessage("VUID-VkPresentTimesInfoGOOGLE-swapchainCount-01247", "swapchainCount is 2");
    ExpectSilence();
}

TEST_F(PresentedStructsTest, ModesToSwitchTo) {
    VkPresentModeKHR mode = VK_PRESENT_MODE_MAILBOX_KHR;
    auto modes = Make<VkSwapchainPresentModeInfoEXT>(VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_MODE_INFO_EXT);
    modes.swapchainCount = 1;
    modes.pPresentModes = &mode;
    PresentNext(switching_, &modes);
    ExpectSilence();
    mode = VK_PRESENT_MODE_IMMEDIATE_KHR;
    PresentNext(switching_, &modes);
    ExpectMessage("VUID-VkSwapchainPresentModeInfoEXT-pPresentModes-07761",
                  "which is none of the 2 modes that");
    ExpectSilence();
    PresentNext(swapchain_, &modes);
    ExpectMessage("VUID-VkSwapchainPresentModeInfoEXT-pPresentModes-07761", "was created without");
    ExpectSilence();
}

TEST_F(PresentedStructsTest, SwapchainsThatSwitchNextToOthers) {
    Present({swapchain_, switching_}, {Acquire(swapchain_), Acquire(switching_)});
    ExpectMessage("VUID-VkPresentInfoKHR-pSwapchains-09199", "pSwapchains[1] is VkSwapchainKHR");
    ExpectSilence();
}

TEST_F(PresentedStructsTest, Fences) {
    VkFence fence = MakeFence(VK_FENCE_CREATE_SIGNALED_BIT);
    auto fences = Make<VkSwapchainPresentFenceInfoEXT>(VK_STRUCTURE_TYPE_SWAPCHAIN_PRESENT_FENCE_INFO_EXT);
    fences.swapchainCount = 1;
    fences.pFences = &fence;
    PresentNext(swapchain_, &fences);
    ExpectMessage("VUID-VkSwapchainPresentFenceInfoEXT-pFences-07758",
                  "pPresentInfo<VkSwapchainPresentFenceInfoEXT>.pFences[0] is VkFence");
    ExpectSilence();
    fence = MakeFence();
    SubmitOne({}, {}, fence);
    PresentNext(swapchain_, &fences);
    ExpectMessage("VUID-VkSwapchainPresentFenceInfoEXT-pFences-07759", "which submission 1 to VkQueue");
    ExpectSilence();
    vkDeviceWaitIdle(device());
    fence = MakeFence();
    PresentNext(swapchain_, &fences);
    ExpectSilence();
    fence = VK_NULL_HANDLE;
    PresentNext(swapchain_, &fences);
    ExpectSilence();
}

TEST_F(PresentedStructsTest, ReleasedImages) {
    const uint32_t first = Acquire(swapchain_), second = Acquire(swapchain_);
    Release({first, second});
    ExpectSilence();
    Release({first});
    ExpectMessage("VUID-VkReleaseSwapchainImagesInfoEXT-pImageIndices-07785",
                  "pReleaseInfo->pImageIndices[0] is 0, but the application has not acquired this image");
    Release({3});
    ExpectMessage("VUID-VkReleaseSwapchainImagesInfoEXT-pImageIndices-07785", "has 3 images");
    ExpectSilence();
}

TEST_F(ReleasedImagesTest, UsesAreComplete) {
    const uint32_t first = Acquire(swapchain_), second = Acquire(swapchain_);
    SubmitClear(first);
    vkQueueWaitIdle(queue());
    SubmitClear(second);
    Release({first});
    ExpectSilence();
    Release({second});
    ExpectMessage("VUID-VkReleaseSwapchainImagesInfoEXT-pImageIndices-07786",
                  "pReleaseInfo->pImageIndices[0] is 1, but VkCommandBuffer");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(PresentedStructsWithoutMaintenanceTest, ReleasesNeedTheFeature) {
    Release({Acquire(swapchain_)});
    ExpectMessage("VUID-vkReleaseSwapchainImagesEXT-swapchainMaintenance1-10159",
                  "the feature swapchainMaintenance1 is not enabled");
    ExpectSilence();
}

TEST_F(PresentedStructsTest, WaitsForARetiredSwapchain) {
    auto wait = DeviceProc<PFN_vkWaitForPresentKHR>("vkWaitForPresentKHR");
    wait(device(), swapchain_, 1, 0);
    ExpectSilence();
    VkSwapchainCreateInfoKHR info = SwapchainInfo();
    info.oldSwapchain = swapchain_;
    Create(info);
    wait(device(), swapchain_, 1, 0);
    ExpectMessage("VUID-vkWaitForPresentKHR-swapchain-04997", "which is retired");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
