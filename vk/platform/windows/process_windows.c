#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/platform/process.h"
#include "vk/platform/windows/posix_internal.h"

size_t wd_process_program(char *path, size_t size) {
    if (!wd_posix_module_path(NULL, path, size)) {
        path[0] = '\0';
    }
    return strlen(path);
}

// Processes with raised rights get variables and the current folder from the user who raised them: as for the loader,
// that is a process of an integrity level above medium.
bool wd_process_is_privileged(void) {
    HANDLE token;
    // Wine reports a high level for every process, and raises the rights of none.
    if (GetProcAddress(GetModuleHandleW(L"ntdll.dll"), "wine_get_version")) {
        return false;
    }
    if (!OpenProcessToken(GetCurrentProcess(), TOKEN_QUERY, &token)) {
        return true;
    }
    union {
        TOKEN_MANDATORY_LABEL label;
        char space[256];
    } info;
    DWORD size;
    bool is_raised = false;
    if (GetTokenInformation(token, TokenIntegrityLevel, &info, sizeof info, &size)) {
        const DWORD count = *GetSidSubAuthorityCount(info.label.Label.Sid);
        is_raised = *GetSidSubAuthority(info.label.Label.Sid, count - 1) > SECURITY_MANDATORY_MEDIUM_RID;
    }
    CloseHandle(token);
    return is_raised;
}

void wd_process_keep_library(const void *address) {
    HMODULE library;
    (void)GetModuleHandleExW(GET_MODULE_HANDLE_EX_FLAG_PIN | GET_MODULE_HANDLE_EX_FLAG_FROM_ADDRESS,
                             (const wchar_t *)address, &library);
}

void wd_process_end(int code) {
    fflush(NULL);
    TerminateProcess(GetCurrentProcess(), (UINT)code);
    abort(); // Not reached.
}

uint32_t wd_thread_id(void) {
    return GetCurrentThreadId();
}

bool wd_thread_is_alive(uint32_t id) {
    const HANDLE thread = OpenThread(SYNCHRONIZE, FALSE, id);
    if (!thread) {
        return GetLastError() != ERROR_INVALID_PARAMETER;
    }
    const bool is_alive = WaitForSingleObject(thread, 0) == WAIT_TIMEOUT;
    CloseHandle(thread);
    return is_alive;
}
