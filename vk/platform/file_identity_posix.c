#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>

#include "vk/platform/file_identity.h"

enum { DMA_BUF_FILES = 0x444d4142 }; // DMA_BUF_MAGIC, which older headers lack.

bool wd_file_identify_memory(int fd, wd_file_identity *identity) {
    struct statfs system;
    struct stat status;
    if (fd < 0 || fstatfs(fd, &system) || fstat(fd, &status) ||
        ((unsigned long)system.f_type != TMPFS_MAGIC && (unsigned long)system.f_type != DMA_BUF_FILES)) {
        return false;
    }
    *identity = (wd_file_identity){status.st_dev, status.st_ino};
    return true;
}
