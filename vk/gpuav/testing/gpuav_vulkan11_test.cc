// Checks without instrumented shaders on devices of Vulkan 1.1: with VK_EXT_descriptor_indexing, which the layer
// enables, they work; in Vulkan 1.0, one message says that they are not there.
#include "vk/gpuav/testing/gpuav_indirect_test.h"

namespace wd::testing {
namespace {

class Vulkan11Test : public IndirectTest {
  protected:
    Options On11() {
        Options options = GpuavOptions();
        options.api_version = VK_API_VERSION_1_1;
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        options.settings["gpuav_indirect_parameters"] = "true";
        options.settings["gpuav_vertex_fetch"] = "true";
        options.settings["gpuav_copied_depths"] = "true";
        return options;
    }
    bool HasIndexing() {
        uint32_t count = 0;
        vkEnumerateDeviceExtensionProperties(physical_device(), nullptr, &count, nullptr);
        std::vector<VkExtensionProperties> extensions(count);
        vkEnumerateDeviceExtensionProperties(physical_device(), nullptr, &count, extensions.data());
        for (const VkExtensionProperties &extension : extensions) {
            if (extension.extensionName == std::string(VK_EXT_DESCRIPTOR_INDEXING_EXTENSION_NAME)) {
                return true;
            }
        }
        return false;
    }
    void ExpectNoErrors() {
        for (const Message &message : messages()) {
            EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT) << message.text;
        }
        ClearMessages();
    }
    // CopyDepths copies two depths to an image.
    void CopyDepths(float first, float second) {
        const Buffer source = MakeBuffer(8, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
        const float depths[] = {first, second};
        memcpy(source.words, depths, sizeof depths);
        const VkImage image =
            MakeUnboundImage(PlainImage(VK_FORMAT_D32_SFLOAT, {2, 1}, VK_IMAGE_USAGE_TRANSFER_DST_BIT));
        BindImage(image);
        VkCommandBuffer commands = Begin();
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.dstAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.newLayout = VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, 0,
                             0, nullptr, 0, nullptr, 1, &barrier);
        const VkBufferImageCopy region = {0,         0,        0, {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 0, 1},
                                          {0, 0, 0}, {2, 1, 1}};
        vkCmdCopyBufferToImage(commands, source.handle, image, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1,
                               &region);
        Check(Submit(commands), "vkQueueSubmit");
    }
};

TEST_F(Vulkan11Test, Dispatches) {
    WD_START_DEVICE(On11());
    ASSERT_TRUE(HasIndexing());
    const Reader reader = MakeReader();
    const Buffer arguments = MakeArguments({4, 1, 1, 0, 1, 0x10000, 1});
    for (const VkDeviceSize offset : {0, 16}) {
        VkCommandBuffer commands = Begin();
        BindReader(commands, reader);
        vkCmdDispatchIndirect(commands, arguments.handle, offset);
        ExpectNoErrors();
        Check(Submit(commands), "vkQueueSubmit");
        if (offset) {
            ExpectMessage("VUID-VkDispatchIndirectCommand-y-00418", "y is 65536");
        }
        ExpectNoErrors();
    }
}

// The draws come after the dispatch that checks them, so that descriptors are updated after they are bound.
TEST_F(Vulkan11Test, DrawsOfARenderPass) {
    WD_START_DEVICE(On11());
    const Painter painter = MakePainter();
    EXPECT_EQ(PaintIndirect(painter, {3, 1, 0, 0}, 1), kGreen);
    ExpectNoErrors();
    PaintIndirect(painter, {3, 1, 0, 5}, 1); // firstInstance without drawIndirectFirstInstance
    ExpectMessage("VUID-VkDrawIndirectCommand-firstInstance-00501", "firstInstance is 5");
    ExpectNoErrors();
}

TEST_F(Vulkan11Test, IndicesOfDraws) {
    WD_START_DEVICE(On11());
    const Painter painter = MakePainter();
    const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 1, 2});
    const auto paint = [&](uint32_t count) {
        const Buffer arguments = MakeArguments({count, 1, 0, 0, 0});
        Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            vkCmdDrawIndexedIndirect(commands, arguments.handle, 0, 1, 20);
        });
    };
    paint(3);
    ExpectNoErrors();
    paint(6);
    ExpectMessage("VUID-VkDrawIndexedIndirectCommand-robustBufferAccess2-08798", "");
    ExpectNoErrors();
}

TEST_F(Vulkan11Test, CopiedDepths) {
    WD_START_DEVICE(On11());
    CopyDepths(0, 1);
    ExpectNoErrors();
    CopyDepths(0, 1.5f);
    ExpectMessage("VUID-vkCmdCopyBufferToImage-pRegions-07931", "1.5");
    ExpectNoErrors();
}

// The extension that the application enables itself is not enabled twice.
TEST_F(Vulkan11Test, TheExtensionOfTheApplication) {
    Options options = On11();
    options.device_extensions = {VK_EXT_DESCRIPTOR_INDEXING_EXTENSION_NAME};
    auto indexing = Make<VkPhysicalDeviceDescriptorIndexingFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_FEATURES);
    indexing.runtimeDescriptorArray = VK_TRUE;
    options.device_next = &indexing;
    WD_START_DEVICE(options);
    const Painter painter = MakePainter();
    PaintIndirect(painter, {3, 1, 0, 5}, 1);
    ExpectMessage("VUID-VkDrawIndirectCommand-firstInstance-00501", "firstInstance is 5");
    ExpectNoErrors();
}

// Vulkan 1.0 does not have the commands of the checks.
TEST_F(Vulkan11Test, ADeviceWithoutTheFeaturesIsNamed) {
    Options options = On11();
    options.api_version = VK_API_VERSION_1_0;
    options.settings["gpuav_vertex_fetch"] = "false";
    WD_START_DEVICE(options);
    ExpectMessage(
        "WARDEN-gpuav-device-unsupported",
        "Not checked on this device: parameters of indirect commands, copied depths. They need storage "
        "buffers that can be updated after they are bound");
    ExpectNoErrors();
}

} // namespace
} // namespace wd::testing
