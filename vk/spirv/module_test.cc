#include "vk/spirv/module.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <cstring>
#include <string>
#include <vector>

#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;

const char kShader[] = R"(
OpCapability Shader
OpCapability Int64
%1 = OpExtInstImport "GLSL.std.450"
OpMemoryModel Logical GLSL450
OpEntryPoint Fragment %main "main" %in %out
OpEntryPoint Fragment %other "another entry point"
OpExecutionMode %main OriginUpperLeft
OpExecutionMode %other OriginUpperLeft
%file = OpString "some.frag"
OpName %in "in_color"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%int = OpTypeInt 32 1
%uint = OpTypeInt 32 0
%long = OpTypeInt 64 1
%minus = OpConstant %int -2
%big = OpConstant %long -5000000000
%six = OpConstant %uint 6
%spec = OpSpecConstant %uint 6
%pi = OpTypePointer Input %float
%po = OpTypePointer Output %float
%in = OpVariable %pi Input
%out = OpVariable %po Output
OpLine %file 1 2
%main = OpFunction %void None %fn
%l = OpLabel
%v = OpLoad %float %in
OpStore %out %v
OpReturn
OpFunctionEnd
%other = OpFunction %void None %fn
%l2 = OpLabel
OpReturn
OpFunctionEnd
)";

struct Module {
    explicit Module(std::vector<uint32_t> module_words) : words(std::move(module_words)) {
        status =
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, &diagnostic);
    }
    ~Module() {
        wd_spirv_module_destroy(module);
    }
    std::vector<uint32_t> words;
    wd_spirv_module *module = nullptr;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status;
};

uint32_t FindOpcode(const wd_spirv_module *module, uint32_t opcode, wd_spirv_instruction *instruction) {
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, instruction); i++) {
        if (instruction->opcode == opcode) {
            return i;
        }
    }
    ADD_FAILURE() << "no instruction of opcode " << opcode;
    return 0;
}

TEST(SpirvModule, InstructionsAreCountedFromTheFirstCapability) {
    Module m(Assemble(kShader));
    ASSERT_EQ(m.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_num_instructions(m.module), 35u);
    EXPECT_EQ(wd_spirv_module_version(m.module), 0x00010500u);
    wd_spirv_instruction instruction;
    ASSERT_TRUE(wd_spirv_module_instruction(m.module, 0, &instruction));
    EXPECT_EQ(instruction.opcode, static_cast<uint32_t>(SpvOpCapability));
    EXPECT_EQ(instruction.word_offset, 5u);
    FindOpcode(m.module, SpvOpLoad, &instruction);
    EXPECT_EQ(instruction.index, 27u);
    EXPECT_NE(instruction.result_type, 0u);
    wd_spirv_instruction definition;
    ASSERT_TRUE(wd_spirv_module_find(m.module, instruction.result, &definition));
    EXPECT_EQ(definition.index, instruction.index);
    EXPECT_FALSE(wd_spirv_module_instruction(m.module, 35, &instruction));
    EXPECT_FALSE(wd_spirv_module_find(m.module, 0, &instruction));
    EXPECT_FALSE(wd_spirv_module_find(m.module, UINT32_MAX, &instruction));
    EXPECT_EQ(wd_spirv_module_first_function(m.module), 24u); // The OpLine before the first OpFunction.
}

TEST(SpirvModule, EntryPointsHaveNamesAndInterfaces) {
    Module m(Assemble(kShader));
    ASSERT_EQ(m.status, WD_OK);
    ASSERT_EQ(wd_spirv_module_num_entry_points(m.module), 2u);
    wd_spirv_entry_point entry_point;
    ASSERT_TRUE(wd_spirv_module_entry_point(m.module, 0, &entry_point));
    EXPECT_STREQ(entry_point.name, "main");
    EXPECT_EQ(entry_point.execution_model, static_cast<uint32_t>(SpvExecutionModelFragment));
    ASSERT_EQ(entry_point.num_interface_ids, 2u);
    EXPECT_STREQ(wd_spirv_module_name(m.module, entry_point.interface_ids[0]), "in_color");
    EXPECT_EQ(wd_spirv_module_name(m.module, entry_point.interface_ids[1]), nullptr);
    ASSERT_TRUE(wd_spirv_module_entry_point(m.module, 1, &entry_point));
    EXPECT_STREQ(entry_point.name, "another entry point");
    EXPECT_EQ(entry_point.num_interface_ids, 0u);
    EXPECT_FALSE(wd_spirv_module_entry_point(m.module, 2, &entry_point));
}

TEST(SpirvModule, ConstantsAreReadWithTheirSign) {
    Module m(Assemble(kShader));
    ASSERT_EQ(m.status, WD_OK);
    std::vector<uint64_t> values;
    wd_spirv_instruction instruction;
    uint64_t value;
    for (uint32_t i = 0; wd_spirv_module_instruction(m.module, i, &instruction); i++) {
        if (instruction.result && wd_spirv_module_constant(m.module, instruction.result, &value)) {
            values.push_back(value);
        }
    }
    EXPECT_EQ(values,
              (std::vector<uint64_t>{static_cast<uint64_t>(-2), static_cast<uint64_t>(-5000000000), 6}));
}

TEST(SpirvModule, IdOperandsAreWalked) {
    Module m(Assemble(kShader));
    ASSERT_EQ(m.status, WD_OK);
    wd_spirv_instruction instruction;
    FindOpcode(m.module, SpvOpStore, &instruction);
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 1u);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 2u);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 0u);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 0u);
    FindOpcode(m.module, SpvOpEntryPoint, &instruction); // The name is between the ids.
    cursor = wd_spirv_ids(&instruction);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 2u);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 5u);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 6u);
    EXPECT_EQ(wd_spirv_next_id(&cursor), 0u);
}

TEST(SpirvModule, StringsAndOpcodesHaveNames) {
    Module m(Assemble(kShader));
    ASSERT_EQ(m.status, WD_OK);
    wd_spirv_instruction instruction;
    FindOpcode(m.module, SpvOpString, &instruction);
    EXPECT_STREQ(wd_spirv_module_string(m.module, instruction.result), "some.frag");
    EXPECT_EQ(wd_spirv_module_string(m.module, 1), nullptr);
    EXPECT_STREQ(wd_spirv_opcode_name(SpvOpLoad), "OpLoad");
    EXPECT_EQ(wd_spirv_opcode_name(0xfffe), nullptr);
}

// The module with an error, the byte of the error, and words that the message must have.
void ExpectRefused(std::vector<uint32_t> words, size_t offset, const std::string &message) {
    Module m(std::move(words));
    EXPECT_EQ(m.status, WD_ERROR_INVALID_DATA);
    EXPECT_EQ(m.module, nullptr);
    EXPECT_EQ(m.diagnostic.offset, offset) << m.diagnostic.message;
    EXPECT_NE(std::string(m.diagnostic.message).find(message), std::string::npos) << m.diagnostic.message;
}

TEST(SpirvModule, HeadersThatLieAreRefused) {
    ExpectRefused({}, 0, "truncated");
    ExpectRefused({0x07230203, 0x00010000, 0}, 12, "truncated");
    ExpectRefused({0xdeadbeef, 0x00010000, 0, 5, 0}, 0, "the magic number is 0xdeadbeef, not 0x07230203");
    ExpectRefused({0x03022307, 0x00000100, 0, 0x05000000, 0}, 0, "other byte order");
    ExpectRefused({0x07230203, 0x00020000, 0, 5, 0}, 4, "version");
    ExpectRefused({0x07230203, 0x00010000, 0, 0, 0}, 12, "the id bound is 0");
    ExpectRefused({0x07230203, 0x00010000, 0, 0xffffffff, 0}, 12, "4194303");
}

TEST(SpirvModule, StreamsThatLieAreRefused) {
    const std::vector<uint32_t> header = {0x07230203, 0x00010000, 0, 8, 0};
    auto with = [&](std::vector<uint32_t> more) {
        std::vector<uint32_t> words = header;
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    ExpectRefused(with({0x00000011}), 20, "word count of 0");
    ExpectRefused(with({0x00020011, 1, 0x00050013, 1}), 28, "has 5 words, and the module ends after 2");
    ExpectRefused(with({0x00020015, 1}), 20, "OpTypeInt has 2 words, and needs at least 4");
    ExpectRefused(with({0x00020013, 8}), 24, "id 8 is not below the id bound 8"); // OpTypeVoid
    ExpectRefused(with({0x00020013, 0}), 24, "id 0");
    ExpectRefused(with({0x00040020, 1, 7, 99}), 32, "OpTypePointer: id 99"); // An operand.
    ExpectRefused(with({0x00020013, 1, 0x00020013, 1}), 28,
                  "defines id 1, which instruction 0 already defines");
    ExpectRefused(with({0x00030007, 1, 0x41414141}), 28, "has no terminating NUL");    // OpString
    ExpectRefused(with({0x0004000f, 4, 1, 0x61616161}), 32, "has no terminating NUL"); // OpEntryPoint
}

TEST(SpirvModule, AHugeIdThatExistsIsFine) {
    Module m({0x07230203, 0x00010000, 0, 4194303, 0, 0x00020013, 4194302});
    EXPECT_EQ(m.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_num_ids(m.module), 4194303u);
    Module unused({0x07230203, 0x00010000, 0, 4194303, 0, 0x00020013, 1});
    EXPECT_EQ(wd_spirv_module_num_ids(unused.module), 2u); // The bound by itself costs nothing.
}

TEST(SpirvModule, ManyShortInstructionsAreFine) {
    std::vector<uint32_t> words = {0x07230203, 0x00010000, 0, 8, 0};
    words.insert(words.end(), 1000, 0x00010000); // OpNop
    words.insert(words.end(), {0x00020013, 5});
    Module m(words);
    ASSERT_EQ(m.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_num_instructions(m.module), 1001u);
    wd_spirv_instruction instruction;
    ASSERT_TRUE(wd_spirv_module_find(m.module, 5, &instruction));
    EXPECT_EQ(instruction.index, 1000u);
    EXPECT_EQ(instruction.word_offset, 1005u);
}

// The opcodes that a walk over the part meets.
std::vector<uint32_t> OpcodesOf(const wd_spirv_module *module, wd_spirv_part part) {
    std::vector<uint32_t> opcodes;
    WD_SPIRV_FOR_PART(head, module, part) {
        wd_spirv_instruction instruction;
        EXPECT_TRUE(wd_spirv_module_instruction(module, head.index, &instruction));
        EXPECT_EQ(instruction.words, head.at);
        opcodes.push_back(head.opcode);
    }
    return opcodes;
}

TEST(SpirvModule, PartsReachFromTheFirstToTheLastOfTheirKind) {
    Module m(
        Assemble("OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
                 "OpExecutionMode %main LocalSize 1 1 1\n%file = OpString \"f\"\nOpName %main \"main\"\n"
                 "OpModuleProcessed \"x\"\nOpDecorate %group Block\n%group = OpDecorationGroup\n"
                 "OpGroupDecorate %group %struct\nOpMemberDecorate %struct 0 Offset 0\n"
                 "%void = OpTypeVoid\n%fn = OpTypeFunction %void\nOpLine %file 1 1\n"
                 "%struct = OpTypeStruct %fn\nOpNoLine\n%main = OpFunction %void None %fn\n%l = OpLabel\n"
                 "%v = OpVariable %void Function\nOpReturn\nOpFunctionEnd\n"));
    ASSERT_EQ(m.status, WD_OK);
    using Opcodes = std::vector<uint32_t>;
    EXPECT_EQ(OpcodesOf(m.module, WD_SPIRV_PREAMBLE),
              (Opcodes{SpvOpCapability, SpvOpMemoryModel, SpvOpEntryPoint, SpvOpExecutionMode, SpvOpString,
                       SpvOpName, SpvOpModuleProcessed}));
    EXPECT_EQ(OpcodesOf(m.module, WD_SPIRV_ANNOTATIONS),
              (Opcodes{SpvOpDecorate, SpvOpDecorationGroup, SpvOpGroupDecorate, SpvOpMemberDecorate}));
    EXPECT_EQ(OpcodesOf(m.module, WD_SPIRV_DECLARATIONS),
              (Opcodes{SpvOpTypeVoid, SpvOpTypeFunction, SpvOpLine, SpvOpTypeStruct}));
    Module none({0x07230203, 0x00010000, 0, 8, 0});
    EXPECT_EQ(OpcodesOf(none.module, WD_SPIRV_PREAMBLE), Opcodes());
}

TEST(SpirvModule, PartsOfAModuleOutOfOrderHoldAllOfTheirKind) {
    Module m({0x07230203, 0x00010000, 0, 8, 0, 0x00020013, 1, 0x00020011, 1, 0x00030047, 1, 2, 0x00020013, 2,
              0x00020011, 2});
    ASSERT_EQ(m.status, WD_OK);
    using Opcodes = std::vector<uint32_t>;
    EXPECT_EQ(OpcodesOf(m.module, WD_SPIRV_PREAMBLE),
              (Opcodes{SpvOpCapability, SpvOpDecorate, SpvOpTypeVoid, SpvOpCapability}));
    EXPECT_EQ(OpcodesOf(m.module, WD_SPIRV_ANNOTATIONS), Opcodes{SpvOpDecorate});
    EXPECT_EQ(OpcodesOf(m.module, WD_SPIRV_DECLARATIONS),
              (Opcodes{SpvOpTypeVoid, SpvOpCapability, SpvOpDecorate, SpvOpTypeVoid}));
}

TEST(SpirvModule, UnknownOpcodesArePassedOver) {
    Module m({0x07230203, 0x00010000, 0, 8, 0, 0x0003fffe, 77, 78, 0x00020013, 1});
    ASSERT_EQ(m.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_num_instructions(m.module), 2u);
}

TEST(SpirvModule, TheFirstUnknownOpcodeIsNoted) {
    Module known(Assemble(kShader));
    ASSERT_EQ(known.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_first_unknown(known.module), wd_spirv_module_num_instructions(known.module));
    // 9 is a gap between opcodes, 0xffff is beyond all of them. An id would be refused in a known instruction.
    Module unknown(
        {0x07230203, 0x00010000, 0, 8, 0, 0x00020013, 1, 0x00020009, 99, 0x00020013, 2, 0x0001ffff});
    ASSERT_EQ(unknown.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_first_unknown(unknown.module), 1u);
    Module beyond({0x07230203, 0x00010000, 0, 8, 0, 0x00020013, 1, 0x0003ffff, 99, 0});
    ASSERT_EQ(beyond.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_first_unknown(beyond.module), 1u);
    Module empty({0x07230203, 0x00010000, 0, 8, 0});
    ASSERT_EQ(empty.status, WD_OK);
    EXPECT_EQ(wd_spirv_module_first_unknown(empty.module), 0u);
}

// An instruction in a module of its own, with room for one bad word.
struct Alone {
    Alone(uint32_t opcode, uint32_t num_words) : words{0x07230203, 0x00010000, 0, kBound, 0} {
        words.push_back(num_words << SpvWordCountShift | opcode);
        words.resize(5 + num_words, 1); // The id 1, the literal 1, or a string with its NUL.
    }
    // Whether the module is read with `value` in `word`; the diagnostic has to be at that word if it is not.
    bool Accepts(uint32_t word, uint32_t value) const {
        std::vector<uint32_t> changed = words;
        changed[5 + word] = value;
        Module m(changed);
        if (m.status != WD_OK) {
            EXPECT_EQ(m.diagnostic.offset, (5 + word) * 4) << m.diagnostic.message;
        }
        return m.status == WD_OK;
    }
    static constexpr uint32_t kBound = 8;
    std::vector<uint32_t> words;
};

// Words of results and of the ids that the walk over operands gives: the reader checks them another, faster way.
std::vector<bool> IdWords(const Alone &alone) {
    std::vector<bool> is_id(alone.words.size() - 5);
    Module m(alone.words);
    wd_spirv_instruction instruction;
    if (!m.module || !wd_spirv_module_instruction(m.module, 0, &instruction)) {
        ADD_FAILURE() << m.diagnostic.message;
        return is_id;
    }
    if (instruction.result) {
        is_id.at(1) = true;
    }
    if (instruction.result_type) {
        is_id.at(2) = true; // Word 1 is the type.
    }
    wd_spirv_id_cursor cursor = wd_spirv_ids(&instruction);
    while (uint32_t word = wd_spirv_next_id(&cursor)) {
        is_id.at(word) = true;
    }
    return is_id;
}

TEST(SpirvModule, TheIdsOfEveryOpcodeAreChecked) {
    uint32_t num_opcodes = 0, num_ids = 0;
    for (uint32_t opcode = 0; opcode <= SpvOpCodeMask; opcode++) {
        const char *name = wd_spirv_opcode_name(opcode);
        if (!name) {
            continue;
        }
        uint32_t min_words = 1;
        while (Module(Alone(opcode, min_words).words).status != WD_OK) {
            ASSERT_LT(min_words++, 32u) << name;
        }
        for (uint32_t num_words : {min_words, min_words + 1, min_words + 3, 40u}) {
            const Alone alone(opcode, num_words);
            const std::vector<bool> is_id = IdWords(alone);
            for (uint32_t word = 1; word < num_words; word++) {
                EXPECT_EQ(alone.Accepts(word, 0), !is_id[word]) << name << ", word " << word;
                EXPECT_EQ(alone.Accepts(word, Alone::kBound), !is_id[word]) << name << ", word " << word;
                EXPECT_TRUE(alone.Accepts(word, Alone::kBound - 1)) << name << ", word " << word;
                num_ids += is_id[word];
            }
        }
        num_opcodes++;
    }
    EXPECT_GT(num_opcodes, 500u);
    EXPECT_GT(num_ids, 2000u);
}

TEST(SpirvModule, EveryCutIsReadOrRefused) {
    const std::vector<uint32_t> words = Assemble(kShader);
    for (size_t size = 0; size <= words.size(); size++) {
        Module m(std::vector<uint32_t>(words.begin(), words.begin() + static_cast<std::ptrdiff_t>(size)));
        EXPECT_TRUE(m.status == WD_OK || m.status == WD_ERROR_INVALID_DATA);
        EXPECT_EQ(m.status == WD_OK, m.module != nullptr);
    }
}

TEST(SpirvModule, EveryAllocationMayFail) {
    const std::vector<uint32_t> words = Assemble(kShader);
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_spirv_module *module = nullptr;
        wd_status status = wd_spirv_module_create(wd_failing_allocator_get(&state), words.data(),
                                                  words.size(), &module, nullptr);
        wd_spirv_module_destroy(module);
        EXPECT_EQ(state.alive, 0u);
        if (status == WD_OK) {
            EXPECT_GT(n, 1u);
            break;
        }
        EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
    }
    wd_spirv_module_destroy(nullptr);
}

} // namespace
