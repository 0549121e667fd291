// Ctrl-C and `kill` leave no incomplete files. A dedicated thread waits for the signals that end a process, removes the
// files that are being written, and raises the signal again, so that shells and builds see why the tool ended.
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>

#include "tools/common/tool.h"
#include "tools/common/tool_internal.h"
#include "vk/util/file.h"

static sigset_t ending; // The signals that the thread waits for.

static void end_by(int number) {
    sigset_t own;
    sigemptyset(&own);
    sigaddset(&own, number);
    signal(number, SIG_DFL);
    raise(number);
    pthread_sigmask(SIG_UNBLOCK, &own, NULL);
}

static _Atomic int forwards_to; // A process id, or 0.

void wd_tool_forward_signals(int child) {
    atomic_store(&forwards_to, child);
}

static void *wait_for_end(void *user) {
    siginfo_t info;
    int number, child;
    (void)user;
    do {
        number = sigwaitinfo(&ending, &info);
        child = atomic_load(&forwards_to);
        if (number > 0 && child &&
            info.si_code != SI_KERNEL) { // The kernel sends a terminal's signals to all of its processes.
            kill(child, number);
        }
    } while (number < 0 || child);
    wd_file_discard_all();
    wd_progress_erase();
    end_by(number);
    return NULL;
}

void wd_tool_watch_signals(void) {
    static const int numbers[] = {SIGHUP, SIGINT, SIGTERM};
    sigset_t before;
    pthread_attr_t attributes;
    pthread_t thread;
    sigemptyset(&ending);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction action;
        // The parent may have made the tool ignore some signals: nohup, a job in the background.
        if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) {
            sigaddset(&ending, numbers[i]);
        }
    }
    if (pthread_attr_init(&attributes) != 0) {
        return;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, (size_t)1 << 18);
    // Threads inherit the mask: only the waiting thread receives the signals.
    pthread_sigmask(SIG_BLOCK, &ending, &before);
    if (pthread_create(&thread, &attributes, wait_for_end, NULL) != 0) {
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    pthread_attr_destroy(&attributes);
}
