// Findings of instrumented programs on a real driver: every descriptor type and stage, with one index past the end and
// the last valid one.
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "testing/device/stack.h"

namespace wd::testing {
namespace {

struct Kind {
    const char *name;
    VkDescriptorType type;
    const uint32_t *words;
    size_t num_words;
};

#define KIND(name, type)                                                                                     \
    Kind {                                                                                                   \
#name, VK_DESCRIPTOR_TYPE_##type, name, sizeof(name) / sizeof(name[0])                               \
    }

class DescriptorTest : public GpuavTest, public ::testing::WithParamInterface<std::tuple<Stack, Kind>> {
  protected:
    Options MakeOptions() {
        const VkDescriptorType type = std::get<1>(GetParam()).type;
        const bool is_texel = type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER ||
                              type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
        const bool is_buffer =
            type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
        Options options = is_texel || is_buffer ? GpuavOptions() : GpuavImageOptions();
        UseStack(std::get<0>(GetParam()), &options);
        options.api_version = VK_API_VERSION_1_2;
        indexing_.shaderUniformTexelBufferArrayDynamicIndexing = is_texel;
        indexing_.shaderStorageTexelBufferArrayDynamicIndexing = is_texel;
        options.device_next = &indexing_;
        return options;
    }

    VkPhysicalDeviceVulkan12Features indexing_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);

    // WriteSource creates a resource whose first element is 100 + `element`.
    void WriteSource(VkDescriptorSet set, VkDescriptorType type, uint32_t element) {
        switch (type) {
        case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
            WriteBuffer(set, 1, element, type,
                        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + element}));
            break;
        case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
            WriteBuffer(set, 1, element, type,
                        MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {100 + element}));
            break;
        case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER: {
            Buffer buffer = MakeBuffer(
                64, VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT,
                {100 + element});
            WriteTexelBuffer(set, 1, element, type, MakeBufferView(buffer, VK_FORMAT_R32_UINT));
            break;
        }
        default: {
            Image image = MakeImage(VK_FORMAT_R32_UINT, 4, 4,
                                    VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT |
                                        VK_IMAGE_USAGE_TRANSFER_DST_BIT);
            VkClearColorValue color = {};
            color.uint32[0] = 100 + element;
            FillImage(image, color, VK_IMAGE_LAYOUT_GENERAL);
            WriteImage(set, 1, element, type, image.view, VK_IMAGE_LAYOUT_GENERAL, MakeSampler());
        }
        }
    }

    // Dispatch runs four invocations, of which number 2 reads element `index`. Returns the values that they read.
    std::vector<uint32_t> Dispatch(uint32_t index) {
        const Kind &kind = std::get<1>(GetParam());
        VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1), Binding(1, kind.type, 6)});
        VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 7}, {kind.type, 6}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
        for (uint32_t i = 0; i < 6; i++) {
            WriteSource(set, kind.type, i);
        }
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(kind.words, kind.num_words));
        RunDispatch(pipeline, layout, set, Control(index, 2), 4);
        return {result.words, result.words + 4};
    }
};

TEST_P(DescriptorTest, AnIndexBeyondTheArrayIsReportedAndYieldsZero) {
    WD_START_DEVICE(MakeOptions());
    EXPECT_EQ(Dispatch(6), (std::vector<uint32_t>{100, 100, 0, 100}));
    const std::string text = messages().empty() ? "" : messages()[0].text;
    EXPECT_NE(text.find("Stage = Compute."), std::string::npos) << text;
    EXPECT_NE(text.find("Global invocation ID (x, y, z) = (2, 0, 0)"), std::string::npos) << text;
    EXPECT_NE(text.find(std::string(std::get<1>(GetParam()).name) + ".comp"), std::string::npos) << text;
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(DescriptorTest, TheLastElementIsSilent) {
    WD_START_DEVICE(MakeOptions());
    EXPECT_EQ(Dispatch(5), (std::vector<uint32_t>{100, 100, 105, 100}));
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(
    Everywhere, DescriptorTest,
    ::testing::Combine(::testing::ValuesIn(WardenStacks({Driver::kLavapipe, Driver::kSwiftShader})),
                       ::testing::Values(KIND(index_sampled_image, SAMPLED_IMAGE),
                                         KIND(index_combined_image_sampler, COMBINED_IMAGE_SAMPLER),
                                         KIND(index_storage_image, STORAGE_IMAGE),
                                         KIND(index_uniform_texel_buffer, UNIFORM_TEXEL_BUFFER),
                                         KIND(index_storage_texel_buffer, STORAGE_TEXEL_BUFFER),
                                         KIND(index_uniform_buffer, UNIFORM_BUFFER),
                                         KIND(index_storage_buffer, STORAGE_BUFFER))),
    [](const ::testing::TestParamInfo<std::tuple<Stack, Kind>> &info) {
        return std::string(std::get<0>(info.param).name) + "_" + std::get<1>(info.param).name;
    });

class GraphicsTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        return options;
    }
};

TEST_P(GraphicsTest, FragmentStage) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout = MakeSetLayout(
        {Binding(1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6, VK_SHADER_STAGE_FRAGMENT_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6}});
    VkSampler sampler = MakeSampler();
    for (uint32_t i = 0; i < 6; i++) {
        Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {{i == 5 ? 1.0f : 0.0f, 0.0f, 0.0f, 1.0f}},
                  VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(set, 1, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
    }
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_FRAGMENT_BIT, 4);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(index_texture_frag), target);
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff0000ffu);
    ExpectSilence();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {6}});
    EXPECT_EQ(ReadTarget(target)[17], 0u);
    ASSERT_EQ(messages().size(), 1u) << "one draw, one place, one finding";
    EXPECT_NE(messages()[0].text.find("Stage = Fragment. Fragment coord (x,y) = ("), std::string::npos);
    EXPECT_NE(messages()[0].text.find("index_texture.frag at line 14"), std::string::npos)
        << messages()[0].text;
    EXPECT_NE(messages()[0].text.find("Draw Index 0."), std::string::npos);
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(GraphicsTest, VertexStage) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6, VK_SHADER_STAGE_VERTEX_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 6}});
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT));
    }
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, 4);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(index_uniform_buffer_vert), MakeShader(color_frag), target);
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff00ff00u);
    ExpectSilence();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {6}});
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Stage = Vertex."), std::string::npos) << messages()[0].text;
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, GraphicsTest,
                         ::testing::ValuesIn(WardenStacks({Driver::kLavapipe, Driver::kSwiftShader})),
                         StackName);

TEST_F(GpuavTest, ARuntimeArrayHasTheLengthOfItsBinding) {
    Options options = GpuavOptions();
    options.api_version = VK_API_VERSION_1_2;
    auto indexing =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    indexing.runtimeDescriptorArray = VK_TRUE;
    indexing.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
    options.device_next = &indexing;
    WD_START_DEVICE(options);
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                                      Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6),
                                                      Binding(2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8}});
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    Buffer indices = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {0, 5, 6, 4000000000u});
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
    WriteBuffer(set, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, indices);
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                    MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
    }
    VkPipelineLayout layout = MakePipelineLayout({set_layout});
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(index_runtime_array));
    RunDispatch(pipeline, layout, set, {}, 1);
    EXPECT_EQ(std::vector<uint32_t>(result.words, result.words + 4), (std::vector<uint32_t>{100, 105, 0, 0}));
    ExpectMessage(kDispatchId, "used to index descriptor array of length 6.");
    Stop();
    ExpectSilence();
}

// Storage buffers that end in a runtime array, with a part of the array bound.
class BoundsTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    // Dispatch runs four invocations. Number 2 reads element `index` of an array of 16, of which 4 are bound, after one
    // more word. Returns the values that they read.
    std::vector<uint32_t> Dispatch(uint32_t index) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, type, 1), Binding(1, type, 1)});
        VkDescriptorSet set = MakeSet(set_layout, {{type, 2}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        Buffer source = MakeBuffer(68, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {0, 100, 101, 102, 103, 104, 105});
        WriteBuffer(set, 0, 0, type, result);
        WriteBuffer(set, 1, 0, type, source, 0, 20);
        VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(bounds_storage_buffer));
        RunDispatch(pipeline, layout, set, Control(index, 2), 4);
        return {result.words, result.words + 4};
    }

    Options MakeOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        return options;
    }
};

TEST_P(BoundsTest, AnElementBeyondTheRangeIsReportedAndYieldsZero) {
    WD_START_DEVICE(MakeOptions());
    EXPECT_EQ(Dispatch(4), (std::vector<uint32_t>{100, 100, 0, 100}));
    ASSERT_EQ(messages().size(), 1u);
    const std::string text = messages()[0].text;
    EXPECT_NE(text.find("Global invocation ID (x, y, z) = (2, 0, 0)"), std::string::npos) << text;
    EXPECT_NE(text.find("bounds_storage_buffer.comp at line 22"), std::string::npos) << text;
    ExpectMessage("VUID-vkCmdDispatch-storageBuffers-06936",
                  "Descriptor size is 20 and highest byte accessed was 23.");
    Stop();
    ExpectSilence();
}

TEST_P(BoundsTest, TheLastElementOfTheRangeIsSilent) {
    WD_START_DEVICE(MakeOptions());
    EXPECT_EQ(Dispatch(3), (std::vector<uint32_t>{100, 100, 103, 100}));
    Stop();
    ExpectSilence();
}

TEST_P(BoundsTest, DisabledChecksReportNothing) {
    Options options = MakeOptions();
    options.settings["gpuav_checks"] = "descriptor_index";
    WD_START_DEVICE(options);
    Dispatch(4);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, BoundsTest,
                         ::testing::ValuesIn(WardenStacks({Driver::kLavapipe, Driver::kSwiftShader})),
                         StackName);

TEST_F(GpuavTest, MissingDebugInformationIsMentioned) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    reader.pipeline = MakeComputePipeline(reader.layout, MakeShader(index_storage_buffer_stripped));
    Run(reader, 6, 1);
    EXPECT_NE(messages().at(0).text.find("Unable to find SPIR-V OpLine for source information."),
              std::string::npos);
    ExpectMessage(kDispatchId, kIndexText);
    ExpectSilence();
}

TEST_F(GpuavTest, MessagesContainObjectNames) {
    WD_START_DEVICE(GpuavOptions());
    Reader reader = MakeReader();
    SetName(VK_OBJECT_TYPE_PIPELINE, reader.pipeline, "reader");
    SetName(VK_OBJECT_TYPE_SHADER_MODULE, reader.module, "reader's module");
    SetName(VK_OBJECT_TYPE_DESCRIPTOR_SET, reader.set, "all sources");
    VkCommandBuffer commands = Begin();
    SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands, "all commands");
    Record(commands, reader, 0, 0);
    const auto begin =
        (PFN_vkCmdBeginDebugUtilsLabelEXT)vkGetInstanceProcAddr(instance(), "vkCmdBeginDebugUtilsLabelEXT");
    const auto end =
        (PFN_vkCmdEndDebugUtilsLabelEXT)vkGetInstanceProcAddr(instance(), "vkCmdEndDebugUtilsLabelEXT");
    for (const char *name : {"outer", "inner"}) {
        auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        label.pLabelName = name;
        begin(commands, &label);
    }
    Record(commands, reader, 6, 3);
    end(commands);
    end(commands);
    Check(Submit(commands), "vkQueueSubmit");
    ASSERT_EQ(messages().size(), 1u);
    const Message message = messages()[0];
    EXPECT_NE(message.text.find("Command buffer (all commands)(0x"), std::string::npos) << message.text;
    EXPECT_NE(message.text.find("Dispatch Index 1."), std::string::npos) << message.text;
    EXPECT_NE(message.text.find("Pipeline (reader)(0x"), std::string::npos) << message.text;
    EXPECT_NE(message.text.find("Shader Module (reader's module)(0x"), std::string::npos) << message.text;
    EXPECT_NE(
        message.text.find(
            "of length 6. Set 0, binding 1, array element 6 (sources).\nDescriptor Set (all sources)(0x"),
        std::string::npos)
        << message.text;
    EXPECT_NE(message.text.find("Label regions of the command buffer: outer::inner.\n"), std::string::npos)
        << message.text;
    ASSERT_EQ(message.objects.size(), 4u);
    EXPECT_EQ(message.objects[3].handle, (uint64_t)reader.set);
    EXPECT_EQ(message.objects[0].handle, (uint64_t)commands);
    EXPECT_EQ(message.objects[1].handle, (uint64_t)reader.pipeline);
    EXPECT_EQ(message.objects[2].handle, (uint64_t)reader.module);
}

} // namespace
} // namespace wd::testing
