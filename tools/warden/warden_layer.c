// Where the layer is, and how the loader gets to know of it.
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/warden/warden.h"
#include "vk/layer/version.h"
#include "vk/platform/paths.h"
#include "vk/platform/process.h"

#define MANIFEST_NAME "VkLayer_warden_validation.json"

// own_folder writes the folder of this program, without links.
static bool own_folder(char folder[WARDEN_PATH_SIZE]) {
    if (!wd_process_program(folder, WARDEN_PATH_SIZE)) {
        return false;
    }
    *strrchr(folder, '/') = '\0';
    return true;
}

bool warden_find_layer(warden_layer *layer, wd_string_builder *searched) {
    // Relative to this program: in a build tree, in a prefix, and in one folder, as on Windows.
    static const char *const places[] = {"../../vk/layer", "../share/vulkan/explicit_layer.d", "."};
    char own[WARDEN_PATH_SIZE];
    if (!own_folder(own)) {
        return false;
    }
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        char path[2 * WARDEN_PATH_SIZE];
        char resolved[PATH_MAX];
        snprintf(path, sizeof path, "%s/%s", own, places[i]);
        wd_string_appendf(searched, "%s/" MANIFEST_NAME "\n", path);
        if (realpath(path, resolved) && strlen(resolved) + sizeof MANIFEST_NAME < WARDEN_PATH_SIZE) {
            strcpy(layer->folder, resolved);
            stpcpy(stpcpy(layer->manifest, resolved), "/" MANIFEST_NAME);
            if (access(layer->manifest, R_OK) == 0) {
                return true;
            }
        }
    }
    return false;
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
    // VK_LAYER_PATH replaces the folders of the system, VK_ADD_LAYER_PATH does not.
    add_item(only && *only ? "VK_LAYER_PATH" : "VK_ADD_LAYER_PATH", layer->folder, true);
    add_item("VK_INSTANCE_LAYERS", WD_LAYER_NAME, false);
}
