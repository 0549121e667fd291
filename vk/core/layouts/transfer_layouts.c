// The layouts that copies, blits, resolves and clears name for their images.
#include <stddef.h>

#include "vk/core/core_internal.h"
#include "vk/core/layouts/layout_check.h"

static const char fix[] = "Transition the image with a barrier before the command, or name the layout that "
                          "the image is in.";

// Version 1 and 2 of a command have the rules in the command and in its struct.
#define RULES(name, number, command_label, struct_name, struct_label)                                        \
    static const wd_core_layout_rule name[2] = {{number, NULL, command_label, fix},                          \
                                                {number, struct_name, struct_label, fix}}

RULES(copy_source, WD_CORE_RULE(00128), "srcImageLayout", "VkCopyImageInfo2",
      "pCopyImageInfo->srcImageLayout");
RULES(copy_target, WD_CORE_RULE(00133), "dstImageLayout", "VkCopyImageInfo2",
      "pCopyImageInfo->dstImageLayout");
RULES(upload_target, WD_CORE_RULE(00180), "dstImageLayout", "VkCopyBufferToImageInfo2",
      "pCopyBufferToImageInfo->dstImageLayout");
RULES(download_source, WD_CORE_RULE(00189), "srcImageLayout", "VkCopyImageToBufferInfo2",
      "pCopyImageToBufferInfo->srcImageLayout");
RULES(blit_source, WD_CORE_RULE(00221), "srcImageLayout", "VkBlitImageInfo2",
      "pBlitImageInfo->srcImageLayout");
RULES(blit_target, WD_CORE_RULE(00226), "dstImageLayout", "VkBlitImageInfo2",
      "pBlitImageInfo->dstImageLayout");
RULES(resolve_source, WD_CORE_RULE(00260), "srcImageLayout", "VkResolveImageInfo2",
      "pResolveImageInfo->srcImageLayout");
RULES(resolve_target, WD_CORE_RULE(00262), "dstImageLayout", "VkResolveImageInfo2",
      "pResolveImageInfo->dstImageLayout");
static const wd_core_layout_rule clear_color = {WD_CORE_RULE(00004), NULL, "imageLayout", fix};
static const wd_core_layout_rule clear_depth = {WD_CORE_RULE(00011), NULL, "imageLayout", fix};

// regions is an array of structs that have VkImageSubresourceLayers.
typedef struct regions {
    const void *items;
    size_t size, offset; // Of an element; of the subresources in it.
    uint32_t count;
} regions;

#define REGIONS(array, count, Type, member)                                                                  \
    (regions) {                                                                                              \
        array, sizeof(Type), offsetof(Type, member), count                                                   \
    }

static void use_regions(const wd_core_layouts *layouts, const wd_core_layout_rule *rule, VkImage image,
                        VkImageLayout layout, regions given) {
    wd_core_layout_use use = {.rule = rule, .image = image, .layout = layout};
    for (uint32_t i = 0; given.items && i < given.count; i++) {
        const VkImageSubresourceLayers *layers =
            (const void *)((const char *)given.items + i * given.size + given.offset);
        use.range = (VkImageSubresourceRange){layers->aspectMask, layers->mipLevel, 1, layers->baseArrayLayer,
                                              layers->layerCount};
        wd_core_layouts_use(layouts, &use);
    }
}

// USE_BOTH uses the source and the target of a command, or of its struct.
#define USE_BOTH(info, Region, source, target)                                                               \
    do {                                                                                                     \
        wd_core_layouts layouts;                                                                             \
        if (wd_core_layouts_begin(&layouts, c, s->commandBuffer)) {                                          \
            use_regions(&layouts, &(source), (info)->srcImage, (info)->srcImageLayout,                       \
                        REGIONS((info)->pRegions, (info)->regionCount, Region, srcSubresource));             \
            use_regions(&layouts, &(target), (info)->dstImage, (info)->dstImageLayout,                       \
                        REGIONS((info)->pRegions, (info)->regionCount, Region, dstSubresource));             \
        }                                                                                                    \
    } while (0)

// USE_ONE uses the image of a copy from or to a buffer.
#define USE_ONE(info, Region, rule, name)                                                                    \
    do {                                                                                                     \
        wd_core_layouts layouts;                                                                             \
        if (wd_core_layouts_begin(&layouts, c, s->commandBuffer)) {                                          \
            use_regions(&layouts, &(rule), (info)->name##Image, (info)->name##ImageLayout,                   \
                        REGIONS((info)->pRegions, (info)->regionCount, Region, imageSubresource));           \
        }                                                                                                    \
    } while (0)

WD_CORE_CHECK(layouts, CmdCopyImage) {
    USE_BOTH(s, VkImageCopy, copy_source[0], copy_target[0]);
}

WD_CORE_CHECK(layouts, CmdCopyImage2) {
    USE_BOTH(s->pCopyImageInfo, VkImageCopy2, copy_source[1], copy_target[1]);
}

WD_CORE_CHECK(layouts, CmdBlitImage) {
    USE_BOTH(s, VkImageBlit, blit_source[0], blit_target[0]);
}

WD_CORE_CHECK(layouts, CmdBlitImage2) {
    USE_BOTH(s->pBlitImageInfo, VkImageBlit2, blit_source[1], blit_target[1]);
}

WD_CORE_CHECK(layouts, CmdResolveImage) {
    USE_BOTH(s, VkImageResolve, resolve_source[0], resolve_target[0]);
}

WD_CORE_CHECK(layouts, CmdResolveImage2) {
    USE_BOTH(s->pResolveImageInfo, VkImageResolve2, resolve_source[1], resolve_target[1]);
}

WD_CORE_CHECK(layouts, CmdCopyBufferToImage) {
    USE_ONE(s, VkBufferImageCopy, upload_target[0], dst);
}

WD_CORE_CHECK(layouts, CmdCopyBufferToImage2) {
    USE_ONE(s->pCopyBufferToImageInfo, VkBufferImageCopy2, upload_target[1], dst);
}

WD_CORE_CHECK(layouts, CmdCopyImageToBuffer) {
    USE_ONE(s, VkBufferImageCopy, download_source[0], src);
}

WD_CORE_CHECK(layouts, CmdCopyImageToBuffer2) {
    USE_ONE(s->pCopyImageToBufferInfo, VkBufferImageCopy2, download_source[1], src);
}

static const wd_core_layout_rule indirect_target = {WD_CORE_RULE(07667), NULL, "dstImageLayout", fix};

WD_CORE_CHECK(layouts, CmdCopyMemoryToImageIndirectNV) {
    wd_core_layouts layouts;
    if (wd_core_layouts_begin(&layouts, c, s->commandBuffer)) {
        use_regions(&layouts, &indirect_target, s->dstImage, s->dstImageLayout,
                    (regions){s->pImageSubresources, sizeof *s->pImageSubresources, 0, s->copyCount});
    }
}

#ifdef VK_KHR_copy_memory_indirect
WD_CORE_CHECK(layouts, CmdCopyMemoryToImageIndirectKHR) {
    static const wd_core_layout_rule rule = {WD_CORE_RULE(07667), "VkCopyMemoryToImageIndirectInfoKHR",
                                             "pCopyMemoryToImageIndirectInfo->dstImageLayout", fix};
    const VkCopyMemoryToImageIndirectInfoKHR *info = s->pCopyMemoryToImageIndirectInfo;
    wd_core_layouts layouts;
    if (info && wd_core_layouts_begin(&layouts, c, s->commandBuffer)) {
        use_regions(
            &layouts, &rule, info->dstImage, info->dstImageLayout,
            (regions){info->pImageSubresources, sizeof *info->pImageSubresources, 0, info->copyCount});
    }
}
#endif

static void use_ranges(wd_core_check *c, VkCommandBuffer command_buffer, wd_core_layout_use use,
                       const VkImageSubresourceRange *ranges, uint32_t count) {
    wd_core_layouts layouts;
    const bool is_known = wd_core_layouts_begin(&layouts, c, command_buffer);
    for (uint32_t i = 0; is_known && ranges && i < count; i++) {
        use.range = ranges[i];
        wd_core_layouts_use(&layouts, &use);
    }
}

WD_CORE_CHECK(layouts, CmdClearColorImage) {
    use_ranges(c, s->commandBuffer,
               (wd_core_layout_use){.rule = &clear_color, .image = s->image, .layout = s->imageLayout},
               s->pRanges, s->rangeCount);
}

WD_CORE_CHECK(layouts, CmdClearDepthStencilImage) {
    use_ranges(c, s->commandBuffer,
               (wd_core_layout_use){.rule = &clear_depth, .image = s->image, .layout = s->imageLayout},
               s->pRanges, s->rangeCount);
}
