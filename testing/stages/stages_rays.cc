// Ray tracing: a box in the path of the rays, a pipeline with one shader of each stage, and its shader binding table.
#include "testing/stages/stages.h"

namespace wd::testing::stages {
namespace {

VkRayTracingShaderGroupCreateInfoKHR ShaderGroup(uint32_t shader) {
    auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
        VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
    group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
    group.generalShader = shader;
    group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
    return group;
}

} // namespace

// The order of the shaders is that of the rows: ray generation, intersection, any hit, closest hit, miss, callable.
VkPipeline Session::MakeRays() {
    constexpr VkShaderStageFlags kTracing =
        VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR;
    scene_layout_ = MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1, kTracing, nullptr}});
    scene_set_ = MakeSet(scene_layout_, {{VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1}});
    WriteStructure(scene_set_, 0, 0, scene_ ? scene_ : MakeScene());
    rays_layout_ = MakeLayout({set_layout_, scene_layout_});
    const std::vector<VkPipelineShaderStageCreateInfo> stages = LoadStages(Group::kRays);
    VkRayTracingShaderGroupCreateInfoKHR groups[] = {ShaderGroup(0), ShaderGroup(4), ShaderGroup(0),
                                                     ShaderGroup(5)};
    groups[2].type = VK_RAY_TRACING_SHADER_GROUP_TYPE_PROCEDURAL_HIT_GROUP_KHR;
    groups[2].generalShader = VK_SHADER_UNUSED_KHR;
    groups[2].intersectionShader = 1;
    groups[2].anyHitShader = 2;
    groups[2].closestHitShader = 3;
    auto info =
        Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
    // The scene has no triangles.
    info.flags = place_.suite == Suite::kOperations && features_.culling
                     ? VK_PIPELINE_CREATE_RAY_TRACING_SKIP_TRIANGLES_BIT_KHR
                     : 0;
    info.stageCount = static_cast<uint32_t>(stages.size());
    info.pStages = stages.data();
    info.groupCount = 4;
    info.pGroups = groups;
    info.maxPipelineRayRecursionDepth = place_.suite == Suite::kOperations ? 2 : 1;
    info.layout = rays_layout_;
    VkPipeline pipeline;
    Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
              device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateRayTracingPipelinesKHR");
    Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    for (uint32_t i = 0; i < 4; i++) {
        shader_table_[i] = i ? shader_table_[i - 1] : MakeShaderTable(pipeline, 4);
        shader_table_[i].deviceAddress += i ? shader_table_[i].stride : 0;
    }
    return pipeline;
}

void Session::TraceRays(VkCommandBuffer commands) {
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, rays_layout_, 1, 1, &scene_set_,
                            0, nullptr);
    DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &shader_table_[0], &shader_table_[1],
                                                           &shader_table_[2], &shader_table_[3], 4, 2, 1);
}

} // namespace wd::testing::stages
