#include "vk/syncval/validator/recorder/access.h"

#include "vk/syncval/validator/recorder/found.h"
#include "vk/syncval/validator/recorder/oversync_calls.h"

static void add(wd_syncval_recorder *recorder, wd_syncval_access access) {
    access.is_conditional = recorder->command.is_conditional;
    if (recorder->command.is_interlocked) {
        access.ordering = WD_SYNC_ORDERING_INTERLOCK;
        access.in_instance = true;
    }
    recorder->failed |= !wd_syncval_command_add(&recorder->command, &access);
}

void wd_syncval_access_buffer(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                              VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage) {
    if (!recorder || !buffer) {
        return;
    }
    const size_t first = recorder->command.ranges.count;
    wd_sync_space space;
    recorder->command.is_transient |= (buffer->flags & VK_BUFFER_CREATE_SPARSE_BINDING_BIT) != 0;
    if (!wd_syncval_buffer_ranges(&recorder->device->spaces, &recorder->command.ranges, buffer, offset, size,
                                  &space)) {
        recorder->command.is_transient = true;
        wd_syncval_access_unknown_shown(recorder);
        return;
    }
    if (recorder->command.ranges.count > first) {
        add(recorder, (wd_syncval_access){&buffer->object, first, recorder->command.ranges.count - first,
                                          (uint16_t)usage, (uint8_t)space, WD_SYNC_ORDERING_NONE, false,
                                          recorder->command.atomicity, false});
    }
}

void wd_syncval_access_memory(wd_syncval_recorder *recorder, const wd_state_object *object,
                              const wd_state_binding *binding, VkDeviceSize size, wd_sync_usage usage) {
    if (!binding->memory) {
        wd_syncval_access_unknown_shown(recorder);
        return;
    }
    wd_syncval_ranges *ranges = &recorder->command.ranges;
    const size_t first = ranges->count;
    const uint64_t begin =
        wd_syncval_memory_address(&recorder->device->spaces, binding->memory) + binding->offset;
    wd_syncval_ranges_add(ranges, first, begin, begin + size);
    if (ranges->count > first) {
        add(recorder, (wd_syncval_access){object, first, 1, (uint16_t)usage, WD_SYNC_LINEAR,
                                          WD_SYNC_ORDERING_NONE, false, recorder->command.atomicity, false});
    }
}

void wd_syncval_access_image(wd_syncval_recorder *recorder, const wd_state_image *image,
                             const VkImageSubresourceRange *range, const wd_syncval_box *box,
                             wd_sync_usage usage, wd_sync_ordering ordering) {
    if (!recorder || !image) {
        return;
    }
    const size_t first = recorder->command.ranges.count;
    wd_sync_space space;
    const bool in_instance = ordering != WD_SYNC_ORDERING_NONE ||
                             wd_sync_usage_table[usage].access == VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT;
    recorder->command.is_transient |= (image->flags & VK_IMAGE_CREATE_SPARSE_BINDING_BIT) != 0;
    if (!wd_syncval_image_ranges(&recorder->device->spaces, &recorder->command.ranges, image, range, box,
                                 &space)) {
        recorder->command.is_transient = true;
        wd_syncval_access_unknown(recorder);
        return;
    }
    if (recorder->command.ranges.count > first) {
        add(recorder, (wd_syncval_access){&image->object, first, recorder->command.ranges.count - first,
                                          (uint16_t)usage, (uint8_t)space, (uint8_t)ordering, in_instance,
                                          recorder->command.atomicity, false});
    }
}

void wd_syncval_access_unknown(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->unknown.output_tag = recorder->command.tag;
    wd_syncval_access_unknown_shown(recorder);
}

void wd_syncval_access_unknown_shown(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->command.stores_unknown = true;
    if (recorder->contents) {
        wd_contents_log_write_unknown(recorder->contents);
    }
    wd_syncval_read_unknown_elements(recorder);
}

void wd_syncval_read_unknown_elements(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->unknown.write_tag = recorder->command.tag;
    wd_syncval_read_unknown(recorder);
}

void wd_syncval_read_unknown(wd_syncval_recorder *recorder) {
    if (!recorder) {
        return;
    }
    recorder->unknown.tag = recorder->command.tag;
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
}

// --- Reads of unknown parts of ranges

// is_certain_now accepts hazards that need not wait for the submission. Of several hazards only one is kept,
// so it must not depend on descriptors that may be updated.
static bool is_certain_now(void *user, const wd_sync_hazard *hazard) {
    const wd_syncval_recorder *recorder = user;
    const wd_syncval_entry *prior = wd_syncval_history_find(recorder->history, hazard->prior.tag);
    return wd_syncval_is_hazard_certain(recorder, hazard) && !(prior && prior->is_late);
}

void wd_syncval_read_unknown_range(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                                   VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage) {
    if (!recorder || !buffer || recorder->failed) {
        return;
    }
    const size_t first = recorder->command.ranges.count;
    wd_sync_space space = WD_SYNC_IDEALIZED;
    if (!wd_syncval_buffer_ranges(&recorder->device->spaces, &recorder->command.ranges, buffer, offset, size,
                                  &space) ||
        recorder->command.ranges.count == first) {
        return;
    }
    const wd_range range = recorder->command.ranges.items[first];
    recorder->command.ranges.count = first;
    if (space != WD_SYNC_LINEAR) { // The memory of a sparse buffer is not known before the submission.
        return;
    }
    const wd_sync_access access = {.tag = recorder->command.tag, .usage = (uint16_t)usage};
    wd_sync_hazard hazard;
    if (wd_sync_context_detect_unknown_range(recorder->context, range, &access, is_certain_now, recorder,
                                             &hazard)) {
        wd_syncval_note_hazard(recorder, &hazard, &buffer->object);
    }
    recorder->failed |= !wd_syncval_command_add_unknown_range(&recorder->command, range, usage);
}

void wd_syncval_read_bounded(wd_syncval_recorder *recorder, const wd_state_buffer *buffer,
                             VkDeviceSize offset, VkDeviceSize size, wd_sync_usage usage) {
    if (!recorder || recorder->failed) {
        return;
    }
    const size_t first = recorder->command.ranges.count;
    wd_sync_space space = WD_SYNC_IDEALIZED;
    const bool is_found = buffer &&
                          wd_syncval_buffer_ranges(&recorder->device->spaces, &recorder->command.ranges,
                                                   buffer, offset, size, &space) &&
                          space == WD_SYNC_LINEAR && recorder->command.ranges.count > first;
    const wd_sync_bounded_read read = {recorder->command.tag,
                                       is_found ? recorder->command.ranges.items[first] : (wd_range){0, 0}};
    recorder->command.ranges.count = first;
    if (!is_found) {
        wd_syncval_read_unknown(recorder);
        return;
    }
    recorder->failed |=
        !wd_syncval_unknown_add_bounded(&recorder->unknown, &recorder->device->allocator, &read);
    if (recorder->oversync) {
        wd_syncval_log_unknown(recorder);
    }
    wd_syncval_read_unknown_range(recorder, buffer, offset, size, usage);
}
