#include "vk/gpuav/testing/gpuav_fake_device.h"

namespace wd::testing {

static bool OnFinding(void *user, const wd_finding *, const char *text) {
    FakeDevice *device = static_cast<FakeDevice *>(user);
    std::lock_guard<std::mutex> lock(device->findings_mutex);
    device->findings.push_back(text);
    return false;
}

// Amend runs the hook that may change a command's result, if the command has one.
template <typename Hooks, typename Args>
auto Amend(const Hooks &hooks, wd_call *call, Args *args, Args *down) -> decltype(hooks.amend, void()) {
    if (hooks.amend) {
        hooks.amend(call, args, down);
    }
    args->result = down->result;
}
void Amend(...) {
}

// RUN runs the hooks of a device command before and after `down_call`, an expression that uses `down`.
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
        for (int v = 0; v < 2; v++) {                                                                        \
            call.data = data_[v];                                                                            \
            if (has_device_[v])                                                                              \
                Amend(validators_[v]->hooks.Command, &call, &args, &down);                                   \
        }                                                                                                    \
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

FakeDevice::FakeDevice(Driver *driver, wd_allocator allocator, const wd_gpuav_options &options)
    : driver_(driver) {
    validators_[0] = &wd_state_validator;
    validators_[1] = &wd_gpuav_validator;
    instance_.handle = reinterpret_cast<VkInstance>(uint64_t{1});
    instance_.api_version = driver->properties.apiVersion;
    instance_.allocator = device_.allocator = allocator;
    FillDispatch(driver, &instance_.dispatch, &device_.dispatch);
    device_.instance = &instance_;
    device_.handle = reinterpret_cast<VkDevice>(uint64_t{2});
    device_.physical_device = reinterpret_cast<VkPhysicalDevice>(uint64_t{3});
    device_.api_version = driver->properties.apiVersion;
    ready_ = Create(options);
}

bool FakeDevice::Create(const wd_gpuav_options &options) {
    wd_report_options report = WD_REPORT_OPTIONS_INIT;
    uint64_t sink = 0;
    if (wd_report_create(wd_allocator_default(), &report, &instance_.report) != WD_OK ||
        wd_report_add_sink(instance_.report, 0x1100 | WD_REPORT_RUN, 7, OnFinding, this, &sink) != WD_OK) {
        return false;
    }
    if (wd_capability_cache_create(instance_.allocator, &instance_.dispatch, instance_.api_version,
                                   &instance_.capabilities) != WD_OK) {
        return false;
    }
    const void *option_list[2] = {nullptr, &options};
    for (int v = 0; v < 2; v++) {
        if (validators_[v]->create_instance(&instance_, option_list[v], &instance_data_[v]) != WD_OK) {
            return false;
        }
        has_instance_[v] = true;
    }
    float priority = 1.0f;
    VkDeviceQueueCreateInfo queue = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, nullptr, 0, 0, 1, &priority};
    VkDeviceCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    VkPhysicalDeviceDescriptorBufferFeaturesEXT buffers = {};
    buffers.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT;
    buffers.descriptorBuffer = VK_TRUE;
    VkPhysicalDeviceVulkan12Features features = {};
    features.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
    features.bufferDeviceAddress = VK_TRUE;
    features.pNext = &buffers;
    std::vector<const char *> extensions = driver_->extensions;
    if (driver_->has_descriptor_buffers) {
        info.pNext = &features;
        extensions.push_back(VK_EXT_DESCRIPTOR_BUFFER_EXTENSION_NAME);
    }
    info.enabledExtensionCount = (uint32_t)extensions.size();
    info.ppEnabledExtensionNames = extensions.data();
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(instance_.capabilities, device_.physical_device);
    if (!physical) {
        return false;
    }
    wd_device_capabilities_init(&capabilities_, physical, &info);
    device_.capabilities = &capabilities_;
    wd_CreateDevice_args args = {};
    args.physicalDevice = device_.physical_device;
    args.pCreateInfo = &info;
    wd_CreateDevice_args down = args;
    wd_call call = NewCall(WD_COMMAND_CreateDevice, "vkCreateDevice", false);
    call.data = instance_data_[1];
    wd_gpuav_validator.hooks.CreateDevice.pre_record(&call, &args, &down);
    bool created = true;
    for (int v = 0; v < 2 && created; v++) {
        created = validators_[v]->create_device(&device_, instance_data_[v], &info, down.pCreateInfo,
                                                &data_[v]) == WD_OK;
        has_device_[v] = created;
    }
    wd_arena_finish(&call.scratch);
    if (!created) {
        return false;
    }

    VkQueue handle = reinterpret_cast<VkQueue>(uint64_t{4});
    wd_GetDeviceQueue_args get = {device_.handle, 0, 0, &queue_};
    RUN(GetDeviceQueue, get, false, queue_ = handle);
    VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, nullptr,
                                    VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, 0};
    wd_CreateCommandPool_args create = {device_.handle, &pool, nullptr, &pool_, VK_SUCCESS};
    RUN(CreateCommandPool, create, false, pool_ = driver_->New<VkCommandPool>());
    return true;
}

void FakeDevice::Destroy() {
    if (pool_) {
        wd_DestroyCommandPool_args args = {device_.handle, pool_, nullptr};
        RUN(DestroyCommandPool, args, true, driver_->alive.erase(reinterpret_cast<uint64_t>(pool_)));
        pool_ = VK_NULL_HANDLE;
    }
    for (int v = 2; v-- > 0;) {
        if (has_device_[v]) {
            validators_[v]->destroy_device(data_[v]);
        }
        has_device_[v] = false;
    }
}

FakeDevice::~FakeDevice() {
    Destroy();
    for (int v = 2; v-- > 0;) {
        if (has_instance_[v]) {
            validators_[v]->destroy_instance(instance_data_[v]);
        }
    }
    wd_capability_cache_destroy(instance_.capabilities);
    wd_report_destroy(instance_.report);
}

void FakeDevice::Summarize() {
    wd_report_summarize(instance_.report);
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
    RUN(CreateDescriptorSetLayout, args, false,
        device_.dispatch.CreateDescriptorSetLayout(down.device, &info, nullptr, &layout));
    num_objects++;
    return layout;
}

VkPipelineLayout FakeDevice::MakePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets,
                                                VkPipelineLayoutCreateFlags flags) {
    VkPipelineLayoutCreateInfo info = {};
    info.flags = flags;
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = (uint32_t)sets.size();
    info.pSetLayouts = sets.data();
    VkPipelineLayout layout = VK_NULL_HANDLE;
    wd_CreatePipelineLayout_args args = {device_.handle, &info, nullptr, &layout, VK_SUCCESS};
    RUN(CreatePipelineLayout, args, false,
        down.result = device_.dispatch.CreatePipelineLayout(down.device, down.pCreateInfo, nullptr,
                                                            down.pPipelineLayout));
    num_objects++;
    return layout;
}

VkShaderModule FakeDevice::MakeShader(const uint32_t *words, size_t num_words) {
    VkShaderModuleCreateInfo info = {};
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = num_words * sizeof(*words);
    info.pCode = words;
    VkShaderModule module = VK_NULL_HANDLE;
    wd_CreateShaderModule_args args = {device_.handle, &info, nullptr, &module, VK_SUCCESS};
    RUN(CreateShaderModule, args, false, module = driver_->own_module = driver_->New<VkShaderModule>());
    num_objects++;
    return module;
}

VkResult FakeDevice::MakePipeline(VkPipelineLayout layout, VkShaderModule module, VkPipeline *pipeline,
                                  VkPipelineCreateFlags flags) {
    VkComputePipelineCreateInfo info = {};
    info.flags = flags;
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.layout = layout;
    info.basePipelineIndex = -1;
    return MakePipeline(info, pipeline);
}

// CREATE_PIPELINE passes `args` down, and counts the pipeline.
#define CREATE_PIPELINE(Command, args, call)                                                                 \
    do {                                                                                                     \
        RUN(Command, args, false, down.result = call);                                                       \
        num_objects += *pipeline != VK_NULL_HANDLE;                                                          \
        return args.result;                                                                                  \
    } while (false)

VkResult FakeDevice::MakePipeline(const VkComputePipelineCreateInfo &info, VkPipeline *pipeline) {
    wd_CreateComputePipelines_args args = {device_.handle, VK_NULL_HANDLE, 1,         &info,
                                           nullptr,        pipeline,       VK_SUCCESS};
    CREATE_PIPELINE(CreateComputePipelines, args,
                    device_.dispatch.CreateComputePipelines(down.device, down.pipelineCache,
                                                            down.createInfoCount, down.pCreateInfos, nullptr,
                                                            down.pPipelines));
}

VkResult FakeDevice::MakePipeline(const VkGraphicsPipelineCreateInfo &info, VkPipeline *pipeline) {
    wd_CreateGraphicsPipelines_args args = {device_.handle, VK_NULL_HANDLE, 1,         &info,
                                            nullptr,        pipeline,       VK_SUCCESS};
    CREATE_PIPELINE(CreateGraphicsPipelines, args,
                    device_.dispatch.CreateGraphicsPipelines(down.device, down.pipelineCache,
                                                             down.createInfoCount, down.pCreateInfos, nullptr,
                                                             down.pPipelines));
}

VkResult FakeDevice::MakePipeline(const VkRayTracingPipelineCreateInfoNV &info, VkPipeline *pipeline) {
    wd_CreateRayTracingPipelinesNV_args args = {device_.handle, VK_NULL_HANDLE, 1,         &info,
                                                nullptr,        pipeline,       VK_SUCCESS};
    CREATE_PIPELINE(CreateRayTracingPipelinesNV, args,
                    device_.dispatch.CreateRayTracingPipelinesNV(down.device, down.pipelineCache,
                                                                 down.createInfoCount, down.pCreateInfos,
                                                                 nullptr, down.pPipelines));
}

VkResult FakeDevice::MakePipeline(const VkRayTracingPipelineCreateInfoKHR &info,
                                  VkDeferredOperationKHR deferred, VkPipeline *pipeline) {
    wd_CreateRayTracingPipelinesKHR_args args = {device_.handle, deferred, VK_NULL_HANDLE, 1,
                                                 &info,          nullptr,  pipeline,       VK_SUCCESS};
    CREATE_PIPELINE(CreateRayTracingPipelinesKHR, args,
                    device_.dispatch.CreateRayTracingPipelinesKHR(
                        down.device, down.deferredOperation, down.pipelineCache, down.createInfoCount,
                        down.pCreateInfos, nullptr, down.pPipelines));
}

void FakeDevice::DestroyPipeline(VkPipeline pipeline) {
    wd_DestroyPipeline_args args = {device_.handle, pipeline, nullptr};
    RUN(DestroyPipeline, args, true, device_.dispatch.DestroyPipeline(down.device, pipeline, nullptr));
    num_objects--;
}

VkDescriptorSet FakeDevice::MakeSet(VkDescriptorSetLayout layout) {
    VkDescriptorPoolCreateInfo pool_info = {};
    pool_info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
    pool_info.maxSets = 1;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    wd_CreateDescriptorPool_args make = {device_.handle, &pool_info, nullptr, &pool, VK_SUCCESS};
    RUN(CreateDescriptorPool, make, false, pool = driver_->New<VkDescriptorPool>());
    VkDescriptorSetAllocateInfo info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, nullptr, pool, 1,
                                        &layout};
    VkDescriptorSet set = VK_NULL_HANDLE;
    wd_AllocateDescriptorSets_args args = {device_.handle, &info, &set, VK_SUCCESS};
    RUN(AllocateDescriptorSets, args, false,
        device_.dispatch.AllocateDescriptorSets(down.device, &info, &set));
    num_objects++;
    return set;
}

VkCommandBuffer FakeDevice::AllocateCommands() {
    VkCommandBufferAllocateInfo info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, nullptr, pool_,
                                        VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
    VkCommandBuffer commands = VK_NULL_HANDLE;
    wd_AllocateCommandBuffers_args args = {device_.handle, &info, &commands, VK_SUCCESS};
    RUN(AllocateCommandBuffers, args, false,
        commands = reinterpret_cast<VkCommandBuffer>(++driver_->next_handle));
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
    RUN(BeginCommandBuffer, args, false, down.result = device_.dispatch.BeginCommandBuffer(commands, &info));
}

void FakeDevice::TraceNv(VkCommandBuffer commands) {
    wd_CmdTraceRaysNV_args args = {};
    args.commandBuffer = commands;
    args.width = args.height = args.depth = 1;
    RUN(CmdTraceRaysNV, args, false, device_.dispatch.CmdDispatch(commands, 1, 1, 1));
}

void FakeDevice::BindPipeline(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineBindPoint bind_point) {
    wd_CmdBindPipeline_args args = {commands, bind_point, pipeline};
    RUN(CmdBindPipeline, args, false,
        device_.dispatch.CmdBindPipeline(commands, down.pipelineBindPoint, pipeline));
}

#define PUSH(down)                                                                                           \
    device_.dispatch.CmdPushDescriptorSetKHR(down.commandBuffer, down.pipelineBindPoint, down.layout,        \
                                             down.set, down.descriptorWriteCount, down.pDescriptorWrites)
#define RUN_PUSH(args) RUN(CmdPushDescriptorSetKHR, args, false, PUSH(down))
using PushArgs = wd_CmdPushDescriptorSetKHR_args;

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

void FakeDevice::BindSet(VkCommandBuffer commands, VkPipelineLayout layout, uint32_t index,
                         VkDescriptorSet set, const std::vector<uint32_t> &dynamic_offsets) {
    wd_CmdBindDescriptorSets_args args = {commands,
                                          VK_PIPELINE_BIND_POINT_COMPUTE,
                                          layout,
                                          index,
                                          1,
                                          &set,
                                          (uint32_t)dynamic_offsets.size(),
                                          dynamic_offsets.data()};
    RUN(CmdBindDescriptorSets, args, false,
        device_.dispatch.CmdBindDescriptorSets(commands, down.pipelineBindPoint, down.layout, down.firstSet,
                                               down.descriptorSetCount, down.pDescriptorSets,
                                               down.dynamicOffsetCount, down.pDynamicOffsets));
}

void FakeDevice::CallUnknown(VkCommandBuffer commands, const char *name) {
    wd_call call = NewCall(WD_COMMAND_CmdDispatch, name, true); // Only the name is read.
    for (int v = 1; v >= 0; v--) {                              // The state tracker comes last.
        call.data = data_[v];
        validators_[v]->unknown_command(&call, commands);
    }
    wd_arena_finish(&call.scratch);
}

void FakeDevice::BindBuffer(VkCommandBuffer commands, VkDeviceAddress address) {
    VkDescriptorBufferBindingInfoEXT info = {};
    info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT;
    info.address = address;
    wd_CmdBindDescriptorBuffersEXT_args args = {commands, 1, &info};
    RUN(CmdBindDescriptorBuffersEXT, args, false,
        device_.dispatch.CmdBindDescriptorBuffersEXT(commands, down.bufferCount, down.pBindingInfos));
}

void FakeDevice::PlaceSet(VkCommandBuffer commands, VkPipelineLayout layout) {
    const uint32_t buffer = 0;
    const VkDeviceSize offset = 0;
    wd_CmdSetDescriptorBufferOffsetsEXT_args args = {
        commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &buffer, &offset};
    RUN(CmdSetDescriptorBufferOffsetsEXT, args, false,
        device_.dispatch.CmdSetDescriptorBufferOffsetsEXT(commands, down.pipelineBindPoint, down.layout,
                                                          down.firstSet, down.setCount, down.pBufferIndices,
                                                          down.pOffsets));
}

void FakeDevice::Dispatch(VkCommandBuffer commands) {
    wd_CmdDispatch_args args = {commands, 1, 1, 1};
    RUN(CmdDispatch, args, false, device_.dispatch.CmdDispatch(commands, 1, 1, 1));
}

VkResult FakeDevice::End(VkCommandBuffer commands) {
    wd_EndCommandBuffer_args args = {commands, VK_SUCCESS};
    RUN(EndCommandBuffer, args, false, (void)0);
    return args.result;
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
    RUN(CreateFence, args, false, fence = driver_->New<VkFence>());
    num_objects++;
    return fence;
}

void FakeDevice::WaitForFence(VkFence fence, VkResult result) {
    wd_WaitForFences_args args = {device_.handle, 1, &fence, VK_TRUE, UINT64_MAX, result};
    RUN(WaitForFences, args, false, (void)0);
}

} // namespace wd::testing
