// Events: the order of the operations on one event, and the host.
#include "vk/syncval/testing/syncval_batch_fixture.h"

using wd::testing::Buffer;
using wd::testing::Make;

namespace {

constexpr VkPipelineStageFlags kTransfer = VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkPipelineStageFlags kCompute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;

enum Operation { kSet, kReset, kWait };

} // namespace

class SyncvalEventTest : public SyncvalBatches {
  protected:
    void MakeNamedEvent() {
        event_ = MakeEvent();
        SetName(VK_OBJECT_TYPE_EVENT, event_, "signal");
    }

    // Operates on the event after the copies so far; waits order later copies.
    void DoOperation(VkCommandBuffer commands, Operation operation, bool is_second) {
        auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
        barrier.srcStageMask = VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
        barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT;
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.memoryBarrierCount = 1;
        info.pMemoryBarriers = &barrier;
        switch (operation) {
        case kSet:
            is_second ? vkCmdSetEvent2(commands, event_, &info) : vkCmdSetEvent(commands, event_, kTransfer);
            break;
        case kReset:
            is_second ? vkCmdResetEvent2(commands, event_, VK_PIPELINE_STAGE_2_ALL_TRANSFER_BIT)
                      : vkCmdResetEvent(commands, event_, kTransfer);
            break;
        case kWait:
            if (is_second) {
                vkCmdWaitEvents2(commands, 1, &event_, &info);
            } else {
                vkCmdWaitEvents(commands, 1, &event_, kTransfer, kTransfer, 0, nullptr, 0, nullptr, 0,
                                nullptr);
            }
            break;
        }
    }

    VkEvent event_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalEventTest, OperationsOnAnEventRace) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeNamedEvent();
    const struct {
        Operation first, second;
        const char *ids[2]; // Of both versions. Null: they do not race.
    } cases[] = {
        {kSet, kSet, {"SYNC-vkCmdSetEvent-missingbarrier-set", "SYNC-vkCmdSetEvent2-missingbarrier-set"}},
        {kReset,
         kSet,
         {"SYNC-vkCmdSetEvent-missingbarrier-reset", "SYNC-vkCmdSetEvent2-missingbarrier-reset"}},
        {kSet,
         kReset,
         {"SYNC-vkCmdResetEvent-missingbarrier-set", "SYNC-vkCmdResetEvent2-missingbarrier-set"}},
        {kReset, kWait, {"VUID-vkCmdResetEvent-event-03834", "VUID-vkCmdResetEvent2-event-03832"}},
        {kReset, kReset, {}},
        {kSet, kWait, {}},
        // The second scope of the wait is the stage of the set or reset.
        {kWait, kSet, {}},
        {kWait, kReset, {}},
        {kWait, kWait, {}},
    };
    for (const auto &at : cases) {
        for (const bool is_second : {false, true}) {
            VkCommandBuffer commands = Begin();
            DoOperation(commands, at.first, is_second);
            DoOperation(commands, at.second, is_second);
            if (at.ids[is_second]) {
                ExpectMessage(at.ids[is_second], "(command 2) works on Event (signal)(0x");
            }
            ExpectSilence();
            vkEndCommandBuffer(commands);
            // With the masks that the message suggests.
            commands = Begin();
            DoOperation(commands, at.first, is_second);
            Barrier(commands,
                    {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, 0, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, 0});
            DoOperation(commands, at.second, is_second);
            ExpectSilence();
            vkEndCommandBuffer(commands);
        }
    }
}

TEST_P(SyncvalEventTest, WaitsOrderTheirStages) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeNamedEvent();
    VkCommandBuffer commands = Begin();
    vkCmdSetEvent(commands, event_, kTransfer);
    vkCmdWaitEvents(commands, 1, &event_, kTransfer, kCompute, 0, nullptr, 0, nullptr, 0, nullptr);
    vkCmdResetEvent(commands, event_, kCompute);
    ExpectSilence();
    vkEndCommandBuffer(commands);

    commands = Begin();
    vkCmdSetEvent(commands, event_, kTransfer);
    vkCmdWaitEvents(commands, 1, &event_, kTransfer, kCompute, 0, nullptr, 0, nullptr, 0, nullptr);
    vkCmdResetEvent(commands, event_, kTransfer);
    ExpectMessage("SYNC-vkCmdResetEvent-missingbarrier-wait", "vkCmdResetEvent (command 3)");
    ExpectSilence();
    vkEndCommandBuffer(commands);

    commands = Begin();
    vkCmdSetEvent(commands, event_, kTransfer);
    vkCmdWaitEvents(commands, 1, &event_, kTransfer, kCompute, 0, nullptr, 0, nullptr, 0, nullptr);
    vkCmdSetEvent(commands, event_, kTransfer);
    ExpectMessage("SYNC-vkCmdSetEvent-missingbarrier-wait", "after vkCmdWaitEvents (command 2)");
    ExpectSilence();
    // An operation after all stages is after the others.
    vkCmdResetEvent(commands, event_, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    ExpectSilence();
    vkEndCommandBuffer(commands);

    commands = Begin();
    vkCmdSetEvent(commands, event_, kTransfer);
    Barrier(commands,
            {VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0});
    vkCmdResetEvent(commands, event_, kTransfer);
    ExpectMessage("SYNC-vkCmdResetEvent-missingbarrier-set", "no execution dependency orders the two");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

// The host may set an event after anything that it knows: here, that the first batch is complete.
TEST_P(SyncvalEventTest, EventsSetByTheHostOrderEverything) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeNamedEvent();
    constexpr VkBufferUsageFlags usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const Buffer a = MakeBuffer(256, usage), b = MakeBuffer(256, usage), c = MakeBuffer(256, usage);
    const VkBufferCopy region = {0, 0, 256};
    VkCommandBuffer write = Begin();
    vkCmdCopyBuffer(write, a.handle, b.handle, 1, &region);
    vkEndCommandBuffer(write);
    VkCommandBuffer read = Begin();
    vkCmdWaitEvents(read, 1, &event_, VK_PIPELINE_STAGE_HOST_BIT, kTransfer, 0, nullptr, 0, nullptr, 0,
                    nullptr);
    ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock",
                  "vkCmdWaitEvents (command 1) waits for the host to set Event (signal)");
    vkCmdCopyBuffer(read, b.handle, c.handle, 1, &region);
    vkEndCommandBuffer(read);
    VkCommandBuffer later = Begin();
    vkCmdCopyBuffer(later, c.handle, a.handle, 1, &region);
    vkEndCommandBuffer(later);
    Submit(queue(), {{write}});
    Submit(queue(), {{read}});
    Submit(queue(), {{later}}); // After the wait as well.
    Check(vkSetEvent(device(), event_), "vkSetEvent");
    vkQueueWaitIdle(queue());
    ExpectSilence();
    Check(vkResetEvent(device(), event_), "vkResetEvent");
    // Commands before the wait are not ordered after the host.
    VkCommandBuffer before = Begin();
    vkCmdCopyBuffer(before, b.handle, c.handle, 1, &region);
    vkCmdWaitEvents(before, 1, &event_, VK_PIPELINE_STAGE_HOST_BIT, kTransfer, 0, nullptr, 0, nullptr, 0,
                    nullptr);
    ClearMessages();
    vkEndCommandBuffer(before);
    Submit(queue(), {{write}});
    Submit(queue(), {{before}});
    ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdCopyBuffer (command 1)");
    ExpectSilence();
    Check(vkSetEvent(device(), event_), "vkSetEvent");
    vkQueueWaitIdle(queue());
}

// On a driver that executes submissions, and so sets events.
class SyncvalExecutedEventTest : public SyncvalEventTest {};

TEST_P(SyncvalExecutedEventTest, TheHostSeesEvents) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeNamedEvent();
    constexpr VkBufferUsageFlags usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const Buffer a = MakeBuffer(256, usage), b = MakeBuffer(256, usage), c = MakeBuffer(256, usage);
    const VkBufferCopy region = {0, 0, 256};
    VkCommandBuffer write = Begin(), read = Begin();
    vkCmdCopyBuffer(write, a.handle, b.handle, 1, &region);
    vkCmdSetEvent(write, event_, kTransfer);
    vkEndCommandBuffer(write);
    vkCmdCopyBuffer(read, b.handle, c.handle, 1, &region);
    vkEndCommandBuffer(read);
    Submit(queue(), {{write}});
    while (vkGetEventStatus(device(), event_) == VK_EVENT_RESET) {
    }
    Submit(queue(), {{read}});
    ExpectSilence();
    vkQueueWaitIdle(queue());
}

WD_SYNCVAL_DRIVERS(SyncvalEventTest);
WD_SYNCVAL_DRIVER(SyncvalExecutedEventTest, kLavapipe);
