// Descriptor buffers (VK_EXT_descriptor_buffer): offsets of sets, embedded samplers, numbers of bound buffers, and
// descriptors that the host gets.
#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/core/statements/core_statements.h" // generated
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"

#ifdef VK_EXT_descriptor_buffer

// offsets is vkCmdSetDescriptorBufferOffsetsEXT or vkCmdBindDescriptorBufferEmbeddedSamplersEXT, in either form.
typedef struct offsets {
    const char *owner; // The struct of the command's parameters; NULL: none.
    VkPipelineLayout layout;
    uint32_t first, count;
    const uint32_t *indices; // Of bound buffers, and offsets there.
    const VkDeviceSize *offsets;
} offsets;

static void report_set(wd_core_check *c, const wd_core_frame *f, const offsets *what, uint32_t rule,
                       const wd_state_pipeline_layout *layout, uint32_t set, bool has_flag,
                       const char *flag) {
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, what->owner, rule)) {
        wd_core_summaryf(&m, "set %u of %s was created with%s %s", set,
                         wd_descriptors_name(c, &layout->object, text, sizeof text), has_flag ? "" : "out",
                         flag);
        wd_core_end(&m);
    }
}

static bool check_range(wd_core_check *c, const wd_core_frame *f, const offsets *what,
                        const wd_state_pipeline_layout *layout, uint32_t rule, const char *first) {
    wd_core_message m;
    if ((uint64_t)what->first + what->count <= layout->num_set_layouts) {
        return true;
    }
    if (wd_core_begin_rule(&m, c, f, what->owner, rule)) {
        wd_core_unsigned(&m, first, what->first);
        if (what->count != 1) {
            wd_core_unsigned(&m, "setCount", what->count);
        }
        wd_core_unsigned(&m, "the setLayoutCount of the layout", layout->num_set_layouts);
        wd_core_end(&m);
    }
    return false;
}

static void check_offsets(wd_core_check *c, const wd_core_frame *f, offsets what) {
    const wd_state_pipeline_layout *layout = WD_CORE_FIND(pipeline_layout, what.layout);
    if (!layout || !check_range(c, f, &what, layout, WD_CORE_RULE(08066), "firstSet")) {
        return;
    }
    for (uint32_t i = 0; i < what.count; i++) {
        const wd_state_set_layout *set = layout->set_layouts[what.first + i];
        if (set && !(set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT)) {
            report_set(c, f, &what, WD_CORE_RULE(09006), layout, what.first + i, false,
                       "VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT");
        } else if (set && set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR) {
            report_set(c, f, &what, WD_CORE_RULE(11803), layout, what.first + i, true,
                       "VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT");
        } else if (set && set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT) {
            report_set(c, f, &what, WD_CORE_RULE(11804), layout, what.first + i, true,
                       "VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT");
        } else if (what.indices && what.offsets) {
            const wd_descriptors_offset offset = {what.owner,     i, what.first + i, set, what.indices[i],
                                                  what.offsets[i]};
            wd_descriptors_check_offset(c, f, &offset);
        }
    }
}

static void check_embedded(wd_core_check *c, const wd_core_frame *f, offsets what) {
    const wd_state_pipeline_layout *layout = WD_CORE_FIND(pipeline_layout, what.layout);
    if (!layout || !check_range(c, f, &what, layout, WD_CORE_RULE(08071), "set")) {
        return;
    }
    const wd_state_set_layout *set = layout->set_layouts[what.first];
    if (set && !(set->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT)) {
        report_set(c, f, &what, WD_CORE_RULE(08070), layout, what.first, false,
                   "VK_DESCRIPTOR_SET_LAYOUT_CREATE_EMBEDDED_IMMUTABLE_SAMPLERS_BIT_EXT");
    }
}

static void check_bind_point(wd_core_check *c, VkPipelineBindPoint bind_point, uint32_t rule) {
    wd_core_message m;
    if (!wd_descriptors_fits_family(c, bind_point) && wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        wd_core_word(&m, "pipelineBindPoint", wd_VkPipelineBindPoint_string(bind_point));
        wd_core_word(&m, "the queue family of the command pool", "without support for the bind point");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(descriptors, CmdSetDescriptorBufferOffsetsEXT) {
    check_bind_point(c, s->pipelineBindPoint, WD_CORE_RULE(08067));
    check_offsets(c, NULL,
                  (offsets){NULL, s->layout, s->firstSet, s->setCount, s->pBufferIndices, s->pOffsets});
}

WD_CORE_CHECK(descriptors, CmdBindDescriptorBufferEmbeddedSamplersEXT) {
    check_bind_point(c, s->pipelineBindPoint, WD_CORE_RULE(08069));
    check_embedded(c, NULL, (offsets){NULL, s->layout, s->set, 1, NULL, NULL});
}

#ifdef VK_KHR_maintenance6

WD_CORE_CHECK(descriptors, CmdSetDescriptorBufferOffsets2EXT) {
    const VkSetDescriptorBufferOffsetsInfoEXT *info = s->pSetDescriptorBufferOffsetsInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pSetDescriptorBufferOffsetsInfo");
    check_offsets(c, &f,
                  (offsets){"VkSetDescriptorBufferOffsetsInfoEXT", info->layout, info->firstSet,
                            info->setCount, info->pBufferIndices, info->pOffsets});
}

WD_CORE_CHECK(descriptors, CmdBindDescriptorBufferEmbeddedSamplers2EXT) {
    const VkBindDescriptorBufferEmbeddedSamplersInfoEXT *info = s->pBindDescriptorBufferEmbeddedSamplersInfo;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pBindDescriptorBufferEmbeddedSamplersInfo");
    check_embedded(
        c, &f,
        (offsets){"VkBindDescriptorBufferEmbeddedSamplersInfoEXT", info->layout, info->set, 1, NULL, NULL});
}

#endif

// --- Bound buffers

static void check_count(wd_core_check *c, const wd_CmdBindDescriptorBuffersEXT_args *s,
                        VkBufferUsageFlags usage, uint64_t most, uint32_t rule, const char *limit) {
    uint32_t found = 0;
    char text[WD_DESCRIPTORS_TEXT_SIZE];
    wd_core_message m;
    for (uint32_t i = 0; i < s->bufferCount; i++) {
        found += (wd_state_buffer_usage(s->pBindingInfos[i].pNext, s->pBindingInfos[i].usage) & usage) != 0;
    }
    if (found <= most || !wd_core_begin_rule(&m, c, NULL, NULL, rule)) {
        return;
    }
    wd_core_summaryf(&m, "%u elements of pBindingInfos have %s, %s is %llu", found,
                     wd_VkBufferUsageFlags_string(usage, text, sizeof text), limit, (unsigned long long)most);
    wd_core_end(&m);
}

// check_bound reports a buffer at an address without a usage for descriptors that the binding has.
static void check_bound(wd_core_check *c, const wd_core_frame *f,
                        const VkDescriptorBufferBindingInfoEXT *info) {
    static const struct {
        VkBufferUsageFlags usage;
        uint32_t rule;
    } rows[] = {
        {VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT, WD_CORE_RULE(08122)},
        {VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT, WD_CORE_RULE(08123)},
        {VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT, WD_CORE_RULE(08124)},
    };
    const uint64_t usage = wd_state_buffer_usage(info->pNext, info->usage);
    wd_core_addressed found;
    if (!wd_core_find_address(c, info->address, &found)) {
        return;
    }
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        if (usage & rows[i].usage) {
            wd_core_check_addressed(c, f, "VkDescriptorBufferBindingInfoEXT", "address", info->address,
                                    &found, rows[i].usage, rows[i].rule);
        }
    }
}

WD_CORE_CHECK(descriptors, CmdBindDescriptorBuffersEXT) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties =
        c->physical ? wd_physical_property_struct(
                          c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT)
                    : NULL;
    if (!s->pBindingInfos) {
        return;
    }
    for (uint32_t i = 0; i < s->bufferCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pBindingInfos", i);
        check_bound(c, &f, &s->pBindingInfos[i]);
    }
    check_count(c, s, VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT, 1, WD_CORE_RULE(08050),
                "the maximum");
    if (properties && properties->maxDescriptorBufferBindings) {
        check_count(c, s, VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT,
                    properties->maxSamplerDescriptorBufferBindings, WD_CORE_RULE(08048),
                    "maxSamplerDescriptorBufferBindings");
        check_count(c, s, VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT,
                    properties->maxResourceDescriptorBufferBindings, WD_CORE_RULE(08049),
                    "maxResourceDescriptorBufferBindings");
    }
}

// --- Descriptors

// null_rule is the rule that a descriptor violates without nullDescriptor, and the word for the missing object; 0:
// none.
static uint32_t null_rule(const VkDescriptorGetInfoEXT *info, const char **what) {
    const VkDescriptorDataEXT *data = &info->data;
    switch (info->type) {
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
        *what = "pCombinedImageSampler->imageView is VK_NULL_HANDLE";
        return data->pCombinedImageSampler && !data->pCombinedImageSampler->imageView ? WD_CORE_RULE(08034)
                                                                                      : 0;
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        *what = "pSampledImage has no image view";
        return !data->pSampledImage || !data->pSampledImage->imageView ? WD_CORE_RULE(08035) : 0;
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        *what = "pStorageImage has no image view";
        return !data->pStorageImage || !data->pStorageImage->imageView ? WD_CORE_RULE(08036) : 0;
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        *what = "pUniformTexelBuffer is NULL";
        return !data->pUniformTexelBuffer ? WD_CORE_RULE(08037) : 0;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        *what = "pStorageTexelBuffer is NULL";
        return !data->pStorageTexelBuffer ? WD_CORE_RULE(08038) : 0;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        *what = "pUniformBuffer is NULL";
        return !data->pUniformBuffer ? WD_CORE_RULE(08039) : 0;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        *what = "pStorageBuffer is NULL";
        return !data->pStorageBuffer ? WD_CORE_RULE(08040) : 0;
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        *what = "accelerationStructure is 0";
        return !data->accelerationStructure ? WD_CORE_RULE(08041) : 0;
    default:
        return 0;
    }
}

static void check_null(wd_core_check *c, const VkDescriptorGetInfoEXT *info) {
    const char *what = "";
    const uint32_t rule = WD_DESCRIPTORS_LACKS(c, nullDescriptor) ? null_rule(info, &what) : 0;
    const wd_core_frame outer = WD_CORE_POINTER(NULL, "pDescriptorInfo");
    const wd_core_frame f = WD_CORE_MEMBER(&outer, "data");
    wd_core_message m;
    if (rule && wd_core_begin_rule(&m, c, &f, "VkDescriptorDataEXT", rule)) {
        wd_core_summaryf(&m, "%s, but the feature nullDescriptor is not enabled", what);
        m.fix = "Name a resource, or enable the feature nullDescriptor of VK_EXT_robustness2.";
        wd_core_end(&m);
    }
}

size_t wd_descriptors_size(const wd_core_check *c,
                           const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties,
                           VkDescriptorType type, const char **name) {
#define SIZE(member) (*name = #member, properties->member)
    const bool is_robust = c->enabled->features.robustBufferAccess;
    switch (type) {
    case VK_DESCRIPTOR_TYPE_SAMPLER:
        return SIZE(samplerDescriptorSize);
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return SIZE(sampledImageDescriptorSize);
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        return SIZE(storageImageDescriptorSize);
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        return SIZE(inputAttachmentDescriptorSize);
    case VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR:
        return SIZE(accelerationStructureDescriptorSize);
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        return is_robust ? SIZE(robustUniformTexelBufferDescriptorSize)
                         : SIZE(uniformTexelBufferDescriptorSize);
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        return is_robust ? SIZE(robustStorageTexelBufferDescriptorSize)
                         : SIZE(storageTexelBufferDescriptorSize);
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        return is_robust ? SIZE(robustUniformBufferDescriptorSize) : SIZE(uniformBufferDescriptorSize);
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        return is_robust ? SIZE(robustStorageBufferDescriptorSize) : SIZE(storageBufferDescriptorSize);
    default:
        return 0;
    }
#undef SIZE
}

// lacks_view returns whether a descriptor is of a combined image sampler without a view. Samplers for density maps are
// left out: another rule wants another size for them.
static bool lacks_view(const wd_core_check *c, const VkDescriptorGetInfoEXT *info) {
    const VkDescriptorImageInfo *image =
        info->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ? info->data.pCombinedImageSampler : NULL;
    const wd_state_sampler *sampler = image ? WD_CORE_FIND(sampler, image->sampler) : NULL;
    return image && !image->imageView &&
           !(sampler && sampler->create_info.flags & VK_SAMPLER_CREATE_SUBSAMPLED_BIT_EXT);
}

// num_converted returns how many descriptors a combined image sampler with a Y'CbCr conversion has; 0: it has none, or
// the number is not known.
static uint32_t num_converted(const wd_core_check *c, const VkDescriptorGetInfoEXT *info) {
    const VkDescriptorImageInfo *combined =
        info->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER ? info->data.pCombinedImageSampler : NULL;
    const wd_state_image_view *view = combined ? WD_CORE_FIND(image_view, combined->imageView) : NULL;
    const wd_state_image *image = view && view->has_ycbcr_conversion ? view->image : NULL;
    if (!image || image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT ||
        !wd_format_find(image->format)) {
        return 0;
    }
    const wd_image_format format = {.format = image->format,
                                    .type = image->image_type,
                                    .tiling = image->tiling,
                                    .usage = image->usage,
                                    .flags = image->flags,
                                    .wants_descriptors = 1};
    wd_image_format_limits storage;
    const wd_image_format_limits *found = wd_physical_image_format(c->physical, &format, &storage);
    return found && found->is_supported ? found->num_combined_descriptors : 0;
}

static void check_converted_size(wd_core_check *c, const VkDescriptorGetInfoEXT *info, size_t size,
                                 size_t size_of_one) {
    const uint32_t count = num_converted(c, info);
    wd_core_message m;
    if (count && size_of_one && size != size_of_one * count &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09469))) {
        wd_core_unsigned(&m, "dataSize", size);
        wd_core_unsigned(&m, "combinedImageSamplerDescriptorSize", size_of_one);
        wd_core_unsigned(&m, "combinedImageSamplerDescriptorCount of the format of the image", count);
        m.fix = "Multiply combinedImageSamplerDescriptorSize by combinedImageSamplerDescriptorCount.";
        wd_core_end(&m);
    }
}

static void check_size(wd_core_check *c, const VkDescriptorGetInfoEXT *info, size_t size) {
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT *properties =
        c->physical && c->enabled
            ? wd_physical_property_struct(c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT)
            : NULL;
    const char *name = "";
    const size_t expected = properties ? wd_descriptors_size(c, properties, info->type, &name) : 0;
    wd_core_message m;
    if (properties && lacks_view(c, info) && size != properties->combinedImageSamplerDescriptorSize &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(09507))) {
        wd_core_unsigned(&m, "dataSize", size);
        wd_core_unsigned(&m, "combinedImageSamplerDescriptorSize",
                         properties->combinedImageSamplerDescriptorSize);
        wd_core_summaryf(&m, ", pDescriptorInfo->data.pCombinedImageSampler->imageView is VK_NULL_HANDLE");
        wd_core_end(&m);
    }
    if (properties) {
        check_converted_size(c, info, size, properties->combinedImageSamplerDescriptorSize);
    }
    if (expected && size != expected && wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(08125))) {
        wd_core_unsigned(&m, "dataSize", size);
        wd_core_unsigned(&m, name, expected);
        m.fix = "Pass the size that the device has for descriptors of this type.";
        wd_core_end(&m);
    }
}

// --- Texel buffers

static void check_texels(wd_core_check *c, const VkDescriptorGetInfoEXT *info) {
    const bool is_uniform = info->type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER;
    const VkDescriptorAddressInfoEXT *texels = is_uniform ? info->data.pUniformTexelBuffer
                                               : info->type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER
                                                   ? info->data.pStorageTexelBuffer
                                                   : NULL;
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pDescriptorInfo");
    const char *member = is_uniform ? "data.pUniformTexelBuffer->" : "data.pStorageTexelBuffer->";
    wd_core_message m;
    if (!texels || !texels->address) {
        return;
    }
    if (texels->format == VK_FORMAT_UNDEFINED) {
        if (wd_core_begin_rule(&m, c, &f, "VkDescriptorAddressInfoEXT", WD_CORE_RULE(09508))) {
            wd_core_summaryf(&m, "%sformat is VK_FORMAT_UNDEFINED", member);
            wd_core_end(&m);
        }
        return;
    }
    const wd_format *format = wd_format_find(texels->format);
    const uint32_t most = c->physical ? c->physical->properties.limits.maxTexelBufferElements : 0;
    if (!format || !format->block_size || !most || texels->range == VK_WHOLE_SIZE) {
        return;
    }
    const uint64_t per_block = (uint64_t)format->block[0] * format->block[1] * format->block[2],
                   blocks = texels->range / format->block_size;
    if (blocks > most / per_block &&
        wd_core_begin_rule(&m, c, &f, "VkDescriptorGetInfoEXT",
                           is_uniform ? WD_CORE_RULE(09427) : WD_CORE_RULE(09428))) {
        wd_core_summaryf(&m, "%srange is %llu, which has %llu blocks of %s", member,
                         (unsigned long long)texels->range, (unsigned long long)blocks,
                         wd_VkFormat_string(texels->format));
        wd_core_unsigned(&m, "maxTexelBufferElements", most);
        wd_core_end(&m);
    }
}

// --- Buffers

// address_of returns the range that a descriptor of a buffer has, and the member; NULL: a null descriptor, or another
// type.
static const VkDescriptorAddressInfoEXT *address_of(const VkDescriptorGetInfoEXT *info, const char **member) {
    switch (info->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER:
        *member = "data.pUniformTexelBuffer";
        return info->data.pUniformTexelBuffer;
    case VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER:
        *member = "data.pStorageTexelBuffer";
        return info->data.pStorageTexelBuffer;
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER:
        *member = "data.pUniformBuffer";
        return info->data.pUniformBuffer;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER:
        *member = "data.pStorageBuffer";
        return info->data.pStorageBuffer;
    default:
        return NULL;
    }
}

static void check_address(wd_core_check *c, const VkDescriptorGetInfoEXT *info) {
    const char *member = "";
    const VkDescriptorAddressInfoEXT *range = address_of(info, &member);
    const wd_core_frame outer = WD_CORE_POINTER(NULL, "pDescriptorInfo");
    const wd_core_frame f = WD_CORE_POINTER(&outer, member);
    wd_core_addressed found;
    wd_core_message m;
    if (!range) {
        return;
    }
    wd_core_check_VkDescriptorAddressInfoEXT(c, &f, range);
    if (range->range != VK_WHOLE_SIZE && wd_core_find_address(c, range->address, &found) &&
        range->range > found.left &&
        wd_core_begin_rule(&m, c, &f, "VkDescriptorAddressInfoEXT", WD_CORE_RULE(08045))) {
        wd_core_unsigned(&m, "range", range->range);
        wd_core_address(&m, "address", range->address, &found);
        wd_core_summaryf(&m, ", of which %llu bytes follow the address", (unsigned long long)found.left);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(descriptors, GetDescriptorEXT) {
    check_null(c, s->pDescriptorInfo);
    check_address(c, s->pDescriptorInfo);
    check_texels(c, s->pDescriptorInfo);
    check_size(c, s->pDescriptorInfo, s->dataSize);
}

#endif
