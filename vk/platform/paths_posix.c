#include <stdio.h>
#include <stdlib.h>

#include "vk/platform/paths.h"

void wd_path_use_slashes(char *path) {
    (void)path;
}

bool wd_path_user_caches(char *folder, size_t size) {
    // secure_getenv: a process with raised privileges must not be led to another user's file.
    const char *cache_home = secure_getenv("XDG_CACHE_HOME"), *home = secure_getenv("HOME");
    int length = -1;
    // The XDG base directory specification: relative paths are invalid and ignored.
    if (cache_home && cache_home[0] == '/') {
        length = snprintf(folder, size, "%s", cache_home);
    } else if (home && home[0] == '/') {
        length = snprintf(folder, size, "%s/.cache", home);
    }
    return length > 0 && (size_t)length < size;
}

bool wd_path_user_temporary(char *folder, size_t size) {
    const char *variable = getenv("TMPDIR");
    const int length = snprintf(folder, size, "%s", variable && *variable ? variable : "/tmp");
    return length > 0 && (size_t)length < size;
}

char wd_path_list_separator(void) {
    return ':';
}

bool wd_path_registered_settings(char *path, size_t size) {
    (void)path;
    (void)size;
    return false;
}
