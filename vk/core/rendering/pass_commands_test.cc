// Commands inside of render pass instances: mistakes, and their correct twins.
#include <numeric>

#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

using PassCommandsTest = RenderingTest;

#ifdef VK_VERSION_1_4
TEST_F(PassCommandsTest, InputIndicesAreOfAllColorAttachments) {
    static VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR features;
    features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const auto set = DeviceProc<PFN_vkCmdSetRenderingInputAttachmentIndicesKHR>(
        "vkCmdSetRenderingInputAttachmentIndicesKHR");
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()), Attachment(ColorView())};
    const VkRenderingInfo info = Rendering(colors);
    auto indices =
        Make<VkRenderingInputAttachmentIndexInfo>(VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
    indices.colorAttachmentCount = 2;
    VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    set(commands, &indices);
    ExpectSilence();
    indices.colorAttachmentCount = 1;
    set(commands, &indices);
    ExpectMessage(
        "VUID-vkCmdSetRenderingInputAttachmentIndices-pInputAttachmentIndexInfo-09517",
        "colorAttachmentCount is 1, the number of color attachments of the render pass instance is");
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    const VkFormat formats[] = {kColor, kColor};
    auto inherited = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    inherited.colorAttachmentCount = 2;
    inherited.pColorAttachmentFormats = formats;
    inherited.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    indices.colorAttachmentCount = 2;
    RecordSecondary([&](VkCommandBuffer secondary) { set(secondary, &indices); }, &inherited,
                    VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    ExpectMessage("VUID-vkCmdSetRenderingInputAttachmentIndices-commandBuffer-09518",
                  "which inherits the render pass instance");
    ExpectSilence();
}

TEST_F(PassCommandsTest, LocationsAreOfAllColorAttachments) {
    static VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR features;
    features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const auto set =
        DeviceProc<PFN_vkCmdSetRenderingAttachmentLocationsKHR>("vkCmdSetRenderingAttachmentLocationsKHR");
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()), Attachment(ColorView())};
    const VkRenderingInfo info = Rendering(colors);
    const uint32_t locations[3] = {VK_ATTACHMENT_UNUSED, 0, 1};
    auto mapped =
        Make<VkRenderingAttachmentLocationInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO);
    mapped.pColorAttachmentLocations = locations;
    mapped.colorAttachmentCount = 2;
    VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    set(commands, &mapped);
    ExpectSilence();
    mapped.colorAttachmentCount = 3;
    set(commands, &mapped);
    ExpectMessage("VUID-vkCmdSetRenderingAttachmentLocations-pLocationInfo-09510",
                  "pLocationInfo->colorAttachmentCount is 3");
    const uint32_t indices[3] = {VK_ATTACHMENT_UNUSED, 0, 1};
    const auto set_inputs = DeviceProc<PFN_vkCmdSetRenderingInputAttachmentIndicesKHR>(
        "vkCmdSetRenderingInputAttachmentIndicesKHR");
    auto inputs =
        Make<VkRenderingInputAttachmentIndexInfo>(VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
    inputs.pColorAttachmentInputIndices = indices;
    inputs.colorAttachmentCount = 2;
    set_inputs(commands, &inputs);
    ExpectSilence();
    inputs.colorAttachmentCount = 3;
    set_inputs(commands, &inputs);
    ExpectMessage("VUID-vkCmdSetRenderingInputAttachmentIndices-pInputAttachmentIndexInfo-09517",
                  "pInputAttachmentIndexInfo->colorAttachmentCount is 3");
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
    PassInfo pass_info;
    VkRenderPass pass = MakePass(&pass_info);
    const VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    commands = Begin();
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
    set(commands, &mapped);
    ExpectMessage("VUID-vkCmdSetRenderingAttachmentLocations-commandBuffer-09511", "inside of a subpass");
    set_inputs(commands, &inputs);
    ExpectMessage("VUID-vkCmdSetRenderingInputAttachmentIndices-commandBuffer-09518", "inside of a subpass");
    vkCmdEndRenderPass(commands);
    vkEndCommandBuffer(commands);
    ExpectSilence();
}

TEST_F(PassCommandsTest, LocationsAndIndicesAreUnique) {
    static VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR features;
    features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const std::vector<VkRenderingAttachmentInfo> colors(3, Attachment(ColorView()));
    const VkRenderingInfo info = Rendering(colors);
    VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    const auto locate = [&](const std::vector<uint32_t> &values) {
        auto mapped =
            Make<VkRenderingAttachmentLocationInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO);
        mapped.colorAttachmentCount = static_cast<uint32_t>(values.size());
        mapped.pColorAttachmentLocations = values.data();
        DeviceProc<PFN_vkCmdSetRenderingAttachmentLocationsKHR>("vkCmdSetRenderingAttachmentLocationsKHR")(
            commands, &mapped);
    };
    locate({VK_ATTACHMENT_UNUSED, VK_ATTACHMENT_UNUSED, 0});
    ExpectSilence();
    locate({1, 0, 1});
    ExpectMessage("VUID-VkRenderingAttachmentLocationInfo-pColorAttachmentLocations-09513",
                  "pColorAttachmentLocations[2] is 1, as an element before is, too");
    locate({0, 1, 1u << 20});
    ExpectMessage("VUID-VkRenderingAttachmentLocationInfo-pColorAttachmentLocations-09515",
                  "not less than maxColorAttachments");
    ExpectSilence();
    // The time for an array of any length is that of its first elements.
    std::vector<uint32_t> many(1 << 21);
    std::iota(many.begin(), many.end(), 0u);
    locate(many);
    ExpectMessage("VUID-VkRenderingAttachmentLocationInfo-pColorAttachmentLocations-09515",
                  "not less than maxColorAttachments");
    ClearMessages();
    const auto index = [&](const std::vector<uint32_t> &values, uint32_t depth, uint32_t stencil) {
        auto mapped = Make<VkRenderingInputAttachmentIndexInfo>(
            VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO);
        mapped.colorAttachmentCount = 3;
        mapped.pColorAttachmentInputIndices = values.data();
        mapped.pDepthInputAttachmentIndex = &depth;
        mapped.pStencilInputAttachmentIndex = &stencil;
        DeviceProc<PFN_vkCmdSetRenderingInputAttachmentIndicesKHR>(
            "vkCmdSetRenderingInputAttachmentIndicesKHR")(commands, &mapped);
    };
    index({VK_ATTACHMENT_UNUSED, VK_ATTACHMENT_UNUSED, 0}, 1, 2);
    index({0, 1, 2}, VK_ATTACHMENT_UNUSED, VK_ATTACHMENT_UNUSED);
    ExpectSilence();
    index({3, VK_ATTACHMENT_UNUSED, 3}, 1, 2);
    ExpectMessage("VUID-VkRenderingInputAttachmentIndexInfo-pColorAttachmentInputIndices-09522",
                  "pColorAttachmentInputIndices[2] is 3");
    index({0, 1, 2}, 1, 3);
    ExpectMessage("VUID-VkRenderingInputAttachmentIndexInfo-pColorAttachmentInputIndices-09523",
                  "*pDepthInputAttachmentIndex is the same");
    index({0, 1, 2}, 3, 2);
    ExpectMessage("VUID-VkRenderingInputAttachmentIndexInfo-pColorAttachmentInputIndices-09524",
                  "*pStencilInputAttachmentIndex is the same");
    ExpectSilence();
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
}
#endif

TEST_F(PassCommandsTest, InstancesEndWhereTheyBegan) {
    WD_START_RENDERING();
    const VkFormat format = kColor;
    auto inherited = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    inherited.colorAttachmentCount = 1;
    inherited.pColorAttachmentFormats = &format;
    inherited.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    const VkRenderingInfo info = Rendering({});
    RecordSecondary([&](VkCommandBuffer secondary) { vkCmdEndRendering(secondary); }, &inherited,
                    VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    ExpectMessage("VUID-vkCmdEndRendering-commandBuffer-06162", "which inherits the render pass instance");
    ExpectSilence();
    RecordSecondary([&](VkCommandBuffer secondary) {
        vkCmdBeginRendering(secondary, &info);
        vkCmdEndRendering(secondary);
    });
    ExpectSilence();
}

} // namespace
