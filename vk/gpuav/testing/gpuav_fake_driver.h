// A driver of counters and host memory. The test writes records to the bound regions, as a GPU would.
#ifndef WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DRIVER_H
#define WARDEN_VK_GPUAV_RUNTIME_GPUAV_FAKE_DRIVER_H

#include <cstdint>
#include <map>
#include <mutex>
#include <set>
#include <thread>
#include <vector>

#include "vk/gpuav/testing/gpuav_fake_program.h"
#include "vk/registry/dispatch_table.h"

namespace wd::testing {

// Driver is the state of the fake driver, and the results that it returns. One exists at a time. It has many members
// because the objects of each kind are one, and the result of each function that fails on demand.
struct Driver {
    std::mutex mutex; // Held in every driver function.
    VkPhysicalDeviceProperties properties = {};
    VkPhysicalDeviceFeatures features = {};
    std::set<uint64_t> alive; // Objects that were created and not destroyed.
    uint64_t next_handle = 0x1000;
    int memory_left = 1000;              // Allocations of device memory before they fail.
    VkResult shader_result = VK_SUCCESS; // Of vkCreateShaderModule.
    // Of vkCreateComputePipelines and vkCreateGraphicsPipelines with a module that the application did not create.
    VkResult pipeline_result = VK_SUCCESS;
    VkShaderModule own_module = VK_NULL_HANDLE; // The application's module.
    uint32_t layout_sets = 0;                   // Sets in the last pipeline layout.
    std::map<VkDescriptorSet, VkBuffer> sets;
    std::map<VkDescriptorSet, VkBuffer> positions; // The uniform buffers of our sets.
    // Size of the device-local memory that can be mapped, which is a memory type of its own. 0: there is none.
    VkDeviceSize mappable_size = 0;
    std::map<VkDeviceMemory, uint32_t> memory_types;
    std::map<VkBuffer, VkDeviceMemory> buffers;
    std::map<VkDeviceMemory, std::vector<uint32_t>> memory;
    std::vector<uint32_t *> bound; // The region of each bind of our set, in order.
    // The positions of tables of each bind, in the uniform buffer; null: there is none.
    std::vector<uint32_t *> bound_positions;
    uint32_t bound_slot = 0;
    int barriers = 0;
    // The device is created with VK_EXT_descriptor_buffer.
    bool has_descriptor_buffers = false;
    // Further extensions that the device is created with.
    std::vector<const char *> extensions;
    VkResult set_layout_result = VK_SUCCESS;               // Of vkCreateDescriptorSetLayout.
    int layouts_left = 1000;                               // Pipeline layouts before they fail.
    std::map<VkDescriptorSetLayout, uint32_t> set_layouts; // The number of bindings of each layout.
    std::map<VkPipelineLayout, FakeLayout> layouts;
    std::map<VkPipeline, FakePipeline> pipelines;
    std::map<VkCommandBuffer, FakeProgram> programs;
    // Number of descriptors that must be pushed to set 0 at each command, and address of the buffer with the placed
    // sets.
    size_t num_pushed = 0;
    VkDeviceAddress placed_at = 0;
    // Calls of each thread that wait for the device, or ask whether work is complete.
    std::map<std::thread::id, int> waits;
    int submissions = 0; // Calls of vkQueueSubmit by the layer.

    template <typename Handle> Handle New() {
        alive.insert(++next_handle);
        return reinterpret_cast<Handle>(next_handle);
    }
};

// FillDispatch fills the tables with functions that use `driver`.
void FillDispatch(Driver *driver, wd_instance_dispatch *instance, wd_device_dispatch *device);

// LatestRegion returns the region of ours that this thread bound last.
uint32_t *LatestRegion();

} // namespace wd::testing

#endif
