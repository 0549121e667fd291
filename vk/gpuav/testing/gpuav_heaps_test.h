// A compute program whose descriptors are in descriptor heaps (VK_EXT_descriptor_heap), for the device tests. The file
// declares nothing where the build's headers lack the extension.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_HEAPS_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_HEAPS_TEST_H

#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

#ifdef VK_EXT_descriptor_heap

namespace wd::testing {

class HeapsTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options HeapOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.api_version = VK_API_VERSION_1_4;
        options.device_extensions = {"VK_EXT_descriptor_heap"};
        features_.bufferDeviceAddress = VK_TRUE;
        features_.runtimeDescriptorArray = VK_TRUE;
        features_.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
        features14_.maintenance5 = VK_TRUE;
        heaps_.descriptorHeap = VK_TRUE;
        features14_.pNext = &heaps_;
        features_.pNext = &features14_;
        options.device_next = &features_;
        return options;
    }
    void StartHeaps(const Options &options) {
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        write_ = DeviceProc<PFN_vkWriteResourceDescriptorsEXT>("vkWriteResourceDescriptorsEXT");
        bind_ = DeviceProc<PFN_vkCmdBindResourceHeapEXT>("vkCmdBindResourceHeapEXT");
        push_ = DeviceProc<PFN_vkCmdPushDataEXT>("vkCmdPushDataEXT");
        properties_ = HeapProperties();
    }
    VkPhysicalDeviceDescriptorHeapPropertiesEXT HeapProperties() {
        auto heaps = Make<VkPhysicalDeviceDescriptorHeapPropertiesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_PROPERTIES_EXT);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &heaps;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        return heaps;
    }

    // Slots have the size of the larger kind of descriptor.
    VkDeviceSize SlotSize() const {
        return std::max(properties_.bufferDescriptorSize, properties_.imageDescriptorSize);
    }
    struct Heap {
        Buffer buffer;
        VkBindHeapInfoEXT info;
    };
    // MakeHeap makes a heap of `num_slots` zeroed descriptors, followed by the range of the implementation.
    Heap MakeHeap(uint32_t num_slots, VkBufferUsageFlags usage = 0) {
        const VkDeviceSize alignment =
            std::max(properties_.imageDescriptorAlignment, properties_.bufferDescriptorAlignment);
        const VkDeviceSize user = (num_slots * SlotSize() + alignment - 1) / alignment * alignment;
        Heap heap = {};
        heap.buffer = MakeBuffer(user + properties_.minResourceHeapReservedRange,
                                 VK_BUFFER_USAGE_DESCRIPTOR_HEAP_BIT_EXT |
                                     VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT | usage,
                                 {}, 4096);
        heap.info = Make<VkBindHeapInfoEXT>(VK_STRUCTURE_TYPE_BIND_HEAP_INFO_EXT);
        heap.info.heapRange = {AddressOf(heap.buffer.handle), heap.buffer.size};
        heap.info.reservedRangeOffset = user;
        heap.info.reservedRangeSize = properties_.minResourceHeapReservedRange;
        return heap;
    }
    void WriteSlot(const Heap &heap, uint32_t slot, VkDescriptorType type, const Buffer &buffer) {
        const VkDeviceAddressRangeEXT range = {AddressOf(buffer.handle), buffer.size};
        auto info = Make<VkResourceDescriptorInfoEXT>(VK_STRUCTURE_TYPE_RESOURCE_DESCRIPTOR_INFO_EXT);
        info.type = type;
        info.data.pAddressRange = &range;
        const VkHostAddressRangeEXT bytes = {reinterpret_cast<uint8_t *>(heap.buffer.words) +
                                                 slot * SlotSize(),
                                             static_cast<size_t>(properties_.bufferDescriptorSize)};
        Check(write_(device(), 1, &info, &bytes), "vkWriteResourceDescriptorsEXT");
    }
    // MakeSource creates a source of 64 bytes, followed by 64 bytes outside the descriptor's range.
    Buffer MakeSource(uint32_t value) {
        return MakeBuffer(64,
                          VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                              VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                          std::vector<uint32_t>(16, value), 64);
    }
    // MapSlots maps a binding of set 0 to consecutive slots of the heap.
    VkDescriptorSetAndBindingMappingEXT MapSlots(uint32_t binding, uint32_t first_slot) const {
        auto mapping = Make<VkDescriptorSetAndBindingMappingEXT>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_AND_BINDING_MAPPING_EXT);
        mapping.firstBinding = binding;
        mapping.bindingCount = 1;
        mapping.resourceMask = VK_SPIRV_RESOURCE_TYPE_ALL_EXT;
        mapping.source = VK_DESCRIPTOR_MAPPING_SOURCE_HEAP_WITH_CONSTANT_OFFSET_EXT;
        mapping.sourceData.constantOffset.heapOffset = static_cast<uint32_t>(first_slot * SlotSize());
        mapping.sourceData.constantOffset.heapArrayStride = static_cast<uint32_t>(SlotSize());
        return mapping;
    }
    VkPipeline MakePipeline(VkShaderModule module,
                            const std::vector<VkDescriptorSetAndBindingMappingEXT> &mappings) {
        auto mapped = Make<VkShaderDescriptorSetAndBindingMappingInfoEXT>(
            VK_STRUCTURE_TYPE_SHADER_DESCRIPTOR_SET_AND_BINDING_MAPPING_INFO_EXT);
        mapped.mappingCount = static_cast<uint32_t>(mappings.size());
        mapped.pMappings = mappings.data();
        auto flags =
            Make<VkPipelineCreateFlags2CreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CREATE_FLAGS_2_CREATE_INFO);
        flags.flags = VK_PIPELINE_CREATE_2_DESCRIPTOR_HEAP_BIT_EXT;
        VkComputePipelineCreateInfo info = ComputeInfo(VK_NULL_HANDLE, module);
        info.pNext = &flags;
        info.stage.pNext = &mapped;
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }

    // A heap with the result in slot 0 and sources with the values 100, 101, ... in the slots after it.
    struct Program {
        VkPipeline pipeline;
        Heap heap;
        Buffer result;
    };
    template <size_t N>
    Program MakeProgram(const uint32_t (&shader)[N], VkDescriptorType type, uint32_t num_slots,
                        uint32_t num_sources, VkBufferUsageFlags usage = 0) {
        Program program = {};
        program.heap = MakeHeap(num_slots, usage);
        program.result = MakeSource(0);
        WriteSlot(program.heap, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, program.result);
        for (uint32_t i = 0; i < num_sources; i++) {
            WriteSlot(program.heap, 1 + i, type, MakeSource(100 + i));
        }
        program.pipeline = MakePipeline(MakeShader(shader), {MapSlots(0, 0), MapSlots(1, 1)});
        return program;
    }
    void PushWords(VkCommandBuffer commands, const std::vector<uint32_t> &words, uint32_t offset = 0) {
        auto info = Make<VkPushDataInfoEXT>(VK_STRUCTURE_TYPE_PUSH_DATA_INFO_EXT);
        info.offset = offset;
        info.data = {words.data(), words.size() * 4};
        push_(commands, &info);
    }
    // Dispatch makes invocation 2 use `index`. A barrier makes its writes visible to the next command.
    void Dispatch(VkCommandBuffer commands, const Program &program, uint32_t index) {
        vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, program.pipeline);
        PushWords(commands, {index, 2});
        vkCmdDispatch(commands, 4, 1, 1);
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
        barrier.dstAccessMask = VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_HOST_READ_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                             &barrier, 0, nullptr, 0, nullptr);
    }
    VkCommandBuffer Record(const Program &program, uint32_t index) {
        VkCommandBuffer commands = Begin();
        bind_(commands, &program.heap.info);
        Dispatch(commands, program, index);
        return commands;
    }
    std::vector<uint32_t> RunOne(const Program &program, uint32_t index) {
        Check(Submit(Record(program, index)), "vkQueueSubmit");
        return {program.result.words, program.result.words + 4};
    }

    VkPhysicalDeviceVulkan12Features features_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceVulkan14Features features14_ =
        Make<VkPhysicalDeviceVulkan14Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES);
    VkPhysicalDeviceDescriptorHeapFeaturesEXT heaps_ = Make<VkPhysicalDeviceDescriptorHeapFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_HEAP_FEATURES_EXT);
    VkPhysicalDeviceDescriptorHeapPropertiesEXT properties_ = {};
    PFN_vkWriteResourceDescriptorsEXT write_ = nullptr;
    PFN_vkCmdBindResourceHeapEXT bind_ = nullptr;
    PFN_vkCmdPushDataEXT push_ = nullptr;
};

#define START_HEAPS(options)                                                                                 \
    do {                                                                                                     \
        StartHeaps(options);                                                                                 \
        if (IsSkipped() || HasFatalFailure())                                                                \
            return;                                                                                          \
    } while (false)

} // namespace wd::testing

#endif
#endif
