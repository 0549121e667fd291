#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "vk/syncval/watch/access_watch_fixture.h"

namespace {

TEST_F(AccessWatch, NotesAWriteAndContinues) {
    ASSERT_TRUE(Watch(0, page_));
    memory_[16] = 5;
    EXPECT_EQ(memory_[16], 5);
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.address, At(16));
    EXPECT_EQ(hit.cookie, 1u);
    EXPECT_EQ(hit.detail, 7u);
    EXPECT_NE(hit.code, 0u);
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

TEST_F(AccessWatch, ReadsAreFree) {
    memory_[16] = 5;
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EQ(memory_[16], 5);
    wd_access_watch_hit hit;
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

TEST_F(AccessWatch, AnotherRangeOfThePage) {
    ASSERT_TRUE(Watch(0, 64));
    memory_[64] = 5;
    wd_access_watch_hit hit;
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

TEST_F(AccessWatch, RemovedRanges) {
    ASSERT_TRUE(Watch(0, page_, 1));
    ASSERT_TRUE(Watch(0, page_, 2));
    wd_access_watch_remove(1);
    memory_[16] = 5;
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
    wd_access_watch_remove(2);
    memory_[16] = 6;
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

TEST_F(AccessWatch, PagesThatBelongToOthers) {
    const wd_access_watch_range range = {At(16), At(64), At(16), At(page_), 1, 0, false};
    EXPECT_FALSE(wd_access_watch_add(&range)); // The first page is not entirely in the memory.
    memory_[32] = 1;
    wd_access_watch_hit hit;
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

TEST_F(AccessWatch, SeveralThreads) {
    ASSERT_TRUE(Watch(0, 4 * page_));
    std::vector<std::thread> threads;
    for (size_t i = 0; i < 4; i++) {
        threads.emplace_back([this, i] { memory_[i * page_ + 8] = 1; });
    }
    for (auto &thread : threads) {
        thread.join();
    }
    wd_access_watch_hit hit;
    int count = 0;
    for (; wd_access_watch_take(&hit); count++) {
    }
    EXPECT_EQ(count, 4);
}

TEST_F(AccessWatch, MoreRangesThanTheTableHas) {
    for (size_t i = 0; i < WD_ACCESS_WATCH_MAX_RANGES; i++) {
        ASSERT_TRUE(Watch(0, 16, i % 2));
    }
    EXPECT_FALSE(Watch(16, 32, 2));
    wd_access_watch_remove(1);
    EXPECT_TRUE(Watch(16, 32, 2));
    memory_[16] = 1;
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
}

TEST_F(AccessWatch, RangesThatOverlapInPart) {
    ASSERT_TRUE(Watch(0, 4 * page_, 1));
    ASSERT_TRUE(Watch(page_, 2 * page_, 2));
    ASSERT_TRUE(Watch(3 * page_, 4 * page_, 2));
    wd_access_watch_remove(1);
    for (size_t i = 0; i < 4; i++) {
        memory_[i * page_] = 1;
    }
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.address, At(page_));
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.address, At(3 * page_));
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

// --- Reads

#define WD_NEEDS_READS()                                                                                     \
    if (!KnowsReads()) {                                                                                     \
        GTEST_SKIP() << "The system does not state whether an access reads.";                                \
    }

TEST_F(AccessWatch, NotesAReadAndContinues) {
    WD_NEEDS_READS();
    memory_[16] = 5;
    ASSERT_TRUE(WatchReads(0, page_));
    EXPECT_EQ(memory_[16], 5);
    EXPECT_EQ(memory_[17], 0); // The page is accessible now.
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.address, At(16));
    EXPECT_EQ(hit.detail, 7u);
    EXPECT_NE(hit.code, 0u);
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

// What the program writes first is its own.
TEST_F(AccessWatch, AWriteEndsTheWatchOfReads) {
    WD_NEEDS_READS();
    ASSERT_TRUE(WatchReads(0, 2 * page_));
    memory_[16] = 5;
    EXPECT_EQ(memory_[16], 5);
    wd_access_watch_hit hit;
    EXPECT_FALSE(wd_access_watch_take(&hit));
    EXPECT_EQ(memory_[page_], 0);
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.address, At(page_));
}

TEST_F(AccessWatch, AReadNextToTheRange) {
    WD_NEEDS_READS();
    ASSERT_TRUE(WatchReads(0, 64));
    EXPECT_EQ(memory_[64], 0);
    EXPECT_EQ(memory_[0], 0);
    wd_access_watch_hit hit;
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

TEST_F(AccessWatch, RemovedRangesKnowWhetherTheyWereTouched) {
    WD_NEEDS_READS();
    ASSERT_TRUE(WatchReads(0, page_, 1));
    ASSERT_TRUE(WatchReads(page_, 3 * page_, 2));
    EXPECT_EQ(memory_[2 * page_], 0);
    EXPECT_TRUE(wd_access_watch_remove_one(1, 1));
    EXPECT_FALSE(wd_access_watch_remove_one(1, 2));
    wd_access_watch_hit hit;
    ASSERT_TRUE(wd_access_watch_take(&hit));
    EXPECT_EQ(hit.detail, 2u);
    EXPECT_EQ(memory_[16], 0);
    EXPECT_EQ(memory_[page_], 0);
    EXPECT_FALSE(wd_access_watch_take(&hit));
}

} // namespace
