// Reading back: what the shaders of a submission wrote is decoded when the submission is known to be complete.
//
// Under a recording's lock the records are only copied out and their regions zeroed; they are described and reported after
// it, because the application's callbacks run then.
#include <string.h>

#include "vk/gpuav/runtime/gpuav_drain.h"

#include "vk/report/message_ids.h"

// Copying records out.

static size_t count_labels(const wd_state_label *label) {
    size_t count = 0;
    for (; label; label = label->outer)
        count++;
    return count;
}

// copy_labels writes the labels outermost first into the arena; false when memory runs out.
static bool copy_labels(wd_arena *arena, const wd_state_label *label, wd_finding_label **labels,
                        size_t *num_labels) {
    size_t count = count_labels(label);
    *labels = NULL;
    *num_labels = 0;
    if (!count)
        return true;
    wd_finding_label *made = wd_arena_alloc_zero(arena, count, sizeof(*made));
    if (!made)
        return false;
    for (size_t i = count; i-- > 0; label = label->outer) {
        made[i].name = wd_arena_strdup(arena, label->name);
        if (!made[i].name)
            return false;
        memcpy(made[i].color, label->color, sizeof(made[i].color));
    }
    *labels = made;
    *num_labels = count;
    return true;
}

// copy_sets copies which sets were bound. Without memory the finding names none.
static void copy_sets(wd_arena *arena, const wd_gpuav_action *action, wd_gpuav_found *found) {
    if (!action->sets)
        return;
    found->sets = wd_arena_copy(arena, action->sets->sets, action->sets->count, sizeof(*found->sets));
    found->num_sets = found->sets ? action->sets->count : 0;
    for (uint32_t i = 0; i < found->num_sets; i++)
        wd_state_ref((wd_state_object *)found->sets[i]);
}

// take_region copies one region that has records and zeroes it. False: no memory, the region is as before.
static bool take_region(wd_gpuav_findings *findings, const wd_gpuav_action *action, uint32_t *words,
                        uint32_t num_words) {
    wd_gpuav_found *found = wd_arena_alloc_zero(&findings->arena, 1, sizeof(*found));
    if (!found ||
        !copy_labels(&findings->arena, action ? action->label : NULL, &found->labels, &found->num_labels))
        return false;
    found->words = wd_arena_copy(&findings->arena, words, num_words, sizeof(*words));
    if (!found->words)
        return false;
    found->num_words = num_words;
    if (action) {
        found->command = action->command;
        found->index = action->index;
        found->is_shared = action->is_shared;
        found->kind = action->kind;
        found->pipeline = (wd_state_pipeline *)wd_state_ref((wd_state_object *)action->pipeline);
        copy_sets(&findings->arena, action, found);
    }
    memset(words, 0, num_words * sizeof(*words));
    *findings->end = found;
    findings->end = &found->next;
    return true;
}

// take_recording copies what the shaders of a recording wrote; its lock is held.
static void take_recording(wd_gpuav_recording *recording, wd_gpuav_findings *findings) {
    const wd_gpuav_regions *regions = &recording->device->regions;
    for (wd_gpuav_chunk *chunk = recording->first; chunk; chunk = chunk->next) {
        for (uint32_t i = 0; i < chunk->num_actions; i++) {
            uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
            if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0)
                take_region(findings, &chunk->actions[i], words, regions->record_words);
        }
    }
}

void wd_gpuav_findings_init(wd_gpuav_findings *findings, wd_gpuav_device *device) {
    memset(findings, 0, sizeof(*findings));
    wd_arena_init(&findings->arena, device->allocator, 0);
    findings->device = device;
    findings->end = &findings->first;
}

void wd_gpuav_findings_finish(wd_gpuav_findings *findings) {
    for (wd_gpuav_found *found = findings->first; found; found = found->next) {
        if (found->pipeline)
            wd_state_unref(&found->pipeline->object);
        for (uint32_t i = 0; i < found->num_sets; i++)
            wd_state_unref((wd_state_object *)found->sets[i]);
    }
    wd_arena_finish(&findings->arena);
}

// The end of a recording.

// zero_slab makes a slab fit for the next owner even where records could not be copied out.
static void zero_slab(const wd_gpuav_regions *regions, const wd_gpuav_chunk *chunk) {
    for (uint32_t i = 0; i < chunk->num_actions; i++) {
        uint32_t *words = wd_gpuav_slab_region(regions, chunk->slab, i);
        if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0)
            memset(words, 0, regions->record_words * sizeof(*words));
    }
}

static void end_recording(wd_gpuav_recording *recording, wd_gpuav_findings *findings) {
    wd_gpuav_regions *regions = &recording->device->regions;
    pthread_mutex_lock(&recording->lock);
    take_recording(recording, findings);
    for (wd_gpuav_chunk *chunk = recording->first, *next; chunk; chunk = next) {
        next = chunk->next;
        zero_slab(regions, chunk);
        wd_gpuav_regions_release(regions, chunk->slab);
    }
    recording->first = recording->last = NULL;
    recording->num_chunks = 0;
    memset(recording->lost, 0, sizeof(recording->lost));
    memset(recording->assumed, 0, sizeof(recording->assumed));
    recording->has_unknown = false;
    memset(recording->last_sets, 0, sizeof(recording->last_sets));
    wd_gpuav_forget_binds(recording);
    wd_gpuav_pushes_finish(&recording->pushes, &recording->device->inputs);
    recording->has_actions = false;
    recording->is_suspended = false;
    recording->generation++;
    recording->num_pending = 0;
    pthread_mutex_unlock(&recording->lock);
}

static void on_reset(void *user, wd_state_command_buffer *command_buffer) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (!recording || !(recording->has_actions || recording->is_suspended || recording->has_unknown))
        return;
    wd_gpuav_findings findings;
    wd_gpuav_findings_init(&findings, user);
    end_recording(recording, &findings);
    wd_gpuav_findings_report(&findings, command_buffer);
    wd_gpuav_findings_finish(&findings);
}

// Submissions.

// submitted_recording is a recording as it was when it was submitted.
typedef struct submitted_recording {
    wd_state_command_buffer *command_buffer; // Referenced.
    wd_gpuav_recording *recording;
    uint64_t generation;
} submitted_recording;

// wd_gpuav_submission is what the observer leaves in a submission. It lies in its own arena.
struct wd_gpuav_submission {
    wd_arena arena;
    wd_gpuav_submission *previous, *next; // Of the device, oldest first.
    uint64_t number;                      // That it has for the table of device addresses.
    wd_finding_label *labels;             // Of the queue.
    size_t num_labels;
    size_t num_recordings, capacity;
    submitted_recording recordings[];
};

static size_t count_recordings(const wd_state_command_buffer *command_buffer, uint32_t depth) {
    const wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    size_t count = recording && recording->has_actions ? 1 : 0;
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++)
        count += count_recordings(command_buffer->executed[i], depth + 1);
    return count;
}

static void note_recordings(wd_gpuav_submission *note, wd_state_command_buffer *command_buffer,
                            uint32_t depth) {
    wd_gpuav_recording *recording = wd_state_slot_get(&command_buffer->object, WD_STATE_SLOT_GPUAV);
    if (recording && recording->has_actions && note->num_recordings < note->capacity) {
        wd_state_ref(&command_buffer->object);
        pthread_mutex_lock(&recording->lock);
        recording->num_pending++;
        note->recordings[note->num_recordings++] =
            (submitted_recording){command_buffer, recording, recording->generation};
        pthread_mutex_unlock(&recording->lock);
    }
    for (uint32_t i = 0; depth < WD_GPUAV_MAX_NESTING && i < command_buffer->num_executed; i++)
        note_recordings(note, command_buffer->executed[i], depth + 1);
}

static void link_note(wd_gpuav_device *device, wd_gpuav_submission *note) {
    note->number = wd_gpuav_addresses_link(&device->addresses);
    pthread_mutex_lock(&device->submission_lock);
    note->previous = device->last_submission;
    *(note->previous ? &note->previous->next : &device->first_submission) = note;
    device->last_submission = note;
    pthread_mutex_unlock(&device->submission_lock);
}

static void unlink_note(wd_gpuav_device *device, wd_gpuav_submission *note) {
    pthread_mutex_lock(&device->submission_lock);
    *(note->previous ? &note->previous->next : &device->first_submission) = note->next;
    *(note->next ? &note->next->previous : &device->last_submission) = note->previous;
    pthread_mutex_unlock(&device->submission_lock);
}

static void on_submitted(void *user, wd_state_queue *queue, wd_state_submission *submission) {
    wd_gpuav_device *device = user;
    size_t count = 0;
    for (uint32_t i = 0; i < submission->num_command_buffers; i++)
        count += count_recordings(submission->command_buffers[i], 0);
    if (!count)
        return;
    wd_arena arena;
    wd_arena_init(&arena, device->allocator, 1024);
    wd_gpuav_submission *note =
        wd_arena_alloc_zero(&arena, 1, sizeof(*note) + count * sizeof(note->recordings[0]));
    if (!note) // Records are read when the command buffers are reset, at the latest.
        return;
    note->capacity = count;
    copy_labels(&arena, queue->label, &note->labels, &note->num_labels);
    for (uint32_t i = 0; i < submission->num_command_buffers; i++)
        note_recordings(note, submission->command_buffers[i], 0);
    note->arena = arena;
    link_note(device, note);
    submission->user[WD_STATE_SLOT_GPUAV] = note;
}

// retire_recording reads a recording unless it was begun anew since, or another submission of it is still under way: then
// the shaders may be writing, and the last one to retire reads everything.
static void retire_recording(wd_gpuav_device *device, const wd_gpuav_submission *note,
                             const submitted_recording *submitted) {
    wd_gpuav_recording *recording = submitted->recording;
    wd_gpuav_findings findings;
    wd_gpuav_findings_init(&findings, device);
    findings.queue_labels = note->labels;
    findings.num_queue_labels = note->num_labels;
    pthread_mutex_lock(&recording->lock);
    if (recording->generation == submitted->generation && recording->num_pending &&
        --recording->num_pending == 0)
        take_recording(recording, &findings);
    pthread_mutex_unlock(&recording->lock);
    wd_gpuav_findings_report(&findings, submitted->command_buffer);
    wd_gpuav_findings_finish(&findings);
}

// retire reads the recordings of a submission and frees the note.
static void retire(wd_gpuav_device *device, wd_gpuav_submission *note) {
    unlink_note(device, note);
    for (size_t i = 0; i < note->num_recordings; i++)
        retire_recording(device, note, &note->recordings[i]);
    for (size_t i = 0; i < note->num_recordings; i++)
        wd_state_unref(&note->recordings[i].command_buffer->object);
    wd_arena arena = note->arena;
    wd_arena_finish(&arena);
}

static void on_retired(void *user, wd_state_queue *queue, wd_state_submission *submission, bool complete) {
    (void)queue;
    // A lost device has written what it has written: the memory is mapped and read all the same.
    (void)complete;
    wd_gpuav_submission *note = submission->user[WD_STATE_SLOT_GPUAV];
    submission->user[WD_STATE_SLOT_GPUAV] = NULL;
    if (note)
        retire(user, note);
}

// first_pending returns the number of the oldest submission that is not known to be complete.
static uint64_t first_pending(void *user) {
    wd_gpuav_device *device = user;
    pthread_mutex_lock(&device->submission_lock);
    uint64_t number = device->first_submission ? device->first_submission->number : UINT64_MAX;
    pthread_mutex_unlock(&device->submission_lock);
    return number;
}

void wd_gpuav_publish_addresses(wd_gpuav_device *device) {
    if (!wd_gpuav_addresses_publish(&device->addresses, first_pending, device))
        wd_gpuav_inform(device, WD_ID_GPUAV_ADDRESSES_UNKNOWN, NULL,
                        "The table of device addresses has no free version. Until earlier submissions are "
                        "known to be complete, "
                        "device addresses are not checked against the addresses of buffers.");
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

wd_status wd_gpuav_observe(wd_gpuav_device *device) {
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

// The end of the device.

static bool end_command_buffer(wd_state_object *object, void *user) {
    on_reset(user, (wd_state_command_buffer *)object);
    return true;
}

void wd_gpuav_drain_all(wd_gpuav_device *device) {
    // A device may be destroyed only when its work is done, whether or not the application waited for it where we see.
    while (device->first_submission)
        retire(device, device->first_submission);
    wd_state_for_each(device->chassis->state, VK_OBJECT_TYPE_COMMAND_BUFFER, end_command_buffer, device);
    wd_gpuav_findings findings;
    wd_gpuav_findings_init(&findings, device);
    uint32_t *words = wd_gpuav_slab_region(&device->regions, device->regions.fallback, 0);
    if (words[WD_RECORD_BUFFER_ATTEMPTED] != 0)
        take_region(&findings, NULL, words, device->regions.record_words);
    wd_gpuav_findings_report(&findings, NULL);
    wd_gpuav_findings_finish(&findings);
}
