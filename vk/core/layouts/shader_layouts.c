// The layouts of images that shaders use through descriptors. With GPU-assisted validation of descriptors, that one
// reports them.
#include <stdio.h>

#include "vk/core/core_internal.h"
#include "vk/core/layouts/layout_check.h"
#include "vk/registry/enum_strings.h"

// begin begins the message of the rule: for combined image samplers it is another one, and registries have it in the
// command or in the struct of descriptors.
static bool begin(wd_core_message *m, wd_core_check *check, const wd_core_frame *site,
                  const wd_image_descriptor *descriptor) {
    const bool is_combined = descriptor->type == VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER;
    return (!is_combined && wd_core_begin_rule(m, check, site, NULL, WD_CORE_RULE(09600))) ||
           wd_core_begin_rule(m, check, site, NULL, WD_CORE_RULE(00344)) ||
           wd_core_begin_rule(m, check, site, "VkDescriptorImageInfo", WD_CORE_RULE(00344));
}

static void note_user(wd_core_message *m, const wd_image_descriptor *descriptor) {
    char set[256], pipeline[256];
    const bool has_handle = descriptor->set->object.handle != 0;
    wd_core_notef(m, "An access of a shader%s%s to the descriptor%s%s is invalid",
                  descriptor->pipeline->shaders ? "" : " of ",
                  descriptor->pipeline->shaders
                      ? ""
                      : wd_core_name(m->check, VK_OBJECT_TYPE_PIPELINE, descriptor->pipeline->object.handle,
                                     pipeline, sizeof pipeline),
                  has_handle ? ", of " : "",
                  has_handle ? wd_core_name(m->check, VK_OBJECT_TYPE_DESCRIPTOR_SET,
                                            descriptor->set->object.handle, set, sizeof set)
                             : "");
}

static void report(void *user, const wd_image_mismatch *mismatch) {
    (void)user;
    const wd_image_use *use = mismatch->use;
    const wd_image_descriptor *descriptor = use->descriptor;
    wd_core_layout_call recorded;
    wd_core_enter_recorded(&recorded, mismatch);
    char place[64], image[256], range[128];
    snprintf(place, sizeof place, "the descriptor of set %u, binding %u", descriptor->set_number,
             descriptor->binding);
    const wd_core_frame site = WD_CORE_MEMBER(NULL, place);
    wd_core_message m;
    if (!begin(&m, &recorded.check, &site, descriptor)) {
        return;
    }
    m.is_warning = true; // The shader may not access the descriptor.
    wd_core_summaryf(
        &m, "%s was written with %s, but its image %s (%s) is in %s", place,
        wd_VkImageLayout_string(use->layout),
        wd_core_name(m.check, VK_OBJECT_TYPE_IMAGE, use->image->object.handle, image, sizeof image),
        wd_image_describe_range(&mismatch->range, range, sizeof range),
        wd_VkImageLayout_string(mismatch->actual));
    wd_core_note_layout(&m, mismatch);
    note_user(&m, descriptor);
    m.fix = "Transition the image with a barrier before the command, or write the descriptor with the layout "
            "that the image is in.";
    wd_core_end(&m);
}

static const wd_image_reporter reporter = {report, NULL};

// is_verified returns whether the command before had the same pipeline, sets and layouts, and remembers them.
static bool is_verified(const wd_core_action *a, uint32_t moment) {
    uint64_t *words = wd_core_verified(a, WD_CORE_VERIFIED_LAYOUTS);
    const uint64_t now[] = {a->pipeline->object.id, a->command_buffer->bindings[a->bind].num_changes, moment};
    if (words && words[0] == now[0] && words[1] == now[1] && words[2] == now[2]) {
        return true;
    }
    for (int i = 0; words && i < 3; i++) {
        words[i] = now[i];
    }
    return false;
}

WD_CORE_ACTION_CHECK(layouts) {
    wd_image_layouts *layouts = a->pipeline ? wd_core_layouts_of(c) : NULL;
    if (layouts && !is_verified(a, wd_image_layouts_moment(layouts, a->command_buffer)) &&
        !wd_image_descriptors_are_claimed(layouts)) {
        wd_image_layouts_use_descriptors(
            layouts, a->command_buffer, a->bind, a->pipeline,
            &(wd_image_use){.reporter = &reporter, .number = c->call->command, .command = c->call->name});
    }
}
