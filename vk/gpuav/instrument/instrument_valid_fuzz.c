// Fuzzes the instrumentation with the SPIRV-Tools validator as the judge: a valid module must stay valid. The first
// four bytes choose the options, the rest is the module.
#include <spirv-tools/libspirv.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/instrument/instrument_fuzz_options.h"
#include "vk/spirv/module_mutator.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);
size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t *data, size_t size, size_t max_size, unsigned seed) {
    return wd_module_fuzz_mutate(data, size, max_size, seed, WD_INSTRUMENT_FUZZ_PREFIX);
}

// The rules of Vulkan, or SPIR-V's own for modules that are invalid for Vulkan.
static spv_target_env environment_of(uint32_t version, bool vulkan) {
    switch (version) {
    case 0x10000:
    case 0x10100:
    case 0x10200:
    case 0x10300:
        return vulkan ? SPV_ENV_VULKAN_1_1 : SPV_ENV_UNIVERSAL_1_3;
    case 0x10400:
        return vulkan ? SPV_ENV_VULKAN_1_1_SPIRV_1_4 : SPV_ENV_UNIVERSAL_1_4;
    case 0x10500:
        return vulkan ? SPV_ENV_VULKAN_1_2 : SPV_ENV_UNIVERSAL_1_5;
    default:
        return vulkan ? SPV_ENV_VULKAN_1_3 : SPV_ENV_UNIVERSAL_1_6;
    }
}

static bool validate(spv_target_env environment, const uint32_t *words, size_t num_words, bool complain) {
    spv_const_binary_t binary = {words, num_words};
    spv_context context = spvContextCreate(environment);
    spv_validator_options options = spvValidatorOptionsCreate();
    spv_diagnostic diagnostic = NULL;
    spvValidatorOptionsSetScalarBlockLayout(options, true);
    spvValidatorOptionsSetAllowLocalSizeId(options, true);
    const bool valid = spvValidateWithOptions(context, options, &binary, &diagnostic) == SPV_SUCCESS;
    if (!valid && complain && diagnostic) {
        fprintf(stderr, "%s\n", diagnostic->error);
    }
    spvDiagnosticDestroy(diagnostic);
    spvValidatorOptionsDestroy(options);
    spvContextDestroy(context);
    return valid;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    const size_t num_words = size < WD_INSTRUMENT_FUZZ_PREFIX ? 0 : (size - WD_INSTRUMENT_FUZZ_PREFIX) / 4;
    if (num_words < 5) {
        return -1;
    }
    uint32_t *words = malloc(num_words * 4);
    if (!words) {
        return 0;
    }
    memcpy(words, data + WD_INSTRUMENT_FUZZ_PREFIX, num_words * 4);
    const wd_instrument_options options = wd_instrument_fuzz_options(data);
    wd_instrument_result result;
    const wd_allocator allocator = wd_allocator_default();
    int keep = -1; // Invalid modules do not belong in the corpus.
    spv_target_env environment = environment_of(words[1], true);
    bool valid = validate(environment, words, num_words, false);
    if (!valid) {
        environment = environment_of(words[1], false);
        valid = validate(environment, words, num_words, false);
    }
    if (valid && wd_instrument(allocator, &options, words, num_words, &result, NULL) == WD_OK) {
        keep = 0;
        if (result.words && !validate(environment, result.words, result.num_words, true)) {
            abort();
        }
        wd_free(&allocator, result.words);
    }
    free(words);
    return keep;
}
