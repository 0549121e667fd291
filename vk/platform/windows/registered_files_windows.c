#include <stdlib.h>

#include "vk/platform/registered_files.h"
#include "vk/platform/windows/posix_internal.h"

enum { MAX_NAME = 16384 }; // Of a value, with the 0 at the end.

static const wchar_t *const keys[WD_NUM_REGISTERED_LISTS] = {
    [WD_REGISTERED_LAYERS] = L"Software\\Khronos\\Vulkan\\ExplicitLayers",
    [WD_REGISTERED_SETTINGS] = L"Software\\Khronos\\Vulkan\\Settings",
};

// The 64-bit view of the registry, which loaders of 64-bit programs read.
enum { READ = KEY_READ | KEY_WOW64_64KEY, WRITE = KEY_WRITE | KEY_WOW64_64KEY };

static int errno_of(LSTATUS status) {
    if (status == ERROR_SUCCESS) {
        return 0;
    }
    SetLastError((DWORD)status);
    wd_posix_fail();
    return errno;
}

// visit_values calls `visit` for each value of a key.
static int visit_values(HKEY key, wchar_t *name, wd_registered_visit *visit, void *user) {
    for (DWORD i = 0;; i++) {
        DWORD length = MAX_NAME, type, value = 0, value_size = sizeof value;
        const LSTATUS status = RegEnumValueW(key, i, name, &length, NULL, &type, (BYTE *)&value, &value_size);
        if (status == ERROR_NO_MORE_ITEMS) {
            return 0;
        }
        if (status != ERROR_SUCCESS &&
            status != ERROR_MORE_DATA) { // More: not the data of a file that is on.
            return errno_of(status);
        }
        char *path = wd_posix_narrow(name);
        if (!path) {
            return ENOMEM;
        }
        const bool goes_on = visit(user, path, status == ERROR_SUCCESS && type == REG_DWORD && value == 0);
        free(path);
        if (!goes_on) {
            return 0;
        }
    }
}

static int visit_list(HKEY root, wd_registered_list list, wd_registered_visit *visit, void *user) {
    HKEY key;
    const LSTATUS status = RegOpenKeyExW(root, keys[list], 0, READ, &key);
    if (status == ERROR_FILE_NOT_FOUND) {
        return 0;
    }
    if (status != ERROR_SUCCESS) {
        return errno_of(status);
    }
    wchar_t *name = malloc(MAX_NAME * sizeof *name);
    const int error = name ? visit_values(key, name, visit, user) : ENOMEM;
    free(name);
    RegCloseKey(key);
    return error;
}

int wd_registered_visit_user(wd_registered_list list, wd_registered_visit *visit, void *user) {
    return visit_list(HKEY_CURRENT_USER, list, visit, user);
}

int wd_registered_visit_machine(wd_registered_list list, wd_registered_visit *visit, void *user) {
    return visit_list(HKEY_LOCAL_MACHINE, list, visit, user);
}

int wd_registered_add(wd_registered_list list, const char *path) {
    wchar_t *name = wd_posix_wide(path);
    HKEY key;
    if (!name) {
        return errno;
    }
    for (wchar_t *c = name; *c; c++) {
        *c = *c == L'/' ? L'\\' : *c;
    }
    LSTATUS status = RegCreateKeyExW(HKEY_CURRENT_USER, keys[list], 0, NULL, 0, WRITE, NULL, &key, NULL);
    if (status == ERROR_SUCCESS) {
        const DWORD on = 0;
        status = RegSetValueExW(key, name, 0, REG_DWORD, (const BYTE *)&on, sizeof on);
        RegCloseKey(key);
    }
    free(name);
    return errno_of(status);
}

int wd_registered_remove(wd_registered_list list, const char *path) {
    wchar_t *name = wd_posix_wide(path);
    HKEY key;
    if (!name) {
        return errno;
    }
    LSTATUS status = RegOpenKeyExW(HKEY_CURRENT_USER, keys[list], 0, WRITE, &key);
    if (status == ERROR_SUCCESS) {
        status = RegDeleteValueW(key, name);
        RegCloseKey(key);
    }
    free(name);
    return errno_of(status);
}
