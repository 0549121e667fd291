// What tool.c, tool_signals.c and progress.c tell each other.
#ifndef WARDEN_TOOLS_COMMON_TOOL_INTERNAL_H
#define WARDEN_TOOLS_COMMON_TOOL_INTERNAL_H

// wd_progress_hide takes the progress line off the terminal and holds it back until wd_progress_show, which
// every call must be followed by: between the two the caller owns standard error.
void wd_progress_hide(void);
void wd_progress_show(void);

// wd_progress_erase takes the line off the terminal for good, unless another thread is at work on it: for a process that
// ends by a signal.
void wd_progress_erase(void);

// wd_tool_watch_signals sees to it that a signal which ends the process leaves no half-written file behind. It is called
// once, before any other thread is started.
void wd_tool_watch_signals(void);

#endif
