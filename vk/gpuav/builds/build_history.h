// What the last executed build of each acceleration structure was made of, for structures that can be updated: indices
// and active primitives. Shaders of the layer write and read the blocks in the work buffer (build_layout.h).
//
// A structure has a history from its first recorded build that allows updates until it is destroyed, or until its
// content changes in another way (a copy, a build by the host, a build that is not checked): then `forget` ends the
// check of its updates.
//
// | function                  | threads                 |
// |---------------------------|-------------------------|
// | init, finish              | externally synchronized |
// | find, reserve             | any; a lock inside      |
// | forget, forget_all, destroyed | any; the same lock  |
#ifndef WARDEN_VK_GPUAV_BUILDS_BUILD_HISTORY_H
#define WARDEN_VK_GPUAV_BUILDS_BUILD_HISTORY_H

#include "vk/gpuav/device/tables/gpuav_inputs.h"
#include "vk/util/hash_table.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_build_history names blocks of the work buffer by their positions.
typedef struct wd_build_history {
    uint32_t header;
    uint32_t generation; // In the header, as long as the history is valid.
    uint32_t data;       // A block for the words of one build. Of `find`: 0.
} wd_build_history;

// wd_build_histories is caller's storage; members are private.
typedef struct wd_build_histories {
    wd_allocator allocator;
    wd_gpuav_inputs *work; // NULL: there are no histories.
    wd_mutex lock;
    wd_hash_table entries; // Under the lock: from handles.
    uint32_t num_words, max_words;
    uint32_t generation;
} wd_build_histories;

// wd_build_histories_init creates an empty table. Histories have at most half of the words of `work`, which must
// outlive the table.
void wd_build_histories_init(wd_build_histories *histories, wd_allocator allocator, wd_gpuav_inputs *work);
// wd_build_histories_finish accepts zeroed storage.
void wd_build_histories_finish(wd_build_histories *histories);

// wd_build_history_find returns whether a structure has a valid history.
bool wd_build_history_find(wd_build_histories *histories, uint64_t handle, wd_build_history *history);
// wd_build_history_reserve sets `*history` to a history with a block of at least `num_words` words.
// WD_ERROR_OUT_OF_MEMORY: there is no room for it. WD_ERROR_UNSUPPORTED: the structure was forgotten.
wd_status wd_build_history_reserve(wd_build_histories *histories, uint64_t handle, uint32_t num_words,
                                   wd_build_history *history);
// wd_build_history_forget makes the history of a structure invalid until the structure is destroyed, also for commands
// that are already recorded. A structure without a history will have none.
void wd_build_history_forget(wd_build_histories *histories, uint64_t handle);
void wd_build_history_forget_all(wd_build_histories *histories);
// wd_build_history_destroyed frees the blocks of a structure. Commands that use it must not be executed any more.
void wd_build_history_destroyed(wd_build_histories *histories, uint64_t handle);

#ifdef __cplusplus
}
#endif
#endif
