// Descriptor buffers (VK_EXT_descriptor_buffer): pipelines that use them are instrumented, and the application's
// bindings and offsets do not change. Each test of a mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_descriptor_buffers_test.h"

#include <algorithm>
#include <string>

namespace wd::testing {
namespace {

TEST_P(BuffersTest, IndicesAreChecked) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    EXPECT_EQ(RunOne(program, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 6), (std::vector<uint32_t>{100, 100, 0, 100}));
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("index_storage_buffer.comp at line 21"), std::string::npos) << text;
    EXPECT_NE(text.find("Global invocation ID (x, y, z) = (2, 0, 0)"), std::string::npos) << text;
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(BuffersTest, RobustDescriptorsHaveTheirOwnSize) {
    Options options = BufferOptions();
    options.features.robustBufferAccess = VK_TRUE;
    START_BUFFERS(options);
    properties_.storageBufferDescriptorSize = properties_.robustStorageBufferDescriptorSize;
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    EXPECT_EQ(RunOne(program, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    ExpectSilence();
    RunOne(program, 6);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The buffers have sixteen words; the array starts at the second.
TEST_P(BuffersTest, RuntimeArraysAreChecked) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 1, 1);
    EXPECT_EQ(RunOne(program, 14), (std::vector<uint32_t>{100, 100, 100, 100}));
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 15), (std::vector<uint32_t>{100, 100, 0, 100}));
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-storageBuffers-06936", "out of bounds");
    Stop();
    ExpectSilence();
}

TEST_P(BuffersTest, TexelBuffersAreChecked) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(bounds_storage_texel_buffer, kTexels, 1, 1);
    EXPECT_EQ(RunOne(program, 15)[2], 100u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 16)[2], 0u);
    ExpectMessage("WARDEN-gpuav-texel-buffer-bounds", "highest texel accessed was 16");
    Stop();
    ExpectSilence();
}

// Without a known count, the count of the layout is the limit.
TEST_P(BuffersTest, AVariableCountIsBoundByTheLayout) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(index_variable_count, kStorage, 6, 6,
                                  VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT);
    EXPECT_EQ(RunOne(program, 5)[2], 105u);
    ExpectSilence();
    EXPECT_EQ(RunOne(program, 6)[2], 0u);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(BuffersTest, DeviceAddressesAreChecked) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(device_address, kStorage, 1, 0);
    Buffer words = MakeSource(7);
    for (uint32_t index : {15u, 16u}) {
        const VkDeviceAddress address = AddressOf(words.handle);
        const uint32_t control[] = {uint32_t(address), uint32_t(address >> 32), index, 2};
        VkCommandBuffer commands = Begin();
        BindBuffers(commands, {program.set});
        SetOffset(commands, program, 0);
        vkCmdBindPipeline(commands, kCompute, program.pipeline);
        vkCmdPushConstants(commands, program.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 16, control);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[2], index == 15 ? 7u : 0u);
        if (index == 16) {
            ExpectMessage("VUID-RuntimeSpirv-PhysicalStorageBuffer64-11819",
                          "The address is 0 bytes past the end of Buffer");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// The application's buffers keep their binding numbers, in any order of binding.
TEST_P(BuffersTest, TheApplicationsBindingsStay) {
    START_BUFFERS(BufferOptions());
    Program first = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    Program second = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    const auto results = [&] { return std::pair(first.result.words[2], second.result.words[2]); };
    VkCommandBuffer commands = Begin();
    BindBuffers(commands, {first.set, second.set});
    SetOffset(commands, second, 1);
    Dispatch(commands, second, 3);
    SetOffset(commands, first, 0);
    Dispatch(commands, first, 2);
    Dispatch(commands, first, 6);
    Dispatch(commands, first, 4);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(results(), std::pair(104u, 103u));
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 2."), std::string::npos) << messages()[0].text;
    ExpectMessage(kDispatchId, kIndexText);
    // One command buffer binds fewer descriptor buffers, then more.
    commands = Begin();
    BindBuffers(commands, {first.set});
    SetOffset(commands, first, 0);
    Dispatch(commands, first, 1);
    BindBuffers(commands, {first.set, first.set, second.set});
    SetOffset(commands, second, 2);
    Dispatch(commands, second, 6);
    Dispatch(commands, second, 5);
    BindBuffers(commands, {second.set});
    SetOffset(commands, second, 0);
    Dispatch(commands, second, 2);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(results(), std::pair(101u, 102u));
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// BuffersAreUnboundBySets returns whether the layer below Warden assumes that binding sets unbinds descriptor buffers:
// Khronos layers later than that of Debian 13 do. The specification does not say so.
bool BuffersAreUnboundBySets(const Stack &stack) {
    if (stack.layers.back() != Layer::kKhronos) {
        return stack.layers.back() == Layer::kNewestKhronos;
    }
    VkLayerProperties layers[16];
    uint32_t num_layers = 16;
    vkEnumerateInstanceLayerProperties(&num_layers, layers);
    return std::any_of(layers, layers + num_layers, [](const VkLayerProperties &layer) {
        return layer.layerName == std::string("VK_LAYER_KHRONOS_validation") &&
               layer.specVersion > VK_MAKE_API_VERSION(0, 1, 4, 309);
    });
}

TEST_P(BuffersTest, SetsAndBuffersTakeTurns) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    Reader reader = MakeReader();
    VkCommandBuffer commands = Begin();
    BindBuffers(commands, {program.set});
    SetOffset(commands, program, 0);
    Dispatch(commands, program, 1);
    Record(commands, reader, 6, 2);
    Record(commands, reader, 5, 2);
    if (BuffersAreUnboundBySets(GetParam())) {
        BindBuffers(commands, {program.set});
    }
    SetOffset(commands, program, 0);
    Dispatch(commands, program, 6);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 103u);
    EXPECT_EQ(reader.result.words[2], 105u);
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[1].text.find("Dispatch Index 3."), std::string::npos) << messages()[1].text;
    ExpectMessage(kDispatchId, kIndexText);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(BuffersTest, SecondaryCommandBuffersBindForThemselves) {
    START_BUFFERS(BufferOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    const VkCommandBuffer secondary = RecordSecondary([&](VkCommandBuffer commands) {
        BindBuffers(commands, {program.set, program.set});
        SetOffset(commands, program, 1);
        Dispatch(commands, program, 6);
        Dispatch(commands, program, 5);
    });
    VkCommandBuffer commands = Begin();
    BindBuffers(commands, {program.set});
    SetOffset(commands, program, 0);
    Dispatch(commands, program, 4);
    vkCmdExecuteCommands(commands, 1, &secondary);
    BindBuffers(commands, {program.set});
    SetOffset(commands, program, 0);
    Dispatch(commands, program, 3);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 103u);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_EQ(messages()[0].objects[0].handle, (uint64_t)secondary);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// Pushed descriptors are known, as without descriptor buffers.
TEST_P(BuffersTest, PushedDescriptorsAreChecked) {
    START_BUFFERS(BufferOptions());
    if (!properties_.bufferlessPushDescriptors) {
        GTEST_SKIP() << "the device wants a buffer for pushed descriptors";
    }
    auto push = DeviceProc<PFN_vkCmdPushDescriptorSetKHR>("vkCmdPushDescriptorSetKHR");
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)}, nullptr,
                      kForBuffers | VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR);
    Program program = {};
    program.layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 16);
    program.pipeline = MakePipeline(program.layout, MakeShader(index_storage_buffer));
    program.result = MakeSource(0);
    Program other = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    VkCommandBuffer commands = Begin();
    for (uint32_t i = 0; i < 6; i++) {
        const VkDescriptorBufferInfo info = {i ? MakeSource(99 + i).handle : program.result.handle, 0, 64};
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.dstBinding = i ? 1 : 0;
        write.dstArrayElement = i ? i - 1 : 0;
        write.descriptorCount = 1;
        write.descriptorType = kStorage;
        write.pBufferInfo = &info;
        push(commands, kCompute, program.layout, 0, 1, &write);
    }
    Dispatch(commands, program, 4);
    Dispatch(commands, program, 5);
    BindBuffers(commands, {other.set});
    SetOffset(commands, other, 0);
    Dispatch(commands, other, 5);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(other.result.words[2], 105u);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
    ExpectMessage("VUID-vkCmdDispatch-None-08114", "Descriptor index 5 is uninitialized.");
    Stop();
    ExpectSilence();
}

TEST_P(BuffersTest, TheReportedBindingLimitIsOneLower) {
    Options options = BufferOptions();
    options.settings["gpuav_enable"] = "false";
    WD_START_INSTANCE(options);
    const auto plain = BufferProperties();
    Stop();
    START_BUFFERS(BufferOptions());
    EXPECT_EQ(properties_.maxDescriptorBufferBindings, plain.maxDescriptorBufferBindings - 1);
    EXPECT_EQ(properties_.maxResourceDescriptorBufferBindings, plain.maxResourceDescriptorBufferBindings - 1);
    EXPECT_EQ(properties_.maxSamplerDescriptorBufferBindings, plain.maxSamplerDescriptorBufferBindings);
    EXPECT_EQ(properties_.descriptorBufferAddressSpaceSize,
              plain.descriptorBufferAddressSpaceSize - plain.descriptorBufferAddressSpaceSize / 16);
    // As many descriptor buffers as the reported limit, and one more.
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    VkCommandBuffer commands = Begin();
    std::vector<Buffer> sets(properties_.maxDescriptorBufferBindings, program.set);
    BindBuffers(commands, sets);
    SetOffset(commands, program, static_cast<uint32_t>(sets.size()) - 1);
    Dispatch(commands, program, 6);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
    sets.push_back(program.set);
    commands = Begin();
    BindBuffers(commands, sets);
    BindBuffers(commands, sets);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage("WARDEN-gpuav-no-free-slot", "vkCmdBindDescriptorBuffersEXT binds 8 descriptor buffers");
    Stop();
    ExpectSilence();
}

// Commands whose regions do not fit into our descriptor buffer share a region, which is reported.
TEST_P(BuffersTest, WithoutRoomCommandsShareARegion) {
    Options options = BufferOptions();
    options.settings["gpuav_max_memory"] = "65536";
    options.settings["gpuav_block_size"] = "65536";
    options.settings["gpuav_records_per_command"] = "1";
    START_BUFFERS(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 6, 6);
    VkCommandBuffer commands = Begin();
    BindBuffers(commands, {program.set});
    SetOffset(commands, program, 0);
    for (uint32_t i = 0; i < 200; i++) {
        Dispatch(commands, program, i % 6);
    }
    Dispatch(commands, program, 6);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage("WARDEN-gpuav-out-of-memory", "commands share one region");
    ExpectSilence();
    Stop();
    ExpectMessage("", kIndexText);
    ExpectSilence();
}

// Without buffer device addresses, our descriptor buffer cannot be bound.
// The layer enables them, and pipelines that use descriptor buffers get addresses in push constants.
TEST_P(BuffersTest, DeviceAddressesThatTheApplicationDoesNotEnable) {
    Options options = BufferOptions();
    features_.bufferDeviceAddress = VK_FALSE;
    START_BUFFERS(options);
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)}, nullptr, kForBuffers);
    MakePipeline(MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8),
                 MakeShader(index_storage_buffer));
    ExpectSilence();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, properties.limits.maxPushConstantsSize);
    ExpectMessage("WARDEN-gpuav-layout-unsupported", "it is for descriptor buffers");
    ExpectSilence();
    Reader reader = MakeReader();
    Run(reader, 6, 1);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The Khronos layer below Warden validates Warden's own commands.
INSTANTIATE_TEST_SUITE_P(Everywhere, BuffersTest, ::testing::ValuesIn(WardenStacks({Driver::kLavapipe})),
                         StackName);

} // namespace
} // namespace wd::testing
