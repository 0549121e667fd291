// The pattern in undefined contents (docs/undefined_contents.md).
#include <cmath>
#include <cstring>

#include "testing/device/device.h"

namespace {

using wd::testing::Buffer;
using wd::testing::Driver;
using wd::testing::Image;
using wd::testing::Make;

constexpr uint32_t kWord = 0x7FFFDEAD;
constexpr VkImageUsageFlags kUsage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_SAMPLED_BIT;

class Poison : public wd::testing::DeviceTest, public ::testing::WithParamInterface<Driver> {
  protected:
    void StartWith(std::map<std::string, std::string> settings) {
        wd::testing::Options options;
        options.driver = GetParam();
        options.settings = std::move(settings);
        WD_START_DEVICE(options);
    }
    void SetUp() override {
        StartWith({{"poison_undefined", "true"}});
    }

    // FirstWord maps new memory.
    uint32_t FirstWord() {
        const VkDeviceMemory memory = Allocate({4096, 1, ~0u}, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT);
        void *words = nullptr;
        Check(vkMapMemory(device(), memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
        uint32_t first = 0;
        std::memcpy(&first, words, sizeof first);
        return first;
    }

    static void ChangeLayout(VkCommandBuffer commands, VkImage image, VkImageLayout from, VkImageLayout to,
                             VkImageAspectFlags aspect = VK_IMAGE_ASPECT_COLOR_BIT) {
        auto barrier = Make<VkImageMemoryBarrier>(VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask =
            VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
        barrier.oldLayout = from;
        barrier.newLayout = to;
        barrier.srcQueueFamilyIndex = barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
        barrier.image = image;
        barrier.subresourceRange = {aspect, 0, 1, 0, 1};
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                             0, 0, nullptr, 0, nullptr, 1, &barrier);
    }

    // Texels returns the words of an image after `record`. The image is then in TRANSFER_SRC_OPTIMAL.
    std::vector<uint32_t> Texels(const Image &image, const std::function<void(VkCommandBuffer)> &record,
                                 uint32_t words = 16) {
        const Buffer copy = MakeBuffer(words * 4, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        VkCommandBuffer commands = Begin();
        record(commands);
        VkBufferImageCopy region = {};
        region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
        region.imageExtent = {4, 4, 1};
        vkCmdCopyImageToBuffer(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, copy.handle, 1,
                               &region);
        Submit(commands);
        return {copy.words, copy.words + words};
    }
    std::function<void(VkCommandBuffer)> Discarding(const Image &image) {
        return [=](VkCommandBuffer commands) {
            ChangeLayout(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED,
                         VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
        };
    }
};
INSTANTIATE_TEST_SUITE_P(Drivers, Poison, ::testing::Values(Driver::kLavapipe, Driver::kNull));

TEST_P(Poison, NewMemory) {
    EXPECT_EQ(FirstWord(), kWord);
    float value;
    std::memcpy(&value, &kWord, sizeof value);
    EXPECT_TRUE(std::isnan(value));
    ExpectSilence();
}

// Only the null driver has memory that the host cannot map. It executes fills, of the first word of their range.
class PoisonOnDevice : public Poison {
  protected:
    void SetUp() override {
        StartWithEnvironment({});
    }
    void StartWithEnvironment(const std::map<std::string, std::string> &environment) {
        wd::testing::Options options;
        options.driver = GetParam();
        for (const auto &variable : environment) {
            options.environment[variable.first] = variable.second;
        }
        options.settings["poison_undefined"] = "true";
        options.settings["validate_core"] = "false"; // Tests map the memory in spite of its type.
        options.environment["WD_NULL_LAST_MEMORY_PROPERTIES"] = "1"; // DEVICE_LOCAL.
#ifdef VK_EXT_host_image_copy
        options.device_extensions = {VK_KHR_COPY_COMMANDS_2_EXTENSION_NAME,
                                     VK_KHR_FORMAT_FEATURE_FLAGS_2_EXTENSION_NAME,
                                     VK_EXT_HOST_IMAGE_COPY_EXTENSION_NAME};
#endif
        options.environment["WD_NULL_MAPS_ALL_MEMORY"] = "1";
        options.environment["WD_NULL_STOP_AFTER_WRITES"] = "1000000"; // Without it, fills are not executed.
        WD_START_DEVICE(options);
    }
    VkDeviceMemory AllocateLocal(VkDeviceSize size = 4096) {
        auto info = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        info.allocationSize = size;
        info.memoryTypeIndex = 3;
        VkDeviceMemory memory;
        Check(vkAllocateMemory(device(), &info, nullptr, &memory), "vkAllocateMemory");
        return memory;
    }
    uint32_t WordOf(VkDeviceMemory memory, VkDeviceSize offset = 0) {
        void *words = nullptr;
        Check(vkMapMemory(device(), memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
        uint32_t first = 0;
        std::memcpy(&first, static_cast<const char *>(words) + offset, sizeof first);
        vkUnmapMemory(device(), memory);
        return first;
    }
    void SubmitNothing() {
        VkCommandBuffer commands = Begin();
        Check(Submit(commands), "vkQueueSubmit");
    }
};
INSTANTIATE_TEST_SUITE_P(Drivers, PoisonOnDevice, ::testing::Values(Driver::kNull));

TEST_P(PoisonOnDevice, MemoryIsFilledBeforeTheNextSubmission) {
    const VkDeviceMemory memory = AllocateLocal();
    EXPECT_NE(WordOf(memory), kWord);
    SubmitNothing();
    EXPECT_EQ(WordOf(memory), kWord);
    vkFreeMemory(device(), memory, nullptr);
}

// It is filled once: the next submissions may have written it.
TEST_P(PoisonOnDevice, MemoryIsFilledOnce) {
    const VkDeviceMemory memory = AllocateLocal();
    EXPECT_NE(WordOf(memory), kWord);
    SubmitNothing();
    EXPECT_EQ(WordOf(memory), kWord);
    void *words = nullptr;
    Check(vkMapMemory(device(), memory, 0, VK_WHOLE_SIZE, 0, &words), "vkMapMemory");
    std::memset(words, 0, 4);
    vkUnmapMemory(device(), memory);
    SubmitNothing();
    EXPECT_EQ(WordOf(memory), 0u);
    vkFreeMemory(device(), memory, nullptr);
}

TEST_P(PoisonOnDevice, FreedMemoryIsForgotten) {
    const VkDeviceMemory kept = AllocateLocal();
    EXPECT_NE(WordOf(kept), kWord);
    vkFreeMemory(device(), AllocateLocal(), nullptr);
    SubmitNothing();
    EXPECT_EQ(WordOf(kept), kWord);
    vkFreeMemory(device(), kept, nullptr);
    ExpectSilence();
}

class PoisonInSmallBuffers : public PoisonOnDevice {
  protected:
    void SetUp() override {
    }
};
INSTANTIATE_TEST_SUITE_P(Drivers, PoisonInSmallBuffers, ::testing::Values(Driver::kNull));

// VUID-VkBufferCreateInfo-size-06409: no buffer is larger than maxBufferSize. The driver refuses others, and executes
// only the first word of a fill.
TEST_P(PoisonInSmallBuffers, MemoryLargerThanABuffer) {
    StartWithEnvironment({{"WD_NULL_MAX_BUFFER_SIZE", "4100"}});
    const VkDeviceMemory memory = AllocateLocal(10240), small = AllocateLocal(256);
    EXPECT_NE(WordOf(memory), kWord);
    EXPECT_NE(WordOf(small), kWord);
    SubmitNothing();
    EXPECT_EQ(WordOf(memory), kWord);
    EXPECT_EQ(WordOf(memory, 4096), kWord);
    EXPECT_EQ(WordOf(memory, 8192), kWord);
    EXPECT_NE(WordOf(memory, 2048), kWord);
    EXPECT_EQ(WordOf(small), kWord);
    vkFreeMemory(device(), memory, nullptr);
    vkFreeMemory(device(), small, nullptr);
    ExpectSilence();
}

TEST_P(PoisonInSmallBuffers, MemoryOfOneBuffer) {
    StartWithEnvironment({{"WD_NULL_MAX_BUFFER_SIZE", "10240"}});
    const VkDeviceMemory memory = AllocateLocal(10240);
    EXPECT_NE(WordOf(memory), kWord);
    SubmitNothing();
    EXPECT_EQ(WordOf(memory), kWord);
    EXPECT_NE(WordOf(memory, 4096), kWord); // Of the same fill.
    vkFreeMemory(device(), memory, nullptr);
    ExpectSilence();
}

#if defined(VK_VERSION_1_4) || defined(VK_EXT_host_image_copy)
// Commands of the host write images before any submission, also in memory that the host cannot map.
TEST_P(PoisonOnDevice, MemoryThatHostCopiesMayWrite) {
    const VkDeviceMemory memory = AllocateLocal();
    EXPECT_NE(WordOf(memory), kWord);
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, kUsage);
    auto transition =
        Make<VkHostImageLayoutTransitionInfoEXT>(VK_STRUCTURE_TYPE_HOST_IMAGE_LAYOUT_TRANSITION_INFO_EXT);
    transition.image = image.handle;
    transition.newLayout = VK_IMAGE_LAYOUT_GENERAL;
    transition.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    DeviceProc<PFN_vkTransitionImageLayoutEXT>("vkTransitionImageLayoutEXT")(device(), 1, &transition);
    SubmitNothing();
    EXPECT_NE(WordOf(memory), kWord);
    vkFreeMemory(device(), memory, nullptr);
}
#endif

// A fill would wait for the work.
TEST_P(PoisonOnDevice, PendingWork) {
    VkCommandBuffer commands = Begin();
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    auto info = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    info.commandBufferCount = 1;
    info.pCommandBuffers = &commands;
    Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    const VkDeviceMemory memory = AllocateLocal();
    EXPECT_NE(WordOf(memory), kWord);
    info.commandBufferCount = 0;
    Check(vkQueueSubmit(queue(), 1, &info, VK_NULL_HANDLE), "vkQueueSubmit");
    EXPECT_NE(WordOf(memory), kWord);
    vkQueueWaitIdle(queue());
    vkFreeMemory(device(), memory, nullptr);
}

class PoisonOnLavapipe : public Poison {};
INSTANTIATE_TEST_SUITE_P(Drivers, PoisonOnLavapipe, ::testing::Values(Driver::kLavapipe));

TEST_P(PoisonOnLavapipe, MemoryThatTheHostCannotMap) {
    VkPhysicalDeviceMemoryProperties properties;
    vkGetPhysicalDeviceMemoryProperties(physical_device(), &properties);
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 1 << 20;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT;
    VkBuffer buffer;
    Check(vkCreateBuffer(device(), &info, nullptr, &buffer), "vkCreateBuffer");
    Defer([device = device(), buffer] { vkDestroyBuffer(device, buffer, nullptr); });
    VkMemoryRequirements requirements;
    vkGetBufferMemoryRequirements(device(), buffer, &requirements);
    auto allocation = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    allocation.allocationSize = requirements.size;
    allocation.memoryTypeIndex = properties.memoryTypeCount;
    for (uint32_t i = 0; i < properties.memoryTypeCount; i++) {
        const VkMemoryPropertyFlags flags = properties.memoryTypes[i].propertyFlags;
        if (requirements.memoryTypeBits >> i & 1 && flags == VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) {
            allocation.memoryTypeIndex = i;
        }
    }
    if (allocation.memoryTypeIndex == properties.memoryTypeCount) {
        GTEST_SKIP() << "The host can map all memory. WARDEN_LAVAPIPE names the manifest of another driver.";
    }
    VkDeviceMemory memory;
    Check(vkAllocateMemory(device(), &allocation, nullptr, &memory), "vkAllocateMemory");
    Defer([device = device(), memory] { vkFreeMemory(device, memory, nullptr); });
    Check(vkBindBufferMemory(device(), buffer, memory, 0), "vkBindBufferMemory");
    const Buffer copy = MakeBuffer(info.size, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = Begin();
    const VkBufferCopy region = {0, 0, info.size};
    vkCmdCopyBuffer(commands, buffer, copy.handle, 1, &region);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(copy.words[0], kWord);
    EXPECT_EQ(copy.words[info.size / 4 - 1], kWord);
    ExpectSilence();
}

TEST_P(PoisonOnLavapipe, NormalizedImage) {
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, kUsage);
    EXPECT_EQ(Texels(image, Discarding(image)), std::vector<uint32_t>(16, 0xFFFF00FF)); // Magenta.
    ExpectSilence();
}

TEST_P(PoisonOnLavapipe, FloatImage) {
    const Image image = MakeImage(VK_FORMAT_R32_SFLOAT, 4, 4, kUsage);
    for (const uint32_t word : Texels(image, Discarding(image))) {
        float value;
        std::memcpy(&value, &word, sizeof value);
        EXPECT_TRUE(std::isnan(value));
    }
}

TEST_P(PoisonOnLavapipe, IntegerImage) {
    const Image image = MakeImage(VK_FORMAT_R32_UINT, 4, 4, kUsage);
    EXPECT_EQ(Texels(image, Discarding(image)), std::vector<uint32_t>(16, kWord));
}

TEST_P(PoisonOnLavapipe, TransitionsThatKeepTheContents) {
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, kUsage | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const auto texels = Texels(image, [&](VkCommandBuffer commands) {
        ChangeLayout(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
        const VkClearColorValue black = {};
        const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, &black, 1, &range);
        ChangeLayout(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
                     VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);
    });
    EXPECT_EQ(texels, std::vector<uint32_t>(16, 0));
    ExpectSilence();
}

TEST_P(PoisonOnLavapipe, DepthImage) {
    const Image image =
        MakeImage(VK_FORMAT_D32_SFLOAT, 4, 4,
                  VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT);
    const Buffer copy = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
    VkCommandBuffer commands = Begin();
    ChangeLayout(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                 VK_IMAGE_ASPECT_DEPTH_BIT);
    VkBufferImageCopy region = {};
    region.imageSubresource = {VK_IMAGE_ASPECT_DEPTH_BIT, 0, 0, 1};
    region.imageExtent = {4, 4, 1};
    vkCmdCopyImageToBuffer(commands, image.handle, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, copy.handle, 1,
                           &region);
    Submit(commands);
    float depth;
    std::memcpy(&depth, copy.words, sizeof depth);
    EXPECT_EQ(depth, 0.5f);
}

class PoisonSettings : public Poison {
  protected:
    void SetUp() override {
    }
};
INSTANTIATE_TEST_SUITE_P(Drivers, PoisonSettings, ::testing::Values(Driver::kLavapipe));

TEST_P(PoisonSettings, Patterns) {
    StartWith({{"poison_undefined", "true"}, {"poison_word", "0x12345678"}, {"poison_color", "0x00FF00"}});
    EXPECT_EQ(FirstWord(), 0x12345678u);
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 4, 4, kUsage);
    EXPECT_EQ(Texels(image, Discarding(image)), std::vector<uint32_t>(16, 0xFF00FF00)); // Green.
}

TEST_P(PoisonSettings, Off) {
    StartWith({});
    EXPECT_NE(FirstWord(), kWord);
}

} // namespace
