#include <signal.h>
#include <stddef.h>
#include <string.h>
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

#if defined(__aarch64__)
// access_of reads the exception syndrome. The kernel stores it in a list of records that follows the registers: each
// one begins with its identity and its size (Linux, Documentation/arch/arm64/signal handling: esr_context).
static wd_page_access access_of(const ucontext_t *context) {
    enum { ESR_IDENTITY = 0x45535201, LAST_SIZE = 16, IS_WRITE = 1 << 6 };
    const unsigned char *records = context->uc_mcontext.__reserved;
    uint32_t head[2]; // Identity and size.
    uint64_t syndrome;
    for (size_t at = 0; at + LAST_SIZE <= sizeof context->uc_mcontext.__reserved; at += head[1]) {
        memcpy(head, records + at, sizeof head);
        if (!head[0] || head[1] < LAST_SIZE) {
            break;
        }
        if (head[0] == ESR_IDENTITY) {
            memcpy(&syndrome, records + at + sizeof head, sizeof syndrome);
            return syndrome & IS_WRITE ? WD_PAGE_WRITE : WD_PAGE_READ;
        }
    }
    return WD_PAGE_UNKNOWN;
}
#elif defined(__x86_64__)
// access_of reads the error code of the page fault.
static wd_page_access access_of(const ucontext_t *context) {
    enum { IS_WRITE = 1 << 1 };
    return context->uc_mcontext.gregs[REG_ERR] & IS_WRITE ? WD_PAGE_WRITE : WD_PAGE_READ;
}
#else
static wd_page_access access_of(const ucontext_t *context) {
    (void)context;
    return WD_PAGE_UNKNOWN;
}
#endif

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
    if (info->si_code != SEGV_ACCERR ||
        !handle((uintptr_t)info->si_addr, code_of(context), access_of(context))) {
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
