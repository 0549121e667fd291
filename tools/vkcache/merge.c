// vkcache merge: writes one cache with the entries of several.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    const char *output;
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == 'o') {
        options->output = argument;
    } else if (key == WD_CLI_ARGUMENT) {
        wd_vkcache_list_add(&options->files, argument);
    }
}

// merge_one adds a file to `*merged` (NULL: creates it) and returns false if the result must not be written.
static bool merge_one(const char *path, wd_valcache **merged, wd_string_builder *report, int *code) {
    wd_vkcache_file file;
    bool usable = wd_vkcache_read(path, WD_VKCACHE_REPORT_FIRST, WD_EXIT_INPUT, &file, code);
    if (usable && wd_cli_verbose() && !wd_cli_json()) {
        wd_vkcache_append_input(report, &file);
    }
    if (usable && !*merged) {
        *merged = wd_vkcache_load(&file);
    } else if (usable) {
        wd_valcache *set = wd_vkcache_load(&file);
        wd_status status = wd_valcache_merge(*merged, set);
        if (status == WD_ERROR_OUT_OF_MEMORY) {
            wd_vkcache_out_of_memory();
        }
        if (status != WD_OK) {
            wd_vkcache_raise(code, wd_tool_error(path, 8, "its UUID differs from that of the first file"));
            usable = false;
        }
        wd_valcache_destroy(set);
    }
    wd_vkcache_finish(&file);
    return usable;
}

static int merge_all(const options *options, bool to_stdout) {
    int code = WD_EXIT_OK;
    wd_valcache *merged = NULL;
    bool complete = true;
    wd_string_builder report;
    wd_string_init(&report, wd_allocator_default());
    for (size_t i = 0; i < options->files.count; i++) {
        complete &= merge_one(options->files.words[i], &merged, &report, &code);
    }
    bool written = false;
    if (complete) {
        int write_code = wd_vkcache_write(merged, options->output);
        written = write_code == WD_EXIT_OK;
        wd_vkcache_raise(&code, write_code);
    }
    if (wd_cli_json()) {
        wd_string_appendf(&report, "{\"files\": %zu, \"entries\": %zu, \"written\": %s}\n",
                          options->files.count, merged ? wd_valcache_count(merged) : 0,
                          written ? "true" : "false");
    }
    if (report.length) {
        wd_vkcache_raise(&code, wd_vkcache_print(&report, to_stdout));
    }
    wd_string_finish(&report);
    wd_valcache_destroy(merged);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.files.count) {
        return wd_tool_usage("no file");
    }
    wd_cli_check_standard_input(options.files.words, options.files.count);
    bool to_stdout = !options.output || strcmp(options.output, "-") == 0;
    if (to_stdout && isatty(STDOUT_FILENO)) {
        return wd_tool_usage("the output is binary: name a file with -o, or redirect it");
    }
    int code = merge_all(&options, to_stdout);
    wd_vkcache_list_finish(&options.files);
    return code;
}

const wd_cli_command wd_vkcache_merge = {
    .name = "vkcache merge",
    .arguments = "FILE...",
    .argument_kind = WD_CLI_FILE,
    .summary = "write one cache with the entries of several",
    .description =
        "Writes one validation cache with the entries of all files, each once, with its latest day of use. "
        "'-' is "
        "standard input.\n\n"
        "All files must have the same UUID. Nothing is written if a file is not a validation cache or has a "
        "different UUID. From a damaged or truncated file the intact entries are merged, and the exit code "
        "is 3.",
    .exits = {[WD_EXIT_INPUT] =
                  "A file could not be read, is damaged or has a different UUID, or the output could not be "
                  "written."},
    .options =
        (const wd_cli_option[]){
            {.name = "output",
             .key = 'o',
             .argument = "FILE",
             .kind = WD_CLI_FILE,
             .help = "Write to FILE instead of standard output. FILE may be one of the inputs."},
            {0},
        },
    .accept = accept,
    .run = run,
};
