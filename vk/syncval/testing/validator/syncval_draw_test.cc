// Dispatches, draws and attachments within a command buffer.
#include "vk/syncval/testing/syncval_fixture.h"
#include "vk/syncval/testing/syncval_scene_fixture.h"

using wd::testing::Buffer;
using wd::testing::Image;
using wd::testing::Make;
using wd::testing::Target;

class SyncvalDrawTest : public SyncvalTest {
  protected:
    static constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    static constexpr VkBufferUsageFlags kUsage =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
        VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
        VK_BUFFER_USAGE_INDEX_BUFFER_BIT;

    void MakePipelines() {
        set_layout_ = MakeSetLayout({{0, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr},
                                     {1, kStorage, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr}});
        layout_ = MakePipelineLayout({set_layout_});
        copy_ = MakeComputePipeline(layout_, MakeShader(syncval_copy));
        count_ = MakeComputePipeline(layout_, MakeShader(syncval_count));
    }

    VkDescriptorSet SetOf(const Buffer &source, const Buffer &destination) {
        VkDescriptorSet set = MakeSet(set_layout_, {{kStorage, 2}});
        WriteBuffer(set, 0, 0, kStorage, source);
        WriteBuffer(set, 1, 0, kStorage, destination);
        return set;
    }

    void Dispatch(VkCommandBuffer commands, VkPipeline pipeline, VkDescriptorSet set) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0, nullptr);
        vkCmdDispatch(commands, 1, 1, 1);
    }

    void BeginRendering(VkCommandBuffer commands, const Image &image, VkAttachmentLoadOp load) {
        auto attachment = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
        attachment.imageView = image.view;
        attachment.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
        attachment.loadOp = load;
        attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
        auto info = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
        info.renderArea = {{0, 0}, image.extent};
        info.layerCount = 1;
        info.colorAttachmentCount = 1;
        info.pColorAttachments = &attachment;
        vkCmdBeginRendering(commands, &info);
    }

    VkDescriptorSetLayout set_layout_;
    VkPipelineLayout layout_;
    VkPipeline copy_, count_;
};

TEST_P(SyncvalDrawTest, ReadAfterWriteBetweenDispatches) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage), c = MakeBuffer(64, kUsage);
    VkDescriptorSet first = SetOf(a, b), second = SetOf(b, c);
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatch (command ",
        [&](VkCommandBuffer commands) { Dispatch(commands, copy_, first); },
        [&](VkCommandBuffer commands) { Dispatch(commands, copy_, second); });
}

TEST_P(SyncvalDrawTest, WriteAfterReadOfADispatch) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage);
    VkDescriptorSet set = SetOf(a, b);
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-READ", "vkCmdFillBuffer (command 2) writes",
        [&](VkCommandBuffer commands) { Dispatch(commands, copy_, set); },
        [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, a.handle, 0, 4, 0); });
}

TEST_P(SyncvalDrawTest, WriteAfterWriteOfADispatch) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage);
    VkDescriptorSet set = SetOf(a, b);
    ExpectFixed(
        "SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer (command 2) writes",
        [&](VkCommandBuffer commands) { Dispatch(commands, copy_, set); },
        [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, b.handle, 0, 4, 0); });
}

TEST_P(SyncvalDrawTest, ABufferThatIsOnlyReadIsNotWritten) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage), c = MakeBuffer(64, kUsage);
    VkCommandBuffer commands = Begin();
    Dispatch(commands, copy_, SetOf(a, b));
    Dispatch(commands, copy_, SetOf(a, c));
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalDrawTest, AtomicOperationsDoNotRaceEachOther) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage);
    VkDescriptorSet set = SetOf(a, b);
    VkCommandBuffer commands = Begin();
    Dispatch(commands, count_, set);
    Dispatch(commands, count_, set);
    ExpectSilence();
    vkCmdFillBuffer(commands, a.handle, 0, 4, 0);
    vkEndCommandBuffer(commands);
    ExpectMessage("SYNC-HAZARD-WRITE-AFTER-WRITE", "vkCmdFillBuffer");
    ExpectSilence();
}

TEST_P(SyncvalDrawTest, IndirectArgumentsAreRead) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage), arguments = MakeBuffer(64, kUsage);
    VkDescriptorSet set = SetOf(a, b);
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDispatchIndirect (command 3) reads",
        [&](VkCommandBuffer commands) {
            vkCmdFillBuffer(commands, arguments.handle, 0, 12, 1);
            vkCmdFillBuffer(commands, arguments.handle, 12, 4, 1);
        },
        [&](VkCommandBuffer commands) {
            vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, copy_);
            vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set, 0,
                                    nullptr);
            vkCmdDispatchIndirect(commands, arguments.handle, 0);
        });
}

TEST_P(SyncvalDrawTest, IndicesAreRead) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Buffer indices = MakeBuffer(64, kUsage);
    const Target target = MakeTarget(16, 16);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(color_frag), target);
    const auto draw = [&](VkCommandBuffer commands) {
        VkClearValue clear = {};
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = target.render_pass;
        begin.framebuffer = target.framebuffer;
        begin.renderArea = {{0, 0}, {16, 16}};
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT16);
        vkCmdDrawIndexed(commands, 3, 1, 2, 0, 0);
        vkCmdEndRenderPass(commands);
    };
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdDrawIndexed (command ",
        [&](VkCommandBuffer commands) { vkCmdFillBuffer(commands, indices.handle, 4, 4, 0); }, draw);
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, indices.handle, 0, 4, 0);
    vkCmdFillBuffer(commands, indices.handle, 12, 4, 0);
    draw(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_P(SyncvalDrawTest, RenderPassesWithTheirDependenciesAreSilent) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    MakePipelines();
    const Target target = MakeTarget(16, 16);
    VkPipeline pipeline =
        MakeGraphicsPipeline(layout_, MakeShader(triangle_vert), MakeShader(color_frag), target);
    VkCommandBuffer commands = Begin();
    for (int i = 0; i < 3; i++) {
        RecordDraw(commands, target, pipeline, layout_, VK_NULL_HANDLE, {});
    }
    Check(Submit(commands), "vkQueueSubmit");
    ReadTarget(target);
    ExpectSilence();
}

TEST_P(SyncvalDrawTest, AnAttachmentThatACopyReadsNeedsADependency) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16,
                                  VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    const Buffer buffer = MakeBuffer(1024, kUsage);
    VkBufferImageCopy region = {};
    region.imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1};
    region.imageExtent = {16, 16, 1};
    ExpectFixed(
        "SYNC-HAZARD-READ-AFTER-WRITE", "vkCmdEndRendering (command ",
        [&](VkCommandBuffer commands) {
            Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                       {0, 0, VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT,
                        VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT});
            BeginRendering(commands, image, VK_ATTACHMENT_LOAD_OP_CLEAR);
            vkCmdEndRendering(commands);
        },
        [&](VkCommandBuffer commands) {
            vkCmdCopyImageToBuffer(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, buffer.handle, 1,
                                   &region);
        });
}

TEST_P(SyncvalDrawTest, LoadOperationsAreAccesses) {
    WD_START_DEVICE(SyncOptions(GetParam()));
    const Image image = MakeImage(VK_FORMAT_R8G8B8A8_UNORM, 16, 16,
                                  VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT);
    const VkClearColorValue color = {};
    const VkImageSubresourceRange range = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    for (const auto &[load, id] : {std::pair{VK_ATTACHMENT_LOAD_OP_LOAD, "SYNC-HAZARD-READ-AFTER-WRITE"},
                                   std::pair{VK_ATTACHMENT_LOAD_OP_CLEAR, "SYNC-HAZARD-WRITE-AFTER-WRITE"}}) {
        VkCommandBuffer commands = Begin();
        Transition(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_GENERAL,
                   {0, 0, VK_PIPELINE_STAGE_2_CLEAR_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT});
        vkCmdClearColorImage(commands, image.handle, VK_IMAGE_LAYOUT_GENERAL, &color, 1, &range);
        BeginRendering(commands, image, load);
        ExpectMessage(id, "vkCmdBeginRendering (command 3)");
        ClearMessages();
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
        ClearMessages();
    }
}

TEST_P(SyncvalDrawTest, ShaderAccessesCanBeSwitchedOff) {
    auto options = SyncOptions(GetParam());
    options.settings["syncval_shader_accesses"] = "false";
    WD_START_DEVICE(options);
    MakePipelines();
    const Buffer a = MakeBuffer(64, kUsage), b = MakeBuffer(64, kUsage), c = MakeBuffer(64, kUsage);
    VkCommandBuffer commands = Begin();
    Dispatch(commands, copy_, SetOf(a, b));
    Dispatch(commands, copy_, SetOf(b, c));
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

WD_SYNCVAL_DRIVERS(SyncvalDrawTest);
