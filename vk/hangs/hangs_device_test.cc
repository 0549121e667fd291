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
    // AwaitWord waits until the device has stored 1 in a word. The time limit only ends a failing test.
    static void AwaitWord(const uint32_t *word) {
        for (int i = 0; i < 60000 && __atomic_load_n(word, __ATOMIC_ACQUIRE) != 1; i++) {
            std::this_thread::sleep_for(std::chrono::milliseconds(1));
        }
        EXPECT_EQ(__atomic_load_n(word, __ATOMIC_ACQUIRE), 1u);
    }
    // SubmitWait submits a command that waits until the host sets the event, between two others. It returns when the
    // first one is complete: a busy machine may begin the work long after the submission.
    VkResult SubmitWait(VkEvent event, VkFence fence = VK_NULL_HANDLE) {
        const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        buffer.words[0] = 0;
        const VkResult result = SubmitOnly(RecordWait(event, buffer), fence);
        AwaitWord(&buffer.words[0]);
        return result;
    }
    VkCommandBuffer RecordWait(VkEvent event, const Buffer &buffer) {
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
    ASSERT_EQ(SubmitWait(event, fence), VK_SUCCESS);
    std::thread host = AfterReport([&] { vkSetEvent(device(), event); });
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    host.join();
    ExpectWait("vkWaitForFences");
}

TEST_P(HangsDevice, AWaitThatEndsAfterTheReportReturnsTimeout) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    const VkFence fence = MakeFence();
    ASSERT_EQ(SubmitWait(event, fence), VK_SUCCESS);
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
    ASSERT_EQ(SubmitWait(event), VK_SUCCESS);
    std::thread host = AfterReport([&] { vkSetEvent(device(), event); });
    EXPECT_EQ(vkQueueWaitIdle(queue()), VK_SUCCESS);
    host.join();
    ExpectWait("vkQueueWaitIdle");
}

TEST_P(HangsDevice, WaitsForIdleDevices) {
    WD_START_DEVICE(MakeOptions("100"));
    const VkEvent event = MakeEvent();
    ASSERT_EQ(SubmitWait(event), VK_SUCCESS);
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

// The first submission is complete, the second one has not begun: the markers are those of the first.
TEST_P(HangsDevice, ACommandBufferThatWasSubmittedTwiceHasNoPosition) {
    WD_START_DEVICE(MakeOptions("100"));
    const Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
    vkCmdFillBuffer(commands, buffer.handle, 0, 64, 1);
    EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    const VkSemaphore semaphores[] = {MakeTimeline(), MakeTimeline()};
    const VkFence fences[] = {MakeFence(), MakeFence()};
    const uint64_t value = 1;
    const auto signal = [&](int i) {
        auto info = Make<VkSemaphoreSignalInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO);
        info.semaphore = semaphores[i];
        info.value = value;
        EXPECT_EQ(vkSignalSemaphore(device(), &info), VK_SUCCESS);
    };
    auto timeline = Make<VkTimelineSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO);
    timeline.waitSemaphoreValueCount = 1;
    timeline.pWaitSemaphoreValues = &value;
    for (int i = 0; i < 2; i++) {
        EXPECT_EQ(SubmitAgain(commands, fences[i], &timeline, semaphores[i]), VK_SUCCESS);
    }
    std::thread first([&] { signal(0); });
    EXPECT_EQ(vkWaitForFences(device(), 1, &fences[0], VK_TRUE, UINT64_MAX), VK_SUCCESS);
    first.join();
    ClearMessages(); // A busy machine may complete the first submission after the timeout.
    std::thread second = AfterReport([&] { signal(1); });
    EXPECT_EQ(vkWaitForFences(device(), 1, &fences[1], VK_TRUE, UINT64_MAX), VK_SUCCESS);
    second.join();
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_EQ(text.find("Completed last"), std::string::npos) << text;
    EXPECT_NE(text.find("A command buffer was submitted while it was pending"), std::string::npos) << text;
    ExpectMessage(kTimeout, " had 1 pending command of which it is not known whether");
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
    ASSERT_EQ(SubmitWait(event, fence), VK_SUCCESS);
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
    const VkFence fence = MakeFence();
    buffer_.words[1] = 0;
    EXPECT_EQ(SubmitOnly(RecordLoop(kEnd, kStep), fence), VK_SUCCESS);
    AwaitWord(&buffer_.words[1]);
    EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
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

// Draws in a render pass instance, where only shaders write marks. The second draw waits for the host.
class HangsDraw : public HangsDevice {
  protected:
    Options MakeDrawOptions() {
        Options options = MakeOptions("10");
        options.features.vertexPipelineStoresAndAtomics = VK_TRUE;
        options.settings["gpuav_enable"] = "true";
        return options;
    }
    VkCommandBuffer RecordDraws() {
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_VERTEX_BIT, nullptr}});
        const VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        host_ = MakeBuffer(8, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, host_);
        const Target target = MakeTarget(16, 16);
        const VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, 4);
        const VkPipeline pipeline =
            MakeGraphicsPipeline(layout, MakeShader(hangs_host_wait), MakeShader(hangs_red), target);
        VkCommandBuffer commands = Begin();
        BeginPass(commands, target);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0, nullptr);
        for (uint32_t i = 0; i < 3; i++) {
            const uint32_t waits = i == 1;
            vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_VERTEX_BIT, 0, sizeof waits, &waits);
            vkCmdDraw(commands, 3, 1, i, 0);
        }
        vkCmdEndRenderPass(commands);
        EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
        return commands;
    }
    // Run submits the command buffer, and waits for the second draw, which is reported. It returns the message.
    Message Run(VkCommandBuffer commands) {
        const size_t num_messages = messages().size();
        host_.words[0] = host_.words[1] = 0;
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        const VkFence fence = MakeFence();
        EXPECT_EQ(vkQueueSubmit(queue(), 1, &info, fence), VK_SUCCESS);
        AwaitWord(&host_.words[0]);
        EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, 20000000), VK_TIMEOUT);
        __atomic_store_n(&host_.words[1], 1, __ATOMIC_RELEASE);
        EXPECT_EQ(vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
        const std::vector<Message> all = messages();
        EXPECT_GT(all.size(), num_messages);
        return all.size() > num_messages ? all[num_messages] : Message();
    }
    // HasBegun returns whether the message states that a draw had begun.
    static bool HasBegun(const Message &message, uint32_t draw) {
        return message.text.find("Begun, not known to be complete: vkCmdDraw(3, 1, " + std::to_string(draw) +
                                 ", ...)") != std::string::npos;
    }
    // SwiftShader runs draws at the same time.
    void ExpectMarks(const Message &message) {
        const bool is_ordered = GetParam() == Driver::kLavapipe;
        EXPECT_EQ(message.id, kTimeout);
        EXPECT_TRUE(HasBegun(message, 1)) << message.text;
        EXPECT_TRUE(!is_ordered || HasBegun(message, 0)) << message.text;
        EXPECT_FALSE(is_ordered && HasBegun(message, 2)) << message.text;
        EXPECT_TRUE(!is_ordered ||
                    message.text.find("The first of these: vkCmdDraw(3, 1, 2") != std::string::npos)
            << message.text;
    }
    void ExpectNoMarks(const Message &message, const char *reason) {
        EXPECT_EQ(message.id, kTimeout);
        for (uint32_t i = 0; i < 3; i++) {
            EXPECT_FALSE(HasBegun(message, i)) << message.text;
        }
        EXPECT_NE(message.text.find("The first of these: vkCmdDraw(3, 1, 0"), std::string::npos)
            << message.text;
        EXPECT_NE(message.text.find(reason), std::string::npos) << message.text;
    }

    Buffer host_;
};

TEST_P(HangsDraw, ShadersMarkDraws) {
    WD_START_DEVICE(MakeDrawOptions());
    ExpectMarks(Run(RecordDraws()));
}

// The host could make all checks of these shaders: they mark draws nevertheless.
TEST_P(HangsDraw, MarksAreOfOneSubmission) {
    Options options = MakeDrawOptions();
    options.settings["gpuav_host_checks"] = "true";
    WD_START_DEVICE(options);
    VkCommandBuffer commands = RecordDraws();
    for (int i = 0; i < 2; i++) {
        ExpectMarks(Run(commands));
    }
}

TEST_P(HangsDraw, WithoutMarksDrawsAreNotKnown) {
    Options options = MakeDrawOptions();
    options.settings["gpuav_mark_draws"] = "false";
    WD_START_DEVICE(options);
    ExpectNoMarks(Run(RecordDraws()), "no markers inside of render pass instances (VK_AMD_buffer_marker)");
}

TEST_P(HangsDraw, DrawsWithoutInstrumentedShadersAreNotKnown) {
    Options options = MakeDrawOptions();
    options.settings["gpuav_shaders_to_instrument"] = "none has this name";
    options.settings["gpuav_select_instrumented_shaders"] = "true";
    WD_START_DEVICE(options);
    ExpectNoMarks(Run(RecordDraws()), "only draws with instrumented shaders are known to have begun");
}

std::string NameOf(const ::testing::TestParamInfo<Driver> &info) {
    return info.param == Driver::kLavapipe ? "Lavapipe" : "SwiftShader";
}

INSTANTIATE_TEST_SUITE_P(Drivers, HangsDevice, ::testing::Values(Driver::kLavapipe, Driver::kSwiftShader),
                         NameOf);
INSTANTIATE_TEST_SUITE_P(Drivers, HangsDraw, ::testing::Values(Driver::kLavapipe, Driver::kSwiftShader),
                         NameOf);
INSTANTIATE_TEST_SUITE_P(Drivers, HangsShader, ::testing::Values(Driver::kLavapipe, Driver::kSwiftShader),
                         NameOf);

} // namespace
