// Names of settings that Warden does not know: the probable correct name, and which settings of the Khronos layer have
// no effect here.
#include <stdio.h>
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/report/message_ids.h"
#include "vk/util/parse.h"

// --- Settings of the Khronos layer that Warden does not have

const wd_setting_unavailable *wd_settings_find_unavailable(const char *key, size_t length) {
    for (size_t i = 0; i < wd_num_settings_unavailable; i++) {
        const wd_setting_unavailable *row = &wd_settings_unavailable[i];
        if (strlen(row->key) == length && memcmp(row->key, key, length) == 0) {
            return row;
        }
    }
    return NULL;
}

static bool asks_for_something(wd_setting_effect effect, const wd_setting_entry *entry) {
    bool value = true;
    const bool is_bool = wd_parse_bool(entry->value, entry->value_length, &value);
    switch (effect) {
    case WD_ASKS_UNLESS_FALSE:
        return entry->value_length != 0 && !(is_bool && !value) &&
               !wd_equal_nocase(entry->value, entry->value_length, "none");
    case WD_ASKS_UNLESS_TRUE:
        return !(is_bool && value);
    case WD_ASKS_NOTHING:
        break;
    }
    return false;
}

void wd_settings_note_unavailable(wd_settings_store *store, const char *name, size_t length) {
    for (size_t i = 0; i < store->num_unavailable; i++) {
        if (strlen(store->unavailable[i]) == length && memcmp(store->unavailable[i], name, length) == 0) {
            return;
        }
    }
    if (store->num_unavailable == WD_SETTINGS_MAX_UNAVAILABLE) {
        return;
    }
    char *copy = wd_arena_alloc(&store->arena, length + 1);
    if (!copy) {
        store->out_of_memory = true;
        return;
    }
    memcpy(copy, name, length);
    copy[length] = '\0';
    store->unavailable[store->num_unavailable++] = copy;
}

void wd_settings_warn_unavailable(wd_settings_store *store) {
    if (store->num_unavailable == 0) {
        return;
    }
    wd_string_builder names;
    wd_string_init(&names, store->allocator);
    for (size_t i = 0; i < store->num_unavailable; i++) {
        const char *name = store->unavailable[i];
        wd_string_append(&names, i ? ", " : "");
        wd_string_append(&names, wd_settings_quote(store, name, strlen(name), WD_SETTINGS_QUOTED_VALUE));
    }
    store->out_of_memory |= names.failed;
    wd_settings_warn(store, WD_ID_SETTINGS_NOT_AVAILABLE,
                     "not available in Warden: %s. These settings of the Khronos layer have no effect.",
                     names.text);
    wd_string_finish(&names);
}

// --- The nearest known key

static size_t min3(size_t a, size_t b, size_t c) {
    const size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

// edit_distance is Levenshtein's, without regard to case, for names below 48 bytes; SIZE_MAX for longer ones and where
// it is not below `limit` because of the lengths.
static size_t edit_distance(const char *a, size_t a_length, const char *b, size_t b_length, size_t limit) {
    size_t row[48];
    const size_t difference = a_length > b_length ? a_length - b_length : b_length - a_length;
    if (a_length >= 48 || b_length >= 48 || difference >= limit) {
        return SIZE_MAX;
    }
    for (size_t j = 0; j <= b_length; j++) {
        row[j] = j;
    }
    for (size_t i = 1; i <= a_length; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t j = 1; j <= b_length; j++) {
            const size_t above = row[j];
            const char letter[2] = {b[j - 1], '\0'};
            row[j] = min3(row[j] + 1, row[j - 1] + 1, diagonal + !wd_equal_nocase(&a[i - 1], 1, letter));
            diagonal = above;
        }
    }
    return row[b_length];
}

// has_words returns whether `text` is in `key` as one or more of its words: "sync" in "validate_sync".
static bool has_words(const char *key, const char *text, size_t length) {
    for (const char *word = key; word; word = strchr(word, '_') ? strchr(word, '_') + 1 : NULL) {
        char copy[48];
        if (length < sizeof copy && strlen(word) >= length && (word[length] == '_' || word[length] == '\0')) {
            memcpy(copy, word, length);
            copy[length] = '\0';
            if (wd_equal_nocase(text, length, copy)) {
                return true;
            }
        }
    }
    return false;
}

// closest_spelling returns the key of ours with the fewest changes, below `limit`; NULL if there is none.
static const char *closest_spelling(const char *text, size_t length, size_t limit) {
    const char *closest = NULL;
    for (size_t i = 0; i < wd_num_settings; i++) {
        const char *key = wd_settings_table[i].key;
        const size_t distance = key ? edit_distance(text, length, key, strlen(key), limit) : SIZE_MAX;
        if (distance < limit) {
            limit = distance;
            closest = key;
        }
    }
    return closest;
}

// closest_words returns the key that has `text` among its words; the one that turns a validator on is preferred, then
// the shortest.
static const char *closest_words(const char *text, size_t length) {
    const char *closest = NULL;
    for (size_t i = 0; length >= 3 && i < wd_num_settings; i++) {
        const char *key = wd_settings_table[i].key;
        if (!key || !has_words(key, text, length)) {
            continue;
        }
        const size_t key_length = strlen(key);
        if ((strncmp(key, "validate_", 9) == 0 && key_length == length + 9) ||
            (key_length == length + 7 && strcmp(key + length, "_enable") == 0)) {
            return key;
        }
        closest = closest && strlen(closest) <= key_length ? closest : key;
    }
    return closest;
}

const char *wd_settings_nearest(const char *text, size_t length) {
    const wd_setting_alias *alias = wd_settings_find_alias(text, length);
    if (alias) {
        return alias->key;
    }
    const char *closest = closest_spelling(text, length, length / 3 + 1);
    return closest ? closest : closest_words(text, length);
}

// nearest_foreign allows two changes: the Khronos layer gets new settings that look much like its old ones.
static const char *nearest_foreign(const char *text, size_t length) {
    const char *closest = NULL;
    size_t limit = 3;
    const size_t num_names = wd_num_settings * WD_SETTING_MAX_FOREIGN;
    for (size_t i = 0; i < num_names + wd_num_settings_unavailable; i++) {
        const char *key =
            i < num_names ? wd_settings_table[i / WD_SETTING_MAX_FOREIGN].foreign[i % WD_SETTING_MAX_FOREIGN]
                          : wd_settings_unavailable[i - num_names].key;
        const size_t distance = key ? edit_distance(text, length, key, strlen(key), limit) : SIZE_MAX;
        if (distance < limit && distance < length) {
            limit = distance;
            closest = key;
        }
    }
    return closest;
}

// --- Warnings

enum { MAX_SEARCHES = 200 };

static bool may_search(wd_settings_store *store) {
    return store->num_searches++ < MAX_SEARCHES;
}

const char *wd_settings_suggest(wd_settings_store *store, const char *text, size_t length) {
    return may_search(store) ? wd_settings_nearest(text, length) : NULL;
}

static const char *quote(wd_settings_store *store, const char *text, size_t length) {
    return wd_settings_quote(store, text, length, WD_SETTINGS_QUOTED_VALUE);
}

const char *wd_settings_variable(wd_settings_store *store, const char *key) {
    static const char prefix[] = "VK_WARDEN_VALIDATION_";
    const size_t size = sizeof prefix + strlen(key);
    char *name = wd_arena_alloc(&store->arena, size);
    if (!name) {
        store->out_of_memory = true;
        return prefix;
    }
    snprintf(name, size, "%s%s", prefix, key);
    for (char *c = name; *c; c++) {
        *c = *c >= 'a' && *c <= 'z' ? (char)(*c & ~0x20) : *c;
    }
    return name;
}

// warn_own warns about an entry with Warden's prefix and an unknown key.
static void warn_own(wd_settings_store *store, const wd_setting_entry *entry) {
    const char *nearest = wd_settings_suggest(store, entry->key, entry->key_length);
    const char *where = wd_settings_describe_origin(store, entry);
    const char *quoted = quote(store, entry->key, entry->key_length);
    if (nearest && entry->kind == WD_SOURCE_ENVIRONMENT) {
        nearest = wd_settings_variable(store, nearest);
    }
    if (nearest) {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: there is no setting \"%s\"; did you mean \"%s\"? docs/settings.md lists them.",
                         where, quoted, nearest);
    } else {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: there is no setting \"%s\"; docs/settings.md lists them.", where, quoted);
    }
}

// warn_foreign warns about an entry with the Khronos layer's prefix and a key that Warden does not have. The Khronos
// layer may not have it either.
static void warn_foreign(wd_settings_store *store, const wd_setting_entry *entry) {
    const wd_setting_unavailable *row = wd_settings_find_unavailable(entry->key, entry->key_length);
    if (row) {
        if (asks_for_something(row->effect, entry)) {
            wd_settings_note_unavailable(store, entry->key, entry->key_length);
        }
        return;
    }
    const char *nearest = may_search(store) ? nearest_foreign(entry->key, entry->key_length) : NULL;
    if (nearest) {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: the Khronos layer has no setting \"%s\"; did you mean \"%s\"?",
                         wd_settings_describe_origin(store, entry),
                         quote(store, entry->key, entry->key_length), nearest);
    } else if (entry->kind != WD_SOURCE_ENVIRONMENT) { // Other programs have variables with these prefixes.
        wd_settings_note_unavailable(store, entry->key, entry->key_length);
    }
}

void wd_settings_warn_unknown_key(wd_settings_store *store, const wd_setting_entry *entry) {
    if (entry->prefix == WD_PREFIX_WARDEN) {
        warn_own(store, entry);
    } else if (!entry->no_value) {
        warn_foreign(store, entry);
    }
}

bool wd_settings_is_foreign_key(const char *key, size_t length) {
    return wd_settings_find_foreign(key, length) || wd_settings_find_unavailable(key, length);
}

// is_near_prefix returns whether the part of a key before its first dot is meant for Warden or the Khronos layer.
static bool is_near_prefix(const char *text, size_t length) {
    static const char *const prefixes[] = {"warden_validation", "khronos_validation",
                                           "lunarg_core_validation"};
    for (size_t i = 0; i < sizeof prefixes / sizeof *prefixes; i++) {
        if (edit_distance(text, length, prefixes[i], strlen(prefixes[i]), 4) <= 3) {
            return true;
        }
    }
    for (size_t i = 0; i + 6 <= length; i++) {
        if (wd_equal_nocase(text + i, 6, "warden")) {
            return true;
        }
    }
    return false;
}

bool wd_settings_warn_prefix(wd_settings_store *store, const wd_setting_entry *entry) {
    const char *dot = memchr(entry->key, '.', entry->key_length);
    const size_t prefix_length = dot ? (size_t)(dot - entry->key) : 0;
    if (dot && !is_near_prefix(entry->key, prefix_length)) {
        return true; // Another layer's.
    }
    const char *key = dot ? dot + 1 : entry->key;
    const size_t length = entry->key_length - (size_t)(key - entry->key);
    const char *nearest = wd_settings_suggest(store, key, length);
    if (!nearest && !dot) {
        return false;
    }
    const char *problem = dot ? "is not a layer that Warden knows" : "has no layer's name before it";
    wd_settings_warn(
        store, WD_ID_SETTINGS_UNKNOWN_KEY,
        "%s: \"%s\" %s; did you mean \"warden_validation.%s\"? docs/settings.md lists the settings.",
        wd_settings_describe_origin(store, entry),
        quote(store, entry->key, dot ? prefix_length : entry->key_length), problem,
        nearest ? nearest : quote(store, key, length));
    return true;
}
