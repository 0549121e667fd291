// The images of descriptor sets during a call that submits: the words of the tables of gpuav_layout_tables.h.
//
// Most images of a set are not changed by the call. They are compared once for a set, and once more after each wait of
// a batch; a table compares only those that the call changes.
#ifndef WARDEN_VK_GPUAV_CONTENTS_SUBMITTED_SETS_H
#define WARDEN_VK_GPUAV_CONTENTS_SUBMITTED_SETS_H

#include "vk/gpuav/device/tables/gpuav_layout_tables.h"
#include "vk/image_layouts/image_layouts.h"

// wd_gpuav_submitted_sets is caller's storage; members are private. `work` is the call, in which command buffers are
// entered.
typedef struct wd_gpuav_submitted_sets {
    wd_gpuav_inputs *inputs;
    wd_image_submit *work;
    wd_hash_table sets; // By the id of the set and whether it is for ray tracing.
    struct submitted_set *first;
    uint32_t num_waits, num_command_buffers;
    uint32_t *words; // Of a table.
    size_t capacity;
} wd_gpuav_submitted_sets;

void wd_gpuav_submitted_sets_init(wd_gpuav_submitted_sets *sets, wd_gpuav_inputs *inputs,
                                  wd_image_submit *work);
void wd_gpuav_submitted_sets_finish(wd_gpuav_submitted_sets *sets);

// wd_gpuav_submitted_sets_wait follows waits of `work`, and wd_gpuav_submitted_sets_enter the entry of a command
// buffer.
void wd_gpuav_submitted_sets_wait(wd_gpuav_submitted_sets *sets);
void wd_gpuav_submitted_sets_enter(wd_gpuav_submitted_sets *sets);

// wd_gpuav_submitted_sets_write writes a table of the current command buffer, whose lock is held. Tables are written in
// the order of their epochs.
void wd_gpuav_submitted_sets_write(wd_gpuav_submitted_sets *sets, wd_gpuav_layout_table *table);

// wd_gpuav_submitted_sets_refresh writes a table again, with the mismatches of its last submission. `words` has room
// for it. The lock of its command buffer is held.
void wd_gpuav_submitted_sets_refresh(const wd_gpuav_inputs *inputs, const wd_gpuav_layout_table *table,
                                     uint32_t *words);

#endif
