// Reading back: the records of a submission are read when the submission is known to be complete.
//
// Under the lock of a recording, the records are only copied, and their regions cleared. They are reported after the
// lock is released, because reporting calls the application's callbacks.
#include <string.h>

#include "vk/gpuav/runtime/gpuav_readback.h"

#include "vk/gpuav/runtime/gpuav_watcher.h"
#include "vk/gpuav/runtime/indirect/indirect.h"
#include "vk/report/message_ids.h"

// Copying records

static size_t count_labels(const wd_state_label *label) {
    size_t count = 0;
    for (; label; label = label->outer) {
        count++;
    }
    return count;
}

bool wd_gpuav_copy_labels(wd_arena *arena, const wd_state_label *label, wd_finding_label **labels,
                          size_t *num_labels) {
    size_t count = count_labels(label);
    *labels = NULL;
    *num_labels = 0;
    if (!count) {
        return true;
    }
    wd_finding_label *copies = wd_arena_alloc_zero(arena, count, sizeof(*copies));
    if (!copies) {
        return false;
    }
    for (size_t i = count; i-- > 0; label = label->outer) {
        copies[i].name = wd_arena_strdup(arena, label->name);
        if (!copies[i].name) {
            return false;
        }
        memcpy(copies[i].color, label->color, sizeof(copies[i].color));
    }
    *labels = copies;
    *num_labels = count;
    return true;
}

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
                                  wd_gpuav_region_copy *copy) {
    for (const wd_gpuav_destroyed_push *entry = pushes->destroyed; entry; entry = entry->next) {
        uint32_t set = 0;
        while (set < copy->num_sets &&
               !(copy->sets[set] && copy->sets[set]->is_push && positions[set] == entry->position)) {
            set++;
        }
        wd_gpuav_destroyed_push *added =
            set < copy->num_sets ? wd_arena_copy(arena, entry, 1, sizeof(*added)) : NULL;
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

// copy_recording copies the regions of a recording that have records; the lock is held.
static void copy_recording(wd_gpuav_recording *recording, wd_gpuav_region_copies *copies) {
    wd_mutex_assert_held(&recording->lock);
    const wd_gpuav_device *device = recording->device;
    const wd_gpuav_regions *regions = &device->regions;
    wd_gpuav_indirect_copy_results(recording, copies);
    const bool dumps_all = device->dump && device->instance->options.dump_always;
    for (wd_gpuav_chunk *chunk = recording->first; chunk; chunk = chunk->next) {
        for (uint32_t i = 0; i < chunk->num_actions; i++) {
            uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
            if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0 || dumps_all) {
                wd_gpuav_region_copy **copied = copies->end;
                copy_region(copies, &chunk->actions[i], words, regions->record_words);
                if (*copied && device->inputs.num_words) {
                    copy_destroyed_pushes(&copies->arena, &recording->pushes, words + regions->record_words,
                                          *copied);
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
    wd_gpuav_indirect_release_results(copies);
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
    copy_recording(recording, copies);
    for (wd_gpuav_chunk *chunk = recording->first, *next; chunk; chunk = next) {
        next = chunk->next;
        zero_slab(regions, chunk);
        wd_gpuav_regions_release(regions, chunk->slab);
    }
    recording->first = recording->last = NULL;
    recording->num_chunks = 0;
    memset(recording->disturbed_sets, 0, sizeof(recording->disturbed_sets));
    memset(recording->assumed, 0, sizeof(recording->assumed));
    recording->has_unknown = false;
    memset(recording->last_sets, 0, sizeof(recording->last_sets));
    wd_gpuav_reset_bind_count(recording);
    wd_gpuav_indirect_end_recording(recording);
    wd_gpuav_pushes_finish(&recording->pushes, &recording->device->inputs);
    recording->has_actions = false;
    recording->is_suspended = false;
    recording->generation++;
    recording->num_pending = 0;
    wd_mutex_unlock(&recording->lock);
}

static void on_reset(void *user, wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!recording || !(recording->has_actions || recording->is_suspended || recording->has_unknown ||
                        recording->indirect.is_stopped)) {
        return;
    }
    wd_gpuav_region_copies copies;
    wd_gpuav_region_copies_init(&copies, user);
    end_recording(recording, &copies);
    wd_gpuav_region_copies_report(&copies, command_buffer);
    wd_gpuav_region_copies_finish(&copies);
}

// Submissions

// submitted_recording identifies a recording at the time of its submission.
typedef struct submitted_recording {
    wd_state_command_buffer *command_buffer; // Referenced.
    wd_gpuav_recording *recording;
    uint64_t generation;
} submitted_recording;

// wd_gpuav_submission is our data of a pending submission. It is in its own arena.
struct wd_gpuav_submission {
    wd_arena arena;
    atomic_uint references;
    atomic_bool is_read;                  // Set by the thread that reads it, before it has finished.
    wd_gpuav_submission *previous, *next; // In the device's list, oldest first.
    uint64_t number;                      // For the table of device addresses.
    wd_finding_label *labels;             // Debug labels of the queue.
    size_t num_labels;
    size_t num_recordings, capacity;
    submitted_recording recordings[];
};

static size_t count_recordings(const wd_state_command_buffer *command_buffer, uint32_t depth) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    size_t count = recording && recording->has_actions ? 1 : 0;
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        count += count_recordings(command_buffer->executed[i], depth + 1);
    }
    return count;
}

static void add_recordings(wd_gpuav_submission *pending, wd_state_command_buffer *command_buffer,
                           uint32_t depth) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording && recording->has_actions && pending->num_recordings < pending->capacity) {
        wd_state_ref(&command_buffer->object);
        wd_mutex_lock(&recording->lock);
        recording->num_pending++;
        pending->recordings[pending->num_recordings++] =
            (submitted_recording){command_buffer, recording, recording->generation};
        wd_mutex_unlock(&recording->lock);
    }
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++) {
        add_recordings(pending, command_buffer->executed[i], depth + 1);
    }
}

static void link_submission(wd_gpuav_device *device, wd_gpuav_submission *pending) {
    pending->number = wd_gpuav_addresses_number_submission(&device->addresses);
    wd_mutex_lock(&device->submission_lock);
    pending->previous = device->last_submission;
    *(pending->previous ? &pending->previous->next : &device->first_submission) = pending;
    device->last_submission = pending;
    wd_mutex_unlock(&device->submission_lock);
}

static void unlink_submission(wd_gpuav_device *device, wd_gpuav_submission *pending) {
    wd_mutex_lock(&device->submission_lock);
    *(pending->previous ? &pending->previous->next : &device->first_submission) = pending->next;
    *(pending->next ? &pending->next->previous : &device->last_submission) = pending->previous;
    wd_mutex_unlock(&device->submission_lock);
}

static void on_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_gpuav_device *device = user;
    size_t count = 0;
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        count += count_recordings(submission->command_buffers[i], 0);
    }
    if (!count) {
        return;
    }
    wd_arena arena;
    wd_arena_init(&arena, device->allocator, 1024);
    wd_gpuav_submission *pending =
        wd_arena_alloc_zero(&arena, 1, sizeof(*pending) + count * sizeof(pending->recordings[0]));
    if (!pending) { // Without memory, the records are read when the command buffers are reset.
        return;
    }
    pending->capacity = count;
    atomic_init(&pending->references, 1);
    wd_gpuav_copy_labels(&arena, queue->label, &pending->labels, &pending->num_labels);
    for (uint32_t i = 0; i < submission->num_command_buffers; i++) {
        add_recordings(pending, submission->command_buffers[i], 0);
    }
    pending->arena = arena;
    link_submission(device, pending);
    submission->user[WD_STATE_SLOT_GPUAV] = pending;
    if (device->watcher) {
        wd_gpuav_watcher_add(device->watcher, (VkQueue)(uintptr_t)queue->object.handle, pending);
    }
}

// retire_recording reads a recording, unless it was restarted or is pending in another submission. In the latter case
// its shaders may be writing, and the last submission to complete reads all records.
static void retire_recording(wd_gpuav_device *device, const wd_gpuav_submission *pending,
                             const submitted_recording *submitted) {
    wd_gpuav_recording *recording = submitted->recording;
    wd_gpuav_region_copies copies;
    wd_gpuav_region_copies_init(&copies, device);
    copies.queue_labels = pending->labels;
    copies.num_queue_labels = pending->num_labels;
    wd_mutex_lock(&recording->lock);
    if (recording->generation == submitted->generation && recording->num_pending &&
        --recording->num_pending == 0) {
        copy_recording(recording, &copies);
    }
    wd_mutex_unlock(&recording->lock);
    wd_gpuav_region_copies_report(&copies, submitted->command_buffer);
    wd_gpuav_region_copies_finish(&copies);
}

void wd_gpuav_submission_ref(wd_gpuav_submission *submission) {
    atomic_fetch_add(&submission->references, 1);
}

void wd_gpuav_submission_release(wd_gpuav_submission *submission) {
    if (atomic_fetch_sub(&submission->references, 1) != 1) {
        return;
    }
    for (size_t i = 0; i < submission->num_recordings; i++) {
        wd_state_unref(&submission->recordings[i].command_buffer->object);
    }
    wd_arena arena = submission->arena;
    wd_arena_finish(&arena);
}

void wd_gpuav_submission_read(wd_gpuav_device *device, wd_gpuav_submission *submission) {
    if (atomic_exchange(&submission->is_read, true)) {
        return;
    }
    for (size_t i = 0; i < submission->num_recordings; i++) {
        retire_recording(device, submission, &submission->recordings[i]);
    }
}

// retire reads the recordings of a submission, if the watcher does not, and ends it.
static void retire(wd_gpuav_device *device, wd_gpuav_submission *pending) {
    unlink_submission(device, pending);
    wd_gpuav_submission_read(device, pending);
    wd_gpuav_submission_release(pending);
}

static void on_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete) {
    (void)queue;
    // The records of a lost device are read, too: the memory is still mapped.
    (void)complete;
    wd_gpuav_submission *pending = submission->user[WD_STATE_SLOT_GPUAV];
    submission->user[WD_STATE_SLOT_GPUAV] = NULL;
    if (pending) {
        retire(user, pending);
    }
}

// first_pending returns the number of the oldest submission that is not known to be complete.
static uint64_t first_pending(void *user) {
    wd_gpuav_device *device = user;
    wd_mutex_lock(&device->submission_lock);
    uint64_t number = device->first_submission ? device->first_submission->number : UINT64_MAX;
    wd_mutex_unlock(&device->submission_lock);
    return number;
}

void wd_gpuav_publish_addresses(wd_gpuav_device *device) {
    if (!wd_gpuav_addresses_publish(&device->addresses, first_pending, device)) {
        wd_gpuav_report_info(
            device, WD_ID_GPUAV_ADDRESSES_UNKNOWN, NULL,
            "The table of device addresses has no free version. Until earlier submissions are "
            "known to be complete, "
            "device addresses are not checked against the addresses of buffers.");
    }
}

static void on_updated(void *user, wd_state_descriptor_set *set, uint32_t binding, uint32_t first,
                       uint32_t count) {
    wd_gpuav_device *device = user;
    wd_gpuav_inputs_updated(&device->inputs, set, binding, first, count);
}

static void on_destroyed(void *user, wd_state_object *object) {
    wd_gpuav_device *device = user;
    wd_gpuav_inputs_destroyed(&device->inputs, object);
    wd_gpuav_addresses_destroyed(&device->addresses, object);
}

wd_status wd_gpuav_register_observer(wd_gpuav_device *device) {
    wd_state_observer observer = {
        .submitted = on_submitted,
        .retired = on_retired,
        .command_buffer_reset = on_reset,
        .descriptors_updated = on_updated,
        .object_destroyed = on_destroyed,
        .user = device,
    };
    return wd_state_add_observer(device->chassis->state, &observer);
}

// The end of the device

static bool end_command_buffer(wd_state_object *object, void *user) {
    on_reset(user, (wd_state_command_buffer *)object);
    return true;
}

void wd_gpuav_read_all_records(wd_gpuav_device *device) {
    // The work of a device is complete when it is destroyed, even if no wait for it was seen.
    while (device->first_submission) {
        retire(device, device->first_submission);
    }
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_COMMAND_BUFFER, end_command_buffer, device);
    wd_gpuav_region_copies copies;
    wd_gpuav_region_copies_init(&copies, device);
    uint32_t *words = wd_gpuav_slab_region(&device->regions, device->regions.fallback, 0);
    if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0) {
        copy_region(&copies, NULL, words, device->regions.record_words);
    }
    wd_gpuav_region_copies_report(&copies, NULL);
    wd_gpuav_region_copies_finish(&copies);
}
