// The capabilities of physical devices and devices: properties, features and extensions, read from the driver once.
//
// Validators read them here and do not ask the driver, which may be slow. Structs that extend others are asked for when
// they are first needed, one by one: another layer below this one reports structs that it does not know. An instance
// has a wd_capability_cache (wd_chassis_instance.capabilities), a device has its wd_device_capabilities
// (wd_chassis_device.capabilities):
//
//     if (device->capabilities->features.descriptorBuffer) ...             // enabled
//     if (device->capabilities->extensions.EXT_mesh_shader) ...         // enabled
//     device->capabilities->physical->properties.limits.maxBoundDescriptorSets
//     const VkPhysicalDeviceMeshShaderPropertiesEXT *mesh = wd_physical_property_struct(
//         device->capabilities->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
//
// wd_features has a member for each feature of vk.xml, whatever struct the application enabled it with; a driver's
// properties are kept as the structs of vk.xml. Both cover all versions and extensions of this build's registry.
//
// | function                    | threads                                                          |
// |-----------------------------|------------------------------------------------------------------|
// | create, destroy, init       | externally synchronized                                          |
// | wd_capability_cache_find    | any thread; the first call for a physical device asks the driver |
// | wd_physical_*               | any thread; the first call for a type or format asks the driver, |
// |                             | others take no lock                                              |
// | all others                  | any thread; the data is constant                                 |
#ifndef WARDEN_VK_CAPABILITIES_CAPABILITIES_H
#define WARDEN_VK_CAPABILITIES_CAPABILITIES_H

#include <vulkan/vulkan_core.h>

#include "vk/capabilities/capability_names.h" // generated: wd_features, wd_extensions
#include "vk/registry/dispatch_table.h"       // generated: wd_instance_dispatch
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_capability_cache wd_capability_cache;

// wd_physical_capabilities holds the properties and features of a physical device. Members that the driver did not
// state are zero.
typedef struct wd_physical_capabilities {
    VkPhysicalDevice handle;
    uint32_t api_version; // The lower of the instance's and the physical device's.
    VkPhysicalDeviceProperties properties;
    VkPhysicalDeviceMemoryProperties memory;
    const VkQueueFamilyProperties *queue_families;
    uint32_t num_queue_families;
    VkPhysicalDeviceFeatures features; // Of Vulkan 1.0. wd_physical_feature_struct has the others.
    wd_extensions extensions;
    bool has_unknown_extensions; // Ones that this build's registry does not have.
    bool has_portability_subset; // VK_KHR_portability_subset, which headers have with beta extensions only.
    // specVersion of extensions whose later versions have more commands; 0: they are not supported.
    uint32_t discard_rectangles_version, scissor_exclusive_version;
} wd_physical_capabilities;

// wd_device_capabilities holds the features and extensions that an application enabled in a device. Extensions that are
// not enabled but have become part of the device's version are false.
typedef struct wd_device_capabilities {
    const wd_physical_capabilities *physical;
    wd_features features;
    wd_extensions extensions;
} wd_device_capabilities;

// wd_capability_cache_create makes an empty cache. `dispatch`, which may be filled later, must outlive the cache;
// `api_version` is the instance's. WD_ERROR_OUT_OF_MEMORY is its only failure.
wd_status wd_capability_cache_create(wd_allocator allocator, const wd_instance_dispatch *dispatch,
                                     uint32_t api_version, wd_capability_cache **cache);
// wd_capability_cache_allow_khr states that the instance has VK_KHR_get_physical_device_properties2: without it, an
// instance of Vulkan 1.0 has no structs. Not thread-safe.
void wd_capability_cache_allow_khr(wd_capability_cache *cache);
// wd_capability_cache_destroy accepts NULL.
void wd_capability_cache_destroy(wd_capability_cache *cache);

// wd_capability_cache_find returns the capabilities of a physical device of the instance, until the cache is destroyed.
// NULL: `cache` or `physical_device` is NULL, or there is no memory.
const wd_physical_capabilities *wd_capability_cache_find(wd_capability_cache *cache,
                                                         VkPhysicalDevice physical_device);

// The functions below want capabilities that wd_capability_cache_find returned, or NULL.

// wd_physical_property_struct returns the struct of this type, its pNext NULL, as vkGetPhysicalDeviceProperties2 fills
// it: for example VkPhysicalDeviceVulkan14Properties. It lives as long as the cache. Pointers in the struct are NULL.
// The result is NULL if the physical device or the instance does not support the struct, the registry of the build does
// not know it (but VkPhysicalDevicePortabilitySubsetPropertiesKHR), or there is no memory.
const void *wd_physical_property_struct(const wd_physical_capabilities *physical, VkStructureType type);
// wd_physical_feature_struct does the same for vkGetPhysicalDeviceFeatures2.
const void *wd_physical_feature_struct(const wd_physical_capabilities *physical, VkStructureType type);

// wd_physical_query_status returns, for each queue family, queryResultStatusSupport, for as long as the cache lives;
// NULL where it is not known. The driver is asked once.
const bool *wd_physical_query_status(const wd_physical_capabilities *physical);

// wd_format_features holds the features of a format, as VkFormatFeatureFlags2. Without VkFormatProperties3, only the
// bits of VkFormatFeatureFlagBits are known: `known` is the mask of those that are.
typedef struct wd_format_features {
    uint64_t linear, optimal, buffer;
    uint64_t known;
} wd_format_features;

// wd_physical_format_features fills `features` with those of a format, and returns false where they are not known. The
// first call for a format asks the driver.
bool wd_physical_format_features(const wd_physical_capabilities *physical, VkFormat format,
                                 wd_format_features *features);

// wd_image_format describes images as VkPhysicalDeviceImageFormatInfo2 and its chain do. It has no padding: equal ones
// have equal bytes, except for `view_formats`.
typedef struct wd_image_format {
    uint64_t modifier; // With VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT.
    VkFormat format;
    VkImageType type;
    VkImageTiling tiling;
    VkImageUsageFlags usage;
    VkImageCreateFlags flags;
    VkImageUsageFlags stencil_usage; // 0: no VkImageStencilUsageCreateInfo
    uint32_t handle_type;            // VkExternalMemoryHandleTypeFlagBits; 0: none.
    uint32_t view_type;         // A VkImageViewType plus 1, for the members about cubic filters; 0: none.
    uint32_t wants_descriptors; // 1: for num_combined_descriptors; else 0.
    // VkImageFormatListCreateInfo; a list without formats is as none.
    uint32_t num_view_formats;
    const VkFormat *view_formats; // Read in the call.
} wd_image_format;

// wd_image_format_limits is the driver's answer. If images are not supported, everything is zero.
typedef struct wd_image_format_limits {
    bool is_supported;
    VkImageFormatProperties limits;
    VkExternalMemoryHandleTypeFlags compatible_types; // With a handle type.
    // With a view type: VkFilterCubicImageViewImageFormatPropertiesEXT.
    bool has_cubic_filter, has_cubic_minmax;
    // If it was asked for: combinedImageSamplerDescriptorCount of samplers with a Y'CbCr conversion; 0: not known.
    uint32_t num_combined_descriptors;
} wd_image_format_limits;

// wd_physical_image_format returns the limits of images: those that are kept as long as the cache lives, or `storage`.
// NULL: they are not known. The first call for a description asks the driver; the others do not, but for an application
// that describes thousands.
const wd_image_format_limits *wd_physical_image_format(const wd_physical_capabilities *physical,
                                                       const wd_image_format *format,
                                                       wd_image_format_limits *storage);

// wd_copy_layouts is the lists of VkPhysicalDeviceHostImageCopyProperties.
typedef struct wd_copy_layouts {
    uint32_t num_sources, num_targets;
    VkImageLayout *sources, *targets;
} wd_copy_layouts;

// wd_physical_copy_layouts returns the layouts of images that the host copies, for as long as the cache lives; NULL
// where they are not known. The first call asks the driver.
const wd_copy_layouts *wd_physical_copy_layouts(const wd_physical_capabilities *physical);

// wd_device_capabilities_init reads the features and extensions that `create_info` enables.
void wd_device_capabilities_init(wd_device_capabilities *capabilities,
                                 const wd_physical_capabilities *physical,
                                 const VkDeviceCreateInfo *create_info);

// wd_knows_device_extension returns whether the registry of the build has a device extension of this name.
bool wd_knows_device_extension(const char *name);
// wd_is_platform_extension returns whether a name is that of an extension of a platform, which the registry of a build
// leaves out. Such extensions change nothing about other commands.
bool wd_is_platform_extension(const char *name);
// wd_extension_uses_addresses returns whether commands or descriptors of a device extension may access memory at device
// addresses, or the build does not know it. Shaders are not meant.
bool wd_extension_uses_addresses(const char *name);

// wd_has_extension returns whether an extension of this name is set. Extensions that the registry does not know are
// not.
bool wd_has_extension(const wd_extensions *extensions, const char *name);

#ifdef __cplusplus
}
#endif
#endif
