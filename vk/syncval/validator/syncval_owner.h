// Which queue family has the contents of resources of VK_SHARING_MODE_EXCLUSIVE: who reads what another family wrote or
// acquired, with no ownership transfer in between, reads undefined contents (Vulkan, VkSharingMode and "Queue Family Ownership
// Transfer"), semaphores or not.
//
// The family of the last write or acquisition is kept by address, for as long as the resource lives: that of transfer commands,
// clears, transitions. What a shader or an attachment writes was nobody's before, or it may be another family's still, for
// not all of it need be written. Behind what cannot be followed all is unknown. A transition that keeps contents keeps
// the family, too: what it keeps is undefined.
//
// All of it is guarded by the queues' lock.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OWNER_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_OWNER_H

#include "vk/syncval/validator/syncval_queue_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

// Marks of ranged barriers with a transition, in recordings.
typedef enum wd_syncval_mark {
    WD_SYNCVAL_MARK_DISCARDS, // Or nobody knows: the contents are the executing family's.
    WD_SYNCVAL_MARK_KEEPS,
    WD_SYNCVAL_MARK_RELEASES,
    WD_SYNCVAL_MARK_ACQUIRES,
} wd_syncval_mark;

typedef struct wd_syncval_owners wd_syncval_owners;

// wd_syncval_owners_create returns NULL where there is nothing to follow: queues of one family only, or a device that keeps
// contents (VK_KHR_maintenance9); or no memory.
wd_syncval_owners *wd_syncval_owners_create(const wd_syncval_device *device, const VkDeviceCreateInfo *info);
// wd_syncval_owners_destroy accepts NULL.
void wd_syncval_owners_destroy(wd_syncval_owners *owners, const wd_allocator *allocator);

// wd_syncval_follow_owners follows the last execution of `at`. `reports`: it had no hazard; else nothing is reported. The
// recorder's lock is held. Without owners nothing happens, here and below.
void wd_syncval_follow_owners(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_recorder *recorder,
                              bool reports);

// wd_syncval_forget_owners forgets all: something was submitted that is not followed.
void wd_syncval_forget_owners(wd_syncval_queues *queues);

// wd_syncval_forget_owner forgets a resource that is destroyed.
void wd_syncval_forget_owner(wd_syncval_queues *queues, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
