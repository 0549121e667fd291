// Layouts of sets in descriptor buffers, on devices with and without VK_EXT_descriptor_buffer.
#include <gtest/gtest.h>

#include "vk/gpuav/device/tables/gpuav_buffer_sets.h"
#include "vk/state/state_fixture.h"

namespace {

VKAPI_ATTR void VKAPI_CALL GetSize(VkDevice, VkDescriptorSetLayout, VkDeviceSize *size) {
    *size = 64;
}

VKAPI_ATTR void VKAPI_CALL GetOffset(VkDevice, VkDescriptorSetLayout, uint32_t, VkDeviceSize *offset) {
    *offset = 0;
}

// HasLayout returns whether sets of a layout for descriptor buffers have tables.
bool HasLayout(const wd_device_dispatch *dispatch) {
    StateFixture state;
    EXPECT_TRUE(state.Start());
    const VkDescriptorSetLayout handle =
        state.CreateSetLayout({{0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_ALL, nullptr}}, {},
                              VK_DESCRIPTOR_SET_LAYOUT_CREATE_DESCRIPTOR_BUFFER_BIT_EXT);
    wd_state_set_layout *layout = wd_state_find_set_layout(state.device(), handle);
    const VkPhysicalDeviceDescriptorBufferPropertiesEXT properties = {};
    wd_gpuav_buffer_sets sets;
    wd_gpuav_buffer_sets_init(&sets, wd_allocator_default(), VK_NULL_HANDLE, dispatch, state.device(),
                              nullptr, nullptr, &properties, true);
    wd_gpuav_buffer_sets_attach(&sets, layout);
    const bool has_layout = wd_gpuav_buffer_sets_has_layout(&sets, layout);
    wd_gpuav_buffer_sets_finish(&sets);
    return has_layout;
}

TEST(GpuavBufferLayouts, LayoutsOfDevicesWithDescriptorBuffersAreRead) {
    wd_device_dispatch dispatch = {};
    dispatch.GetDescriptorSetLayoutSizeEXT = GetSize;
    dispatch.GetDescriptorSetLayoutBindingOffsetEXT = GetOffset;
    EXPECT_TRUE(HasLayout(&dispatch));
}

// The contents of heaps are read on devices without descriptor buffers, too. A program can still pass the flag.
TEST(GpuavBufferLayouts, LayoutsOfDevicesWithoutDescriptorBuffersAreIgnored) {
    EXPECT_FALSE(HasLayout(nullptr));
}

} // namespace
