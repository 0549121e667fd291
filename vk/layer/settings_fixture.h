// The fixture of the tests of the settings.
#ifndef WARDEN_VK_LAYER_SETTINGS_FIXTURE_H
#define WARDEN_VK_LAYER_SETTINGS_FIXTURE_H

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <vector>

#include "vk/layer/settings.h"
#include "vk/layer/settings_internal.h"

namespace wd::testing {

// The structs of VK_EXT_layer_settings for headers that lack them.
struct LayerSetting {
    const char *layer_name;
    const char *setting_name;
    int type;
    uint32_t value_count;
    const void *values;
};

struct LayerSettings {
    VkStructureType type = static_cast<VkStructureType>(1000496000);
    const void *next = nullptr;
    uint32_t setting_count = 0;
    const LayerSetting *settings = nullptr;
};

enum { BOOL32, INT32, INT64, UINT32, UINT64, FLOAT32, FLOAT64, STRING };

constexpr char kWarden[] = "VK_LAYER_WARDEN_validation";
constexpr char kKhronos[] = "VK_LAYER_KHRONOS_validation";

using Settings = std::unique_ptr<wd_settings, void (*)(wd_settings *)>;

// Each test has a folder of its own as working directory and home, and an environment without Vulkan's variables.
class SettingsTest : public ::testing::Test {
  protected:
    void SetUp() override {
        char pattern[] = "/tmp/settings_test_XXXXXX";
        folder_ = mkdtemp(pattern);
        char *current = getcwd(nullptr, 0);
        before_ = current;
        free(current);
        ASSERT_EQ(chdir(folder_.c_str()), 0);
        setenv("HOME", folder_.c_str(), 1);
        unsetenv("XDG_DATA_HOME");
        unsetenv("VK_LAYER_SETTINGS_PATH");
    }

    void TearDown() override {
        for (const std::string &name : variables_) {
            unsetenv(name.c_str());
        }
        ASSERT_EQ(chdir(before_.c_str()), 0);
        std::error_code ignored;
        std::filesystem::remove_all(folder_, ignored);
    }

    void Set(const std::string &name, const std::string &value) {
        variables_.push_back(name);
        setenv(name.c_str(), value.c_str(), 1);
    }

    void Write(const std::string &text, const std::string &path = "vk_layer_settings.txt") {
        std::ofstream(path, std::ios::binary) << text;
    }

    Settings Load(const void *chain = nullptr) {
        VkInstanceCreateInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
        info.pNext = chain;
        wd_settings *settings = nullptr;
        EXPECT_EQ(wd_settings_load(wd_allocator_default(), &info, &settings), WD_OK);
        return Settings(settings, wd_settings_destroy);
    }

    // Loads a file and wants no warning.
    Settings LoadText(const std::string &text) {
        Write(text);
        Settings settings = Load();
        for (size_t i = 0; i < settings->num_warnings; i++) {
            ADD_FAILURE() << settings->warnings[i].text;
        }
        return settings;
    }

    // Wants exactly one warning and returns its text.
    std::string OnlyWarning(const Settings &settings, const std::string &id) {
        EXPECT_EQ(settings->num_warnings, 1u);
        if (settings->num_warnings == 0) {
            return "";
        }
        EXPECT_EQ(settings->warnings[0].id, id);
        return settings->warnings[0].text;
    }

    std::string folder_;
    std::string before_;
    std::vector<std::string> variables_;
};

} // namespace wd::testing

#endif
