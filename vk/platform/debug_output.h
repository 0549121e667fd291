// Messages for a program without standard error. Any thread may call every function.
#ifndef WARDEN_VK_PLATFORM_DEBUG_OUTPUT_H
#define WARDEN_VK_PLATFORM_DEBUG_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

// wd_debug_output shows UTF-8 in the debugger (OutputDebugString) if the platform has such an output and the process
// has no standard error, as programs with windows have none. False: write to standard error.
bool wd_debug_output(const char *text, size_t length);

#endif
