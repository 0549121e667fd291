// Every command that Vulkan 1.4 added is used by a correct program, which gives no message under all validators. The
// same program with one barrier less, or with an index out of bounds, gives one finding: so silence means something.
#include "testing/vulkan14/vulkan14.h"

#include "vk/registry/validator.h"

#ifdef VK_VERSION_1_4
namespace wd::testing {

std::string Vulkan14Test::Start14() {
    Options options;
    options.api_version = VK_API_VERSION_1_4;
    options.settings["validate_sync"] = "true";
    options.settings["gpuav_enable"] = "true";
    StartInstance(options);
    if (!instance() || !physical_device()) {
        return HowToGet(Driver::kLavapipe);
    }
    if (api_version() < VK_API_VERSION_1_4) {
        return "the device has no Vulkan 1.4: the test needs lavapipe of Mesa 25 (bookworm-backports)";
    }
    auto wanted14 =
        Make<VkPhysicalDeviceVulkan14Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES);
    auto wanted13 =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    wanted13.pNext = &wanted14;
    wanted13.synchronization2 = wanted13.dynamicRendering = VK_TRUE;
    wanted14.stippledBresenhamLines = wanted14.bresenhamLines = VK_TRUE;
    wanted14.dynamicRenderingLocalRead = wanted14.maintenance5 = wanted14.maintenance6 = VK_TRUE;
    wanted14.pushDescriptor = wanted14.hostImageCopy = VK_TRUE;
    options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    options.device_next = &wanted13;
    StartDevice(options);
    return "";
}

void Vulkan14Test::RunAll() {
    RunCompute();
    RunGraphics();
    RunHost();
}

static void Record(VkCommandBuffer commands, const VkDependencyInfo &info) {
    vkCmdPipelineBarrier2(commands, &info);
}

void Vulkan14Test::MemoryBarrier(VkCommandBuffer commands, const char *name, VkPipelineStageFlags2 src_stages,
                                 VkAccessFlags2 src_accesses, VkPipelineStageFlags2 dst_stages,
                                 VkAccessFlags2 dst_accesses, VkDependencyFlags flags) {
    auto barrier = Make<VkMemoryBarrier2>(VK_STRUCTURE_TYPE_MEMORY_BARRIER_2);
    barrier.srcStageMask = src_stages;
    barrier.srcAccessMask = src_accesses;
    barrier.dstStageMask = dst_stages;
    barrier.dstAccessMask = dst_accesses;
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.dependencyFlags = flags;
    info.memoryBarrierCount = 1;
    info.pMemoryBarriers = &barrier;
    if (omitted_.empty() || omitted_ != name) {
        Record(commands, info);
    }
}

void Vulkan14Test::BufferBarrier(VkCommandBuffer commands, const char *name, VkBuffer buffer,
                                 VkPipelineStageFlags2 src_stages, VkAccessFlags2 src_accesses,
                                 VkPipelineStageFlags2 dst_stages, VkAccessFlags2 dst_accesses) {
    auto barrier = Make<VkBufferMemoryBarrier2>(VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER_2);
    barrier.srcStageMask = src_stages;
    barrier.srcAccessMask = src_accesses;
    barrier.dstStageMask = dst_stages;
    barrier.dstAccessMask = dst_accesses;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.buffer = buffer;
    barrier.size = VK_WHOLE_SIZE;
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.bufferMemoryBarrierCount = 1;
    info.pBufferMemoryBarriers = &barrier;
    if (omitted_ != name) {
        Record(commands, info);
    }
}

void Vulkan14Test::ImageBarrier(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                                VkPipelineStageFlags2 src_stages, VkAccessFlags2 src_accesses,
                                VkPipelineStageFlags2 dst_stages, VkAccessFlags2 dst_accesses) {
    auto barrier = Make<VkImageMemoryBarrier2>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER_2);
    barrier.srcStageMask = src_stages;
    barrier.srcAccessMask = src_accesses;
    barrier.dstStageMask = dst_stages;
    barrier.dstAccessMask = dst_accesses;
    barrier.oldLayout = from;
    barrier.newLayout = to;
    barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    barrier.image = image;
    barrier.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    auto info = Make<VkDependencyInfo>(VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
    info.imageMemoryBarrierCount = 1;
    info.pImageMemoryBarriers = &barrier;
    Record(commands, info);
}

void Vulkan14Test::CopyBuffer(VkCommandBuffer commands, VkBuffer from, VkBuffer to, VkDeviceSize offset,
                              VkDeviceSize size) {
    auto region = Make<VkBufferCopy2>(VK_STRUCTURE_TYPE_BUFFER_COPY_2);
    region.dstOffset = offset;
    region.size = size;
    auto info = Make<VkCopyBufferInfo2>(VK_STRUCTURE_TYPE_COPY_BUFFER_INFO_2);
    info.srcBuffer = from;
    info.dstBuffer = to;
    info.regionCount = 1;
    info.pRegions = &region;
    vkCmdCopyBuffer2(commands, &info);
}

void Vulkan14Test::CopyImage(VkCommandBuffer commands, const Image &image, VkImageLayout layout,
                             VkBuffer to) {
    auto region = Make<VkBufferImageCopy2>(VK_STRUCTURE_TYPE_BUFFER_IMAGE_COPY_2);
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageExtent = {image.extent.width, image.extent.height, 1};
    auto info = Make<VkCopyImageToBufferInfo2>(VK_STRUCTURE_TYPE_COPY_IMAGE_TO_BUFFER_INFO_2);
    info.srcImage = image.handle;
    info.srcImageLayout = layout;
    info.dstBuffer = to;
    info.regionCount = 1;
    info.pRegions = &region;
    vkCmdCopyImageToBuffer2(commands, &info);
}

namespace {

#define WD_START_14()                                                                                        \
    do {                                                                                                     \
        const std::string reason = Start14();                                                                \
        if (!reason.empty())                                                                                 \
            GTEST_SKIP() << reason;                                                                          \
    } while (0)

bool IsOf14(const wd_command_info &command) {
    return std::string(command.provider) == "VK_VERSION_1_4";
}

TEST_F(Vulkan14Test, EveryCommandIsUsedWithoutMessages) {
    WD_START_14();
    RunAll();
    ExpectSilence();
    uint32_t num_commands = 0;
    for (const wd_command_info &command : wd_command_table) {
        if (!command.is_alias && IsOf14(command)) {
            EXPECT_TRUE(used_.count(command.name)) << command.name << " is of Vulkan 1.4 and not used";
            num_commands++;
        }
    }
    EXPECT_GE(num_commands, 19u);
}

TEST_F(Vulkan14Test, AnIndexOutOfBoundsIsFound) {
    WD_START_14();
    input_index_ = 2;
    RunCompute();
    // Seven dispatches of four invocations, with two pipelines of one shader.
    const std::vector<Message> all = messages();
    ASSERT_FALSE(all.empty());
    for (const Message &message : all) {
        EXPECT_EQ(message.id, "VUID-vkCmdDispatch-None-10068");
        EXPECT_NE(message.text.find("Index of 2 used to index descriptor array of length 2."),
                  std::string::npos)
            << message.text;
    }
}

struct Omission {
    const char *barrier;
    const char *id;
    const char *words;
};

class Vulkan14OmissionTest : public Vulkan14Test, public ::testing::WithParamInterface<Omission> {};

TEST_P(Vulkan14OmissionTest, AMissingBarrierIsFound) {
    WD_START_14();
    omitted_ = GetParam().barrier;
    RunAll();
    ExpectMessage(GetParam().id, GetParam().words);
    ExpectSilence();
}

constexpr char kRead[] = "SYNC-HAZARD-READ-AFTER-WRITE";

INSTANTIATE_TEST_SUITE_P(
    Each, Vulkan14OmissionTest,
    ::testing::Values(Omission{"vkCmdPushDescriptorSet", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdPushDescriptorSet2", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdPushDescriptorSetWithTemplate", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdPushDescriptorSetWithTemplate2", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdBindDescriptorSets", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdBindDescriptorSets2", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdBindDescriptorSets again", kRead, "vkCmdCopyBuffer2"},
                      Omission{"vkCmdBindIndexBuffer2", kRead, "vkCmdDrawIndexed"},
                      Omission{"local read", kRead, "vkCmdDraw"}),
    [](const ::testing::TestParamInfo<Omission> &info) {
        std::string name = info.param.barrier;
        for (char &c : name) {
            c = c == ' ' ? '_' : c;
        }
        return name;
    });

} // namespace
} // namespace wd::testing
#else
TEST(Vulkan14Test, EveryCommandIsUsedWithoutMessages) {
    GTEST_SKIP() << "the build's Vulkan headers are older than 1.4: ./dev setup provides newer ones";
}
#endif
