// Queries of the layout of subresources.
#include "vk/core/transfers/transfers_fixture.h"

namespace wd::testing {
namespace {

class SubresourceLayoutTest : public TransferTest {
  protected:
    static VkImageCreateInfo Linear(VkFormat format) {
        VkImageCreateInfo info = Info(format, {16, 16, 1});
        info.tiling = VK_IMAGE_TILING_LINEAR;
        return info;
    }

    void Query(VkImage image, const VkImageSubresource &subresource) {
        VkSubresourceLayout layout;
        vkGetImageSubresourceLayout(device(), image, &subresource, &layout);
    }
};

TEST_F(SubresourceLayoutTest, OfLinearImages) {
    WD_START_DEVICE(NullOptions());
    const VkImage image = MakeBound(Linear(VK_FORMAT_R8_UNORM)),
                  planes = MakeBound(Linear(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM));
    ClearMessages();
    Query(image, {kColor, 0, 0});
    Query(planes, {VK_IMAGE_ASPECT_PLANE_1_BIT, 0, 0});
    ExpectSilence();
    Query(image, {kColor, 1, 0});
    ExpectOnly("vkGetImageSubresourceLayout-mipLevel-01716",
               "pSubresource->mipLevel is 1, mipLevels of the image is 1");
    Query(image, {kColor, 0, 1});
    ExpectOnly("vkGetImageSubresourceLayout-arrayLayer-01717", "pSubresource->arrayLayer is 1");
    Query(image, {VK_IMAGE_ASPECT_PLANE_0_BIT, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-format-08886",
               "pSubresource->aspectMask is VK_IMAGE_ASPECT_PLANE_0_BIT, the format of the image is "
               "VK_FORMAT_R8_UNORM");
    Query(planes, {VK_IMAGE_ASPECT_PLANE_2_BIT, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-tiling-08717", "VK_FORMAT_G8_B8R8_2PLANE_420_UNORM");
    Query(MakeBound(VK_FORMAT_R8_UNORM, {16, 16, 1}), {kColor, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-image-07790",
               "the tiling of the image is VK_IMAGE_TILING_OPTIMAL");
}

TEST_F(SubresourceLayoutTest, OfOneAspect) {
    WD_START_DEVICE(NullOptions());
    const VkImage depth = MakeBound(Linear(VK_FORMAT_D16_UNORM)),
                  stencil = MakeBound(Linear(VK_FORMAT_S8_UINT)),
                  both = MakeBound(Linear(VK_FORMAT_D24_UNORM_S8_UINT));
    ClearMessages();
    Query(depth, {kDepth, 0, 0});
    Query(stencil, {kStencil, 0, 0});
    Query(both, {kDepth, 0, 0});
    Query(both, {kStencil, 0, 0});
    ExpectSilence();
    Query(both, {kDepth | kStencil, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-aspectMask-00997",
               "pSubresource->aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT|VK_IMAGE_ASPECT_STENCIL_BIT");
    Query(depth, {kStencil, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-format-04462", "the format of the image is VK_FORMAT_D16_UNORM");
    Query(stencil, {kDepth, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-format-04463", "the format of the image is VK_FORMAT_S8_UINT");
    Query(both, {kColor, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-format-04462", "VK_FORMAT_D24_UNORM_S8_UINT");
}

#ifdef VK_VERSION_1_4
TEST_F(SubresourceLayoutTest, OfImagesAndDescriptionsOfImages) {
    WD_START_DEVICE(NullOptions(VK_API_VERSION_1_4));
    const auto of_image = DeviceProc<PFN_vkGetImageSubresourceLayout2>("vkGetImageSubresourceLayout2");
    const auto of_description =
        DeviceProc<PFN_vkGetDeviceImageSubresourceLayout>("vkGetDeviceImageSubresourceLayout");
    auto subresource = Make<VkImageSubresource2>(VK_STRUCTURE_TYPE_IMAGE_SUBRESOURCE_2);
    auto layout = Make<VkSubresourceLayout2>(VK_STRUCTURE_TYPE_SUBRESOURCE_LAYOUT_2);
    const VkImageCreateInfo description = Info(VK_FORMAT_R8_UNORM, {16, 16, 1});
    const VkImage image = MakeBound(description);
    auto info = Make<VkDeviceImageSubresourceInfo>(VK_STRUCTURE_TYPE_DEVICE_IMAGE_SUBRESOURCE_INFO);
    info.pCreateInfo = &description;
    info.pSubresource = &subresource;
    subresource.imageSubresource = {kColor, 0, 0};
    of_image(device(), image, &subresource, &layout);
    of_description(device(), &info, &layout);
    ExpectSilence();
    subresource.imageSubresource = {kDepth, 0, 0};
    of_image(device(), image, &subresource, &layout);
    ExpectMessage("VUID-vkGetImageSubresourceLayout2-format-08886",
                  "pSubresource->imageSubresource.aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    subresource.imageSubresource = {kColor, 1, 0};
    of_description(device(), &info, &layout);
    ExpectMessage("VUID-VkDeviceImageSubresourceInfo-mipLevel-01716",
                  "pInfo->pSubresource->imageSubresource.mipLevel is 1");
    ExpectSilence();
}
#endif

TEST_F(SubresourceLayoutTest, ColorOfImagesWithModifiers) {
    Options options = NullOptions();
    options.device_extensions = {VK_EXT_IMAGE_DRM_FORMAT_MODIFIER_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const uint64_t modifier = 0;
    auto list = Make<VkImageDrmFormatModifierListCreateInfoEXT>(
        VK_STRUCTURE_TYPE_IMAGE_DRM_FORMAT_MODIFIER_LIST_CREATE_INFO_EXT);
    list.drmFormatModifierCount = 1;
    list.pDrmFormatModifiers = &modifier;
    VkImageCreateInfo info = Info(VK_FORMAT_R8_UNORM, {16, 16, 1});
    info.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
    info.pNext = &list;
    const VkImage image = MakeBound(info);
    ClearMessages(); // The null driver has no modifiers.
    Query(image, {VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT, 0, 0});
    ExpectSilence();
    Query(image, {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0});
    ExpectMessage("VUID-vkGetImageSubresourceLayout-tiling-09433",
                  "pSubresource->aspectMask is VK_IMAGE_ASPECT_COLOR_BIT");
    ExpectSilence();
    Query(image, {VK_IMAGE_ASPECT_MEMORY_PLANE_0_BIT_EXT | VK_IMAGE_ASPECT_MEMORY_PLANE_1_BIT_EXT, 0, 0});
    ExpectOnly("vkGetImageSubresourceLayout-aspectMask-00997", "VK_IMAGE_ASPECT_MEMORY_PLANE_1_BIT_EXT");
    Query(image, {kDepth, 0, 0});
    ExpectMessage("VUID-vkGetImageSubresourceLayout-format-04464",
                  "pSubresource->aspectMask is VK_IMAGE_ASPECT_DEPTH_BIT");
    ClearMessages(); // The aspect is not a plane of memory either.
}

} // namespace
} // namespace wd::testing
