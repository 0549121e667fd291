// Buffers that shaders reach by device addresses in push constants: the modules are valid, and modules whose push
// constants cannot hold the addresses stay unchanged. The runtime's tests run them (gpuav_push_addresses_test.cc).
#include <gtest/gtest.h>

#include <string>

#include "vk/gpuav/instrument/instrument_testing.h"

namespace wd::testing {
namespace {

const wd_input_binding kBindings[] = {{0, 0, 1, true, 0}, {0, 1, 3, true, 0}};
const wd_instrument_input kInput = {1, 200, kBindings, 2};
const wd_instrument_addresses kAddresses = {2, false, false};
const wd_instrument_push kPush = {16, 128, 64};

wd_instrument_options OptionsOf(bool has_input) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DEFAULT;
    options.desc_set = 0; // Not used: the module's own sets are no obstacle.
    options.input = has_input ? &kInput : nullptr;
    options.addresses = has_input ? &kAddresses : nullptr;
    options.push = &kPush;
    return options;
}

// Module returns a shader that reads element %index of an array of six storage buffers.
std::string Module(const std::string &decorations, const std::string &globals, const std::string &code,
                   const std::string &interface = "") {
    return R"(OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" )" +
           interface + R"(
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %data ArrayStride 4
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %buffers DescriptorSet 0
OpDecorate %buffers Binding 1
)" + decorations +
           R"(%void = OpTypeVoid
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u6 = OpConstant %uint 6
%data = OpTypeRuntimeArray %uint
%block = OpTypeStruct %data
%array = OpTypeArray %block %u6
%array_pointer = OpTypePointer StorageBuffer %array
%buffers = OpVariable %array_pointer StorageBuffer
%word_pointer = OpTypePointer StorageBuffer %uint
)" + globals +
           R"(%function = OpTypeFunction %void
%main = OpFunction %void None %function
%entry = OpLabel
)" + code + R"(%word = OpAccessChain %word_pointer %buffers %index %u0 %index
OpStore %word %u0
OpReturn
OpFunctionEnd
)";
}

const char kPushDecorations[] = R"(OpDecorate %push Block
OpMemberDecorate %push 0 Offset 0
OpMemberDecorate %push 1 Offset 12
)";
const char kPushGlobals[] = R"(%push = OpTypeStruct %uint %uint
%push_pointer = OpTypePointer PushConstant %push
%constants = OpVariable %push_pointer PushConstant
%member_pointer = OpTypePointer PushConstant %uint
)";
const char kPushCode[] = R"(%member = OpAccessChain %member_pointer %constants %u0
%index = OpLoad %uint %member
)";

std::string WithBlock() {
    return Module(kPushDecorations, kPushGlobals, kPushCode, "%buffers %constants");
}

TEST(InstrumentPushTest, ABlockOfPushConstantsGetsTheAddresses) {
    for (bool has_input : {false, true}) {
        const Instrumented result = Instrument(WithBlock(), SPV_ENV_VULKAN_1_2, OptionsOf(has_input));
        EXPECT_EQ(result.reason, "");
        EXPECT_GT(result.num_checks, 0u);
        EXPECT_NE(result.text.find("OpMemoryModel PhysicalStorageBuffer64"), std::string::npos);
        EXPECT_NE(result.text.find("OpCapability PhysicalStorageBufferAddresses"), std::string::npos);
        EXPECT_NE(result.text.find("OpMemberDecorate %_struct"), std::string::npos);
        EXPECT_NE(result.text.find("Offset 16"), std::string::npos);
        EXPECT_EQ(result.text.find("OpArrayLength %uint %warden"), std::string::npos);
        EXPECT_EQ(Count(result.text, "= OpVariable %_ptr_PushConstant"), 1u);
        EXPECT_EQ(Count(result.text, "OpTypeForwardPointer"), has_input ? 3u : 1u);
    }
}

TEST(InstrumentPushTest, AModuleWithoutPushConstantsGetsABlock) {
    const std::string index = "%one = OpIAdd %uint %u0 %u6\n%index = OpIAdd %uint %one %u6\n";
    for (bool has_input : {false, true}) {
        const Instrumented result =
            Instrument(Module("", "", index, "%buffers"), SPV_ENV_VULKAN_1_2, OptionsOf(has_input));
        EXPECT_EQ(result.reason, "");
        EXPECT_GT(result.num_checks, 0u);
        EXPECT_EQ(Count(result.text, "= OpVariable %_ptr_PushConstant"), 1u);
        EXPECT_EQ(Count(result.text, "OpTypeForwardPointer"), 0u);
    }
}

TEST(InstrumentPushTest, OlderModulesGetTheExtension) {
    const Instrumented result =
        Instrument(Module(kPushDecorations, kPushGlobals, kPushCode), SPV_ENV_UNIVERSAL_1_3, OptionsOf(true));
    EXPECT_GT(result.num_checks, 0u);
    EXPECT_NE(result.text.find("OpExtension \"SPV_KHR_physical_storage_buffer\""), std::string::npos);
}

TEST(InstrumentPushTest, LargeBlocksStayUnchanged) {
    for (const char *offset : {"12", "16"}) {
        std::string text = WithBlock();
        text.replace(text.find("Offset 12") + 7, 2, offset);
        const Instrumented result = Instrument(text, SPV_ENV_VULKAN_1_2, OptionsOf(true));
        EXPECT_EQ(result.reason, offset == std::string("16")
                                     ? "the module uses push constants that error records need"
                                     : "");
    }
}

TEST(InstrumentPushTest, SeveralBlocksStayUnchanged) {
    const std::string second = "%more = OpVariable %push_pointer PushConstant\n";
    const Instrumented result = Instrument(Module(kPushDecorations, kPushGlobals + second, kPushCode),
                                           SPV_ENV_UNIVERSAL_1_3, OptionsOf(true));
    EXPECT_EQ(result.reason,
              "the module has several blocks of push constants, and error records need push constants");
}

TEST(InstrumentPushTest, BlocksThatAreConstructedStayUnchanged) {
    const std::string construct = "%value = OpCompositeConstruct %push %u0 %u6\n";
    const Instrumented result =
        Instrument(Module(kPushDecorations, kPushGlobals, kPushCode + construct, "%buffers %constants"),
                   SPV_ENV_VULKAN_1_2, OptionsOf(true));
    EXPECT_EQ(result.reason,
              "the module makes values of the type of its push constants, to which error records "
              "need to add members");
    // A load of the entire block is no obstacle.
    const std::string load =
        "%value = OpLoad %push %constants\n%second = OpCompositeExtract %uint %value 1\n";
    const Instrumented loaded =
        Instrument(Module(kPushDecorations, kPushGlobals, kPushCode + load, "%buffers %constants"),
                   SPV_ENV_VULKAN_1_2, OptionsOf(true));
    EXPECT_EQ(loaded.reason, "");
}

// A copy to a type with the same members needs the block's own members; a copy of other types does not.
TEST(InstrumentPushTest, LogicalCopies) {
    const std::string globals = std::string(kPushGlobals) +
                                "%twin = OpTypeStruct %uint %uint\n%third = OpTypeStruct %uint %uint\n"
                                "%twin_value = OpConstantNull %twin\n";
    const std::string load = "%value = OpLoad %push %constants\n%copy = OpCopyLogical %twin %value\n";
    const std::string other = "%copy = OpCopyLogical %third %twin_value\n";
    for (const std::string &code : {load, other}) {
        const Instrumented result =
            Instrument(Module(kPushDecorations, globals, kPushCode + code, "%buffers %constants"),
                       SPV_ENV_VULKAN_1_2, OptionsOf(true));
        EXPECT_EQ(result.reason.empty(), code == other) << result.reason;
    }
}

TEST(InstrumentPushTest, EveryAllocationMayFail) {
    const Instrumented result = Instrument(WithBlock(), SPV_ENV_VULKAN_1_2, OptionsOf(true));
    EXPECT_EQ(FailEachAllocation(result.original, OptionsOf(true)), result.num_checks);
}

} // namespace
} // namespace wd::testing
