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

// side is one of the two files: its next entry with another key.
typedef struct side {
    wd_vkcache_file file;
    wd_valcache_entry entry;
    bool has_entry;
} side;

static void advance(side *side, int *code) {
    const wd_hash128 last = side->entry.key;
    const bool had_entry = side->has_entry;
    do { // Files of the old format can have a key twice.
        side->has_entry = wd_vkcache_next(&side->file, &side->entry, code);
    } while (had_entry && side->has_entry && side->entry.key.high == last.high &&
             side->entry.key.low == last.low);
}

static int compare_keys(const side *a, const side *b) {
    if (!a->has_entry || !b->has_entry) {
        return a->has_entry ? -1 : 1;
    }
    const wd_hash128 left = a->entry.key, right = b->entry.key;
    if (left.high != right.high) {
        return left.high < right.high ? -1 : 1;
    }
    return left.low == right.low ? 0 : left.low < right.low ? -1 : 1;
}

static void compare(side sides[2], bool json, difference *difference, int *code) {
    for (int i = 0; i < 2; i++) {
        wd_vkcache_sort(&sides[i].file, code);
        advance(&sides[i], code);
    }
    while (sides[0].has_entry || sides[1].has_entry) {
        const int order = compare_keys(&sides[0], &sides[1]);
        if (order == 0) {
            difference->num_both++;
            advance(&sides[0], code);
            advance(&sides[1], code);
        } else {
            const int i = order < 0 ? 0 : 1;
            add_key(difference, i, sides[i].entry.key, json);
            advance(&sides[i], code);
        }
    }
}

static void append_json(wd_string_builder *out, const difference *difference, bool same_uuid) {
    wd_string_appendf(out,
                      "{\"same_uuid\": %s, \"only_first\": [%s], \"only_second\": [%s], \"both\": %zu}\n",
                      same_uuid ? "true" : "false", difference->only[0].text, difference->only[1].text,
                      difference->num_both);
}

static void append_text(wd_string_builder *out, const side sides[2], const difference *difference,
                        bool same_uuid) {
    for (int i = 0; wd_cli_verbose() && i < 2; i++) {
        wd_vkcache_append_input(out, &sides[i].file);
    }
    if (!same_uuid) {
        char uuids[2][37];
        wd_valcache_uuid_format(&sides[0].file.source.uuid, uuids[0]);
        wd_valcache_uuid_format(&sides[1].file.source.uuid, uuids[1]);
        wd_string_appendf(out, "< UUID %s\n> UUID %s\n", uuids[0], uuids[1]);
    }
    wd_string_append_n(out, difference->only[0].text, difference->only[0].length);
    for (int i = 0; i < 2; i++) {
        wd_string_appendf(out, "%zu only in ", difference->num_only[i]);
        wd_tool_append_name(out, sides[i].file.path);
        wd_string_append(out, ", ");
    }
    wd_string_appendf(out, "%zu in both\n", difference->num_both);
}

static int report(const side sides[2], const difference *difference, bool same_uuid) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    if (wd_cli_json()) {
        append_json(&out, difference, same_uuid);
    } else {
        append_text(&out, sides, difference, same_uuid);
    }
    if (difference->only[0].failed || difference->only[1].failed) {
        wd_vkcache_out_of_memory();
    }
    const int code = wd_vkcache_print(&out, false);
    wd_string_finish(&out);
    return code;
}

static int diff(const options *options) {
    int code = WD_EXIT_OK;
    side sides[2] = {0};
    bool readable = true;
    for (int i = 0; i < 2; i++) {
        readable &= wd_vkcache_open(&sides[i].file, options->files.items[i], &code);
    }
    if (readable) {
        difference difference = {0};
        wd_string_init(&difference.only[0], wd_allocator_default());
        wd_string_init(&difference.only[1], wd_allocator_default());
        compare(sides, wd_cli_json(), &difference, &code);
        const bool same_uuid =
            memcmp(&sides[0].file.source.uuid, &sides[1].file.source.uuid, sizeof(wd_valcache_uuid)) == 0;
        if (!same_uuid || difference.num_only[0] || difference.num_only[1]) {
            wd_vkcache_raise(&code, WD_EXIT_FINDINGS);
        }
        wd_vkcache_raise(&code, report(sides, &difference, same_uuid));
        wd_string_finish(&difference.only[0]);
        wd_string_finish(&difference.only[1]);
    }
    wd_vkcache_close(&sides[0].file);
    wd_vkcache_close(&sides[1].file);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (options.files.count != 2) {
        return wd_tool_usage("diff compares two files, not %zu", options.files.count);
    }
    wd_cli_check_standard_input(options.files.items, options.files.count);
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
