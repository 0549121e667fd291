// Texts of users that are not settings: each mistake is named once, and correct settings are not named.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <sstream>

#include "vk/layer/settings_fixture.h"
#include "vk/util/failing_allocator.h"

namespace wd::testing {
namespace {

class SettingsMistakesTest : public SettingsTest {
  protected:
    std::string UnknownKey(const std::string &text) {
        Write(text);
        return OnlyWarning(Load(), "WARDEN-settings-unknown-key");
    }

    std::string UnknownVariable(const std::string &name, const std::string &value = "true") {
        setenv(name.c_str(), value.c_str(), 1);
        std::string text = OnlyWarning(Load(), "WARDEN-settings-unknown-key");
        unsetenv(name.c_str());
        return text;
    }

    void ExpectSilence() {
        Settings settings = Load();
        for (size_t i = 0; i < settings->num_warnings; i++) {
            ADD_FAILURE() << settings->warnings[i].text;
        }
    }
};

TEST_F(SettingsMistakesTest, AVariableSuggestsAVariable) {
    EXPECT_EQ(UnknownVariable("VK_WARDEN_VALIDATION_SYNC"),
              "VK_WARDEN_VALIDATION_SYNC: there is no setting \"sync\"; did you mean "
              "\"VK_WARDEN_VALIDATION_VALIDATE_SYNC\"? docs/settings.md lists them.");
    EXPECT_NE(UnknownVariable("VK_WARDEN_VALIDATION_GPUAV").find("\"VK_WARDEN_VALIDATION_GPUAV_ENABLE\""),
              std::string::npos);
    EXPECT_NE(UnknownVariable("VK_WARDEN_VALIDATION_SHADERS").find("VALIDATION_VALIDATE_SHADERS\""),
              std::string::npos);
    EXPECT_NE(UnknownVariable("VK_WARDEN_VALIDATION_CACHE").find("VALIDATION_SHADER_CACHE\""),
              std::string::npos);
}

TEST_F(SettingsMistakesTest, VariablesWithAWrongPrefixAreNamed) {
    EXPECT_EQ(UnknownVariable("VK_WARDEN_GPUAV_ENABLE"),
              "VK_WARDEN_GPUAV_ENABLE: Warden does not read this variable; did you "
              "mean \"VK_WARDEN_VALIDATION_GPUAV_ENABLE\"?");
    for (const char *name :
         {"WARDEN_VALIDATION_GPUAV_ENABLE", "WARDEN_GPUAV_ENABLE", "VK_LAYER_WARDEN_VALIDATION_GPUAV_ENABLE",
          "VK_LAYER_WARDEN_GPUAV_ENABLE", "VULKAN_WARDEN_GPUAV_ENABLE", "VK_WARDEN_VALIDATON_GPUAV_ENABLE",
          "VK_WARDEN_VALIDATIONGPUAV_ENABLE", "VK_WARDEN_GPUAV_ENABEL"}) {
        EXPECT_NE(UnknownVariable(name).find("did you mean \"VK_WARDEN_VALIDATION_GPUAV_ENABLE\"?"),
                  std::string::npos)
            << name;
    }
    EXPECT_EQ(UnknownVariable("VK_WARDEN_XYZ"), "VK_WARDEN_XYZ: Warden does not read this variable; its "
                                                "variables begin with \"VK_WARDEN_VALIDATION_\". "
                                                "docs/settings.md lists the settings.");
    EXPECT_NE(UnknownVariable("VK_WARDEN_\x1b[31m").find("VK_WARDEN_\\x1b[31m: "), std::string::npos);
    UnknownVariable("VK_WARDEN_" + std::string(100000, 'X'));
    EXPECT_FALSE(Load()->gpuav_enable);
}

TEST_F(SettingsMistakesTest, VariablesOfOthersAreNotOurs) {
    for (const char *name : {"VK_DRIVER_FILES",
                             "VK_ICD_FILENAMES",
                             "VK_LAYER_PATH",
                             "VK_ADD_LAYER_PATH",
                             "VK_INSTANCE_LAYERS",
                             "VK_LOADER_DEBUG",
                             "VK_LOADER_LAYERS_ENABLE",
                             "VK_LAYER_XYZ",
                             "VK_KHRONOS_VALIDATION_XYZ",
                             "VK_KHRONOS_PROFILES_DEBUG_REPORTS",
                             "VK_VALIDATION_XYZ",
                             "VK_LUNARG_API_DUMP_FILE",
                             "WARDEN_HOME",
                             "WARDEN_VULKAN_HEADERS",
                             "WARDEN_ENABLE",
                             "WARDEN_LOG_FILENAME",
                             "BITWARDEN_GPUAV_ENABLE",
                             "VULKAN_SDK",
                             "GPUAV_ENABLE",
                             "VALIDATE_SYNC"}) {
        Set(name, "true");
    }
    ExpectSilence();
}

TEST_F(SettingsMistakesTest, KeysOfAFileWithAWrongPrefixAreNamed) {
    EXPECT_EQ(UnknownKey("\ngpuav_enable = true\n"),
              "vk_layer_settings.txt:2: \"gpuav_enable\" has no layer's name before it; did you mean "
              "\"warden_validation.gpuav_enable\"? docs/settings.md lists the settings.");
    EXPECT_EQ(UnknownKey("warden.validate_sync = true\n"),
              "vk_layer_settings.txt:1: \"warden\" is not a layer that Warden knows; did you mean "
              "\"warden_validation.validate_sync\"? docs/settings.md lists the settings.");
    for (const char *prefix :
         {"Warden_Validation.", "warden-validation.", "vk_warden_validation.", "warden_validaton.",
          "VK_LAYER_WARDEN_validation.", "khronos_validaton.", "kronos_validation."}) {
        EXPECT_NE(UnknownKey(std::string(prefix) + "validate_sync = true\n")
                      .find("\"warden_validation.validate_sync\""),
                  std::string::npos)
            << prefix;
    }
}

TEST_F(SettingsMistakesTest, KeysOfOtherLayersAreNotOurs) {
    Write("lunarg_api_dump.output_format = text\nkhronos_profiles.debug_reports = DEBUG_REPORT_ERROR_BIT\n"
          "khronos_synchronization2.force_enable = true\nlunarg_screenshot.frames = "
          "5\nlunarg_gfxreconstruct.capture_file = "
          "x\nlunarg_api_dump.flush\n\n   # gpuav_enable = true\n");
    ExpectSilence();
}

TEST_F(SettingsMistakesTest, MisspelledKeysOfTheKhronosLayerAreNamed) {
    EXPECT_EQ(UnknownKey("khronos_validation.validate_snc = true\n"),
              "vk_layer_settings.txt:1: the Khronos layer has no setting \"validate_snc\"; did you mean "
              "\"validate_sync\"?");
    Write("");
    EXPECT_NE(UnknownVariable("VK_VALIDATION_VALIDATE_SNC").find("did you mean \"validate_sync\"?"),
              std::string::npos);
}

TEST_F(SettingsMistakesTest, LinesWithoutAValueNameTheExpectedValues) {
    Write("warden_validation.gpuav_enable true\n");
    EXPECT_EQ(OnlyWarning(Load(), "WARDEN-settings-bad-value"),
              "vk_layer_settings.txt:1: expected KEY = VALUE, here \"warden_validation.gpuav_enable true = "
              "VALUE\".");
    Write("\ngpuav_enable true\n");
    EXPECT_EQ(OnlyWarning(Load(), "WARDEN-settings-bad-value"),
              "vk_layer_settings.txt:2: expected KEY = VALUE with a key such as "
              "\"warden_validation.gpuav_enable\".");
    std::string prose = "Dear reader.\n";
    for (int i = 0; i < 500; i++) {
        prose += "This is a page of text, and x = y in it.\n";
    }
    Write(prose);
    EXPECT_EQ(OnlyWarning(Load(), "WARDEN-settings-bad-value"),
              "vk_layer_settings.txt:1: expected KEY = VALUE with a key such as "
              "\"warden_validation.gpuav_enable\"; 500 more "
              "lines are not settings either.");
}

TEST_F(SettingsMistakesTest, SettingsThatWardenLacksAreNamedInOneWarning) {
    Write("khronos_validation.validate_best_practices = true\n"
          "khronos_validation.gpuav_force_on_robustness = true\n"
          "khronos_validation.gpuav_force_on_robustness = 1\n"
          "khronos_validation.a_setting_of_next_year = 5\n"
          "lunarg_core_validation.gpuav_debug_disable_all = true\n"
          "khronos_validation.enables = VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_ARM,"
          "VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT\n");
    Set("VK_LAYER_MESSAGE_FORMAT_JSON", "1");
    EXPECT_EQ(OnlyWarning(Load(), "WARDEN-settings-not-available"),
              "not available in Warden: gpuav_debug_disable_all, validate_best_practices, "
              "gpuav_force_on_robustness, "
              "a_setting_of_next_year, VALIDATION_CHECK_ENABLE_VENDOR_SPECIFIC_ARM, "
              "VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT, message_format_json. These settings of the "
              "Khronos layer "
              "have "
              "no effect.");
}

TEST_F(SettingsMistakesTest, FeaturesThatTheApplicationEnablesAreNamed) {
    const VkValidationFeatureEnableEXT enables[] = {VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT,
                                                    VK_VALIDATION_FEATURE_ENABLE_GPU_ASSISTED_EXT};
    VkValidationFeaturesEXT features = {};
    features.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT;
    features.enabledValidationFeatureCount = 2;
    features.pEnabledValidationFeatures = enables;
    Settings settings = Load(&features);
    EXPECT_TRUE(settings->gpuav_enable);
    EXPECT_NE(OnlyWarning(settings, "WARDEN-settings-not-available")
                  .find("VK_VALIDATION_FEATURE_ENABLE_BEST_PRACTICES_EXT."),
              std::string::npos);
}

// A tool writes every setting of the Khronos layer into a file: those that ask for nothing are not worth a word.
TEST_F(SettingsMistakesTest, SettingsThatAskForNothingAreNotNamed) {
    Write("khronos_validation.thread_safety = false\n"
          "khronos_validation.validate_best_practices = 0\n"
          "khronos_validation.validate_best_practices_arm = off\n"
          "khronos_validation.custom_stype_list =\n"
          "khronos_validation.fine_grained_locking = true\n"
          "khronos_validation.unique_handles = true\n"
          "khronos_validation.printf_buffer_size = 1024\n"
          "khronos_validation.syncval_record_time_validation = true\n"
          "khronos_validation.gpuav_safe_mode = false\n"
          "khronos_validation.disables = "
          "VK_VALIDATION_FEATURE_DISABLE_THREAD_SAFETY_EXT,VALIDATION_CHECK_DISABLE_OF_NEXT_YEAR\n"
          "khronos_validation.sync_queue_submit = true\nkhronos_validation.reserve_binding_slot = true\n");
    ExpectSilence();
    EXPECT_TRUE(Load()->gpuav.reserve_binding_slot);
}

TEST_F(SettingsMistakesTest, VariablesOfTheKhronosLayerAreReadWithItsShortPrefix) {
    Set("VK_LAYER_VALIDATE_SYNC", "1");
    Write("");
    Settings settings = Load();
    EXPECT_TRUE(settings->validate_sync);
    EXPECT_EQ(settings->num_warnings, 0u);
    EXPECT_STREQ(wd_settings_origin(settings.get(), "validate_sync"), "VK_LAYER_VALIDATE_SYNC");
}

TEST_F(SettingsMistakesTest, OldNamesWorkAndNameTheNew) {
    Write("warden_validation.gpuav_report_at_once = true\n");
    Settings settings = Load();
    EXPECT_TRUE(settings->gpuav.immediate_reports);
    EXPECT_EQ(OnlyWarning(settings, "WARDEN-settings-renamed"),
              "vk_layer_settings.txt:1: the setting \"gpuav_report_at_once\" is now called "
              "\"gpuav_immediate_reports\"; the "
              "next release will not read the old name.");
    Write("");
    Set("VK_WARDEN_VALIDATION_GPUAV_SINGLE_LOOPS", "true");
    settings = Load();
    EXPECT_FALSE(settings->gpuav.loop_versioning);
    EXPECT_EQ(OnlyWarning(settings, "WARDEN-settings-renamed"),
              "VK_WARDEN_VALIDATION_GPUAV_SINGLE_LOOPS: the setting \"gpuav_single_loops\" is now called "
              "\"gpuav_loop_versioning\" and has the opposite meaning; the next release will not read the "
              "old name.");
    Set("VK_WARDEN_VALIDATION_GPUAV_SINGLE_LOOPS", "false");
    EXPECT_TRUE(Load()->gpuav.loop_versioning);
    unsetenv("VK_WARDEN_VALIDATION_GPUAV_SINGLE_LOOPS");
    Write("warden_validation.gpuav_loop_versioning = false\n");
    settings = Load();
    EXPECT_FALSE(settings->gpuav.loop_versioning);
    EXPECT_EQ(settings->num_warnings, 0u);
    Write("warden_validation.syncval_array_elements = true\nwarden_validation.syncval_address_arrays = true\n"
          "warden_validation.syncval_report_excess = true\n");
    settings = Load();
    EXPECT_TRUE(settings->sync.array_elements);
    EXPECT_TRUE(settings->sync.address_arrays);
    EXPECT_TRUE(settings->sync.report_redundant_barriers);
    EXPECT_EQ(settings->num_warnings, 3u);
    Write("warden_validation.gpuav_single_loops = perhaps\n");
    settings = Load();
    EXPECT_EQ(settings->num_warnings, 2u);
    EXPECT_TRUE(settings->gpuav.loop_versioning);
}

TEST_F(SettingsMistakesTest, OldMessageIdsInFiltersAreNamed) {
    Write("warden_validation.message_id_filter = WARDEN-sync-wide-barrier,WARDEN-sync-excess-barrier\n");
    auto settings = Load();
    ASSERT_EQ(settings->report.num_muted_ids, 2u);
    EXPECT_STREQ(settings->report.muted_ids[1], "WARDEN-sync-excess-barrier");
    EXPECT_NE(OnlyWarning(settings, "WARDEN-settings-renamed")
                  .find(": the message id \"WARDEN-sync-excess-barrier\" is now called "
                        "\"WARDEN-sync-redundant-barrier\"; the next release will not read the old id."),
              std::string::npos);
    Write("warden_validation.message_id_filter = WARDEN-sync-redundant-barrier\n");
    EXPECT_EQ(Load()->num_warnings, 0u);
}

TEST_F(SettingsMistakesTest, AliasesNameSettingsThatExist) {
    for (size_t i = 0; i < wd_num_setting_aliases; i++) {
        const wd_setting_alias &alias = wd_setting_aliases[i];
        const wd_setting *setting = wd_settings_find_own(alias.key, strlen(alias.key));
        ASSERT_NE(setting, nullptr) << alias.key;
        EXPECT_TRUE(!alias.inverted || setting->type == WD_SETTING_BOOL) << alias.key;
        EXPECT_EQ(wd_settings_find_own(alias.old_key, strlen(alias.old_key)), nullptr) << alias.old_key;
    }
}

std::string Utf16(const std::string &text, const std::string &mark, bool little) {
    std::string wide = mark;
    for (char c : text) {
        wide += little ? std::string{c, '\0'} : std::string{'\0', c};
    }
    return wide;
}

TEST_F(SettingsMistakesTest, FilesThatAreNotTextAreNamed) {
    const std::string text = "warden_validation.gpuav_enable = true\n# a comment\n";
    for (const std::string &wide : {Utf16(text, "\xff\xfe", true), Utf16(text, "\xfe\xff", false),
                                    Utf16(text, "", true), Utf16(text, "", false)}) {
        Write(wide);
        Settings settings = Load();
        EXPECT_FALSE(settings->gpuav_enable);
        EXPECT_EQ(
            OnlyWarning(settings, "WARDEN-settings-file"),
            "vk_layer_settings.txt: the settings file is UTF-16 and is not read; write it as UTF-8 text.");
    }
    std::string binary;
    for (int i = 0; i < 3000; i++) {
        binary += static_cast<char>(i * i * 7 + i / 3);
    }
    Write(binary + "\n" + text);
    EXPECT_EQ(
        OnlyWarning(Load(), "WARDEN-settings-file"),
        "vk_layer_settings.txt: the settings file is binary data and is not read; write it as UTF-8 text.");
    std::ifstream program("/proc/self/exe", std::ios::binary);
    std::string bytes(1000000, '\0');
    program.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    Write(bytes.substr(0, static_cast<size_t>(program.gcount())));
    EXPECT_NE(OnlyWarning(Load(), "WARDEN-settings-file").find("binary data"), std::string::npos);
}

TEST_F(SettingsMistakesTest, CommentsInAnyLanguageAreText) {
    std::string comment = "# ";
    for (int i = 0; i < 200; i++) {
        comment += "\xd0\x9f\xe4\xb8\xad\xfc"; // Cyrillic, Chinese, and a Latin-1 umlaut.
    }
    EXPECT_TRUE(LoadText(comment + "\nwarden_validation.gpuav_enable = true\n")->gpuav_enable);
}

// Processor time of the thread, which does not depend on other work of the machine.
int64_t ThreadTime() {
    timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<int64_t>(now.tv_sec) * 1000000000 + now.tv_nsec;
}

// A file of settings that nobody knows is not read much slower than one of correct settings: only for the first ones
// the layer looks for the name that was meant.
TEST_F(SettingsMistakesTest, NonsenseDoesNotDelayTheApplication) {
    const auto time = [this](const std::string &line) {
        std::string text;
        for (int i = 0; i < 20000; i++) {
            text += line + std::to_string(i) + "\n";
        }
        Write(text);
        int64_t best = INT64_MAX;
        for (int i = 0; i < 3; i++) {
            const int64_t begin = ThreadTime();
            Load();
            best = std::min(best, ThreadTime() - begin);
        }
        return best;
    };
    const int64_t correct = time("warden_validation.gpuav_block_size = 10000");
    for (const char *line : {"warden_validation.gpuav_blocks = 1", "khronos_validation.gpuav_blocks = 1",
                             "warden_validatin.gpuav_blocks = 1", "gpuav_blocks = 1"}) {
        EXPECT_LT(time(line), 15 * correct) << line << ' ' << correct << " ns";
    }
}

TEST_F(SettingsMistakesTest, OriginsAreKnown) {
    Write("# x\nwarden_validation.validate_sync = true\n");
    Set("VK_WARDEN_VALIDATION_GPUAV_ENABLE", "true");
    Settings settings = Load();
    EXPECT_STREQ(wd_settings_origin(settings.get(), "validate_shaders"), "default");
    EXPECT_STREQ(wd_settings_origin(settings.get(), "validate_sync"), "vk_layer_settings.txt:2");
    EXPECT_STREQ(wd_settings_origin(settings.get(), "gpuav_enable"), "VK_WARDEN_VALIDATION_GPUAV_ENABLE");
}

TEST_F(SettingsMistakesTest, EveryAllocationMayFail) {
    Write("gpuav_enable = true\nwarden.validate_sync = 1\nprose\nwarden_validation.gpuav_single_loops = 1\n"
          "khronos_validation.validate_best_practices = 1\nkhronos_validation.validate_snc = 1\n");
    Set("VK_WARDEN_GPUAV_ENABLE", "1");
    Set("VK_WARDEN_VALIDATION_SYNC", "1");
    wd_status status = WD_ERROR_OUT_OF_MEMORY;
    for (size_t n = 1; status != WD_OK; n++) {
        ASSERT_LT(n, 1000u);
        wd_failing_allocator state = {n, 0, 0};
        wd_settings *settings;
        status = wd_settings_load(wd_failing_allocator_get(&state), nullptr, &settings);
        ASSERT_EQ(settings != nullptr, status == WD_OK);
        wd_settings_destroy(settings);
        ASSERT_EQ(state.alive, 0u);
    }
}

} // namespace
} // namespace wd::testing
