// Waits that take too long, on a device that executes commands.
#include <atomic>
#include <chrono>
#include <functional>
#include <thread>

#include "testing/shaders/test_shaders.h"
#include "vk/hangs/hangs_shaders.h"
#include "vk/hangs/hangs_testing.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::HangsTest;
using wd::testing::Make;
using wd::testing::Message;
using wd::testing::Options;
using wd::testing::Push;
using wd::testing::Target;

constexpr char kTimeout[] = "WARDEN-hangs-timeout";

// Many times longer than the timeout on any CPU.
constexpr uint32_t kEnd = 100000000, kStep = 1;

class HangsDevice : public HangsTest, public ::testing::WithParamInterface<Driver> {
  protected:
    Options MakeOptions(const char *timeout_ms) {
        Options options = HangsTest::MakeOptions(GetParam());
        options.settings["hang_timeout_ms"] = timeout_ms;
        features_ =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features_.timelineSemaphore = VK_TRUE;
        options.device_next = &features_;
        return options;
    }
    // AfterReport runs `unblock` on another thread once a message is there. The time limit only ends a failing test.
    std::thread AfterReport(const std::function<void()> &unblock) {
        return std::thread([this, unblock] {
            for (int i = 0; i < 30000 && messages().empty(); i++) {
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
            unblock();
        });
    }
    // RecordWait records a command that waits until the host sets the event, between two others.
    VkCommandBuffer RecordWait(VkEvent event) {
        const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        VkCommandBuffer commands = Begin();
        SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "frame");
        vkCmdFillBuffer(commands, buffer.handle, 0, 64, 1);
        BeginLabel(commands, "upload");
        vkCmdWaitEvents(commands, 1, &event, VK_PIPELINE_STAGE_HOST_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                        nullptr, 0, nullptr, 0, nullptr);
        vkCmdFillBuffer(commands, buffer.handle, 0, 64, 2);
        return commands;
    }
    void ExpectWait(const char *command) {
        const std::vector<Message> all = messages();
        ASSERT_EQ(all.size(), 1u);
        EXPECT_EQ(all[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT);
        for (const std::string &text :
             {std::string(" had begun vkCmdWaitEvents (command 2 of 3 of VkCommandBuffer (frame)(0x"),
              std::string(" and not completed it after ") + command + " had waited for 100 ms.",
              std::string("Completed last: vkCmdFillBuffer (command 1 of 3 of VkCommandBuffer (frame)"),
              std::string("submission 1, frame 1, labels \"upload\""),
              std::string("Not begun: vkCmdFillBuffer (command 3 of 3 of")}) {
            EXPECT_NE(all[0].text.find(text), std::string::npos) << text << "\nis not in\n" << all[0].text;
        }
        ExpectMessage(kTimeout, "");
        ExpectSilence();
    }

    VkPhysicalDeviceVulkan12Features features_;
};

TEST_P(HangsDevice, AWaitForAFenceGoesOnAfterTheReport) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    const VkFence fence = MakeFence();
    ASSERT_EQ(SubmitOnly(RecordWait(event), fence), VK_SUCCESS);
    std::thread host = AfterReport([&] { vkSetEvent(device(), event); });
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    host.join();
    ExpectWait("vkWaitForFences");
}

TEST_P(HangsDevice, AWaitThatEndsAfterTheReportReturnsTimeout) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    const VkFence fence = MakeFence();
    ASSERT_EQ(SubmitOnly(RecordWait(event), fence), VK_SUCCESS);
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, 300000000), VK_TIMEOUT);
    EXPECT_GE(std::chrono::steady_clock::now() - begin, std::chrono::milliseconds(300));
    ExpectWait("vkWaitForFences");
    vkSetEvent(device(), event);
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
}

TEST_P(HangsDevice, WaitsForIdleQueues) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    ASSERT_EQ(SubmitOnly(RecordWait(event)), VK_SUCCESS);
    std::thread host = AfterReport([&] { vkSetEvent(device(), event); });
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_SUCCESS);
    host.join();
    ExpectWait("vkQueueWaitIdle");
}

TEST_P(HangsDevice, WaitsForIdleDevices) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    ASSERT_EQ(SubmitOnly(RecordWait(event)), VK_SUCCESS);
    std::thread host = AfterReport([&] { vkSetEvent(device(), event); });
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_SUCCESS);
    host.join();
    ExpectWait("vkDeviceWaitIdle");
}

TEST_P(HangsDevice, ASubmissionThatWaitsForASemaphore) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkSemaphore semaphore = MakeTimeline();
    SetName(VK_OBJECT_TYPE_SEMAPHORE, semaphore, "uploads");
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const uint64_t value = 5;
    auto timeline = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    timeline.waitSemaphoreValueCount = 1;
    timeline.pWaitSemaphoreValues = &value;
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, buffer.handle, 0, 64, 1);
    const VkFence fence = MakeFence();
    ASSERT_EQ(SubmitOnly(commands, fence, &timeline, semaphore), VK_SUCCESS);
    auto signal = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
    signal.semaphore = semaphore;
    signal.value = value;
    std::thread host = AfterReport([&] { vkSignalSemaphore(device(), &signal); });
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    host.join();
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find(" had not begun vkCmdFillBuffer (command 1 of 1 of"), std::string::npos) << text;
    EXPECT_NE(text.find("Submission 1 waits for VkSemaphore (uploads)(0x"), std::string::npos) << text;
    EXPECT_NE(text.find(" to reach 5; its value is 0."), std::string::npos) << text;
    ExpectMessage(kTimeout, "Fix: submit the work that signals the semaphore");
    ExpectSilence();
}

TEST_P(HangsDevice, AWaitForAFenceThatNothingSignals) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkFence fence = MakeFence();
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, 200000000), VK_TIMEOUT);
    ExpectMessage(kTimeout, " had no pending submissions after vkWaitForFences had waited for 100 ms.");
    ExpectSilence();
}

TEST_P(HangsDevice, AWaitForASemaphoreThatNothingSignals) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkSemaphore semaphore = MakeTimeline();
    const uint64_t value = 1;
    auto info = Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
    info.semaphoreCount = 1;
    info.pSemaphores = &semaphore;
    info.pValues = &value;
    EXPECT_EQ(vkWaitSemaphores(device(), &info, 200000000), VK_TIMEOUT);
    ExpectMessage(kTimeout, " had no pending submissions after vkWaitSemaphores had waited for 100 ms.");
    ExpectSilence();
}

TEST_P(HangsDevice, AProgramThatPolls) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    const VkFence fence = MakeFence();
    ASSERT_EQ(SubmitOnly(RecordWait(event), fence), VK_SUCCESS);
    // The time limit only ends a failing test.
    for (int i = 0; i < 30000 && messages().empty(); i++) {
        EXPECT_EQ(vkGetFenceStatus(device(), fence), VK_NOT_READY);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    for (int i = 0; i < 300; i++) { // Once until something changes.
        EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, 1000000), VK_TIMEOUT);
    }
    vkSetEvent(device(), event);
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    ExpectMessage(kTimeout, "had begun vkCmdWaitEvents (command 2 of 3 of VkCommandBuffer (frame)(0x");
    ExpectSilence();
}

TEST_P(HangsDevice, AProgramThatPollsAnIdleDevice) {
    WD_START_DEVICE(MakeOptions("20"));
    const VkFence fence = MakeFence();
    for (int i = 0; i < 100; i++) {
        EXPECT_EQ(vkGetFenceStatus(device(), fence), VK_NOT_READY);
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    ExpectSilence();
}

class HangsShader : public HangsDevice {
  protected:
    void MakeLoop() {
        VkDescriptorSetLayout layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        set_ = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        buffer_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, buffer_);
        layout_ = MakePipelineLayout({layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkShaderModule module = MakeShader(hangs_long);
        SetName(VK_OBJECT_TYPE_SHADER_MODULE, module, "hangs_long.comp");
        pipeline_ = MakeComputePipeline(layout_, module);
        SetName(VK_OBJECT_TYPE_PIPELINE, pipeline_, "Hash");
    }
    VkCommandBuffer RecordLoop(uint32_t end, uint32_t step) {
        VkCommandBuffer commands = Begin();
        RecordDispatch(commands, pipeline_, layout_, set_, {VK_SHADER_STAGE_COMPUTE_BIT, {end, step}}, 1);
        return commands;
    }

    VkDescriptorSet set_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    Buffer buffer_;
};

TEST_P(HangsShader, ALongLoop) {
    WD_START_DEVICE(MakeOptions("10"));
    MakeLoop();
    EXPECT_EQ(Submit(RecordLoop(kEnd, kStep)), VK_SUCCESS);
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("Begun, not known to be complete: vkCmdDispatch(1, 1, 1) (command 1 of 1 of"),
              std::string::npos)
        << text;
    EXPECT_NE(text.find("VkPipeline (Hash)(0x"), std::string::npos) << text;
    EXPECT_NE(text.find("VK_SHADER_STAGE_COMPUTE_BIT \"main\" of VkShaderModule (hangs_long.comp)(0x"),
              std::string::npos)
        << text;
    ExpectMessage(kTimeout, " had begun vkCmdDispatch (command 1 of 1 of");
    ExpectSilence();
}

TEST_P(HangsShader, CorrectProgramsAreSilent) {
    Options options = MakeOptions("60000");
    options.settings["gpuav_enable"] = "true";
    options.settings["validate_core"] = "true";
    options.settings["validate_parameters"] = "true";
    WD_START_DEVICE(options);
    MakeLoop();
    const Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakePipelineLayout({});
    VkPipeline draw = MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(color_frag), target);
    for (uint32_t i = 0; i < 3; i++) {
        EXPECT_EQ(Submit(RecordLoop(300, 3)), VK_SUCCESS);
        VkCommandBuffer commands = Begin();
        RecordDraw(commands, target, draw, layout, VK_NULL_HANDLE, {});
        EXPECT_EQ(Submit(commands), VK_SUCCESS);
    }
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_SUCCESS);
    EXPECT_EQ(vkDeviceWaitIdle(device()), VK_SUCCESS);
    ExpectSilence();
}

std::string NameOf(const ::testing::TestParamInfo<Driver> &info) {
    return info.param == Driver::kLavapipe ? "Lavapipe" : "SwiftShader";
}

INSTANTIATE_TEST_SUITE_P(Drivers, HangsDevice, ::testing::Values(Driver::kLavapipe, Driver::kSwiftShader),
                         NameOf);
INSTANTIATE_TEST_SUITE_P(Drivers, HangsShader, ::testing::Values(Driver::kLavapipe, Driver::kSwiftShader),
                         NameOf);

} // namespace
