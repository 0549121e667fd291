// Every setting of the layer. docs/settings.md and the manifest are printed from this table (print_settings.c).
#include "vk/layer/settings_table.h"

#include "vk/layer/settings_internal.h"

#define AT(member) (uint32_t) offsetof(wd_settings_store, member)
#define WORDS(table) .words = (table), .num_words = sizeof(table) / sizeof *(table)

static const wd_setting_word report_flag_words[] = {
    {.word = "error", .value = VK_DEBUG_REPORT_ERROR_BIT_EXT, .meaning = "errors"},
    {.word = "warn", .value = VK_DEBUG_REPORT_WARNING_BIT_EXT, .meaning = "warnings"},
    {.word = "perf", .value = VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT, .meaning = "performance warnings"},
    {.word = "info", .value = VK_DEBUG_REPORT_INFORMATION_BIT_EXT, .meaning = "information"},
    {.word = "debug", .value = VK_DEBUG_REPORT_DEBUG_BIT_EXT, .meaning = "details for Warden's developers"},
};

#define CALLBACK_MEANING                                                                                     \
    "accepted; callbacks of the application are called whatever this setting says, and there is no "         \
    "debugger's output window"

static const wd_setting_word debug_action_words[] = {
    {.word = "log", .value = WD_DEBUG_ACTION_LOG, .meaning = "write messages to the log"},
    {.word = "break",
     .value = WD_DEBUG_ACTION_BREAK,
     .meaning = "at an error, stop the process with SIGTRAP once all reports have the message"},
    {.word = "abort",
     .value = WD_DEBUG_ACTION_ABORT,
     .meaning = "at an error, end the process with SIGABRT once all reports have the message"},
    {.word = "skip",
     .value = WD_DEBUG_ACTION_SKIP,
     .meaning =
         "skip a command that has an error, as if a callback had returned VK_TRUE: the command returns "
         "VK_ERROR_VALIDATION_FAILED_EXT where it returns a result"},
    {.word = "ignore", .meaning = "none of the others"},
    {.word = "VK_DBG_LAYER_ACTION_LOG_MSG", .value = WD_DEBUG_ACTION_LOG, .meaning = "the same as log"},
    {.word = "VK_DBG_LAYER_ACTION_BREAK", .value = WD_DEBUG_ACTION_BREAK, .meaning = "the same as break"},
    {.word = "VK_DBG_LAYER_ACTION_FAIL", .value = WD_DEBUG_ACTION_SKIP, .meaning = "the same as skip"},
    {.word = "VK_DBG_LAYER_ACTION_IGNORE", .meaning = "the same as ignore"},
    {.word = "VK_DBG_LAYER_ACTION_CALLBACK", .meaning = CALLBACK_MEANING},
    {.word = "VK_DBG_LAYER_ACTION_DEBUG_OUTPUT", .meaning = CALLBACK_MEANING},
    {.word = "VK_DBG_LAYER_ACTION_DEFAULT", .value = WD_DEBUG_ACTION_LOG, .meaning = "the same as log"},
};

static const wd_setting_word log_color_words[] = {
    {.word = "auto",
     .value = WD_LOG_COLOR_AUTO,
     .meaning = "on a terminal, unless the variable `NO_COLOR` is set or `TERM` is `dumb`"},
    {.word = "always", .value = WD_LOG_COLOR_ALWAYS, .meaning = "in files and pipes, too"},
    {.word = "never", .value = WD_LOG_COLOR_NEVER, .meaning = "no color"},
};

#define CHECK_WORD(name, bit, group, word_, option, error, meaning_)                                         \
    {.word = (word_), .value = WD_CHECK_##name, .meaning = (meaning_)},
static const wd_setting_word gpuav_check_words[] = {
    {.word = "default",
     .value = WD_CHECK_DEFAULT,
     .meaning = "the four checks of accesses to memory and descriptors"},
    {.word = "all", .value = WD_CHECK_ALL, .meaning = "every check"},
    {.word = "none", .meaning = "no check"},
    WD_CHECKS(CHECK_WORD)};
#undef CHECK_WORD

static const wd_setting_word gpuav_mode_words[] = {
    {.word = "guard", .value = WD_INSTRUMENT_GUARD, .meaning = "a failed access is skipped and reads zero"},
    {.word = "observe",
     .value = WD_INSTRUMENT_OBSERVE,
     .meaning = "a failed access is reported and carried out"},
};

static const wd_setting_word gpuav_dump_words[] = {
    {.word = "errors", .value = 0, .meaning = "after commands whose shaders wrote records"},
    {.word = "always",
     .value = 1,
     .meaning = "after every command of an instrumented pipeline, also without records"},
};

#define SET(word_, target_, value_)                                                                          \
    { .word = word_, .target = target_, .target_value = value_ }
#define LACKS(word_)                                                                                         \
    { .word = word_, .value = WD_WORD_NOT_AVAILABLE }
#define KNOWN(word_)                                                                                         \
    { .word = word_ }

// Names of VkValidationFeatureEnableEXT, and those that the Khronos layer adds. A word may have several rows: each
// sets one more thing.
static const wd_setting_word enable_words[] = {
    SET("VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT", "gpuav_enable", "true"),
    SET("VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_RESERVE_BINDING_SLOT_EXT", "gpuav_reserve_binding_slot",
        "true"),
    LACKS("VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT"),
    SET("VK_VALIDATION_FEATURE_ENABLE_DEBUG_PRINTF_EXT", "debug_printf", "true"),
    SET("VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT", "validate_sync", "true"),
    SET("VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION", "validate_sync", "true"),
    LACKS("VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_ALL"),
    LACKS("VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_AMD"),
    LACKS("VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_ARM"),
    LACKS("VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_IMG"),
    LACKS("VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_NVIDIA"),
};

// Names of VkValidationFeatureDisableEXT and VkValidationCheckEXT, and those that the Khronos layer adds.
static const wd_setting_word disable_words[] = {
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_parameters", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_core", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_shaders", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "gpuav_enable", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "debug_printf", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_sync", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_threads", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_object_lifetimes", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_objects_in_use", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_command_buffers", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_SHADERS_EXT", "validate_shaders", "false"),
    // The specification: without core checks, shader and GPU-assisted validation are off as well.
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "validate_core", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "validate_shaders", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "gpuav_enable", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "validate_objects_in_use", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "validate_command_buffers", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_SHADER_VALIDATION_CACHE_EXT", "shader_cache", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_THREAD_SAFETY_EXT", "validate_threads", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_API_PARAMETERS_EXT", "validate_parameters", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_OBJECT_LIFETIMES_EXT", "validate_object_lifetimes", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_UNIQUE_HANDLES_EXT", "wrap_handles", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_parameters", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_core", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_shaders", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "gpuav_enable", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_sync", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_threads", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_object_lifetimes", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_objects_in_use", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_command_buffers", "false"),
    SET("VK_VALIDATION_CHECK_SHADERS_EXT", "validate_shaders", "false"),
    SET("VALIDATION_CHECK_DISABLE_SHADER_VALIDATION", "validate_shaders", "false"),
    SET("VALIDATION_CHECK_DISABLE_SHADER_VALIDATION_CACHING", "shader_cache", "false"),
    SET("VALIDATION_CHECK_DISABLE_COMMAND_BUFFER_STATE", "validate_command_buffers", "false"),
    SET("VALIDATION_CHECK_DISABLE_IMAGE_LAYOUT_VALIDATION", "validate_image_layouts", "false"),
    SET("VALIDATION_CHECK_DISABLE_QUERY_VALIDATION", "validate_queries", "false"),
    SET("VALIDATION_CHECK_DISABLE_OBJECT_IN_USE", "validate_objects_in_use", "false"),
    SET("VALIDATION_CHECK_DISABLE_SYNCHRONIZATION_VALIDATION_QUEUE_SUBMIT", "syncval_submit_time_validation",
        "false"),
};

static const wd_setting_word core_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "validate_core", "false"),
    SET("false", "validate_shaders", "false"),
    SET("false", "validate_objects_in_use", "false"),
    SET("false", "validate_command_buffers", "false"),
    SET("0", "validate_core", "false"),
    SET("0", "validate_shaders", "false"),
    SET("0", "validate_objects_in_use", "false"),
    SET("0", "validate_command_buffers", "false"),
};

static const wd_setting_word gpu_based_words[] = {
    KNOWN("GPU_BASED_NONE"),
    SET("GPU_BASED_DEBUG_PRINTF", "debug_printf", "true"),
    SET("GPU_BASED_GPU_ASSISTED", "gpuav_enable", "true"),
};

static const wd_setting_word gpu_validation_words[] = {
    SET("all", "gpuav_enable", "true"),
    SET("none", "gpuav_enable", "false"),
    SET("reserve_binding_slot", "gpuav_reserve_binding_slot", "true"),
};

static const wd_setting_word instrumentation_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "gpuav_checks", "none"),
    SET("0", "gpuav_checks", "none"),
};

static const wd_setting_word bounds_check_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "gpuav_checks", "!buffer_bounds"),
    SET("0", "gpuav_checks", "!buffer_bounds"),
};

static const wd_setting_word descriptor_check_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "gpuav_checks", "!descriptor_index,!buffer_bounds,!descriptor_state"),
    SET("0", "gpuav_checks", "!descriptor_index,!buffer_bounds,!descriptor_state"),
};

static const wd_setting_word address_check_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "gpuav_checks", "!device_address"),
    SET("0", "gpuav_checks", "!device_address"),
};

// CHECKS is a setting of the Khronos layer that adds checks to gpuav_checks or removes them.
#define CHECKS(added_, removed_)                                                                             \
    SET("true", "gpuav_checks", added_), SET("1", "gpuav_checks", added_),                                   \
        SET("false", "gpuav_checks", removed_), SET("0", "gpuav_checks", removed_)

static const wd_setting_word mesh_check_words[] = {CHECKS("+mesh_outputs", "!mesh_outputs")};
static const wd_setting_word race_check_words[] = {CHECKS("+shared_races", "!shared_races")};
static const wd_setting_word ray_check_words[] = {CHECKS("+ray_parameters", "!ray_parameters")};
static const wd_setting_word sanitizer_words[] = {
    CHECKS("+arithmetic,+float_division,+operand_values,+unreachable",
           "!arithmetic,!float_division,!operand_values,!unreachable"),
};

// ENABLES is a setting of the Khronos layer that is a part of one of ours: false has no effect.
#define ENABLES(key_) KNOWN("false"), KNOWN("0"), SET("true", key_, "true"), SET("1", key_, "true")

static const wd_setting_word indirect_words[] = {ENABLES("gpuav_indirect_parameters")};
static const wd_setting_word consistency_words[] = {ENABLES("gpuav_acceleration_structures")};
static const wd_setting_word content_words[] = {ENABLES("gpuav_descriptor_contents")};
static const wd_setting_word hashing_words[] = {ENABLES("gpuav_descriptor_buffers")};

#define BUFFERS_OFF(word_)                                                                                   \
    SET(word_, "gpuav_indirect_parameters", "false"), SET(word_, "gpuav_copied_depths", "false"),            \
        SET(word_, "gpuav_acceleration_structures", "false")

static const wd_setting_word buffers_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    BUFFERS_OFF("false"),
    BUFFERS_OFF("0"),
};

static const wd_setting_word dump_descriptors_words[] = {
    KNOWN("false"),
    KNOWN("0"),
    SET("true", "gpuav_dump_commands", ".*"),
    SET("1", "gpuav_dump_commands", ".*"),
};

static const wd_setting_word printf_stdout_words[] = {
    KNOWN("false"),
    KNOWN("0"),
    SET("true", "debug_printf_output", "stdout"),
    SET("1", "debug_printf_output", "stdout"),
};

#define PRINTF_ONLY(word_)                                                                                   \
    SET(word_, "debug_printf", "true"), SET(word_, "validate_parameters", "false"),                          \
        SET(word_, "validate_core", "false"), SET(word_, "validate_shaders", "false"),                       \
        SET(word_, "gpuav_enable", "false"), SET(word_, "validate_sync", "false"),                           \
        SET(word_, "validate_threads", "false"), SET(word_, "validate_object_lifetimes", "false"),           \
        SET(word_, "validate_objects_in_use", "false"), SET(word_, "validate_command_buffers", "false")

static const wd_setting_word printf_only_words[] = {
    KNOWN("false"),
    KNOWN("0"),
    PRINTF_ONLY("true"),
    PRINTF_ONLY("1"),
};

const wd_setting wd_settings_table[] = {
    {.key = "enable",
     .label = "Validation",
     .section = WD_SECTION_VALIDATORS,
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.enable),
     .default_value = "true",
     .description = "False turns all validators off, whatever else is set."},
    {.key = "validate_parameters",
     .label = "Parameters",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"stateless_param"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.validate_parameters),
     .default_value = "true",
     .description =
         "Checks the parameters of every command: pointers, enumerants, flags, structures and their chains, "
         "enabled versions and extensions, and the state that a command needs of its command buffer."},
    {.key = "validate_core",
     .label = "Core",
     .section = WD_SECTION_VALIDATORS,
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.validate_core),
     .default_value = "true",
     .description =
         "Core validation: checks the explicit valid-usage statements of the specification, as far as "
         "docs/core.md lists them."},
    {.key = "validate_image_layouts",
     .label = "Image layouts",
     .section = WD_SECTION_VALIDATORS,
     .parent = "validate_core",
     .foreign = {"check_image_layout"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.core.image_layouts),
     .default_value = "true",
     .description = "Compares the layouts of images with those that commands and shaders expect."},
    {.key = "validate_queries",
     .label = "Queries",
     .section = WD_SECTION_VALIDATORS,
     .parent = "validate_core",
     .foreign = {"check_query"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.core.queries),
     .default_value = "true",
     .description = "Reports queries that were not reset, are active twice or were not begun."},
    {.key = "validate_object_lifetimes",
     .label = "Object lifetimes",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"object_lifetime"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.lifetimes.handles),
     .default_value = "true",
     .description =
         "Object lifetimes: reports handles that are unknown, destroyed or of another device, objects "
         "that are never destroyed, and allocation callbacks that do not match."},
    {.key = "validate_objects_in_use",
     .label = "Objects in use",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"check_object_in_use"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.lifetimes.in_use),
     .default_value = "true",
     .description = "Reports objects that are destroyed, reset or freed while submitted work uses them."},
    {.key = "validate_command_buffers",
     .label = "States of command buffers",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"check_command_buffer"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.lifetimes.command_buffers),
     .default_value = "true",
     .description = "Reports command buffers that are begun, ended, executed or submitted in a wrong state."},
    {.key = "validate_shaders",
     .label = "Shader modules",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"check_shaders"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.validate_shaders),
     .default_value = "true",
     .description = "Validates the SPIR-V of shader modules when they are created."},
    {.key = "validate_threads",
     .label = "Threads",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"thread_safety", "validate_thread_safety"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.validate_threads),
     .default_value = "true",
     .description = "Reports objects that two threads use at the same time although a command requires "
                    "external synchronization."},
    {.key = "wrap_handles",
     .label = "Handle wrapping",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"unique_handles"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.wrap_handles),
     .default_value = "false",
     .description = "The application gets handles that Warden numbers: unique, and equal from run to run."},
    {.key = "validate_sync",
     .label = "Synchronization",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"validate_sync"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.validate_sync),
     .default_value = "false",
     .description = "Synchronization validation: reports accesses to memory that no barrier, semaphore or "
                    "fence orders."},
    {.key = "validate_uninitialized",
     .label = "Uninitialized memory",
     .section = WD_SECTION_VALIDATORS,
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.undefined_contents),
     .default_value = "false",
     .description =
         "Reports commands that read memory that nothing wrote, or whose contents were discarded."},
    {.key = "validate_host",
     .label = "Host accesses",
     .section = WD_SECTION_VALIDATORS,
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.host_accesses),
     .default_value = "false",
     .description =
         "Reports accesses of host and device to mapped memory that the other one does not see: missing "
         "flushes, and missing dependencies to the host."},
    {.key = "poison_undefined",
     .label = "Poison of undefined contents",
     .section = WD_SECTION_VALIDATORS,
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.poison_undefined),
     .default_value = "false",
     .description =
         "Fills new memory, and images after transitions from the undefined layout, with a pattern."},
    {.key = "gpuav_enable",
     .label = "GPU-assisted validation",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"gpuav_enable"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav_enable),
     .default_value = "false",
     .description =
         "GPU-assisted validation: instruments shaders so that they report their errors while they run."},
    {.key = "debug_printf",
     .label = "Debug printf",
     .section = WD_SECTION_VALIDATORS,
     .foreign = {"printf_enable"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.debug_printf),
     .default_value = "false",
     .description = "Prints the texts of debugPrintfEXT (printf in HLSL and Slang), also without "
                    "GPU-assisted validation."},
    {.key = "validate_hangs",
     .label = "Lost devices and hangs",
     .section = WD_SECTION_VALIDATORS,
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.validate_hangs),
     .default_value = "false",
     .description = "Writes markers around commands, and reports where the device was when it was lost or "
                    "when a wait took too long."},
    {.key = "hang_timeout_ms",
     .label = "Time until a wait is a hang",
     .section = WD_SECTION_VALIDATORS,
     .parent = "validate_hangs",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.hangs.timeout_ms),
     .max = 86400000,
     .default_value = "10000",
     .description = "Milliseconds after which a wait for the device is reported. 0: waits are not reported."},
    {.key = "hang_dump_dir",
     .label = "Folder of crash dumps",
     .section = WD_SECTION_VALIDATORS,
     .parent = "validate_hangs",
     .type = WD_SETTING_FOLDER,
     .offset = AT(settings.hangs.dump_dir),
     .default_value = "",
     .description = "Folder for the crash dump that the driver has after the loss of the device "
                    "(VK_KHR_device_fault, VK_EXT_device_fault). Empty: the folder of report_json or "
                    "report_sarif; without them the dump is not saved."},

    {.key = "shader_cache",
     .label = "Cache of valid shader modules",
     .section = WD_SECTION_SHADERS,
     .parent = "validate_shaders",
     .foreign = {"check_shaders_caching"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.shader.cache),
     .default_value = "true",
     .description = "Remembers, in memory and on disk, which shader modules are valid, and does not validate "
                    "them again."},
    {.key = "shader_cache_folder",
     .label = "Folder of the cache",
     .section = WD_SECTION_SHADERS,
     .parent = "shader_cache",
     .type = WD_SETTING_FOLDER,
     .offset = AT(settings.shader.cache_folder),
     .default_value = "",
     .description =
         "Folder of the validation cache's files. Empty: `$XDG_CACHE_HOME/warden`, else `~/.cache/warden`."},
    {.key = "shader_cache_max_entries",
     .label = "Maximum entries of the cache",
     .section = WD_SECTION_SHADERS,
     .parent = "shader_cache",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.shader.cache_max_entries),
     .max = UINT32_MAX,
     .default_value = "262144",
     .description = "Maximum number of shader modules in a cache file, 24 bytes each. 0: no limit."},

    {.key = "syncval_shader_accesses",
     .label = "Accesses of shaders",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.shader_accesses),
     .default_value = "true",
     .description = "Synchronization validation includes the accesses of shaders through descriptors."},
    {.key = "syncval_assume_all_descriptors",
     .label = "Assume all descriptors of an array",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.array_elements),
     .default_value = "false",
     .description = "Synchronization validation assumes that a shader that indexes a descriptor array with "
                    "an unknown value "
                    "accesses all its elements. False: a hazard is reported only if each element has one."},
    {.key = "syncval_assume_entire_runtime_arrays",
     .label = "Assume entire runtime arrays",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.address_arrays),
     .default_value = "false",
     .description =
         "Synchronization validation assumes that a shader that accesses a runtime array at a device address "
         "from its push constants accesses it to the end of the buffer. False: only the elements with known "
         "indices."},
    {.key = "syncval_submit_time_validation",
     .label = "Hazards between submissions",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .foreign = {"syncval_submit_time_validation", "sync_queue_submit"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.submit_time),
     .default_value = "true",
     .description = "Synchronization validation compares command buffers with the submissions before them."},
    {.key = "syncval_redundant_barriers",
     .label = "Redundant barriers",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.report_redundant_barriers),
     .default_value = "false",
     .description =
         "Synchronization validation also reports barriers that order nothing or are wider than any access "
         "needs."},
    {.key = "syncval_trace_file",
     .label = "Trace file",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_FILE,
     .offset = AT(settings.sync.trace_file),
     .default_value = "",
     .description =
         "File to write accesses, barriers, submissions and findings to, for `warden view`. `%p` is "
         "the process id. An earlier trace is replaced, any other file is not. While another process writes "
         "it, the id is added to the name. Empty: none is written."},
    {.key = "syncval_trace_frames",
     .label = "Frames in the trace",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_STRING,
     .offset = AT(settings.sync.trace_frames),
     .default_value = "",
     .description =
         "First and last frame of the trace, counted from 0: `10-20`, or `10` for one. A frame ends "
         "with a presentation; on a device without VK_KHR_swapchain, with a wait of the host. "
         "Empty: all frames."},
    {.key = "syncval_trace_until_finding",
     .label = "Trace until the first finding",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.trace_until_finding),
     .default_value = "false",
     .description = "The trace ends with the first hazard."},
    {.key = "syncval_trace_max_size",
     .label = "Maximum size of the trace",
     .section = WD_SECTION_SYNC,
     .parent = "validate_sync",
     .type = WD_SETTING_UINT64,
     .offset = AT(settings.sync.trace_max_size),
     .max = UINT64_MAX,
     .default_value = "1073741824",
     .description = "Bytes after which the trace ends. 0: no limit."},

    {.key = "host_write_watch",
     .label = "Watch of host writes",
     .section = WD_SECTION_SYNC,
     .parent = "validate_host",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.host_write_watch),
     .default_value = "false",
     .description =
         "Reports writes of the host to mapped memory that pending submissions read. Their pages are "
         "read-only meanwhile, and a handler of faults finds the writes."},
    {.key = "host_read_watch",
     .label = "Watch of host reads",
     .section = WD_SECTION_SYNC,
     .parent = "validate_host",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.sync.host_read_watch),
     .default_value = "false",
     .description =
         "Reports reads of mapped memory by the host that do not see what copies of the device wrote: "
         "without "
         "a dependency to the host, or without vkInvalidateMappedMemoryRanges. While no submission is "
         "pending, the pages cannot be accessed, and a handler of faults finds the first read."},
    {.key = "poison_word",
     .label = "Pattern of memory",
     .section = WD_SECTION_SYNC,
     .parent = "poison_undefined",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.poison.word),
     .max = UINT32_MAX,
     .default_value = "2147475117",
     .description =
         "The 32-bit word in undefined memory and images of integers, such as `0x7FFFDEAD`, which is not a "
         "number if it is read as a float."},
    {.key = "poison_color",
     .label = "Color of undefined images",
     .section = WD_SECTION_SYNC,
     .parent = "poison_undefined",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.poison.color),
     .max = 0xFFFFFF,
     .default_value = "16711935",
     .description =
         "The color of undefined images with normalized components, as `0xRRGGBB`. Magenta by default."},

    {.key = "gpuav_checks",
     .label = "Checks in shaders",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_FLAGS,
     .offset = AT(settings.gpuav.checks),
     WORDS(gpuav_check_words),
     .default_value = "default",
     .description = "The errors that instrumented shaders check for."},
    {.key = "gpuav_mode",
     .label = "Failed accesses",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_CHOICE,
     .offset = AT(gpuav_mode),
     WORDS(gpuav_mode_words),
     .default_value = "guard",
     .description =
         "guard: an access that fails a check is skipped and reads zero. observe: it is reported and made."},
    {.key = "gpuav_select_instrumented_shaders",
     .label = "Selected shaders",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_select_instrumented_shaders", "select_instrumented_shaders"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.select_shaders),
     .default_value = "false",
     .description = "Instruments only shaders for which the application enables GPU-assisted validation with "
                    "VkValidationFeaturesEXT in the pNext chain of VkShaderModuleCreateInfo, "
                    "VkShaderCreateInfoEXT or the pipeline's create info, and those that "
                    "gpuav_shaders_to_instrument matches."},
    {.key = "gpuav_shaders_to_instrument",
     .label = "Names of shaders",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_shaders_to_instrument"},
     .type = WD_SETTING_LIST,
     .offset = AT(shaders_to_instrument),
     .default_value = "",
     .description =
         "POSIX extended regular expressions. Only shaders are instrumented where one matches the debug "
         "name of the shader module or of the pipeline, the name in VkDebugUtilsObjectNameInfoEXT of the "
         "stage, or a source file in the module. Empty: all shaders."},
    {.key = "gpuav_background_readback",
     .label = "Read records in the background",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.background_readback),
     .default_value = "false",
     .description =
         "A thread of the layer reads and reports records as soon as a submission is complete, which needs "
         "one more submission with a fence. False: they are read when the application waits for the "
         "submission."},
    {.key = "gpuav_report_each_invocation",
     .label = "Report each invocation",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.report_each_invocation),
     .default_value = "false",
     .description = "Each record is a finding, up to gpuav_records_per_command and duplicate_message_limit. "
                    "False: equal errors of one command are one finding, with the number of records."},
    {.key = "gpuav_show_bound_descriptors",
     .label = "Show bound descriptors",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.show_bound_descriptors),
     .default_value = "false",
     .description =
         "Findings list the descriptors that were bound for their command, with resources and ranges."},
    {.key = "gpuav_immediate_reports",
     .label = "Immediate reports",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.immediate_reports),
     .default_value = "false",
     .description = "Instrumented shaders write a failed check to memory immediately, in each iteration of a "
                    "loop: for a "
                    "device that is lost or hangs inside a shader. False: they write the first failure of a "
                    "loop after the "
                    "loop, and those that need no index at the end of the invocation, which runs and "
                    "compiles much faster."},
    {.key = "gpuav_loop_budget",
     .label = "Loop budget",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.gpuav.loop_budget),
     .max = UINT32_MAX - 1,
     .default_value = "0",
     .description =
         "A loop of a shader that runs this many iterations is reported; in guard mode it "
         "ends, so that an endless loop becomes a report. Loops that provably run fewer stay as they "
         "are. 0: any number of iterations."},
    {.key = "gpuav_mark_draws",
     .label = "Marks of draws",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.marks_draws),
     .default_value = "true",
     .description =
         "With validate_hangs, on devices without VK_AMD_buffer_marker: shaders of draws state that they "
         "have begun, so that reports of lost devices and hangs name draws inside of render pass instances. "
         "All vertex, task and mesh shaders are instrumented."},
    {.key = "gpuav_loop_versioning",
     .label = "Copies of loops",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.loop_versioning),
     .default_value = "true",
     .description = "Instrumented shaders have a second copy of each loop, without checks, that runs when "
                    "all checks are "
                    "known to pass before the loop starts. False: shaders are smaller and loops run slower."},
    {.key = "gpuav_warn_on_robust_oob",
     .label = "Warn where robustness allows the access",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_warn_on_robust_oob", "warn_on_robust_oob"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.warn_on_robust_oob),
     .default_value = "false",
     .description =
         "Reports as warnings the out-of-bounds accesses that robustBufferAccess, robustBufferAccess2 or "
         "pipeline "
         "robustness allows. False: their bounds are not checked."},
    {.key = "gpuav_reserve_binding_slot",
     .label = "Reserve a descriptor set",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_reserve_binding_slot", "reserve_binding_slot"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.reserve_binding_slot),
     .default_value = "false",
     .description =
         "Reports maxBoundDescriptorSets one lower, so that the application leaves a descriptor set to the "
         "layer."},
    {.key = "gpuav_indirect_parameters",
     .label = "Parameters of indirect commands",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .foreign = {"gpuav_indirect_draws_buffers", "gpuav_validate_indirect_buffer"},
     .offset = AT(settings.gpuav.indirect_parameters),
     .default_value = "false",
     .description =
         "The device checks the parameters of indirect draws, dispatches and traces, which are in "
         "buffers, before the commands run. Each render pass instance begins with a dispatch of the layer."},
    {.key = "gpuav_guard_indirect",
     .label = "Skip invalid indirect commands",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_indirect_parameters",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.guard_indirect),
     .default_value = "false",
     .description = "Draws and dispatches with invalid parameters are not executed: the commands read copies "
                    "of the parameters, "
                    "in which invalid ones are zero. False: they are only reported."},
    {.key = "gpuav_vertex_fetch",
     .label = "Vertex fetches",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_vertex_attribute_fetch_oob", "gpuav_index_buffers"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.vertex_fetch),
     .default_value = "false",
     .description = "Vertices, instances and indices of draws are compared with the sizes of the bound "
                    "buffers. The device reads "
                    "every index of indexed draws once more, before each render pass instance."},
    {.key = "gpuav_host_checks",
     .label = "Checks when recording",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.host_checks),
     .default_value = "true",
     .description =
         "A shader whose checks need only the bound descriptors, push constants and numbers of instances or "
         "workgroups is checked when a command is recorded, and is compiled without checks unless one fails. "
         "Resources that are destroyed after the recording are reported at the submission."},
    {.key = "gpuav_descriptor_contents",
     .label = "Contents of descriptors",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.descriptor_contents),
     .default_value = "false",
     .description = "Image views and samplers in descriptors are compared with the shaders that use them: "
                    "types, formats "
                    "and their features, samples, unnormalized coordinates. Instrumented shaders check which "
                    "descriptors they use. The layouts of images are compared with those of descriptors."},
    {.key = "gpuav_descriptor_buffers",
     .label = "Contents of descriptor buffers",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.descriptor_buffers),
     .default_value = "false",
     .description =
         "The descriptors in mapped descriptor buffers and heaps are read before each submission, "
         "and compared with those that the driver returned or wrote. Shaders then check them like those in "
         "descriptor sets."},
    {.key = "gpuav_copied_depths",
     .label = "Depths that are copied to images",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_buffer_copies", "gpuav_validate_copies"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.copied_depths),
     .default_value = "false",
     .description =
         "The device checks that floating-point depths in copies from buffers to images are from 0 to 1."},
    {.key = "gpuav_acceleration_structures",
     .label = "Builds of acceleration structures",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .foreign = {"gpuav_acceleration_structures_builds"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.acceleration_structures),
     .default_value = "false",
     .description =
         "The device checks the instances, transforms, indices and boxes of acceleration "
         "structures before they are built or updated, and whether instances name destroyed structures."},
    {.key = "gpuav_records_per_command",
     .label = "Records per command",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.gpuav.records_per_command),
     .min = 1,
     .max = 4096,
     .default_value = "16",
     .description = "Maximum number of error records that one draw, dispatch or trace can write."},
    {.key = "gpuav_block_size",
     .label = "Block size",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.gpuav.block_size),
     .min = 65536,
     .max = 67108864,
     .default_value = "1048576",
     .description = "Bytes of device memory that are allocated at a time for error records."},
    {.key = "gpuav_max_memory",
     .label = "Maximum memory",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_UINT64,
     .offset = AT(settings.gpuav.max_memory),
     .max = UINT64_MAX,
     .default_value = "268435456",
     .description = "Maximum bytes of device memory for error records; when they are used up, commands share "
                    "one region. 0: "
                    "no limit."},
    {.key = "gpuav_dump_dir",
     .label = "Folder for raw records",
     .section = WD_SECTION_GPUAV,
     .parent = "gpuav_enable",
     .type = WD_SETTING_FOLDER,
     .offset = AT(settings.gpuav.dump_dir),
     .default_value = "",
     .description =
         "Folder to write raw error records, a manifest and the shaders to, for errdecode. Empty: none is "
         "written."},
    {.key = "gpuav_dump_commands",
     .label = "Commands to list",
     .section = WD_SECTION_GPUAV,
     .type = WD_SETTING_LIST,
     .offset = AT(commands_to_dump),
     .default_value = "",
     .description =
         "POSIX extended regular expressions. The bound descriptors, vertex and index buffers and push "
         "constants of a draw, dispatch or trace are listed, without an error, when it is recorded and one "
         "matches the name of the command (vkCmdDraw), a label region of the command buffer, or the debug "
         "name of the pipeline or the command buffer. Works without gpuav_enable."},
    {.key = "gpuav_dump_when",
     .label = "Dumped commands",
     .section = WD_SECTION_GPUAV_EXPERT,
     .parent = "gpuav_enable",
     .type = WD_SETTING_CHOICE,
     .offset = AT(gpuav_dump_when),
     WORDS(gpuav_dump_words),
     .default_value = "errors",
     .description = "The commands whose memory for records is written to gpuav_dump_dir."},
    {.key = "debug_printf_output",
     .label = "Output of debugPrintfEXT",
     .section = WD_SECTION_PRINTF,
     .parent = "debug_printf",
     .type = WD_SETTING_FILE,
     .offset = AT(settings.gpuav.printf_output),
     .default_value = "message",
     .description = "Where the texts go: message (messages of severity INFO, which the log has whatever "
                    "`report_flags` is), stdout, stderr, or the path of a file, which is appended to."},
    {.key = "debug_printf_verbose",
     .label = "Verbose texts",
     .section = WD_SECTION_PRINTF,
     .parent = "debug_printf",
     .foreign = {"printf_verbose"},
     .type = WD_SETTING_BOOL,
     .offset = AT(settings.gpuav.printf_verbose),
     .default_value = "false",
     .description =
         "Each text of debugPrintfEXT has the command, the pipeline, the invocation and the source line."},
    {.key = "debug_printf_buffer_size",
     .label = "Buffer for debugPrintfEXT",
     .section = WD_SECTION_PRINTF,
     .parent = "debug_printf",
     .foreign = {"printf_buffer_size"},
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.gpuav.printf_buffer_size),
     .min = 1024,
     .max = 1048576,
     .default_value = "16384",
     .description =
         "Bytes of device memory for the texts of one draw, dispatch or trace. A text takes 40 bytes, and 4 "
         "for each value (8 for values of 64 bits)."},
    {.key = "debug_printf_limit",
     .label = "Texts of a shader",
     .section = WD_SECTION_PRINTF,
     .parent = "debug_printf",
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.gpuav.printf_limit),
     .max = UINT32_MAX,
     .default_value = "0",
     .description = "Maximum number of texts that one shader module prints. 0: no limit."},

    {.key = "report_flags",
     .label = "Severities in the log",
     .section = WD_SECTION_REPORTS,
     .foreign = {"report_flags"},
     .type = WD_SETTING_FLAGS,
     .offset = AT(settings.report_flags),
     WORDS(report_flag_words),
     .default_value = "error,warn",
     .description = "The severities that the log and the reports have. Callbacks of the application have "
                    "masks of their own."},
    {.key = "debug_action",
     .label = "Actions",
     .section = WD_SECTION_REPORTS,
     .foreign = {"debug_action"},
     .type = WD_SETTING_FLAGS,
     .offset = AT(settings.debug_actions),
     WORDS(debug_action_words),
     .default_value = "log",
     .description = "The destinations of a message in addition to the application's callbacks."},
    {.key = "log_filename",
     .label = "Log",
     .section = WD_SECTION_REPORTS,
     .foreign = {"log_filename"},
     .type = WD_SETTING_FILE,
     .offset = AT(settings.log_filename),
     .default_value = "stderr",
     .description = "Where the log goes: stdout, stderr or a path, in which %p is the process id. A file is "
                    "appended to and "
                    "gets every message; stdout and stderr get them only while the application has no "
                    "callback of its own."},
    {.key = "log_color",
     .label = "Colors in the log",
     .section = WD_SECTION_REPORTS,
     .type = WD_SETTING_CHOICE,
     .offset = AT(log_color),
     WORDS(log_color_words),
     .default_value = "auto",
     .description = "When the log has colors."},
    {.key = "report_json",
     .label = "JSON report",
     .section = WD_SECTION_REPORTS,
     .type = WD_SETTING_FILE,
     .offset = AT(settings.report_json),
     .default_value = "",
     .description =
         "File that findings are appended to as JSON, one object a line (docs/finding.schema.json); %p is "
         "the process id. stdout and stderr are the streams. Empty: there is no such report."},
    {.key = "report_sarif",
     .label = "SARIF report",
     .section = WD_SECTION_REPORTS,
     .type = WD_SETTING_FILE,
     .offset = AT(settings.report_sarif),
     .default_value = "",
     .description = "File that is replaced by a SARIF 2.1.0 log of the process's findings; %p is the process "
                    "id. The file is complete after each finding. While another process writes it, the id "
                    "is added to the name. Empty: there is no such report."},
    {.key = "exit_code",
     .label = "Exit code after errors",
     .section = WD_SECTION_REPORTS,
     .type = WD_SETTING_UINT32,
     .offset = AT(settings.exit_code),
     .max = 255,
     .default_value = "0",
     .description = "The exit code of a process that had errors and ends by exit() or the return of main(). "
                    "0: the process's own "
                    "exit code."},
    {.key = "enable_message_limit",
     .label = "Limit repetitions",
     .section = WD_SECTION_REPORTS,
     .foreign = {"enable_message_limit"},
     .type = WD_SETTING_BOOL,
     .offset = AT(enable_message_limit),
     .default_value = "true",
     .description = "Limits how often a message is repeated to duplicate_message_limit."},
    {.key = "duplicate_message_limit",
     .label = "Repetitions",
     .section = WD_SECTION_REPORTS,
     .parent = "enable_message_limit",
     .foreign = {"duplicate_message_limit"},
     .type = WD_SETTING_UINT32,
     .offset = AT(duplicate_message_limit),
     .max = UINT32_MAX,
     .default_value = "10",
     .description = "How often the same message about the same command, pipeline or shader line is reported; "
                    "later ones are only counted. "
                    "0: no limit."},
    {.key = "message_id_filter",
     .label = "Messages to drop",
     .section = WD_SECTION_REPORTS,
     .foreign = {"message_id_filter"},
     .type = WD_SETTING_LIST,
     .offset = AT(muted_ids),
     .default_value = "",
     .description = "Messages to drop, by id or by id number (decimal or 0x)."},

    {.key = "enables",
     .label = "Features to turn on",
     .section = WD_SECTION_LISTS,
     .foreign = {"enables"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(enable_words),
     .default_value = "",
     .description = "Features to turn on, named as in VkValidationFeatureEnableEXT."},
    {.key = "disables",
     .label = "Features to turn off",
     .section = WD_SECTION_LISTS,
     .foreign = {"disables"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(disable_words),
     .default_value = "",
     .description =
         "Features to turn off, named as in VkValidationFeatureDisableEXT and VkValidationCheckEXT."},

    // Names that only the Khronos layer has.
    {.foreign = {"printf_to_stdout"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(printf_stdout_words),
     .default_value = "",
     .description = "True sends the texts of debugPrintfEXT to stdout; false has no effect."},
    {.foreign = {"gpu_dump_descriptors"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(dump_descriptors_words),
     .default_value = "",
     .description = "True lists the bindings of every draw, dispatch and trace (`gpuav_dump_commands = .*`); "
                    "false has no effect."},
    {.foreign = {"printf_only_preset"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(printf_only_words),
     .default_value = "",
     .description = "True turns debug_printf on and every validator off; false has no effect."},
    {.foreign = {"validate_core"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(core_words),
     .default_value = "",
     .description = "False turns core and shader validation off, and the checks of objects in use and of "
                    "command buffers; "
                    "true has no effect."},
    {.foreign = {"validate_gpu_based"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(gpu_based_words),
     .default_value = "",
     .description = "GPU_BASED_GPU_ASSISTED turns GPU-assisted validation on."},
    {.foreign = {"gpu_validation"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(gpu_validation_words),
     .default_value = "",
     .description = "all turns GPU-assisted validation on, reserve_binding_slot reserves a descriptor set "
                    "for the layer."},
    {.foreign = {"gpuav_shader_instrumentation"},
     .is_group_switch = true,
     .type = WD_SETTING_TRANSLATE,
     WORDS(instrumentation_words),
     .default_value = "",
     .description = "False: no shader is instrumented."},
    {.foreign = {"gpuav_descriptor_checks", "gpuav_descriptor_indexing"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(descriptor_check_words),
     .default_value = "",
     .description = "False removes descriptor_index, buffer_bounds and descriptor_state from gpuav_checks."},
    {.foreign = {"gpuav_buffer_oob"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(bounds_check_words),
     .default_value = "",
     .description = "False removes buffer_bounds from gpuav_checks."},
    {.foreign = {"gpuav_buffer_address_oob"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(address_check_words),
     .default_value = "",
     .description = "False removes device_address from gpuav_checks."},
    {.foreign = {"gpuav_mesh_shading"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(mesh_check_words),
     .default_value = "",
     .description = "True adds mesh_outputs to gpuav_checks, false removes it."},
    {.foreign = {"gpuav_shader_sanitizer"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(sanitizer_words),
     .default_value = "",
     .description =
         "True adds arithmetic, float_division, operand_values and unreachable to gpuav_checks, false "
         "removes them."},
    {.foreign = {"gpuav_shared_memory_data_race"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(race_check_words),
     .default_value = "",
     .description = "True adds shared_races to gpuav_checks, false removes it."},
    {.foreign = {"gpuav_validate_trace_ray", "gpuav_validate_ray_query"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(ray_check_words),
     .default_value = "",
     .description = "True adds ray_parameters to gpuav_checks, false removes it."},
    {.foreign = {"gpuav_indirect_dispatches_buffers", "gpuav_indirect_trace_rays_buffers",
                 "gpuav_copy_memory_indirect", "validate_draw_indirect", "validate_dispatch_indirect"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(indirect_words),
     .default_value = "",
     .description = "True turns gpuav_indirect_parameters on; false has no effect."},
    {.foreign = {"gpuav_ray_tracing_buffers_consistency"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(consistency_words),
     .default_value = "",
     .description = "True turns gpuav_acceleration_structures on; false has no effect."},
    {.foreign = {"gpuav_post_process_descriptor_indexing", "gpuav_image_layout"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(content_words),
     .default_value = "",
     .description = "True turns gpuav_descriptor_contents on; false has no effect."},
    {.foreign = {"descriptor_hashing"},
     .type = WD_SETTING_TRANSLATE,
     WORDS(hashing_words),
     .default_value = "",
     .description = "True turns gpuav_descriptor_buffers on; false has no effect."},
    {.foreign = {"gpuav_buffers_validation"},
     .is_group_switch = true,
     .type = WD_SETTING_TRANSLATE,
     WORDS(buffers_words),
     .default_value = "",
     .description = "False turns gpuav_indirect_parameters, gpuav_copied_depths and "
                    "gpuav_acceleration_structures off; true has no effect."},
};

const wd_setting_alias wd_setting_aliases[] = {
    {"gpuav_report_at_once", "gpuav_immediate_reports", false},
    {"gpuav_single_loops", "gpuav_loop_versioning", true},
    {"syncval_address_arrays", "syncval_assume_entire_runtime_arrays", false},
    {"syncval_array_elements", "syncval_assume_all_descriptors", false},
    {"syncval_report_excess", "syncval_redundant_barriers", false},
};
const size_t wd_num_setting_aliases = sizeof wd_setting_aliases / sizeof *wd_setting_aliases;

const size_t wd_num_settings = sizeof wd_settings_table / sizeof *wd_settings_table;
