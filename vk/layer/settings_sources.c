// Where settings come from: structs and the file.
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "vk/layer/settings_internal.h"
#include "vk/registry/enum_strings.h"
#include "vk/report/message_ids.h"
#include "vk/util/file.h"
#include "vk/util/parse.h"

enum { MAX_FILE_SIZE = 1 << 20 };

void wd_settings_add(wd_settings_store *store, wd_setting_source *source, const wd_setting_entry *entry) {
    wd_setting_entry *added = WD_VECTOR_PUSH(&store->allocator, source);
    if (!added) {
        store->out_of_memory = true;
        return;
    }
    *added = *entry;
}

// --- Structs
// -----------------------------------------------------------------------------------------------------------

// VK_EXT_layer_settings came with headers 1.3.272; these mirror its structs for older ones.
enum { STRUCTURE_TYPE_LAYER_SETTINGS = 1000496000 };

typedef enum layer_setting_type {
    LAYER_SETTING_BOOL32,
    LAYER_SETTING_INT32,
    LAYER_SETTING_INT64,
    LAYER_SETTING_UINT32,
    LAYER_SETTING_UINT64,
    LAYER_SETTING_FLOAT32,
    LAYER_SETTING_FLOAT64,
    LAYER_SETTING_STRING,
} layer_setting_type;

typedef struct layer_setting {
    const char *layer_name;
    const char *setting_name;
    layer_setting_type type;
    uint32_t value_count;
    const void *values;
} layer_setting;

typedef struct layer_settings_create_info {
    VkStructureType type;
    const void *next;
    uint32_t setting_count;
    const layer_setting *settings;
} layer_settings_create_info;

#ifdef VK_EXT_layer_settings
_Static_assert(sizeof(layer_setting) == sizeof(VkLayerSettingEXT), "the mirror is the struct");
_Static_assert(sizeof(layer_settings_create_info) == sizeof(VkLayerSettingsCreateInfoEXT),
               "the mirror is the struct");
_Static_assert((int)STRUCTURE_TYPE_LAYER_SETTINGS == (int)VK_STRUCTURE_TYPE_LAYER_SETTINGS_CREATE_INFO_EXT,
               "same value");
_Static_assert((int)LAYER_SETTING_STRING == (int)VK_LAYER_SETTING_TYPE_STRING_EXT, "same value");
#endif

static void append_value(wd_string_builder *text, const layer_setting *setting, uint32_t i) {
    switch (setting->type) {
    case LAYER_SETTING_BOOL32:
        wd_string_append(text, ((const VkBool32 *)setting->values)[i] ? "true" : "false");
        break;
    case LAYER_SETTING_INT32:
        wd_string_appendf(text, "%d", ((const int32_t *)setting->values)[i]);
        break;
    case LAYER_SETTING_INT64:
        wd_string_appendf(text, "%lld", (long long)((const int64_t *)setting->values)[i]);
        break;
    case LAYER_SETTING_UINT32:
        wd_string_appendf(text, "%u", ((const uint32_t *)setting->values)[i]);
        break;
    case LAYER_SETTING_UINT64:
        wd_string_appendf(text, "%llu", (unsigned long long)((const uint64_t *)setting->values)[i]);
        break;
    case LAYER_SETTING_FLOAT32:
        wd_string_appendf(text, "%g", (double)((const float *)setting->values)[i]);
        break;
    case LAYER_SETTING_FLOAT64:
        wd_string_appendf(text, "%g", ((const double *)setting->values)[i]);
        break;
    case LAYER_SETTING_STRING:
        if (((const char *const *)setting->values)[i]) {
            wd_string_append(text, ((const char *const *)setting->values)[i]);
        }
        break;
    default:
        break;
    }
}

// setting_text returns the values as a file has them.
static const char *setting_text(wd_settings_store *store, const layer_setting *setting) {
    wd_string_builder text;
    wd_string_init(&text, store->allocator);
    for (uint32_t i = 0; i < setting->value_count && setting->values && !text.failed; i++) {
        wd_string_append(&text, i ? "," : "");
        append_value(&text, setting, i);
    }
    char *copy = text.failed ? NULL : wd_arena_strdup(&store->arena, text.text);
    wd_string_finish(&text);
    store->out_of_memory |= !copy;
    return copy ? copy : "";
}

static void add_text(wd_settings_store *store, wd_setting_source *source, wd_setting_prefix prefix,
                     const char *key, const char *value, const char *origin) {
    const wd_setting_entry entry = {
        .prefix = prefix,
        .key = key,
        .key_length = strlen(key),
        .value = value,
        .value_length = strlen(value),
        .origin = origin,
        .kind = WD_SOURCE_STRUCT,
    };
    wd_settings_add(store, source, &entry);
}

// The first of several structs that name a setting wins (Vulkan specification, VkLayerSettingEXT), and later entries
// weigh more: so they are added from the end.
static void read_layer_settings(wd_settings_store *store, const layer_settings_create_info *info,
                                wd_setting_source *source) {
    for (uint32_t i = info->settings ? info->setting_count : 0; i-- > 0;) {
        const layer_setting *setting = &info->settings[i];
        if (!setting->layer_name || !setting->setting_name) {
            continue;
        }
        const bool own = strcmp(setting->layer_name, WD_LAYER_NAME) == 0;
        if (own || strcmp(setting->layer_name, "VK_LAYER_KHRONOS_validation") == 0) {
            add_text(store, source, own ? WD_PREFIX_WARDEN : WD_PREFIX_KHRONOS, setting->setting_name,
                     setting_text(store, setting), "VkLayerSettingsCreateInfoEXT");
        }
    }
}

// feature_name: an enumerant that this build does not know is not a mistake of the application; it is named by its
// number.
static const char *feature_name(wd_settings_store *store, VkValidationFeatureEnableEXT feature) {
    const char *name = wd_VkValidationFeatureEnableEXT_string(feature);
    char number[48];
    if (strncmp(name, "unknown ", 8) != 0) {
        return name;
    }
    snprintf(number, sizeof number, "VkValidationFeatureEnableEXT %d", (int)feature);
    name = wd_arena_strdup(&store->arena, number);
    store->out_of_memory |= !name;
    return name ? name : "";
}

static void read_features(wd_settings_store *store, const VkValidationFeaturesEXT *info,
                          wd_setting_source *source) {
    for (uint32_t i = 0; i < info->enabledValidationFeatureCount; i++) {
        add_text(store, source, WD_PREFIX_KHRONOS, "enables",
                 feature_name(store, info->pEnabledValidationFeatures[i]), "VkValidationFeaturesEXT");
    }
    for (uint32_t i = 0; i < info->disabledValidationFeatureCount; i++) {
        add_text(store, source, WD_PREFIX_KHRONOS, "disables",
                 wd_VkValidationFeatureDisableEXT_string(info->pDisabledValidationFeatures[i]),
                 "VkValidationFeaturesEXT");
    }
}

static void read_flags(wd_settings_store *store, const VkValidationFlagsEXT *info,
                       wd_setting_source *source) {
    for (uint32_t i = 0; i < info->disabledValidationCheckCount; i++) {
        add_text(store, source, WD_PREFIX_KHRONOS, "disables",
                 wd_VkValidationCheckEXT_string(info->pDisabledValidationChecks[i]), "VkValidationFlagsEXT");
    }
}

// read_chain reads the structs from `link` on, the last one first.
static void read_chain(wd_settings_store *store, const VkBaseInStructure *link, wd_setting_source *source) {
    const VkBaseInStructure *end = NULL;
    while (end != link) {
        const VkBaseInStructure *last = link;
        while (last->pNext != end) {
            last = last->pNext;
        }
        switch ((int)last->sType) {
        case VK_STRUCTURE_TYPE_VALIDATION_FLAGS_EXT:
            read_flags(store, (const VkValidationFlagsEXT *)last, source);
            break;
        case VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT:
            read_features(store, (const VkValidationFeaturesEXT *)last, source);
            break;
        case STRUCTURE_TYPE_LAYER_SETTINGS:
            read_layer_settings(store, (const layer_settings_create_info *)last, source);
            break;
        default:
            break;
        }
        end = last;
    }
}

void wd_settings_read_structs(wd_settings_store *store, const VkInstanceCreateInfo *create_info,
                              wd_setting_source *source) {
    if (create_info && create_info->pNext) {
        read_chain(store, create_info->pNext, source);
    }
}

// --- File
// --------------------------------------------------------------------------------------------------------------

// split_prefix cuts a known prefix off a key. False: the key is another layer's.
static bool split_prefix(wd_setting_entry *entry) {
    static const struct {
        const char *text;
        wd_setting_prefix prefix;
    } prefixes[] = {
        {"warden_validation.", WD_PREFIX_WARDEN},
        {"khronos_validation.", WD_PREFIX_KHRONOS},
        {"lunarg_core_validation.", WD_PREFIX_LUNARG},
    };
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        const size_t length = strlen(prefixes[i].text);
        if (entry->key_length >= length && memcmp(entry->key, prefixes[i].text, length) == 0) {
            entry->prefix = prefixes[i].prefix;
            entry->key += length;
            entry->key_length -= length;
            return true;
        }
    }
    return false;
}

// line_without_comment ends a line at a '#' that begins it or follows white space: paths may hold one.
static size_t length_without_comment(const char *line, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (line[i] == '#' && (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) {
            return i;
        }
    }
    return length;
}

// stray_lines collects the lines that are no settings: prose in place of a file of settings must not fill the log.
typedef struct stray_lines {
    uint32_t first; // Number of the line; 0: none.
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

// foreign_encoding returns the encoding of a file that is neither UTF-8 nor another superset of ASCII; NULL: it may be
// one.
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

// find_file returns the settings file, NULL where there is none. The file that VK_LAYER_SETTINGS_PATH names is the only
// candidate.
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
