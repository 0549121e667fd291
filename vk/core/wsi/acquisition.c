// vkAcquireNextImageKHR and vkAcquireNextImage2KHR: their semaphores and fences, and how many images are acquired.
#include <assert.h>

#include "vk/core/core_internal.h"
#include "vk/core/wsi/wsi_internal.h"

typedef struct acquisition {
    VkAcquireNextImageInfoKHR info;
    const wd_core_frame *frame;
    const char *owner;          // Of the rules; NULL: the command.
    const char *progress_label; // The path of the timeout from the command.
    uint32_t retired, type, signaled, pending, fence, fence_pending, progress, older_progress;
} acquisition;

static void begin_semaphore(wd_core_message *m, const wd_state_semaphore *semaphore) {
    wd_core_handle(m, "semaphore", VK_OBJECT_TYPE_SEMAPHORE, semaphore->object.handle);
}

static void report_type(wd_core_check *c, const acquisition *a, const wd_state_semaphore *semaphore) {
    wd_core_message m;
    if (wd_core_begin_rule(&m, c, a->frame, a->owner, a->type)) {
        begin_semaphore(&m, semaphore);
        wd_core_summaryf(&m, ", which was created with VK_SEMAPHORE_TYPE_TIMELINE");
        m.fix = "Acquire with a binary semaphore.";
        wd_core_end(&m);
    }
}

static void report_pending(wd_core_check *c, const acquisition *a, const wd_state_semaphore *semaphore,
                           const wd_state_operation *latest, bool is_held) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    if (!wd_core_begin_rule(&m, c, a->frame, a->owner, a->pending)) {
        return;
    }
    begin_semaphore(&m, semaphore);
    wd_core_describe_operation(c, latest, text);
    if (is_held) {
        wd_core_summaryf(&m, ", for which %s may still wait: the image was not acquired again", text);
        wd_core_note_held(&m, latest);
    } else {
        const bool is_wait = latest->kind == WD_STATE_OPERATION_WAIT;
        wd_core_summaryf(&m, ", which %s %s: the submission is not known to be complete", text,
                         is_wait ? "waits for" : "signals");
        m.fix =
            "Wait for the fence of the submission before the semaphore is used again: a semaphore for each "
            "frame in flight, whose fence was waited for.";
    }
    wd_core_end(&m);
}

static void report_signaled(wd_core_check *c, const acquisition *a, const wd_state_semaphore *semaphore,
                            const wd_state_operation *latest) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    if (wd_core_begin_rule(&m, c, a->frame, a->owner, a->signaled)) {
        begin_semaphore(&m, semaphore);
        wd_core_summaryf(&m,
                         ", which %s signals, and nothing was submitted that waits for the semaphore since",
                         wd_core_describe_operation(c, latest, text));
        m.fix = "Submit or present with a wait for the semaphore after each acquisition, or use another "
                "semaphore.";
        wd_core_end(&m);
    }
}

static void check_semaphore(wd_core_check *c, const acquisition *a) {
    const wd_state_semaphore *semaphore = WD_CORE_FIND(semaphore, a->info.semaphore);
    if (!semaphore) {
        return;
    }
    if (semaphore->semaphore_type != VK_SEMAPHORE_TYPE_BINARY) {
        report_type(c, a, semaphore);
        return;
    }
    wd_state_device *device = c->call->device->state;
    const wd_state_operation latest = wd_state_semaphore_operation(device, semaphore);
    const bool is_held = wd_state_operation_is_held(device, &latest);
    if (is_held || wd_state_operation_is_pending(device, &latest)) {
        report_pending(c, a, semaphore, &latest, is_held);
    } else if (wd_core_is_signaled(&latest)) {
        report_signaled(c, a, semaphore, &latest);
    }
}

static void check_fence(wd_core_check *c, const acquisition *a) {
    wd_core_fence_use use = {
        .frame = a->frame, .owner = a->owner, .label = "fence", .fence = a->info.fence, .rule = a->fence};
    if (a->info.fence) {
        wd_core_check_unsignaled(c, &use);
        use.rule = a->fence_pending;
        wd_core_check_idle_fence(c, &use);
    }
}

void wd_core_check_idle_fence(wd_core_check *c, const wd_core_fence_use *use) {
    const wd_state_fence *fence = WD_CORE_FIND(fence, use->fence);
    if (!fence) {
        return;
    }
    const wd_state_operation operation = wd_state_fence_operation(c->call->device->state, fence);
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    if (wd_state_operation_is_pending(c->call->device->state, &operation) &&
        wd_core_begin_rule(&m, c, use->frame, use->owner, use->rule)) {
        m.indices[0] = use->index;
        wd_core_handle(&m, use->label, VK_OBJECT_TYPE_FENCE, fence->object.handle);
        wd_core_summaryf(&m, ", which %s signals: the submission is not known to be complete",
                         wd_core_describe_operation(c, &operation, text));
        m.fix = "Wait for the fence and reset the fence before the call.";
        wd_core_end(&m);
    }
}

void wd_core_check_retired(wd_core_check *c, const wd_core_frame *frame, const char *owner, uint32_t rule,
                           const wd_state_swapchain *swapchain) {
    wd_core_message m;
    char text[WD_CORE_OPERATION_TEXT];
    const uint64_t by = wd_state_presentation_of(swapchain)->retired_by;
    if (!by || !wd_core_begin_rule(&m, c, frame, owner, rule)) {
        return;
    }
    wd_core_handle(&m, "swapchain", VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle);
    if (by == 1) {
        wd_core_summaryf(&m,
                         ", which is retired: the creation of the swapchain that was to replace it failed");
        wd_core_notef(&m, "A swapchain that was oldSwapchain is retired even where the creation fails");
    } else {
        wd_core_summaryf(&m, ", which is retired: %s was created with this oldSwapchain",
                         wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, by, text, sizeof text));
    }
    m.fix = "Acquire images of the new swapchain; those of a retired one can only be presented.";
    wd_core_end(&m);
}

// minimum_of returns the minImageCount of the swapchain's surface: the lower of the counts now and at the creation.
static uint32_t minimum_of(const wd_core_check *c, const wd_state_swapchain *swapchain) {
    const wd_chassis_device *chassis = c->call->device;
    const uint32_t created = wd_state_presentation_of(swapchain)->min_image_count;
    PFN_vkGetPhysicalDeviceSurfaceCapabilitiesKHR get =
        chassis->instance->dispatch.GetPhysicalDeviceSurfaceCapabilitiesKHR;
    VkSurfaceCapabilitiesKHR now = {0};
    const bool is_known =
        get && get(chassis->physical_device, swapchain->create_info.surface, &now) == VK_SUCCESS;
    return !is_known ? 0 : now.minImageCount < created ? now.minImageCount : created;
}

static void check_progress(wd_core_check *c, const acquisition *a, const wd_state_swapchain *swapchain) {
    assert(swapchain);
    const wd_state_presentation *p = wd_state_presentation_of(swapchain);
    const bool is_known = p->num_images && p->min_image_count && !p->is_unknown && !p->is_shared &&
                          !p->has_present_modes && !p->retired_by;
    if (a->info.timeout != UINT64_MAX || !is_known || p->num_acquired + p->min_image_count <= p->num_images) {
        return;
    }
    const uint32_t minimum = minimum_of(c, swapchain);
    wd_core_message m;
    // Rules of the command, also where the others are rules of the struct.
    if (minimum == 0 || p->num_acquired + minimum <= p->num_images ||
        !(wd_core_begin_rule(&m, c, NULL, NULL, a->progress) ||
          wd_core_begin_rule(&m, c, NULL, NULL, a->older_progress))) {
        return;
    }
    char text[256];
    wd_core_word(&m, a->progress_label, "UINT64_MAX");
    wd_core_summaryf(
        &m,
        ", and %u of the %u images of %s are acquired and not presented; minImageCount of the surface is %u",
        p->num_acquired, p->num_images,
        wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle, text, sizeof text), minimum);
    wd_core_notef(&m,
                  "An image is certain to become available only while at most %u are acquired: the call may "
                  "never return",
                  p->num_images > minimum ? p->num_images - minimum : 0);
    m.fix =
        "Present or release the acquired images first, create the swapchain with a larger minImageCount, or "
        "use a shorter timeout.";
    wd_core_end(&m);
}

static void check_acquisition(wd_core_check *c, const acquisition *a) {
    const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, a->info.swapchain);
    check_semaphore(c, a);
    check_fence(c, a);
    if (swapchain) {
        wd_core_check_retired(c, a->frame, a->owner, a->retired, swapchain);
        check_progress(c, a, swapchain);
    }
}

WD_CORE_CHECK(wsi, AcquireNextImageKHR) {
    const acquisition a = {
        .info = {.swapchain = s->swapchain,
                 .timeout = s->timeout,
                 .semaphore = s->semaphore,
                 .fence = s->fence},
        .progress_label = "timeout",
        .retired = WD_CORE_RULE(01285),
        .type = WD_CORE_RULE(03265),
        .signaled = WD_CORE_RULE(01286),
        .pending = WD_CORE_RULE(01779),
        .fence = WD_CORE_RULE(01287),
        .fence_pending = WD_CORE_RULE(10066),
        .progress = WD_CORE_RULE(07783),
        .older_progress = WD_CORE_RULE(01802),
    };
    check_acquisition(c, &a);
}

WD_CORE_CHECK(wsi, AcquireNextImage2KHR) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pAcquireInfo");
    if (!s->pAcquireInfo) {
        return;
    }
    const acquisition a = {
        .info = *s->pAcquireInfo,
        .frame = &frame,
        .owner = "VkAcquireNextImageInfoKHR",
        .progress_label = "pAcquireInfo->timeout",
        .retired = WD_CORE_RULE(01675),
        .type = WD_CORE_RULE(03266),
        .signaled = WD_CORE_RULE(01288),
        .pending = WD_CORE_RULE(01781),
        .fence = WD_CORE_RULE(01289),
        .fence_pending = WD_CORE_RULE(10067),
        .progress = WD_CORE_RULE(07784),
        .older_progress = WD_CORE_RULE(01803),
    };
    check_acquisition(c, &a);
}
