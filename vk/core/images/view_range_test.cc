// Views whose type, aspects, mip levels or array layers do not fit the image.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class ViewRangeTest : public ImagesTest {
  protected:
    VkImage MakeBound(VkImageCreateInfo info) {
        const VkImage image = TryImage(info);
        BindImage(image);
        return image;
    }
    static VkImageCreateInfo Volume(VkImageCreateFlags flags) {
        VkImageCreateInfo info = Info();
        info.imageType = VK_IMAGE_TYPE_3D;
        info.extent = {16, 16, 8};
        info.mipLevels = 3;
        info.flags = flags;
        return info;
    }
    static VkImageCreateInfo Layers(uint32_t layers) {
        VkImageCreateInfo info = Info();
        info.arrayLayers = layers;
        info.flags = layers < 6 ? 0 : VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT;
        return info;
    }
};

TEST_F(ViewRangeTest, TypesFitTheImage) {
    WD_START_IMAGES();
    VkImageViewCreateInfo info = ViewInfo(MakeBound(Info()));
    info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    TryView(info);
    ExpectSilence();
    info.viewType = VK_IMAGE_VIEW_TYPE_3D;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-subResourceRange-01021",
               "viewType is VK_IMAGE_VIEW_TYPE_3D, the type of image is VK_IMAGE_TYPE_2D");
    info.viewType = VK_IMAGE_VIEW_TYPE_1D;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-subResourceRange-01021", "viewType is VK_IMAGE_VIEW_TYPE_1D");
}

TEST_F(ViewRangeTest, SlicesAreViewedWhereTheImageAllowsThem) {
    WD_START_IMAGES();
    VkImageViewCreateInfo info = ViewInfo(MakeBound(Volume(0)));
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-06728", "the flags of image is 0");
    info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-06723", "viewType is VK_IMAGE_VIEW_TYPE_2D_ARRAY");
    info.image = MakeBound(Volume(VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT));
    info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 1, 1, 0, 4};
    TryView(info);
    ExpectSilence();
    info.subresourceRange.layerCount = 5;
    TryView(info);
    ExpectOnly(
        "VkImageViewCreateInfo-subresourceRange-02725",
        "layerCount is 5, subresourceRange.baseArrayLayer is 0, the depth of the mip level of image is 4");
    info.subresourceRange.baseArrayLayer = 4;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-02724", "subresourceRange.baseArrayLayer is 4");
    info.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 1, VK_REMAINING_MIP_LEVELS, 0, 1};
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-04970", "the number of mip levels of the view is 2");
}

TEST_F(ViewRangeTest, AspectsAreThoseOfTheFormat) {
    WD_START_IMAGES();
    const VkFormat depth = VK_FORMAT_D32_SFLOAT;
    const VkImage image = MakeBound(Info(depth));
    TryView(ViewInfo(image, depth, VK_IMAGE_ASPECT_DEPTH_BIT));
    ExpectSilence();
    TryView(ViewInfo(image, depth, VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT));
    ExpectOnly("VkImageViewCreateInfo-subresourceRange-09594", "the format of image is VK_FORMAT_D32_SFLOAT");
    TryView(ViewInfo(image, depth, VK_IMAGE_ASPECT_COLOR_BIT));
    ExpectOnly("VkImageViewCreateInfo-subresourceRange-09594", "aspectMask is VK_IMAGE_ASPECT_COLOR_BIT");
}

TEST_F(ViewRangeTest, PlanesAreViewedOneByOne) {
    WD_START_IMAGES();
    VkImageCreateInfo image = Info(kPlanes);
    image.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    TryView(ViewInfo(MakeBound(image), VK_FORMAT_R8_UNORM,
                     VK_IMAGE_ASPECT_PLANE_0_BIT | VK_IMAGE_ASPECT_PLANE_1_BIT));
    ExpectOnly("VkImageViewCreateInfo-subresourceRange-07818",
               "aspectMask is VK_IMAGE_ASPECT_PLANE_0_BIT|VK_IMAGE_ASPECT_PLANE_1_BIT");
}

TEST_F(ViewRangeTest, LayersAreInTheImage) {
    WD_START_IMAGES();
    VkImageViewCreateInfo info = ViewInfo(MakeBound(Layers(4)));
    info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    info.subresourceRange.baseArrayLayer = 2;
    info.subresourceRange.layerCount = 2;
    TryView(info);
    ExpectSilence();
    info.subresourceRange.layerCount = 3;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-subresourceRange-06725", "the number of array layers of image is 4");
    info.subresourceRange.baseArrayLayer = 4;
    info.subresourceRange.layerCount = VK_REMAINING_ARRAY_LAYERS;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-06724", "subresourceRange.baseArrayLayer is 4");
}

TEST_F(ViewRangeTest, RemainingLayersAreAsManyAsTheTypeHas) {
    WD_START_IMAGES();
    VkImageViewCreateInfo info = ViewInfo(MakeBound(Layers(12)));
    info.subresourceRange.layerCount = VK_REMAINING_ARRAY_LAYERS;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-imageViewType-04974", "the number of remaining layers is 12");
    info.viewType = VK_IMAGE_VIEW_TYPE_CUBE;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-viewType-02962", "the number of remaining layers is 12");
    info.viewType = VK_IMAGE_VIEW_TYPE_CUBE_ARRAY;
    TryView(info);
    ExpectSilence();
    info.subresourceRange.baseArrayLayer = 3;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-viewType-02963", "the number of remaining layers is 9");
    info.viewType = VK_IMAGE_VIEW_TYPE_CUBE;
    info.subresourceRange.baseArrayLayer = 6;
    TryView(info);
    ExpectSilence();
}

TEST_F(ViewRangeTest, SlicesAreInTheDepth) {
    auto features = Make<VkPhysicalDeviceImageSlicedViewOf3DFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_SLICED_VIEW_OF_3D_FEATURES_EXT);
    features.imageSlicedViewOf3D = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_IMAGE_SLICED_VIEW_OF_3D_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto slices = Make<VkImageViewSlicedCreateInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_VIEW_SLICED_CREATE_INFO_EXT);
    slices.sliceOffset = 1;
    slices.sliceCount = 3;
    VkImageCreateInfo image = Volume(0);
    image.usage |= VK_IMAGE_USAGE_STORAGE_BIT;
    VkImageViewCreateInfo info = ViewInfo(MakeBound(image));
    info.viewType = VK_IMAGE_VIEW_TYPE_3D;
    info.subresourceRange.baseMipLevel = 1;
    info.pNext = &slices;
    TryView(info);
    ExpectSilence();
    slices.sliceCount = 4;
    TryView(info);
    ExpectOnly("VkImageViewSlicedCreateInfoEXT-sliceCount-07868", "sliceCount is 4");
    slices.sliceOffset = 4;
    TryView(info);
    ExpectOnly("VkImageViewSlicedCreateInfoEXT-sliceOffset-07867",
               "the depth of the mip level of image is 4");
    slices.sliceOffset = 0;
    info.subresourceRange.levelCount = 2;
    TryView(info);
    ExpectOnly("VkImageViewSlicedCreateInfoEXT-None-07870", "the number of mip levels of the view is 2");
}

TEST_F(ViewRangeTest, MinLodIsALevelOfTheView) {
    auto features = Make<VkPhysicalDeviceImageViewMinLodFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_VIEW_MIN_LOD_FEATURES_EXT);
    features.minLod = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_IMAGE_VIEW_MIN_LOD_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto lod = Make<VkImageViewMinLodCreateInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_VIEW_MIN_LOD_CREATE_INFO_EXT);
    VkImageCreateInfo image = Info();
    image.mipLevels = 4;
    VkImageViewCreateInfo info = ViewInfo(MakeBound(image));
    info.subresourceRange.levelCount = 3;
    info.pNext = &lod;
    lod.minLod = 2.0f;
    TryView(info);
    ExpectSilence();
    lod.minLod = 2.5f;
    TryView(info);
    ExpectOnly("VkImageViewMinLodCreateInfoEXT-minLod-06456", "the last mip level of the view is 2");
}

TEST_F(ViewRangeTest, SlicesAreOf3DViewsAndImages) {
    auto features = Make<VkPhysicalDeviceImageSlicedViewOf3DFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_SLICED_VIEW_OF_3D_FEATURES_EXT);
    features.imageSlicedViewOf3D = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_IMAGE_SLICED_VIEW_OF_3D_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto slices = Make<VkImageViewSlicedCreateInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_VIEW_SLICED_CREATE_INFO_EXT);
    slices.sliceCount = 1;
    VkImageCreateInfo image = Volume(VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT);
    image.usage |= VK_IMAGE_USAGE_STORAGE_BIT;
    VkImageViewCreateInfo info = ViewInfo(MakeBound(image));
    info.viewType = VK_IMAGE_VIEW_TYPE_3D;
    info.pNext = &slices;
    TryView(info);
    ExpectSilence();
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    TryView(info);
    ExpectOnly("VkImageViewSlicedCreateInfoEXT-viewType-07909", "viewType is VK_IMAGE_VIEW_TYPE_2D");
    info.viewType = VK_IMAGE_VIEW_TYPE_3D;
    image = Info();
    image.usage |= VK_IMAGE_USAGE_STORAGE_BIT;
    info.image = MakeBound(image);
    TryView(info);
    ExpectMessage("VUID-VkImageViewCreateInfo-subResourceRange-01021", "");
    ExpectOnly("VkImageViewSlicedCreateInfoEXT-image-07869", "the type of image is VK_IMAGE_TYPE_2D");
}

TEST_F(ViewRangeTest, SubsampledViewsHaveFewLayers) {
    auto features = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    features.fragmentDensityMap = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME,
                                 VK_EXT_FRAGMENT_DENSITY_MAP_2_EXTENSION_NAME};
    WD_START_DEVICE(options);
    VkImageCreateInfo image = Info();
    image.arrayLayers = 4;
    image.flags = VK_IMAGE_CREATE_SUBSAMPLED_BIT_EXT;
    VkImageViewCreateInfo info = ViewInfo(MakeBound(image));
    info.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    info.subresourceRange.baseArrayLayer = 2;
    info.subresourceRange.layerCount = VK_REMAINING_ARRAY_LAYERS;
    TryView(info);
    ExpectSilence();
    info.subresourceRange.baseArrayLayer = 1;
    TryView(info);
    ExpectOnly("VkImageViewCreateInfo-image-03569",
               "the number of array layers of the view is 3, maxSubsampledArrayLayers is 2");
}

} // namespace
