// The settings of the layer: typed, from three sources, explained.
//
// Sources in rising weight: structs that the application chains to VkInstanceCreateInfo
// (VK_EXT_validation_flags, VK_EXT_validation_features, VK_EXT_layer_settings), the file
// vk_layer_settings.txt, the environment. Keys begin with `warden_validation.`; those keys of
// `khronos_validation.` and `lunarg_core_validation.` that mean the same are read as well and weigh less than
// ours in the same source. docs/settings.md lists every key; a test keeps it equal to the table in
// settings_table.c.
//
// No text of a user makes loading fail: each setting that cannot be read becomes one warning, which names
// the file and line, the variable or the struct, and everything else is honored.
#ifndef WARDEN_VK_LAYER_SETTINGS_H
#define WARDEN_VK_LAYER_SETTINGS_H

#include <vulkan/vulkan_core.h>

#include "vk/core/core.h"
#include "vk/gpuav/device/gpuav_options.h"
#include "vk/hangs/hangs.h"
#include "vk/layer/version.h"
#include "vk/lifetimes/lifetimes.h"
#include "vk/parameters/parameters.h"
#include "vk/poison/poison.h"
#include "vk/report/report.h"
#include "vk/shader/shader.h"
#include "vk/syncval/validator/syncval_validator.h"
#include "vk/util/allocator.h"

#ifdef __cplusplus
extern "C" {
#endif

// wd_debug_action is a destination of findings in addition to the application's own callbacks, which always get
// them.
typedef enum wd_debug_action {
    WD_DEBUG_ACTION_LOG = 0x1,   // It goes to the log.
    WD_DEBUG_ACTION_BREAK = 0x2, // At an error the process gets SIGTRAP, once all reports have the error.
    WD_DEBUG_ACTION_ABORT = 0x4, // At an error the process ends with SIGABRT, likewise.
    WD_DEBUG_ACTION_SKIP = 0x8,  // A command with an error is skipped, as if a callback had returned VK_TRUE.
} wd_debug_action;

// wd_log_color says when the log has colors.
typedef enum wd_log_color {
    WD_LOG_COLOR_AUTO, // On a terminal.
    WD_LOG_COLOR_ALWAYS,
    WD_LOG_COLOR_NEVER,
} wd_log_color;

// wd_settings_warning is one setting of a user that could not be honored.
typedef struct wd_settings_warning {
    const char *id; // "WARDEN-settings-unknown-key", "WARDEN-settings-bad-value" or "WARDEN-settings-file".
    const char *text;
} wd_settings_warning;

// wd_settings is constant after loading. Strings and arrays belong to it. It has many members because each
// setting of the layer is one, and the options of each validator.
typedef struct wd_settings {
    // Validators. All of them are false when the user switched the entire layer off with `enable = false`.
    bool enable;              // False: the entire layer is off.
    bool validate_parameters; // wd_parameters_validator.
    bool validate_core;       // wd_core_validator.
    bool validate_shaders;    // wd_shader_validator.
    bool gpuav_enable;        // wd_gpuav_validator.
    bool validate_sync;       // wd_syncval_validator.
    bool validate_threads;    // wd_threads_validator.
    bool validate_hangs;      // wd_hangs_validator.
    bool wrap_handles;        // vk/handles.
    bool poison_undefined;    // wd_poison_validator.
    wd_core_options core;
    wd_lifetimes_options lifetimes; // wd_lifetimes_validator: on where one of them is.
    wd_parameters_options parameters;
    wd_shader_options shader;
    wd_gpuav_options gpuav;
    wd_syncval_options sync;
    wd_hangs_options hangs;
    wd_poison_options poison;

    // Reporting.
    wd_report_options report; // For wd_report_create. Severities are cut by each sink, not here.
    uint32_t report_flags;    // VkDebugReportFlagsEXT: the severities that the log prints.
    uint32_t debug_actions;   // Mask of wd_debug_action.
    const char *log_filename; // "stdout", "stderr" or a path. Never NULL.
    wd_log_color log_color;
    const char *report_json;  // A path, "stdout" or "stderr"; NULL or "": no such report.
    const char *report_sarif; // A path; NULL or "": no such report.
    uint32_t exit_code;       // Of a process that had errors; 0: its own.

    const wd_settings_warning *warnings;
    size_t num_warnings;
} wd_settings;

// wd_settings_use_gpuav returns whether wd_gpuav_validator is on: to check, to print, or to list the bindings of
// commands.
static inline bool wd_settings_use_gpuav(const wd_settings *settings) {
    return settings->gpuav_enable || settings->gpuav.debug_printf || settings->gpuav.num_command_patterns;
}

// wd_settings_load reads all sources. `create_info` may be NULL. Environment and files that the user of a
// setuid program could choose are not looked at in such a program (secure_getenv). WD_ERROR_OUT_OF_MEMORY is
// the only failure; `*settings` is then NULL. Not thread-safe against setenv, as everything that reads the
// environment.
wd_status wd_settings_load(wd_allocator allocator, const VkInstanceCreateInfo *create_info,
                           wd_settings **settings);

// wd_settings_origin returns where the value of a setting comes from, for messages: "default", a variable, "FILE:LINE"
// or a struct. `key` is a key of ours. The text belongs to the settings.
const char *wd_settings_origin(const wd_settings *settings, const char *key);

// wd_settings_visit_set calls `visit` for each setting that a source sets, in the order of the table, with its key, its
// value as the source has it, and its origin.
typedef void (*wd_settings_visit)(void *user, const char *key, const char *value, const char *origin);
void wd_settings_visit_set(const wd_settings *settings, wd_settings_visit visit, void *user);

// wd_settings_destroy accepts NULL.
void wd_settings_destroy(wd_settings *settings);

// wd_settings_submit_warnings delivers the warnings of loading, one finding each. Call it when the
// sinks exist.
void wd_settings_submit_warnings(const wd_settings *settings, wd_report *report);

#ifdef __cplusplus
}
#endif
#endif
