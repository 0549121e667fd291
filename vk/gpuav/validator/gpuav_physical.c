// What the application sees of physical devices, and the features that the layer enables when a device is created.
#include <spirv/unified1/spirv.h>

#include "vk/gpuav/device/chain/gpuav_chain.h"
#include "vk/gpuav/device/gpuav_address_features.h"
#include "vk/gpuav/indirect/indirect.h"
#include "vk/gpuav/runtime/descriptors/gpuav_descriptor_buffers.h"
#include "vk/gpuav/validator/gpuav_internal.h"
#include "vk/registry/chain.h"

bool wd_gpuav_has_checks(const wd_gpuav_instance *instance) {
    const wd_gpuav_options *options = instance ? &instance->options : NULL;
    return options && (options->checks != 0 || options->debug_printf || options->loop_budget ||
                       options->num_command_patterns != 0 || options->descriptor_contents ||
                       wd_gpuav_indirect_is_wanted(options));
}

uint32_t wd_gpuav_ballot_stages(const wd_gpuav_device *device) {
    static const struct {
        VkShaderStageFlagBits stage;
        uint32_t execution_model;
    } stages[] = {{VK_SHADER_STAGE_VERTEX_BIT, SpvExecutionModelVertex},
                  {VK_SHADER_STAGE_FRAGMENT_BIT, SpvExecutionModelFragment},
                  {VK_SHADER_STAGE_COMPUTE_BIT, SpvExecutionModelGLCompute}};
    const VkPhysicalDeviceSubgroupProperties *subgroups = wd_physical_property_struct(
        wd_gpuav_physical(device), VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    uint32_t models = 0;
    if (subgroups && wd_gpuav_physical(device)->api_version >= VK_API_VERSION_1_1 &&
        subgroups->supportedOperations & VK_SUBGROUP_FEATURE_BALLOT_BIT) {
        for (size_t i = 0; i < sizeof stages / sizeof *stages; i++) {
            models |= subgroups->supportedStages & stages[i].stage ? 1u << stages[i].execution_model : 0;
        }
    }
    return models;
}

// Features that stores need

static bool lacks_store_features(const VkPhysicalDeviceFeatures *enabled,
                                 const VkPhysicalDeviceFeatures *supported) {
    return (supported->fragmentStoresAndAtomics && !enabled->fragmentStoresAndAtomics) ||
           (supported->vertexPipelineStoresAndAtomics && !enabled->vertexPipelineStoresAndAtomics);
}

static void enable_store_features(VkPhysicalDeviceFeatures *features,
                                  const VkPhysicalDeviceFeatures *supported) {
    features->fragmentStoresAndAtomics |= supported->fragmentStoresAndAtomics;
    features->vertexPipelineStoresAndAtomics |= supported->vertexPipelineStoresAndAtomics;
}

// enable_chain_features returns a chain in which the features are enabled. It returns `chain` if they were enabled, or
// cannot be.
static const void *enable_chain_features(wd_arena *scratch, const void *chain,
                                         const VkPhysicalDeviceFeatures2 *node,
                                         const VkPhysicalDeviceFeatures *supported) {
    if (!lacks_store_features(&node->features, supported)) {
        return chain;
    }
    VkPhysicalDeviceFeatures2 *copy = wd_arena_copy(scratch, node, 1, sizeof(*node));
    if (!copy) {
        return chain;
    }
    enable_store_features(&copy->features, supported);
    const void *replaced = wd_gpuav_chain_replace(scratch, chain, node, (VkBaseOutStructure *)copy);
    return replaced ? replaced : chain;
}

static const VkPhysicalDeviceFeatures *enable_core_features(wd_arena *scratch,
                                                            const VkPhysicalDeviceFeatures *enabled,
                                                            const VkPhysicalDeviceFeatures *supported) {
    if (enabled && !lacks_store_features(enabled, supported)) {
        return enabled;
    }
    VkPhysicalDeviceFeatures *copy = wd_arena_alloc_zero(scratch, 1, sizeof(*copy));
    if (!copy) {
        return enabled;
    }
    if (enabled) {
        *copy = *enabled;
    }
    enable_store_features(copy, supported);
    return copy;
}

void wd_gpuav_pre_create_device(wd_call *call, const wd_CreateDevice_args *args, wd_CreateDevice_args *down) {
    (void)args;
    if (!wd_gpuav_has_checks(call->data) || !down->pCreateInfo) {
        return;
    }
    const wd_physical_capabilities *physical =
        wd_capability_cache_find(call->instance->capabilities, down->physicalDevice);
    if (!physical) {
        return;
    }
    const VkPhysicalDeviceFeatures supported = physical->features;
    VkDeviceCreateInfo *info = wd_arena_copy(&call->scratch, down->pCreateInfo, 1, sizeof(*info));
    if (!info) {
        return;
    }
    const VkPhysicalDeviceFeatures2 *node =
        wd_find_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    if (node) {
        info->pNext = enable_chain_features(&call->scratch, info->pNext, node, &supported);
    } else {
        info->pEnabledFeatures = enable_core_features(&call->scratch, info->pEnabledFeatures, &supported);
    }
    const wd_gpuav_instance *instance = call->data;
    if (wd_gpuav_indirect_is_wanted(&instance->options)) {
        wd_gpuav_indirect_enable_features(&call->scratch, physical, info);
    }
    info->pNext = wd_gpuav_enable_addresses(&call->scratch, physical, info);
    down->pCreateInfo = info;
}

// The reserved slot, and limits of descriptor buffers

static void reserve_slot(const wd_call *call, VkPhysicalDeviceProperties *properties) {
    const wd_gpuav_instance *instance = call->data;
    if (!wd_gpuav_has_checks(instance) || !instance->options.reserve_binding_slot || !properties) {
        return;
    }
    if (properties->limits.maxBoundDescriptorSets > 1) {
        properties->limits.maxBoundDescriptorSets--;
    }
}

void wd_gpuav_post_get_properties(wd_call *call, const wd_GetPhysicalDeviceProperties_args *args,
                                  const wd_GetPhysicalDeviceProperties_args *down) {
    (void)down;
    reserve_slot(call, args->pProperties);
}

void wd_gpuav_post_get_properties2(wd_call *call, const wd_GetPhysicalDeviceProperties2_args *args,
                                   const wd_GetPhysicalDeviceProperties2_args *down) {
    (void)down;
    if (!args->pProperties) {
        return;
    }
    reserve_slot(call, &args->pProperties->properties);
    VkPhysicalDeviceDescriptorBufferPropertiesEXT *buffers = (void *)wd_find_chained(
        args->pProperties->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
    if (buffers && wd_gpuav_has_checks(call->data)) {
        wd_gpuav_reduce_descriptor_buffer_limits(buffers);
    }
}
