// Builds of acceleration structures on lavapipe: the data of instances, triangles and boxes in device memory. Each test
// of a mistake has a similar valid case without messages.
#include "testing/device/rays.h"

#include <cmath>
#include <cstdlib>
#include <cstring>
#include <memory>

namespace wd::testing {
namespace {

constexpr VkBufferUsageFlags kInput = VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;
// Enough for the small structures of these tests on every driver.
constexpr VkDeviceSize kStructureSize = 1 << 15, kScratchSize = 1 << 18;
constexpr char kReference[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-12281";
constexpr char kMemory[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-03709";
constexpr char kLostMemory[] =
    "is the address of an acceleration structure whose buffer or memory was destroyed: ";
constexpr char kTransform[] = "VUID-VkTransformMatrixKHR-matrix-03799";

class GpuavBuildsTest : public RayTest {
  protected:
    Options MakeOptions(bool is_checked = true) {
        Options options;
        options.settings["gpuav_enable"] = "true";
        options.settings["gpuav_acceleration_structures"] = is_checked ? "true" : "false";
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
                                     VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME};
        vulkan12_.bufferDeviceAddress = VK_TRUE;
        vulkan12_.pNext = &structures_;
        structures_.accelerationStructure = VK_TRUE;
        options.device_next = &vulkan12_;
        return options;
    }

    template <typename T> VkDeviceAddress Upload(const std::vector<T> &values) {
        std::vector<uint32_t> words((values.size() * sizeof(T) + 3) / 4);
        memcpy(words.data(), values.data(), values.size() * sizeof(T));
        return AddressOf(MakeAddressedBuffer(words.size() * 4, kInput, words).handle);
    }

    static VkAccelerationStructureGeometryKHR Geometry(VkGeometryTypeKHR type) {
        auto geometry =
            Make<VkAccelerationStructureGeometryKHR>(VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR);
        geometry.geometryType = type;
        return geometry;
    }

    VkAccelerationStructureGeometryKHR Boxes(const std::vector<VkAabbPositionsKHR> &boxes) {
        VkAccelerationStructureGeometryKHR geometry = Geometry(VK_GEOMETRY_TYPE_AABBS_KHR);
        geometry.geometry.aabbs = Make<VkAccelerationStructureGeometryAabbsDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR);
        geometry.geometry.aabbs.data.deviceAddress = Upload(boxes);
        geometry.geometry.aabbs.stride = sizeof(VkAabbPositionsKHR);
        return geometry;
    }

    // Triangles has four vertices.
    VkAccelerationStructureGeometryKHR Triangles(VkDeviceAddress indices, VkIndexType type,
                                                 VkDeviceAddress transform = 0) {
        VkAccelerationStructureGeometryKHR geometry = Geometry(VK_GEOMETRY_TYPE_TRIANGLES_KHR);
        VkAccelerationStructureGeometryTrianglesDataKHR &data = geometry.geometry.triangles;
        data = Make<VkAccelerationStructureGeometryTrianglesDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR);
        data.vertexFormat = VK_FORMAT_R32G32B32_SFLOAT;
        data.vertexData.deviceAddress = Upload(std::vector<float>(64, 1.0f));
        data.vertexStride = 12;
        data.maxVertex = 3;
        data.indexType = type;
        data.indexData.deviceAddress = indices;
        data.transformData.deviceAddress = transform;
        return geometry;
    }

    VkAccelerationStructureGeometryKHR Instances(VkDeviceAddress address, bool has_pointers = false) {
        VkAccelerationStructureGeometryKHR geometry = Geometry(VK_GEOMETRY_TYPE_INSTANCES_KHR);
        geometry.geometry.instances = Make<VkAccelerationStructureGeometryInstancesDataKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR);
        geometry.geometry.instances.arrayOfPointers = has_pointers;
        geometry.geometry.instances.data.deviceAddress = address;
        return geometry;
    }

    static VkAccelerationStructureInstanceKHR Instance(VkDeviceAddress reference) {
        VkAccelerationStructureInstanceKHR instance = {};
        for (uint32_t i = 0; i < 3; i++) {
            instance.transform.matrix[i][i] = 1.0f;
        }
        instance.mask = 0xff;
        instance.accelerationStructureReference = reference;
        return instance;
    }

    VkDeviceAddress AddressOfStructure(VkAccelerationStructureKHR structure) {
        auto info = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
        info.accelerationStructure = structure;
        return DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>(
            "vkGetAccelerationStructureDeviceAddressKHR")(device(), &info);
    }

    // CreateStructure leaves the destruction to the test.
    VkAccelerationStructureKHR CreateStructure(VkAccelerationStructureTypeKHR type, VkBuffer buffer,
                                               VkDeviceSize offset = 0) {
        auto info = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        info.buffer = buffer;
        info.offset = offset;
        info.size = kStructureSize;
        info.type = type;
        VkAccelerationStructureKHR structure;
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &info, nullptr, &structure),
              "vkCreateAccelerationStructureKHR");
        return structure;
    }

    void Destroy(VkAccelerationStructureKHR structure) {
        DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR")(
            device(), structure, nullptr);
    }

    VkBuffer MakeStorage(VkDeviceSize size = 2 * kStructureSize) {
        return MakeAddressedBuffer(size, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                                             VK_BUFFER_USAGE_STORAGE_BUFFER_BIT)
            .handle;
    }

    // A buffer for structures that the test destroys, with memory of its own. `host`: the memory to import, or NULL.
    struct BoundBuffer {
        VkBuffer buffer = VK_NULL_HANDLE;
        VkDeviceMemory memory = VK_NULL_HANDLE;
    };

    BoundBuffer MakeBoundBuffer(void *host) {
        constexpr VkExternalMemoryHandleTypeFlagBits kHost =
            VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
        BoundBuffer bound;
        auto external =
            Make<VkExternalMemoryBufferCreateInfo>(VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO);
        external.handleTypes = kHost;
        auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
        info.pNext = host ? &external : nullptr;
        info.size = kStructureSize;
        info.usage = VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                     VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        Check(vkCreateBuffer(device(), &info, nullptr, &bound.buffer), "vkCreateBuffer");
        VkMemoryRequirements requirements;
        vkGetBufferMemoryRequirements(device(), bound.buffer, &requirements);
        uint32_t types = requirements.memoryTypeBits;
        auto flags = Make<VkMemoryAllocateFlagsInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO);
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        auto import =
            Make<VkImportMemoryHostPointerInfoEXT>(VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
        if (host) {
            auto properties =
                Make<VkMemoryHostPointerPropertiesEXT>(VK_STRUCTURE_TYPE_MEMORY_HOST_POINTER_PROPERTIES_EXT);
            Check(DeviceProc<PFN_vkGetMemoryHostPointerPropertiesEXT>("vkGetMemoryHostPointerPropertiesEXT")(
                      device(), kHost, host, &properties),
                  "vkGetMemoryHostPointerPropertiesEXT");
            types &= properties.memoryTypeBits;
            import.handleType = kHost;
            import.pHostPointer = host;
            flags.pNext = &import;
        }
        auto allocate = Make<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
        allocate.pNext = &flags;
        allocate.allocationSize = host ? 2 * kStructureSize : requirements.size;
        while (types && !(types & 1u << allocate.memoryTypeIndex)) {
            allocate.memoryTypeIndex++;
        }
        Check(vkAllocateMemory(device(), &allocate, nullptr, &bound.memory), "vkAllocateMemory");
        Check(vkBindBufferMemory(device(), bound.buffer, bound.memory, 0), "vkBindBufferMemory");
        return bound;
    }

    // A structure that is built from `count` primitives.
    struct Built {
        VkAccelerationStructureKHR target;
        VkAccelerationStructureGeometryKHR geometry;
        uint32_t count;
    };

    VkCommandBuffer Record(const std::vector<Built> &builds) {
        std::vector<VkAccelerationStructureBuildGeometryInfoKHR> infos;
        std::vector<VkAccelerationStructureBuildRangeInfoKHR> ranges(builds.size());
        std::vector<const VkAccelerationStructureBuildRangeInfoKHR *> pointers;
        for (size_t i = 0; i < builds.size(); i++) {
            auto info = Make<VkAccelerationStructureBuildGeometryInfoKHR>(
                VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR);
            info.type = builds[i].geometry.geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR
                            ? VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR
                            : VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
            info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
            info.dstAccelerationStructure = builds[i].target;
            info.geometryCount = 1;
            info.pGeometries = &builds[i].geometry;
            info.scratchData.deviceAddress = (AddressOf(MakeStorage(kScratchSize)) + 255) / 256 * 256;
            infos.push_back(info);
            ranges[i].primitiveCount = builds[i].count;
            pointers.push_back(&ranges[i]);
        }
        VkCommandBuffer commands = Begin();
        DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR")(
            commands, static_cast<uint32_t>(infos.size()), infos.data(), pointers.data());
        return commands;
    }

    void Build(const VkAccelerationStructureGeometryKHR &geometry, uint32_t count) {
        const bool is_top = geometry.geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR;
        const VkAccelerationStructureKHR target =
            CreateStructure(is_top ? VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR
                                   : VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR,
                            MakeStorage());
        Check(Submit(Record({{target, geometry, count}})), "vkQueueSubmit");
        Destroy(target);
    }

    // MakeTree returns a built bottom-level structure in `buffer`.
    VkAccelerationStructureKHR MakeTree(VkBuffer buffer) {
        const VkAccelerationStructureKHR tree =
            CreateStructure(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, buffer);
        Check(Submit(Record({{tree, Boxes({{0, 0, 0, 1, 1, 1}}), 1}})), "vkQueueSubmit");
        return tree;
    }

    void BuildInstances(const std::vector<VkAccelerationStructureInstanceKHR> &instances) {
        Build(Instances(Upload(instances)), static_cast<uint32_t>(instances.size()));
    }

    VkPhysicalDeviceVulkan12Features vulkan12_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures_ =
        Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
};

TEST_F(GpuavBuildsTest, AnInstanceOfADestroyedStructureIsReported) {
    WD_START_DEVICE(MakeOptions());
    VkBuffer storage = MakeStorage();
    const VkAccelerationStructureKHR tree = MakeTree(storage);
    SetName(VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, tree, "tree");
    const VkDeviceAddress address = AddressOfStructure(tree);
    BuildInstances({Instance(address), Instance(0), Instance(address)});
    ExpectSilence();
    Destroy(tree);
    BuildInstances({Instance(0)});
    ExpectSilence();
    BuildInstances({Instance(0), Instance(address), Instance(0)});
    ExpectMessage(kReference, "instance 1 of geometry 0 of pInfos[0] has the accelerationStructureReference");
    // Another structure has the same address.
    const VkAccelerationStructureKHR second = MakeTree(storage);
    EXPECT_EQ(AddressOfStructure(second), address);
    BuildInstances({Instance(address)});
    ExpectSilence();
    Destroy(second);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, TheMessageNamesTheDestroyedStructure) {
    WD_START_DEVICE(MakeOptions());
    const VkAccelerationStructureKHR tree = MakeTree(MakeStorage());
    SetName(VK_OBJECT_TYPE_ACCELERATION_STRUCTURE_KHR, tree, "tree");
    const VkDeviceAddress address = AddressOfStructure(tree);
    Destroy(tree);
    BuildInstances({Instance(address)});
    ExpectMessage(kReference,
                  "is the address of a destroyed acceleration structure: Acceleration structure (tree)");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, AnInstanceOfNoStructureIsReported) {
    WD_START_DEVICE(MakeOptions());
    const VkDeviceAddress address = AddressOf(MakeStorage());
    BuildInstances({Instance(address)});
    ExpectMessage(kReference, "which is not the address of an acceleration structure.");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, AnInstanceOfATopLevelStructureIsReported) {
    WD_START_DEVICE(MakeOptions());
    for (VkAccelerationStructureTypeKHR type :
         {VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, VK_ACCELERATION_STRUCTURE_TYPE_GENERIC_KHR}) {
        const VkAccelerationStructureKHR structure = CreateStructure(type, MakeStorage());
        BuildInstances({Instance(AddressOfStructure(structure))});
        if (type == VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR) {
            ExpectMessage(kReference, "is the address of a top-level acceleration structure: ");
        }
        ExpectSilence();
        Destroy(structure);
    }
    Stop();
}

TEST_F(GpuavBuildsTest, AnInstanceOfAStructureWithoutABufferIsReported) {
    WD_START_DEVICE(MakeOptions());
    const BoundBuffer bound = MakeBoundBuffer(nullptr);
    const VkAccelerationStructureKHR tree = MakeTree(bound.buffer);
    const VkDeviceAddress address = AddressOfStructure(tree);
    BuildInstances({Instance(address)});
    ExpectSilence();
    vkDestroyBuffer(device(), bound.buffer, nullptr);
    BuildInstances({Instance(address)});
    ExpectMessage(kMemory, kLostMemory);
    Destroy(tree);
    vkFreeMemory(device(), bound.memory, nullptr);
    Stop();
    ExpectSilence();
}

// The memory is imported: after vkFreeMemory, the driver still reads the bytes.
TEST_F(GpuavBuildsTest, AnInstanceOfAStructureWithoutMemoryIsReported) {
    Options options = MakeOptions();
    options.device_extensions.push_back(VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME);
    WD_START_DEVICE(options);
    const std::unique_ptr<void, void (*)(void *)> host(aligned_alloc(1 << 16, 2 * kStructureSize), free);
    const BoundBuffer bound = MakeBoundBuffer(host.get());
    const VkAccelerationStructureKHR tree = MakeTree(bound.buffer);
    const VkDeviceAddress address = AddressOfStructure(tree);
    BuildInstances({Instance(address)});
    ExpectSilence();
    vkFreeMemory(device(), bound.memory, nullptr);
    BuildInstances({Instance(address), Instance(0)});
    ExpectMessage(kMemory, kLostMemory);
    Destroy(tree);
    vkDestroyBuffer(device(), bound.buffer, nullptr);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, AnInstanceOfAStructureThatTheCommandBuildsIsReported) {
    WD_START_DEVICE(MakeOptions());
    const VkAccelerationStructureKHR first = MakeTree(MakeStorage()), second = MakeTree(MakeStorage());
    for (VkAccelerationStructureKHR named : {second, first}) {
        const VkAccelerationStructureKHR top =
            CreateStructure(VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, MakeStorage());
        const std::vector<VkAccelerationStructureInstanceKHR> instances = {
            Instance(AddressOfStructure(named))};
        Check(
            Submit(Record({{first, Boxes({{0, 0, 0, 1, 1, 1}}), 1}, {top, Instances(Upload(instances)), 1}})),
            "vkQueueSubmit");
        if (named == first) {
            ExpectMessage(
                "VUID-vkCmdBuildAccelerationStructuresKHR-dstAccelerationStructure-03706",
                "instance 0 of geometry 0 of pInfos[1] names an acceleration structure whose memory "
                "overlaps dstAccelerationStructure of pInfos[0]");
        }
        ExpectSilence();
        Destroy(top);
    }
    Destroy(first);
    Destroy(second);
    Stop();
}

// The build reads a pointer that is not aligned, which lavapipe can.
TEST_F(GpuavBuildsTest, APointerToAnInstanceThatIsNotAlignedIsReported) {
    WD_START_DEVICE(MakeOptions());
    for (uint32_t offset : {0u, 8u}) {
        std::vector<uint32_t> words(64);
        const VkDeviceAddress instance = AddressOf(MakeAddressedBuffer(256, kInput, words).handle);
        Build(Instances(Upload(std::vector<VkDeviceAddress>{instance, instance + offset}), true), 2);
        if (offset) {
            ExpectMessage("VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-03717",
                          "pointer 1 of geometry 0 of pInfos[0] is 0x");
        }
        ExpectSilence();
    }
    Stop();
}

TEST_F(GpuavBuildsTest, ATransformThatCannotBeInvertedIsReported) {
    WD_START_DEVICE(MakeOptions());
    const VkAccelerationStructureKHR tree = MakeTree(MakeStorage());
    const VkDeviceAddress address = AddressOfStructure(tree);
    VkAccelerationStructureInstanceKHR small = Instance(address), flat = Instance(address),
                                       unused = Instance(0);
    for (uint32_t i = 0; i < 3; i++) {
        small.transform.matrix[i][i] = 1e-20f; // The determinant is too small for a float.
        unused.transform.matrix[i][i] = 0.0f;
    }
    flat.transform.matrix[2][2] = 0.0f;
    BuildInstances({small, unused, Instance(address)});
    ExpectSilence();
    BuildInstances({small, flat});
    ExpectMessage(kTransform,
                  "instance 1 of geometry 0 of pInfos[0] has a transform whose 3x3 matrix cannot be "
                  "inverted: 1, 0, 0; 0, 1, 0; 0, 0, 0.");
    for (float scale : {1.0f, 0.0f}) {
        const VkTransformMatrixKHR matrix = {{{1, 0, 0, 5}, {0, scale, 0, 5}, {0, 0, 1, 5}}};
        Build(Triangles(0, VK_INDEX_TYPE_NONE_KHR, Upload(std::vector<VkTransformMatrixKHR>{matrix})), 1);
        if (scale == 0.0f) {
            ExpectMessage(kTransform,
                          "geometry 0 of pInfos[0] has a transform whose 3x3 matrix cannot be inverted: "
                          "1, 0, 0; 0, 0, 0; 0, 0, 1.");
        }
        ExpectSilence();
    }
    Destroy(tree);
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, AnIndexAboveMaxVertexIsReported) {
    constexpr char kId[] = "VUID-VkAccelerationStructureBuildRangeInfoKHR-maxVertex-10774";
    WD_START_DEVICE(MakeOptions());
    Build(Triangles(Upload(std::vector<uint16_t>{0, 1, 2, 1, 2, 3}), VK_INDEX_TYPE_UINT16), 2);
    Build(Triangles(Upload(std::vector<uint32_t>{0, 1, 2, 1, 2, 3}), VK_INDEX_TYPE_UINT32), 2);
    // The command does not use the last triangle.
    Build(Triangles(Upload(std::vector<uint32_t>{0, 1, 2, 9, 9, 9}), VK_INDEX_TYPE_UINT32), 1);
    ExpectSilence();
    Build(Triangles(Upload(std::vector<uint16_t>{0, 1, 2, 1, 4, 3}), VK_INDEX_TYPE_UINT16), 2);
    ExpectMessage(kId, "triangle 1 of geometry 0 of pInfos[0]: index 1 is 4, and with firstVertex 0 is above "
                       "maxVertex, which is 3.");
    Build(Triangles(Upload(std::vector<uint32_t>{0, 1, 7}), VK_INDEX_TYPE_UINT32), 1);
    ExpectMessage(kId, "triangle 0 of geometry 0 of pInfos[0]: index 2 is 7");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, ABoxWhoseMinimumIsAboveItsMaximumIsReported) {
    WD_START_DEVICE(MakeOptions());
    Build(Boxes({{0, 0, 0, 1, 1, 1}, {NAN, 2, 0, 1, 1, 1}, {-2, -2, -2, -1, -1, -1}}), 3);
    ExpectSilence();
    Build(Boxes({{0, 0, 0, 1, 1, 1}, {2, 0, 0, 1, 1, 1}}), 2);
    ExpectMessage("VUID-VkAabbPositionsKHR-minX-03546",
                  "box 1 of geometry 0 of pInfos[0] has minX = 2, which is above maxX = 1.");
    Build(Boxes({{0, 2, 0, 1, 1, 1}}), 1);
    ExpectMessage("VUID-VkAabbPositionsKHR-minY-03547", "has minY = 2, which is above maxY = 1.");
    Build(Boxes({{0, 0, -1, 1, 1, -2}}), 1);
    ExpectMessage("VUID-VkAabbPositionsKHR-minZ-03548", "has minZ = -1, which is above maxZ = -2.");
    Stop();
    ExpectSilence();
}

TEST_F(GpuavBuildsTest, WithoutTheSettingNothingIsReported) {
    WD_START_DEVICE(MakeOptions(false));
    Build(Boxes({{2, 0, 0, 1, 1, 1}}), 1);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
