// Which pipelines a recording used with which descriptor sets.
//
// A draw costs nothing more than its count: when the pipeline or the sets of a bind point change, and when the
// recording ends, the counts show whether an action ran with the bindings until then.
#include <assert.h>

#include "vk/state/state_internal.h"

void wd_state_follow_set_uses(wd_state_device *device) {
    device->follows_set_uses = true;
}

static bool is_noted(const wd_state_kept *kept, const wd_state_pipeline *pipeline, uint32_t index) {
    const wd_state_set_use *use = kept->uses;
    while (use && (use->pipeline != pipeline || use->index != index)) {
        use = use->next;
    }
    return use != NULL;
}

void wd_state_add_set_use(wd_state_command_buffer *command_buffer, wd_state_kept *kept,
                          wd_state_pipeline *pipeline, uint32_t index) {
    assert(kept && kept->object->type == VK_OBJECT_TYPE_DESCRIPTOR_SET);
    if (is_noted(kept, pipeline, index)) {
        return;
    }
    wd_state_set_use *use = wd_arena_alloc_zero(&command_buffer->arena, 1, sizeof *use);
    if (!use) {
        command_buffer->incomplete = true;
        return;
    }
    *use = (wd_state_set_use){.next = kept->uses, .pipeline = pipeline, .index = index};
    kept->uses = use;
}

void wd_state_note_set_uses(wd_state_command_buffer *command_buffer, wd_state_bindings *bindings) {
    assert(bindings >= command_buffer->bindings && bindings < command_buffer->bindings + WD_STATE_BIND_COUNT);
    const wd_state_bind_point bind_point = (wd_state_bind_point)(bindings - command_buffer->bindings);
    const uint32_t num_actions = command_buffer->num_actions[bind_point];
    if (!command_buffer->device->follows_set_uses || bindings->num_noted == num_actions) {
        return;
    }
    bindings->num_noted = num_actions;
    wd_state_pipeline *pipeline =
        bindings->pipeline ? bindings->pipeline : wd_state_bound_program(command_buffer, bind_point);
    for (uint32_t i = 0; pipeline && i < bindings->num_sets; i++) {
        wd_state_bound_set *bound = &bindings->sets[i];
        // The recording keeps the buffers and views that are pushed.
        if (!bound->set || bound->noted == pipeline || bound->set->is_push) {
            continue;
        }
        wd_state_kept *kept = wd_state_kept_entry(command_buffer, &bound->set->object);
        if (kept) {
            wd_state_add_set_use(command_buffer, kept, pipeline, i);
            bound->noted = pipeline;
        }
    }
}
