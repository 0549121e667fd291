// A module without the parts that the validator misjudges: a copy of the words, and the way back to the instructions of
// the module. Not thread-safe.
#ifndef WARDEN_VK_SHADER_SHADER_REDUCED_H
#define WARDEN_VK_SHADER_SHADER_REDUCED_H

#include "vk/spirv/module.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_reduced is the caller's storage. `module` must outlive it. Zeroed memory is a finished one.
typedef struct wd_shader_reduced {
    wd_allocator allocator;
    const wd_spirv_module *module;
    bool *dropped;      // Indexed by instruction; NULL: none is dropped.
    bool moves_patches; // Locations of patch variables are moved.
    uint32_t *words;    // The copy; NULL: the module's own words will do.
} wd_shader_reduced;

void wd_shader_reduced_init(wd_shader_reduced *reduced, wd_allocator allocator,
                            const wd_spirv_module *module);
// wd_shader_reduced_finish accepts NULL.
void wd_shader_reduced_finish(wd_shader_reduced *reduced);

// wd_shader_reduced_drop removes one instruction. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_shader_reduced_drop(wd_shader_reduced *reduced, uint32_t index);

// wd_shader_reduced_drop_non_semantic removes all non-semantic instructions with their names and decorations.
// WD_ERROR_OUT_OF_MEMORY.
wd_status wd_shader_reduced_drop_non_semantic(wd_shader_reduced *reduced);

// wd_shader_reduced_words returns the words for the validator, which live until the next call or the end of `reduced`.
// Source languages that SPIRV-Tools may not know are replaced. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_shader_reduced_words(wd_shader_reduced *reduced, const uint32_t **words, size_t *num_words);

// wd_shader_reduced_find fills `*instruction` with the instruction of the module that is number `position`, counted
// from 1, in the reduced module; false if there is none.
bool wd_shader_reduced_find(const wd_shader_reduced *reduced, size_t position,
                            wd_spirv_instruction *instruction);

#ifdef __cplusplus
}
#endif
#endif
