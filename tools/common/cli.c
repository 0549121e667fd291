#include "tools/common/cli.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "tools/common/cli_internal.h"
#include "tools/common/progress.h"
#include "tools/common/tool.h"
#include "vk/platform/paths.h"
#include "vk/util/parse.h"

enum {
    OPTION_JSON = WD_CLI_NO_LETTER,
    OPTION_COLOR,
    OPTION_PRINT_MAN,
    OPTION_PRINT_COMPLETION,
};

static const char color_choices[] = "auto always never";
const char wd_cli_shells[] = "bash zsh fish";

const wd_cli_option wd_cli_common_options[] = {
    {.name = "json",
     .key = OPTION_JSON,
     .help = "Print the report as JSON instead of text.",
     .section = "General options"},
    {.name = "quiet",
     .key = 'q',
     .help = "Print errors and warnings only, no report and no progress. The exit code states the result."},
    {.name = "verbose", .key = 'v', .help = "Add a line for each input to the report."},
    {.name = "color",
     .key = OPTION_COLOR,
     .argument = "WHEN",
     .kind = WD_CLI_CHOICE,
     .choices = color_choices,
     .help =
         "Color the output: auto, always or never. The default, auto, uses color on a terminal unless the "
         "variable NO_COLOR is set."},
    {.name = "help", .key = 'h', .help = "Print this help."},
    {.name = "version", .key = 'V', .help = "Print the version of Warden and of linked libraries."},
    {.name = "print-man", .key = OPTION_PRINT_MAN, .help = "Print the manual page in roff format."},
    {.name = "print-completion",
     .key = OPTION_PRINT_COMPLETION,
     .argument = "SHELL",
     .kind = WD_CLI_CHOICE,
     .choices = wd_cli_shells,
     .help = "Print a completion script for bash, zsh or fish."},
    {0},
};

static struct {
    const wd_cli_command *root; // The tool, for --version, --print-man and --print-completion.
    bool json, quiet, verbose;
} cli;

bool wd_cli_quiet(void) {
    return cli.quiet;
}

bool wd_cli_verbose(void) {
    return cli.verbose;
}

bool wd_cli_json(void) {
    return cli.json;
}

// --- Tables ---

char wd_cli_letter(const wd_cli_option *option) {
    return option->key > WD_CLI_ARGUMENT && option->key < WD_CLI_NO_LETTER ? (char)option->key : '\0';
}

const char *wd_cli_exit_text(const wd_cli_command *command, int code) {
    static const char *const shared[] = {
        [WD_EXIT_OK] = "Success.",
        [WD_EXIT_FINDINGS] = NULL,
        [WD_EXIT_USAGE] = "The command line is wrong. Nothing was written.",
        [WD_EXIT_INPUT] = "Some input could not be read, or some output could not be written.",
    };
    return command->exits[code] ? command->exits[code] : shared[code];
}

size_t wd_cli_first_clause(const char *text) {
    size_t length = 0;
    while (text[length] && strncmp(text + length, ". ", 2) != 0 && strncmp(text + length, ": ", 2) != 0) {
        length++;
    }
    return length && text[length - 1] == '.' ? length - 1 : length;
}

const char *wd_cli_own_word(const wd_cli_command *command) {
    const char *space = strrchr(command->name, ' ');
    return space ? space + 1 : command->name;
}

const wd_cli_option *wd_cli_first(const wd_cli_command *command) {
    return command->options && command->options->name ? command->options : wd_cli_common_options;
}

const wd_cli_option *wd_cli_next(const wd_cli_option *option) {
    const size_t num_common = sizeof wd_cli_common_options / sizeof *wd_cli_common_options - 1;
    const bool is_common = option >= wd_cli_common_options && option < wd_cli_common_options + num_common;
    option++;
    return option->name ? option : is_common ? NULL : wd_cli_common_options;
}

const char *wd_cli_next_word(const char **list, size_t *length) {
    const char *word = *list + strspn(*list, " ");
    *length = strcspn(word, " ");
    *list = word + *length;
    return *length ? word : NULL;
}

int wd_cli_choice_index(const char *choices, const char *word) {
    size_t length;
    const char *choice;
    for (int i = 0; (choice = wd_cli_next_word(&choices, &length)); i++) {
        if (strlen(word) == length && memcmp(choice, word, length) == 0) {
            return i;
        }
    }
    return -1;
}

// --- Checks of arguments ---

// refuse_choice ends the process.
static _Noreturn void refuse_choice(const wd_cli_option *option, const char *word, size_t word_length) {
    wd_string_builder names;
    wd_cli_suggestion suggestion = wd_cli_suggest_begin(word, word_length);
    const char *list = option->choices, *choice;
    size_t length;
    wd_string_init(&names, wd_allocator_default());
    while ((choice = wd_cli_next_word(&list, &length))) {
        wd_string_append(&names, names.length ? ", " : "");
        wd_string_append_n(&names, choice, length);
        wd_cli_suggest_add(&suggestion, choice, length);
    }
    if (suggestion.best) {
        wd_tool_fail_usage("--%s: '%.*s' is not one of %s; did you mean '%.*s'?", option->name,
                           (int)word_length, word, names.text, (int)suggestion.best_length, suggestion.best);
    }
    wd_tool_fail_usage("--%s: '%.*s' is not one of %s", option->name, (int)word_length, word, names.text);
}

static bool is_choice(const char *choices, const char *word, size_t word_length) {
    size_t length;
    const char *choice;
    while ((choice = wd_cli_next_word(&choices, &length))) {
        if (word_length == length && memcmp(choice, word, length) == 0) {
            return true;
        }
    }
    return false;
}

static void check_argument(const wd_cli_option *option, const char *argument) {
    if ((option->kind == WD_CLI_FILE || option->kind == WD_CLI_FOLDER) && !*argument) {
        wd_tool_fail_usage("--%s: the name of the %s is empty", option->name,
                           option->kind == WD_CLI_FILE ? "file" : "folder");
    }
    if (option->kind == WD_CLI_CHOICE && !is_choice(option->choices, argument, strlen(argument))) {
        refuse_choice(option, argument, strlen(argument));
    }
    for (const char *item = argument; option->kind == WD_CLI_LIST;) {
        size_t length = strcspn(item, ",");
        if (!is_choice(option->choices, item, length)) {
            refuse_choice(option, item, length);
        }
        if (!item[length]) {
            return;
        }
        item += length + 1;
    }
}

uint32_t wd_cli_u32(const char *option, const char *text, uint32_t min, uint32_t max) {
    uint32_t value;
    if (wd_parse_u32(text, strlen(text), &value) && value >= min && value <= max) {
        return value;
    }
    if (min == 0 && max == UINT32_MAX) {
        wd_tool_fail_usage("--%s: '%s' is not a 32-bit unsigned integer", option, text);
    }
    wd_tool_fail_usage("--%s: '%s' is not a number from %u to %u", option, text, min, max);
}

void wd_cli_check_standard_input(const char *const *files, size_t count) {
    size_t uses = 0;
    for (size_t i = 0; i < count; i++) {
        uses += files[i] && strcmp(files[i], "-") == 0;
    }
    if (uses > 1) {
        wd_tool_fail_usage("standard input ('-') can be read only once");
    }
}

// --- Common options ---

static _Noreturn void print_and_exit(wd_string_builder *text) {
    exit(wd_tool_print(text));
}

// The columns of standard output, in limits that can be read well.
static size_t output_columns(void) {
    enum { DEFAULT = 80, MIN = 40, MAX = 100 };
    struct winsize window;
    if (!isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) != 0 || !window.ws_col) {
        return DEFAULT;
    }
    return window.ws_col < MIN ? MIN : window.ws_col > MAX ? MAX : window.ws_col;
}

static _Noreturn void print_help(const wd_cli_command *command) {
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_cli_append_help(&text, command, output_columns());
    print_and_exit(&text);
}

static _Noreturn void print_version(void) {
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    wd_string_appendf(&text, "%s (Warden) " WD_TOOL_VERSION "\n", cli.root->name);
    if (cli.root->linked_versions) {
        wd_string_appendf(&text, "%s\n", cli.root->linked_versions());
    }
    print_and_exit(&text);
}

static _Noreturn void print_page(const char *shell) {
    wd_string_builder text;
    wd_string_init(&text, wd_allocator_default());
    if (shell) {
        wd_cli_append_completion(&text, cli.root, shell);
    } else {
        wd_cli_append_man(&text, cli.root);
    }
    print_and_exit(&text);
}

static void accept_common(const wd_cli_command *command, int key, const char *argument) {
    switch (key) {
    case OPTION_JSON:
        cli.json = true;
        break;
    case 'q':
        cli.quiet = true;
        wd_progress_disable();
        break;
    case 'v':
        cli.verbose = true;
        break;
    case OPTION_COLOR:
        wd_tool_set_color((wd_tool_color_mode)wd_cli_choice_index(color_choices, argument));
        break;
    case 'h':
        print_help(command);
    case 'V':
        print_version();
    case OPTION_PRINT_MAN:
    case OPTION_PRINT_COMPLETION:
        print_page(argument);
    }
}

// --- Parsing ---

// tables is the table of a command in the form that getopt_long takes.
typedef struct tables {
    const wd_cli_option **options; // The option of each entry of `long_options`.
    struct option *long_options;   // val: index + FIRST_VAL.
    char *letters;
    size_t count;
} tables;

enum { FIRST_VAL = 1000 };

static tables make_tables(const wd_cli_command *command) {
    tables tables = {0};
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        tables.count++;
    }
    tables.options = calloc(tables.count + 1, sizeof *tables.options);
    tables.long_options = calloc(tables.count + 1, sizeof *tables.long_options);
    tables.letters = malloc(tables.count * 3 + 3);
    if (!tables.options || !tables.long_options || !tables.letters) {
        exit(wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory"));
    }
    // '+': the first argument ends the options. ':': getopt_long returns ':' for a missing argument.
    const bool ends_at_argument = command->subcommands || command->ends_at_argument;
    char *letters = stpcpy(tables.letters, ends_at_argument ? "+:" : ":");
    size_t i = 0;
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        tables.options[i] = option;
        tables.long_options[i] = (struct option){
            .name = option->name,
            .has_arg = !option->argument     ? no_argument
                       : option->is_optional ? optional_argument
                                             : required_argument,
            .val = FIRST_VAL + (int)i,
        };
        if (wd_cli_letter(option)) {
            *letters++ = wd_cli_letter(option);
            letters = stpcpy(letters, option->argument ? ":" : "");
        }
        i++;
    }
    *letters = '\0';
    return tables;
}

static void free_tables(tables *tables) {
    free(tables->options);
    free(tables->long_options);
    free(tables->letters);
}

static const wd_cli_option *find_option(const tables *tables, int val) {
    if (val >= FIRST_VAL) {
        return tables->options[val - FIRST_VAL];
    }
    for (size_t i = 0; i < tables->count; i++) {
        if (wd_cli_letter(tables->options[i]) == val) {
            return tables->options[i];
        }
    }
    return NULL;
}

// refuse_long_option ends the process: `word` is "--name" or "--name=value", which getopt_long did not accept.
static _Noreturn void refuse_long_option(const tables *tables, const char *word) {
    const char *name = word + 2;
    const size_t length = strcspn(name, "=");
    wd_cli_suggestion suggestion = wd_cli_suggest_begin(name, length);
    wd_string_builder matches;
    wd_string_init(&matches, wd_allocator_default());
    for (size_t i = 0; i < tables->count; i++) {
        const wd_cli_option *option = tables->options[i];
        if (strncmp(option->name, name, length) == 0 && length) {
            wd_string_appendf(&matches, "%s--%s", matches.length ? ", " : "", option->name);
        }
        if (!option->renamed) {
            wd_cli_suggest_add(&suggestion, option->name, strlen(option->name));
        }
    }
    if (matches.length) {
        wd_tool_fail_usage("option '--%.*s' is ambiguous: %s", (int)length, name, matches.text);
    } else if (suggestion.best) {
        wd_tool_fail_usage("unknown option '--%.*s'; did you mean '--%s'?", (int)length, name,
                           suggestion.best);
    }
    wd_tool_fail_usage("unknown option '--%.*s'", (int)length, name);
}

// refuse ends the process after getopt_long returned '?' or ':'.
static _Noreturn void refuse(const tables *tables, int result, const char *word) {
    const bool is_long = optopt == 0 || optopt >= FIRST_VAL; // 0: unknown or ambiguous.
    const wd_cli_option *option = optopt ? find_option(tables, optopt) : NULL;
    if (!option && is_long) {
        refuse_long_option(tables, word);
    } else if (!option) {
        wd_tool_fail_usage("unknown option '-%c'", optopt);
    } else if (result == ':' && option->argument) { // mingw-w64 has ':' for an argument too many, too.
        wd_tool_fail_usage("option '%s%s' needs an argument: %s", is_long ? "--" : "-",
                           is_long ? option->name : (char[]){wd_cli_letter(option), '\0'}, option->argument);
    }
    wd_tool_fail_usage("option '--%s' takes no argument", option->name);
}

// apply_new_name warns of an option that was renamed, and replaces the argument where the new spelling has one.
static const char *apply_new_name(const wd_cli_option *option, const char *argument) {
    const char *value = strchr(option->renamed, '=');
    wd_tool_warning(NULL, WD_TOOL_NO_OFFSET,
                    "option '--%s' is now called '%s'; the next release will not accept the old name",
                    option->name, option->renamed);
    return value && !option->argument ? value + 1 : argument;
}

static void accept_option(const wd_cli_command *command, void *user, const wd_cli_option *option,
                          const char *argument) {
    argument = option->renamed ? apply_new_name(option, argument) : argument;
    if (argument && option->argument) {
        check_argument(option, argument);
    }
    const size_t num_common = sizeof wd_cli_common_options / sizeof *wd_cli_common_options;
    if (option >= wd_cli_common_options && option < wd_cli_common_options + num_common) {
        accept_common(command, option->key, argument);
    } else {
        command->accept(user, option->key, argument);
    }
}

static void use_slashes(wd_cli_kind kind, char *argument) {
    if (kind == WD_CLI_FILE || kind == WD_CLI_FOLDER) {
        wd_path_use_slashes(argument);
    }
}

// parse_options returns the index of the first argument that is no option; before it come the options, in the order of
// the command line.
static int parse_options(const wd_cli_command *command, int argc, char **argv, void *user) {
    tables tables = make_tables(command);
    opterr = 0;
    optind = 0; // Starts anew: a subcommand's options are parsed after the tool's.
    for (;;) {
        int result = getopt_long(argc, argv, tables.letters, tables.long_options, NULL);
        if (result == -1) {
            break;
        }
        if (result == '?' || result == ':') {
            refuse(&tables, result, argv[optind - 1]);
        }
        const wd_cli_option *option = find_option(&tables, result);
        use_slashes(option->kind, optarg);
        accept_option(command, user, option, optarg);
    }
    free_tables(&tables);
    if (cli.quiet && cli.verbose) {
        wd_tool_fail_usage("--quiet and --verbose exclude each other");
    } else if (cli.quiet && cli.json) {
        wd_tool_fail_usage("--quiet and --json exclude each other");
    }
    return optind;
}

void wd_cli_parse(const wd_cli_command *command, int argc, char **argv, void *user) {
    wd_tool_begin(command->name);
    cli.root = cli.root ? cli.root : command;
    if (argc == 0) {
        return;
    }
    for (int i = parse_options(command, argc, argv, user); i < argc; i++) {
        use_slashes(command->argument_kind, argv[i]);
        command->accept(user, WD_CLI_ARGUMENT, argv[i]);
    }
}

// --- Tools ---

static const wd_cli_command *find_subcommand(const wd_cli_command *command, const char *word) {
    wd_cli_suggestion suggestion = wd_cli_suggest_begin(word, strlen(word));
    for (size_t i = 0; command->subcommands[i]; i++) {
        const char *name = wd_cli_own_word(command->subcommands[i]);
        if (strcmp(word, name) == 0) {
            return command->subcommands[i];
        }
        wd_cli_suggest_add(&suggestion, name, strlen(name));
    }
    wd_cli_suggest_add(&suggestion, "help", strlen("help"));
    if (suggestion.best) {
        wd_tool_fail_usage("unknown subcommand '%s'; did you mean '%s'?", word, suggestion.best);
    }
    wd_tool_fail_usage("unknown subcommand '%s'", word);
}

static int run_subcommand(const wd_cli_command *command, int argc, char **argv) {
    wd_tool_begin(command->name);
    const int first = argc > 0 ? parse_options(command, argc, argv, NULL) : 0;
    if (first >= argc) {
        return wd_tool_usage("no subcommand");
    }
    if (strcmp(argv[first], "help") == 0) {
        print_help(first + 1 < argc ? find_subcommand(command, argv[first + 1]) : command);
    }
    const wd_cli_command *subcommand = find_subcommand(command, argv[first]);
    return subcommand->run(subcommand, argc - first, argv + first);
}

int wd_cli_main(const wd_cli_command *command, int argc, char **argv) {
    wd_tool_begin(command->name);
    cli.root = command;
    return command->subcommands ? run_subcommand(command, argc, argv) : command->run(command, argc, argv);
}
