#include "vk/layer/process_exit.h"

#include <stdatomic.h>

#include "vk/platform/process.h"

static _Atomic int exit_code;
static _Atomic int num_errors;

void wd_process_keep_layer(void) {
    wd_process_keep_library((const void *)&exit_code);
}

void wd_process_set_exit_code(int code) {
    wd_process_keep_layer(); // Or else the destructor below would run when the layer is unloaded.
    atomic_store(&exit_code, code);
}

void wd_process_note_error(void) {
    atomic_store(&num_errors, 1);
}

// Destructors of libraries run after all handlers of atexit(), and before the C library flushes its streams.
__attribute__((destructor)) static void end_process(void) {
    if (atomic_load(&exit_code) && atomic_load(&num_errors)) {
        wd_process_end(atomic_load(&exit_code));
    }
}
