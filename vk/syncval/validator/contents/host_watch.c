#include "vk/syncval/validator/contents/host_watch.h"

#include <inttypes.h>
#include <stdio.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/messages/site_hash.h"
#include "vk/syncval/validator/messages/source.h"
#include "vk/syncval/watch/write_watch.h"
#include "vk/util/mutex.h"

// watched is a range that a pending submission reads.
typedef struct watched {
    uint64_t cookie;           // Of the submission.
    uint64_t memory, queue;    // Handles.
    uint64_t memory_id;        // The id of the memory.
    char memory_name[48];      // The debug name, truncated. Empty: none.
    VkDeviceSize offset;       // Of the range in the memory.
    wd_contents_source source; // The command that reads.
} watched;

struct wd_syncval_host_watch {
    wd_syncval_device *device;
    wd_mutex lock;
    WD_VECTOR(watched) entries;
};

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
        wd_write_watch_remove(watch->entries.items[i].cookie);
    }
    const wd_allocator allocator = watch->device->allocator;
    WD_VECTOR_FINISH(&allocator, &watch->entries);
    wd_mutex_finish(&watch->lock);
    wd_free(&allocator, watch);
}

// cookie_of identifies a submission in the process: ids are unique, and the numbers of a queue's submissions are small.
static uint64_t cookie_of(const wd_state_object *queue, uint64_t submission) {
    return queue->id << 40 ^ submission;
}

// --- Watching

// watching is a command buffer whose reads of one memory object are being added.
typedef struct watching {
    wd_syncval_host_watch *watch;
    const wd_syncval_contents_job *job;
    const wd_state_memory *memory;
    wd_range mapped; // The mapped part in the linear space.
} watching;

static void fill_in(watched *entry, const watching *of, wd_range range, const wd_contents_source *source) {
    const wd_syncval_contents_job *job = of->job;
    const char *name = wd_state_printable_name(&of->memory->object);
    *entry = (watched){
        .cookie = cookie_of(job->queue, job->submission),
        .memory = of->memory->object.handle,
        .queue = job->queue->handle,
        .memory_id = of->memory->object.id,
        .offset = of->memory->mapped_offset + (range.begin - of->mapped.begin),
        .source = *source,
    };
    snprintf(entry->memory_name, sizeof entry->memory_name, "%s", name ? name : "");
}

static void watch_range(void *user, wd_range range, uint64_t tag) {
    const watching *of = user;
    wd_syncval_host_watch *watch = of->watch;
    const uintptr_t mapped = (uintptr_t)of->memory->mapped;
    const uintptr_t begin = mapped + (uintptr_t)(range.begin - of->mapped.begin);
    const wd_contents_source source = wd_syncval_find_source(of->job->history, tag, of->job->command_buffer);
    watched *entry = source.command ? WD_VECTOR_PUSH(&watch->device->allocator, &watch->entries) : NULL;
    if (!entry) {
        return;
    }
    fill_in(entry, of, range, &source);
    const wd_write_watch_range added = {
        .begin = begin,
        .end = begin + (uintptr_t)(range.end - range.begin),
        .first = mapped,
        .last = mapped + (uintptr_t)of->memory->mapped_size,
        .cookie = entry->cookie,
        .detail = entry->offset,
    };
    if (!wd_write_watch_add(&added)) {
        watch->entries.count--;
    }
}

static bool watch_memory(wd_state_object *object, void *user) {
    watching *of = user;
    const wd_state_memory *memory = (const wd_state_memory *)object;
    if (!memory->mapped || !wd_state_slot_get(object, WD_STATE_SLOT_SYNC)) {
        return true; // Without an address, no command used the memory.
    }
    const uint64_t begin =
        wd_syncval_memory_address(&of->watch->device->spaces, memory) + memory->mapped_offset;
    of->memory = memory;
    of->mapped = (wd_range){begin, begin + memory->mapped_size};
    wd_contents_log_visit_watched(of->job->log, of->mapped, watch_range, of);
    return true;
}

void wd_syncval_host_watch_executed(wd_syncval_host_watch *watch, const wd_syncval_contents_job *job) {
    if (!watch || job->is_changed || job->waits_for_host) {
        return;
    }
    watching of = {.watch = watch, .job = job};
    wd_mutex_lock(&watch->lock);
    wd_state_for_each(watch->device->chassis->state, VK_OBJECT_TYPE_DEVICE_MEMORY, watch_memory, &of);
    wd_mutex_unlock(&watch->lock);
}

// --- Reports

// append_code names the instruction: the module with an offset, for addr2line, and the function if it is exported.
static void append_code(wd_string_builder *text, uintptr_t address) {
    wd_write_watch_code code;
    if (!wd_write_watch_find_code(address, &code)) {
        wd_string_append(text, "an unknown instruction");
        return;
    }
    if (code.function) {
        wd_string_appendf(text, "%s, ", code.function);
    }
    wd_string_appendf(text, "%s+0x%" PRIxPTR, code.module, code.offset);
}

static void append_memory(wd_string_builder *text, const watched *entry) {
    wd_string_append(text, "Device memory ");
    if (entry->memory_name[0]) {
        wd_string_appendf(text, "(%s)", entry->memory_name);
    }
    wd_string_appendf(text, "(0x%" PRIx64 ")", entry->memory);
}

static void compose(wd_string_builder *text, const watched *entry, const wd_write_watch_hit *hit) {
    wd_string_builder summary, facts;
    wd_string_init(&summary, text->allocator);
    wd_string_init(&facts, text->allocator);
    wd_string_append(&summary, "The host writes ");
    append_memory(&summary, entry);
    wd_string_appendf(&summary, " at offset %" PRIu64 " while a pending submission reads it",
                      entry->offset + (hit->address - hit->begin));
    wd_string_append(&facts, "Write: ");
    append_code(&facts, hit->code);
    wd_string_append(&facts, ".\nRead: ");
    wd_syncval_append_source(&facts, &entry->source);
    wd_string_appendf(&facts, ", submitted to queue 0x%" PRIx64 ", reads bytes [%" PRIu64 ", %" PRIu64 ").",
                      entry->queue, entry->offset, entry->offset + (hit->end - hit->begin));
    wd_finding_compose(
        text,
        &(wd_finding_parts){.summary = summary.text,
                            .facts = facts.text,
                            .fix = "Wait for the fence or timeline value of the submission before the "
                                   "write, or use another part of the memory for each frame in flight."});
    text->failed |= summary.failed || facts.failed;
    wd_string_finish(&facts);
    wd_string_finish(&summary);
}

static void report(const wd_syncval_host_watch *watch, const watched *entry, const wd_write_watch_hit *hit) {
    wd_string_builder text;
    wd_string_init(&text, watch->device->allocator);
    compose(&text, entry, hit);
    const wd_finding_object objects[] = {{VK_OBJECT_TYPE_DEVICE_MEMORY, "Device memory", entry->memory,
                                          entry->memory_name[0] ? entry->memory_name : NULL}};
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = WD_ID_HOST_WRITE_IN_USE,
        .text = text.text,
        .site = wd_syncval_hash_value(wd_syncval_hash_text(hit->code, entry->source.command), 1),
        .subject = entry->memory_id,
        .subject_noun = "device memory",
        .objects = objects,
        .num_objects = 1,
    };
    if (!text.failed) {
        wd_report_submit(watch->device->chassis->instance->report, &finding);
    }
    wd_string_finish(&text);
}

// take_hits reports the writes that the handler of the signal noted. Those of other devices of the process are dropped.
static void take_hits(const wd_syncval_host_watch *watch) {
    wd_write_watch_hit hit;
    while (wd_write_watch_take(&hit)) {
        for (size_t i = 0; i < watch->entries.count; i++) {
            const watched *entry = &watch->entries.items[i];
            if (entry->cookie == hit.cookie && entry->offset == hit.detail) {
                report(watch, entry, &hit);
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
    wd_write_watch_remove(cookie);
    take_hits(watch);
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
    const wd_state_memory *memory = device && device->options.host_write_watch && handle
                                        ? wd_state_find_memory(device->chassis->state, handle)
                                        : NULL;
    if (memory && memory->mapped) {
        const uintptr_t first = (uintptr_t)memory->mapped;
        wd_write_watch_remove_memory(first, first + (uintptr_t)memory->mapped_size);
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
