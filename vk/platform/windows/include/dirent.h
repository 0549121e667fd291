// <dirent.h> of POSIX for Windows. Names are UTF-8.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_DIRENT_H
#define WARDEN_VK_PLATFORM_WINDOWS_DIRENT_H

#ifdef __cplusplus
extern "C" {
#endif

struct dirent {
    char d_name[3 * 260];
};
typedef struct DIR DIR;

DIR *opendir(const char *path) __asm__("wd_posix_opendir");
struct dirent *readdir(DIR *folder) __asm__("wd_posix_readdir");
int closedir(DIR *folder) __asm__("wd_posix_closedir");
int scandir(const char *path, struct dirent ***entries, int (*filter)(const struct dirent *entry),
            int (*compare)(const struct dirent **a, const struct dirent **b)) __asm__("wd_posix_scandir");
int alphasort(const struct dirent **a, const struct dirent **b) __asm__("wd_posix_alphasort");

#ifdef __cplusplus
}
#endif
#endif
