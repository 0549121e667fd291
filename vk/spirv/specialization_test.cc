#include "vk/spirv/specialization.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

const char kHead[] = "OpCapability Shader\nOpCapability Int8\nOpCapability Int16\nOpCapability Int64\n"
                     "OpCapability Float16\nOpCapability Float64\nOpMemoryModel Logical GLSL450\n"
                     "OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n";
const char kTypes[] = "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n"
                      "%byte = OpTypeInt 8 1\n%ushort = OpTypeInt 16 0\n%uint = OpTypeInt 32 0\n"
                      "%int = OpTypeInt 32 1\n%long = OpTypeInt 64 1\n%half = OpTypeFloat 16\n"
                      "%float = OpTypeFloat 32\n%double = OpTypeFloat 64\n%uint3 = OpTypeVector %uint 3\n";
const char kEnd[] = "%main = OpFunction %void None %fn\n%label = OpLabel\nOpReturn\nOpFunctionEnd\n";

std::string Module(const std::string &decorations, const std::string &constants) {
    return kHead + decorations + kTypes + constants + kEnd;
}

// Values are those of an application: entries of (constant, bytes).
struct Values {
    std::vector<VkSpecializationMapEntry> entries;
    std::string data;

    template <typename T> Values &Add(uint32_t id, T value) {
        entries.push_back({id, static_cast<uint32_t>(data.size()), sizeof value});
        data.append(reinterpret_cast<const char *>(&value), sizeof value);
        return *this;
    }
    VkSpecializationInfo Info() const {
        return {static_cast<uint32_t>(entries.size()), entries.data(), data.size(), data.data()};
    }
};

struct Result {
    std::string text; // Empty: nothing was replaced.
    bool changes_values;
    std::string validation;
};

Result Specialize(const std::vector<uint32_t> &words, const VkSpecializationInfo *info,
                  bool fixes_defaults = true, bool keeps_indices = false) {
    const wd_allocator allocator = wd_allocator_default();
    wd_spirv_module *module = nullptr;
    EXPECT_EQ(wd_spirv_module_create(allocator, words.data(), words.size(), &module, nullptr), WD_OK);
    wd_spirv_special_value *values = nullptr;
    wd_spirv_specialization given = {nullptr, 0, fixes_defaults};
    EXPECT_EQ(wd_spirv_special_values(allocator, info, &values, &given.num_values), WD_OK);
    given.values = values;
    wd_spirv_specialized made;
    EXPECT_EQ(wd_spirv_specialize(allocator, module, &given, keeps_indices, &made), WD_OK);
    Result result = {"", made.changes_values, ""};
    if (made.words) {
        const std::vector<uint32_t> copy(made.words, made.words + made.num_words);
        result.text = Disassemble(copy);
        result.validation = keeps_indices ? "" : Validate(copy);
    }
    wd_free(&allocator, made.words);
    wd_free(&allocator, values);
    wd_spirv_module_destroy(module);
    return result;
}

Result Specialize(const std::string &text, const Values &values = {}, bool fixes_defaults = true) {
    const VkSpecializationInfo info = values.Info();
    return Specialize(Assemble(text), &info, fixes_defaults);
}

// A module with one constant, 100.
Result One(const std::string &constant, const Values &values = {}) {
    return Specialize(Module("OpDecorate %100 SpecId 7\n", "%100 = " + constant + "\n"), values);
}

// The text of the constant 100 without its type.
std::string Definition(const Result &result) {
    EXPECT_EQ(result.validation, "");
    const size_t at = result.text.find("%100 = ");
    if (at == std::string::npos) {
        return "";
    }
    std::string line = result.text.substr(at + 7, result.text.find('\n', at) - at - 7);
    const size_t type = line.find(" %");
    const size_t end = line.find(' ', type + 1);
    return line.substr(0, type) + (end == std::string::npos ? "" : line.substr(end));
}

TEST(Specialization, ValuesOfEachType) {
    EXPECT_EQ(Definition(One("OpSpecConstant %uint 4", Values().Add<uint32_t>(7, 9))), "OpConstant 9");
    EXPECT_EQ(Definition(One("OpSpecConstant %int 4", Values().Add<int32_t>(7, -9))), "OpConstant -9");
    EXPECT_EQ(Definition(One("OpSpecConstant %byte 4", Values().Add<int8_t>(7, -3))), "OpConstant -3");
    EXPECT_EQ(Definition(One("OpSpecConstant %ushort 4", Values().Add<uint16_t>(7, 65535))),
              "OpConstant 65535");
    EXPECT_EQ(Definition(One("OpSpecConstant %long 4", Values().Add<int64_t>(7, INT64_MIN + 1))),
              "OpConstant -9223372036854775807");
    EXPECT_EQ(Definition(One("OpSpecConstant %half 4", Values().Add<uint16_t>(7, 0x3c00))),
              "OpConstant 0x1p+0");
    EXPECT_EQ(Definition(One("OpSpecConstant %float 4", Values().Add<float>(7, 2.5f))), "OpConstant 2.5");
    EXPECT_EQ(Definition(One("OpSpecConstant %double 4", Values().Add<double>(7, 2.5))), "OpConstant 2.5");
    EXPECT_EQ(Definition(One("OpSpecConstantTrue %bool", Values().Add<uint32_t>(7, 0))), "OpConstantFalse");
    EXPECT_EQ(Definition(One("OpSpecConstantFalse %bool", Values().Add<uint32_t>(7, 2))), "OpConstantTrue");
}

TEST(Specialization, DefaultValues) {
    EXPECT_EQ(Definition(One("OpSpecConstant %int -4")), "OpConstant -4");
    EXPECT_EQ(Definition(One("OpSpecConstant %double 0.5")), "OpConstant 0.5");
    EXPECT_EQ(Definition(One("OpSpecConstantTrue %bool")), "OpConstantTrue");
    EXPECT_FALSE(One("OpSpecConstant %int -4").changes_values);
    EXPECT_FALSE(One("OpSpecConstant %int -4", Values().Add<int32_t>(7, -4)).changes_values);
    EXPECT_TRUE(One("OpSpecConstant %int -4", Values().Add<int32_t>(7, 4)).changes_values);
    EXPECT_EQ(
        Specialize(Module("OpDecorate %100 SpecId 7\n", "%100 = OpSpecConstant %uint 4\n"), {}, false).text,
        "");
}

// A value that the driver may read in another way: the constant stays, with its decoration.
TEST(Specialization, UncertainValuesStay) {
    const Values other_sizes[] = {Values().Add<uint64_t>(7, 1), Values().Add<uint16_t>(7, 1),
                                  Values().Add<uint32_t>(7, 1).Add<uint32_t>(7, 1)};
    for (const Values &values : other_sizes) {
        EXPECT_EQ(One("OpSpecConstant %uint 4", values).text, "");
        EXPECT_EQ(One("OpSpecConstantTrue %bool", Values().Add<uint8_t>(7, 1)).text, "");
    }
    const uint32_t data[] = {1, 2};
    const VkSpecializationMapEntry past[] = {{7, 8, 4}, {7, 5, 4}, {7, UINT32_MAX, 4}, {7, 0, SIZE_MAX}};
    const auto words = Assemble(Module("OpDecorate %100 SpecId 7\n", "%100 = OpSpecConstant %uint 4\n"));
    for (const VkSpecializationMapEntry &entry : past) {
        const VkSpecializationInfo info = {1, &entry, sizeof data, data};
        EXPECT_EQ(Specialize(words, &info).text, "");
    }
    const VkSpecializationMapEntry entry = {7, 0, 4};
    const VkSpecializationInfo no_data = {1, &entry, 4, nullptr}, no_entries = {1, nullptr, 4, data};
    EXPECT_EQ(Specialize(words, &no_data).text, "");
    EXPECT_NE(Specialize(words, &no_entries).text, "");
    EXPECT_NE(Specialize(words, nullptr).text, "");
}

// Only some constants are given: the others, and the operations on them, stay specializable.
TEST(Specialization, OtherConstantsStaySpecializable) {
    const std::string text =
        Module("OpDecorate %100 SpecId 7\nOpDecorate %101 SpecId 8\n",
               "%100 = OpSpecConstant %uint 4\n%101 = OpSpecConstant %uint 5\n"
               "%102 = OpSpecConstantOp %uint IAdd %100 %101\n%103 = OpSpecConstantOp %uint IMul %100 %100\n"
               "%104 = OpSpecConstantComposite %uint3 %100 %101 %100\n"
               "%105 = OpSpecConstantComposite %uint3 %100 %103 %100\n");
    const Result some = Specialize(text, Values().Add<uint32_t>(7, 6), false);
    EXPECT_EQ(Definition(some), "OpConstant 6");
    EXPECT_NE(some.text.find("OpDecorate %101 SpecId 8"), std::string::npos);
    EXPECT_EQ(some.text.find("OpDecorate %100 SpecId"), std::string::npos);
    EXPECT_NE(some.text.find("IAdd %100 %101"), std::string::npos);
    EXPECT_EQ(some.text.find("IMul"), std::string::npos);
    EXPECT_NE(some.text.find("%104 = OpSpecConstantComposite"), std::string::npos);
    EXPECT_NE(some.text.find("%105 = OpConstantComposite"), std::string::npos);
    const Result all = Specialize(text, Values().Add<uint32_t>(7, 6));
    EXPECT_EQ(all.validation, "");
    EXPECT_EQ(all.text.find("Spec"), std::string::npos);
}

std::string Folded(const std::string &type, const std::string &operation) {
    return Definition(
        Specialize(Module("OpDecorate %90 SpecId 7\n",
                          "%90 = OpSpecConstant %int -6\n%91 = OpConstant %int 4\n%92 = OpConstant %int 0\n"
                          "%93 = OpConstantTrue %bool\n"
                          "%95 = OpSpecConstant %uint 17\n%96 = OpConstantComposite %uint3 %95 %95 %95\n"
                          "%97 = OpSpecConstantTrue %bool\n"
                          "%100 = OpSpecConstantOp " +
                              type + " " + operation + "\n")));
}

TEST(Specialization, Operations) {
    EXPECT_EQ(Folded("%int", "SDiv %90 %91"), "OpConstant -1");
    EXPECT_EQ(Folded("%int", "SRem %90 %91"), "OpConstant -2");
    EXPECT_EQ(Folded("%int", "SNegate %90"), "OpConstant 6");
    EXPECT_EQ(Folded("%long", "SConvert %90"), "OpConstant -6");
    EXPECT_EQ(Folded("%byte", "SConvert %90"), "OpConstant -6");
    EXPECT_EQ(Folded("%int", "Select %93 %90 %91"), "OpConstant -6");
    EXPECT_EQ(Folded("%bool", "SLessThan %90 %91"), "OpConstantTrue");
    EXPECT_EQ(Folded("%bool", "ULessThan %90 %91"), "OpConstantFalse");
    EXPECT_EQ(Folded("%bool", "LogicalNotEqual %93 %97"), "OpConstantFalse");
    EXPECT_EQ(Folded("%bool", "LogicalEqual %93 %97"), "OpConstantTrue");
    EXPECT_EQ(Folded("%uint", "CompositeExtract %96 1"), "OpConstant 17");
    // Undefined results, and operations that are not known, stay.
    EXPECT_EQ(Folded("%int", "SDiv %90 %92"), "OpSpecConstantOp SDiv %90 %92");
    EXPECT_EQ(Folded("%int", "SMod %90 %91"), "OpSpecConstantOp SMod %90 %91");
    EXPECT_EQ(Folded("%uint3", "VectorShuffle %96 %96 0 1 2"),
              "OpSpecConstantOp VectorShuffle %96 %96 0 1 2");
}

// An OpNop in place of each decoration keeps the indices of all later instructions.
TEST(Specialization, IndicesStay) {
    const auto words = Assemble(Module("OpDecorate %100 SpecId 7\nOpDecorate %101 SpecId 8\n",
                                       "%100 = OpSpecConstant %uint 4\n%101 = OpSpecConstantTrue %bool\n"
                                       "%102 = OpSpecConstantOp %uint IAdd %100 %100\n"));
    const wd_allocator allocator = wd_allocator_default();
    wd_spirv_module *module = nullptr, *original = nullptr;
    ASSERT_EQ(wd_spirv_module_create(allocator, words.data(), words.size(), &module, nullptr), WD_OK);
    ASSERT_EQ(wd_spirv_module_create(allocator, words.data(), words.size(), &original, nullptr), WD_OK);
    const wd_spirv_specialization none = {nullptr, 0, true};
    wd_spirv_specialized made;
    ASSERT_EQ(wd_spirv_module_specialize(allocator, &module, &none, &made), WD_OK);
    ASSERT_NE(made.words, nullptr);
    ASSERT_EQ(wd_spirv_module_num_instructions(module), wd_spirv_module_num_instructions(original));
    EXPECT_EQ(wd_spirv_module_first_function(module), wd_spirv_module_first_function(original));
    wd_spirv_instruction one, other;
    for (uint32_t i = 0; wd_spirv_module_instruction(original, i, &one); i++) {
        ASSERT_TRUE(wd_spirv_module_instruction(module, i, &other));
        EXPECT_EQ(one.result, other.result);
        EXPECT_TRUE(other.opcode == one.opcode || other.opcode == SpvOpNop || other.opcode == SpvOpConstant ||
                    other.opcode == SpvOpConstantTrue);
    }
    uint64_t value = 0;
    EXPECT_TRUE(wd_spirv_module_constant(module, 102, &value));
    EXPECT_EQ(value, 8u);
    wd_spirv_module_destroy(module);
    wd_spirv_module_destroy(original);
    wd_free(&allocator, made.words);
}

// A group of decorations may give several constants a SpecId: nothing is replaced.
TEST(Specialization, GroupsOfDecorations) {
    EXPECT_EQ(
        Specialize(Module("OpDecorate %99 SpecId 7\n%99 = OpDecorationGroup\nOpGroupDecorate %99 %100\n",
                          "%100 = OpSpecConstant %uint 4\n"))
            .text,
        "");
    EXPECT_EQ(Specialize(Module("", "%100 = OpConstant %uint 4\n")).text, "");
}

TEST(Specialization, OnlyUsedValuesAreKept) {
    const auto words = Assemble(Module("OpDecorate %100 SpecId 7\nOpDecorate %101 SpecId 9\n",
                                       "%100 = OpSpecConstant %uint 4\n%101 = OpSpecConstant %uint 4\n"));
    wd_spirv_special_value values[] = {{6, 4, 1}, {7, 0, 2}, {8, 4, 3}, {9, 4, 4}};
    ASSERT_EQ(wd_spirv_keep_used_values(words.data(), words.size(), values, 4), 2u);
    EXPECT_EQ(values[0].constant_id, 7u);
    EXPECT_EQ(values[0].size, 0u);
    EXPECT_EQ(values[1].value, 4u);
    for (size_t size = 0; size < words.size(); size++) { // Cut modules.
        wd_spirv_special_value copy[] = {{6, 4, 1}, {7, 4, 2}, {8, 4, 3}, {9, 4, 4}};
        EXPECT_LE(wd_spirv_keep_used_values(words.data(), size, copy, 4), 2u);
    }
}

TEST(Specialization, EveryAllocationMayFail) {
    const auto words = Assemble(Module("OpDecorate %100 SpecId 7\n", "%100 = OpSpecConstant %uint 4\n"));
    const VkSpecializationMapEntry entry = {7, 0, 4};
    const uint32_t data = 3;
    const VkSpecializationInfo info = {1, &entry, 4, &data};
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    for (size_t n = 1; status == WD_ERROR_OUT_OF_MEMORY && n < 100; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        const wd_allocator allocator = wd_failing_allocator_get(&failing);
        wd_spirv_module *module = nullptr;
        wd_spirv_special_value *values = nullptr;
        wd_spirv_specialization given = {nullptr, 0, true};
        wd_spirv_specialized made = {};
        status = wd_spirv_module_create(allocator, words.data(), words.size(), &module, nullptr);
        status = status ? status : wd_spirv_special_values(allocator, &info, &values, &given.num_values);
        given.values = values;
        status = status ? status : wd_spirv_module_specialize(allocator, &module, &given, &made);
        wd_spirv_module_destroy(module);
        wd_free(&allocator, made.words);
        wd_free(&allocator, values);
        ASSERT_EQ(failing.alive, 0u) << n;
    }
    EXPECT_EQ(status, WD_OK);
}

// Any words that vk/spirv reads can be specialized, and the result can be read again.
TEST(Specialization, DamagedModules) {
    const std::vector<uint32_t> good = Assemble(Module(
        "OpDecorate %100 SpecId 7\nOpDecorate %101 SpecId 8\nOpDecorate %106 SpecId 9\n",
        "%100 = OpSpecConstant %uint 4\n%101 = OpSpecConstant %long 5\n%106 = OpSpecConstantTrue %bool\n"
        "%102 = OpSpecConstantOp %uint IAdd %100 %100\n%103 = OpSpecConstantOp %int Select %106 %100 %102\n"
        "%104 = OpSpecConstantComposite %uint3 %100 %102 %100\n"
        "%105 = OpSpecConstantOp %uint CompositeExtract %104 2\n"));
    std::mt19937 random(1);
    const Values values = Values().Add<uint32_t>(7, 1).Add<uint64_t>(8, 2).Add<uint32_t>(9, 0);
    const VkSpecializationInfo info = values.Info();
    const wd_allocator allocator = wd_allocator_default();
    wd_spirv_special_value *read = nullptr;
    wd_spirv_specialization given = {nullptr, 0, true};
    ASSERT_EQ(wd_spirv_special_values(allocator, &info, &read, &given.num_values), WD_OK);
    given.values = read;
    uint32_t num_specialized = 0;
    for (int i = 0; i < 50000; i++) {
        std::vector<uint32_t> words = good;
        for (uint32_t changes = random() % 4 + 1; changes; changes--) {
            uint32_t &word = words[5 + random() % (words.size() - 5)];
            word = random() % 2 ? word ^ 1u << random() % 32 : good[5 + random() % (good.size() - 5)];
        }
        wd_spirv_module *module = nullptr;
        if (wd_spirv_module_create(allocator, words.data(), words.size(), &module, nullptr)) {
            continue;
        }
        wd_spirv_specialized made;
        ASSERT_EQ(wd_spirv_module_specialize(allocator, &module, &given, &made), WD_OK);
        num_specialized += made.words != nullptr;
        wd_spirv_module_destroy(module);
        wd_free(&allocator, made.words);
    }
    EXPECT_GT(num_specialized, 1000u);
    wd_free(&allocator, read);
}

} // namespace
} // namespace wd::testing
