// vkReleaseSwapchainImages: images that the application has, and whose uses are complete.
#include "vk/core/core_internal.h"
#include "vk/core/wsi/wsi_internal.h"

#ifdef VK_EXT_swapchain_maintenance1
#define RELEASE_INFO WD_CORE_MAINTENANCE1("VkReleaseSwapchainImagesInfo")

// --- Uses in command buffers that are pending

// image_use is the first one that is found.
typedef struct image_use {
    const wd_state_image *image;
    bool is_found;
    uint64_t number, queue, command_buffer;
} image_use;

static bool is_same(const wd_state_object *object, const void *image) {
    return object == image;
}

// recording_uses finds uses through views and framebuffers, but not through descriptor sets.
static bool recording_uses(const wd_state_command_buffer *command_buffer, const wd_state_object *image) {
    for (size_t i = 0; i < command_buffer->kept.num_objects; i++) {
        wd_state_object *kept = command_buffer->kept.objects[i].object;
        if (kept->type != VK_OBJECT_TYPE_DESCRIPTOR_SET && wd_state_find_reached(kept, is_same, image)) {
            return true;
        }
    }
    return false;
}

static bool visit(const wd_state_submission *submission, void *user) {
    image_use *use = user;
    for (uint32_t i = 0; !use->is_found && i < submission->num_command_buffers; i++) {
        const wd_state_command_buffer *command_buffer = submission->command_buffers[i];
        if (submission->generations[i] == command_buffer->generation &&
            recording_uses(command_buffer, &use->image->object)) {
            *use = (image_use){use->image, true, submission->number, submission->queue->object.handle,
                               command_buffer->object.handle};
        }
    }
    return !use->is_found;
}

static void check_uses(wd_core_check *c, const wd_core_frame *frame, const wd_state_swapchain *swapchain,
                       uint32_t index, uint32_t element) {
    image_use use = {.image = index < swapchain->num_images ? swapchain->images[index] : NULL};
    char one[160], other[160];
    wd_core_message m;
    if (!use.image) {
        return; // The application has not got the image: commands cannot name it.
    }
    wd_state_for_each_pending(c->call->device->state, visit, &use);
    if (!use.is_found || !wd_core_begin_rule(&m, c, frame, RELEASE_INFO, WD_CORE_RULE(07786))) {
        return;
    }
    m.indices[0] = element;
    wd_core_unsigned(&m, "pImageIndices[]", index);
    wd_core_summaryf(&m, ", but %s of submission %llu to %s uses the image, and is not known to be complete",
                     wd_core_name(c, VK_OBJECT_TYPE_COMMAND_BUFFER, use.command_buffer, one, sizeof one),
                     (unsigned long long)use.number,
                     wd_core_name(c, VK_OBJECT_TYPE_QUEUE, use.queue, other, sizeof other));
    m.fix = "Wait for the fence of the submission before the image is released.";
    wd_core_end(&m);
}

// --- The call

static void report_index(wd_core_check *c, const wd_core_frame *frame, const wd_state_swapchain *swapchain,
                         uint32_t index, uint32_t element) {
    const uint32_t num_images = wd_state_presentation_of(swapchain)->num_images;
    char text[256];
    wd_core_message m;
    if (!wd_core_begin_rule(&m, c, frame, RELEASE_INFO, WD_CORE_RULE(07785))) {
        return;
    }
    m.indices[0] = element;
    wd_core_unsigned(&m, "pImageIndices[]", index);
    wd_core_name(c, VK_OBJECT_TYPE_SWAPCHAIN_KHR, swapchain->object.handle, text, sizeof text);
    if (index < num_images) {
        wd_core_summaryf(&m, ", but the application has not acquired this image of %s", text);
    } else {
        wd_core_summaryf(&m, ", but %s has %u images", text, num_images);
    }
    wd_core_end(&m);
}

static void check_release(wd_core_check *c, const VkReleaseSwapchainImagesInfoEXT *info) {
    static const wd_core_frame frame = WD_CORE_POINTER(NULL, "pReleaseInfo");
    const wd_state_swapchain *swapchain = WD_CORE_FIND(swapchain, info->swapchain);
    const wd_state_presentation *p = swapchain ? wd_state_presentation_of(swapchain) : NULL;
    for (uint32_t i = 0; p && p->num_images && info->pImageIndices && i < info->imageIndexCount; i++) {
        const uint32_t index = info->pImageIndices[i];
        if (index >= p->num_images || (!p->is_unknown && !p->images[index].is_acquired)) {
            report_index(c, &frame, swapchain, index, i);
        } else {
            check_uses(c, &frame, swapchain, index, i);
        }
    }
}

static void check_released(wd_core_check *c, const VkReleaseSwapchainImagesInfoEXT *info) {
    wd_core_message m;
    if (c->enabled && !c->enabled->features.swapchainMaintenance1 &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(10159))) {
        wd_core_word(&m, "the feature swapchainMaintenance1", "not enabled");
        m.fix = "Enable the feature swapchainMaintenance1 in vkCreateDevice.";
        wd_core_end(&m);
    }
    if (info) {
        check_release(c, info);
    }
}

WD_CORE_CHECK(wsi, ReleaseSwapchainImagesEXT) {
    check_released(c, s->pReleaseInfo);
}

#ifdef VK_KHR_swapchain_maintenance1
WD_CORE_CHECK(wsi, ReleaseSwapchainImagesKHR) {
    check_released(c, s->pReleaseInfo);
}
#endif
#endif
