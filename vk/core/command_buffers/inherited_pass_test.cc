// What secondary command buffers inherit of a render pass instance through structs of extensions.
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

constexpr VkCommandBufferUsageFlags kContinue = VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT;

class InheritedPassTest : public RenderingTest {
  protected:
    VkCommandBuffer Secondary(VkRenderPass pass, const void *next) {
        auto allocate = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
        auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
        pool_info.queueFamilyIndex = queue_family();
        Check(vkCreateCommandPool(device(), &pool_info, nullptr, &allocate.commandPool),
              "vkCreateCommandPool");
        Defer([device = device(), pool = allocate.commandPool] {
            vkDestroyCommandPool(device, pool, nullptr);
        });
        allocate.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
        allocate.commandBufferCount = 1;
        VkCommandBuffer commands = VK_NULL_HANDLE;
        Check(vkAllocateCommandBuffers(device(), &allocate, &commands), "vkAllocateCommandBuffers");
        auto inherited =
            Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
        inherited.pNext = next;
        inherited.renderPass = pass;
        auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
        begin.flags = kContinue;
        begin.pInheritanceInfo = &inherited;
        vkBeginCommandBuffer(commands, &begin);
        vkEndCommandBuffer(commands);
        return commands;
    }
};

TEST_F(InheritedPassTest, TransformsMatch) {
    WD_START_RENDERING(nullptr, {VK_QCOM_RENDER_PASS_TRANSFORM_EXTENSION_NAME});
    PassInfo info;
    info.info.flags = VK_RENDER_PASS_CREATE_TRANSFORM_BIT_QCOM;
    const VkRenderPass pass = MakePass(&info);
    VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    auto transform =
        Make<VkRenderPassTransformBeginInfoQCOM>(VK_STRUCTURE_TYPE_RENDER_PASS_TRANSFORM_BEGIN_INFO_QCOM);
    transform.transform = VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR;
    begin.pNext = &transform;
    auto own = Make<VkCommandBufferInheritanceRenderPassTransformInfoQCOM>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDER_PASS_TRANSFORM_INFO_QCOM);
    own.transform = VK_SURFACE_TRANSFORM_ROTATE_90_BIT_KHR;
    own.renderArea = begin.renderArea;
    const auto execute = [&](const void *next) {
        const VkCommandBuffer secondary = Secondary(pass, next);
        VkCommandBuffer commands = Begin();
        vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_SECONDARY_COMMAND_BUFFERS);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkCmdEndRenderPass(commands);
        vkEndCommandBuffer(commands);
    };
    execute(&own);
    ExpectSilence();
    execute(nullptr);
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-02865",
                  "recorded without VkCommandBufferInheritanceRenderPassTransformInfoQCOM");
    ExpectSilence();
    own.transform = VK_SURFACE_TRANSFORM_ROTATE_180_BIT_KHR;
    execute(&own);
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-02866", "VK_SURFACE_TRANSFORM_ROTATE_180_BIT_KHR");
    ExpectSilence();
    own.transform = transform.transform;
    own.renderArea.extent.width--;
    execute(&own);
    ExpectMessage("VUID-vkCmdExecuteCommands-pNext-02867",
                  "the renderArea (0, 0), 15 x 16, and that of the render pass instance is (0, 0), 16 x 16");
    ExpectSilence();
}

#ifdef VK_KHR_dynamic_rendering_local_read

TEST_F(InheritedPassTest, MappingsOfAttachmentsMatch) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const uint32_t same[] = {0, 1}, swapped[] = {1, 0};
    const VkFormat formats[] = {kColor, kColor};
    auto inputs = Make<VkRenderingInputAttachmentIndexInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR);
    auto locations =
        Make<VkRenderingAttachmentLocationInfoKHR>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    auto inherited = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    inherited.pNext = &locations;
    inherited.colorAttachmentCount = locations.colorAttachmentCount = inputs.colorAttachmentCount = 2;
    inherited.pColorAttachmentFormats = formats;
    inherited.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    const auto set =
        DeviceProc<PFN_vkCmdSetRenderingAttachmentLocationsKHR>("vkCmdSetRenderingAttachmentLocationsKHR");
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()), Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    rendering.flags = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT;
    // execute executes a secondary command buffer with these mappings, where the primary one has `current` locations.
    const auto execute = [&](const uint32_t *own, const uint32_t *own_inputs, const uint32_t *current) {
        locations.pNext = &inputs;
        locations.pColorAttachmentLocations = own;
        inputs.pColorAttachmentInputIndices = own_inputs;
        const VkCommandBuffer secondary = Secondary(VK_NULL_HANDLE, &inherited);
        locations.pNext = nullptr;
        locations.pColorAttachmentLocations = current;
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &rendering);
        set(commands, &locations);
        vkCmdExecuteCommands(commands, 1, &secondary);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    execute(same, same, nullptr);
    execute(swapped, nullptr, swapped);
    ExpectSilence();
    execute(swapped, nullptr, same);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-09504",
                  "1 as the location of color attachment 0, and that of the render pass instance is 0");
    ExpectSilence();
    execute(same, swapped, same);
    ExpectMessage("VUID-vkCmdExecuteCommands-pCommandBuffers-09505",
                  "1 as the input attachment index of color attachment 0");
    ExpectSilence();
}

#endif

} // namespace
