// warden install: makes the Vulkan loader find the layer in every program of the user.
#include <string.h>

#include "tools/warden/warden_entries.h"
#include "vk/layer/version.h"

enum { OPTION_REMOVE = WD_CLI_NO_LETTER, OPTION_FORCE };

typedef struct options {
    bool removes, forces;
} options;

static void accept(void *user, int key, const char *argument) {
    options *options = user;
    switch (key) {
    case OPTION_REMOVE:
        options->removes = true;
        break;
    case OPTION_FORCE:
        options->forces = true;
        break;
    default:
        wd_tool_fail_usage("unexpected argument '%s'", argument);
    }
}

// A result is what was done, for the output.
typedef struct result {
    const char *action;
    const warden_entry *removed[16]; // Some of the entries that were removed or replaced.
    size_t num_removed;
} result;

// refuse reports an entry that only --force touches.
static int refuse(const options *options, const warden_entry *entry) {
    const char *consequence = options->removes ? "removes" : "replaces";
    if (entry->kind == WARDEN_ENTRY_PART) {
        (void)wd_tool_error(
            entry->path, WD_TOOL_NO_OFFSET,
            "this manifest is one of the files of this copy of the layer, which a program for "
            "packages or `./dev install` wrote; --force removes it");
    } else if (!entry->library[0]) {
        (void)wd_tool_error(entry->path, WD_TOOL_NO_OFFSET,
                            "there is a file that is not a manifest of " WD_LAYER_NAME "; --force %s it",
                            consequence);
    } else {
        (void)wd_tool_error(entry->path, WD_TOOL_NO_OFFSET,
                            "another copy of the layer is installed: %s; --force %s its entry",
                            entry->library, consequence);
    }
    return WD_EXIT_FINDINGS;
}

// is_refused returns whether an entry stays as it is.
static bool is_refused(const options *options, const warden_entry *entry) {
    return !options->forces &&
           (entry->kind == WARDEN_ENTRY_OTHER || (options->removes && entry->kind == WARDEN_ENTRY_PART));
}

static int check_entries(const options *options, const warden_entries *entries) {
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < entries->found.count; i++) {
        const warden_entry *entry = &entries->found.items[i];
        if (is_refused(options, entry)) {
            code = refuse(options, entry);
        }
    }
    return code;
}

static bool is_wanted(const warden_entry *entry) {
    return entry->kind == WARDEN_ENTRY_OWN || entry->kind == WARDEN_ENTRY_PART;
}

static void note_removed(result *result, const warden_entry *entry) {
    if (result->num_removed < sizeof result->removed / sizeof *result->removed) {
        result->removed[result->num_removed++] = entry;
    }
}

static int install(const warden_entries *entries, result *result) {
    bool is_there = false, is_updated = false;
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < entries->found.count && code == WD_EXIT_OK; i++) {
        const warden_entry *entry = &entries->found.items[i];
        if (is_wanted(entry)) {
            is_there = true;
            continue;
        }
        code = entry->is_replaced ? WD_EXIT_OK : warden_entries_remove(entries, entry);
        is_updated |= entry->kind == WARDEN_ENTRY_OUTDATED;
        if (entry->kind != WARDEN_ENTRY_OUTDATED) {
            note_removed(result, entry);
        }
    }
    result->action = is_there ? "unchanged" : is_updated ? "updated" : "installed";
    return code == WD_EXIT_OK && !is_there ? warden_entries_add(entries) : code;
}

static int uninstall(const warden_entries *entries, result *result) {
    int code = WD_EXIT_OK;
    for (size_t i = 0; i < entries->found.count && code == WD_EXIT_OK; i++) {
        code = warden_entries_remove(entries, &entries->found.items[i]);
        note_removed(result, &entries->found.items[i]);
    }
    result->action = result->num_removed ? "removed" : "unchanged";
    return code;
}

// --- Output

static void append_json(wd_string_builder *out, const warden_entries *entries, const warden_layer *layer,
                        const result *result) {
    wd_string_appendf(out, "{\"action\": \"%s\", \"manifest\": ", result->action);
    wd_string_append_json(out, entries->path, strlen(entries->path));
    wd_string_append(out, ", \"library\": ");
    wd_string_append_json(out, layer->library, strlen(layer->library));
    wd_string_append(out, ", \"removed\": [");
    for (size_t i = 0; i < result->num_removed; i++) {
        wd_string_append(out, i ? ", " : "");
        wd_string_append_json(out, result->removed[i]->path, strlen(result->removed[i]->path));
    }
    wd_string_append(out, "]}\n");
}

static void append_line(wd_string_builder *out, const char *what, const char *path) {
    wd_string_appendf(out, "%s: ", what);
    wd_tool_append_name(out, path);
    wd_string_append_char(out, '\n');
}

static void append_text(wd_string_builder *out, const options *options, const warden_entries *entries,
                        const warden_layer *layer, const result *result) {
    for (size_t i = 0; i < result->num_removed; i++) {
        append_line(out, options->removes ? "removed" : "replaced", result->removed[i]->path);
    }
    if (options->removes) {
        if (!result->num_removed) {
            append_line(out, "not installed", entries->path);
        }
        return;
    }
    append_line(out, strcmp(result->action, "unchanged") == 0 ? "already installed" : result->action,
                entries->path);
    append_line(out, "library", layer->library);
    wd_string_append(
        out, "Programs get the layer with `warden run`, or with VK_INSTANCE_LAYERS=" WD_LAYER_NAME ".\n");
}

static int print(const options *options, const warden_entries *entries, const warden_layer *layer,
                 const result *result) {
    wd_string_builder out;
    wd_string_init(&out, wd_allocator_default());
    if (wd_cli_json()) {
        append_json(&out, entries, layer, result);
    } else {
        append_text(&out, options, entries, layer, result);
    }
    const int code = wd_tool_print(&out);
    wd_string_finish(&out);
    return code;
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    options options = {0};
    wd_cli_parse(command, argc, argv, &options);
    warden_layer layer;
    int code = warden_need_layer(&layer);
    if (code != WD_EXIT_OK) {
        return code;
    }
    warden_entries entries;
    result result = {0};
    code = warden_entries_find(&entries, &layer);
    code = code == WD_EXIT_OK ? check_entries(&options, &entries) : code;
    if (code == WD_EXIT_OK) {
        code = options.removes ? uninstall(&entries, &result) : install(&entries, &result);
    }
    if (code == WD_EXIT_OK && !wd_cli_quiet()) {
        code = print(&options, &entries, &layer, &result);
    }
    warden_entries_finish(&entries);
    return code;
}

static const wd_cli_option install_options[] = {
    {.name = "remove", .key = OPTION_REMOVE, .help = "Undo the installation. The files of the layer stay."},
    {.name = "force",
     .key = OPTION_FORCE,
     .help = "Replace or remove the entry of another copy of the layer, or a file that is in its place."},
    {0},
};

const wd_cli_command warden_install = {
    .name = "warden install",
    .arguments = "",
    .argument_kind = WD_CLI_TEXT,
    .summary = "make the Vulkan loader find the layer in all programs of this user",
    .description =
        "Writes a manifest that names the library of this copy of the layer to "
        "$XDG_DATA_HOME/vulkan/explicit_layer.d (by default ~/.local/share). On Windows, puts the path of "
        "the manifest into HKEY_CURRENT_USER\\Software\\Khronos\\Vulkan\\ExplicitLayers; the loader does not "
        "read it in programs with raised rights.\n\n"
        "The files of the layer stay where they are. An entry of this copy, or of one that is no longer "
        "there, is replaced; that of another copy only with --force. No program has the layer before it "
        "enables it.",
    .exits = {[WD_EXIT_FINDINGS] = "Another copy of the layer, or another file, is in the way."},
    .options = install_options,
    .examples =
        (const wd_cli_example[]){
            {"warden install", "Install the layer for this user."},
            {"VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation ./game", "Then run a program under it."},
            {"warden install --remove", "Undo the installation."},
            {0},
        },
    .accept = accept,
    .run = run,
};
