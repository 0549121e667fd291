// Thread validation on a device: calls that really overlap, held inside the driver by the application's own allocation
// callbacks, and instances and devices that several threads create and destroy in loops.
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <thread>

#include "testing/device/device.h"

namespace wd::testing {
namespace {

// Callbacks of the application that keep a call inside the driver until they may continue.
class Blocking {
  public:
    Blocking() {
        callbacks_.pUserData = this;
        callbacks_.pfnAllocation = Allocate;
        callbacks_.pfnReallocation = Reallocate;
        callbacks_.pfnFree = Free;
    }
    const VkAllocationCallbacks *get() const {
        return &callbacks_;
    }
    // Run starts a thread with a call that is held inside the driver. False: this driver does not use the callbacks in
    // the call.
    bool Run(const std::function<void()> &call) {
        has_returned_ = false;
        state_ = kArmed;
        thread_ = std::thread([this, call] {
            call();
            has_returned_ = true;
        });
        while (state_ != kInside && !has_returned_) {
            std::this_thread::yield();
        }
        if (has_returned_) {
            Release();
        }
        return !has_returned_;
    }
    void Release() {
        state_ = kIdle;
        thread_.join();
    }

  private:
    enum State { kIdle, kArmed, kInside };

    void Pass() {
        State expected = kArmed;
        if (state_.compare_exchange_strong(expected, kInside)) {
            while (state_ == kInside) {
                std::this_thread::yield();
            }
        }
    }
    static void *VKAPI_PTR Allocate(void *user, size_t size, size_t alignment, VkSystemAllocationScope) {
        static_cast<Blocking *>(user)->Pass();
        return alignment <= alignof(std::max_align_t) ? std::malloc(size) : nullptr;
    }
    static void *VKAPI_PTR Reallocate(void *user, void *memory, size_t size, size_t,
                                      VkSystemAllocationScope) {
        static_cast<Blocking *>(user)->Pass();
        return std::realloc(memory, size);
    }
    static void VKAPI_PTR Free(void *user, void *memory) {
        static_cast<Blocking *>(user)->Pass();
        std::free(memory);
    }

    VkAllocationCallbacks callbacks_ = {};
    std::atomic<State> state_{kIdle};
    std::atomic<bool> has_returned_{false};
    std::thread thread_;
};

class ThreadRacesTest : public DeviceTest {
  protected:
    Options Skipping() {
        Options options;
        options.messenger_result = VK_TRUE; // Calls that conflict do not reach the driver.
        options.settings["validate_object_lifetimes"] =
            "false"; // It sees a buffer that is being destroyed as well.
        return options;
    }
    VkCommandBuffer NewCommandBuffer(VkCommandPool pool) {
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = pool;
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        return commands;
    }
    static void Barrier(VkCommandBuffer commands) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 1, &barrier, 0, nullptr, 0, nullptr);
    }
};

TEST_F(ThreadRacesTest, TwoThreadsRecordIntoCommandBuffersOfOnePool) {
    WD_START_DEVICE(Skipping());
    Blocking callbacks;
    auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    info.queueFamilyIndex = queue_family();
    VkCommandPool pool, other;
    ASSERT_EQ(vkCreateCommandPool(device(), &info, callbacks.get(), &pool), VK_SUCCESS);
    ASSERT_EQ(vkCreateCommandPool(device(), &info, nullptr, &other), VK_SUCCESS);
    const VkCommandBuffer first = NewCommandBuffer(pool), second = NewCommandBuffer(pool);
    const VkCommandBuffer third = NewCommandBuffer(other);
    SetName(VK_OBJECT_TYPE_COMMAND_POOL, reinterpret_cast<uint64_t>(pool), "shared pool");
    if (!callbacks.Run([&] { Barrier(first); })) {
        GTEST_SKIP() << "the driver does not use the callbacks in this call";
    }
    Barrier(third);
    ExpectSilence();
    Barrier(second);
    ExpectMessage("WARDEN-threads-simultaneous-use", "VkCommandPool (shared pool)");
    callbacks.Release();
    Barrier(second);
    vkDestroyCommandPool(device(), pool, callbacks.get());
    vkDestroyCommandPool(device(), other, nullptr);
    ExpectSilence();
}

TEST_F(ThreadRacesTest, ABufferIsUsedWhileItIsDestroyed) {
    WD_START_DEVICE(Skipping());
    Blocking callbacks;
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    VkBuffer buffer, other;
    ASSERT_EQ(vkCreateBuffer(device(), &info, callbacks.get(), &buffer), VK_SUCCESS);
    ASSERT_EQ(vkCreateBuffer(device(), &info, callbacks.get(), &other), VK_SUCCESS);
    if (!callbacks.Run([&] { vkDestroyBuffer(device(), buffer, callbacks.get()); })) {
        GTEST_SKIP() << "the driver does not use the callbacks in this call";
    }
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), other, &requirements);
    ExpectSilence();
    vkGetBufferMemoryRequirements(device(), buffer, &requirements);
    ExpectMessage("WARDEN-threads-simultaneous-use",
                  "vkDestroyBuffer requires external synchronization of the VkBuffer");
    callbacks.Release();
    vkDestroyBuffer(device(), other, callbacks.get());
    ExpectSilence();
}

// The layer keeps lists for a command buffer, without locks. Two threads in one of them are reported, and do not damage
// the lists.
TEST_F(ThreadRacesTest, TwoThreadsRecordIntoOneCommandBuffer) {
    Options options;
    options.driver = Driver::kNull;
    options.settings["validate_sync"] = "true";
    WD_START_DEVICE(options);
    const Buffer buffers[] = {
        MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT),
        MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT)};
    auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    ASSERT_EQ(vkCreateCommandPool(device(), &info, nullptr, &pool), VK_SUCCESS);
    const VkCommandBuffer commands = NewCommandBuffer(pool);
    const auto label = DeviceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    const auto record = [&](bool resets) {
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        auto name = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        name.pLabelName = "a label that is copied to the memory of the command buffer";
        const VkBufferCopy region = {0, 0, 64};
        const VkDeviceSize offsets[16] = {};
        const std::vector<VkBuffer> bound(16, buffers[0].handle);
        for (int i = 0; i < 1000; i++) {
            if (resets && i % 16 == 0) {
                vkResetCommandBuffer(commands, 0);
                vkBeginCommandBuffer(commands, &begin);
            }
            label(commands, &name);
            vkCmdBindVertexBuffers(commands, 0, static_cast<uint32_t>(1 + i % 16), bound.data(), offsets);
            vkCmdCopyBuffer(commands, buffers[i % 2].handle, buffers[(i + 1) % 2].handle, 1, &region);
            Barrier(commands);
        }
    };
    std::thread other(record, false);
    record(true);
    other.join();
    vkEndCommandBuffer(commands);
    vkDestroyCommandPool(device(), pool, nullptr);
    ExpectMessage("WARDEN-threads-simultaneous-use", "VkCommandBuffer");
    ClearMessages();
}

TEST_F(ThreadRacesTest, OffReportsNothing) {
    Options options;
    options.settings["validate_threads"] = "false";
    WD_START_DEVICE(options);
    Blocking callbacks;
    auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    ASSERT_EQ(vkCreateCommandPool(device(), &info, callbacks.get(), &pool), VK_SUCCESS);
    const VkCommandBuffer first = NewCommandBuffer(pool), second = NewCommandBuffer(pool);
    if (!callbacks.Run([&] { Barrier(first); })) {
        GTEST_SKIP() << "the driver does not use the callbacks in this call";
    }
    Barrier(second);
    callbacks.Release();
    vkDestroyCommandPool(device(), pool, callbacks.get());
    ExpectSilence();
}

// --- Instances and devices in loops

std::atomic<int> num_reported{0};

VKAPI_ATTR VkBool32 VKAPI_CALL CountReport(VkDebugUtilsMessageSeverityFlagBitsEXT,
                                           VkDebugUtilsMessageTypeFlagsEXT,
                                           const VkDebugUtilsMessengerCallbackDataEXT *data, void *) {
    if (data->pMessageIdName && std::string(data->pMessageIdName).rfind("WARDEN", 0) == 0) {
        num_reported++;
        ADD_FAILURE() << data->pMessage;
    }
    return VK_FALSE;
}

void UseADevice(VkInstance instance) {
    uint32_t count = 1;
    VkPhysicalDevice physical_device;
    ASSERT_GE(vkEnumeratePhysicalDevices(instance, &count, &physical_device), VK_SUCCESS);
    const float priority = 1;
    auto queue_info = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue_info.queueCount = 1;
    queue_info.pQueuePriorities = &priority;
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue_info;
    VkDevice device;
    ASSERT_EQ(vkCreateDevice(physical_device, &info, nullptr, &device), VK_SUCCESS);
    VkQueue queue;
    vkGetDeviceQueue(device, 0, 0, &queue);
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    VkCommandPool pool;
    ASSERT_EQ(vkCreateCommandPool(device, &pool_info, nullptr, &pool), VK_SUCCESS);
    auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = pool;
    allocate.commandBufferCount = 1;
    VkCommandBuffer commands;
    ASSERT_EQ(vkAllocateCommandBuffers(device, &allocate, &commands), VK_SUCCESS);
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    ASSERT_EQ(vkBeginCommandBuffer(commands, &begin), VK_SUCCESS);
    ASSERT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    ASSERT_EQ(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE), VK_SUCCESS);
    ASSERT_EQ(vkDeviceWaitIdle(device), VK_SUCCESS);
    vkDestroyCommandPool(device, pool, nullptr);
    vkDestroyDevice(device, nullptr);
}

void CreateAndDestroy(int rounds) {
    for (int round = 0; round < rounds; round++) {
        auto messenger =
            Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
        messenger.messageSeverity =
            VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
        messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
        messenger.pfnUserCallback = CountReport;
        const char *layer = "VK_LAYER_WARDEN_validation", *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
        auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
        info.enabledLayerCount = 1;
        info.ppEnabledLayerNames = &layer;
        info.enabledExtensionCount = 1;
        info.ppEnabledExtensionNames = &extension;
        VkInstance instance;
        ASSERT_EQ(vkCreateInstance(&info, nullptr, &instance), VK_SUCCESS);
        const auto create = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
            vkGetInstanceProcAddr(instance, "vkCreateDebugUtilsMessengerEXT"));
        const auto destroy = reinterpret_cast<PFN_vkDestroyDebugUtilsMessengerEXT>(
            vkGetInstanceProcAddr(instance, "vkDestroyDebugUtilsMessengerEXT"));
        VkDebugUtilsMessengerEXT made;
        ASSERT_EQ(create(instance, &messenger, nullptr, &made), VK_SUCCESS);
        UseADevice(instance);
        UseADevice(instance);
        destroy(instance, made, nullptr);
        vkDestroyInstance(instance, nullptr);
    }
}

class InstanceLoopTest : public DeviceTest, public ::testing::WithParamInterface<bool> {};

TEST_P(InstanceLoopTest, SeveralThreadsCreateAndDestroyInstances) {
    Options options;
    options.driver = Driver::kNull;
    options.settings["wrap_handles"] = GetParam() ? "true" : "false";
    options.settings["validate_sync"] = "true";
    WD_START_DEVICE(options);
    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) {
        threads.emplace_back([] { CreateAndDestroy(8); });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(num_reported, 0);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Wrapping, InstanceLoopTest, ::testing::Bool());

} // namespace
} // namespace wd::testing
