// The hooks of one instance or device, as compact arrays that entry points walk.
//
// For each command the hooks of all validators are adjacent, in the order of the phases, each with the data
// of its validator.
#ifndef WARDEN_VK_LAYER_HOOK_TABLE_H
#define WARDEN_VK_LAYER_HOOK_TABLE_H

#include "vk/registry/validator.h"

// wd_hook is one hook of one validator; entry points know its type from command and phase.
typedef struct wd_hook {
    wd_hook_function function;
    void *data;
} wd_hook;

// wd_command_hooks are the hooks of one command. `first` points to num_validate, then num_pre_record, then num_amend,
// then num_post_record hooks, then num_serve (0 or 1) that replaces the next layer. It is never NULL.
typedef struct wd_command_hooks {
    const wd_hook *first;
    union {
        struct {
            uint16_t num_validate;
            uint16_t num_pre_record;
            uint16_t num_post_record;
            uint8_t num_amend; // One for each validator at most, as of every phase.
            uint8_t num_serve;
        };
        uint64_t all_counts; // Zero when all five are.
    };
} wd_command_hooks;

// wd_hook_table is part of an instance or device. Zeroed memory is a finished table.
typedef struct wd_hook_table {
    wd_command_hooks commands[WD_COMMAND_COUNT];
    wd_hook *hooks;
} wd_hook_table;

// wd_active_validator is a validator that is switched on, with its data for the instance or device of the table.
typedef struct wd_active_validator {
    const wd_validator *validator;
    void *data;
    bool is_state_tracker; // Its hooks run last for commands that destroy.
    bool is_of_device;     // `data` is.
} wd_active_validator;

// wd_active_service is a command that a validator serves; see wd_served_command.
typedef struct wd_active_service {
    const wd_served_command *served;
    void *data;
} wd_active_service;

// wd_extra_hooks is a hook in the phase pre_record, after those of the validators, of the commands for which `has`
// returns true.
typedef struct wd_extra_hooks {
    wd_hook hook;
    bool (*has)(wd_command command);
} wd_extra_hooks;

// wd_hook_table_reserve allocates room for the hooks of these validators and `num_others` services and extra hooks, so
// that fill cannot fail.
// WD_ERROR_OUT_OF_MEMORY leaves the table finished.
wd_status wd_hook_table_reserve(wd_hook_table *table, const wd_allocator *allocator,
                                const wd_active_validator *validators, size_t num_validators,
                                size_t num_others);

// wd_hook_table_fill builds the arrays from validators in their order: some of those that the room was reserved for, or
// all. `extra` may be NULL.
void wd_hook_table_fill(wd_hook_table *table, const wd_active_validator *validators, size_t num_validators,
                        const wd_active_service *services, size_t num_services, const wd_extra_hooks *extra);

// wd_hook_table_init_blocked fills `table` so that `validate` of every command runs, which is to ask for a skip.
void wd_hook_table_init_blocked(wd_hook_table *table, const wd_hook *validate);

void wd_hook_table_finish(wd_hook_table *table, const wd_allocator *allocator);

// wd_hooks_empty returns whether an entry point only has to call the next layer.
static inline bool wd_hooks_empty(const wd_command_hooks *hooks) {
    return hooks->all_counts == 0;
}

#endif
