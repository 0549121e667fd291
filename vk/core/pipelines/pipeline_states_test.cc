// The states of graphics pipelines: vertex input, viewports, lines, blending, shading rates.
#include "vk/core/pipelines/pipelines_fixture.h"
#include "vk/core/pipelines/pipelines_shaders.h"

using namespace wd::testing;

namespace {

const std::string kPrefix = "VUID-VkGraphicsPipelineCreateInfo-";

TEST_F(PipelinesTest, AttributesHaveBindings) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    VkVertexInputBindingDescription bindings[2] = {{0, 16, VK_VERTEX_INPUT_RATE_VERTEX},
                                                   {1, 16, VK_VERTEX_INPUT_RATE_INSTANCE}};
    VkVertexInputAttributeDescription attributes[2] = {{0, 0, VK_FORMAT_R32G32_SFLOAT, 0},
                                                       {1, 1, VK_FORMAT_R32G32_SFLOAT, 0}};
    info.state.input.vertexBindingDescriptionCount = 2;
    info.state.input.pVertexBindingDescriptions = bindings;
    info.state.input.vertexAttributeDescriptionCount = 2;
    info.state.input.pVertexAttributeDescriptions = attributes;
    Try(&info);
    ExpectSilence();
    const std::string prefix = "VUID-VkPipelineVertexInputStateCreateInfo-";
    attributes[1].binding = 2;
    Try(&info);
    ExpectMessage(
        prefix + "binding-00615",
        "pCreateInfos[0].pVertexInputState->pVertexAttributeDescriptions[1].binding is 2, none of the 2 "
        "elements of pVertexBindingDescriptions has this binding");
    attributes[1] = {0, 1, VK_FORMAT_R32G32_SFLOAT, 8};
    Try(&info);
    ExpectMessage(prefix + "pVertexAttributeDescriptions-00617",
                  "[1].location is 0, and so is that of element 0");
    attributes[1].location = 1;
    attributes[1].binding = 0;
    bindings[1].binding = 0;
    Try(&info);
    ExpectMessage(prefix + "pVertexBindingDescriptions-00616",
                  "[1].binding is 0, and so is that of element 0");
    ExpectSilence();
}

TEST_F(PipelinesTest, DivisorsAreOfInstances) {
    static VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT features;
    features = Make<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    features.vertexAttributeInstanceRateDivisor = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME});
    auto properties = Make<VkPhysicalDeviceVertexAttributeDivisorPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_PROPERTIES_EXT);
    auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    all.pNext = &properties;
    vkGetPhysicalDeviceProperties2(physical_device(), &all);
    PipelineInfo info = Plain();
    VkVertexInputBindingDescription binding = {0, 16, VK_VERTEX_INPUT_RATE_INSTANCE};
    VkVertexInputBindingDivisorDescriptionEXT divisor = {0, 1};
    auto divisors = Make<VkPipelineVertexInputDivisorStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
    divisors.vertexBindingDivisorCount = 1;
    divisors.pVertexBindingDivisors = &divisor;
    info.state.input.pNext = &divisors;
    info.state.input.vertexBindingDescriptionCount = 1;
    info.state.input.pVertexBindingDescriptions = &binding;
    Try(&info);
    ExpectSilence();
    if (properties.maxVertexAttribDivisor < UINT32_MAX) {
        divisor.divisor = properties.maxVertexAttribDivisor + 1;
        Try(&info);
        ExpectMessage("VUID-VkVertexInputBindingDivisorDescription-divisor-01870",
                      "maxVertexAttribDivisor is");
    }
    divisor.divisor = 1;
    binding.inputRate = VK_VERTEX_INPUT_RATE_VERTEX;
    Try(&info);
    ExpectMessage("VUID-VkVertexInputBindingDivisorDescription-inputRate-01871",
                  "pVertexBindingDivisors[0].binding");
    ExpectSilence();
}

TEST_F(PipelinesTest, DynamicDivisorsAreOfInstances) {
    static VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT features;
    features = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
    features.vertexInputDynamicState = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    auto binding =
        Make<VkVertexInputBindingDescription2EXT>(VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
    binding.stride = 16;
    binding.divisor = 1;
    VkCommandBuffer commands = Begin();
    set(commands, 1, &binding, 0, nullptr);
    ExpectSilence();
    binding.divisor = 0;
    set(commands, 1, &binding, 0, nullptr);
    ExpectMessage("VUID-VkVertexInputBindingDescription2EXT-divisor-06227",
                  "pVertexBindingDescriptions[0].divisor is 0, inputRate is VK_VERTEX_INPUT_RATE_VERTEX");
    vkEndCommandBuffer(commands);
    ClearMessages();
}

TEST_F(PipelinesTest, ViewportsAndScissorsMatch) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    const std::string prefix = "VUID-VkPipelineViewportStateCreateInfo-";
    info.state.scissor.offset.x = -1;
    Try(&info);
    ExpectMessage(prefix + "x-02821", "pViewportState->pScissors[0].offset.x is -1");
    info.state.scissor.offset = {INT32_MAX, INT32_MAX};
    Try(&info);
    ExpectMessage(prefix + "offset-02822", "extent.width is 16");
    ExpectMessage(prefix + "offset-02823", "extent.height is 16");
    info.dynamics = {VK_DYNAMIC_STATE_SCISSOR};
    Try(&info);
    ExpectSilence();
    info.state.viewports.scissorCount = 0;
    Try(&info);
    ExpectMessage(prefix + "scissorCount-04136",
                  "scissorCount is 0, VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT is not");
    info.dynamics = {VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT};
    Try(&info);
    ExpectSilence();
}

TEST_F(PipelinesTest, LinesWithoutSamples) {
    static VkPhysicalDeviceLineRasterizationFeaturesEXT features;
    features = Make<VkPhysicalDeviceLineRasterizationFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT);
    features.bresenhamLines = features.stippledBresenhamLines = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_LINE_RASTERIZATION_EXTENSION_NAME});
    PipelineInfo info = Plain();
    auto line = Make<VkPipelineRasterizationLineStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT);
    line.lineRasterizationMode = VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT;
    line.stippledLineEnable = VK_TRUE;
    line.lineStippleFactor = 256;
    info.state.raster.pNext = &line;
    Try(&info);
    ExpectSilence();
    line.lineStippleFactor = 257;
    Try(&info);
    ExpectMessage(kPrefix + "stippledLineEnable-02767", "lineStippleFactor is 257");
    line.stippledLineEnable = VK_FALSE;
    info.state.samples.alphaToCoverageEnable = VK_TRUE;
    Try(&info);
    ExpectMessage(kPrefix + "lineRasterizationMode-02766",
                  "pMultisampleState->alphaToCoverageEnable is VK_TRUE");
    ExpectSilence();
}

TEST_F(PipelinesTest, BlendingIsTheSameForAllAttachments) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    VkPipelineColorBlendAttachmentState blends[2] = {info.state.attachment, info.state.attachment};
    info.colors = {kColor, VK_FORMAT_UNDEFINED};
    info.state.blend.pAttachments = blends;
    info.state.blend.attachmentCount = 2;
    Try(&info);
    ExpectSilence();
    blends[1].colorWriteMask = 0;
    Try(&info);
    ExpectMessage(
        "VUID-VkPipelineColorBlendStateCreateInfo-pAttachments-00605",
        "pAttachments[1] of pColorBlendState differs from pAttachments[0], independentBlend is not enabled");
    ExpectSilence();
}

TEST_F(PipelinesTest, DepthBoundsAreBetweenZeroAndOne) {
    WD_START_RENDERING();
    PipelineInfo info = Plain();
    info.rendering.depthAttachmentFormat = kDepth;
    info.depth.depthBoundsTestEnable = VK_TRUE;
    info.depth.maxDepthBounds = 2.0f;
    info.dynamics = {VK_DYNAMIC_STATE_DEPTH_BOUNDS};
    Try(&info);
    ClearMessages(); // depthBounds is not enabled.
    info.dynamics.clear();
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicStates-02510", "maxDepthBounds is 2");
    info.depth.depthBoundsTestEnable = VK_FALSE;
    ClearMessages();
    Try(&info);
    ExpectSilence();
}

TEST_F(PipelinesTest, ShadingRatesArePowersOfTwo) {
    static VkPhysicalDeviceFragmentShadingRateFeaturesKHR features;
    features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    features.pipelineFragmentShadingRate = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    PipelineInfo info = Plain();
    auto rate = Make<VkPipelineFragmentShadingRateStateCreateInfoKHR>(
        VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR);
    rate.fragmentSize = {2, 4};
    rate.pNext = info.info.pNext;
    info.info.pNext = &rate;
    Try(&info);
    ExpectSilence();
    rate.fragmentSize = {0, 3};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicState-04494", "fragmentSize.width is 0");
    ExpectMessage(kPrefix + "pDynamicState-04497", "fragmentSize.height is 3");
    rate.fragmentSize = {8, 1};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicState-04498", "fragmentSize.width is 8");
    rate.fragmentSize = {3, 0};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicState-04496", "fragmentSize.width is 3");
    ExpectMessage(kPrefix + "pDynamicState-04495", "fragmentSize.height is 0");
    rate.fragmentSize = {1, 8};
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicState-04499", "fragmentSize.height is 8");
    ExpectSilence();
    rate.fragmentSize = {1, 1};
    rate.combinerOps[0] = rate.combinerOps[1] = VK_FRAGMENT_SHADING_RATE_COMBINER_OP_REPLACE_KHR;
    Try(&info);
    ExpectMessage(kPrefix + "pDynamicState-04501",
                  "combinerOps[0] is VK_FRAGMENT_SHADING_RATE_COMBINER_OP_REPLACE");
    ExpectMessage(kPrefix + "pDynamicState-04502", "combinerOps[1] is");
    info.dynamics = {VK_DYNAMIC_STATE_FRAGMENT_SHADING_RATE_KHR};
    Try(&info);
    ExpectSilence();
}

TEST_F(PipelinesTest, ShadingRatesNeedFeatures) {
    static VkPhysicalDeviceFragmentShadingRateFeaturesKHR features;
    features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    features.primitiveFragmentShadingRate = features.attachmentFragmentShadingRate = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    PipelineInfo info = Plain();
    auto rate = Make<VkPipelineFragmentShadingRateStateCreateInfoKHR>(
        VK_STRUCTURE_TYPE_PIPELINE_FRAGMENT_SHADING_RATE_STATE_CREATE_INFO_KHR);
    rate.fragmentSize = {1, 1};
    rate.combinerOps[0] = rate.combinerOps[1] = VK_FRAGMENT_SHADING_RATE_COMBINER_OP_REPLACE_KHR;
    rate.pNext = info.info.pNext;
    info.info.pNext = &rate;
    Try(&info);
    ExpectSilence();
    rate.fragmentSize = {2, 1};
    Try(&info);
    ExpectMessage(
        kPrefix + "pDynamicState-04500",
        "fragmentSize.width is 2, fragmentSize.height is 1, pipelineFragmentShadingRate is not enabled");
    rate.fragmentSize = {1, 1};
    rate.combinerOps[1] = VK_FRAGMENT_SHADING_RATE_COMBINER_OP_MAX_KHR;
    Try(&info);
    ExpectMessage(kPrefix + "fragmentShadingRateNonTrivialCombinerOps-04506",
                  "combinerOps[1] is VK_FRAGMENT_SHADING_RATE_COMBINER_OP_MAX_KHR");
    ExpectSilence();
}

TEST_F(PipelinesTest, CachesAreMergedIntoOthers) {
    WD_START_RENDERING();
    auto info = Make<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    VkPipelineCache caches[2] = {};
    for (VkPipelineCache &cache : caches) {
        Check(vkCreatePipelineCache(device(), &info, nullptr, &cache), "vkCreatePipelineCache");
        Defer([device = device(), cache] { vkDestroyPipelineCache(device, cache, nullptr); });
    }
    vkMergePipelineCaches(device(), caches[0], 1, &caches[1]);
    ExpectSilence();
    vkMergePipelineCaches(device(), caches[0], 2, caches);
    ExpectMessage("VUID-vkMergePipelineCaches-dstCache-00770", "and so is pSrcCaches[0]");
    ClearMessages();
}

TEST_F(PipelinesTest, VertexShadersOfPointsWriteThePointSize) {
    WD_START_RENDERING();
    PipelineInfo info = Plain(),
                 points(MakeShader(points_vert), MakeShader(color_frag), MakePipelineLayout({}));
    points.stages.pop_back(); // Without outputs that a fragment shader would read.
    points.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    Try(&points);
    Try(&info);
    ExpectSilence();
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_POINT_LIST;
    Try(&info);
    ExpectMessage(kPrefix + "topology-08773",
                  "pCreateInfos[0].pInputAssemblyState->topology is VK_PRIMITIVE_TOPOLOGY_POINT_LIST, the "
                  "vertex shader does not write PointSize");
    info.dynamics = {VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY};
    Try(&info);
    ExpectSilence();
}

} // namespace
