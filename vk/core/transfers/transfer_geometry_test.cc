// The geometry of copies: extents of mip levels and planes, bytes of regions, granularity, overlaps.
#include "vk/core/transfers/transfer_geometry.h"

#include <gtest/gtest.h>

namespace {

wd_state_image Image(VkFormat format, VkExtent3D extent, uint32_t mips = 1) {
    wd_state_image image = {};
    image.format = format;
    image.image_type = extent.depth > 1 ? VK_IMAGE_TYPE_3D : VK_IMAGE_TYPE_2D;
    image.extent = extent;
    image.mip_levels = mips;
    image.array_layers = 4;
    return image;
}

uint64_t SizeOf(VkFormat format, VkImageAspectFlags aspect, VkExtent3D extent, uint32_t row_length = 0,
                uint32_t image_height = 0, uint32_t layers = 1) {
    const wd_format *found = wd_format_find(format);
    return wd_transfer_region_size(found->block, wd_transfer_block_size(found, aspect), row_length,
                                   image_height, extent, layers);
}

TEST(TransferGeometry, MipLevelsAreHalvedUntilOne) {
    const wd_state_image image = Image(VK_FORMAT_R8G8B8A8_UNORM, {20, 5, 1}, 5);
    uint32_t extent[3];
    ASSERT_TRUE(wd_transfer_find_extent(&image, 1, VK_IMAGE_ASPECT_COLOR_BIT, extent));
    EXPECT_EQ(extent[0], 10u);
    EXPECT_EQ(extent[1], 2u);
    ASSERT_TRUE(wd_transfer_find_extent(&image, 4, VK_IMAGE_ASPECT_COLOR_BIT, extent));
    EXPECT_EQ(extent[0], 1u);
    EXPECT_EQ(extent[1], 1u);
    EXPECT_EQ(extent[2], 1u);
    EXPECT_FALSE(wd_transfer_find_extent(&image, 5, VK_IMAGE_ASPECT_COLOR_BIT, extent));
}

TEST(TransferGeometry, ChromaPlanesAreSmaller) {
    const wd_state_image image = Image(VK_FORMAT_G8_B8R8_2PLANE_420_UNORM, {64, 32, 1});
    uint32_t extent[3];
    ASSERT_TRUE(wd_transfer_find_extent(&image, 0, VK_IMAGE_ASPECT_PLANE_0_BIT, extent));
    EXPECT_EQ(extent[0], 64u);
    ASSERT_TRUE(wd_transfer_find_extent(&image, 0, VK_IMAGE_ASPECT_PLANE_1_BIT, extent));
    EXPECT_EQ(extent[0], 32u);
    EXPECT_EQ(extent[1], 16u);
    const wd_format *format = wd_format_find(image.format);
    EXPECT_EQ(wd_transfer_block_size(format, VK_IMAGE_ASPECT_PLANE_0_BIT), 1u);
    EXPECT_EQ(wd_transfer_block_size(format, VK_IMAGE_ASPECT_PLANE_1_BIT), 2u);
    EXPECT_EQ(wd_transfer_block_size(format, VK_IMAGE_ASPECT_PLANE_2_BIT), 0u);
    EXPECT_FALSE(wd_transfer_has_aspects(format, VK_IMAGE_ASPECT_PLANE_2_BIT));
    EXPECT_TRUE(wd_transfer_needs_conversion(format));
}

TEST(TransferGeometry, AspectsOfDepthAndStencilHaveSizesOfTheirOwn) {
    const wd_format *format = wd_format_find(VK_FORMAT_D24_UNORM_S8_UINT);
    EXPECT_EQ(wd_transfer_block_size(format, VK_IMAGE_ASPECT_DEPTH_BIT), 4u);
    EXPECT_EQ(wd_transfer_block_size(format, VK_IMAGE_ASPECT_STENCIL_BIT), 1u);
    EXPECT_EQ(wd_transfer_block_size(format, VK_IMAGE_ASPECT_COLOR_BIT), 0u);
    EXPECT_EQ(wd_transfer_block_size(wd_format_find(VK_FORMAT_D16_UNORM_S8_UINT), VK_IMAGE_ASPECT_DEPTH_BIT),
              2u);
}

TEST(TransferGeometry, TheLastRowHasNoPadding) {
    EXPECT_EQ(SizeOf(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT, {4, 3, 1}), 48u);
    // Two rows of 10 texels, and 4 texels.
    EXPECT_EQ(SizeOf(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT, {4, 3, 1}, 10), 96u);
    // A slice of 5 rows of 10 texels, and the last slice.
    EXPECT_EQ(SizeOf(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT, {4, 3, 1}, 10, 5, 2), 296u);
    EXPECT_EQ(SizeOf(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT, {4, 3, 2}, 10, 5), 296u);
    EXPECT_EQ(SizeOf(VK_FORMAT_R8G8B8A8_UNORM, VK_IMAGE_ASPECT_COLOR_BIT, {0, 3, 1}), 0u);
}

TEST(TransferGeometry, CompressedRegionsAreBlocks) {
    // 2 x 2 blocks of 8 bytes: the last ones are not complete.
    EXPECT_EQ(SizeOf(VK_FORMAT_BC1_RGB_UNORM_BLOCK, VK_IMAGE_ASPECT_COLOR_BIT, {5, 7, 1}), 32u);
    EXPECT_EQ(SizeOf(VK_FORMAT_BC1_RGB_UNORM_BLOCK, VK_IMAGE_ASPECT_COLOR_BIT, {5, 7, 1}, 16), 48u);
    EXPECT_TRUE(wd_transfer_is_compressed(wd_format_find(VK_FORMAT_ASTC_5x4_SRGB_BLOCK)));
    EXPECT_FALSE(wd_transfer_is_compressed(wd_format_find(VK_FORMAT_G8B8G8R8_422_UNORM)));
    EXPECT_TRUE(wd_transfer_needs_conversion(wd_format_find(VK_FORMAT_G8B8G8R8_422_UNORM)));
    EXPECT_FALSE(wd_transfer_needs_conversion(wd_format_find(VK_FORMAT_BC7_SRGB_BLOCK)));
}

TEST(TransferGeometry, SizesThatNoIntegerHoldsAreTheGreatest) {
    EXPECT_EQ(
        SizeOf(VK_FORMAT_R32G32B32A32_SFLOAT, VK_IMAGE_ASPECT_COLOR_BIT, {1, 2, 4}, UINT32_MAX, UINT32_MAX),
        UINT64_MAX);
    EXPECT_EQ(SizeOf(VK_FORMAT_R32G32B32A32_SFLOAT, VK_IMAGE_ASPECT_COLOR_BIT,
                     {UINT32_MAX, UINT32_MAX, UINT32_MAX}),
              UINT64_MAX);
}

TEST(TransferGeometry, GranularityIsOfOffsetsAndOfExtentsThatDoNotReachTheEdge) {
    const uint32_t texel[] = {1, 1, 1}, extent[] = {20, 20, 1};
    const auto coarse = [&](VkOffset3D offset, VkExtent3D size) {
        const wd_transfer_box box = wd_transfer_box_at(offset, size);
        return wd_transfer_find_coarse({8, 8, 8}, texel, 2, &box, extent);
    };
    EXPECT_EQ(coarse({0, 0, 0}, {20, 20, 1}), -1);
    EXPECT_EQ(coarse({8, 8, 0}, {12, 8, 1}), -1);
    EXPECT_EQ(coarse({4, 0, 0}, {16, 20, 1}), 0);
    EXPECT_EQ(coarse({0, 8, 0}, {20, 9, 1}), 1);
}

TEST(TransferGeometry, NoGranularityMeansEntireMipLevels) {
    const uint32_t texel[] = {1, 1, 1}, extent[] = {16, 16, 1};
    const wd_transfer_box all = wd_transfer_box_at({0, 0, 0}, {16, 16, 1}),
                          part = wd_transfer_box_at({0, 0, 0}, {16, 8, 1});
    EXPECT_EQ(wd_transfer_find_coarse({0, 0, 0}, texel, 2, &all, extent), -1);
    EXPECT_EQ(wd_transfer_find_coarse({0, 0, 0}, texel, 2, &part, extent), 1);
}

TEST(TransferGeometry, GranularityCountsBlocks) {
    const uint32_t block[] = {4, 4, 1}, extent[] = {64, 64, 1};
    const wd_transfer_box good = wd_transfer_box_at({16, 0, 0}, {32, 16, 1}),
                          bad = wd_transfer_box_at({8, 0, 0}, {32, 16, 1});
    EXPECT_EQ(wd_transfer_find_coarse({4, 4, 4}, block, 2, &good, extent), -1);
    EXPECT_EQ(wd_transfer_find_coarse({4, 4, 4}, block, 2, &bad, extent), 0);
}

TEST(TransferGeometry, BoxesThatTouchDoNotOverlap) {
    const VkOffset3D mirrored[2] = {{8, 8, 1}, {0, 0, 0}};
    const wd_transfer_box a = wd_transfer_box_between(mirrored), b = wd_transfer_box_at({8, 0, 0}, {8, 8, 1}),
                          c = wd_transfer_box_at({7, 7, 0}, {1, 1, 1});
    EXPECT_FALSE(wd_transfer_boxes_overlap(&a, &b));
    EXPECT_TRUE(wd_transfer_boxes_overlap(&a, &c));
}

TEST(TransferGeometry, LayersAreCommonWhereLevelAspectAndLayerAre) {
    const wd_state_image image = Image(VK_FORMAT_D32_SFLOAT_S8_UINT, {16, 16, 1}, 2);
    const VkImageAspectFlags depth = VK_IMAGE_ASPECT_DEPTH_BIT, stencil = VK_IMAGE_ASPECT_STENCIL_BIT;
    const VkImageSubresourceLayers first = {depth, 0, 0, 2}, rest = {depth, 0, 1, VK_REMAINING_ARRAY_LAYERS},
                                   last = {depth, 0, 2, 2}, level = {depth, 1, 0, 4},
                                   other = {stencil, 0, 0, 4};
    EXPECT_TRUE(wd_transfer_have_common_layers(&image, &first, &rest));
    EXPECT_FALSE(wd_transfer_have_common_layers(&image, &first, &last));
    EXPECT_FALSE(wd_transfer_have_common_layers(&image, &first, &level));
    EXPECT_FALSE(wd_transfer_have_common_layers(&image, &first, &other));
}

} // namespace
