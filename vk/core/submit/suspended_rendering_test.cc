// Render pass instances that are suspended and resumed by the command buffers of a batch: each rule violated, and the
// almost equal correct call.
#include <gtest/gtest.h>

#include <functional>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

constexpr VkRenderingFlags kSuspend = VK_RENDERING_SUSPENDING_BIT, kResume = VK_RENDERING_RESUMING_BIT;

class SuspendedRenderingTest : public DeviceTest {
  protected:
    void SetUp() override {
        features_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features_.dynamicRendering = features_.synchronization2 = VK_TRUE;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &features_;
        WD_START_DEVICE(options);
        event_ = MakeEvent();
    }

    static void Render(VkCommandBuffer commands, VkRenderingFlags flags) {
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.flags = flags;
        info.renderArea.extent = {4, 4};
        info.layerCount = 1;
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
    }
    // An instance with the flags, after a synchronization command or not.
    VkCommandBuffer Instance(VkRenderingFlags flags, bool synchronizes = false) {
        VkCommandBuffer commands = Begin();
        if (synchronizes) {
            ResetEvent(commands);
        }
        Render(commands, flags);
        vkEndCommandBuffer(commands);
        return commands;
    }
    void ResetEvent(VkCommandBuffer commands) {
        vkCmdResetEvent(commands, event_, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
    }
    VkCommandBuffer WithoutInstance(bool synchronizes) {
        VkCommandBuffer commands = Begin();
        if (synchronizes) {
            ResetEvent(commands);
        }
        vkEndCommandBuffer(commands);
        return commands;
    }
    // In a primary command buffer of its own.
    VkCommandBuffer Execute(const std::function<void(VkCommandBuffer)> &record) {
        VkCommandBuffer secondary = RecordSecondary(record), commands = Begin();
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkEndCommandBuffer(commands);
        return commands;
    }

    void Try(const std::vector<VkCommandBuffer> &commands) {
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = static_cast<uint32_t>(commands.size());
        info.pCommandBuffers = commands.data();
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
        vkQueueWaitIdle(queue());
    }
    void Try2(const std::vector<VkCommandBuffer> &commands) {
        std::vector<VkCommandBufferSubmitInfo> infos;
        for (VkCommandBuffer one : commands) {
            infos.push_back(Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO));
            infos.back().commandBuffer = one;
        }
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.commandBufferInfoCount = static_cast<uint32_t>(infos.size());
        info.pCommandBufferInfos = infos.data();
        vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
        vkQueueWaitIdle(queue());
    }
    // Expect wants this message, of both versions of the command.
    void Expect(const std::vector<VkCommandBuffer> &commands, const char *rule, const char *rule2,
                const char *text) {
        Try(commands);
        ExpectMessage(std::string("VUID-VkSubmitInfo-pCommandBuffers-") + rule, text);
        ExpectSilence();
        Try2(commands);
        ExpectMessage(std::string("VUID-VkSubmitInfo2-commandBuffer-") + rule2, text);
        ExpectSilence();
    }
    void ExpectCorrect(const std::vector<VkCommandBuffer> &commands) {
        Try(commands);
        Try2(commands);
        ExpectSilence();
    }

    VkPhysicalDeviceVulkan13Features features_;
    VkEvent event_ = VK_NULL_HANDLE;
};

TEST_F(SuspendedRenderingTest, InstancesContinueInTheNextCommandBuffers) {
    ExpectCorrect({Instance(0, true), Instance(kSuspend, true), WithoutInstance(false),
                   Instance(kSuspend | kResume), Instance(kResume), Instance(0, true)});
    VkCommandBuffer both = Begin();
    Render(both, kSuspend);
    Render(both, kResume);
    vkEndCommandBuffer(both);
    ExpectCorrect({both});
}

TEST_F(SuspendedRenderingTest, SuspendedInstancesAreResumed) {
    const VkCommandBuffer suspends = Instance(kSuspend);
    Expect({suspends, WithoutInstance(false)}, "06014", "06010", "pSubmits[0].pCommandBuffer");
    Expect({suspends, Instance(kSuspend | kResume)}, "06014", "06010",
           "which suspends a render pass instance that no later command buffer of the batch resumes");
}

// The next batch does not resume the instance of this one.
TEST_F(SuspendedRenderingTest, BatchesDoNotResume) {
    const VkCommandBuffer commands[] = {Instance(kSuspend), Instance(kResume)};
    VkSubmitInfo infos[2] = {};
    for (int i = 0; i < 2; i++) {
        infos[i].sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
        infos[i].commandBufferCount = 1;
        infos[i].pCommandBuffers = &commands[i];
    }
    vkQueueSubmit(queue(), 2, infos, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectMessage("VUID-VkSubmitInfo-pCommandBuffers-06014", "pSubmits[0].pCommandBuffers[0] is");
    ExpectMessage("VUID-VkSubmitInfo-pCommandBuffers-06193", "pSubmits[1].pCommandBuffers[0] is");
    ExpectSilence();
}

TEST_F(SuspendedRenderingTest, ResumedInstancesWereSuspended) {
    const VkCommandBuffer resumes = Instance(kResume);
    Expect({Instance(0), resumes}, "06193", "06192",
           "with VK_RENDERING_RESUMING_BIT where none is suspended");
    VkCommandBuffer second = Begin();
    Render(second, 0);
    Render(second, kResume);
    vkEndCommandBuffer(second);
    Expect({second}, "06193", "06192", "with VK_RENDERING_RESUMING_BIT where none is suspended");
}

TEST_F(SuspendedRenderingTest, NothingIsDoneWhileAnInstanceIsSuspended) {
    const VkCommandBuffer suspends = Instance(kSuspend), resumes = Instance(kResume);
    Expect({suspends, WithoutInstance(true), resumes}, "06015", "06011",
           "which has action or synchronization commands while a render pass instance is suspended");
    Expect({suspends, Instance(kResume, true)}, "06015", "06011", "The instance was suspended in");
}

TEST_F(SuspendedRenderingTest, NoOtherInstanceBeginsWhileOneIsSuspended) {
    Expect({Instance(kSuspend), Instance(0)}, "06016", "06012",
           "which begins another render pass instance while one is suspended");
}

TEST_F(SuspendedRenderingTest, SecondaryCommandBuffersCount) {
    const VkCommandBuffer suspends = Execute([](VkCommandBuffer commands) { Render(commands, kSuspend); });
    const VkCommandBuffer resumes = Execute([](VkCommandBuffer commands) { Render(commands, kResume); });
    ExpectCorrect({suspends, resumes});
    Expect({suspends}, "06014", "06010", "which suspends a render pass instance");
    Expect({resumes}, "06193", "06192", "where none is suspended");
    Expect({suspends, Execute([this](VkCommandBuffer commands) { ResetEvent(commands); }), resumes}, "06015",
           "06011", "while a render pass instance is");
}

// --- Secondary command buffers of one vkCmdExecuteCommands

class ExecutedSuspensionsTest : public SuspendedRenderingTest {
  protected:
    VkCommandBuffer Secondary(VkRenderingFlags flags, bool synchronizes = false) {
        return RecordSecondary([=](VkCommandBuffer commands) {
            if (synchronizes) {
                ResetEvent(commands);
            }
            Render(commands, flags);
        });
    }
    VkCommandBuffer SecondaryWithoutInstance(bool synchronizes) {
        return RecordSecondary([=](VkCommandBuffer commands) {
            if (synchronizes) {
                ResetEvent(commands);
            }
        });
    }
    void Record(const std::vector<VkCommandBuffer> &secondaries) {
        VkCommandBuffer commands = Begin();
        vkCmdExecuteCommands(commands, static_cast<uint32_t>(secondaries.size()), secondaries.data());
        vkEndCommandBuffer(commands);
    }
};

TEST_F(ExecutedSuspensionsTest, ContinueInTheNextOnes) {
    Record({Secondary(0, true), Secondary(kSuspend, true), SecondaryWithoutInstance(false),
            Secondary(kSuspend | kResume), Secondary(kResume), SecondaryWithoutInstance(true),
            Secondary(0, true)});
    ExpectSilence();
}

TEST_F(ExecutedSuspensionsTest, HaveNoCommandsInBetween) {
    const VkCommandBuffer suspends = Secondary(kSuspend), resumes = Secondary(kResume);
    Record({suspends, SecondaryWithoutInstance(true), resumes});
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-06021", "pCommandBuffers[1] is VkCommandBuffer");
    ExpectSilence();
    Record({suspends, Secondary(kResume, true)});
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-06021",
                  "which has action or synchronization commands while a render pass instance is suspended");
    ExpectSilence();
}

TEST_F(ExecutedSuspensionsTest, HaveNoOtherInstancesInBetween) {
    Record({Secondary(kSuspend), Secondary(0), Secondary(kResume)});
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-06022",
                  "which begins another render pass instance while one is suspended");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
