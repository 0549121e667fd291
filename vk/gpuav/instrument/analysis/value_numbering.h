// Value numbering: ids that certainly have the same value have the same number. Compilers load a pointer again, and
// compute an address again, for each access; one check is enough for all of them.
//
// Numbers are compared only within a block. The number of a load holds in its block up to the next store that may
// change the loaded memory. Variables that only the invocation can change are tracked one by one.
#ifndef WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_VALUE_NUMBERING_H
#define WARDEN_VK_GPUAV_INSTRUMENT_ANALYSIS_VALUE_NUMBERING_H

#include "vk/spirv/module.h"
#include "vk/util/hash_table.h"

// wd_value_numbering is the state of the walk over a function.
typedef struct wd_value_numbering {
    uint32_t *by_id;    // The first id with the same value; 0: the id itself. NULL: values are not numbered.
    uint32_t *stored;   // By variable: the time of the last store to it.
    wd_hash_table made; // Hash of an instruction -> the first id that it made.
    uint32_t clock;     // Counts stores.
    uint32_t memory;    // The time of the last store to memory that other invocations see,
    uint32_t all;       // and of the last store that may have changed all variables.
} wd_value_numbering;

struct wd_analysis;

wd_status wd_numbering_init(struct wd_analysis *analysis);
void wd_numbering_finish(struct wd_analysis *analysis);

// wd_numbering_visit numbers the result of an instruction, or notes its stores. `block`: the instruction of the
// block's label.
wd_status wd_numbering_visit(struct wd_analysis *analysis, const wd_spirv_instruction *instruction,
                             uint32_t block);

// wd_value_number returns the number of an id: an id that has the same value.
uint32_t wd_value_number(const struct wd_analysis *analysis, uint32_t id);

#endif
