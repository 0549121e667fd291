// What parameters_plain.c, which plain.py writes, is made of. Private to vk/parameters.
//
// Each function returns whether a value surely is right. Where one is not sure, the interpreter decides.
#ifndef WARDEN_VK_PARAMETERS_PARAMETERS_PLAIN_H
#define WARDEN_VK_PARAMETERS_PARAMETERS_PLAIN_H

#include <string.h>

#include "vk/parameters/parameters_hooks.h" // generated
#include "vk/parameters/parameters_internal.h"
#include "vk/state/state.h"

static inline uint64_t wd_plain_integer(const char *at, size_t width) {
    uint64_t wide;
    uint32_t narrow;
    uint16_t half;
    if (width == sizeof narrow) {
        memcpy(&narrow, at, sizeof narrow);
        return narrow;
    }
    if (width == sizeof half) {
        memcpy(&half, at, sizeof half);
        return half;
    }
    if (width == 1) {
        return *(const unsigned char *)at;
    }
    memcpy(&wide, at, sizeof wide);
    return wide;
}

static inline const char *wd_plain_pointer(const char *at) {
    const char *pointer;
    memcpy(&pointer, at, sizeof pointer);
    return pointer;
}

// wd_plain_referenced returns the integer at `offset` from a pointer, or 0 where it points nowhere.
static inline uint64_t wd_plain_referenced(const char *pointer, size_t offset, size_t width) {
    return wd_parameters_is_pointer(pointer) ? wd_plain_integer(pointer + offset, width) : 0;
}

// wd_plain_array returns whether the elements of an array can be read. It sets `*num` to 0 where there is no array.
static inline bool wd_plain_array(const char *first, uint64_t *num, bool is_optional) {
    if (*num == 0 || wd_parameters_is_pointer(first)) {
        return true;
    }
    *num = 0;
    return is_optional && !first;
}

// wd_plain_enum returns whether an enum has the value. Most values are in the first range, which the others are.
static inline bool wd_plain_enum(const wd_parameters_data *data, int32_t value, uint16_t type, int32_t first,
                                 int32_t last, uint16_t requirement) {
    if (__builtin_expect(value >= first && value <= last, 1)) {
        return requirement == 0 || data->world.met[requirement];
    }
    return wd_parameters_has_value(&data->world, type, value);
}

static inline bool wd_plain_bit(const wd_parameters_data *data, uint64_t value, uint16_t type,
                                bool is_optional) {
    if (value == 0) {
        return is_optional || wd_parameters_masks[type].has_zero;
    }
    return (value & (value - 1)) == 0 && (value & ~data->world.masks[type]) == 0;
}

// wd_plain_scope returns whether the command buffer of a call has these facts, lacks those of `forbidden`, and is for
// one of `queues` (0: any).
static inline bool wd_plain_scope(const struct wd_call *call, uint32_t needed, uint32_t forbidden,
                                  uint32_t queues) {
    const wd_state_command_buffer *command_buffer = call->command_buffer;
    if (__builtin_expect(!command_buffer, 0)) {
        return false;
    }
    return (wd_parameters_facts(command_buffer) & (needed | forbidden)) == needed &&
           (queues == 0 || command_buffer->queues & queues);
}

#endif
