// Finds writes of the process to ranges of its memory, whose pages are then read-only, or reads of ranges, whose pages
// then cannot be accessed. A handler of faults (vk/platform/page_faults.h) notes the accesses.
//
// An access to a watched page makes the page accessible and continues, so the program runs on. The page is watched
// again when a range in it is added. A fault anywhere else goes to the handler that the application had before. System
// calls that write to a watched page, such as read, fail with EFAULT; so does write, of a page whose reads are watched.
//
//   wd_access_watch_add(&range);
//   ...                                                    // The program accesses the memory.
//   while (wd_access_watch_take(&hit)) ...                 // Outside of the handler.
//   wd_access_watch_remove(cookie);
//
// Threads: any. The table is that of the process. The handler takes no lock and allocates nothing.
#ifndef WARDEN_VK_SYNCVAL_WATCH_ACCESS_WATCH_H
#define WARDEN_VK_SYNCVAL_WATCH_ACCESS_WATCH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

enum {
    WD_ACCESS_WATCH_MAX_RANGES = 1024, // Further ranges are not watched.
    WD_ACCESS_WATCH_MAX_HITS = 64,     // Further accesses are not noted until the others are taken.
};

// wd_access_watch_hit is a write to a watched range, or a read of one whose reads are watched.
typedef struct wd_access_watch_hit {
    uint64_t cookie;      // Of the range.
    uint64_t detail;      // Of the range.
    uintptr_t address;    // That was accessed.
    uintptr_t begin, end; // The range.
    uintptr_t code;       // The address of the instruction. 0: unknown.
} wd_access_watch_hit;

// wd_access_watch_range is a range, with the values that its hits return.
typedef struct wd_access_watch_range {
    uintptr_t begin, end;
    uintptr_t first,
        last;        // The memory around it. Only pages that lie entirely in [first, last) are protected.
    uint64_t cookie; // For wd_access_watch_remove; several ranges may have one.
    uint64_t detail;
    bool finds_reads; // The first access to a page counts if it is a read. Otherwise the first write counts.
} wd_access_watch_range;

// wd_access_watch_add watches a range until it is removed. It returns false if there are too many ranges, if no page
// lies entirely in the memory, or if the system refuses.
bool wd_access_watch_add(const wd_access_watch_range *range);

// wd_access_watch_remove removes the ranges with a cookie.
void wd_access_watch_remove(uint64_t cookie);

// wd_access_watch_remove_one removes the range with a cookie and a detail. It returns true if no access made a page of
// the range accessible meanwhile.
bool wd_access_watch_remove_one(uint64_t cookie, uint64_t detail);

// wd_access_watch_remove_memory removes the ranges in [first, last), before the memory is unmapped.
void wd_access_watch_remove_memory(uintptr_t first, uintptr_t last);

// wd_access_watch_take returns whether there is a hit, and stores the earliest one.
bool wd_access_watch_take(wd_access_watch_hit *hit);

// wd_access_watch_code names an instruction. The strings are valid until the thread's next call.
typedef struct wd_access_watch_code {
    const char *module;   // The path of the program or library.
    uintptr_t offset;     // In the module.
    const char *function; // NULL: it is not exported, or the system is Windows.
} wd_access_watch_code;

// wd_access_watch_find_code returns whether the module of an instruction is known, and names the instruction.
bool wd_access_watch_find_code(uintptr_t address, wd_access_watch_code *code);

#ifdef __cplusplus
}
#endif
#endif
