#include "vk/gpuav/runtime/readback/gpuav_region_copies.h"

#include <assert.h>
#include <string.h>

#include "vk/gpuav/runtime/readback/gpuav_actions.h"
#include "vk/state/state_finding.h"

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
    assert(num_positions <= copy->num_sets);
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
static bool copy_region(wd_gpuav_results *copies, const wd_gpuav_action *action, uint32_t *words,
                        uint32_t num_words) {
    wd_gpuav_region_copy *copy = wd_arena_alloc_zero(&copies->arena, 1, sizeof(*copy));
    if (!copy || !wd_state_copy_labels(&copies->arena, action ? action->label : NULL, &copy->labels,
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
    assert(!*copies->regions_end);
    *copies->regions_end = copy;
    copies->regions_end = &copy->next;
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

static void copy_recording(wd_gpuav_recording *recording, wd_gpuav_results *copies) {
    wd_mutex_assert_held(&recording->lock);
    const wd_gpuav_device *device = recording->device;
    const wd_gpuav_regions *regions = &device->regions;
    wd_gpuav_layout_tables_begin_copies(&recording->layout_tables);
    const bool dumps_all = device->dump && device->instance->options.dump_always;
    for (wd_gpuav_chunk *chunk = wd_gpuav_actions_of(recording)->first; chunk; chunk = chunk->next) {
        for (uint32_t i = 0; i < chunk->num_actions; i++) {
            uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
            if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0 || dumps_all) {
                wd_gpuav_region_copy **copied = copies->regions_end;
                copy_region(copies, &chunk->actions[i], words, regions->record_words);
                if (*copied && device->inputs.num_words) {
                    copy_tables(device, recording, &copies->arena, words + regions->record_words, *copied);
                }
            }
        }
    }
}

static void release_copies(wd_gpuav_results *copies) {
    for (wd_gpuav_region_copy *copy = copies->regions; copy; copy = copy->next) {
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
}

void wd_gpuav_read_fallback_region(wd_gpuav_device *device) {
    wd_gpuav_results copies;
    wd_gpuav_results_init(&copies, device);
    uint32_t *words = wd_gpuav_slab_region(&device->regions, device->regions.fallback, 0);
    if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0) {
        copy_region(&copies, NULL, words, device->regions.record_words);
    }
    wd_gpuav_results_report(&copies, NULL);
    wd_gpuav_results_finish(&copies);
}

const wd_gpuav_part_type wd_gpuav_actions_part = {
    .size = sizeof(wd_gpuav_actions),
    .copy = copy_recording,
    .end_recording = wd_gpuav_actions_end,
    .report = wd_gpuav_region_copies_report,
    .release = release_copies,
};
