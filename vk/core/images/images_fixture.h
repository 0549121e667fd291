// A fixture for checks of images, buffers, views, samplers and sparse bindings: the null driver.
#ifndef WARDEN_VK_CORE_IMAGES_IMAGES_FIXTURE_H
#define WARDEN_VK_CORE_IMAGES_IMAGES_FIXTURE_H

#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {

constexpr VkFormat kRgba = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkFormat kPlanes = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM;

// ExternalFormat is VkExternalFormatANDROID, which headers have on its platform.
struct ExternalFormat {
    VkStructureType sType = VK_STRUCTURE_TYPE_EXTERNAL_FORMAT_ANDROID;
    const void *pNext = nullptr;
    uint64_t externalFormat = 42;
};

class ImagesTest : public DeviceTest {
  protected:
    // NullOptions is the null driver with the features of Vulkan 1.0 that the tests of images need.
    static Options NullOptions(const void *next = nullptr) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = next;
        options.features.imageCubeArray = VK_TRUE;
        options.features.sparseBinding = VK_TRUE;
        options.features.sparseResidencyBuffer = VK_TRUE;
        options.features.sparseResidencyImage2D = VK_TRUE;
        options.features.sparseResidencyImage3D = VK_TRUE;
        options.features.shaderStorageImageMultisample = VK_TRUE;
        options.features.samplerAnisotropy = VK_TRUE;
        return options;
    }

    // StartGroup starts a device of two physical devices: the one of the null driver, twice.
    void StartGroup(Options options) {
        StartInstance(options);
        if (IsSkipped()) {
            return;
        }
        const VkPhysicalDevice devices[] = {physical_device(), physical_device()};
        auto group = Make<VkDeviceGroupDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO);
        group.pNext = options.device_next;
        group.physicalDeviceCount = 2;
        group.pPhysicalDevices = devices;
        options.device_next = &group;
        StartDevice(options);
        ClearMessages(); // The devices are to be different ones.
    }

    // Info is a sampled 2D image of 64 by 64 texels.
    static VkImageCreateInfo Info(VkFormat format = kRgba, const void *next = nullptr) {
        VkImageCreateInfo info = PlainImage(format, {64, 64}, VK_IMAGE_USAGE_SAMPLED_BIT);
        info.pNext = next;
        return info;
    }

    // TryImage creates an image, which lives as long as the device. The driver may refuse it.
    VkImage TryImage(const VkImageCreateInfo &info) {
        VkImage image = VK_NULL_HANDLE;
        if (vkCreateImage(device(), &info, nullptr, &image) == VK_SUCCESS) {
            Defer([this, image] { vkDestroyImage(device(), image, nullptr); });
        }
        return image;
    }

    // ViewInfo is a 2D view of the first mip level and array layer.
    static VkImageViewCreateInfo ViewInfo(VkImage image, VkFormat format = kRgba,
                                          VkImageAspectFlags aspects = VK_IMAGE_ASPECT_COLOR_BIT) {
        auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
        info.image = image;
        info.viewType = VK_IMAGE_VIEW_TYPE_2D;
        info.format = format;
        info.subresourceRange = {aspects, 0, 1, 0, 1};
        return info;
    }

    // TryView creates a view, which lives as long as the device.
    VkImageView TryView(const VkImageViewCreateInfo &info) {
        VkImageView view = VK_NULL_HANDLE;
        if (vkCreateImageView(device(), &info, nullptr, &view) == VK_SUCCESS) {
            Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
        }
        return view;
    }

    // ExpectOnly wants one message and no other, unless the test was skipped.
    void ExpectOnly(const std::string &id, const std::string &text) {
        if (IsSkipped()) {
            return;
        }
        ExpectMessage("VUID-" + id, text);
        ExpectSilence();
    }
};

// WD_START_IMAGES starts the fixture and leaves the test when it was skipped.
#define WD_START_IMAGES(...)                                                                                 \
    const ::wd::testing::Options images_options = NullOptions(__VA_ARGS__);                                  \
    WD_START_DEVICE(images_options)

} // namespace wd::testing

#endif
