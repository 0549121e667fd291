// The locations of the inputs that a vertex shader reads.
#ifndef WARDEN_VK_SPIRV_VERTEX_LOCATIONS_H
#define WARDEN_VK_SPIRV_VERTEX_LOCATIONS_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SPIRV_VERTEX_LOCATIONS = 63 }; // Locations in a mask; its highest bit is 0.

// wd_spirv_vertex_locations returns a mask of the locations of the input variables of a vertex entry point that the
// functions of the module mention. Of a variable with several locations, only the first. 0 also where the module cannot
// be read, or there is no memory.
uint64_t wd_spirv_vertex_locations(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                   const char *entry_point);

// wd_spirv_vertex_inputs are masks of locations: those that the shader reads, and of these the ones whose components
// have this type. Inputs of other types are in no mask but the first.
typedef struct wd_spirv_vertex_inputs {
    uint64_t locations, floats, signed_integers, unsigned_integers;
    uint64_t wide; // Those whose components have 64 bits.
    // Of wide scalars and vectors: the components up to the last one of the input. 0: not known.
    uint8_t num_wide[WD_SPIRV_VERTEX_LOCATIONS];
} wd_spirv_vertex_inputs;

// wd_spirv_read_vertex_inputs finds the inputs of wd_spirv_vertex_locations, with their types.
void wd_spirv_read_vertex_inputs(wd_allocator allocator, const uint32_t *words, size_t num_words,
                                 const char *entry_point, wd_spirv_vertex_inputs *inputs);

#ifdef __cplusplus
}
#endif
#endif
