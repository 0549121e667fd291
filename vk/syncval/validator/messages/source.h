// The command that a message about contents names, also after its recording is gone.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_SOURCE_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_SOURCE_H

#include "vk/syncval/contents/contents.h"
#include "vk/syncval/validator/messages/history.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_syncval_find_source returns the source of the command with `tag` in the history of a command buffer. It is empty
// if the history has no such command.
wd_contents_source wd_syncval_find_source(const wd_syncval_history *history, uint64_t tag,
                                          const wd_state_command_buffer *command_buffer);

// wd_syncval_append_source appends text such as
// "vkCmdFillBuffer (command 1, debug label "frame") of command buffer 0x5590". The source must not be empty.
void wd_syncval_append_source(wd_string_builder *text, const wd_contents_source *source);

#ifdef __cplusplus
}
#endif
#endif
