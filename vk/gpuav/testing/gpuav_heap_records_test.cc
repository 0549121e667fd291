// Uniform blocks that are mapped to shader records (VK_EXT_descriptor_heap). The test of a mistake has similar valid
// cases without messages.
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
    // MakeRays makes a pipeline with one ray generation shader. The block begins at a byte of the record's data.
    VkPipeline MakeRays(uint32_t record_offset) {
        VkDescriptorSetAndBindingMappingEXT mappings[] = {MapSlots(0, 0), MapSlots(1, 0)};
        mappings[1].source = VK_DESCRIPTOR_MAPPING_SOURCE_SHADER_RECORD_DATA_EXT;
        mappings[1].sourceData.shaderRecordDataOffset = record_offset;
        auto mapped = Make<VkShaderDescriptorSetAndBindingMappingInfoEXT>(
            VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
        mapped.mappingCount = 2;
        mapped.pMappings = mappings;
        auto stage = Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
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
        for (uint32_t i = 0; i < size / 4; i++) {
            const uint32_t word = 200 + i;
            memcpy(record + rays.shaderGroupHandleSize + i * 4, &word, sizeof word);
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
        DeviceProc<PFN_vkCmdTraceRaysKHR>("vkCmdTraceRaysKHR")(commands, &record, &none, &none, &none, 4, 1, 1);
        Check(Submit(commands), "vkQueueSubmit");
        return program.result.words[2];
    }

    VkPhysicalDeviceAccelerationStructureFeaturesKHR structures_ =
        Make<VkPhysicalDeviceAccelerationStructureFeaturesKHR>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR);
    VkPhysicalDeviceRayTracingPipelineFeaturesKHR rays_ = Make<VkPhysicalDeviceRayTracingPipelineFeaturesKHR>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR);
};

TEST_P(HeapRecordsTest, AccessesAfterShaderRecordsAreFound) {
    START_HEAPS(RayOptions());
    Program program = {};
    program.heap = MakeHeap(2);
    program.result = MakeSource(0);
    WriteSlot(program.heap, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, program.result);
    program.pipeline = MakeRays(32);
    const uint32_t stride = (96 + RayProperties().shaderGroupHandleSize + 63) / 64 * 64;
    const uint32_t size = stride - RayProperties().shaderGroupHandleSize, last = (size - 32) / 16 - 1;
    const VkStridedDeviceAddressRegionKHR record = MakeRecord(program.pipeline, size);
    for (const uint32_t index : {1u, last, last + 1, 0x0fffffffu}) {
        EXPECT_EQ(Trace(program, record, index), index > last ? 0u : 200 + 32 / 4 + index * 4 + 1);
        if (index == last + 1) {
            ExpectMessage(kMemoryBounds, "Descriptor size is " + std::to_string(size - 32) +
                                             " and highest byte accessed was " + std::to_string(size - 32 + 7));
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
            ExpectMessage("VUID-VkPipelineShaderStageCreateInfo-pNext-11317",
                          "maps the variable `data` (set 0, binding 1) of 64 bytes to shader records at byte " +
                              std::to_string(most - size));
        }
        ExpectSilence();
    }
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
