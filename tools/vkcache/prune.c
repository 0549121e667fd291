// vkcache prune: removes the entries that were not used for the longest time.
#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    const char *output, *file;
    bool dry_run, has_limit;
    size_t num_files;
    uint64_t max_entries; // By --max-entries and --max-size.
    uint32_t first_day;
} options;

// read_size reads a number of bytes with an optional K, M or G.
static uint64_t read_size(const char *text) {
    static const char units[] = "KMG";
    char digits[32];
    const size_t length = strlen(text);
    const char *unit = length ? strchr(units, text[length - 1]) : NULL;
    const int shift = unit ? 10 * (int)(unit - units + 1) : 0;
    snprintf(digits, sizeof digits, "%.*s", (int)(length - (unit ? 1 : 0)), text);
    return (uint64_t)wd_cli_u32("max-size", digits, 0, UINT32_MAX) << shift;
}

static void limit_entries(options *options, uint64_t max_entries) {
    options->max_entries = max_entries < options->max_entries ? max_entries : options->max_entries;
    options->has_limit = true;
}

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    switch (key) {
    case 'o':
        options->output = argument;
        break;
    case 'm':
        limit_entries(options, wd_cli_u32("max-entries", argument, 0, UINT32_MAX));
        break;
    case 's': {
        const uint64_t size = read_size(argument);
        limit_entries(options, size < WD_VALCACHE_ENTRIES_OFFSET
                                   ? 0
                                   : (size - WD_VALCACHE_ENTRIES_OFFSET) / WD_VALCACHE_ENTRY_SIZE);
        break;
    }
    case 'u': {
        const uint32_t days = wd_cli_u32("unused-for", argument, 0, UINT32_MAX);
        options->first_day = days < wd_valcache_today() ? wd_valcache_today() - days : 0;
        options->has_limit = true;
        break;
    }
    case 'n':
        options->dry_run = true;
        break;
    case WD_CLI_ARGUMENT:
        options->file = argument;
        options->num_files++;
        break;
    }
}

static int report(const wd_vkcache_file *file, const wd_valcache_totals *totals, bool written,
                  bool to_standard_error) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    const unsigned long long kept = totals->num_kept, dropped = totals->num_dropped;
    if (wd_cli_json()) {
        wd_string_appendf(&out, "{\"kept\": %llu, \"dropped\": %llu, \"written\": %s}\n", kept, dropped,
                          written ? "true" : "false");
    } else {
        if (wd_cli_verbose()) {
            wd_vkcache_append_input(&out, file);
        }
        wd_string_appendf(&out,
                          written ? "%llu kept, %llu dropped\n"
                                  : "nothing written: %llu would be kept, %llu would be dropped\n",
                          kept, dropped);
    }
    const int code = wd_vkcache_print(&out, to_standard_error);
    wd_string_finish(&out);
    return code;
}

// count reads the file once, for a dry run or after a write that failed early.
static void count(wd_vkcache_file *file, const wd_valcache_limit *limit, wd_valcache_totals *totals,
                  int *code) {
    const wd_allocator heap = wd_allocator_default();
    wd_valcache_source *source = &file->source;
    wd_diagnostic damage = WD_DIAGNOSTIC_INIT;
    wd_vkcache_sort(file, code);
    const wd_status status =
        wd_valcache_merge_streams(&heap, &source, 1, wd_valcache_today(), limit, NULL, totals, &damage);
    if (status != WD_OK) {
        wd_vkcache_raise(code, wd_tool_error_status(file->path, status, NULL));
    } else if (source->format == WD_VALCACHE_FORMAT_SORTED) {
        wd_vkcache_report_damage(file, &damage, code);
    }
}

static wd_valcache_limit find_limit(const options *options, wd_vkcache_file *file, int *code) {
    const wd_allocator heap = wd_allocator_default();
    wd_valcache_source *source = &file->source;
    wd_valcache_limit limit;
    wd_vkcache_sort(file, code);
    const wd_status status = wd_valcache_find_limit(&heap, &source, 1, wd_valcache_today(),
                                                    options->max_entries, options->first_day, &limit);
    if (status == WD_ERROR_OUT_OF_MEMORY) {
        wd_vkcache_out_of_memory();
    }
    return limit; // A read error comes again when the file is merged.
}

// prune writes under the lock of the file that is replaced, which is the input unless there is an --output.
static int prune(const options *options) {
    int code = WD_EXIT_OK;
    wd_vkcache_file file = {0};
    wd_valcache_totals totals = {0};
    wd_vkcache_target target = {.name = "-"};
    const char *output = options->output ? options->output : options->file;
    if (!options->output && strcmp(output, "-") != 0 && access(output, F_OK) != 0) {
        return wd_tool_error(output, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    const int lock_code = options->dry_run ? WD_EXIT_OK : wd_vkcache_lock_target(&target, output);
    const bool to_stdout = !options->dry_run && wd_vkcache_is_stdout(&target);
    if (wd_vkcache_open(&file, options->file, &code)) {
        const wd_valcache_limit limit = find_limit(options, &file, &code);
        bool written = false;
        if (options->dry_run || lock_code != WD_EXIT_OK) {
            count(&file, &limit, &totals, &code);
        } else {
            written = wd_vkcache_write_merged(&file, 1, &limit, &target, &totals, &code);
        }
        wd_vkcache_raise(&code, report(&file, &totals, written, to_stdout));
    }
    wd_vkcache_raise(&code, lock_code);
    wd_vkcache_close(&file);
    wd_vkcache_unlock_target(&target);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {.max_entries = UINT64_MAX};
    wd_cli_parse(command, argc, argv, &options);
    if (options.num_files != 1) {
        return wd_tool_usage(options.num_files ? "more than one file" : "no file");
    }
    if (!options.has_limit) {
        return wd_tool_usage("no limit: --max-entries, --max-size or --unused-for is missing");
    }
    return prune(&options);
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
            {.name = "max-size",
             .key = 's',
             .argument = "BYTES",
             .help =
                 "Keep the file within BYTES, which may end in K, M or G: the most recently used entries."},
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
