// vkCmdBeginRenderPass and vkCmdBeginRendering: structs in the chain, stages of dependencies, and usages that layouts
// need.
#include "vk/core/rendering/pass_fixture.h"

using namespace wd::testing;

namespace {

class PassChainTest : public RenderingTest {
  protected:
    void TryBegin2(const VkRenderPassBeginInfo &info) {
        const auto begin = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
        const auto end = Make<VkSubpassEndInfo>(VK_STRUCTURE_TYPE_SUBPASS_END_INFO);
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass2(commands, &info, &begin);
        vkCmdEndRenderPass2(commands, &end);
        vkEndCommandBuffer(commands);
    }
    // Both commands report the same mistake under numbers of their own.
    void ExpectOfBoth(const VkRenderPassBeginInfo &info, const std::string &subject, const std::string &first,
                      const std::string &second, const std::string &text) {
        TryBegin(info);
        ExpectMessage("VUID-vkCmdBeginRenderPass-" + subject + "-" + first, text);
        ExpectSilence();
        TryBegin2(info);
        ExpectMessage("VUID-vkCmdBeginRenderPass2-" + subject + "-" + second, text);
        ExpectSilence();
    }
};

TEST_F(PassChainTest, SampleLocationsAreOfAttachmentsAndSubpasses) {
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    const VkSampleLocationEXT locations[1] = {};
    auto values = Make<VkSampleLocationsInfoEXT>(VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
    values.sampleLocationsPerPixel = VK_SAMPLE_COUNT_1_BIT;
    values.sampleLocationGridSize = {1, 1};
    values.sampleLocationsCount = 1;
    values.pSampleLocations = locations;
    VkAttachmentSampleLocationsEXT attachment = {0, values};
    VkSubpassSampleLocationsEXT subpass = {0, values};
    auto chained = Make<VkRenderPassSampleLocationsBeginInfoEXT>(
        VK_STRUCTURE_TYPE_RENDER_PASS_SAMPLE_LOCATIONS_BEGIN_INFO_EXT);
    chained.attachmentInitialSampleLocationsCount = 1;
    chained.pAttachmentInitialSampleLocations = &attachment;
    chained.postSubpassSampleLocationsCount = 1;
    chained.pPostSubpassSampleLocations = &subpass;
    begin.pNext = &chained;
    TryBegin(begin);
    ExpectSilence();
    attachment.attachmentIndex = 1;
    TryBegin(begin);
    ExpectMessage("VUID-VkAttachmentSampleLocationsEXT-attachmentIndex-01531",
                  "renderPass has 1 attachments");
    attachment.attachmentIndex = 0;
    subpass.subpassIndex = 1;
    TryBegin(begin);
    ExpectMessage("VUID-VkSubpassSampleLocationsEXT-subpassIndex-01532", "renderPass has 1 subpasses");
    ExpectSilence();
}

TEST_F(PassChainTest, AreasOfDevicesAreInsideOfTheFramebuffer) {
    WD_START_RENDERING();
    PassInfo info;
    const VkRenderPass pass = MakePass(&info);
    VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    VkRect2D area = {{4, 4}, {12, 12}};
    auto group =
        Make<VkDeviceGroupRenderPassBeginInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    group.deviceMask = 1;
    group.deviceRenderAreaCount = 1;
    group.pDeviceRenderAreas = &area;
    begin.pNext = &group;
    TryBegin(begin);
    ExpectSilence();
    area.extent.width = 13;
    TryBegin(begin);
    ExpectMessage(
        "VUID-VkRenderPassBeginInfo-pNext-02856",
        "pDeviceRenderAreas[0] of VkDeviceGroupRenderPassBeginInfo ends at 17, the width of framebuffer "
        "is 16");
    area = {{4, 5}, {12, 12}};
    TryBegin(begin);
    ExpectMessage("VUID-VkRenderPassBeginInfo-pNext-02857", "the height of framebuffer is 16");
    ExpectSilence();
    // Dynamic rendering compares with each attachment.
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    rendering.pNext = &group;
    area = {{4, 4}, {12, 12}};
    TryRendering(rendering);
    ExpectSilence();
    area.extent.width = 13;
    TryRendering(rendering);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06083", "the width of the view is 16, pDeviceRenderAreas[0]");
    area = {{4, 5}, {12, 12}};
    TryRendering(rendering);
    ExpectMessage("VUID-VkRenderingInfo-pNext-06084", "the height of the view is 16");
    ExpectSilence();
    group.deviceRenderAreaCount = 2;
    const VkRect2D two[2] = {{{0, 0}, {4, 4}}, {{0, 0}, {4, 4}}};
    group.pDeviceRenderAreas = two;
    TryRendering(rendering);
    ExpectMessage("VUID-VkDeviceGroupRenderPassBeginInfo-deviceRenderAreaCount-00908",
                  "deviceRenderAreaCount is 2, the number of physical devices of the device is 1");
    ExpectSilence();
}

TEST_F(PassChainTest, AreasOfDevicesHaveALimit) {
    WD_START_RENDERING();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    VkRect2D area = {{0, 0}, {properties.limits.maxFramebufferWidth, properties.limits.maxFramebufferHeight}};
    auto group =
        Make<VkDeviceGroupRenderPassBeginInfo>(VK_STRUCTURE_TYPE_DEVICE_GROUP_RENDER_PASS_BEGIN_INFO);
    group.deviceMask = 1;
    group.deviceRenderAreaCount = 1;
    group.pDeviceRenderAreas = &area;
    VkRenderingInfo rendering = Rendering({});
    rendering.pNext = &group;
    TryRendering(rendering);
    ExpectSilence();
    area.offset = {1, 1};
    TryRendering(rendering);
    ExpectMessage("VUID-VkDeviceGroupRenderPassBeginInfo-offset-06168", "maxFramebufferWidth is");
    ExpectMessage("VUID-VkDeviceGroupRenderPassBeginInfo-offset-06169", "maxFramebufferHeight is");
    ExpectSilence();
}

// Family 1 of the null driver has no graphics operations, so that the commands themselves are not supported there, too.
TEST_F(PassChainTest, DependenciesHaveStagesOfTheQueueFamily) {
    WD_START_RENDERING();
    PassInfo info;
    info.dependencies = {{VK_SUBPASS_EXTERNAL, 0, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                          VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT, 0, 0, 0}};
    VkRenderPass pass = MakePass(&info);
    const VkFramebuffer frame = MakeFrame(pass, {ColorView()});
    TryBegin(BeginInfo(pass, frame));
    TryBegin2(BeginInfo(pass, frame));
    ExpectSilence();
    const VkCommandBuffer commands = BeginOn(1);
    info.dependencies[0].srcStageMask = VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT;
    pass = MakePass(&info);
    const VkRenderPassBeginInfo instance = BeginInfo(pass, frame);
    ClearMessages();
    vkCmdBeginRenderPass(commands, &instance, VK_SUBPASS_CONTENTS_INLINE);
    ExpectMessage(
        "VUID-vkCmdBeginRenderPass-srcStageMask-06451",
        "srcStageMask of dependency 0 of renderPass has VK_PIPELINE_STAGE_FRAGMENT_SHADER_BIT, which queue "
        "family 1");
    ExpectMessage("VUID-vkCmdBeginRenderPass-dstStageMask-06452",
                  "VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT");
    vkCmdEndRenderPass(commands);
    const auto subpass = Make<VkSubpassBeginInfo>(VK_STRUCTURE_TYPE_SUBPASS_BEGIN_INFO);
    vkCmdBeginRenderPass2(commands, &instance, &subpass);
    ExpectMessage("VUID-vkCmdBeginRenderPass2-srcStageMask-06453", "srcStageMask of dependency 0");
    ExpectMessage("VUID-vkCmdBeginRenderPass2-dstStageMask-06454", "dstStageMask of dependency 0");
    ClearMessages();
}

#ifdef VK_EXT_attachment_feedback_loop_layout
TEST_F(PassChainTest, FeedbackLoopsNeedTheirUsage) {
    static VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT features;
    features = Make<VkPhysicalDeviceAttachmentFeedbackLoopLayoutFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_FEATURES_EXT);
    features.attachmentFeedbackLoopLayout = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_ATTACHMENT_FEEDBACK_LOOP_LAYOUT_EXTENSION_NAME});
    PassInfo info;
    info.color.finalLayout = VK_IMAGE_LAYOUT_ATTACHMENT_FEEDBACK_LOOP_OPTIMAL_EXT;
    const VkRenderPass pass = MakePass(&info);
    const VkImageUsageFlags usage = kColorUsage | VK_IMAGE_USAGE_SAMPLED_BIT;
    const VkImageView looped =
        MakeImage(kColor, 16, 16, usage | VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT).view;
    TryBegin(BeginInfo(pass, MakeFrame(pass, {looped})));
    TryBegin2(BeginInfo(pass, MakeFrame(pass, {looped})));
    ExpectSilence();
    ExpectOfBoth(BeginInfo(pass, MakeFrame(pass, {MakeImage(kColor, 16, 16, usage).view})), "initialLayout",
                 "07001", "07003", "The layout needs VK_IMAGE_USAGE_ATTACHMENT_FEEDBACK_LOOP_BIT_EXT");
}
#endif

#ifdef VK_KHR_dynamic_rendering_local_read
TEST_F(PassChainTest, LocalReadsNeedUsages) {
    static VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR features;
    features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    PassInfo info;
    info.color.finalLayout = VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ_KHR;
    const VkRenderPass pass = MakePass(&info);
    const VkImageView read =
                          MakeImage(kColor, 16, 16, kColorUsage | VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT).view,
                      stored = MakeImage(kColor, 16, 16, kColorUsage | VK_IMAGE_USAGE_STORAGE_BIT).view;
    for (const VkImageView view : {read, stored}) {
        TryBegin(BeginInfo(pass, MakeFrame(pass, {view})));
        TryBegin2(BeginInfo(pass, MakeFrame(pass, {view})));
    }
    ExpectSilence();
    ExpectOfBoth(BeginInfo(pass, MakeFrame(pass, {ColorView()})), "initialLayout", "09537", "09538",
                 "whose usage is VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT");
}
#endif

TEST_F(PassChainTest, StencilLayoutsNeedTheUsage) {
    static VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures separate;
    separate = Make<VkPhysicalDeviceSeparateDepthStencilLayoutsFeatures>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SEPARATE_DEPTH_STENCIL_LAYOUTS_FEATURES);
    separate.separateDepthStencilLayouts = VK_TRUE;
    WD_START_RENDERING(&separate);
    PassInfo pass;
    pass.has_depth = true;
    SecondInfo second(&pass);
    auto stencil =
        Make<VkAttachmentDescriptionStencilLayout>(VK_STRUCTURE_TYPE_ATTACHMENT_DESCRIPTION_STENCIL_LAYOUT);
    stencil.stencilInitialLayout = VK_IMAGE_LAYOUT_GENERAL;
    stencil.stencilFinalLayout = VK_IMAGE_LAYOUT_STENCIL_ATTACHMENT_OPTIMAL;
    second.attachments[1].initialLayout = second.attachments[1].finalLayout = VK_IMAGE_LAYOUT_GENERAL;
    second.attachments[1].pNext = &stencil;
    second.info.pAttachments = second.attachments.data();
    second.subpass.pDepthStencilAttachment = nullptr;
    VkRenderPass made = VK_NULL_HANDLE;
    Check(vkCreateRenderPass2(device(), &second.info, nullptr, &made), "vkCreateRenderPass2");
    Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
    ClearMessages();
    TryBegin(BeginInfo(made, MakeFrame(made, {ColorView(), DepthView()})));
    ExpectSilence();
    const VkImageView sampled = MakeImage(kDepth, 16, 16, VK_IMAGE_USAGE_SAMPLED_BIT).view;
    ExpectOfBoth(BeginInfo(made, MakeFrame(made, {ColorView(), sampled})), "stencilInitialLayout", "02843",
                 "02845", "the stencilFinalLayout of attachment 1 of renderPass is");
}

#ifdef VK_EXT_multisampled_render_to_single_sampled
TEST_F(PassChainTest, SingleSampledRendering) {
    static VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT features;
    features = Make<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    features.multisampledRenderToSingleSampled = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME});
    const auto make = [&](VkSampleCountFlagBits samples, VkImageCreateFlags flags) {
        VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
        image.samples = samples;
        image.flags = flags;
        VkImageViewCreateInfo view = {};
        view.viewType = VK_IMAGE_VIEW_TYPE_2D;
        view.format = kColor;
        view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
        return MakeView(image, view);
    };
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    const VkImageCreateFlags flag = VK_IMAGE_CREATE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_BIT_EXT;
    const auto try_view = [&](VkImageView view, VkImageView resolve) {
        VkRenderingAttachmentInfo color = Attachment(view);
        color.resolveMode = resolve ? VK_RESOLVE_MODE_AVERAGE_BIT : VK_RESOLVE_MODE_NONE;
        color.resolveImageView = resolve;
        color.resolveImageLayout = VK_IMAGE_LAYOUT_GENERAL;
        color.storeOp = VK_ATTACHMENT_STORE_OP_DONT_CARE; // Samples that are stored have to be resolved.
        const std::vector<VkRenderingAttachmentInfo> colors = {color};
        VkRenderingInfo info = Rendering(colors);
        info.pNext = &single;
        TryRendering(info);
    };
    try_view(make(VK_SAMPLE_COUNT_1_BIT, flag), VK_NULL_HANDLE);
    try_view(make(VK_SAMPLE_COUNT_4_BIT, 0), VK_NULL_HANDLE);
    ExpectSilence();
    try_view(make(VK_SAMPLE_COUNT_2_BIT, 0), VK_NULL_HANDLE);
    ExpectMessage("VUID-VkRenderingInfo-imageView-06858", "which has VK_SAMPLE_COUNT_2_BIT");
    try_view(make(VK_SAMPLE_COUNT_1_BIT, 0), VK_NULL_HANDLE);
    ExpectMessage("VUID-VkRenderingInfo-imageView-06859", "whose image has one sample and no");
    ExpectSilence();
    try_view(make(VK_SAMPLE_COUNT_1_BIT, flag), make(VK_SAMPLE_COUNT_1_BIT, 0));
    ExpectMessage("VUID-VkRenderingAttachmentInfo-imageView-06863", "resolveImageView is not VK_NULL_HANDLE");
    ClearMessages();
    // The null driver has images with up to 8 samples.
    single.rasterizationSamples = VK_SAMPLE_COUNT_8_BIT;
    try_view(make(VK_SAMPLE_COUNT_1_BIT, flag), VK_NULL_HANDLE);
    ExpectSilence();
    single.rasterizationSamples = VK_SAMPLE_COUNT_16_BIT;
    try_view(make(VK_SAMPLE_COUNT_1_BIT, flag), VK_NULL_HANDLE);
    ExpectMessage("VUID-VkMultisampledRenderToSingleSampledInfoEXT-pNext-06880", "VK_SAMPLE_COUNT_16_BIT");
    ClearMessages();
#if VK_HEADER_VERSION >= 363 // The statement is newer than 1.4.309.
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    VkRenderingAttachmentInfo color = Attachment(make(VK_SAMPLE_COUNT_1_BIT, flag));
    color.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    const auto try_mode = [&](VkResolveModeFlagBits mode) {
        color.resolveMode = mode;
        const std::vector<VkRenderingAttachmentInfo> colors = {color};
        VkRenderingInfo info = Rendering(colors);
        info.pNext = &single;
        TryRendering(info);
    };
    try_mode(VK_RESOLVE_MODE_AVERAGE_BIT);
    ExpectSilence();
    try_mode(VK_RESOLVE_MODE_NONE);
    ExpectMessage("VUID-VkRenderingAttachmentInfo-None-12256", "resolveMode is VK_RESOLVE_MODE_NONE");
    ExpectSilence();
#endif
}
#endif

} // namespace
