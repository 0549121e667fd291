#include "vk/gpuav/testing/gpuav_fake_driver.h"

#include <gtest/gtest.h>

#include <cstring>

namespace wd::testing {
namespace {

Driver *driver;
thread_local uint32_t *latest_region;

using Lock = std::lock_guard<std::mutex>;

template <typename Handle> Handle New() {
    return driver->New<Handle>();
}
template <typename Handle> void Gone(Handle handle) {
    driver->alive.erase(reinterpret_cast<uint64_t>(handle));
}

void VKAPI_CALL GetProperties(VkPhysicalDevice, VkPhysicalDeviceProperties *properties) {
    *properties = driver->properties;
}
void VKAPI_CALL GetFeatures(VkPhysicalDevice, VkPhysicalDeviceFeatures *features) {
    *features = driver->features;
}
void VKAPI_CALL GetMemory(VkPhysicalDevice, VkPhysicalDeviceMemoryProperties *memory) {
    *memory = {};
    const VkMemoryPropertyFlags mapped =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    memory->memoryTypeCount = memory->memoryHeapCount = driver->mappable_size ? 2 : 1;
    memory->memoryHeaps[0].size = UINT64_C(16) << 30;
    memory->memoryTypes[0].propertyFlags = mapped;
    memory->memoryHeaps[1].size = driver->mappable_size;
    memory->memoryTypes[1] = {mapped | VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 1};
}
void VKAPI_CALL GetFamilies(VkPhysicalDevice, uint32_t *count, VkQueueFamilyProperties *families) {
    *count = 1;
    if (families) {
        families[0] = {};
        families[0].queueCount = 1;
        families[0].queueFlags = VK_QUEUE_COMPUTE_BIT | VK_QUEUE_GRAPHICS_BIT;
    }
}

VkResult VKAPI_CALL CreateBuffer(VkDevice, const VkBufferCreateInfo *info, const VkAllocationCallbacks *,
                                 VkBuffer *buffer) {
    Lock lock(driver->mutex);
    *buffer = New<VkBuffer>();
    // The size is stored until memory is bound.
    driver->buffers[*buffer] = reinterpret_cast<VkDeviceMemory>(info->size);
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyBuffer(VkDevice, VkBuffer buffer, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(buffer);
}
void VKAPI_CALL GetRequirements(VkDevice, VkBuffer buffer, VkMemoryRequirements *requirements) {
    Lock lock(driver->mutex);
    *requirements = {reinterpret_cast<VkDeviceSize>(driver->buffers[buffer]), 64, 3};
}
VkResult VKAPI_CALL AllocateMemory(VkDevice, const VkMemoryAllocateInfo *info, const VkAllocationCallbacks *,
                                   VkDeviceMemory *memory) {
    Lock lock(driver->mutex);
    if (driver->memory_left-- <= 0) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    *memory = New<VkDeviceMemory>();
    driver->memory_types[*memory] = info->memoryTypeIndex;
    driver->memory[*memory].assign(info->allocationSize / 4, 0xcdcdcdcd);
    return VK_SUCCESS;
}
void VKAPI_CALL FreeMemory(VkDevice, VkDeviceMemory memory, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    driver->memory.erase(memory);
    Gone(memory);
}
VkResult VKAPI_CALL BindMemory(VkDevice, VkBuffer buffer, VkDeviceMemory memory, VkDeviceSize) {
    Lock lock(driver->mutex);
    driver->buffers[buffer] = memory;
    return VK_SUCCESS;
}
VkResult VKAPI_CALL MapMemory(VkDevice, VkDeviceMemory memory, VkDeviceSize, VkDeviceSize, VkMemoryMapFlags,
                              void **data) {
    Lock lock(driver->mutex);
    *data = driver->memory[memory].data();
    return VK_SUCCESS;
}
void VKAPI_CALL UnmapMemory(VkDevice, VkDeviceMemory) {
}
VkResult VKAPI_CALL CreatePool(VkDevice, const VkDescriptorPoolCreateInfo *, const VkAllocationCallbacks *,
                               VkDescriptorPool *pool) {
    Lock lock(driver->mutex);
    *pool = New<VkDescriptorPool>();
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyPool(VkDevice, VkDescriptorPool pool, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(pool);
}
VkResult VKAPI_CALL AllocateSets(VkDevice, const VkDescriptorSetAllocateInfo *, VkDescriptorSet *set) {
    Lock lock(driver->mutex);
    *set = reinterpret_cast<VkDescriptorSet>(++driver->next_handle);
    return VK_SUCCESS;
}
// Only our sets are updated.
void VKAPI_CALL UpdateSets(VkDevice, uint32_t count, const VkWriteDescriptorSet *writes, uint32_t,
                           const VkCopyDescriptorSet *) {
    Lock lock(driver->mutex);
    driver->sets[writes[0].dstSet] = writes[0].pBufferInfo->buffer;
    for (uint32_t i = 0; i < count; i++) {
        if (writes[i].descriptorType == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC) {
            driver->positions[writes[i].dstSet] = writes[i].pBufferInfo->buffer;
        }
    }
}
VkResult VKAPI_CALL CreateSetLayout(VkDevice, const VkDescriptorSetLayoutCreateInfo *info,
                                    const VkAllocationCallbacks *, VkDescriptorSetLayout *layout) {
    Lock lock(driver->mutex);
    *layout = VK_NULL_HANDLE;
    if (driver->set_layout_result != VK_SUCCESS) {
        return driver->set_layout_result;
    }
    *layout = New<VkDescriptorSetLayout>();
    driver->set_layouts[*layout] = info->bindingCount;
    return VK_SUCCESS;
}
void VKAPI_CALL DestroySetLayout(VkDevice, VkDescriptorSetLayout layout, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(layout);
}
VkResult VKAPI_CALL CreateLayout(VkDevice, const VkPipelineLayoutCreateInfo *info,
                                 const VkAllocationCallbacks *, VkPipelineLayout *layout) {
    Lock lock(driver->mutex);
    *layout = VK_NULL_HANDLE;
    if (driver->layouts_left-- <= 0) {
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    driver->layout_sets = info->setLayoutCount;
    *layout = New<VkPipelineLayout>();
    driver->layouts[*layout] = FakeLayout(info->pSetLayouts, info->pSetLayouts + info->setLayoutCount);
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyLayout(VkDevice, VkPipelineLayout layout, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(layout);
}
VkResult VKAPI_CALL CreateModule(VkDevice, const VkShaderModuleCreateInfo *, const VkAllocationCallbacks *,
                                 VkShaderModule *module) {
    Lock lock(driver->mutex);
    if (driver->shader_result == VK_SUCCESS) {
        *module = New<VkShaderModule>();
    }
    return driver->shader_result;
}
void VKAPI_CALL DestroyModule(VkDevice, VkShaderModule module, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(module);
}
constexpr VkPipelineCreateFlags kForBuffers = VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;

VkResult VKAPI_CALL CreateCompute(VkDevice, VkPipelineCache, uint32_t count,
                                  const VkComputePipelineCreateInfo *infos, const VkAllocationCallbacks *,
                                  VkPipeline *pipelines) {
    Lock lock(driver->mutex);
    VkResult result = VK_SUCCESS;
    for (uint32_t i = 0; i < count; i++) {
        VkResult one = infos[i].stage.module == driver->own_module ? VK_SUCCESS : driver->pipeline_result;
        pipelines[i] = one == VK_SUCCESS ? New<VkPipeline>() : VK_NULL_HANDLE;
        driver->pipelines[pipelines[i]] = {driver->layouts[infos[i].layout],
                                           infos[i].stage.module != driver->own_module,
                                           (infos[i].flags & kForBuffers) != 0};
        result = one == VK_SUCCESS ? result : one;
    }
    return result;
}
// IsForeign returns whether the application did not create the stage's module. Code in the pNext chain counts as the
// application's.
bool IsForeign(const VkPipelineShaderStageCreateInfo &stage) {
    return stage.module && stage.module != driver->own_module;
}
VkResult VKAPI_CALL CreateGraphics(VkDevice, VkPipelineCache, uint32_t count,
                                   const VkGraphicsPipelineCreateInfo *infos, const VkAllocationCallbacks *,
                                   VkPipeline *pipelines) {
    Lock lock(driver->mutex);
    VkResult result = VK_SUCCESS;
    for (uint32_t i = 0; i < count; i++) {
        bool is_foreign = false;
        for (uint32_t k = 0; k < infos[i].stageCount; k++) {
            is_foreign = is_foreign || IsForeign(infos[i].pStages[k]);
        }
        for (auto *at = static_cast<const VkBaseInStructure *>(infos[i].pNext); at; at = at->pNext) {
            if (at->sType != VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR) {
                continue;
            }
            auto *libraries = reinterpret_cast<const VkPipelineLibraryCreateInfoKHR *>(at);
            for (uint32_t k = 0; k < libraries->libraryCount; k++) {
                is_foreign = is_foreign || driver->pipelines[libraries->pLibraries[k]].is_instrumented;
            }
        }
        const VkResult one = is_foreign ? driver->pipeline_result : VK_SUCCESS;
        pipelines[i] = one == VK_SUCCESS ? New<VkPipeline>() : VK_NULL_HANDLE;
        driver->pipelines[pipelines[i]] = {driver->layouts[infos[i].layout], is_foreign, false,
                                           (infos[i].flags & VK_PIPELINE_CREATE_LIBRARY_BIT_KHR) != 0};
        result = one == VK_SUCCESS ? result : one;
    }
    return result;
}
VkResult VKAPI_CALL CreateRaysNv(VkDevice, VkPipelineCache, uint32_t count,
                                 const VkRayTracingPipelineCreateInfoNV *infos, const VkAllocationCallbacks *,
                                 VkPipeline *pipelines) {
    Lock lock(driver->mutex);
    for (uint32_t i = 0; i < count; i++) {
        pipelines[i] = New<VkPipeline>();
        driver->pipelines[pipelines[i]].is_instrumented = IsForeign(infos[i].pStages[0]);
    }
    return VK_SUCCESS;
}
VkResult VKAPI_CALL CreateRays(VkDevice, VkDeferredOperationKHR deferred, VkPipelineCache, uint32_t count,
                               const VkRayTracingPipelineCreateInfoKHR *infos, const VkAllocationCallbacks *,
                               VkPipeline *pipelines) {
    Lock lock(driver->mutex);
    for (uint32_t i = 0; i < count; i++) {
        pipelines[i] = New<VkPipeline>();
        driver->pipelines[pipelines[i]].is_instrumented = IsForeign(infos[i].pStages[0]);
    }
    return deferred ? VK_OPERATION_NOT_DEFERRED_KHR : VK_SUCCESS;
}
void VKAPI_CALL DestroyPipeline(VkDevice, VkPipeline pipeline, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(pipeline);
}

FakeProgram *ProgramOf(VkCommandBuffer commands) {
    return &driver->programs.try_emplace(commands, &driver->set_layouts).first->second;
}

void VKAPI_CALL BindSets(VkCommandBuffer commands, VkPipelineBindPoint, VkPipelineLayout layout,
                         uint32_t slot, uint32_t count, const VkDescriptorSet *sets, uint32_t num_offsets,
                         const uint32_t *offsets) {
    Lock lock(driver->mutex);
    ProgramOf(commands)->BindSets(driver->layouts[layout], slot, count, num_offsets);
    if (!driver->sets.count(sets[0])) {
        return;
    }
    driver->bound_slot = slot;
    latest_region = driver->memory[driver->buffers[driver->sets[sets[0]]]].data() + offsets[0] / 4;
    driver->bound.push_back(latest_region);
    const auto positions = driver->positions.find(sets[0]);
    EXPECT_EQ(num_offsets, positions == driver->positions.end() ? 1u : 2u);
    driver->bound_positions.push_back(positions == driver->positions.end()
                                          ? nullptr
                                          : driver->memory[driver->buffers[positions->second]].data() +
                                                offsets[1] / 4);
}
void VKAPI_CALL PushConstants(VkCommandBuffer, VkPipelineLayout, VkShaderStageFlags, uint32_t, uint32_t,
                              const void *) {
}
void VKAPI_CALL Barrier(VkCommandBuffer, VkPipelineStageFlags, VkPipelineStageFlags, VkDependencyFlags,
                        uint32_t, const VkMemoryBarrier *, uint32_t, const VkBufferMemoryBarrier *, uint32_t,
                        const VkImageMemoryBarrier *) {
    Lock lock(driver->mutex);
    driver->barriers++;
}

void VKAPI_CALL Push(VkCommandBuffer commands, VkPipelineBindPoint, VkPipelineLayout layout, uint32_t set,
                     uint32_t count, const VkWriteDescriptorSet *writes) {
    Lock lock(driver->mutex);
    ProgramOf(commands)->Push(driver->layouts[layout], set, count, writes);
}

VkResult VKAPI_CALL Begin(VkCommandBuffer commands, const VkCommandBufferBeginInfo *) {
    Lock lock(driver->mutex);
    driver->programs.erase(commands);
    return VK_SUCCESS;
}
void VKAPI_CALL BindPipeline(VkCommandBuffer commands, VkPipelineBindPoint, VkPipeline pipeline) {
    Lock lock(driver->mutex);
    ProgramOf(commands)->BindPipeline(driver->pipelines[pipeline]);
}
void VKAPI_CALL Dispatch(VkCommandBuffer commands, uint32_t, uint32_t, uint32_t) {
    Lock lock(driver->mutex);
    ProgramOf(commands)->Dispatch(driver->num_pushed, driver->placed_at);
}

// Descriptor buffers. A buffer's address is its handle.
constexpr VkDeviceSize kDescriptorSize = 16;

VkDeviceAddress VKAPI_CALL GetAddress(VkDevice, const VkBufferDeviceAddressInfo *info) {
    return reinterpret_cast<VkDeviceAddress>(info->buffer);
}
void VKAPI_CALL GetSetLayoutSize(VkDevice, VkDescriptorSetLayout, VkDeviceSize *size) {
    *size = 4 * kDescriptorSize;
}
void VKAPI_CALL GetBindingOffset(VkDevice, VkDescriptorSetLayout, uint32_t binding, VkDeviceSize *offset) {
    *offset = binding * kDescriptorSize;
}
void VKAPI_CALL GetDescriptor(VkDevice, const VkDescriptorGetInfoEXT *, size_t size, void *descriptor) {
    memset(descriptor, 0xdd, size);
}
void VKAPI_CALL BindBuffers(VkCommandBuffer commands, uint32_t count,
                            const VkDescriptorBufferBindingInfoEXT *infos) {
    Lock lock(driver->mutex);
    ProgramOf(commands)->BindBuffers(count, infos);
}
void VKAPI_CALL PlaceSets(VkCommandBuffer commands, VkPipelineBindPoint, VkPipelineLayout layout,
                          uint32_t first, uint32_t count, const uint32_t *buffers, const VkDeviceSize *) {
    Lock lock(driver->mutex);
    ProgramOf(commands)->PlaceSets(driver->layouts[layout], first, count, buffers);
}
void VKAPI_CALL GetProperties2(VkPhysicalDevice, VkPhysicalDeviceProperties2 *properties) {
    properties->properties = driver->properties;
    for (auto *at = static_cast<VkBaseOutStructure *>(properties->pNext); at; at = at->pNext) {
        if (at->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT) {
            continue;
        }
        auto *buffers = reinterpret_cast<VkPhysicalDeviceDescriptorBufferPropertiesEXT *>(at);
        buffers->maxDescriptorBufferBindings = buffers->maxResourceDescriptorBufferBindings = 8;
        buffers->descriptorBufferOffsetAlignment = 64;
        buffers->storageBufferDescriptorSize = kDescriptorSize;
        buffers->maxResourceDescriptorBufferRange = 1 << 20;
        buffers->resourceDescriptorBufferAddressSpaceSize = 1 << 20;
        buffers->descriptorBufferAddressSpaceSize = 1 << 20;
    }
}

// Waits, and questions whether work is complete. All work is complete.
VkResult CountWait() {
    Lock lock(driver->mutex);
    driver->waits[std::this_thread::get_id()]++;
    return VK_SUCCESS;
}
VkResult VKAPI_CALL WaitForFences(VkDevice, uint32_t, const VkFence *, VkBool32, uint64_t) {
    return CountWait();
}
VkResult VKAPI_CALL GetFenceStatus(VkDevice, VkFence) {
    return CountWait();
}
VkResult VKAPI_CALL WaitForQueue(VkQueue) {
    return CountWait();
}
VkResult VKAPI_CALL WaitForDevice(VkDevice) {
    return CountWait();
}
VkResult VKAPI_CALL WaitForSemaphores(VkDevice, const VkSemaphoreWaitInfo *, uint64_t) {
    return CountWait();
}
VkResult VKAPI_CALL GetSemaphoreValue(VkDevice, VkSemaphore, uint64_t *value) {
    *value = UINT64_MAX;
    return CountWait();
}
VkResult VKAPI_CALL GetEventStatus(VkDevice, VkEvent) {
    return CountWait();
}
VkResult VKAPI_CALL CreateFence(VkDevice, const VkFenceCreateInfo *, const VkAllocationCallbacks *,
                                VkFence *fence) {
    Lock lock(driver->mutex);
    *fence = New<VkFence>();
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyFence(VkDevice, VkFence fence, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(fence);
}
VkResult VKAPI_CALL ResetFences(VkDevice, uint32_t, const VkFence *) {
    return VK_SUCCESS;
}
VkResult VKAPI_CALL Submit(VkQueue, uint32_t, const VkSubmitInfo *, VkFence) {
    Lock lock(driver->mutex);
    driver->submissions++;
    return VK_SUCCESS;
}

void FillWaits(wd_device_dispatch *device) {
    device->WaitForFences = WaitForFences;
    device->GetFenceStatus = GetFenceStatus;
    device->QueueWaitIdle = WaitForQueue;
    device->DeviceWaitIdle = WaitForDevice;
    device->WaitSemaphores = WaitForSemaphores;
    device->GetSemaphoreCounterValue = GetSemaphoreValue;
    device->GetEventStatus = GetEventStatus;
    device->CreateFence = CreateFence;
    device->DestroyFence = DestroyFence;
    device->ResetFences = ResetFences;
    device->QueueSubmit = Submit;
}

VkResult VKAPI_CALL GetExtensions(VkPhysicalDevice, const char *, uint32_t *count,
                                  VkExtensionProperties *properties) {
    if (properties) {
        strcpy(properties[0].extensionName, VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME);
    }
    *count = 1;
    return VK_SUCCESS;
}

} // namespace

void FillDispatch(Driver *fake, wd_instance_dispatch *instance, wd_device_dispatch *device) {
    driver = fake;
    instance->GetPhysicalDeviceProperties = GetProperties;
    instance->GetPhysicalDeviceFeatures = GetFeatures;
    instance->GetPhysicalDeviceMemoryProperties = GetMemory;
    instance->GetPhysicalDeviceQueueFamilyProperties = GetFamilies;
    device->CreateBuffer = CreateBuffer;
    device->DestroyBuffer = DestroyBuffer;
    device->GetBufferMemoryRequirements = GetRequirements;
    device->AllocateMemory = AllocateMemory;
    device->FreeMemory = FreeMemory;
    device->BindBufferMemory = BindMemory;
    device->MapMemory = MapMemory;
    device->UnmapMemory = UnmapMemory;
    device->CreateDescriptorPool = CreatePool;
    device->DestroyDescriptorPool = DestroyPool;
    device->AllocateDescriptorSets = AllocateSets;
    device->UpdateDescriptorSets = UpdateSets;
    device->CreateDescriptorSetLayout = CreateSetLayout;
    device->DestroyDescriptorSetLayout = DestroySetLayout;
    device->CreatePipelineLayout = CreateLayout;
    device->DestroyPipelineLayout = DestroyLayout;
    device->CreateShaderModule = CreateModule;
    device->DestroyShaderModule = DestroyModule;
    device->CreateComputePipelines = CreateCompute;
    device->CreateGraphicsPipelines = CreateGraphics;
    device->CreateRayTracingPipelinesKHR = CreateRays;
    device->CreateRayTracingPipelinesNV = CreateRaysNv;
    device->CmdBindDescriptorSets = BindSets;
    device->CmdPushConstants = PushConstants;
    device->CmdPipelineBarrier = Barrier;
    device->BeginCommandBuffer = Begin;
    device->CmdBindPipeline = BindPipeline;
    device->CmdDispatch = Dispatch;
    device->CmdPushDescriptorSetKHR = Push;
#ifdef VK_VERSION_1_4 // The core has the command, too.
    device->CmdPushDescriptorSet = Push;
#endif
    device->DestroyPipeline = DestroyPipeline;
    FillWaits(device);
    if (!driver->has_descriptor_buffers) {
        return;
    }
    instance->GetPhysicalDeviceProperties2 = GetProperties2;
    instance->EnumerateDeviceExtensionProperties = GetExtensions;
    device->GetBufferDeviceAddress = GetAddress;
    device->GetDescriptorSetLayoutSizeEXT = GetSetLayoutSize;
    device->GetDescriptorSetLayoutBindingOffsetEXT = GetBindingOffset;
    device->GetDescriptorEXT = GetDescriptor;
    device->CmdBindDescriptorBuffersEXT = BindBuffers;
    device->CmdSetDescriptorBufferOffsetsEXT = PlaceSets;
}

uint32_t *LatestRegion() {
    return latest_region;
}

} // namespace wd::testing
