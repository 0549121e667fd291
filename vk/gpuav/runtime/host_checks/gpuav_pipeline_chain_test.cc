// Copies of the chains of pipelines' create infos: they hold after the application's memory has changed.
#include <gtest/gtest.h>
#include <vulkan/vulkan.h>

#include "vk/gpuav/runtime/host_checks/gpuav_pipeline_chain.h"

namespace {

class PipelineChainTest : public testing::Test {
  protected:
    PipelineChainTest() {
        wd_arena_init(&arena_, wd_allocator_default(), 1024);
    }
    ~PipelineChainTest() override {
        wd_arena_finish(&arena_);
    }

    const VkBaseInStructure *Copy(const void *chain) {
        const void *copy = nullptr;
        EXPECT_TRUE(wd_gpuav_can_copy_pipeline_chain(chain));
        EXPECT_TRUE(wd_gpuav_copy_pipeline_chain(&arena_, chain, &copy));
        return static_cast<const VkBaseInStructure *>(copy);
    }

    wd_arena arena_;
};

#ifdef VK_KHR_dynamic_rendering_local_read
TEST_F(PipelineChainTest, IndicesOfInputAttachmentsAreCopied) {
    uint32_t colors[] = {3, VK_ATTACHMENT_UNUSED}, depth = 1;
    VkRenderingInputAttachmentIndexInfoKHR indices = {};
    indices.sType = VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR;
    indices.colorAttachmentCount = 2;
    indices.pColorAttachmentInputIndices = colors;
    indices.pDepthInputAttachmentIndex = &depth;
    const auto *copy = reinterpret_cast<const VkRenderingInputAttachmentIndexInfoKHR *>(Copy(&indices));
    colors[0] = colors[1] = depth = 77;
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->pNext, nullptr);
    EXPECT_EQ(copy->pColorAttachmentInputIndices[0], 3u);
    EXPECT_EQ(copy->pColorAttachmentInputIndices[1], VK_ATTACHMENT_UNUSED);
    EXPECT_EQ(*copy->pDepthInputAttachmentIndex, 1u);
    EXPECT_EQ(copy->pStencilInputAttachmentIndex, nullptr);
}

TEST_F(PipelineChainTest, LocationsOfAttachmentsAreCopied) {
    uint32_t locations[] = {1, 0};
    VkPipelineFragmentShadingRateStateCreateInfoKHR rate = {};
    rate.sType = VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR;
    rate.fragmentSize = {2, 1};
    VkRenderingAttachmentLocationInfoKHR info = {};
    info.sType = VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR;
    info.pNext = &rate;
    info.colorAttachmentCount = 2;
    info.pColorAttachmentLocations = locations;
    const auto *copy = reinterpret_cast<const VkRenderingAttachmentLocationInfoKHR *>(Copy(&info));
    locations[0] = 77;
    rate.fragmentSize = {};
    ASSERT_NE(copy, nullptr);
    EXPECT_EQ(copy->pColorAttachmentLocations[0], 1u);
    const auto *copied_rate =
        static_cast<const VkPipelineFragmentShadingRateStateCreateInfoKHR *>(copy->pNext);
    ASSERT_NE(copied_rate, nullptr);
    EXPECT_EQ(copied_rate->fragmentSize.width, 2u);
}
#endif

TEST_F(PipelineChainTest, AnUnknownStructIsNotCopied) {
    VkBaseInStructure unknown = {};
    unknown.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    VkPipelineRenderingCreateInfo rendering = {};
    rendering.sType = VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO;
    rendering.pNext = &unknown;
    EXPECT_FALSE(wd_gpuav_can_copy_pipeline_chain(&rendering));
}

} // namespace
