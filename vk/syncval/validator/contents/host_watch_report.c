// Messages about accesses of the host that the watch finds.
#include <inttypes.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/contents/host_watch_internal.h"
#include "vk/syncval/validator/messages/site_hash.h"
#include "vk/syncval/validator/messages/source.h"

// append_code names the instruction: the module with an offset, for addr2line, and the function if it is exported.
static void append_code(wd_string_builder *text, uintptr_t address) {
    wd_access_watch_code code;
    if (!wd_access_watch_find_code(address, &code)) {
        wd_string_append(text, "an unknown instruction");
        return;
    }
    if (code.function) {
        wd_string_appendf(text, "%s, ", code.function);
    }
    wd_string_appendf(text, "%s+0x%" PRIxPTR, code.module, code.offset);
}

static void append_memory(wd_string_builder *text, const wd_syncval_watched *entry) {
    wd_string_append(text, "Device memory ");
    if (entry->memory_name[0]) {
        wd_string_appendf(text, "(%s)", entry->memory_name);
    }
    wd_string_appendf(text, "(0x%" PRIx64 ")", entry->memory);
}

static void append_bytes(wd_string_builder *text, const wd_syncval_watched *entry) {
    wd_string_appendf(text, "bytes [%" PRIu64 ", %" PRIu64 ")", entry->offset,
                      entry->offset + (entry->range.end - entry->range.begin));
}

// kind is the text of a kind of finding.
typedef struct kind {
    const char *id;
    const char *does;    // What the host does.
    const char *problem; // After the offset.
    const char *cause;
    const char *fix;
} kind;

static const kind writes_in_use = {
    .id = WD_ID_HOST_WRITE_IN_USE,
    .does = "writes",
    .problem = " while a pending submission reads it",
    .cause = "",
    .fix = "Wait for the fence or timeline value of the submission before the write, or use another part of "
           "the memory for each frame in flight.",
};

static const kind lacks_dependency = {
    .id = WD_ID_HOST_MISSING_DEPENDENCY,
    .does = "reads",
    .problem = ", and does not see the write of ",
    .cause =
        "\nNo dependency to VK_PIPELINE_STAGE_HOST_BIT follows. A fence, or a semaphore for which the host "
        "waits, makes no write visible to the host.",
    .fix =
        "Record a barrier after the write, with dstStageMask = VK_PIPELINE_STAGE_HOST_BIT, dstAccessMask = "
        "VK_ACCESS_HOST_READ_BIT.",
};

static const kind lacks_invalidation = {
    .id = WD_ID_HOST_MISSING_INVALIDATE,
    .does = "reads",
    .problem = ", and may not see the write of ",
    .cause =
        "\nThe memory is not coherent. No vkInvalidateMappedMemoryRanges after the write has these bytes.",
    .fix =
        "Call vkInvalidateMappedMemoryRanges for the range after the fence or timeline value of the write, "
        "rounded out to nonCoherentAtomSize, or use memory with VK_MEMORY_PROPERTY_HOST_COHERENT_BIT.",
};

static const kind *kind_of(const wd_syncval_watched *entry) {
    return !entry->finds_reads ? &writes_in_use : entry->is_visible ? &lacks_invalidation : &lacks_dependency;
}

static const char *command_of(const wd_syncval_watched *entry) {
    return entry->source.command ? entry->source.command : "an earlier command";
}

// append_device describes the access of the device.
static void append_device(wd_string_builder *text, const wd_syncval_watched *entry) {
    wd_string_append(text, entry->finds_reads ? "Write: " : "Read: ");
    if (entry->source.command) {
        wd_syncval_append_source(text, &entry->source);
    } else {
        wd_string_append(text, "an earlier command");
    }
    if (entry->finds_reads) {
        wd_string_append(text, ", writes ");
    } else {
        wd_string_appendf(text, ", submitted to queue 0x%" PRIx64 ", reads ", entry->queue);
    }
    append_bytes(text, entry);
    wd_string_append(text, ".");
}

static void compose(wd_string_builder *text, const wd_syncval_watched *entry,
                    const wd_access_watch_hit *hit) {
    const kind *kind = kind_of(entry);
    wd_string_builder summary, facts;
    wd_string_init(&summary, text->allocator);
    wd_string_init(&facts, text->allocator);
    wd_string_appendf(&summary, "The host %s ", kind->does);
    append_memory(&summary, entry);
    wd_string_appendf(&summary, " at offset %" PRIu64 "%s%s", entry->offset + (hit->address - hit->begin),
                      kind->problem, entry->finds_reads ? command_of(entry) : "");
    wd_string_append(&facts, entry->finds_reads ? "Read: " : "Write: ");
    append_code(&facts, hit->code);
    wd_string_append(&facts, ".\n");
    append_device(&facts, entry);
    wd_string_append(&facts, kind->cause);
    wd_finding_compose(text,
                       &(wd_finding_parts){.summary = summary.text, .facts = facts.text, .fix = kind->fix});
    text->failed |= summary.failed || facts.failed;
    wd_string_finish(&facts);
    wd_string_finish(&summary);
}

void wd_syncval_host_watch_report(const wd_syncval_host_watch *watch, const wd_syncval_watched *entry,
                                  const wd_access_watch_hit *hit) {
    wd_string_builder text;
    wd_string_init(&text, watch->device->allocator);
    compose(&text, entry, hit);
    const wd_finding_object objects[] = {{VK_OBJECT_TYPE_DEVICE_MEMORY, "Device memory", entry->memory,
                                          entry->memory_name[0] ? entry->memory_name : NULL}};
    const wd_finding finding = {
        .severity = WD_SEVERITY_ERROR,
        .type = WD_MESSAGE_VALIDATION,
        .id = kind_of(entry)->id,
        .text = text.text,
        .site = wd_syncval_hash_value(wd_syncval_hash_text(hit->code, entry->source.command), 1),
        .subject = entry->memory_id,
        .subject_noun = "device memory",
        .objects = objects,
        .num_objects = 1,
    };
    if (!text.failed) {
        wd_report_submit(watch->device->chassis->instance->report, &finding);
    }
    wd_string_finish(&text);
}
