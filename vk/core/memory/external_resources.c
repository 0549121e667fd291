// Buffers for external memory: handle types that the driver does not support together.
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"

static bool begin(wd_core_message *m, wd_core_check *c, const char *owner, const char *chained, uint32_t rule,
                  VkExternalMemoryHandleTypeFlags types, VkExternalMemoryHandleTypeFlags compatible) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pCreateInfo");
    char label[80], text[512];
    if (!wd_core_begin_rule(m, c, &frame, owner, rule)) {
        return false;
    }
    snprintf(label, sizeof label, "%s::handleTypes", chained);
    wd_core_word(m, label, wd_VkExternalMemoryHandleTypeFlags_string(types, text, sizeof text));
    wd_core_summaryf(m, ", but with %s only %s are compatible",
                     wd_VkExternalMemoryHandleTypeFlagBits_string(
                         (VkExternalMemoryHandleTypeFlagBits)(types & (~types + 1))),
                     wd_VkExternalMemoryHandleTypeFlags_string(compatible, text, sizeof text));
    return true;
}

typedef bool (*ask_type)(const wd_core_check *c, const void *info, VkExternalMemoryHandleTypeFlagBits type,
                         VkExternalMemoryHandleTypeFlags *compatible);

// are_compatible asks for each of the types: one whose compatible types are all of them is enough.
static bool are_compatible(const wd_core_check *c, const void *info, ask_type ask,
                           VkExternalMemoryHandleTypeFlags types, VkExternalMemoryHandleTypeFlags *first) {
    *first = 0;
    for (VkExternalMemoryHandleTypeFlags rest = types; rest; rest &= rest - 1) {
        VkExternalMemoryHandleTypeFlags compatible = 0;
        const VkExternalMemoryHandleTypeFlagBits type =
            (VkExternalMemoryHandleTypeFlagBits)(rest & (~rest + 1));
        if (!ask(c, info, type, &compatible) || !(types & ~compatible)) {
            return true; // Not known, or correct.
        }
        *first = rest == types ? compatible : *first;
    }
    return types == 0;
}

static bool ask_buffer(const wd_core_check *c, const void *info, VkExternalMemoryHandleTypeFlagBits type,
                       VkExternalMemoryHandleTypeFlags *compatible) {
    const wd_instance_dispatch *dispatch = &c->call->instance->dispatch;
    PFN_vkGetPhysicalDeviceExternalBufferProperties get = dispatch->GetPhysicalDeviceExternalBufferProperties;
    get = get ? get : dispatch->GetPhysicalDeviceExternalBufferPropertiesKHR;
    const VkBufferCreateInfo *buffer = info;
    const VkPhysicalDeviceExternalBufferInfo asked = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO,
        .flags = buffer->flags,
        .usage = buffer->usage,
        .handleType = type,
    };
    VkExternalBufferProperties properties = {.sType = VK_STRUCTURE_TYPE_EXTERNAL_BUFFER_PROPERTIES};
    if (get) {
        get(c->call->device->physical_device, &asked, &properties);
        *compatible = properties.externalMemoryProperties.compatibleHandleTypes;
    }
    return get && *compatible;
}

WD_CORE_CHECK(memory, CreateBuffer) {
    const VkBufferCreateInfo *info = s->pCreateInfo;
    const VkExternalMemoryBufferCreateInfo *external =
        info ? wd_core_chained(info->pNext, VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO) : NULL;
    VkExternalMemoryHandleTypeFlags compatible;
    wd_core_message m;
    // Other structs may replace the usage.
    if (external && info->pNext == external && !external->pNext &&
        !are_compatible(c, info, ask_buffer, external->handleTypes, &compatible) &&
        begin(&m, c, "VkBufferCreateInfo", "VkExternalMemoryBufferCreateInfo", WD_CORE_RULE(00920),
              external->handleTypes, compatible)) {
        wd_core_end(&m);
    }
}
