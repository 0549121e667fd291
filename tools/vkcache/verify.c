// vkcache verify: checks every entry against its checksum.
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    bool repair;
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == 'r') {
        options->repair = true;
    } else if (key == WD_CLI_ARGUMENT) {
        wd_vkcache_list_add(&options->files, argument);
    }
}

static void append_result(wd_string_builder *out, const wd_vkcache_file *file, const char *verdict,
                          bool repaired, bool first) {
    const wd_valcache_scan *scan = &file->source.scan;
    if (wd_cli_json()) {
        wd_string_append(out, first ? "{\"file\": " : ",\n {\"file\": ");
        wd_string_append_json(out, file->path, strlen(file->path));
        wd_string_appendf(out, ", \"verdict\": \"%s\", \"entries\": %zu, \"damaged\": %zu", verdict,
                          scan->num_entries, scan->num_damaged);
        wd_string_append(out, repaired ? ", \"repaired\": true}" : "}");
    } else {
        wd_tool_append_name(out, file->path);
        wd_string_appendf(out, ": %s, %zu entries%s\n", verdict, scan->num_entries,
                          repaired ? "; repaired" : "");
    }
}

// read_all reads every entry and returns the verdict.
static const char *read_all(wd_vkcache_file *file, int *code) {
    wd_valcache_entry entry;
    while (wd_vkcache_next(file, &entry, code)) {
    }
    const wd_valcache_scan *scan = &file->source.scan;
    return file->source.error != WD_OK                     ? "unreadable"
           : scan->truncated                               ? "truncated"
           : wd_valcache_scan_is_damaged(scan)             ? "damaged"
           : file->source.format == WD_VALCACHE_FORMAT_OLD ? "intact, in the old format"
                                                           : "intact";
}

// repair writes the intact entries of the file that was read, under its lock. It returns whether it was written.
static bool repair(const wd_vkcache_target *target, int *code) {
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    wd_vkcache_file file;
    wd_valcache_totals totals;
    const wd_allocator heap = wd_allocator_default();
    if (!wd_vkcache_open(&file, target->path, code)) {
        return false;
    }
    wd_valcache_source *source = &file.source;
    wd_valcache_output output;
    wd_status status = wd_valcache_source_sort(source, NULL);
    if (status == WD_OK) {
        status = wd_valcache_output_open(&output, &heap, &source->uuid, target->path);
    }
    if (status == WD_OK) {
        status =
            wd_valcache_merge_streams(&heap, &source, 1, wd_valcache_today(), &none, &output, &totals, NULL);
        if (status == WD_OK) {
            status = wd_valcache_output_commit(&output);
        } else {
            wd_valcache_output_discard(&output);
        }
    }
    if (status != WD_OK) {
        wd_vkcache_raise(code, wd_tool_error_status(target->name, status, NULL));
    }
    wd_vkcache_close(&file);
    return status == WD_OK;
}

static void verify_one(const char *path, bool must_repair, wd_string_builder *out, bool first, int *code) {
    wd_vkcache_target target = {.name = "-"};
    wd_vkcache_file file = {0};
    int file_code = WD_EXIT_OK;
    const char *verdict = "unreadable";
    bool repaired = false;
    const bool exists = strcmp(path, "-") != 0 && access(path, F_OK) == 0;
    if (must_repair && exists) {
        file_code = wd_vkcache_lock_target(&target, path);
    }
    if (file_code == WD_EXIT_OK && wd_vkcache_open(&file, path, &file_code)) {
        file.damage = WD_VKCACHE_REPORT_ALL;
        file.damaged_code = WD_EXIT_FINDINGS;
        verdict = read_all(&file, &file_code);
        const bool is_old = file.source.format == WD_VALCACHE_FORMAT_OLD;
        if (target.is_locked && file.source.error == WD_OK && (file_code != WD_EXIT_OK || is_old)) {
            repaired = repair(&target, &file_code);
        }
    }
    if (repaired && file_code > WD_EXIT_FINDINGS) {
        file_code = WD_EXIT_FINDINGS; // The end of the file is missing, and nothing else is wrong any more.
    }
    file.path = path;
    append_result(out, &file, verdict, repaired, first);
    wd_vkcache_raise(code, file_code);
    wd_vkcache_close(&file);
    wd_vkcache_unlock_target(&target);
}

static int verify_all(const options *options) {
    int code = WD_EXIT_OK;
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_string_append(&out, wd_cli_json() ? "[" : "");
    for (size_t i = 0; i < options->files.count; i++) {
        verify_one(options->files.items[i], options->repair, &out, i == 0, &code);
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
    wd_cli_check_standard_input(options.files.items, options.files.count);
    int code = verify_all(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}

const wd_cli_command wd_vkcache_verify = {
    .name = "vkcache verify",
    .arguments = "FILE...",
    .argument_kind = WD_CLI_FILE,
    .summary = "check every entry against its checksum",
    .description =
        "Checks every entry of validation caches against its checksum and reports each damaged one with its "
        "offset. '-' is standard input.\n\n"
        "With --repair, a damaged or truncated file is replaced by one with the intact entries, atomically "
        "and "
        "under the lock that the layer takes. A file of the old format, which is sorted by day, is "
        "converted.",
    .exits = {"All files are intact.",
              "An entry is damaged, or a file was damaged or truncated and is repaired.", NULL,
              "A file could not be read, is truncated, or is not a validation cache; or it could not be "
              "repaired."},
    .options =
        (const wd_cli_option[]){
            {.name = "repair", .key = 'r', .help = "Replace damaged files by their intact entries."},
            {0},
        },
    .accept = accept,
    .run = run,
};
