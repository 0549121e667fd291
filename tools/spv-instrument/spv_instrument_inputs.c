#include <errno.h>
#include <fts.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "tools/common/tool.h"
#include "tools/spv-instrument/spv_instrument.h"

static int out_of_memory(void) {
    return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
}

static int add_module(spv_run *run, const char *path, size_t prefix_length) {
    wd_allocator heap = wd_allocator_default();
    if (!WD_VECTOR_RESERVE(&heap, &run->modules, run->modules.count + 1)) {
        return out_of_memory();
    }
    char *input = strdup(path);
    if (!input) {
        return out_of_memory();
    }
    run->modules.items[run->modules.count++] = (spv_module){.input = input, .prefix_length = prefix_length};
    return WD_EXIT_OK;
}

static int by_name(const FTSENT **a, const FTSENT **b) {
    return strcmp((*a)->fts_name, (*b)->fts_name);
}

static bool has_extension(const FTSENT *entry) {
    return entry->fts_namelen > 4 && strcmp(entry->fts_name + entry->fts_namelen - 4, ".spv") == 0;
}

// is_output returns whether an entry is the output folder, whose files are not inputs.
static bool is_output(const spv_run *run, const FTSENT *entry) {
    struct stat output;
    return run->output && entry->fts_level > FTS_ROOTLEVEL && stat(run->output, &output) == 0 &&
           output.st_dev == entry->fts_statp->st_dev && output.st_ino == entry->fts_statp->st_ino;
}

static int visit(spv_run *run, FTS *tree, FTSENT *entry, const char *folder) {
    switch (entry->fts_info) {
    case FTS_D:
        if (is_output(run, entry)) {
            fts_set(tree, entry, FTS_SKIP);
        }
        return WD_EXIT_OK;
    case FTS_F:
        return has_extension(entry) ? add_module(run, entry->fts_path, strlen(folder)) : WD_EXIT_OK;
    case FTS_SLNONE: // A link to a file that does not exist.
        return has_extension(entry)
                   ? wd_tool_error(entry->fts_path, WD_TOOL_NO_OFFSET, "%s", strerror(ENOENT))
                   : WD_EXIT_OK;
    case FTS_ERR:
    case FTS_DNR:
    case FTS_NS:
        return wd_tool_error(entry->fts_path, WD_TOOL_NO_OFFSET, "%s", strerror(entry->fts_errno));
    default: // The end of a folder, a loop of links, a device.
        return WD_EXIT_OK;
    }
}

static int walk(spv_run *run, char *folder) {
    size_t before = run->modules.count;
    for (size_t length = strlen(folder); length > 1 && folder[length - 1] == '/'; length--) {
        folder[length - 1] = '\0';
    }
    char *roots[] = {folder, NULL};
    FTS *tree = fts_open(roots, FTS_LOGICAL | FTS_NOCHDIR, by_name);
    if (!tree) {
        return wd_tool_error(folder, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    int code = WD_EXIT_OK;
    errno = 0;
    for (FTSENT *entry = fts_read(tree); entry; entry = fts_read(tree)) {
        int entry_code = visit(run, tree, entry, folder);
        code = entry_code > code ? entry_code : code;
        errno = 0; // fts_read sets it where it ends early.
    }
    if (errno) {
        code = wd_tool_error(folder, WD_TOOL_NO_OFFSET, "%s", strerror(errno));
    }
    fts_close(tree);
    if (!code && run->modules.count == before) {
        code = wd_tool_error(folder, WD_TOOL_NO_OFFSET, "no *.spv file in this folder");
    }
    return code;
}

int spv_inputs_list(spv_run *run) {
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < run->num_inputs; i++) {
        struct stat status;
        char *input = run->inputs[i];
        bool is_folder = strcmp(input, "-") != 0 && stat(input, &status) == 0 && S_ISDIR(status.st_mode);
        int input_code = is_folder ? walk(run, input) : add_module(run, input, 0);
        code = input_code > code ? input_code : code;
    }
    return code;
}
