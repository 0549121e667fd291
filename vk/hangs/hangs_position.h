// Where a queue is: its pending commands, by their markers.
//
// Scanning wants the lock of the device (hangs_device.h). Places are valid as long as it is held; the commands at a
// place are read under the lock of their recording.
#ifndef WARDEN_VK_HANGS_HANGS_POSITION_H
#define WARDEN_VK_HANGS_HANGS_POSITION_H

#include "vk/hangs/hangs_status.h"
#include "vk/hangs/hangs_submissions.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_hangs_place {
    const wd_hangs_submission *submission;
    const wd_hangs_submitted *submitted;
    uint32_t number; // Of a command; 0: there is no such command.
} wd_hangs_place;

// wd_hangs_run is commands that follow each other in a recording and have one status.
typedef struct wd_hangs_run {
    wd_hangs_status status;
    wd_hangs_place first;
    uint32_t last; // The number of the last command.
} wd_hangs_run;

enum { WD_HANGS_MOST_BEGUN = 4, WD_HANGS_MOST_RUNS = 64 };

typedef struct wd_hangs_position {
    wd_hangs_place completed; // The last one.
    uint64_t num_begun;
    wd_hangs_place begun[WD_HANGS_MOST_BEGUN]; // The first ones.
    wd_hangs_place last_begun;
    uint64_t num_not_known;
    wd_hangs_place not_known; // The first one.
    uint64_t num_not_begun;
    wd_hangs_place not_begun; // The first one.
    // All commands in the order of execution. Those after the last run that there is room for are left out.
    wd_hangs_run runs[WD_HANGS_MOST_RUNS];
    size_t num_runs;
    bool is_shared; // A command buffer was submitted while it was pending, so that its markers say nothing.
} wd_hangs_position;

// wd_hangs_scan adds the commands of a submission to the position of its queue. The submissions of the queue come in
// order.
void wd_hangs_scan(wd_hangs_position *position, const wd_hangs_submission *submission);

#ifdef __cplusplus
}
#endif
#endif
