#include <stdio.h>
#include <stdlib.h>

#include "vk/platform/paths.h"

void wd_path_use_slashes(char *path) {
    (void)path;
}

void wd_path_make_native(char *path) {
    (void)path;
}

// write_user_folder writes the folder `name` in that of the variable, or in `in_home` of the home folder where the
// variable is not set.
static bool write_user_folder(const char *variable, const char *in_home, const char *name, char *folder,
                              size_t size) {
    // secure_getenv: a process with raised privileges must not be led to another user's file.
    const char *chosen = secure_getenv(variable), *home = secure_getenv("HOME");
    int length = -1;
    // The XDG base directory specification: relative paths are invalid and ignored.
    if (chosen && chosen[0] == '/') {
        length = snprintf(folder, size, "%s%s", chosen, name);
    } else if (home && home[0] == '/') {
        length = snprintf(folder, size, "%s%s%s", home, in_home, name);
    }
    return length > 0 && (size_t)length < size;
}

bool wd_path_user_caches(char *folder, size_t size) {
    return write_user_folder("XDG_CACHE_HOME", "/.cache", "", folder, size);
}

bool wd_path_user_layers(char *folder, size_t size) {
    return write_user_folder("XDG_DATA_HOME", "/.local/share", "/vulkan/explicit_layer.d", folder, size);
}

bool wd_path_loader_searches(const char *folder) {
    (void)folder;
    return true;
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
