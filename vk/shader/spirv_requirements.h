// Whether a device accepts the capabilities and extensions that a SPIR-V module declares (Vulkan, SPIR-V Environment,
// Capabilities and Extensions): what the application enabled in the device decides. The conditions are generated from
// vk.xml.
//
// All functions may be called from any thread.
#ifndef WARDEN_VK_SHADER_SPIRV_REQUIREMENTS_H
#define WARDEN_VK_SHADER_SPIRV_REQUIREMENTS_H

#include "vk/capabilities/capabilities.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_spirv_device is what decides. `enabled` outlives it.
typedef struct wd_spirv_device {
    const wd_device_capabilities *enabled;
    uint32_t api_version;
    // The device may allow more than the registry of the build lists: the application enabled an extension that the
    // registry does not have, or the version of Vulkan is later.
    bool has_unknown;
} wd_spirv_device;

// wd_spirv_device_init reads the names of extensions in `create_info`, which may be NULL.
void wd_spirv_device_init(wd_spirv_device *device, const wd_device_capabilities *enabled,
                          uint32_t api_version, const VkDeviceCreateInfo *create_info);

typedef enum wd_spirv_refusal_kind {
    WD_SPIRV_LACKS_SHADER,           // No capability declares Shader.
    WD_SPIRV_CAPABILITY_NOT_ALLOWED, // Vulkan does not have the capability.
    WD_SPIRV_CAPABILITY_NOT_ENABLED,
    WD_SPIRV_EXTENSION_NOT_ALLOWED,
    WD_SPIRV_EXTENSION_NOT_ENABLED,
} wd_spirv_refusal_kind;

// wd_spirv_refusal is a declaration that the device does not accept.
typedef struct wd_spirv_refusal {
    wd_spirv_refusal_kind kind;
    const char *name;     // "Float64", "SPV_KHR_ray_query"; NULL for WD_SPIRV_LACKS_SHADER.
    uint32_t instruction; // Its index in the module.
    size_t offset;        // In bytes.
    uint16_t first_need, num_needs;
} wd_spirv_refusal;

typedef void (*wd_spirv_refusal_visit)(void *user, const wd_spirv_refusal *refusal);

// wd_spirv_check_requirements calls `visit` for each declaration that the device does not accept. The words may be
// damaged: reading stops where they cannot be read. It costs some ten nanoseconds for each declaration.
void wd_spirv_check_requirements(const wd_spirv_device *device, const uint32_t *words, size_t num_words,
                                 wd_spirv_refusal_visit visit, void *user);

// wd_spirv_refusal_format_needs appends "the feature shaderFloat64", or a list of alternatives.
void wd_spirv_refusal_format_needs(wd_string_builder *out, const wd_spirv_refusal *refusal);

// wd_spirv_capability_name returns "Float64", or NULL for a number that the SPIR-V headers of the build do not have.
const char *wd_spirv_capability_name(uint32_t capability);

#ifdef __cplusplus
}
#endif
#endif
