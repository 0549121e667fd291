#include "vk/syncval/validator/contents/contents_device.h"

#include "vk/capabilities/capabilities.h"
#include "vk/syncval/validator/contents/host_reads.h"
#include "vk/syncval/validator/contents/host_watch.h"
#include "vk/syncval/validator/messages/source.h"
#include "vk/syncval/validator/messages/undefined.h"
#include "vk/util/mutex.h"

struct wd_syncval_contents {
    wd_syncval_device *device;
    wd_mutex lock;
    wd_contents_map *map;
    wd_syncval_host_watch *watch; // NULL: accesses of the host are not watched.
};

wd_syncval_contents *wd_syncval_contents_create(wd_syncval_device *device) {
    wd_syncval_contents *contents = wd_alloc_zero(&device->allocator, 1, sizeof(*contents));
    wd_contents_map *map = contents ? wd_contents_map_create(device->allocator) : NULL;
    if (!map) {
        wd_free(&device->allocator, contents);
        return NULL;
    }
    contents->device = device;
    contents->map = map;
    wd_mutex_init(&contents->lock);
    const bool watches = device->options.host_write_watch || device->options.host_read_watch;
    contents->watch = watches ? wd_syncval_host_watch_create(device) : NULL;
    return contents;
}

void wd_syncval_contents_destroy(wd_syncval_contents *contents) {
    if (!contents) {
        return;
    }
    const wd_allocator allocator = contents->device->allocator;
    wd_syncval_host_watch_destroy(contents->watch);
    wd_contents_map_destroy(contents->map);
    wd_mutex_finish(&contents->lock);
    wd_free(&allocator, contents);
}

// --- Memory that other means may write

#ifdef VK_EXT_zero_initialize_device_memory
#define ZERO_INITIALIZED VK_MEMORY_ALLOCATE_ZERO_INITIALIZE_BIT_EXT
#else
#define ZERO_INITIALIZED 0
#endif

// may_write returns whether writes of the host to mapped memory may be visible to the device.
static bool may_write(const wd_syncval_device *device, const wd_state_memory *memory) {
    const bool needs_flush = !(memory->properties & VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
    return __atomic_load_n(&memory->was_mapped, __ATOMIC_ACQUIRE) &&
           !(needs_flush && device->options.host_accesses);
}

// is_followed returns whether only commands, and flushes of the host, write the memory of a resource. The host writes
// only resources whose layout in memory it knows (`is_linear`).
static bool is_followed(const wd_syncval_device *device, const wd_state_binding *of, bool is_linear) {
    const wd_state_binding binding = wd_state_binding_of(of);
    const wd_state_memory *memory = binding.memory;
    return memory && !memory->is_external && !memory->has_instances &&
           !(memory->allocate_flags & ZERO_INITIALIZED) && !(is_linear && may_write(device, memory));
}

static bool is_image_followed(const wd_syncval_device *device, const wd_state_image *image) {
    if (image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT || image->external_types ||
        image->has_external_format) {
        return false;
    }
#ifdef VK_EXT_host_image_copy
    if ((image->usage | image->stencil_usage) & VK_IMAGE_USAGE_HOST_TRANSFER_BIT_EXT) {
        return false;
    }
#endif
    if (image->swapchain) {
        return true; // Its contents are undefined after layout transitions and operations that discard them.
    }
    const uint32_t num_bindings = image->flags & VK_IMAGE_CREATE_DISJOINT_BIT
                                      ? __atomic_load_n(&image->num_planes_bound, __ATOMIC_ACQUIRE)
                                      : 1;
    bool is_known = num_bindings != 0;
    for (uint32_t i = 0; i < num_bindings && is_known; i++) {
        is_known = is_followed(device, &image->bindings[i], image->tiling != VK_IMAGE_TILING_OPTIMAL);
    }
    return is_known;
}

static bool is_buffer_followed(const wd_syncval_device *device, const wd_state_buffer *buffer) {
    return !(buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) && !buffer->external_types &&
           is_followed(device, &buffer->binding, true);
}

// --- Executions

typedef struct execution {
    wd_syncval_contents *contents;
    const wd_syncval_contents_job *job;
} execution;

// may_host_build returns whether commands of the host may write the memory of acceleration structures, also where it is
// not mapped.
static bool may_host_build(const wd_syncval_device *device, const wd_contents_read *read) {
    return wd_sync_usage_table[read->usage].access == VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR &&
           device->chassis->capabilities->features.accelerationStructureHostCommands;
}

static bool is_certain(void *user, const wd_contents_read *read) {
    const wd_syncval_device *device = ((const execution *)user)->contents->device;
    const wd_state_object *object = read->resource;
    if (may_host_build(device, read)) {
        return false;
    }
    if (object->type == VK_OBJECT_TYPE_IMAGE) {
        return is_image_followed(device, (const wd_state_image *)object);
    }
    return object->type == VK_OBJECT_TYPE_BUFFER &&
           is_buffer_followed(device, (const wd_state_buffer *)object);
}

// is_unflushed returns whether the host may have written the memory without a flush.
static bool is_unflushed(const wd_contents_read *read) {
    const wd_state_object *object = read->resource;
    const wd_state_memory *memory = wd_syncval_memory_of(object);
    const bool is_linear = object->type == VK_OBJECT_TYPE_BUFFER ||
                           ((const wd_state_image *)object)->tiling == VK_IMAGE_TILING_LINEAR;
    return is_linear && memory && __atomic_load_n(&memory->was_mapped, __ATOMIC_ACQUIRE);
}

static void report(void *user, const wd_contents_undefined *found) {
    const execution *at = user;
    const wd_syncval_options *options = &at->contents->device->options;
    const bool lacks_flush = is_unflushed(found->read);
    if (lacks_flush ? found->cause != WD_CONTENTS_NEW : !options->undefined_contents) {
        return;
    }
    const wd_syncval_contents_job *job = at->job;
    wd_syncval_report_undefined(&(wd_syncval_undefined){
        .device = at->contents->device,
        .command_buffer = job->command_buffer,
        .queue = job->queue,
        .history = job->history,
        .submission = job->submission,
        .found = found,
        .lacks_flush = lacks_flush,
    });
}

static void describe(void *user, uint64_t tag, wd_contents_source *source) {
    const wd_syncval_contents_job *job = ((const execution *)user)->job;
    *source = wd_syncval_find_source(job->history, tag, job->command_buffer);
}

void wd_syncval_contents_executed(wd_syncval_contents *contents, const wd_syncval_contents_job *job) {
    wd_syncval_host_watch_executed(contents->watch, job);
    if (job->is_changed) { // The recording read other descriptors.
        wd_syncval_contents_missed(contents);
        return;
    }
    execution at = {contents, job};
    const wd_contents_execution asks = {
        .user = &at,
        .is_certain = is_certain,
        .report = report,
        .describe = describe,
        .birth = __atomic_load_n(&contents->device->last_bound, __ATOMIC_RELAXED) + 1,
        .keeps_unread = contents->watch && contents->device->options.host_read_watch,
    };
    wd_mutex_lock(&contents->lock);
    wd_contents_execute(contents->map, job->log, &asks);
    wd_mutex_unlock(&contents->lock);
}

void wd_syncval_contents_submitted(wd_syncval_contents *contents) {
    if (contents) {
        wd_syncval_host_reads_submitted(contents->watch);
    }
}

void wd_syncval_contents_retired(wd_syncval_contents *contents, const wd_state_object *queue,
                                 uint64_t submission) {
    if (contents) {
        wd_syncval_host_watch_retired(contents->watch, queue, submission);
        wd_syncval_host_reads_retired(contents->watch);
    }
}

void wd_syncval_contents_missed(wd_syncval_contents *contents) {
    if (!contents) {
        return;
    }
    wd_mutex_lock(&contents->lock);
    wd_contents_map_write_unknown(contents->map,
                                  __atomic_load_n(&contents->device->last_bound, __ATOMIC_RELAXED) + 1);
    wd_mutex_unlock(&contents->lock);
}

void wd_syncval_contents_written(wd_syncval_contents *contents, wd_range range) {
    if (!contents) {
        return;
    }
    wd_mutex_lock(&contents->lock);
    wd_contents_map_write(contents->map, WD_SYNC_LINEAR, range);
    wd_mutex_unlock(&contents->lock);
}

bool wd_syncval_contents_find_hidden(wd_syncval_contents *contents, wd_range range,
                                     wd_contents_hidden *found) {
    if (!contents) {
        return false;
    }
    wd_mutex_lock(&contents->lock);
    const bool is_found = wd_contents_map_find_hidden(contents->map, range, found);
    wd_mutex_unlock(&contents->lock);
    return is_found;
}

void wd_syncval_contents_visit_unread(wd_syncval_contents *contents, wd_range range,
                                      void (*visit)(void *user, const wd_contents_unread *write),
                                      void *user) {
    wd_mutex_lock(&contents->lock);
    wd_contents_map_visit_unread(contents->map, range, visit, user);
    wd_mutex_unlock(&contents->lock);
}

void wd_syncval_contents_note_access(wd_syncval_contents *contents, wd_range range) {
    wd_mutex_lock(&contents->lock);
    wd_contents_map_note_access(contents->map, range);
    wd_mutex_unlock(&contents->lock);
}

void wd_syncval_contents_invalidate(wd_syncval_contents *contents, wd_range range) {
    wd_mutex_lock(&contents->lock);
    wd_contents_map_invalidate(contents->map, range);
    wd_mutex_unlock(&contents->lock);
}

wd_syncval_host_watch *wd_syncval_contents_watch(const wd_syncval_contents *contents) {
    return contents ? contents->watch : NULL;
}

void wd_syncval_contents_destroyed(wd_syncval_contents *contents, const wd_state_object *object) {
    wd_sync_space space;
    wd_range range;
    if (!contents || !wd_syncval_find_addresses_of(object, &space, &range)) {
        return;
    }
    wd_mutex_lock(&contents->lock);
    wd_contents_map_forget(contents->map, space, range);
    wd_mutex_unlock(&contents->lock);
}
