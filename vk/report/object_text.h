// Names of objects in texts.
#ifndef WARDEN_VK_REPORT_OBJECT_TEXT_H
#define WARDEN_VK_REPORT_OBJECT_TEXT_H

#include "vk/util/string_builder.h"

// wd_report_append_object appends the type, the debug name and the handle of an object: "VkBuffer (name)(0x12)", or
// "VkBuffer (0x12)" if `name` is NULL or empty. Control characters and invalid UTF-8 are escaped.
void wd_report_append_object(wd_string_builder *text, const char *type_name, const char *name,
                             uint64_t handle);

#endif
