// Viewports, sample locations and views of graphics pipelines.
#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";

// --- Viewports

TEST_F(PipelinesTest, ViewportsAndScissorsAreAsMany) {
    static VkPhysicalDeviceFeatures2 features;
    features = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    features.features.multiViewport = VK_TRUE;
    WD_START_RENDERING(&features);
    const std::string prefix = "VUID-VkPipelineViewportStateCreateInfo-";
    PipelineInfo info = Plain();
    const std::vector<VkViewport> viewports(2, info.state.viewport);
    const std::vector<VkRect2D> scissors(2, info.state.scissor);
    info.state.viewports.pViewports = viewports.data();
    info.state.viewports.pScissors = scissors.data();
    info.state.viewports.viewportCount = info.state.viewports.scissorCount = 2;
    Try(&info);
    ExpectSilence();
    info.state.viewports.scissorCount = 1;
    Try(&info);
    ExpectMessage(prefix + "scissorCount-04134", "viewportCount is 2, scissorCount is 1");
    info.dynamics = {VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT};
    info.state.viewports.viewportCount = 0;
    Try(&info);
    ExpectSilence();
    info.dynamics.clear();
    Try(&info);
    ExpectMessage(prefix + "viewportCount-04135",
                  "viewportCount is 0, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT is not dynamic");
    ExpectSilence();
}

TEST_F(PipelinesTest, ViewportsAreNotTooLarge) {
    WD_START_RENDERING();
    VkPhysicalDeviceProperties properties;
    vkGetPhysicalDeviceProperties(physical_device(), &properties);
    const float *bounds = properties.limits.viewportBoundsRange;
    const float most = static_cast<float>(properties.limits.maxViewportDimensions[1]);
    PipelineInfo info = Plain();
    VkViewport &viewport = info.state.viewport;
    viewport.height = most;
    Try(&info);
    viewport.y = most;
    viewport.height = -most;
    Try(&info);
    ExpectSilence();
    viewport.height = -most - 1;
    Try(&info);
    ExpectMessage("VUID-VkViewport-height-01773", "height is -");
    ExpectSilence();
    viewport.y = bounds[0] - 1;
    viewport.height = 16;
    Try(&info);
    ExpectMessage("VUID-VkViewport-y-01775", "pViewports[0].y is");
    viewport.y = bounds[1] + 1;
    viewport.height = -16;
    Try(&info);
    ExpectMessage("VUID-VkViewport-y-01776", "viewportBoundsRange[1] is");
    ExpectSilence();
}

// Negative heights came with VK_KHR_maintenance1.
TEST_F(PipelinesTest, ViewportsOfTheFirstVersionHaveAHeight) {
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_0;
    WD_START_DEVICE(options);
    const VkCommandBuffer commands = Begin();
    VkViewport viewport = {0, 0, 16, 16, 0, 1};
    vkCmdSetViewport(commands, 0, 1, &viewport);
    ExpectSilence();
    viewport.y = 16;
    viewport.height = -16;
    vkCmdSetViewport(commands, 0, 1, &viewport);
    ExpectMessage("VUID-VkViewport-apiVersion-07917", "height is -16, VK_KHR_maintenance1 is not enabled");
    ExpectSilence();
}

// --- Views

TEST_F(PipelinesTest, ViewsHaveALimit) {
    static VkPhysicalDeviceMultiviewFeatures multiview;
    multiview = Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = VK_TRUE;
    WD_START_RENDERING(&multiview);
    auto limits =
        Make<VkPhysicalDeviceMultiviewProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_PROPERTIES);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    ASSERT_LT(limits.maxMultiviewViewCount, 32u);
    PipelineInfo info = Plain();
    info.rendering.viewMask = 1u << (limits.maxMultiviewViewCount - 1);
    Try(&info);
    ExpectSilence();
    info.rendering.viewMask = 1u << limits.maxMultiviewViewCount;
    Try(&info);
    ExpectMessage(kPrefix + "renderPass-06578", "viewMask is 65536, maxMultiviewViewCount is 16");
    ExpectSilence();
}

TEST_F(PipelinesTest, ViewsHaveTheirViewports) {
    static VkPhysicalDeviceMultiviewPerViewViewportsFeaturesQCOM features;
    static VkPhysicalDeviceFeatures2 all;
    static VkPhysicalDeviceMultiviewFeatures multiview;
    features = Make<VkPhysicalDeviceMultiviewPerViewViewportsFeaturesQCOM>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_PER_VIEW_VIEWPORTS_FEATURES_QCOM);
    features.multiviewPerViewViewports = VK_TRUE;
    all = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    all.features.multiViewport = VK_TRUE;
    all.pNext = &features;
    multiview = Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    multiview.multiview = VK_TRUE;
    multiview.pNext = &all;
    WD_START_RENDERING(&multiview, {VK_QCOM_MULTIVIEW_PER_VIEW_VIEWPORTS_EXTENSION_NAME});
    PassInfo pass;
    uint32_t mask = 3;
    auto views = Make<VkRenderPassMultiviewCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_MULTIVIEW_CREATE_INFO);
    views.subpassCount = 1;
    views.pViewMasks = &mask;
    pass.Get()->pNext = &views;
    PipelineInfo info = Plain();
    info.info.renderPass = MakePass(&pass);
    const std::vector<VkViewport> viewports(2, info.state.viewport);
    const std::vector<VkRect2D> scissors(2, info.state.scissor);
    info.state.viewports.pViewports = viewports.data();
    info.state.viewports.pScissors = scissors.data();
    info.state.viewports.viewportCount = info.state.viewports.scissorCount = 2;
    Try(&info);
    ExpectSilence();
    mask = 4;
    info.info.renderPass = MakePass(&pass);
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-07730",
                  "pViewportState->viewportCount is 2, the view mask of subpass 0 of renderPass is 0x4");
    ExpectMessage(kPrefix + "pDynamicStates-07731", "pViewportState->scissorCount is 2");
    info.dynamics = {VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_SCISSOR};
    Try(&info);
    ExpectSilence();
}

// --- Sample locations

class SampleLocationsTest : public PipelinesTest {
  protected:
    // UseLocations gives the pipeline locations of a grid of one pixel.
    void UseLocations(PipelineInfo *info) {
        info->state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
        info->state.samples.pNext = &state_;
        state_ = Make<VkPipelineSampleLocationsStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
        state_.sampleLocationsEnable = VK_TRUE;
        VkSampleLocationsInfoEXT &locations = state_.sampleLocationsInfo;
        locations = Make<VkSampleLocationsInfoEXT>(VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
        locations.sampleLocationsPerPixel = VK_SAMPLE_COUNT_4_BIT;
        locations.sampleLocationGridSize = {1, 1};
        locations.sampleLocationsCount = 4;
        locations.pSampleLocations = values_;
    }

    VkSampleLocationEXT values_[16] = {};
    VkPipelineSampleLocationsStateCreateInfoEXT state_;
};

TEST_F(SampleLocationsTest, AreForTheSamplesOfThePipeline) {
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    PipelineInfo info = Plain();
    UseLocations(&info);
    Try(&info);
    ExpectSilence();
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_2_BIT;
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-07612",
                  "sampleLocationsInfo.sampleLocationsPerPixel is VK_SAMPLE_COUNT_4_BIT, "
                  "pMultisampleState->rasterizationSamples is VK_SAMPLE_COUNT_2_BIT");
    ExpectSilence();
    info.dynamics = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT};
    Try(&info);
    ExpectSilence();
}

TEST_F(SampleLocationsTest, AreForSamplesOfTheDevice) {
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    auto limits = Make<VkPhysicalDeviceSampleLocationsPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLE_LOCATIONS_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    ASSERT_TRUE(limits.sampleLocationSampleCounts & VK_SAMPLE_COUNT_4_BIT);
    ASSERT_FALSE(limits.sampleLocationSampleCounts & VK_SAMPLE_COUNT_32_BIT);
    const std::vector<VkSampleLocationEXT> values(32);
    auto info = Make<VkSampleLocationsInfoEXT>(VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
    info.sampleLocationGridSize = {1, 1};
    info.pSampleLocations = values.data();
    const auto set = [&](VkSampleCountFlagBits samples) {
        info.sampleLocationsPerPixel = samples;
        info.sampleLocationsCount = samples;
        VkCommandBuffer commands = Begin();
        DeviceProc<PFN_vkCmdSetSampleLocationsEXT>("vkCmdSetSampleLocationsEXT")(commands, &info);
        vkEndCommandBuffer(commands);
    };
    set(VK_SAMPLE_COUNT_4_BIT);
    ExpectSilence();
    set(VK_SAMPLE_COUNT_32_BIT);
    ExpectMessage("VUID-VkSampleLocationsInfoEXT-sampleLocationsPerPixel-01526",
                  "sampleLocationsPerPixel is VK_SAMPLE_COUNT_32_BIT, sampleLocationSampleCounts is");
    ExpectSilence();
    PipelineInfo pipeline = Plain();
    UseLocations(&pipeline);
    state_.sampleLocationsInfo = info;
    pipeline.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_32_BIT;
    Try(&pipeline);
    ExpectMessage("VUID-VkSampleLocationsInfoEXT-sampleLocationsPerPixel-01526", "VK_SAMPLE_COUNT_32_BIT");
    ClearMessages(); // Samples that the format does not have, either.
}

TEST_F(SampleLocationsTest, AreAsManyAsTheGridNeeds) {
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    PipelineInfo info = Plain();
    UseLocations(&info);
    state_.sampleLocationsInfo.sampleLocationsCount = 3;
    Try(&info);
    ExpectMessage("VUID-VkSampleLocationsInfoEXT-sampleLocationsCount-01527",
                  "sampleLocationsCount is 3, 4 are needed for a grid of 1x1 pixels with 4 samples each");
    ExpectSilence();
    state_.sampleLocationsEnable = VK_FALSE;
    Try(&info);
    ExpectSilence();
}

TEST_F(SampleLocationsTest, AreOfAGridThatTheDeviceHas) {
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    const auto get = InstanceProc<PFN_vkGetPhysicalDeviceMultisamplePropertiesEXT>(
        "vkGetPhysicalDeviceMultisamplePropertiesEXT");
    auto properties = Make<VkMultisamplePropertiesEXT>(VK_STRUCTURE_TYPE_MULTISAMPLE_PROPERTIES_EXT);
    get(physical_device(), VK_SAMPLE_COUNT_4_BIT, &properties);
    const VkExtent2D most = properties.maxSampleLocationGridSize;
    ASSERT_EQ(most.width, 2u);
    ASSERT_EQ(most.height, 2u);
    PipelineInfo info = Plain();
    UseLocations(&info);
    VkSampleLocationsInfoEXT &locations = state_.sampleLocationsInfo;
    locations.sampleLocationGridSize = most;
    locations.sampleLocationsCount = 16;
    Try(&info);
    ExpectSilence();
    locations.sampleLocationGridSize = {4, 1};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-07610",
                  "sampleLocationsInfo.sampleLocationGridSize.width is 4, which does not divide that of "
                  "maxSampleLocationGridSize, 2");
    ExpectSilence();
    locations.sampleLocationGridSize = {1, 4};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-07611", "sampleLocationsInfo.sampleLocationGridSize.height is 4");
    ExpectSilence();
    info.dynamics = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT};
    Try(&info);
    ExpectSilence();
}

} // namespace
