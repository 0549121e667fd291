// Shared by the files of vk/threads.
#ifndef WARDEN_VK_THREADS_THREADS_INTERNAL_H
#define WARDEN_VK_THREADS_THREADS_INTERNAL_H

#include "vk/registry/validator.h"
#include "vk/state/state.h"
#include "vk/threads/threads_steps.h"
#include "vk/threads/threads_uses.h"

#ifdef __cplusplus
extern "C" {
#endif

// WD_USE_GROUP marks a use of the children of `handle` as a group: `child` is the one that the command names, and
// `type` the children's type.
enum { WD_USE_GROUP = 1 << 7 };

// wd_thread_call is a call whose uses are being added.
typedef struct wd_thread_call {
    const wd_call *call;
    wd_use_thread *thread;
} wd_thread_call;

// wd_threads_key returns the key of an object.
uint64_t wd_threads_key(const wd_call *call, VkObjectType type, uint64_t handle);

// wd_threads_add adds a use of an object, and those that it implies: of a command buffer's pool, of the queues of a
// device, of the sets of a descriptor pool.
void wd_threads_add(const wd_thread_call *at, VkObjectType type, uint64_t handle, uint32_t flags);

// wd_threads_add_descriptors adds an exclusive use of elements of a binding that other threads may update elsewhere.
void wd_threads_add_descriptors(const wd_thread_call *at, uint64_t set, uint32_t binding, uint32_t first,
                                uint32_t count);

// wd_threads_add_step does so for a handle of a step.
void wd_threads_add_step(const wd_thread_call *at, const wd_use_step *step, uint64_t handle);

// wd_threads_recording returns the use of a command buffer that is recorded, which is an exclusive use of its pool. It
// is valid until the thread records the next command. `command_buffer` is not NULL.
const wd_use *wd_threads_recording(const wd_thread_call *at, VkCommandBuffer command_buffer);

// wd_threads_pools_epoch changes when command buffers are allocated or freed. Atomic.
extern uint32_t wd_threads_pools_epoch;

// wd_threads_is_cached returns whether the cache has the use of a command buffer that is recorded.
static inline bool wd_threads_is_cached(const wd_use_cache *cache, VkCommandBuffer command_buffer) {
    return command_buffer && cache->command_buffer == WD_STATE_DISPATCHABLE(command_buffer) &&
           cache->epoch == __atomic_load_n(&wd_threads_pools_epoch, __ATOMIC_ACQUIRE);
}

// wd_threads_begin_call is the hook of all commands but recorded ones, wd_threads_begin_recording of recorded ones: the
// general path, which reads the arguments by the table of steps. They return whether to skip the command.
bool wd_threads_begin_call(wd_call *call, const void *args);
bool wd_threads_begin_recording(wd_call *call, const void *args);

// wd_threads_child_of finds the descriptor sets of a pool that recorded commands use: see wd_use_search. `user` is the
// wd_call.
uint64_t wd_threads_child_of(const void *user, const wd_use *own, const wd_use *other);

// wd_threads_forget_pools is called when command buffers are allocated or freed: the pools of those that threads
// remember may have changed.
void wd_threads_forget_pools(void);

// wd_threads_add_special adds the uses that the tables do not have.
void wd_threads_add_special(const wd_thread_call *at, const void *args);

// wd_threads_note_cache keeps how a pipeline cache that was made wants to be used.
void wd_threads_note_cache(const wd_call *call, const wd_CreatePipelineCache_args *args);

// wd_threads_most_waits is how often a call waits for another one that uses its command buffer, before it is skipped.
// Tests that hold calls lower it.
extern uint32_t wd_threads_most_waits;

// wd_threads_report submits a conflict. It returns whether a callback asks to skip the command.
bool wd_threads_report(const wd_call *call, const wd_use_conflict *conflict);

#ifdef __cplusplus
}
#endif
#endif
