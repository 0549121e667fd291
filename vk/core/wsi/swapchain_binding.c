// Images that applications create and bind to the memory of a swapchain's image.
#include "vk/core/core_internal.h"
#include "vk/core/wsi/wsi_internal.h"

static void check_binding(wd_core_check *c, const wd_core_frame *outer, const VkBindImageMemoryInfo *bind) {
    const VkBindImageMemorySwapchainInfoKHR *chained =
        wd_core_chained(bind->pNext, VK_STRUCTURE_TYPE_BIND_IMAGE_MEMORY_SWAPCHAIN_INFO_KHR);
    const wd_state_swapchain *swapchain = chained ? WD_CORE_FIND(swapchain, chained->swapchain) : NULL;
    const uint32_t count = swapchain ? wd_state_presentation_of(swapchain)->num_images : 0;
    const wd_core_frame frame = WD_CORE_MEMBER(outer, "<VkBindImageMemorySwapchainInfoKHR>");
    wd_core_message m;
    char text[256];
    if (count && chained->imageIndex >= count &&
        wd_core_begin_rule(&m, c, &frame, "VkBindImageMemorySwapchainInfoKHR", WD_CORE_RULE(01644))) {
        wd_core_unsigned(&m, "imageIndex", chained->imageIndex);
        wd_core_summaryf(
            &m, ", but %s has %u images",
            wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle, text, sizeof text),
            count);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(wsi, BindImageMemory2) {
    for (uint32_t i = 0; s->pBindInfos && i < s->bindInfoCount; i++) {
        const wd_core_frame frame = WD_CORE_ELEMENT(NULL, "pBindInfos", i);
        check_binding(c, &frame, &s->pBindInfos[i]);
    }
}

// differing returns the name of the first member that differs from the images of the swapchain; NULL: none does.
static const char *differing(const VkImageCreateInfo *image, const VkSwapchainCreateInfoKHR *info) {
    const struct {
        const char *name;
        bool differs;
    } members[] = {
        {"imageType", image->imageType != VK_IMAGE_TYPE_2D},
        {"format", image->format != info->imageFormat},
        {"extent", image->extent.width != info->imageExtent.width ||
                       image->extent.height != info->imageExtent.height || image->extent.depth != 1},
        {"mipLevels", image->mipLevels != 1},
        {"arrayLayers", image->arrayLayers != info->imageArrayLayers},
        {"samples", image->samples != VK_SAMPLE_COUNT_1_BIT},
        {"tiling", image->tiling != VK_IMAGE_TILING_OPTIMAL},
        {"usage", image->usage != info->imageUsage},
        {"sharingMode", image->sharingMode != info->imageSharingMode},
        {"initialLayout", image->initialLayout != VK_IMAGE_LAYOUT_UNDEFINED},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        if (members[i].differs) {
            return members[i].name;
        }
    }
    return NULL;
}

static void check_image(wd_core_check *c, const VkImageCreateInfo *info,
                        const VkImageSwapchainCreateInfoKHR *chained) {
    const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, chained->swapchain);
    const char *name = swapchain ? differing(info, &swapchain->create_info) : NULL;
    static const wd_core_frame create_info = WD_CORE_POINTER(NULL, "pCreateInfo");
    static const wd_core_frame frame = WD_CORE_MEMBER(&create_info, "<VkImageSwapchainCreateInfoKHR>");
    wd_core_message m;
    if (name && wd_core_begin_rule(&m, c, &frame, "VkImageSwapchainCreateInfoKHR", WD_CORE_RULE(00995))) {
        wd_core_handle(&m, "swapchain", VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle);
        wd_core_summaryf(&m, ", but pCreateInfo->%s is not that of the images of the swapchain", name);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(wsi, CreateImage) {
    const VkImageSwapchainCreateInfoKHR *chained =
        s->pCreateInfo
            ? wd_core_chained(s->pCreateInfo->pNext, VK_STRUCTURE_TYPE_IMAGE_SWAPCHAIN_CREATE_INFO_KHR)
            : NULL;
    if (chained) {
        check_image(c, s->pCreateInfo, chained);
    }
}
