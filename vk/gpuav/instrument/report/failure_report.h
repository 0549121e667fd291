// Records of failed checks: the functions of the written module that write a record into the output buffer, and the
// words of the shader stage in each record.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_REPORT_FAILURE_REPORT_H
#define WARDEN_VK_GPUAV_INSTRUMENT_REPORT_FAILURE_REPORT_H

#include "vk/gpuav/instrument/writer/module_writer.h"
#include "vk/gpuav/record/record_layout.h"

// wd_failure_kind names the functions that write a record, and their parameters.
typedef enum wd_failure_kind {
    WD_FAILURE_INDEX,           // (instruction, index, length)
    WD_FAILURE_BOUNDS,          // (instruction, error, index, last byte, size)
    WD_FAILURE_STATE,           // (instruction, index)
    WD_FAILURE_BOUNDS_OR_STATE, // As WD_FAILURE_BOUNDS; if the size is 0, as WD_FAILURE_STATE.
    WD_FAILURE_WIDE,            // (instruction, error, 5 words after the error)
    WD_FAILURE_ANY,      // (instruction, error, 3 words after the error, number of words of the record)
    WD_FAILURE_ANY_WIDE, // (instruction, error, 5 words after the error, number of words of the record)
    WD_NUM_FAILURE_KINDS,
} wd_failure_kind;

// The parameters of WD_FAILURE_BOUNDS and WD_FAILURE_BOUNDS_OR_STATE.
enum {
    WD_BOUNDS_INSTRUCTION,
    WD_BOUNDS_ERROR,
    WD_BOUNDS_INDEX,
    WD_BOUNDS_LAST,
    WD_BOUNDS_SIZE,
    WD_NUM_BOUNDS_PARAMETERS,
};

enum { WD_NUM_WIDE_PARAMETERS = 7, WD_MAX_FAILURE_PARAMETERS = 8 };

// wd_failures_init allocates the state from the writer's arena. `shader_id` is written into each record.
wd_status wd_failures_init(wd_writer *writer, uint32_t shader_id);

// wd_entries_call_at_end makes the entry points of a function call another function, without parameters, after it. Each
// gets a function of its own for that, so that there is one call, not one for each return. wd_entries_may_call_at_end
// returns whether they can. Both come before wd_failures_declare_stages.
bool wd_entries_may_call_at_end(const wd_writer *writer, uint32_t function);
void wd_entries_call_at_end(wd_writer *writer, uint32_t function, uint32_t callee);

// wd_failures_declare_stages declares the stage variables. `interface_ids`: variables that SPIR-V 1.4 wants in the
// interface of each entry point, after those of this folder. WD_ERROR_UNSUPPORTED: an entry point has no function, or
// too many share one.
typedef struct wd_interface_ids {
    WD_VECTOR(uint32_t) ids;
    uint32_t input; // An input variable, which all versions of SPIR-V want there; 0: none.
} wd_interface_ids;
wd_status wd_interface_add(const wd_writer *writer, wd_interface_ids *ids, uint32_t id);
wd_status wd_failures_declare_stages(wd_writer *writer, const wd_interface_ids *interface_ids);

// wd_failure_call writes the call of a function that writes a record. `parameters` are ids of 32-bit words.
void wd_failure_call(wd_writer *writer, wd_failure_kind kind, const uint32_t *parameters,
                     uint32_t num_parameters);

// wd_failure_error returns the error code of a condition's records, given the code of an access that must not be out
// of bounds.
static inline uint32_t wd_failure_error(const wd_condition *condition, uint32_t error) {
    return condition->is_allowed ? error + WD_RECORD_ERROR_ROBUST : error;
}

// wd_atomic_scope returns the scope of atomic instructions on our buffers: Device needs a capability of its own in the
// Vulkan memory model, QueueFamily does not.
uint32_t wd_atomic_scope(const wd_writer *writer);

// wd_failures_define writes the functions that were called.
void wd_failures_define(wd_writer *writer);

// wd_printfs_define writes the functions that record the calls of debugPrintfEXT (printf_records.c).
void wd_printfs_define(wd_writer *writer);

// wd_stage_emit_prologue writes the stage's words into a private variable at the beginning of an entry point's
// function, if wd_stage_needs_prologue.
void wd_stage_emit_prologue(wd_writer *writer, uint32_t function);
bool wd_stage_needs_prologue(const wd_writer *writer, uint32_t function);
// wd_stage_emit_model writes the load of the execution model, and returns its id: a 32-bit word.
uint32_t wd_stage_emit_model(wd_writer *writer);

// wd_draw_mark_is_entry returns whether a function is an entry point's that marks draws, and wd_draw_mark_begin_entry
// writes the code at its beginning (draw_marks.c). wd_draw_marks_are_wanted: modules need no check to be instrumented.
bool wd_draw_marks_are_wanted(const wd_instrument_options *options);
bool wd_draw_mark_is_entry(const wd_writer *writer, uint32_t function);
void wd_draw_mark_begin_entry(wd_writer *writer);

// wd_entries_define writes the functions of entry points that share one (shared_entry_points.c).
void wd_entries_define(wd_writer *writer);

#endif
