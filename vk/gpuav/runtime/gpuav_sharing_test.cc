// Command buffers with more commands than lavapipe can bind our set for. It maps memory for each bind of a set with a
// dynamic offset, and a process may have vm.max_map_count mappings.
#include <gtest/gtest.h>

#include "vk/gpuav/runtime/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kSharedId[] = "WARDEN-gpuav-commands-share-records";
constexpr uint32_t kMany = 110000; // More than Linux's default of vm.max_map_count.

class SharingTest : public GpuavTest {
  protected:
    static void Dispatch(VkCommandBuffer commands, const Reader &reader, uint32_t index) {
        const uint32_t values[] = {index, 0};
        vkCmdPushConstants(commands, reader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof values, values);
        vkCmdDispatch(commands, 1, 1, 1);
    }

    VkCommandBuffer BeginWith(const Reader &reader) {
        VkCommandBuffer commands = Begin();
        Record(commands, reader, 0, 0);
        return commands;
    }
};

TEST_F(SharingTest, ManyCommandsOfOnePipelineAreChecked) {
    WD_START_DEVICE(GpuavOptions());
    const Reader reader = MakeReader();
    VkCommandBuffer commands = BeginWith(reader);
    for (uint32_t i = 1; i < kMany; i++)
        Dispatch(commands, reader, i == 100000 ? 6 : i % 6);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kSharedId, "further commands share memory for error records");
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_EQ(text.find("[ VUID-vkCmdDispatch-None-10068 ] Index of 6 used to index"), 0u) << text;
    EXPECT_NE(text.find(" or later.\n"), std::string::npos) << text;
    EXPECT_NE(text.find("index_storage_buffer.comp at line 21."), std::string::npos) << text;
    ClearMessages();
    Stop();
    ExpectSilence();
}

// With several pipelines and sets, the content of one set is not used for another.
TEST_F(SharingTest, ManyCommandsOfSeveralPipelinesGiveNoFalseReport) {
    WD_START_DEVICE(GpuavOptions());
    Reader readers[] = {MakeReader(), MakeReader()};
    readers[1].layout = readers[0].layout;
    readers[1].pipeline = MakeComputePipeline(readers[0].layout, MakeShader(index_storage_buffer));
    readers[1].set = MakeSet(readers[0].set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 7}});
    // Only the first source of the second set is written.
    WriteBuffer(readers[1].set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, readers[0].result);
    WriteBuffer(readers[1].set, 1, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, readers[0].result);
    VkCommandBuffer commands = BeginWith(readers[0]);
    for (uint32_t i = 1; i < kMany; i++) {
        const Reader &reader = readers[i / 2 % 2];
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.layout, 0, 1, &reader.set, 0,
                                nullptr);
        Dispatch(commands, reader, i / 2 % 2 ? 0 : i % 6);
    }
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kSharedId, "further commands share memory for error records");
    ExpectSilence();
    Stop();
    ExpectSilence();
}

TEST_F(SharingTest, FewCommandsShareNoRegion) {
    WD_START_DEVICE(GpuavOptions());
    const Reader reader = MakeReader();
    VkCommandBuffer commands = BeginWith(reader);
    for (uint32_t i = 1; i < 5000; i++)
        Dispatch(commands, reader, i == 4321 ? 6 : i % 6);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 4321."), std::string::npos) << messages()[0].text;
    ClearMessages();
    Stop();
    ExpectSilence();
}

// A restarted recording, and each of many recordings, has the full limit.
TEST_F(SharingTest, TheCountRestartsWithEachRecording) {
    WD_START_DEVICE(GpuavOptions());
    const Reader reader = MakeReader();
    for (uint32_t run = 0; run < 16; run++) {
        VkCommandBuffer commands = BeginWith(reader);
        for (uint32_t i = 1; i < 5000; i++)
            Dispatch(commands, reader, i % 6);
        Check(Submit(commands), "vkQueueSubmit");
    }
    ExpectSilence();
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
