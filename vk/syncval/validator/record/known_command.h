// A cache of barrier commands on buffers and images.
//
// Programs repeat a few barrier commands. To convert the arguments of one (scopes, resources, ranges) costs
// more than to compare them with those of an earlier one. If they are equal, and the handles still refer to
// the same objects, the result is the same. The cache stores a command at its second use, if the command is
// outside of render pass instances, transfers no ownership, and its resources have memory that cannot change.
// A recorder belongs to its command buffer, so no lock is needed.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_KNOWN_COMMAND_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_KNOWN_COMMAND_H

#include "vk/syncval/validator/record/dependency.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { WD_SYNCVAL_MAX_COMMAND_KEY = 96 };

// wd_syncval_command_key holds the arguments of a barrier command as words. If `length` is 0, the command is
// not cached.
typedef struct wd_syncval_command_key {
    uint64_t hash;
    uint32_t length;
    uint64_t words[WD_SYNCVAL_MAX_COMMAND_KEY];
} wd_syncval_command_key;

typedef struct wd_syncval_known_commands wd_syncval_known_commands;

// wd_syncval_known_commands_destroy accepts NULL.
void wd_syncval_known_commands_destroy(wd_syncval_known_commands *commands);

// wd_syncval_known_commands_key_v1 and _key_info compute the key of a command.
void wd_syncval_known_commands_key_v1(wd_syncval_command_key *key, const wd_syncval_barriers_v1 *barriers);
void wd_syncval_known_commands_key_info(wd_syncval_command_key *key, const VkDependencyInfo *info);

// wd_syncval_known_commands_find fills `dependency` from the cache. It returns false if the command is not
// cached. The result is valid until the recorder's next command.
bool wd_syncval_known_commands_find(wd_syncval_dependency *dependency, wd_syncval_recorder *recorder,
                                    wd_call *call, const wd_syncval_command_key *key);

// wd_syncval_known_commands_add adds `dependency`, the result for the command with this key, if the key was
// looked up before. It has no effect if an allocation fails.
void wd_syncval_known_commands_add(const wd_syncval_dependency *dependency,
                                   const wd_syncval_command_key *key);

#ifdef __cplusplus
}
#endif
#endif
