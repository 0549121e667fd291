// The state of this folder, and functions that its files share.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_REPORT_FAILURE_REPORT_INTERNAL_H
#define WARDEN_VK_GPUAV_INSTRUMENT_REPORT_FAILURE_REPORT_INTERNAL_H

#include "vk/gpuav/instrument/report/failure_report.h"

enum { WD_NUM_STAGE_WORDS = 3 };

// wd_stage_variable is the built-in variable of an entry point that a stage word comes from.
typedef struct wd_stage_variable {
    uint32_t variable;  // 0: the word is not used.
    uint32_t type;      // Of the variable's value.
    uint32_t component; // UINT32_MAX: a scalar.
    uint32_t component_type;
    bool bitcast;
} wd_stage_variable;

typedef struct wd_stage {
    uint32_t execution_model;
    wd_stage_variable words[WD_NUM_STAGE_WORDS];
} wd_stage;

typedef struct wd_failure_records {
    uint32_t shader_id;
    uint32_t functions[WD_NUM_FAILURE_KINDS]; // The functions that write a record; 0: not called.
    wd_stage *stages;                         // By entry point.
    uint32_t num_stages;
    wd_optional_index *stage_by_function; // By id: into `stages`.
    // By entry point: its new function if others share its own or a function is called at its end, or 0. NULL: none
    // gets one.
    uint32_t *entries;
    uint32_t *called_at_end; // By id of a function: the function to call at its end; 0: none. NULL: none is.
    // Several entry points: the private variable that each fills when it begins; else 0.
    uint32_t stage_words;
} wd_failure_records;

// wd_stage_load writes the loads of the execution model and the stage words: from the private variable if there is
// one.
void wd_stage_load(wd_writer *writer, uint32_t words[1 + WD_NUM_STAGE_WORDS]);

// wd_stage_emit_words writes the stage's words of an entry point into the private variable.
void wd_stage_emit_words(wd_writer *writer, uint32_t entry_point);

// wd_report_record is the record that a function writes.
typedef struct wd_report_record {
    const uint32_t *words; // Ids of 32-bit words.
    uint32_t num_words;    // At most.
    uint32_t size;         // The id of the number of words.
    uint32_t write;        // Labels that the code may use.
    uint32_t done;
} wd_report_record;

// wd_report_write writes the code that appends a record to the output buffer if it fits, and the end of the function.
void wd_report_write(wd_writer *writer, const wd_report_record *record);

// wd_entries_declare gives entry points that share a function one of their own. wd_entry_is_own returns whether an
// entry point shares none. WD_ERROR_UNSUPPORTED: see wd_failures_declare_stages.
wd_status wd_entries_declare(wd_writer *writer);
bool wd_entry_is_own(const wd_writer *writer, uint32_t entry_point);

#endif
