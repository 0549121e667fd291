// Requirements of images and planes: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

class PlaneRequirementsTest : public DeviceTest {
  protected:
    void SetUp() override {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_1;
        WD_START_DEVICE(options);
    }

    VkImage MakePlanes(VkImageCreateFlags flags, VkFormat format) {
        VkImageCreateInfo info = PlainImage(format, {16, 16}, VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.flags = flags;
        return MakeUnboundImage(info);
    }
    void Ask(VkImage image, bool of_plane) {
        auto plane =
            Make<VkImagePlaneMemoryRequirementsInfo>(VK_STRUCTURE_TYPE_IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO);
        plane.planeAspect = VK_IMAGE_ASPECT_PLANE_1_BIT;
        auto info = Make<VkImageMemoryRequirementsInfo2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_REQUIREMENTS_INFO_2);
        info.pNext = of_plane ? &plane : nullptr;
        info.image = image;
        auto requirements = Make<VkMemoryRequirements2>(VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
        vkGetImageMemoryRequirements2(device(), &info, &requirements);
    }
};

TEST_F(PlaneRequirementsTest, DisjointPlanesAreAskedForOneByOne) {
    const VkImage image = MakePlanes(VK_IMAGE_CREATE_DISJOINT_BIT, VK_FORMAT_G8_B8R8_2PLANE_420_UNORM);
    ClearMessages();
    Ask(image, true);
    ExpectSilence();
    Ask(image, false);
    ExpectMessage("VUID-VkImageMemoryRequirementsInfo2-image-01589", "whose planes are disjoint");
    ExpectSilence();
}

TEST_F(PlaneRequirementsTest, OtherImagesHaveOneRequirement) {
    const VkImage image = MakePlanes(0, VK_FORMAT_G8_B8R8_2PLANE_420_UNORM);
    Ask(image, false);
    ExpectSilence();
    Ask(image, true);
    ExpectMessage("VUID-VkImageMemoryRequirementsInfo2-image-01590",
                  "which was created without VK_IMAGE_CREATE_DISJOINT_BIT");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
