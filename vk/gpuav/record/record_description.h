// A finding while it is made of a record: shared by the files that write its text.
//
// The text has a summary in its first line (record_error.c), then the descriptor, the command, the pipeline and the
// place in the shader (record_where.c), then how to fix it.
#ifndef WARDEN_VK_GPUAV_RECORD_RECORD_DESCRIPTION_H
#define WARDEN_VK_GPUAV_RECORD_RECORD_DESCRIPTION_H

#include "vk/gpuav/record/record_internal.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_RECORD_MAX_PROPERTIES = 20,
    WD_RECORD_VALUE_SIZE = 48,
    WD_RECORD_ID_SIZE = 128,
    WD_RECORD_FIX_SIZE = 160,
    WD_RECORD_MAX_OBJECTS = 8,
    // Characters of the name of a shader's variable that the first line has: that line has at most 200 in all.
    WD_RECORD_MAX_VARIABLE_NAME = 32,
};

typedef struct wd_record_description {
    const wd_record *record;
    const wd_record_context *context;
    const wd_record_stage *stage; // NULL: not known.
    wd_severity severity;
    wd_string_builder text;
    wd_string_builder detail; // Details of the error that do not fit in the first line.
    wd_string_builder coordinates;
    char id[WD_RECORD_ID_SIZE];
    char fix[WD_RECORD_FIX_SIZE]; // How to fix it; empty: unknown.
    const wd_spirv_module *module;
    wd_spirv_module *own_module; // Where the context had only words.
    bool module_unreadable;
    wd_record_source_place place; // Without a module: of no instruction.
    uint32_t element;             // Of the descriptor's binding; WD_RECORD_INDEX_UNKNOWN.
    wd_record_variable variable;
    wd_record_bound bound;
    bool has_searched_descriptor;
    wd_finding_object objects[WD_RECORD_MAX_OBJECTS]; // The context's, then the bound ones.
    size_t num_objects;
    wd_finding_frame frames[1 + WD_SPIRV_MAX_INLINED];
    size_t num_frames;
    wd_finding_property properties[WD_RECORD_MAX_PROPERTIES];
    char values[WD_RECORD_MAX_PROPERTIES][WD_RECORD_VALUE_SIZE];
    size_t num_properties;
} wd_record_description;

// wd_record_add_property adds a fact; `value` must live as long as the description. The other one formats it.
void wd_record_add_property(wd_record_description *d, const char *key, const char *value);
void wd_record_add_property_f(wd_record_description *d, const char *key, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// wd_record_find_descriptor finds the variable and the bound objects, for the element that is set. Later calls do
// nothing.
void wd_record_find_descriptor(wd_record_description *d);

// wd_record_describe_error sets id, severity, fix and element, and writes the summary's sentences about the error,
// without a line's end.
void wd_record_describe_error(wd_record_description *d);

// wd_record_say_heap completes an error about a descriptor that is in a descriptor heap.
void wd_record_say_heap(wd_record_description *d);

// wd_record_say_heap_problem does what wd_record_describe_error does for an invalid descriptor whose place in a heap is
// the reason. False: there is another one, and nothing is written.
bool wd_record_say_heap_problem(wd_record_description *d);

// wd_record_say_arithmetic does that for WD_RECORD_ERROR_ARITHMETIC. False: the operation is unknown, and nothing is
// written.
bool wd_record_say_arithmetic(wd_record_description *d);

// wd_record_say_operand does that for WD_RECORD_ERROR_OPERAND. False: the rule is unknown, and nothing is written.
bool wd_record_say_operand(wd_record_description *d);

// wd_record_say_contents does that for WD_RECORD_ERROR_CONTENTS. If the mistake was reported before, the description
// becomes silent.
void wd_record_say_contents(wd_record_description *d);

// wd_record_describe_content appends what the reader knows of the content of the descriptor to the details.
void wd_record_describe_content(wd_record_description *d);

// wd_record_set_command_id sets the id that a pattern and the name of the command make.
void wd_record_set_command_id(wd_record_description *d, const char *pattern);

// wd_record_describe_race does that for WD_RECORD_ERROR_SHARED_RACE.
void wd_record_describe_race(wd_record_description *d);

// wd_record_describe_array does that for WD_RECORD_ERROR_ARRAY_BOUNDS.
void wd_record_describe_array(wd_record_description *d);

// wd_record_describe_divergence does that for WD_RECORD_ERROR_DIVERGENCE. wd_record_is_certain_divergence returns
// whether such a record is not from a shader: the module shows the mistake (wd_record_find_divergence). Its words: the
// branch, WD_RECORD_DIVERGENCE_CERTAIN, and the number of invocations that reach the barrier << 16 | that of all.
enum { WD_RECORD_DIVERGENCE_CERTAIN = 1 << 30 };
bool wd_record_is_certain_divergence(const wd_record *record);
void wd_record_describe_divergence(wd_record_description *d);

// wd_record_describe_place writes the rest of the first line and the lines after it, up to the source.
void wd_record_describe_place(wd_record_description *d);

// wd_record_say_command writes command buffer, command, labels and the other objects of the context, in lines of their
// own.
void wd_record_say_command(wd_record_description *d);

#ifdef __cplusplus
}
#endif
#endif
