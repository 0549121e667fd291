// The queue family that owns the contents of resources of VK_SHARING_MODE_EXCLUSIVE. A command that reads
// contents that another family wrote or acquired, without an ownership transfer, reads undefined contents,
// even if a semaphore orders the accesses (Vulkan, VkSharingMode and "Queue Family Ownership Transfer").
//
// The family of the last write or acquisition is stored by address while the resource exists. Transfer
// commands, clears and transitions change it. Writes of shaders and attachments make it unknown, because they
// may not cover all of the range. After work that is not followed it is unknown as well. A transition that
// keeps undefined contents keeps the family.
//
// The queues' lock guards everything here.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_OWNER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SUBMIT_OWNER_H

#include "vk/syncval/validator/recorder/transfers.h"
#include "vk/syncval/validator/submit/queue_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_owners wd_syncval_owners;

// wd_syncval_owners_create returns NULL if there is nothing to follow (all queues are of one family, or the
// device keeps contents with VK_KHR_maintenance9), or if an allocation fails.
wd_syncval_owners *wd_syncval_owners_create(const wd_syncval_device *device, const VkDeviceCreateInfo *info);
// wd_syncval_owners_copy returns a copy, at a cost that does not depend on its size, or NULL.
wd_syncval_owners *wd_syncval_owners_copy(const wd_syncval_owners *owners, const wd_allocator *allocator);
// wd_syncval_owners_destroy accepts NULL.
void wd_syncval_owners_destroy(wd_syncval_owners *owners, const wd_allocator *allocator);

// wd_syncval_follow_owners follows the last execution of `at`. It reports findings only if `reports`: the
// execution had no hazard. Wants the recorder's lock. This and the other functions have no effect without
// owners.
void wd_syncval_follow_owners(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_recorder *recorder,
                              bool reports);

// wd_syncval_forget_owners makes all owners unknown, because work was submitted that is not followed.
void wd_syncval_forget_owners(wd_syncval_queues *queues);

// wd_syncval_forget_owner removes a resource that is destroyed.
void wd_syncval_forget_owner(wd_syncval_queues *queues, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
