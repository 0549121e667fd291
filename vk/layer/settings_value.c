// From the text of a value to a member of the settings, and from the entries of a source to the order they apply in.
#include <stdio.h>
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/platform/paths.h"
#include "vk/report/message_ids.h"
#include "vk/util/parse.h"

static const char *quote(wd_settings_store *store, const char *text, size_t length) {
    return wd_settings_quote(store, text, length, WD_SETTINGS_QUOTED_VALUE);
}

const char *wd_settings_describe_origin(wd_settings_store *store, const wd_setting_entry *entry) {
    const char *name =
        wd_settings_quote(store, entry->origin, strlen(entry->origin), WD_SETTINGS_QUOTED_PATH);
    if (entry->line == 0) {
        return name;
    }
    const size_t size = strlen(name) + 16;
    char *text = wd_arena_alloc(&store->arena, size);
    if (!text) {
        store->out_of_memory = true;
        return name;
    }
    snprintf(text, size, "%s:%u", name, entry->line);
    return text;
}

// list_words returns "one, two or three"; words that only foreign files use are left out.
static const char *list_words(wd_settings_store *store, const wd_setting *setting) {
    wd_string_builder text;
    wd_string_init(&text, store->allocator);
    for (size_t i = 0; i < setting->num_words; i++) {
        const char *word = setting->words[i].word;
        bool repeated = i > 0 && strcmp(word, setting->words[i - 1].word) == 0;
        if (!repeated && (setting->type == WD_SETTING_TRANSLATE || strncmp(word, "VK_DBG", 6) != 0)) {
            wd_string_appendf(&text, "%s%s", text.length ? ", " : "", word);
        }
    }
    char *copy = text.failed ? NULL : wd_arena_strdup(&store->arena, text.text);
    wd_string_finish(&text);
    store->out_of_memory |= !copy;
    return copy ? copy : "";
}

static const char *expected(wd_settings_store *store, const wd_setting *setting, char *buffer, size_t size) {
    switch (setting->type) {
    case WD_SETTING_BOOL:
        return "true or false";
    case WD_SETTING_UINT32:
    case WD_SETTING_UINT64:
        snprintf(buffer, size, "an integer from %llu to %llu", (unsigned long long)setting->min,
                 (unsigned long long)setting->max);
        return buffer;
    case WD_SETTING_CHOICE:
        snprintf(buffer, size, "one of %s", list_words(store, setting));
        return buffer;
    case WD_SETTING_FLAGS:
    case WD_SETTING_TRANSLATE:
        snprintf(buffer, size, "words from %s", list_words(store, setting));
        return buffer;
    case WD_SETTING_STRING:
    case WD_SETTING_FILE:
    case WD_SETTING_FOLDER:
    case WD_SETTING_LIST:
        break;
    }
    return "text";
}

static void warn_bad_value(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry,
                           const char *value, size_t length) {
    char buffer[640];
    const char *what = expected(store, setting, buffer, sizeof buffer);
    wd_settings_warn(store, WD_ID_SETTINGS_BAD_VALUE,
                     "%s: \"%s\" is not a value of %s: expected %s. The setting stays as it was.",
                     wd_settings_describe_origin(store, entry), quote(store, value, length),
                     quote(store, entry->key, entry->key_length), what);
}

// next_token cuts the next piece off a list. Commas, semicolons and colons separate, as in files and in variables of
// the ecosystem. False at the end.
static bool next_token(const char **text, size_t *length, const char **token, size_t *token_length) {
    while (*length) {
        size_t end = 0;
        while (end < *length && !memchr(",;:", (*text)[end], 3)) {
            end++;
        }
        *token = *text;
        *token_length = end;
        const size_t used = end < *length ? end + 1 : end;
        *text += used;
        *length -= used;
        wd_trim(token, token_length);
        if (*token_length) {
            return true;
        }
    }
    return false;
}

static const wd_setting_word *find_word(const wd_setting *setting, const char *text, size_t length) {
    for (size_t i = 0; i < setting->num_words; i++) {
        if (wd_equal_nocase(text, length, setting->words[i].word)) {
            return &setting->words[i];
        }
    }
    return NULL;
}

static const char *copy_text(wd_settings_store *store, const char *text, size_t length) {
    char *copy = wd_arena_alloc(&store->arena, length + 1);
    if (!copy) {
        store->out_of_memory = true;
        return "";
    }
    memcpy(copy, text, length);
    copy[length] = '\0';
    return copy;
}

static bool parse_number(const wd_setting *setting, const wd_setting_entry *entry, void *member) {
    uint64_t value;
    if (!wd_parse_u64(entry->value, entry->value_length, &value) || value < setting->min ||
        value > setting->max) {
        return false;
    }
    if (setting->type == WD_SETTING_UINT32) {
        *(uint32_t *)member = (uint32_t)value;
    } else {
        *(uint64_t *)member = value;
    }
    return true;
}

static bool parse_string(wd_settings_store *store, const wd_setting_entry *entry, const char **member) {
    if (memchr(entry->value, '\0', entry->value_length)) {
        return false;
    }
    *member = copy_text(store, entry->value, entry->value_length);
    return true;
}

// warn_renamed_ids names the ids of a filter that messages had in the release before.
static void warn_renamed_ids(wd_settings_store *store, const wd_setting_entry *entry) {
    for (size_t i = 0; i < store->muted_ids.count; i++) {
        const wd_message_alias *alias = wd_message_find_alias(store->muted_ids.items[i]);
        if (alias) {
            wd_settings_warn(store, WD_ID_SETTINGS_RENAMED,
                             "%s: the message id \"%s\" is now called \"%s\"; the next release will not read "
                             "the old id.",
                             wd_settings_describe_origin(store, entry), alias->old_id, alias->id);
        }
    }
}

static void parse_list(wd_settings_store *store, const wd_setting_entry *entry, wd_setting_list *member) {
    const char *text = entry->value, *token;
    size_t length = entry->value_length, token_length, count = 0;
    while (next_token(&text, &length, &token, &token_length)) {
        count++;
    }
    const char **items = wd_arena_alloc_zero(&store->arena, count + 1, sizeof *items);
    if (!items) {
        store->out_of_memory = true;
        return;
    }
    *member = (wd_setting_list){items, count};
    text = entry->value;
    length = entry->value_length;
    for (size_t i = 0; next_token(&text, &length, &token, &token_length); i++) {
        items[i] = copy_text(store, token, token_length);
    }
    if (member == &store->muted_ids) {
        warn_renamed_ids(store, entry);
    }
}

// parse_flags takes the words it knows; each one it does not know is a warning.
static void parse_flags(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry,
                        uint32_t *member) {
    const char *text = entry->value, *token;
    size_t length = entry->value_length, token_length;
    // A list that begins with an addition or a removal starts from the current value.
    uint32_t value = length && strchr("!+", text[0]) ? *member : 0;
    size_t num_known = 0, num_unknown = 0;
    while (next_token(&text, &length, &token, &token_length)) {
        const bool removes = token[0] == '!', has_sign = removes || token[0] == '+';
        const wd_setting_word *word = find_word(setting, token + has_sign, token_length - has_sign);
        if (!word) {
            num_unknown++;
            warn_bad_value(store, setting, entry, token, token_length);
            continue;
        }
        num_known++;
        value = removes ? value & ~word->value : value | word->value;
    }
    if (num_known || num_unknown == 0) {
        *member = value;
    }
}

const wd_setting *wd_settings_find_own(const char *key, size_t length) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        const char *name = wd_settings_table[i].key;
        if (name && strlen(name) == length && memcmp(name, key, length) == 0) {
            return &wd_settings_table[i];
        }
    }
    return NULL;
}

// apply_word sets everything that a word of a translation stands for.
static void apply_word(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry,
                       const char *text, size_t length) {
    for (size_t i = 0; i < setting->num_words; i++) {
        const wd_setting_word *word = &setting->words[i];
        if (word->target && wd_equal_nocase(text, length, word->word)) {
            wd_setting_entry translated = *entry;
            translated.value = word->target_value;
            translated.value_length = strlen(word->target_value);
            wd_settings_assign(store, wd_settings_find_own(word->target, strlen(word->target)), &translated);
        }
    }
}

// Foreign lists hold words of versions and vendors that Warden does not know: they are named, but they are not
// mistakes. Checks that a list disables and Warden lacks are off anyway.
static void translate(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry) {
    const char *text = entry->value, *token;
    size_t length = entry->value_length, token_length;
    const bool disables = setting->key && strcmp(setting->key, "disables") == 0;
    while (next_token(&text, &length, &token, &token_length)) {
        const wd_setting_word *word = find_word(setting, token, token_length);
        if (word) {
            apply_word(store, setting, entry, token, token_length);
        } else if (entry->prefix == WD_PREFIX_WARDEN) {
            warn_bad_value(store, setting, entry, token, token_length);
        }
        if (word ? word->value == WD_WORD_NOT_AVAILABLE : entry->prefix != WD_PREFIX_WARDEN && !disables) {
            wd_settings_note_unavailable(store, token, token_length);
        }
    }
}

void wd_settings_assign(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry) {
    void *member = (char *)store + setting->offset;
    const wd_setting_word *word;
    bool good = true;
    switch (setting->type) {
    case WD_SETTING_BOOL:
        good = wd_parse_bool(entry->value, entry->value_length, member);
        break;
    case WD_SETTING_UINT32:
    case WD_SETTING_UINT64:
        good = parse_number(setting, entry, member);
        break;
    case WD_SETTING_STRING:
        good = parse_string(store, entry, member);
        break;
    case WD_SETTING_FILE:
    case WD_SETTING_FOLDER:
        good = parse_string(store, entry, member);
        wd_path_use_slashes(good ? *(char **)member : NULL);
        break;
    case WD_SETTING_LIST:
        parse_list(store, entry, member);
        break;
    case WD_SETTING_CHOICE:
        word = find_word(setting, entry->value, entry->value_length);
        good = word != NULL;
        if (good) {
            *(uint32_t *)member = word->value;
        }
        break;
    case WD_SETTING_FLAGS:
        parse_flags(store, setting, entry, member);
        break;
    case WD_SETTING_TRANSLATE:
        translate(store, setting, entry);
        break;
    }
    if (!good) {
        warn_bad_value(store, setting, entry, entry->value, entry->value_length);
    } else if (setting->key && store->origins && store->values) { // Defaults come before the origins.
        const ptrdiff_t row = setting - wd_settings_table;
        store->origins[row] = wd_settings_describe_origin(store, entry);
        store->values[row] =
            wd_settings_quote(store, entry->value, entry->value_length, WD_SETTINGS_QUOTED_VALUE);
    }
}

const wd_setting *wd_settings_find_foreign(const char *key, size_t length) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        for (size_t j = 0; j < WD_SETTING_MAX_FOREIGN; j++) {
            const char *name = wd_settings_table[i].foreign[j];
            if (name && strlen(name) == length && memcmp(name, key, length) == 0) {
                return &wd_settings_table[i];
            }
        }
    }
    return NULL;
}

const wd_setting_alias *wd_settings_find_alias(const char *key, size_t length) {
    for (size_t i = 0; i < wd_num_setting_aliases; i++) {
        const wd_setting_alias *alias = &wd_setting_aliases[i];
        if (wd_equal_nocase(key, length, alias->old_key)) {
            return alias;
        }
    }
    return NULL;
}

static const wd_setting *find_setting(const wd_setting_entry *entry) {
    return entry->prefix == WD_PREFIX_WARDEN ? wd_settings_find_own(entry->key, entry->key_length)
                                             : wd_settings_find_foreign(entry->key, entry->key_length);
}

// assign_renamed gives the new setting the value that an entry has under the old name.
static void assign_renamed(wd_settings_store *store, const wd_setting_alias *alias,
                           const wd_setting_entry *entry) {
    wd_settings_warn(
        store, WD_ID_SETTINGS_RENAMED,
        "%s: the setting \"%s\" is now called \"%s\"%s; the next release will not read the old name.",
        wd_settings_describe_origin(store, entry), alias->old_key, alias->key,
        alias->inverted ? " and has the opposite meaning" : "");
    wd_setting_entry renamed = *entry;
    bool value;
    if (alias->inverted && wd_parse_bool(entry->value, entry->value_length, &value)) {
        renamed.value = value ? "false" : "true";
        renamed.value_length = strlen(renamed.value);
    }
    wd_settings_assign(store, wd_settings_find_own(alias->key, strlen(alias->key)), &renamed);
}

enum { NUM_STAGES = 4 };

// Within one prefix, disables come first and single settings last: who enables GPU-assisted validation and disables
// core checks, as the Khronos layer's presets do, wants the former. A switch for a group of settings comes after them.
static unsigned stage_of(const wd_setting *setting) {
    const char *key = setting->key ? setting->key : "";
    return setting->is_group_switch       ? 3
           : strcmp(key, "disables") == 0 ? 0
           : strcmp(key, "enables") == 0  ? 1
                                          : 2;
}

static void apply_entry(wd_settings_store *store, const wd_setting_entry *entry, unsigned stage) {
    const wd_setting *setting = find_setting(entry);
    if (setting && !entry->no_value) {
        if (stage_of(setting) == stage) {
            wd_settings_assign(store, setting, entry);
        }
        return;
    }
    const wd_setting_alias *alias = entry->prefix == WD_PREFIX_WARDEN && !entry->no_value
                                        ? wd_settings_find_alias(entry->key, entry->key_length)
                                        : NULL;
    if (alias) {
        if (stage == 2) {
            assign_renamed(store, alias, entry);
        }
        return;
    }
    if (stage == 0 && entry->no_value && entry->prefix == WD_PREFIX_WARDEN) {
        wd_settings_warn(store, WD_ID_SETTINGS_BAD_VALUE,
                         "%s: expected KEY = VALUE, here \"warden_validation.%s = VALUE\".",
                         wd_settings_describe_origin(store, entry),
                         quote(store, entry->key, entry->key_length));
    } else if (stage == 0) {
        wd_settings_warn_unknown_key(store, entry);
    }
}

// --- Switches of the Khronos layer
//
// Several of its switches may stand for one setting of ours, which is on if one of them is on, in any order.

// switches is what a source says about the switches with one prefix.
typedef struct switches {
    size_t *last;      // By row of the table and name: the last entry that sets it, plus one.
    bool *are_some_on; // By row.
} switches;

// find_switch returns whether an entry sets a switch: `*name` is its number, `*is_on` its value.
static bool find_switch(const wd_setting_entry *entry, size_t *name, bool *is_on) {
    const wd_setting *setting = entry->no_value ? NULL : find_setting(entry);
    if (!setting || setting->is_group_switch || entry->prefix == WD_PREFIX_WARDEN ||
        (setting->type != WD_SETTING_BOOL && setting->type != WD_SETTING_TRANSLATE) ||
        !wd_parse_bool(entry->value, entry->value_length, is_on)) {
        return false;
    }
    size_t i = 0;
    while (strlen(setting->foreign[i]) != entry->key_length ||
           memcmp(setting->foreign[i], entry->key, entry->key_length) != 0) {
        i++;
    }
    *name = (size_t)(setting - wd_settings_table) * WD_SETTING_MAX_FOREIGN + i;
    return true;
}

static bool read_switches(wd_settings_store *store, const wd_setting_source *source, unsigned prefix,
                          switches *read) {
    const size_t num_names = wd_num_settings * WD_SETTING_MAX_FOREIGN;
    size_t name;
    bool is_on;
    read->last = wd_arena_alloc_zero(&store->arena, num_names, sizeof *read->last);
    read->are_some_on = wd_arena_alloc_zero(&store->arena, wd_num_settings, sizeof *read->are_some_on);
    if (!read->last || !read->are_some_on) {
        store->out_of_memory = true;
        return false;
    }
    for (size_t i = 0; i < source->count; i++) {
        if (source->items[i].prefix == (wd_setting_prefix)prefix &&
            find_switch(&source->items[i], &name, &is_on)) {
            read->last[name] = i + 1;
        }
    }
    for (size_t i = 0; i < num_names; i++) {
        if (read->last[i] && find_switch(&source->items[read->last[i] - 1], &name, &is_on)) {
            read->are_some_on[i / WD_SETTING_MAX_FOREIGN] |= is_on;
        }
    }
    return true;
}

// is_in_turn returns whether an entry is applied in a turn: switches that are off, and entries that a later one of the
// same name replaces, in the first, all others in the second. A switch that is off has no effect if another name of it
// is on.
static bool is_in_turn(const switches *switches, const wd_setting_entry *entry, size_t number,
                       bool is_second) {
    size_t name;
    bool is_on;
    if (!find_switch(entry, &name, &is_on)) {
        return is_second;
    }
    if (!is_on && switches->are_some_on[name / WD_SETTING_MAX_FOREIGN]) {
        return false;
    }
    return is_second == (is_on && switches->last[name] == number + 1);
}

static void apply_turn(wd_settings_store *store, const wd_setting_source *source, unsigned prefix,
                       unsigned stage, const switches *switches, bool is_second) {
    for (size_t i = 0; i < source->count; i++) {
        const wd_setting_entry *entry = &source->items[i];
        if (entry->prefix == (wd_setting_prefix)prefix && is_in_turn(switches, entry, i, is_second)) {
            apply_entry(store, entry, stage);
        }
    }
}

void wd_settings_apply(wd_settings_store *store, const wd_setting_source *source) {
    switches switches;
    for (unsigned prefix = 0; prefix < WD_NUM_PREFIXES; prefix++) {
        if (!read_switches(store, source, prefix, &switches)) {
            return;
        }
        for (unsigned stage = 0; stage < NUM_STAGES; stage++) {
            apply_turn(store, source, prefix, stage, &switches, false);
            apply_turn(store, source, prefix, stage, &switches, true);
        }
    }
}
