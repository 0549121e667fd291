// Every setting of the layer. docs/settings.md repeats this table for people; settings_test.cc compares the two.
#include "vk/layer/settings_internal.h"

#define AT(member) (uint32_t) offsetof(wd_settings_store, member)
#define WORDS(table) (table), sizeof(table) / sizeof *(table)
#define NO_WORDS NULL, 0
#define ANY 0, UINT64_MAX

static const wd_setting_word report_flag_words[] = {
    {.word = "error", .value = VK_DEBUG_REPORT_ERROR_BIT_EXT},
    {.word = "warn", .value = VK_DEBUG_REPORT_WARNING_BIT_EXT},
    {.word = "perf", .value = VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT},
    {.word = "info", .value = VK_DEBUG_REPORT_INFORMATION_BIT_EXT},
    {.word = "debug", .value = VK_DEBUG_REPORT_DEBUG_BIT_EXT},
};

static const wd_setting_word debug_action_words[] = {
    {.word = "log", .value = WD_DEBUG_ACTION_LOG},
    {.word = "break", .value = WD_DEBUG_ACTION_BREAK},
    {.word = "ignore"},
    {.word = "VK_DBG_LAYER_ACTION_LOG_MSG", .value = WD_DEBUG_ACTION_LOG},
    {.word = "VK_DBG_LAYER_ACTION_BREAK", .value = WD_DEBUG_ACTION_BREAK},
    {.word = "VK_DBG_LAYER_ACTION_IGNORE"},
    {.word = "VK_DBG_LAYER_ACTION_CALLBACK"}, // Callbacks get findings always.
    {.word = "VK_DBG_LAYER_ACTION_DEBUG_OUTPUT"},
    {.word = "VK_DBG_LAYER_ACTION_DEFAULT", .value = WD_DEBUG_ACTION_LOG},
};

static const wd_setting_word gpuav_check_words[] = {
    {.word = "all", .value = WD_CHECK_ALL},
    {.word = "none"},
    {.word = "descriptor_index", .value = WD_CHECK_DESCRIPTOR_INDEX},
};

static const wd_setting_word gpuav_mode_words[] = {
    {.word = "guard", .value = WD_INSTRUMENT_GUARD},
    {.word = "observe", .value = WD_INSTRUMENT_OBSERVE},
};

#define SET(word_, target_, value_)                                                                          \
    { .word = word_, .target = target_, .target_value = value_ }
#define KNOWN(word_)                                                                                         \
    { .word = word_ }

// Names of VkValidationFeatureEnableEXT, and those that the Khronos layer adds. A word may stand in several rows: each
// sets one more thing.
static const wd_setting_word enable_words[] = {
    SET("VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT", "gpuav_enable", "true"),
    SET("VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_RESERVE_BINDING_SLOT_EXT", "gpuav_reserve_binding_slot",
        "true"),
    KNOWN("VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT"),
    KNOWN("VK_VALIDATION_FEATURE_ENABLE_DEBUG_PRINTF_EXT"),
    KNOWN("VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT"),
};

// Names of VkValidationFeatureDisableEXT and VkValidationCheckEXT, and those that the Khronos layer adds.
static const wd_setting_word disable_words[] = {
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "validate_shaders", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_ALL_EXT", "gpuav_enable", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_SHADERS_EXT", "validate_shaders", "false"),
    // The specification: without core checks, shader and GPU-assisted validation are off as well.
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "validate_shaders", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_CORE_CHECKS_EXT", "gpuav_enable", "false"),
    SET("VK_VALIDATION_FEATURE_DISABLE_SHADER_VALIDATION_CACHE_EXT", "shader_cache", "false"),
    KNOWN("VK_VALIDATION_FEATURE_DISABLE_THREAD_SAFETY_EXT"),
    KNOWN("VK_VALIDATION_FEATURE_DISABLE_API_PARAMETERS_EXT"),
    KNOWN("VK_VALIDATION_FEATURE_DISABLE_OBJECT_LIFETIMES_EXT"),
    KNOWN("VK_VALIDATION_FEATURE_DISABLE_UNIQUE_HANDLES_EXT"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "validate_shaders", "false"),
    SET("VK_VALIDATION_CHECK_ALL_EXT", "gpuav_enable", "false"),
    SET("VK_VALIDATION_CHECK_SHADERS_EXT", "validate_shaders", "false"),
    SET("VALIDATION_CHECK_DISABLE_SHADER_VALIDATION", "validate_shaders", "false"),
    SET("VALIDATION_CHECK_DISABLE_SHADER_VALIDATION_CACHING", "shader_cache", "false"),
    KNOWN("VALIDATION_CHECK_DISABLE_COMMAND_BUFFER_STATE"),
    KNOWN("VALIDATION_CHECK_DISABLE_IMAGE_LAYOUT_VALIDATION"),
    KNOWN("VALIDATION_CHECK_DISABLE_QUERY_VALIDATION"),
    KNOWN("VALIDATION_CHECK_DISABLE_OBJECT_IN_USE"),
};

static const wd_setting_word core_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "validate_shaders", "false"),
    SET("0", "validate_shaders", "false"),
};

static const wd_setting_word gpu_based_words[] = {
    KNOWN("GPU_BASED_NONE"),
    KNOWN("GPU_BASED_DEBUG_PRINTF"),
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

static const wd_setting_word descriptor_check_words[] = {
    KNOWN("true"),
    KNOWN("1"),
    SET("false", "gpuav_checks", "!descriptor_index"),
    SET("0", "gpuav_checks", "!descriptor_index"),
};

const wd_setting wd_settings_table[] = {
    {"enable",
     {NULL},
     WD_SETTING_BOOL,
     AT(enable),
     ANY,
     NO_WORDS,
     "true",
     "False switches every validator off, whatever else is set."},
    {"enables",
     {"enables"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(enable_words),
     "",
     "What VK_EXT_validation_features can enable, by the names of VkValidationFeatureEnableEXT."},
    {"disables",
     {"disables"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(disable_words),
     "",
     "What VK_EXT_validation_features and VK_EXT_validation_flags can disable, by the names of their "
     "enumerants."},

    {"validate_shaders",
     {"check_shaders"},
     WD_SETTING_BOOL,
     AT(settings.validate_shaders),
     ANY,
     NO_WORDS,
     "true",
     "Validates the SPIR-V of shader modules when they are created."},
    {"shader_cache",
     {"check_shaders_caching"},
     WD_SETTING_BOOL,
     AT(settings.shader.cache),
     ANY,
     NO_WORDS,
     "true",
     "Remembers, in memory and on disk, which shader modules passed, and does not validate them again."},
    {"shader_cache_folder",
     {NULL},
     WD_SETTING_STRING,
     AT(settings.shader.cache_folder),
     ANY,
     NO_WORDS,
     "",
     "Folder of the validation cache's files. Empty: `$XDG_CACHE_HOME/warden`, else `~/.cache/warden`."},
    {"shader_cache_max_entries",
     {NULL},
     WD_SETTING_UINT32,
     AT(settings.shader.cache_max_entries),
     0,
     UINT32_MAX,
     NO_WORDS,
     "262144",
     "Shader modules that a cache file remembers, 24 bytes each. 0: no bound."},

    {"gpuav_enable",
     {"gpuav_enable"},
     WD_SETTING_BOOL,
     AT(settings.gpuav_enable),
     ANY,
     NO_WORDS,
     "false",
     "GPU-assisted validation: shaders are instrumented and report what they do wrong while they run."},
    {"gpuav_checks",
     {NULL},
     WD_SETTING_FLAGS,
     AT(settings.gpuav.checks),
     ANY,
     WORDS(gpuav_check_words),
     "all",
     "What instrumented shaders check."},
    {"gpuav_mode",
     {NULL},
     WD_SETTING_CHOICE,
     AT(gpuav_mode),
     ANY,
     WORDS(gpuav_mode_words),
     "guard",
     "guard: an access that fails a check is skipped and yields zero. observe: it is reported and still "
     "made."},
    {"gpuav_reserve_binding_slot",
     {"gpuav_reserve_binding_slot"},
     WD_SETTING_BOOL,
     AT(settings.gpuav.reserve_binding_slot),
     ANY,
     NO_WORDS,
     "false",
     "Reports maxBoundDescriptorSets one lower, so that the application leaves a slot to the layer."},
    {"gpuav_records_per_command",
     {NULL},
     WD_SETTING_UINT32,
     AT(settings.gpuav.records_per_command),
     1,
     4096,
     NO_WORDS,
     "16",
     "Error records that one draw, dispatch or trace can write."},
    {"gpuav_block_size",
     {NULL},
     WD_SETTING_UINT32,
     AT(settings.gpuav.block_size),
     65536,
     67108864,
     NO_WORDS,
     "1048576",
     "Bytes of device memory that are taken at a time for error records."},
    {"gpuav_max_memory",
     {NULL},
     WD_SETTING_UINT64,
     AT(settings.gpuav.max_memory),
     ANY,
     NO_WORDS,
     "268435456",
     "Bytes of device memory for error records in all; beyond, commands share one region. 0: no bound."},
    {"gpuav_dump_dir",
     {NULL},
     WD_SETTING_STRING,
     AT(settings.gpuav.dump_dir),
     ANY,
     NO_WORDS,
     "",
     "Folder that raw error records, a manifest and the shaders are written to, for errdecode. Empty: none."},

    {"report_flags",
     {"report_flags"},
     WD_SETTING_FLAGS,
     AT(settings.report_flags),
     ANY,
     WORDS(report_flag_words),
     "error,warn",
     "What the log prints. Callbacks of the application have their own masks."},
    {"debug_action",
     {"debug_action"},
     WD_SETTING_FLAGS,
     AT(settings.debug_actions),
     ANY,
     WORDS(debug_action_words),
     "log",
     "What happens to a message besides the application's callbacks; break stops the process at an error."},
    {"log_filename",
     {"log_filename"},
     WD_SETTING_STRING,
     AT(settings.log_filename),
     ANY,
     NO_WORDS,
     "stdout",
     "Where the log goes: stdout, stderr or a path. A file gets every message; stdout and stderr only while "
     "the "
     "application has no callback of its own."},
    {"enable_message_limit",
     {"enable_message_limit"},
     WD_SETTING_BOOL,
     AT(enable_message_limit),
     ANY,
     NO_WORDS,
     "true",
     "False: nothing limits how often the same message is repeated."},
    {"duplicate_message_limit",
     {"duplicate_message_limit"},
     WD_SETTING_UINT32,
     AT(duplicate_message_limit),
     0,
     UINT32_MAX,
     NO_WORDS,
     "10",
     "How often the same message about the same place is reported; more are counted. 0: no limit."},
    {"message_id_filter",
     {"message_id_filter"},
     WD_SETTING_LIST,
     AT(muted_ids),
     ANY,
     NO_WORDS,
     "",
     "Messages that are dropped, by their ids or their id numbers (decimal or 0x)."},

    {NULL,
     {"validate_core"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(core_words),
     "",
     "False switches shader validation off; true leaves it as it is."},
    {NULL,
     {"validate_gpu_based"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(gpu_based_words),
     "",
     "GPU_BASED_GPU_ASSISTED switches GPU-assisted validation on."},
    {NULL,
     {"gpu_validation"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(gpu_validation_words),
     "",
     "all switches GPU-assisted validation on, reserve_binding_slot reserves a descriptor set slot."},
    {NULL,
     {"gpuav_shader_instrumentation"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(instrumentation_words),
     "",
     "False: no shader is instrumented."},
    {NULL,
     {"gpuav_descriptor_checks", "gpuav_descriptor_indexing"},
     WD_SETTING_TRANSLATE,
     0,
     ANY,
     WORDS(descriptor_check_words),
     "",
     "False takes descriptor_index out of gpuav_checks."},
};

const size_t wd_num_settings = sizeof wd_settings_table / sizeof *wd_settings_table;

const char *wd_setting_type_name(wd_setting_type type) {
    static const char *const names[] = {
        [WD_SETTING_BOOL] = "boolean", [WD_SETTING_UINT32] = "number",   [WD_SETTING_UINT64] = "number",
        [WD_SETTING_STRING] = "text",  [WD_SETTING_LIST] = "list",       [WD_SETTING_CHOICE] = "word",
        [WD_SETTING_FLAGS] = "words",  [WD_SETTING_TRANSLATE] = "words",
    };
    return names[type];
}
