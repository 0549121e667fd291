#include "vk/layer/hook_table.h"

#include <string.h>

#include "vk/registry/renamed_commands.h"

static size_t count_hooks(const wd_active_validator *validators, size_t num_validators) {
    size_t count = 0;
    for (size_t i = 0; i < num_validators; ++i) {
        for (size_t command = 0; command < WD_COMMAND_COUNT; ++command) {
            for (int phase = 0; phase < WD_NUM_HOOK_PHASES; ++phase) {
                count += wd_hooks_get(&validators[i].validator->hooks, (wd_command)command,
                                      (wd_hook_phase)phase) != NULL;
            }
        }
    }
    return count;
}

#define CASE(Name) case WD_COMMAND_##Name:

// changes_scope returns whether a command begins or ends a recording, a render pass instance or a video coding scope.
static bool changes_scope(wd_command command) {
    switch (command) {
    case WD_COMMAND_BeginCommandBuffer:
    case WD_COMMAND_EndCommandBuffer:
    case WD_COMMAND_ResetCommandBuffer:
    case WD_COMMAND_CmdBeginRenderPass:
    case WD_COMMAND_CmdBeginRenderPass2:
    case WD_COMMAND_CmdEndRenderPass:
    case WD_COMMAND_CmdEndRenderPass2:
    case WD_COMMAND_CmdBeginRendering:
    case WD_COMMAND_CmdEndRendering:
        WD_CMD_END_RENDERING_2(CASE)
    case WD_COMMAND_CmdExecuteCommands:
    case WD_COMMAND_CmdBeginVideoCodingKHR:
    case WD_COMMAND_CmdEndVideoCodingKHR:
        return true;
    default:
        return false;
    }
}

// The state tracker follows the recording of a command only for validators that read its result.
static bool is_followed(const wd_active_validator *validators, size_t num_validators, wd_command command) {
    if (wd_command_get(command)->handle_type != VK_OBJECT_TYPE_COMMAND_BUFFER) {
        return true;
    }
    bool any = false;
    for (size_t i = 0; i < num_validators; ++i) {
        const wd_validator *validator = validators[i].validator;
        any |= command == WD_COMMAND_CmdPushConstants ? validator->reads_push_constants
                                                      : validator->reads_command_buffers;
        any |= validator->reads_scopes && changes_scope(command);
    }
    return any;
}

static bool is_wanted(const wd_active_validator *active, wd_command command) {
    return !active->is_of_device || !active->validator->wants ||
           wd_command_get(command)->handle_type != VK_OBJECT_TYPE_COMMAND_BUFFER ||
           active->validator->wants(active->data, command);
}

// is_hooked returns whether a validator that guards no others has a hook for a command.
static bool is_hooked(const wd_active_validator *validators, size_t num_validators, wd_command command) {
    bool any = false;
    for (size_t i = 0; i < num_validators; ++i) {
        const bool counts =
            !validators[i].validator->guards_others && is_wanted(&validators[i], command) &&
            (!validators[i].is_state_tracker || is_followed(validators, num_validators, command));
        for (int phase = 0; counts && phase < WD_NUM_HOOK_PHASES; ++phase) {
            any |= wd_hooks_get(&validators[i].validator->hooks, command, (wd_hook_phase)phase) != NULL;
        }
    }
    return any;
}

// Appends the hooks of one phase of one command, of the state tracker or of all others.
static size_t append_phase(wd_hook *out, const wd_active_validator *validators, size_t num_validators,
                           wd_command command, wd_hook_phase phase, bool of_state_tracker) {
    size_t count = 0;
    for (size_t i = 0; i < num_validators; ++i) {
        if (validators[i].is_state_tracker == of_state_tracker && is_wanted(&validators[i], command) &&
            (!of_state_tracker || is_followed(validators, num_validators, command)) &&
            (!validators[i].validator->guards_others || is_hooked(validators, num_validators, command))) {
            wd_hook_function function = wd_hooks_get(&validators[i].validator->hooks, command, phase);
            if (function) {
                out[count++] = (wd_hook){function, validators[i].data};
            }
        }
    }
    return count;
}

static wd_hook *append_command(wd_hook_table *table, wd_hook *out, const wd_active_validator *validators,
                               size_t num_validators, const wd_active_service *service,
                               const wd_extra_hooks *extra, wd_command command) {
    wd_hook *const first = out;
    uint16_t counts[WD_NUM_HOOK_PHASES];
    const bool state_tracker_first = !wd_command_get(command)->is_destroy;
    for (int phase = 0; phase < WD_NUM_HOOK_PHASES; ++phase) {
        wd_hook *begin = out;
        out +=
            append_phase(out, validators, num_validators, command, (wd_hook_phase)phase, state_tracker_first);
        out += append_phase(out, validators, num_validators, command, (wd_hook_phase)phase,
                            !state_tracker_first);
        if (phase == WD_HOOK_PRE_RECORD && extra && extra->has(command)) {
            *out++ = extra->hook;
        }
        counts[phase] = (uint16_t)(out - begin);
    }
    if (service) {
        *out++ = (wd_hook){(wd_hook_function)service->served->serve, service->data};
    }
    table->commands[command] = (wd_command_hooks){
        .first = first,
        .num_validate = counts[WD_HOOK_VALIDATE],
        .num_pre_record = counts[WD_HOOK_PRE_RECORD],
        .num_post_record = counts[WD_HOOK_POST_RECORD],
        .num_amend = (uint8_t)counts[WD_HOOK_AMEND],
        .num_serve = service != NULL,
    };
    return out;
}

wd_status wd_hook_table_reserve(wd_hook_table *table, const wd_allocator *allocator,
                                const wd_active_validator *validators, size_t num_validators,
                                size_t num_others) {
    memset(table, 0, sizeof *table);
    const size_t num_hooks = count_hooks(validators, num_validators) + num_others;
    table->hooks = wd_alloc_zero(allocator, num_hooks, sizeof *table->hooks);
    return table->hooks ? WD_OK : WD_ERROR_OUT_OF_MEMORY;
}

void wd_hook_table_fill(wd_hook_table *table, const wd_active_validator *validators, size_t num_validators,
                        const wd_active_service *services, size_t num_services, const wd_extra_hooks *extra) {
    wd_hook *out = table->hooks;
    for (size_t command = 0; command < WD_COMMAND_COUNT; ++command) {
        const wd_active_service *service = NULL;
        for (size_t i = 0; i < num_services; ++i) {
            if ((size_t)services[i].served->command == command) {
                service = &services[i];
            }
        }
        out = append_command(table, out, validators, num_validators, service, extra, (wd_command)command);
    }
}

void wd_hook_table_init_blocked(wd_hook_table *table, const wd_hook *validate) {
    table->hooks = NULL;
    for (size_t command = 0; command < WD_COMMAND_COUNT; ++command) {
        table->commands[command] = (wd_command_hooks){.first = validate, .num_validate = 1};
    }
}

void wd_hook_table_finish(wd_hook_table *table, const wd_allocator *allocator) {
    wd_free(allocator, table->hooks);
    memset(table, 0, sizeof *table);
}
