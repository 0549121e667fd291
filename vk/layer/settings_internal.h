// Shared by the files of the settings: the values read from one source, and how they are applied.
#ifndef WARDEN_VK_LAYER_SETTINGS_INTERNAL_H
#define WARDEN_VK_LAYER_SETTINGS_INTERNAL_H

#include "vk/layer/settings.h"
#include "vk/layer/settings_table.h"
#include "vk/util/arena.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct wd_setting_list {
    const char *const *items;
    size_t count;
} wd_setting_list;

enum { WD_SETTINGS_MAX_UNAVAILABLE = 128 };

// wd_settings_store contains a wd_settings: raw values that become public ones at the end, and the memory.
typedef struct wd_settings_store {
    wd_settings settings; // First: a pointer to it is a pointer to the store.
    const char **origins; // wd_num_settings; NULL: the default. In the arena.
    const char **values;  // wd_num_settings: what the origin says, for messages. In the arena.
    bool enable_message_limit;
    uint32_t duplicate_message_limit;
    uint32_t gpuav_mode;
    uint32_t gpuav_dump_when;
    uint32_t log_color;
    wd_setting_list muted_ids;
    wd_setting_list shaders_to_instrument;
    wd_setting_list commands_to_dump;

    wd_allocator allocator;
    wd_arena arena; // All strings and arrays.
    WD_VECTOR(wd_settings_warning) warnings;
    size_t num_warnings; // Also those past the limit, which `warnings` lacks.
    size_t num_searches; // For the names that the user of unknown ones probably meant.
    // Settings of the Khronos layer without effect, each once.
    const char *unavailable[WD_SETTINGS_MAX_UNAVAILABLE];
    size_t num_unavailable;
    bool out_of_memory; // Sticky: an allocation failed.
} wd_settings_store;

// wd_setting_prefix says whose key an entry has, in rising weight within one source.
typedef enum wd_setting_prefix {
    WD_PREFIX_LUNARG,
    WD_PREFIX_KHRONOS,
    WD_PREFIX_WARDEN,
    WD_NUM_PREFIXES,
} wd_setting_prefix;

// wd_setting_source_kind says how a user writes keys there.
typedef enum wd_setting_source_kind {
    WD_SOURCE_STRUCT,
    WD_SOURCE_FILE,
    WD_SOURCE_ENVIRONMENT,
} wd_setting_source_kind;

// wd_setting_entry is one `key = value` of a source. It owns nothing.
typedef struct wd_setting_entry {
    wd_setting_prefix prefix;
    wd_setting_source_kind kind;
    const char *key; // Not NUL-terminated.
    size_t key_length;
    const char *value; // Not NUL-terminated, trimmed.
    size_t value_length;
    const char *origin; // File, variable or struct.
    uint32_t line;      // From 1; 0: the origin has no lines.
    bool no_value;      // The line has no '='.
} wd_setting_entry;

// wd_setting_source holds the entries of one source; later ones override earlier ones.
typedef WD_VECTOR(wd_setting_entry) wd_setting_source;

// wd_settings_warn adds a warning from a printf format. After MAX_WARNINGS (settings_warnings.c) they are only counted.
void wd_settings_warn(wd_settings_store *store, const char *id, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
// wd_settings_publish_warnings makes the warnings those of the settings. Call it once, after the last warning.
void wd_settings_publish_warnings(wd_settings_store *store);

// How much of a user's text a message repeats, in bytes.
enum { WD_SETTINGS_QUOTED_VALUE = 80, WD_SETTINGS_QUOTED_PATH = 4096 };

// wd_settings_quote returns `text` for a message: cut at `max_length` bytes, bytes other than printable ASCII as \xNN.
// In the arena.
const char *wd_settings_quote(wd_settings_store *store, const char *text, size_t length, size_t max_length);

// wd_settings_add appends an entry to a source.
void wd_settings_add(wd_settings_store *store, wd_setting_source *source, const wd_setting_entry *entry);

// wd_settings_apply applies all entries of a source by the rules of docs/settings.md, "Sources".
void wd_settings_apply(wd_settings_store *store, const wd_setting_source *source);

// wd_settings_assign gives a setting the value that an entry holds, or warns and leaves it as it is.
void wd_settings_assign(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry);

// The prefixes of environment variables, from light to heavy. A shared one is also that of variables of others.
typedef struct wd_setting_variable_prefix {
    const char *text;
    wd_setting_prefix prefix;
    bool is_shared;
} wd_setting_variable_prefix;

enum { WD_NUM_VARIABLE_PREFIXES = 4 };
extern const wd_setting_variable_prefix wd_setting_variable_prefixes[WD_NUM_VARIABLE_PREFIXES];

// wd_settings_find_file_prefix returns the length of the layer's prefix of a name in a file, and stores which one it
// is. 0: there is none.
size_t wd_settings_find_file_prefix(const char *name, size_t length, wd_setting_prefix *prefix);

// wd_settings_variable_key writes the name of a variable without its prefix, which ends at '=', as a key. False: it is
// longer than any key.
bool wd_settings_variable_key(const char *name, char key[WD_SETTINGS_MAX_KEY]);

// wd_settings_is_khronos_variable returns whether the name of a variable after its prefix is a key of the Khronos
// layer.
bool wd_settings_is_khronos_variable(const char *rest);

// wd_settings_is_foreign_key returns whether the Khronos layer has a setting with this key.
bool wd_settings_is_foreign_key(const char *key, size_t length);

// wd_settings_variable returns the name of the environment variable of a key. In the arena.
const char *wd_settings_variable(wd_settings_store *store, const char *key);

// wd_settings_describe_origin returns "FILE:LINE" or the name of a variable or struct, for messages. In the arena.
const char *wd_settings_describe_origin(wd_settings_store *store, const wd_setting_entry *entry);

// wd_settings_suggest is wd_settings_nearest for a message. NULL also after many searches, which take microseconds
// each: a file full of nonsense must not delay the application.
const char *wd_settings_suggest(wd_settings_store *store, const char *text, size_t length);

// wd_settings_warn_unknown_key warns about an entry whose prefix is known and whose key is not.
void wd_settings_warn_unknown_key(wd_settings_store *store, const wd_setting_entry *entry);

// wd_settings_warn_prefix warns about a line of a file whose prefix is missing or nearly one of ours. False: the line
// has no prefix and no key that resembles a setting. Keys of other layers are passed over.
bool wd_settings_warn_prefix(wd_settings_store *store, const wd_setting_entry *entry);

// wd_settings_note_unavailable remembers a setting of the Khronos layer that Warden does not have;
// wd_settings_warn_unavailable names all of them in one warning.
void wd_settings_note_unavailable(wd_settings_store *store, const char *name, size_t length);
void wd_settings_warn_unavailable(wd_settings_store *store);

// wd_settings_read_sources reads all sources and applies them: structs, file, environment. The source that is applied
// last wins. A setuid program reads only the structs.
void wd_settings_read_sources(wd_settings_store *store, const VkInstanceCreateInfo *create_info);

// wd_settings_read_structs, wd_settings_read_file and wd_settings_read_environment append the entries of one source.
void wd_settings_read_structs(wd_settings_store *store, const VkInstanceCreateInfo *create_info,
                              wd_setting_source *source);
// The entries point into `*text`, which the caller passes to wd_free when they have been applied.
void wd_settings_read_file(wd_settings_store *store, wd_setting_source *source, void **text);
void wd_settings_read_environment(wd_settings_store *store, char *const *environment,
                                  wd_setting_source *source);

// wd_settings_parse_text reads the text of a settings file.
void wd_settings_parse_text(wd_settings_store *store, wd_setting_source *source, const char *origin,
                            const char *text, size_t size);

#ifdef __cplusplus
}
#endif
#endif
