// vkSignalSemaphore and vkWaitSemaphores.
#include "vk/core/core_internal.h"
#include "vk/core/submit/operation_text.h"

static const char owner[] = "VkSemaphoreSignalInfo";

static void report(wd_core_check *c, const VkSemaphoreSignalInfo *info, uint32_t rule, const char *label,
                   uint64_t other, const wd_state_operation *pending) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    const wd_core_frame frame = WD_CORE_POINTER(NULL, "pSignalInfo");
    if (!wd_core_begin_rule(&m, c, &frame, owner, rule)) {
        return;
    }
    wd_core_unsigned(&m, "value", info->value);
    wd_core_unsigned(&m, label, other);
    if (pending) {
        wd_core_notef(&m, "The operation is of %s, which is not known to be complete",
                      wd_core_describe_operation(c, pending, text));
    }
    char name[160];
    wd_core_notef(&m, "The semaphore is %s",
                  wd_core_name(c, VK_OBJECT_TYPE_SEMAPHORE, WD_STATE_NON_DISPATCHABLE(info->semaphore), name,
                               sizeof name));
    wd_core_end(&m);
}

static void check_difference(wd_core_check *c, const VkSemaphoreSignalInfo *info,
                             const wd_state_semaphore *semaphore) {
    const uint64_t most = wd_state_device_physical(c->state)->vulkan12.maxTimelineSemaphoreValueDifference;
    const uint64_t highest = wd_state_highest_value(semaphore);
    if (most && info->value > highest && info->value - highest > most) {
        report(c, info, WD_CORE_RULE(03260), "the highest value that was submitted", highest, NULL);
    }
}

WD_CORE_CHECK(submit, SignalSemaphore) {
    const VkSemaphoreSignalInfo *info = s->pSignalInfo;
    wd_state_device *device = c->call->device->state;
    const wd_state_semaphore *semaphore = wd_state_find_semaphore(device, info->semaphore);
    if (!semaphore || semaphore->semaphore_type != VK_SEMAPHORE_TYPE_TIMELINE) {
        return;
    }
    const wd_state_operation latest = wd_state_semaphore_operation(device, semaphore);
    const uint64_t current = __atomic_load_n(&semaphore->value, __ATOMIC_ACQUIRE);
    if (latest.kind == WD_STATE_OPERATION_UNKNOWN) {
        return;
    }
    if (info->value <= current) {
        report(c, info, WD_CORE_RULE(03258), "the value that the semaphore has at least", current, NULL);
    } else if (latest.kind == WD_STATE_OPERATION_SIGNAL && info->value >= latest.value &&
               wd_state_operation_is_pending(device, &latest)) {
        report(c, info, WD_CORE_RULE(03259), "the value of a pending signal operation", latest.value,
               &latest);
    } else {
        check_difference(c, info, semaphore);
    }
}

WD_CORE_CHECK(submit, WaitSemaphores) {
    const VkSemaphoreWaitInfo *info = s->pWaitInfo;
    const wd_core_frame frame = WD_CORE_POINTER(NULL, "pWaitInfo");
    wd_core_message m;
    for (uint32_t i = 0; info->pSemaphores && i < info->semaphoreCount; i++) {
        const wd_state_semaphore *semaphore = wd_state_find_semaphore(c->state, info->pSemaphores[i]);
        if (semaphore && semaphore->semaphore_type == VK_SEMAPHORE_TYPE_BINARY &&
            wd_core_begin_rule(&m, c, &frame, "VkSemaphoreWaitInfo", WD_CORE_RULE(03256))) {
            m.indices[0] = i;
            wd_core_handle(&m, "pSemaphores[]", VK_OBJECT_TYPE_SEMAPHORE, semaphore->object.handle);
            wd_core_word(&m, "the semaphoreType", "VK_SEMAPHORE_TYPE_BINARY");
            wd_core_end(&m);
        }
    }
}
