// Acceleration structures: creation, addresses, copies, properties, descriptors; tables of shader groups.
#include "vk/core/acceleration/acceleration_fixture.h"

namespace wd::testing {
namespace {

class StructuresTest : public AccelerationTest {};

TEST_F(StructuresTest, AStructureIsInsideOfItsBuffer) {
    WD_START_RAYS();
    const Buffer buffer = MakeBuffer(4096, kStorage);
    VkAccelerationStructureKHR made = VK_NULL_HANDLE;
    VkAccelerationStructureCreateInfoKHR info = StructureInfo(buffer.handle, kBottom);
    Create(info, &made);
    ExpectSilence();
    info.offset = 256;
    Create(info, &made);
    ExpectOnly("VkAccelerationStructureCreateInfoKHR-offset-03616",
               "pCreateInfo->size is 4096, offset is 256.\nThe buffer is VkBuffer");
}

TEST_F(StructuresTest, AddressesNeedTheUsage) {
    WD_START_RAYS();
    const auto address = DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>(
        "vkGetAccelerationStructureDeviceAddressKHR");
    auto info = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
    info.accelerationStructure = MakeStructure(kBottom);
    address(device(), &info);
    ExpectSilence();
    const Buffer buffer = MakeBuffer(4096, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR);
    Create(StructureInfo(buffer.handle, kBottom), &info.accelerationStructure);
    address(device(), &info);
    ExpectOnly("vkGetAccelerationStructureDeviceAddressKHR-pInfo-09542",
               "one without VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT");
}

TEST_F(StructuresTest, SerializedStructuresAreAligned) {
    WD_START_RAYS();
    const auto write = DeviceProc<PFN_vkCmdCopyAccelerationStructureToMemoryKHR>(
        "vkCmdCopyAccelerationStructureToMemoryKHR");
    const auto read = DeviceProc<PFN_vkCmdCopyMemoryToAccelerationStructureKHR>(
        "vkCmdCopyMemoryToAccelerationStructureKHR");
    auto to = Make<VkCopyAccelerationStructureToMemoryInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR);
    to.src = MakeStructure(kBottom);
    to.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_SERIALIZE_KHR;
    auto from = Make<VkCopyMemoryToAccelerationStructureInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_MEMORY_TO_ACCELERATION_STRUCTURE_INFO_KHR);
    from.dst = MakeStructure(kBottom);
    from.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_DESERIALIZE_KHR;
    const VkCommandBuffer commands = Begin();
    to.dst.deviceAddress = from.src.deviceAddress = 0x10100;
    write(commands, &to);
    read(commands, &from);
    ExpectSilence();
    to.dst.deviceAddress = from.src.deviceAddress = 0x10080;
    write(commands, &to);
    ExpectOnly("vkCmdCopyAccelerationStructureToMemoryKHR-pInfo-03740",
               "pInfo->dst.deviceAddress is 0x10080, and the alignment is 256");
    read(commands, &from);
    ExpectOnly("vkCmdCopyMemoryToAccelerationStructureKHR-pInfo-03743",
               "pInfo->src.deviceAddress is 0x10080");
}

TEST_F(StructuresTest, PropertiesNeedQueriesOfTheType) {
    WD_START_RAYS();
    const auto write = DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesKHR>(
        "vkCmdWriteAccelerationStructuresPropertiesKHR");
    const VkQueryType size = VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR;
    const VkQueryPool pool = MakeQueryPool(size, 2), other = MakeQueryPool(VK_QUERY_TYPE_TIMESTAMP, 2);
    const VkAccelerationStructureKHR structures[] = {MakeStructure(kBottom), MakeStructure(kBottom)};
    const VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 2);
    vkCmdResetQueryPool(commands, other, 0, 2);
    ClearMessages();
    write(commands, 2, structures, size, pool, 0);
    ExpectSilence();
    write(commands, 2, structures, size, pool, 1);
    ExpectMessage(
        "VUID-vkCmdWriteAccelerationStructuresPropertiesKHR-query-04880",
        "firstQuery is 1, accelerationStructureCount is 2, the number of queries in queryPool is 2");
    ClearMessages();
    write(commands, 1, structures, size, other, 0);
    ExpectMessage("VUID-vkCmdWriteAccelerationStructuresPropertiesKHR-queryPool-02493",
                  "the type of queryPool is VK_QUERY_TYPE_TIMESTAMP");
}

TEST_F(StructuresTest, PropertiesAreAligned) {
    WD_START_RAYS();
    const auto write = DeviceProc<PFN_vkWriteAccelerationStructuresPropertiesKHR>(
        "vkWriteAccelerationStructuresPropertiesKHR");
    const VkAccelerationStructureKHR structure = MakeStructure(kBottom);
    uint64_t data[4] = {};
    write(device(), 1, &structure, VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, sizeof data, data,
          8);
    ExpectSilence();
    write(device(), 1, &structure, VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR, sizeof data, data,
          12);
    ExpectOnly("vkWriteAccelerationStructuresPropertiesKHR-queryType-03448", "stride is 12");
    write(device(), 1, &structure, VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR, sizeof data,
          data, 12);
    ExpectOnly("vkWriteAccelerationStructuresPropertiesKHR-queryType-03450", "stride is 12");
}

TEST_F(StructuresTest, DescriptorsAreOfTopLevels) {
    WD_START_RAYS();
    const VkDescriptorSetLayout layout =
        MakeSetLayout({{0, VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1, VK_SHADER_STAGE_ALL, nullptr}});
    const VkDescriptorSet set = MakeSet(layout, {{VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR, 1}});
    for (const VkAccelerationStructureTypeKHR type : {kTop, kBottom}) {
        const VkAccelerationStructureKHR structure = MakeStructure(type);
        auto chained = Make<VkWriteDescriptorSetAccelerationStructureKHR>(
            VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET_ACCELERATION_STRUCTURE_KHR);
        chained.accelerationStructureCount = 1;
        chained.pAccelerationStructures = &structure;
        auto write = Make<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
        write.pNext = &chained;
        write.dstSet = set;
        write.descriptorCount = 1;
        write.descriptorType = VK_DESCRIPTOR_TYPE_ACCELERATION_STRUCTURE_KHR;
        ExpectSilence();
        vkUpdateDescriptorSets(device(), 1, &write, 0, nullptr);
    }
    ExpectOnly("VkWriteDescriptorSetAccelerationStructureKHR-pAccelerationStructures-03579",
               "The structure has VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR.");
}

TEST_F(StructuresTest, AddressesNeedMemory) {
    WD_START_RAYS();
    auto info = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
    info.accelerationStructure = MakeUnbound(kBottom);
    DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>("vkGetAccelerationStructureDeviceAddressKHR")(
        device(), &info);
    ExpectOnly("vkGetAccelerationStructureDeviceAddressKHR-pInfo-09541",
               "the memory of its buffer is not bound");
}

TEST_F(StructuresTest, CopiesOfCommandsNeedMemory) {
    WD_START_RAYS();
    const VkAccelerationStructureKHR bound = MakeStructure(kBottom), unbound = MakeUnbound(kBottom),
                                     hidden = MakeHidden(kBottom);
    const auto copy = DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR");
    const auto write = DeviceProc<PFN_vkCmdCopyAccelerationStructureToMemoryKHR>(
        "vkCmdCopyAccelerationStructureToMemoryKHR");
    const auto read = DeviceProc<PFN_vkCmdCopyMemoryToAccelerationStructureKHR>(
        "vkCmdCopyMemoryToAccelerationStructureKHR");
    const VkCommandBuffer commands = Begin();
    const auto record = [&](VkAccelerationStructureKHR source, VkAccelerationStructureKHR target) {
        auto info =
            Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
        info.src = source;
        info.dst = target;
        info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
        copy(commands, &info);
    };
    record(hidden, bound);
    ExpectSilence();
    record(unbound, bound);
    ExpectOnly("vkCmdCopyAccelerationStructureKHR-buffer-03737", "pInfo->src is VkAccelerationStructureKHR");
    record(bound, unbound);
    ExpectOnly("vkCmdCopyAccelerationStructureKHR-buffer-03738", "pInfo->dst is VkAccelerationStructureKHR");
    auto to = Make<VkCopyAccelerationStructureToMemoryInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR);
    to.src = hidden;
    to.dst.deviceAddress = 0x10100;
    to.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_SERIALIZE_KHR;
    write(commands, &to);
    ExpectSilence();
    to.src = unbound;
    write(commands, &to);
    ExpectOnly("vkCmdCopyAccelerationStructureToMemoryKHR-None-03559", "not bound");
    auto from = Make<VkCopyMemoryToAccelerationStructureInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_MEMORY_TO_ACCELERATION_STRUCTURE_INFO_KHR);
    from.dst = unbound;
    from.src.deviceAddress = 0x10100;
    from.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_DESERIALIZE_KHR;
    read(commands, &from);
    ExpectOnly("vkCmdCopyMemoryToAccelerationStructureKHR-buffer-03745", "not bound");
    const VkQueryType size = VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR;
    const VkQueryPool pool = MakeQueryPool(size, 1);
    vkCmdResetQueryPool(commands, pool, 0, 1);
    DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesKHR>(
        "vkCmdWriteAccelerationStructuresPropertiesKHR")(commands, 1, &unbound, size, pool, 0);
    ExpectMessage("VUID-vkCmdWriteAccelerationStructuresPropertiesKHR-buffer-03736", "not bound");
    ClearMessages(); // The structure was not built.
}

TEST_F(StructuresTest, CopiesOfTheHostNeedVisibleMemory) {
    WD_START_RAYS();
    const VkAccelerationStructureKHR visible = MakeStructure(kBottom), hidden = MakeHidden(kBottom);
    const auto copy = DeviceProc<PFN_vkCopyAccelerationStructureKHR>("vkCopyAccelerationStructureKHR");
    const auto write =
        DeviceProc<PFN_vkCopyAccelerationStructureToMemoryKHR>("vkCopyAccelerationStructureToMemoryKHR");
    const auto read =
        DeviceProc<PFN_vkCopyMemoryToAccelerationStructureKHR>("vkCopyMemoryToAccelerationStructureKHR");
    auto info =
        Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
    info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
    info.src = visible;
    info.dst = MakeStructure(kBottom);
    copy(device(), VK_NULL_HANDLE, &info);
    ExpectSilence();
    info.src = hidden;
    copy(device(), VK_NULL_HANDLE, &info);
    ExpectOnly("vkCopyAccelerationStructureKHR-buffer-03727", "not host-visible");
    info.src = visible;
    info.dst = hidden;
    copy(device(), VK_NULL_HANDLE, &info);
    ExpectOnly("vkCopyAccelerationStructureKHR-buffer-03728", "not host-visible");

    alignas(16) static char data[64];
    auto to = Make<VkCopyAccelerationStructureToMemoryInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR);
    to.src = visible;
    to.dst.hostAddress = data;
    to.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_SERIALIZE_KHR;
    auto from = Make<VkCopyMemoryToAccelerationStructureInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_MEMORY_TO_ACCELERATION_STRUCTURE_INFO_KHR);
    from.dst = visible;
    from.src.hostAddress = data;
    from.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_DESERIALIZE_KHR;
    write(device(), VK_NULL_HANDLE, &to);
    read(device(), VK_NULL_HANDLE, &from);
    ExpectSilence();
    to.dst.hostAddress = data + 8;
    from.src.hostAddress = data + 8;
    write(device(), VK_NULL_HANDLE, &to);
    ExpectOnly("vkCopyAccelerationStructureToMemoryKHR-pInfo-03751", "the alignment is 16");
    read(device(), VK_NULL_HANDLE, &from);
    ExpectOnly("vkCopyMemoryToAccelerationStructureKHR-pInfo-03750", "the alignment is 16");
    to.dst.hostAddress = data;
    from.src.hostAddress = data;
    to.src = from.dst = hidden;
    write(device(), VK_NULL_HANDLE, &to);
    ExpectOnly("vkCopyAccelerationStructureToMemoryKHR-buffer-03731", "not host-visible");
    read(device(), VK_NULL_HANDLE, &from);
    ExpectOnly("vkCopyMemoryToAccelerationStructureKHR-buffer-03730", "not host-visible");
}

TEST_F(StructuresTest, PropertiesThatTheHostReads) {
    WD_START_RAYS();
    const auto write = DeviceProc<PFN_vkWriteAccelerationStructuresPropertiesKHR>(
        "vkWriteAccelerationStructuresPropertiesKHR");
    const VkAccelerationStructureKHR visible = MakeStructure(kBottom), hidden = MakeHidden(kBottom);
    const VkQueryType size = VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR;
    uint64_t data[4] = {};
    write(device(), 1, &hidden, size, sizeof data, data, 8);
    ExpectOnly("vkWriteAccelerationStructuresPropertiesKHR-buffer-03733", "not host-visible");
    const std::pair<VkQueryType, const char *> types[] = {
        {VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SIZE_KHR, "06731"},
        {VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_BOTTOM_LEVEL_POINTERS_KHR, "06733"},
    };
    for (const auto &[type, rule] : types) {
        write(device(), 1, &visible, type, sizeof data, data, 12);
        ExpectMessage("VUID-vkWriteAccelerationStructuresPropertiesKHR-queryType-" + std::string(rule),
                      "stride is 12");
        ClearMessages(); // The types need VK_KHR_ray_tracing_maintenance1.
    }
}

TEST_F(StructuresTest, AddressesOfGroupsAreAFeature) {
    for (const VkBool32 has_addresses : {VK_TRUE, VK_FALSE}) {
        WD_START_RAYS(true, has_addresses);
        const std::string text = "the feature bufferDeviceAddressMultiDevice is not enabled";
        VkAccelerationStructureKHR made = VK_NULL_HANDLE;
        const VkBuffer buffer = MakeBuffer(4096, kStorage).handle;
        ClearMessages();
        Create(StructureInfo(buffer, kBottom), &made);
        ExpectSilence();
        // Captured addresses need the feature.
        VkAccelerationStructureCreateInfoKHR captured = StructureInfo(buffer, kBottom);
        captured.createFlags = VK_ACCELERATION_STRUCTURE_CREATE_DEVICE_ADDRESS_CAPTURE_REPLAY_BIT_KHR;
        VkAccelerationStructureKHR other = VK_NULL_HANDLE;
        Create(captured, &other);
        if (!has_addresses) {
            ExpectMessage(VK_HEADER_VERSION >= 363
                              ? "VUID-VkAccelerationStructureCreateInfoKHR-createFlags-11673"
                              : "VUID-vkCreateAccelerationStructureKHR-device-03489",
                          text);
        }
        ClearMessages(); // The buffer's address cannot be captured.
        auto address = Make<VkAccelerationStructureDeviceAddressInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR);
        address.accelerationStructure = made;
        DeviceProc<PFN_vkGetAccelerationStructureDeviceAddressKHR>(
            "vkGetAccelerationStructureDeviceAddressKHR")(device(), &address);
        if (!has_addresses) {
            ExpectMessage("VUID-vkGetAccelerationStructureDeviceAddressKHR-device-03504", text);
        }
        ExpectSilence();
        const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
        const VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, made, triangles);
        auto sizes = Make<VkAccelerationStructureBuildSizesInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR);
        const uint32_t count = 1;
        DeviceProc<PFN_vkGetAccelerationStructureBuildSizesKHR>("vkGetAccelerationStructureBuildSizesKHR")(
            device(), VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &count, &sizes);
        if (!has_addresses) {
            ExpectMessage("VUID-vkGetAccelerationStructureBuildSizesKHR-device-03618", text);
        }
        ExpectSilence();
        Stop();
    }
}

TEST_F(StructuresTest, PropertiesAreWrittenToQueriesThatWereReset) {
    WD_START_RAYS();
    const auto write = DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesKHR>(
        "vkCmdWriteAccelerationStructuresPropertiesKHR");
    const VkQueryType size = VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR;
    const VkQueryPool pool = MakeQueryPool(size, 2);
    const VkAccelerationStructureKHR structure = MakeStructure(kBottom);
    const VkCommandBuffer commands = Begin();
    vkCmdResetQueryPool(commands, pool, 0, 2);
    ClearMessages();
    write(commands, 1, &structure, size, pool, 0);
    write(commands, 1, &structure, size, pool, 1);
    ExpectSilence();
    write(commands, 1, &structure, size, pool, 1);
    ExpectMessage("VUID-vkCmdWriteAccelerationStructuresPropertiesKHR-queryPool-02494",
                  "and an earlier command of this command buffer used the query");
    ClearMessages();
}

TEST_F(StructuresTest, TheHostAccessesOneInstanceOfMemory) {
    WD_START_RAYS(true);
    const VkAccelerationStructureKHR one = MakeInGroup(1), both = MakeInGroup(3);
    alignas(16) static char data[64];
    uint64_t sizes[1] = {};
    auto copied =
        Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
    copied.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_CLONE_KHR;
    auto to = Make<VkCopyAccelerationStructureToMemoryInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR);
    to.dst.hostAddress = data;
    to.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_SERIALIZE_KHR;
    auto from = Make<VkCopyMemoryToAccelerationStructureInfoKHR>(
        VK_STRUCTURE_TYPE_COPY_MEMORY_TO_ACCELERATION_STRUCTURE_INFO_KHR);
    from.src.hostAddress = data;
    from.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_DESERIALIZE_KHR;
    const auto copy = [&](VkAccelerationStructureKHR source, VkAccelerationStructureKHR target) {
        copied.src = source;
        copied.dst = target;
        DeviceProc<PFN_vkCopyAccelerationStructureKHR>("vkCopyAccelerationStructureKHR")(
            device(), VK_NULL_HANDLE, &copied);
    };
    const auto write = [&](VkAccelerationStructureKHR source) {
        to.src = source;
        DeviceProc<PFN_vkCopyAccelerationStructureToMemoryKHR>("vkCopyAccelerationStructureToMemoryKHR")(
            device(), VK_NULL_HANDLE, &to);
    };
    const auto read = [&](VkAccelerationStructureKHR target) {
        from.dst = target;
        DeviceProc<PFN_vkCopyMemoryToAccelerationStructureKHR>("vkCopyMemoryToAccelerationStructureKHR")(
            device(), VK_NULL_HANDLE, &from);
    };
    const auto properties = [&](VkAccelerationStructureKHR structure) {
        DeviceProc<PFN_vkWriteAccelerationStructuresPropertiesKHR>(
            "vkWriteAccelerationStructuresPropertiesKHR")(
            device(), 1, &structure, VK_QUERY_TYPE_ACCELERATION_STRUCTURE_SERIALIZATION_SIZE_KHR,
            sizeof sizes, sizes, 8);
    };
    const std::string text = "one with an instance for each of several physical devices";
    copy(one, MakeInGroup(2));
    write(one);
    read(one);
    properties(one);
    ExpectSilence();
    copy(both, one);
    ExpectOnly("vkCopyAccelerationStructureKHR-buffer-03780", text);
    copy(one, both);
    ExpectOnly("vkCopyAccelerationStructureKHR-buffer-03781", text);
    read(both);
    ExpectOnly("vkCopyMemoryToAccelerationStructureKHR-buffer-03782", text);
    write(both);
    ExpectOnly("vkCopyAccelerationStructureToMemoryKHR-buffer-03783", text);
    properties(both);
    ExpectOnly("vkWriteAccelerationStructuresPropertiesKHR-buffer-03784", text);
}

TEST_F(StructuresTest, CompactionIsAFlagOfTheBuild) {
    WD_START_RAYS();
    const std::vector<VkAccelerationStructureGeometryKHR> triangles = {Triangles()};
    const auto make = [&](VkBuildAccelerationStructureFlagsKHR flags) {
        VkAccelerationStructureBuildGeometryInfoKHR info = Info(kBottom, MakeStructure(kBottom), triangles);
        info.flags = flags;
        Build({info});
        return info.dstAccelerationStructure;
    };
    const VkAccelerationStructureKHR plain = make(0),
                                     compact = make(VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_COMPACTION_BIT_KHR);
    const auto copy = DeviceProc<PFN_vkCmdCopyAccelerationStructureKHR>("vkCmdCopyAccelerationStructureKHR");
    const auto write = DeviceProc<PFN_vkWriteAccelerationStructuresPropertiesKHR>(
        "vkWriteAccelerationStructuresPropertiesKHR");
    auto info =
        Make<VkCopyAccelerationStructureInfoKHR>(VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR);
    info.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_COMPACT_KHR;
    const VkCommandBuffer commands = Begin();
    const VkQueryType type = VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR;
    uint64_t size = 0;
    const auto compact_to_other = [&](VkAccelerationStructureKHR structure) {
        info.src = structure;
        info.dst = MakeStructure(kBottom);
        copy(commands, &info);
        write(device(), 1, &structure, type, sizeof size, &size, sizeof size);
    };
    compact_to_other(compact);
    compact_to_other(info.dst);               // A copy has the flags of its source.
    compact_to_other(MakeStructure(kBottom)); // May be built later.
    ExpectSilence();
    compact_to_other(plain);
    ExpectMessage("VUID-VkCopyAccelerationStructureInfoKHR-src-03411", "pInfo->src is");
    ExpectMessage("VUID-vkWriteAccelerationStructuresPropertiesKHR-accelerationStructures-03431",
                  "which was built with the flags");
    ExpectSilence();
    const VkQueryPool pool = MakeQueryPool(type, 1);
    vkCmdResetQueryPool(commands, pool, 0, 1);
    DeviceProc<PFN_vkCmdWriteAccelerationStructuresPropertiesKHR>(
        "vkCmdWriteAccelerationStructuresPropertiesKHR")(commands, 1, &plain, type, pool, 0);
    ExpectOnly("vkCmdWriteAccelerationStructuresPropertiesKHR-accelerationStructures-03431",
               "which was built with the flags");
}

} // namespace
} // namespace wd::testing
