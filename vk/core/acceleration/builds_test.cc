// Builds of acceleration structures.
#include <cstring>
#include <functional>

#include "vk/core/acceleration/acceleration_fixture.h"

namespace wd::testing {
namespace {

constexpr char kBuild[] = "vkCmdBuildAccelerationStructuresKHR-";
constexpr char kInfo[] = "VkAccelerationStructureBuildGeometryInfoKHR-";
constexpr char kRange[] = "VkAccelerationStructureBuildRangeInfoKHR-";

class BuildsTest : public AccelerationTest {
  protected:
    // BuildOne builds a bottom level structure with a geometry.
    void BuildOne(const VkAccelerationStructureGeometryKHR &geometry,
                  const VkAccelerationStructureBuildRangeInfoKHR &range = {1, 0, 0, 0}) {
        const std::vector<VkAccelerationStructureGeometryKHR> geometries = {geometry};
        const bool is_top = geometry.geometryType == VK_GEOMETRY_TYPE_INSTANCES_KHR;
        const VkAccelerationStructureTypeKHR type = is_top ? kTop : kBottom;
        Build({Info(type, MakeStructure(type), geometries)}, {range});
    }
};

TEST_F(BuildsTest, ATypeOfStructureHasATypeOfGeometries) {
    WD_START_RAYS();
    BuildOne(Triangles());
    BuildOne(Boxes());
    BuildOne(Instances());
    ExpectSilence();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()},
                                                          instances = {Instances()},
                                                          mixed = {Triangles(), Boxes()};
    Build({Info(kTop, MakeStructure(kTop), triangles)});
    ExpectOnly(std::string(kInfo) + "type-03789",
               "pInfos[0].pGeometries[0].geometryType is VK_GEOMETRY_TYPE_TRIANGLES_KHR");
    Build({Info(kBottom, MakeStructure(kBottom), instances)});
    ExpectOnly(std::string(kInfo) + "type-03791", "geometryType is VK_GEOMETRY_TYPE_INSTANCES_KHR");
    Build({Info(kBottom, MakeStructure(kBottom), mixed)});
    ExpectOnly(
        std::string(kInfo) + "type-03792",
        "pGeometries[1].geometryType is VK_GEOMETRY_TYPE_AABBS_KHR, geometryType of the first geometry is "
        "VK_GEOMETRY_TYPE_TRIANGLES_KHR");
}

TEST_F(BuildsTest, TheTargetHasTheType) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()},
                                                          instances = {Instances()};
    Build({Info(kBottom, MakeStructure(VK_ACCELERATION_STRUCTURE_TYPE_GENERIC_KHR), triangles)});
    ExpectSilence();
    Build({Info(kBottom, MakeStructure(kTop), triangles)});
    ExpectOnly(std::string(kBuild) + "pInfos-03700",
               "The structure has VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, and the build has "
               "VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR.");
    Build({Info(kTop, MakeStructure(kBottom), instances)});
    ExpectOnly(std::string(kBuild) + "pInfos-03699", "VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR");
}

TEST_F(BuildsTest, PreferencesAndArraysExclude) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    const VkAccelerationStructureGeometryKHR *pointer = triangles.data();
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, MakeStructure(kBottom), triangles);
    info.flags = VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR;
    Build({info});
    ExpectSilence();
    info.flags |= VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_BUILD_BIT_KHR;
    Build({info});
    ExpectOnly(std::string(kInfo) + "flags-03796", "PREFER_FAST_BUILD");
    info.flags = 0;
    info.ppGeometries = &pointer;
    Build({info});
    ExpectOnly(std::string(kInfo) + "pGeometries-03788", "ppGeometries is not NULL");
    info.pGeometries = nullptr;
    Build({info});
    ExpectSilence();
}

TEST_F(BuildsTest, ElementsDoNotShareStructures) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    const VkAccelerationStructureKHR one = MakeStructure(kBottom), two = MakeStructure(kBottom);
    VkAccelerationStructureBuildGeometryInfoKHR first = Info(kBottom, one, triangles),
                                                second = Info(kBottom, two, triangles);
    first.flags = second.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
    Build({first, second});
    ExpectSilence();
    second.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    second.srcAccelerationStructure = one;
    Build({first, second});
    ExpectOnly(std::string(kBuild) + "pInfos-03403", "which is dstAccelerationStructure of pInfos[0]");
    Build({first, first});
    ExpectOnly(std::string(kBuild) + "dstAccelerationStructure-03698", "as that of pInfos[0]");
}

TEST_F(BuildsTest, Alignments) {
    WD_START_RAYS();
    std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, MakeStructure(kBottom), triangles);
    info.scratchData.deviceAddress = 0x20004;
    Build({info});
    ExpectOnly(
        std::string(kBuild) + "pInfos-03710",
        "scratchData.deviceAddress is 0x20004, and minAccelerationStructureScratchOffsetAlignment is 16");
    VkAccelerationStructureGeometryKHR geometry = Triangles();
    geometry.geometry.triangles.vertexData.deviceAddress = 0x10002;
    BuildOne(geometry);
    ExpectOnly(std::string(kBuild) + "pInfos-03711", "triangles.vertexData.deviceAddress is 0x10002");
    geometry = Triangles();
    geometry.geometry.triangles.indexType = VK_INDEX_TYPE_UINT16;
    geometry.geometry.triangles.indexData.deviceAddress = 0x10002;
    BuildOne(geometry);
    ExpectSilence();
    geometry.geometry.triangles.indexType = VK_INDEX_TYPE_UINT32;
    BuildOne(geometry);
    ExpectOnly(std::string(kBuild) + "pInfos-03712", "triangles.indexData.deviceAddress is 0x10002");
    geometry = Triangles();
    geometry.geometry.triangles.transformData.deviceAddress = 0x10008;
    BuildOne(geometry);
    ExpectOnly(std::string(kBuild) + "pInfos-03810", "transformData.deviceAddress is 0x10008");
    geometry = Boxes();
    geometry.geometry.aabbs.data.deviceAddress = 0x10004;
    BuildOne(geometry);
    ExpectOnly(std::string(kBuild) + "pInfos-03714", "aabbs.data.deviceAddress is 0x10004");
    geometry = Instances();
    geometry.geometry.instances.data.deviceAddress = 0x10008;
    BuildOne(geometry);
    ExpectOnly(std::string(kBuild) + "pInfos-03715", "instances.data.deviceAddress is 0x10008");
    geometry.geometry.instances.arrayOfPointers = VK_TRUE;
    BuildOne(geometry);
    ExpectSilence();
    geometry.geometry.instances.data.deviceAddress = 0x10004;
    BuildOne(geometry);
    ExpectOnly(std::string(kBuild) + "pInfos-03716", "instances.data.deviceAddress is 0x10004");
}

TEST_F(BuildsTest, Strides) {
    WD_START_RAYS();
    VkAccelerationStructureGeometryKHR geometry = Triangles();
    geometry.geometry.triangles.vertexStride = 14;
    BuildOne(geometry);
    ExpectOnly(
        "VkAccelerationStructureGeometryTrianglesDataKHR-vertexStride-03735",
        "vertexStride is 14, vertexFormat is VK_FORMAT_R32G32B32_SFLOAT, whose components have 4 bytes");
    geometry.geometry.triangles.vertexStride = UINT64_C(1) << 32;
    BuildOne(geometry);
    ExpectOnly("VkAccelerationStructureGeometryTrianglesDataKHR-vertexStride-03819",
               "vertexStride is 4294967296");
    geometry = Boxes();
    geometry.geometry.aabbs.stride = UINT64_C(1) << 32;
    BuildOne(geometry);
    ExpectOnly("VkAccelerationStructureGeometryAabbsDataKHR-stride-03820", "stride is 4294967296");
    geometry.geometry.aabbs.stride = 28;
    BuildOne(geometry);
    ExpectOnly("VkAccelerationStructureGeometryAabbsDataKHR-stride-03545", "geometry.aabbs.stride is 28");
}

TEST_F(BuildsTest, IndicesHaveTypesOfBuilds) {
    WD_START_RAYS();
    VkAccelerationStructureGeometryKHR geometry = Triangles();
    geometry.geometry.triangles.indexType = VK_INDEX_TYPE_UINT8_EXT;
    BuildOne(geometry);
    ExpectMessage("VUID-VkAccelerationStructureGeometryTrianglesDataKHR-indexType-03798",
                  "geometry.triangles.indexType is VK_INDEX_TYPE_UINT8");
    ClearMessages();
}

TEST_F(BuildsTest, Ranges) {
    WD_START_RAYS();
    VkAccelerationStructureGeometryKHR indexed = Triangles();
    indexed.geometry.triangles.indexType = VK_INDEX_TYPE_UINT32;
    indexed.geometry.triangles.indexData.deviceAddress = 0x10000;
    BuildOne(indexed, {100, 4, 0, 0}); // More triangles than vertices.
    BuildOne(Triangles(), {1, 4, 0, 16});
    BuildOne(Boxes(), {1, 8, 0, 0});
    BuildOne(Instances(), {1, 16, 0, 0});
    ExpectSilence();
    BuildOne(indexed, {1, 2, 0, 0});
    ExpectOnly(std::string(kRange) + "primitiveOffset-03656", "primitiveOffset is 2, the alignment is 4");
    BuildOne(Triangles(), {1, 2, 0, 0});
    ExpectOnly(std::string(kRange) + "primitiveOffset-03657", "primitiveOffset is 2, the alignment is 4");
    BuildOne(Triangles(), {1, 0, 0, 8});
    ExpectOnly(std::string(kRange) + "transformOffset-03658", "transformOffset is 8");
    BuildOne(Boxes(), {1, 4, 0, 0});
    ExpectOnly(std::string(kRange) + "primitiveOffset-03659", "primitiveOffset is 4");
    BuildOne(Instances(), {1, 8, 0, 0});
    ExpectOnly(std::string(kRange) + "primitiveOffset-03660", "primitiveOffset is 8");
    BuildOne(Triangles(), {1, 0, 1, 0});
    ExpectMessage(
        "", "primitiveCount is 1, firstVertex is 1, maxVertex of the geometry is 2, the last vertex is 3");
    ExpectSilence();
}

TEST_F(BuildsTest, TheHostNeedsVisibleMemory) {
    WD_START_RAYS();
    const auto build = DeviceProc<PFN_vkBuildAccelerationStructuresKHR>("vkBuildAccelerationStructuresKHR");
    std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    alignas(16) static float vertices[9];
    triangles[0].geometry.triangles.vertexData.hostAddress = vertices;
    auto buffer_info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    buffer_info.size = 4096;
    buffer_info.usage = kStorage;
    VkBuffer buffer = VK_NULL_HANDLE;
    Check(vkCreateBuffer(device(), &buffer_info, nullptr, &buffer), "vkCreateBuffer");
    Defer([this, buffer] { vkDestroyBuffer(device(), buffer, nullptr); });
    VkAccelerationStructureKHR structure = VK_NULL_HANDLE;
    Create(StructureInfo(buffer, kBottom), &structure);
    ClearMessages();
    const VkAccelerationStructureBuildRangeInfoKHR range = {1, 0, 0, 0}, *ranges = &range;
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, structure, triangles);
    info.scratchData.hostAddress = vertices;
    build(device(), VK_NULL_HANDLE, 1, &info, &ranges);
    ExpectOnly("vkBuildAccelerationStructuresKHR-pInfos-03722", "the memory of its buffer is not bound");
    info.dstAccelerationStructure = MakeStructure(kBottom);
    build(device(), VK_NULL_HANDLE, 1, &info, &ranges);
    ExpectSilence();
}

TEST_F(BuildsTest, BuildsNeedMemory) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    const VkAccelerationStructureKHR bound = MakeStructure(kBottom), unbound = MakeUnbound(kBottom);
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, unbound, triangles);
    info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
    Build({info});
    ExpectOnly(std::string(kBuild) + "pInfos-03707", "dstAccelerationStructure is VkAccelerationStructure");
    info.dstAccelerationStructure = bound;
    info.srcAccelerationStructure = unbound; // Is not read.
    Build({info});
    ExpectSilence();
    info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    Build({info});
    ExpectOnly(std::string(kBuild) + "pInfos-03708", "srcAccelerationStructure is VkAccelerationStructure");
}

TEST_F(BuildsTest, TheHostUpdatesFromVisibleMemory) {
    WD_START_RAYS();
    alignas(16) static float vertices[9];
    std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    triangles[0].geometry.triangles.vertexData.hostAddress = vertices;
    const VkAccelerationStructureBuildRangeInfoKHR range = {1, 0, 0, 0}, *ranges = &range;
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, MakeStructure(kBottom), triangles);
    info.scratchData.hostAddress = vertices;
    info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
    info.srcAccelerationStructure = MakeHidden(kBottom);
    DeviceProc<PFN_vkBuildAccelerationStructuresKHR>("vkBuildAccelerationStructuresKHR")(
        device(), VK_NULL_HANDLE, 1, &info, &ranges);
    ExpectMessage("VUID-vkBuildAccelerationStructuresKHR-pInfos-03723", "not host-visible");
    ExpectSilence();
}

TEST_F(BuildsTest, TheHostBuildsInOneInstanceOfMemory) {
    WD_START_RAYS(true);
    alignas(16) static float vertices[9];
    std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    triangles[0].geometry.triangles.vertexData.hostAddress = vertices;
    const VkAccelerationStructureBuildRangeInfoKHR range = {1, 0, 0, 0}, *ranges = &range;
    const auto build = [&](VkBuildAccelerationStructureModeKHR mode, VkAccelerationStructureKHR source,
                           VkAccelerationStructureKHR target) {
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, target, triangles);
        info.scratchData.hostAddress = vertices;
        info.mode = mode;
        info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
        info.srcAccelerationStructure = source;
        DeviceProc<PFN_vkBuildAccelerationStructuresKHR>("vkBuildAccelerationStructuresKHR")(
            device(), VK_NULL_HANDLE, 1, &info, &ranges);
    };
    const VkAccelerationStructureKHR one = MakeInGroup(2), other = MakeInGroup(2), both = MakeInGroup(3);
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR, both, one); // The source is not read.
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR, one, other);
    ExpectSilence();
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR, VK_NULL_HANDLE, both);
    ExpectOnly("vkBuildAccelerationStructuresKHR-pInfos-03775", "dstAccelerationStructure is");
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR, both, one);
    ExpectOnly("vkBuildAccelerationStructuresKHR-pInfos-03776", "srcAccelerationStructure is");
}

TEST_F(BuildsTest, Counts) {
    WD_START_RAYS();
    auto limits = Make<VkPhysicalDeviceAccelerationStructurePropertiesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR);
    auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
    properties.pNext = &limits;
    vkGetPhysicalDeviceProperties2(physical_device(), &properties);
    ASSERT_LT(limits.maxInstanceCount, UINT32_MAX);
    ASSERT_EQ(limits.maxPrimitiveCount, limits.maxInstanceCount);
    const uint32_t most = static_cast<uint32_t>(limits.maxInstanceCount);
    BuildOne(Instances(), {most, 0, 0, 0});
    ExpectSilence();
    BuildOne(Instances(), {most + 1, 0, 0, 0});
    ExpectOnly(std::string(kBuild) + "pInfos-03801", "maxInstanceCount is");
    VkAccelerationStructureGeometryKHR triangles = Triangles();
    triangles.geometry.triangles.maxVertex = UINT32_MAX;
    const std::vector<VkAccelerationStructureGeometryKHR> boxes = {Boxes(), Boxes()},
                                                          shapes = {triangles, triangles};
    Build({Info(kBottom, MakeStructure(kBottom), boxes)}, {{most / 2, 0, 0, 0}, {most / 2, 0, 0, 0}});
    Build({Info(kBottom, MakeStructure(kBottom), shapes)}, {{most / 2, 0, 0, 0}, {most / 2, 0, 0, 0}});
    ExpectSilence();
    Build({Info(kBottom, MakeStructure(kBottom), boxes)}, {{most, 0, 0, 0}, {1, 0, 0, 0}});
    ExpectOnly(std::string(kInfo) + "type-03794", "the number of primitives of all geometries is");
    Build({Info(kBottom, MakeStructure(kBottom), shapes)}, {{most, 0, 0, 0}, {1, 0, 0, 0}});
    ExpectOnly(std::string(kInfo) + "type-03795", "the number of primitives of all geometries is");

    const auto size =
        DeviceProc<PFN_vkGetAccelerationStructureBuildSizesKHR>("vkGetAccelerationStructureBuildSizesKHR");
    const std::vector<VkAccelerationStructureGeometryKHR> instances = {Instances()};
    const VkAccelerationStructureBuildGeometryInfoKHR info = Info(kTop, VK_NULL_HANDLE, instances);
    auto sizes = Make<VkAccelerationStructureBuildSizesInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR);
    uint32_t count = most;
    size(device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &count, &sizes);
    ExpectSilence();
    count++;
    size(device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &count, &sizes);
    ExpectOnly("vkGetAccelerationStructureBuildSizesKHR-pBuildInfo-03785", "pMaxPrimitiveCounts[0] is");
}

TEST_F(BuildsTest, VerticesAreBelowTheMaximum) {
    WD_START_RAYS();
    BuildOne(Triangles(), {1, 0, 0, 0});
    ExpectSilence();
    BuildOne(Triangles(), {2, 0, 0, 0});
    // Registries that have both statements say so for geometries without indices.
    ExpectOnly(std::string(kRange) + (VK_HEADER_VERSION >= 363 ? "None-10775" : "vertexData-10418"),
               "the last vertex is 5");
}

TEST_F(BuildsTest, VerticesHaveAFormatForIt) {
    null_settings["WD_NULL_FORMAT_FEATURES"] =
        std::to_string(UINT64_MAX & ~VK_FORMAT_FEATURE_2_ACCELERATION_STRUCTURE_VERTEX_BUFFER_BIT_KHR);
    WD_START_RAYS();
    BuildOne(Boxes());
    ExpectSilence();
    BuildOne(Triangles());
    ExpectOnly("VkAccelerationStructureGeometryTrianglesDataKHR-vertexFormat-03797",
               "VK_FORMAT_R32G32B32_SFLOAT");
}

TEST_F(BuildsTest, InputsAreInBuffersForThem) {
    WD_START_RAYS();
    const VkBufferUsageFlags address = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                             inputs = VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;
    const VkDeviceAddress good = AddressOf(MakeBuffer(4096, address | inputs).handle),
                          bad = AddressOf(MakeBuffer(4096, address).handle),
                          scratch = AddressOf(
                              MakeBuffer(4096, address | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT).handle);
    const auto build = [&](VkDeviceAddress vertices, VkDeviceAddress transform, VkDeviceAddress work) {
        VkAccelerationStructureGeometryKHR triangles = Triangles();
        triangles.geometry.triangles.vertexData.deviceAddress = vertices;
        triangles.geometry.triangles.transformData.deviceAddress = transform;
        const std::vector<VkAccelerationStructureGeometryKHR> geometries = {triangles};
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, MakeStructure(kBottom), geometries);
        info.scratchData.deviceAddress = work;
        Build({info});
    };
    build(good, good, scratch);
    build(0x10000, 0, 0x20000); // No buffer is known there.
    ExpectSilence();
    build(bad, 0, scratch);
    ExpectOnly(std::string(kBuild) + "geometry-03673",
               "pInfos[0].pGeometries[0].geometry.triangles.vertexData.deviceAddress is 0x");
    build(good, bad, scratch);
    ExpectOnly(std::string(kBuild) + "geometry-03673", "transformData.deviceAddress is 0x");
    build(good, 0, good);
    ExpectOnly(std::string(kBuild) + "pInfos-03674", "without VK_BUFFER_USAGE_STORAGE_BUFFER_BIT");
}

TEST_F(BuildsTest, AddressesOfDestroyedBuffersAreNotKnown) {
    WD_START_RAYS();
    auto info = Make<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = 4096;
    info.usage = VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    VkAccelerationStructureGeometryKHR triangles = Triangles();
    const auto build = [&] {
        const std::vector<VkAccelerationStructureGeometryKHR> geometries = {triangles};
        Build({Info(kBottom, MakeStructure(kBottom), geometries)});
    };
    const Buffer buffer = MakeBuffer(4096, info.usage);
    triangles.geometry.triangles.vertexData.deviceAddress = AddressOf(buffer.handle);
    build();
    ExpectOnly(std::string(kBuild) + "geometry-03673", "vertexData.deviceAddress is 0x");
    // A buffer at the same address has the usage.
    VkBuffer other = VK_NULL_HANDLE;
    info.usage |= VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR;
    Check(vkCreateBuffer(device(), &info, nullptr, &other), "vkCreateBuffer");
    Check(vkBindBufferMemory(device(), other, buffer.memory, 0), "vkBindBufferMemory");
    ASSERT_EQ(AddressOf(other), triangles.geometry.triangles.vertexData.deviceAddress);
    build();
    ExpectSilence();
    vkDestroyBuffer(device(), other, nullptr);
    build();
    ExpectOnly(std::string(kBuild) + "geometry-03673", "vertexData.deviceAddress is 0x");
}

// UpdatesTest builds a structure from geometries, and updates it from others.
class UpdatesTest : public BuildsTest {
  protected:
    void BuildFrom(VkAccelerationStructureKHR source, VkAccelerationStructureKHR target,
                   const std::vector<VkAccelerationStructureGeometryKHR> &geometries) {
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, target, geometries);
        info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
        info.srcAccelerationStructure = source;
        info.mode = source ? VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR
                           : VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
        Build({info});
    }
    // TryUpdate builds a structure from a geometry and updates it from another.
    void TryUpdate(const VkAccelerationStructureGeometryKHR &built,
                   const VkAccelerationStructureGeometryKHR &now) {
        const VkAccelerationStructureKHR structure = MakeStructure(kBottom);
        BuildFrom(VK_NULL_HANDLE, structure, {built});
        BuildFrom(structure, structure, {now});
    }
    // ExpectRule expects a mistake where `change` makes an update differ from its build, and none where both have it.
    void ExpectRule(const char *rule, const char *text,
                    const std::function<void(VkAccelerationStructureGeometryKHR *)> &change) {
        VkAccelerationStructureGeometryKHR changed = Triangles();
        change(&changed);
        TryUpdate(changed, changed);
        ExpectSilence();
        TryUpdate(Triangles(), changed);
        ExpectOnly(std::string(kBuild) + "pInfos-" + rule, text);
    }
};

TEST_F(UpdatesTest, UpdatesHaveTheGeometriesOfTheBuild) {
    WD_START_RAYS();
    ExpectRule("03761",
               "geometryType is VK_GEOMETRY_TYPE_AABBS_KHR, and that of the build was "
               "VK_GEOMETRY_TYPE_TRIANGLES_KHR",
               [](VkAccelerationStructureGeometryKHR *geometry) { *geometry = Boxes(); });
    ExpectRule(
        "03762", "flags is VK_GEOMETRY_OPAQUE_BIT_KHR",
        [](VkAccelerationStructureGeometryKHR *geometry) { geometry->flags = VK_GEOMETRY_OPAQUE_BIT_KHR; });
    ExpectRule("03763", "geometry.triangles.vertexFormat is VK_FORMAT_R32G32_SFLOAT",
               [](VkAccelerationStructureGeometryKHR *geometry) {
                   geometry->geometry.triangles.vertexFormat = VK_FORMAT_R32G32_SFLOAT;
               });
    ExpectRule(
        "03764", "geometry.triangles.maxVertex is 3, and that of the build was 2",
        [](VkAccelerationStructureGeometryKHR *geometry) { geometry->geometry.triangles.maxVertex = 3; });
    ExpectRule("03765", "geometry.triangles.indexType is VK_INDEX_TYPE_UINT32",
               [](VkAccelerationStructureGeometryKHR *geometry) {
                   geometry->geometry.triangles.indexType = VK_INDEX_TYPE_UINT32;
                   geometry->geometry.triangles.indexData.deviceAddress = 0x20000;
               });
    ExpectRule("03766", "geometry.triangles.transformData is not NULL, and that of the build was NULL",
               [](VkAccelerationStructureGeometryKHR *geometry) {
                   geometry->geometry.triangles.transformData.deviceAddress = 0x20000;
               });
    VkAccelerationStructureGeometryKHR moved = Triangles();
    moved.geometry.triangles.transformData.deviceAddress = 0x20000;
    TryUpdate(moved, Triangles());
    ExpectOnly(std::string(kBuild) + "pInfos-03767", "geometry.triangles.transformData is NULL");
}

TEST_F(UpdatesTest, UpdatesDoNotOverlapTheirSource) {
    WD_START_RAYS();
    const VkBuffer buffer = MakeBuffer(3 * 4096, kStorage).handle;
    const auto make = [&](VkDeviceSize offset) {
        VkAccelerationStructureCreateInfoKHR info = StructureInfo(buffer, kBottom);
        info.offset = offset;
        VkAccelerationStructureKHR made = VK_NULL_HANDLE;
        Check(Create(info, &made), "vkCreateAccelerationStructureKHR");
        return made;
    };
    const VkAccelerationStructureKHR source = make(0), next = make(4096), overlaps = make(2048);
    BuildFrom(VK_NULL_HANDLE, source, {Triangles()});
    BuildFrom(source, source, {Triangles()});
    BuildFrom(source, next, {Triangles()});
    ExpectSilence();
    BuildFrom(source, overlaps, {Triangles()});
    ExpectOnly(std::string(kBuild) + "pInfos-03668",
               "at offset 0 of the buffer of dstAccelerationStructure, at offset 2048");
}

TEST_F(UpdatesTest, UpdatesHaveTheTypeOfTheBuild) {
    WD_START_RAYS();
    const VkAccelerationStructureKHR structure = MakeStructure(VK_ACCELERATION_STRUCTURE_TYPE_GENERIC_KHR);
    const auto build = [&](VkBuildAccelerationStructureModeKHR mode, VkAccelerationStructureTypeKHR type) {
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(type, structure, {});
        info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
        info.srcAccelerationStructure = structure;
        info.mode = mode;
        Build({info});
    };
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR, kBottom);
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR, kBottom);
    ExpectSilence();
    build(VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR, kTop);
    ExpectMessage("VUID-" + std::string(kBuild) + "pInfos-03760",
                  "type is VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, and that of the build was "
                  "VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR");
    ClearMessages(); // The number of geometries of the top level.
}

TEST_F(UpdatesTest, UpdatesHaveTheNumberOfGeometriesOfTheBuild) {
    WD_START_RAYS();
    const VkAccelerationStructureKHR structure = MakeStructure(kBottom), copy = MakeStructure(kBottom);
    BuildFrom(structure, structure, {Triangles()}); // The build may be recorded later.
    BuildFrom(VK_NULL_HANDLE, structure, {Triangles(), Triangles()});
    BuildFrom(structure, copy, {Triangles(), Triangles()});
    ExpectSilence();
    BuildFrom(structure, structure, {Triangles()});
    ExpectOnly(std::string(kBuild) + "pInfos-03758", "geometryCount is 1, and that of the build was 2");
    BuildFrom(copy, copy, {Triangles()});
    ExpectOnly(std::string(kBuild) + "pInfos-03758", "geometryCount is 1, and that of the build was 2");
    // After builds that differ, the latest one is not known.
    BuildFrom(VK_NULL_HANDLE, structure, {Triangles()});
    BuildFrom(structure, structure, {Triangles()});
    BuildFrom(structure, structure, {Triangles(), Triangles()});
    ExpectSilence();
}

TEST_F(UpdatesTest, CopiesHaveGeometriesThatAreNotKnown) {
    WD_START_RAYS();
    const VkAccelerationStructureKHR source = MakeStructure(kBottom), target = MakeStructure(kBottom);
    BuildFrom(VK_NULL_HANDLE, source, {Triangles(), Triangles()});
    BuildFrom(VK_NULL_HANDLE, target, {Triangles()});
    auto info =
        Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
    info.src = source;
    info.dst = target;
    info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
    VkCommandBuffer commands = Begin();
    DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR")(commands, &info);
    vkEndCommandBuffer(commands);
    BuildFrom(target, target, {Triangles(), Triangles()});
    ExpectSilence();
}

TEST_F(UpdatesTest, UpdatesHaveThePrimitivesOfTheBuild) {
    WD_START_RAYS();
    const VkAccelerationStructureKHR structure = MakeStructure(kBottom);
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, structure, triangles);
    info.flags = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR;
    const auto build = [&](uint32_t num_primitives) {
        const VkAccelerationStructureBuildRangeInfoKHR range = {num_primitives, 0, 0, 0}, *ranges = &range;
        VkCommandBuffer commands = Begin();
        DeviceProc<PFN_vkCmdBuildAccelerationStructuresKHR>("vkCmdBuildAccelerationStructuresKHR")(
            commands, 1, &info, &ranges);
        vkEndCommandBuffer(commands);
    };
    build(1);
    info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
    info.srcAccelerationStructure = structure;
    build(1);
    ExpectSilence();
    build(0);
    ExpectOnly(std::string(kBuild) + "primitiveCount-03769",
               "the number of its primitives is 0, and that of the build was 1");
}

TEST_F(BuildsTest, UpdatesHaveTheFlagsOfTheBuild) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    const VkBuildAccelerationStructureFlagsKHR allows = VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR,
                                               fast =
                                                   VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR;
    const auto build = [&](VkAccelerationStructureKHR structure, VkBuildAccelerationStructureFlagsKHR flags) {
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, structure, triangles);
        info.flags = flags;
        Build({info});
    };
    const auto update = [&](VkAccelerationStructureKHR source, VkAccelerationStructureKHR target,
                            VkBuildAccelerationStructureFlagsKHR flags) {
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, target, triangles);
        info.flags = flags;
        info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
        info.srcAccelerationStructure = source;
        Build({info});
    };
    const VkAccelerationStructureKHR plain = MakeStructure(kBottom), dynamic = MakeStructure(kBottom),
                                     other = MakeStructure(kBottom);
    update(plain, plain, allows); // The build may be recorded later.
    build(plain, fast);
    build(dynamic, allows | fast);
    update(dynamic, dynamic, allows | fast);
    update(dynamic, other, allows | fast);
    update(other, other, allows | fast);
    ExpectSilence();
    update(plain, plain, fast);
    ExpectOnly(std::string(kBuild) + "pInfos-03667",
               "was built with the flags VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR");
    update(dynamic, dynamic, allows);
    ExpectOnly(std::string(kBuild) + "pInfos-03759", "which was built with the flags");
    // After builds with several flags, the latest one is not known.
    build(plain, allows);
    update(plain, plain, fast);
    ExpectSilence();
}

TEST_F(BuildsTest, ModesAreKnown) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, MakeStructure(kBottom), triangles);
    const int mode = 7;
    memcpy(&info.mode, &mode, sizeof mode);
    Build({info});
    ExpectMessage("VUID-vkCmdBuildAccelerationStructuresKHR-mode-04628", "mode is 7");
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
