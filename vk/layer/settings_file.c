// Settings from the file vk_layer_settings.txt. docs/settings.md, "Sources", has its syntax and the folders that are
// searched.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "vk/layer/settings_internal.h"
#include "vk/platform/paths.h"
#include "vk/report/message_ids.h"
#include "vk/util/file.h"
#include "vk/util/parse.h"

enum { MAX_FILE_SIZE = 1 << 20 };

// split_prefix removes a known prefix from the key of `entry` and stores which it is. False: the key has none of them.
static bool split_prefix(wd_setting_entry *entry) {
    const size_t length = wd_settings_find_file_prefix(entry->key, entry->key_length, &entry->prefix);
    entry->key += length;
    entry->key_length -= length;
    return length != 0;
}

// length_without_comment ends a line at a '#' that is its first character or follows white space: a '#' elsewhere may
// belong to a path.
static size_t length_without_comment(const char *line, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) {
            return i;
        }
    }
    return length;
}

// stray_lines counts the lines that are not settings. They become one warning, so that a file of prose does not fill
// the log.
typedef struct stray_lines {
    uint32_t first; // Number of the first such line, from 1. 0: there is none.
    size_t count;
} stray_lines;

static void add_stray(stray_lines *stray, uint32_t line) {
    stray->first = stray->count++ ? stray->first : line;
}

static void warn_stray(wd_settings_store *store, const char *origin, const stray_lines *stray) {
    const char *name = wd_settings_quote(store, origin, strlen(origin), WD_SETTINGS_QUOTED_PATH);
    if (stray->count > 1) {
        wd_settings_warn(
            store, WD_ID_SETTINGS_BAD_VALUE,
            "%s:%u: expected KEY = VALUE with a key such as \"warden_validation.gpuav_enable\"; %zu more "
            "lines are not settings either.",
            name, stray->first, stray->count - 1);
    } else if (stray->count) {
        wd_settings_warn(store, WD_ID_SETTINGS_BAD_VALUE,
                         "%s:%u: expected KEY = VALUE with a key such as \"warden_validation.gpuav_enable\".",
                         name, stray->first);
    }
}

// is_other_layers returns whether a line without '=' begins with the key of another layer.
static bool is_other_layers(const wd_setting_entry *entry) {
    const char *dot = memchr(entry->key, '.', entry->key_length);
    return dot && dot > entry->key && !memchr(entry->key, ' ', (size_t)(dot - entry->key)) &&
           dot + 1 < entry->key + entry->key_length && dot[1] != ' ';
}

static void parse_line(wd_settings_store *store, wd_setting_source *source, const char *origin,
                       uint32_t line_number, const char *line, size_t length, stray_lines *stray) {
    length = length_without_comment(line, length);
    const char *equals = memchr(line, '=', length);
    wd_setting_entry entry = {.origin = origin,
                              .kind = WD_SOURCE_FILE,
                              .line = line_number,
                              .key = line,
                              .value = "",
                              .no_value = !equals};
    entry.key_length = equals ? (size_t)(equals - line) : length;
    wd_trim(&entry.key, &entry.key_length);
    if (equals) {
        entry.value = equals + 1;
        entry.value_length = length - (size_t)(equals + 1 - line);
        wd_trim(&entry.value, &entry.value_length);
    }
    if (split_prefix(&entry)) {
        wd_settings_add(store, source, &entry);
    } else if (equals ? !wd_settings_warn_prefix(store, &entry)
                      : entry.key_length && !is_other_layers(&entry)) {
        add_stray(stray, line_number);
    }
}

void wd_settings_parse_text(wd_settings_store *store, wd_setting_source *source, const char *origin,
                            const char *text, size_t size) {
    if (size >= 3 && memcmp(text, "\xef\xbb\xbf", 3) == 0) { // A byte order mark.
        text += 3;
        size -= 3;
    }
    stray_lines stray = {0};
    for (uint32_t number = 1; size; number++) {
        const char *end = memchr(text, '\n', size);
        const size_t length = end ? (size_t)(end - text) : size;
        const size_t used = end ? length + 1 : length;
        parse_line(store, source, origin, number, text, length, &stray);
        text += used;
        size -= used;
    }
    warn_stray(store, origin, &stray);
}

// foreign_encoding returns the name of the encoding of a text that is certainly not a superset of ASCII such as UTF-8,
// and NULL for other texts.
static const char *foreign_encoding(const unsigned char *text, size_t size) {
    if (size >= 2 && ((text[0] == 0xff && text[1] == 0xfe) || (text[0] == 0xfe && text[1] == 0xff))) {
        return "UTF-16";
    }
    size_t controls = 0, nuls = 0, high = 0;
    for (size_t i = 0; i < size; i++) {
        nuls += text[i] == 0;
        controls += text[i] < 0x20 && !strchr("\t\n\r\f", text[i]);
        high += text[i] >= 0x80;
    }
    // Every other byte of English in UTF-16 is zero, and it has few other control characters.
    if (nuls > size / 4 && controls < size / 20 && high < size / 20) {
        return "UTF-16";
    }
    return nuls + controls > size / 4 || (nuls && nuls + controls + high > size / 4) ? "binary data" : NULL;
}

static char *join(wd_settings_store *store, const char *folder, const char *rest) {
    const size_t size = strlen(folder) + strlen(rest) + 1;
    char *path = wd_arena_alloc(&store->arena, size);
    if (!path) {
        store->out_of_memory = true;
        return NULL;
    }
    snprintf(path, size, "%s%s", folder, rest);
    return path;
}

static const char *if_present(const char *path) {
    struct stat status;
    return path && stat(path, &status) == 0 ? path : NULL;
}

// find_file returns the path of the settings file, or NULL if there is none. If VK_LAYER_SETTINGS_PATH names a file, no
// other file is searched.
static const char *find_file(wd_settings_store *store) {
    struct stat status;
    const char *path = getenv("VK_LAYER_SETTINGS_PATH");
    if (path && path[0]) {
        const bool folder = stat(path, &status) == 0 && S_ISDIR(status.st_mode);
        return folder ? join(store, path, "/vk_layer_settings.txt") : path;
    }
    if (if_present("vk_layer_settings.txt")) {
        return "vk_layer_settings.txt";
    }
    static const char below_data[] = "/vulkan/settings.d/vk_layer_settings.txt";
    const char *data = getenv("XDG_DATA_HOME");
    const char *home = getenv("HOME");
    const char *found = data && data[0] == '/' ? if_present(join(store, data, below_data)) : NULL;
    if (!found && home && home[0] == '/') {
        const char *share = join(store, home, "/.local/share");
        found = share ? if_present(join(store, share, below_data)) : NULL;
    }
    char registered[WD_FILE_MAX_PATH];
    if (!found && wd_path_registered_settings(registered, sizeof registered)) {
        found = join(store, registered, "");
    }
    return found;
}

void wd_settings_read_file(wd_settings_store *store, wd_setting_source *source, void **text) {
    const char *path = find_file(store);
    if (!path || strcmp(path, "/dev/null") == 0) {
        return;
    }
    const char *name = wd_settings_quote(store, path, strlen(path), WD_SETTINGS_QUOTED_PATH);
    size_t size = 0;
    wd_status result = wd_file_read_regular(&store->allocator, path, MAX_FILE_SIZE, text, &size);
    const char *encoding = result == WD_OK ? foreign_encoding(*text, size) : NULL;
    if (encoding) {
        wd_settings_warn(store, WD_ID_SETTINGS_FILE,
                         "%s: the settings file is %s and is not read; write it as UTF-8 text.", name,
                         encoding);
    } else if (result == WD_OK) {
        wd_settings_parse_text(store, source, path, *text, size);
    } else if (result == WD_ERROR_OUT_OF_MEMORY) {
        store->out_of_memory = true;
    } else {
        wd_settings_warn(store, WD_ID_SETTINGS_FILE, "%s: the settings file could not be read: %s.", name,
                         result == WD_ERROR_UNSUPPORTED             ? "longer than 1 MiB"
                         : result == WD_ERROR_IO && errno != EISDIR ? strerror(errno)
                                                                    : wd_status_string(WD_ERROR_NOT_A_FILE));
    }
}
