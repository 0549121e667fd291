// Draws, dispatches and traces: their state as the checks by hand read it, and the state of a recording that was
// verified.
#include <assert.h>

#include "vk/core/core_internal.h"
#include "vk/state/state_unknown.h"

typedef struct verified_recording {
    wd_allocator allocator;
    uint64_t generation;
    uint64_t words[WD_CORE_NUM_VERIFIED * WD_STATE_BIND_COUNT * WD_CORE_VERIFIED_WORDS];
} verified_recording;

static uint64_t *find_verified(wd_state_command_buffer *command_buffer) {
    verified_recording *verified = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_CORE);
    if (!verified) {
        const wd_allocator allocator = wd_state_device_chassis(command_buffer->device)->allocator;
        verified = wd_alloc_zero(&allocator, 1, sizeof *verified);
        if (!verified) {
            return NULL;
        }
        verified->allocator = allocator;
        verified->generation = command_buffer->generation;
        wd_state_slot_set(&command_buffer->object, WD_STATE_SLOT_CORE, verified, wd_core_release_kept);
    }
    assert(verified->generation <= command_buffer->generation);
    if (verified->generation != command_buffer->generation) {
        *verified = (verified_recording){verified->allocator, command_buffer->generation, {0}};
    }
    return verified->words;
}

bool wd_core_begin_action(wd_core_check *check, wd_core_action *action, wd_state_bind_point bind,
                          bool is_indexed, bool is_mesh, bool is_indirect) {
    assert((unsigned)bind < WD_STATE_BIND_COUNT);
    // Each action command records to its first parameter.
    const VkCommandBuffer *handle = check->args;
    wd_state_command_buffer *command_buffer = check->state ? wd_state_recorded(check->call, *handle) : NULL;
    if (!command_buffer || command_buffer->num_unknown || command_buffer->is_untracked ||
        command_buffer->incomplete || command_buffer->recording != WD_STATE_RECORDING) {
        return false;
    }
    const wd_state_bindings *bindings = &command_buffer->bindings[bind];
    *action = (wd_core_action){
        .command_buffer = command_buffer,
        .bind = bind,
        .pipeline = bindings->pipeline      ? bindings->pipeline
                    : bindings->num_shaders ? wd_state_bound_program(command_buffer, bind)
                                            : NULL,
        .is_indexed = is_indexed,
        .is_mesh = is_mesh,
        .is_indirect = is_indirect,
        .verified = find_verified(command_buffer),
    };
    return true;
}
