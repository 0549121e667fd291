// The generated tables of spirv_requirements.c.
#ifndef WARDEN_VK_SHADER_SPIRV_REQUIREMENTS_INTERNAL_H
#define WARDEN_VK_SHADER_SPIRV_REQUIREMENTS_INTERNAL_H

#include <vulkan/vulkan_core.h>

#include "vk/capabilities/capability_names.h" // generated: wd_features, wd_extensions

typedef enum wd_spirv_need_kind {
    WD_SPIRV_NEEDS_VERSION,
    WD_SPIRV_NEEDS_EXTENSION,
    WD_SPIRV_NEEDS_FEATURE,
    WD_SPIRV_NEEDS_PROPERTY,
} wd_spirv_need_kind;

// wd_spirv_need is a condition that a device meets or does not meet.
typedef struct wd_spirv_need {
    wd_spirv_need_kind kind;
    // Offset in wd_extensions or wd_features; for properties an index of wd_spirv_property_members.
    uint16_t place;
    uint32_t value;       // The version; for properties the bits that must be set.
    uint16_t num_members; // For properties.
    const char *name;
} wd_spirv_need;

// wd_spirv_property_member is a 32-bit member of a property struct.
typedef struct wd_spirv_property_member {
    VkStructureType type;
    uint16_t offset;
} wd_spirv_property_member;

typedef enum wd_spirv_capability_status {
    WD_SPIRV_CAPABILITY_CONDITIONAL, // One of its needs must be met.
    WD_SPIRV_CAPABILITY_NEVER,       // Vulkan does not have it.
    WD_SPIRV_CAPABILITY_UNKNOWN,     // The registry of the build does not list it, a later one may.
} wd_spirv_capability_status;

typedef struct wd_spirv_capability_row {
    uint32_t capability;
    const char *name;
    wd_spirv_capability_status status;
    bool implies_shader;
    uint16_t first_need, num_needs; // No needs: the headers of the build lack them, and nothing is known.
} wd_spirv_capability_row;

typedef struct wd_spirv_extension_row {
    const char *name;
    uint16_t first_need, num_needs;
} wd_spirv_extension_row;

extern const wd_spirv_need wd_spirv_needs[];
extern const wd_spirv_property_member wd_spirv_property_members[];
extern const wd_spirv_capability_row wd_spirv_capability_rows[]; // By rising number.
extern const size_t wd_spirv_num_capability_rows;
extern const wd_spirv_extension_row wd_spirv_extension_rows[]; // Sorted with strcmp.
extern const size_t wd_spirv_num_extension_rows;
extern const uint32_t wd_spirv_newest_vulkan; // Of the registry.

#endif
