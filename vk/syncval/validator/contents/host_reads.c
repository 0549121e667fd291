#include "vk/syncval/validator/contents/host_reads.h"

#include <assert.h>

#include "vk/state/state_event.h"
#include "vk/syncval/validator/contents/host_memory.h"
#include "vk/syncval/validator/contents/host_watch_internal.h"

// is_on returns whether reads are watched.
static bool is_on(const wd_syncval_host_watch *watch) {
    return watch && watch->device->options.host_read_watch;
}

static wd_syncval_host_watch *watch_of(const wd_call *call) {
    const wd_syncval_device *device = call->data;
    wd_syncval_host_watch *watch = device ? wd_syncval_contents_watch(device->contents) : NULL;
    return is_on(watch) ? watch : NULL;
}

// cookie_of is that of all entries of reads. No submission has it: the ids of queues are small.
static uint64_t cookie_of(const wd_syncval_host_watch *watch) {
    return ~(uint64_t)(uintptr_t)watch;
}

static bool is_idle(const wd_syncval_host_watch *watch) {
    return !watch->num_pending && !watch->num_calls;
}

// --- Begin

// watching is a memory object whose unread writes are being watched.
typedef struct watching {
    wd_syncval_host_watch *watch;
    const wd_state_memory *memory;
    WD_VECTOR(wd_range) unwatched; // Ranges that the table has no place for.
    bool failed;                   // `unwatched` is not complete.
} watching;

static void watch_write(void *user, const wd_contents_unread *write) {
    watching *of = user;
    const bool is_coherent = of->memory->properties & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    if (write->is_visible && is_coherent) {
        return;
    }
    const wd_syncval_watched entry = {
        .cookie = cookie_of(of->watch),
        .source = *write->source,
        .finds_reads = true,
        .is_visible = write->is_visible,
    };
    if (!wd_syncval_host_watch_add(of->watch, of->memory, write->range, &entry)) {
        wd_range *added = WD_VECTOR_PUSH(&of->watch->device->allocator, &of->unwatched);
        of->failed |= !added;
        if (added) {
            *added = write->range;
        }
    }
}

// may_have_unread returns whether memory is mapped and commands may have written it.
static bool may_have_unread(const wd_state_memory *memory) {
    return memory->mapped && wd_state_slot_get((wd_state_object *)&memory->object, WD_STATE_SLOT_SYNC);
}

static bool forget_memory(wd_state_object *object, void *user) {
    const wd_syncval_host_watch *watch = user;
    const wd_state_memory *memory = (const wd_state_memory *)object;
    if (may_have_unread(memory)) {
        wd_syncval_contents_note_access(watch->device->contents, wd_syncval_mapped_range(watch, memory));
    }
    return true;
}

// forget_unwatched forgets the writes that are not watched: the host may access their bytes unseen.
static void forget_unwatched(watching *of) {
    for (size_t i = 0; i < of->unwatched.count; i++) {
        wd_syncval_contents_note_access(of->watch->device->contents, of->unwatched.items[i]);
    }
    if (of->failed) {
        forget_memory((wd_state_object *)&of->memory->object, of->watch);
    }
    WD_VECTOR_FINISH(&of->watch->device->allocator, &of->unwatched);
}

static bool begin_memory(wd_state_object *object, void *user) {
    watching of = {.watch = user, .memory = (const wd_state_memory *)object};
    if (may_have_unread(of.memory)) {
        wd_syncval_contents_visit_unread(of.watch->device->contents,
                                         wd_syncval_mapped_range(of.watch, of.memory), watch_write, &of);
        forget_unwatched(&of);
    }
    return true;
}

static void visit_memory(wd_syncval_host_watch *watch, bool (*visit)(wd_state_object *object, void *user)) {
    wd_mutex_assert_held(&watch->lock);
    wd_state_for_each(watch->device->chassis->state, VK_OBJECT_TYPE_DEVICE_MEMORY, visit, watch);
}

// --- End

// end stops the watch of all reads in `within`, and reports what was found. Where the host accessed a page, or
// everywhere if `forgets`, the bytes are not watched again.
static void end(wd_syncval_host_watch *watch, wd_range within, bool forgets) {
    wd_mutex_assert_held(&watch->lock);
    size_t kept = 0;
    for (size_t i = 0; i < watch->entries.count; i++) {
        const wd_syncval_watched *entry = &watch->entries.items[i];
        if (entry->finds_reads && entry->range.begin >= within.begin && entry->range.begin < within.end &&
            (!wd_access_watch_remove_one(entry->cookie, entry->detail) || forgets)) {
            wd_syncval_contents_note_access(watch->device->contents, entry->range);
        }
    }
    wd_syncval_host_watch_take_hits(watch);
    for (size_t i = 0; i < watch->entries.count; i++) {
        const wd_syncval_watched entry = watch->entries.items[i];
        if (!entry.finds_reads || entry.range.begin < within.begin || entry.range.begin >= within.end) {
            watch->entries.items[kept++] = entry;
        }
    }
    watch->entries.count = kept;
}

static const wd_range everything = {0, UINT64_MAX};

// begin watches all memory anew. What is watched stays so, unless the host accessed it.
static void begin(wd_syncval_host_watch *watch) {
    end(watch, everything, false);
    visit_memory(watch, begin_memory);
}

void wd_syncval_host_reads_unmapped(wd_syncval_host_watch *watch, const wd_state_memory *memory) {
    if (is_on(watch) && may_have_unread(memory)) {
        wd_mutex_lock(&watch->lock);
        end(watch, wd_syncval_mapped_range(watch, memory), true);
        forget_memory((wd_state_object *)&memory->object, watch);
        wd_mutex_unlock(&watch->lock);
    }
}

// --- Submissions

void wd_syncval_host_reads_begin_submit(wd_syncval_host_watch *watch) {
    if (is_on(watch)) {
        wd_mutex_lock(&watch->lock);
        if (is_idle(watch)) {
            watch->polled_at = wd_state_device_polled_at(watch->device->chassis->state);
        }
        watch->num_calls++;
        end(watch, everything, true);
        wd_mutex_unlock(&watch->lock);
    }
}

void wd_syncval_host_reads_end_submit(wd_syncval_host_watch *watch) {
    if (is_on(watch)) {
        wd_mutex_lock(&watch->lock);
        assert(watch->num_calls);
        watch->num_calls--;
        wd_mutex_unlock(&watch->lock);
    }
}

void wd_syncval_host_reads_submitted(wd_syncval_host_watch *watch) {
    if (is_on(watch)) {
        wd_mutex_lock(&watch->lock);
        watch->num_pending++;
        wd_mutex_unlock(&watch->lock);
    }
}

// One call may show that several submissions are complete: nothing is decided before the last one. If others are still
// pending, the host may access what the complete ones wrote unseen. So it may after it saw the result of a query or an
// event of work that was pending. Submissions of a lost device need not be complete.
void wd_syncval_host_reads_retired(wd_syncval_host_watch *watch) {
    if (!is_on(watch)) {
        return;
    }
    wd_mutex_lock(&watch->lock);
    wd_state_device *state = watch->device->chassis->state;
    const bool is_lost = wd_state_device_is_lost(state);
    watch->num_pending -= watch->num_pending != 0;
    if (is_idle(watch) && !is_lost && wd_state_device_polled_at(state) == watch->polled_at) {
        begin(watch);
    } else if (is_lost || is_idle(watch) || watch->num_calls || !wd_state_are_all_complete(state)) {
        visit_memory(watch, forget_memory);
    }
    wd_mutex_unlock(&watch->lock);
}

void wd_syncval_pre_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args, wd_QueueSubmit_args *down) {
    (void)args;
    (void)down;
    wd_syncval_host_reads_begin_submit(watch_of(call));
}

void wd_syncval_post_QueueSubmit(wd_call *call, const wd_QueueSubmit_args *args,
                                 const wd_QueueSubmit_args *down) {
    (void)args;
    (void)down;
    wd_syncval_host_reads_end_submit(watch_of(call));
}

void wd_syncval_pre_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args,
                                 wd_QueueSubmit2_args *down) {
    (void)args;
    (void)down;
    wd_syncval_host_reads_begin_submit(watch_of(call));
}

void wd_syncval_post_QueueSubmit2(wd_call *call, const wd_QueueSubmit2_args *args,
                                  const wd_QueueSubmit2_args *down) {
    (void)args;
    (void)down;
    wd_syncval_host_reads_end_submit(watch_of(call));
}

// --- Mapped memory

// mapped watches memory that is mapped now. If work is pending, the host may access unseen what was complete before.
static void mapped(const wd_call *call, VkDeviceMemory handle, VkResult result) {
    wd_syncval_host_watch *watch = watch_of(call);
    wd_state_memory *memory =
        watch && result == VK_SUCCESS ? wd_state_find_memory(watch->device->chassis->state, handle) : NULL;
    if (memory) {
        wd_mutex_lock(&watch->lock);
        (is_idle(watch) ? begin_memory : forget_memory)(&memory->object, watch);
        wd_mutex_unlock(&watch->lock);
    }
}

void wd_syncval_post_MapMemory(wd_call *call, const wd_MapMemory_args *args, const wd_MapMemory_args *down) {
    (void)down;
    mapped(call, args->memory, args->result);
}

#ifdef VK_VERSION_1_4
void wd_syncval_post_MapMemory2(wd_call *call, const wd_MapMemory2_args *args,
                                const wd_MapMemory2_args *down) {
    (void)down;
    mapped(call, args->pMemoryMapInfo->memory, args->result);
}
#endif

// suspend stops the watch for a call in which the driver may read the ranges. `note` notes what the host may access.
static void suspend(const wd_call *call, const VkMappedMemoryRange *ranges, uint32_t count,
                    void (*note)(wd_syncval_contents *contents, wd_range range)) {
    wd_syncval_host_watch *watch = watch_of(call);
    if (!watch) {
        return;
    }
    wd_mutex_lock(&watch->lock);
    end(watch, everything, false);
    for (uint32_t i = 0; i < count; i++) {
        wd_range range;
        if (wd_syncval_find_mapped_range(watch->device, &ranges[i], &range)) {
            note(watch->device->contents, range);
        }
    }
    wd_mutex_unlock(&watch->lock);
}

void wd_syncval_host_reads_resume(wd_syncval_host_watch *watch) {
    if (is_on(watch)) {
        wd_mutex_lock(&watch->lock);
        if (is_idle(watch)) {
            begin(watch);
        }
        wd_mutex_unlock(&watch->lock);
    }
}

void wd_syncval_pre_FlushMappedMemoryRanges(wd_call *call, const wd_FlushMappedMemoryRanges_args *args,
                                            wd_FlushMappedMemoryRanges_args *down) {
    (void)down;
    suspend(call, args->pMemoryRanges, args->memoryRangeCount, wd_syncval_contents_note_access);
}

void wd_syncval_pre_InvalidateMappedMemoryRanges(wd_call *call,
                                                 const wd_InvalidateMappedMemoryRanges_args *args,
                                                 wd_InvalidateMappedMemoryRanges_args *down) {
    (void)down;
    suspend(call, args->pMemoryRanges, args->memoryRangeCount, wd_syncval_contents_invalidate);
}

void wd_syncval_post_InvalidateMappedMemoryRanges(wd_call *call,
                                                  const wd_InvalidateMappedMemoryRanges_args *args,
                                                  const wd_InvalidateMappedMemoryRanges_args *down) {
    (void)args;
    (void)down;
    wd_syncval_host_reads_resume(watch_of(call));
}
