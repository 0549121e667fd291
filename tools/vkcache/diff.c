// vkcache diff: the keys that only one of two caches has.
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

static int compare_keys(const void *left, const void *right) {
    const wd_hash128 *a = &((const wd_valcache_entry *)left)->key,
                     *b = &((const wd_valcache_entry *)right)->key;
    if (a->high != b->high) {
        return a->high < b->high ? -1 : 1;
    }
    return a->low == b->low ? 0 : a->low < b->low ? -1 : 1;
}

// sort_distinct sorts the entries by key and drops repeated ones.
static void sort_distinct(wd_vkcache_file *file) {
    qsort(file->entries, file->num_entries, sizeof *file->entries, compare_keys);
    size_t kept = 0;
    for (size_t i = 0; i < file->num_entries; i++) {
        if (kept == 0 || compare_keys(&file->entries[kept - 1], &file->entries[i]) != 0) {
            file->entries[kept++] = file->entries[i];
        }
    }
    file->num_entries = kept;
}

typedef struct difference {
    wd_string_builder only[2]; // The keys that only one file has, as lines or as JSON strings.
    size_t num_only[2], num_both;
} difference;

static void add_key(difference *difference, int side, wd_hash128 key, bool json) {
    wd_string_builder *out = &difference->only[json ? side : 0];
    if (json) {
        wd_string_append(out, difference->num_only[side] ? ", \"" : "\"");
    } else {
        wd_string_append(out, side == 0 ? "< " : "> ");
    }
    wd_vkcache_append_key(out, key);
    wd_string_append_char(out, json ? '"' : '\n');
    difference->num_only[side]++;
}

static void compare(const wd_vkcache_file files[2], bool json, difference *difference) {
    size_t at[2] = {0, 0};
    while (at[0] < files[0].num_entries || at[1] < files[1].num_entries) {
        int order = at[0] == files[0].num_entries ? 1
                    : at[1] == files[1].num_entries
                        ? -1
                        : compare_keys(&files[0].entries[at[0]], &files[1].entries[at[1]]);
        if (order == 0) {
            difference->num_both++;
            at[0]++;
            at[1]++;
        } else {
            int side = order < 0 ? 0 : 1;
            add_key(difference, side, files[side].entries[at[side]++].key, json);
        }
    }
}

static void append_json(wd_string_builder *out, const difference *difference, bool same_uuid) {
    wd_string_appendf(out,
                      "{\"same_uuid\": %s, \"only_first\": [%s], \"only_second\": [%s], \"both\": %zu}\n",
                      same_uuid ? "true" : "false", difference->only[0].text, difference->only[1].text,
                      difference->num_both);
}

static void append_text(wd_string_builder *out, const wd_vkcache_file files[2], const difference *difference,
                        bool same_uuid) {
    for (int i = 0; wd_cli_verbose() && i < 2; i++) {
        wd_vkcache_append_input(out, &files[i]);
    }
    if (!same_uuid) {
        char uuids[2][37];
        wd_valcache_uuid_format(&files[0].uuid, uuids[0]);
        wd_valcache_uuid_format(&files[1].uuid, uuids[1]);
        wd_string_appendf(out, "< UUID %s\n> UUID %s\n", uuids[0], uuids[1]);
    }
    wd_string_append_n(out, difference->only[0].text, difference->only[0].length);
    for (int i = 0; i < 2; i++) {
        wd_string_appendf(out, "%zu only in ", difference->num_only[i]);
        wd_tool_append_name(out, files[i].path);
        wd_string_append(out, ", ");
    }
    wd_string_appendf(out, "%zu in both\n", difference->num_both);
}

static int diff(const options *options) {
    int code = WD_EXIT_OK;
    wd_vkcache_file files[2];
    bool readable = true;
    for (int i = 0; i < 2; i++) {
        readable &= wd_vkcache_read(options->files.words[i], WD_VKCACHE_REPORT_FIRST, WD_EXIT_INPUT,
                                    &files[i], &code);
    }
    if (readable) {
        difference difference = {0};
        wd_string_builder out;
        wd_string_init(&out, wd_allocator_default());
        for (int i = 0; i < 2; i++) {
            wd_string_init(&difference.only[i], wd_allocator_default());
            sort_distinct(&files[i]);
        }
        compare(files, wd_cli_json(), &difference);
        bool same_uuid = memcmp(&files[0].uuid, &files[1].uuid, sizeof files[0].uuid) == 0;
        if (!same_uuid || difference.num_only[0] || difference.num_only[1]) {
            wd_vkcache_raise(&code, WD_EXIT_FINDINGS);
        }
        if (wd_cli_json()) {
            append_json(&out, &difference, same_uuid);
        } else {
            append_text(&out, files, &difference, same_uuid);
        }
        if (difference.only[0].failed || difference.only[1].failed) {
            wd_vkcache_out_of_memory();
        }
        wd_vkcache_raise(&code, wd_vkcache_print(&out, false));
        wd_string_finish(&difference.only[0]);
        wd_string_finish(&difference.only[1]);
        wd_string_finish(&out);
    }
    wd_vkcache_finish(&files[0]);
    wd_vkcache_finish(&files[1]);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (options.files.count != 2) {
        return wd_tool_usage("diff compares two files, not %zu", options.files.count);
    }
    wd_cli_check_standard_input(options.files.words, options.files.count);
    int code = diff(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}

const wd_cli_command wd_vkcache_diff = {
    .name = "vkcache diff",
    .arguments = "FIRST SECOND",
    .argument_kind = WD_CLI_FILE,
    .summary = "list the keys that only one of two caches has",
    .description = "Lists the keys that only one of two validation caches has. Days of last use are not "
                   "compared. '-' is "
                   "standard input.",
    .exits = {"Both caches have the same UUID and keys.", "The caches differ."},
    .accept = accept,
    .run = run,
};
