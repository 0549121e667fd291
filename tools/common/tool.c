#include "tools/common/tool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool_internal.h"
#include "vk/util/file.h"

static const char *tool_name = "warden";
static wd_tool_color_mode color_mode = WD_TOOL_COLOR_AUTO;

const char *wd_tool_name(void) {
    return tool_name;
}

// The first file that is opened would take the descriptor of a standard stream that is closed, and receive the text
// written to that stream. The replacement fails when it is used, so that a lost result is reported.
static void keep_standard_streams(void) {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
        if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", stream ? O_RDONLY : O_WRONLY) < 0) {
            return;
        }
    }
}

void wd_tool_begin(const char *name) {
    static bool prepared;
    tool_name = name;
    if (!prepared) {
        prepared = true;
        keep_standard_streams();
        wd_tool_watch_signals();
    }
}

// --- Color ---

void wd_tool_set_color(wd_tool_color_mode mode) {
    color_mode = mode;
}

bool wd_tool_has_color(FILE *stream) {
    const char *no_color = getenv("NO_COLOR");
    const char *term = getenv("TERM");
    if (color_mode != WD_TOOL_COLOR_AUTO) {
        return color_mode == WD_TOOL_COLOR_ALWAYS;
    }
    return isatty(fileno(stream)) && !(no_color && *no_color) && term && strcmp(term, "dumb") != 0;
}

const char *wd_tool_paint(FILE *stream, wd_tool_color color) {
    static const char *const sequences[] = {
        [WD_TOOL_BOLD] = "\033[1m",    [WD_TOOL_RED] = "\033[31m",  [WD_TOOL_GREEN] = "\033[32m",
        [WD_TOOL_YELLOW] = "\033[33m", [WD_TOOL_CYAN] = "\033[36m", [WD_TOOL_DIM] = "\033[2m",
        [WD_TOOL_PLAIN] = "\033[0m",
    };
    return wd_tool_has_color(stream) ? sequences[color] : "";
}

// --- Messages ---

void wd_tool_append_name(wd_string_builder *out, const char *file) {
    const char *shown = strcmp(file, "-") == 0 ? "<stdin>" : *file ? file : "''";
    wd_string_append_printable(out, shown, strlen(shown), "");
}

// print_message prints one message while the progress line is hidden.
static void print_message(const char *label, wd_tool_color color, const char *file, size_t offset,
                          const char *format, va_list arguments) {
    wd_string_builder raw, line;
    wd_string_init(&raw, wd_allocator_default());
    wd_string_init(&line, wd_allocator_default());
    // Messages of a subcommand show the tool's name only: "vkcache: a.valcache: 24: ...".
    wd_string_append_n(&line, tool_name, strcspn(tool_name, " "));
    wd_string_append(&line, ": ");
    if (file) {
        wd_tool_append_name(&line, file);
        wd_string_append(&line, ": ");
    }
    if (offset != WD_TOOL_NO_OFFSET) {
        wd_string_appendf(&line, "%zu: ", offset);
    }
    wd_string_appendf(&line, "%s%s:%s ", wd_tool_paint(stderr, color), label,
                      wd_tool_paint(stderr, WD_TOOL_PLAIN));
    wd_string_appendv(&raw, format, arguments);
    wd_string_append_printable(&line, raw.text, raw.length, "\n\t");
    wd_string_append_char(&line, '\n');
    wd_progress_hide();
    if (line.failed || raw.failed) {
        fprintf(stderr, "%s: error: out of memory\n", tool_name);
    } else {
        fputs(line.text, stderr);
    }
    wd_progress_show();
    wd_string_finish(&line);
    wd_string_finish(&raw);
}

int wd_tool_error(const char *file, size_t offset, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message("error", WD_TOOL_RED, file, offset, format, arguments);
    va_end(arguments);
    return WD_EXIT_INPUT;
}

void wd_tool_warning(const char *file, size_t offset, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message("warning", WD_TOOL_YELLOW, file, offset, format, arguments);
    va_end(arguments);
}

int wd_tool_error_status(const char *file, wd_status status, const wd_diagnostic *diagnostic) {
    if (status == WD_ERROR_IO) {
        return wd_tool_error(file, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    if (diagnostic && diagnostic->message[0]) {
        return wd_tool_error(file, diagnostic->offset, "%s", diagnostic->message);
    }
    return wd_tool_error(file, WD_TOOL_NO_OFFSET, "%s", wd_status_string(status));
}

static int print_usage(const char *format, va_list arguments) {
    print_message("error", WD_TOOL_RED, NULL, WD_TOOL_NO_OFFSET, format, arguments);
    fprintf(stderr, "Try '%s --help' for more information.\n", tool_name);
    return WD_EXIT_USAGE;
}

int wd_tool_usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_usage(format, arguments);
    va_end(arguments);
    return WD_EXIT_USAGE;
}

void wd_tool_fail_usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_usage(format, arguments);
    va_end(arguments);
    exit(WD_EXIT_USAGE);
}

// --- Files ---

int wd_tool_read(const char *path, size_t max_size, void **data, size_t *size) {
    wd_allocator heap = wd_allocator_default();
    wd_status status = wd_file_read(&heap, path, max_size, data, size);
    if (status == WD_ERROR_UNSUPPORTED) {
        return wd_tool_error(path, WD_TOOL_NO_OFFSET, "larger than %zu bytes, the maximum that is read",
                             max_size);
    }
    return status ? wd_tool_error_status(path, status, NULL) : WD_EXIT_OK;
}

int wd_tool_read_kind(const char *path, const void *magic, size_t magic_size, void **data, size_t *size) {
    wd_allocator heap = wd_allocator_default();
    wd_status status = wd_file_read_kind(&heap, path, magic, magic_size, data, size);
    return status ? wd_tool_error_status(path, status, NULL) : WD_EXIT_OK;
}

int wd_tool_output_error(void) {
    return wd_tool_error("<stdout>", WD_TOOL_NO_OFFSET, "%s", errno ? strerror(errno) : "out of memory");
}

static int write_standard_output(const void *data, size_t size) {
    if (fwrite(data, 1, size, stdout) != size || fflush(stdout) != 0) {
        return wd_tool_output_error();
    }
    return WD_EXIT_OK;
}

int wd_tool_write(const char *path, const void *data, size_t size) {
    if (!path || strcmp(path, "-") == 0) {
        return write_standard_output(data, size);
    }
    char *target = wd_tool_link_target(path);
    wd_status status = target ? wd_file_replace(target, data, size) : WD_ERROR_IO;
    int code = WD_EXIT_OK;
    if (status == WD_ERROR_IO && errno == ENXIO) {
        code = wd_tool_error(path, WD_TOOL_NO_OFFSET, "no process reads from this pipe");
    } else if (status != WD_OK) {
        code = wd_tool_error_status(path, status, NULL);
    }
    free(target);
    return code;
}

int wd_tool_print(const wd_string_builder *text) {
    if (text->failed) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    return write_standard_output(text->text, text->length);
}

char *wd_tool_link_target(const char *path) {
    char target[WD_FILE_MAX_PATH];
    return wd_file_link_target(path, target) == WD_OK ? strdup(target) : NULL;
}
