// A fixture for checks of copies, blits, clears and resolves: the null driver, and images with memory.
#ifndef WARDEN_VK_CORE_TRANSFERS_TRANSFERS_FIXTURE_H
#define WARDEN_VK_CORE_TRANSFERS_TRANSFERS_FIXTURE_H

#include <string>

#include "testing/device/device.h"

namespace wd::testing {

constexpr VkImageAspectFlags kColor = VK_IMAGE_ASPECT_COLOR_BIT;
constexpr VkImageAspectFlags kDepth = VK_IMAGE_ASPECT_DEPTH_BIT;
constexpr VkImageAspectFlags kStencil = VK_IMAGE_ASPECT_STENCIL_BIT;
constexpr VkImageLayout kSource = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
constexpr VkImageLayout kTarget = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;

class TransferTest : public DeviceTest {
  protected:
    static Options NullOptions(uint32_t api_version = VK_API_VERSION_1_3) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = api_version;
        return options;
    }

    // Info is a 2D image, or a 3D one where it has a depth.
    static VkImageCreateInfo Info(VkFormat format, VkExtent3D extent, uint32_t mips = 1,
                                  uint32_t layers = 1) {
        VkImageCreateInfo info =
            PlainImage(format, {extent.width, extent.height},
                       VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.imageType = extent.depth > 1 ? VK_IMAGE_TYPE_3D : VK_IMAGE_TYPE_2D;
        info.extent = extent;
        info.mipLevels = mips;
        info.arrayLayers = layers;
        return info;
    }

    VkImage MakeBound(const VkImageCreateInfo &info) {
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }

    VkImage MakeBound(VkFormat format, VkExtent3D extent, uint32_t mips = 1, uint32_t layers = 1) {
        return MakeBound(Info(format, extent, mips, layers));
    }

    // BeginTransfer begins a command buffer of the queue family that has transfer operations only. The device needs
    // other_families.
    VkCommandBuffer BeginTransfer() {
        return BeginOn(2);
    }

    // BeginProtected begins a command buffer of a protected pool. The device needs the feature.
    VkCommandBuffer BeginProtected() {
        return BeginOn(0, VK_COMMAND_POOL_CREATE_PROTECTED_BIT);
    }

    // ExpectOnly wants one message and no other.
    void ExpectOnly(const std::string &id, const std::string &text) {
        ExpectMessage("VUID-" + id, text);
        ExpectSilence();
    }
};

} // namespace wd::testing

#endif
