// What applications ask about surfaces: each rule violated, and the almost equal call that is correct.
#include "vk/core/wsi/wsi_fixture.h"

namespace wd::testing {
namespace {

class SurfaceQueriesTest : public WsiTest {
  protected:
    void SetUp() override {
        Options options = NullOptions();
        options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
        options.instance_extensions.push_back("VK_EXT_surface_maintenance1");
        options.instance_extensions.push_back("VK_GOOGLE_surfaceless_query");
        StartWsi(options);
        info_ = Make<VkPhysicalDeviceSurfaceInfo2KHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SURFACE_INFO_2_KHR);
        info_.surface = surface_;
        capabilities_ = Make<VkSurfaceCapabilities2KHR>(VK_STRUCTURE_TYPE_SURFACE_CAPABILITIES_2_KHR);
    }

    void AskAll() {
        VkSurfaceCapabilitiesKHR capabilities;
        uint32_t count = 0;
        vkGetPhysicalDeviceSurfaceCapabilitiesKHR(physical_device(), surface_, &capabilities);
        vkGetPhysicalDeviceSurfaceFormatsKHR(physical_device(), surface_, &count, nullptr);
        vkGetPhysicalDeviceSurfacePresentModesKHR(physical_device(), surface_, &count, nullptr);
        vkGetPhysicalDevicePresentRectanglesKHR(physical_device(), surface_, &count, nullptr);
        InstanceProc<PFN_vkGetPhysicalDeviceSurfaceFormats2KHR>("vkGetPhysicalDeviceSurfaceFormats2KHR")(
            physical_device(), &info_, &count, nullptr);
        VkDeviceGroupPresentModeFlagsKHR modes = 0;
        vkGetDeviceGroupSurfacePresentModesKHR(device(), surface_, &modes);
        AskTwo();
    }
    void AskTwo() {
        InstanceProc<PFN_vkGetPhysicalDeviceSurfaceCapabilities2KHR>(
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR")(physical_device(), &info_, &capabilities_);
    }

    Environment environment_;
    VkPhysicalDeviceSurfaceInfo2KHR info_;
    VkSurfaceCapabilities2KHR capabilities_;
};

TEST_F(SurfaceQueriesTest, ASurfaceThatOneFamilySupports) {
    environment_.Set("WD_NULL_SURFACE_FAMILIES", "2");
    AskAll();
    ExpectSilence();
}

TEST_F(SurfaceQueriesTest, ASurfaceThatNoFamilySupports) {
    environment_.Set("WD_NULL_SURFACE_FAMILIES", "0");
    AskAll();
    for (const char *rule : {"VUID-vkGetPhysicalDeviceSurfaceCapabilitiesKHR-surface-06211",
                             "VUID-vkGetPhysicalDeviceSurfaceFormatsKHR-surface-06525",
                             "VUID-vkGetPhysicalDeviceSurfacePresentModesKHR-surface-06525",
                             "VUID-vkGetPhysicalDevicePresentRectanglesKHR-surface-06211",
                             "VUID-vkGetPhysicalDeviceSurfaceFormats2KHR-pSurfaceInfo-06522",
                             "VUID-vkGetDeviceGroupSurfacePresentModesKHR-surface-06212",
                             "VUID-vkGetPhysicalDeviceSurfaceCapabilities2KHR-pSurfaceInfo-06522"}) {
        ExpectMessage(rule, "to which no queue family of physicalDevice can present");
    }
    ExpectSilence();
}

TEST_F(SurfaceQueriesTest, StructsThatNeedASurface) {
    auto mode = Make<VkSurfacePresentModeEXT>(VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT);
    auto scaling = Make<VkSurfacePresentScalingCapabilitiesEXT>(
        VK_STRUCTURE_TYPE_SURFACE_PRESENT_SCALING_CAPABILITIES_EXT);
    auto compatible =
        Make<VkSurfacePresentModeCompatibilityEXT>(VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_COMPATIBILITY_EXT);
    mode.presentMode = VK_PRESENT_MODE_FIFO_KHR;
    info_.pNext = &mode;
    capabilities_.pNext = &scaling;
    scaling.pNext = &compatible;
    AskTwo();
    ExpectSilence();
    info_.surface = VK_NULL_HANDLE;
    set_messenger_result(VK_TRUE); // The loader does not survive the call.
    AskTwo();
    ExpectMessage("VUID-vkGetPhysicalDeviceSurfaceCapabilities2KHR-pNext-07778",
                  "VkSurfacePresentModeCompatibilityEXT is in the pNext chain of pSurfaceCapabilities, but "
                  "pSurfaceInfo->surface is VK_NULL_HANDLE");
    ExpectMessage("VUID-vkGetPhysicalDeviceSurfaceCapabilities2KHR-pNext-07779",
                  "VkSurfacePresentScalingCapabilitiesEXT is in the pNext chain of pSurfaceCapabilities, but "
                  "pSurfaceInfo->surface is VK_NULL_HANDLE");
    ExpectSilence();
}

TEST_F(SurfaceQueriesTest, StructsThatNeedAPresentMode) {
    auto mode = Make<VkSurfacePresentModeEXT>(VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT);
    auto scaling = Make<VkSurfacePresentScalingCapabilitiesEXT>(
        VK_STRUCTURE_TYPE_SURFACE_PRESENT_SCALING_CAPABILITIES_EXT);
    auto compatible =
        Make<VkSurfacePresentModeCompatibilityEXT>(VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_COMPATIBILITY_EXT);
    mode.presentMode = VK_PRESENT_MODE_FIFO_KHR;
    scaling.pNext = &compatible;
    capabilities_.pNext = &scaling;
    AskTwo();
    ExpectMessage("VUID-vkGetPhysicalDeviceSurfaceCapabilities2KHR-pNext-07776",
                  "VkSurfacePresentModeCompatibilityEXT is in the pNext chain of pSurfaceCapabilities");
    ExpectMessage("VUID-vkGetPhysicalDeviceSurfaceCapabilities2KHR-pNext-07777",
                  "VkSurfacePresentScalingCapabilitiesEXT is in the pNext chain of pSurfaceCapabilities");
    ExpectSilence();
    info_.pNext = &mode;
    AskTwo();
    ExpectSilence();
    mode.presentMode = VK_PRESENT_MODE_FIFO_RELAXED_KHR;
    AskTwo();
    ExpectMessage("VUID-VkSurfacePresentModeEXT-presentMode-07780", "VK_PRESENT_MODE_FIFO_RELAXED_KHR");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
