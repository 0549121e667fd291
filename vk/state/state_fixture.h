// A device without a driver: tests call the tracker's hooks as the chassis would, with handles of their own
// choosing.
#ifndef WARDEN_VK_STATE_STATE_FIXTURE_H
#define WARDEN_VK_STATE_STATE_FIXTURE_H

#include <cstdint>
#include <cstring>
#include <set>
#include <vector>

#include <gtest/gtest.h>

#include "vk/capabilities/capabilities.h"
#include "vk/state/state.h"

template <typename Handle> Handle FakeHandle(uint64_t value) {
    return reinterpret_cast<Handle>(static_cast<uintptr_t>(value));
}

// FakeDriver is the driver that the dispatch tables call.
struct FakeDriver {
    static std::set<VkFence> &signaled() {
        static std::set<VkFence> fences;
        return fences;
    }
    static void GetProperties(VkPhysicalDevice, VkPhysicalDeviceProperties *properties) {
        *properties = {};
        properties->apiVersion = VK_API_VERSION_1_3;
        properties->limits.maxPushConstantsSize = 256;
    }
    static void GetFeatures(VkPhysicalDevice, VkPhysicalDeviceFeatures *features) {
        *features = {};
        features->shaderInt64 = VK_TRUE;
    }
    static void GetFeatures2(VkPhysicalDevice device, VkPhysicalDeviceFeatures2 *features) {
        GetFeatures(device, &features->features);
        for (auto *next = static_cast<VkBaseOutStructure *>(features->pNext); next; next = next->pNext) {
            if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES) {
                reinterpret_cast<VkPhysicalDeviceVulkan12Features *>(next)->runtimeDescriptorArray = VK_TRUE;
            }
        }
    }
    static void GetProperties2(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *properties) {
        GetProperties(device, &properties->properties);
    }
    static void GetMemory(VkPhysicalDevice, VkPhysicalDeviceMemoryProperties *memory) {
        *memory = {};
        memory->memoryTypeCount = 1;
        memory->memoryTypes[0].propertyFlags = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT;
    }
    static void GetQueueFamilies(VkPhysicalDevice, uint32_t *count, VkQueueFamilyProperties *families) {
        if (families) {
            families[0] = {};
            families[0].queueFlags = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
        }
        *count = 1;
    }
    static VkResult GetFenceStatus(VkDevice, VkFence fence) {
        return signaled().count(fence) ? VK_SUCCESS : VK_NOT_READY;
    }
    static VkResult GetCounter(VkDevice, VkSemaphore, uint64_t *value) {
        *value = 0;
        return VK_SUCCESS;
    }
};

class StateFixture {
  public:
    explicit StateFixture(wd_allocator allocator = wd_allocator_default()) {
        std::memset(&instance_, 0, sizeof instance_);
        std::memset(&device_, 0, sizeof device_);
        instance_.handle = FakeHandle<VkInstance>(0x10);
        instance_.api_version = VK_API_VERSION_1_3;
        instance_.allocator = allocator;
        instance_.dispatch.GetPhysicalDeviceProperties = FakeDriver::GetProperties;
        instance_.dispatch.GetPhysicalDeviceProperties2 = FakeDriver::GetProperties2;
        instance_.dispatch.GetPhysicalDeviceFeatures = FakeDriver::GetFeatures;
        instance_.dispatch.GetPhysicalDeviceFeatures2 = FakeDriver::GetFeatures2;
        instance_.dispatch.GetPhysicalDeviceMemoryProperties = FakeDriver::GetMemory;
        instance_.dispatch.GetPhysicalDeviceQueueFamilyProperties = FakeDriver::GetQueueFamilies;
        device_.handle = FakeHandle<VkDevice>(0x20);
        device_.physical_device = FakeHandle<VkPhysicalDevice>(0x30);
        device_.instance = &instance_;
        device_.api_version = VK_API_VERSION_1_3;
        device_.allocator = allocator;
        device_.dispatch.GetFenceStatus = FakeDriver::GetFenceStatus;
        device_.dispatch.GetSemaphoreCounterValue = FakeDriver::GetCounter;
        FakeDriver::signaled().clear();
    }
    StateFixture(const StateFixture &) = delete;
    StateFixture &operator=(const StateFixture &) = delete;
    ~StateFixture() {
        Finish();
    }

    // Start makes instance and device; false where memory ran out.
    bool Start(const VkDeviceCreateInfo *info = nullptr) {
        VkDeviceCreateInfo plain = {};
        plain.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
        info = info ? info : &plain;
        const wd_validator &tracker = wd_state_validator;
        if (!instance_.capabilities &&
            wd_capability_cache_create(instance_.allocator, &instance_.dispatch, instance_.api_version,
                                       &instance_.capabilities) != WD_OK) {
            return false;
        }
        if (tracker.create_instance(&instance_, nullptr, &instance_data_) != WD_OK) {
            instance_data_ = nullptr;
            return false;
        }
        if (tracker.create_device(&device_, instance_data_, info, info, &device_data_) != WD_OK) {
            device_data_ = nullptr;
            return false;
        }
        return true;
    }

    void FinishDevice() {
        wd_state_validator.destroy_device(device_data_);
        device_data_ = nullptr;
    }

    void Finish() {
        FinishDevice();
        wd_state_validator.destroy_instance(instance_data_);
        instance_data_ = nullptr;
        wd_capability_cache_destroy(instance_.capabilities);
        instance_.capabilities = nullptr;
    }

    wd_state_device *device() {
        return device_.state;
    }
    wd_state_instance *instance() {
        return instance_.state;
    }
    wd_call *call() {
        call_ = {};
        call_.instance = &instance_;
        call_.device = &device_;
        return &call_;
    }

    // Run calls the tracker's hooks of a command around nothing. Each thread has its own wd_call.
    template <typename Hooks, typename Args> void Run(const Hooks &hooks, Args args) {
        wd_call call = {};
        call.instance = &instance_;
        call.name = command_name;
        call.device = &device_;
        Args down = args;
        if (hooks.pre_record) {
            hooks.pre_record(&call, &args, &down);
        }
        if (hooks.post_record) {
            hooks.post_record(&call, &args, &down);
        }
    }

    template <typename Handle> Handle Next() {
        return FakeHandle<Handle>(__atomic_add_fetch(&last_handle_, 0x10, __ATOMIC_RELAXED));
    }

    VkBuffer CreateBuffer(VkDeviceSize size, VkBuffer handle = VK_NULL_HANDLE) {
        VkBufferCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
        info.size = size;
        info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
        handle = handle ? handle : Next<VkBuffer>();
        wd_CreateBuffer_args args = {};
        args.device = device_.handle;
        args.pCreateInfo = &info;
        args.pBuffer = &handle;
        Run(wd_state_validator.hooks.CreateBuffer, args);
        return handle;
    }
    void DestroyBuffer(VkBuffer buffer) {
        wd_DestroyBuffer_args args = {};
        args.device = device_.handle;
        args.buffer = buffer;
        Run(wd_state_validator.hooks.DestroyBuffer, args);
    }
    VkSampler CreateSampler(VkSampler handle = VK_NULL_HANDLE) {
        VkSamplerCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO;
        handle = handle ? handle : Next<VkSampler>();
        wd_CreateSampler_args args = {};
        args.pCreateInfo = &info;
        args.pSampler = &handle;
        Run(wd_state_validator.hooks.CreateSampler, args);
        return handle;
    }
    void DestroySampler(VkSampler sampler) {
        wd_DestroySampler_args args = {};
        args.sampler = sampler;
        Run(wd_state_validator.hooks.DestroySampler, args);
    }
    VkDescriptorSetLayout CreateSetLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                                          const std::vector<VkDescriptorBindingFlags> &flags = {},
                                          VkDescriptorSetLayoutCreateFlags create_flags = 0) {
        VkDescriptorSetLayoutBindingFlagsCreateInfo flags_info = {};
        flags_info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO;
        flags_info.bindingCount = static_cast<uint32_t>(flags.size());
        flags_info.pBindingFlags = flags.data();
        VkDescriptorSetLayoutCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
        info.pNext = flags.empty() ? nullptr : &flags_info;
        info.flags = create_flags;
        info.bindingCount = static_cast<uint32_t>(bindings.size());
        info.pBindings = bindings.data();
        VkDescriptorSetLayout handle = Next<VkDescriptorSetLayout>();
        wd_CreateDescriptorSetLayout_args args = {};
        args.pCreateInfo = &info;
        args.pSetLayout = &handle;
        Run(wd_state_validator.hooks.CreateDescriptorSetLayout, args);
        return handle;
    }
    VkPipelineLayout CreatePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets,
                                          const std::vector<VkPushConstantRange> &ranges = {},
                                          VkPipelineLayoutCreateFlags flags = 0) {
        VkPipelineLayoutCreateInfo info = {};
        info.flags = flags;
        info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
        info.setLayoutCount = static_cast<uint32_t>(sets.size());
        info.pSetLayouts = sets.data();
        info.pushConstantRangeCount = static_cast<uint32_t>(ranges.size());
        info.pPushConstantRanges = ranges.data();
        VkPipelineLayout handle = Next<VkPipelineLayout>();
        wd_CreatePipelineLayout_args args = {};
        args.pCreateInfo = &info;
        args.pPipelineLayout = &handle;
        Run(wd_state_validator.hooks.CreatePipelineLayout, args);
        return handle;
    }
    VkDescriptorPool CreateDescriptorPool(VkDescriptorPoolCreateFlags flags = 0) {
        VkDescriptorPoolCreateInfo info = {};
        info.flags = flags;
        VkDescriptorPool handle = Next<VkDescriptorPool>();
        wd_CreateDescriptorPool_args args = {};
        args.pCreateInfo = &info;
        args.pDescriptorPool = &handle;
        Run(wd_state_validator.hooks.CreateDescriptorPool, args);
        return handle;
    }
    VkDescriptorSet AllocateSet(VkDescriptorPool pool, VkDescriptorSetLayout layout,
                                const uint32_t *count = nullptr) {
        VkDescriptorSetVariableDescriptorCountAllocateInfo counts = {};
        counts.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_VARIABLE_DESCRIPTOR_COUNT_ALLOCATE_INFO;
        counts.descriptorSetCount = 1;
        counts.pDescriptorCounts = count;
        VkDescriptorSetAllocateInfo info = {};
        info.pNext = count ? &counts : nullptr;
        info.descriptorPool = pool;
        info.descriptorSetCount = 1;
        info.pSetLayouts = &layout;
        VkDescriptorSet handle = Next<VkDescriptorSet>();
        wd_AllocateDescriptorSets_args args = {};
        args.pAllocateInfo = &info;
        args.pDescriptorSets = &handle;
        Run(wd_state_validator.hooks.AllocateDescriptorSets, args);
        return handle;
    }
    void UpdateSets(const std::vector<VkWriteDescriptorSet> &writes,
                    const std::vector<VkCopyDescriptorSet> &copies = {}) {
        wd_UpdateDescriptorSets_args args = {};
        args.descriptorWriteCount = static_cast<uint32_t>(writes.size());
        args.pDescriptorWrites = writes.data();
        args.descriptorCopyCount = static_cast<uint32_t>(copies.size());
        args.pDescriptorCopies = copies.data();
        Run(wd_state_validator.hooks.UpdateDescriptorSets, args);
    }
    VkShaderModule CreateShaderModule(const std::vector<uint32_t> &words) {
        VkShaderModuleCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
        info.codeSize = words.size() * 4;
        info.pCode = words.data();
        VkShaderModule handle = Next<VkShaderModule>();
        wd_CreateShaderModule_args args = {};
        args.pCreateInfo = &info;
        args.pShaderModule = &handle;
        Run(wd_state_validator.hooks.CreateShaderModule, args);
        return handle;
    }
    void DestroyShaderModule(VkShaderModule module) {
        wd_DestroyShaderModule_args args = {};
        args.shaderModule = module;
        Run(wd_state_validator.hooks.DestroyShaderModule, args);
    }
    VkPipeline CreateComputePipeline(VkPipelineLayout layout, VkShaderModule module,
                                     const void *stage_chain = nullptr,
                                     const VkSpecializationInfo *specialization = nullptr) {
        VkComputePipelineCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
        info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
        info.stage.pNext = stage_chain;
        info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
        info.stage.module = module;
        info.stage.pName = "main";
        info.stage.pSpecializationInfo = specialization;
        info.layout = layout;
        VkPipeline handle = Next<VkPipeline>();
        wd_CreateComputePipelines_args args = {};
        args.createInfoCount = 1;
        args.pCreateInfos = &info;
        args.pPipelines = &handle;
        Run(wd_state_validator.hooks.CreateComputePipelines, args);
        return handle;
    }
    VkCommandPool CreateCommandPool() {
        VkCommandPoolCreateInfo info = {};
        VkCommandPool handle = Next<VkCommandPool>();
        wd_CreateCommandPool_args args = {};
        args.pCreateInfo = &info;
        args.pCommandPool = &handle;
        Run(wd_state_validator.hooks.CreateCommandPool, args);
        return handle;
    }
    VkCommandBuffer AllocateCommandBuffer(VkCommandPool pool,
                                          VkCommandBufferLevel level = VK_COMMAND_BUFFER_LEVEL_PRIMARY) {
        VkCommandBufferAllocateInfo info = {};
        info.commandPool = pool;
        info.level = level;
        info.commandBufferCount = 1;
        VkCommandBuffer handle = Next<VkCommandBuffer>();
        wd_AllocateCommandBuffers_args args = {};
        args.pAllocateInfo = &info;
        args.pCommandBuffers = &handle;
        Run(wd_state_validator.hooks.AllocateCommandBuffers, args);
        return handle;
    }
    void Begin(VkCommandBuffer command_buffer, VkCommandBufferUsageFlags flags = 0) {
        VkCommandBufferBeginInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
        info.flags = flags;
        wd_BeginCommandBuffer_args args = {};
        args.commandBuffer = command_buffer;
        args.pBeginInfo = &info;
        Run(wd_state_validator.hooks.BeginCommandBuffer, args);
    }
    void End(VkCommandBuffer command_buffer) {
        wd_EndCommandBuffer_args args = {};
        args.commandBuffer = command_buffer;
        Run(wd_state_validator.hooks.EndCommandBuffer, args);
    }
    void BindPipeline(VkCommandBuffer command_buffer, VkPipeline pipeline,
                      VkPipelineBindPoint bind_point = VK_PIPELINE_BIND_POINT_COMPUTE) {
        wd_CmdBindPipeline_args args = {};
        args.commandBuffer = command_buffer;
        args.pipelineBindPoint = bind_point;
        args.pipeline = pipeline;
        Run(wd_state_validator.hooks.CmdBindPipeline, args);
    }
    void BindSets(VkCommandBuffer command_buffer, VkPipelineLayout layout, uint32_t first,
                  const std::vector<VkDescriptorSet> &sets, const std::vector<uint32_t> &offsets = {}) {
        wd_CmdBindDescriptorSets_args args = {};
        args.commandBuffer = command_buffer;
        args.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
        args.layout = layout;
        args.firstSet = first;
        args.descriptorSetCount = static_cast<uint32_t>(sets.size());
        args.pDescriptorSets = sets.data();
        args.dynamicOffsetCount = static_cast<uint32_t>(offsets.size());
        args.pDynamicOffsets = offsets.data();
        Run(wd_state_validator.hooks.CmdBindDescriptorSets, args);
    }
    // Push pushes no descriptor, which makes the set all the same.
    void Push(VkCommandBuffer command_buffer, VkPipelineLayout layout, uint32_t set) {
        wd_CmdPushDescriptorSetKHR_args args = {};
        args.commandBuffer = command_buffer;
        args.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
        args.layout = layout;
        args.set = set;
        Run(wd_state_validator.hooks.CmdPushDescriptorSetKHR, args);
    }
    void SetBufferOffsets(VkCommandBuffer command_buffer, VkPipelineLayout layout, uint32_t first,
                          uint32_t count) {
        wd_CmdSetDescriptorBufferOffsetsEXT_args args = {};
        args.commandBuffer = command_buffer;
        args.pipelineBindPoint = VK_PIPELINE_BIND_POINT_COMPUTE;
        args.layout = layout;
        args.firstSet = first;
        args.setCount = count;
        Run(wd_state_validator.hooks.CmdSetDescriptorBufferOffsetsEXT, args);
    }
    void PushConstants(VkCommandBuffer command_buffer, VkPipelineLayout layout, uint32_t offset,
                       uint32_t size, const void *values) {
        wd_CmdPushConstants_args args = {};
        args.commandBuffer = command_buffer;
        args.layout = layout;
        args.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
        args.offset = offset;
        args.size = size;
        args.pValues = values;
        Run(wd_state_validator.hooks.CmdPushConstants, args);
    }
    void Dispatch(VkCommandBuffer command_buffer) {
        wd_CmdDispatch_args args = {};
        args.commandBuffer = command_buffer;
        Run(wd_state_validator.hooks.CmdDispatch, args);
    }
    VkQueue GetQueue(VkQueue handle = VK_NULL_HANDLE) {
        handle = handle ? handle : Next<VkQueue>();
        wd_GetDeviceQueue_args args = {};
        args.pQueue = &handle;
        Run(wd_state_validator.hooks.GetDeviceQueue, args);
        return handle;
    }
    VkFence CreateFence() {
        VkFenceCreateInfo info = {};
        VkFence handle = Next<VkFence>();
        wd_CreateFence_args args = {};
        args.pCreateInfo = &info;
        args.pFence = &handle;
        Run(wd_state_validator.hooks.CreateFence, args);
        return handle;
    }
    VkSemaphore CreateSemaphore(VkSemaphoreType type = VK_SEMAPHORE_TYPE_BINARY) {
        VkSemaphoreTypeCreateInfo type_info = {};
        type_info.sType = VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO;
        type_info.semaphoreType = type;
        VkSemaphoreCreateInfo info = {};
        info.pNext = &type_info;
        VkSemaphore handle = Next<VkSemaphore>();
        wd_CreateSemaphore_args args = {};
        args.pCreateInfo = &info;
        args.pSemaphore = &handle;
        Run(wd_state_validator.hooks.CreateSemaphore, args);
        return handle;
    }
    void SetName(VkObjectType type, uint64_t handle, const char *name) {
        VkDebugUtilsObjectNameInfoEXT info = {};
        info.objectType = type;
        info.objectHandle = handle;
        info.pObjectName = name;
        wd_SetDebugUtilsObjectNameEXT_args args = {};
        args.pNameInfo = &info;
        Run(wd_state_validator.hooks.SetDebugUtilsObjectNameEXT, args);
    }

    const char *command_name = "vkCommand"; // Of the calls that Run makes.

  private:
    wd_chassis_instance instance_;
    wd_chassis_device device_;
    wd_call call_ = {};
    void *instance_data_ = nullptr;
    void *device_data_ = nullptr;
    uint64_t last_handle_ = 0x1000;
};

// HandleOf turns a handle into the number that look-ups take.
template <typename Handle> uint64_t HandleOf(Handle handle) {
    return static_cast<uint64_t>(reinterpret_cast<uintptr_t>(handle));
}

// Binding makes a binding of a set layout.
inline VkDescriptorSetLayoutBinding Binding(uint32_t binding, VkDescriptorType type, uint32_t count,
                                            const VkSampler *samplers = nullptr) {
    return {binding, type, count, VK_SHADER_STAGE_ALL, samplers};
}

// WriteBuffers makes a write of storage buffers. It points into `buffers`, which must outlive it.
inline VkWriteDescriptorSet WriteBuffers(VkDescriptorSet set, uint32_t binding, uint32_t element,
                                         const std::vector<VkDescriptorBufferInfo> &buffers,
                                         VkDescriptorType type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER) {
    VkWriteDescriptorSet write = {};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstSet = set;
    write.dstBinding = binding;
    write.dstArrayElement = element;
    write.descriptorCount = static_cast<uint32_t>(buffers.size());
    write.descriptorType = type;
    write.pBufferInfo = buffers.data();
    return write;
}

#endif
