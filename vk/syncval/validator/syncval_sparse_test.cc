// Sparse resources: what shares their memory is known when work is submitted, by what is bound then.
#include "vk/syncval/validator/syncval_memory.h"

using wd::testing::Make;

class SyncvalSparseTest : public SyncvalMemory {
  protected:
    static constexpr VkDeviceSize kPage = 65536;

    wd::testing::Options SparseOptions() {
        auto options = SyncOptions(GetParam());
        options.features.sparseBinding = VK_TRUE;
        options.features.sparseResidencyBuffer = VK_TRUE;
        options.features.sparseResidencyImage2D = VK_TRUE;
        options.features.sparseResidencyAliased = VK_TRUE;
        return options;
    }

    VkBuffer SparseBuffer(const char *name) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT | VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT |
                     VK_BUFFER_CREATE_SPARSE_ALIASED_BIT;
        info.size = 4 * kPage;
        info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        VkBuffer buffer;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
        SetName(VK_OBJECT_TYPE_BUFFER, buffer, name);
        return buffer;
    }

    VkImage SparseImage(const VkImageCreateInfo &info, const char *name) {
        VkImage image;
        Check(vkCreateImage(device(), &info, nullptr, &image), "vkCreateImage");
        Defer([device = device(), image] { vkDestroyImage(device, image, nullptr); });
        SetName(VK_OBJECT_TYPE_IMAGE, image, name);
        return image;
    }

    // BindSparse runs one batch, and waits for it.
    void BindSparse(const VkBindSparseInfo &info) {
        Check(vkQueueBindSparse(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueBindSparse");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }

    void Bind(VkBuffer buffer, VkDeviceSize offset, VkDeviceSize size, VkDeviceMemory memory,
              VkDeviceSize memory_offset) {
        const VkSparseMemoryBind bind = {offset, size, memory, memory_offset, 0};
        const VkSparseBufferMemoryBindInfo binds = {buffer, 1, &bind};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.bufferBindCount = 1;
        info.pBufferBinds = &binds;
        BindSparse(info);
    }

    VkCommandBuffer Filling(VkBuffer buffer, VkDeviceSize offset = 0, VkDeviceSize size = 4096) {
        return Record([&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer, offset, size, 1); });
    }
    VkCommandBuffer Clearing(VkImage image, uint32_t layer = 0) {
        return Record([&](VkCommandBuffer commands) { Clear(commands, image, layer); });
    }
    VkCommandBuffer Between() {
        return Record([&](VkCommandBuffer commands) { Barrier(commands, kAfterClear); });
    }

    // ExpectShared submits both, which must give a hazard with these words, and both with a barrier in between.
    void ExpectShared(VkCommandBuffer first, VkCommandBuffer second, const std::string &words) {
        Submit(queue(), {{first, Between(), second}});
        vkQueueWaitIdle(queue());
        ExpectSilence();
        Submit(queue(), {{first, second}});
        vkQueueWaitIdle(queue());
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", words);
        ExpectSilence();
    }
    void ExpectApart(VkCommandBuffer first, VkCommandBuffer second) {
        Submit(queue(), {{first, second}});
        vkQueueWaitIdle(queue());
        ExpectSilence();
    }
};

TEST_P(SyncvalSparseTest, ABufferOverABuffer) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, kPage, "plain");
    VkCommandBuffer above = Filling(sparse, 2 * kPage), below = Filling(plain);
    ExpectApart(above, below); // Recorded, and executed, before anything is bound.
    Bind(sparse, kPage, 2 * kPage, memory, 0);
    ExpectShared(above, below, "writes Buffer (plain)");
    ExpectShared(below, above, "writes Buffer (sparse)");
}

TEST_P(SyncvalSparseTest, BytesAreToldApart) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, kPage + 4096, "plain");
    Bind(sparse, 0, kPage, memory, kPage);
    ExpectApart(Filling(sparse, 0), Filling(plain));
    ExpectApart(Filling(sparse, 8192), Filling(plain));
    ExpectShared(Filling(sparse, 4096, 4), Filling(plain), "wrote Buffer (sparse)");
    ExpectShared(Filling(sparse, 8188, 8), Filling(plain), "which shares its memory");
}

TEST_P(SyncvalSparseTest, WhatIsBoundAtTheSubmissionCounts) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory(), other = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, 0, "plain");
    VkCommandBuffer above = Filling(sparse, kPage), below = Filling(plain);
    Bind(sparse, 0, 4 * kPage, other, 0);
    ExpectApart(above, below);
    Bind(sparse, kPage, kPage, memory, 0); // The middle of what is bound.
    ExpectShared(above, below, "writes Buffer (plain)");
    ExpectApart(Filling(sparse, 0), below);
    ExpectApart(Filling(sparse, 2 * kPage), below);
    Bind(sparse, kPage, kPage, VK_NULL_HANDLE, 0);
    ExpectApart(above, below);
}

// Of several queues, which lavapipe has not.
class SyncvalSparseQueuesTest : public SyncvalSparseTest {};

// What was written before the memory changed is not in the new memory.
TEST_P(SyncvalSparseQueuesTest, WritesToTheOldMemoryDoNotMeetTheNew) {
    auto options = SparseOptions();
    options.num_queues = 2;
    WD_START_DEVICE(options);
    VkDeviceMemory memory = Memory(), other = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, 0, "plain");
    Bind(sparse, 0, kPage, other, 0);
    const VkSemaphore written = Semaphore(), bound = Semaphore();
    Submit(queue(0), {{Filling(sparse)}, {}, {{written, 0, kAll}}});
    const VkSparseMemoryBind bind = {0, kPage, memory, 0, 0};
    const VkSparseBufferMemoryBindInfo binds = {sparse, 1, &bind};
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    info.bufferBindCount = info.waitSemaphoreCount = info.signalSemaphoreCount = 1;
    info.pBufferBinds = &binds;
    info.pWaitSemaphores = &written;
    info.pSignalSemaphores = &bound;
    Check(vkQueueBindSparse(queue(0), 1, &info, VK_NULL_HANDLE), "vkQueueBindSparse");
    VkCommandBuffer below = Filling(plain);
    Submit(queue(1), {{below}});
    ExpectSilence();
    Submit(queue(0), {{Filling(sparse)}, {{bound, 0, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "writes Buffer (sparse)");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_P(SyncvalSparseTest, TwoSparseBuffersAndOnePageBoundTwice) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer a = SparseBuffer("a"), b = SparseBuffer("b");
    Bind(a, 0, kPage, memory, 0);
    Bind(b, 2 * kPage, kPage, memory, 0);
    ExpectShared(Filling(a), Filling(b, 2 * kPage), "writes Buffer (b)");
    ExpectApart(Filling(a), Filling(b));
    Bind(a, 3 * kPage, kPage, memory, 0);
    ExpectShared(Filling(a), Filling(a, 3 * kPage), "writes Buffer (a)");
}

TEST_P(SyncvalSparseTest, ASubresourceIsWhereItsBlocksAre) {
    WD_START_DEVICE(SparseOptions());
    auto image_info = ImageInfo();
    image_info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT |
                       VK_IMAGE_CREATE_SPARSE_ALIASED_BIT;
    image_info.extent = {256, 256, 1};
    image_info.mipLevels = 1;
    VkImage image = SparseImage(image_info, "sparse");
    uint32_t count = 1;
    VkSparseImageMemoryRequirements requirements = {};
    vkGetImageSparseMemoryRequirements(device(), image, &count, &requirements);
    VkExtent3D block = requirements.formatProperties.imageGranularity;
    if (!block.width || block.width > 256)
        block = image_info.extent;
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    VkSparseImageMemoryBind bind = {};
    bind.subresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1};
    bind.extent = block;
    bind.memory = memory;
    const VkSparseImageMemoryBindInfo binds = {image, 1, &bind};
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    info.imageBindCount = 1;
    info.pImageBinds = &binds;
    BindSparse(info);
    ExpectShared(Clearing(image, 1), Filling(plain), "wrote Image (sparse)");
    ExpectApart(Clearing(image, 0), Filling(plain));
    bind.memory = VK_NULL_HANDLE;
    BindSparse(info);
    ExpectApart(Clearing(image, 1), Filling(plain));
}

TEST_P(SyncvalSparseTest, OpaqueMemoryIsAllOfAnImage) {
    WD_START_DEVICE(SparseOptions());
    auto image_info = ImageInfo();
    image_info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT;
    VkImage image = SparseImage(image_info, "sparse");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), image, &requirements);
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    const VkSparseMemoryBind bind = {0, requirements.size, memory, 0, 0};
    const VkSparseImageOpaqueMemoryBindInfo binds = {image, 1, &bind};
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    info.imageOpaqueBindCount = 1;
    info.pImageOpaqueBinds = &binds;
    BindSparse(info);
    for (uint32_t layer : {0u, 1u})
        ExpectShared(Filling(plain), Clearing(image, layer), "writes Image (sparse)");
}

// Within a command buffer nothing is said: it may be submitted when something else is bound.
TEST_P(SyncvalSparseTest, ARecordingDoesNotKnowWhatWillBeBound) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, 0, "plain");
    Bind(sparse, 0, kPage, memory, 0);
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, sparse, 0, 64, 0);
    vkCmdFillBuffer(commands, plain, 0, 64, 0);
    ExpectSilence();
    vkCmdFillBuffer(commands, sparse, 0, 64, 0);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (sparse)");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

WD_SYNCVAL_DRIVER(SyncvalSparseQueuesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalSparseTest);
