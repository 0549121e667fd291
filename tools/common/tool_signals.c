// Ctrl-C and `kill` leave no incomplete files. A dedicated thread waits for the signals that end a process, removes the
// files that are being written, and raises the signal again, so that shells and builds see why the tool ended.
#include <pthread.h>
#include <signal.h>

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

static void *wait_for_end(void *user) {
    int number;
    (void)user;
    while (sigwait(&ending, &number) != 0) {
    }
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
