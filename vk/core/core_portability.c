// Features of VK_KHR_portability_subset. The extension is provisional: registries of builds leave it out, and its
// structs are in a header of their own.
#include <assert.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

#include <vulkan/vulkan_core.h>

#include <vulkan/vulkan_beta.h>

#include "vk/capabilities/extension_names.h"
#include "vk/core/core_internal.h"

// Values of VkStructureType, which headers have with beta extensions only.
enum { FEATURES_TYPE = 1000163000, PROPERTIES_TYPE = 1000163001 };

#define FEATURE(member)                                                                                      \
    { offsetof(VkPhysicalDevicePortabilitySubsetFeaturesKHR, member), #member }

static const struct {
    size_t offset;
    const char *name;
} features[] = {
    [WD_CORE_PORTABILITY_CONSTANT_ALPHA] = FEATURE(constantAlphaColorBlendFactors),
    [WD_CORE_PORTABILITY_EVENTS] = FEATURE(events),
    [WD_CORE_PORTABILITY_FORMATS] = FEATURE(imageViewFormatReinterpretation),
    [WD_CORE_PORTABILITY_SWIZZLES] = FEATURE(imageViewFormatSwizzle),
    [WD_CORE_PORTABILITY_SLICES] = FEATURE(imageView2DOn3DImage),
    [WD_CORE_PORTABILITY_MULTISAMPLE_ARRAYS] = FEATURE(multisampleArrayImage),
    [WD_CORE_PORTABILITY_COMPARISON_SAMPLERS] = FEATURE(mutableComparisonSamplers),
    [WD_CORE_PORTABILITY_POINT_POLYGONS] = FEATURE(pointPolygons),
    [WD_CORE_PORTABILITY_LOD_BIAS] = FEATURE(samplerMipLodBias),
    [WD_CORE_PORTABILITY_STENCIL_REFERENCES] = FEATURE(separateStencilMaskRef),
    [WD_CORE_PORTABILITY_TRIANGLE_FANS] = FEATURE(triangleFans),
    [WD_CORE_PORTABILITY_ATTRIBUTES_BEYOND_STRIDE] = FEATURE(vertexAttributeAccessBeyondStride),
};

static uint32_t read_alignment(const wd_chassis_device *device) {
    const wd_physical_capabilities *physical = device->capabilities ? device->capabilities->physical : NULL;
    const VkPhysicalDevicePortabilitySubsetPropertiesKHR *properties =
        wd_physical_property_struct(physical, (VkStructureType)PROPERTIES_TYPE);
    return properties ? properties->minVertexInputBindingStrideAlignment : 0;
}

void wd_core_read_portability(wd_core_data *data, const wd_chassis_device *device,
                              const VkDeviceCreateInfo *info) {
    if (!wd_enables_extension(info, VK_KHR_PORTABILITY_SUBSET_EXTENSION_NAME)) {
        return;
    }
    const char *enabled = wd_find_chained(info->pNext, (VkStructureType)FEATURES_TYPE);
    for (size_t i = 0; i < sizeof features / sizeof *features; i++) {
        VkBool32 value = VK_FALSE;
        if (enabled) {
            memcpy(&value, enabled + features[i].offset, sizeof value);
        }
        data->lacked_portability |= (value ? 0u : 1u) << i;
    }
    data->stride_alignment = read_alignment(device);
}

_Static_assert(sizeof features / sizeof *features == WD_CORE_NUM_PORTABILITY, "each feature has a name");

void wd_core_end_portability(wd_core_message *message, wd_core_portability feature) {
    assert((unsigned)feature < WD_CORE_NUM_PORTABILITY);
    char label[80];
    snprintf(label, sizeof label, "the feature %s", features[feature].name);
    wd_core_word(message, label, "not enabled");
    wd_core_end(message);
}
