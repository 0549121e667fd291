#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "tools/common/progress.h"
#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"
#include "vk/gpuav/record/record.h"
#include "vk/util/file.h"

// The library uses 32-bit sizes in bytes. No module that Vulkan takes is larger.
static const size_t MAX_MODULE_SIZE = (size_t)1 << 30;

// Errors are printed later, so that their order does not depend on the threads.
static void fail(spv_module *module, int code, size_t offset, const char *format, ...)
    __attribute__((format(printf, 4, 5)));

static void fail(spv_module *module, int code, size_t offset, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    module->code = code;
    module->error_offset = offset;
    if (vasprintf(&module->error, format, arguments) < 0) {
        module->error = NULL;
    }
    va_end(arguments);
}

static void fail_status(spv_module *module, wd_status status, const wd_diagnostic *diagnostic) {
    if (diagnostic && diagnostic->message[0]) {
        fail(module, WD_EXIT_INPUT, diagnostic->offset, "%s", diagnostic->message);
    } else {
        fail(module, WD_EXIT_INPUT, WD_TOOL_NO_OFFSET, "%s",
             status == WD_ERROR_IO ? strerror(errno) : wd_status_string(status));
    }
}

// --- Verification ---

// Runs the validator. Its error, in one line, goes to `complaint` (empty: none). `*is_later`: the module is newer than
// the validator.
static wd_status validate(const spv_run *run, const uint32_t *words, size_t num_words,
                          wd_string_builder *complaint, bool *is_later) {
    wd_shader_problem problem;
    wd_shader_verdict verdict;
    wd_shader_problem_init(&problem, wd_allocator_default());
    wd_status status = wd_shader_check(run->checker, words, num_words, &verdict, &problem);
    *is_later = !status && verdict == WD_SHADER_LATER;
    if (!status && verdict != WD_SHADER_VALID && verdict != WD_SHADER_WARNED) {
        const char *text = problem.text.text ? problem.text.text : "";
        size_t length = strcspn(text, "\n");
        while (length && text[length - 1] == ' ') {
            length--;
        }
        wd_string_append_n(complaint, text, length);
        if (problem.instruction != UINT32_MAX) {
            wd_string_appendf(complaint, " (instruction %u)", problem.instruction);
        }
        status = complaint->failed ? WD_ERROR_OUT_OF_MEMORY : WD_OK;
    }
    wd_shader_problem_finish(&problem);
    return status;
}

static void discard_words(spv_module *module) {
    wd_allocator allocator = wd_allocator_default();
    wd_free(&allocator, module->result.words);
    module->result.words = NULL;
}

static void leave_unchanged(spv_module *module, const char *complaint, bool is_later) {
    discard_words(module);
    module->result.num_checks = module->result.num_elided = module->result.num_unknown = 0;
    module->result.num_unchecked_shared = module->result.num_printfs = 0;
    snprintf(module->result.reason, sizeof module->result.reason, "%s: %s",
             is_later ? "cannot be verified completely by the linked SPIRV-Tools" : "the module is not valid",
             complaint);
    module->unchanged = true;
    module->not_valid = !is_later;
}

// Validates the input, then the output. Sets module->code if the output must not be written.
static void verify(const spv_run *run, spv_module *module, const uint32_t *words, size_t num_words) {
    wd_string_builder complaint;
    wd_string_init(&complaint, wd_allocator_default());
    bool is_later;
    wd_status status = validate(run, words, num_words, &complaint, &is_later);
    if (!status && complaint.length) {
        leave_unchanged(module, complaint.text, is_later);
    } else if (!status && module->result.words) {
        status = validate(run, module->result.words, module->result.num_words, &complaint, &is_later);
        if (!status && complaint.length) {
            fail(module, WD_EXIT_FINDINGS, WD_TOOL_NO_OFFSET,
                 "not written: the instrumented module is not valid: %s", complaint.text);
        }
    }
    if (status) {
        fail_status(module, status, NULL);
    }
    wd_string_finish(&complaint);
}

// --- One module ---

// Lists the entry points of a module that the library has accepted.
static bool note_entry_points(spv_module *module, const uint32_t *words, size_t num_words) {
    wd_spirv_module *parsed;
    if (wd_spirv_module_create(wd_allocator_default(), words, num_words, &parsed, NULL)) {
        return false;
    }
    uint32_t count = wd_spirv_module_num_entry_points(parsed);
    module->entry_points = calloc(count + 1u, sizeof *module->entry_points);
    bool complete = module->entry_points != NULL;
    for (uint32_t i = 0; complete && i < count; i++) {
        wd_spirv_entry_point entry_point;
        wd_spirv_module_entry_point(parsed, i, &entry_point);
        spv_entry_point *noted = &module->entry_points[module->num_entry_points++];
        noted->name = strdup(entry_point.name);
        noted->execution_model = entry_point.execution_model;
        complete = noted->name != NULL;
    }
    wd_spirv_module_destroy(parsed);
    return complete;
}

// Writes a file. The message about a failure begins with the input, so it states the output, too.
static void write_file(const spv_run *run, spv_module *module, const char *path, const void *data,
                       size_t size) {
    wd_status status = spv_file_write(run, path, data, size);
    if (status) {
        fail(module, WD_EXIT_INPUT, WD_TOOL_NO_OFFSET, "%s: %s", strcmp(path, "-") == 0 ? "<stdout>" : path,
             strerror(errno));
    }
}

static void write_module(const spv_run *run, spv_module *module, const void *input) {
    const void *data = module->result.words ? module->result.words : input;
    if (run->dry_run || (run->in_place && !module->result.words && !module->was_replaced)) {
        return;
    }
    if (module->backup && !module->was_replaced) {
        write_file(run, module, module->backup, input, module->input_size);
        module->backed_up = !module->code;
    }
    if (!module->code) {
        write_file(run, module, module->output, data, module->output_size);
    }
}

// Instruments the module. False: module->code is set.
static bool instrument_words(const spv_run *run, spv_module *module, const void *data) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (module->input_size % sizeof(uint32_t)) {
        fail(module, WD_EXIT_INPUT, module->input_size,
             "truncated: the size of %zu bytes is not a multiple of 4", module->input_size);
        return false;
    }
    // Allocated, so aligned for any type.
    wd_status status = wd_instrument(wd_allocator_default(), &run->options, data,
                                     module->input_size / sizeof(uint32_t), &module->result, &diagnostic);
    if (status) {
        fail_status(module, status, &diagnostic);
    }
    return !status;
}

static bool add_finding(void *user, const wd_finding *finding) {
    spv_module *module = user;
    wd_string_appendf(&module->findings, "[ %s ] %s\n", finding->id, finding->text);
    return false;
}

// Finds the mistakes that need no run.
static void find_mistakes(const spv_run *run, spv_module *module, const uint32_t *words, size_t num_words) {
    const wd_record_context context = {.shader_file = module->input,
                                       .spirv = words,
                                       .num_spirv_words = num_words,
                                       .specialization = run->options.specialization};
    wd_string_init(&module->findings, wd_allocator_default());
    if ((run->options.checks & WD_CHECK_DIVERGENCE) &&
        (wd_record_find_divergence(wd_allocator_default(), module->result.shader_id, &context, add_finding,
                                   module) ||
         module->findings.failed)) {
        fail_status(module, WD_ERROR_OUT_OF_MEMORY, NULL);
    }
}

static void finish_module(const spv_run *run, spv_module *module, const void *data) {
    const uint32_t *words = data;
    size_t num_words = module->input_size / sizeof *words;
    module->unchanged = !module->result.words;
    if (!note_entry_points(module, words, num_words)) {
        fail_status(module, WD_ERROR_OUT_OF_MEMORY, NULL);
    } else if (run->checker) {
        verify(run, module, words, num_words);
    }
    if (!module->code) {
        find_mistakes(run, module, words, num_words);
    }
    if (!module->code) {
        module->hash = wd_hash128_bytes(data, module->input_size);
        module->output_size =
            module->result.words ? module->result.num_words * sizeof *words : module->input_size;
        write_module(run, module, data);
    }
    discard_words(module);
}

// A module that an earlier run with --in-place=SUFFIX replaced is instrumented again from the original that it kept:
// the options may differ, and the manifest must name the original. False: module->code is set.
static bool begin_with_original(const spv_run *run, spv_module *module, void **data) {
    wd_allocator heap = wd_allocator_default();
    void *original;
    size_t size;
    if (module->result.unchanged != WD_UNCHANGED_INSTRUMENTED || !module->backup ||
        wd_file_read(&heap, module->backup, MAX_MODULE_SIZE, &original, &size)) {
        return true;
    }
    wd_free(&heap, *data);
    *data = original;
    module->input_size = size;
    module->was_replaced = module->backed_up = true;
    return instrument_words(run, module, original);
}

static void instrument_module(const spv_run *run, spv_module *module) {
    wd_allocator heap = wd_allocator_default();
    void *data;
    wd_status status = wd_file_read(&heap, module->input, MAX_MODULE_SIZE, &data, &module->input_size);
    if (status == WD_ERROR_UNSUPPORTED) {
        fail(module, WD_EXIT_INPUT, WD_TOOL_NO_OFFSET, "larger than %zu bytes, the maximum that is read",
             MAX_MODULE_SIZE);
    } else if (status) {
        fail_status(module, status, NULL);
    } else {
        if (instrument_words(run, module, data) && begin_with_original(run, module, &data)) {
            finish_module(run, module, data);
        }
        wd_free(&heap, data);
    }
}

// --- All modules ---

struct work {
    spv_run *run;
    atomic_size_t next;
};

static void *work(void *user) {
    struct work *work = user;
    for (size_t i = atomic_fetch_add(&work->next, 1); i < work->run->modules.count;
         i = atomic_fetch_add(&work->next, 1)) {
        instrument_module(work->run, &work->run->modules.items[i]);
        wd_progress_step(1);
    }
    return NULL;
}

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void spv_work(spv_run *run) {
    struct work shared = {.run = run};
    double begin = now();
    if (run->jobs > run->modules.count) {
        run->jobs = run->modules.count ? (uint32_t)run->modules.count : 1;
    }
    pthread_t *threads = calloc(run->jobs, sizeof *threads);
    uint32_t started = 0;
    wd_progress_begin("instrumenting", run->modules.count);
    // This thread works, too: the work is done even where no other thread can be started.
    while (threads && started + 1 < run->jobs &&
           pthread_create(&threads[started], NULL, work, &shared) == 0) {
        started++;
    }
    work(&shared);
    for (uint32_t i = 0; i < started; i++) {
        pthread_join(threads[i], NULL);
    }
    wd_progress_end();
    free(threads);
    run->jobs = started + 1;
    run->seconds = now() - begin;
}
