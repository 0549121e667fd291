// A compute program whose descriptors are in a descriptor buffer (VK_EXT_descriptor_buffer), for the device tests.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_DESCRIPTOR_BUFFERS_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_DESCRIPTOR_BUFFERS_TEST_H

#include "testing/device/stack.h"
#include "vk/gpuav/testing/gpuav_device_test.h"

namespace wd::testing {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kTexels = VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER;
constexpr VkPipelineBindPoint kCompute = VK_PIPELINE_BIND_POINT_COMPUTE;
constexpr VkBufferUsageFlags kSetUsage =
    VK_BUFFER_USAGE_RESOURCE_DESCRIPTOR_BUFFER_BIT_EXT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
constexpr VkDescriptorSetLayoutCreateFlags kForBuffers =
    VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;

class BuffersTest : public GpuavTest, public ::testing::WithParamInterface<Stack> {
  protected:
    Options BufferOptions() {
        Options options = GpuavOptions();
        UseStack(GetParam(), &options);
        options.api_version = VK_API_VERSION_1_2;
        options.device_extensions = {"VK_EXT_descriptor_buffer", "VK_KHR_push_descriptor",
                                     "VK_KHR_synchronization2"};
        features_.bufferDeviceAddress = VK_TRUE;
        features_.descriptorBindingVariableDescriptorCount = VK_TRUE;
        features_.runtimeDescriptorArray = VK_TRUE;
        features_.shaderStorageBufferArrayNonUniformIndexing = VK_TRUE;
        buffers_.descriptorBuffer = VK_TRUE;
        buffers_.descriptorBufferPushDescriptors = VK_TRUE;
        buffers_.pNext = &features_;
        options.device_next = &buffers_;
        return options;
    }
    void StartBuffers(const Options &options) {
        Start(options);
        if (IsSkipped() || HasFatalFailure()) {
            return;
        }
        get_ = DeviceProc<PFN_vkGetDescriptorEXT>("vkGetDescriptorEXT");
        size_ = DeviceProc<PFN_vkGetDescriptorSetLayoutSizeEXT>("vkGetDescriptorSetLayoutSizeEXT");
        offset_ = DeviceProc<PFN_vkGetDescriptorSetLayoutBindingOffsetEXT>(
            "vkGetDescriptorSetLayoutBindingOffsetEXT");
        bind_ = DeviceProc<PFN_vkCmdBindDescriptorBuffersEXT>("vkCmdBindDescriptorBuffersEXT");
        place_ = DeviceProc<PFN_vkCmdSetDescriptorBufferOffsetsEXT>("vkCmdSetDescriptorBufferOffsetsEXT");
        properties_ = BufferProperties();
    }
    VkPhysicalDeviceDescriptorBufferPropertiesEXT BufferProperties() {
        auto buffers = Make<VkPhysicalDeviceDescriptorBufferPropertiesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_PROPERTIES_EXT);
        auto all = Make<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
        all.pNext = &buffers;
        vkGetPhysicalDeviceProperties2(physical_device(), &all);
        return buffers;
    }

    // A set in its own descriptor buffer: a result, and `count` sources with the values 100, 101, ...
    struct Program {
        VkDescriptorSetLayout set_layout;
        VkPipelineLayout layout;
        VkPipeline pipeline;
        Buffer set;
        Buffer result;
    };
    VkPipeline MakePipeline(VkPipelineLayout layout, VkShaderModule module) {
        VkComputePipelineCreateInfo info = ComputeInfo(layout, module);
        info.flags = VK_PIPELINE_CREATE_DESCRIPTOR_BUFFER_BIT_EXT;
        VkPipeline pipeline;
        Check(vkCreateComputePipelines(device(), VK_NULL_HANDLE, 1, &info, nullptr, &pipeline),
              "vkCreateComputePipelines");
        Defer([device = device(), pipeline] { vkDestroyPipeline(device, pipeline, nullptr); });
        return pipeline;
    }
    template <size_t N>
    Program MakeProgram(const uint32_t (&shader)[N], VkDescriptorType type, uint32_t count,
                        uint32_t num_sources, VkDescriptorBindingFlags flags = 0,
                        VkBufferUsageFlags usage = kSetUsage) {
        Program program = {};
        const VkDescriptorBindingFlags both[] = {0, flags};
        auto binding_flags = Make<VkDescriptorSetLayoutBindingFlagsCreateInfo>(
            VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
        binding_flags.bindingCount = 2;
        binding_flags.pBindingFlags = both;
        program.set_layout =
            MakeSetLayout({Binding(0, kStorage, 1), Binding(1, type, count)}, &binding_flags, kForBuffers);
        program.layout = MakePipelineLayout({program.set_layout}, VK_SHADER_STAGE_COMPUTE_BIT, 16);
        program.pipeline = MakePipeline(program.layout, MakeShader(shader));
        program.result = MakeSource(0);
        VkDeviceSize size = 0;
        size_(device(), program.set_layout, &size);
        program.set = MakeBuffer(size, usage);
        WriteSet(program, 0, 0, kStorage, program.result);
        for (uint32_t i = 0; i < num_sources; i++) {
            WriteSet(program, 1, i, type, MakeSource(100 + i));
        }
        return program;
    }
    // MakeSource creates a source of 64 bytes, followed by 64 bytes outside the descriptor's range.
    Buffer MakeSource(uint32_t value) {
        return MakeBuffer(64,
                          VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                              VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT |
                              VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
                          std::vector<uint32_t>(16, value), 64);
    }
    void WriteSet(const Program &program, uint32_t binding, uint32_t element, VkDescriptorType type,
                  const Buffer &buffer) {
        auto address = Make<VkDescriptorAddressInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_ADDRESS_INFO_EXT);
        address.address = AddressOf(buffer.handle);
        address.range = buffer.size;
        address.format = type == kTexels ? VK_FORMAT_R32_UINT : VK_FORMAT_UNDEFINED;
        auto info = Make<VkDescriptorGetInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_GET_INFO_EXT);
        info.type = type;
        info.data.pStorageBuffer = &address;
        const size_t size = type == kTexels ? properties_.storageTexelBufferDescriptorSize
                            : type == VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER
                                ? properties_.uniformBufferDescriptorSize
                                : properties_.storageBufferDescriptorSize;
        VkDeviceSize offset = 0;
        offset_(device(), program.set_layout, binding, &offset);
        get_(device(), &info, size, reinterpret_cast<uint8_t *>(program.set.words) + offset + element * size);
    }

    void BindBuffers(VkCommandBuffer commands, const std::vector<Buffer> &sets) {
        std::vector<VkDescriptorBufferBindingInfoEXT> infos;
        for (const Buffer &set : sets) {
            auto info =
                Make<VkDescriptorBufferBindingInfoEXT>(VK_STRUCTURE_TYPE_DESCRIPTOR_BUFFER_BINDING_INFO_EXT);
            info.address = AddressOf(set.handle);
            info.usage = kSetUsage;
            infos.push_back(info);
        }
        bind_(commands, static_cast<uint32_t>(infos.size()), infos.data());
    }
    void SetOffset(VkCommandBuffer commands, const Program &program, uint32_t buffer) {
        const VkDeviceSize offset = 0;
        place_(commands, kCompute, program.layout, 0, 1, &buffer, &offset);
    }
    // Dispatch makes invocation 2 use `index`. A barrier makes its writes visible to the next command.
    void Dispatch(VkCommandBuffer commands, const Program &program, uint32_t index) {
        const uint32_t control[] = {index, 2};
        vkCmdBindPipeline(commands, kCompute, program.pipeline);
        vkCmdPushConstants(commands, program.layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 8, control);
        vkCmdDispatch(commands, 4, 1, 1);
        auto barrier = Make<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
        barrier.srcAccessMask = barrier.dstAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
        vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                             VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, nullptr, 0, nullptr);
    }
    std::vector<uint32_t> RunOne(const Program &program, uint32_t index) {
        VkCommandBuffer commands = Begin();
        BindBuffers(commands, {program.set});
        SetOffset(commands, program, 0);
        Dispatch(commands, program, index);
        Check(Submit(commands), "vkQueueSubmit");
        return {program.result.words, program.result.words + 4};
    }

    VkPhysicalDeviceVulkan12Features features_ =
        Make<VkPhysicalDeviceVulkan12Features>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
    VkPhysicalDeviceDescriptorBufferFeaturesEXT buffers_ = Make<VkPhysicalDeviceDescriptorBufferFeaturesEXT>(
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_BUFFER_FEATURES_EXT);
    VkPhysicalDeviceDescriptorBufferPropertiesEXT properties_ = {};
    PFN_vkGetDescriptorEXT get_ = nullptr;
    PFN_vkGetDescriptorSetLayoutSizeEXT size_ = nullptr;
    PFN_vkGetDescriptorSetLayoutBindingOffsetEXT offset_ = nullptr;
    PFN_vkCmdBindDescriptorBuffersEXT bind_ = nullptr;
    PFN_vkCmdSetDescriptorBufferOffsetsEXT place_ = nullptr;
};

#define START_BUFFERS(options)                                                                               \
    do {                                                                                                     \
        StartBuffers(options);                                                                               \
        if (IsSkipped() || HasFatalFailure())                                                                \
            return;                                                                                          \
    } while (false)

} // namespace wd::testing
#endif
