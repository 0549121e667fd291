// Data races in memory of a workgroup: which accesses are checked, and that the modules are valid.
#include <gtest/gtest.h>

#include <cstring>
#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Count;
using wd::testing::ExpectReadable;
using wd::testing::Instrument;
using wd::testing::Instrumented;

std::string Module(const std::string &body, const std::string &size = "8 8 1") {
    return R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %index
OpExecutionMode %main LocalSize )" +
           size + R"(
OpName %tile "tile"
OpName %pair "pair"
OpName %Pair "Pair"
OpMemberName %Pair 0 "color"
OpMemberName %Pair 1 "counts"
OpDecorate %index BuiltIn LocalInvocationIndex
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%vec4 = OpTypeVector %float 4
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%u3 = OpConstant %uint 3
%u8 = OpConstant %uint 8
%u64 = OpConstant %uint 64
%u72 = OpConstant %uint 72
%u264 = OpConstant %uint 264
%f1 = OpConstant %float 1
%tile_t = OpTypeArray %vec4 %u64
%counts_t = OpTypeArray %uint %u8
%Pair = OpTypeStruct %vec4 %counts_t
%in_uint = OpTypePointer Input %uint
%wg_tile = OpTypePointer Workgroup %tile_t
%wg_pair = OpTypePointer Workgroup %Pair
%wg_vec4 = OpTypePointer Workgroup %vec4
%wg_float = OpTypePointer Workgroup %float
%wg_uint = OpTypePointer Workgroup %uint
%index = OpVariable %in_uint Input
%tile = OpVariable %wg_tile Workgroup
%pair = OpVariable %wg_pair Workgroup
%main = OpFunction %void None %fn
%begin = OpLabel
%i = OpLoad %uint %index
)" + body + "OpReturn\nOpFunctionEnd\n";
}

Instrumented Check(const std::string &text, uint32_t checks = WD_CHECK_SHARED_RACES,
                   wd_instrument_mode mode = WD_INSTRUMENT_GUARD, uint32_t max_shared_memory = 0) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    options.limits.max_shared_memory = max_shared_memory;
    return Instrument(text, SPV_ENV_VULKAN_1_1, options);
}

TEST(InstrumentSharedRace, EachAccessIsChecked) {
    const std::string body = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%v = OpLoad %vec4 %p
OpStore %p %v
OpControlBarrier %u2 %u2 %u264
%w = OpLoad %vec4 %p
%q = OpAccessChain %wg_uint %pair %u1 %i
%old = OpAtomicIAdd %uint %q %u1 %u0 %u1
%now = OpAtomicLoad %uint %q %u1 %u0
OpAtomicStore %q %u1 %u0 %now
)";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        const Instrumented result = Check(Module(body), WD_CHECK_SHARED_RACES, mode);
        EXPECT_EQ(result.num_checks, 6u);
        EXPECT_EQ(result.num_unchecked_shared, 0u);
        EXPECT_EQ(Count(result.text, "OpControlBarrier"), 2u); // One after the words are cleared.
    }
}

// A matrix of 8 x 16 floats: each line of 16 floats is 4 vectors.
std::string Matrices(const std::string &rows, const std::string &body) {
    std::string text = Module(body);
    text.insert(text.find("OpMemoryModel"),
                "OpCapability CooperativeMatrixNV\nOpExtension \"SPV_NV_cooperative_matrix\"\n");
    text.insert(text.find("%in_uint ="), "%bool = OpTypeBool\n%false = OpConstantFalse %bool\n"
                                         "%true = OpConstantTrue %bool\n%u16 = OpConstant %uint 16\n"
                                         "%spec = OpSpecConstant %uint 8\n"
                                         "%matrix = OpTypeCooperativeMatrixNV %float %u3 " +
                                             rows + " %u16\n");
    return text;
}

TEST(InstrumentSharedRace, CooperativeMatricesAreChecked) {
    const std::string body = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%m = OpCooperativeMatrixLoadNV %matrix %p %u8 %false None
OpControlBarrier %u2 %u2 %u264
%q = OpAccessChain %wg_vec4 %tile %u0
OpCooperativeMatrixStoreNV %q %m %i %true None
%v = OpLoad %vec4 %p
)";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        const Instrumented result = Check(Matrices("%u8", body), WD_CHECK_SHARED_RACES, mode);
        EXPECT_EQ(result.num_checks, 3u);
        EXPECT_EQ(result.num_unchecked_shared, 0u);
        EXPECT_EQ(Count(result.text, "OpGroupNonUniformElect"), 2u);
        EXPECT_EQ(Count(result.text, "OpCapability GroupNonUniform\n"), 1u);
        // Eight rows of four vectors, sixteen columns of two.
        EXPECT_NE(result.text.find("OpConstant %uint 32\n"), std::string::npos);
    }
    const Instrumented plain = Check(Module("%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n"));
    EXPECT_EQ(Count(plain.text, "OpGroupNonUniformElect"), 0u);
}

TEST(InstrumentSharedRace, CooperativeMatricesOfUnknownSizeAreNotChecked) {
    const std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n"
                             "%m = OpCooperativeMatrixLoadNV %matrix %p %u8 %false None\n";
    const Instrumented result = Check(Matrices("%spec", body));
    EXPECT_EQ(result.num_checks, 0u);
    EXPECT_EQ(result.num_unknown, 0u);
    EXPECT_EQ(result.num_unchecked_shared, 1u);
}

TEST(InstrumentSharedRace, OffByDefault) {
    const std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n";
    EXPECT_TRUE(Check(Module(body), WD_CHECK_DEFAULT).words.empty());
}

// 64 vectors, a vector of a struct and its 8 counts.
TEST(InstrumentSharedRace, PartsHaveWordsOfTheirOwn) {
    const std::string chains = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%v = OpLoad %vec4 %p
%q = OpAccessChain %wg_uint %pair %u1 %i
%n = OpLoad %uint %q
)";
    EXPECT_NE(Check(Module(chains)).text.find("%uint_74\n"), std::string::npos);
    const std::string component = chains + "%r = OpAccessChain %wg_float %tile %i %u2\nOpStore %r %f1\n";
    EXPECT_NE(Check(Module(component)).text.find("%uint_266\n"), std::string::npos);
}

TEST(InstrumentSharedRace, PartsOfAnAccessToAStructAreChecked) {
    const std::string body = R"(
%s = OpLoad %Pair %pair
%q = OpAccessChain %wg_uint %pair %u1 %i
%n = OpLoad %uint %q
)";
    const Instrumented result = Check(Module(body));
    EXPECT_EQ(result.num_checks, 2u);
    EXPECT_EQ(Count(result.text, "OpFunctionCall %uint %warden_note_shared_access"), 1u + 9u);
}

TEST(InstrumentSharedRace, SmallMemory) {
    const std::string body = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%v = OpLoad %vec4 %p
%q = OpAccessChain %wg_uint %pair %u1 %i
%n = OpLoad %uint %q
)";
    const Instrumented full = Check(Module(body), WD_CHECK_SHARED_RACES, WD_INSTRUMENT_GUARD, 1024 + 64 + 4);
    EXPECT_TRUE(full.words.empty());
    EXPECT_EQ(full.num_unknown, 0u);
    EXPECT_EQ(full.num_unchecked_shared, 2u);
    EXPECT_EQ(full.reason, "nothing to check: 2 accesses to shared memory that cannot be checked");
    const Instrumented some = Check(Module(body), WD_CHECK_SHARED_RACES, WD_INSTRUMENT_GUARD, 1024 + 64 + 84);
    EXPECT_EQ(some.num_checks, 1u);
    EXPECT_EQ(some.num_unknown, 0u);
    EXPECT_EQ(some.num_unchecked_shared, 1u);
    EXPECT_NE(some.text.find("%uint_21\n"), std::string::npos);
}

TEST(InstrumentSharedRace, ReleasesBeginEpochs) {
    const std::string body = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%v = OpLoad %vec4 %p
OpMemoryBarrier %u2 %u264
OpStore %p %v
)";
    EXPECT_EQ(Count(Check(Module(body)).text, "OpAtomicIAdd %uint"), 1u + 1u);
    const std::string barrier = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%v = OpLoad %vec4 %p
OpMemoryBarrier %u2 %u264
OpControlBarrier %u2 %u2 %u264
OpStore %p %v
)";
    EXPECT_EQ(Count(Check(Module(barrier)).text, "OpAtomicIAdd %uint"), 1u); // Of the record.
}

// An access of another invocation that acquires must not have the epoch of the access of the atomic instruction.
TEST(InstrumentSharedRace, ReleasingAtomicsAreNotedBeforeTheRelease) {
    const std::string body = R"(
%q = OpAccessChain %wg_uint %pair %u1 %i
OpAtomicStore %q %u1 %u260 %u3
)";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        std::string module = Module(body);
        module.insert(module.find("%in_uint ="), "%u260 = OpConstant %uint 260\n");
        const std::string text = Check(module, WD_CHECK_SHARED_RACES, mode).text;
        const size_t note = text.find("OpFunctionCall %uint %warden_note_shared_access"),
                     release = text.find("OpAtomicIAdd %uint"), store = text.find("OpAtomicStore");
        ASSERT_NE(note, std::string::npos);
        EXPECT_LT(note, release);
        EXPECT_LT(release, store);
        EXPECT_EQ(Count(text, "OpAtomicIAdd %uint"), 2u); // And that of the record.
    }
}

// The number of barriers that end an epoch.
size_t CountEpochs(const std::string &instructions, const std::string &constants) {
    std::string text = Module("%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n" + instructions +
                              "OpStore %p %v\n");
    text.insert(text.find("%in_uint ="), constants);
    return Count(Check(text).text, "OpStore %warden_barriers");
}

TEST(InstrumentSharedRace, BarriersForOtherMemoryEndNoEpoch) {
    // DeviceMemoryBarrierWithGroupSync() of HLSL: AcquireRelease, UniformMemory and ImageMemory.
    const std::string other = "%other = OpConstant %uint 2120\n";
    EXPECT_EQ(CountEpochs("OpControlBarrier %u2 %u1 %other\n", other), 0u);
    EXPECT_EQ(CountEpochs("OpControlBarrier %u2 %u2 %u264\n", ""), 1u);
    EXPECT_EQ(CountEpochs("OpMemoryBarrier %u2 %u264\nOpControlBarrier %u2 %u1 %other\n", other), 1u);
    EXPECT_EQ(CountEpochs("OpControlBarrier %u2 %u1 %other\nOpMemoryBarrier %u2 %u264\n", other), 1u);
    // Old compilers write barrier() like this.
    EXPECT_EQ(CountEpochs("OpControlBarrier %u2 %u2 %u0\n", ""), 1u);
}

// The time is linear in the number of fences: this would take many minutes.
TEST(InstrumentSharedRace, ManyFences) {
    std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n";
    for (int i = 0; i < 100000; i++) {
        body += "OpMemoryBarrier %u2 %u264\n";
    }
    const std::vector<uint32_t> words = wd::testing::Assemble(Module(body));
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_SHARED_RACES;
    wd::testing::ExpectReadable(words, options);
}

// Each entry point has a workgroup size of its own: reading the module for each would take minutes.
TEST(InstrumentSharedRace, ManyEntryPoints) {
    constexpr int kCount = 50000;
    std::string text = Module("%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n"), points, modes,
                functions;
    for (int i = 0; i < kCount; i++) {
        const std::string id = "%entry" + std::to_string(i);
        points += "OpEntryPoint GLCompute " + id + " \"f" + std::to_string(i) + "\" %index\n";
        modes += "OpExecutionMode " + id + " LocalSize 64 1 1\n";
        functions += id + " = OpFunction %void None %fn\n%block" + std::to_string(i) +
                     " = OpLabel\nOpReturn\nOpFunctionEnd\n";
    }
    text.insert(text.find("OpName %tile"), modes);
    text.insert(text.find("OpExecutionMode %main"), points);
    text.insert(text.find("%main = OpFunction"), functions);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_SHARED_RACES;
    wd::testing::ExpectReadable(wd::testing::Assemble(text), options);
}

// Each invocation clears all words if the size of the workgroup is not known.
// Not all validators reject sizes that are not integer constants.
TEST(InstrumentSharedRace, WorkgroupsWithoutConstantSize) {
    const struct {
        const char *size;
        bool is_valid;
        bool is_multiplied;
    } sizes[] = {{"%u64 %u1 %u1", true, false},
                 {"%u64 %spec %u1", true, true},
                 {"%u64 %i %u1", false, false},
                 {"%u64 %f1 %u1", false, false}};
    for (const auto &it : sizes) {
        SCOPED_TRACE(it.size);
        std::string text = Module("%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n");
        text.insert(text.find("%in_uint ="), "%spec = OpSpecConstant %uint 2\n");
        text.replace(text.find("OpExecutionMode %main LocalSize 8 8 1"), 37,
                     std::string("OpExecutionModeId %main LocalSizeId ") + it.size);
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_SHARED_RACES;
        const Instrumented result = it.is_valid
                                        ? Instrument(text, SPV_ENV_UNIVERSAL_1_3, options)
                                        : ExpectReadable(Assemble(text, SPV_ENV_UNIVERSAL_1_3), options);
        EXPECT_EQ(result.num_checks, 1u);
        EXPECT_EQ(Count(result.text, "OpIMul") != 0, it.is_multiplied);
    }
}

// Local indices have 12 bits: others are not noted.
TEST(InstrumentSharedRace, LargeWorkgroups) {
    const std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n";
    EXPECT_NE(Check(Module(body, "8192 1 1")).text.find("%uint_4096\n"), std::string::npos);
    EXPECT_EQ(Check(Module(body, "64 1 1")).text.find("%uint_4096\n"), std::string::npos);
}

// A length that is a specialization constant must have its default value, by which records are decoded.
TEST(InstrumentSharedRace, LengthsThatAreSpecialized) {
    const std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n";
    std::string text = Module(body);
    text.replace(text.find("OpTypeArray %vec4 %u64"), strlen("OpTypeArray %vec4 %u64"),
                 "OpTypeArray %vec4 %length");
    text.insert(text.find("%tile_t ="), "%length = OpSpecConstant %uint 64\n");
    text.insert(text.find("OpDecorate"), "OpDecorate %length SpecId 3\n");
    const wd_spirv_special_value other = {3, 4, 32}, same = {3, 4, 64};
    const wd_spirv_specialization values[] = {{nullptr, 0, true}, {&same, 1, true}, {&other, 1, true}};
    for (const wd_spirv_specialization &specialization : values) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_SHARED_RACES;
        options.specialization = &specialization;
        const bool changes = specialization.values == &other;
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_1, options);
        EXPECT_EQ(result.num_checks, changes ? 0u : 1u);
        EXPECT_EQ(result.num_unchecked_shared, changes ? 1u : 0u);
        EXPECT_EQ(Instrument(Module(body), SPV_ENV_VULKAN_1_1, options).num_checks, 1u);
    }
    EXPECT_EQ(Check(text).num_checks, 1u);
    // The length of another variable is not known, and so it is not known how much memory is left.
    text.replace(text.find("%length = OpSpecConstant %uint 64"), strlen("%length = OpSpecConstant %uint 64"),
                 "%half = OpSpecConstant %uint 32\n%length = OpSpecConstantOp %uint IAdd %half %half");
    text.replace(text.find("OpDecorate %length"), strlen("OpDecorate %length"), "OpDecorate %half");
    EXPECT_EQ(Check(text).num_checks, 0u);
}

// The payload of a task shader needs memory, too: here 256 bytes.
TEST(InstrumentSharedRace, PayloadsOfTaskShaders) {
    const std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n"
                             "OpEmitMeshTasksEXT %u1 %u1 %u1 %payload\n";
    std::string text = Module(body);
    text.erase(text.rfind("OpReturn\n"), strlen("OpReturn\n"));
    text.insert(text.find("OpMemoryModel"),
                "OpCapability MeshShadingEXT\nOpExtension \"SPV_EXT_mesh_shader\"\n");
    text.replace(text.find("GLCompute %main \"main\" %index"), strlen("GLCompute %main \"main\" %index"),
                 "TaskEXT %main \"main\" %index %payload %tile %pair");
    text.insert(text.find("%index = OpVariable"),
                "%payload_t = OpTypeArray %uint %u64\n%payload_p = OpTypePointer TaskPayloadWorkgroupEXT "
                "%payload_t\n%payload = OpVariable %payload_p TaskPayloadWorkgroupEXT\n");
    for (const uint32_t room : {0u, 4u}) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks = WD_CHECK_SHARED_RACES;
        options.limits.max_shared_memory = 1024 + 64 + 256 + 4 + room;
        EXPECT_EQ(Instrument(text, SPV_ENV_VULKAN_1_3, options).num_checks, room ? 1u : 0u);
    }
}

// CheckUnvalidated instruments a module that the validator does not accept, or does not know.
wd_instrument_result CheckUnvalidated(const std::string &text, uint32_t checks = WD_CHECK_SHARED_RACES,
                                      wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    const std::vector<uint32_t> words = wd::testing::Assemble(text);
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = checks;
    options.mode = mode;
    const wd_allocator allocator = wd_allocator_default();
    wd_instrument_result result;
    EXPECT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
    wd_free(&allocator, result.words);
    return result;
}

TEST(InstrumentSharedRace, EmptyVectorsAreNotChecked) {
    std::string text = Module("%v = OpLoad %none %empty\n%p = OpAccessChain %wg_float %empty %i\n");
    text.insert(text.find("%in_uint ="), "OpNop\n!0x00040017 %none %float !0\n"
                                         "%wg_none = OpTypePointer Workgroup %none\n"
                                         "%empty = OpVariable %wg_none Workgroup\n");
    const wd_instrument_result result = CheckUnvalidated(text);
    EXPECT_EQ(result.num_checks, 0u);
    EXPECT_EQ(result.num_unchecked_shared, 1u);
}

// Two blocks that share memory: words, and a struct of a word and bytes.
std::string Blocks(const std::string &decorations, const std::string &body) {
    return R"(
OpCapability Shader
OpCapability Int8
OpCapability WorkgroupMemoryExplicitLayoutKHR
OpCapability WorkgroupMemoryExplicitLayout8BitAccessKHR
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %index %words %parts
OpExecutionMode %main LocalSize 8 8 1
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %words_t ArrayStride 4
OpDecorate %bytes_t ArrayStride 1
OpMemberDecorate %Words 0 Offset 0
OpDecorate %Words Block
OpMemberDecorate %Parts 0 Offset 0
OpMemberDecorate %Parts 1 Offset 8
OpDecorate %Parts Block
)" + decorations +
           R"(
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%byte = OpTypeInt 8 0
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u2 = OpConstant %uint 2
%u64 = OpConstant %uint 64
%u264 = OpConstant %uint 264
%b1 = OpConstant %byte 1
%spec = OpSpecConstant %uint 64
%words_t = OpTypeArray %uint %u64
%bytes_t = OpTypeArray %byte %u64
%Words = OpTypeStruct %words_t
%Parts = OpTypeStruct %uint %bytes_t
%in_uint = OpTypePointer Input %uint
%wg_words = OpTypePointer Workgroup %Words
%wg_parts = OpTypePointer Workgroup %Parts
%wg_uint = OpTypePointer Workgroup %uint
%wg_byte = OpTypePointer Workgroup %byte
%index = OpVariable %in_uint Input
%words = OpVariable %wg_words Workgroup
%parts = OpVariable %wg_parts Workgroup
%main = OpFunction %void None %fn
%begin = OpLabel
%i = OpLoad %uint %index
)" + body + "OpReturn\nOpFunctionEnd\n";
}

Instrumented CheckBlocks(const std::string &decorations, const std::string &body) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_SHARED_RACES;
    return Instrument(Blocks(decorations, body), SPV_ENV_VULKAN_1_2, options);
}

constexpr char kAliased[] = "OpDecorate %words Aliased\nOpDecorate %parts Aliased\n";
constexpr char kWord[] = "%p = OpAccessChain %wg_uint %words %u0 %i\n%v = OpLoad %uint %p\n";
constexpr char kByte[] = "%q = OpAccessChain %wg_byte %parts %u1 %i\nOpStore %q %b1\n";

// The words of the check are in a block after the blocks of the module, of which the largest has 256 bytes.
TEST(InstrumentSharedRace, BlocksShareUnits) {
    const Instrumented words = CheckBlocks(kAliased, kWord);
    EXPECT_EQ(words.num_checks, 1u);
    EXPECT_NE(words.text.find("Offset 256"), std::string::npos);
    EXPECT_EQ(Count(words.text, " Aliased"), 3u);
    EXPECT_NE(words.text.find("%uint_65 "), std::string::npos); // A unit of 4 bytes.
    EXPECT_EQ(Count(words.text, "OpFunctionCall %uint %warden_note_shared_access"), 1u);
    const Instrumented bytes = CheckBlocks(kAliased, std::string(kWord) + kByte);
    EXPECT_EQ(bytes.num_checks, 2u);
    EXPECT_NE(bytes.text.find("%uint_257 "), std::string::npos); // A unit of one byte.
    EXPECT_EQ(Count(bytes.text, "OpFunctionCall %uint %warden_note_shared_access"), 4u + 1u);
}

Instrumented CheckOneBlock(const std::string &decorations) {
    std::string text = Blocks(decorations, kWord);
    text.erase(text.find(" %parts\nOpExecutionMode"), strlen(" %parts"));
    text.erase(text.find("%parts = "), strlen("%parts = OpVariable %wg_parts Workgroup\n"));
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_SHARED_RACES;
    return Instrument(text, SPV_ENV_VULKAN_1_2, options);
}

// The only block needs no decoration, until the words of the check are in another block.
TEST(InstrumentSharedRace, TheOnlyBlockBecomesAliased) {
    const Instrumented result = CheckOneBlock("");
    EXPECT_EQ(result.num_checks, 1u);
    EXPECT_EQ(Count(result.text, " Aliased"), 2u);
    EXPECT_EQ(CheckOneBlock("OpDecorate %words Restrict\n").num_checks, 0u);
}

TEST(InstrumentSharedRace, PaddingOfStructsIsNotAccessed) {
    std::string text = Blocks(kAliased, "%s = OpLoad %Parts %parts\n");
    text.replace(text.find("%bytes_t = OpTypeArray %byte %u64"), strlen("%bytes_t = OpTypeArray %byte %u64"),
                 "%bytes_t = OpTypeArray %byte %u2");
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_SHARED_RACES;
    const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_2, options);
    EXPECT_EQ(result.num_checks, 1u);
    // Bytes 0 to 3, 8 and 9.
    EXPECT_EQ(Count(result.text, "OpFunctionCall %uint %warden_note_shared_access"), 6u);
}

// The size of the memory must be known.
TEST(InstrumentSharedRace, BlocksOfUnknownSizeAreNotChecked) {
    std::string text = Blocks(kAliased, kWord);
    text.replace(text.find("OpTypeArray %byte %u64"), strlen("OpTypeArray %byte %u64"),
                 "OpTypeArray %byte %spec");
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_SHARED_RACES;
    const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_2, options);
    EXPECT_EQ(result.num_checks, 0u);
    EXPECT_EQ(result.num_unknown, 0u);
    EXPECT_EQ(result.num_unchecked_shared, 1u);
}

// The memory of an untyped variable (SPV_KHR_untyped_pointers) may be larger, and would be that of the words.
TEST(InstrumentSharedRace, UntypedVariables) {
    std::string text = Blocks(kAliased, kWord);
    EXPECT_EQ(CheckUnvalidated(text).num_checks, 1u);
    text.insert(text.find("%main = "),
                "OpNop\n!0x00031141 %untyped !4\n!0x00051142 %untyped %more !4 %Words\n");
    text.insert(text.find("OpMemoryModel"), "!0x00020011 !4473\nOpExtension \"SPV_KHR_untyped_pointers\"\n");
    const wd_instrument_result result = CheckUnvalidated(text);
    EXPECT_EQ(result.num_checks, 0u);
    EXPECT_EQ(result.num_unchecked_shared, 1u);
}

TEST(InstrumentSharedRace, GroupsOfDecorations) {
    EXPECT_EQ(CheckBlocks("OpDecorate %words Aliased\nOpDecorate %parts Aliased\n", kWord).num_checks, 1u);
    const Instrumented result = CheckBlocks(
        "OpDecorate %group Aliased\n%group = OpDecorationGroup\nOpGroupDecorate %group %words %parts\n",
        kWord);
    EXPECT_EQ(result.num_checks, 0u);
    EXPECT_EQ(result.num_unchecked_shared, 1u);
}

// A row-major matrix of 16 x 16 16-bit floats in an array of words. The pointer may be misaligned.
TEST(InstrumentSharedRace, CooperativeMatricesWithOtherChecks) {
    std::string text = Blocks(kAliased, R"(
%p = OpAccessChain %wg_uint %words %u0 %i
OpNop
!0x00071169 %matrix %m %p %u0 %u8 !0
!0x0006116a %p %m %u0 %u8 !0
)");
    text.insert(text.find("%in_uint ="),
                "%half = OpTypeFloat 16\n%u3 = OpConstant %uint 3\n%u8 = OpConstant %uint "
                "8\n%u16 = OpConstant %uint 16\nOpNop\n"
                "!0x00071168 %matrix %half %u3 %u16 %u16 %u0\n");
    text.insert(text.find("OpMemoryModel"), "OpCapability Float16\n!0x00020011 !6022\n"
                                            "OpExtension \"SPV_KHR_cooperative_matrix\"\n");
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        const wd_instrument_result both =
            CheckUnvalidated(text, WD_CHECK_SHARED_RACES | WD_CHECK_OPERANDS, mode);
        EXPECT_EQ(both.num_checks, 1u + 2u);
        EXPECT_EQ(both.num_unchecked_shared, 0u);
        EXPECT_EQ(CheckUnvalidated(text, WD_CHECK_SHARED_RACES, mode).num_checks, 2u);
        EXPECT_EQ(CheckUnvalidated(text, WD_CHECK_OPERANDS, mode).num_checks, 1u);
    }
}

// In guard mode, the load of a value that can only be copied moves to the store, which may be skipped.
TEST(InstrumentSharedRace, StoresOfLoadsThatMove) {
    const std::string text = R"(
OpCapability Shader
OpCapability StorageBuffer16BitAccess
OpCapability WorkgroupMemoryExplicitLayoutKHR
OpCapability WorkgroupMemoryExplicitLayout16BitAccessKHR
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %index %words %buffer
OpExecutionMode %main LocalSize 8 8 1
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %words_t ArrayStride 2
OpDecorate %data_t ArrayStride 2
OpMemberDecorate %Words 0 Offset 0
OpDecorate %Words Block
OpMemberDecorate %Data 0 Offset 0
OpDecorate %Data Block
OpDecorate %buffer DescriptorSet 0
OpDecorate %buffer Binding 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%half = OpTypeFloat 16
%u0 = OpConstant %uint 0
%u64 = OpConstant %uint 64
%words_t = OpTypeArray %half %u64
%data_t = OpTypeRuntimeArray %half
%Words = OpTypeStruct %words_t
%Data = OpTypeStruct %data_t
%in_uint = OpTypePointer Input %uint
%wg_words = OpTypePointer Workgroup %Words
%wg_half = OpTypePointer Workgroup %half
%sb_data = OpTypePointer StorageBuffer %Data
%sb_half = OpTypePointer StorageBuffer %half
%index = OpVariable %in_uint Input
%words = OpVariable %wg_words Workgroup
%buffer = OpVariable %sb_data StorageBuffer
%main = OpFunction %void None %fn
%begin = OpLabel
%i = OpLoad %uint %index
%p = OpAccessChain %sb_half %buffer %u0 %i
%v = OpLoad %half %p
%q = OpAccessChain %wg_half %words %u0 %i
OpStore %q %v
OpReturn
OpFunctionEnd
)";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
        options.checks |= WD_CHECK_SHARED_RACES;
        options.mode = mode;
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_2, options);
        EXPECT_EQ(result.num_checks, mode == WD_INSTRUMENT_GUARD ? 1u : 2u);
        EXPECT_EQ(result.num_unchecked_shared, mode == WD_INSTRUMENT_GUARD ? 1u : 0u);
    }
}

TEST(InstrumentSharedRace, AllChecksTogether) {
    const std::string body = R"(
%p = OpAccessChain %wg_vec4 %tile %i
%d = OpUDiv %uint %u64 %i
%q = OpAccessChain %wg_vec4 %tile %d
%v = OpLoad %vec4 %p
OpStore %q %v
)";
    for (wd_instrument_mode mode : {WD_INSTRUMENT_GUARD, WD_INSTRUMENT_OBSERVE}) {
        EXPECT_EQ(Check(Module(body), WD_CHECK_ALL, mode).num_checks, 4u);
    }
}

TEST(InstrumentSharedRace, EachAllocationMayFail) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_ALL;
    const std::string body = "%p = OpAccessChain %wg_vec4 %tile %i\n%v = OpLoad %vec4 %p\n";
    wd::testing::FailEachAllocation(Check(Module(body)).original, options);
    wd::testing::FailEachAllocation(CheckBlocks(kAliased, kWord).original, options);
}

} // namespace
