// Parameters of indirect commands on lavapipe. Each mistake has a similar valid case without messages. In guard mode
// the bad command is not executed, and the others are.
#include <functional>

#include "testing/invented/invented_commands.h"
#include "vk/gpuav/runtime/gpuav_device_test.h"
#include "vk/gpuav/runtime/indirect_test_shaders.h"

namespace wd::testing {
namespace {

constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkPipelineBindPoint kGraphics = VK_PIPELINE_BIND_POINT_GRAPHICS;
constexpr VkBufferUsageFlags kIndirect =
    VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
constexpr uint32_t kGreen = 0xff00ff00, kBlack = 0;
constexpr char kFirstInstanceId[] = "VUID-VkDrawIndirectCommand-firstInstance-00501";

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
    VkPipeline MakeMeshPipeline(const Painter &painter, bool has_task = false) {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        VkPipelineShaderStageCreateInfo stages[] = {stage, stage, stage};
        stages[0].stage = VK_SHADER_STAGE_MESH_BIT_EXT;
        stages[0].module = MakeShader(indirect_test_mesh);
        stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
        stages[1].module = MakeShader(color_frag);
        stages[2].stage = VK_SHADER_STAGE_TASK_BIT_EXT;
        stages[2].module = has_task ? MakeShader(indirect_test_task) : VK_NULL_HANDLE;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        const GraphicsState state(painter.target.image.extent);
        state.Apply(&info);
        info.stageCount = has_task ? 3 : 2;
        info.pStages = stages;
        info.layout = painter.layout;
        info.renderPass = painter.target.render_pass;
        info.pVertexInputState = nullptr;
        info.pInputAssemblyState = nullptr;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    // A pipeline with a binding of instances, without attributes.
    VkPipeline MakeDivisorPipeline(const Painter &painter, uint32_t divisor, bool is_dynamic) {
        const VkVertexInputBindingDescription binding = {1, 8, VK_VERTEX_INPUT_RATE_INSTANCE};
        const VkVertexInputBindingDivisorDescriptionEXT divided = {1, divisor};
        auto divisors = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
        divisors.vertexBindingDivisorCount = 1;
        divisors.pVertexBindingDivisors = &divided;
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pName = "main";
        VkPipelineShaderStageCreateInfo stages[] = {stage, stage};
        stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
        stages[0].module = MakeShader(triangle_vert);
        stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
        stages[1].module = MakeShader(color_frag);
        const VkDynamicState dynamic = VK_DYNAMIC_STATE_VERTEX_INPUT_EXT;
        auto dynamic_info =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic_info.dynamicStateCount = is_dynamic ? 1 : 0;
        dynamic_info.pDynamicStates = &dynamic;
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        GraphicsState state(painter.target.image.extent);
        state.input.vertexBindingDescriptionCount = 1;
        state.input.pVertexBindingDescriptions = &binding;
        state.input.pNext = &divisors;
        state.Apply(&info);
        info.stageCount = 2;
        info.pStages = stages;
        info.pDynamicState = &dynamic_info;
        info.layout = painter.layout;
        info.renderPass = painter.target.render_pass;
        VkPipeline pipeline;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
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

// Without the guard, the driver executes the dispatch.
TEST_P(IndirectTest, ADispatchAboveTheLimitIsReported) {
    const bool guards = GetParam();
    WD_START_DEVICE(MakeOptions(guards));
    if (!guards && !IsLavapipe()) {
        GTEST_SKIP() << "the test executes an invalid dispatch, which lavapipe survives";
    }
    const Reader reader = MakeReader();
    const Buffer arguments = MakeArguments({4, 1, 1, 0, 1, 0x10000, 1});
    for (const VkDeviceSize offset : {0, 16}) {
        reader.result.words[0] = reader.result.words[2] = 0;
        VkCommandBuffer commands = Begin();
        BindReader(commands, reader);
        vkCmdDispatchIndirect(commands, arguments.handle, offset);
        Check(Submit(commands), "vkQueueSubmit");
        if (offset == 0) {
            EXPECT_EQ(reader.result.words[2], 103u);
            ExpectSilence();
        }
    }
    EXPECT_EQ(reader.result.words[2], 0u); // The bad dispatch has one workgroup in x.
    EXPECT_EQ(reader.result.words[0] == 0, guards);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_EQ(messages()[0].text.find("It was not executed") != std::string::npos, guards);
    ExpectMessage("VUID-VkDispatchIndirectCommand-y-00418",
                  "y is 65536, but maxComputeWorkGroupCount[1] is 65535. The parameters are x = 1, y = "
                  "65536, z = 1, at "
                  "offset 16 of Buffer");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, ShadersNeedNoCheck) {
    Options options = MakeOptions();
    options.settings["gpuav_checks"] = "none";
    WD_START_DEVICE(options);
    const Reader reader = MakeReader();
    const Buffer arguments = MakeArguments({4, 1, 1});
    VkCommandBuffer commands = Begin();
    BindReader(commands, reader);
    vkCmdDispatchIndirect(commands, arguments.handle, 0);
    Check(Submit(commands), "vkQueueSubmit");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, ParametersAreCheckedAsEarlierCommandsWroteThem) {
    WD_START_DEVICE(MakeOptions());
    const Reader reader = MakeReader();
    const Buffer good = MakeArguments({4, 1, 1});
    const Buffer bad = MakeArguments({0x10000, 1, 1});
    VkCommandBuffer commands = Begin();
    vkCmdFillBuffer(commands, good.handle, 8, 4, 0x10000);
    vkCmdFillBuffer(commands, bad.handle, 0, 4, 4);
    Barrier(commands);
    BindReader(commands, reader);
    vkCmdDispatchIndirect(commands, good.handle, 0);
    vkCmdDispatchIndirect(commands, bad.handle, 0);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(reader.result.words[2], 103u);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-VkDispatchIndirectCommand-z-00419", "z is 65536");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, EachExecutionIsChecked) {
    WD_START_DEVICE(MakeOptions());
    const Reader reader = MakeReader();
    const Buffer arguments = MakeArguments({4, 1, 1});
    VkCommandBuffer commands = Begin();
    BindReader(commands, reader);
    vkCmdDispatchIndirect(commands, arguments.handle, 0);
    Check(Submit(commands), "vkQueueSubmit");
    ExpectSilence();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    arguments.words[0] = properties.limits.maxComputeWorkGroupCount[0] + 1;
    auto submit = Make<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    for (int i = 0; i < 2; i++) {
        Check(vkQueueSubmit(queue(), 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
        Check(vkQueueWaitIdle(queue()), "vkQueueWaitIdle");
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage("VUID-VkDispatchIndirectCommand-x-00417", "x is " + std::to_string(arguments.words[0]));
    }
}

TEST_F(IndirectTest, TheStateOfTheApplicationStays) {
    WD_START_DEVICE(MakeOptions());
    const Reader reader = MakeReader();
    const Painter painter = MakePainter();
    const Buffer arguments = MakeArguments({4, 1, 1});
    VkCommandBuffer commands = Begin();
    BindReader(commands, reader);
    vkCmdDispatchIndirect(commands, arguments.handle, 0);
    Barrier(commands);
    BeginPass(commands, painter);
    vkCmdEndRenderPass(commands);
    vkCmdDispatch(commands, 4, 1, 1);
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(reader.result.words[2], 103u);
    Stop();
    ExpectSilence();
}

TEST_P(IndirectTest, AFirstInstanceWithoutTheFeatureIsReported) {
    WD_START_DEVICE(MakeOptions(GetParam()));
    const Painter painter = MakePainter();
    EXPECT_EQ(PaintIndirect(painter, {3, 1, 0, 0}, 1), kGreen);
    ExpectSilence();
    EXPECT_EQ(PaintIndirect(painter, {3, 1, 0, 7}, 1), GetParam() ? kBlack : kGreen);
    ExpectMessage(kFirstInstanceId,
                  "draw 0 of 1: firstInstance is 7, but the feature drawIndirectFirstInstance is not "
                  "enabled. The parameters are vertexCount = 3, instanceCount = 1, firstVertex = 0, "
                  "firstInstance = 7, at offset 0 of Buffer");
    Stop();
    ExpectSilence();
}
INSTANTIATE_TEST_SUITE_P(Guard, IndirectTest, ::testing::Bool());

TEST_F(IndirectTest, AFirstInstanceWithTheFeatureIsValid) {
    Options options = MakeOptions();
    options.features.drawIndirectFirstInstance = VK_TRUE;
    WD_START_DEVICE(options);
    EXPECT_EQ(PaintIndirect(MakePainter(), {3, 1, 0, 7}, 1), kGreen);
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, OnlyTheBadDrawOfSeveralIsSkipped) {
    WD_START_DEVICE(MakeOptions());
    const Painter painter = MakePainter();
    std::vector<uint32_t> words(100 * 5, 0);
    words[99 * 5] = 3; // The last draw paints.
    words[99 * 5 + 1] = 1;
    words[70 * 5] = 3;
    words[70 * 5 + 3] = 2;
    words[80 * 5 + 3] = 3;
    EXPECT_EQ(PaintIndirect(painter, words, 100, 20), kGreen);
    ASSERT_EQ(messages().size(), 1u);
    EXPECT_NE(messages()[0].text.find("2 draws of the command have invalid parameters"), std::string::npos);
    ExpectMessage(kFirstInstanceId, "draw 70 of 100: firstInstance is 2");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, IndicesPastTheIndexBufferAreReported) {
    WD_START_DEVICE(MakeOptions());
    const Painter painter = MakePainter();
    const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0x00010000, 2, 0}, 64);
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 0, 3, 1, 1, 0, 0, 0xffffffff, 0, 0xffffffff, 0, 0});
    const auto paint = [&](VkDeviceSize offset, uint32_t count) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 6, VK_INDEX_TYPE_UINT16);
            vkCmdDrawIndexedIndirect(commands, arguments.handle, offset, count, 20);
        });
    };
    paint(0, 1);
    paint(40, 1); // No instance.
    ExpectSilence();
    EXPECT_EQ(paint(20, 1), kBlack);
    ExpectMessage("VUID-VkDrawIndexedIndirectCommand-robustBufferAccess2-08798",
                  "firstIndex + indexCount is 4, but the bound index buffer has 3 indices (6 bytes). The "
                  "parameters are "
                  "indexCount = 3, instanceCount = 1, firstIndex = 1, vertexOffset = 0, firstInstance = 0, "
                  "at offset 20");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, RobustBufferAccess2AllowsIndicesPastTheIndexBuffer) {
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_robustness2"};
    options.features.robustBufferAccess = VK_TRUE;
    auto robust = Make<VkPhysicalDeviceRobustness2FeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
    robust.robustBufferAccess2 = VK_TRUE;
    options.device_next = &robust;
    WD_START_DEVICE(options);
    const Buffer indices = MakeBuffer(4, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0}, 64);
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 0});
    Paint(MakePainter(), [&](VkCommandBuffer commands) {
        vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
        vkCmdDrawIndexedIndirect(commands, arguments.handle, 0, 1, 20);
    });
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, CountedDraws) {
    Options options = MakeOptions();
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.drawIndirectCount = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const Painter painter = MakePainter();
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 3, 1, 0, 9, 1, 2, 5});
    const auto paint = [&](VkDeviceSize count_offset) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdDrawIndirectCount(commands, arguments.handle, 0, arguments.handle, count_offset, 2, 16);
        });
    };
    EXPECT_EQ(paint(32), kGreen); // The second draw is not executed, and may be invalid.
    ExpectSilence();
    EXPECT_EQ(paint(36), kBlack);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage(kFirstInstanceId, "draw 1 of 2: firstInstance is 9");
    arguments.words[7] = 0;
    EXPECT_EQ(paint(40), kGreen);
    ExpectMessage("WARDEN-gpuav-draw-count", "is 5, but maxDrawCount is 2: 3 draws are not executed");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, DrawsOfSecondaryCommandBuffersAreChecked) {
    WD_START_DEVICE(MakeOptions());
    const Painter painter = MakePainter();
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 3, 1, 0, 1});
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.queueFamilyIndex = queue_family();
    VkCommandPool pool;
    Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
    Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
    for (const VkDeviceSize offset : {0, 16}) {
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        info.commandBufferCount = 1;
        VkCommandBuffer secondary;
        Check(vkAllocateCommandBuffers(device(), &info, &secondary), "vkAllocateCommandBuffers");
        auto inheritance =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        inheritance.renderPass = painter.target.render_pass;
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
        begin.pInheritanceInfo = &inheritance;
        Check(vkBeginCommandBuffer(secondary, &begin), "vkBeginCommandBuffer");
        vkCmdBindPipeline(secondary, kGraphics, painter.pipeline);
        vkCmdDrawIndirect(secondary, arguments.handle, offset, 1, 16);
        Check(vkEndCommandBuffer(secondary), "vkEndCommandBuffer");
        VkCommandBuffer commands = Begin();
        BeginPass(commands, painter, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkCmdEndRenderPass(commands);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(ReadTarget(painter.target)[0], kGreen);
        if (offset == 0) {
            ExpectSilence();
        }
    }
    ExpectMessage(kFirstInstanceId, "draw 0 of 1: firstInstance is 1");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, DrawsAboveTheLimitOfCountsAreReported) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_MAX_DRAWS] = "2";
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.drawIndirectCount = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const Painter painter = MakePainter();
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 0, 3, 1, 0, 0, 0, 3, 1, 0, 0, 0, 2, 3});
    const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 1, 2});
    const auto paint = [&](VkDeviceSize count_offset, bool is_indexed) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            const auto draw = is_indexed ? vkCmdDrawIndexedIndirectCount : vkCmdDrawIndirectCount;
            draw(commands, arguments.handle, 0, arguments.handle, count_offset, 3, 20);
        });
    };
    EXPECT_EQ(paint(60, false), kGreen);
    EXPECT_EQ(paint(60, true), kGreen);
    ExpectSilence();
    EXPECT_EQ(paint(64, false), kBlack);
    ExpectMessage("VUID-vkCmdDrawIndirectCount-countBuffer-02717",
                  "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    EXPECT_EQ(paint(64, true), kBlack);
    ExpectMessage("VUID-vkCmdDrawIndexedIndirectCount-countBuffer-02717",
                  "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, MeshDrawsAboveTheLimitOfCountsAreReported) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.environment[WD_INVENTED_MAX_DRAWS] = "2";
    options.api_version = VK_API_VERSION_1_3;
    options.device_extensions = {"VK_EXT_mesh_shader"};
    auto features =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    features.drawIndirectCount = VK_TRUE;
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    mesh.pNext = &features;
    options.device_next = &mesh;
    WD_START_DEVICE(options);
    Painter painter = MakePainter();
    painter.pipeline = MakeMeshPipeline(painter);
    const Buffer arguments = MakeArguments({2, 1, 1, 2, 1, 1, 2, 1, 1, 2, 3});
    auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectCountEXT>("vkCmdDrawMeshTasksIndirectCountEXT");
    const auto paint = [&](VkDeviceSize count_offset) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            draw(commands, arguments.handle, 0, arguments.handle, count_offset, 3, 12);
        });
    };
    EXPECT_EQ(paint(36), kGreen);
    ExpectSilence();
    EXPECT_EQ(paint(40), kBlack);
    ASSERT_EQ(messages().size(), 1u);
    ExpectMessage("VUID-vkCmdDrawMeshTasksIndirectCountEXT-countBuffer-02717",
                  "the number of draws in the count buffer is 3, but maxDrawIndirectCount is 2.");
    Stop();
    ExpectSilence();
}

TEST_P(IndirectTest, AFirstInstanceOfAnIndexedDrawWithoutTheFeatureIsReported) {
    WD_START_DEVICE(MakeOptions(GetParam()));
    const Painter painter = MakePainter();
    const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 1, 2});
    const Buffer arguments = MakeArguments({3, 1, 0, 0, 0, 3, 1, 0, 0, 4});
    const auto paint = [&](VkDeviceSize offset) {
        return Paint(painter, [&](VkCommandBuffer commands) {
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            vkCmdDrawIndexedIndirect(commands, arguments.handle, offset, 1, 0);
        });
    };
    EXPECT_EQ(paint(0), kGreen);
    ExpectSilence();
    EXPECT_EQ(paint(20), GetParam() ? kBlack : kGreen);
    ExpectMessage(
        "VUID-VkDrawIndexedIndirectCommand-firstInstance-00554",
        "draw 0 of 1: firstInstance is 4, but the feature drawIndirectFirstInstance is not enabled.");
    Stop();
    ExpectSilence();
}

#ifdef VK_KHR_vertex_attribute_divisor
// DivisorTest runs on a device that supports divisors only with a firstInstance of 0.
class DivisorTest : public IndirectTest {
  protected:
    Options MakeDivisorOptions(bool supports_first_instance) {
        Options options = MakeOptions();
        options.layers = {Layer::kWarden, Layer::kInvented};
        options.api_version = VK_API_VERSION_1_3;
        options.environment[WD_INVENTED_FIRST_INSTANCE] = supports_first_instance ? "1" : "0";
        options.features.drawIndirectFirstInstance = VK_TRUE;
        options.device_extensions = {"VK_KHR_vertex_attribute_divisor", "VK_EXT_vertex_input_dynamic_state"};
        options.device_extensions.insert(options.device_extensions.end(),
                                         {"VK_EXT_multi_draw", "VK_EXT_transform_feedback"});
        divisors_.vertexAttributeInstanceRateDivisor = VK_TRUE;
        divisors_.pNext = &input_;
        input_.pNext = &multi_draw_;
        multi_draw_.multiDraw = VK_TRUE;
        multi_draw_.pNext = &feedback_;
        feedback_.transformFeedback = VK_TRUE;
        input_.vertexInputDynamicState = VK_TRUE;
        options.device_next = &divisors_;
        return options;
    }
    // An indirect draw with a divisor and firstInstance.
    uint32_t PaintDivided(uint32_t divisor, bool is_dynamic, uint32_t first_instance, bool is_indexed) {
        const Buffer arguments = is_indexed ? MakeArguments({3, 1, 0, 0, first_instance})
                                            : MakeArguments({3, 1, 0, first_instance});
        return PaintWith(divisor, is_dynamic, [&](VkCommandBuffer commands) {
            const auto draw = is_indexed ? vkCmdDrawIndexedIndirect : vkCmdDrawIndirect;
            draw(commands, arguments.handle, 0, 1, 0);
        });
    }
    uint32_t PaintWith(uint32_t divisor, bool is_dynamic, const std::function<void(VkCommandBuffer)> &draw) {
        Painter painter = MakePainter();
        painter.pipeline = MakeDivisorPipeline(painter, divisor, is_dynamic);
        const Buffer indices = MakeBuffer(12, VK_BUFFER_USAGE_INDEX_BUFFER_BIT, {0, 1, 2});
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.binding = 1;
        binding.stride = 8;
        binding.inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
        binding.divisor = divisor;
        auto set_input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
        return Paint(painter, [&](VkCommandBuffer commands) {
            if (is_dynamic) {
                set_input(commands, 1, &binding, 0, nullptr);
            }
            vkCmdBindIndexBuffer(commands, indices.handle, 0, VK_INDEX_TYPE_UINT32);
            draw(commands);
        });
    }
    // Each direct draw, with its name.
    struct Draw {
        const char *name;
        std::function<void(VkCommandBuffer commands, uint32_t first_instance)> record;
    };
    std::vector<Draw> DirectDraws() {
        counter_ = MakeArguments({0});
        auto multi = DeviceProc<PFN_vkCmdDrawMultiEXT>("vkCmdDrawMultiEXT");
        auto indexed = DeviceProc<PFN_vkCmdDrawMultiIndexedEXT>("vkCmdDrawMultiIndexedEXT");
        auto counted = DeviceProc<PFN_vkCmdDrawIndirectByteCountEXT>("vkCmdDrawIndirectByteCountEXT");
        return {
            {"vkCmdDraw", [](VkCommandBuffer c, uint32_t first) { vkCmdDraw(c, 3, 1, 0, first); }},
            {"vkCmdDrawIndexed",
             [](VkCommandBuffer c, uint32_t first) { vkCmdDrawIndexed(c, 3, 1, 0, 0, first); }},
            {"vkCmdDrawMultiEXT",
             [multi](VkCommandBuffer c, uint32_t first) {
                 const VkMultiDrawInfoEXT info = {0, 3};
                 multi(c, 1, &info, 1, first, sizeof info);
             }},
            {"vkCmdDrawMultiIndexedEXT",
             [indexed](VkCommandBuffer c, uint32_t first) {
                 const VkMultiDrawIndexedInfoEXT info = {0, 3, 0};
                 indexed(c, 1, &info, 1, first, sizeof info, nullptr);
             }},
            {"vkCmdDrawIndirectByteCountEXT",
             [this, counted](VkCommandBuffer c, uint32_t first) {
                 counted(c, 1, first, counter_.handle, 0, 0, 4);
             }},
        };
    }

  private:
    Buffer counter_ = {};
    VkPhysicalDeviceMultiDrawFeaturesEXT multi_draw_ =
        Make<VkPhysicalDeviceMultiDrawFeaturesEXT>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
    VkPhysicalDeviceTransformFeedbackFeaturesEXT feedback_ =
        Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    VkPhysicalDeviceVertexAttributeDivisorFeaturesKHR divisors_ =
        Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_KHR);
    VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT input_ =
        Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
};

TEST_F(DivisorTest, AFirstInstanceWithADivisorIsReported) {
    WD_START_DEVICE(MakeDivisorOptions(false));
    EXPECT_EQ(PaintDivided(4, false, 0, false), kGreen);
    EXPECT_EQ(PaintDivided(1, false, 2, false), kGreen);
    EXPECT_EQ(PaintDivided(1, true, 2, true), kGreen);
    ExpectSilence();
    EXPECT_EQ(PaintDivided(4, false, 2, false), kBlack);
    ExpectMessage("VUID-VkDrawIndirectCommand-pNext-09461",
                  "draw 0 of 1: firstInstance is 2, but binding 1 has a divisor of 4, and "
                  "supportsNonZeroFirstInstance is VK_FALSE.");
    EXPECT_EQ(PaintDivided(4, false, 2, true), kBlack);
    ExpectMessage("VUID-VkDrawIndexedIndirectCommand-pNext-09461", "firstInstance is 2");
    EXPECT_EQ(PaintDivided(3, true, 2, false), kBlack);
    ExpectMessage("VUID-VkDrawIndirectCommand-None-09462",
                  "firstInstance is 2, but binding 1 has a divisor of 3");
    EXPECT_EQ(PaintDivided(3, true, 2, true), kBlack);
    ExpectMessage("VUID-VkDrawIndexedIndirectCommand-None-09462", "firstInstance is 2");
    Stop();
    ExpectSilence();
}

TEST_F(DivisorTest, AFirstInstanceOfADirectDrawWithADivisorIsReported) {
    WD_START_DEVICE(MakeDivisorOptions(false));
    for (const Draw &draw : DirectDraws()) {
        const std::string id = std::string("VUID-") + draw.name;
        const auto paint = [&](uint32_t divisor, bool is_dynamic, uint32_t first) {
            PaintWith(divisor, is_dynamic, [&](VkCommandBuffer commands) { draw.record(commands, first); });
        };
        paint(4, false, 0);
        paint(1, false, 2);
        paint(1, true, 2);
        paint(3, true, 0);
        ExpectSilence();
        paint(4, false, 2);
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage(
            id + "-pNext-09461",
            "firstInstance is 2, but binding 1 has a divisor of 4, and supportsNonZeroFirstInstance "
            "is VK_FALSE. Draw Index 0.");
        paint(3, true, 2);
        ASSERT_EQ(messages().size(), 1u);
        ExpectMessage(id + "-None-09462", "firstInstance is 2, but binding 1 has a divisor of 3");
    }
    Stop();
    ExpectSilence();
}

TEST_F(DivisorTest, NothingIsCheckedWithoutTheSetting) {
    Options options = MakeDivisorOptions(false);
    options.settings["gpuav_indirect_parameters"] = "false";
    WD_START_DEVICE(options);
    PaintWith(4, false, [](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 2); });
    Stop();
    ExpectSilence();
}

TEST_F(DivisorTest, ADeviceMaySupportAFirstInstanceWithADivisor) {
    WD_START_DEVICE(MakeDivisorOptions(true));
    EXPECT_EQ(PaintDivided(4, false, 2, false), kGreen);
    EXPECT_EQ(PaintDivided(3, true, 2, true), kGreen);
    for (const Draw &draw : DirectDraws()) {
        PaintWith(4, false, [&](VkCommandBuffer commands) { draw.record(commands, 2); });
    }
    Stop();
    ExpectSilence();
}
#endif

TEST_P(IndirectTest, MeshTasksAboveTheLimitAreReported) {
    const bool has_task = GetParam();
    Options options = MakeOptions();
    options.device_extensions = {"VK_EXT_mesh_shader"};
    auto mesh = Make<VkPhysicalDeviceMeshShaderFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_FEATURES_EXT);
    mesh.meshShader = VK_TRUE;
    mesh.taskShader = VK_TRUE;
    options.device_next = &mesh;
    options.api_version = VK_API_VERSION_1_3;
    WD_START_DEVICE(options);
    auto draw = DeviceProc<PFN_vkCmdDrawMeshTasksIndirectEXT>("vkCmdDrawMeshTasksIndirectEXT");
    auto limits = Make<VkPhysicalDeviceMeshShaderPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MESH_SHADER_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    Painter painter = MakePainter();
    painter.pipeline = MakeMeshPipeline(painter, has_task);
    const std::string stage = has_task ? "Task" : "Mesh";
    const uint32_t *counts = has_task ? limits.maxTaskWorkGroupCount : limits.maxMeshWorkGroupCount;
    const uint32_t total = has_task ? limits.maxTaskWorkGroupTotalCount : limits.maxMeshWorkGroupTotalCount;
    const uint32_t x = std::min(counts[0], total);
    const Buffer arguments = MakeArguments(
        {2, 1, 1, counts[0] + 1, 1, 1, 1, counts[1] + 1, 1, 1, 1, counts[2] + 1, x, total / x + 1, 1});
    const auto paint = [&](VkDeviceSize offset) {
        return Paint(painter,
                     [&](VkCommandBuffer commands) { draw(commands, arguments.handle, offset, 1, 0); });
    };
    EXPECT_EQ(paint(0), kGreen);
    ExpectSilence();
    for (uint32_t i = 0; i < 3; i++) {
        EXPECT_EQ(paint(12 + 12 * i), kBlack);
        const std::string text = std::string("groupCount") + "XYZ"[i] + " is " +
                                 std::to_string(counts[i] + 1) + ", but max" + stage + "WorkGroupCount[" +
                                 std::to_string(i) + "] is";
        ExpectMessage("VUID-VkDrawMeshTasksIndirectCommandEXT-TaskEXT-0732" +
                          std::to_string((has_task ? 2 : 6) + i),
                      text);
    }
    EXPECT_EQ(paint(48), kBlack);
    ExpectMessage(std::string("VUID-VkDrawMeshTasksIndirectCommandEXT-TaskEXT-0732") + (has_task ? "5" : "9"),
                  "groupCountX x groupCountY x groupCountZ is more than max" + stage + "WorkGroupTotalCount");
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, NothingIsCheckedWithoutTheSetting) {
    Options options = MakeOptions();
    options.settings["gpuav_indirect_parameters"] = "false";
    WD_START_DEVICE(options);
    EXPECT_EQ(PaintIndirect(MakePainter(), {3, 1, 0, 7}, 1), kGreen);
    Stop();
    ExpectSilence();
}

TEST_F(IndirectTest, ADrawAfterABarrierInItsRenderPassIsNotChecked) {
    Options options = MakeOptions();
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    options.api_version = VK_API_VERSION_1_3;
    auto rendering =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    rendering.dynamicRendering = VK_TRUE;
    options.device_next = &rendering;
    WD_START_DEVICE(options);
    const Painter painter = MakePainter();
    const Buffer arguments = MakeArguments({3, 1, 0, 1});
    Paint(painter, [&](VkCommandBuffer commands) {
        Barrier(commands);
        vkCmdDrawIndirect(commands, arguments.handle, 0, 1, 16);
    });
    ExpectMessage("WARDEN-gpuav-parameters-unchecked",
                  "a barrier, an event or a new subpass came before the command");
}

} // namespace
} // namespace wd::testing
