// Instrumentation of SPIR-V: adds run-time checks to a module.
//
// A failed check writes a record (vk/gpuav/record) into a storage buffer at (desc_set, binding). The result depends
// only on the words and the options: the same input gives the same bytes on every machine.
//
// This folder has the order of the steps. Each other folder below has one public header: options, analysis,
// tracking, writer, report, loops, checks and facts_code, each depending only on those before it.
//
// All functions are pure: any number of threads may call them at the same time.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_H

#include "vk/gpuav/instrument/options/instrument_options.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_instrument reads `num_words` words and writes `*result`. A module without anything to check, an instrumented
// module, and one that cannot be handled give WD_OK, words NULL and a reason. WD_ERROR_INVALID_DATA: not a SPIR-V
// module, `diagnostic` says where; WD_ERROR_OUT_OF_MEMORY. On errors `*result` holds nothing to free.
wd_status wd_instrument(wd_allocator allocator, const wd_instrument_options *options, const uint32_t *words,
                        size_t num_words, wd_instrument_result *result, wd_diagnostic *diagnostic);

// wd_instrument_shader_id returns the shader id of a module if the options have none; never 0.
uint32_t wd_instrument_shader_id(const uint32_t *words, size_t num_words);

#ifdef __cplusplus
}
#endif
#endif
