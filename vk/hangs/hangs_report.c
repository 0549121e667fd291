// A finding for each queue with pending submissions.
#include "vk/hangs/hangs_report.h"

#include <inttypes.h>
#include <stdio.h>

#include "vk/hangs/hangs_draw_marks.h"
#include "vk/hangs/hangs_fault.h"
#include "vk/hangs/hangs_text.h"
#include "vk/report/message_ids.h"

enum { MOST_QUEUES = 64, MOST_PROPERTIES = 14, MOST_OBJECTS = 3 };

// queue_report is what is known of a queue. Texts are written under the lock of the device, and submitted without it.
typedef struct queue_report {
    wd_hangs_device *device;
    const wd_hangs_event *event;
    wd_state_queue *queue; // Referenced.
    wd_hangs_position position;
    const wd_hangs_submission *first, *last; // Of the pending submissions.
    size_t num_submissions;
    wd_arena arena;
    wd_string_builder summary, facts, fix;
    wd_state_object *objects[MOST_OBJECTS]; // Referenced.
    size_t num_objects;
    wd_finding_property properties[MOST_PROPERTIES];
    size_t num_properties;
    const wd_finding_label *labels, *queue_labels;
    size_t num_labels, num_queue_labels;
    uint32_t event_number; // Of the device, from 1: the reports of one event have the same.
    uint64_t site;
} queue_report;

// Parts

__attribute__((format(printf, 3, 4))) static void add_property(queue_report *report, const char *key,
                                                               const char *format, ...) {
    char text[160];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    const char *value = wd_arena_strdup(&report->arena, text);
    if (value && report->num_properties < MOST_PROPERTIES) {
        report->properties[report->num_properties++] = (wd_finding_property){key, value};
    }
}

static void add_object(queue_report *report, wd_state_object *object) {
    if (object && report->num_objects < MOST_OBJECTS) {
        report->objects[report->num_objects++] = wd_state_ref(object);
    }
}

static void add_to_site(queue_report *report, const char *text) {
    for (const char *c = text; *c; c++) {
        report->site = (report->site ^ (unsigned char)*c) * 0x100000001b3u;
    }
}

// add_place adds the properties of a command: KEY, KEY_number, KEY_submission.
static void add_place(queue_report *report, const char *const keys[3], const wd_hangs_place *place) {
    if (place->number) {
        add_property(report, keys[0], "%s", wd_hangs_name_at(place));
        add_property(report, keys[1], "%" PRIu32, place->number);
        add_property(report, keys[2], "%" PRIu64, place->submission->number);
    }
}

static void append_event(wd_string_builder *text, const wd_hangs_event *event) {
    const char *command = event->command ? event->command : "a command";
    if (event->is_poll) {
        wd_string_appendf(text, "when %s found no progress for %" PRIu32 " ms", command, event->waited_ms);
    } else if (event->waited_ms) {
        wd_string_appendf(text, "after %s had waited for %" PRIu32 " ms", command, event->waited_ms);
    } else {
        wd_string_appendf(text, "when %s returned VK_ERROR_DEVICE_LOST", command);
    }
}

// Texts

static void append_summary(queue_report *report) {
    wd_string_builder *text = &report->summary;
    const wd_hangs_position *position = &report->position;
    wd_hangs_append_object(text, &report->queue->object);
    if (position->num_begun == 1) {
        wd_string_append(text, " had begun ");
        wd_hangs_append_command(text, position->begun);
        wd_string_append(text, " and not completed it ");
    } else if (position->num_begun) {
        wd_string_appendf(text, " had begun %" PRIu64 " commands, the first ", position->num_begun);
        wd_hangs_append_command(text, position->begun);
        wd_string_append(text, ", and not completed them ");
    } else if (position->num_not_known) {
        wd_string_appendf(
            text, " had %" PRIu64 " pending command%s of which it is not known whether they had begun ",
            position->num_not_known, position->num_not_known == 1 ? "" : "s");
    } else if (position->num_not_begun) {
        wd_string_append(text, " had not begun ");
        wd_hangs_append_command(text, &position->not_begun);
        wd_string_append_char(text, ' ');
    } else if (position->completed.number) {
        wd_string_append(text, " had completed the commands of its pending submissions ");
    } else {
        wd_string_append(text, " had pending submissions without commands ");
    }
    append_event(text, report->event);
}

static void append_line(queue_report *report, const char *head, const wd_hangs_place *place) {
    if (place->number) {
        wd_string_append(&report->facts, head);
        wd_hangs_append_details(&report->facts, place);
        wd_string_append(&report->facts, ".\n");
    }
}

static const char *reason_not_known(const queue_report *report) {
    if (report->position.is_shared) {
        return "A command buffer was submitted while it was pending: these submissions write the same "
               "markers";
    }
    if (!report->device->markers.num_families) {
        return "A device of several physical devices has no markers";
    }
    if (wd_hangs_markers_failure(&report->device->markers) != VK_SUCCESS) {
        return "There is no memory for markers";
    }
    return wd_hangs_draw_marks_of(report->device->chassis->state)
               ? "Inside of render pass instances, only draws with instrumented shaders are known to have "
                 "begun"
               : "This device has no markers inside of render pass instances (VK_AMD_buffer_marker)";
}

static void append_commands(queue_report *report) {
    const wd_hangs_position *position = &report->position;
    append_line(report, "Completed last: ", &position->completed);
    for (uint64_t i = 0; i < position->num_begun && i < WD_HANGS_MOST_BEGUN; i++) {
        append_line(report, "Begun, not known to be complete: ", &position->begun[i]);
    }
    if (position->num_begun > WD_HANGS_MOST_BEGUN) {
        wd_string_appendf(&report->facts, "And %" PRIu64 " more commands.\n",
                          position->num_begun - WD_HANGS_MOST_BEGUN);
        append_line(report, "The last of these: ", &position->last_begun);
    }
    if (position->num_not_known) {
        wd_string_appendf(&report->facts, "Not known whether begun: %" PRIu64 " command%s. %s.\n",
                          position->num_not_known, position->num_not_known == 1 ? "" : "s",
                          reason_not_known(report));
        append_line(report, "The first of these: ", &position->not_known);
    }
    append_line(report, "Not begun: ", &position->not_begun);
}

static uint64_t reached_value(const wd_hangs_device *device, const wd_state_semaphore *semaphore) {
    PFN_vkGetSemaphoreCounterValue get = device->vk->GetSemaphoreCounterValue
                                             ? device->vk->GetSemaphoreCounterValue
                                             : device->vk->GetSemaphoreCounterValueKHR;
    uint64_t value = __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE);
    const VkSemaphore handle = (VkSemaphore)semaphore->object.handle;
    uint64_t now;
    if (get && !wd_state_is_destroyed(&semaphore->object) &&
        !wd_state_device_is_lost(device->chassis->state) && get(device->handle, handle, &now) == VK_SUCCESS) {
        value = now;
    }
    return value;
}

// append_wait appends a wait that holds a submission back. False: the semaphore was signaled, or may have been.
static bool append_wait(queue_report *report, const wd_hangs_submission *submission,
                        const wd_hangs_wait *wait) {
    const bool is_timeline = wait->semaphore->semaphore_type == VK_SEMAPHORE_TYPE_TIMELINE;
    const uint64_t value = is_timeline ? reached_value(report->device, wait->semaphore) : 0;
    if (wait->semaphore->is_external || (is_timeline && value >= wait->value)) {
        return false;
    }
    wd_string_appendf(&report->facts, "Submission %" PRIu64 " waits for ", submission->number);
    wd_hangs_append_object(&report->facts, &wait->semaphore->object);
    if (is_timeline) {
        wd_string_appendf(&report->facts, " to reach %" PRIu64 "; its value is %" PRIu64 ".\n", wait->value,
                          value);
    } else if (wait->signal_queue) {
        wd_string_appendf(&report->facts, ", which submission %" PRIu64 " of ", wait->signal_submission);
        wd_hangs_append_object(&report->facts, &wait->signal_queue->object);
        wd_string_append(&report->facts, " signals.\n");
    } else {
        wd_string_append(&report->facts, wait->is_acquisition
                                             ? ", which the acquisition of a swapchain image signals.\n"
                                             : ".\n");
    }
    return true;
}

// append_waits appends the waits of the first submission that has not begun. It returns how many hold it back.
static unsigned append_waits(queue_report *report) {
    const wd_hangs_position *position = &report->position;
    const wd_hangs_submission *submission =
        position->not_begun.number ? position->not_begun.submission : report->first;
    unsigned count = 0;
    for (uint32_t i = 0; !position->num_begun && i < submission->num_waits; i++) {
        count += append_wait(report, submission, &submission->waits[i]);
    }
    return count;
}

static void append_submissions(queue_report *report) {
    wd_string_appendf(&report->facts, "Pending: submission%s %" PRIu64,
                      report->num_submissions == 1 ? "" : "s", report->first->number);
    if (report->first != report->last) {
        wd_string_appendf(&report->facts, " to %" PRIu64, report->last->number);
    }
    wd_string_appendf(&report->facts, " of queue family %" PRIu32 ", queue %" PRIu32 ".",
                      report->queue->family, report->queue->index);
    if (report->last->is_refused) {
        wd_string_appendf(&report->facts, " The driver may not have accepted submission %" PRIu64 ".",
                          report->last->number);
    }
}

static void append_fix(queue_report *report, unsigned num_waits) {
    wd_string_builder *fix = &report->fix;
    if (num_waits) {
        wd_string_append(fix, "submit the work that signals the semaphore, or signal it from the host");
    } else if (report->event->waited_ms) {
        wd_string_append(fix, "look for endless loops in the shaders of these commands, and for events and "
                              "semaphores that nothing signals; if the work takes so long, set a longer "
                              "hang_timeout_ms");
    } else {
        wd_string_append(fix, "look for endless loops and for accesses outside of buffers in the shaders of "
                              "these commands; gpuav_enable finds such accesses");
    }
}

// The finding

static void fill_properties(queue_report *report) {
    static const char *const begun[] = {"begun_command", "begun_number", "begun_submission"};
    static const char *const completed[] = {"completed_command", "completed_number", "completed_submission"};
    static const char *const not_begun[] = {"not_begun_command", "not_begun_number", "not_begun_submission"};
    add_property(report, "queue_family", "%" PRIu32, report->queue->family);
    add_property(report, "queue_index", "%" PRIu32, report->queue->index);
    add_property(report, "event", "%" PRIu32, report->event_number);
    const wd_hangs_place *place = report->position.num_begun       ? report->position.begun
                                  : report->position.num_not_known ? &report->position.not_known
                                                                   : &report->position.not_begun;
    const wd_hangs_submission *submission = place->number ? place->submission : report->first;
    add_property(report, "frame", "%" PRIu64, submission->frame);
    add_place(report, begun, report->position.begun);
    add_place(report, completed, &report->position.completed);
    add_place(report, not_begun, &report->position.not_begun);
    add_object(report, &report->queue->object);
    if (!place->number) {
        return;
    }
    wd_state_pipeline *pipeline = wd_hangs_pipeline_at(place);
    add_object(report, &place->submitted->command_buffer->object);
    add_object(report, pipeline && pipeline->object.handle ? &pipeline->object : NULL);
    wd_state_unref((wd_state_object *)pipeline);
    report->labels = wd_hangs_labels_at(&report->arena, place, &report->num_labels);
    add_to_site(report, wd_hangs_name_at(place));
    for (size_t i = 0; i < report->num_labels; i++) {
        add_to_site(report, report->labels[i].name);
    }
}

static void copy_queue_labels(queue_report *report) {
    const wd_hangs_submission *first = report->first;
    wd_finding_label *labels =
        wd_arena_copy(&report->arena, first->labels, first->num_labels, sizeof *labels);
    for (size_t i = 0; labels && i < first->num_labels; i++) {
        labels[i].name = wd_arena_strdup(&report->arena, first->labels[i].name);
        labels = labels[i].name ? labels : NULL;
    }
    report->queue_labels = labels;
    report->num_queue_labels = labels ? first->num_labels : 0;
}

static void add_statuses(queue_report *report) {
    wd_string_builder text;
    wd_string_init(&text, report->device->allocator);
    for (size_t i = 0; i < report->position.num_runs; i++) {
        wd_hangs_append_run(&text, &report->position.runs[i]);
    }
    const char *value = text.length && !text.failed ? wd_arena_strdup(&report->arena, text.text) : NULL;
    if (value) {
        report->properties[report->num_properties++] = (wd_finding_property){"statuses", value};
    }
    wd_string_finish(&text);
}

static void write_report(queue_report *report) {
    append_summary(report);
    append_commands(report);
    const unsigned num_waits = append_waits(report);
    append_submissions(report);
    append_fix(report, num_waits);
    fill_properties(report);
    copy_queue_labels(report);
    add_statuses(report);
}

// finding_of returns a finding about an event. The caller adds the text and the objects.
static wd_finding finding_of(const wd_hangs_event *event) {
    const bool is_loss = !event->waited_ms;
    return (wd_finding){
        .severity = is_loss ? WD_SEVERITY_ERROR : WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_VALIDATION,
        .id = is_loss ? WD_ID_HANGS_DEVICE_LOST : WD_ID_HANGS_TIMEOUT,
    };
}

static void deliver(queue_report *report) {
    wd_finding_object objects[MOST_OBJECTS];
    for (size_t i = 0; i < report->num_objects; i++) {
        objects[i] = wd_hangs_describe_object(report->objects[i]);
    }
    wd_string_builder text;
    wd_string_init(&text, report->device->allocator);
    wd_finding_compose(&text, &(wd_finding_parts){.summary = report->summary.text,
                                                  .facts = report->facts.text,
                                                  .fix = report->fix.text});
    wd_finding finding = finding_of(report->event);
    finding.text = text.failed ? "The device was lost, or a wait took too long." : text.text;
    finding.site = report->site;
    finding.objects = objects;
    finding.num_objects = report->num_objects;
    finding.queue_labels = report->queue_labels;
    finding.num_queue_labels = report->num_queue_labels;
    finding.command_buffer_labels = report->labels;
    finding.num_command_buffer_labels = report->num_labels;
    finding.properties = report->properties;
    finding.num_properties = report->num_properties;
    wd_report_submit(report->device->instance->chassis->report, &finding);
    wd_string_finish(&text);
}

static void finish(queue_report *report) {
    for (size_t i = 0; i < report->num_objects; i++) {
        wd_state_unref(report->objects[i]);
    }
    wd_string_finish(&report->summary);
    wd_string_finish(&report->facts);
    wd_string_finish(&report->fix);
    wd_arena_finish(&report->arena);
}

// All queues

typedef struct all_queues {
    wd_hangs_device *device;
    const wd_hangs_event *event;
    uint32_t event_number;
    uint32_t count;
    queue_report reports[MOST_QUEUES];
} all_queues;

static queue_report *report_of(all_queues *queues, wd_state_queue *queue) {
    for (uint32_t i = 0; i < queues->count; i++) {
        if (queues->reports[i].queue == queue) {
            return &queues->reports[i];
        }
    }
    if (queues->count == MOST_QUEUES) {
        return NULL;
    }
    queue_report *report = &queues->reports[queues->count++];
    const wd_allocator allocator = queues->device->allocator;
    report->device = queues->device;
    report->event = queues->event;
    report->event_number = queues->event_number;
    report->queue = queue;
    report->site = 0xcbf29ce484222325u;
    wd_arena_init(&report->arena, allocator, 512);
    wd_string_init(&report->summary, allocator);
    wd_string_init(&report->facts, allocator);
    wd_string_init(&report->fix, allocator);
    return report;
}

static void add_submission(all_queues *queues, const wd_hangs_submission *submission) {
    queue_report *report = report_of(queues, submission->queue);
    if (report) {
        wd_hangs_scan(&report->position, submission);
        report->first = report->first ? report->first : submission;
        report->last = submission;
        report->num_submissions++;
    }
}

// Checkpoints of queues of a lost device

static void raise_recording(wd_hangs_submission *submission, uint32_t id, uint32_t number, bool is_end) {
    for (size_t i = 0; i < submission->num_submitted; i++) {
        wd_hangs_recording *recording = submission->submitted[i].recording;
        if (!recording || recording->id != id) {
            continue;
        }
        wd_mutex_lock(&recording->lock);
        wd_hangs_progress *progress = &recording->checkpoints;
        progress->begun = progress->begun > number ? progress->begun : number;
        progress->completed = is_end && progress->completed < number ? number : progress->completed;
        wd_mutex_unlock(&recording->lock);
    }
}

static void raise_by_checkpoint(void *user, uint32_t id, uint32_t number, bool is_end) {
    wd_hangs_device *device = user;
    for (wd_hangs_submission *at = device->first; at; at = at->next) {
        raise_recording(at, id, number, is_end);
    }
}

// The lock is held.
static void read_checkpoints(wd_hangs_device *device) {
    const wd_state_queue *latest = NULL;
    for (const wd_hangs_submission *at = device->first; at && device->markers.has_checkpoints;
         at = at->next) {
        if (at->queue != latest) {
            latest = at->queue;
            wd_hangs_read_checkpoints(&device->markers, (VkQueue)(uintptr_t)latest->object.handle,
                                      raise_by_checkpoint, device);
        }
    }
}

// The batches of a call that returned VK_ERROR_DEVICE_LOST

static void add_refused(all_queues *queues, wd_hangs_submission **made) {
    const wd_hangs_event *event = queues->event;
    for (uint32_t i = 0; made && i < event->num_refused; i++) {
        made[i] = wd_hangs_submission_create(queues->device, event->refused[i]->queue, event->refused[i]);
        if (made[i]) {
            made[i]->is_refused = true;
            add_submission(queues, made[i]);
        }
    }
}

static bool has_work(const wd_hangs_position *position) {
    return position->num_begun || position->num_not_known || position->num_not_begun;
}

// report_queues returns how many queues have pending submissions.
static uint32_t report_queues(wd_hangs_device *device, const wd_hangs_event *event) {
    all_queues *queues = wd_alloc_zero(&device->allocator, 1, sizeof(*queues));
    wd_hangs_submission **refused =
        wd_alloc_zero(&device->allocator, event->num_refused ? event->num_refused : 1, sizeof(*refused));
    if (!queues || !refused) {
        wd_free(&device->allocator, queues);
        wd_free(&device->allocator, refused);
        return 0;
    }
    queues->device = device;
    queues->event = event;
    queues->event_number = atomic_fetch_add(&device->num_events, 1) + 1;
    wd_mutex_lock(&device->lock);
    if (!event->waited_ms) {
        read_checkpoints(device);
    }
    for (const wd_hangs_submission *at = device->first; at; at = at->next) {
        add_submission(queues, at);
    }
    add_refused(queues, refused);
    for (uint32_t i = 0; i < queues->count; i++) {
        write_report(&queues->reports[i]);
    }
    wd_mutex_unlock(&device->lock);
    for (uint32_t i = 0; i < event->num_refused; i++) {
        wd_hangs_submission_destroy(refused[i]);
    }
    const uint32_t count = queues->count;
    for (uint32_t i = 0; i < count; i++) {
        if (!event->needs_work || has_work(&queues->reports[i].position)) {
            deliver(&queues->reports[i]);
        }
        finish(&queues->reports[i]);
    }
    wd_free(&device->allocator, refused);
    wd_free(&device->allocator, queues);
    return count;
}

// report_idle reports the event where no queue has pending submissions.
static void report_idle(wd_hangs_device *device, const wd_hangs_event *event) {
    const wd_finding_object object = wd_hangs_describe_object(wd_state_device_object(device->chassis->state));
    wd_string_builder summary, text;
    wd_string_init(&summary, device->allocator);
    wd_string_init(&text, device->allocator);
    wd_hangs_append_object(&summary, wd_state_device_object(device->chassis->state));
    wd_string_append(&summary, " had no pending submissions ");
    append_event(&summary, event);
    wd_finding_compose(
        &text,
        &(wd_finding_parts){.summary = summary.text,
                            .fix = event->waited_ms ? "submit the work that signals the object of the wait"
                                                    : "see whether another process or device reset the GPU"});
    wd_finding finding = finding_of(event);
    finding.text = text.failed ? "No submissions were pending." : text.text;
    finding.site = (uint64_t)event->waited_ms + 1;
    finding.objects = &object;
    finding.num_objects = 1;
    wd_report_submit(device->instance->chassis->report, &finding);
    wd_string_finish(&summary);
    wd_string_finish(&text);
}

static void report_positions(wd_hangs_device *device, const wd_hangs_event *event) {
    if (!report_queues(device, event) && !event->needs_work) {
        report_idle(device, event);
    }
}

void wd_hangs_report_loss(wd_hangs_device *device, const wd_hangs_event *event) {
    if (!atomic_exchange(&device->is_loss_reported, true)) {
        report_positions(device, event);
        wd_hangs_report_fault(device);
    }
}

void wd_hangs_report_wait(wd_hangs_device *device, const wd_hangs_event *event) {
    if (!atomic_load(&device->is_loss_reported)) {
        report_positions(device, event);
    }
}

void wd_hangs_report_no_markers(wd_hangs_device *device) {
    if (atomic_exchange(&device->is_lack_reported, true)) {
        return;
    }
    const bool is_group = !device->markers.num_families;
    char text[200];
    snprintf(
        text, sizeof text,
        is_group
            ? "Commands get no markers, because the device is of several physical devices. Reports of lost "
              "devices and hangs name submissions only."
            : "Commands get no markers, because there is no memory for them (VkResult %d). Reports of lost "
              "devices and hangs name submissions only.",
        wd_hangs_markers_failure(&device->markers));
    const wd_finding finding = {
        .severity = is_group ? WD_SEVERITY_INFO : WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_GENERAL,
        .id = WD_ID_HANGS_NO_MARKERS,
        .text = text,
    };
    wd_report_submit(device->instance->chassis->report, &finding);
}
