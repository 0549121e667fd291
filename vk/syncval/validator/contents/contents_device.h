// The contents of a device's memory: executes the logs of submitted command buffers and reports reads of memory that
// nothing wrote (docs/undefined_contents.md).
//
// | function                            | threads                       |
// |-------------------------------------|-------------------------------|
// | wd_syncval_contents_create, destroy | create_device, destroy_device |
// | all others                          | any                           |
//
// All functions but wd_syncval_contents_executed accept NULL as `contents` and do nothing.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_CONTENTS_DEVICE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_CONTENTS_CONTENTS_DEVICE_H

#include "vk/syncval/contents/contents.h"
#include "vk/syncval/validator/messages/history.h"
#include "vk/syncval/validator/resources/device.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_syncval_contents wd_syncval_contents;

// wd_syncval_contents_create returns NULL if an allocation fails.
wd_syncval_contents *wd_syncval_contents_create(wd_syncval_device *device);
void wd_syncval_contents_destroy(wd_syncval_contents *contents);

// wd_syncval_contents_job is a command buffer that is executed.
typedef struct wd_syncval_contents_job {
    const wd_state_command_buffer *command_buffer;
    const wd_state_object *queue;
    const wd_syncval_history *history; // Of the recording.
    const wd_contents_log *log;
    uint64_t submission; // Its number in the queue.
    bool is_changed;     // Descriptors on which it depends have changed since it was recorded.
    bool waits_for_host; // A command waits for an event that the host sets.
} wd_syncval_contents_job;

// wd_syncval_contents_executed executes a log and reports its reads of undefined contents. The caller holds the lock of
// the recorder.
void wd_syncval_contents_executed(wd_syncval_contents *contents, const wd_syncval_contents_job *job);

// wd_syncval_contents_submitted follows the call that made a submission.
void wd_syncval_contents_submitted(wd_syncval_contents *contents);

// wd_syncval_contents_retired follows a submission that the application can know to be complete.
void wd_syncval_contents_retired(wd_syncval_contents *contents, const wd_state_object *queue,
                                 uint64_t submission);

// wd_syncval_contents_missed notes work that is not followed: it may have written everything.
void wd_syncval_contents_missed(wd_syncval_contents *contents);

// wd_syncval_contents_written notes that the host wrote a range of the linear space.
void wd_syncval_contents_written(wd_syncval_contents *contents, wd_range range);

// wd_syncval_contents_find_hidden is wd_contents_map_find_hidden.
bool wd_syncval_contents_find_hidden(wd_syncval_contents *contents, wd_range range,
                                     wd_contents_hidden *found);

// These are the functions of wd_contents_map.
void wd_syncval_contents_visit_unread(wd_syncval_contents *contents, wd_range range,
                                      void (*visit)(void *user, const wd_contents_unread *write), void *user);
void wd_syncval_contents_note_access(wd_syncval_contents *contents, wd_range range);
void wd_syncval_contents_invalidate(wd_syncval_contents *contents, wd_range range);

// wd_syncval_contents_watch returns the watch of host accesses; NULL: there is none.
struct wd_syncval_host_watch *wd_syncval_contents_watch(const wd_syncval_contents *contents);

// wd_syncval_contents_destroyed forgets the contents of an object.
void wd_syncval_contents_destroyed(wd_syncval_contents *contents, const wd_state_object *object);

#ifdef __cplusplus
}
#endif
#endif
