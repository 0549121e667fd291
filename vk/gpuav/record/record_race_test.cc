// Texts of data races in blocks that share the memory of a workgroup: each access has the name of its own variable.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"

namespace {

// A load of a word, a store of a byte and an atomic instruction, in this order. Units are bytes.
constexpr char kBlocks[] = R"(
OpCapability Shader
OpCapability Int8
OpCapability WorkgroupMemoryExplicitLayoutKHR
OpCapability WorkgroupMemoryExplicitLayout8BitAccessKHR
OpExtension "SPV_KHR_workgroup_memory_explicit_layout"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %index %words %parts
OpExecutionMode %main LocalSize 32 1 1
%file = OpString "blocks.comp"
OpName %words "words"
OpName %Parts "Parts"
OpMemberName %Words 0 "values"
OpMemberName %Parts 0 "total"
OpMemberName %Parts 1 "bytes"
OpDecorate %index BuiltIn LocalInvocationIndex
OpDecorate %words Aliased
OpDecorate %parts Aliased
OpDecorate %words_t ArrayStride 4
OpDecorate %bytes_t ArrayStride 1
OpMemberDecorate %Words 0 Offset 0
OpDecorate %Words Block
OpMemberDecorate %Parts 0 Offset 0
OpMemberDecorate %Parts 1 Offset 8
OpDecorate %Parts Block
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%byte = OpTypeInt 8 0
%u0 = OpConstant %uint 0
%u1 = OpConstant %uint 1
%u64 = OpConstant %uint 64
%b1 = OpConstant %byte 1
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
%p = OpAccessChain %wg_uint %words %u0 %i
OpLine %file 7 1
%v = OpLoad %uint %p
%q = OpAccessChain %wg_byte %parts %u1 %i
OpLine %file 9 1
OpStore %q %b1
%total = OpAccessChain %wg_uint %parts %u0
OpLine %file 11 1
%old = OpAtomicIAdd %uint %total %u1 %u0 %u1
OpReturn
OpFunctionEnd
)";

bool Keep(void *user, const wd_finding *finding) {
    *static_cast<std::string *>(user) = finding->text;
    return true;
}

uint32_t FindInstruction(const std::vector<uint32_t> &words, uint32_t opcode, uint32_t skipped) {
    uint32_t index = 0;
    for (size_t i = 5; i < words.size(); i += words[i] >> 16, index++) {
        if ((words[i] & 0xffff) == opcode && skipped-- == 0) {
            return index;
        }
    }
    ADD_FAILURE();
    return 0;
}

// MakeRecord returns a race of the instruction of invocation 4 with access `other` of invocation 9.
wd_record MakeRecord(const std::vector<uint32_t> &words, uint32_t opcode, uint32_t skipped, uint32_t kind,
                     uint32_t other, uint32_t other_class, uint32_t unit) {
    wd_record record = {};
    record.layout = WD_RECORD_LAYOUT_WHITEPAPER;
    record.stage = SpvExecutionModelGLCompute;
    record.instruction = FindInstruction(words, opcode, skipped);
    record.error = WD_RECORD_ERROR_SHARED_RACE;
    record.error_words[0] =
        other | other_class << WD_RECORD_RACE_CLASS_SHIFT | kind << WD_RECORD_RACE_KIND_SHIFT;
    record.error_words[1] = 9 | 4u << WD_RECORD_RACE_OWN_SHIFT;
    record.error_words[2] = unit;
    record.num_error_words = 3;
    return record;
}

std::string Describe(const wd_record &record, const wd_record_context &context) {
    std::string text;
    bool skip = false;
    EXPECT_EQ(wd_record_describe(wd_allocator_default(), &record, &context, Keep, &text, &skip), WD_OK);
    return text;
}

// Describe returns the text of such a race.
std::string Describe(uint32_t opcode, uint32_t skipped, uint32_t kind, uint32_t other, uint32_t other_class,
                     uint32_t unit) {
    const std::vector<uint32_t> words = wd::testing::Assemble(kBlocks);
    wd_record_context context = {};
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    return Describe(MakeRecord(words, opcode, skipped, kind, other, other_class, unit), context);
}

enum { READ = 0, WRITE = 1, ATOMIC = 2 };
enum { CLASS_ATOMIC_LOAD = 0, CLASS_READ = 2, CLASS_ATOMIC = 4, CLASS_WRITE = 6 };

TEST(RecordRace, EachAccessHasTheNameOfItsVariable) {
    const std::string read = Describe(SpvOpLoad, 1, READ, 2, CLASS_WRITE, 14);
    EXPECT_NE(
        read.find("Data race on shared memory: words.values[3]. Invocation 4 of the workgroup reads this "
                  "memory, and invocation 9 wrote the same memory as Parts.bytes[6], without a "
                  "shared-memory barrier in between. The other access is at blocks.comp:9."),
        std::string::npos)
        << read;
    EXPECT_NE(read.find("blocks.comp:7"), std::string::npos) << read;
    const std::string atomic = Describe(SpvOpAtomicIAdd, 0, ATOMIC, 1, CLASS_READ, 2);
    EXPECT_NE(
        atomic.find("memory: Parts.total. Invocation 4 of the workgroup atomically accesses this memory, "
                    "and invocation 9 read the same memory as words.values[0], without"),
        std::string::npos)
        << atomic;
}

TEST(RecordRace, EqualNamesAreNotRepeated) {
    const std::string text = Describe(SpvOpStore, 0, WRITE, 2, CLASS_WRITE, 14);
    EXPECT_NE(
        text.find(
            "memory: Parts.bytes[6]. Invocation 4 of the workgroup writes this memory, and invocation 9 "
            "wrote the same memory, without"),
        std::string::npos)
        << text;
}

TEST(RecordRace, BadNumbersAreNotNamed) {
    EXPECT_NE(Describe(SpvOpLoad, 1, READ, 2, CLASS_WRITE, 256).find("byte offset 256 of the shared blocks"),
              std::string::npos);
    EXPECT_NE(Describe(SpvOpLoad, 1, ATOMIC, 2, CLASS_WRITE, 14).find("byte offset 14 of the shared blocks"),
              std::string::npos);
    EXPECT_NE(Describe(SpvOpLoad, 1, READ, 99, CLASS_WRITE, 14).find("wrote the same memory, without"),
              std::string::npos);
    EXPECT_NE(Describe(SpvOpLoad, 1, READ, 0, CLASS_ATOMIC, 14).find("accessed the same memory, without"),
              std::string::npos);
    EXPECT_NE(
        Describe(SpvOpLoad, 1, READ, 0, CLASS_ATOMIC_LOAD, 14).find("atomically read the same memory, "),
        std::string::npos);
    // Other instructions than the class says, and padding.
    EXPECT_NE(Describe(SpvOpLoad, 1, READ, 3, CLASS_WRITE, 14).find("wrote the same memory, without"),
              std::string::npos);
    EXPECT_NE(Describe(SpvOpStore, 0, WRITE, 1, CLASS_READ, 5).find("memory: Parts. Invocation 4"),
              std::string::npos);
    EXPECT_NE(Describe(SpvOpLoad, 1, READ, 2, CLASS_WRITE, UINT32_MAX).find("byte offset 4294967295 of"),
              std::string::npos);
}

// Without the module, the unit has no name.
TEST(RecordRace, WithoutAModule) {
    const std::vector<uint32_t> words = wd::testing::Assemble(kBlocks);
    EXPECT_NE(Describe(MakeRecord(words, SpvOpLoad, 1, READ, 2, CLASS_WRITE, 14), {})
                  .find("memory: element 14 of shared variables. Invocation 4"),
              std::string::npos);
}

// A cache keeps the variables of the last module.
TEST(RecordRace, WithACache) {
    std::string other_text = kBlocks;
    other_text.replace(other_text.find("\"values\""), 8, "\"numbers\"");
    const std::vector<uint32_t> words = wd::testing::Assemble(kBlocks),
                                other_words = wd::testing::Assemble(other_text);
    const wd_allocator allocator = wd_allocator_default();
    wd_spirv_module *module = nullptr, *other = nullptr;
    ASSERT_EQ(wd_spirv_module_create(allocator, words.data(), words.size(), &module, nullptr), WD_OK);
    ASSERT_EQ(wd_spirv_module_create(allocator, other_words.data(), other_words.size(), &other, nullptr),
              WD_OK);
    wd_record_context context = {};
    context.cache = wd_record_cache_create(allocator);
    const wd_record record = MakeRecord(words, SpvOpLoad, 1, READ, 2, CLASS_WRITE, 14);
    for (const wd_spirv_module *used : {module, module, other, module}) {
        context.module = used;
        EXPECT_NE(Describe(record, context).find(used == other ? "words.numbers[3]" : "words.values[3]"),
                  std::string::npos);
    }
    wd_record_cache_destroy(context.cache);
    wd_spirv_module_destroy(module);
    wd_spirv_module_destroy(other);
}

} // namespace
