#include "vk/layer/settings.h"

#include <gtest/gtest.h>

#include <random>
#include <sstream>

#include "vk/layer/settings_fixture.h"
#include "vk/platform/platform_testing.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

TEST_F(SettingsTest, DefaultsAreThoseOfTheValidators) {
    Settings settings = LoadText("");
    const wd_gpuav_options gpuav = WD_GPUAV_OPTIONS_INIT;
    const wd_shader_options shader = WD_SHADER_OPTIONS_INIT;
    const wd_report_options report = WD_REPORT_OPTIONS_INIT;
    const wd_hangs_options hangs = WD_HANGS_OPTIONS_INIT;
    EXPECT_TRUE(settings->validate_shaders);
    EXPECT_FALSE(settings->gpuav_enable);
    EXPECT_FALSE(settings->validate_hangs);
    EXPECT_EQ(settings->hangs.timeout_ms, hangs.timeout_ms);
    EXPECT_STREQ(settings->hangs.dump_dir, "");
    EXPECT_EQ(settings->gpuav.checks, gpuav.checks);
    EXPECT_EQ(settings->gpuav.mode, gpuav.mode);
    EXPECT_EQ(settings->gpuav.immediate_reports, gpuav.immediate_reports);
    EXPECT_EQ(settings->gpuav.select_shaders, gpuav.select_shaders);
    EXPECT_EQ(settings->gpuav.num_shader_patterns, gpuav.num_shader_patterns);
    EXPECT_EQ(settings->gpuav.num_command_patterns, gpuav.num_command_patterns);
    EXPECT_EQ(settings->gpuav.report_each_invocation, gpuav.report_each_invocation);
    EXPECT_EQ(settings->gpuav.show_bound_descriptors, gpuav.show_bound_descriptors);
    EXPECT_EQ(settings->gpuav.dump_always, gpuav.dump_always);
    EXPECT_EQ(settings->gpuav.background_readback, gpuav.background_readback);
    EXPECT_EQ(settings->gpuav.loop_versioning, gpuav.loop_versioning);
    EXPECT_EQ(settings->gpuav.warn_on_robust_oob, gpuav.warn_on_robust_oob);
    EXPECT_EQ(settings->gpuav.reserve_binding_slot, gpuav.reserve_binding_slot);
    EXPECT_EQ(settings->gpuav.records_per_command, gpuav.records_per_command);
    EXPECT_EQ(settings->gpuav.block_size, gpuav.block_size);
    EXPECT_EQ(settings->gpuav.max_memory, gpuav.max_memory);
    EXPECT_STREQ(settings->gpuav.dump_dir, "");
    EXPECT_EQ(settings->shader.validate, shader.validate);
    EXPECT_EQ(settings->shader.cache, shader.cache);
    EXPECT_EQ(settings->shader.cache_max_entries, shader.cache_max_entries);
    EXPECT_STREQ(settings->shader.cache_folder, "");
    EXPECT_EQ(settings->report.duplicate_limit, report.duplicate_limit);
    EXPECT_EQ(settings->report_flags, VK_DEBUG_REPORT_ERROR_BIT_EXT | VK_DEBUG_REPORT_WARNING_BIT_EXT);
    EXPECT_EQ(settings->debug_actions, static_cast<uint32_t>(WD_DEBUG_ACTION_LOG));
    EXPECT_STREQ(settings->log_filename, "stderr");
}

TEST_F(SettingsTest, EveryTypeIsRead) {
    Settings settings = LoadText("# A comment\n"
                                 "warden_validation.gpuav_enable = on\n"
                                 "   warden_validation.gpuav_mode=observe   # trailing\r\n"
                                 "warden_validation.gpuav_immediate_reports = true\n"
                                 "warden_validation.gpuav_loop_versioning = false\n"
                                 "warden_validation.gpuav_records_per_command = 0x40\n"
                                 "warden_validation.gpuav_max_memory = 17179869184\n"
                                 "warden_validation.gpuav_checks = none\n"
                                 "warden_validation.gpuav_dump_dir = /a path/with#hash\n"
                                 "warden_validation.message_id_filter = VUID-a, 0x1234,,VUID-b\n"
                                 "warden_validation.report_flags = error, PERF\n"
                                 "warden_validation.debug_action = log,break\n"
                                 "warden_validation.log_filename = stdout");
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_EQ(settings->gpuav.mode, WD_INSTRUMENT_OBSERVE);
    EXPECT_TRUE(settings->gpuav.immediate_reports);
    EXPECT_FALSE(settings->gpuav.loop_versioning);
    EXPECT_EQ(settings->gpuav.records_per_command, 64u);
    EXPECT_EQ(settings->gpuav.max_memory, uint64_t{16} << 30);
    EXPECT_EQ(settings->gpuav.checks, 0u);
    EXPECT_STREQ(settings->gpuav.dump_dir, "/a path/with#hash");
    ASSERT_EQ(settings->report.num_muted_ids, 3u);
    EXPECT_STREQ(settings->report.muted_ids[1], "0x1234");
    EXPECT_STREQ(settings->report.muted_ids[2], "VUID-b");
    EXPECT_EQ(settings->report_flags,
              VK_DEBUG_REPORT_ERROR_BIT_EXT | VK_DEBUG_REPORT_PERFORMANCE_WARNING_BIT_EXT);
    EXPECT_EQ(settings->debug_actions, static_cast<uint32_t>(WD_DEBUG_ACTION_LOG | WD_DEBUG_ACTION_BREAK));
    EXPECT_STREQ(settings->log_filename, "stdout");
}

TEST_F(SettingsTest, ReportsAndActionsAreRead) {
    Settings settings = LoadText("warden_validation.report_json = a.jsonl\n"
                                 "warden_validation.report_sarif = b %p.sarif\n"
                                 "warden_validation.log_color = Never\n"
                                 "warden_validation.exit_code = 255\n"
                                 "khronos_validation.debug_action = VK_DBG_LAYER_ACTION_FAIL\n"
                                 "warden_validation.debug_action = abort,skip\n");
    EXPECT_STREQ(settings->report_json, "a.jsonl");
    EXPECT_STREQ(settings->report_sarif, "b %p.sarif");
    EXPECT_EQ(settings->log_color, WD_LOG_COLOR_NEVER);
    EXPECT_EQ(settings->exit_code, 255u);
    EXPECT_EQ(settings->debug_actions, static_cast<uint32_t>(WD_DEBUG_ACTION_ABORT | WD_DEBUG_ACTION_SKIP));
    Write("warden_validation.exit_code = 256\n");
    settings = Load();
    EXPECT_EQ(settings->exit_code, 0u);
    EXPECT_NE(OnlyWarning(settings, "WARDEN-settings-bad-value").find("an integer from 0 to 255"),
              std::string::npos);
}

// The offset of a setting is in the store, whose first member is the settings.
bool ValueOf(const Settings &settings, const wd_setting &setting) {
    return *reinterpret_cast<const bool *>(reinterpret_cast<const char *>(settings.get()) + setting.offset);
}

TEST_F(SettingsTest, TheLayerCanBeSwitchedOff) {
    std::string all_on;
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_setting_is_switch(&wd_settings_table[i])) {
            all_on += std::string(WD_SETTINGS_FILE_PREFIX) + wd_settings_table[i].key + " = true\n";
        }
    }
    const Settings on = LoadText(all_on), off = LoadText(all_on + "warden_validation.enable = false\n");
    for (size_t i = 0; i < wd_num_settings; i++) {
        if (wd_setting_is_switch(&wd_settings_table[i])) {
            EXPECT_TRUE(ValueOf(on, wd_settings_table[i])) << wd_settings_table[i].key;
            EXPECT_FALSE(ValueOf(off, wd_settings_table[i])) << wd_settings_table[i].key;
        }
    }
    EXPECT_FALSE(off->shader.validate);
}

TEST_F(SettingsTest, FileOutweighsStructsAndEnvironmentOutweighsFile) {
    const VkBool32 yes = VK_TRUE;
    const uint32_t five = 5;
    const LayerSetting values[] = {{kWarden, "gpuav_enable", BOOL32, 1, &yes},
                                   {kWarden, "duplicate_message_limit", UINT32, 1, &five},
                                   {kWarden, "gpuav_records_per_command", UINT32, 1, &five}};
    LayerSettings chain;
    chain.setting_count = 3;
    chain.settings = values;
    Write("warden_validation.duplicate_message_limit = 6\nwarden_validation.gpuav_records_per_command = 6\n");
    Set("VK_WARDEN_VALIDATION_GPUAV_RECORDS_PER_COMMAND", "7");
    Settings settings = Load(&chain);
    EXPECT_EQ(settings->num_warnings, 0u);
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_EQ(settings->report.duplicate_limit, 6u);
    EXPECT_EQ(settings->gpuav.records_per_command, 7u);
}

TEST_F(SettingsTest, AFlagCanBeAdded) {
    EXPECT_EQ(LoadText("warden_validation.gpuav_checks = +shared_races\n")->gpuav.checks,
              uint32_t{WD_CHECK_DEFAULT | WD_CHECK_SHARED_RACES});
    EXPECT_EQ(LoadText("warden_validation.gpuav_checks = +shared_races,!device_address\n")->gpuav.checks,
              uint32_t{(WD_CHECK_DEFAULT | WD_CHECK_SHARED_RACES) & ~uint32_t{WD_CHECK_DEVICE_ADDRESS}});
    Write("warden_validation.gpuav_checks = +\n");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-bad-value").find("\"+\" is not a value of gpuav_checks"),
              std::string::npos);
}

TEST_F(SettingsTest, AFlagCanBeTakenAway) {
    EXPECT_EQ(LoadText("warden_validation.report_flags = !warn\n")->report_flags,
              static_cast<uint32_t>(VK_DEBUG_REPORT_ERROR_BIT_EXT));
    EXPECT_EQ(LoadText("warden_validation.report_flags = \n")->report_flags, 0u);
}

TEST_F(SettingsTest, ValidationFeaturesAndFlagsAreRead) {
    const VkValidationFeatureEnableEXT enables[] = {VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT,
                                                    static_cast<VkValidationFeatureEnableEXT>(12345)};
    const VkValidationFeatureDisableEXT disables[] = {
        VK_VALIDATION_FEATURE_DISABLE_SHADER_VALIDATION_CACHE_EXT};
    VkValidationFeaturesEXT features = {};
    features.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT;
    features.enabledValidationFeatureCount = 2;
    features.pEnabledValidationFeatures = enables;
    features.disabledValidationFeatureCount = 1;
    features.pDisabledValidationFeatures = disables;
    Settings settings = Load(&features);
    EXPECT_NE(
        OnlyWarning(settings, "WARDEN-settings-not-available").find(": VkValidationFeatureEnableEXT 12345."),
        std::string::npos);
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_FALSE(settings->shader.cache);
    EXPECT_TRUE(settings->validate_shaders);

    const VkValidationCheckEXT checks[] = {VK_VALIDATION_CHECK_SHADERS_EXT};
    VkValidationFlagsEXT flags = {};
    flags.sType = VK_STRUCTURE_TYPE_VALIDATION_FLAGS_EXT;
    flags.disabledValidationCheckCount = 1;
    flags.pDisabledValidationChecks = checks;
    EXPECT_FALSE(Load(&flags)->validate_shaders);
}

TEST_F(SettingsTest, LayerSettingsOfEveryTypeAreRead) {
    const VkBool32 yes = VK_TRUE;
    const int32_t seven = 7;
    const int64_t big = int64_t{1} << 33;
    const uint64_t bytes = 131072;
    const char *ids[] = {"VUID-a", "VUID-b"};
    const char *path = "/some/log,file";
    const LayerSetting values[] = {
        {kWarden, "gpuav_enable", BOOL32, 1, &yes},
        {kKhronos, "duplicate_message_limit", INT32, 1, &seven},
        {kWarden, "gpuav_max_memory", INT64, 1, &big},
        {kWarden, "gpuav_block_size", UINT64, 1, &bytes},
        {kWarden, "message_id_filter", STRING, 2, ids},
        {kWarden, "log_filename", STRING, 1, &path},
        {"VK_LAYER_LUNARG_api_dump", "file", BOOL32, 1, &yes},
        {kKhronos, "validate_best_practices", BOOL32, 1, &yes},
    };
    LayerSettings chain;
    chain.setting_count = sizeof values / sizeof *values;
    chain.settings = values;
    Settings settings = Load(&chain);
    EXPECT_NE(OnlyWarning(settings, "WARDEN-settings-not-available").find("Warden: validate_best_practices."),
              std::string::npos);
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_EQ(settings->report.duplicate_limit, 7u);
    EXPECT_EQ(settings->gpuav.max_memory, uint64_t{1} << 33);
    EXPECT_EQ(settings->gpuav.block_size, 131072u);
    ASSERT_EQ(settings->report.num_muted_ids, 2u);
    EXPECT_STREQ(settings->report.muted_ids[1], "VUID-b");
    EXPECT_STREQ(settings->log_filename, "/some/log,file");
}

TEST_F(SettingsTest, TheFirstOfTwoStructsWins) {
    const uint32_t first = 1, second = 2, third = 3;
    const LayerSetting later[] = {{kWarden, "duplicate_message_limit", UINT32, 1, &third}};
    LayerSettings following;
    following.setting_count = 1;
    following.settings = later;
    const LayerSetting values[] = {{kWarden, "duplicate_message_limit", UINT32, 1, &first},
                                   {kWarden, "duplicate_message_limit", UINT32, 1, &second}};
    LayerSettings chain;
    chain.next = &following;
    chain.setting_count = 2;
    chain.settings = values;
    EXPECT_EQ(Load(&chain)->report.duplicate_limit, 1u);
}

TEST_F(SettingsTest, BadStructsWarn) {
    const int32_t minus = -1;
    const LayerSetting values[] = {{kWarden, "duplicate_message_limit", INT32, 1, &minus}};
    LayerSettings chain;
    chain.setting_count = 1;
    chain.settings = values;
    std::string text = OnlyWarning(Load(&chain), "WARDEN-settings-bad-value");
    EXPECT_EQ(text,
              "VkLayerSettingsCreateInfoEXT: \"-1\" is not a value of duplicate_message_limit: expected an "
              "integer from 0 to 4294967295. The setting stays as it was.");
    const LayerSetting broken[] = {{kWarden, "gpuav_enable", BOOL32, 1, nullptr},
                                   {nullptr, nullptr, 99, 1, nullptr},
                                   {kWarden, "log_filename", 99, 3, &minus}};
    chain.setting_count = 3;
    chain.settings = broken;
    Settings settings = Load(&chain);
    EXPECT_EQ(settings->num_warnings, 1u);
    chain.settings = nullptr;
    EXPECT_EQ(Load(&chain)->num_warnings, 0u);
}

TEST_F(SettingsTest, UnknownKeysNameFileAndLineAndTheNearestKey) {
    Write("\n# comment\nwarden_validation.gpuav_enabel = true\nwarden_validation.validate_shaders = false\n");
    Settings settings = Load();
    EXPECT_EQ(OnlyWarning(settings, "WARDEN-settings-unknown-key"),
              "vk_layer_settings.txt:3: there is no setting \"gpuav_enabel\"; did you mean \"gpuav_enable\"? "
              "docs/settings.md lists them.");
    EXPECT_FALSE(settings->validate_shaders) << "the other settings are honored";
}

TEST_F(SettingsTest, UnknownVariablesAreNamed) {
    Set("VK_WARDEN_VALIDATION_XYZ", "1");
    Set("VK_VALIDATION_XYZ", "1"); // Not ours.
    EXPECT_EQ(OnlyWarning(Load(), "WARDEN-settings-unknown-key"),
              "VK_WARDEN_VALIDATION_XYZ: there is no setting \"xyz\"; docs/settings.md lists them.");
}

TEST_F(SettingsTest, WarningsOfBadValuesNameTheExpectedValues) {
    Write("warden_validation.gpuav_enable = perhaps\n");
    EXPECT_EQ(
        OnlyWarning(Load(), "WARDEN-settings-bad-value"),
        "vk_layer_settings.txt:1: \"perhaps\" is not a value of gpuav_enable: expected true or false. The "
        "setting "
        "stays as it was.");
    Write("warden_validation.gpuav_records_per_command = 0\n");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-bad-value").find("an integer from 1 to 4096"),
              std::string::npos);
    Write("warden_validation.gpuav_mode = gaurd\n");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-bad-value").find("one of guard, observe"),
              std::string::npos);
    Write("warden_validation.report_flags = error,everything\n");
    Settings settings = Load();
    EXPECT_NE(OnlyWarning(settings, "WARDEN-settings-bad-value").find("error, warn, perf, info, debug"),
              std::string::npos);
    EXPECT_EQ(settings->report_flags, static_cast<uint32_t>(VK_DEBUG_REPORT_ERROR_BIT_EXT));
    Write("warden_validation.enables = VK_VALIDATION_FEATURE_ENABLE_WISHES\n");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-bad-value").find("VK_VALIDATION_FEATURE_ENABLE_WISHES"),
              std::string::npos);
    Write("warden_validation.gpuav_enable\n");
    EXPECT_EQ(
        OnlyWarning(Load(), "WARDEN-settings-bad-value"),
        "vk_layer_settings.txt:1: expected KEY = VALUE, here \"warden_validation.gpuav_enable = VALUE\".");
}

TEST_F(SettingsTest, TheFileIsFoundWhereTheEcosystemLooks) {
    for (const char *folder : {".local/share/vulkan/settings.d", "data/vulkan/settings.d", "named"}) {
        std::filesystem::create_directories(folder);
    }
    Write("warden_validation.duplicate_message_limit = 1\n",
          ".local/share/vulkan/settings.d/vk_layer_settings.txt");
    EXPECT_EQ(Load()->report.duplicate_limit, 1u);
    Write("warden_validation.duplicate_message_limit = 2\n", "data/vulkan/settings.d/vk_layer_settings.txt");
    Set("XDG_DATA_HOME", folder_ + "/data");
    EXPECT_EQ(Load()->report.duplicate_limit, 2u);
    Write("warden_validation.duplicate_message_limit = 3\n");
    EXPECT_EQ(Load()->report.duplicate_limit, 3u);
    Write("warden_validation.duplicate_message_limit = 4\n", "named/vk_layer_settings.txt");
    Set("VK_LAYER_SETTINGS_PATH", folder_ + "/named");
    EXPECT_EQ(Load()->report.duplicate_limit, 4u);
    Write("warden_validation.duplicate_message_limit = 5\n", "named/other.txt");
    Set("VK_LAYER_SETTINGS_PATH", folder_ + "/named/other.txt");
    EXPECT_EQ(Load()->report.duplicate_limit, 5u);
    Set("VK_LAYER_SETTINGS_PATH", "/dev/null");
    EXPECT_EQ(Load()->report.duplicate_limit, 10u);
}

TEST_F(SettingsTest, FilesThatCannotBeReadWarnOnce) {
    Set("VK_LAYER_SETTINGS_PATH", folder_ + "/nowhere.txt");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-file").find("No such file"), std::string::npos);
    WD_NEEDS("mkfifo", mkfifo("pipe", 0600));
    Set("VK_LAYER_SETTINGS_PATH", "pipe");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-file").find("not a regular file"), std::string::npos);
    Write(std::string((1 << 20) + 100000, 'x'), "huge");
    Set("VK_LAYER_SETTINGS_PATH", "huge");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-file").find("longer than 1 MiB"), std::string::npos);
    ASSERT_EQ(system("mkdir -p folder/vk_layer_settings.txt"), 0);
    Set("VK_LAYER_SETTINGS_PATH", "folder");
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-file").find("not a regular file"), std::string::npos);
}

TEST_F(SettingsTest, HostileTextIsQuotedAndBounded) {
    Write("warden_validation." + std::string(500000, 'k') + " = " + std::string(100000, '\x01'));
    std::string text = OnlyWarning(Load(), "WARDEN-settings-unknown-key");
    EXPECT_LT(text.size(), 400u);
    Write("warden_validation.gpuav_enable = \x1b[31m");
    text = OnlyWarning(Load(), "WARDEN-settings-bad-value");
    EXPECT_NE(text.find("\\x1b[31m"), std::string::npos) << text;
    Write(std::string("warden_validation.log_filename = a\0b\n", 37));
    OnlyWarning(Load(), "WARDEN-settings-bad-value");
    std::string many;
    for (int i = 0; i < 5000; i++) {
        many += "warden_validation.nothing" + std::to_string(i) + " = 1\n";
    }
    Write(many);
    Settings settings = Load();
    EXPECT_EQ(settings->num_warnings, 50u);
    EXPECT_STREQ(settings->warnings[49].text, "4951 more settings have mistakes.");
}

TEST_F(SettingsTest, AByteOrderMarkIsSkipped) {
    EXPECT_TRUE(LoadText("\xef\xbb\xbfwarden_validation.gpuav_enable = true\n")->gpuav_enable);
}

TEST_F(SettingsTest, RandomTextNeverCrashes) {
    const std::vector<std::string> pieces = {"warden_validation.",
                                             "khronos_validation.",
                                             "enables",
                                             "report_flags",
                                             "=",
                                             " = ",
                                             "\n",
                                             "\r\n",
                                             "#",
                                             ",",
                                             "!error",
                                             "message_id_filter",
                                             "gpuav_mode",
                                             "0x",
                                             "99999999999999999999",
                                             "\xff",
                                             "\t",
                                             ";",
                                             "error",
                                             "all"};
    std::mt19937 random(7);
    for (int round = 0; round < 300; round++) {
        std::string text;
        for (int i = 0; i < 60; i++) {
            text +=
                random() % 8 ? pieces[random() % pieces.size()] : std::string(1, static_cast<char>(random()));
        }
        Write(text);
        Load();
    }
}

TEST_F(SettingsTest, EveryAllocationMayFail) {
    Write("warden_validation.message_id_filter = a,b,c\nwarden_validation.gpuav_enabel = 1\n"
          "warden_validation.report_flags = nothing\n");
    Set("VK_WARDEN_VALIDATION_LOG_FILENAME", "/tmp/log");
    const char *ids[] = {"VUID-a", "VUID-b"};
    const LayerSetting values[] = {{kWarden, "message_id_filter", STRING, 2, ids}};
    LayerSettings chain;
    chain.setting_count = 1;
    chain.settings = values;
    VkInstanceCreateInfo info = {};
    info.pNext = &chain;
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    for (size_t n = 1; status != WD_OK; n++) {
        ASSERT_LT(n, 1000u);
        wd_failing_allocator state = {n, 0, 0};
        wd_settings *settings;
        status = wd_settings_load(wd_failing_allocator_get(&state), &info, &settings);
        ASSERT_EQ(settings != nullptr, status == WD_OK);
        wd_settings_destroy(settings);
        ASSERT_EQ(state.alive, 0u);
    }
    wd_settings_destroy(nullptr);
}

TEST_F(SettingsTest, WarningsBecomeFindings) {
    Write("warden_validation.gpuav_enabel = true\n");
    Settings settings = Load();
    wd_report *report = nullptr;
    ASSERT_EQ(wd_report_create(wd_allocator_default(), &settings->report, &report), WD_OK);
    std::vector<std::string> seen;
    uint64_t sink;
    auto keep = [](void *user, const wd_finding *, const char *text) {
        static_cast<std::vector<std::string> *>(user)->push_back(text);
        return false;
    };
    ASSERT_EQ(wd_report_add_sink(report, WD_SEVERITY_WARNING, WD_MESSAGE_GENERAL, keep, &seen, &sink), WD_OK);
    wd_settings_submit_warnings(settings.get(), report);
    ASSERT_EQ(seen.size(), 1u);
    EXPECT_EQ(seen[0].rfind("[ WARDEN-settings-unknown-key ] vk_layer_settings.txt:1: ", 0), 0u);
    wd_report_destroy(report);
}

// --- The table and docs/settings.md

std::string ForeignNames(const wd_setting &setting) {
    std::string names;
    for (const char *name : setting.foreign) {
        if (name) {
            names += (names.empty() ? "`" : ", `") + std::string(name) + "`";
        }
    }
    return names;
}

// The line of docs/settings.md that describes a setting.
std::string DocumentLine(const wd_setting &setting) {
    std::string type = wd_setting_type_name(setting.type);
    if (!setting.key) {
        return "| " + ForeignNames(setting) + " | " + setting.description + " |";
    }
    std::string value = setting.default_value[0] ? "`" + std::string(setting.default_value) + "`" : "";
    return "| `" + std::string(setting.key) + "` | " + type + " | " + value + " | " + ForeignNames(setting) +
           " | " + setting.description + " |";
}

TEST(SettingsDocument, DescribesEverySettingAndNoOther) {
    std::ifstream file("docs/settings.md"); // Tests run in the root of their runfiles.
    std::stringstream text;
    text << file.rdbuf();
    ASSERT_FALSE(text.str().empty());
    for (size_t i = 0; i < wd_num_settings; i++) {
        const wd_setting &setting = wd_settings_table[i];
        EXPECT_NE(text.str().find(DocumentLine(setting) + "\n"), std::string::npos)
            << "docs/settings.md lacks this line:\n"
            << DocumentLine(setting);
        for (size_t w = 0; w < setting.num_words; w++) {
            EXPECT_NE(text.str().find("`" + std::string(setting.words[w].word) + "`"), std::string::npos)
                << "docs/settings.md lacks the word " << setting.words[w].word;
        }
    }
    size_t rows = 0;
    for (std::string line; std::getline(text, line);) {
        rows += line.rfind("| `", 0) == 0;
    }
    EXPECT_EQ(rows, wd_num_settings) << "docs/settings.md has lines for settings that are not in the table";
}

TEST(SettingsTable, EveryRowIsComplete) {
    for (size_t i = 0; i < wd_num_settings; i++) {
        const wd_setting &setting = wd_settings_table[i];
        EXPECT_TRUE(setting.key || setting.foreign[0]);
        EXPECT_TRUE(!setting.key || setting.label) << setting.key;
        ASSERT_NE(setting.default_value, nullptr);
        const wd_setting *parent =
            setting.parent ? wd_settings_find_own(setting.parent, strlen(setting.parent)) : nullptr;
        EXPECT_TRUE(!setting.parent || (parent && parent->type == WD_SETTING_BOOL)) << setting.key;
        for (size_t w = 0; w < setting.num_words; w++) {
            EXPECT_TRUE(setting.type == WD_SETTING_TRANSLATE || setting.words[w].meaning)
                << setting.key << ": " << setting.words[w].word;
        }
    }
    for (size_t i = 0; i < wd_num_settings_unavailable; i++) {
        const char *key = wd_settings_unavailable[i].key;
        EXPECT_EQ(wd_settings_find_foreign(key, strlen(key)), nullptr)
            << key << " is both read and not available";
    }
}

} // namespace
} // namespace wd::testing
