// The sparse bindings of a submission. Private to vk/state.
#ifndef WARDEN_VK_STATE_STATE_SPARSE_H
#define WARDEN_VK_STATE_STATE_SPARSE_H

#include "vk/state/state_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_state_read_sparse_binds copies the bindings of a batch. False: memory ran out, and there is nothing to free.
bool wd_state_read_sparse_binds(wd_state_submission *submission, const VkBindSparseInfo *info);
void wd_state_free_sparse_binds(wd_state_submission *submission);

#ifdef __cplusplus
}
#endif
#endif
