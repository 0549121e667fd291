// What fragment shaders write, against dynamic state, blending and attachments.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class DrawnOutputsTest : public DrawTest {};

TEST_F(DrawnOutputsTest, AlphaToCoverageReadsAnAlphaComponent) {
    WD_START_DYNAMIC_3();
    const auto set = DeviceProc<PFN_vkCmdSetAlphaToCoverageEnableEXT>("vkCmdSetAlphaToCoverageEnableEXT");
    const auto enable = [&](VkBool32 value) {
        return [=](VkCommandBuffer commands) { set(commands, value); };
    };
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT};
    TryDraw(MakeDrawn(&info), enable(VK_TRUE));
    info.fragment = MakeShader(rgb_frag);
    const VkPipeline rgb = MakeDrawn(&info);
    TryDraw(rgb, enable(VK_FALSE));
    ExpectSilence();
    TryDraw(rgb, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-alphaToCoverageEnable-08919",
                  "the fragment shader has no output with an alpha component at location 0");
    ExpectSilence();
}

TEST_F(DrawnOutputsTest, ShadersWithSampleLocationsDoNotInterpolateAtSamples) {
    core_features.sampleRateShading = VK_TRUE;
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    static const VkSampleLocationEXT location = {0.5f, 0.5f};
    auto locations = Make<VkPipelineSampleLocationsStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
    locations.sampleLocationsInfo =
        Make<VkSampleLocationsInfoEXT>(VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
    locations.sampleLocationsInfo.sampleLocationsPerPixel = VK_SAMPLE_COUNT_1_BIT;
    locations.sampleLocationsInfo.sampleLocationGridSize = {1, 1};
    locations.sampleLocationsInfo.sampleLocationsCount = 1;
    locations.sampleLocationsInfo.pSampleLocations = &location;
    const auto set = DeviceProc<PFN_vkCmdSetSampleLocationsEnableEXT>("vkCmdSetSampleLocationsEnableEXT");
    const auto enable = [&](VkBool32 value) {
        return [=](VkCommandBuffer commands) { set(commands, value); };
    };
    DrawnPipeline info;
    info.state.samples.pNext = &locations;
    info.dynamic = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT};
    TryDraw(MakeDrawn(&info), enable(VK_TRUE));
    info.fragment = MakeShader(interpolate_frag);
    const VkPipeline interpolates = MakeDrawn(&info);
    TryDraw(interpolates, enable(VK_FALSE));
    ExpectSilence();
    TryDraw(interpolates, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07487", "uses InterpolateAtSample");
    ExpectSilence();
}

// The null driver has maxFragmentDualSrcAttachments 1.
TEST_F(DrawnOutputsTest, FewAttachmentsBlendTwoColors) {
    core_features.dualSrcBlend = VK_TRUE;
    WD_START_RENDERING();
    DrawnPipeline info;
    info.fragment = MakeShader(two_colors_frag);
    info.state.attachment.blendEnable = VK_TRUE;
    info.state.attachment.srcColorBlendFactor = VK_BLEND_FACTOR_ONE;
    info.state.attachment.dstColorBlendFactor = VK_BLEND_FACTOR_ONE;
    TryDraw(MakeDrawn(&info));
    ExpectSilence();
    info.state.attachment.dstColorBlendFactor = VK_BLEND_FACTOR_SRC1_COLOR;
    const VkPipeline two = MakeDrawn(&info);
    ClearMessages();
    TryDraw(two);
    ExpectMessage("VUID-vkCmdDraw-maxFragmentDualSrcAttachments-09239",
                  "writes the output at location 1, and maxFragmentDualSrcAttachments is 1");
    ExpectSilence();
}

#ifdef VK_EXT_dynamic_rendering_unused_attachments
TEST_F(DrawnOutputsTest, PipelinesHaveAFormatForAttachmentsThatTheyWrite) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_FEATURES_EXT);
    features.dynamicRenderingUnusedAttachments = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_EXTENSION_NAME});
    DrawnPipeline info;
    info.colors = {kColor, VK_FORMAT_UNDEFINED};
    TryDraw(MakeDrawn(&info), {}, false, 2);
    ExpectSilence();
    info.colors = {VK_FORMAT_UNDEFINED, kColor};
    const VkPipeline lacks = MakeDrawn(&info);
    ClearMessages();
    TryDraw(lacks, {}, false, 2);
    ExpectMessage("VUID-vkCmdDraw-pColorAttachments-08963",
                  "the fragment shader writes the color attachment 0 of the render pass instance");
    ExpectSilence();
    info.state.attachment.colorWriteMask = 0;
    TryDraw(MakeDrawn(&info), {}, false, 2);
    ExpectSilence();
}
#endif

} // namespace
