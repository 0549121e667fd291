// vkcache inspect: the contents of a cache.
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    bool entries;
    const char *folder;
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == 'e') {
        options->entries = true;
    } else if (key == 'd') {
        options->folder = argument;
    } else if (key == WD_CLI_ARGUMENT) {
        wd_vkcache_list_add(&options->files, argument);
    }
}

// age_range is a row of the age histogram. Day 0 is for entries that a build added and no application has used.
typedef struct age_range {
    const char *name, *json_name;
    uint32_t max_days;
} age_range;

static const age_range age_ranges[] = {
    {"today", "today", 0},
    {"1 to 7 days", "days_1_to_7", 7},
    {"8 to 30 days", "days_8_to_30", 30},
    {"31 to 90 days", "days_31_to_90", 90},
    {"91 to 365 days", "days_91_to_365", 365},
    {"over 365 days", "days_over_365", UINT32_MAX},
    {"never used", "never_used", 0},
};
enum { NUM_RANGES = sizeof age_ranges / sizeof age_ranges[0], NEVER_USED = NUM_RANGES - 1 };

typedef struct summary {
    size_t num_distinct;
    size_t by_age[NUM_RANGES];
    uint32_t oldest, newest;
    bool ours;
    wd_shader_target target;
    wd_string_builder entries; // The list, if it is asked for.
} summary;

static size_t range_of(uint32_t day) {
    if (day == 0) {
        return NEVER_USED;
    }
    const uint32_t today = wd_valcache_today();
    const uint32_t age = day < today ? today - day : 0;
    size_t range = 0;
    while (age > age_ranges[range].max_days) {
        range++;
    }
    return range;
}

static void append_entry(wd_string_builder *out, const wd_valcache_entry *entry, bool first) {
    if (wd_cli_json()) {
        wd_string_append(out, first ? "{\"key\": \"" : ", {\"key\": \"");
        wd_vkcache_append_key(out, entry->key);
        wd_string_append(out, "\", \"last_used\": \"");
        wd_vkcache_append_day(out, entry->day);
        wd_string_append(out, "\"}");
    } else {
        wd_string_append(out, "  ");
        wd_vkcache_append_key(out, entry->key);
        wd_string_append(out, "  ");
        wd_vkcache_append_day(out, entry->day);
        wd_string_append_char(out, '\n');
    }
}

// summarize reads all entries.
static void summarize(wd_vkcache_file *file, bool list, summary *summary, int *code) {
    *summary = (struct summary){.oldest = UINT32_MAX};
    wd_string_init(&summary->entries, wd_allocator_default());
    wd_vkcache_sort(file, code);
    wd_valcache_entry entry;
    wd_hash128 last = {0};
    while (wd_vkcache_next(file, &entry, code)) {
        const bool is_first = file->source.scan.num_entries == 1;
        summary->num_distinct += is_first || entry.key.high != last.high || entry.key.low != last.low;
        last = entry.key;
        summary->oldest = entry.day < summary->oldest ? entry.day : summary->oldest;
        summary->newest = entry.day > summary->newest ? entry.day : summary->newest;
        summary->by_age[range_of(entry.day)]++;
        if (list) {
            append_entry(&summary->entries, &entry, is_first);
        }
    }
    summary->ours = wd_shader_target_find(&file->source.uuid, &summary->target);
}

static void append_histogram(wd_string_builder *out, const summary *summary) {
    enum { WIDTH = 40 };
    size_t most = 1, num_rows = 1;
    for (size_t i = 0; i < NUM_RANGES; i++) {
        most = summary->by_age[i] > most ? summary->by_age[i] : most;
        num_rows = summary->by_age[i] ? i + 1 : num_rows;
    }
    for (size_t i = 0; i < num_rows; i++) {
        const size_t count = summary->by_age[i];
        wd_string_appendf(out, "  %-10s %-14s %9zu", i == 0 ? "age" : "", age_ranges[i].name, count);
        const size_t length = (size_t)((double)count / (double)most * WIDTH + 0.999);
        wd_string_append(out, length ? "  " : "");
        for (size_t cell = 0; cell < length; cell++) {
            wd_string_append_char(out, '#');
        }
        wd_string_append_char(out, '\n');
    }
}

static const char *format_name(wd_valcache_format format) {
    static const char *const names[] = {
        [WD_VALCACHE_FORMAT_SORTED] = "2, sorted by key",
        [WD_VALCACHE_FORMAT_OLD] = "1 or damaged, not sorted: converted when it is written",
        [WD_VALCACHE_FORMAT_KHRONOS] = "Khronos validation layer, not used by Warden",
    };
    return names[format];
}

static void append_head(wd_string_builder *out, const wd_vkcache_file *file) {
    char uuid[37];
    wd_valcache_uuid_format(&file->source.uuid, uuid);
    wd_string_append(out, wd_tool_paint(stdout, WD_TOOL_BOLD));
    wd_tool_append_name(out, file->path);
    wd_string_appendf(out, "%s\n", wd_tool_paint(stdout, WD_TOOL_PLAIN));
    wd_string_appendf(out, "  header     %u bytes, version %u\n", WD_VALCACHE_HEADER_SIZE,
                      WD_VALCACHE_VERSION);
    wd_string_appendf(out, "  format     %s\n", format_name(file->source.format));
    wd_string_appendf(out, "  UUID       %s\n", uuid);
}

static void append_text(wd_string_builder *out, const wd_vkcache_file *file, const summary *summary) {
    const wd_valcache_scan *scan = &file->source.scan;
    append_head(out, file);
    if (file->source.format == WD_VALCACHE_FORMAT_KHRONOS) {
        wd_string_appendf(out, "  hashes     %llu of 32 bits\n  size       %llu bytes\n",
                          (unsigned long long)file->source.num_entries,
                          (unsigned long long)file->source.size);
        return;
    }
    wd_string_append(out, "  validator  ");
    if (summary->ours) {
        wd_string_append(out, "this build: ");
        wd_shader_target_format(out, &summary->target);
    } else {
        wd_string_append(out, "another build or other options");
    }
    wd_string_appendf(out, "\n  entries    %zu intact, %zu damaged%s\n", scan->num_entries, scan->num_damaged,
                      scan->truncated ? ", truncated" : "");
    if (summary->num_distinct != scan->num_entries) {
        wd_string_appendf(out, "  distinct   %zu\n", summary->num_distinct);
    }
    if (scan->num_entries) {
        wd_string_append(out, "  last used  ");
        wd_vkcache_append_day(out, summary->oldest);
        wd_string_append(out, " to ");
        wd_vkcache_append_day(out, summary->newest);
        wd_string_append_char(out, '\n');
        append_histogram(out, summary);
    }
    wd_string_appendf(out, "  size       %llu bytes\n", (unsigned long long)file->source.size);
    wd_string_append_n(out, summary->entries.text, summary->entries.length);
}

static void append_json_target(wd_string_builder *out, const summary *summary) {
    if (!summary->ours) {
        wd_string_append(out, "null");
        return;
    }
    wd_string_builder target;
    wd_string_init(&target, wd_allocator_default());
    wd_shader_target_format(&target, &summary->target);
    wd_string_append_json(out, target.text, target.length);
    wd_string_finish(&target);
}

static void append_json_ages(wd_string_builder *out, const summary *summary) {
    wd_string_append(out, ", \"age\": {");
    for (size_t i = 0; i < NUM_RANGES; i++) {
        wd_string_appendf(out, "%s\"%s\": %zu", i ? ", " : "", age_ranges[i].json_name, summary->by_age[i]);
    }
    wd_string_append_char(out, '}');
}

static void append_json(wd_string_builder *out, const wd_vkcache_file *file, const summary *summary,
                        bool list) {
    static const char *const formats[] = {[WD_VALCACHE_FORMAT_SORTED] = "2",
                                          [WD_VALCACHE_FORMAT_OLD] = "1",
                                          [WD_VALCACHE_FORMAT_KHRONOS] = "khronos"};
    const wd_valcache_scan *scan = &file->source.scan;
    char uuid[37];
    wd_valcache_uuid_format(&file->source.uuid, uuid);
    wd_string_append(out, "{\"file\": ");
    wd_string_append_json(out, file->path, strlen(file->path));
    wd_string_appendf(
        out, ", \"size\": %llu, \"header_length\": %u, \"version\": %u, \"format\": \"%s\", \"uuid\": \"%s\"",
        (unsigned long long)file->source.size, WD_VALCACHE_HEADER_SIZE, WD_VALCACHE_VERSION,
        formats[file->source.format], uuid);
    if (file->source.format == WD_VALCACHE_FORMAT_KHRONOS) {
        wd_string_appendf(out, ", \"hashes\": %llu}", (unsigned long long)file->source.num_entries);
        return;
    }
    wd_string_appendf(out, ", \"this_build\": %s, \"target\": ", summary->ours ? "true" : "false");
    append_json_target(out, summary);
    wd_string_appendf(out, ", \"entries\": %zu, \"distinct\": %zu, \"damaged\": %zu, \"truncated\": %s",
                      scan->num_entries, summary->num_distinct, scan->num_damaged,
                      scan->truncated ? "true" : "false");
    if (scan->num_entries) {
        wd_string_append(out, ", \"oldest\": \"");
        wd_vkcache_append_day(out, summary->oldest);
        wd_string_append(out, "\", \"newest\": \"");
        wd_vkcache_append_day(out, summary->newest);
        wd_string_append_char(out, '"');
    }
    append_json_ages(out, summary);
    if (list) {
        wd_string_appendf(out, ", \"entry_list\": [%s]",
                          summary->entries.length ? summary->entries.text : "");
    }
    wd_string_append_char(out, '}');
}

static void inspect_one(const char *path, const options *options, wd_string_builder *out, size_t *num_shown,
                        int *code) {
    wd_vkcache_file file;
    if (!wd_vkcache_open_any(&file, path, code)) {
        return;
    }
    summary summary;
    summarize(&file, options->entries, &summary, code);
    if (wd_cli_json()) {
        wd_string_append(out, *num_shown ? ",\n " : "");
        append_json(out, &file, &summary, options->entries);
    } else {
        append_text(out, &file, &summary);
    }
    ++*num_shown;
    wd_string_finish(&summary.entries);
    wd_vkcache_close(&file);
}

static int inspect_all(const options *options, const wd_vkcache_list *files) {
    int code = WD_EXIT_OK;
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_string_append(&out, wd_cli_json() ? "[" : "");
    size_t num_shown = 0;
    for (size_t i = 0; i < files->count; i++) {
        inspect_one(files->items[i], options, &out, &num_shown, &code);
    }
    wd_string_append(&out, wd_cli_json() ? "]\n" : "");
    wd_vkcache_raise(&code, wd_vkcache_print(&out, false));
    wd_string_finish(&out);
    return code;
}

static int inspect_folder(const options *options) {
    char *folder = wd_vkcache_folder(options->folder);
    wd_vkcache_list paths = {0};
    wd_vkcache_find_caches(folder, &paths);
    const int code = paths.count ? inspect_all(options, &paths)
                                 : wd_tool_error(folder, WD_TOOL_NO_OFFSET, "there is no validation cache");
    wd_vkcache_free_paths(&paths);
    free(folder);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (options.files.count && options.folder) {
        return wd_tool_usage("files and --folder exclude each other");
    }
    wd_cli_check_standard_input(options.files.items, options.files.count);
    options.entries |= wd_cli_verbose();
    const int code = options.files.count ? inspect_all(&options, &options.files) : inspect_folder(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}

const wd_cli_command wd_vkcache_inspect = {
    .name = "vkcache inspect",
    .arguments = "[FILE...]",
    .argument_kind = WD_CLI_FILE,
    .summary = "show the header, the target, the entries and the damage of caches",
    .description =
        "Shows the contents of validation caches: the header, whether this build of Warden made "
        "it, the number of "
        "entries, their age, the damage. Caches of the Khronos validation layer are recognized. '-' is "
        "standard input. Without files, all caches in the folder are shown.",
    .exits = {[WD_EXIT_INPUT] =
                  "A file could not be read, is damaged or truncated, or is not a validation cache."},
    .options =
        (const wd_cli_option[]){
            {.name = "entries",
             .key = 'e',
             .help = "List the entries: the key and the day of last use. --verbose does the same."},
            {.name = "folder",
             .key = 'd',
             .argument = "FOLDER",
             .kind = WD_CLI_FOLDER,
             .help = "Show the caches in FOLDER. The default is the layer's folder."},
            {0},
        },
    .accept = accept,
    .run = run,
};
