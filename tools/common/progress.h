// A line on standard error that says how far long work has come. It shows only where standard error is a
// terminal, and never sooner than half a second after the start, so that quick work stays quiet.
//
// Any thread may step; messages of tool.h are printed above the line.
#ifndef WARDEN_TOOLS_COMMON_PROGRESS_H
#define WARDEN_TOOLS_COMMON_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_progress_begin starts a line: "what  [#####.....] done/total". `total` 0: unknown, only the count is
// shown. One line at a time; `what` must live until wd_progress_end.
void wd_progress_begin(const char *what, size_t total);

// wd_progress_step adds `count` to what is done, and redraws the line at most ten times a second.
void wd_progress_step(size_t count);

// wd_progress_end removes the line. Harmless without wd_progress_begin.
void wd_progress_end(void);

// wd_progress_bar writes a bar of `width` cells (at most `size` - 1) for done of total, for tests and for the
// line.
void wd_progress_bar(char *out, size_t size, size_t width, size_t done, size_t total);

#ifdef __cplusplus
}
#endif
#endif
