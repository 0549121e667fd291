// Sparse resources: the memory that they share is known at submission, from the current bindings.
#include "vk/syncval/testing/syncval_failing_fixture.h"
#include "vk/syncval/testing/syncval_memory_fixture.h"

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
        VkImage image = MakeUnboundImage(info);
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

    void BindOpaque(VkImage image, const VkSparseMemoryBind &bind) {
        const VkSparseImageOpaqueMemoryBindInfo binds = {image, 1, &bind};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.imageOpaqueBindCount = 1;
        info.pImageOpaqueBinds = &binds;
        BindSparse(info);
    }

    void BindBlocks(VkImage image, const VkSparseImageMemoryBind &bind) {
        const VkSparseImageMemoryBindInfo binds = {image, 1, &bind};
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.imageBindCount = 1;
        info.pImageBinds = &binds;
        BindSparse(info);
    }

    // Binding is a batch without bindings: only its waits and signals matter.
    void Binding(VkQueue at, const std::vector<VkSemaphore> &waits, const std::vector<VkSemaphore> &signals,
                 VkFence fence = VK_NULL_HANDLE) {
        auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
        info.waitSemaphoreCount = static_cast<uint32_t>(waits.size());
        info.pWaitSemaphores = waits.data();
        info.signalSemaphoreCount = static_cast<uint32_t>(signals.size());
        info.pSignalSemaphores = signals.data();
        Check(vkQueueBindSparse(at, 1, &info, fence), "vkQueueBindSparse");
    }

    VkImageCreateInfo ResidentInfo(VkFormat format, VkExtent3D extent, uint32_t mips) {
        auto info = ImageInfo();
        info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_SPARSE_RESIDENCY_BIT |
                     VK_IMAGE_CREATE_SPARSE_ALIASED_BIT;
        info.format = format;
        info.extent = extent;
        info.mipLevels = mips;
        return info;
    }

    std::vector<VkSparseImageMemoryRequirements> Requirements(VkImage image) {
        uint32_t count = 0;
        vkGetImageSparseMemoryRequirements(device(), image, &count, nullptr);
        std::vector<VkSparseImageMemoryRequirements> all(count);
        vkGetImageSparseMemoryRequirements(device(), image, &count, all.data());
        return all;
    }

    VkCommandBuffer ClearingDepth(VkImage image, VkImageAspectFlags aspect, uint32_t mip = 0) {
        return Record([&](VkCommandBuffer commands) {
            const VkClearDepthStencilValue value = {};
            const VkImageSubresourceRange range = {aspect, mip, 1, 0, 1};
            vkCmdClearDepthStencilImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &value, 1, &range);
        });
    }

    VkCommandBuffer Filling(VkBuffer buffer, VkDeviceSize offset = 0, VkDeviceSize size = 4096) {
        return Record([&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer, offset, size, 1); });
    }
    VkCommandBuffer Clearing(VkImage image, uint32_t layer = 0, uint32_t mip = 0) {
        return Record([&](VkCommandBuffer commands) { Clear(commands, image, layer, mip); });
    }
    VkCommandBuffer Between() {
        return Record([&](VkCommandBuffer commands) { Barrier(commands, kAfterClear); });
    }

    // ExpectShared submits both, and expects a hazard with these words; then both with a barrier in between.
    void ExpectShared(VkCommandBuffer first, VkCommandBuffer second, const std::string &words) {
        Submit(queue(), {{first, Between(), second}});
        vkQueueWaitIdle(queue());
        ExpectSilence();
        Submit(queue(), {{first, second}});
        vkQueueWaitIdle(queue());
        ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", words);
        ExpectSilence();
    }
    void ExpectDistinguished(VkCommandBuffer first, VkCommandBuffer second) {
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
    ExpectDistinguished(above, below); // Recorded, and executed, before memory is bound.
    Bind(sparse, kPage, 2 * kPage, memory, 0);
    ExpectShared(above, below, "writes Buffer (plain)");
    ExpectShared(below, above, "writes Buffer (sparse)");
}

TEST_P(SyncvalSparseTest, BytesAreDistinguished) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, kPage + 4096, "plain");
    Bind(sparse, 0, kPage, memory, kPage);
    ExpectDistinguished(Filling(sparse, 0), Filling(plain));
    ExpectDistinguished(Filling(sparse, 8192), Filling(plain));
    ExpectShared(Filling(sparse, 4096, 4), Filling(plain), "wrote Buffer (sparse)");
    ExpectShared(Filling(sparse, 8188, 8), Filling(plain), "which shares its memory");
}

TEST_P(SyncvalSparseTest, BindingsAtTheSubmissionCount) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory(), other = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, 0, "plain");
    VkCommandBuffer above = Filling(sparse, kPage), below = Filling(plain);
    Bind(sparse, 0, 4 * kPage, other, 0);
    ExpectDistinguished(above, below);
    Bind(sparse, kPage, kPage, memory, 0); // The middle of the bound range.
    ExpectShared(above, below, "writes Buffer (plain)");
    ExpectDistinguished(Filling(sparse, 0), below);
    ExpectDistinguished(Filling(sparse, 2 * kPage), below);
    Bind(sparse, kPage, kPage, VK_NULL_HANDLE, 0);
    ExpectDistinguished(above, below);
}

// With several queues, and other features that lavapipe lacks.
class SyncvalSparseQueuesTest : public SyncvalSparseTest {};
class SyncvalSparseNullTest : public SyncvalSparseTest {};

// Writes before the memory changed are not in the new memory.
TEST_P(SyncvalSparseQueuesTest, WritesToTheOldMemoryDoNotConflictWithTheNew) {
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

// A waiting binding takes effect when it executes.
TEST_P(SyncvalSparseQueuesTest, ABindingTakesEffectWhenItsTurnComes) {
    auto options = SparseOptions();
    options.num_queues = 2;
    WD_START_DEVICE(options);
    VkDeviceMemory memory = Memory();
    VkBuffer sparse = SparseBuffer("sparse"), plain = AliasBuffer(memory, 0, "plain");
    VkCommandBuffer above = Filling(sparse), below = Filling(plain);
    const VkSemaphore timeline = Semaphore(true);
    const uint64_t value = 1;
    auto values = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    values.waitSemaphoreValueCount = 1;
    values.pWaitSemaphoreValues = &value;
    const VkSparseMemoryBind bind = {0, kPage, memory, 0, 0};
    const VkSparseBufferMemoryBindInfo binds = {sparse, 1, &bind};
    auto info = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    info.pNext = &values;
    info.bufferBindCount = info.waitSemaphoreCount = 1;
    info.pBufferBinds = &binds;
    info.pWaitSemaphores = &timeline;
    Check(vkQueueBindSparse(queue(0), 1, &info, VK_NULL_HANDLE), "vkQueueBindSparse");
    Submit(queue(1), {{above, below}});
    vkQueueWaitIdle(queue(1));
    ExpectSilence();
    auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    signal.semaphore = timeline;
    signal.value = value;
    Check(vkSignalSemaphore(device(), &signal), "vkSignalSemaphore");
    Submit(queue(1), {{above, below}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (plain)");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

// The first scope of a signal operation of vkQueueBindSparse has its bindings and earlier signal operations,
// but not the commands since.
TEST_P(SyncvalSparseTest, ASparseBindingSignalsAfterEarlierSignals) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    VkCommandBuffer first = Filling(plain), second = Filling(plain);
    const VkSemaphore early = Semaphore(), late = Semaphore();
    Submit(queue(), {{first}});
    Binding(queue(), {}, {late});
    Submit(queue(), {{second}, {{late, 0, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (plain)");
    ExpectSilence();
    vkQueueWaitIdle(queue());
    Submit(queue(), {{first}, {}, {{early, 0, kAll}}}); // An earlier signal operation.
    Binding(queue(), {}, {late});
    Submit(queue(), {{second}, {{late, 0, kAll}}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
    Submit(queue(), {{first}, {{early, 0, kAll}}, {}, Fence()}); // The fence is one, too.
    Binding(queue(), {}, {late});
    Submit(queue(), {{second}, {{late, 0, kAll}}});
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

// The fence of vkQueueBindSparse is not after commands without a signal operation either.
TEST_P(SyncvalSparseTest, TheFenceOfABindingIsAfterEarlierSignals) {
    WD_START_DEVICE(SparseOptions());
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    VkCommandBuffer first = Filling(plain), second = Filling(plain), third = Filling(plain);
    for (const bool signals : {false, true}) {
        SCOPED_TRACE(signals);
        Submit(queue(), {{first}, {}, {}, signals ? Fence() : VK_NULL_HANDLE});
        const VkFence fence = Fence();
        Binding(queue(), {}, {}, fence);
        vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX);
        Submit(queue(), {{signals ? third : second}});
        vkQueueWaitIdle(queue());
        if (!signals) {
            ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "writes Buffer (plain)");
        }
        ExpectSilence();
    }
}

// Its wait operations do not order later submissions either.
TEST_P(SyncvalSparseQueuesTest, ABindingWaitsForItself) {
    auto options = SparseOptions();
    options.num_queues = 2;
    WD_START_DEVICE(options);
    VkBuffer plain = AliasBuffer(Memory(), 0, "plain");
    VkCommandBuffer first = Filling(plain), second = Filling(plain);
    const VkSemaphore written = Semaphore(), bound = Semaphore();
    for (bool is_chained : {true, false}) {
        Submit(queue(0), {{first}, {}, {{written, 0, kAll}}});
        if (is_chained) {
            Binding(queue(1), {written}, {bound});
            Submit(queue(1), {{second}, {{bound, 0, kAll}}});
        } else {
            Binding(queue(1), {written}, {});
            Submit(queue(1), {{second}});
            ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "writes Buffer (plain)");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
    // Another queue that waits for the binding only.
    Submit(queue(0), {{first}});
    Binding(queue(0), {}, {bound});
    Submit(queue(1), {{second}, {{bound, 0, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "writes Buffer (plain)");
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
    ExpectDistinguished(Filling(a), Filling(b));
    Bind(a, 3 * kPage, kPage, memory, 0);
    ExpectShared(Filling(a), Filling(a, 3 * kPage), "writes Buffer (a)");
}

TEST_P(SyncvalSparseTest, SubresourcesHaveLocationsOfTheirBlocks) {
    WD_START_DEVICE(SparseOptions());
    VkImage image = SparseImage(ResidentInfo(VK_FORMAT_R8G8B8A8_UNORM, {256, 256, 1}, 1), "sparse");
    const auto requirements = Requirements(image);
    ASSERT_FALSE(requirements.empty());
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    VkSparseImageMemoryBind bind = {};
    bind.subresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1};
    bind.extent = requirements[0].formatProperties.imageGranularity;
    bind.memory = memory;
    BindBlocks(image, bind);
    ExpectShared(Clearing(image, 1), Filling(plain), "wrote Image (sparse)");
    ExpectDistinguished(Clearing(image, 0), Filling(plain));
    bind.memory = VK_NULL_HANDLE;
    BindBlocks(image, bind);
    ExpectDistinguished(Clearing(image, 1), Filling(plain));
}

// Each aspect has its own block size: two blocks of depth are as wide as one of stencil. lavapipe does not
// support such images.
TEST_P(SyncvalSparseNullTest, DepthAndStencilHaveTheirOwnBlocks) {
    WD_START_DEVICE(SparseOptions());
    VkImage image = SparseImage(ResidentInfo(VK_FORMAT_D32_SFLOAT_S8_UINT, {512, 512, 1}, 1), "sparse");
    const auto requirements = Requirements(image);
    ASSERT_EQ(requirements.size(), 2u);
    const VkExtent3D depth = requirements[0].formatProperties.imageGranularity;
    ASSERT_EQ(2 * depth.width, requirements[1].formatProperties.imageGranularity.width);
    VkDeviceMemory memory = Memory();
    VkBuffer second = AliasBuffer(memory, kPage, "second"), third = AliasBuffer(memory, 2 * kPage, "third");
    VkSparseImageMemoryBind bind = {};
    bind.subresource = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 0};
    bind.extent = {2 * depth.width, depth.height, 1};
    bind.memory = memory;
    BindBlocks(image, bind);
    VkCommandBuffer clear = ClearingDepth(image, VK_IMAGE_ASPECT_DEPTH_BIT);
    ExpectShared(clear, Filling(second), "wrote Image (sparse)");
    ExpectDistinguished(clear, Filling(third));
    ExpectDistinguished(ClearingDepth(image, VK_IMAGE_ASPECT_STENCIL_BIT), Filling(second));
}

// The null driver has a mip tail for each array layer; lavapipe has none.
TEST_P(SyncvalSparseNullTest, MipTailsHaveMemoryLocations) {
    WD_START_DEVICE(SparseOptions());
    VkImage image = SparseImage(ResidentInfo(VK_FORMAT_R8G8B8A8_UNORM, {256, 256, 1}, 9), "sparse");
    const auto requirements = Requirements(image);
    ASSERT_FALSE(requirements.empty());
    const VkSparseImageMemoryRequirements tail = requirements[0];
    const uint32_t first = tail.imageMipTailFirstLod;
    ASSERT_TRUE(first > 0 && first < 8);
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, kPage, "plain");
    BindOpaque(image, {tail.imageMipTailOffset, tail.imageMipTailSize, memory, kPage, 0});
    ExpectShared(Clearing(image, 0, first), Filling(plain), "wrote Image (sparse)");
    ExpectShared(Filling(plain), Clearing(image, 0, 8), "mip level 8");
    ExpectDistinguished(Clearing(image, 0, first - 1), Filling(plain));
    ExpectDistinguished(Clearing(image, 0, first), Clearing(image, 0, 8));
    ExpectDistinguished(Clearing(image, 1, first), Filling(plain));
    ExpectDistinguished(Clearing(image, 1, 8), Filling(plain));
    const VkDeviceSize next = tail.imageMipTailOffset + tail.imageMipTailStride;
    BindOpaque(image, {next, tail.imageMipTailSize, memory, kPage, 0});
    ExpectShared(Clearing(image, 1, 8), Filling(plain), "array layer 1");
    BindOpaque(image, {tail.imageMipTailOffset, tail.imageMipTailSize, VK_NULL_HANDLE, 0, 0});
    ExpectDistinguished(Clearing(image, 0, first), Filling(plain));
    ExpectDistinguished(Clearing(image, 0, 8), Filling(plain));
    ExpectShared(Clearing(image, 1, 8), Filling(plain), "array layer 1");
}

// The driver decides the use of opaque memory outside of mip tails.
TEST_P(SyncvalSparseTest, OpaqueMemoryBeforeTheTailIsUnknown) {
    WD_START_DEVICE(SparseOptions());
    VkImage image = SparseImage(ResidentInfo(VK_FORMAT_R8G8B8A8_UNORM, {256, 256, 1}, 9), "sparse");
    ASSERT_FALSE(Requirements(image).empty());
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    BindOpaque(image, {0, kPage, memory, 0, 0});
    ExpectDistinguished(Clearing(image, 0, 8), Filling(plain));
    ExpectDistinguished(Clearing(image, 0, 0), Filling(plain));
}

TEST_P(SyncvalSparseNullTest, MetadataIsNotImageMemory) {
    WD_START_DEVICE(SparseOptions());
    VkImage image = SparseImage(ResidentInfo(VK_FORMAT_R8G8B8A8_UNORM, {256, 256, 1}, 9), "sparse");
    const auto requirements = Requirements(image);
    ASSERT_FALSE(requirements.empty());
    const VkSparseImageMemoryRequirements tail = requirements[0];
    VkDeviceMemory memory = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain");
    VkSparseMemoryBind bind = {tail.imageMipTailOffset, tail.imageMipTailSize, memory, 0,
                               VK_SPARSE_MEMORY_BIND_METADATA_BIT};
    BindOpaque(image, bind);
    ExpectDistinguished(Clearing(image, 0, 8), Filling(plain));
    bind.flags = 0;
    BindOpaque(image, bind);
    ExpectShared(Clearing(image, 0, 8), Filling(plain), "wrote Image (sparse)");
}

TEST_P(SyncvalSparseTest, OpaqueMemoryIsAllOfAnImage) {
    WD_START_DEVICE(SparseOptions());
    auto image_info = ImageInfo();
    image_info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT;
    image_info.extent = {256, 256, 1};
    VkImage image = SparseImage(image_info, "sparse");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), image, &requirements);
    ASSERT_GT(requirements.size, 2 * kPage);
    VkDeviceMemory memory = Memory(), other = Memory();
    VkBuffer plain = AliasBuffer(memory, 0, "plain"), adjacent = AliasBuffer(other, 0, "adjacent");
    BindOpaque(image, {0, kPage, memory, 0, 0});
    BindOpaque(image, {kPage, kPage, other, 0, 0});
    for (uint32_t layer : {0u, 1u}) {
        ExpectShared(Filling(plain), Clearing(image, layer), "writes Image (sparse)");
        ExpectShared(Clearing(image, layer), Filling(adjacent), "wrote Image (sparse)");
    }
    BindOpaque(image, {0, kPage, VK_NULL_HANDLE, 0, 0}); // A part of the image.
    ExpectDistinguished(Clearing(image), Filling(plain));
    ExpectShared(Clearing(image), Filling(adjacent), "wrote Image (sparse)");
}

TEST_P(SyncvalSparseTest, SparseResourcesOverEachOther) {
    WD_START_DEVICE(SparseOptions());
    auto image_info = ImageInfo();
    image_info.flags = VK_IMAGE_CREATE_SPARSE_BINDING_BIT;
    VkImage image = SparseImage(image_info, "image"), other = SparseImage(image_info, "other");
    VkBuffer buffer = SparseBuffer("buffer");
    VkMemoryRequirements requirements;
    vkGetImageMemoryRequirements(device(), image, &requirements);
    VkDeviceMemory memory = Memory();
    BindOpaque(image, {0, requirements.size, memory, 0, 0});
    BindOpaque(other, {0, requirements.size, memory, 0, 0});
    Bind(buffer, kPage, kPage, memory, 0);
    ExpectShared(Clearing(image), Clearing(other), "writes Image (other)");
    ExpectShared(Clearing(image), Filling(buffer, kPage), "writes Buffer (buffer)");
    ExpectShared(Filling(buffer, kPage), Clearing(other), "writes Image (other)");
    ExpectDistinguished(Clearing(image), Filling(buffer, 0));
}

// Nothing is reported during recording, because other memory may be bound at submission.
TEST_P(SyncvalSparseTest, RecordingsDoNotReportSparseMemory) {
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

class SyncvalSparseFailureTest : public SyncvalFailing<SyncvalSparseTest> {};

TEST_P(SyncvalSparseFailureTest, EveryAllocationMayFail) {
    Sweep(SparseOptions(), [&] {
        VkDeviceMemory memory = Memory(), other = Memory();
        VkBuffer a = SparseBuffer("a"), b = SparseBuffer("b"), plain = AliasBuffer(memory, 0, "plain");
        VkImage image = SparseImage(ResidentInfo(VK_FORMAT_R8G8B8A8_UNORM, {256, 256, 1}, 9), "image");
        Bind(a, 0, 2 * kPage, memory, 0);
        Bind(b, kPage, kPage, memory, 0);
        Submit(queue(), {{Filling(a), Between(), Filling(plain), Between(), Filling(b, kPage)}});
        vkQueueWaitIdle(queue());
        VkSparseImageMemoryBind bind = {};
        bind.subresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0};
        bind.extent = {256, 256, 1};
        bind.memory = memory;
        BindBlocks(image, bind);
        const VkSparseImageMemoryRequirements tail = Requirements(image)[0];
        BindOpaque(image, {tail.imageMipTailOffset, tail.imageMipTailSize, memory, kPage, 0});
        Submit(queue(), {{Clearing(image), Between(), Filling(a), Between(), Clearing(image, 0, 8)}});
        vkQueueWaitIdle(queue());
        // Nothing is shared any more.
        Bind(a, 0, kPage, other, 0);
        Bind(a, kPage, kPage, VK_NULL_HANDLE, 0);
        Bind(b, kPage, kPage, VK_NULL_HANDLE, 0);
        bind.memory = VK_NULL_HANDLE;
        BindBlocks(image, bind);
        Submit(queue(), {{Clearing(image), Filling(a), Filling(plain), Filling(b, kPage)}});
        vkQueueWaitIdle(queue());
        const VkSemaphore written = Semaphore(), bound = Semaphore();
        Submit(queue(), {{Filling(a)}, {}, {{written, 0, kAll}}});
        Binding(queue(), {written}, {bound});
        Submit(queue(), {{Filling(a)}, {{bound, 0, kAll}}});
    });
}

WD_SYNCVAL_DRIVER(SyncvalSparseFailureTest, kNull);
WD_SYNCVAL_DRIVER(SyncvalSparseQueuesTest, kNull);
WD_SYNCVAL_DRIVER(SyncvalSparseNullTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalSparseTest);
