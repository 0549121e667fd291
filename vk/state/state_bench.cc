// Look-up by handle under 1, 2 and 4 threads, compared with std::unordered_map under a mutex and under a shared
// mutex, and the cost of the hooks of recorded commands. One run prints all of it, and the ratios.
//
//     bazel run -c opt //vk/state:state_bench
#include <cstdio>
#include <map>
#include <mutex>
#include <shared_mutex>
#include <string>
#include <unordered_map>

#include <benchmark/benchmark.h>

#include "vk/state/state_fixture.h"

namespace {

constexpr size_t kHandles = 4096;

// One device for all benchmarks, filled once.
struct Subject {
    StateFixture fixture;
    std::vector<uint64_t> handles;
    std::unordered_map<uint64_t, wd_state_object *> map;
    std::mutex mutex;
    std::shared_mutex shared_mutex;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkDescriptorSet set;
    VkCommandPool pool;

    Subject() {
        fixture.Start();
        for (size_t i = 0; i < kHandles; i++) {
            const VkBuffer buffer = fixture.CreateBuffer(16);
            handles.push_back(HandleOf(buffer));
            map[handles.back()] = &wd_state_find_buffer(fixture.device(), buffer)->object;
        }
        const VkDescriptorSetLayout set_layout =
            fixture.CreateSetLayout({Binding(0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1)});
        layout = fixture.CreatePipelineLayout({set_layout});
        pipeline = fixture.CreateComputePipeline(layout, fixture.CreateShaderModule({1}));
        set = fixture.AllocateSet(fixture.CreateDescriptorPool(), set_layout);
        pool = fixture.CreateCommandPool();
    }
};

Subject &TheSubject() {
    static Subject *subject = new Subject;
    return *subject;
}

// Each thread walks the handles in a scattered order of its own.
template <typename Find> void LookUp(benchmark::State &state, Find find) {
    const Subject &subject = TheSubject();
    size_t index = static_cast<size_t>(state.thread_index()) * 977;
    for (auto _ : state) {
        index = (index + 1237) % kHandles;
        benchmark::DoNotOptimize(find(subject.handles[index]));
    }
}

void BM_State(benchmark::State &state) {
    wd_state_device *device = TheSubject().fixture.device();
    LookUp(state, [device](uint64_t handle) { return wd_state_find(device, VK_OBJECT_TYPE_BUFFER, handle); });
}

void BM_Mutex(benchmark::State &state) {
    Subject &subject = TheSubject();
    LookUp(state, [&subject](uint64_t handle) {
        std::lock_guard<std::mutex> lock(subject.mutex);
        return subject.map.find(handle)->second;
    });
}

void BM_SharedMutex(benchmark::State &state) {
    Subject &subject = TheSubject();
    LookUp(state, [&subject](uint64_t handle) {
        std::shared_lock<std::shared_mutex> lock(subject.shared_mutex);
        return subject.map.find(handle)->second;
    });
}

BENCHMARK(BM_State)->Threads(1)->Threads(2)->Threads(4)->UseRealTime();
BENCHMARK(BM_Mutex)->Threads(1)->Threads(2)->Threads(4)->UseRealTime();
BENCHMARK(BM_SharedMutex)->Threads(1)->Threads(2)->Threads(4)->UseRealTime();

// Bind a pipeline and a set, push 16 bytes, dispatch: 5000 times a recording, as ./dev bench records.
void BM_RecordBindPushDispatch(benchmark::State &state) {
    Subject &subject = TheSubject();
    StateFixture &fixture = subject.fixture;
    const VkCommandBuffer handle = fixture.AllocateCommandBuffer(subject.pool);
    const uint32_t values[4] = {};
    const std::vector<VkDescriptorSet> sets = {subject.set};
    size_t recorded = 0;
    for (auto _ : state) {
        if (recorded++ % 5000 == 0) {
            fixture.Begin(handle);
        }
        fixture.BindPipeline(handle, subject.pipeline);
        fixture.BindSets(handle, subject.layout, 0, sets);
        fixture.PushConstants(handle, subject.layout, 0, sizeof values, values);
        fixture.Dispatch(handle);
    }
}
BENCHMARK(BM_RecordBindPushDispatch);

void BM_UpdateOneDescriptor(benchmark::State &state) {
    Subject &subject = TheSubject();
    const std::vector<VkDescriptorBufferInfo> infos = {
        {FakeHandle<VkBuffer>(subject.handles[0]), 0, VK_WHOLE_SIZE}};
    const std::vector<VkWriteDescriptorSet> writes = {WriteBuffers(subject.set, 0, 0, infos)};
    for (auto _ : state) {
        subject.fixture.UpdateSets(writes);
    }
}
BENCHMARK(BM_UpdateOneDescriptor);

void BM_CreateAndDestroyBuffer(benchmark::State &state) {
    StateFixture &fixture = TheSubject().fixture;
    for (auto _ : state) {
        fixture.DestroyBuffer(fixture.CreateBuffer(16));
    }
}
BENCHMARK(BM_CreateAndDestroyBuffer);

// RatioReporter prints the usual table, then the ratios of the medians.
class RatioReporter : public benchmark::ConsoleReporter {
  public:
    void ReportRuns(const std::vector<Run> &runs) override {
        ConsoleReporter::ReportRuns(runs);
        for (const Run &run : runs) {
            if (run.run_type == Run::RT_Aggregate ? run.aggregate_name == "median" : run.repetitions <= 1) {
                times_[{run.run_name.function_name, run.threads}] = run.GetAdjustedRealTime();
            }
        }
    }
    void PrintRatios() const {
        for (const char *peer : {"BM_Mutex", "BM_SharedMutex"}) {
            for (int64_t threads : {1, 2, 4}) {
                const auto ours = times_.find({"BM_State", threads}), theirs = times_.find({peer, threads});
                if (ours != times_.end() && theirs != times_.end()) {
                    std::printf("look-up, %d thread(s): %s takes %.1f times as long\n",
                                static_cast<int>(threads), peer + 3, theirs->second / ours->second);
                }
            }
        }
    }

  private:
    std::map<std::pair<std::string, int64_t>, double> times_;
};

} // namespace

int main(int argc, char **argv) {
    benchmark::Initialize(&argc, argv);
    RatioReporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    reporter.PrintRatios();
    return 0;
}
