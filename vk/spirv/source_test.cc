#include "vk/spirv/source.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "vk/spirv/spirv_testing.h"

namespace {

using wd::testing::Assemble;

// Line finds a line in source text; "(none)" where it has none.
std::string Line(const std::string &text, const char *own_file, const char *file, uint32_t line) {
    const char *found = nullptr;
    size_t length = 0;
    if (!wd_spirv_source_line(text.data(), text.size(), own_file, file, line, &found, &length)) {
        return "(none)";
    }
    return std::string(found, length);
}

TEST(SpirvSourceLine, PlainTextIsCounted) {
    EXPECT_EQ(Line("one\ntwo\r\nthree", "f", "f", 1), "one");
    EXPECT_EQ(Line("one\ntwo\r\nthree", "f", "f", 2), "two");
    EXPECT_EQ(Line("one\ntwo\r\nthree", "f", "f", 3), "three");
    EXPECT_EQ(Line("one\ntwo\r\nthree", "f", "f", 4), "(none)");
    EXPECT_EQ(Line("one\ntwo\r\nthree", "f", "f", 0), "(none)");
    EXPECT_EQ(Line("", "f", "f", 1), "(none)");
    EXPECT_EQ(Line("one", nullptr, nullptr, 1), "one");
}

// LunarG, "Vulkan GPU-Assisted Validation", "Finding the OpSource": the compiler's own lines are not counted.
TEST(SpirvSourceLine, HeadOfOpModuleProcessedIsNotCounted) {
    const std::string text =
        "// OpModuleProcessed client vulkan100\n// OpModuleProcessed target-env vulkan1.0\n"
        "// OpModuleProcessed entry-point main\n#line 1\n/*\n * Copyright\n";
    EXPECT_EQ(Line(text, "cube.frag", "cube.frag", 1), "/*");
    EXPECT_EQ(Line(text, "cube.frag", "cube.frag", 2), " * Copyright");
    EXPECT_EQ(Line("// OpModuleProcessed x\nfirst\nsecond", "f", "f", 1), "first");
    EXPECT_EQ(Line("first\n// OpModuleProcessed x\nthird", "f", "f", 3), "third"); // Only at the head.
}

// The example of that section: two files in one stream.
TEST(SpirvSourceLine, DirectivesNameFiles) {
    const std::string text = "#line 1 \"main\"\nint m4(int a) {\n    return a * 4;\n}\n#line 1 \"extra\"\n"
                             "int m5(int a) {\n    return a * 5;\n}\n#line 5 \"main\"\nint m6(int a) {\n"
                             "    return a * 6;\n}\n";
    EXPECT_EQ(Line(text, "main", "main", 2), "    return a * 4;");
    EXPECT_EQ(Line(text, "main", "extra", 2), "    return a * 5;");
    EXPECT_EQ(Line(text, "main", "main", 6), "    return a * 6;");
    EXPECT_EQ(Line(text, "main", "main", 4), "(none)"); // The #include itself is not in the stream.
    EXPECT_EQ(Line(text, "main", "absent", 2), "(none)");
    EXPECT_EQ(Line(text, "main", "/src/extra", 2),
              "    return a * 5;"); // The name without its folder serves.
}

// Lines returns the text of wd_spirv_source_lines; "(none)" if it returns false.
std::string Lines(const std::string &text, const char *own_file, const char *file, size_t max_size = 1000) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    const bool found = wd_spirv_source_lines(text.data(), text.size(), own_file, file, max_size, &out);
    const std::string lines = out.text;
    wd_string_finish(&out);
    return found ? lines : "(none)";
}

TEST(SpirvSourceLines, AreThoseOfOneFile) {
    EXPECT_EQ(Lines("one\ntwo\r\nthree", "f", "f"), "one\ntwo\nthree\n");
    EXPECT_EQ(Lines("// OpModuleProcessed x\n#line 1\nfirst\n\nthird\n", "f", "f"), "first\n\nthird\n");
    const std::string text = "#line 3 \"main\"\nc\n#line 1 \"extra\"\nother\n#line 1 \"main\"\na\n";
    EXPECT_EQ(Lines(text, "main", "main"), "a\n\nc\n");
    EXPECT_EQ(Lines(text, "main", "/src/extra"), "other\n");
    EXPECT_EQ(Lines(text, "main", "absent"), "(none)");
    EXPECT_EQ(Lines("", "f", "f"), "(none)");
    EXPECT_EQ(Lines("one", nullptr, nullptr), "one\n");
}

TEST(SpirvSourceLines, AreLimited) {
    EXPECT_EQ(Lines("one\ntwo\nthree\n", "f", "f", 8), "one\ntwo\n");
    EXPECT_EQ(Lines("one\ntwo\nthree\n", "f", "f", 13), "one\ntwo\n");
    EXPECT_EQ(Lines("one\ntwo\nthree\n", "f", "f", 14), "one\ntwo\nthree\n");
    EXPECT_EQ(Lines("one\n", "f", "f", 0), "(none)");
    EXPECT_EQ(Lines("one\n#line 4000000000\nfar\n#line 0\nzero\n", "f", "f"), "one\n");
}

TEST(SpirvSourceLine, OddDirectives) {
    EXPECT_EQ(Line("a\n  #  line 10\nb\nc", "f", "f", 11), "c");
    EXPECT_EQ(Line("a\n# 10 \"g\" 2\nb", "f", "g", 10), "b");
    EXPECT_EQ(Line("a\n#line 10 0\nb", "f", "f", 10), "b");
    EXPECT_EQ(Line("#line\n#line x\n#line 99999999999\nb", "f", "f", 4), "b"); // None of them is one.
    EXPECT_EQ(Line("#line 7 \"unterminated\nb", "f", "f", 7), "b");
    EXPECT_EQ(Line("#line 4294967295\na\nb", "f", "f", 4294967295u), "a");
}

struct Source {
    Source(const std::string &text, uint32_t opcode, uint32_t nth = 0) : words(Assemble(text)) {
        wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
        EXPECT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, &diagnostic),
            WD_OK)
            << diagnostic.message;
        wd_spirv_instruction instruction;
        for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
            if (instruction.opcode == opcode && nth-- == 0) {
                found = wd_spirv_find_source(module, i, &source);
                return;
            }
        }
        ADD_FAILURE() << "no such instruction";
    }
    ~Source() {
        wd_spirv_module_destroy(module);
    }
    std::string Text() const {
        return source.text ? std::string(source.text, source.text_length) : "(none)";
    }
    std::vector<uint32_t> words;
    wd_spirv_module *module = nullptr;
    wd_spirv_source source = {};
    bool found = false;
};

std::string Shader(const std::string &debug, const std::string &body) {
    return "OpCapability Shader\nOpExtension \"SPV_KHR_non_semantic_info\"\n"
           "%debug = OpExtInstImport \"NonSemantic.Shader.DebugInfo.100\"\nOpMemoryModel Logical GLSL450\n"
           "OpEntryPoint GLCompute %main \"main\"\nOpExecutionMode %main LocalSize 1 1 1\n" +
           debug + "%main = OpFunction %void None %fn\n%l = OpLabel\n" + body + "OpReturn\nOpFunctionEnd\n";
}

const char kTypes[] = "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%uint = OpTypeInt 32 0\n"
                      "%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n%u2 = OpConstant %uint 2\n"
                      "%u3 = OpConstant %uint 3\n%u7 = OpConstant %uint 7\n";

std::string Lined(const std::string &body) {
    return Shader("%file = OpString \"a/b.comp\"\n%two = OpString \"two.comp\"\n"
                  "OpSource GLSL 450 %file \"// OpModuleProcessed x\n#line 1\nfirst\nsec\"\n"
                  "OpSourceContinued \"ond\nthi\"\nOpSourceContinued \"rd\"\n"
                  "OpSource GLSL 450 %two \"other first\"\n" +
                      std::string(kTypes),
                  body);
}

TEST(SpirvSource, OpLineAppliesUntilTheNext) {
    const std::string body = "OpLine %file 2 5\n%a = OpIAdd %uint %u1 %u2\n%b = OpISub %uint %u1 %u2\n"
                             "OpLine %file 3 0\n%c = OpIMul %uint %u1 %u2\n";
    Source first(Lined(body), SpvOpISub);
    ASSERT_TRUE(first.found);
    EXPECT_STREQ(first.source.file, "a/b.comp");
    EXPECT_EQ(first.source.line, 2u);
    EXPECT_EQ(first.source.column, 5u);
    EXPECT_EQ(first.Text(), "second"); // Joined out of two instructions.
    EXPECT_EQ(first.source.num_inlined, 0u);
    Source second(Lined(body), SpvOpIMul);
    EXPECT_EQ(second.Text(), "third");
    Source other(Lined("OpLine %two 1 1\n%a = OpIAdd %uint %u1 %u2\n"), SpvOpIAdd);
    EXPECT_EQ(other.Text(), "other first");
}

TEST(SpirvSource, OpNoLineAndBlocksEndIt) {
    const std::string line = "OpLine %file 2 5\n";
    EXPECT_FALSE(Source(Lined(line + "OpNoLine\n%a = OpIAdd %uint %u1 %u2\n"), SpvOpIAdd).found);
    EXPECT_FALSE(Source(Lined("%a = OpIAdd %uint %u1 %u2\n"), SpvOpIAdd).found);
    EXPECT_FALSE(
        Source(Lined(line + "OpBranch %next\n%next = OpLabel\n%a = OpIAdd %uint %u1 %u2\n"), SpvOpIAdd)
            .found);
    EXPECT_TRUE(
        Source(Lined(line + "OpBranch %next\n" + line + "%next = OpLabel\n%a = OpIAdd %uint %u1 %u2\n"),
               SpvOpIAdd)
            .found);
    Source beyond(Lined(""), SpvOpReturn);
    EXPECT_FALSE(wd_spirv_find_source(beyond.module, UINT32_MAX, &beyond.source));
}

TEST(SpirvSource, WithoutTextThereIsStillTheLine) {
    Source source(Shader("%file = OpString \"a/b.comp\"\n" + std::string(kTypes),
                         "OpLine %file 9 3\n%a = OpIAdd %uint %u1 %u2\n"),
                  SpvOpIAdd);
    ASSERT_TRUE(source.found);
    EXPECT_EQ(source.source.line, 9u);
    EXPECT_EQ(source.source.text, nullptr);
}

TEST(SpirvSource, AnEmptyFileNameIsNone) {
    Source source(Shader("%file = OpString \"\"\nOpSource GLSL 450 %file \"first\"\n" + std::string(kTypes),
                         "OpLine %file 1 1\n%a = OpIAdd %uint %u1 %u2\n"),
                  SpvOpIAdd);
    ASSERT_TRUE(source.found);
    EXPECT_EQ(source.source.file, nullptr);
    EXPECT_EQ(source.Text(), "first");
}

// Function f at line 7 is inlined into g at line 3, which is inlined into main at line 2.
std::string NonSemantic(const std::string &body) {
    return Shader(
        "%file = OpString \"d.comp\"\n%text = OpString \"first\nsec\"\n%more = OpString \"ond\nthird\"\n"
        "%f = OpString \"f\"\n%g = OpString \"g\"\n%m = OpString \"main\"\n" +
            std::string(kTypes) +
            "%src = OpExtInst %void %debug DebugSource %file %text\n"
            "%srcc = OpExtInst %void %debug DebugSourceContinued %more\n"
            "%cu = OpExtInst %void %debug DebugCompilationUnit %u1 %u2 %src %u2\n"
            "%ty = OpExtInst %void %debug DebugTypeFunction %u3 %void\n"
            "%df = OpExtInst %void %debug DebugFunction %f %ty %src %u1 %u1 %cu %f %u3 %u1\n"
            "%dg = OpExtInst %void %debug DebugFunction %g %ty %src %u1 %u1 %cu %g %u3 %u1\n"
            "%dm = OpExtInst %void %debug DebugFunction %m %ty %src %u1 %u1 %cu %m %u3 %u1\n"
            "%block = OpExtInst %void %debug DebugLexicalBlock %src %u1 %u1 %dg\n"
            "%outer = OpExtInst %void %debug DebugInlinedAt %u2 %dm\n"
            "%inner = OpExtInst %void %debug DebugInlinedAt %u3 %block %outer\n",
        body);
}

TEST(SpirvSource, NonSemanticLinesAndInlining) {
    Source source(NonSemantic("%s = OpExtInst %void %debug DebugScope %df %inner\n"
                              "%n = OpExtInst %void %debug DebugLine %src %u2 %u2 %u7 %u7\n"
                              "%a = OpIAdd %uint %u1 %u2\n"),
                  SpvOpIAdd);
    ASSERT_TRUE(source.found);
    EXPECT_STREQ(source.source.file, "d.comp");
    EXPECT_EQ(source.source.line, 2u);
    EXPECT_EQ(source.source.column, 7u);
    EXPECT_EQ(source.Text(), "second");
    ASSERT_EQ(source.source.num_inlined, 2u);
    EXPECT_STREQ(source.source.inlined[0].function, "g");
    EXPECT_EQ(source.source.inlined[0].line, 3u);
    EXPECT_STREQ(source.source.inlined[0].file, "d.comp");
    EXPECT_STREQ(source.source.inlined[1].function, "main");
    EXPECT_EQ(source.source.inlined[1].line, 2u);
}

// The name of the instruction set ends in its version, of which assemblers know different ones.
TEST(SpirvSource, EachVersionOfShaderDebugInfoIsRead) {
    const std::string name = "NonSemantic.Shader.DebugInfo.100";
    Source plain(NonSemantic("%s = OpExtInst %void %debug DebugScope %df %inner\n"
                             "%n = OpExtInst %void %debug DebugLine %src %u2 %u2 %u7 %u7\n"
                             "%a = OpIAdd %uint %u1 %u2\n"),
                 SpvOpIAdd);
    for (const char *version : {"100", "101", "102", "1x2", "x00"}) {
        std::vector<uint32_t> words = plain.words;
        const std::string_view bytes(reinterpret_cast<const char *>(words.data()), 4 * words.size());
        const size_t at = bytes.find(name);
        ASSERT_NE(at, std::string_view::npos);
        memcpy(reinterpret_cast<char *>(words.data()) + at + name.size() - 3, version, 3);
        wd_spirv_module *module = nullptr;
        ASSERT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
            WD_OK);
        uint32_t index = 0;
        wd_spirv_instruction instruction;
        while (wd_spirv_module_instruction(module, index, &instruction) && instruction.opcode != SpvOpIAdd) {
            index++;
        }
        wd_spirv_source source;
        const bool is_version = !strchr(version, 'x');
        EXPECT_EQ(wd_spirv_find_source(module, index, &source), is_version) << version;
        EXPECT_EQ(source.line, is_version ? 2u : 0u) << version;
        EXPECT_EQ(source.num_inlined, is_version ? 2u : 0u) << version;
        wd_spirv_module_destroy(module);
    }
    EXPECT_FALSE(wd_spirv_is_shader_debug_info("NonSemantic.Shader.DebugInfo."));
    EXPECT_FALSE(wd_spirv_is_shader_debug_info("NonSemantic.Shader.DebugInfo"));
    EXPECT_FALSE(wd_spirv_is_shader_debug_info("NonSemantic.DebugPrintf"));
}

// Compilers declare functions and types that lead back to themselves by OpExtInstWithForwardRefsKHR (opcode 4433).
TEST(SpirvSource, ForwardReferences) {
    Source plain(NonSemantic("%s = OpExtInst %void %debug DebugScope %df %inner\n"
                             "%n = OpExtInst %void %debug DebugLine %src %u2 %u2 %u7 %u7\n"
                             "%a = OpIAdd %uint %u1 %u2\n"),
                 SpvOpIAdd);
    std::vector<uint32_t> words = plain.words;
    uint32_t num_functions = 0, at = 0;
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(plain.module, i, &instruction); i++) {
        if (instruction.opcode == SpvOpExtInst && instruction.words[4] == 20) { // DebugFunction
            words[instruction.word_offset] += 4433 - SpvOpExtInst;
            num_functions++;
        }
        at = instruction.opcode == SpvOpIAdd ? i : at;
    }
    EXPECT_EQ(num_functions, 3u);
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    EXPECT_EQ(wd_spirv_module_first_unknown(module), wd_spirv_module_num_instructions(module));
    wd_spirv_source source;
    ASSERT_TRUE(wd_spirv_find_source(module, at, &source));
    ASSERT_EQ(source.num_inlined, 2u);
    EXPECT_STREQ(source.inlined[0].function, "g");
    wd_spirv_module_destroy(module);
}

// OpenCL.DebugInfo.100, as DXC writes it for -fspv-debug=rich: numbers are literals, which may be 0 or beyond all ids,
// lines are OpLine, and the text is the DebugSource's. f at line 2 is inlined into g at line 400000, in a block of it
// with a discriminator, which is inlined into main at line 3.
std::string Literal(const std::string &body) {
    return "OpCapability Shader\n%debug = OpExtInstImport \"OpenCL.DebugInfo.100\"\n"
           "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\"\n"
           "OpExecutionMode %main LocalSize 1 1 1\n"
           "%file = OpString \"d.hlsl\"\n%text = OpString \"first\nsecond\nthird\"\n"
           "%f = OpString \"f\"\n%g = OpString \"g\"\n%m = OpString \"main\"\nOpSource HLSL 620 %file\n" +
           std::string(kTypes) +
           "%none = OpExtInst %void %debug DebugInfoNone\n"
           "%src = OpExtInst %void %debug DebugSource %file %text\n"
           "%cu = OpExtInst %void %debug DebugCompilationUnit 1 4 %src HLSL\n"
           "%ty = OpExtInst %void %debug DebugTypeFunction FlagIsPublic %void\n"
           "%df = OpExtInst %void %debug DebugFunction %f %ty %src 1 0 %cu %f FlagIsPublic 1 %none\n"
           "%dg = OpExtInst %void %debug DebugFunction %g %ty %src 1 0 %cu %g FlagIsPublic 1 %none\n"
           "%dm = OpExtInst %void %debug DebugFunction %m %ty %src 1 0 %cu %m FlagIsPublic 1 %main\n"
           "%block = OpExtInst %void %debug DebugLexicalBlock %src 1 0 %dg\n"
           "%part = OpExtInst %void %debug DebugLexicalBlockDiscriminator %src 0 %block\n"
           "%outer = OpExtInst %void %debug DebugInlinedAt 3 %dm\n"
           "%inner = OpExtInst %void %debug DebugInlinedAt 400000 %part %outer\n"
           "%main = OpFunction %void None %fn\n%l = OpLabel\n" +
           body + "OpReturn\nOpFunctionEnd\n";
}

TEST(SpirvSource, LiteralLinesAndInlining) {
    const std::string body = "%s = OpExtInst %void %debug DebugScope %df %inner\nOpLine %file 2 7\n"
                             "%a = OpIAdd %uint %u1 %u2\n";
    Source source(Literal(body), SpvOpIAdd);
    ASSERT_TRUE(source.found);
    EXPECT_STREQ(source.source.file, "d.hlsl");
    EXPECT_EQ(source.source.line, 2u);
    EXPECT_EQ(source.source.column, 7u);
    EXPECT_EQ(source.Text(), "second");
    ASSERT_EQ(source.source.num_inlined, 2u);
    EXPECT_STREQ(source.source.inlined[0].function, "g");
    EXPECT_EQ(source.source.inlined[0].line, 400000u);
    EXPECT_STREQ(source.source.inlined[0].file, "d.hlsl");
    EXPECT_STREQ(source.source.inlined[1].function, "main");
    EXPECT_EQ(source.source.inlined[1].line, 3u);
    Source outside(Literal("%s = OpExtInst %void %debug DebugScope %df %inner\n"
                           "%n = OpExtInst %void %debug DebugNoScope\nOpLine %file 2 7\n"
                           "%a = OpIAdd %uint %u1 %u2\n"),
                   SpvOpIAdd);
    EXPECT_TRUE(outside.found);
    EXPECT_EQ(outside.source.num_inlined, 0u);
}

// The complete chain is reported.
TEST(SpirvSource, LongChainsOfInlining) {
    std::string text = NonSemantic("%s = OpExtInst %void %debug DebugScope %df %i19\n"
                                   "%n = OpExtInst %void %debug DebugLine %src %u2 %u2 %u7 %u7\n"
                                   "%a = OpIAdd %uint %u1 %u2\n");
    std::string chain = "%i0 = OpExtInst %void %debug DebugInlinedAt %u2 %dm\n";
    for (int i = 1; i < 20; i++) {
        chain += "%i" + std::to_string(i) + " = OpExtInst %void %debug DebugInlinedAt %u3 %dg %i" +
                 std::to_string(i - 1) + "\n";
    }
    text.insert(text.find("%main = OpFunction"), chain);
    Source source(text, SpvOpIAdd);
    ASSERT_EQ(source.source.num_inlined, 20u);
    EXPECT_STREQ(source.source.inlined[19].function, "main");
}

TEST(SpirvSource, NonSemanticNoLine) {
    EXPECT_FALSE(Source(NonSemantic("%n = OpExtInst %void %debug DebugLine %src %u2 %u2 %u7 %u7\n"
                                    "%o = OpExtInst %void %debug DebugNoLine\n%a = OpIAdd %uint %u1 %u2\n"),
                        SpvOpIAdd)
                     .found);
}

} // namespace
