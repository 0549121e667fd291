// warden run: a program under the layer, with a summary, a report and an exit code.
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "tools/warden/warden.h"
#include "vk/layer/settings.h"
#include "vk/report/message_ids.h"
#include "vk/util/vector.h"

enum {
    OPTION_ALL = WD_CLI_NO_LETTER,
    OPTION_DIVERGENCE,
    OPTION_OFF,
    OPTION_LOG,
    OPTION_FAIL_ON,
    OPTION_REQUIRE_DEVICE,
    OPTION_PRINT_ENVIRONMENT,
    OPTION_VALIDATOR, // And after it one key for each validator.
    MAX_VALIDATORS = 24,
    MAX_NAME = 48,
};

static const char fail_on_choices[] = "error warning never";
enum { FAIL_ON_ERROR, FAIL_ON_WARNING, FAIL_ON_NEVER };

typedef enum report_kind { REPORT_UNKNOWN, REPORT_SARIF, REPORT_JSON } report_kind;

typedef WD_VECTOR(const char *) words; // A NULL follows the last one.

typedef struct options {
    words reports;
    words settings; // KEY=VALUE
    words off;      // Lists of validators.
    words program;
    int fail_on;
    bool require_device;
    bool print_environment;
} options;

// validators are the settings that turn a part of Warden on, validators and handle wrapping, and the names of their
// options: "sync" for "validate_sync".
static struct {
    const wd_setting *settings[MAX_VALIDATORS];
    char names[MAX_VALIDATORS][MAX_NAME];
    size_t count;
    char choices[MAX_VALIDATORS * MAX_NAME]; // All names, in the form of wd_cli_option.choices.
} validators;

static void add_word(words *words, const char *word) {
    const wd_allocator heap = wd_allocator_default();
    if (!WD_VECTOR_RESERVE(&heap, words, words->count + 2)) {
        exit(wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory"));
    }
    words->items[words->count++] = word;
    words->items[words->count] = NULL;
}

// --- Options ---

static void name_validator(const char *key, char name[MAX_NAME]) {
    static const char prefix[] = "validate_", suffix[] = "_enable";
    const char *begin = strncmp(key, prefix, sizeof prefix - 1) == 0 ? key + sizeof prefix - 1 : key;
    size_t length = strlen(begin);
    if (length > sizeof suffix - 1 && strcmp(begin + length - (sizeof suffix - 1), suffix) == 0) {
        length -= sizeof suffix - 1;
    }
    length = length < MAX_NAME - 1 ? length : MAX_NAME - 1;
    for (size_t i = 0; i < length; i++) {
        name[i] = begin[i] == '_' ? '-' : begin[i];
    }
    name[length] = '\0';
}

static void find_validators(void) {
    for (size_t i = 0; i < wd_num_settings && validators.count < MAX_VALIDATORS; i++) {
        if (wd_setting_is_switch(&wd_settings_table[i])) {
            const size_t index = validators.count++;
            validators.settings[index] = &wd_settings_table[i];
            name_validator(wd_settings_table[i].key, validators.names[index]);
            strcat(strcat(validators.choices, index ? " " : ""), validators.names[index]);
        }
    }
}

static const wd_cli_option all_option = {
    .name = "all",
    .key = OPTION_ALL,
    .help = "Turn on every validator.",
    .section = "Validators",
};

static const wd_cli_option other_options[] = {
    {.name = "divergence",
     .key = OPTION_DIVERGENCE,
     .help = "Turn on GPU-assisted validation, and its check of barriers that only a part of a workgroup "
             "reaches, of derivatives that only a part of a quad reaches, and of reads of inactive "
             "invocations."},
    {.name = "off",
     .key = OPTION_OFF,
     .argument = "VALIDATORS",
     .kind = WD_CLI_LIST,
     .choices = validators.choices,
     .help = "Turn off these validators, after all others were turned on."},
    {.name = "set",
     .key = 's',
     .argument = "KEY=VALUE",
     .kind = WD_CLI_KEY,
     .choices = warden_setting_keys,
     .help = "Give a setting a value. `warden settings` lists them. The option can be repeated.",
     .section = "Settings"},
    {.name = "log",
     .key = OPTION_LOG,
     .argument = "FILE",
     .kind = WD_CLI_FILE,
     .help = "Append the messages to a file instead of printing them on standard error."},
    {.name = "report",
     .key = 'r',
     .argument = "FILE",
     .kind = WD_CLI_FILE,
     .help = "Write the findings to a file when the program ends: as SARIF 2.1.0 if its name ends in .sarif, "
             "as lines of "
             "JSON if it ends in .jsonl or .json. The option can be repeated.",
     .section = "Results"},
    {.name = "fail-on",
     .key = OPTION_FAIL_ON,
     .argument = "SEVERITY",
     .kind = WD_CLI_CHOICE,
     .choices = fail_on_choices,
     .help = "The severity that makes the exit code 1: error, warning (or error) or never. The default is "
             "error."},
    {.name = "require-device",
     .key = OPTION_REQUIRE_DEVICE,
     .help = "Return 1 if the program created no Vulkan device under the layer: then nothing was validated."},
    {.name = "print-environment",
     .key = OPTION_PRINT_ENVIRONMENT,
     .help = "Print the environment variables that the program would get, and do not run it. For an IDE or a "
             "script."},
    {0},
};

static void turn(size_t validator, bool on) {
    warden_set_setting(validators.settings[validator]->key, on ? "true" : "false");
}

static void turn_off(const char *list) {
    for (const char *item = list; item;) {
        const size_t length = strcspn(item, ",");
        for (size_t i = 0; i < validators.count; i++) {
            if (strlen(validators.names[i]) == length && memcmp(validators.names[i], item, length) == 0) {
                turn(i, false);
            }
        }
        item = item[length] ? item + length + 1 : NULL;
    }
}

static report_kind kind_of(const char *path) {
    static const struct {
        const char *ending;
        report_kind kind;
    } endings[] = {
        {".sarif", REPORT_SARIF}, {".sarif.json", REPORT_SARIF}, {".jsonl", REPORT_JSON},
        {".ndjson", REPORT_JSON}, {".json", REPORT_JSON},
    };
    const size_t length = strlen(path);
    for (size_t i = 0; i < sizeof endings / sizeof *endings; i++) {
        const size_t ending = strlen(endings[i].ending);
        if (length > ending && strcasecmp(path + length - ending, endings[i].ending) == 0) {
            return endings[i].kind;
        }
    }
    return REPORT_UNKNOWN;
}

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    switch (key) {
    case OPTION_ALL:
        for (size_t i = 0; i < validators.count; i++) {
            if (wd_setting_is_validator(validators.settings[i])) {
                turn(i, true);
            }
        }
        break;
    case OPTION_DIVERGENCE:
        warden_set_setting("gpuav_enable", "true");
        warden_set_setting("gpuav_checks", "+divergence");
        break;
    case OPTION_OFF:
        add_word(&options->off, argument);
        break;
    case OPTION_LOG:
        warden_set_setting("log_filename", argument);
        break;
    case OPTION_FAIL_ON:
        options->fail_on = wd_cli_choice_index(fail_on_choices, argument);
        break;
    case OPTION_REQUIRE_DEVICE:
        options->require_device = true;
        break;
    case OPTION_PRINT_ENVIRONMENT:
        options->print_environment = true;
        break;
    case 's':
        add_word(&options->settings, argument);
        break;
    case 'r':
        if (kind_of(argument) == REPORT_UNKNOWN) {
            wd_tool_fail_usage("--report: '%s' does not end in .sarif, .jsonl or .json", argument);
        }
        add_word(&options->reports, argument);
        break;
    case WD_CLI_ARGUMENT:
        add_word(&options->program, argument);
        break;
    default:
        turn((size_t)(key - OPTION_VALIDATOR), true);
    }
}

// --- Settings ---

static void refuse_key(const char *key, size_t length) {
    const char *nearest = wd_settings_nearest(key, length);
    if (nearest) {
        wd_tool_fail_usage("--set: there is no setting '%.*s'; did you mean '%s'?", (int)length, key,
                           nearest);
    }
    wd_tool_fail_usage("--set: there is no setting '%.*s'; `warden settings` lists them", (int)length, key);
}

// check_values ends the process if the layer would not take a value that --set gave.
static void check_values(void) {
    static const char prefix[] = WD_SETTINGS_VARIABLE_PREFIX;
    wd_settings *settings;
    if (wd_settings_load(wd_allocator_default(), NULL, &settings) != WD_OK) {
        exit(wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory"));
    }
    for (size_t i = 0; i < settings->num_warnings; i++) {
        const wd_settings_warning *warning = &settings->warnings[i];
        if (strcmp(warning->id, WD_ID_SETTINGS_BAD_VALUE) == 0 &&
            strncmp(warning->text, prefix, sizeof prefix - 1) == 0) {
            wd_tool_fail_usage("%s", warning->text);
        }
    }
    wd_settings_destroy(settings);
}

// apply_settings applies --off and --set, in this order, after the options that turn validators on.
static void apply_settings(const options *options) {
    for (size_t i = 0; i < options->off.count; i++) {
        turn_off(options->off.items[i]);
    }
    for (size_t i = 0; i < options->settings.count; i++) {
        const char *word = options->settings.items[i], *equals = strchr(word, '=');
        if (!equals || equals == word) {
            wd_tool_fail_usage("--set: '%s' is not KEY=VALUE", word);
        }
        char key[WD_SETTINGS_MAX_KEY];
        const wd_setting *setting =
            wd_settings_key_of(word, key) ? wd_settings_find_own(key, strlen(key)) : NULL;
        if (!setting) {
            refuse_key(word, (size_t)(equals - word));
        } else if (strcmp(setting->key, "report_json") == 0) {
            wd_tool_fail_usage("--set: use --report for reports");
        }
        warden_set_setting(setting->key, equals + 1);
    }
    check_values();
}

// --- Results ---

static void append_text(wd_string_builder *out, const warden_summary *summary) {
    const char *color = summary->errors     ? wd_tool_paint(stderr, WD_TOOL_RED)
                        : summary->warnings ? wd_tool_paint(stderr, WD_TOOL_YELLOW)
                                            : wd_tool_paint(stderr, WD_TOOL_GREEN);
    if (!summary->num_devices) {
        wd_string_append(
            out, "warden: the program created no Vulkan device under the layer; nothing was validated\n");
    }
    wd_string_appendf(out, "warden: %s%llu error%s, %llu warning%s%s\n", color,
                      (unsigned long long)summary->errors, summary->errors == 1 ? "" : "s",
                      (unsigned long long)summary->warnings, summary->warnings == 1 ? "" : "s",
                      wd_tool_paint(stderr, WD_TOOL_PLAIN));
    for (size_t i = 0; i < summary->counts.count; i++) {
        const warden_count *count = &summary->counts.items[i];
        if (count->severity >= WD_SEVERITY_WARNING || wd_cli_verbose()) {
            wd_string_appendf(out, "%8llu %-7s ", (unsigned long long)count->count,
                              wd_severity_string(count->severity));
            wd_string_append_printable(out, count->id, strlen(count->id), "");
            wd_string_append_char(out, '\n');
        }
    }
    if (summary->num_damaged) {
        wd_string_appendf(
            out, "warden: %zu findings could not be read, because the program ended while it wrote them\n",
            summary->num_damaged);
    }
}

static void append_json(wd_string_builder *out, const warden_summary *summary, int program_code, int code) {
    wd_string_appendf(out,
                      "{\"errors\": %llu, \"warnings\": %llu, \"devices\": %zu, \"damaged\": %zu, "
                      "\"program_exit_code\": %d, "
                      "\"exit_code\": %d, \"counts\": [",
                      (unsigned long long)summary->errors, (unsigned long long)summary->warnings,
                      summary->num_devices, summary->num_damaged, program_code, code);
    for (size_t i = 0; i < summary->counts.count; i++) {
        const warden_count *count = &summary->counts.items[i];
        wd_string_append(out, i ? ", {\"id\": " : "{\"id\": ");
        wd_string_append_json(out, count->id, strlen(count->id));
        wd_string_appendf(out, ", \"severity\": \"%s\", \"count\": %llu}",
                          wd_severity_string(count->severity), (unsigned long long)count->count);
    }
    wd_string_append(out, "]}\n");
}

// The summary goes to standard error: standard output is the program's.
static void print_summary(const warden_summary *summary, int program_code, int code) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    if (wd_cli_json()) {
        append_json(&out, summary, program_code, code);
    } else if (!wd_cli_quiet()) {
        append_text(&out, summary);
    }
    fputs(out.text, stderr);
    wd_string_finish(&out);
}

static int write_reports(const options *options, const char *json, const wd_string_builder *sarif) {
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < options->reports.count && code == WD_EXIT_OK; i++) {
        const char *path = options->reports.items[i];
        void *text;
        size_t size;
        if (kind_of(path) == REPORT_SARIF) {
            code = wd_tool_write(path, sarif->text, sarif->length);
        } else if ((code = wd_tool_read(json, 0, &text, &size)) == WD_EXIT_OK) {
            code = wd_tool_write(path, text, size);
            free(text);
        }
    }
    return code;
}

static bool has_findings(const options *options, const warden_summary *summary) {
    return (options->require_device && !summary->num_devices) ||
           (options->fail_on != FAIL_ON_NEVER && summary->errors) ||
           (options->fail_on == FAIL_ON_WARNING && summary->warnings);
}

static int finish(const options *options, const char *json, int program_code) {
    wd_string_builder sarif;
    wd_string_init(&sarif, wd_allocator_default());
    warden_summary summary;
    int code = warden_read_report(json, options->program.items[0], &summary, &sarif);
    if (code == WD_EXIT_OK && sarif.failed) {
        code = wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    code = code == WD_EXIT_OK ? write_reports(options, json, &sarif) : code;
    if (code == WD_EXIT_OK) {
        code = program_code == 0 && has_findings(options, &summary) ? WD_EXIT_FINDINGS : program_code;
    }
    print_summary(&summary, program_code, code);
    warden_summary_finish(&summary);
    wd_string_finish(&sarif);
    return code;
}

// --- Run ---

static int print_environment(void) {
    static const char *const prefixes[] = {
        "VK_LAYER_PATH=", "VK_ADD_LAYER_PATH=", "VK_INSTANCE_LAYERS=", WD_SETTINGS_VARIABLE_PREFIX};
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    for (char *const *variable = environ; *variable; variable++) {
        for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
            if (strncmp(*variable, prefixes[i], strlen(prefixes[i])) == 0) {
                wd_string_appendf(&out, "%s\n", *variable);
            }
        }
    }
    const int code = wd_tool_print(&out);
    wd_string_finish(&out);
    return code;
}

static int run_under_layer(const options *options) {
    char json[WARDEN_PATH_SIZE];
    int code = warden_make_report(json);
    if (code == WD_EXIT_OK) {
        code = warden_run_program((char *const *)options->program.items);
        code = code == 126 || code == 127 ? code : finish(options, json, code);
        unlink(json);
    }
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    if (!options.program.count && !options.print_environment) {
        return wd_tool_usage("no program");
    }
    apply_settings(&options);
    warden_layer layer;
    int code = warden_need_layer(&layer);
    if (code == WD_EXIT_OK) {
        warden_enable_layer(&layer);
        code = options.print_environment ? print_environment() : run_under_layer(&options);
    }
    free(options.reports.items);
    free(options.settings.items);
    free(options.off.items);
    free(options.program.items);
    return code;
}

const wd_cli_command *warden_make_run_command(void) {
    static wd_cli_option table[1 + MAX_VALIDATORS + sizeof other_options / sizeof *other_options];
    static const wd_cli_example examples[] = {
        {"warden run --sync --gpuav -- game --level 3", "Run a program with two more validators."},
        {"warden run --all --report=findings.sarif -- game",
         "In CI: a report, and exit code 1 if there were errors."},
        {"warden run --print-environment --all", "Print the variables, to set them elsewhere."},
        {0},
    };
    static wd_cli_command command = {
        .name = "warden run",
        .arguments = "[--] PROGRAM [ARGUMENTS...]",
        .argument_kind = WD_CLI_FILE,
        .summary = "run a program under the layer and report its errors",
        .description = "Runs a Vulkan program, and the programs that it starts, under the layer. The layer "
                       "is the one next to this "
                       "program, in a build tree or an installed prefix. Messages appear on standard error "
                       "while the program runs, "
                       "unless the program has a callback of its own; the summary follows when it ends.\n\n"
                       "Without options, the validators are those that the settings turn on "
                       "(docs/settings.md); each option turns "
                       "one more on.\n\n"
                       "The exit code is the program's own, or 128 plus the number of the signal that ended "
                       "it. If the program "
                       "returned 0 and errors were found, the exit code is 1. It is 127 if there is no such "
                       "program and 126 if it "
                       "cannot be started.",
        .exits =
            {[WD_EXIT_OK] = "The program returned 0, and no error was found.",
             [WD_EXIT_FINDINGS] = "The program returned 0, and errors were found (or it returned 1).",
             [WD_EXIT_INPUT] =
                 "The layer is not there, or a report could not be written (or the program returned 3)."},
        .options = table,
        .ends_at_argument = true,
        .examples = examples,
        .accept = accept,
        .run = run,
    };
    find_validators();
    size_t count = 0;
    table[count++] = all_option;
    for (size_t i = 0; i < validators.count; i++) {
        table[count++] = (wd_cli_option){
            .name = validators.names[i],
            .key = OPTION_VALIDATOR + (int)i,
            .help = validators.settings[i]->description,
        };
    }
    memcpy(table + count, other_options, sizeof other_options);
    return &command;
}
