// The options at the beginning of an input, for all fuzz targets of the instrumentation.
//
// | byte | meaning                                                                                            |
// |------|----------------------------------------------------------------------------------------------------|
// | 0    | bits: guard mode, lengths of bindings, the input buffer, immediate reports, device addresses,      |
// |      | single loops, robust buffers, warnings about robust buffers                                        |
// | 1    | the loop budget                                                                                    |
// | 2    | bits: records of debugPrintfEXT, buffers by device address, little shared memory, no task payload, |
// |      | no triangles, no boxes, a limit of record indices, words that know motion                          |
// | 3    | bits: bits of memory at device addresses, marks of draws, tables of arrays in descriptor heaps;    |
// |      | one is not used; no speculative copies, aligned storage buffers, a buffer of positions,            |
// |      | specialization constants                                                                           |
// | 4-7  | the mask of the checks, the low byte first; none means all                                         |
// | 8... | the module, in words                                                                               |
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_FUZZ_OPTIONS_H
#define WARDEN_VK_GPUAV_INSTRUMENT_INSTRUMENT_FUZZ_OPTIONS_H

#include <stdint.h>

#include "vk/gpuav/instrument/instrument.h"
#include "vk/spirv/heap_arrays.h"

enum { WD_INSTRUMENT_FUZZ_PREFIX = 8 };

// wd_instrument_fuzz_options reads options from the first WD_INSTRUMENT_FUZZ_PREFIX bytes of an input.
static inline wd_instrument_options wd_instrument_fuzz_options(const uint8_t *data) {
    static const wd_binding_length lengths[] = {{0, 0, 4}, {0, 1, 6}, {1, 0, 1}};
    enum { SIZED = WD_SPIRV_FIRST_HEAP_SET + WD_SPIRV_NUM_HEAP_KINDS };
    static const wd_input_binding bindings[] = {
        {0, 0, 0, true, 20},
        {0, 1, 4, false, 22},
        {1, 0, 8, true, 0},
        {SIZED + WD_SPIRV_DESCRIPTOR_SAMPLED_IMAGE, WD_SPIRV_STRIDE_SIZE_OF_IMAGE, 3, false, 0},
        {SIZED + WD_SPIRV_DESCRIPTOR_STORAGE_BUFFER, WD_SPIRV_STRIDE_SIZE_OF_BUFFER, 3, false, 0}};
    static const wd_instrument_input inputs[] = {{1, 200, bindings, 3}, {1, 200, bindings, 5}};
    static const wd_instrument_addresses addresses[] = {{2, true, false}, {2, true, true}};
    wd_instrument_options options = WD_INSTRUMENT_OPTIONS_INIT;
    options.mode = data[0] & 1 ? WD_INSTRUMENT_GUARD : WD_INSTRUMENT_OBSERVE;
    options.lengths = lengths;
    options.num_lengths = data[0] & 2 ? 3 : 0;
    options.input = data[0] & 4 ? &inputs[data[3] >> 2 & 1] : NULL;
    options.immediate_reports = (data[0] & 8) != 0;
    options.version_loops = !(data[0] & 32);
    options.speculate_loops = !(data[3] & 16);
    options.robust =
        data[0] & 64 ? (uint32_t)WD_ROBUST_UNIFORM_BUFFERS | (uint32_t)WD_ROBUST_STORAGE_BUFFERS : 0;
    options.report_robust = (data[0] & 128) != 0;
    options.addresses = data[0] & 16 ? &addresses[data[3] & 1] : NULL;
    const uint32_t mask =
        data[4] | (uint32_t)data[5] << 8 | (uint32_t)data[6] << 16 | (uint32_t)data[7] << 24;
    const uint32_t checks = mask & WD_CHECK_KNOWN;
    options.checks = checks ? checks : WD_CHECK_KNOWN;
    static const wd_instrument_push push = {64, 128, 64};
    options.debug_printf = data[2] & 1;
    options.push = data[2] & 2 ? &push : NULL;
    options.limits.max_shared_memory = data[2] & 4 ? 256 : 0;
    options.limits.ballot_stages = UINT32_MAX;
    options.pipeline_facts = (data[2] >> 3 & 7u) | (data[2] & 128 ? (uint32_t)WD_PIPELINE_KNOWS_MOTION : 0) |
                             (data[3] & 64 ? (uint32_t)WD_PIPELINE_HAS_POSITIONS : 0) |
                             (data[2] >> 3 & 3u) * (uint32_t)WD_PIPELINE_TRACES_NO_RAYS |
                             (data[3] & 2 ? (uint32_t)WD_PIPELINE_MARKS_DRAWS : 0);
    options.mark = data[3] & 2 ? 250 : 0;
    static const wd_spirv_special_value values[] = {
        {0, 4, 7}, {1, 4, 0}, {2, 8, 1}, {3, 0, 0}, {4, 2, 0xffff}};
    static const wd_spirv_specialization specialization = {values, 5, true};
    options.specialization = data[3] & 128 ? &specialization : NULL;
    options.positions = 3;
    options.loop_budget = data[1];
    options.limits.max_record_index = data[2] & 64 ? 4 : 0;
    options.limits.storage_alignment = data[3] & 32 ? 16 : 0;
    return options;
}

#endif
