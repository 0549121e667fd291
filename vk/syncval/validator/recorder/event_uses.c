#include "vk/syncval/validator/recorder/event_uses.h"

wd_syncval_event_use *wd_syncval_event_uses_find(const wd_syncval_event_uses *uses, uint64_t event) {
    for (size_t i = 0; i < uses->count; i++) {
        if (uses->items[i].event == event) {
            return &uses->items[i];
        }
    }
    return NULL;
}

// An operation happens after the stages of its mask, so a barrier that starts from one of these stages
// happens after it.
static void extend_reached(wd_syncval_event_uses *uses, const wd_sync_barrier *barrier) {
    for (size_t i = 0; i < uses->count; i++) {
        wd_syncval_event_use *use = &uses->items[i];
        if (barrier->first.stages & (use->stages | use->reached)) {
            use->reached |= barrier->second.stages;
        }
    }
}

void wd_syncval_event_uses_barrier(wd_syncval_event_uses *uses, const wd_sync_barrier_command *command) {
    for (uint32_t i = 0; uses->count && i < command->num_globals; i++) {
        extend_reached(uses, &command->globals[i]);
    }
    for (uint32_t i = 0; uses->count && i < command->num_ranged; i++) {
        extend_reached(uses, &command->ranged[i].barrier);
    }
}
