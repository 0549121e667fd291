// The instruction indices that the real SPIRV-Tools 2023.1 writes into records, found again in the module.
#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <map>
#include <spirv-tools/optimizer.hpp>
#include <vector>

#include "vk/gpuav/record/record_internal.h"
#include "vk/gpuav/record/record_shaders.h"

// Newer SPIRV-Tools have neither this header nor the pass.
#if __has_include(<spirv-tools/instrument.hpp>)
#define HAS_BINDLESS_PASS 1
#else
#define HAS_BINDLESS_PASS 0
#endif

namespace {

std::vector<uint32_t> Instrument(const std::vector<uint32_t> &words) {
    std::vector<uint32_t> instrumented;
#if HAS_BINDLESS_PASS
    spvtools::Optimizer optimizer(SPV_ENV_VULKAN_1_1);
    optimizer.RegisterPass(spvtools::CreateInstBindlessCheckPass(7, 23));
    EXPECT_TRUE(optimizer.Run(words.data(), words.size(), &instrumented));
#else
    (void)words;
#endif
    return instrumented;
}

// The index of a record can only be compared where the pass that made it still exists.
class RecordIndex : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!HAS_BINDLESS_PASS) {
            GTEST_SKIP()
                << "this SPIRV-Tools has no bindless check pass; Debian 12's package spirv-tools does";
        }
    }
};

template <typename Visit> void ForEachInstruction(const std::vector<uint32_t> &words, Visit visit) {
    uint32_t index = 0;
    for (size_t i = 5; i < words.size(); i += words[i] >> 16, index++) {
        visit(&words[i], words[i] & 0xffff, index);
    }
}

// IndicesWritten returns the instruction indices of the calls that write records: the function that writes them is the
// one with an OpAtomicIAdd, and the index is its first argument.
std::vector<uint32_t> IndicesWritten(const std::vector<uint32_t> &words) {
    std::map<uint32_t, uint32_t> constants;
    uint32_t function = 0, writer = 0;
    ForEachInstruction(words, [&](const uint32_t *instruction, uint32_t opcode, uint32_t) {
        if (opcode == SpvOpConstant) {
            constants[instruction[2]] = instruction[3];
        } else if (opcode == SpvOpFunction) {
            function = instruction[2];
        } else if (opcode == SpvOpAtomicIAdd) {
            writer = function;
        }
    });
    std::vector<uint32_t> indices;
    ForEachInstruction(words, [&](const uint32_t *instruction, uint32_t opcode, uint32_t) {
        if (opcode == SpvOpFunctionCall && instruction[3] == writer) {
            indices.push_back(constants.at(instruction[4]));
        }
    });
    return indices;
}

void ExpectSamplesAreFound(const std::vector<uint32_t> &words) {
    std::vector<uint32_t> samples;
    ForEachInstruction(words, [&](const uint32_t *, uint32_t opcode, uint32_t index) {
        if (opcode == SpvOpImageSampleImplicitLod) {
            samples.push_back(index);
        }
    });
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    std::vector<uint32_t> found;
    for (uint32_t index : IndicesWritten(Instrument(words))) {
        wd_record record = {};
        record.layout = WD_RECORD_LAYOUT_SPIRV_TOOLS;
        record.instruction = index;
        found.push_back(wd_record_instruction(&record, module));
    }
    EXPECT_EQ(found, samples);
    EXPECT_EQ(samples.size(), 5u);
    wd_spirv_module_destroy(module);
}

template <size_t n> std::vector<uint32_t> Words(const uint32_t (&words)[n]) {
    return std::vector<uint32_t>(words, words + n);
}

TEST_F(RecordIndex, SpirvToolsWithoutDebugInformation) {
    ExpectSamplesAreFound(Words(record_shader_none));
}

TEST_F(RecordIndex, SpirvToolsWithLines) {
    ExpectSamplesAreFound(Words(record_shader_line));
}

TEST_F(RecordIndex, SpirvToolsWithNonSemanticDebugInformation) {
    ExpectSamplesAreFound(Words(record_shader_nonsemantic));
}

TEST(RecordIndexOfOurs, OtherLayoutsCountAsTheModuleDoes) {
    auto words = Words(record_shader_line);
    wd_spirv_module *module = nullptr;
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module, nullptr),
              WD_OK);
    const uint32_t num_instructions = wd_spirv_module_num_instructions(module);
    wd_record record = {};
    for (wd_record_layout layout : {WD_RECORD_LAYOUT_WHITEPAPER, WD_RECORD_LAYOUT_2019}) {
        record.layout = layout;
        record.instruction = 60;
        EXPECT_EQ(wd_record_instruction(&record, module), 60u);
        record.instruction = num_instructions;
        EXPECT_EQ(wd_record_instruction(&record, module), UINT32_MAX);
    }
    record.layout = WD_RECORD_LAYOUT_SPIRV_TOOLS;
    record.instruction = UINT32_MAX - 1;
    EXPECT_EQ(wd_record_instruction(&record, module), UINT32_MAX);
    wd_spirv_module_destroy(module);
}

} // namespace
