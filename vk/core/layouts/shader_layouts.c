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

// verified_layouts is what was compared last, in the words of wd_core_verified.
typedef struct verified_layouts {
    uint64_t pipeline; // 0: nothing.
    uint32_t num_changes, epoch;
    bool has_images; // The shaders of the pipeline use images whose layouts are compared here.
} verified_layouts;

static_assert(sizeof(verified_layouts) <= sizeof(uint64_t[WD_CORE_VERIFIED_WORDS]), "");

static bool has_images(wd_image_layouts *layouts, const wd_state_pipeline *pipeline) {
    return layouts && !wd_image_descriptors_are_claimed(layouts) &&
           wd_image_layouts_uses_descriptors(layouts, pipeline);
}

// compare_images compares the images of descriptors, unless the command before had the same pipeline, sets and layouts.
__attribute__((noinline)) static void compare_images(wd_core_check *c, const wd_core_action *a,
                                                     verified_layouts *verified) {
    wd_image_layouts *layouts = wd_core_layouts_of(c);
    const uint64_t pipeline = a->pipeline->object.id;
    if (verified->pipeline != pipeline) {
        *verified = (verified_layouts){.pipeline = pipeline, .has_images = has_images(layouts, a->pipeline)};
    }
    if (!verified->has_images) {
        return;
    }
    const uint32_t num_changes = a->command_buffer->bindings[a->bind].num_changes,
                   epoch = wd_image_layouts_epoch(layouts, a->command_buffer) + 1;
    if (verified->num_changes != num_changes || verified->epoch != epoch) {
        verified->num_changes = num_changes;
        verified->epoch = epoch;
        wd_image_layouts_use_descriptors(
            layouts, a->command_buffer, a->bind, a->pipeline,
            &(wd_image_use){.reporter = &reporter, .number = c->call->command, .command = c->call->name});
    }
}

WD_CORE_ACTION_CHECK(layouts) {
    verified_layouts nothing = {0},
                     *verified = (verified_layouts *)wd_core_verified(a, WD_CORE_VERIFIED_LAYOUTS);
    verified = verified ? verified : &nothing;
    if (a->pipeline && (verified->pipeline != a->pipeline->object.id || verified->has_images)) {
        compare_images(c, a, verified);
    }
}
