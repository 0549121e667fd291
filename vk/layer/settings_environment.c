// Settings from environment variables.
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/report/message_ids.h"
#include "vk/util/parse.h"

static char *copy_text(wd_settings_store *store, const char *text, size_t length) {
    char *copy = wd_arena_alloc(&store->arena, length + 1);
    if (!copy) {
        store->out_of_memory = true;
        return NULL;
    }
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

// add_variable adds "KEY=VALUE", with the prefix cut off the variable's name.
static void add_variable(wd_settings_store *store, wd_setting_source *source, wd_setting_prefix prefix,
                         const char *variable, const char *key) {
    const char *equals = strchr(key, '=');
    const size_t length = (size_t)(equals - key);
    char *lower = copy_text(store, key, length);
    char *origin = copy_text(store, variable, (size_t)(equals - variable));
    if (!lower || !origin) {
        return;
    }
    for (char *c = lower; *c; c++) {
        *c = *c >= 'A' && *c <= 'Z' ? (char)(*c | 0x20) : *c;
    }
    wd_setting_entry entry = {.prefix = prefix,
                              .kind = WD_SOURCE_ENVIRONMENT,
                              .key = lower,
                              .key_length = length,
                              .origin = origin};
    entry.value = equals + 1;
    entry.value_length = strlen(entry.value);
    wd_trim(&entry.value, &entry.value_length);
    wd_settings_add(store, source, &entry);
}

static const char *after(const char *variable, const char *prefix) {
    const size_t length = strlen(prefix);
    return strncmp(variable, prefix, length) == 0 ? variable + length : NULL;
}

// misnamed_key returns the part of a variable's name that should be a key, if the variable was meant for Warden and
// will not be read; NULL otherwise. Other programs are called Warden, too: WARDEN_ counts only before a setting of a
// validator.
static const char *misnamed_key(const char *variable) {
    static const char *const prefixes[] = {
        "VK_LAYER_WARDEN_VALIDATION_", "VK_LAYER_WARDEN_", "VULKAN_WARDEN_VALIDATION_", "VULKAN_WARDEN_",
        "VK_WARDEN_VALIDATION",        "VK_WARDEN_",       "WARDEN_VALIDATION_",
    };
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        const char *rest = after(variable, prefixes[i]);
        if (rest) {
            return rest + (*rest == '_');
        }
    }
    const char *rest = after(variable, "WARDEN_");
    char key[WD_SETTINGS_MAX_KEY];
    const bool is_ours = rest && wd_settings_variable_key(rest, key) &&
                         wd_settings_find_own(key, strlen(key)) &&
                         (after(key, "gpuav_") || after(key, "syncval_") || after(key, "validate_"));
    return is_ours ? rest : NULL;
}

// key_in returns the key that was probably meant in the rest of a name, which may begin with more of a wrong prefix.
static const char *key_in(wd_settings_store *store, const char *rest) {
    char key[WD_SETTINGS_MAX_KEY];
    if (!wd_settings_variable_key(rest, key)) {
        return NULL;
    }
    for (const char *end = key; end; end = strchr(end, '_') ? strchr(end, '_') + 1 : NULL) {
        const wd_setting *setting = wd_settings_find_own(end, strlen(end));
        if (setting) {
            return setting->key;
        }
    }
    return wd_settings_suggest(store, key, strlen(key));
}

static void warn_misnamed(wd_settings_store *store, const char *variable, const char *rest) {
    const char *name = wd_settings_quote(store, variable, strcspn(variable, "="), WD_SETTINGS_QUOTED_VALUE);
    const char *nearest = key_in(store, rest);
    if (nearest) {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: Warden does not read this variable; did you mean \"%s\"?", name,
                         wd_settings_variable(store, nearest));
    } else {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: Warden does not read this variable; its variables begin with "
                         "\"VK_WARDEN_VALIDATION_\". docs/settings.md lists the settings.",
                         name);
    }
}

void wd_settings_read_environment(wd_settings_store *store, char *const *environment,
                                  wd_setting_source *source) {
    for (size_t i = 0; i < WD_NUM_VARIABLE_PREFIXES; i++) {
        const wd_setting_variable_prefix *prefix = &wd_setting_variable_prefixes[i];
        for (char *const *variable = environment; variable && *variable; variable++) {
            const char *key = after(*variable, prefix->text);
            if (key && strchr(key, '=') && (!prefix->is_shared || wd_settings_is_khronos_variable(key))) {
                add_variable(store, source, prefix->prefix, *variable, key);
            }
        }
    }
    for (char *const *variable = environment; variable && *variable; variable++) {
        const char *rest = after(*variable, "VK_WARDEN_VALIDATION_") ? NULL : misnamed_key(*variable);
        if (rest) {
            warn_misnamed(store, *variable, rest);
        }
    }
}
