// vkcache verify: every entry against its checksum.
#include <stdlib.h>
#include <string.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

typedef struct options {
    bool json, quiet;
    wd_vkcache_list files;
} options;

static error_t parse(int key, char *argument, struct argp_state *state) {
    options *options = state->input;
    switch (key) {
    case WD_VKCACHE_JSON:
        options->json = true;
        return 0;
    case 'q':
        options->quiet = true;
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

static void append_result(wd_string_builder *out, const options *options, const char *path,
                          const char *verdict, const wd_vkcache_file *file, bool first) {
    if (options->json) {
        wd_string_append(out, first ? "{\"file\": " : ",\n {\"file\": ");
        wd_string_append_json(out, path, strlen(path));
        wd_string_appendf(out, ", \"verdict\": \"%s\", \"entries\": %zu, \"damaged\": %zu}", verdict,
                          file->num_entries, file->num_damaged);
    } else if (!options->quiet) {
        wd_string_appendf(out, "%s: %s, %zu entries\n", strcmp(path, "-") == 0 ? "<stdin>" : path, verdict,
                          file->num_entries);
    }
}

static int verify_all(const options *options) {
    int code = WD_EXIT_OK;
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    wd_string_append(&out, options->json ? "[" : "");
    for (size_t i = 0; i < options->files.count; i++) {
        const char *path = options->files.words[i];
        wd_vkcache_file file;
        bool readable = wd_vkcache_read(path, WD_VKCACHE_TELL_ALL, WD_EXIT_FINDINGS, &file, &code);
        const char *verdict = !readable          ? "unreadable"
                              : file.truncated   ? "truncated"
                              : file.num_damaged ? "damaged"
                                                 : "whole";
        append_result(&out, options, path, verdict, &file, i == 0);
        wd_vkcache_finish(&file);
    }
    wd_string_append(&out, options->json ? "]\n" : "");
    wd_vkcache_raise(&code, wd_vkcache_print(&out));
    wd_string_finish(&out);
    return code;
}

int wd_vkcache_verify(int argc, char **argv) {
    static const struct argp_option known[] = {
        {"json", WD_VKCACHE_JSON, NULL, 0, "Print a JSON array with an object for each file", 0},
        {"quiet", 'q', NULL, 0, "Print nothing but what is wrong", 0},
        {0},
    };
    static const struct argp argp = {
        .options = known,
        .parser = parse,
        .args_doc = "FILE...",
        .doc = "Checks every entry of validation caches against its checksum.\v"
               "`-' is standard input. Exit code 1 if an entry is damaged, 3 if a file is truncated or no "
               "validation "
               "cache.",
    };
    options options = {0};
    wd_tool_parse("vkcache verify", &argp, argc, argv, &options);
    int code = verify_all(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}
