// Dynamic libraries.
#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>

#include "vk/platform/windows/posix_internal.h"

static _Thread_local DWORD last_error; // 0: none.

void *dlopen(const char *path, int flags) {
    (void)flags;
    wchar_t *wide = wd_posix_wide(path);
    HMODULE library = wide ? LoadLibraryW(wide) : NULL;
    last_error = library ? 0 : GetLastError();
    free(wide);
    return library;
}

void *dlsym(void *library, const char *name) {
    const FARPROC symbol = GetProcAddress(library, name);
    last_error = symbol ? 0 : GetLastError();
    return (void *)(uintptr_t)symbol;
}

int dlclose(void *library) {
    return FreeLibrary(library) ? 0 : -1;
}

char *dlerror(void) {
    static _Thread_local char text[64];
    if (!last_error) {
        return NULL;
    }
    snprintf(text, sizeof text, "error %lu of Windows", last_error);
    last_error = 0;
    return text;
}

int dladdr(const void *address, Dl_info *info) {
    static _Thread_local char path[PATH_MAX];
    const DWORD flags = GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS | GET_MODULE_HANDLE_EX_FLAG_UNCHANGED_REFCOUNT;
    HMODULE library;
    if (!GetModuleHandleExW(flags, address, &library) || !wd_posix_module_path(library, path, sizeof path)) {
        return 0;
    }
    *info = (Dl_info){.dli_fname = path, .dli_fbase = library};
    return 1;
}
