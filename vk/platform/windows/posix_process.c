// Processes, signals, processors, the console.
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "vk/platform/windows/posix_internal.h"

long sysconf(int name) {
    SYSTEM_INFO info;
    GetSystemInfo(&info);
    return name == _SC_PAGESIZE ? (long)info.dwPageSize : (long)info.dwNumberOfProcessors;
}

int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set) {
    (void)process;
    (void)size;
    DWORD_PTR own, system;
    if (!GetProcessAffinityMask(GetCurrentProcess(), &own, &system)) {
        return wd_posix_fail();
    }
    set->bits = own;
    return 0;
}

int ioctl(int fd, unsigned long request, struct winsize *size) {
    CONSOLE_SCREEN_BUFFER_INFO info;
    const HANDLE handle = wd_posix_handle(fd);
    if (handle == INVALID_HANDLE_VALUE) {
        return -1;
    }
    if (request != TIOCGWINSZ || !GetConsoleScreenBufferInfo(handle, &info)) {
        errno = ENOTTY;
        return -1;
    }
    size->ws_col = (unsigned short)(info.srWindow.Right - info.srWindow.Left + 1);
    size->ws_row = (unsigned short)(info.srWindow.Bottom - info.srWindow.Top + 1);
    return 0;
}

pid_t fork(void) {
    errno = ENOSYS;
    return -1;
}

unsigned alarm(unsigned seconds) {
    (void)seconds;
    return 0;
}

// --- Processes that this one started

enum { MAX_CHILDREN = 16 };

static pthread_mutex_t children_lock = PTHREAD_MUTEX_INITIALIZER; // Guards the table.
static struct {
    DWORD id; // 0: free.
    HANDLE handle;
} children[MAX_CHILDREN];

static bool remember(const PROCESS_INFORMATION *started) {
    bool found = false;
    pthread_mutex_lock(&children_lock);
    for (size_t i = 0; i < MAX_CHILDREN && !found; i++) {
        if (!children[i].id) {
            children[i].id = started->dwProcessId;
            children[i].handle = started->hProcess;
            found = true;
        }
    }
    pthread_mutex_unlock(&children_lock);
    return found;
}

// take returns the handle of a child, which belongs to the caller if `forget` is set. NULL: there is none.
static HANDLE take(pid_t child, bool forget) {
    HANDLE handle = NULL;
    pthread_mutex_lock(&children_lock);
    for (size_t i = 0; i < MAX_CHILDREN; i++) {
        if (children[i].id == (DWORD)child) {
            handle = children[i].handle;
            children[i].id = forget ? 0 : children[i].id;
        }
    }
    pthread_mutex_unlock(&children_lock);
    return handle;
}

// append_argument writes an argument as programs of Windows split their command lines: quoted, with backslashes before
// a quotation mark doubled. It returns the new end.
static wchar_t *append_argument(wchar_t *end, const wchar_t *argument) {
    *end++ = L'"';
    size_t num_backslashes = 0;
    for (const wchar_t *c = argument; *c; c++) {
        const size_t num_more = *c == L'"' ? num_backslashes + 1 : 0;
        for (size_t i = 0; i < num_more; i++) {
            *end++ = L'\\';
        }
        num_backslashes = *c == L'\\' ? num_backslashes + 1 : 0;
        *end++ = *c;
    }
    for (size_t i = 0; i < num_backslashes; i++) {
        *end++ = L'\\';
    }
    *end++ = L'"';
    return end;
}

// command_line returns the command line, freed by the caller with free(). NULL: errno is set.
static wchar_t *command_line(char *const *arguments) {
    size_t size = 1;
    for (char *const *argument = arguments; *argument; argument++) {
        size += 2 * strlen(*argument) + 4;
    }
    wchar_t *line = malloc(size * sizeof *line), *end = line;
    if (!line) {
        errno = ENOMEM;
        return NULL;
    }
    for (char *const *argument = arguments; *argument; argument++) {
        wchar_t *wide = wd_posix_wide(*argument);
        if (!wide) {
            free(line);
            return NULL;
        }
        if (end != line) {
            *end++ = L' ';
        }
        end = append_argument(end, wide);
        free(wide);
    }
    *end = L'\0';
    return line;
}

int posix_spawnp(pid_t *child, const char *file, const posix_spawn_file_actions_t *actions,
                 const posix_spawnattr_t *attributes, char *const *arguments, char *const *environment) {
    (void)file;
    (void)actions;
    (void)attributes;
    (void)environment;
    STARTUPINFOW startup = {.cb = sizeof startup};
    PROCESS_INFORMATION started;
    wchar_t *line = command_line(arguments);
    if (!line) {
        return errno;
    }
    fflush(NULL);
    const BOOL ok = CreateProcessW(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &startup, &started);
    free(line);
    if (!ok) {
        wd_posix_fail();
        return errno;
    }
    CloseHandle(started.hThread);
    if (!remember(&started)) {
        CloseHandle(started.hProcess);
        return EAGAIN;
    }
    *child = (pid_t)started.dwProcessId;
    return 0;
}

pid_t waitpid(pid_t child, int *status, int options) {
    (void)options;
    const HANDLE handle = take(child, true);
    DWORD code = 0;
    if (!handle) {
        errno = ECHILD;
        return -1;
    }
    WaitForSingleObject(handle, INFINITE);
    GetExitCodeProcess(handle, &code);
    CloseHandle(handle);
    // The codes of exceptions have the two high bits.
    *status = code == 0xC000013A ? SIGINT : code >= 0xC0000000 ? SIGSEGV : (int)(code & 0xff) << 8;
    return child;
}

int kill(pid_t process, int number) {
    const HANDLE handle = take(process, false);
    if (!handle) {
        errno = ESRCH;
        return -1;
    }
    return TerminateProcess(handle, (UINT)(128 + number)) ? 0 : wd_posix_fail();
}

// --- Signals

int sigaction(int number, const struct sigaction *action, struct sigaction *before) {
    if (before) {
        *before = (struct sigaction){.sa_handler = SIG_DFL};
    }
    if (action && (number == SIGINT || number == SIGTERM || number == SIGSEGV)) {
        signal(number, action->sa_handler);
    }
    return 0;
}

int raise(int number) {
    if (number == SIGTRAP) {
        DebugBreak();
        return 0;
    }
    if (number == SIGHUP || number == SIGQUIT || number == SIGPIPE) {
        TerminateProcess(GetCurrentProcess(), (UINT)(128 + number));
    }
    // The C runtime's own function, whose name the header gave to this one.
    static int (*runtime)(int);
    if (!runtime) {
        runtime = (int (*)(int))(uintptr_t)GetProcAddress(GetModuleHandleW(L"msvcrt.dll"), "raise");
    }
    return runtime ? runtime(number) : -1;
}

int sigtimedwait(const sigset_t *set, siginfo_t *info, const struct timespec *timeout) {
    (void)set;
    (void)info;
    (void)timeout;
    errno = EAGAIN; // None was raised.
    return -1;
}

static HANDLE interrupted; // An event.

static BOOL WINAPI note_interrupt(DWORD kind) {
    if (kind != CTRL_C_EVENT && kind != CTRL_BREAK_EVENT && kind != CTRL_CLOSE_EVENT) {
        return FALSE;
    }
    SetEvent(interrupted);
    return TRUE;
}

int sigwaitinfo(const sigset_t *set, siginfo_t *info) {
    (void)set;
    if (!interrupted) { // One thread of a process waits.
        interrupted = CreateEventW(NULL, FALSE, FALSE, NULL);
        SetConsoleCtrlHandler(note_interrupt, TRUE);
    }
    WaitForSingleObject(interrupted, INFINITE);
    *info = (siginfo_t){.si_signo = SIGINT, .si_code = SI_KERNEL}; // Every process of the console gets it.
    return SIGINT;
}
