// Command buffers with more commands than lavapipe can bind our set for. It maps memory for each bind of a set with a
// dynamic offset, and a process may have vm.max_map_count mappings.
#include <gtest/gtest.h>

#include "vk/gpuav/testing/gpuav_device_test.h"

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

    // RecordDraws makes draw 7000, and the one before the last, use an index that is out of bounds.
    static void RecordDraws(VkCommandBuffer commands, const Target &target, VkPipeline pipeline,
                            VkPipelineLayout layout, VkDescriptorSet set, uint32_t num_draws) {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        const VkClearValue clear = {};
        begin.renderPass = target.render_pass;
        begin.framebuffer = target.framebuffer;
        begin.renderArea.extent = target.image.extent;
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0, nullptr);
        for (uint32_t i = 0; i < num_draws; i++) {
            const uint32_t index = i == 7000 || i == num_draws - 2 ? 6 : i % 6;
            vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_VERTEX_BIT, 0, 4, &index);
            vkCmdDraw(commands, 3, 1, 0, 0);
        }
        vkCmdEndRenderPass(commands);
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
    for (uint32_t i = 1; i < kMany; i++) {
        Dispatch(commands, reader, i == 100000 ? 6 : i % 6);
    }
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kSharedId, "further commands share memory for error records");
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_EQ(text.find("[ VUID-vkCmdDispatch-None-10068 ] Index of 6 used to index"), 0u) << text;
    // Groups of 64 commands.
    uint32_t first = 0, last = 0;
    const size_t index = text.find("Dispatch Index ");
    ASSERT_NE(index, std::string::npos) << text;
    ASSERT_EQ(sscanf(text.c_str() + index, "Dispatch Index %u to %u.", &first, &last), 2) << text;
    EXPECT_LE(first, 100000u);
    EXPECT_GE(last, 100000u);
    EXPECT_LT(last - first, 64u);
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

// Layouts that are not compatible disturb our set, which would have to be bound for each command.
TEST_F(SharingTest, ManyCommandsOfIncompatibleLayouts) {
    WD_START_DEVICE(GpuavOptions());
    Reader readers[] = {MakeReader(1), MakeReader(2)};
    VkCommandBuffer commands = BeginWith(readers[0]);
    for (uint32_t i = 1; i < kMany; i++) {
        const Reader &reader = readers[i % 2];
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.layout, 0, 1, &reader.set, 0,
                                nullptr);
        Dispatch(commands, reader, i == 5000 || i == 105000 ? 6 : i % 6);
    }
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kSharedId, "further commands share memory for error records");
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 5000."), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[1].text.find("Index of 6 used to index"), std::string::npos) << messages()[1].text;
    EXPECT_EQ(readers[0].result.words[0], 100 + (kMany - 2) % 6);
    ClearMessages();
    Stop();
    ExpectSilence();
}

// WD_MANY_DRAWS sets another number of draws.
TEST_F(SharingTest, TwoHundredThousandDraws) {
    WD_START_DEVICE(GpuavOptions());
    const char *number = getenv("WD_MANY_DRAWS");
    const uint32_t num_draws = number ? (uint32_t)atoi(number) : 200000;
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6, VK_SHADER_STAGE_VERTEX_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6}});
    for (uint32_t i = 0; i < 6; i++) { // The triangle is outside the target.
        WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                    MakeBuffer(16, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {0x42c80000, 0x42c80000, 0, 0}));
    }
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, 4);
    const Target target = MakeTarget(4, 4);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(index_uniform_buffer_vert), MakeShader(color_frag), target);
    VkCommandBuffer commands = Begin();
    RecordDraws(commands, target, pipeline, layout, set, num_draws);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kSharedId, "further commands share memory for error records");
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[0].text.find("Draw Index 7000."), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[1].text.find("Draw Index "), std::string::npos) << messages()[1].text;
    EXPECT_NE(messages()[1].text.find(" to "), std::string::npos) << messages()[1].text;
    ClearMessages();
    Stop();
    ExpectSilence();
}

TEST_F(SharingTest, FewCommandsShareNoRegion) {
    WD_START_DEVICE(GpuavOptions());
    const Reader reader = MakeReader();
    VkCommandBuffer commands = BeginWith(reader);
    for (uint32_t i = 1; i < 5000; i++) {
        Dispatch(commands, reader, i == 4321 ? 6 : i % 6);
    }
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
        for (uint32_t i = 1; i < 5000; i++) {
            Dispatch(commands, reader, i % 6);
        }
        Check(Submit(commands), "vkQueueSubmit");
    }
    ExpectSilence();
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
