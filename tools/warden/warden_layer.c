// Where the layer is, and how the loader gets to know of it.
#include <jansson.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/warden/warden.h"
#include "vk/layer/version.h"
#include "vk/platform/paths.h"
#include "vk/platform/process.h"
#include "vk/util/file.h"

// own_folder writes the folder of this program, without links.
static bool own_folder(char folder[WARDEN_PATH_SIZE]) {
    if (!wd_process_program(folder, WARDEN_PATH_SIZE)) {
        return false;
    }
    *strrchr(folder, '/') = '\0';
    return true;
}

static bool is_absolute(const char *path) {
    return path[0] == '/' || (path[0] && path[1] == ':');
}

// resolve_library writes the path of a library that a manifest names: relative to the manifest's folder. A name without
// a folder, which the loader searches in the system's folders, stays as it is.
static bool resolve_library(const char *manifest, const char *name, char library[WARDEN_PATH_SIZE]) {
    char path[2 * WARDEN_PATH_SIZE], resolved[PATH_MAX];
    if (strlen(manifest) >= WARDEN_PATH_SIZE || strlen(name) >= WARDEN_PATH_SIZE) {
        return false;
    }
    strcpy(library, name);
    wd_path_use_slashes(library);
    if (!strchr(library, '/')) {
        return true;
    }
    const char *end = strrchr(manifest, '/');
    const int folder_length = is_absolute(library) || !end ? 0 : (int)(end + 1 - manifest);
    snprintf(path, sizeof path, "%.*s%s", folder_length, manifest, library);
    const char *found = realpath(path, resolved) ? resolved : path;
    return (size_t)snprintf(library, WARDEN_PATH_SIZE, "%s", found) < WARDEN_PATH_SIZE;
}

bool warden_read_manifest(const char *manifest, char library[WARDEN_PATH_SIZE]) {
    enum { MAX_SIZE = 1 << 22 };
    void *text = NULL;
    size_t size = 0;
    const wd_allocator allocator = wd_allocator_default();
    library[0] = '\0';
    if (wd_file_read_regular(&allocator, manifest, MAX_SIZE, &text, &size) != WD_OK) {
        return false;
    }
    json_t *root = json_loadb(text, size, 0, NULL), *layer = json_object_get(root, "layer");
    const char *name = json_string_value(json_object_get(layer, "name"));
    const char *path = json_string_value(json_object_get(layer, "library_path"));
    const bool found = name && path && strcmp(name, WD_LAYER_NAME) == 0 && path[0] &&
                       resolve_library(manifest, path, library);
    if (!found) {
        library[0] = '\0';
    }
    json_decref(root);
    wd_free(&allocator, text);
    return found;
}

bool warden_find_layer(warden_layer *layer, wd_string_builder *searched) {
    // Relative to this program: in a build tree, also for Windows, in a prefix, and in one folder, as on Windows.
    static const char *const places[] = {"../../vk/layer", "../../vk/layer/windows",
                                         "../share/vulkan/explicit_layer.d", "."};
    char own[WARDEN_PATH_SIZE];
    if (!own_folder(own)) {
        return false;
    }
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        char path[2 * WARDEN_PATH_SIZE];
        char resolved[PATH_MAX];
        snprintf(path, sizeof path, "%s/%s", own, places[i]);
        wd_string_appendf(searched, "%s/" WARDEN_MANIFEST_NAME "\n", path);
        if (realpath(path, resolved) && strlen(resolved) + sizeof WARDEN_MANIFEST_NAME < WARDEN_PATH_SIZE) {
            strcpy(layer->folder, resolved);
            stpcpy(stpcpy(layer->manifest, resolved), "/" WARDEN_MANIFEST_NAME);
            // A build tree has the manifests of both platforms, and one library.
            if (warden_read_manifest(layer->manifest, layer->library) && access(layer->library, R_OK) == 0) {
                return true;
            }
        }
    }
    return false;
}

int warden_need_layer(warden_layer *layer) {
    wd_string_builder searched;
    wd_string_init(&searched, wd_allocator_default());
    const int code =
        warden_find_layer(layer, &searched)
            ? WD_EXIT_OK
            : wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "the layer is not there; searched:\n%s", searched.text);
    wd_string_finish(&searched);
    return code;
}

void warden_set_variable(const char *name, const char *value) {
    if (setenv(name, value, 1) != 0) {
        exit(wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "out of memory"));
    }
}

void warden_set_setting(const char *key, const char *value) {
    char name[128] = WD_SETTINGS_VARIABLE_PREFIX;
    char *end = name + sizeof WD_SETTINGS_VARIABLE_PREFIX - 1;
    for (; *key && end < name + sizeof name - 1; key++) {
        *end++ = *key >= 'a' && *key <= 'z' ? (char)(*key & ~0x20) : *key;
    }
    *end = '\0';
    warden_set_variable(name, value);
}

// has_item returns whether `list` has `item`.
static bool has_item(const char *list, const char *item) {
    const size_t length = strlen(item);
    const char separator = wd_path_list_separator();
    for (const char *at = list; at; at = strchr(at, separator)) {
        at += *at == separator;
        if (strncmp(at, item, length) == 0 && (at[length] == separator || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

// add_item puts `item` at one end of the list in a variable.
static void add_item(const char *variable, const char *item, bool first) {
    const char *list = getenv(variable);
    if (!list || !*list) {
        warden_set_variable(variable, item);
        return;
    }
    if (has_item(list, item)) {
        return;
    }
    wd_string_builder joined;
    wd_string_init(&joined, wd_allocator_default());
    wd_string_appendf(&joined, "%s%c%s", first ? item : list, wd_path_list_separator(), first ? list : item);
    warden_set_variable(variable, joined.text);
    wd_string_finish(&joined);
}

void warden_enable_layer(const warden_layer *layer) {
    const char *only = getenv("VK_LAYER_PATH");
    char place[WARDEN_PATH_SIZE];
    strcpy(place, wd_path_loader_searches(layer->folder) ? layer->folder : layer->manifest);
    wd_path_make_native(place);
    // VK_LAYER_PATH replaces the folders of the system, VK_ADD_LAYER_PATH does not.
    add_item(only && *only ? "VK_LAYER_PATH" : "VK_ADD_LAYER_PATH", place, true);
    add_item("VK_INSTANCE_LAYERS", WD_LAYER_NAME, false);
}
