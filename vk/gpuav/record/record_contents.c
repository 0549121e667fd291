// The text of a record about a descriptor whose content the instruction cannot use (WD_RECORD_ERROR_CONTENTS).
#include <stdio.h>

#include "vk/gpuav/record/content_bits.h"
#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"

enum { IMAGE = 0, MISSING = 1, SAMPLER = 2 }; // Words of the error.

#define VIEW_FIX "write a view of that type, or change the type of the image in the shader."
#define COMPONENTS_FIX "write a view with a matching format, or change the type of the image in the shader."
#define FORMAT_FIX "use a format with this feature (vkGetPhysicalDeviceFormatProperties2)."
#define CUBIC_FIX                                                                                            \
    "use another filter, or a view that supports it (VkFilterCubicImageViewImageFormatPropertiesEXT)."
#define UNNORMALIZED_FIX "use a sampler with normalized coordinates."

#define CORNER_PROBLEM                                                                                       \
    "the image has VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV, and the sampler has another address mode than "    \
    "VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE"
#define CORNER_FIX "use VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE for all coordinates."

typedef struct rule {
    const char *id;
    const char *problem;
    const char *fix;
} rule;

// rules is the table of mistakes, by bit.
static const rule rules[WD_NUM_CONTENT_BITS] = {
    [0] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_1D", VIEW_FIX},
    [1] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_2D", VIEW_FIX},
    [2] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_3D", VIEW_FIX},
    [3] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_CUBE", VIEW_FIX},
    [4] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_1D_ARRAY", VIEW_FIX},
    [5] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_2D_ARRAY", VIEW_FIX},
    [6] = {WD_ID_VUID_DESCRIPTOR_VIEW_TYPE, "the shader needs VK_IMAGE_VIEW_TYPE_CUBE_ARRAY", VIEW_FIX},
    [WD_CONTENT_FLOAT] = {WD_ID_VUID_DESCRIPTOR_FORMAT,
                          "the shader reads or writes floating-point values, and the format has integers",
                          COMPONENTS_FIX},
    [WD_CONTENT_SINT] = {WD_ID_VUID_DESCRIPTOR_FORMAT,
                         "the shader reads or writes signed integers, and the format has other components",
                         COMPONENTS_FIX},
    [WD_CONTENT_UINT] = {WD_ID_VUID_DESCRIPTOR_FORMAT,
                         "the shader reads or writes unsigned integers, and the format has other components",
                         COMPONENTS_FIX},
    [WD_CONTENT_WIDTH_32] = {WD_ID_VUID_DESCRIPTOR_WIDTH_64,
                             "components of the format have 64 bits, and those of the shader's image have 32",
                             COMPONENTS_FIX},
    [WD_CONTENT_WIDTH_64] = {WD_ID_VUID_DESCRIPTOR_WIDTH_32,
                             "components of the format have less than 64 bits, and those of the shader's "
                             "image have 64",
                             COMPONENTS_FIX},
    [WD_CONTENT_SINGLE_SAMPLED] = {WD_ID_VUID_DESCRIPTOR_SINGLE_SAMPLED,
                                   "the image is multisampled, and the shader needs one sample",
                                   "write a view of an image with one sample, or change the type of the "
                                   "image in the shader."},
    [WD_CONTENT_MULTISAMPLED] = {WD_ID_VUID_DESCRIPTOR_MULTISAMPLED,
                                 "the image has one sample, and the shader needs a multisampled image",
                                 "write a view of a multisampled image, or change the type of the image in "
                                 "the shader."},
    [WD_CONTENT_MIPMAP_MINMAX] = {WD_ID_VUID_DESCRIPTOR_MIPMAP_MINMAX,
                                  "the sampler has VK_SAMPLER_MIPMAP_MODE_LINEAR and takes the minimum or "
                                  "maximum of texels, and the format lacks SAMPLED_IMAGE_FILTER_MINMAX",
                                  "use VK_SAMPLER_MIPMAP_MODE_NEAREST, or another format."},
    [WD_CONTENT_CUBIC_TYPE] = {WD_ID_VUID_DESCRIPTOR_CUBIC_TYPE,
                               "the sampler has VK_FILTER_CUBIC_EXT, and the view is 3D or a cube; cubic "
                               "filters of such views need VK_EXT_filter_cubic",
                               "enable VK_EXT_filter_cubic, or use another filter."},
    [WD_CONTENT_CUBIC_VIEW] = {WD_ID_VUID_DESCRIPTOR_CUBIC_VIEW,
                               "the sampler has VK_FILTER_CUBIC_EXT, and the device does not support "
                               "filterCubic for the type and the format of the view",
                               CUBIC_FIX},
    [WD_CONTENT_CUBIC_MINMAX] = {WD_ID_VUID_DESCRIPTOR_CUBIC_MINMAX,
                                 "the sampler has VK_FILTER_CUBIC_EXT and takes the minimum or maximum of "
                                 "texels, and the device does not support filterCubicMinmax for the type and "
                                 "the format of the view",
                                 CUBIC_FIX},
    [WD_CONTENT_CORNER_SAMPLED] = {WD_ID_VUID_DESCRIPTOR_CORNER_SAMPLED, CORNER_PROBLEM, CORNER_FIX},
    [WD_CONTENT_CORNER_SAMPLED_3D] = {WD_ID_VUID_DESCRIPTOR_CORNER_SAMPLED, CORNER_PROBLEM, CORNER_FIX},
    [WD_CONTENT_DEPTH_COMPARE] = {WD_ID_VUID_DESCRIPTOR_DEPTH_COMPARE,
                                  "the shader compares depths, and the format lacks "
                                  "SAMPLED_IMAGE_DEPTH_COMPARISON",
                                  FORMAT_FIX},
    [WD_CONTENT_LAYOUT] = {WD_ID_VUID_DESCRIPTOR_LAYOUT,
                           "the image is in another layout than the one with which the descriptor was "
                           "written",
                           "transition the image before the command, or write the descriptor with the "
                           "layout of the image."},
    [WD_CONTENT_FILTER_LINEAR] = {WD_ID_VUID_DESCRIPTOR_FILTER_LINEAR,
                                  "the sampler has VK_FILTER_LINEAR, and the format lacks "
                                  "SAMPLED_IMAGE_FILTER_LINEAR",
                                  "use VK_FILTER_NEAREST, or another format."},
    [WD_CONTENT_MIPMAP_LINEAR] = {WD_ID_VUID_DESCRIPTOR_MIPMAP_LINEAR,
                                  "the sampler has VK_SAMPLER_MIPMAP_MODE_LINEAR, and the format lacks "
                                  "SAMPLED_IMAGE_FILTER_LINEAR",
                                  "use VK_SAMPLER_MIPMAP_MODE_NEAREST, or another format."},
    [WD_CONTENT_FILTER_MINMAX] = {WD_ID_VUID_DESCRIPTOR_FILTER_MINMAX,
                                  "the sampler takes the minimum or maximum of texels, and the format lacks "
                                  "SAMPLED_IMAGE_FILTER_MINMAX",
                                  FORMAT_FIX},
    [WD_CONTENT_FILTER_CUBIC] = {WD_ID_VUID_DESCRIPTOR_FILTER_CUBIC,
                                 "the sampler has VK_FILTER_CUBIC_EXT, and the format lacks "
                                 "SAMPLED_IMAGE_FILTER_CUBIC",
                                 FORMAT_FIX},
    [WD_CONTENT_UNNORMALIZED_TYPE] = {WD_ID_VUID_DESCRIPTOR_UNNORMALIZED_TYPE,
                                      "the sampler has unnormalized coordinates, and the type of the view "
                                      "is neither VK_IMAGE_VIEW_TYPE_1D nor VK_IMAGE_VIEW_TYPE_2D",
                                      UNNORMALIZED_FIX},
    [WD_CONTENT_UNNORMALIZED_LEVELS] = {WD_ID_VUID_DESCRIPTOR_UNNORMALIZED_LEVELS,
                                        "the sampler has unnormalized coordinates, and the view has several "
                                        "levels or layers",
                                        "write a view of one level and layer, or use normalized "
                                        "coordinates."},
    [WD_CONTENT_BORDER_FORMAT] = {WD_ID_VUID_DESCRIPTOR_BORDER_FORMAT,
                                  "the custom border color of the sampler has no format, which the view's "
                                  "format needs",
                                  "set the format in VkSamplerCustomBorderColorCreateInfoEXT."},
    [WD_CONTENT_UNNORMALIZED_OPERATION] = {WD_ID_VUID_DESCRIPTOR_UNNORMALIZED_OPERATION,
                                           "the sampler has unnormalized coordinates, and the instruction "
                                           "has ImplicitLod, Dref or Proj in its name",
                                           "sample with an explicit level (textureLod in GLSL)."},
    [WD_CONTENT_UNNORMALIZED_OFFSET] = {WD_ID_VUID_DESCRIPTOR_UNNORMALIZED_OFFSET,
                                        "the sampler has unnormalized coordinates, and the instruction has "
                                        "a bias or an offset",
                                        UNNORMALIZED_FIX},
};

// storage_rules has those of storage images and texel buffers that have the numbers of others.
static const rule storage_rules[WD_NUM_CONTENT_BITS] = {
    [WD_CONTENT_ATOMIC] = {WD_ID_VUID_DESCRIPTOR_ATOMIC,
                           "the shader uses atomic operations, which the format does not support",
                           FORMAT_FIX},
    [WD_CONTENT_WRITE_WITHOUT_FORMAT] = {WD_ID_VUID_DESCRIPTOR_WRITE_WITHOUT_FORMAT,
                                         "the shader's image has no format, and the view's format lacks "
                                         "STORAGE_WRITE_WITHOUT_FORMAT",
                                         "declare the format of the image in the shader."},
    [WD_CONTENT_READ_WITHOUT_FORMAT] = {WD_ID_VUID_DESCRIPTOR_READ_WITHOUT_FORMAT,
                                        "the shader's image has no format, and the view's format lacks "
                                        "STORAGE_READ_WITHOUT_FORMAT",
                                        "declare the format of the image in the shader."},
    [WD_CONTENT_WRITE_INTEGERS] = {WD_ID_VUID_DESCRIPTOR_FORMAT,
                                   "the shader writes integers, and the format has floating-point values",
                                   COMPONENTS_FIX},
    [WD_CONTENT_WRITE_COMPONENTS] = {WD_ID_VUID_DESCRIPTOR_WRITE_COMPONENTS,
                                     "the shader writes one component, and the format has more",
                                     "write as many components as the format has."},
    [WD_CONTENT_WRITE_COMPONENTS + 1] = {WD_ID_VUID_DESCRIPTOR_WRITE_COMPONENTS,
                                         "the shader writes two components, and the format has more",
                                         "write as many components as the format has."},
    [WD_CONTENT_WRITE_COMPONENTS + 2] = {WD_ID_VUID_DESCRIPTOR_WRITE_COMPONENTS,
                                         "the shader writes three components, and the format has more",
                                         "write as many components as the format has."},
};

// texel_ids has the ids of the mistakes of texel buffers; `rules` and `storage_rules` have their texts.
static const char *const texel_ids[WD_NUM_CONTENT_BITS] = {
    [WD_CONTENT_WIDTH_32] = WD_ID_VUID_TEXEL_BUFFER_WIDTH_64,
    [WD_CONTENT_WIDTH_64] = WD_ID_VUID_TEXEL_BUFFER_WIDTH_32,
    [WD_CONTENT_ATOMIC] = WD_ID_VUID_TEXEL_BUFFER_ATOMIC,
    [WD_CONTENT_WRITE_WITHOUT_FORMAT] = WD_ID_VUID_TEXEL_BUFFER_WRITE_WITHOUT_FORMAT,
    [WD_CONTENT_READ_WITHOUT_FORMAT] = WD_ID_VUID_TEXEL_BUFFER_READ_WITHOUT_FORMAT,
    [WD_CONTENT_WRITE_COMPONENTS] = WD_ID_VUID_TEXEL_BUFFER_WRITE_COMPONENTS,
    [WD_CONTENT_WRITE_COMPONENTS + 1] = WD_ID_VUID_TEXEL_BUFFER_WRITE_COMPONENTS,
    [WD_CONTENT_WRITE_COMPONENTS + 2] = WD_ID_VUID_TEXEL_BUFFER_WRITE_COMPONENTS,
};

// append_content describes the content of a descriptor as far as the reader knows it.
static void append_content(wd_record_description *d, const wd_record_variable *variable, uint32_t element) {
    const wd_record_context *context = d->context;
    if (variable->is_known && context->descriptors.describe_content) {
        context->descriptors.describe_content(context->descriptors.user, variable->set, variable->binding,
                                              variable->is_array ? element : 0, &d->detail);
    }
}

void wd_record_describe_content(wd_record_description *d) {
    wd_record_find_descriptor(d);
    append_content(d, &d->variable, d->element);
}

// append_sampler describes the sampler of a record that is about the image.
static void append_sampler(wd_record_description *d) {
    wd_record record = *d->record;
    wd_record_variable variable;
    if (record.error_words[IMAGE] == WD_RECORD_INDEX_UNKNOWN ||
        record.error_words[SAMPLER] == WD_RECORD_INDEX_UNKNOWN || !d->module) {
        return;
    }
    record.error_words[IMAGE] = WD_RECORD_INDEX_UNKNOWN;
    if (wd_record_find_variable(&record, d->module, d->place.instruction, &variable)) {
        append_content(d, &variable, record.error_words[SAMPLER]);
    }
}

static bool is_storage(uint32_t missing) {
    return missing >> WD_CONTENT_STORAGE & 1;
}

static bool is_texel_buffer(uint32_t missing) {
    return is_storage(missing) && missing >> WD_CONTENT_TEXEL_BUFFER & 1;
}

static const rule *rule_of(uint32_t missing, uint32_t number) {
    return is_storage(missing) && storage_rules[number].id ? &storage_rules[number] : &rules[number];
}

static const char *id_of(uint32_t missing, uint32_t number) {
    return is_texel_buffer(missing) ? texel_ids[number] : rule_of(missing, number)->id;
}

// first_mistake returns the number of the bit that is reported; WD_NUM_CONTENT_BITS: none is known.
static uint32_t first_mistake(uint32_t missing) {
    uint32_t number = 0;
    while (number < WD_NUM_CONTENT_BITS && !(missing >> number & 1 && id_of(missing, number))) {
        number++;
    }
    return number;
}

void wd_record_say_contents(wd_record_description *d) {
    const uint32_t *words = d->record->error_words;
    const bool is_sampler = words[IMAGE] == WD_RECORD_INDEX_UNKNOWN;
    d->element = is_sampler ? words[SAMPLER] : words[IMAGE];
    wd_record_describe_content(d);
    const uint32_t missing = words[MISSING], number = first_mistake(missing);
    append_sampler(d);
    if (number == WD_NUM_CONTENT_BITS) {
        snprintf(d->id, sizeof d->id, "%s", WD_ID_GPUAV_UNKNOWN_ERROR);
        wd_string_appendf(&d->text, "Descriptor content of unknown kind 0x%x.", missing);
        return;
    }
    wd_record_set_command_id(d, number == WD_CONTENT_LAYOUT && d->bound.is_combined
                                    ? WD_ID_VUID_DESCRIPTOR_COMBINED_LAYOUT
                                    : id_of(missing, number));
    if (d->element == WD_RECORD_INDEX_UNKNOWN) {
        wd_string_append(&d->text, "Descriptor");
    } else {
        wd_string_appendf(&d->text, "Descriptor index %u", d->element);
        wd_record_add_property_f(d, "descriptor_index", "%u", d->element);
    }
    wd_string_appendf(&d->text, " holds %s that the shader cannot use: %s.",
                      is_sampler                 ? "a sampler"
                      : is_texel_buffer(missing) ? "a buffer view"
                                                 : "an image view",
                      rule_of(missing, number)->problem);
    snprintf(d->fix, sizeof d->fix, "%s", rule_of(missing, number)->fix);
    wd_record_add_property(d, "error", "descriptor-content");
    wd_record_add_property_f(d, "missing_uses", "0x%x", missing);
}
