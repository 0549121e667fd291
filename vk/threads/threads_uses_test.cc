// Uses in flight: which ones conflict, and that two threads which overlap never both miss the other.
#include "vk/threads/threads_uses.h"

#include <atomic>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "vk/platform/process.h"
#include "vk/util/stress_rounds.h"

namespace {

constexpr uint32_t kType = 7;

wd_use Use(uint64_t handle, uint32_t flags, uint64_t child = 0) {
    return {wd_uses_key(handle, kType, 0), handle, child, kType, flags};
}

// Holds uses open on a thread of its own for as long as it lives.
class Held {
  public:
    Held(uint32_t command, std::vector<wd_use> uses) {
        thread_ = std::thread([this, command, uses] {
            wd_use_thread *thread = wd_uses_open(command);
            for (const wd_use &use : uses) {
                wd_uses_add(thread, &use);
            }
            id_ = wd_uses_thread_id();
            is_open_ = true;
            while (!shall_close_) {
                std::this_thread::yield();
            }
            wd_uses_close(thread);
        });
        while (!is_open_) {
            std::this_thread::yield();
        }
    }
    ~Held() {
        shall_close_ = true;
        thread_.join();
    }
    uint32_t id() const {
        return id_;
    }

  private:
    std::thread thread_;
    std::atomic<uint32_t> id_{0};
    std::atomic<bool> is_open_{false}, shall_close_{false};
};

// Conflicts returns whether a call of this thread with these uses conflicts.
bool Conflicts(const std::vector<wd_use> &uses, wd_use_conflict *conflict = nullptr) {
    wd_use_conflict ignored;
    wd_use_thread *thread = wd_uses_open(2);
    for (const wd_use &use : uses) {
        wd_uses_add(thread, &use);
    }
    const bool found = wd_uses_find_conflict(thread, nullptr, conflict ? conflict : &ignored);
    wd_uses_close(thread);
    return found;
}

TEST(ThreadsUsesTest, ExclusiveUsesConflict) {
    Held held(1, {Use(10, WD_USE_EXCLUSIVE)});
    wd_use_conflict conflict = {};
    ASSERT_TRUE(Conflicts({Use(11, WD_USE_EXCLUSIVE), Use(10, WD_USE_EXCLUSIVE)}, &conflict));
    EXPECT_EQ(conflict.own.handle, 10u);
    EXPECT_EQ(conflict.other_command, 1u);
    EXPECT_EQ(conflict.other_thread, held.id());
    EXPECT_TRUE(conflict.is_other_exclusive);
    EXPECT_FALSE(Conflicts({Use(11, WD_USE_EXCLUSIVE)}));
}

TEST(ThreadsUsesTest, AClosedFrameConflictsNoMore) {
    { Held held(1, {Use(10, WD_USE_EXCLUSIVE)}); }
    EXPECT_FALSE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}));
}

TEST(ThreadsUsesTest, AThreadDoesNotConflictWithItself) {
    wd_use_thread *thread = wd_uses_open(1);
    const wd_use use = Use(10, WD_USE_EXCLUSIVE);
    wd_uses_add(thread, &use);
    EXPECT_FALSE(Conflicts({use}));
    wd_uses_close(thread);
    EXPECT_FALSE(Conflicts({use}));
}

TEST(ThreadsUsesTest, OneExclusiveUseSuffices) {
    Held shared(1, {Use(10, 0)});
    EXPECT_FALSE(Conflicts({Use(10, 0)}));
    wd_use_conflict conflict = {};
    EXPECT_TRUE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}, &conflict));
    EXPECT_FALSE(conflict.is_other_exclusive);
    Held exclusive(1, {Use(20, WD_USE_EXCLUSIVE)});
    EXPECT_TRUE(Conflicts({Use(20, 0)}));
}

TEST(ThreadsUsesTest, SharedUsesInTheTable) {
    Held shared(1, {Use(10, WD_USE_IN_TABLE)});
    EXPECT_FALSE(Conflicts({Use(10, WD_USE_IN_TABLE)}));
    EXPECT_TRUE(Conflicts({Use(10, WD_USE_IN_TABLE | WD_USE_EXCLUSIVE)}));
}

TEST(ThreadsUsesTest, ChildrenOfOneObject) {
    const uint32_t pool = WD_USE_IN_TABLE | WD_USE_EXCLUSIVE, child = WD_USE_IN_TABLE | WD_USE_CHILD_ONLY;
    Held held(1, {Use(10, pool, 1)});
    EXPECT_TRUE(Conflicts({Use(10, pool, 2)}));
    EXPECT_TRUE(Conflicts({Use(10, pool)}));
    EXPECT_TRUE(Conflicts({Use(10, child, 1)}));
    EXPECT_FALSE(Conflicts({Use(10, child, 2)}));
    Held only_child(1, {Use(20, child, 1)});
    EXPECT_FALSE(Conflicts({Use(20, pool)}));
    EXPECT_FALSE(Conflicts({Use(20, child, 1)}));
    EXPECT_TRUE(Conflicts({Use(20, pool, 1)}));
    EXPECT_TRUE(Conflicts({Use(20, pool | WD_USE_ALL_CHILDREN)}));
}

TEST(ThreadsUsesTest, AWaitConflictsWithTheEndOnly) {
    Held held(1, {Use(10, WD_USE_WAITS)});
    EXPECT_FALSE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}));
    EXPECT_TRUE(Conflicts({Use(10, WD_USE_EXCLUSIVE | WD_USE_ENDS)}));
    Held exclusive(1, {Use(20, WD_USE_EXCLUSIVE)});
    EXPECT_FALSE(Conflicts({Use(20, WD_USE_WAITS)}));
}

TEST(ThreadsUsesTest, AHandleThatIsUsedAgainIsANewObject) {
    Held destroys(1, {Use(10, WD_USE_EXCLUSIVE | WD_USE_ENDS), Use(11, WD_USE_EXCLUSIVE)});
    EXPECT_TRUE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}));
    wd_uses_forget(wd_uses_key(10, kType, 0));
    wd_uses_forget(wd_uses_key(11, kType, 0));
    EXPECT_FALSE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}));
    EXPECT_TRUE(Conflicts({Use(11, WD_USE_EXCLUSIVE)})) << "only uses that destroy an object end early";
}

TEST(ThreadsUsesTest, TheEndOfAForgottenUseLeavesTheNextOne) {
    const wd_use use = Use(10, WD_USE_EXCLUSIVE | WD_USE_ENDS);
    auto destroys = std::make_unique<Held>(1, std::vector<wd_use>{use});
    wd_uses_forget(use.key);
    Held next(1, {Use(10, WD_USE_EXCLUSIVE)});
    destroys.reset();
    EXPECT_TRUE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}));
}

// All uses whose keys fall into one line of the table: some find no room there.
TEST(ThreadsUsesTest, ALineThatIsFull) {
    std::vector<wd_use> uses;
    for (uint64_t handle = 1; uses.size() < 12; handle++) {
        if (wd_uses_key(handle, kType, 0) % 4096 == 5) {
            uses.push_back(Use(handle, WD_USE_EXCLUSIVE));
        }
    }
    Held held(1, uses);
    for (const wd_use &use : uses) {
        EXPECT_TRUE(Conflicts({use}));
    }
}

TEST(ThreadsUsesTest, UsesBeyondTheRecordAreLeftOut) {
    std::vector<wd_use> uses;
    for (uint64_t handle = 1; handle <= 400; handle++) {
        uses.push_back(Use(handle, WD_USE_EXCLUSIVE));
    }
    {
        Held held(1, uses);
        EXPECT_TRUE(Conflicts({uses[0]}));
        EXPECT_TRUE(Conflicts({uses[255]}));
        EXPECT_FALSE(Conflicts({uses[256]}));
    }
    EXPECT_FALSE(Conflicts({uses[0]}));
}

TEST(ThreadsUsesTest, FramesThatAreTooDeep) {
    std::vector<wd_use_thread *> frames;
    wd_use_thread *frame;
    while ((frame = wd_uses_open(1)) != nullptr) {
        frames.push_back(frame);
    }
    EXPECT_EQ(frames.size(), 4u);
    for (wd_use_thread *opened : frames) {
        wd_uses_close(opened);
    }
    EXPECT_NE(frame = wd_uses_open(1), nullptr);
    wd_uses_close(frame);
}

// A thread that is canceled inside a call uses nothing any more.
TEST(ThreadsUsesTest, AThreadThatEndsInsideACall) {
    uint32_t id = 0;
    std::thread([&] {
        wd_use_thread *thread = wd_uses_open(1);
        const wd_use use = Use(10, WD_USE_EXCLUSIVE);
        wd_uses_add(thread, &use);
        id = wd_thread_id();
    }).join();
    while (wd_thread_is_alive(id)) { // The system may remove a thread after join() returned; qemu does.
        std::this_thread::yield();
    }
    EXPECT_FALSE(Conflicts({Use(10, WD_USE_EXCLUSIVE)}));
}

TEST(ThreadsUsesTest, ManyThreadsOneAfterTheOther) {
    for (int i = 0; i < 3000; i++) {
        std::thread([] { EXPECT_FALSE(Conflicts({Use(10, WD_USE_EXCLUSIVE)})); }).join();
    }
}

// Threads enter a section with a mutex and without one. With it nothing may be found. Without it each overlap must be
// found by one of the two threads at least: a counter knows who is inside.
void Storm(uint32_t first_flags, uint32_t second_flags, bool with_mutex) {
    const int num_rounds = StressRounds(20000);
    std::mutex mutex;
    std::atomic<int> num_found{0}, num_missed{0};
    std::atomic<int> entered[2] = {{0}, {0}}, left[2] = {{0}, {0}};
    std::vector<std::atomic<bool>> found[2] = {
        std::vector<std::atomic<bool>>(static_cast<size_t>(num_rounds)),
        std::vector<std::atomic<bool>>(static_cast<size_t>(num_rounds))};
    const auto work = [&](int self, uint32_t flags) {
        for (int round = 0; round < num_rounds; round++) {
            if (with_mutex) {
                mutex.lock();
            }
            wd_use_thread *thread = wd_uses_open(1);
            const wd_use use = Use(10, flags);
            wd_uses_add(thread, &use);
            wd_use_conflict conflict;
            if (wd_uses_find_conflict(thread, nullptr, &conflict)) {
                num_found++;
                found[self][static_cast<size_t>(round)] = true;
            }
            entered[self] = round + 1;
            // The round of the other thread that is inside now, and stays inside while this one is seen to be.
            const int other = entered[!self];
            const bool overlaps = other > 0 && left[!self] < other;
            if (overlaps && !found[self][static_cast<size_t>(round)] &&
                !found[!self][static_cast<size_t>(other) - 1]) {
                num_missed++;
            }
            left[self] = round + 1;
            wd_uses_close(thread);
            if (with_mutex) {
                mutex.unlock();
            }
        }
    };
    std::thread second([&] { work(1, second_flags); });
    work(0, first_flags);
    second.join();
    EXPECT_EQ(num_missed, 0);
    if (with_mutex) {
        EXPECT_EQ(num_found, 0);
    }
}

TEST(ThreadsUsesTest, ExclusiveStorm) {
    Storm(WD_USE_EXCLUSIVE, WD_USE_EXCLUSIVE, true);
    Storm(WD_USE_EXCLUSIVE | WD_USE_IN_TABLE, WD_USE_EXCLUSIVE | WD_USE_IN_TABLE, true);
    Storm(WD_USE_EXCLUSIVE, WD_USE_EXCLUSIVE, false);
}

TEST(ThreadsUsesTest, SharedStorm) {
    Storm(0, WD_USE_EXCLUSIVE, true);
    Storm(0, WD_USE_EXCLUSIVE, false);
    Storm(WD_USE_IN_TABLE, WD_USE_EXCLUSIVE | WD_USE_IN_TABLE, false);
}

// More objects than the lines of the table that they fall into have words, each used under a mutex of its own.
TEST(ThreadsUsesTest, StormInFullLines) {
    constexpr size_t kNumObjects = 32;
    const int num_rounds = StressRounds(4000);
    std::vector<uint64_t> handles;
    for (uint64_t handle = 1; handles.size() < kNumObjects; handle++) {
        if (wd_uses_key(handle, kType, 0) % 4096 < 2) {
            handles.push_back(handle);
        }
    }
    std::vector<std::mutex> mutexes(kNumObjects);
    std::atomic<int> num_found{0};
    RunThreads(4, [&](int number) {
        for (int round = 0; round < num_rounds; round++) {
            const size_t first = static_cast<size_t>(round * 7 + number * 13) % (kNumObjects - 4);
            for (size_t i = first; i < first + 4; i++) { // In order: no thread waits for itself.
                mutexes[i].lock();
            }
            wd_use_thread *thread = wd_uses_open(1);
            for (size_t i = first; i < first + 4; i++) {
                const wd_use use =
                    Use(handles[i], i % 2 ? WD_USE_EXCLUSIVE | WD_USE_IN_TABLE : WD_USE_EXCLUSIVE);
                wd_uses_add(thread, &use);
            }
            wd_use_conflict conflict;
            num_found += wd_uses_find_conflict(thread, nullptr, &conflict);
            wd_uses_close(thread);
            for (size_t i = first; i < first + 4; i++) {
                mutexes[i].unlock();
            }
        }
    });
    EXPECT_EQ(num_found, 0);
}

} // namespace
