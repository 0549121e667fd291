// vkCreateImageView: slices of 3D views.
#include "vk/core/images/images_internal.h"

#ifdef VK_EXT_image_sliced_view_of_3d
static bool begin(wd_core_message *m, const wd_images_view *v, uint32_t rule) {
    static const wd_core_frame chained =
        WD_CORE_MEMBER(&wd_images_view_frame, "<VkImageViewSlicedCreateInfoEXT>");
    return wd_core_begin_rule(m, v->c, &chained, "VkImageViewSlicedCreateInfoEXT", rule);
}

void wd_images_check_view_slices(const wd_images_view *v) {
    const VkImageViewSlicedCreateInfoEXT *slices =
        wd_core_chained(v->info->pNext, VK_STRUCTURE_TYPE_IMAGE_VIEW_SLICED_CREATE_INFO_EXT);
    wd_core_message m;
    if (!slices || v->info->subresourceRange.baseMipLevel >= v->image->mip_levels) {
        return;
    }
    if (v->info->viewType != VK_IMAGE_VIEW_TYPE_3D) {
        if (begin(&m, v, WD_CORE_RULE(07909))) {
            wd_core_word(&m, "viewType", wd_VkImageViewType_string(v->info->viewType));
            wd_images_end_view(&m, v);
        }
        return;
    }
    if (v->image->image_type != VK_IMAGE_TYPE_3D) {
        if (begin(&m, v, WD_CORE_RULE(07869))) {
            wd_core_word(&m, "the type of image", wd_VkImageType_string(v->image->image_type));
            wd_images_end_view(&m, v);
        }
        return;
    }
    if (wd_images_view_levels(v) != 1 && begin(&m, v, WD_CORE_RULE(07870))) {
        wd_core_unsigned(&m, "the number of mip levels of the view", wd_images_view_levels(v));
        wd_images_end_view(&m, v);
    }
    const uint32_t depth = wd_images_level(v->image->extent.depth, v->info->subresourceRange.baseMipLevel);
    if (slices->sliceOffset >= depth) {
        if (begin(&m, v, WD_CORE_RULE(07867))) {
            wd_core_unsigned(&m, "sliceOffset", slices->sliceOffset);
            wd_core_unsigned(&m, "the depth of the mip level of image", depth);
            wd_images_end_view(&m, v);
        }
    } else if (slices->sliceCount != VK_REMAINING_3D_SLICES_EXT &&
               (!slices->sliceCount || slices->sliceCount > depth - slices->sliceOffset) &&
               begin(&m, v, WD_CORE_RULE(07868))) {
        wd_core_unsigned(&m, "sliceCount", slices->sliceCount);
        wd_core_unsigned(&m, "sliceOffset", slices->sliceOffset);
        wd_core_unsigned(&m, "the depth of the mip level of image", depth);
        wd_images_end_view(&m, v);
    }
}
#else
void wd_images_check_view_slices(const wd_images_view *v) {
    (void)v;
}
#endif
