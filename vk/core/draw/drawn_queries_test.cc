// Queries that are active in draws.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class DrawnQueriesTest : public DrawTest {};

TEST_F(DrawnQueriesTest, PrimitivesAreNotCountedWithoutRasterization) {
    auto features = Make<VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
    features.primitivesGeneratedQuery = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_TRANSFORM_FEEDBACK_EXTENSION_NAME,
                                   VK_EXT_PRIMITIVES_GENERATED_QUERY_EXTENSION_NAME});
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE};
    const VkPipeline pipeline = MakeDrawn(&info);
    const VkQueryPool pool = MakeQueryPool(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, 2);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingInfo rendering = Rendering(colors);
    const auto draw = [&](VkBool32 discards) {
        VkCommandBuffer commands = Begin();
        vkCmdResetQueryPool(commands, pool, 0, 2);
        vkCmdBeginRendering(commands, &rendering);
        Bind(commands, pipeline);
        vkCmdSetRasterizerDiscardEnable(commands, discards);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdBeginQuery(commands, pool, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdEndQuery(commands, pool, 0);
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    };
    draw(VK_FALSE);
    ExpectSilence();
    draw(VK_TRUE);
    ExpectMessage(
        "VUID-vkCmdDraw-primitivesGeneratedQueryWithRasterizerDiscard-06708",
        "(VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT) is active, and rasterizerDiscardEnable is VK_TRUE");
    ExpectSilence();
}

} // namespace
