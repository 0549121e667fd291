// Commands inside of render pass instances: mistakes, and their correct twins.
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
#endif

} // namespace
