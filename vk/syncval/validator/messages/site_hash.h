// Hashes of the facts that make two findings the same: programs create new objects for each frame, so handles do not
// count.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_SITE_HASH_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_SITE_HASH_H

#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

uint64_t wd_syncval_hash_value(uint64_t hash, uint64_t value);
uint64_t wd_syncval_hash_text(uint64_t hash, const char *text); // Accepts NULL.

// wd_syncval_hash_resource adds the debug name of a resource (NULL: none), or else its creation parameters, because a
// program that recreates it uses the same ones.
uint64_t wd_syncval_hash_resource(uint64_t hash, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
