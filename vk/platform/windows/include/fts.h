// <fts.h> of BSD for Windows: the files below a folder, with FTS_LOGICAL | FTS_NOCHDIR.
#ifndef WARDEN_VK_PLATFORM_WINDOWS_FTS_H
#define WARDEN_VK_PLATFORM_WINDOWS_FTS_H

#include <stddef.h>
#include <sys/stat.h>

#ifdef __cplusplus
extern "C" {
#endif

#define FTS_LOGICAL 2
#define FTS_NOCHDIR 4
#define FTS_ROOTLEVEL 0
#define FTS_SKIP 4

enum {
    FTS_D = 1,
    FTS_DNR = 4,
    FTS_DP = 6,
    FTS_ERR = 7,
    FTS_F = 8,
    FTS_NS = 10,
    FTS_SLNONE = 13,
    FTS_DEFAULT = 3
};

typedef struct FTSENT {
    char *fts_path, *fts_name;
    size_t fts_pathlen, fts_namelen;
    int fts_level, fts_info, fts_errno, fts_instr;
    struct stat *fts_statp;
} FTSENT;
typedef struct FTS FTS;

// fts_open takes one root.
FTS *fts_open(char *const *roots, int options,
              int (*compare)(const FTSENT **a, const FTSENT **b)) __asm__("wd_posix_fts_open");
FTSENT *fts_read(FTS *tree) __asm__("wd_posix_fts_read");
int fts_set(FTS *tree, FTSENT *entry, int instruction) __asm__("wd_posix_fts_set");
int fts_close(FTS *tree) __asm__("wd_posix_fts_close");

#ifdef __cplusplus
}
#endif
#endif
