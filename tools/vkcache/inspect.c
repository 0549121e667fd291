// vkcache inspect: the contents of a cache.
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"
#include "vk/shader/shader_check.h"

typedef struct options {
    bool entries;
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == 'e') {
        options->entries = true;
    } else if (key == WD_CLI_ARGUMENT) {
        wd_vkcache_list_add(&options->files, argument);
    }
}

typedef struct summary {
    size_t num_distinct;
    uint32_t oldest, newest;
    bool ours;
    wd_shader_target target;
} summary;

static summary summarize(const wd_vkcache_file *file) {
    summary summary = {.oldest = UINT32_MAX};
    for (size_t i = 0; i < file->num_entries; i++) {
        uint32_t day = file->entries[i].day;
        summary.oldest = day < summary.oldest ? day : summary.oldest;
        summary.newest = day > summary.newest ? day : summary.newest;
    }
    wd_valcache *set = wd_vkcache_load(file);
    summary.num_distinct = wd_valcache_count(set);
    wd_valcache_destroy(set);
    summary.ours = wd_shader_target_find(&file->uuid, &summary.target);
    return summary;
}

static void append_text(wd_string_builder *out, const wd_vkcache_file *file, const summary *summary,
                        bool entries) {
    char uuid[37];
    wd_valcache_uuid_format(&file->uuid, uuid);
    wd_string_append(out, wd_tool_paint(stdout, WD_TOOL_BOLD));
    wd_tool_append_name(out, file->path);
    wd_string_appendf(out, "%s\n", wd_tool_paint(stdout, WD_TOOL_PLAIN));
    wd_string_appendf(out, "  header     %u bytes, version %u\n", WD_VALCACHE_HEADER_SIZE,
                      WD_VALCACHE_VERSION);
    wd_string_appendf(out, "  UUID       %s\n", uuid);
    wd_string_append(out, "  validator  ");
    if (summary->ours) {
        wd_string_append(out, "this build: ");
        wd_shader_target_format(out, &summary->target);
    } else {
        wd_string_append(out, "another build or other options");
    }
    wd_string_appendf(out, "\n  entries    %zu intact, %zu damaged%s\n", file->num_entries, file->num_damaged,
                      file->truncated ? ", truncated" : "");
    if (summary->num_distinct != file->num_entries) {
        wd_string_appendf(out, "  distinct   %zu\n", summary->num_distinct);
    }
    if (file->num_entries) {
        wd_string_append(out, "  last used  ");
        wd_vkcache_append_day(out, summary->oldest);
        wd_string_append(out, " to ");
        wd_vkcache_append_day(out, summary->newest);
        wd_string_append_char(out, '\n');
    }
    wd_string_appendf(out, "  size       %zu bytes\n", file->size);
    for (size_t i = 0; entries && i < file->num_entries; i++) {
        wd_string_append(out, "  ");
        wd_vkcache_append_key(out, file->entries[i].key);
        wd_string_append(out, "  ");
        wd_vkcache_append_day(out, file->entries[i].day);
        wd_string_append_char(out, '\n');
    }
}

static void append_json_entries(wd_string_builder *out, const wd_vkcache_file *file) {
    wd_string_append(out, ", \"entry_list\": [");
    for (size_t i = 0; i < file->num_entries; i++) {
        wd_string_append(out, i ? ", {\"key\": \"" : "{\"key\": \"");
        wd_vkcache_append_key(out, file->entries[i].key);
        wd_string_append(out, "\", \"last_used\": \"");
        wd_vkcache_append_day(out, file->entries[i].day);
        wd_string_append(out, "\"}");
    }
    wd_string_append(out, "]");
}

static void append_json(wd_string_builder *out, const wd_vkcache_file *file, const summary *summary,
                        bool entries) {
    char uuid[37];
    wd_valcache_uuid_format(&file->uuid, uuid);
    wd_string_append(out, "{\"file\": ");
    wd_string_append_json(out, file->path, strlen(file->path));
    wd_string_appendf(
        out,
        ", \"size\": %zu, \"header_length\": %u, \"version\": %u, \"uuid\": \"%s\", \"this_build\": %s, "
        "\"target\": ",
        file->size, WD_VALCACHE_HEADER_SIZE, WD_VALCACHE_VERSION, uuid, summary->ours ? "true" : "false");
    if (summary->ours) {
        wd_string_builder target;
        wd_string_init(&target, wd_allocator_default());
        wd_shader_target_format(&target, &summary->target);
        wd_string_append_json(out, target.text, target.length);
        wd_string_finish(&target);
    } else {
        wd_string_append(out, "null");
    }
    wd_string_appendf(out, ", \"entries\": %zu, \"distinct\": %zu, \"damaged\": %zu, \"truncated\": %s",
                      file->num_entries, summary->num_distinct, file->num_damaged,
                      file->truncated ? "true" : "false");
    if (file->num_entries) {
        wd_string_append(out, ", \"oldest\": \"");
        wd_vkcache_append_day(out, summary->oldest);
        wd_string_append(out, "\", \"newest\": \"");
        wd_vkcache_append_day(out, summary->newest);
        wd_string_append_char(out, '"');
    }
    if (entries) {
        append_json_entries(out, file);
    }
    wd_string_append_char(out, '}');
}

static int inspect_all(const options *options) {
    int code = WD_EXIT_OK;
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_string_append(&out, wd_cli_json() ? "[" : "");
    size_t shown = 0;
    for (size_t i = 0; i < options->files.count; i++) {
        wd_vkcache_file file;
        if (wd_vkcache_read(options->files.words[i], WD_VKCACHE_REPORT_FIRST, WD_EXIT_INPUT, &file, &code)) {
            summary summary = summarize(&file);
            if (wd_cli_json()) {
                wd_string_append(&out, shown ? ",\n " : "");
                append_json(&out, &file, &summary, options->entries);
            } else {
                append_text(&out, &file, &summary, options->entries);
            }
            shown++;
        }
        wd_vkcache_finish(&file);
    }
    wd_string_append(&out, wd_cli_json() ? "]\n" : "");
    wd_vkcache_raise(&code, wd_vkcache_print(&out, false));
    wd_string_finish(&out);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.files.count) {
        return wd_tool_usage("no file");
    }
    wd_cli_check_standard_input(options.files.words, options.files.count);
    options.entries |= wd_cli_verbose();
    int code = inspect_all(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}

const wd_cli_command wd_vkcache_inspect = {
    .name = "vkcache inspect",
    .arguments = "FILE...",
    .argument_kind = WD_CLI_FILE,
    .summary = "show the header, the target, the entries and the damage of caches",
    .description = "Shows the contents of validation caches: the header, whether this build of Warden made "
                   "it, the number of "
                   "entries, the damage. '-' is standard input.",
    .exits = {[WD_EXIT_INPUT] =
                  "A file could not be read, is damaged or truncated, or is not a validation cache."},
    .options =
        (const wd_cli_option[]){
            {.name = "entries",
             .key = 'e',
             .help = "List the entries: the key and the day of last use. --verbose does the same."},
            {0},
        },
    .accept = accept,
    .run = run,
};
