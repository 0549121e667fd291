#include "vk/gpuav/runtime/readback/gpuav_draw_marks.h"

#include "vk/gpuav/runtime/readback/gpuav_actions.h"

static uint32_t *mark_of(const wd_gpuav_recording *recording, const wd_gpuav_chunk *chunk, uint32_t index) {
    const wd_gpuav_regions *regions = &recording->device->regions;
    return wd_gpuav_slab_region(regions, chunk->slab, index) + regions->mark;
}

static void reset(const wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    if (!recording) {
        return;
    }
    wd_mutex_lock(&recording->lock);
    const wd_gpuav_chunk *chunk = wd_gpuav_actions_of(recording)->first;
    for (; chunk; chunk = chunk->next) {
        for (uint32_t i = 0; i < chunk->num_actions; i++) {
            __atomic_store_n(mark_of(recording, chunk, i), 0, __ATOMIC_RELAXED);
        }
    }
    wd_mutex_unlock(&recording->lock);
}

// find moves the cursor on to the first draw whose number is at least `draw`, or to the end. NULL: there is none. The
// lock is held.
static const wd_gpuav_action *find(const wd_gpuav_recording *recording, wd_hangs_mark_cursor *cursor,
                                   uint32_t draw) {
    const wd_gpuav_chunk *chunk = cursor->generation == recording->generation && cursor->group
                                      ? cursor->group
                                      : wd_gpuav_actions_of(recording)->first;
    uint32_t at = chunk == cursor->group ? cursor->at : 0;
    for (; chunk; chunk = chunk->next, at = 0) {
        *cursor = (wd_hangs_mark_cursor){recording->generation, chunk, chunk->num_actions};
        for (; at < chunk->num_actions; at++) {
            const wd_gpuav_action *action = &chunk->actions[at];
            if (action->kind == WD_STATE_ACTION_DRAW && action->index >= draw) {
                cursor->at = at;
                return action;
            }
        }
    }
    return NULL;
}

static bool has_mark(const wd_state_command_buffer *command_buffer, wd_hangs_mark_cursor *cursor,
                     uint32_t draw) {
    wd_gpuav_recording *recording = wd_gpuav_recording_of(command_buffer);
    if (!recording) {
        return false;
    }
    wd_mutex_lock(&recording->lock);
    const wd_gpuav_action *action = find(recording, cursor, draw);
    const bool is_own = action && action->index == draw && action->last_index == draw;
    const bool has_begun =
        is_own && __atomic_load_n(mark_of(recording, cursor->group, cursor->at), __ATOMIC_RELAXED);
    wd_mutex_unlock(&recording->lock);
    return has_begun;
}

const wd_hangs_draw_marks wd_gpuav_draw_marks = {.reset = reset, .has_mark = has_mark};
