// What the tests of layouts share: images, barriers and command buffers on the null driver.
#ifndef WARDEN_VK_CORE_LAYOUTS_LAYOUTS_FIXTURE_H
#define WARDEN_VK_CORE_LAYOUTS_LAYOUTS_FIXTURE_H

#include <gtest/gtest.h>

#include "testing/device/device.h"

namespace wd::testing {

constexpr VkImageLayout kUndefined = VK_IMAGE_LAYOUT_UNDEFINED;
constexpr VkImageLayout kGeneral = VK_IMAGE_LAYOUT_GENERAL;
constexpr VkImageLayout kSource = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
constexpr VkImageLayout kTarget = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
constexpr VkImageLayout kReadOnly = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
constexpr VkImageLayout kColor = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
constexpr VkImageLayout kDepth = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;

constexpr VkImageSubresourceRange kAllColor = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0,
                                               VK_REMAINING_ARRAY_LAYERS};
constexpr VkImageSubresourceRange kAllDepth = {VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT, 0,
                                               VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS};
constexpr VkImageUsageFlags kAllUsages =
    VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT;

class LayoutsTest : public DeviceTest {
  protected:
    static Options NullOptions(uint32_t api_version = VK_API_VERSION_1_3) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = api_version;
        return options;
    }

    // MakeLevels makes an image with four levels and three layers.
    VkImage MakeLevels() {
        VkImageCreateInfo info = PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, kAllUsages);
        info.mipLevels = 4;
        info.arrayLayers = 3;
        const VkImage image = MakeUnboundImage(info);
        BindImage(image);
        return image;
    }

    Image MakeColor(VkImageUsageFlags usage = kAllUsages | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT) {
        return MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, usage);
    }

    static VkImageMemoryBarrier BarrierOf(VkImage image, VkImageLayout from, VkImageLayout to,
                                          const VkImageSubresourceRange &range = kAllColor) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = range;
        return barrier;
    }

    static void Barriers(VkCommandBuffer commands, const std::vector<VkImageMemoryBarrier> &barriers) {
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, static_cast<uint32_t>(barriers.size()),
                             barriers.data());
    }

    static void Transition(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                           const VkImageSubresourceRange &range = kAllColor) {
        Barriers(commands, {BarrierOf(image, from, to, range)});
    }

    // SubmitTransition transitions all of an image from UNDEFINED, in a command buffer of its own.
    void SubmitTransition(VkImage image, VkImageLayout to, const VkImageSubresourceRange &range = kAllColor) {
        const VkCommandBuffer commands = Begin();
        SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "earlier");
        Transition(commands, image, kUndefined, to, range);
        Submit(commands);
    }
};

} // namespace wd::testing

#endif
