// The uses of a recorded command, on the shortest path: emit_thread_steps.py writes a hook for each command from these
// parts.
//
//   wd_use_thread *thread = wd_recording_open(call, args->commandBuffer);
//   uint32_t num = 1;
//   wd_recording_add(call, thread, &num, VK_OBJECT_TYPE_PIPELINE_LAYOUT, args->layout); // For each handle among the
//   parameters.
//   return wd_recording_check(call, thread, num, args);
//
// The command uses its command pool exclusively, and all other objects shared. The uses of others are listed in the
// record of the thread; then one atomic exchange puts the use of the pool into the table and orders all of them. If the
// lines of the used objects are free and wd_use_num_unlisted is 0, no other thread uses them exclusively. Otherwise
// wd_recording_check begins again on the general path. Memory that another thread writes for its own recording is
// neither read nor written.
#ifndef WARDEN_VK_THREADS_THREADS_RECORDING_H
#define WARDEN_VK_THREADS_THREADS_RECORDING_H

#include "vk/threads/threads_internal.h"
#include "vk/threads/threads_record.h"

// wd_recording_find_pool fills the cache of the thread's record; false: there is no command buffer.
bool wd_recording_find_pool(const wd_call *call, wd_use_thread *thread, VkCommandBuffer command_buffer);

// wd_recording_open begins. `command_buffer` may be NULL. It returns the record of the thread, or NULL: the general
// path.
static inline wd_use_thread *wd_recording_open(const wd_call *call, VkCommandBuffer command_buffer) {
    wd_use_thread *thread = wd_use_own_record;
    if (__builtin_expect(!thread || thread->num_frames, 0)) {
        return NULL;
    }
    if (__builtin_expect(!wd_threads_is_cached(&thread->cache, command_buffer), 0) &&
        !wd_recording_find_pool(call, thread, command_buffer)) {
        return NULL;
    }
    const uint32_t command = (uint32_t)call->command;
    thread->num_frames = 1;
    thread->frames[0].first = 0;
    thread->frames[0].command = command;
    wd_use_store_32(&thread->command, command);
    wd_use_store_32(&thread->serial, thread->serial + 1);
    wd_use_set_entry(thread, 0, &thread->cache.use);
    return thread;
}

// wd_recording_add lists a shared use as entry `*num`; VK_NULL_HANDLE is none.
static inline void wd_recording_add(const wd_call *call, wd_use_thread *thread, uint32_t *num,
                                    VkObjectType type, uint64_t handle) {
    if (thread && handle && *num < WD_USE_MAX_ENTRIES) {
        wd_use_set_entry(thread, (*num)++,
                         &(wd_use){.key = wd_uses_key(handle, (uint32_t)type, (uintptr_t)call->device),
                                   .handle = handle,
                                   .type = (uint32_t)type});
    }
}

// wd_recording_check ends the list of `num` entries and looks for conflicts. It returns whether to skip the command.
bool wd_recording_check(wd_call *call, wd_use_thread *thread, uint32_t num, const void *args);

#endif
