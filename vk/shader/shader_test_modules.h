// SPIR-V for the tests of this folder, as assembly text and as hostile words.
#ifndef WARDEN_VK_SHADER_SHADER_TEST_MODULES_H
#define WARDEN_VK_SHADER_SHADER_TEST_MODULES_H

#include <gtest/gtest.h>
#include <spirv-tools/libspirv.h>

#include <cstring>
#include <string>
#include <vector>

namespace wd::testing {

inline const char kValidShader[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%main = OpFunction %void None %function
%label = OpLabel
OpReturn
OpFunctionEnd
)";

// Adds two integers as floats, at line 3 of a.comp.
inline const char kInvalidShader[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%file = OpString "a.comp"
OpSource GLSL 450 %file "#version 450
void main() {
    x = 1 + 1;
}
"
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%one = OpConstant %uint 1
%main = OpFunction %void None %function
%label = OpLabel
OpLine %file 3 5
%sum = OpFAdd %float %one %one
OpReturn
OpFunctionEnd
)";

// A block with a vec3 at offset 4: valid only with scalarBlockLayout.
inline const char kScalarLayoutShader[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpMemberDecorate %block 1 Offset 8
OpDecorate %variable DescriptorSet 0
OpDecorate %variable Binding 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%float = OpTypeFloat 32
%vec3 = OpTypeVector %float 3
%block = OpTypeStruct %float %vec3
%pointer = OpTypePointer Uniform %block
%variable = OpVariable %pointer Uniform
%main = OpFunction %void None %function
%label = OpLabel
OpReturn
OpFunctionEnd
)";

inline std::vector<uint32_t> Assemble(const char *text) {
    spv_context context = spvContextCreate(SPV_ENV_VULKAN_1_1);
    spv_binary binary = nullptr;
    spv_diagnostic diagnostic = nullptr;
    EXPECT_EQ(spvTextToBinary(context, text, strlen(text), &binary, &diagnostic), SPV_SUCCESS)
        << (diagnostic ? diagnostic->error : "");
    std::vector<uint32_t> words;
    if (binary) {
        words.assign(binary->code, binary->code + binary->wordCount);
    }
    spvDiagnosticDestroy(diagnostic);
    spvBinaryDestroy(binary);
    spvContextDestroy(context);
    return words;
}

struct DamagedModule {
    const char *what;
    bool is_spirv;
    std::vector<uint32_t> words;
};

inline std::vector<DamagedModule> kDamagedModules() {
    const std::vector<uint32_t> good = Assemble(kValidShader);
    auto change = [&](size_t at, uint32_t value) {
        std::vector<uint32_t> words = good;
        words[at] = value;
        return words;
    };
    std::vector<uint32_t> swapped = good;
    for (uint32_t &word : swapped) {
        word = __builtin_bswap32(word);
    }
    std::vector<uint32_t> glsl(8);
    memcpy(glsl.data(), "#version 450\nvoid main() {}\n", 28);
    return {
        {"wrong magic", false, change(0, 0xdeadbeef)},
        {"GLSL", false, glsl},
        {"swapped byte order", true, swapped},
        {"one word", true, {0x07230203}},
        {"half an instruction", true, {good.begin(), good.end() - 3}},
        {"word count of zero", true, change(5, 17)},
        {"word count beyond the end", true, change(5, 0xffff0011)},
        {"id over the bound", true, change(3, 2)},
        {"huge bound", true, change(3, 0xffffffff)},
    };
}

} // namespace wd::testing

#endif
