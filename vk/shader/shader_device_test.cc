// Shader validation and VK_EXT_validation_cache through the real loader and the complete layer.
#include <dirent.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "testing/device/device.h"
#include "vk/platform/process.h"
#include "vk/shader/shader_test_modules.h"
#include "vk/valcache/valcache.h"

namespace wd::testing {
namespace {

std::vector<uint32_t> Variant(int n) {
    std::string text = kValidShader;
    text.replace(text.find("LocalSize 1"), 11, "LocalSize " + std::to_string(n + 1));
    return Assemble(text.c_str());
}

std::string TemporaryFolder() {
    std::string path = ::testing::TempDir() + "shader_device.XXXXXX";
    EXPECT_NE(mkdtemp(path.data()), nullptr);
    return path;
}

std::vector<std::string> CachesIn(const std::string &folder) {
    std::vector<std::string> files;
    if (DIR *directory = opendir(folder.c_str())) {
        while (dirent *entry = readdir(directory)) {
            std::string name = entry->d_name;
            if (name[0] != '.' && name.find(".valcache") != std::string::npos) {
                files.push_back(folder + "/" + name);
            }
        }
        closedir(directory);
    }
    return files;
}

class ShaderDeviceTest : public DeviceTest {
  protected:
    Options MakeOptions(Driver driver) {
        Options options;
        options.driver = driver;
        options.settings["gpuav_enable"] = "false";
        options.settings["shader_cache_folder"] = folder_;
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        return options;
    }
    VkResult CreateModule(const std::vector<uint32_t> &words, size_t size, const void *next = nullptr) {
        VkShaderModuleCreateInfo info =
            Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
        info.pNext = next;
        info.codeSize = size;
        info.pCode = words.data();
        VkShaderModule module = VK_NULL_HANDLE;
        VkResult result = vkCreateShaderModule(device(), &info, nullptr, &module);
        if (result == VK_SUCCESS) {
            vkDestroyShaderModule(device(), module, nullptr);
        }
        return result;
    }
    VkResult CreateModule(const std::vector<uint32_t> &words) {
        return CreateModule(words, words.size() * 4);
    }
    std::string folder_ = TemporaryFolder();
};

TEST_F(ShaderDeviceTest, ValidModuleIsSilentAndKnownInTheNextRun) {
    for (int run = 0; run < 2; run++) {
        WD_START_DEVICE(MakeOptions(Driver::kLavapipe));
        EXPECT_EQ(CreateModule(Variant(0)), VK_SUCCESS);
        Stop();
        ExpectMessage("WARDEN-shader-cache-summary", run == 0
                                                         ? "0 of 1 shader modules were known to be valid"
                                                         : "1 of 1 shader modules were known to be valid");
        ExpectSilence();
        EXPECT_EQ(CachesIn(folder_).size(), 1u);
    }
}

TEST_F(ShaderDeviceTest, CallbackCanKeepABadModuleFromTheDriver) {
    Options options = MakeOptions(Driver::kLavapipe);
    options.messenger_result = VK_TRUE;
    options.severities &= ~static_cast<uint32_t>(VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT);
    WD_START_DEVICE(options);
    EXPECT_EQ(CreateModule(Assemble(kInvalidShader)), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08737",
                  "in file: a.comp at line 3.\n3:     x = 1 + 1;");
    ExpectSilence();
}

// The null driver takes anything: the application continues as without the layer.
TEST_F(ShaderDeviceTest, BadWordsGetAMessageEachAndTheCallContinues) {
    WD_START_DEVICE(MakeOptions(Driver::kNull));
    EXPECT_EQ(CreateModule(Assemble(kInvalidShader)), VK_SUCCESS);
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08737", "is not valid SPIR-V");
    for (const DamagedModule &module : kDamagedModules()) {
        SCOPED_TRACE(module.what);
        EXPECT_EQ(CreateModule(module.words), VK_SUCCESS);
        ExpectMessage(module.is_spirv ? "VUID-VkShaderModuleCreateInfo-pCode-08736"
                                      : "VUID-VkShaderModuleCreateInfo-pCode-07912",
                      "vkCreateShaderModule(): pCreateInfo->pCode ");
    }
    CreateModule(Variant(0), 0);
    ExpectMessage("VUID-VkShaderModuleCreateInfo-codeSize-01085", "codeSize is 0");
    CreateModule(Variant(0), 21);
    ExpectMessage("VUID-VkShaderModuleCreateInfo-codeSize-08735", "not a multiple of 4");
    CreateModule({}, 40);
    ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-parameter", "pCode is NULL");
    ExpectSilence();
}

// The number of words instead of the size cuts the code to a quarter.
TEST_F(ShaderDeviceTest, ASizeInWordsIsExplained) {
    WD_START_DEVICE(MakeOptions(Driver::kNull));
    const std::vector<uint32_t> words = Variant(0);
    const char *const hint = " and must be the size in bytes, which is 4 times the number of words.";
    for (size_t size = 20; size < words.size() * 4; size += 4) { // Wherever the code is cut.
        CreateModule(words, size);
        ASSERT_FALSE(messages().empty()) << size;
        EXPECT_NE(messages()[0].text.find("Fix: codeSize is " + std::to_string(size) + hint),
                  std::string::npos)
            << messages()[0].text;
        ClearMessages();
    }
    // Errors of other kinds do not have the hint.
    CreateModule(Assemble(kInvalidShader));
    ASSERT_FALSE(messages().empty());
    EXPECT_EQ(messages()[0].text.find(hint), std::string::npos) << messages()[0].text;
    ClearMessages();
}

TEST_F(ShaderDeviceTest, EnabledFeaturesDecide) {
    for (VkBool32 enabled : {VK_FALSE, VK_TRUE}) {
        VkPhysicalDeviceScalarBlockLayoutFeatures scalar = Make<VkPhysicalDeviceScalarBlockLayoutFeatures>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SCALAR_BLOCK_LAYOUT_FEATURES);
        scalar.scalarBlockLayout = enabled;
        Options options = MakeOptions(Driver::kLavapipe);
        options.api_version = VK_API_VERSION_1_2;
        options.device_next = &scalar;
        options.messenger_result = VK_TRUE;
        options.severities = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
        WD_START_DEVICE(options);
        EXPECT_EQ(CreateModule(Assemble(kScalarLayoutShader)),
                  enabled ? VK_SUCCESS : VK_ERROR_VALIDATION_FAILED_EXT);
        Stop();
        if (!enabled) {
            ExpectMessage("VUID-VkShaderModuleCreateInfo-pCode-08737", "vulkan1.2");
        }
        ExpectSilence();
    }
    EXPECT_EQ(CachesIn(folder_).size(), 1u); // Nothing passed in the first run: nothing was written.
}

struct CacheCommands {
    PFN_vkCreateValidationCacheEXT create;
    PFN_vkDestroyValidationCacheEXT destroy;
    PFN_vkMergeValidationCachesEXT merge;
    PFN_vkGetValidationCacheDataEXT get_data;
};

TEST_F(ShaderDeviceTest, ApplicationsOwnCaches) {
    Options options = MakeOptions(Driver::kLavapipe);
    options.settings["shader_cache"] = "false";
    options.severities &= ~static_cast<uint32_t>(VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT);
    options.device_extensions = {VK_EXT_VALIDATION_CACHE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    CacheCommands commands = {DeviceProc<PFN_vkCreateValidationCacheEXT>("vkCreateValidationCacheEXT"),
                              DeviceProc<PFN_vkDestroyValidationCacheEXT>("vkDestroyValidationCacheEXT"),
                              DeviceProc<PFN_vkMergeValidationCachesEXT>("vkMergeValidationCachesEXT"),
                              DeviceProc<PFN_vkGetValidationCacheDataEXT>("vkGetValidationCacheDataEXT")};
    ASSERT_TRUE(commands.create && commands.destroy && commands.merge && commands.get_data);
    VkValidationCacheEXT caches[2] = {};
    for (int i = 0; i < 2; i++) {
        VkValidationCacheCreateInfoEXT info =
            Make<VkValidationCacheCreateInfoEXT>(VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT);
        ASSERT_EQ(commands.create(device(), &info, nullptr, &caches[i]), VK_SUCCESS);
        SetName(VK_OBJECT_TYPE_VALIDATION_CACHE_EXT, caches[i], "a cache that the driver does not know");
        VkShaderModuleValidationCacheCreateInfoEXT chained = Make<VkShaderModuleValidationCacheCreateInfoEXT>(
            VK_STRUCTURE_TYPE_SHADER_MODULE_VALIDATION_CACHE_CREATE_INFO_EXT);
        chained.validationCache = caches[i];
        std::vector<uint32_t> words = Variant(i);
        EXPECT_EQ(CreateModule(words, words.size() * 4, &chained), VK_SUCCESS);
    }
    size_t size = 0;
    EXPECT_EQ(commands.get_data(device(), caches[0], &size, nullptr), VK_SUCCESS);
    EXPECT_EQ(size, 72u);
    EXPECT_EQ(commands.merge(device(), caches[0], 1, &caches[1]), VK_SUCCESS);
    EXPECT_EQ(commands.get_data(device(), caches[0], &size, nullptr), VK_SUCCESS);
    EXPECT_EQ(size, 96u);
    std::vector<uint8_t> data(size);
    size = 95;
    EXPECT_EQ(commands.get_data(device(), caches[0], &size, data.data()), VK_INCOMPLETE);
    EXPECT_EQ(size, 72u);
    ExpectSilence();
    EXPECT_EQ(commands.merge(device(), caches[0], 2, caches), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-vkMergeValidationCachesEXT-dstCache-01536", "nothing is merged");
    for (VkValidationCacheEXT cache : caches) {
        commands.destroy(device(), cache, nullptr);
    }
    Stop();
    ExpectSilence();
    EXPECT_EQ(CachesIn(folder_).size(), 0u);
}

// The valid usage of the creation and the destruction is checked by the validators of parameters and lifetimes.
TEST_F(ShaderDeviceTest, CreationAndDestructionOfCachesAreChecked) {
    Options options = MakeOptions(Driver::kLavapipe);
    options.settings["shader_cache"] = "false";
    options.severities &= ~static_cast<uint32_t>(VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT);
    options.device_extensions = {VK_EXT_VALIDATION_CACHE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    auto create = DeviceProc<PFN_vkCreateValidationCacheEXT>("vkCreateValidationCacheEXT");
    auto destroy = DeviceProc<PFN_vkDestroyValidationCacheEXT>("vkDestroyValidationCacheEXT");
    VkAllocationCallbacks callbacks = {};
    callbacks.pfnAllocation = [](void *, size_t size, size_t, VkSystemAllocationScope) {
        return malloc(size);
    };
    callbacks.pfnReallocation = [](void *, void *memory, size_t size, size_t, VkSystemAllocationScope) {
        return realloc(memory, size);
    };
    callbacks.pfnFree = [](void *, void *memory) { free(memory); };
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    VkValidationCacheCreateInfoEXT info =
        Make<VkValidationCacheCreateInfoEXT>(VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT);
    for (const VkAllocationCallbacks *given : {static_cast<VkAllocationCallbacks *>(nullptr), &callbacks}) {
        ASSERT_EQ(create(device(), &info, given, &cache), VK_SUCCESS);
        destroy(device(), cache, given);
        ExpectSilence();
        ASSERT_EQ(create(device(), &info, given, &cache), VK_SUCCESS);
        destroy(device(), cache, given ? nullptr : &callbacks);
        ExpectMessage(given ? "VUID-vkDestroyValidationCacheEXT-validationCache-01537"
                            : "VUID-vkDestroyValidationCacheEXT-validationCache-01538",
                      "vkDestroyValidationCacheEXT");
    }
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    create(device(), &info, nullptr, &cache);
    ExpectMessage("VUID-VkValidationCacheCreateInfoEXT-sType-sType", "sType");
    destroy(device(), cache, nullptr);
    info.sType = VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT;
    info.flags = 1;
    create(device(), &info, nullptr, &cache);
    ExpectMessage("VUID-VkValidationCacheCreateInfoEXT-flags-zerobitmask", "flags");
    destroy(device(), cache, nullptr);
    info.flags = 0;
    VkValidationCacheCreateInfoEXT chained = info;
    info.pNext = &chained;
    create(device(), &info, nullptr, &cache);
    ExpectMessage("VUID-VkValidationCacheCreateInfoEXT-pNext-pNext", "pNext");
    destroy(device(), cache, nullptr);
    Stop();
    ExpectSilence();
}

// The test runs itself four times: with these variables it is one of the processes, which makes 20 modules of its own.
TEST_F(ShaderDeviceTest, ProcessesThatExitTogetherLoseNothing) {
    if (const char *folder = getenv("WD_TEST_FOLDER")) {
        folder_ = folder;
        WD_START_DEVICE(MakeOptions(Driver::kNull));
        for (int i = 0; i < 20; i++) {
            EXPECT_EQ(CreateModule(Variant(atoi(getenv("WD_TEST_FIRST")) + i)), VK_SUCCESS);
        }
        return;
    }
    WD_START_DEVICE(MakeOptions(Driver::kNull)); // Skips where there is no layer or driver.
    Stop();
    std::vector<pid_t> children;
    setenv("WD_TEST_FOLDER", folder_.c_str(), 1);
    for (int i = 0; i < 4; i++) {
        setenv("WD_TEST_FIRST", std::to_string(i * 20).c_str(), 1);
        char program[4096], filter[] = "--gtest_filter=*LoseNothing", output[] = "--gtest_output=";
        ASSERT_GT(wd_process_program(program, sizeof program), 0u);
        char *arguments[] = {program, filter, output, nullptr};
        pid_t child;
        ASSERT_EQ(posix_spawnp(&child, program, nullptr, nullptr, arguments, environ), 0);
        children.push_back(child);
    }
    for (pid_t child : children) {
        int status = -1;
        ASSERT_EQ(waitpid(child, &status, 0), child);
        EXPECT_EQ(status, 0);
    }
    std::vector<std::string> files = CachesIn(folder_);
    ASSERT_EQ(files.size(), 1u);
    std::ifstream file(files[0], std::ios::binary);
    std::vector<char> bytes{std::istreambuf_iterator<char>(file), {}};
    EXPECT_EQ(bytes.size(), WD_VALCACHE_ENTRIES_OFFSET + 80 * WD_VALCACHE_ENTRY_SIZE);
}

} // namespace
} // namespace wd::testing
