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

} // namespace
