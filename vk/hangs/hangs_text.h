// Texts about objects and commands.
#ifndef WARDEN_VK_HANGS_HANGS_TEXT_H
#define WARDEN_VK_HANGS_HANGS_TEXT_H

#include "vk/hangs/hangs_position.h"
#include "vk/report/report.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_append_object appends "VkBuffer (name)(0x12)".
void wd_hangs_append_object(wd_string_builder *text, const wd_state_object *object);

// wd_hangs_describe_object returns an object for a finding, whose debug name it borrows.
wd_finding_object wd_hangs_describe_object(const wd_state_object *object);

// Both append the command at a place, which is not 0: its name, number and command buffer; append_details also the
// submission, frame, debug labels, pipeline and shaders.
void wd_hangs_append_command(wd_string_builder *text, const wd_hangs_place *place);
void wd_hangs_append_details(wd_string_builder *text, const wd_hangs_place *place);

// wd_hangs_name_at returns the name of the command at a place, a string constant; "a command" if it was recorded again.
const char *wd_hangs_name_at(const wd_hangs_place *place);

// wd_hangs_append_run appends a run for the property `statuses` (docs/hangs.md): "begun 3 0x55d0c8 vkCmdDraw 0
// vkCmdDraw 4". It appends nothing if the command buffer was recorded again.
void wd_hangs_append_run(wd_string_builder *text, const wd_hangs_run *run);

// wd_hangs_labels_at copies the debug labels of the command at a place.
wd_finding_label *wd_hangs_labels_at(wd_arena *arena, const wd_hangs_place *place, size_t *num_labels);

// wd_hangs_pipeline_at returns the pipeline of the command at a place, with a reference for the caller. NULL: it has
// none.
wd_state_pipeline *wd_hangs_pipeline_at(const wd_hangs_place *place);

#ifdef __cplusplus
}
#endif
#endif
