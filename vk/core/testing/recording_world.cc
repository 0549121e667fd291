#include "vk/core/testing/recording_world.h"

#include "vk/core/testing/recording_shaders.h"

namespace wd::testing {
namespace {

constexpr VkFormat kColorFormat = VK_FORMAT_R8G8B8A8_UNORM;
constexpr VkFormat kDepthFormat = VK_FORMAT_D24_UNORM_S8_UINT;
constexpr VkShaderStageFlags kStages =
    VK_SHADER_STAGE_VERTEX_BIT | VK_SHADER_STAGE_FRAGMENT_BIT | VK_SHADER_STAGE_COMPUTE_BIT;

} // namespace

void RecordingWorld::Prepare(Options options) {
    static VkPhysicalDeviceVulkan13Features features;
    features = Make<VkPhysicalDeviceVulkan13Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
    features.dynamicRendering = VK_TRUE;
    features.synchronization2 = VK_TRUE;
    options.driver = Driver::kNull;
    options.api_version = VK_API_VERSION_1_3;
    options.device_next = &features;
    WD_START_DEVICE(options);
    begin_label = InstanceProc<PFN_vkCmdBeginDebugUtilsLabelEXT>("vkCmdBeginDebugUtilsLabelEXT");
    end_label = InstanceProc<PFN_vkCmdEndDebugUtilsLabelEXT>("vkCmdEndDebugUtilsLabelEXT");
    MakeResources();
    MakeTargets();
    MakeSets();
    MakePipelines();
}

void RecordingWorld::MakeResources() {
    constexpr VkBufferUsageFlags kTransfers =
        VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    vertices = MakeBuffer(kRecordingBytes, VK_BUFFER_USAGE_VERTEX_BUFFER_BIT);
    indices = MakeBuffer(kRecordingBytes, VK_BUFFER_USAGE_INDEX_BUFFER_BIT);
    uniforms = MakeBuffer(kRecordingBytes, VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT);
    storage = MakeBuffer(kRecordingBytes, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | kTransfers);
    source = MakeBuffer(kRecordingBytes, kTransfers);
    target = MakeBuffer(kRecordingBytes, kTransfers);
    queries = MakeQueryPool(VK_QUERY_TYPE_OCCLUSION, kNumQueries);

    MakeImages();
}

void RecordingWorld::MakeImages() {
    constexpr VkImageUsageFlags kCopies = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
    for (ImageName name : {kColor0, kColor1}) {
        images[name] = {MakeImage(kColorFormat, kRecordingSize, kRecordingSize,
                                  kCopies | VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT),
                        VK_IMAGE_ASPECT_COLOR_BIT,
                        {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
                         VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL}};
    }
    images[kDepth] = {MakeImageWithoutView(kDepthFormat, VK_IMAGE_USAGE_TRANSFER_DST_BIT |
                                                             VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT),
                      VK_IMAGE_ASPECT_DEPTH_BIT | VK_IMAGE_ASPECT_STENCIL_BIT,
                      {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
                       VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL}};
    images[kDepth].image.view = MakeDepthView(images[kDepth].image.handle);
    images[kTexture] = {
        MakeImage(kColorFormat, kRecordingSize, kRecordingSize, kCopies | VK_IMAGE_USAGE_SAMPLED_BIT),
        VK_IMAGE_ASPECT_COLOR_BIT,
        {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
         VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL}};
}

Image RecordingWorld::MakeImageWithoutView(VkFormat format, VkImageUsageFlags usage) {
    Image image;
    image.handle = MakeUnboundImage(PlainImage(format, {kRecordingSize, kRecordingSize}, usage));
    image.memory = BindImage(image.handle);
    return image;
}

VkImageView RecordingWorld::MakeDepthView(VkImage image) {
    auto info = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    info.image = image;
    info.viewType = VK_IMAGE_VIEW_TYPE_2D;
    info.format = kDepthFormat;
    info.subresourceRange = {images[kDepth].aspects, 0, 1, 0, 1};
    VkImageView view = VK_NULL_HANDLE;
    Check(vkCreateImageView(device(), &info, nullptr, &view), "vkCreateImageView");
    Defer([this, view] { vkDestroyImageView(device(), view, nullptr); });
    return view;
}

void RecordingWorld::MakeTargets() {
    VkAttachmentDescription attachments[2] = {};
    attachments[0].format = kColorFormat;
    attachments[0].samples = VK_SAMPLE_COUNT_1_BIT;
    attachments[0].loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    attachments[0].stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    attachments[0].initialLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    attachments[0].finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    attachments[1] = attachments[0];
    attachments[1].format = kDepthFormat;
    attachments[1].initialLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    attachments[1].finalLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    const VkAttachmentReference color = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    const VkAttachmentReference depth = {1, VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass = {};
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &color;
    subpass.pDepthStencilAttachment = &depth;
    auto pass = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    pass.attachmentCount = 2;
    pass.pAttachments = attachments;
    pass.subpassCount = 1;
    pass.pSubpasses = &subpass;
    Check(vkCreateRenderPass(device(), &pass, nullptr, &render_pass), "vkCreateRenderPass");
    Defer([this] { vkDestroyRenderPass(device(), render_pass, nullptr); });

    const VkImageView views[] = {images[kColor0].image.view, images[kDepth].image.view};
    auto frame = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    frame.renderPass = render_pass;
    frame.attachmentCount = 2;
    frame.pAttachments = views;
    frame.width = frame.height = kRecordingSize;
    frame.layers = 1;
    Check(vkCreateFramebuffer(device(), &frame, nullptr, &framebuffer), "vkCreateFramebuffer");
    Defer([this] { vkDestroyFramebuffer(device(), framebuffer, nullptr); });
}

void RecordingWorld::MakeSets() {
    set_layout = MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1, kStages, nullptr},
                                {1, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1, kStages, nullptr},
                                {2, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, kStages, nullptr}});
    other_set_layout = MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, kStages, nullptr}});
    layout = MakePipelineLayout({set_layout}, kStages, 16);
    other_layout = MakePipelineLayout({other_set_layout});
    const std::vector<VkDescriptorPoolSize> sizes = {{VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, 1},
                                                     {VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, 1},
                                                     {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1}};
    set = MakeSet(set_layout, sizes);
    unwritten_set = MakeSet(set_layout, sizes);
    other_set = MakeSet(other_set_layout, sizes);
    WriteBuffer(set, 0, 0, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, uniforms);
    WriteImage(set, 1, 0, VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER, images[kTexture].image.view,
               VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL, MakeSampler());
    WriteBuffer(set, 2, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, storage);
    WriteBuffer(other_set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, storage);
}

void RecordingWorld::BeginTarget(VkCommandBuffer commands, VkRenderingFlags flags) {
    auto color = Make<VkRenderingAttachmentInfo>(VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
    color.imageView = images[kColor0].image.view;
    color.imageLayout = VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL;
    color.loadOp = VK_ATTACHMENT_LOAD_OP_LOAD;
    auto depth = color;
    depth.imageView = images[kDepth].image.view;
    depth.imageLayout = VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL;
    auto rendering = Make<VkRenderingInfo>(VK_STRUCTURE_TYPE_RENDERING_INFO);
    rendering.flags = flags;
    rendering.renderArea.extent = {kRecordingSize, kRecordingSize};
    rendering.layerCount = 1;
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachments = &color;
    rendering.pDepthAttachment = rendering.pStencilAttachment = &depth;
    vkCmdBeginRendering(commands, &rendering);
}

VkCommandBuffer RecordingWorld::RecordInTarget(const std::function<void(VkCommandBuffer)> &record) {
    auto inheritance = Make<VkCommandBufferInheritanceRenderingInfo>(
        VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
    inheritance.colorAttachmentCount = 1;
    inheritance.pColorAttachmentFormats = &kColorFormat;
    inheritance.depthAttachmentFormat = inheritance.stencilAttachmentFormat = kDepthFormat;
    inheritance.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    return RecordSecondary(record, &inheritance, VK_COMMAND_BUFFER_USAGE_RENDER_PASS_CONTINUE_BIT);
}

void RecordingWorld::MakePipelines() {
    compute = MakeComputePipeline(layout, MakeShader(recording_comp));
    VkShaderModule vertex = MakeShader(recording_vert), in_buffer = MakeShader(recording_vert_in_buffer);
    VkShaderModule fragment = MakeShader(recording_frag);
    for (TargetKind target : {kDynamicTarget, kPassTarget}) {
        for (PipelineName name : {kStaticPipeline, kDynamicPipeline, kVertexPipeline}) {
            pipelines[target][name] =
                MakePipeline(target, name, name == kVertexPipeline ? in_buffer : vertex, fragment);
        }
    }
}

VkPipeline RecordingWorld::MakePipeline(TargetKind target, PipelineName name, VkShaderModule vertex,
                                        VkShaderModule fragment) {
    VkPipelineShaderStageCreateInfo stages[2] = {};
    for (VkPipelineShaderStageCreateInfo &stage : stages) {
        stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
        stage.pName = "main";
    }
    stages[0].stage = VK_SHADER_STAGE_VERTEX_BIT;
    stages[0].module = vertex;
    stages[1].stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    stages[1].module = fragment;

    GraphicsState state({kRecordingSize, kRecordingSize});
    const VkVertexInputBindingDescription binding = {0, 16, VK_VERTEX_INPUT_RATE_VERTEX};
    const VkVertexInputAttributeDescription attribute = {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0};
    if (name == kVertexPipeline) {
        state.input.vertexBindingDescriptionCount = 1;
        state.input.pVertexBindingDescriptions = &binding;
        state.input.vertexAttributeDescriptionCount = 1;
        state.input.pVertexAttributeDescriptions = &attribute;
    }
    auto depth = Make<VkPipelineDepthStencilStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO);
    depth.depthTestEnable = VK_TRUE;
    depth.depthCompareOp = VK_COMPARE_OP_LESS;
    const VkDynamicState states[] = {VK_DYNAMIC_STATE_VIEWPORT, VK_DYNAMIC_STATE_SCISSOR,
                                     VK_DYNAMIC_STATE_CULL_MODE, VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE,
                                     VK_DYNAMIC_STATE_DEPTH_BIAS};
    auto dynamic =
        Make<VkPipelineDynamicStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
    dynamic.dynamicStateCount = sizeof states / sizeof states[0];
    dynamic.pDynamicStates = states;

    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    state.raster.depthBiasEnable = name == kDynamicPipeline;
    state.Apply(&info);
    info.stageCount = 2;
    info.pStages = stages;
    info.layout = layout;
    info.pDepthStencilState = &depth;
    info.pDynamicState = name == kDynamicPipeline ? &dynamic : nullptr;
    auto rendering = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    rendering.colorAttachmentCount = 1;
    rendering.pColorAttachmentFormats = &kColorFormat;
    rendering.depthAttachmentFormat = rendering.stencilAttachmentFormat = kDepthFormat;
    if (target == kDynamicTarget) {
        info.pNext = &rendering;
    } else {
        info.renderPass = render_pass;
    }
    VkPipeline made = VK_NULL_HANDLE;
    Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &made),
          "vkCreateGraphicsPipelines");
    Defer([this, made] { vkDestroyPipeline(device(), made, nullptr); });
    return made;
}

} // namespace wd::testing
