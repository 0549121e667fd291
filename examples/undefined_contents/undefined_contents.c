// Draws a picture in two passes and copies it to the host. The second pass needs the picture of the first one, but the
// barrier between the two changes the layout from VK_IMAGE_LAYOUT_UNDEFINED, which discards the picture. On most
// drivers it survives nevertheless.
//
// usage: undefined_contents [--fixed]
//
// Run it under VK_LAYER_WARDEN_validation with validate_uninitialized on. --fixed uses the layout that the image has.
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "examples/common/headless.h"

enum { EXTENT = 64, TEXEL_SIZE = 4 };

static const VkImageSubresourceRange all_texels = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};

static void change_layout(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to) {
    const VkImageMemoryBarrier barrier = {
        .sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER,
        .srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT,
        .dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT,
        .oldLayout = from,
        .newLayout = to,
        .srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED,
        .image = image,
        .subresourceRange = all_texels,
    };
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0, NULL,
                         0, NULL, 1, &barrier);
}

static void draw_background(VkCommandBuffer commands, VkImage image) {
    change_layout(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
    vkCmdClearColorImage(commands, image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                         &(VkClearColorValue){.float32 = {0.2f, 0.4f, 0.8f, 1.0f}}, 1, &all_texels);
}

static void copy_to_host(VkCommandBuffer commands, VkImage image, const headless_buffer *pixels,
                         bool is_fixed) {
    change_layout(commands, image,
                  is_fixed ? VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL : VK_IMAGE_LAYOUT_UNDEFINED,
                  VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
    vkCmdCopyImageToBuffer(commands, image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, pixels->buffer, 1,
                           &(VkBufferImageCopy){
                               .imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                               .imageExtent = {EXTENT, EXTENT, 1},
                           });
}

static void run(const headless *vk, const headless_image *picture, const headless_buffer *pixels,
                bool is_fixed) {
    VkCommandBuffer commands = headless_begin(vk, "frame");
    draw_background(commands, picture->image);
    copy_to_host(commands, picture->image, pixels, is_fixed);
    headless_submit(vk, commands);
}

int main(int argc, char **argv) {
    bool is_fixed = false;
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--fixed") != 0) {
            headless_fail("usage: undefined_contents [--fixed]");
        }
        is_fixed = true;
    }
    headless vk;
    headless_init(&vk, "undefined_contents", &(VkPhysicalDeviceFeatures){0});
    headless_image picture = headless_image_create(
        &vk, EXTENT, EXTENT,
        VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
    headless_name(&vk, VK_OBJECT_TYPE_IMAGE, (uint64_t)picture.image, "picture");
    headless_buffer pixels = headless_buffer_create(&vk, (VkDeviceSize)EXTENT * EXTENT * TEXEL_SIZE,
                                                    VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    run(&vk, &picture, &pixels, is_fixed);
    const unsigned char *first = pixels.mapped;
    printf("undefined_contents: the first texel is %u %u %u\n", first[0], first[1], first[2]);
    headless_buffer_destroy(&vk, &pixels);
    headless_image_destroy(&vk, &picture);
    headless_finish(&vk);
    return 0;
}
