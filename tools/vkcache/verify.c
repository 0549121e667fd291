// vkcache verify: checks every entry against its checksum.
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == WD_CLI_ARGUMENT) {
        wd_vkcache_list_add(&options->files, argument);
    }
}

static void append_result(wd_string_builder *out, const char *path, const char *verdict,
                          const wd_vkcache_file *file, bool first) {
    if (wd_cli_json()) {
        wd_string_append(out, first ? "{\"file\": " : ",\n {\"file\": ");
        wd_string_append_json(out, path, strlen(path));
        wd_string_appendf(out, ", \"verdict\": \"%s\", \"entries\": %zu, \"damaged\": %zu}", verdict,
                          file->num_entries, file->num_damaged);
    } else {
        wd_tool_append_name(out, path);
        wd_string_appendf(out, ": %s, %zu entries\n", verdict, file->num_entries);
    }
}

static int verify_all(const options *options) {
    int code = WD_EXIT_OK;
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_string_append(&out, wd_cli_json() ? "[" : "");
    for (size_t i = 0; i < options->files.count; i++) {
        const char *path = options->files.words[i];
        wd_vkcache_file file;
        bool readable = wd_vkcache_read(path, WD_VKCACHE_REPORT_ALL, WD_EXIT_FINDINGS, &file, &code);
        const char *verdict = !readable          ? "unreadable"
                              : file.truncated   ? "truncated"
                              : file.num_damaged ? "damaged"
                                                 : "intact";
        append_result(&out, path, verdict, &file, i == 0);
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
        "offset. '-' is standard input.",
    .exits = {"All files are intact.", "An entry is damaged.", NULL,
              "A file could not be read, is truncated, or is not a validation cache."},
    .accept = accept,
    .run = run,
};
