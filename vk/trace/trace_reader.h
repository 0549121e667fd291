// The parts of the reader of trace files.
#ifndef WARDEN_VK_TRACE_TRACE_READER_H
#define WARDEN_VK_TRACE_TRACE_READER_H

#include "vk/trace/trace_model.h"

#ifdef __cplusplus
extern "C" {
#endif

// --- trace_blocks.c

typedef struct wd_trace_blocks {
    wd_trace_model *model;
    const uint8_t *data;
    size_t size, at;
    uint64_t next_number;
    uint32_t attempts;
} wd_trace_blocks;

wd_status wd_trace_check_header(const uint8_t *data, size_t size, wd_trace_model *model,
                                wd_diagnostic *problem);
void wd_trace_blocks_init(wd_trace_blocks *blocks, wd_trace_model *model, const uint8_t *data, size_t size);
// wd_trace_blocks_next returns the payload of the next complete block, and notes the damage before it in the model.
bool wd_trace_blocks_next(wd_trace_blocks *blocks, wd_trace_cursor *payload);

// --- trace_read.c

// The second limit is on the steps of searches for commands with a status: in a damaged file, many of them may go
// through the same recordings.
enum { WD_TRACE_MAX_ROWS = 1 << 28, WD_TRACE_MAX_STATUS_STEPS = 1 << 26 };

// wd_trace_ref is the row of an object of the file.
typedef enum wd_trace_table {
    WD_TRACE_TABLE_DEVICES,
    WD_TRACE_TABLE_QUEUES,
    WD_TRACE_TABLE_RESOURCES,
    WD_TRACE_TABLE_SEMAPHORES,
    WD_TRACE_TABLE_FENCES,
    WD_TRACE_TABLE_EVENTS,
    WD_TRACE_TABLE_OTHERS,
} wd_trace_table;

// wd_trace_reader is a file that is being read.
typedef struct wd_trace_reader {
    wd_trace_model *model;
    const uint8_t *data;
    size_t size;
    wd_diagnostic *problem;
    wd_hash_table strings;     // By id: row + 1.
    wd_hash_table objects;     // By id: (row * 8 + table) + 1.
    wd_hash_table recordings;  // By number: row + 1.
    wd_hash_table submissions; // By a hash of queue and number: row + 1.
    wd_hash_table findings;    // By a hash of id and text: row + 1.
    wd_hash_table sources;     // By the number of a shader's source: the row of the shader + 1.
    wd_hash_table submitted;   // By the handle of a command buffer: its last submitted recording + 1.
    uint32_t num_status_steps; // At most WD_TRACE_MAX_STATUS_STEPS.
    wd_status status;
} wd_trace_reader;

// These return a row. A string that is not there is row 0; other objects that are not there are WD_TRACE_NONE.
uint32_t wd_trace_find_string(const wd_trace_reader *reader, uint64_t id);
uint32_t wd_trace_find_object(const wd_trace_reader *reader, uint64_t id, wd_trace_table table);
uint32_t wd_trace_find_recording(const wd_trace_reader *reader, uint64_t number);

// wd_trace_fail notes that memory ran out, or that a table is too large.
void wd_trace_fail(wd_trace_reader *reader, wd_status status);

// WD_TRACE_ADD adds a row to a table of the model and evaluates to a zeroed row, or to NULL after wd_trace_fail.
void *wd_trace_add(wd_trace_reader *reader, void **items, size_t *count, size_t *capacity, size_t size);
#define WD_TRACE_ADD(reader, table)                                                                          \
    wd_trace_add((reader), (void **)&(reader)->model->table.items, &(reader)->model->table.count,            \
                 &(reader)->model->table.capacity, sizeof *(reader)->model->table.items)

// wd_trace_read_image_range reads a range of subresources and returns its row.
uint32_t wd_trace_read_image_range(wd_trace_reader *reader, wd_trace_cursor *cursor);

// --- trace_read_recording.c

// wd_trace_read_recordings reads the operations of all recordings.
void wd_trace_read_recordings(wd_trace_reader *reader);

// --- trace_read_statuses.c

// wd_trace_read_statuses reads the status of commands that a finding has, and where the queue was. Commands that are
// not in the file are left out, as are those for which no steps are left.
void wd_trace_read_statuses(wd_trace_reader *reader, wd_trace_cursor *cursor, wd_trace_finding_row *finding);

// --- trace_read_events.c

// wd_trace_find_submission returns the row of a submission, or WD_TRACE_NONE.
uint32_t wd_trace_find_submission(const wd_trace_reader *reader, uint32_t queue, uint64_t number);

// wd_trace_read_event reads a submission, a finding, or another record in the order of time.
void wd_trace_read_event(wd_trace_reader *reader, wd_trace_record kind, wd_trace_cursor *cursor);

#ifdef __cplusplus
}
#endif
#endif
