#include "vk/report/object_text.h"

#include <inttypes.h>
#include <string.h>

void wd_report_append_object(wd_string_builder *text, const char *type_name, const char *name,
                             uint64_t handle) {
    wd_string_append_printable(text, type_name, strlen(type_name), "");
    wd_string_append(text, " ");
    if (name && *name) {
        wd_string_append(text, "(");
        wd_string_append_printable(text, name, strlen(name), "");
        wd_string_append(text, ")");
    }
    wd_string_appendf(text, "(0x%" PRIx64 ")", handle);
}
