// --print-completion: the table as completion scripts for bash, zsh and fish.
#include <string.h>

#include "tools/common/cli_internal.h"

static bool has_subcommands(const wd_cli_command *command) {
    return command->subcommands != NULL;
}

// for_each_command calls `visit` for the tool, then for its subcommands.
static void for_each_command(wd_string_builder *out, const wd_cli_command *tool,
                             void (*visit)(wd_string_builder *out, const wd_cli_command *command,
                                           bool is_tool)) {
    visit(out, tool, true);
    for (size_t i = 0; tool->subcommands && tool->subcommands[i]; i++) {
        visit(out, tool->subcommands[i], false);
    }
}

static bool has_file_arguments(const wd_cli_command *command) {
    return !command->argument_choices && command->argument_kind != WD_CLI_TEXT;
}

// append_identifier appends the tool's name with '_' in place of characters that function names must not have.
static void append_identifier(wd_string_builder *out, const wd_cli_command *tool) {
    for (const char *c = tool->name; *c; c++) {
        wd_string_append_char(out, *c == '-' || *c == ' ' ? '_' : *c);
    }
}

static void append_subcommand_words(wd_string_builder *out, const wd_cli_command *tool,
                                    const char *separator) {
    for (size_t i = 0; tool->subcommands && tool->subcommands[i]; i++) {
        wd_string_appendf(out, "%s%s", i ? separator : "", wd_cli_own_word(tool->subcommands[i]));
    }
}

// --- bash ---

// append_bash_action appends the statement that completes an argument.
static void append_bash_action(wd_string_builder *out, wd_cli_kind kind, const char *choices) {
    switch (kind) {
    case WD_CLI_CHOICE:
    case WD_CLI_LIST:
        wd_string_appendf(out, "mapfile -t COMPREPLY < <(compgen -W '%s' -- \"$current\")", choices);
        break;
    case WD_CLI_KEY:
        wd_string_appendf(out,
                          "compopt -o nospace; mapfile -t COMPREPLY < <(compgen -S '=' -W '%s' -- "
                          "\"$current\")",
                          choices);
        break;
    case WD_CLI_FILE:
        wd_string_append(out, "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- \"$current\")");
        break;
    case WD_CLI_FOLDER:
        wd_string_append(out, "compopt -o filenames; mapfile -t COMPREPLY < <(compgen -d -- \"$current\")");
        break;
    case WD_CLI_TEXT:
        wd_string_append(out, ":");
        break;
    }
}

// append_bash_arguments appends a case for each option that takes an argument.
static void append_bash_arguments(wd_string_builder *out, const wd_cli_command *command, bool is_tool) {
    const char *scope = is_tool ? "" : wd_cli_own_word(command);
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        if (!option->argument || option->renamed) {
            continue;
        }
        wd_string_appendf(out, "    %s:--%s", scope, option->name);
        if (wd_cli_letter(option)) {
            wd_string_appendf(out, " | %s:-%c", scope, wd_cli_letter(option));
        }
        wd_string_append(out, ")\n        ");
        append_bash_action(out, option->kind, option->choices);
        wd_string_append(out, "\n        return ;;\n");
    }
}

static void append_bash_words(wd_string_builder *out, const wd_cli_command *command, bool is_tool) {
    wd_string_appendf(out, "    '%s') words='", is_tool ? "" : wd_cli_own_word(command));
    bool first = true;
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        if (option->renamed) {
            continue;
        }
        wd_string_append(out, first ? "" : " ");
        first = false;
        if (wd_cli_letter(option)) {
            wd_string_appendf(out, "-%c ", wd_cli_letter(option));
        }
        wd_string_appendf(out, "--%s%s", option->name, option->argument && !option->is_optional ? "=" : "");
    }
    wd_string_append(out, "' ;;\n");
}

// append_bash_argument appends a case for a command whose arguments are not files.
static void append_bash_argument(wd_string_builder *out, const wd_cli_command *command, bool is_tool) {
    if ((is_tool && has_subcommands(command)) || has_file_arguments(command)) {
        return;
    }
    wd_string_appendf(out, "    '%s')\n        ", is_tool ? "" : wd_cli_own_word(command));
    append_bash_action(out, command->argument_choices ? WD_CLI_CHOICE : WD_CLI_TEXT,
                       command->argument_choices);
    wd_string_append(out, "\n        return ;;\n");
}

static void append_bash_subcommand_search(wd_string_builder *out, const wd_cli_command *tool) {
    wd_string_append(out, "    local i\n"
                          "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
                          "        case ${COMP_WORDS[i]} in\n"
                          "        ");
    append_subcommand_words(out, tool, " | ");
    wd_string_append(out, ")\n"
                          "            command=${COMP_WORDS[i]}\n"
                          "            break ;;\n"
                          "        esac\n"
                          "    done\n");
}

static void append_bash(wd_string_builder *out, const wd_cli_command *tool) {
    wd_string_appendf(out, "# bash completion for %s, generated by '%s --print-completion=bash'.\n_",
                      tool->name, tool->name);
    append_identifier(out, tool);
    // Bash makes '=' a word of its own.
    wd_string_append(out, "() {\n"
                          "    local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}\n"
                          "    local command='' words=''\n"
                          "    COMPREPLY=()\n"
                          "    if [[ $current == '=' ]]; then\n"
                          "        current=''\n"
                          "    elif [[ $option == '=' ]]; then\n"
                          "        option=${COMP_WORDS[COMP_CWORD - 2]}\n"
                          "    fi\n");
    if (has_subcommands(tool)) {
        append_bash_subcommand_search(out, tool);
    }
    wd_string_append(out, "    case $command:$option in\n");
    for_each_command(out, tool, append_bash_arguments);
    wd_string_append(out, "    esac\n"
                          "    case $command in\n");
    for_each_command(out, tool, append_bash_words);
    wd_string_append(out, "    esac\n"
                          "    if [[ $current == -* ]]; then\n"
                          "        mapfile -t COMPREPLY < <(compgen -W \"$words\" -- \"$current\")\n"
                          "        [[ ${COMPREPLY[0]-} == *= ]] && compopt -o nospace\n"
                          "        return\n"
                          "    fi\n");
    if (has_subcommands(tool)) {
        wd_string_append(out, "    if [[ -z $command ]]; then\n"
                              "        mapfile -t COMPREPLY < <(compgen -W 'help ");
        append_subcommand_words(out, tool, " ");
        wd_string_append(out, "' -- \"$current\")\n"
                              "        return\n"
                              "    fi\n");
    }
    wd_string_append(out, "    case $command in\n");
    for_each_command(out, tool, append_bash_argument);
    wd_string_append(out, "    esac\n    ");
    append_bash_action(out, WD_CLI_FILE, NULL);
    wd_string_append(out, "\n}\ncomplete -F _");
    append_identifier(out, tool);
    wd_string_appendf(out, " %s\n", tool->name);
}

// --- zsh ---

// append_zsh_text appends text for a single-quoted argument of _arguments, in which brackets and colons have a meaning.
static void append_zsh_text(wd_string_builder *out, const char *text, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (text[i] == '\'') {
            wd_string_append(out, "'\\''");
        } else {
            wd_string_append(out, strchr("[]:\\", text[i]) ? "\\" : "");
            wd_string_append_char(out, text[i]);
        }
    }
}

static void append_zsh_action(wd_string_builder *out, const wd_cli_option *option) {
    wd_string_append(out, option->is_optional ? "::" : ":");
    append_zsh_text(out, option->argument, strlen(option->argument));
    switch (option->kind) {
    case WD_CLI_CHOICE:
        wd_string_appendf(out, ":(%s)", option->choices);
        break;
    case WD_CLI_LIST:
        wd_string_appendf(out, ":_sequence compadd - %s", option->choices);
        break;
    case WD_CLI_KEY:
        wd_string_appendf(out, ":compadd -S = - %s", option->choices);
        break;
    case WD_CLI_FILE:
        wd_string_append(out, ":_files");
        break;
    case WD_CLI_FOLDER:
        wd_string_append(out, ":_files -/");
        break;
    case WD_CLI_TEXT:
        wd_string_append(out, ": ");
        break;
    }
}

static void append_zsh_option(wd_string_builder *out, const wd_cli_option *option) {
    const char letter = wd_cli_letter(option);
    // '*': the option may be repeated.
    wd_string_append(out, "        '*");
    for (int is_long = letter ? 0 : 1; is_long < 2; is_long++) {
        if (is_long) {
            wd_string_appendf(out, "--%s%s", option->name,
                              !option->argument     ? ""
                              : option->is_optional ? "=-"
                                                    : "=");
        } else {
            wd_string_appendf(out, "-%c%s", letter, option->argument ? "+" : "");
        }
        wd_string_append_char(out, '[');
        append_zsh_text(out, option->help, wd_cli_first_clause(option->help));
        wd_string_append_char(out, ']');
        if (option->argument) {
            append_zsh_action(out, option);
        }
        wd_string_append(out, is_long ? "'\n" : "'\n        '*");
    }
}

static void append_zsh_options(wd_string_builder *out, const wd_cli_command *command) {
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        if (!option->renamed) {
            append_zsh_option(out, option);
        }
    }
}

// append_zsh_function appends "_tool_merge() { ... }" for a subcommand, "_tool() { ... }" for a tool without any.
static void append_zsh_function(wd_string_builder *out, const wd_cli_command *command, bool is_tool) {
    if (is_tool && has_subcommands(command)) {
        return;
    }
    wd_string_append_char(out, '_');
    append_identifier(out, command);
    wd_string_append(out, "() {\n    local -a specs=(\n");
    append_zsh_options(out, command);
    if (command->argument_choices) {
        wd_string_appendf(out, "        '*:argument:(%s)'\n", command->argument_choices);
    } else {
        wd_string_appendf(out, "        '*:argument:%s'\n", has_file_arguments(command) ? "_files" : " ");
    }
    wd_string_append(out, "    )\n"
                          "    _arguments -s -S : $specs\n"
                          "}\n\n");
}

static void append_zsh_dispatch(wd_string_builder *out, const wd_cli_command *tool) {
    wd_string_append_char(out, '_');
    append_identifier(out, tool);
    wd_string_append(out, "() {\n"
                          "    local curcontext=$curcontext state line\n"
                          "    local -a subcommands=(\n");
    for (size_t i = 0; tool->subcommands[i]; i++) {
        wd_string_appendf(out, "        '%s:", wd_cli_own_word(tool->subcommands[i]));
        append_zsh_text(out, tool->subcommands[i]->summary, strlen(tool->subcommands[i]->summary));
        wd_string_append(out, "'\n");
    }
    wd_string_append(out, "        'help:print help'\n"
                          "    )\n"
                          "    local -a specs=(\n");
    append_zsh_options(out, tool);
    wd_string_append(out, "        '1:subcommand:->subcommand'\n"
                          "        '*::argument:->argument'\n"
                          "    )\n"
                          "    _arguments -s -S -C : $specs && return\n"
                          "    case $state in\n"
                          "    subcommand) _describe subcommand subcommands ;;\n"
                          "    argument)\n"
                          "        case $line[1] in\n");
    for (size_t i = 0; tool->subcommands[i]; i++) {
        wd_string_appendf(out, "        %s) _", wd_cli_own_word(tool->subcommands[i]));
        append_identifier(out, tool->subcommands[i]);
        wd_string_append(out, " ;;\n");
    }
    wd_string_append(out, "        help) _describe subcommand subcommands ;;\n"
                          "        esac ;;\n"
                          "    esac\n"
                          "}\n\n");
}

static void append_zsh(wd_string_builder *out, const wd_cli_command *tool) {
    wd_string_appendf(out,
                      "#compdef %s\n# zsh completion for %s, generated by '%s --print-completion=zsh'.\n\n",
                      tool->name, tool->name, tool->name);
    for_each_command(out, tool, append_zsh_function);
    if (has_subcommands(tool)) {
        append_zsh_dispatch(out, tool);
    }
    // The file is a function that is loaded on demand, or is read by `source`.
    wd_string_append(out, "if [[ $zsh_eval_context[-1] == loadautofunc ]]; then\n    _");
    append_identifier(out, tool);
    wd_string_append(out, " \"$@\"\nelse\n    compdef _");
    append_identifier(out, tool);
    wd_string_appendf(out, " %s\nfi\n", tool->name);
}

// --- fish ---

static void append_fish_text(wd_string_builder *out, const char *text, size_t length) {
    wd_string_append_char(out, '\'');
    for (size_t i = 0; i < length; i++) {
        wd_string_append(out, text[i] == '\'' || text[i] == '\\' ? "\\" : "");
        wd_string_append_char(out, text[i]);
    }
    wd_string_append_char(out, '\'');
}

// The tool's name is the command up to its first space.
static void append_fish_command(wd_string_builder *out, const wd_cli_command *command, bool is_tool) {
    wd_string_append(out, "complete -c ");
    wd_string_append_n(out, command->name, strcspn(command->name, " "));
    if (!is_tool) {
        wd_string_appendf(out, " -n '__fish_seen_subcommand_from %s'", wd_cli_own_word(command));
    } else if (has_subcommands(command)) {
        wd_string_append(out, " -n '__fish_use_subcommand'");
    }
}

static void append_fish_keys(wd_string_builder *out, const char *keys) {
    const char *key;
    size_t length;
    wd_string_append(out, " -a '");
    while ((key = wd_cli_next_word(&keys, &length))) {
        wd_string_appendf(out, "%.*s= ", (int)length, key);
    }
    wd_string_append(out, "'");
}

static void append_fish_options(wd_string_builder *out, const wd_cli_command *command, bool is_tool) {
    for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option)) {
        if (option->renamed) {
            continue;
        }
        append_fish_command(out, command, is_tool);
        wd_string_appendf(out, " -l %s", option->name);
        if (wd_cli_letter(option)) {
            wd_string_appendf(out, " -s %c", wd_cli_letter(option));
        }
        if (option->argument && !option->is_optional) {
            const bool has_words = option->kind == WD_CLI_CHOICE || option->kind == WD_CLI_LIST;
            wd_string_append(out, option->kind == WD_CLI_FILE ? " -r -F" : " -x");
            if (option->kind == WD_CLI_KEY) {
                append_fish_keys(out, option->choices);
            } else if (has_words) {
                wd_string_appendf(out, " -a '%s'", option->choices);
            } else if (option->kind == WD_CLI_FOLDER) {
                wd_string_append(out, " -a '(__fish_complete_directories)'");
            }
        }
        wd_string_append(out, " -d ");
        append_fish_text(out, option->help, wd_cli_first_clause(option->help));
        wd_string_append_char(out, '\n');
    }
    if (!(is_tool && has_subcommands(command)) && !has_file_arguments(command)) {
        append_fish_command(out, command, is_tool);
        wd_string_appendf(out, " -f%s%s%s\n", command->argument_choices ? " -a '" : "",
                          command->argument_choices ? command->argument_choices : "",
                          command->argument_choices ? "'" : "");
    }
}

static void append_fish(wd_string_builder *out, const wd_cli_command *tool) {
    wd_string_appendf(out, "# fish completion for %s, generated by '%s --print-completion=fish'.\n",
                      tool->name, tool->name);
    for (size_t i = 0; tool->subcommands && tool->subcommands[i]; i++) {
        append_fish_command(out, tool, true);
        wd_string_appendf(out, " -f -a %s -d ", wd_cli_own_word(tool->subcommands[i]));
        append_fish_text(out, tool->subcommands[i]->summary, strlen(tool->subcommands[i]->summary));
        wd_string_append_char(out, '\n');
    }
    if (has_subcommands(tool)) {
        append_fish_command(out, tool, true);
        wd_string_append(out, " -f -a help -d 'Print help'\n");
    }
    for_each_command(out, tool, append_fish_options);
}

void wd_cli_append_completion(wd_string_builder *out, const wd_cli_command *command, const char *shell) {
    static void (*const append[])(wd_string_builder * out,
                                  const wd_cli_command *tool) = {append_bash, append_zsh, append_fish};
    append[wd_cli_choice_index(wd_cli_shells, shell)](out, command);
}
