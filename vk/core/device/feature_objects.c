// Objects that need a feature of the device: protected command pools and timeline semaphores. Semaphores and fences
// whose handle types the driver cannot export.
#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_created_queues.h"

static const wd_core_frame create_info = WD_CORE_POINTER(NULL, "pCreateInfo");

static void check_family(wd_core_check *c, uint32_t family) {
    uint32_t num = 0;
    const wd_state_created_queues *made = c->state ? wd_state_device_created_queues(c->state, &num) : NULL;
    bool is_found = num == 0; // Not known.
    wd_core_message m;
    for (uint32_t i = 0; i < num; i++) {
        is_found |= made[i].family == family;
    }
    if (!is_found && wd_core_begin_rule(&m, c, &create_info, NULL, WD_CORE_RULE(01937))) {
        wd_core_unsigned(&m, "queueFamilyIndex", family);
        wd_core_summaryf(&m, ", the device was created without queues of the family");
        m.fix = "Add the family to pQueueCreateInfos of vkCreateDevice.";
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(device, CreateCommandPool) {
    const VkCommandPoolCreateInfo *info = s->pCreateInfo;
    wd_core_message m;
    if (info) {
        check_family(c, info->queueFamilyIndex);
    }
    if (info && info->flags & VK_COMMAND_POOL_CREATE_PROTECTED_BIT && c->enabled &&
        !c->enabled->features.protectedMemory &&
        wd_core_begin_rule(&m, c, &create_info, "VkCommandPoolCreateInfo", WD_CORE_RULE(02860))) {
        char text[128];
        wd_core_word(&m, "flags", wd_VkCommandPoolCreateFlags_string(info->flags, text, sizeof text));
        wd_core_word(&m, "the feature protectedMemory", "not enabled");
        m.fix = "Enable the feature protectedMemory in vkCreateDevice.";
        wd_core_end(&m);
    }
}

static void check_type(wd_core_check *c, const VkSemaphoreTypeCreateInfo *type) {
    static const wd_core_frame frame = WD_CORE_MEMBER(&create_info, "<VkSemaphoreTypeCreateInfo>");
    wd_core_message m;
    if (type && type->semaphoreType == VK_SEMAPHORE_TYPE_TIMELINE && c->enabled &&
        !c->enabled->features.timelineSemaphore &&
        wd_core_begin_rule(&m, c, &frame, "VkSemaphoreTypeCreateInfo", WD_CORE_RULE(03252))) {
        wd_core_word(&m, "semaphoreType", "VK_SEMAPHORE_TYPE_TIMELINE");
        wd_core_word(&m, "the feature timelineSemaphore", "not enabled");
        m.fix = "Enable the feature timelineSemaphore in vkCreateDevice.";
        wd_core_end(&m);
    }
}

// --- Handle types

// An answer of the driver about one handle type. The bits of semaphores and fences have the same meaning.
typedef struct export_answer {
    bool is_exportable;
    VkFlags compatible;
} export_answer;

static bool ask_semaphore(const wd_core_check *c, const void *type, VkFlags handle_type,
                          export_answer *answer) {
    const wd_instance_dispatch *dispatch = &c->call->instance->dispatch;
    PFN_vkGetPhysicalDeviceExternalSemaphoreProperties get =
        dispatch->GetPhysicalDeviceExternalSemaphoreProperties;
    get = get ? get : dispatch->GetPhysicalDeviceExternalSemaphorePropertiesKHR;
    const VkSemaphoreTypeCreateInfo *of_info = type;
    VkSemaphoreTypeCreateInfo chained;
    if (of_info) {
        chained = *of_info;
        chained.pNext = NULL;
    }
    const VkPhysicalDeviceExternalSemaphoreInfo info = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_SEMAPHORE_INFO,
        .pNext = of_info ? &chained : NULL,
        .handleType = (VkExternalSemaphoreHandleTypeFlagBits)handle_type,
    };
    VkExternalSemaphoreProperties properties = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_SEMAPHORE_PROPERTIES};
    if (get) {
        get(c->call->device->physical_device, &info, &properties);
        answer->is_exportable =
            properties.externalSemaphoreFeatures & VK_EXTERNAL_SEMAPHORE_FEATURE_EXPORTABLE_BIT;
        answer->compatible = properties.compatibleHandleTypes;
    }
    return get != NULL;
}

static bool ask_fence(const wd_core_check *c, const void *type, VkFlags handle_type, export_answer *answer) {
    const wd_instance_dispatch *dispatch = &c->call->instance->dispatch;
    PFN_vkGetPhysicalDeviceExternalFenceProperties get = dispatch->GetPhysicalDeviceExternalFenceProperties;
    get = get ? get : dispatch->GetPhysicalDeviceExternalFencePropertiesKHR;
    const VkPhysicalDeviceExternalFenceInfo info = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_FENCE_INFO,
        .handleType = (VkExternalFenceHandleTypeFlagBits)handle_type,
    };
    VkExternalFenceProperties properties = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_FENCE_PROPERTIES};
    (void)type;
    if (get) {
        get(c->call->device->physical_device, &info, &properties);
        answer->is_exportable = properties.externalFenceFeatures & VK_EXTERNAL_FENCE_FEATURE_EXPORTABLE_BIT;
        answer->compatible = properties.compatibleHandleTypes;
    }
    return get != NULL;
}

typedef bool (*ask_type)(const wd_core_check *c, const void *type, VkFlags handle_type,
                         export_answer *answer);

// check_types compares each handle type with the driver's answer for it. What is compatible with the type itself is
// stated by some drivers only where they support it.
static void check_types(wd_core_check *c, ask_type ask, const void *type, const wd_core_frame *frame,
                        const char *owner, uint32_t rule, VkFlags types,
                        const char *(*name)(VkFlags types, char *text, size_t size)) {
    for (VkFlags rest = types; rest; rest &= rest - 1) {
        const VkFlags one = rest & (~rest + 1);
        export_answer answer;
        wd_core_message m;
        char text[512], of_one[128];
        if (!ask(c, type, one, &answer)) {
            return;
        }
        const VkFlags others = types & ~one & ~answer.compatible;
        if ((!answer.is_exportable || others) && wd_core_begin_rule(&m, c, frame, owner, rule)) {
            wd_core_word(&m, "handleTypes", name(types, text, sizeof text));
            wd_core_summaryf(&m,
                             answer.is_exportable ? ", but %s is not compatible with %s"
                                                  : ", but the driver cannot export %s",
                             name(one, of_one, sizeof of_one), name(others, text, sizeof text));
            wd_core_end(&m);
            return;
        }
    }
}

static const char *name_semaphore(VkFlags types, char *text, size_t size) {
    return wd_VkExternalSemaphoreHandleTypeFlags_string(types, text, size);
}

static const char *name_fence(VkFlags types, char *text, size_t size) {
    return wd_VkExternalFenceHandleTypeFlags_string(types, text, size);
}

WD_CORE_CHECK(device, CreateSemaphore) {
    static const wd_core_frame frame = WD_CORE_MEMBER(&create_info, "<VkExportSemaphoreCreateInfo>");
    const void *chain = s->pCreateInfo ? s->pCreateInfo->pNext : NULL;
    const VkSemaphoreTypeCreateInfo *type =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_SEMAPHORE_TYPE_CREATE_INFO);
    const VkExportSemaphoreCreateInfo *exported =
        wd_core_chained(chain, VK_STRUCTURE_TYPE_EXPORT_SEMAPHORE_CREATE_INFO);
    check_type(c, type);
    if (exported) {
        check_types(c, ask_semaphore, type, &frame, "VkExportSemaphoreCreateInfo", WD_CORE_RULE(01124),
                    exported->handleTypes, name_semaphore);
    }
}

WD_CORE_CHECK(device, CreateFence) {
    static const wd_core_frame frame = WD_CORE_MEMBER(&create_info, "<VkExportFenceCreateInfo>");
    const VkExportFenceCreateInfo *exported =
        s->pCreateInfo ? wd_core_chained(s->pCreateInfo->pNext, VK_STRUCTURE_TYPE_EXPORT_FENCE_CREATE_INFO)
                       : NULL;
    if (exported) {
        check_types(c, ask_fence, NULL, &frame, "VkExportFenceCreateInfo", WD_CORE_RULE(01446),
                    exported->handleTypes, name_fence);
    }
}
