// Dynamic rendering with local reads: colors that go to other attachments than their locations say, and a draw that
// reads the output of the first one; a stippled line from an index buffer with a size.
#include "testing/vulkan14/vulkan14.h"
#include "testing/vulkan14/vulkan14_shaders.h"

#ifdef VK_VERSION_1_4
namespace wd::testing {
namespace {

constexpr VkFormat kFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkExtent2D kExtent = {16, 16};
constexpr uint32_t kUnused = VK_ATTACHMENT_UNUSED;
constexpr uint32_t kGreen = 0xff00ff00, kBlue = 0xffff0000, kRed = 0xff0000ff;
constexpr VkPipelineStageFlags2 kColor = VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT;
constexpr VkAccessFlags2 kColorWrite = VK_ACCESS_2_COLOR_ATTACHMENT_WRITE_BIT;

// Mapping is the locations and the input attachment indices of the two color attachments.
struct Mapping {
    uint32_t locations[2];
    uint32_t inputs[2];
    VkRenderingAttachmentLocationInfo location_info;
    VkRenderingInputAttachmentIndexInfo input_info;

    Mapping(uint32_t location0, uint32_t location1, uint32_t input0, uint32_t input1)
        : locations{location0, location1}, inputs{input0, input1},
          location_info(
              Make<VkRenderingAttachmentLocationInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO)),
          input_info(Make<VkRenderingInputAttachmentIndexInfo>(
              VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO)) {
        location_info.pNext = &input_info;
        location_info.colorAttachmentCount = 2;
        location_info.pColorAttachmentLocations = locations;
        input_info.colorAttachmentCount = 2;
        input_info.pColorAttachmentInputIndices = inputs;
    }
    Mapping(const Mapping &) = delete;
};

VkPipelineShaderStageCreateInfo Stage(VkShaderStageFlagBits stage, VkShaderModule module) {
    auto info = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    info.stage = stage;
    info.module = module;
    info.pName = "main";
    return info;
}

VkRenderingAttachmentInfo AttachmentOf(const Image &image) {
    auto info = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
    info.imageView = image.view;
    info.imageLayout = VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ;
    info.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    info.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    return info;
}

// MakePipeline makes a pipeline for two color attachments; of stippled lines where `lines`.
VkPipeline MakePipeline(VkDevice device, VkPipelineLayout layout, VkShaderModule vertex,
                        VkShaderModule fragment, const Mapping &mapping, bool lines) {
    const VkPipelineShaderStageCreateInfo stages[] = {Stage(VK_SHADER_STAGE_VERTEX_BIT, vertex),
                                                      Stage(VK_SHADER_STAGE_FRAGMENT_BIT, fragment)};
    GraphicsState state(kExtent);
    const VkPipelineColorBlendAttachmentState blends[] = {state.attachment, state.attachment};
    state.blend.attachmentCount = 2;
    state.blend.pAttachments = blends;
    auto line = Make<VkPipelineRasterizationLineStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO);
    line.lineRasterizationMode = VK_LINE_RASTERIZATION_MODE_BRESENHAM;
    line.stippledLineEnable = VK_TRUE;
    const VkDynamicState stipple = VK_DYNAMIC_STATE_LINE_STIPPLE;
    auto dynamic =
        Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
    dynamic.dynamicStateCount = 1;
    dynamic.pDynamicStates = &stipple;
    const VkFormat formats[] = {kFormat, kFormat};
    auto rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    rendering.pNext = &mapping.location_info;
    rendering.colorAttachmentCount = 2;
    rendering.pColorAttachmentFormats = formats;
    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    state.Apply(&info);
    info.pNext = &rendering;
    info.stageCount = 2;
    info.pStages = stages;
    info.layout = layout;
    if (lines) {
        state.assembly.topology = VK_PRIMITIVE_TOPOLOGY_LINE_LIST;
        state.raster.pNext = &line;
        info.pDynamicState = &dynamic;
    }
    VkPipeline pipeline = VK_NULL_HANDLE;
    EXPECT_EQ(vkCreateGraphicsPipelines(device, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline), VK_SUCCESS);
    return pipeline;
}

} // namespace

void Vulkan14Test::RunGraphics() {
    const VkImageUsageFlags usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT |
                                    VK_IMAGE_USAGE_INPUT_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT;
    const Image images[] = {MakeImage(kFormat, kExtent.width, kExtent.height, usage),
                            MakeImage(kFormat, kExtent.width, kExtent.height, usage)};
    const VkDeviceSize size = 4 * kExtent.width * kExtent.height;
    const Buffer texels[] = {MakeBuffer(size, VK_BUFFER_USAGE_TRANSFER_DST_BIT),
                             MakeBuffer(size, VK_BUFFER_USAGE_TRANSFER_DST_BIT)};
    const Buffer indices =
        MakeBuffer(64, VK_BUFFER_USAGE_INDEX_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);

    const auto set_layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    const VkDescriptorSet set = MakeSet(set_layout, {{VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1}});
    WriteImage(set, 0, 0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, images[0].view,
               VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ);
    const auto layout = MakePipelineLayout({set_layout});
    const auto vertex = MakeShader(cover);
    const auto colors = MakeShader(two_colors), reader = MakeShader(green_to_blue);
    // First the second location goes to the first attachment. Then that one is input attachment 1, and location 0 goes
    // to the other.
    const Mapping crossed(1, 0, kUnused, kUnused), reading(kUnused, 0, 1, kUnused);
    const VkPipeline pipelines[] = {MakePipeline(device(), layout, vertex, colors, crossed, false),
                                    MakePipeline(device(), layout, vertex, reader, reading, false),
                                    MakePipeline(device(), layout, vertex, colors, reading, true)};
    for (VkPipeline pipeline : pipelines) {
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    }

    const VkFormat formats[] = {kFormat, kFormat};
    auto area = Make<VkRenderingAreaInfo>(VK_STRUCTURE_TYPE_RENDERING_AREA_INFO);
    area.colorAttachmentCount = 2;
    area.pColorAttachmentFormats = formats;
    VkExtent2D granularity = {};
    WD_USE(vkGetRenderingAreaGranularity)(device(), &area, &granularity);
    EXPECT_GT(granularity.width, 0u);

    const VkCommandBuffer commands = Begin();
    const uint16_t line[] = {3, 4};
    vkCmdUpdateBuffer(commands, indices.handle, 32, sizeof line, line);
    BufferBarrier(commands, "vkCmdBindIndexBuffer2", indices.handle, VK_PIPELINE_STAGE_2_CLEAR_BIT,
                  VK_ACCESS_2_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_2_INDEX_INPUT_BIT,
                  VK_ACCESS_2_INDEX_READ_BIT);
    for (const Image &image : images) {
        ImageBarrier(commands, image.handle, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ,
                     0, 0, kColor, kColorWrite);
    }
    const VkRenderingAttachmentInfo attachments[] = {AttachmentOf(images[0]), AttachmentOf(images[1])};
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.renderArea.extent = kExtent;
    rendering.layerCount = 1;
    rendering.colorAttachmentCount = 2;
    rendering.pColorAttachments = attachments;
    vkCmdBeginRendering(commands, &rendering);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set, 0, nullptr);

    const auto map = [&](const Mapping &mapping) {
        auto locations = mapping.location_info;
        locations.pNext = nullptr;
        WD_USE(vkCmdSetRenderingAttachmentLocations)(commands, &locations);
        WD_USE(vkCmdSetRenderingInputAttachmentIndices)(commands, &mapping.input_info);
    };
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipelines[0]);
    map(crossed);
    vkCmdDraw(commands, 3, 1, 0, 0);
    MemoryBarrier(commands, "local read", kColor, kColorWrite, VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT,
                  VK_ACCESS_2_INPUT_ATTACHMENT_READ_BIT, VK_DEPENDENCY_BY_REGION_BIT);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipelines[1]);
    map(reading);
    vkCmdDraw(commands, 3, 1, 0, 0);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipelines[2]);
    WD_USE(vkCmdSetLineStipple)(commands, 1, 0x5555);
    WD_USE(vkCmdBindIndexBuffer2)(commands, indices.handle, 32, 8, VK_INDEX_TYPE_UINT16);
    vkCmdDrawIndexed(commands, 2, 1, 0, 0, 0);
    vkCmdEndRendering(commands);

    for (int i = 0; i < 2; i++) {
        ImageBarrier(commands, images[i].handle, VK_IMAGE_LAYOUT_RENDERING_LOCAL_READ,
                     VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, kColor, kColorWrite, VK_PIPELINE_STAGE_2_COPY_BIT,
                     VK_ACCESS_2_TRANSFER_READ_BIT);
        CopyImage(commands, images[i], VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, texels[i].handle);
    }
    MemoryBarrier(commands, "", VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_WRITE_BIT,
                  VK_PIPELINE_STAGE_2_HOST_BIT, VK_ACCESS_2_HOST_READ_BIT);
    Check(Submit(commands), "vkQueueSubmit");
    if (!omitted_.empty()) {
        return;
    }
    EXPECT_EQ(texels[0].words[0], kGreen);
    EXPECT_EQ(texels[1].words[kExtent.width * 8], kBlue);
    uint32_t num_red = 0;
    for (uint32_t x = 0; x < kExtent.width; x++) {
        num_red += texels[1].words[x] == kRed;
    }
    EXPECT_NEAR(num_red, kExtent.width / 2, 1);
}

} // namespace wd::testing
#endif
