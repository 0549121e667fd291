// Records about descriptors in descriptor heaps that have no set and no binding (SPV_EXT_descriptor_heap). Instructions
// that older assemblers do not know are numbers.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <map>
#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"
#include "vk/spirv/heap_arrays.h"
#include "vk/spirv/spirv_testing.h"

namespace {

const char kShader[] = R"(OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main"
OpDecorate %resources BuiltIn !5123
OpDecorate %samplers BuiltIn !5122
OpDecorate %set DescriptorSet 2
OpDecorate %set Binding 3
!0x0004014c %buffers !5124 %u64
!0x0004014c %images !5124 %u64
!0x0004014c %sampler_array !5124 %u64
%void = OpTypeVoid
%fn = OpTypeFunction %void
%float = OpTypeFloat 32
%v2float = OpTypeVector %float 2
%v4float = OpTypeVector %float 4
%uint = OpTypeInt 32 0
%u0 = OpConstant %uint 0
%u64 = OpConstant %uint 64
%f0 = OpConstant %float 0
%origin = OpConstantComposite %v2float %f0 %f0
%words = OpTypeRuntimeArray %uint
%block = OpTypeStruct %words
%block_p = OpTypePointer StorageBuffer %block
%word_p = OpTypePointer StorageBuffer %uint
!0x00031141 %untyped !0
!0x00041142 %untyped %resources !0
!0x00041142 %untyped %samplers !0
!0x000313fb %buffer !12
%set = OpVariable %block_p StorageBuffer
%image = OpTypeImage %float 2D 0 0 0 1 Unknown
%sampler = OpTypeSampler
%sampled = OpTypeSampledImage %image
%buffers = OpTypeRuntimeArray %buffer
%images = OpTypeRuntimeArray %image
%sampler_array = OpTypeRuntimeArray %sampler
%main = OpFunction %void None %fn
%begin = OpLabel
OpNop
!0x00061143 %untyped %chain %buffers %resources %u0
!0x000413ff %block_p %pointer %chain
%word = OpAccessChain %word_p %pointer %u0 %u0
OpAtomicStore %word %u64 %u0 %u0
!0x00061143 %untyped %image_chain %images %resources %u0
%loaded = OpLoad %image %image_chain
OpNop
!0x00061143 %untyped %sampler_chain %sampler_array %samplers %u0
%loaded_sampler = OpLoad %sampler %sampler_chain
%both = OpSampledImage %sampled %loaded %loaded_sampler
%texel = OpImageSampleExplicitLod %v4float %both %origin Lod %f0
%other = OpAccessChain %word_p %set %u0 %u0
%value = OpAtomicLoad %uint %other %u64 %u0
OpReturn
OpFunctionEnd
)";

struct Found {
    std::string id, text;
    std::map<std::string, std::string> properties;
};

bool Keep(void *user, const wd_finding *finding) {
    Found *found = static_cast<Found *>(user);
    found->id = finding->id;
    found->text = finding->text;
    for (size_t i = 0; i < finding->num_properties; i++) {
        found->properties[finding->properties[i].key] = finding->properties[i].value;
    }
    return true;
}

// Describe describes a record with this error at the instruction with this opcode.
Found Describe(uint32_t opcode, uint32_t error, const std::vector<uint32_t> &error_words) {
    const std::vector<uint32_t> words = wd::testing::Assemble(kShader, SPV_ENV_UNIVERSAL_1_5);
    wd_record record = {};
    record.layout = WD_RECORD_LAYOUT_WHITEPAPER;
    record.stage = SpvExecutionModelGLCompute;
    record.error = error;
    for (size_t i = 5; i < words.size() && (words[i] & 0xffff) != opcode; i += words[i] >> 16) {
        record.instruction++;
    }
    for (const uint32_t word : error_words) {
        record.error_words[record.num_error_words++] = word;
    }
    wd_record_context context = {};
    context.spirv = words.data();
    context.num_spirv_words = words.size();
    Found found;
    bool skip = false;
    EXPECT_EQ(wd_record_describe(wd_allocator_default(), &record, &context, Keep, &found, &skip), WD_OK);
    return found;
}

TEST(RecordHeapTest, BuffersAreNamed) {
    Found found = Describe(SpvOpAtomicStore, WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, {28, 28});
    EXPECT_NE(found.text.find("Array of storage buffers in the resource heap, element 28."),
              std::string::npos)
        << found.text;
    EXPECT_EQ(found.id.find("11309"), found.id.size() - 5) << found.id;
    EXPECT_EQ(found.properties["descriptor_heap"], "resource");
    EXPECT_EQ(found.properties.count("descriptor_set"), 0u);
    found = Describe(SpvOpAtomicStore, WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, {5, 67, 64});
    EXPECT_NE(found.text.find("Array of storage buffers in the resource heap, element 5."), std::string::npos)
        << found.text;
}

// Two arrays: the record may be about any, but both end with their heaps.
TEST(RecordHeapTest, NoneOfTwoIsNamed) {
    const Found found = Describe(SpvOpImageSampleExplicitLod, WD_RECORD_ERROR_INDEX_OUT_OF_BOUNDS, {28, 28});
    EXPECT_NE(found.text.find("Array in a descriptor heap, element 28."), std::string::npos) << found.text;
    EXPECT_EQ(found.id.find("11309"), found.id.size() - 5) << found.id;
    EXPECT_EQ(found.properties.count("descriptor_heap"), 0u);
}

TEST(RecordHeapTest, VariablesHaveTheirSetAndBinding) {
    Found found = Describe(SpvOpAtomicLoad, WD_RECORD_ERROR_STORAGE_BUFFER_BOUNDS, {0, 67, 64});
    EXPECT_NE(found.text.find("Set 2, binding 3."), std::string::npos) << found.text;
    EXPECT_EQ(found.id.find("11309"), std::string::npos) << found.id;
    EXPECT_EQ(found.properties["descriptor_set"], "2");
    EXPECT_EQ(found.properties.count("descriptor_heap"), 0u);
}

} // namespace
