// How a hazard is mended, in words.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_FIX_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_FIX_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_append_bits writes stages or accesses by name.
void wd_syncval_append_bits(wd_string_builder *text, uint64_t bits, bool stages);

// wd_syncval_is_race tells whether nothing but a semaphore or a subpass dependency could order the two accesses.
bool wd_syncval_is_race(const wd_sync_hazard *hazard);

// wd_syncval_append_fix writes a sentence with what is missing.
void wd_syncval_append_fix(wd_string_builder *text, const wd_syncval_scene *scene,
                           const wd_sync_hazard *hazard);

#ifdef __cplusplus
}
#endif
#endif
