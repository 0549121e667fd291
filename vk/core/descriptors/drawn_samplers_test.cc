// Samplers against the images that shaders sample with them. On the null driver, which has all extensions.
#include "vk/core/descriptors/drawn_testing.h"

namespace wd::testing {
namespace {

class DrawnSamplersTest : public DrawnTest {
  protected:
    // TryMode dispatches with a sampler of the mode in the direction of v, and with an image that has these flags.
    void TryMode(VkSamplerAddressMode mode, VkImageCreateFlags flags) {
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.addressModeU = VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE;
        info.addressModeV = mode;
        info.addressModeW =
            VK_SAMPLER_ADDRESS_MODE_REPEAT; // Images of two dimensions have no third coordinate.
        VkSampler sampler = VK_NULL_HANDLE;
        Check(vkCreateSampler(device(), &info, nullptr, &sampler), "vkCreateSampler");
        Defer([device = device(), sampler] { vkDestroySampler(device, sampler, nullptr); });
        VkImageCreateInfo image_info = PlainImage(
            VK_FORMAT_R8G8B8A8_UNORM, {16, 16}, VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
        image_info.flags = flags;
        Image image;
        image.handle = MakeUnboundImage(image_info);
        BindImage(image.handle);
        image.view = MakeImageView(image.handle, VK_FORMAT_R8G8B8A8_UNORM);
        image.format = VK_FORMAT_R8G8B8A8_UNORM;
        image.extent = {16, 16};
        FillImage(image, {}, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL);
        WriteImage(sets_[1], 2, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, image.view,
                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, sampler);
        const VkCommandBuffer commands = BeginAll();
        vkCmdDispatch(commands, 1, 1, 1);
        vkEndCommandBuffer(commands);
    }
};

TEST_F(DrawnSamplersTest, CornerSampledImagesAreClamped) {
    auto features = Make<VkPhysicalDeviceCornerSampledImageFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CORNER_SAMPLED_IMAGE_FEATURES_NV);
    features.cornerSampledImage = VK_TRUE;
    Options options;
    options.driver = Driver::kNull;
    options.device_next = &features;
    options.device_extensions = {VK_NV_CORNER_SAMPLED_IMAGE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    MakeProgram();
    TryMode(VK_SAMPLER_ADDRESS_MODE_REPEAT, 0);
    TryMode(VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE, VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV);
    ExpectSilence();
    TryMode(VK_SAMPLER_ADDRESS_MODE_REPEAT, VK_IMAGE_CREATE_CORNER_SAMPLED_BIT_NV);
    ExpectMessage("VUID-vkCmdDispatch-flags-02696",
                  "VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE and VK_SAMPLER_ADDRESS_MODE_REPEAT");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
