// For fuzz targets: changes a SPIR-V module so that it mostly stays one, which blind changes of bytes do not do.
#ifndef WARDEN_VK_SPIRV_MODULE_MUTATOR_H
#define WARDEN_VK_SPIRV_MODULE_MUTATOR_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_module_mutate changes the module in `words`, which has room for `max_words`, and returns its new length in words.
// The same seed makes the same change. Words that are no module come back as they are.
size_t wd_module_mutate(uint32_t *words, size_t num_words, size_t max_words, uint32_t seed);

// LLVMFuzzerMutate is libFuzzer's own mutation of bytes; it is not there where a test links a target without the
// fuzzer.
__attribute__((weak)) size_t LLVMFuzzerMutate(uint8_t *data, size_t size, size_t max_size);

// wd_module_fuzz_mutate is an LLVMFuzzerCustomMutator for inputs that hold a module after `prefix` bytes.
size_t wd_module_fuzz_mutate(uint8_t *data, size_t size, size_t max_size, uint32_t seed, size_t prefix);

#ifdef __cplusplus
}
#endif
#endif
