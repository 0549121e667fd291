// Helpers of the instrumentation's tests: a module as text is instrumented, and valid before and after.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_TESTING_H

#include <spirv-tools/libspirv.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument.h"

namespace wd::testing {

// Instrumented is the result for a module.
struct Instrumented {
    std::vector<uint32_t> original;
    std::vector<uint32_t> words; // Empty: unchanged.
    std::string text;            // Its disassembly.
    uint32_t num_checks = 0, num_elided = 0, num_unknown = 0, num_unchecked_shared = 0;
    std::string reason;
    std::vector<std::string> reported; // The opcodes that records can name, in the order of the checks.
};

// Instrument assembles, validates, instruments and validates again; failures are failures of the test.
Instrumented Instrument(const std::string &text, spv_target_env environment,
                        const wd_instrument_options &options);
// The same with all checks and no input buffer.
Instrumented Instrument(const std::string &text, spv_target_env environment, wd_instrument_mode mode);

// ExpectReadable instruments a module that no validator accepts, from fuzzing: the result must be a module.
Instrumented ExpectReadable(const std::vector<uint32_t> &words, const wd_instrument_options &options);

// FailEachAllocation instruments a module repeatedly; each time, another allocation fails: no memory is lost. It
// returns the number of checks of the run without a failure.
uint32_t FailEachAllocation(const std::vector<uint32_t> &words, const wd_instrument_options &options);

// IndexOf returns the index of the instruction whose result is `id`.
uint32_t IndexOf(const std::vector<uint32_t> &words, uint32_t id);
// IndexOfLast returns the index of the last instruction of an opcode, by its name.
uint32_t IndexOfLast(const std::vector<uint32_t> &words, const std::string &opcode);

// Count counts the occurrences of a text.
size_t Count(const std::string &text, const std::string &piece);

} // namespace wd::testing
#endif
