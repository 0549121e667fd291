// vkCreateBuffer, and the addresses of buffers.
#include "vk/core/images/images_internal.h"

static const char owner[] = "VkBufferCreateInfo";

static const VkBufferCreateFlags sparse_flags = VK_BUFFER_CREATE_SPARSE_BINDING_BIT |
                                                VK_BUFFER_CREATE_SPARSE_RESIDENCY_BIT |
                                                VK_BUFFER_CREATE_SPARSE_ALIASED_BIT;

// The usages that a protected buffer cannot have.
static VkBufferUsageFlags never_protected(void) {
    VkBufferUsageFlags usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT |
                               VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT |
                               VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT |
                               VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR |
                               VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                               VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR;
#ifdef VK_EXT_descriptor_buffer
    usage |= VK_BUFFER_USAGE_SAMPLER_DESCRIPTOR_BUFFER_BIT_EXT |
             VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT |
             VK_BUFFER_USAGE_PUSH_DESCRIPTORS_DESCRIPTOR_BUFFER_BIT_EXT;
#endif
#ifdef VK_EXT_opacity_micromap
    usage |=
        VK_BUFFER_USAGE_MICROMAP_BUILD_INPUT_READ_ONLY_BIT_EXT | VK_BUFFER_USAGE_MICROMAP_STORAGE_BIT_EXT;
#endif
    return usage;
}

static void word_flags(wd_core_message *m, VkBufferCreateFlags flags) {
    wd_core_word(m, "flags", flags ? wd_VkBufferCreateFlags_string(flags, m->buffer, sizeof m->buffer) : "0");
}

bool wd_images_has_own_usage(const void *chain) {
#ifdef VK_KHR_maintenance5
    return wd_core_chained(chain, VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR) != NULL;
#else
    (void)chain;
    return false;
#endif
}

void wd_images_check_buffer_creation(wd_core_check *c, const VkBufferCreateInfo *info) {
    const bool is_protected = info->flags & VK_BUFFER_CREATE_PROTECTED_BIT;
    wd_core_message m;
    if (is_protected && info->flags & sparse_flags &&
        wd_core_begin_rule(&m, c, wd_images_info_frame(c), owner, WD_CORE_RULE(01888))) {
        word_flags(&m, info->flags);
        wd_core_end(&m);
    }
    if (is_protected && info->usage & never_protected() && !wd_images_has_own_usage(info->pNext) &&
        wd_core_begin_rule(&m, c, wd_images_info_frame(c), owner, WD_CORE_RULE(09641))) {
        word_flags(&m, info->flags);
        wd_core_word(&m, "usage", wd_VkBufferUsageFlags_string(info->usage, m.buffer, sizeof m.buffer));
        wd_core_end(&m);
    }
    const VkDedicatedAllocationBufferCreateInfoNV *dedicated =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_DEDICATED_ALLOCATION_BUFFER_CREATE_INFO_NV);
    if (dedicated && dedicated->dedicatedAllocation && info->flags & sparse_flags &&
        wd_core_begin_rule(&m, c, wd_images_info_frame(c), owner, WD_CORE_RULE(01571))) {
        word_flags(&m, info->flags);
        wd_core_word(&m, "<VkDedicatedAllocationBufferCreateInfoNV>.dedicatedAllocation", "VK_TRUE");
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(buffer_address, GetBufferDeviceAddress) {
    static const wd_core_frame info_frame = WD_CORE_POINTER(NULL, "pInfo");
    const wd_state_buffer *buffer = s->pInfo ? WD_CORE_FIND(buffer, s->pInfo->buffer) : NULL;
    const VkBufferCreateFlags unbound =
        VK_BUFFER_CREATE_SPARSE_BINDING_BIT | VK_BUFFER_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT;
    wd_core_message m;
    if (buffer && !(buffer->flags & unbound) && wd_core_buffer_is_bound(c, buffer) == WD_CORE_FALSE &&
        wd_core_begin_rule(&m, c, &info_frame, "VkBufferDeviceAddressInfo", WD_CORE_RULE(02600))) {
        wd_core_handle(&m, "buffer", VK_OBJECT_TYPE_BUFFER, buffer->object.handle);
        wd_core_summaryf(&m, ", which is not bound to memory");
        m.fix = "Bind memory with vkBindBufferMemory before the address is queried.";
        wd_core_end(&m);
    }
}
