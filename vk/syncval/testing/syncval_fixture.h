// The base fixture of the validator's tests: a device with synchronization validation, and barriers in one
// line.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_FIXTURE_H

#include "testing/device/device.h"
#include "vk/syncval/testing/syncval_masks.h"

// Tests run on lavapipe and on the null driver: the validator sees the same commands on both.
class SyncvalTest : public wd::testing::DeviceTest,
                    public ::testing::WithParamInterface<wd::testing::Driver> {
  protected:
    static wd::testing::Options SyncOptions(wd::testing::Driver driver) {
        static VkPhysicalDeviceVulkan12Features features12 = [] {
            auto made = wd::testing::Make<VkPhysicalDeviceVulkan12Features>(
                VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
            made.timelineSemaphore = VK_TRUE;
            made.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
            made.descriptorBindingSampledImageUpdateAfterBind = VK_TRUE;
            made.descriptorBindingPartiallyBound = VK_TRUE;
            made.descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
            made.bufferDeviceAddress = VK_TRUE;
            return made;
        }();
        static VkPhysicalDeviceVulkan13Features features = [] {
            auto made = wd::testing::Make<VkPhysicalDeviceVulkan13Features>(
                VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
            made.synchronization2 = VK_TRUE;
            made.dynamicRendering = VK_TRUE;
            made.pNext = &features12;
            return made;
        }();
        wd::testing::Options options;
        options.driver = driver;
        options.api_version = VK_API_VERSION_1_3;
        options.settings["validate_sync"] = "true";
        options.settings["validate_core"] = "false"; // Calls are valid only as far as accesses are concerned.
        options.settings["validate_shaders"] = "false";
        options.settings["duplicate_message_limit"] = "1000000"; // Tests repeat their commands.
        options.device_next = &features;
        return options;
    }

    // WithMasks makes a barrier of any kind.
    template <typename Struct> static Struct WithMasks(VkStructureType type, const SyncMasks &masks) {
        auto barrier = wd::testing::Make<Struct>(type);
        barrier.srcStageMask = masks.src_stages;
        barrier.srcAccessMask = masks.src_accesses;
        barrier.dstStageMask = masks.dst_stages;
        barrier.dstAccessMask = masks.dst_accesses;
        return barrier;
    }

    // EntireBuffer is a barrier on an entire buffer.
    static VkBufferMemoryBarrier2 EntireBuffer(VkBuffer buffer, const SyncMasks &masks) {
        auto barrier = WithMasks<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2, masks);
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.buffer = buffer;
        barrier.size = VK_WHOLE_SIZE;
        return barrier;
    }

    // ImageBarrier is a barrier on an entire color image in the general layout.
    static VkImageMemoryBarrier2 ImageBarrier(VkImage image, const SyncMasks &masks) {
        auto barrier = WithMasks<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2, masks);
        barrier.oldLayout = barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, VK_REMAINING_MIP_LEVELS, 0,
                                    VK_REMAINING_ARRAY_LAYERS};
        return barrier;
    }

    static void Barrier(VkCommandBuffer commands, const SyncMasks &masks) {
        const auto barrier = WithMasks<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2, masks);
        auto info = wd::testing::Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.memoryBarrierCount = 1;
        info.pMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    static void Barrier(VkCommandBuffer commands, const VkBufferMemoryBarrier2 &barrier) {
        auto info = wd::testing::Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.bufferMemoryBarrierCount = 1;
        info.pBufferMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    static void Barrier(VkCommandBuffer commands, const VkImageMemoryBarrier2 &barrier) {
        auto info = wd::testing::Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.imageMemoryBarrierCount = 1;
        info.pImageMemoryBarriers = &barrier;
        vkCmdPipelineBarrier2(commands, &info);
    }

    static void Transition(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                           const SyncMasks &masks, VkImageAspectFlags aspects = VK_IMAGE_ASPECT_COLOR_BIT,
                           uint32_t mip = 0, uint32_t num_mips = VK_REMAINING_MIP_LEVELS) {
        auto barrier = ImageBarrier(image, masks);
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.subresourceRange = {aspects, mip, num_mips, 0, VK_REMAINING_ARRAY_LAYERS};
        Barrier(commands, barrier);
    }

    // Suggested reads the barrier that the only message asks for.
    SyncMasks Suggested() {
        return SuggestedAfter("(?:vkCmdPipelineBarrier2|, dstSubpass = [^)]*\\)): ");
    }

    // SuggestedAfter returns the masks after some words of the only message.
    SyncMasks SuggestedAfter(const std::string &words) {
        const auto all = messages();
        SyncMasks masks;
        if (all.size() != 1) {
            ADD_FAILURE() << all.size() << " messages instead of one";
            return masks;
        }
        const std::string &text = all[0].text;
        if (!FindMasks(text, words, &masks)) {
            ADD_FAILURE() << "no barrier in: " << text;
        }
        return masks;
    }

    // ExpectFixed runs both functions in one command buffer and expects one message of this id with these
    // words; then again with the barrier that the message asks for in between, and expects none.
    void ExpectFixed(const std::string &id, const std::string &words,
                     const std::function<void(VkCommandBuffer)> &first,
                     const std::function<void(VkCommandBuffer)> &second) {
        VkCommandBuffer commands = Begin();
        first(commands);
        second(commands);
        const SyncMasks masks = Suggested();
        ExpectMessage(id, words);
        ExpectSilence();
        vkEndCommandBuffer(commands);
        commands = Begin();
        first(commands);
        Barrier(commands, masks);
        second(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    // ExpectSilent runs both functions in one command buffer and expects no message.
    void ExpectSilent(const std::function<void(VkCommandBuffer)> &first,
                      const std::function<void(VkCommandBuffer)> &second) {
        VkCommandBuffer commands = Begin();
        first(commands);
        second(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }

    // SubmitAll submits command buffers in one batch and waits for it.
    void SubmitAll(const std::vector<VkCommandBuffer> &all) {
        auto info = wd::testing::Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = static_cast<uint32_t>(all.size());
        info.pCommandBuffers = all.data();
        Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
        vkQueueWaitIdle(queue());
    }
};

inline std::string DriverName(const ::testing::TestParamInfo<wd::testing::Driver> &info) {
    return info.param == wd::testing::Driver::kLavapipe ? "Lavapipe" : "Null";
}

// Tests of features that only one driver has: kNull or kLavapipe.
#define WD_SYNCVAL_DRIVER(Test, Only)                                                                        \
    INSTANTIATE_TEST_SUITE_P(Drivers, Test, ::testing::Values(wd::testing::Driver::Only), DriverName)

#define WD_SYNCVAL_DRIVERS(Test)                                                                             \
    INSTANTIATE_TEST_SUITE_P(Drivers, Test,                                                                  \
                             ::testing::Values(wd::testing::Driver::kLavapipe, wd::testing::Driver::kNull),  \
                             DriverName)

#endif
