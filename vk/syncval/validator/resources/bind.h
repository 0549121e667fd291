// Hooks after commands that bind memory.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_BIND_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RESOURCES_BIND_H

#include "vk/syncval/validator/resources/device.h"

#ifdef __cplusplus
extern "C" {
#endif

#define WD_SYNCVAL_BIND_COMMANDS(X)                                                                          \
    X(BindBufferMemory)                                                                                      \
    X(BindBufferMemory2)                                                                                     \
    X(BindImageMemory)                                                                                       \
    X(BindImageMemory2)

#define WD_SYNCVAL_DECLARE_POST(Name)                                                                        \
    void wd_syncval_post_##Name(wd_call *call, const wd_##Name##_args *args, const wd_##Name##_args *down);
WD_SYNCVAL_BIND_COMMANDS(WD_SYNCVAL_DECLARE_POST)
#undef WD_SYNCVAL_DECLARE_POST

#ifdef __cplusplus
}
#endif
#endif
