#include "vk/spirv/fragment_outputs.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "vk/spirv/spirv_testing.h"

namespace {

// A fragment shader: `decorations` and `type` of the output %out, and the `body` of a function that main calls or not.
struct Shader {
    explicit Shader(std::string decorations = "OpDecorate %out Location 0\n", std::string type = "%vec4",
                    std::string body = "OpStore %out %null\n")
        : decorations(std::move(decorations)), type(std::move(type)), body(std::move(body)) {
    }
    std::string decorations, type, body;
    bool is_called = true;
    std::string more_entries;
};

wd_spirv_fragment_outputs Read(const Shader &shader) {
    const std::string text =
        "OpCapability Shader\nOpCapability InterpolationFunction\n%glsl = OpExtInstImport \"GLSL.std.450\"\n"
        "OpMemoryModel Logical GLSL450\nOpEntryPoint Fragment %main \"main\" %out %in\n" +
        shader.more_entries + "OpExecutionMode %main OriginUpperLeft\nOpDecorate %in Location 0\n" +
        shader.decorations +
        "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%float = OpTypeFloat 32\n%int = OpTypeInt 32 0\n"
        "%vec2 = OpTypeVector %float 2\n%vec3 = OpTypeVector %float 3\n%vec4 = OpTypeVector %float 4\n"
        "%two = OpConstant %int 2\n%pair = OpTypeArray %vec4 %two\n%zero = OpConstantNull %int\n"
        "%fzero = OpConstantNull %float\n%null = OpConstantNull " +
        shader.type + "\n%po = OpTypePointer Output " + shader.type +
        "\n%pf = OpTypePointer Output %float\n%out = OpVariable %po Output\n%pi = OpTypePointer Input "
        "%float\n"
        "%in = OpVariable %pi Input\n"
        "%main = OpFunction %void None %fn\n%l0 = OpLabel\n" +
        (shader.is_called ? "%r = OpFunctionCall %void %other\n" : "") +
        "OpReturn\nOpFunctionEnd\n%other = OpFunction %void None %fn\n%l1 = OpLabel\n" + shader.body +
        "OpReturn\nOpFunctionEnd\n";
    const std::vector<uint32_t> words = wd::testing::Assemble(text);
    wd_spirv_fragment_outputs outputs;
    wd_spirv_read_fragment_outputs(wd_allocator_default(), words.data(), words.size(), &outputs);
    return outputs;
}

TEST(FragmentOutputsTest, AnOutputWithAlpha) {
    const wd_spirv_fragment_outputs outputs = Read(Shader());
    EXPECT_TRUE(outputs.is_known);
    EXPECT_TRUE(outputs.has_alpha);
    EXPECT_FALSE(outputs.interpolates_at_sample);
    EXPECT_EQ(outputs.written, 1u);
}

TEST(FragmentOutputsTest, AlphaIsTheFourthComponentOfTheFirstLocation) {
    EXPECT_FALSE(Read(Shader("OpDecorate %out Location 0\n", "%vec3")).has_alpha);
    EXPECT_FALSE(Read(Shader("OpDecorate %out Location 1\n")).has_alpha);
    EXPECT_FALSE(Read(Shader("OpDecorate %out Location 0\nOpDecorate %out Index 1\n")).has_alpha);
    EXPECT_TRUE(Read(Shader("OpDecorate %out Location 0\nOpDecorate %out Index 0\n")).has_alpha);
    EXPECT_TRUE(
        Read(Shader("OpDecorate %out Location 0\nOpDecorate %out Component 3\n", "%float", "")).has_alpha);
    EXPECT_FALSE(
        Read(Shader("OpDecorate %out Location 0\nOpDecorate %out Component 2\n", "%float", "")).has_alpha);
    EXPECT_TRUE(Read(Shader("OpDecorate %out Location 0\n", "%pair")).has_alpha);
}

TEST(FragmentOutputsTest, OutputsWithoutLocationAreNotKnown) {
    EXPECT_FALSE(Read(Shader("")).is_known);
    const wd_spirv_fragment_outputs depth = Read(Shader("OpDecorate %out BuiltIn FragDepth\n", "%float"));
    EXPECT_TRUE(depth.is_known);
    EXPECT_FALSE(depth.has_alpha);
    EXPECT_EQ(depth.written, 0u);
}

TEST(FragmentOutputsTest, StoresOfFunctionsThatAreCalled) {
    Shader shader;
    shader.decorations = "OpDecorate %out Location 5\n";
    EXPECT_EQ(Read(shader).written, 1u << 5);
    shader.is_called = false;
    EXPECT_EQ(Read(shader).written, 0u);
    EXPECT_TRUE(Read(shader).is_known);
    shader.is_called = true;
    shader.body = "%p = OpAccessChain %pf %out %two\nOpStore %p %fzero\n";
    EXPECT_EQ(Read(shader).written, 1u << 5);
    shader.body = "%p = OpAccessChain %pf %out %two\n%v = OpLoad %float %p\n";
    EXPECT_EQ(Read(shader).written, 0u);
    shader.decorations = "OpDecorate %out Location 32\n";
    shader.body = "OpStore %out %null\n";
    EXPECT_EQ(Read(shader).written, 0u);
}

TEST(FragmentOutputsTest, InterpolationAtASample) {
    Shader shader;
    shader.body = "%v = OpExtInst %float %glsl InterpolateAtSample %in %zero\n";
    EXPECT_TRUE(Read(shader).interpolates_at_sample);
    shader.is_called = false;
    EXPECT_FALSE(Read(shader).interpolates_at_sample);
    shader.is_called = true;
    shader.body = "%v = OpExtInst %float %glsl InterpolateAtCentroid %in\n";
    EXPECT_FALSE(Read(shader).interpolates_at_sample);
}

TEST(FragmentOutputsTest, ModulesOfOtherStagesAreNotKnown) {
    Shader shader;
    shader.more_entries = "OpEntryPoint Fragment %other \"second\" %out\n";
    EXPECT_FALSE(Read(shader).is_known);
    EXPECT_EQ(Read(shader).written, 0u);
    const uint32_t words[] = {SpvMagicNumber, 0};
    wd_spirv_fragment_outputs outputs;
    wd_spirv_read_fragment_outputs(wd_allocator_default(), words, 2, &outputs);
    EXPECT_FALSE(outputs.is_known);
}

} // namespace
