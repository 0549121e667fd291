// A device of the fake driver, with a chassis that runs the hooks of the state tracker and the runtime as vk/layer
// does.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DEVICE_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DEVICE_H

#include <mutex>
#include <string>
#include <vector>

#include "vk/capabilities/capabilities.h"
#include "vk/gpuav/testing/gpuav_fake_driver.h"
#include "vk/gpuav/validator/gpuav.h"
#include "vk/report/report.h"
#include "vk/state/state.h"

namespace wd::testing {

// FakeDevice is a device with one queue and one command pool. It runs the hooks before and after every command.
class FakeDevice {
  public:
    // The allocator is used for all our allocations. It must outlive the device.
    FakeDevice(Driver *driver, wd_allocator allocator, const wd_gpuav_options &options);
    ~FakeDevice();

    // Ready returns false if an allocation failed before the device was created.
    bool Ready() const {
        return ready_;
    }
    // Destroy is vkDestroyDevice.
    void Destroy();

    VkDescriptorSetLayout MakeSetLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                                        VkDescriptorSetLayoutCreateFlags flags = 0);
    VkPipelineLayout MakePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets,
                                        VkPipelineLayoutCreateFlags flags = 0);
    VkShaderModule MakeShader(const uint32_t *words, size_t num_words);
    VkResult MakePipeline(VkPipelineLayout layout, VkShaderModule module, VkPipeline *pipeline,
                          VkPipelineCreateFlags flags = 0);
    VkResult MakePipeline(const VkComputePipelineCreateInfo &info, VkPipeline *pipeline);
    VkResult MakePipeline(const VkGraphicsPipelineCreateInfo &info, VkPipeline *pipeline);
    VkResult MakePipeline(const VkRayTracingPipelineCreateInfoNV &info, VkPipeline *pipeline);
    VkResult MakePipeline(const VkRayTracingPipelineCreateInfoKHR &info, VkDeferredOperationKHR deferred,
                          VkPipeline *pipeline);
    void DestroyPipeline(VkPipeline pipeline);

    // MakeSet allocates a set from a new pool. Both are never destroyed.
    VkDescriptorSet MakeSet(VkDescriptorSetLayout layout);

    VkCommandBuffer AllocateCommands();
    void FreeCommands(VkCommandBuffer commands);
    void Begin(VkCommandBuffer commands);
    void BindPipeline(VkCommandBuffer commands, VkPipeline pipeline,
                      VkPipelineBindPoint bind_point = VK_PIPELINE_BIND_POINT_COMPUTE);
    // TraceNv calls vkCmdTraceRaysNV. Its program is that of the fake driver's dispatches.
    void TraceNv(VkCommandBuffer commands);
    // PushNull pushes a null descriptor to one element of set 0.
    void PushNull(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t binding, uint32_t element);
    void BindSet(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t index, VkDescriptorSet set,
                 const std::vector<uint32_t> &dynamic_offsets = {});
    // BindBuffer binds one descriptor buffer, and PlaceSet sets the offset of set 0 in it.
    void BindBuffer(VkCommandBuffer commands, VkDeviceAddress address);
    // CallUnknown calls a command of a command buffer that no registry has.
    void CallUnknown(VkCommandBuffer commands, const char *name);
    void PlaceSet(VkCommandBuffer commands, VkPipelineLayout layout);
    void Dispatch(VkCommandBuffer commands);
    VkResult End(VkCommandBuffer commands);
    void Submit(VkCommandBuffer commands, VkFence fence = VK_NULL_HANDLE);
    VkFence MakeFence();
    // WaitForFence makes the driver return `result`.
    void WaitForFence(VkFence fence, VkResult result);

    // Summarize reports the repetitions that were counted.
    void Summarize();

    // Objects that the application has not destroyed, except for command pools and command buffers.
    size_t num_objects = 0;

    // The reported findings, as "[ id ] text".
    std::vector<std::string> findings;
    std::mutex findings_mutex;

  private:
    bool Create(const wd_gpuav_options &options);
    wd_call NewCall(wd_command command, const char *name, bool of_device);

    Driver *driver_;
    wd_chassis_instance instance_ = {};
    wd_chassis_device device_ = {};
    wd_device_capabilities capabilities_ = {};
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
