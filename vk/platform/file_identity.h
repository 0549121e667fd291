// Which memory a descriptor names. Any thread may call every function.
#ifndef WARDEN_VK_PLATFORM_FILE_IDENTITY_H
#define WARDEN_VK_PLATFORM_FILE_IDENTITY_H

#include <stdbool.h>
#include <stdint.h>

// wd_file_identity is the same for all descriptors of a file, and differs between files that exist at the same time.
typedef struct wd_file_identity {
    uint64_t device, inode;
} wd_file_identity;

// wd_file_identify_memory returns the identity of memory that a driver exported as a file descriptor: a file in memory,
// or a dma-buf. False: it is another kind of file, or the platform exports no memory as file descriptors.
bool wd_file_identify_memory(int fd, wd_file_identity *identity);

#endif
