// SPIRV-Tools without memory: each allocation of a check fails once.
#include <gtest/gtest.h>

#include <cstdlib>
#include <new>
#include <string>
#include <vector>

#include "vk/shader/shader_check.h"
#include "vk/shader/shader_test_modules.h"

// SPIRV-Tools is built without exceptions and frees nothing where one passes through.
extern "C" const char *__asan_default_options() {
    return "detect_leaks=0";
}

namespace {

size_t countdown = 0; // Allocations until one fails; 0: none does.

void *AllocateOrThrow(size_t size) {
    void *memory = countdown && --countdown == 0 ? nullptr : malloc(size ? size : 1);
    if (!memory) {
        throw std::bad_alloc();
    }
    return memory;
}

} // namespace

void *operator new(size_t size) {
    return AllocateOrThrow(size);
}
void *operator new[](size_t size) {
    return AllocateOrThrow(size);
}
void operator delete(void *memory) noexcept {
    free(memory);
}
void operator delete[](void *memory) noexcept {
    free(memory);
}
void operator delete(void *memory, size_t) noexcept {
    free(memory);
}
void operator delete[](void *memory, size_t) noexcept {
    free(memory);
}

namespace {

// Checks a module and formats the message while the n-th allocation of C++ fails. `*failed`: one did.
wd_status CheckOnce(size_t n, const std::vector<uint32_t> &words, wd_shader_verdict *verdict, bool *failed) {
    const wd_allocator allocator = wd_allocator_default();
    const wd_shader_target target = {WD_SHADER_ENV_VULKAN_1_1, 0};
    wd_shader_problem problem;
    wd_string_builder text;
    wd_shader_problem_init(&problem, allocator);
    wd_string_init(&text, allocator);
    countdown = n;
    wd_shader_checker *checker = nullptr;
    wd_status status = wd_shader_checker_create(allocator, &target, &checker);
    if (status == WD_OK) {
        status = wd_shader_check(checker, words.data(), words.size(), verdict, &problem);
    }
    if (status == WD_OK) {
        wd_shader_problem_format(&text, &problem);
    }
    *failed = countdown == 0;
    countdown = 0;
    wd_string_finish(&text);
    wd_shader_problem_finish(&problem);
    wd_shader_checker_destroy(checker);
    return status;
}

TEST(ShaderMemory, EveryAllocationOfTheValidatorMayFail) {
    for (const char *source : {wd::testing::kValidShader, wd::testing::kInvalidShader}) {
        const std::vector<uint32_t> words = wd::testing::Assemble(source);
        const wd_shader_verdict expected =
            source == wd::testing::kValidShader ? WD_SHADER_VALID : WD_SHADER_INVALID;
        // SPIRV-Tools is compiled without exceptions: a static variable of a function whose initialization has no
        // memory can never be used again. The first check, which nothing fails, initializes them all.
        size_t num_failed = 0;
        bool failed = true;
        wd_shader_verdict first = WD_SHADER_MALFORMED;
        ASSERT_EQ(CheckOnce(0, words, &first, &failed), WD_OK);
        ASSERT_EQ(first, expected);
        for (size_t n = 1; failed; n++) {
            ASSERT_LT(n, 100000u);
            wd_shader_verdict verdict = WD_SHADER_MALFORMED;
            const wd_status status = CheckOnce(n, words, &verdict, &failed);
            if (status == WD_OK) { // Also where only the disassembly of a message had no memory.
                EXPECT_EQ(verdict, expected) << n;
            } else {
                EXPECT_TRUE(failed);
                EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY) << n;
            }
            num_failed += status != WD_OK;
        }
        EXPECT_GT(num_failed, 100u);
    }
}

} // namespace
