// Instrumented shaders run on lavapipe with no layer and a plain storage buffer bound: with the mistake (the exact
// record), and without it (no record, and the same results as the uninstrumented shader).
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/module.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Options;
using wd::testing::Target;

constexpr uint32_t kDescSet = 1;
constexpr uint32_t kBufferWords = 64;

struct Instrumented {
    std::vector<uint32_t> words;
    uint32_t id;
};

template <size_t N>
Instrumented Instrument(const uint32_t (&words)[N], wd_instrument_mode mode,
                        std::vector<wd_binding_length> lengths = {}) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.desc_set = kDescSet;
    options.lengths = lengths.data();
    options.num_lengths = lengths.size();
    wd_instrument_result result;
    wd_allocator allocator = wd_allocator_default();
    EXPECT_EQ(wd_instrument(allocator, &options, words, N, &result, nullptr), WD_OK);
    EXPECT_STREQ(result.reason, "");
    Instrumented out = {std::vector<uint32_t>(result.words, result.words + result.num_words),
                        result.shader_id};
    wd_free(&allocator, result.words);
    return out;
}

// The opcode of the instruction that a record names, in the original module.
template <size_t N> std::string OpcodeAt(const uint32_t (&words)[N], uint32_t index) {
    wd_spirv_module *module = nullptr;
    wd_spirv_instruction instruction;
    std::string name = "none";
    if (wd_spirv_module_create(wd_allocator_default(), words, N, &module, nullptr) == WD_OK &&
        wd_spirv_module_instruction(module, index, &instruction)) {
        name = wd_spirv_opcode_name(instruction.opcode);
    }
    wd_spirv_module_destroy(module);
    return name;
}

class InstrumentDeviceTest : public wd::testing::DeviceTest {
  protected:
    static Options LavapipeOptions() {
        Options options;
        options.layers = {};
        options.features.fragmentStoresAndAtomics = VK_TRUE;
        options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
        options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
        return options;
    }

    // The set with the output buffer, bound at kDescSet.
    void MakeOutput(VkShaderStageFlags stages) {
        output_ = MakeBuffer(kBufferWords * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                             std::vector<uint32_t>(kBufferWords, 0));
        output_layout_ = MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, stages, nullptr}});
        output_set_ = MakeSet(output_layout_, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}});
        WriteBuffer(output_set_, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, output_);
    }

    // Runs a shader like `index_storage_buffer` over four invocations; invocation 2 uses `index`. Element n of the
    // array of six holds 100 + n; the result is returned.
    std::vector<uint32_t> RunStorageBuffer(const std::vector<uint32_t> &words, uint32_t index) {
        VkDescriptorSetLayout layout =
            MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                           {1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 7}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 7));
        WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, result);
        for (uint32_t i = 0; i < 6; i++) {
            Buffer source = MakeBuffer(16, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i, 0, 0, 0});
            WriteBuffer(set, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, source);
        }
        MakeOutput(VK_SHADER_STAGE_COMPUTE_BIT);
        VkPipelineLayout pipeline_layout =
            MakePipelineLayout({layout, output_layout_}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(pipeline_layout, MakeShader(words.data(), words.size()));
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1,
                                &output_set_, 0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set, {VK_SHADER_STAGE_COMPUTE_BIT, {index, 2}},
                       4);
        Check(Submit(commands), "vkQueueSubmit");
        return std::vector<uint32_t>(result.words, result.words + 5);
    }

    std::vector<uint32_t> Records() const {
        return std::vector<uint32_t>(output_.words, output_.words + kBufferWords);
    }

    Buffer output_;
    VkDescriptorSetLayout output_layout_ = VK_NULL_HANDLE;
    VkDescriptorSet output_set_ = VK_NULL_HANDLE;
};

TEST_F(InstrumentDeviceTest, AGoodIndexIsSilentAndChangesNothing) {
    WD_START_DEVICE(LavapipeOptions());
    const std::vector<uint32_t> original(index_storage_buffer,
                                         index_storage_buffer + sizeof index_storage_buffer / 4);
    const std::vector<uint32_t> expected = RunStorageBuffer(original, 5);
    EXPECT_EQ(expected, (std::vector<uint32_t>{100, 100, 105, 100, 7}));
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(RunStorageBuffer(Instrument(index_storage_buffer, mode).words, 5), expected);
        EXPECT_EQ(Records(), std::vector<uint32_t>(kBufferWords, 0));
    }
}

TEST_F(InstrumentDeviceTest, ABadIndexIsRecordedAndReadsZero) {
    WD_START_DEVICE(LavapipeOptions());
    for (uint32_t index : {6u, 4000000000u}) {
        Instrumented shader = Instrument(index_storage_buffer, WD_INSTRUMENT_GUARD);
        EXPECT_EQ(RunStorageBuffer(shader.words, index), (std::vector<uint32_t>{100, 100, 0, 100, 7}));
        std::vector<uint32_t> records = Records();
        const uint32_t instruction = records[WD_RECORD_BUFFER_DATA + WD_RECORD_INSTRUCTION];
        EXPECT_EQ(OpcodeAt(index_storage_buffer, instruction), "OpLoad");
        std::vector<uint32_t> expected = {10, 10, shader.id, instruction, 5, 2, 0, 0, 0, index, 6};
        expected.resize(kBufferWords);
        EXPECT_EQ(records, expected);
    }
}

// If the length is a power of 2 the index is masked: this must not make a bad index good.
TEST_F(InstrumentDeviceTest, LengthsThatArePowersOfTwo) {
    WD_START_DEVICE(LavapipeOptions());
    for (uint32_t length : {1u, 2u, 4u}) {
        for (uint32_t index : {length - 1, length, length + 1, 2 * length, 4000000000u, UINT32_MAX}) {
            SCOPED_TRACE(std::to_string(index) + " of " + std::to_string(length));
            Instrumented shader = Instrument(index_storage_buffer, WD_INSTRUMENT_GUARD, {{0, 1, length}});
            const bool is_good = index < length;
            EXPECT_EQ(RunStorageBuffer(shader.words, index),
                      (std::vector<uint32_t>{100, 100, is_good ? 100 + index : 0, 100, 7}));
            const std::vector<uint32_t> records = Records();
            EXPECT_EQ(records[0], is_good ? 0u : 10u);
            EXPECT_EQ(records[WD_RECORD_BUFFER_DATA + WD_RECORD_ERROR_WORDS], is_good ? 0 : index);
            EXPECT_EQ(records[WD_RECORD_BUFFER_DATA + WD_RECORD_ERROR_WORDS + 1], is_good ? 0 : length);
        }
    }
}

TEST_F(InstrumentDeviceTest, ABadIndexInAFragmentIsRecordedWithItsCoordinate) {
    WD_START_DEVICE(LavapipeOptions());
    constexpr VkShaderStageFlags kFragment = VK_SHADER_STAGE_FRAGMENT_BIT;
    Instrumented shader = Instrument(index_texture_frag, WD_INSTRUMENT_GUARD);
    VkDescriptorSetLayout layout =
        MakeSetLayout({{1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6, kFragment, nullptr}});
    VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 6}});
    auto image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 2, 2,
                           VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    FillImage(image, {{1, 1, 1, 1}}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
    VkSampler sampler = MakeSampler();
    for (uint32_t i = 0; i < 6; i++) {
        WriteImage(set, 1, i, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
    }
    MakeOutput(kFragment);
    VkPipelineLayout pipeline_layout = MakePipelineLayout({layout, output_layout_}, kFragment, 4);
    Target target = MakeTarget(4, 4);
    VkPipeline pipeline = MakeGraphicsPipeline(pipeline_layout, MakeShader(triangle_vert),
                                               MakeShader(shader.words.data(), shader.words.size()), target);
    for (uint32_t index : {5u, 6u}) {
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline_layout, kDescSet, 1,
                                &output_set_, 0, nullptr);
        RecordDraw(commands, target, pipeline, pipeline_layout, set, {kFragment, {index}});
        Check(Submit(commands), "vkQueueSubmit");
        const std::vector<uint32_t> texels = ReadTarget(target);
        EXPECT_EQ(texels, std::vector<uint32_t>(16, index < 6 ? 0xffffffff : 0));
        std::vector<uint32_t> records = Records();
        if (index < 6) {
            EXPECT_EQ(records, std::vector<uint32_t>(kBufferWords, 0));
            continue;
        }
        // All 16 fragments try; 6 records fit into 63 words; each names another pixel's center.
        EXPECT_EQ(records[0], 160u);
        for (uint32_t i = 0; i < 6; i++) {
            const uint32_t *record = &records[WD_RECORD_BUFFER_DATA + i * 10];
            EXPECT_EQ(OpcodeAt(index_texture_frag, record[WD_RECORD_INSTRUCTION]),
                      "OpImageSampleImplicitLod");
            EXPECT_EQ(record[WD_RECORD_STAGE], 4u);
            float x = 0, y = 0;
            memcpy(&x, &record[WD_RECORD_STAGE_WORDS], 4);
            memcpy(&y, &record[WD_RECORD_STAGE_WORDS + 1], 4);
            EXPECT_TRUE(x == 0.5f || x == 1.5f || x == 2.5f || x == 3.5f) << x;
            EXPECT_TRUE(y == 0.5f || y == 1.5f || y == 2.5f || y == 3.5f) << y;
            EXPECT_EQ(record[WD_RECORD_ERROR_WORDS], 6u);
            EXPECT_EQ(record[WD_RECORD_ERROR_WORDS + 1], 6u);
        }
        EXPECT_EQ(records[61], 0u); // No record was begun that does not fit.
    }
}

} // namespace
