// vkCreateImage: what the driver supports for the format, type, tiling, usage and flags (Vulkan, Image Creation
// Limits). The physical device keeps the answers: a description of images is asked for once.
#include <stdio.h>

#include "vk/core/images/images_internal.h"

static const char owner[] = "VkImageCreateInfo";

// image_request is the image to create, and the structs in its chain.
typedef struct image_request {
    wd_core_check *c;
    const VkImageCreateInfo *info;
    VkExternalMemoryHandleTypeFlags handle_types;
    const VkImageFormatListCreateInfo *view_formats;
    const VkImageStencilUsageCreateInfo *stencil;
    const VkImageDrmFormatModifierListCreateInfoEXT *modifiers;
    const VkImageDrmFormatModifierExplicitCreateInfoEXT *modifier;
} image_request;

// image_limits are the lowest that each handle type and modifier allows.
typedef struct image_limits {
    VkImageFormatProperties format;
    // Of the first handle type that was asked for, and whether those of one contain all.
    VkExternalMemoryHandleTypeFlags first_type, compatible_types;
    bool are_compatible;
} image_limits;

// read_chain returns false where a struct may change what the driver supports and is not known here.
static bool read_chain(image_request *request) {
    for (const VkBaseInStructure *s = request->info->pNext; s; s = s->pNext) {
        switch ((int)s->sType) {
        case VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMAGE_CREATE_INFO:
            request->handle_types = ((const VkExternalMemoryImageCreateInfo *)s)->handleTypes;
            break;
        case VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO:
            request->view_formats = (const VkImageFormatListCreateInfo *)s;
            break;
        case VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO:
            request->stencil = (const VkImageStencilUsageCreateInfo *)s;
            break;
        case VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT:
            request->modifiers = (const VkImageDrmFormatModifierListCreateInfoEXT *)s;
            break;
        case VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_EXPLICIT_CREATE_INFO_EXT:
            request->modifier = (const VkImageDrmFormatModifierExplicitCreateInfoEXT *)s;
            break;
        case VK_STRUCTURE_TYPE_DEDICATED_ALLOCATION_IMAGE_CREATE_INFO_NV:
            break;
        default:
            return false;
        }
    }
    return true;
}

static wd_image_format describe(const image_request *request) {
    const VkImageCreateInfo *info = request->info;
    return (wd_image_format){
        .format = info->format,
        .type = info->imageType,
        .tiling = info->tiling,
        .usage = info->usage,
        .flags = info->flags,
        .stencil_usage = request->stencil ? request->stencil->stencilUsage : 0,
        .num_view_formats = request->view_formats ? request->view_formats->viewFormatCount : 0,
        .view_formats = request->view_formats ? request->view_formats->pViewFormats : NULL,
    };
}

static void word_request(wd_core_message *m, const image_request *request) {
    const VkImageCreateInfo *info = request->info;
    wd_images_word_format(m, "format", info->format);
    wd_core_word(m, "imageType", wd_VkImageType_string(info->imageType));
    wd_core_word(m, "tiling", wd_VkImageTiling_string(info->tiling));
    wd_images_word_usage(m, "usage", info->usage);
    wd_core_word(m, "flags",
                 info->flags ? wd_VkImageCreateFlags_string(info->flags, m->buffer, sizeof m->buffer) : "0");
}

static void report_unsupported(const image_request *request, uint32_t handle_type) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, request->c, wd_images_info_frame(request->c), owner, WD_CORE_RULE(02251))) {
        word_request(&m, request);
        wd_core_summaryf(&m, ", the driver does not support such images");
        if (handle_type) {
            wd_core_notef(&m, "VkExternalMemoryImageCreateInfo::handleTypes has %s",
                          wd_VkExternalMemoryHandleTypeFlagBits_string(
                              (VkExternalMemoryHandleTypeFlagBits)handle_type));
        }
        wd_images_note_missing_features(&m, request->info);
        wd_core_notef(&m, "vkGetPhysicalDeviceImageFormatProperties2 returns VK_ERROR_FORMAT_NOT_SUPPORTED");
        wd_core_end(&m);
    }
}

static void report_modifier(const image_request *request, uint32_t index, uint64_t modifier) {
    const bool is_explicit = request->modifier != NULL;
    const wd_core_frame chained = {wd_images_info_frame(request->c),
                                   is_explicit ? "<VkImageDrmFormatModifierExplicitCreateInfoEXT>"
                                               : "<VkImageDrmFormatModifierListCreateInfoEXT>",
                                   WD_CORE_NO_INDEX,
                                   false,
                                   NULL,
                                   0};
    wd_core_message m;
    if (wd_core_begin_rule(&m, request->c, &chained,
                           is_explicit ? "VkImageDrmFormatModifierExplicitCreateInfoEXT"
                                       : "VkImageDrmFormatModifierListCreateInfoEXT",
                           is_explicit ? WD_CORE_RULE(02264) : WD_CORE_RULE(02263))) {
        m.indices[0] = index;
        wd_core_unsigned(&m, is_explicit ? "drmFormatModifier" : "pDrmFormatModifiers[]", modifier);
        wd_core_summaryf(&m, ", the driver does not support this image with the modifier");
        wd_core_notef(&m, "vkGetPhysicalDeviceImageFormatProperties2 returns VK_ERROR_FORMAT_NOT_SUPPORTED");
        wd_core_end(&m);
    }
}

static void take_lower(image_limits *limits, const wd_image_format_limits *other) {
#define TAKE(member)                                                                                         \
    limits->format.member =                                                                                  \
        limits->format.member < other->limits.member ? limits->format.member : other->limits.member
    TAKE(maxExtent.width);
    TAKE(maxExtent.height);
    TAKE(maxExtent.depth);
    TAKE(maxMipLevels);
    TAKE(maxArrayLayers);
#undef TAKE
    limits->format.sampleCounts &= other->limits.sampleCounts;
}

// note_handle_type: the answer for any one of the types may allow all of them.
static void note_handle_type(image_limits *limits, const image_request *request, uint32_t type,
                             const wd_image_format_limits *answer) {
    if (!limits->first_type) {
        limits->first_type = type;
        limits->compatible_types = answer->compatible_types;
    }
    limits->are_compatible |= !(request->handle_types & ~answer->compatible_types);
}

static void check_handle_types(const image_request *request, const image_limits *limits) {
    wd_core_message m;
    if (!limits->are_compatible &&
        wd_core_begin_rule(&m, request->c, wd_images_info_frame(request->c), owner, WD_CORE_RULE(00990))) {
        char type[160];
        wd_core_word(
            &m, "<VkExternalMemoryImageCreateInfo>.handleTypes",
            wd_VkExternalMemoryHandleTypeFlags_string(request->handle_types, m.buffer, sizeof m.buffer));
        snprintf(type, sizeof type, "%s",
                 wd_VkExternalMemoryHandleTypeFlags_string(limits->first_type, m.buffer, sizeof m.buffer));
        wd_core_summaryf(
            &m, ", but with %s only %s are compatible", type,
            wd_VkExternalMemoryHandleTypeFlags_string(limits->compatible_types, m.buffer, sizeof m.buffer));
        wd_core_end(&m);
    }
}

// ask returns the limits of the image with the handle type of `format` (0: none) and its modifier. NULL: they are not
// known, or the image is not supported.
static const wd_image_format_limits *ask(const image_request *request, const wd_image_format *format,
                                         uint32_t modifier, wd_image_format_limits *storage) {
    const wd_image_format_limits *found = wd_physical_image_format(request->c->physical, format, storage);
    if (!found || found->is_supported) {
        return found;
    }
    if (format->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        report_modifier(request, modifier, format->modifier);
    } else {
        report_unsupported(request, format->handle_type);
    }
    return NULL;
}

static bool ask_for_types(const image_request *request, wd_image_format *format, uint32_t modifier,
                          image_limits *limits) {
    VkExternalMemoryHandleTypeFlags types = request->handle_types;
    do {
        wd_image_format_limits storage;
        format->handle_type = types & -types;
        const wd_image_format_limits *found = ask(request, format, modifier, &storage);
        if (!found) {
            return false;
        }
        take_lower(limits, found);
        if (format->handle_type) {
            note_handle_type(limits, request, format->handle_type, found);
        }
        types &= types - 1;
    } while (types);
    return true;
}

static bool find_limits(const image_request *request, image_limits *limits) {
    wd_image_format format = describe(request);
    *limits = (image_limits){
        .format = {{UINT32_MAX, UINT32_MAX, UINT32_MAX}, UINT32_MAX, UINT32_MAX, UINT32_MAX, UINT64_MAX},
        .are_compatible = request->handle_types == 0};
    if (format.tiling != VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        return ask_for_types(request, &format, 0, limits);
    }
    // The answer may depend on the queue families, which are not asked for.
    if (request->info->sharingMode != VK_SHARING_MODE_EXCLUSIVE ||
        !request->modifiers == !request->modifier) {
        return false;
    }
    if (request->modifier) {
        format.modifier = request->modifier->drmFormatModifier;
        return ask_for_types(request, &format, 0, limits);
    }
    bool is_supported = true;
    for (uint32_t i = 0; i < request->modifiers->drmFormatModifierCount; i++) {
        format.modifier = request->modifiers->pDrmFormatModifiers[i];
        is_supported &= ask_for_types(request, &format, i, limits);
    }
    return is_supported;
}

static void report_limit(const image_request *request, uint32_t rule, const char *member, uint32_t value,
                         const char *limit, uint32_t most) {
    wd_core_message m;
    if (value > most && wd_core_begin_rule(&m, request->c, wd_images_info_frame(request->c), owner, rule)) {
        wd_core_unsigned(&m, member, value);
        wd_core_summaryf(&m, ", %s of images of this format, type, tiling, usage and flags is %u", limit,
                         most);
        wd_images_word_format(&m, "format", request->info->format);
        wd_core_end(&m);
    }
}

static void check_limits(const image_request *request, const VkImageFormatProperties *limits) {
    const VkImageCreateInfo *info = request->info;
    report_limit(request, WD_CORE_RULE(02252), "extent.width", info->extent.width, "maxExtent.width",
                 limits->maxExtent.width);
    report_limit(request, WD_CORE_RULE(02253), "extent.height", info->extent.height, "maxExtent.height",
                 limits->maxExtent.height);
    report_limit(request, WD_CORE_RULE(02254), "extent.depth", info->extent.depth, "maxExtent.depth",
                 limits->maxExtent.depth);
    report_limit(request, WD_CORE_RULE(02255), "mipLevels", info->mipLevels, "maxMipLevels",
                 limits->maxMipLevels);
    report_limit(request, WD_CORE_RULE(02256), "arrayLayers", info->arrayLayers, "maxArrayLayers",
                 limits->maxArrayLayers);
    wd_core_message m;
    if (!(info->samples & limits->sampleCounts) &&
        wd_core_begin_rule(&m, request->c, wd_images_info_frame(request->c), owner, WD_CORE_RULE(02258))) {
        wd_core_word(&m, "samples", wd_VkSampleCountFlagBits_string(info->samples));
        wd_core_word(&m, "sampleCounts of images of this format, type, tiling, usage and flags",
                     wd_VkSampleCountFlags_string(limits->sampleCounts, m.buffer, sizeof m.buffer));
        wd_images_word_format(&m, "format", info->format);
        wd_core_end(&m);
    }
}

// check_unchained checks an image without structs in its chain, as most are.
static void check_unchained(const image_request *request) {
    const wd_image_format format = describe(request);
    wd_image_format_limits storage;
    const wd_image_format_limits *found = ask(request, &format, 0, &storage);
    if (found) {
        check_limits(request, &found->limits);
    }
}

static void check_chained(image_request *request) {
    image_limits limits;
    if (read_chain(request) && find_limits(request, &limits)) {
        check_limits(request, &limits.format);
        check_handle_types(request, &limits);
    }
}

void wd_images_check_limits(wd_core_check *c, const VkImageCreateInfo *info) {
    image_request request = {.c = c, .info = info};
    if (!c->physical || !wd_format_find(info->format)) {
        return;
    }
    if (info->pNext) {
        check_chained(&request);
    } else if (info->tiling != VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT) {
        check_unchained(&request);
    }
}
