#include "vk/spirv/builder.h"

#include <gtest/gtest.h>
#include <spirv/unified1/spirv.h>

#include <algorithm>
#include <string>
#include <vector>

#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Disassemble;
using wd::testing::Validate;

const char kShader[] = R"(
OpCapability Shader
OpExtension "SPV_KHR_storage_buffer_storage_class"
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
%2 = OpString "file"
%3 = OpTypeVoid
%4 = OpTypeFunction %3
%5 = OpTypeInt 32 0
%6 = OpConstant %5 6
%7 = OpTypeInt 32 0
OpLine %2 1 1
%8 = OpTypePointer Input %5
%1 = OpFunction %3 None %4
%9 = OpLabel
OpReturn
OpFunctionEnd
)";

class SpirvBuilder : public ::testing::Test {
  protected:
    SpirvBuilder() : words_(Assemble(kShader)) {
        EXPECT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words_.data(), words_.size(), &module_, nullptr),
            WD_OK);
    }
    ~SpirvBuilder() override {
        wd_spirv_module_destroy(module_);
    }

    // Copies the base's functions and finishes.
    wd_status Finish(wd_spirv_builder *builder, wd_allocator allocator) {
        wd_spirv_instruction instruction;
        for (uint32_t i = wd_spirv_module_first_function(module_);
             wd_spirv_module_instruction(module_, i, &instruction); i++) {
            wd_spirv_builder_append(builder, WD_SPIRV_SECTION_FUNCTIONS, instruction.words,
                                    instruction.num_words);
        }
        uint32_t *words;
        size_t num_words;
        wd_status status = wd_spirv_builder_finish(builder, &words, &num_words);
        if (!status) {
            result_.assign(words, words + num_words);
        }
        wd_free(&allocator, words);
        return status;
    }

    std::vector<uint32_t> words_;
    std::vector<uint32_t> result_;
    wd_spirv_module *module_ = nullptr;
};

TEST_F(SpirvBuilder, RaisesTheVersionButNeverLowersIt) {
    for (const uint32_t version : {0x10000u, 0x10200u, 0x10300u}) {
        wd_spirv_builder *builder;
        ASSERT_EQ(wd_spirv_builder_create(wd_allocator_default(), wd_allocator_default(), module_, &builder),
                  WD_OK);
        wd_spirv_builder_version(builder, version);
        ASSERT_EQ(Finish(builder, wd_allocator_default()), WD_OK);
        EXPECT_EQ(result_[1], std::max(version, wd_spirv_module_version(module_)));
        wd_spirv_builder_destroy(builder);
    }
}

TEST_F(SpirvBuilder, FindsExistingDeclarationsAndAddsOthers) {
    wd_spirv_builder *builder;
    ASSERT_EQ(wd_spirv_builder_create(wd_allocator_default(), wd_allocator_default(), module_, &builder),
              WD_OK);
    EXPECT_EQ(wd_spirv_builder_type_void(builder), 3u);
    EXPECT_EQ(wd_spirv_builder_type_uint(builder, 32), 5u); // The first of two equal ones.
    EXPECT_EQ(wd_spirv_builder_uint(builder, 6), 6u);
    EXPECT_EQ(wd_spirv_builder_type_pointer(builder, SpvStorageClassInput, 5), 8u);
    const uint32_t seven = wd_spirv_builder_uint(builder, 7);
    EXPECT_EQ(seven, 10u);
    EXPECT_EQ(wd_spirv_builder_uint(builder, 7), seven);
    EXPECT_EQ(wd_spirv_builder_null(builder, 5), 11u);
    EXPECT_EQ(wd_spirv_builder_type_bool(builder), 12u);
    EXPECT_EQ(wd_spirv_builder_type_float(builder, 32), 13u);
    wd_spirv_builder_capability(builder, SpvCapabilityShader);
    wd_spirv_builder_capability(builder, SpvCapabilityInt64);
    wd_spirv_builder_extension(builder, "SPV_KHR_storage_buffer_storage_class");
    wd_spirv_builder_extension(builder, "SPV_KHR_variable_pointers");
    wd_spirv_builder_processed(builder, "a tool");
    wd_spirv_builder_name(builder, 1, "name");
    wd_spirv_builder_interface(builder, 0, 8);
    wd_spirv_builder_interface(builder, 0, 8);
    ASSERT_EQ(Finish(builder, wd_allocator_default()), WD_OK);
    EXPECT_EQ(Disassemble(result_),
              "OpCapability Shader\nOpCapability Int64\n"
              "OpExtension \"SPV_KHR_storage_buffer_storage_class\"\n"
              "OpExtension \"SPV_KHR_variable_pointers\"\n"
              "OpMemoryModel Logical GLSL450\nOpEntryPoint GLCompute %1 \"main\" %8\n"
              "OpExecutionMode %1 LocalSize 1 1 1\n%2 = OpString \"file\"\nOpName %1 \"name\"\n"
              "OpModuleProcessed \"a tool\"\n%3 = OpTypeVoid\n%4 = OpTypeFunction %3\n"
              "%5 = OpTypeInt 32 0\n%6 = OpConstant %5 6\n%7 = OpTypeInt 32 0\nOpLine %2 1 1\n"
              "%8 = OpTypePointer Input %5\nOpNoLine\n%10 = OpConstant %5 7\n"
              "%11 = OpConstantNull %5\n%12 = OpTypeBool\n%13 = OpTypeFloat 32\n%1 = OpFunction %3 None %4\n"
              "%9 = OpLabel\nOpReturn\nOpFunctionEnd\n");
    wd_spirv_builder_destroy(builder);
}

TEST_F(SpirvBuilder, FindsEachOfManyGlobalsAgain) {
    wd_spirv_builder *builder;
    ASSERT_EQ(wd_spirv_builder_create(wd_allocator_default(), wd_allocator_default(), module_, &builder),
              WD_OK);
    // Instructions whose first words, combined, are the same: opcode and operand have one sum and one exclusive or.
    const uint32_t boolean = wd_spirv_builder_type_bool(builder);
    const uint32_t yes = wd_spirv_builder_global(builder, SpvOpConstantTrue, &boolean, 1);
    const uint32_t others[] = {SpvOpConstantTrue ^ SpvOpConstantNull ^ boolean,
                               boolean + SpvOpConstantTrue - SpvOpConstantNull};
    for (const uint32_t type : others) {
        const uint32_t null = wd_spirv_builder_null(builder, type);
        EXPECT_NE(null, yes);
        EXPECT_EQ(wd_spirv_builder_null(builder, type), null);
    }
    std::vector<uint32_t> ids;
    for (uint32_t value = 100; value < 1100; value++) { // The table grows.
        ids.push_back(wd_spirv_builder_uint(builder, value));
    }
    for (uint32_t value = 100; value < 1100; value++) {
        EXPECT_EQ(wd_spirv_builder_uint(builder, value), ids[value - 100]);
    }
    EXPECT_EQ(wd_spirv_builder_global(builder, SpvOpConstantTrue, &boolean, 1), yes);
    EXPECT_EQ(wd_spirv_builder_uint(builder, 6), 6u);
    wd_spirv_builder_destroy(builder);
}

TEST_F(SpirvBuilder, AnUnchangedModuleComesOutValid) {
    wd_spirv_builder *builder;
    const std::vector<uint32_t> words =
        Assemble("OpCapability Shader\nOpMemoryModel Logical GLSL450\n"
                 "OpEntryPoint GLCompute %1 \"main\"\nOpExecutionMode %1 LocalSize 1 1 1\n"
                 "%3 = OpTypeVoid\n%4 = OpTypeFunction %3\n%1 = OpFunction %3 None %4\n"
                 "%9 = OpLabel\nOpReturn\nOpFunctionEnd\n");
    wd_spirv_module_destroy(module_);
    ASSERT_EQ(wd_spirv_module_create(wd_allocator_default(), words.data(), words.size(), &module_, nullptr),
              WD_OK);
    ASSERT_EQ(wd_spirv_builder_create(wd_allocator_default(), wd_allocator_default(), module_, &builder),
              WD_OK);
    ASSERT_EQ(Finish(builder, wd_allocator_default()), WD_OK);
    EXPECT_EQ(result_, words);
    EXPECT_EQ(Validate(result_), "");
    wd_spirv_builder_destroy(builder);
}

TEST_F(SpirvBuilder, EveryAllocationMayFail) {
    for (size_t n = 1;; n++) {
        wd_failing_allocator state = {n, 0, 0};
        wd_allocator allocator = wd_failing_allocator_get(&state);
        wd_spirv_builder *builder;
        wd_status status = wd_spirv_builder_create(allocator, allocator, module_, &builder);
        if (!status) {
            wd_spirv_builder_uint(builder, 99);
            wd_spirv_builder_name(builder, wd_spirv_builder_id(builder), "long enough to want more memory");
            wd_spirv_builder_interface(builder, 0, 8);
            status = Finish(builder, allocator);
        }
        wd_spirv_builder_destroy(builder);
        EXPECT_EQ(state.alive, 0u);
        if (status == WD_OK) {
            break;
        }
        ASSERT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
    }
    wd_spirv_builder_destroy(nullptr);
}

TEST_F(SpirvBuilder, LimitsOfSpirvAreKept) {
    wd_spirv_builder *builder;
    ASSERT_EQ(wd_spirv_builder_create(wd_allocator_default(), wd_allocator_default(), module_, &builder),
              WD_OK);
    wd_spirv_builder_name(builder, 1, std::string(300000, 'x').c_str());
    EXPECT_EQ(Finish(builder, wd_allocator_default()), WD_ERROR_UNSUPPORTED);
    EXPECT_EQ(wd_spirv_builder_id(builder), 0u);
    wd_spirv_builder_destroy(builder);
}

} // namespace
