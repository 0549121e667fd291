// What the command-line tools share: exit codes, messages, command lines, colour, whole-file input and
// output.
//
// A tool's main begins with wd_tool_parse; messages then carry the tool's name: `tool: file: offset: what`,
// or `tool: file: what` where no offset makes sense. Messages go to standard error, results to standard
// output.
//
// | function                                  | threads                                                    |
// |-------------------------------------------|------------------------------------------------------------|
// | wd_tool_parse                             | before any thread is started                               |
// | all others                                | any thread; a message is written whole, over any progress  |
#ifndef WARDEN_TOOLS_COMMON_TOOL_H
#define WARDEN_TOOLS_COMMON_TOOL_H

#include <argp.h>
#include <stdarg.h>
#include <stdio.h>

#include "vk/util/status.h"

#ifdef __cplusplus
extern "C" {
#endif

// Exit codes, the same for every tool. The greater one wins where several apply.
enum {
    WD_EXIT_OK = 0,
    WD_EXIT_FINDINGS = 1, // The tool did its work and found what it looks for.
    WD_EXIT_USAGE = 2,    // The command line makes no sense.
    WD_EXIT_INPUT = 3,    // Input could not be read, or output could not be written.
};

#define WD_TOOL_VERSION "0.1.0"

// WD_TOOL_NO_OFFSET is the offset of a message about a file as a whole.
#define WD_TOOL_NO_OFFSET SIZE_MAX

// wd_tool_parse reads the command line with glibc's argp. `name` is the tool's name ("errdecode"), whatever
// argv[0] says. It adds --help, --usage and `--version` ("errdecode (Warden) 0.1.0"). A wrong command line
// ends the process with WD_EXIT_USAGE. `input` goes to the parsers.
void wd_tool_parse(const char *name, const struct argp *argp, int argc, char **argv, void *input);

// wd_tool_parse_in_order is wd_tool_parse for a tool of subcommands: options after the first plain argument
// are left for the subcommand, whose own parser is called with name "vkcache merge" and argv from the
// subcommand's word on. Messages of the subcommand still begin with the tool's name alone, "vkcache: ".
void wd_tool_parse_in_order(const char *name, const struct argp *argp, int argc, char **argv, void *input);

// wd_tool_name returns the name that wd_tool_parse was given, "warden" before.
const char *wd_tool_name(void);

// wd_tool_error and wd_tool_warning print one line. `file` may be NULL (no file), "-" is shown as "<stdin>";
// `offset` is in bytes, or WD_TOOL_NO_OFFSET. wd_tool_error always returns WD_EXIT_INPUT, so that `return
// wd_tool_error(...)` reads well.
int wd_tool_error(const char *file, size_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void wd_tool_warning(const char *file, size_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// wd_tool_error_status prints an error for `status`: the reason of errno for WD_ERROR_IO, else the
// diagnostic's message and offset if `diagnostic` (may be NULL) has one, else the words of the status.
// Returns WD_EXIT_INPUT.
int wd_tool_error_status(const char *file, wd_status status, const wd_diagnostic *diagnostic);

// wd_tool_usage prints `tool: what` and where to find help, and returns WD_EXIT_USAGE.
int wd_tool_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

// wd_tool_has_color tells whether `stream` takes colour: it is a terminal that is not "dumb", and NO_COLOR is
// unset or empty (https://no-color.org).
bool wd_tool_has_color(FILE *stream);

// Colours for wd_tool_paint.
typedef enum wd_tool_color {
    WD_TOOL_BOLD,
    WD_TOOL_RED,
    WD_TOOL_GREEN,
    WD_TOOL_YELLOW,
    WD_TOOL_CYAN,
    WD_TOOL_DIM,
    WD_TOOL_PLAIN, // Ends the others.
} wd_tool_color;

// wd_tool_paint returns the escape sequence of `color`, or "" where `stream` has no colour.
const char *wd_tool_paint(FILE *stream, wd_tool_color color);

// wd_tool_read reads the whole of `path` ("-": standard input), at most `max_size` bytes (0: no bound). On
// failure it prints an error and returns WD_EXIT_INPUT; else WD_EXIT_OK, and `*data` is freed with free().
int wd_tool_read(const char *path, size_t max_size, void **data, size_t *size);

// wd_tool_write writes `size` bytes to `path` at once: standard output if `path` is NULL or "-", else the
// file is replaced atomically. On failure it prints an error and returns WD_EXIT_INPUT; else WD_EXIT_OK.
int wd_tool_write(const char *path, const void *data, size_t size);

#ifdef __cplusplus
}
#endif
#endif
