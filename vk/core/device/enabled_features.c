// Feature structs that exclude each other, and features that need or exclude others.
#include <stdio.h>

#include "vk/capabilities/extension_names.h"
#include "vk/core/core_internal.h"
#include "vk/core/device/device_internal.h"

// The struct with the name that the registry has for it.
#ifdef VK_KHR_robustness2
#define WD_CORE_ROBUSTNESS_2 "VkPhysicalDeviceRobustness2FeaturesKHR"
#else
#define WD_CORE_ROBUSTNESS_2 "VkPhysicalDeviceRobustness2FeaturesEXT"
#endif

static void check_exclusive_structs(wd_core_check *c, const wd_core_frame *f,
                                    const VkDeviceCreateInfo *info) {
    wd_core_message m;
    for (size_t i = 0; i < wd_core_num_exclusives; i++) {
        const wd_core_exclusive *pair = &wd_core_exclusives[i];
        if (wd_core_chained(info->pNext, pair->type) && wd_core_chained(info->pNext, pair->other_type) &&
            wd_core_begin_statement(&m, c, f, &pair->statement)) {
            char fix[256];
            wd_core_chain(&m, pair->name, true);
            wd_core_chain(&m, pair->other_name, true);
            snprintf(fix, sizeof fix, "Set the features in %s, and remove the other struct.", pair->name);
            m.fix = fix;
            wd_core_end(&m);
        }
    }
}

static const char *bool_word(VkBool32 value) {
    return value ? "VK_TRUE" : "VK_FALSE";
}

// The features that include VK_EXT_shader_viewport_index_layer in Vulkan 1.2.
static void check_output_features(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceVulkan12Features *features =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    wd_core_message m;
    if (features && !(features->shaderOutputViewportIndex && features->shaderOutputLayer) &&
        wd_enables_extension(info, "VK_EXT_shader_viewport_index_layer") &&
        wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", WD_CORE_RULE(02835))) {
        wd_core_word(&m, "VkPhysicalDeviceVulkan12Features::shaderOutputViewportIndex",
                     bool_word(features->shaderOutputViewportIndex));
        wd_core_word(&m, "shaderOutputLayer", bool_word(features->shaderOutputLayer));
        m.fix = "Enable shaderOutputViewportIndex and shaderOutputLayer, or remove "
                "VK_EXT_shader_viewport_index_layer.";
        wd_core_end(&m);
    }
}

// robustBufferAccessUpdateAfterBind, or true where it is not known.
static bool may_update_robust_buffers(const wd_core_check *c) {
    const VkPhysicalDeviceVulkan12Properties *of_version =
        wd_physical_property_struct(c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES);
    if (of_version) {
        return of_version->robustBufferAccessUpdateAfterBind;
    }
    const VkPhysicalDeviceDescriptorIndexingProperties *of_extension = wd_physical_property_struct(
        c->physical, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_PROPERTIES);
    return !of_extension || of_extension->robustBufferAccessUpdateAfterBind;
}

static void check_robust_access(wd_core_check *c, const wd_core_frame *f) {
    if (!c->enabled || !c->physical || !c->enabled->features.robustBufferAccess) {
        return;
    }
    const wd_features *features = &c->enabled->features;
    const struct {
        bool is_enabled;
        const char *name;
    } updates[] = {
        {features->descriptorBindingUniformBufferUpdateAfterBind,
         "the feature descriptorBindingUniformBufferUpdateAfterBind"},
        {features->descriptorBindingStorageBufferUpdateAfterBind,
         "the feature descriptorBindingStorageBufferUpdateAfterBind"},
        {features->descriptorBindingUniformTexelBufferUpdateAfterBind,
         "the feature descriptorBindingUniformTexelBufferUpdateAfterBind"},
        {features->descriptorBindingStorageTexelBufferUpdateAfterBind,
         "the feature descriptorBindingStorageTexelBufferUpdateAfterBind"},
    };
    wd_core_message m;
    for (size_t i = 0; i < sizeof updates / sizeof *updates; i++) {
        if (updates[i].is_enabled && !may_update_robust_buffers(c) &&
            wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", WD_CORE_RULE(10247))) {
            wd_core_word(&m, updates[i].name, "enabled");
            wd_core_word(&m, "the feature robustBufferAccess", "enabled");
            wd_core_word(&m, "robustBufferAccessUpdateAfterBind", "VK_FALSE");
            m.fix =
                "Do not enable robustBufferAccess, or do not enable the features for updates after binding.";
            wd_core_end(&m);
            return;
        }
    }
}

// report_needed reports a feature of the struct `owner` that needs another one.
static void report_needed(wd_core_check *c, const wd_core_frame *f, const char *owner, const char *enabled,
                          const char *missing, uint32_t rule) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, f, owner, rule)) {
        char label[96];
        snprintf(label, sizeof label, "%s::%s", owner, enabled);
        wd_core_word(&m, label, "VK_TRUE");
        snprintf(label, sizeof label, "the feature %s", missing);
        wd_core_word(&m, label, "not enabled");
        wd_core_end(&m);
    }
}

#ifdef VK_EXT_mesh_shader
static void check_mesh_features(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info) {
    static const char owner[] = "VkPhysicalDeviceMeshShaderFeaturesEXT";
    const VkPhysicalDeviceMeshShaderFeaturesEXT *mesh =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    if (!mesh || !c->enabled) {
        return;
    }
    if (mesh->multiviewMeshShader && !c->enabled->features.multiview) {
        report_needed(c, f, owner, "multiviewMeshShader", "multiview", WD_CORE_RULE(07032));
    }
    if (mesh->primitiveFragmentShadingRateMeshShader && !c->enabled->features.primitiveFragmentShadingRate) {
        report_needed(c, f, owner, "primitiveFragmentShadingRateMeshShader", "primitiveFragmentShadingRate",
                      WD_CORE_RULE(07033));
    }
}
#endif

static void check_multiview(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info) {
    static const char owner[] = "VkPhysicalDeviceMultiviewFeatures";
    const VkPhysicalDeviceMultiviewFeatures *multiview =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    if (multiview && multiview->multiviewGeometryShader && !multiview->multiview) {
        report_needed(c, f, owner, "multiviewGeometryShader", "multiview", WD_CORE_RULE(00580));
    }
    if (multiview && multiview->multiviewTessellationShader && !multiview->multiview) {
        report_needed(c, f, owner, "multiviewTessellationShader", "multiview", WD_CORE_RULE(00581));
    }
}

static void check_needed_features(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info) {
    const VkPhysicalDeviceVariablePointersFeatures *pointers =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VARIABLE_POINTERS_FEATURES);
    const VkPhysicalDeviceRobustness2FeaturesEXT *robust =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    check_multiview(c, f, info);
    if (pointers && pointers->variablePointers && !pointers->variablePointersStorageBuffer) {
        report_needed(c, f, "VkPhysicalDeviceVariablePointersFeatures", "variablePointers",
                      "variablePointersStorageBuffer", WD_CORE_RULE(01431));
    }
    if (robust && robust->robustBufferAccess2 && c->enabled && !c->enabled->features.robustBufferAccess) {
        report_needed(c, f, WD_CORE_ROBUSTNESS_2, "robustBufferAccess2", "robustBufferAccess",
                      WD_CORE_RULE(04000));
    }
}

void wd_core_check_device_features(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info) {
#ifdef VK_EXT_mesh_shader
    check_mesh_features(c, f, info);
#endif
    check_needed_features(c, f, info);
    check_exclusive_structs(c, f, info);
    check_output_features(c, f, info);
    check_robust_access(c, f);
}
