// The images of a swapchain that is created: their parameters, formats of views, queue families, and the swapchain that
// is replaced.
#include "vk/core/core_internal.h"
#include "vk/core/wsi/swapchain_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/registry/formats.h"

static const char owner[] = "VkSwapchainCreateInfoKHR";

void wd_core_check_old_swapchain(const wd_core_creation *creation) {
    const wd_core_check *c = creation->c;
    const wd_state_swapchain *old = WD_CORE_FIND(swapchain, creation->info->oldSwapchain);
    const uint64_t by = old ? wd_state_presentation_of(old)->retired_by : 0;
    wd_core_message m;
    char text[256];
    if (!by || !wd_core_begin_rule(&m, creation->c, creation->frame, owner, WD_CORE_RULE(01933))) {
        return;
    }
    wd_core_handle(&m, "oldSwapchain", VK_OBJECT_TYPE_SWAPCHAIN_KHR, old->object.handle);
    if (by == 1) {
        wd_core_summaryf(&m, ", which is retired: it was oldSwapchain of a creation that failed");
        m.fix = "Destroy a swapchain whose replacement failed, and create the next one with oldSwapchain "
                "VK_NULL_HANDLE.";
    } else {
        wd_core_summaryf(&m, ", which is retired: %s replaced it",
                         wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, by, text, sizeof text));
        m.fix = "Use the swapchain that was created last as oldSwapchain.";
    }
    wd_core_end(&m);
}

static void check_sharing(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    const wd_core_check *c = creation->c;
    wd_core_message m;
    if (info->imageSharingMode != VK_SHARING_MODE_CONCURRENT || info->queueFamilyIndexCount < 2) {
        return;
    }
    if (!info->pQueueFamilyIndices) {
        if (wd_core_begin_rule(&m, creation->c, creation->frame, owner, WD_CORE_RULE(01277))) {
            wd_core_pointer(&m, "pQueueFamilyIndices", false);
            wd_core_word(&m, "imageSharingMode", "VK_SHARING_MODE_CONCURRENT");
            wd_core_end(&m);
        }
        return;
    }
    for (uint32_t i = 0; i < info->queueFamilyIndexCount; i++) {
        const uint32_t family = info->pQueueFamilyIndices[i];
        const bool is_again = wd_core_has_value(info->pQueueFamilyIndices, i, family);
        const bool is_absent = c->physical && family >= c->physical->num_queue_families;
        if ((is_again || is_absent) &&
            wd_core_begin_rule(&m, creation->c, creation->frame, owner, WD_CORE_RULE(01428))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pQueueFamilyIndices[]", family);
            if (is_again) {
                wd_core_summaryf(&m, ", as an element before");
                m.fix = "Use VK_SHARING_MODE_EXCLUSIVE where one family renders and presents.";
            } else {
                wd_core_summaryf(&m, ", the physical device has %u queue families",
                                 c->physical->num_queue_families);
            }
            wd_core_end(&m);
            return;
        }
    }
}

static bool is_mutable(const VkSwapchainCreateInfoKHR *info) {
    return info->flags & VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR;
}

// Formats whose texel blocks differ in size are compatible in no way.
static bool is_incompatible(VkFormat view, VkFormat image) {
    const wd_format *of_view = wd_format_find(view), *of_image = wd_format_find(image);
    return of_view && of_image && of_view->num_planes <= 1 && of_image->num_planes <= 1 &&
           of_view->block_size != of_image->block_size;
}

static void check_view_formats(const wd_core_creation *creation, const VkImageFormatListCreateInfo *list) {
    const wd_core_frame frame = WD_CORE_MEMBER(creation->frame, "<VkImageFormatListCreateInfo>");
    const VkFormat image = creation->info->imageFormat;
    wd_core_message m;
    for (uint32_t i = 0; list->pViewFormats && i < list->viewFormatCount; i++) {
        if (is_incompatible(list->pViewFormats[i], image) &&
            wd_core_begin_rule(&m, creation->c, &frame, owner, WD_CORE_RULE(04099))) {
            m.indices[0] = i;
            wd_core_word(&m, "pViewFormats[]", wd_VkFormat_string(list->pViewFormats[i]));
            wd_core_summaryf(&m, ", which is not compatible with %s of the images",
                             wd_VkFormat_string(image));
            wd_core_end(&m);
            return;
        }
    }
}

static void check_format_list(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    const VkImageFormatListCreateInfo *list =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    const uint32_t count = list ? list->viewFormatCount : 0;
    const bool has_own = list && list->pViewFormats &&
                         wd_core_has_value(list->pViewFormats, count, (uint32_t)info->imageFormat);
    wd_core_message m;
    if (is_mutable(info) && !has_own &&
        wd_core_begin_rule(&m, creation->c, creation->frame, owner, WD_CORE_RULE(03168))) {
        wd_core_word(&m, "flags", "VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR");
        if (!list) {
            wd_core_summaryf(&m, ", but VkImageFormatListCreateInfo is not in the pNext chain");
        } else {
            wd_core_summaryf(&m, ", but %s is none of the %u formats of VkImageFormatListCreateInfo",
                             wd_VkFormat_string(info->imageFormat), count);
        }
        m.fix = "List imageFormat and the formats of all views in VkImageFormatListCreateInfo.";
        wd_core_end(&m);
    }
    if (!is_mutable(info) && count > 1 &&
        wd_core_begin_rule(&m, creation->c, creation->frame, owner, WD_CORE_RULE(04100))) {
        wd_core_unsigned(&m, "VkImageFormatListCreateInfo::viewFormatCount", count);
        wd_core_word(&m, "VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR", "not in flags");
        m.fix = "Add VK_SWAPCHAIN_CREATE_MUTABLE_FORMAT_BIT_KHR to flags, which "
                "VK_KHR_swapchain_mutable_format has.";
        wd_core_end(&m);
    }
    if (list) {
        check_view_formats(creation, list);
    }
}

// check_implied_image asks whether the driver supports the images at all. What a list of formats, exclusive full
// screen, or compression change is not asked.
static void check_implied_image(const wd_core_creation *creation) {
    const VkSwapchainCreateInfoKHR *info = creation->info;
    const wd_chassis_device *chassis = creation->c->call->device;
    PFN_vkGetPhysicalDeviceImageFormatProperties get =
        chassis->instance->dispatch.GetPhysicalDeviceImageFormatProperties;
    const VkImageCreateFlags flags =
        info->flags & VK_SWAPCHAIN_CREATE_PROTECTED_BIT_KHR ? VK_IMAGE_CREATE_PROTECTED_BIT : 0;
    VkImageFormatProperties properties = {0};
    if (!get || is_mutable(info) || !info->imageUsage) {
        return;
    }
    const VkResult result = get(chassis->physical_device, info->imageFormat, VK_IMAGE_TYPE_2D,
                                VK_IMAGE_TILING_OPTIMAL, info->imageUsage, flags, &properties);
    const bool is_larger = result == VK_SUCCESS && (info->imageExtent.width > properties.maxExtent.width ||
                                                    info->imageExtent.height > properties.maxExtent.height ||
                                                    info->imageArrayLayers > properties.maxArrayLayers);
    wd_core_message m;
    char text[512];
    if (!(result == VK_ERROR_FORMAT_NOT_SUPPORTED || is_larger) ||
        !wd_core_begin_rule(&m, creation->c, creation->frame, owner, WD_CORE_RULE(01778))) {
        return;
    }
    wd_core_word(&m, "imageFormat", wd_VkFormat_string(info->imageFormat));
    if (is_larger) {
        wd_core_summaryf(&m, ", of which images may have %u x %u texels and %u layers, not %u x %u and %u",
                         properties.maxExtent.width, properties.maxExtent.height, properties.maxArrayLayers,
                         info->imageExtent.width, info->imageExtent.height, info->imageArrayLayers);
    } else {
        wd_core_summaryf(&m,
                         ", of which the physical device has no images with optimal tiling and the usage %s",
                         wd_VkImageUsageFlags_string(info->imageUsage, text, sizeof text));
    }
    wd_core_end(&m);
}

void wd_core_check_swapchain_images(const wd_core_creation *creation) {
    check_sharing(creation);
    check_format_list(creation);
    check_implied_image(creation);
}
