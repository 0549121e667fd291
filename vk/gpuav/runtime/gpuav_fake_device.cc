#include "vk/gpuav/runtime/gpuav_fake_device.h"

#include <cstring>

namespace wd::testing {
namespace {

Driver *driver;
thread_local uint32_t *latest_region;

using Lock = std::lock_guard<std::mutex>;

template <typename Handle> Handle New() {
    return reinterpret_cast<Handle>(driver->New(0));
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
    memory->memoryTypeCount = 1;
    memory->memoryTypes[0].propertyFlags =
        VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
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
    driver->buffers[*buffer] = reinterpret_cast<VkDeviceMemory>(info->size); // Until memory is bound.
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyBuffer(VkDevice, VkBuffer buffer, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(buffer);
}
void VKAPI_CALL GetRequirements(VkDevice, VkBuffer buffer, VkMemoryRequirements *requirements) {
    Lock lock(driver->mutex);
    *requirements = {reinterpret_cast<VkDeviceSize>(driver->buffers[buffer]), 64, 1};
}
VkResult VKAPI_CALL AllocateMemory(VkDevice, const VkMemoryAllocateInfo *info, const VkAllocationCallbacks *,
                                   VkDeviceMemory *memory) {
    Lock lock(driver->mutex);
    if (driver->memory_left-- <= 0)
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    *memory = New<VkDeviceMemory>();
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
void VKAPI_CALL UpdateSets(VkDevice, uint32_t, const VkWriteDescriptorSet *writes, uint32_t,
                           const VkCopyDescriptorSet *) {
    Lock lock(driver->mutex);
    driver->sets[writes[0].dstSet] = writes[0].pBufferInfo->buffer;
}
VkResult VKAPI_CALL CreateSetLayout(VkDevice, const VkDescriptorSetLayoutCreateInfo *,
                                    const VkAllocationCallbacks *, VkDescriptorSetLayout *layout) {
    Lock lock(driver->mutex);
    *layout = New<VkDescriptorSetLayout>();
    return VK_SUCCESS;
}
void VKAPI_CALL DestroySetLayout(VkDevice, VkDescriptorSetLayout layout, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(layout);
}
VkResult VKAPI_CALL CreateLayout(VkDevice, const VkPipelineLayoutCreateInfo *info,
                                 const VkAllocationCallbacks *, VkPipelineLayout *layout) {
    Lock lock(driver->mutex);
    driver->layout_sets = info->setLayoutCount;
    *layout = New<VkPipelineLayout>();
    return VK_SUCCESS;
}
void VKAPI_CALL DestroyLayout(VkDevice, VkPipelineLayout layout, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(layout);
}
VkResult VKAPI_CALL CreateModule(VkDevice, const VkShaderModuleCreateInfo *, const VkAllocationCallbacks *,
                                 VkShaderModule *module) {
    Lock lock(driver->mutex);
    if (driver->shader_result == VK_SUCCESS)
        *module = New<VkShaderModule>();
    return driver->shader_result;
}
void VKAPI_CALL DestroyModule(VkDevice, VkShaderModule module, const VkAllocationCallbacks *) {
    Lock lock(driver->mutex);
    Gone(module);
}
VkResult VKAPI_CALL CreateCompute(VkDevice, VkPipelineCache, uint32_t count,
                                  const VkComputePipelineCreateInfo *infos, const VkAllocationCallbacks *,
                                  VkPipeline *pipelines) {
    Lock lock(driver->mutex);
    VkResult result = VK_SUCCESS;
    for (uint32_t i = 0; i < count; i++) {
        VkResult one = infos[i].stage.module == driver->own_module ? VK_SUCCESS : driver->pipeline_result;
        pipelines[i] = one == VK_SUCCESS ? New<VkPipeline>() : VK_NULL_HANDLE;
        result = one == VK_SUCCESS ? result : one;
    }
    return result;
}
void VKAPI_CALL BindSets(VkCommandBuffer, VkPipelineBindPoint, VkPipelineLayout, uint32_t slot, uint32_t,
                         const VkDescriptorSet *sets, uint32_t, const uint32_t *offsets) {
    Lock lock(driver->mutex);
    driver->bound_slot = slot;
    latest_region = driver->memory[driver->buffers[driver->sets[sets[0]]]].data() + offsets[0] / 4;
    driver->bound.push_back(latest_region);
}
void VKAPI_CALL Barrier(VkCommandBuffer, VkPipelineStageFlags, VkPipelineStageFlags, VkDependencyFlags,
                        uint32_t, const VkMemoryBarrier *, uint32_t, const VkBufferMemoryBarrier *, uint32_t,
                        const VkImageMemoryBarrier *) {
    Lock lock(driver->mutex);
    driver->barriers++;
}

bool OnFinding(void *user, const wd_finding *, const char *text) {
    FakeDevice *device = static_cast<FakeDevice *>(user);
    Lock lock(device->findings_mutex);
    device->findings.push_back(text);
    return false;
}

void FillDispatch(wd_instance_dispatch *instance, wd_device_dispatch *device) {
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
    device->CmdBindDescriptorSets = BindSets;
    device->CmdPipelineBarrier = Barrier;
}

} // namespace

// RUN runs the hooks of a device command around `down_call`, an expression over `down`.
#define RUN(Command, args, is_destroy, down_call)                                                            \
    do {                                                                                                     \
        wd_call call = NewCall(WD_COMMAND_##Command, "vk" #Command, true);                                   \
        wd_##Command##_args down = args;                                                                     \
        for (int k = 0; k < 2; k++) {                                                                        \
            int v = is_destroy ? 1 - k : k;                                                                  \
            call.data = data_[v];                                                                            \
            if (has_device_[v] && validators_[v]->hooks.Command.pre_record)                                  \
                validators_[v]->hooks.Command.pre_record(&call, &args, &down);                               \
        }                                                                                                    \
        down_call;                                                                                           \
        for (int k = 0; k < 2; k++) {                                                                        \
            int v = is_destroy ? 1 - k : k;                                                                  \
            call.data = data_[v];                                                                            \
            if (has_device_[v] && validators_[v]->hooks.Command.post_record)                                 \
                validators_[v]->hooks.Command.post_record(&call, &args, &down);                              \
        }                                                                                                    \
        wd_arena_finish(&call.scratch);                                                                      \
    } while (false)

wd_call FakeDevice::NewCall(wd_command command, const char *name, bool of_device) {
    wd_call call = {};
    call.instance = &instance_;
    call.device = of_device ? &device_ : nullptr;
    call.command = command;
    call.name = name;
    wd_arena_init(&call.scratch, instance_.allocator, 0);
    return call;
}

FakeDevice::FakeDevice(Driver *fake, wd_allocator allocator, const wd_gpuav_options &options) {
    driver = fake;
    validators_[0] = &wd_state_validator;
    validators_[1] = &wd_gpuav_validator;
    instance_.handle = reinterpret_cast<VkInstance>(uint64_t{1});
    instance_.api_version = VK_API_VERSION_1_1;
    instance_.allocator = device_.allocator = allocator;
    FillDispatch(&instance_.dispatch, &device_.dispatch);
    device_.instance = &instance_;
    device_.handle = reinterpret_cast<VkDevice>(uint64_t{2});
    device_.physical_device = reinterpret_cast<VkPhysicalDevice>(uint64_t{3});
    device_.api_version = VK_API_VERSION_1_1;
    ready_ = Create(options);
}

bool FakeDevice::Create(const wd_gpuav_options &options) {
    wd_report_options report = WD_REPORT_OPTIONS_INIT;
    uint64_t sink = 0;
    if (wd_report_create(wd_allocator_default(), &report, &instance_.report) != WD_OK ||
        wd_report_add_sink(instance_.report, 0x1100, 7, OnFinding, this, &sink) != WD_OK)
        return false;
    const void *option_list[2] = {nullptr, &options};
    for (int v = 0; v < 2; v++) {
        if (validators_[v]->create_instance(&instance_, option_list[v], &instance_data_[v]) != WD_OK)
            return false;
        has_instance_[v] = true;
    }
    float priority = 1.0f;
    VkDeviceQueueCreateInfo queue = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, nullptr, 0, 0, 1, &priority};
    VkDeviceCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    wd_CreateDevice_args args = {};
    args.physicalDevice = device_.physical_device;
    args.pCreateInfo = &info;
    wd_CreateDevice_args down = args;
    wd_call call = NewCall(WD_COMMAND_CreateDevice, "vkCreateDevice", false);
    call.data = instance_data_[1];
    wd_gpuav_validator.hooks.CreateDevice.pre_record(&call, &args, &down);
    bool made = true;
    for (int v = 0; v < 2 && made; v++) {
        made = validators_[v]->create_device(&device_, instance_data_[v], &info, down.pCreateInfo,
                                             &data_[v]) == WD_OK;
        has_device_[v] = made;
    }
    wd_arena_finish(&call.scratch);
    if (!made)
        return false;

    VkQueue handle = reinterpret_cast<VkQueue>(uint64_t{4});
    wd_GetDeviceQueue_args get = {device_.handle, 0, 0, &queue_};
    RUN(GetDeviceQueue, get, false, queue_ = handle);
    VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, nullptr,
                                    VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, 0};
    wd_CreateCommandPool_args create = {device_.handle, &pool, nullptr, &pool_, VK_SUCCESS};
    RUN(CreateCommandPool, create, false, pool_ = New<VkCommandPool>());
    return true;
}

void FakeDevice::Destroy() {
    if (pool_) {
        wd_DestroyCommandPool_args args = {device_.handle, pool_, nullptr};
        RUN(DestroyCommandPool, args, true, Gone(pool_));
        pool_ = VK_NULL_HANDLE;
    }
    for (int v = 2; v-- > 0;) {
        if (has_device_[v])
            validators_[v]->destroy_device(data_[v]);
        has_device_[v] = false;
    }
}

uint32_t *FakeDevice::LatestRegion() {
    return latest_region;
}

FakeDevice::~FakeDevice() {
    Destroy();
    for (int v = 2; v-- > 0;)
        if (has_instance_[v])
            validators_[v]->destroy_instance(instance_data_[v]);
    wd_report_destroy(instance_.report);
}

VkDescriptorSetLayout FakeDevice::MakeSetLayout(const std::vector<VkDescriptorSetLayoutBinding> &bindings,
                                                VkDescriptorSetLayoutCreateFlags flags) {
    VkDescriptorSetLayoutCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    info.flags = flags;
    info.bindingCount = (uint32_t)bindings.size();
    info.pBindings = bindings.data();
    VkDescriptorSetLayout layout = VK_NULL_HANDLE;
    wd_CreateDescriptorSetLayout_args args = {device_.handle, &info, nullptr, &layout, VK_SUCCESS};
    RUN(CreateDescriptorSetLayout, args, false, layout = New<VkDescriptorSetLayout>());
    return layout;
}

VkPipelineLayout FakeDevice::MakePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets) {
    VkPipelineLayoutCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = (uint32_t)sets.size();
    info.pSetLayouts = sets.data();
    VkPipelineLayout layout = VK_NULL_HANDLE;
    wd_CreatePipelineLayout_args args = {device_.handle, &info, nullptr, &layout, VK_SUCCESS};
    RUN(CreatePipelineLayout, args, false,
        args.result = CreateLayout(down.device, down.pCreateInfo, nullptr, down.pPipelineLayout));
    return layout;
}

VkShaderModule FakeDevice::MakeShader(const uint32_t *words, size_t num_words) {
    VkShaderModuleCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = num_words * sizeof(*words);
    info.pCode = words;
    VkShaderModule module = VK_NULL_HANDLE;
    wd_CreateShaderModule_args args = {device_.handle, &info, nullptr, &module, VK_SUCCESS};
    RUN(CreateShaderModule, args, false, module = driver->own_module = New<VkShaderModule>());
    return module;
}

VkResult FakeDevice::MakePipeline(VkPipelineLayout layout, VkShaderModule module, VkPipeline *pipeline) {
    VkComputePipelineCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.layout = layout;
    info.basePipelineIndex = -1;
    wd_CreateComputePipelines_args args = {device_.handle, VK_NULL_HANDLE, 1,         &info,
                                           nullptr,        pipeline,       VK_SUCCESS};
    RUN(CreateComputePipelines, args, false,
        args.result = CreateCompute(down.device, down.pipelineCache, down.createInfoCount, down.pCreateInfos,
                                    nullptr, down.pPipelines));
    return args.result;
}

void FakeDevice::DestroyPipeline(VkPipeline pipeline) {
    wd_DestroyPipeline_args args = {device_.handle, pipeline, nullptr};
    RUN(DestroyPipeline, args, true, Gone(pipeline));
}

VkCommandBuffer FakeDevice::AllocateCommands() {
    VkCommandBufferAllocateInfo info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, nullptr, pool_,
                                        VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
    VkCommandBuffer commands = VK_NULL_HANDLE;
    wd_AllocateCommandBuffers_args args = {device_.handle, &info, &commands, VK_SUCCESS};
    RUN(AllocateCommandBuffers, args, false,
        commands = reinterpret_cast<VkCommandBuffer>(++driver->next_handle));
    return commands;
}

void FakeDevice::FreeCommands(VkCommandBuffer commands) {
    wd_FreeCommandBuffers_args args = {device_.handle, pool_, 1, &commands};
    RUN(FreeCommandBuffers, args, true, (void)0);
}

void FakeDevice::Begin(VkCommandBuffer commands) {
    VkCommandBufferBeginInfo info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, nullptr,
                                     VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT, nullptr};
    wd_BeginCommandBuffer_args args = {commands, &info, VK_SUCCESS};
    RUN(BeginCommandBuffer, args, false, (void)0);
}

void FakeDevice::BindPipeline(VkCommandBuffer commands, VkPipeline pipeline) {
    wd_CmdBindPipeline_args args = {commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline};
    RUN(CmdBindPipeline, args, false, (void)0);
}

// The command was given to the core later.
#ifdef VK_VERSION_1_4
#define RUN_PUSH(args) RUN(CmdPushDescriptorSet, args, false, (void)0)
using PushArgs = wd_CmdPushDescriptorSet_args;
#else
#define RUN_PUSH(args) RUN(CmdPushDescriptorSetKHR, args, false, (void)0)
using PushArgs = wd_CmdPushDescriptorSetKHR_args;
#endif

void FakeDevice::PushNull(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t binding,
                          uint32_t element) {
    const VkDescriptorBufferInfo nothing = {VK_NULL_HANDLE, 0, VK_WHOLE_SIZE};
    VkWriteDescriptorSet write = {};
    write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
    write.dstBinding = binding;
    write.dstArrayElement = element;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    write.pBufferInfo = &nothing;
    PushArgs args = {commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &write};
    RUN_PUSH(args);
}

void FakeDevice::Dispatch(VkCommandBuffer commands) {
    wd_CmdDispatch_args args = {commands, 1, 1, 1};
    RUN(CmdDispatch, args, false, (void)0);
}

void FakeDevice::End(VkCommandBuffer commands) {
    wd_EndCommandBuffer_args args = {commands, VK_SUCCESS};
    RUN(EndCommandBuffer, args, false, (void)0);
}

void FakeDevice::Submit(VkCommandBuffer commands, VkFence fence) {
    VkSubmitInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    wd_QueueSubmit_args args = {queue_, 1, &info, fence, VK_SUCCESS};
    RUN(QueueSubmit, args, false, (void)0);
}

VkFence FakeDevice::MakeFence() {
    VkFenceCreateInfo info = {VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, nullptr, 0};
    VkFence fence = VK_NULL_HANDLE;
    wd_CreateFence_args args = {device_.handle, &info, nullptr, &fence, VK_SUCCESS};
    RUN(CreateFence, args, false, fence = New<VkFence>());
    return fence;
}

void FakeDevice::WaitForFence(VkFence fence, VkResult result) {
    wd_WaitForFences_args args = {device_.handle, 1, &fence, VK_TRUE, UINT64_MAX, result};
    RUN(WaitForFences, args, false, (void)0);
}

} // namespace wd::testing
