// spv-instrument: puts run-time checks into SPIR-V modules, offline.
#include "tools/spv-instrument/spv_instrument.h"

#include <stdlib.h>
#include <string.h>

#include "tools/common/progress.h"
#include "tools/common/tool.h"
#include "vk/spirv/module.h"
#include "vk/util/parse.h"

enum {
    OPTION_CHECK = 256,
    OPTION_MODE,
    OPTION_DESC_SET,
    OPTION_BINDING,
    OPTION_LENGTH,
    OPTION_MANIFEST,
    OPTION_JSON,
    OPTION_DRY_RUN
};

// More than any module that Vulkan can take: the size of a module in bytes is a 32-bit affair inside the library.
static const size_t MAX_MODULE_SIZE = (size_t)1 << 30;

static const struct argp_option argp_options[] = {
    {NULL, 'o', "OUT", 0,
     "Where modules go: a file, '-' for standard output, or a folder (one that exists, ends "
     "with '/', or is needed for several modules)",
     0},
    {"check", OPTION_CHECK, "LIST", 0, "Checks to make, separated by commas: all (default), descriptor-index",
     0},
    {"mode", OPTION_MODE, "NAME", 0,
     "guard (default): a failed access is skipped and yields zero; observe: it is "
     "reported and still made",
     0},
    {"desc-set", OPTION_DESC_SET, "N", 0, "Descriptor set of the output buffer (default 7)", 0},
    {"binding", OPTION_BINDING, "N", 0, "Binding of the output buffer (default 0)", 0},
    {"length", OPTION_LENGTH, "SET.BINDING=N", 0,
     "How many descriptors a binding has, for arrays without a length in "
     "the shader. Repeatable",
     0},
    {"manifest", OPTION_MANIFEST, "FILE", 0, "Write what errdecode needs to know of the modules", 0},
    {"json", OPTION_JSON, NULL, 0, "Report as JSON", 0},
    {"dry-run", OPTION_DRY_RUN, NULL, 0, "Report, and write nothing", 0},
    {0},
};

static const char doc[] =
    "Instruments the SPIR-V modules IN ('-': standard input) with run-time checks. A check that fails writes "
    "a record "
    "into a storage buffer, which errdecode decodes. Modules with nothing to check are written unchanged.\v"
    "Exit status: 0 all modules are done, 2 wrong usage, 3 some input could not be read or output not "
    "written.";

static uint32_t parse_number(struct argp_state *state, const char *what, const char *text) {
    uint32_t value = 0;
    if (!wd_parse_u32(text, strlen(text), &value)) {
        argp_error(state, "--%s: '%s' is not a number of 32 bits", what, text);
    }
    return value;
}

static uint32_t parse_checks(struct argp_state *state, const char *list) {
    uint32_t checks = 0;
    for (const char *item = list;;) {
        size_t length = strcspn(item, ",");
        if (length == 3 && memcmp(item, "all", 3) == 0) {
            checks |= WD_CHECK_ALL;
        } else if (length == 16 && memcmp(item, "descriptor-index", 16) == 0) {
            checks |= WD_CHECK_DESCRIPTOR_INDEX;
        } else {
            argp_error(state, "--check: unknown check '%.*s'", (int)length, item);
        }
        if (!item[length]) {
            return checks;
        }
        item += length + 1;
    }
}

static wd_instrument_mode parse_mode(struct argp_state *state, const char *name) {
    if (strcmp(name, "guard") != 0 && strcmp(name, "observe") != 0) {
        argp_error(state, "--mode: '%s' is neither 'guard' nor 'observe'", name);
    }
    return name[0] == 'g' ? WD_INSTRUMENT_GUARD : WD_INSTRUMENT_OBSERVE;
}

// Reads "SET.BINDING=N".
static void parse_length(struct argp_state *state, spv_run *run, const char *text) {
    size_t dot = strcspn(text, "."), equals = strcspn(text, "=");
    wd_binding_length *length = &run->lengths[run->options.num_lengths];
    if (dot >= equals || !text[equals] || !wd_parse_u32(text, dot, &length->set) ||
        !wd_parse_u32(text + dot + 1, equals - dot - 1, &length->binding) ||
        !wd_parse_u32(text + equals + 1, strlen(text + equals + 1), &length->length) || !length->length) {
        argp_error(state, "--length: '%s' is not SET.BINDING=N with N above 0", text);
        return;
    }
    run->options.num_lengths++;
}

static error_t parse_option(int key, char *argument, struct argp_state *state) {
    spv_run *run = state->input;
    switch (key) {
    case 'o':
        run->output = argument;
        return 0;
    case OPTION_CHECK:
        run->options.checks = parse_checks(state, argument);
        return 0;
    case OPTION_MODE:
        run->options.mode = parse_mode(state, argument);
        return 0;
    case OPTION_DESC_SET:
        run->options.desc_set = parse_number(state, "desc-set", argument);
        return 0;
    case OPTION_BINDING:
        run->options.binding = parse_number(state, "binding", argument);
        return 0;
    case OPTION_LENGTH:
        parse_length(state, run, argument);
        return 0;
    case OPTION_MANIFEST:
        run->manifest = argument;
        return 0;
    case OPTION_JSON:
        run->json = true;
        return 0;
    case OPTION_DRY_RUN:
        run->dry_run = true;
        return 0;
    case ARGP_KEY_ARG:
        run->modules[run->num_modules++].input = argument;
        return 0;
    case ARGP_KEY_END:
        if (run->num_modules == 0) {
            argp_error(state, "no module to instrument");
        } else if (!run->output && !run->dry_run) {
            argp_error(state, "no output: -o is missing");
        }
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

// One module

// Notes the entry points of a module that the library has accepted.
static bool note_entry_points(spv_module *module, const uint32_t *words, size_t num_words) {
    wd_spirv_module *parsed;
    if (wd_spirv_module_create(wd_allocator_default(), words, num_words, &parsed, NULL)) {
        return false;
    }
    uint32_t count = wd_spirv_module_num_entry_points(parsed);
    module->entry_points = calloc(count + 1u, sizeof *module->entry_points);
    bool whole = module->entry_points != NULL;
    for (uint32_t i = 0; whole && i < count; i++) {
        wd_spirv_entry_point entry_point;
        wd_spirv_module_entry_point(parsed, i, &entry_point);
        spv_entry_point *noted = &module->entry_points[module->num_entry_points++];
        noted->name = strdup(entry_point.name);
        noted->execution_model = entry_point.execution_model;
        whole = noted->name != NULL;
    }
    wd_spirv_module_destroy(parsed);
    return whole;
}

static int write_module(const spv_run *run, const spv_module *module, const void *input) {
    if (run->dry_run) {
        return WD_EXIT_OK;
    }
    const void *data = module->result.words ? module->result.words : input;
    return wd_tool_write(module->output, data, module->output_size);
}

static int instrument_words(spv_run *run, spv_module *module, const void *data) {
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    const uint32_t *words = data; // wd_tool_read aligns for any type.
    size_t num_words = module->input_size / sizeof *words;
    if (module->input_size % sizeof *words) {
        return wd_tool_error(module->input, module->input_size,
                             "truncated: %zu bytes are no whole number of 32-bit words", module->input_size);
    }
    wd_status status =
        wd_instrument(wd_allocator_default(), &run->options, words, num_words, &module->result, &diagnostic);
    if (status) {
        return wd_tool_error_status(module->input, status, &diagnostic);
    }
    if (!note_entry_points(module, words, num_words)) {
        return wd_tool_error_status(module->input, WD_ERROR_OUT_OF_MEMORY, NULL);
    }
    module->hash = wd_hash128_bytes(data, module->input_size);
    module->output_size =
        module->result.words ? module->result.num_words * sizeof *words : module->input_size;
    int code = write_module(run, module, data);
    wd_allocator allocator = wd_allocator_default();
    wd_free(&allocator, module->result.words);
    module->result.words = NULL;
    return code;
}

static int instrument_input(spv_run *run, spv_module *module) {
    void *data;
    int code = wd_tool_read(module->input, MAX_MODULE_SIZE, &data, &module->input_size);
    if (code) {
        return code;
    }
    code = instrument_words(run, module, data);
    free(data);
    return code;
}

static int worse(int a, int b) {
    return a > b ? a : b;
}

static int compare_ids(const void *a, const void *b) {
    const spv_module *const *x = a, *const *y = b;
    uint32_t id_x = (*x)->result.shader_id, id_y = (*y)->result.shader_id;
    return (id_x > id_y) - (id_x < id_y);
}

// Ids are hashes of 32 bits: two shaders with the same one could not be told apart by errdecode.
static void warn_of_equal_ids(const spv_run *run) {
    const spv_module **sorted = calloc(run->num_modules, sizeof *sorted);
    size_t count = 0;
    for (size_t i = 0; sorted && i < run->num_modules; i++) {
        if (!run->modules[i].code && run->modules[i].result.num_checks) {
            sorted[count++] = &run->modules[i];
        }
    }
    if (count) {
        qsort(sorted, count, sizeof *sorted, compare_ids);
    }
    for (size_t i = 1; i < count; i++) {
        const spv_module *a = sorted[i - 1], *b = sorted[i];
        if (a->result.shader_id == b->result.shader_id &&
            (a->hash.low != b->hash.low || a->hash.high != b->hash.high)) {
            wd_tool_warning(a->input, WD_TOOL_NO_OFFSET, "has the same shader id as %s, 0x%08x", b->input,
                            a->result.shader_id);
        }
    }
    free(sorted);
}

static int run_tool(spv_run *run) {
    int code = spv_output_paths(run);
    if (code) {
        return code;
    }
    wd_progress_begin("instrumenting", run->num_modules);
    for (size_t i = 0; i < run->num_modules; i++) {
        run->modules[i].code = instrument_input(run, &run->modules[i]);
        code = worse(code, run->modules[i].code);
        wd_progress_step(1);
    }
    wd_progress_end();
    warn_of_equal_ids(run);
    if (run->manifest && !run->dry_run) {
        code = worse(code, spv_write_manifest(run));
    }
    return worse(code, spv_write_report(run));
}

static void finish_run(spv_run *run) {
    for (size_t i = 0; i < run->num_modules; i++) {
        spv_module *module = &run->modules[i];
        for (size_t k = 0; k < module->num_entry_points; k++) {
            free(module->entry_points[k].name);
        }
        free(module->entry_points);
        free(module->output);
    }
    free(run->modules);
    free(run->lengths);
}

int main(int argc, char **argv) {
    static const struct argp argp = {argp_options, parse_option, "IN...", doc, NULL, NULL, NULL};
    spv_run run = {.options = WD_INSTRUMENT_OPTIONS_INIT};
    run.modules = calloc((size_t)argc + 1, sizeof *run.modules);
    run.lengths = calloc((size_t)argc + 1, sizeof *run.lengths);
    if (!run.modules || !run.lengths) {
        free(run.modules);
        free(run.lengths);
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    wd_tool_parse("spv-instrument", &argp, argc, argv, &run);
    run.options.lengths = run.lengths;
    int code = run_tool(&run);
    finish_run(&run);
    return code;
}
