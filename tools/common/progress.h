// A line on standard error that shows the progress of long work. It is shown only if standard error is a terminal that
// is not "dumb", and not within the first half second, so that short runs print nothing. The line is never wider than
// the terminal.
//
// Any thread may step; messages of tool.h are printed above the line.
#ifndef WARDEN_TOOLS_COMMON_PROGRESS_H
#define WARDEN_TOOLS_COMMON_PROGRESS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_progress_disable makes wd_progress_begin do nothing from now on, for --quiet.
void wd_progress_disable(void);

// wd_progress_begin starts a line: "label [#####.....] done/total". `total` 0: unknown, only the count is shown. There
// is one line at a time; `label` must live until wd_progress_end.
void wd_progress_begin(const char *label, size_t total);

// wd_progress_step adds `count` to the finished work, and redraws the line at most ten times a second.
void wd_progress_step(size_t count);

// wd_progress_end removes the line. Does nothing without wd_progress_begin.
void wd_progress_end(void);

// wd_progress_bar writes a bar of `width` cells (at most `size` - 1) for `done` of `total`.
void wd_progress_bar(char *out, size_t size, size_t width, size_t done, size_t total);

// wd_progress_line writes the line for a terminal of `columns` columns into `out`. The bar shrinks in narrow terminals,
// then is left out, then the text is cut: the line always leaves the last column empty, because terminals wrap there.
void wd_progress_line(char *out, size_t size, size_t columns, const char *label, size_t done, size_t total);

#ifdef __cplusplus
}
#endif
#endif
