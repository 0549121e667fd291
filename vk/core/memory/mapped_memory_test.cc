// Memory that is mapped, flushed and unmapped in ways that the specification forbids, and correct twins.
#include <gtest/gtest.h>

#include "vk/core/memory/memory_fixture.h"

using wd::testing::Make;
using wd::testing::Options;

namespace {

TEST_F(MemoryTest, MemoryIsMappedOnce) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(4096);
    vkUnmapMemory(device(), memory);
    ExpectMessage("VUID-vkUnmapMemory-memory-00689", "which is not mapped");
    ExpectSilence();
    Map(memory, 256, 512);
    ExpectSilence();
    Map(memory);
    ExpectMessage("VUID-vkMapMemory-memory-00678", "of which 512 bytes at offset 256 are mapped already");
    ExpectSilence();
    vkUnmapMemory(device(), memory);
    Map(memory);
    vkUnmapMemory(device(), memory);
    ExpectSilence();
}

TEST_F(MemoryTest, FlushedRangesAreMapped) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(4096);
    const auto all = Range(memory, 0, VK_WHOLE_SIZE);
    vkFlushMappedMemoryRanges(device(), 1, &all);
    ExpectMessage("VUID-VkMappedMemoryRange-memory-00684", "pMemoryRanges[0].memory is VkDeviceMemory");
    ExpectSilence();
    Map(memory, 1024, 1024);
    const auto outside = Range(memory, 1024, 2048);
    vkFlushMappedMemoryRanges(device(), 1, &outside);
    ExpectMessage(
        "VUID-VkMappedMemoryRange-size-00685",
        "offset is 1024, size is 2048, the mapped range of memory begins at 1024 and has 1024 bytes.");
    vkInvalidateMappedMemoryRanges(device(), 1, &all);
    ExpectMessage("VUID-VkMappedMemoryRange-size-00686", "offset is 0, size is VK_WHOLE_SIZE");
    ExpectSilence();
    const VkMappedMemoryRange inside[] = {Range(memory, 1024, 1024), Range(memory, 1088, VK_WHOLE_SIZE)};
    vkFlushMappedMemoryRanges(device(), 2, inside);
    vkInvalidateMappedMemoryRanges(device(), 2, inside);
    ExpectSilence();
}

TEST_F(MemoryTest, MappingsThatEndBetweenAtoms) {
    WD_START_DEVICE(NullOptions()); // nonCoherentAtomSize is 64.
    const VkDeviceMemory memory = Memory(4000);
    Map(memory, 0, 100);
    const auto all = Range(memory, 0, VK_WHOLE_SIZE);
    vkFlushMappedMemoryRanges(device(), 1, &all);
    ExpectMessage("VUID-VkMappedMemoryRange-size-01389",
                  "size is VK_WHOLE_SIZE, the mapping of memory ends at 100, nonCoherentAtomSize is 64");
    ExpectSilence();
    vkUnmapMemory(device(), memory);
    Map(memory); // To the end of the memory.
    vkFlushMappedMemoryRanges(device(), 1, &all);
    ExpectSilence();
}

// Validators change the pages of a mapping: it has no more bytes than the memory.
TEST_F(MemoryTest, AMappingEndsWithTheMemory) {
    WD_START_DEVICE(NullOptions());
    const VkDeviceMemory memory = Memory(4096);
    Map(memory, 256, uint64_t{1} << 40);
    ClearMessages();
    Map(memory);
    ExpectMessage("VUID-vkMapMemory-memory-00678", "of which 3840 bytes at offset 256 are mapped already");
}

#ifdef VK_VERSION_1_4
TEST_F(MemoryTest, MemoryIsMappedOnceWithEitherCommand) {
    Options options = NullOptions();
    options.device_extensions = {VK_KHR_MAP_MEMORY_2_EXTENSION_NAME};
    WD_START_DEVICE(options);
    const auto map = DeviceProc<PFN_vkMapMemory2>("vkMapMemory2KHR");
    auto info = Make<VkMemoryMapInfo>(VK_STRUCTURE_TYPE_MEMORY_MAP_INFO);
    info.memory = Memory(256);
    info.size = VK_WHOLE_SIZE;
    void *mapped = nullptr;
    map(device(), &info, &mapped);
    ExpectSilence();
    map(device(), &info, &mapped);
    ExpectMessage("VUID-VkMemoryMapInfo-memory-07958", "of which 256 bytes at offset 0 are mapped already");
    ExpectSilence();
    vkUnmapMemory(device(), info.memory);
    map(device(), &info, &mapped);
    ExpectSilence();
}
#endif

// --- Mappings at addresses of the application

#if defined(VK_VERSION_1_4) && defined(VK_EXT_map_memory_placed)

class PlacedMemoryTest : public MemoryTest {
  protected:
    void SetUp() override {
        static VkPhysicalDeviceMapMemoryPlacedFeaturesEXT features;
        features = Make<VkPhysicalDeviceMapMemoryPlacedFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAP_MEMORY_PLACED_FEATURES_EXT);
        features.memoryMapPlaced = features.memoryUnmapReserve = VK_TRUE;
        Options options = NullOptions();
        options.device_next = &features;
        options.device_extensions = {VK_KHR_MAP_MEMORY_2_EXTENSION_NAME,
                                     VK_EXT_MAP_MEMORY_PLACED_EXTENSION_NAME,
                                     VK_EXT_EXTERNAL_MEMORY_HOST_EXTENSION_NAME};
        WD_START_DEVICE(options);
        auto limits = Make<VkPhysicalDeviceMapMemoryPlacedPropertiesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAP_MEMORY_PLACED_PROPERTIES_EXT);
        auto properties = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        properties.pNext = &limits;
        vkGetPhysicalDeviceProperties2(physical_device(), &properties);
        alignment_ = limits.minPlacedMemoryMapAlignment;
        map_ = DeviceProc<PFN_vkMapMemory2KHR>("vkMapMemory2KHR");
        unmap_ = DeviceProc<PFN_vkUnmapMemory2KHR>("vkUnmapMemory2KHR");
    }
    // MapAt maps at an address that is not memory, which the null driver ignores.
    void MapAt(VkDeviceMemory memory, uintptr_t address, VkDeviceSize size = VK_WHOLE_SIZE) {
        auto placed = Make<VkMemoryMapPlacedInfoEXT>(VK_STRUCTURE_TYPE_MEMORY_MAP_PLACED_INFO_EXT);
        placed.pPlacedAddress = reinterpret_cast<void *>(address);
        auto info = Make<VkMemoryMapInfoKHR>(VK_STRUCTURE_TYPE_MEMORY_MAP_INFO_KHR);
        info.pNext = &placed;
        info.flags = VK_MEMORY_MAP_PLACED_BIT_EXT;
        info.memory = memory;
        info.size = size;
        void *mapped = nullptr;
        map_(device(), &info, &mapped);
    }
    void Unmap(VkDeviceMemory memory, VkMemoryUnmapFlagsKHR flags = 0) {
        auto info = Make<VkMemoryUnmapInfoKHR>(VK_STRUCTURE_TYPE_MEMORY_UNMAP_INFO_KHR);
        info.flags = flags;
        info.memory = memory;
        unmap_(device(), &info);
    }

    VkDeviceSize alignment_ = 0;
    PFN_vkMapMemory2KHR map_ = nullptr;
    PFN_vkUnmapMemory2KHR unmap_ = nullptr;
};

TEST_F(PlacedMemoryTest, MapsAreAlignedAndOfAllMemory) {
    ASSERT_GT(alignment_, 1u);
    const VkDeviceMemory memory = Memory(4 * alignment_), other = Memory(4 * alignment_ + 1);
    MapAt(memory, 16 * alignment_);
    Unmap(memory);
    MapAt(memory, 16 * alignment_, 4 * alignment_);
    Unmap(memory);
    ExpectSilence();
    MapAt(memory, 16 * alignment_ + 1);
    ExpectMessage("VUID-VkMemoryMapPlacedInfoEXT-pPlacedAddress-09577", "minPlacedMemoryMapAlignment is");
    Unmap(memory);
    MapAt(memory, 16 * alignment_, alignment_);
    ExpectMessage("VUID-VkMemoryMapInfo-flags-09572", "the feature memoryMapRangePlaced is not enabled");
    Unmap(memory);
    MapAt(other, 16 * alignment_);
    ExpectMessage("VUID-VkMemoryMapInfo-flags-09651", "size is VK_WHOLE_SIZE");
    Unmap(other);
    ExpectSilence();
}

TEST_F(PlacedMemoryTest, TheFirstCommandHasNoAddress) {
    void *mapped = nullptr;
    vkMapMemory(device(), Memory(alignment_), 0, VK_WHOLE_SIZE, VK_MEMORY_MAP_PLACED_BIT_EXT, &mapped);
    ExpectMessage("VUID-vkMapMemory-flags-09568", "flags is VK_MEMORY_MAP_PLACED_BIT_EXT");
    ExpectSilence();
}

TEST_F(PlacedMemoryTest, MemoryOfTheHostStaysWhereItIs) {
    alignas(16) static uint8_t bytes[512];
    auto host = Make<VkImportMemoryHostPointerInfoEXT>(VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    host.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    host.pHostPointer = bytes;
    const VkDeviceMemory imported = Memory(512, kHost, &host), plain = Memory(16 * alignment_);
    ClearMessages();
    MapAt(plain, 16 * alignment_);
    Unmap(plain, VK_MEMORY_UNMAP_RESERVE_BIT_EXT);
    ExpectSilence();
    MapAt(imported, 16 * alignment_, 512);
    ExpectMessage("VUID-VkMemoryMapInfo-flags-09575", "which was imported from a host pointer");
    Unmap(imported, VK_MEMORY_UNMAP_RESERVE_BIT_EXT);
    ExpectMessage("VUID-VkMemoryUnmapInfo-flags-09580", "which was imported from a host pointer");
    ExpectSilence();
    Unmap(imported);
    ExpectMessage("VUID-VkMemoryUnmapInfo-memory-07964", "which is not mapped");
    ExpectSilence();
}

#endif

} // namespace
