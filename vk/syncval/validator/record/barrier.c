// Pipeline barriers.
#include "vk/syncval/validator/record/commands.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/recorder/contents_calls.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"
#include "vk/syncval/validator/recorder/trace_calls.h"

// note_barriers logs a pipeline barrier for over-synchronization. Scopes that chains add are not evaluated.
static void note_barriers(wd_syncval_dependency *dependency, const wd_state_barriers *barriers,
                          bool has_chain) {
    if (!dependency->recorder->oversync) {
        return;
    }
    if (has_chain) {
        wd_syncval_log_unknown_command(dependency->recorder);
    } else {
        dependency->is_noted = true;
        wd_syncval_log_barriers(dependency->recorder, dependency->call, barriers);
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

// apply applies a barrier command that is not plain. It is not inlined, because it has a large stack frame.
__attribute__((noinline)) static bool apply(wd_syncval_recorder *recorder, wd_call *call,
                                            const wd_state_barriers *barriers, bool has_chain) {
    wd_syncval_dependency dependency;
    wd_syncval_command_key key;
    key.length = 0;
    if (!has_chain) {
        wd_syncval_command_key_init(&key, barriers);
    }
    if (!init_known(&dependency, recorder, call, &key)) {
        wd_syncval_dependency_init_barriers(&dependency, recorder, call, barriers);
        remember(&dependency, &key);
        wd_syncval_limit_to_subpass(&dependency);
    }
    note_barriers(&dependency, barriers, has_chain);
    return wd_syncval_dependency_apply(&dependency);
}

// is_global returns whether the command is one global barrier without a chain. Without any barrier, a command of
// version 1 is an execution dependency.
static inline bool is_global(const wd_state_barriers *barriers) {
    const uint32_t num_memory = barriers->num[WD_STATE_BARRIER_MEMORY];
    if (barriers->num[WD_STATE_BARRIER_BUFFER] || barriers->num[WD_STATE_BARRIER_IMAGE] || num_memory > 1) {
        return false;
    }
    return !barriers->is_second || (num_memory && !barriers->chain &&
                                    !wd_state_barriers_get(barriers, WD_STATE_BARRIER_MEMORY, 0).chain);
}

static inline wd_syncval_masks masks_of(const wd_state_barriers *barriers) {
    if (!barriers->num[WD_STATE_BARRIER_MEMORY]) {
        return (wd_syncval_masks){barriers->src_stages, 0, barriers->dst_stages, 0};
    }
    const wd_state_barrier only = wd_state_barriers_get(barriers, WD_STATE_BARRIER_MEMORY, 0);
    return (wd_syncval_masks){only.src_stages, only.src_accesses, only.dst_stages, only.dst_accesses};
}

// pipeline_barrier is inlined, and other functions get the address of a copy: most commands are plain, and need few of
// the members.
static inline bool pipeline_barrier(wd_call *call, VkCommandBuffer handle, wd_state_barriers barriers) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, handle);
    if (!recorder) {
        return false;
    }
    if (recorder->trace) {
        const wd_state_barriers copy = barriers;
        wd_syncval_trace_barriers(recorder->trace, &copy);
    }
    if (recorder->contents) {
        const wd_state_barriers copy = barriers;
        wd_syncval_contents_order(recorder, call, &copy);
    }
    if (is_global(&barriers) && is_plain(recorder)) {
        apply_plain(recorder, wd_syncval_find_barrier(recorder, masks_of(&barriers)));
        return false;
    }
    const wd_state_barriers copy = barriers;
    return apply(recorder, call, &copy, wd_state_barriers_has_chain(&copy));
}

bool wd_syncval_CmdPipelineBarrier(wd_call *call, const wd_CmdPipelineBarrier_args *args) {
    return pipeline_barrier(call, args->commandBuffer, WD_STATE_BARRIERS_OF(args, args->dependencyFlags));
}

bool wd_syncval_CmdPipelineBarrier2(wd_call *call, const wd_CmdPipelineBarrier2_args *args) {
    return args->pDependencyInfo &&
           pipeline_barrier(call, args->commandBuffer, wd_state_barriers_of_info(args->pDependencyInfo));
}
