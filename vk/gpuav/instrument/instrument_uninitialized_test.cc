// Reads of memory that nothing wrote: which accesses set and test bits of the input buffer, and that the modules are
// valid.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <regex>
#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::FailEachAllocation;
using wd::testing::Instrument;
using wd::testing::Instrumented;

struct Variant {
    const char *capabilities;
    const char *model;
    spv_target_env environment;
    bool is_old; // Storage buffers have the class Uniform.
};

const Variant kOld = {"", "Logical GLSL450", SPV_ENV_VULKAN_1_0, true};
const Variant kPlain = {"", "Logical GLSL450", SPV_ENV_VULKAN_1_1, false};
const Variant kVulkan = {"OpCapability VulkanMemoryModel\n", "Logical Vulkan", SPV_ENV_VULKAN_1_2, false};

const Variant kPhysical = {"", "Logical GLSL450", SPV_ENV_VULKAN_1_2, false};

// `body` is in the entry point; %i is an index of unknown value, %p points to a word of the buffer, %v to a vector, %s
// to a struct of 160 bytes, %l to a word of the function.
std::string Module(const std::string &body, const Variant &variant = kPlain,
                   const std::string &functions = "") {
    const std::string storage = variant.is_old ? "Uniform" : "StorageBuffer";
    return "OpCapability Shader\n" + std::string(variant.capabilities) +
           "%glsl = OpExtInstImport \"GLSL.std.450\"\nOpMemoryModel " + variant.model + R"(
OpEntryPoint GLCompute %main "main" %gid)" +
           (variant.environment == SPV_ENV_VULKAN_1_2 ? " %buffer" : "") + R"(
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %gid BuiltIn GlobalInvocationId
OpDecorate %words_t )" +
           (variant.is_old ? "BufferBlock" : "Block") + R"(
OpMemberDecorate %words_t 0 Offset 0
OpMemberDecorate %words_t 1 Offset 160
OpMemberDecorate %words_t 2 Offset 320
OpDecorate %vectors ArrayStride 16
OpDecorate %large ArrayStride 4
OpDecorate %array ArrayStride 4
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 1
%void = OpTypeVoid
%bool = OpTypeBool
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%uint3 = OpTypeVector %uint 3
%vec4 = OpTypeVector %float 4
%pin3 = OpTypePointer Input %uint3
%gid = OpVariable %pin3 Input
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%u5 = OpConstant %uint 5
%u10 = OpConstant %uint 10
%u40 = OpConstant %uint 40
%f1 = OpConstant %float 1
%vectors = OpTypeArray %vec4 %u10
%large = OpTypeArray %uint %u40
%array = OpTypeRuntimeArray %uint
%words_t = OpTypeStruct %large %vectors %array
%nullvec = OpConstantNull %vec4
%nulllarge = OpConstantNull %large
%pwords = OpTypePointer )" +
           storage + R"( %words_t
%buffer = OpVariable %pwords )" +
           storage + R"(
%pu = OpTypePointer )" +
           storage + R"( %uint
%pv = OpTypePointer )" +
           storage + R"( %vec4
%pf = OpTypePointer )" +
           storage + R"( %float
%ps = OpTypePointer )" +
           storage + R"( %large
%plocal = OpTypePointer Function %uint
%fnp = OpTypeFunction %void %pu
%main = OpFunction %void None %fn
%begin = OpLabel
%l = OpVariable %plocal Function
%g = OpLoad %uint3 %gid
%i = OpCompositeExtract %uint %g 0
%p = OpAccessChain %pu %buffer %u2 %i
%q = OpAccessChain %pu %buffer %u2 %u5
%v = OpAccessChain %pv %buffer %u1 %i
%x = OpAccessChain %pf %buffer %u1 %i %u0
%s = OpAccessChain %ps %buffer %u0
)" + body + "OpReturn\nOpFunctionEnd\n" +
           functions;
}

constexpr wd_input_binding kBindings[] = {{0, 1, 2, true, 0}};
constexpr wd_instrument_input kInput = {1, 4096, kBindings, 1};
constexpr wd_binding_length kLengths[] = {{0, 1, 1}};

wd_instrument_options OptionsOf(wd_instrument_mode mode, uint32_t checks = WD_CHECK_UNINITIALIZED) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    options.input = &kInput;
    options.lengths = kLengths;
    options.num_lengths = 1;
    return options;
}

constexpr wd_instrument_mode kModes[] = {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE};

// HasError returns whether a module has the constant of the error code.
bool HasError(const std::string &text) {
    return std::regex_search(text, std::regex("OpConstant %\\w+ 24\n"));
}

// Expects a number of atomic instructions that set bits, in addition to those of the body, and whether reads are
// reported.
void Expect(const std::string &body, size_t num_writes, size_t num_reads) {
    SCOPED_TRACE(body);
    for (const Variant &variant : {kOld, kPlain, kVulkan}) {
        for (wd_instrument_mode mode : kModes) {
            for (uint32_t checks : {0u + WD_CHECK_UNINITIALIZED, 0u + WD_CHECK_ALL}) {
                const Instrumented result =
                    Instrument(Module(body, variant), variant.environment, OptionsOf(mode, checks));
                EXPECT_EQ(Count(result.text, "OpAtomicOr"), num_writes);
                EXPECT_EQ(HasError(result.text), num_reads > 0);
                EXPECT_EQ(Count(result.text, "NonWritable"), 0u) << "the input buffer is written";
            }
        }
    }
}

TEST(Uninitialized, ReadsTestBits) {
    Expect("%r = OpLoad %uint %p\n", 0, 1);
    Expect("%r = OpLoad %vec4 %v\n", 0, 1);
    Expect("%r = OpAtomicLoad %uint %p %u2 %u0\n", 0, 1);
    Expect("OpCopyMemory %l %p\n", 0, 1);
}

TEST(Uninitialized, StoresSetBits) {
    Expect("OpStore %p %u1\n", 1, 0);
    Expect("OpStore %x %f1\n", 1, 0);
    Expect("OpStore %v %nullvec\n", 2, 0); // In two words at most.
    Expect("OpAtomicStore %p %u2 %u0 %u1\n", 1, 0);
    Expect("OpCopyMemory %p %q\n", 1, 1);
    Expect("OpStore %s %nulllarge\n", 2, 0); // In a loop.
    Expect("%r = OpExtInst %float %glsl Modf %f1 %x\n", 1, 0);
}

TEST(Uninitialized, AtomicsDoBoth) {
    Expect("%r = OpAtomicIAdd %uint %p %u2 %u0 %u1\n", 1, 1);
    Expect("%r = OpAtomicCompareExchange %uint %p %u2 %u0 %u0 %u1 %u2\n", 1, 1);
}

// What an invocation wrote stays written.
TEST(Uninitialized, EarlierAccessesCoverLaterOnes) {
    Expect("OpStore %p %u1\n%r = OpLoad %uint %p\nOpStore %p %u2\n", 1, 0);
    Expect("OpStore %v %nullvec\n%r = OpLoad %float %x\n", 2, 0);
    Expect("OpStore %x %f1\nOpStore %v %nullvec\n", 3, 0);
    Expect("OpStore %v %nullvec\nOpStore %x %f1\n", 2, 0); // What of the first is in bounds is noted.
}

TEST(Uninitialized, StoresThroughUnknownPointersAreNoted) {
    const Variant pointers = {"OpCapability VariablePointersStorageBuffer\n", "Logical GLSL450",
                              SPV_ENV_VULKAN_1_1, false};
    const std::string text = Module("%r = OpFunctionCall %void %callee %p\n", pointers, R"(
%callee = OpFunction %void None %fnp
%unknown = OpFunctionParameter %pu
%callee_begin = OpLabel
OpStore %unknown %u1
%read = OpLoad %uint %unknown
OpReturn
OpFunctionEnd
)");
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_1, OptionsOf(mode));
        EXPECT_EQ(Count(result.text, "OpAtomicOr"), 1u);
        EXPECT_FALSE(HasError(result.text));
    }
}

// UntypedModule returns a module that accesses a storage buffer through an untyped pointer only. `access` is the last
// instruction, with ids from kPointer on.
enum : uint32_t {
    kVoid = 1,
    kFunctionType,
    kMain,
    kUint,
    kUntyped,
    kOne,
    kBuffer,
    kBlock,
    kLabel,
    kPointer,
    kResult
};
std::vector<uint32_t> UntypedModule(const std::vector<uint32_t> &access) {
    enum : uint32_t { kTypePointer = 4417, kVariable = 4418, kChain = 4419 };
    std::vector<uint32_t> words = {SpvMagicNumber, 0x10400, 0, kResult + 1, 0};
    const auto add = [&words](uint32_t opcode, const std::vector<uint32_t> &operands) {
        words.push_back(static_cast<uint32_t>(operands.size() + 1) << 16 | opcode);
        words.insert(words.end(), operands.begin(), operands.end());
    };
    add(SpvOpCapability, {SpvCapabilityShader});
    add(SpvOpMemoryModel, {SpvAddressingModelLogical, SpvMemoryModelGLSL450});
    add(SpvOpEntryPoint, {SpvExecutionModelGLCompute, kMain, 'm', kBuffer});
    add(SpvOpExecutionMode, {kMain, SpvExecutionModeLocalSize, 1, 1, 1});
    add(SpvOpDecorate, {kBlock, SpvDecorationBlock});
    add(SpvOpMemberDecorate, {kBlock, 0, SpvDecorationOffset, 0});
    add(SpvOpDecorate, {kBuffer, SpvDecorationDescriptorSet, 0});
    add(SpvOpDecorate, {kBuffer, SpvDecorationBinding, 1});
    add(SpvOpTypeVoid, {kVoid});
    add(SpvOpTypeFunction, {kFunctionType, kVoid});
    add(SpvOpTypeInt, {kUint, 32, 0});
    add(SpvOpTypeStruct, {kBlock, kUint});
    add(kTypePointer, {kUntyped, SpvStorageClassStorageBuffer});
    add(SpvOpConstant, {kUint, kOne, 0});
    add(kVariable, {kUntyped, kBuffer, SpvStorageClassStorageBuffer, kBlock});
    add(SpvOpFunction, {kVoid, kMain, 0, kFunctionType});
    add(SpvOpLabel, {kLabel});
    add(kChain, {kUntyped, kPointer, kBlock, kBuffer, kOne});
    words.insert(words.end(), access.begin(), access.end());
    add(SpvOpReturn, {});
    add(SpvOpFunctionEnd, {});
    return words;
}

TEST(Uninitialized, StoresThroughUntypedPointersAreNoted) {
    for (wd_instrument_mode mode : kModes) {
        const auto instrument = [mode](const std::vector<uint32_t> &words) {
            const wd_allocator allocator = wd_allocator_default();
            const wd_instrument_options options = OptionsOf(mode);
            wd_instrument_result result = {};
            EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr),
                      WD_OK);
            const wd_unchanged unchanged = result.unchanged;
            wd_free(&allocator, result.words);
            return unchanged;
        };
        EXPECT_EQ(instrument(UntypedModule({3u << 16 | SpvOpStore, kPointer, kOne})), WD_UNCHANGED_NO);
        EXPECT_EQ(instrument(UntypedModule({4u << 16 | SpvOpLoad, kUint, kResult, kPointer})),
                  WD_UNCHANGED_NOTHING_TO_CHECK);
    }
}

// A length that is a specialization constant may be larger in the pipeline: such stores write unknown memory, and such
// reads are not checked.
TEST(Uninitialized, SizesThatPipelinesChooseAreUnknown) {
    const auto module = [](const std::string &body) {
        std::string text = Module(body);
        const std::string plain = "%u40 = OpConstant %uint 40";
        return text.replace(text.find(plain), plain.size(), "%u40 = OpSpecConstant %uint 40");
    };
    for (wd_instrument_mode mode : kModes) {
        const Instrumented store =
            Instrument(module("OpStore %s %nulllarge\n"), SPV_ENV_VULKAN_1_1, OptionsOf(mode));
        EXPECT_EQ(Count(store.text, "OpAtomicOr"), 1u);
        const Instrumented load =
            Instrument(module("%r = OpLoad %large %s\n"), SPV_ENV_VULKAN_1_1, OptionsOf(mode));
        EXPECT_TRUE(load.words.empty());
    }
}

// Invalid modules may have pointers without a variable: the result must be a module.
TEST(Uninitialized, PointersWithoutAVariableAreUnknown) {
    std::string text = Module("%r = OpUndef %pu\nOpStore %r %u1\n");
    for (const char *prefix :
         {"%buffer = ", "%p = ", "%q = ", "%v = ", "%x = ", "%s = ", "OpDecorate %buffer"}) {
        const size_t begin = text.find(std::string("\n") + prefix) + 1;
        text.erase(begin, text.find('\n', begin) + 1 - begin);
    }
    const size_t binding = text.find("OpDecorate %buffer Binding 1\n");
    text.erase(binding, text.find('\n', binding) + 1 - binding);
    for (wd_instrument_mode mode : kModes) {
        wd::testing::ExpectReadable(Assemble(text, SPV_ENV_UNIVERSAL_1_3), OptionsOf(mode));
        wd::testing::ExpectReadable(Assemble(text, SPV_ENV_UNIVERSAL_1_3), OptionsOf(mode, WD_CHECK_ALL));
    }
}

TEST(Uninitialized, OtherMemoryIsNotFollowed) {
    for (wd_instrument_mode mode : kModes) {
        const Instrumented result =
            Instrument(Module("OpStore %l %u1\n%r = OpLoad %uint %l\n"), SPV_ENV_VULKAN_1_1, OptionsOf(mode));
        EXPECT_TRUE(result.words.empty());
        wd_instrument_options without = OptionsOf(mode);
        without.input = nullptr;
        EXPECT_TRUE(Instrument(Module("OpStore %p %u1\n"), SPV_ENV_VULKAN_1_1, without).words.empty())
            << "the check needs an input buffer";
    }
}

TEST(Uninitialized, PushedAddressesAreWritten) {
    const wd_instrument_push push = {0, 4096, 0};
    for (wd_instrument_mode mode : kModes) {
        wd_instrument_options options = OptionsOf(mode);
        options.push = &push;
        const Instrumented result = Instrument(Module("%r = OpAtomicIAdd %uint %p %u2 %u0 %u1\n", kPhysical),
                                               SPV_ENV_VULKAN_1_2, options);
        EXPECT_EQ(Count(result.text, "OpAtomicOr"), 1u);
    }
}

// A loop runs without checks if the host states that the memory of its buffers has no bits.
TEST(Uninitialized, LoopsHaveAVersionForMemoryWithoutBits) {
    const std::string loop = R"(OpBranch %h
%h = OpLabel
%k = OpPhi %uint %u0 %begin %k2 %n
OpLoopMerge %m %n None
OpBranch %t
%t = OpLabel
%c = OpULessThan %bool %k %u10
OpBranchConditional %c %b %m
%b = OpLabel
%a = OpAccessChain %pu %buffer %u2 %k
)",
                      end =
                          "OpBranch %n\n%n = OpLabel\n%k2 = OpIAdd %uint %k %u1\nOpBranch %h\n%m = OpLabel\n";
    const auto has_version = [&](const std::string &body, uint32_t checks, const Variant &variant = kPlain) {
        size_t loops[2];
        for (bool versions : {false, true}) {
            wd_instrument_options options = OptionsOf(WD_INSTRUMENT_GUARD, checks);
            options.version_loops = versions;
            loops[versions] =
                Count(Instrument(Module(loop + body + end, variant), variant.environment, options).text,
                      "OpLoopMerge");
        }
        return loops[true] == loops[false] + 1;
    };
    for (uint32_t checks : {0u + WD_CHECK_UNINITIALIZED, 0u + WD_CHECK_UNINITIALIZED + WD_CHECK_DEFAULT}) {
        EXPECT_TRUE(has_version("%r = OpLoad %uint %a\n", checks));
        EXPECT_TRUE(has_version("OpStore %a %k\n", checks));
        EXPECT_TRUE(has_version("%r = OpAtomicIAdd %uint %a %u2 %u0 %u1\n", checks));
    }
    // A store through a pointer that is not followed may write any memory.
    const Variant pointers = {"OpCapability VariablePointersStorageBuffer\n", "Logical GLSL450",
                              SPV_ENV_VULKAN_1_1, false};
    EXPECT_FALSE(
        has_version("%w = OpSelect %pu %c %p %q\nOpStore %w %k\n", WD_CHECK_UNINITIALIZED, pointers));
}

TEST(Uninitialized, FailedAllocationsLoseNoMemory) {
    for (wd_instrument_mode mode : kModes) {
        EXPECT_EQ(FailEachAllocation(Assemble(Module("%r = OpAtomicIAdd %uint %p %u2 %u0 %u1\n"
                                                     "OpStore %s %nulllarge\n"),
                                              SPV_ENV_UNIVERSAL_1_3),
                                     OptionsOf(mode)),
                  2u);
    }
}

} // namespace
