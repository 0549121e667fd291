// Ranges of subresources, words and the layouts that match.
#include "vk/image_layouts/layout_map.h"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace {

wd_layout_shape Shape(VkFormat format, uint32_t num_layers, uint32_t num_levels) {
    wd_state_image image = {};
    image.format = format;
    image.array_layers = num_layers;
    image.mip_levels = num_levels;
    wd_layout_shape shape;
    EXPECT_TRUE(wd_layout_shape_init(&shape, &image));
    return shape;
}

TEST(LayoutWordTest, KeepsLayoutAndCommand) {
    for (VkImageLayout layout :
         {VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_PREINITIALIZED, VK_IMAGE_LAYOUT_PRESENT_SRC_KHR,
          VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL, VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL,
          VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT}) {
        const uint32_t word = wd_layout_word(layout, WD_COMMAND_CmdPipelineBarrier);
        EXPECT_TRUE(wd_layout_is_known(word));
        EXPECT_EQ(wd_layout_of(word), layout);
        EXPECT_EQ(wd_layout_command(word), WD_COMMAND_CmdPipelineBarrier);
    }
    EXPECT_EQ(wd_layout_word((VkImageLayout)99, WD_COMMAND_CmdPipelineBarrier), (uint32_t)WD_LAYOUT_UNKNOWN);
    EXPECT_EQ(wd_layout_word(VK_IMAGE_LAYOUT_MAX_ENUM, WD_COMMAND_CmdPipelineBarrier),
              (uint32_t)WD_LAYOUT_UNKNOWN);
}

TEST(LayoutWordTest, LayoutsMatchByAspect) {
    const VkImageAspectFlags color = VK_IMAGE_ASPECT_COLOR_BIT, depth = VK_IMAGE_ASPECT_DEPTH_BIT,
                             stencil = VK_IMAGE_ASPECT_STENCIL_BIT;
    EXPECT_TRUE(wd_layout_matches(VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
                                  color));
    EXPECT_FALSE(wd_layout_matches(VK_IMAGE_LAYOUT_READ_ONLY_OPTIMAL,
                                   VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, depth));
    EXPECT_FALSE(wd_layout_matches(VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, color));
    EXPECT_TRUE(wd_layout_matches(VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL,
                                  VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, depth));
    EXPECT_FALSE(wd_layout_matches(VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL,
                                   VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_STENCIL_ATTACHMENT_OPTIMAL, stencil));
    EXPECT_TRUE(wd_layout_matches(VK_IMAGE_LAYOUT_STENCIL_READ_ONLY_OPTIMAL,
                                  VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_STENCIL_READ_ONLY_OPTIMAL, stencil));
    EXPECT_TRUE(wd_layout_matches(VK_IMAGE_LAYOUT_DEPTH_READ_ONLY_OPTIMAL,
                                  VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL, stencil));
}

TEST(LayoutWalkTest, AnEntireImageIsOneRange) {
    const wd_layout_shape shape = Shape(VK_FORMAT_D24_UNORM_S8_UINT, 6, 3);
    const VkImageSubresourceRange all = {VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT, 0,
                                         VK_REMAINING_MIP_LEVELS, 0, VK_REMAINING_ARRAY_LAYERS};
    wd_layout_walk walk = wd_layout_walk_begin(&shape, &all);
    wd_range numbers;
    ASSERT_TRUE(wd_layout_walk_next(&walk, &numbers));
    EXPECT_EQ(numbers.begin, 0u);
    EXPECT_EQ(numbers.end, 36u);
    EXPECT_EQ(numbers.end, wd_layout_shape_size(&shape));
    EXPECT_FALSE(wd_layout_walk_next(&walk, &numbers));
    const VkImageSubresourceRange last = wd_layout_shape_range(&shape, {35, 36});
    EXPECT_EQ(last.aspectMask, (VkImageAspectFlags)VK_IMAGE_ASPECT_STENCIL_BIT);
    EXPECT_EQ(last.baseArrayLayer, 5u);
    EXPECT_EQ(last.baseMipLevel, 2u);
}

TEST(LayoutWalkTest, ARangeOfNumbersIsDescribedBySubresources) {
    const wd_layout_shape shape = Shape(VK_FORMAT_D24_UNORM_S8_UINT, 6, 3);
    const VkImageSubresourceRange layers = wd_layout_shape_range(&shape, {3, 12});
    EXPECT_EQ(layers.aspectMask, (VkImageAspectFlags)VK_IMAGE_ASPECT_DEPTH_BIT);
    EXPECT_EQ(layers.baseArrayLayer, 1u);
    EXPECT_EQ(layers.layerCount, 3u);
    EXPECT_EQ(layers.levelCount, 3u);
    const VkImageSubresourceRange levels =
        wd_layout_shape_range(&shape, {19, 30}); // Up to the end of the layer.
    EXPECT_EQ(levels.aspectMask, (VkImageAspectFlags)VK_IMAGE_ASPECT_STENCIL_BIT);
    EXPECT_EQ(levels.baseArrayLayer, 0u);
    EXPECT_EQ(levels.baseMipLevel, 1u);
    EXPECT_EQ(levels.layerCount, 1u);
    EXPECT_EQ(levels.levelCount, 2u);
    const VkImageSubresourceRange aspect = wd_layout_shape_range(&shape, {0, 36});
    EXPECT_EQ(aspect.aspectMask, (VkImageAspectFlags)VK_IMAGE_ASPECT_DEPTH_BIT);
    EXPECT_EQ(aspect.layerCount, 6u);
}

TEST(LayoutWalkTest, RangesOutsideTheImageAreEmpty) {
    const wd_layout_shape shape = Shape(VK_FORMAT_R8_UNORM, 2, 2);
    wd_range numbers;
    for (const VkImageSubresourceRange &range :
         {VkImageSubresourceRange{VK_IMAGE_ASPECT_COLOR_BIT, 5, 1, 0, 1},
          VkImageSubresourceRange{VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 2, VK_REMAINING_ARRAY_LAYERS},
          VkImageSubresourceRange{VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 0, 1},
          VkImageSubresourceRange{VK_IMAGE_ASPECT_DEPTH_BIT, 0, 1, 0, 1}}) {
        wd_layout_walk walk = wd_layout_walk_begin(&shape, &range);
        EXPECT_FALSE(wd_layout_walk_next(&walk, &numbers));
    }
}

bool Append(void *user, wd_range numbers, uint32_t word) {
    static_cast<std::vector<uint32_t> *>(user)->insert(static_cast<std::vector<uint32_t> *>(user)->end(),
                                                       numbers.end - numbers.begin, word);
    return true;
}

// Random ranges, against one word for each subresource.
TEST(LayoutMapTest, EqualsANaiveModel) {
    std::mt19937 random(1);
    const wd_layout_shape shape = Shape(VK_FORMAT_D24_UNORM_S8_UINT, 4, 5);
    const uint64_t size = wd_layout_shape_size(&shape);
    std::vector<uint32_t> model(size, WD_LAYOUT_UNCHANGED);
    wd_layout_map map;
    wd_layout_map_init(&map, wd_allocator_default(), WD_LAYOUT_UNCHANGED);
    for (int step = 0; step < 2000; step++) {
        const auto below = [&random](uint32_t limit) { return static_cast<uint32_t>(random() % limit); };
        const VkImageSubresourceRange range = {2u + 2u * below(3), below(5), 1 + below(6), below(4),
                                               step % 7 ? 1 + below(5) : VK_REMAINING_ARRAY_LAYERS};
        const uint32_t word = wd_layout_word((VkImageLayout)below(8), WD_COMMAND_CmdPipelineBarrier);
        for (uint64_t i = 0; i < size; i++) {
            const VkImageSubresourceRange at = wd_layout_shape_range(&shape, {i, i + 1});
            if (at.aspectMask & range.aspectMask && at.baseMipLevel >= range.baseMipLevel &&
                at.baseMipLevel - range.baseMipLevel < range.levelCount &&
                at.baseArrayLayer >= range.baseArrayLayer &&
                at.baseArrayLayer - range.baseArrayLayer < range.layerCount) {
                model[i] = word;
            }
        }
        wd_layout_walk walk = wd_layout_walk_begin(&shape, &range);
        wd_range numbers;
        while (wd_layout_walk_next(&walk, &numbers)) {
            wd_layout_map_store(&map, size, numbers, word);
        }
        std::vector<uint32_t> found;
        wd_layout_map_visit(&map, {0, size}, Append, &found);
        ASSERT_EQ(found, model) << "step " << step;
        ASSERT_EQ(wd_layout_map_find(&map, step % size), model[step % size]);
    }
    wd_layout_map_finish(&map);
}

} // namespace
