// Surfaces on planes of displays: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

const std::string kPrefix = "VUID-VkDisplaySurfaceCreateInfoKHR-";

// The null driver has a display with one plane, in identity transform, and without blending of texels.
class DisplaysTest : public DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_1;
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_KHR_DISPLAY_EXTENSION_NAME};
        WD_START_INSTANCE(options);
        uint32_t count = 1;
        VkDisplayPropertiesKHR display = {};
        InstanceProc<PFN_vkGetPhysicalDeviceDisplayPropertiesKHR>("vkGetPhysicalDeviceDisplayPropertiesKHR")(
            physical_device(), &count, &display);
        ASSERT_EQ(count, 1u);
        auto mode = Make<VkDisplayModeCreateInfoKHR>(VK_STRUCTURE_TYPE_DISPLAY_MODE_CREATE_INFO_KHR);
        mode.parameters = {{64, 64}, 60000};
        info_ = Make<VkDisplaySurfaceCreateInfoKHR>(VK_STRUCTURE_TYPE_DISPLAY_SURFACE_CREATE_INFO_KHR);
        Check(InstanceProc<PFN_vkCreateDisplayModeKHR>("vkCreateDisplayModeKHR")(
                  physical_device(), display.display, &mode, nullptr, &info_.displayMode),
              "vkCreateDisplayModeKHR");
        info_.transform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
        info_.alphaMode = VK_DISPLAY_PLANE_ALPHA_OPAQUE_BIT_KHR;
        info_.imageExtent = {64, 64};
    }
    void Try() {
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        InstanceProc<PFN_vkCreateDisplayPlaneSurfaceKHR>("vkCreateDisplayPlaneSurfaceKHR")(instance(), &info_,
                                                                                           nullptr, &surface);
        vkDestroySurfaceKHR(instance(), surface, nullptr);
    }
    VkDisplaySurfaceCreateInfoKHR info_;
};

TEST_F(DisplaysTest, PlanesOfTheDevice) {
    uint32_t count = 0;
    const auto ask =
        InstanceProc<PFN_vkGetDisplayPlaneSupportedDisplaysKHR>("vkGetDisplayPlaneSupportedDisplaysKHR");
    ask(physical_device(), 0, &count, nullptr);
    Try();
    ExpectSilence();
    ask(physical_device(), 1, &count, nullptr);
    ExpectMessage("VUID-vkGetDisplayPlaneSupportedDisplaysKHR-planeIndex-01249",
                  "planeIndex is 1, the number of display planes is 1");
    info_.planeIndex = 1;
    Try();
    ExpectMessage(kPrefix + "planeIndex-01252", "pCreateInfo->planeIndex is 1");
    ExpectSilence();
    info_.planeIndex = 0;
    info_.planeStackIndex = 1;
    Try();
    ExpectMessage(kPrefix + "planeReorderPossible-01253",
                  "planeStackIndex is 1, the number of display planes is 1");
    ExpectSilence();
}

TEST_F(DisplaysTest, AlphaTransformAndExtent) {
    info_.alphaMode = VK_DISPLAY_PLANE_ALPHA_PER_PIXEL_BIT_KHR;
    Try();
    ExpectMessage(kPrefix + "alphaMode-01255", "supportedAlpha of the plane is");
    ExpectSilence();
    info_.alphaMode = VK_DISPLAY_PLANE_ALPHA_OPAQUE_BIT_KHR;
    info_.transform = VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR;
    Try();
    ExpectMessage(kPrefix + "transform-06740",
                  "supportedTransforms of the display is VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR");
    ExpectSilence();
    info_.transform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
    info_.imageExtent.height = 1 << 20;
    Try();
    ExpectMessage(kPrefix + "width-01256", "imageExtent.height is 1048576");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
