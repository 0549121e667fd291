// Windows: writes are not watched.
#include "vk/syncval/watch/write_watch.h"

bool wd_write_watch_add(const wd_write_watch_range *range) {
    (void)range;
    return false;
}

void wd_write_watch_remove(uint64_t cookie) {
    (void)cookie;
}

void wd_write_watch_remove_memory(uintptr_t first, uintptr_t last) {
    (void)first;
    (void)last;
}

bool wd_write_watch_take(wd_write_watch_hit *hit) {
    (void)hit;
    return false;
}

bool wd_write_watch_find_code(uintptr_t address, wd_write_watch_code *code) {
    (void)address;
    (void)code;
    return false;
}
