// vkcache prune: drop what was not used for long.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"
#include "vk/util/file.h"
#include "vk/util/parse.h"

typedef struct options {
    const char *output, *file;
    bool dry_run, json, has_max_entries, has_days;
    uint32_t max_entries, days;
} options;

static uint32_t parse_number(const char *option, const char *text) {
    uint32_t value;
    if (!wd_parse_u32(text, strlen(text), &value)) {
        exit(wd_tool_usage("%s: '%s' is not a number", option, text));
    }
    return value;
}

static error_t parse(int key, char *argument, struct argp_state *state) {
    options *options = state->input;
    switch (key) {
    case 'o':
        options->output = argument;
        return 0;
    case 'm':
        options->max_entries = parse_number("--max-entries", argument);
        options->has_max_entries = true;
        return 0;
    case 'u':
        options->days = parse_number("--unused-for", argument);
        options->has_days = true;
        return 0;
    case 'n':
        options->dry_run = true;
        return 0;
    case WD_VKCACHE_JSON:
        options->json = true;
        return 0;
    case ARGP_KEY_ARG:
        if (options->file) {
            exit(wd_tool_usage("more than one file"));
        }
        options->file = argument;
        return 0;
    case ARGP_KEY_END:
        if (!options->file) {
            exit(wd_tool_usage("no file"));
        }
        if (!options->has_max_entries && !options->has_days) {
            exit(wd_tool_usage("neither --max-entries nor --unused-for"));
        }
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
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

static int prune(const options *options) {
    int code = WD_EXIT_OK;
    wd_vkcache_file file;
    if (!wd_vkcache_read(options->file, WD_VKCACHE_TELL_FIRST, WD_EXIT_INPUT, &file, &code)) {
        return code;
    }
    wd_valcache *cache = wd_vkcache_load(&file);
    wd_vkcache_finish(&file);
    size_t keep = options->has_max_entries ? options->max_entries : SIZE_MAX;
    if (options->has_days) {
        size_t recent = num_recent(cache, options->days);
        keep = recent < keep ? recent : keep;
    }
    size_t dropped = 0;
    if (wd_valcache_trim(cache, keep, &dropped) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    const char *output = options->output ? options->output : options->file;
    if (!options->dry_run) {
        wd_vkcache_raise(&code, wd_vkcache_write(cache, output));
    }
    // Standard output may be the cache itself.
    FILE *report = !options->dry_run && strcmp(output, "-") == 0 ? stderr : stdout;
    fprintf(report,
            options->json ? "{\"kept\": %zu, \"dropped\": %zu, \"written\": %s}\n"
                          : "%zu kept, %zu dropped%s\n",
            wd_valcache_count(cache), dropped,
            options->json      ? options->dry_run ? "false" : "true"
            : options->dry_run ? " (dry run, nothing written)"
                               : "");
    wd_valcache_destroy(cache);
    return code;
}

// prune_locked keeps processes that save the same file out while it is read and replaced.
static int prune_locked(const options *options) {
    if (access(options->file, F_OK) != 0) { // Before the lock makes its own file and folders.
        return wd_tool_error(options->file, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    wd_allocator heap = wd_allocator_default();
    char *lock_path;
    if (wd_valcache_lock_path(&heap, options->file, &lock_path) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    int lock;
    int code = WD_EXIT_OK;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (wd_valcache_lock(lock_path, &lock, &diagnostic) == WD_OK) {
        code = prune(options);
        wd_file_unlock(lock);
    } else {
        code = wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "%s", diagnostic.message);
    }
    wd_free(&heap, lock_path);
    return code;
}

int wd_vkcache_prune(int argc, char **argv) {
    static const struct argp_option known[] = {
        {"max-entries", 'm', "N", 0, "Keep the N entries that were used last", 0},
        {"unused-for", 'u', "DAYS", 0, "Drop entries that were not used in the last DAYS days", 0},
        {"output", 'o', "FILE", 0, "Write to FILE and leave the input as it is", 0},
        {"dry-run", 'n', NULL, 0, "Only tell what would be dropped", 0},
        {"json", WD_VKCACHE_JSON, NULL, 0, "Tell it as a JSON object", 0},
        {0},
    };
    static const struct argp argp = {
        .options = known,
        .parser = parse,
        .args_doc = "FILE",
        .doc = "Drops the entries of a validation cache that were not used for the longest time.\v"
               "The file is replaced atomically, under the lock that the layer takes. Damaged entries are "
               "dropped as "
               "well, and the exit code is 3.",
    };
    options options = {0};
    wd_tool_parse("vkcache prune", &argp, argc, argv, &options);
    bool in_place = !options.output && !options.dry_run && strcmp(options.file, "-") != 0;
    return in_place ? prune_locked(&options) : prune(&options);
}
