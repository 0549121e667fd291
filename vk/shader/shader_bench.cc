// The cost of a module that the cache knows, compared with only the hash of its words. The target is a ratio of 1.
//
//     bazel run -c opt //vk/shader:shader_bench
#include <benchmark/benchmark.h>

#include <vector>

#include "vk/capabilities/capabilities.h"
#include "vk/registry/validator.h"
#include "vk/report/report.h"
#include "vk/shader/shader.h"
#include "vk/shader/shader_check.h"

namespace {

// MakeModule returns a valid module of about `num_words` words: constants that nobody uses.
std::vector<uint32_t> MakeModule(size_t num_words) {
    std::vector<uint32_t> words = {
        0x07230203, 0x00010300, 0,  0,          0, 0x00020011, 1, // OpCapability Shader
        0x0003000e, 0,          1,                                // OpMemoryModel Logical GLSL450
        0x0005000f, 5,          1,  0x6e69616d, 0,                // OpEntryPoint GLCompute %1 "main"
        0x00060010, 1,          17, 1,          1, 1,             // OpExecutionMode %1 LocalSize 1 1 1
        0x00020013, 2,                                            // %2 = OpTypeVoid
        0x00030021, 3,          2,                                // %3 = OpTypeFunction %2
        0x00040015, 4,          32, 0,                            // %4 = OpTypeInt 32 0
    };
    uint32_t id = 5;
    while (words.size() + 4 < num_words) {
        words.insert(words.end(), {0x0004002b, 4, id, id}); // %id = OpConstant %4 id
        id++;
    }
    words.insert(words.end(), {0x00050036, 2, 1, 0, 3, 0x000200f8, id, 0x000100fd, 0x00010038});
    words[3] = id + 1;
    return words;
}

void HashAlone(benchmark::State &state) {
    std::vector<uint32_t> words = MakeModule(static_cast<size_t>(state.range(0)));
    for (auto _ : state) {
        benchmark::DoNotOptimize(wd_valcache_key(words.data(), words.size()));
    }
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * words.size() * 4));
}
BENCHMARK(HashAlone)->Arg(256)->Arg(1024)->Arg(4096)->Arg(16384)->Arg(65536);

void CreateModules(benchmark::State &state, bool cache, bool has_features = false) {
    wd_chassis_instance instance = {};
    wd_chassis_device device = {};
    wd_report_options report_options = WD_REPORT_OPTIONS_INIT;
    if (wd_report_create(wd_allocator_default(), &report_options, &instance.report) != WD_OK) {
        return state.SkipWithError("out of memory");
    }
    instance.allocator = device.allocator = wd_allocator_default();
    device.instance = &instance;
    device.api_version = VK_API_VERSION_1_1;
    wd_physical_capabilities physical = {};
    wd_device_capabilities capabilities = {};
    capabilities.physical = &physical;
    device.capabilities = has_features ? &capabilities : nullptr;         // Rules need features.
    wd_shader_options options = {true, cache, "/proc/nowhere", 0, false}; // A cache without a file.
    void *instance_data = nullptr, *device_data = nullptr;
    if (wd_shader_validator.create_instance(&instance, &options, &instance_data) != WD_OK ||
        wd_shader_validator.create_device(&device, instance_data, nullptr, nullptr, &device_data) != WD_OK) {
        return state.SkipWithError("the validator does not start");
    }
    std::vector<uint32_t> words = MakeModule(static_cast<size_t>(state.range(0)));
    VkShaderModuleCreateInfo info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, nullptr, 0,
                                     words.size() * 4, words.data()};
    wd_CreateShaderModule_args args = {};
    args.pCreateInfo = &info;
    wd_call call = {};
    call.instance = &instance;
    call.device = &device;
    call.name = "vkCreateShaderModule";
    call.data = device_data;
    for (auto _ : state) {
        benchmark::DoNotOptimize(wd_shader_validator.hooks.CreateShaderModule.validate(&call, &args));
    }
    state.SetBytesProcessed(static_cast<int64_t>(state.iterations() * words.size() * 4));
    wd_shader_validator.destroy_device(device_data);
    wd_shader_validator.destroy_instance(instance_data);
    wd_report_destroy(instance.report);
}

void KnownModule(benchmark::State &state) {
    CreateModules(state, true);
}
BENCHMARK(KnownModule)->Arg(256)->Arg(1024)->Arg(4096)->Arg(16384)->Arg(65536);

// With the rules of module_rules.h, which are checked once for a module.
void KnownModuleWithRules(benchmark::State &state) {
    CreateModules(state, true, true);
}
BENCHMARK(KnownModuleWithRules)->Arg(1024)->Arg(16384);

void ModuleWithoutCache(benchmark::State &state) {
    CreateModules(state, false);
}
BENCHMARK(ModuleWithoutCache)->Arg(1024)->Arg(16384);

} // namespace

BENCHMARK_MAIN();
