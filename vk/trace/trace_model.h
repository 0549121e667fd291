// The contents of a trace file: tables whose rows refer to each other by number. -1 (or UINT32_MAX) is "none".
//
//   wd_trace_model model;
//   wd_diagnostic problem = WD_DIAGNOSTIC_INIT;
//   if (wd_trace_read(&model, allocator, data, size, &problem) == WD_OK) ...
//   wd_trace_model_finish(&model);
//
// Commands refer to lists of accesses and of barriers that many commands share, so the memory of a model is
// proportional to the size of the file, however often the program repeated its commands. Rows of the expanded tables
// are numbered by command: row `first_access` of a command is that of its first access.
#ifndef WARDEN_VK_TRACE_TRACE_MODEL_H
#define WARDEN_VK_TRACE_TRACE_MODEL_H

#include "vk/trace/trace_format.h"
#include "vk/util/hash_table.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_TRACE_NONE UINT32_MAX

typedef struct wd_trace_text {
    const char *text; // In the file's data, not NUL-terminated.
    size_t size;
} wd_trace_text;

typedef struct wd_trace_device {
    uint64_t handle;
    uint32_t name, driver; // Strings.
    uint32_t api_version, driver_version;
} wd_trace_device;

typedef struct wd_trace_queue {
    uint64_t handle;
    uint32_t device, name, family, index, flags;
} wd_trace_queue;

typedef struct wd_trace_resource {
    bool is_image, is_swapchain_image, is_structure;
    uint64_t handle, size, usage;
    uint32_t name;
    uint32_t format, width, height, depth, mips, layers, samples, initial_layout, aspects;
} wd_trace_resource;

// wd_trace_object is a semaphore, fence, event or pipeline.
typedef struct wd_trace_object {
    uint32_t kind; // wd_trace_object_kind
    uint64_t handle;
    uint32_t name;
} wd_trace_object;

typedef struct wd_trace_image_range {
    uint32_t aspects, base_mip, mips, base_layer, layers;
} wd_trace_image_range;

typedef enum wd_trace_access_kind { WD_TRACE_READ, WD_TRACE_WRITE, WD_TRACE_TRANSITION } wd_trace_access_kind;

typedef struct wd_trace_access {
    uint64_t begin,
        end; // Bytes of a buffer. Of an image: `begin` is a row of image_ranges, `end` is UINT64_MAX.
    uint64_t stages, accesses; // One bit each, or 0.
    uint32_t resource;
    uint32_t binding;                // String.
    uint32_t old_layout, new_layout; // Of transitions.
    uint8_t kind;                    // wd_trace_access_kind
} wd_trace_access;

typedef struct wd_trace_barrier {
    uint64_t begin, end; // As in wd_trace_access. 0 and 0: all memory.
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
    uint32_t kind; // wd_trace_barrier_kind
    uint32_t resource;
    uint32_t old_layout, new_layout;
    uint32_t src_family, dst_family; // WD_TRACE_NONE: no transfer.
    uint32_t source, target;         // Subpasses. WD_TRACE_NONE: VK_SUBPASS_EXTERNAL.
} wd_trace_barrier;

typedef struct wd_trace_span {
    uint32_t first, count;
} wd_trace_span;

// wd_trace_part is a list of accesses or barriers of a command.
typedef struct wd_trace_part {
    bool has_barriers;
    wd_trace_span rows; // Of `accesses` or `barriers`.
} wd_trace_part;

typedef struct wd_trace_command {
    uint32_t recording, index;
    uint64_t tag;  // In the recording.
    uint32_t name; // String.
    uint32_t label, pass, subpass;
    uint32_t pipeline; // Object.
    uint32_t executes; // The first secondary recording.
    wd_trace_span parts;
    uint64_t first_access, first_barrier; // Rows of the expanded tables.
    bool is_skipped, has_unknown_accesses, waits_for_events;
    bool has_redundant_barrier;
    uint32_t redundant_resource; // Of that barrier. WD_TRACE_NONE: all memory.
} wd_trace_command;

typedef struct wd_trace_execution {
    uint32_t command, recording;
    uint64_t offset; // Added to the tags of the recording.
} wd_trace_execution;

typedef struct wd_trace_recording_row {
    uint64_t number, handle;
    uint32_t name, device, level, family;
    wd_trace_span commands, executions;
    wd_trace_bytes data; // The operations.
    uint64_t offset;     // Of the first record in the file, for messages.
    bool is_broken;      // A part is missing.
} wd_trace_recording_row;

typedef struct wd_trace_attachment {
    uint32_t resource, load_op, store_op, initial_layout, final_layout;
} wd_trace_attachment;

typedef struct wd_trace_pass {
    uint32_t recording, name, num_subpasses, first_command, last_command;
    bool is_dynamic;
    wd_trace_span attachments;
} wd_trace_pass;

typedef struct wd_trace_label {
    uint32_t recording, queue; // One is WD_TRACE_NONE.
    uint32_t name, parent;
    uint32_t first, last; // Commands or submissions.
} wd_trace_label;

typedef struct wd_trace_use {
    uint32_t semaphore;
    uint64_t value, stages;
} wd_trace_use;

typedef struct wd_trace_submission_row {
    uint32_t queue, frame, fence, label;
    uint64_t number, order;
    wd_trace_span waits, signals; // Of `uses`.
    wd_trace_span recordings;     // Of `rows`.
} wd_trace_submission_row;

typedef struct wd_trace_present_row {
    uint32_t queue, frame;
    uint64_t order;
    wd_trace_span waits, images; // Of `rows`.
} wd_trace_present_row;

typedef struct wd_trace_acquire_row {
    uint64_t order;
    uint32_t resource, semaphore, fence;
} wd_trace_acquire_row;

typedef struct wd_trace_wait_row {
    uint64_t order, value;
    uint32_t kind;   // wd_trace_host_wait_kind
    uint32_t object; // Semaphore or fence row, or queue.
} wd_trace_wait_row;

typedef struct wd_trace_event_row {
    uint32_t command, event, operation; // 0 set, 1 wait, 2 reset.
    uint64_t stages;
} wd_trace_event_row;

typedef struct wd_trace_place {
    uint32_t command, submission;
    uint64_t stages, accesses;
    bool is_known, writes;
} wd_trace_place;

typedef struct wd_trace_masks {
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
} wd_trace_masks;

typedef struct wd_trace_fix {
    uint32_t kind;           // wd_trace_fix_kind
    uint32_t location;       // wd_trace_fix_location
    wd_trace_masks masks;    // Of a barrier or a semaphore, or those that one lacks.
    uint32_t before_command; // The barrier belongs before this command.
    // A subpass dependency of the render pass of the second command, or of the first one.
    bool has_dependency, is_pass_of_first;
    uint32_t source, target;
    uint32_t dependency_index; // In pDependencies. WD_TRACE_NONE: a new dependency.
    wd_trace_masks dependency; // All masks of a new dependency, or those that the present one lacks.
    uint32_t semaphore;        // WD_TRACE_NONE: unknown.
} wd_trace_fix;

typedef enum wd_trace_finding_kind {
    WD_TRACE_FINDING_HAZARD,
    WD_TRACE_FINDING_REDUNDANT_BARRIER,
    WD_TRACE_FINDING_GPU,
    WD_TRACE_FINDING_HANG, // `first` completed last, `second` is where the queue was.
} wd_trace_finding_kind;

// wd_trace_status_row is commands of one execution of a recording that have one status when a device was lost or did
// not answer.
typedef struct wd_trace_status_row {
    uint32_t status; // wd_trace_status
    uint32_t submission;
    uint32_t first_command, last_command;
} wd_trace_status_row;

typedef struct wd_trace_finding_row {
    uint32_t kind; // wd_trace_finding_kind
    uint32_t message_id;
    uint32_t severity; // As in wd_severity.
    wd_trace_text text;
    wd_trace_place first, second;
    uint32_t resource;
    uint64_t begin, end;
    wd_trace_fix fix;
    uint64_t count;
    uint32_t shader, line, column;
    wd_trace_text source_line;
    // WD_TRACE_FINDING_HANG: the number of the event in the device (0: none), of which each queue has a finding.
    uint32_t event;
    wd_trace_span statuses;
} wd_trace_finding_row;

// wd_trace_shader is a source file of which findings name lines.
typedef struct wd_trace_shader {
    uint64_t handle;
    uint32_t name, file;
    // Its lines, each with a newline. Empty: only the lines in findings are known.
    wd_trace_bytes source;
} wd_trace_shader;

// wd_trace_model has many members because each table of a trace file is one.
typedef struct wd_trace_model {
    wd_allocator allocator;
    // About the file.
    uint64_t started_ns;
    uint32_t version, first_frame, last_frame;
    wd_trace_text warden, program;          // Warden's version, the file name of the program.
    wd_trace_text application_name, engine; // From VkApplicationInfo. Empty: it has none.
    wd_trace_text end_reason;               // Empty: the recording was cut off.
    bool is_complete;
    uint64_t num_blocks, num_lost_blocks;
    size_t first_damage; // Offset of the first damage. SIZE_MAX: none.
    size_t truncated_at; // Offset of the incomplete block at the end. SIZE_MAX: none.

    WD_VECTOR(char *) notes;
    WD_VECTOR(wd_trace_text) strings; // Row 0 is "".
    WD_VECTOR(wd_trace_device) devices;
    WD_VECTOR(wd_trace_queue) queues;
    WD_VECTOR(wd_trace_resource) resources;
    WD_VECTOR(wd_trace_object) semaphores;
    WD_VECTOR(wd_trace_object) fences;
    WD_VECTOR(wd_trace_object) events;
    WD_VECTOR(wd_trace_object) others;
    WD_VECTOR(wd_trace_image_range) image_ranges;
    WD_VECTOR(wd_trace_access) accesses;
    WD_VECTOR(wd_trace_barrier) barriers;
    WD_VECTOR(wd_trace_part) parts;
    WD_VECTOR(wd_trace_command) commands;
    WD_VECTOR(wd_trace_execution) executions;
    WD_VECTOR(wd_trace_recording_row) recordings;
    WD_VECTOR(wd_trace_attachment) attachments;
    WD_VECTOR(wd_trace_pass) passes;
    WD_VECTOR(wd_trace_label) labels;
    WD_VECTOR(wd_trace_use) uses;
    WD_VECTOR(uint32_t) rows;
    WD_VECTOR(wd_trace_submission_row) submissions;
    WD_VECTOR(wd_trace_present_row) presents;
    WD_VECTOR(wd_trace_acquire_row) acquires;
    WD_VECTOR(wd_trace_wait_row) host_waits;
    WD_VECTOR(wd_trace_event_row) event_operations;
    WD_VECTOR(wd_trace_finding_row) findings;
    WD_VECTOR(wd_trace_status_row) statuses;
    WD_VECTOR(wd_trace_shader) shaders;
    uint64_t num_accesses, num_barriers; // Rows of the expanded tables.
    uint64_t num_events;                 // Order numbers.
} wd_trace_model;

// wd_trace_read reads a trace file. `data` must outlive the model. WD_ERROR_INVALID_DATA: it is no trace, or none of
// its blocks is complete; WD_ERROR_UNSUPPORTED: it claims more than 2^28 rows of a table, or has a newer version. The
// model needs wd_trace_model_finish in any case.
wd_status wd_trace_read(wd_trace_model *model, wd_allocator allocator, const void *data, size_t size,
                        wd_diagnostic *problem);
void wd_trace_model_finish(wd_trace_model *model);

// wd_trace_visit_accesses calls `visit` for each row of the expanded table of accesses, until it returns false: those
// of the commands [first, end). wd_trace_visit_barriers does so for barriers.
typedef bool (*wd_trace_visit_access)(void *user, uint32_t command, const wd_trace_access *access);
typedef bool (*wd_trace_visit_barrier)(void *user, uint32_t command, const wd_trace_barrier *barrier,
                                       uint64_t row);
void wd_trace_visit_accesses(const wd_trace_model *model, uint32_t first, uint32_t end,
                             wd_trace_visit_access visit, void *user);
void wd_trace_visit_barriers(const wd_trace_model *model, uint32_t first, uint32_t end,
                             wd_trace_visit_barrier visit, void *user);

#ifdef __cplusplus
}
#endif
#endif
