// Functions that the subcommands of `warden` share.
#ifndef WARDEN_TOOLS_WARDEN_WARDEN_H
#define WARDEN_TOOLS_WARDEN_WARDEN_H

#include "tools/common/cli.h"
#include "tools/common/tool.h"
#include "vk/layer/settings_table.h"
#include "vk/report/report.h"
#include "vk/util/vector.h"

#ifdef __cplusplus
extern "C" {
#endif

extern const wd_cli_command warden_doctor;
extern const wd_cli_command warden_install;
extern const wd_cli_command warden_settings;
extern const wd_cli_command warden_view;

// warden_make_run_command returns the subcommand `run`, with an option for each validator in the table of settings. It
// is called once.
const wd_cli_command *warden_make_run_command(void);

// warden_setting_keys holds the keys of all settings, in the form of wd_cli_option.choices. warden_list_setting_keys
// fills it, before any command is parsed.
enum { WARDEN_SETTING_KEYS_SIZE = 8192 };
extern char warden_setting_keys[WARDEN_SETTING_KEYS_SIZE];
void warden_list_setting_keys(void);

// --- The layer ---

enum { WARDEN_PATH_SIZE = 4096 };

// warden_layer is where the layer is.
typedef struct warden_layer {
    char folder[WARDEN_PATH_SIZE]; // Of the manifest.
    char manifest[WARDEN_PATH_SIZE];
    char library[WARDEN_PATH_SIZE]; // That the manifest names.
} warden_layer;

// The name of the layer's manifest, without a folder.
#define WARDEN_MANIFEST_NAME "VkLayer_warden_validation.json"

// warden_find_layer finds the layer's manifest: next to this program in a build tree, or in the prefix that this
// program is installed in. False: it is in none of these places with its library; `searched` lists them, one a line.
bool warden_find_layer(warden_layer *layer, wd_string_builder *searched);

// warden_need_layer finds the layer, or prints an error. An exit code.
int warden_need_layer(warden_layer *layer);

// warden_read_manifest writes the path of the library that a manifest of this layer names, with slashes and, if it is
// there, without links. False: the file is no manifest of this layer; `library` is empty then.
bool warden_read_manifest(const char *manifest, char library[WARDEN_PATH_SIZE]);

// --- The environment of the program ---

// warden_set_variable sets an environment variable of this process, which a program that it starts inherits.
void warden_set_variable(const char *name, const char *value);

// warden_set_setting sets the variable of a setting: "validate_sync" is VK_WARDEN_VALIDATION_VALIDATE_SYNC.
void warden_set_setting(const char *key, const char *value);

// warden_enable_layer makes the Vulkan loader of this process, and of programs that it starts, load the layer in each
// instance: next to the driver, below the layers that the user enabled.
void warden_enable_layer(const warden_layer *layer);

// --- Reports ---

// warden_make_report creates an empty temporary file, sets the setting report_json to it, and writes its path. An exit
// code.
int warden_make_report(char path[WARDEN_PATH_SIZE]);

// warden_count is how often findings with one id and severity were reported.
typedef struct warden_count {
    char *id;
    wd_severity severity;
    uint64_t count;
} warden_count;

typedef WD_VECTOR(warden_count) warden_counts;

// warden_summary holds the contents of a JSON report.
typedef struct warden_summary {
    warden_counts counts; // Of all instances, in the order of the first findings.
    size_t num_devices;   // That were created under the layer.
    size_t num_damaged;   // Lines that are not findings: a process was ended while it wrote one.
    uint64_t errors, warnings;
} warden_summary;

// warden_read_report reads the JSON report at `path` and adds its findings to `sarif` (a SARIF log; NULL: none), whose
// findings without a place are placed in the file `program`. An exit code, after an error message.
int warden_read_report(const char *path, const char *program, warden_summary *summary,
                       wd_string_builder *sarif);
void warden_summary_finish(warden_summary *summary);

// --- Programs ---

// warden_run_program runs a program until it ends and returns its exit code: 128 + n where signal n ended it, 126 where
// it could not be started and 127 where there is no such program, after an error message. Signals that would end this
// process go to the program.
int warden_run_program(char *const *arguments);

#ifdef __cplusplus
}
#endif
#endif
