// Pipelines of binaries, and the data that is captured for them.
#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

class BinariesTest : public PipelinesTest {
  protected:
    void StartBinaries() {
        static VkPhysicalDevicePipelineBinaryFeaturesKHR binaries;
        static VkPhysicalDeviceMaintenance5FeaturesKHR maintenance;
        binaries = Make<VkPhysicalDevicePipelineBinaryFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_BINARY_FEATURES_KHR);
        binaries.pipelineBinaries = VK_TRUE;
        maintenance = Make<VkPhysicalDeviceMaintenance5FeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES_KHR);
        maintenance.maintenance5 = VK_TRUE;
        maintenance.pNext = &binaries;
        StartRendering(&maintenance,
                       {VK_KHR_PIPELINE_BINARY_EXTENSION_NAME, VK_KHR_MAINTENANCE_5_EXTENSION_NAME});
    }
};

TEST_F(BinariesTest, ReplaceCaches) {
    StartBinaries();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    auto cache_info = Make<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    VkPipelineCache cache = VK_NULL_HANDLE;
    Check(vkCreatePipelineCache(device(), &cache_info, nullptr, &cache), "vkCreatePipelineCache");
    Defer([device = device(), cache] { vkDestroyPipelineCache(device, cache, nullptr); });
    PipelineInfo info = Plain();
    auto flags =
        Make<VkPipelineCreateFlags2CreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR);
    flags.flags = VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR;
    flags.pNext = info.info.pNext;
    info.info.pNext = &flags;
    VkPipeline captured = Create(&info), made = VK_NULL_HANDLE;
    ExpectSilence();
    vkCreateGraphicsPipelines(device(), cache, 1, &info.Get(), nullptr, &made);
    vkDestroyPipeline(device(), made, nullptr);
    ExpectMessage("VUID-vkCreateGraphicsPipelines-pNext-09617", "pipelineCache is VkPipelineCache");
    ExpectSilence();
    const auto create = DeviceProc<PFN_vkCreatePipelineBinariesKHR>("vkCreatePipelineBinariesKHR");
    const auto destroy = DeviceProc<PFN_vkDestroyPipelineBinaryKHR>("vkDestroyPipelineBinaryKHR");
    auto source = Make<VkPipelineBinaryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_BINARY_CREATE_INFO_KHR);
    VkPipelineBinaryKHR binary = VK_NULL_HANDLE;
    auto result = Make<VkPipelineBinaryHandlesInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_BINARY_HANDLES_INFO_KHR);
    result.pipelineBinaryCount = 1;
    result.pPipelineBinaries = &binary;
    source.pipeline = captured;
    create(device(), &source, nullptr, &result);
    destroy(device(), binary, nullptr);
    ExpectSilence();
    source.pipeline = VK_NULL_HANDLE;
    binary = VK_NULL_HANDLE;
    result.pipelineBinaryCount = 1;
    create(device(), &source, nullptr, &result);
    destroy(device(), binary, nullptr);
    ExpectMessage("VUID-VkPipelineBinaryCreateInfoKHR-pKeysAndDataInfo-09619", "pipeline is VK_NULL_HANDLE");
    ExpectSilence();
}

TEST_F(BinariesTest, AreNotCompiled) {
    StartBinaries();
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    auto cache_info = Make<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    VkPipelineCache cache = VK_NULL_HANDLE;
    Check(vkCreatePipelineCache(device(), &cache_info, nullptr, &cache), "vkCreatePipelineCache");
    Defer([device = device(), cache] { vkDestroyPipelineCache(device, cache, nullptr); });
    const auto create_binaries = DeviceProc<PFN_vkCreatePipelineBinariesKHR>("vkCreatePipelineBinariesKHR");
    const auto destroy = DeviceProc<PFN_vkDestroyPipelineBinaryKHR>("vkDestroyPipelineBinaryKHR");
    const auto get_key = DeviceProc<PFN_vkGetPipelineKeyKHR>("vkGetPipelineKeyKHR");
    PipelineInfo captured = Plain(), info = Plain();
    auto flags =
        Make<VkPipelineCreateFlags2CreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO_KHR);
    flags.flags = VK_PIPELINE_CREATE_2_CAPTURE_DATA_BIT_KHR;
    flags.pNext = captured.info.pNext;
    captured.info.pNext = &flags;
    auto source = Make<VkPipelineBinaryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_BINARY_CREATE_INFO_KHR);
    source.pipeline = Create(&captured);
    VkPipelineBinaryKHR binary = VK_NULL_HANDLE;
    auto result = Make<VkPipelineBinaryHandlesInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_BINARY_HANDLES_INFO_KHR);
    result.pipelineBinaryCount = 1;
    result.pPipelineBinaries = &binary;
    create_binaries(device(), &source, nullptr, &result);
    Defer([device = device(), destroy, binary] { destroy(device, binary, nullptr); });
    ExpectSilence();

    auto used = Make<VkPipelineBinaryInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_BINARY_INFO_KHR);
    used.binaryCount = 1;
    used.pPipelineBinaries = &binary;
    used.pNext = info.info.pNext;
    info.info.pNext = &used;
    Try(&info);
    ExpectSilence();
    VkPipeline made = VK_NULL_HANDLE;
    vkCreateGraphicsPipelines(device(), cache, 1, &info.Get(), nullptr, &made);
    vkDestroyPipeline(device(), made, nullptr);
    ExpectMessage("VUID-vkCreateGraphicsPipelines-pNext-09616", "binaryCount is 1, pipelineCache is");
    info.info.flags = VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT;
    Try(&info);
    ExpectMessage("VUID-vkCreateGraphicsPipelines-binaryCount-09622",
                  "flags is VK_PIPELINE_CREATE_FAIL_ON_PIPELINE_COMPILE_REQUIRED_BIT");
    ClearMessages(); // pipelineCreationCacheControl is not enabled.

    info.info.flags = 0;
    auto create = Make<VkPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_INFO_KHR);
    create.pNext = &captured.Get();
    auto key = Make<VkPipelineBinaryKeyKHR>(VK_STRUCTURE_TYPE_PIPELINE_BINARY_KEY_KHR);
    get_key(device(), &create, &key);
    ExpectSilence();
    create.pNext = &info.Get();
    get_key(device(), &create, &key);
    ExpectMessage("VUID-vkGetPipelineKeyKHR-pNext-09605", "binaryCount is 1");
    ExpectSilence();
    source.pipeline = VK_NULL_HANDLE;
    source.pPipelineCreateInfo = &create;
    VkPipelineBinaryKHR other = VK_NULL_HANDLE;
    result.pPipelineBinaries = &other;
    result.pipelineBinaryCount = 1;
    create_binaries(device(), &source, nullptr, &result);
    destroy(device(), other, nullptr);
    ExpectMessage("VUID-VkPipelineBinaryCreateInfoKHR-pPipelineCreateInfo-09606", "binaryCount is 1");
    ClearMessages(); // The create info is not the one of a captured pipeline.
}

class ExecutablesTest : public PipelinesTest {};

TEST_F(ExecutablesTest, HaveIndices) {
    auto features = Make<VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR);
    features.pipelineExecutableInfo = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME});
    PipelineInfo info = Plain();
    info.info.flags = VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR |
                      VK_PIPELINE_CREATE_CAPTURE_INTERNAL_REPRESENTATIONS_BIT_KHR;
    auto pipeline = Make<VkPipelineInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR);
    pipeline.pipeline = Create(&info);
    uint32_t count = 0, num = 0;
    DeviceProc<PFN_vkGetPipelineExecutablePropertiesKHR>("vkGetPipelineExecutablePropertiesKHR")(
        device(), &pipeline, &count, nullptr);
    auto executable = Make<VkPipelineExecutableInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR);
    executable.pipeline = pipeline.pipeline;
    const auto get = [&](uint32_t index) {
        executable.executableIndex = index;
        DeviceProc<PFN_vkGetPipelineExecutableStatisticsKHR>("vkGetPipelineExecutableStatisticsKHR")(
            device(), &executable, &num, nullptr);
        DeviceProc<PFN_vkGetPipelineExecutableInternalRepresentationsKHR>(
            "vkGetPipelineExecutableInternalRepresentationsKHR")(device(), &executable, &num, nullptr);
    };
    if (count) {
        get(count - 1);
    }
    ExpectSilence();
    get(count);
    for (int i = 0; i < 2; i++) {
        ExpectMessage("VUID-VkPipelineExecutableInfoKHR-executableIndex-03275",
                      "the number of executables of pipeline is " + std::to_string(count));
    }
    ExpectSilence();
}

} // namespace
