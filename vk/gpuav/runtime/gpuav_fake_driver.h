// A driver that is made of counters and host memory. The test plays the GPU: it writes records where the runtime bound a region.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DRIVER_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DRIVER_H

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <vector>

#include "vk/gpuav/runtime/gpuav_fake_program.h"
#include "vk/registry/dispatch_table.h"

namespace wd::testing {

// Driver is what the fake driver did and what it is to refuse. One exists at a time.
struct Driver {
    std::mutex mutex; // Held in every driver function.
    VkPhysicalDeviceProperties properties = {};
    VkPhysicalDeviceFeatures features = {};
    std::set<uint64_t> alive; // What was made and not destroyed.
    uint64_t next_handle = 0x1000;
    int memory_left = 1000;              // Allocations of device memory before they fail.
    VkResult shader_result = VK_SUCCESS; // Of vkCreateShaderModule.
    // Of vkCreateComputePipelines and vkCreateGraphicsPipelines with a module that the application did not create.
    VkResult pipeline_result = VK_SUCCESS;
    VkShaderModule own_module = VK_NULL_HANDLE; // The application's.
    uint32_t layout_sets = 0;                   // Sets of the last pipeline layout.
    std::map<VkDescriptorSet, VkBuffer> sets;
    std::map<VkBuffer, VkDeviceMemory> buffers;
    std::map<VkDeviceMemory, std::vector<uint32_t>> memory;
    std::vector<uint32_t *> bound; // Region of each bind of ours, in order.
    uint32_t bound_slot = 0;
    int barriers = 0;
    bool has_descriptor_buffers = false;     // The device is made with VK_EXT_descriptor_buffer.
    std::vector<const char *> extensions;    // That the device is made with, besides.
    VkResult set_layout_result = VK_SUCCESS; // Of vkCreateDescriptorSetLayout.
    int layouts_left = 1000;                 // Pipeline layouts before they fail.
    std::map<VkDescriptorSetLayout, uint32_t> set_layouts; // How many bindings they have.
    std::map<VkPipelineLayout, FakeLayout> layouts;
    std::map<VkPipeline, FakePipeline> pipelines;
    std::map<VkCommandBuffer, FakeProgram> programs;
    size_t num_pushed =
        0; // What every command must find pushed to set 0, and where it must find sets that are placed.
    VkDeviceAddress placed_at = 0;

    template <typename Handle> Handle New() {
        alive.insert(++next_handle);
        return reinterpret_cast<Handle>(next_handle);
    }
};

// FillDispatch makes the tables call `driver`.
void FillDispatch(Driver *driver, wd_instance_dispatch *instance, wd_device_dispatch *device);

// LatestRegion returns the region of ours that this thread bound last.
uint32_t *LatestRegion();

} // namespace wd::testing

#endif
