// Ray tracing: a box in front of the rays, a pipeline with one shader of each stage, and its shader binding table.
#include <cstring>

#include "testing/stages/stages.h"

namespace wd::testing::stages {
namespace {

constexpr VkBufferUsageFlags kBuildInput =
    VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;

VkAccelerationStructureGeometryKHR Geometry(VkGeometryTypeKHR type) {
    auto geometry =
        Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
    geometry.geometryType = type;
    geometry.flags = VK_GEOMETRY_NO_DUPLICATE_ANY_HIT_INVOCATION_BIT_KHR;
    return geometry;
}

VkRayTracingShaderGroupCreateInfoKHR ShaderGroup(uint32_t shader) {
    auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
        VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
    group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
    group.generalShader = shader;
    group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
    return group;
}

VkDeviceSize AlignUp(VkDeviceSize value, VkDeviceSize alignment) {
    return (value + alignment - 1) / alignment * alignment;
}

} // namespace

VkAccelerationStructureKHR Session::BuildStructure(VkAccelerationStructureTypeKHR type,
                                                   const VkAccelerationStructureGeometryKHR &geometry) {
    auto build = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
    build.type = type;
    build.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
    build.geometryCount = 1;
    build.pGeometries = &geometry;
    const uint32_t one = 1;
    auto sizes = Make<VkAccelerationStructureBuildSizesInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR);
    DeviceProc<PFN_vkGetAccelerationStructureBuildSizesKHR>("vkGetAccelerationStructureBuildSizesKHR")(
        device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &build, &one, &sizes);

    auto info =
        Make<VkAccelerationStructureCreateInfoKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
    info.buffer = MakeAddressedBuffer(sizes.accelerationStructureSize,
                                      VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR)
                      .handle;
    info.size = sizes.accelerationStructureSize;
    info.type = type;
    VkAccelerationStructureKHR structure;
    Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
              device(), &info, nullptr, &structure),
          "vkCreateAccelerationStructureKHR");
    Defer([destroy = DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR"),
           device = device(), structure] { destroy(device, structure, nullptr); });

    auto properties = Make<VkPhysicalDeviceAccelerationStructurePropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR);
    auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    all.pNext = &properties;
    vkGetPhysicalDeviceProperties2(physical_device(), &all);
    const VkDeviceSize alignment = properties.minAccelerationStructureScratchOffsetAlignment;
    Buffer scratch =
        MakeAddressedBuffer(sizes.buildScratchSize + alignment, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    build.dstAccelerationStructure = structure;
    build.scratchData.deviceAddress = AlignUp(AddressOf(scratch), alignment);
    VkAccelerationStructureBuildRangeInfoKHR range = {1, 0, 0, 0};
    const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
    VkCommandBuffer commands = Begin();
    DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR")(
        commands, 1, &build, &ranges);
    Check(Submit(commands), "vkQueueSubmit");
    return structure;
}

// MakeScene makes a box of 4 x 2 x 1, one unit in front of the rays.
void Session::MakeScene() {
    const VkAabbPositionsKHR box = {0.0f, 0.0f, 0.0f, 4.0f, 2.0f, 1.0f};
    std::vector<uint32_t> box_words(sizeof box / sizeof(uint32_t));
    memcpy(box_words.data(), &box, sizeof box);
    VkAccelerationStructureGeometryKHR boxes = Geometry(VK_GEOMETRY_TYPE_AABBS_KHR);
    boxes.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
    boxes.geometry.aabbs.data.deviceAddress =
        AddressOf(MakeAddressedBuffer(sizeof box, kBuildInput, box_words));
    boxes.geometry.aabbs.stride = sizeof box;
    auto address_info = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
    address_info.accelerationStructure =
        BuildStructure(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, boxes);

    VkAccelerationStructureInstanceKHR instance = {};
    for (uint32_t i = 0; i < 3; i++) {
        instance.transform.matrix[i][i] = 1.0f;
    }
    instance.mask = 0xff;
    instance.accelerationStructureReference = DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>(
        "vkGetAccelerationStructureDeviceAddressKHR")(device(), &address_info);
    std::vector<uint32_t> instance_words(sizeof instance / sizeof(uint32_t));
    memcpy(instance_words.data(), &instance, sizeof instance);
    VkAccelerationStructureGeometryKHR instances = Geometry(VK_GEOMETRY_TYPE_INSTANCES_KHR);
    instances.geometry.instances = Make<VkAccelerationStructureGeometryInstancesDataKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR);
    instances.geometry.instances.data.deviceAddress =
        AddressOf(MakeAddressedBuffer(sizeof instance, kBuildInput, instance_words));
    VkAccelerationStructureKHR scene =
        BuildStructure(VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, instances);

    scene_layout_ = MakeSetLayout(
        {{0, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1, VK_SHADER_STAGE_RAYGEN_BIT_KHR, nullptr}});
    scene_set_ = MakeSet(scene_layout_, {{VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1}});
    auto structures = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
    structures.accelerationStructureCount = 1;
    structures.pAccelerationStructures = &scene;
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.pNext = &structures;
    write.dstSet = scene_set_;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
}

// The order of the shaders is that of the rows: ray generation, intersection, any hit, closest hit, miss, callable.
VkPipeline Session::MakeRays() {
    MakeScene();
    rays_layout_ = MakePipelineLayout({set_layout_, scene_layout_}, stages_, kPushWords * sizeof(uint32_t));
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
    info.stageCount = static_cast<uint32_t>(stages.size());
    info.pStages = stages.data();
    info.groupCount = 4;
    info.pGroups = groups;
    info.maxPipelineRayRecursionDepth = 1;
    info.layout = rays_layout_;
    VkPipeline pipeline;
    Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
              device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
          "vkCreateRayTracingPipelinesKHR");
    Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
    MakeShaderTable(pipeline);
    return pipeline;
}

void Session::MakeShaderTable(VkPipeline pipeline) {
    auto properties = Make<VkPhysicalDeviceRayTracingPipelinePropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
    auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    all.pNext = &properties;
    vkGetPhysicalDeviceProperties2(physical_device(), &all);
    const uint32_t size = properties.shaderGroupHandleSize;
    const VkDeviceSize stride = AlignUp(size, properties.shaderGroupBaseAlignment);
    std::vector<uint8_t> handles(4 * size);
    Check(DeviceProc<PFN_vkGetRayTracingShaderGroupHandlesKHR>("vkGetRayTracingShaderGroupHandlesKHR")(
              device(), pipeline, 0, 4, handles.size(), handles.data()),
          "vkGetRayTracingShaderGroupHandlesKHR");
    Buffer table = MakeAddressedBuffer(5 * stride, VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR);
    const VkDeviceAddress start = AddressOf(table);
    const VkDeviceAddress first = AlignUp(start, stride);
    for (uint32_t i = 0; i < 4; i++) {
        memcpy(reinterpret_cast<uint8_t *>(table.words) + (first - start) + i * stride, &handles[i * size],
               size);
        shader_table_[i] = {first + i * stride, stride, stride};
    }
}

void Session::TraceRays(VkCommandBuffer commands) {
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, rays_layout_, 1, 1, &scene_set_,
                            0, nullptr);
    DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &shader_table_[0], &shader_table_[1],
                                                           &shader_table_[2], &shader_table_[3], 4, 2, 1);
}

} // namespace wd::testing::stages
