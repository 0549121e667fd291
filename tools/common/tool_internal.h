// Functions that tool.c, tool_signals.c and progress.c share.
#ifndef WARDEN_TOOLS_COMMON_TOOL_INTERNAL_H
#define WARDEN_TOOLS_COMMON_TOOL_INTERNAL_H

// wd_progress_hide removes the progress line from the terminal until wd_progress_show, which must follow each call.
// Between the two calls the caller owns standard error.
void wd_progress_hide(void);
void wd_progress_show(void);

// wd_progress_erase removes the line for good, unless another thread draws it now. It is for a process that ends by a
// signal.
void wd_progress_erase(void);

// wd_tool_watch_signals starts a thread that removes incomplete output files when a signal ends the process. It is
// called once, before any other thread is started.
void wd_tool_watch_signals(void);

#endif
