#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"
#include "vk/util/vector.h"

static const size_t MAX_RESPONSE_SIZE = (size_t)64 << 20;
enum { MAX_ARGUMENTS = 1 << 24, MAX_RESPONSE_FILES = 1 << 12 };

// arguments is the expanded command line.
struct arguments {
    WD_VECTOR(char *) list; // A NULL follows the last one.
    size_t num_files; // Response files read. A few that name each other twice would be read without end.
    bool ended;       // A "--" came: the rest are names.
};

// response is one file that is being read, and the one that named it.
struct response {
    const char *path;
    const char *text;
    size_t size;
    dev_t device;
    ino_t inode;
    const struct response *outer;
};

static int add_file(struct arguments *arguments, const char *path, const struct response *outer);

static int out_of_memory(void) {
    return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
}

// wrong_at reports a problem of a response file, which makes the command line wrong.
static int wrong_at(const struct response *response, size_t offset, const char *what) {
    wd_tool_error(response->path, offset, "%s", what);
    return WD_EXIT_USAGE;
}

// Takes ownership of `argument`.
static int add_argument(struct arguments *arguments, char *argument, const struct response *outer) {
    if (!argument) {
        return out_of_memory();
    }
    if (!arguments->ended && argument[0] == '@' && argument[1]) {
        int code = add_file(arguments, argument + 1, outer);
        free(argument);
        return code;
    }
    wd_allocator heap = wd_allocator_default();
    if (arguments->list.count >= MAX_ARGUMENTS ||
        !WD_VECTOR_RESERVE(&heap, &arguments->list, arguments->list.count + 2)) {
        free(argument);
        return out_of_memory();
    }
    arguments->list.items[arguments->list.count++] = argument;
    arguments->list.items[arguments->list.count] = NULL;
    arguments->ended |= strcmp(argument, "--") == 0;
    return WD_EXIT_OK;
}

// The length of a backslash and the line end after it, which join two lines; 0: there is none.
static size_t joined_line_length(const struct response *response, size_t at) {
    static const char *const ends[] = {"\\\n", "\\\r\n"};
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        const size_t length = strlen(ends[i]);
        if (response->size - at >= length && memcmp(response->text + at, ends[i], length) == 0) {
            return length;
        }
    }
    return 0;
}

// Copies the argument at `*at` without its quotes to `out`, and moves `*at` after it. As in a shell: '...' is copied
// unchanged, within "..." and outside of quotes a backslash quotes the next character.
static int unquote(const struct response *response, size_t *at, char *out, size_t *length) {
    char quote = 0;
    size_t begin = *at;
    *length = 0;
    for (; *at < response->size; ++*at) {
        char c = response->text[*at];
        const size_t joined = quote == '\'' ? 0 : joined_line_length(response, *at);
        if (joined) {
            *at += joined - 1;
        } else if (!quote && isspace((unsigned char)c)) {
            break;
        } else if (!quote && (c == '\'' || c == '"')) {
            quote = c;
            begin = *at;
        } else if (quote && c == quote) {
            quote = 0;
        } else if (c == '\\' && quote != '\'' && *at + 1 < response->size) {
            out[(*length)++] = response->text[++*at];
        } else {
            out[(*length)++] = c;
        }
    }
    return quote ? wrong_at(response, begin, "a quote is not closed") : WD_EXIT_OK;
}

static int add_words(struct arguments *arguments, const struct response *response) {
    char *word = malloc(response->size + 1);
    int code = word ? WD_EXIT_OK : out_of_memory();
    for (size_t at = 0; !code && at < response->size;) {
        const size_t joined = joined_line_length(response, at);
        if (joined || isspace((unsigned char)response->text[at])) {
            at += joined ? joined : 1;
            continue;
        }
        size_t length;
        code = unquote(response, &at, word, &length);
        if (!code) {
            code = add_argument(arguments, strndup(word, length), response);
        }
    }
    free(word);
    return code;
}

static int add_file(struct arguments *arguments, const char *path, const struct response *outer) {
    struct stat status;
    bool known = stat(path, &status) == 0;
    for (const struct response *open = outer; known && open; open = open->outer) {
        if (open->device == status.st_dev && open->inode == status.st_ino) {
            return wrong_at(outer, WD_TOOL_NO_OFFSET, "the response file includes itself");
        }
    }
    if (++arguments->num_files > MAX_RESPONSE_FILES) {
        return wd_tool_usage("more than %d response files", MAX_RESPONSE_FILES);
    }
    void *text;
    size_t size;
    int code = wd_tool_read(path, MAX_RESPONSE_SIZE, &text, &size);
    if (code) {
        return code;
    }
    struct response response = {.path = path, .text = text, .size = size, .outer = outer};
    if (known) {
        response.device = status.st_dev;
        response.inode = status.st_ino;
    }
    const char *nul = memchr(text, '\0', size);
    code = nul ? wrong_at(&response, (size_t)(nul - response.text), "a NUL byte: not a response file")
               : add_words(arguments, &response);
    free(text);
    return code;
}

int spv_response_expand(int *argc, char ***argv) {
    struct arguments arguments = {0};
    int code = WD_EXIT_OK;
    for (int i = 0; !code && i < *argc; i++) {
        arguments.ended |= i == 0; // The tool's own name is not expanded.
        code = add_argument(&arguments, strdup((*argv)[i]), NULL);
        arguments.ended = i == 0 ? false : arguments.ended;
    }
    *argc = (int)arguments.list.count;
    *argv = arguments.list.items;
    return code;
}

void spv_response_free(int argc, char **argv) {
    for (int i = 0; i < argc; i++) {
        free(argv[i]);
    }
    free(argv);
}
