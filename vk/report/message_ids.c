#include "vk/report/message_ids.h"

#include <stdio.h>
#include <string.h>

#define MESSAGE(name, id, severity, meaning, example, fix) const char WD_ID_##name[] = id;
#include "vk/report/message_ids_all.inc"
#undef MESSAGE

#define MESSAGE(name, id, severity, meaning, example, fix) {AREA, id, severity, meaning, example, fix},
const wd_message_id wd_message_ids[] = {
#include "vk/report/message_ids_all.inc"
};
#undef MESSAGE

const size_t wd_num_message_ids = sizeof wd_message_ids / sizeof *wd_message_ids;

#define RENAMED(old_id, name) {old_id, WD_ID_##name},
const wd_message_alias wd_message_aliases[] = {
#include "vk/report/message_ids_renamed.inc"
};
#undef RENAMED

const size_t wd_num_message_aliases = sizeof wd_message_aliases / sizeof *wd_message_aliases;

// fits says whether `id` is `pattern`, or `pattern` with a name in the place of its `*`.
static bool fits(const char *pattern, const char *id) {
    const char *star = strchr(pattern, '*');
    if (!star) {
        return strcmp(pattern, id) == 0;
    }
    const size_t head = (size_t)(star - pattern), tail = strlen(star + 1), length = strlen(id);
    if (length <= head + tail || strncmp(pattern, id, head) != 0 ||
        strcmp(star + 1, id + length - tail) != 0) {
        return false;
    }
    return !memchr(id + head, '-', length - head - tail); // Names hold no hyphen.
}

const wd_message_id *wd_message_find(const char *id) {
    for (size_t i = 0; i < wd_num_message_ids; i++) {
        if (fits(wd_message_ids[i].id, id)) {
            return &wd_message_ids[i];
        }
    }
    return NULL;
}

const wd_message_alias *wd_message_find_alias(const char *old_id) {
    for (size_t i = 0; i < wd_num_message_aliases; i++) {
        if (strcmp(wd_message_aliases[i].old_id, old_id) == 0) {
            return &wd_message_aliases[i];
        }
    }
    return NULL;
}

const char *wd_message_old_id(const char *id) {
    for (size_t i = 0; i < wd_num_message_aliases; i++) {
        if (strcmp(wd_message_aliases[i].id, id) == 0) {
            return wd_message_aliases[i].old_id;
        }
    }
    return NULL;
}

const char *wd_message_meaning(const char *id) {
    const wd_message_id *found = wd_message_find(id);
    return found ? found->meaning : NULL;
}

const char *wd_message_compose(char *id, size_t size, const char *pattern, const char *name) {
    const size_t head = strcspn(pattern, "*");
    snprintf(id, size, "%.*s%s%s", (int)head, pattern, pattern[head] ? name : "",
             pattern[head] ? pattern + head + 1 : "");
    return id;
}
