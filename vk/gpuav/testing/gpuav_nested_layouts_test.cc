// The layouts of images in command buffers that are nested deeply (VK_EXT_nested_command_buffer).
#include "vk/gpuav/testing/gpuav_used_layouts_test.h"

namespace wd::testing {
namespace {

#ifdef VK_EXT_nested_command_buffer

class NestedLayoutsTest : public UsedLayoutsTest {
  protected:
    Options MakeNestedOptions() {
        Options options = MakeUsedOptions();
        nested_.nestedCommandBuffer = VK_TRUE;
        nested_.pNext = &vulkan12_;
        options.device_extensions = {VK_EXT_NESTED_COMMAND_BUFFER_EXTENSION_NAME};
        options.device_next = &nested_;
        return options;
    }
    // RecordNested records an access in the innermost of `depth` secondary command buffers, and returns the outermost.
    VkCommandBuffer RecordNested(uint32_t depth, uint32_t image) {
        VkCommandBuffer inner =
            RecordSecondary([this, image](VkCommandBuffer commands) { Access(commands, image); });
        for (uint32_t i = 1; i < depth; i++) {
            inner = RecordSecondary(
                [inner](VkCommandBuffer commands) { vkCmdExecuteCommands(commands, 1, &inner); });
        }
        return inner;
    }
    void SubmitNested(VkCommandBuffer outer, VkImageLayout layout) {
        VkCommandBuffer commands = Begin();
        Transition(commands, sampled_, layout);
        vkCmdExecuteCommands(commands, 1, &outer);
        Check(Submit(commands), "vkQueueSubmit");
    }

    VkPhysicalDeviceNestedCommandBufferFeaturesEXT nested_ =
        Make<VkPhysicalDeviceNestedCommandBufferFeaturesEXT>(
            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_NESTED_COMMAND_BUFFER_FEATURES_EXT);
};

TEST_F(NestedLayoutsTest, LayoutsOfOuterCommandBuffersCount) {
    WD_START_DEVICE(MakeNestedOptions());
    MakeUsed();
    SubmitNested(RecordNested(8, 3), kReadOnly);
    ExpectSilence();
    SubmitNested(RecordNested(8, 3), kGeneral);
    ExpectUsed("VK_IMAGE_LAYOUT_GENERAL", "vkCmdPipelineBarrier, which was submitted or called earlier");
    Stop();
    ExpectSilence();
}

// Layouts are unknown there, but the descriptor that was written after the recording is known.
TEST_F(NestedLayoutsTest, UpdatesAfterTheBindCountAtEachDepth) {
    WD_START_DEVICE(MakeNestedOptions());
    for (uint32_t depth : {8u, 9u, 12u}) {
        MakeUsed(VK_DESCRIPTOR_BINDING_UPDATE_AFTER_BIND_BIT | VK_DESCRIPTOR_BINDING_PARTIALLY_BOUND_BIT, 3);
        const VkCommandBuffer outer = RecordNested(depth, 3);
        WriteImage(set_, 1, 3, kSampled, view_, kReadOnly);
        SubmitNested(outer, kReadOnly);
        ExpectSilence();
    }
    Stop();
    ExpectSilence();
}

#endif

} // namespace
} // namespace wd::testing
