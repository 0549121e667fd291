// Settings and messages through the complete layer, under the real loader on the null driver.
#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "testing/device/device.h"

namespace {

using wd::testing::Driver;
using wd::testing::Layer;
using wd::testing::Options;

class MessagesTest : public wd::testing::DeviceTest {
  protected:
    Options MakeOptions() {
        Options options;
        options.driver = Driver::kNull;
        return options;
    }

    std::string TakeFile(const std::string &path) {
        std::stringstream text;
        text << std::ifstream(path).rdbuf();
        remove(path.c_str());
        return text.str();
    }
};

TEST_F(MessagesTest, NothingIsSaidAboutNothing) {
    WD_START_DEVICE(MakeOptions());
    Stop();
    ExpectSilence();
}

TEST_F(MessagesTest, AMistakeInTheFileIsOneMessageAndTheRestIsHonoured) {
    Options options = MakeOptions();
    std::string log = ::testing::TempDir() + "/honored.log";
    options.settings_file = "# Settings of a test\n"
                            "warden_validation.no_such_thing = 1\n"
                            "warden_validation.log_filename = " +
                            log + "\n";
    WD_START_DEVICE(options);
    Stop();
    ExpectMessage("WARDEN-settings-unknown-key",
                  "vk_layer_settings.txt:2: there is no setting \"no_such_thing\"");
    ExpectSilence();
    EXPECT_EQ(TakeFile(log).find("Validation Warning: [ WARDEN-settings-unknown-key ] "), 0u);
}

TEST_F(MessagesTest, WithoutACallbackTheLogHasIt) {
    Options options = MakeOptions();
    std::string log = ::testing::TempDir() + "/only.log";
    options.messenger = false;
    options.settings["log_filename"] = log;
    options.settings["gpuav_enable"] = "perhaps";
    WD_START_DEVICE(options);
    Stop();
    EXPECT_NE(
        TakeFile(log).find("VK_WARDEN_VALIDATION_GPUAV_ENABLE: \"perhaps\" is not a value of gpuav_enable"),
        std::string::npos);
}

TEST_F(MessagesTest, TheLogShowsThatTheLayerRanAndItsChecks) {
    Options options = MakeOptions();
    const std::string log = ::testing::TempDir() + "/life.log";
    options.messenger = false;
    options.settings["log_filename"] = log;
    options.settings["report_flags"] = "error";
    options.settings_file = "warden_validation.validate_sync = true\n";
    WD_START_DEVICE(options);
    Stop();
    const std::string text = TakeFile(log);
    const std::regex expected(
        "Validation Information: \\[ WARDEN-layer-start \\] \\| MessageID = 0x[0-9a-f]+ \\| Warden [0-9.]+ "
        "validates "
        "[^.]+\\. On: parameters \\(validate_parameters: default\\), threads \\(validate_threads: "
        "default\\), "
        "object lifetimes \\(validate_object_lifetimes: default\\), core \\(validate_core: default\\), "
        "shader modules \\(validate_shaders: "
        "default\\), synchronization \\(validate_sync: "
        "[^ ]*vk_layer_settings.txt:1\\)\\. Off: GPU-assisted validation \\(gpuav_enable: default\\), "
        "hangs \\(validate_hangs: default\\), uninitialized memory \\(validate_uninitialized: default\\), "
        "host accesses \\(validate_host: default\\)\\. "
        "Settings: .*report_flags = error \\(VK_WARDEN_VALIDATION_REPORT_FLAGS\\), .*log_filename = "
        "[^ ]+ \\(VK_WARDEN_VALIDATION_LOG_FILENAME\\).*\\.\n"
        "Validation Information: \\[ WARDEN-layer-end \\] \\| MessageID = 0x[0-9a-f]+ \\| Warden ends on "
        "[^.]+: 0 errors, "
        "0 warnings\\.\n");
    EXPECT_TRUE(std::regex_match(text, expected)) << text;
}

TEST_F(MessagesTest, TheLastLineCounts) {
    Options options = MakeOptions();
    const std::string log = ::testing::TempDir() + "/counts.log";
    options.messenger = false;
    options.settings["log_filename"] = log;
    options.settings["enable"] = "off";
    options.settings["gpuav_enable"] = "perhaps";
    WD_START_DEVICE(options);
    Stop();
    const std::string text = TakeFile(log);
    EXPECT_NE(text.find("On: nothing. Off: parameters (enable: VK_WARDEN_VALIDATION_ENABLE), threads "
                        "(enable: VK_WARDEN_VALIDATION_ENABLE), object lifetimes "
                        "(enable: VK_WARDEN_VALIDATION_ENABLE), core (enable: VK_WARDEN_VALIDATION_ENABLE), "
                        "shader modules "
                        "(enable: VK_WARDEN_VALIDATION_ENABLE), "),
              std::string::npos)
        << text;
    EXPECT_NE(text.find(": 0 errors, 1 warning.\n1 warning of WARDEN-settings-bad-value\n"),
              std::string::npos)
        << text;
}

TEST_F(MessagesTest, TheLinesOfARunCanBeFiltered) {
    Options options = MakeOptions();
    const std::string log = ::testing::TempDir() + "/filtered.log";
    options.messenger = false;
    options.settings["log_filename"] = log;
    options.settings["message_id_filter"] = "WARDEN-layer-start,WARDEN-layer-end";
    WD_START_DEVICE(options);
    Stop();
    EXPECT_EQ(TakeFile(log), "");
}

TEST_F(MessagesTest, StructsAreReadUnderTheLoader) {
    struct LayerSetting {
        const char *layer_name, *setting_name;
        int type;
        uint32_t value_count;
        const void *values;
    };
    struct LayerSettings {
        VkStructureType type;
        const void *next;
        uint32_t setting_count;
        const LayerSetting *settings;
    };
    const VkBool32 yes = VK_TRUE;
    const LayerSetting setting = {"VK_LAYER_WARDEN_validation", "no_such_thing", 0, 1, &yes};
    const LayerSettings chain = {static_cast<VkStructureType>(1000496000), nullptr, 1, &setting};
    Options options = MakeOptions();
    options.instance_next = &chain;
    WD_START_DEVICE(options);
    ExpectMessage("WARDEN-settings-unknown-key", "VkLayerSettingsCreateInfoEXT: ");
    ExpectSilence();
}

} // namespace
