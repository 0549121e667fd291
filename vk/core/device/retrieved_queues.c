// vkGetDeviceQueue and vkGetDeviceQueue2 against the queues that vkCreateDevice made.
#include "vk/core/core_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/state/state_created_queues.h"

typedef struct retrieved {
    const wd_core_frame *frame;
    const char *owner; // NULL: the command.
    uint32_t family, index;
    VkDeviceQueueCreateFlags flags;
    uint32_t rule_family, rule_flags, rule_index;
} retrieved;

static void report_family(wd_core_check *c, const retrieved *q, const wd_state_created_queues *made,
                          uint32_t num) {
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, q->frame, q->owner, q->rule_family)) {
        return;
    }
    wd_core_unsigned(&m, "queueFamilyIndex", q->family);
    wd_core_summaryf(&m, ", the device was created with queues of %s", num > 1 ? "families" : "family");
    for (uint32_t i = 0; i < num; i++) {
        wd_core_summaryf(&m, "%s %u", i ? "," : "", made[i].family);
    }
    m.fix = "Add the family to pQueueCreateInfos of vkCreateDevice.";
    wd_core_end(&m);
}

static void report_flags(wd_core_check *c, const retrieved *q, VkDeviceQueueCreateFlags made) {
    wd_core_message m;
    char text[256];
    if (wd_core_begin_rule(&m, c, q->frame, q->owner, q->rule_flags)) {
        wd_core_unsigned(&m, "queueFamilyIndex", q->family);
        wd_core_summaryf(&m, ", whose queues were created with the flags %s",
                         wd_VkDeviceQueueCreateFlags_string(made, text, sizeof text));
        if (q->owner) {
            wd_core_summaryf(&m, ", not %s", wd_VkDeviceQueueCreateFlags_string(q->flags, text, sizeof text));
        } else {
            m.fix = "Call vkGetDeviceQueue2 with these flags.";
        }
        wd_core_end(&m);
    }
}

static void check_queue(wd_core_check *c, const retrieved *q) {
    uint32_t num = 0;
    const wd_state_created_queues *made = c->state ? wd_state_device_created_queues(c->state, &num) : NULL;
    const wd_state_created_queues *of_family = NULL, *found = NULL;
    for (uint32_t i = 0; i < num; i++) {
        of_family = made[i].family == q->family ? &made[i] : of_family;
        found = made[i].family == q->family && made[i].flags == q->flags ? &made[i] : found;
    }
    wd_core_message m;
    if (num == 0) {
        return; // Not known.
    }
    if (!of_family) {
        report_family(c, q, made, num);
    } else if (!found) {
        report_flags(c, q, of_family->flags);
    } else if (q->index >= found->count && wd_core_begin_rule(&m, c, q->frame, q->owner, q->rule_index)) {
        wd_core_unsigned(&m, "queueIndex", q->index);
        wd_core_summaryf(&m, ", the device was created with %u queue%s of family %u", found->count,
                         found->count == 1 ? "" : "s", q->family);
        wd_core_end(&m);
    }
}

WD_CORE_CHECK(device, GetDeviceQueue) {
    check_queue(c, &(retrieved){.family = s->queueFamilyIndex,
                                .index = s->queueIndex,
                                .rule_family = WD_CORE_RULE(00384),
                                .rule_flags = WD_CORE_RULE(01841),
                                .rule_index = WD_CORE_RULE(00385)});
}

WD_CORE_CHECK(device, GetDeviceQueue2) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pQueueInfo");
    if (s->pQueueInfo) {
        check_queue(c, &(retrieved){.frame = &frame,
                                    .owner = "VkDeviceQueueInfo2",
                                    .family = s->pQueueInfo->queueFamilyIndex,
                                    .index = s->pQueueInfo->queueIndex,
                                    .flags = s->pQueueInfo->flags,
                                    .rule_family = WD_CORE_RULE(01842),
                                    .rule_flags = WD_CORE_RULE(06225),
                                    .rule_index = WD_CORE_RULE(01843)});
    }
}
