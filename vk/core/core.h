// Core validation: the explicit valid-usage statements of the specification.
//
// The statements are compiled from validusage.json (vk/core/statements) into straight-line checks of commands and
// structs. A finding's id is the statement's VUID. A statement of which one fact is not known (an object whose creation
// was not seen, a limit that the driver does not state) is not reported. docs/core.md states which statements have a
// check.
#ifndef WARDEN_VK_CORE_CORE_H
#define WARDEN_VK_CORE_CORE_H

#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_core_options {
    bool image_layouts; // Compares layouts of images with those that commands and shaders expect.
    bool queries;       // Follows queries that are reset, active and available.
} wd_core_options;

#define WD_CORE_OPTIONS_INIT                                                                                 \
    { .image_layouts = true, .queries = true }

struct wd_validator;

// wd_core_validator needs the state tracker, after which it runs, and the validator of parameters or its guard: it
// reads no call that they rejected. Its options are wd_core_options; NULL: the defaults.
extern const struct wd_validator wd_core_validator;

#ifdef __cplusplus
}
#endif
#endif
