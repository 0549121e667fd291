#include "vk/syncval/validator/contents/host_watch.h"

#include <stdio.h>

#include "vk/syncval/validator/contents/host_reads.h"
#include "vk/syncval/validator/contents/host_watch_internal.h"
#include "vk/syncval/validator/messages/source.h"

wd_syncval_host_watch *wd_syncval_host_watch_create(wd_syncval_device *device) {
    wd_syncval_host_watch *watch = wd_alloc_zero(&device->allocator, 1, sizeof(*watch));
    if (watch) {
        watch->device = device;
        wd_mutex_init(&watch->lock);
    }
    return watch;
}

void wd_syncval_host_watch_destroy(wd_syncval_host_watch *watch) {
    if (!watch) {
        return;
    }
    for (size_t i = 0; i < watch->entries.count; i++) {
        wd_access_watch_remove(watch->entries.items[i].cookie);
    }
    wd_syncval_host_watch_take_hits(watch);
    const wd_allocator allocator = watch->device->allocator;
    WD_VECTOR_FINISH(&allocator, &watch->entries);
    wd_mutex_finish(&watch->lock);
    wd_free(&allocator, watch);
}

// cookie_of identifies a submission in the process: ids are unique, and the numbers of a queue's submissions are small.
static uint64_t cookie_of(const wd_state_object *queue, uint64_t submission) {
    return queue->id << 40 ^ submission;
}

wd_range wd_syncval_mapped_range(const wd_syncval_host_watch *watch, const wd_state_memory *memory) {
    const uint64_t begin = wd_syncval_memory_address(&watch->device->spaces, memory) + memory->mapped_offset;
    return (wd_range){begin, begin + memory->mapped_size};
}

bool wd_syncval_host_watch_add(wd_syncval_host_watch *watch, const wd_state_memory *memory, wd_range range,
                               const wd_syncval_watched *entry) {
    const wd_range all = wd_syncval_mapped_range(watch, memory);
    const uintptr_t mapped = (uintptr_t)memory->mapped;
    const uintptr_t begin = mapped + (uintptr_t)(range.begin - all.begin);
    const char *name = wd_state_printable_name(&memory->object);
    wd_syncval_watched *added = watch->entries.count < WD_ACCESS_WATCH_MAX_RANGES
                                    ? WD_VECTOR_PUSH(&watch->device->allocator, &watch->entries)
                                    : NULL;
    if (!added) {
        return false;
    }
    *added = *entry;
    added->detail = ++watch->last_detail;
    added->memory = memory->object.handle;
    added->memory_id = memory->object.id;
    added->offset = memory->mapped_offset + (range.begin - all.begin);
    added->range = range;
    snprintf(added->memory_name, sizeof added->memory_name, "%s", name ? name : "");
    const wd_access_watch_range watched = {
        .begin = begin,
        .end = begin + (uintptr_t)(range.end - range.begin),
        .first = mapped,
        .last = mapped + (uintptr_t)memory->mapped_size,
        .cookie = added->cookie,
        .detail = added->detail,
        .finds_reads = added->finds_reads,
    };
    const bool is_added = wd_access_watch_add(&watched);
    watch->entries.count -= !is_added;
    return is_added;
}

// --- Memory that pending submissions read

// watching is a command buffer whose reads of one memory object are being added.
typedef struct watching {
    wd_syncval_host_watch *watch;
    const wd_syncval_contents_job *job;
    const wd_state_memory *memory;
} watching;

static void watch_range(void *user, wd_range range, uint64_t tag) {
    const watching *of = user;
    const wd_syncval_contents_job *job = of->job;
    const wd_syncval_watched entry = {
        .cookie = cookie_of(job->queue, job->submission),
        .queue = job->queue->handle,
        .source = wd_syncval_find_source(job->history, tag, job->command_buffer),
    };
    if (entry.source.command) {
        (void)wd_syncval_host_watch_add(of->watch, of->memory, range, &entry);
    }
}

static bool watch_memory(wd_state_object *object, void *user) {
    watching *of = user;
    const wd_state_memory *memory = (const wd_state_memory *)object;
    if (!memory->mapped || !wd_state_slot_get(object, WD_STATE_SLOT_SYNC)) {
        return true; // Without an address, no command used the memory.
    }
    of->memory = memory;
    wd_contents_log_visit_watched(of->job->log, wd_syncval_mapped_range(of->watch, memory), watch_range, of);
    return true;
}

void wd_syncval_host_watch_executed(wd_syncval_host_watch *watch, const wd_syncval_contents_job *job) {
    if (!watch || !watch->device->options.host_write_watch || job->is_changed || job->waits_for_host) {
        return;
    }
    watching of = {.watch = watch, .job = job};
    wd_mutex_lock(&watch->lock);
    wd_state_for_each(watch->device->chassis->state, VK_OBJECT_TYPE_DEVICE_MEMORY, watch_memory, &of);
    wd_mutex_unlock(&watch->lock);
}

// Accesses of other devices of the process are dropped.
void wd_syncval_host_watch_take_hits(const wd_syncval_host_watch *watch) {
    wd_access_watch_hit hit;
    while (wd_access_watch_take(&hit)) {
        for (size_t i = 0; i < watch->entries.count; i++) {
            const wd_syncval_watched *entry = &watch->entries.items[i];
            if (entry->cookie == hit.cookie && entry->detail == hit.detail) {
                wd_syncval_host_watch_report(watch, entry, &hit);
                break;
            }
        }
    }
}

void wd_syncval_host_watch_retired(wd_syncval_host_watch *watch, const wd_state_object *queue,
                                   uint64_t submission) {
    if (!watch) {
        return;
    }
    const uint64_t cookie = cookie_of(queue, submission);
    size_t kept = 0;
    wd_mutex_lock(&watch->lock);
    wd_access_watch_remove(cookie);
    wd_syncval_host_watch_take_hits(watch);
    for (size_t i = 0; i < watch->entries.count; i++) {
        if (watch->entries.items[i].cookie != cookie) {
            watch->entries.items[kept++] = watch->entries.items[i];
        }
    }
    watch->entries.count = kept;
    wd_mutex_unlock(&watch->lock);
}

// --- Memory that is unmapped

static void unmapped(wd_call *call, VkDeviceMemory handle) {
    const wd_syncval_device *device = call->data;
    const wd_state_memory *memory = device && wd_syncval_contents_watch(device->contents) && handle
                                        ? wd_state_find_memory(device->chassis->state, handle)
                                        : NULL;
    if (memory && memory->mapped) {
        const uintptr_t first = (uintptr_t)memory->mapped;
        wd_syncval_host_reads_unmapped(wd_syncval_contents_watch(device->contents), memory);
        wd_access_watch_remove_memory(first, first + (uintptr_t)memory->mapped_size);
    }
}

void wd_syncval_pre_UnmapMemory(wd_call *call, const wd_UnmapMemory_args *args, wd_UnmapMemory_args *down) {
    (void)down;
    unmapped(call, args->memory);
}

void wd_syncval_pre_FreeMemory(wd_call *call, const wd_FreeMemory_args *args, wd_FreeMemory_args *down) {
    (void)down;
    unmapped(call, args->memory);
}

#ifdef VK_VERSION_1_4
void wd_syncval_pre_UnmapMemory2(wd_call *call, const wd_UnmapMemory2_args *args,
                                 wd_UnmapMemory2_args *down) {
    (void)down;
    if (args->pMemoryUnmapInfo) {
        unmapped(call, args->pMemoryUnmapInfo->memory);
    }
}
#endif
