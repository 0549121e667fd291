#include <stdio.h>
#include <string.h>

#include "tools/common/cli.h"
#include "tools/common/tool.h"
#include "tools/errdecode/errdecode.h"
#include "vk/report/message_ids.h"

enum {
    FLUSH_SIZE = 1 << 20,
    MAX_GROUPS_SIZE = 64 << 20, // In bytes. Groups are written when they take more.
    MAX_PROPERTIES = 32,
};

// The findings of one site, of which only the first is kept, or a text of debugPrintfEXT.
struct errdecode_group {
    wd_finding finding;
    const char *dump;
    size_t count;
    struct errdecode_group *next;
};

const char *errdecode_layout_name(wd_record_layout layout) {
    static const char *const names[] = {
        [WD_RECORD_LAYOUT_AUTO] = "auto",
        [WD_RECORD_LAYOUT_WHITEPAPER] = "whitepaper",
        [WD_RECORD_LAYOUT_2019] = "2019",
        [WD_RECORD_LAYOUT_SPIRV_TOOLS] = "spirv-tools",
    };
    return names[layout];
}

void errdecode_output_init(errdecode_output *output, errdecode_format format, bool group, const char *path,
                           bool many_dumps) {
    const wd_allocator heap = wd_allocator_default();
    *output = (errdecode_output){.format = format, .group = group, .many_dumps = many_dumps};
    errdecode_sink_init(&output->sink, path);
    wd_string_init(&output->text, heap);
    wd_string_init(&output->dumps, heap);
    wd_arena_init(&output->arena, heap, 0);
    wd_hash_table_init(&output->groups, heap);
    if (format == ERRDECODE_SARIF) {
        wd_sarif_init(&output->sarif, heap, &output->text, "errdecode", WD_TOOL_VERSION);
        wd_sarif_describe_rules(&output->sarif, wd_message_meaning);
    } else if (format == ERRDECODE_JSON) {
        wd_string_append(&output->text, "{\"errdecode\":1,\"findings\":[");
    }
}

// flush writes the text if there is enough of it.
static void flush(errdecode_output *output) {
    if (output->text.length >= FLUSH_SIZE && !output->text.failed) {
        errdecode_sink_write(&output->sink, output->text.text, output->text.length);
        wd_string_clear(&output->text);
    }
}

static void name_dump(errdecode_output *output, const char *dump) {
    if (!output->many_dumps || output->dump_named) {
        return;
    }
    output->dump_named = true;
    wd_string_append(&output->text, output->num_written ? "\n" : "");
    wd_string_append_printable(&output->text, dump, strlen(dump), "");
    wd_string_append(&output->text, ":\n");
}

static void write_text(errdecode_output *output, const wd_finding *finding, const char *dump, size_t count) {
    const bool paint = errdecode_sink_is_standard_output(&output->sink);
    const char *color = finding->severity == WD_SEVERITY_ERROR ? wd_tool_paint(stdout, WD_TOOL_RED)
                                                               : wd_tool_paint(stdout, WD_TOOL_YELLOW);
    if (!output->group) {
        name_dump(output, dump);
    }
    wd_string_append(&output->text, paint ? color : "");
    wd_string_append(&output->text, "[ ");
    wd_string_append_printable(&output->text, finding->id, strlen(finding->id),
                               ""); // Has the command of the manifest.
    wd_string_append(&output->text, " ]");
    wd_string_append(&output->text, paint ? wd_tool_paint(stdout, WD_TOOL_PLAIN) : "");
    wd_string_append_char(&output->text, ' ');
    // Shaders and their names are not trusted.
    wd_string_append_printable(&output->text, finding->text, strlen(finding->text), "\n\t");
    wd_string_append_char(&output->text, '\n');
    if (count > 1) {
        wd_string_appendf(&output->text, "(%zu times)\n", count);
    }
}

// write_finding writes one finding with its dump and, when grouping, its count.
static void write_finding(errdecode_output *output, const wd_finding *finding, const char *dump,
                          size_t count) {
    wd_finding_property properties[MAX_PROPERTIES];
    char number[24];
    wd_finding complete = *finding;
    size_t used = finding->num_properties < MAX_PROPERTIES - 2 ? finding->num_properties : MAX_PROPERTIES - 2;
    if (used) {
        memcpy(properties, finding->properties, used * sizeof *properties);
    }
    properties[used++] = (wd_finding_property){"dump", dump};
    if (output->group) {
        snprintf(number, sizeof number, "%zu", count);
        properties[used++] = (wd_finding_property){"count", number};
    }
    complete.properties = properties;
    complete.num_properties = used;
    switch (output->format) {
    case ERRDECODE_TEXT:
        write_text(output, &complete, dump, count);
        break;
    case ERRDECODE_JSON:
        wd_string_append(&output->text, output->num_written ? ",\n" : "\n");
        wd_finding_format_json(&output->text, &complete);
        break;
    case ERRDECODE_SARIF:
        wd_sarif_add(&output->sarif, &complete);
        break;
    }
    output->num_written++;
    flush(output);
}

static const char *copy_text(wd_arena *arena, const char *text, bool *failed) {
    const char *copy = wd_arena_strdup(arena, text);
    *failed |= text && !copy;
    return copy;
}

static void *copy_array(wd_arena *arena, const void *source, size_t count, size_t size, bool *failed) {
    void *copy = wd_arena_copy(arena, source, count, size);
    *failed |= count && !copy;
    return copy;
}

// copy_finding copies a finding. Findings of records have no labels.
static bool copy_finding(wd_arena *arena, wd_finding *copy, const wd_finding *finding) {
    bool failed = false;
    *copy = *finding;
    copy->id = copy_text(arena, finding->id, &failed);
    copy->text = copy_text(arena, finding->text, &failed);
    wd_finding_frame *frames =
        copy_array(arena, finding->frames, finding->num_frames, sizeof *frames, &failed);
    wd_finding_property *properties =
        copy_array(arena, finding->properties, finding->num_properties, sizeof *properties, &failed);
    copy->objects =
        copy_array(arena, finding->objects, finding->num_objects, sizeof *finding->objects, &failed);
    if (failed) {
        return false;
    }
    // The manifest owns the names of objects, the shader's module owns the file and text of a frame: both outlive the
    // copy.
    copy->frames = frames;
    for (size_t i = 0; i < finding->num_properties; i++) {
        properties[i].value = copy_text(arena, properties[i].value, &failed);
    }
    copy->properties = properties;
    return !failed;
}

static void write_groups(errdecode_output *output) {
    for (const struct errdecode_group *group = output->first_group; group; group = group->next) {
        write_finding(output, &group->finding, group->dump, group->count);
    }
    output->first_group = output->last_group = NULL;
    output->group_size = 0;
    wd_hash_table_finish(&output->groups);
    wd_hash_table_init(&output->groups, wd_allocator_default());
    wd_arena_reset(&output->arena);
}

// bound_groups limits the memory that a damaged or hostile dump with very many sites takes.
static void bound_groups(errdecode_output *output) {
    if (output->group_size < MAX_GROUPS_SIZE) {
        return;
    }
    if (!output->groups_split) {
        wd_tool_warning(output->dump, WD_TOOL_NO_OFFSET,
                        "too many places to group: some are written more than once, each with a part of the "
                        "count");
    }
    output->groups_split = true;
    write_groups(output);
}

static size_t size_of_group(const wd_finding *finding) {
    size_t size = sizeof(struct errdecode_group) + strlen(finding->id) + strlen(finding->text) +
                  finding->num_frames * sizeof *finding->frames +
                  finding->num_objects * sizeof *finding->objects;
    for (size_t i = 0; i < finding->num_properties; i++) {
        size += sizeof *finding->properties + strlen(finding->properties[i].value);
    }
    return size;
}

static void add_group(errdecode_output *output, const wd_finding *finding, bool has_key, uint64_t key) {
    struct errdecode_group *group = wd_arena_alloc_zero(&output->arena, 1, sizeof *group);
    if (!group || !copy_finding(&output->arena, &group->finding, finding) ||
        (has_key && wd_hash_table_set(&output->groups, key, group))) {
        output->text.failed = true;
        return;
    }
    group->dump = output->dump;
    group->count = 1;
    if (output->last_group) {
        output->last_group->next = group;
    } else {
        output->first_group = group;
    }
    output->last_group = group;
    output->group_size += size_of_group(finding);
    bound_groups(output);
}

static void add_to_group(errdecode_output *output, const wd_finding *finding) {
    // Findings about a buffer have no site, and texts of debugPrintfEXT differ: each is a group of its own.
    const bool has_key = finding->site && strcmp(finding->id, WD_ID_GPUAV_DEBUG_PRINTF) != 0;
    const uint64_t key = wd_hash64_bytes(finding->id, strlen(finding->id)) ^ wd_hash_u64(finding->site);
    struct errdecode_group *group = has_key ? wd_hash_table_get(&output->groups, key) : NULL;
    if (group) {
        group->count++;
    } else {
        add_group(output, finding, has_key, key);
    }
}

bool errdecode_output_add(void *user, const wd_finding *finding) {
    errdecode_output *output = user;
    output->num_findings += finding->severity > WD_SEVERITY_INFO; // Texts of debugPrintfEXT are no problems.
    if (output->group) {
        add_to_group(output, finding);
    } else {
        write_finding(output, finding, output->dump, 1);
    }
    return false;
}

void errdecode_output_begin_dump(errdecode_output *output, const char *dump) {
    output->dump = dump;
    output->dump_named = false;
}

static void append_verbose_summary(errdecode_output *output, const wd_record_summary *summary) {
    wd_string_append_printable(&output->dumps, output->dump, strlen(output->dump), "");
    wd_string_appendf(&output->dumps, ": %s layout, %u records, %u words of records lost\n",
                      errdecode_layout_name(summary->layout), summary->num_records, summary->lost_words);
}

void errdecode_output_end_dump(errdecode_output *output, const wd_record_summary *summary) {
    if (output->format == ERRDECODE_TEXT && wd_cli_verbose()) {
        append_verbose_summary(output, summary);
    }
    if (output->format != ERRDECODE_JSON) {
        return;
    }
    wd_string_append(&output->dumps, output->num_dumps++ ? ",\n{\"file\":" : "\n{\"file\":");
    wd_string_append_json(&output->dumps, output->dump, strlen(output->dump));
    wd_string_appendf(&output->dumps,
                      ",\"layout\":\"%s\",\"records\":%u,\"attempted_words\":%u,\"lost_words\":%u,"
                      "\"unwritten_words\":%u",
                      errdecode_layout_name(summary->layout), summary->num_records, summary->attempted_words,
                      summary->lost_words, summary->unwritten_words);
    if (summary->malformed) {
        wd_string_appendf(&output->dumps, ",\"malformed_offset\":%llu",
                          (unsigned long long)summary->malformed_offset * 4);
    }
    wd_string_append_char(&output->dumps, '}');
}

static void write_end(errdecode_output *output) {
    write_groups(output);
    if (output->format == ERRDECODE_SARIF) {
        wd_sarif_finish(&output->sarif);
    } else if (output->format == ERRDECODE_JSON) {
        wd_string_append(&output->text, "\n],\"dumps\":[");
        wd_string_append(&output->text, output->dumps.text);
        wd_string_append(&output->text, "\n]}\n");
    } else {
        wd_string_append(&output->text, output->dumps.text);
    }
}

int errdecode_output_finish(errdecode_output *output) {
    write_end(output);
    const bool failed = output->text.failed || output->dumps.failed;
    int code = errdecode_sink_finish(&output->sink, failed ? NULL : output->text.text, output->text.length);
    if (failed) {
        code = wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    wd_string_finish(&output->text);
    wd_string_finish(&output->dumps);
    wd_hash_table_finish(&output->groups);
    wd_arena_finish(&output->arena);
    return code;
}
