// Samplers and sampler Y'CbCr conversions.
#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class SamplersTest : public ImagesTest {
  protected:
    static VkSamplerCreateInfo SamplerInfo(const void *next = nullptr) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.pNext = next;
        info.addressModeU = info.addressModeV = info.addressModeW = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
        return info;
    }
    void TrySampler(const VkSamplerCreateInfo &info) {
        VkSampler sampler = VK_NULL_HANDLE;
        if (vkCreateSampler(device(), &info, nullptr, &sampler) == VK_SUCCESS) {
            Defer([this, sampler] { vkDestroySampler(device(), sampler, nullptr); });
        }
    }
    static VkSamplerYcbcrConversionCreateInfo ConversionInfo(VkFormat format = kPlanes) {
        auto info =
            Make<VkSamplerYcbcrConversionCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_CREATE_INFO);
        info.format = format;
        info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_YCBCR_709;
        return info;
    }
    VkSamplerYcbcrConversion TryConversion(const VkSamplerYcbcrConversionCreateInfo &info) {
        VkSamplerYcbcrConversion conversion = VK_NULL_HANDLE;
        if (vkCreateSamplerYcbcrConversion(device(), &info, nullptr, &conversion) == VK_SUCCESS) {
            Defer([this, conversion] { vkDestroySamplerYcbcrConversion(device(), conversion, nullptr); });
        }
        return conversion;
    }
    // StartConversions enables conversions, of formats with these features.
    void StartConversions(VkFormatFeatureFlags formats) {
        static VkPhysicalDeviceSamplerYcbcrConversionFeatures features;
        features = Make<VkPhysicalDeviceSamplerYcbcrConversionFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLER_YCBCR_CONVERSION_FEATURES);
        features.samplerYcbcrConversion = VK_TRUE;
        Options options = NullOptions(&features);
        options.environment["WD_NULL_FORMAT_FEATURES"] = std::to_string(formats);
        Start(options);
    }
};

constexpr VkFormatFeatureFlags kMidpoint = VK_FORMAT_FEATURE_MIDPOINT_CHROMA_SAMPLES_BIT;
constexpr VkFormatFeatureFlags kCosited = VK_FORMAT_FEATURE_COSITED_CHROMA_SAMPLES_BIT;

#define WD_START_CONVERSIONS(formats)                                                                        \
    do {                                                                                                     \
        StartConversions(formats);                                                                           \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(SamplersTest, BiasIsLimited) {
    WD_START_IMAGES();
    VkSamplerCreateInfo info = SamplerInfo();
    info.mipLodBias = -16.0f;
    TrySampler(info);
    ExpectSilence();
    info.mipLodBias = -16.5f;
    TrySampler(info);
    ExpectOnly("VkSamplerCreateInfo-mipLodBias-01069", "mipLodBias is -16.5, maxSamplerLodBias is 16");
}

TEST_F(SamplersTest, ReductionIsAFeature) {
    WD_START_IMAGES();
    auto reduction =
        Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    TrySampler(SamplerInfo(&reduction));
    ExpectSilence();
    reduction.reductionMode = VK_SAMPLER_REDUCTION_MODE_MIN;
    TrySampler(SamplerInfo(&reduction));
    ExpectOnly("VkSamplerCreateInfo-pNext-06726", "reductionMode is VK_SAMPLER_REDUCTION_MODE_MIN");
}

TEST_F(SamplersTest, ReductionExcludesComparison) {
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.samplerFilterMinmax = VK_TRUE;
    WD_START_IMAGES(&features);
    auto reduction =
        Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    reduction.reductionMode = VK_SAMPLER_REDUCTION_MODE_MAX;
    VkSamplerCreateInfo info = SamplerInfo(&reduction);
    TrySampler(info);
    ExpectSilence();
    info.compareEnable = VK_TRUE;
    TrySampler(info);
    ExpectOnly("VkSamplerCreateInfo-compareEnable-01423", "compareEnable is VK_TRUE");
}

TEST_F(SamplersTest, OperatorsOfComparisonsAreValid) {
    WD_START_IMAGES();
    VkSamplerCreateInfo info = SamplerInfo();
    info.compareOp = static_cast<VkCompareOp>(8);
    TrySampler(info);
    ExpectSilence();
    info.compareEnable = VK_TRUE;
    TrySampler(info);
    ExpectOnly("VkSamplerCreateInfo-compareEnable-01080", "compareOp is 8");
}

TEST_F(SamplersTest, CustomBordersHaveAColor) {
    auto features = Make<VkPhysicalDeviceCustomBorderColorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_FEATURES_EXT);
    features.customBorderColors = features.customBorderColorWithoutFormat = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_CUSTOM_BORDER_COLOR_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto color = Make<VkSamplerCustomBorderColorCreateInfoEXT>(
        VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
    color.format = VK_FORMAT_R8_UINT;
    VkSamplerCreateInfo info = SamplerInfo(&color);
    info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
    info.borderColor = VK_BORDER_COLOR_INT_CUSTOM_EXT;
    TrySampler(info);
    ExpectSilence();
    info.borderColor = VK_BORDER_COLOR_FLOAT_CUSTOM_EXT;
    TrySampler(info);
    ExpectOnly("VkSamplerCustomBorderColorCreateInfoEXT-format-07605",
               "borderColor is VK_BORDER_COLOR_FLOAT");
    info.pNext = nullptr;
    TrySampler(info);
    ExpectOnly("VkSamplerCreateInfo-borderColor-04011", "VkSamplerCustomBorderColorCreateInfoEXT");
}

TEST_F(SamplersTest, WithConversionsClampToTheEdge) {
    WD_START_CONVERSIONS(kMidpoint | kCosited);
    auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    conversion.conversion = TryConversion(ConversionInfo());
    VkSamplerCreateInfo info = SamplerInfo(&conversion);
    TrySampler(info);
    ExpectSilence();
    info.addressModeV = VK_SAMPLER_ADDRESS_MODE_REPEAT;
    TrySampler(info);
    ExpectOnly("VkSamplerCreateInfo-addressModeU-01646", "addressModeV is VK_SAMPLER_ADDRESS_MODE_REPEAT");
    info = SamplerInfo(&conversion);
    info.minFilter = VK_FILTER_LINEAR;
    TrySampler(info);
    ExpectOnly(
        "VkSamplerCreateInfo-minFilter-01645",
        "minFilter is VK_FILTER_LINEAR, magFilter is VK_FILTER_NEAREST, the chromaFilter of conversion is "
        "VK_FILTER_NEAREST");
}

TEST_F(SamplersTest, ConversionsOfAnyFilterAllowOthers) {
    WD_START_CONVERSIONS(kCosited |
                         VK_FORMAT_FEATURE_SAMPLED_IMAGE_YCBCR_CONVERSION_SEPARATE_RECONSTRUCTION_FILTER_BIT);
    auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    conversion.conversion = TryConversion(ConversionInfo());
    VkSamplerCreateInfo info = SamplerInfo(&conversion);
    info.minFilter = VK_FILTER_LINEAR;
    TrySampler(info);
    ExpectSilence();
}

TEST_F(SamplersTest, ConversionsNeedFeaturesOfTheFormat) {
    WD_START_CONVERSIONS(kCosited);
    VkSamplerYcbcrConversionCreateInfo info = ConversionInfo();
    TryConversion(info);
    ExpectSilence();
    info.yChromaOffset = VK_CHROMA_LOCATION_MIDPOINT;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-xChromaOffset-01652",
               "yChromaOffset is VK_CHROMA_LOCATION_MIDPOINT");
    info.format = VK_FORMAT_G8_B8R8_2PLANE_422_UNORM;
    TryConversion(info);
    ExpectSilence();
    info.yChromaOffset = VK_CHROMA_LOCATION_COSITED_EVEN;
    info.chromaFilter = VK_FILTER_LINEAR;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-chromaFilter-01657", "chromaFilter is VK_FILTER_LINEAR");
    info.chromaFilter = VK_FILTER_NEAREST;
    info.forceExplicitReconstruction = VK_TRUE;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-forceExplicitReconstruction-01656",
               "forceExplicitReconstruction is VK_TRUE");
}

TEST_F(SamplersTest, CositedSamplesAreAFeature) {
    WD_START_CONVERSIONS(kMidpoint);
    VkSamplerYcbcrConversionCreateInfo info = ConversionInfo();
    info.xChromaOffset = info.yChromaOffset = VK_CHROMA_LOCATION_MIDPOINT;
    TryConversion(info);
    ExpectSilence();
    info.xChromaOffset = VK_CHROMA_LOCATION_COSITED_EVEN;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-xChromaOffset-01651", "xChromaOffset is");
}

TEST_F(SamplersTest, ConversionsNeedAnyLocation) {
    WD_START_CONVERSIONS(VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT);
    TryConversion(ConversionInfo());
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-format-01650", "which has neither");
}

TEST_F(SamplersTest, ConversionsAreOfUnormFormats) {
    WD_START_CONVERSIONS(kMidpoint | kCosited);
    TryConversion(ConversionInfo(kRgba));
    ExpectSilence();
    TryConversion(ConversionInfo(VK_FORMAT_R8G8B8A8_SRGB));
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-format-04061", "format is VK_FORMAT_R8G8B8A8_SRGB");
}

TEST_F(SamplersTest, ChromaIsSwappedOnly) {
    WD_START_CONVERSIONS(kMidpoint | kCosited);
    VkSamplerYcbcrConversionCreateInfo info = ConversionInfo();
    info.components = {VK_COMPONENT_SWIZZLE_B, VK_COMPONENT_SWIZZLE_IDENTITY, VK_COMPONENT_SWIZZLE_R,
                       VK_COMPONENT_SWIZZLE_ONE};
    TryConversion(info);
    ExpectSilence();
    info.components.b = VK_COMPONENT_SWIZZLE_B;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-components-02585",
               "components.r is VK_COMPONENT_SWIZZLE_B");
    info.components = {};
    info.components.g = VK_COMPONENT_SWIZZLE_R;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-components-02581",
               "components.g is VK_COMPONENT_SWIZZLE_R");
    info.components = {};
    info.components.a = VK_COMPONENT_SWIZZLE_G;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-components-02582",
               "components.a is VK_COMPONENT_SWIZZLE_G");
    info.components = {VK_COMPONENT_SWIZZLE_G, VK_COMPONENT_SWIZZLE_IDENTITY, VK_COMPONENT_SWIZZLE_R,
                       VK_COMPONENT_SWIZZLE_ONE};
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-components-02583",
               "components.r is VK_COMPONENT_SWIZZLE_G");
    info.components.r = VK_COMPONENT_SWIZZLE_B;
    info.components.b = VK_COMPONENT_SWIZZLE_G;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-components-02584",
               "components.b is VK_COMPONENT_SWIZZLE_G");
}

TEST_F(SamplersTest, ConvertedComponentsAreOfTheFormat) {
    WD_START_CONVERSIONS(kMidpoint | kCosited);
    VkSamplerYcbcrConversionCreateInfo info = ConversionInfo(kRgba);
    info.components.r = VK_COMPONENT_SWIZZLE_ONE;
    TryConversion(info);
    ExpectOnly("VkSamplerYcbcrConversionCreateInfo-ycbcrModel-01655",
               "components.r is VK_COMPONENT_SWIZZLE_ONE, which is constant");
    info.ycbcrModel = VK_SAMPLER_YCBCR_MODEL_CONVERSION_RGB_IDENTITY;
    TryConversion(info);
    ExpectSilence();
    info = ConversionInfo(VK_FORMAT_R5G6B5_UNORM_PACK16);
    TryConversion(info);
    ExpectSilence();
    info.ycbcrRange = VK_SAMPLER_YCBCR_RANGE_ITU_NARROW;
    TryConversion(info);
    ExpectMessage("VUID-VkSamplerYcbcrConversionCreateInfo-ycbcrRange-02748", "which has 5 bits");
    ExpectMessage("VUID-VkSamplerYcbcrConversionCreateInfo-ycbcrRange-02748", "which has 6 bits");
    ExpectMessage("VUID-VkSamplerYcbcrConversionCreateInfo-ycbcrRange-02748", "which has 5 bits");
    ExpectSilence();
}

TEST_F(SamplersTest, BordersHaveAColor) {
    WD_START_IMAGES();
    VkSamplerCreateInfo info = SamplerInfo();
    info.borderColor = static_cast<VkBorderColor>(6);
    TrySampler(info);
    ExpectSilence();
    VkSamplerAddressMode VkSamplerCreateInfo::*const modes[] = {&VkSamplerCreateInfo::addressModeU,
                                                                &VkSamplerCreateInfo::addressModeV,
                                                                &VkSamplerCreateInfo::addressModeW};
    for (VkSamplerAddressMode VkSamplerCreateInfo::*const mode : modes) {
        VkSamplerCreateInfo bordered = info;
        bordered.*mode = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
        TrySampler(bordered);
        ExpectOnly("VkSamplerCreateInfo-addressModeU-01078", "borderColor is 6");
        bordered.borderColor = VK_BORDER_COLOR_INT_OPAQUE_WHITE;
        TrySampler(bordered);
        ExpectSilence();
    }
}

TEST_F(SamplersTest, ReductionExcludesConversions) {
    auto conversions = Make<VkPhysicalDeviceSamplerYcbcrConversionFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLER_YCBCR_CONVERSION_FEATURES);
    conversions.samplerYcbcrConversion = VK_TRUE;
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.samplerFilterMinmax = VK_TRUE;
    features.pNext = &conversions;
    WD_START_IMAGES(&features);
    auto conversion = Make<VkSamplerYcbcrConversionInfo>(VK_STRUCTURE_TYPE_SAMPLER_YCBCR_CONVERSION_INFO);
    conversion.conversion = TryConversion(ConversionInfo());
    auto reduction =
        Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    reduction.pNext = &conversion;
    TrySampler(SamplerInfo(&reduction));
    ExpectSilence();
    reduction.reductionMode = VK_SAMPLER_REDUCTION_MODE_MIN;
    TrySampler(SamplerInfo(&reduction));
    ExpectOnly("VkSamplerCreateInfo-None-01647", "reductionMode is VK_SAMPLER_REDUCTION_MODE_MIN");
    reduction.pNext = nullptr;
    TrySampler(SamplerInfo(&reduction));
    ExpectSilence();
}

class CubicSamplersTest : public SamplersTest {
  protected:
    void TryReduction(const char *extension, VkFilter filter, VkSamplerReductionMode mode) {
        auto features =
            Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
        features.samplerFilterMinmax = VK_TRUE;
        Options options = NullOptions(&features);
        options.device_extensions = {extension};
        WD_START_DEVICE(options);
        auto reduction =
            Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
        reduction.reductionMode = mode;
        VkSamplerCreateInfo info = SamplerInfo(&reduction);
        info.magFilter = filter;
        TrySampler(info);
    }
};

TEST_F(CubicSamplersTest, ReduceByTheWeightedAverage) {
    TryReduction(VK_IMG_FILTER_CUBIC_EXTENSION_NAME, VK_FILTER_CUBIC_EXT,
                 VK_SAMPLER_REDUCTION_MODE_WEIGHTED_AVERAGE);
    ExpectSilence();
}

TEST_F(CubicSamplersTest, ReduceOtherwiseWithTheExtension) {
    TryReduction(VK_EXT_FILTER_CUBIC_EXTENSION_NAME, VK_FILTER_CUBIC_EXT, VK_SAMPLER_REDUCTION_MODE_MIN);
    ExpectSilence();
}

TEST_F(CubicSamplersTest, DoNotReduceOtherwise) {
    TryReduction(VK_IMG_FILTER_CUBIC_EXTENSION_NAME, VK_FILTER_CUBIC_EXT, VK_SAMPLER_REDUCTION_MODE_MIN);
    ExpectOnly("VkSamplerCreateInfo-magFilter-07911", "VK_EXT_filter_cubic is not enabled");
}

TEST_F(SamplersTest, AreNotTooMany) {
    auto features = Make<VkPhysicalDeviceCustomBorderColorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_FEATURES_EXT);
    features.customBorderColors = features.customBorderColorWithoutFormat = VK_TRUE;
    Options options = NullOptions(&features);
    options.device_extensions = {VK_EXT_CUSTOM_BORDER_COLOR_EXTENSION_NAME};
    options.environment["WD_NULL_MAX_OBJECTS"] = "2";
    WD_START_DEVICE(options);
    auto color = Make<VkSamplerCustomBorderColorCreateInfoEXT>(
        VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
    VkSamplerCreateInfo custom = SamplerInfo(&color), plain = SamplerInfo();
    custom.borderColor = VK_BORDER_COLOR_INT_CUSTOM_EXT;
    const auto make = [this](const VkSamplerCreateInfo &info) {
        VkSampler sampler = VK_NULL_HANDLE;
        vkCreateSampler(device(), &info, nullptr, &sampler);
        return sampler;
    };
    const auto destroy = [this](VkSampler sampler) { vkDestroySampler(device(), sampler, nullptr); };
    const VkSampler first = make(custom);
    destroy(make(plain));
    const VkSampler second = make(custom);
    ExpectSilence();
    destroy(make(plain));
    ExpectOnly("vkCreateSampler-maxSamplerAllocationCount-04110",
               "the number of samplers of the device is 2, maxSamplerAllocationCount is 2");
    destroy(make(custom));
    ExpectMessage("VUID-vkCreateSampler-maxSamplerAllocationCount-04110", "");
    ExpectOnly("VkSamplerCreateInfo-None-04012",
               "the number of samplers with a custom border color is 2, maxCustomBorderColorSamplers is 2");
    destroy(first);
    destroy(make(custom));
    ExpectSilence();
    destroy(second);
}

} // namespace
