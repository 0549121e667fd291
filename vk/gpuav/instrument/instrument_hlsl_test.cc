// HLSL shaders, instrumented, on lavapipe: structured buffers with counters, byte address buffers, shared memory.
// Without the mistake nothing is reported and no byte differs; with it, guard mode yields the results of zeros.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Options;

constexpr uint32_t kDescSet = 1, kRecordWords = 1024;
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A buffer's words; the first `bound` of them are bound.
struct Words {
    std::vector<uint32_t> words;
    size_t bound = 0;
    VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
};
using Memory = std::map<uint32_t, Words>; // By binding.

uint32_t Float(float value) {
    uint32_t bits;
    memcpy(&bits, &value, 4);
    return bits;
}

class HlslTest : public wd::testing::DeviceTest {
  protected:
    void Begin() {
        Options options;
        options.layers = {};
        WD_START_DEVICE(options);
    }

    // Runs the shader, and copies its results into the memory.
    void Run(const std::vector<uint32_t> &shader, Memory &memory, uint32_t num_groups) {
        constexpr VkShaderStageFlags kStage = VK_SHADER_STAGE_COMPUTE_BIT;
        constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        std::vector<VkDescriptorSetLayoutBinding> bindings;
        for (const auto &[binding, buffer] : memory) {
            bindings.push_back({binding, buffer.type, 1, kStage, nullptr});
        }
        VkDescriptorSetLayout layout = MakeSetLayout(bindings);
        VkDescriptorSet set = MakeSet(layout, {{kStorage, 8}, {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1}});
        std::map<uint32_t, Buffer> buffers;
        for (const auto &[binding, buffer] : memory) {
            buffers[binding] = MakeBuffer(
                buffer.words.size() * 4,
                VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, buffer.words);
            WriteBuffer(set, binding, 0, buffer.type, buffers[binding], 0, buffer.bound * 4);
        }
        VkDescriptorSetLayout own_layout = MakeSetLayout({{0, kStorage, 1, kStage, nullptr}});
        VkDescriptorSet own = MakeSet(own_layout, {{kStorage, 1}});
        Buffer output = MakeBuffer(kRecordWords * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                                   std::vector<uint32_t>(kRecordWords, 0));
        WriteBuffer(own, 0, 0, kStorage, output);
        VkPipelineLayout pipeline_layout = MakePipelineLayout({layout, own_layout}, kStage, 4);
        VkPipeline pipeline = MakeComputePipeline(pipeline_layout, MakeShader(shader.data(), shader.size()));
        VkCommandBuffer commands = DeviceTest::Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1, &own,
                                0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set, {kStage, {0}}, num_groups);
        Check(Submit(commands), "vkQueueSubmit");
        for (auto &[binding, buffer] : memory) {
            buffer.words.assign(buffers[binding].words, buffers[binding].words + buffer.words.size());
        }
        records_.clear();
        for (uint32_t at = 1; at < output.words[0] + 1 && at < kRecordWords; at += output.words[at]) {
            ASSERT_NE(output.words[at], 0u);
            records_.emplace_back(output.words + at, output.words + at + output.words[at]);
        }
    }

    std::vector<uint32_t> Pass(const std::vector<uint32_t> &shader, wd_instrument_mode mode) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.desc_set = kDescSet;
        const std::string text = wd::testing::Disassemble(shader);
        const wd::testing::Instrumented result = wd::testing::Instrument(text, SPV_ENV_VULKAN_1_1, options);
        EXPECT_GT(result.num_checks, 0u) << result.reason;
        return result.words;
    }

    std::vector<std::vector<uint32_t>> records_;
};

template <size_t N> std::vector<uint32_t> WordsOf(const uint32_t (&words)[N]) {
    return std::vector<uint32_t>(words, words + N);
}

// hlsl_items: Item has 32 words. Item 4 of the five that are bound is zero.
constexpr uint32_t kItemWords = 32, kItems = 5, kMoved = 8;

Memory ItemsMemory(uint32_t third, uint32_t target) {
    std::vector<uint32_t> items;
    for (uint32_t n = 0; n < (kItems + 4) * kItemWords; n++) {
        items.push_back(n / kItemWords == 4 ? 0 : Float(0.25f * static_cast<float>(n % 29)));
    }
    for (uint32_t n = 0; n < kItems + 4; n++) {
        for (uint32_t field : {7u, 19u, 28u, 29u}) { // Of the parts, their kinds; the item's links.
            items[n * kItemWords + field] = n == 4 ? 0 : n % 3;
        }
    }
    std::vector<uint32_t> settings;
    for (uint32_t n = 0; n < 24; n++) {
        settings.push_back(Float(0.5f * static_cast<float>(n)));
    }
    settings[12] = target; // After `steps`.
    const VkDescriptorType uniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    return {{0, {items, kItems * kItemWords}},
            {1, {{3, 1, third, 0}, 4}},
            {2, {std::vector<uint32_t>((kMoved + 4) * kItemWords, 9), kMoved * kItemWords}},
            {3, {std::vector<uint32_t>(4, 0), 4}}, // The counter of hits.
            {4, {std::vector<uint32_t>(16, 9), 8}},
            {5, {std::vector<uint32_t>(4, 0), 4}}, // The counter of taken.
            {6, {std::vector<uint32_t>(32, 9), 16}},
            {8, {settings, 24, uniform}}};
}

// Invocations append to the buffers in any order.
void Sort(Memory &memory) {
    std::sort(memory[4].words.begin(), memory[4].words.begin() + 8);
    std::vector<std::vector<uint32_t>> rows;
    for (uint32_t n = 0; n < 4; n++) {
        rows.emplace_back(memory[6].words.begin() + 4 * n, memory[6].words.begin() + 4 * n + 4);
    }
    std::sort(rows.begin(), rows.end());
    for (uint32_t n = 0; n < 16; n++) {
        memory[6].words[n] = rows[n / 4][n % 4];
    }
}

void ExpectEqual(const Memory &a, const Memory &b) {
    for (const auto &[binding, buffer] : a) {
        EXPECT_EQ(buffer.words, b.at(binding).words) << "binding " << binding;
    }
}

TEST_F(HlslTest, StructuredBuffersWithCounters) {
    Begin();
    if (IsSkipped()) {
        return;
    }
    const std::vector<uint32_t> original = WordsOf(hlsl_items);
    Memory good = ItemsMemory(2, 1), zero = ItemsMemory(4, 1);
    Run(original, good, 1);
    Run(original, zero, 1);
    EXPECT_EQ(good[5].words[0], 4u); // All four invocations counted.
    EXPECT_NE(good[2].words[kItemWords], 9u);
    Sort(good);
    Sort(zero);
    zero[1].words[2] = 7;
    for (wd_instrument_mode mode : kModes) {
        SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
        const std::vector<uint32_t> shader = Pass(original, mode);
        Memory same = ItemsMemory(2, 1);
        Run(shader, same, 1);
        Sort(same);
        ExpectEqual(same, good);
        EXPECT_TRUE(records_.empty());
        // Item 7 is in the buffer, after the bound range.
        Memory beyond = ItemsMemory(7, 1);
        Run(shader, beyond, 1);
        ASSERT_FALSE(records_.empty());
        for (const std::vector<uint32_t> &record : records_) {
            EXPECT_EQ(record[WD_RECORD_ERROR], (uint32_t)WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS);
            EXPECT_EQ(record[WD_RECORD_STAGE_WORDS], 2u); // Of invocation 2.
            EXPECT_EQ(record[WD_RECORD_ERROR_WORDS + 2], kItems * kItemWords * 4);
        }
        if (mode == WD_INSTRUMENT_GUARD) {
            Sort(beyond);
            ExpectEqual(beyond, zero);
        }
    }
}

TEST_F(HlslTest, AStructuredBufferThatIsTooSmall) {
    Begin();
    if (IsSkipped()) {
        return;
    }
    const std::vector<uint32_t> original = WordsOf(hlsl_items);
    Memory fits = ItemsMemory(2, 4);
    Run(original, fits, 1);
    Memory beyond = ItemsMemory(2, 6);
    Run(Pass(original, WD_INSTRUMENT_GUARD), beyond, 1);
    const auto first = fits[2].words.begin() + 4 * kItemWords,
               moved = beyond[2].words.begin() + 6 * kItemWords;
    EXPECT_TRUE(std::equal(first, first + 2 * kItemWords, moved));
    EXPECT_EQ(std::vector<uint32_t>(moved + 2 * kItemWords, beyond[2].words.end()),
              std::vector<uint32_t>(4 * kItemWords, 9));
    ASSERT_FALSE(records_.empty());
    for (const std::vector<uint32_t> &record : records_) {
        EXPECT_GE(record[WD_RECORD_STAGE_WORDS], 2u);
        EXPECT_EQ(record[WD_RECORD_ERROR_WORDS + 2], kMoved * kItemWords * 4);
    }
}

// hlsl_bytes: each of 16 invocations has a word and four words of its own. `odd`: the address of the first word of one
// of them.
Memory BytesMemory(uint32_t odd) {
    std::vector<uint32_t> table, words;
    for (uint32_t n = 0; n < 16; n++) {
        table.insert(table.end(), {n == 5 ? odd : n * 4, 640 + n * 16});
    }
    for (uint32_t n = 0; n < 256; n++) {
        words.push_back(n == 250 ? 0 : n * 2654435761u >> 20);
    }
    words.resize(2048, 9);
    return {{0, {table, 32}}, {1, {words, 256}}, {2, {std::vector<uint32_t>(8, 9), 8}}};
}

TEST_F(HlslTest, ByteAddressBuffersAndSharedMemory) {
    Begin();
    if (IsSkipped()) {
        return;
    }
    constexpr uint32_t kSpare = 250; // A word that is zero, and belongs to no invocation.
    const std::vector<uint32_t> original = WordsOf(hlsl_bytes);
    Memory good = BytesMemory(20), zero = BytesMemory(4 * kSpare);
    Run(original, good, 2);
    Run(original, zero, 2);
    EXPECT_EQ(good[2].words[1], 1u);
    EXPECT_EQ(good[2].words[3], 2u);
    for (wd_instrument_mode mode : kModes) {
        SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
        const std::vector<uint32_t> shader = Pass(original, mode);
        Memory same = BytesMemory(20);
        Run(shader, same, 2);
        ExpectEqual(same, good);
        EXPECT_TRUE(records_.empty());
        Memory beyond = BytesMemory(4096);
        Run(shader, beyond, 2);
        ASSERT_EQ(records_.size(), 2u); // Of the load and of the atomic.
        for (const std::vector<uint32_t> &record : records_) {
            // The entry that was passed to another lane of the group.
            EXPECT_EQ(record[WD_RECORD_STAGE_WORDS], 2u);
            EXPECT_EQ(record[WD_RECORD_ERROR], (uint32_t)WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS);
            EXPECT_EQ(record[WD_RECORD_ERROR_WORDS + 1], 4099u);
            EXPECT_EQ(record[WD_RECORD_ERROR_WORDS + 2], 1024u);
        }
        if (mode == WD_INSTRUMENT_GUARD) {
            beyond[1].words[kSpare] = zero[1].words[kSpare];
            beyond[0].words[10] = 4 * kSpare;
            ExpectEqual(beyond, zero);
        }
    }
}

} // namespace
