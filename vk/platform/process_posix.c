#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "vk/platform/process.h"

size_t wd_process_program(char *path, size_t size) {
    const ssize_t length = readlink("/proc/self/exe", path, size); // Longer paths are truncated to `size`.
    const size_t fitting = length > 0 && (size_t)length < size ? (size_t)length : 0;
    path[fitting] = '\0';
    return fitting;
}

bool wd_process_is_privileged(void) {
    return getauxval(AT_SECURE);
}

void wd_process_keep_library(const void *address) {
    Dl_info info;
    if (dladdr(address, &info) && info.dli_fname) {
        // The handle is not closed, on purpose.
        (void)dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
    }
}

// fcloseall flushes streams without waiting for the locks of threads that still run, as exit() itself does.
void wd_process_end(int code) {
    fcloseall();
    _exit(code);
}

uint32_t wd_thread_id(void) {
    return (uint32_t)syscall(SYS_gettid);
}

bool wd_thread_is_alive(uint32_t id) {
    return syscall(SYS_tgkill, getpid(), id, 0) == 0 || errno != ESRCH;
}
