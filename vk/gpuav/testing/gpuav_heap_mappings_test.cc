// Mappings of bindings to descriptor heaps and to addresses in push data (VK_EXT_descriptor_heap), and shader objects.
// Each test of a mistake has a similar valid case without messages.
#include <cstring>

#include "vk/gpuav/testing/gpuav_heaps_test.h"
#include "vk/gpuav/testing/heap_shaders.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr char kMemoryBounds[] = "VUID-vkCmdDispatch-None-11398";

class HeapMappingsTest : public HeapsTest {
  protected:
    VkDescriptorSetAndBindingMappingEXT Map(uint32_t binding, VkDescriptorMappingSourceEXT source,
                                            const VkDescriptorMappingSourceDataEXT &data) const {
        VkDescriptorSetAndBindingMappingEXT mapping = MapSlots(binding, 0);
        mapping.source = source;
        mapping.sourceData = data;
        return mapping;
    }
    // RunPushed pushes an address at byte 8, and makes invocation 2 use element `index`.
    uint32_t RunPushed(const Program &program, VkDeviceAddress address, uint32_t index = 3) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {static_cast<uint32_t>(address), static_cast<uint32_t>(address >> 32)}, 8);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        return program.result.words[2];
    }
    // MakeIndexed makes a program whose storage buffer is in the slot after that of the index at byte 12 of the pushed
    // address.
    Program MakeIndexed(uint32_t num_slots, uint32_t num_sources) {
        Program program = MakeProgram(bounds_storage_buffer, kStorage, num_slots, num_sources);
        VkDescriptorMappingSourceDataEXT data = {};
        data.indirectIndex.heapOffset = static_cast<uint32_t>(SlotSize());
        data.indirectIndex.pushOffset = 8;
        data.indirectIndex.addressOffset = 12;
        data.indirectIndex.heapIndexStride = static_cast<uint32_t>(SlotSize());
        program.pipeline = MakePipeline(
            MakeShader(bounds_storage_buffer),
            {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT, data)});
        return program;
    }
    // MakeWords creates a buffer of 64 bytes with an address. Words after these are in the same memory.
    Buffer MakeWords(VkBufferUsageFlags usage, const std::vector<uint32_t> &words) {
        const Buffer buffer = MakeBuffer(64, usage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, {}, 128);
        memset(buffer.words, 0, 64 + 128);
        memcpy(buffer.words, words.data(), words.size() * sizeof(uint32_t));
        return buffer;
    }
    Options ReadingOptions() {
        Options options = HeapOptions();
        options.settings["gpuav_descriptor_buffers"] = "true";
        options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
        return options;
    }
    // ExpectUnread expects the message that an index in memory is not read, and nothing else.
    void ExpectUnread() {
        ExpectMessage("WARDEN-gpuav-accesses-unchecked", "where the host cannot read the memory");
        ExpectOnlyInfo();
    }
    void ExpectOnlyInfo() {
        for (const Message &message : messages()) {
            EXPECT_EQ(message.severity, VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT) << message.text;
        }
        ClearMessages();
    }
    // MakeAddressed returns the address of a buffer of 64 bytes. Words after these are in the same memory.
    VkDeviceAddress MakeAddressed(VkBufferUsageFlags usage, const std::vector<uint32_t> &words) {
        const Buffer buffer = MakeBuffer(64, usage | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, {}, 128);
        memset(buffer.words, 0, 64 + 128);
        memcpy(buffer.words, words.data(), words.size() * sizeof(uint32_t));
        return AddressOf(buffer.handle);
    }
};

// The index is multiplied by 2: where it is odd, the offset is no multiple of the alignment.
TEST_P(HeapMappingsTest, MisalignedDescriptorsAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 6);
    VkDescriptorMappingSourceDataEXT data = {};
    data.pushIndex.heapOffset = static_cast<uint32_t>(SlotSize());
    data.pushIndex.pushOffset = 8;
    data.pushIndex.heapIndexStride = static_cast<uint32_t>(properties_.bufferDescriptorAlignment / 2);
    data.pushIndex.heapArrayStride = static_cast<uint32_t>(SlotSize());
    program.pipeline =
        MakePipeline(MakeShader(index_storage_buffer),
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT, data)});
    for (const uint32_t index : {0u, 1u}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {index}, 8);
        Dispatch(commands, program, 0);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[0], index ? 0u : 100u);
        if (index) {
            ExpectMessage("VUID-vkCmdDispatch-None-11297",
                          "Descriptor index 0 is mapped to byte " +
                              std::to_string(SlotSize() + properties_.bufferDescriptorAlignment / 2) +
                              " of the resource heap, not a multiple of bufferDescriptorAlignment.");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(HeapMappingsTest, PushedAddressesOfBuffersAreChecked) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    VkDescriptorMappingSourceDataEXT data = {};
    data.pushAddressOffset = 8;
    program.pipeline =
        MakePipeline(MakeShader(bounds_storage_buffer),
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT, data)});
    const VkDeviceAddress good = MakeAddressed(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {9, 9, 9, 9, 9});
    EXPECT_EQ(RunPushed(program, good), 9u);
    ExpectSilence();
    // After the buffer is memory without one, which the driver may read: some do, although the access is guarded.
    EXPECT_EQ(RunPushed(program, good + 64), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11302",
                  "Descriptor index 0 is the memory at the pushed address 0x");
    EXPECT_EQ(RunPushed(program, MakeAddressed(VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {9, 9, 9, 9, 9})), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11439", "whose buffer lacks VK_BUFFER_USAGE_STORAGE_BUFFER_BIT");
    Stop();
    ExpectSilence();
}

TEST_P(HeapMappingsTest, PushedAddressesOfAddressesAreChecked) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    VkDescriptorMappingSourceDataEXT data = {};
    data.indirectAddress.pushOffset = 8;
    data.indirectAddress.addressOffset = 16;
    program.pipeline =
        MakePipeline(MakeShader(bounds_storage_buffer),
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT, data)});
    const VkDeviceAddress source = MakeAddressed(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {9, 9, 9, 9, 9});
    const auto low = static_cast<uint32_t>(source), high = static_cast<uint32_t>(source >> 32);
    // The address is at byte 16, at byte 28, and at byte 72, after the end of the buffer.
    const std::vector<uint32_t> words = {0, 0, 0, 0, low, high, 0, low, high, 0,
                                         0, 0, 0, 0, 0,   0,    0, 0,   low,  high};
    const VkDeviceAddress indirect = MakeAddressed(VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, words);
    EXPECT_EQ(RunPushed(program, indirect), 9u);
    ExpectSilence();
    EXPECT_EQ(RunPushed(program, indirect + 12), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11304", "not a multiple of 8");
    EXPECT_EQ(RunPushed(program, indirect + 56), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11305", "not all of these bytes are in a buffer");
    EXPECT_EQ(RunPushed(program, MakeAddressed(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, words)), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11437", "lacks VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT");
    Stop();
    ExpectSilence();
}

TEST_P(HeapMappingsTest, PushedAddressesOfIndicesAreChecked) {
    START_HEAPS(HeapOptions());
    Program program = MakeIndexed(7, 6);
    // The index is at byte 12; all bytes around it, and after the end of the buffer, are 0.
    std::vector<uint32_t> words(24);
    words[3] = 4;
    const VkDeviceAddress indirect = MakeAddressed(VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, words);
    EXPECT_EQ(RunPushed(program, indirect), 104u);
    ExpectSilence();
    EXPECT_EQ(RunPushed(program, indirect + 2), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11300", "not a multiple of 4");
    EXPECT_EQ(RunPushed(program, indirect + 56), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11301", "not all of these bytes are in a buffer");
    EXPECT_EQ(RunPushed(program, MakeAddressed(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, words)), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11437", "lacks VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT");
    Stop();
    ExpectSilence();
}

// The host reads an index in memory when the command is submitted.
TEST_P(HeapMappingsTest, IndicesInMemoryAreRead) {
    Options options = ReadingOptions();
    START_HEAPS(options);
    Program program = MakeIndexed(8, 6); // The last slot has no descriptor.
    const Buffer indices = MakeWords(VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {});
    const VkDeviceAddress address = AddressOf(indices.handle);
    for (const uint32_t index : {0u, 7u, 5u, 6u, 4u}) {
        indices.words[3] = index;
        EXPECT_EQ(RunPushed(program, address), index < 6 ? 100 + index : 0u);
        if (index == 6) {
            ExpectMessage("VUID-vkCmdDispatch-None-12472", "Descriptor index 0 is uninitialized.");
        } else if (index == 7) {
            ExpectMessage("VUID-vkCmdDispatch-None-11309", "The descriptor heap ends before this descriptor");
        }
        ExpectOnlyInfo();
    }
    // The buffer in the slot becomes smaller: element 3 of the shader's array ends at byte 20.
    Buffer smaller = MakeSource(7);
    smaller.size = 16;
    WriteSlot(program.heap, 1 + 4, kStorage, smaller);
    EXPECT_EQ(RunPushed(program, address), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11373", "Descriptor size is 16 and highest byte accessed was 19.");
    ExpectOnlyInfo();
    Stop();
    ExpectOnlyInfo();
}

// Each descriptor of the array has an index.
TEST_P(HeapMappingsTest, IndicesOfArraysInMemoryAreRead) {
    Options options = ReadingOptions();
    START_HEAPS(options);
    Program program = MakeProgram(index_storage_buffer, kStorage, 8, 6); // The last slot has no descriptor.
    VkDescriptorMappingSourceDataEXT data = {};
    data.indirectIndexArray.heapOffset = static_cast<uint32_t>(SlotSize());
    data.indirectIndexArray.pushOffset = 8;
    data.indirectIndexArray.addressOffset = 4;
    data.indirectIndexArray.heapIndexStride = static_cast<uint32_t>(SlotSize());
    program.pipeline = MakePipeline(
        MakeShader(index_storage_buffer),
        {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_ARRAY_EXT, data)});
    // Element 3, which is used, has the word after those of elements 0 to 2.
    const Buffer indices = MakeWords(VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {9, 0, 7, 7, 5, 0, 0, 9});
    for (const uint32_t index : {5u, 7u, 6u, 2u}) {
        indices.words[4] = index;
        EXPECT_EQ(RunPushed(program, AddressOf(indices.handle)), index < 6 ? 100 + index : 0u);
        if (index == 7) {
            ExpectMessage("VUID-vkCmdDispatch-None-11309", "The descriptor heap ends before this descriptor");
        } else if (index == 6) {
            ExpectMessage("VUID-vkCmdDispatch-None-12472", "Descriptor index 3 is uninitialized.");
        }
        ExpectOnlyInfo();
    }
    Stop();
    ExpectOnlyInfo();
}

TEST_P(HeapMappingsTest, IndicesInMemoryMayLeadToMisalignedDescriptors) {
    Options options = ReadingOptions();
    START_HEAPS(options);
    Program program = MakeIndexed(8, 6);
    VkDescriptorMappingSourceDataEXT data = {};
    data.indirectIndex.heapOffset = static_cast<uint32_t>(SlotSize());
    data.indirectIndex.pushOffset = 8;
    data.indirectIndex.heapIndexStride = static_cast<uint32_t>(properties_.bufferDescriptorAlignment / 2);
    program.pipeline = MakePipeline(
        MakeShader(bounds_storage_buffer),
        {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT, data)});
    const Buffer indices = MakeWords(VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT, {0});
    EXPECT_EQ(RunPushed(program, AddressOf(indices.handle)), 100u);
    ExpectOnlyInfo();
    indices.words[0] = 1;
    EXPECT_EQ(RunPushed(program, AddressOf(indices.handle)), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11297",
                  "Descriptor index 0 is mapped to byte " +
                      std::to_string(SlotSize() + properties_.bufferDescriptorAlignment / 2) +
                      " of the resource heap");
    ExpectOnlyInfo();
    Stop();
    ExpectOnlyInfo();
}

// What the device may write is not known: a valid index may replace the one that the host sees.
TEST_P(HeapMappingsTest, IndicesThatTheDeviceMayWriteAreNotRead) {
    Options options = ReadingOptions();
    START_HEAPS(options);
    Program program = MakeIndexed(7, 6);
    // A descriptor after the end of the heap, in the same memory.
    uint8_t *heap = reinterpret_cast<uint8_t *>(program.heap.buffer.words);
    memcpy(heap + 7 * SlotSize(), heap + SlotSize(), SlotSize());
    const VkBufferUsageFlags uniform = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
    const Buffer written = MakeWords(uniform | VK_BUFFER_USAGE_TRANSFER_DST_BIT, {0, 0, 0, 6});
    EXPECT_EQ(RunPushed(program, AddressOf(written.handle)), 100u);
    ExpectUnread();
    const Buffer read = MakeWords(uniform, {0, 0, 0, 6});
    EXPECT_EQ(RunPushed(program, AddressOf(read.handle)), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11309", "The descriptor heap ends before this descriptor");
    ExpectOnlyInfo();
    VkCommandBuffer commands = Begin();
    bind_(commands, &program.heap.info);
    const VkDeviceAddress address = AddressOf(read.handle);
    PushWords(commands, {static_cast<uint32_t>(address), static_cast<uint32_t>(address >> 32)}, 8);
    Dispatch(commands, program, 3);
    MakeShader(address_only); // Shaders may write through any address from here on.
    Check(Submit(commands), "vkQueueSubmit");
    EXPECT_EQ(program.result.words[2], 100u);
    ExpectOnlyInfo();
    EXPECT_EQ(RunPushed(program, address), 100u);
    ExpectOnlyInfo();
    Stop();
    ExpectOnlyInfo();
}

// After the buffer is memory without an address, which the driver may read although the access is guarded.
TEST_P(HeapMappingsTest, AddressesInMemoryAreRead) {
    Options options = ReadingOptions();
    START_HEAPS(options);
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    VkDescriptorMappingSourceDataEXT data = {};
    data.indirectAddress.pushOffset = 8;
    data.indirectAddress.addressOffset = 16;
    program.pipeline =
        MakePipeline(MakeShader(bounds_storage_buffer),
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_INDIRECT_ADDRESS_EXT, data)});
    const VkBufferUsageFlags uniform = VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT;
    const Buffer indirect = MakeWords(uniform, {});
    const VkDeviceAddress pushed = AddressOf(indirect.handle);
    const VkDeviceAddress good = MakeAddressed(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {9, 9, 9, 9, 9});
    const VkDeviceAddress other = MakeAddressed(uniform, {9, 9, 9, 9, 9});
    for (const VkDeviceAddress address : {good, good + 64, good, other}) {
        memcpy(indirect.words + 4, &address, sizeof address);
        EXPECT_EQ(RunPushed(program, pushed), address == good ? 9u : 0u);
        if (address == good + 64) {
            ExpectMessage("VUID-vkCmdDispatch-None-11306",
                          "which was read at the pushed address and is in no buffer");
        } else if (address == other) {
            ExpectMessage("VUID-vkCmdDispatch-None-11439", "is a storage buffer at the address 0x");
        }
        ExpectOnlyInfo();
    }
    memcpy(indirect.words + 4, &good, sizeof good);
    EXPECT_EQ(RunPushed(program, pushed, 15), 0u);
    ExpectMessage(kMemoryBounds, "Descriptor size is 64 and highest byte accessed was 67.");
    const VkDeviceAddress misaligned = good + 2;
    memcpy(indirect.words + 4, &misaligned, sizeof misaligned);
    EXPECT_EQ(RunPushed(program, pushed), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11442", "is a storage buffer at the address 0x");
    ExpectOnlyInfo();
    Stop();
    ExpectOnlyInfo();
}

// Indices in memory are not known when a command is recorded: a message says that their descriptors are not checked.
TEST_P(HeapMappingsTest, UncheckedMappingsAreNamed) {
    Options options = HeapOptions();
    options.severities |= VK_DEBUG_UTILS_MESSAGE_SEVERITY_INFO_BIT_EXT;
    START_HEAPS(options);
    constexpr char kUnchecked[] = "WARDEN-gpuav-accesses-unchecked";
    MakePipeline(MakeShader(bounds_storage_buffer), {MapSlots(0, 0), MapSlots(1, 1)});
    for (const Message &message : messages()) {
        EXPECT_NE(message.id, kUnchecked) << message.text;
    }
    VkDescriptorMappingSourceDataEXT data = {};
    data.indirectIndex.pushOffset = 8;
    data.indirectIndex.heapIndexStride = static_cast<uint32_t>(SlotSize());
    MakePipeline(MakeShader(bounds_storage_buffer),
                 {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_INDIRECT_INDEX_EXT, data)});
    ExpectMessage(kUnchecked, "1 bindings (set 0, binding 1) are not checked");
    ClearMessages();
    Stop();
}

// A block in push data, which may reach the bytes that error records need.
TEST_P(HeapMappingsTest, BlocksInPushDataAreAllowed) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(index_storage_buffer, kStorage, 7, 6);
    VkDescriptorMappingSourceDataEXT data = {};
    data.pushDataOffset = 16;
    const VkShaderModule module = MakeShader(gpuav_heap_data);
    program.pipeline = MakePipeline(
        module, {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT, data), MapSlots(2, 1)});
    for (const uint32_t index : {5u, 6u}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {index}, 16);
        Dispatch(commands, program, 0);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[0], index == 5 ? 105u : 0u);
        if (index == 6) {
            ExpectMessage("VUID-vkCmdDispatch-None-11309", kIndexText);
        }
        ExpectSilence();
    }
    data.pushDataOffset = static_cast<uint32_t>(properties_.maxPushDataSize) - 4;
    MakePipeline(module,
                 {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT, data), MapSlots(2, 1)});
    ExpectMessage("WARDEN-gpuav-pipeline-unsupported",
                  "its mappings may read the push data that error records need");
    Stop();
    ExpectSilence();
}

// A block in push data ends with it: core validation limits the declared size only.
TEST_P(HeapMappingsTest, AccessesAfterPushDataAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    VkDescriptorMappingSourceDataEXT data = {};
    data.pushDataOffset = 16;
    program.pipeline =
        MakePipeline(MakeShader(gpuav_heap_block),
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT, data)});
    const uint32_t size = static_cast<uint32_t>(properties_.maxPushDataSize) - 16;
    for (const uint32_t index : {3u, size / 16 - 1, size / 16, 0x10000000u}) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {0, 70, 0, 0, 0, 71, 0, 0, 0, 72, 0, 0, 0, 73}, 16);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        EXPECT_EQ(program.result.words[0], 70u);
        if (index == 3) {
            EXPECT_EQ(program.result.words[2], 73u);
        } else if (index >= size / 16) {
            EXPECT_EQ(program.result.words[2], 0u);
            ExpectMessage(kMemoryBounds,
                          "Descriptor size is " + std::to_string(size) + " and highest byte accessed was");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

TEST_P(HeapMappingsTest, AccessesToDataInHeapsAreChecked) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 8, 0);
    VkDescriptorMappingSourceDataEXT data = {};
    data.heapData.heapOffset = 64;
    data.heapData.pushOffset = 8;
    const VkShaderModule module = MakeShader(gpuav_heap_block);
    program.pipeline = MakePipeline(
        module, {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT, data)});
    const auto size = static_cast<uint32_t>(program.heap.info.heapRange.size);
    ASSERT_GE(size, 256u);
    VkPhysicalDeviceProperties device_properties;
    vkGetPhysicalDeviceProperties(physical_device(), &device_properties);
    const auto alignment = static_cast<uint32_t>(device_properties.limits.minUniformBufferOffsetAlignment);
    for (uint32_t i = 1; i < 4; i++) {
        program.heap.buffer.words[(128 + i * 16) / 4 + 1] = 80 + i;
    }
    const struct {
        uint32_t offset, index;
        const char *id, *text;
    } cases[] = {
        {64, 3, nullptr, nullptr},
        {64, (size - 128) / 16 - 1, nullptr, nullptr},
        {64, (size - 128) / 16, kMemoryBounds,
         "which ends with push data, the heap, the shader record or the buffer."},
        {64, 0x0fffffff, kMemoryBounds, "gpuav_heap_block.comp:21"},
        {size - 64, 0, kMemoryBounds, "Descriptor index 0 is mapped to data at byte "},
        {UINT32_MAX / alignment * alignment, 0, kMemoryBounds, "of the resource heap, which ends before."},
        {64 + alignment / 2, 0, "VUID-vkCmdDispatch-None-11441", "minUniformBufferOffsetAlignment"},
    };
    for (const auto &each : cases) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        PushWords(commands, {each.offset}, 8);
        Dispatch(commands, program, each.index);
        Check(Submit(commands), "vkQueueSubmit");
        if (each.id) {
            EXPECT_EQ(program.result.words[2], 0u) << each.offset << " " << each.index;
            ExpectMessage(each.id, each.text);
        } else if (each.index == 3) {
            EXPECT_EQ(program.result.words[2], 83u);
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// The buffer at a pushed address has 64 bytes; memory after it belongs to no buffer.
TEST_P(HeapMappingsTest, AccessesAfterBuffersAtPushedAddressesAreFound) {
    START_HEAPS(HeapOptions());
    Program program = MakeProgram(bounds_storage_buffer, kStorage, 2, 0);
    VkDescriptorMappingSourceDataEXT data = {};
    data.pushAddressOffset = 8;
    program.pipeline =
        MakePipeline(MakeShader(bounds_storage_buffer),
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_ADDRESS_EXT, data)});
    const VkDeviceAddress address =
        MakeAddressed(VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, std::vector<uint32_t>(32, 9));
    for (const uint32_t index : {14u, 15u}) {
        EXPECT_EQ(RunPushed(program, address, index), index == 14 ? 9u : 0u);
        if (index == 15) {
            ExpectMessage(kMemoryBounds, "Descriptor size is 64 and highest byte accessed was 67.");
        }
        ExpectSilence();
    }
    EXPECT_EQ(RunPushed(program, address + 2), 0u);
    ExpectMessage("VUID-vkCmdDispatch-None-11442", "not a multiple of minStorageBufferOffsetAlignment");
    Stop();
    ExpectSilence();
}

// The rules about mapped blocks are those of shader validation. The block has 64 bytes.
TEST_P(HeapMappingsTest, SizesAndStagesOfMappedBlocksAreChecked) {
    START_HEAPS(HeapOptions());
    const VkShaderModule module = MakeShader(gpuav_heap_block);
    VkDescriptorMappingSourceDataEXT data = {};
    for (const uint32_t size : {64u, 60u}) {
        data.pushDataOffset = static_cast<uint32_t>(properties_.maxPushDataSize) - size;
        MakePipeline(module, {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_PUSH_DATA_EXT, data)});
        if (size == 64) { // Once for a device.
            ExpectMessage("WARDEN-gpuav-pipeline-unsupported", "its mappings may read the push data");
        } else {
            ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-11316",
                          "maps the variable `data` (set 0, binding 1) of 64 bytes to push data at byte " +
                              std::to_string(data.pushDataOffset));
        }
        ExpectSilence();
    }
    data.shaderRecordDataOffset = 0;
    MakePipeline(module, {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT, data)});
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-12454",
                  "to shader records, which compute shaders lack");
    data.heapData = {0, 8};
    MakePipeline(MakeShader(bounds_storage_buffer),
                 {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_RESOURCE_HEAP_DATA_EXT, data)});
    ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-11315",
                  "to data without a descriptor, but the variable is not a uniform block");
    Stop();
    ExpectSilence();
}

// Core validation reads the active members of unions.
TEST_P(HeapMappingsTest, MembersOfUnionsAreVerified) {
    Options options = HeapOptions();
    options.settings["validate_core"] = "true";
    START_HEAPS(options);
    const VkShaderModule module = MakeShader(index_storage_buffer);
    VkDescriptorMappingSourceDataEXT data = {};
    for (const uint32_t offset : {8u, 6u}) {
        data.pushIndex.pushOffset = offset;
        MakePipeline(module,
                     {MapSlots(0, 0), Map(1, VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_PUSH_INDEX_EXT, data)});
        if (offset == 6) {
            ExpectMessage("VUID-VkDescriptorMappingSourcePushIndexEXT-pushOffset-11258",
                          "sourceData.pushIndex");
        }
        ExpectSilence();
    }
    const Image image = MakeImage(VK_FORMAT_R8_UNORM, 2, 2, VK_IMAGE_USAGE_SAMPLED_BIT);
    auto view = Make<VkImageViewCreateInfo>(VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
    view.image = image.handle;
    view.viewType = VK_IMAGE_VIEW_TYPE_2D;
    view.format = image.format;
    view.subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1};
    auto descriptor = Make<VkImageDescriptorInfoEXT>(VK_STRUCTURE_TYPE_IMAGE_DESCRIPTOR_INFO_EXT);
    descriptor.pView = &view;
    auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
    info.type = VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE;
    info.data.pImage = &descriptor;
    std::vector<uint8_t> bytes(properties_.imageDescriptorSize);
    const VkHostAddressRangeEXT written = {bytes.data(), bytes.size()};
    for (const VkImageLayout layout : {VK_IMAGE_LAYOUT_GENERAL, VK_IMAGE_LAYOUT_UNDEFINED}) {
        descriptor.layout = layout;
        Check(write_(device(), 1, &info, &written), "vkWriteResourceDescriptorsEXT");
        if (layout == VK_IMAGE_LAYOUT_UNDEFINED) {
            ExpectMessage("VUID-VkImageDescriptorInfoEXT-layout-11219", "data.pImage");
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapMappingsTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapMappingsTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
