// The status of a command by its markers. Everything here is pure.
#ifndef WARDEN_VK_HANGS_HANGS_STATUS_H
#define WARDEN_VK_HANGS_HANGS_STATUS_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// wd_hangs_progress is how far the device came in a recording.
typedef struct wd_hangs_progress {
    uint32_t begun, completed; // Numbers of commands; 0: none.
} wd_hangs_progress;

// Which markers a command has.
enum {
    WD_HANGS_HAS_BEGIN = 1 << 0,
    WD_HANGS_HAS_END = 1 << 1,
};

// wd_hangs_status is the status of a command for certain.
typedef enum wd_hangs_status {
    WD_HANGS_COMPLETED,
    WD_HANGS_BEGUN, // The device got to the command, which is not known to be complete.
    WD_HANGS_NOT_KNOWN,
    WD_HANGS_NOT_BEGUN, // The device did not get to the marker before the command.
} wd_hangs_status;

// wd_hangs_status_of returns the status of command `number` (from 1) by the progress of its recording and the kinds of
// markers that the command has. Pure.
wd_hangs_status wd_hangs_status_of(wd_hangs_progress progress, uint32_t number, unsigned markers);

#ifdef __cplusplus
}
#endif
#endif
