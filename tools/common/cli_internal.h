// Functions that the files of cli.h share.
#ifndef WARDEN_TOOLS_COMMON_CLI_INTERNAL_H
#define WARDEN_TOOLS_COMMON_CLI_INTERNAL_H

#include "tools/common/cli.h"

// wd_cli_common_options are the options that every command accepts. They end with a zeroed one.
extern const wd_cli_option wd_cli_common_options[];

// wd_cli_shells is the list of shells that completions are made for, in the form of wd_cli_option.choices.
extern const char wd_cli_shells[];

// wd_cli_letter returns the letter of the short option, or 0.
char wd_cli_letter(const wd_cli_option *option);

// wd_cli_exit_text returns the meaning of an exit code, 0 to 3, for a command; NULL: the command does not use it.
const char *wd_cli_exit_text(const wd_cli_command *command, int code);

// wd_cli_first_clause returns the length of `text` up to its first period or colon.
size_t wd_cli_first_clause(const char *text);

// wd_cli_own_word returns the last word of the command's name: "merge" for "vkcache merge".
const char *wd_cli_own_word(const wd_cli_command *command);

// A table of options and the common options, one after the other:
//     for (const wd_cli_option *option = wd_cli_first(command); option; option = wd_cli_next(option))
const wd_cli_option *wd_cli_first(const wd_cli_command *command);
const wd_cli_option *wd_cli_next(const wd_cli_option *option);

// wd_cli_next_word returns the next word of a list that spaces separate and moves `*list` after it; NULL at the end.
const char *wd_cli_next_word(const char **list, size_t *length);

// wd_cli_suggestion is the candidate that is most similar to a mistyped word.
typedef struct wd_cli_suggestion {
    const char *word; // The user's spelling.
    size_t word_length;
    const char *best; // NULL: no candidate is similar.
    size_t best_length;
    size_t distance;
} wd_cli_suggestion;

// wd_cli_suggest_begin starts a search, wd_cli_suggest_add adds a candidate.
wd_cli_suggestion wd_cli_suggest_begin(const char *word, size_t length);
void wd_cli_suggest_add(wd_cli_suggestion *suggestion, const char *candidate, size_t length);

#endif
