// Waits for events, and the commands that set them.
#include <functional>

#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

constexpr VkPipelineStageFlags kTransfer = VK_PIPELINE_STAGE_TRANSFER_BIT;
constexpr VkPipelineStageFlags kCompute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;

class EventWaitsTest : public BarrierTest {
  protected:
    static void Wait(VkCommandBuffer commands, const std::vector<VkEvent> &events,
                     VkPipelineStageFlags stages) {
        vkCmdWaitEvents(commands, static_cast<uint32_t>(events.size()), events.data(), stages, kAllCommands,
                        0, nullptr, 0, nullptr, 0, nullptr);
    }
    static void Set2(VkCommandBuffer commands, VkEvent event) {
        const VkMemoryBarrier2 barrier = MemoryBarrier2(VK_PIPELINE_STAGE_2_COPY_BIT, 0, kCompute, 0);
        const VkDependencyInfo info = Dependency(&barrier);
        vkCmdSetEvent2(commands, event, &info);
    }
    static void Wait2(VkCommandBuffer commands, VkEvent event, VkDependencyFlags flags = 0) {
        const VkMemoryBarrier2 barrier = MemoryBarrier2(VK_PIPELINE_STAGE_2_COPY_BIT, 0, kCompute, 0);
        const VkDependencyInfo info = Dependency(&barrier, flags);
        vkCmdWaitEvents2(commands, 1, &event, &info);
    }
};

TEST_F(EventWaitsTest, AWaitNamesTheStagesThatSetItsEvents) {
    WD_START_BARRIERS();
    const VkEvent first = MakeEvent(), second = MakeEvent();
    const VkCommandBuffer commands = Begin();
    vkCmdSetEvent(commands, first, kTransfer);
    vkCmdSetEvent(commands, second, kCompute);
    Wait(commands, {first}, kTransfer);
    Wait(commands, {first, second}, kTransfer | kCompute);
    ExpectSilence();
    Wait(commands, {first, second}, kTransfer);
    ExpectOnly("vkCmdWaitEvents-srcStageMask-01158",
               "srcStageMask is VK_PIPELINE_STAGE_TRANSFER_BIT, and the events were set with "
               "VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT|VK_PIPELINE_STAGE_TRANSFER_BIT");
    Wait(commands, {first}, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    ExpectOnly("vkCmdWaitEvents-srcStageMask-01158", "srcStageMask is VK_PIPELINE_STAGE_ALL_COMMANDS_BIT");
}

TEST_F(EventWaitsTest, TheSetterMayBeInAnEarlierSubmission) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    VkCommandBuffer commands = Begin();
    vkCmdSetEvent(commands, event, kTransfer);
    Submit(commands);
    commands = Begin();
    Wait(commands, {event}, kTransfer);
    Submit(commands);
    ExpectSilence();
    commands = Begin();
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "frame");
    Wait(commands, {event}, kCompute);
    ExpectSilence(); // Another submission may set the event.
    Submit(commands);
    ExpectOnly("vkCmdWaitEvents-srcStageMask-01158", "\"frame\"");
}

TEST_F(EventWaitsTest, TheSetterMayBeInTheSameSubmission) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer both[] = {Begin(), Begin()};
    vkCmdSetEvent(both[0], event, kTransfer);
    Wait(both[1], {event}, kCompute);
    vkEndCommandBuffer(both[0]);
    vkEndCommandBuffer(both[1]);
    ExpectSilence();
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 2;
    info.pCommandBuffers = both;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectOnly("vkCmdWaitEvents-srcStageMask-01158", "VK_PIPELINE_STAGE_TRANSFER_BIT");
}

TEST_F(EventWaitsTest, TheHostMaySetTheEvent) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    VkCommandBuffer commands = Begin();
    Wait(commands, {event}, kTransfer);
    vkSetEvent(device(), event);
    Submit(commands);
    ExpectOnly("vkCmdWaitEvents-srcStageMask-01158", "the events were set with VK_PIPELINE_STAGE_HOST_BIT");
}

TEST_F(EventWaitsTest, TheHostLeavesEventsOfPendingWaits) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent(), other = MakeEvent();
    for (const bool is_second : {false, true}) {
        vkSetEvent(device(), event);
        VkCommandBuffer commands = Begin();
        if (is_second) {
            const VkMemoryBarrier2 barrier = MemoryBarrier2(VK_PIPELINE_STAGE_2_HOST_BIT, 0, kCompute, 0);
            const VkDependencyInfo info = Dependency(&barrier);
            vkCmdWaitEvents2(commands, 1, &event, &info);
        } else {
            Wait(commands, {event}, VK_PIPELINE_STAGE_HOST_BIT);
        }
        vkEndCommandBuffer(commands);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
        vkSetEvent(device(), other);
        vkResetEvent(device(), other);
        ExpectSilence();
        vkSetEvent(device(), event);
        ExpectOnly("vkSetEvent-event-09543", is_second
                                                 ? "for which vkCmdWaitEvents2 waits in VkCommandBuffer"
                                                 : "for which vkCmdWaitEvents waits in VkCommandBuffer");
        vkResetEvent(device(), event);
        ExpectOnly(is_second ? "vkResetEvent-event-03822" : "vkResetEvent-event-03821",
                   "its submission is not known to be complete");
        vkQueueWaitIdle(queue());
        vkSetEvent(device(), event);
        vkResetEvent(device(), event);
        ExpectSilence();
    }
}

TEST_F(EventWaitsTest, WaitsThatWereNotSubmittedDoNotCount) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent(), other = MakeEvent();
    vkSetEvent(device(), event);
    const VkCommandBuffer secondary =
        RecordSecondary([&](VkCommandBuffer to) { Wait(to, {event}, VK_PIPELINE_STAGE_HOST_BIT); });
    for (const bool is_secondary : {false, true}) {
        const VkCommandBuffer commands = Begin();
        if (is_secondary) {
            vkCmdExecuteCommands(commands, 1, &secondary);
        } else {
            Wait(commands, {event}, VK_PIPELINE_STAGE_HOST_BIT);
        }
        vkEndCommandBuffer(commands);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
        ExpectSilence();
        vkSetEvent(device(), event);
        ExpectOnly("vkSetEvent-event-09543", "for which vkCmdWaitEvents waits in VkCommandBuffer");
        // The recording of the pending command buffer is replaced, which other checks report.
        auto inheritance =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.pInheritanceInfo = &inheritance;
        const VkCommandBuffer again = is_secondary ? secondary : commands;
        vkBeginCommandBuffer(again, &begin);
        Wait(again, {other}, VK_PIPELINE_STAGE_HOST_BIT);
        ClearMessages();
        vkSetEvent(device(), other);
        vkResetEvent(device(), other);
        ExpectSilence();
        vkEndCommandBuffer(again);
        vkQueueWaitIdle(queue());
        ClearMessages();
    }
}

TEST_F(EventWaitsTest, ResultsShowThatTheWaitWasExecuted) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    auto pool_info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    pool_info.queryType = VK_QUERY_TYPE_TIMESTAMP;
    pool_info.queryCount = 1;
    VkQueryPool pool = VK_NULL_HANDLE;
    Check(vkCreateQueryPool(device(), &pool_info, nullptr, &pool), "vkCreateQueryPool");
    Defer([this, pool] { vkDestroyQueryPool(device(), pool, nullptr); });
    vkSetEvent(device(), event);
    VkCommandBuffer commands = Begin();
    Wait(commands, {event}, VK_PIPELINE_STAGE_HOST_BIT);
    vkCmdResetQueryPool(commands, pool, 0, 1);
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, pool, 0);
    vkEndCommandBuffer(commands);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    uint64_t result = 0;
    EXPECT_EQ(vkGetQueryPoolResults(device(), pool, 0, 1, sizeof result, &result, sizeof result,
                                    VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
              VK_SUCCESS);
    vkResetEvent(device(), event);
    ExpectSilence();
    vkQueueWaitIdle(queue());
}

TEST_F(EventWaitsTest, VersionsDoNotMix) {
    WD_START_BARRIERS();
    const VkEvent first = MakeEvent(), second = MakeEvent();
    VkCommandBuffer commands = Begin();
    vkCmdSetEvent(commands, first, kTransfer);
    Set2(commands, second);
    Wait(commands, {first}, kTransfer);
    Wait2(commands, second);
    ExpectSilence();
    Wait(commands, {second}, kTransfer);
    ExpectOnly("vkCmdWaitEvents-pEvents-03847", "which vkCmdSetEvent2 sets");
    Wait2(commands, first);
    ExpectOnly("vkCmdWaitEvents2-pEvents-03837", "which vkCmdSetEvent sets");
    Submit(commands);
    commands = Begin();
    Wait(commands, {second}, kTransfer);
    ExpectSilence();
    Submit(commands);
    ExpectOnly("vkCmdWaitEvents-pEvents-03847", "which vkCmdSetEvent2 sets");
}

TEST_F(EventWaitsTest, TheWaitHasTheDependencyOfTheSet) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const auto buffer = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    VkMemoryBarrier2 barriers[] = {MemoryBarrier2(VK_PIPELINE_STAGE_2_COPY_BIT, 0, kCompute, 0),
                                   MemoryBarrier2(VK_PIPELINE_STAGE_2_CLEAR_BIT, 0, kCompute, 0)};
    auto of_buffer = Make<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
    of_buffer.srcStageMask = VK_PIPELINE_STAGE_2_COPY_BIT;
    of_buffer.dstStageMask = kCompute;
    of_buffer.buffer = buffer.handle;
    of_buffer.size = VK_WHOLE_SIZE;
    VkDependencyInfo info = Dependency(barriers);
    info.memoryBarrierCount = 2;
    info.bufferMemoryBarrierCount = 1;
    info.pBufferMemoryBarriers = &of_buffer;
    const auto record = [&](bool sets, const std::function<void()> &change) {
        const VkCommandBuffer commands = Begin();
        if (sets) {
            vkCmdResetEvent2(commands, event, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT);
            vkCmdSetEvent2(commands, event, &info);
        }
        change();
        vkCmdWaitEvents2(commands, 1, &event, &info);
        return commands;
    };
    const auto nothing = [] {};
    const char *const text = "which vkCmdSetEvent2 sets with another dependency than that of the wait";
    Submit(record(true, nothing));
    Submit(record(false, nothing));
    ExpectSilence();
    Submit(record(true, [&] { of_buffer.size = 32; }));
    ExpectOnly("vkCmdWaitEvents2-pEvents-03838", text);
    Submit(record(true, [&] { info.memoryBarrierCount = 1; }));
    ExpectOnly("vkCmdWaitEvents2-pEvents-03838", text);
    Submit(record(false, nothing));
    ExpectOnly("vkCmdWaitEvents2-pEvents-03838", text);
}

TEST_F(EventWaitsTest, HostOperationsWaitForEventsOfTheHost) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    bool is_set = false;
    const auto wait = [&](VkPipelineStageFlags2 stages) {
        const VkMemoryBarrier2 barrier = MemoryBarrier2(stages, 0, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT, 0);
        const VkDependencyInfo info = Dependency(&barrier);
        const VkCommandBuffer commands = Begin();
        vkCmdWaitEvents2(commands, 1, &event, &info);
        if (!is_set && stages & VK_PIPELINE_STAGE_2_HOST_BIT) {
            ExpectMessage("SYNC-vkCmdWaitEvents-host-deadlock", "waits for the host to set VkEvent");
        }
        Submit(commands);
    };
    wait(VK_PIPELINE_STAGE_2_HOST_BIT); // The host may set the event later.
    is_set = vkSetEvent(device(), event) == VK_SUCCESS;
    wait(VK_PIPELINE_STAGE_2_HOST_BIT);
    ExpectSilence();
    wait(VK_PIPELINE_STAGE_2_HOST_BIT | VK_PIPELINE_STAGE_2_COPY_BIT);
    ExpectOnly("vkCmdWaitEvents2-pEvents-03839", "which vkSetEvent sets, but barriers of the wait have");
    is_set = vkResetEvent(device(), event) != VK_SUCCESS;
    wait(VK_PIPELINE_STAGE_2_HOST_BIT);
    ExpectSilence();
    wait(VK_PIPELINE_STAGE_2_COPY_BIT);
    ExpectOnly("vkCmdWaitEvents2-pEvents-03841", "which was reset, and no vkCmdSetEvent2 before the wait");
}

TEST_F(EventWaitsTest, EventsAreSetBeforeTheWait) {
    WD_START_BARRIERS();
    const VkEvent first = MakeEvent(), second = MakeEvent();
    VkCommandBuffer commands = Begin();
    Set2(commands, first);
    Submit(commands);
    commands = Begin();
    Wait2(commands, first);
    Wait2(commands, second);
    vkCmdResetEvent2(commands, first, VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT);
    ExpectSilence();
    Wait2(commands, first);
    ExpectOnly("vkCmdWaitEvents2-pEvents-03841", "which was reset, and no vkCmdSetEvent2 before the wait");
    Submit(commands);
    ExpectOnly("vkCmdWaitEvents2-pEvents-03841", "which no vkCmdSetEvent2 before the wait sets");
}

TEST_F(EventWaitsTest, DependenciesOfWaitsHaveNoFlags) {
    WD_START_BARRIERS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = Begin();
    Set2(commands, event);
    Wait2(commands, event, VK_DEPENDENCY_BY_REGION_BIT);
    ExpectOnly("vkCmdWaitEvents2-dependencyFlags-10394",
               "pDependencyInfos[0].dependencyFlags is VK_DEPENDENCY_BY_REGION_BIT");
}

} // namespace
} // namespace wd::testing
