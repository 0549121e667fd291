#include "vk/util/status.h"

#include <stdarg.h>
#include <stdio.h>

const char *wd_status_string(wd_status status) {
    static const char *const strings[] = {
        [WD_OK] = "success",
        [WD_ERROR_OUT_OF_MEMORY] = "out of memory",
        [WD_ERROR_INVALID_DATA] = "invalid data",
        [WD_ERROR_INVALID_ARGUMENT] = "invalid argument",
        [WD_ERROR_NOT_FOUND] = "not found",
        [WD_ERROR_IO] = "input/output error",
        [WD_ERROR_UNSUPPORTED] = "not supported",
        [WD_ERROR_INCOMPLETE] = "incomplete",
        [WD_ERROR_BUSY] = "in use by another process",
        [WD_ERROR_NOT_A_FILE] = "not a regular file",
    };
    if ((size_t)status >= sizeof strings / sizeof *strings) {
        return "unknown status";
    }
    return strings[status];
}

void wd_diagnose(wd_diagnostic *diagnostic, size_t offset, const char *format, ...) {
    if (!diagnostic) {
        return;
    }
    diagnostic->offset = offset;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(diagnostic->message, sizeof diagnostic->message, format, arguments);
    va_end(arguments);
}
