#include "vk/shader/shader_check.h"

#include <gtest/gtest.h>
#include <spirv-tools/libspirv.h>
#include <spirv/unified1/spirv.h>

#include <set>
#include <string>
#include <vector>

#include "vk/shader/shader_check_testing.h"
#include "vk/shader/shader_test_modules.h"
#include "vk/util/failing_allocator.h"

namespace {

using wd::testing::Assemble;
using wd::testing::Check;
using wd::testing::kDamagedModules;
using wd::testing::kInvalidShader;
using wd::testing::kScalarLayoutShader;
using wd::testing::kValidShader;
using wd::testing::Verdict;

TEST(ShaderCheck, ValidModuleHasNothingToSay) {
    Verdict verdict = Check(Assemble(kValidShader));
    EXPECT_EQ(verdict.verdict, WD_SHADER_VALID);
    EXPECT_EQ(verdict.text, "");
}

// The source language of a module does not matter: a language that is newer than the validator (Slang is 11) is no
// mistake, and hides none.
TEST(ShaderCheck, UnknownSourceLanguages) {
    for (const char *text : {kValidShader, kInvalidShader}) {
        std::vector<uint32_t> words = Assemble(text);
        size_t at = 5;
        while ((words[at] & 0xffff) != SpvOpExecutionMode) {
            at += words[at] >> 16;
        }
        at += words[at] >> 16;
        const uint32_t source[] = {3u << SpvWordCountShift | SpvOpSource, 11, 1};
        words.insert(words.begin() + static_cast<ptrdiff_t>(at), source, source + 3);
        const std::vector<uint32_t> before = words;
        Verdict verdict = Check(words);
        EXPECT_EQ(verdict.verdict, text == kValidShader ? WD_SHADER_VALID : WD_SHADER_INVALID)
            << verdict.text;
        EXPECT_EQ(verdict.text.find("language"), std::string::npos) << verdict.text;
        EXPECT_EQ(words, before);
    }
}

// Enumerants that are newer than the linked SPIRV-Tools cannot be judged; undefined ones are a mistake.
TEST(ShaderCheck, LaterCapabilitiesAndInstructions) {
    std::vector<uint32_t> words = Assemble(kValidShader);
    const uint32_t capability[] = {2u << SpvWordCountShift | SpvOpCapability, 65000};
    words.insert(words.begin() + 5, capability, capability + 2);
    Verdict verdict = Check(words);
    EXPECT_EQ(verdict.verdict, WD_SHADER_LATER);
    EXPECT_NE(verdict.text.find("65000"), std::string::npos) << verdict.text;
    EXPECT_EQ(verdict.instruction, 0u);
    words = Assemble(kValidShader);
    words.insert(words.end() - 2, 1u << SpvWordCountShift | 65000); // Before OpReturn and OpFunctionEnd.
    EXPECT_EQ(Check(words).verdict, WD_SHADER_INVALID);
}

TEST(ShaderCheck, InvalidModuleIsLocatedInItsSource) {
    std::vector<uint32_t> words = Assemble(kInvalidShader);
    Verdict verdict = Check(words);
    EXPECT_EQ(verdict.verdict, WD_SHADER_INVALID);
    EXPECT_NE(verdict.text.find("FAdd"), std::string::npos) << verdict.text;
    EXPECT_EQ(verdict.instruction, 14u); // The OpFAdd, with 14 instructions before it.
    ASSERT_LT(verdict.offset / 4, words.size());
    EXPECT_EQ(words[verdict.offset / 4] & 0xffff, 129u); // The opcode of OpFAdd.
    EXPECT_NE(
        verdict.text.find("Shader validation error occurred in file: a.comp at line 3.\n3:     x = 1 + 1;"),
        std::string::npos)
        << verdict.text;
}

TEST(ShaderCheck, DamagedWordsAreDistinguished) {
    for (const auto &module : kDamagedModules()) {
        SCOPED_TRACE(module.what);
        Verdict verdict = Check(module.words);
        EXPECT_EQ(verdict.verdict, module.is_spirv ? WD_SHADER_MALFORMED : WD_SHADER_NOT_SPIRV);
        EXPECT_NE(verdict.text, "");
    }
}

TEST(ShaderCheck, TruncationAtEveryWordIsFoundOrValid) {
    const std::vector<uint32_t> all = Assemble(kValidShader);
    for (size_t size = 0; size < all.size(); size++) {
        Verdict verdict = Check({all.begin(), all.begin() + static_cast<ptrdiff_t>(size)});
        EXPECT_NE(verdict.verdict, WD_SHADER_VALID) << size;
    }
}

TEST(ShaderCheck, EveryFlippedBitGetsSomeVerdict) {
    const std::vector<uint32_t> all = Assemble(kInvalidShader);
    for (size_t bit = 0; bit < all.size() * 32; bit += 3) {
        std::vector<uint32_t> words = all;
        words[bit / 32] ^= 1u << bit % 32;
        Check(words);
    }
}

TEST(ShaderCheck, RulesDecide) {
    std::vector<uint32_t> words = Assemble(kScalarLayoutShader);
    EXPECT_EQ(Check(words, {WD_SHADER_ENV_VULKAN_1_1, 0}).verdict, WD_SHADER_INVALID);
    EXPECT_EQ(Check(words, {WD_SHADER_ENV_VULKAN_1_1, WD_SHADER_SCALAR_BLOCK_LAYOUT}).verdict,
              WD_SHADER_VALID);
}

TEST(ShaderCheck, EnvironmentDecides) {
    std::vector<uint32_t> words = Assemble(kValidShader);
    words[1] = 0x00010500; // SPIR-V 1.5
    EXPECT_EQ(Check(words, {WD_SHADER_ENV_VULKAN_1_1, 0}).verdict, WD_SHADER_INVALID);
    EXPECT_EQ(Check(words, {WD_SHADER_ENV_VULKAN_1_1_SPIRV_1_4, 0}).verdict, WD_SHADER_INVALID);
    EXPECT_EQ(Check(words, {WD_SHADER_ENV_VULKAN_1_2, 0}).verdict, WD_SHADER_VALID);
}

TEST(ShaderTarget, EnvironmentOfVersions) {
    auto version = [](uint32_t major, uint32_t minor) { return major << 22 | minor << 12 | 7; };
    EXPECT_EQ(wd_shader_env_of(version(1, 0), true), WD_SHADER_ENV_VULKAN_1_0);
    EXPECT_EQ(wd_shader_env_of(version(1, 1), false), WD_SHADER_ENV_VULKAN_1_1);
    EXPECT_EQ(wd_shader_env_of(version(1, 1), true), WD_SHADER_ENV_VULKAN_1_1_SPIRV_1_4);
    EXPECT_EQ(wd_shader_env_of(version(1, 3), false), WD_SHADER_ENV_VULKAN_1_3);
    EXPECT_EQ(wd_shader_env_of(version(1, 9), false), WD_SHADER_ENV_VULKAN_1_4);
    EXPECT_EQ(wd_shader_env_of(version(2, 0), false), WD_SHADER_ENV_VULKAN_1_4);
}

TEST(ShaderTarget, UnknownEnvironmentIsLoweredToOneThatWorks) {
    wd_shader_target target = wd_shader_target_make(WD_SHADER_ENV_VULKAN_1_4, 0);
    wd_shader_checker *checker = nullptr;
    EXPECT_EQ(wd_shader_checker_create(wd_allocator_default(), &target, &checker), WD_OK);
    wd_shader_checker_destroy(checker);
}

TEST(ShaderTarget, EveryTargetHasItsOwnUuidAndIsFoundByIt) {
    std::set<std::string> seen;
    for (int env = 0; env < WD_SHADER_ENV_COUNT; env++) {
        for (uint32_t rules = 0; rules <= WD_SHADER_RULE_ALL; rules++) {
            wd_shader_target target = {static_cast<wd_shader_env>(env), rules}, found = {};
            wd_valcache_uuid uuid = wd_shader_target_uuid(&target);
            seen.emplace(reinterpret_cast<const char *>(uuid.bytes), sizeof uuid.bytes);
            ASSERT_TRUE(wd_shader_target_find(&uuid, &found));
            EXPECT_EQ(found.env, target.env);
            EXPECT_EQ(found.rules, target.rules);
        }
    }
    EXPECT_EQ(seen.size(), static_cast<size_t>(WD_SHADER_ENV_COUNT) * (WD_SHADER_RULE_ALL + 1));
    wd_valcache_uuid foreign = wd_valcache_uuid_make("foreign");
    wd_shader_target found;
    EXPECT_FALSE(wd_shader_target_find(&foreign, &found));
}

TEST(ShaderTarget, RelaxedLayoutSaysNothingNewFromVulkan11On) {
    EXPECT_EQ(wd_shader_target_make(WD_SHADER_ENV_VULKAN_1_0, WD_SHADER_RELAXED_BLOCK_LAYOUT).rules,
              static_cast<uint32_t>(WD_SHADER_RELAXED_BLOCK_LAYOUT));
    EXPECT_EQ(wd_shader_target_make(WD_SHADER_ENV_VULKAN_1_1, WD_SHADER_RELAXED_BLOCK_LAYOUT).rules, 0u);
}

TEST(ShaderTarget, NamesAreReadBack) {
    for (int i = 0; i < WD_SHADER_ENV_COUNT; i++) {
        wd_shader_env env;
        EXPECT_TRUE(wd_shader_env_parse(wd_shader_env_name(static_cast<wd_shader_env>(i)), &env));
        EXPECT_EQ(env, i);
    }
    for (uint32_t bit = 1; bit <= WD_SHADER_RULE_ALL; bit *= 2) {
        wd_shader_rule rule;
        EXPECT_TRUE(wd_shader_rule_parse(wd_shader_rule_name(static_cast<wd_shader_rule>(bit)), &rule));
        EXPECT_EQ(rule, bit);
    }
    wd_shader_env env;
    wd_shader_rule rule;
    EXPECT_FALSE(wd_shader_env_parse("vulkan9", &env));
    EXPECT_FALSE(wd_shader_rule_parse("", &rule));
    EXPECT_STREQ(wd_shader_rule_name(static_cast<wd_shader_rule>(0x100)), "unknown");
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_shader_target target = {WD_SHADER_ENV_VULKAN_1_3,
                               WD_SHADER_SCALAR_BLOCK_LAYOUT | WD_SHADER_LOCAL_SIZE_ID};
    wd_shader_target_format(&text, &target);
    EXPECT_STREQ(text.text, "vulkan1.3, scalar-block-layout, local-size-id");
    wd_string_finish(&text);
}

TEST(ShaderCheck, EveryFailingAllocation) {
    const std::vector<uint32_t> valid = Assemble(kValidShader), invalid = Assemble(kInvalidShader);
    for (const auto *words : {&valid, &invalid}) {
        bool done = false;
        for (size_t n = 1; !done; n++) {
            wd_failing_allocator failing = {n, 0, 0};
            wd_allocator allocator = wd_failing_allocator_get(&failing);
            wd_shader_target target = {WD_SHADER_ENV_VULKAN_1_1, 0};
            wd_shader_checker *checker = nullptr;
            if (wd_shader_checker_create(allocator, &target, &checker) == WD_OK) {
                wd_shader_problem problem;
                wd_shader_problem_init(&problem, allocator);
                wd_shader_verdict verdict;
                wd_status status = wd_shader_check(checker, words->data(), words->size(), &verdict, &problem);
                done = status == WD_OK;
                if (done) {
                    EXPECT_EQ(verdict, words == &valid ? WD_SHADER_VALID : WD_SHADER_INVALID);
                } else {
                    EXPECT_EQ(status, WD_ERROR_OUT_OF_MEMORY);
                }
                wd_shader_problem_finish(&problem);
            }
            wd_shader_checker_destroy(checker);
            EXPECT_EQ(failing.alive, 0u);
        }
    }
}

} // namespace
