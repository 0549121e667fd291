// Calls of debugPrintfEXT become calls of functions that record their values: for values of each type, in each place of
// a module, next to checks and in loops with two versions. Each module is valid before and after.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Count;
using wd::testing::Instrument;
using wd::testing::Instrumented;

constexpr char kHead[] = R"(
OpCapability Shader
OpCapability Int8
OpCapability Int16
OpCapability Int64
OpCapability Float16
OpCapability Float64
OpCapability PhysicalStorageBufferAddresses
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel PhysicalStorageBuffer64 GLSL450
)";

constexpr char kTypes[] = R"(
%format = OpString "format"
%text = OpString "text"
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffers DescriptorSet 0
OpDecorate %buffers Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%char = OpTypeInt 8 1
%ushort = OpTypeInt 16 0
%int = OpTypeInt 32 1
%uint = OpTypeInt 32 0
%long = OpTypeInt 64 1
%half = OpTypeFloat 16
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%bvec2 = OpTypeVector %bool 2
%vec2 = OpTypeVector %float 2
%dvec4 = OpTypeVector %double 4
%mat2 = OpTypeMatrix %vec2 2
%block = OpTypeStruct %uint
%address = OpTypePointer PhysicalStorageBuffer %uint
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u6 = OpConstant %uint 6
%blocks = OpTypeArray %block %u6
%pblocks = OpTypePointer StorageBuffer %blocks
%puint = OpTypePointer StorageBuffer %uint
%buffers = OpVariable %pblocks StorageBuffer
%pfn = OpTypePointer Function %uint
)";

std::string Module(const std::string &body, const std::string &functions = "") {
    return std::string(kHead) +
           "OpEntryPoint GLCompute %main \"main\" %buffers\nOpExecutionMode %main LocalSize 1 1 1\n" +
           kTypes + "%main = OpFunction %void None %fn\n%begin = OpLabel\n" + body +
           "OpReturn\nOpFunctionEnd\n" + functions;
}

wd_instrument_options Options(uint32_t checks = 0, wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    options.debug_printf = true;
    return options;
}

Instrumented Print(const std::string &text, const wd_instrument_options &options = Options()) {
    return Instrument(text, SPV_ENV_VULKAN_1_2, options);
}

TEST(InstrumentPrintf, ValuesOfEachType) {
    const char *types[] = {"bool",  "char",   "ushort", "int",  "uint",  "long", "half",
                           "float", "double", "bvec2",  "vec2", "dvec4", "mat2", "address"};
    std::string all, ids;
    for (const char *type : types) {
        const std::string id = std::string("%value_") + type, undefined = id + " = OpUndef %" + type + "\n";
        const Instrumented one =
            Print(Module(undefined + "%p = OpExtInst %void %set 1 %format " + id + "\n"));
        EXPECT_EQ(Count(one.text, "OpFunctionCall"), 1u) << type << one.reason;
        EXPECT_EQ(Count(one.text, "OpExtInst "), 0u) << type;
        all += undefined;
        ids += " " + id;
    }
    const Instrumented every = Print(Module(all + "%p = OpExtInst %void %set 1 %format" + ids + "\n"));
    EXPECT_EQ(Count(every.text, "OpFunctionCall"), 1u) << every.reason;
}

TEST(InstrumentPrintf, StringsAndStructsHaveNoWords) {
    const Instrumented result =
        Print(Module("%v = OpUndef %block\n%p = OpExtInst %void %set 1 %format %text %v %u6\n"));
    EXPECT_EQ(Count(result.text, "OpFunctionCall"), 1u);
}

TEST(InstrumentPrintf, CallsWithTheSameTypesShareAFunction) {
    const Instrumented result = Print(Module("%a = OpExtInst %void %set 1 %format %u0\n"
                                             "%b = OpExtInst %void %set 1 %format %u1\n"
                                             "%c = OpExtInst %void %set 1 %format\n"));
    EXPECT_EQ(Count(result.text, "OpFunctionCall"), 3u);
    EXPECT_EQ(Count(result.text, "OpFunction "), 3u);
}

TEST(InstrumentPrintf, SeveralEntryPoints) {
    const std::string text =
        std::string(kHead) +
        "OpEntryPoint GLCompute %main \"main\" %buffers\n"
        "OpEntryPoint GLCompute %other \"other\" %buffers\n"
        "OpExecutionMode %main LocalSize 1 1 1\nOpExecutionMode %other LocalSize 2 1 1\n" +
        kTypes +
        "%main = OpFunction %void None %fn\n%a = OpLabel\n%x = OpFunctionCall %void %print\n"
        "OpReturn\nOpFunctionEnd\n"
        "%other = OpFunction %void None %fn\n%b = OpLabel\n%y = OpFunctionCall %void %print\n"
        "OpReturn\nOpFunctionEnd\n"
        "%print = OpFunction %void None %fn\n%c = OpLabel\n"
        "%p = OpExtInst %void %set 1 %format %u1\nOpReturn\nOpFunctionEnd\n";
    EXPECT_EQ(Count(Print(text).text, "OpFunctionCall"), 3u);
}

// A loop that prints has one version: an iteration that a speculative copy repeats would print twice.
TEST(InstrumentPrintf, LoopsThatPrintHaveOneVersion) {
    static const wd_input_binding binding = {0, 0, 0, true, 20};
    static const wd_instrument_input input = {1, 200, &binding, 1};
    const auto loop = [](const std::string &print) {
        return Module(R"(
%n = OpUndef %uint
OpBranch %header
%header = OpLabel
%i = OpPhi %uint %u0 %begin %next %continue
OpLoopMerge %end %continue None
OpBranch %test
%test = OpLabel
%less = OpULessThan %bool %i %n
OpBranchConditional %less %body %end
%body = OpLabel
%pointer = OpAccessChain %puint %buffers %i %u0
%value = OpLoad %uint %pointer
)" + print + R"(
OpBranch %continue
%continue = OpLabel
%next = OpIAdd %uint %i %u1
OpBranch %header
%end = OpLabel
)");
    };
    const std::string plain = loop(""), prints = loop("%p = OpExtInst %void %set 1 %format %i %value");
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        wd_instrument_options options = Options(WD_CHECK_DEFAULT, mode);
        options.input = &input;
        options.version_loops = options.speculate_loops = false;
        const size_t plain_loops = Count(Print(plain, options).text, "OpLoopMerge");
        const size_t printing_loops = Count(Print(prints, options).text, "OpLoopMerge");
        options.version_loops = options.speculate_loops = true;
        EXPECT_EQ(Count(Print(plain, options).text, "OpLoopMerge"), plain_loops + 1);
        const Instrumented result = Print(prints, options);
        EXPECT_EQ(Count(result.text, "OpLoopMerge"), printing_loops);
        EXPECT_EQ(Count(result.text, "OpExtInst "), 0u);
        EXPECT_EQ(Count(result.text, "OpFunctionCall %void %warden_debug_printf"), 1u) << result.text;
        EXPECT_GE(result.num_checks, 1u);
    }
}

TEST(InstrumentPrintf, OffByDefault) {
    wd_instrument_options options = Options(WD_CHECK_DEFAULT);
    options.debug_printf = false;
    const Instrumented result = Print(Module("%p = OpExtInst %void %set 1 %format %u0\n"), options);
    EXPECT_TRUE(result.words.empty());
}

TEST(InstrumentPrintf, NothingToPrintIsUnchanged) {
    EXPECT_TRUE(Print(Module("")).words.empty());
}

// The extension requires a result of type void.
TEST(InstrumentPrintf, ACallWithAnotherResultIsUnchanged) {
    const std::vector<uint32_t> words =
        wd::testing::Assemble(Module("%p = OpExtInst %uint %set 1 %format %u1\n"), SPV_ENV_VULKAN_1_2);
    const wd_instrument_options options = Options();
    wd_instrument_result result;
    ASSERT_EQ(wd_instrument(wd_allocator_default(), &options, words.data(), words.size(), &result, nullptr),
              WD_OK);
    EXPECT_EQ(result.words, nullptr);
    EXPECT_EQ(result.unchanged, WD_UNCHANGED_NOTHING_TO_CHECK);
}

TEST(InstrumentPrintf, EachAllocationMayFail) {
    const Instrumented result = Print(Module("%a = OpExtInst %void %set 1 %format %u0 %u1\n"));
    wd::testing::FailEachAllocation(result.original, Options());
}

} // namespace
