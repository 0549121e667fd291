// vkcache warm: validates shader modules now, so that the application's first run finds them in its cache.
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

enum { MAX_JOBS = 256 };
static const size_t max_shader_size = (size_t)256 << 20;

typedef struct options {
    const char *output, *folder, *like;
    wd_shader_env env;
    uint32_t rules, jobs;
    wd_vkcache_list inputs;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    wd_shader_rule rule;
    switch (key) {
    case 'o':
        options->output = argument;
        break;
    case 'd':
        options->folder = argument;
        break;
    case 'l':
        options->like = argument;
        break;
    case 'e':
        wd_shader_env_parse(argument, &options->env);
        break;
    case 'r':
        options->rules |= wd_shader_rule_parse(argument, &rule) ? rule : 0;
        break;
    case 'j':
        options->jobs = wd_cli_u32("jobs", argument, 1, MAX_JOBS);
        break;
    case WD_CLI_ARGUMENT:
        wd_vkcache_list_add(&options->inputs, argument);
        break;
    }
}

// --- Inputs ---

// input is a file to validate, and the result.
typedef enum outcome {
    OUTCOME_PASSED,
    OUTCOME_KNOWN,      // It is in the cache already.
    OUTCOME_INVALID,    // The validator has an error or a warning.
    OUTCOME_NOT_JUDGED, // It is newer than the linked SPIRV-Tools.
    OUTCOME_UNREADABLE, // It could not be found or read as SPIR-V.
    NUM_OUTCOMES,
} outcome;

typedef struct input {
    char *path;
    outcome outcome;
} input;

typedef struct inputs {
    input *items;
    size_t count, capacity;
} inputs;

static void add_input(inputs *inputs, const char *path, outcome outcome) {
    wd_allocator heap = wd_allocator_default();
    void *items = inputs->items;
    char *copy = strdup(path);
    if (!copy ||
        !wd_array_reserve(&heap, &items, &inputs->capacity, inputs->count + 1, sizeof *inputs->items)) {
        wd_vkcache_out_of_memory();
    }
    inputs->items = items;
    inputs->items[inputs->count++] = (input){copy, outcome};
}

static void finish_inputs(inputs *inputs) {
    for (size_t i = 0; i < inputs->count; i++) {
        free(inputs->items[i].path);
    }
    free(inputs->items);
}

static int by_name(const FTSENT **a, const FTSENT **b) {
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

static bool is_shader(const FTSENT *entry) {
    const char *dot = strrchr(entry->fts_name, '.');
    // A file that the user named is read whatever its name is.
    return entry->fts_level == FTS_ROOTLEVEL || (dot && strcmp(dot, ".spv") == 0);
}

static void add_entry(inputs *inputs, const FTSENT *entry) {
    switch (entry->fts_info) {
    case FTS_ERR:
    case FTS_DNR:
    case FTS_NS:
        wd_tool_error(entry->fts_path, WD_TOOL_NO_OFFSET, "%s", strerror(entry->fts_errno));
        add_input(inputs, entry->fts_path, OUTCOME_UNREADABLE);
        break;
    case FTS_SLNONE: // A link to a file that does not exist.
        if (is_shader(entry)) {
            wd_tool_error(entry->fts_path, WD_TOOL_NO_OFFSET, "%s", strerror(ENOENT));
            add_input(inputs, entry->fts_path, OUTCOME_UNREADABLE);
        }
        break;
    case FTS_F:
    case FTS_DEFAULT:
        // Below a folder, devices and pipes are left out: to read them could take forever.
        if (is_shader(entry) && (entry->fts_info == FTS_F || entry->fts_level == FTS_ROOTLEVEL)) {
            add_input(inputs, entry->fts_path, OUTCOME_PASSED);
        }
        break;
    default:
        break;
    }
}

// collect lists the files to validate: the named ones, and those that end in .spv below named folders. A folder without
// any is an error.
static void collect(const wd_vkcache_list *names, inputs *inputs, int *code) {
    for (size_t i = 0; i < names->count; i++) {
        if (strcmp(names->items[i], "-") == 0) {
            add_input(inputs, "-", OUTCOME_PASSED);
            continue;
        }
        const size_t before = inputs->count;
        char *roots[] = {(char *)names->items[i], NULL};
        FTS *tree = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, by_name);
        if (!tree) {
            wd_vkcache_out_of_memory();
        }
        for (FTSENT *entry = fts_read(tree); entry; entry = fts_read(tree)) {
            add_entry(inputs, entry);
        }
        fts_close(tree);
        if (inputs->count == before) {
            wd_vkcache_raise(
                code, wd_tool_error(names->items[i], WD_TOOL_NO_OFFSET, "no *.spv file in this folder"));
        }
    }
}

// --- Validation ---

typedef struct work {
    inputs *inputs;
    const wd_shader_checker *checker;
    wd_valcache *cache;
    atomic_size_t next;
} work;

static outcome report_problem(const char *path, wd_shader_verdict verdict, const wd_shader_problem *problem) {
    if (verdict == WD_SHADER_LATER) {
        wd_tool_error(path, problem->offset, "not validated completely by the linked SPIRV-Tools: %s",
                      problem->text.text);
        return OUTCOME_NOT_JUDGED;
    }
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_shader_problem_format(&text, problem);
    wd_tool_error(path, problem->offset, "%s", text.text);
    wd_string_finish(&text);
    return verdict == WD_SHADER_INVALID || verdict == WD_SHADER_WARNED ? OUTCOME_INVALID : OUTCOME_UNREADABLE;
}

static outcome check_words(work *work, const char *path, const uint32_t *words, size_t num_words) {
    wd_hash128 key = wd_valcache_key(words, num_words);
    if (wd_valcache_contains(work->cache, key)) {
        return OUTCOME_KNOWN;
    }
    wd_shader_problem problem;
    wd_shader_problem_init(&problem, wd_allocator_default());
    wd_shader_verdict verdict;
    if (wd_shader_check(work->checker, words, num_words, &verdict, &problem) != WD_OK ||
        (verdict == WD_SHADER_VALID && wd_valcache_insert(work->cache, key) != WD_OK)) {
        wd_vkcache_out_of_memory();
    }
    outcome outcome = verdict == WD_SHADER_VALID ? OUTCOME_PASSED : report_problem(path, verdict, &problem);
    wd_shader_problem_finish(&problem);
    return outcome;
}

static outcome check_file(work *work, const char *path) {
    void *data;
    size_t size;
    if (wd_tool_read(path, max_shader_size, &data, &size) != WD_EXIT_OK) {
        return OUTCOME_UNREADABLE;
    }
    outcome outcome = OUTCOME_UNREADABLE;
    if (size == 0 || size % sizeof(uint32_t)) {
        wd_tool_error(path, size,
                      size ? "truncated: the size is not a multiple of 4 bytes" : "the file is empty");
    } else {
        outcome = check_words(work, path, data, size / sizeof(uint32_t));
    }
    free(data);
    return outcome;
}

static void *check_inputs(void *user) {
    work *work = user;
    for (size_t i = atomic_fetch_add(&work->next, 1); i < work->inputs->count;
         i = atomic_fetch_add(&work->next, 1)) {
        input *input = &work->inputs->items[i];
        if (input->outcome != OUTCOME_UNREADABLE) {
            input->outcome = check_file(work, input->path);
        }
        wd_progress_step(1);
    }
    return NULL;
}

static void check_all(work *work, uint32_t jobs) {
    pthread_t threads[MAX_JOBS];
    uint32_t started = 0;
    wd_progress_begin("validating", work->inputs->count);
    // This thread works, too: the work is done even where no other thread can be started.
    while (started + 1 < jobs && started + 1 < work->inputs->count &&
           pthread_create(&threads[started], NULL, check_inputs, work) == 0) {
        started++;
    }
    check_inputs(work);
    for (uint32_t i = 0; i < started; i++) {
        pthread_join(threads[i], NULL);
    }
    wd_progress_end();
}

// --- Output ---

static wd_shader_target choose_target(const options *options) {
    wd_shader_target target = wd_shader_target_make(options->env, options->rules);
    if (!options->like) {
        return target;
    }
    int code = WD_EXIT_OK;
    wd_vkcache_file file;
    if (!wd_vkcache_open(&file, options->like, &code)) {
        exit(code);
    }
    if (!wd_shader_target_find(&file.source.uuid, &target)) {
        exit(wd_tool_error(options->like, 8,
                           "the UUID is from another build of Warden: its target is not known"));
    }
    wd_vkcache_close(&file);
    return target;
}

// choose_path returns the cache to add to.
static char *choose_path(const options *options, const wd_valcache_uuid *uuid) {
    char *path = options->output ? strdup(options->output) : wd_vkcache_cache_path(options->folder, uuid);
    if (!path) {
        wd_vkcache_out_of_memory();
    }
    return path;
}

// open_cache creates the set with the entries that `path` already has.
static wd_valcache *open_cache(const char *path, const wd_valcache_uuid *uuid) {
    wd_valcache *cache = NULL;
    if (wd_valcache_create(wd_allocator_default(), uuid, wd_vkcache_today(), &cache) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    if (strcmp(path, "-") == 0) {
        return cache;
    }
    wd_valcache_scan scan = {0};
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_load(cache, path, &scan, &diagnostic);
    if (status != WD_OK && status != WD_ERROR_NOT_FOUND) {
        exit(wd_vkcache_file_error(path, &diagnostic));
    }
    if (status == WD_OK && wd_valcache_scan_is_damaged(&scan)) {
        wd_tool_warning(path, diagnostic.offset, "%s; the intact entries are kept", diagnostic.message);
    }
    return cache;
}

// write_empty writes a cache without entries, so that the output always exists.
static int write_empty(const wd_valcache *cache, const char *path) {
    const wd_allocator heap = wd_allocator_default();
    wd_vkcache_target target;
    int code = wd_vkcache_lock_target(&target, path);
    if (code == WD_EXIT_OK) {
        wd_valcache_output output;
        wd_status status = wd_valcache_output_open(&output, &heap, wd_valcache_get_uuid(cache), target.path);
        status = status == WD_OK ? wd_valcache_output_commit(&output) : status;
        code = status == WD_OK ? WD_EXIT_OK : wd_tool_error_status(path, status, NULL);
    }
    wd_vkcache_unlock_target(&target);
    return code;
}

static int write_to_stdout(wd_valcache *cache) {
    size_t size = 0;
    wd_valcache_get_data(cache, &size, NULL);
    void *data = malloc(size);
    if (!data || wd_valcache_get_data(cache, &size, data) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    const int code = wd_tool_write(NULL, data, size);
    free(data);
    return code;
}

static int save(wd_valcache *cache, const char *path) {
    if (strcmp(path, "-") == 0) {
        return write_to_stdout(cache);
    }
    if (wd_valcache_unsaved(cache) == 0 && access(path, F_OK) != 0) {
        return write_empty(cache, path);
    }
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    wd_status status = wd_valcache_save(cache, path, 0, NULL, &diagnostic);
    return status == WD_OK ? WD_EXIT_OK : wd_vkcache_file_error(path, &diagnostic);
}

static const char *outcome_name(outcome outcome) {
    static const char *const names[] = {
        [OUTCOME_PASSED] = "passed",         [OUTCOME_KNOWN] = "already known",
        [OUTCOME_INVALID] = "invalid",       [OUTCOME_NOT_JUDGED] = "not judged",
        [OUTCOME_UNREADABLE] = "unreadable",
    };
    return names[outcome];
}

// result is the report of a run.
typedef struct result {
    const inputs *inputs;
    size_t counts[NUM_OUTCOMES];
    size_t num_entries;
    const wd_shader_target *target;
    const char *path; // Of the cache.
    bool written;
} result;

static void append_json(wd_string_builder *out, const result *result, const wd_string_builder *target) {
    static const char *const keys[] = {
        [OUTCOME_PASSED] = "passed",         [OUTCOME_KNOWN] = "known",
        [OUTCOME_INVALID] = "invalid",       [OUTCOME_NOT_JUDGED] = "not_judged",
        [OUTCOME_UNREADABLE] = "unreadable",
    };
    wd_string_append_char(out, '{');
    for (int i = 0; i < NUM_OUTCOMES; i++) {
        wd_string_appendf(out, "\"%s\": %zu, ", keys[i], result->counts[i]);
    }
    const size_t failed =
        result->inputs->count - result->counts[OUTCOME_PASSED] - result->counts[OUTCOME_KNOWN];
    wd_string_appendf(out, "\"failed\": %zu, \"target\": ", failed);
    wd_string_append_json(out, target->text, target->length);
    wd_string_append(out, ", \"cache\": ");
    wd_string_append_json(out, result->path, strlen(result->path));
    wd_string_appendf(out, ", \"entries\": %zu, \"written\": %s}\n", result->num_entries,
                      result->written ? "true" : "false");
}

static void append_text(wd_string_builder *out, const result *result, const wd_string_builder *target) {
    for (size_t i = 0; wd_cli_verbose() && i < result->inputs->count; i++) {
        wd_tool_append_name(out, result->inputs->items[i].path);
        wd_string_appendf(out, ": %s\n", outcome_name(result->inputs->items[i].outcome));
    }
    for (int i = 0; i < NUM_OUTCOMES; i++) {
        wd_string_appendf(out, "%s%zu %s", i ? ", " : "", result->counts[i], outcome_name((outcome)i));
    }
    wd_string_appendf(out, " (%s)\n", target->text);
    wd_tool_append_name(out, strcmp(result->path, "-") == 0 ? "<stdout>" : result->path);
    wd_string_appendf(out, result->written ? ": %zu entries\n" : ": not written\n", result->num_entries);
}

static int report(const result *result) {
    wd_string_builder out, target;
    wd_string_init(&out, wd_allocator_default());
    wd_string_init(&target, wd_allocator_default());
    wd_shader_target_format(&target, result->target);
    if (target.failed) {
        wd_vkcache_out_of_memory();
    }
    if (wd_cli_json()) {
        append_json(&out, result, &target);
    } else {
        append_text(&out, result, &target);
    }
    int code = wd_vkcache_print(&out, strcmp(result->path, "-") == 0);
    wd_string_finish(&target);
    wd_string_finish(&out);
    return code;
}

// count_outcomes fills result->counts and returns the exit code for the inputs.
static int count_outcomes(const inputs *inputs, result *result) {
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < inputs->count; i++) {
        result->counts[inputs->items[i].outcome]++;
    }
    if (result->counts[OUTCOME_INVALID]) {
        code = WD_EXIT_FINDINGS;
    }
    if (result->counts[OUTCOME_NOT_JUDGED] || result->counts[OUTCOME_UNREADABLE]) {
        code = WD_EXIT_INPUT;
    }
    return code;
}

static int warm(const options *options) {
    int code = WD_EXIT_OK;
    wd_shader_target target = choose_target(options);
    wd_valcache_uuid uuid = wd_shader_target_uuid(&target);
    char *path = choose_path(options, &uuid);
    inputs inputs = {0};
    wd_shader_checker *checker = NULL;
    work work = {.cache = open_cache(path, &uuid), .inputs = &inputs};
    collect(&options->inputs, &inputs, &code);
    if (wd_shader_checker_create(wd_allocator_default(), &target, &checker) != WD_OK) {
        wd_vkcache_out_of_memory();
    }
    work.checker = checker;
    check_all(&work, options->jobs);
    result result = {.inputs = &inputs, .target = &target, .path = path};
    wd_vkcache_raise(&code, count_outcomes(&inputs, &result));
    int save_code = save(work.cache, path);
    wd_vkcache_raise(&code, save_code);
    result.written = save_code == WD_EXIT_OK;
    result.num_entries = wd_valcache_count(work.cache);
    wd_vkcache_raise(&code, report(&result));
    wd_shader_checker_destroy(checker);
    wd_valcache_destroy(work.cache);
    finish_inputs(&inputs);
    free(path);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    options options = {.env = WD_SHADER_ENV_VULKAN_1_3,
                       .jobs = processors < 1          ? 1
                               : processors > MAX_JOBS ? MAX_JOBS
                                                       : (uint32_t)processors};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.inputs.count) {
        return wd_tool_usage("no file");
    }
    if (options.output && options.folder) {
        return wd_tool_usage("--output and --folder exclude each other");
    }
    wd_vkcache_list streams = {0};
    for (size_t i = 0; i < options.inputs.count; i++) {
        wd_vkcache_list_add(&streams, options.inputs.items[i]);
    }
    wd_vkcache_list_add(&streams, options.like);
    wd_cli_check_standard_input(streams.items, streams.count);
    wd_vkcache_list_finish(&streams);
    int code = warm(&options);
    wd_vkcache_list_finish(&options.inputs);
    return code;
}

const wd_cli_command wd_vkcache_warm = {
    .name = "vkcache warm",
    .arguments = "FILE|FOLDER...",
    .argument_kind = WD_CLI_FILE,
    .summary = "validate shader modules now, before the application runs",
    .description = "Validates SPIR-V files, and the *.spv files below folders, and adds those that pass to a "
                   "validation cache. "
                   "'-' is standard input.\n\n"
                   "Verdicts hold for one target: a Vulkan version and the rules that the device relaxes. "
                   "Run the application "
                   "once and use --like with the cache that it wrote, or see 'vkcache inspect' for the "
                   "target of a cache.",
    .exits = {"All modules passed.", "A module is not valid. The others were added.", NULL,
              "A file could not be read as SPIR-V or is newer than the linked SPIRV-Tools, a folder has no "
              "*.spv file, or the "
              "cache could not be written. The modules that passed were added."},
    .options =
        (const wd_cli_option[]){
            WD_VKCACHE_TARGET_OPTIONS,
            {.name = "like",
             .key = 'l',
             .argument = "CACHE",
             .kind = WD_CLI_FILE,
             .help = "Use the target of a cache that the application wrote."},
            {.name = "output",
             .key = 'o',
             .argument = "FILE",
             .kind = WD_CLI_FILE,
             .help = "Add to the cache FILE. '-' writes a new cache to standard output.",
             .section = "Output"},
            {.name = "folder",
             .key = 'd',
             .argument = "FOLDER",
             .kind = WD_CLI_FOLDER,
             .help = "Add to the cache of this target in FOLDER. The default is the layer's folder."},
            {.name = "jobs",
             .key = 'j',
             .argument = "N",
             .help = "Validate N files at the same time. The default is the number of processors."},
            {0},
        },
    .accept = accept,
    .run = run,
};
