#include "vk/syncval/validator/recorder/bound_state.h"

void wd_syncval_bound_state_clear(wd_syncval_bound_state *bound) {
    wd_syncval_dynamic_reset(&bound->dynamic);
    bound->feedback = (wd_syncval_feedback){0};
    bound->pushed.is_written = 0;
    bound->unknown = 0;
}

void wd_syncval_bound_state_forget(wd_syncval_bound_state *bound) {
    bound->dynamic.unknown = UINT32_MAX;
    bound->pushed.is_written = 0;
    bound->feedback = (wd_syncval_feedback){0};
}
