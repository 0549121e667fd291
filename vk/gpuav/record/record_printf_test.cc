// The texts of debugPrintfEXT: each conversion, values of each type, and formats that mean nothing.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"
#include "vk/spirv/module.h"
#include "vk/spirv/spirv_testing.h"

namespace {

uint32_t Bits(float value) {
    uint32_t word;
    memcpy(&word, &value, sizeof word);
    return word;
}

class RecordPrintf : public ::testing::Test {
  protected:
    // Load makes a module that calls debugPrintfEXT with `format` and values of these types: undefined values, because
    // a record has them.
    void Load(const std::string &format, const std::vector<std::string> &types) {
        std::string values, ids;
        for (size_t i = 0; i < types.size(); i++) {
            const std::string id = " %value" + std::to_string(i);
            values += types[i] == "string" ? "" : id + " = OpUndef %" + types[i] + "\n";
            ids += types[i] == "string" ? " %text" : id;
        }
        words_ = wd::testing::Assemble(R"(
OpCapability Shader
OpCapability Int64
OpCapability Int8
OpCapability Int16
OpCapability Float64
OpCapability Matrix
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%format = OpString ")" + format + R"("
%text = OpString "a string"
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%int = OpTypeInt 32 1
%uint = OpTypeInt 32 0
%long = OpTypeInt 64 1
%ulong = OpTypeInt 64 0
%byte = OpTypeInt 8 1
%short = OpTypeInt 16 1
%float = OpTypeFloat 32
%double = OpTypeFloat 64
%vec2 = OpTypeVector %float 2
%uvec3 = OpTypeVector %uint 3
%mat2 = OpTypeMatrix %vec2 2
%struct = OpTypeStruct %uint
%main = OpFunction %void None %fn
%label = OpLabel
)" + values + "%call = OpExtInst %void %set 1 %format" +
                                       ids + R"(
OpReturn
OpFunctionEnd
)");
        wd_spirv_module_destroy(module_);
        ASSERT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words_.data(), words_.size(), &module_, nullptr),
            WD_OK);
        for (uint32_t i = 0; i < wd_spirv_module_num_instructions(module_); i++) {
            wd_spirv_instruction instruction;
            wd_spirv_module_instruction(module_, i, &instruction);
            call_ = instruction.opcode == 12 ? i : call_; // OpExtInst
        }
    }

    std::string Text(const std::vector<uint32_t> &values) const {
        wd_record record = {};
        record.error = WD_RECORD_PRINTF;
        record.instruction = call_;
        record.values = values.data();
        record.num_values = static_cast<uint32_t>(values.size());
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        EXPECT_TRUE(wd_record_format_printf(&record, module_, &text));
        const std::string result = text.text;
        wd_string_finish(&text);
        return result;
    }

    // The sentence about the first mistake of the format; empty: there is none.
    std::string Mistake() const {
        wd_record record = {};
        record.error = WD_RECORD_PRINTF;
        record.instruction = call_;
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        const bool found = wd_record_find_format_mistake(&record, module_, &text);
        const std::string all = text.text, before = " does not fit its values: ";
        wd_string_finish(&text);
        EXPECT_EQ(found, !all.empty());
        const size_t at = all.find(before);
        EXPECT_EQ(found, at != std::string::npos);
        return found ? all.substr(at + before.size()) : "";
    }

    void TearDown() override {
        wd_spirv_module_destroy(module_);
    }

    std::vector<uint32_t> words_;
    wd_spirv_module *module_ = nullptr;
    uint32_t call_ = 0;
};

TEST_F(RecordPrintf, EachConversion) {
    Load("%d %i %u %o %x %X %#x %05d %-4u|%+d",
         {"int", "int", "uint", "uint", "uint", "uint", "uint", "int", "uint", "int"});
    EXPECT_EQ(Text({0xffffffff, 7, 0xffffffff, 8, 255, 255, 255, 0xfffffffd, 5, 6}),
              "-1 7 4294967295 10 ff FF 0xff -0003 5   |+6");
    Load("%f %.3e %g %F %E %G %a", {"float", "float", "float", "float", "float", "float", "float"});
    EXPECT_EQ(Text({Bits(0.5f), Bits(1234.5f), Bits(0.25f), Bits(1), Bits(1), Bits(1e-9f), Bits(1)}),
              "0.500000 1.234e+03 0.25 1.000000 1.000000E+00 1E-09 0x1p+0");
    Load("%s %s %d 100%%", {"string", "bool", "bool"});
    EXPECT_EQ(Text({0, 1, 1}), "a string true 1 100%");
}

TEST_F(RecordPrintf, WideValues) {
    Load("%ld %lu %ul %lx %lf %f %p", {"long", "ulong", "ulong", "ulong", "double", "double", "ulong"});
    EXPECT_EQ(Text({0xfffffffe, 0xffffffff, 1, 1, 2, 0, 0xabcd, 0x1234, 0, 0x3ff80000, 0, 0x40000000, 16, 0}),
              "-2 4294967297 2 12340000abcd 1.500000 2.000000 0x10");
    // The l after a narrow value, after another conversion and after a length is text.
    Load("%ul", {"uint"});
    EXPECT_EQ(Text({3}), "3l");
    Load("%dlines %fl %xl %lul %ull", {"long", "double", "ulong", "ulong", "ulong"});
    EXPECT_EQ(Text({0xffffffff, 0xffffffff, 0, 0x3ff80000, 255, 0, 7, 0, 8, 0}),
              "-1lines 1.500000l ffl 7l 8l");
}

TEST_F(RecordPrintf, AnUnsignedConversionPrintsTheBitsOfANarrowValue) {
    Load("%x %X %u %o %d", {"byte", "short", "byte", "short", "byte"});
    EXPECT_EQ(Text({0xffffffff, 0xfffffffe, 0xffffff80, 0xffffffff, 0xffffffff}), "ff FFFE 128 177777 -1");
}

TEST_F(RecordPrintf, TheUnsignedConversionOfShadingLanguagesIsHexadecimalAfterItsPrefix) {
    Load("0x%ul %ul 0x%lu 0x%u", {"ulong", "ulong", "ulong", "uint"});
    EXPECT_EQ(Text({0xabcd, 1, 16, 0, 17, 0, 18}), "0x10000abcd 16 0x17 0x18");
}

TEST_F(RecordPrintf, TheLongestNumbersAreComplete) {
    Load("%.999f|", {"double"});
    const std::string text = Text({0xffffffff, 0x7fefffff});
    EXPECT_EQ(text.size(), 309u + 1 + 999 + 1);
    EXPECT_EQ(text.back(), '|');
}

TEST_F(RecordPrintf, VectorsAndMatrices) {
    Load("%v2f; %.1v2f; %v3u; %f; %x", {"vec2", "vec2", "uvec3", "mat2", "uvec3"});
    EXPECT_EQ(
        Text({Bits(1), Bits(2), Bits(3), Bits(4), 5, 6, 7, Bits(1), Bits(2), Bits(3), Bits(4), 10, 11, 12}),
        "1.000000, 2.000000; 3.0, 4.0; 5, 6, 7; 1.000000, 2.000000, 3.000000, 4.000000; a, b, c");
}

TEST_F(RecordPrintf, ValuesAreReadAsTheConversionSays) {
    Load("%x %f %d", {"float", "uint", "float"});
    EXPECT_EQ(Text({Bits(1), Bits(2), 0xffffffff}), "3f800000 2.000000 -1");
}

TEST_F(RecordPrintf, ConversionsThatDoNotFitAreNamed) {
    const struct {
        const char *format;
        std::vector<std::string> types;
        const char *mistake;
    } cases[] = {
        {"%d", {"float"}, "%d prints integers, and value 1 is a floating-point number."},
        {"%u %.2f", {"uint", "int"}, "%.2f prints floating-point numbers, and value 2 is a signed integer."},
        {"%f", {"bool"}, "%f prints floating-point numbers, and value 1 is a boolean."},
        {"%i", {"vec2"}, "%i prints integers, and each component of value 1 is a floating-point number."},
        {"%v3f", {"vec2"}, "%v3f prints vectors of 3 components, and value 1 is a vector of 2 components."},
        {"%v2u", {"uint"}, "%v2u prints vectors of 2 components, and value 1 is an unsigned integer."},
        {"%d", {"string"}, "%d prints a number, and value 1 is a string."},
        {"%u %u", {"uint"}, "%u has no value."},
        {"%u", {"uint", "uint"}, "The format has no conversion for the last of the 2 values."},
        {"text", {"uint", "uint"}, "The format has no conversion for some of the 2 values."},
        {"%q, %d", {"uint"}, "%q is not a conversion."},
        {"%", {}, "% is not a conversion."},
    };
    for (const auto &row : cases) {
        SCOPED_TRACE(row.format);
        Load(row.format, row.types);
        EXPECT_EQ(Mistake(), row.mistake);
    }
}

TEST_F(RecordPrintf, ConversionsThatFitAreNotNamed) {
    const struct {
        const char *format;
        std::vector<std::string> types;
    } cases[] = {
        {"100%% text", {}},
        {"%d %i %u %o %x %c %ld", {"uint", "int", "int", "int", "uint", "int", "long"}},
        {"%f %e %g %a %lf", {"float", "float", "double", "float", "double"}},
        {"%x %p %s %s %s", {"float", "ulong", "string", "bool", "uint"}},
        {"%v2f %f %v3u %d", {"vec2", "mat2", "uvec3", "uvec3"}},
        {"%u", {"struct"}},
    };
    for (const auto &row : cases) {
        SCOPED_TRACE(row.format);
        Load(row.format, row.types);
        EXPECT_EQ(Mistake(), "");
    }
    Load("%c%c", {"uint", "int"});
    EXPECT_EQ(Text({'o', 'k'}), "ok");
}

TEST_F(RecordPrintf, MissingValues) {
    Load("%u %u %u", {"uint"});
    EXPECT_EQ(Text({1}), "1 (no value) (no value)");
    EXPECT_EQ(Text({}), "(not recorded) (no value) (no value)");
    Load("%u %u", {"struct", "uint"});
    EXPECT_EQ(Text({0, 4}), "(not recorded) 4");
    Load("%lu", {"ulong"});
    EXPECT_EQ(Text({1}), "(not recorded)");
}

TEST_F(RecordPrintf, FormatsThatMeanNothing) {
    for (const std::string format :
         {"%", "%n", "%*d", "%v5f", "%v", "%.", "100% yes", "%hhhz", "%l",
          "%00000000000000000000000000000000000d", "%-", "%.999999999f", "%999999999d", "%.1000x"}) {
        Load(format, {"uint"});
        EXPECT_EQ(Text({1}), format);
    }
    for (const std::string format : {"%999.99f", "%.999f", "%999.999e"}) {
        Load(format, {"double"});
        EXPECT_GE(Text({0xffffffff, 0x7fefffff}).size(), 999u);
    }
    Load("\x1b[31m%u\x07", {"uint"});
    EXPECT_EQ(Text({1}), "\\x1b[31m1\\x07");
}

TEST_F(RecordPrintf, OtherInstructionsAreNoCalls) {
    Load("%u", {"uint"});
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    for (uint32_t i = 0; i <= wd_spirv_module_num_instructions(module_); i++) {
        wd_record record = {};
        record.instruction = i;
        EXPECT_EQ(wd_record_format_printf(&record, module_, &text), i == call_) << i;
    }
    wd_string_finish(&text);
}

std::vector<wd_record> Visit(const std::vector<uint32_t> &words, wd_record_summary *summary) {
    std::vector<wd_record> records;
    wd_record_visit(
        words.data(), words.size(), WD_RECORD_LAYOUT_WHITEPAPER,
        [](void *user, const wd_record *record) {
            static_cast<std::vector<wd_record> *>(user)->push_back(*record);
        },
        &records, summary);
    return records;
}

TEST(RecordPrintfWalk, RecordsMayBeLong) {
    for (uint32_t size : {10u, 11u, 17u, 100u, uint32_t{WD_RECORD_PRINTF_MAX_WORDS}}) {
        std::vector<uint32_t> words = {size + 10};
        words.insert(words.end(), {size, 1, 2, 5, 0, 0, 0, WD_RECORD_PRINTF, 3, 0});
        words.resize(1 + size);
        words.insert(words.end(), {10, 1, 9, 5, 0, 0, 0, 0, 6, 6});
        wd_record_summary summary;
        const std::vector<wd_record> records = Visit(words, &summary);
        ASSERT_EQ(records.size(), 2u) << size;
        EXPECT_EQ(records[0].num_values, size - 10);
        EXPECT_EQ(records[1].instruction, 9u);
        EXPECT_FALSE(summary.malformed);
        EXPECT_EQ(summary.unwritten_words + summary.lost_words, 0u);
    }
}

TEST(RecordPrintfWalk, OnlyPrintfRecordsMayBeLong) {
    for (uint32_t size : {17u, uint32_t{WD_RECORD_PRINTF_MAX_WORDS} + 1}) {
        std::vector<uint32_t> words = {
            size, size, 1, 2, 5, 0, 0, 0, size == 17 ? 0u : uint32_t{WD_RECORD_PRINTF}, 3, 0};
        words.resize(1 + size);
        wd_record_summary summary;
        EXPECT_TRUE(Visit(words, &summary).empty());
        EXPECT_TRUE(summary.malformed);
    }
}

} // namespace
