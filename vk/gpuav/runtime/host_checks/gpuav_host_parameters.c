#include "vk/gpuav/runtime/host_checks/gpuav_host_parameters.h"

#include <string.h>

static bool find_pushed(const wd_state_command_buffer *command_buffer, uint32_t offset, uint64_t *value) {
    const uint32_t word = offset / sizeof(uint32_t);
    uint32_t pushed;
    if (offset >= command_buffer->pushed.size || command_buffer->pushed.size - offset < sizeof(pushed) ||
        !(command_buffer->pushed.written[word / 32] >> word % 32 & 1)) {
        return false;
    }
    memcpy(&pushed, command_buffer->pushed.values + offset, sizeof(pushed));
    *value = pushed;
    return true;
}

// find_value finds the number of a term. False: it is unknown.
static bool find_value(const wd_gpuav_host_parameters *parameters, const wd_host_term *term,
                       uint64_t *value) {
    const wd_gpuav_command_parameters *command = parameters->command;
    switch (term->value) {
    case WD_HOST_INSTANCE:
        *value = command ? command->last_instance : 0;
        return command && command->has_instances;
    case WD_HOST_VIEW:
        *value = parameters->view_mask ? 31 - (uint32_t)__builtin_clz(parameters->view_mask) : 0;
        return true;
    case WD_HOST_PUSHED:
        return find_pushed(parameters->command_buffer, term->at, value);
    case WD_HOST_INVOCATION:
        if (!command || !command->has_groups) {
            return false;
        }
        *value = command->end_groups[term->at] * term->group_size;
        *value -= *value != 0;
        return true;
    }
    return false;
}

bool wd_gpuav_find_host_last(const wd_gpuav_host_parameters *parameters, const wd_host_check *check,
                             uint32_t *last) {
    uint64_t sum = check->last;
    for (uint32_t i = 0; i < check->num_terms; i++) {
        uint64_t value;
        if (!find_value(parameters, &check->terms[i], &value) ||
            __builtin_mul_overflow(value, (uint64_t)check->terms[i].factor, &value) ||
            __builtin_add_overflow(sum, value, &sum) || sum > INT32_MAX) {
            return false;
        }
    }
    *last = (uint32_t)sum;
    return true;
}
