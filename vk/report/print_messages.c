// Prints docs/messages.md: every message id with its meaning, an example and the fix.
#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"

static const struct {
    const char *area;
    const char *heading;
} headings[] = {
    {"contents", "Undefined contents"},
    {"gpuav", "GPU-assisted validation and errdecode"},
    {"host", "Host accesses"},
    {"layer", "The layer"},
    {"parameters", "Parameters"},
    {"settings", "Settings and log files"},
    {"shader", "Shader modules and validation caches"},
    {"sync", "Synchronization validation"},
};

static const char head[] =
    "# Messages\n"
    "\n"
    "Every message id that Warden reports, with its meaning, an example and the fix. "
    "Ids do not change between\n"
    "releases. `message_id_filter` (docs/settings.md) silences an id. In an id, `*` "
    "stands for the name of a command\n"
    "or a structure: `VUID-*-None-10068` is `VUID-vkCmdDispatch-None-10068` for a "
    "dispatch. An id that begins with\n"
    "`VUID-` is a rule of the Vulkan specification. In the examples, `...` stands for "
    "text that is left out.\n"
    "\n"
    "The implicit statements of the specification are not listed: their ids end with a word "
    "instead of a number, such as\n"
    "`-parameter`. [parameters.md](parameters.md) explains them. Nor are\n"
    "the explicit ones that are compiled from their text: see [core.md](core.md).\n"
    "\n"
    "This page is generated from the table in `vk/report`; do not edit it:\n"
    "`bazel run //vk/report:print_messages > docs/messages.md`.\n";

static const char *heading_of(const char *area) {
    for (size_t i = 0; i < sizeof headings / sizeof *headings; i++) {
        if (strcmp(headings[i].area, area) == 0) {
            return headings[i].heading;
        }
    }
    return area;
}

static void print_message(const wd_message_id *message) {
    printf("\n### `%s`\n\n%c%s. %s\n\n", message->id, message->severity[0] - 'a' + 'A', message->severity + 1,
           message->meaning);
    printf(strchr(message->id, '*') ? "```\n" : "```\n[ %s ] ", message->id);
    printf("%s\n```\n\n", message->example);
    printf("Fix: %s\n", message->fix);
    const char *old_id = wd_message_old_id(message->id);
    if (old_id) {
        printf("\nIn the last release the id was `%s`; filters accept both ids.\n", old_id);
    }
}

int main(void) {
    fputs(head, stdout);
    const char *area = "";
    for (size_t i = 0; i < wd_num_message_ids; i++) {
        if (strcmp(area, wd_message_ids[i].area) != 0) {
            area = wd_message_ids[i].area;
            printf("\n## %s\n", heading_of(area));
        }
        print_message(&wd_message_ids[i]);
    }
    return fflush(stdout) == 0 && !ferror(stdout) ? 0 : 1;
}
