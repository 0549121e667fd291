// Lines of test shaders that end with a comment, as messages name them.
#ifndef WARDEN_VK_GPUAV_TESTING_SHADER_LINES_H
#define WARDEN_VK_GPUAV_TESTING_SHADER_LINES_H

#include <gtest/gtest.h>

#include <fstream>
#include <string>

namespace wd::testing {

// LineOf returns "gpuav_quads.frag:23": the line of the shader that ends with "// " and the comment. The shader must be
// in the test's data.
inline std::string LineOf(const std::string &shader, const std::string &comment) {
    std::ifstream file("vk/gpuav/testing/shaders/" + shader);
    std::string line;
    const std::string ending = "// " + comment;
    for (int number = 1; std::getline(file, line); number++) {
        if (line.size() > ending.size() &&
            line.compare(line.size() - ending.size(), ending.size(), ending) == 0) {
            return shader + ":" + std::to_string(number);
        }
    }
    ADD_FAILURE() << comment;
    return "";
}

} // namespace wd::testing

#endif
