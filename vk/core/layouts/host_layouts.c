// The layouts that transitions and copies by the host name.
#include <stddef.h>

#include "vk/core/core_internal.h"
#include "vk/core/layouts/layout_check.h"

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)

// Registries before Vulkan 1.4 have the names of the extension.
#ifdef VK_VERSION_1_4
#define OWNER(name) name
#else
#define OWNER(name) name "EXT"
#endif

static const char fix[] = "Transition the image before the call, or name the layout that the image is in.";

static const wd_core_layout_rule transition = {WD_CORE_RULE(09229), OWNER("VkHostImageLayoutTransitionInfo"),
                                               "pTransitions[].oldLayout", fix};
static const wd_core_layout_rule upload = {WD_CORE_RULE(09059), OWNER("VkCopyMemoryToImageInfo"),
                                           "pCopyMemoryToImageInfo->dstImageLayout", fix};
static const wd_core_layout_rule download = {WD_CORE_RULE(09064), OWNER("VkCopyImageToMemoryInfo"),
                                             "pCopyImageToMemoryInfo->srcImageLayout", fix};
static const wd_core_layout_rule copy_source = {WD_CORE_RULE(09070), OWNER("VkCopyImageToImageInfo"),
                                                "pCopyImageToImageInfo->srcImageLayout", fix};
static const wd_core_layout_rule copy_target = {WD_CORE_RULE(09071), OWNER("VkCopyImageToImageInfo"),
                                                "pCopyImageToImageInfo->dstImageLayout", fix};

// compare returns whether it has reported the use.
static bool compare(wd_core_check *c, const wd_core_layout_use *given) {
    wd_image_layouts *layouts = wd_core_layouts_of(c);
    const wd_image_use use = {.image = c->state ? wd_state_find_image(c->state, given->image) : NULL,
                              .range = given->range,
                              .layout = given->layout,
                              .index = given->index,
                              .detail = given->rule};
    wd_image_mismatch mismatch;
    if (!layouts || !use.image || !wd_image_layouts_compare_host(layouts, &use, &mismatch)) {
        return false;
    }
    wd_core_report_layout(c, &mismatch);
    return true;
}

// compare_regions compares regions, which are `size` bytes apart, up to the first mistake.
static void compare_regions(wd_core_check *c, wd_core_layout_use use, const VkImageSubresourceLayers *first,
                            size_t size, uint32_t count) {
    bool is_found = false;
    for (uint32_t i = 0; i < count && !is_found; i++) {
        const VkImageSubresourceLayers *layers = (const void *)((const char *)first + i * size);
        use.range = (VkImageSubresourceRange){layers->aspectMask, layers->mipLevel, 1, layers->baseArrayLayer,
                                              layers->layerCount};
        is_found = compare(c, &use);
    }
}

#define COMPARE(info, prefix, member, its_rule)                                                              \
    if ((info) && (info)->pRegions && (info)->regionCount) {                                                 \
        compare_regions(c,                                                                                   \
                        (wd_core_layout_use){.rule = &(its_rule),                                            \
                                             .image = (info)->prefix##Image,                                 \
                                             .layout = (info)->prefix##ImageLayout},                         \
                        &(info)->pRegions[0].member, sizeof(info)->pRegions[0], (info)->regionCount);        \
    }

// has_earlier returns whether an earlier transition of the call may change the same image.
#define HAS_EARLIER(s, i, found)                                                                             \
    for (uint32_t k = 0; k < (i); k++) {                                                                     \
        (found) |= (s)->pTransitions[k].image == (s)->pTransitions[i].image;                                 \
    }

#define COMPARE_TRANSITIONS(s)                                                                               \
    for (uint32_t i = 0; (s)->pTransitions && i < (s)->transitionCount; i++) {                               \
        bool has_earlier = (s)->pTransitions[i].oldLayout == VK_IMAGE_LAYOUT_UNDEFINED;                      \
        HAS_EARLIER(s, i, has_earlier)                                                                       \
        if (!has_earlier) {                                                                                  \
            (void)compare(c, &(wd_core_layout_use){.rule = &transition,                                      \
                                                   .image = (s)->pTransitions[i].image,                      \
                                                   .layout = (s)->pTransitions[i].oldLayout,                 \
                                                   .range = (s)->pTransitions[i].subresourceRange,           \
                                                   .index = i});                                             \
        }                                                                                                    \
    }

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(layouts, TransitionImageLayout) {
    COMPARE_TRANSITIONS(s);
}

WD_CORE_CHECK(layouts, CopyMemoryToImage) {
    COMPARE(s->pCopyMemoryToImageInfo, dst, imageSubresource, upload);
}

WD_CORE_CHECK(layouts, CopyImageToMemory) {
    COMPARE(s->pCopyImageToMemoryInfo, src, imageSubresource, download);
}

WD_CORE_CHECK(layouts, CopyImageToImage) {
    COMPARE(s->pCopyImageToImageInfo, src, srcSubresource, copy_source);
    COMPARE(s->pCopyImageToImageInfo, dst, dstSubresource, copy_target);
}
#else
WD_CORE_CHECK(layouts, TransitionImageLayoutEXT) {
    COMPARE_TRANSITIONS(s);
}

WD_CORE_CHECK(layouts, CopyMemoryToImageEXT) {
    COMPARE(s->pCopyMemoryToImageInfo, dst, imageSubresource, upload);
}

WD_CORE_CHECK(layouts, CopyImageToMemoryEXT) {
    COMPARE(s->pCopyImageToMemoryInfo, src, imageSubresource, download);
}

WD_CORE_CHECK(layouts, CopyImageToImageEXT) {
    COMPARE(s->pCopyImageToImageInfo, src, srcSubresource, copy_source);
    COMPARE(s->pCopyImageToImageInfo, dst, dstSubresource, copy_target);
}
#endif
#endif
