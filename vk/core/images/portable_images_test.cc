// VK_KHR_portability_subset: what images, views, samplers and events must not be without its features.
#define VK_ENABLE_BETA_EXTENSIONS // Types of structs.

#include <vulkan/vulkan_core.h>

#include <vulkan/vulkan_beta.h>

#include "vk/core/images/images_fixture.h"

using namespace wd::testing;

namespace {

class PortableImagesTest : public ImagesTest {
  protected:
    void StartSubset(bool has_features) {
        static VkPhysicalDevicePortabilitySubsetFeaturesKHR subset;
        subset = {};
        subset.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PORTABILITY_SUBSET_FEATURES_KHR;
        subset.events = subset.imageViewFormatReinterpretation = subset.imageViewFormatSwizzle =
            subset.imageView2DOn3DImage = subset.multisampleArrayImage = subset.mutableComparisonSamplers =
                subset.samplerMipLodBias = has_features;
        Options options = NullOptions(&subset);
        options.device_extensions = {"VK_KHR_portability_subset"};
        options.environment["WD_NULL_PORTABILITY_SUBSET"] = "1";
        Start(options);
        ClearMessages(); // Structs that the build does not know.
    }
    void ExpectIf(bool is_lacked, const std::string &id, const std::string &text) {
        if (is_lacked) {
            ExpectMessage(id, text);
        }
        ExpectSilence();
    }
    void TryImages(bool is_lacked) {
        VkImageCreateInfo info = Info();
        info.imageType = VK_IMAGE_TYPE_3D;
        TryImage(info);
        ExpectSilence();
        info.flags = VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT;
        TryImage(info);
        ExpectIf(is_lacked, "VUID-VkImageCreateInfo-imageView2DOn3DImage-04459",
                 "flags is VK_IMAGE_CREATE_2D_ARRAY_COMPATIBLE_BIT, the feature imageView2DOn3DImage is not "
                 "enabled");
        info = Info();
        info.samples = VK_SAMPLE_COUNT_4_BIT;
        TryImage(info);
        ExpectSilence();
        info.arrayLayers = 2;
        TryImage(info);
        ExpectIf(is_lacked, "VUID-VkImageCreateInfo-multisampleArrayImage-04460",
                 "samples is VK_SAMPLE_COUNT_4_BIT, arrayLayers is 2");
    }
    void TryViews(bool is_lacked) {
        VkImageCreateInfo image_info = Info();
        image_info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
        const VkImage image = MakeUnboundImage(image_info);
        BindImage(image);
        VkImageViewCreateInfo info = ViewInfo(image, VK_FORMAT_R8G8B8A8_UINT);
        info.components.g = VK_COMPONENT_SWIZZLE_G;
        TryView(info);
        ExpectSilence();
        info.components.g = VK_COMPONENT_SWIZZLE_R;
        TryView(info);
        ExpectIf(is_lacked, "VUID-VkImageViewCreateInfo-imageViewFormatSwizzle-04465",
                 "feature imageViewFormatSwizzle is not enabled");
        info.components.g = VK_COMPONENT_SWIZZLE_IDENTITY;
        info.format = VK_FORMAT_R16G16_UNORM;
        TryView(info);
        ExpectIf(is_lacked, "VUID-VkImageViewCreateInfo-imageViewFormatReinterpretation-04466",
                 "format is VK_FORMAT_R16G16_UNORM, the format of image is VK_FORMAT_R8G8B8A8_UNORM");
    }
    VkSampler TrySampler(float bias, bool compares) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.mipLodBias = bias;
        info.compareEnable = compares;
        VkSampler sampler = VK_NULL_HANDLE;
        vkCreateSampler(device(), &info, nullptr, &sampler);
        Defer([this, sampler] { vkDestroySampler(device(), sampler, nullptr); });
        return sampler;
    }
    void WriteSampler(bool is_immutable, VkSampler sampler) {
        VkDescriptorSetLayoutBinding binding = {0, VK_DESCRIPTOR_TYPE_SAMPLER, 1, VK_SHADER_STAGE_ALL,
                                                nullptr};
        binding.pImmutableSamplers = is_immutable ? &sampler : nullptr;
        const VkDescriptorSet set = MakeSet(MakeSetLayout({binding}), {{VK_DESCRIPTOR_TYPE_SAMPLER, 1}});
        const VkDescriptorImageInfo image = {sampler, VK_NULL_HANDLE, VK_IMAGE_LAYOUT_UNDEFINED};
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.dstSet = set;
        write.descriptorCount = 1;
        write.descriptorType = VK_DESCRIPTOR_TYPE_SAMPLER;
        write.pImageInfo = &image;
        vkUpdateDescriptorSets(device(), is_immutable ? 0 : 1, &write, 0, nullptr);
    }
    void TrySamplers(bool is_lacked) {
        TrySampler(0.0f, false);
        ExpectSilence();
        TrySampler(0.5f, false);
        ExpectIf(is_lacked, "VUID-VkSamplerCreateInfo-samplerMipLodBias-04467", "mipLodBias is 0.5");
        WriteSampler(false, TrySampler(0.0f, false));
        WriteSampler(true, TrySampler(0.0f, true));
        ExpectSilence();
        WriteSampler(false, TrySampler(0.0f, true));
        ExpectIf(is_lacked, "VUID-VkDescriptorImageInfo-mutableComparisonSamplers-04450",
                 "the compareEnable of sampler is VK_TRUE");
    }
    void TryEvent(bool is_lacked) {
        const auto info = Make<VkEventCreateInfo>(VK_STRUCTURE_TYPE_EVENT_CREATE_INFO);
        VkEvent event = VK_NULL_HANDLE;
        vkCreateEvent(device(), &info, nullptr, &event);
        vkDestroyEvent(device(), event, nullptr);
        ExpectIf(is_lacked, "VUID-vkCreateEvent-events-04468", "the feature events is not enabled");
    }
};

TEST_F(PortableImagesTest, FeaturesThatAreNotEnabled) {
    StartSubset(false);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryImages(true);
    TryViews(true);
    TrySamplers(true);
    TryEvent(true);
}

TEST_F(PortableImagesTest, FeaturesThatAreEnabled) {
    StartSubset(true);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryImages(false);
    TryViews(false);
    TrySamplers(false);
    TryEvent(false);
}

} // namespace
