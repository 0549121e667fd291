#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "vk/platform/paths.h"
#include "vk/platform/process.h"
#include "vk/platform/registered_files.h"
#include "vk/platform/windows/posix_internal.h"

void wd_path_use_slashes(char *path) {
    for (char *c = path; c && *c; c++) {
        *c = *c == '\\' ? '/' : *c;
    }
}

void wd_path_make_native(char *path) {
    for (char *c = path; *c; c++) {
        *c = *c == '/' ? '\\' : *c;
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

bool wd_path_loader_searches(const char *folder) {
    const char *c = folder;
    while (*c && !(*c & 0x80)) {
        c++;
    }
    return !*c;
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

// settings_search is the search for a settings file that is there.
typedef struct settings_search {
    char *path;
    size_t size;
    bool found;
} settings_search;

static bool try_settings(void *user, const char *path, bool is_on) {
    settings_search *search = user;
    struct stat status;
    if (is_on && strlen(path) < search->size) {
        strcpy(search->path, path);
        wd_path_use_slashes(search->path);
        search->found = stat(search->path, &status) == 0 && S_ISREG(status.st_mode);
    }
    return !search->found;
}

bool wd_path_registered_settings(char *path, size_t size) {
    settings_search search = {path, size, false};
    (void)wd_registered_visit_user(WD_REGISTERED_SETTINGS, try_settings, &search);
    if (!search.found) {
        (void)wd_registered_visit_machine(WD_REGISTERED_SETTINGS, try_settings, &search);
    }
    return search.found;
}

bool wd_path_user_layers(char *folder, size_t size) {
    (void)folder;
    (void)size;
    return false;
}
