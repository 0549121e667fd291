// Texts of derivatives and reads that only a part of a quad or subgroup reaches, also of damaged records, and the
// derivatives that are found without a run.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <string>
#include <vector>

#include "vk/gpuav/record/record.h"
#include "vk/gpuav/record/record_layout.h"
#include "vk/spirv/spirv_testing.h"

namespace {

// Four invocations, the first two of which reach the derivative.
constexpr char kShader[] = R"(
OpCapability Shader
OpCapability ComputeDerivativeGroupLinearNV
OpExtension "SPV_NV_compute_shader_derivatives"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %main "main" %index
OpExecutionMode %main LocalSize 4 1 1
OpExecutionMode %main DerivativeGroupLinearNV
%file = OpString "quads.comp"
OpDecorate %index BuiltIn LocalInvocationIndex
%void = OpTypeVoid
%fn = OpTypeFunction %void
%bool = OpTypeBool
%uint = OpTypeInt 32 0
%float = OpTypeFloat 32
%u2 = OpConstant %uint 2
%in_uint = OpTypePointer Input %uint
%index = OpVariable %in_uint Input
%main = OpFunction %void None %fn
%begin = OpLabel
%own = OpLoad %uint %index
%x = OpConvertUToF %float %own
%low = OpULessThan %bool %own %u2
OpLine %file 7 1
OpSelectionMerge %merge None
OpBranchConditional %low %then %merge
%then = OpLabel
OpLine %file 9 1
%d = OpDPdx %float %x
OpBranch %merge
%merge = OpLabel
OpReturn
OpFunctionEnd
)";

bool Keep(void *user, const wd_finding *finding) {
    std::string *text = static_cast<std::string *>(user);
    *text += std::string("[ ") + finding->id + " ] " + finding->text;
    return false;
}

uint32_t Find(const std::vector<uint32_t> &words, uint32_t opcode) {
    uint32_t index = 0;
    for (size_t i = 5; i < words.size(); i += words[i] >> 16, index++) {
        if ((words[i] & 0xffff) == opcode) {
            return index;
        }
    }
    ADD_FAILURE();
    return 0;
}

class RecordDivergence : public ::testing::Test {
  protected:
    RecordDivergence() : words_(wd::testing::Assemble(kShader)) {
        context_.spirv = words_.data();
        context_.num_spirv_words = words_.size();
    }
    std::string Describe(uint32_t first, uint32_t flags, uint32_t last) const {
        wd_record record = {};
        record.layout = WD_RECORD_LAYOUT_WHITEPAPER;
        record.stage = SpvExecutionModelGLCompute;
        record.instruction = Find(words_, SpvOpDPdx);
        record.error = WD_RECORD_ERROR_DIVERGENCE;
        record.error_words[0] = first;
        record.error_words[1] = flags;
        record.error_words[2] = last;
        record.num_error_words = 3;
        std::string text;
        EXPECT_EQ(wd_record_describe(wd_allocator_default(), &record, &context_, Keep, &text, nullptr),
                  WD_OK);
        return text;
    }

    std::vector<uint32_t> words_;
    wd_record_context context_ = {};
};

TEST_F(RecordDivergence, Derivatives) {
    const uint32_t branch = Find(words_, SpvOpBranchConditional);
    const std::string text = Describe(branch, WD_RECORD_DIVERGENCE_DERIVATIVE, 0xf | 0x3 << 4);
    EXPECT_EQ(
        text.find("[ WARDEN-gpuav-divergent-derivative ] OpDPdx is reached by only a part of a quad: by 2 of "
                  "its 4 invocations.\nThe invocations part at quads.comp:7\n"),
        0u)
        << text;
    EXPECT_NE(text.find("quads.comp:9"), std::string::npos) << text;
}

TEST_F(RecordDivergence, Reads) {
    const uint32_t branch = Find(words_, SpvOpBranchConditional);
    EXPECT_NE(
        Describe(branch, WD_RECORD_DIVERGENCE_QUAD_READ, 0xf | 0x3 << 4 | 3 << 8)
            .find("reads the value of invocation 3 of the quad, which does not execute the instruction"),
        std::string::npos);
    EXPECT_NE(Describe(40, WD_RECORD_DIVERGENCE_READ, 5)
                  .find("[ WARDEN-gpuav-inactive-invocation ] OpDPdx reads the value of invocation 40 of the "
                        "subgroup, which is not one of the 5 that execute the instruction"),
              std::string::npos);
    EXPECT_NE(Describe(1, WD_RECORD_DIVERGENCE_READ | WD_RECORD_DIVERGENCE_DIFFERS, 5)
                  .find("reads invocation 1 of the subgroup, and other invocations read another one"),
              std::string::npos);
}

TEST_F(RecordDivergence, DamagedRecords) {
    for (const uint32_t flags : {4u, 8u, 16u, 48u, 0x40000004u, 0xffffffffu}) {
        EXPECT_NE(Describe(UINT32_MAX, flags, UINT32_MAX), "") << flags;
        context_.spirv = nullptr;
        context_.num_spirv_words = 0;
        EXPECT_NE(Describe(UINT32_MAX, flags, UINT32_MAX), "") << flags;
        context_.spirv = words_.data();
        context_.num_spirv_words = words_.size();
    }
}

TEST_F(RecordDivergence, DerivativesThatAreFoundWithoutARun) {
    std::string text;
    EXPECT_EQ(wd_record_find_divergence(wd_allocator_default(), 1, &context_, Keep, &text), WD_OK);
    EXPECT_EQ(
        text.find("[ WARDEN-gpuav-divergent-derivative ] OpDPdx is reached by only a part of a quad: by 2 of "
                  "the 4 invocations of each workgroup.\n"
                  "The invocations part at quads.comp:7\n"),
        0u)
        << text;
    // All four reach it.
    for (size_t i = 5; i < words_.size(); i += words_[i] >> 16) {
        if ((words_[i] & 0xffff) == SpvOpConstant) {
            words_[i + 3] = 4;
        }
    }
    text.clear();
    EXPECT_EQ(wd_record_find_divergence(wd_allocator_default(), 1, &context_, Keep, &text), WD_OK);
    EXPECT_EQ(text, "");
}

} // namespace
