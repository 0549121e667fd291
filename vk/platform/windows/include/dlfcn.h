// <dlfcn.h> of POSIX for Windows.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_DLFCN_H
#define WARDEN_VK_PLATFORM_WINDOWS_DLFCN_H

#ifdef __cplusplus
extern "C" {
#endif

#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_LOCAL 0

// Dl_info has no names of functions: libraries of Windows have none but those that they export.
typedef struct Dl_info {
    const char *dli_fname; // Valid until the thread's next call.
    void *dli_fbase;
    const char *dli_sname; // NULL.
} Dl_info;

void *dlopen(const char *path, int flags) __asm__("wd_posix_dlopen");
void *dlsym(void *library, const char *name) __asm__("wd_posix_dlsym");
int dlclose(void *library) __asm__("wd_posix_dlclose");
// dladdr returns 0 if no library contains the address.
int dladdr(const void *address, Dl_info *info) __asm__("wd_posix_dladdr");
// dlerror returns the text of the calling thread's last error.
char *dlerror(void) __asm__("wd_posix_dlerror");

#ifdef __cplusplus
}
#endif
#endif
