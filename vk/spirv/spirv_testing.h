// For tests: SPIR-V from and to text, and SPIRV-Tools' verdict on a module.
#ifndef WARDEN_VK_SPIRV_SPIRV_TESTING_H
#define WARDEN_VK_SPIRV_SPIRV_TESTING_H

#include <spirv-tools/libspirv.h>

#include <cstdint>
#include <string>
#include <vector>

namespace wd::testing {

// Assemble returns the words of SPIR-V assembly, with the numbers of numeric ids kept; it throws std::runtime_error
// with the assembler's message.
std::vector<uint32_t> Assemble(const std::string &text, spv_target_env env = SPV_ENV_UNIVERSAL_1_5);

// Disassemble returns the text of a module, ids as numbers, one instruction a line without indentation.
std::string Disassemble(const std::vector<uint32_t> &words);

// Validate returns the messages of SPIRV-Tools' validator; empty: the module is valid.
std::string Validate(const std::vector<uint32_t> &words, spv_target_env env = SPV_ENV_VULKAN_1_2);

} // namespace wd::testing

#endif
