#include "vk/syncval/validator/submit/ownership.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/syncval/validator/contents/contents_device.h"
#include "vk/syncval/validator/submit/check.h"
#include "vk/syncval/validator/submit/owner.h"

// --- Matching

static bool overlap(const wd_syncval_transfer_part *a, const wd_syncval_transfer_part *b) {
    if (!a->aspects) {
        return a->begin < b->end && b->begin < a->end;
    }
    return a->aspects & b->aspects && a->first_mip < b->end_mip && b->first_mip < a->end_mip &&
           a->first_layer < b->end_layer && b->first_layer < a->end_layer;
}

static bool is_same_transfer(const wd_syncval_transfer *a, const wd_syncval_transfer *b) {
    return a->id == b->id && a->src_family == b->src_family && a->dst_family == b->dst_family;
}

static void remove_at(wd_syncval_transfers *list, size_t index) {
    assert(index < list->count);
    list->count--;
    memmove(&list->items[index], &list->items[index + 1], (list->count - index) * sizeof(*list->items));
}

// match is the part of an acquisition for which there are releases.
typedef enum match {
    MATCH_NOTHING,
    MATCH_PART,
    MATCH_LAYOUTS, // All of it, but with other layouts.
    MATCH_ALL,
} match;

// matches returns whether a release may belong to an acquisition: same resource and families, and same
// layouts if `with_layouts`.
static bool matches(const wd_syncval_transfer *candidate, const wd_syncval_transfer *wanted,
                    bool with_layouts) {
    return is_same_transfer(candidate, wanted) &&
           (!with_layouts || (candidate->from == wanted->from && candidate->to == wanted->to));
}

// is_line_covered returns whether releases cover the bytes of a buffer, or the layers of one aspect and mip
// level.
static bool is_line_covered(const wd_syncval_transfers *list, const wd_syncval_transfer *wanted,
                            VkImageAspectFlags aspect, uint32_t mip, bool with_layouts) {
    uint64_t position = aspect ? wanted->part.first_layer : wanted->part.begin;
    const uint64_t end = aspect ? wanted->part.end_layer : wanted->part.end;
    bool has_moved = true;
    while (position < end && has_moved) {
        has_moved = false;
        for (size_t i = 0; i < list->count && position < end; i++) {
            const wd_syncval_transfer_part *part = &list->items[i].part;
            const uint64_t part_begin = aspect ? part->first_layer : part->begin;
            const uint64_t part_end = aspect ? part->end_layer : part->end;
            if (!matches(&list->items[i], wanted, with_layouts) || part_begin > position ||
                part_end <= position ||
                (aspect && (!(part->aspects & aspect) || mip < part->first_mip || mip >= part->end_mip))) {
                continue;
            }
            position = part_end;
            has_moved = true;
        }
    }
    return position >= end;
}

static bool is_covered(const wd_syncval_transfers *list, const wd_syncval_transfer *wanted,
                       bool with_layouts) {
    if (!wanted->part.aspects) {
        return is_line_covered(list, wanted, 0, 0, with_layouts);
    }
    for (VkImageAspectFlags bit = 1; bit && bit <= wanted->part.aspects; bit <<= 1) {
        for (uint32_t mip = wanted->part.first_mip; wanted->part.aspects & bit && mip < wanted->part.end_mip;
             mip++) {
            if (!is_line_covered(list, wanted, bit, mip, with_layouts)) {
                return false;
            }
        }
    }
    return true;
}

static void keep(wd_syncval_queues *queues, const wd_syncval_transfer *rest) {
    const wd_syncval_transfer_part *part = &rest->part;
    const bool is_empty = rest->is_image
                              ? part->first_mip >= part->end_mip || part->first_layer >= part->end_layer
                              : part->begin >= part->end;
    if (!is_empty && !wd_syncval_transfers_add(&queues->released, &queues->device->allocator, rest)) {
        wd_syncval_note_missed_transfers(queues);
    }
}

// take removes `part` from a release that overlaps it.
static void take(wd_syncval_queues *queues, size_t index, const wd_syncval_transfer_part *part) {
    const wd_syncval_transfer all = queues->released.items[index];
    remove_at(&queues->released, index);
    wd_syncval_transfer rest = all, cut = all;
    if (!all.is_image) {
        rest.part.end = part->begin;
        cut.part.begin = part->end;
        keep(queues, &rest);
        keep(queues, &cut);
        return;
    }
    cut.part.aspects &= ~part->aspects;
    if (cut.part.aspects) {
        keep(queues, &cut);
    }
    rest.part.aspects &= part->aspects;
    cut = rest;
    cut.part.end_mip = part->first_mip;
    keep(queues, &cut);
    cut = rest;
    cut.part.first_mip = part->end_mip;
    keep(queues, &cut);
    rest.part.first_mip = part->first_mip > all.part.first_mip ? part->first_mip : all.part.first_mip;
    rest.part.end_mip = part->end_mip < all.part.end_mip ? part->end_mip : all.part.end_mip;
    cut = rest;
    cut.part.end_layer = part->first_layer;
    keep(queues, &cut);
    rest.part.first_layer = part->end_layer;
    keep(queues, &rest);
}

// A repeated release replaces the earlier one.
static void release(wd_syncval_queues *queues, const wd_syncval_transfer *transfer) {
    wd_syncval_transfers *list = &queues->released;
    for (size_t i = list->count; i-- > 0;) {
        if (is_same_transfer(&list->items[i], transfer) && overlap(&list->items[i].part, &transfer->part)) {
            take(queues, i, &transfer->part);
        }
    }
    if (!wd_syncval_transfers_add(list, &queues->device->allocator, transfer)) {
        wd_syncval_note_missed_transfers(queues);
    }
}

// acquire removes the releases of an acquisition and returns whether they cover it. `*other` gets one that
// differs in its layouts.
static match acquire(wd_syncval_queues *queues, const wd_syncval_transfer *transfer,
                     wd_syncval_transfer *other) {
    wd_syncval_transfers *list = &queues->released;
    match found = is_covered(list, transfer, true)    ? MATCH_ALL
                  : is_covered(list, transfer, false) ? MATCH_LAYOUTS
                                                      : MATCH_NOTHING;
    for (size_t i = list->count; i-- > 0;) {
        const wd_syncval_transfer candidate = list->items[i];
        if (!is_same_transfer(&candidate, transfer) || !overlap(&candidate.part, &transfer->part)) {
            continue;
        }
        if (found == MATCH_NOTHING) {
            found = MATCH_PART;
        }
        if (candidate.from != transfer->from || candidate.to != transfer->to) {
            *other = candidate;
        }
        take(queues, i, &transfer->part);
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

static void append_reason(wd_string_builder *text, match found, const wd_syncval_transfer *other) {
    if (found == MATCH_LAYOUTS) {
        wd_string_appendf(text,
                          "the release was submitted with other layouts: oldLayout = %s, newLayout = %s.",
                          wd_VkImageLayout_string(other->from), wd_VkImageLayout_string(other->to));
    } else if (found == MATCH_PART) {
        wd_string_append(text, "only a part of the acquired range was released to that queue family before.");
    } else {
        wd_string_append(text, "no release to that queue family was submitted before.");
    }
}

// report_missing reports an acquisition without a release.
static void report_missing(wd_syncval_queues *queues, const wd_syncval_queue *at,
                           const wd_state_submission *submission, const wd_syncval_transfer *transfer,
                           match found, const wd_syncval_transfer *other) {
    const wd_state_object *object = resource_of(queues, transfer);
    if (!object || queues->has_missed_transfers || queues->is_muted) {
        return;
    }
    const wd_syncval_execution *execution = &at->executions.items[at->executions.count - 1];
    const wd_syncval_entry *entry = wd_syncval_history_find(execution->history, transfer->tag);
    const char *name = wd_state_printable_name(object);
    wd_string_builder text;
    wd_string_init(&text, queues->device->allocator);
    wd_string_appendf(&text, "%s (command %u) of command buffer 0x%" PRIx64 " acquires the ownership of %s ",
                      entry ? entry->name : "A barrier", entry ? entry->number : 0, execution->handle,
                      transfer->is_image ? "Image" : "Buffer");
    if (name) {
        wd_string_appendf(&text, "(%s)", name);
    }
    wd_string_appendf(&text, "(0x%" PRIx64 ") from queue family %u for queue family %u, but ",
                      transfer->handle, transfer->src_family, transfer->dst_family);
    append_reason(&text, found, other);
    const wd_finding_object objects[] = {
        {(uint32_t)at->queue->object.type, "Queue", at->queue->object.handle,
         wd_state_name(&at->queue->object)},
        {(uint32_t)object->type, transfer->is_image ? "Image" : "Buffer", object->handle,
         wd_state_name(object)},
    };
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id =
            submission->is_second ? WD_ID_VUID_ACQUIRE_WITHOUT_RELEASE_2 : WD_ID_VUID_ACQUIRE_WITHOUT_RELEASE,
        .text = text.text,
        .site = object->id ^ (uint64_t)transfer->src_family << 48 ^ (uint64_t)transfer->dst_family << 56,
        .objects = objects,
        .num_objects = sizeof objects / sizeof *objects,
    };
    if (!text.failed) {
        wd_syncval_note_answer(queues, wd_syncval_submit_hazard(queues->device, &finding));
    }
    wd_string_finish(&text);
}

static bool is_external(uint32_t family) {
    return family == VK_QUEUE_FAMILY_EXTERNAL || family == VK_QUEUE_FAMILY_FOREIGN_EXT;
}

void wd_syncval_follow_transfers(wd_syncval_queues *queues, wd_syncval_queue *at,
                                 const wd_state_submission *submission,
                                 const wd_syncval_transfers *transfers) {
    wd_mutex_assert_held(&queues->lock);
    for (size_t i = 0; i < transfers->count; i++) {
        const wd_syncval_transfer *transfer = &transfers->items[i];
        wd_syncval_transfer other = {0};
        if (is_external(transfer->src_family) || is_external(transfer->dst_family)) {
            continue;
        }
        if (transfer->is_release) {
            release(queues, transfer);
            continue;
        }
        const match found = acquire(queues, transfer, &other);
        if (found != MATCH_ALL) {
            report_missing(queues, at, submission, transfer, found, &other);
        }
    }
}

void wd_syncval_note_missed_transfers(wd_syncval_queues *queues) {
    wd_mutex_assert_held(&queues->lock);
    queues->has_missed_transfers = true;
    wd_syncval_forget_owners(queues);
    wd_syncval_contents_missed(queues->device->contents);
}

void wd_syncval_forget_transfers(wd_syncval_queues *queues, const wd_state_object *object) {
    wd_mutex_assert_held(&queues->lock);
    for (size_t i = queues->released.count; i-- > 0;) {
        if (queues->released.items[i].id == object->id) {
            remove_at(&queues->released, i);
        }
    }
}
