// The helpers of DeviceTest that make shaders, pipelines and targets, and that record dispatches and draws.
#include "testing/device/device.h"

namespace wd::testing {

VkShaderModule DeviceTest::MakeShader(const uint32_t *words, size_t num_words) {
    auto info = Make<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    info.codeSize = num_words * sizeof *words;
    info.pCode = words;
    VkShaderModule module;
    Check(vkCreateShaderModule(device_, &info, nullptr, &module), "vkCreateShaderModule");
    Defer([device = device_, module] { vkDestroyShaderModule(device, module, nullptr); });
    return module;
}

VkPipelineLayout DeviceTest::MakePipelineLayout(const std::vector<VkDescriptorSetLayout> &sets,
                                                VkShaderStageFlags push_stages, uint32_t push_size) {
    VkPushConstantRange range = {push_stages, 0, push_size};
    auto info = Make<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    info.setLayoutCount = static_cast<uint32_t>(sets.size());
    info.pSetLayouts = sets.data();
    info.pushConstantRangeCount = push_size ? 1 : 0;
    info.pPushConstantRanges = &range;
    VkPipelineLayout layout;
    Check(vkCreatePipelineLayout(device_, &info, nullptr, &layout), "vkCreatePipelineLayout");
    Defer([device = device_, layout] { vkDestroyPipelineLayout(device, layout, nullptr); });
    return layout;
}

static VkPipelineShaderStageCreateInfo Stage(VkShaderStageFlagBits stage, VkShaderModule module,
                                             const char *entry) {
    auto info = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    info.stage = stage;
    info.module = module;
    info.pName = entry;
    return info;
}

VkComputePipelineCreateInfo DeviceTest::ComputeInfo(VkPipelineLayout layout, VkShaderModule module,
                                                    const char *entry) {
    auto info = Make<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    info.stage = Stage(VK_SHADER_STAGE_COMPUTE_BIT, module, entry);
    info.layout = layout;
    info.basePipelineIndex = -1;
    return info;
}

VkPipeline DeviceTest::MakeComputePipeline(VkPipelineLayout layout, VkShaderModule module,
                                           const char *entry) {
    const VkComputePipelineCreateInfo info = ComputeInfo(layout, module, entry);
    VkPipeline pipeline;
    Check(vkCreateComputePipelines(device_, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateComputePipelines");
    Defer([device = device_, pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    return pipeline;
}

GraphicsState::GraphicsState(VkExtent2D extent)
    : input(Make<VkPipelineVertexInputStateCreateInfo>(
          VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO)),
      assembly(Make<VkPipelineInputAssemblyStateCreateInfo>(
          VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO)),
      viewport{0.0f, 0.0f, float(extent.width), float(extent.height), 0.0f, 1.0f}, scissor{{0, 0}, extent},
      viewports(
          Make<VkPipelineViewportStateCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO)),
      raster(Make<VkPipelineRasterizationStateCreateInfo>(
          VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO)),
      samples(Make<VkPipelineMultisampleStateCreateInfo>(
          VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO)),
      attachment{}, blend(Make<VkPipelineColorBlendStateCreateInfo>(
                        VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO)) {
    assembly.topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    viewports.viewportCount = viewports.scissorCount = 1;
    viewports.pViewports = &viewport;
    viewports.pScissors = &scissor;
    raster.lineWidth = 1.0f;
    samples.rasterizationSamples = VK_SAMPLE_COUNT_1_BIT;
    attachment.colorWriteMask = 0xf;
    blend.attachmentCount = 1;
    blend.pAttachments = &attachment;
}

void GraphicsState::Apply(VkGraphicsPipelineCreateInfo *info) const {
    info->pVertexInputState = &input;
    info->pInputAssemblyState = &assembly;
    info->pViewportState = &viewports;
    info->pRasterizationState = &raster;
    info->pMultisampleState = &samples;
    info->pColorBlendState = &blend;
}

static VkGraphicsPipelineCreateInfo GraphicsInfo(VkPipelineLayout layout, const Target &target,
                                                 const std::vector<VkPipelineShaderStageCreateInfo> &stages,
                                                 const GraphicsState &state) {
    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    info.stageCount = static_cast<uint32_t>(stages.size());
    info.pStages = stages.data();
    state.Apply(&info);
    info.layout = layout;
    info.renderPass = target.render_pass;
    return info;
}

VkPipeline DeviceTest::MakeGraphicsPipeline(VkPipelineLayout layout, VkShaderModule vertex,
                                            VkShaderModule fragment, const Target &target,
                                            const GraphicsState *state) {
    const std::vector<VkPipelineShaderStageCreateInfo> stages = {
        Stage(VK_SHADER_STAGE_VERTEX_BIT, vertex, "main"),
        Stage(VK_SHADER_STAGE_FRAGMENT_BIT, fragment, "main")};
    const GraphicsState own(target.image.extent);
    return CreateGraphicsPipeline(GraphicsInfo(layout, target, stages, state ? *state : own));
}

VkPipeline DeviceTest::MakeMeshPipeline(VkPipelineLayout layout, VkShaderModule task, VkShaderModule mesh,
                                        VkShaderModule fragment, const Target &target) {
    std::vector<VkPipelineShaderStageCreateInfo> stages = {
        Stage(VK_SHADER_STAGE_MESH_BIT_EXT, mesh, "main"),
        Stage(VK_SHADER_STAGE_FRAGMENT_BIT, fragment, "main")};
    if (task) {
        stages.push_back(Stage(VK_SHADER_STAGE_TASK_BIT_EXT, task, "main"));
    }
    const GraphicsState state(target.image.extent);
    VkGraphicsPipelineCreateInfo info = GraphicsInfo(layout, target, stages, state);
    info.pVertexInputState = nullptr;
    info.pInputAssemblyState = nullptr;
    return CreateGraphicsPipeline(info);
}

VkPipeline DeviceTest::CreateGraphicsPipeline(const VkGraphicsPipelineCreateInfo &info) {
    VkPipeline pipeline;
    Check(vkCreateGraphicsPipelines(device_, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateGraphicsPipelines");
    Defer([device = device_, pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    return pipeline;
}

static VkResult MakeRenderPass(VkDevice device, VkFormat format, VkRenderPass *render_pass) {
    VkAttachmentDescription attachment = {};
    attachment.format = format;
    attachment.samples = VK_SAMPLE_COUNT_1_BIT;
    attachment.loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR;
    attachment.storeOp = VK_ATTACHMENT_STORE_OP_STORE;
    attachment.stencilLoadOp = VK_ATTACHMENT_LOAD_OP_DONT_CARE;
    attachment.stencilStoreOp = VK_ATTACHMENT_STORE_OP_DONT_CARE;
    attachment.finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL;
    VkAttachmentReference reference = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass = {};
    subpass.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS;
    subpass.colorAttachmentCount = 1;
    subpass.pColorAttachments = &reference;
    VkSubpassDependency dependencies[2] = {};
    dependencies[0].srcSubpass = VK_SUBPASS_EXTERNAL;
    dependencies[0].srcStageMask =
        VK_PIPELINE_STAGE_TRANSFER_BIT | VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    dependencies[0].dstStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    dependencies[0].srcAccessMask = VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    dependencies[0].dstAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    dependencies[1].dstSubpass = VK_SUBPASS_EXTERNAL;
    dependencies[1].srcStageMask = VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT;
    dependencies[1].dstStageMask = VK_PIPELINE_STAGE_TRANSFER_BIT;
    dependencies[1].srcAccessMask = VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT;
    dependencies[1].dstAccessMask = VK_ACCESS_TRANSFER_READ_BIT;

    auto info = Make<VkRenderPassCreateInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
    info.attachmentCount = 1;
    info.pAttachments = &attachment;
    info.subpassCount = 1;
    info.pSubpasses = &subpass;
    info.dependencyCount = 2;
    info.pDependencies = dependencies;
    return vkCreateRenderPass(device, &info, nullptr, render_pass);
}

Target DeviceTest::MakeTarget(uint32_t width, uint32_t height, VkFormat format) {
    Target target;
    target.image = MakeImage(format, width, height,
                             VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
    Check(MakeRenderPass(device_, format, &target.render_pass), "vkCreateRenderPass");
    Defer([device = device_, pass = target.render_pass] { vkDestroyRenderPass(device, pass, nullptr); });
    auto info = Make<VkFramebufferCreateInfo>(VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
    info.renderPass = target.render_pass;
    info.attachmentCount = 1;
    info.pAttachments = &target.image.view;
    info.width = width;
    info.height = height;
    info.layers = 1;
    Check(vkCreateFramebuffer(device_, &info, nullptr, &target.framebuffer), "vkCreateFramebuffer");
    Defer([device = device_, handle = target.framebuffer] { vkDestroyFramebuffer(device, handle, nullptr); });
    return target;
}

static void BindAndPush(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipeline pipeline,
                        VkPipelineLayout layout, VkDescriptorSet set, const Push &push) {
    vkCmdBindPipeline(commands, point, pipeline);
    if (set) {
        vkCmdBindDescriptorSets(commands, point, layout, 0, 1, &set, 0, nullptr);
    }
    if (!push.words.empty()) {
        vkCmdPushConstants(commands, layout, push.stages, 0,
                           static_cast<uint32_t>(push.words.size() * sizeof(uint32_t)), push.words.data());
    }
}

VkCommandBuffer DeviceTest::RecordSecondary(const std::function<void(VkCommandBuffer)> &record,
                                            const void *inheritance_next, VkCommandBufferUsageFlags flags) {
    auto pool_info = Make<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    pool_info.queueFamilyIndex = queue_family_;
    VkCommandPool pool;
    Check(vkCreateCommandPool(device_, &pool_info, nullptr, &pool), "vkCreateCommandPool");
    Defer([device = device_, pool] { vkDestroyCommandPool(device, pool, nullptr); });
    auto info = Make<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    info.commandPool = pool;
    info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
    info.commandBufferCount = 1;
    VkCommandBuffer commands;
    Check(vkAllocateCommandBuffers(device_, &info, &commands), "vkAllocateCommandBuffers");
    auto inheritance =
        Make<VkCommandBufferInheritanceInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
    inheritance.pNext = inheritance_next;
    auto begin = Make<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    begin.flags = flags;
    begin.pInheritanceInfo = &inheritance;
    Check(vkBeginCommandBuffer(commands, &begin), "vkBeginCommandBuffer");
    record(commands);
    Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
    return commands;
}

void DeviceTest::RecordDispatch(VkCommandBuffer commands, VkPipeline pipeline, VkPipelineLayout layout,
                                VkDescriptorSet set, const Push &push, uint32_t groups_x) {
    BindAndPush(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline, layout, set, push);
    vkCmdDispatch(commands, groups_x, 1, 1);
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                         VK_PIPELINE_STAGE_HOST_BIT | VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0,
                         nullptr, 0, nullptr);
}

void DeviceTest::BeginPass(VkCommandBuffer commands, const Target &target) {
    const VkClearValue clear = {};
    auto begin = Make<VkRenderPassBeginInfo>(VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
    begin.renderPass = target.render_pass;
    begin.framebuffer = target.framebuffer;
    begin.renderArea = {{0, 0}, target.image.extent};
    begin.clearValueCount = 1;
    begin.pClearValues = &clear;
    vkCmdBeginRenderPass(commands, &begin, VK_SUBPASS_CONTENTS_INLINE);
}

void DeviceTest::RecordDraw(VkCommandBuffer commands, const Target &target, VkPipeline pipeline,
                            VkPipelineLayout layout, VkDescriptorSet set, const Push &push,
                            uint32_t num_vertices) {
    BeginPass(commands, target);
    BindAndPush(commands, VK_PIPELINE_BIND_POINT_GRAPHICS, pipeline, layout, set, push);
    vkCmdDraw(commands, num_vertices, 1, 0, 0);
    vkCmdEndRenderPass(commands);
}

void DeviceTest::RunDispatch(VkPipeline pipeline, VkPipelineLayout layout, VkDescriptorSet set,
                             const Push &push, uint32_t groups_x) {
    VkCommandBuffer commands = Begin();
    RecordDispatch(commands, pipeline, layout, set, push, groups_x);
    Check(Submit(commands), "vkQueueSubmit");
}

void DeviceTest::RunDraw(const Target &target, VkPipeline pipeline, VkPipelineLayout layout,
                         VkDescriptorSet set, const Push &push, uint32_t num_vertices) {
    VkCommandBuffer commands = Begin();
    RecordDraw(commands, target, pipeline, layout, set, push, num_vertices);
    Check(Submit(commands), "vkQueueSubmit");
}

} // namespace wd::testing
