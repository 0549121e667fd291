// Blend state and write masks of color attachments.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class BlendedColorsTest : public DrawTest {};

TEST_F(BlendedColorsTest, EachAttachmentHasAValue) {
    WD_START_DYNAMIC_3();
    DrawnPipeline info;
    info.colors = {kColor, kColor};
    info.dynamic = {VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT, VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT,
                    VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto set_enable = DeviceProc<PFN_vkCmdSetColorBlendEnableEXT>("vkCmdSetColorBlendEnableEXT");
    const auto set_mask = DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT");
    const auto set_equation = DeviceProc<PFN_vkCmdSetColorBlendEquationEXT>("vkCmdSetColorBlendEquationEXT");
    const VkBool32 off[] = {VK_FALSE, VK_FALSE}, on[] = {VK_TRUE, VK_FALSE};
    const VkColorComponentFlags masks[] = {0xf, 0xf};
    const VkColorBlendEquationEXT equation = {};
    const auto record = [&](const VkBool32 *enables, uint32_t count, bool has_equation) {
        return [=, &masks, &equation](VkCommandBuffer commands) {
            set_enable(commands, 0, count, enables);
            set_mask(commands, 0, count, masks);
            if (has_equation) {
                set_equation(commands, 1, 1, &equation);
            }
        };
    };
    TryDraw(pipeline, {}, false, 2);
    ExpectMessage("VUID-vkCmdDraw-None-07627", "vkCmdSetColorBlendEnableEXT was not called");
    ExpectMessage("VUID-vkCmdDraw-None-07629", "vkCmdSetColorWriteMaskEXT was not called");
    ExpectSilence();
    TryDraw(pipeline, record(off, 2, false), false, 2);
    ExpectSilence();
    TryDraw(pipeline, record(off, 1, false), false, 2);
    ExpectMessage("VUID-vkCmdDraw-firstAttachment-07476", "did not set a value for the color attachments 1");
    ExpectMessage("VUID-vkCmdDraw-firstAttachment-07478", "vkCmdSetColorWriteMaskEXT did not set a value");
    ExpectSilence();
    TryDraw(pipeline, record(on, 2, false), false, 2);
    ExpectMessage("VUID-vkCmdDraw-None-07628", "vkCmdSetColorBlendEquationEXT was not called");
    ExpectSilence();
    TryDraw(pipeline, record(on, 2, true), false, 2);
    ExpectMessage("VUID-vkCmdDraw-firstAttachment-07477", "did not set a value for the color attachments 0");
    ExpectSilence();
}

TEST_F(BlendedColorsTest, WriteEnablesCoverTheAttachments) {
    auto features = Make<VkPhysicalDeviceColorWriteEnableFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
    features.colorWriteEnable = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_COLOR_WRITE_ENABLE_EXTENSION_NAME});
    DrawnPipeline info;
    info.colors = {kColor, kColor};
    info.dynamic = {VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto set = DeviceProc<PFN_vkCmdSetColorWriteEnableEXT>("vkCmdSetColorWriteEnableEXT");
    const VkBool32 on[] = {VK_TRUE, VK_TRUE};
    TryDraw(pipeline, {}, false, 2);
    ExpectMessage("VUID-vkCmdDraw-None-07749", "vkCmdSetColorWriteEnableEXT was not called");
    TryDraw(
        pipeline, [&](VkCommandBuffer commands) { set(commands, 2, on); }, false, 2);
    ExpectSilence();
    TryDraw(
        pipeline, [&](VkCommandBuffer commands) { set(commands, 1, on); }, false, 2);
    ExpectMessage("VUID-vkCmdDraw-attachmentCount-07750",
                  "attachmentCount of vkCmdSetColorWriteEnableEXT is 1");
    ExpectSilence();
}

TEST_F(BlendedColorsTest, SharedExponentsAreWrittenTogether) {
    WD_START_DYNAMIC_3();
    const VkFormat shared = VK_FORMAT_E5B9G9R9_UFLOAT_PACK32;
    DrawnPipeline info;
    info.colors = {shared};
    info.dynamic = {VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto set_mask = DeviceProc<PFN_vkCmdSetColorWriteMaskEXT>("vkCmdSetColorWriteMaskEXT");
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView(shared))};
    const VkRenderingInfo rendering = Rendering(colors);
    const auto draw = [&](VkColorComponentFlags mask) {
        VkCommandBuffer commands = Begin();
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        set_mask(commands, 0, 1, &mask);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    draw(VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_G_BIT | VK_COLOR_COMPONENT_B_BIT);
    draw(VK_COLOR_COMPONENT_A_BIT);
    ExpectSilence();
    draw(VK_COLOR_COMPONENT_R_BIT | VK_COLOR_COMPONENT_A_BIT);
    ExpectMessage("VUID-vkCmdDraw-None-09116", "has some of red, green and blue");
    ExpectSilence();
}

// AllButBlending is the features of formats in decimal, as the null driver reads them.
std::string AllButBlending() {
    return std::to_string(UINT64_MAX & ~VK_FORMAT_FEATURE_2_COLOR_ATTACHMENT_BLEND_BIT);
}

TEST_F(BlendedColorsTest, FormatsThatAreBlendedSupportIt) {
    null_settings["WD_NULL_FORMAT_FEATURES"] = AllButBlending();
    WD_START_DYNAMIC_3();
    DrawnPipeline fixed, dynamic;
    dynamic.dynamic = {VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT};
    const VkPipeline plain = MakeDrawn(&fixed), enabled = MakeDrawn(&dynamic);
    const auto set = DeviceProc<PFN_vkCmdSetColorBlendEnableEXT>("vkCmdSetColorBlendEnableEXT");
    const auto enable = [&](VkBool32 on) {
        return [set, on](VkCommandBuffer commands) { set(commands, 0, 1, &on); };
    };
    TryDraw(plain);
    TryDraw(enabled, enable(VK_FALSE));
    ExpectSilence();
    TryDraw(enabled, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-pColorBlendEnables-07470", "which the device cannot blend");
    ExpectSilence();
    fixed.state.attachment.blendEnable = VK_TRUE;
    const VkPipeline blended = MakeDrawn(&fixed);
    ClearMessages(); // The pipeline may be invalid by itself.
    TryDraw(blended);
    ExpectMessage("VUID-vkCmdDraw-blendEnable-04727", "which the device cannot blend");
    ExpectSilence();
}

// The null driver blends two attachments.
TEST_F(BlendedColorsTest, AdvancedBlendingIsForFewAttachments) {
    auto features = Make<VkPhysicalDeviceBlendOperationAdvancedFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BLEND_OPERATION_ADVANCED_FEATURES_EXT);
    features.advancedBlendCoherentOperations = VK_TRUE;
    WD_START_DYNAMIC_3({}, &features, {VK_EXT_BLEND_OPERATION_ADVANCED_EXTENSION_NAME});
    const auto set_enable = DeviceProc<PFN_vkCmdSetColorBlendEnableEXT>("vkCmdSetColorBlendEnableEXT");
    const auto set_advanced = DeviceProc<PFN_vkCmdSetColorBlendAdvancedEXT>("vkCmdSetColorBlendAdvancedEXT");
    const auto draw = [&](uint32_t count, VkBool32 is_blended) {
        DrawnPipeline info;
        info.colors = std::vector<VkFormat>(count, kColor);
        info.dynamic = {VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT, VK_DYNAMIC_STATE_COLOR_BLEND_ADVANCED_EXT};
        const VkPipeline pipeline = MakeDrawn(&info);
        const std::vector<VkBool32> enables(count, is_blended);
        VkColorBlendAdvancedEXT equation = {};
        equation.advancedBlendOp = VK_BLEND_OP_MULTIPLY_EXT;
        equation.srcPremultiplied = equation.dstPremultiplied = VK_TRUE;
        const std::vector<VkColorBlendAdvancedEXT> equations(count, equation);
        TryDraw(
            pipeline,
            [&](VkCommandBuffer commands) {
                set_enable(commands, 0, count, enables.data());
                set_advanced(commands, 0, count, equations.data());
            },
            false, count);
    };
    draw(2, VK_TRUE);
    draw(3, VK_FALSE);
    ExpectSilence();
    draw(3, VK_TRUE);
    ExpectMessage("VUID-vkCmdDraw-advancedBlendMaxColorAttachments-07480",
                  "has 3 color attachments, but advancedBlendMaxColorAttachments is 2");
    ExpectSilence();
}

} // namespace
