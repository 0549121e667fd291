// Collects the first hazard of the layout transitions of a checked barrier command, for tests.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_FIRST_HAZARD_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_FIRST_HAZARD_H

#include "vk/syncval/model/sync_model.h"

struct FirstHazard {
    bool found = false;
    int count = 0;
    bool allows = true;
    wd_sync_hazard hazard = {};

    wd_status Barrier(wd_sync_context *context, const wd_sync_barrier_command &command) {
        const wd_sync_transition_check check = {Report, Allow, this};
        return wd_sync_context_checked_barrier(context, &command, &check);
    }

  private:
    static void Report(void *user, const wd_sync_hazard *hazard) {
        auto *self = static_cast<FirstHazard *>(user);
        if (!self->found) {
            self->hazard = *hazard;
        }
        self->found = true;
        self->count++;
    }
    static bool Allow(void *user) {
        return static_cast<FirstHazard *>(user)->allows;
    }
};

#endif
