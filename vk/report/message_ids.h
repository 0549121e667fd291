// The ids of all messages, in one table.
//
// A message id is stable: users filter by it and look it up. Each id has one entry in the file of its area,
// message_ids_<area>.inc: a constant, the id, the severity, the meaning in one sentence, an example and the fix. The
// code uses the constants (WD_ID_GPUAV_RECORDS_LOST); `message_lint_test` fails for an id that is written out elsewhere
// and for an entry that no code uses. docs/messages.md is printed from the table:
//
//     bazel run //vk/report:print_messages > docs/messages.md
//
// An id that is composed at run time is a pattern: its `*` stands for the name of a command or a structure. An area
// without an id that fits adds an entry: the VUID where the specification has one, SYNC-HAZARD-... for a hazard, else
// WARDEN-<area>-<problem>.
//
// Everything here is constant; all functions may be called from any thread.
#ifndef WARDEN_VK_REPORT_MESSAGE_IDS_H
#define WARDEN_VK_REPORT_MESSAGE_IDS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_message_id describes one id.
typedef struct wd_message_id {
    const char *area;     // The part of Warden that reports it: "gpuav". The end of the name of its file.
    const char *id;       // "WARDEN-gpuav-records-lost", or a pattern: "VUID-*-None-10068".
    const char *severity; // "error", "warning", "info", or several of them: "info or warning".
    const char *meaning;  // One sentence.
    const char *example;  // A message. It begins with its id, in brackets, only where the id is a pattern.
    const char *fix;      // How the user fixes it.
} wd_message_id;

#define MESSAGE(name, id, severity, meaning, example, fix) extern const char WD_ID_##name[];
#include "vk/report/message_ids_all.inc"
#undef MESSAGE

// wd_message_ids holds `wd_num_message_ids` entries, ordered by area and in each area as its file has them.
extern const wd_message_id wd_message_ids[];
extern const size_t wd_num_message_ids;

// wd_message_find returns the entry of an id, or of the pattern that fits it; NULL if there is none.
const wd_message_id *wd_message_find(const char *id);

// wd_message_meaning returns the sentence that explains an id, NULL for an unknown id.
const char *wd_message_meaning(const char *id);

// wd_message_alias is the id that a message had in the release before. Filters accept both ids.
typedef struct wd_message_alias {
    const char *old_id;
    const char *id;
} wd_message_alias;

extern const wd_message_alias wd_message_aliases[];
extern const size_t wd_num_message_aliases;

// wd_message_find_alias returns the entry of an old id, NULL if there is none. wd_message_old_id returns the id that a
// message had before, NULL if its id has not changed.
const wd_message_alias *wd_message_find_alias(const char *old_id);
const char *wd_message_old_id(const char *id);

// wd_message_compose writes `pattern` with `name` in the place of its `*` into the `size` bytes at `id`, and a NUL. It
// returns `id`. What does not fit is cut off.
const char *wd_message_compose(char *id, size_t size, const char *pattern, const char *name);

#ifdef __cplusplus
}
#endif
#endif
