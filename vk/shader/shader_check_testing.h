// Checks a module and returns the verdict as values, for tests.
#ifndef WARDEN_VK_SHADER_SHADER_CHECK_TESTING_H
#define WARDEN_VK_SHADER_SHADER_CHECK_TESTING_H

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "vk/shader/shader_check.h"

namespace wd::testing {

struct Verdict {
    wd_shader_verdict verdict;
    std::string text;
    size_t offset;
    uint32_t instruction;
};

inline Verdict Check(const std::vector<uint32_t> &words,
                     wd_shader_target target = {WD_SHADER_ENV_VULKAN_1_1, 0}) {
    wd_allocator allocator = wd_allocator_default();
    wd_shader_checker *checker = nullptr;
    EXPECT_EQ(wd_shader_checker_create(allocator, &target, &checker), WD_OK);
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, allocator);
    Verdict result = {};
    EXPECT_EQ(wd_shader_check(checker, words.data(), words.size(), &result.verdict, &problem), WD_OK);
    wd_string_builder text;
    wd_string_init(&text, allocator);
    wd_shader_problem_format(&text, &problem);
    result.text = text.text;
    result.offset = problem.offset;
    result.instruction = problem.instruction;
    wd_string_finish(&text);
    wd_shader_problem_finish(&problem);
    wd_shader_checker_destroy(checker);
    return result;
}

} // namespace wd::testing

#endif
