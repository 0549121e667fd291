// Shared by the readers of the table of settings: names of types and sections, and presets.
#include <string.h>

#include "vk/layer/settings_table.h"

const wd_setting_preset wd_setting_presets[] = {
    {.label = "Default",
     .description = "The checks that are on by default: little overhead.",
     .values = {{"enable", "true"}}},
    {.label = "Synchronization",
     .description = "Hazards between accesses to memory, and barriers that are not needed.",
     .values = {{"validate_sync", "true"}, {"syncval_redundant_barriers", "true"}}},
    {.label = "GPU-assisted",
     .description = "Errors that shaders make while they run: indices, bounds, descriptors and addresses.",
     .values = {{"gpuav_enable", "true"}}},
    {.label = "Everything", .description = "Every validator that Warden has.", .has_all_validators = true},
};
const size_t wd_num_setting_presets = sizeof wd_setting_presets / sizeof *wd_setting_presets;

const char *wd_setting_type_name(wd_setting_type type) {
    static const char *const names[] = {
        [WD_SETTING_BOOL] = "boolean",    [WD_SETTING_UINT32] = "number", [WD_SETTING_UINT64] = "number",
        [WD_SETTING_STRING] = "text",     [WD_SETTING_FILE] = "text",     [WD_SETTING_FOLDER] = "text",
        [WD_SETTING_LIST] = "list",       [WD_SETTING_CHOICE] = "word",   [WD_SETTING_FLAGS] = "words",
        [WD_SETTING_TRANSLATE] = "words",
    };
    return names[type];
}

const char *wd_setting_section_name(wd_setting_section section) {
    static const char *const names[WD_NUM_SECTIONS] = {
        [WD_SECTION_VALIDATORS] = "Validators",
        [WD_SECTION_SHADERS] = "Shader modules",
        [WD_SECTION_SYNC] = "Synchronization validation",
        [WD_SECTION_GPUAV] = "GPU-assisted validation",
        [WD_SECTION_GPUAV_EXPERT] = "GPU-assisted validation, for experts",
        [WD_SECTION_PRINTF] = "Printf in shaders",
        [WD_SECTION_REPORTS] = "Reports",
        [WD_SECTION_LISTS] = "Lists of features",
    };
    return names[section];
}

bool wd_setting_is_switch(const wd_setting *setting) {
    return setting->key && setting->section == WD_SECTION_VALIDATORS && setting->type == WD_SETTING_BOOL &&
           strcmp(setting->key, "enable") != 0;
}

bool wd_setting_is_validator(const wd_setting *setting) {
    static const char prefix[] = "validate_", suffix[] = "_enable";
    const size_t length = setting->key ? strlen(setting->key) : 0;
    return wd_setting_is_switch(setting) &&
           (strncmp(setting->key, prefix, sizeof prefix - 1) == 0 ||
            (length > sizeof suffix - 1 && strcmp(setting->key + length - (sizeof suffix - 1), suffix) == 0));
}
