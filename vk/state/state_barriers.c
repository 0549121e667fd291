#include "vk/state/state_barriers.h"

wd_state_barrier_stages wd_state_barriers_stages(const wd_state_barriers *barriers) {
    wd_state_barrier_stages stages = {barriers->src_stages, barriers->dst_stages};
    for (wd_state_barrier_kind kind = 0; barriers->is_second && kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < barriers->num[kind]; i++) {
            const wd_state_barrier barrier = wd_state_barriers_get(barriers, kind, i);
            stages.src |= barrier.src_stages;
            stages.dst |= barrier.dst_stages;
        }
    }
    return stages;
}

bool wd_state_barriers_has_chain(const wd_state_barriers *barriers) {
    bool found = barriers->chain != NULL;
    for (wd_state_barrier_kind kind = 0; barriers->is_second && kind < WD_STATE_NUM_BARRIER_KINDS; kind++) {
        for (uint32_t i = 0; i < barriers->num[kind]; i++) {
            found |= wd_state_barriers_get(barriers, kind, i).chain != NULL;
        }
    }
    return found;
}
