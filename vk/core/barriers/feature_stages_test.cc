// Stages that two features, or an extension and a feature, bring.
#include "vk/core/barriers/barriers_fixture.h"

namespace wd::testing {
namespace {

constexpr VkPipelineStageFlags kRays = VK_PIPELINE_STAGE_RAY_TRACING_SHADER_BIT_KHR;
constexpr VkPipelineStageFlags kRate = VK_PIPELINE_STAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;

class FeatureStagesTest : public BarrierTest {
  protected:
    // The extensions are enabled, their features are not.
    void StartExtensions() {
        StartBarriers(nullptr, {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
                                VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME,
                                VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    }
};

#define WD_START_EXTENSIONS()                                                                                \
    do {                                                                                                     \
        StartExtensions();                                                                                   \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(FeatureStagesTest, BarriersAndEvents) {
    WD_START_EXTENSIONS();
    const VkEvent event = MakeEvent();
    const VkCommandBuffer commands = Begin();
    Record(commands, MemoryBarrier(0, 0), kRays);
    ExpectOnly("vkCmdPipelineBarrier-srcStageMask-07949",
               "Neither VK_NV_ray_tracing nor the rayTracingPipeline");
    Record(commands, MemoryBarrier(0, 0), kAllCommands, kRate);
    ExpectOnly("vkCmdPipelineBarrier-dstStageMask-07318",
               "dstStageMask is VK_PIPELINE_STAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR");
    Record(commands, MemoryBarrier2(kRate, 0, kRays, 0));
    ExpectMessage("VUID-VkMemoryBarrier2-srcStageMask-07316", "pMemoryBarriers[0].srcStageMask");
    ExpectOnly("VkMemoryBarrier2-dstStageMask-07946", "pMemoryBarriers[0].dstStageMask");
    vkCmdSetEvent(commands, event, kRays);
    ExpectOnly("vkCmdSetEvent-stageMask-07949", "stageMask");
    vkCmdResetEvent2(commands, event, kRays);
    ExpectOnly("vkCmdResetEvent2-stageMask-07946", "stageMask");
}

TEST_F(FeatureStagesTest, TheFeatureBringsTheStage) {
    auto structures = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    auto rays = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
    auto vulkan12 =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    structures.accelerationStructure = VK_TRUE;
    rays.rayTracingPipeline = VK_TRUE;
    vulkan12.bufferDeviceAddress = VK_TRUE;
    vulkan12.descriptorIndexing = VK_TRUE;
    structures.pNext = &rays;
    rays.pNext = &vulkan12;
    WD_START_BARRIERS(&structures, {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                    VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
                                    VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME});
    const VkCommandBuffer commands = Begin();
    Record(commands, MemoryBarrier(0, VK_ACCESS_ACCELERATION_STRUCTURE_READ_BIT_KHR),
           VK_PIPELINE_STAGE_ACCELERATION_STRUCTURE_BUILD_BIT_KHR, kRays);
    ExpectSilence();
    Record(commands, MemoryBarrier(0, VK_ACCESS_ACCELERATION_STRUCTURE_READ_BIT_KHR),
           VK_PIPELINE_STAGE_ACCELERATION_STRUCTURE_BUILD_BIT_KHR, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
    ExpectOnly("vkCmdPipelineBarrier-dstAccessMask-06257", "the rayQuery feature is not enabled");
    Record(commands, MemoryBarrier2(0, 0, VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                                    VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR));
    ExpectOnly("VkMemoryBarrier2-dstAccessMask-06256", "the rayQuery feature is not enabled");
    Record(commands, MemoryBarrier2(0, 0, VK_PIPELINE_STAGE_2_COPY_BIT,
                                    VK_ACCESS_2_ACCELERATION_STRUCTURE_READ_BIT_KHR));
    ExpectOnly("VkMemoryBarrier2-dstAccessMask-03927", "VK_PIPELINE_STAGE_2_COPY_BIT");
}

TEST_F(FeatureStagesTest, Submissions) {
    WD_START_EXTENSIONS();
    auto semaphore_info = Make<VkSemaphoreCreateInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
    VkSemaphore semaphore = VK_NULL_HANDLE;
    Check(vkCreateSemaphore(device(), &semaphore_info, nullptr, &semaphore), "vkCreateSemaphore");
    Defer([this, semaphore] { vkDestroySemaphore(device(), semaphore, nullptr); });
    auto signal = Make<VkSemaphoreSubmitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
    signal.semaphore = semaphore;
    signal.stageMask = kRays;
    auto info2 = Make<VkSubmitInfo2>(VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
    info2.signalSemaphoreInfoCount = 1;
    info2.pSignalSemaphoreInfos = &signal;
    vkQueueSubmit2(queue(), 1, &info2, VK_NULL_HANDLE);
    ExpectOnly("VkSemaphoreSubmitInfo-stageMask-07946", "pSubmits[0].pSignalSemaphoreInfos[0].stageMask");
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    const VkPipelineStageFlags stages = kRays;
    info.waitSemaphoreCount = 1;
    info.pWaitSemaphores = &semaphore;
    info.pWaitDstStageMask = &stages;
    vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE);
    vkQueueWaitIdle(queue());
    ExpectOnly("VkSubmitInfo-pWaitDstStageMask-07949", "pSubmits[0].pWaitDstStageMask");
}

TEST_F(FeatureStagesTest, RenderPasses) {
    WD_START_EXTENSIONS();
    VkSubpassDescription subpass = {};
    VkSubpassDependency dependency = {};
    dependency.srcSubpass = VK_SUBPASS_EXTERNAL;
    dependency.srcStageMask = kRays;
    dependency.dstStageMask = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = 1;
    info.pDependencies = &dependency;
    VkRenderPass pass = VK_NULL_HANDLE;
    Check(vkCreateRenderPass(device(), &info, nullptr, &pass), "vkCreateRenderPass");
    vkDestroyRenderPass(device(), pass, nullptr);
    ExpectOnly("VkSubpassDependency-srcStageMask-07949", "pCreateInfo->pDependencies[0].srcStageMask");
}

} // namespace
} // namespace wd::testing
