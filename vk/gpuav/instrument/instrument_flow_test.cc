// Descriptors and pointers that take detours - functions, copies, phis, selects, loops -, on lavapipe with plain storage
// buffers bound: with the error absent (silence, and the same results as the uninstrumented shader), and present (the
// exact record). Each shader is validated before and after, in both modes.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Buffer;
using wd::testing::Options;
using wd::testing::Validate;

constexpr uint32_t kDescSet = 1, kShaderId = 77, kSize = 64;
constexpr uint32_t kHeads = 60, kTable = 8;   // Words of the output buffer and of the input buffer.
constexpr uint32_t kSite = 900, kSite2 = 901; // Result ids of instructions that are to be reported.
constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// A shader is a body, and what it needs in front. At hand are %i and %j from push constants, and in set 0
// - binding 0: %result, `uint result[16]`: element %k is `%out_k`;
// - bindings 1 and 2: %data and %other, `struct { uint head; uint elements[]; }`, four elements that are 100 + n and 200 + n;
// - binding 3: %buffers, three of those: element n of number b is 1000 * b + n.
struct Shader {
    std::string body;
    std::string functions = {};
    std::string globals = {};
    std::string capabilities = {};
    std::string decorations = {};
    std::string variables = {}; // The first instructions of main.
};

std::string Text(const Shader &shader) {
    std::string text =
        "OpCapability Shader\n" + shader.capabilities +
        "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
        "OpExecutionMode %main LocalSize 1 1 1\n"
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

// The index of the instruction with this result id.
uint32_t IndexOf(const std::vector<uint32_t> &words, uint32_t id) {
    wd_spirv_module *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
    wd_spirv_instruction instruction = {};
    EXPECT_TRUE(wd_spirv_module_find(module, id, &instruction)) << id;
    wd_spirv_module_destroy(module);
    return instruction.index;
}

struct Result {
    std::vector<uint32_t> words; // Empty: unchanged.
    uint32_t num_checks = 0, num_elided = 0;
    std::string reason;
};

spv_target_env EnvironmentOf(const Shader &shader) {
    return shader.capabilities.empty() ? SPV_ENV_VULKAN_1_1 : SPV_ENV_UNIVERSAL_1_3;
}

Result Pass(const Shader &shader, wd_instrument_options options) {
    const std::vector<uint32_t> words = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
    EXPECT_EQ(Validate(words, EnvironmentOf(shader)), "");
    options.desc_set = kDescSet;
    options.shader_id = kShaderId;
    wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
    Result out;
    out.num_checks = result.num_checks;
    out.num_elided = result.num_elided;
    out.reason = result.reason;
    if (result.words) {
        out.words.assign(result.words, result.words + result.num_words);
        EXPECT_EQ(Validate(out.words, EnvironmentOf(shader)), "");
    }
    wd_free(&allocator, result.words);
    return out;
}

Result Pass(const Shader &shader, wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    return Pass(shader, options);
}

// A record that is expected: of which instruction, error code, and its words.
struct Record {
    uint32_t site;
    std::vector<uint32_t> words; // The error code first.
};

Record Beyond(uint32_t site, uint32_t index, uint32_t last, uint32_t size = 20) {
    return {site, {WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, index, last, size}};
}

Record BadIndex(uint32_t site, uint32_t index, uint32_t length) {
    return {site, {WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, index, length}};
}

// What the push constants are, and what comes of it.
struct Case {
    uint32_t i, j;
    std::vector<uint32_t> results; // Of result[0] on, in guard mode.
    std::vector<Record> records;
    bool harmless = true; // The access may be made: observe mode is run, too.
};

class FlowTest : public wd::testing::DeviceTest {
  protected:
    void Begin(const Shader &shader) {
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
        WD_START_DEVICE(options);
    }

    // Runs a module over the buffers, and returns the output buffer. `results_` holds what it wrote.
    std::vector<uint32_t> Execute(const std::vector<uint32_t> &words, uint32_t i, uint32_t j) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        const VkShaderStageFlags stage = VK_SHADER_STAGE_COMPUTE_BIT;
        VkDescriptorSetLayout layout = MakeSetLayout({{0, type, 1, stage, nullptr},
                                                      {1, type, 1, stage, nullptr},
                                                      {2, type, 1, stage, nullptr},
                                                      {3, type, 3, stage, nullptr}});
        VkDescriptorSetLayout output_layout =
            MakeSetLayout({{0, type, 1, stage, nullptr}, {1, type, 1, stage, nullptr}});
        VkDescriptorSet set = MakeSet(layout, {{type, 6}}), output_set = MakeSet(output_layout, {{type, 2}});
        Buffer result = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 7));
        WriteBuffer(set, 0, 0, type, result);
        for (uint32_t n = 0; n < 5; n++) {
            const uint32_t base = n < 2 ? 100 * (n + 1) : 1000 * (n - 2);
            Buffer source = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                                       {5, base, base + 1, base + 2, base + 3, 0xbad, 0xbad, 0xbad});
            WriteBuffer(set, n < 3 ? 1 + n : 3, n < 3 ? 0 : n - 2, type, source, 0, 20);
        }
        Buffer output =
            MakeBuffer(4 * kSize, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(kSize, 0));
        Buffer input = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 0));
        WriteBuffer(output_set, 0, 0, type, output);
        WriteBuffer(output_set, 1, 0, type, input);
        VkPipelineLayout pipeline_layout = MakePipelineLayout({layout, output_layout}, stage, 8);
        VkPipeline pipeline = MakeComputePipeline(pipeline_layout, MakeShader(words.data(), words.size()));
        VkCommandBuffer commands = DeviceTest::Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1,
                                &output_set, 0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set, {stage, {i, j}}, 1);
        Check(Submit(commands), "vkQueueSubmit");
        results_.assign(result.words, result.words + 16);
        return std::vector<uint32_t>(output.words, output.words + kSize);
    }

    // Runs the shader as it is and instrumented, for each of the runs.
    void Try(const Shader &shader, uint32_t num_checks, const std::vector<Case> &runs) {
        Begin(shader);
        if (IsSkipped()) {
            return;
        }
        const std::vector<uint32_t> original = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
        for (wd_instrument_mode mode : kModes) {
            SCOPED_TRACE(mode == WD_INSTRUMENT_GUARD ? "guard" : "observe");
            const Result result = Pass(shader, mode);
            EXPECT_EQ(result.num_checks, num_checks);
            ASSERT_FALSE(result.words.empty()) << result.reason;
            for (const Case &run : runs) {
                SCOPED_TRACE("i = " + std::to_string(run.i) + ", j = " + std::to_string(run.j));
                if (run.records.empty()) {
                    Execute(original, run.i, run.j);
                    const std::vector<uint32_t> expected = results_;
                    ExpectResults(run.results);
                    EXPECT_EQ(Execute(result.words, run.i, run.j), Output(original, {}));
                    EXPECT_EQ(results_, expected);
                } else if (mode == WD_INSTRUMENT_GUARD || run.harmless) {
                    EXPECT_EQ(Execute(result.words, run.i, run.j), Output(original, run.records));
                    if (mode == WD_INSTRUMENT_GUARD) {
                        ExpectResults(run.results);
                    }
                }
            }
        }
    }

    void ExpectResults(const std::vector<uint32_t> &expected) const {
        EXPECT_EQ(std::vector<uint32_t>(results_.begin(), results_.begin() + (long)expected.size()),
                  expected);
    }

    // The output buffer with these records.
    static std::vector<uint32_t> Output(const std::vector<uint32_t> &original,
                                        const std::vector<Record> &records) {
        std::vector<uint32_t> output = {0};
        for (const Record &record : records) {
            const uint32_t size = WD_RECORD_ERROR + (uint32_t)record.words.size();
            output.insert(output.end(), {size, kShaderId, IndexOf(original, record.site),
                                         SpvExecutionModelGLCompute, 0, 0, 0});
            output.insert(output.end(), record.words.begin(), record.words.end());
            output[0] += size;
        }
        output.resize(kSize);
        return output;
    }

    std::vector<uint32_t> results_;
};

// Functions

const char kPointers[] = "OpCapability VariablePointers\n";

// uint read(Block *b, uint k) { return b->elements[k]; }
const char kRead[] =
    "%read = OpFunction %uint None %read_type\n%rb = OpFunctionParameter %pblock\n"
    "%rk = OpFunctionParameter %uint\n%rl = OpLabel\n%rp = OpAccessChain %puint %rb %u1 %rk\n"
    "%900 = OpLoad %uint %rp\nOpReturnValue %900\nOpFunctionEnd\n";
const char kReadType[] = "%read_type = OpTypeFunction %uint %pblock %uint\n";

TEST_F(FlowTest, AParameterThatIsAlwaysOneBufferIsThatBuffer) {
    Shader shader = {"%x = OpFunctionCall %uint %read %data %i\nOpStore %out_0 %x\n"
                     "%y = OpFunctionCall %uint %read %data %j\nOpStore %out_1 %y\n",
                     kRead, kReadType, kPointers};
    Try(shader, 1,
        {{3, 0, {103, 100}, {}},
         {0, 4, {100, 0}, {Beyond(kSite, 0, 23)}},
         {4, 5, {0, 0}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}});
}

// The function in between hands its own parameter on; it stands behind the one that it calls.
TEST_F(FlowTest, ParametersAreFollowedThroughFunctions) {
    Shader shader = {
        "%x = OpFunctionCall %uint %outer %i %other\nOpStore %out_0 %x\n",
        std::string(kRead) + "%outer = OpFunction %uint None %outer_type\n%ok = OpFunctionParameter %uint\n"
                             "%ob = OpFunctionParameter %pblock\n%ol = OpLabel\n"
                             "%or = OpFunctionCall %uint %read %ob %ok\nOpReturnValue %or\nOpFunctionEnd\n",
        std::string(kReadType) + "%outer_type = OpTypeFunction %uint %uint %pblock\n", kPointers};
    Try(shader, 1, {{3, 0, {203}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, AParameterForDifferentBuffersIsCheckedByItsLength) {
    const uint32_t unknown = WD_RECORD_INDEX_UNKNOWN;
    Shader shader = {"%x = OpFunctionCall %uint %read %data %i\nOpStore %out_0 %x\n"
                     "%y = OpFunctionCall %uint %read %other %j\nOpStore %out_1 %y\n",
                     kRead, kReadType, kPointers};
    Try(shader, 1, {{3, 2, {103, 202}, {}}, {0, 4, {100, 0}, {Beyond(kSite, unknown, 23)}}});
}

// An element of an array: the index is checked where the call is, the buffer's bounds where they are passed.
TEST_F(FlowTest, AnElementOfAnArrayAsAnArgument) {
    Shader shader = {"%e = OpAccessChain %pblock %buffers %j\n%901 = OpFunctionCall %uint %read %e %i\n"
                     "OpStore %out_0 %901\n",
                     kRead, kReadType, kPointers};
    Try(shader, 2,
        {{3, 2, {2003}, {}},
         {4, 2, {0}, {Beyond(kSite, WD_RECORD_INDEX_UNKNOWN, 23)}},
         {1, 3, {1}, {BadIndex(kSite2, 3, 3)}, false}});
}

TEST_F(FlowTest, AnArrayAsAnArgument) {
    const std::string type = "%pick_type = OpTypeFunction %uint %pblocks %uint %uint\n";
    const std::string pick =
        "%pick = OpFunction %uint None %pick_type\n%pa = OpFunctionParameter %pblocks\n"
        "%pn = OpFunctionParameter %uint\n%pk = OpFunctionParameter %uint\n%ql = OpLabel\n"
        "%qp = OpAccessChain %puint %pa %pn %u1 %pk\n%900 = OpLoad %uint %qp\nOpReturnValue "
        "%900\nOpFunctionEnd\n";
    Shader shader = {"%x = OpFunctionCall %uint %pick %buffers %j %i\nOpStore %out_0 %x\n", pick, type,
                     kPointers};
    Try(shader, 2,
        {{3, 2, {2003}, {}},
         {4, 1, {0}, {Beyond(kSite, 1, 23)}},
         {1, 3, {0}, {BadIndex(kSite, 3, 3)}, false}});
}

// With an input buffer a parameter that is one buffer has that buffer's state and size.
TEST(InstrumentFlow, TheInputBufferTellsOfParameters) {
    const wd_input_binding bindings[] = {{0, 1, 0, true}, {0, 2, 3, true}};
    const wd_instrument_input input = {1, 200, bindings, 2};
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.input = &input;
        Shader same = {"%x = OpFunctionCall %uint %read %data %i\n", kRead, kReadType, kPointers};
        options.checks = WD_CHECK_DESCRIPTOR_STATE;
        EXPECT_EQ(Pass(same, options).num_checks, 1u);
        Shader different = {
            "%x = OpFunctionCall %uint %read %data %i\n%y = OpFunctionCall %uint %read %other %i\n", kRead,
            kReadType, kPointers};
        EXPECT_EQ(Pass(different, options).num_checks, 0u);
        options.checks = WD_CHECK_ALL;
        EXPECT_EQ(Pass(different, options).num_checks, 1u);
    }
}

// Chosen pointers

// A step of a chosen pointer is no access: only the load asks for the buffer's state and size.
TEST(InstrumentFlow, TheInputBufferTellsOfAPointerThatALoopMoves) {
    const wd_input_binding bindings[] = {{0, 1, 0, true}, {0, 2, 3, true}};
    const wd_instrument_input input = {1, 200, bindings, 2};
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.mode = mode;
        options.input = &input;
        Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\nOpBranch %h\n%h = OpLabel\n"
                         "%p = OpPhi %puint %a %l %p2 %n\n%k = OpPhi %uint %u0 %l %k2 %n\n"
                         "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n"
                         "%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n"
                         "%900 = OpLoad %uint %p\nOpBranch %n\n%n = OpLabel\n"
                         "%p2 = OpPtrAccessChain %puint %p %u1\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
                         "%m = OpLabel\n",
                         "", "", kPointers};
        EXPECT_EQ(Pass(shader, options).num_checks, 1u);
    }
}

TEST_F(FlowTest, ASelectedPointerIntoABuffer) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u1 %i\n"
                     "%b = OpAccessChain %puint %data %u1 %u2\n%p = OpSelect %puint %c %a %b\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    // The one that is not chosen may lead anywhere.
    Try(shader, 1, {{3, 0, {103}, {}}, {9, 1, {102}, {}}, {4, 0, {0}, {Beyond(kSite, 0, 23)}}});
}

// The first member and an element: one number stands for both.
TEST_F(FlowTest, ASelectedPointerToDifferentMembers) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u0\n"
                     "%b = OpAccessChain %puint %data %u1 %i\n%p = OpSelect %puint %c %a %b\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 1,
        {{3, 0, {5}, {}}, {9, 0, {5}, {}}, {3, 1, {103}, {}}, {4, 1, {0}, {Beyond(kSite, 0, 23)}}});
}

TEST_F(FlowTest, APhiOfPointersIntoABuffer) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\nOpSelectionMerge %m None\nOpBranchConditional %c %t %e\n"
                     "%t = OpLabel\n%a = OpAccessChain %puint %data %u1 %i\n%901 = OpLoad %uint %a\n"
                     "OpStore %out_1 %901\nOpBranch %m\n"
                     "%e = OpLabel\n%b = OpAccessChain %puint %data %u1 %u2\nOpBranch %m\n%m = OpLabel\n"
                     "%p = OpPhi %puint %a %t %b %e\n%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 2,
        {{3, 0, {103, 103}, {}},
         {9, 1, {102}, {}},
         {4, 0, {0, 0}, {Beyond(kSite2, 0, 23), Beyond(kSite, 0, 23)}}});
}

// for (p = &data.elements[i], n = 0; n < j; n++, p++) sum += *p
TEST_F(FlowTest, APointerThatALoopMoves) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\nOpBranch %h\n%h = OpLabel\n"
                     "%p = OpPhi %puint %a %l %p2 %n\n%k = OpPhi %uint %u0 %l %k2 %n\n"
                     "%s = OpPhi %uint %u0 %l %s2 %n\nOpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n"
                     "%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n"
                     "%900 = OpLoad %uint %p\n%s2 = OpIAdd %uint %s %900\nOpBranch %n\n%n = OpLabel\n"
                     "%p2 = OpPtrAccessChain %puint %p %u1\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
                     "%m = OpLabel\nOpStore %out_0 %s\n",
                     "", "", kPointers};
    Try(shader, 1,
        {{0, 4, {406}, {}},
         {2, 2, {205}, {}},
         {2, 3, {205}, {Beyond(kSite, 0, 23)}},
         {2, 4, {205}, {Beyond(kSite, 0, 23), Beyond(kSite, 0, 27)}}});
}

TEST_F(FlowTest, PointersToDifferentElementsOfAnArray) {
    Shader shader = {"%c = OpULessThan %bool %j %u3\n%a = OpAccessChain %puint %buffers %j %u1 %i\n"
                     "%b = OpAccessChain %puint %buffers %i %u1 %u2\n%p = OpSelect %puint %c %a %b\n"
                     "%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 2,
        {{3, 2, {2003}, {}},
         {2, 3, {2002}, {}},
         {4, 2, {0}, {Beyond(kSite, 2, 23)}},
         {3, 9, {0}, {BadIndex(kSite, 3, 3)}, false}});
}

TEST_F(FlowTest, PointersToDifferentBuffersAreAskedForTheirLength) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%p = OpSelect %pblock %c %data %other\n"
                     "%q = OpAccessChain %puint %p %u1 %i\n%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "", "", kPointers};
    Try(shader, 1,
        {{3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, WD_RECORD_INDEX_UNKNOWN, 23)}}});
}

// Pointers that were kept or returned lead somewhere: how long the buffer there is they can be asked.
TEST_F(FlowTest, PointersToBuffersThatAreKept) {
    const std::string types = "%pfblock = OpTypePointer Function %pblock\n";
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%s = OpSelect %pblock %c %data %other\nOpStore %kept %s\n"
                     "%p = OpLoad %pblock %kept\n%q = OpAccessChain %puint %p %u1 %i\n"
                     "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "",
                     types,
                     kPointers,
                     "",
                     "%kept = OpVariable %pfblock Function\n"};
    Try(shader, 1,
        {{3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, WD_RECORD_INDEX_UNKNOWN, 23)}}});
}

TEST_F(FlowTest, PointersToBuffersThatFunctionsReturn) {
    Shader shader = {"%p = OpFunctionCall %pblock %choose %j\n%q = OpAccessChain %puint %p %u1 %i\n"
                     "%900 = OpLoad %uint %q\nOpStore %out_0 %900\n",
                     "%choose = OpFunction %pblock None %choose_type\n%ck = OpFunctionParameter %uint\n"
                     "%cl = OpLabel\n%cc = OpIEqual %bool %ck %u0\n%cs = OpSelect %pblock %cc %data %other\n"
                     "OpReturnValue %cs\nOpFunctionEnd\n",
                     "%choose_type = OpTypeFunction %pblock %uint\n", kPointers};
    Try(shader, 1,
        {{3, 0, {103}, {}}, {3, 1, {203}, {}}, {4, 1, {0}, {Beyond(kSite, WD_RECORD_INDEX_UNKNOWN, 23)}}});
}

// Frexp and Modf write their second result through a pointer.
TEST_F(FlowTest, SecondResultsThatGoIntoABuffer) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\n%900 = OpExtInst %float %glsl Frexp %f8 %a\n"
                     "%e = OpLoad %uint %a\nOpStore %out_0 %e\n%m = OpBitcast %uint %900\n"
                     "OpStore %out_1 %m\n",
                     "", "%float = OpTypeFloat 32\n%f8 = OpConstant %float 8\n",
                     "%glsl = OpExtInstImport \"GLSL.std.450\"\n"};
    Try(shader, 1, {{3, 0, {4, 0x3f000000}, {}}, {4, 0, {0, 0}, {Beyond(kSite, 0, 23)}, false}});
}

// The loop comes back with a pointer into another buffer: the phi is not checked, and nothing is said that is not true.
TEST_F(FlowTest, ALoopThatChangesTheBuffer) {
    Shader shader = {
        "%a = OpAccessChain %puint %data %u1 %i\n%z = OpLoad %uint %a\nOpBranch %h\n%h = OpLabel\n"
        "%p = OpPhi %puint %a %l %p2 %n\n%k = OpPhi %uint %u0 %l %k2 %n\n"
        "OpLoopMerge %m %n None\nOpBranch %t\n%t = OpLabel\n"
        "%c = OpULessThan %bool %k %j\nOpBranchConditional %c %b %m\n%b = OpLabel\n"
        "%r = OpLoad %uint %p\nOpStore %out_0 %r\nOpBranch %n\n%n = OpLabel\n"
        "%p2 = OpAccessChain %puint %other %u1 %k\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n"
        "%m = OpLabel\n",
        "", "", kPointers};
    Try(shader, 2, {{3, 1, {103}, {}}, {1, 4, {202}, {}}});
}

// Validity only: lavapipe does not survive null pointers, chosen or not.
TEST(InstrumentFlow, NullPointersAreChosenFrom) {
    Shader shader = {"%c = OpIEqual %bool %j %u0\n%a = OpAccessChain %puint %data %u1 %i\n"
                     "%p = OpSelect %puint %c %a %null\n%900 = OpLoad %uint %p\nOpStore %out_0 %900\n",
                     "", "%null = OpConstantNull %puint\n", kPointers};
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(Pass(shader, mode).num_checks, 1u);
    }
}

// Copies

TEST_F(FlowTest, CopiedPointersAndMemory) {
    Shader shader = {"%a = OpAccessChain %puint %data %u1 %i\n%b = OpCopyObject %puint %a\n"
                     "OpCopyMemory %local %b\n%x = OpLoad %uint %local\nOpStore %out_0 %x\n"
                     "%900 = OpLoad %uint %b\nOpStore %out_1 %900\n",
                     "",
                     "%pf = OpTypePointer Function %uint\n",
                     "",
                     "",
                     "%local = OpVariable %pf Function\nOpStore %local %u7\n"};
    Try(shader, 1, {{3, 0, {103, 103}, {}}});
}

TEST(InstrumentFlow, EveryAllocationMayFail) {
    Shader shader = {"%x = OpFunctionCall %uint %read %data %i\n%y = OpFunctionCall %uint %read %other %i\n"
                     "%c = OpULessThan %bool %j %u3\n%a = OpAccessChain %puint %buffers %j %u1 %i\n"
                     "%b = OpAccessChain %puint %buffers %i %u1 %u2\n%p = OpSelect %puint %c %a %b\n"
                     "%902 = OpLoad %uint %p\n",
                     kRead, kReadType, kPointers};
    const std::vector<uint32_t> words = Assemble(Text(shader), SPV_ENV_UNIVERSAL_1_3);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_allocator allocator = wd_failing_allocator_get(&state);
        wd_instrument_result result;
        wd_status status = wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr);
        wd_free(&allocator, result.words);
        EXPECT_EQ(state.alive, 0u) << n;
        if (status == WD_OK) {
            EXPECT_NE(result.num_words, 0u);
            break;
        }
        ASSERT_EQ(status, WD_ERROR_OUT_OF_MEMORY) << n;
    }
}

} // namespace
