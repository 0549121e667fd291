// Dynamic states that a draw needs and that no command set, and pipelines that are not bound.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class NeededStatesTest : public DrawTest {
  protected:
    // TryState draws with a pipeline that has one more dynamic state, without the command that sets it and with it.
    void TryState(DrawnPipeline *info, VkDynamicState state, const char *vuid, const char *command,
                  const Commands &set, const Commands &before = {}) {
        std::vector<VkDynamicState> dynamic = info->dynamic;
        info->dynamic.push_back(state);
        const VkPipeline pipeline = MakeDrawn(info);
        info->dynamic = dynamic;
        TryDraw(pipeline, before, info->has_depth);
        ExpectMessage(vuid, std::string(command) + " was not called");
        ExpectSilence();
        TryDraw(
            pipeline,
            [&](VkCommandBuffer commands) {
                if (before) {
                    before(commands);
                }
                set(commands);
            },
            info->has_depth);
        ExpectSilence();
    }
};

TEST_F(NeededStatesTest, ViewportsAndScissors) {
    WD_START_RENDERING();
    DrawnPipeline info;
    TryState(&info, VK_DYNAMIC_STATE_VIEWPORT, "VUID-vkCmdDraw-None-07831", "vkCmdSetViewport",
             [](VkCommandBuffer commands) { SetViewport(commands); });
    TryState(&info, VK_DYNAMIC_STATE_SCISSOR, "VUID-vkCmdDraw-None-07832", "vkCmdSetScissor",
             [](VkCommandBuffer commands) { SetScissor(commands); });
    info.state.viewports.viewportCount = 0;
    TryState(&info, VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT, "VUID-vkCmdDraw-viewportCount-03417",
             "vkCmdSetViewportWithCount", [](VkCommandBuffer commands) {
                 const VkViewport viewport = {0, 0, 16, 16, 0, 1};
                 vkCmdSetViewportWithCount(commands, 1, &viewport);
             });
}

TEST_F(NeededStatesTest, StatesWithoutConditions) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.has_depth = true;
    TryState(&info, VK_DYNAMIC_STATE_CULL_MODE, "VUID-vkCmdDraw-None-07840", "vkCmdSetCullMode",
             [](VkCommandBuffer commands) { vkCmdSetCullMode(commands, VK_CULL_MODE_NONE); });
    TryState(&info, VK_DYNAMIC_STATE_FRONT_FACE, "VUID-vkCmdDraw-None-07841", "vkCmdSetFrontFace",
             [](VkCommandBuffer commands) { vkCmdSetFrontFace(commands, VK_FRONT_FACE_CLOCKWISE); });
    TryState(&info, VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY, "VUID-vkCmdDraw-None-07842",
             "vkCmdSetPrimitiveTopology", [](VkCommandBuffer commands) {
                 vkCmdSetPrimitiveTopology(commands, VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST);
             });
    TryState(&info, VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE, "VUID-vkCmdDraw-None-07843",
             "vkCmdSetDepthTestEnable",
             [](VkCommandBuffer commands) { vkCmdSetDepthTestEnable(commands, VK_FALSE); });
    TryState(&info, VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE, "VUID-vkCmdDraw-None-07847",
             "vkCmdSetStencilTestEnable",
             [](VkCommandBuffer commands) { vkCmdSetStencilTestEnable(commands, VK_FALSE); });
    TryState(&info, VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE, "VUID-vkCmdDraw-None-04876",
             "vkCmdSetRasterizerDiscardEnable",
             [](VkCommandBuffer commands) { vkCmdSetRasterizerDiscardEnable(commands, VK_FALSE); });
    TryState(&info, VK_DYNAMIC_STATE_DEPTH_BIAS_ENABLE, "VUID-vkCmdDraw-None-04877",
             "vkCmdSetDepthBiasEnable",
             [](VkCommandBuffer commands) { vkCmdSetDepthBiasEnable(commands, VK_FALSE); });
    TryState(&info, VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE, "VUID-vkCmdDraw-None-04879",
             "vkCmdSetPrimitiveRestartEnable",
             [](VkCommandBuffer commands) { vkCmdSetPrimitiveRestartEnable(commands, VK_FALSE); });
}

TEST_F(NeededStatesTest, StatesThatOthersEnable) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.has_depth = true;
    const std::pair<VkDynamicState, const char *> states[] = {
        {VK_DYNAMIC_STATE_DEPTH_BIAS, "VUID-vkCmdDraw-None-07834"},
        {VK_DYNAMIC_STATE_STENCIL_COMPARE_MASK, "VUID-vkCmdDraw-None-07837"},
        {VK_DYNAMIC_STATE_STENCIL_WRITE_MASK, "VUID-vkCmdDraw-None-07838"},
        {VK_DYNAMIC_STATE_STENCIL_REFERENCE, "VUID-vkCmdDraw-None-07839"},
        {VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE, "VUID-vkCmdDraw-None-07844"},
        {VK_DYNAMIC_STATE_DEPTH_COMPARE_OP, "VUID-vkCmdDraw-None-07845"},
        {VK_DYNAMIC_STATE_STENCIL_OP, "VUID-vkCmdDraw-None-07848"},
    };
    for (const auto &state : states) {
        info.dynamic.push_back(state.first);
    }
    TryDraw(MakeDrawn(&info), {}, true);
    ExpectSilence();
    info.state.raster.depthBiasEnable = VK_TRUE;
    info.depth.depthTestEnable = VK_TRUE;
    info.depth.stencilTestEnable = VK_TRUE;
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(pipeline, {}, true);
    for (const auto &state : states) {
        ExpectMessage(state.second, "was not called");
    }
    ExpectSilence();
    TryDraw(
        pipeline,
        [](VkCommandBuffer commands) {
            vkCmdSetDepthBias(commands, 0, 0, 0);
            vkCmdSetStencilCompareMask(commands, VK_STENCIL_FACE_FRONT_AND_BACK, 0xff);
            vkCmdSetStencilWriteMask(commands, VK_STENCIL_FACE_FRONT_AND_BACK, 0xff);
            vkCmdSetStencilReference(commands, VK_STENCIL_FACE_FRONT_AND_BACK, 1);
            vkCmdSetDepthWriteEnable(commands, VK_TRUE);
            vkCmdSetDepthCompareOp(commands, VK_COMPARE_OP_LESS);
            vkCmdSetStencilOp(commands, VK_STENCIL_FACE_FRONT_AND_BACK, VK_STENCIL_OP_KEEP,
                              VK_STENCIL_OP_KEEP, VK_STENCIL_OP_KEEP, VK_COMPARE_OP_ALWAYS);
        },
        true);
    ExpectSilence();
    info.dynamic.push_back(VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE);
    TryDraw(
        MakeDrawn(&info),
        [](VkCommandBuffer commands) { vkCmdSetRasterizerDiscardEnable(commands, VK_TRUE); }, true);
    ExpectSilence();
}

TEST_F(NeededStatesTest, LinesNeedAWidth) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_LINE_WIDTH};
    TryDraw(MakeDrawn(&info));
    ExpectSilence();
    info.dynamic.clear();
    info.state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
    TryState(&info, VK_DYNAMIC_STATE_LINE_WIDTH, "VUID-vkCmdDraw-None-07833", "vkCmdSetLineWidth",
             [](VkCommandBuffer commands) { vkCmdSetLineWidth(commands, 1.0f); });
}

TEST_F(NeededStatesTest, ConstantFactorsNeedBlendConstants) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_BLEND_CONSTANTS};
    info.state.attachment.blendEnable = VK_TRUE;
    TryDraw(MakeDrawn(&info));
    ExpectSilence();
    info.dynamic.clear();
    info.state.attachment.dstColorBlendFactor = VK_BLEND_FACTOR_CONSTANT_ALPHA;
    TryState(&info, VK_DYNAMIC_STATE_BLEND_CONSTANTS, "VUID-vkCmdDraw-None-07835", "vkCmdSetBlendConstants",
             [](VkCommandBuffer commands) {
                 const float constants[4] = {};
                 vkCmdSetBlendConstants(commands, constants);
             });
}

TEST_F(NeededStatesTest, AMessageNamesThePipelineThatUnsetTheState) {
    WD_START_RENDERING();
    DrawnPipeline info, other;
    info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT};
    const VkPipeline dynamic = MakeDrawn(&info), fixed = MakeDrawn(&other);
    SetName(VK_OBJECT_TYPE_PIPELINE, fixed, "fixed");
    TryCommands([&](VkCommandBuffer commands) {
        SetViewport(commands);
        Bind(commands, fixed);
        vkCmdDraw(commands, 3, 1, 0, 0);
        Bind(commands, dynamic);
        vkCmdDraw(commands, 3, 1, 0, 0);
        SetViewport(commands);
        vkCmdDraw(commands, 3, 1, 0, 0);
    });
    ExpectMessage("VUID-vkCmdDraw-None-07831", "\"fixed\", which was bound later");
    ExpectSilence();
}

TEST_F(NeededStatesTest, StaticStateIsNotSetAfterThePipelineIsBound) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const VkPipeline pipeline = MakeDrawn(&info);
    TryDraw(pipeline, [](VkCommandBuffer commands) { SetViewport(commands); });
    ExpectMessage("VUID-vkCmdDraw-None-08608", "has as static state VIEWPORT (set by vkCmdSetViewport)");
    ExpectSilence();
    TryDraw(pipeline, [&](VkCommandBuffer commands) {
        SetViewport(commands);
        Bind(commands, pipeline);
    });
    ExpectSilence();
}

TEST_F(NeededStatesTest, SecondaryCommandBuffersDoNotInheritState) {
    WD_START_RENDERING();
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_VIEWPORT};
    const VkPipeline pipeline = MakeDrawn(&info);
    auto pass = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    pass.colorAttachmentCount = 1;
    pass.pColorAttachmentFormats = &kColor;
    pass.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    const VkCommandBuffer secondary = RecordSecondary(
        [&](VkCommandBuffer commands) {
            Bind(commands, pipeline);
            vkCmdDraw(commands, 3, 1, 0, 0);
        },
        &pass, VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
    ExpectMessage("VUID-vkCmdDraw-None-07831", "Secondary command buffers do not inherit dynamic state");
    ExpectSilence();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    VkCommandBuffer commands = Begin();
    Bind(commands, pipeline);
    SetViewport(commands);
    rendering.flags = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT;
    vkCmdBeginRendering(commands, &rendering);
    vkCmdExecuteCommands(commands, 1, &secondary);
    vkCmdEndRendering(commands);
    rendering.flags = 0;
    vkCmdBeginRendering(commands, &rendering);
    vkCmdDraw(commands, 3, 1, 0, 0);
    Bind(commands, pipeline);
    vkCmdDraw(commands, 3, 1, 0, 0);
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkCmdDraw-None-08606", "vkCmdExecuteCommands unbinds pipelines");
    ExpectMessage("VUID-vkCmdDraw-None-07831",
                  "vkCmdSetViewport set the state, and vkCmdExecuteCommands unset it");
    ExpectSilence();
}

TEST_F(NeededStatesTest, APipelineIsBound) {
    WD_START_RENDERING();
    DrawnPipeline info;
    const VkPipeline pipeline = MakeDrawn(&info);
    TryCommands([](VkCommandBuffer commands) { vkCmdDraw(commands, 3, 1, 0, 0); });
    ExpectMessage("VUID-vkCmdDraw-None-08606", "no pipeline is bound to VK_PIPELINE_BIND_POINT_GRAPHICS");
    ExpectSilence();
    VkCommandBuffer commands = Begin();
    Bind(commands, pipeline);
    vkCmdDispatch(commands, 1, 1, 1);
    vkEndCommandBuffer(commands);
    ExpectMessage("VUID-vkCmdDispatch-None-08606", "VK_PIPELINE_BIND_POINT_COMPUTE");
    ExpectSilence();
}

} // namespace
