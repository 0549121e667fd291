// A module with the specialization of a pipeline applied: specialization constants become constants.
#ifndef WARDEN_VK_SHADER_FROZEN_MODULE_H
#define WARDEN_VK_SHADER_FROZEN_MODULE_H

#include "vk/shader/shader_types.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_shader_changes_types returns whether the specialization changes the length of an array type: then rules that held
// for the defaults may be broken.
bool wd_shader_changes_types(const wd_shader_constants *constants);

// wd_shader_freeze copies the words of a module. Operations that are not evaluated stay as they are. The caller frees
// `*words` with the allocator. WD_ERROR_OUT_OF_MEMORY.
wd_status wd_shader_freeze(wd_allocator allocator, const wd_shader_constants *constants, uint32_t **words,
                           size_t *num_words);

#ifdef __cplusplus
}
#endif
#endif
