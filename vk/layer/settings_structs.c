// Settings from the structs that the application chains to VkInstanceCreateInfo.
#include <stdio.h>
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/registry/enum_strings.h"

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

// read_layer_settings adds the entries from last to first: of several structs that name a setting the first wins
// (Vulkan specification, VkLayerSettingEXT), and of several entries of a source the last.
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

// feature_name returns the name of an enumerant. An enumerant that this build does not know is not a mistake of the
// application: its number is its name.
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

// read_chain reads the structs of the chain that begins with `link`, from last to first, for the same reason as
// read_layer_settings.
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
