// Before the key, the names of settings have the prefix of a layer: in files, and in the environment.
#include <string.h>

#include "vk/layer/settings_internal.h"

static const struct {
    const char *text;
    wd_setting_prefix prefix;
} file_prefixes[] = {
    {WD_SETTINGS_FILE_PREFIX, WD_PREFIX_WARDEN},
    {"khronos_validation.", WD_PREFIX_KHRONOS},
    {"lunarg_core_validation.", WD_PREFIX_LUNARG},
};

const wd_setting_variable_prefix wd_setting_variable_prefixes[WD_NUM_VARIABLE_PREFIXES] = {
    {"VK_LAYER_", WD_PREFIX_KHRONOS, true},
    {"VK_VALIDATION_", WD_PREFIX_KHRONOS, false},
    {"VK_KHRONOS_VALIDATION_", WD_PREFIX_KHRONOS, false},
    {WD_SETTINGS_VARIABLE_PREFIX, WD_PREFIX_WARDEN, false},
};

size_t wd_settings_find_file_prefix(const char *name, size_t length, wd_setting_prefix *prefix) {
    for (size_t i = 0; i < sizeof file_prefixes / sizeof *file_prefixes; i++) {
        const size_t prefix_length = strlen(file_prefixes[i].text);
        if (length >= prefix_length && memcmp(name, file_prefixes[i].text, prefix_length) == 0) {
            *prefix = file_prefixes[i].prefix;
            return prefix_length;
        }
    }
    return 0;
}

bool wd_settings_variable_key(const char *name, char key[WD_SETTINGS_MAX_KEY]) {
    const size_t length = strcspn(name, "=");
    if (length >= WD_SETTINGS_MAX_KEY) {
        return false;
    }
    for (size_t i = 0; i < length; i++) {
        key[i] = name[i] >= 'A' && name[i] <= 'Z' ? (char)(name[i] | 0x20) : name[i];
    }
    key[length] = '\0';
    return true;
}

bool wd_settings_is_khronos_variable(const char *rest) {
    char key[WD_SETTINGS_MAX_KEY];
    return wd_settings_variable_key(rest, key) && wd_settings_is_foreign_key(key, strlen(key));
}

bool wd_settings_key_of(const char *name, char key[WD_SETTINGS_MAX_KEY]) {
    wd_setting_prefix prefix;
    size_t length = strcspn(name, "=");
    while (length && name[length - 1] == ' ') {
        length--;
    }
    const size_t cut = wd_settings_find_file_prefix(name, length, &prefix);
    for (size_t i = 0; !cut && i < WD_NUM_VARIABLE_PREFIXES; i++) {
        const wd_setting_variable_prefix *variable = &wd_setting_variable_prefixes[i];
        const size_t prefix_length = strlen(variable->text);
        if (strncmp(name, variable->text, prefix_length) == 0 &&
            (!variable->is_shared || wd_settings_is_khronos_variable(name + prefix_length))) {
            return wd_settings_variable_key(name + prefix_length, key);
        }
    }
    if (length - cut >= WD_SETTINGS_MAX_KEY) {
        return false;
    }
    memcpy(key, name + cut, length - cut);
    key[length - cut] = '\0';
    return true;
}
