#include "vk/platform/page_faults.h"
#include "vk/platform/process.h"
#include "vk/platform/windows/posix_internal.h"

static wd_page_fault_handler *handle;

// The first parameter of an access violation is the kind of access, the second one the address.
static wd_page_access access_of(const EXCEPTION_RECORD *record) {
    enum { IS_READ, IS_WRITE };
    return record->ExceptionInformation[0] == IS_READ    ? WD_PAGE_READ
           : record->ExceptionInformation[0] == IS_WRITE ? WD_PAGE_WRITE
                                                         : WD_PAGE_UNKNOWN;
}

static LONG CALLBACK on_exception(EXCEPTION_POINTERS *exception) {
    const EXCEPTION_RECORD *record = exception->ExceptionRecord;
    const bool is_handled =
        record->ExceptionCode == EXCEPTION_ACCESS_VIOLATION && record->NumberParameters >= 2 &&
        handle(record->ExceptionInformation[1], (uintptr_t)record->ExceptionAddress, access_of(record));
    return is_handled ? EXCEPTION_CONTINUE_EXECUTION : EXCEPTION_CONTINUE_SEARCH;
}

bool wd_page_faults_handle(wd_page_fault_handler *handler) {
    wd_process_keep_library((void *)(uintptr_t)handler);
    handle = handler;
    return AddVectoredExceptionHandler(1, on_exception);
}
