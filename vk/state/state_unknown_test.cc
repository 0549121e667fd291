// Commands that the build does not know: the state that becomes unknown after them, and the effects derived from their
// names.
#include "vk/state/state_unknown.h"

#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"
#include "vk/state/state_surface.h"

namespace {

class StateUnknown : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
        handle = fixture.AllocateCommandBuffer(fixture.CreateCommandPool());
        state = wd_state_find_command_buffer(fixture.device(), handle);
        ASSERT_NE(state, nullptr);
        set_layout = fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
        layout = fixture.CreatePipelineLayout({set_layout, set_layout});
        set = fixture.AllocateSet(fixture.CreateDescriptorPool(), set_layout);
    }
    void Use(const void *object, const char *name) {
        wd_call *call = fixture.call();
        call->name = name;
        wd_state_validator.unknown_command(call, object);
    }
    const wd_state_bindings &Compute() {
        return state->bindings[WD_STATE_BIND_COMPUTE];
    }
    const wd_state_descriptor &First() {
        return wd_state_find_descriptor_set(fixture.device(), set)->descriptors[0];
    }
    void Write(VkBuffer buffer) {
        const VkDescriptorBufferInfo info = {buffer, 0, VK_WHOLE_SIZE};
        VkWriteDescriptorSet write = {};
        write.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        write.dstSet = set;
        write.descriptorCount = 1;
        write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        write.pBufferInfo = &info;
        fixture.UpdateSets({write});
    }
    const void *Device() {
        return reinterpret_cast<const void *>(wd_state_device_object(fixture.device())->handle);
    }

    StateFixture fixture;
    VkCommandBuffer handle = VK_NULL_HANDLE;
    wd_state_command_buffer *state = nullptr;
    VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
    VkPipelineLayout layout = VK_NULL_HANDLE;
    VkDescriptorSet set = VK_NULL_HANDLE;
};

TEST_F(StateUnknown, BindingsAreForgottenUntilTheyAreBoundAgain) {
    fixture.Begin(handle);
    fixture.BindSets(handle, layout, 0, {set, set});
    const uint32_t value = 7;
    fixture.PushConstants(handle, layout, 0, 4, &value);
    EXPECT_EQ(state->pushed.written[0], 1u);
    Use(handle, "vkCmdNewEXT");
    EXPECT_EQ(Compute().num_sets, 0u);
    EXPECT_EQ(Compute().layout, nullptr);
    EXPECT_EQ(state->pushed.written[0], 0u);
    EXPECT_EQ(state->num_unknown, 1u);
    EXPECT_TRUE(state->is_pass_unknown);
    EXPECT_FALSE(state->is_untracked);
    EXPECT_FALSE(state->incomplete);
    fixture.BindSets(handle, layout, 1, {set});
    ASSERT_EQ(Compute().num_sets, 2u);
    EXPECT_EQ(Compute().sets[0].set, nullptr);
    EXPECT_EQ(Compute().sets[1].set, wd_state_find_descriptor_set(fixture.device(), set));
    fixture.Begin(handle);
    EXPECT_EQ(state->num_unknown, 0u);
    EXPECT_FALSE(state->is_pass_unknown);
}

TEST_F(StateUnknown, ACommandBufferThatIsNotRecordedIsNotTracked) {
    Use(handle, "vkBeginCommandBufferNEW");
    EXPECT_TRUE(state->is_untracked);
    fixture.Begin(handle);
    EXPECT_FALSE(state->is_untracked);
    fixture.End(handle);
    Use(handle, "vkResetCommandBufferNEW");
    EXPECT_TRUE(state->is_untracked);
    fixture.Begin(handle);
    EXPECT_FALSE(state->is_untracked);
}

TEST_F(StateUnknown, ACommandOfTheDeviceMissesWorkAndMayWriteDescriptors) {
    const VkBuffer buffer = fixture.CreateBuffer(64);
    Write(buffer);
    EXPECT_TRUE(First().written);
    Use(Device(), "vkGetNewEXT");
    EXPECT_EQ(wd_state_device_num_missed(fixture.device()), 1u);
    EXPECT_TRUE(First().written);
    EXPECT_FALSE(wd_state_find_descriptor_set(fixture.device(), set)->has_unknown);
    const uint64_t version = wd_state_find_descriptor_set(fixture.device(), set)->version;
    Use(Device(), "vkUpdateNewEXT");
    EXPECT_EQ(wd_state_device_num_missed(fixture.device()), 2u);
    EXPECT_FALSE(First().written);
    EXPECT_EQ(First().object, nullptr);
    EXPECT_TRUE(wd_state_find_descriptor_set(fixture.device(), set)->has_unknown);
    EXPECT_GT(wd_state_find_descriptor_set(fixture.device(), set)->version, version);
    Write(buffer);
    EXPECT_TRUE(First().written);
}

TEST_F(StateUnknown, DispatchableHandlesAreFound) {
    EXPECT_EQ(wd_state_find_dispatchable(fixture.device(), handle), &state->object);
    EXPECT_EQ(wd_state_find_dispatchable(fixture.device(), Device()),
              wd_state_device_object(fixture.device()));
    EXPECT_EQ(wd_state_find_dispatchable(fixture.device(), fixture.call()), nullptr);
    EXPECT_EQ(wd_state_find_dispatchable(fixture.device(), nullptr), nullptr);
    Use(nullptr, "vkNewEXT"); // Another child of the device, perhaps.
    EXPECT_EQ(wd_state_device_num_missed(fixture.device()), 1u);
}

// Commands that are newer than Vulkan 1.3.239, and their effects.
TEST_F(StateUnknown, ExtensionsOfPlatformsMayCreateSurfaces) {
    EXPECT_TRUE(wd_state_instance_may_lack_surfaces(fixture.instance())); // The extensions are not known.
    std::vector<const char *> extensions = {VK_KHR_SURFACE_EXTENSION_NAME,
                                            VK_EXT_HEADLESS_SURFACE_EXTENSION_NAME,
                                            VK_KHR_DISPLAY_EXTENSION_NAME, "surface", ""};
    fixture.call()->instance->extensions = extensions.data();
    fixture.call()->instance->num_extensions = static_cast<uint32_t>(extensions.size());
    EXPECT_FALSE(wd_state_instance_may_lack_surfaces(fixture.instance()));
    for (const char *platform : {"VK_KHR_xcb_surface", "VK_NEW_platform_surface"}) {
        extensions.back() = platform;
        EXPECT_TRUE(wd_state_instance_may_lack_surfaces(fixture.instance())) << platform;
    }
}

TEST(StateUnknownNames, GiveTheirPossibleEffects) {
    const struct {
        const char *name;
        uint32_t effects;
    } commands[] = {
        {"vkGetRenderingAreaGranularity", 0},
        {"vkDestroyPipelineBinaryKHR", WD_STATE_MAY_BIND_PIPELINES},
        {"vkWaitForPresent2KHR", 0},
        {"vkSetLatencyMarkerNV", 0},
        {"vkCopyMemoryToImage", 0},
        {"vkReleaseSwapchainImagesKHR", 0},
        {"vkCreateTensorARM", WD_STATE_MAY_MAKE_ADDRESSES},
        {"vkBindTensorMemoryARM", WD_STATE_MAY_MAKE_ADDRESSES},
        {"vkGetBufferDeviceAddress2KHR", WD_STATE_MAY_MAKE_ADDRESSES},
        {"vkUpdateSetsNEW", WD_STATE_MAY_WRITE_DESCRIPTORS | WD_STATE_MAY_MAKE_ADDRESSES},
        {"vkCopyDescriptorsNEW", WD_STATE_MAY_BIND_DESCRIPTORS | WD_STATE_MAY_WRITE_DESCRIPTORS},
        {"vkSomethingNEW", WD_STATE_MAY_WRITE_DESCRIPTORS | WD_STATE_MAY_MAKE_ADDRESSES},
    };
    for (const auto &command : commands) {
        EXPECT_EQ(wd_state_unknown_effects(command.name), command.effects) << command.name;
    }
    const uint32_t bindings = WD_STATE_MAY_BIND_PIPELINES | WD_STATE_MAY_BIND_DESCRIPTORS,
                   pushes = WD_STATE_MAY_PUSH | WD_STATE_MAY_BIND_HEAPS;
    const struct {
        const char *name;
        uint32_t effects;
    } recorded[] = {
        {"vkCmdBindShadersEXT", WD_STATE_MAY_BIND_PIPELINES},
        {"vkCmdBindDescriptorSets2", WD_STATE_MAY_BIND_DESCRIPTORS},
        {"vkCmdBindResourceHeapEXT", WD_STATE_MAY_BIND_DESCRIPTORS | WD_STATE_MAY_BIND_HEAPS},
        {"vkCmdPushDataEXT", WD_STATE_MAY_BIND_DESCRIPTORS | pushes},
        {"vkCmdPushConstants2", WD_STATE_MAY_BIND_DESCRIPTORS | WD_STATE_MAY_PUSH},
        {"vkCmdExecuteGeneratedCommandsEXT", bindings},
        {"vkCmdEndRendering2KHR", 0},
        {"vkCmdDrawIndirect2KHR", 0},
        {"vkCmdSetDepthBias2EXT", 0},
    };
    for (const auto &command : recorded) {
        EXPECT_EQ(wd_state_unknown_effects(command.name) & (bindings | pushes), command.effects)
            << command.name;
    }
}

} // namespace
