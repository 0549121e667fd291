// The parts of generated entry points.
//
// An entry point finds its instance or device, and calls straight down when its command has no hooks there. Otherwise
// it gathers the arguments in the command's struct and runs the phases that vk/registry/validator.h describes.
#ifndef WARDEN_VK_LAYER_ENTRY_POINT_H
#define WARDEN_VK_LAYER_ENTRY_POINT_H

#include "vk/layer/chassis.h"
#include "vk/state/state.h"

// The scratch arena of a call allocates nothing until a hook asks for memory.
enum { WD_CALL_SCRATCH_CHUNK_SIZE = 4096 };

// wd_call_begin sets each member by itself: compilers clear a struct of this size with a string instruction, which
// takes longer than all the rest.
static inline void wd_call_begin(wd_call *call, wd_chassis_instance *instance, wd_chassis_device *device,
                                 wd_command command, const char *name) {
    call->instance = instance;
    call->device = device;
    call->command = command;
    call->name = name;
    call->data = NULL;
    call->is_skipped = false;
    call->is_unreadable = false;
    call->command_buffer = NULL;
    call->scratch.allocator = device ? device->allocator : instance->allocator;
    call->scratch.chunk = NULL;
    call->scratch.chunk_size = WD_CALL_SCRATCH_CHUNK_SIZE;
    call->scratch.used = 0;
    call->at_end = NULL;
}

// wd_call_begin_recording is for commands of command buffers: the hooks share one look-up.
static inline void wd_call_begin_recording(wd_call *call, wd_layer_device *device, wd_command command,
                                           const char *name, VkCommandBuffer command_buffer) {
    wd_call_begin(call, device->base.instance, &device->base, command, name);
    call->command_buffer = wd_state_find_command_buffer(device->base.state, command_buffer);
}

static inline void wd_call_end(wd_call *call) {
    if (call->at_end) {
        call->at_end(call);
    }
    if (call->scratch.chunk) {
        wd_arena_finish(&call->scratch);
    }
}

#define WD_HOOK_TYPE(command, phase) __typeof__(((wd_hooks *)0)->command.phase)

// WD_FOR_HOOKS iterates `hook` from the first of a phase over its `num` hooks; after the loop `hook` is the next
// phase's first.
#define WD_FOR_HOOKS(hook, num) for (const wd_hook *end = (hook) + (num); (hook) != end; ++(hook))

// WD_RUN_VALIDATE runs the validate hooks of `command`, up to one that finds the arguments unreadable, and sets `skip`
// if one of them asks to skip it. It and the following
// macros advance `hook`, which is `first` of `hooks` to begin with.
#define WD_RUN_VALIDATE(command, skip, call, hooks, hook, args)                                              \
    WD_FOR_HOOKS(hook, (hooks)->num_validate) {                                                              \
        (call)->data = (hook)->data;                                                                         \
        (call)->is_skipped |= ((WD_HOOK_TYPE(command, validate))(hook)->function)((call), (args));           \
        if (__builtin_expect((call)->is_unreadable, 0)) {                                                    \
            (call)->is_skipped = true;                                                                       \
            break;                                                                                           \
        }                                                                                                    \
    }                                                                                                        \
    (skip) |= (call)->is_skipped;

#define WD_RUN_PRE_RECORD(command, call, hooks, hook, args, down)                                            \
    WD_FOR_HOOKS(hook, (hooks)->num_pre_record) {                                                            \
        (call)->data = (hook)->data;                                                                         \
        ((WD_HOOK_TYPE(command, pre_record))(hook)->function)((call), (args), (down));                       \
    }

// WD_RUN_AMEND is for commands that have a result.
#define WD_RUN_AMEND(command, call, hooks, hook, args, down)                                                 \
    WD_FOR_HOOKS(hook, (hooks)->num_amend) {                                                                 \
        (call)->data = (hook)->data;                                                                         \
        ((WD_HOOK_TYPE(command, amend))(hook)->function)((call), (args), (down));                            \
    }

#define WD_RUN_POST_RECORD(command, call, hooks, hook, args, down)                                           \
    WD_FOR_HOOKS(hook, (hooks)->num_post_record) {                                                           \
        (call)->data = (hook)->data;                                                                         \
        ((WD_HOOK_TYPE(command, post_record))(hook)->function)((call), (args), (down));                      \
    }

// wd_run_serve lets a validator carry out the command on `down`, if one serves it in this device.
static inline void wd_run_serve(wd_call *call, const wd_command_hooks *hooks, void *down) {
    if (hooks->num_serve == 0) {
        return;
    }
    const wd_hook *hook = hooks->first + hooks->num_validate + hooks->num_pre_record + hooks->num_amend +
                          hooks->num_post_record;
    call->data = hook->data;
    ((void (*)(wd_call *, void *))hook->function)(call, down);
}

#endif
