// Vulkan 1.0 applications with SPIR-V 1.0 modules: the code added to them is SPIR-V 1.0, too.
#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr VkDescriptorType kTexture = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;

class Vulkan10Test : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options MakeOptions() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_0;
        UseStack(GetParam(), &options);
        return options;
    }
};

TEST_P(Vulkan10Test, IndicesOfDescriptors) {
    WD_START_DEVICE(MakeOptions());
    ASSERT_EQ(index_storage_buffer_vulkan10[1], 0x10000u);
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kStorage, 6)});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 7}});
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set, 0, 0, kStorage, result);
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, kStorage, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
    }
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(index_storage_buffer_vulkan10));
    RunDispatch(pipeline, layout, set, Control(5, 2), 4);
    EXPECT_EQ(result.words[2], 105u);
    ExpectSilence();
    RunDispatch(pipeline, layout, set, Control(6, 2), 4);
    EXPECT_EQ(result.words[2], 0u);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// Element 3's second component ends at byte 55.
TEST_P(Vulkan10Test, BoundsOfBuffers) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kUniform, 1)});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}, {kUniform, 1}});
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set, 0, 0, kStorage, result);
    WriteBuffer(set, 1, 0, kUniform,
                MakeBuffer(256, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, std::vector<uint32_t>(64, 9)), 0, 56);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(bounds_uniform_buffer_vulkan10));
    RunDispatch(pipeline, layout, set, Control(3, 2), 4);
    EXPECT_EQ(result.words[2], 9u);
    ExpectSilence();
    RunDispatch(pipeline, layout, set, Control(4, 2), 4);
    EXPECT_EQ(result.words[2], 0u);
    ExpectMessage("VUID-vkCmdDispatch-uniformBuffers-06935",
                  "Descriptor size is 56 and highest byte accessed was 71.");
    Stop();
    ExpectSilence();
}

TEST_P(Vulkan10Test, VertexStage) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(1, kUniform, 6, VK_SHADER_STAGE_VERTEX_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{kUniform, 6}});
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, kUniform, MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT));
    }
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_VERTEX_BIT, 4);
    VkPipeline pipeline = MakeGraphicsPipeline(layout, MakeShader(index_uniform_buffer_vert_vulkan10),
                                               MakeShader(color_frag_vulkan10), target);
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff00ff00u);
    ExpectSilence();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_VERTEX_BIT, {6}});
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

TEST_P(Vulkan10Test, FragmentStage) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(1, kTexture, 6, VK_SHADER_STAGE_FRAGMENT_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{kTexture, 6}});
    const VkSampler sampler = MakeSampler();
    const VkImageLayout readable = VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL;
    for (uint32_t i = 0; i < 6; i++) {
        Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        FillImage(image, {{i == 5 ? 1.0f : 0.0f, 0.0f, 0.0f, 1.0f}}, readable);
        WriteImage(set, 1, i, kTexture, image.view, readable, sampler);
    }
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_FRAGMENT_BIT, 4);
    VkPipeline pipeline = MakeGraphicsPipeline(layout, MakeShader(triangle_vert_vulkan10),
                                               MakeShader(index_texture_frag_vulkan10), target);
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {5}});
    EXPECT_EQ(ReadTarget(target)[17], 0xff0000ffu);
    ExpectSilence();
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {6}});
    EXPECT_EQ(ReadTarget(target)[17], 0u);
    ASSERT_EQ(messages().size(), 1u) << "one draw, one place, one finding";
    EXPECT_NE(messages()[0].text.find("Stage = Fragment. Fragment coord (x,y) = ("), std::string::npos);
    ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, Vulkan10Test,
                         ::testing::ValuesIn(WardenStacks({Driver::kLavapipe, Driver::kSwiftShader})),
                         StackName);

} // namespace
} // namespace wd::testing
