// From the text of a value to a member of the settings, and from the entries of a source to the order they apply in.
#include <stdio.h>
#include <string.h>

#include "vk/layer/settings_internal.h"
#include "vk/report/message_ids.h"
#include "vk/util/parse.h"

static const char *quote(wd_settings_store *store, const char *text, size_t length) {
    return wd_settings_quote(store, text, length, WD_SETTINGS_QUOTED_VALUE);
}

// describe_origin writes "FILE:LINE" or the name of a variable or struct.
static const char *describe_origin(wd_settings_store *store, const wd_setting_entry *entry) {
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
        snprintf(buffer, size, "a whole number from %llu to %llu", (unsigned long long)setting->min,
                 (unsigned long long)setting->max);
        return buffer;
    case WD_SETTING_CHOICE:
        snprintf(buffer, size, "one of %s", list_words(store, setting));
        return buffer;
    case WD_SETTING_FLAGS:
    case WD_SETTING_TRANSLATE:
        snprintf(buffer, size, "words out of %s", list_words(store, setting));
        return buffer;
    case WD_SETTING_STRING:
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
                     "%s: \"%s\" is no value of %s: expected %s. The setting stays as it was.",
                     describe_origin(store, entry), quote(store, value, length),
                     quote(store, entry->key, entry->key_length), what);
}

// next_token cuts the next piece off a list. Commas, semicolons and colons separate, as in files and in variables of the
// ecosystem. False at the end.
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
}

// parse_flags takes the words it knows; each one it does not know is a warning.
static void parse_flags(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry,
                        uint32_t *member) {
    const char *text = entry->value, *token;
    size_t length = entry->value_length, token_length;
    // A list that begins by taking away starts from what is set.
    uint32_t value = length && text[0] == '!' ? *member : 0;
    size_t num_known = 0, num_unknown = 0;
    while (next_token(&text, &length, &token, &token_length)) {
        const bool take = token[0] == '!';
        const wd_setting_word *word = find_word(setting, token + take, token_length - take);
        if (!word) {
            num_unknown++;
            warn_bad_value(store, setting, entry, token, token_length);
            continue;
        }
        num_known++;
        value = take ? value & ~word->value : value | word->value;
    }
    if (num_known || num_unknown == 0) {
        *member = value;
    }
}

static const wd_setting *find_own(const char *key, size_t length) {
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
            wd_settings_assign(store, find_own(word->target, strlen(word->target)), &translated);
        }
    }
}

// Foreign lists hold words of versions and vendors that nobody here has heard of: those are no mistake of the user's.
static void translate(wd_settings_store *store, const wd_setting *setting, const wd_setting_entry *entry) {
    const char *text = entry->value, *token;
    size_t length = entry->value_length, token_length;
    while (next_token(&text, &length, &token, &token_length)) {
        if (find_word(setting, token, token_length)) {
            apply_word(store, setting, entry, token, token_length);
        } else if (entry->prefix == WD_PREFIX_WARDEN) {
            warn_bad_value(store, setting, entry, token, token_length);
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
    } else if (setting->key && store->origins) { // Defaults come before the origins.
        store->origins[setting - wd_settings_table] = describe_origin(store, entry);
    }
}

static const wd_setting *find_foreign(const char *key, size_t length) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        for (size_t j = 0; j < 2; j++) {
            const char *name = wd_settings_table[i].foreign[j];
            if (name && strlen(name) == length && memcmp(name, key, length) == 0) {
                return &wd_settings_table[i];
            }
        }
    }
    return NULL;
}

static size_t min3(size_t a, size_t b, size_t c) {
    const size_t ab = a < b ? a : b;
    return ab < c ? ab : c;
}

// edit_distance is Levenshtein's, for names below 48 bytes; SIZE_MAX for longer ones.
static size_t edit_distance(const char *a, size_t a_length, const char *b, size_t b_length) {
    size_t row[48];
    if (a_length >= 48 || b_length >= 48) {
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
            row[j] = min3(row[j] + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[b_length];
}

// warn_unknown_key names the nearest key where one is near enough to be a slip of the fingers.
static void warn_unknown_key(wd_settings_store *store, const wd_setting_entry *entry) {
    const char *nearest = NULL;
    size_t distance = entry->key_length / 3 + 1;
    for (size_t i = 0; i < wd_num_settings; i++) {
        const char *key = wd_settings_table[i].key;
        size_t d = key ? edit_distance(entry->key, entry->key_length, key, strlen(key)) : SIZE_MAX;
        if (d < distance) {
            distance = d;
            nearest = key;
        }
    }
    const char *where = describe_origin(store, entry);
    const char *quoted = quote(store, entry->key, entry->key_length);
    if (nearest) {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: there is no setting \"%s\"; did you mean \"%s\"? docs/settings.md lists them.",
                         where, quoted, nearest);
    } else {
        wd_settings_warn(store, WD_ID_SETTINGS_UNKNOWN_KEY,
                         "%s: there is no setting \"%s\"; docs/settings.md lists them.", where, quoted);
    }
}

static const wd_setting *find_setting(const wd_setting_entry *entry) {
    return entry->prefix == WD_PREFIX_WARDEN ? find_own(entry->key, entry->key_length)
                                             : find_foreign(entry->key, entry->key_length);
}

// Within one prefix, disables come first and single settings last: who enables GPU-assisted validation and disables core
// checks, as the Khronos layer's presets do, wants the former.
static unsigned stage_of(const wd_setting *setting) {
    const char *key = setting->key ? setting->key : "";
    return strcmp(key, "disables") == 0 ? 0 : strcmp(key, "enables") == 0 ? 1 : 2;
}

static void apply_entry(wd_settings_store *store, const wd_setting_entry *entry, unsigned stage) {
    const wd_setting *setting = find_setting(entry);
    if (setting && !entry->no_value) {
        if (stage_of(setting) == stage) {
            wd_settings_assign(store, setting, entry);
        }
        return;
    }
    if (stage == 0 && entry->no_value && entry->prefix == WD_PREFIX_WARDEN) {
        wd_settings_warn(store, WD_ID_SETTINGS_BAD_VALUE, "%s: expected \"warden_validation.%s = VALUE\".",
                         describe_origin(store, entry), quote(store, entry->key, entry->key_length));
    } else if (stage == 0 && entry->prefix == WD_PREFIX_WARDEN) {
        warn_unknown_key(store, entry);
    }
}

void wd_settings_apply(wd_settings_store *store, const wd_setting_source *source) {
    for (unsigned prefix = 0; prefix < WD_NUM_PREFIXES; prefix++) {
        for (unsigned stage = 0; stage < 3; stage++) {
            for (size_t i = 0; i < source->count; i++) {
                if (source->entries[i].prefix == (wd_setting_prefix)prefix) {
                    apply_entry(store, &source->entries[i], stage);
                }
            }
        }
    }
}
