// Presented images, and images that the host copies and transitions.
#include "vk/core/layouts/layouts_fixture.h"

namespace wd::testing {
namespace {

const char kRule[] = "VUID-VkPresentInfoKHR-pImageIndices-01430";

class PresentedLayoutsTest : public LayoutsTest {
  protected:
    void StartPresentation() {
        Options options = NullOptions();
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
        options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
        Start(options);
        auto surface_info =
            Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(
                  instance(), &surface_info, nullptr, &surface),
              "vkCreateHeadlessSurfaceEXT");
        auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
        info.surface = surface;
        info.minImageCount = 3;
        info.imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
        info.imageExtent = {16, 16};
        info.imageArrayLayers = 1;
        info.imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
        info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
        info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
        Check(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain_), "vkCreateSwapchainKHR");
        Defer([this, surface] {
            vkDestroySwapchainKHR(device(), swapchain_, nullptr);
            vkDestroySurfaceKHR(instance(), surface, nullptr);
        });
        uint32_t count = 0;
        vkGetSwapchainImagesKHR(device(), swapchain_, &count, nullptr);
        images_.resize(count);
        vkGetSwapchainImagesKHR(device(), swapchain_, &count, images_.data());
        ClearMessages(); // Those about the surface.
    }

    uint32_t Acquire() {
        auto fence_info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        VkFence fence = VK_NULL_HANDLE;
        uint32_t index = 0;
        vkCreateFence(device(), &fence_info, nullptr, &fence);
        vkAcquireNextImageKHR(device(), swapchain_, 0, VK_NULL_HANDLE, fence, &index);
        vkWaitForFences(device(), 1, &fence, VK_TRUE, UINT64_MAX);
        Defer([this, fence] { vkDestroyFence(device(), fence, nullptr); });
        return index;
    }

    void Present(uint32_t index) {
        auto info = Make<VkPresentInfoKHR>(VK_STRUCTURE_TYPE_PRESENT_INFO_KHR);
        info.swapchainCount = 1;
        info.pSwapchains = &swapchain_;
        info.pImageIndices = &index;
        vkQueuePresentKHR(queue(), &info);
    }

    VkSwapchainKHR swapchain_ = VK_NULL_HANDLE;
    std::vector<VkImage> images_;
};

TEST_F(PresentedLayoutsTest, ImagesArePresentedInTheirLayout) {
    StartPresentation();
    for (VkImageLayout from : {kUndefined, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR}) {
        for (size_t i = 0; i < images_.size(); i++) { // Each image is acquired once.
            const uint32_t index = Acquire();
            const VkCommandBuffer commands = Begin();
            Transition(commands, images_[index], from, kTarget);
            Transition(commands, images_[index], kTarget, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR);
            Submit(commands);
            Present(index);
        }
    }
    ExpectSilence();
}

TEST_F(PresentedLayoutsTest, AnImageInAnotherLayout) {
    StartPresentation();
    const uint32_t index = Acquire();
    SetName(VK_OBJECT_TYPE_IMAGE, images_[index], "back buffer");
    SubmitTransition(images_[index], kTarget);
    Present(index);
    ExpectMessage(kRule,
                  "\"back buffer\", is in VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL.\nvkCmdPipelineBarrier "
                  "set this layout before; the last command buffer that changed layouts of the image is "
                  "VkCommandBuffer");
    ExpectSilence();
}

TEST_F(PresentedLayoutsTest, AnImageThatNoCommandUsed) {
    StartPresentation();
    Present(Acquire());
    ExpectMessage(kRule,
                  "is in VK_IMAGE_LAYOUT_UNDEFINED.\nNo command before has changed the layout that the "
                  "image has had since vkGetSwapchainImagesKHR.");
    ExpectSilence();
}

#ifdef VK_VERSION_1_4
class HostLayoutsTest : public LayoutsTest {
  protected:
    void StartHostCopies() {
        features_ =
            Make<VkPhysicalDeviceVulkan14Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES);
        features_.hostImageCopy = VK_TRUE;
        Options options = NullOptions(VK_API_VERSION_1_4);
        options.device_next = &features_;
        Start(options);
    }

    void TransitionByHost(VkImage image, VkImageLayout from, VkImageLayout to) {
        auto transition =
            Make<VkHostImageLayoutTransitionInfo>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO);
        transition.image = image;
        transition.oldLayout = from;
        transition.newLayout = to;
        transition.subresourceRange = kAllColor;
        DeviceProc<PFN_vkTransitionImageLayout>("vkTransitionImageLayout")(device(), 1, &transition);
    }

    void Upload(VkImage image, VkImageLayout layout) {
        const std::vector<uint32_t> texels(256);
        auto region = Make<VkMemoryToImageCopy>(VK_STRUCTURE_TYPE_MEMORY_TO_IMAGE_COPY);
        region.pHostPointer = texels.data();
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {16, 16, 1};
        auto info = Make<VkCopyMemoryToImageInfo>(VK_STRUCTURE_TYPE_COPY_MEMORY_TO_IMAGE_INFO);
        info.dstImage = image;
        info.dstImageLayout = layout;
        info.regionCount = 1;
        info.pRegions = &region;
        DeviceProc<PFN_vkCopyMemoryToImage>("vkCopyMemoryToImage")(device(), &info);
    }

    // ExpectNoLayout wants no message about a layout of `id`: the null driver may lack features of formats.
    void ExpectNo(const std::string &id) {
        for (const Message &message : messages()) {
            EXPECT_NE(message.id, id) << message.text;
        }
        ClearMessages();
    }

    VkPhysicalDeviceVulkan14Features features_ = {};
};

TEST_F(HostLayoutsTest, TransitionsAndCopies) {
    StartHostCopies();
    if (IsSkipped()) {
        return;
    }
    const char transition[] = "VUID-VkHostImageLayoutTransitionInfo-oldLayout-09229";
    const char upload[] = "VUID-VkCopyMemoryToImageInfo-dstImageLayout-09059";
    const Image image = MakeColor(kAllUsages | VK_IMAGE_USAGE_HOST_TRANSFER_BIT);
    TransitionByHost(image.handle, kUndefined, kGeneral);
    Upload(image.handle, kGeneral);
    TransitionByHost(image.handle, kGeneral, kReadOnly);
    ExpectNo(transition);
    Upload(image.handle, kGeneral);
    ExpectMessage(upload, "pCopyMemoryToImageInfo->dstImageLayout is VK_IMAGE_LAYOUT_GENERAL, but VkImage");
    ClearMessages();
    TransitionByHost(image.handle, kGeneral, kReadOnly);
    ExpectMessage(transition, "pTransitions[0].oldLayout is VK_IMAGE_LAYOUT_GENERAL, but VkImage");
    ClearMessages();
    SubmitTransition(image.handle, kGeneral); // It waits.
    Upload(image.handle, kGeneral);
    ExpectNo(upload);
}

TEST_F(HostLayoutsTest, DownloadsAndCopiesOfTheHost) {
    StartHostCopies();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    const Image source = MakeColor(kAllUsages | VK_IMAGE_USAGE_HOST_TRANSFER_BIT),
                target = MakeColor(kAllUsages | VK_IMAGE_USAGE_HOST_TRANSFER_BIT);
    TransitionByHost(source.handle, kUndefined, kGeneral);
    TransitionByHost(target.handle, kUndefined, kGeneral);
    ClearMessages();
    std::vector<uint32_t> texels(256);
    auto region = Make<VkImageToMemoryCopy>(VK_STRUCTURE_TYPE_IMAGE_TO_MEMORY_COPY);
    region.pHostPointer = texels.data();
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageExtent = {16, 16, 1};
    auto download = Make<VkCopyImageToMemoryInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_MEMORY_INFO);
    download.srcImage = source.handle;
    download.regionCount = 1;
    download.pRegions = &region;
    auto part = Make<VkImageCopy2>(VK_STRUCTURE_TYPE_IMAGE_COPY_2);
    part.srcSubresource = part.dstSubresource = region.imageSubresource;
    part.extent = region.imageExtent;
    auto copy = Make<VkCopyImageToImageInfo>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_IMAGE_INFO);
    copy.srcImage = source.handle;
    copy.dstImage = target.handle;
    copy.regionCount = 1;
    copy.pRegions = &part;
    const auto run = [&](VkImageLayout layout) {
        download.srcImageLayout = copy.srcImageLayout = copy.dstImageLayout = layout;
        DeviceProc<PFN_vkCopyImageToMemory>("vkCopyImageToMemory")(device(), &download);
        DeviceProc<PFN_vkCopyImageToImage>("vkCopyImageToImage")(device(), &copy);
    };
    const char *const ids[] = {"VUID-VkCopyImageToMemoryInfo-srcImageLayout-09064",
                               "VUID-VkCopyImageToImageInfo-srcImageLayout-09070",
                               "VUID-VkCopyImageToImageInfo-dstImageLayout-09071"};
    run(kGeneral);
    for (const Message &message : messages()) {
        for (const char *id : ids) {
            EXPECT_NE(message.id, id) << message.text;
        }
    }
    ClearMessages();
    run(kReadOnly);
    for (const char *id : ids) {
        ExpectMessage(id, "is VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, but VkImage");
    }
    ClearMessages(); // Of layouts that the null driver does not copy from or to.
}
#endif

} // namespace
} // namespace wd::testing
