// Copies between buffers, whose bits the device copies (gpuav_written.h).
#include "vk/gpuav/device/tables/gpuav_written_internal.h"

void wd_written_forget_copies(struct wd_gpuav_written *written, const wd_followed_memory *memory) {
    size_t count = 0;
    wd_mutex_lock(&written->lock);
    for (size_t i = 0; i < written->copies.count; i++) {
        const wd_memory_copy *copy = &written->copies.items[i];
        if (copy->source != memory && copy->target != memory) {
            written->copies.items[count++] = *copy;
        }
    }
    written->copies.count = count;
    wd_mutex_unlock(&written->lock);
}

bool wd_written_push_targets(wd_gpuav_inputs *inputs, const wd_followed_memory *memory, wd_byte_range range) {
    struct wd_gpuav_written *written = inputs->written;
    for (size_t i = 0; i < written->copies.count; i++) {
        const wd_memory_copy *copy = &written->copies.items[i];
        const VkDeviceSize begin = range.begin > copy->from ? range.begin : copy->from;
        const VkDeviceSize copy_end = copy->from + copy->size,
                           end = range.end < copy_end ? range.end : copy_end;
        if (copy->source != memory || begin >= end) {
            continue;
        }
        wd_memory_write *write = WD_VECTOR_PUSH(&inputs->allocator, &written->writes);
        if (!write) {
            return false;
        }
        *write =
            (wd_memory_write){copy->target, {begin - copy->from + copy->to, end - copy->from + copy->to}};
    }
    return true;
}

static wd_byte_range range_of_source(const wd_memory_copy *copy) {
    return (wd_byte_range){copy->from, copy->from + copy->size};
}

// find_bytes stores where bytes of a buffer are in its memory. False: the buffer has no memory, or not these bytes.
static bool find_bytes(const wd_state_buffer *buffer, VkDeviceSize offset, VkDeviceSize size,
                       wd_state_memory **memory, VkDeviceSize *begin) {
    const wd_state_binding binding = wd_state_binding_of(&buffer->binding);
    if (!binding.memory || !size || offset > buffer->size || size > buffer->size - offset ||
        binding.offset > binding.memory->size || buffer->size > binding.memory->size - binding.offset) {
        return false;
    }
    *memory = binding.memory;
    *begin = binding.offset + offset;
    return true;
}

// merge_copy adds a copy to one with the same distance that it touches.
static bool merge_copy(struct wd_gpuav_written *written, const wd_memory_copy *copy) {
    for (size_t i = 0; i < written->copies.count; i++) {
        wd_memory_copy *known = &written->copies.items[i];
        if (known->source == copy->source && known->target == copy->target &&
            known->to - known->from == copy->to - copy->from && copy->from <= known->from + known->size &&
            known->from <= copy->from + copy->size) {
            const VkDeviceSize known_end = known->from + known->size, end = copy->from + copy->size;
            const VkDeviceSize begin = copy->from < known->from ? copy->from : known->from;
            known->to -= known->from - begin;
            known->from = begin;
            known->size = (end > known_end ? end : known_end) - begin;
            return true;
        }
    }
    return false;
}

static bool add_copy(wd_gpuav_inputs *inputs, const wd_memory_copy *copy) {
    struct wd_gpuav_written *written = inputs->written;
    if (merge_copy(written, copy)) {
        return true;
    }
    wd_memory_copy *added =
        written->copies.count < MAX_COPIES ? WD_VECTOR_PUSH(&inputs->allocator, &written->copies) : NULL;
    if (added) {
        *added = *copy;
    }
    return added != NULL;
}

// note_marks notes what a copy may write because of the bits of the host that its source has already.
static void note_marks(wd_gpuav_inputs *inputs, const wd_memory_copy *copy) {
    const wd_mark_range all = wd_written_marks_of(copy->source, range_of_source(copy));
    for (wd_mark_range marks = {all.begin, all.begin}; marks.end < all.end;) {
        marks.begin = wd_gpuav_inputs_find_mark(inputs, marks.end, all.end, true);
        marks.end = wd_gpuav_inputs_find_mark(inputs, marks.begin, all.end, false);
        const wd_byte_range range = wd_written_bytes_of(copy->source, marks);
        const VkDeviceSize begin = range.begin > copy->from ? range.begin - copy->from : 0;
        const VkDeviceSize end = range.end - copy->from < copy->size ? range.end - copy->from : copy->size;
        if (marks.begin < marks.end) {
            wd_written_note_write(inputs, copy->target, (wd_byte_range){copy->to + begin, copy->to + end});
        }
    }
}

// follow_copy follows a copy, of which the memory with entire bytes of bits is `inner`. False: it cannot, and the
// target must count as written. The lock is held.
static bool follow_copy(wd_gpuav_inputs *inputs, const wd_memory_copy *copy, const wd_memory_copy *inner) {
    const bool overlaps = copy->source == copy->target && copy->from < copy->to + copy->size &&
                          copy->to < copy->from + copy->size;
    if (!copy->source || !copy->source->position || !copy->target || !copy->target->position || overlaps ||
        wd_written_is_marked(inner->source, range_of_source(inner)) || !add_copy(inputs, inner)) {
        return false;
    }
    note_marks(inputs, inner);
    if (copy->to < inner->to) {
        wd_written_note_write(inputs, copy->target, (wd_byte_range){copy->to, inner->to});
    }
    if (inner->to + inner->size < copy->to + copy->size) {
        wd_written_note_write(inputs, copy->target,
                              (wd_byte_range){inner->to + inner->size, copy->to + copy->size});
    }
    return true;
}

bool wd_gpuav_written_copy(wd_gpuav_inputs *inputs, const wd_state_buffer *source,
                           const wd_state_buffer *target, const VkBufferCopy *region, VkBufferCopy *bits) {
    wd_state_memory *from = NULL, *to = NULL;
    wd_memory_copy copy = {.size = region->size};
    if (!inputs->written || !target) {
        return false;
    }
    const bool are_found = source && find_bytes(source, region->srcOffset, region->size, &from, &copy.from) &&
                           find_bytes(target, region->dstOffset, region->size, &to, &copy.to);
    const VkDeviceSize head = (BYTES_OF_BITS - copy.from % BYTES_OF_BITS) % BYTES_OF_BITS;
    bool is_followed = are_found && copy.from % BYTES_OF_BITS == copy.to % BYTES_OF_BITS &&
                       copy.size >= head + BYTES_OF_BITS;
    if (is_followed) {
        wd_mutex_lock(&inputs->written->lock);
        copy.source = wd_written_find_memory(inputs, from);
        copy.target = wd_written_find_memory(inputs, to);
        const wd_memory_copy inner = {copy.source, copy.target, copy.from + head, copy.to + head,
                                      (copy.size - head) / BYTES_OF_BITS * BYTES_OF_BITS};
        is_followed = follow_copy(inputs, &copy, &inner);
        if (is_followed) {
            *bits = (VkBufferCopy){copy.source->position * sizeof(uint32_t) + inner.from / BYTES_OF_BITS,
                                   copy.target->position * sizeof(uint32_t) + inner.to / BYTES_OF_BITS,
                                   inner.size / BYTES_OF_BITS};
        }
        wd_mutex_unlock(&inputs->written->lock);
    }
    if (!is_followed) {
        wd_gpuav_written_note(inputs, target, region->dstOffset, region->size);
    }
    return is_followed;
}

bool wd_gpuav_written_is_target(wd_gpuav_inputs *inputs, const wd_state_memory *memory) {
    const wd_followed_memory *followed = wd_state_slot_get(&memory->object, WD_STATE_SLOT_GPUAV);
    bool is_target = false;
    if (!inputs->written || !followed) {
        return false;
    }
    wd_mutex_lock(&inputs->written->lock);
    for (size_t i = 0; i < inputs->written->copies.count; i++) {
        is_target |= inputs->written->copies.items[i].target == followed;
    }
    wd_mutex_unlock(&inputs->written->lock);
    return is_target;
}
