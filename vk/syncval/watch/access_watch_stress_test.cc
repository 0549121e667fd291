// Threads write to watched pages while another thread adds and removes ranges, and takes the hits.
#include <atomic>

#include "vk/syncval/watch/access_watch_fixture.h"
#include "vk/util/stress_rounds.h"

namespace {

constexpr int kWriters = 3;
// Each writer has a byte of its own on each of the four pages.
size_t OffsetOf(int writer, size_t page) {
    return page + 64 + static_cast<size_t>(writer) * 64;
}

// IsPossible returns whether a hit has the values of one range that the test added: all that it has belongs together.
bool IsPossible(const wd_access_watch_hit &hit, uintptr_t memory, size_t page) {
    const uintptr_t first = memory + hit.cookie % 4 * page;
    return hit.detail == 7 && hit.begin == first && hit.end == first + page && hit.address >= hit.begin &&
           hit.address < hit.end;
}

TEST_F(AccessWatch, RangesComeAndGoWhileThreadsWrite) {
    const int rounds = StressRounds(1500);
    std::atomic<int> num_wrong{0}, num_hits{0};
    std::atomic<bool> is_done{false};
    const auto take = [&] {
        wd_access_watch_hit hit;
        while (wd_access_watch_take(&hit)) {
            num_hits++;
            num_wrong += !IsPossible(hit, At(0), page_);
        }
    };
    RunThreads(1 + kWriters, [&](int number) {
        // On a busy machine, the writers may start late.
        for (int round = 0; number == 0 && (round < rounds || !num_hits); round++) {
            const size_t first = static_cast<size_t>(round) % 4 * page_;
            num_wrong += !Watch(first, first + page_, static_cast<uint64_t>(round));
            take();
            if (round >= 8) {
                wd_access_watch_remove(static_cast<uint64_t>(round) - 8);
            }
        }
        is_done = is_done || number == 0;
        for (int step = 0; number && !is_done; step++) {
            volatile char *at = memory_ + OffsetOf(number, static_cast<size_t>(step) % 4 * page_);
            *at = static_cast<char>(step);
            num_wrong += *at != static_cast<char>(step);
        }
    });
    take();
    EXPECT_EQ(num_wrong, 0);
    EXPECT_GT(num_hits, 0);
    // The pages of ranges that are left are watched, and those of removed ranges are not.
    ASSERT_TRUE(Watch(page_, 2 * page_, 1));
    memory_[page_ + 16] = 5;
    take();
    EXPECT_EQ(num_wrong, 0);
    wd_access_watch_remove_memory(At(0), At(4 * page_));
    num_hits = 0;
    for (size_t page = 0; page < 4; page++) {
        memory_[page * page_] = 1;
    }
    take();
    EXPECT_EQ(num_hits, 0);
}

// Threads fault at the same time, and each fault is noted once.
TEST_F(AccessWatch, NoWriteIsLost) {
    const int rounds = StressRounds(300);
    for (int round = 0; round < rounds; round++) {
        for (int writer = 0; writer < kWriters; writer++) {
            const size_t first = static_cast<size_t>(writer + 1) % 4 * page_;
            ASSERT_TRUE(Watch(first, first + page_, static_cast<uint64_t>(writer + 1)));
        }
        RunThreads(kWriters,
                   [&](int writer) { memory_[static_cast<size_t>(writer + 1) % 4 * page_ + 8] = 1; });
        int num_hits = 0;
        wd_access_watch_hit hit;
        for (; wd_access_watch_take(&hit); num_hits++) {
            EXPECT_TRUE(IsPossible(hit, At(0), page_));
        }
        EXPECT_EQ(num_hits, kWriters);
        for (int writer = 0; writer < kWriters; writer++) {
            wd_access_watch_remove(static_cast<uint64_t>(writer + 1));
        }
    }
}

} // namespace
