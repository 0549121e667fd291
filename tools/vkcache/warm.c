// vkcache warm: validate shaders now, so that the application starts hot.
#include <errno.h>
#include <fts.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/progress.h"
#include "tools/common/tool.h"
#include "tools/vkcache/vkcache.h"
#include "vk/shader/shader_check.h"
#include "vk/util/parse.h"

enum { MAX_JOBS = 256 };
static const size_t max_shader_size = (size_t)256 << 20;

typedef struct options {
    const char *output, *folder, *like;
    wd_shader_env env;
    uint32_t rules, jobs;
    bool json;
    wd_vkcache_list inputs;
} options;

static void parse_rule(options *options, const char *name) {
    wd_shader_rule rule;
    if (!wd_shader_rule_parse(name, &rule)) {
        exit(wd_tool_usage("--rule: '%s' is none of the rules", name));
    }
    options->rules |= rule;
}

static error_t parse(int key, char *argument, struct argp_state *state) {
    options *options = state->input;
    switch (key) {
    case 'o':
        options->output = argument;
        return 0;
    case 'd':
        options->folder = argument;
        return 0;
    case 'l':
        options->like = argument;
        return 0;
    case 'e':
        if (!wd_shader_env_parse(argument, &options->env)) {
            exit(wd_tool_usage("--target-env: '%s' is not known", argument));
        }
        return 0;
    case 'r':
        parse_rule(options, argument);
        return 0;
    case 'j':
        if (!wd_parse_u32(argument, strlen(argument), &options->jobs) || !options->jobs ||
            options->jobs > MAX_JOBS) {
            exit(wd_tool_usage("--jobs: '%s' is not a number from 1 to %d", argument, MAX_JOBS));
        }
        return 0;
    case WD_VKCACHE_JSON:
        options->json = true;
        return 0;
    case ARGP_KEY_ARG:
        wd_vkcache_list_add(&options->inputs, argument);
        return 0;
    case ARGP_KEY_END:
        if (!options->inputs.count) {
            exit(wd_tool_usage("no file"));
        }
        if (options->output && options->folder) {
            exit(wd_tool_usage("--output and --folder exclude each other"));
        }
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

// --- What to validate ---

static int by_name(const FTSENT **a, const FTSENT **b) {
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

static bool is_shader(const FTSENT *entry) {
    const char *dot = strrchr(entry->fts_name, '.');
    // A file that the user named is taken whatever its name is.
    return entry->fts_level == FTS_ROOTLEVEL || (dot && strcmp(dot, ".spv") == 0);
}

// collect lists the files to validate: those named, and those that end in .spv below the folders named.
static void collect(const wd_vkcache_list *inputs, wd_vkcache_list *paths, int *code) {
    for (size_t i = 0; i < inputs->count; i++) {
        if (strcmp(inputs->words[i], "-") == 0) {
            wd_vkcache_list_add(paths, strdup("-"));
            continue;
        }
        char *roots[] = {(char *)inputs->words[i], NULL};
        FTS *tree = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, by_name);
        if (!tree) {
            wd_vkcache_out_of_memory();
        }
        for (FTSENT *entry = fts_read(tree); entry; entry = fts_read(tree)) {
            if (entry->fts_info == FTS_ERR || entry->fts_info == FTS_DNR || entry->fts_info == FTS_NS) {
                wd_vkcache_raise(code, wd_tool_error(entry->fts_path, WD_TOOL_NO_OFFSET, "%s",
                                                     strerror(entry->fts_errno)));
            } else if ((entry->fts_info == FTS_F || entry->fts_info == FTS_DEFAULT) && is_shader(entry)) {
                wd_vkcache_list_add(paths, strdup(entry->fts_path));
            }
        }
        fts_close(tree);
    }
}

// --- Validation ---

typedef struct work {
    const wd_vkcache_list *paths;
    const wd_shader_checker *checker;
    wd_valcache *cache;
    int *codes; // One for each path.
    atomic_size_t next, num_known, num_passed;
} work;

static int check_words(work *work, const char *path, const uint32_t *words, size_t num_words) {
    wd_hash128 key = wd_valcache_key(words, num_words);
    if (wd_valcache_contains(work->cache, key)) {
        atomic_fetch_add(&work->num_known, 1);
        return WD_EXIT_OK;
    }
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, wd_allocator_default());
    wd_shader_verdict verdict;
    if (wd_shader_check(work->checker, words, num_words, &verdict, &problem) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    int code = WD_EXIT_OK;
    if (verdict == WD_SHADER_VALID) {
        if (wd_valcache_insert(work->cache, key) != WD_OK) {
            wd_vkcache_out_of_memory();
        }
        atomic_fetch_add(&work->num_passed, 1);
    } else if (verdict == WD_SHADER_LATER) {
        wd_tool_warning(path, problem.offset, "not validated, it is newer than this build's SPIRV-Tools: %s",
                        problem.text.text);
    } else {
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        wd_shader_problem_format(&text, &problem);
        code = wd_tool_error(path, problem.offset, "%s", text.text);
        wd_string_finish(&text);
        if (verdict == WD_SHADER_INVALID || verdict == WD_SHADER_WARNED) {
            code = WD_EXIT_FINDINGS; // It was read, and found wanting.
        }
    }
    wd_shader_problem_finish(&problem);
    return code;
}

static int check_file(work *work, const char *path) {
    void *data;
    size_t size;
    int code = wd_tool_read(path, max_shader_size, &data, &size);
    if (code != WD_EXIT_OK) {
        return code;
    }
    if (size == 0 || size % sizeof(uint32_t)) {
        code =
            wd_tool_error(path, size, size ? "the file ends within a word of 4 bytes" : "the file is empty");
    } else {
        code = check_words(work, path, data, size / sizeof(uint32_t));
    }
    free(data);
    return code;
}

static void *run(void *user) {
    work *work = user;
    for (size_t i = atomic_fetch_add(&work->next, 1); i < work->paths->count;
         i = atomic_fetch_add(&work->next, 1)) {
        work->codes[i] = check_file(work, work->paths->words[i]);
        wd_progress_step(1);
    }
    return NULL;
}

static void run_all(work *work, uint32_t jobs) {
    pthread_t threads[MAX_JOBS];
    uint32_t started = 0;
    wd_progress_begin("validating", work->paths->count);
    // The first job is this thread: where no other can be started, the work is done all the same.
    while (started + 1 < jobs && started + 1 < work->paths->count &&
           pthread_create(&threads[started], NULL, run, work) == 0) {
        started++;
    }
    run(work);
    for (uint32_t i = 0; i < started; i++) {
        pthread_join(threads[i], NULL);
    }
    wd_progress_end();
}

// --- Where the result goes ---

static wd_shader_target choose_target(const options *options) {
    wd_shader_target target = wd_shader_target_make(options->env, options->rules);
    if (!options->like) {
        return target;
    }
    int code = WD_EXIT_OK;
    wd_vkcache_file file;
    if (!wd_vkcache_read(options->like, WD_VKCACHE_TELL_FIRST, WD_EXIT_OK, &file, &code)) {
        exit(code);
    }
    if (!wd_shader_target_find(&file.uuid, &target)) {
        exit(wd_tool_error(options->like, 8, "the UUID is that of another build: its target is not known"));
    }
    wd_vkcache_finish(&file);
    return target;
}

static char *choose_path(const options *options, const wd_valcache_uuid *uuid) {
    wd_allocator heap = wd_allocator_default();
    if (options->output) {
        return wd_strdup_n(&heap, options->output, strlen(options->output));
    }
    char *folder = NULL, *path = NULL;
    if (!options->folder && wd_valcache_default_folder(&heap, &folder) == WD_ERROR_NOT_FOUND) {
        exit(wd_tool_usage("neither XDG_CACHE_HOME nor HOME is set: name a place with --output or --folder"));
    }
    wd_status status = wd_valcache_file_path(&heap, options->folder ? options->folder : folder, uuid, &path);
    wd_free(&heap, folder);
    return status == WD_OK ? path : NULL;
}

// open_cache makes the set with what `path` already holds.
static wd_valcache *open_cache(const char *path, const wd_valcache_uuid *uuid) {
    wd_valcache *cache = NULL;
    if (!path || wd_valcache_create(wd_allocator_default(), uuid, wd_valcache_today(), &cache) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    if (strcmp(path, "-") == 0) {
        return cache;
    }
    wd_valcache_scan scan = {0};
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_load(cache, path, &scan, &diagnostic);
    if (status != WD_OK && status != WD_ERROR_NOT_FOUND) {
        exit(wd_tool_error_status(path, status, &diagnostic));
    }
    if (status == WD_OK && (scan.num_damaged || scan.truncated)) {
        wd_tool_warning(path, diagnostic.offset, "%s; what is whole is kept", diagnostic.message);
    }
    return cache;
}

static int save(wd_valcache *cache, const char *path) {
    if (strcmp(path, "-") == 0) {
        return wd_vkcache_write(cache, path);
    }
    if (wd_valcache_unsaved(cache) == 0 && access(path, F_OK) != 0) {
        return wd_vkcache_write(cache,
                                path); // Nothing passed: an empty cache, so that the output is always there.
    }
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_save(cache, path, 0, &diagnostic);
    return status == WD_OK ? WD_EXIT_OK : wd_tool_error_status(path, status, &diagnostic);
}

static void report(const options *options, const work *work, const wd_shader_target *target,
                   const char *path) {
    wd_string_builder out, name;
    wd_string_init(&out, wd_allocator_default());
    wd_string_init(&name, wd_allocator_default());
    wd_shader_target_format(&name, target);
    size_t known = atomic_load(&work->num_known), passed = atomic_load(&work->num_passed);
    size_t failed = work->paths->count - known - passed;
    if (options->json) {
        wd_string_appendf(&out, "{\"passed\": %zu, \"known\": %zu, \"failed\": %zu, \"target\": ", passed,
                          known, failed);
        wd_string_append_json(&out, name.text, name.length);
        wd_string_append(&out, ", \"cache\": ");
        wd_string_append_json(&out, path, strlen(path));
        wd_string_append(&out, "}\n");
    } else {
        wd_string_appendf(&out, "%zu passed, %zu already known, %zu failed (%s)\n%s: %zu entries\n", passed,
                          known, failed, name.text, strcmp(path, "-") == 0 ? "<stdout>" : path,
                          wd_valcache_count(work->cache));
    }
    if (out.failed || name.failed) {
        wd_vkcache_out_of_memory();
    }
    // Standard output may be the cache itself.
    fputs(out.text, strcmp(path, "-") == 0 ? stderr : stdout);
    wd_string_finish(&name);
    wd_string_finish(&out);
}

static int warm(const options *options) {
    int code = WD_EXIT_OK;
    wd_shader_target target = choose_target(options);
    wd_valcache_uuid uuid = wd_shader_target_uuid(&target);
    char *path = choose_path(options, &uuid);
    work work = {.cache = open_cache(path, &uuid)};
    wd_vkcache_list paths = {0};
    collect(&options->inputs, &paths, &code);
    work.paths = &paths;
    work.codes = calloc(paths.count + 1, sizeof *work.codes);
    wd_shader_checker *checker = NULL;
    if (!work.codes || wd_shader_checker_create(wd_allocator_default(), &target, &checker) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    work.checker = checker;
    run_all(&work, options->jobs);
    for (size_t i = 0; i < paths.count; i++) {
        wd_vkcache_raise(&code, work.codes[i]);
        free((char *)paths.words[i]);
    }
    wd_vkcache_raise(&code, save(work.cache, path));
    report(options, &work, &target, path);
    wd_shader_checker_destroy(checker);
    wd_valcache_destroy(work.cache);
    wd_vkcache_list_finish(&paths);
    free(work.codes);
    free(path);
    return code;
}

int wd_vkcache_warm(int argc, char **argv) {
    static const struct argp_option known[] = {
        {"target-env", 'e', "ENV", 0,
         "Vulkan version of the application's device: vulkan1.0, vulkan1.1, vulkan1.1spv1.4, vulkan1.2, "
         "vulkan1.3 "
         "(default) or vulkan1.4",
         0},
        {"rule", 'r', "NAME", 0,
         "A relaxation that the device enables: relaxed-block-layout, uniform-buffer-standard-layout, "
         "scalar-block-layout, workgroup-scalar-block-layout, local-size-id. May come more than once",
         0},
        {"like", 'l', "CACHE", 0, "Take version and rules from a cache that the application left", 0},
        {"output", 'o', "FILE", 0, "The cache to add to", 0},
        {"folder", 'd', "FOLDER", 0,
         "Add to the cache of this target in FOLDER; without it, in the layer's folder", 0},
        {"jobs", 'j', "N", 0, "Validate N files at once; by default as many as there are processors", 0},
        {"json", WD_VKCACHE_JSON, NULL, 0, "Print the result as a JSON object", 0},
        {0},
    };
    static const struct argp argp = {
        .options = known,
        .parser = parse,
        .args_doc = "FILE|FOLDER...",
        .doc = "Validates SPIR-V files, and those that end in .spv below folders, and adds what passes to a "
               "validation cache.\v"
               "Verdicts hold for one target: the version of Vulkan and the rules that the device relaxes. "
               "`vkcache inspect' shows the target of a cache. Exit code 1 if a module is not valid, 3 if a "
               "file cannot "
               "be read as SPIR-V; the others are added all the same.",
    };
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    options options = {.env = WD_SHADER_ENV_VULKAN_1_3,
                       .jobs = processors < 1          ? 1
                               : processors > MAX_JOBS ? MAX_JOBS
                                                       : (uint32_t)processors};
    wd_tool_parse("vkcache warm", &argp, argc, argv, &options);
    int code = warm(&options);
    wd_vkcache_list_finish(&options.inputs);
    return code;
}
