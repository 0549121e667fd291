// Parameters of commands that set dynamic state.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class DynamicCommandsTest : public DrawTest {
  protected:
    void Record(const Commands &record) {
        VkCommandBuffer commands = Begin();
        record(commands);
        vkEndCommandBuffer(commands);
    }
};

TEST_F(DynamicCommandsTest, OffsetsOfScissorsAreNotNegative) {
    WD_START_RENDERING();
    VkRect2D scissor = {{0, 0}, {16, 16}};
    const auto set = [&] {
        Record([&](VkCommandBuffer commands) {
            vkCmdSetScissor(commands, 0, 1, &scissor);
            vkCmdSetScissorWithCount(commands, 1, &scissor);
        });
    };
    set();
    ExpectSilence();
    scissor.offset.y = -1;
    set();
    ExpectMessage("VUID-vkCmdSetScissor-x-00595", "pScissors[0].offset.y is -1");
    ExpectMessage("VUID-vkCmdSetScissorWithCount-x-03399", "pScissors[0].offset.y is -1");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, DynamicStateIsAFeatureBefore13) {
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_2;
    options.device_extensions = {VK_EXT_EXTENDED_DYNAMIC_STATE_EXTENSION_NAME,
                                 VK_EXT_EXTENDED_DYNAMIC_STATE_2_EXTENSION_NAME};
    auto features = Make<VkPhysicalDeviceExtendedDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_FEATURES_EXT);
    features.extendedDynamicState = VK_TRUE;
    options.device_next = &features;
    WD_START_DEVICE(options);
    const auto set_cull = DeviceProc<PFN_vkCmdSetCullModeEXT>("vkCmdSetCullModeEXT");
    const auto set_bias = DeviceProc<PFN_vkCmdSetDepthBiasEnableEXT>("vkCmdSetDepthBiasEnableEXT");
    Record([&](VkCommandBuffer commands) { set_cull(commands, VK_CULL_MODE_NONE); });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) { set_bias(commands, VK_FALSE); });
    ExpectMessage("VUID-vkCmdSetDepthBiasEnable-None-08970",
                  "neither extendedDynamicState2 nor shaderObject is enabled");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, ShadingRatesArePowersOfTwo) {
    auto features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    features.pipelineFragmentShadingRate = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetFragmentShadingRateKHR>("vkCmdSetFragmentShadingRateKHR");
    const VkFragmentShadingRateCombinerOpKHR keep[] = {VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR,
                                                       VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR};
    VkExtent2D size = {2, 4};
    Record([&](VkCommandBuffer commands) { set(commands, &size, keep); });
    ExpectSilence();
    size.height = 3;
    Record([&](VkCommandBuffer commands) { set(commands, &size, keep); });
    ExpectMessage("VUID-vkCmdSetFragmentShadingRateKHR-pFragmentSize-04516", "pFragmentSize->height is 3");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, VertexInputsAreConsistent) {
    auto features = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
    features.vertexInputDynamicState = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    VkVertexInputBindingDescription2EXT bindings[2] = {};
    VkVertexInputAttributeDescription2EXT attributes[2] = {};
    for (uint32_t i = 0; i < 2; i++) {
        bindings[i].sType = VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT;
        bindings[i].binding = i;
        bindings[i].stride = 16;
        bindings[i].divisor = 1;
        attributes[i].sType = VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT;
        attributes[i].location = attributes[i].binding = i;
        attributes[i].format = VK_FORMAT_R32G32_SFLOAT;
    }
    const auto record = [&] {
        Record([&](VkCommandBuffer commands) { set(commands, 2, bindings, 2, attributes); });
    };
    record();
    ExpectSilence();
    attributes[1].binding = 2;
    record();
    ExpectMessage("VUID-vkCmdSetVertexInputEXT-binding-04793",
                  "pVertexAttributeDescriptions[1].binding is 2");
    attributes[1].binding = 1;
    attributes[1].location = 0;
    record();
    ExpectMessage("VUID-vkCmdSetVertexInputEXT-pVertexAttributeDescriptions-04795", "location is 0");
    attributes[1].location = 1;
    attributes[1].binding = 0;
    bindings[1].binding = 0;
    record();
    ExpectMessage("VUID-vkCmdSetVertexInputEXT-pVertexBindingDescriptions-04794", "binding is 0");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, InheritedViewportsAreNotSet) {
    auto features = Make<VkPhysicalDeviceInheritedViewportScissorFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INHERITED_VIEWPORT_SCISSOR_FEATURES_NV);
    features.inheritedViewportScissor2D = VK_TRUE;
    WD_START_RENDERING(&features, {VK_NV_INHERITED_VIEWPORT_SCISSOR_EXTENSION_NAME});
    auto pass = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    pass.colorAttachmentCount = 1;
    pass.pColorAttachmentFormats = &kColor;
    pass.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    auto inherited = Make<VkCommandBufferInheritanceViewportScissorInfoNV>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_VIEWPORT_SCISSOR_INFO_NV);
    const VkViewport viewport = {0, 0, 16, 16, 0, 1};
    inherited.pNext = &pass;
    inherited.viewportScissor2D = VK_TRUE;
    inherited.viewportDepthCount = 1;
    inherited.pViewportDepths = &viewport;
    DrawnPipeline info, fixed;
    info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_SCISSOR};
    const VkPipeline dynamic = MakeDrawn(&info), other = MakeDrawn(&fixed);
    const VkCommandBufferUsageFlags flags = VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;
    RecordSecondary(
        [&](VkCommandBuffer commands) {
            Bind(commands, dynamic);
            vkCmdDraw(commands, 3, 1, 0, 0);
        },
        &inherited, flags);
    ExpectSilence();
    RecordSecondary(
        [&](VkCommandBuffer commands) {
            Bind(commands, other);
            SetViewport(commands);
        },
        &inherited, flags);
    ExpectMessage("VUID-vkCmdBindPipeline-commandBuffer-04808", "they are static in the pipeline");
    ExpectMessage("VUID-vkCmdSetViewport-commandBuffer-04821", "inherits viewports and scissors");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, OffsetsOfDiscardRectanglesAreNotNegative) {
    WD_START_RENDERING(nullptr, {VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetDiscardRectangleEXT>("vkCmdSetDiscardRectangleEXT");
    VkRect2D rectangle = {{0, 0}, {16, 16}};
    Record([&](VkCommandBuffer commands) { set(commands, 0, 1, &rectangle); });
    ExpectSilence();
    rectangle.offset.x = -1;
    Record([&](VkCommandBuffer commands) { set(commands, 0, 1, &rectangle); });
    ExpectMessage("VUID-vkCmdSetDiscardRectangleEXT-x-00587", "pDiscardRectangles[0].offset.x is -1");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, ExclusiveScissorsAreInRange) {
    auto features = AllFeatures<VkPhysicalDeviceExclusiveScissorFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXCLUSIVE_SCISSOR_FEATURES_NV);
    WD_START_RENDERING(&features, {VK_NV_SCISSOR_EXCLUSIVE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetExclusiveScissorNV>("vkCmdSetExclusiveScissorNV");
    const auto record = [&](const VkRect2D &rectangle) {
        Record([&](VkCommandBuffer commands) { set(commands, 0, 1, &rectangle); });
    };
    record({{INT32_MAX, 1}, {0, INT32_MAX - 1}});
    ExpectSilence();
    record({{0, -1}, {16, 16}});
    ExpectMessage("VUID-vkCmdSetExclusiveScissorNV-x-02037", "pExclusiveScissors[0].offset.y is -1");
    record({{1, 0}, {INT32_MAX, 16}});
    ExpectMessage("VUID-vkCmdSetExclusiveScissorNV-offset-02038", "extent.width is 2147483647");
    record({{0, 1}, {16, INT32_MAX}});
    ExpectMessage("VUID-vkCmdSetExclusiveScissorNV-offset-02039", "extent.height is 2147483647");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, OnlyCustomSampleOrdersHaveOrders) {
    auto features = Make<VkPhysicalDeviceShadingRateImageFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADING_RATE_IMAGE_FEATURES_NV);
    features.shadingRateImage = features.shadingRateCoarseSampleOrder = VK_TRUE;
    WD_START_RENDERING(&features, {VK_NV_SHADING_RATE_IMAGE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetCoarseSampleOrderNV>("vkCmdSetCoarseSampleOrderNV");
    const VkCoarseSampleLocationNV locations[] = {{0, 0, 0}, {1, 0, 0}};
    const VkCoarseSampleOrderCustomNV order = {VK_SHADING_RATE_PALETTE_ENTRY_1_INVOCATION_PER_2X1_PIXELS_NV,
                                               1, 2, locations};
    Record(
        [&](VkCommandBuffer commands) { set(commands, VK_COARSE_SAMPLE_ORDER_TYPE_CUSTOM_NV, 1, &order); });
    ExpectSilence();
    Record(
        [&](VkCommandBuffer commands) { set(commands, VK_COARSE_SAMPLE_ORDER_TYPE_DEFAULT_NV, 1, &order); });
    ExpectMessage("VUID-vkCmdSetCoarseSampleOrderNV-sampleOrderType-02081", "customSampleOrderCount is 1");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, DynamicStateIsAFeatureBefore13ToSetTests) {
    Options options;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_2;
    options.device_extensions = {VK_EXT_EXTENDED_DYNAMIC_STATE_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto set = DeviceProc<PFN_vkCmdSetStencilTestEnableEXT>("vkCmdSetStencilTestEnableEXT");
    Record([&](VkCommandBuffer commands) { set(commands, VK_FALSE); });
    ExpectMessage("VUID-vkCmdSetStencilTestEnable-None-08971",
                  "neither extendedDynamicState nor shaderObject is enabled");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, ShadingRatesAreAFeature) {
    WD_START_RENDERING(nullptr, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetFragmentShadingRateKHR>("vkCmdSetFragmentShadingRateKHR");
    const VkFragmentShadingRateCombinerOpKHR keep[2] = {};
    const VkExtent2D size = {1, 1};
    Record([&](VkCommandBuffer commands) { set(commands, &size, keep); });
    ExpectMessage("VUID-vkCmdSetFragmentShadingRateKHR-pipelineFragmentShadingRate-04509",
                  "none of the features is enabled");
    ClearMessages();
}

TEST_F(DynamicCommandsTest, WidthsOfShadingRatesArePowersOfTwo) {
    auto features = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    features.pipelineFragmentShadingRate = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetFragmentShadingRateKHR>("vkCmdSetFragmentShadingRateKHR");
    const VkFragmentShadingRateCombinerOpKHR keep[2] = {};
    const VkExtent2D size = {3, 2};
    Record([&](VkCommandBuffer commands) { set(commands, &size, keep); });
    ExpectMessage("VUID-vkCmdSetFragmentShadingRateKHR-pFragmentSize-04515", "pFragmentSize->width is 3");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, EnumsOfShadingRatesNeedAFeature) {
    auto enums = AllFeatures<VkPhysicalDeviceFragmentShadingRateEnumsFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_ENUMS_FEATURES_NV);
    WD_START_RENDERING(&enums, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME,
                                VK_NV_FRAGMENT_SHADING_RATE_ENUMS_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetFragmentShadingRateEnumNV>("vkCmdSetFragmentShadingRateEnumNV");
    const VkFragmentShadingRateCombinerOpKHR keep[2] = {};
    Record([&](VkCommandBuffer commands) {
        set(commands, VK_FRAGMENT_SHADING_RATE_1_INVOCATION_PER_PIXEL_NV, keep);
    });
    ExpectMessage("VUID-vkCmdSetFragmentShadingRateEnumNV-pipelineFragmentShadingRate-04580",
                  "none of the features is enabled");
    ClearMessages();
}

TEST_F(DynamicCommandsTest, CombinersThatAreNotTrivialAreAProperty) {
    auto enums = AllFeatures<VkPhysicalDeviceFragmentShadingRateEnumsFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_ENUMS_FEATURES_NV);
    auto features = AllFeatures<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR, &enums);
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING(&features, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME,
                                   VK_NV_FRAGMENT_SHADING_RATE_ENUMS_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetFragmentShadingRateKHR>("vkCmdSetFragmentShadingRateKHR");
    const auto set_enum =
        DeviceProc<PFN_vkCmdSetFragmentShadingRateEnumNV>("vkCmdSetFragmentShadingRateEnumNV");
    const auto record = [&](VkFragmentShadingRateCombinerOpKHR op) {
        const VkFragmentShadingRateCombinerOpKHR ops[] = {VK_FRAGMENT_SHADING_RATE_COMBINER_OP_KEEP_KHR, op};
        const VkExtent2D size = {1, 1};
        Record([&](VkCommandBuffer commands) {
            set(commands, &size, ops);
            set_enum(commands, VK_FRAGMENT_SHADING_RATE_1_INVOCATION_PER_PIXEL_NV, ops);
        });
    };
    record(VK_FRAGMENT_SHADING_RATE_COMBINER_OP_REPLACE_KHR);
    ExpectSilence();
    record(VK_FRAGMENT_SHADING_RATE_COMBINER_OP_MAX_KHR);
    ExpectMessage("VUID-vkCmdSetFragmentShadingRateKHR-fragmentSizeNonTrivialCombinerOps-04512",
                  "combinerOps[1] is VK_FRAGMENT_SHADING_RATE_COMBINER_OP_MAX_KHR");
    ExpectMessage("VUID-vkCmdSetFragmentShadingRateEnumNV-fragmentSizeNonTrivialCombinerOps-04583",
                  "combinerOps[1] is VK_FRAGMENT_SHADING_RATE_COMBINER_OP_MAX_KHR");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, AdvancedBlendingIsAProperty) {
    auto features = AllFeatures<VkPhysicalDeviceBlendOperationAdvancedFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_FEATURES_EXT);
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_DYNAMIC_3({}, &features, {VK_EXT_BLEND_OPERATION_ADVANCED_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetColorBlendAdvancedEXT>("vkCmdSetColorBlendAdvancedEXT");
    VkColorBlendAdvancedEXT blend = {VK_BLEND_OP_MULTIPLY_EXT, VK_TRUE, VK_TRUE,
                                     VK_BLEND_OVERLAP_UNCORRELATED_EXT, VK_FALSE};
    Record([&](VkCommandBuffer commands) { set(commands, 0, 1, &blend); });
    ExpectSilence();
    blend.srcPremultiplied = blend.dstPremultiplied = VK_FALSE;
    blend.blendOverlap = VK_BLEND_OVERLAP_DISJOINT_EXT;
    Record([&](VkCommandBuffer commands) { set(commands, 0, 1, &blend); });
    ExpectMessage("VUID-VkColorBlendAdvancedEXT-srcPremultiplied-07505", "srcPremultiplied is VK_FALSE");
    ExpectMessage("VUID-VkColorBlendAdvancedEXT-dstPremultiplied-07506", "dstPremultiplied is VK_FALSE");
    ExpectMessage("VUID-VkColorBlendAdvancedEXT-blendOverlap-07507", "VK_BLEND_OVERLAP_DISJOINT_EXT");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, DrawsOfByteCountsAreAProperty) {
    auto features = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    null_settings["WD_NULL_BOOLEAN_PROPERTIES"] = "0";
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME});
    const auto draw = DeviceProc<PFN_vkCmdDrawIndirectByteCountEXT>("vkCmdDrawIndirectByteCountEXT");
    const Buffer counter = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    DrawnPipeline info;
    TryDraw(MakeDrawn(&info),
            [&](VkCommandBuffer commands) { draw(commands, 1, 0, counter.handle, 0, 0, 16); });
    ExpectMessage("VUID-vkCmdDrawIndirectByteCountEXT-transformFeedbackDraw-02288",
                  "transformFeedbackDraw is VK_FALSE");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, DrawsOfByteCounts) {
    auto features = AllFeatures<VkPhysicalDeviceTransformFeedbackFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME});
    const auto draw = DeviceProc<PFN_vkCmdDrawIndirectByteCountEXT>("vkCmdDrawIndirectByteCountEXT");
    const Buffer counter = MakeBuffer(64, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
    DrawnPipeline info;
    TryDraw(MakeDrawn(&info),
            [&](VkCommandBuffer commands) { draw(commands, 1, 0, counter.handle, 0, 0, 16); });
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, WriteEnablesAreBelowTheLimit) {
    auto features = AllFeatures<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    WD_START_RENDERING(&features, {VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetColorWriteEnableEXT>("vkCmdSetColorWriteEnableEXT");
    const std::vector<VkBool32> on(9, VK_TRUE);
    Record([&](VkCommandBuffer commands) { set(commands, 8, on.data()); });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) { set(commands, 9, on.data()); });
    ExpectMessage("VUID-vkCmdSetColorWriteEnableEXT-attachmentCount-06656", "maxColorAttachments is 8");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, OverestimationIsBelowTheLimit) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_CONSERVATIVE_RASTERIZATION_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetExtraPrimitiveOverestimationSizeEXT>(
        "vkCmdSetExtraPrimitiveOverestimationSizeEXT");
    auto limits = Make<VkPhysicalDeviceConservativeRasterizationPropertiesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CONSERVATIVE_RASTERIZATION_PROPERTIES_EXT);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const float most = limits.maxExtraPrimitiveOverestimationSize;
    Record([&](VkCommandBuffer commands) { set(commands, most); });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) { set(commands, most + 1.0f); });
    Record([&](VkCommandBuffer commands) { set(commands, -1.0f); });
    const char *const vuid = "VUID-vkCmdSetExtraPrimitiveOverestimationSizeEXT-"
                             "extraPrimitiveOverestimationSize-07428";
    ExpectMessage(vuid, "maxExtraPrimitiveOverestimationSize is");
    ExpectMessage(vuid, "extraPrimitiveOverestimationSize is -1");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, UserDefinedRangesAreThere) {
    auto features = AllFeatures<VkPhysicalDeviceDepthClampControlFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLAMP_CONTROL_FEATURES_EXT);
    core_features.depthClamp = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_DEPTH_CLAMP_CONTROL_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetDepthClampRangeEXT>("vkCmdSetDepthClampRangeEXT");
    const VkDepthClampRangeEXT range = {0.0f, 1.0f};
    Record([&](VkCommandBuffer commands) {
        set(commands, VK_DEPTH_CLAMP_MODE_USER_DEFINED_RANGE_EXT, &range);
        set(commands, VK_DEPTH_CLAMP_MODE_VIEWPORT_RANGE_EXT, nullptr);
    });
    ExpectSilence();
    Record([&](VkCommandBuffer commands) {
        set(commands, VK_DEPTH_CLAMP_MODE_USER_DEFINED_RANGE_EXT, nullptr);
    });
    ExpectMessage("VUID-vkCmdSetDepthClampRangeEXT-pDepthClampRange-09647", "pDepthClampRange is NULL");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, DivisorsAreBelowTheLimit) {
    auto divisors = AllFeatures<VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
    auto features = AllFeatures<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT, &divisors);
    WD_START_RENDERING(&features, {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME,
                                   VK_EXT_VERTEX_ATTRIBUTE_DIVISOR_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    auto binding =
        Make<VkVertexInputBindingDescription2EXT>(VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
    binding.stride = 16;
    binding.inputRate = VK_VERTEX_INPUT_RATE_INSTANCE;
    binding.divisor = 1 << 20;
    Record([&](VkCommandBuffer commands) { set(commands, 1, &binding, 0, nullptr); });
    ExpectSilence();
    binding.divisor++;
    Record([&](VkCommandBuffer commands) { set(commands, 1, &binding, 0, nullptr); });
    ExpectMessage("VUID-VkVertexInputBindingDescription2EXT-divisor-06226", "divisor is 1048577");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, VertexInputsAreAFeature) {
    WD_START_RENDERING(nullptr, {VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
    Record([&](VkCommandBuffer commands) { set(commands, 0, nullptr, 0, nullptr); });
    ExpectMessage("VUID-vkCmdSetVertexInputEXT-None-08546", "neither feature is enabled");
    ExpectSilence();
}

TEST_F(DynamicCommandsTest, NoCommandSetsInheritedViewports) {
    auto features = AllFeatures<VkPhysicalDeviceInheritedViewportScissorFeaturesNV>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INHERITED_VIEWPORT_SCISSOR_FEATURES_NV);
    WD_START_RENDERING(&features, {VK_NV_INHERITED_VIEWPORT_SCISSOR_EXTENSION_NAME,
                                   VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME});
    const VkViewport viewport = {0, 0, 16, 16, 0, 1};
    const VkRect2D rectangle = {{0, 0}, {16, 16}};
    const auto set = DeviceProc<PFN_vkCmdSetDiscardRectangleEXT>("vkCmdSetDiscardRectangleEXT");
    auto pass = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    pass.colorAttachmentCount = 1;
    pass.pColorAttachmentFormats = &kColor;
    pass.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    auto inherited = Make<VkCommandBufferInheritanceViewportScissorInfoNV>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_VIEWPORT_SCISSOR_INFO_NV);
    inherited.pNext = &pass;
    inherited.viewportDepthCount = 1;
    inherited.pViewportDepths = &viewport;
    const auto record = [&] {
        RecordSecondary(
            [&](VkCommandBuffer commands) {
                vkCmdSetScissor(commands, 0, 1, &rectangle);
                vkCmdSetViewportWithCount(commands, 1, &viewport);
                vkCmdSetScissorWithCount(commands, 1, &rectangle);
                set(commands, 0, 1, &rectangle);
            },
            &inherited, VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    };
    record();
    ExpectSilence();
    inherited.viewportScissor2D = VK_TRUE;
    record();
    const char *const problem = "the command buffer inherits viewports and scissors";
    ExpectMessage("VUID-vkCmdSetScissor-viewportScissor2D-04789", problem);
    ExpectMessage("VUID-vkCmdSetViewportWithCount-commandBuffer-04819", problem);
    ExpectMessage("VUID-vkCmdSetScissorWithCount-commandBuffer-04820", problem);
    ExpectMessage("VUID-vkCmdSetDiscardRectangleEXT-viewportScissor2D-04788", problem);
    ExpectSilence();
}

} // namespace
