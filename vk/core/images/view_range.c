// vkCreateImageView: the type, aspects, mip levels and array layers against the image.
#include "vk/core/images/images_internal.h"
#include "vk/core/transfers/transfer_geometry.h"

static bool is_2d_view(const wd_images_view *v) {
    return v->info->viewType == VK_IMAGE_VIEW_TYPE_2D || v->info->viewType == VK_IMAGE_VIEW_TYPE_2D_ARRAY;
}

// --- Types

static void report_type(const wd_images_view *v, uint32_t rule, const char *fix) {
    wd_core_message m;
    if (wd_images_begin_view(&m, v, rule)) {
        wd_core_word(&m, "viewType", wd_VkImageViewType_string(v->info->viewType));
        wd_core_word(&m, "the type of image", wd_VkImageType_string(v->image->image_type));
        if (v->image->image_type == VK_IMAGE_TYPE_3D) {
            const VkImageCreateFlags flags = v->image->flags;
            wd_core_word(&m, "the flags of image",
                         flags ? wd_VkImageCreateFlags_string(flags, m.buffer, sizeof m.buffer) : "0");
        }
        m.fix = fix ? fix : "";
        wd_images_end_view(&m, v);
    }
}

static bool is_type_compatible(VkImageType image, VkImageViewType view) {
    switch (view) {
    case VK_IMAGE_VIEW_TYPE_1D:
    case VK_IMAGE_VIEW_TYPE_1D_ARRAY:
        return image == VK_IMAGE_TYPE_1D;
    case VK_IMAGE_VIEW_TYPE_2D:
    case VK_IMAGE_VIEW_TYPE_2D_ARRAY:
        return image != VK_IMAGE_TYPE_1D; // Slices of 3D images have rules of their own.
    case VK_IMAGE_VIEW_TYPE_CUBE:
    case VK_IMAGE_VIEW_TYPE_CUBE_ARRAY:
        return image == VK_IMAGE_TYPE_2D;
    case VK_IMAGE_VIEW_TYPE_3D:
        return image == VK_IMAGE_TYPE_3D;
    default:
        return true;
    }
}

static void check_type(const wd_images_view *v) {
    const VkImageCreateFlags arrays = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
    const VkImageCreateFlags slices = arrays | VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT;
    if (!is_type_compatible(v->image->image_type, v->info->viewType)) {
        report_type(v, WD_CORE_RULE(01021), NULL);
    }
    if (v->image->image_type != VK_IMAGE_TYPE_3D) {
        return;
    }
    if (v->info->viewType == VK_IMAGE_VIEW_TYPE_2D && !(v->image->flags & slices)) {
        report_type(v, WD_CORE_RULE(06728),
                    "Create the image with VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT to view its slices.");
    }
    if (v->info->viewType == VK_IMAGE_VIEW_TYPE_2D_ARRAY && !(v->image->flags & arrays)) {
        report_type(v, WD_CORE_RULE(06723),
                    "Create the image with VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT to view its slices.");
    }
}

// --- Aspects

static void check_aspects(const wd_images_view *v) {
    const wd_format *format = v->image_format;
    const VkImageAspectFlags aspects = v->info->subresourceRange.aspectMask;
    const VkImageAspectFlags planes =
        aspects & (VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT | VK_IMAGE_ASPECT_PLANE_2_BIT);
    wd_core_message m;
    if (!format) {
        return;
    }
    if (!wd_transfer_has_aspects(format, aspects) && wd_images_begin_view(&m, v, WD_CORE_RULE(09594))) {
        wd_images_word_aspects(&m, "subresourceRange.aspectMask", aspects);
        wd_images_word_format(&m, "the format of image", v->image->format);
        wd_images_end_view(&m, v);
    }
    if (planes & (planes - 1) && wd_images_begin_view(&m, v, WD_CORE_RULE(07818))) {
        wd_images_word_aspects(&m, "subresourceRange.aspectMask", aspects);
        m.fix = "Create a view of each plane, or one with VK_IMAGE_ASPECT_COLOR_BIT.";
        wd_images_end_view(&m, v);
    }
}

// --- Mip levels

static void check_levels(const wd_images_view *v) {
    const VkImageSubresourceRange *range = &v->info->subresourceRange;
    const VkImageViewMinLodCreateInfoEXT *lod =
        wd_core_chained(v->info->pNext, VK_STRUCTURE_TYPE_IMAGE_VIEW_MIN_LOD_CREATE_INFO_EXT);
    wd_core_message m;
    if (range->baseMipLevel >= v->image->mip_levels) {
        return;
    }
    const uint32_t levels = wd_images_view_levels(v);
    if (v->image->image_type == VK_IMAGE_TYPE_3D && is_2d_view(v) && levels != 1 &&
        wd_images_begin_view(&m, v, WD_CORE_RULE(04970))) {
        wd_core_unsigned(&m, "the number of mip levels of the view", levels);
        wd_core_word(&m, "viewType", wd_VkImageViewType_string(v->info->viewType));
        wd_core_word(&m, "the type of image", "VK_IMAGE_TYPE_3D");
        m.fix = "View the slices of one mip level.";
        wd_images_end_view(&m, v);
    }
    const uint64_t last = (uint64_t)range->baseMipLevel + levels - 1;
    const wd_core_frame chained = WD_CORE_MEMBER(&wd_images_view_frame, "<VkImageViewMinLodCreateInfoEXT>");
    if (lod && levels && lod->minLod > (float)last &&
        wd_core_begin_rule(&m, v->c, &chained, "VkImageViewMinLodCreateInfoEXT", WD_CORE_RULE(06456))) {
        wd_core_float(&m, "minLod", (double)lod->minLod);
        wd_core_unsigned(&m, "the last mip level of the view", last);
        wd_images_end_view(&m, v);
    }
}

// --- Array layers

// layer_limit is the number of layers, or slices of a 3D image, that a view can have.
typedef struct layer_limit {
    uint32_t num_layers, base_rule, count_rule;
    const char *name;
} layer_limit;

// find_limit returns false where the image has no rule for the view.
static bool find_limit(const wd_images_view *v, layer_limit *limit) {
    const bool is_slice_view = v->image->image_type == VK_IMAGE_TYPE_3D && is_2d_view(v);
    *limit = (layer_limit){v->image->array_layers, WD_CORE_RULE(06724), WD_CORE_RULE(06725),
                           "the number of array layers of image"};
    if (!is_slice_view) {
        return true;
    }
    if (v->image->flags & VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT) {
        *limit =
            (layer_limit){wd_images_level(v->image->extent.depth, v->info->subresourceRange.baseMipLevel),
                          WD_CORE_RULE(02724), WD_CORE_RULE(02725), "the depth of the mip level of image"};
        return true;
    }
    return !(v->image->flags & VK_IMAGE_CREATE_2D_VIEW_COMPATIBLE_BIT_EXT);
}

static void check_remaining(const wd_images_view *v, uint32_t remaining) {
    const VkImageViewType type = v->info->viewType;
    const bool is_single =
        type == VK_IMAGE_VIEW_TYPE_1D || type == VK_IMAGE_VIEW_TYPE_2D || type == VK_IMAGE_VIEW_TYPE_3D;
    const uint32_t rule = is_single && remaining != 1                                  ? WD_CORE_RULE(04974)
                          : type == VK_IMAGE_VIEW_TYPE_CUBE && remaining != 6          ? WD_CORE_RULE(02962)
                          : type == VK_IMAGE_VIEW_TYPE_CUBE_ARRAY && remaining % 6 > 0 ? WD_CORE_RULE(02963)
                                                                                       : 0;
    wd_core_message m;
    if (rule && wd_images_begin_view(&m, v, rule)) {
        wd_core_word(&m, "subresourceRange.layerCount", "VK_REMAINING_ARRAY_LAYERS");
        wd_core_unsigned(&m, "the number of remaining layers", remaining);
        wd_core_word(&m, "viewType", wd_VkImageViewType_string(type));
        wd_images_end_view(&m, v);
    }
}

static void check_layers(const wd_images_view *v) {
    const VkImageSubresourceRange *range = &v->info->subresourceRange;
    layer_limit limit;
    wd_core_message m;
    if (!find_limit(v, &limit)) {
        return;
    }
    if (range->baseArrayLayer >= limit.num_layers) {
        if (wd_images_begin_view(&m, v, limit.base_rule)) {
            wd_core_unsigned(&m, "subresourceRange.baseArrayLayer", range->baseArrayLayer);
            wd_core_unsigned(&m, limit.name, limit.num_layers);
            wd_images_end_view(&m, v);
        }
        return;
    }
    const uint32_t remaining = limit.num_layers - range->baseArrayLayer;
    if (range->layerCount == VK_REMAINING_ARRAY_LAYERS) {
        check_remaining(v, remaining);
    } else if ((!range->layerCount || range->layerCount > remaining) &&
               wd_images_begin_view(&m, v, limit.count_rule)) {
        wd_core_unsigned(&m, "subresourceRange.layerCount", range->layerCount);
        wd_core_unsigned(&m, "subresourceRange.baseArrayLayer", range->baseArrayLayer);
        wd_core_unsigned(&m, limit.name, limit.num_layers);
        wd_images_end_view(&m, v);
    }
}

void wd_images_check_view_range(const wd_images_view *v) {
    check_type(v);
    check_aspects(v);
    check_levels(v);
    check_layers(v);
}
