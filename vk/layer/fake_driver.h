// A driver inside the test: the chassis calls it without a loader, so that a test sees every call.
#ifndef WARDEN_VK_LAYER_FAKE_DRIVER_H
#define WARDEN_VK_LAYER_FAKE_DRIVER_H

#include <vulkan/vk_layer.h>

#include <atomic>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace wd::testing {

// The object of a dispatchable handle: the loader's word is first.
struct FakeHandle {
    const void *key;
};

// FakeDriver counts calls and answers as its members say. One lives at a time.
class FakeDriver {
  public:
    FakeDriver();
    ~FakeDriver();

    static FakeDriver *current;

    // Results and answers of the driver, which tests may change.
    VkResult create_instance_result = VK_SUCCESS;
    VkResult create_device_result = VK_SUCCESS;
    VkResult create_buffer_result = VK_SUCCESS;
    bool answers_device_commands = true; // vkGetInstanceProcAddr knows commands of devices.
    bool asks_without_instance = false;  // CreateDevice asks the layer for vkCreateDevice of a NULL instance.
    std::set<std::string> missing;       // Names for which there is no function.
    uint32_t num_tools = 1;
    // Commands that are not in the registry: of every device and instance, and of one device.
    std::map<std::string, PFN_vkVoidFunction> new_commands;
    std::map<std::pair<VkDevice, std::string>, PFN_vkVoidFunction> own_commands;

    // Recorded calls.
    std::atomic<int> num_draws{0};
    std::atomic<int> num_buffers{0};
    std::atomic<int> num_instances{0}; // Alive.
    std::atomic<int> num_devices{0};   // Alive.
    VkDevice last_device = VK_NULL_HANDLE;
    VkDeviceSize last_buffer_size = 0;
    std::string last_copy; // vkCmdPipelineBarrier2 or its alias.
    std::vector<std::string> device_extensions;
    int num_messengers = 0;
    int num_submitted_messages = 0;

    // Through the chassis: an instance with its link info, the create info being the caller's.
    VkResult CreateInstance(VkInstanceCreateInfo info, VkInstance *instance,
                            const VkAllocationCallbacks *callbacks = nullptr);
    VkResult CreateDevice(VkInstance instance, VkDeviceCreateInfo info, VkDevice *device,
                          const VkAllocationCallbacks *callbacks = nullptr);

    // The physical device of an instance, a queue or command buffer of a device.
    static VkPhysicalDevice PhysicalDevice(VkInstance instance);
    static VkCommandBuffer CommandBuffer(VkDevice device);

    static PFN_vkVoidFunction GetInstanceProcAddr(VkInstance instance, const char *name);
    static PFN_vkVoidFunction GetDeviceProcAddr(VkDevice device, const char *name);
    static PFN_vkVoidFunction GetPhysicalDeviceProcAddr(VkInstance instance, const char *name);
};

} // namespace wd::testing

#endif
