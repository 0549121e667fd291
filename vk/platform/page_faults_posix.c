#include <signal.h>
#include <stddef.h>
#include <ucontext.h>

#include "vk/platform/page_faults.h"
#include "vk/platform/process.h"

static wd_page_fault_handler *handle;
static struct sigaction before; // The handler of the application.

static uintptr_t code_of(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

// pass_on calls the handler of the application, or does what the system does without one. A signal that a process sent
// does not come again by itself; an instruction faults again.
static void pass_on(int number, siginfo_t *info, void *context) {
    const bool is_sent = info->si_code <= 0;
    if (before.sa_flags & SA_SIGINFO) {
        before.sa_sigaction(number, info, context);
    } else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN) {
        before.sa_handler(number);
    } else if (!is_sent || before.sa_handler == SIG_DFL) {
        (void)sigaction(number, &before, NULL);
        if (is_sent) {
            (void)raise(number);
        }
    }
}

static void on_fault(int number, siginfo_t *info, void *context) {
    if (info->si_code != SEGV_ACCERR || !handle((uintptr_t)info->si_addr, code_of(context))) {
        pass_on(number, info, context);
    }
}

bool wd_page_faults_handle(wd_page_fault_handler *handler) {
    struct sigaction action = {.sa_sigaction = on_fault, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    (void)sigemptyset(&action.sa_mask);
    wd_process_keep_library((void *)(uintptr_t)handler);
    handle = handler;
    return sigaction(SIGSEGV, &action, &before) == 0;
}
