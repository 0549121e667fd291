// Descriptor buffers (VK_EXT_descriptor_buffer): pipelines that use them are instrumented, and the application's
// bindings and offsets do not change. Each test of a mistake has a similar valid case without messages.
#include "testing/device/stack.h"
#include "vk/gpuav/runtime/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkBufferUsageFlags kSetUsage =
    VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
constexpr VkDescriptorSetLayoutCreateFlags kForBuffers =
    VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;

class BuffersTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options BufferOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {"VK_EXT_descriptor_buffer", "VK_KHR_push_descriptor",
                                     "VK_KHR_synchronization2"};
        features_.bufferDeviceAddress = VK_TRUE;
        features_.descriptorBindingVariableDescriptorCount = VK_TRUE;
        features_.runtimeDescriptorArray = VK_TRUE;
        features_.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
        buffers_.descriptorBuffer = VK_TRUE;
        buffers_.descriptorBufferPushDescriptors = VK_TRUE;
        buffers_.pNext = &features_;
        options.device_next = &buffers_;
        return options;
    }
    void StartBuffers(const Options &options) {
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        get_ = DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT");
        size_ = DeviceProc<PFN_vkGetDescriptorSetLayoutSizeEXT>("vkGetDescriptorSetLayoutSizeEXT");
        offset_ = DeviceProc<PFN_vkGetDescriptorSetLayoutBindingOffsetEXT>(
            "vkGetDescriptorSetLayoutBindingOffsetEXT");
        bind_ = DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT");
        place_ = DeviceProc<PFN_vkCmdSetDescriptorBufferOffsetsEXT>("vkCmdSetDescriptorBufferOffsetsEXT");
        properties_ = BufferProperties();
    }
    VkPhysicalDeviceDescriptorBufferPropertiesEXT BufferProperties() {
        auto buffers = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &buffers;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        return buffers;
    }

    // A set in its own descriptor buffer: a result, and `count` sources with the values 100, 101, ...
    struct Program {
        VkDescriptorSetLayout set_layout;
        VkPipelineLayout layout;
        VkPipeline pipeline;
        Buffer set;
        Buffer result;
    };
    VkPipeline MakePipeline(VkPipelineLayout layout, VkShaderModule module) {
        VkComputePipelineCreateInfo info = ComputeInfo(layout, module);
        info.flags = VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    template <size_t N>
    Program MakeProgram(const uint32_t (&shader)[N], VkDescriptorType type, uint32_t count,
                        uint32_t num_sources, VkDescriptorBindingFlags flags = 0) {
        Program program = {};
        const VkDescriptorBindingFlags both[] = {0, flags};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 2;
        binding_flags.pBindingFlags = both;
        program.set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, type, count)}, &binding_flags, kForBuffers);
        program.layout = MakePipelineLayout({program.set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 16);
        program.pipeline = MakePipeline(program.layout, MakeShader(shader));
        program.result = MakeSource(0);
        VkDeviceSize size = 0;
        size_(device(), program.set_layout, &size);
        program.set = MakeBuffer(size, kSetUsage);
        WriteSet(program, 0, 0, kStorage, program.result);
        for (uint32_t i = 0; i < num_sources; i++) {
            WriteSet(program, 1, i, type, MakeSource(100 + i));
        }
        return program;
    }
    // MakeSource creates a source of 64 bytes, followed by 64 bytes outside the descriptor's range.
    Buffer MakeSource(uint32_t value) {
        return MakeBuffer(64,
                          VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                              VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                          std::vector<uint32_t>(16, value), 64);
    }
    void WriteSet(const Program &program, uint32_t binding, uint32_t element, VkDescriptorType type,
                  const Buffer &buffer) {
        auto address = Make<VkDescriptorAddressInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT);
        address.address = AddressOf(buffer.handle);
        address.range = buffer.size;
        address.format = type == kTexels ? VK_FORMAT_R32_UINT : VK_FORMAT_UNDEFINED;
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = type;
        info.data.pStorageBuffer = &address;
        const size_t size = type == kTexels ? properties_.storageTexelBufferDescriptorSize
                                            : properties_.storageBufferDescriptorSize;
        VkDeviceSize offset = 0;
        offset_(device(), program.set_layout, binding, &offset);
        get_(device(), &info, size, reinterpret_cast<uint8_t *>(program.set.words) + offset + element * size);
    }

    void BindBuffers(VkCommandBuffer commands, const std::vector<Buffer> &sets) {
        std::vector<VkDescriptorBufferBindingInfoEXT> infos;
        for (const Buffer &set : sets) {
            auto info =
                Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
            info.address = AddressOf(set.handle);
            info.usage = kSetUsage;
            infos.push_back(info);
        }
        bind_(commands, static_cast<uint32_t>(infos.size()), infos.data());
    }
    void SetOffset(VkCommandBuffer commands, const Program &program, uint32_t buffer) {
        const VkDeviceSize offset = 0;
        place_(commands, kCompute, program.layout, 0, 1, &buffer, &offset);
    }
    // Dispatch makes invocation 2 use `index`. A barrier makes its writes visible to the next command.
    void Dispatch(VkCommandBuffer commands, const Program &program, uint32_t index) {
        const uint32_t control[] = {index, 2};
        vkCmdBindPipeline(commands, kCompute, program.pipeline);
        vkCmdPushConstants(commands, program.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
        vkCmdDispatch(commands, 4, 1, 1);
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
    }
    std::vector<uint32_t> RunOne(const Program &program, uint32_t index) {
        VkCommandBuffer commands = Begin();
        BindBuffers(commands, {program.set});
        SetOffset(commands, program, 0);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        return {program.result.words, program.result.words + 4};
    }

    VkPhysicalDeviceVulkan12Features features_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceDescriptorBufferFeaturesEXT buffers_ = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    VkPhysicalDeviceDescriptorBufferPropertiesEXT properties_ = {};
    PFN_vkGetDescriptorEXT get_ = nullptr;
    PFN_vkGetDescriptorSetLayoutSizeEXT size_ = nullptr;
    PFN_vkGetDescriptorSetLayoutBindingOffsetEXT offset_ = nullptr;
    PFN_vkCmdBindDescriptorBuffersEXT bind_ = nullptr;
    PFN_vkCmdSetDescriptorBufferOffsetsEXT place_ = nullptr;
};

#define START_BUFFERS(options)                                                                               \
    do {                                                                                                     \
        StartBuffers(options);                                                                               \
        if (IsSkipped() || HasFatalFailure())                                                                \
            return;                                                                                          \
    } while (false)

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
    // The newest Khronos layer assumes that binding sets unbinds descriptor buffers. The specification does not say so.
    if (GetParam().layers.back() == Layer::kNewestKhronos) {
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
