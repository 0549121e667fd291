// Files of the layer as users of each platform write them: folders with spaces and letters beyond ASCII, settings with
// backslashes and ends of lines of Windows, settings files that the registry lists.
#include <gtest/gtest.h>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "testing/device/device.h"
#include "vk/platform/registered_files.h"

namespace {

namespace fs = std::filesystem;
using wd::testing::DeviceTest;
using wd::testing::Driver;
using wd::testing::Layer;
using wd::testing::Make;
using wd::testing::Options;

constexpr char kZeroSize[] = "VUID-VkBufferCreateInfo-size-00912";

std::string Text(const fs::path &path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

class LayerFilesTest : public DeviceTest {
  protected:
    void SetUp() override {
        const char *temporary = getenv("TEST_TMPDIR");
        folder_ = fs::absolute(fs::u8path(temporary ? temporary : ".")) /
                  fs::u8path("folder \xc3\xa4 \xe2\x82\xac");
        fs::remove_all(folder_);
        fs::create_directories(folder_);
    }
    void TearDown() override {
        Stop();
        std::error_code ignored; // Windows keeps libraries that are loaded.
        fs::remove_all(folder_, ignored);
    }

    // Path returns a path as users of the platform write it: with backslashes on Windows.
    std::string Path(const std::string &name) const {
        return (folder_ / fs::u8path(name)).make_preferred().u8string();
    }
    // WriteSettings writes a settings file with lines that end as on Windows, by which the layer logs to log.txt.
    std::string WriteSettings() const {
        const std::string path = Path("settings 1.txt");
        std::ofstream(fs::u8path(path), std::ios::binary)
            << "# Settings\r\n\r\nwarden_validation.debug_action = log\r\nwarden_validation.log_filename = "
            << Path("log \xc3\xb6.txt") << "\r\nwarden_validation.report_flags = error\r\n";
        return path;
    }
    // The application has no messenger, so that the layer logs.
    static Options Logging() {
        Options options;
        options.driver = Driver::kNull;
        options.messenger = false;
        return options;
    }
    void MakeEmptyBuffer() {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
        VkBuffer buffer = VK_NULL_HANDLE;
        if (vkCreateBuffer(device(), &info, nullptr, &buffer) == VK_SUCCESS) {
            vkDestroyBuffer(device(), buffer, nullptr);
        }
    }
    void ExpectLogged() {
        MakeEmptyBuffer();
        Stop();
        const std::string log = Text(fs::u8path(Path("log \xc3\xb6.txt")));
        EXPECT_NE(log.find(kZeroSize), std::string::npos) << log;
        EXPECT_EQ(log.find("WARDEN-settings"), std::string::npos) << log;
    }

    fs::path folder_;
};

TEST_F(LayerFilesTest, SettingsFilesHavePathsAndLinesOfThePlatform) {
    Options options = Logging();
    options.environment["VK_LAYER_SETTINGS_PATH"] = WriteSettings();
    WD_START_DEVICE(options);
    ExpectLogged();
}

TEST_F(LayerFilesTest, TheLibraryLoadsFromAnyFolder) {
    const fs::path layer = folder_ / "layer 1";
    fs::create_directories(layer);
    for (const auto &file : fs::directory_iterator(fs::u8path(wd::testing::LayerFolder(Layer::kWarden)))) {
        if (file.path().filename().u8string().find("VkLayer_warden") != std::string::npos) {
            fs::copy_file(file.path(), layer / file.path().filename());
            fs::permissions(layer / file.path().filename(), fs::perms::owner_write,
                            fs::perm_options::add); // To remove it.
        }
    }
    Options options = Logging();
    // The loader of Windows does not search such folders, but loads manifests that the variable names.
    options.environment["VK_LAYER_PATH"] = Path("layer 1/VkLayer_warden_validation.json");
    options.environment["VK_LAYER_SETTINGS_PATH"] = WriteSettings();
    WD_START_DEVICE(options);
    ExpectLogged();
}

TEST_F(LayerFilesTest, TheRegistryListsSettingsFiles) {
    const std::string other = Path("missing.txt"), path = WriteSettings();
    if (wd_registered_add(WD_REGISTERED_SETTINGS, other.c_str()) == ENOSYS) {
        GTEST_SKIP() << "only Windows has a registry";
    }
    ASSERT_EQ(wd_registered_add(WD_REGISTERED_SETTINGS, path.c_str()), 0);
    Start(Logging());
    EXPECT_EQ(wd_registered_remove(WD_REGISTERED_SETTINGS, other.c_str()), 0);
    EXPECT_EQ(wd_registered_remove(WD_REGISTERED_SETTINGS, path.c_str()), 0);
    if (!IsSkipped()) {
        ExpectLogged();
    }
    EXPECT_EQ(wd_registered_remove(WD_REGISTERED_SETTINGS, path.c_str()), ENOENT);
}

} // namespace
