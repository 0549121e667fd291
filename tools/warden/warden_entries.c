#include "tools/warden/warden_entries.h"

#include <errno.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vk/platform/paths.h"
#include "vk/platform/registered_files.h"
#include "vk/util/file.h"

static int out_of_memory(void) {
    return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory");
}

// add_found adds an entry. False: out of memory.
static bool add_found(warden_entries *entries, warden_entry_kind kind, const char *path, const char *library,
                      bool is_replaced) {
    const wd_allocator allocator = wd_allocator_default();
    warden_entry *added = WD_VECTOR_PUSH(&allocator, &entries->found);
    if (!added) {
        return false;
    }
    *added = (warden_entry){kind, strdup(path), strdup(library), is_replaced};
    return added->path && added->library;
}

// is_missing returns whether a manifest, or the library that it names, is not there. A library without a folder is in
// one that the loader searches.
static bool is_missing(const char *manifest, const char *library) {
    return access(manifest, F_OK) != 0 || (strchr(library, '/') && access(library, F_OK) != 0);
}

// --- In the registry

typedef struct search {
    warden_entries *entries;
    const warden_layer *layer;
    bool failed;
} search;

static bool is_own(const char *path, const warden_layer *layer) {
    char *resolved = realpath(path, NULL);
    const bool same = strcasecmp(resolved ? resolved : path, layer->manifest) == 0;
    free(resolved);
    return same;
}

static bool note_registered(void *user, const char *stored, bool is_on) {
    search *search = user;
    char *path = strdup(stored), library[WARDEN_PATH_SIZE];
    wd_path_use_slashes(path);
    const char *name = path ? strrchr(path, '/') : NULL;
    if (!path) {
        search->failed = true;
    } else if (name && strcasecmp(name + 1, WARDEN_MANIFEST_NAME) == 0) {
        const bool own = is_own(path, search->layer);
        (void)warden_read_manifest(path, library);
        const warden_entry_kind kind = own ? is_on ? WARDEN_ENTRY_OWN : WARDEN_ENTRY_OUTDATED
                                       : is_missing(path, library) ? WARDEN_ENTRY_STALE
                                                                   : WARDEN_ENTRY_OTHER;
        // Entries of others that are turned off do no harm.
        if (own || is_on) {
            search->failed |= !add_found(search->entries, kind, stored, library, false);
        }
    }
    free(path);
    return !search->failed;
}

// find_registered returns an errno: ENOSYS where there is no registry.
static int find_registered(warden_entries *entries, const warden_layer *layer) {
    search search = {entries, layer, false};
    const int error = wd_registered_visit_user(WD_REGISTERED_LAYERS, note_registered, &search);
    return search.failed ? ENOMEM : error;
}

// --- In a folder

// write_text makes the manifest's text for the folder of the user, which names the library with its entire path.
static int write_text(warden_entries *entries, const warden_layer *layer) {
    json_error_t problem;
    json_t *root = json_load_file(layer->manifest, 0, &problem);
    if (!root) {
        return wd_tool_error(layer->manifest, WD_TOOL_NO_OFFSET, "%s", problem.text);
    }
    json_t *library = json_string(layer->library);
    if (!library) {
        json_decref(root);
        return wd_tool_error(layer->library, WD_TOOL_NO_OFFSET,
                             "a manifest cannot name this path: it is not UTF-8");
    }
    json_object_set_new(json_object_get(root, "layer"), "library_path", library);
    char *text = json_dumps(root, JSON_INDENT(4));
    json_decref(root);
    if (text) {
        entries->text = realloc(text, strlen(text) + 2);
    }
    if (!text || !entries->text) {
        return out_of_memory();
    }
    strcat(entries->text, "\n");
    return WD_EXIT_OK;
}

static bool has_text(const char *path, const char *text) {
    void *data = NULL;
    size_t size = 0;
    const wd_allocator allocator = wd_allocator_default();
    const bool same = wd_file_read_regular(&allocator, path, strlen(text), &data, &size) == WD_OK &&
                      size == strlen(text) && memcmp(data, text, size) == 0;
    wd_free(&allocator, data);
    return same;
}

static warden_entry_kind judge_file(const warden_entries *entries, const warden_layer *layer, bool is_link,
                                    const char *library) {
    char *resolved = realpath(entries->path, NULL);
    const bool is_part = resolved && strcmp(resolved, layer->manifest) == 0;
    free(resolved);
    if (!is_link && is_part) {
        return WARDEN_ENTRY_PART;
    }
    if (!is_link && has_text(entries->path, entries->text)) {
        return WARDEN_ENTRY_OWN;
    }
    // The loader takes the folder of a link for that of the manifest.
    if (is_part || strcmp(library, layer->library) == 0) {
        return WARDEN_ENTRY_OUTDATED;
    }
    return is_missing(entries->path, library) ? WARDEN_ENTRY_STALE : WARDEN_ENTRY_OTHER;
}

static int find_file(warden_entries *entries, const warden_layer *layer) {
    char path[WARDEN_PATH_SIZE + sizeof "/" WARDEN_MANIFEST_NAME], library[WARDEN_PATH_SIZE];
    struct stat status;
    if (!wd_path_user_layers(path, WARDEN_PATH_SIZE)) {
        return wd_tool_error(
            NULL, WD_TOOL_NO_OFFSET,
            "there is no folder for layers of the user: neither XDG_DATA_HOME nor HOME is the "
            "path of a folder");
    }
    strcat(path, "/" WARDEN_MANIFEST_NAME);
    entries->path = strdup(path);
    const int code = entries->path ? write_text(entries, layer) : out_of_memory();
    if (code != WD_EXIT_OK) {
        return code;
    }
    if (lstat(path, &status) != 0) {
        return errno == ENOENT || errno == ENOTDIR ? WD_EXIT_OK
                                                   : wd_tool_error_status(path, WD_ERROR_IO, NULL);
    }
    const bool is_link = S_ISLNK(status.st_mode);
    (void)warden_read_manifest(path, library);
    const warden_entry_kind kind = judge_file(entries, layer, is_link, library);
    return add_found(entries, kind, path, library, S_ISREG(status.st_mode)) ? WD_EXIT_OK : out_of_memory();
}

// --- Both

int warden_entries_find(warden_entries *entries, const warden_layer *layer) {
    *entries = (warden_entries){0};
    const int error = find_registered(entries, layer);
    if (error == ENOSYS) {
        return find_file(entries, layer);
    }
    if (error) {
        return wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "the registry could not be read: %s", strerror(error));
    }
    entries->path = strdup(layer->manifest);
    return entries->path ? WD_EXIT_OK : out_of_memory();
}

void warden_entries_finish(warden_entries *entries) {
    const wd_allocator allocator = wd_allocator_default();
    for (size_t i = 0; i < entries->found.count; i++) {
        free(entries->found.items[i].path);
        free(entries->found.items[i].library);
    }
    wd_free(&allocator, entries->found.items);
    free(entries->text);
    free(entries->path);
}

// warn_of_loader warns of a path that the loader does not find.
static void warn_of_loader(const char *path) {
    if (!wd_path_loader_searches(path)) {
        wd_tool_warning(
            path, WD_TOOL_NO_OFFSET,
            "the Vulkan loader reads the registry in the code page of the system, and may not find a "
            "path with letters beyond ASCII: move the layer, use `warden run`, or put this path into "
            "VK_ADD_LAYER_PATH");
    }
}

int warden_entries_add(const warden_entries *entries) {
    if (entries->text) {
        return wd_tool_write(entries->path, entries->text, strlen(entries->text));
    }
    const int error = wd_registered_add(WD_REGISTERED_LAYERS, entries->path);
    warn_of_loader(entries->path);
    return error ? wd_tool_error(entries->path, WD_TOOL_NO_OFFSET, "the registry could not be changed: %s",
                                 strerror(error))
                 : WD_EXIT_OK;
}

int warden_entries_remove(const warden_entries *entries, const warden_entry *entry) {
    int error;
    if (entries->text) {
        error = unlink(entry->path) == 0 ? 0 : errno;
    } else {
        error = wd_registered_remove(WD_REGISTERED_LAYERS, entry->path);
    }
    return error && error != ENOENT ? wd_tool_error(entry->path, WD_TOOL_NO_OFFSET,
                                                    "the entry could not be removed: %s", strerror(error))
                                    : WD_EXIT_OK;
}
