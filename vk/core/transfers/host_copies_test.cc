// Copies between images and memory, by the host.
#include <gtest/gtest.h>

#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

#ifdef VK_VERSION_1_4

class HostCopiesTest : public TransferTest {
  protected:
    void StartHostCopies() {
        features_ =
            Make<VkPhysicalDeviceVulkan14Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES);
        features_.hostImageCopy = VK_TRUE;
        Options options = NullOptions(VK_API_VERSION_1_4);
        options.device_next = &features_;
        Start(options);
    }

    // MakeGeneral makes an image of 16 x 16 texels and two mip levels, and transitions it.
    VkImage MakeGeneral(VkImageUsageFlags usage = VK_IMAGE_USAGE_HOST_TRANSFER_BIT) {
        VkImageCreateInfo info = Info(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1}, 2);
        info.usage = usage | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
        const VkImage image = MakeBound(info);
        auto transition =
            Make<VkHostImageLayoutTransitionInfo>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO);
        transition.image = image;
        transition.newLayout = kGeneral;
        transition.subresourceRange = {kColor, 0, 2, 0, 1};
        DeviceProc<PFN_vkTransitionImageLayout>("vkTransitionImageLayout")(device(), 1, &transition);
        ClearMessages(); // The null driver has no features of formats for host copies.
        return image;
    }

    static VkMemoryToImageCopy Region(VkOffset3D offset, VkExtent3D extent, uint32_t mip = 0) {
        static uint32_t texels[256];
        auto region = Make<VkMemoryToImageCopy>(VK_STRUCTURE_TYPE_MEMORY_TO_IMAGE_COPY);
        region.pHostPointer = texels;
        region.imageSubresource = {kColor, mip, 0, 1};
        region.imageOffset = offset;
        region.imageExtent = extent;
        return region;
    }
    void Upload(VkImage image, const VkMemoryToImageCopy &region, VkHostImageCopyFlags flags = 0) {
        auto info = Make<VkCopyMemoryToImageInfo>(VK_STRUCTURE_TYPE_COPY_MEMORY_TO_IMAGE_INFO);
        info.flags = flags;
        info.dstImage = image;
        info.dstImageLayout = kGeneral;
        info.regionCount = 1;
        info.pRegions = &region;
        DeviceProc<PFN_vkCopyMemoryToImage>("vkCopyMemoryToImage")(device(), &info);
    }

    VkPhysicalDeviceVulkan14Features features_ = {};
};

#define WD_START_HOST_COPIES()                                                                               \
    do {                                                                                                     \
        StartHostCopies();                                                                                   \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(HostCopiesTest, ARegionIsInsideOfTheImage) {
    WD_START_HOST_COPIES();
    const VkImage image = MakeGeneral();
    Upload(image, Region({8, 8, 0}, {8, 8, 1}));
    Upload(image, Region({0, 0, 0}, {8, 8, 1}, 1));
    ExpectSilence();
    Upload(image, Region({9, 8, 0}, {8, 8, 1}));
    ExpectOnly("VkCopyMemoryToImageInfo-imageSubresource-07971",
               "pCopyMemoryToImageInfo->pRegions[0].imageOffset.x is 9, imageExtent.width is 8");
    VkMemoryToImageCopy region = Region({0, 0, 0}, {8, 8, 1});
    region.memoryRowLength = 7;
    Upload(image, region);
    ExpectOnly("VkMemoryToImageCopy-memoryRowLength-09101", "memoryRowLength is 7, imageExtent.width is 8");
}

TEST_F(HostCopiesTest, TheImageHasTheUsage) {
    WD_START_HOST_COPIES();
    Upload(MakeGeneral(0), Region({0, 0, 0}, {16, 16, 1}));
    ExpectOnly("VkCopyMemoryToImageInfo-dstImage-09113",
               "the usage of dstImage lacks VK_IMAGE_USAGE_HOST_TRANSFER_BIT");
}

TEST_F(HostCopiesTest, APlainCopyIsOfAnEntireSubresource) {
    WD_START_HOST_COPIES();
    const VkImage image = MakeGeneral();
    Upload(image, Region({0, 0, 0}, {8, 8, 1}, 1), VK_HOST_IMAGE_COPY_MEMCPY);
    ExpectSilence();
    Upload(image, Region({0, 0, 0}, {8, 8, 1}), VK_HOST_IMAGE_COPY_MEMCPY);
    ExpectOnly("VkCopyMemoryToImageInfo-dstImage-09115",
               "imageExtent is 8 x 8 x 1, and the subresource has 16 x 16 x 1 texels");
    Upload(image, Region({4, 0, 0}, {8, 8, 1}), VK_HOST_IMAGE_COPY_MEMCPY);
    ExpectOnly("VkCopyMemoryToImageInfo-imageOffset-09114", "imageOffset.x is 4");
    VkMemoryToImageCopy region = Region({0, 0, 0}, {16, 16, 1});
    region.memoryRowLength = 16;
    Upload(image, region, VK_HOST_IMAGE_COPY_MEMCPY);
    ExpectOnly("VkCopyMemoryToImageInfo-flags-09393", "memoryRowLength is 16");
}

// --- Layouts that the driver lists

TEST_F(HostCopiesTest, LayoutsOfTransitionsAreListed) {
    WD_START_HOST_COPIES();
    const VkImage image = MakeGeneral();
    const auto transition = [&](VkImageLayout from, VkImageLayout to) {
        auto info =
            Make<VkHostImageLayoutTransitionInfo>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO);
        info.image = image;
        info.oldLayout = from;
        info.newLayout = to;
        info.subresourceRange = {kColor, 0, 2, 0, 1};
        DeviceProc<PFN_vkTransitionImageLayout>("vkTransitionImageLayout")(device(), 1, &info);
    };
    // found returns the number of messages of a rule: other rules are about the usage and the layout of the image.
    const auto found = [&](const char *rule) {
        size_t count = 0;
        for (const Message &message : messages()) {
            count += message.id.find(rule) != std::string::npos ? 1 : 0;
        }
        return count;
    };
    transition(VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
    transition(VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL);
    EXPECT_EQ(found("-09057") + found("-09230"), 0u);
    ClearMessages();
    transition(VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
    EXPECT_EQ(found("VUID-VkHostImageLayoutTransitionInfo-newLayout-09057"), 1u);
    EXPECT_EQ(found("-09230"), 0u);
    ClearMessages();
    transition(VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_GENERAL);
    ExpectMessage("VUID-VkHostImageLayoutTransitionInfo-oldLayout-09230",
                  "oldLayout is VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, the layouts in pCopySrcLayouts are "
                  "VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, "
                  "VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
    EXPECT_EQ(found("-09057"), 0u);
    ClearMessages();
}

// The image is in another layout, too: a copy is reported twice.
TEST_F(HostCopiesTest, LayoutsOfCopiesAreListed) {
    WD_START_HOST_COPIES();
    const VkMemoryToImageCopy up = Region({0, 0, 0}, {8, 8, 1});
    auto upload = Make<VkCopyMemoryToImageInfo>(VK_STRUCTURE_TYPE_COPY_MEMORY_TO_IMAGE_INFO);
    upload.dstImage = MakeGeneral();
    upload.dstImageLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    upload.regionCount = 1;
    upload.pRegions = &up;
    DeviceProc<PFN_vkCopyMemoryToImage>("vkCopyMemoryToImage")(device(), &upload);
    ExpectMessage("VUID-VkCopyMemoryToImageInfo-dstImageLayout-09060",
                  "dstImageLayout is VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL");
    ExpectMessage("VUID-VkCopyMemoryToImageInfo-dstImageLayout-09059", "");
    ExpectSilence();
    static uint32_t texels[256];
    auto down = Make<VkImageToMemoryCopy>(VK_STRUCTURE_TYPE_IMAGE_TO_MEMORY_COPY);
    down.pHostPointer = texels;
    down.imageSubresource = {kColor, 0, 0, 1};
    down.imageExtent = {8, 8, 1};
    auto download = Make<VkCopyImageToMemoryInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_MEMORY_INFO);
    download.srcImage = upload.dstImage;
    download.srcImageLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    download.regionCount = 1;
    download.pRegions = &down;
    DeviceProc<PFN_vkCopyImageToMemory>("vkCopyImageToMemory")(device(), &download);
    ExpectMessage("VUID-VkCopyImageToMemoryInfo-srcImageLayout-09065",
                  "srcImageLayout is VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL");
    ExpectMessage("VUID-VkCopyImageToMemoryInfo-srcImageLayout-09064", "");
    ExpectSilence();
}

TEST_F(HostCopiesTest, CopiesAreBetweenEqualImages) {
    WD_START_HOST_COPIES();
    auto region = Make<VkImageCopy2>(VK_STRUCTURE_TYPE_IMAGE_COPY_2);
    region.srcSubresource = region.dstSubresource = {kColor, 0, 0, 1};
    region.extent = {16, 16, 1};
    auto info = Make<VkCopyImageToImageInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_IMAGE_INFO);
    info.srcImage = MakeGeneral();
    info.dstImage = MakeGeneral();
    info.srcImageLayout = info.dstImageLayout = kGeneral;
    info.regionCount = 1;
    info.pRegions = &region;
    const auto copy = DeviceProc<PFN_vkCopyImageToImage>("vkCopyImageToImage");
    copy(device(), &info);
    ExpectSilence();
    info.dstImage = MakeGeneral(VK_IMAGE_USAGE_HOST_TRANSFER_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
    copy(device(), &info);
    ExpectOnly("VkCopyImageToImageInfo-srcImage-09069", "members of whose VkImageCreateInfo differ");
    info.dstImage = MakeGeneral();
    info.srcImageLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
    info.dstImageLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    copy(device(), &info);
    ExpectMessage("VUID-VkCopyImageToImageInfo-srcImageLayout-09072", "srcImageLayout is");
    ExpectMessage("VUID-VkCopyImageToImageInfo-dstImageLayout-09073", "dstImageLayout is");
    ClearMessages(); // The images are in other layouts.
}

TEST_F(HostCopiesTest, TheStencilAspectHasAUsage) {
    WD_START_HOST_COPIES();
    const auto make = [&](VkImageUsageFlags usage, const void *next) {
        VkImageCreateInfo info = Info(VK_FORMAT_D24_UNORM_S8_UINT, {16, 16, 1});
        info.usage = usage;
        info.pNext = next;
        const VkImage image = MakeBound(info);
        auto transition =
            Make<VkHostImageLayoutTransitionInfo>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO);
        transition.image = image;
        transition.newLayout = kGeneral;
        transition.subresourceRange = {kDepth | kStencil, 0, 1, 0, 1};
        DeviceProc<PFN_vkTransitionImageLayout>("vkTransitionImageLayout")(device(), 1, &transition);
        ClearMessages(); // Images without the usage are not transitioned by the host.
        return image;
    };
    const VkImageUsageFlags host = VK_IMAGE_USAGE_HOST_TRANSFER_BIT, copies = VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = copies;
    VkMemoryToImageCopy region = Region({0, 0, 0}, {16, 16, 1});
    region.imageSubresource.aspectMask = kStencil;
    Upload(make(host | copies, nullptr), region);
    ExpectSilence();
    Upload(make(copies, nullptr), region);
    ExpectOnly("VkCopyMemoryToImageInfo-dstImage-09111", "lacks VK_IMAGE_USAGE_HOST_TRANSFER_BIT");
    Upload(make(host | copies, &stencil), region);
    ExpectOnly("VkCopyMemoryToImageInfo-dstImage-09112", "lacks VK_IMAGE_USAGE_HOST_TRANSFER_BIT");
}

TEST_F(HostCopiesTest, APlainDownloadHasNoRows) {
    WD_START_HOST_COPIES();
    static uint32_t texels[256];
    auto region = Make<VkImageToMemoryCopy>(VK_STRUCTURE_TYPE_IMAGE_TO_MEMORY_COPY);
    region.pHostPointer = texels;
    region.imageSubresource = {kColor, 0, 0, 1};
    region.imageExtent = {16, 16, 1};
    auto info = Make<VkCopyImageToMemoryInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_MEMORY_INFO);
    info.flags = VK_HOST_IMAGE_COPY_MEMCPY;
    info.srcImage = MakeGeneral();
    info.srcImageLayout = kGeneral;
    info.regionCount = 1;
    info.pRegions = &region;
    const auto download = DeviceProc<PFN_vkCopyImageToMemory>("vkCopyImageToMemory");
    download(device(), &info);
    ExpectSilence();
    region.memoryImageHeight = 16;
    download(device(), &info);
    ExpectOnly("VkCopyImageToMemoryInfo-flags-09394", "memoryImageHeight is 16");
}

#endif

} // namespace
} // namespace wd::testing
