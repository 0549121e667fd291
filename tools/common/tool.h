// Functions that all command-line tools share: exit codes, messages, color, reading and writing of entire files.
// cli.h parses command lines.
//
// A tool calls wd_tool_begin first; from then on its messages begin with its name. Messages have the form
// `tool: file: offset: error: problem`, without the file or the offset where there is none. Messages go to standard
// error, results to standard output.
//
// | function                                  | threads                                                    |
// |-------------------------------------------|------------------------------------------------------------|
// | wd_tool_begin, wd_tool_set_color          | before any thread is started                               |
// | all others                                | any thread; each message is written as a unit              |
#ifndef WARDEN_TOOLS_COMMON_TOOL_H
#define WARDEN_TOOLS_COMMON_TOOL_H

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

#include "vk/util/status.h"
#include "vk/util/string_builder.h"

#ifdef __cplusplus
extern "C" {
#endif

// Exit codes, the same for every tool. The greater one wins where several apply.
enum {
    WD_EXIT_OK = 0,
    WD_EXIT_FINDINGS = 1, // The tool did its work and found problems in its input.
    WD_EXIT_USAGE = 2,    // The command line is wrong.
    WD_EXIT_INPUT = 3,    // Input could not be read, or output could not be written.
};

#define WD_TOOL_VERSION "0.1.0"

// WD_TOOL_NO_OFFSET is the offset of a message about an entire file.
#define WD_TOOL_NO_OFFSET SIZE_MAX

// wd_tool_begin sets the name that messages begin with: "errdecode", or "vkcache merge" for a subcommand, of which
// messages show the first word. `name` must stay valid. The first call also prepares the process: closed standard
// streams are replaced, and a signal that ends the process removes incomplete output files.
void wd_tool_begin(const char *name);

// wd_tool_forward_signals makes the process outlive the signals that would end it (SIGHUP, SIGINT, SIGTERM) and sends
// them to the child process `child` instead; those that a terminal sends to the child as well are not sent twice. 0
// ends this.
void wd_tool_forward_signals(int child);

// wd_tool_name returns the name that wd_tool_begin was given, "warden" before.
const char *wd_tool_name(void);

// wd_tool_error and wd_tool_warning print one message. `file` may be NULL (no file), "-" is shown as "<stdin>";
// `offset` is in bytes, or WD_TOOL_NO_OFFSET. wd_tool_error always returns WD_EXIT_INPUT, so that
// `return wd_tool_error(...)` is possible. Control characters and invalid UTF-8 in names and text are escaped.
int wd_tool_error(const char *file, size_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void wd_tool_warning(const char *file, size_t offset, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

// wd_tool_error_status prints an error for `status`: the reason in errno for WD_ERROR_IO, else the message and offset
// of `diagnostic` (may be NULL) if it has one, else the description of the status. Returns WD_EXIT_INPUT.
int wd_tool_error_status(const char *file, wd_status status, const wd_diagnostic *diagnostic);

// wd_tool_usage prints `tool: error: problem` and how to get help, and returns WD_EXIT_USAGE.
int wd_tool_usage(const char *format, ...) __attribute__((format(printf, 1, 2)));

// wd_tool_fail_usage is wd_tool_usage, and ends the process.
void wd_tool_fail_usage(const char *format, ...) __attribute__((noreturn, format(printf, 1, 2)));

// The argument of --color.
typedef enum wd_tool_color_mode {
    WD_TOOL_COLOR_AUTO,
    WD_TOOL_COLOR_ALWAYS,
    WD_TOOL_COLOR_NEVER,
} wd_tool_color_mode;
void wd_tool_set_color(wd_tool_color_mode mode);

// wd_tool_has_color returns whether to color output to `stream`: always or never by wd_tool_set_color; with
// WD_TOOL_COLOR_AUTO on a terminal that is not "dumb", if NO_COLOR is unset or empty (https://no-color.org).
bool wd_tool_has_color(FILE *stream);

// Colors for wd_tool_paint.
typedef enum wd_tool_color {
    WD_TOOL_BOLD,
    WD_TOOL_RED,
    WD_TOOL_GREEN,
    WD_TOOL_YELLOW,
    WD_TOOL_CYAN,
    WD_TOOL_DIM,
    WD_TOOL_PLAIN, // Ends the others.
} wd_tool_color;

// wd_tool_paint returns the escape sequence of `color`, or "" where `stream` has no color.
const char *wd_tool_paint(FILE *stream, wd_tool_color color);

// wd_tool_append_name appends the name of an input file as it is shown to users: "<stdin>" for "-", control characters
// and invalid UTF-8 escaped.
void wd_tool_append_name(wd_string_builder *out, const char *file);

// wd_tool_read reads the entire file `path` ("-": standard input), at most `max_size` bytes (0: no limit). On failure
// it prints an error and returns WD_EXIT_INPUT; else WD_EXIT_OK, and `*data` is freed with free().
int wd_tool_read(const char *path, size_t max_size, void **data, size_t *size);

// wd_tool_read_kind is wd_tool_read without a limit, for files that begin with `magic`. Of another file only the first
// bytes are read, for which the caller's parser prints the error.
int wd_tool_read_kind(const char *path, const void *magic, size_t magic_size, void **data, size_t *size);

// wd_tool_output_error prints an error about standard output: the reason in errno, or that memory ran out if that is 0.
// Returns WD_EXIT_INPUT.
int wd_tool_output_error(void);

// wd_tool_write writes `size` bytes to `path`: to standard output if `path` is NULL or "-", else the file is replaced
// atomically. A symbolic link stays, and the file that it points to is replaced. On failure it prints an error and
// returns WD_EXIT_INPUT; else WD_EXIT_OK.
int wd_tool_write(const char *path, const void *data, size_t size);

// wd_tool_print writes `text` to standard output and returns an exit code, after an error message. A builder that ran
// out of memory is an error, too.
int wd_tool_print(const wd_string_builder *text);

// wd_tool_link_target returns the file that `path` names after all symbolic links in its last component are followed;
// the file need not exist. Links in /dev and /proc are not followed: they name streams. The result is freed with
// free(). NULL with errno set: memory ran out (ENOMEM), or there are too many links (ELOOP).
char *wd_tool_link_target(const char *path);

#ifdef __cplusplus
}
#endif
#endif
