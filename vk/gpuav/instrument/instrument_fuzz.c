// Fuzzes the instrumentation: the first word chooses the mode and whether runtime arrays have lengths, the rest is the
// module.
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const wd_binding_length lengths[] = {{0, 0, 4}, {0, 1, 6}, {1, 0, 1}};
    if (size < 4) {
        return 0;
    }
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    // The magic number of a plain module in the first word serves too.
    options.mode = data[0] & 1 ? WD_INSTRUMENT_GUARD : WD_INSTRUMENT_OBSERVE;
    options.lengths = lengths;
    options.num_lengths = data[0] & 2 ? 3 : 0;
    size_t num_words = (size - 4) / 4;
    uint32_t *words = malloc(num_words * 4 + 1);
    if (!words) {
        return 0;
    }
    memcpy(words, data + 4, num_words * 4);
    wd_instrument_result result;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_allocator allocator = wd_allocator_default();
    if (wd_instrument(allocator, &options, words, num_words, &result, &diagnostic) == WD_OK) {
        wd_free(&allocator, result.words);
    }
    free(words);
    return 0;
}
