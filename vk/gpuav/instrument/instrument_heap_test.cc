// Accesses to descriptor heaps without sets and bindings (SPV_EXT_descriptor_heap). Instructions that older assemblers
// do not know are numbers. The runtime's tests run such modules (gpuav_heap_untyped_test.cc).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument_testing.h"
#include "vk/spirv/heap_arrays.h"
#include "vk/spirv/spirv_testing.h"

namespace wd::testing {
namespace {

constexpr uint32_t kStorageSet =
    WD_SPIRV_FIRST_HEAP_SET + WD_SPIRV_NUM_HEAP_KINDS + WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER;
constexpr uint32_t kImageSet =
    WD_SPIRV_FIRST_HEAP_SET + WD_SPIRV_NUM_HEAP_KINDS + WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE;
const wd_input_binding kBindings[] = {{kImageSet, WD_SPIRV_STRIDE_SIZE_OF_IMAGE, 3, false, 0},
                                      {kStorageSet, WD_SPIRV_STRIDE_SIZE_OF_BUFFER, 3, false, 0}};
const wd_instrument_input kInput = {1, 200, kBindings, 2};
const wd_instrument_push kPush = {16, 128, 64};

wd_instrument_options OptionsOf(bool has_input, wd_instrument_mode mode = WD_INSTRUMENT_GUARD) {
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.checks = WD_CHECK_DEFAULT;
    options.mode = mode;
    options.input = has_input ? &kInput : nullptr;
    options.push = &kPush;
    return options;
}

// Module returns a shader that loads a word of a buffer; `code` makes the pointer %word.
std::string Module(const std::string &code) {
    return R"(OpCapability Shader
!0x00020011 4473
!0x00020011 5128
OpExtension "SPV_KHR_untyped_pointers"
OpExtension "SPV_EXT_descriptor_heap"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %heap %result
OpExecutionMode %main LocalSize 1 1 1
OpDecorate %heap BuiltIn !5123
OpDecorate %result DescriptorSet 0
OpDecorate %result Binding 0
OpDecorate %block Block
OpMemberDecorate %block 0 Offset 0
OpDecorate %words ArrayStride 4
!0x0004014c %buffers !5124 %size
!0x0004014c %images !5124 %image_size
!0x0004014c %special !5124 %spec
OpDecorate %spec SpecId 0
%void = OpTypeVoid
%fn = OpTypeFunction %void
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%uvec4 = OpTypeVector %uint 4
%uvec2 = OpTypeVector %uint 2
%u0 = OpConstant %uint 0
%u3 = OpConstant %uint 3
%origin = OpConstantComposite %uvec2 %u0 %u0
%spec = OpSpecConstant %uint 64
%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%block_p = OpTypePointer StorageBuffer %block
%word_p = OpTypePointer StorageBuffer %uint
!0x00031141 %untyped !0
!0x00031141 %untyped_buffer !12
!0x00041142 %untyped %heap !0
!0x000313fb %buffer !12
%result = OpVariable %block_p StorageBuffer
%image = OpTypeImage %uint 2D 0 0 0 1 Unknown
%sampler = OpTypeSampler
!0x00041409 %uint %size %buffer
!0x00041409 %uint %image_size %image
%buffers = OpTypeRuntimeArray %buffer
%images = OpTypeRuntimeArray %image
%special = OpTypeRuntimeArray %buffer
%main = OpFunction %void None %fn
%begin = OpLabel
%to = OpAccessChain %word_p %result %u0 %u0
%index = OpLoad %uint %to
OpNop
)" + code + R"(OpStore %to %value
OpReturn
OpFunctionEnd
)";
}

const char kBuffer[] = R"(!0x00061143 %untyped %chain %buffers %heap %index
!0x000413ff %block_p %pointer %chain
%word = OpAccessChain %word_p %pointer %u0 %u3
%value = OpLoad %uint %word
)";
const char kImage[] = R"(!0x00061143 %untyped %chain %images %heap %index
%loaded = OpLoad %image %chain
%texel = OpImageFetch %uvec4 %loaded %origin
%value = OpCompositeExtract %uint %texel 0
)";
// The pointers into the buffer have no types either.
const char kUntyped[] = R"(!0x00061143 %untyped %chain %buffers %heap %index
!0x000413ff %untyped_buffer %pointer %chain
!0x00071143 %untyped_buffer %word %block %pointer %u0 %u3
%value = OpLoad %uint %word
)";
const char kSpecial[] = R"(!0x00061143 %untyped %chain %special %heap %index
!0x000413ff %block_p %pointer %chain
%word = OpAccessChain %word_p %pointer %u0 %u3
%value = OpLoad %uint %word
)";

Instrumented RunModule(const std::string &text, const wd_instrument_options &options) {
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_5);
    const Instrumented out = ExpectReadable(words, options);
    // Older validators do not know the instructions.
    if (Validate(words, SPV_ENV_UNIVERSAL_1_5).empty()) {
        EXPECT_EQ(Validate(out.words, SPV_ENV_UNIVERSAL_1_5), "");
    }
    return out;
}

// IndicesOf returns the index operands of the untyped chains of a module.
std::vector<uint32_t> IndicesOf(const std::vector<uint32_t> &words) {
    std::vector<uint32_t> indices;
    wd_spirv_module *module = nullptr;
    wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr);
    wd_spirv_instruction instruction;
    for (uint32_t i = 0; wd_spirv_module_instruction(module, i, &instruction); i++) {
        if (wd_spirv_is_untyped_chain(instruction.opcode)) {
            indices.push_back(instruction.words[5]);
        }
    }
    wd_spirv_module_destroy(module);
    return indices;
}

TEST(InstrumentHeapTest, IndicesAndBoundsAreChecked) {
    for (const char *code : {kBuffer, kImage}) {
        const Instrumented guard = RunModule(Module(code), OptionsOf(true));
        EXPECT_EQ(guard.num_checks, 3u); // The index, the bounds or the state, and the bounds of the result.
        EXPECT_EQ(guard.num_unknown, 0u);
        // The access in the branch has an index of its own.
        const std::vector<uint32_t> before = IndicesOf(guard.original), after = IndicesOf(guard.words);
        ASSERT_EQ(before.size(), 1u);
        ASSERT_EQ(after.size(), 1u);
        EXPECT_NE(after[0], before[0]);
        const Instrumented observe = RunModule(Module(code), OptionsOf(true, WD_INSTRUMENT_OBSERVE));
        EXPECT_EQ(observe.num_checks, 3u);
        EXPECT_EQ(IndicesOf(observe.words), before);
    }
}

TEST(InstrumentHeapTest, UntypedPointersIntoBuffersAreFollowed) {
    const Instrumented guard = RunModule(Module(kUntyped), OptionsOf(true));
    EXPECT_EQ(guard.num_checks, 3u); // The index, the bounds, and the bounds of the result.
    const std::vector<uint32_t> before = IndicesOf(guard.original), after = IndicesOf(guard.words);
    ASSERT_EQ(before.size(), 2u);
    ASSERT_EQ(after.size(), 2u);
    EXPECT_NE(after[0], before[0]);
    EXPECT_EQ(after[1], before[1]);
    // OpArrayLength cannot use them: only the result is checked.
    EXPECT_EQ(RunModule(Module(kUntyped), OptionsOf(false)).num_checks, 1u);
}

// Without a table of the heap, OpArrayLength returns the size of a buffer.
TEST(InstrumentHeapTest, BoundsAreCheckedWithoutATable) {
    const Instrumented out = RunModule(Module(kBuffer), OptionsOf(false));
    EXPECT_EQ(out.num_checks, 2u); // That of the result is one.
    EXPECT_EQ(out.num_unknown, 1u);
    EXPECT_EQ(IndicesOf(out.words), IndicesOf(out.original));
}

// The stride of this array is a specialization constant: the access is counted, and the module stays as it is.
TEST(InstrumentHeapTest, OtherAccessesStayUnchanged) {
    wd_instrument_options options = OptionsOf(true);
    options.checks = WD_CHECK_DEFAULT;
    const std::vector<uint32_t> words = Assemble(Module(kSpecial), SPV_ENV_UNIVERSAL_1_5);
    wd_instrument_result result = {};
    const wd_allocator allocator = wd_allocator_default();
    ASSERT_EQ(wd_instrument(allocator, &options, words.data(), words.size(), &result, nullptr), WD_OK);
    EXPECT_EQ(result.num_unknown, 1u);
    wd_free(&allocator, result.words);
}

TEST(InstrumentHeapTest, EveryAllocationMayFail) {
    EXPECT_EQ(FailEachAllocation(Assemble(Module(kBuffer), SPV_ENV_UNIVERSAL_1_5), OptionsOf(true)), 3u);
}

} // namespace
} // namespace wd::testing
