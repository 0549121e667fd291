// Copies between buffers and images.
#include <assert.h>
#include <stdio.h>

#include "vk/core/transfers/transfers_internal.h"

WD_TRANSFER_ASSERT_EQUAL(VkBufferImageCopy, VkBufferImageCopy2, bufferOffset, imageExtent);

// The direction of the copy: the names and the rules that differ.
typedef struct direction {
    wd_transfer_image_rules image;
    const char *buffer;
    uint32_t range, overlap;
    uint32_t transfer_offset; // Of queue families with transfer operations only.
    bool is_to_image;
} direction;

// The rules about x and y are others where regions may have a rotation: in version 2.
#define IMAGE_RULES(name, coarse, x, y)                                                                      \
    {                                                                                                        \
        .image = name, .subresource = "imageSubresource", .offset = "imageOffset", .extent = "imageExtent",  \
        .bound = WD_CORE_RULE(07966), .samples = WD_CORE_RULE(07973), .layers = WD_CORE_RULE(07968),         \
        .aspects = WD_CORE_RULE(09105), .plane = WD_CORE_RULE(07981), .bounds = {x, y, WD_CORE_RULE(09104)}, \
        .flat = WD_CORE_RULE(07980),                                                                         \
        .aligned_offsets = {WD_CORE_RULE(07274), WD_CORE_RULE(07275), WD_CORE_RULE(07276)},                  \
        .aligned_extents = {WD_CORE_RULE(00207), WD_CORE_RULE(00208), WD_CORE_RULE(00209)},                  \
        .granularity = coarse, .is_granularity_of_command = true,                                            \
    }

#define TO_IMAGE(x, y)                                                                                       \
    {                                                                                                        \
        IMAGE_RULES("dstImage", WD_CORE_RULE(07738), x, y), "srcBuffer", WD_CORE_RULE(00171),                \
            WD_CORE_RULE(00173), WD_CORE_RULE(07737), true                                                   \
    }
#define TO_BUFFER(x, y)                                                                                      \
    {                                                                                                        \
        IMAGE_RULES("srcImage", WD_CORE_RULE(07747), x, y), "dstBuffer", WD_CORE_RULE(00183),                \
            WD_CORE_RULE(00184), WD_CORE_RULE(07746), false                                                  \
    }

static const direction to_image = TO_IMAGE(WD_CORE_RULE(07971), WD_CORE_RULE(07972));
static const direction to_image2 = TO_IMAGE(WD_CORE_RULE(04565), WD_CORE_RULE(04565));
static const direction to_buffer = TO_BUFFER(WD_CORE_RULE(07971), WD_CORE_RULE(07972));
static const direction to_buffer2 = TO_BUFFER(WD_CORE_RULE(00197), WD_CORE_RULE(00198));

// copy is the command with the objects of its handles.
typedef struct copy {
    const wd_transfer *t;
    const direction *direction;
    const wd_state_buffer *buffer; // NULL: not known.
    wd_transfer_image image;
} copy;

static void check_offset(const copy *k, uint32_t index, const VkBufferImageCopy *region) {
    const wd_format *format = k->image.format;
    const VkImageAspectFlags aspect = region->imageSubresource.aspectMask;
    const uint32_t size = format ? wd_transfer_block_size(format, aspect) : 0;
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    // Depth and stencil have another rule, whose check is compiled.
    if (size && !(format->aspects & (VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT)) &&
        !wd_transfer_is_multiple(region->bufferOffset, size) &&
        wd_core_begin_rule(&m, k->t->c, &f, k->t->owner,
                           format->num_planes > 1 ? WD_CORE_RULE(07976) : WD_CORE_RULE(07975))) {
        wd_core_unsigned(&m, "bufferOffset", region->bufferOffset);
        wd_core_unsigned(
            &m, format->num_planes > 1 ? "the texel size of the plane" : "the size of a texel block", size);
        wd_transfer_note_image(&m, k->image.rules->image, k->image.state);
        wd_core_end(&m);
        return;
    }
    const VkQueueFamilyProperties *family =
        region->bufferOffset % 4 != 0 ? wd_transfer_queue_family(k->t->c) : NULL;
    if (family && !(family->queueFlags & (VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT)) &&
        !wd_transfer_has_maintenance11(k->t->c) &&
        wd_core_begin_rule(&m, k->t->c, &f, NULL, k->direction->transfer_offset)) {
        wd_core_unsigned(&m, "bufferOffset", region->bufferOffset);
        wd_core_word(&m, "the queue family of commandBuffer", "one without graphics and compute operations");
        wd_core_end(&m);
    }
}

static void check_queue(const copy *k, uint32_t index, VkImageAspectFlags aspects) {
    const VkQueueFamilyProperties *family =
        aspects & (VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT)
            ? wd_transfer_queue_family(k->t->c)
            : NULL;
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if (family && !(family->queueFlags & VK_QUEUE_GRAPHICS_BIT) && !wd_transfer_has_maintenance10(k->t->c) &&
        wd_core_begin_rule(&m, k->t->c, &f, NULL,
                           k->direction->is_to_image ? WD_CORE_RULE(07739) : WD_CORE_RULE(10216))) {
        wd_transfer_aspects(&m, "imageSubresource.aspectMask", aspects);
        wd_core_word(&m, "the queue family of commandBuffer", "one without graphics operations");
        wd_transfer_note_image(&m, k->image.rules->image, k->image.state);
        wd_core_end(&m);
    }
}

static bool shares_memory(const copy *k) {
    const wd_state_memory *memory = wd_state_binding_of(&k->buffer->binding).memory;
    return memory && memory == wd_state_binding_of(&k->image.state->bindings[0]).memory;
}

// certainly_overlaps returns whether the region has memory in both the buffer and the image, and the image's memory.
static bool certainly_overlaps(const copy *k, const VkBufferImageCopy *region, VkDeviceSize size,
                               VkDeviceSize *image_offset, VkDeviceSize *image_size) {
    const wd_state_image *image = k->image.state;
    const wd_state_binding binding = wd_state_binding_of(&image->bindings[0]),
                           buffer_binding = wd_state_binding_of(&k->buffer->binding);
    const VkImageCreateFlags unknown = VK_IMAGE_CREATE_SPARSE_BINDING_BIT | VK_IMAGE_CREATE_DISJOINT_BIT;
    const VkExtent3D extent = region->imageExtent;
    const bool is_tight = (region->bufferRowLength == 0 || region->bufferRowLength == extent.width) &&
                          (region->bufferImageHeight == 0 || region->bufferImageHeight == extent.height);
    if (image->flags & unknown || !is_tight) {
        return false;
    }
    const wd_chassis_device *device = k->t->c->call->device;
    VkMemoryRequirements requirements = {0};
    device->dispatch.GetImageMemoryRequirements(device->handle, (VkImage)(uintptr_t)image->object.handle,
                                                &requirements);
    const VkDeviceSize begin = buffer_binding.offset + region->bufferOffset, end = begin + size,
                       image_end = binding.offset + requirements.size,
                       common_begin = begin > binding.offset ? begin : binding.offset,
                       common_end = end < image_end ? end : image_end;
    *image_offset = binding.offset;
    *image_size = requirements.size;
    // The texels of the region are as many bytes in the image. Where in the image is not known, but the image has no
    // room for them next to those of the buffer.
    return common_begin < common_end && size > requirements.size - (common_end - common_begin);
}

WD_CORE_COLD static void check_overlap(const copy *k, uint32_t index, const VkBufferImageCopy *region,
                                       VkDeviceSize size) {
    VkDeviceSize image_offset = 0, image_size = 0;
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if (certainly_overlaps(k, region, size, &image_offset, &image_size) &&
        wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, k->direction->overlap)) {
        const wd_state_binding binding = wd_state_binding_of(&k->buffer->binding);
        wd_core_unsigned(&m, "bufferOffset", region->bufferOffset);
        wd_core_unsigned(&m, "the number of bytes of the region", size);
        wd_transfer_note_buffer(&m, k->direction->buffer, k->buffer);
        wd_transfer_note_image(&m, k->image.rules->image, k->image.state);
        char text[160];
        wd_core_notef(&m,
                      "Both are bound to %s: the buffer at offset %llu, the image from offset %llu to %llu",
                      wd_core_name(m.check, VK_OBJECT_TYPE_DEVICE_MEMORY, binding.memory->object.handle, text,
                                   sizeof text),
                      (unsigned long long)binding.offset, (unsigned long long)image_offset,
                      (unsigned long long)(image_offset + image_size));
        m.fix = "Bind the buffer and the image to ranges of memory that do not overlap.";
        wd_core_end(&m);
    }
}

static void check_range(const copy *k, uint32_t index, const VkBufferImageCopy *region) {
    assert(region);
    const wd_format *format = k->image.format;
    const uint32_t block_size =
        format ? wd_transfer_block_size(format, region->imageSubresource.aspectMask) : 0;
    if (!block_size || !k->buffer) {
        return;
    }
    const uint64_t size = wd_transfer_region_size(
        format->block, block_size, region->bufferRowLength, region->bufferImageHeight, region->imageExtent,
        wd_transfer_num_layers(k->image.state, &region->imageSubresource));
    if (region->bufferOffset <= k->buffer->size && size <= k->buffer->size - region->bufferOffset) {
        if (shares_memory(k)) {
            check_overlap(k, index, region, size);
        }
        return;
    }
    const wd_core_frame f = wd_transfer_frame(k->t, index);
    wd_core_message m;
    if (size && wd_core_begin_rule(&m, k->t->c, &f, k->t->owner, k->direction->range)) {
        char text[64];
        wd_core_unsigned(&m, "bufferOffset", region->bufferOffset);
        wd_core_unsigned(&m, "the number of bytes of the region", size);
        snprintf(text, sizeof text, "the size of %s", k->direction->buffer);
        wd_core_unsigned(&m, text, k->buffer->size);
        wd_core_notef(&m,
                      "The region has %u x %u x %u texels in %u array layers, %u bytes each texel block, and "
                      "bufferRowLength is %u, bufferImageHeight is %u",
                      region->imageExtent.width, region->imageExtent.height, region->imageExtent.depth,
                      wd_transfer_num_layers(k->image.state, &region->imageSubresource), block_size,
                      region->bufferRowLength, region->bufferImageHeight);
        wd_transfer_note_buffer(&m, k->direction->buffer, k->buffer);
        wd_transfer_note_image(&m, k->image.rules->image, k->image.state);
        wd_core_end(&m);
    }
}

static void check_copy(const wd_transfer *t, const direction *direction, VkBuffer buffer, VkImage image) {
    wd_core_check *c = t->c;
    copy k = {.t = t, .direction = direction, .buffer = WD_CORE_FIND(buffer, buffer)};
    if (!wd_transfer_enter_image(t, &direction->image, image, &k.image)) {
        return;
    }
    for (uint32_t i = 0; i < t->regions.count; i++) {
        const VkBufferImageCopy *region = wd_transfer_region(t, i);
        if (wd_transfer_is_rotated(t, i)) {
            continue;
        }
        wd_transfer_part part = {
            region->imageSubresource, wd_transfer_box_at(region->imageOffset, region->imageExtent), {0}};
        const bool is_inside = wd_transfer_check_part(t, &k.image, i, &part);
        check_offset(&k, i, region);
        check_queue(&k, i, region->imageSubresource.aspectMask);
        const wd_transfer_rows rows = {"bufferRowLength",
                                       "bufferImageHeight",
                                       "imageExtent",
                                       region->bufferRowLength,
                                       region->bufferImageHeight,
                                       region->imageExtent,
                                       region->imageSubresource.aspectMask};
        if (wd_transfer_check_rows(t, &k.image, i, &rows) && is_inside) {
            check_range(&k, i, region);
        }
    }
}

WD_CORE_CHECK(transfers, CmdCopyBufferToImage) {
    const wd_transfer t = {c, NULL, NULL, "VkBufferImageCopy",
                           WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
    check_copy(&t, &to_image, s->srcBuffer, s->dstImage);
}

WD_CORE_CHECK(transfers, CmdCopyImageToBuffer) {
    const wd_transfer t = {c, NULL, NULL, "VkBufferImageCopy",
                           WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
    check_copy(&t, &to_buffer, s->dstBuffer, s->srcImage);
}

WD_CORE_CHECK(transfers, CmdCopyBufferToImage2) {
    const VkCopyBufferToImageInfo2 *info = s->pCopyBufferToImageInfo;
    if (info) {
        const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyBufferToImageInfo");
        const wd_transfer t = {
            c, &f, "VkCopyBufferToImageInfo2", "VkBufferImageCopy2",
            WD_TRANSFER_REGIONS_2(info->pRegions, info->regionCount, VkBufferImageCopy2, bufferOffset)};
        check_copy(&t, &to_image2, info->srcBuffer, info->dstImage);
    }
}

WD_CORE_CHECK(transfers, CmdCopyImageToBuffer2) {
    const VkCopyImageToBufferInfo2 *info = s->pCopyImageToBufferInfo;
    if (info) {
        const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyImageToBufferInfo");
        const wd_transfer t = {
            c, &f, "VkCopyImageToBufferInfo2", "VkBufferImageCopy2",
            WD_TRANSFER_REGIONS_2(info->pRegions, info->regionCount, VkBufferImageCopy2, bufferOffset)};
        check_copy(&t, &to_buffer2, info->dstBuffer, info->srcImage);
    }
}
