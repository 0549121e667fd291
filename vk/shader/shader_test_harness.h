// Replaces the chassis for tests of the shader validator without a driver: an instance, a device, a report, and calls.
#ifndef WARDEN_VK_SHADER_SHADER_TEST_HARNESS_H
#define WARDEN_VK_SHADER_SHADER_TEST_HARNESS_H

#include <dirent.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>
#include <vector>

#include "vk/registry/validator.h"
#include "vk/report/report.h"
#include "vk/shader/shader.h"
#include "vk/shader/shader_test_modules.h"

namespace wd::testing {

struct Message {
    wd_severity severity;
    std::string id;
    std::string text;
    size_t num_frames;
};

// Harness replaces the chassis for the validator: an instance, a device, a report, and calls.
class Harness {
  public:
    // `capabilities` are those of the device; nullptr: nothing is known of it.
    explicit Harness(wd_shader_options options, wd_allocator allocator = wd_allocator_default(),
                     const wd_device_capabilities *capabilities = nullptr,
                     uint32_t api_version = VK_API_VERSION_1_1) {
        wd_report_options report_options = WD_REPORT_OPTIONS_INIT;
        report_options.severities = ~0u;
        EXPECT_EQ(wd_report_create(wd_allocator_default(), &report_options, &instance.report), WD_OK);
        uint64_t id;
        EXPECT_EQ(wd_report_add_sink(instance.report, ~0u, ~0u, OnFinding, this, &id), WD_OK);
        instance.allocator = allocator;
        instance.api_version = api_version;
        device.handle = reinterpret_cast<VkDevice>(0x1000);
        device.instance = &instance;
        device.api_version = api_version;
        device.allocator = allocator;
        device.capabilities = capabilities;
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
        return GetData(cache).size() / 24 - 2;
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

inline std::string TemporaryFolder() {
    std::string path = ::testing::TempDir() + "shader.XXXXXX";
    EXPECT_NE(mkdtemp(path.data()), nullptr);
    return path;
}

inline wd_shader_options NoCache() {
    return {true, false, nullptr, 0, false};
}

inline std::vector<std::string> FilesIn(const std::string &folder, const std::string &suffix) {
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
inline std::vector<uint32_t> Variant(int n) {
    std::string text = kValidShader;
    text.replace(text.find("LocalSize 1"), 11, "LocalSize " + std::to_string(n + 1));
    return Assemble(text.c_str());
}

} // namespace wd::testing

#endif
