// The table of settings: one row for each key. The parser, docs/settings.md, the `features` of the layer's manifest
// (which configuration tools show) and the launcher in tools/warden all read this table.
//
// A setting is written as `warden_validation.<key> = VALUE` in a file and as VK_WARDEN_VALIDATION_<KEY>=VALUE in the
// environment. The tables are constant; all functions may be called from any thread.
#ifndef WARDEN_VK_LAYER_SETTINGS_TABLE_H
#define WARDEN_VK_LAYER_SETTINGS_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define WD_SETTINGS_FILE_PREFIX "warden_validation."
#define WD_SETTINGS_VARIABLE_PREFIX "VK_WARDEN_VALIDATION_"

typedef enum wd_setting_type {
    WD_SETTING_BOOL,   // bool
    WD_SETTING_UINT32, // uint32_t within [min, max]
    WD_SETTING_UINT64, // uint64_t within [min, max]
    WD_SETTING_STRING, // const char *
    WD_SETTING_FILE,   // const char *: the path of a file that is written
    WD_SETTING_FOLDER, // const char *: the path of a folder
    WD_SETTING_LIST,   // wd_setting_list: strings
    WD_SETTING_CHOICE, // uint32_t: the value of one word
    WD_SETTING_FLAGS,  // uint32_t: the values of several words or'ed; `+word` adds one, `!word` removes one
    WD_SETTING_TRANSLATE, // No value of its own: words that set other settings
} wd_setting_type;

// wd_setting_section groups settings on the page and in configuration tools.
typedef enum wd_setting_section {
    WD_SECTION_VALIDATORS,
    WD_SECTION_SHADERS,
    WD_SECTION_SYNC,
    WD_SECTION_GPUAV,        // What to turn on first.
    WD_SECTION_GPUAV_EXPERT, // How it works: memory, read-back, forms of the code.
    WD_SECTION_PRINTF,
    WD_SECTION_REPORTS,
    WD_SECTION_LISTS, // Lists of features, for programs written for the Khronos layer.
    WD_NUM_SECTIONS,
} wd_setting_section;

// wd_setting_word is a word that a value may consist of. A word of a translation may have several rows: each sets one
// more setting.
typedef struct wd_setting_word {
    const char *word;
    uint32_t value;     // For choices and flags.
    const char *target; // For translations: the key that is set; NULL: the word is known and has no effect.
    const char *target_value;
    const char *meaning; // For choices and flags: a sentence without its period.
} wd_setting_word;

// WD_WORD_NOT_AVAILABLE is the value of a word of a translation that asks for something that Warden does not have.
enum { WD_WORD_NOT_AVAILABLE = 1 };

// WD_SETTING_MAX_FOREIGN is the maximum number of names that a setting has in the Khronos layer.
enum { WD_SETTING_MAX_FOREIGN = 5 };

// wd_setting is one row of the table.
typedef struct wd_setting {
    const char *key;   // After `warden_validation.`; NULL: read under names of the Khronos layer only.
    const char *label; // A few words for configuration tools.
    wd_setting_section section;
    const char *parent; // The boolean without which the setting has no effect; NULL: none.
    // Names after `khronos_validation.` and `lunarg_core_validation.` with the same meaning.
    const char *foreign[WD_SETTING_MAX_FOREIGN];
    bool is_group_switch; // Turns a group of settings off: applied after the others of its source.
    wd_setting_type type;
    uint32_t offset; // In wd_settings_store.
    uint64_t min, max;
    const wd_setting_word *words;
    size_t num_words;
    const char *default_value; // As a user would write it.
    const char *description;
} wd_setting;

extern const wd_setting wd_settings_table[];
extern const size_t wd_num_settings;

// wd_setting_alias is the name that a setting had in the release before.
typedef struct wd_setting_alias {
    const char *old_key;
    const char *key;
    bool inverted; // True of the old is false of the new.
} wd_setting_alias;

extern const wd_setting_alias wd_setting_aliases[];
extern const size_t wd_num_setting_aliases;

// wd_setting_effect says which values of a setting of the Khronos layer ask for something that Warden does not do:
// tools write all settings into a file, and a value that asks for nothing is not worth a message.
typedef enum wd_setting_effect {
    WD_ASKS_UNLESS_FALSE, // A feature that Warden lacks; false, an empty value and "none" ask for nothing.
    WD_ASKS_UNLESS_TRUE,  // A feature of Warden that cannot be turned off.
    WD_ASKS_NOTHING,      // A detail of the Khronos layer, or of a feature that has a setting of its own.
} wd_setting_effect;

// wd_setting_unavailable is a setting of the Khronos layer that Warden does not have.
typedef struct wd_setting_unavailable {
    const char *key;
    wd_setting_effect effect;
    const char *reason; // A sentence without its period.
} wd_setting_unavailable;

extern const wd_setting_unavailable wd_settings_unavailable[];
extern const size_t wd_num_settings_unavailable;

// wd_setting_preset is a named set of values for configuration tools.
typedef struct wd_setting_preset {
    const char *label;
    const char *description;
    struct {
        const char *key; // NULL: the end.
        const char *value;
    } values[8];
    bool has_all_validators; // It also turns on every validator.
} wd_setting_preset;

extern const wd_setting_preset wd_setting_presets[];
extern const size_t wd_num_setting_presets;

// wd_setting_type_name returns the type as docs/settings.md names it.
const char *wd_setting_type_name(wd_setting_type type);

// wd_setting_section_name returns the heading of a section: "GPU-assisted validation".
const char *wd_setting_section_name(wd_setting_section section);

// wd_setting_is_switch returns whether a setting turns one part of Warden on or off: a boolean of WD_SECTION_VALIDATORS
// other than `enable`. The launcher has an option for each.
bool wd_setting_is_switch(const wd_setting *setting);

// wd_setting_is_validator returns whether that part is a validator: the key is "validate_..." or "..._enable".
bool wd_setting_is_validator(const wd_setting *setting);

// wd_settings_find_own returns the setting with this key, wd_settings_find_foreign the one that a key of the Khronos
// layer sets, wd_settings_find_alias the new name of an old key (in any case), wd_settings_find_unavailable the row of
// a key of the Khronos layer without effect. NULL: there is none.
const wd_setting *wd_settings_find_own(const char *key, size_t length);
const wd_setting *wd_settings_find_foreign(const char *key, size_t length);
const wd_setting_alias *wd_settings_find_alias(const char *key, size_t length);
const wd_setting_unavailable *wd_settings_find_unavailable(const char *key, size_t length);

// wd_settings_key_of writes the key in a name that a user read on a page or in a file: "validate_sync" for
// "khronos_validation.validate_sync", "warden_validation.validate_sync = true" and
// "VK_WARDEN_VALIDATION_VALIDATE_SYNC". Another word is copied. False: it is longer than any key.
enum { WD_SETTINGS_MAX_KEY = 64 };
bool wd_settings_key_of(const char *name, char key[WD_SETTINGS_MAX_KEY]);

// wd_settings_nearest returns the key of ours that the user of an unknown one probably meant; NULL: no idea.
const char *wd_settings_nearest(const char *text, size_t length);

#ifdef __cplusplus
}
#endif
#endif
