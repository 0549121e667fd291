// Barriers that only a part of the workgroup reaches: divergence.c finds them, declares the variables and writes the
// calls; divergence_code.c has the functions of the written module. quads.c and quad_code.c do the same for quads and
// subgroups.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_DIVERGENCE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_DIVERGENCE_H

#include "vk/gpuav/instrument/checks/checks_internal.h"
#include "vk/spirv/uniformity/uniformity.h"

// wd_divergence_writer has the ids of the written module.
struct wd_divergence_writer {
    uint32_t site_bits;  // Of the words: those of the barrier's instruction.
    uint32_t limit;      // Barriers that an invocation counts. With more, it is not checked.
    uint32_t reached;    // The words: variables of storage class Workgroup. Two words, in an array,
    uint32_t ended;      // and one.
    uint32_t pointer;    // The type of a pointer to a word.
    uint32_t count;      // A private variable: the number of barriers that the invocation has reached.
    uint32_t at_barrier; // Functions: before a barrier,
    uint32_t at_end;     // before the invocation ends,
    uint32_t report;     // and where either finds a mistake.
};

// wd_divergence_emit_reached writes the pointer to a word of `reached`; `index` is an id.
uint32_t wd_divergence_emit_reached(wd_writer *writer, uint32_t index);

// wd_divergence_declare declares a variable of storage class Workgroup or Private; the latter is 0 at the begin.
// wd_divergence_name returns the id of a function.
uint32_t wd_divergence_declare(wd_writer *writer, uint32_t storage_class, uint32_t type, const char *name);
uint32_t wd_divergence_name(wd_writer *writer, const char *name);

// wd_divergence_begin_selection writes the begin of a selection without an else branch, and wd_divergence_end_selection
// its end. wd_divergence_begin_function begins a function without a result, of `num_parameters` words, and returns the
// label of its first block; wd_divergence_end_function ends it.
void wd_divergence_begin_selection(wd_writer *writer, uint32_t condition, uint32_t then, uint32_t merge);
void wd_divergence_end_selection(wd_writer *writer, uint32_t merge);
uint32_t wd_divergence_begin_function(wd_writer *writer, uint32_t id, uint32_t *parameters,
                                      uint32_t num_parameters);
void wd_divergence_end_function(wd_writer *writer);

// wd_quad_writer has the ids of the written module.
struct wd_quad_writer {
    size_t next_event;
    // A private variable: the branch that parted the quad (0: it is together) and, from bit WD_QUAD_MASK_SHIFT on, the
    // invocations that were together before it. WD_QUAD_REPORTED: a mistake has been reported.
    uint32_t parted;
    uint32_t has_read; // A private variable: a read of an inactive invocation has been reported.
    // Functions; 0: not called.
    uint32_t join, part, derivative, quad_read, read;
};
enum { WD_QUAD_MASK_SHIFT = 28, WD_QUAD_BRANCH = (1 << WD_QUAD_MASK_SHIFT) - 1 };
#define WD_QUAD_REPORTED UINT32_MAX

// wd_quads_may_find returns whether the module may have instructions to check. wd_quads_find finds them.
bool wd_quads_may_find(const wd_analysis *analysis);
wd_status wd_quads_find(wd_analysis *analysis, const wd_uniformity *uniformity);
wd_status wd_quads_declare(wd_writer *writer);
wd_status wd_quads_interface(wd_writer *writer, wd_interface_ids *ids);
// wd_quads_rewrite returns whether a function has events. wd_quads_before is called before each of its instructions.
bool wd_quads_rewrite(const wd_writer *writer, const wd_function *function);
void wd_quads_before(wd_writer *writer, const wd_spirv_instruction *instruction);

// wd_quads_emit_event writes the code of an event, and wd_quads_define the functions (quad_code.c).
void wd_quads_emit_event(wd_writer *writer, const wd_quad_event *event);
void wd_quads_define(wd_writer *writer);

#endif
