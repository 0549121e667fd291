// Formats of debugPrintfEXT, compared with their values when a module is created.
#include <gtest/gtest.h>

#include <string>

#include "vk/shader/shader_test_harness.h"

namespace wd::testing {
namespace {

wd_shader_options Printing() {
    wd_shader_options options = NoCache();
    options.printf_formats = true;
    return options;
}

// Printf is a shader that prints one float.
std::vector<uint32_t> Printf(const std::string &format, const std::string &values = "%one",
                             const std::string &line = "OpLine %file 12 3") {
    return Assemble((R"(
OpCapability Shader
OpExtension "SPV_KHR_non_semantic_info"
%set = OpExtInstImport "NonSemantic.DebugPrintf"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "sky.comp"
%format = OpString ")" +
                     format + R"("
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%one = OpConstant %float 1
%main = OpFunction %void None %function
%entry = OpLabel
)" + line + R"(
%call = OpExtInst %void %set 1 %format )" +
                     values + R"(
OpReturn
OpFunctionEnd
)")
                        .c_str());
}

TEST(ModulePrintf, AFormatThatDoesNotFitIsNamedWithItsLine) {
    Harness harness(Printing());
    EXPECT_FALSE(harness.CreateModule(Printf("depth %d")));
    ASSERT_EQ(harness.messages.size(), 1u);
    EXPECT_EQ(harness.messages[0].severity, WD_SEVERITY_WARNING);
    EXPECT_EQ(harness.messages[0].num_frames, 1u);
    EXPECT_NE(harness.messages[0].text.find("sky.comp at line 12"), std::string::npos);
    harness.ExpectOne(
        "WARDEN-shader-printf-format",
        "[ WARDEN-shader-printf-format ] vkCreateShaderModule(): pCreateInfo->pCode: The format "
        "\"depth %d\" of debugPrintfEXT does not fit its values: %d prints integers, and value 1 "
        "is a floating-point number.");
}

TEST(ModulePrintf, ACallWithoutALineIsNamed) {
    Harness harness(Printing());
    EXPECT_FALSE(harness.CreateModule(Printf("%f %f", "%one", "")));
    ASSERT_EQ(harness.messages.size(), 1u);
    EXPECT_EQ(harness.messages[0].num_frames, 0u);
    EXPECT_NE(harness.messages[0].text.find("%f has no value."), std::string::npos);
}

TEST(ModulePrintf, AFormatThatFitsIsSilent) {
    Harness harness(Printing());
    EXPECT_FALSE(harness.CreateModule(Printf("depth %f 100%%")));
    EXPECT_FALSE(harness.CreateModule(Printf("%s", "%file")));
    EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
    EXPECT_TRUE(harness.messages.empty());
}

TEST(ModulePrintf, ProgramsThatDoNotPrintHearNothing) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Printf("depth %d")));
    EXPECT_TRUE(harness.messages.empty());
}

TEST(ModulePrintf, AModuleThatACacheKnowsIsCompared) {
    const std::string folder = TemporaryFolder();
    wd_shader_options options = Printing();
    options.cache = true;
    options.cache_folder = folder.c_str();
    for (int run = 0; run < 2; run++) {
        Harness harness(options);
        harness.CreateModule(Printf("depth %d"));
        ASSERT_FALSE(harness.messages.empty()) << run;
        EXPECT_EQ(harness.messages[0].id, "WARDEN-shader-printf-format");
        harness.Finish();
    }
}

TEST(ModulePrintf, DamagedCodeIsReportedAsSuchOnly) {
    std::vector<uint32_t> words = Printf("depth %d");
    words.resize(words.size() - 3); // OpFunctionEnd, OpReturn and the last word of the call.
    Harness harness(Printing());
    harness.CreateModule(words);
    ASSERT_EQ(harness.messages.size(), 1u);
    EXPECT_NE(harness.messages[0].id, "WARDEN-shader-printf-format");
}

} // namespace
} // namespace wd::testing
