// A device that is made of counters and host memory, and a chassis around it that runs the state tracker's and the
// runtime's hooks as vk/layer would. The test plays the GPU: it writes records where the runtime bound a region.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DEVICE_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DEVICE_H

#include <map>
#include <mutex>
#include <string>
#include <vector>

#include "vk/gpuav/runtime/gpuav.h"
#include "vk/report/report.h"
#include "vk/state/state.h"

namespace wd::testing {

// Driver is what the fake driver did and what it is to refuse. One exists at a time.
struct Driver {
    std::mutex mutex; // Held in every driver function.
    VkPhysicalDeviceProperties properties = {};
    VkPhysicalDeviceFeatures features = {};
    std::map<uint64_t, uint32_t> alive; // Handle -> its kind, for what was made and not destroyed.
    uint64_t next_handle = 0x1000;
    int memory_left = 1000;              // Allocations of device memory before they fail.
    VkResult shader_result = VK_SUCCESS; // Of vkCreateShaderModule.
    VkResult pipeline_result =
        VK_SUCCESS; // Of vkCreateComputePipelines with a module that the application did not make.
    VkShaderModule own_module = VK_NULL_HANDLE; // The application's.
    uint32_t layout_sets = 0;                   // Sets of the last pipeline layout.
    std::map<VkDescriptorSet, VkBuffer> sets;
    std::map<VkBuffer, VkDeviceMemory> buffers;
    std::map<VkDeviceMemory, std::vector<uint32_t>> memory;
    std::vector<uint32_t *> bound; // Region of each bind of ours, in order.
    uint32_t bound_slot = 0;
    int barriers = 0;

    uint64_t New(uint32_t kind) {
        alive[++next_handle] = kind;
        return next_handle;
    }
};

// FakeDevice is the device, with one queue, one command pool, and the hooks around every command.
class FakeDevice {
  public:
    // The allocator is used for everything of ours; it must outlive this.
    FakeDevice(Driver *driver, wd_allocator allocator, const wd_gpuav_options &options);
    ~FakeDevice();

    // Ready is false when an allocation failed before the device stood.
    bool Ready() const {
        return ready_;
    }
    // Destroy is vkDestroyDevice.
    void Destroy();

    VkDescriptorSetLayout MakeSetLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                                        VkDescriptorSetLayoutCreateFlags flags = 0);
    VkPipelineLayout MakePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets);
    VkShaderModule MakeShader(const uint32_t *words, size_t num_words);
    VkResult MakePipeline(VkPipelineLayout layout, VkShaderModule module, VkPipeline *pipeline);
    void DestroyPipeline(VkPipeline pipeline);

    VkCommandBuffer AllocateCommands();
    void FreeCommands(VkCommandBuffer commands);
    void Begin(VkCommandBuffer commands);
    void BindPipeline(VkCommandBuffer commands, VkPipeline pipeline);
    // PushNull pushes a null descriptor to one element of set 0.
    void PushNull(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t binding, uint32_t element);
    void Dispatch(VkCommandBuffer commands);
    void End(VkCommandBuffer commands);
    void Submit(VkCommandBuffer commands, VkFence fence = VK_NULL_HANDLE);
    VkFence MakeFence();
    // WaitForFence lets the driver answer `result`.
    void WaitForFence(VkFence fence, VkResult result);

    // The region that this thread's latest dispatch was bound to.
    static uint32_t *LatestRegion();

    // What was reported, as "[ id ] text".
    std::vector<std::string> findings;
    std::mutex findings_mutex;

  private:
    bool Create(const wd_gpuav_options &options);
    wd_call NewCall(wd_command command, const char *name, bool of_device);

    wd_chassis_instance instance_ = {};
    wd_chassis_device device_ = {};
    const wd_validator *validators_[2];
    void *instance_data_[2] = {};
    void *data_[2] = {};
    bool has_instance_[2] = {};
    bool has_device_[2] = {};
    bool ready_ = false;
    VkQueue queue_ = VK_NULL_HANDLE;
    VkCommandPool pool_ = VK_NULL_HANDLE;
};

} // namespace wd::testing

#endif
