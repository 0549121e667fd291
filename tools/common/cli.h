// Command lines from tables. A tool describes itself in a wd_cli_command; the parser, --help, the man page and the
// shell completions are all made from this table, so that they cannot differ.
//
// Every command also accepts the common options: --json, -q, -v, --color, -h, -V, --print-man and --print-completion.
// The module handles them; wd_cli_quiet and others return the given values.
//
// All functions are for the main thread, before any other is started.
#ifndef WARDEN_TOOLS_COMMON_CLI_H
#define WARDEN_TOOLS_COMMON_CLI_H

#include <stdbool.h>
#include <stdint.h>

#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// The kind of an argument: how shells complete it, and how the parser checks it.
typedef enum wd_cli_kind {
    WD_CLI_TEXT,   // Anything.
    WD_CLI_FILE,   // The name of a file; the parser refuses an empty one.
    WD_CLI_FOLDER, // The name of a folder, likewise.
    WD_CLI_CHOICE, // One of wd_cli_option.choices; the parser refuses others.
    WD_CLI_LIST,   // One or more of wd_cli_option.choices, separated by commas, likewise.
    WD_CLI_KEY,    // "KEY=VALUE": shells complete the keys, which are the choices. The parser takes any text.
} wd_cli_kind;

// An option. Tables end with a zeroed one.
typedef struct wd_cli_option {
    const char *name; // Long name, without the dashes.
    int key; // Passed to `accept`. A letter makes a short option, too; others begin at WD_CLI_NO_LETTER.
    const char *argument; // Placeholder such as "FILE"; NULL: the option takes no argument.
    wd_cli_kind kind;     // Of the argument.
    bool is_optional;     // The argument may be left out.
    const char *choices;  // For CHOICE, LIST and KEY, separated by spaces.
    const char *help;     // Sentences. Shells show the text up to the first period or colon.
    const char *section;  // A heading that begins with this option; NULL: no new heading.
    // An option that was renamed: the new spelling, "--name" or "--name=value". It works with a warning and is in no
    // help.
    const char *renamed;
} wd_cli_option;

enum {
    WD_CLI_ARGUMENT = 0, // The key of an argument that is no option.
    WD_CLI_NO_LETTER = 256,
};

typedef struct wd_cli_example {
    const char *command;
    const char *description;
} wd_cli_example;

typedef struct wd_cli_command wd_cli_command;
struct wd_cli_command {
    const char *name;          // "errdecode"; "vkcache merge" for a subcommand.
    const char *arguments;     // Synopsis of the arguments: "[DUMP...]".
    wd_cli_kind argument_kind; // FILE, FOLDER or TEXT.
    // Words that shells complete arguments with, separated by spaces; NULL: files, unless the kind is TEXT.
    const char *argument_choices;
    const char *summary;     // One line that begins with a lower-case verb, without a period.
    const char *description; // Paragraphs, separated by "\n\n".
    // The meaning of each exit code; NULL: that of all tools, or for WD_EXIT_FINDINGS not used.
    const char *exits[4];
    const wd_cli_option *options;
    // Options end at the first argument: the rest of the command line is that of another program.
    bool ends_at_argument;
    const wd_cli_example *examples;           // Ends with a zeroed one; may be NULL.
    const wd_cli_command *const *subcommands; // Ends with NULL; may be NULL.
    const char *(*linked_versions)(void);     // Lines about linked libraries for --version; may be NULL.
    void (*accept)(void *user, int key, const char *argument); // One option or argument; see wd_cli_parse.
    int (*run)(const wd_cli_command *command, int argc, char **argv); // Returns the exit code.
};

// wd_cli_main runs a tool: it calls command->run, or finds the subcommand and calls that one's. `TOOL help
// [SUBCOMMAND]` prints help. Returns the exit code.
int wd_cli_main(const wd_cli_command *command, int argc, char **argv);

// wd_cli_parse reads a command line. argv[0] is skipped; for each option and argument it calls command->accept with its
// key and its argument (NULL: none). A wrong command line ends the process with exit code 2; --help and the like end it
// with 0, or with 3 where standard output cannot be written.
void wd_cli_parse(const wd_cli_command *command, int argc, char **argv, void *user);

// Common options that were given.
bool wd_cli_quiet(void);
bool wd_cli_verbose(void);
bool wd_cli_json(void);

// wd_cli_u32 reads a 32-bit unsigned integer from `min` to `max`; anything else is a usage error that names `option`.
uint32_t wd_cli_u32(const char *option, const char *text, uint32_t min, uint32_t max);

// wd_cli_choice_index returns the index of `word` in `choices`, -1 if it is not there.
int wd_cli_choice_index(const char *choices, const char *word);

// wd_cli_check_standard_input is a usage error if more than one of `files` is "-": standard input can be read only
// once. Entries may be NULL.
void wd_cli_check_standard_input(const char *const *files, size_t count);

// Generated text. `width` is in columns.
void wd_cli_append_help(wd_string_builder *out, const wd_cli_command *command, size_t width);
void wd_cli_append_man(wd_string_builder *out, const wd_cli_command *command);
void wd_cli_append_completion(wd_string_builder *out, const wd_cli_command *command, const char *shell);

#ifdef __cplusplus
}
#endif
#endif
