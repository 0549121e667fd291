#include "vk/syncval/validator/submit/owner.h"

#include <inttypes.h>

#include "vk/rangemap/rangemap.h"
#include "vk/report/message_ids.h"
#include "vk/syncval/validator/submit/check.h"

// These are newer than some headers.
#define MAINTENANCE9 "VK_KHR_maintenance9"
#define USAGE_HOST_TRANSFER 0x00400000u // VK_IMAGE_USAGE_HOST_TRANSFER_BIT

// Values of the maps: a queue family + 1, or UNKNOWN: one of several families.
#define UNKNOWN UINT32_MAX

struct wd_syncval_owners {
    wd_range_map maps[WD_SYNC_SPACE_COUNT];
    bool has_forgotten; // The owner of ranges without an entry is unknown. Otherwise they have no owner yet.
};

static bool has_several_families(const VkDeviceCreateInfo *info) {
    bool found = false;
    for (uint32_t i = 1; i < info->queueCreateInfoCount; i++) {
        found |= info->pQueueCreateInfos[i].queueFamilyIndex != info->pQueueCreateInfos[0].queueFamilyIndex;
    }
    return found;
}

wd_syncval_owners *wd_syncval_owners_create(const wd_syncval_device *device, const VkDeviceCreateInfo *info) {
    if (!has_several_families(info) || wd_state_device_has_extension(device->chassis->state, MAINTENANCE9)) {
        return NULL;
    }
    wd_syncval_owners *owners = wd_alloc_zero(&device->allocator, 1, sizeof(*owners));
    for (size_t i = 0; owners && i < WD_SYNC_SPACE_COUNT; i++) {
        wd_range_map_init(&owners->maps[i], device->allocator);
    }
    return owners;
}

wd_syncval_owners *wd_syncval_owners_copy(const wd_syncval_owners *owners, const wd_allocator *allocator) {
    wd_syncval_owners *copy = wd_alloc_zero(allocator, 1, sizeof(*copy));
    for (size_t i = 0; copy && i < WD_SYNC_SPACE_COUNT; i++) {
        wd_range_map_copy(&copy->maps[i], &owners->maps[i]);
    }
    if (copy) {
        copy->has_forgotten = owners->has_forgotten;
    }
    return copy;
}

void wd_syncval_owners_destroy(wd_syncval_owners *owners, const wd_allocator *allocator) {
    for (size_t i = 0; owners && i < WD_SYNC_SPACE_COUNT; i++) {
        wd_range_map_finish(&owners->maps[i]);
    }
    wd_free(allocator, owners);
}

void wd_syncval_forget_owners(wd_syncval_queues *queues) {
    for (size_t i = 0; queues->owners && i < WD_SYNC_SPACE_COUNT; i++) {
        wd_range_map_clear(&queues->owners->maps[i]);
    }
    if (queues->owners) {
        queues->owners->has_forgotten = true;
    }
}

void wd_syncval_forget_owner(wd_syncval_queues *queues, const wd_state_object *object) {
    wd_mutex_assert_held(&queues->lock);
    wd_syncval_ranges ranges = {.allocator = queues->device->allocator};
    const VkImageSubresourceRange all = {~(VkImageAspectFlags)0, 0, VK_REMAINING_MIP_LEVELS, 0,
                                         VK_REMAINING_ARRAY_LAYERS};
    wd_syncval_spaces *spaces = &queues->device->spaces;
    wd_sync_space space;
    if (!queues->owners) {
        return;
    }
    const bool is_known =
        object->type == VK_OBJECT_TYPE_BUFFER
            ? wd_syncval_buffer_ranges(spaces, &ranges, (const wd_state_buffer *)object, 0, VK_WHOLE_SIZE,
                                       &space)
            : wd_syncval_image_ranges(spaces, &ranges, (const wd_state_image *)object, &all, NULL, &space);
    bool failed = ranges.failed;
    for (size_t i = 0; is_known && i < ranges.count; i++) {
        failed |= wd_range_map_erase(&queues->owners->maps[space], ranges.items[i]) != WD_OK;
    }
    if (failed) {
        wd_syncval_forget_owners(queues);
    }
    wd_free(&ranges.allocator, ranges.items);
}

// --- The finding

// is_followed returns whether only queues write the memory of a resource, and no other resource shares it.
static bool is_followed(wd_syncval_device *device, const wd_state_object *object) {
    const bool is_image = object->type == VK_OBJECT_TYPE_IMAGE;
    const wd_state_image *image = (const wd_state_image *)object;
    const wd_state_buffer *buffer = (const wd_state_buffer *)object;
    const wd_state_binding *bindings = is_image ? image->bindings : &buffer->binding;
    if ((is_image ? image->sharing_mode : buffer->sharing_mode) != VK_SHARING_MODE_EXCLUSIVE ||
        (is_image && (image->swapchain || image->usage & USAGE_HOST_TRANSFER))) {
        return false;
    }
    bool found = false;
    for (size_t i = 0; i < (is_image ? 4 : 1); i++) {
        const wd_state_memory *memory = bindings[i].memory;
        found |= memory != NULL;
        if (memory && (memory->is_external || __atomic_load_n(&memory->was_mapped, __ATOMIC_RELAXED))) {
            return false;
        }
    }
    return found && wd_syncval_has_exclusive_memory(&device->aliases, object);
}

// job is the check of one execution.
typedef struct job {
    wd_syncval_queues *queues;
    const wd_syncval_queue *at;
    wd_syncval_recorder *recorder;
    const wd_syncval_execution *execution;
    uint32_t own;      // The value of the executing family.
    uint64_t reported; // The tag of the last reported command, to report only one of its ranges.
    bool reports;
    bool failed;
} job;

static void append_text(wd_string_builder *text, const job *walk, const wd_sync_recorded *read,
                        const wd_state_object *object, uint32_t owner) {
    wd_syncval_device *device = walk->queues->device;
    wd_syncval_append_command(text, wd_syncval_history_find(walk->execution->history, read->access.tag));
    wd_string_appendf(text, " of command buffer 0x%" PRIx64 " reads ", walk->execution->handle);
    wd_syncval_append_resource(text, device, object, read->space, read->range);
    wd_string_appendf(text,
                      ", which queue family %u wrote or acquired last. No ownership transfer to queue family "
                      "%u, which this command is executed on, followed: its contents are undefined here "
                      "(Vulkan, VkSharingMode). Release it on a queue of family %u and acquire it on one of "
                      "family %u, or create it with VK_SHARING_MODE_CONCURRENT.",
                      owner - 1, walk->own - 1, owner - 1, walk->own - 1);
}

static void report(job *walk, const wd_sync_recorded *read, uint32_t owner) {
    wd_syncval_device *device = walk->queues->device;
    if (!walk->reports || walk->reported == read->access.tag) {
        return;
    }
    walk->reported = read->access.tag;
    wd_state_object *object = wd_syncval_find_resource(device, read->space, read->range);
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    if (object && is_followed(device, object)) {
        append_text(&text, walk, read, object, owner);
        const wd_state_object *queue = &walk->at->queue->object;
        const bool is_image = object->type == VK_OBJECT_TYPE_IMAGE;
        const wd_finding_object objects[] = {
            {(uint32_t)queue->type, "Queue", queue->handle, wd_state_name(queue)},
            {(uint32_t)object->type, is_image ? "Image" : "Buffer", object->handle, wd_state_name(object)},
        };
        const wd_finding finding = {
            .severity = WD_SEVERITY_WARNING,
            .type = WD_MESSAGE_VALIDATION,
            .id = WD_ID_SYNC_OTHER_FAMILY,
            .text = text.text,
            .site = object->id ^ (uint64_t)owner << 48 ^ (uint64_t)walk->own << 56,
            .objects = objects,
            .num_objects = sizeof objects / sizeof *objects,
        };
        if (!text.failed) {
            wd_syncval_note_answer(walk->queues, wd_syncval_submit_hazard(device, &finding));
        }
    }
    wd_string_finish(&text);
    wd_state_unref(object);
}

// --- Accesses of recordings

static wd_range_map *map_of(const job *walk, wd_sync_space space) {
    return &walk->queues->owners->maps[space];
}

static void set_owner(job *walk, const wd_sync_recorded *recorded) {
    walk->failed |= wd_range_map_store(map_of(walk, recorded->space), recorded->range, walk->own) != WD_OK;
}

static void clear_owner(job *walk, const wd_sync_recorded *recorded) {
    walk->failed |= wd_range_map_store(map_of(walk, recorded->space), recorded->range, UNKNOWN) != WD_OK;
}

// lookup is the result for a range.
typedef struct lookup {
    uint32_t own;
    uint32_t owner;   // Another family that owns a part.
    bool has_foreign; // Another family owns a part.
    bool has_others;  // A part has no other owner.
} lookup;

static bool add_owner(void *user, wd_range range, const uint32_t *value) {
    (void)range;
    lookup *found = user;
    if (!value || *value == found->own || *value == UNKNOWN) {
        found->has_others = true;
    } else {
        found->has_foreign = true;
        found->owner = *value;
    }
    return true;
}

static lookup find_owner(const job *walk, const wd_sync_recorded *recorded) {
    lookup found = {.own = walk->own};
    wd_range_map_visit(map_of(walk, recorded->space), recorded->range, true, add_owner, &found);
    return found;
}

// A shader may read only a part of its range, so it is reported only if another family owns the entire range.
static void follow_read(job *walk, const wd_sync_recorded *recorded) {
    const lookup found = find_owner(walk, recorded);
    if (!found.has_foreign) {
        return;
    }
    if (!found.has_others) {
        report(walk, recorded, found.owner);
    }
    clear_owner(walk, recorded);
}

static wd_range_action write_piece(void *user, wd_range range, uint32_t *value, bool is_gap) {
    (void)range;
    const job *walk = user;
    *value = is_gap || *value == walk->own ? walk->own : UNKNOWN;
    return WD_RANGE_KEEP;
}

static bool writes_all(uint16_t usage) {
    return wd_sync_usage_table[usage].stage &
           (VK_PIPELINE_STAGE_2_COPY_BIT | VK_PIPELINE_STAGE_2_CLEAR_BIT | VK_PIPELINE_STAGE_2_BLIT_BIT |
            VK_PIPELINE_STAGE_2_RESOLVE_BIT);
}

static void follow_write(job *walk, const wd_sync_recorded *recorded) {
    if (writes_all(recorded->access.usage)) {
        set_owner(walk, recorded);
        return;
    }
    wd_range_map *map = map_of(walk, recorded->space);
    const bool with_gaps = !walk->queues->owners->has_forgotten;
    walk->failed |= wd_range_map_update(map, recorded->range, with_gaps, write_piece, walk) != WD_OK ||
                    wd_range_map_coalesce(map, recorded->range) != WD_OK;
}

// Accesses after a transition are not first accesses, so the context after the execution is checked instead.
static void follow_keeping(job *walk, const wd_sync_recorded *recorded) {
    const lookup found = find_owner(walk, recorded);
    if (!found.has_foreign) {
        return;
    }
    wd_sync_recorded read = *recorded;
    const wd_sync_write_use left =
        wd_sync_context_find_write_use(walk->recorder->context, recorded->space, recorded->range,
                                       recorded->access.tag, &read.access, &read.range);
    if (left == WD_SYNC_WRITE_USE_READ && !found.has_others) {
        report(walk, &read, found.owner);
    }
    if (left != WD_SYNC_WRITE_USE_NONE) {
        clear_owner(walk, recorded);
    }
}

static void follow_transition(job *walk, const wd_sync_recorded *recorded) {
    switch (recorded->mark) {
    case WD_SYNCVAL_MARK_RELEASES:
        return;
    case WD_SYNCVAL_MARK_KEEPS:
        follow_keeping(walk, recorded);
        return;
    default:
        set_owner(walk, recorded);
    }
}

static bool follow(void *user, const wd_sync_recorded *recorded) {
    job *walk = user;
    if (recorded->access.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION) {
        follow_transition(walk, recorded);
    } else if (wd_sync_usage_writes(recorded->access.usage)) {
        follow_write(walk, recorded);
    } else {
        follow_read(walk, recorded);
    }
    return !walk->failed;
}

void wd_syncval_follow_owners(wd_syncval_queues *queues, wd_syncval_queue *at, wd_syncval_recorder *recorder,
                              bool reports) {
    wd_mutex_assert_held(&recorder->lock);
    wd_mutex_assert_held(&queues->lock);
    if (!queues->owners) {
        return;
    }
    job walk = {
        .queues = queues,
        .at = at,
        .recorder = recorder,
        .execution = &at->executions.items[at->executions.count - 1],
        .own = at->queue->family + 1,
        .reports = reports,
    };
    if (!recorder->unknown.write_tag && !walk.execution->is_changed) {
        wd_sync_recording_visit(recorder->recording, follow, &walk);
    }
    // An allocation failed: it may have written anything.
    else {
        walk.failed = true;
    }
    if (walk.failed) {
        wd_syncval_forget_owners(queues);
    }
}
