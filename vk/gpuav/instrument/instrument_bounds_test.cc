// Bounds of storage buffers: the exact last byte of every kind of access, on lavapipe with a plain storage buffer
// bound, and the checks that an earlier check covers.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Buffer;
using wd::testing::FailEachAllocation;
using wd::testing::IndexOfLast;
using wd::testing::Instrument;
using wd::testing::Instrumented;
using wd::testing::Options;

constexpr uint32_t kDescSet = 1;
constexpr uint32_t kHeads = 60, kTable = 8;   // Words of the output buffer and of the input buffer.
constexpr uint32_t kHead = 16, kStride = 256; // Of the buffer's block.

// A compute shader with `struct { uint head; Element elements[]; }` at binding 0 of set 0. %i comes from a push
// constant, %j is 1 at run time.
std::string Shader(const std::string &body, const std::string &types = "",
                   const std::string &capabilities = "", const std::string &decorations = "") {
    return "OpCapability Shader\nOpCapability Int64\nOpCapability Float64\n" + capabilities +
           "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
           "OpExecutionMode %main LocalSize 1 1 1\n"
           "OpDecorate %buffer DescriptorSet 0\nOpDecorate %buffer Binding 0\n"
           "OpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\nOpMemberDecorate %block 1 Offset "
           "16\n"
           "OpDecorate %elements ArrayStride 256\nOpDecorate %fixed ArrayStride 16\n"
           "OpMemberDecorate %element 0 Offset 0\nOpMemberDecorate %element 1 Offset 16\n"
           "OpMemberDecorate %element 2 Offset 32\nOpMemberDecorate %element 2 ColMajor\n"
           "OpMemberDecorate %element 2 MatrixStride 16\n"
           "OpMemberDecorate %element 3 Offset 64\nOpMemberDecorate %element 3 RowMajor\n"
           "OpMemberDecorate %element 3 MatrixStride 8\n"
           "OpMemberDecorate %element 4 Offset 96\nOpMemberDecorate %element 5 Offset 160\n"
           "OpMemberDecorate %inner 0 Offset 0\nOpMemberDecorate %inner 1 Offset 8\n"
           "OpDecorate %control Block\nOpMemberDecorate %control 0 Offset 0\nOpMemberDecorate %control 1 "
           "Offset 4\n" +
           decorations +
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n%int = OpTypeInt 32 1\n"
           "%float = OpTypeFloat 32\n%double = OpTypeFloat 64\n%ulong = OpTypeInt 64 0\n"
           "%v2 = OpTypeVector %float 2\n%v3 = OpTypeVector %float 3\n%m23 = OpTypeMatrix %v3 2\n"
           "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n%u3 = OpConstant "
           "%uint 3\n"
           "%u4 = OpConstant %uint 4\n%u5 = OpConstant %uint 5\n%n1 = OpConstant %int -1\n"
           "%fixed = OpTypeArray %uint %u3\n%inner = OpTypeStruct %double %uint\n"
           "%element = OpTypeStruct %float %v3 %m23 %m23 %fixed %inner\n"
           "%elements = OpTypeRuntimeArray %element\n%block = OpTypeStruct %uint %elements\n"
           "%pblock = OpTypePointer StorageBuffer %block\n%buffer = OpVariable %pblock StorageBuffer\n"
           "%pelement = OpTypePointer StorageBuffer %element\n%puint = OpTypePointer StorageBuffer %uint\n"
           "%pfloat = OpTypePointer StorageBuffer %float\n%pdouble = OpTypePointer StorageBuffer %double\n"
           "%pv3 = OpTypePointer StorageBuffer %v3\n%pm23 = OpTypePointer StorageBuffer %m23\n"
           "%pfixed = OpTypePointer StorageBuffer %fixed\n%pinner = OpTypePointer StorageBuffer %inner\n"
           "%control = OpTypeStruct %uint %uint\n%pcontrol = OpTypePointer PushConstant %control\n"
           "%push = OpVariable %pcontrol PushConstant\n%ppush = OpTypePointer PushConstant %uint\n" +
           types +
           "%main = OpFunction %void None %fn\n%l = OpLabel\n%pi = OpAccessChain %ppush %push %u0\n"
           "%i = OpLoad %uint %pi\n%pj = OpAccessChain %ppush %push %u1\n%j = OpLoad %uint %pj\n" +
           body + "OpReturn\nOpFunctionEnd\n";
}

std::string Load(const std::string &type, const std::string &indices) {
    return "%p = OpAccessChain %p" + type + " %buffer %u1 " + indices + "\n%r = OpLoad %" + type + " %p\n";
}

wd_instrument_options MakeOptions(wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = mode;
    options.desc_set = kDescSet;
    options.shader_id = 77;
    return options;
}

Instrumented Pass(const std::string &text, wd_instrument_options options = MakeOptions()) {
    return Instrument(text, SPV_ENV_VULKAN_1_1, options);
}

struct Access {
    const char *name;
    std::string body;
    uint32_t last; // In the element.
    const char *opcode = "OpLoad";
    std::string types = {};
    std::string decorations = {};
};

// The buffer's elements as arrays of arrays: six dimensions of two, in six of one, all chosen by computed indices.
struct Deep {
    std::string types = "%cube0 = OpTypeArray %uint %u2\n", decorations = "OpDecorate %cube0 ArrayStride 4\n",
                body = "%z = OpISub %uint %j %u1\n%p = OpAccessChain %puint %deep %u1 %i";
    Deep() {
        for (int n = 1; n < 12; n++) {
            const std::string id = "%cube" + std::to_string(n);
            types += id + " = OpTypeArray %cube" + std::to_string(n - 1) + (n < 6 ? " %u2\n" : " %u1\n");
            decorations += "OpDecorate " + id + " ArrayStride " + std::to_string(n < 6 ? 4 << n : 256) + "\n";
        }
        types += "%cubes = OpTypeRuntimeArray %cube11\n%deepblock = OpTypeStruct %uint %cubes\n"
                 "%pdeepblock = OpTypePointer StorageBuffer %deepblock\n"
                 "%deep = OpVariable %pdeepblock StorageBuffer\n";
        decorations += "OpDecorate %cubes ArrayStride 256\nOpDecorate %deepblock Block\n"
                       "OpMemberDecorate %deepblock 0 Offset 0\nOpMemberDecorate %deepblock 1 Offset 16\n"
                       "OpDecorate %deep DescriptorSet 0\nOpDecorate %deep Binding 0\n";
        body += " %z %z %z %z %z %z %j %j %j %j %j %j\n%r = OpLoad %uint %p\n";
    }
};
const Deep kDeep;

const std::vector<Access> kAccesses = {
    {"scalar", Load("float", "%i %u0"), 3},
    {"vector", Load("v3", "%i %u1"), 27},
    {"component", Load("float", "%i %u1 %u2"), 27},
    {"dynamic component", Load("float", "%i %u1 %j"), 23},
    {"column-major matrix", Load("m23", "%i %u2"), 59},
    {"column of a column-major matrix", Load("v3", "%i %u2 %u0"), 43},
    {"dynamic column of a column-major matrix", Load("v3", "%i %u2 %j"), 59},
    {"component of a column-major matrix", Load("float", "%i %u2 %u1 %u0"), 51},
    {"row-major matrix", Load("m23", "%i %u3"), 87},
    {"column of a row-major matrix", Load("v3", "%i %u3 %u0"), 83},
    {"dynamic column of a row-major matrix", Load("v3", "%i %u3 %j"), 87},
    {"component of a row-major matrix", Load("float", "%i %u3 %u1 %u0"), 71},
    {"dynamic component of a row-major matrix", Load("float", "%i %u3 %j %j"), 79},
    {"array", Load("fixed", "%i %u4"), 131},
    {"element of an array", Load("uint", "%i %u4 %u1"), 115},
    {"dynamic element of an array", Load("uint", "%i %u4 %j"), 115},
    {"double", Load("double", "%i %u5 %u0"), 167},
    {"struct", Load("inner", "%i %u5"), 171},
    {"outer struct", Load("element", "%i"), 171},
    {"chain in steps",
     "%q = OpAccessChain %pelement %buffer %u1 %i\n%p = OpInBoundsAccessChain %pfloat %q %u0\n%r = OpLoad "
     "%float %p\n",
     3},
    {"store", "%p = OpAccessChain %puint %buffer %u1 %i %u4 %u0\nOpStore %p %u5\n", 99, "OpStore"},
    {"atomic", "%p = OpAccessChain %puint %buffer %u1 %i %u4 %u0\n%r = OpAtomicIAdd %uint %p %u1 %u0 %u1\n",
     99, "OpAtomicIAdd"},
    {"atomic store", "%p = OpAccessChain %puint %buffer %u1 %i %u4 %u0\nOpAtomicStore %p %u1 %u0 %u1\n", 99,
     "OpAtomicStore"},
    {"64-bit index", "%w = OpUConvert %ulong %i\n" + Load("float", "%w %u0"), 3},
    {"signed index", "%s = OpBitcast %int %i\n" + Load("float", "%s %u0"), 3},
    {"thirteen computed indices", kDeep.body, 255, "OpLoad", kDeep.types, kDeep.decorations},
};

class BoundsDeviceTest : public wd::testing::DeviceTest {
  protected:
    static Options LavapipeOptions() {
        Options options;
        options.layers = {};
        options.features.shaderInt64 = VK_TRUE;
        options.features.shaderFloat64 = VK_TRUE;
        return options;
    }

    // Runs the shader with two elements bound out of a buffer of four, and returns the output buffer. `word` is the
    // descriptor's word in the input buffer.
    std::vector<uint32_t> Run(const std::vector<uint32_t> &words, uint32_t index, uint32_t word = UINT32_MAX,
                              uint32_t head = kTable) {
        const VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        VkDescriptorSetLayout layout = MakeSetLayout({{0, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                                      {1, type, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        VkDescriptorSet set = MakeSet(layout, {{type, 2}}), output_set = MakeSet(layout, {{type, 2}});
        source_ = MakeBuffer(kHead + 4 * kStride, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
                             std::vector<uint32_t>((kHead + 4 * kStride) / 4, 9));
        Buffer output = MakeBuffer(256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(64, 0));
        WriteBuffer(set, 0, 0, type, source_, 0, kHead + 2 * kStride);
        output.words[kHeads] = head;
        Buffer input = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 0));
        input.words[0] = UINT32_MAX;
        input.words[kTable] = 1;
        input.words[kTable + 1] = word;
        WriteBuffer(output_set, 0, 0, type, output);
        WriteBuffer(output_set, 1, 0, type, input);
        VkPipelineLayout pipeline_layout =
            MakePipelineLayout({layout, layout}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        VkPipeline pipeline = MakeComputePipeline(pipeline_layout, MakeShader(words.data(), words.size()));
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_layout, kDescSet, 1,
                                &output_set, 0, nullptr);
        RecordDispatch(commands, pipeline, pipeline_layout, set, {VK_SHADER_STAGE_COMPUTE_BIT, {index, 1}},
                       1);
        Check(Submit(commands), "vkQueueSubmit");
        output.words[kHeads] = 0;
        return std::vector<uint32_t>(output.words, output.words + 64);
    }

    Buffer source_;
};

TEST_F(BoundsDeviceTest, TheExactLastByteIsRecorded) {
    WD_START_DEVICE(LavapipeOptions());
    for (const Access &access : kAccesses) {
        for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
            SCOPED_TRACE(access.name);
            const std::string text = Shader(access.body, access.types, "", access.decorations);
            Instrumented shader = Pass(text, MakeOptions(mode));
            ASSERT_EQ(shader.num_checks, 1u);
            EXPECT_EQ(Run(shader.words, 1), std::vector<uint32_t>(64, 0));
            // The first loads are those of push constants.
            const uint32_t instruction = IndexOfLast(shader.original, access.opcode);
            for (uint32_t index : {2u, 3u, 4000000000u}) {
                if (index == 4000000000u && mode == WD_INSTRUMENT_OBSERVE) {
                    continue; // The access is made: some drivers do not survive it.
                }
                uint32_t last = index < 4 ? kHead + index * kStride + access.last : UINT32_MAX;
                std::vector<uint32_t> expected = {11, 11, 77, instruction, 5,    0,
                                                  0,  0,  5,  0,           last, kHead + 2 * kStride};
                expected.resize(64);
                EXPECT_EQ(Run(shader.words, index), expected) << index;
                if (mode == WD_INSTRUMENT_GUARD) {
                    EXPECT_EQ(std::vector<uint32_t>(source_.words, source_.words + (kHead + 4 * kStride) / 4),
                              std::vector<uint32_t>((kHead + 4 * kStride) / 4, 9));
                }
            }
        }
    }
}

// With an input buffer, the bounds are exact to the byte.
TEST_F(BoundsDeviceTest, TheInputBufferGivesTheSizeToTheByte) {
    WD_START_DEVICE(LavapipeOptions());
    const wd_input_binding bindings[] = {{0, 0, 0, true, 0}};
    const wd_instrument_input input = {1, kHeads, bindings, 1};
    for (const Access &access : kAccesses) {
        for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
            if (mode == WD_INSTRUMENT_OBSERVE && &access != &kAccesses[0]) {
                continue; // The condition has the same code.
            }
            SCOPED_TRACE(access.name);
            wd_instrument_options options = MakeOptions(mode);
            options.input = &input;
            const std::string text = Shader(access.body, access.types, "", access.decorations);
            Instrumented shader = Pass(text, options);
            ASSERT_EQ(shader.num_checks, 1u);
            const uint32_t instruction = IndexOfLast(shader.original, access.opcode);
            const uint32_t last = kHead + kStride + access.last;
            EXPECT_EQ(Run(shader.words, 1, last + 1), std::vector<uint32_t>(64, 0));
            EXPECT_EQ(Run(shader.words, 1, UINT32_MAX), std::vector<uint32_t>(64, 0));
            EXPECT_EQ(Run(shader.words, 1, 0, 0), std::vector<uint32_t>(64, 0))
                << "nothing is known of the set";
            std::vector<uint32_t> beyond = {11, 11, 77, instruction, 5, 0, 0, 0, 5, 0, last, last};
            beyond.resize(64);
            EXPECT_EQ(Run(shader.words, 1, last), beyond);
            std::vector<uint32_t> never_written = {10, 10, 77, instruction, 5, 0, 0, 0, 1, 0, 0};
            never_written.resize(64);
            EXPECT_EQ(Run(shader.words, 1, 0), never_written);
        }
    }
}

TEST(InstrumentBounds, WithAnInputBufferEveryMemberIsChecked) {
    const wd_input_binding bindings[] = {{0, 0, 0, true, 0}};
    const wd_instrument_input input = {1, kHeads, bindings, 1};
    wd_instrument_options options = MakeOptions();
    options.input = &input;
    const std::string head = "%p0 = OpAccessChain %puint %buffer %u0\n%r0 = OpLoad %uint %p0\n";
    EXPECT_EQ(Pass(Shader(head), options).num_checks, 1u);
    EXPECT_EQ(Pass(Shader(head + Load("float", "%u2 %u0")), options).num_checks, 2u);
    // The larger offset covers the smaller one, but in guard mode not its access.
    EXPECT_EQ(Pass(Shader(Load("float", "%u2 %u0") + head), options).num_checks, 2u);
    options.mode = WD_INSTRUMENT_OBSERVE;
    EXPECT_EQ(Pass(Shader(Load("float", "%u2 %u0") + head), options).num_checks, 1u);
    options.mode = WD_INSTRUMENT_GUARD;
    // The length of an array depends on the descriptor's state, not on its bytes.
    EXPECT_EQ(Pass(Shader("%n = OpArrayLength %uint %buffer 1\n"), options).num_checks, 1u);
    options.checks = WD_CHECK_BUFFER_BOUNDS;
    EXPECT_EQ(Pass(Shader(head), options).num_checks, 1u);
    EXPECT_EQ(Pass(Shader("%n = OpArrayLength %uint %buffer 1\n"), options).num_checks, 0u);
    options.checks = WD_CHECK_DESCRIPTOR_STATE;
    EXPECT_EQ(Pass(Shader(head + Load("float", "%u2 %u0")), options).num_checks, 1u);
}

TEST(InstrumentBounds, ConstantElementsAreCheckedAndMembersBeforeThemAreNot) {
    EXPECT_EQ(Pass(Shader(Load("float", "%u2 %u0"))).num_checks, 1u);
    EXPECT_EQ(Pass(Shader("%p = OpAccessChain %puint %buffer %u0\n%r = OpLoad %uint %p\n")).num_checks, 0u);
}

TEST(InstrumentBounds, ChecksThatAnEarlierOneCoversAreElided) {
    // The same element, another member: its index is in bounds.
    Instrumented same = Pass(Shader(Load("float", "%i %u0") +
                                    "%p2 = OpAccessChain %pv3 %buffer %u1 %i %u1\n%r2 = OpLoad %v3 %p2\n"));
    EXPECT_EQ(same.num_checks, 1u);
    EXPECT_EQ(same.num_elided, 1u);
    // A larger constant element covers a smaller one, not the reverse.
    const std::string two = "%p2 = OpAccessChain %pfloat %buffer %u1 %u2 %u0\n%r2 = OpLoad %float %p2\n";
    const std::string three = "%p3 = OpAccessChain %pfloat %buffer %u1 %u3 %u0\n%r3 = OpLoad %float %p3\n";
    // In guard mode the smaller one may be good although the larger one is not.
    wd_instrument_options observe = MakeOptions();
    observe.mode = WD_INSTRUMENT_OBSERVE;
    EXPECT_EQ(Pass(Shader(three + two), observe).num_checks, 1u);
    EXPECT_EQ(Pass(Shader(two + three), observe).num_checks, 2u);
    EXPECT_EQ(Pass(Shader(three + two)).num_checks, 2u);
    // Another index, and another block after the first.
    const std::string other = "%p2 = OpAccessChain %pfloat %buffer %u1 %j %u0\n%r2 = OpLoad %float %p2\n";
    EXPECT_EQ(Pass(Shader(Load("float", "%i %u0") + other)).num_checks, 2u);
    EXPECT_EQ(
        Pass(Shader(Load("float", "%i %u0") + "OpBranch %next\n%next = OpLabel\n%r2 = OpLoad %float %p\n"))
            .num_checks,
        1u);
}

TEST(InstrumentBounds, ArraysOfBuffersCheckTheIndexFirst) {
    const std::string types =
        "%buffers = OpTypeArray %block %u4\n%pbuffers = OpTypePointer StorageBuffer %buffers\n"
        "%array = OpVariable %pbuffers StorageBuffer\n";
    const std::string decorations = "OpDecorate %array DescriptorSet 0\nOpDecorate %array Binding 2\n";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        Instrumented result =
            Pass(Shader("%p = OpAccessChain %pfloat %array %j %u1 %i %u0\n%r = OpLoad %float %p\n"
                        "OpStore %p %r\n",
                        types, "", decorations),
                 MakeOptions(mode));
        EXPECT_EQ(result.num_checks, 2u);
        EXPECT_EQ(result.num_elided, 2u);
    }
    wd_instrument_options options = MakeOptions();
    options.checks = WD_CHECK_BUFFER_BOUNDS;
    EXPECT_EQ(Pass(Shader("%p = OpAccessChain %pfloat %array %j %u1 %i %u0\n%r = OpLoad %float %p\n", types,
                          "", decorations),
                   options)
                  .num_checks,
              1u);
    options.checks = WD_CHECK_DESCRIPTOR_INDEX;
    EXPECT_EQ(Pass(Shader(Load("float", "%i %u0")), options).num_checks, 0u);
}

TEST(InstrumentBounds, SmallTypesAndGroupsOfDecorations) {
    const std::string capabilities =
        "OpCapability Int8\nOpCapability Int16\nOpCapability StorageBuffer8BitAccess\nOpCapability "
        "StorageBuffer16BitAccess\n"
        "OpExtension \"SPV_KHR_8bit_storage\"\nOpExtension \"SPV_KHR_16bit_storage\"\n";
    for (const auto &[bits, stride] : {std::pair<int, int>{8, 1}, {16, 2}, {64, 8}}) {
        const std::string stride_text = std::to_string(stride);
        const std::string decorations =
            "OpDecorate %small DescriptorSet 0\nOpDecorate %small Binding 3\nOpDecorate %sblock Block\n"
            "OpMemberDecorate %sblock 0 Offset 0\nOpDecorate %group ArrayStride " +
            stride_text + "\n%group = OpDecorationGroup\nOpGroupDecorate %group %sarray\n";
        const std::string types =
            std::string(bits == 64 ? "" : "%st = OpTypeInt " + std::to_string(bits) + " 0\n") +
            "%sarray = OpTypeRuntimeArray " + (bits == 64 ? "%ulong" : "%st") +
            "\n%sblock = OpTypeStruct %sarray\n%psblock = OpTypePointer StorageBuffer %sblock\n"
            "%small = OpVariable %psblock StorageBuffer\n%pst = OpTypePointer StorageBuffer " +
            (bits == 64 ? "%ulong" : "%st") + "\n";
        Instrumented result = Pass(Shader(std::string("%p = OpAccessChain %pst %small %u0 %i\n%r = OpLoad ") +
                                              (bits == 64 ? "%ulong" : "%st") + " %p\n",
                                          types, capabilities, decorations));
        EXPECT_EQ(result.num_checks, 1u) << bits;
    }
}

TEST(InstrumentBounds, EveryAllocationMayFail) {
    const std::vector<uint32_t> words = Assemble(
        Shader(Load("float", "%i %u2 %j %j") +
               "%q = OpAccessChain %pelement %buffer %u1 %j\n%q1 = OpAccessChain %puint %q %u4 %i\n"
               "%q2 = OpAccessChain %puint %q %u4 %j\n%x1 = OpLoad %uint %q1\n%x2 = OpLoad %uint %q2\n"),
        SPV_ENV_UNIVERSAL_1_3);
    const wd_input_binding bindings[] = {{0, 0, 0, true, 0}};
    const wd_instrument_input input = {1, kHeads, bindings, 1};
    wd_instrument_options options = MakeOptions();
    options.input = &input;
    FailEachAllocation(words, options);
}

} // namespace
