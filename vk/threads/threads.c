#include "vk/threads/threads.h"

#include <string.h>

#include "vk/threads/threads_internal.h"

static void end_call(wd_call *call) {
    wd_uses_close(call->at_end_data);
}

static void visit_input(void *user, const wd_use_step *step, uint64_t handle) {
    wd_threads_add(user, (VkObjectType)step->type, handle, step->flags);
}

static bool begin_call(wd_call *call, const void *args) {
    wd_thread_call at = {call, wd_uses_open(call->command)};
    if (!at.thread) {
        return false;
    }
    call->at_end = end_call;
    call->at_end_data = at.thread;
    const wd_use_command *command = &wd_use_commands[call->command];
    const wd_use_step *steps = &wd_use_steps[command->first];
    uint32_t first = 0;
    if (command->records) {
        first = 1; // The command buffer.
        wd_threads_add_recording(&at, *(const VkCommandBuffer *)args);
    }
    for (uint32_t i = first; i < command->num_inputs; i++) {
        wd_use_visit(&steps[i], args, visit_input, &at);
    }
    if (!command->records) {
        wd_threads_add_special(&at, args);
    }
    wd_use_conflict conflict;
    return wd_uses_find_conflict(at.thread, &conflict) && wd_threads_report(call, &conflict);
}

// A handle that the driver returns is new: the command that destroyed an object with this handle may still be on its way back.
static void visit_output(void *user, const wd_use_step *step, uint64_t handle) {
    const wd_call *call = user;
    wd_uses_forget(wd_threads_key(call, (VkObjectType)step->type, handle));
}

static bool has_failed(const wd_use_command *command, const void *args) {
    VkResult result = VK_SUCCESS;
    if (command->result != WD_STEP_NO_STRUCTURE) {
        memcpy(&result, (const char *)args + command->result, sizeof result);
    }
    return result < VK_SUCCESS;
}

static void note_objects(wd_call *call, const void *args) {
    const wd_use_command *command = &wd_use_commands[call->command];
    const wd_use_step *steps = &wd_use_steps[command->first];
    if (has_failed(command, args)) {
        return;
    }
    for (uint32_t i = 0; i < command->num_outputs; i++) {
        wd_use_visit(&steps[command->num_inputs + i], args, visit_output, call);
    }
    if (call->command == WD_COMMAND_CreatePipelineCache) {
        wd_threads_note_cache(call, args);
    }
}

static void after_call(wd_call *call, const void *args, const void *down) {
    (void)down;
    note_objects(call, args);
}

// The hooks of all commands are the same two functions, which read the arguments by their table.
#define THREADS_VALIDATE(Command)                                                                            \
    .validate = (bool (*)(struct wd_call *, const wd_##Command##_args *))begin_call
#define THREADS_POST_RECORD(Command)                                                                         \
    .post_record =                                                                                           \
        (void (*)(struct wd_call *, const wd_##Command##_args *, const wd_##Command##_args *))after_call
#define THREADS_HOOK(Command) .Command = {THREADS_VALIDATE(Command)},
#define THREADS_HOOK_MAKES(Command) .Command = {THREADS_VALIDATE(Command), THREADS_POST_RECORD(Command)},

// clang-format off
const wd_validator wd_threads_validator = {
    .name = "threads",
    .hooks = {
#include "vk/threads/threads_hooks.inc"
    },
};
// clang-format on
