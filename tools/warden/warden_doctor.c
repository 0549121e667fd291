// warden doctor: which devices, features and validators work on this machine, and why others do not.
#include <jansson.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tools/warden/warden.h"
#include "tools/warden/warden_probe.h"
#include "vk/report/message_ids.h"

// A diagnosis is a tree of JSON: --json prints it, and the text is made from it.
//
//     {"layer": path or null, "loader": version or null,
//      "devices": [{"name", "type", "version", "driver", "features": {}, "validators": {key: "on: reason" or "off:
//      reason"},
//                   "notes": [text], "result": VkResult}],
//      "problems": [text]}
typedef struct diagnosis {
    json_t *root;
    json_t *devices;
    json_t *problems;
    json_t *device; // The last one; NULL: none yet.
} diagnosis;

static void add_problem(diagnosis *diagnosis, const char *text) {
    json_array_append_new(diagnosis->problems, json_string(text));
}

static void add_problemf(diagnosis *diagnosis, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void add_problemf(diagnosis *diagnosis, const char *format, ...) {
    wd_string_builder text;
    va_list arguments;
    wd_string_init(&text, wd_allocator_default());
    va_start(arguments, format);
    wd_string_appendv(&text, format, arguments);
    va_end(arguments);
    add_problem(diagnosis, text.text);
    wd_string_finish(&text);
}

static const char *text_of(const json_t *object, const char *key) {
    const char *text = json_string_value(json_object_get(object, key));
    return text ? text : "";
}

// --- From the report of the probe ---

static void begin_device(diagnosis *diagnosis, json_t *line) {
    static const char *const members[] = {"name", "type", "version", "driver", "features"};
    diagnosis->device = json_object();
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        json_object_set(diagnosis->device, members[i], json_object_get(line, members[i]));
    }
    json_object_set_new(diagnosis->device, "validators", json_object());
    json_object_set_new(diagnosis->device, "notes", json_array());
    json_array_append_new(diagnosis->devices, diagnosis->device);
}

static void end_device(diagnosis *diagnosis, const json_t *line) {
    const long long result = json_integer_value(json_object_get(line, "result"));
    json_object_set_new(diagnosis->device, "result", json_integer(result));
    if (result != 0) {
        add_problemf(diagnosis, "%s: the device could not be created with all of its features: VkResult %lld",
                     text_of(diagnosis->device, "name"), result);
    } else if (!json_object_size(json_object_get(diagnosis->device, "validators"))) {
        add_problemf(diagnosis, "%s: the device was created, but the layer was not loaded",
                     text_of(diagnosis->device, "name"));
    }
}

static void read_probe(diagnosis *diagnosis, json_t *line) {
    const char *kind = text_of(line, "probe");
    if (strcmp(kind, "loader") == 0) {
        json_object_set(diagnosis->root, "loader", json_object_get(line, "version"));
    } else if (strcmp(kind, "layer") == 0 && !json_is_true(json_object_get(line, "found"))) {
        add_problem(diagnosis,
                    "the loader does not find the layer; set VK_LOADER_DEBUG=all and use --verbose");
    } else if (strcmp(kind, "device") == 0) {
        begin_device(diagnosis, line);
    } else if (strcmp(kind, "created") == 0 && diagnosis->device) {
        end_device(diagnosis, line);
    } else if (strcmp(kind, "problem") == 0) {
        add_problem(diagnosis, text_of(line, "text"));
    }
}

static bool is_validator(const char *key) {
    const wd_setting *setting = wd_settings_find_own(key, strlen(key));
    return setting && wd_setting_is_validator(setting);
}

static void read_finding(diagnosis *diagnosis, json_t *line) {
    const char *id = text_of(line, "id"), *severity = text_of(line, "severity"), *key;
    json_t *value;
    if (diagnosis->device && strcmp(id, WD_ID_LAYER_START) == 0) {
        json_object_foreach(json_object_get(line, "properties"), key, value) {
            if (is_validator(key)) {
                json_object_set(json_object_get(diagnosis->device, "validators"), key, value);
            }
        }
    } else if (diagnosis->device && (strcmp(severity, "warning") == 0 || strcmp(severity, "error") == 0)) {
        json_array_append(json_object_get(diagnosis->device, "notes"), json_object_get(line, "text"));
    } else if (strcmp(severity, "warning") == 0) {
        add_problem(diagnosis, text_of(line, "text"));
    }
}

static void read_report(diagnosis *diagnosis, const char *path) {
    void *text;
    size_t size;
    if (wd_tool_read(path, 0, &text, &size) != WD_EXIT_OK) {
        add_problem(diagnosis, "the results could not be read");
        return;
    }
    const char *at = text, *end = at + size;
    while (at < end) {
        const char *line_end = memchr(at, '\n', (size_t)(end - at));
        const size_t length = (size_t)((line_end ? line_end : end) - at);
        json_t *line = json_loadb(at, length, 0, NULL);
        if (json_object_get(line, "probe")) {
            read_probe(diagnosis, line);
        } else if (line) {
            read_finding(diagnosis, line);
        }
        json_decref(line);
        at += length + 1;
    }
    free(text);
}

static void judge_status(diagnosis *diagnosis, int status) {
    const char *asked = diagnosis->device && !json_object_get(diagnosis->device, "result")
                            ? text_of(diagnosis->device, "name")
                            : "the Vulkan loader";
    if (status == -1) {
        add_problem(diagnosis, "no process could be started to ask the Vulkan loader");
    } else if (WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM) {
        add_problemf(diagnosis, "%s did not answer within a minute", asked);
    } else if (WIFSIGNALED(status)) {
        add_problemf(diagnosis, "%s: the driver crashed: signal %d (%s)", asked, WTERMSIG(status),
                     strsignal(WTERMSIG(status)));
    } else if (WEXITSTATUS(status) != 0) {
        add_problemf(diagnosis, "%s: the driver ended the process with exit code %d", asked,
                     WEXITSTATUS(status));
    } else if (!json_array_size(diagnosis->devices) && !json_array_size(diagnosis->problems)) {
        add_problem(diagnosis, "there is no Vulkan device");
    }
}

static void turn_all_on(void) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_setting_is_validator(&wd_settings_table[i])) {
            warden_set_setting(wd_settings_table[i].key, "true");
        }
    }
    warden_set_setting("enable", "true");
    warden_set_setting("debug_action", "ignore");
    warden_set_setting("report_flags", "error,warn");
    warden_set_setting("exit_code", "0");
}

static int examine(diagnosis *diagnosis) {
    warden_layer layer;
    wd_string_builder searched;
    char report[WARDEN_PATH_SIZE];
    wd_string_init(&searched, wd_allocator_default());
    const int code = warden_make_report(report);
    if (code != WD_EXIT_OK) {
        wd_string_finish(&searched);
        return code;
    }
    if (warden_find_layer(&layer, &searched)) {
        json_object_set_new(diagnosis->root, "layer", json_string(layer.manifest));
        warden_enable_layer(&layer);
        turn_all_on();
    } else {
        add_problemf(diagnosis, "the layer is not there; searched:\n%s", searched.text);
    }
    const int status = warden_probe(report);
    read_report(diagnosis, report);
    judge_status(diagnosis, status);
    unlink(report);
    wd_string_finish(&searched);
    return WD_EXIT_OK;
}

// --- Text ---

static void append_printable(wd_string_builder *out, const char *text) {
    wd_string_append_printable(out, text, strlen(text), "\n");
}

static void append_validators(wd_string_builder *out, const json_t *device) {
    const char *key;
    json_t *value;
    json_object_foreach(json_object_get(device, "validators"), key, value) {
        const wd_setting *setting = wd_settings_find_own(key, strlen(key));
        const char *text = json_string_value(value) ? json_string_value(value) : "";
        const bool on = strncmp(text, "on", 2) == 0;
        wd_string_appendf(out, "  %s%-28s%s ", wd_tool_paint(stdout, on ? WD_TOOL_GREEN : WD_TOOL_RED),
                          setting && setting->label ? setting->label : key,
                          wd_tool_paint(stdout, WD_TOOL_PLAIN));
        if (on) {
            wd_string_appendf(out, "works (%s)", key);
        } else {
            wd_string_append(out, "does not work: ");
            append_printable(out, strncmp(text, "off: ", 5) == 0 ? text + 5 : text);
        }
        wd_string_append_char(out, '\n');
    }
}

static void append_features(wd_string_builder *out, const json_t *device) {
    for (int missing = 0; missing < 2; missing++) {
        const char *key;
        json_t *value;
        size_t count = 0;
        json_object_foreach(json_object_get(device, "features"), key, value) {
            if (json_is_true(value) != missing) {
                wd_string_appendf(out, "%s%s",
                                  count++   ? ", "
                                  : missing ? "  missing:  "
                                            : "  features: ",
                                  key);
            }
        }
        wd_string_append(out, count ? "\n" : "");
    }
}

static void append_device(wd_string_builder *out, const json_t *device) {
    size_t i;
    json_t *note;
    wd_string_appendf(out, "\n%s", wd_tool_paint(stdout, WD_TOOL_BOLD));
    append_printable(out, text_of(device, "name"));
    wd_string_appendf(out, "%s\n  %s, Vulkan %s", wd_tool_paint(stdout, WD_TOOL_PLAIN),
                      text_of(device, "type"), text_of(device, "version"));
    if (text_of(device, "driver")[0]) {
        wd_string_append(out, ", ");
        append_printable(out, text_of(device, "driver"));
    }
    wd_string_append_char(out, '\n');
    append_validators(out, device);
    append_features(out, device);
    json_array_foreach(json_object_get(device, "notes"), i, note) {
        wd_string_append(out, "  note: ");
        append_printable(out, json_string_value(note) ? json_string_value(note) : "");
        wd_string_append_char(out, '\n');
    }
}

static void append_text(wd_string_builder *out, const diagnosis *diagnosis) {
    const char *layer = json_string_value(json_object_get(diagnosis->root, "layer"));
    const char *loader = json_string_value(json_object_get(diagnosis->root, "loader"));
    size_t i;
    json_t *item;
    wd_string_append(out, "layer:  ");
    append_printable(out, layer ? layer : "not found");
    wd_string_appendf(out, "\nloader: %s%s\n", loader ? "Vulkan " : "not found", loader ? loader : "");
    json_array_foreach(diagnosis->devices, i, item) {
        append_device(out, item);
    }
    json_array_foreach(diagnosis->problems, i, item) {
        wd_string_appendf(out, "%s%sproblem:%s ", i ? "" : "\n", wd_tool_paint(stdout, WD_TOOL_RED),
                          wd_tool_paint(stdout, WD_TOOL_PLAIN));
        append_printable(out, json_string_value(item));
        wd_string_append_char(out, '\n');
    }
}

static void append_json(wd_string_builder *out, const diagnosis *diagnosis) {
    char *text = json_dumps(diagnosis->root, JSON_INDENT(2));
    wd_string_appendf(out, "%s\n", text ? text : "{}");
    free(text);
}

// works returns whether every validator works on some device.
static bool works(const diagnosis *diagnosis) {
    size_t i;
    json_t *device, *value;
    const char *key;
    json_array_foreach(diagnosis->devices, i, device) {
        const json_t *validators = json_object_get(device, "validators");
        bool all = json_object_size(validators) != 0;
        json_object_foreach((json_t *)validators, key, value) {
            all &= strncmp(json_string_value(value) ? json_string_value(value) : "", "on", 2) == 0;
        }
        if (all) {
            return true;
        }
    }
    return false;
}

static void accept(void *user, int key, const char *argument) {
    (void)user;
    if (key == WD_CLI_ARGUMENT) {
        wd_tool_fail_usage("unexpected argument '%s'", argument);
    }
}

static int run(const wd_cli_command *command, int argc, char **argv) {
    wd_cli_parse(command, argc, argv, NULL);
    diagnosis diagnosis = {.root = json_object(), .devices = json_array(), .problems = json_array()};
    json_object_set_new(diagnosis.root, "layer", json_null());
    json_object_set_new(diagnosis.root, "loader", json_null());
    json_object_set_new(diagnosis.root, "devices", diagnosis.devices);
    json_object_set_new(diagnosis.root, "problems", diagnosis.problems);
    int code = examine(&diagnosis);
    if (code == WD_EXIT_OK && !wd_cli_quiet()) {
        wd_string_builder out;
        wd_string_init(&out, wd_allocator_default());
        (wd_cli_json() ? append_json : append_text)(&out, &diagnosis);
        code = wd_tool_print(&out);
        wd_string_finish(&out);
    }
    if (code == WD_EXIT_OK && (json_array_size(diagnosis.problems) || !works(&diagnosis))) {
        code = WD_EXIT_FINDINGS;
    }
    json_decref(diagnosis.root);
    return code;
}

const wd_cli_command warden_doctor = {
    .name = "warden doctor",
    .arguments = "",
    .argument_kind = WD_CLI_TEXT,
    .summary = "state which devices and validators work here, and why others do not",
    .description = "Creates each Vulkan device under the layer, with all features of the device and every "
                   "validator, and reports "
                   "which validators work on it. The drivers run in a process of their own: one that crashes "
                   "is reported.\n\n"
                   "The variables of the Vulkan loader, such as VK_DRIVER_FILES, choose the drivers. With "
                   "--verbose, loaders and "
                   "drivers may print.",
    .exits = {[WD_EXIT_OK] = "On one device at least, every validator works.",
              [WD_EXIT_FINDINGS] = "There is a problem, or no device on which every validator works."},
    .accept = accept,
    .run = run,
};
