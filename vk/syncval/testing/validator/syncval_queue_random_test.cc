// Random programs for several queues, compared with a naive oracle: two batches that use the same buffer, one
// of them writing, race unless a path of queue order, semaphores and host waits connects them.
#include <algorithm>
#include <cstdlib>
#include <random>

#include "vk/syncval/testing/syncval_batch_fixture.h"

using wd::testing::Buffer;

namespace {

constexpr int kQueues = 3, kBuffers = 4;

// Work is one batch: a full barrier, then a copy.
struct Work {
    int queue, from, to;
    uint64_t value;              // The value that it signals on its queue's timeline.
    std::vector<int> waits;      // For these batches.
    std::vector<bool> is_binary; // Of each wait.
    std::vector<int> host_after; // The host waited for these before it submitted.
};

// Programs list their work in an order in which it can be executed, and an order of submission.
struct Program {
    std::vector<Work> work;
    std::vector<int> order;
    std::vector<std::vector<bool>> leads; // leads[a][b]: b happens after a.
};

void FindPaths(Program *program) {
    const int count = static_cast<int>(program->work.size());
    program->leads.assign(count, std::vector<bool>(count));
    for (int b = 0; b < count; b++) {
        const Work &work = program->work[b];
        for (int a = 0; a < count; a++) {
            const auto in = [a](const std::vector<int> &list) {
                return std::find(list.begin(), list.end(), a) != list.end();
            };
            if ((a < b && program->work[a].queue == work.queue) || in(work.waits) || in(work.host_after)) {
                program->leads[a][b] = true;
            }
        }
    }
    for (int k = 0; k < count; k++) {
        for (int a = 0; a < count; a++) {
            for (int b = 0; program->leads[a][k] && b < count; b++) {
                program->leads[a][b] = program->leads[a][b] || program->leads[k][b];
            }
        }
    }
}

bool Conflict(const Work &a, const Work &b) {
    return a.to == b.to || a.to == b.from || a.from == b.to;
}

// FindRace returns two batches that race, or {-1, -1}.
std::pair<int, int> FindRace(const Program &program) {
    const int count = static_cast<int>(program.work.size());
    for (int a = 0; a < count; a++) {
        for (int b = a + 1; b < count; b++) {
            if (Conflict(program.work[a], program.work[b]) && !program.leads[a][b] && !program.leads[b][a]) {
                return {a, b};
            }
        }
    }
    return {-1, -1};
}

class Generator {
  public:
    explicit Generator(uint32_t seed) : random_(seed) {
    }

    Program Make(uint64_t *values) {
        Program program;
        const int count = 4 + Below(10);
        std::vector<std::vector<int>> queues(kQueues);
        for (int i = 0; i < count; i++) {
            Work work = {};
            work.queue = Below(kQueues);
            work.from = Below(kBuffers);
            work.to = (work.from + 1 + Below(kBuffers - 1)) % kBuffers;
            work.value = ++values[work.queue];
            for (int k = 0; k < i; k++) {
                if (Below(6) == 0) {
                    work.waits.push_back(k);
                }
            }
            queues[work.queue].push_back(i);
            program.work.push_back(work);
        }
        // Each queue's work is submitted in order; queues take turns at random, so that waits come before
        // signals.
        while (static_cast<int>(program.order.size()) < count) {
            auto &queue = queues[Below(kQueues)];
            if (!queue.empty()) {
                program.order.push_back(queue.front());
                queue.erase(queue.begin());
            }
        }
        WaitOnHost(&program);
        if (Below(3)) {
            AddWaits(&program);
        }
        ChooseSemaphores(&program);
        FindPaths(&program);
        return program;
    }

    int Below(int limit) {
        return static_cast<int>(random_() % static_cast<uint32_t>(limit));
    }

  private:
    // The host can wait for batches that do not depend on later submissions.
    void WaitOnHost(Program *program) {
        for (size_t at = 1; at < program->order.size(); at++) {
            if (Below(8)) {
                continue;
            }
            const int target = program->order[static_cast<size_t>(Below(static_cast<int>(at)))];
            std::vector<bool> submitted(program->work.size());
            for (size_t i = 0; i < at; i++) {
                submitted[program->order[i]] = true;
            }
            FindPaths(program);
            bool is_safe = true;
            for (size_t i = 0; i < program->work.size(); i++) {
                is_safe &= !program->leads[i][target] || submitted[i];
            }
            for (size_t i = at; is_safe && i < program->order.size(); i++) {
                program->work[program->order[i]].host_after.push_back(target);
            }
        }
    }

    // AddWaits adds waits until nothing races; sometimes it stops before.
    void AddWaits(Program *program) {
        FindPaths(program);
        auto [a, b] = FindRace(*program);
        while (a >= 0 && Below(40)) {
            program->work[b].waits.push_back(a);
            FindPaths(program);
            std::tie(a, b) = FindRace(*program);
        }
    }

    // A wait for a binary semaphore is submitted after its signal.
    void ChooseSemaphores(Program *program) {
        std::vector<size_t> position(program->work.size());
        for (size_t i = 0; i < program->order.size(); i++) {
            position[program->order[i]] = i;
        }
        for (size_t b = 0; b < program->work.size(); b++) {
            for (int a : program->work[b].waits) {
                program->work[b].is_binary.push_back(position[a] < position[b] && Below(3) == 0);
            }
        }
    }

    std::mt19937 random_;
};

} // namespace

class SyncvalQueueRandomTest : public SyncvalBatches {
  protected:
    void MakeCopies() {
        for (Buffer &buffer : buffers_) {
            buffer = MakeBuffer(64, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        }
        for (uint32_t i = 0; i < kQueues; i++) {
            SetName(VK_OBJECT_TYPE_QUEUE, queue(i), ("queue " + std::to_string(i)).c_str());
        }
        for (int from = 0; from < kBuffers; from++) {
            SetName(VK_OBJECT_TYPE_BUFFER, buffers_[from].handle, std::to_string(from).c_str());
            for (int to = 0; to < kBuffers; to++) {
                if (from == to) {
                    continue;
                }
                VkCommandBuffer commands = copies_[from][to] =
                    Begin(VK_COMMAND_BUFFER_USAGE_SIMULTANEOUS_USE_BIT);
                const VkAccessFlags2 all = VK_ACCESS_2_MEMORY_READ_BIT | VK_ACCESS_2_MEMORY_WRITE_BIT;
                Barrier(commands, {kAll, all, kAll, all});
                const VkBufferCopy region = {0, 0, 64};
                vkCmdCopyBuffer(commands, buffers_[from].handle, buffers_[to].handle, 1, &region);
                Check(vkEndCommandBuffer(commands), "vkEndCommandBuffer");
                SetName(VK_OBJECT_TYPE_COMMAND_BUFFER, commands,
                        (std::to_string(from) + " -> " + std::to_string(to)).c_str());
            }
        }
        for (VkSemaphore &timeline : timelines_) {
            timeline = Semaphore(true);
        }
    }

    VkSemaphore BinarySemaphore(size_t number) {
        while (binaries_.size() <= number) {
            binaries_.push_back(Semaphore());
        }
        return binaries_[number];
    }

    void HostWait(const Work &work) {
        auto info = wd::testing::Make<VkSemaphoreWaitInfo>(VK_STRUCTURE_TYPE_SEMAPHORE_WAIT_INFO);
        info.semaphoreCount = 1;
        info.pSemaphores = &timelines_[work.queue];
        info.pValues = &work.value;
        Check(vkWaitSemaphores(device(), &info, UINT64_MAX), "vkWaitSemaphores");
    }

    void Run(const Program &program, Generator *generator) {
        // The binary semaphore between two batches.
        std::map<std::pair<int, int>, VkSemaphore> binaries;
        std::vector<Batch> batches(program.work.size());
        const VkPipelineStageFlags2 wait_stages[] = {kAll, kCopy,
                                                     VK_PIPELINE_STAGE_2_COLOR_ATTACHMENT_OUTPUT_BIT};
        for (size_t b = 0; b < program.work.size(); b++) {
            const Work &work = program.work[b];
            batches[b].commands = {copies_[work.from][work.to]};
            for (size_t i = 0; i < work.waits.size(); i++) {
                const int a = work.waits[i];
                const VkPipelineStageFlags2 stages = wait_stages[generator->Below(3)];
                if (work.is_binary[i]) {
                    const VkSemaphore semaphore = BinarySemaphore(binaries.size());
                    binaries[{a, static_cast<int>(b)}] = semaphore;
                    batches[a].signals.push_back({semaphore, 0, generator->Below(2) ? kAll : kCopy});
                    batches[b].waits.push_back({semaphore, 0, stages});
                } else {
                    batches[b].waits.push_back(
                        {timelines_[program.work[a].queue], program.work[a].value, stages});
                }
            }
            batches[b].signals.push_back(
                {timelines_[work.queue], work.value, generator->Below(2) ? kAll : kCopy});
        }
        size_t num_waited = 0;
        for (int at : program.order) {
            const Work &work = program.work[at];
            for (; num_waited < work.host_after.size(); num_waited++) {
                HostWait(program.work[work.host_after[num_waited]]);
            }
            Submit(queue(static_cast<uint32_t>(work.queue)), batches[at]);
        }
        vkDeviceWaitIdle(device());
    }

    static std::string Describe(const Program &program) {
        std::string text;
        for (int at : program.order) {
            const Work &work = program.work[at];
            text += "\n  batch " + std::to_string(at) + " on queue " + std::to_string(work.queue) + ": " +
                    std::to_string(work.from) + " -> " + std::to_string(work.to);
            for (size_t i = 0; i < work.waits.size(); i++) {
                text += (i ? ", " : ", waits for ") + std::to_string(work.waits[i]) +
                        (work.is_binary[i] ? "b" : "");
            }
            for (int after : work.host_after) {
                text += ", host after " + std::to_string(after);
            }
        }
        return text;
    }

    Buffer buffers_[kBuffers];
    VkCommandBuffer copies_[kBuffers][kBuffers] = {};
    VkSemaphore timelines_[kQueues] = {};
    std::vector<VkSemaphore> binaries_;
};

TEST_P(SyncvalQueueRandomTest, RacesAreThoseOfTheOracle) {
    auto options = SyncOptions(GetParam());
    options.num_queues = kQueues;
    options.settings["enable_message_limit"] = "false";
    WD_START_DEVICE(options);
    MakeCopies();
    uint64_t values[kQueues] = {};
    int num_silent = 0, num_racing = 0;
    const char *asked = getenv("WD_SYNC_QUEUE_PROGRAMS");
    const uint32_t num_programs = asked ? static_cast<uint32_t>(strtoul(asked, nullptr, 10)) : 3000;
    for (uint32_t seed = 1; seed <= num_programs; seed++) {
        Generator generator(seed);
        const Program program = generator.Make(values);
        Run(program, &generator);
        const auto race = FindRace(program);
        const auto all = messages();
        ClearMessages();
        num_silent += race.first < 0;
        num_racing += race.first >= 0;
        if (all.empty() != (race.first < 0)) {
            FAIL() << "program " << seed << ": oracle " << race.first << ", " << race.second << "; "
                   << (all.empty() ? "silence" : all[0].text) << Describe(program);
        }
    }
    EXPECT_GT(num_silent, static_cast<int>(num_programs / 6));
    EXPECT_GT(num_racing, static_cast<int>(num_programs / 6));
}

WD_SYNCVAL_DRIVER(SyncvalQueueRandomTest, kNull);
