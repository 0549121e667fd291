#include "vk/hangs/hangs_status.h"

wd_hangs_status wd_hangs_status_of(wd_hangs_progress progress, uint32_t number, unsigned markers) {
    if (number <= progress.completed) {
        return WD_HANGS_COMPLETED;
    }
    if (number <= progress.begun) {
        return WD_HANGS_BEGUN;
    }
    return markers & WD_HANGS_HAS_BEGIN ? WD_HANGS_NOT_BEGUN : WD_HANGS_NOT_KNOWN;
}
