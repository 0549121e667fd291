// --help: the table as text that fits the terminal.
#include <string.h>

#include "tools/common/cli_internal.h"

enum {
    OPTION_INDENT = 2,
    HELP_COLUMN = 29, // Where the text about options begins.
    NARROW_HELP_COLUMN = 8,
    NARROW = 60, // Terminals with fewer columns have the text below the options.
};

static void append_spaces(wd_string_builder *out, size_t count) {
    for (size_t i = 0; i < count; i++) {
        wd_string_append_char(out, ' ');
    }
}

// append_wrapped appends `length` bytes of one paragraph. The cursor is at `column`; lines after the first begin at
// `indent`.
static void append_wrapped(wd_string_builder *out, const char *text, size_t length, size_t column,
                           size_t indent, size_t width) {
    bool line_has_word = false;
    const char *end = text + length;
    while (text < end) {
        size_t word = 0;
        while (text + word < end && text[word] != ' ') {
            word++;
        }
        if (line_has_word && column + 1 + word > width) {
            wd_string_append_char(out, '\n');
            append_spaces(out, indent);
            column = indent;
            line_has_word = false;
        }
        if (word) {
            wd_string_append(out, line_has_word ? " " : "");
            column += line_has_word;
            wd_string_append_n(out, text, word);
            column += word;
            line_has_word = true;
        }
        text += word + (text + word < end);
    }
    wd_string_append_char(out, '\n');
}

static void append_paragraphs(wd_string_builder *out, const char *text, size_t width) {
    while (*text) {
        const char *end = strstr(text, "\n\n");
        size_t length = end ? (size_t)(end - text) : strlen(text);
        append_wrapped(out, text, length, 0, 0, width);
        text += length;
        if (end) {
            wd_string_append_char(out, '\n');
            text += 2;
        }
    }
}

static void append_option(wd_string_builder *out, const wd_cli_option *option, size_t width) {
    const size_t begin = out->length;
    const size_t help_column = width < NARROW ? NARROW_HELP_COLUMN : HELP_COLUMN;
    append_spaces(out, OPTION_INDENT);
    if (wd_cli_letter(option)) {
        wd_string_appendf(out, "-%c, ", wd_cli_letter(option));
    } else {
        append_spaces(out, strlen("-x, "));
    }
    wd_string_appendf(out, "--%s", option->name);
    if (option->argument) {
        wd_string_appendf(out, option->is_optional ? "[=%s]" : "=%s", option->argument);
    }
    size_t column = out->length - begin;
    if (column + 2 > help_column) {
        wd_string_append_char(out, '\n');
        column = 0;
    }
    append_spaces(out, help_column - column);
    append_wrapped(out, option->help, strlen(option->help), help_column, help_column, width);
}

static void append_subcommands(wd_string_builder *out, const wd_cli_command *command, size_t width) {
    enum { COLUMN = 12 };
    wd_string_append(out, "\nSubcommands:\n");
    for (size_t i = 0; command->subcommands[i]; i++) {
        const wd_cli_command *subcommand = command->subcommands[i];
        wd_string_appendf(out, "  %-*s", COLUMN - 2, wd_cli_own_word(subcommand));
        append_wrapped(out, subcommand->summary, strlen(subcommand->summary), COLUMN, COLUMN, width);
    }
    wd_string_appendf(out, "\nSee '%s help SUBCOMMAND' for each.\n", command->name);
}

void wd_cli_append_help(wd_string_builder *out, const wd_cli_command *command, size_t width) {
    wd_string_appendf(out, "Usage: %s [OPTION...]%s%s\n", command->name, *command->arguments ? " " : "",
                      command->arguments);
    append_paragraphs(out, command->description, width);
    if (command->subcommands) {
        append_subcommands(out, command, width);
    }
    bool has_section = false;
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        if (option->renamed) {
            continue;
        }
        if (option->section || !has_section) {
            wd_string_appendf(out, "\n%s:\n", option->section ? option->section : "Options");
            has_section = true;
        }
        append_option(out, option, width);
    }
    wd_string_append(out, "\nExit codes:\n");
    for (int code = 0; code < 4; code++) {
        const char *text = wd_cli_exit_text(command, code);
        if (text) {
            wd_string_appendf(out, "  %d  ", code);
            append_wrapped(out, text, strlen(text), 5, 5, width);
        }
    }
    if (command->examples && command->examples->command) {
        wd_string_append(out, "\nExamples:\n");
    }
    for (const wd_cli_example *example = command->examples; example && example->command; example++) {
        wd_string_appendf(out, "  %s\n", example->command);
        append_spaces(out, 6);
        append_wrapped(out, example->description, strlen(example->description), 6, 6, width);
    }
}
