// Kinds of commands: all versions and variants of a command whose hazards, fixes or barriers are alike have one kind.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_COMMAND_KIND_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_MESSAGES_COMMAND_KIND_H

#include <stdint.h>

#include "vk/registry/hooks.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_syncval_command_kind {
    WD_SYNCVAL_OTHER_COMMAND,
    WD_SYNCVAL_DISPATCH,      // Runs the bound compute pipeline.
    WD_SYNCVAL_DRAW,          // Runs the bound graphics pipeline.
    WD_SYNCVAL_BEGIN_PASS,    // Of render pass objects.
    WD_SYNCVAL_NEXT_SUBPASS,  // Of render pass objects.
    WD_SYNCVAL_END_PASS,      // Of render pass objects.
    WD_SYNCVAL_END_RENDERING, // Of dynamic rendering.
    WD_SYNCVAL_SET_EVENT,
    WD_SYNCVAL_WAIT_EVENTS,
} wd_syncval_command_kind;

// wd_syncval_command_kinds holds a wd_syncval_command_kind for each command, and one for commands that the build does
// not know (WD_COMMAND_COUNT). emit_command_kinds.py has the names of each kind.
extern const uint8_t wd_syncval_command_kinds[WD_COMMAND_COUNT + 1];

#ifdef __cplusplus
}
#endif
#endif
