// vkcache prune: removes the entries that were not used for the longest time.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"
#include "vk/util/file.h"

typedef struct options {
    const char *output, *file;
    bool dry_run, has_max_entries, has_days;
    size_t num_files;
    uint32_t max_entries, days;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    switch (key) {
    case 'o':
        options->output = argument;
        break;
    case 'm':
        options->max_entries = wd_cli_u32("max-entries", argument, 0, UINT32_MAX);
        options->has_max_entries = true;
        break;
    case 'u':
        options->days = wd_cli_u32("unused-for", argument, 0, UINT32_MAX);
        options->has_days = true;
        break;
    case 'n':
        options->dry_run = true;
        break;
    case WD_CLI_ARGUMENT:
        options->file = argument;
        options->num_files++;
        break;
    }
}

// num_recent counts the entries that were used in the last `days` days.
static size_t num_recent(const wd_valcache *cache, uint32_t days) {
    wd_allocator heap = wd_allocator_default();
    wd_valcache_entry *entries;
    size_t count, recent = 0;
    if (wd_valcache_get_entries(cache, &heap, &entries, &count) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    const uint32_t today = wd_valcache_today();
    const uint32_t first = days < today ? today - days : 0;
    while (recent < count && entries[recent].day >= first) { // The most recent come first.
        recent++;
    }
    wd_free(&heap, entries);
    return recent;
}

static void append_report(wd_string_builder *out, const wd_vkcache_file *file, size_t kept, size_t dropped,
                          bool written) {
    if (wd_cli_json()) {
        wd_string_appendf(out, "{\"kept\": %zu, \"dropped\": %zu, \"written\": %s}\n", kept, dropped,
                          written ? "true" : "false");
        return;
    }
    if (wd_cli_verbose()) {
        wd_vkcache_append_input(out, file);
    }
    wd_string_appendf(out,
                      written ? "%zu kept, %zu dropped\n"
                              : "nothing written: %zu would be kept, %zu would be dropped\n",
                      kept, dropped);
}

// write_pruned writes the cache unless it is a dry run, and reports.
static int write_pruned(const options *options, const wd_vkcache_file *file, const wd_valcache *cache,
                        size_t dropped) {
    const char *output = options->output ? options->output : options->file;
    const bool to_stdout = !options->dry_run && strcmp(output, "-") == 0;
    int code = options->dry_run ? WD_EXIT_OK : wd_vkcache_write(cache, output);
    wd_string_builder report;
    wd_string_init(&report, wd_allocator_default());
    append_report(&report, file, wd_valcache_count(cache), dropped, !options->dry_run && !code);
    wd_vkcache_raise(&code, wd_vkcache_print(&report, to_stdout));
    wd_string_finish(&report);
    return code;
}

static int prune(const options *options) {
    int code = WD_EXIT_OK;
    wd_vkcache_file file;
    if (!wd_vkcache_read(options->file, WD_VKCACHE_REPORT_FIRST, WD_EXIT_INPUT, &file, &code)) {
        return code;
    }
    wd_valcache *cache = wd_vkcache_load(&file);
    size_t keep = options->has_max_entries ? options->max_entries : SIZE_MAX;
    if (options->has_days) {
        size_t recent = num_recent(cache, options->days);
        keep = recent < keep ? recent : keep;
    }
    size_t dropped = 0;
    if (wd_valcache_trim(cache, keep, &dropped) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    wd_vkcache_raise(&code, write_pruned(options, &file, cache, dropped));
    wd_vkcache_finish(&file);
    wd_valcache_destroy(cache);
    return code;
}

// prune_locked takes the lock of the file that will be replaced, so that no other process saves it in the meantime. For a
// symbolic link that is the file it points to.
static int prune_locked(const options *options) {
    if (access(options->file, F_OK) != 0) { // Before the lock creates its own file and folders.
        return wd_tool_error(options->file, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    wd_allocator heap = wd_allocator_default();
    char *target = wd_tool_link_target(options->file);
    char *lock_path;
    if (!target || wd_valcache_lock_path(&heap, target, &lock_path) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    int lock;
    int code = WD_EXIT_OK;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (wd_valcache_lock(lock_path, &lock, &diagnostic) == WD_OK) {
        code = prune(options);
        wd_file_unlock(lock);
    } else {
        code = wd_vkcache_file_error(lock_path, &diagnostic);
    }
    wd_free(&heap, lock_path);
    free(target);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (options.num_files != 1) {
        return wd_tool_usage(options.num_files ? "more than one file" : "no file");
    }
    if (!options.has_max_entries && !options.has_days) {
        return wd_tool_usage("no limit: --max-entries or --unused-for is missing");
    }
    bool in_place = !options.output && !options.dry_run && strcmp(options.file, "-") != 0;
    return in_place ? prune_locked(&options) : prune(&options);
}

const wd_cli_command wd_vkcache_prune = {
    .name = "vkcache prune",
    .arguments = "FILE",
    .argument_kind = WD_CLI_FILE,
    .summary = "remove the entries that were not used for the longest time",
    .description = "Removes the entries of a validation cache that were not used for the longest time. The "
                   "file is replaced "
                   "atomically, under the lock that the layer takes. '-' is standard input and output. "
                   "Damaged entries are "
                   "removed as well, and the exit code is 3.",
    .exits = {[WD_EXIT_INPUT] =
                  "The file could not be read, was damaged, or the output could not be written."},
    .options =
        (const wd_cli_option[]){
            {.name = "max-entries",
             .key = 'm',
             .argument = "N",
             .help = "Keep at most N entries: the most recently used ones."},
            {.name = "unused-for",
             .key = 'u',
             .argument = "DAYS",
             .help = "Remove entries that were not used in the last DAYS days."},
            {.name = "output",
             .key = 'o',
             .argument = "FILE",
             .kind = WD_CLI_FILE,
             .help = "Write to FILE and leave the input unchanged."},
            {.name = "dry-run", .key = 'n', .help = "Report the result and write nothing."},
            {0},
        },
    .accept = accept,
    .run = run,
};
