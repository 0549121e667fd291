// The fixture itself: its calls must be valid Vulkan for the Khronos layer and for Warden, on every driver.
#include "testing/device/device.h"

#include "testing/device/stack.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {
namespace {

class FixtureTest : public DeviceTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options MakeOptions() {
        Options options;
        UseStack(GetParam(), &options);
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        return options;
    }
};

VkDescriptorSetLayoutBinding Binding(uint32_t binding, VkDescriptorType type, uint32_t count,
                                     VkShaderStageFlags stages) {
    return {binding, type, count, stages, nullptr};
}

TEST_P(FixtureTest, DispatchReadsThroughADescriptorArray) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout =
        MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT),
                       Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6, VK_SHADER_STAGE_COMPUTE_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 7}});
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
    for (uint32_t i = 0; i < 6; i++) {
        Buffer source = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i});
        WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, source);
    }
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(index_storage_buffer));
    SetName(VK_OBJECT_TYPE_PIPELINE, pipeline, "reader");
    RunDispatch(pipeline, layout, set, {VK_SHADER_STAGE_COMPUTE_BIT, {5, 2}}, 4);
    if (GetParam().driver != Driver::kNull) {
        EXPECT_EQ(result.words[0], 100u);
        EXPECT_EQ(result.words[2], 105u);
        EXPECT_EQ(result.words[3], 100u);
    }
    Stop();
    ExpectSilence();
}

TEST_P(FixtureTest, DrawSamplesATextureArray) {
    WD_START_DEVICE(MakeOptions());
    VkDescriptorSetLayout set_layout = MakeSetLayout(
        {Binding(1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6, VK_SHADER_STAGE_FRAGMENT_BIT)});
    VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6}});
    VkSampler sampler = MakeSampler();
    for (uint32_t i = 0; i < 6; i++) {
        Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4,
                                VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        VkClearColorValue color = {{i == 5 ? 1.0f : 0.0f, 0.0f, 0.0f, 1.0f}};
        FillImage(image, color, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(set, 1, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
    }
    Target target = MakeTarget(16, 16);
    VkPipelineLayout layout = MakePipelineLayout({set_layout}, VK_SHADER_STAGE_FRAGMENT_BIT, 4);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(triangle_vert), MakeShader(index_texture_frag), target);
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {5}});
    for (uint32_t texel : ReadTarget(target)) {
        ASSERT_EQ(texel, GetParam().driver == Driver::kNull ? 0u : 0xff0000ffu);
    }
    RunDraw(target, pipeline, layout, set, {VK_SHADER_STAGE_FRAGMENT_BIT, {0}});
    EXPECT_EQ(ReadTarget(target)[17], GetParam().driver == Driver::kNull ? 0u : 0xff000000u);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(
    Everywhere, FixtureTest,
    ::testing::Values(Stack{"null", Driver::kNull, {}},
                      Stack{"null_khronos", Driver::kNull, {Layer::kKhronos}},
                      Stack{"lavapipe", Driver::kLavapipe, {}},
                      Stack{"swiftshader", Driver::kSwiftShader, {}},
                      Stack{"lavapipe_khronos", Driver::kLavapipe, {Layer::kKhronos}},
                      Stack{"lavapipe_newest_khronos", Driver::kLavapipe, {Layer::kNewestKhronos}},
                      Stack{"swiftshader_khronos", Driver::kSwiftShader, {Layer::kKhronos}},
                      Stack{"null_warden", Driver::kNull, {Layer::kWarden}},
                      Stack{"lavapipe_warden", Driver::kLavapipe, {Layer::kWarden}},
                      Stack{"lavapipe_warden_khronos", Driver::kLavapipe, {Layer::kWarden, Layer::kKhronos}},
                      Stack{"swiftshader_warden", Driver::kSwiftShader, {Layer::kWarden}}),
    StackName);

class MessageTest : public DeviceTest {};

TEST_F(MessageTest, MessagesOfTheLayerAreCaptured) {
    Options options;
    options.layers = {Layer::kKhronos};
    WD_START_DEVICE(options);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    VkBuffer buffer;
    if (vkCreateBuffer(device(), &info, nullptr, &buffer) == VK_SUCCESS) { // A size of zero is invalid.
        vkDestroyBuffer(device(), buffer, nullptr);
    }
    ASSERT_FALSE(messages().empty());
    EXPECT_EQ(messages()[0].severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
    ExpectMessage("VUID-VkBufferCreateInfo-size-00912", "size");
    ExpectSilence();
}

TEST_F(MessageTest, AFeatureNobodyHasSkips) {
    Options options;
    options.layers = {};
    options.device_extensions = {"VK_WARDEN_no_such_extension"};
    StartInstance(options);
    if (IsSkipped()) {
        return;
    }
    EXPECT_NE(instance(), VK_NULL_HANDLE);
    EXPECT_EQ(device(), VK_NULL_HANDLE);
}

TEST(EnvironmentTest, RestoresEarlierValues) {
    setenv("WD_TEST_A", "old", 1);
    unsetenv("WD_TEST_B");
    {
        Environment environment;
        environment.Set("WD_TEST_A", "new");
        environment.Set("WD_TEST_A", "newer");
        environment.Set("WD_TEST_B", "new");
        EXPECT_STREQ(getenv("WD_TEST_A"), "newer");
    }
    EXPECT_STREQ(getenv("WD_TEST_A"), "old");
    EXPECT_EQ(getenv("WD_TEST_B"), nullptr);
}

} // namespace
} // namespace wd::testing
