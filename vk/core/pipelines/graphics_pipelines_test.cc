// vkCreateGraphicsPipelines: stages, states, attachments and dynamic states that do not fit together.
#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";

// --- Base pipelines

TEST_F(PipelinesTest, DerivativesHaveABase) {
    WD_START_RENDERING();
    PipelineInfo plain = Plain();
    VkGraphicsPipelineCreateInfo infos[2] = {plain.Get(), plain.Get()};
    VkPipeline made[2] = {};
    const auto create = [&] {
        vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 2, infos, nullptr, made);
        vkDestroyPipeline(device(), made[0], nullptr);
        vkDestroyPipeline(device(), made[1], nullptr);
    };
    infos[0].flags = VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT;
    infos[1].flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT;
    infos[1].basePipelineIndex = 0;
    create();
    ExpectSilence();
    infos[0].flags = 0;
    create();
    ExpectMessage("VUID-vkCreateGraphicsPipelines-flags-00721",
                  "pCreateInfos[1].basePipelineIndex is 0, the flags of pCreateInfos[0] have no "
                  "VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT");
    infos[1].basePipelineIndex = 1;
    create();
    ExpectMessage("VUID-vkCreateGraphicsPipelines-flags-00720", "basePipelineIndex is 1");
    infos[1].basePipelineIndex = 2;
    create();
    ExpectMessage(kPrefix + "flags-07985", "basePipelineIndex is 2, createInfoCount is 2");
    infos[1].basePipelineIndex = -1;
    create();
    ExpectMessage(kPrefix + "flags-07984", "basePipelineHandle is VK_NULL_HANDLE");
    const VkPipeline other = Create(&plain);
    infos[1].basePipelineHandle = other;
    create();
    ExpectMessage("VUID-vkCreateGraphicsPipelines-flags-00721", "whose flags have no");
    infos[1].basePipelineIndex = 0;
    create();
    ExpectMessage(kPrefix + "flags-07986", "basePipelineIndex is 0");
    infos[1].flags = 0;
    create();
    ExpectSilence();
}

// --- Stages

TEST_F(PipelinesTest, StagesAreOfGraphics) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    Try(&info);
    ExpectSilence();
    info.AddStage(VK_SHADER_STAGE_COMPUTE_BIT, MakeShader(device_address));
    Try(&info);
    ExpectMessage(kPrefix + "pStages-06896",
                  "pCreateInfos[0].pStages[2].stage is VK_SHADER_STAGE_COMPUTE_BIT");
    ClearMessages(); // Of the shader.
}

TEST_F(PipelinesTest, ViewsNeedFeatures) {
    static VkPhysicalDeviceMultiviewFeatures multiview;
    multiview = Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    WD_START_RENDERING(&multiview);
    PipelineInfo info = Plain();
    info.rendering.viewMask = 3;
    Try(&info);
    ExpectMessage(kPrefix + "multiview-06577", "viewMask is 3, multiview is not enabled");
    ExpectSilence();
}

TEST_F(PipelinesTest, SubpassesAreOfTheRenderPass) {
    WD_START_RENDERING();
    PassInfo pass;
    PipelineInfo info = Plain();
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectSilence();
    info.info.subpass = 1;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06046", "subpass is 1, the number of subpasses of renderPass is 1");
    ExpectSilence();
}

// --- Dynamic states

TEST_F(PipelinesTest, DynamicStatesAreSetWithOrWithoutACount) {
    WD_START_RENDERING(nullptr, {VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME,
                                 VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME,
                                 VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME});
    PipelineInfo info = Plain();
    info.state.viewports.viewportCount = info.state.viewports.scissorCount = 0;
    info.dynamics = {VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT};
    Try(&info);
    ExpectSilence();
    info.dynamics.push_back(VK_DYNAMIC_STATE_VIEWPORT);
    info.dynamics.push_back(VK_DYNAMIC_STATE_SCISSOR);
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-04132",
                  "pDynamicStates[2] is VK_DYNAMIC_STATE_VIEWPORT, and another element is "
                  "VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT");
    ExpectMessage(kPrefix + "pDynamicStates-04133", "VK_DYNAMIC_STATE_SCISSOR");
    info.dynamics.resize(2);
    info.state.viewports.viewportCount = info.state.viewports.scissorCount = 1;
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-03379",
                  "viewportCount is 1, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT is");
    ExpectMessage(kPrefix + "pDynamicStates-03380", "scissorCount is 1");
    info.dynamics = {VK_DYNAMIC_STATE_LOGIC_OP_EXT, VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT,
                     VK_DYNAMIC_STATE_VERTEX_INPUT_EXT, VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-04869", "extendedDynamicState2LogicOp is not enabled");
    ExpectMessage(kPrefix + "pDynamicStates-04870", "extendedDynamicState2PatchControlPoints is not enabled");
    ExpectMessage(kPrefix + "pDynamicStates-04807", "vertexInputDynamicState is not enabled");
    ExpectMessage(kPrefix + "pDynamicStates-04800", "colorWriteEnable is not enabled");
    ExpectSilence();
}

TEST_F(PipelinesTest, DynamicStatesOfLaterVersionsNeedFeatures) {
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_2;
    options.device_extensions = {VK_EXT_EXTENDED_DYNAMIC_STATE_EXTENSION_NAME,
                                 VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME};
    WD_START_DEVICE(options);
    PassInfo pass;
    PipelineInfo info = Plain();
    info.info.pNext = nullptr;
    info.info.renderPass = MakePass(&pass);
    info.dynamics = {VK_DYNAMIC_STATE_CULL_MODE, VK_DYNAMIC_STATE_DEPTH_BIAS_ENABLE};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-03378", "extendedDynamicState is not enabled");
    ExpectMessage(kPrefix + "pDynamicStates-04868", "extendedDynamicState2 is not enabled");
    ExpectSilence();
}

// --- Attachments

TEST_F(PipelinesTest, BlendStatesAreForAllAttachments) {
    WD_START_RENDERING();
    PassInfo pass;
    PipelineInfo info = Plain();
    info.colors = {kColor, VK_FORMAT_UNDEFINED};
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06055", "pColorBlendState->attachmentCount is 1, "
                                                "<VkPipelineRenderingCreateInfo>.colorAttachmentCount is 2");
    info.colors = {kColor};
    const VkPipelineColorBlendAttachmentState blends[2] = {info.state.attachment, info.state.attachment};
    info.state.blend.pAttachments = blends;
    info.state.blend.attachmentCount = 2;
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-07609",
                  "attachmentCount is 2, the number of color attachments of subpass 0 of renderPass is 1");
    info.state.blend.attachmentCount = 1;
    Try(&info);
    ExpectSilence();
}

TEST_F(PipelinesTest, SamplesAreThoseOfTheSubpass) {
    WD_START_RENDERING();
    PassInfo pass;
    pass.color.samples = VK_SAMPLE_COUNT_4_BIT;
    PipelineInfo info = Plain();
    info.info.renderPass = MakePass(&pass);
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    Try(&info);
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    Try(&info);
    ExpectMessage(
        kPrefix + "multisampledRenderToSingleSampled-06853",
        "rasterizationSamples is VK_SAMPLE_COUNT_1_BIT, the samples of attachment 0, which subpass 0 of "
        "renderPass uses, are VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(PipelinesTest, FormatsHaveTheAspects) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    info.rendering.depthAttachmentFormat = info.rendering.stencilAttachmentFormat = kDepth;
    Try(&info);
    ExpectSilence();
    info.rendering.depthAttachmentFormat = VK_FORMAT_D32_SFLOAT;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06589", "depthAttachmentFormat is VK_FORMAT_D32_SFLOAT");
    info.rendering.stencilAttachmentFormat = VK_FORMAT_D32_SFLOAT;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06588", "stencilAttachmentFormat is VK_FORMAT_D32_SFLOAT");
    info.rendering.depthAttachmentFormat = info.rendering.stencilAttachmentFormat = VK_FORMAT_S8_UINT;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06587", "depthAttachmentFormat is VK_FORMAT_S8_UINT");
    info.rendering.depthAttachmentFormat = VK_FORMAT_UNDEFINED;
    Try(&info);
    ExpectSilence();
    info.colors = {VK_FORMAT_E5B9G9R9_UFLOAT_PACK32};
    info.state.attachment.colorWriteMask = VK_COLOR_COMPONENT_A_BIT;
    Try(&info);
    ExpectSilence();
    info.state.attachment.colorWriteMask = VK_COLOR_COMPONENT_R_BIT;
    Try(&info);
    ExpectMessage(kPrefix + "None-09043", "colorWriteMask is VK_COLOR_COMPONENT_R_BIT");
    ExpectSilence();
}

} // namespace
