// The tables of rules: Python's output and the lists in C match.
#include <gtest/gtest.h>

#include <string>

#include "vk/lifetimes/lifetimes_internal.h"

namespace {

TEST(LifetimesRules, CommandsWithARuleWalkTheirHandles) {
    for (int command = 0; command < WD_COMMAND_COUNT; command++) {
        const auto id = static_cast<wd_command>(command);
        if (wd_lifetimes_get_rule(id)) {
            EXPECT_FALSE(wd_lifetimes_is_light[command])
                << wd_command_get(id)->name << ": emit_lifetimes.py does not find the rule";
            EXPECT_FALSE(wd_lifetimes_has_listed_handles[command])
                << wd_command_get(id)->name << ": emit_lifetimes.py does not find the rule";
        }
    }
    EXPECT_TRUE(wd_lifetimes_is_light[WD_COMMAND_CmdDraw]);
    EXPECT_TRUE(wd_lifetimes_is_light[WD_COMMAND_CmdSetViewport]);
    EXPECT_FALSE(wd_lifetimes_is_light[WD_COMMAND_CmdDrawIndirect]);
    EXPECT_TRUE(wd_lifetimes_has_listed_handles[WD_COMMAND_CmdDrawIndirect]);
    EXPECT_TRUE(wd_lifetimes_has_listed_handles[WD_COMMAND_CmdPipelineBarrier]);
}

TEST(LifetimesRules, EveryCommandOfADeviceHasAHook) {
    for (int command = 0; command < WD_COMMAND_COUNT; command++) {
        const auto id = static_cast<wd_command>(command);
        const wd_command_info *info = wd_command_get(id);
        if (info->level == WD_COMMAND_LEVEL_DEVICE && std::string(info->name) != "vkGetDeviceProcAddr") {
            EXPECT_NE(wd_hooks_get(&wd_lifetimes_validator.hooks, id, WD_HOOK_VALIDATE), nullptr)
                << info->name;
        }
    }
}

TEST(LifetimesRules, DestructionHasTheStatementsOfTheSpecification) {
    const wd_lifetimes_destruction &buffer = wd_lifetimes_destructions[WD_COMMAND_DestroyBuffer];
    EXPECT_STREQ(buffer.in_use, "VUID-vkDestroyBuffer-buffer-00922");
    EXPECT_STREQ(buffer.without, "VUID-vkDestroyBuffer-buffer-00923");
    EXPECT_STREQ(buffer.with, "VUID-vkDestroyBuffer-buffer-00924");
    EXPECT_EQ(buffer.type, VK_OBJECT_TYPE_BUFFER);
    EXPECT_EQ(wd_lifetimes_destructions[WD_COMMAND_DestroyShaderModule].in_use, nullptr);
    EXPECT_STREQ(wd_lifetimes_destructions[WD_COMMAND_DestroySemaphore].in_use,
                 "VUID-vkDestroySemaphore-semaphore-05149");
    EXPECT_EQ(wd_lifetimes_destructions[WD_COMMAND_FreeMemory].without, nullptr);
    EXPECT_EQ(wd_lifetimes_destructions[WD_COMMAND_CmdDraw].type, VK_OBJECT_TYPE_UNKNOWN);
    int num_in_use = 0;
    for (const wd_lifetimes_destruction &destruction : wd_lifetimes_destructions) {
        num_in_use += destruction.in_use != nullptr;
    }
    EXPECT_GE(num_in_use, 15);
}

} // namespace
