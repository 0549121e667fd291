#include <io.h>
#include <stdlib.h>
#include <string.h>

#include "vk/platform/debug_output.h"
#include "vk/platform/windows/posix_internal.h"

static bool has_standard_error(void) {
    const HANDLE handle = GetStdHandle(STD_ERROR_HANDLE);
    return handle && handle != INVALID_HANDLE_VALUE && GetFileType(handle) != FILE_TYPE_UNKNOWN;
}

bool wd_debug_output(const char *text, size_t length) {
    if (has_standard_error()) {
        return false;
    }
    char *copy = strndup(text, length);
    wchar_t *wide = copy ? wd_posix_wide(copy) : NULL;
    if (wide) {
        OutputDebugStringW(wide);
    }
    free(wide);
    free(copy);
    return true;
}
