#include "vk/syncval/testing/peer/peer_draw.h"

#include "vk/syncval/testing/peer/peer_player.h"
#include "vk/syncval/testing/peer/peer_shaders.h"

namespace warden {

using wd::testing::Make;

void Player::MakeDrawShaders() {
    DrawObjects &made = draws_;
    made.plain_vertex = MakeShader(peer_draw_plain_vert);
    made.vertices = MakeShader(peer_draw_vertices_vert);
    made.read_vertex = MakeShader(peer_draw_read_buffer_vert);
    made.plain_fragment = MakeShader(peer_draw_plain_frag);
    made.input = MakeShader(peer_draw_input_frag);
    made.fragments[static_cast<uint32_t>(Use::kReadBuffer)] = MakeShader(peer_draw_read_buffer_frag);
    made.fragments[static_cast<uint32_t>(Use::kWriteBuffer)] = MakeShader(peer_draw_write_buffer_frag);
    made.fragments[static_cast<uint32_t>(Use::kReadUniform)] = MakeShader(peer_draw_read_uniform_frag);
    made.input_layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, 1, VK_SHADER_STAGE_FRAGMENT_BIT, nullptr}});
    for (uint32_t i = 0; i < kNumUses; i++) {
        made.layouts[i] = MakePipelineLayout({uses_[i].set_layout, made.input_layout});
    }
}

VkPipeline Player::PipelineOf(const Draw &draw) {
    const PassSubpass &subpass = pass_->subpasses[subpass_];
    const uint32_t use = static_cast<uint32_t>(draw.resource.use);
    auto vertex = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    vertex.stage = VK_SHADER_STAGE_VERTEX_BIT;
    vertex.module = draw.num_vertices > 0                     ? draws_.vertices
                    : draw.stage & VK_SHADER_STAGE_VERTEX_BIT ? draws_.read_vertex
                                                              : draws_.plain_vertex;
    vertex.pName = "main";
    auto fragment = vertex;
    fragment.stage = VK_SHADER_STAGE_FRAGMENT_BIT;
    fragment.module = draw.reads_input                            ? draws_.input
                      : draw.stage & VK_SHADER_STAGE_FRAGMENT_BIT ? draws_.fragments[use]
                                                                  : draws_.plain_fragment;
    const VkPipelineShaderStageCreateInfo stages[] = {vertex, fragment};
    wd::testing::GraphicsState state({pass_->edge, pass_->edge});
    const VkVertexInputBindingDescription binding = {0, kVertexSize, VK_VERTEX_INPUT_RATE_VERTEX};
    const VkVertexInputAttributeDescription attribute = {0, 0, VK_FORMAT_R32G32B32A32_SFLOAT, 0};
    state.input.vertexBindingDescriptionCount = state.input.vertexAttributeDescriptionCount =
        draw.num_vertices > 0;
    state.input.pVertexBindingDescriptions = &binding;
    state.input.pVertexAttributeDescriptions = &attribute;
    state.blend.attachmentCount = subpass.color.is_used();
    if (subpass.color.is_used()) {
        state.samples.rasterizationSamples = ImageSamples(pass_->attachments[subpass.color.attachment].image);
    } else if (subpass.depth.is_used()) {
        state.samples.rasterizationSamples = ImageSamples(pass_->attachments[subpass.depth.attachment].image);
    }
    auto tests = Make<VkPipelineDepthStencilStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO);
    tests.depthTestEnable = draw.tests_depth;
    tests.depthWriteEnable = draw.writes_depth;
    tests.depthCompareOp = VK_COMPARE_OP_LESS;
    tests.stencilTestEnable = draw.tests_stencil;
    tests.front = {
        VK_STENCIL_OP_KEEP, VK_STENCIL_OP_REPLACE, VK_STENCIL_OP_KEEP, VK_COMPARE_OP_LESS, 255, 255, 1};
    tests.back = tests.front;
    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    info.stageCount = 2;
    info.pStages = stages;
    state.Apply(&info);
    info.pDepthStencilState = &tests;
    info.layout = draws_.layouts[use];
    auto formats = Make<VkPipelineRenderingCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
    formats.colorAttachmentCount = subpass.color.is_used();
    formats.pColorAttachmentFormats = &kColorFormat;
    if (subpass.depth.is_used()) {
        const bool has_depth = pass_->depth_aspects & VK_IMAGE_ASPECT_DEPTH_BIT,
                   has_stencil = pass_->depth_aspects & VK_IMAGE_ASPECT_STENCIL_BIT;
        formats.depthAttachmentFormat = has_depth ? kDepthFormat : VK_FORMAT_UNDEFINED;
        formats.stencilAttachmentFormat = has_stencil ? kDepthFormat : VK_FORMAT_UNDEFINED;
    }
    if (pass_->is_rendering) {
        info.pNext = &formats;
    } else {
        info.renderPass = render_pass_;
        info.subpass = subpass_;
    }
    VkPipeline pipeline;
    Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateGraphicsPipelines");
    pipelines_.push_back(pipeline);
    return pipeline;
}

void Player::BindSetsOf(const Draw &draw) {
    const VkPipelineLayout layout = draws_.layouts[static_cast<uint32_t>(draw.resource.use)];
    if (draw.stage) {
        const VkDescriptorSet set = SetOf(draw.resource);
        vkCmdBindDescriptorSets(commands_, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 0, 1, &set,
                                IsDynamic(draw.resource.use), &draw.resource.dynamic_offset);
    }
    if (draw.reads_input) {
        const PassUse &input = pass_->subpasses[subpass_].input;
        const VkDescriptorSet set = TakeSet(sets_, draws_.input_layout);
        WriteImage(set, 0, 0, VK_DESCRIPTOR_TYPE_INPUT_ATTACHMENT, pass_views_[input.attachment],
                   input.layout);
        vkCmdBindDescriptorSets(commands_, VK_PIPELINE_BIND_POINT_GRAPHICS, layout, 1, 1, &set, 0, nullptr);
    }
}

void Player::RecordDraw(const Draw &draw) {
    vkCmdBindPipeline(commands_, VK_PIPELINE_BIND_POINT_GRAPHICS, PipelineOf(draw));
    BindSetsOf(draw);
    if (draw.num_vertices > 0) {
        const VkDeviceSize offset = 0;
        vkCmdBindVertexBuffers(commands_, 0, 1, &scene_.buffers[draw.vertex_buffer], &offset);
    }
    if (draw.num_indices > 0) {
        vkCmdBindIndexBuffer(commands_, scene_.buffers[draw.index_buffer], 0, VK_INDEX_TYPE_UINT16);
        vkCmdDrawIndexed(commands_, draw.num_indices, 1, draw.first_index, 0, 0);
    } else if (draw.num_arguments > 0) {
        vkCmdDrawIndirect(commands_, scene_.buffers[draw.argument_buffer], draw.argument_offset,
                          draw.num_arguments, sizeof(VkDrawIndirectCommand));
    } else {
        vkCmdDraw(commands_, draw.num_vertices > 0 ? draw.num_vertices : 3, 1, draw.first_vertex, 0);
    }
}

} // namespace warden
