#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"
#include "vk/util/parse.h"

enum {
    OPTION_CHECK = 256,
    OPTION_MODE,
    OPTION_REPORT_AT_ONCE,
    OPTION_SINGLE_LOOPS,
    OPTION_DESC_SET,
    OPTION_BINDING,
    OPTION_LENGTH,
    OPTION_ADDRESS_TABLE,
    OPTION_DESCRIPTOR_TABLE,
    OPTION_HEADS,
    OPTION_DESCRIPTORS,
    OPTION_MANIFEST,
    OPTION_IN_PLACE,
    OPTION_REPORT,
    OPTION_JSON,
    OPTION_DRY_RUN,
    OPTION_VERIFY,
    OPTION_TARGET_ENV,
    OPTION_MERGE,
};

enum { MAX_JOBS = 256 };

static const struct {
    const char *name;
    uint32_t check;
} checks[] = {
    {"descriptor-index", WD_CHECK_DESCRIPTOR_INDEX},
    {"buffer-bounds", WD_CHECK_BUFFER_BOUNDS},
    {"descriptor-state", WD_CHECK_DESCRIPTOR_STATE},
    {"device-address", WD_CHECK_DEVICE_ADDRESS},
};

static const struct argp_option argp_options[] = {
    {NULL, 0, NULL, 0, "Where modules go:", 1},
    {NULL, 'o', "OUT", 0,
     "A file, '-' for standard output, or a folder (one that exists, ends with '/', or is needed for a "
     "folder "
     "or several modules)",
     1},
    {"in-place", OPTION_IN_PLACE, "SUFFIX", OPTION_ARG_OPTIONAL,
     "Replace the inputs. With SUFFIX, an original is kept under its name with SUFFIX added", 1},
    {"manifest", OPTION_MANIFEST, "FILE", 0, "Write what errdecode needs to know of the modules", 1},
    {"dry-run", OPTION_DRY_RUN, NULL, 0, "Report, and write nothing", 1},
    {NULL, 0, NULL, 0, "What is put in:", 2},
    {"check", OPTION_CHECK, "LIST", 0,
     "Checks to make, separated by commas: all (default), descriptor-index, buffer-bounds, descriptor-state, "
     "device-address",
     2},
    {"mode", OPTION_MODE, "NAME", 0,
     "guard (default): a failed access is skipped and yields zero; observe: it is reported and still made",
     2},
    {"report-at-once", OPTION_REPORT_AT_ONCE, NULL, 0,
     "Record failures in loops at once, each time round, and not the first one when the loop has ended: "
     "slower, but no record goes with a device that is lost in a loop",
     2},
    {"single-loops", OPTION_SINGLE_LOOPS, NULL, 0,
     "Give no loop a copy without checks, which runs where all checks of the loop are known to hold: "
     "smaller modules, slower loops",
     2},
    {"desc-set", OPTION_DESC_SET, "N", 0, "Descriptor set of the output buffer (default 7)", 2},
    {"binding", OPTION_BINDING, "N", 0, "Binding of the output buffer (default 0)", 2},
    {"length", OPTION_LENGTH, "SET.BINDING=N", 0,
     "How many descriptors a binding has, for arrays without a length in the shader. Repeatable", 2},
    {"address-table", OPTION_ADDRESS_TABLE, "BINDING", 0,
     "Where in the same set the table of device addresses is bound. Without, only their alignment is checked",
     2},
    {"descriptor-table", OPTION_DESCRIPTOR_TABLE, "BINDING", 0,
     "Where in the same set the buffer is bound that tells what is in descriptors. It needs --heads and "
     "--descriptors",
     2},
    {"heads", OPTION_HEADS, "WORD", 0,
     "With --descriptor-table: records end in front of this word of the output buffer; there stands where "
     "each "
     "set's table begins",
     2},
    {"descriptors", OPTION_DESCRIPTORS, "SET.BINDING=WORD", 0,
     "With --descriptor-table: where in the set's table a binding is. Repeatable", 2},
    {NULL, 0, NULL, 0, "How it is done:", 3},
    {"verify", OPTION_VERIFY, NULL, 0,
     "Validate each module before and after, with SPIRV-Tools. An input that is not valid stays unchanged; "
     "an "
     "output that is not is not written",
     3},
    {"target-env", OPTION_TARGET_ENV, "ENV", 0,
     "With --verify: vulkan1.0, vulkan1.1, vulkan1.1spv1.4, vulkan1.2, vulkan1.3 (default), vulkan1.4", 3},
    {"jobs", 'j', "N", 0, "Threads (default: one for each processor)", 3},
    {NULL, 0, NULL, 0, "What is said:", 4},
    {"report", OPTION_REPORT, "FORMAT", 0, "text (default) or json", 4},
    {"json", OPTION_JSON, NULL, 0, "The same as --report=json", 4},
    {"verbose", 'v', NULL, 0, "A line for each module", 4},
    {"quiet", 'q', NULL, 0, "Errors and warnings alone", 4},
    {"merge-manifests", OPTION_MERGE, NULL, 0,
     "Make one manifest, OUT, of the manifests IN, and instrument nothing", 5},
    {0},
};

static const char doc[] =
    "Instruments the SPIR-V modules IN with run-time checks. IN is a file, '-' for standard input, or a "
    "folder: all *.spv below it, of which OUT gets the same tree. A check that fails writes a record into a "
    "storage buffer, which errdecode decodes. Modules with nothing to check are written unchanged. @FILE "
    "stands for the arguments in FILE.\v"
    "Exit status: 0 all modules are done, 1 an instrumented module did not pass --verify, 2 wrong usage, 3 "
    "some input could not be read or output not written.";

const char *spv_check_name(size_t index, uint32_t *check) {
    if (index >= sizeof checks / sizeof *checks) {
        return NULL;
    }
    *check = checks[index].check;
    return checks[index].name;
}

static uint32_t parse_number(struct argp_state *state, const char *what, const char *text) {
    uint32_t value = 0;
    if (!wd_parse_u32(text, strlen(text), &value)) {
        argp_error(state, "--%s: '%s' is not a number of 32 bits", what, text);
    }
    return value;
}

static uint32_t parse_jobs(struct argp_state *state, const char *text) {
    uint32_t value = 0;
    if (!wd_parse_u32(text, strlen(text), &value) || value == 0 || value > MAX_JOBS) {
        argp_error(state, "--jobs: '%s' is not a number from 1 to %d", text, MAX_JOBS);
    }
    return value;
}

// The bits of one name in the list of --check; 0 where there is no such check.
static uint32_t find_check(const char *name, size_t length) {
    if (length == 3 && memcmp(name, "all", 3) == 0) {
        return WD_CHECK_ALL;
    }
    for (size_t i = 0; i < sizeof checks / sizeof *checks; i++) {
        if (strlen(checks[i].name) == length && memcmp(checks[i].name, name, length) == 0) {
            return checks[i].check;
        }
    }
    return 0;
}

static uint32_t parse_checks(struct argp_state *state, const char *list) {
    uint32_t mask = 0;
    for (const char *item = list;;) {
        size_t length = strcspn(item, ",");
        uint32_t found = find_check(item, length);
        if (!found) {
            argp_error(state,
                       "--check: '%.*s' is none of all, descriptor-index, buffer-bounds, descriptor-state, "
                       "device-address",
                       (int)length, item);
        }
        mask |= found;
        if (!item[length]) {
            return mask;
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

static spv_report parse_report(struct argp_state *state, const char *name) {
    if (strcmp(name, "text") != 0 && strcmp(name, "json") != 0) {
        argp_error(state, "--report: '%s' is neither 'text' nor 'json'", name);
    }
    return name[0] == 't' ? SPV_REPORT_TEXT : SPV_REPORT_JSON;
}

// Reads "SET.BINDING=N".
static bool parse_place(const char *text, uint32_t *set, uint32_t *binding, uint32_t *number) {
    size_t dot = strcspn(text, "."), equals = strcspn(text, "=");
    return dot < equals && text[equals] && wd_parse_u32(text, dot, set) &&
           wd_parse_u32(text + dot + 1, equals - dot - 1, binding) &&
           wd_parse_u32(text + equals + 1, strlen(text + equals + 1), number);
}

static bool is_place(uint32_t set, uint32_t binding, uint32_t other_set, uint32_t other_binding) {
    return set == other_set && binding == other_binding;
}

static void parse_length(struct argp_state *state, spv_run *run, const char *text) {
    wd_binding_length *length = &run->lengths[run->options.num_lengths];
    if (!parse_place(text, &length->set, &length->binding, &length->length) || !length->length) {
        argp_error(state, "--length: '%s' is not SET.BINDING=N with N above 0", text);
        return;
    }
    for (size_t i = 0; i < run->options.num_lengths; i++) {
        if (is_place(run->lengths[i].set, run->lengths[i].binding, length->set, length->binding)) {
            argp_error(state, "--length: %u.%u is given twice", length->set, length->binding);
        }
    }
    run->options.num_lengths++;
}

static void parse_descriptors(struct argp_state *state, spv_run *run, const char *text) {
    wd_input_binding *binding = &run->descriptors[run->input.num_bindings];
    if (!parse_place(text, &binding->set, &binding->binding, &binding->first)) {
        argp_error(state, "--descriptors: '%s' is not SET.BINDING=WORD", text);
        return;
    }
    for (size_t i = 0; i < run->input.num_bindings; i++) {
        if (is_place(run->descriptors[i].set, run->descriptors[i].binding, binding->set, binding->binding)) {
            argp_error(state, "--descriptors: %u.%u is given twice", binding->set, binding->binding);
        }
    }
    run->input.num_bindings++;
}

// Puts together what several options said of the tables that shaders read.
static void finish_tables(struct argp_state *state, spv_run *run) {
    const bool has_parts = run->input.heads || run->input.num_bindings;
    if (run->has_descriptor_table && (!run->input.heads || !run->input.num_bindings)) {
        argp_error(state, "--descriptor-table needs --heads and --descriptors");
    } else if (!run->has_descriptor_table && has_parts) {
        argp_error(state, "--heads and --descriptors need --descriptor-table");
    } else if (!run->has_descriptor_table && run->options.checks == WD_CHECK_DESCRIPTOR_STATE) {
        argp_error(state, "--check=descriptor-state needs --descriptor-table");
    }
    if (!run->has_descriptor_table) {
        run->options.checks &= ~(uint32_t)WD_CHECK_DESCRIPTOR_STATE;
    }
    const uint32_t places[] = {run->options.binding,
                               run->has_descriptor_table ? run->input.binding : UINT32_MAX,
                               run->options.addresses ? run->addresses.binding : UINT32_MAX};
    for (size_t i = 0; i < 3; i++) {
        for (size_t j = 0; j < i; j++) {
            if (places[i] == places[j] && places[i] != UINT32_MAX) {
                argp_error(state, "two buffers would be bound at binding %u", places[i]);
            }
        }
    }
    for (size_t i = 0; i < run->input.num_bindings; i++) {
        wd_input_binding *binding = &run->descriptors[i];
        for (size_t k = 0; k < run->options.num_lengths; k++) {
            binding->has_sure_length |=
                is_place(run->lengths[k].set, run->lengths[k].binding, binding->set, binding->binding);
        }
    }
}

static const char *name_of_file(struct argp_state *state, const char *option, const char *argument) {
    if (!*argument) {
        argp_error(state, "%s: the name of the file is empty", option);
    }
    return argument;
}

static void parse_in_place(struct argp_state *state, spv_run *run, const char *suffix) {
    run->in_place = true;
    run->suffix = suffix;
    if (suffix && (!*suffix || strchr(suffix, '/'))) {
        argp_error(state, "--in-place: '%s' is no suffix of a name", suffix);
    }
}

static void check_usage(struct argp_state *state, const spv_run *run) {
    if (run->num_inputs == 0) {
        argp_error(state, run->merge ? "no manifest to merge" : "no module to instrument");
    } else if (run->merge && (run->in_place || run->manifest)) {
        argp_error(state, "--merge-manifests writes OUT alone: it excludes --in-place and --manifest");
    } else if (run->in_place && run->output) {
        argp_error(state, "-o and --in-place exclude each other");
    } else if (!run->output && !run->in_place && (!run->dry_run || run->merge)) {
        argp_error(state, "no output: -o is missing");
    } else if (run->in_place && run->manifest && !run->suffix) {
        argp_error(state, "--manifest names the originals: keep them with --in-place=SUFFIX");
    } else if (run->quiet && (run->verbose || run->report == SPV_REPORT_JSON)) {
        argp_error(state, "--quiet excludes --verbose and --report=json");
    }
}

static error_t parse_tables(spv_run *run, int key, char *argument, struct argp_state *state) {
    switch (key) {
    case OPTION_ADDRESS_TABLE:
        run->addresses.binding = parse_number(state, "address-table", argument);
        run->options.addresses = &run->addresses;
        return 0;
    case OPTION_DESCRIPTOR_TABLE:
        run->input.binding = parse_number(state, "descriptor-table", argument);
        run->has_descriptor_table = true;
        run->options.input = &run->input;
        return 0;
    case OPTION_HEADS:
        run->input.heads = parse_number(state, "heads", argument);
        return 0;
    case OPTION_DESCRIPTORS:
        parse_descriptors(state, run, argument);
        return 0;
    default:
        return ARGP_ERR_UNKNOWN;
    }
}

static error_t parse_what_is_put_in(spv_run *run, int key, char *argument, struct argp_state *state) {
    switch (key) {
    case OPTION_CHECK:
        run->options.checks = parse_checks(state, argument);
        return 0;
    case OPTION_MODE:
        run->options.mode = parse_mode(state, argument);
        return 0;
    case OPTION_REPORT_AT_ONCE:
        run->options.report_at_once = true;
        return 0;
    case OPTION_SINGLE_LOOPS:
        run->options.single_loops = true;
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
    default:
        return parse_tables(run, key, argument, state);
    }
}

static error_t parse_what_is_said(spv_run *run, int key, char *argument, struct argp_state *state) {
    switch (key) {
    case OPTION_REPORT:
        run->report = parse_report(state, argument);
        return 0;
    case OPTION_JSON:
        run->report = SPV_REPORT_JSON;
        return 0;
    case 'v':
        run->verbose = true;
        return 0;
    case 'q':
        run->quiet = true;
        return 0;
    default:
        return parse_what_is_put_in(run, key, argument, state);
    }
}

static error_t parse_option(int key, char *argument, struct argp_state *state) {
    spv_run *run = state->input;
    switch (key) {
    case 'o':
        run->output = name_of_file(state, "-o", argument);
        return 0;
    case OPTION_IN_PLACE:
        parse_in_place(state, run, argument);
        return 0;
    case OPTION_MANIFEST:
        run->manifest = name_of_file(state, "--manifest", argument);
        return 0;
    case OPTION_DRY_RUN:
        run->dry_run = true;
        return 0;
    case OPTION_VERIFY:
        run->verify = true;
        return 0;
    case OPTION_TARGET_ENV:
        if (!wd_shader_env_parse(argument, &run->env)) {
            argp_error(state, "--target-env: '%s' is not known", argument);
        }
        return 0;
    case 'j':
        run->jobs = parse_jobs(state, argument);
        return 0;
    case OPTION_MERGE:
        run->merge = true;
        return 0;
    case ARGP_KEY_ARG:
        run->inputs[run->num_inputs++] = argument;
        return 0;
    case ARGP_KEY_END:
        check_usage(state, run);
        finish_tables(state, run);
        return 0;
    default:
        return parse_what_is_said(run, key, argument, state);
    }
}

// The processors that this process may use, which in a container are fewer than the machine has.
static uint32_t count_processors(void) {
    cpu_set_t set;
    long count =
        sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : sysconf(_SC_NPROCESSORS_ONLN);
    return count < 1 ? 1 : count > MAX_JOBS ? MAX_JOBS : (uint32_t)count;
}

void spv_options_parse(spv_run *run, int argc, char **argv) {
    static const struct argp argp = {argp_options, parse_option, "IN...", doc, NULL, NULL, NULL};
    run->jobs = count_processors();
    wd_tool_parse("spv-instrument", &argp, argc, argv, run);
}
