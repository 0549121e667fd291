#include "vk/spirv/link.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/spirv/link_test_shaders.h"
#include "vk/spirv/spirv_testing.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Disassemble;
using wd::testing::Validate;

// The functions of the library use the types, the constant 7 and the variable.
const char kTarget[] = R"(
OpCapability Shader
OpMemoryModel Logical GLSL450
OpEntryPoint GLCompute %1 "main"
OpExecutionMode %1 LocalSize 1 1 1
%2 = OpTypeVoid
%3 = OpTypeFunction %2
%4 = OpTypeInt 32 0
%5 = OpTypePointer Private %4
%6 = OpVariable %5 Private
%7 = OpConstant %4 7
%1 = OpFunction %2 None %3
%8 = OpLabel
OpReturn
OpFunctionEnd
)";

enum { TYPE_UINT = 4, VARIABLE = 6 };

bool Has(const std::string &text, const std::string &part) {
    return text.find(part) != std::string::npos;
}

class SpirvLink : public ::testing::Test {
  protected:
    SpirvLink() : words_(Assemble(kTarget, SPV_ENV_UNIVERSAL_1_3)) {
        EXPECT_EQ(
            wd_spirv_module_create(wd_allocator_default(), words_.data(), words_.size(), &module_, nullptr),
            WD_OK);
        Begin(wd_allocator_default());
    }
    ~SpirvLink() override {
        wd_spirv_builder_destroy(builder_);
        wd_spirv_module_destroy(module_);
    }

    wd_status Begin(wd_allocator allocator) {
        wd_spirv_builder_destroy(builder_);
        return wd_spirv_builder_create(allocator, allocator, module_, &builder_);
    }

    // Copies the target's function, finishes, and returns the functions' text.
    std::string Finish() {
        wd_spirv_instruction instruction;
        for (uint32_t i = wd_spirv_module_first_function(module_);
             wd_spirv_module_instruction(module_, i, &instruction); i++) {
            wd_spirv_builder_append(builder_, WD_SPIRV_SECTION_FUNCTIONS, instruction.words,
                                    instruction.num_words);
        }
        uint32_t *words = nullptr;
        size_t num_words = 0;
        EXPECT_EQ(wd_spirv_builder_finish(builder_, &words, &num_words), WD_OK);
        const std::vector<uint32_t> result(words, words + num_words);
        wd_allocator allocator = wd_allocator_default();
        wd_free(&allocator, words);
        EXPECT_EQ(Validate(result, SPV_ENV_VULKAN_1_1), "");
        return Disassemble(result);
    }

    void Emit(uint32_t opcode, const std::vector<uint32_t> &operands) {
        wd_spirv_builder_emit(builder_, WD_SPIRV_SECTION_FUNCTIONS, opcode, operands.data(), operands.size());
    }

    // Words are loaded by adding the variable to the index, and stored by storing their sum with the index.
    static uint32_t Load(void *context, const uint32_t *arguments) {
        auto *test = static_cast<SpirvLink *>(context);
        const uint32_t word = wd_spirv_builder_id(test->builder_), sum = wd_spirv_builder_id(test->builder_);
        test->Emit(SpvOpLoad, {TYPE_UINT, word, VARIABLE});
        test->Emit(SpvOpIAdd, {TYPE_UINT, sum, word, arguments[0]});
        return sum;
    }
    static uint32_t Store(void *context, const uint32_t *arguments) {
        auto *test = static_cast<SpirvLink *>(context);
        const uint32_t sum = wd_spirv_builder_id(test->builder_);
        test->Emit(SpvOpIAdd, {TYPE_UINT, sum, arguments[0], arguments[1]});
        test->Emit(SpvOpStore, {VARIABLE, sum});
        return 0;
    }

    wd_spirv_library Library() {
        static const uint32_t constants[] = {100, 3};
        static const wd_spirv_import imports[] = {
            {"load_word", Load, 0}, {"store_word", Store, 0}, {"last_word", nullptr, VARIABLE}};
        return {link_test_library,
                sizeof link_test_library / sizeof *link_test_library,
                constants,
                2,
                imports,
                3,
                this};
    }

    std::vector<uint32_t> words_;
    wd_spirv_module *module_ = nullptr;
    wd_spirv_builder *builder_ = nullptr;
};

TEST_F(SpirvLink, WritesAFunctionWithIdsOfTheTarget) {
    const wd_spirv_library library = Library();
    const wd_spirv_linked functions[] = {
        {"copy_words", 0, 0}, {"find_last", wd_spirv_builder_id(builder_), SpvFunctionControlDontInlineMask}};
    ASSERT_EQ(wd_spirv_link(wd_allocator_default(), builder_, &library, functions, 2), WD_OK);
    const std::string text = Finish();
    EXPECT_TRUE(Has(text, "%9 = OpFunction %4 DontInline"));
    EXPECT_TRUE(Has(text, "OpCapability GroupNonUniform"));
    EXPECT_TRUE(Has(text, "OpConstant %4 100")); // The constants.
    EXPECT_TRUE(Has(text, "OpConstant %4 3"));
    EXPECT_TRUE(Has(text, "OpLoad %4 %6")); // The imports.
    EXPECT_TRUE(Has(text, "OpStore %6"));
    EXPECT_TRUE(Has(text, "OpCopyObject %4")); // The phi.
    EXPECT_FALSE(Has(text, "OpFunctionCall"));
    EXPECT_FALSE(Has(text, "OpSpecConstant"));
    EXPECT_EQ(text.find("OpTypeInt 32 0"), text.rfind("OpTypeInt 32 0"));
    EXPECT_EQ(text.find("OpConstant %4 7"), text.rfind("OpConstant %4 7"));
}

TEST_F(SpirvLink, WritesACallWithoutAValue) {
    const wd_spirv_library library = Library();
    const wd_spirv_linked function = {"copy_words", wd_spirv_builder_id(builder_), 0};
    ASSERT_EQ(wd_spirv_link(wd_allocator_default(), builder_, &library, &function, 1), WD_OK);
    const std::string text = Finish();
    EXPECT_TRUE(Has(text, "%9 = OpFunction %2 None "));
    EXPECT_TRUE(Has(text, " DontUnroll\n"));
    EXPECT_TRUE(Has(text, "OpStore %6"));
    EXPECT_TRUE(Has(text, "OpReturn\nOpFunctionEnd\n%1 = OpFunction"));
}

TEST_F(SpirvLink, WritesSeveralFunctionsOrNone) {
    const wd_spirv_library library = Library();
    const wd_spirv_linked none = {"find_last", 0, 0};
    ASSERT_EQ(wd_spirv_link(wd_allocator_default(), builder_, &library, &none, 1), WD_OK);
    size_t num_words;
    wd_spirv_builder_section(builder_, WD_SPIRV_SECTION_FUNCTIONS, &num_words);
    EXPECT_EQ(num_words, 0u);
    const wd_spirv_linked both[] = {{"find_last", wd_spirv_builder_id(builder_), 0},
                                    {"copy_words", wd_spirv_builder_id(builder_), 0}};
    ASSERT_EQ(wd_spirv_link(wd_allocator_default(), builder_, &library, both, 2), WD_OK);
    const std::string text = Finish();
    EXPECT_TRUE(Has(text, "%9 = OpFunction %4 "));
    EXPECT_TRUE(Has(text, "%10 = OpFunction %2 "));
    EXPECT_EQ(text.find("OpConstant %4 100"), text.rfind("OpConstant %4 100"));
}

TEST_F(SpirvLink, ReportsThatThereIsNoMemory) {
    const wd_spirv_library library = Library();
    size_t num_failures = 0;
    for (size_t fail_at = 1;; fail_at++) {
        wd_failing_allocator state = {};
        state.fail_at = fail_at;
        const wd_spirv_linked function = {"find_last", wd_spirv_builder_id(builder_), 0};
        const wd_status status =
            wd_spirv_link(wd_failing_allocator_get(&state), builder_, &library, &function, 1);
        EXPECT_EQ(state.alive, 0u);
        if (!status) {
            break;
        }
        EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
        num_failures++;
    }
    EXPECT_GE(num_failures, 2u);
}

// The builder remembers that it has no memory: nothing else is written.
TEST_F(SpirvLink, LeavesFailuresOfTheBuilderToIt) {
    const wd_spirv_library library = Library();
    for (size_t fail_at = 1;; fail_at++) {
        wd_failing_allocator state = {};
        state.fail_at = fail_at;
        wd_status status = Begin(wd_failing_allocator_get(&state));
        if (!status) {
            const wd_spirv_linked function = {"find_last", wd_spirv_builder_id(builder_), 0};
            EXPECT_EQ(wd_spirv_link(wd_allocator_default(), builder_, &library, &function, 1), WD_OK);
            uint32_t *words = nullptr;
            size_t num_words = 0;
            status = wd_spirv_builder_finish(builder_, &words, &num_words);
            wd_allocator allocator = wd_allocator_default();
            wd_free(&allocator, words);
        }
        wd_spirv_builder_destroy(builder_);
        builder_ = nullptr;
        if (!status) {
            break;
        }
        EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
    }
}

} // namespace
