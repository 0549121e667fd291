// The generated tables of capabilities.c.
#ifndef WARDEN_VK_CAPABILITIES_CAPABILITIES_INTERNAL_H
#define WARDEN_VK_CAPABILITIES_CAPABILITIES_INTERNAL_H

#include <stddef.h>

#include "vk/capabilities/capabilities.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_extension_name {
    const char *name;
    uint16_t offset; // In wd_extensions.
} wd_extension_name;

extern const wd_extension_name wd_extension_names[]; // Sorted with strcmp.
extern const size_t wd_num_extension_names;

// wd_capability_struct is a struct that extends VkPhysicalDeviceFeatures2 or VkPhysicalDeviceProperties2.
typedef struct wd_capability_struct {
    VkStructureType type;
    uint32_t size;
    uint32_t version;         // The first version that has it; 0: extensions only.
    uint16_t first_extension; // In wd_capability_words: offsets in wd_extensions. One of them is enough.
    uint16_t num_extensions;
    // In wd_feature_members: for each VkBool32 of a feature struct its offset in wd_features.
    uint16_t first_member;
    uint16_t num_members;
} wd_capability_struct;

extern const wd_capability_struct wd_feature_structs[], wd_property_structs[];
extern const size_t wd_num_feature_structs, wd_num_property_structs;
extern const uint16_t wd_capability_words[];
extern const uint16_t wd_feature_members[]; // Those of VkPhysicalDeviceFeatures first.
extern const size_t wd_num_core_features;

#ifdef __cplusplus
}
#endif
#endif
