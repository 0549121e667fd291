// Reading back: the records of a submission are read when the submission is known to be complete.
//
// Under the lock of a recording, the records are only copied, and their regions cleared. They are reported after the
// lock is released, because reporting calls the application's callbacks.
#include "vk/gpuav/runtime/readback/gpuav_readback.h"

#include <string.h>

#include "vk/gpuav/runtime/descriptors/gpuav_bound.h"
#include "vk/gpuav/runtime/gpuav_restore.h"
#include "vk/gpuav/runtime/gpuav_sharing.h"
#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"

// Copying records

// copy_sets copies the list of bound sets. Without memory, the finding names no sets.
static void copy_sets(wd_arena *arena, const wd_gpuav_action *action, wd_gpuav_region_copy *copy) {
    if (!action->sets) {
        return;
    }
    copy->sets = wd_arena_copy(arena, action->sets->sets, action->sets->count, sizeof(*copy->sets));
    copy->num_sets = copy->sets ? action->sets->count : 0;
    for (uint32_t i = 0; i < copy->num_sets; i++) {
        wd_state_ref((wd_state_object *)copy->sets[i]);
    }
}

// copy_destroyed_pushes copies the entries of the tables of pushed sets, whose positions follow the region's records.
static void copy_destroyed_pushes(wd_arena *arena, const wd_gpuav_pushes *pushes, const uint32_t *positions,
                                  uint32_t num_positions, wd_gpuav_region_copy *copy) {
    for (const wd_gpuav_destroyed_push *entry = pushes->destroyed; entry; entry = entry->next) {
        uint32_t set = 0;
        while (set < num_positions &&
               !(copy->sets[set] && copy->sets[set]->is_push && positions[set] == entry->position)) {
            set++;
        }
        wd_gpuav_destroyed_push *added =
            set < num_positions ? wd_arena_copy(arena, entry, 1, sizeof(*added)) : NULL;
        if (added) {
            added->position = set;
            added->next = copy->destroyed_pushes;
            copy->destroyed_pushes = added;
            wd_state_ref(added->bound);
            wd_state_ref(added->destroyed);
        }
    }
}

// copy_region copies and clears a region that has records. Returns false without memory; then the region is unchanged.
static bool copy_region(wd_gpuav_region_copies *copies, const wd_gpuav_action *action, uint32_t *words,
                        uint32_t num_words) {
    wd_gpuav_region_copy *copy = wd_arena_alloc_zero(&copies->arena, 1, sizeof(*copy));
    if (!copy || !wd_gpuav_copy_labels(&copies->arena, action ? action->label : NULL, &copy->labels,
                                       &copy->num_labels)) {
        return false;
    }
    copy->words = wd_arena_copy(&copies->arena, words, num_words, sizeof(*words));
    if (!copy->words) {
        return false;
    }
    copy->num_words = num_words;
    if (action) {
        copy->command = action->command;
        copy->index = action->index;
        copy->last_index = action->last_index;
        copy->kind = action->kind;
        copy->pipeline = (wd_state_pipeline *)wd_state_ref((wd_state_object *)action->pipeline);
        copy_sets(&copies->arena, action, copy);
    }
    memset(words, 0, num_words * sizeof(*words));
    *copies->end = copy;
    copies->end = &copy->next;
    return true;
}

// copy_tables copies what the tables of a region's descriptor sets say, whose positions follow its records.
static void copy_tables(const wd_gpuav_device *device, wd_gpuav_recording *recording, wd_arena *arena,
                        const uint32_t *positions, wd_gpuav_region_copy *copy) {
    const uint32_t num_positions = copy->num_sets < device->attachment.num_table_positions
                                       ? copy->num_sets
                                       : device->attachment.num_table_positions;
    copy_destroyed_pushes(arena, &recording->pushes, positions, num_positions, copy);
    copy->layouts = wd_gpuav_layout_tables_copy(&recording->layout_tables, arena, positions, num_positions);
}

void wd_gpuav_copy_recording(wd_gpuav_recording *recording, wd_gpuav_region_copies *copies) {
    wd_mutex_assert_held(&recording->lock);
    const wd_gpuav_device *device = recording->device;
    const wd_gpuav_regions *regions = &device->regions;
    if (device->hooks.copy_results) {
        device->hooks.copy_results(recording, copies);
    }
    wd_gpuav_layout_tables_begin_copies(&recording->layout_tables);
    const bool dumps_all = device->dump && device->instance->options.dump_always;
    for (wd_gpuav_chunk *chunk = recording->actions.first; chunk; chunk = chunk->next) {
        for (uint32_t i = 0; i < chunk->num_actions; i++) {
            uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
            if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0 || dumps_all) {
                wd_gpuav_region_copy **copied = copies->end;
                copy_region(copies, &chunk->actions[i], words, regions->record_words);
                if (*copied && device->inputs.num_words) {
                    copy_tables(device, recording, &copies->arena, words + regions->record_words, *copied);
                }
            }
        }
    }
}

void wd_gpuav_region_copies_init(wd_gpuav_region_copies *copies, wd_gpuav_device *device) {
    memset(copies, 0, sizeof(*copies));
    wd_arena_init(&copies->arena, device->allocator, 0);
    copies->device = device;
    copies->end = &copies->first;
    copies->indirect_end = &copies->indirect;
}

void wd_gpuav_region_copies_finish(wd_gpuav_region_copies *copies) {
    for (wd_gpuav_region_copy *copy = copies->first; copy; copy = copy->next) {
        if (copy->pipeline) {
            wd_state_unref(&copy->pipeline->object);
        }
        for (uint32_t i = 0; i < copy->num_sets; i++) {
            wd_state_unref((wd_state_object *)copy->sets[i]);
        }
        for (const wd_gpuav_destroyed_push *entry = copy->destroyed_pushes; entry; entry = entry->next) {
            wd_state_unref(entry->bound);
            wd_state_unref(entry->destroyed);
        }
    }
    if (copies->device->hooks.release_results) {
        copies->device->hooks.release_results(copies);
    }
    wd_arena_finish(&copies->arena);
}

// The end of a recording

// zero_slab clears the records of a slab that could not be copied.
static void zero_slab(const wd_gpuav_regions *regions, const wd_gpuav_chunk *chunk) {
    for (uint32_t i = 0; i < chunk->num_actions; i++) {
        uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
        if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0) {
            memset(words, 0, regions->record_words * sizeof(*words));
        }
    }
}

static void end_recording(wd_gpuav_recording *recording, wd_gpuav_region_copies *copies) {
    wd_gpuav_regions *regions = &recording->device->regions;
    wd_mutex_lock(&recording->lock);
    wd_gpuav_copy_recording(recording, copies);
    for (wd_gpuav_chunk *chunk = recording->actions.first, *next; chunk; chunk = next) {
        next = chunk->next;
        zero_slab(regions, chunk);
        wd_gpuav_regions_release(regions, chunk->slab);
    }
    recording->actions.first = recording->actions.last = NULL;
    recording->actions.num_chunks = 0;
    wd_gpuav_forget_disturbed_sets(recording);
    wd_gpuav_forget_assumed(recording);
    memset(recording->actions.last_sets, 0, sizeof(recording->actions.last_sets));
    wd_gpuav_reset_bind_count(recording);
    if (recording->device->hooks.end_recording) {
        recording->device->hooks.end_recording(recording);
    }
    wd_gpuav_pushes_finish(&recording->pushes, &recording->device->inputs);
    wd_gpuav_layout_tables_finish(&recording->layout_tables, &recording->device->inputs);
    if (recording->bound_buffers.contents) {
        wd_gpuav_buffer_sets_release(&recording->device->buffer_sets, recording->bound_buffers.contents);
    }
    wd_gpuav_host_checks_end_recording(recording);
    recording->has_results = false;
    recording->is_suspended = false;
    recording->is_used = false;
    recording->generation++;
    recording->num_pending = 0;
    wd_mutex_unlock(&recording->lock);
}

void wd_gpuav_end_recording(wd_gpuav_device *device, wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!recording || !recording->is_used) {
        return;
    }
    wd_gpuav_region_copies copies;
    wd_gpuav_region_copies_init(&copies, device);
    end_recording(recording, &copies);
    wd_gpuav_region_copies_report(&copies, command_buffer);
    wd_gpuav_region_copies_finish(&copies);
}

void wd_gpuav_read_fallback_region(wd_gpuav_device *device) {
    wd_gpuav_region_copies copies;
    wd_gpuav_region_copies_init(&copies, device);
    uint32_t *words = wd_gpuav_slab_region(&device->regions, device->regions.fallback, 0);
    if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0) {
        copy_region(&copies, NULL, words, device->regions.record_words);
    }
    wd_gpuav_region_copies_report(&copies, NULL);
    wd_gpuav_region_copies_finish(&copies);
}
