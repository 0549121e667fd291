#include "tools/common/tool.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/common/tool_internal.h"
#include "vk/util/file.h"
#include "vk/util/string_builder.h"

static const char *tool_name = "warden";

const char *wd_tool_name(void) {
    return tool_name;
}

static void print_version(FILE *stream, struct argp_state *state) {
    (void)state;
    fprintf(stream, "%s (Warden) " WD_TOOL_VERSION "\n", tool_name);
}

// The first file that is opened would take the place of a standard stream that is closed, and get what is written there.
// What stands there instead cannot be used either: a result that nobody gets is told of.
static void keep_standard_streams(void) {
    for (int stream = STDIN_FILENO; stream <= STDERR_FILENO; stream++) {
        if (fcntl(stream, F_GETFD) < 0 && open("/dev/null", stream ? O_RDONLY : O_WRONLY) < 0) {
            return;
        }
    }
}

// prepare is done once for a process.
static void prepare(void) {
    static bool done;
    if (!done) {
        done = true;
        keep_standard_streams();
        wd_tool_watch_signals();
    }
}

static void parse(const char *name, const struct argp *argp, int argc, char **argv, void *input,
                  unsigned flags) {
    prepare();
    tool_name = name;
    argp_err_exit_status = WD_EXIT_USAGE;
    argp_program_version_hook = print_version;
    // argp takes the tool's name for its own messages from argv[0].
    char *own_argv0 = argc > 0 ? argv[0] : NULL;
    if (argc > 0) {
        argv[0] = (char *)name;
    }
    error_t error = argp_parse(argp, argc, argv, flags, NULL, input);
    if (argc > 0) {
        argv[0] = own_argv0;
    }
    if (error) {
        fprintf(stderr, "%s: %s\n", name, strerror(error));
        exit(WD_EXIT_USAGE);
    }
}

void wd_tool_parse(const char *name, const struct argp *argp, int argc, char **argv, void *input) {
    parse(name, argp, argc, argv, input, 0);
}

void wd_tool_parse_in_order(const char *name, const struct argp *argp, int argc, char **argv, void *input) {
    parse(name, argp, argc, argv, input, ARGP_IN_ORDER);
}

bool wd_tool_has_color(FILE *stream) {
    const char *no_color = getenv("NO_COLOR");
    const char *term = getenv("TERM");
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

static const char *shown_name(const char *file) {
    return strcmp(file, "-") == 0 ? "<stdin>" : *file ? file : "''";
}

// print_message writes one line while the progress line is out of the way. Names and what stands in files may be anything: a
// terminal gets to see it and does not carry it out.
static void print_message(const char *kind, wd_tool_color color, const char *file, size_t offset,
                          const char *format, va_list arguments) {
    wd_string_builder raw, line;
    wd_string_init(&raw, wd_allocator_default());
    wd_string_init(&line, wd_allocator_default());
    // A subcommand's messages are the tool's: "vkcache: a.valcache: 24: ...".
    wd_string_append_n(&line, tool_name, strcspn(tool_name, " "));
    wd_string_append(&line, ": ");
    if (file) {
        wd_string_append_printable(&line, shown_name(file), strlen(shown_name(file)), "");
        wd_string_append(&line, ": ");
    }
    if (offset != WD_TOOL_NO_OFFSET) {
        wd_string_appendf(&line, "%zu: ", offset);
    }
    if (kind) {
        wd_string_appendf(&line, "%s%s:%s ", wd_tool_paint(stderr, color), kind,
                          wd_tool_paint(stderr, WD_TOOL_PLAIN));
    }
    wd_string_appendv(&raw, format, arguments);
    wd_string_append_printable(&line, raw.text, raw.length, "\n\t");
    wd_string_append_char(&line, '\n');
    wd_progress_hide();
    if (line.failed || raw.failed) {
        fprintf(stderr, "%s: out of memory\n", tool_name);
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
    print_message(NULL, WD_TOOL_RED, file, offset, format, arguments);
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

int wd_tool_usage(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print_message(NULL, WD_TOOL_RED, NULL, WD_TOOL_NO_OFFSET, format, arguments);
    va_end(arguments);
    fprintf(stderr, "Try `%s --help' for more information.\n", tool_name);
    return WD_EXIT_USAGE;
}

int wd_tool_read(const char *path, size_t max_size, void **data, size_t *size) {
    wd_allocator heap = wd_allocator_default();
    wd_status status = wd_file_read(&heap, path, max_size, data, size);
    if (status == WD_ERROR_UNSUPPORTED) {
        return wd_tool_error(path, WD_TOOL_NO_OFFSET, "larger than %zu bytes, the most that is read",
                             max_size);
    }
    return status ? wd_tool_error_status(path, status, NULL) : WD_EXIT_OK;
}

static int write_standard_output(const void *data, size_t size) {
    if (fwrite(data, 1, size, stdout) != size || fflush(stdout) != 0) {
        return wd_tool_error("<stdout>", WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    return WD_EXIT_OK;
}

int wd_tool_write(const char *path, const void *data, size_t size) {
    if (!path || strcmp(path, "-") == 0) {
        return write_standard_output(data, size);
    }
    wd_status status = wd_file_replace(path, data, size);
    return status ? wd_tool_error_status(path, status, NULL) : WD_EXIT_OK;
}
