// Ray tracing pipelines, their shader groups, and traces.
#include "testing/shaders/test_shaders.h"
#include "vk/core/acceleration/acceleration_fixture.h"
#include "vk/core/acceleration/acceleration_shaders.h"

namespace wd::testing {
namespace {

constexpr uint32_t kUnused = VK_SHADER_UNUSED_KHR;

class RayPipelinesTest : public AccelerationTest {
  protected:
    // Stages of MakeRays, by index.
    enum Stage : uint32_t { kGenerate, kMiss, kClosest, kAny, kIntersect };

    static VkRayTracingShaderGroupCreateInfoKHR General(uint32_t shader) {
        auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.generalShader = shader;
        group.closestHitShader = group.anyHitShader = group.intersectionShader = kUnused;
        return group;
    }
    static VkRayTracingShaderGroupCreateInfoKHR Hit(uint32_t closest, uint32_t any,
                                                    uint32_t intersection = kUnused) {
        VkRayTracingShaderGroupCreateInfoKHR group = General(kUnused);
        group.type = intersection == kUnused ? VK_RAY_TRACING_SHADER_GROUP_TYPE_TRIANGLES_HIT_GROUP_KHR
                                             : VK_RAY_TRACING_SHADER_GROUP_TYPE_PROCEDURAL_HIT_GROUP_KHR;
        group.closestHitShader = closest;
        group.anyHitShader = any;
        group.intersectionShader = intersection;
        return group;
    }
    VkPipeline MakeRays(const std::vector<VkRayTracingShaderGroupCreateInfoKHR> &groups,
                        VkPipelineCreateFlags flags = 0, uint32_t first_stage = 0) {
        const std::pair<VkShaderStageFlagBits, VkShaderModule> shaders[] = {
            {VK_SHADER_STAGE_RAYGEN_BIT_KHR, MakeShader(rays_generate)},
            {VK_SHADER_STAGE_MISS_BIT_KHR, MakeShader(rays_miss)},
            {VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR, MakeShader(rays_closest)},
            {VK_SHADER_STAGE_ANY_HIT_BIT_KHR, MakeShader(rays_any)},
            {VK_SHADER_STAGE_INTERSECTION_BIT_KHR, MakeShader(rays_intersect)},
        };
        std::vector<VkPipelineShaderStageCreateInfo> stages;
        for (const auto &[stage, module] : shaders) {
            auto info =
                Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
            info.stage = stage;
            info.module = module;
            info.pName = "main";
            stages.push_back(info);
        }
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.flags = flags;
        info.stageCount = static_cast<uint32_t>(stages.size()) - first_stage;
        info.pStages = stages.data() + first_stage;
        info.groupCount = static_cast<uint32_t>(groups.size());
        info.pGroups = groups.data();
        info.maxPipelineRayRecursionDepth = 1;
        info.layout = MakePipelineLayout({});
        VkPipeline made = VK_NULL_HANDLE;
        DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
            device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &made);
        Defer([this, made] { vkDestroyPipeline(device(), made, nullptr); });
        return made;
    }
};

TEST_F(RayPipelinesTest, BasesAreBefore) {
    WD_START_RAYS();
    auto stage = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
    stage.stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
    stage.module = MakeShader(rays_generate);
    stage.pName = "main";
    const VkRayTracingShaderGroupCreateInfoKHR group = General(0);
    auto info =
        Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
    info.stageCount = info.groupCount = 1;
    info.pStages = &stage;
    info.pGroups = &group;
    info.maxPipelineRayRecursionDepth = 1;
    info.layout = MakePipelineLayout({});
    info.basePipelineIndex = -1;
    VkRayTracingPipelineCreateInfoKHR infos[2] = {info, info};
    const auto create = [&] {
        VkPipeline made[2] = {};
        DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
            device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 2, infos, nullptr, made);
        vkDestroyPipeline(device(), made[0], nullptr);
        vkDestroyPipeline(device(), made[1], nullptr);
    };
    infos[0].flags = VK_PIPELINE_CREATE_ALLOW_DERIVATIVES_BIT;
    infos[1].flags = VK_PIPELINE_CREATE_DERIVATIVE_BIT;
    infos[1].basePipelineIndex = 0;
    create();
    ExpectSilence();
    infos[0].flags = 0;
    create();
    ExpectOnly("vkCreateRayTracingPipelinesKHR-flags-03416",
               "pCreateInfos[1].basePipelineIndex is 0, the flags of");
    infos[1].basePipelineIndex = 1;
    create();
    ExpectOnly("vkCreateRayTracingPipelinesKHR-flags-03415", "pCreateInfos[1].basePipelineIndex is 1");
}

TEST_F(RayPipelinesTest, GroupsNameShadersOfTheirStages) {
    WD_START_RAYS();
    MakeRays({General(kGenerate), General(kMiss), Hit(kClosest, kAny), Hit(kUnused, kUnused, kIntersect)});
    ExpectSilence();
    MakeRays({General(kClosest)});
    ExpectOnly("VkRayTracingShaderGroupCreateInfoKHR-type-03474",
               "pCreateInfos[0].pGroups[0].generalShader is 2, and pStages[2] is "
               "VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR");
    MakeRays({General(kUnused)});
    ExpectOnly("VkRayTracingShaderGroupCreateInfoKHR-type-03474", "generalShader is VK_SHADER_UNUSED_KHR");
    MakeRays({General(5)});
    ExpectOnly("VkRayTracingShaderGroupCreateInfoKHR-type-03474", "generalShader is 5, stageCount is 5");
    MakeRays({Hit(kUnused, kUnused, kAny)});
    ExpectOnly("VkRayTracingShaderGroupCreateInfoKHR-type-03476", "intersectionShader is 3");
    MakeRays({Hit(kAny, kUnused)});
    ExpectOnly("VkRayTracingShaderGroupCreateInfoKHR-closestHitShader-03478", "closestHitShader is 3");
    MakeRays({Hit(kUnused, kClosest)});
    ExpectOnly("VkRayTracingShaderGroupCreateInfoKHR-anyHitShader-03479", "anyHitShader is 2");
}

TEST_F(RayPipelinesTest, FlagsExcludeUnusedShaders) {
    WD_START_RAYS();
    const VkPipelineCreateFlags any = VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_ANY_HIT_SHADERS_BIT_KHR,
                                closest = VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_BIT_KHR;
    MakeRays({Hit(kClosest, kAny)}, any | closest);
    ExpectSilence();
    MakeRays({Hit(kClosest, kUnused)}, any | closest);
    ExpectOnly("VkRayTracingPipelineCreateInfoKHR-flags-03470", "anyHitShader is VK_SHADER_UNUSED_KHR");
    MakeRays({Hit(kUnused, kAny)}, any | closest);
    ExpectOnly("VkRayTracingPipelineCreateInfoKHR-flags-03471", "closestHitShader is VK_SHADER_UNUSED_KHR");
}

TEST_F(RayPipelinesTest, DispatchesHaveOtherPipelines) {
    WD_START_RAYS();
    MakeRays({General(kGenerate)}, VK_PIPELINE_CREATE_DISPATCH_BASE_BIT);
    ExpectOnly("vkCreateRayTracingPipelinesKHR-flags-03816", "VK_PIPELINE_CREATE_DISPATCH_BASE_BIT");
}

TEST_F(RayPipelinesTest, AStageGeneratesRays) {
    WD_START_RAYS();
    MakeRays({General(0)}, 0, kMiss);
    ExpectOnly("VkRayTracingPipelineCreateInfoKHR-stage-03425", "no stage is VK_SHADER_STAGE_RAYGEN_BIT_KHR");
}

TEST_F(RayPipelinesTest, HandlesOfGroups) {
    WD_START_RAYS();
    const auto get =
        DeviceProc<PFN_vkGetRayTracingShaderGroupHandlesKHR>("vkGetRayTracingShaderGroupHandlesKHR");
    const auto stack =
        DeviceProc<PFN_vkGetRayTracingShaderGroupStackSizeKHR>("vkGetRayTracingShaderGroupStackSizeKHR");
    const VkPipeline pipeline = MakeRays({General(kGenerate), General(kMiss)});
    uint8_t data[128];
    get(device(), pipeline, 0, 2, 64, data);
    stack(device(), pipeline, 1, VK_SHADER_GROUP_SHADER_GENERAL_KHR);
    ExpectSilence();
    get(device(), pipeline, 1, 2, 64, data);
    ExpectOnly("vkGetRayTracingShaderGroupHandlesKHR-firstGroup-02419",
               "firstGroup is 1, groupCount is 2, the number of shader groups in pipeline is 2");
    get(device(), pipeline, 2, 1, 64, data);
    ExpectOnly("vkGetRayTracingShaderGroupHandlesKHR-firstGroup-04050", "firstGroup is 2");
    get(device(), pipeline, 0, 2, 63, data);
    ExpectOnly("vkGetRayTracingShaderGroupHandlesKHR-dataSize-02420", "dataSize is 63, groupCount is 2");
    stack(device(), pipeline, 2, VK_SHADER_GROUP_SHADER_GENERAL_KHR);
    ExpectOnly("vkGetRayTracingShaderGroupStackSizeKHR-group-03608", "group is 2");
}

TEST_F(RayPipelinesTest, TablesOfTraces) {
    WD_START_RAYS();
    const auto trace = DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR");
    const VkPipeline pipeline = MakeRays({General(kGenerate)});
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline);
    VkStridedDeviceAddressRegionKHR table = {0x10000, 64, 64};
    const VkStridedDeviceAddressRegionKHR none = {};
    trace(commands, &table, &none, &none, &none, 16, 16, 1);
    ExpectSilence();
    table.stride = 32;
    trace(commands, &table, &none, &none, &none, 16, 16, 1);
    ExpectOnly("vkCmdTraceRaysKHR-size-04023",
               "pRayGenShaderBindingTable->size is 64, pRayGenShaderBindingTable->stride is 32");
    table = {0x10008, 64, 64};
    trace(commands, &table, &none, &none, &none, 16, 16, 1);
    ExpectOnly("vkCmdTraceRaysKHR-pRayGenShaderBindingTable-03682", "shaderGroupBaseAlignment is 16");
}

TEST_F(RayPipelinesTest, TablesAreInBuffersForThem) {
    WD_START_RAYS();
    const auto trace = DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR");
    const VkBufferUsageFlags address = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                             table = VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR;
    const VkDeviceAddress good = AddressOf(MakeBuffer(256, address | table).handle),
                          bad = AddressOf(MakeBuffer(256, address).handle);
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, MakeRays({General(kGenerate)}));
    const std::string prefix = "vkCmdTraceRaysKHR-";
    const char *const ids[] = {"pRayGenShaderBindingTable-03681", "pMissShaderBindingTable-03684",
                               "pHitShaderBindingTable-03688", "pCallableShaderBindingTable-03692"};
    for (int i = 0; i < 4; i++) {
        VkStridedDeviceAddressRegionKHR tables[4] = {{good, 64, 64}, {}, {}, {}};
        tables[i] = {good + 192, 64, 64};
        trace(commands, &tables[0], &tables[1], &tables[2], &tables[3], 16, 16, 1);
        ExpectSilence();
        tables[i].deviceAddress = bad;
        trace(commands, &tables[0], &tables[1], &tables[2], &tables[3], 16, 16, 1);
        ExpectOnly(prefix + ids[i], "which was created without VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR");
        trace(commands, &tables[0], &tables[1], &tables[2], &tables[3], 16, 16, 1);
        ExpectOnly(prefix + ids[i], "ShaderBindingTable->deviceAddress is 0x");
    }
    const VkStridedDeviceAddressRegionKHR generation = {good, 64, 64}, miss = {good + 192, 64, 128},
                                          none = {};
    trace(commands, &generation, &miss, &none, &none, 16, 16, 1);
    ExpectOnly("VkStridedDeviceAddressRegionKHR-size-04631",
               "pMissShaderBindingTable->size is 128, deviceAddress is 0x");
}

TEST_F(RayPipelinesTest, AddressesOfIndirectTraces) {
    WD_START_RAYS();
    const auto trace = DeviceProc<PFN_vkCmdTraceRaysIndirectKHR>("vkCmdTraceRaysIndirectKHR");
    const VkBufferUsageFlags address = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const VkDeviceAddress good =
                              AddressOf(MakeBuffer(64, address | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT).handle),
                          bad = AddressOf(MakeBuffer(64, address).handle);
    const VkStridedDeviceAddressRegionKHR generation = {0x10000, 64, 64}, none = {};
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, MakeRays({General(kGenerate)}));
    trace(commands, &generation, &none, &none, &none, good + 52);
    ExpectSilence();
    trace(commands, &generation, &none, &none, &none, good + 56);
    ExpectOnly("vkCmdTraceRaysIndirectKHR-indirectDeviceAddress-03636",
               "of which 8 bytes follow the address, and the command reads 12");
    trace(commands, &generation, &none, &none, &none, bad);
    ExpectOnly("vkCmdTraceRaysIndirectKHR-indirectDeviceAddress-03633",
               "which was created without VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT");
}

TEST_F(RayPipelinesTest, PipelinesWithoutNullShadersHaveATableOfHits) {
    WD_START_RAYS();
    const auto trace = DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR");
    const VkPipelineCreateFlags closest = VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_CLOSEST_HIT_SHADERS_BIT_KHR,
                                intersection =
                                    VK_PIPELINE_CREATE_RAY_TRACING_NO_NULL_INTERSECTION_SHADERS_BIT_KHR;
    const VkStridedDeviceAddressRegionKHR table = {0x10000, 64, 64}, none = {};
    const auto record = [&](VkPipelineCreateFlags flags, const VkStridedDeviceAddressRegionKHR &hits) {
        const VkCommandBuffer commands = Begin();
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR,
                          MakeRays({General(kGenerate)}, flags));
        trace(commands, &table, &none, &hits, &none, 16, 16, 1);
    };
    record(0, none);
    record(closest | intersection, table);
    ExpectSilence();
    record(closest, none);
    ExpectOnly("vkCmdTraceRaysKHR-flags-03696", "pHitShaderBindingTable->deviceAddress is 0");
    record(intersection, none);
    ExpectOnly("vkCmdTraceRaysKHR-flags-03697", "NO_NULL_INTERSECTION_SHADERS_BIT_KHR");
}

TEST_F(RayPipelinesTest, HandlesAreOfRayTracingPipelines) {
    WD_START_RAYS();
    const VkPipeline compute = MakeComputePipeline(MakePipelineLayout({}), MakeShader(minimal));
    uint8_t data[128];
    DeviceProc<PFN_vkGetRayTracingShaderGroupHandlesKHR>("vkGetRayTracingShaderGroupHandlesKHR")(
        device(), compute, 0, 1, 64, data);
    ExpectMessage("VUID-vkGetRayTracingShaderGroupHandlesKHR-pipeline-04619",
                  "its bind point is VK_PIPELINE_BIND_POINT_COMPUTE");
    ExpectSilence();
    DeviceProc<PFN_vkGetRayTracingShaderGroupStackSizeKHR>("vkGetRayTracingShaderGroupStackSizeKHR")(
        device(), compute, 0, VK_SHADER_GROUP_SHADER_GENERAL_KHR);
    ExpectMessage("VUID-vkGetRayTracingShaderGroupStackSizeKHR-pipeline-04622",
                  "its bind point is VK_PIPELINE_BIND_POINT_COMPUTE");
    ExpectSilence();
    DeviceProc<PFN_vkGetRayTracingCaptureReplayShaderGroupHandlesKHR>(
        "vkGetRayTracingCaptureReplayShaderGroupHandlesKHR")(device(), compute, 0, 1, 64, data);
    ExpectMessage("VUID-vkGetRayTracingCaptureReplayShaderGroupHandlesKHR-pipeline-04620",
                  "its bind point is VK_PIPELINE_BIND_POINT_COMPUTE");
    ExpectMessage("VUID-vkGetRayTracingCaptureReplayShaderGroupHandlesKHR-"
                  "rayTracingPipelineShaderGroupHandleCaptureReplay-03606",
                  "not enabled");
    ClearMessages();
}

TEST_F(RayPipelinesTest, HandlesForReplay) {
    WD_START_RAYS();
    const auto get = DeviceProc<PFN_vkGetRayTracingCaptureReplayShaderGroupHandlesKHR>(
        "vkGetRayTracingCaptureReplayShaderGroupHandlesKHR");
    auto limits = Make<VkPhysicalDeviceRayTracingPipelinePropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    const size_t size = limits.shaderGroupHandleCaptureReplaySize;
    const VkPipeline pipeline = MakeRays({General(kGenerate), General(kMiss)});
    std::vector<uint8_t> data(4 * size + 64);
    const std::string prefix = "VUID-vkGetRayTracingCaptureReplayShaderGroupHandlesKHR-";
    // Each call lacks the feature and the flag of the pipeline, too.
    get(device(), pipeline, 1, 2, data.size(), data.data());
    ExpectMessage(prefix + "firstGroup-03483", "firstGroup is 1, groupCount is 2");
    ClearMessages();
    get(device(), pipeline, 2, 1, data.size(), data.data());
    ExpectMessage(prefix + "firstGroup-04051", "firstGroup is 2");
    ClearMessages();
    if (size) {
        get(device(), pipeline, 0, 2, 2 * size - 1, data.data());
        ExpectMessage(prefix + "dataSize-03484", "groupCount is 2");
    }
    ClearMessages();
}

TEST_F(RayPipelinesTest, TracesAreBelowTheLimit) {
    WD_START_RAYS();
    const auto trace = DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR");
    const VkPipeline pipeline = MakeRays({General(kGenerate)});
    const VkCommandBuffer commands = Begin();
    vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline);
    const VkStridedDeviceAddressRegionKHR table = {0x10000, 64, 64}, none = {};
    trace(commands, &table, &none, &none, &none, 1024, 1024, 1);
    ExpectSilence();
    trace(commands, &table, &none, &none, &none, 1024, 1024, 2);
    ExpectOnly("vkCmdTraceRaysKHR-width-03641", "maxRayDispatchInvocationCount is");
}

TEST_F(RayPipelinesTest, StagesAreOfRayTracing) {
    WD_START_RAYS();
    VkPipelineShaderStageCreateInfo stages[2] = {};
    for (VkPipelineShaderStageCreateInfo &stage : stages) {
        stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
        stage.pName = "main";
    }
    stages[0].stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
    stages[0].module = MakeShader(rays_generate);
    stages[1].stage = VK_SHADER_STAGE_COMPUTE_BIT;
    stages[1].module = MakeShader(minimal);
    const VkRayTracingShaderGroupCreateInfoKHR group = General(0);
    auto info =
        Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
    info.pStages = stages;
    info.groupCount = 1;
    info.pGroups = &group;
    info.maxPipelineRayRecursionDepth = 1;
    info.layout = MakePipelineLayout({});
    for (uint32_t count = 1; count <= 2; count++) {
        ExpectSilence();
        info.stageCount = count;
        VkPipeline made = VK_NULL_HANDLE;
        DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
            device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &made);
        vkDestroyPipeline(device(), made, nullptr);
    }
    ExpectOnly("VkRayTracingPipelineCreateInfoKHR-stage-06899", "stage is VK_SHADER_STAGE_COMPUTE_BIT");
}

} // namespace
} // namespace wd::testing
