// Barrier commands of buffers and images that a recorder met before.
//
// Programs repeat few barrier commands. Taking the arguments of one apart (scopes, resources, their ranges) costs more than
// comparing them with those of an earlier one: while these are equal, and no handle means another object, so is what comes
// out. Remembered are, from their second use on, commands outside of render pass instances that transfer no ownership and whose
// resources have their memory for good. Recorders belong to their command buffer: there is nothing to lock.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_KNOWN_COMMAND_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_KNOWN_COMMAND_H

#include "vk/syncval/validator/syncval_dependency.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_MAX_COMMAND_KEY = 96 };

// wd_syncval_command_key is all that a barrier command says, in words. `length` is 0 where that is too much, or not worth it.
typedef struct wd_syncval_command_key {
    uint64_t hash;
    uint32_t length;
    uint64_t words[WD_SYNCVAL_MAX_COMMAND_KEY];
} wd_syncval_command_key;

typedef struct wd_syncval_known_commands wd_syncval_known_commands;

// wd_syncval_known_commands_destroy accepts NULL.
void wd_syncval_known_commands_destroy(wd_syncval_known_commands *commands);

// wd_syncval_known_commands_key_v1 and _key_info write the key of a command of either generation.
void wd_syncval_known_commands_key_v1(wd_syncval_command_key *key, const wd_syncval_barriers_v1 *barriers);
void wd_syncval_known_commands_key_info(wd_syncval_command_key *key, const VkDependencyInfo *info);

// wd_syncval_known_commands_find makes `dependency` what is remembered of the command. False: nothing is. What it points to is
// valid until the recorder's next command.
bool wd_syncval_known_commands_find(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                    wd_call *call, const wd_syncval_command_key *key);

// wd_syncval_known_commands_add remembers `dependency`, which is what came out of the command with this key, if it was looked for
// before. Without memory nothing happens.
void wd_syncval_known_commands_add(const wd_syncval_dependency *dependency,
                                   const wd_syncval_command_key *key);

#ifdef __cplusplus
}
#endif
#endif
