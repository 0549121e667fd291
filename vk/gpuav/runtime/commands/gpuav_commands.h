// The list of commands that run shaders. Their hooks differ only in the type of their arguments.
#ifndef WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_COMMANDS_H
#define WARDEN_VK_GPUAV_RUNTIME_COMMANDS_GPUAV_COMMANDS_H

#include "vk/gpuav/device/gpuav_readback.h"

#ifdef VK_KHR_device_address_commands
#define WD_GPUAV_ADDRESS_ACTIONS(X)                                                                          \
    X(CmdDrawIndirect2KHR, DRAW, GRAPHICS)                                                                   \
    X(CmdDrawIndexedIndirect2KHR, DRAW, GRAPHICS)                                                            \
    X(CmdDrawIndirectCount2KHR, DRAW, GRAPHICS)                                                              \
    X(CmdDrawIndexedIndirectCount2KHR, DRAW, GRAPHICS)                                                       \
    X(CmdDrawMeshTasksIndirect2EXT, DRAW, GRAPHICS)                                                          \
    X(CmdDrawMeshTasksIndirectCount2EXT, DRAW, GRAPHICS)                                                     \
    X(CmdDispatchIndirect2KHR, DISPATCH, COMPUTE)
#define WD_GPUAV_ADDRESS_FETCH_ACTIONS(X) X(CmdDrawIndirectByteCount2EXT, DRAW, GRAPHICS)
#else
#define WD_GPUAV_ADDRESS_ACTIONS(X)
#define WD_GPUAV_ADDRESS_FETCH_ACTIONS(X)
#endif

// X(command without "vk", action, bind point): commands with parameters in buffers that are checked
// (indirect/indirect.h).
#define WD_GPUAV_INDIRECT_ACTIONS(X)                                                                         \
    X(CmdDrawIndirect, DRAW, GRAPHICS)                                                                       \
    X(CmdDrawIndexedIndirect, DRAW, GRAPHICS)                                                                \
    X(CmdDrawIndirectCount, DRAW, GRAPHICS)                                                                  \
    X(CmdDrawIndexedIndirectCount, DRAW, GRAPHICS)                                                           \
    X(CmdDrawMeshTasksIndirectEXT, DRAW, GRAPHICS)                                                           \
    X(CmdDrawMeshTasksIndirectCountEXT, DRAW, GRAPHICS)                                                      \
    X(CmdDispatchIndirect, DISPATCH, COMPUTE)                                                                \
    X(CmdTraceRaysIndirectKHR, TRACE, RAY_TRACING)                                                           \
    X(CmdTraceRaysIndirect2KHR, TRACE, RAY_TRACING)                                                          \
    WD_GPUAV_ADDRESS_ACTIONS(X)

// Draws whose vertex fetches or firstInstance are checked (indirect/indirect_fetch.c).
#define WD_GPUAV_FETCH_ACTIONS(X)                                                                            \
    X(CmdDraw, DRAW, GRAPHICS)                                                                               \
    X(CmdDrawIndexed, DRAW, GRAPHICS)                                                                        \
    X(CmdDrawMultiEXT, DRAW, GRAPHICS)                                                                       \
    X(CmdDrawMultiIndexedEXT, DRAW, GRAPHICS)                                                                \
    X(CmdDrawIndirectByteCountEXT, DRAW, GRAPHICS)                                                           \
    WD_GPUAV_ADDRESS_FETCH_ACTIONS(X)

// Other commands that run shaders.
#define WD_GPUAV_OTHER_ACTIONS(X)                                                                            \
    X(CmdDrawMeshTasksNV, DRAW, GRAPHICS)                                                                    \
    X(CmdDrawMeshTasksIndirectNV, DRAW, GRAPHICS)                                                            \
    X(CmdDrawMeshTasksIndirectCountNV, DRAW, GRAPHICS)                                                       \
    X(CmdDrawMeshTasksEXT, DRAW, GRAPHICS)                                                                   \
    X(CmdDispatch, DISPATCH, COMPUTE)                                                                        \
    X(CmdDispatchBase, DISPATCH, COMPUTE)                                                                    \
    X(CmdTraceRaysNV, TRACE, RAY_TRACING)                                                                    \
    X(CmdTraceRaysKHR, TRACE, RAY_TRACING)

#define WD_GPUAV_ACTIONS(X)                                                                                  \
    WD_GPUAV_INDIRECT_ACTIONS(X)                                                                             \
    WD_GPUAV_FETCH_ACTIONS(X)                                                                                \
    WD_GPUAV_OTHER_ACTIONS(X)

#define WD_GPUAV_DECLARE(Name, action, bind)                                                                 \
    void wd_gpuav_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down);
WD_GPUAV_ACTIONS(WD_GPUAV_DECLARE)
#undef WD_GPUAV_DECLARE

// wd_gpuav_commands_part keeps what the commands bound.
extern const wd_gpuav_part_type wd_gpuav_commands_part;

// wd_gpuav_post_bind_pipeline binds the shared region with the pipeline if commands that are not tracked may follow
// (wd_gpuav_device.binds_with_pipeline).
void wd_gpuav_post_bind_pipeline(wd_call *call, const wd_CmdBindPipeline_args *args,
                                 const wd_CmdBindPipeline_args *down);

#ifdef VK_EXT_shader_object
// wd_gpuav_post_bind_shaders is wd_gpuav_post_bind_pipeline for shader objects.
void wd_gpuav_post_bind_shaders(wd_call *call, const wd_CmdBindShadersEXT_args *args,
                                const wd_CmdBindShadersEXT_args *down);
#endif

void wd_gpuav_pre_execute_generated_nv(wd_call *call, const wd_CmdExecuteGeneratedCommandsNV_args *args,
                                       wd_CmdExecuteGeneratedCommandsNV_args *down);
#ifdef VK_EXT_device_generated_commands
void wd_gpuav_pre_execute_generated(wd_call *call, const wd_CmdExecuteGeneratedCommandsEXT_args *args,
                                    wd_CmdExecuteGeneratedCommandsEXT_args *down);
#endif

// These hooks record whether a dynamic render pass instance is suspended at the end of the recording.
void wd_gpuav_pre_begin_rendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                  wd_CmdBeginRendering_args *down);
void wd_gpuav_pre_end_rendering(wd_call *call, const wd_CmdEndRendering_args *args,
                                wd_CmdEndRendering_args *down);

#ifdef VK_KHR_maintenance10
void wd_gpuav_pre_end_rendering2(wd_call *call, const wd_CmdEndRendering2KHR_args *args,
                                 wd_CmdEndRendering2KHR_args *down);
#endif

// wd_gpuav_pre_end records the barrier that makes records visible to the host, at the end of a recording.
void wd_gpuav_pre_end(wd_call *call, const wd_EndCommandBuffer_args *args, wd_EndCommandBuffer_args *down);
// wd_gpuav_amend_end fails a recording that ran out of memory, as drivers do. Such a recording may lack our set, or
// sets that our commands disturbed.
void wd_gpuav_amend_end(wd_call *call, const wd_EndCommandBuffer_args *args, wd_EndCommandBuffer_args *down);

#endif
