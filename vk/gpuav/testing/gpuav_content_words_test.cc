// The words of descriptors, with the features of a made-up driver.
#include <gtest/gtest.h>

#include "vk/capabilities/capabilities.h"
#include "vk/gpuav/device/tables/gpuav_contents.h"
#include "vk/gpuav/record/content_bits.h"

namespace {

constexpr VkFormatFeatureFlags2 kAll = ~0ull;

VkFormatFeatureFlags2 g_optimal, g_linear, g_buffer;

VKAPI_ATTR void VKAPI_CALL GetFormat2(VkPhysicalDevice, VkFormat, VkFormatProperties2 *properties) {
    auto *flags = static_cast<VkFormatProperties3 *>(properties->pNext);
    flags->optimalTilingFeatures = g_optimal;
    flags->linearTilingFeatures = g_linear;
    flags->bufferFeatures = g_buffer;
}

// The cubic filters of views of the type VK_IMAGE_VIEW_TYPE_2D, and how often they were asked for.
VkBool32 g_cubic, g_cubic_minmax;
int g_num_cubic;

VKAPI_ATTR VkResult VKAPI_CALL GetImageFormat2(VkPhysicalDevice, const VkPhysicalDeviceImageFormatInfo2 *info,
                                               VkImageFormatProperties2 *properties) {
    auto *cubic = static_cast<VkFilterCubicImageViewImageFormatPropertiesEXT *>(properties->pNext);
    const auto *view = static_cast<const VkPhysicalDeviceImageViewImageFormatInfoEXT *>(info->pNext);
    const bool is_2d = view->imageViewType == VK_IMAGE_VIEW_TYPE_2D;
    g_num_cubic++;
    cubic->filterCubic = is_2d && g_cubic;
    cubic->filterCubicMinmax = is_2d && g_cubic_minmax;
    return info->tiling == VK_IMAGE_TILING_LINEAR ? VK_ERROR_FORMAT_NOT_SUPPORTED : VK_SUCCESS;
}

VKAPI_ATTR void VKAPI_CALL GetFormat(VkPhysicalDevice, VkFormat, VkFormatProperties *properties) {
    properties->optimalTilingFeatures = static_cast<VkFormatFeatureFlags>(g_optimal);
    properties->linearTilingFeatures = static_cast<VkFormatFeatureFlags>(g_linear);
}

class ContentWordsTest : public ::testing::Test {
  protected:
    ContentWordsTest() {
        physical_.api_version = VK_API_VERSION_1_3;
        capabilities_.physical = &physical_;
        instance_.api_version = VK_API_VERSION_1_3;
        instance_.dispatch.GetPhysicalDeviceFormatProperties2 = GetFormat2;
        instance_.dispatch.GetPhysicalDeviceFormatProperties = GetFormat;
        instance_.dispatch.GetPhysicalDeviceImageFormatProperties2 = GetImageFormat2;
        g_cubic = g_cubic_minmax = VK_TRUE;
        chassis_.instance = &instance_;
        chassis_.capabilities = &capabilities_;
        image_.samples = VK_SAMPLE_COUNT_1_BIT;
        image_.tiling = VK_IMAGE_TILING_OPTIMAL;
        view_.object.type = VK_OBJECT_TYPE_IMAGE_VIEW;
        view_.image = &image_;
        view_.view_type = VK_IMAGE_VIEW_TYPE_2D;
        view_.format = VK_FORMAT_R8G8B8A8_UNORM;
        view_.range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        descriptor_.type = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
        descriptor_.written = true;
        descriptor_.object = &view_.object;
        g_optimal = g_linear = g_buffer = kAll;
    }
    uint32_t Word() {
        wd_gpuav_format_features *features =
            wd_gpuav_format_features_create(wd_allocator_default(), &chassis_);
        const uint32_t word = wd_gpuav_content_word(features, &descriptor_);
        wd_gpuav_format_features_destroy(wd_allocator_default(), features);
        return word;
    }
    bool Allows(uint32_t bit) {
        return Word() >> bit & 1;
    }
    // Without the feature, the format does not allow the use.
    void ExpectFeature(VkFormatFeatureFlags2 feature, uint32_t bit) {
        g_optimal = kAll;
        EXPECT_TRUE(Allows(bit)) << bit;
        g_optimal = kAll & ~feature;
        EXPECT_FALSE(Allows(bit)) << bit;
        image_.tiling = VK_IMAGE_TILING_LINEAR;
        EXPECT_TRUE(Allows(bit)) << bit;
        image_.tiling = VK_IMAGE_TILING_DRM_FORMAT_MODIFIER_EXT;
        EXPECT_TRUE(Allows(bit)) << bit;
        image_.tiling = VK_IMAGE_TILING_OPTIMAL;
    }

    wd_physical_capabilities physical_ = {};
    wd_device_capabilities capabilities_ = {};
    wd_chassis_instance instance_ = {};
    wd_chassis_device chassis_ = {};
    wd_state_image image_ = {};
    wd_state_image_view view_ = {};
    wd_state_sampler sampler_ = {};
    wd_state_descriptor descriptor_ = {};
};

TEST_F(ContentWordsTest, FeaturesOfTheFormatAllowUses) {
    ExpectFeature(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_DEPTH_COMPARISON_BIT, WD_CONTENT_DEPTH_COMPARE);
    ExpectFeature(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_LINEAR_BIT, WD_CONTENT_FILTER_LINEAR);
    ExpectFeature(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_LINEAR_BIT, WD_CONTENT_MIPMAP_LINEAR);
    ExpectFeature(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_MINMAX_BIT, WD_CONTENT_FILTER_MINMAX);
    ExpectFeature(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_MINMAX_BIT, WD_CONTENT_MIPMAP_MINMAX);
    ExpectFeature(VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT, WD_CONTENT_FILTER_CUBIC);
    descriptor_.type = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    ExpectFeature(VK_FORMAT_FEATURE_2_STORAGE_IMAGE_ATOMIC_BIT, WD_CONTENT_ATOMIC);
    ExpectFeature(VK_FORMAT_FEATURE_2_STORAGE_WRITE_WITHOUT_FORMAT_BIT, WD_CONTENT_WRITE_WITHOUT_FORMAT);
    ExpectFeature(VK_FORMAT_FEATURE_2_STORAGE_READ_WITHOUT_FORMAT_BIT, WD_CONTENT_READ_WITHOUT_FORMAT);
}

TEST_F(ContentWordsTest, CubicFiltersOfViewsAreAskedForWithTheExtension) {
    g_cubic = g_cubic_minmax = VK_FALSE;
    g_num_cubic = 0;
    EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_VIEW) && Allows(WD_CONTENT_CUBIC_MINMAX));
    EXPECT_EQ(g_num_cubic, 0);
    capabilities_.extensions.EXT_filter_cubic = true;
    EXPECT_FALSE(Allows(WD_CONTENT_CUBIC_VIEW) || Allows(WD_CONTENT_CUBIC_MINMAX));
    EXPECT_EQ(g_num_cubic, 2);
    g_cubic = VK_TRUE;
    EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_VIEW));
    EXPECT_FALSE(Allows(WD_CONTENT_CUBIC_MINMAX));
    g_cubic_minmax = VK_TRUE;
    EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_MINMAX));
    view_.view_type = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    EXPECT_FALSE(Allows(WD_CONTENT_CUBIC_VIEW));
    image_.tiling = VK_IMAGE_TILING_LINEAR; // The driver does not answer.
    EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_VIEW) && Allows(WD_CONTENT_CUBIC_MINMAX));
    // Without the feature of the format, that is the only mistake.
    image_.tiling = VK_IMAGE_TILING_OPTIMAL;
    g_optimal = kAll & ~VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_CUBIC_BIT_EXT;
    EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_VIEW));
    EXPECT_FALSE(Allows(WD_CONTENT_FILTER_CUBIC));
}

// The driver is asked once for equal views, and again for others.
TEST_F(ContentWordsTest, CubicFiltersAreRemembered) {
    capabilities_.extensions.EXT_filter_cubic = true;
    g_num_cubic = 0;
    wd_gpuav_format_features *features = wd_gpuav_format_features_create(wd_allocator_default(), &chassis_);
    for (int i = 0; i < 3; i++) {
        EXPECT_NE(wd_gpuav_content_word(features, &descriptor_) & WD_CONTENT_BIT(WD_CONTENT_CUBIC_VIEW), 0u);
    }
    EXPECT_EQ(g_num_cubic, 1);
    view_.view_type = VK_IMAGE_VIEW_TYPE_CUBE;
    EXPECT_EQ(wd_gpuav_content_word(features, &descriptor_) & WD_CONTENT_BIT(WD_CONTENT_CUBIC_VIEW), 0u);
    EXPECT_EQ(g_num_cubic, 2);
    wd_gpuav_format_features_destroy(wd_allocator_default(), features);
    wd_gpuav_format_features_destroy(wd_allocator_default(), nullptr);
}

TEST_F(ContentWordsTest, CubicFiltersOf3DAndCubeViewsNeedTheExtension) {
    EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_TYPE));
    for (VkImageViewType type :
         {VK_IMAGE_VIEW_TYPE_3D, VK_IMAGE_VIEW_TYPE_CUBE, VK_IMAGE_VIEW_TYPE_CUBE_ARRAY}) {
        view_.view_type = type;
        capabilities_.extensions.EXT_filter_cubic = false;
        EXPECT_FALSE(Allows(WD_CONTENT_CUBIC_TYPE));
        capabilities_.extensions.EXT_filter_cubic = true;
        EXPECT_TRUE(Allows(WD_CONTENT_CUBIC_TYPE));
    }
}

TEST_F(ContentWordsTest, CornerSampledImagesNeedCoordinatesThatAreClamped) {
    const VkSamplerAddressMode clamp = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
    descriptor_.type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    descriptor_.u.image.sampler = &sampler_;
    EXPECT_TRUE(Allows(WD_CONTENT_CORNER_SAMPLED) && Allows(WD_CONTENT_CORNER_SAMPLED_3D));
    image_.flags = VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV;
    EXPECT_FALSE(Allows(WD_CONTENT_CORNER_SAMPLED));
    sampler_.create_info.addressModeU = clamp;
    EXPECT_FALSE(Allows(WD_CONTENT_CORNER_SAMPLED));
    sampler_.create_info.addressModeV = clamp;
    // Only 3D views have the coordinate W.
    EXPECT_TRUE(Allows(WD_CONTENT_CORNER_SAMPLED) && Allows(WD_CONTENT_CORNER_SAMPLED_3D));
    view_.view_type = VK_IMAGE_VIEW_TYPE_3D;
    EXPECT_FALSE(Allows(WD_CONTENT_CORNER_SAMPLED_3D));
    sampler_.create_info.addressModeW = clamp;
    EXPECT_TRUE(Allows(WD_CONTENT_CORNER_SAMPLED_3D));
}

// Sampled images and storage images have different bits of the same numbers.
TEST_F(ContentWordsTest, UsesOfOtherDescriptorTypesAreNotForbidden) {
    g_optimal = VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_BIT;
    capabilities_.extensions.EXT_filter_cubic = true;
    EXPECT_FALSE(Allows(WD_CONTENT_MIPMAP_MINMAX));
    EXPECT_TRUE(Allows(WD_CONTENT_READ_WITHOUT_FORMAT) && Allows(WD_CONTENT_WRITE_WITHOUT_FORMAT));
    EXPECT_TRUE(Allows(WD_CONTENT_WRITE_COMPONENTS));
    g_optimal = kAll & ~VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_FILTER_MINMAX_BIT;
    descriptor_.type = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    EXPECT_TRUE(Allows(WD_CONTENT_ATOMIC));
    EXPECT_FALSE(Allows(WD_CONTENT_WRITE_COMPONENTS));
}

TEST_F(ContentWordsTest, FeaturesThatOldDriversDoNotStateAreAllowed) {
    physical_.api_version = VK_API_VERSION_1_2;
    g_optimal = VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT;
    EXPECT_TRUE(Allows(WD_CONTENT_DEPTH_COMPARE));
    EXPECT_FALSE(Allows(WD_CONTENT_FILTER_LINEAR));
    descriptor_.type = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    EXPECT_TRUE(Allows(WD_CONTENT_READ_WITHOUT_FORMAT));
    EXPECT_TRUE(Allows(WD_CONTENT_WRITE_WITHOUT_FORMAT));
}

TEST_F(ContentWordsTest, ComponentsAreThoseOfTheFormat) {
    descriptor_.type = VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
    EXPECT_TRUE(Allows(WD_CONTENT_WIDTH_32));
    EXPECT_FALSE(Allows(WD_CONTENT_WIDTH_64));
    EXPECT_FALSE(Allows(WD_CONTENT_WRITE_COMPONENTS + 2));
    view_.format = VK_FORMAT_R64_UINT;
    EXPECT_FALSE(Allows(WD_CONTENT_WIDTH_32));
    EXPECT_TRUE(Allows(WD_CONTENT_WIDTH_64));
    EXPECT_TRUE(Allows(WD_CONTENT_UINT));
    EXPECT_TRUE(Allows(WD_CONTENT_WRITE_COMPONENTS));
    view_.format = VK_FORMAT_R32G32_SFLOAT;
    EXPECT_FALSE(Allows(WD_CONTENT_WRITE_COMPONENTS));
    EXPECT_TRUE(Allows(WD_CONTENT_WRITE_COMPONENTS + 1));
    EXPECT_TRUE(Allows(WD_CONTENT_FLOAT));
}

TEST_F(ContentWordsTest, ACombinedImageSamplerNeedsOneOfBothForPairs) {
    descriptor_.type = VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    descriptor_.u.image.sampler = &sampler_;
    g_optimal = VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_BIT;
    EXPECT_TRUE(Allows(WD_CONTENT_FILTER_LINEAR));
    EXPECT_TRUE(Allows(WD_CONTENT_FILTER_CUBIC));
    sampler_.create_info.magFilter = VK_FILTER_LINEAR;
    EXPECT_FALSE(Allows(WD_CONTENT_FILTER_LINEAR));
    sampler_.create_info.compareEnable = VK_TRUE;
    EXPECT_TRUE(Allows(WD_CONTENT_FILTER_LINEAR));
    sampler_.create_info.magFilter = VK_FILTER_CUBIC_EXT;
    EXPECT_FALSE(Allows(WD_CONTENT_FILTER_CUBIC));
    EXPECT_TRUE(Allows(WD_CONTENT_MIPMAP_MINMAX) && Allows(WD_CONTENT_FILTER_MINMAX));
    sampler_.create_info.mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR;
    EXPECT_TRUE(Allows(WD_CONTENT_MIPMAP_MINMAX));
    sampler_.reduction_mode = VK_SAMPLER_REDUCTION_MODE_MIN;
    EXPECT_FALSE(Allows(WD_CONTENT_MIPMAP_MINMAX));
    EXPECT_TRUE(Allows(WD_CONTENT_FILTER_MINMAX));
    sampler_.has_ycbcr_conversion = true;
    EXPECT_TRUE(Allows(WD_CONTENT_FILTER_CUBIC));
}

TEST_F(ContentWordsTest, TexelBuffersHaveFeaturesOfTheirOwn) {
    wd_state_buffer_view view = {};
    view.object.type = VK_OBJECT_TYPE_BUFFER_VIEW;
    view.format = VK_FORMAT_R64_UINT;
    descriptor_.type = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
    descriptor_.object = &view.object;
    EXPECT_TRUE(Allows(WD_CONTENT_ATOMIC));
    EXPECT_TRUE(Allows(WD_CONTENT_READ_WITHOUT_FORMAT) && Allows(WD_CONTENT_WRITE_WITHOUT_FORMAT));
    EXPECT_TRUE(Allows(WD_CONTENT_WIDTH_64));
    EXPECT_FALSE(Allows(WD_CONTENT_WIDTH_32));
    view.format = VK_FORMAT_R32G32_UINT;
    EXPECT_FALSE(Allows(WD_CONTENT_WIDTH_64));
    EXPECT_FALSE(Allows(WD_CONTENT_WRITE_COMPONENTS));
    EXPECT_TRUE(Allows(WD_CONTENT_WRITE_COMPONENTS + 1));
    g_buffer = VK_FORMAT_FEATURE_2_STORAGE_TEXEL_BUFFER_BIT;
    EXPECT_FALSE(Allows(WD_CONTENT_ATOMIC));
    EXPECT_FALSE(Allows(WD_CONTENT_READ_WITHOUT_FORMAT) || Allows(WD_CONTENT_WRITE_WITHOUT_FORMAT));
}

TEST_F(ContentWordsTest, AnUnknownFormatAllowsEverything) {
    view_.format = static_cast<VkFormat>(0x7fff0000);
    g_optimal = VK_FORMAT_FEATURE_2_SAMPLED_IMAGE_BIT;
    EXPECT_TRUE(Allows(WD_CONTENT_ATOMIC));
    EXPECT_TRUE(Allows(WD_CONTENT_FLOAT) && Allows(WD_CONTENT_UINT) && Allows(WD_CONTENT_WIDTH_64));
    EXPECT_EQ(wd_gpuav_content_word(nullptr, &descriptor_), UINT32_MAX);
}

} // namespace
