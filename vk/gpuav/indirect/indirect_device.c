// The objects of the check of indirect parameters: features, buffer usage, the work buffer, the compute pipeline.
#include <stdio.h>
#include <string.h>

#include "vk/capabilities/extension_names.h"
#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/gpuav/indirect/indirect_shaders.h"
#include "vk/registry/chain.h"
#include "vk/report/message_ids.h"

enum { WORK_SIZE = 16 << 20, MIN_WORK_SIZE = 64 << 10 };

// VkBufferUsageFlags2CreateInfo of Vulkan 1.4, which is newer than the oldest headers that we build on.
#define BUFFER_USAGE2 ((VkStructureType)1000470006)
typedef struct buffer_usage2 {
    VkStructureType sType;
    const void *pNext;
    uint64_t usage;
} buffer_usage2;

// Features

static bool has_features(const VkPhysicalDeviceDescriptorIndexingFeatures *features) {
    return features && features->shaderStorageBufferArrayNonUniformIndexing &&
           features->descriptorBindingStorageBufferUpdateAfterBind &&
           features->descriptorBindingUpdateUnusedWhilePending && features->descriptorBindingPartiallyBound;
}

static bool has_core_features(const VkPhysicalDeviceVulkan12Features *features) {
    return features && features->shaderStorageBufferArrayNonUniformIndexing &&
           features->descriptorBindingStorageBufferUpdateAfterBind &&
           features->descriptorBindingUpdateUnusedWhilePending && features->descriptorBindingPartiallyBound;
}

// is_supported returns whether the device has the features, in Vulkan 1.2 or in Vulkan 1.1 with the extension.
static bool is_supported(const wd_physical_capabilities *physical) {
    return physical->api_version >= VK_API_VERSION_1_1 &&
           has_features(wd_physical_feature_struct(
               physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES));
}

static const void *replace(wd_arena *scratch, const void *chain, const void *node, void *copy) {
    const void *replaced = wd_gpuav_chain_replace(scratch, chain, node, copy);
    return replaced ? replaced : chain;
}

static void set_core_features(VkPhysicalDeviceVulkan12Features *features) {
    features->shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
    features->descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
    features->descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
    features->descriptorBindingPartiallyBound = VK_TRUE;
}

static void set_features(VkPhysicalDeviceDescriptorIndexingFeatures *features) {
    features->shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
    features->descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
    features->descriptorBindingUpdateUnusedWhilePending = VK_TRUE;
    features->descriptorBindingPartiallyBound = VK_TRUE;
}

static const void *enable_in_chain(wd_arena *scratch, const void *chain) {
    const VkPhysicalDeviceVulkan12Features *core =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    if (core) {
        VkPhysicalDeviceVulkan12Features *copy = wd_arena_copy(scratch, core, 1, sizeof(*core));
        if (!copy) {
            return chain;
        }
        set_core_features(copy);
        return replace(scratch, chain, core, copy);
    }
    const VkPhysicalDeviceDescriptorIndexingFeatures *indexing =
        wd_find_chained(chain, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES);
    VkPhysicalDeviceDescriptorIndexingFeatures *copy =
        indexing ? wd_arena_copy(scratch, indexing, 1, sizeof(*copy))
                 : wd_arena_alloc_zero(scratch, 1, sizeof(*copy));
    if (!copy) {
        return chain;
    }
    copy->sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES;
    set_features(copy);
    if (indexing) {
        return replace(scratch, chain, indexing, copy);
    }
    copy->pNext = (void *)chain;
    return copy;
}

void wd_gpuav_indirect_enable_features(wd_arena *scratch, const wd_physical_capabilities *physical,
                                       VkDeviceCreateInfo *info) {
    if (!is_supported(physical)) {
        return;
    }
    const bool needs_extension = physical->api_version < VK_API_VERSION_1_2 &&
                                 !wd_enables_extension(info, VK_EXT_DESCRIPTOR_INDEXING_EXTENSION_NAME);
    if (!needs_extension || wd_enable_extension(scratch, info, VK_EXT_DESCRIPTOR_INDEXING_EXTENSION_NAME)) {
        info->pNext = enable_in_chain(scratch, info->pNext);
    }
}

// Buffers

// readable_usage returns the usage with which the shader can read an indirect buffer. Protected buffers cannot be read,
// and exported or imported ones must be created alike elsewhere.
static uint64_t readable_usage(const wd_gpuav_device *device, const VkBufferCreateInfo *info,
                               uint64_t usage) {
    const uint64_t needed = VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                            (device->indirect->has_fetch ? VK_BUFFER_USAGE_INDEX_BUFFER_BIT : 0) |
                            (device->indirect->has_depths ? VK_BUFFER_USAGE_TRANSFER_SRC_BIT : 0);
    const VkExternalMemoryBufferCreateInfo *external =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
    if (!(usage & needed) || (info->flags & VK_BUFFER_CREATE_PROTECTED_BIT) ||
        (external && external->handleTypes)) {
        return usage;
    }
    return usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
}

// make_readable returns a create info with the usage, or `info` if it needs no change or there is no memory.
static const VkBufferCreateInfo *make_readable(const wd_gpuav_device *device, wd_arena *scratch,
                                               const VkBufferCreateInfo *info) {
    const buffer_usage2 *usage2 = wd_find_chained(info->pNext, BUFFER_USAGE2);
    const uint64_t usage = usage2 ? usage2->usage : info->usage;
    const uint64_t readable = readable_usage(device, info, usage);
    VkBufferCreateInfo *copy = readable != usage ? wd_arena_copy(scratch, info, 1, sizeof(*info)) : NULL;
    if (!copy) {
        return info;
    }
    if (!usage2) {
        copy->usage = (VkBufferUsageFlags)readable;
        return copy;
    }
    buffer_usage2 *usage_copy = wd_arena_copy(scratch, usage2, 1, sizeof(*usage2));
    if (!usage_copy) {
        return info;
    }
    usage_copy->usage = readable;
    copy->pNext = replace(scratch, info->pNext, usage2, usage_copy);
    return copy;
}

void wd_gpuav_pre_create_buffer(wd_call *call, const wd_CreateBuffer_args *args, wd_CreateBuffer_args *down) {
    (void)args;
    const wd_gpuav_device *device = call->data;
    if (device && device->indirect && down->pCreateInfo) {
        down->pCreateInfo = make_readable(device, &call->scratch, down->pCreateInfo);
    }
}

void wd_gpuav_pre_get_buffer_requirements(wd_call *call,
                                          const wd_GetDeviceBufferMemoryRequirements_args *args,
                                          wd_GetDeviceBufferMemoryRequirements_args *down) {
    (void)args;
    const wd_gpuav_device *device = call->data;
    if (!device || !device->indirect || !down->pInfo || !down->pInfo->pCreateInfo) {
        return;
    }
    VkDeviceBufferMemoryRequirements *info = wd_arena_copy(&call->scratch, down->pInfo, 1, sizeof(*info));
    if (info) {
        info->pCreateInfo = make_readable(device, &call->scratch, info->pCreateInfo);
        down->pInfo = info;
    }
}

bool wd_gpuav_indirect_is_unneeded(const wd_gpuav_device *device, wd_command command) {
    switch (command) {
#define CASE(Name) case WD_COMMAND_##Name:
        WD_GPUAV_PASS_COMMANDS(CASE)
#undef CASE
        return !device || !device->indirect;
    default:
        return false;
    }
}

// The objects

static VkResult create_layouts(wd_gpuav_device *device, struct wd_gpuav_indirect *indirect) {
    const VkDescriptorSetLayoutBinding bindings[] = {
        {0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
        {1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, WD_INDIRECT_SOURCES, VK_SHADER_STAGE_COMPUTE_BIT, NULL},
    };
    const VkDescriptorBindingFlags flags[] = {0, VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT |
                                                     VK_DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING_BIT |
                                                     VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT};
    const VkDescriptorSetLayoutBindingFlagsCreateInfo flags_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO,
        .bindingCount = 2,
        .pBindingFlags = flags,
    };
    const VkDescriptorSetLayoutCreateInfo set_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
        .pNext = &flags_info,
        .flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT,
        .bindingCount = 2,
        .pBindings = bindings,
    };
    VkResult result =
        device->vk->CreateDescriptorSetLayout(device->handle, &set_info, NULL, &indirect->set_layout);
    if (result != VK_SUCCESS) {
        return result;
    }
    // The shader has no push constants, but lavapipe 25.0 forgets those that the layout of a bound pipeline lacks.
    const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, device->limits.maxPushConstantsSize};
    const VkPipelineLayoutCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
        .setLayoutCount = 1,
        .pSetLayouts = &indirect->set_layout,
        .pushConstantRangeCount = 1,
        .pPushConstantRanges = &range,
    };
    return device->vk->CreatePipelineLayout(device->handle, &info, NULL, &indirect->layout);
}

wd_gpuav_inputs *wd_gpuav_indirect_work(const wd_gpuav_device *device) {
    return &device->indirect->work;
}

VkResult wd_gpuav_indirect_create_pipeline(wd_gpuav_device *device, const uint32_t *code, size_t code_size,
                                           VkPipeline *pipeline) {
    const VkShaderModuleCreateInfo module_info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
        .codeSize = code_size,
        .pCode = code,
    };
    VkShaderModule module = VK_NULL_HANDLE;
    VkResult result = device->vk->CreateShaderModule(device->handle, &module_info, NULL, &module);
    if (result != VK_SUCCESS) {
        return result;
    }
    const VkComputePipelineCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO,
        .flags = VK_PIPELINE_CREATE_DISPATCH_BASE_BIT,
        .stage = {.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO,
                  .stage = VK_SHADER_STAGE_COMPUTE_BIT,
                  .module = module,
                  .pName = "main"},
        .layout = device->indirect->layout,
    };
    result = device->vk->CreateComputePipelines(device->handle, VK_NULL_HANDLE, 1, &info, NULL, pipeline);
    device->vk->DestroyShaderModule(device->handle, module, NULL);
    return result;
}

static VkResult create_set(wd_gpuav_device *device, struct wd_gpuav_indirect *indirect) {
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, WD_INDIRECT_SOURCES + 1};
    const VkDescriptorPoolCreateInfo pool_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
        .flags = VK_DESCRIPTOR_POOL_CREATE_UPDATE_AFTER_BIND_BIT,
        .maxSets = 1,
        .poolSizeCount = 1,
        .pPoolSizes = &size,
    };
    VkResult result = device->vk->CreateDescriptorPool(device->handle, &pool_info, NULL, &indirect->pool);
    if (result != VK_SUCCESS) {
        return result;
    }
    const VkDescriptorSetAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
        .descriptorPool = indirect->pool,
        .descriptorSetCount = 1,
        .pSetLayouts = &indirect->set_layout,
    };
    result = device->vk->AllocateDescriptorSets(device->handle, &info, &indirect->set);
    if (result != VK_SUCCESS) {
        return result;
    }
    const VkDescriptorBufferInfo buffer = {indirect->work.memory.buffer, 0, VK_WHOLE_SIZE};
    const VkWriteDescriptorSet write = {
        .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
        .dstSet = indirect->set,
        .descriptorCount = 1,
        .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
        .pBufferInfo = &buffer,
    };
    device->vk->UpdateDescriptorSets(device->handle, 1, &write, 0, NULL);
    return VK_SUCCESS;
}

static VkResult create_objects(wd_gpuav_device *device, struct wd_gpuav_indirect *indirect, uint64_t size) {
    // Traces read their parameters at a device address.
    const bool has_address = wd_state_device_features(device->chassis->state)->vulkan12.bufferDeviceAddress;
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                     VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                                     (has_address ? VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT : 0);
    VkResult result = wd_gpuav_inputs_init(
        &indirect->work, device->allocator, device->handle, device->vk, &wd_gpuav_physical(device)->memory,
        (uint32_t)(size / sizeof(uint32_t)), usage, WD_GPUAV_IN_HOST_MEMORY);
    result = result == VK_SUCCESS ? create_layouts(device, indirect) : result;
    result = result == VK_SUCCESS
                 ? wd_gpuav_indirect_create_pipeline(device, indirect_parameters, sizeof(indirect_parameters),
                                                     &indirect->pipeline)
                 : result;
    return result == VK_SUCCESS ? create_set(device, indirect) : result;
}

// work_size returns the bytes of the work buffer; 0: the settings allow too little.
static uint64_t work_size(const wd_gpuav_device *device) {
    const uint64_t max_memory = device->instance->options.max_memory;
    uint64_t size = WORK_SIZE;
    if (max_memory && size > max_memory / 8) {
        size = max_memory / 8;
    }
    if (size > device->limits.maxStorageBufferRange) {
        size = device->limits.maxStorageBufferRange;
    }
    return size < MIN_WORK_SIZE ? 0 : size;
}

// why_unsupported returns why the device cannot check indirect parameters; NULL: it can.
static const char *why_unsupported(const wd_gpuav_device *device, const VkDeviceCreateInfo *down) {
    const VkDeviceGroupDeviceCreateInfo *group =
        wd_find_chained(down->pNext, VK_STRUCTURE_TYPE_DEVICE_GROUP_DEVICE_CREATE_INFO);
    if (group && group->physicalDeviceCount > 1) {
        return "The device is a group of physical devices";
    }
    // Our sets would invalidate the heaps and the push data of the application.
    if (wd_state_device_has_extension(device->chassis->state, "VK_EXT_descriptor_heap")) {
        return "The device has descriptor heaps (VK_EXT_descriptor_heap)";
    }
    if (!has_core_features(
            wd_find_chained(down->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES)) &&
        !has_features(
            wd_find_chained(down->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES))) {
        return "They need storage buffers that can be updated after they are bound: an application and a "
               "device of Vulkan 1.2, or of Vulkan 1.1 with VK_EXT_descriptor_indexing";
    }
    if (!device->vk->CmdDispatchBase) {
        return "The driver has no vkCmdDispatchBase";
    }
    return work_size(device) ? NULL : "gpuav_max_memory or maxStorageBufferRange is too small";
}

// report_unchecked reports which of the checks that the settings ask for the device does not have.
static void report_unchecked(wd_gpuav_device *device, const char *reason) {
    const wd_gpuav_options *options = &device->instance->options;
    const struct {
        bool is_wanted;
        const char *name;
    } checks[] = {
        {options->indirect_parameters, "parameters of indirect commands"},
        {options->vertex_fetch, "vertex fetches"},
        {options->copied_depths, "copied depths"},
        {options->acceleration_structures, "builds of acceleration structures"},
    };
    char names[128] = "";
    for (size_t i = 0, length = 0; i < sizeof(checks) / sizeof(*checks) && length < sizeof(names); i++) {
        if (checks[i].is_wanted) {
            length += (size_t)snprintf(names + length, sizeof(names) - length, "%s%s", length ? ", " : "",
                                       checks[i].name);
        }
    }
    wd_gpuav_report_once(&device->notices, WD_GPUAV_NOTICE_DEVICE, NULL,
                         "Not checked on this device: %s. %s.", names, reason);
}

static const wd_gpuav_part_type indirect_part = {
    .size = sizeof(wd_gpuav_indirect_list),
    .copy = wd_gpuav_indirect_copy_results,
    .end_recording = wd_gpuav_indirect_end_recording,
    .report = wd_gpuav_indirect_report,
    .release = wd_gpuav_indirect_release_results,
};

void wd_gpuav_indirect_create(wd_gpuav_device *device, const VkDeviceCreateInfo *down) {
    const wd_gpuav_options *options = &device->instance->options;
    if (!wd_gpuav_indirect_is_wanted(options)) {
        return;
    }
    const char *reason = why_unsupported(device, down);
    if (reason) {
        report_unchecked(device, reason);
        return;
    }
    struct wd_gpuav_indirect *indirect = wd_alloc_zero(&device->allocator, 1, sizeof(*indirect));
    if (!indirect) {
        return;
    }
    pthread_mutex_init(&indirect->lock, NULL);
    device->indirect = indirect;
    indirect->keeps_base = wd_gpuav_is_llvmpipe(device);
    indirect->is_guarding = options->guard_indirect;
    indirect->has_fetch = options->vertex_fetch;
    // With the extension, all depths are valid.
    indirect->has_depths =
        options->copied_depths && !device->chassis->capabilities->extensions.EXT_depth_range_unrestricted;
    wd_hash_table_init(&indirect->locations, device->allocator);
    for (uint32_t i = 0; i < WD_INDIRECT_SOURCES; i++) {
        indirect->free[indirect->num_free++] = WD_INDIRECT_SOURCES - 1 - i;
    }
    const VkResult result = create_objects(device, indirect, work_size(device));
    if (result != VK_SUCCESS) {
        char refusal[64];
        snprintf(refusal, sizeof(refusal), "The driver refused the objects for them (VkResult %d)", result);
        report_unchecked(device, refusal);
        wd_gpuav_indirect_destroy(device);
        return;
    }
    wd_state_claim_rules(device->chassis->state,
                         (options->vertex_fetch ? WD_STATE_CLAIM_FETCHES : 0u) |
                             (options->indirect_parameters ? WD_STATE_CLAIM_FIRST_INSTANCES : 0u));
    device->part_types[WD_GPUAV_PART_INDIRECT] = &indirect_part;
}

void wd_gpuav_indirect_destroy(wd_gpuav_device *device) {
    struct wd_gpuav_indirect *indirect = device->indirect;
    if (!indirect) {
        return;
    }
    const wd_device_dispatch *vk = device->vk;
    device->indirect = NULL;
    if (indirect->pool) {
        vk->DestroyDescriptorPool(device->handle, indirect->pool, NULL);
    }
    if (indirect->pipeline) {
        vk->DestroyPipeline(device->handle, indirect->pipeline, NULL);
    }
    if (indirect->layout) {
        vk->DestroyPipelineLayout(device->handle, indirect->layout, NULL);
    }
    if (indirect->set_layout) {
        vk->DestroyDescriptorSetLayout(device->handle, indirect->set_layout, NULL);
    }
    wd_hash_table_finish(&indirect->locations);
    wd_gpuav_inputs_finish(&indirect->work);
    pthread_mutex_destroy(&indirect->lock);
    wd_free(&device->allocator, indirect);
}

// Descriptors

void wd_gpuav_indirect_free_source(struct wd_gpuav_indirect *indirect, uint32_t source) {
    if (source == WD_INDIRECT_NO_SOURCE) {
        return;
    }
    pthread_mutex_lock(&indirect->lock);
    indirect->free[indirect->num_free++] = source;
    pthread_mutex_unlock(&indirect->lock);
}

uint32_t wd_gpuav_indirect_add_source(wd_gpuav_device *device, const wd_state_buffer *buffer,
                                      VkDeviceSize start, VkDeviceSize size, uint32_t *offset) {
    struct wd_gpuav_indirect *indirect = device->indirect;
    const VkDeviceSize alignment = device->limits.minStorageBufferOffsetAlignment;
    const VkDeviceSize aligned = start - (alignment ? start % alignment : 0);
    const VkDeviceSize range = start - aligned + size;
    if (range > device->limits.maxStorageBufferRange) {
        return WD_INDIRECT_NO_SOURCE;
    }
    *offset = (uint32_t)((start - aligned) / sizeof(uint32_t));
    pthread_mutex_lock(&indirect->lock);
    const uint32_t source = indirect->num_free ? indirect->free[--indirect->num_free] : WD_INDIRECT_NO_SOURCE;
    if (source != WD_INDIRECT_NO_SOURCE) {
        const VkDescriptorBufferInfo info = {(VkBuffer)buffer->object.handle, aligned, range};
        const VkWriteDescriptorSet write = {
            .sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
            .dstSet = indirect->set,
            .dstBinding = 1,
            .dstArrayElement = source,
            .descriptorCount = 1,
            .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
            .pBufferInfo = &info,
        };
        device->vk->UpdateDescriptorSets(device->handle, 1, &write, 0, NULL);
    }
    pthread_mutex_unlock(&indirect->lock);
    return source;
}
