// The objects and debug labels that findings name.
#ifndef WARDEN_VK_GPUAV_DEVICE_MESSAGES_GPUAV_FINDING_H
#define WARDEN_VK_GPUAV_DEVICE_MESSAGES_GPUAV_FINDING_H

#include "vk/report/report.h"
#include "vk/state/state.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_gpuav_action_name returns "Draw", "Trace Rays": the words before the index of a command.
const char *wd_gpuav_action_name(wd_state_action kind);

// wd_gpuav_describe_object returns an object, whose debug name it borrows. `type_name` is static.
wd_finding_object wd_gpuav_describe_object(const wd_state_object *object, const char *type_name);

// wd_gpuav_append_object appends the type, the debug name and the handle of an object: "Buffer (name)(0x12).".
void wd_gpuav_append_object(wd_string_builder *text, const wd_finding_object *object);

// wd_gpuav_describe_shader returns the shader module, or the shader object, of a stage that has a module.
wd_finding_object wd_gpuav_describe_shader(const wd_state_pipeline *pipeline, uint32_t index);

#ifdef __cplusplus
}
#endif
#endif
