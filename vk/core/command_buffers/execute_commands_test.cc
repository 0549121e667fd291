// vkCmdExecuteCommands with secondary command buffers that do not fit, and their correct twins.
#include <utility>

#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

class ExecuteCommandsTest : public RenderingTest {
  protected:
    void StartWith(VkBool32 inherited_queries, void *next = nullptr,
                   std::vector<const char *> extensions = {}) {
        auto features =
            Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
        features.dynamicRendering = VK_TRUE;
        auto multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        multiview.pNext = next;
        features.pNext = &multiview;
        Options options;
        options.driver = Driver::kNull;
        options.api_version = VK_API_VERSION_1_3;
        options.device_next = &features;
        options.device_extensions = std::move(extensions);
        options.features.inheritedQueries = inherited_queries;
        options.features.pipelineStatisticsQuery = VK_TRUE;
        options.features.occlusionQueryPrecise = VK_TRUE;
        Start(options);
    }
    void SetUp() override {
        StartWith(VK_TRUE);
    }

    VkCommandBuffer AllocateOne(VkCommandBufferLevel level, VkCommandPoolCreateFlags flags) {
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        pool_info.flags = flags;
        VkCommandPool pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &pool), "vkCreateCommandPool");
        Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
        auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        info.commandPool = pool;
        info.level = level;
        info.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &info, &commands), "vkAllocateCommandBuffers");
        return commands;
    }
    VkCommandBuffer Secondary(const VkCommandBufferInheritanceInfo &inheritance,
                              VkCommandBufferUsageFlags usage = 0,
                              const std::function<void(VkCommandBuffer)> &record = {},
                              VkCommandPoolCreateFlags pool_flags = 0) {
        VkCommandBuffer commands = AllocateOne(VK_COMMAND_BUFFER_LEVEL_SECONDARY, pool_flags);
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = usage;
        begin.pInheritanceInfo = &inheritance;
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        if (record) {
            record(commands);
        }
        Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
        return commands;
    }
    VkCommandBuffer Continue(const VkCommandBufferInheritanceInfo &inheritance) {
        return Secondary(inheritance, VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    }
    static VkCommandBufferInheritanceInfo Inheritance(VkRenderPass pass = VK_NULL_HANDLE,
                                                      uint32_t subpass = 0,
                                                      VkFramebuffer framebuffer = VK_NULL_HANDLE) {
        auto info = Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        info.renderPass = pass;
        info.subpass = subpass;
        info.framebuffer = framebuffer;
        return info;
    }
    // TryInPass executes in the first subpass.
    void TryInPass(const VkRenderPassBeginInfo &info, VkCommandBuffer secondary,
                   VkSubpassContents contents = VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS) {
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &info, contents);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkCmdEndRenderPass(commands);
        vkEndCommandBuffer(commands);
    }
    // TryInRendering executes in an instance of dynamic rendering, whose formats `inherited` states.
    void TryInRendering(const VkRenderingInfo &info, const VkCommandBufferInheritanceRenderingInfo &inherited,
                        VkRenderPass pass = VK_NULL_HANDLE) {
        VkCommandBufferInheritanceInfo inheritance = Inheritance(pass);
        inheritance.pNext = pass == VK_NULL_HANDLE ? &inherited : nullptr;
        VkCommandBuffer secondary = Continue(inheritance);
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &info);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    }
    // TryWithQuery executes while a query is active.
    void TryWithQuery(VkQueryPool pool, VkCommandBuffer secondary, VkQueryControlFlags flags = 0) {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 1);
        vkCmdBeginQuery(commands, pool, 0, flags);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkCmdEndQuery(commands, pool, 0);
        vkEndCommandBuffer(commands);
    }
};

// --- Render pass objects

TEST_F(ExecuteCommandsTest, FramebuffersMatch) {
    PassInfo info;
    VkRenderPass pass = MakePass(&info);
    const VkImageView view = ColorView();
    VkFramebuffer framebuffer = MakeFrame(pass, {view}), other = MakeFrame(pass, {view});
    TryInPass(BeginInfo(pass, framebuffer), Continue(Inheritance(pass, 0, framebuffer)));
    TryInPass(BeginInfo(pass, framebuffer), Continue(Inheritance(pass)));
    ExpectSilence();
    TryInPass(BeginInfo(pass, framebuffer), Continue(Inheritance(pass, 0, other)));
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00099", "pCommandBuffers[0] is VkCommandBuffer");
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, RenderPassesAreCompatible) {
    PassInfo info, with_depth;
    with_depth.has_depth = true;
    VkRenderPass pass = MakePass(&info), equal = MakePass(&info), other = MakePass(&with_depth);
    VkFramebuffer framebuffer = MakeFrame(pass, {ColorView()});
    TryInPass(BeginInfo(pass, framebuffer), Continue(Inheritance(equal)));
    ExpectSilence();
    TryInPass(BeginInfo(pass, framebuffer), Continue(Inheritance(other)));
    ExpectMessage("VUID-vkCmdExecuteCommands-pBeginInfo-06020", "which was recorded for VkRenderPass");
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, TheSubpassIsTheCurrentOne) {
    PassInfo info;
    info.num_subpasses = 2;
    VkRenderPass pass = MakePass(&info);
    VkFramebuffer framebuffer = MakeFrame(pass, {ColorView()});
    TryInPass(BeginInfo(pass, framebuffer), Continue(Inheritance(pass, 1)));
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-06019",
                  "which was recorded for subpass 1, and the current subpass is 0");
    VkCommandBuffer secondary = Continue(Inheritance(pass, 1)), commands = Begin();
    const VkRenderPassBeginInfo begin = BeginInfo(pass, framebuffer);
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkCmdEndRenderPass(commands);
    vkEndCommandBuffer(commands);
    ClearMessages();
}

TEST_F(ExecuteCommandsTest, TheSubpassIsForSecondaryCommandBuffers) {
    PassInfo info;
    info.num_subpasses = 2;
    VkRenderPass pass = MakePass(&info);
    VkFramebuffer framebuffer = MakeFrame(pass, {ColorView()});
    const VkRenderPassBeginInfo begin = BeginInfo(pass, framebuffer);
    VkCommandBuffer first = Continue(Inheritance(pass)), second = Continue(Inheritance(pass, 1));
    VkCommandBuffer commands = Begin();
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdExecuteCommands(commands, 1, &first);
    ExpectMessage("VUID-vkCmdExecuteCommands-contents-09680",
                  "the contents of subpass 0 are VK_SUBPASS_CONTENTS_INLINE");
    vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
    vkCmdExecuteCommands(commands, 1, &second);
    ExpectMessage("VUID-vkCmdExecuteCommands-None-09681", "as vkCmdNextSubpass states");
    vkCmdEndRenderPass(commands);
    vkEndCommandBuffer(commands);
    ClearMessages();
}

// --- Dynamic rendering

TEST_F(ExecuteCommandsTest, InheritedRenderingIsThatOfTheInstance) {
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()),
                                                           Attachment(VK_NULL_HANDLE)};
    const VkRenderingAttachmentInfo depth = DepthAttachment(DepthView());
    VkRenderingInfo info = Rendering(colors);
    info.pDepthAttachment = &depth;
    info.flags = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT;
    VkFormat formats[3] = {kColor, VK_FORMAT_UNDEFINED, VK_FORMAT_UNDEFINED};
    auto inherited = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    inherited.colorAttachmentCount = 2;
    inherited.pColorAttachmentFormats = formats;
    inherited.depthAttachmentFormat = kDepth;
    inherited.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    TryInRendering(info, inherited);
    ExpectSilence();
    VkCommandBufferInheritanceRenderingInfo changed = inherited;
    changed.colorAttachmentCount = 3;
    TryInRendering(info, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-colorAttachmentCount-06027",
                  "VkCommandBufferInheritanceRenderingInfo::colorAttachmentCount 3, and");
    changed = inherited;
    changed.depthAttachmentFormat = VK_FORMAT_D16_UNORM;
    TryInRendering(info, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-pDepthAttachment-06029", "VK_FORMAT_D16_UNORM");
    changed = inherited;
    changed.stencilAttachmentFormat = kDepth;
    TryInRendering(info, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-pStencilAttachment-06775", "has no image there");
    VkRenderingInfo only_color = info;
    only_color.pDepthAttachment = nullptr;
    TryInRendering(only_color, inherited);
    ExpectMessage("VUID-vkCmdExecuteCommands-pDepthAttachment-06774", "has no image there");
    changed = inherited;
    changed.depthAttachmentFormat = VK_FORMAT_UNDEFINED;
    TryInRendering(only_color, changed);
    ExpectSilence();
    changed = inherited;
    changed.viewMask = 1;
    TryInRendering(info, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-viewMask-06031", "viewMask 1, and VkRenderingInfo::viewMask of");
    VkRenderingInfo only_stencil = info;
    std::swap(only_stencil.pDepthAttachment, only_stencil.pStencilAttachment);
    changed = inherited;
    std::swap(changed.depthAttachmentFormat, changed.stencilAttachmentFormat);
    TryInRendering(only_stencil, changed);
    ExpectSilence();
    changed.stencilAttachmentFormat = VK_FORMAT_S8_UINT;
    TryInRendering(only_stencil, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-pStencilAttachment-06030", "VK_FORMAT_S8_UINT");
    ExpectSilence();
    changed.stencilAttachmentFormat = kDepth;
    changed.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    TryInRendering(only_stencil, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-06035", "color attachment 0 has VK_SAMPLE_COUNT_1_BIT");
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-06037", "stencil attachment has VK_SAMPLE_COUNT_1_BIT");
    ExpectSilence();
    changed = inherited;
    changed.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    TryInRendering(info, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-06035", "color attachment 0 has VK_SAMPLE_COUNT_1_BIT");
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-06036", "depth attachment has VK_SAMPLE_COUNT_1_BIT");
    changed = inherited;
    changed.flags = VK_RENDERING_SUSPENDING_BIT;
    TryInRendering(info, changed);
    ExpectMessage("VUID-vkCmdExecuteCommands-flags-06026", "flags 2, and");
    changed.flags = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT; // The rule leaves it out.
    TryInRendering(info, changed);
    ExpectSilence();
    formats[0] = kOtherColor;
    formats[1] = kColor;
    TryInRendering(info, inherited);
    ExpectMessage("VUID-vkCmdExecuteCommands-imageView-06028", "as the format of the color attachment 0");
    ExpectMessage("VUID-vkCmdExecuteCommands-imageView-07606", "as the format of the color attachment 1");
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, RenderingIsNotASubpass) {
    PassInfo pass_info;
    VkRenderPass pass = MakePass(&pass_info);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo info = Rendering(colors);
    info.flags = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT;
    auto inherited = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    inherited.colorAttachmentCount = 1;
    inherited.pColorAttachmentFormats = &kColor;
    inherited.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    TryInRendering(info, inherited, pass);
    ExpectMessage("VUID-vkCmdExecuteCommands-pBeginInfo-06025", "which was recorded for VkRenderPass");
    info.flags = 0;
    TryInRendering(info, inherited);
    ExpectMessage("VUID-vkCmdExecuteCommands-flags-06024", "begun by vkCmdBeginRendering without");
    VkCommandBufferInheritanceInfo inheritance = Inheritance();
    inheritance.pNext = &inherited;
    TryInPass(BeginInfo(pass, MakeFrame(pass, {ColorView()})), Continue(inheritance));
    ExpectMessage("VUID-vkCmdExecuteCommands-pBeginInfo-06020", "which was recorded for dynamic rendering");
    ExpectSilence();
}

// --- Queries

TEST_F(ExecuteCommandsTest, ActiveQueriesAreInherited) {
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1);
    VkCommandBufferInheritanceInfo inheritance = Inheritance();
    TryWithQuery(pool, Secondary(inheritance));
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-00102", "occlusionQueryEnable VK_FALSE");
    inheritance.occlusionQueryEnable = VK_TRUE;
    TryWithQuery(pool, Secondary(inheritance));
    ExpectSilence();
    TryWithQuery(pool, Secondary(inheritance), VK_QUERY_CONTROL_PRECISE_BIT);
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-00103", "without VK_QUERY_CONTROL_PRECISE_BIT");
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, OneQueryOfATypeIsActive) {
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1),
                      other = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1),
                      times = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 1);
    VkCommandBufferInheritanceInfo inheritance = Inheritance();
    inheritance.occlusionQueryEnable = VK_TRUE;
    TryWithQuery(pool, Secondary(inheritance, 0, [&](VkCommandBuffer commands) {
                     vkCmdResetQueryPool(commands, other, 0, 1);
                     vkCmdResetQueryPool(commands, times, 0, 1);
                     vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, times, 0);
                 }));
    ExpectSilence();
    TryWithQuery(pool, Secondary(inheritance, 0, [&](VkCommandBuffer commands) {
                     vkCmdBeginQuery(commands, other, 0, 0);
                     vkCmdEndQuery(commands, other, 0);
                 }));
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-00105", "begins a query of the same type");
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, InheritedQueriesAreAFeature) {
    Stop();
    StartWith(VK_FALSE);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 1);
    VkCommandBuffer secondary = Secondary(Inheritance()), commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 1);
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectSilence();
    vkCmdBeginQuery(commands, pool, 0, 0);
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-00101", "inheritedQueries is not enabled");
    ClearMessages();
    vkCmdEndQuery(commands, pool, 0);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, StatisticsAreInherited) {
    auto info = Make<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    info.queryType = VK_QUERY_TYPE_PIPELINE_STATISTICS;
    info.queryCount = 1;
    info.pipelineStatistics = VK_QUERY_PIPELINE_STATISTIC_CLIPPING_INVOCATIONS_BIT |
                              VK_QUERY_PIPELINE_STATISTIC_CLIPPING_PRIMITIVES_BIT;
    VkQueryPool pool = VK_NULL_HANDLE;
    Check(vkCreateQueryPool(device(), &info, nullptr, &pool), "vkCreateQueryPool");
    Defer([device = device(), pool] { vkDestroyQueryPool(device, pool, nullptr); });
    VkCommandBufferInheritanceInfo inheritance = Inheritance();
    inheritance.pipelineStatistics = info.pipelineStatistics;
    TryWithQuery(pool, Secondary(inheritance));
    ExpectSilence();
    inheritance.pipelineStatistics = VK_QUERY_PIPELINE_STATISTIC_CLIPPING_PRIMITIVES_BIT;
    TryWithQuery(pool, Secondary(inheritance));
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-00104", "without all of these statistics");
    ExpectSilence();
}

TEST_F(ExecuteCommandsTest, QueriesOfOtherTypesAreNotActive) {
    Stop();
    auto features = Make<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
    features.primitivesGeneratedQuery = VK_TRUE;
    StartWith(VK_TRUE, &features,
              {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME, VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME});
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, 1);
    VkCommandBuffer secondary = Secondary(Inheritance()), commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 1);
    vkCmdBeginQuery(commands, pool, 0, 0);
    vkCmdEndQuery(commands, pool, 0);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    TryWithQuery(pool, secondary);
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-07594",
                  "with type VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT");
    ExpectSilence();
}

// --- Protected memory and nesting

TEST_F(ExecuteCommandsTest, ProtectedCommandBuffersExecuteProtectedOnes) {
    Stop();
    auto features = Make<VkPhysicalDeviceProtectedMemoryFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROTECTED_MEMORY_FEATURES);
    features.protectedMemory = VK_TRUE;
    StartWith(VK_TRUE, &features);
    constexpr VkCommandPoolCreateFlags kProtected = VK_COMMAND_POOL_CREATE_PROTECTED_BIT;
    const auto execute = [this](VkCommandPoolCreateFlags primary, VkCommandPoolCreateFlags secondary) {
        VkCommandBuffer executed = Secondary(Inheritance(), 0, {}, secondary),
                        commands = AllocateOne(VK_COMMAND_BUFFER_LEVEL_PRIMARY, primary);
        const auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
        vkCmdExecuteCommands(commands, 1, &executed);
        vkEndCommandBuffer(commands);
    };
    execute(0, 0);
    execute(kProtected, kProtected);
    ExpectSilence();
    execute(kProtected, 0);
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-01820",
                  "which is not protected, and the executing command buffer is protected");
    ExpectSilence();
    execute(0, kProtected);
    ExpectMessage("VUID-vkCmdExecuteCommands-commandBuffer-01821",
                  "which is protected, and the executing command buffer is not protected");
    ExpectSilence();
}

#ifdef VK_EXT_nested_command_buffer
class NestedTest : public ExecuteCommandsTest {
  protected:
    void StartNested(VkBool32 others) {
        auto features = Make<VkPhysicalDeviceNestedCommandBufferFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_NESTED_COMMAND_BUFFER_FEATURES_EXT);
        features.nestedCommandBuffer = VK_TRUE;
        features.nestedCommandBufferRendering = features.nestedCommandBufferSimultaneousUse = others;
        StartWith(VK_TRUE, &features, {VK_EXT_NESTED_COMMAND_BUFFER_EXTENSION_NAME});
    }
    void SetUp() override {
        StartNested(VK_FALSE);
    }
    // Nest returns a secondary command buffer that executes another one.
    VkCommandBuffer Nest(VkCommandBuffer executed, VkCommandBufferUsageFlags usage = 0) {
        VkCommandBufferInheritanceInfo inheritance = Inheritance();
        auto rendering = Make<VkCommandBufferInheritanceRenderingInfo>(
            VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
        rendering.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
        inheritance.pNext = &rendering;
        return Secondary(inheritance, usage, [executed](VkCommandBuffer commands) {
            if (executed) {
                vkCmdExecuteCommands(commands, 1, &executed);
            }
        });
    }
    // NestTwice nests in ways that need the other features.
    void NestTwice() {
        Nest(Nest(VK_NULL_HANDLE, VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT));
        constexpr VkCommandBufferUsageFlags kContinue = VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
        Nest(Nest(VK_NULL_HANDLE, kContinue), kContinue);
    }
};

// The null driver nests two levels.
TEST_F(NestedTest, TheNestingLevelIsLimited) {
    const VkCommandBuffer second = Nest(Nest(VK_NULL_HANDLE)), third = Nest(second);
    ExpectSilence();
    VkCommandBuffer commands = Begin();
    vkCmdExecuteCommands(commands, 1, &second);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    Nest(third);
    ExpectMessage("VUID-vkCmdExecuteCommands-nestedCommandBuffer-09376",
                  "which has nesting level 2, and maxCommandBufferNestingLevel is 2");
    ExpectSilence();
}

TEST_F(NestedTest, RenderingAndSimultaneousUseAreFeatures) {
    NestTwice();
    ExpectMessage("VUID-vkCmdExecuteCommands-nestedCommandBufferSimultaneousUse-09378",
                  "nestedCommandBufferSimultaneousUse is not enabled");
    ExpectMessage("VUID-vkCmdExecuteCommands-nestedCommandBufferRendering-09377",
                  "nestedCommandBufferRendering is not enabled");
    ExpectSilence();
    Stop();
    StartNested(VK_TRUE);
    NestTwice();
    ExpectSilence();
}
#endif

} // namespace
