// The null driver through the real loader: its guarantees, and every fault that it can make.
#include <gtest/gtest.h>
#include <unistd.h>
#include <vulkan/vulkan.h>

#include <cstdlib>
#include <cstring>
#include <set>
#include <string>
#include <thread>
#include <vector>

namespace {

constexpr const char *kFaults[] = {
    "WD_NULL_FAIL_ALLOCATION",    "WD_NULL_NUM_FAILING_ALLOCATIONS",   "WD_NULL_LOSE_DEVICE_AT_SUBMIT",
    "WD_NULL_EQUAL_HANDLES",      "WD_NULL_MAX_BOUND_DESCRIPTOR_SETS", "WD_NULL_FORMAT_FEATURES",
    "WD_NULL_UNSUPPORTED_FORMAT", "WD_NULL_MOST_IMAGE_QUERIES",        "WD_NULL_MAX_OBJECTS",
    "WD_NULL_SPARSE_METADATA",    "WD_NULL_LAST_MEMORY_PROPERTIES",    "WD_NULL_MAX_BUFFER_SIZE"};

// Driver is an instance and a device on the null driver, with a fault or without.
class NullDriver : public testing::Test {
  protected:
    void SetUp() override {
        char path[4096];
        ASSERT_NE(realpath("testing/null_driver/VkICD_null.json", path), nullptr);
        setenv("VK_DRIVER_FILES", path, 1);
        setenv("VK_ICD_FILENAMES", path, 1);
        setenv("VK_LOADER_LAYERS_DISABLE", "~implicit~", 1);
        setenv("NODEVICE_SELECT", "1", 1);
        for (const char *fault : kFaults) {
            unsetenv(fault);
        }
    }

    void TearDown() override {
        vkDestroyDevice(device, nullptr);
        if (instance) {
            vkDestroyInstance(instance, nullptr);
        }
    }

    void Start(const char *fault = nullptr, const char *value = nullptr) {
        if (fault) {
            setenv(fault, value, 1);
        }
        VkApplicationInfo application = {VK_STRUCTURE_TYPE_APPLICATION_INFO};
        application.apiVersion = VK_API_VERSION_1_3;
        const std::vector<const char *> extensions = {
            VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME,
            VK_KHR_GET_SURFACE_CAPABILITIES_2_EXTENSION_NAME,
#ifdef VK_EXT_surface_maintenance1
            VK_EXT_SURFACE_MAINTENANCE_1_EXTENSION_NAME, // Without it, newer loaders answer for the driver.
#endif
        };
        VkInstanceCreateInfo instance_info = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
        instance_info.pApplicationInfo = &application;
        instance_info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
        instance_info.ppEnabledExtensionNames = extensions.data();
        ASSERT_EQ(vkCreateInstance(&instance_info, nullptr, &instance), VK_SUCCESS);
        uint32_t count = 1;
        ASSERT_EQ(vkEnumeratePhysicalDevices(instance, &count, &physical_device), VK_SUCCESS);
        ASSERT_EQ(CreateDevice(&device), VK_SUCCESS);
        vkGetDeviceQueue(device, 0, 0, &queue);
        ASSERT_NE(queue, VK_NULL_HANDLE);
    }

    VkResult CreateDevice(VkDevice *out,
                          std::vector<const char *> extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME}) {
        const float priorities[] = {1, 1};
        VkDeviceQueueCreateInfo queues[2] = {{VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO},
                                             {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO}};
        queues[1].queueFamilyIndex = 2;
        for (VkDeviceQueueCreateInfo &family : queues) {
            family.queueCount = 2;
            family.pQueuePriorities = priorities;
        }
        VkPhysicalDeviceVulkan12Features features12 = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
        VkPhysicalDeviceFeatures2 features = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &features12};
        vkGetPhysicalDeviceFeatures2(physical_device, &features);
        VkDeviceCreateInfo info = {VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &features};
        info.queueCreateInfoCount = 2;
        info.pQueueCreateInfos = queues;
        info.enabledExtensionCount = (uint32_t)extensions.size();
        info.ppEnabledExtensionNames = extensions.data();
        return vkCreateDevice(physical_device, &info, nullptr, out);
    }

    VkBuffer CreateBuffer(VkDeviceSize size) {
        VkBufferCreateInfo info = {VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
        info.size = size;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateBuffer(device, &info, nullptr, &buffer), VK_SUCCESS);
        return buffer;
    }

    VkResult Allocate(VkDeviceSize size, VkDeviceMemory *memory, uint32_t type = 1) {
        VkMemoryAllocateInfo info = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
        info.allocationSize = size;
        info.memoryTypeIndex = type;
        return vkAllocateMemory(device, &info, nullptr, memory);
    }

    VkDeviceAddress AddressOf(VkBuffer buffer) {
        const VkBufferDeviceAddressInfo info = {VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, nullptr,
                                                buffer};
        return vkGetBufferDeviceAddress(device, &info);
    }

    VkFence CreateFence() {
        const VkFenceCreateInfo info = {VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, nullptr, 0};
        VkFence fence = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateFence(device, &info, nullptr, &fence), VK_SUCCESS);
        return fence;
    }

    VkSemaphore CreateTimeline(uint64_t value) {
        VkSemaphoreTypeCreateInfo type = {VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO};
        type.semaphoreType = VK_SEMAPHORE_TYPE_TIMELINE;
        type.initialValue = value;
        const VkSemaphoreCreateInfo info = {VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO, &type, 0};
        VkSemaphore semaphore = VK_NULL_HANDLE;
        EXPECT_EQ(vkCreateSemaphore(device, &info, nullptr, &semaphore), VK_SUCCESS);
        return semaphore;
    }

    VkInstance instance = VK_NULL_HANDLE;
    VkPhysicalDevice physical_device = VK_NULL_HANDLE;
    VkDevice device = VK_NULL_HANDLE;
    VkQueue queue = VK_NULL_HANDLE;
};

TEST_F(NullDriver, DescribesItself) {
    Start();
    VkPhysicalDeviceVulkan13Features features13 = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES};
    VkPhysicalDeviceFeatures2 features = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &features13};
    vkGetPhysicalDeviceFeatures2(physical_device, &features);
    EXPECT_TRUE(features.features.geometryShader);
    EXPECT_TRUE(features13.synchronization2 && features13.dynamicRendering);

    VkPhysicalDeviceVulkan12Properties properties12 = {
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &properties12};
    vkGetPhysicalDeviceProperties2(physical_device, &properties);
    EXPECT_STREQ(properties.properties.deviceName, "Warden null driver");
    EXPECT_GE(properties.properties.apiVersion, VK_API_VERSION_1_3);
    EXPECT_EQ(properties.properties.limits.maxBoundDescriptorSets, 32u);
    EXPECT_STREQ(properties12.driverName, "Warden null driver");
    EXPECT_EQ(properties.pNext, &properties12);

    VkFormatProperties format;
    vkGetPhysicalDeviceFormatProperties(physical_device, VK_FORMAT_R8G8B8A8_UNORM, &format);
    EXPECT_TRUE(format.optimalTilingFeatures & VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BIT);
}

TEST_F(NullDriver, HasThreeQueueFamilies) {
    Start();
    uint32_t count = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device, &count, nullptr);
    ASSERT_EQ(count, 3u);
    VkQueueFamilyProperties families[3];
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device, &count, families);
    EXPECT_TRUE(families[0].queueFlags & VK_QUEUE_GRAPHICS_BIT);
    EXPECT_FALSE(families[1].queueFlags & VK_QUEUE_GRAPHICS_BIT);
    EXPECT_TRUE(families[1].queueFlags & VK_QUEUE_COMPUTE_BIT);
    EXPECT_FALSE(families[2].queueFlags & VK_QUEUE_COMPUTE_BIT);
    EXPECT_TRUE(families[2].queueFlags & VK_QUEUE_TRANSFER_BIT);
    VkQueue other = VK_NULL_HANDLE, again = VK_NULL_HANDLE;
    vkGetDeviceQueue(device, 2, 1, &other);
    vkGetDeviceQueue(device, 2, 1, &again);
    EXPECT_NE(other, queue);
    EXPECT_EQ(other, again);
}

TEST_F(NullDriver, EveryExtensionThatItOffersCanBeEnabled) {
    Start();
    uint32_t count = 0;
    ASSERT_EQ(vkEnumerateDeviceExtensionProperties(physical_device, nullptr, &count, nullptr), VK_SUCCESS);
    std::vector<VkExtensionProperties> properties(count);
    vkEnumerateDeviceExtensionProperties(physical_device, nullptr, &count, properties.data());
    std::vector<const char *> names;
    for (const VkExtensionProperties &extension : properties) {
        names.push_back(extension.extensionName);
        EXPECT_STRNE(extension.extensionName, "VK_EXT_validation_cache");
        EXPECT_STRNE(extension.extensionName, "VK_EXT_debug_marker");
    }
    EXPECT_GT(names.size(), 150u);
    VkDevice other = VK_NULL_HANDLE;
    EXPECT_EQ(CreateDevice(&other, names), VK_SUCCESS);
    EXPECT_NE(vkGetDeviceProcAddr(other, "vkCmdTraceRaysKHR"), nullptr);
    EXPECT_NE(vkGetDeviceProcAddr(other, "vkCmdDrawMeshTasksEXT"), nullptr);
    EXPECT_EQ(vkGetDeviceProcAddr(other, "vkCreateValidationCacheEXT"), nullptr);
    EXPECT_EQ(vkGetDeviceProcAddr(other, "vkNobodyKnowsThis"), nullptr);
    vkDestroyDevice(other, nullptr);
}

TEST_F(NullDriver, RefusesAnUnknownExtension) {
    Start();
    VkDevice other = VK_NULL_HANDLE;
    EXPECT_EQ(CreateDevice(&other, {"VK_NOBODY_knows_this"}), VK_ERROR_EXTENSION_NOT_PRESENT);
}

TEST_F(NullDriver, MemoryIsReal) {
    Start();
    VkDeviceMemory memory;
    ASSERT_EQ(Allocate(10000, &memory), VK_SUCCESS);
    void *data = nullptr;
    ASSERT_EQ(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &data), VK_SUCCESS);
    memset(data, 0x5a, 10000);
    vkUnmapMemory(device, memory);
    ASSERT_EQ(vkMapMemory(device, memory, 9999, 1, 0, &data), VK_SUCCESS);
    EXPECT_EQ(*(uint8_t *)data, 0x5a);
    EXPECT_EQ(vkMapMemory(device, memory, 10000, VK_WHOLE_SIZE, 0, &data), VK_ERROR_MEMORY_MAP_FAILED);
    vkFreeMemory(device, memory, nullptr);

    ASSERT_EQ(Allocate(64, &memory, 0), VK_SUCCESS);
    EXPECT_EQ(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &data), VK_ERROR_MEMORY_MAP_FAILED);
    vkFreeMemory(device, memory, nullptr);
    EXPECT_EQ(Allocate(UINT64_C(1) << 60, &memory), VK_ERROR_OUT_OF_DEVICE_MEMORY);
}

TEST_F(NullDriver, RequirementsFollowTheCreateInfo) {
    Start();
    const VkBuffer buffer = CreateBuffer(1000);
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device, buffer, &requirements);
    EXPECT_EQ(requirements.size, 1024u);
    EXPECT_NE(requirements.memoryTypeBits, 0u);
    vkDestroyBuffer(device, buffer, nullptr);

    VkImageCreateInfo info = {VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO};
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = VK_FORMAT_BC1_RGB_UNORM_BLOCK;
    info.extent = {64, 64, 1};
    info.mipLevels = 2;
    info.arrayLayers = 3;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    VkImage image;
    ASSERT_EQ(vkCreateImage(device, &info, nullptr, &image), VK_SUCCESS);
    vkGetImageMemoryRequirements(device, image, &requirements);
    EXPECT_EQ(requirements.size, (16u * 16 + 8 * 8) * 8 * 3); // 8 bytes for 4 x 4 texels.
    const VkImageSubresource second = {VK_IMAGE_ASPECT_COLOR_BIT, 1, 1};
    VkSubresourceLayout layout;
    vkGetImageSubresourceLayout(device, image, &second, &layout);
    EXPECT_EQ(layout.rowPitch, 8u * 8);
    EXPECT_EQ(layout.offset, (16u * 16 + 8 * 8) * 8 + 16 * 16 * 8);
    vkDestroyImage(device, image, nullptr);
}

TEST_F(NullDriver, PlanesFollowEachOther) {
    Start();
    VkImageCreateInfo info = {VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO};
    info.imageType = VK_IMAGE_TYPE_2D;
    info.format = VK_FORMAT_G8_B8R8_2PLANE_420_UNORM;
    info.extent = {64, 32, 1};
    info.mipLevels = info.arrayLayers = 1;
    info.samples = VK_SAMPLE_COUNT_1_BIT;
    for (const bool is_disjoint : {false, true}) {
        info.flags = is_disjoint ? VK_IMAGE_CREATE_DISJOINT_BIT : 0;
        VkImage image;
        ASSERT_EQ(vkCreateImage(device, &info, nullptr, &image), VK_SUCCESS);
        const VkImageSubresource second = {VK_IMAGE_ASPECT_PLANE_1_BIT, 0, 0};
        VkSubresourceLayout layout;
        vkGetImageSubresourceLayout(device, image, &second, &layout);
        EXPECT_EQ(layout.offset, is_disjoint ? 0u : 64u * 32);
        EXPECT_EQ(layout.rowPitch, 32u * 2);
        EXPECT_EQ(layout.size, 32u * 2 * 16);
        vkDestroyImage(device, image, nullptr);
    }
}

TEST_F(NullDriver, AddressesAreUniqueAndFollowTheMemory) {
    Start();
    const VkBuffer first = CreateBuffer(1000), second = CreateBuffer(1000), unbound = CreateBuffer(1000);
    VkDeviceMemory memory;
    ASSERT_EQ(Allocate(4096, &memory), VK_SUCCESS);
    vkBindBufferMemory(device, first, memory, 0);
    vkBindBufferMemory(device, second, memory, 2048);
    EXPECT_NE(AddressOf(first), 0u);
    EXPECT_EQ(AddressOf(second), AddressOf(first) + 2048);
    EXPECT_NE(AddressOf(unbound), AddressOf(first));
    EXPECT_EQ(AddressOf(unbound), AddressOf(unbound));
    for (VkBuffer buffer : {first, second, unbound}) {
        vkDestroyBuffer(device, buffer, nullptr);
    }
    vkFreeMemory(device, memory, nullptr);
}

TEST_F(NullDriver, RecordsAndSubmits) {
    Start();
    VkCommandPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandPool pool;
    ASSERT_EQ(vkCreateCommandPool(device, &pool_info, nullptr, &pool), VK_SUCCESS);
    VkCommandBufferAllocateInfo allocate = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    allocate.commandPool = pool;
    allocate.commandBufferCount = 3; // Two are left for the pool to free.
    VkCommandBuffer buffers[3];
    ASSERT_EQ(vkAllocateCommandBuffers(device, &allocate, buffers), VK_SUCCESS);
    vkFreeCommandBuffers(device, pool, 1, &buffers[1]);
    VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    ASSERT_EQ(vkBeginCommandBuffer(buffers[0], &begin), VK_SUCCESS);
    vkCmdDispatch(buffers[0], 1, 1, 1);
    vkCmdPipelineBarrier(buffers[0], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 0,
                         nullptr, 0, nullptr, 0, nullptr);
    ASSERT_EQ(vkEndCommandBuffer(buffers[0]), VK_SUCCESS);

    const VkFence fence = CreateFence();
    EXPECT_EQ(vkGetFenceStatus(device, fence), VK_NOT_READY);
    EXPECT_EQ(vkWaitForFences(device, 1, &fence, VK_TRUE, 1000), VK_TIMEOUT);
    VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO};
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = buffers;
    ASSERT_EQ(vkQueueSubmit(queue, 1, &submit, fence), VK_SUCCESS);
    EXPECT_EQ(vkWaitForFences(device, 1, &fence, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    EXPECT_EQ(vkResetFences(device, 1, &fence), VK_SUCCESS);
    EXPECT_EQ(vkGetFenceStatus(device, fence), VK_NOT_READY);
    EXPECT_EQ(vkQueueWaitIdle(queue), VK_SUCCESS);
    vkDestroyFence(device, fence, nullptr);
    vkDestroyCommandPool(device, pool, nullptr);
}

TEST_F(NullDriver, WaitsForAllFencesOrAny) {
    Start();
    const VkFence fences[] = {CreateFence(), CreateFence()};
    ASSERT_EQ(vkQueueSubmit(queue, 0, nullptr, fences[1]), VK_SUCCESS);
    EXPECT_EQ(vkWaitForFences(device, 2, fences, VK_FALSE, 0), VK_SUCCESS);
    EXPECT_EQ(vkWaitForFences(device, 2, fences, VK_TRUE, 0), VK_TIMEOUT);
    std::thread submitter([&] { vkQueueSubmit(queue, 0, nullptr, fences[0]); });
    EXPECT_EQ(vkWaitForFences(device, 2, fences, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    submitter.join();
    vkDestroyFence(device, fences[0], nullptr);
    vkDestroyFence(device, fences[1], nullptr);
}

TEST_F(NullDriver, TimelinesAdvance) {
    Start();
    const VkSemaphore timeline = CreateTimeline(5);
    uint64_t value = 0;
    ASSERT_EQ(vkGetSemaphoreCounterValue(device, timeline, &value), VK_SUCCESS);
    EXPECT_EQ(value, 5u);

    const uint64_t signaled = 7;
    VkTimelineSemaphoreSubmitInfo values = {VK_STRUCTURE_TYPE_TIMELINE_SEMAPHORE_SUBMIT_INFO};
    values.signalSemaphoreValueCount = 1;
    values.pSignalSemaphoreValues = &signaled;
    VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO, &values};
    submit.signalSemaphoreCount = 1;
    submit.pSignalSemaphores = &timeline;
    ASSERT_EQ(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE), VK_SUCCESS);
    vkGetSemaphoreCounterValue(device, timeline, &value);
    EXPECT_EQ(value, 7u);

    VkSemaphoreSubmitInfo signal = {VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO};
    signal.semaphore = timeline;
    signal.value = 9;
    VkSubmitInfo2 submit2 = {VK_STRUCTURE_TYPE_SUBMIT_INFO_2};
    submit2.signalSemaphoreInfoCount = 1;
    submit2.pSignalSemaphoreInfos = &signal;
    ASSERT_EQ(vkQueueSubmit2(queue, 1, &submit2, VK_NULL_HANDLE), VK_SUCCESS);

    uint64_t wanted = 9;
    VkSemaphoreWaitInfo wait = {VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO};
    wait.semaphoreCount = 1;
    wait.pSemaphores = &timeline;
    wait.pValues = &wanted;
    EXPECT_EQ(vkWaitSemaphores(device, &wait, 0), VK_SUCCESS);
    wanted = 10;
    EXPECT_EQ(vkWaitSemaphores(device, &wait, 1000), VK_TIMEOUT);
    const VkSemaphoreSignalInfo host = {VK_STRUCTURE_TYPE_SEMAPHORE_SIGNAL_INFO, nullptr, timeline, 10};
    std::thread signaler([&] { vkSignalSemaphore(device, &host); });
    EXPECT_EQ(vkWaitSemaphores(device, &wait, UINT64_MAX), VK_SUCCESS);
    signaler.join();
    vkDestroySemaphore(device, timeline, nullptr);
}

TEST_F(NullDriver, EventsAreSetByTheHost) {
    Start();
    const VkEventCreateInfo info = {VK_STRUCTURE_TYPE_EVENT_CREATE_INFO, nullptr, 0};
    VkEvent event;
    ASSERT_EQ(vkCreateEvent(device, &info, nullptr, &event), VK_SUCCESS);
    EXPECT_EQ(vkGetEventStatus(device, event), VK_EVENT_RESET);
    vkSetEvent(device, event);
    EXPECT_EQ(vkGetEventStatus(device, event), VK_EVENT_SET);
    vkResetEvent(device, event);
    EXPECT_EQ(vkGetEventStatus(device, event), VK_EVENT_RESET);
    vkDestroyEvent(device, event, nullptr);
}

TEST_F(NullDriver, QueriesAreAvailable) {
    Start();
    VkQueryPoolCreateInfo info = {VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    info.queryType = VK_QUERY_TYPE_PIPELINE_STATISTICS;
    info.queryCount = 2;
    info.pipelineStatistics = VK_QUERY_PIPELINE_STATISTIC_INPUT_ASSEMBLY_VERTICES_BIT |
                              VK_QUERY_PIPELINE_STATISTIC_VERTEX_SHADER_INVOCATIONS_BIT;
    VkQueryPool pool;
    ASSERT_EQ(vkCreateQueryPool(device, &info, nullptr, &pool), VK_SUCCESS);
    uint32_t results[6] = {9, 9, 9, 9, 9, 9};
    EXPECT_EQ(vkGetQueryPoolResults(device, pool, 0, 2, sizeof(results), results, 12,
                                    VK_QUERY_RESULT_WITH_AVAILABILITY_BIT),
              VK_SUCCESS);
    const uint32_t expected[6] = {0, 0, 1, 0, 0, 1};
    EXPECT_EQ(memcmp(results, expected, sizeof(expected)), 0);
    vkDestroyQueryPool(device, pool, nullptr);
}

TEST_F(NullDriver, KeepsPrivateData) {
    Start();
    const VkPrivateDataSlotCreateInfo info = {VK_STRUCTURE_TYPE_PRIVATE_DATA_SLOT_CREATE_INFO, nullptr, 0};
    VkPrivateDataSlot slot;
    ASSERT_EQ(vkCreatePrivateDataSlot(device, &info, nullptr, &slot), VK_SUCCESS);
    const VkBuffer buffer = CreateBuffer(16);
    uint64_t data = 1;
    vkGetPrivateData(device, VK_OBJECT_TYPE_BUFFER, (uint64_t)buffer, slot, &data);
    EXPECT_EQ(data, 0u);
    ASSERT_EQ(vkSetPrivateData(device, VK_OBJECT_TYPE_BUFFER, (uint64_t)buffer, slot, 42), VK_SUCCESS);
    vkGetPrivateData(device, VK_OBJECT_TYPE_BUFFER, (uint64_t)buffer, slot, &data);
    EXPECT_EQ(data, 42u);
    vkDestroyBuffer(device, buffer, nullptr);
    vkDestroyPrivateDataSlot(device, slot, nullptr);
}

#ifdef VK_EXT_surface_maintenance1
TEST_F(NullDriver, AnswersForPresentModes) {
    Start();
    const auto get = (PFN_vkGetPhysicalDeviceSurfaceCapabilities2KHR)vkGetInstanceProcAddr(
        instance, "vkGetPhysicalDeviceSurfaceCapabilities2KHR");
    const auto create_surface =
        (PFN_vkCreateHeadlessSurfaceEXT)vkGetInstanceProcAddr(instance, "vkCreateHeadlessSurfaceEXT");
    ASSERT_NE(get, nullptr);
    ASSERT_NE(create_surface, nullptr);
    const VkHeadlessSurfaceCreateInfoEXT surface_info = {VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT,
                                                         nullptr, 0};
    VkSurfacePresentModeEXT mode = {VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_EXT};
    VkPhysicalDeviceSurfaceInfo2KHR info = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SURFACE_INFO_2_KHR, &mode};
    ASSERT_EQ(create_surface(instance, &surface_info, nullptr, &info.surface), VK_SUCCESS);
    for (const VkPresentModeKHR one : {VK_PRESENT_MODE_FIFO_KHR, VK_PRESENT_MODE_IMMEDIATE_KHR}) {
        const bool switches = one == VK_PRESENT_MODE_FIFO_KHR;
        VkPresentModeKHR modes[4] = {};
        VkSurfacePresentScalingCapabilitiesEXT scaling = {
            VK_STRUCTURE_TYPE_SURFACE_PRESENT_SCALING_CAPABILITIES_EXT};
        VkSurfacePresentModeCompatibilityEXT compatible = {
            VK_STRUCTURE_TYPE_SURFACE_PRESENT_MODE_COMPATIBILITY_EXT, &scaling, 4, modes};
        VkSurfaceCapabilities2KHR capabilities = {VK_STRUCTURE_TYPE_SURFACE_CAPABILITIES_2_KHR, &compatible};
        mode.presentMode = one;
        ASSERT_EQ(get(physical_device, &info, &capabilities), VK_SUCCESS);
        EXPECT_EQ(compatible.presentModeCount, switches ? 2u : 1u);
        EXPECT_EQ(modes[0], one);
        EXPECT_EQ(scaling.supportedPresentScaling != 0, switches);
        EXPECT_GT(capabilities.surfaceCapabilities.maxImageExtent.width, 0u);
    }
    vkDestroySurfaceKHR(instance, info.surface, nullptr);
}
#endif

TEST_F(NullDriver, PresentsToNothing) {
    Start();
    const auto create_surface =
        (PFN_vkCreateHeadlessSurfaceEXT)vkGetInstanceProcAddr(instance, "vkCreateHeadlessSurfaceEXT");
    ASSERT_NE(create_surface, nullptr);
    const VkHeadlessSurfaceCreateInfoEXT surface_info = {VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT,
                                                         nullptr, 0};
    VkSurfaceKHR surface;
    ASSERT_EQ(create_surface(instance, &surface_info, nullptr, &surface), VK_SUCCESS);
    VkBool32 supported = VK_FALSE;
    vkGetPhysicalDeviceSurfaceSupportKHR(physical_device, 0, surface, &supported);
    EXPECT_TRUE(supported);
    VkSurfaceCapabilitiesKHR capabilities;
    ASSERT_EQ(vkGetPhysicalDeviceSurfaceCapabilitiesKHR(physical_device, surface, &capabilities), VK_SUCCESS);
    uint32_t count = 1;
    VkSurfaceFormatKHR format;
    EXPECT_EQ(vkGetPhysicalDeviceSurfaceFormatsKHR(physical_device, surface, &count, &format), VK_INCOMPLETE);

    VkSwapchainCreateInfoKHR info = {VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR};
    info.surface = surface;
    info.minImageCount = 3;
    info.imageFormat = format.format;
    info.imageExtent = capabilities.currentExtent;
    info.imageArrayLayers = 1;
    VkSwapchainKHR swapchain;
    ASSERT_EQ(vkCreateSwapchainKHR(device, &info, nullptr, &swapchain), VK_SUCCESS);
    ASSERT_EQ(vkGetSwapchainImagesKHR(device, swapchain, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 3u);
    const VkFence fence = CreateFence();
    std::set<uint32_t> indices;
    for (int frame = 0; frame < 3; frame++) {
        uint32_t index = 99;
        ASSERT_EQ(vkAcquireNextImageKHR(device, swapchain, UINT64_MAX, VK_NULL_HANDLE, fence, &index),
                  VK_SUCCESS);
        EXPECT_EQ(vkGetFenceStatus(device, fence), VK_SUCCESS);
        vkResetFences(device, 1, &fence);
        indices.insert(index);
        VkResult result = VK_NOT_READY;
        VkPresentInfoKHR present = {VK_STRUCTURE_TYPE_PRESENT_INFO_KHR};
        present.swapchainCount = 1;
        present.pSwapchains = &swapchain;
        present.pImageIndices = &index;
        present.pResults = &result;
        EXPECT_EQ(vkQueuePresentKHR(queue, &present), VK_SUCCESS);
        EXPECT_EQ(result, VK_SUCCESS);
    }
    EXPECT_EQ(indices, (std::set<uint32_t>{0, 1, 2}));
    vkDestroyFence(device, fence, nullptr);
    vkDestroySwapchainKHR(device, swapchain, nullptr);
    vkDestroySurfaceKHR(instance, surface, nullptr);
}

TEST_F(NullDriver, CreatesManyPipelinesInOneCall) {
    Start();
    const VkComputePipelineCreateInfo infos[3] = {{VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO},
                                                  {VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO},
                                                  {VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO}};
    VkPipeline pipelines[3] = {};
    ASSERT_EQ(vkCreateComputePipelines(device, VK_NULL_HANDLE, 3, infos, nullptr, pipelines), VK_SUCCESS);
    EXPECT_EQ(std::set<VkPipeline>(pipelines, pipelines + 3).size(), 3u);
    EXPECT_NE(pipelines[0], VK_NULL_HANDLE);
    for (VkPipeline pipeline : pipelines) {
        vkDestroyPipeline(device, pipeline, nullptr);
    }
}

TEST_F(NullDriver, HandlesOfAllTypesAreUnique) {
    Start();
    const VkBuffer buffer = CreateBuffer(16);
    const VkFence fence = CreateFence();
    EXPECT_NE((uint64_t)buffer, (uint64_t)fence);
    vkDestroyBuffer(device, buffer, nullptr);
    vkDestroyFence(device, fence, nullptr);
}

TEST_F(NullDriver, FaultFormatFeatures) {
    Start("WD_NULL_FORMAT_FEATURES", "3");
    VkFormatProperties properties;
    vkGetPhysicalDeviceFormatProperties(physical_device, VK_FORMAT_R8_UNORM, &properties);
    EXPECT_EQ(properties.optimalTilingFeatures, 3u);
    VkFormatProperties3 flags2 = {VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_3};
    VkFormatProperties2 root = {VK_STRUCTURE_TYPE_FORMAT_PROPERTIES_2, &flags2};
    vkGetPhysicalDeviceFormatProperties2(physical_device, VK_FORMAT_R8_UNORM, &root);
    EXPECT_EQ(flags2.linearTilingFeatures, 3u);
}

TEST_F(NullDriver, PropertiesOfTheLastMemoryType) {
    Start("WD_NULL_LAST_MEMORY_PROPERTIES", "32"); // VK_MEMORY_PROPERTY_PROTECTED_BIT
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical_device, &properties);
    EXPECT_EQ(properties.memoryTypeCount, 4u);
    EXPECT_EQ(properties.memoryTypes[3].propertyFlags, 32u);
}

TEST_F(NullDriver, LimitOfObjects) {
    Start("WD_NULL_MAX_OBJECTS", "7");
    VkPhysicalDeviceCustomBorderColorPropertiesEXT borders = {
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_PROPERTIES_EXT};
    VkPhysicalDeviceProperties2 properties = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, &borders};
    vkGetPhysicalDeviceProperties2(physical_device, &properties);
    EXPECT_EQ(properties.properties.limits.maxMemoryAllocationCount, 7u);
    EXPECT_EQ(properties.properties.limits.maxSamplerAllocationCount, 7u);
    EXPECT_EQ(borders.maxCustomBorderColorSamplers, 7u);
}

TEST_F(NullDriver, FaultUnsupportedFormat) {
    Start("WD_NULL_UNSUPPORTED_FORMAT", "9"); // VK_FORMAT_R8_UNORM
    const auto ask = [this](VkFormat format, VkImageFormatProperties *properties) {
        return vkGetPhysicalDeviceImageFormatProperties(physical_device, format, VK_IMAGE_TYPE_2D,
                                                        VK_IMAGE_TILING_OPTIMAL, VK_IMAGE_USAGE_SAMPLED_BIT,
                                                        0, properties);
    };
    VkImageFormatProperties properties;
    EXPECT_EQ(ask(VK_FORMAT_R8_UNORM, &properties), VK_ERROR_FORMAT_NOT_SUPPORTED);
    EXPECT_EQ(properties.maxExtent.width, 0u);
    EXPECT_EQ(ask(VK_FORMAT_R8_SNORM, &properties), VK_SUCCESS);
    EXPECT_EQ(properties.maxExtent.width, 16384u);
}

TEST_F(NullDriver, FaultMostImageQueries) {
    Start("WD_NULL_MOST_IMAGE_QUERIES", "2");
    for (VkResult expected : {VK_SUCCESS, VK_SUCCESS, VK_ERROR_FORMAT_NOT_SUPPORTED}) {
        VkImageFormatProperties properties;
        EXPECT_EQ(vkGetPhysicalDeviceImageFormatProperties(physical_device, VK_FORMAT_R8_UNORM,
                                                           VK_IMAGE_TYPE_2D, VK_IMAGE_TILING_OPTIMAL,
                                                           VK_IMAGE_USAGE_SAMPLED_BIT, 0, &properties),
                  expected);
    }
}

TEST_F(NullDriver, FaultEqualHandles) {
    Start("WD_NULL_EQUAL_HANDLES", "1");
    VkSamplerCreateInfo sampler_info = {VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO};
    VkPipelineLayoutCreateInfo layout_info = {VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
    VkSampler samplers[2];
    VkPipelineLayout layouts[2];
    for (int i = 0; i < 2; i++) {
        ASSERT_EQ(vkCreateSampler(device, &sampler_info, nullptr, &samplers[i]), VK_SUCCESS);
        ASSERT_EQ(vkCreatePipelineLayout(device, &layout_info, nullptr, &layouts[i]), VK_SUCCESS);
        EXPECT_EQ((uint64_t)samplers[i], (uint64_t)layouts[i]);
    }
    EXPECT_NE(samplers[0], samplers[1]);

    // Objects with state are distinguished although their handles are equal.
    const VkBuffer buffer = CreateBuffer(100);
    const VkFence fence = CreateFence();
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device, buffer, &requirements);
    EXPECT_EQ(requirements.size, 256u);
    EXPECT_EQ((uint64_t)buffer, (uint64_t)fence);
    EXPECT_EQ(vkGetFenceStatus(device, fence), VK_NOT_READY);
    vkDestroyBuffer(device, buffer, nullptr);
    EXPECT_EQ(vkGetFenceStatus(device, fence), VK_NOT_READY);
    vkDestroyFence(device, fence, nullptr);
}

TEST_F(NullDriver, FaultFailAllocation) {
    Start("WD_NULL_FAIL_ALLOCATION", "2");
    VkDeviceMemory memories[3] = {};
    EXPECT_EQ(Allocate(64, &memories[0]), VK_SUCCESS);
    EXPECT_EQ(Allocate(64, &memories[1]), VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_EQ(Allocate(64, &memories[2]), VK_SUCCESS);
    vkFreeMemory(device, memories[0], nullptr);
    vkFreeMemory(device, memories[2], nullptr);
}

TEST_F(NullDriver, FaultFailSeveralAllocations) {
    setenv("WD_NULL_NUM_FAILING_ALLOCATIONS", "2", 1);
    Start("WD_NULL_FAIL_ALLOCATION", "1");
    VkDeviceMemory memories[3] = {};
    EXPECT_EQ(Allocate(64, &memories[0]), VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_EQ(Allocate(64, &memories[1]), VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_EQ(Allocate(64, &memories[2]), VK_SUCCESS);
    vkFreeMemory(device, memories[2], nullptr);
}

TEST_F(NullDriver, FaultLoseDeviceAtSubmit) {
    Start("WD_NULL_LOSE_DEVICE_AT_SUBMIT", "2");
    const VkFence fences[] = {CreateFence(), CreateFence()};
    EXPECT_EQ(vkQueueSubmit(queue, 0, nullptr, fences[0]), VK_SUCCESS);
    EXPECT_EQ(vkWaitForFences(device, 1, fences, VK_TRUE, UINT64_MAX), VK_SUCCESS);
    EXPECT_EQ(vkQueueSubmit(queue, 0, nullptr, fences[1]), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(vkWaitForFences(device, 1, &fences[1], VK_TRUE, UINT64_MAX), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(vkGetFenceStatus(device, fences[1]), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(vkQueueWaitIdle(queue), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(vkDeviceWaitIdle(device), VK_ERROR_DEVICE_LOST);
    EXPECT_EQ(vkQueueSubmit(queue, 0, nullptr, VK_NULL_HANDLE), VK_ERROR_DEVICE_LOST);
    vkDestroyFence(device, fences[0], nullptr);
    vkDestroyFence(device, fences[1], nullptr);
}

TEST_F(NullDriver, FaultMaxBoundDescriptorSets) {
    Start("WD_NULL_MAX_BOUND_DESCRIPTOR_SETS", "4");
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device, &properties);
    EXPECT_EQ(properties.limits.maxBoundDescriptorSets, 4u);
}

TEST_F(NullDriver, FaultMaxBufferSize) {
    Start("WD_NULL_MAX_BUFFER_SIZE", "100");
    VkPhysicalDeviceMaintenance4Properties limits = {};
    limits.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_4_PROPERTIES;
    VkPhysicalDeviceProperties2 properties = {};
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device, &properties);
    EXPECT_EQ(limits.maxBufferSize, 100u);
    VkBufferCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    info.size = 101;
    VkBuffer buffer;
    EXPECT_EQ(vkCreateBuffer(device, &info, nullptr, &buffer), VK_ERROR_OUT_OF_DEVICE_MEMORY);
    info.size = 100;
    ASSERT_EQ(vkCreateBuffer(device, &info, nullptr, &buffer), VK_SUCCESS);
    vkDestroyBuffer(device, buffer, nullptr);
}

TEST_F(NullDriver, AFaultThatIsNoNumberIsIgnored) {
    testing::internal::CaptureStderr();
    Start("WD_NULL_FAIL_ALLOCATION", "two");
    EXPECT_NE(testing::internal::GetCapturedStderr().find("WD_NULL_FAIL_ALLOCATION: not a number: two"),
              std::string::npos);
    VkDeviceMemory memory;
    EXPECT_EQ(Allocate(64, &memory), VK_SUCCESS);
    vkFreeMemory(device, memory, nullptr);
}

} // namespace
