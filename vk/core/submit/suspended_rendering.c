// Submissions: render pass instances that one command buffer suspends and a later one of the batch resumes.
#include <assert.h>

#include "vk/core/core_internal.h"
#include "vk/core/core_submitted.h"

typedef struct suspension_rules {
    const char *owner;
    uint32_t not_resumed, action, instance, not_suspended;
} suspension_rules;

static const suspension_rules rules_1 = {"VkSubmitInfo", WD_CORE_RULE(06014), WD_CORE_RULE(06015),
                                         WD_CORE_RULE(06016), WD_CORE_RULE(06193)},
                              rules_2 = {"VkSubmitInfo2", WD_CORE_RULE(06010), WD_CORE_RULE(06011),
                                         WD_CORE_RULE(06012), WD_CORE_RULE(06192)};

// walk goes through the command buffers of a batch.
typedef struct walk {
    const wd_core_submission *submission;
    const suspension_rules *rules;
    bool is_suspended; // The latest instance, in the command buffer `by`.
    wd_core_submitted_place by;
} walk;

static void report(const walk *w, wd_core_submitted_place at, uint32_t rule, const char *text,
                   const char *fix) {
    const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pSubmits", at.batch);
    wd_core_message m;
    if (!wd_core_begin_submitted(&m, w->submission, at, &frame, w->rules->owner, rule)) {
        return;
    }
    wd_core_summaryf(&m, ", %s", text);
    if (w->is_suspended && w->by.index != at.index) {
        char name[160];
        wd_core_notef(&m, "The instance was suspended in %s",
                      wd_core_name(w->submission->check, VK_OBJECT_TYPE_COMMAND_BUFFER,
                                   wd_core_submitted(w->submission, w->by)->object.handle, name,
                                   sizeof name));
    }
    m.fix = fix;
    wd_core_end(&m);
}

static void check_actions(const walk *w, wd_core_submitted_place at,
                          const wd_state_command_buffer *recorded) {
    if (w->is_suspended && wd_state_acts_before_instances(recorded)) {
        report(
            w, at, w->rules->action,
            "which has action or synchronization commands while a render pass instance is suspended",
            "Record these commands before the instance is suspended for the first time, or after its end.");
    }
}

static void check_instances(const walk *w, wd_core_submitted_place at, const wd_state_suspension *own) {
    if (own->resumes_nothing || (own->first_resumes && !w->is_suspended)) {
        report(w, at, w->rules->not_suspended,
               "which begins a render pass instance with VK_RENDERING_RESUMING_BIT where none is suspended",
               "Submit the command buffer that suspends the instance before, in the same batch.");
    } else if (!own->first_resumes && w->is_suspended) {
        report(w, at, w->rules->instance, "which begins another render pass instance while one is suspended",
               "Begin the first instance of the command buffer with VK_RENDERING_RESUMING_BIT.");
    }
}

static void check_batch(walk *w, uint32_t batch) {
    assert(batch < w->submission->num_batches);
    w->is_suspended = false;
    for (uint32_t i = 0; i < wd_core_num_submitted(w->submission, batch); i++) {
        const wd_core_submitted_place at = {batch, i};
        const wd_state_command_buffer *recorded = wd_core_submitted(w->submission, at);
        if (!recorded || !wd_core_is_recording_known(recorded) || recorded->suspension.is_unknown) {
            return;
        }
        const wd_state_suspension *own = &recorded->suspension;
        if (own->first_resumes || !own->has_instance) {
            check_actions(w, at, recorded);
        }
        if (own->has_instance) {
            check_instances(w, at, own);
            w->is_suspended = own->is_suspended;
            w->by = at;
        }
    }
    if (w->is_suspended) {
        report(w, w->by, w->rules->not_resumed,
               "which suspends a render pass instance that no later command buffer of the batch resumes",
               "Submit the command buffer that resumes the instance after it, in the same batch.");
    }
}

static void check_submission(const wd_core_submission *submission, const suspension_rules *rules) {
    walk w = {.submission = submission, .rules = rules};
    for (uint32_t i = 0; submission->check->state && i < submission->num_batches; i++) {
        check_batch(&w, i);
    }
}

WD_CORE_CHECK(suspended_rendering, QueueSubmit) {
    const wd_core_submission submission = wd_core_submission_1(c, s);
    check_submission(&submission, &rules_1);
}

WD_CORE_CHECK(suspended_rendering, QueueSubmit2) {
    const wd_core_submission submission = wd_core_submission_2(c, s);
    check_submission(&submission, &rules_2);
}
