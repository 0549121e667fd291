// Blending of graphics pipelines: advanced operations, formats without blending, the order of accesses.
#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";
const std::string kAttachment = "VUID-VkPipelineColorBlendAttachmentState-";

class BlendingTest : public PipelinesTest {
  protected:
    void StartBlending() {
        static VkPhysicalDeviceFeatures2 features;
        features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
        features.features.independentBlend = VK_TRUE;
        StartRendering(&features, {VK_EXT_BLEND_OPERATION_ADVANCED_EXTENSION_NAME});
    }
    // Blend makes both operations of `attachment` the same.
    static void Blend(VkPipelineColorBlendAttachmentState *attachment, VkBlendOp op) {
        attachment->blendEnable = VK_TRUE;
        attachment->colorBlendOp = attachment->alphaBlendOp = op;
    }
    // UseBlends gives the pipeline a color attachment for each element.
    static void UseBlends(PipelineInfo *info,
                          const std::vector<VkPipelineColorBlendAttachmentState> &blends) {
        info->colors.assign(blends.size(), VK_FORMAT_UNDEFINED); // The shader has one output.
        info->colors[0] = kColor;
        info->state.blend.pAttachments = blends.data();
        info->state.blend.attachmentCount = static_cast<uint32_t>(blends.size());
    }
};

#define WD_START_BLENDING()                                                                                  \
    do {                                                                                                     \
        StartBlending();                                                                                     \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(BlendingTest, AdvancedStateOfTheDevice) {
    for (const char *properties : {"1", "0"}) {
        null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = properties;
        WD_START_BLENDING();
        PipelineInfo info = Plain();
        auto advanced = Make<VkPipelineColorBlendAdvancedStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_ADVANCED_STATE_CREATE_INFO_EXT);
        info.state.blend.pNext = &advanced;
        advanced.srcPremultiplied = advanced.dstPremultiplied = VK_TRUE;
        Try(&info);
        ExpectSilence();
        advanced.srcPremultiplied = advanced.dstPremultiplied = VK_FALSE;
        advanced.blendOverlap = VK_BLEND_OVERLAP_DISJOINT_EXT;
        Try(&info);
        if (*properties == '0') {
            const std::string prefix = "VUID-VkPipelineColorBlendAdvancedStateCreateInfoEXT-";
            ExpectMessage(prefix + "srcPremultiplied-01424",
                          "srcPremultiplied is VK_FALSE, advancedBlendNonPremultipliedSrcColor is VK_FALSE");
            ExpectMessage(prefix + "dstPremultiplied-01425", "advancedBlendNonPremultipliedDstColor");
            ExpectMessage(prefix + "blendOverlap-01426", "blendOverlap is VK_BLEND_OVERLAP_DISJOINT_EXT");
        }
        ExpectSilence();
        Stop();
    }
}

TEST_F(BlendingTest, AdvancedOperationsAreTheSameForColorAndAlpha) {
    WD_START_BLENDING();
    PipelineInfo info = Plain();
    Blend(&info.state.attachment, VK_BLEND_OP_SRC_OVER_EXT);
    Try(&info);
    ExpectSilence();
    info.state.attachment.alphaBlendOp = VK_BLEND_OP_ADD;
    Try(&info);
    ExpectMessage(
        kAttachment + "colorBlendOp-01406",
        "pCreateInfos[0].pColorBlendState->pAttachments[0].colorBlendOp is VK_BLEND_OP_SRC_OVER_EXT, "
        "alphaBlendOp is VK_BLEND_OP_ADD");
    ExpectSilence();
    info.state.attachment.colorBlendOp = VK_BLEND_OP_MAX;
    Try(&info);
    info.state.attachment.alphaBlendOp = VK_BLEND_OP_SRC_EXT;
    info.state.attachment.blendEnable = VK_FALSE;
    Try(&info);
    ExpectSilence();
}

TEST_F(BlendingTest, AdvancedOperationsAreTheSameForAllAttachments) {
    WD_START_BLENDING();
    PipelineInfo info = Plain();
    std::vector<VkPipelineColorBlendAttachmentState> blends(2, info.state.attachment);
    Blend(&blends[0], VK_BLEND_OP_SRC_OVER_EXT);
    Blend(&blends[1], VK_BLEND_OP_SRC_OVER_EXT);
    UseBlends(&info, blends);
    Try(&info);
    ExpectSilence();
    Blend(&blends[1], VK_BLEND_OP_DST_OVER_EXT);
    Try(&info);
    ExpectMessage(kAttachment + "advancedBlendIndependentBlend-01407",
                  "pAttachments[1].colorBlendOp is VK_BLEND_OP_DST_OVER_EXT, that of pAttachments[0] is "
                  "VK_BLEND_OP_SRC_OVER_EXT, advancedBlendIndependentBlend is VK_FALSE");
    ExpectSilence();
    Blend(&blends[1], VK_BLEND_OP_SRC_OVER_EXT);
    blends[1].alphaBlendOp = VK_BLEND_OP_DST_OVER_EXT;
    Try(&info);
    ExpectMessage(kAttachment + "colorBlendOp-01406", "alphaBlendOp is VK_BLEND_OP_DST_OVER_EXT");
    ExpectMessage(kAttachment + "advancedBlendIndependentBlend-01408",
                  "alphaBlendOp is VK_BLEND_OP_DST_OVER_EXT, that of pAttachments[0] is "
                  "VK_BLEND_OP_SRC_OVER_EXT, advancedBlendIndependentBlend is VK_FALSE");
    ExpectSilence();
}

TEST_F(BlendingTest, AdvancedOperationsAreForFewAttachments) {
    WD_START_BLENDING();
    auto limits = Make<VkPhysicalDeviceBlendOperationAdvancedPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    ASSERT_LT(limits.advancedBlendMaxColorAttachments, 4u);
    PipelineInfo info = Plain();
    std::vector<VkPipelineColorBlendAttachmentState> blends(limits.advancedBlendMaxColorAttachments + 1,
                                                            info.state.attachment);
    UseBlends(&info, blends);
    Try(&info);
    ExpectSilence();
    for (VkPipelineColorBlendAttachmentState &blend : blends) {
        Blend(&blend, VK_BLEND_OP_SRC_OVER_EXT);
    }
    Try(&info);
    ExpectMessage(kAttachment + "colorBlendOp-01410",
                  "attachmentCount is 3, advancedBlendMaxColorAttachments is 2");
    ExpectSilence(); // One message for all attachments.
    blends.pop_back();
    UseBlends(&info, blends);
    Try(&info);
    ExpectSilence();
}

TEST_F(BlendingTest, WriteEnablesAreForAllAttachments) {
    static VkPhysicalDeviceColorWriteEnableFeaturesEXT features;
    features = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    features.colorWriteEnable = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME});
    PipelineInfo info = Plain();
    const VkBool32 enables[2] = {VK_TRUE, VK_TRUE};
    auto writes =
        Make<VkPipelineColorWriteCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_COLOR_WRITE_CREATE_INFO_EXT);
    writes.attachmentCount = 1;
    writes.pColorWriteEnables = enables;
    info.state.blend.pNext = &writes;
    Try(&info);
    ExpectSilence();
    writes.attachmentCount = 2;
    Try(&info);
    ExpectMessage("VUID-VkPipelineColorWriteCreateInfoEXT-attachmentCount-07608",
                  "attachmentCount is 2, pColorBlendState->attachmentCount is 1");
    info.dynamics = {VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT};
    Try(&info);
    ExpectSilence();
}

// --- Formats without blending

TEST_F(BlendingTest, FormatsSupportBlending) {
    auto features =
        Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.dynamicRendering = VK_TRUE;
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.device_next = &features;
    options.environment["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(~static_cast<uint64_t>(VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT));
    WD_START_DEVICE(options);
    PipelineInfo info = Plain();
    Try(&info);
    ExpectSilence();
    info.state.attachment.blendEnable = VK_TRUE;
    Try(&info);
    ExpectMessage(
        kPrefix + "renderPass-06062",
        "pColorBlendState->pAttachments[0].blendEnable is VK_TRUE, the format of color attachment 0 "
        "of VkPipelineRenderingCreateInfo is VK_FORMAT_R8G8B8A8_UNORM, which has no "
        "VK_FORMAT_FEATURE_COLOR_ATTACHMENT_BLEND_BIT");
    ExpectSilence();
    PassInfo pass;
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06041", "the format of color attachment 0 of the subpass is");
    ExpectSilence();
    info.state.attachment.blendEnable = VK_FALSE;
    Try(&info);
    ExpectSilence();
}

// --- The order of accesses to attachments

#ifdef VK_KHR_dynamic_rendering_local_read

class OrderTest : public BlendingTest {
  protected:
    void StartOrder(bool has_local_read) {
        static VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT order;
        static VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR local;
        order = Make<VkPhysicalDeviceRasterizationOrderAttachmentAccessFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RASTERIZATION_ORDER_ATTACHMENT_ACCESS_FEATURES_EXT);
        order.rasterizationOrderColorAttachmentAccess = VK_TRUE;
        order.rasterizationOrderDepthAttachmentAccess = VK_TRUE;
        order.rasterizationOrderStencilAttachmentAccess = VK_TRUE;
        local = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
        local.dynamicRenderingLocalRead = has_local_read;
        local.pNext = &order;
        StartRendering(&local, {VK_EXT_RASTERIZATION_ORDER_ATTACHMENT_ACCESS_EXTENSION_NAME,
                                VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    }
    // UseAll gives the states all flags of the extension.
    static void UseAll(PipelineInfo *info) {
        info->rendering.depthAttachmentFormat = info->rendering.stencilAttachmentFormat = kDepth;
        info->state.blend.flags =
            VK_PIPELINE_COLOR_BLEND_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_ACCESS_BIT_EXT;
        info->depth.flags =
            VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_BIT_EXT |
            VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_BIT_EXT;
    }
};

#define WD_START_ORDER(has_local_read)                                                                       \
    do {                                                                                                     \
        StartOrder(has_local_read);                                                                          \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

TEST_F(OrderTest, OfDynamicRenderingNeedsLocalReads) {
    WD_START_ORDER(false);
    PipelineInfo info = Plain();
    UseAll(&info);
    info.depth.flags =
        VK_PIPELINE_DEPTH_STENCIL_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_BIT_EXT;
    Try(&info);
    ExpectMessage(kPrefix + "flags-06482",
                  "pColorBlendState->flags is "
                  "VK_PIPELINE_COLOR_BLEND_STATE_CREATE_RASTERIZATION_ORDER_ATTACHMENT_"
                  "ACCESS_BIT_EXT, renderPass is VK_NULL_HANDLE, "
                  "dynamicRenderingLocalRead is not enabled");
    ExpectMessage(kPrefix + "None-09526", "pDepthStencilState->flags is");
    ExpectSilence();
}

TEST_F(OrderTest, OfDynamicRenderingWithLocalReads) {
    WD_START_ORDER(true);
    PipelineInfo info = Plain();
    UseAll(&info);
    Try(&info);
    ExpectSilence();
}

TEST_F(OrderTest, IsThatOfTheSubpass) {
    WD_START_ORDER(false);
    PipelineInfo info = Plain();
    UseAll(&info);
    PassInfo pass;
    pass.has_depth = true;
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-09527",
                  "subpass 0 of renderPass has no "
                  "VK_SUBPASS_DESCRIPTION_RASTERIZATION_ORDER_ATTACHMENT_COLOR_ACCESS_BIT_EXT");
    ExpectMessage(kPrefix + "renderPass-09528", "ATTACHMENT_DEPTH_ACCESS_BIT_EXT");
    ExpectMessage(kPrefix + "renderPass-09529", "ATTACHMENT_STENCIL_ACCESS_BIT_EXT");
    ExpectSilence();
    pass.subpasses[0].flags = VK_SUBPASS_DESCRIPTION_RASTERIZATION_ORDER_ATTACHMENT_COLOR_ACCESS_BIT_EXT |
                              VK_SUBPASS_DESCRIPTION_RASTERIZATION_ORDER_ATTACHMENT_DEPTH_ACCESS_BIT_EXT |
                              VK_SUBPASS_DESCRIPTION_RASTERIZATION_ORDER_ATTACHMENT_STENCIL_ACCESS_BIT_EXT;
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectSilence();
}

// --- Mappings of attachments

TEST_F(OrderTest, MappingsAreForAllColorAttachments) {
    WD_START_ORDER(true);
    PipelineInfo info = Plain();
    const uint32_t numbers[2] = {0, 1};
    auto inputs = Make<VkRenderingInputAttachmentIndexInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR);
    auto locations =
        Make<VkRenderingAttachmentLocationInfoKHR>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    inputs.colorAttachmentCount = locations.colorAttachmentCount = 1;
    inputs.pColorAttachmentInputIndices = locations.pColorAttachmentLocations = numbers;
    inputs.pNext = &locations;
    locations.pNext = info.info.pNext;
    info.info.pNext = &inputs;
    Try(&info);
    ExpectSilence();
    inputs.colorAttachmentCount = locations.colorAttachmentCount = 2;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-09531",
                  "<VkRenderingInputAttachmentIndexInfo>.colorAttachmentCount is 2, "
                  "<VkPipelineRenderingCreateInfo>.colorAttachmentCount is 1");
    ExpectMessage(kPrefix + "renderPass-09532",
                  "<VkRenderingAttachmentLocationInfo>.colorAttachmentCount is 2");
    ExpectSilence();
}

#endif

TEST_F(BlendingTest, WriteEnablesHaveALimit) {
    auto features = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    features.colorWriteEnable = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME});
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const std::vector<VkBool32> enables(properties.limits.maxColorAttachments + 1, VK_TRUE);
    auto writes =
        Make<VkPipelineColorWriteCreateInfoEXT>(VK_STRUCTURE_TYPE_PIPELINE_COLOR_WRITE_CREATE_INFO_EXT);
    writes.pColorWriteEnables = enables.data();
    PipelineInfo info = Plain();
    info.state.blend.pNext = &writes;
    writes.attachmentCount = 1;
    Create(&info);
    ExpectSilence();
    writes.attachmentCount = static_cast<uint32_t>(enables.size());
    Create(&info);
    ExpectMessage("VUID-VkPipelineColorWriteCreateInfoEXT-attachmentCount-06655", "maxColorAttachments is");
    ExpectSilence();
}

} // namespace
