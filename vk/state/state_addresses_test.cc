// The buffers at device addresses.
#include "vk/state/state_addresses.h"

#include <gtest/gtest.h>

#include "vk/state/state_fixture.h"

namespace {

class StateAddresses : public ::testing::Test {
  protected:
    void SetUp() override {
        ASSERT_TRUE(fixture.Start());
    }
    void TearDown() override {
        fixture.Finish();
    }
    VkBuffer Ask(VkDeviceAddress address, VkDeviceSize size) {
        const VkBuffer buffer = fixture.CreateBuffer(size);
        AskAgain(buffer, address);
        return buffer;
    }
    void AskAgain(VkBuffer buffer, VkDeviceAddress address) {
        VkBufferDeviceAddressInfo info = {};
        info.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
        info.buffer = buffer;
        wd_GetBufferDeviceAddress_args args = {};
        args.pInfo = &info;
        args.result = address;
        fixture.Run(wd_state_validator.hooks.GetBufferDeviceAddress, args);
    }
    uint32_t Find(VkDeviceAddress address, uint32_t max_compared = WD_STATE_MAX_ADDRESSED) {
        return wd_state_find_addressed(fixture.device(), address, max_compared, found, &is_complete);
    }
    static uint64_t HandleOf(VkBuffer buffer) {
        return WD_STATE_NON_DISPATCHABLE(buffer);
    }

    StateFixture fixture;
    wd_state_addressed found[WD_STATE_MAX_ADDRESSED] = {};
    bool is_complete = false;
};

TEST_F(StateAddresses, ARangeEndsWithTheBuffer) {
    const VkBuffer buffer = Ask(0x1000, 0x100);
    EXPECT_EQ(Find(0xfff), 0u);
    ASSERT_EQ(Find(0x1000), 1u);
    EXPECT_EQ(found[0].handle, HandleOf(buffer));
    EXPECT_EQ(found[0].address, 0x1000u);
    EXPECT_EQ(Find(0x10ff), 1u);
    EXPECT_EQ(Find(0x1100), 0u);
    EXPECT_TRUE(is_complete);
}

TEST_F(StateAddresses, BuffersMayShareMemory) {
    const VkBuffer outer = Ask(0x1000, 0x1000), inner = Ask(0x1800, 0x10), same = Ask(0x1000, 0x20);
    ASSERT_EQ(Find(0x1808), 2u);
    EXPECT_EQ(found[0].handle, HandleOf(inner));
    EXPECT_EQ(found[1].handle, HandleOf(outer));
    EXPECT_EQ(Find(0x1010), 2u);
    fixture.DestroyBuffer(outer);
    ASSERT_EQ(Find(0x1010), 1u);
    EXPECT_EQ(found[0].handle, HandleOf(same));
}

TEST_F(StateAddresses, ABufferIsNotedOnceAndForgotten) {
    const VkBuffer buffer = Ask(0x1000, 0x100);
    AskAgain(buffer, 0x1000);
    EXPECT_EQ(Find(0x1000), 1u);
    fixture.DestroyBuffer(buffer);
    EXPECT_EQ(Find(0x1000), 0u);
    EXPECT_TRUE(is_complete);
}

TEST_F(StateAddresses, ASearchComparesSoMany) {
    Ask(0x1000, 0x1000);
    Ask(0x1100, 0x10);
    Ask(0x1200, 0x10);
    EXPECT_EQ(Find(0x1800, 2), 0u);
    EXPECT_FALSE(is_complete);
    EXPECT_EQ(Find(0x1800, 3), 1u);
    EXPECT_TRUE(is_complete);
}

} // namespace
