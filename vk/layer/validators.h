// The list of validators that a build of the layer knows.
#ifndef WARDEN_VK_LAYER_VALIDATORS_H
#define WARDEN_VK_LAYER_VALIDATORS_H

#include "vk/layer/settings.h"
#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_validator_entry is a validator, when it is on, and the offset of its options in the settings.
typedef struct wd_validator_entry {
    const wd_validator *validator;
    bool (*is_enabled)(const wd_settings *settings);
    const void *(*options)(const wd_settings *settings); // NULL: the validator has none.
    bool is_state_tracker;                               // Its hooks run last for commands that destroy.
    const char *title;   // The name that users read; NULL: it reports nothing of its own.
    const char *setting; // The key that turns it on.
} wd_validator_entry;

// wd_validator_entries are the validators in the order in which their hooks run. validators.c defines them for the
// layer; a test of the chassis defines its own.
extern const wd_validator_entry *const wd_validator_entries;
extern const size_t wd_num_validator_entries;

#ifdef __cplusplus
}
#endif
#endif
