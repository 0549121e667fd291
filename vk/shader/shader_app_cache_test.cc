// The commands of VK_EXT_validation_cache.
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "vk/shader/shader_test_harness.h"
#include "vk/valcache/valcache.h"

namespace wd::testing {
namespace {

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

TEST(ShaderAppCache, OwnCacheFillsTheApplicationsCache) {
    std::string folder = TemporaryFolder();
    Harness harness({true, true, folder.c_str(), 0, false});
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
    EXPECT_NE(summary[0].text.find("1 of 1 shader modules were known to be valid"), std::string::npos)
        << summary[0].text;
}

TEST(ShaderAppCache, GetDataFollowsTheSpecification) {
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    harness.CreateModule(Variant(0), cache);
    harness.CreateModule(Variant(1), cache);
    size_t size = 0;
    EXPECT_EQ(harness.GetData(cache, &size, nullptr), VK_SUCCESS);
    EXPECT_EQ(size, 96u);
    uint8_t data[120];
    size = 95;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_INCOMPLETE);
    EXPECT_EQ(size, 72u);
    size = 47;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_INCOMPLETE);
    EXPECT_EQ(size, 24u);
    size = 23;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_INCOMPLETE);
    EXPECT_EQ(size, 0u);
    size = sizeof data;
    EXPECT_EQ(harness.GetData(cache, &size, data), VK_SUCCESS);
    EXPECT_EQ(size, 96u);
    harness.DestroyCache(cache);
}

TEST(ShaderAppCache, ForeignDataGivesAnEmptyCache) {
    Harness harness(NoCache());
    std::vector<uint8_t> foreign(72);
    wd_valcache_uuid uuid = wd_valcache_uuid_make("foreign");
    wd_valcache_entry entry = {{1, 2}, 3};
    wd_valcache_write_data(&uuid, &entry, 1, foreign.data());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache(foreign, &cache), VK_SUCCESS);
    EXPECT_EQ(harness.CountIn(cache), 0u);
    const std::vector<Message> all = harness.Take(~0u);
    ASSERT_EQ(all.size(), 1u);
    EXPECT_EQ(all[0].severity, WD_SEVERITY_INFO); // Allowed.
    EXPECT_EQ(all[0].id, "WARDEN-shader-cache-data");
    harness.DestroyCache(cache);
}

// VUID-VkValidationCacheCreateInfoEXT-initialDataSize-01534 and -01535, and the data that is valid in all but that.
TEST(ShaderAppCache, InitialDataMustBeThatOfGetValidationCacheData) {
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    harness.CreateModule(Variant(0), cache);
    harness.CreateModule(Variant(1), cache);
    const std::vector<uint8_t> good = harness.GetData(cache);
    harness.DestroyCache(cache);
    auto create = [&](const std::vector<uint8_t> &data, size_t expected_entries) {
        VkValidationCacheEXT made = VK_NULL_HANDLE;
        ASSERT_EQ(harness.CreateCache(data, &made), VK_SUCCESS);
        EXPECT_EQ(harness.CountIn(made), expected_entries);
        harness.DestroyCache(made);
    };
    create(good, 2);
    EXPECT_EQ(harness.Take().size(), 0u);

    std::vector<uint8_t> data = good;
    data.resize(data.size() - 24);
    create(data, 1);
    harness.ExpectOne("VUID-VkValidationCacheCreateInfoEXT-initialDataSize-01534", "truncated");
    data = good;
    data.push_back(0);
    create(data, 2);
    harness.ExpectOne("VUID-VkValidationCacheCreateInfoEXT-initialDataSize-01534", "1 bytes follow");

    data = good;
    data[50] ^= 1;
    create(data, 1);
    harness.ExpectOne("VUID-VkValidationCacheCreateInfoEXT-initialDataSize-01535",
                      "1 intact entries are used");
    data = good;
    data[4] = 2;
    create(data, 0);
    harness.ExpectOne("VUID-VkValidationCacheCreateInfoEXT-initialDataSize-01535", "header version 2");
    data.resize(7);
    create(data, 0);
    harness.ExpectOne("VUID-VkValidationCacheCreateInfoEXT-initialDataSize-01535", "shorter than the header");
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

// Validates and serves a command as the chassis does, which skips nothing while the callback returns VK_FALSE.
template <typename Args, typename Validate>
VkResult Carry(Harness &harness, wd_command command, const char *name, Validate validate, Args args) {
    if (harness.device_data) {
        wd_call call = harness.Call(command, name);
        validate(&call, &args);
    }
    harness.Serve(command, name, &args);
    return args.result;
}

TEST(ShaderAppCache, NullParametersAreReportedAndTheCallIsSkipped) {
    Harness harness(NoCache());
    VkValidationCacheEXT cache = VK_NULL_HANDLE;
    ASSERT_EQ(harness.CreateCache({}, &cache), VK_SUCCESS);
    const VkValidationCacheCreateInfoEXT info = {VK_STRUCTURE_TYPE_VALIDATION_CACHE_CREATE_INFO_EXT, nullptr,
                                                 0, 0, nullptr};
    const auto &hooks = wd_shader_validator.hooks;
    auto create = [&](const VkValidationCacheCreateInfoEXT *given, VkValidationCacheEXT *made) {
        wd_CreateValidationCacheEXT_args args = {};
        args.pCreateInfo = given;
        args.pValidationCache = made;
        return Carry(harness, WD_COMMAND_CreateValidationCacheEXT, "vkCreateValidationCacheEXT",
                     hooks.CreateValidationCacheEXT.validate, args);
    };
    auto get = [&](VkValidationCacheEXT from, size_t *size) {
        const wd_GetValidationCacheDataEXT_args args = {harness.device.handle, from, size, nullptr,
                                                        VK_SUCCESS};
        return Carry(harness, WD_COMMAND_GetValidationCacheDataEXT, "vkGetValidationCacheDataEXT",
                     hooks.GetValidationCacheDataEXT.validate, args);
    };
    auto merge = [&](uint32_t count) {
        const wd_MergeValidationCachesEXT_args args = {harness.device.handle, cache, count, nullptr,
                                                       VK_SUCCESS};
        return Carry(harness, WD_COMMAND_MergeValidationCachesEXT, "vkMergeValidationCachesEXT",
                     hooks.MergeValidationCachesEXT.validate, args);
    };
    VkValidationCacheEXT made = (VkValidationCacheEXT)(uintptr_t)7;
    EXPECT_EQ(create(nullptr, &made), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.ExpectOne("VUID-vkCreateValidationCacheEXT-pCreateInfo-parameter", "pCreateInfo is NULL");
    EXPECT_EQ(create(&info, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.ExpectOne("VUID-vkCreateValidationCacheEXT-pValidationCache-parameter",
                      "pValidationCache is NULL");
    EXPECT_EQ(get(cache, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.ExpectOne("VUID-vkGetValidationCacheDataEXT-pDataSize-parameter", "pDataSize is NULL");
    size_t size = 9;
    EXPECT_EQ(get(VK_NULL_HANDLE, &size), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(size, 0u);
    harness.ExpectOne("VUID-vkGetValidationCacheDataEXT-validationCache-parameter", "validationCache (0x0)");
    EXPECT_EQ(merge(2), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.ExpectOne("VUID-vkMergeValidationCachesEXT-pSrcCaches-parameter", "pSrcCaches is NULL");
    EXPECT_EQ(merge(0), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.ExpectOne("VUID-vkMergeValidationCachesEXT-srcCacheCount-arraylength", "srcCacheCount is 0");
    EXPECT_EQ(get(cache, &size), VK_SUCCESS);
    EXPECT_EQ(harness.Take().size(), 0u);
    harness.DestroyCache(cache);

    VkValidationCacheCreateInfoEXT without_data = info;
    without_data.initialDataSize = 96;
    EXPECT_EQ(create(&without_data, &made), VK_SUCCESS);
    harness.DestroyCache(made);
    harness.ExpectOne("VUID-VkValidationCacheCreateInfoEXT-pInitialData-parameter",
                      "pInitialData is NULL although initialDataSize is 96");
    const auto check_destroy = [&](VkValidationCacheEXT handle) {
        const wd_DestroyValidationCacheEXT_args args = {harness.device.handle, handle, nullptr};
        wd_call call = harness.Call(WD_COMMAND_DestroyValidationCacheEXT, "vkDestroyValidationCacheEXT");
        return hooks.DestroyValidationCacheEXT.validate(&call, &args);
    };
    EXPECT_FALSE(check_destroy(VK_NULL_HANDLE));
    harness.Take();
    EXPECT_EQ(harness.Take().size(), 0u);
    check_destroy((VkValidationCacheEXT)(uintptr_t)7);
    harness.ExpectOne("VUID-vkDestroyValidationCacheEXT-validationCache-parameter",
                      "validationCache (0x7) is not a validation cache of this device");

    void *data_of_device = harness.device_data; // Switched off, the commands must not crash either.
    harness.device_data = nullptr;
    EXPECT_EQ(create(nullptr, &made), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(create(&info, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    EXPECT_EQ(get(VK_NULL_HANDLE, nullptr), VK_ERROR_VALIDATION_FAILED_EXT);
    harness.device_data = data_of_device;
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

TEST(ShaderAppCache, DriversDoNotGetNamesOfCaches) {
    Harness harness(NoCache());
    VkDebugUtilsObjectNameInfoEXT info = {};
    info.objectType = VK_OBJECT_TYPE_VALIDATION_CACHE_EXT;
    info.objectHandle = 0x40;
    VkDebugUtilsObjectTagInfoEXT tag = {};
    tag.objectType = VK_OBJECT_TYPE_VALIDATION_CACHE_EXT;
    tag.tagName = 9;
    wd_call call = harness.Call(WD_COMMAND_SetDebugUtilsObjectNameEXT, "vkSetDebugUtilsObjectNameEXT");
    wd_arena_init(&call.scratch, wd_allocator_default(), 0);
    wd_SetDebugUtilsObjectNameEXT_args args = {harness.device.handle, &info, VK_SUCCESS}, down = args;
    wd_SetDebugUtilsObjectTagEXT_args tag_args = {harness.device.handle, &tag, VK_SUCCESS},
                                      tag_down = tag_args;
    wd_shader_validator.hooks.SetDebugUtilsObjectNameEXT.pre_record(&call, &args, &down);
    wd_shader_validator.hooks.SetDebugUtilsObjectTagEXT.pre_record(&call, &tag_args, &tag_down);
    EXPECT_EQ(down.pNameInfo->objectType, VK_OBJECT_TYPE_DEVICE);
    EXPECT_EQ(down.pNameInfo->objectHandle, reinterpret_cast<uint64_t>(harness.device.handle));
    EXPECT_EQ(tag_down.pTagInfo->objectType, VK_OBJECT_TYPE_DEVICE);
    EXPECT_EQ(tag_down.pTagInfo->tagName, 9u);
    info.objectType = VK_OBJECT_TYPE_BUFFER;
    down = args;
    wd_shader_validator.hooks.SetDebugUtilsObjectNameEXT.pre_record(&call, &args, &down);
    EXPECT_EQ(down.pNameInfo, &info);
    wd_arena_finish(&call.scratch);
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

} // namespace
} // namespace wd::testing
