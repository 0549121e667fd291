// Loops in two versions: for which indices there is a copy without checks.
#include "vk/gpuav/instrument/instrument_version_testing.h"

namespace {

using namespace wd::testing::flow;

TEST_F(VersionTest, IndicesThatAreBounded) {
    const std::vector<std::string> indices = {
        "%x = OpBitwiseAnd %uint %k %u1\n",
        "%y = OpIMul %uint %k %i\n%x = OpBitwiseAnd %uint %y %j\n",
        "%y = OpIAdd %uint %k %i\n%x = OpUMod %uint %y %u3\n",
        "%x = OpUDiv %uint %k %u2\n",
        "%x = OpShiftRightLogical %uint %k %u1\n",
        "%x = OpIMul %uint %k %u2\n",
        "%x = OpShiftLeftLogical %uint %k %u1\n",
        "%x = OpIMul %uint %k %i\n",
        "%x = OpIAdd %uint %k %i\n",
        "%y = OpULessThan %bool %k %u1\n%x = OpSelect %uint %y %i %u1\n",
        "%y = OpISub %uint %i %u1\n%x = OpIAdd %uint %y %k\n",
        "%x = OpCopyObject %uint %k\n",
        "%y = OpLoad %uint %pi\n%x = OpIAdd %uint %y %k\n",
        "%p = OpAccessChain %ppush %push %u0\n%y = OpLoad %uint %p\n%x = OpIAdd %uint %y %k\n",
        "%x = OpExtInst %uint %glsl UMin %k %i\n",
        "%x = OpExtInst %uint %glsl UMax %k %i\n",
        "%x = OpExtInst %uint %glsl UClamp %k %i %u2\n",
    };
    for (const std::string &index : indices) {
        SCOPED_TRACE(index);
        Shader shader = {Text(For{index + Read("%x", "%u3")})};
        shader.capabilities = "%glsl = OpExtInstImport \"GLSL.std.450\"\n";
        Expect(1, shader, {{0, 1}, {1, 2}, {1, 3}, {2, 1}, {2, 3}, {0xffffffff, 3}});
        shader.body = Text(For{index + Read("%u1", "%x")});
        Expect(1, shader, {{0, 1}, {1, 4}, {2, 3}, {0xffffffff, 3}, {0x40000000, 2}});
    }
}

TEST_F(VersionTest, IndicesThatNothingBounds) {
    for (const char *index : {"%x = OpNot %uint %k\n", "%x = OpISub %uint %i %k\n",
                              "%x = OpBitwiseOr %uint %k %i\n", "%x = OpIAdd %uint %k %minus\n",
                              "%q = OpAccessChain %puint %data %u1 %k\n%x = OpLoad %uint %q\n"}) {
        SCOPED_TRACE(index);
        Shader shader = {Text(For{index + Read("%x", "%u3")})};
        shader.globals = "%minus = OpConstant %uint 4294967295\n";
        Expect(0, shader, {{2, 3}});
        EXPECT_EQ(SpeculativeLoops(), IsSkipped() ? 0u : 1u);
        shader.body = Text(For{index + Read("%u1", "%x")});
        Expect(0, shader, {{0, 1}, {2, 3}, {3, 4}});
        EXPECT_EQ(SpeculativeLoops(), IsSkipped() ? 0u : 1u);
    }
}

// A shader that reads buffers[k].words[number] for k < 4, with a number of the invocation.
std::string NumberedModule(const std::string &built_in, const std::string &type, const std::string &number) {
    return "OpCapability Shader\nOpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %main \"main\" %in\n"
           "OpExecutionMode %main LocalSize 6 2 1\nOpDecorate %in BuiltIn " +
           built_in +
           "\nOpDecorate %words ArrayStride 4\nOpDecorate %block Block\nOpMemberDecorate %block 0 Offset 0\n"
           "OpDecorate %buffers DescriptorSet 0\nOpDecorate %buffers Binding 3\n"
           "%void = OpTypeVoid\n%fn = OpTypeFunction %void\n%bool = OpTypeBool\n%uint = OpTypeInt 32 0\n"
           "%v3uint = OpTypeVector %uint 3\n%u0 = OpConstant %uint 0\n%u1 = OpConstant %uint 1\n"
           "%u3 = OpConstant %uint 3\n%u4 = OpConstant %uint 4\n%words = OpTypeRuntimeArray %uint\n"
           "%block = OpTypeStruct %words\n%blocks = OpTypeArray %block %u3\n"
           "%pblocks = OpTypePointer StorageBuffer %blocks\n%buffers = OpVariable %pblocks StorageBuffer\n"
           "%puint = OpTypePointer StorageBuffer %uint\n%pin = OpTypePointer Input %" +
           type + "\n%in = OpVariable %pin Input\n%pinput = OpTypePointer Input %uint\n" +
           "%main = OpFunction %void None %fn\n%l = OpLabel\n" +
           Text(For{number + "%a = OpAccessChain %puint %buffers %k %u0 %x\n%900 = OpLoad %uint %a\n",
                    "OpULessThan %bool %k %u4"}) +
           "OpReturn\nOpFunctionEnd\n";
}

size_t NumVersions(const std::string &text, wd_instrument_mode mode) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.input = &InputWithSummary();
    options.mode = mode;
    options.speculate_loops = false;
    const wd::testing::Instrumented result = wd::testing::Instrument(text, SPV_ENV_VULKAN_1_1, options);
    options.version_loops = options.speculate_loops = false;
    const wd::testing::Instrumented single = wd::testing::Instrument(text, SPV_ENV_VULKAN_1_1, options);
    return wd::testing::Count(result.text, "OpLoopMerge") - wd::testing::Count(single.text, "OpLoopMerge");
}

// Bounds are the same for all invocations that run together: values that differ are bounded by the workgroup's size.
TEST(VersionModuleTest, NumbersOfInvocations) {
    const std::string complete = "%v = OpLoad %v3uint %in\n%x = OpCompositeExtract %uint %v 1\n",
                      part = "%p = OpAccessChain %pinput %in %u1\n%x = OpLoad %uint %p\n",
                      scalar = "%x = OpLoad %uint %in\n";
    const struct {
        const char *built_in, *type;
        const std::string *number;
        size_t loops;
    } cases[] = {
        {"LocalInvocationIndex", "uint", &scalar, 1}, {"LocalInvocationId", "v3uint", &complete, 1},
        {"LocalInvocationId", "v3uint", &part, 1},    {"GlobalInvocationId", "v3uint", &complete, 1},
        {"GlobalInvocationId", "v3uint", &part, 1},   {"WorkgroupId", "v3uint", &complete, 1},
        {"NumWorkgroups", "v3uint", &part, 1},        {"SubgroupLocalInvocationId", "uint", &scalar, 0},
    };
    for (const auto &each : cases) {
        for (wd_instrument_mode mode : kModes) {
            std::string text = NumberedModule(each.built_in, each.type, *each.number);
            if (std::string(each.built_in).find("Subgroup") == 0) {
                text.insert(text.find("OpMemoryModel"), "OpCapability GroupNonUniform\n");
            }
            SCOPED_TRACE(text);
            EXPECT_EQ(NumVersions(text, mode), each.loops);
        }
    }
}

// The size of workgroups may be a constant too, and may be a specialization constant.
TEST(VersionModuleTest, TheSizeOfWorkgroupsIsAConstant) {
    for (const auto &[constant, loops] : std::vector<std::pair<std::string, size_t>>{
             {"%size = OpConstantComposite %v3uint %u4 %u1 %u1\n", 1},
             {"%spec = OpSpecConstant %uint 4\n%size = OpSpecConstantComposite %v3uint %spec %u1 %u1\n",
              0}}) {
        SCOPED_TRACE(constant);
        std::string text = NumberedModule("LocalInvocationIndex", "uint", "%x = OpLoad %uint %in\n");
        text.insert(text.find("%words = "), constant);
        text.insert(text.find("%void = "), "OpDecorate %size BuiltIn WorkgroupSize\n");
        EXPECT_EQ(NumVersions(text, WD_INSTRUMENT_GUARD), loops);
    }
}

} // namespace
