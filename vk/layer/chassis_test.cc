// The chassis over a driver in the test and validators of the test: which hooks run, in which order, with what, and which
// pointers an application gets.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "vk/layer/fake_driver.h"
#include "vk/layer/loader_interface.h"
#include "vk/layer/validators.h"

namespace {

using wd::testing::FakeDriver;

template <typename Struct> Struct Make(VkStructureType type) {
    Struct made = {};
    made.sType = type;
    return made;
}

// What the test's validators do and saw. The log has "validator.phase.command".
struct Script {
    bool tracker = false;
    bool checker = false;
    bool server = false;
    bool skip = false;
    bool grow_buffers = false;
    wd_status checker_instance_status = WD_OK;
    wd_status checker_device_status = WD_OK;
    bool served_with_data = false;
    std::vector<std::string> log;
};

Script *script;

const int tracker_data = 1;
const int checker_data = 2;

void Log(const char *validator, const char *phase, const wd_call *call) {
    script->log.push_back(std::string(validator) + "." + phase + "." + call->name);
}

template <typename Args> bool TrackerValidate(wd_call *call, const Args *) {
    EXPECT_EQ(call->data, &tracker_data);
    Log("tracker", "validate", call);
    return false;
}

template <typename Args> void TrackerPre(wd_call *call, const Args *, Args *) {
    Log("tracker", "pre", call);
}

template <typename Args> void TrackerPost(wd_call *call, const Args *, const Args *) {
    Log("tracker", "post", call);
}

template <typename Args> bool CheckerValidate(wd_call *call, const Args *) {
    EXPECT_EQ(call->data, &checker_data);
    EXPECT_NE(wd_arena_alloc(&call->scratch, 100000), nullptr);
    Log("checker", "validate", call);
    return script->skip;
}

void CheckerGrow(wd_call *call, const wd_CreateBuffer_args *args, wd_CreateBuffer_args *down) {
    Log("checker", "pre", call);
    if (script->grow_buffers) {
        auto *info = static_cast<VkBufferCreateInfo *>(
            wd_arena_copy(&call->scratch, args->pCreateInfo, 1, sizeof *args->pCreateInfo));
        info->size += 16;
        down->pCreateInfo = info;
    }
}

void CheckerPost(wd_call *call, const wd_CreateBuffer_args *args, const wd_CreateBuffer_args *down) {
    Log("checker", args->result == VK_SUCCESS ? "post" : "post-failed", call);
    EXPECT_EQ(down->pCreateInfo->size, args->pCreateInfo->size + (script->grow_buffers ? 16 : 0));
}

template <typename Args> void CheckerPostAny(wd_call *call, const Args *, const Args *) {
    Log("checker", "post", call);
}

wd_status TrackerInstance(wd_chassis_instance *, const void *, void **data) {
    *data = const_cast<int *>(&tracker_data);
    return WD_OK;
}

wd_status TrackerDevice(wd_chassis_device *, void *instance_data, const VkDeviceCreateInfo *,
                        const VkDeviceCreateInfo *, void **data) {
    *data = instance_data;
    script->log.push_back("tracker.create_device");
    return WD_OK;
}

wd_status CheckerInstance(wd_chassis_instance *instance, const void *, void **data) {
    EXPECT_NE(instance->report, nullptr);
    *data = const_cast<int *>(&checker_data);
    return script->checker_instance_status;
}

wd_status CheckerDevice(wd_chassis_device *device, void *instance_data, const VkDeviceCreateInfo *,
                        const VkDeviceCreateInfo *, void **data) {
    EXPECT_NE(device->dispatch.CreateBuffer, nullptr);
    EXPECT_EQ(device->api_version, VK_API_VERSION_1_1);
    *data = instance_data;
    script->log.push_back("checker.create_device");
    return script->checker_device_status;
}

void TrackerDestroyDevice(void *) {
    script->log.push_back("tracker.destroy_device");
}

void CheckerDestroyDevice(void *) {
    script->log.push_back("checker.destroy_device");
}

wd_status ServerDevice(wd_chassis_device *, void *, const VkDeviceCreateInfo *, const VkDeviceCreateInfo *,
                       void **data) {
    *data = const_cast<int *>(&checker_data);
    return WD_OK;
}

void ServeCreate(wd_call *call, void *args) {
    script->served_with_data = call->data == &checker_data;
    static_cast<wd_CreateValidationCacheEXT_args *>(args)->result = VK_SUCCESS;
}

void ServeMerge(wd_call *, void *args) {
    static_cast<wd_MergeValidationCachesEXT_args *>(args)->result = VK_ERROR_OUT_OF_HOST_MEMORY;
}

wd_validator MakeTracker() {
    wd_validator v = {};
    v.name = "tracker";
    v.create_instance = TrackerInstance;
    v.create_device = TrackerDevice;
    v.destroy_device = TrackerDestroyDevice;
    v.hooks.CreateBuffer = {TrackerValidate<wd_CreateBuffer_args>, TrackerPre<wd_CreateBuffer_args>,
                            TrackerPost<wd_CreateBuffer_args>};
    v.hooks.DestroyBuffer = {nullptr, TrackerPre<wd_DestroyBuffer_args>, TrackerPost<wd_DestroyBuffer_args>};
    v.hooks.DestroyDevice.validate = TrackerValidate<wd_DestroyDevice_args>;
    v.hooks.DestroyInstance.pre_record = TrackerPre<wd_DestroyInstance_args>;
    return v;
}

wd_validator MakeChecker() {
    wd_validator v = {};
    v.name = "checker";
    v.create_instance = CheckerInstance;
    v.create_device = CheckerDevice;
    v.destroy_device = CheckerDestroyDevice;
    v.hooks.CreateBuffer = {CheckerValidate<wd_CreateBuffer_args>, CheckerGrow, CheckerPost};
    v.hooks.DestroyBuffer = {CheckerValidate<wd_DestroyBuffer_args>, nullptr,
                             CheckerPostAny<wd_DestroyBuffer_args>};
    v.hooks.CmdPipelineBarrier2.post_record = CheckerPostAny<wd_CmdPipelineBarrier2_args>;
    v.hooks.GetBufferDeviceAddress.validate = CheckerValidate<wd_GetBufferDeviceAddress_args>;
    v.hooks.SetDebugUtilsObjectNameEXT.post_record = CheckerPostAny<wd_SetDebugUtilsObjectNameEXT_args>;
    v.hooks.DebugMarkerSetObjectNameEXT.post_record = CheckerPostAny<wd_DebugMarkerSetObjectNameEXT_args>;
    v.hooks.GetPhysicalDeviceProperties.post_record = CheckerPostAny<wd_GetPhysicalDeviceProperties_args>;
    v.hooks.CreateDevice.post_record = CheckerPostAny<wd_CreateDevice_args>;
    return v;
}

const wd_served_command served[] = {
    {WD_COMMAND_CreateValidationCacheEXT, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, ServeCreate},
    {WD_COMMAND_MergeValidationCachesEXT, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME, ServeMerge},
};

wd_validator MakeServer() {
    wd_validator v = {};
    v.name = "server";
    v.create_device = ServerDevice;
    v.served = served;
    v.num_served = 2;
    return v;
}

const wd_validator tracker = MakeTracker();
const wd_validator checker = MakeChecker();
const wd_validator server = MakeServer();

bool TrackerEnabled(const wd_settings *) {
    return script->tracker;
}

bool CheckerEnabled(const wd_settings *) {
    return script->checker;
}

bool ServerEnabled(const wd_settings *) {
    return script->server;
}

const wd_validator_entry entries[] = {
    {&tracker, TrackerEnabled, nullptr, true},
    {&checker, CheckerEnabled, nullptr, false},
    {&server, ServerEnabled, nullptr, false},
};

} // namespace

extern "C" {
const wd_validator_entry *const wd_validator_entries = entries;
const size_t wd_num_validator_entries = 3;
}

namespace {

using Strings = std::vector<std::string>;

class ChassisTest : public ::testing::Test {
  protected:
    ChassisTest() {
        script = &script_;
    }

    ~ChassisTest() override {
        for (VkDevice device : devices_) {
            Device<PFN_vkDestroyDevice>(device, "vkDestroyDevice")(device, nullptr);
        }
        if (instance_) {
            Instance<PFN_vkDestroyInstance>("vkDestroyInstance")(instance_, nullptr);
        }
        EXPECT_EQ(driver_.num_devices, 0);
        EXPECT_EQ(driver_.num_instances, 0);
    }

    void Start(std::vector<const char *> instance_extensions = {},
               std::vector<const char *> device_extensions = {}) {
        auto application = Make<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
        application.apiVersion = VK_API_VERSION_1_1;
        VkInstanceCreateInfo info = {};
        info.pApplicationInfo = &application;
        info.enabledExtensionCount = static_cast<uint32_t>(instance_extensions.size());
        info.ppEnabledExtensionNames = instance_extensions.data();
        ASSERT_EQ(driver_.CreateInstance(info, &instance_), VK_SUCCESS);
        AddDevice(device_extensions);
    }

    void AddDevice(const std::vector<const char *> &extensions = {}) {
        VkDeviceCreateInfo info = {};
        info.enabledExtensionCount = static_cast<uint32_t>(extensions.size());
        info.ppEnabledExtensionNames = extensions.data();
        VkDevice device = VK_NULL_HANDLE;
        ASSERT_EQ(driver_.CreateDevice(instance_, info, &device), VK_SUCCESS);
        devices_.push_back(device);
        device_ = devices_[0];
    }

    template <typename Function> Function Instance(const char *name) {
        return reinterpret_cast<Function>(wd_layer_GetInstanceProcAddr(instance_, name));
    }

    template <typename Function> Function Device(VkDevice device, const char *name) {
        return reinterpret_cast<Function>(wd_layer_GetDeviceProcAddr(device, name));
    }

    VkResult CreateBuffer(VkDevice device, VkDeviceSize size = 64) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = size;
        VkBuffer buffer = VK_NULL_HANDLE;
        return Device<PFN_vkCreateBuffer>(device, "vkCreateBuffer")(device, &info, nullptr, &buffer);
    }

    Script script_;
    FakeDriver driver_;
    VkInstance instance_ = VK_NULL_HANDLE;
    VkDevice device_ = VK_NULL_HANDLE;
    std::vector<VkDevice> devices_;
};

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

TEST_F(ChassisTest, WhatTheDriverLacksIsAbsent) {
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
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, "vkCreateDevice"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(VK_NULL_HANDLE, "vkNobodyKnows"), nullptr);
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
                                    "tracker.post.vkCreateBuffer", "checker.post.vkCreateBuffer"}));
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

TEST_F(ChassisTest, PreRecordChangesWhatGoesDown) {
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

TEST_F(ChassisTest, ToolsBelowComeFirst) {
    Start();
    VkPhysicalDevice physical_device = FakeDriver::PhysicalDevice(instance_);
    auto tools = Instance<PFN_vkGetPhysicalDeviceToolPropertiesEXT>("vkGetPhysicalDeviceToolPropertiesEXT");
    ASSERT_NE(tools, nullptr);
    uint32_t count = 0;
    EXPECT_EQ(tools(physical_device, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 2u);
    VkPhysicalDeviceToolProperties properties[3] = {};
    count = 3;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_SUCCESS);
    EXPECT_EQ(count, 2u);
    EXPECT_STREQ(properties[0].name, "Fake");
    EXPECT_STREQ(properties[1].name, "Warden Validation Layer");
    EXPECT_STREQ(properties[1].layer, "VK_LAYER_WARDEN_validation");
    EXPECT_EQ(properties[1].purposes, static_cast<VkToolPurposeFlags>(VK_TOOL_PURPOSE_VALIDATION_BIT));
    count = 1;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_INCOMPLETE);
    EXPECT_EQ(count, 1u);
    count = 0;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_INCOMPLETE);
    EXPECT_EQ(count, 0u);
    driver_.num_tools = 0;
    count = 1;
    EXPECT_EQ(tools(physical_device, &count, properties), VK_SUCCESS);
    EXPECT_EQ(count, 1u);
}

TEST_F(ChassisTest, TheLayerIsAToolOverDriversThatKnowNone) {
    driver_.missing = {"vkGetPhysicalDeviceToolPropertiesEXT"};
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    auto tools = Instance<PFN_vkGetPhysicalDeviceToolPropertiesEXT>("vkGetPhysicalDeviceToolPropertiesEXT");
    ASSERT_NE(tools, nullptr);
    uint32_t count = 5;
    VkPhysicalDeviceToolProperties properties[5] = {};
    EXPECT_EQ(tools(FakeDriver::PhysicalDevice(instance_), &count, properties), VK_SUCCESS);
    EXPECT_EQ(count, 1u);
    EXPECT_EQ(properties[0].purposes,
              static_cast<VkToolPurposeFlags>(VK_TOOL_PURPOSE_VALIDATION_BIT |
                                              VK_TOOL_PURPOSE_DEBUG_REPORTING_BIT_EXT |
                                              VK_TOOL_PURPOSE_DEBUG_MARKERS_BIT_EXT));
}

TEST_F(ChassisTest, ExtensionsByLayerName) {
    Start();
    uint32_t count = 0;
    EXPECT_EQ(wd_layer_EnumerateInstanceExtensionProperties(WD_LAYER_NAME, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 4u);
    EXPECT_EQ(wd_layer_EnumerateInstanceExtensionProperties(nullptr, &count, nullptr),
              VK_ERROR_LAYER_NOT_PRESENT);
    auto enumerate =
        Instance<PFN_vkEnumerateDeviceExtensionProperties>("vkEnumerateDeviceExtensionProperties");
    VkExtensionProperties properties[3] = {};
    count = 2;
    EXPECT_EQ(enumerate(FakeDriver::PhysicalDevice(instance_), WD_LAYER_NAME, &count, properties),
              VK_INCOMPLETE);
    EXPECT_EQ(count, 2u);
    count = 3;
    EXPECT_EQ(enumerate(FakeDriver::PhysicalDevice(instance_), WD_LAYER_NAME, &count, properties),
              VK_SUCCESS);
    EXPECT_STREQ(properties[2].extensionName, VK_EXT_VALIDATION_CACHE_EXTENSION_NAME);
    EXPECT_EQ(enumerate(FakeDriver::PhysicalDevice(instance_), nullptr, &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 77u);
    count = 0;
    auto layers = Instance<PFN_vkEnumerateDeviceLayerProperties>("vkEnumerateDeviceLayerProperties");
    EXPECT_EQ(layers(FakeDriver::PhysicalDevice(instance_), &count, nullptr), VK_SUCCESS);
    EXPECT_EQ(count, 1u);
}

struct Received {
    Strings ids;
    Strings texts;
};

VkBool32 Receive(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                 const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
    static_cast<Received *>(user)->ids.push_back(data->pMessageIdName ? data->pMessageIdName : "");
    static_cast<Received *>(user)->texts.push_back(data->pMessage);
    return VK_FALSE;
}

VkDebugUtilsMessengerCreateInfoEXT MessengerInfo(Received *received) {
    auto info =
        Make<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
    info.messageSeverity =
        VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info.messageType =
        VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    info.pfnUserCallback = Receive;
    info.pUserData = received;
    return info;
}

TEST_F(ChassisTest, MessengersOfTheCreateInfoHearOfCreation) {
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT messenger = MessengerInfo(&received);
    const char *extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    VkInstanceCreateInfo info = {};
    info.pNext = &messenger;
    info.enabledExtensionCount = 1;
    info.ppEnabledExtensionNames = &extension;
    script_.checker = true;
    script_.checker_instance_status = WD_ERROR_UNSUPPORTED;
    ASSERT_EQ(driver_.CreateInstance(info, &instance_), VK_SUCCESS);
    EXPECT_EQ(received.ids, Strings{"WARDEN-layer-validator-off"});
    ASSERT_EQ(received.texts.size(), 1u);
    EXPECT_NE(received.texts[0].find(
                  "[ WARDEN-layer-validator-off ] Validator 'checker' is switched off for this instance"),
              std::string::npos)
        << received.texts[0];
}

TEST_F(ChassisTest, SubmittedMessagesGoDownOnce) {
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME});
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT info = MessengerInfo(&received);
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    ASSERT_EQ(Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(
                  instance_, &info, nullptr, &messenger),
              VK_SUCCESS);
    EXPECT_EQ(driver_.num_messengers, 1);
    auto data =
        Make<VkDebugUtilsMessengerCallbackDataEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT);
    data.pMessage = "hello";
    Instance<PFN_vkSubmitDebugUtilsMessageEXT>("vkSubmitDebugUtilsMessageEXT")(
        instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT, VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT,
        &data);
    EXPECT_EQ(driver_.num_submitted_messages, 1);
    EXPECT_TRUE(received.texts.empty());
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
    EXPECT_EQ(driver_.num_messengers, 0);
}

TEST_F(ChassisTest, TheLayerStandsInForDriversWithoutMessengers) {
    driver_.missing = {"vkCreateDebugUtilsMessengerEXT", "vkDestroyDebugUtilsMessengerEXT",
                       "vkSubmitDebugUtilsMessageEXT"};
    Start({VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_DEBUG_REPORT_EXTENSION_NAME});
    Received received;
    const VkDebugUtilsMessengerCreateInfoEXT info = MessengerInfo(&received);
    VkDebugUtilsMessengerEXT messenger = VK_NULL_HANDLE;
    ASSERT_EQ(Instance<PFN_vkCreateDebugUtilsMessengerEXT>("vkCreateDebugUtilsMessengerEXT")(
                  instance_, &info, nullptr, &messenger),
              VK_SUCCESS);
    EXPECT_NE(messenger, VkDebugUtilsMessengerEXT(VK_NULL_HANDLE));
    auto data =
        Make<VkDebugUtilsMessengerCallbackDataEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CALLBACK_DATA_EXT);
    data.pMessageIdName = "mine";
    data.pMessage = "hello";
    auto submit = Instance<PFN_vkSubmitDebugUtilsMessageEXT>("vkSubmitDebugUtilsMessageEXT");
    submit(instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
           VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT, &data);
    Instance<PFN_vkDebugReportMessageEXT>("vkDebugReportMessageEXT")(
        instance_, VK_DEBUG_REPORT_WARNING_BIT_EXT, VK_DEBUG_REPORT_OBJECT_TYPE_UNKNOWN_EXT, 0, 0, 0,
        "prefix", "there");
    EXPECT_EQ(received.ids, (Strings{"mine", "prefix"}));
    Instance<PFN_vkDestroyDebugUtilsMessengerEXT>("vkDestroyDebugUtilsMessengerEXT")(instance_, messenger,
                                                                                     nullptr);
    submit(instance_, VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
           VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT, &data);
    EXPECT_EQ(received.ids.size(), 2u);
}

TEST_F(ChassisTest, MessageCommandsNeedTheirExtension) {
    driver_.missing = {"vkCreateDebugUtilsMessengerEXT", "vkDestroyDebugUtilsMessengerEXT",
                       "vkSubmitDebugUtilsMessageEXT"};
    Start();
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCreateDebugUtilsMessengerEXT"), nullptr);
    EXPECT_EQ(wd_layer_GetInstanceProcAddr(instance_, "vkCreateDebugReportCallbackEXT"), nullptr);
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
