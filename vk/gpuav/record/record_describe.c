// From a record to a finding.
#include <stdio.h>
#include <string.h>

#include "vk/gpuav/record/record_description.h"
#include "vk/report/message_ids.h"
#include "vk/util/hash128.h"
#include "vk/util/hash_table.h"

// The finding

// site_of names the place that the user would fix. The shader id is a hash of the shader's words.
static uint64_t site_of(const wd_record_description *d) {
    uint64_t site = wd_hash64_bytes(d->id, strlen(d->id));
    site = wd_hash_u64(site ^ d->record->shader_id);
    site = wd_hash_u64(site ^ d->record->instruction);
    return site ? site : 1;
}

// read_module finds the module that a description looks into. Only running out of memory is a failure.
static wd_status read_module(wd_record_description *d, wd_allocator allocator) {
    const wd_record_context *context = d->context;
    d->module = context->module;
    if (d->module || !context->spirv) {
        return WD_OK;
    }
    wd_status status =
        wd_spirv_module_create(allocator, context->spirv, context->num_spirv_words, &d->own_module, NULL);
    d->module = d->own_module;
    d->module_unreadable = status != WD_OK;
    return status == WD_ERROR_OUT_OF_MEMORY ? status : WD_OK;
}

static void add_context(const wd_record_context *context, wd_finding *finding) {
    finding->objects = context->objects;
    finding->num_objects = context->num_objects;
    finding->queue_labels = context->queue_labels;
    finding->num_queue_labels = context->num_queue_labels;
    finding->command_buffer_labels = context->command_buffer_labels;
    finding->num_command_buffer_labels = context->num_command_buffer_labels;
}

static const char *subject_noun(const wd_record_context *context) {
    return context->has_shader_objects ? "shader object" : "pipeline";
}

static bool deliver_description(wd_record_description *d, wd_record_deliver deliver, void *user) {
    wd_finding finding = {
        .severity = d->severity,
        .type = WD_MESSAGE_VALIDATION,
        .id = d->id,
        .text = d->text.text,
        .site = site_of(d),
        .subject = d->context->pipeline,
        .subject_noun = subject_noun(d->context),
        .frames = d->frames,
        .num_frames = d->num_frames,
        .source = d->num_frames ? d->place.source.module_text : NULL,
        .source_length = d->num_frames ? d->place.source.module_text_length : 0,
        .source_file = d->num_frames ? d->place.source.module_text_file : NULL,
        .properties = d->properties,
        .num_properties = d->num_properties,
    };
    add_context(d->context, &finding);
    finding.objects = d->objects;
    finding.num_objects = d->num_objects;
    return deliver(user, &finding);
}

wd_status wd_record_describe(wd_allocator allocator, const wd_record *record,
                             const wd_record_context *context, wd_record_deliver deliver, void *user,
                             bool *skip) {
    wd_record_description d = {
        .record = record,
        .context = context,
        .stage = wd_record_stage_find(record->stage),
        .severity = WD_SEVERITY_ERROR,
        .element = WD_RECORD_INDEX_UNKNOWN,
    };
    bool answer = false;
    wd_string_init(&d.text, allocator);
    wd_string_init(&d.detail, allocator);
    wd_string_init(&d.coordinates, allocator);
    wd_status status = read_module(&d, allocator);
    if (status) {
        goto out;
    }
    d.place.instruction = UINT32_MAX;
    if (d.module) {
        // A module of this call's own may be at the address of an earlier one.
        wd_record_find_place(record, d.module, d.own_module ? NULL : context->cache, &d.place);
    }
    wd_record_describe_error(&d);
    if (record->error != WD_RECORD_PRINTF || !context->has_brief_printfs) {
        wd_record_describe_place(&d);
    }
    wd_finding_compose(&d.text, &(wd_finding_parts){.fix = d.fix});
    if (context->descriptors.text && record->error != WD_RECORD_PRINTF) {
        wd_string_append(&d.text, context->descriptors.text);
    }
    if (d.text.failed || d.detail.failed || d.coordinates.failed) {
        status = WD_ERROR_OUT_OF_MEMORY;
        goto out;
    }
    answer = deliver_description(&d, deliver, user);
out:
    wd_spirv_module_destroy(d.own_module);
    wd_string_finish(&d.coordinates);
    wd_string_finish(&d.detail);
    wd_string_finish(&d.text);
    if (skip) {
        *skip = answer;
    }
    return status;
}

// format_check is a description that is delivered only if the format has a mistake.
typedef struct format_check {
    wd_record_deliver deliver;
    void *user;
} format_check;

static bool deliver_mistake(void *user, const wd_finding *finding) {
    const format_check *check = user;
    return finding->id[0] && check->deliver(check->user, finding);
}

wd_status wd_record_describe_format(wd_allocator allocator, const wd_record *record,
                                    const wd_record_context *context, wd_record_deliver deliver, void *user) {
    wd_record format = *record;
    format.error = WD_RECORD_PRINTF_FORMAT;
    format_check check = {deliver, user};
    return wd_record_describe(allocator, &format, context, deliver_mistake, &check, NULL);
}

// Reasons for which a buffer was not read completely

static const char *layout_name(wd_record_layout layout) {
    static const char *const names[] = {
        [WD_RECORD_LAYOUT_AUTO] = "unknown",
        [WD_RECORD_LAYOUT_WHITEPAPER] = "whitepaper",
        [WD_RECORD_LAYOUT_2019] = "2019",
        [WD_RECORD_LAYOUT_SPIRV_TOOLS] = "spirv-tools",
    };
    return names[layout];
}

// notice_site identifies a notice of the layer by its id and command. Command buffers and amounts differ from frame to
// frame. Without a pipeline, as in errdecode, the text is the site.
static uint64_t notice_site(const wd_record_context *context, const char *id) {
    if (!context->pipeline || !context->command) {
        return 0;
    }
    const uint64_t site = wd_hash64_bytes(id, strlen(id)) ^
                          wd_hash_u64(wd_hash64_bytes(context->command, strlen(context->command)));
    return site ? site : 1;
}

static void deliver_notice(wd_record_description *d, const wd_record_summary *summary, const char *id,
                           wd_record_deliver deliver, void *user) {
    wd_record_say_command(d);
    wd_record_add_property(d, "layout", layout_name(summary->layout));
    wd_record_add_property_f(d, "records", "%u", summary->num_records);
    while (d->text.length && strchr(" \n", d->text.text[d->text.length - 1])) {
        d->text.text[--d->text.length] = '\0';
    }
    wd_finding finding = {
        .severity = WD_SEVERITY_WARNING,
        .type = WD_MESSAGE_VALIDATION,
        .id = id,
        .text = d->text.text,
        .site = notice_site(d->context, id),
        .subject = d->context->pipeline,
        .subject_noun = subject_noun(d->context),
        .properties = d->properties,
        .num_properties = d->num_properties,
    };
    add_context(d->context, &finding);
    if (!d->text.failed) {
        deliver(user, &finding);
    }
}

static const char *say_lost(wd_record_description *d, const wd_record_summary *summary) {
    if (!summary->lost_words) {
        return NULL;
    }
    wd_string_appendf(
        &d->text,
        "More checks failed than are reported: %u words of error records did not fit into the buffer.\n",
        summary->lost_words);
    wd_record_add_property_f(d, "lost_words", "%u", summary->lost_words);
    return WD_ID_GPUAV_RECORDS_LOST;
}

static const char *say_unwritten(wd_record_description *d, const wd_record_summary *summary) {
    if (!summary->unwritten_words) {
        return NULL;
    }
    wd_string_appendf(
        &d->text,
        "The device stopped while shaders wrote error records: %u words of the buffer were reserved and not "
        "written.\n",
        summary->unwritten_words);
    wd_record_add_property_f(d, "unwritten_words", "%u", summary->unwritten_words);
    return WD_ID_GPUAV_RECORDS_UNWRITTEN;
}

static const char *say_malformed(wd_record_description *d, const wd_record_summary *summary) {
    if (!summary->malformed) {
        return NULL;
    }
    wd_string_appendf(
        &d->text,
        "Word %u of the buffer is not the beginning of an error record, so that the rest was not read: the "
        "buffer was overwritten, or its layout is not '%s'.\n",
        summary->malformed_offset, layout_name(summary->layout));
    wd_record_add_property_f(d, "malformed_offset", "%u", summary->malformed_offset);
    return WD_ID_GPUAV_RECORD_MALFORMED;
}

wd_status wd_record_describe_summary(wd_allocator allocator, const wd_record_summary *summary,
                                     const wd_record_context *context, wd_record_deliver deliver,
                                     void *user) {
    static const char *(*const notices[])(wd_record_description *, const wd_record_summary *) = {
        say_lost,
        say_unwritten,
        say_malformed,
    };
    wd_status status = WD_OK;
    for (size_t i = 0; i < sizeof notices / sizeof *notices; i++) {
        wd_record_description d = {.context = context};
        wd_string_init(&d.text, allocator);
        const char *id = notices[i](&d, summary);
        if (id) {
            deliver_notice(&d, summary, id, deliver, user);
        }
        if (d.text.failed) {
            status = WD_ERROR_OUT_OF_MEMORY;
        }
        wd_string_finish(&d.text);
    }
    return status;
}
