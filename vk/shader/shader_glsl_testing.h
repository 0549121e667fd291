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

} // namespace wd::testing

#endif
