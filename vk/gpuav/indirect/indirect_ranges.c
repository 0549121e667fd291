// Ranges of indirect copies of memory: each must be in the memory that backs its address. The shader keeps the
// parameters of all copies, and the host compares them with the memory of buffers when it reads the results. Buffers
// that were destroyed since the command was recorded are unknown: their addresses are not checked.
#include <inttypes.h>
#include <stdio.h>

#include "vk/gpuav/indirect/indirect_internal.h"
#include "vk/report/message_ids.h"

enum {
    COPY_WORDS = 6,              // VkCopyMemoryIndirectCommandKHR
    MAX_COPIED_WORDS = 64 << 10, // Of a command with more, only the alignment is checked.
};

// report_unchecked reports why only the alignment of copies is checked.
static void report_unchecked(wd_gpuav_device *device, const char *command, const char *obstacle) {
    wd_gpuav_report_info_once(&device->notices, WD_ID_GPUAV_PARAMETERS_UNCHECKED, NULL,
                              "%s: the ranges of the copies are not compared with the memory of buffers: %s.",
                              command, obstacle);
}

void wd_gpuav_ranges_add(wd_gpuav_device *device, const wd_state_command_buffer *command_buffer,
                         wd_gpuav_indirect_item *item, uint32_t *words) {
    const uint64_t num_words = (uint64_t)words[WD_INDIRECT_MAX_DRAWS] * COPY_WORDS;
    const char *obstacle = NULL;
    // The parameters are written before each execution, so that executions must not overlap.
    if (!device->addresses.num_entries) {
        obstacle = "addresses of buffers are not known (gpuav_checks)";
    } else if (num_words > MAX_COPIED_WORDS) {
        obstacle = "the command has more than 10,922 copies";
    } else if (command_buffer->usage & VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT) {
        obstacle = "the command buffer is for simultaneous use";
    }
    if (obstacle) {
        report_unchecked(device, item->command, obstacle);
        return;
    }
    item->copy_class = wd_gpuav_inputs_size_class((uint32_t)num_words);
    item->copy = wd_gpuav_inputs_allocate(&device->indirect->work, item->copy_class);
    item->num_removed = wd_gpuav_addresses_num_removed(&device->addresses);
    words[WD_INDIRECT_COPY] = item->copy;
    if (item->copy) {
        words[WD_INDIRECT_FLAGS] |= WD_INDIRECT_COPIES_FOR_HOST;
    } else {
        report_unchecked(device, item->command, "there is no memory left (gpuav_max_memory)");
    }
}

const uint32_t *wd_gpuav_ranges_keep(struct wd_gpuav_indirect *indirect, wd_gpuav_results *copies,
                                     const uint32_t *words) {
    return words[WD_INDIRECT_FLAGS] & WD_INDIRECT_COPIES_FOR_HOST
               ? wd_arena_copy(&copies->arena, wd_gpuav_indirect_words(indirect, words[WD_INDIRECT_COPY]),
                               (size_t)words[WD_INDIRECT_MAX_DRAWS] * COPY_WORDS, sizeof(*words))
               : NULL;
}

static uint64_t wide(const uint32_t *words) {
    return (uint64_t)words[1] << 32 | words[0];
}

// known_memory is a part of the memory in which the last address was found: copies often use the same memory.
typedef struct known_memory {
    uint64_t begin, end;
} known_memory;

// describe_range returns whether a range is outside of its memory, which it describes.
static bool describe_range(const wd_gpuav_results *copies, const wd_gpuav_indirect_item *item,
                           const uint32_t *parameters, bool is_target, known_memory *last,
                           wd_gpuav_indirect_failure *broken) {
    const char *name = is_target ? "dstAddress" : "srcAddress";
    const uint64_t address = wide(parameters + (is_target ? 2 : 0)), size = wide(parameters + 4);
    uint64_t end = 0;
    if (address >= last->begin && address < last->end && size <= last->end - address) {
        return false;
    }
    const wd_gpuav_backing backing =
        size ? wd_gpuav_addresses_backing(&copies->device->addresses, address, item->num_removed, &end)
             : WD_GPUAV_BACKING_UNKNOWN;
    if (backing == WD_GPUAV_BACKING_FOUND) {
        *last = (known_memory){address, end};
    }
    if (backing == WD_GPUAV_BACKING_UNKNOWN || (backing == WD_GPUAV_BACKING_FOUND && size <= end - address)) {
        return false;
    }
    broken->id = is_target ? WD_ID_VUID_INDIRECT_COPY_TARGET_RANGE : WD_ID_VUID_INDIRECT_COPY_SOURCE_RANGE;
    broken->fix = "write a range that is in the memory of one buffer";
    if (backing == WD_GPUAV_BACKING_NONE) {
        snprintf(broken->text, sizeof(broken->text),
                 "%s is 0x%" PRIx64 ", which is not an address in the memory of a buffer.", name, address);
        return true;
    }
    snprintf(broken->text, sizeof(broken->text),
             "%s is 0x%" PRIx64 " and size is %" PRIu64 ", but the memory at the address ends after %" PRIu64
             " bytes, at 0x%" PRIx64 ".",
             name, address, size, end - address, end);
    return true;
}

void wd_gpuav_ranges_report(const wd_gpuav_results *copies, const wd_state_command_buffer *command_buffer,
                            const wd_gpuav_indirect_result *found) {
    for (uint32_t i = 0; found->copied_parameters && i < 2; i++) {
        wd_gpuav_indirect_failure broken = {0};
        known_memory last = {0};
        uint32_t copy = 0;
        const uint32_t count = found->words[WD_INDIRECT_MAX_DRAWS];
        while (copy < count &&
               !describe_range(copies, &found->item, found->copied_parameters + (size_t)copy * COPY_WORDS,
                               i == 1, &last, &broken)) {
            copy++;
        }
        if (copy < count) {
            wd_gpuav_indirect_result own = *found;
            own.words[WD_INDIRECT_NUM_BAD] = 1;
            own.words[WD_INDIRECT_FIRST_BAD] = copy;
            own.words[WD_INDIRECT_COUNT] = count;
            wd_gpuav_indirect_submit(copies, command_buffer, &own, WD_SEVERITY_ERROR, &broken);
        }
    }
}
