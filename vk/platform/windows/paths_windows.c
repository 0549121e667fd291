#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "vk/platform/paths.h"
#include "vk/platform/process.h"
#include "vk/platform/windows/posix_internal.h"

void wd_path_use_slashes(char *path) {
    for (char *c = path; c && *c; c++) {
        *c = *c == '\\' ? '/' : *c;
    }
}

bool wd_path_user_caches(char *folder, size_t size) {
    const char *local = wd_process_is_privileged() ? NULL : getenv("LOCALAPPDATA");
    if (!local || !local[0] || strlen(local) >= size) {
        return false;
    }
    strcpy(folder, local);
    wd_path_use_slashes(folder);
    return true;
}

bool wd_path_user_temporary(char *folder, size_t size) {
    wchar_t wide[MAX_PATH + 2];
    const DWORD length = GetTempPathW(sizeof wide / sizeof *wide, wide);
    if (!length || length >= sizeof wide / sizeof *wide || !wd_posix_write_path(wide, folder, size)) {
        return false;
    }
    const size_t end = strlen(folder);
    folder[end - (end && folder[end - 1] == '/')] = '\0';
    return true;
}

char wd_path_list_separator(void) {
    return ';';
}

// read_key writes the first name of a value of the key that is the path of a file, and whose data is zero. The data of
// others turns them off.
static bool read_key(HKEY root, char *path, size_t size) {
    enum { MAX_NAME = 16384 };
    HKEY key;
    bool found = false;
    wchar_t *name = malloc(MAX_NAME * sizeof *name);
    if (name && RegOpenKeyExW(root, L"Software\\Khronos\\Vulkan\\Settings", 0, KEY_READ | KEY_WOW64_64KEY,
                              &key) == ERROR_SUCCESS) {
        DWORD length = MAX_NAME, type, value = 0, value_size = sizeof value;
        for (DWORD i = 0; !found && RegEnumValueW(key, i, name, &length, NULL, &type, (BYTE *)&value,
                                                  &value_size) == ERROR_SUCCESS;
             i++) {
            struct stat status;
            found = type == REG_DWORD && !value && wd_posix_write_path(name, path, size) &&
                    stat(path, &status) == 0 && S_ISREG(status.st_mode);
            length = MAX_NAME;
            value_size = sizeof value;
        }
        RegCloseKey(key);
    }
    free(name);
    return found;
}

bool wd_path_registered_settings(char *path, size_t size) {
    return read_key(HKEY_CURRENT_USER, path, size) || read_key(HKEY_LOCAL_MACHINE, path, size);
}
