// Copies by the host: memory to image to image to memory, and the image's layout in memory.
#include <cstring>

#include "testing/vulkan14/vulkan14.h"

#ifdef VK_VERSION_1_4
namespace wd::testing {
namespace {

constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkExtent3D kExtent = {4, 4, 1};
constexpr uint32_t kNumTexels = 16;
constexpr VkImageSubresourceLayers kLayers = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};

VkHostImageLayoutTransitionInfo ToGeneral(VkImage image) {
    auto info = Make<VkHostImageLayoutTransitionInfo>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO);
    info.image = image;
    info.newLayout = VK_IMAGE_LAYOUT_GENERAL;
    info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    return info;
}

} // namespace

// Memory that is mapped, written and unmapped with the commands of 1.4.
static void MapAndUnmap(VkDevice device, VkDeviceMemory memory, PFN_vkMapMemory2 map,
                        PFN_vkUnmapMemory2 unmap) {
    auto map_info = Make<VkMemoryMapInfo>(VK_STRUCTURE_TYPE_MEMORY_MAP_INFO);
    map_info.memory = memory;
    map_info.size = VK_WHOLE_SIZE;
    void *mapped = nullptr;
    ASSERT_EQ(map(device, &map_info, &mapped), VK_SUCCESS);
    memset(mapped, 1, 64);
    auto unmap_info = Make<VkMemoryUnmapInfo>(VK_STRUCTURE_TYPE_MEMORY_UNMAP_INFO);
    unmap_info.memory = memory;
    EXPECT_EQ(unmap(device, &unmap_info), VK_SUCCESS);
}

void Vulkan14Test::RunHost() {
    VkMemoryRequirements requirements = {64, 4, UINT32_MAX};
    const uint32_t host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical_device(), &properties);
    requirements.memoryTypeBits = (1u << properties.memoryTypeCount) - 1;
    MapAndUnmap(device(), Allocate(requirements, host), WD_USE(vkMapMemory2), WD_USE(vkUnmapMemory2));

    const VkImageUsageFlags usage =
        VK_IMAGE_USAGE_HOST_TRANSFER_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_SAMPLED_BIT;
    const Image images[] = {MakeImage(kFormat, kExtent.width, kExtent.height, usage),
                            MakeImage(kFormat, kExtent.width, kExtent.height, usage)};
    const VkHostImageLayoutTransitionInfo transitions[] = {ToGeneral(images[0].handle),
                                                           ToGeneral(images[1].handle)};
    Check(WD_USE(vkTransitionImageLayout)(device(), 2, transitions), "vkTransitionImageLayout");

    uint32_t texels[kNumTexels], copied[kNumTexels] = {};
    for (uint32_t i = 0; i < kNumTexels; i++) {
        texels[i] = 0x01020300 + i;
    }
    auto in = Make<VkMemoryToImageCopy>(VK_STRUCTURE_TYPE_MEMORY_TO_IMAGE_COPY);
    in.pHostPointer = texels;
    in.imageSubresource = kLayers;
    in.imageExtent = kExtent;
    auto in_info = Make<VkCopyMemoryToImageInfo>(VK_STRUCTURE_TYPE_COPY_MEMORY_TO_IMAGE_INFO);
    in_info.dstImage = images[0].handle;
    in_info.dstImageLayout = VK_IMAGE_LAYOUT_GENERAL;
    in_info.regionCount = 1;
    in_info.pRegions = &in;
    Check(WD_USE(vkCopyMemoryToImage)(device(), &in_info), "vkCopyMemoryToImage");

    auto across = Make<VkImageCopy2>(VK_STRUCTURE_TYPE_IMAGE_COPY_2);
    across.srcSubresource = across.dstSubresource = kLayers;
    across.extent = kExtent;
    auto across_info = Make<VkCopyImageToImageInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_IMAGE_INFO);
    across_info.srcImage = images[0].handle;
    across_info.srcImageLayout = across_info.dstImageLayout = VK_IMAGE_LAYOUT_GENERAL;
    across_info.dstImage = images[1].handle;
    across_info.regionCount = 1;
    across_info.pRegions = &across;
    Check(WD_USE(vkCopyImageToImage)(device(), &across_info), "vkCopyImageToImage");

    auto out = Make<VkImageToMemoryCopy>(VK_STRUCTURE_TYPE_IMAGE_TO_MEMORY_COPY);
    out.pHostPointer = copied;
    out.imageSubresource = kLayers;
    out.imageExtent = kExtent;
    auto out_info = Make<VkCopyImageToMemoryInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_MEMORY_INFO);
    out_info.srcImage = images[1].handle;
    out_info.srcImageLayout = VK_IMAGE_LAYOUT_GENERAL;
    out_info.regionCount = 1;
    out_info.pRegions = &out;
    Check(WD_USE(vkCopyImageToMemory)(device(), &out_info), "vkCopyImageToMemory");
    EXPECT_EQ(memcmp(texels, copied, sizeof texels), 0);

    // The device reads the data of the host: a submission makes it visible.
    const Buffer read = MakeBuffer(sizeof texels, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    const VkCommandBuffer commands = Begin();
    CopyImage(commands, images[1], VK_IMAGE_LAYOUT_GENERAL, read.handle);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(memcmp(texels, read.words, sizeof texels), 0);

    auto subresource = Make<VkImageSubresource2>(VK_STRUCTURE_TYPE_IMAGE_SUBRESOURCE_2);
    subresource.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0};
    auto of_image = Make<VkSubresourceLayout2>(VK_STRUCTURE_TYPE_SUBRESOURCE_LAYOUT_2), of_info = of_image;
    WD_USE(vkGetImageSubresourceLayout2)(device(), images[0].handle, &subresource, &of_image);
    const auto plain = PlainImage(kFormat, {kExtent.width, kExtent.height}, usage);
    auto info = Make<VkDeviceImageSubresourceInfo>(VK_STRUCTURE_TYPE_DEVICE_IMAGE_SUBRESOURCE_INFO);
    info.pCreateInfo = &plain;
    info.pSubresource = &subresource;
    WD_USE(vkGetDeviceImageSubresourceLayout)(device(), &info, &of_info);
    EXPECT_EQ(of_image.subresourceLayout.size, of_info.subresourceLayout.size);
}

} // namespace wd::testing
#endif
