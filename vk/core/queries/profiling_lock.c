// Performance queries: the profiling lock while command buffers are recorded that begin them.
#include <assert.h>

#include "vk/core/core_submitted.h"
#include "vk/core/queries/queries_internal.h"

static void check_command_buffer(const wd_core_submission *s, wd_core_submitted_place at, uint32_t rule) {
    assert(at.batch < s->num_batches);
    const wd_state_command_buffer *recorded = wd_core_submitted(s, at);
    const wd_core_frame batch = WD_CORE_ELEMENT(NULL, "pSubmits", at.batch);
    wd_core_message m;
    if (!recorded || !wd_core_is_recording_known(recorded) ||
        (recorded->profiling_began & 1 && recorded->profiling_ended == recorded->profiling_began) ||
        !recorded->queries || !recorded->queries->begins_performance ||
        !wd_core_begin_submitted(&m, s, at, &batch, s->is_second ? "vkQueueSubmit2" : "vkQueueSubmit",
                                 rule)) {
        return;
    }
    wd_core_summaryf(&m, ", which begins a performance query, and the profiling lock was %s",
                     recorded->profiling_began & 1 ? "released while the command buffer was recorded"
                                                   : "not held when the recording began");
    m.fix = "Hold the lock of vkAcquireProfilingLockKHR from before vkBeginCommandBuffer until after "
            "vkEndCommandBuffer.";
    wd_core_end(&m);
}

static void check_submission(const wd_core_submission *s, uint32_t rule) {
    for (uint32_t i = 0; s->check->state && i < s->num_batches; i++) {
        for (uint32_t k = 0; k < wd_core_num_submitted(s, i); k++) {
            check_command_buffer(s, (wd_core_submitted_place){i, k}, rule);
        }
    }
}

WD_CORE_CHECK(profiling_lock, QueueSubmit) {
    const wd_core_submission submission = wd_core_submission_1(c, s);
    check_submission(&submission, WD_CORE_RULE(03220));
    wd_core_check_performance_passes(&submission);
}

WD_CORE_CHECK(profiling_lock, QueueSubmit2) {
    const wd_core_submission submission = wd_core_submission_2(c, s);
    check_submission(&submission, WD_CORE_RULE(03880));
    wd_core_check_performance_passes(&submission);
}

WD_CORE_CHECK(profiling_lock, ReleaseProfilingLockKHR) {
    wd_core_message m;
    (void)s;
    if (c->state && !(wd_state_profiling_lock(c->state) & 1) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(03235))) {
        wd_core_summaryf(&m, "the application does not hold the profiling lock of the device");
        wd_core_end(&m);
    }
}
