#include "vk/syncval/validator/contents/host_memory.h"

#include <inttypes.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/contents/contents_device.h"
#include "vk/syncval/validator/contents/host_reads.h"
#include "vk/syncval/validator/messages/site_hash.h"
#include "vk/syncval/validator/messages/source.h"
#include "vk/syncval/validator/messages/where.h"

// mapped_part is a part of a memory object.
typedef struct mapped_part {
    const wd_state_memory *memory;
    VkDeviceSize begin, end;
    wd_range range; // In the linear space.
} mapped_part;

// end_of_mapping returns the end of the mapped part. Of memory that is not mapped, nothing is left out.
static VkDeviceSize end_of_mapping(const wd_state_memory *memory) {
    const VkDeviceSize end = memory->mapped ? memory->mapped_offset + memory->mapped_size : memory->size;
    return end < memory->size ? end : memory->size;
}

// find_part returns whether the memory of a range is known, and stores the part. VK_WHOLE_SIZE ends with the mapping.
static bool find_part(wd_syncval_device *device, const VkMappedMemoryRange *range, mapped_part *part) {
    const wd_state_memory *memory = wd_state_find_memory(device->chassis->state, range->memory);
    const VkDeviceSize mapped_end = memory ? end_of_mapping(memory) : 0;
    if (range->offset >= mapped_end) {
        return false;
    }
    const VkDeviceSize left = mapped_end - range->offset;
    const VkDeviceSize size = range->size < left ? range->size : left;
    const uint64_t begin = wd_syncval_memory_address(&device->spaces, memory) + range->offset;
    *part = (mapped_part){memory, range->offset, range->offset + size, {begin, begin + size}};
    return true;
}

bool wd_syncval_find_mapped_range(wd_syncval_device *device, const VkMappedMemoryRange *range,
                                  wd_range *found) {
    mapped_part part = {0};
    const bool is_known = find_part(device, range, &part);
    *found = part.range;
    return is_known;
}

void wd_syncval_post_FlushMappedMemoryRanges(wd_call *call, const wd_FlushMappedMemoryRanges_args *args,
                                             const wd_FlushMappedMemoryRanges_args *down) {
    (void)down;
    wd_syncval_device *device = call->data;
    mapped_part part;
    for (uint32_t i = 0; device && device->options.host_accesses && i < args->memoryRangeCount; i++) {
        if (find_part(device, &args->pMemoryRanges[i], &part)) {
            wd_syncval_contents_written(device->contents, part.range);
        }
    }
    wd_syncval_host_reads_resume(device ? wd_syncval_contents_watch(device->contents) : NULL);
}

static void compose(wd_string_builder *text, const mapped_part *part, const wd_contents_hidden *found) {
    const wd_contents_source *source = &found->source;
    const uint64_t first = part->begin + (found->range.begin - part->range.begin);
    wd_string_builder summary, facts;
    wd_string_init(&summary, text->allocator);
    wd_string_init(&facts, text->allocator);
    wd_string_appendf(&summary, "vkInvalidateMappedMemoryRanges: the host does not see the write of %s to ",
                      source->command ? source->command : "an earlier command");
    wd_syncval_append_name(&summary, &part->memory->object);
    wd_string_appendf(&summary, " bytes [%" PRIu64 ", %" PRIu64 ")", first,
                      first + (found->range.end - found->range.begin));
    if (source->command) {
        wd_string_append(&facts, "Write: ");
        wd_syncval_append_source(&facts, source);
        wd_string_append(&facts, ".\n");
    }
    wd_string_appendf(
        &facts,
        "No dependency to VK_PIPELINE_STAGE_HOST_BIT follows. A fence, or a semaphore for which the host "
        "waits, makes no write visible to the host.");
    wd_finding_compose(
        text, &(wd_finding_parts){
                  .summary = summary.text,
                  .facts = facts.text,
                  .fix = "Record a barrier after the write, with dstStageMask = VK_PIPELINE_STAGE_HOST_BIT, "
                         "dstAccessMask = VK_ACCESS_HOST_READ_BIT.",
              });
    text->failed |= summary.failed || facts.failed;
    wd_string_finish(&facts);
    wd_string_finish(&summary);
}

static bool report(const wd_syncval_device *device, const mapped_part *part,
                   const wd_contents_hidden *found) {
    const wd_state_object *memory = &part->memory->object;
    wd_string_builder text;
    wd_string_init(&text, device->allocator);
    compose(&text, part, found);
    const wd_finding_object objects[] = {wd_syncval_finding_object(memory)};
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = WD_ID_HOST_MISSING_DEPENDENCY,
        .text = text.text,
        .site = wd_syncval_hash_text(memory->type, found->source.command),
        .subject = memory->id,
        .subject_noun = "device memory",
        .objects = objects,
        .num_objects = 1,
    };
    const bool skip = !text.failed && wd_report_submit(device->chassis->instance->report, &finding);
    wd_string_finish(&text);
    return skip;
}

bool wd_syncval_InvalidateMappedMemoryRanges(wd_call *call,
                                             const wd_InvalidateMappedMemoryRanges_args *args) {
    wd_syncval_device *device = call->data;
    mapped_part part;
    wd_contents_hidden found;
    bool skip = false;
    for (uint32_t i = 0; device && device->options.host_accesses && i < args->memoryRangeCount; i++) {
        if (find_part(device, &args->pMemoryRanges[i], &part) &&
            wd_syncval_contents_find_hidden(device->contents, part.range, &found)) {
            wd_syncval_contents_note_access(device->contents, part.range); // One message for each mistake.
            skip |= report(device, &part, &found);
        }
    }
    return skip;
}
