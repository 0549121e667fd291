// vkcache lookup: whether the layer would find a shader module in its cache, and why not.
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"

static const size_t max_shader_size = (size_t)256 << 20;

typedef struct options {
    const char *cache, *folder;
    wd_shader_env env;
    uint32_t rules;
    wd_vkcache_list files;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    wd_shader_rule rule;
    switch (key) {
    case 'c':
        options->cache = argument;
        break;
    case 'd':
        options->folder = argument;
        break;
    case 'e':
        wd_shader_env_parse(argument, &options->env);
        break;
    case 'r':
        options->rules |= wd_shader_rule_parse(argument, &rule) ? rule : 0;
        break;
    case WD_CLI_ARGUMENT:
        wd_vkcache_list_add(&options->files, argument);
        break;
    }
}

// search is the cache that modules are looked up in.
typedef struct search {
    char *path;
    bool exists;
    bool is_of_this_build;
    wd_shader_target target; // If is_of_this_build.
    wd_valcache_uuid uuid;
    wd_shader_checker *checker; // Made for the first miss.
} search;

// found is the result for a module.
typedef struct found {
    bool hit;
    uint32_t day;
    wd_string_builder reason; // Of a miss.
} found;

// find_in reads a cache up to `key`. Damage is not reported: the layer skips damaged entries, too.
static bool find_in(const char *path, wd_hash128 key, uint32_t *day, wd_valcache_uuid *uuid) {
    const wd_allocator heap = wd_allocator_default();
    wd_valcache_source source;
    if (wd_valcache_source_open(&source, &heap, path, NULL) != WD_OK) {
        return false;
    }
    *uuid = source.uuid;
    wd_valcache_item item;
    bool is_found = false;
    do {
        wd_valcache_entry entry;
        item = wd_valcache_source_next(&source, &entry, NULL);
        if (item == WD_VALCACHE_ITEM_ENTRY && entry.key.high == key.high && entry.key.low == key.low) {
            *day = entry.day;
            is_found = true;
        }
    } while (item != WD_VALCACHE_ITEM_END && !is_found);
    wd_valcache_source_close(&source);
    return is_found;
}

// --- Why a module is not in the cache ---

static void append_target(wd_string_builder *out, const wd_valcache_uuid *uuid) {
    wd_shader_target target;
    if (wd_shader_target_find(uuid, &target)) {
        wd_shader_target_format(out, &target);
    } else {
        wd_string_append(out, "another build of Warden");
    }
}

// append_others names the other caches of the folder that have the module.
static void append_others(wd_string_builder *out, const search *search, wd_hash128 key) {
    const char *slash = strrchr(search->path, '/');
    char *folder = slash ? strndup(search->path, (size_t)(slash - search->path)) : strdup(".");
    wd_vkcache_list paths = {0};
    if (!folder) {
        wd_vkcache_out_of_memory();
    }
    wd_vkcache_find_caches(folder, &paths);
    for (size_t i = 0; i < paths.count; i++) {
        wd_valcache_uuid uuid;
        uint32_t day;
        if (strcmp(paths.items[i], search->path) != 0 && find_in(paths.items[i], key, &day, &uuid)) {
            wd_string_append(out, "; known for another target: ");
            append_target(out, &uuid);
            wd_string_append(out, " (");
            wd_tool_append_name(out, paths.items[i]);
            wd_string_append(out, ")");
        }
    }
    wd_vkcache_free_paths(&paths);
    free(folder);
}

// append_verdict validates the module: invalid modules are never in a cache.
static void append_verdict(wd_string_builder *out, search *search, const uint32_t *words, size_t num_words) {
    wd_shader_problem problem;
    wd_shader_verdict verdict;
    wd_shader_problem_init(&problem, wd_allocator_default());
    if ((!search->checker &&
         wd_shader_checker_create(wd_allocator_default(), &search->target, &search->checker) != WD_OK) ||
        wd_shader_check(search->checker, words, num_words, &verdict, &problem) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    switch (verdict) {
    case WD_SHADER_VALID:
        wd_string_append(out, "the module is valid and was not validated before; 'vkcache warm' adds it");
        break;
    case WD_SHADER_LATER:
        wd_string_append(out, "modules that are newer than the linked SPIRV-Tools are never cached");
        break;
    default:
        wd_string_append(out, "modules with errors or warnings are never cached: ");
        wd_string_append_n(out, problem.text.text, strcspn(problem.text.text, "\n"));
        break;
    }
    wd_shader_problem_finish(&problem);
}

static void explain(search *search, wd_hash128 key, const uint32_t *words, size_t num_words, found *found) {
    wd_string_builder *reason = &found->reason;
    if (search->is_of_this_build) {
        if (!search->exists) {
            wd_string_append(reason, "the cache does not exist; ");
        }
        append_verdict(reason, search, words, num_words);
        append_others(reason, search, key);
    } else {
        wd_string_append(reason, found->hit ? "the cache has the module, but it"
                                            : "the cache does not have the module, and it");
        wd_string_append(reason, " is from another build or other options of the validator: this build does "
                                 "not use it");
        found->hit = false;
    }
}

// --- Files ---

static void append_result(wd_string_builder *out, const char *path, wd_hash128 key, const found *found,
                          bool first) {
    if (wd_cli_json()) {
        wd_string_append(out, first ? "{\"file\": " : ",\n {\"file\": ");
        wd_string_append_json(out, path, strlen(path));
        wd_string_append(out, ", \"key\": \"");
        wd_vkcache_append_key(out, key);
        wd_string_append(out, found->hit ? "\", \"hit\": true, \"last_used\": \""
                                         : "\", \"hit\": false, \"reason\": ");
        if (found->hit) {
            wd_vkcache_append_day(out, found->day);
            wd_string_append(out, "\"}");
        } else {
            wd_string_append_json(out, found->reason.text, found->reason.length);
            wd_string_append_char(out, '}');
        }
        return;
    }
    wd_tool_append_name(out, path);
    wd_string_append(out, found->hit ? ": hit, key " : ": miss, key ");
    wd_vkcache_append_key(out, key);
    if (found->hit) {
        wd_string_append(out, ", last used ");
        wd_vkcache_append_day(out, found->day);
    } else {
        wd_string_append(out, ": ");
        wd_string_append_printable(out, found->reason.text, found->reason.length, "");
    }
    wd_string_append_char(out, '\n');
}

static int look_up(search *search, const char *path, wd_string_builder *out, bool first) {
    void *data;
    size_t size;
    if (wd_tool_read(path, max_shader_size, &data, &size) != WD_EXIT_OK) {
        return WD_EXIT_INPUT;
    }
    if (size == 0 || size % sizeof(uint32_t)) {
        free(data);
        return wd_tool_error(path, size,
                             size ? "truncated: the size is not a multiple of 4 bytes" : "the file is empty");
    }
    found found = {0};
    wd_string_init(&found.reason, wd_allocator_default());
    const wd_hash128 key = wd_valcache_key(data, size / sizeof(uint32_t));
    found.hit = search->exists && find_in(search->path, key, &found.day, &search->uuid);
    if (!found.hit || !search->is_of_this_build) {
        explain(search, key, data, size / sizeof(uint32_t), &found);
    }
    append_result(out, path, key, &found, first);
    wd_string_finish(&found.reason);
    free(data);
    return found.hit ? WD_EXIT_OK : WD_EXIT_FINDINGS;
}

// begin_search finds the cache: the one of --cache, or the one of the target in the folder, which need not exist.
static int begin_search(const options *options, search *search) {
    *search = (struct search){.target = wd_shader_target_make(options->env, options->rules),
                              .is_of_this_build = true};
    search->uuid = wd_shader_target_uuid(&search->target);
    search->path =
        options->cache ? strdup(options->cache) : wd_vkcache_cache_path(options->folder, &search->uuid);
    if (!search->path) {
        wd_vkcache_out_of_memory();
    }
    if (!options->cache && access(search->path, F_OK) != 0) {
        return WD_EXIT_OK;
    }
    int code = WD_EXIT_OK;
    wd_vkcache_file file;
    if (!wd_vkcache_open(&file, search->path, &code)) {
        free(search->path);
        return code;
    }
    search->exists = true;
    search->uuid = file.source.uuid;
    search->is_of_this_build = wd_shader_target_find(&search->uuid, &search->target);
    wd_vkcache_close(&file);
    return WD_EXIT_OK;
}

static int look_up_all(const options *options) {
    search search;
    int code = begin_search(options, &search);
    if (code != WD_EXIT_OK) {
        return code;
    }
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    if (wd_cli_json()) {
        wd_string_append_char(&out, '[');
    } else if (wd_cli_verbose()) {
        wd_string_append(&out, "in ");
        wd_tool_append_name(&out, search.path);
        wd_string_append(&out, " (");
        append_target(&out, &search.uuid);
        wd_string_append(&out, ")\n");
    }
    for (size_t i = 0; i < options->files.count; i++) {
        wd_vkcache_raise(&code, look_up(&search, options->files.items[i], &out, i == 0));
    }
    wd_string_append(&out, wd_cli_json() ? "]\n" : "");
    wd_vkcache_raise(&code, wd_vkcache_print(&out, false));
    wd_string_finish(&out);
    wd_shader_checker_destroy(search.checker);
    free(search.path);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {.env = WD_SHADER_ENV_VULKAN_1_3};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.files.count) {
        return wd_tool_usage("no file");
    }
    if (options.cache && options.folder) {
        return wd_tool_usage("--cache and --folder exclude each other");
    }
    wd_cli_check_standard_input(options.files.items, options.files.count);
    int code = look_up_all(&options);
    wd_vkcache_list_finish(&options.files);
    return code;
}

const wd_cli_command wd_vkcache_lookup = {
    .name = "vkcache lookup",
    .arguments = "FILE.spv...",
    .argument_kind = WD_CLI_FILE,
    .summary = "show whether a shader module is in a cache, and why not",
    .description =
        "Looks up shader modules as the layer does. For a module that is not in the cache, it states the "
        "reason: the cache does not exist or is from another build, the module is not valid, or it was "
        "validated for another target. '-' is standard input.",
    .exits = {"All modules are in the cache.", "A module is not in the cache.", NULL,
              "A module or the cache could not be read."},
    .options =
        (const wd_cli_option[]){
            WD_VKCACHE_TARGET_OPTIONS,
            {.name = "cache",
             .key = 'c',
             .argument = "CACHE",
             .kind = WD_CLI_FILE,
             .help = "Look in the file CACHE, whatever its target is.",
             .section = "Cache"},
            {.name = "folder",
             .key = 'd',
             .argument = "FOLDER",
             .kind = WD_CLI_FOLDER,
             .help = "Look in the cache of the target in FOLDER. The default is the layer's folder."},
            {0},
        },
    .accept = accept,
    .run = run,
};
