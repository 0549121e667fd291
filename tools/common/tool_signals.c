// What Ctrl-C and `kill` leave behind: nothing. A thread of its own waits for the signals that end a process, takes away what
// was being written, and lets the signal do its work, so that shells and builds see why the tool ended.
#include <pthread.h>
#include <signal.h>

#include "tools/common/tool_internal.h"
#include "vk/util/file.h"

static sigset_t ending; // The signals that are waited for.

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
        // Who starts the tool may have had it ignore some: nohup, a job in the background.
        if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) {
            sigaddset(&ending, numbers[i]);
        }
    }
    if (pthread_attr_init(&attributes) != 0) {
        return;
    }
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_attr_setstacksize(&attributes, (size_t)1 << 18);
    // Threads inherit the mask: a signal comes to the one that waits for it.
    pthread_sigmask(SIG_BLOCK, &ending, &before);
    if (pthread_create(&thread, &attributes, wait_for_end, NULL) != 0) {
        pthread_sigmask(SIG_SETMASK, &before, NULL);
    }
    pthread_attr_destroy(&attributes);
}
