#include "vk/syncval/validator/messages/undefined.h"

#include <stdio.h>
#include <string.h>

#include "vk/report/message_ids.h"
#include "vk/syncval/validator/messages/site_hash.h"
#include "vk/syncval/validator/messages/source.h"
#include "vk/syncval/validator/messages/where.h"

static const char *id_of(const wd_syncval_undefined *undefined) {
    return undefined->lacks_flush ? WD_ID_HOST_MISSING_FLUSH : WD_ID_CONTENTS_UNDEFINED_READ;
}

// severity_of: undefined values break no rule, but the host expects the device to see what it wrote.
static wd_severity severity_of(const wd_syncval_undefined *undefined) {
    return undefined->lacks_flush ? WD_SEVERITY_ERROR : WD_SEVERITY_WARNING;
}

static const wd_syncval_entry *entry_of(const wd_syncval_undefined *undefined) {
    return wd_syncval_history_find(undefined->history, undefined->found->read->tag);
}

static bool is_load(const wd_contents_read *read) {
    return wd_sync_loads(read->ordering);
}

static void append_summary(wd_string_builder *text, const wd_syncval_undefined *undefined) {
    const wd_contents_undefined *found = undefined->found;
    const wd_syncval_entry *entry = entry_of(undefined);
    wd_string_appendf(text, "%s (command %u) %s ", entry->name, entry->number,
                      is_load(found->read) ? "loads" : "reads");
    const char *end = undefined->lacks_flush            ? ", which the host did not flush"
                      : found->cause == WD_CONTENTS_NEW ? ", which nothing wrote"
                                                        : ", whose contents are undefined";
    const size_t limit =
        WD_SYNCVAL_MAX_SUMMARY_LENGTH - strlen("[  ] .") - strlen(id_of(undefined)) - strlen(end);
    wd_syncval_append_resource(text, undefined->device, found->read->resource,
                               (wd_sync_space)found->read->space, found->range);
    if (!text->failed) {
        wd_syncval_cut_summary(text, limit);
    }
    wd_string_append(text, end);
}

static void append_access(wd_string_builder *text, const wd_syncval_undefined *undefined) {
    const wd_contents_read *read = undefined->found->read;
    const wd_syncval_entry *entry = entry_of(undefined);
    const wd_sync_access access = {.tag = read->tag, .usage = read->usage, .ordering = read->ordering};
    wd_string_append(text, "Access: ");
    wd_syncval_append_command(text, entry);
    wd_string_append(text, " of command buffer ");
    wd_syncval_append_handle(text, &undefined->command_buffer->object);
    wd_string_append(text, ", submitted to queue ");
    wd_syncval_append_handle(text, undefined->queue);
    wd_string_append(text, ", reads ");
    wd_syncval_append_resource(text, undefined->device, read->resource, (wd_sync_space)read->space,
                               undefined->found->range);
    wd_syncval_append_usage(text, read->usage);
    wd_syncval_append_where(text, &(wd_syncval_where){
                                      .device = undefined->device,
                                      .history = undefined->history,
                                      .entry = entry,
                                      .access = &access,
                                      .object = read->resource,
                                      .space = (wd_sync_space)read->space,
                                      .range = undefined->found->range,
                                  });
    wd_string_append(text, ".");
}

// append_source names the command that made the contents undefined.
static void append_source(wd_string_builder *text, const wd_syncval_undefined *undefined) {
    const wd_contents_undefined *found = undefined->found;
    const wd_contents_source *source = found->source;
    if (found->tag) {
        wd_syncval_append_command(text, wd_syncval_history_find(undefined->history, found->tag));
        return;
    }
    if (!source || !source->command) {
        wd_string_append(text, "An earlier command");
        return;
    }
    wd_syncval_append_source(text, source);
}

static void append_cause(wd_string_builder *text, const wd_syncval_undefined *undefined) {
    wd_string_append(text, "\nCause: ");
    if (undefined->lacks_flush) {
        wd_string_append(
            text, "the memory is mapped and not coherent. No vkFlushMappedMemoryRanges has a part of this "
                  "range, and no command wrote it.");
        return;
    }
    if (undefined->found->cause == WD_CONTENTS_NEW) {
        const wd_state_object *object = undefined->found->read->resource;
        wd_string_append(text,
                         object->type == VK_OBJECT_TYPE_IMAGE
                             ? "no command wrote these texels since the image was bound to memory."
                             : "no command wrote these bytes since vkAllocateMemory, and the memory was "
                               "never mapped.");
        return;
    }
    append_source(text, undefined);
    switch (undefined->found->cause) {
    case WD_CONTENTS_OLD_LAYOUT:
        wd_string_append(text,
                         " changed the layout from VK_IMAGE_LAYOUT_UNDEFINED, which discards the contents, ");
        break;
    case WD_CONTENTS_LOAD_OP:
        wd_string_append(text, " has a load operation that discards the contents, ");
        break;
    case WD_CONTENTS_STORE_OP:
        wd_string_append(text, " has a store operation that discards the contents, ");
        break;
    case WD_CONTENTS_ALIAS:
        wd_string_append(text, " wrote another image in the same memory, ");
        break;
    default:
        wd_string_append(text, " discarded the contents, ");
        break;
    }
    wd_string_append(text, "and nothing wrote them since.");
}

static const char *fix_of(const wd_syncval_undefined *undefined) {
    const wd_contents_undefined *found = undefined->found;
    if (undefined->lacks_flush) {
        return "Call vkFlushMappedMemoryRanges after the host wrote the range and before the submission, or "
               "use memory with VK_MEMORY_PROPERTY_HOST_COHERENT_BIT.";
    }
    if (is_load(found->read)) {
        return found->cause == WD_CONTENTS_OLD_LAYOUT
                   ? "Use VK_ATTACHMENT_LOAD_OP_CLEAR or VK_ATTACHMENT_LOAD_OP_DONT_CARE; if the contents "
                     "are needed, change the layout from the one that the image has."
                   : "Use VK_ATTACHMENT_LOAD_OP_CLEAR or VK_ATTACHMENT_LOAD_OP_DONT_CARE, or write the image "
                     "before.";
    }
    switch (found->cause) {
    case WD_CONTENTS_NEW:
        return "Write the memory before it is read, with a copy, a clear or a shader.";
    case WD_CONTENTS_OLD_LAYOUT:
        return "Change the layout from the one that the image has, or write the image after the transition.";
    case WD_CONTENTS_LOAD_OP:
        return "Use VK_ATTACHMENT_LOAD_OP_CLEAR or VK_ATTACHMENT_LOAD_OP_LOAD.";
    case WD_CONTENTS_STORE_OP:
        return "Use VK_ATTACHMENT_STORE_OP_STORE.";
    case WD_CONTENTS_ALIAS:
        return "Read the contents before the memory is used for the other image.";
    default:
        return "Write the memory before it is read.";
    }
}

static void compose(wd_string_builder *text, const wd_syncval_undefined *undefined) {
    wd_string_builder summary, facts;
    wd_string_init(&summary, text->allocator);
    wd_string_init(&facts, text->allocator);
    append_summary(&summary, undefined);
    append_access(&facts, undefined);
    append_cause(&facts, undefined);
    wd_finding_compose(
        text, &(wd_finding_parts){.summary = summary.text, .facts = facts.text, .fix = fix_of(undefined)});
    text->failed |= summary.failed || facts.failed;
    wd_string_finish(&facts);
    wd_string_finish(&summary);
}

// site_of is equal for findings of the same code: the command, its labels, the kind of access and the resource.
static uint64_t site_of(const wd_syncval_undefined *undefined) {
    const wd_syncval_entry *entry = entry_of(undefined);
    const wd_contents_undefined *found = undefined->found;
    uint64_t hash = wd_syncval_hash_value(UINT64_C(0xcbf29ce484222325),
                                          (uint64_t)found->read->usage << 8 | (uint64_t)found->cause);
    hash = wd_syncval_hash_text(wd_syncval_hash_text(hash, entry->name), entry->label);
    return wd_syncval_hash_resource(hash, found->read->resource);
}

static void deliver(const wd_syncval_undefined *undefined, const char *text) {
    const wd_contents_undefined *found = undefined->found;
    const wd_state_object *resource = found->read->resource;
    const wd_syncval_entry *entry = entry_of(undefined);
    char number[16];
    snprintf(number, sizeof number, "%u", entry->number);
    const wd_finding_property properties[] = {
        {"access", wd_sync_usage_table[found->read->usage].name},
        {"command", entry->name},
        {"command_number", number},
    };
    const wd_finding_object objects[] = {wd_syncval_finding_object(undefined->queue),
                                         wd_syncval_finding_object(&undefined->command_buffer->object),
                                         wd_syncval_finding_object(resource)};
    const wd_finding finding = {
        .severity = severity_of(undefined),
        .type = WD_MESSAGE_VALIDATION,
        .id = id_of(undefined),
        .text = text,
        .site = site_of(undefined),
        .subject = resource->id,
        .subject_noun = resource->type == VK_OBJECT_TYPE_IMAGE ? "image" : "buffer",
        .objects = objects,
        .num_objects = sizeof objects / sizeof *objects,
        .properties = properties,
        .num_properties = sizeof properties / sizeof *properties,
    };
    wd_report_submit(undefined->device->chassis->instance->report, &finding);
}

void wd_syncval_report_undefined(const wd_syncval_undefined *undefined) {
    if (!entry_of(undefined) ||
        !wd_report_would_submit(undefined->device->chassis->instance->report, severity_of(undefined))) {
        return;
    }
    wd_string_builder text;
    wd_string_init(&text, undefined->device->allocator);
    compose(&text, undefined);
    if (!text.failed) {
        deliver(undefined, text.text);
    }
    wd_string_finish(&text);
}
