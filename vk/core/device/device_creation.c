// The checks of vkCreateInstance and vkCreateDevice.
#include "vk/capabilities/extension_names.h"
#include "vk/core/core_internal.h"
#include "vk/core/device/device_internal.h"

static const wd_core_frame create_info = WD_CORE_POINTER(NULL, "pCreateInfo");

// Versions without VK_MAKE_API_VERSION, such as 1 or 13, are below 1.0.
static void check_version(wd_core_check *c, const VkApplicationInfo *info) {
    const wd_core_frame frame = WD_CORE_POINTER(&create_info, "pApplicationInfo");
    wd_core_message m;
    if (info && info->apiVersion != 0 && info->apiVersion < VK_API_VERSION_1_0 &&
        wd_core_begin_rule(&m, c, &frame, "VkApplicationInfo", WD_CORE_RULE(04010))) {
        wd_core_unsigned(&m, "apiVersion", info->apiVersion);
        wd_core_unsigned(&m, "VK_API_VERSION_1_0", VK_API_VERSION_1_0);
        m.fix = "Use VK_API_VERSION_1_0 or a later one.";
        wd_core_end(&m);
    }
}

static void check_portability(wd_core_check *c, const VkInstanceCreateInfo *info) {
    static const char extension[] = "VK_KHR_portability_enumeration";
    wd_core_message m;
    if (info->flags & VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR &&
        !wd_has_extension_name(info->ppEnabledExtensionNames, info->enabledExtensionCount, extension) &&
        wd_core_begin_rule(&m, c, &create_info, "VkInstanceCreateInfo", WD_CORE_RULE(06559))) {
        wd_core_word(&m, "flags", "VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR");
        wd_core_summaryf(&m, ", but %s is not in ppEnabledExtensionNames", extension);
        m.fix = "Enable VK_KHR_portability_enumeration in vkCreateInstance.";
        wd_core_end(&m);
    }
}

static void check_validation_features(wd_core_check *c, const VkInstanceCreateInfo *info) {
    const VkValidationFeaturesEXT *features =
        wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
    const VkValidationFeatureEnableEXT *enabled = features ? features->pEnabledValidationFeatures : NULL;
    const uint32_t count = enabled ? features->enabledValidationFeatureCount : 0;
    static const wd_core_frame frame = WD_CORE_MEMBER(&create_info, "<VkValidationFeaturesEXT>");
    wd_core_message m;
    if (wd_core_has_value(enabled, count,
                          VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_RESERVE_BINDING_SLOT_EXT) &&
        !wd_core_has_value(enabled, count, VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT) &&
        !wd_core_has_value(enabled, count, VK_VALIDATION_FEATURE_ENABLE_DEBUG_PRINTF_EXT) &&
        wd_core_begin_rule(&m, c, &frame, "VkValidationFeaturesEXT", WD_CORE_RULE(02967))) {
        wd_core_pointer(&m, "pEnabledValidationFeatures", true);
        wd_core_summaryf(&m, ", with VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_RESERVE_BINDING_SLOT_EXT and "
                             "no feature that uses the slot");
        m.fix = "Add VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(device, CreateInstance) {
    if (s->pCreateInfo) {
        check_validation_features(c, s->pCreateInfo);
        check_portability(c, s->pCreateInfo);
        check_version(c, s->pCreateInfo->pApplicationInfo);
        wd_core_check_instance_extensions(c, &create_info, s->pCreateInfo);
    }
}

WD_CORE_CHECK(device, CreateDevice) {
    if (s->pCreateInfo) {
        wd_core_check_device_extensions(c, &create_info, s->pCreateInfo);
        wd_core_check_device_features(c, &create_info, s->pCreateInfo);
        wd_core_check_device_queues(c, &create_info, s->pCreateInfo);
    }
}
