// See rays.h.
#include "testing/device/rays.h"

#include <algorithm>
#include <cstring>

namespace wd::testing {
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

VkDeviceSize AlignUp(VkDeviceSize value, VkDeviceSize alignment) {
    return (value + alignment - 1) / alignment * alignment;
}

} // namespace

void RayFeatures::Enable(RayUse use, Options *options) {
    vulkan12.bufferDeviceAddress = structures.accelerationStructure = VK_TRUE;
    vulkan12.pNext = &structures;
    options->device_next = &vulkan12;
    std::vector<const char *> &extensions = options->device_extensions;
    extensions.insert(extensions.end(), {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                         VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME});
    if (use == RayUse::kPipelines) {
        extensions.push_back(VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME);
        structures.pNext = &pipelines;
        pipelines.rayTracingPipeline = VK_TRUE;
    } else if (use == RayUse::kQueries) {
        extensions.push_back(VK_KHR_RAY_QUERY_EXTENSION_NAME);
        structures.pNext = &queries;
        queries.rayQuery = VK_TRUE;
    }
}

void RayTest::StartRays(Options options) {
    StartInstance(options);
    if (IsSkipped()) {
        return;
    }
    VkPhysicalDeviceRayQueryFeaturesKHR &queries = ray_features_.queries;
    void **const last = &ray_features_.pipelines.pNext;
    has_queries_ = HasDeviceExtension(VK_KHR_RAY_QUERY_EXTENSION_NAME);
    if (has_queries_) {
        options.device_extensions.push_back(VK_KHR_RAY_QUERY_EXTENSION_NAME);
        queries.rayQuery = VK_TRUE;
        queries.pNext = *last;
        *last = &queries;
    }
    StartDevice(options);
    if (has_queries_) {
        *last = queries.pNext;
    }
}

bool RayTest::HasDeviceExtension(const char *name) const {
    uint32_t count = 0;
    vkEnumerateDeviceExtensionProperties(physical_device(), nullptr, &count, nullptr);
    std::vector<VkExtensionProperties> extensions(count);
    vkEnumerateDeviceExtensionProperties(physical_device(), nullptr, &count, extensions.data());
    return std::any_of(extensions.begin(), extensions.end(), [name](const VkExtensionProperties &it) {
        return strcmp(it.extensionName, name) == 0;
    });
}

Buffer RayTest::MakeAddressedBuffer(VkDeviceSize size, VkBufferUsageFlags usage,
                                    const std::vector<uint32_t> &words) {
    return MakeBuffer(size, usage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, words, 4096);
}

VkAccelerationStructureKHR RayTest::BuildStructure(VkAccelerationStructureTypeKHR type,
                                                   const VkAccelerationStructureGeometryKHR &geometry,
                                                   bool is_generic,
                                                   VkBuildAccelerationStructureFlagsKHR flags) {
    auto build = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
    build.type = type;
    build.flags = flags;
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
    info.type = is_generic ? VK_ACCELERATION_STRUCTURE_TYPE_GENERIC_KHR : type;
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
    build.scratchData.deviceAddress = AlignUp(AddressOf(scratch.handle), alignment);
    VkAccelerationStructureBuildRangeInfoKHR range = {1, 0, 0, 0};
    const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
    VkCommandBuffer commands = Begin();
    DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR")(
        commands, 1, &build, &ranges);
    Check(Submit(commands), "vkQueueSubmit");
    return structure;
}

VkAccelerationStructureGeometryKHR RayTest::MakeBox() {
    const VkAabbPositionsKHR box = {0.0f, 0.0f, 0.0f, 4.0f, 2.0f, 1.0f};
    std::vector<uint32_t> box_words(sizeof box / sizeof(uint32_t));
    memcpy(box_words.data(), &box, sizeof box);
    VkAccelerationStructureGeometryKHR boxes = Geometry(VK_GEOMETRY_TYPE_AABBS_KHR);
    boxes.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
    boxes.geometry.aabbs.data.deviceAddress =
        AddressOf(MakeAddressedBuffer(sizeof box, kBuildInput, box_words).handle);
    boxes.geometry.aabbs.stride = sizeof box;
    return boxes;
}

VkAccelerationStructureKHR RayTest::MakeScene(uint32_t custom_index,
                                              VkBuildAccelerationStructureFlagsKHR flags) {
    auto address_info = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
    address_info.accelerationStructure =
        BuildStructure(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, MakeBox());

    VkAccelerationStructureInstanceKHR instance = {};
    for (uint32_t i = 0; i < 3; i++) {
        instance.transform.matrix[i][i] = 1.0f;
    }
    instance.mask = 0xff;
    instance.instanceCustomIndex = custom_index & 0xffffff;
    instance.accelerationStructureReference = DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>(
        "vkGetAccelerationStructureDeviceAddressKHR")(device(), &address_info);
    std::vector<uint32_t> instance_words(sizeof instance / sizeof(uint32_t));
    memcpy(instance_words.data(), &instance, sizeof instance);
    VkAccelerationStructureGeometryKHR instances = Geometry(VK_GEOMETRY_TYPE_INSTANCES_KHR);
    instances.geometry.instances = Make<VkAccelerationStructureGeometryInstancesDataKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR);
    instances.geometry.instances.data.deviceAddress =
        AddressOf(MakeAddressedBuffer(sizeof instance, kBuildInput, instance_words).handle);
    return BuildStructure(VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, instances, false, flags);
}

void RayTest::WriteStructure(VkDescriptorSet set, uint32_t binding, uint32_t element,
                             VkAccelerationStructureKHR structure) {
    auto structures = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
        VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
    structures.accelerationStructureCount = 1;
    structures.pAccelerationStructures = &structure;
    auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
    write.pNext = &structures;
    write.dstSet = set;
    write.dstBinding = binding;
    write.dstArrayElement = element;
    write.descriptorCount = 1;
    write.descriptorType = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
    vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
}

VkStridedDeviceAddressRegionKHR RayTest::MakeShaderTable(VkPipeline pipeline, uint32_t num_groups) {
    auto properties = Make<VkPhysicalDeviceRayTracingPipelinePropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
    auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    all.pNext = &properties;
    vkGetPhysicalDeviceProperties2(physical_device(), &all);
    const uint32_t size = properties.shaderGroupHandleSize;
    const VkDeviceSize stride = AlignUp(size, properties.shaderGroupBaseAlignment);
    std::vector<uint8_t> handles(num_groups * size);
    Check(DeviceProc<PFN_vkGetRayTracingShaderGroupHandlesKHR>("vkGetRayTracingShaderGroupHandlesKHR")(
              device(), pipeline, 0, num_groups, handles.size(), handles.data()),
          "vkGetRayTracingShaderGroupHandlesKHR");
    Buffer table =
        MakeAddressedBuffer((num_groups + 1) * stride, VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR);
    const VkDeviceAddress start = AddressOf(table.handle), first = AlignUp(start, stride);
    for (uint32_t i = 0; i < num_groups; i++) {
        memcpy(reinterpret_cast<uint8_t *>(table.words) + (first - start) + i * stride, &handles[i * size],
               size);
    }
    return {first, stride, stride};
}

} // namespace wd::testing
