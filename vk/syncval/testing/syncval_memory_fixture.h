// A fixture of resources that share memory.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_MEMORY_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_MEMORY_FIXTURE_H

#include "vk/syncval/testing/syncval_batch_fixture.h"

class SyncvalMemory : public SyncvalBatches {
  protected:
    static constexpr VkPipelineStageFlags2 kClear = VK_PIPELINE_STAGE_2_CLEAR_BIT;
    static constexpr VkAccessFlags2 kWrite = VK_ACCESS_2_TRANSFER_WRITE_BIT;
    static constexpr VkAccessFlags2 kRead = VK_ACCESS_2_TRANSFER_READ_BIT;
    static constexpr VkDeviceSize kSize = 1 << 20;
    static constexpr SyncMasks kAfterClear = {kClear, kWrite, kClear, kWrite};

    VkDeviceMemory Memory() {
        return Allocate({kSize, 1, ~0u}, 0);
    }

    VkBuffer AliasBuffer(VkDeviceMemory memory, VkDeviceSize offset, const char *name) {
        auto info = wd::testing::Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 4096;
        info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
        VkMemoryRequirements unused;
        vkGetBufferMemoryRequirements(device(), buffer, &unused);
        Check(vkBindBufferMemory(device(), buffer, memory, offset), "vkBindBufferMemory");
        SetName(VK_OBJECT_TYPE_BUFFER, buffer, name);
        return buffer;
    }

    VkImageCreateInfo ImageInfo() {
        auto info =
            wd::testing::PlainImage(VK_FORMAT_R8G8B8A8_UNORM, {64, 64},
                                    VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        info.mipLevels = info.arrayLayers = 2;
        return info;
    }

    VkImage AliasImage(VkDeviceMemory memory, VkDeviceSize offset, const char *name,
                       const VkImageCreateInfo &info) {
        VkImage image = MakeUnboundImage(info);
        VkMemoryRequirements unused;
        vkGetImageMemoryRequirements(device(), image, &unused);
        Check(vkBindImageMemory(device(), image, memory, offset), "vkBindImageMemory");
        SetName(VK_OBJECT_TYPE_IMAGE, image, name);
        return image;
    }
    VkImage AliasImage(VkDeviceMemory memory, VkDeviceSize offset, const char *name) {
        return AliasImage(memory, offset, name, ImageInfo());
    }

    static void Clear(VkCommandBuffer commands, VkImage image, uint32_t layer = 0, uint32_t mip = 0) {
        const VkClearColorValue color = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, mip, 1, layer, 1};
        vkCmdClearColorImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    }

    static void Fill(VkCommandBuffer commands, VkBuffer buffer) {
        vkCmdFillBuffer(commands, buffer, 0, VK_WHOLE_SIZE, 1);
    }

    // Discard brings an image from the undefined layout to the general one.
    static void Discard(VkCommandBuffer commands, VkImage image, const SyncMasks &masks) {
        Transition(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL, masks);
    }

    // Record records a command buffer that can be submitted again while it is pending.
    VkCommandBuffer Record(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
        record(commands);
        vkEndCommandBuffer(commands);
        return commands;
    }
};

#endif
