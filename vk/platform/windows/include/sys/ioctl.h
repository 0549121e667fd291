// <sys/ioctl.h> of POSIX for Windows: the size of a console.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_IOCTL_H
#define WARDEN_VK_PLATFORM_WINDOWS_IOCTL_H

#ifdef __cplusplus
extern "C" {
#endif

#define TIOCGWINSZ 0x5413

struct winsize {
    unsigned short ws_row, ws_col;
};

int ioctl(int fd, unsigned long request, struct winsize *size) __asm__("wd_posix_ioctl");

#ifdef __cplusplus
}
#endif
#endif
