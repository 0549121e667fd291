// Samplers whose filters, reductions or address modes the views do not support. lavapipe 25.0 has no cubic filters and
// no corner-sampled images: the layer VK_LAYER_WARDEN_invented offers them. The check runs on lavapipe.
#include "testing/invented/invented_commands.h"
#include "vk/gpuav/testing/gpuav_used_contents_test.h"

namespace wd::testing {
namespace {

class SamplerContentsTest : public UsedContentsTest {
  protected:
    Options MakeCubicOptions(bool is_robust = false) {
        Options options = MakeOptions("guard", is_robust);
        options.layers = {Layer::kWarden, Layer::kInvented};
        options.environment[WD_INVENTED_CUBIC_FILTERS] = "1";
        options.device_extensions.push_back(VK_EXT_FILTER_CUBIC_EXTENSION_NAME);
        return options;
    }
    static VkSamplerCreateInfo CubicSampler() {
        VkSamplerCreateInfo info = NearestSampler();
        info.magFilter = info.minFilter = VK_FILTER_CUBIC_EXT;
        return info;
    }
    void Reduce(VkSamplerCreateInfo *info) {
        reduction_ =
            Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
        reduction_.reductionMode = VK_SAMPLER_REDUCTION_MODE_MIN;
        info->pNext = &reduction_;
    }

    VkSamplerReductionModeCreateInfo reduction_ = {};
};

TEST_F(SamplerContentsTest, LevelsThatAreReducedNeedTheFeatureOfTheFormat) {
    for (bool is_robust : {false, true}) {
        WD_START_DEVICE(MakeCubicOptions(is_robust));
        MakeProgram();
        SetImages({});
        VkSamplerCreateInfo info = NearestSampler();
        Reduce(&info);
        SetSampler(info);
        Run(kSample, 3);
        ExpectSilence();
        info.mipmapMode = VK_SAMPLER_MIPMAP_MODE_LINEAR;
        SetSampler(info);
        Run(kFetch, 3); // No sampler.
        ExpectSilence();
        Run(kSample, 3);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDispatch-mipmapMode-09599",
                      "the sampler has VK_SAMPLER_MIPMAP_MODE_LINEAR and takes the minimum or maximum of "
                      "texels, and the format lacks SAMPLED_IMAGE_FILTER_MINMAX. Set 0, binding 1, array "
                      "element 3 (images).");
        info.mipmapMode = VK_SAMPLER_MIPMAP_MODE_NEAREST;
        info.minFilter = VK_FILTER_LINEAR;
        SetSampler(info);
        Run(kSample, 3);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDispatch-magFilter-09598", "the minimum or maximum of texels");
        Stop();
        ExpectSilence();
    }
}

TEST_F(SamplerContentsTest, CubicFiltersNeedViewsThatSupportThem) {
    for (bool is_robust : {false, true}) {
        WD_START_DEVICE(MakeCubicOptions(is_robust));
        MakeProgram();
        SetSampler(CubicSampler());
        SetImages(OfFormat(VK_FORMAT_R8_UNORM));
        ExpectMistake(kSample, "VUID-vkCmdDispatch-None-02692",
                      "the format lacks SAMPLED_IMAGE_FILTER_CUBIC");
        SetImages({}, OfType(VK_IMAGE_VIEW_TYPE_2D_ARRAY));
        Run(kSample, 3);
        ExpectSilence();
        Run(kSampleLayer, 1);
        EXPECT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-vkCmdDispatch-filterCubic-02694",
                      "the sampler has VK_FILTER_CUBIC_EXT, and the device does not support filterCubic for "
                      "the type and the format of the view. Set 0, binding 1, array element 1 (layers).");
        Stop();
        ExpectSilence();
    }
}

TEST_F(SamplerContentsTest, CubicFiltersThatReduceNeedViewsThatSupportThem) {
    WD_START_DEVICE(MakeCubicOptions());
    MakeProgram();
    VkSamplerCreateInfo info = CubicSampler();
    SetSampler(info);
    const VkImageView view = MakeView({});
    WriteImage(set_, 3, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, view, kLayout, sampler_);
    Run(kSampleCombined, 0);
    ExpectSilence();
    Reduce(&info);
    SetSampler(info);
    WriteImage(set_, 3, 1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, view, kLayout, sampler_);
    Run(kSampleCombined, 0);
    ExpectSilence();
    Run(kSampleCombined, 1);
    EXPECT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDispatch-filterCubicMinmax-02695",
                  "does not support filterCubicMinmax for the type and the format of the view");
    Stop();
    ExpectSilence();
}

TEST_F(SamplerContentsTest, CornerSampledImagesNeedCoordinatesThatAreClamped) {
    for (bool is_robust : {false, true}) {
        Options options = MakeCubicOptions(is_robust);
        options.device_extensions.push_back(VK_NV_CORNER_SAMPLED_IMAGE_EXTENSION_NAME);
        auto features = Make<VkPhysicalDeviceCornerSampledImageFeaturesNV>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CORNER_SAMPLED_IMAGE_FEATURES_NV);
        features.cornerSampledImage = VK_TRUE;
        features.pNext = const_cast<void *>(options.device_next);
        options.device_next = &features;
        WD_START_DEVICE(options);
        MakeProgram();
        View corner;
        corner.flags = VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV;
        SetImages(corner);
        Run(kSample, 3);
        ExpectSilence();
        VkSamplerCreateInfo info = NearestSampler();
        info.addressModeW = VK_SAMPLER_ADDRESS_MODE_REPEAT; // 2D views have no such coordinate.
        SetSampler(info);
        Run(kSample, 3);
        ExpectSilence();
        info.addressModeV = VK_SAMPLER_ADDRESS_MODE_REPEAT;
        SetSampler(info);
        ExpectMistake(kSample, "VUID-vkCmdDispatch-flags-02696",
                      "the image has VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV, and the sampler has another "
                      "address mode than VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE");
        Stop();
        ExpectSilence();
    }
}

} // namespace
} // namespace wd::testing
