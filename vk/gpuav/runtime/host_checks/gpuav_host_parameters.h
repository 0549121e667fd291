// Parameters of a command that the host knows when the command is recorded (wd_host_term).
#ifndef WARDEN_VK_GPUAV_RUNTIME_HOST_CHECKS_GPUAV_HOST_PARAMETERS_H
#define WARDEN_VK_GPUAV_RUNTIME_HOST_CHECKS_GPUAV_HOST_PARAMETERS_H

#include "vk/gpuav/runtime/host_checks/gpuav_host_checks.h"

typedef struct wd_gpuav_host_parameters {
    const wd_state_command_buffer *command_buffer;
    const wd_gpuav_command_parameters *command; // NULL: unknown.
    uint32_t view_mask;                         // Of the pipeline.
} wd_gpuav_host_parameters;

// wd_gpuav_find_host_last finds the last byte that the accesses of a check may read or write. False: it is unknown, or
// above INT32_MAX.
bool wd_gpuav_find_host_last(const wd_gpuav_host_parameters *parameters, const wd_host_check *check,
                             uint32_t *last);

#endif
