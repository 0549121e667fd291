#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"

static const char *name_of(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static char *join(const char *folder, size_t folder_length, const char *name) {
    bool slash = folder_length && folder[folder_length - 1] != '/';
    char *path = NULL;
    if (asprintf(&path, "%.*s%s%s", (int)folder_length, folder, slash ? "/" : "", name) < 0) {
        return NULL;
    }
    return path;
}

static bool is_folder(const char *path) {
    struct stat status;
    size_t length = strlen(path);
    return (length && path[length - 1] == '/') || (stat(path, &status) == 0 && S_ISDIR(status.st_mode));
}

static bool is_same_file(const char *a, const char *b) {
    struct stat status_a, status_b;
    return stat(a, &status_a) == 0 && stat(b, &status_b) == 0 && S_ISREG(status_a.st_mode) &&
           status_a.st_dev == status_b.st_dev && status_a.st_ino == status_b.st_ino;
}

static int compare_outputs(const void *a, const void *b) {
    const spv_module *const *x = a, *const *y = b;
    return strcmp((*x)->output, (*y)->output);
}

// Two inputs with one name would be written over each other.
static int refuse_equal_outputs(const spv_run *run) {
    const spv_module **sorted = calloc(run->num_modules, sizeof *sorted);
    int code = WD_EXIT_OK;
    if (!sorted) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
    }
    for (size_t i = 0; i < run->num_modules; i++) {
        sorted[i] = &run->modules[i];
    }
    qsort(sorted, run->num_modules, sizeof *sorted, compare_outputs);
    for (size_t i = 1; !code && i < run->num_modules; i++) {
        if (strcmp(sorted[i - 1]->output, sorted[i]->output) == 0) {
            code = wd_tool_usage("%s and %s would both be written to %s", sorted[i - 1]->input,
                                 sorted[i]->input, sorted[i]->output);
        }
    }
    free(sorted);
    return code;
}

int spv_output_paths(spv_run *run) {
    if (!run->output) {
        return WD_EXIT_OK;
    }
    bool to_stdout = strcmp(run->output, "-") == 0;
    bool to_folder = !to_stdout && (run->num_modules > 1 || is_folder(run->output));
    if (to_stdout && run->num_modules > 1) {
        return wd_tool_usage("only one module can be written to standard output");
    }
    for (size_t i = 0; i < run->num_modules; i++) {
        spv_module *module = &run->modules[i];
        const char *name = strcmp(module->input, "-") == 0 ? "stdin.spv" : name_of(module->input);
        module->output = to_folder ? join(run->output, strlen(run->output), name) : strdup(run->output);
        if (!module->output) {
            return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
        }
        if (!to_stdout && is_same_file(module->input, module->output)) {
            return wd_tool_usage("%s would be written over itself", module->input);
        }
    }
    return to_folder ? refuse_equal_outputs(run) : WD_EXIT_OK;
}

// The absolute form of a folder of which the last parts may be missing; with a '/' at its end.
static char *resolve_folder(const char *folder) {
    folder = *folder ? folder : ".";
    char *known = strdup(folder);
    size_t length = known ? strlen(known) : 0;
    char *resolved = NULL;
    while (known && !(resolved = realpath(*known ? known : ".", NULL)) && *known) {
        // Take the last part off and try what stands before it.
        while (length && known[length - 1] == '/') {
            length--;
        }
        while (length && known[length - 1] != '/') {
            length--;
        }
        known[length] = '\0';
    }
    char *whole = resolved ? join(resolved, strlen(resolved), folder + length) : NULL;
    bool ends = whole && whole[strlen(whole) - 1] == '/';
    char *closed = whole && !ends ? join(whole, strlen(whole), "") : whole;
    if (closed != whole) {
        free(whole);
    }
    free(resolved);
    free(known);
    return closed;
}

// The absolute folder that `file`, which need not exist, lies in.
static char *folder_of(const char *file) {
    char *folder = strndup(file, (size_t)(name_of(file) - file));
    char *resolved = folder ? resolve_folder(folder) : NULL;
    free(folder);
    return resolved;
}

char *spv_relative_path(const char *from_file, const char *to_file) {
    char *from = folder_of(from_file), *to = realpath(to_file, NULL);
    char *relative = NULL;
    if (from && to) {
        size_t common = 0; // Behind the last '/' that both have.
        for (size_t i = 0; from[i] && from[i] == to[i]; i++) {
            common = from[i] == '/' ? i + 1 : common;
        }
        size_t ups = 0;
        for (const char *rest = from + common; *rest; rest++) {
            ups += *rest == '/';
        }
        relative = malloc(ups * 3 + strlen(to + common) + 1);
        char *end = relative;
        for (size_t i = 0; relative && i < ups; i++) {
            end = stpcpy(end, "../");
        }
        if (relative) {
            stpcpy(end, to + common);
        }
    }
    free(from);
    free(to);
    return relative;
}
