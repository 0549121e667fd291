// Applications that use every descriptor set: the layer passes the addresses of its buffers in push constants. The
// Khronos layer is below Warden and checks its commands. Each test of a mistake has a similar valid case without
// messages. testing/stages runs every stage and check in the same way (stages_all_sets_test).
#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/host_check_shaders.h"
#include "vk/gpuav/testing/last_values_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkShaderStageFlags kCompute = VK_SHADER_STAGE_COMPUTE_BIT;

struct Place {
    const char *name;
    Driver driver;
};

class PushAddressesTest : public GpuavTest, public ::testing::WithParamInterface<Place> {
  protected:
    Options MakeOptions() const {
        Options options = GpuavOptions();
        options.driver = GetParam().driver;
        options.layers = {Layer::kWarden, Layer::kKhronos};
        options.api_version = VK_API_VERSION_1_2;
        return options;
    }
    VkPhysicalDeviceLimits Limits() const {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(physical_device(), &properties);
        return properties.limits;
    }
    // PadSets returns as many set layouts as a pipeline layout may have.
    std::vector<VkDescriptorSetLayout> PadSets(VkDescriptorSetLayout first) {
        std::vector<VkDescriptorSetLayout> sets = {first};
        while (sets.size() < Limits().maxBoundDescriptorSets) {
            sets.push_back(MakeSetLayout({}));
        }
        return sets;
    }
    VkPipelineLayout MakeLayout(const std::vector<VkDescriptorSetLayout> &sets,
                                const std::vector<VkPushConstantRange> &ranges) {
        auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
        info.setLayoutCount = (uint32_t)sets.size();
        info.pSetLayouts = sets.data();
        info.pushConstantRangeCount = (uint32_t)ranges.size();
        info.pPushConstantRanges = ranges.data();
        VkPipelineLayout layout = VK_NULL_HANDLE;
        Check(vkCreatePipelineLayout(device(), &info, nullptr, &layout), "vkCreatePipelineLayout");
        Defer([device = device(), layout] { vkDestroyPipelineLayout(device, layout, nullptr); });
        return layout;
    }
};

TEST_P(PushAddressesTest, AnIndexPastTheArrayIsFound) {
    WD_START_DEVICE(MakeOptions());
    const Reader reader = MakeReader(Limits().maxBoundDescriptorSets);
    Run(reader, 5, 1);
    EXPECT_EQ(reader.result.words[1], 105u);
    ExpectSilence();
    Run(reader, 6, 1);
    EXPECT_EQ(reader.result.words[1], 0u);
    EXPECT_EQ(reader.result.words[0], 100u);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The feature may be in any struct of the application's chain; the layer enables it in a copy.
TEST_P(PushAddressesTest, TheFeatureIsEnabledInACopy) {
    for (int kind = 0; kind < 2; kind++) {
        auto vulkan12 =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        auto addresses = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
        Options options = MakeOptions();
        options.device_next = kind == 0 ? static_cast<void *>(&vulkan12) : &addresses;
        WD_START_DEVICE(options);
        EXPECT_FALSE(vulkan12.bufferDeviceAddress || addresses.bufferDeviceAddress);
        const Reader reader = MakeReader(Limits().maxBoundDescriptorSets);
        Run(reader, 6, 1);
        ExpectMessage(kDispatchId, kIndexText);
        Stop();
        ExpectSilence();
    }
}

// The set of one pipeline is where the layer's set is for the other one.
TEST_P(PushAddressesTest, PipelinesWithAndWithoutAFreeSetAlternate) {
    WD_START_DEVICE(MakeOptions());
    const Reader with_free = MakeReader(1);
    Reader without = MakeReader(1);
    const uint32_t last = Limits().maxBoundDescriptorSets - 1;
    std::vector<VkDescriptorSetLayout> sets(last, MakeSetLayout({}));
    sets.push_back(MakeSetLayout({Binding(0, kStorage, 1)}));
    sets[0] = without.set_layout;
    without.layout = MakePipelineLayout(sets, kCompute, 8);
    without.pipeline = MakeComputePipeline(without.layout, without.module);
    VkDescriptorSet last_set = MakeSet(sets[last], {{kStorage, 1}});
    WriteBuffer(last_set, 0, 0, kStorage, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
    for (uint32_t index : {5u, 6u}) {
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, without.layout, last, 1, &last_set,
                                0, nullptr);
        for (int i = 0; i < 3; i++) {
            Record(commands, with_free, 5, 1);
            Record(commands, without, index, 1);
        }
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(with_free.result.words[1], 105u);
        EXPECT_EQ(without.result.words[1], index == 5 ? 105u : 0u);
        for (int i = 0; index == 6 && i < 3; i++) {
            ExpectMessage(kDispatchId, "Dispatch Index " + std::to_string(2 * i + 1) + ".");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// The ranges of two stages do not overlap, and each is pushed separately. The layer's push constants follow both.
TEST_P(PushAddressesTest, RangesOfTwoStages) {
    Options options = MakeOptions();
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    WD_START_DEVICE(options);
    const VkShaderStageFlags vertex = VK_SHADER_STAGE_VERTEX_BIT, fragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    const VkDescriptorType uniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(1, uniform, 6, vertex)});
    VkDescriptorSet set = MakeSet(set_layout, {{uniform, 6}});
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, uniform, MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT));
    }
    VkPipelineLayout layout = MakeLayout(PadSets(set_layout), {{vertex, 0, 4}, {fragment, 8, 16}});
    Target target = MakeTarget(16, 16);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(index_uniform_buffer_vert), MakeShader(color_frag), target);
    for (uint32_t index : {5u, 6u}) {
        VkCommandBuffer commands = Begin();
        const float color[] = {1, 1, 1, 1};
        vkCmdPushConstants(commands, layout, fragment, 8, sizeof color, color);
        RecordDraw(commands, target, pipeline, layout, set, {vertex, {index}});
        Check(Submit(commands), "vkQueueSubmit");
        if (index == 6) {
            ASSERT_FALSE(messages().empty());
            ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
        }
        while (index == 6 && !messages().empty()) { // Several vertices.
            ExpectMessage("VUID-vkCmdDraw-None-10068", kIndexText);
        }
        ExpectSilence();
    }
}

TEST_P(PushAddressesTest, WithoutFreePushConstantsTheReasonIsReported) {
    Options options = MakeOptions();
    WD_START_DEVICE(options);
    const Reader reader = MakeReader();
    const uint32_t size = Limits().maxPushConstantsSize;
    VkPipelineLayout layout = MakeLayout(PadSets(reader.set_layout), {{kCompute, 0, size - 16}});
    ExpectMessage("WARDEN-gpuav-no-free-slot", "because the application uses the push constants");
    RunDispatch(MakeComputePipeline(layout, reader.module), layout, reader.set, Control(5, 1), 4);
    EXPECT_EQ(reader.result.words[1], 105u);
    Stop();
    ExpectSilence();
}

// 24 bytes are enough.
TEST_P(PushAddressesTest, TheLastPushConstantsAreUsed) {
    WD_START_DEVICE(MakeOptions());
    const Reader reader = MakeReader();
    const uint32_t size = Limits().maxPushConstantsSize;
    VkPipelineLayout layout = MakeLayout(PadSets(reader.set_layout), {{kCompute, 0, size - 24}});
    RunDispatch(MakeComputePipeline(layout, reader.module), layout, reader.set, Control(6, 1), 4);
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

// The application pushes values, runs a pipeline without push constants, and then the one that reads the values.
TEST_P(PushAddressesTest, ValuesForALaterPipelineStay) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden};
    options.settings["gpuav_host_checks"] = "false";
    WD_START_DEVICE(options);
    const Reader reader = MakeReader(Limits().maxBoundDescriptorSets);
    const VkDescriptorType uniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, uniform, 1)});
    VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}, {uniform, 1}});
    WriteBuffer(set, 0, 0, kStorage, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
    WriteBuffer(set, 1, 0, uniform, MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT), 0, 32);
    VkPipelineLayout layout = MakeLayout(PadSets(set_layout), {});
    VkPipeline pipeline = MakeComputePipeline(layout, MakeShader(gpuav_constant_comp));
    for (uint32_t index : {5u, 6u}) {
        const uint32_t values[] = {index, 1};
        VkCommandBuffer commands = Begin();
        vkCmdPushConstants(commands, reader.layout, kCompute, 0, sizeof values, values);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, reader.layout, 0, 1, &reader.set, 0,
                                nullptr);
        vkCmdDispatch(commands, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        // The first pipeline is instrumented: its uniform buffer is too small.
        ExpectMessage("VUID-vkCmdDispatch-uniformBuffers-06935", "Descriptor size is 32");
        if (index == 6) {
            ExpectMessage(kDispatchId, kIndexText);
        }
        EXPECT_EQ(reader.result.words[1], index == 5 ? 105u : 0u);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// FullRangeTest has a pipeline whose push constants use the bytes of the layer's addresses.
class FullRangeTest : public PushAddressesTest {
  protected:
    // MakeSmall makes a pipeline without push constants that reads past the end of its uniform buffer.
    void MakeSmall() {
        const VkDescriptorType uniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
        const VkDescriptorSetLayout set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, uniform, 1)});
        set_ = MakeSet(set_layout, {{kStorage, 1}, {uniform, 1}});
        WriteBuffer(set_, 0, 0, kStorage, MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT));
        WriteBuffer(set_, 1, 0, uniform, MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT), 0, 32);
        layout_ = MakeLayout(PadSets(set_layout), {});
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_constant_comp));
    }
    void RunSmall(VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    }
    void ExpectSmall() {
        ExpectMessage("VUID-vkCmdDispatch-uniformBuffers-06935", "Descriptor size is 32");
    }
    // MakeOptionsWithoutHostChecks makes the pipelines instrumented from the beginning.
    Options MakeOptionsWithoutHostChecks() const {
        Options options = MakeOptions();
        options.settings["gpuav_host_checks"] = "false";
        return options;
    }

    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
};

// The application pushes all values, runs the small pipeline, and then the one that reads the last values; with and
// without a free descriptor set.
TEST_P(FullRangeTest, ValuesInTheBytesOfTheAddressesStay) {
    for (bool has_free_set : {false, true}) {
        WD_START_DEVICE(MakeOptionsWithoutHostChecks());
        MakeSmall();
        const uint32_t size = Limits().maxPushConstantsSize;
        ASSERT_TRUE(size == 128 || size == 256);
        const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1)});
        const VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}});
        const Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(set, 0, 0, kStorage, result);
        const std::vector<VkDescriptorSetLayout> sets =
            has_free_set ? std::vector<VkDescriptorSetLayout>{set_layout} : PadSets(set_layout);
        VkPipelineLayout layout = MakeLayout(sets, {{kCompute, 0, size}});
        if (!has_free_set) {
            ExpectMessage("WARDEN-gpuav-no-free-slot", "because the application uses the push constants");
        }
        const VkPipeline last = MakeComputePipeline(layout, size == 128 ? MakeShader(gpuav_last_values_128)
                                                                        : MakeShader(gpuav_last_values_256));
        std::vector<uint32_t> values(size / 4);
        for (uint32_t i = 0; i < size / 4; i++) {
            values[i] = 1000 + i;
        }
        VkCommandBuffer commands = Begin();
        vkCmdPushConstants(commands, layout, kCompute, 0, size, values.data());
        for (uint32_t i = 0; i < 2; i++) {
            RunSmall(commands);
            if (i == 1) { // Only one value changes.
                values.back() = 7;
                vkCmdPushConstants(commands, layout, kCompute, size - 4, 4, &values.back());
            }
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, last);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
            vkCmdPushConstants(commands, layout, kCompute, 0, 4, &i); // The shader writes to this half.
            vkCmdDispatch(commands, 1, 1, 1);
        }
        Check(Submit(commands), "vkQueueSubmit");
        ExpectSmall();
        ExpectSmall();
        for (uint32_t i = 0; i < 6; i++) {
            EXPECT_EQ(result.words[i], 1000 + size / 4 - 6 + i) << i;
            EXPECT_EQ(result.words[6 + i], values[size / 4 - 6 + i]) << i;
        }
        ExpectSilence();
        Stop();
        ExpectSilence();
    }
}

// The ranges of two stages overlap in the bytes of the addresses, and each push names both stages. The Khronos layer
// checks the commands of the layer.
TEST_P(FullRangeTest, ValuesOfTwoStagesStay) {
    Options options = MakeOptionsWithoutHostChecks();
    options.features.fragmentStoresAndAtomics = VK_TRUE;
    WD_START_DEVICE(options);
    MakeSmall();
    const VkShaderStageFlags vertex = VK_SHADER_STAGE_VERTEX_BIT, fragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    const uint32_t size = Limits().maxPushConstantsSize;
    const VkDescriptorType uniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(1, uniform, 6, vertex)});
    const VkDescriptorSet set = MakeSet(set_layout, {{uniform, 6}});
    for (uint32_t i = 0; i < 6; i++) {
        WriteBuffer(set, 1, i, uniform, MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT));
    }
    VkPipelineLayout layout = MakeLayout({set_layout}, {{vertex, 0, size - 8}, {fragment, 8, size - 8}});
    Target target = MakeTarget(16, 16);
    const VkPipeline pipeline =
        MakeGraphicsPipeline(layout, MakeShader(index_uniform_buffer_vert), MakeShader(color_frag), target);
    std::vector<float> values(size / 4, 1.0f);
    VkCommandBuffer commands = Begin();
    vkCmdPushConstants(commands, layout, vertex | fragment, 8, size - 16, values.data());
    vkCmdPushConstants(commands, layout, fragment, size - 8, 8, values.data());
    RunSmall(commands);
    RecordDraw(commands, target, pipeline, layout, set, {vertex, {5}});
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSmall();
    ExpectSilence();
    Stop();
    ExpectSilence();
}

// The application pushes all values with one layout, and then some of them with a layout that is not compatible.
// Shaders read the last value that was pushed (Vulkan, Push Constant Updates).
TEST_P(FullRangeTest, ValuesOfTwoLayoutsStay) {
    Options options = MakeOptionsWithoutHostChecks();
    options.layers = {Layer::kWarden};
    WD_START_DEVICE(options);
    MakeSmall();
    const uint32_t size = Limits().maxPushConstantsSize;
    const VkShaderStageFlags vertex = VK_SHADER_STAGE_VERTEX_BIT;
    const VkDescriptorSetLayout set_layout = MakeSetLayout({Binding(0, kStorage, 1)});
    const VkDescriptorSet set = MakeSet(set_layout, {{kStorage, 1}});
    const Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    WriteBuffer(set, 0, 0, kStorage, result);
    VkPipelineLayout layout = MakeLayout({set_layout}, {{kCompute, 0, size}});
    VkPipelineLayout other = MakeLayout({set_layout}, {{kCompute | vertex, size - 24, 24}});
    VkPipelineLayout short_layout = MakeLayout({set_layout}, {{vertex, size - 24, 8}});
    const VkPipeline last = MakeComputePipeline(layout, size == 128 ? MakeShader(gpuav_last_values_128)
                                                                    : MakeShader(gpuav_last_values_256));
    std::vector<uint32_t> values(size / 4);
    for (uint32_t i = 0; i < size / 4; i++) {
        values[i] = 1000 + i;
    }
    values[0] = 0;
    const uint32_t others[] = {2000, 2001, 2002};
    VkCommandBuffer commands = Begin();
    vkCmdPushConstants(commands, layout, kCompute, 0, size, values.data());
    vkCmdPushConstants(commands, short_layout, vertex, size - 24, 8, others);
    vkCmdPushConstants(commands, other, kCompute | vertex, size - 20, 8, others);
    RunSmall(commands);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, last);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, nullptr);
    vkCmdDispatch(commands, 1, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSmall();
    // Word 0 was last pushed for the vertex stage: drivers may or may not share it with the compute stage.
    EXPECT_TRUE(result.words[0] == 1000 + size / 4 - 6 || result.words[0] == 2000u) << result.words[0];
    EXPECT_EQ(result.words[1], 2000u);
    EXPECT_EQ(result.words[2], 2001u);
    for (uint32_t i = 3; i < 6; i++) {
        EXPECT_EQ(result.words[i], 1000 + size / 4 - 6 + i) << i;
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, FullRangeTest,
                         ::testing::Values(Place{"lavapipe", Driver::kLavapipe},
                                           Place{"swiftshader", Driver::kSwiftShader}),
                         [](const ::testing::TestParamInfo<Place> &info) { return info.param.name; });

// Commands share regions after the first 16,384.
TEST_P(PushAddressesTest, ManyCommands) {
    constexpr uint32_t kCommands = 20000;
    Options options = MakeOptions();
    options.layers = {Layer::kWarden};
    WD_START_DEVICE(options);
    const Reader reader = MakeReader(Limits().maxBoundDescriptorSets);
    VkCommandBuffer commands = Begin();
    Record(commands, reader, 5, 1);
    for (uint32_t i = 1; i < kCommands; i++) {
        vkCmdDispatch(commands, 1, 1, 1);
    }
    Record(commands, reader, 6, 1);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectMessage(kDispatchId, kIndexText);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Everywhere, PushAddressesTest,
                         ::testing::Values(Place{"lavapipe", Driver::kLavapipe},
                                           Place{"swiftshader", Driver::kSwiftShader}),
                         [](const ::testing::TestParamInfo<Place> &info) { return info.param.name; });

} // namespace
} // namespace wd::testing
