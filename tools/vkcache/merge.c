// vkcache merge: writes one cache with the entries of several.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    const char *output, *folder;
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == 'o') {
        options->output = argument;
    } else if (key == 'd') {
        options->folder = argument;
    } else if (key == WD_CLI_ARGUMENT) {
        wd_vkcache_list_add(&options->files, argument);
    }
}

// inputs are the named files and, last, the output if it exists already.
typedef struct inputs {
    wd_vkcache_file *files;
    size_t count;
} inputs;

// open_input opens a file and compares its UUID with that of the first one.
static bool open_input(inputs *inputs, const char *path, int *code) {
    wd_vkcache_file *file = &inputs->files[inputs->count];
    if (!wd_vkcache_open(file, path, code)) {
        return false;
    }
    inputs->count++;
    if (memcmp(&file->source.uuid, &inputs->files[0].source.uuid, sizeof file->source.uuid) != 0) {
        wd_vkcache_raise(code, wd_tool_error(path, 8, "its UUID differs from that of the first file"));
        return false;
    }
    return true;
}

static bool open_inputs(const options *options, inputs *inputs, int *code) {
    bool complete = true;
    inputs->files = calloc(options->files.count + 1, sizeof *inputs->files);
    if (!inputs->files) {
        wd_vkcache_out_of_memory();
    }
    for (size_t i = 0; i < options->files.count; i++) {
        complete &= open_input(inputs, options->files.items[i], code);
    }
    return complete;
}

static void append_report(wd_string_builder *out, const options *options, const inputs *inputs,
                          const wd_valcache_totals *totals, bool written) {
    if (wd_cli_json()) {
        wd_string_appendf(out, "{\"files\": %zu, \"entries\": %llu, \"written\": %s}\n", options->files.count,
                          (unsigned long long)totals->num_kept, written ? "true" : "false");
        return;
    }
    for (size_t i = 0; wd_cli_verbose() && i < inputs->count && i < options->files.count; i++) {
        wd_vkcache_append_input(out, &inputs->files[i]);
    }
}

// merge_locked merges under the lock of the output, so that the entries that another process writes there are kept. It
// returns whether the output was written.
static bool merge_locked(inputs *inputs, const wd_vkcache_target *target, wd_valcache_totals *totals,
                         int *code) {
    static const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    if (!wd_vkcache_is_stdout(target) && access(target->path, F_OK) == 0 &&
        !open_input(inputs, target->name, code)) {
        return false;
    }
    return wd_vkcache_write_merged(inputs->files, inputs->count, &none, target, totals, code);
}

static int merge_all(const options *options) {
    int code = WD_EXIT_OK;
    inputs inputs = {0};
    wd_valcache_totals totals = {0};
    wd_vkcache_target target = {.name = options->output};
    bool written = false;
    if (open_inputs(options, &inputs, &code)) {
        char *path =
            options->folder ? wd_vkcache_cache_path(options->folder, &inputs.files[0].source.uuid) : NULL;
        const int lock_code = wd_vkcache_lock_target(&target, path ? path : options->output);
        wd_vkcache_raise(&code, lock_code);
        written = lock_code == WD_EXIT_OK && merge_locked(&inputs, &target, &totals, &code);
        wd_vkcache_unlock_target(&target);
        free(path);
    }
    wd_string_builder report;
    wd_string_init(&report, wd_allocator_default());
    append_report(&report, options, &inputs, &totals, written);
    if (report.length) {
        wd_vkcache_raise(&code, wd_vkcache_print(&report, wd_vkcache_is_stdout(&target)));
    }
    wd_string_finish(&report);
    for (size_t i = 0; i < inputs.count; i++) {
        wd_vkcache_close(&inputs.files[i]);
    }
    free(inputs.files);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.files.count) {
        return wd_tool_usage("no file");
    }
    if (options.output && options.folder) {
        return wd_tool_usage("--output and --folder exclude each other");
    }
    wd_cli_check_standard_input(options.files.items, options.files.count);
    bool to_stdout = !options.folder && (!options.output || strcmp(options.output, "-") == 0);
    if (to_stdout && isatty(STDOUT_FILENO)) {
        return wd_tool_usage("the output is binary: name a file with -o, or redirect it");
    }
    int code = merge_all(&options);
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
        "'-' is standard input. Time is linear in the size of the files, and memory does not depend on "
        "it.\n\n"
        "If the output file exists, its entries are kept: merges into one file at the same time keep all of "
        "their entries.\n\n"
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
             .help = "Add to the cache FILE instead of writing to standard output."},
            {.name = "folder",
             .key = 'd',
             .argument = "FOLDER",
             .kind = WD_CLI_FOLDER,
             .help = "Add to the cache with the same UUID in FOLDER, for example the layer's folder."},
            {0},
        },
    .accept = accept,
    .run = run,
};
