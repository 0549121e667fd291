// Queries of the memory requirements and modifiers of images.
#include <assert.h>

#include "vk/core/images/images_internal.h"
#include "vk/core/transfers/transfer_geometry.h"

static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pInfo");

// query is a VkImageMemoryRequirementsInfo2 of an image whose format is known.
typedef struct query {
    wd_core_check *c;
    const wd_state_image *image;
    const wd_format *format;
    const VkImagePlaneMemoryRequirementsInfo *plane; // NULL: none.
} query;

static void report(const query *q, uint32_t rule, const char *fix) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, q->c, &frame, "VkImageMemoryRequirementsInfo2", rule)) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, q->image->object.handle);
        wd_core_summaryf(&m, ", which was created %s VK_IMAGE_CREATE_DISJOINT_BIT",
                         q->image->flags & VK_IMAGE_CREATE_DISJOINT_BIT ? "with" : "without");
        wd_core_chain(&m, "VkImagePlaneMemoryRequirementsInfo", q->plane != NULL);
        wd_images_word_format(&m, "the format of image", q->image->format);
        m.fix = fix;
        wd_core_end(&m);
    }
}

static bool is_plane_of(const wd_format *format, VkImageAspectFlags aspect) {
    const VkImageAspectFlags planes =
        VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT | VK_IMAGE_ASPECT_PLANE_2_BIT;
    return aspect & planes && !(aspect & (aspect - 1)) && wd_transfer_has_aspects(format, aspect);
}

static void check_plane(const query *q) {
    assert(q->plane && q->format);
    const wd_core_frame chained = WD_CORE_MEMBER(&frame, "<VkImagePlaneMemoryRequirementsInfo>");
    const VkImageAspectFlags aspect = q->plane->planeAspect;
    const bool has_modifier = q->image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    wd_core_message m;
    if (has_modifier && !wd_transfer_is_memory_plane(aspect) &&
        wd_core_begin_rule(&m, q->c, &chained, "VkImagePlaneMemoryRequirementsInfo", WD_CORE_RULE(02282))) {
        wd_images_word_aspects(&m, "planeAspect", aspect);
        wd_core_word(&m, "the tiling of image", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        wd_core_end(&m);
    }
    if (!has_modifier && q->format->num_planes > 1 && !is_plane_of(q->format, aspect) &&
        wd_core_begin_rule(&m, q->c, &chained, "VkImagePlaneMemoryRequirementsInfo", WD_CORE_RULE(02281))) {
        wd_images_word_aspects(&m, "planeAspect", aspect);
        wd_images_word_format(&m, "the format of image", q->image->format);
        wd_core_summaryf(&m, ", which has %u planes", q->format->num_planes);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(requirement_queries, GetImageMemoryRequirements2) {
    const wd_state_image *image = s->pInfo ? WD_CORE_FIND(image, s->pInfo->image) : NULL;
    if (!image || image->has_external_format || !wd_format_find(image->format)) {
        return;
    }
    const query q = {
        c, image, wd_format_find(image->format),
        wd_core_chained(s->pInfo->pNext, VK_STRUCTURE_TYPE_IMAGE_PLANE_MEMORY_REQUIREMENTS_INFO)};
    const bool is_disjoint = image->flags & VK_IMAGE_CREATE_DISJOINT_BIT;
    const bool has_modifier = image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    if (!is_disjoint && q.plane) {
        report(&q, WD_CORE_RULE(01590), "Remove VkImagePlaneMemoryRequirementsInfo.");
    } else if (is_disjoint && !q.plane && has_modifier) {
        report(&q, WD_CORE_RULE(02279), "Ask for the requirements of each memory plane.");
    } else if (is_disjoint && !q.plane && q.format->num_planes > 1) {
        report(&q, WD_CORE_RULE(01589), "Ask for the requirements of each plane.");
    } else if (q.plane && q.format->num_planes == 1 && !has_modifier) {
        report(&q, WD_CORE_RULE(02280), "Remove VkImagePlaneMemoryRequirementsInfo.");
    }
    if (q.plane) {
        check_plane(&q);
    }
}

WD_CORE_CHECK(requirement_queries, GetDeviceImageMemoryRequirements) {
    static const char owner[] = "VkDeviceImageMemoryRequirements";
    const VkDeviceImageMemoryRequirements *info = s->pInfo;
    const VkImageCreateInfo *image = info ? info->pCreateInfo : NULL;
    const wd_format *format = image ? wd_format_find(image->format) : NULL;
    wd_core_message m;
    if (image && image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT &&
        !wd_transfer_is_memory_plane(info->planeAspect) &&
        wd_core_begin_rule(&m, c, &frame, owner, WD_CORE_RULE(06420))) {
        wd_images_word_aspects(&m, "planeAspect", info->planeAspect);
        wd_core_word(&m, "pCreateInfo->tiling", "VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT");
        wd_core_end(&m);
    }
    if (!format || format->num_planes == 1 || !(image->flags & VK_IMAGE_CREATE_DISJOINT_BIT) ||
        image->tiling == VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT || is_plane_of(format, info->planeAspect)) {
        return;
    }
    if (wd_core_begin_rule(&m, c, &frame, owner,
                           info->planeAspect ? WD_CORE_RULE(06419) : WD_CORE_RULE(06417))) {
        wd_images_word_aspects(&m, "planeAspect", info->planeAspect);
        wd_images_word_format(&m, "pCreateInfo->format", image->format);
        wd_core_summaryf(&m, ", pCreateInfo->flags has VK_IMAGE_CREATE_DISJOINT_BIT");
        m.fix = "Ask for the requirements of each plane.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(requirement_queries, GetImageDrmFormatModifierPropertiesEXT) {
    const wd_state_image *image = WD_CORE_FIND(image, s->image);
    wd_core_message m;
    if (image && image->tiling != VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(02272))) {
        wd_core_handle(&m, "image", VK_OBJECT_TYPE_IMAGE, image->object.handle);
        wd_core_word(&m, "the tiling of image", wd_VkImageTiling_string(image->tiling));
        wd_core_end(&m);
    }
}
