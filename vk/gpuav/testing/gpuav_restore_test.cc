// Binding our set does not disturb the application's sets. A pipeline without descriptors runs between two commands of
// a pipeline with descriptors, and the application does not bind the sets again. The Khronos layer below Warden reports
// missing sets.
#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kDynamic = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC;
constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;

class RestoreTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {"VK_KHR_push_descriptor"};
        addresses_.bufferDeviceAddress = VK_TRUE;
        options.device_next = &addresses_;
        return options;
    }
    // A pipeline without descriptors, which is instrumented for its device addresses.
    struct Writer {
        VkPipelineLayout layout;
        VkPipeline pipeline;
        Buffer words;
    };
    Writer MakeWriter() {
        Writer writer = {};
        writer.layout = MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, 12);
        writer.pipeline = MakeComputePipeline(writer.layout, MakeShader(address_only));
        writer.words = MakeBuffer(
            64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, {}, 64);
        return writer;
    }
    void Write(VkCommandBuffer commands, const Writer &writer, uint32_t index) {
        const VkDeviceAddress address = AddressOf(writer.words.handle);
        const uint32_t control[] = {uint32_t(address), uint32_t(address >> 32), index};
        vkCmdBindPipeline(commands, kCompute, writer.pipeline);
        vkCmdPushConstants(commands, writer.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 12, control);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    // Read makes invocation 2 use `index`, with a layout of eight bytes of push constants.
    void Read(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineLayout layout, uint32_t index) {
        const uint32_t control[] = {index, 2};
        vkCmdBindPipeline(commands, kCompute, pipeline);
        vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
        vkCmdDispatch(commands, 4, 1, 1);
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
    }

    VkPhysicalDeviceBufferDeviceAddressFeatures addresses_ =
        Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
};

TEST_P(RestoreTest, SetsStayBoundAfterAPipelineWithoutSets) {
    WD_START_DEVICE(MakeOptions());
    Reader reader = MakeReader();
    Writer writer = MakeWriter();
    VkCommandBuffer commands = Begin();
    Record(commands, reader, 3, 2);
    Write(commands, writer, 15);
    Write(commands, writer, 16);
    Read(commands, reader.pipeline, reader.layout, 6);
    Read(commands, reader.pipeline, reader.layout, 5);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(reader.result.words[2], 105u);
    EXPECT_EQ(writer.words.words[15], 77u);
    ASSERT_EQ(messages().size(), 2u);
    ExpectMessage("VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
                  "The address is 0 bytes past the end of Buffer");
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(RestoreTest, DynamicOffsetsStayBound) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kDynamic, 1), Binding(1, kDynamic, 1)});
    VkDescriptorSet set = MakeSet(set_layout, {{kDynamic, 2}});
    Buffer result = MakeBuffer(1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    Buffer source = MakeBuffer(1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(256, 9));
    source.words[64 + 3] = 33; // The array starts at the second word.
    WriteBuffer(set, 0, 0, kDynamic, result, 0, 64);
    WriteBuffer(set, 1, 0, kDynamic, source, 0, 64);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(bounds_storage_buffer));
    Writer writer = MakeWriter();
    VkCommandBuffer commands = Begin();
    const uint32_t offsets[] = {512, 256};
    vkCmdBindDescriptorSets(commands, kCompute, layout, 0, 1, &set, 2, offsets);
    Write(commands, writer, 1);
    Read(commands, pipeline, layout, 2);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(result.words[128 + 2], 33u);
    EXPECT_EQ(result.words[2], 0u);
    Stop();
    ExpectSilence();
}

TEST_P(RestoreTest, PushedDescriptorsStay) {
    WD_START_DEVICE(MakeOptions());
    auto push = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)}, nullptr,
                      VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(index_storage_buffer));
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    Writer writer = MakeWriter();
    VkCommandBuffer commands = Begin();
    std::vector<VkDescriptorBufferInfo> infos = {{result.handle, 0, 64}};
    for (uint32_t i = 0; i < 6; i++) {
        infos.push_back({MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}).handle, 0, 64});
    }
    std::vector<VkWriteDescriptorSet> writes(
        2, Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET));
    for (uint32_t i = 0; i < 2; i++) {
        writes[i].dstBinding = i;
        writes[i].descriptorCount = i ? 6 : 1;
        writes[i].descriptorType = kStorage;
        writes[i].pBufferInfo = &infos[i];
    }
    push(commands, kCompute, layout, 0, 2, writes.data());
    Write(commands, writer, 1);
    Read(commands, pipeline, layout, 4);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(result.words[2], 104u);
    EXPECT_EQ(result.words[0], 100u);
    Stop();
    ExpectSilence();
}

// A set that the application binds after the disturbance is kept.
TEST_P(RestoreTest, ANewSetIsNotReplaced) {
    WD_START_DEVICE(MakeOptions());
    Reader first = MakeReader();
    Reader second = MakeReader();
    Writer writer = MakeWriter();
    VkCommandBuffer commands = Begin();
    Record(commands, first, 3, 2);
    Write(commands, writer, 0);
    Record(commands, second, 4, 2);
    Write(commands, writer, 1);
    Read(commands, first.pipeline, first.layout, 5);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(first.result.words[2], 103u);
    EXPECT_EQ(second.result.words[2], 105u);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, RestoreTest, ::testing::ValuesIn(WardenStacks({Driver::kLavapipe})),
                         StackName);

} // namespace
} // namespace wd::testing
