// Behavior that the tables do not show: skipped calls, enabled and ignored parts, handles of two devices.
#include <atomic>

#include "testing/device/device.h"
#include "testing/invented/invented_commands.h"
#include "testing/shaders/test_shaders.h"

using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

namespace {

class ParametersTest : public wd::testing::DeviceTest {
  protected:
    static Options NullOptions(uint32_t api_version = VK_API_VERSION_1_3) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = api_version;
        for (const char *key : {"validate_core", "validate_threads", "validate_object_lifetimes",
                                "validate_objects_in_use", "validate_command_buffers"}) {
            options.settings[key] = "false";
        }
        return options;
    }

    static VkBufferCreateInfo BufferInfo(VkBufferUsageFlags usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 256;
        info.usage = usage;
        return info;
    }

    VkResult TryBuffer(const VkBufferCreateInfo &info) {
        VkBuffer buffer = VK_NULL_HANDLE;
        const VkResult result = vkCreateBuffer(device(), &info, nullptr, &buffer);
        vkDestroyBuffer(device(), buffer, nullptr);
        return result;
    }

    VkDevice MakeSecondDevice() {
        const float priority = 1;
        auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
        queue.queueCount = 1;
        queue.pQueuePriorities = &priority;
        auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
        info.queueCreateInfoCount = 1;
        info.pQueueCreateInfos = &queue;
        VkDevice device = VK_NULL_HANDLE;
        Check(vkCreateDevice(physical_device(), &info, nullptr, &device), "vkCreateDevice");
        Defer([device] { vkDestroyDevice(device, nullptr); });
        return device;
    }
};

// Whether parameters are checked.
class ParametersGuardTest : public ParametersTest, public ::testing::WithParamInterface<bool> {
  protected:
    static Options GuardOptions() {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.settings["validate_sync"] = "true";
        options.settings["gpuav_enable"] = "true";
        options.settings["validate_parameters"] = GetParam() ? "true" : "false";
        return options;
    }
};
INSTANTIATE_TEST_SUITE_P(ParametersAre, ParametersGuardTest, ::testing::Values(true, false),
                         [](const ::testing::TestParamInfo<bool> &info) {
                             return info.param ? "On" : "Off";
                         });

// Hooks of other validators come later and do not see the calls, also where parameters are not checked.
TEST_P(ParametersGuardTest, CallsWithNullAreSkipped) {
    WD_START_DEVICE(GuardOptions());
    VkBuffer buffer = VK_NULL_HANDLE;
    EXPECT_EQ(vkCreateBuffer(device(), nullptr, nullptr, &buffer), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-vkCreateBuffer-pCreateInfo-parameter", "vkCreateBuffer: pCreateInfo is NULL.");
    VkShaderModule module = VK_NULL_HANDLE;
    EXPECT_EQ(vkCreateShaderModule(device(), nullptr, nullptr, &module), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-vkCreateShaderModule-pCreateInfo-parameter", "is NULL");
    VkCommandBuffer commands = Begin();
    vkCmdPipelineBarrier2(commands, nullptr);
    ExpectMessage("VUID-vkCmdPipelineBarrier2-pDependencyInfo-parameter", "is NULL");
    auto dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    dependency.bufferMemoryBarrierCount = 1;
    vkCmdPipelineBarrier2(commands, &dependency);
    ExpectMessage("VUID-VkDependencyInfo-pBufferMemoryBarriers-parameter",
                  "pDependencyInfo->pBufferMemoryBarriers is NULL.");
    vkUpdateDescriptorSets(device(), 1, reinterpret_cast<const VkWriteDescriptorSet *>(8), 0, nullptr);
    ExpectMessage("VUID-vkUpdateDescriptorSets-pDescriptorWrites-parameter",
                  "is 0x8, where no memory can be");
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

// Values of extensions of instances need an instance that enables them; unknown ones are errors where the build knows
// all that is enabled.
TEST_F(ParametersTest, ValuesNeedTheirInstanceExtension) {
    for (const bool enables : {false, true}) {
        Options options = NullOptions();
        options.messenger_result = VK_TRUE; // Broken calls do not reach the driver.
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
        if (enables) {
            options.instance_extensions.push_back(VK_EXT_SWAPCHAIN_COLOR_SPACE_EXTENSION_NAME);
        }
        options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
        WD_START_DEVICE(options);
        auto surface_info =
            Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(
                  instance(), &surface_info, nullptr, &surface),
              "vkCreateHeadlessSurfaceEXT");
        auto info = Make<VkSwapchainCreateInfoKHR>(VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
        info.surface = surface;
        info.minImageCount = 2;
        info.imageFormat = VK_FORMAT_B8G8R8A8_UNORM;
        info.imageColorSpace = VK_COLOR_SPACE_DISPLAY_P3_NONLINEAR_EXT;
        info.imageExtent = {16, 16};
        info.imageArrayLayers = 1;
        info.imageUsage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        info.preTransform = VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
        info.compositeAlpha = VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
        info.presentMode = VK_PRESENT_MODE_FIFO_KHR;
        VkSwapchainKHR swapchain = VK_NULL_HANDLE;
        vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain);
        if (!enables) {
            ExpectMessage("VUID-VkSwapchainCreateInfoKHR-imageColorSpace-parameter",
                          "needs VK_EXT_swapchain_colorspace, which is not enabled");
        }
        ExpectSilence();
        vkDestroySwapchainKHR(device(), swapchain, nullptr);
        vkDestroySurfaceKHR(instance(), surface, nullptr);
        auto messenger =
            Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
        messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT | 0x40000;
        messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT;
        messenger.pfnUserCallback =
            [](VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
               const VkDebugUtilsMessengerCallbackDataEXT *, void *) -> VkBool32 { return VK_FALSE; };
        VkDebugUtilsMessengerEXT made = VK_NULL_HANDLE;
        InstanceProc<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(
            instance(), &messenger, nullptr, &made);
        ExpectMessage("VUID-VkDebugUtilsMessengerCreateInfoEXT-messageSeverity-parameter",
                      "the bit 0x40000 is not one of VkDebugUtilsMessageSeverityFlagBitsEXT");
        ExpectSilence();
        Stop();
    }
}

// Without checks of parameters only pointers are reported.
TEST_F(ParametersTest, GuardsReportPointersOnly) {
    Options options = NullOptions();
    options.settings["validate_parameters"] = "false";
    options.settings["validate_sync"] = "true";
    WD_START_DEVICE(options);
    VkBufferCreateInfo info = BufferInfo();
    info.flags = 0x40000000;
    info.sharingMode = static_cast<VkSharingMode>(77);
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    VkCommandBuffer commands = Begin();
    auto dependency = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    dependency.dependencyFlags = 0x40000000;
    vkCmdPipelineBarrier2(commands, &dependency);
    vkCmdEndRendering(commands);
    ExpectSilence();
    dependency.imageMemoryBarrierCount = 1;
    vkCmdPipelineBarrier2(commands, &dependency);
    ExpectMessage("VUID-VkDependencyInfo-pImageMemoryBarriers-parameter", "is NULL");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(ParametersGuardTest, ChainsWithoutAnEndAreSkipped) {
    WD_START_DEVICE(GuardOptions());
    auto first = Make<VkExternalMemoryBufferCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    auto second = Make<VkBufferOpaqueCaptureAddressCreateInfo>(
        VK_STRUCTURE_TYPE_BUFFER_OPAQUE_CAPTURE_ADDRESS_CREATE_INFO);
    VkBufferCreateInfo info = BufferInfo();
    info.pNext = &first;
    first.pNext = &second;
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    ExpectSilence();
    second.pNext = &first;
    EXPECT_EQ(TryBuffer(info), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("WARDEN-parameters-endless-chain", "vkCreateBuffer: pCreateInfo->pNext leads to more than");
    ExpectSilence();
}

TEST_F(ParametersTest, ValuesNeedTheirVersionOrExtension) {
    WD_START_DEVICE(NullOptions(VK_API_VERSION_1_1));
    VkBufferCreateInfo buffer = BufferInfo();
    buffer.flags = VK_BUFFER_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT;
    TryBuffer(buffer);
    ExpectMessage("VUID-VkBufferCreateInfo-flags-parameter", "needs VK_EXT_buffer_device_address, ");
    auto sampler = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    sampler.magFilter = VK_FILTER_CUBIC_EXT;
    VkSampler made = VK_NULL_HANDLE;
    vkCreateSampler(device(), &sampler, nullptr, &made);
    vkDestroySampler(device(), made, nullptr);
    ExpectMessage("VUID-VkSamplerCreateInfo-magFilter-parameter",
                  "pCreateInfo->magFilter is 1000015000, a value of VkFilter");
    auto reduction =
        Make<VkSamplerReductionModeCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
    sampler.magFilter = VK_FILTER_LINEAR;
    sampler.pNext = &reduction;
    vkCreateSampler(device(), &sampler, nullptr, &made);
    vkDestroySampler(device(), made, nullptr);
    ExpectMessage("VUID-VkSamplerCreateInfo-pNext-pNext", "has a VkSamplerReductionModeCreateInfo, and ");
    ExpectSilence();
    Stop();
    Options options = NullOptions(VK_API_VERSION_1_2);
    options.device_extensions = {VK_EXT_FILTER_CUBIC_EXTENSION_NAME};
    WD_START_DEVICE(options);
    TryBuffer(buffer);
    sampler.magFilter = VK_FILTER_CUBIC_EXT;
    vkCreateSampler(device(), &sampler, nullptr, &made);
    vkDestroySampler(device(), made, nullptr);
    ExpectSilence();
}

TEST_F(ParametersTest, CommandsNeedTheirExtension) {
    for (const bool enabled : {false, true}) {
        Options options = NullOptions();
        if (enabled) {
            options.device_extensions = {VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME};
        }
        WD_START_DEVICE(options);
        VkCommandBuffer commands = Begin();
        const VkBool32 enable = VK_TRUE;
        DeviceProc<PFN_vkCmdSetColorWriteEnableEXT>("vkCmdSetColorWriteEnableEXT")(commands, 1, &enable);
        vkEndCommandBuffer(commands);
        if (!enabled) {
            ExpectMessage("WARDEN-parameters-not-enabled", "the command needs VK_EXT_color_write_enable");
        }
        ExpectSilence();
        Stop();
    }
}

TEST_F(ParametersTest, StructuresOfNewerRegistriesAreInformation) {
    Options options = NullOptions();
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    WD_START_DEVICE(options);
    ClearMessages();
    VkBaseInStructure newer = {static_cast<VkStructureType>(1000999000), nullptr};
    VkBufferCreateInfo info = BufferInfo();
    info.pNext = &newer;
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    ExpectMessage("WARDEN-parameters-unknown-structure", "a structure of type 1000999000");
    ExpectSilence();
}

TEST_F(ParametersTest, IgnoredMembersAreNotRead) {
    WD_START_DEVICE(NullOptions());
    const auto garbage = reinterpret_cast<const void *>(0x5a5a5a5a5a5a5a58);
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    write.dstSet = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1}});
    const wd::testing::Buffer buffer = MakeBuffer(256, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    VkDescriptorBufferInfo info = {buffer.handle, 0, VK_WHOLE_SIZE};
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    write.pBufferInfo = &info;
    write.pImageInfo = static_cast<const VkDescriptorImageInfo *>(garbage);
    write.pTexelBufferView = static_cast<const VkBufferView *>(garbage);
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    auto pool = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    VkCommandPool made = VK_NULL_HANDLE;
    Check(vkCreateCommandPool(device(), &pool, nullptr, &made), "vkCreateCommandPool");
    auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = made;
    allocate.commandBufferCount = 1;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.pInheritanceInfo =
        static_cast<const VkCommandBufferInheritanceInfo *>(garbage); // Primary ones inherit nothing.
    Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    vkDestroyCommandPool(device(), made, nullptr);
    ExpectSilence();
}

TEST_F(ParametersTest, HandlesOfOneCallHaveOneDevice) {
    WD_START_DEVICE(NullOptions());
    const VkDevice other = MakeSecondDevice();
    VkBuffer own = VK_NULL_HANDLE, foreign = VK_NULL_HANDLE;
    const VkBufferCreateInfo info =
        BufferInfo(VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    Check(vkCreateBuffer(device(), &info, nullptr, &own), "vkCreateBuffer");
    Check(vkCreateBuffer(other, &info, nullptr, &foreign), "vkCreateBuffer");
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), own, &requirements);
    ExpectSilence();
    vkGetBufferMemoryRequirements(device(), foreign, &requirements);
    ExpectMessage("VUID-vkGetBufferMemoryRequirements-buffer-parent", "belongs to another VkDevice");
    VkCommandBuffer commands = Begin();
    const VkBufferCopy region = {0, 0, 4};
    vkCmdCopyBuffer(commands, own, own, 1, &region);
    ExpectSilence();
    vkCmdCopyBuffer(commands, own, foreign, 1, &region);
    ExpectMessage("VUID-vkCmdCopyBuffer-commonparent", "belongs to another VkDevice");
    vkEndCommandBuffer(commands);
    vkDestroyBuffer(device(), own, nullptr);
    vkDestroyBuffer(other, foreign, nullptr);
    ExpectSilence();
}

TEST_F(ParametersTest, SetsAreOfThePoolThatTheyAreFreedTo) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 4};
    info.flags = VK_DESCRIPTOR_POOL_CREATE_FREE_DESCRIPTOR_SET_BIT;
    info.maxSets = 4;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    VkDescriptorPool pools[2];
    for (VkDescriptorPool &pool : pools) {
        Check(vkCreateDescriptorPool(device(), &info, nullptr, &pool), "vkCreateDescriptorPool");
    }
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkDescriptorSet set = TakeSet(pools[0], layout);
    vkFreeDescriptorSets(device(), pools[1], 1, &set);
    ExpectMessage("VUID-vkFreeDescriptorSets-pDescriptorSets-parent",
                  "pDescriptorSets[0] was not made from this VkDescriptorPool");
    const VkDescriptorSet second = TakeSet(pools[0], layout);
    vkFreeDescriptorSets(device(), pools[0], 1, &second);
    ExpectSilence();
    for (VkDescriptorPool pool : pools) {
        vkDestroyDescriptorPool(device(), pool, nullptr);
    }
}

std::atomic<int> num_application_errors;

VKAPI_ATTR VkBool32 VKAPI_CALL CountApplicationErrors(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                                      VkDebugUtilsMessageTypeFlagsEXT,
                                                      const VkDebugUtilsMessengerCallbackDataEXT *data,
                                                      void *) {
    num_application_errors +=
        data->pMessageIdName && std::string(data->pMessageIdName) == "VUID-VkApplicationInfo-sType-sType";
    return VK_FALSE;
}

TEST_F(ParametersTest, InstancesAreCheckedToo) {
    WD_START_INSTANCE(NullOptions());
    for (const bool valid : {true, false}) {
        num_application_errors = 0;
        auto messenger =
            Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
        messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
        messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
        messenger.pfnUserCallback = CountApplicationErrors;
        auto application = Make<VkApplicationInfo>(valid ? VK_STRUCTURE_TYPE_APPLICATION_INFO
                                                         : VK_STRUCTURE_TYPE_SUBMIT_INFO);
        auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
        const char *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME, *layer = "VK_LAYER_WARDEN_validation";
        info.pNext = &messenger;
        info.pApplicationInfo = &application;
        info.enabledExtensionCount = info.enabledLayerCount = 1;
        info.ppEnabledExtensionNames = &extension;
        info.ppEnabledLayerNames = &layer;
        VkInstance made = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateInstance(&info, nullptr, &made), VK_SUCCESS);
        vkDestroyInstance(made, nullptr);
        EXPECT_EQ(num_application_errors, valid ? 0 : 1);
    }
}

TEST_F(ParametersTest, DevicesAreCheckedToo) {
    WD_START_INSTANCE(NullOptions());
    const float priority = 1;
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    VkPhysicalDeviceFeatures features = {};
    info.pEnabledFeatures = &features;
    VkDevice made = VK_NULL_HANDLE;
    EXPECT_EQ(vkCreateDevice(physical_device(), &info, nullptr, &made), VK_SUCCESS);
    vkDestroyDevice(made, nullptr);
    ExpectSilence();
    features.logicOp = 5;
    auto marking = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    info.pNext = &marking;
    EXPECT_EQ(vkCreateDevice(physical_device(), &info, nullptr, &made), VK_SUCCESS);
    vkDestroyDevice(made, nullptr);
    ExpectMessage("WARDEN-parameters-bool32", "vkCreateDevice: pCreateInfo->pEnabledFeatures->logicOp is 5");
    ExpectSilence();
}

// vkCreateDevice is a command of the physical device: a structure needs an extension that the physical device supports,
// not one that is enabled. Programs pass all structures on that vkGetPhysicalDeviceFeatures2 got.
TEST_F(ParametersTest, FeaturesNeedNoEnabledExtension) {
    Options options;
    options.api_version = VK_API_VERSION_1_3;
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    WD_START_INSTANCE(options);
    const float priority = 1;
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    auto features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.pNext = &features;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    auto color_write = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    auto corners = Make<VkPhysicalDeviceCornerSampledImageFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CORNER_SAMPLED_IMAGE_FEATURES_NV); // Not on lavapipe.
    color_write.pNext = &corners;
    for (void *chained : {static_cast<void *>(&color_write), static_cast<void *>(&corners)}) {
        features.pNext = chained;
        vkGetPhysicalDeviceFeatures2(physical_device(), &features);
        VkDevice made = VK_NULL_HANDLE;
        ClearMessages();
        ASSERT_EQ(vkCreateDevice(physical_device(), &info, nullptr, &made), VK_SUCCESS);
        vkDestroyDevice(made, nullptr);
        ExpectMessage("WARDEN-parameters-unsupported-structure",
                      "pCreateInfo->pNext has a VkPhysicalDeviceCornerSampledImageFeaturesNV, and the "
                      "physical device does not support VK_NV_corner_sampled_image");
        ExpectSilence();
    }
}

// Where an extension is enabled that the build does not know, a call that carries a flag or a structure which the build
// does not know either may follow rules of that extension.
class NewerCallTest : public ParametersTest, public ::testing::WithParamInterface<bool> {
  protected:
    // The parameter is whether the extension is enabled.
    static Options NewerOptions() {
        Options options;
        options.driver = Driver::kNull;
        options.layers = {wd::testing::Layer::kWarden, wd::testing::Layer::kInvented};
        options.api_version = VK_HEADER_VERSION_COMPLETE;
        options.settings = {{"validate_sync", "true"}, {"gpuav_enable", "true"}};
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        if (GetParam()) {
            options.device_extensions = {"VK_WARDEN_invented"};
        }
        return options;
    }
};
INSTANTIATE_TEST_SUITE_P(ExtensionIs, NewerCallTest, ::testing::Bool(),
                         [](const ::testing::TestParamInfo<bool> &info) {
                             return info.param ? "Enabled" : "NotEnabled";
                         });

TEST_P(NewerCallTest, IsNotJudgedByOlderRules) {
    WD_START_DEVICE(NewerOptions());
    const char *const vuid = "VUID-VkBufferCreateInfo-sharingMode-parameter";
    VkBufferCreateInfo info = BufferInfo();
    info.sharingMode = static_cast<VkSharingMode>(7);
    ClearMessages();
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    ExpectMessage(vuid, "pCreateInfo->sharingMode is 7"); // Nothing newer.
    ExpectSilence();
    auto usage = Make<VkBufferUsageFlags2CreateInfo>(VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO);
    usage.usage = VkBufferUsageFlags2{1} << 60;
    info.pNext = &usage;
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    if (GetParam()) {
        ExpectMessage("WARDEN-parameters-unknown-value", "has 0x1000000000000000");
        ExpectMessage("WARDEN-parameters-newer-call", vuid);
    } else {
        ExpectMessage("VUID-VkBufferUsageFlags2CreateInfo-usage-parameter", "the bit 0x1000000000000000");
        ExpectMessage(vuid, "pCreateInfo->sharingMode is 7");
    }
    ExpectSilence();
    VkBaseInStructure newer = {static_cast<VkStructureType>(1000999000), nullptr};
    info.pNext = &newer;
    EXPECT_EQ(TryBuffer(info), VK_SUCCESS);
    ExpectMessage("WARDEN-parameters-unknown-structure", "1000999000");
    if (!GetParam()) {
        ExpectMessage(vuid, "pCreateInfo->sharingMode is 7");
    }
    ExpectSilence(); // A command is named once.
}

// A version that the build does not know may have made an extension a part of Vulkan.
TEST_P(NewerCallTest, NewerVersionsMayHaveAnyExtension) {
    const uint32_t minor = VK_API_VERSION_MINOR(VK_HEADER_VERSION_COMPLETE) + (GetParam() ? 1 : 0);
    Options options = NewerOptions();
    options.device_extensions.clear();
    options.api_version = VK_MAKE_API_VERSION(0, 1, minor, 0);
    options.environment[WD_INVENTED_MINOR_VERSION] = std::to_string(minor);
    WD_START_DEVICE(options);
    auto bias = Make<VkDepthBiasRepresentationInfoEXT>(VK_STRUCTURE_TYPE_DEPTH_BIAS_REPRESENTATION_INFO_EXT);
    auto info = Make<VkDepthBiasInfoEXT>(VK_STRUCTURE_TYPE_DEPTH_BIAS_INFO_EXT);
    info.pNext = &bias;
    VkCommandBuffer commands = Begin();
    ClearMessages();
    DeviceProc<PFN_vkCmdSetDepthBias2EXT>("vkCmdSetDepthBias2EXT")(commands, &info);
    if (!GetParam()) {
        ExpectMessage("WARDEN-parameters-not-enabled", "needs VK_EXT_depth_bias_control");
        ExpectMessage("VUID-VkDepthBiasInfoEXT-pNext-pNext", "VK_EXT_depth_bias_control is not enabled");
    }
    ExpectSilence();
    vkEndCommandBuffer(commands);
}

#ifndef VK_EXT_descriptor_heap
// As with VK_EXT_descriptor_heap. No validator needs the layout; GPU-assisted validation checks no such pipeline.
TEST_P(NewerCallTest, PipelinesNeedNoLayout) {
    WD_START_DEVICE(NewerOptions());
    auto flags =
        Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
    flags.flags = VkPipelineCreateFlags2{1} << 36; // VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT
    VkComputePipelineCreateInfo info = ComputeInfo(VK_NULL_HANDLE, MakeShader(index_storage_buffer));
    info.pNext = &flags;
    VkPipeline pipeline = VK_NULL_HANDLE;
    ClearMessages();
    EXPECT_EQ(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline), VK_SUCCESS);
    VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdDispatch(commands, 1, 1, 1);
    EXPECT_EQ(Submit(commands), VK_SUCCESS);
    vkDestroyPipeline(device(), pipeline, nullptr);
    const char *const vuid = "VUID-VkComputePipelineCreateInfo-layout-parameter";
    if (GetParam()) {
        ExpectMessage("WARDEN-parameters-newer-call", vuid);
        ExpectMessage("WARDEN-gpuav-pipeline-unsupported", "it uses descriptor heaps");
        for (const wd::testing::Message &message : messages()) {
            EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT) << message.text;
        }
    } else {
        ExpectMessage(vuid, "layout is VK_NULL_HANDLE");
    }
}
#endif

// --- Masks and enumerants that only numbered statements require

#ifdef VK_KHR_maintenance5
// A mask of 64 bits in the chain replaces the one of the struct.
TEST_F(ParametersTest, UsagesInTheChainReplaceTheMask) {
    auto features = Make<VkPhysicalDeviceMaintenance5FeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES_KHR);
    features.maintenance5 = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    options.device_extensions = {VK_KHR_MAINTENANCE_5_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto usage =
        Make<VkBufferUsageFlags2CreateInfoKHR>(VK_STRUCTURE_TYPE_BUFFER_USAGE_FLAGS_2_CREATE_INFO_KHR);
    usage.usage = VK_BUFFER_USAGE_2_TRANSFER_SRC_BIT_KHR;
    VkBufferCreateInfo info = BufferInfo(0x80000000);
    info.pNext = &usage;
    TryBuffer(info);
    ExpectSilence();
    info.pNext = nullptr;
    TryBuffer(info);
    ExpectMessage("VUID-VkBufferCreateInfo-None-09499",
                  "pCreateInfo->usage is 0x80000000: the bit 0x80000000 is not one of");
    ExpectSilence();
}
#endif

TEST_F(ParametersTest, StagesOfBindingsWithoutDescriptorsAreIgnored) {
    WD_START_DEVICE(NullOptions());
    VkDescriptorSetLayoutBinding binding = {};
    binding.descriptorType = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
    binding.stageFlags = 0x80000000;
    auto info = Make<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    info.bindingCount = 1;
    info.pBindings = &binding;
    VkDescriptorSetLayout layout = VK_NULL_HANDLE;
    vkCreateDescriptorSetLayout(device(), &info, nullptr, &layout);
    vkDestroyDescriptorSetLayout(device(), layout, nullptr);
    binding.descriptorCount = 1;
    binding.stageFlags = VK_SHADER_STAGE_ALL;
    vkCreateDescriptorSetLayout(device(), &info, nullptr, &layout);
    vkDestroyDescriptorSetLayout(device(), layout, nullptr);
    ExpectSilence();
    binding.stageFlags = 0x80000000;
    vkCreateDescriptorSetLayout(device(), &info, nullptr, &layout);
    vkDestroyDescriptorSetLayout(device(), layout, nullptr);
    ExpectMessage("", "stageFlags is 0x80000000: the bit 0x80000000 is not one of VkShaderStageFlagBits");
    ExpectSilence();
}

// The masks count where the device has the features.
class InheritedQueriesTest : public ParametersTest {
  protected:
    void BeginSecondary(uint32_t mask) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        VkCommandPool pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
        Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = pool;
        allocate.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        auto inherited =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        inherited.queryFlags = inherited.pipelineStatistics = mask;
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.pInheritanceInfo = &inherited;
        vkBeginCommandBuffer(commands, &begin);
    }
};

TEST_F(InheritedQueriesTest, CountWithTheFeatures) {
    Options options = NullOptions();
    options.features.inheritedQueries = VK_TRUE;
    options.features.pipelineStatisticsQuery = VK_TRUE;
    WD_START_DEVICE(options);
    BeginSecondary(1);
    ExpectSilence();
    BeginSecondary(0x80000000);
    ExpectMessage("VUID-VkCommandBufferInheritanceInfo-queryFlags-00057", "0x80000000");
    ExpectMessage("VUID-VkCommandBufferInheritanceInfo-pipelineStatistics-02789", "0x80000000");
    ExpectSilence();
}

TEST_F(InheritedQueriesTest, AreIgnoredWithoutTheFeatures) {
    WD_START_DEVICE(NullOptions());
    BeginSecondary(0x80000000);
    ExpectSilence();
}

} // namespace
