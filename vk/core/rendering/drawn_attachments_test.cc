// Draws with pipelines that were made for other attachments than those of the render pass instance.
#include <functional>
#include <memory>

#include "testing/shaders/test_shaders.h"
#include "vk/core/rendering/rendering_fixture.h"

using namespace wd::testing;

namespace {

// PipelineInfo is a pipeline for dynamic rendering with one color attachment. Change members that differ.
struct PipelineInfo {
    PipelineInfo() : state({16, 16}) {
        rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
        depth = Make<VkPipelineDepthStencilStateCreateInfo>(
            VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO);
        depth.maxDepthBounds = 1.0f;
    }
    GraphicsState state;
    std::vector<VkFormat> colors = {kColor};
    std::vector<VkDynamicState> dynamic;
    VkPipelineRenderingCreateInfo rendering;
    VkPipelineDepthStencilStateCreateInfo depth;
    VkRenderPass pass = VK_NULL_HANDLE;
    uint32_t subpass = 0;
    VkPipelineCreateFlags flags = 0;
    const void *next = nullptr;
};

class DrawnAttachmentsTest : public RenderingTest {
  protected:
    VkPipeline MakePipeline(PipelineInfo *info) {
        info->rendering.pNext = info->next;
        info->rendering.colorAttachmentCount = static_cast<uint32_t>(info->colors.size());
        info->rendering.pColorAttachmentFormats = info->colors.data();
        const std::vector<VkPipelineColorBlendAttachmentState> blends(info->colors.size(),
                                                                      info->state.attachment);
        VkPipelineShaderStageCreateInfo stages[2] = {};
        const VkShaderModule modules[2] = {MakeShader(triangle_vert), MakeShader(color_frag)};
        for (uint32_t i = 0; i < 2; i++) {
            stages[i].sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
            stages[i].stage = i ? VK_SHADER_STAGE_FRAGMENT_BIT : VK_SHADER_STAGE_VERTEX_BIT;
            stages[i].module = modules[i];
            stages[i].pName = "main";
        }
        auto create = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info->state.blend.attachmentCount = static_cast<uint32_t>(blends.size());
        info->state.blend.pAttachments = blends.data();
        info->state.Apply(&create);
        auto dynamic =
            Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
        dynamic.dynamicStateCount = static_cast<uint32_t>(info->dynamic.size());
        dynamic.pDynamicStates = info->dynamic.data();
        create.pDynamicState = info->dynamic.empty() ? nullptr : &dynamic;
        create.pDepthStencilState = &info->depth;
        create.pNext = info->pass ? nullptr : &info->rendering;
        create.flags = info->flags;
        create.stageCount = 2;
        create.pStages = stages;
        create.layout = MakePipelineLayout({});
        create.renderPass = info->pass;
        create.subpass = info->subpass;
        VkPipeline made = VK_NULL_HANDLE;
        Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &create, nullptr, &made),
              "vkCreateGraphicsPipelines");
        Defer([device = device(), made] { vkDestroyPipeline(device, made, nullptr); });
        return made;
    }
    void TryDraw(const VkRenderingInfo &info, VkPipeline pipeline) {
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBeginRendering(commands, &info);
        vkCmdDraw(commands, 3, 1, 0, 0);
        vkCmdDraw(commands, 3, 1, 0, 0); // Is not reported again.
        vkCmdEndRendering(commands);
        vkEndCommandBuffer(commands);
    }
    void TryDraw(const VkRenderPassBeginInfo &info, VkPipeline pipeline, uint32_t subpass = 0,
                 uint32_t num_subpasses = 1) {
        VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
        vkCmdBeginRenderPass(commands, &info, VK_SUBPASS_CONTENTS_INLINE);
        for (uint32_t i = 0; i < num_subpasses; i++) {
            if (i == subpass) {
                vkCmdDraw(commands, 3, 1, 0, 0);
            }
            if (i + 1 < num_subpasses) {
                vkCmdNextSubpass(commands, VK_SUBPASS_CONTENTS_INLINE);
            }
        }
        vkCmdEndRenderPass(commands);
        vkEndCommandBuffer(commands);
    }
};

TEST_F(DrawnAttachmentsTest, RenderPassesAreCompatible) {
    WD_START_RENDERING();
    PassInfo info, same, other(kOtherColor);
    same.color.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    same.color.initialLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    const VkRenderPass pass = MakePass(&info);
    const VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    PipelineInfo pipeline;
    pipeline.pass = MakePass(&same);
    TryDraw(begin, MakePipeline(&pipeline));
    ExpectSilence();
    pipeline.pass = MakePass(&other);
    TryDraw(begin, MakePipeline(&pipeline));
    ExpectMessage(
        "VUID-vkCmdDraw-renderPass-02684",
        "the format of pSubpasses[0].pColorAttachments[0].attachment is VK_FORMAT_B8G8R8A8_UNORM and "
        "VK_FORMAT_R8G8B8A8_UNORM");
    PipelineInfo dynamic;
    TryDraw(begin, MakePipeline(&dynamic));
    ExpectMessage("VUID-vkCmdDraw-renderPass-02684",
                  "was created without a render pass, for dynamic rendering");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, TheSubpassIsThatOfThePipeline) {
    WD_START_RENDERING();
    PassInfo info;
    info.num_subpasses = 2;
    const VkRenderPass pass = MakePass(&info);
    const VkRenderPassBeginInfo begin = BeginInfo(pass, MakeFrame(pass, {ColorView()}));
    PipelineInfo pipeline;
    pipeline.pass = pass;
    pipeline.subpass = 1;
    const VkPipeline made = MakePipeline(&pipeline);
    TryDraw(begin, made, 1, 2);
    ExpectSilence();
    TryDraw(begin, made, 0, 2);
    ExpectMessage("VUID-vkCmdDraw-subpass-02685", "was created for subpass 1, and the current subpass is 0");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, ColorFormatsAreThoseOfThePipeline) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()),
                                                           Attachment(VK_NULL_HANDLE)};
    VkRenderingInfo one = Rendering(colors), two = one;
    one.colorAttachmentCount = 1;
    PipelineInfo info, other, twin;
    const VkPipeline pipeline = MakePipeline(&info);
    TryDraw(one, pipeline);
    ExpectSilence();
    other.colors = {kOtherColor};
    TryDraw(one, MakePipeline(&other));
    ExpectMessage(
        "VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08910",
        "was created with VK_FORMAT_B8G8R8A8_UNORM as the format of the color attachment 0, and the "
        "render pass instance has VK_FORMAT_R8G8B8A8_UNORM");
    TryDraw(two, pipeline);
    ExpectMessage("VUID-vkCmdDraw-colorAttachmentCount-06179",
                  "was created with 1 color attachments, and the render pass instance has 2");
    twin.colors = {kColor, kColor};
    twin.state.attachment.colorWriteMask = 0;
    TryDraw(two, MakePipeline(&twin));
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08912", "no image there");
    twin.colors[1] = VK_FORMAT_UNDEFINED;
    TryDraw(two, MakePipeline(&twin));
    ExpectSilence();
    PassInfo pass;
    info.pass = MakePass(&pass);
    TryDraw(one, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-renderPass-06198", "the render pass instance is of dynamic rendering");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, DepthFormatsAreThoseOfThePipeline) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    const VkRenderingAttachmentInfo depth = DepthAttachment(DepthView());
    VkRenderingInfo with = Rendering(colors);
    const VkRenderingInfo without = with;
    with.pDepthAttachment = with.pStencilAttachment = &depth;
    PipelineInfo plain, info;
    info.rendering.depthAttachmentFormat = info.rendering.stencilAttachmentFormat = kDepth;
    const VkPipeline pipeline = MakePipeline(&info);
    TryDraw(with, pipeline);
    TryDraw(without, MakePipeline(&plain));
    ExpectSilence();
    TryDraw(with, MakePipeline(&plain));
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08914",
                  "was created with VK_FORMAT_UNDEFINED as the format of the depth attachment");
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08917", "VK_FORMAT_D24_UNORM_S8_UINT");
    TryDraw(without, pipeline);
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08913", "no image there");
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08916", "no image there");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, UnusedAttachmentsAreAFeature) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_FEATURES_EXT);
    features.dynamicRenderingUnusedAttachments = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_EXTENSION_NAME});
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()),
                                                           Attachment(VK_NULL_HANDLE)};
    const VkRenderingAttachmentInfo depth = DepthAttachment(DepthView());
    VkRenderingInfo rendering = Rendering(colors);
    rendering.pDepthAttachment = rendering.pStencilAttachment = &depth;
    PipelineInfo info;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    info.colors = {kOtherColor};
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08911", "VK_FORMAT_B8G8R8A8_UNORM");
    info.colors = {kColor};
    info.rendering.depthAttachmentFormat = VK_FORMAT_D32_SFLOAT;
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08915", "VK_FORMAT_D32_SFLOAT");
    info.rendering.depthAttachmentFormat = VK_FORMAT_UNDEFINED;
    info.rendering.stencilAttachmentFormat = kDepth; // Else the pipeline has no depth and stencil state.
    info.depth.depthTestEnable = VK_TRUE;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    info.depth.depthWriteEnable = VK_TRUE;
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-pDepthAttachment-08964",
                  "the depthAttachmentFormat of the pipeline is VK_FORMAT_UNDEFINED");
    info.rendering.depthAttachmentFormat = kDepth;
    info.rendering.stencilAttachmentFormat = VK_FORMAT_UNDEFINED;
    info.depth.stencilTestEnable = VK_TRUE;
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-pStencilAttachment-08965", "VK_FORMAT_UNDEFINED");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, SamplesAreThoseOfThePipeline) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {
        Attachment(ColorView(kColor, VK_SAMPLE_COUNT_4_BIT))};
    PipelineInfo info;
    TryDraw(Rendering(colors), MakePipeline(&info));
    ExpectMessage(
        "VUID-vkCmdDraw-multisampledRenderToSingleSampled-07285",
        "was created with VK_SAMPLE_COUNT_1_BIT as rasterizationSamples, and the color attachment 0 has "
        "VK_SAMPLE_COUNT_4_BIT");
    info.state.samples.rasterizationSamples = VK_SAMPLE_COUNT_4_BIT;
    TryDraw(Rendering(colors), MakePipeline(&info));
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, ReadOnlyDepthIsNotWritten) {
    WD_START_RENDERING();
    VkRenderingAttachmentInfo depth = DepthAttachment(DepthView());
    VkRenderingInfo rendering = Rendering({});
    rendering.pDepthAttachment = rendering.pStencilAttachment = &depth;
    PipelineInfo info;
    info.colors.clear();
    info.rendering.depthAttachmentFormat = info.rendering.stencilAttachmentFormat = kDepth;
    info.depth.depthTestEnable = VK_TRUE;
    info.depth.depthWriteEnable = VK_TRUE;
    const VkPipeline writes = MakePipeline(&info);
    TryDraw(rendering, writes);
    ExpectSilence();
    depth.imageLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    TryDraw(rendering, writes);
    ExpectMessage(
        "VUID-vkCmdDraw-None-06886",
        "is in the layout VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL, and depth writes are enabled");
    info.depth.depthWriteEnable = VK_FALSE;
    info.depth.stencilTestEnable = VK_TRUE;
    info.depth.front.writeMask = info.depth.back.writeMask = 0xff;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    info.depth.front.passOp = VK_STENCIL_OP_REPLACE;
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-None-06887", "not all stencil operations are VK_STENCIL_OP_KEEP");
    info.depth.back.writeMask = 0;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
}

// A draw that was verified is not verified again, unless the pipeline, the instance or dynamic state changes.
TEST_F(DrawnAttachmentsTest, ChangesBetweenDrawsAreSeen) {
    WD_START_RENDERING();
    VkRenderingAttachmentInfo depth = DepthAttachment(DepthView());
    depth.imageLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL;
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())},
                                                 others = {Attachment(ColorView(kOtherColor))};
    VkRenderingInfo instance = Rendering(colors), other_instance = Rendering(others);
    instance.pDepthAttachment = other_instance.pDepthAttachment = &depth;
    PipelineInfo info, other;
    for (PipelineInfo *one : {&info, &other}) {
        one->dynamic = {VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE};
        one->rendering.depthAttachmentFormat = kDepth;
        one->depth.depthTestEnable = VK_TRUE;
    }
    other.colors = {kOtherColor};
    const VkPipeline pipeline = MakePipeline(&info), other_pipeline = MakePipeline(&other);
    const VkCommandBuffer commands = Begin();
    const auto draw = [this, commands](const char *id) {
        vkCmdDraw(commands, 3, 1, 0, 0);
        if (id) {
            ExpectMessage(id, "");
        }
        ExpectSilence();
    };
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    vkCmdSetDepthWriteEnable(commands, VK_FALSE);
    vkCmdBeginRendering(commands, &instance);
    draw(nullptr);
    vkCmdSetDepthWriteEnable(commands, VK_TRUE);
    draw("VUID-vkCmdDraw-None-06886");
    vkCmdSetDepthWriteEnable(commands, VK_FALSE);
    draw(nullptr);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, other_pipeline);
    draw("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08910");
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline);
    draw(nullptr);
    vkCmdEndRendering(commands);
    vkCmdBeginRendering(commands, &other_instance);
    draw("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08910");
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
}

TEST_F(DrawnAttachmentsTest, SecondaryContentsAreNotDrawnInline) {
    WD_START_RENDERING();
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    PipelineInfo info;
    rendering.flags = VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT;
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-flags-10582", "VK_RENDERING_CONTENTS_SECONDARY_COMMAND_BUFFERS_BIT");
    ExpectSilence();
}

#ifdef VK_KHR_dynamic_rendering_local_read

TEST_F(DrawnAttachmentsTest, MappingsOfAttachmentsAreThoseOfThePipeline) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingLocalReadFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_LOCAL_READ_FEATURES_KHR);
    features.dynamicRenderingLocalRead = VK_TRUE;
    WD_START_RENDERING(&features, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    const uint32_t swapped[] = {1, 0};
    auto locations =
        Make<VkRenderingAttachmentLocationInfoKHR>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    locations.colorAttachmentCount = 2;
    locations.pColorAttachmentLocations = swapped;
    auto inputs = Make<VkRenderingInputAttachmentIndexInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR);
    inputs.colorAttachmentCount = 2;
    inputs.pColorAttachmentInputIndices = swapped;
    inputs.pNext = &locations;
    PipelineInfo mapped, plain;
    mapped.colors = plain.colors = {kColor, kColor};
    mapped.state.attachment.colorWriteMask = plain.state.attachment.colorWriteMask = 0;
    mapped.next = &inputs;
    const VkPipeline of_mapping = MakePipeline(&mapped), of_none = MakePipeline(&plain);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView()), Attachment(ColorView())};
    const auto info = Rendering(colors);
    const auto set_locations =
        DeviceProc<PFN_vkCmdSetRenderingAttachmentLocationsKHR>("vkCmdSetRenderingAttachmentLocationsKHR");
    const auto set_inputs = DeviceProc<PFN_vkCmdSetRenderingInputAttachmentIndicesKHR>(
        "vkCmdSetRenderingInputAttachmentIndicesKHR");

    VkCommandBuffer commands = Begin();
    vkCmdBeginRendering(commands, &info);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, of_none);
    vkCmdDraw(commands, 3, 1, 0, 0);
    set_locations(commands, &locations);
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, of_mapping);
    inputs.pNext = nullptr;
    set_inputs(commands, &inputs);
    vkCmdDraw(commands, 3, 1, 0, 0);
    ExpectSilence();

    locations.pColorAttachmentLocations = nullptr;
    set_locations(commands, &locations);
    vkCmdDraw(commands, 3, 1, 0, 0);
    ExpectMessage(
        "VUID-vkCmdDraw-None-09548",
        "the location of color attachment 0 is 1 in the pipeline, and 0 in the render pass instance");
    ExpectSilence();
    locations.pColorAttachmentLocations = swapped;
    set_locations(commands, &locations);
    inputs.pColorAttachmentInputIndices = nullptr;
    set_inputs(commands, &inputs);
    vkCmdDraw(commands, 3, 1, 0, 0);
    ExpectMessage("VUID-vkCmdDraw-None-09549",
                  "the input attachment index of the color attachment 0 is 1 in the pipeline, and 0 in the");
    ExpectSilence();
    vkCmdEndRendering(commands);
    vkEndCommandBuffer(commands);
}

// Pipelines may have the structs without the feature, if they change nothing.
TEST_F(DrawnAttachmentsTest, MappingsOfPipelinesNeedTheFeature) {
    WD_START_RENDERING(nullptr, {VK_KHR_DYNAMIC_RENDERING_LOCAL_READ_EXTENSION_NAME});
    uint32_t locations[] = {0, 1}, indices[] = {VK_ATTACHMENT_UNUSED, VK_ATTACHMENT_UNUSED};
    uint32_t depth = VK_ATTACHMENT_UNUSED, stencil = VK_ATTACHMENT_UNUSED;
    auto located =
        Make<VkRenderingAttachmentLocationInfoKHR>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_LOCATION_INFO_KHR);
    located.colorAttachmentCount = 2;
    located.pColorAttachmentLocations = locations;
    auto indexed = Make<VkRenderingInputAttachmentIndexInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_INPUT_ATTACHMENT_INDEX_INFO_KHR);
    indexed.pNext = &located;
    indexed.colorAttachmentCount = 2;
    indexed.pColorAttachmentInputIndices = indices;
    indexed.pDepthInputAttachmentIndex = &depth;
    indexed.pStencilInputAttachmentIndex = &stencil;
    PipelineInfo info;
    info.colors = {kColor, kColor};
    info.next = &indexed;
    MakePipeline(&info);
    ExpectSilence();
    locations[1] = VK_ATTACHMENT_UNUSED;
    MakePipeline(&info);
    ExpectMessage("VUID-VkRenderingAttachmentLocationInfo-dynamicRenderingLocalRead-09512",
                  "pColorAttachmentLocations[1] is VK_ATTACHMENT_UNUSED");
    ExpectSilence();
    locations[1] = 1;
    indices[1] = 0;
    depth = 1;
    stencil = 2;
    MakePipeline(&info);
    const std::string of_indices = "VUID-VkRenderingInputAttachmentIndexInfo-dynamicRenderingLocalRead-";
    ExpectMessage(of_indices + "09519", "pColorAttachmentInputIndices[1] is 0");
    ExpectMessage(of_indices + "09520", "pDepthInputAttachmentIndex[0] is 1");
    ExpectMessage(of_indices + "09521", "pStencilInputAttachmentIndex[0] is 2");
    ExpectSilence();
}

#endif

TEST_F(DrawnAttachmentsTest, ViewsAreThoseOfThePipeline) {
    auto features =
        Make<VkPhysicalDeviceMultiviewFeatures>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTIVIEW_FEATURES);
    features.multiview = VK_TRUE;
    WD_START_RENDERING(&features);
    VkImageCreateInfo image = PlainImage(kColor, {16, 16}, kColorUsage);
    image.arrayLayers = 2;
    VkImageViewCreateInfo view = {};
    view.viewType = VK_IMAGE_VIEW_TYPE_2D_ARRAY;
    view.format = kColor;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 2};
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(MakeView(image, view))};
    VkRenderingInfo rendering = Rendering(colors);
    rendering.viewMask = 3;
    PipelineInfo info, other;
    info.rendering.viewMask = 3;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    TryDraw(rendering, MakePipeline(&other));
    ExpectMessage("VUID-vkCmdDraw-viewMask-06178",
                  "was created with 0x0 as viewMask, and the render pass instance has 0x3");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, SamplesOfDepthAndStencilAreThoseOfThePipeline) {
    WD_START_RENDERING();
    const VkRenderingAttachmentInfo depth =
        DepthAttachment(MakeImage(kDepth, 16, 16, kDepthUsage, VK_SAMPLE_COUNT_4_BIT).view);
    VkRenderingInfo of_depth = Rendering({}), of_stencil = of_depth;
    of_depth.pDepthAttachment = &depth;
    of_stencil.pStencilAttachment = &depth;
    const auto make = [&](VkSampleCountFlagBits samples, bool is_depth) {
        PipelineInfo info;
        info.colors.clear();
        info.state.samples.rasterizationSamples = samples;
        (is_depth ? info.rendering.depthAttachmentFormat : info.rendering.stencilAttachmentFormat) = kDepth;
        return MakePipeline(&info);
    };
    TryDraw(of_depth, make(VK_SAMPLE_COUNT_4_BIT, true));
    TryDraw(of_stencil, make(VK_SAMPLE_COUNT_4_BIT, false));
    ExpectSilence();
    TryDraw(of_depth, make(VK_SAMPLE_COUNT_1_BIT, true));
    ExpectMessage("VUID-vkCmdDraw-multisampledRenderToSingleSampled-07286",
                  "the depth attachment has VK_SAMPLE_COUNT_4_BIT");
    TryDraw(of_stencil, make(VK_SAMPLE_COUNT_1_BIT, false));
    ExpectMessage("VUID-vkCmdDraw-multisampledRenderToSingleSampled-07287",
                  "the stencil attachment has VK_SAMPLE_COUNT_4_BIT");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, UnusedStencilAttachmentsAreAFeature) {
    auto features = Make<VkPhysicalDeviceDynamicRenderingUnusedAttachmentsFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_FEATURES_EXT);
    features.dynamicRenderingUnusedAttachments = VK_TRUE;
    WD_START_RENDERING(&features, {VK_EXT_DYNAMIC_RENDERING_UNUSED_ATTACHMENTS_EXTENSION_NAME});
    const VkRenderingAttachmentInfo stencil = DepthAttachment(DepthView());
    VkRenderingInfo rendering = Rendering({});
    rendering.pStencilAttachment = &stencil;
    PipelineInfo info;
    info.colors.clear();
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    info.rendering.stencilAttachmentFormat = VK_FORMAT_S8_UINT;
    TryDraw(rendering, MakePipeline(&info));
    ExpectMessage("VUID-vkCmdDraw-dynamicRenderingUnusedAttachments-08918", "VK_FORMAT_S8_UINT");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, PipelinesStateShadingRatesAndDensityMaps) {
    auto rates = Make<VkPhysicalDeviceFragmentShadingRateFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADING_RATE_FEATURES_KHR);
    rates.pipelineFragmentShadingRate = rates.attachmentFragmentShadingRate = VK_TRUE;
    WD_START_RENDERING(&rates, {VK_KHR_FRAGMENT_SHADING_RATE_EXTENSION_NAME});
    auto rate = Make<VkRenderingFragmentShadingRateAttachmentInfoKHR>(
        VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_INFO_KHR);
    rate.imageView =
        MakeImage(VK_FORMAT_R8_UINT, 16, 16, VK_IMAGE_USAGE_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR).view;
    rate.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    rate.shadingRateAttachmentTexelSize = {16, 16};
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    rendering.pNext = &rate;
    PipelineInfo info, other;
    info.flags = VK_PIPELINE_CREATE_RENDERING_FRAGMENT_SHADING_RATE_ATTACHMENT_BIT_KHR;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    TryDraw(rendering, MakePipeline(&other));
    ExpectMessage("VUID-vkCmdDraw-imageView-06183", "a fragment shading rate attachment");
    ExpectSilence();
}

TEST_F(DrawnAttachmentsTest, PipelinesStateDensityMaps) {
    auto maps = Make<VkPhysicalDeviceFragmentDensityMapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_DENSITY_MAP_FEATURES_EXT);
    maps.fragmentDensityMap = maps.fragmentDensityMapNonSubsampledImages = VK_TRUE;
    WD_START_RENDERING(&maps, {VK_EXT_FRAGMENT_DENSITY_MAP_EXTENSION_NAME});
    auto map = Make<VkRenderingFragmentDensityMapAttachmentInfoEXT>(
        VK_STRUCTURE_TYPE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_INFO_EXT);
    map.imageView = MakeImage(VK_FORMAT_R8G8_UNORM, 16, 16, VK_IMAGE_USAGE_FRAGMENT_DENSITY_MAP_BIT_EXT).view;
    map.imageLayout = VK_IMAGE_LAYOUT_GENERAL;
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    rendering.pNext = &map;
    PipelineInfo info, other;
    info.flags = VK_PIPELINE_CREATE_RENDERING_FRAGMENT_DENSITY_MAP_ATTACHMENT_BIT_EXT;
    TryDraw(rendering, MakePipeline(&info));
    ExpectSilence();
    TryDraw(rendering, MakePipeline(&other));
    ExpectMessage("VUID-vkCmdDraw-imageView-06184", "a fragment density map");
    ExpectSilence();
}

#ifdef VK_VERSION_1_4

TEST_F(DrawnAttachmentsTest, PipelinesStateDithering) {
    auto maintenance =
        Make<VkPhysicalDeviceMaintenance5Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_5_FEATURES);
    maintenance.maintenance5 = VK_TRUE;
    auto dithering = Make<VkPhysicalDeviceLegacyDitheringFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LEGACY_DITHERING_FEATURES_EXT);
    dithering.legacyDithering = VK_TRUE;
    dithering.pNext = &maintenance;
    WD_START_RENDERING(&dithering,
                       {VK_EXT_LEGACY_DITHERING_EXTENSION_NAME, VK_KHR_MAINTENANCE_5_EXTENSION_NAME});
    auto flags =
        Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
    flags.flags = VK_PIPELINE_CREATE_2_ENABLE_LEGACY_DITHERING_BIT_EXT;
    PipelineInfo info, other;
    info.next = &flags;
    const VkPipeline dithered = MakePipeline(&info), plain = MakePipeline(&other);
    const std::vector<VkRenderingAttachmentInfo> colors = {Attachment(ColorView())};
    VkRenderingInfo rendering = Rendering(colors);
    TryDraw(rendering, plain);
    rendering.flags = VK_RENDERING_ENABLE_LEGACY_DITHERING_BIT_EXT;
    TryDraw(rendering, dithered);
    ExpectSilence();
    TryDraw(rendering, plain);
    ExpectMessage("VUID-vkCmdDraw-None-09642",
                  "without VK_PIPELINE_CREATE_2_ENABLE_LEGACY_DITHERING_BIT_EXT");
    rendering.flags = 0;
    TryDraw(rendering, dithered);
    ExpectMessage("VUID-vkCmdDraw-None-09643", "with VK_PIPELINE_CREATE_2_ENABLE_LEGACY_DITHERING_BIT_EXT");
    ExpectSilence();
}

#endif

} // namespace
