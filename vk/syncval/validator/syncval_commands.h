// The hooks of the commands that access memory, order accesses, or decide what later ones access: the `validate` phase of
// each.
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
    X(CmdPipelineBarrier2)                                                                                   \
    X(CmdPushConstants)                                                                                      \
    X(CmdDispatch)                                                                                           \
    X(CmdDispatchBase)                                                                                       \
    X(CmdDispatchIndirect)                                                                                   \
    X(CmdDraw)                                                                                               \
    X(CmdDrawIndexed)                                                                                        \
    X(CmdDrawIndirect)                                                                                       \
    X(CmdDrawIndexedIndirect)                                                                                \
    X(CmdDrawIndirectCount)                                                                                  \
    X(CmdDrawIndexedIndirectCount)                                                                           \
    X(CmdDrawMultiEXT)                                                                                       \
    X(CmdDrawMultiIndexedEXT)                                                                                \
    X(CmdDrawIndirectByteCountEXT)                                                                           \
    X(CmdDrawMeshTasksEXT)                                                                                   \
    X(CmdDrawMeshTasksIndirectEXT)                                                                           \
    X(CmdDrawMeshTasksIndirectCountEXT)                                                                      \
    X(CmdDrawMeshTasksNV)                                                                                    \
    X(CmdDrawMeshTasksIndirectNV)                                                                            \
    X(CmdDrawMeshTasksIndirectCountNV)                                                                       \
    X(CmdBeginConditionalRenderingEXT)                                                                       \
    X(CmdBindTransformFeedbackBuffersEXT)                                                                    \
    X(CmdBeginTransformFeedbackEXT)                                                                          \
    X(CmdEndTransformFeedbackEXT)                                                                            \
    X(CmdSetRasterizerDiscardEnable)                                                                         \
    X(CmdSetDepthTestEnable)                                                                                 \
    X(CmdSetDepthWriteEnable)                                                                                \
    X(CmdSetStencilTestEnable)                                                                               \
    X(CmdSetCullMode)                                                                                        \
    X(CmdSetStencilWriteMask)                                                                                \
    X(CmdSetStencilOp)                                                                                       \
    X(CmdSetColorWriteEnableEXT)                                                                             \
    X(CmdSetColorBlendEnableEXT)                                                                             \
    X(CmdSetColorWriteMaskEXT)                                                                               \
    X(CmdSetVertexInputEXT)                                                                                  \
    X(CmdBuildAccelerationStructuresKHR)                                                                     \
    X(CmdBuildAccelerationStructuresIndirectKHR)                                                             \
    X(CmdCopyAccelerationStructureKHR)                                                                       \
    X(CmdCopyAccelerationStructureToMemoryKHR)                                                               \
    X(CmdCopyMemoryToAccelerationStructureKHR)                                                               \
    X(CmdWriteAccelerationStructuresPropertiesKHR)                                                           \
    X(CmdTraceRaysKHR)                                                                                       \
    X(CmdTraceRaysIndirectKHR)                                                                               \
    X(CmdTraceRaysIndirect2KHR)                                                                              \
    X(CmdBeginRendering)                                                                                     \
    X(CmdEndRendering)                                                                                       \
    X(CmdBeginRenderPass)                                                                                    \
    X(CmdBeginRenderPass2)                                                                                   \
    X(CmdNextSubpass)                                                                                        \
    X(CmdNextSubpass2)                                                                                       \
    X(CmdEndRenderPass)                                                                                      \
    X(CmdEndRenderPass2)                                                                                     \
    X(CmdClearAttachments)                                                                                   \
    X(CmdSetEvent)                                                                                           \
    X(CmdSetEvent2)                                                                                          \
    X(CmdResetEvent)                                                                                         \
    X(CmdResetEvent2)                                                                                        \
    X(CmdWaitEvents)                                                                                         \
    X(CmdWaitEvents2)                                                                                        \
    X(CmdExecuteCommands)

// Commands whose accesses are not modelled.
#define WD_SYNCVAL_UNKNOWN_COMMANDS(X)                                                                       \
    X(CmdBuildAccelerationStructureNV)                                                                       \
    X(CmdCopyAccelerationStructureNV)                                                                        \
    X(CmdTraceRaysNV)                                                                                        \
    X(CmdWriteAccelerationStructuresPropertiesNV)                                                            \
    X(CmdBuildMicromapsEXT)                                                                                  \
    X(CmdCopyMicromapEXT)                                                                                    \
    X(CmdCopyMicromapToMemoryEXT)                                                                            \
    X(CmdCopyMemoryToMicromapEXT)                                                                            \
    X(CmdWriteMicromapsPropertiesEXT)                                                                        \
    X(CmdPreprocessGeneratedCommandsNV)                                                                      \
    X(CmdExecuteGeneratedCommandsNV)                                                                         \
    X(CmdCopyMemoryIndirectNV)                                                                               \
    X(CmdCopyMemoryToImageIndirectNV)                                                                        \
    X(CmdDecompressMemoryNV)                                                                                 \
    X(CmdDecompressMemoryIndirectCountNV)                                                                    \
    X(CmdDecodeVideoKHR)                                                                                     \
    X(CmdOpticalFlowExecuteNV)                                                                               \
    X(CmdSubpassShadingHUAWEI)                                                                               \
    X(CmdDrawClusterHUAWEI)                                                                                  \
    X(CmdDrawClusterIndirectHUAWEI)                                                                          \
    X(CmdCuLaunchKernelNVX)                                                                                  \
    X(CmdWriteBufferMarkerAMD)                                                                               \
    X(CmdWriteBufferMarker2AMD)

#define WD_SYNCVAL_DECLARE(Name) bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args);
WD_SYNCVAL_COMMANDS(WD_SYNCVAL_DECLARE)
WD_SYNCVAL_UNKNOWN_COMMANDS(WD_SYNCVAL_DECLARE)
#undef WD_SYNCVAL_DECLARE

#ifdef __cplusplus
}
#endif
#endif
