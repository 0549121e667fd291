// Device groups: each rule violated, and the almost equal call that is correct.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

class DeviceGroupsTest : public DeviceTest {
  protected:
    void SetUp() override {
        StartGroup(2);
    }
    // StartGroup makes a device of physical devices that are the same one, as the null driver has no other.
    void StartGroup(uint32_t count, VkBool32 has_addresses = VK_FALSE) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.instance_extensions = {VK_KHR_SURFACE_EXTENSION_NAME, VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME};
        options.device_extensions = {VK_KHR_SWAPCHAIN_EXTENSION_NAME};
        options.device_extensions.insert(options.device_extensions.end(), extensions_.begin(),
                                         extensions_.end());
        StartInstance(options);
        const std::vector<VkPhysicalDevice> devices(count, physical_device());
        group_ = Make<VkDeviceGroupDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO);
        group_.physicalDeviceCount = count;
        group_.pPhysicalDevices = devices.data();
        features_ =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features_.dynamicRendering = features_.synchronization2 = VK_TRUE;
        features_.pNext = &group_;
        addresses_ = Make<VkPhysicalDeviceBufferDeviceAddressFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES);
        addresses_.bufferDeviceAddress = VK_TRUE;
        addresses_.bufferDeviceAddressMultiDevice = has_addresses;
        addresses_.bufferDeviceAddressCaptureReplay = VK_TRUE;
        group_.pNext = &addresses_;
        options.device_next = &features_;
        options.features.sparseBinding = VK_TRUE;
        StartDevice(options);
        ClearMessages();
    }
#if defined VK_EXT_descriptor_buffer && defined VK_EXT_opacity_micromap
    template <typename Get, typename Info> void Capture(const char *command, VkStructureType type) {
        uint64_t data[8] = {};
        const auto info = Make<Info>(type);
        DeviceProc<Get>(command)(device(), &info, data);
    }
    // AskAll calls the commands of extensions that make or return addresses.
    void AskAll(VkMicromapCreateFlagsEXT flags) {
        auto create = Make<VkMicromapCreateInfoEXT>(VK_STRUCTURE_TYPE_MICROMAP_CREATE_INFO_EXT);
        create.createFlags = flags;
        auto build = Make<VkMicromapBuildInfoEXT>(VK_STRUCTURE_TYPE_MICROMAP_BUILD_INFO_EXT);
        auto sizes = Make<VkMicromapBuildSizesInfoEXT>(VK_STRUCTURE_TYPE_MICROMAP_BUILD_SIZES_INFO_EXT);
        VkMicromapEXT micromap = VK_NULL_HANDLE;
        DeviceProc<PFN_vkCreateMicromapEXT>("vkCreateMicromapEXT")(device(), &create, nullptr, &micromap);
        DeviceProc<PFN_vkDestroyMicromapEXT>("vkDestroyMicromapEXT")(device(), micromap, nullptr);
        DeviceProc<PFN_vkGetMicromapBuildSizesEXT>("vkGetMicromapBuildSizesEXT")(
            device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &build, &sizes);
        Capture<PFN_vkGetBufferOpaqueCaptureDescriptorDataEXT, VkBufferCaptureDescriptorDataInfoEXT>(
            "vkGetBufferOpaqueCaptureDescriptorDataEXT",
            VK_STRUCTURE_TYPE_BUFFER_CAPTURE_DESCRIPTOR_DATA_INFO_EXT);
        Capture<PFN_vkGetImageOpaqueCaptureDescriptorDataEXT, VkImageCaptureDescriptorDataInfoEXT>(
            "vkGetImageOpaqueCaptureDescriptorDataEXT",
            VK_STRUCTURE_TYPE_IMAGE_CAPTURE_DESCRIPTOR_DATA_INFO_EXT);
        Capture<PFN_vkGetImageViewOpaqueCaptureDescriptorDataEXT, VkImageViewCaptureDescriptorDataInfoEXT>(
            "vkGetImageViewOpaqueCaptureDescriptorDataEXT",
            VK_STRUCTURE_TYPE_IMAGE_VIEW_CAPTURE_DESCRIPTOR_DATA_INFO_EXT);
        Capture<PFN_vkGetSamplerOpaqueCaptureDescriptorDataEXT, VkSamplerCaptureDescriptorDataInfoEXT>(
            "vkGetSamplerOpaqueCaptureDescriptorDataEXT",
            VK_STRUCTURE_TYPE_SAMPLER_CAPTURE_DESCRIPTOR_DATA_INFO_EXT);
        Capture<PFN_vkGetAccelerationStructureOpaqueCaptureDescriptorDataEXT,
                VkAccelerationStructureCaptureDescriptorDataInfoEXT>(
            "vkGetAccelerationStructureOpaqueCaptureDescriptorDataEXT",
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CAPTURE_DESCRIPTOR_DATA_INFO_EXT);
    }
#endif
    VkCommandBuffer BeginWith(uint32_t mask) {
        auto group = Make<VkDeviceGroupCommandBufferBeginInfo>(
            VK_STRUCTURE_TYPE_DEVICE_GROUP_COMMAND_BUFFER_BEGIN_INFO);
        group.deviceMask = mask;
        auto info = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        info.pNext = &group;
        VkCommandBuffer commands = Begin();
        vkEndCommandBuffer(commands);
        Check(vkBeginCommandBuffer(commands, &info), "vkBeginCommandBuffer");
        return commands;
    }
    VkDeviceMemory AllocateWith(uint32_t mask) {
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_MASK_BIT;
        flags.deviceMask = mask;
        auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.pNext = &flags;
        info.allocationSize = 64;
        info.memoryTypeIndex = FindMemoryType(UINT32_MAX, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
        VkDeviceMemory memory = VK_NULL_HANDLE;
        Check(vkAllocateMemory(device(), &info, nullptr, &memory), "vkAllocateMemory");
        Defer([this, memory] { vkFreeMemory(device(), memory, nullptr); });
        return memory;
    }
    void Map(VkDeviceMemory memory) {
        void *data = nullptr;
        vkMapMemory(device(), memory, 0, VK_WHOLE_SIZE, 0, &data);
        vkUnmapMemory(device(), memory);
    }
    // Render begins an instance with a mask, and sets another one inside, if it is not 0.
    void Render(VkCommandBuffer commands, uint32_t mask, uint32_t mask_inside = 0) {
        auto group =
            Make<VkDeviceGroupRenderPassBeginInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
        group.deviceMask = mask;
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.pNext = &group;
        info.renderArea.extent = {4, 4};
        info.layerCount = 1;
        vkCmdBeginRendering(commands, &info);
        if (mask_inside) {
            vkCmdSetDeviceMask(commands, mask_inside);
        }
        vkCmdEndRendering(commands);
    }
    void TrySubmit(VkCommandBuffer commands, uint32_t mask) {
        auto group = Make<VkDeviceGroupSubmitInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_SUBMIT_INFO);
        group.commandBufferCount = 1;
        group.pCommandBufferDeviceMasks = &mask;
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &group;
        info.commandBufferCount = 1;
        info.pCommandBuffers = &commands;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
        vkQueueWaitIdle(queue());
        auto one = Make<VkCommandBufferSubmitInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_SUBMIT_INFO);
        one.commandBuffer = commands;
        one.deviceMask = mask;
        auto second = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        second.commandBufferInfoCount = 1;
        second.pCommandBufferInfos = &one;
        vkQueueSubmit2(queue(), 1, &second, VK_NULL_HANDLE);
        vkQueueWaitIdle(queue());
    }
    // TryEvents records the commands of events.
    void TryEvents(VkCommandBuffer commands) {
        const VkEvent event = MakeEvent(), second = MakeEvent();
        constexpr VkPipelineStageFlags kStages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
        auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
        barrier.srcStageMask = barrier.dstStageMask = kStages;
        auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
        info.memoryBarrierCount = 1;
        info.pMemoryBarriers = &barrier;
        vkCmdSetEvent(commands, event, kStages);
        vkCmdWaitEvents(commands, 1, &event, kStages, kStages, 0, nullptr, 0, nullptr, 0, nullptr);
        vkCmdResetEvent(commands, event, kStages);
        vkCmdSetEvent2(commands, second, &info);
        vkCmdWaitEvents2(commands, 1, &second, &info);
        vkCmdResetEvent2(commands, second, kStages);
    }
    VkSwapchainCreateInfoKHR SwapchainInfo() {
        auto surface_info =
            Make<VkHeadlessSurfaceCreateInfoEXT>(VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
        VkSurfaceKHR surface = VK_NULL_HANDLE;
        Check(InstanceProc<PFN_vkCreateHeadlessSurfaceEXT>("vkCreateHeadlessSurfaceEXT")(
                  instance(), &surface_info, nullptr, &surface),
              "vkCreateHeadlessSurfaceEXT");
        Defer([this, surface] { vkDestroySurfaceKHR(instance(), surface, nullptr); });
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
        return info;
    }
    VkSwapchainKHR Create(const VkSwapchainCreateInfoKHR &info) {
        VkSwapchainKHR swapchain = VK_NULL_HANDLE;
        Check(vkCreateSwapchainKHR(device(), &info, nullptr, &swapchain), "vkCreateSwapchainKHR");
        Defer([this, swapchain] { vkDestroySwapchainKHR(device(), swapchain, nullptr); });
        return swapchain;
    }
    void AcquireWith(VkSwapchainKHR swapchain, uint32_t mask) {
        const auto fence_info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
        auto info = Make<VkAcquireNextImageInfoKHR>(VK_STRUCTURE_TYPE_ACQUIRE_NEXT_IMAGE_INFO_KHR);
        Check(vkCreateFence(device(), &fence_info, nullptr, &info.fence), "vkCreateFence");
        Defer([this, fence = info.fence] { vkDestroyFence(device(), fence, nullptr); });
        info.swapchain = swapchain;
        info.deviceMask = mask;
        uint32_t index = 0;
        vkAcquireNextImage2KHR(device(), &info, &index);
    }

    std::vector<const char *> extensions_; // Of devices that are started next, more than usual.
    VkDeviceGroupDeviceCreateInfo group_;
    VkPhysicalDeviceBufferDeviceAddressFeatures addresses_;
    VkPhysicalDeviceVulkan13Features features_;
};

TEST_F(DeviceGroupsTest, MasksOfRecordings) {
    VkCommandBuffer commands = BeginWith(3);
    vkCmdSetDeviceMask(commands, 2);
    Render(commands, 1);
    vkCmdSetDeviceMask(commands, 3);
    Render(commands, 3);
    Render(commands, 3, 2);
    vkCmdSetDeviceMask(commands, 3);
    ExpectSilence();
    Render(commands, 2, 3);
    ExpectMessage("VUID-vkCmdSetDeviceMask-deviceMask-00111",
                  "deviceMask is 0x3, the mask of the render pass instance is 0x2");
    ExpectSilence();
    vkCmdSetDeviceMask(commands, 4);
    ExpectMessage("VUID-vkCmdSetDeviceMask-deviceMask-00108",
                  "deviceMask is 0x4, the mask of all physical devices is 0x3");
    Render(commands, 5);
    ExpectMessage("VUID-VkDeviceGroupRenderPassBeginInfo-deviceMask-00905",
                  "pRenderingInfo<VkDeviceGroupRenderPassBeginInfo>.deviceMask is 0x5");
    vkEndCommandBuffer(commands);
    ExpectSilence();
    commands = BeginWith(2);
    Render(commands, 2);
    ExpectSilence();
    vkCmdSetDeviceMask(commands, 3);
    ExpectMessage("VUID-vkCmdSetDeviceMask-deviceMask-00110",
                  "deviceMask is 0x3, the mask with which the recording began is 0x2");
    Render(commands, 1);
    ExpectMessage("VUID-VkDeviceGroupRenderPassBeginInfo-deviceMask-00907", "deviceMask is 0x1");
    vkEndCommandBuffer(commands);
    ExpectSilence();
    commands = BeginWith(4);
    ExpectMessage("VUID-VkDeviceGroupCommandBufferBeginInfo-deviceMask-00106",
                  "pBeginInfo<VkDeviceGroupCommandBufferBeginInfo>.deviceMask is 0x4");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, MasksOfSubmissions) {
    VkCommandBuffer commands = BeginWith(3);
    vkEndCommandBuffer(commands);
    TrySubmit(commands, 3);
    ExpectSilence();
    TrySubmit(commands, 6);
    ExpectMessage("VUID-VkDeviceGroupSubmitInfo-pCommandBufferDeviceMasks-00086",
                  "pSubmits[0]<VkDeviceGroupSubmitInfo>.pCommandBufferDeviceMasks[0] is 0x6");
    ExpectMessage("VUID-VkCommandBufferSubmitInfo-deviceMask-03891",
                  "pSubmits[0].pCommandBufferInfos[0].deviceMask is 0x6");
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, IndicesOfSubmissions) {
    uint32_t index = 1;
    auto create = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore = VK_NULL_HANDLE;
    Check(vkCreateSemaphore(device(), &create, nullptr, &semaphore), "vkCreateSemaphore");
    Defer([this, semaphore] { vkDestroySemaphore(device(), semaphore, nullptr); });
    const VkPipelineStageFlags stages = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
    // Two submissions: one signals the semaphore, the other waits for it.
    const auto submit = [&] {
        auto group = Make<VkDeviceGroupSubmitInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_SUBMIT_INFO);
        auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        info.pNext = &group;
        group.signalSemaphoreCount = info.signalSemaphoreCount = 1;
        group.pSignalSemaphoreDeviceIndices = &index;
        info.pSignalSemaphores = &semaphore;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
        group.signalSemaphoreCount = info.signalSemaphoreCount = 0;
        group.waitSemaphoreCount = info.waitSemaphoreCount = 1;
        group.pWaitSemaphoreDeviceIndices = &index;
        info.pWaitSemaphores = &semaphore;
        info.pWaitDstStageMask = &stages;
        vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    };
    const auto submit2 = [&] {
        auto one = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        one.semaphore = semaphore;
        one.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        one.deviceIndex = index;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.signalSemaphoreInfoCount = 1;
        info.pSignalSemaphoreInfos = &one;
        vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
        info.signalSemaphoreInfoCount = 0;
        info.waitSemaphoreInfoCount = 1;
        info.pWaitSemaphoreInfos = &one;
        vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
    };
    submit();
    submit2();
    ExpectSilence();
    index = 2;
    submit();
    ExpectMessage("VUID-VkDeviceGroupSubmitInfo-pWaitSemaphoreDeviceIndices-00085",
                  "pSignalSemaphoreDeviceIndices[0] is 2, the number of physical devices of the device is 2");
    ExpectMessage("VUID-VkDeviceGroupSubmitInfo-pWaitSemaphoreDeviceIndices-00085",
                  "pWaitSemaphoreDeviceIndices[0] is 2");
    submit2();
    ExpectMessage("VUID-VkSemaphoreSubmitInfo-device-03889", "pSignalSemaphoreInfos[0].deviceIndex is 2");
    ExpectMessage("VUID-VkSemaphoreSubmitInfo-device-03889", "pWaitSemaphoreInfos[0].deviceIndex is 2");
    ExpectSilence();
    vkDeviceWaitIdle(device());
}

TEST_F(DeviceGroupsTest, TheIndexOfASingleDevice) {
    Stop();
    StartGroup(1);
    const auto submit = [&](uint32_t index) {
        auto create = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
        auto one = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
        Check(vkCreateSemaphore(device(), &create, nullptr, &one.semaphore), "vkCreateSemaphore");
        one.stageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
        one.deviceIndex = index;
        auto info = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
        info.signalSemaphoreInfoCount = 1;
        info.pSignalSemaphoreInfos = &one;
        vkQueueSubmit2(queue(), 1, &info, VK_NULL_HANDLE);
        vkDeviceWaitIdle(device());
        vkDestroySemaphore(device(), one.semaphore, nullptr);
    };
    submit(0);
    ExpectSilence();
    submit(1);
    ExpectMessage("VUID-VkSemaphoreSubmitInfo-device-03888", "deviceIndex is 1");
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, PeersAreTwoDevices) {
    const auto ask = [&](uint32_t heap, uint32_t local, uint32_t remote) {
        VkPeerMemoryFeatureFlags features = 0;
        vkGetDeviceGroupPeerMemoryFeatures(device(), heap, local, remote, &features);
    };
    const std::string prefix = "VUID-vkGetDeviceGroupPeerMemoryFeatures-";
    VkPhysicalDeviceMemoryProperties memory;
    vkGetPhysicalDeviceMemoryProperties(physical_device(), &memory);
    ask(memory.memoryHeapCount - 1, 0, 1);
    ExpectSilence();
    ask(memory.memoryHeapCount, 0, 1);
    ExpectMessage(prefix + "heapIndex-00691", "memoryHeapCount is");
    ask(0, 2, 1);
    ExpectMessage(prefix + "localDeviceIndex-00692", "localDeviceIndex is 2");
    ask(0, 0, 2);
    ExpectMessage(prefix + "remoteDeviceIndex-00693", "remoteDeviceIndex is 2");
    ask(0, 1, 1);
    ExpectMessage(prefix + "localDeviceIndex-00694", "remoteDeviceIndex is 1");
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, EventsAreOfOneDevice) {
    VkCommandBuffer commands = BeginWith(1);
    TryEvents(commands);
    vkEndCommandBuffer(commands);
    commands = BeginWith(3);
    vkCmdSetDeviceMask(commands, 2);
    TryEvents(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    commands = Begin(); // Of all devices.
    TryEvents(commands);
    vkEndCommandBuffer(commands);
    for (const char *rule :
         {"VUID-vkCmdSetEvent-commandBuffer-01152", "VUID-vkCmdResetEvent-commandBuffer-01157",
          "VUID-vkCmdWaitEvents-commandBuffer-01167", "VUID-vkCmdSetEvent2-commandBuffer-03826",
          "VUID-vkCmdResetEvent2-commandBuffer-03833", "VUID-vkCmdWaitEvents2-commandBuffer-03846"}) {
        ExpectMessage(rule, "whose device mask is 0x3");
    }
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, MappedMemoryHasOneInstance) {
    Map(AllocateWith(2));
    ExpectSilence();
    const VkDeviceMemory memory = AllocateWith(3);
    ExpectSilence();
    Map(memory);
    ExpectMessage("VUID-vkMapMemory-memory-00683", "of which several physical devices have an instance each");
    ExpectSilence();
#ifdef VK_VERSION_1_4
    const auto map = DeviceProc<PFN_vkMapMemory2>("vkMapMemory2");
    if (map) {
        auto info = Make<VkMemoryMapInfo>(VK_STRUCTURE_TYPE_MEMORY_MAP_INFO);
        info.memory = memory;
        info.size = VK_WHOLE_SIZE;
        void *data = nullptr;
        map(device(), &info, &data);
        ExpectMessage("VUID-VkMemoryMapInfo-memory-07963", "pMemoryMapInfo->memory is VkDeviceMemory");
        vkUnmapMemory(device(), memory);
        ClearMessages(); // The device is of Vulkan 1.3.
    }
#endif
    AllocateWith(6);
    ExpectMessage("VUID-VkMemoryAllocateFlagsInfo-deviceMask-00675",
                  "pAllocateInfo<VkMemoryAllocateFlagsInfo>.deviceMask is 0x6");
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, SwapchainsOfAGroup) {
    VkSwapchainCreateInfoKHR info = SwapchainInfo();
    info.flags = VK_SWAPCHAIN_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT_KHR;
    const VkSwapchainKHR swapchain = Create(info);
    AcquireWith(swapchain, 3);
    ExpectSilence();
    AcquireWith(swapchain, 4);
    ExpectMessage("VUID-VkAcquireNextImageInfoKHR-deviceMask-01290", "pAcquireInfo->deviceMask is 0x4");
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, RegionsOfOneDevice) {
    Stop();
    StartGroup(1);
    VkSwapchainCreateInfoKHR swapchain = SwapchainInfo();
    Create(swapchain);
    ExpectSilence();
    swapchain = SwapchainInfo();
    swapchain.flags = VK_SWAPCHAIN_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT_KHR;
    Create(swapchain);
    ExpectMessage("VUID-VkSwapchainCreateInfoKHR-physicalDeviceCount-01429",
                  "flags is VK_SWAPCHAIN_CREATE_SPLIT_INSTANCE_BIND_REGIONS_BIT_KHR");
    ExpectSilence();
}

TEST_F(DeviceGroupsTest, AddressesOfAGroup) {
    const auto ask = [&] {
        Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        auto info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
        info.buffer = buffer.handle;
        ClearMessages(); // The buffer has no flag for capture.
        vkGetBufferDeviceAddress(device(), &info);
    };
    ask();
    ExpectMessage("VUID-vkGetBufferDeviceAddress-device-03325",
                  "the number of physical devices of the device is 2, the feature "
                  "bufferDeviceAddressMultiDevice is not enabled");
    ExpectSilence();
    auto memory = Make<VkDeviceMemoryOpaqueCaptureAddressInfo>(
        VK_STRUCTURE_TYPE_DEVICE_MEMORY_OPAQUE_CAPTURE_ADDRESS_INFO);
    memory.memory = AllocateWith(1);
    vkGetDeviceMemoryOpaqueCaptureAddress(device(), &memory);
    ExpectMessage("VUID-vkGetDeviceMemoryOpaqueCaptureAddress-device-03335", "physical devices");
    ClearMessages(); // The memory was allocated for no addresses.
    Buffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
    auto captured = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
    captured.buffer = buffer.handle;
    vkGetBufferOpaqueCaptureAddress(device(), &captured);
    ExpectMessage("VUID-vkGetBufferOpaqueCaptureAddress-device-03327", "physical devices");
    ClearMessages(); // The memory was allocated for no addresses.
    Stop();
    StartGroup(2, VK_TRUE);
    ask();
    ExpectSilence();
    Stop();
    StartGroup(1);
    ask();
    ExpectSilence();
}

#if defined VK_EXT_descriptor_buffer && defined VK_EXT_opacity_micromap
// The calls have no objects: other validators report that.
TEST_F(DeviceGroupsTest, AddressesThatExtensionsAskForInAGroup) {
    extensions_ = {VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME, VK_EXT_OPACITY_MICROMAP_EXTENSION_NAME,
                   VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                   VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
    constexpr VkMicromapCreateFlagsEXT kCaptured = VK_MICROMAP_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT_EXT;
    const std::string creation = VK_HEADER_VERSION >= 363
                                     ? "VkMicromapCreateInfoEXT-bufferDeviceAddressMultiDevice-11617"
                                     : "vkCreateMicromapEXT-device-07432";
    const std::string ids[] = {creation,
                               "vkGetMicromapBuildSizesEXT-device-07440",
                               "vkGetBufferOpaqueCaptureDescriptorDataEXT-device-08074",
                               "vkGetImageOpaqueCaptureDescriptorDataEXT-device-08078",
                               "vkGetImageViewOpaqueCaptureDescriptorDataEXT-device-08082",
                               "vkGetSamplerOpaqueCaptureDescriptorDataEXT-device-08086",
                               "vkGetAccelerationStructureOpaqueCaptureDescriptorDataEXT-device-08090"};
    for (const VkBool32 is_enabled : {VK_FALSE, VK_TRUE}) {
        for (const VkMicromapCreateFlagsEXT flags : {kCaptured, 0u}) {
            Stop();
            StartGroup(2, is_enabled);
            AskAll(flags);
            for (const std::string &id : ids) {
                size_t num = 0;
                for (const Message &message : messages()) {
                    num += message.id == "VUID-" + id;
                }
                const bool is_allowed = is_enabled || (id == creation && !flags);
                EXPECT_EQ(num, is_allowed ? 0u : 1u) << id << " " << flags;
            }
            ClearMessages();
        }
    }
}
#endif

} // namespace
} // namespace wd::testing
