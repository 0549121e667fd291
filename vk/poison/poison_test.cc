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

class PoisonOnLavapipe : public Poison {};
INSTANTIATE_TEST_SUITE_P(Drivers, PoisonOnLavapipe, ::testing::Values(Driver::kLavapipe));

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
