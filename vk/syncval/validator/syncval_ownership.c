#include "vk/syncval/validator/syncval_ownership.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/registry/enum_strings.h"

void wd_syncval_transfers_destroy(wd_syncval_transfers *transfers, const wd_allocator *allocator) {
    if (!transfers)
        return;
    wd_free(allocator, transfers->items);
    wd_free(allocator, transfers);
}

static bool append(wd_syncval_transfers *list, const wd_allocator *allocator,
                   const wd_syncval_transfer *transfer) {
    void *items = list->items;
    if (!wd_array_reserve(allocator, &items, &list->capacity, list->count + 1, sizeof(*list->items))) {
        list->failed = true;
        return false;
    }
    list->items = items;
    list->items[list->count++] = *transfer;
    return true;
}

static wd_syncval_transfers *need_list(wd_syncval_transfers **list, const wd_allocator *allocator) {
    if (!*list)
        *list = wd_alloc_zero(allocator, 1, sizeof(**list));
    return *list;
}

// --- Recordings

void wd_syncval_add_transfer(wd_syncval_recorder *recorder, const wd_syncval_transfer *transfer) {
    const wd_allocator *allocator = &recorder->device->allocator;
    wd_syncval_transfers *list = need_list(&recorder->transfers, allocator);
    wd_syncval_transfer added = *transfer;
    added.tag = recorder->tag;
    if (!list || !append(list, allocator, &added))
        recorder->failed = true;
}

void wd_syncval_join_transfers(wd_syncval_recorder *recorder, const wd_syncval_recorder *other,
                               uint64_t offset) {
    const wd_syncval_transfers *list = other->transfers;
    const wd_allocator *allocator = &recorder->device->allocator;
    for (size_t i = 0; list && i < list->count; i++) {
        wd_syncval_transfer moved = list->items[i];
        moved.tag += offset;
        wd_syncval_transfers *own = need_list(&recorder->transfers, allocator);
        if (!own || !append(own, allocator, &moved))
            recorder->failed = true;
    }
}

// --- Matching

static bool overlap(const wd_syncval_transfer_part *a, const wd_syncval_transfer_part *b) {
    if (!a->aspects)
        return a->begin < b->end && b->begin < a->end;
    return a->aspects & b->aspects && a->first_mip < b->end_mip && b->first_mip < a->end_mip &&
           a->first_layer < b->end_layer && b->first_layer < a->end_layer;
}

static bool are_equal(const wd_syncval_transfer_part *a, const wd_syncval_transfer_part *b) {
    return a->begin == b->begin && a->end == b->end && a->aspects == b->aspects &&
           a->first_mip == b->first_mip && a->end_mip == b->end_mip && a->first_layer == b->first_layer &&
           a->end_layer == b->end_layer;
}

static bool is_same_way(const wd_syncval_transfer *a, const wd_syncval_transfer *b) {
    return a->id == b->id && a->src_family == b->src_family && a->dst_family == b->dst_family;
}

static void remove_at(wd_syncval_transfers *list, size_t index) {
    list->count--;
    memmove(&list->items[index], &list->items[index + 1], (list->count - index) * sizeof(*list->items));
}

static wd_syncval_transfers *released(wd_syncval_queues *queues) {
    return need_list(&queues->released, &queues->device->allocator);
}

static void release(wd_syncval_queues *queues, const wd_syncval_transfer *transfer) {
    wd_syncval_transfers *list = released(queues);
    for (size_t i = 0; list && i < list->count; i++) {
        if (is_same_way(&list->items[i], transfer) && are_equal(&list->items[i].part, &transfer->part)) {
            list->items[i] = *transfer;
            return;
        }
    }
    if (!list || !append(list, &queues->device->allocator, transfer))
        wd_syncval_miss_transfers(queues);
}

// acquire takes the release away that an acquisition of the same part ends. It returns whether there is one for it, and gives
// one that only differs in its layouts.
static bool acquire(wd_syncval_queues *queues, const wd_syncval_transfer *transfer,
                    wd_syncval_transfer *other_layouts) {
    wd_syncval_transfers *list = released(queues);
    bool found = false;
    for (size_t i = list ? list->count : 0; i-- > 0;) {
        const wd_syncval_transfer *candidate = &list->items[i];
        if (!is_same_way(candidate, transfer) || !overlap(&candidate->part, &transfer->part))
            continue;
        if (candidate->from == transfer->from && candidate->to == transfer->to)
            found = true;
        else
            *other_layouts = *candidate;
        if (are_equal(&candidate->part, &transfer->part))
            remove_at(list, i);
    }
    return found;
}

static const wd_state_object *resource_of(const wd_syncval_queues *queues,
                                          const wd_syncval_transfer *transfer) {
    struct wd_state_device *state = queues->device->chassis->state;
    const wd_state_object *object =
        transfer->is_image
            ? (const wd_state_object *)wd_state_find_image(state, (VkImage)(uintptr_t)transfer->handle)
            : (const wd_state_object *)wd_state_find_buffer(state, (VkBuffer)(uintptr_t)transfer->handle);
    return object && object->id == transfer->id ? object : NULL;
}

// report_missing reports an acquisition that no release was submitted for.
static void report_missing(wd_syncval_queues *queues, const wd_syncval_queue *at,
                           const wd_state_submission *submission, const wd_syncval_transfer *transfer,
                           const wd_syncval_transfer *other_layouts) {
    const wd_state_object *object = resource_of(queues, transfer);
    if (!object || queues->has_missed_transfers)
        return;
    const wd_syncval_execution *execution = &at->executions[at->num_executions - 1];
    const wd_syncval_entry *entry = wd_syncval_history_find(execution->history, transfer->tag);
    const char *name = wd_state_name(object);
    wd_string_builder text;
    wd_string_init(&text, queues->device->allocator);
    wd_string_appendf(&text, "%s (command %u) of command buffer 0x%" PRIx64 " acquires the ownership of %s ",
                      entry ? entry->name : "A barrier", entry ? entry->number : 0, execution->handle,
                      transfer->is_image ? "Image" : "Buffer");
    if (name)
        wd_string_appendf(&text, "(%s)", name);
    wd_string_appendf(&text, "(0x%" PRIx64 ") from queue family %u for queue family %u, but ",
                      transfer->handle, transfer->src_family, transfer->dst_family);
    if (other_layouts->id) {
        wd_string_appendf(
            &text, "the release was submitted with other layouts: oldLayout = %s, newLayout = %s.",
            wd_VkImageLayout_string(other_layouts->from), wd_VkImageLayout_string(other_layouts->to));
    } else {
        wd_string_append(&text, "no release of it to that family was submitted before.");
    }
    const wd_finding_object objects[] = {
        {(uint32_t)at->queue->object.type, "Queue", at->queue->object.handle,
         wd_state_name(&at->queue->object)},
        {(uint32_t)object->type, transfer->is_image ? "Image" : "Buffer", object->handle, name},
    };
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = submission->is_second ? "VUID-vkQueueSubmit2-commandBuffer-03879"
                                    : "VUID-vkQueueSubmit-pSubmits-02207",
        .text = text.text,
        .site = object->id ^ (uint64_t)transfer->src_family << 48 ^ (uint64_t)transfer->dst_family << 56,
        .objects = objects,
        .num_objects = sizeof objects / sizeof *objects,
    };
    if (!text.failed)
        (void)wd_report_submit(queues->device->chassis->instance->report, &finding);
    wd_string_finish(&text);
}

static bool is_external(uint32_t family) {
    return family == VK_QUEUE_FAMILY_EXTERNAL || family == VK_QUEUE_FAMILY_FOREIGN_EXT;
}

void wd_syncval_follow_transfers(wd_syncval_queues *queues, wd_syncval_queue *at,
                                 const wd_state_submission *submission, const wd_syncval_recorder *recorder) {
    const wd_syncval_transfers *list = recorder->transfers;
    for (size_t i = 0; list && i < list->count; i++) {
        const wd_syncval_transfer *transfer = &list->items[i];
        wd_syncval_transfer other_layouts = {0};
        if (is_external(transfer->src_family) || is_external(transfer->dst_family))
            continue;
        if (transfer->is_release)
            release(queues, transfer);
        else if (!acquire(queues, transfer, &other_layouts))
            report_missing(queues, at, submission, transfer, &other_layouts);
    }
}

void wd_syncval_miss_transfers(wd_syncval_queues *queues) {
    queues->has_missed_transfers = true;
}

void wd_syncval_forget_transfers(wd_syncval_queues *queues, const wd_state_object *object) {
    for (size_t i = queues->released ? queues->released->count : 0; i-- > 0;) {
        if (queues->released->items[i].id == object->id)
            remove_at(queues->released, i);
    }
}
