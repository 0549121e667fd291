// Histories whose recordings end while queues on other threads still read them.
#include <atomic>
#include <deque>
#include <mutex>
#include <string>

#include <gtest/gtest.h>

#include "vk/syncval/validator/messages/history.h"
#include "vk/util/stress_rounds.h"

namespace {

constexpr uint32_t kNumReaders = 3, kNumCommands = 40;

// A history that a queue holds, and the number of its recording.
struct Held {
    wd_syncval_history *history;
    uint64_t recording;
};

class Queue {
  public:
    void Push(Held held) {
        std::lock_guard<std::mutex> lock(mutex_);
        list_.push_back(held);
    }
    // Pop returns a held history; none: its history is NULL.
    Held Pop() {
        std::lock_guard<std::mutex> lock(mutex_);
        if (list_.empty()) {
            return {nullptr, 0};
        }
        const Held first = list_.front();
        list_.pop_front();
        return first;
    }

  private:
    std::mutex mutex_;
    std::deque<Held> list_;
};

std::string LabelOf(uint64_t recording) {
    return "recording " + std::to_string(recording);
}

// Record adds commands to an empty history. It returns false if there is no memory.
bool Record(wd_syncval_history *history, uint64_t recording) {
    const std::string text = LabelOf(recording);
    wd_state_label label = {};
    label.printable = text.c_str();
    history->trace_recording = recording;
    for (uint32_t i = 0; i < kNumCommands; i++) {
        if (!wd_syncval_history_prepare(history, &label)) {
            return false;
        }
        wd_syncval_history_append_entry(history, "vkCmdDispatch", WD_COMMAND_CmdDispatch);
        history->entries.items[i].pipeline = recording * kNumCommands + i;
    }
    return true;
}

// IsIntact returns whether a history has the commands of one recording.
bool IsIntact(const Held &held) {
    const wd_syncval_history *history = held.history;
    if (history->trace_recording != held.recording || history->entries.count != kNumCommands) {
        return false;
    }
    const std::string label = LabelOf(held.recording);
    for (uint64_t tag = 1; tag <= kNumCommands; tag++) {
        const wd_syncval_entry *entry = wd_syncval_history_find(history, tag);
        if (entry->number != tag || entry->pipeline != held.recording * kNumCommands + tag - 1 ||
            label != entry->label) {
            return false;
        }
    }
    return true;
}

TEST(HistoryStress, QueuesReadWhileCommandBuffersAreRecordedAgain) {
    const uint64_t num_recordings = static_cast<uint64_t>(StressRounds(4000));
    Queue queue;
    std::atomic<bool> is_done{false};
    std::atomic<int> num_wrong{0}, num_reused{0};
    RunThreads(1 + kNumReaders, [&](int number) {
        wd_syncval_history *history = number ? nullptr : wd_syncval_history_create(wd_allocator_default());
        for (uint64_t recording = 1; number == 0 && recording <= num_recordings; recording++) {
            wd_syncval_history *reused = wd_syncval_history_reuse(history);
            num_reused += reused != nullptr;
            if (!reused) {
                wd_syncval_history_unref(history);
                history = wd_syncval_history_create(wd_allocator_default());
            }
            num_wrong += !Record(history, recording);
            const uint32_t num_queues = static_cast<uint32_t>(recording) % kNumReaders;
            for (uint32_t i = 0; i < num_queues; i++) {
                queue.Push({wd_syncval_history_ref(history), recording});
            }
            if (recording % 2) {
                std::this_thread::
                    yield(); // Readers drop their references, and the next recording uses it again.
            }
        }
        wd_syncval_history_unref(history);
        is_done = is_done || number == 0;
        while (number) {
            const bool was_done = is_done;
            const Held held = queue.Pop();
            if (held.history) {
                num_wrong += !IsIntact(held);
                wd_syncval_history_unref(held.history);
            } else if (was_done) {
                return;
            } else {
                std::this_thread::yield();
            }
        }
    });
    EXPECT_EQ(num_wrong, 0);
    EXPECT_GT(num_reused, 0);
}

} // namespace
