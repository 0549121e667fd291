// Barriers of Vulkan, of both generations, as one barrier command of the model.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_DEPENDENCY_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_DEPENDENCY_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_widen_stages returns the stages of one side of a dependency with what they stand for besides: where copies of
// acceleration structures have a stage of their own, the stage of builds is as good for them, and they are recorded in that.
uint64_t wd_syncval_widen_stages(const wd_syncval_device *device, uint64_t stages);

// wd_syncval_make_barrier is wd_sync_barrier_make with widened stages, for the recorder's queue family.
wd_sync_barrier wd_syncval_make_barrier(const wd_syncval_recorder *recorder, uint64_t src_stages,
                                        uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses);

// wd_syncval_dependency collects the barriers of one command. Its memory is the recorder's and the call's.
typedef struct wd_syncval_dependency {
    wd_syncval_recorder *recorder;
    wd_call *call;
    wd_sync_barrier *globals;
    wd_sync_range_barrier *ranged;
    const wd_state_object **objects; // Of each of `ranged`.
    size_t *first_ranges;            // Of each of `ranged`, in the recorder's ranges.
    uint32_t num_globals, num_ranged;
    uint32_t globals_capacity, ranged_capacity;
    wd_sync_barrier first_globals[4];
    wd_sync_range_barrier first_ranged[4];
    const wd_state_object *first_objects[4];
    size_t first_first_ranges[4];
    bool has_transition, has_release, has_acquisition;
    wd_syncval_layout_change *changes; // One for each transition, for messages.
    uint32_t num_changes;
    wd_syncval_layout_change first_changes[4];
    size_t num_transfers; // Of ownership, that the recording had before the command.
    bool failed;
    bool is_noted; // wd_syncval_oversync has seen it.
    bool is_known; // All of it is remembered: `ranged` has its ranges, there are no `first_ranges`.
} wd_syncval_dependency;

// wd_syncval_dependency_init makes room for at most so many barriers.
void wd_syncval_dependency_init(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                wd_call *call, uint32_t num_globals, uint32_t num_ranged);

void wd_syncval_dependency_add_global(wd_syncval_dependency *dependency, uint64_t src_stages,
                                      uint64_t src_accesses, uint64_t dst_stages, uint64_t dst_accesses);

void wd_syncval_dependency_add_barrier(wd_syncval_dependency *dependency, const wd_sync_barrier *barrier);

// wd_syncval_dependency_add_info adds what vkCmdPipelineBarrier2 would do.
void wd_syncval_dependency_init_info(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                     wd_call *call, const VkDependencyInfo *info);

// wd_syncval_barriers_v1 is the parameters that vkCmdPipelineBarrier and vkCmdWaitEvents share.
typedef struct wd_syncval_barriers_v1 {
    VkPipelineStageFlags src_stages, dst_stages;
    uint32_t num_memory, num_buffers, num_images;
    const VkMemoryBarrier *memory;
    const VkBufferMemoryBarrier *buffers;
    const VkImageMemoryBarrier *images;
} wd_syncval_barriers_v1;

// WD_SYNCVAL_BARRIERS_V1 takes them from the arguments of either.
#define WD_SYNCVAL_BARRIERS_V1(args)                                                                         \
    ((wd_syncval_barriers_v1){                                                                               \
        .src_stages = (args)->srcStageMask,                                                                  \
        .dst_stages = (args)->dstStageMask,                                                                  \
        .num_memory = (args)->memoryBarrierCount,                                                            \
        .num_buffers = (args)->bufferMemoryBarrierCount,                                                     \
        .num_images = (args)->imageMemoryBarrierCount,                                                       \
        .memory = (args)->pMemoryBarriers,                                                                   \
        .buffers = (args)->pBufferMemoryBarriers,                                                            \
        .images = (args)->pImageMemoryBarriers,                                                              \
    })

void wd_syncval_dependency_init_v1(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                   wd_call *call, const wd_syncval_barriers_v1 *barriers);

// wd_syncval_dependency_add_transition adds the layout transition of an attachment.
void wd_syncval_dependency_add_transition(wd_syncval_dependency *dependency, const wd_state_image *image,
                                          const VkImageSubresourceRange *range,
                                          const wd_sync_barrier *barrier, VkImageLayout from,
                                          VkImageLayout to);
// wd_syncval_dependency_mark_changes notes that the transitions from number `first` on have no scopes.
void wd_syncval_dependency_mark_changes(wd_syncval_dependency *dependency, uint32_t first);

// wd_syncval_dependency_command gives the whole as a command; valid while the dependency lives and the recorder gets no
// further ranges.
wd_sync_barrier_command wd_syncval_dependency_command(wd_syncval_dependency *dependency);

// wd_syncval_dependency_object returns the resource of the barrier that has this hazard, or NULL.
const wd_state_object *wd_syncval_dependency_object(const wd_syncval_dependency *dependency,
                                                    const wd_sync_hazard *hazard);

// wd_syncval_note_order tells those who follow barriers of some that the command applies by itself (when it joins contexts).
void wd_syncval_note_order(wd_syncval_recorder *recorder, const wd_sync_barrier *barriers, uint32_t count);

// wd_syncval_dependency_apply checks the transitions and applies the barriers. True: a callback asks to skip.
bool wd_syncval_dependency_apply(wd_syncval_dependency *dependency);

#ifdef __cplusplus
}
#endif
#endif
