// <limits.h> of POSIX for Windows.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_LIMITS_H
#define WARDEN_VK_PLATFORM_WINDOWS_LIMITS_H

#include_next <limits.h>

// Of UTF-8; the system's limit counts characters.
#undef PATH_MAX
#define PATH_MAX 4096
#ifndef PIPE_BUF
#define PIPE_BUF 4096
#endif

#endif
