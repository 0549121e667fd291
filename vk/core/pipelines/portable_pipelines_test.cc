// VK_KHR_portability_subset: what pipelines must not have without its features.
#define VK_ENABLE_BETA_EXTENSIONS // Types of structs.

#include <vulkan/vulkan_core.h>

#include <vulkan/vulkan_beta.h>

#include "vk/core/pipelines/pipelines_fixture.h"

using namespace wd::testing;

namespace {

class PortablePipelinesTest : public PipelinesTest {
  protected:
    // StartSubset brings up a device with the extension, and all or none of its features.
    void StartSubset(bool has_features) {
        static VkPhysicalDevicePortabilitySubsetFeaturesKHR subset;
        static VkPhysicalDeviceExtendedDynamicState3FeaturesEXT equations;
        static VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT input;
        subset = {};
        subset.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PORTABILITY_SUBSET_FEATURES_KHR;
        subset.constantAlphaColorBlendFactors = subset.pointPolygons = subset.separateStencilMaskRef =
            subset.triangleFans = subset.vertexAttributeAccessBeyondStride = has_features;
        equations = Make<VkPhysicalDeviceExtendedDynamicState3FeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
        equations.extendedDynamicState3ColorBlendEquation = VK_TRUE;
        equations.pNext = &subset;
        input = Make<VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
        input.vertexInputDynamicState = VK_TRUE;
        input.pNext = &equations;
        core_features.fillModeNonSolid = VK_TRUE;
        null_settings["WD_NULL_PORTABILITY_SUBSET"] = "1";
        StartRendering(&input, {"VK_KHR_portability_subset", VK_EXT_EXTENDED_DYNAMIC_STATE_3_EXTENSION_NAME,
                                VK_EXT_VERTEX_INPUT_DYNAMIC_STATE_EXTENSION_NAME});
        ClearMessages(); // Structs that the build does not know.
    }
    // ExpectIf expects a message where the device lacks the features.
    void ExpectIf(bool is_lacked, const std::string &id, const std::string &text) {
        if (is_lacked) {
            ExpectMessage(id, text);
        }
        ExpectSilence();
    }
    // TryAll tries what each feature allows.
    void TryAll(bool is_lacked) {
        PipelineInfo info = Plain();
        Try(&info);
        ExpectSilence();
        info.state.attachment.srcColorBlendFactor = VK_BLEND_FACTOR_CONSTANT_ALPHA;
        Try(&info);
        ExpectIf(is_lacked, "VUID-VkPipelineColorBlendAttachmentState-constantAlphaColorBlendFactors-04454",
                 "feature constantAlphaColorBlendFactors is not enabled");
        info.dynamics = {VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT};
        Try(&info);
        ExpectSilence();
        info.dynamics = {};
        info.state.attachment.srcColorBlendFactor = VK_BLEND_FACTOR_CONSTANT_COLOR;
        info.state.attachment.dstColorBlendFactor = VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA;
        Try(&info);
        ExpectIf(is_lacked, "VUID-VkPipelineColorBlendAttachmentState-constantAlphaColorBlendFactors-04455",
                 "VK_BLEND_FACTOR_ONE_MINUS_CONSTANT_ALPHA");
        info.state.attachment.dstColorBlendFactor = VK_BLEND_FACTOR_ZERO;
        info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN;
        Try(&info);
        ExpectIf(is_lacked, "VUID-VkPipelineInputAssemblyStateCreateInfo-triangleFans-04452",
                 "topology is VK_PRIMITIVE_TOPOLOGY_TRIANGLE_FAN");
        info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
        info.state.raster.polygonMode = VK_POLYGON_MODE_POINT;
        Try(&info);
        ExpectIf(is_lacked, "VUID-VkPipelineRasterizationStateCreateInfo-pointPolygons-04458",
                 "polygonMode is VK_POLYGON_MODE_POINT");
        info.state.raster.rasterizerDiscardEnable = VK_TRUE;
        Try(&info);
        ExpectSilence();
    }
    void TryStencil(bool is_lacked) {
        PipelineInfo info = Plain();
        info.rendering.depthAttachmentFormat = info.rendering.stencilAttachmentFormat = kDepth;
        info.depth.stencilTestEnable = VK_TRUE;
        info.depth.front.reference = 1;
        info.state.raster.cullMode = VK_CULL_MODE_BACK_BIT;
        Try(&info);
        ExpectSilence();
        info.state.raster.cullMode = VK_CULL_MODE_NONE;
        Try(&info);
        ExpectIf(is_lacked, "VUID-VkPipelineDepthStencilStateCreateInfo-separateStencilMaskRef-04453",
                 "front.reference is 1, back.reference is 0");
        info.dynamics = {VK_DYNAMIC_STATE_STENCIL_REFERENCE};
        Try(&info);
        ExpectSilence();
    }
    void TryInput(bool is_lacked) {
        PipelineInfo info = Plain();
        VkVertexInputBindingDescription binding = {0, 16, VK_VERTEX_INPUT_RATE_VERTEX};
        VkVertexInputAttributeDescription attribute = {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0};
        info.state.input.vertexBindingDescriptionCount = 1;
        info.state.input.pVertexBindingDescriptions = &binding;
        info.state.input.vertexAttributeDescriptionCount = 1;
        info.state.input.pVertexAttributeDescriptions = &attribute;
        Try(&info);
        ExpectSilence();
        attribute.offset = 4;
        Try(&info);
        ExpectIf(is_lacked, "VUID-VkVertexInputAttributeDescription-vertexAttributeAccessBeyondStride-04457",
                 "offset is 4, format is VK_FORMAT_R32G32B32A32_SFLOAT");
        binding.stride = 22;
        Try(&info);
        ExpectIf(true, "VUID-VkVertexInputBindingDescription-stride-04456",
                 "stride is 22, minVertexInputBindingStrideAlignment is 4");
        info.dynamics = {VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE};
        Try(&info);
        ExpectSilence();
    }
    void TryCommands(bool is_lacked) {
        VkColorBlendEquationEXT equation = {
            VK_BLEND_FACTOR_CONSTANT_ALPHA, VK_BLEND_FACTOR_ONE, VK_BLEND_OP_ADD,
            VK_BLEND_FACTOR_CONSTANT_ALPHA, VK_BLEND_FACTOR_ONE, VK_BLEND_OP_ADD};
        const auto set = DeviceProc<PFN_vkCmdSetColorBlendEquationEXT>("vkCmdSetColorBlendEquationEXT");
        const VkCommandBuffer commands = Begin();
        set(commands, 0, 1, &equation);
        ExpectIf(is_lacked, "VUID-VkColorBlendEquationEXT-constantAlphaColorBlendFactors-07362",
                 "pColorBlendEquations[0].srcColorBlendFactor is VK_BLEND_FACTOR_CONSTANT_ALPHA");
        equation.srcColorBlendFactor = VK_BLEND_FACTOR_ONE;
        set(commands, 0, 1, &equation); // The factor of alpha is allowed.
        ExpectSilence();
        equation.dstColorBlendFactor = VK_BLEND_FACTOR_CONSTANT_ALPHA;
        set(commands, 0, 1, &equation);
        ExpectIf(is_lacked, "VUID-VkColorBlendEquationEXT-constantAlphaColorBlendFactors-07363",
                 "dstColorBlendFactor");
        auto binding = Make<VkVertexInputBindingDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_BINDING_DESCRIPTION_2_EXT);
        binding.stride = 16;
        binding.divisor = 1;
        auto attribute = Make<VkVertexInputAttributeDescription2EXT>(
            VK_STRUCTURE_TYPE_VERTEX_INPUT_ATTRIBUTE_DESCRIPTION_2_EXT);
        attribute.format = VK_FORMAT_R32G32B32A32_SFLOAT;
        const auto input = DeviceProc<PFN_vkCmdSetVertexInputEXT>("vkCmdSetVertexInputEXT");
        input(commands, 1, &binding, 1, &attribute);
        ExpectSilence();
        attribute.offset = 8;
        input(commands, 1, &binding, 1, &attribute);
        ExpectIf(is_lacked,
                 "VUID-VkVertexInputAttributeDescription2EXT-vertexAttributeAccessBeyondStride-04806",
                 "pVertexAttributeDescriptions[0].offset is 8");
    }
};

TEST_F(PortablePipelinesTest, FeaturesThatAreNotEnabled) {
    StartSubset(false);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryAll(true);
    TryStencil(true);
    TryInput(true);
    TryCommands(true);
}

TEST_F(PortablePipelinesTest, FeaturesThatAreEnabled) {
    StartSubset(true);
    if (IsSkipped() || HasFatalFailure()) {
        return;
    }
    TryAll(false);
    TryStencil(false);
    TryInput(false);
    TryCommands(false);
}

} // namespace
