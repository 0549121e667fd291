// Commands of pipelines that use descriptor heaps (VK_EXT_descriptor_heap): mappings, push data, and the heaps that our
// own commands replace.
#include "vk/gpuav/testing/gpuav_heaps_test.h"
#include "vk/gpuav/testing/heap_shaders.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr char kRangeId[] = "VUID-vkCmdDispatch-None-11309";

class HeapCommandsTest : public HeapsTest {
  protected:
    // MapPushed maps a binding to the slots after `first_slot` plus the index at byte `offset` of push data.
    VkDescriptorSetAndBindingMappingEXT MapPushed(uint32_t binding, uint32_t first_slot,
                                                  uint32_t offset) const {
        VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(binding, 0);
        mapping.source = VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT;
        mapping.sourceData = {};
        mapping.sourceData.pushIndex.heapOffset = static_cast<uint32_t>(first_slot * SlotSize());
        mapping.sourceData.pushIndex.pushOffset = offset;
        mapping.sourceData.pushIndex.heapIndexStride = static_cast<uint32_t>(SlotSize());
        mapping.sourceData.pushIndex.heapArrayStride = static_cast<uint32_t>(SlotSize());
        return mapping;
    }
    // MapAddress maps a binding to the address at byte `offset` of push data.
    VkDescriptorSetAndBindingMappingEXT MapAddress(uint32_t binding, uint32_t offset) const {
        VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(binding, 0);
        mapping.source = VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT;
        mapping.sourceData = {};
        mapping.sourceData.pushAddressOffset = offset;
        return mapping;
    }
    Program MakePushed(uint32_t num_slots, uint32_t num_sources) {
        Program program = MakeProgram(index_variable_count, kStorage, num_slots, num_sources);
        program.pipeline =
            MakePipeline(MakeShader(index_variable_count), {MapSlots(0, 0), MapPushed(1, 1, 8)});
        return program;
    }
};

TEST_P(HeapCommandsTest, PushedIndicesMoveTheArray) {
    START_HEAPS(HeapOptions());
    Program program = MakePushed(7, 6);
    VkCommandBuffer commands = Begin();
    bind_(commands, &program.heap.info);
    PushWords(commands, {2}, 8);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[0], 102u);
    EXPECT_EQ(program.result.words[2], 105u);
    ExpectSilence();
    // The same index, from the next slot on: the array has three elements.
    commands = Begin();
    bind_(commands, &program.heap.info);
    PushWords(commands, {2}, 8);
    Dispatch(commands, program, 3);
    PushWords(commands, {3}, 8);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[0], 103u);
    EXPECT_EQ(program.result.words[2], 0u);
    ExpectMessage(kRangeId, "Index of 3 used to index descriptor array of length 3.");
    Stop();
    ExpectSilence();
}

// The buffer of a binding that is an address in push data has no descriptor: its size is not known.
TEST_P(HeapCommandsTest, BuffersWithoutDescriptorsAreNotChecked) {
    Options options = HeapOptions();
    options.settings["gpuav_descriptor_buffers"] = "true";
    START_HEAPS(options);
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    program.pipeline = MakePipeline(MakeShader(bounds_storage_buffer), {MapSlots(0, 0), MapAddress(1, 8)});
    const VkDeviceAddress address = AddressOf(MakeSource(9).handle);
    VkCommandBuffer commands = Begin();
    bind_(commands, &program.heap.info);
    PushWords(commands, {static_cast<uint32_t>(address), static_cast<uint32_t>(address >> 32)}, 8);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 9u);
    Stop();
    ExpectSilence();
}

// The layer binds its own set for a pipeline without descriptors, which invalidates the heaps.
TEST_P(HeapCommandsTest, HeapsAreBoundAgain) {
    Options options = HeapOptions();
    options.settings["gpuav_checks"] = "all";
    START_HEAPS(options);
    Program program = MakeProgram(index_variable_count, kStorage, 7, 6);
    VkPipeline between = MakeComputePipeline(MakePipelineLayout({}), MakeShader(gpuav_heap_between));
    VkCommandBuffer commands = Begin();
    bind_(commands, &program.heap.info);
    PushWords(commands, {5, 2});
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, between);
    vkCmdDispatch(commands, 1, 1, 1);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, program.pipeline);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[0], 100u);
    EXPECT_EQ(program.result.words[2], 105u);
    Stop();
    ExpectSilence();
}

// A pipeline that reads the last bytes of push data is not instrumented, and finds what the application pushed.
TEST_P(HeapCommandsTest, PushDataIsPushedAgain) {
    START_HEAPS(HeapOptions());
    if (properties_.maxPushDataSize != 256) {
        GTEST_SKIP() << "the shader of this test reads the end of 256 bytes of push data";
    }
    Program program = MakeProgram(index_variable_count, kStorage, 7, 6);
    VkPipeline reader = MakePipeline(MakeShader(gpuav_heap_pushed), {MapSlots(0, 6)});
    ExpectMessage("WARDEN-gpuav-shader-invalid", "uses push constants that error records need");
    Buffer pushed = MakeSource(0);
    WriteSlot(program.heap, 6, kStorage, pushed);
    std::vector<uint32_t> words(64);
    for (uint32_t i = 0; i < 64; i++) {
        words[i] = 500 + i;
    }
    VkCommandBuffer commands = Begin();
    bind_(commands, &program.heap.info);
    PushWords(commands, words);
    Dispatch(commands, program, 4);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 104u);
    EXPECT_EQ(std::vector<uint32_t>(pushed.words, pushed.words + 4),
              (std::vector<uint32_t>{560, 561, 562, 563}));
    Stop();
    ExpectSilence();
}

TEST_P(HeapCommandsTest, MissingHeapsAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_variable_count, kStorage, 7, 6);
    VkCommandBuffer commands = Begin();
    Dispatch(commands, program, 5);
    ExpectMessage("VUID-vkCmdDispatch-None-11308", "vkCmdDispatch: no resource heap is bound");
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer"); // It is not submitted.
    EXPECT_EQ(RunOne(program, 5)[2], 105u);
    Stop();
    ExpectSilence();
}

TEST_P(HeapCommandsTest, SecondaryCommandBuffersInheritHeaps) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_variable_count, kStorage, 7, 6);
    auto inherited = Make<VkCommandBufferInheritanceDescriptorHeapInfoEXT>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_DESCRIPTOR_HEAP_INFO_EXT);
    inherited.pResourceHeapBindInfo = &program.heap.info;
    VkCommandBuffer good =
        RecordSecondary([&](VkCommandBuffer commands) { Dispatch(commands, program, 5); }, &inherited);
    VkCommandBuffer bad =
        RecordSecondary([&](VkCommandBuffer commands) { Dispatch(commands, program, 6); }, &inherited);
    for (VkCommandBuffer secondary : {good, bad}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        vkCmdExecuteCommands(commands, 1, &secondary);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[0], 100u);
        EXPECT_EQ(program.result.words[2], secondary == good ? 105u : 0u);
        if (secondary == bad) {
            ExpectMessage(kRangeId, kIndexText);
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// A stage of a graphics pipeline, with every validator.
TEST_P(HeapCommandsTest, GraphicsPipelinesAreChecked) {
    Options options = HeapOptions();
    options.settings["validate_core"] = "true";
    options.settings["validate_sync"] = "true";
    START_HEAPS(options);
    Heap heap = MakeHeap(4);
    for (uint32_t i = 0; i < 4; i++) {
        WriteSlot(heap, i, kUniform, MakeSource(0));
    }
    Target target = MakeTarget(8, 8);
    const VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(1, 0);
    auto mapped = Make<VkShaderDescriptorSetAndBindingMappingInfoEXT>(
        VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
    mapped.mappingCount = 1;
    mapped.pMappings = &mapping;
    auto flags =
        Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
    flags.flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT;
    auto stage = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    stage.pName = "main";
    VkPipelineShaderStageCreateInfo stages[] = {stage, stage};
    stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
    stages[0].module = MakeShader(index_uniform_buffer_vert);
    stages[0].pNext = &mapped;
    stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    stages[1].module = MakeShader(color_frag);
    const GraphicsState state(target.image.extent);
    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    info.pNext = &flags;
    info.stageCount = 2;
    info.pStages = stages;
    info.renderPass = target.render_pass;
    state.Apply(&info);
    VkPipeline pipeline;
    Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateGraphicsPipelines");
    Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    for (const uint32_t index : {3u, 4u}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &heap.info);
        PushWords(commands, {index});
        RecordDraw(commands, target, pipeline, VK_NULL_HANDLE, VK_NULL_HANDLE, {});
        Check(Submit(commands), "vkQueueSubmit");
        if (index == 4) {
            ExpectMessage("VUID-vkCmdDraw-None-11309", "The descriptor heap ends before this descriptor");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapCommandsTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapCommandsTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
