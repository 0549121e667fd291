#include "vk/syncval/validator/record/unknown.h"

#include "vk/syncval/validator/record/rendering.h"
#include "vk/syncval/validator/record/subpass.h"
#include "vk/syncval/validator/recorder/access.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"

#define ALL_STAGES VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT
#define ALL_ACCESSES (VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT)

// leave_pass merges the contexts of all subpasses, and adds the external dependencies to `dependency`.
static void leave_pass(wd_syncval_dependency *dependency) {
    wd_syncval_recorder *recorder = dependency->recorder;
    const wd_syncval_marks none = {0};
    if (recorder->pass.object) {
        wd_syncval_end_subpass(recorder);
        wd_syncval_end_pass(dependency, &none);
        wd_syncval_drop_subpasses(recorder);
    }
    wd_syncval_end_attachments(recorder);
    recorder->pass.object = NULL;
    recorder->pass.is_suspended = recorder->pass.is_limited = false;
    wd_syncval_pass_instance_end(&recorder->pass);
}

static void order_everything(wd_syncval_recorder *recorder, wd_call *call) {
    const uint32_t num_dependencies =
        recorder->pass.object ? wd_syncval_pass_of(recorder->pass.object)->num_dependencies : 0;
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
    recorder->unknown.has_command = true;
    wd_syncval_bound_state_forget(&recorder->bound);
    recorder->event_uses.count = 0;
}
