// The outputs of a fragment shader: their locations, and whether instructions write them.
#ifndef WARDEN_VK_SPIRV_FRAGMENT_OUTPUTS_H
#define WARDEN_VK_SPIRV_FRAGMENT_OUTPUTS_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_fragment_outputs belongs to a module whose one entry point is a fragment shader.
typedef struct wd_spirv_fragment_outputs {
    // False: the module has another entry point, or outputs without a location, or cannot be read.
    bool is_known;
    bool has_alpha;              // An output has the fourth component of location 0, index 0.
    bool interpolates_at_sample; // Some function that may be called does so.
    // The locations below 32 that functions which may be called store to; of an array, the first. Stores through
    // parameters of functions are left out.
    uint32_t written;
} wd_spirv_fragment_outputs;

// wd_spirv_read_fragment_outputs reads a module. What is not known is false or 0.
void wd_spirv_read_fragment_outputs(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                    wd_spirv_fragment_outputs *outputs);

#ifdef __cplusplus
}
#endif
#endif
