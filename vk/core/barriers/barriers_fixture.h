// A device of Vulkan 1.3 on the null driver with synchronization2, and short ways to write barriers.
#ifndef WARDEN_VK_CORE_BARRIERS_BARRIERS_FIXTURE_H
#define WARDEN_VK_CORE_BARRIERS_BARRIERS_FIXTURE_H

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

constexpr VkImageSubresourceRange kAllColor = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0,
                                               VK_REMAINING_ARRAY_LAYERS};
constexpr VkPipelineStageFlags kAllCommands = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;

class BarrierTest : public DeviceTest {
  protected:
    // StartBarriers brings up a device. `next` follows the features.
    void StartBarriers(void *next = nullptr, std::vector<const char *> extensions = {}) {
        static VkPhysicalDeviceVulkan13Features features;
        features =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features.synchronization2 = VK_TRUE;
        features.dynamicRendering = VK_TRUE;
        features.pNext = next;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &features;
        options.device_extensions = std::move(extensions);
        options.other_families = true;
        Start(options);
    }

    static VkMemoryBarrier MemoryBarrier(VkAccessFlags from, VkAccessFlags to) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = from;
        barrier.dstAccessMask = to;
        return barrier;
    }
    static VkBufferMemoryBarrier BufferBarrier(VkBuffer buffer, VkAccessFlags from = 0,
                                               VkAccessFlags to = 0) {
        auto barrier = Make<VkBufferMemoryBarrier>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER);
        barrier.srcAccessMask = from;
        barrier.dstAccessMask = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.buffer = buffer;
        barrier.size = VK_WHOLE_SIZE;
        return barrier;
    }
    static VkImageMemoryBarrier ImageBarrier(VkImage image, VkImageLayout to = VK_IMAGE_LAYOUT_GENERAL,
                                             VkImageLayout from = VK_IMAGE_LAYOUT_UNDEFINED) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = kAllColor;
        return barrier;
    }
    static VkMemoryBarrier2 MemoryBarrier2(VkPipelineStageFlags2 from_stages, VkAccessFlags2 from,
                                           VkPipelineStageFlags2 to_stages, VkAccessFlags2 to) {
        auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
        barrier.srcStageMask = from_stages;
        barrier.srcAccessMask = from;
        barrier.dstStageMask = to_stages;
        barrier.dstAccessMask = to;
        return barrier;
    }
    static VkDependencyInfo Dependency(const VkMemoryBarrier2 *barrier, VkDependencyFlags flags = 0) {
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.dependencyFlags = flags;
        info.memoryBarrierCount = 1;
        info.pMemoryBarriers = barrier;
        return info;
    }

    static void Record(VkCommandBuffer commands, const VkMemoryBarrier &barrier,
                       VkPipelineStageFlags from = kAllCommands, VkPipelineStageFlags to = kAllCommands,
                       VkDependencyFlags flags = 0) {
        vkCmdPipelineBarrier(commands, from, to, flags, 1, &barrier, 0, nullptr, 0, nullptr);
    }
    static void Record(VkCommandBuffer commands, const VkBufferMemoryBarrier &barrier,
                       VkPipelineStageFlags from = kAllCommands, VkPipelineStageFlags to = kAllCommands,
                       VkDependencyFlags flags = 0) {
        vkCmdPipelineBarrier(commands, from, to, flags, 0, nullptr, 1, &barrier, 0, nullptr);
    }
    static void Record(VkCommandBuffer commands, const VkImageMemoryBarrier &barrier,
                       VkPipelineStageFlags from = kAllCommands, VkPipelineStageFlags to = kAllCommands,
                       VkDependencyFlags flags = 0) {
        vkCmdPipelineBarrier(commands, from, to, flags, 0, nullptr, 0, nullptr, 1, &barrier);
    }
    static void Record(VkCommandBuffer commands, const VkMemoryBarrier2 &barrier,
                       VkDependencyFlags flags = 0) {
        const VkDependencyInfo info = Dependency(&barrier, flags);
        vkCmdPipelineBarrier2(commands, &info);
    }

    // ExpectOnly wants one message and no other.
    void ExpectOnly(const std::string &id, const std::string &text) {
        ExpectMessage("VUID-" + id, text);
        ExpectSilence();
    }
};

// WD_START_BARRIERS starts the fixture and leaves the test when it was skipped.
#define WD_START_BARRIERS(...)                                                                               \
    do {                                                                                                     \
        StartBarriers(__VA_ARGS__);                                                                          \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

} // namespace wd::testing

#endif
