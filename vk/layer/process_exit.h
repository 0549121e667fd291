// The exit code of a process that had findings, and the layer's presence until that exit.
//
// All functions may be called from any thread.
#ifndef WARDEN_VK_LAYER_PROCESS_EXIT_H
#define WARDEN_VK_LAYER_PROCESS_EXIT_H

#ifdef __cplusplus
extern "C" {
#endif

// wd_process_keep_layer keeps the layer's library in the process until it ends: loaders unload a layer with the last
// instance, and its variables would be lost. In a program that contains the code itself, nothing changes.
void wd_process_keep_layer(void);

// wd_process_set_exit_code asks that the process ends with `code` (1 to 255) if wd_process_note_error was called when
// it ends by exit() or by the return of main(). Standard streams and handlers of atexit() are served first; destructors
// of libraries that follow the layer's are not. A process that ends by _exit() or a signal keeps its own status. The
// last call counts.
void wd_process_set_exit_code(int code);

// wd_process_note_error records that there was an error.
void wd_process_note_error(void);

#ifdef __cplusplus
}
#endif
#endif
