// The fixture of the chassis's tests: the chassis over a driver in the test, with validators of the test.
#ifndef WARDEN_VK_LAYER_CHASSIS_FIXTURE_H
#define WARDEN_VK_LAYER_CHASSIS_FIXTURE_H

#include <gtest/gtest.h>

#include <mutex>
#include <string>
#include <vector>

#include "vk/layer/fake_driver.h"
#include "vk/layer/loader_interface.h"
#include "vk/layer/validators.h"

namespace wd::testing {

template <typename Struct> Struct Make(VkStructureType type) {
    Struct made = {};
    made.sType = type;
    return made;
}

// The behavior of the test's validators, and the calls that they received. The log has "validator.phase.command".
struct Script {
    bool tracker = false;
    bool checker = false;
    bool server = false;
    bool watcher = false; // Sees commands that the build does not know.
    bool skip = false;
    bool grow_buffers = false;
    bool forgive = false; // Calls for which the device has no memory succeed nevertheless.
    wd_status checker_instance_status = WD_OK;
    wd_status checker_device_status = WD_OK;
    bool served_with_data = false;
    std::mutex mutex; // Of `log` and `used` where several threads call.
    std::vector<std::string> log;
    std::vector<const void *> used; // Handles that commands which the build does not know were called with.
};

// The script of the running test.
extern Script *script;

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

} // namespace wd::testing

#endif
