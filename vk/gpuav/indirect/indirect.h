// The parameters of indirect commands, which are in buffers: the device checks them just before the command runs.
//
// A compute shader of the layer checks the parameters. Outside render pass instances it runs directly before the
// command. Inside a render pass instance no dispatch is allowed, so that it runs before the instance begins: the
// dispatch is recorded there with an empty list of items, and each indirect draw of the instance adds an item. The
// lists are in host-visible memory, which the device reads when the command buffer executes.
//
// With `gpuav_guard_indirect`, the shader also copies the parameters, and the command reads the copy, in which bad
// parameters are zero.
//
// Work buffer, descriptors: device-wide, under locks. Items and nodes: of the command buffer, until its reset.
#ifndef WARDEN_VK_GPUAV_INDIRECT_INDIRECT_H
#define WARDEN_VK_GPUAV_INDIRECT_INDIRECT_H

#include "vk/gpuav/device/gpuav_readback.h"
#include "vk/gpuav/runtime/commands/gpuav_commands.h"

// indirect_device.c

// wd_gpuav_indirect_is_wanted returns whether the settings ask for one of the checks of items: parameters of indirect
// commands, vertex fetches, copied depths, builds of acceleration structures.
static inline bool wd_gpuav_indirect_is_wanted(const wd_gpuav_options *options) {
    return options->indirect_parameters || options->vertex_fetch || options->copied_depths ||
           options->acceleration_structures;
}
// wd_gpuav_indirect_enable_features enables the features that the checks need in a create info of ours, on a device
// that has them: of Vulkan 1.2, or of VK_EXT_descriptor_indexing, which it adds.
void wd_gpuav_indirect_enable_features(wd_arena *scratch, const wd_physical_capabilities *physical,
                                       VkDeviceCreateInfo *info);
// wd_gpuav_indirect_create creates device->indirect if the settings ask for the check. It stays NULL on a device that
// does not support the check, which is reported. `down` is the create info that the driver got.
void wd_gpuav_indirect_create(wd_gpuav_device *device, const VkDeviceCreateInfo *down);
// wd_gpuav_indirect_destroy accepts a device without the check. No command buffer may be pending.
void wd_gpuav_indirect_destroy(wd_gpuav_device *device);
// wd_gpuav_indirect_is_unneeded returns whether a command has a hook only for this check, and the check is off.
bool wd_gpuav_indirect_is_unneeded(const wd_gpuav_device *device, wd_command command);

// Indirect buffers also become storage buffers, which the shader can read.
void wd_gpuav_pre_create_buffer(wd_call *call, const wd_CreateBuffer_args *args, wd_CreateBuffer_args *down);
void wd_gpuav_pre_get_buffer_requirements(wd_call *call,
                                          const wd_GetDeviceBufferMemoryRequirements_args *args,
                                          wd_GetDeviceBufferMemoryRequirements_args *down);

// indirect_record.c

// wd_gpuav_indirect_begin_pass records the dispatch before a render pass instance.
void wd_gpuav_indirect_begin_pass(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                                  bool is_resumed);
// wd_gpuav_indirect_stop ends the checks in the current render pass instance: a barrier in it may make new parameters
// visible, which the dispatch before the instance did not see.
void wd_gpuav_indirect_stop(wd_gpuav_device *device, wd_state_command_buffer *command_buffer);
// wd_gpuav_indirect_execute adds the items of a secondary command buffer to the current render pass instance.
void wd_gpuav_indirect_execute(wd_gpuav_device *device, wd_state_command_buffer *command_buffer,
                               const wd_state_command_buffer *secondary);
// wd_gpuav_indirect_end_recording frees the items and nodes of a recording. Its lock is held.
void wd_gpuav_indirect_end_recording(wd_gpuav_recording *recording);

// indirect_commands.c: the hooks.

#define WD_GPUAV_DECLARE_INDIRECT(Name, action, bind)                                                        \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down);
WD_GPUAV_INDIRECT_ACTIONS(WD_GPUAV_DECLARE_INDIRECT)
#undef WD_GPUAV_DECLARE_INDIRECT

#ifdef VK_KHR_device_address_commands
#define WD_GPUAV_ADDRESS_COPIES(X) X(CmdCopyMemoryToImageKHR)
#else
#define WD_GPUAV_ADDRESS_COPIES(X)
#endif
#ifdef VK_KHR_copy_memory_indirect
#define WD_GPUAV_INDIRECT_COPIES(X) X(CmdCopyMemoryIndirectKHR) X(CmdCopyMemoryToImageIndirectKHR)
#else
#define WD_GPUAV_INDIRECT_COPIES(X)
#endif

// WD_GPUAV_PASS_COMMANDS lists the other commands that have a hook only for this check.
#define WD_GPUAV_PASS_COMMANDS(X)                                                                            \
    X(CmdBeginRenderPass)                                                                                    \
    X(CmdBeginRenderPass2)                                                                                   \
    X(CmdNextSubpass)                                                                                        \
    X(CmdNextSubpass2)                                                                                       \
    X(CmdPipelineBarrier)                                                                                    \
    X(CmdPipelineBarrier2)                                                                                   \
    X(CmdWaitEvents)                                                                                         \
    X(CmdCopyBufferToImage)                                                                                  \
    X(CmdCopyBufferToImage2)                                                                                 \
    X(CmdSetVertexInputEXT)                                                                                  \
    X(CmdSetPrimitiveRestartEnable)                                                                          \
    X(CmdWaitEvents2)                                                                                        \
    X(CmdBeginConditionalRenderingEXT)                                                                       \
    X(CmdExecuteCommands)                                                                                    \
    WD_GPUAV_ADDRESS_COPIES(X)                                                                               \
    WD_GPUAV_INDIRECT_COPIES(X)

#define WD_GPUAV_DECLARE_PASS(Name)                                                                          \
    void wd_gpuav_indirect_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down);
WD_GPUAV_PASS_COMMANDS(WD_GPUAV_DECLARE_PASS)
#undef WD_GPUAV_DECLARE_PASS

void wd_gpuav_indirect_pre_CmdBeginRendering(wd_call *call, const wd_CmdBeginRendering_args *args,
                                             wd_CmdBeginRendering_args *down);

// indirect_fetch.c: vertex fetches (`gpuav_vertex_fetch`). Limits of direct draws are checked when they are recorded,
// indices on the device.

#define WD_GPUAV_DECLARE_FETCH(Name, action, bind)                                                           \
    void wd_gpuav_fetch_pre_##Name(wd_call *call, const wd_##Name##_args *args, wd_##Name##_args *down);
WD_GPUAV_FETCH_ACTIONS(WD_GPUAV_DECLARE_FETCH)
#undef WD_GPUAV_DECLARE_FETCH

// indirect_report.c

// wd_gpuav_indirect_copy_results copies and clears the results of a recording; its lock is held. Without memory, the
// results stay.
void wd_gpuav_indirect_copy_results(wd_gpuav_recording *recording, wd_gpuav_results *copies);
// wd_gpuav_indirect_report reports the copied results. The caller must hold no lock.
void wd_gpuav_indirect_report(wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer);
// wd_gpuav_indirect_release_results releases the references of the copied results.
void wd_gpuav_indirect_release_results(wd_gpuav_results *copies);

#endif
