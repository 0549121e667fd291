// The fixture of tests of indirect commands: draws in a render pass, and dispatches, with parameters in buffers.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_INDIRECT_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_INDIRECT_TEST_H

#include <functional>
#include <string>
#include <vector>

#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkPipelineBindPoint kGraphics = VK_PIPELINE_BIND_POINT_GRAPHICS;
constexpr VkBufferUsageFlags kIndirect =
    VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
constexpr uint32_t kGreen = 0xff00ff00, kBlack = 0;

class IndirectTest : public GpuavTest, public ::testing::WithParamInterface<bool> {
  protected:
    Options MakeOptions(bool guards = true) {
        Options options = GpuavOptions();
        options.settings["gpuav_indirect_parameters"] = "true";
        options.settings["gpuav_guard_indirect"] = guards ? "true" : "false";
        options.needed.descriptorBindingStorageBufferUpdateAfterBind = VK_TRUE;
        options.api_version = VK_API_VERSION_1_2;
        options.features.multiDrawIndirect = VK_TRUE;
        return options;
    }
    // An array of draws that are `stride` words apart.
    Buffer MakeArguments(const std::vector<uint32_t> &words) {
        return MakeBuffer(words.size() * 4, kIndirect, words);
    }
    struct Painter {
        Target target;
        VkPipelineLayout layout;
        VkPipeline pipeline;
    };
    Painter MakePainter() {
        Painter painter = {};
        painter.target = MakeTarget(4, 4);
        painter.layout = MakePipelineLayout({});
        painter.pipeline = MakeGraphicsPipeline(painter.layout, MakeShader(triangle_vert),
                                                MakeShader(color_frag), painter.target);
        return painter;
    }
    void BeginPass(VkCommandBuffer commands, const Painter &painter,
                   VkSubpassContents contents = VK_SUBPASS_CONTENTS_INLINE) {
        VkClearValue clear = {};
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = painter.target.render_pass;
        begin.framebuffer = painter.target.framebuffer;
        begin.renderArea = {{0, 0}, painter.target.image.extent};
        begin.clearValueCount = 1;
        begin.pClearValues = &clear;
        vkCmdBeginRenderPass(commands, &begin, contents);
    }
    // Paint draws in one render pass instance, and returns the first texel.
    template <typename Record> uint32_t Paint(const Painter &painter, Record record) {
        VkCommandBuffer commands = Begin();
        BeginPass(commands, painter);
        vkCmdBindPipeline(commands, kGraphics, painter.pipeline);
        record(commands);
        vkCmdEndRenderPass(commands);
        Check(Submit(commands), "vkQueueSubmit");
        return ReadTarget(painter.target)[0];
    }
    uint32_t PaintIndirect(const Painter &painter, const std::vector<uint32_t> &words, uint32_t count,
                           uint32_t stride = 16) {
        const Buffer arguments = MakeArguments(words);
        return Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdDrawIndirect(commands, arguments.handle, 0, count, stride);
        });
    }
    void BindReader(VkCommandBuffer commands, const Reader &reader) {
        const uint32_t control[] = {3, 2};
        vkCmdBindPipeline(commands, kCompute, reader.pipeline);
        vkCmdBindDescriptorSets(commands, kCompute, reader.layout, 0, 1, &reader.set, 0, nullptr);
        vkCmdPushConstants(commands, reader.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
    }
    static void Barrier(VkCommandBuffer commands) {
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, 0,
                             1, &barrier, 0, nullptr, 0, nullptr);
    }
};

} // namespace wd::testing

#endif
