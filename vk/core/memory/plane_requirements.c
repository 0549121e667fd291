// vkGetImageMemoryRequirements2: whether the requirements are those of an image or of a plane.
#include "vk/core/core_hand_rules.h"
#include "vk/core/core_internal.h"

static const wd_core_frame frame = {NULL, "pInfo", WD_CORE_NO_INDEX, true, NULL, 0};

static bool begin(wd_core_message *m, wd_core_check *c, const wd_state_image *image, uint32_t rule) {
    if (!wd_core_begin_rule(m, c, &frame, "VkImageMemoryRequirementsInfo2", rule)) {
        return false;
    }
    wd_core_handle(m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
    return true;
}

static void check_without_plane(wd_core_check *c, const wd_state_image *image, bool is_modified) {
    const bool has_planes = wd_core_format_is(image->format, WD_CORE_MULTI_PLANAR) == WD_CORE_TRUE;
    wd_core_message m;
    if (!(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT)) {
        return;
    }
    if ((has_planes && begin(&m, c, image, WD_CORE_RULE_01589)) ||
        (!has_planes && is_modified && begin(&m, c, image, WD_CORE_RULE_02279))) {
        wd_core_summaryf(&m,
                         ", whose planes are disjoint, but VkImagePlaneMemoryRequirementsInfo is not in the "
                         "pNext chain");
        m.fix = "Ask for the requirements of each plane.";
        wd_core_end(&m);
    }
}

static void check_with_plane(wd_core_check *c, const wd_state_image *image, bool is_modified) {
    const bool is_single = wd_core_format_is(image->format, WD_CORE_MULTI_PLANAR) == WD_CORE_FALSE;
    wd_core_message m;
    if (!(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT)) {
        if (begin(&m, c, image, WD_CORE_RULE_01590)) {
            wd_core_summaryf(&m, ", which was created without VK_IMAGE_CREATE_DISJOINT_BIT, but "
                                 "VkImagePlaneMemoryRequirementsInfo is in the pNext chain");
            m.fix = "Remove VkImagePlaneMemoryRequirementsInfo: the image has one range of memory.";
            wd_core_end(&m);
        }
    } else if (is_single && !is_modified && begin(&m, c, image, WD_CORE_RULE_02280)) {
        wd_core_summaryf(&m, ", whose format has one plane, but VkImagePlaneMemoryRequirementsInfo is in the "
                             "pNext chain");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(memory, GetImageMemoryRequirements2) {
    const wd_state_image *image = s->pInfo ? WD_CORE_FIND(image, s->pInfo->image) : NULL;
    if (!image || image->has_external_format) {
        return;
    }
    const bool is_modified = image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    if (wd_core_chained(s->pInfo->pNext, VK_STRUCTURE_TYPE_IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO)) {
        check_with_plane(c, image, is_modified);
    } else {
        check_without_plane(c, image, is_modified);
    }
}
