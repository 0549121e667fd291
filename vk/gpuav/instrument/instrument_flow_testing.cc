#include "vk/gpuav/instrument/instrument_flow_testing.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>

#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace wd::testing::flow {

namespace {

spv_target_env EnvironmentOf(const Shader &shader) {
    return shader.capabilities.empty() ? SPV_ENV_VULKAN_1_1 : SPV_ENV_UNIVERSAL_1_3;
}

// The position of the table of set 0 in the output buffer, and its content.
constexpr uint32_t kHeads = kSize - 2, kTable = 1;
// The position of the summary of binding 3 in it.
constexpr uint32_t kSummary = 10;

// The output buffer with these records.
std::vector<uint32_t> Output(const std::vector<uint32_t> &original, const std::vector<Record> &records,
                             bool has_input) {
    std::vector<uint32_t> output = {0};
    for (const Record &record : records) {
        const uint32_t size = WD_RECORD_ERROR + (uint32_t)record.words.size();
        output.insert(output.end(),
                      {size, kShaderId, IndexOf(original, record.site), SpvExecutionModelGLCompute, 0, 0, 0});
        output.insert(output.end(), record.words.begin(), record.words.end());
        output[0] += size;
    }
    output.resize(kSize);
    output[kHeads] = has_input ? kTable : 0;
    return output;
}

// The input buffer: each binding's number of descriptors, and their words; and a summary of the last one's, without the
// last `hidden` descriptors.
std::vector<uint32_t> InputWords(const std::vector<uint32_t> &words, uint32_t hidden) {
    std::vector<uint32_t> input(16, 0);
    input[0] = UINT32_MAX;
    if (!words.empty()) {
        input = {UINT32_MAX, 1, 64, 1, words[0], 1, words[1], 3, words[2], words[3], words[4]};
        input.resize(16);
        uint32_t *summary = &input[kTable + kSummary];
        while (summary[0] < 3 && words[2 + summary[0]]) {
            summary[0]++;
        }
        summary[0] -= std::min(summary[0], hidden);
        summary[1] = summary[0] ? *std::min_element(words.begin() + 2, words.begin() + 2 + summary[0]) : 0;
    }
    return input;
}

} // namespace

std::string Text(const Shader &shader) {
    std::string text =
        "OpCapability Shader\n" + shader.capabilities +
        "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n" + shader.entry_points +
        "OpExecutionMode %main LocalSize 1 1 1\n" + shader.strings +
        "OpDecorate %result DescriptorSet 0\nOpDecorate %result Binding 0\nOpDecorate %data DescriptorSet 0\n"
        "OpDecorate %data Binding 1\nOpDecorate %other DescriptorSet 0\nOpDecorate %other Binding 2\n"
        "OpDecorate %buffers DescriptorSet 0\nOpDecorate %buffers Binding 3\n"
        "OpDecorate %outs ArrayStride 4\nOpDecorate %outblock Block\nOpMemberDecorate %outblock 0 Offset 0\n"
        "OpDecorate %elements ArrayStride 4\nOpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
        "OpMemberDecorate %block 1 Offset 4\nOpDecorate %control Block\nOpMemberDecorate %control 0 Offset "
        "0\n"
        "OpMemberDecorate %control 1 Offset 4\nOpDecorate %puint ArrayStride 4\n" +
        shader.decorations +
        "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
        "%u16 = OpConstant %uint 16\n%outs = OpTypeArray %uint %u16\n%outblock = OpTypeStruct %outs\n"
        "%poutblock = OpTypePointer StorageBuffer %outblock\n%result = OpVariable %poutblock StorageBuffer\n"
        "%elements = OpTypeRuntimeArray %uint\n%block = OpTypeStruct %uint %elements\n"
        "%pblock = OpTypePointer StorageBuffer %block\n%data = OpVariable %pblock StorageBuffer\n"
        "%other = OpVariable %pblock StorageBuffer\n%puint = OpTypePointer StorageBuffer %uint\n"
        "%control = OpTypeStruct %uint %uint\n%pcontrol = OpTypePointer PushConstant %control\n"
        "%push = OpVariable %pcontrol PushConstant\n%ppush = OpTypePointer PushConstant %uint\n";
    for (int n = 0; n < 10; n++) {
        text += "%u" + std::to_string(n) + " = OpConstant %uint " + std::to_string(n) + "\n";
    }
    text += "%blocks = OpTypeArray %block %u3\n%pblocks = OpTypePointer StorageBuffer %blocks\n"
            "%buffers = OpVariable %pblocks StorageBuffer\n" +
            shader.globals + "%main = OpFunction %void None %fn\n%l = OpLabel\n" + shader.variables +
            "%pi = OpAccessChain %ppush %push %u0\n%i = OpLoad %uint %pi\n"
            "%pj = OpAccessChain %ppush %push %u1\n%j = OpLoad %uint %pj\n";
    for (int n = 0; n < 3; n++) {
        const std::string number = std::to_string(n);
        text += "%out_" + number + " = OpAccessChain %puint %result %u0 %u" + number + "\n";
    }
    return text + shader.body + "OpReturn\nOpFunctionEnd\n" + shader.functions;
}

Instrumented Pass(const Shader &shader, wd_instrument_options options) {
    options.desc_set = kDescSet;
    options.shader_id = kShaderId;
    return Instrument(Text(shader), EnvironmentOf(shader), options);
}

Instrumented Pass(const Shader &shader, wd_instrument_mode mode, bool at_once) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.immediate_reports = at_once;
    return Pass(shader, options);
}

Record Beyond(uint32_t site, uint32_t index, uint32_t last, uint32_t size) {
    return {site, {WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, index, last, size}};
}

Record BadIndex(uint32_t site, uint32_t index, uint32_t length) {
    return {site, {WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, index, length}};
}

Record Invalid(uint32_t site, uint32_t index) {
    return {site, {WD_RECORD_ERROR_DESCRIPTOR_UNINITIALIZED, index, 0}};
}

const wd_instrument_input &Input() {
    static const wd_input_binding bindings[] = {{0, 1, 2, true, 0}, {0, 2, 4, true, 0}, {0, 3, 6, true, 0}};
    static const wd_instrument_input input = {1, kHeads, bindings, 3};
    return input;
}

const wd_instrument_input &InputWithSummary() {
    static const wd_input_binding bindings[] = {
        {0, 1, 2, true, 0}, {0, 2, 4, true, 0}, {0, 3, 6, true, kSummary + 1}};
    static const wd_instrument_input input = {1, kHeads, bindings, 3};
    return input;
}

void FlowTest::Begin(const Shader &shader) {
    Options options;
    options.layers = {};
    options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    options.features.shaderInt64 = VK_TRUE;
    static VkPhysicalDeviceVariablePointersFeatures pointers =
        wd::testing::Make<VkPhysicalDeviceVariablePointersFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VARIABLE_POINTERS_FEATURES);
    if (shader.capabilities.find("VariablePointers") != std::string::npos) {
        pointers.variablePointers = pointers.variablePointersStorageBuffer = VK_TRUE;
        options.device_next = &pointers;
    }
    static auto bits16 = wd::testing::Make<VkPhysicalDevice16BitStorageFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES);
    static auto bits8 = wd::testing::Make<VkPhysicalDevice8BitStorageFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES);
    if (shader.capabilities.find("StorageBuffer16BitAccess") != std::string::npos) {
        bits16.storageBuffer16BitAccess = bits8.storageBuffer8BitAccess = VK_TRUE;
        bits16.pNext = &bits8;
        options.device_next = &bits16;
        options.device_extensions = {VK_KHR_8BIT_STORAGE_EXTENSION_NAME};
    }
    WD_START_DEVICE(options);
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkShaderStageFlags stage = VK_SHADER_STAGE_COMPUTE_BIT;
    pipelines_.clear();
    set_layouts_ = {MakeSetLayout({{0, type, 1, stage, nullptr},
                                   {1, type, 1, stage, nullptr},
                                   {2, type, 1, stage, nullptr},
                                   {3, type, kBuffers, stage, nullptr}}),
                    MakeSetLayout({{0, type, 1, stage, nullptr},
                                   {1, type, 1, stage, nullptr},
                                   {2, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, stage, nullptr}})};
    pipeline_layout_ = MakePipelineLayout(set_layouts_, stage, 8);
}

std::vector<uint32_t> FlowTest::Execute(const std::vector<uint32_t> &words, uint32_t i, uint32_t j,
                                        uint32_t output_size) {
    const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    const VkShaderStageFlags stage = VK_SHADER_STAGE_COMPUTE_BIT;
    VkDescriptorSet set = MakeSet(set_layouts_[0], {{type, 3 + kBuffers}}),
                    output_set =
                        MakeSet(set_layouts_[1], {{type, 2}, {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1}});
    Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 7));
    WriteBuffer(set, 0, 0, type, result);
    for (uint32_t n = 0; n < 2 + kBuffers; n++) {
        const uint32_t base = n < 2 ? 100 * (n + 1) : 1000 * (n - 2);
        Buffer source = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                                   {5, base, base + 1, base + 2, base + 3, 0xbad, 0xbad, 0xbad});
        WriteBuffer(set, n < 3 ? 1 + n : 3, n < 3 ? 0 : n - 2, type, source, 0, 20);
    }
    std::vector<uint32_t> empty(output_size, 0);
    // The position of the table is in one of the two buffers.
    std::vector<uint32_t> positions(4, 0);
    if (!words_.empty()) {
        (has_positions_ ? positions[0] : empty[kHeads]) = kTable;
    }
    Buffer position_buffer = MakeBuffer(16, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, positions);
    WriteBuffer(output_set, 2, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, position_buffer);
    Buffer output = MakeBuffer(4 * output_size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, empty);
    Buffer input = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, InputWords(words_, hidden_));
    WriteBuffer(output_set, 0, 0, type, output);
    WriteBuffer(output_set, 1, 0, type, input);
    VkPipeline &pipeline = pipelines_[words];
    if (!pipeline) {
        pipeline = MakeComputePipeline(pipeline_layout_, MakeShader(words.data(), words.size()));
    }
    VkCommandBuffer commands = DeviceTest::Begin();
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout_, kDescSet, 1,
                            &output_set, 0, nullptr);
    RecordDispatch(commands, pipeline, pipeline_layout_, set, {stage, {i, j}}, 1);
    Check(Submit(commands), "vkQueueSubmit");
    results_.assign(result.words, result.words + 16);
    std::vector<uint32_t> records(output.words, output.words + output_size);
    if (has_positions_) {
        EXPECT_EQ(records[kHeads], 0u);
        records[kHeads] = positions[0];
    }
    return records;
}

// The records of an output buffer in ascending order: an invocation writes those of failure counters first.
static std::vector<uint32_t> Sorted(std::vector<uint32_t> output) {
    std::vector<std::vector<uint32_t>> records;
    size_t at = 1;
    while (at <= output[0] && at < output.size() && output[at] && output[at] <= output.size() - at) {
        records.emplace_back(output.begin() + (long)at, output.begin() + (long)(at + output[at]));
        at += output[at];
    }
    std::sort(records.begin(), records.end());
    auto to = output.begin() + 1;
    for (const std::vector<uint32_t> &record : records) {
        to = std::copy(record.begin(), record.end(), to);
    }
    return output;
}

void FlowTest::Try(const Shader &shader, uint32_t num_checks, const std::vector<Case> &runs, bool at_once) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.immediate_reports = at_once;
    TryWith(shader, options, num_checks, runs);
}

void FlowTest::TryWithInput(const Shader &shader, uint32_t num_checks, const std::vector<Case> &runs) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &Input();
    TryWith(shader, options, num_checks, runs);
    options.input = &InputWithSummary();
    for (hidden_ = 0; hidden_ < 4; hidden_ += hidden_ ? 2 : 1) {
        SCOPED_TRACE("a summary without " + std::to_string(hidden_));
        TryWith(shader, options, num_checks, runs);
    }
    hidden_ = 0;
    SCOPED_TRACE("positions in a uniform buffer");
    options.positions = 2;
    options.pipeline_facts = WD_PIPELINE_HAS_POSITIONS;
    TryWith(shader, options, num_checks, runs);
}

void FlowTest::TryWith(const Shader &shader, const wd_instrument_options &options, uint32_t num_checks,
                       const std::vector<Case> &runs) {
    const bool has_input = options.input != nullptr;
    has_positions_ = options.pipeline_facts & WD_PIPELINE_HAS_POSITIONS;
    Begin(shader);
    if (IsSkipped()) {
        return;
    }
    const std::vector<uint32_t> original = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
    for (int way = 0; way < 6; way++) {
        const wd_instrument_mode mode = kModes[way % 2];
        SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
        wd_instrument_options own = options;
        own.mode = mode;
        own.version_loops = way / 2 == 1;
        own.speculate_loops = way / 2 == 2;
        SCOPED_TRACE(own.version_loops     ? "loops may have two versions"
                     : own.speculate_loops ? "loops may have speculative copies"
                                           : "loops have one version");
        const Instrumented result = Pass(shader, own);
        EXPECT_EQ(result.num_checks, num_checks);
        ASSERT_FALSE(result.words.empty()) << result.reason;
        for (const Case &run : runs) {
            SCOPED_TRACE("i = " + std::to_string(run.i) + ", j = " + std::to_string(run.j));
            words_.clear();
            if (run.records.empty()) {
                Execute(original, run.i, run.j);
                const std::vector<uint32_t> expected = results_;
                ExpectResults(run.results);
                words_ = has_input ? run.words : words_;
                EXPECT_EQ(Execute(result.words, run.i, run.j), Output(original, {}, !words_.empty()));
                EXPECT_EQ(results_, expected);
            } else if (mode == WD_INSTRUMENT_GUARD || run.harmless) {
                words_ = has_input ? run.words : words_;
                const bool is_own = mode == WD_INSTRUMENT_GUARD && !run.guard_records.empty();
                EXPECT_EQ(
                    Sorted(Execute(result.words, run.i, run.j)),
                    Sorted(Output(original, is_own ? run.guard_records : run.records, !words_.empty())));
                if (mode == WD_INSTRUMENT_GUARD) {
                    ExpectResults(run.results);
                }
            }
        }
    }
}

size_t FlowTest::CompareVersions(const Shader &shader, const std::vector<Case> &runs) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &InputWithSummary();
    size_t loops = 0;
    std::vector<bool> is_bad; // By run, in guard mode.
    for (wd_instrument_mode mode : kModes) {
        SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
        options.mode = mode;
        options.version_loops = options.speculate_loops = false;
        const Instrumented single = Pass(shader, options);
        options.version_loops = true;
        const Instrumented both = Pass(shader, options);
        options.speculate_loops = true;
        const Instrumented either = Pass(shader, options);
        options.version_loops = false;
        const Instrumented speculative = Pass(shader, options);
        loops = Count(both.text, "OpLoopMerge") - Count(single.text, "OpLoopMerge");
        speculative_loops_ = Count(speculative.text, "OpLoopMerge") - Count(single.text, "OpLoopMerge");
        if (single.words.empty()) {
            return 0;
        }
        for (const Case &run : runs) {
            SCOPED_TRACE("i = " + std::to_string(run.i) + ", j = " + std::to_string(run.j));
            words_ = run.words;
            if (mode == WD_INSTRUMENT_OBSERVE && is_bad[(size_t)(&run - runs.data())]) {
                continue; // The access would be made.
            }
            const std::vector<uint32_t> records = Execute(single.words, run.i, run.j), results = results_;
            is_bad.push_back(records[0] != 0);
            for (const Instrumented *other : {&both, &either, &speculative}) {
                SCOPED_TRACE(other == &both ? "both" : other == &either ? "either" : "speculative");
                EXPECT_EQ(Execute(other->words, run.i, run.j), records);
                EXPECT_EQ(results_, results);
            }
        }
    }
    return loops;
}

void FlowTest::RunGuarded(const Shader &shader, const std::vector<uint32_t> &results,
                          const std::vector<Record> &records) {
    Begin(shader);
    if (!IsSkipped()) {
        const std::vector<uint32_t> original = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
        EXPECT_EQ(Execute(Pass(shader, WD_INSTRUMENT_GUARD).words, 0, 0), Output(original, records, false));
        ExpectResults(results);
    }
}

void FlowTest::ExpectResults(const std::vector<uint32_t> &expected) const {
    EXPECT_EQ(std::vector<uint32_t>(results_.begin(), results_.begin() + (long)expected.size()), expected);
}

} // namespace wd::testing::flow
