#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"
#include "vk/util/file.h"

static int out_of_memory(void) {
    return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
}

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

static bool is_stdio(const char *path) {
    return strcmp(path, "-") == 0;
}

static bool is_folder(const char *path) {
    struct stat status;
    size_t length = strlen(path);
    return (length && path[length - 1] == '/') || (stat(path, &status) == 0 && S_ISDIR(status.st_mode));
}

static bool is_same_file(const char *a, const char *b) {
    struct stat status_a, status_b;
    return stat(a, &status_a) == 0 && stat(b, &status_b) == 0 && status_a.st_dev == status_b.st_dev &&
           status_a.st_ino == status_b.st_ino;
}

// --- Outputs that would replace an input or another output ---

// input_file is the identity of an input on the disk, independent of its name.
struct input_file {
    dev_t device;
    ino_t inode;
    const spv_module *module;
};

static int compare_input_files(const void *a, const void *b) {
    const struct input_file *x = a, *y = b;
    int order = (x->device > y->device) - (x->device < y->device);
    order = order ? order : (x->inode > y->inode) - (x->inode < y->inode);
    // Equal files in the order of the command line.
    return order || !x->module || !y->module ? order : (x->module > y->module) - (x->module < y->module);
}

// Lists the regular files among the inputs, sorted. NULL: out of memory.
static struct input_file *list_input_files(const spv_run *run, size_t *count) {
    struct input_file *files = calloc(run->modules.count + 1, sizeof *files);
    *count = 0;
    for (size_t i = 0; files && i < run->modules.count; i++) {
        struct stat status;
        const spv_module *module = &run->modules.items[i];
        if (!is_stdio(module->input) && stat(module->input, &status) == 0 && S_ISREG(status.st_mode)) {
            files[(*count)++] = (struct input_file){status.st_dev, status.st_ino, module};
        }
    }
    if (files) {
        qsort(files, *count, sizeof *files, compare_input_files);
    }
    return files;
}

// Finds the input that is the file `path`. NULL: none is.
static const spv_module *find_input_file(const struct input_file *files, size_t count, const char *path) {
    struct stat status;
    if (!path || is_stdio(path) || stat(path, &status) != 0) {
        return NULL;
    }
    struct input_file wanted = {status.st_dev, status.st_ino, NULL};
    const struct input_file *found = bsearch(&wanted, files, count, sizeof *files, compare_input_files);
    return found ? found->module : NULL;
}

static int refuse_written_inputs(const spv_run *run, const struct input_file *files, size_t count) {
    const spv_module *by_manifest = find_input_file(files, count, run->manifest);
    if (by_manifest) {
        return wd_tool_usage("the manifest would replace %s", by_manifest->input);
    }
    for (size_t i = 0; run->in_place && i + 1 < count; i++) {
        if (files[i].device == files[i + 1].device && files[i].inode == files[i + 1].inode) {
            return wd_tool_usage("%s and %s are the same file", files[i].module->input,
                                 files[i + 1].module->input);
        }
    }
    for (size_t i = 0; i < run->modules.count; i++) {
        const spv_module *module = &run->modules.items[i];
        const char *path = run->in_place ? module->backup : module->output;
        const spv_module *lost = find_input_file(files, count, path);
        if (lost == module) {
            return wd_tool_usage("the output would replace its input %s", module->input);
        } else if (lost) {
            return wd_tool_usage("the output of %s would replace %s", module->input, lost->input);
        }
    }
    return WD_EXIT_OK;
}

static int compare_outputs(const void *a, const void *b) {
    const spv_module *const *x = a, *const *y = b;
    int order = strcmp((*x)->target, (*y)->target);
    return order ? order : (*x > *y) - (*x < *y);
}

// Refuses outputs of which one would replace another, and a manifest that would replace a module.
static int refuse_equal_outputs(const spv_run *run) {
    const spv_module **sorted = calloc(run->modules.count + 1, sizeof *sorted);
    char *manifest = run->manifest ? wd_tool_link_target(run->manifest) : NULL;
    int code = WD_EXIT_OK;
    if (!sorted || (run->manifest && !manifest)) {
        free(sorted);
        return out_of_memory();
    }
    for (size_t i = 0; i < run->modules.count; i++) {
        sorted[i] = &run->modules.items[i];
    }
    qsort(sorted, run->modules.count, sizeof *sorted, compare_outputs);
    for (size_t i = 0; !code && i < run->modules.count; i++) {
        const char *output = sorted[i]->output;
        if (i && strcmp(sorted[i - 1]->target, sorted[i]->target) == 0) {
            code = wd_tool_usage("%s and %s would both be written to %s", sorted[i - 1]->input,
                                 sorted[i]->input, output);
        } else if (manifest && (strcmp(manifest, sorted[i]->target) == 0 ||
                                (!is_stdio(output) && is_same_file(manifest, output)))) {
            code = wd_tool_usage("%s and the manifest would both be written to %s", sorted[i]->input, output);
        }
    }
    free(manifest);
    free(sorted);
    return code;
}

// --- Output paths ---

static bool is_walked(const spv_module *module) {
    return module->prefix_length != 0;
}

static bool goes_to_folder(const spv_run *run) {
    bool walked = false;
    for (size_t i = 0; i < run->modules.count; i++) {
        walked |= is_walked(&run->modules.items[i]);
    }
    return run->modules.count > 1 || walked || is_folder(run->output);
}

static const char *mirrored_name(const spv_module *module) {
    const char *name = module->input + module->prefix_length;
    while (is_walked(module) && *name == '/') {
        name++;
    }
    return is_walked(module) ? name : is_stdio(module->input) ? "stdin.spv" : name_of(module->input);
}

static int place_outputs(spv_run *run) {
    bool to_stdout = is_stdio(run->output);
    bool to_folder = !to_stdout && goes_to_folder(run);
    if (to_stdout && run->modules.count > 1) {
        return wd_tool_usage("only one module can be written to standard output");
    }
    for (size_t i = 0; i < run->modules.count; i++) {
        spv_module *module = &run->modules.items[i];
        module->output =
            to_folder ? join(run->output, strlen(run->output), mirrored_name(module)) : strdup(run->output);
        module->target = module->output ? wd_tool_link_target(module->output) : NULL;
        if (!module->target) {
            return wd_tool_error(module->output, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
        }
    }
    return WD_EXIT_OK;
}

// With --in-place, a symbolic link stays, and the file that it points to is replaced.
static int place_in_place(spv_run *run) {
    for (size_t i = 0; i < run->modules.count; i++) {
        spv_module *module = &run->modules.items[i];
        if (is_stdio(module->input)) {
            return wd_tool_usage("standard input cannot be replaced: --in-place needs files");
        }
        module->output = realpath(module->input, NULL);
        module->output = module->output ? module->output : strdup(module->input);
        module->target = module->output ? strdup(module->output) : NULL;
        if (!module->target ||
            (run->suffix && asprintf(&module->backup, "%s%s", module->input, run->suffix) < 0)) {
            module->backup = NULL;
            return out_of_memory();
        }
    }
    return WD_EXIT_OK;
}

int spv_output_paths(spv_run *run) {
    size_t num_stdin = 0, count;
    for (size_t i = 0; i < run->modules.count; i++) {
        num_stdin += is_stdio(run->modules.items[i].input);
    }
    if (num_stdin > 1) {
        return wd_tool_usage("standard input ('-') can be read only once");
    }
    int code = run->in_place ? place_in_place(run) : run->output ? place_outputs(run) : WD_EXIT_OK;
    if (code) {
        return code;
    }
    struct input_file *files = list_input_files(run, &count);
    code = files ? refuse_written_inputs(run, files, count) : out_of_memory();
    free(files);
    return code || !run->output ? code : refuse_equal_outputs(run);
}

wd_status spv_file_write(const spv_run *run, const char *path, const void *data, size_t size) {
    if (is_stdio(path)) {
        return fwrite(data, 1, size, stdout) == size && fflush(stdout) == 0 ? WD_OK : WD_ERROR_IO;
    }
    char *target = wd_tool_link_target(path);
    // Waiting for the disk takes most of the time of a run. Only an output that replaces its own input cannot be made
    // again.
    wd_status status =
        target ? wd_file_write(target, data, size, run->in_place ? 0 : WD_FILE_UNFLUSHED) : WD_ERROR_IO;
    int reason = errno;
    free(target);
    errno = reason;
    return status;
}

// --- Relative paths ---

// Removes "." and ".." and empty parts from an absolute path, in place.
static void normalize(char *path) {
    char *out = path;
    for (const char *in = path; *in;) {
        size_t length = strcspn(in + 1, "/");
        if (length == 2 && in[1] == '.' && in[2] == '.') {
            while (out > path && *--out != '/') {
            }
        } else if (length && !(length == 1 && in[1] == '.')) {
            memmove(out, in, length + 1);
            out += length + 1;
        }
        in += length + 1;
    }
    if (out == path) {
        *out++ = '/';
    }
    *out = '\0';
}

// The absolute form of `path`, links not followed.
static char *absolute(const char *path) {
    char current[PATH_MAX], *complete = NULL;
    if (path[0] == '/') {
        complete = strdup(path);
    } else if (getcwd(current, sizeof current)) {
        complete = join(current, strlen(current), path);
    }
    if (complete) {
        normalize(complete);
    }
    return complete;
}

// The absolute form of a folder, links followed as far as it exists.
static char *resolve_folder(const char *folder) {
    char *known = absolute(folder), *resolved = NULL;
    size_t length = known ? strlen(known) : 0, complete = length;
    char *rest = known ? strdup(known) : NULL;
    while (known && rest && !(resolved = realpath(length ? known : "/", NULL)) && length) {
        while (length && known[length - 1] != '/') {
            length--;
        }
        length -= length ? 1 : 0;
        known[length] = '\0';
    }
    char *result = NULL;
    if (resolved) {
        result = length < complete ? join(resolved, strlen(resolved), rest + length + 1) : strdup(resolved);
    }
    free(resolved);
    free(rest);
    free(known);
    return result;
}

// The relative path from an absolute folder to an absolute file.
static char *relative_path(const char *folder, const char *file) {
    const char *from = strcmp(folder, "/") == 0 ? "" : folder;
    size_t common = 0; // The length of the folders that both have.
    size_t i = 0;
    for (; from[i] && from[i] == file[i]; i++) {
        common = from[i] == '/' ? i : common;
    }
    common = !from[i] && file[i] == '/' ? i : common;
    size_t ups = 0;
    for (const char *rest = from + common; *rest; rest++) {
        ups += *rest == '/';
    }
    char *relative = malloc(ups * 3 + strlen(file + common) + 1);
    char *end = relative;
    for (size_t k = 0; relative && k < ups; k++) {
        end = stpcpy(end, "../");
    }
    if (relative) {
        stpcpy(end, file + common + 1);
    }
    return relative;
}

// Returns whether `relative`, from `folder`, names `file`.
static bool leads_to(const char *folder, const char *relative, const char *file) {
    char *path = join(folder, strlen(folder), relative);
    if (path) {
        normalize(path);
    }
    bool same = path && is_same_file(path, file);
    free(path);
    return same;
}

char *spv_relative_path(const char *from_file, const char *to_file) {
    char *folder = strndup(from_file, (size_t)(name_of(from_file) - from_file));
    char *from = folder ? absolute(folder) : NULL, *to = absolute(to_file);
    char *from_resolved = folder ? resolve_folder(folder) : NULL, *to_resolved = realpath(to_file, NULL);
    char *relative = from && to ? relative_path(from, to) : NULL;
    if (relative && from_resolved && to_resolved && !leads_to(from_resolved, relative, to_file)) {
        free(relative);
        relative = relative_path(from_resolved, to_resolved);
    }
    free(folder);
    free(from);
    free(to);
    free(from_resolved);
    free(to_resolved);
    return relative;
}
