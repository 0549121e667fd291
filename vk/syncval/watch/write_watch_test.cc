#include <gtest/gtest.h>

#include <thread>
#include <vector>

#include "vk/syncval/watch/write_watch_fixture.h"

namespace {

TEST_F(WriteWatch, NotesAWriteAndContinues) {
    ASSERT_TRUE(Watch(0, page_));
    memory_[16] = 5;
    EXPECT_EQ(memory_[16], 5);
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.address, At(16));
    EXPECT_EQ(hit.cookie, 1u);
    EXPECT_EQ(hit.detail, 7u);
    EXPECT_NE(hit.code, 0u);
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, ReadsAreFree) {
    memory_[16] = 5;
    ASSERT_TRUE(Watch(0, page_));
    EXPECT_EQ(memory_[16], 5);
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, AnotherRangeOfThePage) {
    ASSERT_TRUE(Watch(0, 64));
    memory_[64] = 5;
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, RemovedRanges) {
    ASSERT_TRUE(Watch(0, page_, 1));
    ASSERT_TRUE(Watch(0, page_, 2));
    wd_write_watch_remove(1);
    memory_[16] = 5;
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
    wd_write_watch_remove(2);
    memory_[16] = 6;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, PagesThatBelongToOthers) {
    const wd_write_watch_range range = {At(16), At(64), At(16), At(page_), 1, 0};
    EXPECT_FALSE(wd_write_watch_add(&range)); // The first page is not entirely in the memory.
    memory_[32] = 1;
    wd_write_watch_hit hit;
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

TEST_F(WriteWatch, SeveralThreads) {
    ASSERT_TRUE(Watch(0, 4 * page_));
    std::vector<std::thread> threads;
    for (size_t i = 0; i < 4; i++) {
        threads.emplace_back([this, i] { memory_[i * page_ + 8] = 1; });
    }
    for (auto &thread : threads) {
        thread.join();
    }
    wd_write_watch_hit hit;
    int count = 0;
    for (; wd_write_watch_take(&hit); count++) {
    }
    EXPECT_EQ(count, 4);
}

TEST_F(WriteWatch, MoreRangesThanTheTableHas) {
    for (size_t i = 0; i < WD_WRITE_WATCH_MAX_RANGES; i++) {
        ASSERT_TRUE(Watch(0, 16, i % 2));
    }
    EXPECT_FALSE(Watch(16, 32, 2));
    wd_write_watch_remove(1);
    EXPECT_TRUE(Watch(16, 32, 2));
    memory_[16] = 1;
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.cookie, 2u);
}

TEST_F(WriteWatch, RangesThatOverlapInPart) {
    ASSERT_TRUE(Watch(0, 4 * page_, 1));
    ASSERT_TRUE(Watch(page_, 2 * page_, 2));
    ASSERT_TRUE(Watch(3 * page_, 4 * page_, 2));
    wd_write_watch_remove(1);
    for (size_t i = 0; i < 4; i++) {
        memory_[i * page_] = 1;
    }
    wd_write_watch_hit hit;
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.address, At(page_));
    ASSERT_TRUE(wd_write_watch_take(&hit));
    EXPECT_EQ(hit.address, At(3 * page_));
    EXPECT_FALSE(wd_write_watch_take(&hit));
}

} // namespace
