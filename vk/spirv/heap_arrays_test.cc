// Arrays of descriptors that modules access in descriptor heaps without a set and a binding. Instructions that older
// assemblers do not know are numbers.
#include "vk/spirv/heap_arrays.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;

// One chain into each array: storage buffers and sampled images with the sizes of their descriptors, samplers with that
// of a sampler, storage images with a stride of 256, uniform buffers with that of an image.
const char kShader[] = R"(OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpDecorate %resources BuiltIn !5123
OpDecorate %samplers BuiltIn !5122
OpDecorate %spec SpecId 0
!0x0004014c %buffers !5124 %buffer_size
!0x0004014c %images !5124 %image_size
!0x0004014c %sampler_array !5124 %sampler_size
!0x0004014c %texels !5124 %u256
!0x0004014c %blocks !5124 %image_size
!0x0004014c %special !5124 %spec
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u256 = OpConstant %uint 256
%spec = OpSpecConstant %uint 64
!0x00031141 %untyped !0
!0x00041142 %untyped %resources !0
!0x00041142 %untyped %samplers !0
!0x000313fb %buffer !12
!0x000313fb %block !2
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%texel = OpTypeImage %float 2D 0 0 0 2 Rgba8
%sampler = OpTypeSampler
!0x00041409 %uint %buffer_size %buffer
!0x00041409 %uint %image_size %image
!0x00041409 %uint %sampler_size %sampler
%buffers = OpTypeRuntimeArray %buffer
%images = OpTypeRuntimeArray %image
%sampler_array = OpTypeRuntimeArray %sampler
%texels = OpTypeRuntimeArray %texel
%blocks = OpTypeRuntimeArray %block
%special = OpTypeRuntimeArray %image
%main = OpFunction %void None %fn
%begin = OpLabel
OpNop
!0x00061143 %untyped %a %buffers %resources %u0
!0x00061143 %untyped %b %images %resources %u0
!0x00061143 %untyped %c %sampler_array %samplers %u0
!0x00061144 %untyped %d %texels %resources %u256
!0x00061143 %untyped %e %blocks %resources %u0
!0x00061143 %untyped %again %images %resources %u256
OpReturn
OpFunctionEnd
)";

std::vector<wd_spirv_heap_array> Find(const std::string &text) {
    const std::vector<uint32_t> words = Assemble(text, SPV_ENV_UNIVERSAL_1_5);
    wd_spirv_module *module = nullptr;
    wd_spirv_heap_arrays arrays = {};
    EXPECT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    EXPECT_EQ(wd_spirv_heap_arrays_init(&arrays, wd_allocator_default(), module), WD_OK);
    std::vector<wd_spirv_heap_array> found(arrays.items, arrays.items + arrays.count);
    wd_spirv_heap_arrays_finish(&arrays);
    wd_spirv_module_destroy(module);
    return found;
}

std::string With(const std::string &old, const std::string &text) {
    std::string shader = kShader;
    EXPECT_NE(shader.find(old), std::string::npos);
    return shader.replace(shader.find(old), old.size(), text);
}

TEST(SpirvHeapArrays, KindsAndStrides) {
    const std::vector<wd_spirv_heap_array> arrays = Find(kShader);
    const struct {
        wd_spirv_descriptor_kind kind;
        uint32_t stride;
    } expected[] = {
        {WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER, WD_SPIRV_STRIDE_SIZE_OF_BUFFER},
        {WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE, WD_SPIRV_STRIDE_SIZE_OF_IMAGE},
        {WD_SPIRV_DESCRIPTOR_SAMPLER, WD_SPIRV_STRIDE_SIZE_OF_SAMPLER},
        {WD_SPIRV_DESCRIPTOR_STORAGE_IMAGE, 256},
        {WD_SPIRV_DESCRIPTOR_UNIFORM_BUFFER, WD_SPIRV_STRIDE_SIZE_OF_IMAGE},
    };
    ASSERT_EQ(arrays.size(), 5u);
    for (size_t i = 0; i < 5; i++) {
        const wd_spirv_descriptor &descriptor = arrays[i].descriptor;
        EXPECT_EQ(descriptor.kind, expected[i].kind) << i;
        EXPECT_EQ(descriptor.set, WD_SPIRV_FIRST_HEAP_SET + static_cast<uint32_t>(expected[i].kind) +
                                      (i < 3 ? WD_SPIRV_NUM_HEAP_KINDS : 0)) // Their own size.
            << i;
        EXPECT_TRUE(wd_spirv_is_heap_set(descriptor.set)) << i;
        EXPECT_EQ(descriptor.binding, expected[i].stride) << i;
        EXPECT_EQ(descriptor.num_dimensions, 1u) << i;
        EXPECT_EQ(descriptor.length, 0u) << i;
        EXPECT_EQ(arrays[i].is_in_sampler_heap, i == 2) << i;
    }
    EXPECT_FALSE(wd_spirv_is_heap_set(WD_SPIRV_FIRST_HEAP_SET - 1));
}

TEST(SpirvHeapArrays, OtherAccessesAreLeftOut) {
    const std::string chain = "!0x00061143 %untyped %b %images %resources %u0";
    // A stride that a specialization constant decides, images in the sampler heap, no stride, no index, an index more.
    for (const char *other :
         {"!0x00061143 %untyped %b %special %resources %u0", "!0x00061143 %untyped %b %images %samplers %u0",
          "!0x00051143 %untyped %b %images %resources", "!0x00071143 %untyped %b %images %resources %u0 %u0",
          "!0x00061143 %untyped %b %image %resources %u0", "!0x00061143 %untyped %b %images %u0 %u0"}) {
        std::string text = With(chain, other);
        text.replace(text.find("%again %images"), 14, "%again %texels");
        EXPECT_EQ(Find(text).size(), 4u) << other;
    }
    std::string text = With("!0x0004014c %images !5124 %image_size\n", "");
    EXPECT_EQ(Find(text).size(), 4u);
    // Variables that are no heap.
    text = With("OpDecorate %resources BuiltIn !5123\n", "");
    EXPECT_EQ(Find(text).size(), 1u);
}

TEST(SpirvHeapArrays, EveryAllocationMayFail) {
    const std::vector<uint32_t> words = Assemble(kShader, SPV_ENV_UNIVERSAL_1_5);
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_spirv_heap_arrays arrays;
        const wd_status status = wd_spirv_heap_arrays_init(&arrays, wd_failing_allocator_get(&state), module);
        wd_spirv_heap_arrays_finish(&arrays);
        EXPECT_EQ(state.alive, 0u);
        if (status == WD_OK) {
            EXPECT_GT(n, 1u);
            break;
        }
        ASSERT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
    }
    wd_spirv_module_destroy(module);
}

} // namespace
