// The hooks of the commands that access memory or order accesses: the `validate` phase of each.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_COMMANDS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_SYNCVAL_COMMANDS_H

#include "vk/syncval/validator/syncval_recorder.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_SYNCVAL_COMMANDS(X)                                                                               \
    X(CmdCopyBuffer)                                                                                         \
    X(CmdCopyBuffer2)                                                                                        \
    X(CmdFillBuffer)                                                                                         \
    X(CmdUpdateBuffer)                                                                                       \
    X(CmdCopyQueryPoolResults)                                                                               \
    X(CmdCopyImage)                                                                                          \
    X(CmdCopyImage2)                                                                                         \
    X(CmdResolveImage)                                                                                       \
    X(CmdResolveImage2)                                                                                      \
    X(CmdBlitImage)                                                                                          \
    X(CmdBlitImage2)                                                                                         \
    X(CmdCopyBufferToImage)                                                                                  \
    X(CmdCopyBufferToImage2)                                                                                 \
    X(CmdCopyImageToBuffer)                                                                                  \
    X(CmdCopyImageToBuffer2)                                                                                 \
    X(CmdClearColorImage)                                                                                    \
    X(CmdClearDepthStencilImage)                                                                             \
    X(CmdPipelineBarrier)                                                                                    \
    X(CmdPipelineBarrier2)

#define WD_SYNCVAL_DECLARE(Name) bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args);
WD_SYNCVAL_COMMANDS(WD_SYNCVAL_DECLARE)
#undef WD_SYNCVAL_DECLARE

#ifdef __cplusplus
}
#endif
#endif
