// <dlfcn.h> of POSIX for Windows.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_DLFCN_H
#define WARDEN_VK_PLATFORM_WINDOWS_DLFCN_H

#ifdef __cplusplus
extern "C" {
#endif

#define RTLD_LAZY 1
#define RTLD_NOW 2
#define RTLD_LOCAL 0

void *dlopen(const char *path, int flags) __asm__("wd_posix_dlopen");
void *dlsym(void *library, const char *name) __asm__("wd_posix_dlsym");
int dlclose(void *library) __asm__("wd_posix_dlclose");
// dlerror returns the text of the calling thread's last error.
char *dlerror(void) __asm__("wd_posix_dlerror");

#ifdef __cplusplus
}
#endif
#endif
