// Sample locations and discard rectangles of draws.
#include "vk/core/draw/draw_fixture.h"

using namespace wd::testing;

namespace {

class SampleStateTest : public DrawTest {
  protected:
    // The null driver has maxSampleLocationGridSize {2, 2}.
    static VkSampleLocationsInfoEXT Locations(VkSampleCountFlagBits samples, VkExtent2D grid) {
        static const std::vector<VkSampleLocationEXT> locations(64, {0.5f, 0.5f});
        auto info = Make<VkSampleLocationsInfoEXT>(VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
        info.sampleLocationsPerPixel = samples;
        info.sampleLocationGridSize = grid;
        info.sampleLocationsCount = static_cast<uint32_t>(samples) * grid.width * grid.height;
        info.pSampleLocations = locations.data();
        return info;
    }
    static VkPipelineSampleLocationsStateCreateInfoEXT Enabled(const VkSampleLocationsInfoEXT &locations) {
        auto info = Make<VkPipelineSampleLocationsStateCreateInfoEXT>(
            VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
        info.sampleLocationsEnable = VK_TRUE;
        info.sampleLocationsInfo = locations;
        return info;
    }
    void TryLocations(VkPipeline pipeline, VkSampleCountFlagBits samples, VkExtent2D grid,
                      const Commands &more = {}) {
        const auto set = DeviceProc<PFN_vkCmdSetSampleLocationsEXT>("vkCmdSetSampleLocationsEXT");
        TryDraw(pipeline, [&](VkCommandBuffer commands) {
            const VkSampleLocationsInfoEXT locations = Locations(samples, grid);
            set(commands, &locations);
            if (more) {
                more(commands);
            }
        });
    }
    // TryRectangles draws after rectangles from `first` are set.
    void TryRectangles(VkPipeline pipeline, uint32_t first, uint32_t count, const Commands &more = {}) {
        const auto set = DeviceProc<PFN_vkCmdSetDiscardRectangleEXT>("vkCmdSetDiscardRectangleEXT");
        TryDraw(pipeline, [&](VkCommandBuffer commands) {
            const std::vector<VkRect2D> rectangles(count, {{0, 0}, {4, 4}});
            set(commands, first, count, rectangles.data());
            if (more) {
                more(commands);
            }
        });
    }
};

TEST_F(SampleStateTest, DynamicLocationsFitThePipeline) {
    WD_START_RENDERING(nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    const auto enabled = Enabled(Locations(VK_SAMPLE_COUNT_1_BIT, {1, 1}));
    DrawnPipeline info;
    info.state.samples.pNext = &enabled;
    info.dynamic = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    TryLocations(pipeline, VK_SAMPLE_COUNT_1_BIT, {1, 1});
    TryLocations(pipeline, VK_SAMPLE_COUNT_1_BIT, {2, 1});
    ExpectSilence();
    TryLocations(pipeline, VK_SAMPLE_COUNT_4_BIT, {1, 1});
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsPerPixel-07482",
                  "sampleLocationsPerPixel is VK_SAMPLE_COUNT_4_BIT, rasterizationSamples is "
                  "VK_SAMPLE_COUNT_1_BIT");
    ExpectSilence();
}

TEST_F(SampleStateTest, LocationsFitDynamicSamples) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    const auto enabled = Enabled(Locations(VK_SAMPLE_COUNT_1_BIT, {1, 1})),
               four = Enabled(Locations(VK_SAMPLE_COUNT_4_BIT, {1, 1}));
    DrawnPipeline info;
    info.state.samples.pNext = &enabled;
    info.dynamic = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT, VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT};
    const VkPipeline dynamic = MakeDrawn(&info);
    const Commands one = Call("vkCmdSetRasterizationSamplesEXT", VK_SAMPLE_COUNT_1_BIT);
    TryLocations(dynamic, VK_SAMPLE_COUNT_1_BIT, {1, 1}, one);
    ExpectSilence();
    TryLocations(dynamic, VK_SAMPLE_COUNT_4_BIT, {1, 1}, one);
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsPerPixel-07483",
                  "sampleLocationsPerPixel is VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
    info.dynamic = {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT};
    TryDraw(MakeDrawn(&info), one);
    ExpectSilence();
    info.state.samples.pNext = &four;
    TryDraw(MakeDrawn(&info), one);
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07938",
                  "sampleLocationsPerPixel is VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(SampleStateTest, GridsDivideTheLargest) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT, VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto enable = [&](VkBool32 on) { return Call("vkCmdSetSampleLocationsEnableEXT", on); };
    TryLocations(pipeline, VK_SAMPLE_COUNT_1_BIT, {2, 2}, enable(VK_TRUE));
    TryLocations(pipeline, VK_SAMPLE_COUNT_1_BIT, {3, 4}, enable(VK_FALSE));
    ExpectSilence();
    TryLocations(pipeline, VK_SAMPLE_COUNT_1_BIT, {3, 2}, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07485",
                  "sampleLocationGridSize.width is 3, which does not divide that of "
                  "maxSampleLocationGridSize, 2");
    ExpectSilence();
    TryLocations(pipeline, VK_SAMPLE_COUNT_1_BIT, {2, 4}, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07486", "sampleLocationGridSize.height is 4");
    ExpectSilence();
}

TEST_F(SampleStateTest, GridsOfPipelinesDivideThatOfDynamicSamples) {
    WD_START_DYNAMIC_3({}, nullptr, {VK_EXT_SAMPLE_LOCATIONS_EXTENSION_NAME});
    const auto fits = Enabled(Locations(VK_SAMPLE_COUNT_1_BIT, {1, 2})),
               wide = Enabled(Locations(VK_SAMPLE_COUNT_1_BIT, {4, 2})),
               tall = Enabled(Locations(VK_SAMPLE_COUNT_1_BIT, {2, 3}));
    const auto draw = [&](const VkPipelineSampleLocationsStateCreateInfoEXT &locations, VkBool32 on) {
        DrawnPipeline info;
        info.state.samples.pNext = &locations;
        info.dynamic = {VK_DYNAMIC_STATE_RASTERIZATION_SAMPLES_EXT,
                        VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_ENABLE_EXT};
        TryDraw(MakeDrawn(&info), [&](VkCommandBuffer commands) {
            Call("vkCmdSetRasterizationSamplesEXT", VK_SAMPLE_COUNT_1_BIT)(commands);
            Call("vkCmdSetSampleLocationsEnableEXT", on)(commands);
        });
    };
    draw(fits, VK_TRUE);
    draw(wide, VK_FALSE);
    ExpectSilence();
    draw(wide, VK_TRUE);
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07936", "sampleLocationGridSize.width is 4");
    ExpectSilence();
    draw(tall, VK_TRUE);
    ExpectMessage("VUID-vkCmdDraw-sampleLocationsEnable-07937", "sampleLocationGridSize.height is 3");
    ExpectSilence();
}

TEST_F(SampleStateTest, EachDiscardRectangleIsSet) {
    WD_START_RENDERING(nullptr, {VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME});
    auto state = Make<VkPipelineDiscardRectangleStateCreateInfoEXT>(
        VK_STRUCTURE_TYPE_PIPELINE_DISCARD_RECTANGLE_STATE_CREATE_INFO_EXT);
    state.discardRectangleCount = 2;
    DrawnPipeline info;
    info.rendering.pNext = &state;
    info.dynamic = {VK_DYNAMIC_STATE_DISCARD_RECTANGLE_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    TryRectangles(pipeline, 0, 2);
    TryRectangles(pipeline, 0, 3);
    ExpectSilence();
    TryRectangles(pipeline, 1, 1);
    ExpectMessage("VUID-vkCmdDraw-None-07751",
                  "reads 2 discard rectangles, and no vkCmdSetDiscardRectangleEXT set rectangle 0");
    ExpectSilence();
}

#if VK_EXT_DISCARD_RECTANGLES_SPEC_VERSION >= 2
TEST_F(SampleStateTest, DynamicDiscardsReadAllRectangles) {
    WD_START_RENDERING(nullptr, {VK_EXT_DISCARD_RECTANGLES_EXTENSION_NAME});
    DrawnPipeline info;
    info.dynamic = {VK_DYNAMIC_STATE_DISCARD_RECTANGLE_EXT, VK_DYNAMIC_STATE_DISCARD_RECTANGLE_ENABLE_EXT,
                    VK_DYNAMIC_STATE_DISCARD_RECTANGLE_MODE_EXT};
    const VkPipeline pipeline = MakeDrawn(&info);
    const auto enable = [&](VkBool32 on) {
        return [=](VkCommandBuffer commands) {
            Call("vkCmdSetDiscardRectangleEnableEXT", on)(commands);
            Call("vkCmdSetDiscardRectangleModeEXT", VK_DISCARD_RECTANGLE_MODE_INCLUSIVE_EXT)(commands);
        };
    };
    TryRectangles(pipeline, 0, 32, enable(VK_TRUE)); // Later ones are not tracked.
    TryRectangles(pipeline, 0, 1, enable(VK_FALSE));
    ExpectSilence();
    TryRectangles(pipeline, 0, 3, enable(VK_TRUE));
    ExpectMessage("VUID-vkCmdDraw-rasterizerDiscardEnable-09236",
                  "and no vkCmdSetDiscardRectangleEXT set rectangle 3");
    ExpectSilence();
}
#endif

} // namespace
