// The fixture of tests on the fake device.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_TEST_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_TEST_H

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <string>
#include <vector>

#include "testing/shaders/test_shaders.h"
#include "vk/gpuav/instrument/instrument.h"
#include "vk/gpuav/testing/gpuav_fake_device.h"

namespace wd::testing {

template <typename Info> Info Make(VkStructureType type) {
    Info info = {};
    info.sType = type;
    return info;
}

class FakeTest : public ::testing::Test {
  protected:
    static constexpr size_t kWords = sizeof(index_storage_buffer) / sizeof(index_storage_buffer[0]);

    FakeTest() {
        driver_.properties.apiVersion = VK_API_VERSION_1_1;
        VkPhysicalDeviceLimits &limits = driver_.properties.limits;
        limits.maxBoundDescriptorSets = 8;
        limits.maxPushConstantsSize = 128;
        limits.minStorageBufferOffsetAlignment = 64;
        limits.maxStorageBufferRange = 1u << 27;
        limits.maxDescriptorSetStorageBuffersDynamic = 4;
        limits.maxMemoryAllocationCount = 4096;
        limits.maxDescriptorSetStorageBuffers = 24;
        limits.maxPerStageDescriptorStorageBuffers = 16;
        limits.maxPerStageResources = 128;
        driver_.features.fragmentStoresAndAtomics = VK_TRUE;
        driver_.features.vertexPipelineStoresAndAtomics = VK_TRUE;
        options_.block_size = 64u << 10;
    }

    static VkDescriptorSetLayoutBinding Binding(uint32_t binding, VkDescriptorType type, uint32_t count) {
        return {binding, type, count, VK_SHADER_STAGE_ALL, nullptr};
    }
    static VkPipelineLayout MakeLayout(FakeDevice &device) {
        return device.MakePipelineLayout(
            {device.MakeSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1),
                                   Binding(1, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 6)})});
    }
    static VkPipeline MakePipeline(FakeDevice &device) {
        VkPipeline pipeline = VK_NULL_HANDLE;
        VkPipelineLayout layout = MakeLayout(device);
        EXPECT_EQ(device.MakePipeline(layout, device.MakeShader(index_storage_buffer, kWords), &pipeline),
                  VK_SUCCESS);
        return pipeline;
    }
    static VkPipelineShaderStageCreateInfo Stage(VkShaderModule module,
                                                 VkShaderStageFlagBits bit = VK_SHADER_STAGE_COMPUTE_BIT) {
        auto stage =
            Make<VkPipelineShaderStageCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        stage.stage = bit;
        stage.module = module;
        stage.pName = "main";
        return stage;
    }
    static VkShaderModule MakeReader(FakeDevice &device) {
        return device.MakeShader(index_storage_buffer, kWords);
    }
    // MakeLibrary creates the fragment part.
    VkPipeline MakeLibrary(FakeDevice &device, VkPipelineLayout layout) {
        auto part = Make<VkGraphicsPipelineLibraryCreateInfoEXT>(
            VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
        part.flags = VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT;
        const VkPipelineShaderStageCreateInfo stage = Stage(MakeReader(device), VK_SHADER_STAGE_FRAGMENT_BIT);
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &part;
        info.flags = VK_PIPELINE_CREATE_LIBRARY_BIT_KHR;
        info.stageCount = 1;
        info.pStages = &stage;
        info.layout = layout;
        VkPipeline pipeline = VK_NULL_HANDLE;
        EXPECT_EQ(device.MakePipeline(info, &pipeline), VK_SUCCESS);
        return pipeline;
    }
    // Link links libraries; the chain `before` precedes them.
    VkPipeline Link(FakeDevice &device, VkPipelineLayout layout, const std::vector<VkPipeline> &parts,
                    VkBaseInStructure *before = nullptr) {
        auto libraries =
            Make<VkPipelineLibraryCreateInfoKHR>(VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
        libraries.libraryCount = (uint32_t)parts.size();
        libraries.pLibraries = parts.data();
        auto info = Make<VkGraphicsPipelineCreateInfo>(VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
        info.pNext = &libraries;
        if (before) {
            before->pNext = reinterpret_cast<const VkBaseInStructure *>(&libraries);
            info.pNext = before;
        }
        info.layout = layout;
        VkPipeline pipeline = VK_NULL_HANDLE;
        EXPECT_EQ(device.MakePipeline(info, &pipeline), VK_SUCCESS);
        return pipeline;
    }
    static VkCommandBuffer Record(FakeDevice &device, VkPipeline pipeline, int dispatches) {
        VkCommandBuffer commands = device.AllocateCommands();
        device.Begin(commands);
        device.BindPipeline(commands, pipeline);
        for (int i = 0; i < dispatches; i++) {
            device.Dispatch(commands);
        }
        device.End(commands);
        return commands;
    }
    // Fail writes the record of a shader that uses `index` out of six at instruction number `instruction`.
    static void Fail(uint32_t *region, uint32_t index, uint32_t instruction = 40) {
        uint32_t id = wd_instrument_shader_id(index_storage_buffer, kWords);
        const uint32_t record[10] = {10, id, instruction, 5, 3, 0, 0, 0, index, 6};
        std::memcpy(region + 1 + region[0], record, sizeof(record));
        region[0] += 10;
    }
    static size_t Count(const FakeDevice &device, const std::string &part) {
        return (size_t)std::count_if(
            device.findings.begin(), device.findings.end(),
            [&](const std::string &text) { return text.find(part) != std::string::npos; });
    }

    Driver driver_;
    wd_gpuav_options options_ = WD_GPUAV_OPTIONS_INIT;
};

} // namespace wd::testing

#endif
