// The input buffer: descriptors that were never written, descriptors whose resource was destroyed, counts of variable
// length, and sizes. Each test of a mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kStateId[] = "VUID-vkCmdDispatch-None-08114";
constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;

struct Place {
    const char *name;
    Driver driver;
};

class InputsTest : public GpuavTest, public ::testing::WithParamInterface<Place> {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.driver = GetParam().driver;
        options.api_version = VK_API_VERSION_1_2;
        indexing_.descriptorBindingPartiallyBound = VK_TRUE;
        indexing_.descriptorBindingVariableDescriptorCount = VK_TRUE;
        indexing_.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        indexing_.runtimeDescriptorArray = VK_TRUE;
        indexing_.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
        options.device_next = &indexing_;
        return options;
    }

    // A set with a result and `count` sources. The first `num_written` of them have the values 100, 101, ...
    struct Program {
        VkDescriptorSetLayout set_layout;
        VkDescriptorSet set;
        VkPipelineLayout layout;
        VkPipeline pipeline;
        Buffer result;
    };
    template <size_t N>
    Program MakeProgram(const uint32_t (&shader)[N], uint32_t count, uint32_t num_written,
                        VkDescriptorBindingFlags flags = VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT,
                        const uint32_t *variable_count = nullptr) {
        Program program = {};
        const bool after_bind = flags & VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT;
        const VkDescriptorBindingFlags both[] = {0, flags};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 2;
        binding_flags.pBindingFlags = both;
        program.set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, count)}, &binding_flags,
                          after_bind ? VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT : 0);
        auto variable = Make<VkDescriptorSetVariableDescriptorCountAllocateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO);
        variable.descriptorSetCount = 1;
        variable.pDescriptorCounts = variable_count;
        program.set =
            MakeSet(program.set_layout, {{kStorage, count + 1}}, variable_count ? &variable : nullptr,
                    after_bind ? VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT : 0);
        program.result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(program.set, 0, 0, kStorage, program.result);
        for (uint32_t i = 0; i < num_written; i++) {
            WriteSource(program, i);
        }
        program.layout = MakePipelineLayout({program.set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        program.pipeline = MakeComputePipeline(program.layout, MakeShader(shader));
        return program;
    }
    void WriteSource(const Program &program, uint32_t i) {
        WriteBuffer(program.set, 1, i, kStorage,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
    }
    // WriteShortLived writes element 5 with a buffer that the test destroys.
    VkBuffer WriteShortLived(const Program &program) {
        Buffer memory = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        Buffer buffer = memory;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), buffer.handle, memory.memory, 0), "vkBindBufferMemory");
        WriteBuffer(program.set, 1, 5, kStorage, buffer);
        return buffer.handle;
    }
    void Record(VkCommandBuffer commands, const Program &program, uint32_t index) {
        RecordDispatch(commands, program.pipeline, program.layout, program.set, Control(index, 2), 4);
    }
    std::vector<uint32_t> Dispatch(const Program &program, uint32_t index) {
        VkCommandBuffer commands = Begin();
        Record(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        return {program.result.words, program.result.words + 4};
    }

    VkPhysicalDeviceVulkan12Features indexing_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
};

TEST_P(InputsTest, ADescriptorThatWasNeverWrittenIsReportedAndYieldsZero) {
    WD_START_DEVICE(MakeOptions());
    Program program = MakeProgram(index_storage_buffer, 6, 5);
    EXPECT_EQ(Dispatch(program, 4), (std::vector<uint32_t>{100, 100, 104, 100}));
    ExpectSilence();
    EXPECT_EQ(Dispatch(program, 5), (std::vector<uint32_t>{100, 100, 0, 100}));
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("index_storage_buffer.comp at line 21"), std::string::npos) << text;
    EXPECT_NE(text.find("Global invocation ID (x, y, z) = (2, 0, 0)"), std::string::npos) << text;
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    // An index out of bounds is the only mistake that is reported.
    Dispatch(program, 6);
    ExpectMessage(kDispatchId, kIndexText);
    // The table is updated with the set.
    WriteSource(program, 5);
    EXPECT_EQ(Dispatch(program, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    Stop();
    ExpectSilence();
}

TEST_P(InputsTest, ADestroyedBufferIsReported) {
    WD_START_DEVICE(MakeOptions());
    Program program = MakeProgram(index_storage_buffer, 6, 5);
    VkBuffer buffer = WriteShortLived(program);
    EXPECT_EQ(Dispatch(program, 5), (std::vector<uint32_t>{100, 100, 0, 100}));
    ExpectSilence();
    vkDestroyBuffer(device(), buffer, nullptr);
    Dispatch(program, 4);
    ExpectSilence();
    Dispatch(program, 5);
    ExpectMessage(kStateId, "Descriptor index 5 references a destroyed resource.");
    // The buffer is destroyed between recording and submission; the set has UPDATE_AFTER_BIND.
    Program late =
        MakeProgram(index_storage_buffer, 6, 5,
                    VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    buffer = WriteShortLived(late);
    VkCommandBuffer commands = Begin();
    Record(commands, late, 5);
    vkDestroyBuffer(device(), buffer, nullptr);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kStateId, "Descriptor index 5 references a destroyed resource.");
    Stop();
    ExpectSilence();
}

TEST_P(InputsTest, UpdatesAfterBindingCount) {
    WD_START_DEVICE(MakeOptions());
    Program program =
        MakeProgram(index_storage_buffer, 6, 5,
                    VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT);
    VkCommandBuffer commands = Begin();
    Record(commands, program, 5);
    WriteSource(program, 5);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 105u);
    Stop();
    ExpectSilence();
}

TEST_P(InputsTest, AVariableCountIsTheLength) {
    WD_START_DEVICE(MakeOptions());
    const VkDescriptorBindingFlags flags =
        VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT | VK_DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT_BIT;
    const uint32_t four = 4, six = 6;
    Program program = MakeProgram(index_variable_count, 6, 4, flags, &four);
    EXPECT_EQ(Dispatch(program, 3), (std::vector<uint32_t>{100, 100, 103, 100}));
    ExpectSilence();
    EXPECT_EQ(Dispatch(program, 4), (std::vector<uint32_t>{100, 100, 0, 100}));
    ExpectMessage(kDispatchId, "Index of 4 used to index descriptor array of length 4.");
    Program longer = MakeProgram(index_variable_count, 6, 6, flags, &six);
    EXPECT_EQ(Dispatch(longer, 5), (std::vector<uint32_t>{100, 100, 105, 100}));
    Stop();
    ExpectSilence();
}

// Bounds of uniform buffers, to the byte: element 3's second component ends at byte 55.
TEST_P(InputsTest, UniformBuffersAreCheckedToTheByte) {
    WD_START_DEVICE(MakeOptions());
    for (VkDescriptorType type : {kUniform, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC}) {
        VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, type, 1)});
        VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}, {type, 1}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Buffer source = MakeBuffer(512, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, std::vector<uint32_t>(128, 9));
        WriteBuffer(set, 0, 0, kStorage, result);
        WriteBuffer(set, 1, 0, type, source, 0, 56);
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(bounds_uniform_buffer));
        for (uint32_t index : {3u, 4u}) {
            VkCommandBuffer commands = Begin();
            const uint32_t push[] = {index, 2}, offset = 256;
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set,
                                    type != kUniform, &offset);
            vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, push);
            vkCmdDispatch(commands, 4, 1, 1);
            Check(Submit(commands), "vkQueueSubmit");
            EXPECT_EQ(result.words[2], index == 3 ? 9u : 0u);
            if (index == 4) {
                ExpectMessage("VUID-vkCmdDispatch-uniformBuffers-06935",
                              "Descriptor size is 56 and highest byte accessed was 71.");
            }
            ExpectSilence();
        }
        // The entire buffer.
        WriteBuffer(set, 1, 0, type, source, 0, type == kUniform ? VK_WHOLE_SIZE : 256);
        VkCommandBuffer commands = Begin();
        const uint32_t push[] = {15, 2}, offset = 256;
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set,
                                type != kUniform, &offset);
        vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, push);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// Bounds of texel buffers: a view covers four texels of a larger buffer.
TEST_P(InputsTest, TexelBuffersAreCheckedToTheTexel) {
    WD_START_DEVICE(MakeOptions());
    const struct {
        VkDescriptorType type;
        const uint32_t *words;
        size_t num_words;
    } kinds[] = {{VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER, bounds_uniform_texel_buffer,
                  sizeof bounds_uniform_texel_buffer / 4},
                 {VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER, bounds_storage_texel_buffer,
                  sizeof bounds_storage_texel_buffer / 4}};
    for (const auto &kind : kinds) {
        VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kind.type, 1)});
        VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}, {kind.type, 1}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Buffer source = MakeBuffer(
            512, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT,
            std::vector<uint32_t>(128, 9));
        auto info = Make<VkBufferViewCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
        info.buffer = source.handle;
        info.format = VK_FORMAT_R32_UINT;
        info.offset = 256;
        info.range = 16;
        VkBufferView view;
        Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
        WriteBuffer(set, 0, 0, kStorage, result);
        WriteTexelBuffer(set, 1, 0, kind.type, view);
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(kind.words, kind.num_words));
        RunDispatch(pipeline, layout, set, Control(3, 2), 4);
        EXPECT_EQ(result.words[2], 9u);
        ExpectSilence();
        RunDispatch(pipeline, layout, set, Control(4, 2), 4);
        EXPECT_EQ(result.words[2], 0u);
        ExpectMessage(
            "WARDEN-gpuav-texel-buffer-bounds",
            "Descriptor index 0 access out of bounds. Descriptor size is 4 texels and highest texel "
            "accessed was 4.");
        ExpectSilence();
        // The rest of the buffer.
        vkDestroyBufferView(device(), view, nullptr);
        RunDispatch(pipeline, layout, set, Control(0, 2), 4);
        ExpectMessage(kStateId, "Descriptor index 0 references a destroyed resource.");
        ExpectSilence();
        info.range = VK_WHOLE_SIZE;
        Check(vkCreateBufferView(device(), &info, nullptr, &view), "vkCreateBufferView");
        Defer([device = device(), view] { vkDestroyBufferView(device, view, nullptr); });
        WriteTexelBuffer(set, 1, 0, kind.type, view);
        RunDispatch(pipeline, layout, set, Control(63, 2), 4);
        ExpectSilence();
        RunDispatch(pipeline, layout, set, Control(64, 2), 4);
        ExpectMessage("WARDEN-gpuav-texel-buffer-bounds",
                      "Descriptor size is 64 texels and highest texel accessed was 64.");
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(InputsTest, SetsAreCreatedAndDestroyed) {
    WD_START_DEVICE(MakeOptions());
    for (uint32_t i = 0; i < 20; i++) {
        Program program = MakeProgram(index_storage_buffer, 6, i % 2 ? 6 : 5);
        Dispatch(program, 5);
        if (i % 2 == 0) {
            ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
        }
        ExpectSilence();
    }
}

INSTANTIATE_TEST_SUITE_P(Everywhere, InputsTest,
                         ::testing::Values(Place{"lavapipe", Driver::kLavapipe},
                                           Place{"swiftshader", Driver::kSwiftShader}),
                         [](const ::testing::TestParamInfo<Place> &info) { return info.param.name; });

// The count of an inline uniform block is in bytes. The block is not checked, and the bindings after it are.
TEST_F(GpuavTest, InlineUniformBlocksAreNotChecked) {
    Options options = GpuavOptions();
    options.device_extensions = {"VK_EXT_inline_uniform_block"};
    auto inline_blocks = Make<VkPhysicalDeviceInlineUniformBlockFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INLINE_UNIFORM_BLOCK_FEATURES);
    inline_blocks.inlineUniformBlock = VK_TRUE;
    options.device_next = &inline_blocks;
    WD_START_DEVICE(options);
    constexpr VkDescriptorType kInline = VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK;
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kInline, 64), Binding(2, kStorage, 6)});
    auto pool = Make<VkDescriptorPoolInlineUniformBlockCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_INLINE_UNIFORM_BLOCK_CREATE_INFO);
    pool.maxInlineUniformBlockBindings = 1;
    const VkDescriptorPoolSize sizes[] = {{kStorage, 7}, {kInline, 64}};
    auto pool_info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.pNext = &pool;
    pool_info.maxSets = 1;
    pool_info.poolSizeCount = 2;
    pool_info.pPoolSizes = sizes;
    VkDescriptorPool descriptor_pool;
    Check(vkCreateDescriptorPool(device(), &pool_info, nullptr, &descriptor_pool), "vkCreateDescriptorPool");
    Defer(
        [device = device(), descriptor_pool] { vkDestroyDescriptorPool(device, descriptor_pool, nullptr); });
    VkDescriptorSet set = TakeSet(descriptor_pool, set_layout);
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set, 0, 0, kStorage, result);
    for (uint32_t i = 0; i < 5; i++) {
        WriteBuffer(set, 2, i, kStorage, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
    }
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(inline_uniform_block));
    const std::vector<uint32_t> words(16, 1000);
    auto block = Make<VkWriteDescriptorSetInlineUniformBlock>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_INLINE_UNIFORM_BLOCK);
    block.dataSize = 64;
    block.pData = words.data();
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.pNext = &block;
    write.dstSet = set;
    write.dstBinding = 1;
    write.descriptorCount = 64;
    write.descriptorType = kInline;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    RunDispatch(pipeline, layout, set, Control(4, 2), 4);
    EXPECT_EQ(result.words[2], 1104u);
    ExpectSilence();
    RunDispatch(pipeline, layout, set, Control(5, 2), 4);
    EXPECT_EQ(result.words[2], 1000u);
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    RunDispatch(pipeline, layout, set, Control(6, 2), 4);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// Without nullDescriptor, VK_NULL_HANDLE must not be written, and the descriptor counts as unwritten.
TEST_F(GpuavTest, NullDescriptorsWithoutTheFeatureAreUninitialized) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    Buffer nothing;
    WriteBuffer(reader.set, 1, 5, kStorage, nothing);
    Run(reader, 5, 2);
    EXPECT_EQ(reader.result.words[2], 0u);
    ExpectMessage(kStateId, "Descriptor index 5 is uninitialized.");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavTest, NullDescriptorsAreSilent) {
    Options options = GpuavOptions();
    options.device_extensions = {"VK_EXT_robustness2"};
    auto robustness = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robustness.nullDescriptor = VK_TRUE;
    options.device_next = &robustness;
    WD_START_DEVICE(options);
    Reader reader = MakeReader();
    Buffer nothing;
    WriteBuffer(reader.set, 1, 5, kStorage, nothing);
    Run(reader, 5, 2);
    EXPECT_EQ(reader.result.words[2], 0u);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
