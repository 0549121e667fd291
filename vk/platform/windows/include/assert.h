// <assert.h>, whose functions do not return. Headers of mingw-w64 10 do not say so, and the compiler warns of
// code after a failed assertion. As the header itself, this one may be included again.
#include_next <assert.h>

#ifndef WARDEN_VK_PLATFORM_WINDOWS_ASSERT_H
#define WARDEN_VK_PLATFORM_WINDOWS_ASSERT_H

#ifdef __cplusplus
extern "C" {
#endif

_CRTIMP void __cdecl _assert(const char *message, const char *file, unsigned line) __attribute__((noreturn));
_CRTIMP void __cdecl _wassert(const wchar_t *message, const wchar_t *file, unsigned line)
    __attribute__((noreturn));

#ifdef __cplusplus
}
#endif
#endif
