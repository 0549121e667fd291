// Folders and trees of folders.
#include <dirent.h>
#include <fts.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "vk/platform/windows/posix_internal.h"

struct DIR {
    HANDLE search;
    WIN32_FIND_DATAW found;
    bool has_found; // `found` is the next entry.
    struct dirent entry;
};

DIR *opendir(const char *path) {
    const size_t length = strlen(path);
    char *pattern = malloc(length + 3);
    wchar_t *wide = NULL;
    DIR *folder = calloc(1, sizeof *folder);
    if (pattern) {
        snprintf(pattern, length + 3, "%s/*", path);
        wide = wd_posix_wide(pattern);
    }
    if (folder && wide) {
        folder->search = FindFirstFileW(wide, &folder->found);
        folder->has_found = folder->search != INVALID_HANDLE_VALUE;
    }
    if (folder && !folder->has_found) {
        if (wide) {
            wd_posix_fail();
        }
        free(folder);
        folder = NULL;
    }
    const int reason = errno;
    free(pattern);
    free(wide);
    errno = reason;
    return folder;
}

struct dirent *readdir(DIR *folder) {
    if (!folder->has_found) {
        return NULL;
    }
    WideCharToMultiByte(CP_UTF8, 0, folder->found.cFileName, -1, folder->entry.d_name,
                        sizeof folder->entry.d_name, NULL, NULL);
    folder->has_found = FindNextFileW(folder->search, &folder->found);
    return &folder->entry;
}

int closedir(DIR *folder) {
    FindClose(folder->search);
    free(folder);
    return 0;
}

int alphasort(const struct dirent **a, const struct dirent **b) {
    return strcmp((*a)->d_name, (*b)->d_name);
}

static void free_entries(struct dirent **entries, size_t count) {
    for (size_t i = 0; i < count; i++) {
        free(entries[i]);
    }
    free(entries);
}

// add_entry returns false if there is no memory.
static bool add_entry(struct dirent ***entries, size_t *count, const struct dirent *entry) {
    struct dirent **more = realloc(*entries, (*count + 1) * sizeof *more);
    if (!more) {
        return false;
    }
    *entries = more;
    more[*count] = malloc(sizeof *entry);
    if (!more[*count]) {
        return false;
    }
    *more[(*count)++] = *entry;
    return true;
}

int scandir(const char *path, struct dirent ***entries, int (*filter)(const struct dirent *entry),
            int (*compare)(const struct dirent **a, const struct dirent **b)) {
    DIR *folder = opendir(path);
    if (!folder) {
        return -1;
    }
    struct dirent **list = NULL;
    size_t count = 0;
    bool ok = true;
    for (struct dirent *entry = readdir(folder); entry && ok; entry = readdir(folder)) {
        ok = (filter && !filter(entry)) || add_entry(&list, &count, entry);
    }
    closedir(folder);
    if (!ok) {
        free_entries(list, count);
        errno = ENOMEM;
        return -1;
    }
    if (compare && count) {
        qsort(list, count, sizeof *list, (int (*)(const void *, const void *))compare);
    }
    *entries = list;
    return (int)count;
}

// --- Trees

// node is a file, or a folder whose entries are being visited.
typedef struct node {
    struct node *parent;
    FTSENT entry;
    struct stat status;
    struct dirent **names; // NULL: not read yet.
    int num_names, next;
} node;

struct FTS {
    node *current; // The last that fts_read returned.
    node *root;    // Until it is returned.
};

static void free_node(node *node) {
    free_entries(node->names, (size_t)node->num_names);
    free(node->entry.fts_path);
    free(node);
}

static node *make_node(node *parent, const char *name) {
    node *made = calloc(1, sizeof *made);
    const size_t size = (parent ? parent->entry.fts_pathlen + 1 : 0) + strlen(name) + 1;
    char *path = made ? malloc(size) : NULL;
    if (!path) {
        free(made);
        errno = ENOMEM;
        return NULL;
    }
    snprintf(path, size, "%s%s%s", parent ? parent->entry.fts_path : "", parent ? "/" : "", name);
    made->parent = parent;
    made->entry = (FTSENT){
        .fts_path = path,
        .fts_name = path + size - 1 - strlen(name),
        .fts_pathlen = size - 1,
        .fts_namelen = strlen(name),
        .fts_level = parent ? parent->entry.fts_level + 1 : FTS_ROOTLEVEL,
        .fts_statp = &made->status,
    };
    if (stat(path, &made->status) != 0) {
        made->entry.fts_errno = errno;
        made->entry.fts_info = lstat(path, &made->status) == 0 ? FTS_SLNONE : FTS_NS;
    } else {
        made->entry.fts_info = S_ISDIR(made->status.st_mode)   ? FTS_D
                               : S_ISREG(made->status.st_mode) ? FTS_F
                                                               : FTS_DEFAULT;
    }
    return made;
}

FTS *fts_open(char *const *roots, int options, int (*compare)(const FTSENT **a, const FTSENT **b)) {
    (void)options;
    (void)compare; // Names come in the order of their bytes.
    FTS *tree = calloc(1, sizeof *tree);
    if (tree) {
        tree->root = make_node(NULL, roots[0]);
    }
    if (!tree || !tree->root) {
        free(tree);
        return NULL;
    }
    return tree;
}

static int is_entry(const struct dirent *entry) {
    return strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0;
}

// next_in returns the next entry of a folder, or NULL at its end, with errno 0.
static node *next_in(node *folder) {
    errno = 0;
    if (folder->next == folder->num_names) {
        return NULL;
    }
    return make_node(folder, folder->names[folder->next++]->d_name);
}

FTSENT *fts_read(FTS *tree) {
    node *at = tree->current;
    if (!at) {
        tree->current = tree->root;
        tree->root = NULL;
        return tree->current ? &tree->current->entry : NULL;
    }
    if (at->entry.fts_info == FTS_D && at->entry.fts_instr != FTS_SKIP && !at->names) {
        at->num_names = scandir(at->entry.fts_path, &at->names, is_entry, alphasort);
        if (at->num_names < 0) {
            at->num_names = 0;
            at->entry.fts_errno = errno;
            at->entry.fts_info = FTS_DNR;
            return &at->entry;
        }
        node *child = next_in(at);
        tree->current = child ? child : at;
        if (!child && errno) {
            return NULL;
        }
        at->entry.fts_info = child ? at->entry.fts_info : FTS_DP;
        return &tree->current->entry;
    }
    node *parent = at->parent;
    free_node(at);
    tree->current = parent;
    if (!parent) {
        errno = 0;
        return NULL;
    }
    node *sibling = next_in(parent);
    if (!sibling && errno) {
        return NULL;
    }
    tree->current = sibling ? sibling : parent;
    parent->entry.fts_info = sibling ? parent->entry.fts_info : FTS_DP;
    return &tree->current->entry;
}

int fts_set(FTS *tree, FTSENT *entry, int instruction) {
    (void)tree;
    entry->fts_instr = instruction;
    return 0;
}

int fts_close(FTS *tree) {
    while (tree->current) {
        node *parent = tree->current->parent;
        free_node(tree->current);
        tree->current = parent;
    }
    if (tree->root) {
        free_node(tree->root);
    }
    free(tree);
    return 0;
}
