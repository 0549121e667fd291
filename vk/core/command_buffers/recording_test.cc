// The begin and the end of recordings, labels, conditional rendering and transform feedback: mistakes, and their
// correct twins.
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

class RecordingTest : public RenderingTest {
  protected:
    void SetUp() override {
        static VkPhysicalDeviceTransformFeedbackFeaturesEXT feedback;
        feedback = Make<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
        feedback.transformFeedback = VK_TRUE;
        static VkPhysicalDeviceConditionalRenderingFeaturesEXT conditional;
        conditional = Make<VkPhysicalDeviceConditionalRenderingFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONDITIONAL_RENDERING_FEATURES_EXT);
        conditional.conditionalRendering = VK_TRUE;
        conditional.pNext = &feedback;
        static VkPhysicalDeviceInheritedViewportScissorFeaturesNV viewports;
        viewports = Make<VkPhysicalDeviceInheritedViewportScissorFeaturesNV>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INHERITED_VIEWPORT_SCISSOR_FEATURES_NV);
        viewports.inheritedViewportScissor2D = VK_TRUE;
        feedback.pNext = &viewports;
        static VkPhysicalDeviceMultiviewFeatures multiview;
        multiview =
            Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
        multiview.multiview = VK_TRUE;
        viewports.pNext = &multiview;
        WD_START_RENDERING(&conditional, {VK_EXT_CONDITIONAL_RENDERING_EXTENSION_NAME,
                                          VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                          VK_NV_INHERITED_VIEWPORT_SCISSOR_EXTENSION_NAME});
        bind_feedback_ =
            DeviceProc<PFN_vkCmdBindTransformFeedbackBuffersEXT>("vkCmdBindTransformFeedbackBuffersEXT");
        begin_feedback_ = DeviceProc<PFN_vkCmdBeginTransformFeedbackEXT>("vkCmdBeginTransformFeedbackEXT");
        end_feedback_ = DeviceProc<PFN_vkCmdEndTransformFeedbackEXT>("vkCmdEndTransformFeedbackEXT");
        AllocateSecondary(queue_family());
        begin_label_ = DeviceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
        end_label_ = DeviceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    }

    void AllocateSecondary(uint32_t family) {
        auto info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        info.queueFamilyIndex = family;
        info.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
        VkCommandPool pool = VK_NULL_HANDLE;
        Check(vkCreateCommandPool(device(), &info, nullptr, &pool), "vkCreateCommandPool");
        Defer([device = device(), pool] { vkDestroyCommandPool(device, pool, nullptr); });
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        allocate.commandPool = pool;
        allocate.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        allocate.commandBufferCount = 1;
        Check(vkAllocateCommandBuffers(device(), &allocate, &secondary_), "vkAllocateCommandBuffers");
    }
    VkCommandBuffer BeginSecondary(const VkCommandBufferInheritanceInfo &inheritance,
                                   VkCommandBufferUsageFlags usage = 0) {
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = usage;
        begin.pInheritanceInfo = &inheritance;
        Check(vkBeginCommandBuffer(secondary_, &begin), "vkBeginCommandBuffer");
        return secondary_;
    }
    VkCommandBuffer BeginSecondary() {
        return BeginSecondary(Inheritance());
    }
    void Continue(const VkCommandBufferInheritanceInfo &inheritance) {
        vkEndCommandBuffer(BeginSecondary(inheritance, VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT));
    }
    static VkCommandBufferInheritanceInfo Inheritance() {
        return Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
    }
    void BeginLabel(VkCommandBuffer commands, const char *name) const {
        auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
        label.pLabelName = name;
        begin_label_(commands, &label);
    }

    VkCommandBuffer secondary_ = VK_NULL_HANDLE;
    PFN_vkCmdBeginDebugUtilsLabelEXT begin_label_ = nullptr;
    PFN_vkCmdEndDebugUtilsLabelEXT end_label_ = nullptr;
    PFN_vkCmdBindTransformFeedbackBuffersEXT bind_feedback_ = nullptr;
    PFN_vkCmdBeginTransformFeedbackEXT begin_feedback_ = nullptr;
    PFN_vkCmdEndTransformFeedbackEXT end_feedback_ = nullptr;
};

// --- vkBeginCommandBuffer

TEST_F(RecordingTest, TheInheritedSubpassExists) {
    PassInfo pass_info, with_depth;
    with_depth.has_depth = true;
    VkCommandBufferInheritanceInfo info = Inheritance();
    info.renderPass = MakePass(&pass_info);
    info.framebuffer = MakeFrame(info.renderPass, {ColorView()});
    Continue(info);
    ExpectSilence();
    info.subpass = 1;
    Continue(info);
    ExpectMessage("VUID-VkCommandBufferBeginInfo-flags-06001",
                  "pBeginInfo->pInheritanceInfo->subpass is 1, the number of subpasses of renderPass is 1");
    info.subpass = 0;
    info.renderPass = MakePass(&with_depth);
    Continue(info);
    ExpectMessage("VUID-VkCommandBufferBeginInfo-flags-00055", "which was created with VkRenderPass");
    ExpectSilence();
}

TEST_F(RecordingTest, InheritedFormatsHaveTheAspects) {
    auto rendering = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachmentFormats = &kColor;
    rendering.depthAttachmentFormat = VK_FORMAT_D16_UNORM;
    rendering.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    VkCommandBufferInheritanceInfo info = Inheritance();
    info.pNext = &rendering;
    Continue(info);
    ExpectSilence();
    rendering.depthAttachmentFormat = VK_FORMAT_S8_UINT;
    rendering.stencilAttachmentFormat = VK_FORMAT_S8_UINT;
    Continue(info);
    ExpectMessage("VUID-VkCommandBufferInheritanceRenderingInfo-depthAttachmentFormat-06540",
                  "VK_FORMAT_S8_UINT");
    rendering.depthAttachmentFormat = rendering.stencilAttachmentFormat = VK_FORMAT_D16_UNORM;
    Continue(info);
    ExpectMessage("VUID-VkCommandBufferInheritanceRenderingInfo-stencilAttachmentFormat-06541",
                  "VK_FORMAT_D16_UNORM");
    ClearMessages();
}

TEST_F(RecordingTest, InheritedColorFormatsCanBeAttachments) {
    auto rendering = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    const VkFormat formats[] = {VK_FORMAT_UNDEFINED, kColor};
    rendering.colorAttachmentCount = 2;
    rendering.pColorAttachmentFormats = formats;
    rendering.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    VkCommandBufferInheritanceInfo info = Inheritance();
    info.pNext = &rendering;
    Continue(info);
    ExpectSilence();
    Stop();
    ClearMessages();
    Environment environment;
    environment.Set("WD_NULL_FORMAT_FEATURES", std::to_string(VK_FORMAT_FEATURE_SAMPLED_IMAGE_BIT));
    SetUp();
    Continue(info);
    ExpectMessage("VUID-VkCommandBufferInheritanceRenderingInfo-pColorAttachmentFormats-06492",
                  "pColorAttachmentFormats[1] is VK_FORMAT_R8G8B8A8_UNORM");
    ExpectSilence();
}

TEST_F(RecordingTest, InheritedViewportsAreOfRenderPassInstances) {
    PassInfo pass_info;
    const VkViewport depths = {0, 0, 1, 1, 0, 1};
    auto viewports = Make<VkCommandBufferInheritanceViewportScissorInfoNV>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_VIEWPORT_SCISSOR_INFO_NV);
    viewports.viewportScissor2D = VK_TRUE;
    viewports.viewportDepthCount = 1;
    viewports.pViewportDepths = &depths;
    VkCommandBufferInheritanceInfo info = Inheritance();
    info.renderPass = MakePass(&pass_info);
    info.pNext = &viewports;
    Continue(info);
    ExpectSilence();
    vkEndCommandBuffer(BeginSecondary(info));
    ExpectMessage("VUID-VkCommandBufferInheritanceViewportScissorInfoNV-viewportScissor2D-04786",
                  "viewportScissor2D is VK_TRUE");
    viewports.viewportScissor2D = VK_FALSE;
    vkEndCommandBuffer(BeginSecondary(info));
    ExpectSilence();
}

TEST_F(RecordingTest, RenderPassInstancesNeedAGraphicsQueue) {
    Stop();
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.other_families = true;
    Start(options);
    PassInfo pass_info;
    VkCommandBufferInheritanceInfo info = Inheritance();
    info.renderPass = MakePass(&pass_info);
    AllocateSecondary(queue_family());
    Continue(info);
    AllocateSecondary(1); // Without graphics operations.
    vkEndCommandBuffer(BeginSecondary(Inheritance()));
    ExpectSilence();
    Continue(info);
    ExpectMessage("VUID-VkCommandBufferBeginInfo-flags-09123",
                  "the queue family of the command pool has no VK_QUEUE_GRAPHICS_BIT");
    ExpectSilence();
}

TEST_F(RecordingTest, PreciseQueriesAreInheritedWithTheFeature) {
    VkCommandBufferInheritanceInfo info = Inheritance();
    vkEndCommandBuffer(BeginSecondary(info));
    ExpectSilence();
    info.queryFlags = VK_QUERY_CONTROL_PRECISE_BIT;
    vkEndCommandBuffer(BeginSecondary(info));
    ExpectMessage("VUID-vkBeginCommandBuffer-commandBuffer-00052", "occlusionQueryPrecise is not enabled");
    ClearMessages();
}

// --- vkEndCommandBuffer

TEST_F(RecordingTest, QueriesEndBeforeTheRecording) {
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, 4);
    VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 4);
    vkCmdBeginQuery(commands, pool, 2, 0);
    vkCmdEndQuery(commands, pool, 2);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 4);
    vkCmdBeginQuery(commands, pool, 2, 0);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkEndCommandBuffer-commandBuffer-00061", "in which query 2 of VkQueryPool");
    ExpectSilence();
}

// --- Labels

TEST_F(RecordingTest, LabelsOfSecondaryCommandBuffersAreBalanced) {
    VkCommandBuffer commands = BeginSecondary();
    BeginLabel(commands, "shadows");
    end_label_(commands);
    ExpectSilence();
    end_label_(commands);
    ExpectMessage("VUID-vkCmdEndDebugUtilsLabelEXT-commandBuffer-01913", "in which no label is open");
    BeginLabel(commands, "shadows");
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkEndCommandBuffer-commandBuffer-01815", "the label \"shadows\" is open");
    ExpectSilence();
}

TEST_F(RecordingTest, LabelsOfAQueueEndAfterTheyBegan) {
    VkCommandBuffer first = Begin();
    BeginLabel(first, "frame");
    Submit(first);
    VkCommandBuffer second = Begin();
    end_label_(second);
    Submit(second);
    ExpectSilence();
    VkCommandBuffer third = Begin();
    end_label_(third);
    Submit(third);
    ExpectMessage("VUID-vkCmdEndDebugUtilsLabelEXT-commandBuffer-01912",
                  "pSubmits[0].pCommandBuffers[0] is VkCommandBuffer");
    ExpectSilence();
    auto label = Make<VkDebugUtilsLabelEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = "frame";
    const auto begin = DeviceProc<PFN_vkQueueBeginDebugUtilsLabelEXT>("vkQueueBeginDebugUtilsLabelEXT");
    const auto end = DeviceProc<PFN_vkQueueEndDebugUtilsLabelEXT>("vkQueueEndDebugUtilsLabelEXT");
    begin(queue(), &label);
    end(queue());
    ExpectSilence();
    end(queue());
    ExpectMessage("VUID-vkQueueEndDebugUtilsLabelEXT-None-01911", "queue is VkQueue");
    ExpectSilence();
}

// --- Conditional rendering

TEST_F(RecordingTest, ConditionalRenderingIsBalanced) {
    const auto begin = DeviceProc<PFN_vkCmdBeginConditionalRenderingEXT>("vkCmdBeginConditionalRenderingEXT");
    const auto end = DeviceProc<PFN_vkCmdEndConditionalRenderingEXT>("vkCmdEndConditionalRenderingEXT");
    auto info =
        Make<VkConditionalRenderingBeginInfoEXT>(VK_STRUCTURE_TYPE_CONDITIONAL_RENDERING_BEGIN_INFO_EXT);
    info.buffer = MakeBuffer(64, VK_BUFFER_USAGE_CONDITIONAL_RENDERING_BIT_EXT).handle;
    info.offset = 60;
    const VkRenderingInfo rendering = Rendering({});
    VkCommandBuffer commands = Begin();
    begin(commands, &info);
    vkCmdBeginRendering(commands, &rendering);
    vkCmdEndRendering(commands);
    end(commands);
    vkCmdBeginRendering(commands, &rendering);
    begin(commands, &info);
    end(commands);
    ExpectSilence();
    end(commands);
    ExpectMessage("VUID-vkCmdEndConditionalRenderingEXT-None-01985", "conditional rendering is not active");
    begin(commands, &info);
    begin(commands, &info);
    ExpectMessage("VUID-vkCmdBeginConditionalRenderingEXT-None-01980", "is active already");
    vkCmdEndRendering(commands);
    end(commands);
    ExpectMessage("VUID-vkCmdEndConditionalRenderingEXT-None-01987", "inside of a render pass instance");
    begin(commands, &info);
    vkCmdBeginRendering(commands, &rendering);
    end(commands);
    ExpectMessage("VUID-vkCmdEndConditionalRenderingEXT-None-01986", "began outside of the render pass");
    vkCmdEndRendering(commands);
    ExpectSilence();
    info.offset = 64;
    begin(commands, &info);
    ExpectMessage("VUID-VkConditionalRenderingBeginInfoEXT-offset-01983", "offset is 64");
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkEndCommandBuffer-None-01978", "in which conditional rendering is active");
    ExpectSilence();
}

// --- Transform feedback

TEST_F(RecordingTest, TransformFeedbackIsBalanced) {
    const auto bind = bind_feedback_;
    const auto begin = begin_feedback_;
    const auto end = end_feedback_;
    const VkBuffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT).handle;
    const VkBuffer counter = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT).handle;
    VkDeviceSize offset = 32, size = 32;
    const VkRenderingInfo rendering = Rendering({});
    VkCommandBuffer commands = Begin();
    bind(commands, 0, 1, &buffer, &offset, &size);
    ExpectSilence();
    size = 36;
    bind(commands, 0, 1, &buffer, &offset, &size);
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-pOffsets-02363", "pSizes[0] is 36");
    size = 68;
    bind(commands, 0, 1, &buffer, &offset, &size);
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-pSizes-02362", "pSizes[0] is 68");
    offset = 64;
    bind(commands, 0, 1, &buffer, &offset, nullptr);
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-pOffsets-02358", "pOffsets[0] is 64");
    vkCmdBeginRendering(commands, &rendering);
    offset = 60;
    begin(commands, 0, 1, &counter, &offset);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "no graphics pipeline is bound");
    ExpectSilence();
    bind(commands, 0, 1, &buffer, &offset, nullptr);
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-None-02365", "transform feedback is active");
    begin(commands, 0, 0, nullptr, nullptr);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-02367", "transform feedback is active");
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "no graphics pipeline is bound");
    offset = 61;
    end(commands, 0, 1, &counter, &offset);
    ExpectMessage("VUID-vkCmdEndTransformFeedbackEXT-pCounterBufferOffsets-02378",
                  "the offset of the counter is 61");
    ClearMessages();
    end(commands, 0, 1, &buffer, nullptr);
    ExpectMessage("VUID-vkCmdEndTransformFeedbackEXT-None-02375", "transform feedback is not active");
    ExpectMessage("VUID-vkCmdEndTransformFeedbackEXT-pCounterBuffers-02380", "created without");
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(RecordingTest, CountersHaveBoundBuffers) {
    const VkBuffer buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT).handle;
    const VkBuffer counter = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT).handle;
    const VkBuffer counters[] = {counter, counter};
    const VkDeviceSize offset = 0, offsets[] = {0, 4};
    const VkRenderingInfo rendering = Rendering({});
    const auto record = [&](uint32_t first, uint32_t count) {
        VkCommandBuffer commands = Begin();
        bind_feedback_(commands, 1, 1, &buffer, &offset, nullptr);
        vkCmdBeginRendering(commands, &rendering);
        begin_feedback_(commands, first, count, counters, offsets);
        end_feedback_(commands, 0, 0, nullptr, nullptr);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
        ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "no graphics pipeline is bound");
    };
    record(0, 2);
    record(1, 1);
    ExpectSilence();
    record(1, 2);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-firstCounterBuffer-09630",
                  "firstCounterBuffer is 1, counterBufferCount is 2, the number of bound transform feedback "
                  "buffers is 2");
    ExpectSilence();
}

TEST_F(RecordingTest, TransformFeedbackBuffersHaveMemory) {
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 64;
    info.usage = VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT;
    VkBuffer unbound = VK_NULL_HANDLE;
    Check(vkCreateBuffer(device(), &info, nullptr, &unbound), "vkCreateBuffer");
    Defer([this, unbound] { vkDestroyBuffer(device(), unbound, nullptr); });
    const VkBuffer buffer = MakeBuffer(64, info.usage).handle;
    const VkDeviceSize offset = 0, entire = VK_WHOLE_SIZE, large = VK_WHOLE_SIZE - 1;
    VkCommandBuffer commands = Begin();
    bind_feedback_(commands, 0, 1, &buffer, &offset, &entire);
    ExpectSilence();
    bind_feedback_(commands, 0, 1, &buffer, &offset, &large);
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-pSize-02361",
                  "pSizes[0] is 18446744073709551614, maxTransformFeedbackBufferSize is");
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-pSizes-02362", "the size of the buffer is 64");
    bind_feedback_(commands, 0, 1, &unbound, &offset, &entire);
    ExpectMessage("VUID-vkCmdBindTransformFeedbackBuffersEXT-pBuffers-02364", "which is not bound to memory");
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(RecordingTest, CountersOfTransformFeedback) {
    const VkBuffer counter = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_COUNTER_BUFFER_BIT_EXT).handle,
                   other = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_DST_BIT).handle;
    const VkDeviceSize offset = 0;
    const VkRenderingInfo rendering = Rendering({});
    VkCommandBuffer commands = Begin();
    const VkBuffer captured = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFORM_FEEDBACK_BUFFER_BIT_EXT).handle;
    bind_feedback_(commands, 0, 1, &captured, &offset, nullptr);
    vkCmdBeginRendering(commands, &rendering);
    // No pipeline is bound.
    const auto try_counters = [&](const VkBuffer *buffers, const VkDeviceSize *offsets) {
        const uint32_t count = buffers ? 1 : 0;
        begin_feedback_(commands, 0, count, buffers, offsets);
        ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "");
        end_feedback_(commands, 0, count, buffers, offsets);
    };
    try_counters(nullptr, nullptr);
    try_counters(&counter, nullptr);
    try_counters(&counter, &offset);
    ExpectSilence();
    try_counters(nullptr, &offset);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-pCounterBuffer-02371", "pCounterBuffers is NULL");
    ExpectMessage("VUID-vkCmdEndTransformFeedbackEXT-pCounterBuffer-02379", "pCounterBuffers is NULL");
    ExpectSilence();
    try_counters(&other, &offset);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-pCounterBuffers-02372", "created without");
    ExpectMessage("VUID-vkCmdEndTransformFeedbackEXT-pCounterBuffers-02380", "created without");
    ExpectSilence();
    const VkDeviceSize last = 60, after = 64;
    try_counters(&counter, &last);
    ExpectSilence();
    try_counters(&counter, &after);
    ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-pCounterBufferOffsets-02370",
                  "the size of the buffer is 64, the offset of the counter is 64");
    ExpectMessage("VUID-vkCmdEndTransformFeedbackEXT-pCounterBufferOffsets-02378",
                  "the offset of the counter is 64");
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(RecordingTest, CommandBuffersAreExecutedOutsideOfTransformFeedback) {
    const VkCommandBuffer secondary = RecordSecondary([](VkCommandBuffer) {});
    VkCommandBuffer commands = Begin();
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectSilence();
    begin_feedback_(commands, 0, 0, nullptr, nullptr);
    ClearMessages(); // No pipeline is bound, and there is no render pass instance.
    vkCmdExecuteCommands(commands, 1, &secondary);
    ExpectMessage("VUID-vkCmdExecuteCommands-None-02286", "in which transform feedback is active");
    end_feedback_(commands, 0, 0, nullptr, nullptr);
    vkEndCommandBuffer(commands);
    ClearMessages();
}

TEST_F(RecordingTest, TransformFeedbackHasOneView) {
    VkRenderingInfo rendering = Rendering({});
    for (const uint32_t mask : {0u, 3u}) {
        rendering.viewMask = mask;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &rendering);
        begin_feedback_(commands, 0, 0, nullptr, nullptr);
        ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-06233", "no graphics pipeline is bound");
        if (mask) {
            ExpectMessage("VUID-vkCmdBeginTransformFeedbackEXT-None-02373", "instance is 0x3");
        }
        end_feedback_(commands, 0, 0, nullptr, nullptr);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
        ExpectSilence();
    }
}

} // namespace
