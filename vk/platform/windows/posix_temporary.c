// Files and folders with names that are not in use.
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "vk/platform/windows/posix_internal.h"

// make_name replaces the six X at the end of a pattern.
static char *make_name(char *pattern, unsigned attempt) {
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz0123456789";
    static LONG counter;
    const size_t length = strlen(pattern);
    if (length < 6) {
        errno = EINVAL;
        return NULL;
    }
    LARGE_INTEGER now;
    QueryPerformanceCounter(&now);
    uint64_t value = (uint64_t)now.QuadPart * 0x9e3779b97f4a7c15u ^ GetCurrentProcessId() ^
                     (uint64_t)InterlockedIncrement(&counter) << 40 ^ (uint64_t)attempt << 20;
    for (size_t i = length - 6; i < length; i++) {
        value = value * 6364136223846793005u + 1442695040888963407u;
        pattern[i] = letters[(value >> 33) % (sizeof letters - 1)];
    }
    return pattern;
}

enum { MAX_ATTEMPTS = 100 };

int mkostemp(char *pattern, int flags) {
    for (unsigned attempt = 0; attempt < MAX_ATTEMPTS && make_name(pattern, attempt); attempt++) {
        const int fd = open(pattern, O_RDWR | O_CREAT | O_EXCL | flags, 0600);
        if (fd >= 0 || errno != EEXIST) {
            return fd;
        }
    }
    return -1;
}

int mkstemp(char *pattern) {
    return mkostemp(pattern, 0);
}

char *mkdtemp(char *pattern) {
    for (unsigned attempt = 0; attempt < MAX_ATTEMPTS && make_name(pattern, attempt); attempt++) {
        if (mkdir(pattern, 0700) == 0) {
            return pattern;
        }
        if (errno != EEXIST) {
            return NULL;
        }
    }
    return NULL;
}
