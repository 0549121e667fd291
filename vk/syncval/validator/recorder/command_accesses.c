#include "vk/syncval/validator/recorder/command_accesses.h"

#include <assert.h>
#include <string.h>

void wd_syncval_command_init(wd_syncval_command *command, wd_allocator allocator) {
    *command = (wd_syncval_command){.ranges = {.allocator = allocator}};
}

void wd_syncval_command_finish(wd_syncval_command *command) {
    const wd_allocator allocator = command->ranges.allocator;
    WD_VECTOR_FINISH(&allocator, &command->accesses);
    WD_VECTOR_FINISH(&allocator, &command->unknown_ranges);
    WD_VECTOR_FINISH(&allocator, &command->discards);
    WD_VECTOR_FINISH(&allocator, &command->found);
    wd_free(&allocator, command->ranges.items);
    command->ranges = (wd_syncval_ranges){.allocator = allocator};
}

static bool continues(const wd_syncval_access *last, const wd_syncval_access *access) {
    return last->object == access->object && last->usage == access->usage && last->space == access->space &&
           last->ordering == access->ordering && last->in_instance == access->in_instance &&
           last->atomicity == access->atomicity && last->is_conditional == access->is_conditional &&
           last->first_range + last->num_ranges == access->first_range;
}

bool wd_syncval_command_add(wd_syncval_command *command, const wd_syncval_access *access) {
    assert(access->first_range + access->num_ranges <= command->ranges.count);
    if (command->accesses.count && continues(&command->accesses.items[command->accesses.count - 1], access)) {
        command->accesses.items[command->accesses.count - 1].num_ranges += access->num_ranges;
        return true;
    }
    wd_syncval_access *added = WD_VECTOR_PUSH(&command->ranges.allocator, &command->accesses);
    if (!added) {
        return false;
    }
    *added = *access;
    return true;
}

static bool reserve_known(wd_syncval_command *command, size_t *num_accesses) {
    size_t num_ranges = 0;
    *num_accesses = 0;
    for (uint32_t i = 0; i < command->num_known; i++) {
        *num_accesses += command->known[i]->num_accesses;
        num_ranges += command->known[i]->num_ranges;
    }
    const wd_allocator *allocator = &command->ranges.allocator;
    return WD_VECTOR_RESERVE(allocator, &command->accesses, command->accesses.count + *num_accesses) &&
           WD_VECTOR_RESERVE(allocator, &command->ranges, command->ranges.count + num_ranges);
}

bool wd_syncval_command_take_known(wd_syncval_command *command) {
    size_t num_accesses;
    if (!command->num_known) {
        return true;
    }
    if (!reserve_known(command, &num_accesses)) {
        return false;
    }
    wd_syncval_access *to = command->accesses.items;
    memmove(to + num_accesses, to, command->accesses.count * sizeof(*to));
    for (uint32_t i = 0; i < command->num_known; i++) {
        const wd_syncval_resolution *known = command->known[i];
        memcpy(command->ranges.items + command->ranges.count, known->ranges,
               known->num_ranges * sizeof(wd_range));
        for (uint32_t k = 0; k < known->num_accesses; k++) {
            *to = known->accesses[k];
            to++->first_range += command->ranges.count;
        }
        command->ranges.count += known->num_ranges;
    }
    assert(to == command->accesses.items + num_accesses);
    command->accesses.count += num_accesses;
    command->num_known = 0;
    return true;
}

bool wd_syncval_command_take_discards(wd_syncval_command *command, size_t first, wd_contents_cause cause) {
    bool is_complete = true;
    assert(first <= command->accesses.count);
    for (size_t i = first; i < command->accesses.count; i++) {
        wd_syncval_discard *added = WD_VECTOR_PUSH(&command->ranges.allocator, &command->discards);
        is_complete &= added != NULL;
        if (added) {
            *added = (wd_syncval_discard){command->accesses.items[i], cause};
        }
    }
    command->accesses.count = first;
    return is_complete;
}

bool wd_syncval_command_add_unknown_range(wd_syncval_command *command, wd_range range, wd_sync_usage usage) {
    wd_syncval_unknown_range *added = WD_VECTOR_PUSH(&command->ranges.allocator, &command->unknown_ranges);
    if (!added) {
        return false;
    }
    *added = (wd_syncval_unknown_range){range, (uint16_t)usage};
    return true;
}
