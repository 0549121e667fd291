// Recordings that become invalid while they are recorded are reported at the next command.
#include <thread>

#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Make;

constexpr char kFill[] = "VUID-vkCmdFillBuffer-commandBuffer-recording";

class LifetimesRecording : public wd::testing::LifetimesTest {
  protected:
    void Begin1() {
        features.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        wd::testing::Options options = MakeOptions();
        options.device_next = &features;
        WD_START_DEVICE(options);
        pool = MakePoolOfDevice();
        commands = Allocate(pool);
        live = NewBuffer();
    }
    void TearDown() override {
        if (device()) {
            vkDeviceWaitIdle(device());
            vkDestroyBuffer(device(), live, nullptr);
        }
        LifetimesTest::TearDown();
    }
    void Fill(VkBuffer buffer) {
        vkCmdFillBuffer(commands, buffer, 0, 4, 0);
    }
    // A named buffer that the recording uses, destroyed.
    void UseAndDestroy() {
        const VkBuffer buffer = NewBuffer();
        SetName(VK_OBJECT_TYPE_BUFFER, buffer, "staging");
        Fill(buffer);
        vkDestroyBuffer(device(), buffer, nullptr);
    }
    void BindSet(VkDescriptorBindingFlags flags) {
        auto info = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        info.bindingCount = 1;
        info.pBindingFlags = &flags;
        const VkDescriptorSetLayout layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}}, &info,
                          flags ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT : 0);
        const VkPipelineLayout pipeline_layout = MakePipelineLayout({layout});
        set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}}, nullptr,
                      flags ? VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT : 0);
        contents = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Update();
        Record(commands);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, 0, 1, &set, 0,
                                nullptr);
    }
    void Update() {
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, contents);
    }
    void EndAndSubmit() {
        vkEndCommandBuffer(commands);
        SubmitTo(queue(), {commands});
        vkQueueWaitIdle(queue());
    }

    VkPhysicalDeviceVulkan12Features features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkCommandPool pool = VK_NULL_HANDLE;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    VkBuffer live = VK_NULL_HANDLE;
    VkDescriptorSet set = VK_NULL_HANDLE;
    wd::testing::Buffer contents = {};
};

TEST_F(LifetimesRecording, ADestroyedBufferIsReportedOnceAtTheNextCommand) {
    Begin1();
    Record(commands);
    UseAndDestroy();
    ExpectSilence();
    Fill(live);
    ExpectMessage(kFill, "it uses VkBuffer staging (0x");
    Fill(live);
    UseAndDestroy();
    Fill(live);
    EndAndSubmit();
    ExpectSilence();
}

TEST_F(LifetimesRecording, CommandsWithoutOtherHandlesReport) {
    Begin1();
    Record(commands);
    UseAndDestroy();
    vkCmdSetDepthBias(commands, 0, 0, 0);
    ExpectMessage("VUID-vkCmdSetDepthBias-commandBuffer-recording",
                  "which vkDestroyBuffer has destroyed since.");
    EndAndSubmit();
    ExpectSilence();
}

// The message about the handle says it all.
TEST_F(LifetimesRecording, ACommandWithTheDestroyedBufferIsReportedOnce) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    Record(commands);
    Fill(buffer);
    vkDestroyBuffer(device(), buffer, nullptr);
    Fill(buffer);
    ExpectMessage("VUID-vkCmdFillBuffer-dstBuffer-parameter", "which vkDestroyBuffer has destroyed.");
    Fill(live);
    EndAndSubmit();
    ExpectSilence();
}

// The recording begins again, and the next mistake is another one.
TEST_F(LifetimesRecording, EachRecordingIsReported) {
    Begin1();
    for (int i = 0; i < 2; i++) {
        Record(commands);
        UseAndDestroy();
        Fill(live);
        ExpectMessage(kFill, "is in the invalid state");
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }
}

TEST_F(LifetimesRecording, WithoutAnotherCommandTheEndReports) {
    Begin1();
    Record(commands);
    UseAndDestroy();
    EndAndSubmit();
    ExpectMessage("VUID-vkEndCommandBuffer-commandBuffer-00059",
                  "which vkDestroyBuffer has destroyed since.");
    ExpectSilence();
}

TEST_F(LifetimesRecording, WithoutAnotherCommandTheSubmissionReports) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    Record(commands);
    Fill(buffer);
    vkEndCommandBuffer(commands);
    vkDestroyBuffer(device(), buffer, nullptr);
    ExpectSilence();
    SubmitTo(queue(), {commands});
    ExpectMessage("VUID-vkQueueSubmit-pCommandBuffers-00070", "which vkDestroyBuffer has destroyed since.");
    vkQueueWaitIdle(queue());
    ExpectSilence();
}

TEST_F(LifetimesRecording, ARecordingThatIsDroppedIsSilent) {
    Begin1();
    Record(commands);
    UseAndDestroy();
    vkResetCommandBuffer(commands, 0);
    Record(commands);
    Fill(live);
    EndAndSubmit();
    ExpectSilence();
}

// Other recordings and pending submissions use the destroyed buffers, not this one.
TEST_F(LifetimesRecording, BuffersOfOtherRecordingsAreSilent) {
    Begin1();
    const VkCommandBuffer other = Allocate(pool);
    Record(commands);
    for (int i = 0; i < 200; i++) {
        const VkBuffer buffer = NewBuffer();
        Record(other);
        vkCmdFillBuffer(other, buffer, 0, 4, 0);
        vkEndCommandBuffer(other);
        vkDestroyBuffer(device(), buffer, nullptr);
        if (i % 80 < 3) {
            Fill(live);
        }
    }
    EndAndSubmit();
    ExpectSilence();
}

// More changes than the tracker keeps: the recording is searched.
TEST_F(LifetimesRecording, ManyDestroyedBuffers) {
    Begin1();
    const VkCommandBuffer other = Allocate(pool);
    Record(commands);
    UseAndDestroy();
    Record(other);
    std::vector<VkBuffer> buffers;
    for (int i = 0; i < 200; i++) {
        buffers.push_back(NewBuffer());
        vkCmdFillBuffer(other, buffers.back(), 0, 4, 0);
    }
    vkEndCommandBuffer(other);
    for (const VkBuffer buffer : buffers) {
        vkDestroyBuffer(device(), buffer, nullptr);
    }
    ExpectSilence();
    Fill(live);
    ExpectMessage(kFill, "it uses VkBuffer staging (0x");
    EndAndSubmit();
    ExpectSilence();
}

TEST_F(LifetimesRecording, AnotherThreadDestroys) {
    Begin1();
    const VkBuffer buffer = NewBuffer();
    Record(commands);
    Fill(buffer);
    std::thread([&] { vkDestroyBuffer(device(), buffer, nullptr); }).join();
    Fill(live);
    ExpectMessage(kFill, "which vkDestroyBuffer has destroyed since.");
    EndAndSubmit();
    ExpectSilence();
}

TEST_F(LifetimesRecording, AThreadThatDestroysBuffersOfAnotherDeviceIsSilent) {
    Begin1();
    const VkDevice other = OtherDevice();
    Record(commands);
    Fill(live);
    std::thread([&] {
        for (int i = 0; i < 100; i++) {
            vkDestroyBuffer(other, NewBuffer(nullptr, other), nullptr);
        }
        vkDestroyDevice(other, nullptr);
    }).join();
    Fill(live);
    EndAndSubmit();
    ExpectSilence();
}

TEST_F(LifetimesRecording, AnUpdatedSetIsReportedAtTheNextCommand) {
    Begin1();
    BindSet(0);
    Update();
    ExpectSilence();
    Fill(live);
    ExpectMessage(kFill, "which vkUpdateDescriptorSets has updated since.");
    EndAndSubmit();
    ExpectSilence();
}

TEST_F(LifetimesRecording, ASetThatIsUpdatedBeforeItIsBoundIsSilent) {
    Begin1();
    BindSet(0);
    vkEndCommandBuffer(commands);
    const VkCommandBuffer first = commands;
    commands = Allocate(pool);
    Record(commands);
    Update(); // The first recording is invalid now, and never used.
    Fill(live);
    vkEndCommandBuffer(commands);
    vkResetCommandBuffer(first, 0);
    ExpectSilence();
}

TEST_F(LifetimesRecording, ASecondaryThatIsResetIsReportedAtTheNextCommand) {
    Begin1();
    const VkCommandBuffer secondary = Allocate(pool, VK_COMMAND_BUFFER_LEVEL_SECONDARY);
    RecordEmpty(secondary);
    Record(commands);
    vkCmdExecuteCommands(commands, 1, &secondary);
    Fill(live);
    ExpectSilence();
    vkResetCommandBuffer(secondary, 0);
    Fill(live);
    ExpectMessage(kFill, "which vkResetCommandBuffer has reset since.");
    EndAndSubmit();
    ExpectSilence();
}

TEST_F(LifetimesRecording, ASetThatMayChangeIsSilent) {
    Begin1();
    BindSet(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    Update();
    Fill(live);
    EndAndSubmit();
    ExpectSilence();
}

} // namespace
