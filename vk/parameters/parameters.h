// Parameter validation: the implicit valid-usage statements of the registry, for every command and struct.
//
// emit_parameters.py turns each statement into rows of tables (tables.h), and one interpreter (parameters_check.c)
// walks the arguments of a command along the rows of the command and of the structs that it finds. A finding's id is
// the statement's VUID.
//
// Without a statement of their own, and with ids that begin with WARDEN-parameters: VkBool32 values other than 0 and 1,
// commands of extensions or versions that are not enabled, pNext chains without an end, and, as information, structs
// and values that only a newer registry than the build's can have.
//
// A call with NULL where a pointer is required is always skipped, so that neither later validators nor the driver read
// it.
#ifndef WARDEN_VK_PARAMETERS_PARAMETERS_H
#define WARDEN_VK_PARAMETERS_PARAMETERS_H

#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_parameters_options {
    bool
        // Handles of other devices and pools, which the checks of object lifetimes report where they are on.
        checks_parents;
} wd_parameters_options;

// wd_parameters_validator takes wd_parameters_options. It needs the state tracker, after which it runs, and before all
// others.
extern const wd_validator wd_parameters_validator;

// wd_parameters_guard_validator takes its place where parameters are not checked: it reports NULL for required pointers
// and pNext chains without an end, and skips these calls, so that other validators and the driver do not read them. No
// options.
extern const wd_validator wd_parameters_guard_validator;

#ifdef __cplusplus
}
#endif
#endif
