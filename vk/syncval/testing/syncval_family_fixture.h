// A fixture with queues of several families and ownership transfers between them. The null driver has several
// families. lavapipe has one family, and transfers ownership to external ones.
#ifndef WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_FAMILY_FIXTURE_H
#define WARDEN_VK_SYNCVAL_TESTING_SYNCVAL_FAMILY_FIXTURE_H

#include "vk/syncval/testing/syncval_memory_fixture.h"

class SyncvalFamilies : public SyncvalMemory {
  protected:
    static constexpr VkBufferUsageFlags kCopies =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;

    wd::testing::Options Families() {
        auto options = SyncOptions(GetParam());
        options.other_families = true;
        return options;
    }

    // Other is a family other than the fixture's.
    uint32_t Other() {
        return queue_family() ? 0 : 1;
    }
    VkQueue OtherQueue() {
        VkQueue queue;
        vkGetDeviceQueue(device(), Other(), 0, &queue);
        return queue;
    }

    // RecordOther is Record for the other family.
    VkCommandBuffer RecordOther(const std::function<void(VkCommandBuffer)> &record) {
        if (other_device_ != device()) {
            other_device_ = device();
            auto info =
                wd::testing::Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
            info.queueFamilyIndex = Other();
            Check(vkCreateCommandPool(device(), &info, nullptr, &other_pool_), "vkCreateCommandPool");
            Defer([device = device(), pool = other_pool_] { vkDestroyCommandPool(device, pool, nullptr); });
        }
        auto info =
            wd::testing::Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = other_pool_;
        info.commandBufferCount = 1;
        VkCommandBuffer commands;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        const auto begin =
            wd::testing::Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        vkBeginCommandBuffer(commands, &begin);
        record(commands);
        vkEndCommandBuffer(commands);
        return commands;
    }

    static void Transfer(VkCommandBuffer commands, VkBuffer buffer, uint32_t from, uint32_t to,
                         const SyncMasks &masks, VkDeviceSize offset = 0, VkDeviceSize size = VK_WHOLE_SIZE) {
        VkBufferMemoryBarrier2 barrier = EntireBuffer(buffer, masks);
        barrier.srcQueueFamilyIndex = from;
        barrier.dstQueueFamilyIndex = to;
        barrier.offset = offset;
        barrier.size = size;
        Barrier(commands, barrier);
    }

    static void TransferImage(VkCommandBuffer commands, VkImage image, uint32_t from, uint32_t to,
                              const SyncMasks &masks, VkImageLayout layout, VkImageLayout next,
                              uint32_t num_layers = VK_REMAINING_ARRAY_LAYERS) {
        VkImageMemoryBarrier2 barrier = ImageBarrier(image, masks);
        barrier.subresourceRange.layerCount = num_layers;
        barrier.oldLayout = layout;
        barrier.newLayout = next;
        barrier.srcQueueFamilyIndex = from;
        barrier.dstQueueFamilyIndex = to;
        Barrier(commands, barrier);
    }

    static constexpr SyncMasks kRelease = {kCopy, kWrite, 0, 0};
    static constexpr SyncMasks kAcquire = {0, 0, kCopy, kRead | kWrite};

    // MakeTransfer records an upload with a release, and a copy with the acquisition.
    void MakeTransfer(const SyncMasks &release = kRelease, const SyncMasks &acquire = kAcquire) {
        source_ = MakeBuffer(256, kCopies);
        shared_ = MakeBuffer(256, kCopies);
        target_ = MakeBuffer(256, kCopies);
        SetName(VK_OBJECT_TYPE_BUFFER, shared_.handle, "shared");
        upload_ = RecordOther([&](VkCommandBuffer commands) {
            Copy(commands, source_, shared_);
            Transfer(commands, shared_.handle, Other(), queue_family(), release);
        });
        use_ = Record([&](VkCommandBuffer commands) {
            Transfer(commands, shared_.handle, Other(), queue_family(), acquire);
            Copy(commands, shared_, target_);
        });
    }

    static void Copy(VkCommandBuffer commands, const wd::testing::Buffer &from,
                     const wd::testing::Buffer &to) {
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands, from.handle, to.handle, 1, &region);
    }

    wd::testing::Buffer source_, shared_, target_;
    VkCommandBuffer upload_ = VK_NULL_HANDLE, use_ = VK_NULL_HANDLE;

  private:
    VkDevice other_device_ = VK_NULL_HANDLE; // Of the pool.
    VkCommandPool other_pool_ = VK_NULL_HANDLE;
};

#endif
