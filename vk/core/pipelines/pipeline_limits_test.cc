// Graphics pipelines against limits of the device, and samples that extensions allow to differ.
#include "vk/core/pipelines/pipelines_fixture.h"
#include "vk/core/rendering/pass_fixture.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";

class PipelineLimitsTest : public PipelinesTest {
  protected:
    // Extension starts with one, which has no features.
    void StartExtension(const char *name, void *next = nullptr) {
        StartRendering(next, {name});
    }
    VkRenderPass MakeSecond(const SecondInfo &second) {
        VkRenderPass made = VK_NULL_HANDLE;
        Check(vkCreateRenderPass2(device(), &second.info, nullptr, &made), "vkCreateRenderPass2");
        Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
        ClearMessages();
        return made;
    }
    // A pass with a color attachment, and one of depth and stencil.
    VkRenderPass MakeSampled(VkSampleCountFlagBits color, VkSampleCountFlagBits depth) {
        PassInfo pass;
        pass.has_depth = true;
        pass.color.samples = color;
        pass.depth.samples = depth;
        const VkRenderPass made = MakePass(&pass);
        ClearMessages();
        return made;
    }
};

#define WD_START_EXTENSION(...)                                                                              \
    do {                                                                                                     \
        StartExtension(__VA_ARGS__);                                                                         \
        if (IsSkipped() || HasFatalFailure()) {                                                              \
            return;                                                                                          \
        }                                                                                                    \
    } while (false)

// --- Resources

TEST_F(PipelineLimitsTest, StagesHaveALimitOfResources) {
    null_settings["VK_WARDEN_VALIDATION_VALIDATE_SHADERS"] =
        "false"; // The layouts are not those of the shaders.
    WD_START_RENDERING();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const uint32_t most = properties.limits.maxPerStageResources;
    const auto layout_of = [&](uint32_t count, VkShaderStageFlags stages) {
        const VkPipelineLayout made = MakePipelineLayout(
            {MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE, most, stages, nullptr},
                            {1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, count, stages, nullptr}})});
        ClearMessages();
        return made;
    };
    PipelineInfo info = Plain();
    info.info.layout = layout_of(0, VK_SHADER_STAGE_ALL);
    Try(&info);
    info.info.layout = layout_of(1, VK_SHADER_STAGE_COMPUTE_BIT);
    Try(&info);
    ExpectSilence();
    info.info.layout = layout_of(1, VK_SHADER_STAGE_FRAGMENT_BIT);
    Try(&info);
    ExpectMessage(kPrefix + "layout-01688", "which gives VK_SHADER_STAGE_FRAGMENT_BIT ");
    ExpectSilence();
    const VkShaderModule module = MakeShader(device_address);
    MakeComputePipeline(layout_of(1, VK_SHADER_STAGE_FRAGMENT_BIT), module);
    ExpectSilence();
    MakeComputePipeline(layout_of(1, VK_SHADER_STAGE_COMPUTE_BIT), module);
    ExpectMessage("VUID-VkComputePipelineCreateInfo-layout-01687",
                  "which gives VK_SHADER_STAGE_COMPUTE_BIT ");
    ExpectSilence();
}

// --- Samples

TEST_F(PipelineLimitsTest, SubpassesWithoutAttachmentsHaveSamplesOfTheDevice) {
    WD_START_RENDERING();
    PassInfo pass;
    VkRenderPassCreateInfo pass_info = *pass.Get();
    VkSubpassDescription subpass = {};
    pass_info.attachmentCount = 0;
    pass_info.pSubpasses = &subpass;
    VkRenderPass made = VK_NULL_HANDLE;
    Check(vkCreateRenderPass(device(), &pass_info, nullptr, &made), "vkCreateRenderPass");
    Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
    PipelineInfo info = Plain();
    info.info.pNext = nullptr;
    info.info.renderPass = made;
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    Try(&info);
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_64_BIT;
    Try(&info);
    ExpectMessage(kPrefix + "subpass-00758",
                  "subpass has no attachments, framebufferNoAttachmentsSampleCounts");
    ExpectSilence();
}

TEST_F(PipelineLimitsTest, MixedSamplesOfNV) {
    WD_START_EXTENSION(VK_NV_FRAMEBUFFER_MIXED_SAMPLES_EXTENSION_NAME);
    PipelineInfo info = Plain();
    info.info.pNext = nullptr;
    info.info.renderPass = MakeSampled(VK_SAMPLE_COUNT_1_BIT, VK_SAMPLE_COUNT_4_BIT);
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    info.depth.depthTestEnable = VK_TRUE;
    Try(&info);
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_2_BIT;
    info.depth.depthTestEnable = VK_FALSE;
    Try(&info);
    ExpectSilence();
    info.depth.depthTestEnable = VK_TRUE;
    Try(&info);
    ExpectMessage(kPrefix + "subpass-01411", "the attachment has: VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
    info.info.renderPass = MakeSampled(VK_SAMPLE_COUNT_4_BIT, VK_SAMPLE_COUNT_2_BIT);
    Try(&info);
    ExpectMessage(kPrefix + "subpass-01412", "a color attachment has more: VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(PipelineLimitsTest, MixedSamplesOfAMD) {
    WD_START_EXTENSION(VK_AMD_MIXED_ATTACHMENT_SAMPLES_EXTENSION_NAME);
    PipelineInfo info = Plain();
    info.info.pNext = nullptr;
    info.info.renderPass = MakeSampled(VK_SAMPLE_COUNT_1_BIT, VK_SAMPLE_COUNT_4_BIT);
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    Try(&info);
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_2_BIT;
    Try(&info);
    ExpectMessage(kPrefix + "subpass-01505", "have at most: VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

#ifdef VK_EXT_multisampled_render_to_single_sampled
TEST_F(PipelineLimitsTest, SingleSampledSubpasses) {
    static VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT features;
    features = Make<VkPhysicalDeviceMultisampledRenderToSingleSampledFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_FEATURES_EXT);
    features.multisampledRenderToSingleSampled = VK_TRUE;
    WD_START_EXTENSION(VK_EXT_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_EXTENSION_NAME, &features);
    PassInfo pass;
    SecondInfo second(&pass);
    auto single = Make<VkMultisampledRenderToSingleSampledInfoEXT>(
        VK_STRUCTURE_TYPE_MULTISAMPLED_RENDER_TO_SINGLE_SAMPLED_INFO_EXT);
    single.multisampledRenderToSingleSampledEnable = VK_TRUE;
    single.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    second.subpass.pNext = &single;
    PipelineInfo info = Plain();
    info.info.pNext = nullptr;
    info.info.renderPass = MakeSecond(second);
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    Try(&info);
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_2_BIT;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06854", "of the subpass has: VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}
#endif

TEST_F(PipelineLimitsTest, ShadersThatResolve) {
    WD_START_EXTENSION(VK_QCOM_RENDER_PASS_SHADER_RESOLVE_EXTENSION_NAME);
    core_features.sampleRateShading = VK_TRUE;
    PassInfo pass;
    pass.has_depth = pass.has_input = true;
    pass.input_reference.attachment = 1;
    pass.depth.samples = VK_SAMPLE_COUNT_4_BIT;
    VkRenderPassCreateInfo created = *pass.Get();
    VkSubpassDescription subpass = pass.subpasses[0];
    subpass.flags = VK_SUBPASS_DESCRIPTION_FRAGMENT_REGION_BIT_QCOM;
    subpass.pDepthStencilAttachment = nullptr;
    created.pSubpasses = &subpass;
    VkRenderPass made = VK_NULL_HANDLE;
    Check(vkCreateRenderPass(device(), &created, nullptr, &made), "vkCreateRenderPass");
    Defer([device = device(), made] { vkDestroyRenderPass(device, made, nullptr); });
    ClearMessages();
    PipelineInfo info = Plain();
    info.info.pNext = nullptr;
    info.info.renderPass = made;
    Try(&info);
    ExpectMessage(kPrefix + "rasterizationSamples-04899", "an input attachment of the subpass has");
    ExpectSilence();
    info.dynamics = {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT};
    info.state.samples.sampleShadingEnable = VK_TRUE;
    Try(&info);
    ExpectMessage(kPrefix + "sampleShadingEnable-04900", "VK_SUBPASS_DESCRIPTION_FRAGMENT_REGION_BIT_QCOM");
    ClearMessages();
    subpass.flags = 0;
    Check(vkCreateRenderPass(device(), &created, nullptr, &info.info.renderPass), "vkCreateRenderPass");
    Defer([device = device(), made = info.info.renderPass] { vkDestroyRenderPass(device, made, nullptr); });
    ClearMessages();
    info.dynamics.clear();
    info.state.samples.sampleShadingEnable = VK_FALSE;
    Try(&info);
    ExpectSilence();
}

// --- Conservative rasterization

TEST_F(PipelineLimitsTest, LinesAreNotConservative) {
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_EXTENSION(VK_EXT_CONSERVATIVE_RASTERIZATION_EXTENSION_NAME);
    auto state = Make<VkPipelineRasterizationConservativeStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_CONSERVATIVE_STATE_CREATE_INFO_EXT);
    state.conservativeRasterizationMode = VK_CONSERVATIVE_RASTERIZATION_MODE_OVERESTIMATE_EXT;
    PipelineInfo info = Plain();
    info.state.raster.pNext = &state;
    Try(&info);
    ExpectSilence();
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    Try(&info);
    ExpectMessage(kPrefix + "conservativePointAndLineRasterization-08892",
                  "conservativeRasterizationMode is VK_CONSERVATIVE_RASTERIZATION_MODE_OVERESTIMATE_EXT");
    ExpectSilence();
    state.conservativeRasterizationMode = VK_CONSERVATIVE_RASTERIZATION_MODE_DISABLED_EXT;
    Try(&info);
    ExpectSilence();
}

// --- Layouts

TEST_F(PipelineLimitsTest, CompletePipelinesHaveALayout) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    info.info.layout = VK_NULL_HANDLE;
    Try(&info);
    ExpectMessage("", "07826");
    ExpectSilence();
}

} // namespace
