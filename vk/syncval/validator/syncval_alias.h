// Which resources share memory in ways that addresses do not show: an image of optimal tiling with anything else.
//
// Thread-safe.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_ALIAS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_ALIAS_H

#include "vk/syncval/validator/syncval_recorder.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_aliases {
    wd_syncval_device *device;
    pthread_mutex_t lock;
    wd_hash_table memories;  // By id: the ranges that resources have in a memory.
    wd_hash_table resources; // By id: number + 1.
    struct wd_syncval_claim *claims;
    size_t num_claims, capacity;
} wd_syncval_aliases;

void wd_syncval_aliases_init(wd_syncval_aliases *aliases, wd_syncval_device *device);
void wd_syncval_aliases_finish(wd_syncval_aliases *aliases);

// wd_syncval_is_aliased tells whether a buffer or image may share memory with one that it was asked about before and that
// still exists, while at least one of the two is of optimal tiling. Sparse and disjoint resources may share anything; so may all
// where memory runs out.
bool wd_syncval_is_aliased(wd_syncval_aliases *aliases, const wd_state_object *resource);

#ifdef __cplusplus
}
#endif
#endif
