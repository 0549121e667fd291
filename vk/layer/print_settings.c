// Prints the table of settings for readers outside the layer:
//
//     print_settings page TEMPLATE   docs/settings.md; the line "@settings@" of the template becomes the tables
//     print_settings features        the member "features" of the layer's manifest, which configuration tools show
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "vk/layer/settings_table.h"
#include "vk/util/file.h"
#include "vk/util/string_builder.h"

// --- The page

static void append_foreign(wd_string_builder *out, const wd_setting *setting) {
    for (size_t i = 0; i < WD_SETTING_MAX_FOREIGN; i++) {
        if (setting->foreign[i]) {
            wd_string_appendf(out, "%s`%s`", i ? ", " : "", setting->foreign[i]);
        }
    }
}

static void append_row(wd_string_builder *out, const wd_setting *setting) {
    const bool has_default = setting->default_value[0] != '\0';
    const char *quote = has_default ? "`" : "";
    wd_string_appendf(out, "| `%s` | %s | %s%s%s | ", setting->key, wd_setting_type_name(setting->type),
                      quote, setting->default_value, quote);
    append_foreign(out, setting);
    wd_string_appendf(out, " | %s |\n", setting->description);
}

static void append_section(wd_string_builder *out, wd_setting_section section) {
    wd_string_appendf(out,
                      "### %s\n\n"
                      "| key | type | default | Khronos name | meaning |\n|---|---|---|---|---|\n",
                      wd_setting_section_name(section));
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_settings_table[i].key && wd_settings_table[i].section == section) {
            append_row(out, &wd_settings_table[i]);
        }
    }
    wd_string_append_char(out, '\n');
}

static const char types_text[] =
    "Types:\n\n"
    "- boolean: `true`, `false`, `1`, `0`, `on`, `off`, `yes`, `no`, in any case.\n"
    "- number: decimal, or hexadecimal after `0x`.\n"
    "- text: the rest of the line, without white space at its ends.\n"
    "- list: pieces between commas, semicolons or colons; empty pieces are ignored.\n"
    "- word: one of the words below, in any case.\n"
    "- words: several of them, separated like a list. A list that begins with `+word` or `!word` adds words "
    "to "
    "the current value\n"
    "  or removes them; an empty list sets none.\n\n";

static bool is_same_word(const wd_setting *setting, size_t a, size_t b) {
    return b < setting->num_words && strcmp(setting->words[a].word, setting->words[b].word) == 0;
}

// append_effect appends the effect of the word of a translation that begins at row `i`.
static void append_effect(wd_string_builder *out, const wd_setting *setting, size_t i) {
    const wd_setting_word *word = &setting->words[i];
    if (!word->target) {
        wd_string_append(out, word->value == WD_WORD_NOT_AVAILABLE ? "not available in Warden" : "no effect");
        return;
    }
    for (size_t k = i; k == i || is_same_word(setting, i, k); k++) {
        wd_string_appendf(out, "%s`%s = %s`", k > i ? ", " : "", setting->words[k].target,
                          setting->words[k].target_value);
    }
}

static void append_words(wd_string_builder *out, const wd_setting *setting) {
    const char *name = setting->key ? setting->key : setting->foreign[0];
    wd_string_appendf(out, "Words of `%s`:\n\n", name);
    for (size_t i = 0; i < setting->num_words; i++) {
        if (i && is_same_word(setting, i - 1, i)) {
            continue;
        }
        wd_string_appendf(out, "- `%s`: ", setting->words[i].word);
        if (setting->type == WD_SETTING_TRANSLATE) {
            append_effect(out, setting, i);
        } else {
            wd_string_append(out, setting->words[i].meaning);
        }
        wd_string_append(out, ".\n");
    }
    wd_string_append_char(out, '\n');
}

static void append_foreign_settings(wd_string_builder *out) {
    wd_string_append(out, "## Names that only the Khronos layer has\n\n"
                          "Warden reads these after `khronos_validation.` and `lunarg_core_validation.`:\n\n"
                          "| key | meaning |\n|---|---|\n");
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (!wd_settings_table[i].key) {
            wd_string_append(out, "| ");
            append_foreign(out, &wd_settings_table[i]);
            wd_string_appendf(out, " | %s |\n", wd_settings_table[i].description);
        }
    }
    wd_string_append_char(out, '\n');
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (!wd_settings_table[i].key) {
            append_words(out, &wd_settings_table[i]);
        }
    }
}

static const char unavailable_text[] =
    "## Settings of the Khronos layer that Warden does not have\n\n"
    "These have no effect. One warning, `WARDEN-settings-not-available`, names those that ask for something "
    "that Warden does\n"
    "not do: not `validate_best_practices = false`, but `validate_best_practices = true`. The warning also "
    "names the words of\n"
    "`enables` that Warden does not have, such as `VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT`, and "
    "settings of later\n"
    "releases of the Khronos layer.\n\n";

static void append_unavailable(wd_string_builder *out) {
    wd_string_append(out, unavailable_text);
    for (size_t i = 0; i < wd_num_settings_unavailable; i++) {
        wd_string_appendf(out, "- `%s`: %s.\n", wd_settings_unavailable[i].key,
                          wd_settings_unavailable[i].reason);
    }
    wd_string_append_char(out, '\n');
}

static void append_aliases(wd_string_builder *out) {
    wd_string_append(out,
                     "## Renamed settings\n\n"
                     "The old names work in this release, with the warning `WARDEN-settings-renamed`.\n\n"
                     "| old name | new name |\n|---|---|\n");
    for (size_t i = 0; i < wd_num_setting_aliases; i++) {
        const wd_setting_alias *alias = &wd_setting_aliases[i];
        wd_string_appendf(out, "| %s | %s%s |\n", alias->old_key, alias->key,
                          alias->inverted ? ", with the opposite meaning" : "");
    }
    wd_string_append_char(out, '\n');
}

static void append_tables(wd_string_builder *out) {
    wd_string_append(out, "## Keys\n\n");
    for (int section = 0; section < WD_NUM_SECTIONS; section++) {
        append_section(out, (wd_setting_section)section);
    }
    wd_string_append(out, types_text);
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_settings_table[i].key && wd_settings_table[i].num_words) {
            append_words(out, &wd_settings_table[i]);
        }
    }
    append_foreign_settings(out);
    append_unavailable(out);
    append_aliases(out);
}

static int append_page(wd_string_builder *out, const char *template) {
    static const char marker[] = "@settings@\n";
    const wd_allocator allocator = wd_allocator_default();
    void *text;
    size_t size;
    if (wd_file_read(&allocator, template, 0, &text, &size) != WD_OK) {
        perror(template);
        return 1;
    }
    const char *found = strstr(text, marker);
    if (!found) {
        fprintf(stderr, "%s: there is no line \"@settings@\"\n", template);
        wd_free(&allocator, text);
        return 1;
    }
    wd_string_append_n(out, text, (size_t)(found - (const char *)text));
    append_tables(out);
    wd_string_append(out, found + sizeof marker - 1);
    wd_free(&allocator, text);
    return 0;
}

// --- The manifest

// Types of configuration tools have 32 bits.
enum { MAX_INT = INT32_MAX };

static void append_member(wd_string_builder *out, const char *key, const char *value) {
    wd_string_appendf(out, "\"%s\": ", key);
    wd_string_append_json(out, value, strlen(value));
}

static const char *manifest_type(const wd_setting *setting) {
    static const char *const names[] = {
        [WD_SETTING_BOOL] = "BOOL",      [WD_SETTING_UINT32] = "INT",
        [WD_SETTING_UINT64] = "INT",     [WD_SETTING_STRING] = "STRING",
        [WD_SETTING_FILE] = "SAVE_FILE", [WD_SETTING_FOLDER] = "SAVE_FOLDER",
        [WD_SETTING_LIST] = "LIST",      [WD_SETTING_CHOICE] = "ENUM",
        [WD_SETTING_FLAGS] = "FLAGS",    [WD_SETTING_TRANSLATE] = "FLAGS",
    };
    return names[setting->type];
}

// append_value appends a value of a setting, which is written as a user would, in the JSON of its type.
static void append_value(wd_string_builder *out, const wd_setting *setting, const char *value) {
    switch (setting->type) {
    case WD_SETTING_BOOL:
    case WD_SETTING_UINT32:
    case WD_SETTING_UINT64:
        wd_string_append(out, value);
        break;
    case WD_SETTING_LIST:
    case WD_SETTING_FLAGS:
    case WD_SETTING_TRANSLATE:
        wd_string_append_char(out, '[');
        for (const char *word = value; *word;) {
            const size_t length = strcspn(word, ",");
            wd_string_append(out, word == value ? "" : ", ");
            wd_string_append_json(out, word, length);
            word += length + (word[length] == ',');
        }
        wd_string_append_char(out, ']');
        break;
    case WD_SETTING_STRING:
    case WD_SETTING_FILE:
    case WD_SETTING_FOLDER:
    case WD_SETTING_CHOICE:
        wd_string_append_json(out, value, strlen(value));
        break;
    }
}

static void append_flags(wd_string_builder *out, const wd_setting *setting) {
    wd_string_append(out, ", \"flags\": [");
    for (size_t i = 0, count = 0; i < setting->num_words; i++) {
        const char *word = setting->words[i].word;
        if (i && is_same_word(setting, i - 1, i)) {
            continue;
        }
        wd_string_append(out, count++ ? ", {" : "{");
        append_member(out, "key", word);
        wd_string_append(out, ", ");
        append_member(out, "label", word);
        wd_string_append(out, ", \"description\": ");
        wd_string_builder text;
        wd_string_init(&text, wd_allocator_default());
        if (setting->type == WD_SETTING_TRANSLATE) {
            append_effect(&text, setting, i);
        } else {
            wd_string_append(&text, setting->words[i].meaning);
        }
        wd_string_append_json(out, text.text, text.length);
        wd_string_finish(&text);
        // Other names of the same thing are read, but not offered.
        wd_string_append(out, strncmp(word, "VK_DBG_", 7) == 0 ? ", \"view\": \"HIDDEN\"}" : "}");
    }
    wd_string_append_char(out, ']');
}

static void append_variable(wd_string_builder *out, const char *key) {
    wd_string_append(out, ", \"env\": \"" WD_SETTINGS_VARIABLE_PREFIX);
    for (const char *c = key; *c; c++) {
        wd_string_append_char(out, *c >= 'a' && *c <= 'z' ? (char)(*c & ~0x20) : *c);
    }
    wd_string_append_char(out, '"');
}

static void append_range(wd_string_builder *out, const wd_setting *setting) {
    wd_string_appendf(out, ", \"range\": {\"min\": %llu, \"max\": %llu}", (unsigned long long)setting->min,
                      (unsigned long long)(setting->max < MAX_INT ? setting->max : MAX_INT));
}

static void append_setting(wd_string_builder *out, const wd_setting *setting);

// append_children appends the settings that need this one.
static void append_children(wd_string_builder *out, const wd_setting *parent) {
    size_t count = 0;
    for (size_t i = 0; i < wd_num_settings; i++) {
        const wd_setting *setting = &wd_settings_table[i];
        if (setting->key && setting->parent && strcmp(setting->parent, parent->key) == 0) {
            wd_string_append(out, count++ ? ", " : ", \"settings\": [");
            append_setting(out, setting);
        }
    }
    wd_string_append(out, count ? "]" : "");
}

static void append_setting(wd_string_builder *out, const wd_setting *setting) {
    wd_string_append_char(out, '{');
    append_member(out, "key", setting->key);
    append_variable(out, setting->key);
    wd_string_append(out, ", ");
    append_member(out, "label", setting->label);
    wd_string_append(out, ", ");
    append_member(out, "description", setting->description);
    wd_string_append(out, ", ");
    append_member(out, "type", manifest_type(setting));
    wd_string_append(out, ", \"default\": ");
    append_value(out, setting, setting->default_value);
    wd_string_append(out, ", \"platforms\": [\"LINUX\"]");
    if (setting->type == WD_SETTING_UINT32 || setting->type == WD_SETTING_UINT64) {
        append_range(out, setting);
    }
    if (setting->num_words) {
        append_flags(out, setting);
    }
    if (setting->section == WD_SECTION_LISTS || setting->section == WD_SECTION_GPUAV_EXPERT) {
        wd_string_append(out, ", \"view\": \"ADVANCED\"");
    }
    if (setting->parent) {
        wd_string_appendf(
            out, ", \"dependence\": {\"mode\": \"ALL\", \"settings\": [{\"key\": \"%s\", \"value\": true}]}",
            setting->parent);
    }
    append_children(out, setting);
    wd_string_append_char(out, '}');
}

static void append_preset_value(wd_string_builder *out, size_t *count, const wd_setting *setting,
                                const char *value) {
    wd_string_appendf(out, "%s{\"key\": \"%s\", \"value\": ", (*count)++ ? ", " : "", setting->key);
    append_value(out, setting, value);
    wd_string_append_char(out, '}');
}

static void append_presets(wd_string_builder *out) {
    for (size_t i = 0; i < wd_num_setting_presets; i++) {
        const wd_setting_preset *preset = &wd_setting_presets[i];
        wd_string_append(out, i ? ", {" : "{");
        append_member(out, "label", preset->label);
        wd_string_append(out, ", ");
        append_member(out, "description", preset->description);
        wd_string_append(out, ", \"platforms\": [\"LINUX\"], \"status\": \"STABLE\", \"settings\": [");
        size_t count = 0;
        for (size_t k = 0; preset->values[k].key; k++) {
            const char *key = preset->values[k].key;
            append_preset_value(out, &count, wd_settings_find_own(key, strlen(key)), preset->values[k].value);
        }
        for (size_t k = 0; preset->has_all_validators && k < wd_num_settings; k++) {
            if (wd_setting_is_validator(&wd_settings_table[k])) {
                append_preset_value(out, &count, &wd_settings_table[k], "true");
            }
        }
        wd_string_append(out, "]}");
    }
}

static void append_features(wd_string_builder *out) {
    size_t count = 0;
    wd_string_append(out, "{\"presets\": [");
    append_presets(out);
    wd_string_append(out, "], \"settings\": [");
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_settings_table[i].key && !wd_settings_table[i].parent) {
            wd_string_append(out, count++ ? ", " : "");
            append_setting(out, &wd_settings_table[i]);
        }
    }
    wd_string_append(out, "]}\n");
}

int main(int argc, char **argv) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    int failed = 0;
    if (argc == 3 && strcmp(argv[1], "page") == 0) {
        failed = append_page(&out, argv[2]);
    } else if (argc == 2 && strcmp(argv[1], "features") == 0) {
        append_features(&out);
    } else {
        fprintf(stderr, "usage: print_settings page TEMPLATE | print_settings features\n");
        failed = 2;
    }
    failed = failed ? failed : out.failed;
    fputs(failed ? "" : out.text, stdout);
    wd_string_finish(&out);
    return fflush(stdout) == 0 ? failed : 1;
}
