// The cache, and the generated tables of capabilities.c.
#ifndef WARDEN_VK_CAPABILITIES_CAPABILITIES_INTERNAL_H
#define WARDEN_VK_CAPABILITIES_CAPABILITIES_INTERNAL_H

#include <pthread.h>
#include <stddef.h>

#include "vk/capabilities/capabilities.h"
#include "vk/util/arena.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_extension_name {
    const char *name;
    uint16_t offset;     // In wd_extensions.
    bool uses_addresses; // wd_extension_uses_addresses
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

// wd_capability_chained is a struct that a driver filled.
typedef struct wd_capability_chained {
    struct wd_capability_chained *next;
    VkStructureType type;
    bool is_feature;
    VkBaseOutStructure *data; // NULL: the physical device does not have it.
} wd_capability_chained;

// The lists of structs, of formats and of descriptions of images that one can be in. Powers of 2.
enum { WD_NUM_STRUCT_LISTS = 64, WD_NUM_FORMAT_LISTS = 64, WD_NUM_IMAGE_LISTS = 256 };

// Descriptions beyond these, and those with more view formats, are not kept: the driver is asked for them again.
enum { WD_MOST_IMAGE_FORMATS = 4096, WD_MOST_VIEW_FORMATS = 64 };

// wd_capability_entry is a physical device in the cache. What lists have does not change, and is read without the lock.
typedef struct wd_capability_entry {
    wd_physical_capabilities capabilities; // First: a pointer to it is a pointer to the entry.
    struct wd_capability_entry *next;
    wd_capability_cache *cache;
    // Atomic heads; the lock guards changes.
    wd_capability_chained *structs[WD_NUM_STRUCT_LISTS]; // What validators asked for.
    struct wd_format_entry *formats[WD_NUM_FORMAT_LISTS];
    struct wd_image_format_entry *image_formats[WD_NUM_IMAGE_LISTS];
    uint32_t num_image_formats;    // Atomic, written under the lock.
    wd_copy_layouts *copy_layouts; // Atomic; NULL: not asked for.
    const bool *query_status;      // Atomic; NULL: not asked for, or not known.
} wd_capability_entry;

struct wd_capability_cache {
    wd_allocator allocator;
    const wd_instance_dispatch *dispatch;
    uint32_t api_version; // The instance's.
    bool has_khr;         // The instance has VK_KHR_get_physical_device_properties2.
    pthread_mutex_t lock; // Guards the members below.
    wd_arena arena;       // Of everything that is found.
    wd_capability_entry *entries;
};

#ifdef __cplusplus
}
#endif
#endif
