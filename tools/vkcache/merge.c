// vkcache merge: one cache from several.
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    const char *output;
    wd_vkcache_list files;
} options;

static error_t parse(int key, char *argument, struct argp_state *state) {
    options *options = state->input;
    switch (key) {
    case 'o':
        options->output = argument;
        return 0;
    case ARGP_KEY_ARG:
        wd_vkcache_list_add(&options->files, argument);
        return 0;
    case ARGP_KEY_NO_ARGS:
        exit(wd_tool_usage("no file"));
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

// merge_one adds a file to `*merged` (NULL: makes it) and returns false if the result must not be written.
static bool merge_one(const char *path, wd_valcache **merged, int *code) {
    wd_vkcache_file file;
    bool usable = wd_vkcache_read(path, WD_VKCACHE_TELL_FIRST, WD_EXIT_INPUT, &file, code);
    if (usable && !*merged) {
        *merged = wd_vkcache_load(&file);
    } else if (usable) {
        wd_valcache *set = wd_vkcache_load(&file);
        wd_status status = wd_valcache_merge(*merged, set);
        if (status == WD_ERROR_OUT_OF_MEMORY) {
            wd_vkcache_out_of_memory();
        }
        if (status != WD_OK) {
            wd_vkcache_raise(code, wd_tool_error(path, 8, "another UUID than that of the first file"));
            usable = false;
        }
        wd_valcache_destroy(set);
    }
    wd_vkcache_finish(&file);
    return usable;
}

static int merge_all(const options *options) {
    int code = WD_EXIT_OK;
    wd_valcache *merged = NULL;
    bool complete = true;
    for (size_t i = 0; i < options->files.count; i++) {
        complete &= merge_one(options->files.words[i], &merged, &code);
    }
    if (complete) {
        wd_vkcache_raise(&code, wd_vkcache_write(merged, options->output));
    }
    wd_valcache_destroy(merged);
    return code;
}

int wd_vkcache_merge(int argc, char **argv) {
    static const struct argp_option known[] = {
        {"output", 'o', "FILE", 0, "Write to FILE and not to standard output; it may be one of the inputs",
         0},
        {0},
    };
    static const struct argp argp = {
        .options = known,
        .parser = parse,
        .args_doc = "FILE...",
        .doc = "Writes one validation cache with the entries of all files, each once, with its latest day of "
               "use.\v"
               "`-' is standard input. All files must have one UUID. What is whole in a damaged or truncated "
               "file is "
               "merged, and the exit code is 3. Nothing is written if a file is no validation cache or has "
               "another "
               "UUID.",
    };
    options options = {0};
    wd_tool_parse("vkcache merge", &argp, argc, argv, &options);
    bool to_stdout = !options.output || strcmp(options.output, "-") == 0;
    if (to_stdout && isatty(STDOUT_FILENO)) {
        return wd_tool_usage("the output is binary: name a file with -o, or redirect it");
    }
    int code = merge_all(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}
