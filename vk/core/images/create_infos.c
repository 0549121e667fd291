// The commands that create images and buffers, or ask about those that they would create: the rules of the create infos
// are the same.
#include "vk/core/images/images_internal.h"

const wd_core_frame *wd_images_info_frame(const wd_core_check *c) {
    static const wd_core_frame created = WD_CORE_POINTER(NULL, "pCreateInfo"),
                               asked = WD_CORE_POINTER(NULL, "pInfo"),
                               described = WD_CORE_POINTER(&asked, "pCreateInfo");
    const bool is_created =
        c->call->command == WD_COMMAND_CreateImage || c->call->command == WD_COMMAND_CreateBuffer;
    return is_created ? &created : &described;
}

static void check_image(wd_core_check *c, const VkImageCreateInfo *info) {
    if (info) {
        wd_images_check_creation(c, info);
        wd_images_check_extensions(c, info);
        wd_images_check_formats(c, info);
        wd_images_check_limits(c, info);
        wd_images_check_profiles(c, info);
        wd_images_check_sharing(c, info);
    }
}

static void check_buffer(wd_core_check *c, const VkBufferCreateInfo *info) {
    if (info) {
        wd_images_check_buffer_creation(c, info);
        wd_images_check_buffer_profiles(c, info);
        wd_images_check_buffer_sharing(c, info);
    }
}

WD_CORE_CHECK(create_infos, CreateImage) {
    check_image(c, s->pCreateInfo);
}

WD_CORE_CHECK(create_infos, GetDeviceImageMemoryRequirements) {
    check_image(c, s->pInfo->pCreateInfo);
}

WD_CORE_CHECK(create_infos, GetDeviceImageSparseMemoryRequirements) {
    check_image(c, s->pInfo->pCreateInfo);
}

#ifdef VK_VERSION_1_4
WD_CORE_CHECK(create_infos, GetDeviceImageSubresourceLayout) {
    check_image(c, s->pInfo->pCreateInfo);
}
#endif

WD_CORE_CHECK(create_infos, CreateBuffer) {
    check_buffer(c, s->pCreateInfo);
}

WD_CORE_CHECK(create_infos, GetDeviceBufferMemoryRequirements) {
    check_buffer(c, s->pInfo->pCreateInfo);
}
