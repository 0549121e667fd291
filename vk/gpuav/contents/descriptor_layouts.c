#include "vk/gpuav/contents/descriptor_layouts.h"

#include <string.h>

#include "vk/gpuav/device/messages/gpuav_finding.h"
#include "vk/gpuav/device/tables/gpuav_layout_tables.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/util/hash128.h"

enum { MAX_ID = 128, MAX_OBJECTS = 6 };

static size_t list_objects(const wd_image_mismatch *mismatch, wd_finding_object *objects) {
    const wd_image_descriptor *use = mismatch->use->descriptor;
    size_t count = 0;
    objects[count++] = wd_gpuav_describe_object(&use->view->image->object, "Image");
    objects[count++] = wd_gpuav_describe_object(&use->view->object, "Image View");
    if (use->set->object.handle) {
        objects[count++] = wd_gpuav_describe_object(&use->set->object, "Descriptor Set");
    }
    objects[count++] = wd_gpuav_describe_object(&mismatch->command_buffer->object, "Command buffer");
    if (!use->pipeline->shaders) {
        objects[count++] = wd_gpuav_describe_object(&use->pipeline->object, "Pipeline");
    }
    objects[count++] = wd_gpuav_describe_shader(use->pipeline, use->stage);
    return count;
}

static void describe(wd_string_builder *text, const wd_image_mismatch *mismatch,
                     const wd_finding_object *objects, size_t num_objects) {
    const wd_image_use *use = mismatch->use;
    const wd_image_descriptor *descriptor = use->descriptor;
    wd_string_appendf(text, "%s: the image of the descriptor of set %u, binding %u, index %u", use->command,
                      descriptor->set_number, descriptor->binding, descriptor->element);
    wd_gpuav_layout_describe(&(wd_gpuav_layout_mismatch){.given = use->layout,
                                                         .actual = mismatch->actual,
                                                         .range = mismatch->range,
                                                         .setter = mismatch->setter.command,
                                                         .is_submission = mismatch->is_submission},
                             text);
    for (size_t i = 0; i < num_objects; i++) {
        wd_string_append(text, " ");
        wd_gpuav_append_object(text, &objects[i]);
    }
    wd_string_append(text, " An access of the shader to this descriptor is invalid.");
    wd_string_appendf(text, " Fix: transition the image to %s with a barrier before the command",
                      wd_VkImageLayout_string(use->layout));
    if (mismatch->actual == VK_IMAGE_LAYOUT_UNDEFINED || mismatch->actual == VK_IMAGE_LAYOUT_PREINITIALIZED) {
        wd_string_append(text, ".");
    } else {
        wd_string_append(text, ", or write the descriptor with the layout that the image is in.");
    }
}

// report is the wd_image_layouts_reporter of a device.
static void report(void *user, const wd_image_mismatch *mismatch) {
    wd_gpuav_device *device = user;
    const wd_image_use *use = mismatch->use;
    const wd_image_descriptor *descriptor = use->descriptor;
    wd_finding_object objects[MAX_OBJECTS];
    const size_t num_objects = list_objects(mismatch, objects);
    char id[MAX_ID];
    wd_message_compose(id, sizeof(id),
                       descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER
                           ? WD_ID_VUID_DESCRIPTOR_COMBINED_LAYOUT
                           : WD_ID_VUID_DESCRIPTOR_LAYOUT,
                       use->command);
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    describe(&text, mismatch, objects, num_objects);
    const wd_finding finding = {
        .severity = WD_SEVERITY_WARNING, // The shader may not access the descriptor.
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = text.failed ? "An image is in another layout than its descriptor." : text.text,
        .site = wd_hash64_bytes(id, strlen(id)) ^
                wd_hash_u64((uint64_t)descriptor->set_number << 48 ^ (uint64_t)descriptor->binding << 32 ^
                            descriptor->element) ^
                wd_hash_u64(descriptor->pipeline->object.id),
        .objects = objects,
        .num_objects = num_objects,
    };
    wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

wd_image_reporter wd_gpuav_layouts_reporter(wd_gpuav_device *device) {
    return (wd_image_reporter){report, device};
}
