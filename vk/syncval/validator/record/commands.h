// The `validate` hooks of commands that access memory, order accesses, or change the accesses of later
// commands.
#ifndef WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_COMMANDS_H
#define WARDEN_VK_SYNCVAL_VALIDATOR_RECORD_COMMANDS_H

#include "vk/registry/renamed_commands.h"
#include "vk/syncval/validator/recorder/recorder.h"

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
    X(CmdSetDepthBoundsTestEnable)                                                                           \
    X(CmdSetStencilTestEnable)                                                                               \
    X(CmdSetCullMode)                                                                                        \
    X(CmdSetPrimitiveTopology)                                                                               \
    X(CmdSetStencilWriteMask)                                                                                \
    X(CmdSetStencilOp)                                                                                       \
    X(CmdSetStencilCompareMask)                                                                              \
    X(CmdSetStencilReference)                                                                                \
    X(CmdSetDepthCompareOp)                                                                                  \
    X(CmdSetScissor)                                                                                         \
    X(CmdSetScissorWithCount)                                                                                \
    X(CmdSetSampleMaskEXT)                                                                                   \
    X(CmdSetColorWriteEnableEXT)                                                                             \
    X(CmdSetColorBlendEnableEXT)                                                                             \
    X(CmdSetColorWriteMaskEXT)                                                                               \
    X(CmdSetLogicOpEnableEXT)                                                                                \
    X(CmdSetLogicOpEXT)                                                                                      \
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
    X(CmdBuildAccelerationStructureNV)                                                                       \
    X(CmdCopyAccelerationStructureNV)                                                                        \
    X(CmdWriteAccelerationStructuresPropertiesNV)                                                            \
    X(CmdTraceRaysNV)                                                                                        \
    X(CmdPreprocessGeneratedCommandsNV)                                                                      \
    X(CmdExecuteGeneratedCommandsNV)                                                                         \
    X(CmdBindShadingRateImageNV)                                                                             \
    X(CmdBindInvocationMaskHUAWEI)                                                                           \
    X(CmdBindPipelineShaderGroupNV)                                                                          \
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

// Commands whose accesses are not modeled.
#define WD_SYNCVAL_UNKNOWN_COMMANDS(X)                                                                       \
    X(CmdBuildMicromapsEXT)                                                                                  \
    X(CmdCopyMicromapEXT)                                                                                    \
    X(CmdCopyMicromapToMemoryEXT)                                                                            \
    X(CmdCopyMemoryToMicromapEXT)                                                                            \
    X(CmdWriteMicromapsPropertiesEXT)                                                                        \
    X(CmdCopyMemoryIndirectNV)                                                                               \
    X(CmdCopyMemoryToImageIndirectNV)                                                                        \
    X(CmdDecompressMemoryNV)                                                                                 \
    X(CmdDecompressMemoryIndirectCountNV)                                                                    \
    X(CmdDecodeVideoKHR)                                                                                     \
    X(CmdBeginVideoCodingKHR)                                                                                \
    X(CmdControlVideoCodingKHR)                                                                              \
    X(CmdEndVideoCodingKHR)                                                                                  \
    X(CmdOpticalFlowExecuteNV)                                                                               \
    X(CmdSubpassShadingHUAWEI)                                                                               \
    X(CmdDrawClusterHUAWEI)                                                                                  \
    X(CmdDrawClusterIndirectHUAWEI)                                                                          \
    X(CmdCuLaunchKernelNVX)                                                                                  \
    X(CmdWriteBufferMarkerAMD)                                                                               \
    X(CmdWriteBufferMarker2AMD)

// Commands that the registry of Debian 12 does not have, or that it has under a platform guard and thus
// without hooks.
#ifdef VK_VERSION_1_4
#define WD_SYNCVAL_COMMANDS_1_4(X) X(CmdPushConstants2)
#else
#define WD_SYNCVAL_COMMANDS_1_4(X)
#endif
#ifdef VK_KHR_device_address_commands
#define WD_SYNCVAL_ADDRESS_COMMANDS(X)                                                                       \
    X(CmdCopyMemoryKHR)                                                                                      \
    X(CmdCopyMemoryToImageKHR)                                                                               \
    X(CmdCopyImageToMemoryKHR)                                                                               \
    X(CmdFillMemoryKHR)                                                                                      \
    X(CmdUpdateMemoryKHR)                                                                                    \
    X(CmdCopyQueryPoolResultsToMemoryKHR)                                                                    \
    X(CmdDispatchIndirect2KHR)                                                                               \
    X(CmdDrawIndirect2KHR)                                                                                   \
    X(CmdDrawIndexedIndirect2KHR)                                                                            \
    X(CmdDrawIndirectCount2KHR)                                                                              \
    X(CmdDrawIndexedIndirectCount2KHR)                                                                       \
    X(CmdDrawMeshTasksIndirect2EXT)                                                                          \
    X(CmdDrawMeshTasksIndirectCount2EXT)                                                                     \
    X(CmdDrawIndirectByteCount2EXT)                                                                          \
    X(CmdBeginConditionalRendering2EXT)                                                                      \
    X(CmdBindTransformFeedbackBuffers2EXT)                                                                   \
    X(CmdBeginTransformFeedback2EXT)                                                                         \
    X(CmdEndTransformFeedback2EXT)
#define WD_SYNCVAL_ADDRESS_MARKERS(X) X(CmdWriteMarkerToMemoryAMD)
#else
#define WD_SYNCVAL_ADDRESS_COMMANDS(X)
#define WD_SYNCVAL_ADDRESS_MARKERS(X)
#endif
#ifdef VK_EXT_device_generated_commands
#define WD_SYNCVAL_GENERATED_EXT(X) X(CmdPreprocessGeneratedCommandsEXT) X(CmdExecuteGeneratedCommandsEXT)
#else
#define WD_SYNCVAL_GENERATED_EXT(X)
#endif
#define WD_SYNCVAL_NEWER_COMMANDS(X)                                                                         \
    WD_SYNCVAL_COMMANDS_1_4(X)                                                                               \
    WD_CMD_END_RENDERING_2(X) WD_SYNCVAL_ADDRESS_COMMANDS(X) WD_SYNCVAL_GENERATED_EXT(X)
#ifdef VK_KHR_copy_memory_indirect
#define WD_SYNCVAL_COPY_INDIRECT(X) X(CmdCopyMemoryIndirectKHR) X(CmdCopyMemoryToImageIndirectKHR)
#else
#define WD_SYNCVAL_COPY_INDIRECT(X)
#endif
#ifdef VK_EXT_memory_decompression
#define WD_SYNCVAL_DECOMPRESSION(X) X(CmdDecompressMemoryEXT) X(CmdDecompressMemoryIndirectCountEXT)
#else
#define WD_SYNCVAL_DECOMPRESSION(X)
#endif
#ifdef VK_ARM_tensors
#define WD_SYNCVAL_TENSORS(X) X(CmdCopyTensorARM)
#else
#define WD_SYNCVAL_TENSORS(X)
#endif
#ifdef VK_ARM_data_graph
#define WD_SYNCVAL_DATA_GRAPH(X) X(CmdDispatchDataGraphARM)
#else
#define WD_SYNCVAL_DATA_GRAPH(X)
#endif
#ifdef VK_NV_device_generated_commands_compute
#define WD_SYNCVAL_GENERATED_COMPUTE_NV(X) X(CmdUpdatePipelineIndirectBufferNV)
#else
#define WD_SYNCVAL_GENERATED_COMPUTE_NV(X)
#endif
#ifdef VK_NV_cluster_acceleration_structure
#define WD_SYNCVAL_CLUSTERS_NV(X) X(CmdBuildClusterAccelerationStructureIndirectNV)
#else
#define WD_SYNCVAL_CLUSTERS_NV(X)
#endif
#ifdef VK_NV_partitioned_acceleration_structure
#define WD_SYNCVAL_PARTITIONS_NV(X) X(CmdBuildPartitionedAccelerationStructuresNV)
#else
#define WD_SYNCVAL_PARTITIONS_NV(X)
#endif
#ifdef VK_NV_cooperative_vector
#define WD_SYNCVAL_VECTORS_NV(X) X(CmdConvertCooperativeVectorMatrixNV)
#else
#define WD_SYNCVAL_VECTORS_NV(X)
#endif
#ifdef VK_NV_cuda_kernel_launch
#define WD_SYNCVAL_CUDA_NV(X) X(CmdCudaLaunchKernelNV)
#else
#define WD_SYNCVAL_CUDA_NV(X)
#endif
#ifdef VK_KHR_video_encode_queue
#define WD_SYNCVAL_ENCODE(X) X(CmdEncodeVideoKHR)
#else
#define WD_SYNCVAL_ENCODE(X)
#endif
#define WD_SYNCVAL_NEWER_UNKNOWN_COMMANDS(X)                                                                 \
    WD_SYNCVAL_ADDRESS_MARKERS(X)                                                                            \
    WD_SYNCVAL_COPY_INDIRECT(X)                                                                              \
    WD_SYNCVAL_DECOMPRESSION(X)                                                                              \
    WD_SYNCVAL_TENSORS(X)                                                                                    \
    WD_SYNCVAL_DATA_GRAPH(X)                                                                                 \
    WD_SYNCVAL_GENERATED_COMPUTE_NV(X)                                                                       \
    WD_SYNCVAL_CLUSTERS_NV(X)                                                                                \
    WD_SYNCVAL_PARTITIONS_NV(X)                                                                              \
    WD_SYNCVAL_VECTORS_NV(X)                                                                                 \
    WD_SYNCVAL_CUDA_NV(X)                                                                                    \
    WD_SYNCVAL_ENCODE(X)

#define WD_SYNCVAL_DECLARE(Name) bool wd_syncval_##Name(wd_call *call, const wd_##Name##_args *args);
WD_SYNCVAL_COMMANDS(WD_SYNCVAL_DECLARE)
WD_SYNCVAL_NEWER_COMMANDS(WD_SYNCVAL_DECLARE)
WD_SYNCVAL_UNKNOWN_COMMANDS(WD_SYNCVAL_DECLARE)
WD_SYNCVAL_NEWER_UNKNOWN_COMMANDS(WD_SYNCVAL_DECLARE)
#undef WD_SYNCVAL_DECLARE

#ifdef __cplusplus
}
#endif
#endif
