// Hooks of the check uninitialized_memory: what writes memory, other than shaders (gpuav_written.h).
//
// Shaders write storage texel buffers through views only: what a view has counts as written when the view is created,
// unless shaders note what they write.
// Commands that write a buffer in VK_BUFFER_USAGE_TRANSFER_DST_BIT count as executed when they are recorded, except for
// copies of buffers that are followed. Buffers in which other commands write have usages that the check does not
// follow.
#ifndef WARDEN_VK_GPUAV_VALIDATOR_GPUAV_WRITES_H
#define WARDEN_VK_GPUAV_VALIDATOR_GPUAV_WRITES_H

#include "vk/gpuav/device/gpuav_device.h"

// wd_gpuav_writes_begin_submit comes before a submission: shaders that are not instrumented may write any memory.
void wd_gpuav_writes_begin_submit(wd_gpuav_device *device);

// wd_gpuav_writes_end reports, before the device is destroyed, that reads were not checked to the end.
void wd_gpuav_writes_end(wd_gpuav_device *device);

// wd_gpuav_writes_are_unneeded returns whether the hooks of a command of these lists do nothing on the device.
bool wd_gpuav_writes_are_unneeded(const wd_gpuav_device *device, wd_command command);

// wd_gpuav_writes_bound follows vkBindBufferMemory.
void wd_gpuav_writes_bound(wd_gpuav_device *device, const wd_state_buffer *buffer);
// wd_gpuav_writes_mapped follows vkMapMemory.
void wd_gpuav_writes_mapped(wd_gpuav_device *device, VkDeviceMemory memory);

// The commands with a hook before, and after them: wd_gpuav_writes_pre_<Name>, wd_gpuav_writes_post_<Name>.
#define WD_GPUAV_WRITES_BEFORE(X)                                                                            \
    X(CmdFillBuffer)                                                                                         \
    X(CmdUpdateBuffer)                                                                                       \
    X(CmdCopyBuffer)                                                                                         \
    X(CmdCopyBuffer2)                                                                                        \
    X(CmdCopyImageToBuffer)                                                                                  \
    X(CmdCopyImageToBuffer2)                                                                                 \
    X(CmdCopyQueryPoolResults)                                                                               \
    X(CmdWriteBufferMarkerAMD)                                                                               \
    X(CmdWriteBufferMarker2AMD)                                                                              \
    X(QueueBindSparse)
#define WD_GPUAV_WRITES_AFTER(X) X(BindImageMemory) X(BindImageMemory2) X(CreateBufferView)

#define WD_DECLARE(Name)                                                                                     \
    void wd_gpuav_writes_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down);
WD_GPUAV_WRITES_BEFORE(WD_DECLARE)
#undef WD_DECLARE
#define WD_DECLARE(Name)                                                                                     \
    void wd_gpuav_writes_post_##Name(wd_call *call, const wd_##Name##_args *args,                            \
                                     const wd_##Name##_args *down);
WD_GPUAV_WRITES_AFTER(WD_DECLARE)
#undef WD_DECLARE

#endif
