// Resources of the descriptors that vkGetDescriptorEXT gets: usages of views, alignment and size of buffers.
#include <stdio.h>

#include "vk/core/descriptors/descriptors_internal.h"
#include "vk/registry/enum_strings.h"

#ifdef VK_EXT_descriptor_buffer

static const char owner[] = "VkDescriptorGetInfoEXT";

// got_view is the usage that the view of a descriptor needs.
typedef struct got_view {
    const char *member;
    VkImageView view;
    VkImageUsageFlagBits usage;
    uint32_t rule; // 0: the descriptor has no view.
} got_view;

static got_view view_of(const VkDescriptorGetInfoEXT *info) {
    const VkDescriptorImageInfo *image = info->data.pSampledImage;
    switch (info->type) {
    case VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER:
        image = info->data.pCombinedImageSampler;
        return (got_view){"data.pCombinedImageSampler->imageView", image ? image->imageView : VK_NULL_HANDLE,
                          VK_IMAGE_USAGE_SAMPLED_BIT, WD_CORE_RULE(12216)};
    case VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE:
        return (got_view){"data.pSampledImage->imageView", image ? image->imageView : VK_NULL_HANDLE,
                          VK_IMAGE_USAGE_SAMPLED_BIT, WD_CORE_RULE(12217)};
    case VK_DESCRIPTOR_TYPE_STORAGE_IMAGE:
        image = info->data.pStorageImage;
        return (got_view){"data.pStorageImage->imageView", image ? image->imageView : VK_NULL_HANDLE,
                          VK_IMAGE_USAGE_STORAGE_BIT, WD_CORE_RULE(12218)};
    case VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT:
        image = info->data.pInputAttachmentImage;
        return (got_view){"data.pInputAttachmentImage->imageView", image ? image->imageView : VK_NULL_HANDLE,
                          VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT, WD_CORE_RULE(12219)};
    default:
        return (got_view){.rule = 0};
    }
}

static void check_view(wd_core_check *c, const wd_core_frame *f, const VkDescriptorGetInfoEXT *info) {
    const got_view got = view_of(info);
    const wd_state_image_view *view = got.rule ? WD_CORE_FIND(image_view, got.view) : NULL;
    wd_core_message m;
    if (view && view->usage && !(view->usage & got.usage) && wd_core_begin_rule(&m, c, f, owner, got.rule)) {
        wd_core_handle(&m, got.member, VK_OBJECT_TYPE_IMAGE_VIEW, view->object.handle);
        wd_core_word(&m, "its usage", wd_VkImageUsageFlags_string(view->usage, m.buffer, sizeof m.buffer));
        wd_core_summaryf(&m, ", without %s", wd_VkImageUsageFlagBits_string(got.usage));
        wd_core_end(&m);
    }
}

static void check_buffer(wd_core_check *c, const wd_core_frame *f, const VkDescriptorGetInfoEXT *info) {
    const VkPhysicalDeviceLimits *limits = wd_core_limits(c->call);
    const bool is_uniform = info->type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    const VkDescriptorAddressInfoEXT *buffer = is_uniform ? info->data.pUniformBuffer
                                               : info->type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER
                                                   ? info->data.pStorageBuffer
                                                   : NULL;
    if (!buffer || !buffer->address || !limits) {
        return;
    }
    const VkDeviceSize alignment =
        is_uniform ? limits->minUniformBufferOffsetAlignment : limits->minStorageBufferOffsetAlignment;
    wd_core_message m;
    if (alignment && buffer->address % alignment &&
        wd_core_begin_rule(&m, c, f, owner, is_uniform ? WD_CORE_RULE(12265) : WD_CORE_RULE(12266))) {
        char text[32];
        snprintf(text, sizeof text, "0x%llx", (unsigned long long)buffer->address);
        wd_core_word(&m, is_uniform ? "data.pUniformBuffer->address" : "data.pStorageBuffer->address", text);
        wd_core_unsigned(&m,
                         is_uniform ? "minUniformBufferOffsetAlignment" : "minStorageBufferOffsetAlignment",
                         alignment);
        wd_core_end(&m);
    }
    if (is_uniform && buffer->range != VK_WHOLE_SIZE && buffer->range > limits->maxUniformBufferRange &&
        wd_core_begin_rule(&m, c, f, owner, WD_CORE_RULE(12492))) {
        wd_core_unsigned(&m, "data.pUniformBuffer->range", buffer->range);
        wd_core_unsigned(&m, "maxUniformBufferRange", limits->maxUniformBufferRange);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(got_descriptors, GetDescriptorEXT) {
    const wd_core_frame f = WD_CORE_POINTER(NULL, "pDescriptorInfo");
    check_view(c, &f, s->pDescriptorInfo);
    check_buffer(c, &f, s->pDescriptorInfo);
}

#endif
