// Which hooks run, in which order, with which arguments; which pointers an application gets; the life of instances and
// devices.
#include "vk/layer/chassis_fixture.h"

#include <cstdlib>
#include <thread>

namespace wd::testing {
namespace {

TEST_F(ChassisTest, WithoutValidatorsEveryPointerIsTheDriversOwn) {
    Start();
    for (const char *name : {"vkCreateBuffer", "vkDestroyBuffer", "vkCmdDraw", "vkCmdPipelineBarrier2KHR"}) {
        EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, name), FakeDriver::GetDeviceProcAddr(device_, name))
            << name;
        EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, name), FakeDriver::GetDeviceProcAddr(device_, name))
            << name;
    }
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkGetPhysicalDeviceProperties"),
              FakeDriver::GetInstanceProcAddr(instance_, "vkGetPhysicalDeviceProperties"));
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkDestroyDevice"),
              FakeDriver::GetDeviceProcAddr(device_, "vkDestroyDevice"));
}

TEST_F(ChassisTest, OnlyHookedCommandsAreOurs) {
    script_.checker = true;
    Start();
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkCreateBuffer"),
              FakeDriver::GetDeviceProcAddr(device_, "vkCreateBuffer"));
    EXPECT_NE(wd_layer_GetInstanceProcAddr(instance_, "vkGetPhysicalDeviceProperties"),
              FakeDriver::GetInstanceProcAddr(instance_, "vkGetPhysicalDeviceProperties"));
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCmdDraw"),
              FakeDriver::GetDeviceProcAddr(device_, "vkCmdDraw"));
}

TEST_F(ChassisTest, UnknownNamesAreAnsweredBelow) {
    Start();
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkFutureDeviceCommandEXT"), nullptr);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkFutureDeviceCommandEXT"),
              FakeDriver::GetDeviceProcAddr(device_, "vkFutureDeviceCommandEXT"));
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkFutureInstanceCommandEXT"),
              FakeDriver::GetInstanceProcAddr(instance_, "vkFutureInstanceCommandEXT"));
    EXPECT_EQ(wd_layer_GetPhysicalDeviceProcAddr(instance_, "vkFuturePhysicalDeviceCommandEXT"),
              FakeDriver::GetPhysicalDeviceProcAddr(instance_, "vkFuturePhysicalDeviceCommandEXT"));
    EXPECT_EQ(wd_layer_GetPhysicalDeviceProcAddr(instance_, "vkNobodyKnows"), nullptr);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkNobodyKnows"), nullptr);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, ""), nullptr);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, nullptr), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, nullptr), nullptr);
}

TEST_F(ChassisTest, CommandsThatTheDriverLacksAreAbsent) {
    script_.checker = true;
    driver_.missing = {"vkCmdPipelineBarrier2KHR", "vkGetPhysicalDeviceProperties2"};
    Start();
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCmdPipelineBarrier2KHR"), nullptr);
    EXPECT_NE(wd_layer_GetDeviceProcAddr(device_, "vkCmdPipelineBarrier2"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCmdPipelineBarrier2KHR"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkGetPhysicalDeviceProperties2"), nullptr);
}

TEST_F(ChassisTest, CommandsOfDevicesAreGivenWhereNobodyBelowAnswersForThem) {
    driver_.answers_device_commands = false; // As the loader's end of the chain.
    Start();
    auto draw = Instance<PFN_vkCmdDraw>("vkCmdDraw");
    ASSERT_NE(draw, nullptr);
    draw(FakeDriver::CommandBuffer(device_), 3, 1, 0, 0);
    EXPECT_EQ(driver_.num_draws, 1);
}

TEST_F(ChassisTest, GlobalCommandsNeedNoInstance) {
    for (const char *name :
         {"vkCreateInstance", "vkGetInstanceProcAddr", "vkEnumerateInstanceExtensionProperties",
          "vkEnumerateInstanceLayerProperties", "vkEnumerateInstanceVersion"}) {
        EXPECT_NE(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, name), nullptr) << name;
    }
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, "vkNobodyKnows"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, ""), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, nullptr), nullptr);
}

// Layers above this one ask for commands of instances and devices without an instance, and call them. The parameter is
// whether a validator has hooks.
class NoInstanceTest : public ChassisTest, public ::testing::WithParamInterface<bool> {
  protected:
    template <typename Function> Function Find(const char *name) {
        return reinterpret_cast<Function>(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, name));
    }
};
INSTANTIATE_TEST_SUITE_P(Validators, NoInstanceTest, ::testing::Bool());

TEST_P(NoInstanceTest, EveryCommandIsAnswered) {
    for (size_t i = 0; i < WD_NUM_COMMAND_NAMES; i++) {
        EXPECT_NE(Find<PFN_vkVoidFunction>(wd_command_table[i].name), nullptr) << wd_command_table[i].name;
    }
}

TEST_P(NoInstanceTest, CommandsFindTheirObjects) {
    script_.checker = GetParam();
    driver_.asks_without_instance = true;
    Start();
    VkPhysicalDeviceProperties properties = {};
    Find<PFN_vkGetPhysicalDeviceProperties>("vkGetPhysicalDeviceProperties")(
        FakeDriver::PhysicalDevice(instance_), &properties);
    EXPECT_EQ(properties.apiVersion, VK_API_VERSION_1_2);
    Find<PFN_vkCmdDraw>("vkCmdDraw")(FakeDriver::CommandBuffer(device_), 3, 1, 0, 0);
    EXPECT_EQ(driver_.num_draws, 1);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    VkBuffer buffer = VK_NULL_HANDLE;
    EXPECT_EQ(Find<PFN_vkCreateBuffer>("vkCreateBuffer")(device_, &info, nullptr, &buffer), VK_SUCCESS);
    EXPECT_EQ(driver_.num_buffers, 1);
    Find<PFN_vkDestroyDevice>("vkDestroyDevice")(device_, nullptr);
    devices_.clear();
    EXPECT_EQ(driver_.num_devices, 0);
}

TEST_F(ChassisTest, PhysicalDeviceProcAddrAnswersForPhysicalDevicesOnly) {
    script_.checker = true;
    Start();
    EXPECT_EQ(wd_layer_GetPhysicalDeviceProcAddr(instance_, "vkGetPhysicalDeviceProperties"),
              wd_layer_GetInstanceProcAddr(instance_, "vkGetPhysicalDeviceProperties"));
    EXPECT_EQ(wd_layer_GetPhysicalDeviceProcAddr(instance_, "vkDestroyInstance"), nullptr);
    EXPECT_EQ(wd_layer_GetPhysicalDeviceProcAddr(instance_, "vkCreateBuffer"), nullptr);
}

TEST_F(ChassisTest, TheStateTrackerIsFirst) {
    script_.tracker = script_.checker = true;
    Start();
    script_.log.clear();
    EXPECT_EQ(CreateBuffer(device_), VK_SUCCESS);
    EXPECT_EQ(script_.log, (Strings{"tracker.validate.vkCreateBuffer", "checker.validate.vkCreateBuffer",
                                    "tracker.pre.vkCreateBuffer", "checker.pre.vkCreateBuffer",
                                    "checker.amend.vkCreateBuffer", "tracker.post.vkCreateBuffer",
                                    "checker.post.vkCreateBuffer"}));
    EXPECT_EQ(driver_.last_device, device_);
}

TEST_F(ChassisTest, TheStateTrackerIsLastWhereObjectsEnd) {
    script_.tracker = script_.checker = true;
    Start();
    script_.log.clear();
    Device<PFN_vkDestroyBuffer>(device_, "vkDestroyBuffer")(device_, VK_NULL_HANDLE, nullptr);
    EXPECT_EQ(script_.log, (Strings{"checker.validate.vkDestroyBuffer", "tracker.pre.vkDestroyBuffer",
                                    "checker.post.vkDestroyBuffer", "tracker.post.vkDestroyBuffer"}));
}

TEST_F(ChassisTest, LifeOfADevice) {
    script_.tracker = script_.checker = true;
    Start();
    EXPECT_EQ(script_.log,
              (Strings{"tracker.create_device", "checker.create_device", "checker.post.vkCreateDevice"}));
    script_.log.clear();
    Device<PFN_vkDestroyDevice>(device_, "vkDestroyDevice")(device_, nullptr);
    devices_.clear();
    EXPECT_EQ(script_.log, (Strings{"tracker.validate.vkDestroyDevice", "checker.destroy_device",
                                    "tracker.destroy_device"}));
}

TEST_F(ChassisTest, ASkippedCommandNeverArrives) {
    script_.checker = script_.tracker = script_.skip = true;
    Start();
    script_.log.clear();
    EXPECT_EQ(CreateBuffer(device_), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(driver_.num_buffers, 0);
    EXPECT_EQ(script_.log, (Strings{"tracker.validate.vkCreateBuffer", "checker.validate.vkCreateBuffer"}));
    auto info = Make<VkBufferDeviceAddressInfo>(VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO);
    auto address = Device<PFN_vkGetBufferDeviceAddress>(device_, "vkGetBufferDeviceAddress");
    EXPECT_EQ(address(device_, &info), 0u);
    script_.skip = false;
    EXPECT_EQ(address(device_, &info), 4096u);
}

TEST_F(ChassisTest, PreRecordChangesTheArgumentsForTheNextLayer) {
    script_.checker = script_.grow_buffers = true;
    Start();
    EXPECT_EQ(CreateBuffer(device_, 100), VK_SUCCESS);
    EXPECT_EQ(driver_.last_buffer_size, 116u);
}

TEST_F(ChassisTest, PostRecordSeesFailures) {
    script_.checker = true;
    driver_.create_buffer_result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    Start();
    EXPECT_EQ(CreateBuffer(device_), VK_ERROR_OUT_OF_DEVICE_MEMORY);
    EXPECT_EQ(script_.log.back(), "checker.post-failed.vkCreateBuffer");
}

TEST_F(ChassisTest, AmendedResultsReachHooksAndApplication) {
    script_.tracker = script_.checker = script_.forgive = true;
    driver_.create_buffer_result = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    Start();
    EXPECT_EQ(CreateBuffer(device_), VK_SUCCESS);
    EXPECT_EQ(script_.log.back(), "checker.post.vkCreateBuffer");
    driver_.create_buffer_result = VK_ERROR_OUT_OF_HOST_MEMORY;
    EXPECT_EQ(CreateBuffer(device_), VK_ERROR_OUT_OF_HOST_MEMORY);
    EXPECT_EQ(script_.log.back(), "checker.post-failed.vkCreateBuffer");
}

TEST_F(ChassisTest, AliasesShareHooksAndGoDownAsThemselves) {
    script_.checker = true;
    Start();
    for (const char *name : {"vkCmdPipelineBarrier2", "vkCmdPipelineBarrier2KHR"}) {
        Device<PFN_vkCmdPipelineBarrier2>(device_, name)(FakeDriver::CommandBuffer(device_), nullptr);
        EXPECT_EQ(driver_.last_copy, name);
        EXPECT_EQ(script_.log.back(), std::string("checker.post.") + name);
    }
}

TEST_F(ChassisTest, EveryHandleFindsItsOwnDevice) {
    script_.checker = true;
    Start();
    for (int i = 0; i < 200; ++i) {
        AddDevice();
    }
    for (VkDevice device : devices_) {
        EXPECT_EQ(CreateBuffer(device), VK_SUCCESS);
        EXPECT_EQ(driver_.last_device, device);
    }
}

TEST_F(ChassisTest, ServedCommandsNeedTheirExtension) {
    script_.server = true;
    Start();
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCreateValidationCacheEXT"), nullptr);
    AddDevice({VK_EXT_VALIDATION_CACHE_EXTENSION_NAME});
    auto create = Device<PFN_vkCreateValidationCacheEXT>(devices_[1], "vkCreateValidationCacheEXT");
    ASSERT_NE(create, nullptr);
    EXPECT_EQ(create(devices_[1], nullptr, nullptr, nullptr), VK_SUCCESS);
    EXPECT_TRUE(script_.served_with_data);
    auto merge = Device<PFN_vkMergeValidationCachesEXT>(devices_[1], "vkMergeValidationCachesEXT");
    EXPECT_EQ(merge(devices_[1], VK_NULL_HANDLE, 0, nullptr), VK_ERROR_OUT_OF_HOST_MEMORY);
    // Through vkGetInstanceProcAddr no device is known: the command says so itself.
    EXPECT_EQ(Instance<PFN_vkCreateValidationCacheEXT>("vkCreateValidationCacheEXT")(device_, nullptr,
                                                                                     nullptr, nullptr),
              VK_ERROR_EXTENSION_NOT_PRESENT);
}

TEST_F(ChassisTest, ServedCommandsAreServedByValidatorsThatAreOff) {
    Start({}, {"VK_KHR_first", VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, "VK_KHR_last"});
    EXPECT_EQ(driver_.device_extensions, (Strings{"VK_KHR_first", "VK_KHR_last"}));
    auto create = Device<PFN_vkCreateValidationCacheEXT>(device_, "vkCreateValidationCacheEXT");
    ASSERT_NE(create, nullptr);
    EXPECT_EQ(create(device_, nullptr, nullptr, nullptr), VK_SUCCESS);
    EXPECT_FALSE(script_.served_with_data);
}

TEST_F(ChassisTest, NamesAndLabelsSucceedWhereTheDriverHasNone) {
    script_.checker = true;
    driver_.missing = {"vkSetDebugUtilsObjectNameEXT"};
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME}, {VK_EXT_DEBUG_MARKER_EXTENSION_NAME});
    auto name = Device<PFN_vkSetDebugUtilsObjectNameEXT>(device_, "vkSetDebugUtilsObjectNameEXT");
    ASSERT_NE(name, nullptr);
    EXPECT_EQ(name(device_, nullptr), VK_SUCCESS);
    EXPECT_EQ(script_.log.back(), "checker.post.vkSetDebugUtilsObjectNameEXT");
    auto mark = Device<PFN_vkDebugMarkerSetObjectNameEXT>(device_, "vkDebugMarkerSetObjectNameEXT");
    ASSERT_NE(mark, nullptr);
    EXPECT_EQ(mark(device_, nullptr), VK_SUCCESS);
    auto begin = Device<PFN_vkCmdBeginDebugUtilsLabelEXT>(device_, "vkCmdBeginDebugUtilsLabelEXT");
    ASSERT_NE(begin, nullptr);
    begin(FakeDriver::CommandBuffer(device_), nullptr);
}

TEST_F(ChassisTest, NamesAndLabelsNeedTheirExtension) {
    script_.checker = true;
    driver_.missing = {"vkSetDebugUtilsObjectNameEXT"};
    Start();
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkSetDebugUtilsObjectNameEXT"), nullptr);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkDebugMarkerSetObjectNameEXT"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkSetDebugUtilsObjectNameEXT"), nullptr);
}

TEST_F(ChassisTest, AValidatorThatCannotBeMadeIsOff) {
    script_.tracker = script_.checker = true;
    script_.checker_device_status = WD_ERROR_UNSUPPORTED;
    Start();
    script_.log.clear();
    EXPECT_EQ(CreateBuffer(device_), VK_SUCCESS);
    EXPECT_EQ(script_.log, (Strings{"tracker.validate.vkCreateBuffer", "tracker.pre.vkCreateBuffer",
                                    "tracker.post.vkCreateBuffer"}));
}

TEST_F(ChassisTest, AValidatorThatHasNoInstanceHasNoDevices) {
    script_.checker = true;
    script_.checker_instance_status = WD_ERROR_OUT_OF_MEMORY;
    Start();
    EXPECT_EQ(script_.log, Strings{});
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device_, "vkCreateBuffer"),
              FakeDriver::GetDeviceProcAddr(device_, "vkCreateBuffer"));
}

TEST_F(ChassisTest, CreationWithoutLinkInfoFails) {
    auto info = Make<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
    VkInstance instance = VK_NULL_HANDLE;
    EXPECT_EQ(wd_layer_CreateInstance(&info, nullptr, &instance), VK_ERROR_INITIALIZATION_FAILED);
    EXPECT_EQ(wd_layer_CreateInstance(nullptr, nullptr, &instance), VK_ERROR_INITIALIZATION_FAILED);
    VkLayerInstanceCreateInfo chain = {};
    chain.sType = VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO;
    chain.function = VK_LAYER_LINK_INFO;
    info.pNext = &chain;
    EXPECT_EQ(wd_layer_CreateInstance(&info, nullptr, &instance), VK_ERROR_INITIALIZATION_FAILED);
    Start();
    auto device_info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    VkDevice device = VK_NULL_HANDLE;
    auto create = Instance<PFN_vkCreateDevice>("vkCreateDevice");
    EXPECT_EQ(create(FakeDriver::PhysicalDevice(instance_), &device_info, nullptr, &device),
              VK_ERROR_INITIALIZATION_FAILED);
    EXPECT_EQ(create(FakeDriver::PhysicalDevice(instance_), nullptr, nullptr, &device),
              VK_ERROR_INITIALIZATION_FAILED);
}

TEST_F(ChassisTest, FailuresBelowAreHandedUp) {
    driver_.create_instance_result = VK_ERROR_INCOMPATIBLE_DRIVER;
    VkInstance instance = VK_NULL_HANDLE;
    EXPECT_EQ(driver_.CreateInstance({}, &instance), VK_ERROR_INCOMPATIBLE_DRIVER);
    driver_.create_instance_result = VK_SUCCESS;
    Start();
    driver_.create_device_result = VK_ERROR_FEATURE_NOT_PRESENT;
    VkDevice device = VK_NULL_HANDLE;
    EXPECT_EQ(driver_.CreateDevice(instance_, {}, &device), VK_ERROR_FEATURE_NOT_PRESENT);
}

TEST_F(ChassisTest, NullAndForeignHandlesAreIgnored) {
    script_.checker = true;
    Start();
    auto create = Device<PFN_vkCreateBuffer>(device_, "vkCreateBuffer");
    wd_layer_DestroyInstance(VK_NULL_HANDLE, nullptr);
    wd_layer_DestroyDevice(VK_NULL_HANDLE, nullptr);
    wd::testing::FakeHandle stranger = {&stranger};
    auto device = reinterpret_cast<VkDevice>(&stranger);
    wd_layer_DestroyDevice(device, nullptr);
    EXPECT_EQ(wd_layer_GetDeviceProcAddr(device, "vkCreateBuffer"), nullptr);
    EXPECT_EQ(create(device, nullptr, nullptr, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(create(VK_NULL_HANDLE, nullptr, nullptr, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
}

TEST_F(ChassisTest, AnInstanceTakesItsDevicesWithIt) {
    script_.checker = true;
    Start();
    auto create = Device<PFN_vkCreateBuffer>(device_, "vkCreateBuffer");
    auto destroy_below =
        reinterpret_cast<PFN_vkDestroyDevice>(FakeDriver::GetDeviceProcAddr(device_, "vkDestroyDevice"));
    Instance<PFN_vkDestroyInstance>("vkDestroyInstance")(instance_, nullptr);
    instance_ = VK_NULL_HANDLE;
    EXPECT_EQ(create(device_, nullptr, nullptr, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    destroy_below(device_, nullptr);
    devices_.clear();
}

// Counts the application's allocations and lets the n-th fail.
struct Memory {
    int num_alive = 0;
    int num_calls = 0;
    int fail_at = -1;
};

void *Allocate(void *user, size_t size, size_t, VkSystemAllocationScope) {
    auto *memory = static_cast<Memory *>(user);
    if (memory->num_calls++ == memory->fail_at) {
        return nullptr;
    }
    memory->num_alive++;
    return std::malloc(size);
}

void *Reallocate(void *user, void *original, size_t size, size_t alignment, VkSystemAllocationScope scope) {
    auto *memory = static_cast<Memory *>(user);
    if (!original) {
        return Allocate(user, size, alignment, scope);
    }
    return memory->num_calls++ == memory->fail_at ? nullptr : std::realloc(original, size);
}

void Free(void *user, void *original) {
    static_cast<Memory *>(user)->num_alive -= original != nullptr;
    std::free(original);
}

TEST_F(ChassisTest, SurvivesEveryFailingAllocation) {
    script_.tracker = script_.checker = script_.server = true;
    bool failed = true;
    for (int n = 0; failed; ++n) {
        ASSERT_LT(n, 1000);
        Memory memory;
        memory.fail_at = n;
        const VkAllocationCallbacks callbacks = {&memory, Allocate, Reallocate, Free, nullptr, nullptr};
        const VkApplicationInfo application = {
            VK_STRUCTURE_TYPE_APPLICATION_INFO, nullptr, nullptr, 0, nullptr, 0, VK_API_VERSION_1_1};
        VkInstanceCreateInfo info = {};
        info.pApplicationInfo = &application;
        VkInstance instance = VK_NULL_HANDLE;
        VkResult result = driver_.CreateInstance(info, &instance, &callbacks);
        if (result == VK_SUCCESS) {
            const char *extension = VK_EXT_VALIDATION_CACHE_EXTENSION_NAME;
            VkDeviceCreateInfo device_info = {};
            device_info.enabledExtensionCount = 1;
            device_info.ppEnabledExtensionNames = &extension;
            VkDevice device = VK_NULL_HANDLE;
            result = driver_.CreateDevice(instance, device_info, &device, &callbacks);
            if (result == VK_SUCCESS) {
                wd_layer_DestroyDevice(device, &callbacks);
            }
            wd_layer_DestroyInstance(instance, &callbacks);
        }
        EXPECT_TRUE(result == VK_SUCCESS || result == VK_ERROR_OUT_OF_HOST_MEMORY) << result;
        EXPECT_EQ(memory.num_alive, 0) << "allocation " << n;
        EXPECT_EQ(driver_.num_instances, 0);
        EXPECT_EQ(driver_.num_devices, 0);
        failed = memory.num_calls > n;
    }
}

TEST_F(ChassisTest, ManyThreadsCreateAndDestroy) {
    script_.server = true; // Has no hooks that write the log.
    std::vector<std::thread> threads;
    Start();
    auto draw = Instance<PFN_vkCmdDraw>("vkCmdDraw");
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([this, draw] {
            for (int i = 0; i < 50; ++i) {
                VkInstance instance = VK_NULL_HANDLE;
                ASSERT_EQ(driver_.CreateInstance({}, &instance), VK_SUCCESS);
                VkDevice devices[3] = {};
                for (VkDevice &device : devices) {
                    ASSERT_EQ(driver_.CreateDevice(instance, {}, &device), VK_SUCCESS);
                }
                for (VkDevice device : devices) {
                    draw(FakeDriver::CommandBuffer(device), 3, 1, 0, 0);
                    wd_layer_DestroyDevice(device, nullptr);
                }
                wd_layer_DestroyInstance(instance, nullptr);
            }
        });
    }
    for (std::thread &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(driver_.num_draws, 4 * 50 * 3);
}

} // namespace
} // namespace wd::testing
