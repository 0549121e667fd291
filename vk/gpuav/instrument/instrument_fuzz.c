// Fuzzes the instrumentation: the first four bytes choose the options, the rest is the module. The result must be a
// module that is recognized as instrumented, and the same each time.
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/instrument/instrument_fuzz_options.h"
#include "vk/spirv/module.h"
#include "vk/spirv/module_mutator.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    return wd_module_fuzz_mutate(data, size, max_size, seed, WD_INSTRUMENT_FUZZ_PREFIX);
}

static void want(bool condition) {
    if (!condition) {
        abort();
    }
}

static void check_result(const wd_instrument_options *options, const uint32_t *words, size_t num_words,
                         const wd_instrument_result *result) {
    const wd_allocator allocator = wd_allocator_default();
    wd_instrument_result again;
    want(wd_instrument(allocator, options, words, num_words, &again, NULL) == WD_OK);
    want(again.num_words == result->num_words && again.num_checks == result->num_checks &&
         (!again.words || memcmp(again.words, result->words, again.num_words * 4) == 0));
    wd_free(&allocator, again.words);
    if (result->words) {
        wd_spirv_module *module = NULL;
        want(wd_spirv_module_create(allocator, result->words, result->num_words, &module, NULL) == WD_OK);
        wd_spirv_module_destroy(module);
        want(wd_instrument(allocator, options, result->words, result->num_words, &again, NULL) == WD_OK);
        want(!again.words && again.reason[0]);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size < WD_INSTRUMENT_FUZZ_PREFIX) {
        return 0;
    }
    const wd_instrument_options options = wd_instrument_fuzz_options(data);
    const size_t num_words = (size - WD_INSTRUMENT_FUZZ_PREFIX) / 4;
    uint32_t *words = malloc(num_words * 4 + 1);
    if (!words) {
        return 0;
    }
    memcpy(words, data + WD_INSTRUMENT_FUZZ_PREFIX, num_words * 4);
    wd_instrument_result result;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    const wd_allocator allocator = wd_allocator_default();
    if (wd_instrument(allocator, &options, words, num_words, &result, &diagnostic) == WD_OK) {
        check_result(&options, words, num_words, &result);
        wd_free(&allocator, result.words);
    }
    free(words);
    return 0;
}
