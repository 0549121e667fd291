// GLSL in tests, compiled while they run.
#ifndef WARDEN_VK_SHADER_SHADER_GLSL_TESTING_H
#define WARDEN_VK_SHADER_SHADER_GLSL_TESTING_H

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <string>
#include <vector>

namespace wd::testing {

// CompileGlsl returns the SPIR-V of a shader: `stage` as glslang's -S. The test needs `data =
// ["@glslang//:bin/glslangValidator"]`.
inline std::vector<uint32_t> CompileGlsl(const std::string &stage, const std::string &text,
                                         const std::string &environment = "vulkan1.1") {
    const std::string path =
        ::testing::TempDir() + "shader." + std::to_string(std::hash<std::string>{}(text)) + "." + stage;
    std::ofstream(path) << text;
    const std::string command = "../glslang/bin/glslangValidator --quiet -V -g --target-env " + environment +
                                " -S " + stage + " -o " + path + ".spv " + path + " >&2";
    EXPECT_EQ(std::system(command.c_str()), 0) << text;
    std::ifstream file(path + ".spv", std::ios::binary);
    const std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    std::vector<uint32_t> words(bytes.size() / sizeof(uint32_t));
    memcpy(words.data(), bytes.data(), words.size() * sizeof(uint32_t));
    return words;
}

// Functions that change a module in a way that GLSL cannot, for example past the limits that glslang has.

// FindWord returns the index of the first instruction with this opcode that `fits`; the number of words if there is
// none.
template <typename Fits> size_t FindWord(const std::vector<uint32_t> &words, uint32_t opcode, Fits fits) {
    size_t at = 5;
    while (at < words.size() && !((words[at] & 0xffff) == opcode && fits(&words[at]))) {
        at += words[at] >> 16;
    }
    return at;
}

constexpr uint32_t kExecutionMode = 16; // The opcode.

inline size_t FindMode(const std::vector<uint32_t> &words, uint32_t mode) {
    return FindWord(words, kExecutionMode, [&](const uint32_t *at) { return at[2] == mode; });
}

// SetMode replaces operand `operand` of an execution mode of the module.
inline void SetMode(std::vector<uint32_t> *words, uint32_t mode, uint32_t operand, uint32_t value) {
    const size_t at = FindMode(*words, mode);
    ASSERT_LT(at, words->size());
    (*words)[at + 3 + operand] = value;
}

inline void Erase(std::vector<uint32_t> *words, size_t instruction) {
    const auto begin = words->begin() + static_cast<ptrdiff_t>(instruction);
    words->erase(begin, begin + (*begin >> 16));
}

// SetWorkgroupSize replaces a part of the local workgroup size of a module of SPIR-V 1.5 or earlier.
inline void SetWorkgroupSize(std::vector<uint32_t> *words, uint32_t axis, uint32_t value) {
    constexpr uint32_t kDecorate = 71, kBuiltIn = 11, kWorkgroupSize = 25, kLocalSize = 17;
    const size_t decoration = FindWord(
        *words, kDecorate, [](const uint32_t *at) { return at[2] == kBuiltIn && at[3] == kWorkgroupSize; });
    if (decoration < words->size()) { // It would win over the execution mode.
        Erase(words, decoration);
    }
    SetMode(words, kLocalSize, axis, value);
}

inline void RemoveMode(std::vector<uint32_t> *words, uint32_t mode) {
    const size_t at = FindMode(*words, mode);
    ASSERT_LT(at, words->size());
    Erase(words, at);
}

// AddMode adds an execution mode to the only entry point of the module.
inline void AddMode(std::vector<uint32_t> *words, uint32_t mode, const std::vector<uint32_t> &operands) {
    const size_t entry = FindWord(*words, 15, [](const uint32_t *) { return true; });
    ASSERT_LT(entry, words->size());
    std::vector<uint32_t> added = {static_cast<uint32_t>(3 + operands.size()) << 16 | kExecutionMode,
                                   (*words)[entry + 2], mode};
    added.insert(added.end(), operands.begin(), operands.end());
    words->insert(words->begin() + static_cast<ptrdiff_t>(entry + ((*words)[entry] >> 16)), added.begin(),
                  added.end());
}

// SetArrayLength gives a new constant to the first array whose length is `length`: `value` of the same type.
inline void SetArrayLength(std::vector<uint32_t> *words, uint32_t length, uint32_t value) {
    const auto constant = [&](uint32_t id) {
        return FindWord(*words, 43, [&](const uint32_t *at) { return at[2] == id; });
    };
    const size_t array = FindWord(*words, 28, [&](const uint32_t *at) {
        const size_t found = constant(at[3]);
        return found < words->size() && (*words)[found + 3] == length;
    });
    ASSERT_LT(array, words->size());
    const std::vector<uint32_t> added = {4u << 16 | 43, (*words)[constant((*words)[array + 3]) + 1],
                                         (*words)[3]++, value};
    (*words)[array + 3] = added[2];
    words->insert(words->begin() + static_cast<ptrdiff_t>(array), added.begin(), added.end());
}

} // namespace wd::testing

#endif
