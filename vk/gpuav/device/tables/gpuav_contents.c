#include "vk/gpuav/device/tables/gpuav_contents.h"

#include <assert.h>

#include "vk/capabilities/capabilities.h"
#include "vk/gpuav/record/content_bits.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"
#include "vk/report/object_text.h"
#include "vk/util/hash_table.h"
#include "vk/util/mutex.h"

// format_features has the VkFormatFeatureFlags2 of one format.
typedef struct format_features {
    uint64_t linear, optimal, buffer;
} format_features;

struct wd_gpuav_format_features {
    bool has_flags2; // The driver states the features that VkFormatFeatureFlags does not have.
    const wd_chassis_device *chassis;
    PFN_vkGetPhysicalDeviceImageFormatProperties2 image_properties; // NULL: without VK_EXT_filter_cubic.
    wd_mutex lock;
    wd_hash_table cubic;       // Under the lock: from cubic_key to cubic_support.
    format_features formats[]; // As wd_formats.
};

// Features of formats

// query_format asks the driver for the features of a format. Loaders return functions of Vulkan 1.1 in instances of
// 1.0, too, where they must not be called.
static format_features query_format(const wd_chassis_device *chassis, bool has_flags2, VkFormat format) {
    const wd_instance_dispatch *vk = &chassis->instance->dispatch;
    VkFormatProperties3 flags2 = {.sType = VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_3};
    VkFormatProperties2 properties = {.sType = VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_2, .pNext = &flags2};
    if (has_flags2) {
        vk->GetPhysicalDeviceFormatProperties2(chassis->physical_device, format, &properties);
        return (format_features){flags2.linearTilingFeatures, flags2.optimalTilingFeatures,
                                 flags2.bufferFeatures};
    }
    vk->GetPhysicalDeviceFormatProperties(chassis->physical_device, format, &properties.formatProperties);
    return (format_features){properties.formatProperties.linearTilingFeatures,
                             properties.formatProperties.optimalTilingFeatures,
                             properties.formatProperties.bufferFeatures};
}

wd_gpuav_format_features *wd_gpuav_format_features_create(wd_allocator allocator,
                                                          const wd_chassis_device *chassis) {
    const wd_physical_capabilities *physical = chassis->capabilities->physical;
    wd_gpuav_format_features *features =
        wd_alloc_zero(&allocator, 1, sizeof(*features) + wd_num_formats * sizeof(features->formats[0]));
    if (!features) {
        return NULL;
    }
    const wd_instance_dispatch *vk = &chassis->instance->dispatch;
    const bool is_1_1 = chassis->instance->api_version >= VK_API_VERSION_1_1;
    features->chassis = chassis;
    features->has_flags2 =
        vk->GetPhysicalDeviceFormatProperties2 && is_1_1 &&
        (physical->api_version >= VK_API_VERSION_1_3 || physical->extensions.KHR_format_feature_flags2);
    features->image_properties = is_1_1 && chassis->capabilities->extensions.EXT_filter_cubic
                                     ? vk->GetPhysicalDeviceImageFormatProperties2
                                     : NULL;
    wd_mutex_init(&features->lock);
    wd_hash_table_init(&features->cubic, allocator);
    for (uint32_t i = 0; i < wd_num_formats; i++) {
        features->formats[i] = query_format(chassis, features->has_flags2, wd_formats[i].format);
    }
    return features;
}

void wd_gpuav_format_features_destroy(wd_allocator allocator, wd_gpuav_format_features *features) {
    if (!features) {
        return;
    }
    wd_hash_table_finish(&features->cubic);
    wd_mutex_finish(&features->lock);
    wd_free(&allocator, features);
}

// find_features returns whether the features of a view's format are known. Those of images with DRM modifiers are
// others.
static bool find_features(const wd_gpuav_format_features *features, const wd_state_image_view *view,
                          uint64_t *found) {
    const wd_format *format = wd_format_find(view->format);
    if (!format || !view->image) {
        return false;
    }
    assert(format >= wd_formats && (size_t)(format - wd_formats) < wd_num_formats);
    const format_features *row = &features->formats[format - wd_formats];
    switch (view->image->tiling) {
    case VK_IMAGE_TILING_LINEAR:
        *found = row->linear;
        break;
    case VK_IMAGE_TILING_OPTIMAL:
        *found = row->optimal;
        break;
    default:
        return false;
    }
    return *found != 0; // The driver has no features of formats of extensions that it does not know.
}

// Cubic filters

// cubic_support says whether views of a type and a format of an image can be sampled with VK_FILTER_CUBIC_EXT.
typedef enum cubic_support {
    CUBIC_KNOWN = 1, // Always set.
    CUBIC_SUPPORTED = 2,
    CUBIC_MINMAX_SUPPORTED = 4,
    CUBIC_ALL = 7,
} cubic_support;

static uint64_t cubic_key(const wd_state_image_view *view) {
    const wd_state_image *image = view->image;
    const uint64_t type = wd_hash_u64((uint64_t)view->view_type << 32 | (uint32_t)view->format);
    return wd_hash_u64((type ^ ((uint64_t)image->image_type << 32 | (uint32_t)image->tiling))) ^
           wd_hash_u64((uint64_t)image->usage << 32 | image->flags);
}

// query_cubic asks the driver. A combination that is not supported, such as a format that the image only has in views,
// counts as supported: the driver does not answer.
static cubic_support query_cubic(const wd_gpuav_format_features *features, const wd_state_image_view *view) {
    const wd_state_image *image = view->image;
    const VkPhysicalDeviceImageViewImageFormatInfoEXT view_info = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_VIEW_IMAGE_FORMAT_INFO_EXT,
        .imageViewType = view->view_type};
    const VkPhysicalDeviceImageFormatInfo2 info = {.sType =
                                                       VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_FORMAT_INFO_2,
                                                   .pNext = &view_info,
                                                   .format = view->format,
                                                   .type = image->image_type,
                                                   .tiling = image->tiling,
                                                   .usage = image->usage,
                                                   .flags = image->flags};
    VkFilterCubicImageViewImageFormatPropertiesEXT cubic = {
        .sType = VK_STRUCTURE_TYPE_FILTER_CUBIC_IMAGE_VIEW_IMAGE_FORMAT_PROPERTIES_EXT};
    VkImageFormatProperties2 properties = {.sType = VK_STRUCTURE_TYPE_IMAGE_FORMAT_PROPERTIES_2,
                                           .pNext = &cubic};
    if (features->image_properties(features->chassis->physical_device, &info, &properties) != VK_SUCCESS) {
        return CUBIC_ALL;
    }
    return CUBIC_KNOWN | (cubic.filterCubic ? CUBIC_SUPPORTED : 0) |
           (cubic.filterCubicMinmax ? CUBIC_MINMAX_SUPPORTED : 0);
}

// find_cubic returns the support of a view with an image, which the driver states once.
static cubic_support find_cubic(wd_gpuav_format_features *features, const wd_state_image_view *view) {
    assert(view->image && features->image_properties);
    const uint64_t key = cubic_key(view);
    wd_mutex_lock(&features->lock);
    uintptr_t support = (uintptr_t)wd_hash_table_get(&features->cubic, key);
    if (!support) {
        support = query_cubic(features, view);
        (void)wd_hash_table_set(&features->cubic, key, (void *)support);
    }
    wd_mutex_unlock(&features->lock);
    return (cubic_support)support;
}

// Views

// find_numeric returns whether the type of the components that shaders read from a view is known.
static bool find_numeric(const wd_state_image_view *view, wd_format_numeric *numeric) {
    const wd_format *format = wd_format_find(view->format);
    if (view->range.aspectMask == VK_IMAGE_ASPECT_STENCIL_BIT) {
        *numeric = WD_FORMAT_UINT;
        return true;
    }
    if (!format ||
        (format->aspects & VK_IMAGE_ASPECT_STENCIL_BIT && !(format->aspects & VK_IMAGE_ASPECT_DEPTH_BIT))) {
        return false;
    }
    *numeric = format->aspects & VK_IMAGE_ASPECT_DEPTH_BIT ? WD_FORMAT_FLOAT : format->numeric;
    return true;
}

// forbid removes a use from a word if `is_forbidden`.
static void forbid(uint32_t *word, uint32_t bit, bool is_forbidden) {
    assert(bit < 32);
    if (is_forbidden) {
        *word &= ~WD_CONTENT_BIT(bit);
    }
}

static void forbid_types(uint32_t *word, const wd_state_image_view *view) {
    wd_format_numeric numeric;
    if ((uint32_t)view->view_type < WD_CONTENT_NUM_VIEW_TYPES) {
        *word &= ~WD_CONTENT_VIEW_TYPES | WD_CONTENT_BIT(WD_CONTENT_VIEW_TYPE + view->view_type);
    }
    if (find_numeric(view, &numeric)) {
        const uint32_t bit = numeric == WD_FORMAT_FLOAT  ? WD_CONTENT_FLOAT
                             : numeric == WD_FORMAT_SINT ? WD_CONTENT_SINT
                                                         : WD_CONTENT_UINT;
        *word &= ~WD_CONTENT_NUMERIC_TYPES | WD_CONTENT_BIT(bit);
    }
    if (view->image) {
        const bool is_single = view->image->samples == VK_SAMPLE_COUNT_1_BIT;
        forbid(word, is_single ? WD_CONTENT_MULTISAMPLED : WD_CONTENT_SINGLE_SAMPLED, true);
        // Without its image, the view has VK_REMAINING_MIP_LEVELS.
        forbid(word, WD_CONTENT_UNNORMALIZED_LEVELS,
               view->range.levelCount != 1 || view->range.layerCount != 1);
    }
    forbid(word, WD_CONTENT_UNNORMALIZED_TYPE,
           view->view_type != VK_IMAGE_VIEW_TYPE_1D && view->view_type != VK_IMAGE_VIEW_TYPE_2D);
}

static void forbid_integers(uint32_t *word, const wd_state_image_view *view) {
    wd_format_numeric numeric;
    forbid(word, WD_CONTENT_WRITE_INTEGERS, find_numeric(view, &numeric) && numeric == WD_FORMAT_FLOAT);
}

static void forbid_width(uint32_t *word, VkFormat view_format) {
    const wd_format *format = wd_format_find(view_format);
    if (format) {
        forbid(word, format->component_bits == 64 ? WD_CONTENT_WIDTH_32 : WD_CONTENT_WIDTH_64, true);
    }
}

static void forbid_components(uint32_t *word, VkFormat view_format) {
    const wd_format *format = wd_format_find(view_format);
    if (!format) {
        return;
    }
    // A write to VK_FORMAT_A8_UNORM has four components.
    for (uint32_t i = 0; format->num_components > 1 && i < WD_CONTENT_MAX_WRITE_COMPONENTS; i++) {
        forbid(word, WD_CONTENT_WRITE_COMPONENTS + i, i + 1 < format->num_components);
    }
}

static void forbid_borders(uint32_t *word, VkFormat view_format) {
    switch (view_format) {
    case VK_FORMAT_B4G4R4A4_UNORM_PACK16:
    case VK_FORMAT_B5G6R5_UNORM_PACK16:
    case VK_FORMAT_B5G5R5A1_UNORM_PACK16:
#ifdef VK_KHR_maintenance5
    case VK_FORMAT_A1B5G5R5_UNORM_PACK16_KHR:
#endif
        forbid(word, WD_CONTENT_BORDER_FORMAT, true);
        break;
    default:
        break;
    }
}

// forbid_flags2 forbids storage without a format where the driver states the feature.
static void forbid_flags2(uint32_t *word, const wd_gpuav_format_features *features, uint64_t found) {
    forbid(word, WD_CONTENT_WRITE_WITHOUT_FORMAT,
           features->has_flags2 && !(found & VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT));
    forbid(word, WD_CONTENT_READ_WITHOUT_FORMAT,
           features->has_flags2 && !(found & VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT));
}

// forbid_cubic forbids cubic filters for views whose format has the feature, because of their types.
static void forbid_cubic(uint32_t *word, wd_gpuav_format_features *features,
                         const wd_state_image_view *view) {
    const VkImageViewType type = view->view_type;
    if (!features->chassis->capabilities->extensions.EXT_filter_cubic) {
        forbid(word, WD_CONTENT_CUBIC_TYPE,
               type == VK_IMAGE_VIEW_TYPE_3D || type == VK_IMAGE_VIEW_TYPE_CUBE ||
                   type == VK_IMAGE_VIEW_TYPE_CUBE_ARRAY);
    } else if (features->image_properties) {
        const cubic_support support = find_cubic(features, view);
        forbid(word, WD_CONTENT_CUBIC_VIEW, !(support & CUBIC_SUPPORTED));
        forbid(word, WD_CONTENT_CUBIC_MINMAX, !(support & CUBIC_MINMAX_SUPPORTED));
    }
}

static void forbid_sampled_features(uint32_t *word, wd_gpuav_format_features *features,
                                    const wd_state_image_view *view) {
    uint64_t found;
    if (!find_features(features, view, &found)) {
        return;
    }
    const bool is_linear = found & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_LINEAR_BIT;
    const bool is_minmax = found & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_MINMAX_BIT;
    const bool is_cubic = found & VK_FORMAT_FEATURE_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT;
    forbid(word, WD_CONTENT_FILTER_LINEAR, !is_linear);
    forbid(word, WD_CONTENT_MIPMAP_LINEAR, !is_linear);
    forbid(word, WD_CONTENT_FILTER_MINMAX, !is_minmax);
    forbid(word, WD_CONTENT_MIPMAP_MINMAX, !is_minmax);
    forbid(word, WD_CONTENT_FILTER_CUBIC, !is_cubic);
    forbid(word, WD_CONTENT_DEPTH_COMPARE,
           features->has_flags2 && !(found & VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_DEPTH_COMPARISON_BIT));
    if (is_cubic) {
        forbid_cubic(word, features, view);
    }
}

static void forbid_storage_features(uint32_t *word, const wd_gpuav_format_features *features,
                                    const wd_state_image_view *view) {
    uint64_t found;
    if (find_features(features, view, &found)) {
        forbid(word, WD_CONTENT_ATOMIC, !(found & VK_FORMAT_FEATURE_STORAGE_IMAGE_ATOMIC_BIT));
        forbid_flags2(word, features, found);
    }
}

static uint32_t view_word(wd_gpuav_format_features *features, const wd_state_image_view *view,
                          VkDescriptorType type) {
    uint32_t word = UINT32_MAX;
    forbid_types(&word, view);
    forbid_width(&word, view->format);
    if (type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE) {
        forbid_integers(&word, view);
        forbid_components(&word, view->format);
        forbid_storage_features(&word, features, view);
        return word;
    }
    const bool is_corner = view->image && view->image->flags & VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV;
    forbid(&word, WD_CONTENT_CORNER_SAMPLED, is_corner);
    forbid(&word, WD_CONTENT_CORNER_SAMPLED_3D, is_corner && view->view_type == VK_IMAGE_VIEW_TYPE_3D);
    forbid_borders(&word, view->format);
    forbid_sampled_features(&word, features, view);
    return word;
}

static uint32_t buffer_view_word(const wd_gpuav_format_features *features, const wd_state_buffer_view *view) {
    const wd_format *format = wd_format_find(view->format);
    const uint64_t found = format ? features->formats[format - wd_formats].buffer : 0;
    uint32_t word = UINT32_MAX;
    forbid_width(&word, view->format);
    forbid_components(&word, view->format);
    if (found) {
        forbid(&word, WD_CONTENT_ATOMIC, !(found & VK_FORMAT_FEATURE_STORAGE_TEXEL_BUFFER_ATOMIC_BIT));
        forbid_flags2(&word, features, found);
    }
    return word;
}

// Samplers

static bool takes_minmax(const wd_state_sampler *sampler) {
    return sampler->reduction_mode == VK_SAMPLER_REDUCTION_MODE_MIN ||
           sampler->reduction_mode == VK_SAMPLER_REDUCTION_MODE_MAX;
}

static void forbid_cubic_filter(uint32_t *word, const wd_state_sampler *sampler) {
    const VkSamplerCreateInfo *info = &sampler->create_info;
    const bool is_cubic = info->magFilter == VK_FILTER_CUBIC_EXT || info->minFilter == VK_FILTER_CUBIC_EXT;
    forbid(word, WD_CONTENT_FILTER_CUBIC, is_cubic);
    forbid(word, WD_CONTENT_CUBIC_TYPE, is_cubic);
    forbid(word, WD_CONTENT_CUBIC_VIEW, is_cubic);
    forbid(word, WD_CONTENT_CUBIC_MINMAX, is_cubic && takes_minmax(sampler));
}

// forbid_addresses forbids images that need VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE for the coordinates that they have.
static void forbid_addresses(uint32_t *word, const VkSamplerCreateInfo *info) {
    const VkSamplerAddressMode clamp = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    forbid(word, WD_CONTENT_CORNER_SAMPLED, info->addressModeU != clamp || info->addressModeV != clamp);
    forbid(word, WD_CONTENT_CORNER_SAMPLED_3D, info->addressModeW != clamp);
}

static uint32_t sampler_word(const wd_state_sampler *sampler) {
    const VkSamplerCreateInfo *info = &sampler->create_info;
    uint32_t word = UINT32_MAX;
    if (sampler->has_ycbcr_conversion) { // The conversion has rules of its own.
        return word;
    }
    const bool is_linear = info->magFilter == VK_FILTER_LINEAR || info->minFilter == VK_FILTER_LINEAR;
    const bool is_average = sampler->reduction_mode == VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE;
    const bool is_minmax = takes_minmax(sampler);
    const bool filters = !info->compareEnable && is_average;
    forbid(&word, WD_CONTENT_FILTER_LINEAR, is_linear && filters);
    forbid(&word, WD_CONTENT_MIPMAP_LINEAR, info->mipmapMode == VK_SAMPLER_MIPMAP_MODE_LINEAR && filters);
    forbid(&word, WD_CONTENT_FILTER_MINMAX, is_linear && is_minmax);
    forbid(&word, WD_CONTENT_MIPMAP_MINMAX, info->mipmapMode == VK_SAMPLER_MIPMAP_MODE_LINEAR && is_minmax);
    forbid_cubic_filter(&word, sampler);
    forbid_addresses(&word, info);
    forbid(&word, WD_CONTENT_UNNORMALIZED_TYPE, info->unnormalizedCoordinates);
    forbid(&word, WD_CONTENT_UNNORMALIZED_LEVELS, info->unnormalizedCoordinates);
    forbid(&word, WD_CONTENT_UNNORMALIZED_OPERATION, info->unnormalizedCoordinates);
    forbid(&word, WD_CONTENT_UNNORMALIZED_OFFSET, info->unnormalizedCoordinates);
    forbid(&word, WD_CONTENT_BORDER_FORMAT, sampler->has_border_without_format);
    return word;
}

// Descriptors

static const wd_state_image_view *view_of(const wd_state_descriptor *descriptor) {
    return descriptor->object && descriptor->object->type == VK_OBJECT_TYPE_IMAGE_VIEW
               ? (const wd_state_image_view *)descriptor->object
               : NULL;
}

static const wd_state_sampler *sampler_of(const wd_state_descriptor *descriptor) {
    return descriptor->type == VK_DESCRIPTOR_TYPE_SAMPLER ||
                   descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER
               ? descriptor->u.image.sampler
               : NULL;
}

uint32_t wd_gpuav_content_word(wd_gpuav_format_features *features, const wd_state_descriptor *descriptor) {
    if (!features) {
        return UINT32_MAX;
    }
    if (descriptor->object && descriptor->object->type == VK_OBJECT_TYPE_BUFFER_VIEW) {
        return buffer_view_word(features, (const wd_state_buffer_view *)descriptor->object);
    }
    const wd_state_image_view *view = view_of(descriptor);
    const wd_state_sampler *sampler = sampler_of(descriptor);
    if (!view) {
        return sampler ? sampler_word(sampler) : UINT32_MAX;
    }
    const uint32_t image = view_word(features, view, descriptor->type);
    if (descriptor->type != VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER) {
        return image;
    }
    const uint32_t own = sampler ? sampler_word(sampler) : UINT32_MAX;
    return (image & own & ~WD_CONTENT_PAIR) | ((image | own) & WD_CONTENT_PAIR);
}

static void append_object(wd_string_builder *out, const char *type, const wd_state_object *object) {
    wd_report_append_object(out, type, wd_state_name(object), object->handle);
}

void wd_gpuav_content_describe(const wd_state_descriptor *descriptor, wd_string_builder *out) {
    if (descriptor->object && descriptor->object->type == VK_OBJECT_TYPE_BUFFER_VIEW) {
        const wd_state_buffer_view *buffer_view = (const wd_state_buffer_view *)descriptor->object;
        wd_string_appendf(out, "The view has the format %s", wd_VkFormat_string(buffer_view->format));
        if (buffer_view->buffer) {
            wd_string_append(out, ", and is of ");
            append_object(out, "Buffer", &buffer_view->buffer->object);
        }
        wd_string_append(out, ". ");
        return;
    }
    const wd_state_image_view *view = view_of(descriptor);
    const wd_state_sampler *sampler = sampler_of(descriptor);
    if (view) {
        wd_string_appendf(out, "The view has the type %s and the format %s",
                          wd_VkImageViewType_string(view->view_type), wd_VkFormat_string(view->format));
        if (view->image) {
            wd_string_append(out, ", and is of ");
            append_object(out, "Image", &view->image->object);
            wd_string_appendf(out, " with %u sample%s", (uint32_t)view->image->samples,
                              view->image->samples == VK_SAMPLE_COUNT_1_BIT ? "" : "s");
        }
        wd_string_append(out, ". ");
    }
    if (sampler) {
        append_object(out, "Sampler", &sampler->object);
        wd_string_appendf(out, " has magFilter %s, minFilter %s and mipmapMode %s%s. ",
                          wd_VkFilter_string(sampler->create_info.magFilter),
                          wd_VkFilter_string(sampler->create_info.minFilter),
                          wd_VkSamplerMipmapMode_string(sampler->create_info.mipmapMode),
                          sampler->create_info.unnormalizedCoordinates ? ", and unnormalized coordinates"
                                                                       : "");
    }
}
