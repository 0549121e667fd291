#include "vk/syncval/validator/record/unknown.h"

#include "vk/syncval/validator/record/oversync_calls.h"
#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/record/subpass.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

// leave_pass merges the contexts of all subpasses, and adds the external dependencies to `dependency`.
static void leave_pass(wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_marks none = {0};
    if (recorder->pass) {
        wd_syncval_end_subpass(recorder);
        wd_syncval_end_pass(dependency, &none);
        wd_syncval_drop_subpasses(recorder);
    }
    wd_syncval_end_attachments(recorder);
    recorder->pass = NULL;
    recorder->in_pass = recorder->is_suspended = recorder->is_limited = false;
    recorder->num_attachments = 0;
}

static void order_everything(wd_syncval_recorder *recorder, wd_call *call) {
    const uint32_t num_dependencies =
        recorder->pass ? wd_syncval_pass_of(recorder->pass)->num_dependencies : 0;
    wd_syncval_dependency all;
    wd_syncval_dependency_init(&all, recorder, call, num_dependencies + 2, 0);
    // The barrier cannot be evaluated, and must not take credit from others.
    all.is_noted = true;
    leave_pass(&all);
    wd_syncval_dependency_add_global(&all, ALL_STAGES, ALL_ACCESSES, ALL_STAGES, ALL_ACCESSES);
    if (!recorder->failed) {
        wd_syncval_dependency_apply(&all);
    }
}

void wd_syncval_unknown_command(wd_call *call, const void *handle) {
    wd_syncval_recorder *recorder = wd_syncval_begin(call, (VkCommandBuffer)(uintptr_t)handle);
    if (!recorder) {
        return;
    }
    wd_syncval_log_unknown_command(recorder);
    order_everything(recorder, call);
    wd_syncval_access_unknown(recorder);
    recorder->has_unknown_command = true;
    recorder->dynamic.unknown = UINT32_MAX;
    recorder->pushed.is_written = 0;
    recorder->feedback = (wd_syncval_feedback){0};
    recorder->num_event_uses = 0;
}
