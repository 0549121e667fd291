#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/cli.h"
#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"
#include "vk/util/parse.h"

enum {
    OPTION_CHECK = WD_CLI_NO_LETTER,
    OPTION_DEBUG_PRINTF,
    OPTION_MODE,
    OPTION_IMMEDIATE_REPORTS,
    OPTION_LOOP_VERSIONING,
    OPTION_LOOP_BUDGET,
    OPTION_MAX_SHARED_MEMORY,
    OPTION_NO_TASK_PAYLOAD,
    OPTION_SKIP_TRIANGLES,
    OPTION_SKIP_AABBS,
    OPTION_MAX_RAY_RECURSION,
    OPTION_MAX_RECORD_INDEX,
    OPTION_STORAGE_ALIGNMENT,
    OPTION_DESC_SET,
    OPTION_BINDING,
    OPTION_LENGTH,
    OPTION_SPECIALIZE,
    OPTION_ADDRESS_TABLE,
    OPTION_DESCRIPTOR_TABLE,
    OPTION_TABLE_OFFSETS,
    OPTION_DESCRIPTORS,
    OPTION_MANIFEST,
    OPTION_IN_PLACE,
    OPTION_REPORT,
    OPTION_DRY_RUN,
    OPTION_VERIFY,
    OPTION_TARGET_ENV,
    OPTION_MERGE,
};

enum { MAX_JOBS = 256 };

#define CHOICE(name, bit, group, word, option, error, meaning) " " option
#define HELP(name, bit, group, word, option, error, meaning) " " option ": " meaning "."
static const char check_names[] = "default all" WD_CHECKS(CHOICE);
static const char check_help[] = "The checks to add, separated by commas: default (the checks of accesses to "
                                 "memory and descriptors, which are the "
                                 "next four), all, or some of these." WD_CHECKS(HELP);
#undef CHOICE
#undef HELP

static const char mode_names[] = "guard observe"; // In the order of wd_instrument_mode.

static const wd_cli_option option_table[] = {
    {.name = "output",
     .key = 'o',
     .argument = "OUT",
     .kind = WD_CLI_FILE,
     .help = "Write to OUT: a file, '-' for standard output, or a folder. OUT is a folder if it exists as "
             "one, ends with '/', "
             "or there are several modules or a folder to instrument.",
     .section = "Output"},
    {.name = "in-place",
     .key = OPTION_IN_PLACE,
     .argument = "SUFFIX",
     .is_optional = true,
     .help = "Replace the inputs. With SUFFIX, each original is kept under its name with SUFFIX appended."},
    {.name = "manifest",
     .key = OPTION_MANIFEST,
     .argument = "FILE",
     .kind = WD_CLI_FILE,
     .help = "Write the list of shaders that errdecode needs to FILE."},
    {.name = "dry-run", .key = OPTION_DRY_RUN, .help = "Instrument and report, but write no file."},
    {.name = "merge-manifests",
     .key = OPTION_MERGE,
     .help = "Merge the manifests IN into one manifest, OUT, and instrument nothing."},
    {.name = "check",
     .key = OPTION_CHECK,
     .argument = "LIST",
     .kind = WD_CLI_LIST,
     .choices = check_names,
     .help = check_help,
     .section = "Checks"},
    {.name = "debug-printf",
     .key = OPTION_DEBUG_PRINTF,
     .argument = "WHEN",
     .kind = WD_CLI_CHOICE,
     .choices = "on off only",
     .help =
         "Whether calls of debugPrintfEXT write a record with their values, which errdecode prints: on, off "
         "(default), or only, without any check."},
    {.name = "mode",
     .key = OPTION_MODE,
     .argument = "NAME",
     .kind = WD_CLI_CHOICE,
     .choices = mode_names,
     .help = "The behavior of an access whose check fails: guard (default) skips it, and a read returns "
             "zero; observe "
             "performs it. Both report it."},
    {.name = "immediate-reports",
     .key = OPTION_IMMEDIATE_REPORTS,
     .help = "Write the record of a failed check immediately, in every iteration of a loop. By default, the "
             "first failure "
             "in a loop is written after the loop, which is faster but loses it if the device is lost in the "
             "loop."},
    {.name = "report-at-once", .key = OPTION_IMMEDIATE_REPORTS, .help = "", .renamed = "--immediate-reports"},
    {.name = "loop-versioning",
     .key = OPTION_LOOP_VERSIONING,
     .argument = "WHEN",
     .kind = WD_CLI_CHOICE,
     .choices = "on off",
     .help = "Whether loops get a second version without checks: on (default) or off. It runs if all checks "
             "of the "
             "loop are known to pass before it starts. off makes modules smaller and loops slower."},
    {.name = "single-loops", .key = OPTION_LOOP_VERSIONING, .help = "", .renamed = "--loop-versioning=off"},
    {.name = "loop-budget",
     .key = OPTION_LOOP_BUDGET,
     .argument = "N",
     .help = "Report a loop that runs N iterations in one invocation; with --mode=guard it ends. Loops that "
             "provably "
             "run fewer iterations stay as they are."},
    {.name = "length",
     .key = OPTION_LENGTH,
     .argument = "SET.BINDING=N",
     .help = "The number of descriptors of a binding, for descriptor arrays without a length in the shader. "
             "May be repeated."},
    {.name = "specialize",
     .key = OPTION_SPECIALIZE,
     .argument = "ID=VALUE",
     .help =
         "Replace the specialization constant with the SpecId ID by the constant VALUE: true, false or an "
         "integer; of a float, its bits. It is then known as the bound of a loop or the length of an "
         "array. A constant that VALUE does not fit into stays. May be repeated."},
    {.name = "max-shared-memory",
     .key = OPTION_MAX_SHARED_MEMORY,
     .argument = "BYTES",
     .help =
         "With --check=shared-races: the memory that a workgroup may have, maxComputeSharedMemorySize of the "
         "device. The default is 32768. Parts of variables without room are not checked."},
    {.name = "no-task-payload",
     .key = OPTION_NO_TASK_PAYLOAD,
     .help =
         "With --check=mesh-outputs: the pipeline has no task shader that passes a payload. Reads of one in "
         "mesh shaders are errors."},
    {.name = "skip-triangles",
     .key = OPTION_SKIP_TRIANGLES,
     .help = "With --check=ray-parameters: the pipeline has "
             "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_TRIANGLES_BIT_KHR. The ray "
             "flag SkipAABBsKHR is an error."},
    {.name = "skip-aabbs",
     .key = OPTION_SKIP_AABBS,
     .help = "With --check=ray-parameters: the pipeline has "
             "VK_PIPELINE_CREATE_RAY_TRACING_SKIP_AABBS_BIT_KHR. The ray flag "
             "SkipTrianglesKHR is an error."},
    {.name = "max-ray-recursion",
     .key = OPTION_MAX_RAY_RECURSION,
     .argument = "N",
     .help = "With --check=ray-parameters: maxPipelineRayRecursionDepth of the "
             "pipeline. With 1, rays that hit and miss shaders trace are errors, "
             "with 0 all rays."},
    {.name = "max-record-index",
     .key = OPTION_MAX_RECORD_INDEX,
     .argument = "N",
     .help =
         "With --check=ray-parameters: maxShaderBindingTableRecordIndex of the device. Larger indices of hit "
         "objects are errors."},
    {.name = "storage-alignment",
     .key = OPTION_STORAGE_ALIGNMENT,
     .argument = "N",
     .help = "With --check=operand-values: minStorageBufferOffsetAlignment of the device. Pointers to "
             "cooperative "
             "matrices in storage buffers are checked."},
    {.name = "desc-set",
     .key = OPTION_DESC_SET,
     .argument = "N",
     .help = "The descriptor set of the output buffer. The default is 7.",
     .section = "Buffers that the program binds"},
    {.name = "binding",
     .key = OPTION_BINDING,
     .argument = "N",
     .help = "The binding of the output buffer. The default is 0."},
    {.name = "address-table",
     .key = OPTION_ADDRESS_TABLE,
     .argument = "BINDING",
     .help = "The binding, in the same set, of the table of device addresses. Without it, only the alignment "
             "of addresses is "
             "checked."},
    {.name = "descriptor-table",
     .key = OPTION_DESCRIPTOR_TABLE,
     .argument = "BINDING",
     .help = "The binding, in the same set, of the table of descriptors. Needs --table-offsets and "
             "--descriptors."},
    {.name = "table-offsets",
     .key = OPTION_TABLE_OFFSETS,
     .argument = "WORD",
     .help = "With --descriptor-table: the word of the output buffer at which the records end and the "
             "offsets of the "
             "descriptor sets' tables begin."},
    {.name = "heads",
     .key = OPTION_TABLE_OFFSETS,
     .argument = "WORD",
     .help = "",
     .renamed = "--table-offsets"},
    {.name = "descriptors",
     .key = OPTION_DESCRIPTORS,
     .argument = "SET.BINDING=WORD",
     .help = "With --descriptor-table: the word of the set's table at which the entries of a binding begin. "
             "May be repeated."},
    {.name = "verify",
     .key = OPTION_VERIFY,
     .help = "Validate each module before and after instrumentation with SPIRV-Tools. An invalid input is "
             "written unchanged; "
             "an invalid output is not written.",
     .section = "Verification and work"},
    {.name = "target-env",
     .key = OPTION_TARGET_ENV,
     .argument = "ENV",
     .kind = WD_CLI_CHOICE,
     .choices = "vulkan1.0 vulkan1.1 vulkan1.1spv1.4 vulkan1.2 vulkan1.3 vulkan1.4",
     .help = "With --verify: vulkan1.0, vulkan1.1, vulkan1.1spv1.4, vulkan1.2, vulkan1.3 (default) or "
             "vulkan1.4."},
    {.name = "jobs",
     .key = 'j',
     .argument = "N",
     .help = "The number of threads. The default is the number of processors."},
    {.name = "report",
     .key = OPTION_REPORT,
     .argument = "FORMAT",
     .kind = WD_CLI_CHOICE,
     .choices = "text json",
     .help = "The format of the report: text (default) or json. --json is the same as --report=json."},
    {0},
};

static const wd_cli_example examples[] = {
    {"spv-instrument --manifest=out/manifest.json -o out shaders",
     "Instrument all *.spv files below the folder shaders."},
    {"spv-instrument --verify --in-place=.orig shader.spv",
     "Replace one module, and keep the original as shader.spv.orig."},
    {0},
};

static const char *linked_versions(void) {
    return wd_shader_spirv_tools_version();
}

static void accept(void *user, int key, const char *argument);

const wd_cli_command spv_command = {
    .name = "spv-instrument",
    .arguments = "IN...",
    .argument_kind = WD_CLI_FILE,
    .summary = "add run-time checks to SPIR-V modules",
    .description = "Adds run-time checks to the SPIR-V modules IN. IN is a file, '-' for standard input, or "
                   "a folder: then all *.spv files "
                   "below it are instrumented, and OUT gets the same tree. A check that fails writes a "
                   "record into a storage buffer, which "
                   "errdecode decodes. A module with nothing to check is written unchanged. @FILE is "
                   "replaced by the arguments in FILE.",
    .exits =
        {"All modules are done.",
         "An instrumented module did not pass --verify, or --check=divergence found a mistake.", NULL,
         "Some input could not be read, or some output could not be written. All other modules are done."},
    .options = option_table,
    .examples = examples,
    .linked_versions = linked_versions,
    .accept = accept,
};

static uint32_t parse_checks(const char *list) {
    uint32_t mask = 0;
    for (const char *item = list;;) {
        size_t length = strcspn(item, ",");
        mask |= wd_check_mask(item, length);
        if (!item[length]) {
            return mask;
        }
        item += length + 1;
    }
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

static void parse_length(spv_run *run, const char *text) {
    wd_binding_length *length = &run->lengths[run->options.num_lengths];
    if (!parse_place(text, &length->set, &length->binding, &length->length) || !length->length) {
        wd_tool_fail_usage("--length: '%s' is not SET.BINDING=N with N above 0", text);
    }
    for (size_t i = 0; i < run->options.num_lengths; i++) {
        if (is_place(run->lengths[i].set, run->lengths[i].binding, length->set, length->binding)) {
            wd_tool_fail_usage("--length: %u.%u is given twice", length->set, length->binding);
        }
    }
    run->options.num_lengths++;
}

// parse_value reads true, false or an integer.
static bool parse_value(const char *text, uint64_t *value) {
    const bool is_negative = *text == '-';
    const bool is_true = strcmp(text, "true") == 0;
    if (is_true || strcmp(text, "false") == 0) {
        *value = is_true;
        return true;
    }
    if (!wd_parse_u64(text + is_negative, strlen(text + is_negative), value) ||
        (is_negative && *value > (uint64_t)1 << 63)) {
        return false;
    }
    *value = is_negative ? 0 - *value : *value;
    return true;
}

// parse_special reads "ID=VALUE". The values stay in the order of their ids.
static void parse_special(spv_run *run, const char *text) {
    const size_t equals = strcspn(text, "=");
    wd_spirv_special_value read = {.size = WD_SPIRV_ANY_SIZE};
    if (!text[equals] || !wd_parse_u32(text, equals, &read.constant_id) ||
        !parse_value(text + equals + 1, &read.value)) {
        wd_tool_fail_usage("--specialize: '%s' is not ID=VALUE", text);
    }
    size_t i = run->specialization.num_values++;
    for (; i && run->special_values[i - 1].constant_id >= read.constant_id; i--) {
        if (run->special_values[i - 1].constant_id == read.constant_id) {
            wd_tool_fail_usage("--specialize: %u is given twice", read.constant_id);
        }
        run->special_values[i] = run->special_values[i - 1];
    }
    run->special_values[i] = read;
    run->options.specialization = &run->specialization;
}

static void parse_descriptors(spv_run *run, const char *text) {
    wd_input_binding *binding = &run->descriptors[run->input.num_bindings];
    if (!parse_place(text, &binding->set, &binding->binding, &binding->first)) {
        wd_tool_fail_usage("--descriptors: '%s' is not SET.BINDING=WORD", text);
    }
    for (size_t i = 0; i < run->input.num_bindings; i++) {
        if (is_place(run->descriptors[i].set, run->descriptors[i].binding, binding->set, binding->binding)) {
            wd_tool_fail_usage("--descriptors: %u.%u is given twice", binding->set, binding->binding);
        }
    }
    run->input.num_bindings++;
}

// Combines the options about the tables that shaders read.
static void finish_tables(spv_run *run) {
    const bool has_parts = run->input.heads || run->input.num_bindings;
    if (run->has_descriptor_table && (!run->input.heads || !run->input.num_bindings)) {
        wd_tool_fail_usage("--descriptor-table needs --table-offsets and --descriptors");
    } else if (!run->has_descriptor_table && has_parts) {
        wd_tool_fail_usage("--table-offsets and --descriptors need --descriptor-table");
    } else if (!run->has_descriptor_table && run->options.checks == WD_CHECK_DESCRIPTOR_STATE) {
        wd_tool_fail_usage("--check=descriptor-state needs --descriptor-table");
    }
    if (run->only_prints) {
        run->options.checks = 0;
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
                wd_tool_fail_usage("two buffers have the same binding, %u", places[i]);
            }
        }
    }
    for (size_t i = 0; i < run->input.num_bindings; i++) {
        wd_input_binding *binding = &run->descriptors[i];
        for (size_t k = 0; k < run->options.num_lengths; k++) {
            binding->has_known_length |=
                is_place(run->lengths[k].set, run->lengths[k].binding, binding->set, binding->binding);
        }
    }
}

static void parse_in_place(spv_run *run, const char *suffix) {
    run->in_place = true;
    run->suffix = suffix;
    if (suffix && (!*suffix || strchr(suffix, '/'))) {
        wd_tool_fail_usage("--in-place: '%s' is not a suffix of a file name", suffix);
    }
}

static void check_usage(const spv_run *run) {
    if (run->num_inputs == 0) {
        wd_tool_fail_usage(run->merge ? "no manifest to merge" : "no module to instrument");
    } else if (run->merge && (run->in_place || run->manifest)) {
        wd_tool_fail_usage("--merge-manifests writes only OUT: it excludes --in-place and --manifest");
    } else if (run->in_place && run->output) {
        wd_tool_fail_usage("-o and --in-place exclude each other");
    } else if (!run->output && !run->in_place && (!run->dry_run || run->merge)) {
        wd_tool_fail_usage("no output: -o is missing");
    } else if (run->in_place && run->manifest && !run->suffix) {
        wd_tool_fail_usage("--manifest names the originals: keep them with --in-place=SUFFIX");
    }
}

static void accept_tables(spv_run *run, int key, const char *argument) {
    switch (key) {
    case OPTION_ADDRESS_TABLE:
        run->addresses.binding = wd_cli_u32("address-table", argument, 0, UINT32_MAX);
        run->options.addresses = &run->addresses;
        break;
    case OPTION_DESCRIPTOR_TABLE:
        run->input.binding = wd_cli_u32("descriptor-table", argument, 0, UINT32_MAX);
        run->has_descriptor_table = true;
        run->options.input = &run->input;
        break;
    case OPTION_TABLE_OFFSETS:
        run->input.heads = wd_cli_u32("table-offsets", argument, 0, UINT32_MAX);
        break;
    case OPTION_DESCRIPTORS:
        parse_descriptors(run, argument);
        break;
    }
}

static void accept_checks(spv_run *run, int key, const char *argument) {
    switch (key) {
    case OPTION_CHECK:
        run->options.checks = parse_checks(argument);
        break;
    case OPTION_DEBUG_PRINTF:
        run->options.debug_printf = strcmp(argument, "off") != 0;
        run->only_prints = strcmp(argument, "only") == 0;
        break;
    case OPTION_MODE:
        run->options.mode = (wd_instrument_mode)wd_cli_choice_index(mode_names, argument);
        break;
    case OPTION_IMMEDIATE_REPORTS:
        run->options.immediate_reports = true;
        break;
    case OPTION_LOOP_VERSIONING:
        run->options.version_loops = run->options.speculate_loops = strcmp(argument, "off") != 0;
        break;
    case OPTION_LOOP_BUDGET:
        run->options.loop_budget = wd_cli_u32("loop-budget", argument, 1, UINT32_MAX - 1);
        break;
    case OPTION_MAX_SHARED_MEMORY:
        run->options.limits.max_shared_memory = wd_cli_u32("max-shared-memory", argument, 1, UINT32_MAX);
        break;
    case OPTION_NO_TASK_PAYLOAD:
        run->options.pipeline_facts |= WD_PIPELINE_LACKS_TASK_PAYLOAD;
        break;
    case OPTION_SKIP_TRIANGLES:
        run->options.pipeline_facts |= WD_PIPELINE_SKIPS_TRIANGLES;
        break;
    case OPTION_SKIP_AABBS:
        run->options.pipeline_facts |= WD_PIPELINE_SKIPS_AABBS;
        break;
    case OPTION_MAX_RAY_RECURSION:
        run->options.pipeline_facts |=
            wd_pipeline_facts_of_depth(wd_cli_u32("max-ray-recursion", argument, 0, UINT32_MAX));
        break;
    case OPTION_MAX_RECORD_INDEX:
        run->options.limits.max_record_index = wd_cli_u32("max-record-index", argument, 1, UINT32_MAX);
        break;
    case OPTION_STORAGE_ALIGNMENT:
        run->options.limits.storage_alignment = wd_cli_u32("storage-alignment", argument, 1, UINT32_MAX);
        break;
    case OPTION_DESC_SET:
        run->options.desc_set = wd_cli_u32("desc-set", argument, 0, UINT32_MAX);
        break;
    case OPTION_BINDING:
        run->options.binding = wd_cli_u32("binding", argument, 0, UINT32_MAX);
        break;
    case OPTION_LENGTH:
        parse_length(run, argument);
        break;
    case OPTION_SPECIALIZE:
        parse_special(run, argument);
        break;
    default:
        accept_tables(run, key, argument);
    }
}

static void accept(void *user, int key, const char *argument) {
    spv_run *run = user;
    switch (key) {
    case 'o':
        run->output = argument;
        break;
    case OPTION_IN_PLACE:
        parse_in_place(run, argument);
        break;
    case OPTION_MANIFEST:
        run->manifest = argument;
        break;
    case OPTION_DRY_RUN:
        run->dry_run = true;
        break;
    case OPTION_VERIFY:
        run->verify = true;
        break;
    case OPTION_TARGET_ENV:
        wd_shader_env_parse(argument, &run->env);
        break;
    case 'j':
        run->jobs = wd_cli_u32("jobs", argument, 1, MAX_JOBS);
        break;
    case OPTION_REPORT:
        run->json = strcmp(argument, "json") == 0;
        break;
    case OPTION_MERGE:
        run->merge = true;
        break;
    case WD_CLI_ARGUMENT:
        run->inputs[run->num_inputs++] = (char *)argument;
        break;
    default:
        accept_checks(run, key, argument);
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
    run->jobs = count_processors();
    wd_cli_parse(&spv_command, argc, argv, run);
    run->options.limits.ballot_stages = run->env == WD_SHADER_ENV_VULKAN_1_0 ? 0 : UINT32_MAX;
    run->json |= wd_cli_json();
    if (wd_cli_quiet() && run->json) {
        wd_tool_fail_usage("--quiet and --report=json exclude each other");
    }
    check_usage(run);
    finish_tables(run);
}
