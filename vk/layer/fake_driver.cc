#include "vk/layer/fake_driver.h"

#include <cstring>

#include "vk/layer/loader_interface.h"

namespace wd::testing {

FakeDriver *FakeDriver::current = nullptr;

FakeDriver::FakeDriver() {
    current = this;
}

FakeDriver::~FakeDriver() {
    current = nullptr;
}

namespace {

// Dispatchable handles of one owner share its key: the instance and its physical device, the device and its queues and
// command buffers.
struct Instance {
    FakeHandle handle;
    FakeHandle physical_device;
};

struct Device {
    FakeHandle handle;
    FakeHandle command_buffer;
};

VkResult CreateInstance(const VkInstanceCreateInfo *, const VkAllocationCallbacks *, VkInstance *out) {
    if (FakeDriver::current->create_instance_result == VK_SUCCESS) {
        auto *instance = new Instance;
        instance->handle.key = instance->physical_device.key = instance;
        *out = reinterpret_cast<VkInstance>(&instance->handle);
        FakeDriver::current->num_instances++;
    }
    return FakeDriver::current->create_instance_result;
}

void DestroyInstance(VkInstance instance, const VkAllocationCallbacks *) {
    delete reinterpret_cast<Instance *>(instance);
    FakeDriver::current->num_instances--;
}

VkResult CreateDevice(VkPhysicalDevice, const VkDeviceCreateInfo *info, const VkAllocationCallbacks *,
                      VkDevice *out) {
    FakeDriver *driver = FakeDriver::current;
    if (driver->create_device_result == VK_SUCCESS) {
        if (driver->num_devices++ == 0) {
            driver->device_extensions.assign(info->ppEnabledExtensionNames,
                                             info->ppEnabledExtensionNames + info->enabledExtensionCount);
        }
        auto *device = new Device;
        device->handle.key = device->command_buffer.key = device;
        *out = reinterpret_cast<VkDevice>(&device->handle);
    }
    return driver->create_device_result;
}

void DestroyDevice(VkDevice device, const VkAllocationCallbacks *) {
    delete reinterpret_cast<Device *>(device);
    FakeDriver::current->num_devices--;
}

void GetPhysicalDeviceProperties(VkPhysicalDevice, VkPhysicalDeviceProperties *properties) {
    *properties = {};
    properties->apiVersion = VK_API_VERSION_1_2;
}

VkResult GetPhysicalDeviceToolProperties(VkPhysicalDevice, uint32_t *count,
                                         VkPhysicalDeviceToolProperties *tools) {
    const uint32_t num_tools = FakeDriver::current->num_tools;
    if (!tools) {
        *count = num_tools;
        return VK_SUCCESS;
    }
    *count = *count < num_tools ? *count : num_tools;
    for (uint32_t i = 0; i < *count; ++i) {
        std::strcpy(tools[i].name, "Fake");
    }
    return *count < num_tools ? VK_INCOMPLETE : VK_SUCCESS;
}

VkResult EnumerateDeviceExtensionProperties(VkPhysicalDevice, const char *, uint32_t *count,
                                            VkExtensionProperties *) {
    *count = 77;
    return VK_SUCCESS;
}

VkResult CreateBuffer(VkDevice device, const VkBufferCreateInfo *info, const VkAllocationCallbacks *,
                      VkBuffer *) {
    FakeDriver::current->num_buffers++;
    FakeDriver::current->last_device = device;
    FakeDriver::current->last_buffer_size = info->size;
    return FakeDriver::current->create_buffer_result;
}

void DestroyBuffer(VkDevice, VkBuffer, const VkAllocationCallbacks *) {
    FakeDriver::current->num_buffers--;
}

void CmdDraw(VkCommandBuffer, uint32_t, uint32_t, uint32_t, uint32_t) {
    FakeDriver::current->num_draws++;
}

void CmdPipelineBarrier2(VkCommandBuffer, const VkDependencyInfo *) {
    FakeDriver::current->last_copy = "vkCmdPipelineBarrier2";
}

void CmdPipelineBarrier2KHR(VkCommandBuffer, const VkDependencyInfo *) {
    FakeDriver::current->last_copy = "vkCmdPipelineBarrier2KHR";
}

VkDeviceAddress GetBufferDeviceAddress(VkDevice, const VkBufferDeviceAddressInfo *) {
    return 4096;
}

VkResult SetDebugUtilsObjectNameEXT(VkDevice, const VkDebugUtilsObjectNameInfoEXT *) {
    return VK_SUCCESS;
}

VkResult CreateDebugUtilsMessengerEXT(VkInstance, const VkDebugUtilsMessengerCreateInfoEXT *,
                                      const VkAllocationCallbacks *, VkDebugUtilsMessengerEXT *messenger) {
    FakeDriver::current->num_messengers++;
    *messenger = reinterpret_cast<VkDebugUtilsMessengerEXT>(0x1234);
    return VK_SUCCESS;
}

void DestroyDebugUtilsMessengerEXT(VkInstance, VkDebugUtilsMessengerEXT, const VkAllocationCallbacks *) {
    FakeDriver::current->num_messengers--;
}

void SubmitDebugUtilsMessageEXT(VkInstance, VkDebugUtilsMessageSeverityFlagBitsEXT,
                                VkDebugUtilsMessageTypeFlagsEXT,
                                const VkDebugUtilsMessengerCallbackDataEXT *) {
    FakeDriver::current->num_submitted_messages++;
}

void FutureCommand() {
}

template <typename Function> PFN_vkVoidFunction Erase(Function *function) {
    return reinterpret_cast<PFN_vkVoidFunction>(function);
}

const std::map<std::string, PFN_vkVoidFunction> &InstanceCommands() {
    static const std::map<std::string, PFN_vkVoidFunction> commands = {
        {"vkCreateInstance", Erase(CreateInstance)},
        {"vkDestroyInstance", Erase(DestroyInstance)},
        {"vkCreateDevice", Erase(CreateDevice)},
        {"vkGetPhysicalDeviceProperties", Erase(GetPhysicalDeviceProperties)},
        {"vkGetPhysicalDeviceToolProperties", Erase(GetPhysicalDeviceToolProperties)},
        {"vkGetPhysicalDeviceToolPropertiesEXT", Erase(GetPhysicalDeviceToolProperties)},
        {"vkEnumerateDeviceExtensionProperties", Erase(EnumerateDeviceExtensionProperties)},
        {"vkCreateDebugUtilsMessengerEXT", Erase(CreateDebugUtilsMessengerEXT)},
        {"vkDestroyDebugUtilsMessengerEXT", Erase(DestroyDebugUtilsMessengerEXT)},
        {"vkSubmitDebugUtilsMessageEXT", Erase(SubmitDebugUtilsMessageEXT)},
        {"vkFutureInstanceCommandEXT", Erase(FutureCommand)},
    };
    return commands;
}

const std::map<std::string, PFN_vkVoidFunction> &DeviceCommands() {
    static const std::map<std::string, PFN_vkVoidFunction> commands = {
        {"vkDestroyDevice", Erase(DestroyDevice)},
        {"vkCreateBuffer", Erase(CreateBuffer)},
        {"vkDestroyBuffer", Erase(DestroyBuffer)},
        {"vkCmdDraw", Erase(CmdDraw)},
        {"vkCmdPipelineBarrier2", Erase(CmdPipelineBarrier2)},
        {"vkCmdPipelineBarrier2KHR", Erase(CmdPipelineBarrier2KHR)},
        {"vkGetBufferDeviceAddress", Erase(GetBufferDeviceAddress)},
        {"vkSetDebugUtilsObjectNameEXT", Erase(SetDebugUtilsObjectNameEXT)},
        {"vkFutureDeviceCommandEXT", Erase(FutureCommand)},
    };
    return commands;
}

PFN_vkVoidFunction Find(const std::map<std::string, PFN_vkVoidFunction> &commands, const char *name) {
    auto found = commands.find(name);
    return found == commands.end() || FakeDriver::current->missing.count(name) ? nullptr : found->second;
}

} // namespace

PFN_vkVoidFunction FakeDriver::GetInstanceProcAddr(VkInstance, const char *name) {
    if (current->new_commands.count(name)) {
        return current->new_commands[name];
    }
    PFN_vkVoidFunction function = Find(InstanceCommands(), name);
    return function || !current->answers_device_commands ? function : Find(DeviceCommands(), name);
}

PFN_vkVoidFunction FakeDriver::GetDeviceProcAddr(VkDevice device, const char *name) {
    if (current->own_commands.count({device, name})) {
        return current->own_commands[{device, name}];
    }
    if (current->new_commands.count(name)) {
        return current->new_commands[name];
    }
    return Find(DeviceCommands(), name);
}

PFN_vkVoidFunction FakeDriver::GetPhysicalDeviceProcAddr(VkInstance, const char *name) {
    return std::strcmp(name, "vkFuturePhysicalDeviceCommandEXT") == 0 ? Erase(FutureCommand) : nullptr;
}

VkResult FakeDriver::CreateInstance(VkInstanceCreateInfo info, VkInstance *instance,
                                    const VkAllocationCallbacks *callbacks) {
    VkLayerInstanceLink link = {nullptr, GetInstanceProcAddr, GetPhysicalDeviceProcAddr};
    VkLayerInstanceCreateInfo chain = {};
    chain.sType = VK_STRUCTURE_TYPE_LOADER_INSTANCE_CREATE_INFO;
    chain.pNext = info.pNext;
    chain.function = VK_LAYER_LINK_INFO;
    chain.u.pLayerInfo = &link;
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pNext = &chain;
    return wd_layer_CreateInstance(&info, callbacks, instance);
}

VkResult FakeDriver::CreateDevice(VkInstance instance, VkDeviceCreateInfo info, VkDevice *device,
                                  const VkAllocationCallbacks *callbacks) {
    VkLayerDeviceLink link = {nullptr, GetInstanceProcAddr, GetDeviceProcAddr};
    VkLayerDeviceCreateInfo chain = {};
    chain.sType = VK_STRUCTURE_TYPE_LOADER_DEVICE_CREATE_INFO;
    chain.pNext = info.pNext;
    chain.function = VK_LAYER_LINK_INFO;
    chain.u.pLayerInfo = &link;
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &chain;
    auto create = reinterpret_cast<PFN_vkCreateDevice>(wd_layer_GetInstanceProcAddr(
        current->asks_without_instance ? VK_NULL_HANDLE : instance, "vkCreateDevice"));
    if (!create) {
        return VK_ERROR_INITIALIZATION_FAILED;
    }
    return create(PhysicalDevice(instance), &info, callbacks, device);
}

VkPhysicalDevice FakeDriver::PhysicalDevice(VkInstance instance) {
    return reinterpret_cast<VkPhysicalDevice>(&reinterpret_cast<Instance *>(instance)->physical_device);
}

VkCommandBuffer FakeDriver::CommandBuffer(VkDevice device) {
    return reinterpret_cast<VkCommandBuffer>(&reinterpret_cast<Device *>(device)->command_buffer);
}

} // namespace wd::testing
