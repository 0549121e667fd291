// What tests of the instrumentation share: a module in text goes through it, valid before and after.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_TESTING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_TESTING_H

#include <spirv-tools/libspirv.h>

#include <string>
#include <vector>

#include "vk/gpuav/instrument/instrument.h"

namespace wd::testing {

// Instrumented is what became of a module.
struct Instrumented {
    std::vector<uint32_t> words; // Empty: unchanged.
    std::string text;            // Its disassembly.
    uint32_t num_checks = 0, num_elided = 0, num_unknown = 0;
    std::string reason;
    std::vector<std::string> reported; // The opcodes that records can name, in the order of the checks.
};

// Instrument assembles, validates, instruments and validates again; failures are the test's.
Instrumented Instrument(const std::string &text, spv_target_env environment,
                        const wd_instrument_options &options);
// The same with all checks and no input buffer.
Instrumented Instrument(const std::string &text, spv_target_env environment, wd_instrument_mode mode);

// Count counts a piece of text.
size_t Count(const std::string &text, const std::string &piece);

} // namespace wd::testing
#endif
