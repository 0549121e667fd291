// Comparisons of layouts that commands name with those that images are in (vk/image_layouts).
//
// A difference inside a command buffer is reported when the command is recorded; one to the layout that earlier
// submissions left, when the command buffer is submitted.
//
//     wd_core_layouts layouts;
//     if (wd_core_layouts_begin(&layouts, c, s->commandBuffer)) {
//         wd_core_layouts_use(&layouts, &(wd_core_layout_use){&rule, s->image, s->imageLayout, range, i});
//     }
#ifndef WARDEN_VK_CORE_LAYOUTS_LAYOUT_CHECK_H
#define WARDEN_VK_CORE_LAYOUTS_LAYOUT_CHECK_H

#include "vk/core/core_internal.h"
#include "vk/image_layouts/image_layouts.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_core_layout_rule is a statement about the layout of an image. Constants, which recordings point to.
typedef struct wd_core_layout_rule {
    uint32_t rule;     // WD_CORE_RULE(...)
    const char *owner; // The struct that has the rule; NULL: the command.
    const char *label; // Of the layout that the command names. "[]" is the index of the use.
    const char *fix;
} wd_core_layout_rule;

// wd_core_layouts is a command whose uses of images are compared.
typedef struct wd_core_layouts {
    wd_core_check *check;
    wd_image_layouts *tracker;
    wd_state_command_buffer *command_buffer;
} wd_core_layouts;

typedef struct wd_core_layout_use {
    const wd_core_layout_rule *rule;
    VkImage image;
    VkImageLayout layout; // That the command names.
    VkImageSubresourceRange range;
    uint32_t index;
} wd_core_layout_use;

// wd_core_layouts_begin returns false where layouts are not known.
bool wd_core_layouts_begin(wd_core_layouts *layouts, wd_core_check *check, VkCommandBuffer handle);

void wd_core_layouts_use(const wd_core_layouts *layouts, const wd_core_layout_use *use);

// wd_core_layouts_use_view does the same for the aspects of a view that a mask has. It returns whether it has reported
// the use.
bool wd_core_layouts_use_view(const wd_core_layouts *layouts, const wd_core_layout_rule *rule,
                              const wd_state_image_view *view, VkImageAspectFlags aspects,
                              VkImageLayout layout, uint32_t index);

// wd_core_layouts_of returns the tracker for a check outside command buffers; NULL: layouts are not known.
wd_image_layouts *wd_core_layouts_of(const wd_core_check *check);

// wd_core_report_layout reports a difference; its use has a wd_core_layout_rule as detail.
void wd_core_report_layout(wd_core_check *check, const wd_image_mismatch *mismatch);

// wd_core_note_layout adds the sentences about the command that set the layout, and about the submission.
void wd_core_note_layout(wd_core_message *message, const wd_image_mismatch *mismatch);

// wd_core_layout_call is the call of a command that was recorded earlier, for the message about it.
typedef struct wd_core_layout_call {
    struct wd_call call;
    wd_core_check check;
    VkCommandBuffer handle;
} wd_core_layout_call;

void wd_core_enter_recorded(wd_core_layout_call *recorded, const wd_image_mismatch *mismatch);

#ifdef __cplusplus
}
#endif
#endif
