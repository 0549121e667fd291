// Clears of images.
#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

class ClearImageTest : public TransferTest {
  protected:
    void ClearColor(VkImage image, VkImageAspectFlags aspects = kColor) {
        const VkImageSubresourceRange range = {aspects, 0, 1, 0, 1};
        const VkClearColorValue color = {};
        vkCmdClearColorImage(Begin(), image, kTarget, &color, 1, &range);
    }

    void ClearDepth(VkImage image, VkImageAspectFlags aspects, VkImageLayout layout = kTarget) {
        const VkImageSubresourceRange range = {aspects, 0, 1, 0, 1};
        const VkClearDepthStencilValue value = {};
        vkCmdClearDepthStencilImage(Begin(), image, layout, &value, 1, &range);
    }
};

TEST_F(ClearImageTest, Color) {
    WD_START_DEVICE(NullOptions());
    const VkExtent3D extent = {16, 16, 1};
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, extent);
    ClearColor(image);
    ClearColor(MakeBound(VK_FORMAT_R64G64_UINT, extent));
    ExpectSilence();
    ClearColor(image, kDepth);
    ExpectOnly("vkCmdClearColorImage-aspectMask-02498", "pRanges[0].aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT, "
                                                        "the format of image is VK_FORMAT_R8G8B8A8_UNORM");
    ClearColor(MakeBound(VK_FORMAT_D32_SFLOAT, extent), kDepth);
    ExpectOnly("vkCmdClearColorImage-image-00007", "Use vkCmdClearDepthStencilImage");
    ClearColor(MakeBound(VK_FORMAT_BC1_RGB_UNORM_BLOCK, extent));
    ExpectOnly("vkCmdClearColorImage-image-00007", "VK_FORMAT_BC1_RGB_UNORM_BLOCK");
    ClearColor(MakeBound(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, extent));
    ExpectOnly("vkCmdClearColorImage-image-01545", "VK_FORMAT_G8_B8R8_2PLANE_420_UNORM");
    ClearColor(MakeBound(VK_FORMAT_R64G64B64A64_UINT, extent));
    ExpectOnly("vkCmdClearColorImage-image-09678", "VK_FORMAT_R64G64B64A64_UINT");
}

TEST_F(ClearImageTest, DepthAndStencil) {
    WD_START_DEVICE(NullOptions());
    const VkExtent3D extent = {16, 16, 1};
    const VkImage both = MakeBound(VK_FORMAT_D24_UNORM_S8_UINT, extent),
                  depth = MakeBound(VK_FORMAT_D16_UNORM, extent),
                  stencil = MakeBound(VK_FORMAT_S8_UINT, extent);
    ClearDepth(both, kDepth | kStencil);
    ClearDepth(depth, kDepth, kGeneral);
    ClearDepth(stencil, kStencil);
    ExpectSilence();
    ClearDepth(depth, kDepth | kStencil);
    ExpectOnly("vkCmdClearDepthStencilImage-image-02825", "the format of image is VK_FORMAT_D16_UNORM");
    ClearDepth(stencil, kDepth);
    ExpectOnly("vkCmdClearDepthStencilImage-image-02826",
               "pRanges[0].aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    ClearDepth(depth, kDepth | kColor);
    ExpectOnly("vkCmdClearDepthStencilImage-aspectMask-02824", "VK_IMAGE_ASPECT_COLOR_BIT");
    ClearDepth(depth, kDepth, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL);
    ExpectOnly("vkCmdClearDepthStencilImage-imageLayout-00012",
               "imageLayout is VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL");
}

TEST_F(ClearImageTest, EachAspectHasAUsage) {
    WD_START_DEVICE(NullOptions());
    VkImageCreateInfo info = Info(VK_FORMAT_D24_UNORM_S8_UINT, {16, 16, 1});
    info.usage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    const VkImage attachment = MakeBound(info);
    ClearDepth(attachment, kDepth | kStencil);
    ExpectOnly("vkCmdClearDepthStencilImage-pRanges-02660",
               "VK_IMAGE_USAGE_TRANSFER_DST_BIT in its usage is not set");
    ClearDepth(attachment, kStencil);
    ExpectOnly("vkCmdClearDepthStencilImage-pRanges-02659",
               "the cleared aspects is VK_IMAGE_ASPECT_STENCIL_BIT");
    auto stencil = Make<VkImageStencilUsageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_STENCIL_USAGE_CREATE_INFO);
    stencil.stencilUsage = VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT;
    info.usage |= VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    info.pNext = &stencil;
    const VkImage separate = MakeBound(info);
    ClearMessages();
    ClearDepth(separate, kDepth);
    ExpectSilence();
    ClearDepth(separate, kStencil);
    ExpectOnly("vkCmdClearDepthStencilImage-pRanges-02658", "image is VkImage");
}

// The null driver has no protectedNoFault.
TEST_F(ClearImageTest, ProtectedCommandsClearProtectedImages) {
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkImageSubresourceRange range = {kColor, 0, 1, 0, 1};
    const VkClearColorValue color = {};
    const VkImage image = MakeBound(VK_FORMAT_R8G8B8A8_UNORM, {16, 16, 1});
    vkCmdClearColorImage(Begin(), image, kTarget, &color, 1, &range);
    ExpectSilence();
    vkCmdClearColorImage(BeginProtected(), image, kTarget, &color, 1, &range);
    ExpectOnly("vkCmdClearColorImage-commandBuffer-01806",
               "which is not protected, and the command buffer is");
}

} // namespace
} // namespace wd::testing
