// The queues that vkCreateDevice makes.
#include <assert.h>
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/core/device/device_internal.h"

// The number of queues of a family, or WD_CORE_UNKNOWN.
static uint64_t queues_of_family(const wd_core_check *c, uint32_t family) {
    return c->physical && family < c->physical->num_queue_families
               ? c->physical->queue_families[family].queueCount
               : WD_CORE_UNKNOWN;
}

static const char *name_family(char *text, size_t size, uint32_t family) {
    snprintf(text, size, "the queueCount of queue family %u", family);
    return text;
}

static void check_count(wd_core_check *c, const wd_core_frame *f, const VkDeviceQueueCreateInfo *queue) {
    const uint64_t most = queues_of_family(c, queue->queueFamilyIndex);
    wd_core_message m;
    if (most != WD_CORE_UNKNOWN && queue->queueCount > most &&
        wd_core_begin_rule(&m, c, f, "VkDeviceQueueCreateInfo", WD_CORE_RULE(00382))) {
        char label[64];
        wd_core_unsigned(&m, "queueCount", queue->queueCount);
        wd_core_unsigned(&m, name_family(label, sizeof label, queue->queueFamilyIndex), most);
        wd_core_end(&m);
    }
}

static void check_protection(wd_core_check *c, const wd_core_frame *f, const VkDeviceQueueCreateInfo *queue) {
    static const char flag[] = "VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT";
    wd_core_message m;
    if (!(queue->flags & VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT)) {
        return;
    }
    if (c->enabled && !c->enabled->features.protectedMemory &&
        wd_core_begin_rule(&m, c, f, "VkDeviceQueueCreateInfo", WD_CORE_RULE(02861))) {
        wd_core_word(&m, "flags", flag);
        wd_core_word(&m, "the feature protectedMemory", "not enabled");
        m.fix = "Enable the feature protectedMemory in vkCreateDevice.";
        wd_core_end(&m);
    }
    const uint32_t family = queue->queueFamilyIndex;
    if (queues_of_family(c, family) != WD_CORE_UNKNOWN &&
        !(c->physical->queue_families[family].queueFlags & VK_QUEUE_PROTECTED_BIT) &&
        wd_core_begin_rule(&m, c, f, "VkDeviceQueueCreateInfo", WD_CORE_RULE(06449))) {
        wd_core_unsigned(&m, "queueFamilyIndex", family);
        wd_core_word(&m, "flags", flag);
        wd_core_word(&m, "VK_QUEUE_PROTECTED_BIT of the queue family", "not set");
        wd_core_end(&m);
    }
}

static VkQueueGlobalPriorityKHR global_priority(const VkDeviceQueueCreateInfo *queue) {
    const VkDeviceQueueGlobalPriorityCreateInfoKHR *chained =
        wd_core_chained(queue->pNext, VK_STRUCTURE_TYPE_DEVICE_QUEUE_GLOBAL_PRIORITY_CREATE_INFO_KHR);
    return chained ? chained->globalPriority : VK_QUEUE_GLOBAL_PRIORITY_MEDIUM_KHR;
}

// check_pair compares an element with an earlier one of the same family.
static void check_pair(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info, uint32_t i,
                       uint32_t k) {
    assert(k < i && i < info->queueCreateInfoCount);
    const VkDeviceQueueCreateInfo *queue = &info->pQueueCreateInfos[i],
                                  *earlier = &info->pQueueCreateInfos[k];
    wd_core_message m;
    if (((queue->flags ^ earlier->flags) & VK_DEVICE_QUEUE_CREATE_PROTECTED_BIT) == 0) {
        if (wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", WD_CORE_RULE(02802))) {
            m.indices[0] = i;
            wd_core_unsigned(&m, "pQueueCreateInfos[].queueFamilyIndex", queue->queueFamilyIndex);
            m.indices[0] = k;
            wd_core_unsigned(&m, "pQueueCreateInfos[].queueFamilyIndex", earlier->queueFamilyIndex);
            m.fix = "Describe all queues of a family in one element of pQueueCreateInfos.";
            wd_core_end(&m);
        }
        return;
    }
    if (global_priority(queue) != global_priority(earlier) &&
        wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", WD_CORE_RULE(06654))) {
        m.indices[0] = i;
        wd_core_unsigned(&m, "pQueueCreateInfos[].queueFamilyIndex", queue->queueFamilyIndex);
        wd_core_unsigned(&m, "the global priority of the element", (uint64_t)global_priority(queue));
        m.indices[0] = k;
        wd_core_unsigned(&m, "that of pQueueCreateInfos[]", (uint64_t)global_priority(earlier));
        m.fix = "Use one global priority for a queue family.";
        wd_core_end(&m);
    }
    const uint64_t most = queues_of_family(c, queue->queueFamilyIndex),
                   sum = (uint64_t)queue->queueCount + earlier->queueCount;
    if (most != WD_CORE_UNKNOWN && sum > most && queue->queueCount <= most && earlier->queueCount <= most &&
        wd_core_begin_rule(&m, c, f, "VkDeviceCreateInfo", WD_CORE_RULE(06755))) {
        m.indices[0] = i;
        char label[64];
        wd_core_unsigned(&m, "pQueueCreateInfos[].queueFamilyIndex", queue->queueFamilyIndex);
        wd_core_unsigned(&m, "the sum of queueCount", sum);
        wd_core_unsigned(&m, name_family(label, sizeof label, queue->queueFamilyIndex), most);
        wd_core_end(&m);
    }
}

void wd_core_check_device_queues(wd_core_check *c, const wd_core_frame *f, const VkDeviceCreateInfo *info) {
    for (uint32_t i = 0; info->pQueueCreateInfos && i < info->queueCreateInfoCount; i++) {
        const VkDeviceQueueCreateInfo *queue = &info->pQueueCreateInfos[i];
        const wd_core_frame element = WD_CORE_ELEMENT(f, "pQueueCreateInfos", i);
        check_count(c, &element, queue);
        check_protection(c, &element, queue);
        for (uint32_t k = 0; k < i; k++) {
            if (info->pQueueCreateInfos[k].queueFamilyIndex == queue->queueFamilyIndex) {
                check_pair(c, f, info, i, k);
                break;
            }
        }
    }
}
