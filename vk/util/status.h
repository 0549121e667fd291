// Status codes and diagnostics shared by every module of Warden.
//
// A function that can fail returns only a wd_status; its results go through an
// output parameter. Details for a human go to an optional wd_diagnostic. VkResult appears only in vk/layer.
#ifndef WARDEN_VK_UTIL_STATUS_H
#define WARDEN_VK_UTIL_STATUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef enum wd_status {
    WD_OK = 0,
    WD_ERROR_OUT_OF_MEMORY,    // An allocation failed; the callee's state is as before the call.
    WD_ERROR_INVALID_DATA,     // Input from outside does not parse; the diagnostic says where.
    WD_ERROR_INVALID_ARGUMENT, // A value given by the caller has no meaning here.
    WD_ERROR_NOT_FOUND,        // The thing asked for is not there.
    WD_ERROR_IO,               // The operating system refused; errno holds its reason.
    WD_ERROR_UNSUPPORTED,      // Well-formed, but not supported by this build.
    WD_ERROR_INCOMPLETE,       // The output did not fit; the written part is valid.
    WD_ERROR_BUSY,             // Another process holds it.
    WD_ERROR_NOT_A_FILE,       // A pipe, a device, a socket or a link is where a regular file must be.
} wd_status;

// wd_status_string returns a short English phrase, never NULL. The string is static.
const char *wd_status_string(wd_status status);

// wd_diagnostic holds one explanation: the position in the input, and the expected content. It owns no memory.
typedef struct wd_diagnostic {
    size_t offset;     // Bytes from the start of the input, or SIZE_MAX where no offset makes sense.
    char message[240]; // NUL-terminated; cut if longer.
} wd_diagnostic;

#define WD_DIAGNOSTIC_INIT                                                                                   \
    {                                                                                                        \
        SIZE_MAX, {                                                                                          \
            0                                                                                                \
        }                                                                                                    \
    }

// wd_diagnose writes `diagnostic` (NULL is accepted and ignored) from a printf format.
void wd_diagnose(wd_diagnostic *diagnostic, size_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#ifdef __cplusplus
}
#endif
#endif
