// Commands of command buffers and queues that are in the registry, but that no validator follows: they count as
// unknown.
//
// A registry that is newer than the validators has such commands. The tables decide: a command is followed if a
// validator that depends on unknown commands hooks it, and needs not be followed if such a validator lists it as
// ignored.
#include <pthread.h>
#include <string.h>

#include "vk/layer/chassis.h"
#include "vk/layer/unknown_command.h"

static bool unfollowed[WD_COMMAND_COUNT];
static pthread_once_t unfollowed_once = PTHREAD_ONCE_INIT;

static bool is_recorded_or_submitted(const wd_command_info *info) {
    return strncmp(info->name, "vkCmd", strlen("vkCmd")) == 0 ||
           strncmp(info->name, "vkQueue", strlen("vkQueue")) == 0;
}

// The state tracker counts all commands that run shaders: its generated hooks do not mean that the command is followed.
static bool runs_shaders(const wd_command_info *info) {
    static const char *const prefixes[] = {"vkCmdDraw", "vkCmdDispatch", "vkCmdTraceRays"};
    bool runs = false;
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        runs |= strncmp(info->name, prefixes[i], strlen(prefixes[i])) == 0;
    }
    return runs;
}

static bool is_hooked(wd_command command) {
    for (size_t i = 0; i < wd_num_validator_entries; i++) {
        const wd_validator_entry *entry = &wd_validator_entries[i];
        if (entry->validator->unknown_command && !entry->validator->checks_arguments_only &&
            wd_hooks_has(&entry->validator->hooks, command) &&
            !(entry->is_state_tracker && runs_shaders(wd_command_get(command)))) {
            return true;
        }
    }
    return false;
}

static void remove_ignored(const wd_validator *validator) {
    for (size_t i = 0; i < validator->num_ignored; i++) {
        const wd_command_info *info = wd_command_find(validator->ignored[i].name);
        if (info) {
            unfollowed[info->canonical] = false;
        }
    }
}

static void find_unfollowed(void) {
    for (size_t command = 0; command < WD_COMMAND_COUNT; command++) {
        unfollowed[command] =
            is_recorded_or_submitted(wd_command_get((wd_command)command)) && !is_hooked((wd_command)command);
    }
    for (size_t i = 0; i < wd_num_validator_entries; i++) {
        remove_ignored(wd_validator_entries[i].validator);
    }
}

bool wd_command_is_unfollowed(wd_command command) {
    pthread_once(&unfollowed_once, find_unfollowed);
    return unfollowed[command];
}

// The first member of `args` is the handle that the command is called with.
static void use(wd_call *call, const void *args, void *down) {
    (void)down;
    wd_layer_device *device = (wd_layer_device *)call->device;
    wd_layer_instance *instance = (wd_layer_instance *)call->instance;
    const void *handle;
    memcpy(&handle, args, sizeof handle);
    wd_unknown_command_report(device, instance->unknown_reports.has_reported_unfollowed, call->command,
                              call->name, handle, true);
    wd_unknown_command_run(device, call->name, handle);
}

const wd_extra_hooks wd_unfollowed_hooks = {{(wd_hook_function)use, NULL}, wd_command_is_unfollowed};
