// State as parts of findings.
#ifndef WARDEN_VK_STATE_STATE_FINDING_H
#define WARDEN_VK_STATE_STATE_FINDING_H

#include "vk/report/report.h"
#include "vk/state/state_command_buffer.h"
#include "vk/util/arena.h"

// wd_state_copy_labels copies labels to the arena, outermost first. False: memory ran out; then, and if there are no
// labels, `*labels` is NULL and `*num_labels` 0.
bool wd_state_copy_labels(wd_arena *arena, const wd_state_label *label, wd_finding_label **labels,
                          size_t *num_labels);

#endif
