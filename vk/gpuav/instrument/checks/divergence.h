// Barriers that only a part of the workgroup reaches: divergence.c finds them, declares the variables and writes the calls;
// divergence_code.c has the functions of the written module.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_DIVERGENCE_H
#define WARDEN_VK_GPUAV_INSTRUMENT_CHECKS_DIVERGENCE_H

#include "vk/gpuav/instrument/checks/checks_internal.h"

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

#endif
