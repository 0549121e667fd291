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

} // namespace
