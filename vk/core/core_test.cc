// The explicit statements through the layer: the texts of messages, and facts that are not known.
#include <gtest/gtest.h>

#include "testing/device/device.h"

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Make;
using wd::testing::Options;

namespace {

class CoreTest : public wd::testing::DeviceTest {
  protected:
    static Options NullOptions(uint32_t api_version = VK_API_VERSION_1_3) {
        Options options;
        options.driver = Driver::kNull;
        options.api_version = api_version;
        return options;
    }

    VkImage TryImage(const VkImageCreateInfo &info) {
        VkImage image = VK_NULL_HANDLE;
        if (vkCreateImage(device(), &info, nullptr, &image) == VK_SUCCESS && image) {
            Defer([this, image] { vkDestroyImage(device(), image, nullptr); });
        }
        return image;
    }

    static VkImageCreateInfo ImageInfo() {
        auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
        info.imageType = VK_IMAGE_TYPE_2D;
        info.format = VK_FORMAT_R8G8B8A8_UNORM;
        info.extent = {16, 16, 1};
        info.mipLevels = info.arrayLayers = 1;
        info.samples = VK_SAMPLE_COUNT_1_BIT;
        info.usage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        return info;
    }

    VkResult TrySampler(const VkSamplerCreateInfo &info) {
        VkSampler sampler = VK_NULL_HANDLE;
        const VkResult result = vkCreateSampler(device(), &info, nullptr, &sampler);
        vkDestroySampler(device(), result == VK_SUCCESS ? sampler : VK_NULL_HANDLE, nullptr);
        return result;
    }
};

TEST_F(CoreTest, AMessageHasTheValuesAndTheStatement) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.maxLod = 1;
    info.minLod = 2;
    TrySampler(info);
    ExpectMessage("VUID-VkSamplerCreateInfo-maxLod-01973",
                  "vkCreateSampler: pCreateInfo->maxLod is 1, minLod is 2.\nVulkan requires: maxLod must be "
                  "greater than or equal to minLod.");
    info.minLod = 1;
    EXPECT_EQ(TrySampler(info), VK_SUCCESS);
    ExpectSilence();
}

TEST_F(CoreTest, AFeatureThatIsNotEnabledIsNamed) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.anisotropyEnable = VK_TRUE;
    info.maxAnisotropy = 1;
    TrySampler(info);
    ExpectMessage("VUID-VkSamplerCreateInfo-anisotropyEnable-01070",
                  "the feature samplerAnisotropy is not enabled");
    ExpectSilence();
}

TEST_F(CoreTest, UsagesOfObjectsCountWhereTheyAreUsed) {
    WD_START_DEVICE(NullOptions());
    const Buffer source = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    const Buffer target = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, target.handle, "target");
    const VkBufferCopy region = {0, 0, 16};
    VkCommandBuffer commands = Begin();
    vkCmdCopyBuffer(commands, source.handle, target.handle, 1, &region);
    EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    ExpectMessage("VUID-vkCmdCopyBuffer-dstBuffer-00120", "\"target\", the usage of dstBuffer is "
                                                          "VK_BUFFER_USAGE_TRANSFER_SRC_BIT.");
    ExpectSilence();
}

TEST_F(CoreTest, ValuesThatDoNotFitTheFirstLineAreSentencesAfterIt) {
    WD_START_DEVICE(NullOptions());
    const Buffer source = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    const Buffer target = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
    SetName(VK_OBJECT_TYPE_BUFFER, target.handle, std::string(150, 'n').c_str());
    const VkBufferCopy region = {0, 0, 16};
    VkCommandBuffer commands = Begin();
    vkCmdCopyBuffer(commands, source.handle, target.handle, 1, &region);
    EXPECT_EQ(vkEndCommandBuffer(commands), VK_SUCCESS);
    ExpectMessage("VUID-vkCmdCopyBuffer-dstBuffer-00120",
                  "nn\".\nThe usage of dstBuffer is VK_BUFFER_USAGE_TRANSFER_SRC_BIT.\n");
    ExpectSilence();
}

TEST_F(CoreTest, BufferWithoutMemory) {
    WD_START_DEVICE(NullOptions());
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    VkBuffer buffer = VK_NULL_HANDLE;
    ASSERT_EQ(vkCreateBuffer(device(), &info, nullptr, &buffer), VK_SUCCESS);
    Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, buffer, 0, VK_WHOLE_SIZE, 0);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkCmdFillBuffer-dstBuffer-00031", "dstBuffer is VkBuffer");
    ExpectSilence();
}

TEST_F(CoreTest, ElementsOfArraysHaveTheirIndex) {
    WD_START_DEVICE(NullOptions());
    VkCommandBuffer commands = Begin();
    const VkViewport viewports[] = {{0, 0, 16, 16, 0, 1}, {0, 0, 16, 16, 0, 2}};
    vkCmdSetViewport(commands, 0, 1, viewports);
    ExpectSilence();
    vkCmdSetViewport(commands, 0, 1, viewports + 1);
    ExpectMessage("VUID-VkViewport-maxDepth-01235", "vkCmdSetViewport: pViewports[0].maxDepth is 2");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(CoreTest, StructsInChains) {
    WD_START_DEVICE(NullOptions());
    auto list = Make<VkImageFormatListCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
    const VkFormat formats[] = {VK_FORMAT_R8G8B8A8_UNORM, VK_FORMAT_R8G8B8A8_SRGB};
    list.viewFormatCount = 2;
    list.pViewFormats = formats;
    VkImageCreateInfo info = ImageInfo();
    info.pNext = &list;
    TryImage(info);
    ExpectMessage("VUID-VkImageCreateInfo-flags-04738", "viewFormatCount is 2, flags is 0");
    info.flags = VK_IMAGE_CREATE_MUTABLE_FORMAT_BIT;
    TryImage(info);
    ExpectSilence();
}

// A struct that takes the place of a member: the member does not count.
TEST_F(CoreTest, ReplacedMembersDoNotCount) {
    Options options = NullOptions();
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    auto dependency = Make<VkSubpassDependency2>(VK_STRUCTURE_TYPE_SUBPASS_DEPENDENCY_2);
    dependency.srcSubpass = VK_SUBPASS_EXTERNAL;
    dependency.dstSubpass = 0;
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = barrier.dstStageMask = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT;
    dependency.pNext = &barrier;
    auto subpass = Make<VkSubpassDescription2>(VK_STRUCTURE_TYPE_SUBPASS_DESCRIPTION_2);
    auto info = Make<VkRenderPassCreateInfo2>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO_2);
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = 1;
    info.pDependencies = &dependency;
    VkRenderPass pass = VK_NULL_HANDLE;
    if (vkCreateRenderPass2(device(), &info, nullptr, &pass) == VK_SUCCESS) {
        vkDestroyRenderPass(device(), pass, nullptr);
    }
    for (const auto &message : messages()) {
        EXPECT_EQ(message.id.find("StageMask"), std::string::npos) << message.text;
    }
}

TEST_F(CoreTest, FeaturesOfANewDevice) {
    WD_START_DEVICE(NullOptions());
    const float priority = 1;
    auto queue = Make<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
    queue.queueFamilyIndex = 1000;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    auto info = Make<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    VkDevice made = VK_NULL_HANDLE;
    if (vkCreateDevice(physical_device(), &info, nullptr, &made) == VK_SUCCESS) {
        vkDestroyDevice(made, nullptr);
    }
    ExpectMessage("VUID-VkDeviceQueueCreateInfo-queueFamilyIndex-00381",
                  "vkCreateDevice: pCreateInfo->pQueueCreateInfos[0].queueFamilyIndex is 1000");
    ExpectSilence();
}

// An extension that the build does not know may have changed every rule.
TEST_F(CoreTest, DevicesThatAreNewerThanTheBuildAreSilent) {
    Options options = NullOptions();
    options.layers = {wd::testing::Layer::kWarden, wd::testing::Layer::kInvented};
    options.device_extensions = {"VK_WARDEN_invented"};
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    WD_START_DEVICE(options);
    ExpectMessage("WARDEN-core-newer-device", "it enables VK_WARDEN_invented");
    ClearMessages();
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.minLod = 2;
    EXPECT_EQ(TrySampler(info), VK_SUCCESS);
    ExpectSilence();
}

TEST_F(CoreTest, SkipsCallsThatACallbackRejects) {
    Options options = NullOptions();
    options.messenger_result = VK_TRUE;
    WD_START_DEVICE(options);
    auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
    info.minLod = 2;
    EXPECT_EQ(TrySampler(info), VK_ERROR_VALIDATION_FAILED_EXT);
    ExpectMessage("VUID-VkSamplerCreateInfo-maxLod-01973", "");
    ExpectSilence();
}

TEST_F(CoreTest, IsOffWhereTheSettingSaysSo) {
    for (const char *key : {"validate_core", "enable"}) {
        Options options = NullOptions();
        options.settings[key] = "false";
        WD_START_DEVICE(options);
        auto info = Make<VkSamplerCreateInfo>(VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
        info.minLod = 2;
        EXPECT_EQ(TrySampler(info), VK_SUCCESS);
        ExpectSilence();
        Stop();
    }
}

} // namespace
