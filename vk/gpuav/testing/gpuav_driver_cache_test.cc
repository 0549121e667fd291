// The driver's cache has an instrumented shader in the next run of a program, because instrumentation is deterministic.
// Each run is a process of its own, so that modules that depend on addresses or time would differ. A run that changes
// the modules adds entries to the cache, which shows that the test would fail then.
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <map>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {
namespace {

constexpr char kMode[] = "WARDEN_TEST_CACHE_MODE"; // Set in the processes that the test starts.

// CacheRunTest is a run of the program: it creates a pipeline and uses it.
class CacheRunTest : public GpuavTest {};

TEST_F(CacheRunTest, Run) {
    const char *mode = getenv(kMode);
    if (!mode) {
        GTEST_SKIP() << "a part of DriverCacheTest";
    }
    Options options = GpuavOptions();
    options.settings["gpuav_mode"] = mode;
    WD_START_DEVICE(options);
    const Reader reader = MakeReader();
    Run(reader, 5, 1);
    EXPECT_EQ(reader.result.words[1], 105u);
    if (mode == std::string("guard")) { // Else the access is made, and drivers may crash.
        Run(reader, 6, 1);
        ExpectMessage(kDispatchId, kIndexText);
    }
    Stop();
    ExpectSilence();
}

using Sizes = std::map<std::string, uintmax_t>;

// StartRun runs the program in a process of its own, and returns the sizes of the cache's files after the run.
Sizes StartRun(const std::filesystem::path &folder, const std::string &mode) {
    char self[4096] = {};
    EXPECT_GT(readlink("/proc/self/exe", self, sizeof self - 1), 0);
    const std::string command = "MESA_SHADER_CACHE_DIR='" + folder.string() +
                                "' MESA_SHADER_CACHE_DISABLE=false " + kMode + "=" + mode + " '" + self +
                                "' --gtest_filter=CacheRunTest.Run";
    EXPECT_EQ(system(command.c_str()), 0) << command;
    Sizes sizes;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(folder)) {
        if (entry.is_regular_file()) {
            sizes[entry.path().string()] = entry.file_size();
        }
    }
    return sizes;
}

uintmax_t Total(const Sizes &sizes) {
    uintmax_t total = 0;
    for (const auto &[name, size] : sizes) {
        total += size;
    }
    return total;
}

TEST(DriverCacheTest, TheNextRunFindsItsShaders) {
    if (DriverManifest(Driver::kLavapipe).empty()) {
        GTEST_SKIP() << HowToGet(Driver::kLavapipe);
    }
    const std::filesystem::path folder = std::filesystem::path(::testing::TempDir()) / "warden_driver_cache";
    std::filesystem::remove_all(folder);
    std::filesystem::create_directories(folder);
    const Sizes first = StartRun(folder, "guard");
    ASSERT_GT(Total(first), 0u) << "the driver has no cache";
    const Sizes second = StartRun(folder, "guard");
    EXPECT_EQ(second, first) << "the second run compiled a shader";
    // Other modules are not found.
    EXPECT_GT(Total(StartRun(folder, "observe")), Total(second));
    std::filesystem::remove_all(folder);
}

} // namespace
} // namespace wd::testing
