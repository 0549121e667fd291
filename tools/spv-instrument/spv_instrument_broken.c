// For tests: a wd_instrument that makes invalid modules, linked in place of the real one.
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument.h"

wd_status wd_instrument(wd_allocator allocator, const wd_instrument_options *options, const uint32_t *words,
                        size_t num_words, wd_instrument_result *result, wd_diagnostic *diagnostic) {
    (void)options;
    (void)diagnostic;
    *result = (wd_instrument_result){.shader_id = 1, .num_checks = 1};
    // Only the header: well-formed, but not a module.
    result->num_words = num_words < 5 ? num_words : 5;
    result->words = wd_alloc(&allocator, result->num_words * sizeof *words + 1);
    if (!result->words) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    memcpy(result->words, words, result->num_words * sizeof *words);
    return WD_OK;
}
