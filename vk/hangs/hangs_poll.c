#include "vk/hangs/hangs_poll.h"

#include <time.h>

#include "vk/hangs/hangs_report.h"
#include "vk/util/hash_table.h"

static uint64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static uint64_t mix(uint64_t hash, uint64_t value) {
    return wd_hash_u64(hash ^ value);
}

// hash_pending returns a hash of the pending submissions and of their markers; 0: nothing is pending.
static uint64_t hash_pending(wd_hangs_device *device) {
    uint64_t hash = 0;
    wd_mutex_lock(&device->lock);
    for (const wd_hangs_submission *at = device->first; at; at = at->next) {
        hash = mix(hash, at->queue->object.id);
        hash = mix(hash, at->number);
        for (size_t i = 0; i < at->num_submitted; i++) {
            const wd_hangs_recording *recording = at->submitted[i].recording;
            if (recording && recording->slot) {
                const wd_hangs_progress progress = wd_hangs_read_slot(recording->slot);
                hash = mix(hash, (uint64_t)progress.begun << 32 | progress.completed);
            }
        }
    }
    const bool is_empty = !device->first;
    wd_mutex_unlock(&device->lock);
    return is_empty ? 0 : hash | 1;
}

// has_stalled compares the pending work with that of an earlier call. True: it has not changed for the timeout, which
// was not reported.
static bool has_stalled(wd_hangs_device *device, uint64_t now, uint64_t timeout) {
    const uint64_t hash = hash_pending(device);
    wd_hangs_progress_watch *watch = &device->watch;
    bool is_news = false;
    wd_mutex_lock(&watch->lock);
    if (!hash || hash != watch->hash) {
        watch->hash = hash;
        watch->since_ms = now;
        watch->is_reported = false;
    } else if (now - watch->since_ms >= timeout && !watch->is_reported) {
        watch->is_reported = is_news = true;
    }
    wd_mutex_unlock(&watch->lock);
    return is_news;
}

void wd_hangs_poll(wd_hangs_device *device, const char *command) {
    const uint64_t timeout = device->instance->options.timeout_ms;
    const uint64_t now = timeout ? now_ms() : 0;
    uint64_t last = atomic_load_explicit(&device->watch.checked_ms, memory_order_relaxed);
    // Of several threads, one compares.
    if (!timeout || now - last < (timeout + 1) / 2 ||
        !atomic_compare_exchange_strong(&device->watch.checked_ms, &last, now)) {
        return;
    }
    if (has_stalled(device, now, timeout)) {
        wd_hangs_report_wait(device, &(wd_hangs_event){
                                         .command = command,
                                         .waited_ms = device->instance->options.timeout_ms,
                                         .is_poll = true,
                                         .needs_work = true,
                                     });
    }
}
