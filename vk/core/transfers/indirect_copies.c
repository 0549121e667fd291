// Copies and decompressions whose parameters the device reads: the subresources of vkCmdCopyMemoryToImageIndirectNV,
// the buffers with the parameters of decompressions.
#include "vk/core/transfers/transfers_internal.h"

static bool begin(wd_core_message *m, wd_core_check *c, const wd_core_frame *f, VkImageAspectFlags aspects,
                  uint32_t rule) {
    if (!wd_core_begin_rule(m, c, f, NULL, rule)) {
        return false;
    }
    wd_transfer_aspects(m, "aspectMask", aspects);
    return true;
}

static void check_subresource(wd_core_check *c, const wd_state_image *image, VkQueueFlags queues,
                              const VkImageSubresourceLayers *subresource, const wd_core_frame *f) {
    const VkImageAspectFlags aspects = subresource->aspectMask;
    wd_core_message m;
    if (aspects & (aspects - 1) && begin(&m, c, f, aspects, WD_CORE_RULE(07662))) {
        wd_core_end(&m);
    }
    if (queues && !(queues & VK_QUEUE_GRAPHICS_BIT) &&
        aspects & (VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT) &&
        begin(&m, c, f, aspects, WD_CORE_RULE(07674))) {
        wd_core_summaryf(&m, ", the queue family of the command pool has no graphics operations");
        wd_core_end(&m);
    }
    if (image && subresource->mipLevel >= image->mip_levels &&
        begin(&m, c, f, aspects, WD_CORE_RULE(07670))) {
        wd_core_unsigned(&m, "mipLevel", subresource->mipLevel);
        wd_core_unsigned(&m, "the number of mip levels of dstImage", image->mip_levels);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(transfers, CmdCopyMemoryToImageIndirectNV) {
    const wd_state_command_buffer *command_buffer = wd_core_command_buffer(c);
    const VkQueueFlags queues = command_buffer ? wd_state_command_buffer_queue_flags(command_buffer) : 0;
    const wd_state_image *image = WD_CORE_FIND(image, s->dstImage);
    for (uint32_t i = 0; s->pImageSubresources && i < s->copyCount; i++) {
        const wd_core_frame f = WD_CORE_ELEMENT(NULL, "pImageSubresources", i);
        check_subresource(c, image, queues, &s->pImageSubresources[i], &f);
    }
}

// check_parameters reports a buffer at an address without VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT.
static void check_parameters(wd_core_check *c, const char *label, VkDeviceAddress address, uint32_t rule) {
    wd_core_addressed found;
    if (wd_core_find_address(c, address, &found)) {
        wd_core_check_addressed(c, NULL, NULL, label, address, &found, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT,
                                rule);
    }
}

WD_CORE_CHECK(transfers, CmdDecompressMemoryIndirectCountNV) {
    check_parameters(c, "indirectCommandsAddress", s->indirectCommandsAddress, WD_CORE_RULE(07694));
    check_parameters(c, "indirectCommandsCountAddress", s->indirectCommandsCountAddress, WD_CORE_RULE(07697));
}

#ifdef VK_EXT_memory_decompression
WD_CORE_CHECK(transfers, CmdDecompressMemoryIndirectCountEXT) {
    check_parameters(c, "indirectCommandsAddress", s->indirectCommandsAddress, WD_CORE_RULE(07694));
    check_parameters(c, "indirectCommandsCountAddress", s->indirectCommandsCountAddress, WD_CORE_RULE(07697));
}
#endif
