// Surfaces, swapchains, and objects of instances.
#include <cstdlib>
#include <cstring>

#include "vk/lifetimes/lifetimes_testing.h"

namespace {

using wd::testing::Make;
using wd::testing::Options;

class LifetimesInstance : public wd::testing::LifetimesTest {
  protected:
    // Calls with an error are skipped.
    Options MakeSurfaceOptions() {
        Options options = MakeOptions();
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
        options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
        options.messenger_result = VK_TRUE;
        return options;
    }

    VkSurfaceKHR MakeSurface() {
        auto info = Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(instance(), &info,
                                                                                         nullptr, &surface),
              "vkCreateHeadlessSurfaceEXT");
        return surface;
    }

    VkSwapchainKHR MakeSwapchain(VkSurfaceKHR surface) {
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
        VkSwapchainKHR swapchain = VK_NULL_HANDLE;
        Check(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain), "vkCreateSwapchainKHR");
        return swapchain;
    }

    std::vector<VkImage> ImagesOf(VkSwapchainKHR swapchain) {
        uint32_t count = 0;
        vkGetSwapchainImagesKHR(device(), swapchain, &count, nullptr);
        std::vector<VkImage> images(count);
        vkGetSwapchainImagesKHR(device(), swapchain, &count, images.data());
        return images;
    }
};

TEST_F(LifetimesInstance, SurfacesOutliveTheirSwapchains) {
    WD_START_DEVICE(MakeSurfaceOptions());
    const VkSurfaceKHR surface = MakeSurface(), unused = MakeSurface();
    const VkSwapchainKHR swapchain = MakeSwapchain(surface);
    SetName(VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain, "window");
    vkDestroySurfaceKHR(instance(), unused, nullptr);
    ExpectSilence();
    vkDestroySurfaceKHR(instance(), surface, nullptr);
    ExpectMessage("VUID-vkDestroySurfaceKHR-surface-01266", "VkSwapchainKHR window");
    vkDestroySwapchainKHR(device(), swapchain, nullptr);
    vkDestroySurfaceKHR(instance(), surface, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesInstance, ImagesOfSwapchainsEndWithThem) {
    WD_START_DEVICE(MakeSurfaceOptions());
    const VkSurfaceKHR surface = MakeSurface();
    const VkSwapchainKHR swapchain = MakeSwapchain(surface);
    const std::vector<VkImage> images = ImagesOf(swapchain);
    ASSERT_FALSE(images.empty());
    vkDestroyImage(device(), images[0], nullptr);
    ExpectMessage("VUID-vkDestroyImage-image-04882", "which destroys its images itself");
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    Record(commands);
    vkCmdClearColorImage(commands, images[0], VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    ExpectSilence();
    vkDestroySwapchainKHR(device(), swapchain, nullptr);
    vkCmdClearColorImage(commands, images[0], VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
    ExpectMessage("VUID-vkCmdClearColorImage-image-parameter", "which vkDestroySwapchainKHR has destroyed.");
    vkResetCommandBuffer(commands, 0);
    vkDestroySurfaceKHR(instance(), surface, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesInstance, ImagesOfSwapchainsInUse) {
    WD_START_DEVICE(MakeSurfaceOptions());
    const VkSurfaceKHR surface = MakeSurface();
    const VkSwapchainKHR swapchain = MakeSwapchain(surface);
    const std::vector<VkImage> images = ImagesOf(swapchain);
    ASSERT_FALSE(images.empty());
    const VkCommandBuffer commands = Allocate(MakePoolOfDevice());
    auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
    barrier.newLayout = VK_IMAGE_LAYOUT_GENERAL;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = images[0];
    barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    Record(commands);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0,
                         0, nullptr, 0, nullptr, 1, &barrier);
    vkEndCommandBuffer(commands);
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    vkDestroySwapchainKHR(device(), swapchain, nullptr);
    ExpectMessage("VUID-vkDestroySwapchainKHR-swapchain-01282", "is still in use by VkCommandBuffer");
    vkQueueWaitIdle(queue());
    vkDestroySwapchainKHR(device(), swapchain, nullptr);
    vkDestroySurfaceKHR(instance(), surface, nullptr);
    ExpectSilence();
}

// The loader reads what a handle points to: such calls end in a crash. Calls with an error are skipped here.
TEST_F(LifetimesInstance, SurfacesThatDoNotExist) {
    WD_START_DEVICE(MakeSurfaceOptions());
    const VkSurfaceKHR destroyed = MakeSurface(), invented = (VkSurfaceKHR)0xdeadbeef00;
    vkDestroySurfaceKHR(instance(), destroyed, nullptr);
    uint32_t count = 0;
    for (const VkSurfaceKHR surface : {destroyed, invented}) {
        EXPECT_EQ(vkGetPhysicalDeviceSurfaceFormatsKHR(physical_device(), surface, &count, nullptr),
                  VK_ERROR_VALIDATION_FAILED_EXT);
        ExpectMessage("VUID-vkGetPhysicalDeviceSurfaceFormatsKHR-surface-parameter",
                      "which is not the handle of a VkSurfaceKHR that exists in VkInstance (0x");
        ExpectSilence();
    }
    const VkSurfaceKHR surface = MakeSurface();
    EXPECT_EQ(vkGetPhysicalDeviceSurfaceFormatsKHR(physical_device(), surface, &count, nullptr), VK_SUCCESS);
    vkDestroySurfaceKHR(instance(), surface, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesInstance, SurfacesLeak) {
    for (const bool leaks : {true, false}) {
        Options options = MakeSurfaceOptions();
        options.messenger_result = VK_FALSE;
        WD_START_DEVICE(options);
        const VkSurfaceKHR surface = MakeSurface();
        if (!leaks) {
            vkDestroySurfaceKHR(instance(), surface, nullptr);
        }
        Stop();
        if (leaks) {
            ExpectMessage("VUID-vkDestroyInstance-instance-00629", "VkSurfaceKHR");
        }
        ExpectSilence();
    }
}

// A second instance of the process, whose objects the first one must not get.
class LifetimesOfInstances : public LifetimesInstance {
  protected:
    void StartBoth() {
        Options options = MakeSurfaceOptions();
        options.instance_extensions.push_back(VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME);
        options.instance_extensions.push_back(VK_EXT_DEBUG_REPORT_EXTENSION_NAME);
        WD_START_DEVICE(options);
        const std::vector<const char *> extensions = {
            VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME,
            VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_DEBUG_REPORT_EXTENSION_NAME};
        const char *layer = "VK_LAYER_WARDEN_validation";
        auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
        info.enabledLayerCount = 1;
        info.ppEnabledLayerNames = &layer;
        info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
        info.ppEnabledExtensionNames = extensions.data();
        ASSERT_EQ(vkCreateInstance(&info, nullptr, &other_), VK_SUCCESS);
    }

    void TearDown() override {
        if (other_) {
            vkDestroyInstance(other_, nullptr);
        }
        LifetimesInstance::TearDown();
    }

    template <typename Function> Function ProcOf(VkInstance instance, const char *name) {
        return reinterpret_cast<Function>(vkGetInstanceProcAddr(instance, name));
    }

    VkDebugUtilsMessengerEXT MakeMessenger(VkInstance instance) {
        auto info =
            Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
        info.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
        info.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT;
        info.pfnUserCallback = [](VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                  const VkDebugUtilsMessengerCallbackDataEXT *,
                                  void *) -> VkBool32 { return VK_FALSE; };
        VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
        EXPECT_EQ(ProcOf<PFN_vkCreateDebugUtilsMessengerEXT>(instance, "vkCreateDebugUtilsMessengerEXT")(
                      instance, &info, nullptr, &messenger),
                  VK_SUCCESS);
        return messenger;
    }

    VkDebugReportCallbackEXT MakeCallback(VkInstance instance) {
        auto info =
            Make<VkDebugReportCallbackCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_REPORT_CALLBACK_CREATE_INFO_EXT);
        info.flags = VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT;
        info.pfnCallback = [](VkDebugReportFlagsEXT, VkDebugReportObjectTypeEXT, uint64_t, size_t, int32_t,
                              const char *, const char *, void *) -> VkBool32 { return VK_FALSE; };
        VkDebugReportCallbackEXT callback = VK_NULL_HANDLE;
        EXPECT_EQ(ProcOf<PFN_vkCreateDebugReportCallbackEXT>(instance, "vkCreateDebugReportCallbackEXT")(
                      instance, &info, nullptr, &callback),
                  VK_SUCCESS);
        return callback;
    }

    VkInstance other_ = VK_NULL_HANDLE;
};

TEST_F(LifetimesOfInstances, Surfaces) {
    StartBoth();
    auto info = Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
    VkSurfaceKHR foreign = VK_NULL_HANDLE;
    ASSERT_EQ(ProcOf<PFN_vkCreateHeadlessSurfaceEXT>(other_, "vkCreateHeadlessSurfaceEXT")(other_, &info,
                                                                                           nullptr, &foreign),
              VK_SUCCESS);
    const VkSurfaceKHR own = MakeSurface();
    for (const VkSurfaceKHR surface : {own, foreign}) {
        const bool is_foreign = surface == foreign;
        VkBool32 is_supported;
        vkGetPhysicalDeviceSurfaceSupportKHR(physical_device(), 0, surface, &is_supported);
        if (is_foreign) {
            ExpectMessage("VUID-vkGetPhysicalDeviceSurfaceSupportKHR-commonparent",
                          "which belongs to VkInstance (0x");
        }
        auto surface_info =
            Make<VkPhysicalDeviceSurfaceInfo2KHR>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SURFACE_INFO_2_KHR);
        surface_info.surface = surface;
        auto capabilities = Make<VkSurfaceCapabilities2KHR>(VK_STRUCTURE_TYPE_SURFACE_CAPABILITIES_2_KHR);
        InstanceProc<PFN_vkGetPhysicalDeviceSurfaceCapabilities2KHR>(
            "vkGetPhysicalDeviceSurfaceCapabilities2KHR")(physical_device(), &surface_info, &capabilities);
        if (is_foreign) {
            ExpectMessage("WARDEN-lifetimes-wrong-parent", "pSurfaceInfo->surface is VkSurfaceKHR (0x");
        }
        ExpectSilence();
    }
    auto create_info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
    create_info.surface = foreign;
    create_info.minImageCount = 3;
    create_info.imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
    create_info.imageExtent = {16, 16};
    create_info.imageArrayLayers = 1;
    create_info.imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    create_info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
    create_info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
    create_info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
    VkSwapchainKHR swapchain = VK_NULL_HANDLE;
    EXPECT_EQ(vkCreateSwapchainKHR(device(), &create_info, nullptr, &swapchain),
              VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-VkSwapchainCreateInfoKHR-commonparent", "which belongs to VkInstance (0x");
    vkDestroySurfaceKHR(instance(), foreign, nullptr);
    ExpectMessage("VUID-vkDestroySurfaceKHR-surface-parent", "which belongs to VkInstance (0x");
    vkDestroySurfaceKHR(instance(), own, nullptr);
    vkDestroySurfaceKHR(other_, foreign, nullptr);
    ExpectSilence();
}

TEST_F(LifetimesOfInstances, Messengers) {
    StartBoth();
    const VkDebugUtilsMessengerEXT own = MakeMessenger(instance()), foreign = MakeMessenger(other_);
    const auto destroy = InstanceProc<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT");
    ExpectSilence();
    destroy(instance(), foreign, nullptr);
    ExpectMessage("VUID-vkDestroyDebugUtilsMessengerEXT-messenger-parent", "which belongs to VkInstance (0x");
    destroy(instance(), own, nullptr);
    destroy(instance(), VK_NULL_HANDLE, nullptr);
    ExpectSilence();
    destroy(instance(), own, nullptr);
    ExpectMessage("VUID-vkDestroyDebugUtilsMessengerEXT-messenger-parameter",
                  "which is not the handle of a VkDebugUtilsMessengerEXT that exists in VkInstance");
    ProcOf<PFN_vkDestroyDebugUtilsMessengerEXT>(other_, "vkDestroyDebugUtilsMessengerEXT")(other_, foreign,
                                                                                           nullptr);
    ExpectSilence();
}

TEST_F(LifetimesOfInstances, Callbacks) {
    StartBoth();
    const VkDebugReportCallbackEXT own = MakeCallback(instance()), foreign = MakeCallback(other_);
    const auto destroy = InstanceProc<PFN_vkDestroyDebugReportCallbackEXT>("vkDestroyDebugReportCallbackEXT");
    ExpectSilence();
    destroy(instance(), foreign, nullptr);
    ExpectMessage("VUID-vkDestroyDebugReportCallbackEXT-callback-parent", "which belongs to VkInstance (0x");
    destroy(instance(), own, nullptr);
    ExpectSilence();
    destroy(instance(), own, nullptr);
    ExpectMessage("VUID-vkDestroyDebugReportCallbackEXT-callback-parameter",
                  "which is not the handle of a VkDebugReportCallbackEXT that exists in VkInstance");
    ProcOf<PFN_vkDestroyDebugReportCallbackEXT>(other_, "vkDestroyDebugReportCallbackEXT")(other_, foreign,
                                                                                           nullptr);
    ExpectSilence();
}

void *VKAPI_CALL AllocateMemory(void *, size_t size, size_t, VkSystemAllocationScope) {
    return malloc(size);
}

void *VKAPI_CALL ReallocateMemory(void *, void *original, size_t size, size_t, VkSystemAllocationScope) {
    return realloc(original, size);
}

void VKAPI_CALL FreeMemory(void *, void *memory) {
    free(memory);
}

constexpr VkAllocationCallbacks kCallbacks = {nullptr,    AllocateMemory, ReallocateMemory,
                                              FreeMemory, nullptr,        nullptr};

// A message at vkDestroyInstance goes to a messenger in the pNext chain of VkInstanceCreateInfo.
VkBool32 VKAPI_CALL OnInstanceMessage(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                      const VkDebugUtilsMessengerCallbackDataEXT *data, void *messages) {
    if (data->pMessageIdName && strncmp(data->pMessageIdName, "VUID", 4) == 0) {
        static_cast<std::vector<std::string> *>(messages)->push_back(data->pMessageIdName);
    }
    return VK_FALSE;
}

TEST_F(LifetimesInstance, AllocationCallbacksOfTheInstanceMustMatch) {
    WD_START_DEVICE(MakeOptions()); // Sets the environment, and skips the test where the driver is missing.
    std::vector<std::string> found;
    const char *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME, *layer = "VK_LAYER_WARDEN_validation";
    auto messenger =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    messenger.pfnUserCallback = OnInstanceMessage;
    messenger.pUserData = &found;
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    info.pNext = &messenger;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &layer;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = &extension;
    for (const bool creates : {false, true}) {
        for (const bool destroys : {false, true}) {
            VkInstance instance = VK_NULL_HANDLE;
            found.clear();
            ASSERT_EQ(vkCreateInstance(&info, creates ? &kCallbacks : nullptr, &instance), VK_SUCCESS);
            vkDestroyInstance(instance, destroys ? &kCallbacks : nullptr);
            const std::vector<std::string> expected =
                creates == destroys ? std::vector<std::string>{}
                : creates           ? std::vector<std::string>{"VUID-vkDestroyInstance-instance-00630"}
                                    : std::vector<std::string>{"VUID-vkDestroyInstance-instance-00631"};
            EXPECT_EQ(found, expected) << creates << destroys;
        }
    }
}

} // namespace
