// Checks by the host that need parameters of the command: instances, views, workgroups and push constants.
#include <functional>

#include "vk/gpuav/testing/gpuav_device_test.h"
#include "vk/gpuav/testing/host_check_shaders.h"

namespace wd::testing {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kUniform = VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER;
constexpr char kColorsId[] = "VUID-vkCmdDispatch-uniformBuffers-06935";
constexpr char kColors[] = "Descriptor size is 48 and highest byte accessed was 63.";
constexpr char kResult[] = "Descriptor size is 64 and highest byte accessed was 67.";

class HostParametersTest : public GpuavTest {
  protected:
    static Options MakeOptions() {
        Options options = GpuavOptions();
        options.settings["gpuav_host_checks"] = "true";
        return options;
    }
    // Row makes the shader read an element of the uniform buffer.
    static Push Row(uint32_t row) {
        return {VK_SHADER_STAGE_COMPUTE_BIT, {99, row}};
    }
    // MakeProgram makes gpuav_numbers.comp: 16 elements for results, and `range` bytes of the uniform buffer.
    void MakeProgram(VkDeviceSize range) {
        set_layout_ = MakeSetLayout({Binding(0, kStorage, 1), Binding(1, kUniform, 1)});
        layout_ = MakePipelineLayout({set_layout_}, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        pipeline_ = MakeComputePipeline(layout_, MakeShader(gpuav_numbers_comp));
        set_ = MakeSet(set_layout_, {{kStorage, 1}, {kUniform, 1}});
        result_ = MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(16, 99));
        WriteBuffer(set_, 0, 0, kStorage, result_);
        WriteBuffer(set_, 1, 0, kUniform,
                    MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, std::vector<uint32_t>(16, 7)), 0,
                    range);
    }
    void Run(uint32_t row, uint32_t groups) {
        RunDispatch(pipeline_, layout_, set_, Row(row), groups);
    }
    // RunIndirect reads the number of workgroups from a buffer.
    void RunIndirect(uint32_t row, uint32_t groups) {
        const Buffer arguments = MakeBuffer(12, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, {groups, 1, 1});
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
        const Push push = Row(row);
        vkCmdPushConstants(commands, layout_, push.stages, 0, 8, push.words.data());
        vkCmdDispatchIndirect(commands, arguments.handle, 0);
        Check(Submit(commands), "vkQueueSubmit");
    }

    VkDescriptorSetLayout set_layout_ = VK_NULL_HANDLE;
    VkPipelineLayout layout_ = VK_NULL_HANDLE;
    VkPipeline pipeline_ = VK_NULL_HANDLE;
    VkDescriptorSet set_ = VK_NULL_HANDLE;
    Buffer result_;
};

TEST_F(HostParametersTest, WorkgroupsAndPushConstantsInBoundsAreSilent) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(48);
    Run(2, 4);
    EXPECT_EQ(result_.words[15], 7u);
    Stop();
    ExpectSilence();
}

TEST_F(HostParametersTest, APushConstantOutOfBoundsIsReportedByTheShader) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(48);
    Run(3, 1);
    EXPECT_EQ(result_.words[0], 0u) << "the access is skipped";
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(found[0].text.find("Stage = Compute."), std::string::npos) << found[0].text;
    ExpectMessage(kColorsId, kColors);
    Stop();
    ExpectSilence();
}

// The second command has other numbers, but the same pipeline and sets.
TEST_F(HostParametersTest, EachCommandIsChecked) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(64);
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set_, Row(3), 4);
    vkCmdDispatch(commands, 5, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    const std::vector<Message> found = messages();
    ASSERT_EQ(found.size(), 1u);
    EXPECT_NE(found[0].text.find("Dispatch Index 1."), std::string::npos) << found[0].text;
    ExpectMessage("VUID-vkCmdDispatch-storageBuffers-06936", kResult);
    commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set_, Row(3), 4);
    vkCmdDispatchBase(commands, 0, 0, 0, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

// Only the numbers are compared for the later commands.
TEST_F(HostParametersTest, APushConstantOutOfBoundsIsFoundAfterAnEqualSetIsBound) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(48);
    VkCommandBuffer commands = Begin();
    for (uint32_t row : {0u, 2u, 3u, 2u}) {
        RecordDispatch(commands, pipeline_, layout_, set_, Row(row), 4);
    }
    Check(Submit(commands), "Submit");
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 2."), std::string::npos) << messages()[0].text;
    ExpectMessage(kColorsId, kColors);
    Stop();
    ExpectSilence();
}

// The second pipeline reads the last element, with the same set. The first one reads an element in bounds.
TEST_F(HostParametersTest, PipelinesInTurnAreCheckedSeparately) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(48);
    const VkPipeline last = MakeComputePipeline(layout_, MakeShader(gpuav_constant_comp));
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline_, layout_, set_, Row(2), 4);
    for (VkPipeline pipeline : {last, pipeline_, last, pipeline_}) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
        vkCmdDispatch(commands, 4, 1, 1);
    }
    Check(Submit(commands), "Submit");
    ASSERT_EQ(messages().size(), 2u);
    EXPECT_NE(messages()[0].text.find("Dispatch Index 1."), std::string::npos) << messages()[0].text;
    EXPECT_NE(messages()[1].text.find("Dispatch Index 3."), std::string::npos) << messages()[1].text;
    ExpectMessage(kColorsId, kColors);
    ExpectMessage(kColorsId, kColors);
    Stop();
    ExpectSilence();
}

TEST_F(HostParametersTest, ParametersInABufferAreCheckedByTheShader) {
    WD_START_DEVICE(MakeOptions());
    MakeProgram(64);
    RunIndirect(3, 4);
    EXPECT_EQ(result_.words[15], 7u);
    ExpectSilence();
    RunIndirect(3, 5);
    ExpectMessage("VUID-vkCmdDispatchIndirect-storageBuffers-06936", kResult);
    // Later pipelines are instrumented from the beginning.
    MakeProgram(48);
    Run(2, 4);
    ExpectSilence();
    Run(3, 1);
    ExpectMessage(kColorsId, kColors);
    Stop();
    ExpectSilence();
}

// HostViewsTest draws with gpuav_numbers.vert into a render pass without attachments.
class HostViewsTest : public HostParametersTest {
  protected:
    VkRenderPass MakePass(uint32_t view_mask) {
        VkSubpassDescription subpass = {};
        auto views =
            Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
        views.subpassCount = 1;
        views.pViewMasks = &view_mask;
        auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
        info.pNext = &views;
        info.subpassCount = 1;
        info.pSubpasses = &subpass;
        VkRenderPass pass;
        Check(vkCreateRenderPass(device(), &info, nullptr, &pass), "vkCreateRenderPass");
        Defer([device = device(), pass] { vkDestroyRenderPass(device, pass, nullptr); });
        return pass;
    }
    VkFramebuffer MakeFramebuffer(VkRenderPass pass) {
        auto info = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
        info.renderPass = pass;
        info.width = info.height = 8;
        info.layers = 1;
        VkFramebuffer framebuffer;
        Check(vkCreateFramebuffer(device(), &info, nullptr, &framebuffer), "vkCreateFramebuffer");
        Defer([device = device(), framebuffer] { vkDestroyFramebuffer(device, framebuffer, nullptr); });
        return framebuffer;
    }
    VkPipeline MakeVertexPipeline(VkRenderPass pass) {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.stage = VK_SHADER_STAGE_VERTEX_BIT;
        stage.module = MakeShader(gpuav_numbers_vert);
        stage.pName = "main";
        GraphicsState state({8, 8});
        state.blend.attachmentCount = 0;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.stageCount = 1;
        info.pStages = &stage;
        state.Apply(&info);
        info.layout = layout_;
        info.renderPass = pass;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    // Record records a draw of gpuav_numbers.vert with `set_` in a render pass with the views of the mask.
    VkCommandBuffer Record(uint32_t view_mask, const std::function<void(VkCommandBuffer)> &draw) {
        auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
        begin.renderPass = MakePass(view_mask);
        begin.framebuffer = MakeFramebuffer(begin.renderPass);
        begin.renderArea = {{0, 0}, {8, 8}};
        VkCommandBuffer commands = Begin();
        vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout_, 0, 1, &set_, 0, nullptr);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, MakeVertexPipeline(begin.renderPass));
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
        draw(commands);
        vkCmdEndRenderPass(commands);
        return commands;
    }
    // MakeDrawSet makes a set with 4 colors and `offsets` bytes.
    void MakeDrawSet(VkDeviceSize offsets) {
        set_layout_ = MakeSetLayout({Binding(0, kUniform, 1, VK_SHADER_STAGE_VERTEX_BIT),
                                     Binding(1, kUniform, 1, VK_SHADER_STAGE_VERTEX_BIT)});
        layout_ = MakePipelineLayout({set_layout_});
        set_ = MakeSet(set_layout_, {{kUniform, 2}});
        buffer_ = MakeBuffer(64, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
        WriteBuffer(set_, 0, 0, kUniform, buffer_, 0, 64);
        WriteBuffer(set_, 1, 0, kUniform, buffer_, 0, offsets);
    }
    // Draw draws the instances [first, first + count) in the views of the mask. There are 4 colors and 2 offsets.
    void Draw(uint32_t view_mask, uint32_t first, uint32_t count, VkDeviceSize offsets = 32) {
        MakeDrawSet(offsets);
        Check(Submit(Record(view_mask,
                            [&](VkCommandBuffer commands) { vkCmdDraw(commands, 3, count, 0, first); })),
              "vkQueueSubmit");
    }
    // DrawWithLoss destroys the buffer of the colors between the recording and the submission.
    void DrawWithLoss(const std::function<void(VkCommandBuffer)> &draw) {
        MakeDrawSet(32);
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.size = 64;
        info.usage = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
        Buffer colors = buffer_;
        Check(vkCreateBuffer(device(), &info, nullptr, &colors.handle), "vkCreateBuffer");
        Check(vkBindBufferMemory(device(), colors.handle, colors.memory, 0), "vkBindBufferMemory");
        WriteBuffer(set_, 0, 0, kUniform, colors);
        VkCommandBuffer commands = Record(0, draw);
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        vkDestroyBuffer(device(), colors.handle, nullptr);
        auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
        submit.commandBufferCount = 1;
        submit.pCommandBuffers = &commands;
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
    }
    Buffer buffer_;
    static Options MakeViewOptions(VkPhysicalDeviceMultiviewFeatures *features) {
        Options options = MakeOptions();
        options.api_version = VK_API_VERSION_1_1;
        *features =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        features->multiview = VK_TRUE;
        options.device_next = features;
        return options;
    }
};

TEST_F(HostViewsTest, InstancesAndViewsInBoundsAreSilent) {
    VkPhysicalDeviceMultiviewFeatures features;
    WD_START_DEVICE(MakeViewOptions(&features));
    Draw(0, 0, 2, 16);
    Draw(3, 1, 1);
    Stop();
    ExpectSilence();
}

TEST_F(HostViewsTest, InstancesAndViewsOutOfBoundsAreReportedByTheShader) {
    VkPhysicalDeviceMultiviewFeatures features;
    WD_START_DEVICE(MakeViewOptions(&features));
    Draw(3, 1, 2);
    ExpectMessage("VUID-vkCmdDraw-uniformBuffers-06935",
                  "Descriptor size is 64 and highest byte accessed was 95.");
    Draw(3, 0, 1, 16);
    ExpectMessage("VUID-vkCmdDraw-uniformBuffers-06935",
                  "Descriptor size is 16 and highest byte accessed was 31.");
    Stop();
    ExpectSilence();
}

TEST_F(HostViewsTest, OnlyDrawsWithVerticesAndInstancesMayNotLoseABuffer) {
    VkPhysicalDeviceMultiviewFeatures features;
    Options options = MakeViewOptions(&features);
    options.settings["validate_command_buffers"] = "false";
    WD_START_DEVICE(options);
    DrawWithLoss([](VkCommandBuffer commands) { vkCmdDraw(commands, 0, 1, 0, 0); });
    DrawWithLoss([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 0, 0, 0); });
    const Buffer indices = MakeBuffer(64, VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
    for (uint32_t num_instances : {0u, 1u}) {
        DrawWithLoss([&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            vkCmdDrawIndexed(commands, 3 - 3 * num_instances, num_instances, 0, 0, 0);
        });
    }
    ExpectSilence();
    DrawWithLoss([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-08114", "The resource was destroyed after vkCmdDraw was recorded");
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
