// The commands that get markers. Their hooks differ in the type of their arguments only.
#ifndef WARDEN_VK_HANGS_HANGS_COMMANDS_H
#define WARDEN_VK_HANGS_HANGS_COMMANDS_H

#include "vk/registry/renamed_commands.h"
#include "vk/registry/validator.h"

// X(command without "vk", kind of wd_hangs_kind)
#ifdef VK_KHR_device_address_commands
#define WD_HANGS_ADDRESS_COMMANDS(X)                                                                         \
    X(CmdCopyMemoryKHR, TRANSFER)                                                                            \
    X(CmdCopyMemoryToImageKHR, TRANSFER)                                                                     \
    X(CmdCopyImageToMemoryKHR, TRANSFER)                                                                     \
    X(CmdFillMemoryKHR, TRANSFER)                                                                            \
    X(CmdUpdateMemoryKHR, TRANSFER)                                                                          \
    X(CmdCopyQueryPoolResultsToMemoryKHR, TRANSFER)                                                          \
    X(CmdDispatchIndirect2KHR, COMPUTE)                                                                      \
    X(CmdDrawIndirect2KHR, DRAW)                                                                             \
    X(CmdDrawIndexedIndirect2KHR, DRAW)                                                                      \
    X(CmdDrawIndirectCount2KHR, DRAW)                                                                        \
    X(CmdDrawIndexedIndirectCount2KHR, DRAW)                                                                 \
    X(CmdDrawMeshTasksIndirect2EXT, DRAW)                                                                    \
    X(CmdDrawMeshTasksIndirectCount2EXT, DRAW)                                                               \
    X(CmdDrawIndirectByteCount2EXT, DRAW)
#else
#define WD_HANGS_ADDRESS_COMMANDS(X)
#endif
#ifdef VK_EXT_device_generated_commands
#define WD_HANGS_GENERATED_COMMANDS(X)                                                                       \
    X(CmdPreprocessGeneratedCommandsEXT, TRANSFER)                                                           \
    X(CmdExecuteGeneratedCommandsEXT, GRAPHICS)
#else
#define WD_HANGS_GENERATED_COMMANDS(X)
#endif

// Commands of extensions that the oldest headers lack.
#ifdef VK_KHR_copy_memory_indirect
#define WD_HANGS_COPY_INDIRECT(X)                                                                            \
    X(CmdCopyMemoryIndirectKHR, TRANSFER) X(CmdCopyMemoryToImageIndirectKHR, TRANSFER)
#else
#define WD_HANGS_COPY_INDIRECT(X)
#endif
#ifdef VK_EXT_memory_decompression
#define WD_HANGS_DECOMPRESSION(X)                                                                            \
    X(CmdDecompressMemoryEXT, TRANSFER) X(CmdDecompressMemoryIndirectCountEXT, TRANSFER)
#else
#define WD_HANGS_DECOMPRESSION(X)
#endif
#ifdef VK_ARM_tensors
#define WD_HANGS_TENSORS(X) X(CmdCopyTensorARM, TRANSFER)
#else
#define WD_HANGS_TENSORS(X)
#endif
#ifdef VK_ARM_data_graph
#define WD_HANGS_DATA_GRAPH(X) X(CmdDispatchDataGraphARM, TRANSFER)
#else
#define WD_HANGS_DATA_GRAPH(X)
#endif
#ifdef VK_NV_cluster_acceleration_structure
#define WD_HANGS_CLUSTERS(X) X(CmdBuildClusterAccelerationStructureIndirectNV, TRANSFER)
#else
#define WD_HANGS_CLUSTERS(X)
#endif
#ifdef VK_NV_partitioned_acceleration_structure
#define WD_HANGS_PARTITIONS(X) X(CmdBuildPartitionedAccelerationStructuresNV, TRANSFER)
#else
#define WD_HANGS_PARTITIONS(X)
#endif
#ifdef VK_NV_cooperative_vector
#define WD_HANGS_VECTORS(X) X(CmdConvertCooperativeVectorMatrixNV, TRANSFER)
#else
#define WD_HANGS_VECTORS(X)
#endif
#ifdef VK_NV_cuda_kernel_launch
#define WD_HANGS_CUDA(X) X(CmdCudaLaunchKernelNV, TRANSFER)
#else
#define WD_HANGS_CUDA(X)
#endif
#ifdef VK_KHR_video_encode_queue
#define WD_HANGS_ENCODING(X) X(CmdEncodeVideoKHR, TRANSFER)
#else
#define WD_HANGS_ENCODING(X)
#endif
#ifdef VK_QCOM_tile_shading
#define WD_HANGS_TILES(X) X(CmdDispatchTileQCOM, COMPUTE)
#else
#define WD_HANGS_TILES(X)
#endif
#ifdef VK_AMD_gpa_interface
#define WD_HANGS_COUNTERS(X) X(CmdCopyGpaSessionResultsAMD, TRANSFER)
#else
#define WD_HANGS_COUNTERS(X)
#endif
#define WD_HANGS_NEWER_COMMANDS(X)                                                                           \
    WD_HANGS_COPY_INDIRECT(X)                                                                                \
    WD_HANGS_DECOMPRESSION(X)                                                                                \
    WD_HANGS_TENSORS(X)                                                                                      \
    WD_HANGS_DATA_GRAPH(X)                                                                                   \
    WD_HANGS_CLUSTERS(X)                                                                                     \
    WD_HANGS_PARTITIONS(X)                                                                                   \
    WD_HANGS_VECTORS(X)                                                                                      \
    WD_HANGS_CUDA(X)                                                                                         \
    WD_HANGS_ENCODING(X)                                                                                     \
    WD_HANGS_TILES(X)                                                                                        \
    WD_HANGS_COUNTERS(X)

#define WD_HANGS_COMMANDS(X)                                                                                 \
    X(CmdDispatchBase, COMPUTE)                                                                              \
    X(CmdDispatchIndirect, COMPUTE)                                                                          \
    X(CmdDrawIndirect, DRAW)                                                                                 \
    X(CmdDrawIndexedIndirect, DRAW)                                                                          \
    X(CmdDrawIndirectCount, DRAW)                                                                            \
    X(CmdDrawIndexedIndirectCount, DRAW)                                                                     \
    X(CmdDrawMultiEXT, DRAW)                                                                                 \
    X(CmdDrawMultiIndexedEXT, DRAW)                                                                          \
    X(CmdDrawIndirectByteCountEXT, DRAW)                                                                     \
    X(CmdDrawMeshTasksIndirectEXT, DRAW)                                                                     \
    X(CmdDrawMeshTasksIndirectCountEXT, DRAW)                                                                \
    X(CmdDrawMeshTasksNV, DRAW)                                                                              \
    X(CmdDrawMeshTasksIndirectNV, DRAW)                                                                      \
    X(CmdDrawMeshTasksIndirectCountNV, DRAW)                                                                 \
    X(CmdExecuteGeneratedCommandsNV, GRAPHICS)                                                               \
    X(CmdPreprocessGeneratedCommandsNV, TRANSFER)                                                            \
    X(CmdDrawClusterHUAWEI, GRAPHICS)                                                                        \
    X(CmdDrawClusterIndirectHUAWEI, GRAPHICS)                                                                \
    X(CmdWriteMicromapsPropertiesEXT, TRANSFER)                                                              \
    X(CmdSubpassShadingHUAWEI, GRAPHICS)                                                                     \
    X(CmdTraceRaysIndirectKHR, RAYS)                                                                         \
    X(CmdTraceRaysIndirect2KHR, RAYS)                                                                        \
    X(CmdTraceRaysNV, RAYS)                                                                                  \
    X(CmdCopyBuffer, TRANSFER)                                                                               \
    X(CmdCopyBuffer2, TRANSFER)                                                                              \
    X(CmdCopyImage, TRANSFER)                                                                                \
    X(CmdCopyImage2, TRANSFER)                                                                               \
    X(CmdCopyBufferToImage, TRANSFER)                                                                        \
    X(CmdCopyBufferToImage2, TRANSFER)                                                                       \
    X(CmdCopyImageToBuffer, TRANSFER)                                                                        \
    X(CmdCopyImageToBuffer2, TRANSFER)                                                                       \
    X(CmdBlitImage, TRANSFER)                                                                                \
    X(CmdBlitImage2, TRANSFER)                                                                               \
    X(CmdResolveImage, TRANSFER)                                                                             \
    X(CmdResolveImage2, TRANSFER)                                                                            \
    X(CmdClearColorImage, TRANSFER)                                                                          \
    X(CmdClearDepthStencilImage, TRANSFER)                                                                   \
    X(CmdClearAttachments, TRANSFER)                                                                         \
    X(CmdFillBuffer, TRANSFER)                                                                               \
    X(CmdUpdateBuffer, TRANSFER)                                                                             \
    X(CmdCopyQueryPoolResults, TRANSFER)                                                                     \
    X(CmdCopyMemoryIndirectNV, TRANSFER)                                                                     \
    X(CmdCopyMemoryToImageIndirectNV, TRANSFER)                                                              \
    X(CmdDecompressMemoryNV, TRANSFER)                                                                       \
    X(CmdDecompressMemoryIndirectCountNV, TRANSFER)                                                          \
    X(CmdOpticalFlowExecuteNV, TRANSFER)                                                                     \
    X(CmdCuLaunchKernelNVX, TRANSFER)                                                                        \
    X(CmdBuildAccelerationStructuresKHR, TRANSFER)                                                           \
    X(CmdBuildAccelerationStructuresIndirectKHR, TRANSFER)                                                   \
    X(CmdCopyAccelerationStructureKHR, TRANSFER)                                                             \
    X(CmdCopyAccelerationStructureToMemoryKHR, TRANSFER)                                                     \
    X(CmdCopyMemoryToAccelerationStructureKHR, TRANSFER)                                                     \
    X(CmdWriteAccelerationStructuresPropertiesKHR, TRANSFER)                                                 \
    X(CmdBuildAccelerationStructureNV, TRANSFER)                                                             \
    X(CmdCopyAccelerationStructureNV, TRANSFER)                                                              \
    X(CmdWriteAccelerationStructuresPropertiesNV, TRANSFER)                                                  \
    X(CmdBuildMicromapsEXT, TRANSFER)                                                                        \
    X(CmdCopyMicromapEXT, TRANSFER)                                                                          \
    X(CmdCopyMicromapToMemoryEXT, TRANSFER)                                                                  \
    X(CmdCopyMemoryToMicromapEXT, TRANSFER)                                                                  \
    X(CmdDecodeVideoKHR, TRANSFER)                                                                           \
    X(CmdWaitEvents, TRANSFER)                                                                               \
    X(CmdWaitEvents2, TRANSFER)                                                                              \
    WD_HANGS_ADDRESS_COMMANDS(X)                                                                             \
    WD_HANGS_GENERATED_COMMANDS(X)                                                                           \
    WD_HANGS_NEWER_COMMANDS(X)

// X(command, kind, the text before and after three arguments, these arguments): a user recognizes the command by them.
#define WD_HANGS_COUNTED_COMMANDS(X)                                                                         \
    X(CmdDispatch, COMPUTE, "(", ")", args->groupCountX, args->groupCountY, args->groupCountZ)               \
    X(CmdDrawMeshTasksEXT, DRAW, "(", ")", args->groupCountX, args->groupCountY, args->groupCountZ)          \
    X(CmdTraceRaysKHR, RAYS, "(..., ", ")", args->width, args->height, args->depth)                          \
    X(CmdDraw, DRAW, "(", ", ...)", args->vertexCount, args->instanceCount, args->firstVertex)               \
    X(CmdDrawIndexed, DRAW, "(", ", ...)", args->indexCount, args->instanceCount, args->firstIndex)

// The commands that end render pass instances.
#define WD_HANGS_PASS_ENDS(X)                                                                                \
    X(CmdEndRenderPass)                                                                                      \
    X(CmdEndRenderPass2)                                                                                     \
    X(CmdEndRendering)                                                                                       \
    WD_CMD_END_RENDERING_2(X)

#ifdef __cplusplus
extern "C" {
#endif

// The hooks of all these commands. `pre` lists the command and records the marker before it, `post` the one after it.
#define WD_HANGS_DECLARE(Name, ...)                                                                          \
    void wd_hangs_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down);           \
    void wd_hangs_post_##Name(wd_call *call, const wd_##Name##_args *args, const wd_##Name##_args *down);
WD_HANGS_COMMANDS(WD_HANGS_DECLARE)
WD_HANGS_COUNTED_COMMANDS(WD_HANGS_DECLARE)
WD_HANGS_PASS_ENDS(WD_HANGS_DECLARE)
WD_HANGS_DECLARE(CmdBeginRenderPass)
WD_HANGS_DECLARE(CmdBeginRenderPass2)
WD_HANGS_DECLARE(CmdBeginRendering)
WD_HANGS_DECLARE(CmdExecuteCommands)
#undef WD_HANGS_DECLARE

#ifdef __cplusplus
}
#endif
#endif
