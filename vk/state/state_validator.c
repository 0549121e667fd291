// The tracker as the chassis runs it: its life and its table of hooks.
#include "vk/state/state_dynamic_hooks.h"
#include "vk/state/state_generated.h"
#include "vk/state/state_hooks.h"
#include "vk/state/state_internal.h"

#define POST_RECORD(Command) .Command = {.post_record = wd_state_post_##Command},
#define PRE_RECORD(Command) .Command = {.pre_record = wd_state_pre_##Command},
#define BOTH(Command)                                                                                        \
    .Command = {.pre_record = wd_state_pre_##Command, .post_record = wd_state_post_##Command},

#define VALIDATE(Command) .Command.validate = wd_state_validate_##Command,
#define PASS_BEGIN(Command)                                                                                  \
    .Command = {.validate = wd_state_validate_##Command, .post_record = wd_state_post_##Command},

// clang-format off
const wd_validator wd_state_validator = {
    .name = "state",
    .create_instance = wd_state_create_instance,
    .destroy_instance = wd_state_destroy_instance,
    .create_device = wd_state_create_device,
    .destroy_device = wd_state_destroy_device,
    .unknown_command = wd_state_unknown_command,
    .hooks = {
        WD_STATE_HOOKS_POST(POST_RECORD)
        WD_STATE_HOOKS_PRE(PRE_RECORD)
        WD_STATE_HOOKS_BOTH(BOTH)
        WD_STATE_HOOKS_PASS_BEGIN(PASS_BEGIN)
        WD_STATE_HOOKS_PASS_NEXT(VALIDATE)
        WD_STATE_HOOKS_PASS_END(VALIDATE)
        WD_STATE_GENERATED_HOOKS
        WD_STATE_DYNAMIC_HOOKS
    },
};
// clang-format on
