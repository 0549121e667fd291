// What tool.c and progress.c tell each other.
#ifndef WARDEN_TOOLS_COMMON_TOOL_INTERNAL_H
#define WARDEN_TOOLS_COMMON_TOOL_INTERNAL_H

// wd_progress_hide takes the progress line off the terminal and holds it back until wd_progress_show, which
// every call must be followed by: between the two the caller owns standard error.
void wd_progress_hide(void);
void wd_progress_show(void);

#endif
