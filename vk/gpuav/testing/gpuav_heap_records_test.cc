// Uniform blocks that are mapped to shader records, and to indices and addresses in them (VK_EXT_descriptor_heap). The
// test of a mistake has similar valid cases without messages.
#include <cstring>

#include "vk/gpuav/testing/gpuav_heaps_test.h"
#include "vk/gpuav/testing/heap_shaders.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_descriptor_heap

constexpr char kMemoryBounds[] = "VUID-vkCmdTraceRaysKHR-None-11398";

class HeapRecordsTest : public HeapsTest {
  protected:
    Options RayOptions() {
        Options options = HeapOptions();
        for (const char *name :
             {VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME, VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
              VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME}) {
            options.device_extensions.push_back(name);
        }
        structures_.accelerationStructure = VK_TRUE;
        rays_.rayTracingPipeline = VK_TRUE;
        heaps_.pNext = &structures_;
        structures_.pNext = &rays_;
        return options;
    }
    // MakeRays makes a pipeline with one ray generation shader, whose block is mapped to `source`.
    VkPipeline MakeRays(VkDescriptorMappingSourceEXT source, const VkDescriptorMappingSourceDataEXT &data) {
        VkDescriptorSetAndBindingMappingEXT mappings[] = {MapSlots(0, 0), MapSlots(1, 0)};
        mappings[1].source = source;
        mappings[1].sourceData = data;
        auto mapped = Make<VkShaderDescriptorSetAndBindingMappingInfoEXT>(
            VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
        mapped.mappingCount = 2;
        mapped.pMappings = mappings;
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.pNext = &mapped;
        stage.stage = VK_SHADER_STAGE_RAYGEN_BIT_KHR;
        stage.module = MakeShader(gpuav_heap_record);
        stage.pName = "main";
        auto group = Make<VkRayTracingShaderGroupCreateInfoKHR>(
            VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR);
        group.type = VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
        group.closestHitShader = group.anyHitShader = group.intersectionShader = VK_SHADER_UNUSED_KHR;
        auto flags =
            Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
        flags.flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT;
        auto info =
            Make<VkRayTracingPipelineCreateInfoKHR>(VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR);
        info.pNext = &flags;
        info.stageCount = info.groupCount = info.maxPipelineRayRecursionDepth = 1;
        info.pStages = &stage;
        info.pGroups = &group;
        VkPipeline pipeline = VK_NULL_HANDLE;
        Check(DeviceProc<PFN_vkCreateRayTracingPipelinesKHR>("vkCreateRayTracingPipelinesKHR")(
                  device(), VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateRayTracingPipelinesKHR");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    // The block begins at a byte of the record's data.
    VkPipeline MakeRays(uint32_t record_offset) {
        VkDescriptorMappingSourceDataEXT data = {};
        data.shaderRecordDataOffset = record_offset;
        return MakeRays(VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT, data);
    }
    // MakeRayProgram makes a program without a pipeline, with the result in slot 0.
    Program MakeRayProgram(uint32_t num_slots) {
        Program program = {};
        program.heap = MakeHeap(num_slots);
        program.result = MakeSource(0);
        WriteSlot(program.heap, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, program.result);
        return program;
    }
    Options ReadingOptions() {
        Options options = RayOptions();
        options.settings["gpuav_descriptor_buffers"] = "true";
        return options;
    }
    VkPhysicalDeviceRayTracingPipelinePropertiesKHR RayProperties() {
        auto rays = Make<VkPhysicalDeviceRayTracingPipelinePropertiesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &rays;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        return rays;
    }
    // MakeRecord makes a record of `size` bytes of data, whose word n is 200 + n. Memory after it is of the same
    // buffer.
    // record_data_ is the data.
    VkStridedDeviceAddressRegionKHR MakeRecord(VkPipeline pipeline, uint32_t size) {
        const VkPhysicalDeviceRayTracingPipelinePropertiesKHR rays = RayProperties();
        const Buffer table = MakeBuffer(4096 + rays.shaderGroupBaseAlignment,
                                        VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR |
                                            VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                                        {}, 4096);
        const VkDeviceAddress start = AddressOf(table.handle), alignment = rays.shaderGroupBaseAlignment;
        const VkDeviceAddress first = (start + alignment - 1) / alignment * alignment;
        uint8_t *record = reinterpret_cast<uint8_t *>(table.words) + (first - start);
        Check(DeviceProc<PFN_vkGetRayTracingShaderGroupHandlesKHR>("vkGetRayTracingShaderGroupHandlesKHR")(
                  device(), pipeline, 0, 1, rays.shaderGroupHandleSize, record),
              "vkGetRayTracingShaderGroupHandlesKHR");
        record_data_ = record + rays.shaderGroupHandleSize;
        for (uint32_t i = 0; i < size / 4; i++) {
            const uint32_t word = 200 + i;
            memcpy(record_data_ + i * 4, &word, sizeof word);
        }
        const VkDeviceSize bytes = rays.shaderGroupHandleSize + size;
        return {first, bytes, bytes};
    }
    uint32_t Trace(const Program &program, const VkStridedDeviceAddressRegionKHR &record, uint32_t index) {
        const VkStridedDeviceAddressRegionKHR none = {};
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, program.pipeline);
        PushWords(commands, {index, 2});
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &record, &none, &none, &none, 4, 1,
                                                               1);
        Check(Submit(commands), "vkQueueSubmit");
        return program.result.words[2];
    }

    // RecordCopyToMemory records a copy of an acceleration structure, which is not submitted.
    void RecordCopyToMemory() {
        const Buffer buffer = MakeBuffer(1024, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR |
                                                   VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        auto create = Make<VkAccelerationStructureCreateInfoKHR>(
            VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR);
        create.buffer = buffer.handle;
        create.size = 1024;
        create.type = VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR;
        auto copy = Make<VkCopyAccelerationStructureToMemoryInfoKHR>(
            VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_TO_MEMORY_INFO_KHR);
        Check(DeviceProc<PFN_vkCreateAccelerationStructureKHR>("vkCreateAccelerationStructureKHR")(
                  device(), &create, nullptr, &copy.src),
              "vkCreateAccelerationStructureKHR");
        const auto destroy =
            DeviceProc<PFN_vkDestroyAccelerationStructureKHR>("vkDestroyAccelerationStructureKHR");
        Defer([destroy, device = device(), structure = copy.src] { destroy(device, structure, nullptr); });
        copy.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_SERIALIZE_KHR;
        copy.dst.deviceAddress = AddressOf(MakeSource(0).handle) / 256 * 256 + 256;
        DeviceProc<PFN_vkCmdCopyAccelerationStructureToMemoryKHR>(
            "vkCmdCopyAccelerationStructureToMemoryKHR")(Begin(), &copy);
    }

    uint8_t *record_data_ = nullptr;
    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures_ =
        Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    VkPhysicalDeviceRayTracingPipelineFeaturesKHR rays_ = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
};

TEST_P(HeapRecordsTest, AccessesAfterShaderRecordsAreFound) {
    START_HEAPS(RayOptions());
    Program program = MakeRayProgram(2);
    program.pipeline = MakeRays(32);
    const uint32_t stride = (96 + RayProperties().shaderGroupHandleSize + 63) / 64 * 64;
    const uint32_t size = stride - RayProperties().shaderGroupHandleSize, last = (size - 32) / 16 - 1;
    const VkStridedDeviceAddressRegionKHR record = MakeRecord(program.pipeline, size);
    for (const uint32_t index : {1u, last, last + 1, 0x0fffffffu}) {
        EXPECT_EQ(Trace(program, record, index), index > last ? 0u : 200 + 32 / 4 + index * 4 + 1);
        if (index == last + 1) {
            ExpectMessage(kMemoryBounds, "Descriptor size is " + std::to_string(size - 32) +
                                             " and highest byte accessed was " +
                                             std::to_string(size - 32 + 7));
        } else if (index > last) {
            ExpectMessage(kMemoryBounds, "gpuav_heap_record.rgen:20");
        }
        ExpectSilence();
    }
    VkStridedDeviceAddressRegionKHR shorter = record; // No data of the block is in it.
    shorter.stride = shorter.size = RayProperties().shaderGroupHandleSize + 32;
    EXPECT_EQ(Trace(program, shorter, 0), 0u);
    ExpectMessage(kMemoryBounds, "is mapped to byte 32 of the data of shader records, which end before.");
    Stop();
    ExpectSilence();
}

// The block has 64 bytes.
TEST_P(HeapRecordsTest, BlocksMustFitIntoShaderRecords) {
    START_HEAPS(RayOptions());
    const uint32_t most = RayProperties().maxShaderGroupStride;
    for (const uint32_t size : {64u, 60u}) {
        MakeRays(most - size);
        if (size == 60) {
            ExpectMessage(
                "VUID-VkPipelineShaderStageCreateInfo-pNext-11317",
                "maps the variable `data` (set 0, binding 1) of 64 bytes to shader records at byte " +
                    std::to_string(most - size));
        }
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

// A ray generation shader has one record: the host reads the index in it when the command is submitted. After the
// end of the heap is a descriptor in the same memory, because the driver may read uniform buffers although the access
// is guarded.
TEST_P(HeapRecordsTest, IndicesInShaderRecordsAreRead) {
    START_HEAPS(ReadingOptions());
    Program program = MakeRayProgram(3);
    WriteSlot(program.heap, 1, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, MakeSource(100));
    WriteSlot(program.heap, 2, VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER, MakeSource(101));
    uint8_t *heap = reinterpret_cast<uint8_t *>(program.heap.buffer.words);
    memcpy(heap + 3 * SlotSize(), heap + SlotSize(), SlotSize());
    VkDescriptorMappingSourceDataEXT data = {};
    data.shaderRecordIndex.heapOffset = data.shaderRecordIndex.heapIndexStride =
        static_cast<uint32_t>(SlotSize());
    data.shaderRecordIndex.shaderRecordOffset = 4;
    program.pipeline = MakeRays(VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_SHADER_RECORD_INDEX_EXT, data);
    VkStridedDeviceAddressRegionKHR record = MakeRecord(program.pipeline, 32);
    for (const uint32_t index : {0u, 2u, 1u}) {
        memcpy(record_data_ + 4, &index, sizeof index);
        EXPECT_EQ(Trace(program, record, 0), index < 2 ? 100 + index : 0u);
        if (index == 2) {
            ExpectMessage("VUID-vkCmdTraceRaysKHR-None-11309",
                          "The descriptor heap ends before this descriptor");
        }
        ExpectSilence();
    }
    EXPECT_EQ(Trace(program, record, 4), 0u);
    ExpectMessage("VUID-vkCmdTraceRaysKHR-None-11372",
                  "Descriptor size is 64 and highest byte accessed was 71.");
    record.size *= 2; // Which of two records has the index is not known.
    Trace(program, record, 4);
    Stop();
    ExpectSilence();
}

TEST_P(HeapRecordsTest, AddressesInShaderRecordsAreRead) {
    START_HEAPS(ReadingOptions());
    Program program = MakeRayProgram(2);
    VkDescriptorMappingSourceDataEXT data = {};
    data.shaderRecordAddressOffset = 8;
    program.pipeline = MakeRays(VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_ADDRESS_EXT, data);
    const VkStridedDeviceAddressRegionKHR record = MakeRecord(program.pipeline, 32);
    const VkDeviceAddress good = AddressOf(MakeSource(100).handle);
    const VkDeviceAddress storage = AddressOf(
        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                   std::vector<uint32_t>(16, 7), 64)
            .handle);
    const struct {
        VkDeviceAddress address;
        uint32_t index;
        const char *id, *text;
    } cases[] = {
        {good, 3, nullptr, nullptr},
        {good, 4, kMemoryBounds, "Descriptor size is 64 and highest byte accessed was 71."},
        {good + 64, 0, "VUID-vkCmdTraceRaysKHR-None-11319", "of the shader record, which is in no buffer."},
        {good + 4, 0, "VUID-vkCmdTraceRaysKHR-None-11441", "minUniformBufferOffsetAlignment"},
        {storage, 0, "VUID-vkCmdTraceRaysKHR-None-11438", "lacks VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT"},
    };
    for (const auto &each : cases) {
        memcpy(record_data_ + 8, &each.address, sizeof each.address);
        EXPECT_EQ(Trace(program, record, each.index), each.id ? 0u : 100u);
        if (each.id) {
            ExpectMessage(each.id, each.text);
        }
        ExpectSilence();
    }
    RecordCopyToMemory(); // It may write anywhere: the address is not read any more.
    memcpy(record_data_ + 8, &good, sizeof good);
    Trace(program, record, 4);
    Stop();
    ExpectSilence();
}

INSTANTIATE_TEST_SUITE_P(Lavapipe, HeapRecordsTest,
                         ::testing::Values(Stack{"lavapipe", Driver::kLavapipe, {Layer::kWarden}}),
                         StackName);

#else

TEST(HeapRecordsTest, NeedHeadersThatKnowDescriptorHeaps) {
    GTEST_SKIP() << "the build's Vulkan headers lack VK_EXT_descriptor_heap; see './dev setup --newest'";
}

#endif

} // namespace
} // namespace wd::testing
