// Parameters of indirect commands on lavapipe. Each mistake has a similar valid case without messages. In guard mode
// the bad command is not executed, and the others are.
#include "vk/gpuav/testing/gpuav_indirect_test.h"

namespace wd::testing {
namespace {

constexpr char kFirstInstanceId[] = "VUID-VkDrawIndirectCommand-firstInstance-00501";

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
