// warden settings: the settings of the layer, and the answer for those of the Khronos layer.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "tools/warden/warden.h"

enum { MAX_WORDS = 64 };

char warden_setting_keys[WARDEN_SETTING_KEYS_SIZE];

void warden_list_setting_keys(void) {
    size_t length = 0;
    for (size_t i = 0; i < wd_num_settings; i++) {
        const char *key = wd_settings_table[i].key;
        const size_t size = key ? strlen(key) + 1 : 0;
        if (size && length + size < WARDEN_SETTING_KEYS_SIZE) {
            length += (size_t)sprintf(warden_setting_keys + length, "%s%s", length ? " " : "", key);
        }
    }
}

typedef struct options {
    const char *words[MAX_WORDS];
    char keys[MAX_WORDS]
             [WD_SETTINGS_MAX_KEY]; // The words without the prefix of a layer; "": too long for a key.
    size_t num_words;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    if (key == WD_CLI_ARGUMENT && options->num_words < MAX_WORDS) {
        if (!wd_settings_key_of(argument, options->keys[options->num_words])) {
            options->keys[options->num_words][0] = '\0';
        }
        options->words[options->num_words++] = argument;
    }
}

static bool contains(const char *text, const char *word) {
    return text && strcasestr(text, word);
}

// searched returns the text that a setting must have for a word.
static const char *searched(const options *options, size_t word) {
    return options->keys[word][0] ? options->keys[word] : options->words[word];
}

static bool matches_all(const options *options, const wd_setting *setting) {
    for (size_t i = 0; i < options->num_words; i++) {
        const char *word = searched(options, i);
        if (!contains(setting->key, word) && !contains(setting->label, word) &&
            !contains(setting->description, word) && !contains(setting->foreign[0], word) &&
            !contains(setting->foreign[1], word)) {
            return false;
        }
    }
    return true;
}

// find_exact returns the setting that the only word names; others may have the word in their descriptions.
static const wd_setting *find_exact(const options *options) {
    if (options->num_words != 1) {
        return NULL;
    }
    const char *key = options->keys[0];
    const wd_setting *own = wd_settings_find_own(key, strlen(key));
    return own ? own : wd_settings_find_foreign(key, strlen(key));
}

static bool is_wanted(const options *options, const wd_setting *setting, const wd_setting *exact) {
    return exact ? setting == exact : matches_all(options, setting);
}

// --- Text ---

static void append_values(wd_string_builder *out, const wd_setting *setting) {
    if (setting->type == WD_SETTING_UINT32 || setting->type == WD_SETTING_UINT64) {
        wd_string_appendf(out, "    values:   %llu to %llu\n", (unsigned long long)setting->min,
                          (unsigned long long)setting->max);
    }
    for (size_t i = 0; i < setting->num_words; i++) {
        const wd_setting_word *word = &setting->words[i];
        if (setting->type != WD_SETTING_TRANSLATE) {
            wd_string_appendf(out, "    %s %s: %s\n", i ? "         " : "values:  ", word->word,
                              word->meaning);
        } else if (word->target) {
            wd_string_appendf(out, "    %s %s: %s = %s\n", i ? "         " : "values:  ", word->word,
                              word->target, word->target_value);
        } else {
            wd_string_appendf(out, "    %s %s: %s\n", i ? "         " : "values:  ", word->word,
                              word->value == WD_WORD_NOT_AVAILABLE ? "not available in Warden" : "no effect");
        }
    }
}

static void append_details(wd_string_builder *out, const wd_setting *setting) {
    if (setting->key) {
        char variable[128] = "";
        for (size_t i = 0; setting->key[i] && i < sizeof variable - 1; i++) {
            variable[i] = setting->key[i] >= 'a' && setting->key[i] <= 'z' ? (char)(setting->key[i] & ~0x20)
                                                                           : setting->key[i];
        }
        wd_string_appendf(
            out, "    type:     %s\n    default:  %s\n    variable: " WD_SETTINGS_VARIABLE_PREFIX "%s\n",
            wd_setting_type_name(setting->type),
            setting->default_value[0] ? setting->default_value : "(empty)", variable);
        wd_string_appendf(out, "    file:     " WD_SETTINGS_FILE_PREFIX "%s = VALUE\n", setting->key);
    }
    if (setting->foreign[0] && setting->key) {
        wd_string_appendf(out, "    Khronos:  %s%s%s\n", setting->foreign[0], setting->foreign[1] ? ", " : "",
                          setting->foreign[1] ? setting->foreign[1] : "");
    }
    if (setting->parent) {
        wd_string_appendf(out, "    needs:    %s\n", setting->parent);
    }
    append_values(out, setting);
}

static void append_setting(wd_string_builder *out, const wd_setting *setting, bool detailed) {
    wd_string_appendf(out, "%s%s%s", wd_tool_paint(stdout, WD_TOOL_BOLD),
                      setting->key ? setting->key : setting->foreign[0],
                      wd_tool_paint(stdout, WD_TOOL_PLAIN));
    if (!setting->key) {
        wd_string_append(out, " (a name of the Khronos layer)");
    } else if (!detailed && setting->default_value[0]) {
        wd_string_appendf(out, " = %s", setting->default_value);
    }
    wd_string_appendf(out, "\n    %s\n", setting->description);
    if (detailed) {
        append_details(out, setting);
    }
}

static size_t append_text(wd_string_builder *out, const options *options, const wd_setting *exact) {
    size_t count = 0;
    for (int section = 0; section < WD_NUM_SECTIONS; section++) {
        bool has_heading = options->num_words > 0;
        for (size_t i = 0; i < wd_num_settings; i++) {
            const wd_setting *setting = &wd_settings_table[i];
            const bool is_listed =
                setting->key || options->num_words; // Names of the Khronos layer only if asked for.
            if ((int)setting->section != section || !is_listed || !is_wanted(options, setting, exact)) {
                continue;
            }
            if (!has_heading) {
                wd_string_appendf(out, "%s%s:\n\n", count ? "\n" : "",
                                  wd_setting_section_name((wd_setting_section)section));
                has_heading = true;
            }
            append_setting(out, setting, exact || wd_cli_verbose());
            count++;
        }
    }
    return count;
}

// --- JSON ---

static void append_member(wd_string_builder *out, const char *key, const char *value) {
    wd_string_appendf(out, ", \"%s\": ", key);
    if (value) {
        wd_string_append_json(out, value, strlen(value));
    } else {
        wd_string_append(out, "null");
    }
}

static void append_json_setting(wd_string_builder *out, const wd_setting *setting) {
    wd_string_append(out, "{\"key\": ");
    wd_string_append_json(out, setting->key ? setting->key : "", setting->key ? strlen(setting->key) : 0);
    append_member(out, "label", setting->label);
    append_member(out, "section", wd_setting_section_name(setting->section));
    append_member(out, "type", wd_setting_type_name(setting->type));
    append_member(out, "default", setting->default_value);
    append_member(out, "description", setting->description);
    append_member(out, "needs", setting->parent);
    wd_string_append(out, ", \"khronos_names\": [");
    for (size_t i = 0; i < 2 && setting->foreign[i]; i++) {
        wd_string_append(out, i ? ", " : "");
        wd_string_append_json(out, setting->foreign[i], strlen(setting->foreign[i]));
    }
    wd_string_append(out, "], \"words\": [");
    for (size_t i = 0; i < setting->num_words; i++) {
        wd_string_append(out, i ? ", " : "");
        wd_string_append_json(out, setting->words[i].word, strlen(setting->words[i].word));
    }
    wd_string_append(out, "]}");
}

static size_t append_json(wd_string_builder *out, const options *options, const wd_setting *exact) {
    size_t count = 0;
    wd_string_append_char(out, '[');
    for (size_t i = 0; i < wd_num_settings; i++) {
        const wd_setting *setting = &wd_settings_table[i];
        if ((setting->key || options->num_words) && is_wanted(options, setting, exact)) {
            wd_string_append(out, count++ ? ",\n " : "");
            append_json_setting(out, setting);
        }
    }
    wd_string_append(out, "]\n");
    return count;
}

// --- Run ---

// explain_nothing reports why no setting was found. It returns the exit code.
static int explain_nothing(const options *options) {
    const char *word = options->words[0], *key = searched(options, 0);
    const size_t length = strlen(key);
    const wd_setting_alias *alias = wd_settings_find_alias(key, length);
    const wd_setting_unavailable *unavailable = wd_settings_find_unavailable(key, length);
    const char *nearest = wd_settings_nearest(key, length);
    if (alias) {
        (void)wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "'%s' is now called '%s'%s", word, alias->key,
                            alias->inverted ? ", with the opposite meaning" : "");
    } else if (unavailable) {
        (void)wd_tool_error(NULL, WD_TOOL_NO_OFFSET,
                            "'%s', a setting of the Khronos layer, is not available in Warden: %s", word,
                            unavailable->reason);
    } else if (nearest) {
        (void)wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "no setting matches '%s'; did you mean '%s'?", word,
                            nearest);
    } else {
        (void)wd_tool_error(NULL, WD_TOOL_NO_OFFSET, "no setting matches '%s'", word);
    }
    return WD_EXIT_FINDINGS;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    const wd_setting *exact = find_exact(&options);
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    const size_t count =
        wd_cli_json() ? append_json(&out, &options, exact) : append_text(&out, &options, exact);
    int code = WD_EXIT_OK;
    if (!wd_cli_quiet() && (count || wd_cli_json())) {
        code = wd_tool_print(&out);
    }
    if (!count && code == WD_EXIT_OK) {
        code = explain_nothing(&options);
    }
    wd_string_finish(&out);
    return code;
}

const wd_cli_command warden_settings = {
    .name = "warden settings",
    .arguments = "[WORD...]",
    .argument_kind = WD_CLI_TEXT,
    .argument_choices = warden_setting_keys,
    .summary = "list and explain the settings of the layer",
    .description =
        "Lists the settings whose name, description or name in the Khronos layer has all of the "
        "words; without words, all "
        "settings. The exact name of one setting, also that of its environment variable or with the "
        "prefix of a layer, shows its type, values, environment variable and "
        "line in a settings file. "
        "A setting of the Khronos layer that Warden does not have is answered with the reason.",
    .exits = {[WD_EXIT_FINDINGS] = "No setting has these words."},
    .examples =
        (const wd_cli_example[]){
            {"warden settings barrier", "List the settings that have to do with barriers."},
            {"warden settings gpuav_checks", "Explain one setting."},
            {"warden settings khronos_validation.validate_sync",
             "Find the setting for a line of a settings file."},
            {0},
        },
    .accept = accept,
    .run = run,
};
