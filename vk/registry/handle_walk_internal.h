// The generated tables of the handle walk, and the conditions of handle_rules.py. Private to vk/registry.
#ifndef WARDEN_VK_REGISTRY_HANDLE_WALK_INTERNAL_H
#define WARDEN_VK_REGISTRY_HANDLE_WALK_INTERNAL_H

#include "vk/registry/handle_walk.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_walk_condition decides about a member of the struct in `frame`.
typedef wd_walk_decision wd_walk_condition(const wd_walk_frame *frame);

extern const wd_walk_step wd_walk_steps[];
extern const int32_t wd_walk_values[];
extern const uint16_t wd_walk_extern_steps[];
extern const wd_walk_struct wd_walk_structs[]; // Those with an sType first, sorted by it.
extern const size_t wd_walk_num_typed_structs;
extern const size_t wd_walk_num_structs;
extern const wd_walk_command wd_walk_commands[WD_COMMAND_COUNT];
extern wd_walk_condition *const wd_walk_conditions[]; // [0] is NULL.
extern const char wd_walk_texts[];

#ifdef __cplusplus
}
#endif
#endif
