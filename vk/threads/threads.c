#include "vk/threads/threads.h"

#include <sched.h>
#include <string.h>
#include <time.h>

#include "vk/threads/threads_internal.h"
#include "vk/threads/threads_recorded.h"

static void end_call(wd_call *call) {
    wd_uses_close(call->at_end_data);
}

static void visit_input(void *user, const wd_use_step *step, uint64_t handle) {
    wd_threads_add_step(user, step, handle);
}

static void end_at(wd_call *call, wd_use_thread *thread) {
    call->at_end = end_call;
    call->at_end_data = thread;
}

static void visit_inputs(const wd_thread_call *at, const void *args, uint32_t first) {
    const wd_use_command *command = &wd_use_commands[at->call->command];
    for (uint32_t i = first; i < command->num_inputs; i++) {
        wd_use_visit(&wd_use_steps[command->first + i], args, visit_input, (void *)at);
    }
}

// list_uses adds the uses of a call to a new frame of the thread, and returns the thread's record, or NULL.
typedef wd_use_thread *list_uses(wd_call *call, const void *args);

static wd_use_thread *list_recording(wd_call *call, const void *args) {
    const VkCommandBuffer command_buffer = *(const VkCommandBuffer *)args;
    const wd_thread_call at = {call, command_buffer ? wd_uses_open((uint32_t)call->command) : NULL};
    if (at.thread) {
        end_at(call, at.thread);
        visit_inputs(&at, args, 1);
        // This comes last, because the exchange in the table orders all uses of the call.
        wd_uses_add(at.thread, wd_threads_recording(&at, command_buffer));
    }
    return at.thread;
}

static wd_use_thread *list_call(wd_call *call, const void *args) {
    const wd_thread_call at = {call, wd_uses_open((uint32_t)call->command)};
    if (at.thread) {
        end_at(call, at.thread);
        visit_inputs(&at, args, 0);
        wd_threads_add_special(&at, args);
    }
    return at.thread;
}

// --- Calls that use one command buffer at the same time
//
// Validators keep lists for each command buffer, without locks: two threads in them would damage the layer. The call
// that finds the other one waits until that one ends.

enum { FIRST_WAITS = 100, WAIT_NANOSECONDS = 100000 };
uint32_t wd_threads_most_waits = 5000; // At least half a second.

static bool is_recording_use(const wd_use *use) {
    return use->type == VK_OBJECT_TYPE_COMMAND_POOL || use->type == VK_OBJECT_TYPE_COMMAND_BUFFER;
}

// find_again looks the command buffer of a call up: the call that this one waited for may have freed it.
static void find_again(wd_call *call, const void *args) {
    if (call->command_buffer) {
        call->command_buffer =
            wd_state_find_command_buffer(call->device->state, *(const VkCommandBuffer *)args);
    }
}

// wait_for_recordings waits until no other thread uses the call's command buffers. Of two threads that wait for each
// other, the one with the higher id withdraws its uses. The call is skipped if the other call does not end.
static void wait_for_recordings(wd_call *call, const void *args, list_uses *list, wd_use_thread *thread) {
    wd_use_conflict conflict;
    for (uint32_t i = 0; thread && wd_uses_find_overlap(thread, is_recording_use, &conflict); i++) {
        if (i == wd_threads_most_waits) {
            call->is_unreadable = true;
            return;
        }
        const bool withdraws = conflict.other_thread < wd_uses_thread_id();
        if (withdraws) {
            wd_uses_close(thread);
        }
        if (i < FIRST_WAITS) {
            sched_yield();
        } else {
            nanosleep(&(struct timespec){.tv_nsec = WAIT_NANOSECONDS}, NULL);
        }
        if (withdraws) {
            call->at_end = NULL;
            thread = list(call, args);
        }
        find_again(call, args);
    }
}

// begin lists the uses of a call and looks for conflicts. It returns whether to skip the command.
static bool begin(wd_call *call, const void *args, list_uses *list) {
    wd_use_thread *thread = list(call, args);
    wd_use_conflict conflict;
    const wd_use_search search = {wd_threads_child_of, call};
    if (!thread || !wd_uses_find_conflict(thread, &search, &conflict)) {
        return false;
    }
    if (wd_threads_report(call, &conflict)) {
        return true;
    }
    wait_for_recordings(call, args, list, thread);
    return false;
}

bool wd_threads_begin_recording(wd_call *call, const void *args) {
    return begin(call, args, list_recording);
}

bool wd_threads_begin_call(wd_call *call, const void *args) {
    const bool skips = begin(call, args, list_call);
    if (call->command == WD_COMMAND_FreeCommandBuffers || call->command == WD_COMMAND_DestroyCommandPool) {
        wd_threads_forget_pools();
    }
    return skips;
}

// A handle that the driver returns is new. visit_output forgets the uses of an older object with this handle, because
// the command that destroyed that object may not have returned yet.
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
    } else if (call->command == WD_COMMAND_AllocateCommandBuffers) {
        wd_threads_forget_pools();
    }
}

static void after_call(wd_call *call, const void *args, const void *down) {
    (void)down;
    note_objects(call, args);
}

// THREADS_HOOK is for commands whose hook reads the arguments by the table, THREADS_RECORDING for recorded commands of
// which threads_recorded.c has a hook.
#define THREADS_VALIDATE(Command, hook)                                                                      \
    .validate = (bool (*)(struct wd_call *, const wd_##Command##_args *))hook
#define THREADS_POST_RECORD(Command)                                                                         \
    .post_record =                                                                                           \
        (void (*)(struct wd_call *, const wd_##Command##_args *, const wd_##Command##_args *))after_call
#define THREADS_HOOK(Command, hook) .Command = {THREADS_VALIDATE(Command, hook)},
#define THREADS_HOOK_MAKES(Command, hook)                                                                    \
    .Command = {THREADS_VALIDATE(Command, hook), THREADS_POST_RECORD(Command)},

// clang-format off
const wd_validator wd_threads_validator = {
    .name = "threads",
    .hooks = {
#include "vk/threads/threads_hooks.inc"
    },
};
// clang-format on
