#include "vk/gpuav/device/gpuav_watcher.h"

#include <assert.h>
#include <signal.h>

#include "vk/gpuav/device/gpuav_submissions.h"

enum {
    MAX_FENCES = 64,     // One wait has the oldest fences, at most so many.
    WAIT_NS = 10000000,  // Maximum time of a wait, after which the thread adds new fences to the next one.
    END_NS = 1000000000, // Maximum wait for each fence when the device is destroyed.
};

// watch is a fence and the submission that is complete when it is signaled.
typedef struct watch {
    struct watch *next;
    VkFence fence;
    wd_gpuav_submission *submission; // Referenced; NULL: the watch is free.
} watch;

struct wd_gpuav_watcher {
    wd_gpuav_device *device;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool ends;    // Under the lock.
    watch *first; // Under the lock: oldest first. Only the thread removes elements.
    watch **end;  // Under the lock.
    watch *free;  // Under the lock.
};

static watch *find_free(wd_gpuav_watcher *watcher) {
    const wd_gpuav_device *device = watcher->device;
    const VkFenceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    pthread_mutex_lock(&watcher->lock);
    watch *found = watcher->free;
    if (found) {
        watcher->free = found->next;
    }
    pthread_mutex_unlock(&watcher->lock);
    if (found) {
        assert(!found->submission);
        return found;
    }
    found = wd_alloc_zero(&device->allocator, 1, sizeof(*found));
    if (found && device->vk->CreateFence(device->handle, &info, NULL, &found->fence) != VK_SUCCESS) {
        wd_free(&device->allocator, found);
        found = NULL;
    }
    return found;
}

static void free_watch(wd_gpuav_watcher *watcher, watch *unused) {
    assert(!unused->submission);
    pthread_mutex_lock(&watcher->lock);
    unused->next = watcher->free;
    watcher->free = unused;
    pthread_mutex_unlock(&watcher->lock);
}

void wd_gpuav_watcher_add(wd_gpuav_watcher *watcher, VkQueue queue, wd_gpuav_submission *submission) {
    watch *added = find_free(watcher);
    if (!added) {
        return;
    }
    if (watcher->device->vk->QueueSubmit(queue, 0, NULL, added->fence) != VK_SUCCESS) {
        free_watch(watcher, added);
        return;
    }
    wd_gpuav_submission_ref(submission);
    added->submission = submission;
    added->next = NULL;
    pthread_mutex_lock(&watcher->lock);
    assert(!*watcher->end);
    *watcher->end = added;
    watcher->end = &added->next;
    pthread_cond_signal(&watcher->changed);
    pthread_mutex_unlock(&watcher->lock);
}

// take_complete removes the watches whose fences are signaled. The lock is held.
static watch *take_complete(wd_gpuav_watcher *watcher) {
    const wd_gpuav_device *device = watcher->device;
    watch *complete = NULL, **end = &complete;
    watch **link = &watcher->first;
    while (*link) {
        watch *one = *link;
        // The records of a lost device are read, too.
        if (device->vk->GetFenceStatus(device->handle, one->fence) == VK_NOT_READY) {
            link = &one->next;
            continue;
        }
        *link = one->next;
        one->next = NULL;
        *end = one;
        end = &one->next;
    }
    watcher->end = link;
    assert(!*watcher->end);
    return complete;
}

static void read_all(wd_gpuav_watcher *watcher, watch *complete) {
    const wd_gpuav_device *device = watcher->device;
    for (watch *one = complete, *next; one; one = next) {
        next = one->next;
        assert(one->submission);
        wd_gpuav_submission_read(watcher->device, one->submission);
        wd_gpuav_submission_release(one->submission);
        one->submission = NULL;
        device->vk->ResetFences(device->handle, 1, &one->fence);
        free_watch(watcher, one);
    }
}

// wait_for_any waits for one of the oldest fences, for a limited time. The caller holds the lock,
// which is released during the wait.
static void wait_for_any(wd_gpuav_watcher *watcher, uint64_t time) {
    VkFence fences[MAX_FENCES];
    uint32_t count = 0;
    for (const watch *one = watcher->first; one && count < MAX_FENCES; one = one->next) {
        fences[count++] = one->fence;
    }
    assert(count);
    pthread_mutex_unlock(&watcher->lock);
    watcher->device->vk->WaitForFences(watcher->device->handle, count, fences, VK_FALSE, time);
    pthread_mutex_lock(&watcher->lock);
}

static void *watch_fences(void *data) {
    wd_gpuav_watcher *watcher = data;
    pthread_mutex_lock(&watcher->lock);
    while (!watcher->ends) {
        if (!watcher->first) {
            pthread_cond_wait(&watcher->changed, &watcher->lock);
            continue;
        }
        wait_for_any(watcher, WAIT_NS);
        watch *complete = take_complete(watcher);
        pthread_mutex_unlock(&watcher->lock);
        read_all(watcher, complete);
        pthread_mutex_lock(&watcher->lock);
    }
    pthread_mutex_unlock(&watcher->lock);
    return NULL;
}

// start_thread starts the thread with all signals blocked: they belong to the application's threads.
static bool start_thread(wd_gpuav_watcher *watcher) {
    sigset_t all, old;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &old);
    const bool has_started = !pthread_create(&watcher->thread, NULL, watch_fences, watcher);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    return has_started;
}

wd_status wd_gpuav_watcher_create(wd_gpuav_device *device, wd_gpuav_watcher **out) {
    wd_gpuav_watcher *watcher = wd_alloc_zero(&device->allocator, 1, sizeof(*watcher));
    if (!watcher) {
        return WD_ERROR_OUT_OF_MEMORY;
    }
    watcher->device = device;
    watcher->end = &watcher->first;
    pthread_mutex_init(&watcher->lock, NULL);
    pthread_cond_init(&watcher->changed, NULL);
    if (!start_thread(watcher)) {
        pthread_cond_destroy(&watcher->changed);
        pthread_mutex_destroy(&watcher->lock);
        wd_free(&device->allocator, watcher);
        return WD_ERROR_OUT_OF_MEMORY;
    }
    *out = watcher;
    return WD_OK;
}

static void destroy_watches(wd_gpuav_device *device, watch *list) {
    for (watch *one = list, *next; one; one = next) {
        next = one->next;
        if (one->submission) {
            device->vk->WaitForFences(device->handle, 1, &one->fence, VK_TRUE, END_NS);
            wd_gpuav_submission_read(device, one->submission);
            wd_gpuav_submission_release(one->submission);
        }
        device->vk->DestroyFence(device->handle, one->fence, NULL);
        wd_free(&device->allocator, one);
    }
}

void wd_gpuav_watcher_destroy(wd_gpuav_watcher *watcher) {
    if (!watcher) {
        return;
    }
    wd_gpuav_device *device = watcher->device;
    pthread_mutex_lock(&watcher->lock);
    watcher->ends = true;
    pthread_cond_signal(&watcher->changed);
    pthread_mutex_unlock(&watcher->lock);
    pthread_join(watcher->thread, NULL);
    destroy_watches(device, watcher->first);
    destroy_watches(device, watcher->free);
    pthread_cond_destroy(&watcher->changed);
    pthread_mutex_destroy(&watcher->lock);
    wd_free(&device->allocator, watcher);
}
