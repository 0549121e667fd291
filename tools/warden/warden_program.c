// A program that runs under the layer.
#include <errno.h>
#include <signal.h>
#include <spawn.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/warden/warden.h"

// spawn returns 0 or an errno. The program gets the signals of an ordinary process: this one blocks some of them.
static int spawn(char *const *arguments, pid_t *child) {
    static const int numbers[] = {SIGHUP, SIGINT, SIGTERM, SIGQUIT, SIGPIPE};
    posix_spawnattr_t attributes;
    sigset_t none, defaults;
    sigemptyset(&none);
    sigemptyset(&defaults);
    for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
        struct sigaction action;
        // Signals that the user's shell ignores, as nohup does, stay ignored.
        if (sigaction(numbers[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) {
            sigaddset(&defaults, numbers[i]);
        }
    }
    int reason = posix_spawnattr_init(&attributes);
    if (reason) {
        return reason;
    }
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    reason = posix_spawnp(child, arguments[0], NULL, &attributes, arguments, environ);
    posix_spawnattr_destroy(&attributes);
    return reason;
}

int warden_run_program(char *const *arguments) {
    pid_t child;
    const int reason = spawn(arguments, &child);
    if (reason) {
        (void)wd_tool_error(arguments[0], WD_TOOL_NO_OFFSET, "the program could not be started: %s",
                            strerror(reason));
        return reason == ENOENT ? 127 : 126;
    }
    wd_tool_forward_signals(child);
    struct sigaction ignore = {.sa_handler = SIG_IGN}, before;
    sigaction(SIGQUIT, &ignore, &before); // Ctrl-\ is for the program.
    int status;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
    }
    sigaction(SIGQUIT, &before, NULL);
    wd_tool_forward_signals(0);
    if (WIFSIGNALED(status)) {
        wd_tool_warning(arguments[0], WD_TOOL_NO_OFFSET, "the program was ended by signal %d (%s)",
                        WTERMSIG(status), strsignal(WTERMSIG(status)));
        return 128 + WTERMSIG(status);
    }
    return WEXITSTATUS(status);
}
