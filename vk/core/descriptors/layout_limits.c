// vkCreatePipelineLayout: limits of dynamic buffers together (VK_KHR_maintenance7), of the bytes of inline uniform
// blocks, and of immutable samplers of subsampled images.
#include "vk/core/descriptors/descriptors_internal.h"

static const char owner[] = "VkPipelineLayoutCreateInfo";

// totals has numbers of descriptors of all stages and sets.
typedef struct totals {
    // Dynamic buffers: of sets that cannot be updated after they are bound, and of all sets.
    uint64_t uniforms, storages, all_uniforms, all_storages;
    uint64_t inline_bytes;
    uint64_t subsampled;
} totals;

static uint64_t count_subsampled(const wd_state_layout_binding *binding) {
    const VkSamplerCreateFlags flags =
        VK_SAMPLER_CREATE_SUBSAMPLED_BIT_EXT | VK_SAMPLER_CREATE_SUBSAMPLED_COARSE_RECONSTRUCTION_BIT_EXT;
    uint64_t found = 0;
    for (uint32_t i = 0; binding->immutable_samplers && i < binding->count; i++) {
        const wd_state_sampler *sampler = binding->immutable_samplers[i];
        found += sampler && sampler->create_info.flags & flags;
    }
    return found;
}

static void count_binding(totals *found, const wd_state_layout_binding *binding, bool is_updated) {
    const uint64_t of_first = is_updated ? 0 : binding->count;
    switch ((int)binding->type) {
    case VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC:
        found->uniforms += of_first;
        found->all_uniforms += binding->count;
        break;
    case VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC:
        found->storages += of_first;
        found->all_storages += binding->count;
        break;
    case VK_DESCRIPTOR_TYPE_INLINE_UNIFORM_BLOCK:
        found->inline_bytes += binding->count;
        break;
    default:
        found->subsampled += count_subsampled(binding);
    }
}

static totals count_all(const wd_core_check *c, const VkPipelineLayoutCreateInfo *info) {
    totals found = {0};
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        const wd_state_set_layout *layout = WD_CORE_FIND(set_layout, info->pSetLayouts[i]);
        for (uint32_t k = 0; layout && k < layout->num_bindings; k++) {
            count_binding(&found, &layout->bindings[k],
                          layout->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_UPDATE_AFTER_BIND_POOL_BIT);
        }
    }
    return found;
}

static void compare(wd_core_check *c, const wd_core_frame *f, const char *what, uint64_t total, uint64_t most,
                    const char *limit, uint32_t rule) {
    wd_core_message m;
    if (total > most && wd_core_begin_rule(&m, c, f, owner, rule)) {
        wd_core_summaryf(&m, "the set layouts have %llu %s", (unsigned long long)total, what);
        wd_core_unsigned(&m, limit, most);
        wd_core_end(&m);
    }
}

static void compare_dynamic(wd_core_check *c, const wd_core_frame *f, const totals *found) {
#ifdef VK_KHR_maintenance7
    // Another layer below reports structs that it does not know, so the driver is asked only if the feature is on.
    const VkPhysicalDeviceMaintenance7PropertiesKHR *limits =
        c->enabled && c->enabled->features.maintenance7
            ? wd_physical_property_struct(c->physical,
                                          VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_7_PROPERTIES_KHR)
            : NULL;
    if (!limits) {
        return;
    }
#define COMPARE(total, what, member, rule) compare(c, f, what, total, limits->member, #member, rule)
    COMPARE(found->uniforms, "dynamic uniform buffers", maxDescriptorSetTotalUniformBuffersDynamic,
            WD_CORE_RULE(10003));
    COMPARE(found->storages, "dynamic storage buffers", maxDescriptorSetTotalStorageBuffersDynamic,
            WD_CORE_RULE(10004));
    COMPARE(found->uniforms + found->storages, "dynamic buffers", maxDescriptorSetTotalBuffersDynamic,
            WD_CORE_RULE(10005));
    COMPARE(found->all_uniforms + found->all_storages, "dynamic buffers",
            maxDescriptorSetUpdateAfterBindTotalBuffersDynamic, WD_CORE_RULE(10006));
    COMPARE(found->all_uniforms, "dynamic uniform buffers",
            maxDescriptorSetUpdateAfterBindTotalUniformBuffersDynamic, WD_CORE_RULE(10007));
    COMPARE(found->all_storages, "dynamic storage buffers",
            maxDescriptorSetUpdateAfterBindTotalStorageBuffersDynamic, WD_CORE_RULE(10008));
#undef COMPARE
#else
    (void)c, (void)f, (void)found;
#endif
}

void wd_descriptors_check_layout_limits(wd_core_check *c, const wd_core_frame *f,
                                        const VkPipelineLayoutCreateInfo *info) {
    const totals found = count_all(c, info);
    const VkPhysicalDeviceVulkan13Properties *v13 =
        found.inline_bytes ? wd_physical_property_struct(
                                 c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_PROPERTIES)
                           : NULL;
    const VkPhysicalDeviceFragmentDensityMap2PropertiesEXT *density =
        found.subsampled
            ? wd_physical_property_struct(
                  c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_2_PROPERTIES_EXT)
            : NULL;
    compare_dynamic(c, f, &found);
    if (v13) {
        compare(c, f, "bytes of inline uniform blocks", found.inline_bytes, v13->maxInlineUniformTotalSize,
                "maxInlineUniformTotalSize", WD_CORE_RULE(06531));
    }
    if (density) {
        compare(c, f, "immutable samplers of subsampled images", found.subsampled,
                density->maxDescriptorSetSubsampledSamplers, "maxDescriptorSetSubsampledSamplers",
                WD_CORE_RULE(03566));
    }
}
