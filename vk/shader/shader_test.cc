#include "vk/shader/shader.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cstdlib>
#include <dirent.h>
#include <fstream>
#include <iterator>
#include <string>
#include <thread>
#include <vector>

#include "vk/registry/validator.h"
#include "vk/report/report.h"
#include "vk/shader/shader_check.h"
#include "vk/shader/shader_test_modules.h"
#include "vk/util/failing_allocator.h"
#include "vk/valcache/valcache.h"

namespace {

using wd::testing::Assemble;
using wd::testing::kDamagedModules;
using wd::testing::kInvalidShader;
using wd::testing::kValidShader;

struct Message {
    wd_severity severity;
    std::string id;
    std::string text;
    size_t num_frames;
};

// Harness is what the chassis is to the validator: an instance, a device, a report, and calls.
class Harness {
  public:
    explicit Harness(wd_shader_options options, wd_allocator allocator = wd_allocator_default()) {
        wd_report_options report_options = WD_REPORT_OPTIONS_INIT;
        report_options.severities = ~0u;
        EXPECT_EQ(wd_report_create(wd_allocator_default(), &report_options, &instance.report), WD_OK);
        uint64_t id;
        EXPECT_EQ(wd_report_add_sink(instance.report, ~0u, ~0u, OnFinding, this, &id), WD_OK);
        instance.allocator = allocator;
        instance.api_version = VK_API_VERSION_1_1;
        device.handle = reinterpret_cast<VkDevice>(0x1000);
        device.instance = &instance;
        device.api_version = VK_API_VERSION_1_1;
        device.allocator = allocator;
        status = wd_shader_validator.create_instance(&instance, &options, &instance_data);
        if (status == WD_OK) {
            status =
                wd_shader_validator.create_device(&device, instance_data, nullptr, nullptr, &device_data);
        }
    }
    ~Harness() {
        Finish();
    }
    void Finish() {
        if (device_data) {
            wd_shader_validator.destroy_device(device_data);
        }
        if (instance_data) {
            wd_shader_validator.destroy_instance(instance_data);
        }
        wd_report_destroy(instance.report);
        device_data = instance_data = nullptr;
        instance.report = nullptr;
    }

    wd_call Call(wd_command command, const char *name) {
        wd_call call = {};
        call.instance = &instance;
        call.device = &device;
        call.command = command;
        call.name = name;
        call.data = device_data;
        return call;
    }

    bool CreateModule(const void *code, size_t size, const void *next = nullptr) {
        wd_call call = Call(WD_COMMAND_CreateShaderModule, "vkCreateShaderModule");
        VkShaderModuleCreateInfo info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, next, 0, size,
                                         static_cast<const uint32_t *>(code)};
        wd_CreateShaderModule_args args = {};
        args.device = device.handle;
        args.pCreateInfo = &info;
        return wd_shader_validator.hooks.CreateShaderModule.validate(&call, &args);
    }
    bool CreateModule(const std::vector<uint32_t> &words, VkValidationCacheEXT cache) {
        VkShaderModuleValidationCacheCreateInfoEXT chained = {
            VK_STRUCTURE_TYPE_SHADER_MODULE_VALIDATION_CACHE_CREATE_INFO_EXT, nullptr, cache};
        return CreateModule(words.data(), words.size() * 4, &chained);
    }
    bool CreateModule(const std::vector<uint32_t> &words) {
        return CreateModule(words.data(), words.size() * 4);
    }

    template <typename Args> void Serve(wd_command command, const char *name, Args *args) {
        wd_call call = Call(command, name);
        for (size_t i = 0; i < wd_shader_validator.num_served; i++) {
            if (wd_shader_validator.served[i].command == command) {
                EXPECT_STREQ(wd_shader_validator.served[i].extension, "VK_EXT_validation_cache");
                wd_shader_validator.served[i].serve(&call, args);
                return;
            }
        }
        FAIL() << name << " is not served";
    }

    VkResult CreateCache(const std::vector<uint8_t> &data, VkValidationCacheEXT *cache,
                         const VkAllocationCallbacks *callbacks = nullptr) {
        VkValidationCacheCreateInfoEXT info = {VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT, nullptr, 0,
                                               data.size(), data.data()};
        wd_CreateValidationCacheEXT_args args = {};
        args.pCreateInfo = &info;
        args.pAllocator = callbacks;
        args.pValidationCache = cache;
        Serve(WD_COMMAND_CreateValidationCacheEXT, "vkCreateValidationCacheEXT", &args);
        return args.result;
    }
    void DestroyCache(VkValidationCacheEXT cache, const VkAllocationCallbacks *callbacks = nullptr) {
        wd_DestroyValidationCacheEXT_args args = {device.handle, cache, callbacks};
        Serve(WD_COMMAND_DestroyValidationCacheEXT, "vkDestroyValidationCacheEXT", &args);
    }
    VkResult Merge(VkValidationCacheEXT target, const std::vector<VkValidationCacheEXT> &sources) {
        wd_MergeValidationCachesEXT_args args = {device.handle, target, static_cast<uint32_t>(sources.size()),
                                                 sources.data(), VK_SUCCESS};
        if (device_data) {
            wd_call call = Call(WD_COMMAND_MergeValidationCachesEXT, "vkMergeValidationCachesEXT");
            wd_shader_validator.hooks.MergeValidationCachesEXT.validate(&call, &args);
        }
        Serve(WD_COMMAND_MergeValidationCachesEXT, "vkMergeValidationCachesEXT", &args);
        return args.result;
    }
    VkResult GetData(VkValidationCacheEXT cache, size_t *size, void *data) {
        wd_GetValidationCacheDataEXT_args args = {device.handle, cache, size, data, VK_SUCCESS};
        Serve(WD_COMMAND_GetValidationCacheDataEXT, "vkGetValidationCacheDataEXT", &args);
        return args.result;
    }
    std::vector<uint8_t> GetData(VkValidationCacheEXT cache) {
        size_t size = 0;
        EXPECT_EQ(GetData(cache, &size, nullptr), VK_SUCCESS);
        std::vector<uint8_t> data(size);
        EXPECT_EQ(GetData(cache, &size, data.data()), VK_SUCCESS);
        return data;
    }
    size_t CountIn(VkValidationCacheEXT cache) {
        return GetData(cache).size() / 24 - 1;
    }

    std::vector<Message> Take(uint32_t severities = WD_SEVERITY_ERROR | WD_SEVERITY_WARNING) {
        std::vector<Message> taken;
        for (const Message &message : messages) {
            if (message.severity & severities) {
                taken.push_back(message);
            }
        }
        messages.clear();
        return taken;
    }
    void ExpectOne(const std::string &id, const std::string &text) {
        std::vector<Message> taken = Take();
        ASSERT_EQ(taken.size(), 1u);
        EXPECT_EQ(taken[0].id, id);
        EXPECT_NE(taken[0].text.find(text), std::string::npos) << taken[0].text;
    }

    wd_chassis_instance instance = {};
    wd_chassis_device device = {};
    void *instance_data = nullptr;
    void *device_data = nullptr;
    wd_status status;
    std::vector<Message> messages;
    bool answer = false; // Of the callback.

  private:
    static bool OnFinding(void *user, const wd_finding *finding, const char *text) {
        auto *self = static_cast<Harness *>(user);
        self->messages.push_back({finding->severity, finding->id, text, finding->num_frames});
        return self->answer;
    }
};

std::string TemporaryFolder() {
    std::string path = testing::TempDir() + "shader.XXXXXX";
    EXPECT_NE(mkdtemp(path.data()), nullptr);
    return path;
}

wd_shader_options NoCache() {
    return {true, false, nullptr, 0};
}

std::vector<std::string> FilesIn(const std::string &folder, const std::string &suffix) {
    std::vector<std::string> files;
    if (DIR *directory = opendir(folder.c_str())) {
        while (dirent *entry = readdir(directory)) {
            std::string name = entry->d_name;
            if (name.size() > suffix.size() && name.substr(name.size() - suffix.size()) == suffix) {
                files.push_back(folder + "/" + name);
            }
        }
        closedir(directory);
    }
    return files;
}

// Variant gives as many different valid modules as wanted: they differ in an execution mode.
std::vector<uint32_t> Variant(int n) {
    std::string text = wd::testing::kValidShader;
    text.replace(text.find("LocalSize 1"), 11, "LocalSize " + std::to_string(n + 1));
    return Assemble(text.c_str());
}

TEST(Shader, ValidModuleIsSilent) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
    EXPECT_EQ(harness.Take(~0u).size(), 0u);
}

TEST(Shader, InvalidModuleIsReportedWithItsSource) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Assemble(kInvalidShader)));
    ASSERT_EQ(harness.messages.size(), 1u);
    EXPECT_EQ(harness.messages[0].num_frames, 1u);
    harness.ExpectOne(
        "VUID-VkShaderModuleCreateInfo-pCode-08737",
        "[ VUID-VkShaderModuleCreateInfo-pCode-08737 ] vkCreateShaderModule(): pCreateInfo->pCode is not "
        "valid SPIR-V (vulkan1.1): Expected arithmetic operands");
}

TEST(Shader, CallbackDecidesWhetherTheCallGoesOn) {
    Harness harness(NoCache());
    EXPECT_FALSE(harness.CreateModule(Assemble(kInvalidShader)));
    harness.answer = true;
    EXPECT_TRUE(harness.CreateModule(Assemble(kInvalidShader)));
    EXPECT_TRUE(harness.CreateModule("", 0));
    EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
}

TEST(Shader, SameBadModuleIsReportedUpToTheLimitOnly) {
    Harness harness(NoCache());
    std::vector<uint32_t> words = Assemble(kInvalidShader);
    for (int i = 0; i < 30; i++) {
        harness.CreateModule(words);
    }
    EXPECT_EQ(harness.Take().size(), 10u);
}

TEST(Shader, SizesAndPointers) {
    Harness harness(NoCache());
    std::vector<uint32_t> words = Assemble(kValidShader);
    harness.CreateModule(words.data(), 0);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-codeSize-01085", "codeSize is 0");
    harness.CreateModule(words.data(), words.size() * 4 - 1);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-codeSize-08735", "not a multiple of 4");
    harness.CreateModule(nullptr, 40);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-pCode-parameter", "pCode is NULL");
    harness.CreateModule(reinterpret_cast<const char *>(words.data()) + 1, 40);
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-pCode-parameter", "not aligned");
}

TEST(Shader, DamagedWordsGetAMessageEach) {
    for (bool validate : {true, false}) {
        wd_shader_options options = NoCache();
        options.validate = validate;
        Harness harness(options);
        for (const auto &module : kDamagedModules()) {
            SCOPED_TRACE(module.what);
            EXPECT_FALSE(harness.CreateModule(module.words));
            harness.ExpectOne(module.is_spirv ? "VUID-VkShaderModuleCreateInfo-pCode-08736"
                                              : "VUID-VkShaderModuleCreateInfo-pCode-07912",
                              "vkCreateShaderModule(): pCreateInfo->pCode ");
        }
    }
}

TEST(Shader, SwitchedOffItLooksAtTheFormAlone) {
    wd_shader_options options = NoCache();
    options.validate = false;
    Harness harness(options);
    harness.CreateModule(Assemble(kInvalidShader));
    EXPECT_EQ(harness.Take().size(), 0u);
}

TEST(Shader, ModulesInlinedInStagesAreChecked) {
    Harness harness(NoCache());
    std::vector<uint32_t> bad = Assemble(kInvalidShader), good = Assemble(kValidShader);
    VkShaderModuleCreateInfo bad_info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, nullptr, 0,
                                         bad.size() * 4, bad.data()};
    VkShaderModuleCreateInfo good_info = bad_info;
    good_info.codeSize = good.size() * 4;
    good_info.pCode = good.data();
    VkPipelineShaderStageCreateInfo stages[2] = {};
    stages[0].sType = stages[1].sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    stages[0].pNext = &good_info;
    stages[1].pNext = &bad_info;

    wd_call call = harness.Call(WD_COMMAND_CreateGraphicsPipelines, "vkCreateGraphicsPipelines");
    VkGraphicsPipelineCreateInfo graphics = {};
    graphics.stageCount = 2;
    graphics.pStages = stages;
    wd_CreateGraphicsPipelines_args graphics_args = {};
    graphics_args.createInfoCount = 1;
    graphics_args.pCreateInfos = &graphics;
    EXPECT_FALSE(wd_shader_validator.hooks.CreateGraphicsPipelines.validate(&call, &graphics_args));
    harness.ExpectOne(
        "VUID-VkShaderModuleCreateInfo-pCode-08737",
        "vkCreateGraphicsPipelines(): pCreateInfos[0].pStages[1].pNext<VkShaderModuleCreateInfo>.pCode");

    // A library without shaders leaves its stages unread.
    VkGraphicsPipelineLibraryCreateInfoEXT library = {
        VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT, nullptr,
        VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT};
    graphics.pNext = &library;
    graphics.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
    graphics.pStages = reinterpret_cast<const VkPipelineShaderStageCreateInfo *>(16);
    EXPECT_FALSE(wd_shader_validator.hooks.CreateGraphicsPipelines.validate(&call, &graphics_args));
    EXPECT_EQ(harness.Take().size(), 0u);

    VkComputePipelineCreateInfo compute = {};
    compute.stage = stages[1];
    wd_CreateComputePipelines_args compute_args = {};
    compute_args.createInfoCount = 1;
    compute_args.pCreateInfos = &compute;
    call = harness.Call(WD_COMMAND_CreateComputePipelines, "vkCreateComputePipelines");
    EXPECT_FALSE(wd_shader_validator.hooks.CreateComputePipelines.validate(&call, &compute_args));
    harness.ExpectOne("VUID-VkShaderModuleCreateInfo-pCode-08737", "pCreateInfos[0].stage.pNext");
    compute.stage.module = (VkShaderModule)(uintptr_t)1; // A real module: the chain is not for the code.
    EXPECT_FALSE(wd_shader_validator.hooks.CreateComputePipelines.validate(&call, &compute_args));
    EXPECT_EQ(harness.Take().size(), 0u);
}

TEST(ShaderCache, SecondRunKnowsTheModuleFromTheFile) {
    std::string folder = TemporaryFolder() + "/new/folder";
    wd_shader_options options = {true, true, folder.c_str(), 0};
    for (int run = 0; run < 2; run++) {
        Harness harness(options);
        EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
        EXPECT_FALSE(harness.CreateModule(Assemble(kValidShader)));
        EXPECT_FALSE(harness.CreateModule(Assemble(kInvalidShader)));
        EXPECT_EQ(harness.Take().size(), 1u); // The bad one, in each run: failures are not kept.
        wd_shader_validator.destroy_device(harness.device_data);
        harness.device_data = nullptr;
        std::vector<Message> summary = harness.Take(WD_SEVERITY_INFO);
        ASSERT_EQ(summary.size(), 1u);
        EXPECT_NE(
            summary[0].text.find(run == 0 ? "1 of 3 shader modules were known" : "2 of 3 shader modules"),
            std::string::npos)
            << summary[0].text;
        EXPECT_EQ(FilesIn(folder, ".valcache").size(), 1u);
    }
}

TEST(ShaderCache, DeviceWithoutShadersTouchesNoFile) {
    std::string folder = TemporaryFolder() + "/cache";
    Harness({true, true, folder.c_str(), 0}).Finish();
    EXPECT_NE(access(folder.c_str(), F_OK), 0);
}

TEST(ShaderCache, DamagedFileIsToldAndMended) {
    std::string folder = TemporaryFolder();
    wd_shader_options options = {true, true, folder.c_str(), 0};
    Harness(options).CreateModule(Variant(0));
    std::vector<std::string> files = FilesIn(folder, ".valcache");
    ASSERT_EQ(files.size(), 1u);
    {
        std::fstream file(files[0], std::ios::in | std::ios::out | std::ios::binary);
        file.seekp(30);
        file.put('\xff');
    }
    Harness harness(options);
    harness.CreateModule(Variant(0));
    harness.ExpectOne("WARDEN-shader-cache-file", "is damaged: 1 entries are lost");
    harness.Finish();
    Harness again(options);
    again.CreateModule(Variant(0));
    EXPECT_EQ(again.Take().size(), 0u);
}

TEST(ShaderCache, FolderThatCannotBeMadeIsNoError) {
    Harness harness({true, true, "/proc/nowhere", 0});
    EXPECT_FALSE(harness.CreateModule(Variant(0)));
    EXPECT_FALSE(harness.CreateModule(Variant(0)));
    EXPECT_EQ(harness.Take().size(), 0u);
}

TEST(ShaderCache, ManyModulesAreSavedBeforeTheEnd) {
    std::string folder = TemporaryFolder();
    Harness harness({true, true, folder.c_str(), 0});
    for (int i = 0; i < 300; i++) {
        harness.CreateModule(Variant(i));
    }
    EXPECT_EQ(FilesIn(folder, ".valcache").size(), 1u); // The device still lives.
}

TEST(ShaderAppCache, IsQueriedAndUpdated) {
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    EXPECT_EQ(harness.CountIn(cache), 0u);
    harness.CreateModule(Variant(0), cache);
    harness.CreateModule(Variant(1), cache);
    harness.CreateModule(Variant(1), cache);
    harness.CreateModule(Assemble(kInvalidShader), cache);
    EXPECT_EQ(harness.Take().size(), 1u);
    EXPECT_EQ(harness.CountIn(cache), 2u);
    harness.CreateModule(Variant(2), VkValidationCacheEXT(VK_NULL_HANDLE));
    EXPECT_EQ(harness.CountIn(cache), 2u);
    harness.DestroyCache(cache);
}

TEST(ShaderAppCache, OwnCacheTellsTheApplications) {
    std::string folder = TemporaryFolder();
    Harness harness({true, true, folder.c_str(), 0});
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    harness.CreateModule(Variant(0));
    harness.CreateModule(Variant(0), cache);
    EXPECT_EQ(harness.CountIn(cache), 1u);
    harness.DestroyCache(cache);
}

TEST(ShaderAppCache, DataMakesTheNextRunHot) {
    std::vector<uint8_t> data;
    {
        Harness harness(NoCache());
        VkValidationCacheEXT cache = VK_NULL_HANDLE;
        ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
        harness.CreateModule(Variant(0), cache);
        data = harness.GetData(cache);
        harness.DestroyCache(cache);
    }
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache(data, &cache), VK_SUCCESS);
    EXPECT_EQ(harness.GetData(cache), data);
    harness.CreateModule(Variant(0), cache);
    harness.DestroyCache(cache);
    wd_shader_validator.destroy_device(harness.device_data);
    harness.device_data = nullptr;
    std::vector<Message> summary = harness.Take(WD_SEVERITY_INFO);
    ASSERT_EQ(summary.size(), 1u);
    EXPECT_NE(summary[0].text.find("1 of 1 shader modules were known"), std::string::npos) << summary[0].text;
}

TEST(ShaderAppCache, GetDataFollowsTheSpecification) {
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    harness.CreateModule(Variant(0), cache);
    harness.CreateModule(Variant(1), cache);
    size_t size = 0;
    EXPECT_EQ(harness.GetData(cache, &size, nullptr), VK_SUCCESS);
    EXPECT_EQ(size, 72u);
    uint8_t data[100];
    size = 71;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_INCOMPLETE);
    EXPECT_EQ(size, 48u);
    size = 23;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_INCOMPLETE);
    EXPECT_EQ(size, 0u);
    size = sizeof data;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_SUCCESS);
    EXPECT_EQ(size, 72u);
    harness.DestroyCache(cache);
}

TEST(ShaderAppCache, ForeignAndDamagedDataGiveAnEmptyCache) {
    Harness harness(NoCache());
    std::vector<uint8_t> foreign(48);
    wd_valcache_uuid uuid = wd_valcache_uuid_make("foreign");
    wd_valcache_entry entry = {{1, 2}, 3};
    wd_valcache_write_data(&uuid, &entry, 1, foreign.data());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache(foreign, &cache), VK_SUCCESS);
    EXPECT_EQ(harness.CountIn(cache), 0u);
    EXPECT_EQ(harness.Take().size(), 0u); // Allowed: told at severity INFO only.
    harness.DestroyCache(cache);
    foreign[4] = 2;
    ASSERT_EQ(harness.CreateCache(foreign, &cache), VK_SUCCESS);
    EXPECT_EQ(harness.CountIn(cache), 0u);
    harness.ExpectOne("WARDEN-shader-cache-data", "header version 2");
    harness.DestroyCache(cache);
}

TEST(ShaderAppCache, MergeAndSelfMerge) {
    Harness harness(NoCache());
    VkValidationCacheEXT a = VK_NULL_HANDLE, b = VK_NULL_HANDLE, c = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &a), VK_SUCCESS);
    ASSERT_EQ(harness.CreateCache({}, &b), VK_SUCCESS);
    ASSERT_EQ(harness.CreateCache({}, &c), VK_SUCCESS);
    harness.CreateModule(Variant(0), a);
    harness.CreateModule(Variant(1), b);
    harness.CreateModule(Variant(2), c);
    EXPECT_EQ(harness.Merge(a, {b, c}), VK_SUCCESS);
    EXPECT_EQ(harness.CountIn(a), 3u);
    EXPECT_EQ(harness.CountIn(b), 1u);
    EXPECT_EQ(harness.Take().size(), 0u);
    EXPECT_EQ(harness.Merge(b, {a, b}), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(harness.CountIn(b), 1u);
    harness.ExpectOne("VUID-vkMergeValidationCachesEXT-dstCache-01536", "pSrcCaches[1]");
    for (VkValidationCacheEXT cache : {a, b, c}) {
        harness.DestroyCache(cache);
    }
}

TEST(ShaderAppCache, UnknownHandlesGetMessages) {
    Harness harness(NoCache());
    VkValidationCacheEXT wrong = (VkValidationCacheEXT)(uintptr_t)0x40, cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    harness.CreateModule(Variant(0), wrong);
    harness.ExpectOne("VUID-VkShaderModuleValidationCacheCreateInfoEXT-validationCache-parameter", "0x40");
    EXPECT_EQ(harness.Merge(cache, {wrong}), VK_SUCCESS);
    harness.ExpectOne("VUID-vkMergeValidationCachesEXT-pSrcCaches-parameter", "0x40");
    EXPECT_EQ(harness.Merge(wrong, {cache}), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.ExpectOne("VUID-vkMergeValidationCachesEXT-dstCache-parameter", "0x40");
    size_t size = 9;
    EXPECT_EQ(harness.GetData(wrong, &size, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.DestroyCache(wrong);
    harness.DestroyCache(VK_NULL_HANDLE);
    harness.DestroyCache(cache);
    harness.DestroyCache(cache); // Twice: the handle is unknown by now.
}

// Callbacks that count, for vkCreateValidationCacheEXT.
struct Counted {
    size_t alive = 0, calls = 0, fail_at = 0;
    VkAllocationCallbacks callbacks = {this, Allocate, Reallocate, Free, nullptr, nullptr};
    static void *VKAPI_PTR Allocate(void *user, size_t size, size_t, VkSystemAllocationScope) {
        return Reallocate(user, nullptr, size, 16, VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
    }
    static void *VKAPI_PTR Reallocate(void *user, void *memory, size_t size, size_t,
                                      VkSystemAllocationScope scope) {
        auto *self = static_cast<Counted *>(user);
        EXPECT_EQ(scope, VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
        if (++self->calls == self->fail_at) {
            return nullptr;
        }
        self->alive += memory == nullptr;
        return realloc(memory, size);
    }
    static void VKAPI_PTR Free(void *user, void *memory) {
        static_cast<Counted *>(user)->alive -= memory != nullptr;
        free(memory);
    }
};

TEST(ShaderAppCache, MemoryComesFromTheApplicationsCallbacks) {
    Harness harness(NoCache());
    Counted counted;
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache, &counted.callbacks), VK_SUCCESS);
    size_t empty = counted.alive;
    EXPECT_GT(empty, 0u);
    harness.CreateModule(Variant(0), cache);
    EXPECT_GT(counted.alive, empty);
    harness.DestroyCache(cache, &counted.callbacks);
    EXPECT_EQ(counted.alive, 0u);
}

TEST(ShaderAppCache, EveryFailingAllocationOfTheCallbacks) {
    Harness harness(NoCache());
    VkValidationCacheEXT full = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &full), VK_SUCCESS);
    harness.CreateModule(Variant(0), full);
    std::vector<uint8_t> data = harness.GetData(full);
    harness.DestroyCache(full);
    VkResult result = VK_ERROR_UNKNOWN;
    for (size_t n = 1; result != VK_SUCCESS; n++) {
        Counted counted;
        counted.fail_at = n;
        VkValidationCacheEXT cache = (VkValidationCacheEXT)(uintptr_t)7;
        result = harness.CreateCache(data, &cache, &counted.callbacks);
        if (result == VK_SUCCESS) {
            harness.DestroyCache(cache, &counted.callbacks);
        } else {
            EXPECT_EQ(result, VK_ERROR_OUT_OF_HOST_MEMORY);
            EXPECT_EQ(cache, VkValidationCacheEXT(VK_NULL_HANDLE));
        }
        EXPECT_EQ(counted.alive, 0u);
    }
}

// The chassis serves the extension also when this validator is switched off: data goes through unchanged.
TEST(ShaderAppCache, WorksWithTheValidatorSwitchedOff) {
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE, empty = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    harness.CreateModule(Variant(0), cache);
    std::vector<uint8_t> data = harness.GetData(cache);
    harness.DestroyCache(cache);

    void *data_of_device = harness.device_data;
    harness.device_data = nullptr;
    ASSERT_EQ(harness.CreateCache(data, &cache), VK_SUCCESS);
    ASSERT_EQ(harness.CreateCache({}, &empty), VK_SUCCESS);
    EXPECT_EQ(harness.GetData(cache), data);
    EXPECT_EQ(harness.CountIn(empty), 0u);
    EXPECT_EQ(harness.Merge(cache, {empty}), VK_SUCCESS);
    EXPECT_EQ(harness.Merge(cache, {cache}), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(harness.GetData(cache), data);
    harness.DestroyCache(cache);
    harness.DestroyCache(empty);
    harness.device_data = data_of_device;
}

TEST(Shader, EveryFailingAllocation) {
    std::string folder = TemporaryFolder();
    wd_shader_options options = {true, true, folder.c_str(), 4};
    std::vector<uint32_t> good = Assemble(kValidShader), bad = Assemble(kInvalidShader);
    bool done = false;
    for (size_t n = 1; !done; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        {
            Harness harness(options, wd_failing_allocator_get(&failing));
            if (harness.status == WD_OK) {
                harness.CreateModule(good);
                harness.CreateModule(bad);
                VkValidationCacheEXT cache = VK_NULL_HANDLE;
                if (harness.CreateCache({}, &cache) == VK_SUCCESS) {
                    harness.CreateModule(good, cache);
                    harness.DestroyCache(cache);
                }
            }
            harness.Finish();
            done = failing.calls < n;
        }
        EXPECT_EQ(failing.alive, 0u) << n;
    }
}

TEST(Shader, ThreadsShareADevice) {
    std::string folder = TemporaryFolder();
    Harness harness({true, true, folder.c_str(), 0});
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    std::vector<std::vector<uint32_t>> modules;
    for (int i = 0; i < 40; i++) {
        modules.push_back(Variant(i));
    }
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; t++) {
        threads.emplace_back([&, t] {
            for (int i = 0; i < 40; i++) {
                harness.CreateModule(modules[static_cast<size_t>(i * (t + 1)) % 40], cache);
            }
        });
    }
    for (auto &thread : threads) {
        thread.join();
    }
    EXPECT_EQ(harness.CountIn(cache), 40u);
    harness.DestroyCache(cache);
}

} // namespace
