// --print-man: the table as a manual page in roff, for the macros of man(7).
#include <ctype.h>
#include <string.h>

#include "tools/common/cli_internal.h"
#include "tools/common/tool.h"

// append_roff appends text that roff must not interpret.
static void append_roff(wd_string_builder *out, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        const char c = text[i];
        const bool begins_line = i == 0 || text[i - 1] == '\n';
        if (begins_line && (c == '.' || c == '\'')) {
            wd_string_append(out, "\\&");
        }
        if (c == '\\') {
            wd_string_append(out, "\\e");
        } else if (c == '-') {
            wd_string_append(out, "\\-");
        } else if (c == '\'') {
            wd_string_append(out, "\\(aq");
        } else if (c == '`') {
            wd_string_append(out, "\\(ga");
        } else if (c == '^') {
            wd_string_append(out, "\\(ha");
        } else if (c == '~') {
            wd_string_append(out, "\\(ti");
        } else {
            wd_string_append_char(out, c);
        }
    }
}

static void append_text(wd_string_builder *out, const char *text) {
    append_roff(out, text, strlen(text));
}

static void append_font(wd_string_builder *out, char font, const char *text) {
    wd_string_appendf(out, "\\f%c", font);
    append_text(out, text);
    wd_string_append(out, "\\fR");
}

// append_sentences begins a line with each sentence, as roff wants it for its spacing.
static void append_sentences(wd_string_builder *out, const char *text, size_t length) {
    for (const char *end = text + length; text < end;) {
        const char *stop = memmem(text, (size_t)(end - text), ". ", 2);
        const char *next = stop ? stop + 2 : end;
        append_roff(out, text, (size_t)((stop ? stop + 1 : end) - text));
        wd_string_append_char(out, '\n');
        text = next;
    }
}

static void append_paragraphs(wd_string_builder *out, const char *text) {
    for (;;) {
        const char *end = strstr(text, "\n\n");
        append_sentences(out, text, end ? (size_t)(end - text) : strlen(text));
        if (!end) {
            return;
        }
        wd_string_append(out, ".PP\n");
        text = end + 2;
    }
}

static void append_synopsis(wd_string_builder *out, const wd_cli_command *command) {
    append_font(out, 'B', command->name);
    wd_string_append(out, " [\\fIOPTION\\fR...] ");
    append_text(out, command->arguments);
    wd_string_append_char(out, '\n');
}

static void append_option(wd_string_builder *out, const wd_cli_option *option) {
    wd_string_append(out, ".TP\n");
    if (wd_cli_letter(option)) {
        wd_string_appendf(out, "\\fB\\-%c\\fR, ", wd_cli_letter(option));
    }
    wd_string_append(out, "\\fB\\-\\-");
    append_text(out, option->name);
    wd_string_append(out, "\\fR");
    if (option->argument) {
        wd_string_append(out, option->is_optional ? "[=" : "=");
        append_font(out, 'I', option->argument);
        wd_string_append(out, option->is_optional ? "]" : "");
    }
    wd_string_append_char(out, '\n');
    append_sentences(out, option->help, strlen(option->help));
}

// append_options appends a table. `heading` is the macro for its sections.
static void append_options(wd_string_builder *out, const wd_cli_option *options, const char *heading) {
    for (const wd_cli_option *option = options; option && option->name; option++) {
        if (option->renamed) {
            continue;
        }
        if (option->section && heading) {
            wd_string_appendf(out, "%s \"", heading);
            append_text(out, option->section);
            wd_string_append(out, "\"\n");
        }
        append_option(out, option);
    }
}

static void append_exits(wd_string_builder *out, const wd_cli_command *command) {
    for (int code = 0; code < 4; code++) {
        const char *text = wd_cli_exit_text(command, code);
        if (text) {
            wd_string_appendf(out, ".TP\n\\fB%d\\fR\n", code);
            append_sentences(out, text, strlen(text));
        }
    }
}

static void append_examples(wd_string_builder *out, const wd_cli_command *command) {
    for (const wd_cli_example *example = command->examples; example && example->command; example++) {
        wd_string_append(out, ".PP\n");
        append_sentences(out, example->description, strlen(example->description));
        wd_string_append(out, ".PP\n.RS\n.nf\n");
        append_text(out, example->command);
        wd_string_append(out, "\n.fi\n.RE\n");
    }
}

static bool has_examples(const wd_cli_command *command) {
    return command->examples && command->examples->command;
}

static void append_subcommand(wd_string_builder *out, const wd_cli_command *command) {
    wd_string_append(out, ".SS \"");
    append_text(out, wd_cli_own_word(command));
    wd_string_append(out, "\"\n");
    append_synopsis(out, command);
    wd_string_append(out, ".PP\n");
    append_paragraphs(out, command->description);
    append_options(out, command->options, NULL);
    wd_string_append(out, ".PP\nExit codes:\n");
    append_exits(out, command);
    append_examples(out, command);
}

static void append_head(wd_string_builder *out, const wd_cli_command *command) {
    wd_string_appendf(out, ".\\\" Generated by %s \\-\\-print\\-man.\n.TH \"", command->name);
    for (const char *c = command->name; *c; c++) {
        wd_string_append_char(out, (char)toupper((unsigned char)*c));
    }
    wd_string_append(out, "\" 1 \"\" \"Warden " WD_TOOL_VERSION "\" \"Warden Manual\"\n.SH NAME\n");
    append_text(out, command->name);
    wd_string_append(out, " \\- ");
    append_text(out, command->summary);
    wd_string_append(out, "\n.SH SYNOPSIS\n");
    if (!command->subcommands) {
        append_synopsis(out, command);
    }
    for (size_t i = 0; command->subcommands && command->subcommands[i]; i++) {
        wd_string_append(out, i ? ".br\n" : "");
        append_synopsis(out, command->subcommands[i]);
    }
}

void wd_cli_append_man(wd_string_builder *out, const wd_cli_command *command) {
    append_head(out, command);
    wd_string_append(out, ".SH DESCRIPTION\n");
    append_paragraphs(out, command->description);
    if (command->subcommands) {
        wd_string_append(out, ".SH SUBCOMMANDS\n");
        for (size_t i = 0; command->subcommands[i]; i++) {
            append_subcommand(out, command->subcommands[i]);
        }
        wd_string_append(out, ".SH OPTIONS\nAll subcommands accept these.\n");
    } else {
        wd_string_append(out, ".SH OPTIONS\n");
    }
    append_options(out, command->options, ".SS");
    append_options(out, wd_cli_common_options, command->subcommands ? NULL : ".SS");
    wd_string_append(out, ".SH \"EXIT STATUS\"\n");
    append_exits(out, command);
    if (has_examples(command)) {
        wd_string_append(out, ".SH EXAMPLES\n");
        append_examples(out, command);
    }
    wd_string_append(
        out, ".SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\nIf set and not empty, \\fB\\-\\-color=auto\\fR uses "
             "no color.\n"
             ".SH FILES\n.TP\n\\fBshare/doc/warden\\fR\nPages that are named here, such as docs/settings.md, "
             "in the installed prefix.\n");
}
