// The list of commands, the status of commands by their markers, and distances of addresses: no device.
#include <gtest/gtest.h>

#include <string>

#include "vk/hangs/hangs.h"
#include "vk/hangs/hangs_history.h"
#include "vk/hangs/hangs_status.h"
#include "vk/registry/validator.h"

namespace {

constexpr unsigned kBoth = WD_HANGS_HAS_BEGIN | WD_HANGS_HAS_END;

// Commands that run on the device have markers, whatever registry the build has.
TEST(HangsCommands, EachCommandWithWorkHasHooks) {
    const char *const prefixes[] = {"vkCmdDraw",   "vkCmdDispatch",   "vkCmdTraceRays", "vkCmdCopy",
                                    "vkCmdBlit",   "vkCmdResolve",    "vkCmdClear",     "vkCmdFill",
                                    "vkCmdBuild",  "vkCmdDecompress", "vkCmdExecute",   "vkCmdDecode",
                                    "vkCmdEncode", "vkCmdWaitEvents"};
    size_t count = 0;
    for (size_t i = 0; i < WD_NUM_COMMAND_NAMES; i++) {
        const wd_command_info *info = &wd_command_table[i];
        for (const char *prefix : prefixes) {
            if (!info->is_alias && std::string(info->name).rfind(prefix, 0) == 0) {
                EXPECT_TRUE(wd_hooks_has(&wd_hangs_validator.hooks, info->canonical)) << info->name;
                count++;
            }
        }
    }
    EXPECT_GT(count, 60u);
}

TEST(HangsStatus, FollowsTheMarkers) {
    const wd_hangs_progress progress = {3, 2};
    EXPECT_EQ(wd_hangs_status_of(progress, 1, kBoth), WD_HANGS_COMPLETED);
    EXPECT_EQ(wd_hangs_status_of(progress, 2, kBoth), WD_HANGS_COMPLETED);
    EXPECT_EQ(wd_hangs_status_of(progress, 3, kBoth), WD_HANGS_BEGUN);
    EXPECT_EQ(wd_hangs_status_of(progress, 4, kBoth), WD_HANGS_NOT_BEGUN);
}

TEST(HangsStatus, WithoutAMarkerBeforeACommandItMayHaveBegun) {
    EXPECT_EQ(wd_hangs_status_of({1, 0}, 2, 0), WD_HANGS_NOT_KNOWN);
    EXPECT_EQ(wd_hangs_status_of({1, 0}, 2, WD_HANGS_HAS_END), WD_HANGS_NOT_KNOWN);
    // A later command that is complete shows that this one is.
    EXPECT_EQ(wd_hangs_status_of({3, 3}, 2, 0), WD_HANGS_COMPLETED);
}

TEST(HangsStatus, WithoutProgressNothingHasBegun) {
    EXPECT_EQ(wd_hangs_status_of({0, 0}, 1, kBoth), WD_HANGS_NOT_BEGUN);
    EXPECT_EQ(wd_hangs_status_of({0, 0}, 1, 0), WD_HANGS_NOT_KNOWN);
}

TEST(HangsDistance, IsZeroWhereTheAddressesOverlap) {
    wd_hangs_range range = {};
    range.begin = 100;
    range.end = 200;
    EXPECT_EQ(wd_hangs_distance(&range, 100, 101), 0u);
    EXPECT_EQ(wd_hangs_distance(&range, 199, 200), 0u);
    EXPECT_EQ(wd_hangs_distance(&range, 0, 101), 0u);
    EXPECT_EQ(wd_hangs_distance(&range, 200, 201), 1u);
    EXPECT_EQ(wd_hangs_distance(&range, 216, 220), 17u);
    EXPECT_EQ(wd_hangs_distance(&range, 99, 100), 1u);
    EXPECT_EQ(wd_hangs_distance(&range, 0, 1), 100u);
}

} // namespace
