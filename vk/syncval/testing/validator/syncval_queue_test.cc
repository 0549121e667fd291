// Work of several queues, and the semaphores between.
#include <unistd.h>

#include <fstream>
#include <thread>

#include "vk/syncval/testing/syncval_batch_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kSanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif
#else
constexpr bool kSanitized = false;
#endif

class SyncvalQueueTest : public SyncvalCopies {
  protected:
    static long ResidentMemory() {
        long total = 0, resident = 0;
        std::ifstream("/proc/self/statm") >> total >> resident;
        return resident * sysconf(_SC_PAGESIZE);
    }
};

// The null driver has several queues.
class SyncvalQueuesTest : public SyncvalQueueTest {};

TEST_P(SyncvalQueuesTest, QueuesRace) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    SetName(VK_OBJECT_TYPE_QUEUE, queue(0), "one");
    SetName(VK_OBJECT_TYPE_QUEUE, queue(1), "two");
    Submit(queue(0), {{write_}});
    ExpectSilence();
    Submit(queue(1), {{read_}});
    const auto all = messages();
    ASSERT_EQ(1u, all.size());
    for (const char *part :
         {"of command buffer (read)(0x", "of command buffer (write)(0x", "queue (one)(0x", "queue (two)(0x",
          "signaled after VK_PIPELINE_STAGE_2_COPY_BIT", "waited for by VK_PIPELINE_STAGE_2_COPY_BIT"}) {
        EXPECT_NE(std::string::npos, all[0].text.find(part)) << part << " in " << all[0].text;
    }
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE",
                  "Fix: order the two submissions with a semaphore that is signaled after ");
    vkDeviceWaitIdle(device());

    Submit(queue(0), {{write_}});
    Submit(queue(1), {{Copying(d_, b_)}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE",
                  "vkCmdCopyBuffer (command 1) of command buffer (write)(0x");
    vkDeviceWaitIdle(device());

    Submit(queue(0), {{read_}});
    Submit(queue(1), {{write_}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-READ", "read it");
    ExpectSilence();
    vkDeviceWaitIdle(device());

    Submit(queue(0), {{read_}});
    Submit(queue(1), {{Copying(b_, d_)}}); // Reads do not race.
    ExpectSilence();
}

TEST_P(SyncvalQueuesTest, NamesAddNoLinesToMessages) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    SetName(VK_OBJECT_TYPE_QUEUE, queue(1), "t\nwo");
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, read_, "re\tad");
    SetName(VK_OBJECT_TYPE_BUFFER, b_.handle, "mid\ndle");
    Submit(queue(0), {{write_}});
    Submit(queue(1), {{read_}});
    const auto all = messages();
    ASSERT_EQ(1u, all.size());
    for (const char *part : {"Buffer (mid\\x0adle)(0x", "(re\\x09ad)(0x", "(t\\x0awo)(0x"}) {
        EXPECT_NE(std::string::npos, all[0].text.find(part)) << part << " in " << all[0].text;
    }
    ClearMessages();
}

TEST_P(SyncvalQueuesTest, BinarySemaphoresOrderQueues) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore semaphore = Semaphore(), second = Semaphore();
    for (int round = 0; round < 3; round++) { // Resubmission in both directions.
        Submit(queue(0), {{write_}, {}, {{semaphore, 0, kAll}}});
        Submit(queue(1), {{read_}, {{semaphore, 0, kCopy}}, {{second, 0, kCopy}}});
        Submit(queue(0), {{}, {{second, 0, kCopy}}});
    }
    ExpectSilence();
    vkDeviceWaitIdle(device());
    // vkQueueSubmit waits in its stages and signals after all commands.
    auto first = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    first.commandBufferCount = 1;
    first.pCommandBuffers = &write_;
    first.signalSemaphoreCount = 1;
    first.pSignalSemaphores = &semaphore;
    Check(vkQueueSubmit(queue(0), 1, &first, VK_NULL_HANDLE), "vkQueueSubmit");
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_TRANSFER_BIT;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &read_;
    info.waitSemaphoreCount = 1;
    info.pWaitSemaphores = &semaphore;
    info.pWaitDstStageMask = &stages;
    Check(vkQueueSubmit(queue(1), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    ExpectSilence();
    // Nothing orders a third queue with the first.
    Submit(queue(2), {{Copying(b_, d_)}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "of command buffer (write)(0x");
    ExpectSilence();
}

// A write that a barrier of one queue makes visible is not visible on another queue: the semaphore decides.
TEST_P(SyncvalQueuesTest, BarriersEndAtTheirQueue) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore semaphore = Semaphore();
    VkCommandBuffer write = Begin();
    const VkBufferCopy region = {0, 0, 256};
    vkCmdCopyBuffer(write, a_.handle, b_.handle, 1, &region);
    Barrier(write, {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, kCopy, VK_ACCESS_2_TRANSFER_READ_BIT});
    vkEndCommandBuffer(write);
    for (const bool is_enough : {false, true}) {
        Submit(queue(0), {{write}, {}, {{semaphore, 0, kAll}}});
        Submit(queue(1),
               {{read_}, {{semaphore, 0, is_enough ? kCopy : VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT}}});
        if (!is_enough) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT only");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
}

TEST_P(SyncvalQueuesTest, SemaphoresAreTooWeak) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore semaphore = Semaphore();
    SetName(VK_OBJECT_TYPE_SEMAPHORE, semaphore, "copied");
    // It waits in a stage that the copy does not have.
    Submit(queue(0), {{write_}, {}, {{semaphore, 0, kAll}}});
    Submit(queue(1), {{read_}, {{semaphore, 0, VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT}}});
    ASSERT_FALSE(messages().empty());
    EXPECT_NE(
        messages()[0].text.find("Fix: a semaphore orders the earlier access with "
                                "VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT only. Add to the stage "
                                "mask of the wait for semaphore (copied)(0x"),
        std::string::npos)
        << messages()[0].text;
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE",
                  ") (VkSemaphoreSubmitInfo::stageMask, or pWaitDstStageMask of VkSubmitInfo): "
                  "VK_PIPELINE_STAGE_2_COPY_BIT.");
    vkDeviceWaitIdle(device());
    // A barrier continues from the stage that waits.
    VkCommandBuffer fixed = Begin();
    Barrier(fixed,
            {VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT, 0, kCopy, VK_ACCESS_2_TRANSFER_READ_BIT});
    const VkBufferCopy region = {0, 0, 256};
    vkCmdCopyBuffer(fixed, b_.handle, c_.handle, 1, &region);
    vkEndCommandBuffer(fixed);
    Submit(queue(0), {{write_}, {}, {{semaphore, 0, kAll}}});
    Submit(queue(1), {{fixed}, {{semaphore, 0, VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    // It is signaled after a stage that the copy does not have.
    Submit(queue(0), {{write_}, {}, {{semaphore, 0, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT}}});
    Submit(queue(1), {{read_}, {{semaphore, 0, kAll}}});
    ASSERT_FALSE(messages().empty());
    EXPECT_NE(messages()[0].text.find("Fix: add to the stage mask of the signal operation of semaphore "
                                      "(copied)(0x"),
              std::string::npos)
        << messages()[0].text;
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE",
                  ") (VkSemaphoreSubmitInfo::stageMask): VK_PIPELINE_STAGE_2_COPY_BIT.");
    ExpectSilence();
}

TEST_P(SyncvalQueuesTest, TwoSemaphoresOfTwoQueues) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore one = Semaphore(), two = Semaphore();
    VkCommandBuffer other = Copying(a_, d_), both = Begin();
    const VkBufferCopy region = {0, 0, 256};
    vkCmdCopyBuffer(both, b_.handle, c_.handle, 1, &region);
    Barrier(both, {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT});
    vkCmdCopyBuffer(both, d_.handle, c_.handle, 1, &region);
    vkEndCommandBuffer(both);
    Submit(queue(0), {{write_}, {}, {{one, 0, kAll}}});
    Submit(queue(1), {{other}, {}, {{two, 0, kAll}}});
    Submit(queue(2), {{both}, {{one, 0, kCopy}, {two, 0, kCopy}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{write_}, {}, {{one, 0, kAll}}});
    Submit(queue(1), {{other}, {}, {{two, 0, kAll}}});
    Submit(queue(2), {{both}, {{one, 0, kCopy}}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "vkCmdCopyBuffer (command 3)");
    ExpectSilence();
}

// A chain over three queues: waits of the second queue are passed on. A wait for the queue's own semaphore,
// with no work since, does not continue from the other semaphore.
TEST_P(SyncvalQueuesTest, ItsOwnSemaphoreDoesNotLengthenTheOther) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore other = Semaphore(), own = Semaphore();
    const Buffer aside = MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer first = Copying(d_, aside);
    for (const VkPipelineStageFlags2 stage :
         {VkPipelineStageFlags2{VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT}, kCopy}) {
        SCOPED_TRACE(stage);
        Submit(queue(1), {{write_}, {}, {{other, 0, kAll}}});
        Submit(queue(0), {{first}, {}, {{own, 0, kAll}}});
        Submit(queue(0), {{read_}, {{other, 0, stage}, {own, 0, kAll}}});
        if (stage != kCopy) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE",
                          "vkCmdCopyBuffer (command 1) of command buffer (read)");
        }
        ExpectSilence();
        vkDeviceWaitIdle(device());
    }
}

TEST_P(SyncvalQueuesTest, SemaphoresAreTransitive) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore one = Semaphore(), two = Semaphore();
    Submit(queue(0), {{write_}, {}, {{one, 0, kAll}}});
    Submit(queue(1), {{}, {{one, 0, kCopy}}, {{two, 0, kCopy}}});
    Submit(queue(2), {{read_}, {{two, 0, kCopy}}});
    ExpectSilence();
}

TEST_P(SyncvalQueuesTest, FencesOrderQueues) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    VkFence fence = Fence();
    Submit(queue(0), {{write_}, {}, {}, fence});
    Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    Submit(queue(0), {{Copying(a_, d_)}}); // The queue still has pending work.
    Submit(queue(1), {{read_}});
    ExpectSilence();
    Submit(queue(2), {{Copying(d_, a_)}}); // After the fence.
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "");
    ClearMessages();
}

TEST_P(SyncvalQueuesTest, TimelinesOrderQueues) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true);
    Submit(queue(0), {{write_}, {}, {{timeline, 5, kCopy}}});
    Submit(queue(0), {{Copying(a_, d_)}, {}, {{timeline, 8, kCopy}}});
    Submit(queue(1), {{read_}, {{timeline, 3, kCopy}}}); // 5 is the first sufficient value.
    ExpectSilence();
    Submit(queue(1), {{Copying(d_, a_)}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "");
    ClearMessages();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{write_}, {}, {{timeline, 10, kCopy}}});
    Submit(queue(0), {{Copying(a_, d_)}, {}, {{timeline, 12, kCopy}}});
    Submit(queue(1), {{Copying(d_, c_)}, {{timeline, 11, kCopy}}}); // Only 12 is sufficient.
    ExpectSilence();
}

TEST_P(SyncvalQueuesTest, WaitsComeBeforeTheirSignals) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true), back = Semaphore(true);
    // The reader waits for 1, and the next writer for the reader.
    Submit(queue(1), {{read_}, {{timeline, 1, kCopy}}, {{back, 1, kAll}}});
    Submit(queue(2), {{Copying(d_, b_)}, {{back, 1, kAll}}});
    ExpectSilence();
    Submit(queue(0), {{write_}, {}, {{timeline, 1, kAll}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    // Without the second wait the writers race, after the signal for the first one.
    Submit(queue(1), {{read_}, {{timeline, 2, kCopy}}, {{back, 2, kAll}}});
    Submit(queue(2), {{Copying(d_, b_)}});
    ExpectSilence();
    Submit(queue(0), {{write_}, {}, {{timeline, 2, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-WRITE", "of command buffer (write)(0x");
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "of command buffer (read)(0x");
    ExpectSilence();
}

TEST_P(SyncvalQueuesTest, TheHostSignals) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true);
    Submit(queue(1), {{read_}, {{timeline, 1, kCopy}}});
    Submit(queue(0), {{write_}});
    ExpectSilence(); // The reader has not started.
    auto info = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    info.semaphore = timeline;
    info.value = 1;
    Check(vkSignalSemaphore(device(), &info), "vkSignalSemaphore");
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "of command buffer (write)(0x");
    ExpectSilence();
}

// Batches that wait, and later batches on their queue, must not be checked before their turn: otherwise they
// would race.
TEST_P(SyncvalQueuesTest, BatchesAfterAWaitWaitToo) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true), binary = Semaphore();
    Submit(queue(1), {{}, {{timeline, 1, kAll}}});
    Submit(queue(1), {{read_}, {}, {{binary, 0, kAll}}});
    Submit(queue(2), {{Copying(b_, d_)}, {{binary, 0, kAll}}});
    Submit(queue(0), {{write_}, {}, {{timeline, 1, kAll}}});
    ExpectSilence();
}

// Others may wait for such a semaphore, and inform the host or another queue.
TEST_P(SyncvalQueuesTest, ExternalSemaphoresOrderEverything) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    auto exported = Make<VkExportSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO);
    exported.handleTypes = VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT;
    const VkSemaphore semaphore = Semaphore(false, &exported);
    Submit(queue(0), {{write_}});
    Submit(queue(1), {{read_}, {{semaphore, 0, kAll}}});
    ExpectSilence();
    // The reader may wait for work of others after this. On one queue the order is known.
    Submit(queue(0), {{write_}, {}, {{semaphore, 0, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "of command buffer (write)(0x");
    ExpectSilence();
    Submit(queue(2), {{Copying(b_, d_)}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    // From here on order is known again.
    Submit(queue(1), {{read_}});
    Submit(queue(0), {{write_}});
    ExpectMessage("SYNC-HAZARD-WRITE-RACING-READ", "of command buffer (read)(0x");
    ExpectSilence();
}

// Tags of both queues grow together; each sees its own frames only.
TEST_P(SyncvalQueuesTest, FramesOverlapInSilence) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true);
    VkFence fences[] = {Fence(), Fence()};
    for (uint64_t frame = 0; frame < 200; frame++) {
        VkFence &fence = fences[frame % 2];
        if (frame >= 2) {
            Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
            Check(vkResetFences(device(), 1, &fence), "vkResetFences");
        }
        Submit(queue(0), {{write_}, {{timeline, 2 * frame, kAll}}, {{timeline, 2 * frame + 1, kAll}}});
        Submit(queue(1),
               {{read_}, {{timeline, 2 * frame + 1, kAll}}, {{timeline, 2 * frame + 2, kAll}}, fence});
    }
    ExpectSilence();
}

// Binding sparse memory waits and signals like an empty batch.
TEST_P(SyncvalQueuesTest, SparseBindingsPassSemaphoresOn) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore one = Semaphore(), two = Semaphore();
    auto bind = Make<VkBindSparseInfo>(VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
    bind.waitSemaphoreCount = bind.signalSemaphoreCount = 1;
    bind.pWaitSemaphores = &one;
    bind.pSignalSemaphores = &two;
    Submit(queue(0), {{write_}, {}, {{one, 0, kAll}}});
    Check(vkQueueBindSparse(queue(1), 1, &bind, VK_NULL_HANDLE), "vkQueueBindSparse");
    Submit(queue(2), {{read_}, {{two, 0, kCopy}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{write_}, {}, {{one, 0, kAll}}});
    Check(vkQueueBindSparse(queue(1), 1, &bind, VK_NULL_HANDLE), "vkQueueBindSparse");
    Submit(queue(2), {{read_}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "");
    ExpectSilence();
    Submit(queue(2), {{}, {{two, 0, kAll}}});
}

// Each thread has a queue and buffers of its own, and waits for signals of the next one.
TEST_P(SyncvalQueuesTest, ThreadsSubmitConcurrently) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    constexpr uint32_t kThreads = 3;
    constexpr uint64_t kRounds = 200;
    VkSemaphore timelines[kThreads];
    VkCommandBuffer commands[kThreads];
    for (uint32_t i = 0; i < kThreads; i++) {
        timelines[i] = Semaphore(true);
        const Buffer from = MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
        const Buffer to = MakeBuffer(256, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        commands[i] = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
        const VkAccessFlags2 all = VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT;
        Barrier(commands[i], {kAll, all, kAll, all});
        const VkBufferCopy region = {0, 0, 256};
        vkCmdCopyBuffer(commands[i], from.handle, to.handle, 1, &region);
        Check(vkEndCommandBuffer(commands[i]), "vkEndCommandBuffer");
    }
    std::vector<std::thread> threads;
    for (uint32_t i = 0; i < kThreads; i++) {
        const VkQueue own = queue(i);
        threads.emplace_back([&, i, own] {
            for (uint64_t round = 1; round <= kRounds; round++) {
                Submit(own, {{commands[i]},
                             {{timelines[(i + 1) % kThreads], round - 1, kCopy}},
                             {{timelines[i], round, kAll}}});
                if (round % 8 == 0) {
                    vkQueueWaitIdle(own);
                }
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    ExpectSilence();
}

// Each frame uses other memory, and no queue is ever idle: completed accesses must be removed. Otherwise they
// would need 20 MiB or more.
TEST_P(SyncvalQueuesTest, MemoryIsBoundedByPendingWork) {
    if (kSanitized) {
        GTEST_SKIP() << "a sanitizer keeps memory that was freed";
    }
    WD_START_DEVICE(TwoQueues());
    constexpr uint32_t kFrames = 3000, kFills = 64, kStride = 16, kInFlight = 2;
    const Buffer buffer =
        MakeBuffer(VkDeviceSize{kFrames} * kFills * kStride, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands[kInFlight] = {Begin(), Begin()};
    VkFence fences[kInFlight] = {Fence(), Fence()};
    const VkSemaphore timeline = Semaphore(true);
    for (VkCommandBuffer each : commands) {
        Check(vkEndCommandBuffer(each), "vkEndCommandBuffer");
    }
    long before = 0;
    for (uint32_t frame = 0; frame < kFrames; frame++) {
        const uint32_t slot = frame % kInFlight;
        if (frame >= kInFlight) {
            Check(vkWaitForFences(device(), 1, &fences[slot], VK_TRUE, UINT64_MAX), "vkWaitForFences");
            Check(vkResetFences(device(), 1, &fences[slot]), "vkResetFences");
        }
        if (frame == kFrames / 4) {
            before = ResidentMemory();
        }
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(commands[slot], &begin), "vkBeginCommandBuffer");
        for (uint32_t i = 0; i < kFills; i++) {
            vkCmdFillBuffer(commands[slot], buffer.handle, (VkDeviceSize{frame} * kFills + i) * kStride, 4,
                            i);
        }
        Check(vkEndCommandBuffer(commands[slot]), "vkEndCommandBuffer");
        Submit(queue(0), {{commands[slot]}, {}, {{timeline, frame + 1, kAll}}});
        Submit(queue(1), {{}, {{timeline, frame + 1, kAll}}, {}, fences[slot]});
    }
    EXPECT_LT(ResidentMemory() - before, 4l << 20);
    ExpectSilence();
}

// Others may see the fence, and inform the host.
TEST_P(SyncvalQueuesTest, ExternalFencesOrderEverything) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    auto exported = Make<VkExportFenceCreateInfo>(VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO);
    exported.handleTypes = VK_EXTERNAL_FENCE_HANDLE_TYPE_SYNC_FD_BIT;
    Submit(queue(0), {{write_}, {}, {}, Fence(&exported)});
    Submit(queue(1), {{read_}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{write_}, {}, {}, Fence()});
    Submit(queue(1), {{read_}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "");
    ExpectSilence();
}

// The host may set an event after later submissions.
TEST_P(SyncvalQueuesTest, EventsSetByTheHostLater) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    VkEvent event = MakeEvent();
    VkCommandBuffer commands = Begin();
    vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                    nullptr, 0, nullptr, 0, nullptr);
    const VkBufferCopy region = {0, 0, 256};
    vkCmdCopyBuffer(commands, b_.handle, c_.handle, 1, &region);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "");
    VkFence fence = Fence();
    Submit(queue(1), {{commands}});
    Submit(queue(0), {{write_}, {}, {}, fence});
    Check(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    Check(vkSetEvent(device(), event), "vkSetEvent");
    ExpectSilence();
}

// A queue with too many waiting batches is not followed until it is idle. Work that may be ordered with it is
// not reported.
TEST_P(SyncvalQueuesTest, TooManyWaitingBatches) {
    WD_START_DEVICE(TwoQueues());
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true), after = Semaphore(true);
    for (uint64_t i = 1; i <= 4200; i++) {
        Submit(queue(1), {{read_}, {{timeline, 1, kAll}}, {{after, i, kAll}}});
    }
    Submit(queue(2), {{Copying(d_, b_)}, {{after, 4200, kAll}}});
    Submit(queue(0), {{write_}, {}, {{timeline, 1, kAll}}});
    ExpectSilence();
    vkDeviceWaitIdle(device());
    Submit(queue(0), {{write_}});
    Submit(queue(1), {{read_}});
    ExpectMessage("SYNC-HAZARD-READ-RACING-WRITE", "");
    ExpectSilence();
}

// On one queue, and so on lavapipe too.
TEST_P(SyncvalQueueTest, SemaphoresOnOneQueue) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    const VkSemaphore semaphore = Semaphore(), timeline = Semaphore(true);
    Submit(queue(), {{write_}, {}, {{semaphore, 0, kCopy}}});
    Submit(queue(), {{read_}, {{semaphore, 0, kCopy}}});
    Submit(queue(), {{write_}, {}, {{timeline, 1, kAll}}});
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-READ", "of command buffer (read)(0x");
    Submit(queue(), {{read_}, {{timeline, 1, kAll}}});
    ExpectSilence();
    vkQueueWaitIdle(queue());
    Submit(queue(), {{write_}, {}, {{semaphore, 0, kCopy}}});
    Submit(queue(), {{read_}, {{semaphore, 0, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT}}});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "of command buffer (write)(0x");
    ExpectSilence();
    vkQueueWaitIdle(queue());
}

// Vulkan, "Semaphore Signaling": the first scope consists of commands before the signal operation. A later
// barrier from the copy to the stage of the semaphore has no effect on it.
TEST_P(SyncvalQueueTest, AChainAfterTheSignalIsNotBeforeIt) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    constexpr VkPipelineStageFlags2 compute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
    const SyncMasks masks = {kCopy, VK_ACCESS_2_TRANSFER_WRITE_BIT, compute, VK_ACCESS_2_SHADER_READ_BIT};
    VkCommandBuffer between = Begin();
    Barrier(between, masks);
    Check(vkEndCommandBuffer(between), "vkEndCommandBuffer");
    const VkSemaphore semaphore = Semaphore();
    for (const bool is_late : {false, true}) {
        SCOPED_TRACE(is_late);
        Submit(queue(), {{write_}, {}, {{semaphore, 0, is_late ? compute : kCopy}}});
        Submit(queue(), {{between}});
        Submit(queue(), {{read_}, {{semaphore, 0, kAll}}});
        if (is_late) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "of command buffer (write)(0x");
        }
        ExpectSilence();
        vkQueueWaitIdle(queue());
    }
}

TEST_P(SyncvalQueueTest, CountersThatWereReadOrder) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeBuffers();
    const VkSemaphore timeline = Semaphore(true);
    for (const bool is_polled : {false, true}) {
        const uint64_t value = is_polled ? 2 : 1;
        Submit(queue(), {{write_}, {}, {{timeline, value, kAll}}});
        Submit(queue(), {{Copying(a_, d_)}});
        uint64_t reached = 0;
        if (is_polled) {
            while (reached < value) {
                Check(vkGetSemaphoreCounterValue(device(), timeline, &reached), "vkGetSemaphoreCounterValue");
            }
        } else {
            auto info = Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
            info.semaphoreCount = 1;
            info.pSemaphores = &timeline;
            info.pValues = &value;
            Check(vkWaitSemaphores(device(), &info, UINT64_MAX), "vkWaitSemaphores");
        }
        Submit(queue(), {{read_}});
        ExpectSilence();
        vkQueueWaitIdle(queue());
    }
}

WD_SYNCVAL_DRIVER(SyncvalQueuesTest, kNull);
WD_SYNCVAL_DRIVERS(SyncvalQueueTest);
