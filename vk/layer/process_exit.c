#include "vk/layer/process_exit.h"

#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <unistd.h>

static _Atomic int exit_code;
static _Atomic int num_errors;

void wd_process_keep_layer(void) {
    Dl_info info;
    if (dladdr((const void *)&exit_code, &info) && info.dli_fname) {
        // The handle is not closed, on purpose.
        (void)dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
    }
}

void wd_process_set_exit_code(int code) {
    wd_process_keep_layer(); // Or else the destructor below would run when the layer is unloaded.
    atomic_store(&exit_code, code);
}

void wd_process_note_error(void) {
    atomic_store(&num_errors, 1);
}

// Destructors of libraries run after all handlers of atexit(), and before the C library flushes its streams. fcloseall
// flushes them without waiting for the locks of threads that still run, as exit() itself does.
__attribute__((destructor)) static void end_process(void) {
    if (atomic_load(&exit_code) && atomic_load(&num_errors)) {
        fcloseall();
        _exit(atomic_load(&exit_code));
    }
}
