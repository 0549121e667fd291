// Pipeline barriers.
#include "vk/syncval/validator/record/barrier_chain.h"
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/recorder/trace_calls.h"

// note_barrier records a pipeline barrier of either version for over-synchronization.
static void note_barrier(wd_syncval_dependency *dependency, const wd_syncval_barriers_v1 *from,
                         const VkDependencyInfo *info) {
    if (!dependency->recorder->oversync) {
        return;
    }
    dependency->is_noted = true;
    if (from) {
        wd_syncval_log_barrier_v1(dependency->recorder, dependency->call, from);
    } else {
        wd_syncval_log_barrier_info(dependency->recorder, dependency->call, info);
    }
}

// is_plain returns whether a command with one global barrier has no further effect: no render pass limits it,
// and over-synchronization is not checked.
static bool is_plain(const wd_syncval_recorder *recorder) {
    return !recorder->pass.is_active && !recorder->oversync && !recorder->command.ranges.out_of_memory;
}

// apply_plain applies such a command. Most barrier commands are like this.
static inline void apply_plain(wd_syncval_recorder *recorder, wd_syncval_known_barrier *known) {
    wd_syncval_current_entry(recorder)->is_barrier = true;
    recorder->num_barriers++;
    if (recorder->event_uses.count) {
        wd_syncval_event_uses_barrier(&recorder->event_uses,
                                      &(wd_sync_barrier_command){.tag = recorder->command.tag,
                                                                 .globals = &known->barrier,
                                                                 .num_globals = 1});
    }
    recorder->failed |= wd_sync_context_global_barrier(recorder->context, recorder->command.tag,
                                                       &known->barrier, &known->hint) != WD_OK;
}

// --- Barriers of buffers and images

static bool is_sparse(const wd_state_object *object) {
    return object->type == VK_OBJECT_TYPE_IMAGE
               ? ((const wd_state_image *)object)->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT
               : ((const wd_state_buffer *)object)->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT;
}

// can_remember returns whether the command can be cached. If a barrier is missing because its resource or
// addresses are unknown, they may be known the next time.
static bool can_remember(const wd_syncval_dependency *dependency, const wd_syncval_command_key *key) {
    const wd_syncval_recorder *recorder = dependency->recorder;
    if (!key->length || dependency->failed || recorder->failed || recorder->pass.is_active ||
        recorder->command.ranges.out_of_memory || dependency->has_release || dependency->has_acquisition ||
        dependency->num_ranged != wd_syncval_command_key_num_ranged(key)) {
        return false;
    }
    for (uint32_t i = 0; i < dependency->num_ranged; i++) {
        if (is_sparse(dependency->objects[i])) {
            return false;
        }
    }
    return true;
}

static void remember(wd_syncval_dependency *dependency, const wd_syncval_command_key *key) {
    if (!can_remember(dependency, key)) {
        return;
    }
    wd_syncval_dependency_command(dependency); // Sets the ranges.
    wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_known_command command = {
        .globals = dependency->globals,
        .ranged = dependency->ranged,
        .objects = dependency->objects,
        .changes = dependency->changes,
        .num_globals = dependency->num_globals,
        .num_ranged = dependency->num_ranged,
        .num_changes = dependency->num_changes,
        .has_transition = dependency->has_transition,
    };
    wd_syncval_barrier_cache_add(&recorder->barriers, &recorder->device->allocator, key, &command);
}

// init_known initializes the dependency with a cached command. It returns false if the command is not cached.
static bool init_known(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder, wd_call *call,
                       const wd_syncval_command_key *key) {
    const wd_syncval_known_command *known =
        recorder->pass.is_active ? NULL : wd_syncval_barrier_cache_find(&recorder->barriers, key);
    if (!known) {
        return false;
    }
    dependency->recorder = recorder;
    dependency->call = call;
    dependency->globals = known->globals;
    dependency->ranged = known->ranged;
    dependency->objects = known->objects;
    dependency->first_ranges = NULL;
    dependency->changes = known->changes;
    dependency->num_changes = known->num_changes;
    dependency->num_globals = dependency->globals_capacity = known->num_globals;
    dependency->num_ranged = dependency->ranged_capacity = known->num_ranged;
    dependency->has_transition = known->has_transition;
    dependency->has_release = dependency->has_acquisition = false;
    dependency->num_transfers = recorder->transfers.count;
    dependency->failed = dependency->is_noted = false;
    dependency->is_known = true;
    return true;
}

// apply_v1 applies a barrier command that is not plain. It is not inlined, because it has a large stack frame.
__attribute__((noinline)) static bool apply_v1(wd_syncval_recorder *recorder, wd_call *call,
                                               const wd_syncval_barriers_v1 *barriers) {
    wd_syncval_dependency dependency;
    wd_syncval_command_key key;
    wd_syncval_command_key_v1(&key, barriers);
    if (!init_known(&dependency, recorder, call, &key)) {
        wd_syncval_dependency_init_v1(&dependency, recorder, call, barriers);
        remember(&dependency, &key);
        wd_syncval_limit_to_subpass(&dependency);
    }
    note_barrier(&dependency, barriers, NULL);
    return wd_syncval_dependency_apply(&dependency);
}

bool wd_syncval_CmdPipelineBarrier(wd_call *call, const wd_CmdPipelineBarrier_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    if (!recorder) {
        return false;
    }
    if (recorder->trace) {
        wd_syncval_trace_barriers_v1(recorder, &WD_SYNCVAL_BARRIERS_V1(args));
    }
    if (args->memoryBarrierCount <= 1 && !args->bufferMemoryBarrierCount && !args->imageMemoryBarrierCount &&
        is_plain(recorder)) {
        const VkMemoryBarrier *memory = args->memoryBarrierCount ? args->pMemoryBarriers : NULL;
        const wd_syncval_masks masks = {args->srcStageMask, memory ? memory->srcAccessMask : 0,
                                        args->dstStageMask, memory ? memory->dstAccessMask : 0};
        apply_plain(recorder, wd_syncval_find_barrier(recorder, masks));
        return false;
    }
    return apply_v1(recorder, call, &WD_SYNCVAL_BARRIERS_V1(args));
}

bool wd_syncval_CmdPipelineBarrier2(wd_call *call, const wd_CmdPipelineBarrier2_args *args) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, args->commandBuffer);
    const VkDependencyInfo *info = args->pDependencyInfo;
    if (!recorder || !info) {
        return false;
    }
    if (recorder->trace) {
        wd_syncval_trace_info(recorder->trace, info);
    }
    const bool has_chains = wd_syncval_has_chains(info);
    if (info->memoryBarrierCount == 1 && !info->bufferMemoryBarrierCount && !info->imageMemoryBarrierCount &&
        !has_chains && is_plain(recorder)) {
        const VkMemoryBarrier2 *memory = info->pMemoryBarriers;
        const wd_syncval_masks masks = {memory->srcStageMask, memory->srcAccessMask, memory->dstStageMask,
                                        memory->dstAccessMask};
        apply_plain(recorder, wd_syncval_find_barrier(recorder, masks));
        return false;
    }
    wd_syncval_dependency dependency;
    wd_syncval_command_key key = {0};
    if (!has_chains) {
        wd_syncval_command_key_info(&key, info);
    }
    if (!init_known(&dependency, recorder, call, &key)) {
        wd_syncval_dependency_init_info(&dependency, recorder, call, info);
        remember(&dependency, &key);
        wd_syncval_limit_to_subpass(&dependency);
    }
    if (!has_chains) {
        note_barrier(&dependency, NULL, info);
    } else if (recorder->oversync) {
        wd_syncval_log_unknown_command(recorder);
    }
    return wd_syncval_dependency_apply(&dependency);
}
