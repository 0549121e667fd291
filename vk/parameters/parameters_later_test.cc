// What the text of later versions says about calls that the build's registry has, and members that chained structures
// replace.
#include "testing/device/device.h"

using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

namespace {

class ParametersLaterTest : public wd::testing::DeviceTest {
  protected:
    static Options NullOptions() {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.settings["validate_core"] = "false"; // Values are garbage also for its statements.
        return options;
    }
};

TEST_F(ParametersLaterTest, SamplersMayHaveTheirNameInTheChain) {
    WD_START_DEVICE(NullOptions());
    auto name = Make<VkDebugUtilsObjectNameInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
    name.objectType = VK_OBJECT_TYPE_SAMPLER;
    name.pObjectName = "sampler";
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.pNext = &name;
    VkSampler sampler = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateSampler(device(), &info, nullptr, &sampler), VK_SUCCESS);
    vkDestroySampler(device(), sampler, nullptr);
    ExpectSilence();
    auto fence_info = Make<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    fence_info.pNext = &name;
    VkFence fence = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateFence(device(), &fence_info, nullptr, &fence), VK_SUCCESS);
    vkDestroyFence(device(), fence, nullptr);
    ExpectMessage("VUID-VkFenceCreateInfo-pNext-pNext", "VkDebugUtilsObjectNameInfoEXT");
    ExpectSilence();
}

// Family 2 of the null driver has transfer queues only.
TEST_F(ParametersLaterTest, LabelsAreForAllQueues) {
    WD_START_DEVICE(NullOptions());
    const VkCommandBuffer commands = BeginOn(2);
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = "upload";
    DeviceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT")(commands, &label);
    DeviceProc<PFN_vkCmdInsertDebugUtilsLabelEXT>("vkCmdInsertDebugUtilsLabelEXT")(commands, &label);
    DeviceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT")(commands);
    ExpectSilence();
    vkCmdSetLineWidth(commands, 1);
    ExpectMessage("VUID-vkCmdSetLineWidth-commandBuffer-cmdpool",
                  "the queue family of the command pool supports");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

// VkMemoryBarrier2 replaces the masks of a dependency.
TEST_F(ParametersLaterTest, DependenciesWithABarrier) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.synchronization2 = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
    auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
    auto dependency = Make<VkSubpassDependency2>(VK_STRUCTURE_TYPE_SUBPASS_DEPENDENCY_2);
    dependency.srcSubpass = VK_SUBPASS_EXTERNAL;
    const uint32_t garbage = 0xcdcdcdcd;
    dependency.srcStageMask = dependency.dstStageMask = garbage;
    dependency.srcAccessMask = dependency.dstAccessMask = garbage;
    auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = 1;
    info.pDependencies = &dependency;
    for (const void *next : {static_cast<const void *>(&barrier), static_cast<const void *>(nullptr)}) {
        dependency.pNext = next;
        VkRenderPass render_pass = VK_NULL_HANDLE;
        vkCreateRenderPass2(device(), &info, nullptr, &render_pass);
        vkDestroyRenderPass(device(), render_pass, nullptr);
        if (!next) {
            for (const char *member : {"srcStageMask", "dstStageMask", "srcAccessMask", "dstAccessMask"}) {
                ExpectMessage(std::string("VUID-VkSubpassDependency2-") + member + "-parameter",
                              "0xcdcdcdcd");
            }
        }
        ExpectSilence();
    }
}

// Between an instance that is suspended and the one that resumes it are no actions and no synchronization.
TEST_F(ParametersLaterTest, SuspendedInstances) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.dynamicRendering = VK_TRUE;
    Options options = NullOptions();
    options.device_next = &features;
    WD_START_DEVICE(options);
    const VkCommandBuffer commands = BeginOn(queue_family());
    auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    info.renderArea.extent = {1, 1};
    info.layerCount = 1;
    info.flags = VK_RENDERING_SUSPENDING_BIT;
    vkCmdBeginRendering(commands, &info);
    vkCmdEndRendering(commands);
    vkCmdSetLineWidth(commands, 1); // It only sets state.
    ExpectSilence();
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1,
                         &barrier, 0, nullptr, 0, nullptr);
    ExpectMessage("VUID-vkCmdPipelineBarrier-suspended", "a render pass instance is suspended");
    vkCmdDispatch(commands, 1, 1, 1);
    ExpectMessage("VUID-vkCmdDispatch-suspended", "a render pass instance is suspended");
    info.flags = 0;
    vkCmdBeginRendering(commands, &info);
    ExpectMessage("VUID-vkCmdBeginRendering-suspended", "a render pass instance is suspended");
    vkCmdEndRendering(commands);
    ExpectSilence();
    info.flags = VK_RENDERING_SUSPENDING_BIT;
    vkCmdBeginRendering(commands, &info);
    vkCmdEndRendering(commands);
    info.flags = VK_RENDERING_RESUMING_BIT;
    vkCmdBeginRendering(commands, &info);
    vkCmdEndRendering(commands);
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1,
                         &barrier, 0, nullptr, 0, nullptr);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

} // namespace
