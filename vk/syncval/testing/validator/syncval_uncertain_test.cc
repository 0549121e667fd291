// Unknown accesses, and hazards that are certain in spite of them.
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;

class SyncvalUncertainTest : public SyncvalScene {
  protected:
    static constexpr VkPipelineStageFlags2 kTests =
        VK_PIPELINE_STAGE_2_EARLY_FRAGMENT_TESTS_BIT | VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT;
    static constexpr VkAccessFlags2 kDepthWrite = VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_WRITE_BIT;
    static constexpr VkAccessFlags2 kDepthRead = VK_ACCESS_2_DEPTH_STENCIL_ATTACHMENT_READ_BIT;
    static constexpr VkPipelineStageFlags2 kOutput = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;

    void MakeResources() {
        const Buffer target = MakeBuffer(1024, kBufferUsage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        layout_ = MakePipelineLayout({}, VK_SHADER_STAGE_COMPUTE_BIT, sizeof(VkDeviceAddress[3]));
        pipeline_ = MakeComputePipeline(layout_, MakeShader(syncval_address_chosen));
        for (VkDeviceAddress &address : addresses_) {
            address = AddressOf(target.handle);
        }
        depth_ = MakeImage(VK_FORMAT_D32_SFLOAT, 16, 16,
                           VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT | VK_IMAGE_USAGE_SAMPLED_BIT);
        color_ = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16, kImageUsage);
    }

    // Lost dispatches a shader that writes through an address that is not followed.
    void Lost(VkCommandBuffer commands) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdPushConstants(commands, layout_, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof addresses_, addresses_);
        vkCmdDispatch(commands, 4, 1, 1);
    }

    void Begins(VkCommandBuffer commands, const Image &image, VkImageLayout layout) {
        VkImageMemoryBarrier2 barrier =
            ImageBarrier(image.handle, {VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, VK_ACCESS_2_MEMORY_WRITE_BIT,
                                        VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT,
                                        VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT});
        barrier.oldLayout = VK_IMAGE_LAYOUT_UNDEFINED;
        barrier.newLayout = layout;
        if (image.handle == depth_.handle) {
            barrier.subresourceRange.aspectMask = VK_IMAGE_ASPECT_DEPTH_BIT;
        }
        Barrier(commands, barrier);
    }

    void Pass(VkCommandBuffer commands, const Image &image, VkImageLayout layout, VkAttachmentLoadOp load) {
        auto attachment = Attachment(image.view, load);
        attachment.imageLayout = layout;
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, {16, 16}};
        info.layerCount = 1;
        if (image.handle == depth_.handle) {
            info.pDepthAttachment = &attachment;
        } else {
            info.colorAttachmentCount = 1;
            info.pColorAttachments = &attachment;
        }
        vkCmdBeginRendering(commands, &info);
        vkCmdEndRendering(commands);
    }

    Image depth_, color_;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDeviceAddress addresses_[3] = {};
};

// A barrier for writes only does not order a load operation, whatever shaders access in between: they cannot
// access an attachment in its layout. In the general layout they can, and the barrier may be for the shader.
TEST_P(SyncvalUncertainTest, ShadersCannotAccessAttachmentsInTheirLayout) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    const VkImageLayout general = VK_IMAGE_LAYOUT_GENERAL;
    const struct {
        const Image *image;
        VkImageLayout layout;
        SyncMasks masks;
        bool is_hazard;
    } cases[] = {
        {&depth_, VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, {kTests, kDepthWrite, kTests, kDepthWrite}, true},
        {&depth_,
         VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
         {kTests, kDepthWrite, kTests, kDepthWrite},
         true},
        {&depth_,
         VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL,
         {kTests, kDepthWrite, kTests, kDepthWrite | kDepthRead},
         false},
        {&depth_, general, {kTests, kDepthWrite, kTests, kDepthWrite}, false},
        {&color_,
         VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
         {kOutput, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT, kOutput, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT},
         true},
        {&color_,
         general,
         {kOutput, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT, kOutput, VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT},
         false},
    };
    for (const auto &now : cases) {
        SCOPED_TRACE(&now - cases);
        for (const bool in_two : {false, true}) {
            SCOPED_TRACE(in_two);
            VkCommandBuffer first = Begin(), second = in_two ? Begin() : first;
            Begins(first, *now.image, now.layout);
            Pass(first, *now.image, now.layout, VK_ATTACHMENT_LOAD_OP_CLEAR);
            Barrier(first, now.masks);
            Lost(first);
            Pass(second, *now.image, now.layout, VK_ATTACHMENT_LOAD_OP_LOAD);
            vkEndCommandBuffer(first);
            if (in_two) {
                vkEndCommandBuffer(second);
                SubmitAll({first, second});
            }
            if (now.is_hazard) {
                ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "load operation");
            }
            ExpectSilence();
        }
    }
}

// The same in a secondary command buffer that is executed after the unknown access.
TEST_P(SyncvalUncertainTest, SecondaryCommandBuffersAfterUnknownAccesses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakeResources();
    for (const VkImageLayout layout : {VK_IMAGE_LAYOUT_DEPTH_ATTACHMENT_OPTIMAL, VK_IMAGE_LAYOUT_GENERAL}) {
        VkCommandBuffer secondary = RecordSecondary(
            [&](VkCommandBuffer in) { Pass(in, depth_, layout, VK_ATTACHMENT_LOAD_OP_LOAD); });
        VkCommandBuffer commands = Begin();
        Begins(commands, depth_, layout);
        Pass(commands, depth_, layout, VK_ATTACHMENT_LOAD_OP_CLEAR);
        Barrier(commands, {kTests, kDepthWrite, kTests, kDepthWrite});
        Lost(commands);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkEndCommandBuffer(commands);
        if (layout != VK_IMAGE_LAYOUT_GENERAL) {
            ExpectMessage("SYNC-HAZARD-READ-AFTER-WRITE", "load operation");
        }
        ExpectSilence();
    }
}
WD_SYNCVAL_DRIVERS(SyncvalUncertainTest);
