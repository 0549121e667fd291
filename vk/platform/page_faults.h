// Accesses to memory that its protection forbids.
#ifndef WARDEN_VK_PLATFORM_PAGE_FAULTS_H
#define WARDEN_VK_PLATFORM_PAGE_FAULTS_H

#include <stdbool.h>
#include <stdint.h>

// wd_page_access is what an instruction did with the memory.
typedef enum wd_page_access { WD_PAGE_READ, WD_PAGE_WRITE, WD_PAGE_UNKNOWN } wd_page_access;

// wd_page_fault_handler returns true if the instruction is to run again, with the protection changed. False: the fault
// goes to the handler of the application, or ends the process. `code` is the address of the instruction; 0: unknown.
// It runs in the thread of the access, in the middle of an instruction: it takes no lock and allocates nothing.
typedef bool wd_page_fault_handler(uintptr_t address, uintptr_t code, wd_page_access access);

// wd_page_faults_handle installs the handler of this process, which gets faults before that of the application. The
// library of the handler stays in the process. False: the system refuses. It is called again only after it failed, by
// one thread.
bool wd_page_faults_handle(wd_page_fault_handler *handler);

#endif
