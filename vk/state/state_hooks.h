// The hooks of the tracker that are written by hand; those of handles without content are generated. Private
// to vk/state.
//
// Objects are made in post_record. They end in pre_record: once the driver destroyed a handle, another thread
// may be given the same one before a post_record hook could run.
#ifndef WARDEN_VK_STATE_STATE_HOOKS_H
#define WARDEN_VK_STATE_STATE_HOOKS_H

#include "vk/registry/renamed_commands.h"
#include "vk/registry/validator.h"

#ifdef __cplusplus
extern "C" {
#endif

// The variants of Vulkan 1.4 (VK_KHR_maintenance6) that bind with a struct.
#ifdef VK_VERSION_1_4
#define WD_STATE_HOOKS_1_4(X)                                                                                \
    X(CmdBindDescriptorSets2)                                                                                \
    X(CmdPushConstants2)                                                                                     \
    X(CmdPushDescriptorSet2)                                                                                 \
    X(CmdPushDescriptorSetWithTemplate2)                                                                     \
    X(CmdBindIndexBuffer2)                                                                                   \
    X(CmdSetDescriptorBufferOffsets2EXT)                                                                     \
    X(CmdBindDescriptorBufferEmbeddedSamplers2EXT)                                                           \
    X(MapMemory2)                                                                                            \
    X(UnmapMemory2)                                                                                          \
    X(CmdSetRenderingAttachmentLocations)                                                                    \
    X(CmdSetRenderingInputAttachmentIndices)
#else
#define WD_STATE_HOOKS_1_4(X)
#endif

#define WD_STATE_HOOKS_QUERIES(X)                                                                            \
    X(CmdBeginQuery)                                                                                         \
    X(CmdBeginQueryIndexedEXT)                                                                               \
    X(CmdEndQuery)                                                                                           \
    X(CmdEndQueryIndexedEXT)                                                                                 \
    X(CmdResetQueryPool)                                                                                     \
    X(CmdWriteTimestamp)                                                                                     \
    X(CmdCopyQueryPoolResults)                                                                               \
    X(CmdWriteTimestamp2)                                                                                    \
    X(CmdWriteAccelerationStructuresPropertiesKHR)                                                           \
    X(CmdWriteAccelerationStructuresPropertiesNV)                                                            \
    X(ResetQueryPool)                                                                                        \
    X(CmdBeginConditionalRenderingEXT)                                                                       \
    X(CmdEndConditionalRenderingEXT)                                                                         \
    X(CmdBindTransformFeedbackBuffersEXT)                                                                    \
    X(CmdBeginTransformFeedbackEXT)                                                                          \
    X(CmdEndTransformFeedbackEXT)                                                                            \
    X(AcquireProfilingLockKHR)                                                                               \
    X(ReleaseProfilingLockKHR)

#define WD_STATE_HOOKS_EVENTS(X)                                                                             \
    X(CmdSetEvent)                                                                                           \
    X(CmdSetEvent2)                                                                                          \
    X(CmdResetEvent)                                                                                         \
    X(CmdResetEvent2)                                                                                        \
    X(CmdWaitEvents)                                                                                         \
    X(CmdWaitEvents2)

#ifdef VK_EXT_shader_object
#define WD_STATE_HOOKS_SHADER_OBJECT(X) X(CreateShadersEXT) X(CmdBindShadersEXT)
#else
#define WD_STATE_HOOKS_SHADER_OBJECT(X)
#endif

#ifdef VK_KHR_device_address_commands
#define WD_STATE_HOOKS_ADDRESS_COMMANDS(X)                                                                   \
    X(CmdBindIndexBuffer3KHR)                                                                                \
    X(CmdBindVertexBuffers3KHR)                                                                              \
    X(CreateAccelerationStructure2KHR)                                                                       \
    X(CmdBeginConditionalRendering2EXT)                                                                      \
    X(CmdBindTransformFeedbackBuffers2EXT)                                                                   \
    X(CmdBeginTransformFeedback2EXT)                                                                         \
    X(CmdEndTransformFeedback2EXT)
#else
#define WD_STATE_HOOKS_ADDRESS_COMMANDS(X)
#endif

#ifdef VK_ARM_data_graph
#define WD_STATE_HOOKS_DATA_GRAPH(X) X(CreateDataGraphPipelinesARM)
#else
#define WD_STATE_HOOKS_DATA_GRAPH(X)
#endif

#ifdef VK_KHR_pipeline_binary
#define WD_STATE_HOOKS_PIPELINE_BINARY(X) X(CreatePipelineBinariesKHR)
#else
#define WD_STATE_HOOKS_PIPELINE_BINARY(X)
#endif

#ifdef VK_KHR_video_queue
#define WD_STATE_HOOKS_VIDEO(X)                                                                              \
    X(CreateVideoSessionKHR)                                                                                 \
    X(CreateVideoSessionParametersKHR)                                                                       \
    X(UpdateVideoSessionParametersKHR)                                                                       \
    X(BindVideoSessionMemoryKHR)                                                                             \
    X(CmdBeginVideoCodingKHR)                                                                                \
    X(CmdEndVideoCodingKHR)
#else
#define WD_STATE_HOOKS_VIDEO(X)
#endif

#ifdef VK_NV_low_latency2
#define WD_STATE_HOOKS_LOW_LATENCY(X) X(LatencySleepNV)
#else
#define WD_STATE_HOOKS_LOW_LATENCY(X)
#endif

#ifdef VK_EXT_swapchain_maintenance1
#define WD_STATE_HOOKS_MAINTENANCE1(X) X(ReleaseSwapchainImagesEXT)
#else
#define WD_STATE_HOOKS_MAINTENANCE1(X)
#endif

// The commands that begin render pass instances have validate and post_record hooks.
#define WD_STATE_HOOKS_PASS_BEGIN(X) X(CmdBeginRenderPass) X(CmdBeginRenderPass2) X(CmdBeginRendering)
#define WD_STATE_HOOKS_PASS_NEXT(X) X(CmdNextSubpass) X(CmdNextSubpass2)
#define WD_STATE_HOOKS_PASS_END(X)                                                                           \
    X(CmdEndRenderPass) X(CmdEndRenderPass2) X(CmdEndRendering) WD_CMD_END_RENDERING_2(X)

#define WD_STATE_HOOKS_POST(X)                                                                               \
    X(EnumeratePhysicalDevices)                                                                              \
    X(EnumeratePhysicalDeviceGroups)                                                                         \
    X(GetPhysicalDeviceDisplayPropertiesKHR)                                                                 \
    X(GetPhysicalDeviceDisplayProperties2KHR)                                                                \
    X(GetDisplayModePropertiesKHR)                                                                           \
    X(GetDisplayModeProperties2KHR)                                                                          \
    X(GetPhysicalDeviceSurfaceCapabilitiesKHR)                                                               \
    X(GetPhysicalDeviceSurfaceCapabilities2KHR)                                                              \
    X(GetPhysicalDeviceSurfaceCapabilities2EXT)                                                              \
    X(GetDeviceQueue)                                                                                        \
    X(GetDeviceQueue2)                                                                                       \
    X(AllocateMemory)                                                                                        \
    X(MapMemory)                                                                                             \
    X(UnmapMemory)                                                                                           \
    X(CreateBuffer)                                                                                          \
    X(BindBufferMemory)                                                                                      \
    X(BindBufferMemory2)                                                                                     \
    X(GetMemoryFdKHR)                                                                                        \
    X(GetBufferDeviceAddress)                                                                                \
    X(CreateBufferView)                                                                                      \
    X(CreateImage)                                                                                           \
    X(BindImageMemory)                                                                                       \
    X(BindImageMemory2)                                                                                      \
    X(CreateImageView)                                                                                       \
    X(CreateSampler)                                                                                         \
    X(CreateSamplerYcbcrConversion)                                                                          \
    X(CreateSwapchainKHR)                                                                                    \
    X(CreateSharedSwapchainsKHR)                                                                             \
    X(GetSwapchainImagesKHR)                                                                                 \
    X(CreateAccelerationStructureKHR)                                                                        \
    X(CreateAccelerationStructureNV)                                                                         \
    X(BindAccelerationStructureMemoryNV)                                                                     \
    X(GetAccelerationStructureDeviceAddressKHR)                                                              \
    X(CmdBuildAccelerationStructuresKHR)                                                                     \
    X(CmdBuildAccelerationStructuresIndirectKHR)                                                             \
    X(BuildAccelerationStructuresKHR)                                                                        \
    X(CmdCopyAccelerationStructureKHR)                                                                       \
    X(CopyAccelerationStructureKHR)                                                                          \
    X(CmdCopyMemoryToAccelerationStructureKHR)                                                               \
    X(CopyMemoryToAccelerationStructureKHR)                                                                  \
    X(CreateQueryPool)                                                                                       \
    X(CreateDescriptorSetLayout)                                                                             \
    X(CreatePipelineLayout)                                                                                  \
    X(CreateDescriptorPool)                                                                                  \
    X(AllocateDescriptorSets)                                                                                \
    X(UpdateDescriptorSets)                                                                                  \
    X(CreateDescriptorUpdateTemplate)                                                                        \
    X(UpdateDescriptorSetWithTemplate)                                                                       \
    X(CreateShaderModule)                                                                                    \
    X(CreateGraphicsPipelines)                                                                               \
    X(CreateComputePipelines)                                                                                \
    X(CreateRayTracingPipelinesKHR)                                                                          \
    X(CreateRayTracingPipelinesNV)                                                                           \
    X(CreateDeferredOperationKHR)                                                                            \
    X(DeferredOperationJoinKHR)                                                                              \
    X(GetDeferredOperationResultKHR)                                                                         \
    X(CreateRenderPass)                                                                                      \
    X(CreateRenderPass2)                                                                                     \
    X(CreateFramebuffer)                                                                                     \
    X(CreateCommandPool)                                                                                     \
    X(AllocateCommandBuffers)                                                                                \
    X(EndCommandBuffer)                                                                                      \
    X(CmdBindPipeline)                                                                                       \
    X(CmdBindDescriptorSets)                                                                                 \
    X(CmdBindDescriptorBuffersEXT)                                                                           \
    X(CmdSetDescriptorBufferOffsetsEXT)                                                                      \
    X(CmdBindDescriptorBufferEmbeddedSamplersEXT)                                                            \
    X(CmdPushConstants)                                                                                      \
    X(CmdBindVertexBuffers)                                                                                  \
    X(CmdBindVertexBuffers2)                                                                                 \
    X(CmdBindIndexBuffer)                                                                                    \
    X(CmdSetViewport)                                                                                        \
    X(CmdSetScissor)                                                                                         \
    X(CmdSetViewportWithCount)                                                                               \
    X(CmdSetScissorWithCount)                                                                                \
    X(CmdSetVertexInputEXT)                                                                                  \
    X(CmdSetColorBlendEnableEXT)                                                                             \
    X(CmdSetColorBlendEquationEXT)                                                                           \
    X(CmdSetColorBlendAdvancedEXT)                                                                           \
    X(CmdSetColorWriteMaskEXT)                                                                               \
    X(CmdSetSampleLocationsEXT)                                                                              \
    X(CmdSetDiscardRectangleEXT)                                                                             \
    X(CmdSetColorWriteEnableEXT)                                                                             \
    X(CmdSetSampleMaskEXT)                                                                                   \
    X(CmdNextSubpass)                                                                                        \
    X(CmdNextSubpass2)                                                                                       \
    X(CmdEndRenderPass)                                                                                      \
    X(CmdEndRenderPass2)                                                                                     \
    X(CmdEndRendering)                                                                                       \
    X(CmdSetDeviceMask)                                                                                      \
    X(CmdExecuteCommands)                                                                                    \
    X(CmdBeginDebugUtilsLabelEXT)                                                                            \
    X(CmdEndDebugUtilsLabelEXT)                                                                              \
    X(CmdDebugMarkerBeginEXT)                                                                                \
    X(CmdDebugMarkerEndEXT)                                                                                  \
    X(QueueBeginDebugUtilsLabelEXT)                                                                          \
    X(QueueEndDebugUtilsLabelEXT)                                                                            \
    X(SetDebugUtilsObjectNameEXT)                                                                            \
    X(DebugMarkerSetObjectNameEXT)                                                                           \
    X(CreateFence)                                                                                           \
    X(RegisterDeviceEventEXT)                                                                                \
    X(RegisterDisplayEventEXT)                                                                               \
    X(CreateSemaphore)                                                                                       \
    X(CreateEvent)                                                                                           \
    X(WaitForPresentKHR)                                                                                     \
    X(QueuePresentKHR)                                                                                       \
    X(QueueWaitIdle)                                                                                         \
    X(DeviceWaitIdle)                                                                                        \
    X(WaitForFences)                                                                                         \
    X(GetFenceStatus)                                                                                        \
    X(ResetFences)                                                                                           \
    X(ImportFenceFdKHR)                                                                                      \
    X(ImportSemaphoreFdKHR)                                                                                  \
    X(AcquireNextImageKHR)                                                                                   \
    X(AcquireNextImage2KHR)                                                                                  \
    X(WaitSemaphores)                                                                                        \
    X(GetQueryPoolResults)                                                                                   \
    X(GetEventStatus)                                                                                        \
    X(SetEvent)                                                                                              \
    X(ResetEvent)                                                                                            \
    X(GetSemaphoreCounterValue)                                                                              \
    X(CmdPushDescriptorSetKHR)                                                                               \
    X(CmdPushDescriptorSetWithTemplateKHR)                                                                   \
    WD_STATE_HOOKS_MAINTENANCE1(X)                                                                           \
    WD_STATE_HOOKS_QUERIES(X)                                                                                \
    WD_STATE_HOOKS_EVENTS(X)                                                                                 \
    WD_STATE_HOOKS_SHADER_OBJECT(X)                                                                          \
    WD_STATE_HOOKS_ADDRESS_COMMANDS(X)                                                                       \
    WD_CMD_END_RENDERING_2(X)                                                                                \
    WD_STATE_HOOKS_DATA_GRAPH(X)                                                                             \
    WD_STATE_HOOKS_VIDEO(X)                                                                                  \
    WD_STATE_HOOKS_PIPELINE_BINARY(X)                                                                        \
    WD_STATE_HOOKS_1_4(X)

#define WD_STATE_HOOKS_PRE(X)                                                                                \
    X(FreeDescriptorSets)                                                                                    \
    X(ResetDescriptorPool)                                                                                   \
    X(FreeCommandBuffers)                                                                                    \
    X(ResetCommandPool)                                                                                      \
    X(ResetCommandBuffer)                                                                                    \
    WD_STATE_HOOKS_LOW_LATENCY(X)

// Hooks in both phases.
#define WD_STATE_HOOKS_BOTH(X)                                                                               \
    X(BeginCommandBuffer)                                                                                    \
    X(QueueSubmit)                                                                                           \
    X(QueueSubmit2)                                                                                          \
    X(QueueBindSparse)                                                                                       \
    X(SignalSemaphore)

#define WD_STATE_DECLARE_POST(Command)                                                                       \
    void wd_state_post_##Command(struct wd_call *call, const wd_##Command##_args *args,                      \
                                 const wd_##Command##_args *down);
#define WD_STATE_DECLARE_PRE(Command)                                                                        \
    void wd_state_pre_##Command(struct wd_call *call, const wd_##Command##_args *args,                       \
                                wd_##Command##_args *down);
#define WD_STATE_DECLARE_VALIDATE(Command)                                                                   \
    bool wd_state_validate_##Command(struct wd_call *call, const wd_##Command##_args *args);
WD_STATE_HOOKS_POST(WD_STATE_DECLARE_POST)
WD_STATE_HOOKS_PRE(WD_STATE_DECLARE_PRE)
WD_STATE_HOOKS_BOTH(WD_STATE_DECLARE_POST)
WD_STATE_HOOKS_BOTH(WD_STATE_DECLARE_PRE)
WD_STATE_HOOKS_PASS_BEGIN(WD_STATE_DECLARE_VALIDATE)
WD_STATE_HOOKS_PASS_NEXT(WD_STATE_DECLARE_VALIDATE)
WD_STATE_HOOKS_PASS_END(WD_STATE_DECLARE_VALIDATE)
WD_STATE_HOOKS_PASS_BEGIN(WD_STATE_DECLARE_POST)

// WD_STATE_POST, WD_STATE_PRE and WD_STATE_VALIDATE open the definition of a hook.
#define WD_STATE_POST(Command)                                                                               \
    void wd_state_post_##Command(struct wd_call *call, const wd_##Command##_args *args,                      \
                                 const wd_##Command##_args *down)
#define WD_STATE_PRE(Command)                                                                                \
    void wd_state_pre_##Command(struct wd_call *call, const wd_##Command##_args *args,                       \
                                wd_##Command##_args *down)
#define WD_STATE_VALIDATE(Command)                                                                           \
    bool wd_state_validate_##Command(struct wd_call *call, const wd_##Command##_args *args)

#ifdef __cplusplus
}
#endif
#endif
