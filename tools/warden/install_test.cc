// `warden install` on each platform, with copies of the program in folders of their own: what the loader finds before
// and after, and which entries of others stay.
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <vulkan/vulkan.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "vk/platform/paths.h"
#include "vk/platform/registered_files.h"

namespace {

namespace fs = std::filesystem;

// The names of copies, with spaces and letters beyond ASCII.
constexpr char kOne[] = "copy 1 \xc3\xa4", kTwo[] = "copy 2 \xe2\x82\xac";
constexpr char kManifest[] = "VkLayer_warden_validation.json";

fs::path Runfile(const std::string &path) {
    return fs::u8path(std::string(getenv("TEST_SRCDIR")) + "/" + getenv("TEST_WORKSPACE") + "/" + path);
}

// FirstRunfile returns the file of this platform.
fs::path FirstRunfile(const std::string &path, const std::string &other) {
    return fs::exists(Runfile(path)) ? Runfile(path) : Runfile(other);
}

std::string Text(const fs::path &path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void Write(const fs::path &path, const std::string &text) {
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << text;
}

struct Done {
    int code;
    std::string out, err;
};

Done RunProgram(std::vector<std::string> arguments) {
    std::vector<char *> pointers;
    for (std::string &argument : arguments) {
        pointers.push_back(argument.data());
    }
    pointers.push_back(nullptr);
    testing::internal::CaptureStdout();
    testing::internal::CaptureStderr();
    pid_t child = 0;
    int status = -1;
    const int error = posix_spawnp(&child, pointers[0], nullptr, nullptr, pointers.data(), environ);
    if (error == 0) {
        waitpid(child, &status, 0);
    }
    Done done = {-1, testing::internal::GetCapturedStdout(), testing::internal::GetCapturedStderr()};
    EXPECT_EQ(error, 0) << arguments[0];
    EXPECT_TRUE(error || !WIFSIGNALED(status));
    done.code = error ? -1 : WEXITSTATUS(status);
    return done;
}

bool AddPath(void *user, const char *path, bool is_on) {
    if (is_on) {
        static_cast<std::vector<std::string> *>(user)->emplace_back(path);
    }
    return true;
}

class InstallTest : public ::testing::Test {
  protected:
    void SetUp() override {
        const char *temporary = getenv("TEST_TMPDIR");
        folder_ = fs::u8path(temporary ? temporary : ".") / "warden install";
        fs::remove_all(folder_);
        setenv("XDG_DATA_HOME", fs::absolute(folder_ / "data").u8string().c_str(), 1);
        std::vector<std::string> paths;
        has_registry_ = wd_registered_visit_user(WD_REGISTERED_LAYERS, AddPath, &paths) != ENOSYS;
        ASSERT_EQ(Entries(), std::vector<std::string>()) << "the layer is installed for this user";
    }
    void TearDown() override {
        for (const std::string &path : Entries()) {
            wd_registered_remove(WD_REGISTERED_LAYERS, path.c_str());
        }
        std::error_code ignored;
        fs::remove_all(folder_, ignored);
    }

    // MakeCopy makes a copy of the program and the manifest, with a library that nobody loads.
    fs::path MakeCopy(const std::string &name) {
        const fs::path copy = fs::absolute(folder_ / fs::u8path(name));
        const fs::path program = FirstRunfile("tools/warden/warden", "tools/warden/warden.exe");
        const fs::path manifest = FirstRunfile("vk/layer/VkLayer_warden_validation.json",
                                               "vk/layer/windows/VkLayer_warden_validation.json");
        fs::create_directories(copy);
        fs::copy_file(program, copy / program.filename());
        fs::permissions(copy / program.filename(), fs::perms::owner_write,
                        fs::perm_options::add); // To remove it.
        Write(copy / kManifest, Text(manifest));
        for (const char *library : {"libVkLayer_warden_validation.so", "VkLayer_warden_validation.dll"}) {
            if (Text(manifest).find(library) != std::string::npos) {
                Write(copy / library, "");
            }
        }
        program_ = program.filename().u8string();
        return copy;
    }
    Done Install(const fs::path &copy, const std::vector<std::string> &options = {}) const {
        std::vector<std::string> arguments = {(copy / program_).u8string(), "install"};
        arguments.insert(arguments.end(), options.begin(), options.end());
        return RunProgram(arguments);
    }

    // The manifest that `warden install` writes where there is no registry.
    fs::path UserManifest() const {
        return folder_ / "data/vulkan/explicit_layer.d" / kManifest;
    }
    // Entries are the manifests of the layer that the loader finds.
    std::vector<std::string> Entries() const {
        std::vector<std::string> paths, entries;
        if (!has_registry_) {
            return fs::exists(UserManifest()) ? std::vector<std::string>{UserManifest().u8string()} : paths;
        }
        EXPECT_EQ(wd_registered_visit_user(WD_REGISTERED_LAYERS, AddPath, &paths), 0);
        std::copy_if(paths.begin(), paths.end(), std::back_inserter(entries), [](const std::string &path) {
            return path.find("warden_validation") != std::string::npos;
        });
        return entries;
    }
    // ExpectInstalled wants one entry, by which the loader finds the library in `copy`.
    void ExpectInstalled(const fs::path &copy) {
        const std::vector<std::string> entries = Entries();
        ASSERT_EQ(entries.size(), 1u);
        if (has_registry_) {
            EXPECT_EQ(entries[0], (copy / kManifest).make_preferred().u8string());
        } else {
            const std::string library = fs::canonical(copy).u8string() + "/libVkLayer_warden_validation.so";
            EXPECT_NE(Text(UserManifest()).find("\"library_path\": \"" + library + "\""), std::string::npos)
                << Text(UserManifest());
        }
    }
    void Remove(const fs::path &copy, const std::string &pattern) {
        for (const auto &file : fs::directory_iterator(copy)) {
            if (file.path().filename().u8string().find(pattern) != std::string::npos) {
                fs::remove(file.path());
            }
        }
    }
    // Obstruct puts a file that is not a manifest of the layer where the loader looks for one.
    void Obstruct() {
        const fs::path manifest =
            has_registry_ ? fs::absolute(folder_ / "other" / kManifest) : UserManifest();
        Write(manifest, "{\"layer\": {\"name\": \"VK_LAYER_other\", \"library_path\": \"./other\"}}");
        if (has_registry_) {
            ASSERT_EQ(wd_registered_add(WD_REGISTERED_LAYERS, manifest.u8string().c_str()), 0);
        }
    }

    fs::path folder_;
    std::string program_;
    bool has_registry_ = false;
};

TEST_F(InstallTest, InstallsAndRemovesAnyNumberOfTimes) {
    const fs::path copy = MakeCopy(kOne);
    Done done = Install(copy);
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("installed: "), 0u) << done.out;
    EXPECT_NE(done.out.find("VK_INSTANCE_LAYERS=VK_LAYER_WARDEN_validation"), std::string::npos);
    ExpectInstalled(copy);
    done = Install(copy);
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("already installed: "), 0u) << done.out;
    ExpectInstalled(copy);
    done = Install(copy, {"--remove"});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("removed: "), 0u) << done.out;
    EXPECT_TRUE(Entries().empty());
    EXPECT_TRUE(fs::exists(copy / kManifest)); // Files of the layer stay.
    done = Install(copy, {"--remove"});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("not installed: "), 0u) << done.out;
}

// CountLayers returns how many layers of this name the loader finds.
size_t CountLayers() {
    uint32_t count = 0;
    vkEnumerateInstanceLayerProperties(&count, nullptr);
    std::vector<VkLayerProperties> layers(count);
    vkEnumerateInstanceLayerProperties(&count, layers.data());
    return static_cast<size_t>(
        std::count_if(layers.begin(), layers.end(), [](const VkLayerProperties &layer) {
            return std::string(layer.layerName) == "VK_LAYER_WARDEN_validation";
        }));
}

TEST_F(InstallTest, TheLoaderFindsTheLayer) {
    unsetenv("VK_LAYER_PATH");
    const fs::path copy = MakeCopy("copy 3");
    EXPECT_EQ(CountLayers(), 0u) << "the layer is installed for all users";
    EXPECT_EQ(Install(copy).err, "");
    EXPECT_EQ(CountLayers(), 1u);
    EXPECT_EQ(Install(copy, {"--remove"}).code, 0);
    EXPECT_EQ(CountLayers(), 0u);
}

TEST_F(InstallTest, PathsThatTheLoaderDoesNotFindAreAWarning) {
    unsetenv("VK_LAYER_PATH");
    const Done done = Install(MakeCopy(kOne));
    EXPECT_EQ(done.code, 0);
    EXPECT_EQ(CountLayers() == 0, done.err.find("warning: the Vulkan loader") != std::string::npos)
        << done.err;
}

TEST_F(InstallTest, AnotherCopyIsReplacedOnlyByForce) {
    const fs::path one = MakeCopy(kOne), two = MakeCopy(kTwo);
    EXPECT_EQ(Install(one).code, 0);
    for (const std::vector<std::string> &options : {std::vector<std::string>{}, {"--remove"}}) {
        const Done done = Install(two, options);
        EXPECT_EQ(done.code, 1);
        EXPECT_NE(done.err.find("another copy of the layer is installed: "), std::string::npos) << done.err;
        EXPECT_NE(done.err.find("copy 1"), std::string::npos) << done.err;
        EXPECT_NE(done.err.find("--force"), std::string::npos) << done.err;
        ExpectInstalled(one);
    }
    Done done = Install(two, {"--force"});
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("replaced: "), 0u) << done.out;
    ExpectInstalled(two);
    EXPECT_EQ(Install(one, {"--remove"}).code, 1);
    ExpectInstalled(two);
    EXPECT_EQ(Install(one, {"--remove", "--force"}).code, 0);
    EXPECT_TRUE(Entries().empty());
}

TEST_F(InstallTest, TheEntryOfACopyThatIsGoneIsReplaced) {
    const fs::path one = MakeCopy(kOne), two = MakeCopy(kTwo);
    EXPECT_EQ(Install(one).code, 0);
    Remove(one, "VkLayer_warden_validation.dll");
    Remove(one, ".so");
    const Done done = Install(two);
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("replaced: "), 0u) << done.out;
    ExpectInstalled(two);
}

TEST_F(InstallTest, FilesThatAreNotManifestsOfTheLayerStay) {
    const fs::path copy = MakeCopy(kOne);
    Obstruct();
    Done done = Install(copy);
    EXPECT_EQ(done.code, 1);
    EXPECT_NE(done.err.find("not a manifest of VK_LAYER_WARDEN_validation"), std::string::npos) << done.err;
    EXPECT_EQ(Install(copy, {"--remove"}).code, 1);
    EXPECT_EQ(Entries().size(), 1u);
    EXPECT_EQ(Install(copy, {"--force"}).code, 0);
    ExpectInstalled(copy);
}

TEST_F(InstallTest, AnEntryThatIsTurnedOffIsTurnedOn) {
    if (!has_registry_) {
        GTEST_SKIP() << "only the registry of Windows has entries that are turned off";
    }
    const fs::path copy = MakeCopy(kOne);
    EXPECT_EQ(Install(copy).code, 0);
    const std::string path = Entries().at(0);
    EXPECT_EQ(RunProgram({"reg", "add", "HKCU\\Software\\Khronos\\Vulkan\\ExplicitLayers", "/v", path, "/t",
                          "REG_DWORD", "/d", "1", "/f"})
                  .code,
              0);
    EXPECT_TRUE(Entries().empty());
    const Done done = Install(copy);
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("updated: "), 0u) << done.out;
    ExpectInstalled(copy);
}

TEST_F(InstallTest, AManifestOfAnotherVersionIsUpdated) {
    if (has_registry_) {
        GTEST_SKIP() << "the registry names the layer's own manifest";
    }
    const fs::path copy = MakeCopy(kOne);
    EXPECT_EQ(Install(copy).code, 0);
    const std::string text = Text(UserManifest());
    Write(UserManifest(), text + "\n");
    const Done done = Install(copy);
    EXPECT_EQ(done.code, 0) << done.err;
    EXPECT_EQ(done.out.find("updated: "), 0u) << done.out;
    EXPECT_EQ(Text(UserManifest()), text);
}

TEST_F(InstallTest, JsonNamesTheFiles) {
    const fs::path copy = MakeCopy(kOne);
    EXPECT_EQ(Install(copy, {"--json"}).out.find("{\"action\": \"installed\", \"manifest\": \""), 0u);
    EXPECT_EQ(Install(copy, {"--json"}).out.find("{\"action\": \"unchanged\""), 0u);
    const Done done = Install(copy, {"--json", "--remove"});
    EXPECT_EQ(done.out.find("{\"action\": \"removed\""), 0u);
    EXPECT_NE(done.out.find("\"removed\": [\""), std::string::npos) << done.out;
    EXPECT_EQ(Install(copy, {"-q"}).out, "");
}

TEST_F(InstallTest, ArgumentsAreRefused) {
    const fs::path copy = MakeCopy(kOne);
    EXPECT_EQ(Install(copy, {"now"}).code, 2);
    EXPECT_EQ(Install(copy, {"--no-such-option"}).code, 2);
    EXPECT_TRUE(Entries().empty());
    Remove(copy, "json");
    const Done done = Install(copy);
    EXPECT_EQ(done.code, 3);
    EXPECT_NE(done.err.find("the layer is not there; searched:"), std::string::npos) << done.err;
}

} // namespace
