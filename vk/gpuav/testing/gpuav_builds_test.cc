// Builds of acceleration structures on lavapipe: the data of instances, triangles and boxes in device memory. Each test
// of a mistake has a similar valid case without messages.
#include "vk/gpuav/testing/gpuav_builds_test.h"

#include <cmath>
#include <cstdlib>
#include <memory>

#include "testing/invented/invented_commands.h"

namespace wd::testing {
namespace {

constexpr char kReference[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-12281";
constexpr char kMemory[] = "VUID-vkCmdBuildAccelerationStructuresKHR-pInfos-03709";
constexpr char kLostMemory[] =
    "is the address of an acceleration structure whose buffer or memory was destroyed: ";
constexpr char kTransform[] = "VUID-VkTransformMatrixKHR-matrix-03799";

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

class GpuavIndirectBuildsTest : public GpuavBuildsTest {
  protected:
    // ExpectRanges expects that data is read at the offsets of the range in the buffer, and that the number of
    // primitives has a limit.
    void ExpectRanges() {
        constexpr char kCount[] =
            "VUID-vkCmdBuildAccelerationStructuresIndirectKHR-ppMaxPrimitiveCounts-03653";
        const VkAccelerationStructureGeometryKHR boxes = Boxes({{0, 0, 0, 1, 1, 1},
                                                                {0, 0, 0, 1, 1, 1},
                                                                {0, 2, 0, 1, 1, 1},
                                                                {0, 0, 0, 1, 1, 1},
                                                                {0, 0, 0, 1, 1, 1}});
        BuildIndirectly(boxes, 2, {2, 0, 0, 0});
        BuildIndirectly(boxes, 4, {1, 24, 0, 0});
        BuildIndirectly(boxes, 2, {2, 72, 0, 0});
        ExpectSilence();
        BuildIndirectly(boxes, 1, {2, 72, 0, 0});
        ExpectMessage(kCount, "geometry 0 of pInfos[0] has the primitiveCount 2 in the buffer, but "
                              "ppMaxPrimitiveCounts[0][0] is 1.");
        BuildIndirectly(boxes, 3, {2, 24, 0, 0});
        ExpectMessage("VUID-VkAabbPositionsKHR-minY-03547", "box 1 of geometry 0 of pInfos[0] has minY = 2");
        ExpectSilence();
        const VkAccelerationStructureGeometryKHR triangles =
            Triangles(Upload(std::vector<uint32_t>{0, 1, 2, 1, 2, 3}), VK_INDEX_TYPE_UINT32);
        BuildIndirectly(triangles, 2, {2, 0, 0, 0});
        BuildIndirectly(triangles, 2, {1, 0, 1, 0});
        ExpectSilence();
        BuildIndirectly(triangles, 2, {1, 12, 1, 0});
        ExpectMessage("VUID-VkAccelerationStructureBuildRangeInfoKHR-maxVertex-10774",
                      "triangle 0 of geometry 0 of pInfos[0]: index 2 is 3, and with firstVertex 1 is above "
                      "maxVertex, which is 3.");
        ExpectSilence();
        const std::vector<VkTransformMatrixKHR> matrices = {{{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}},
                                                            {{{1, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 1, 0}}}};
        const VkAccelerationStructureGeometryKHR moved =
            Triangles(0, VK_INDEX_TYPE_NONE_KHR, Upload(matrices));
        BuildIndirectly(moved, 1, {1, 0, 0, 0});
        ExpectSilence();
        BuildIndirectly(moved, 1, {1, 0, 0, sizeof(VkTransformMatrixKHR)});
        ExpectMessage(kTransform, "has a transform whose 3x3 matrix cannot be inverted");
        Stop();
        ExpectSilence();
    }
};

// The invented layer is a driver that builds nothing.
TEST_F(GpuavIndirectBuildsTest, RangesInBuffersAreRead) {
    Options options = MakeOptions();
    options.layers = {Layer::kWarden, Layer::kInvented};
    options.settings["validate_core"] = "false"; // The driver lacks the feature.
    options.environment[WD_INVENTED_INDIRECT_BUILDS] = "1";
    WD_START_DEVICE(options);
    ExpectRanges();
}

TEST_F(GpuavIndirectBuildsTest, RangesInBuffersAreReadBeforeTheDriverBuilds) {
    const Options options = MakeOptions();
    StartInstance(options);
    if (IsSkipped()) {
        return;
    }
    auto features = Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    auto all = Make<VkPhysicalDeviceFeatures2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
    all.pNext = &features;
    vkGetPhysicalDeviceFeatures2(physical_device(), &all);
    if (!features.accelerationStructureIndirectBuild) {
        GTEST_SKIP() << "this driver lacks accelerationStructureIndirectBuild";
    }
    ray_features_.structures.accelerationStructureIndirectBuild = VK_TRUE;
    StartDevice(options);
    if (!IsSkipped()) {
        ExpectRanges();
    }
}

TEST_F(GpuavBuildsTest, WithoutTheSettingNothingIsReported) {
    WD_START_DEVICE(MakeOptions(false));
    Build(Boxes({{2, 0, 0, 1, 1, 1}}), 1);
    Stop();
    ExpectSilence();
}

} // namespace
} // namespace wd::testing
