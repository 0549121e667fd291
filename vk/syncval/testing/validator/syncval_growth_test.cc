// The memory of the search for redundant barriers does not grow with the number of recreated resources.
#include <malloc.h>

#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Make;

class SyncvalGrowthTest : public SyncvalScene {
  protected:
    static wd::testing::Options GrowthOptions() {
        auto options = SyncOptions(GetParam());
        options.settings["syncval_redundant_barriers"] = "true";
        return options;
    }

    // Use fills a buffer, or clears an image, that is destroyed afterwards.
    void UseBuffer(const VkMemoryAllocateInfo &allocation) {
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 256;
        info.usage = VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        VkBuffer buffer;
        VkDeviceMemory memory;
        VkMemoryRequirements unused;
        Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
        vkGetBufferMemoryRequirements(device(), buffer, &unused);
        Check(vkAllocateMemory(device(), &allocation, nullptr, &memory), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
        Run([&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, buffer, 0, 256, 0); });
        vkDestroyBuffer(device(), buffer, nullptr);
        vkFreeMemory(device(), memory, nullptr);
    }

    void UseImage(const VkMemoryAllocateInfo &allocation) {
        auto info = Make<VkImageCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
        info.imageType = VK_IMAGE_TYPE_2D;
        info.format = VK_FORMAT_R8G8B8A8_UNORM;
        info.extent = {16, 16, 1};
        info.mipLevels = info.arrayLayers = 1;
        info.samples = VK_SAMPLE_COUNT_1_BIT;
        info.usage = VK_IMAGE_USAGE_TRANSFER_DST_BIT;
        VkImage image;
        VkDeviceMemory memory;
        VkMemoryRequirements unused;
        Check(vkCreateImage(device(), &info, nullptr, &image), "vkCreateImage");
        vkGetImageMemoryRequirements(device(), image, &unused);
        Check(vkAllocateMemory(device(), &allocation, nullptr, &memory), "vkAllocateMemory");
        Check(vkBindImageMemory(device(), image, memory, 0), "vkBindImageMemory");
        Run([&](VkCommandBuffer commands) {
            Transition(commands, image, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                       {0, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
            const VkClearColorValue color = {};
            const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
            vkCmdClearColorImage(commands, image, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        });
        vkDestroyImage(device(), image, nullptr);
        vkFreeMemory(device(), memory, nullptr);
    }

    // Run executes a command buffer whose pool is reset afterwards.
    void Run(const std::function<void(VkCommandBuffer)> &record) {
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(commands_, &begin), "vkBeginCommandBuffer");
        record(commands_);
        Check(vkEndCommandBuffer(commands_), "vkEndCommandBuffer");
        SubmitAll({commands_});
    }

    VkCommandBuffer commands_ = VK_NULL_HANDLE;
};

TEST_P(SyncvalGrowthTest, RecreatedResources) {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "sanitizers replace the allocator whose memory is counted";
#endif
    WD_START_DEVICE(GrowthOptions());
    commands_ = Begin();
    vkEndCommandBuffer(commands_);
    auto allocation = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    allocation.allocationSize = 1 << 16;
    constexpr int kWarm = 1500, kMore = 1500;
    for (const bool is_image : {false, true}) {
        size_t before = 0;
        for (int i = 0; i < kWarm + kMore; i++) {
            before = i == kWarm ? mallinfo2().uordblks : before;
            is_image ? UseImage(allocation) : UseBuffer(allocation);
        }
        EXPECT_LT(mallinfo2().uordblks, before + kMore * 100) << (is_image ? "images" : "buffers");
        ExpectSilence();
    }
}

WD_SYNCVAL_DRIVER(SyncvalGrowthTest, kNull);
