// Rules of instructions that neither lavapipe nor SPIRV-Tools of Debian 12 has.
#include <gtest/gtest.h>

#include <string>

#include "vk/capabilities/capabilities.h"
#include "vk/shader/shader_test_harness.h"

namespace wd::testing {
namespace {

TEST(ModuleLaterRules, InstructionsOfLaterExtensions) {
#ifdef VK_KHR_shader_subgroup_rotate
    const auto rotate = [](const char *cluster) {
        return Assemble((std::string(R"(
OpCapability Shader
OpCapability GroupNonUniformRotateKHR
OpExtension "SPV_KHR_subgroup_rotate"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpExecutionMode %main LocalSize 1 1 1
%void = OpTypeVoid
%function = OpTypeFunction %void
%int = OpTypeInt 32 0
%one = OpConstant %int 1
%scope = OpConstant %int 3
%main = OpFunction %void None %function
%label = OpLabel
%rotated = OpGroupNonUniformRotateKHR %int %scope %one %one )") +
                         cluster + R"(
OpReturn
OpFunctionEnd
)")
                            .c_str());
    };
    for (VkBool32 enabled : {VK_FALSE, VK_TRUE}) {
        wd_device_capabilities capabilities = {};
        wd_physical_capabilities physical = {};
        capabilities.physical = &physical;
        capabilities.features.shaderSubgroupRotate = VK_TRUE;
        capabilities.features.shaderSubgroupRotateClustered = enabled;
        capabilities.extensions.KHR_shader_subgroup_rotate = true;
        Harness harness(NoCache(), wd_allocator_default(), &capabilities);
        harness.CreateModule(rotate("%one"));
        if (!enabled) {
            harness.ExpectOne("VUID-RuntimeSpirv-shaderSubgroupRotateClustered-09566",
                              "rotates values in clusters of the subgroup");
        }
        harness.CreateModule(rotate(""));
        EXPECT_TRUE(harness.Take().empty());
    }
#else
    GTEST_SKIP() << "the headers of this build do not have the extension";
#endif
}

// A SPIRV-Tools that has the instruction rejects the short module of the test.
bool HasForwardReferences() {
    const char text[] =
        "%1 = OpExtInstImport \"NonSemantic.Test\" %2 = OpExtInstWithForwardRefsKHR %3 %1 1 %4";
    spv_context context = spvContextCreate(SPV_ENV_VULKAN_1_1);
    spv_binary binary = nullptr;
    const bool is_known = spvTextToBinary(context, text, strlen(text), &binary, nullptr) == SPV_SUCCESS;
    spvBinaryDestroy(binary);
    spvContextDestroy(context);
    return is_known;
}

TEST(ModuleLaterRules, AnInstructionThatRefersForward) {
#ifdef VK_KHR_shader_relaxed_extended_instruction
    if (HasForwardReferences()) {
        GTEST_SKIP() << "this SPIRV-Tools validates the instruction itself";
    }
    // The instruction is before OpFunctionEnd.
    std::vector<uint32_t> forward = Assemble(kValidShader);
    enum { OP_EXT_INST_WITH_FORWARD_REFS = 4433 };
    constexpr uint32_t kId = 5, kMain = 1;
    forward[3] = kId + 1;
    forward.insert(forward.end() - 1,
                   {6u << 16 | OP_EXT_INST_WITH_FORWARD_REFS, kMain, kId, kMain, 1, kMain});
    for (VkBool32 enabled : {VK_FALSE, VK_TRUE}) {
        wd_device_capabilities capabilities = {};
        wd_physical_capabilities physical = {};
        capabilities.physical = &physical;
        capabilities.features.shaderRelaxedExtendedInstruction = enabled;
        Harness harness(NoCache(), wd_allocator_default(), &capabilities);
        harness.CreateModule(forward);
        if (!enabled) {
            harness.ExpectOne("VUID-RuntimeSpirv-shaderRelaxedExtendedInstruction-10773",
                              "has the instruction OpExtInstWithForwardRefsKHR");
        }
        EXPECT_TRUE(harness.Take().empty());
    }
#else
    GTEST_SKIP() << "the headers of this build do not have the extension";
#endif
}

// SPIRV-Tools has the rule: shader records are for the stages of ray tracing.
TEST(ModuleLaterRules, ShaderRecordsOfOtherStages) {
    const auto record =
        [](const char *model) {
            return Assemble((std::string(R"(
OpCapability Shader
OpCapability RayTracingKHR
OpExtension "SPV_KHR_ray_tracing"
OpMemoryModel Logical GLSL450
OpEntryPoint )") + model + R"( %main "main" %record
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
%void = OpTypeVoid
%function = OpTypeFunction %void
%int = OpTypeInt 32 0
%zero = OpConstant %int 0
%block = OpTypeStruct %int
%pointer = OpTypePointer ShaderRecordBufferKHR %block
%member = OpTypePointer ShaderRecordBufferKHR %int
%record = OpVariable %pointer ShaderRecordBufferKHR
%main = OpFunction %void None %function
%label = OpLabel
%at = OpAccessChain %member %record %zero
%value = OpLoad %int %at
OpReturn
OpFunctionEnd
)")
                                .c_str());
        };
    Harness harness(NoCache(), wd_allocator_default(), nullptr, VK_API_VERSION_1_2);
    std::vector<uint32_t> vertex = record("Vertex"), ray = record("RayGenerationKHR");
    vertex[1] = ray[1] = 0x10400; // SPIR-V 1.4, whose interfaces have such variables.
    harness.CreateModule(ray);
    EXPECT_TRUE(harness.Take().empty());
    harness.CreateModule(vertex);
    const std::vector<Message> messages = harness.Take();
    ASSERT_EQ(messages.size(), 1u);
    EXPECT_EQ(messages[0].id, "VUID-VkShaderModuleCreateInfo-pCode-08737");
    EXPECT_NE(messages[0].text.find("07119"), std::string::npos) << messages[0].text;
}

} // namespace
} // namespace wd::testing
