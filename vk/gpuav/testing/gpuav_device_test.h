// A compute program that reads through a descriptor array, for the device tests of the runtime.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_DEVICE_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_DEVICE_TEST_H

#include "testing/device/device.h"
#include "testing/shaders/test_shaders.h"

namespace wd::testing {

constexpr char kDispatchId[] = "VUID-vkCmdDispatch-None-10068";
constexpr char kIndexText[] = "Index of 6 used to index descriptor array of length 6.";

// GpuavOptions enables GPU-assisted validation, and the features for indexing with variables. Tests that index arrays
// of images need GpuavImageOptions: lavapipe of Mesa 22.3 indexes only arrays of buffers with variables.
inline Options GpuavOptions() {
    Options options;
    options.settings["gpuav_enable"] = "true";
    // Most mistakes of these tests are in descriptors, of which core validation reports those that the host knows.
    options.settings["validate_core"] = "false";
    options.features.shaderStorageBufferArrayDynamicIndexing = VK_TRUE;
    options.features.shaderUniformBufferArrayDynamicIndexing = VK_TRUE;
    options.optional_features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
    options.optional_features.shaderStorageImageArrayDynamicIndexing = VK_TRUE;
    return options;
}

inline Options GpuavImageOptions() {
    Options options = GpuavOptions();
    options.features.shaderSampledImageArrayDynamicIndexing = VK_TRUE;
    options.features.shaderStorageImageArrayDynamicIndexing = VK_TRUE;
    return options;
}

// Reader is index_storage_buffer.comp with its six sources, which have the values 100 to 105.
struct Reader {
    VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    VkShaderModule module = VK_NULL_HANDLE;
    VkPipeline pipeline = VK_NULL_HANDLE;
    VkDescriptorSet set = VK_NULL_HANDLE;
    Buffer result;
};

class GpuavTest : public DeviceTest {
  protected:
    // Control makes invocation `who` read element `index`.
    static Push Control(uint32_t index, uint32_t who) {
        return {VK_SHADER_STAGE_COMPUTE_BIT, {index, who}};
    }
    static VkDescriptorSetLayoutBinding Binding(uint32_t binding, VkDescriptorType type, uint32_t count,
                                                VkShaderStageFlags stages = VK_SHADER_STAGE_COMPUTE_BIT) {
        return {binding, type, count, stages, nullptr};
    }

    // MakeReader pads its pipeline layout with empty sets up to `num_sets`.
    Reader MakeReader(size_t num_sets = 1) {
        Reader reader;
        reader.set_layout = MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                           Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6)});
        reader.set = MakeSet(reader.set_layout, {{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 7}});
        reader.result = MakeBuffer(1024, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        WriteBuffer(reader.set, 0, 0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, reader.result);
        for (uint32_t i = 0; i < 6; i++) {
            WriteBuffer(reader.set, 1, i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                        MakeBuffer(64, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, {100 + i}));
        }
        std::vector<VkDescriptorSetLayout> sets = {reader.set_layout};
        while (sets.size() < num_sets) {
            sets.push_back(MakeSetLayout({}));
        }
        reader.layout = MakePipelineLayout(sets, VK_SHADER_STAGE_COMPUTE_BIT, 8);
        reader.module = MakeShader(index_storage_buffer);
        reader.pipeline = MakeComputePipeline(reader.layout, reader.module);
        return reader;
    }
    void Run(const Reader &reader, uint32_t index, uint32_t who, uint32_t groups = 4) {
        RunDispatch(reader.pipeline, reader.layout, reader.set, Control(index, who), groups);
    }
    void Record(VkCommandBuffer commands, const Reader &reader, uint32_t index, uint32_t who) {
        RecordDispatch(commands, reader.pipeline, reader.layout, reader.set, Control(index, who), 4);
    }
};

} // namespace wd::testing

#endif
