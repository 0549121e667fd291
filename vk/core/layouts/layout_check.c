#include <assert.h>

#include "vk/core/layouts/layout_check.h"

#include <stdio.h>
#include <string.h>

#include "vk/registry/enum_strings.h"

// Messages

// The initial layout is noted with the command that made the image.
static bool is_creation(const char *command) {
    return strcmp(command, "vkCreateImage") == 0 || strcmp(command, "vkGetSwapchainImagesKHR") == 0;
}

static void append_label(char *text, size_t size, const char *label) {
    const size_t length = strlen(text);
    if (label && label[0]) {
        snprintf(text + length, size - length, " in the debug label \"%s\"", label);
    }
}

// name_last describes the latest command buffer that changed an image, which may be freed. False: it is not known.
static bool name_last(const wd_core_check *check, const wd_image_setter *setter, char *text, size_t size) {
    wd_state_object *object =
        setter->handle ? wd_state_find_ref(check->state, VK_OBJECT_TYPE_COMMAND_BUFFER, setter->handle)
                       : NULL;
    const bool is_known = object && object->id == setter->id;
    if (is_known) {
        const char *name = wd_state_printable_name(object);
        snprintf(text, size, "VkCommandBuffer 0x%llx%s%s%s", (unsigned long long)setter->handle,
                 name ? " \"" : "", name ? name : "", name ? "\"" : "");
        append_label(text, size, setter->label_name);
    }
    wd_state_unref(object);
    return is_known;
}

static void note_setter(wd_core_message *m, const wd_image_mismatch *mismatch) {
    const wd_image_setter *setter = &mismatch->setter;
    char text[256], label[128] = "";
    if (is_creation(setter->command)) {
        wd_core_notef(m, "No command before has changed the layout that the image has had since %s",
                      setter->command);
    } else if (!mismatch->is_submission) {
        append_label(label, sizeof label, setter->label ? setter->label->printable : NULL);
        const bool is_executed = setter->command_buffer && setter->command_buffer != mismatch->command_buffer;
        wd_core_notef(m, "%s%s, earlier in %s, set this layout", setter->command, label,
                      is_executed ? wd_core_name(m->check, VK_OBJECT_TYPE_COMMAND_BUFFER,
                                                 setter->command_buffer->object.handle, text, sizeof text)
                                  : "the same command buffer");
    } else if (name_last(m->check, setter, text, sizeof text)) {
        wd_core_notef(m,
                      "%s set this layout before; the last command buffer that changed layouts of the "
                      "image is %s",
                      setter->command, text);
    } else {
        wd_core_notef(m, "%s set this layout before", setter->command);
    }
}

void wd_core_note_layout(wd_core_message *m, const wd_image_mismatch *mismatch) {
    note_setter(m, mismatch);
    if (mismatch->command_buffer && mismatch->is_submission) {
        char text[256], label[128] = "";
        const wd_state_label *open = mismatch->use->label;
        append_label(label, sizeof label, open ? open->printable : NULL);
        wd_core_notef(m, "The layouts were compared when %s, which has the command%s%s, was submitted",
                      wd_core_name(m->check, VK_OBJECT_TYPE_COMMAND_BUFFER,
                                   mismatch->command_buffer->object.handle, text, sizeof text),
                      label[0] ? "," : "", label);
    } else if (mismatch->command_buffer && mismatch->command_buffer->label) {
        wd_core_notef(m, "The command is in the debug label \"%s\"",
                      mismatch->command_buffer->label->printable);
    }
}

// write_label writes the label of a rule with its index.
static const char *write_label(const wd_image_use *use, char *text, size_t size) {
    const wd_core_layout_rule *rule = use->detail;
    const char *index = strstr(rule->label, "[]");
    if (!index) {
        return rule->label;
    }
    snprintf(text, size, "%.*s[%u]%s", (int)(index - rule->label), rule->label, use->index, index + 2);
    return text;
}

void wd_core_report_layout(wd_core_check *check, const wd_image_mismatch *mismatch) {
    assert(mismatch->use->image && mismatch->use->detail);
    const wd_image_use *use = mismatch->use;
    const wd_core_layout_rule *rule = use->detail;
    wd_core_message m;
    if (!wd_core_begin_rule(&m, check, NULL, rule->owner, rule->rule)) {
        return;
    }
    char label[96], image[256], range[128];
    wd_core_summaryf(
        &m, "%s is %s, but %s (%s) is in %s", write_label(use, label, sizeof label),
        wd_VkImageLayout_string(use->layout),
        wd_core_name(check, VK_OBJECT_TYPE_IMAGE, use->image->object.handle, image, sizeof image),
        wd_image_describe_range(&mismatch->range, range, sizeof range),
        wd_VkImageLayout_string(mismatch->actual));
    wd_core_note_layout(&m, mismatch);
    m.fix = rule->fix;
    wd_core_end(&m);
}

// Commands that were recorded earlier

void wd_core_enter_recorded(wd_core_layout_call *recorded, const wd_image_mismatch *mismatch) {
    assert(mismatch->command_buffer && mismatch->use->command);
    const wd_state_command_buffer *command_buffer = mismatch->command_buffer;
    wd_chassis_device *device = wd_state_device_chassis(command_buffer->device);
    memset(recorded, 0, sizeof *recorded);
    recorded->handle = (VkCommandBuffer)(uintptr_t)command_buffer->object.handle;
    recorded->call = (wd_call){.instance = device->instance,
                               .device = device,
                               .command = mismatch->use->number,
                               .name = mismatch->use->command};
    wd_core_enter(&recorded->check, &recorded->call, &recorded->handle);
}

static void report_recorded(void *user, const wd_image_mismatch *mismatch) {
    (void)user;
    wd_core_layout_call recorded;
    wd_core_enter_recorded(&recorded, mismatch);
    wd_core_report_layout(&recorded.check, mismatch);
}

static const wd_image_reporter reporter = {report_recorded, NULL};

// Uses

wd_image_layouts *wd_core_layouts_of(const wd_core_check *check) {
    const wd_core_data *data = check->call->data;
    const bool is_off = data && (data->has_newer || !data->options.image_layouts);
    return check->state && !is_off ? wd_image_layouts_of(check->state) : NULL;
}

bool wd_core_layouts_begin(wd_core_layouts *layouts, wd_core_check *check, VkCommandBuffer handle) {
    layouts->check = check;
    layouts->tracker = wd_core_layouts_of(check);
    layouts->command_buffer = layouts->tracker ? wd_state_recorded(check->call, handle) : NULL;
    return layouts->command_buffer && layouts->command_buffer->recording == WD_STATE_RECORDING &&
           !layouts->command_buffer->num_unknown && !layouts->command_buffer->is_untracked;
}

static bool compare(const wd_core_layouts *layouts, const wd_image_use *use) {
    assert(layouts->tracker && layouts->command_buffer);
    wd_image_mismatch mismatch;
    const bool is_found = wd_image_layouts_compare(layouts->tracker, layouts->command_buffer, use, &mismatch);
    if (is_found) {
        wd_core_report_layout(layouts->check, &mismatch);
    }
    return is_found;
}

static wd_image_use make_use(const wd_core_layouts *layouts, const wd_core_layout_rule *rule,
                             VkImageLayout layout, uint32_t index) {
    return (wd_image_use){.reporter = &reporter,
                          .layout = layout,
                          .index = index,
                          .number = layouts->check->call->command,
                          .command = layouts->check->call->name,
                          .detail = rule};
}

void wd_core_layouts_use(const wd_core_layouts *layouts, const wd_core_layout_use *given) {
    const uint64_t handle = WD_STATE_NON_DISPATCHABLE(given->image);
    const wd_state_object *kept =
        handle ? wd_state_find_kept(layouts->command_buffer, VK_OBJECT_TYPE_IMAGE, handle) : NULL;
    wd_image_use use = make_use(layouts, given->rule, given->layout, given->index);
    use.image =
        kept ? (const wd_state_image *)kept : wd_state_find_image(layouts->check->state, given->image);
    use.range = given->range;
    if (use.image) {
        (void)compare(layouts, &use);
    }
}

bool wd_core_layouts_use_view(const wd_core_layouts *layouts, const wd_core_layout_rule *rule,
                              const wd_state_image_view *view, VkImageAspectFlags aspects,
                              VkImageLayout layout, uint32_t index) {
    wd_image_use use = make_use(layouts, rule, layout, index);
    if (!view || !view->image || wd_state_is_destroyed(&view->image->object)) {
        return false;
    }
    wd_image_use_view(&use, view, false);
    use.range.aspectMask &= aspects;
    return compare(layouts, &use);
}
