#include "vk/syncval/validator/messages/source.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

wd_contents_source wd_syncval_find_source(const wd_syncval_history *history, uint64_t tag,
                                          const wd_state_command_buffer *command_buffer) {
    wd_contents_source source = {0};
    const wd_syncval_entry *entry = wd_syncval_history_find(history, tag);
    if (entry) {
        source.command = entry->name;
        source.number = entry->number;
        source.command_buffer = command_buffer->object.handle;
        snprintf(source.label, sizeof source.label, "%s", entry->label ? entry->label : "");
    }
    return source;
}

void wd_syncval_append_source(wd_string_builder *text, const wd_contents_source *source) {
    assert(source->command);
    wd_string_appendf(text, "%s (command %u", source->command, source->number);
    if (source->label[0]) {
        wd_string_append(text, ", debug label \"");
        wd_string_append_printable(text, source->label, strlen(source->label), "");
        wd_string_append(text, "\"");
    }
    wd_string_appendf(text, ") of command buffer 0x%" PRIx64, source->command_buffer);
}
