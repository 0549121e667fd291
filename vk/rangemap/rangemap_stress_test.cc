// Maps that share nodes between threads: one changes its map and passes copies, the others read, change and drop them.
#include <atomic>
#include <deque>
#include <memory>
#include <mutex>

#include <gtest/gtest.h>

#include "vk/rangemap/rangemap.h"
#include "vk/util/stress_rounds.h"

namespace {

constexpr uint64_t kNumRanges = 300; // Several leaves and an inner node.

// A copy of the map when all its values were `value`, except for the range `changed`, which had the next one.
struct Snapshot {
    wd_range_map map = {};
    uint32_t value;
    uint64_t changed;
    ~Snapshot() {
        wd_range_map_finish(&map);
    }
};

class Snapshots {
  public:
    void Push(std::unique_ptr<Snapshot> snapshot) {
        std::lock_guard<std::mutex> lock(mutex_);
        if (list_.size() < 64) {
            list_.push_back(std::move(snapshot));
        }
    }
    std::unique_ptr<Snapshot> Pop() {
        std::lock_guard<std::mutex> lock(mutex_);
        if (list_.empty()) {
            return nullptr;
        }
        std::unique_ptr<Snapshot> first = std::move(list_.front());
        list_.pop_front();
        return first;
    }

  private:
    std::mutex mutex_;
    std::deque<std::unique_ptr<Snapshot>> list_;
};

bool Store(wd_range_map *map, uint64_t range, uint32_t value) {
    return wd_range_map_store(map, {range * 8, range * 8 + 8}, value) == WD_OK;
}

uint32_t ValueOf(const wd_range_map *map, uint64_t range) {
    wd_range_entry entry = {};
    return wd_range_map_find(map, range * 8 + 3, &entry) ? entry.value : UINT32_MAX;
}

uint32_t ExpectedAt(const Snapshot &snapshot, uint64_t range) {
    return snapshot.value + (range <= snapshot.changed ? 1 : 0);
}

// Use returns whether a snapshot has its values, before and after this thread changes it.
bool Use(Snapshot *snapshot, uint64_t step) {
    bool is_good = true;
    for (uint64_t range = step % 7; range < kNumRanges; range += 7) {
        is_good &= ValueOf(&snapshot->map, range) == ExpectedAt(*snapshot, range);
    }
    const uint64_t own = step * 31 % kNumRanges;
    is_good &= Store(&snapshot->map, own, UINT32_MAX - 1);
    for (uint64_t range = step % 5; range < kNumRanges; range += 5) {
        is_good &=
            ValueOf(&snapshot->map, range) == (range == own ? UINT32_MAX - 1 : ExpectedAt(*snapshot, range));
    }
    return is_good;
}

TEST(RangeMapStress, CopiesOfAMapThatChanges) {
    const int rounds = StressRounds(20);
    wd_range_map map;
    wd_range_map_init(&map, wd_allocator_default());
    for (uint64_t i = 0; i < kNumRanges; i++) {
        ASSERT_TRUE(Store(&map, i, 0));
    }
    Snapshots snapshots;
    std::atomic<bool> is_done{false};
    std::atomic<int> num_wrong{0}, num_used{0};
    RunThreads(4, [&](int number) {
        for (uint32_t value = 0; number == 0 && value < static_cast<uint32_t>(rounds); value++) {
            for (uint64_t i = 0; i < kNumRanges; i++) {
                num_wrong += !Store(&map, i, value + 1);
                auto snapshot = std::make_unique<Snapshot>();
                snapshot->value = value;
                snapshot->changed = i;
                wd_range_map_copy(&snapshot->map, &map);
                snapshots.Push(std::move(snapshot));
            }
        }
        is_done = is_done || number == 0;
        for (uint64_t step = static_cast<uint64_t>(number); number; step++) {
            const bool was_done = is_done;
            const std::unique_ptr<Snapshot> snapshot = snapshots.Pop();
            if (!snapshot && was_done) {
                return;
            }
            if (snapshot) {
                num_wrong += !Use(snapshot.get(), step);
                num_used++;
            } else {
                std::this_thread::yield();
            }
        }
    });
    EXPECT_EQ(num_wrong, 0);
    EXPECT_GT(num_used, 0);
    EXPECT_TRUE(wd_range_map_validate(&map, nullptr));
    EXPECT_EQ(ValueOf(&map, 0), static_cast<uint32_t>(rounds));
    wd_range_map_finish(&map);
}

} // namespace
