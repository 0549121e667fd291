// Pipelines of the table, and the commands that run them.
#include "testing/stages/stages.h"

namespace wd::testing::stages {

// The components of gathers are specialization constants. The last one is invalid.
static const VkSpecializationInfo *Components(bool is_valid) {
    static const uint32_t components[] = {1, 4};
    static const VkSpecializationMapEntry entries[] = {{0, 0, 4}, {1, 4, 4}};
    static const VkSpecializationInfo valid = {1, entries, sizeof components, components},
                                      all = {2, entries, sizeof components, components};
    return is_valid ? &valid : &all;
}

std::vector<VkPipelineShaderStageCreateInfo> Session::LoadStages(Group group) {
    std::vector<VkPipelineShaderStageCreateInfo> stages;
    const auto add = [&](const Row &row) {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.stage = row.stage;
        stage.module = LoadShader(row.shader);
        stage.pName = "main";
        const bool is_valid = mode_ == Mode::kPlain || place_.valid_gathers;
        stage.pSpecializationInfo = place_.suite == Suite::kOperations ? Components(is_valid) : nullptr;
        stages.push_back(stage);
    };
    for (const Row &row : Rows()) {
        // The fragment shader follows mesh shaders, too.
        bool is_shared = group == Group::kMesh && row.stage == VK_SHADER_STAGE_FRAGMENT_BIT;
        if ((row.group == group || is_shared) && Lacks(row).empty()) {
            add(row);
        }
    }
    return stages;
}

VkPipeline Session::MakeGraphics(Group group) {
    const std::vector<VkPipelineShaderStageCreateInfo> stages = LoadStages(group);
    const bool has_patches = group == Group::kGraphics && features_.tessellation;
    GraphicsState state(target_.image.extent);
    state.assembly.topology =
        has_patches ? VK_PRIMITIVE_TOPOLOGY_PATCH_LIST : VK_PRIMITIVE_TOPOLOGY_TRIANGLE_LIST;
    auto patches = Make<VkPipelineTessellationStateCreateInfo>(
        VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO);
    patches.patchControlPoints = 3;

    auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
    info.stageCount = static_cast<uint32_t>(stages.size());
    info.pStages = stages.data();
    state.Apply(&info);
    if (group == Group::kGraphics) {
        info.pTessellationState = has_patches ? &patches : nullptr;
    } else {
        info.pVertexInputState = nullptr;
        info.pInputAssemblyState = nullptr;
    }
    info.layout = layout_;
    info.renderPass = target_.render_pass;
    VkPipeline pipeline;
    Check(vkCreateGraphicsPipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateGraphicsPipelines");
    Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    return pipeline;
}

VkPipeline Session::MakeCompute() {
    VkComputePipelineCreateInfo info = ComputeInfo(layout_, VK_NULL_HANDLE);
    info.stage = LoadStages(Group::kCompute).at(0);
    VkPipeline pipeline;
    Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateComputePipelines");
    Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    return pipeline;
}

static VkPipelineBindPoint BindPoint(Group group) {
    return group == Group::kCompute ? VK_PIPELINE_BIND_POINT_COMPUTE
           : group == Group::kRays  ? VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR
                                    : VK_PIPELINE_BIND_POINT_GRAPHICS;
}

// Draw draws the vertices that the shaders of the group need: see their `here`.
void Session::Draw(VkCommandBuffer commands, Group group) {
    BeginPass(commands, target_);
    if (group == Group::kMesh) {
        DeviceProc<PFN_vkCmdDrawMeshTasksEXT>("vkCmdDrawMeshTasksEXT")(commands, 2, 1, 1);
    } else {
        vkCmdDraw(commands, 6, 1, 0, 7);
    }
    vkCmdEndRenderPass(commands);
}

void Session::Record(VkCommandBuffer commands, Group group, const std::vector<uint32_t> &push) {
    const VkPipelineBindPoint point = BindPoint(group);
    const VkPipelineLayout layout = group == Group::kRays ? rays_layout_ : layout_;
    vkCmdBindPipeline(commands, point, PipelineOf(group));
    vkCmdBindDescriptorSets(commands, point, layout, 0, 1, &set_, 0, nullptr);
    vkCmdPushConstants(commands, layout, stages_, 0, uint32_t(push.size() * sizeof(uint32_t)), push.data());
    switch (group) {
    case Group::kGraphics:
    case Group::kMesh:
        Draw(commands, group);
        break;
    case Group::kCompute:
        vkCmdDispatch(commands, 2, 2, 1);
        break;
    case Group::kRays:
        TraceRays(commands);
        break;
    }
    auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                         &barrier, 0, nullptr, 0, nullptr);
}

} // namespace wd::testing::stages
