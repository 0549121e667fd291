// Copies between buffers, and fills.
#include "vk/core/transfers/transfers_internal.h"

WD_TRANSFER_ASSERT_EQUAL(VkBufferCopy, VkBufferCopy2, srcOffset, size);

// Beyond this number of regions, a region is compared only with itself.
enum { MOST_COMPARED = 64 };

// The memory of a buffer. For a buffer without one memory object, its own addresses stand for it.
typedef struct memory_range {
    const void *owner; // NULL: not known.
    VkDeviceSize offset;
} memory_range;

static memory_range memory_of(const wd_state_buffer *buffer) {
    if (buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) {
        return (memory_range){buffer, 0};
    }
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    return (memory_range){binding.memory, binding.offset};
}

static bool overlap(VkDeviceSize a, VkDeviceSize b, VkDeviceSize a_size, VkDeviceSize b_size) {
    return a_size && b_size && (a < b ? b - a < a_size : a - b < b_size);
}

WD_CORE_COLD static void report_overlap(const wd_transfer *t, const wd_state_buffer *source,
                                        const wd_state_buffer *target, uint32_t i, uint32_t k) {
    const VkBufferCopy *read = wd_transfer_region(t, i), *written = wd_transfer_region(t, k);
    const wd_core_frame f = wd_transfer_frame(t, i);
    wd_core_message m;
    if (wd_core_begin_rule(&m, t->c, &f, t->owner, WD_CORE_RULE(00117))) {
        wd_core_unsigned(&m, "srcOffset", read->srcOffset);
        m.indices[0] = k;
        wd_core_unsigned(&m, i == k ? "dstOffset" : "dstOffset of pRegions[]", written->dstOffset);
        wd_core_unsigned(&m, "size", read->size);
        wd_core_unsigned(&m, i == k ? "size" : "size of pRegions[]", written->size);
        wd_transfer_note_buffer(&m, source == target ? "srcBuffer and dstBuffer" : "srcBuffer", source);
        if (source != target) {
            wd_transfer_note_buffer(&m, "dstBuffer, which is bound to the same memory,", target);
        }
        m.fix = "Copy the ranges through a third buffer, or in several commands with barriers between them.";
        wd_core_end(&m);
    }
}

// Whether all regions together read memory that they write.
static bool may_overlap(const wd_transfer *t, VkDeviceSize source, VkDeviceSize target) {
    VkDeviceSize read[2] = {UINT64_MAX, 0}, written[2] = {UINT64_MAX, 0};
    for (uint32_t i = 0; i < t->regions.count; i++) {
        const VkBufferCopy *region = wd_transfer_region(t, i);
        const VkDeviceSize from = source + region->srcOffset, to = target + region->dstOffset;
        read[0] = from < read[0] ? from : read[0];
        read[1] = from + region->size > read[1] ? from + region->size : read[1];
        written[0] = to < written[0] ? to : written[0];
        written[1] = to + region->size > written[1] ? to + region->size : written[1];
    }
    return read[0] < written[1] && written[0] < read[1];
}

static void check_copy(const wd_transfer *t, VkBuffer source_handle, VkBuffer target_handle) {
    const wd_core_check *c = t->c;
    const wd_state_buffer *source = WD_CORE_FIND(buffer, source_handle),
                          *target = WD_CORE_FIND(buffer, target_handle);
    if (!source || !target) {
        return;
    }
    const memory_range from = memory_of(source), to = memory_of(target);
    if (!from.owner || from.owner != to.owner || !may_overlap(t, from.offset, to.offset)) {
        return;
    }
    for (uint32_t i = 0; i < t->regions.count; i++) {
        const VkBufferCopy *read = wd_transfer_region(t, i);
        const uint32_t first = t->regions.count > MOST_COMPARED ? i : 0,
                       end = t->regions.count > MOST_COMPARED ? i + 1 : t->regions.count;
        for (uint32_t k = first; k < end; k++) {
            const VkBufferCopy *written = wd_transfer_region(t, k);
            if (overlap(from.offset + read->srcOffset, to.offset + written->dstOffset, read->size,
                        written->size)) {
                report_overlap(t, source, target, i, k);
                return;
            }
        }
    }
}

WD_CORE_CHECK(transfers, CmdCopyBuffer) {
    const wd_transfer t = {c, NULL, NULL, "VkBufferCopy", WD_TRANSFER_REGIONS(s->pRegions, s->regionCount)};
    check_copy(&t, s->srcBuffer, s->dstBuffer);
}

WD_CORE_CHECK(transfers, CmdCopyBuffer2) {
    const VkCopyBufferInfo2 *info = s->pCopyBufferInfo;
    if (info) {
        const wd_core_frame f = WD_CORE_POINTER(NULL, "pCopyBufferInfo");
        const wd_transfer t = {
            c, &f, "VkCopyBufferInfo2", "VkBufferCopy2",
            WD_TRANSFER_REGIONS_2(info->pRegions, info->regionCount, VkBufferCopy2, srcOffset)};
        check_copy(&t, info->srcBuffer, info->dstBuffer);
    }
}

WD_CORE_CHECK(transfers, CmdFillBuffer) {
    const VkQueueFamilyProperties *family =
        wd_transfer_has_maintenance1(c) ? NULL : wd_transfer_queue_family(c);
    wd_core_message m;
    if (family && !(family->queueFlags & (VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT)) &&
        wd_core_begin_rule(&m, c, NULL, NULL, WD_CORE_RULE(07894))) {
        wd_core_handle(&m, "dstBuffer", VK_OBJECT_TYPE_BUFFER, WD_STATE_NON_DISPATCHABLE(s->dstBuffer));
        wd_core_word(&m, "the queue family of commandBuffer", "one without graphics and compute operations");
        wd_core_end(&m);
    }
}
