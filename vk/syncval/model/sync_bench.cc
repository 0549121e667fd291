// The cost of barriers and accesses. Prints a table: bazel run -c opt //vk/syncval/model:sync_bench
//
// Each figure is the median of several rounds.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <random>
#include <vector>

#include "vk/syncval/model/sync_model.h"

namespace {

constexpr uint64_t kCompute = 0x800, kCopy = 0x100000000, kTransferWrite = 0x1000, kShaderRead = 0x20,
                   kShaderWrite = 0x40;
constexpr int kRounds = 7;

// The time of the process, which does not depend on other work on the machine.
double Now() {
    timespec time;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
}

double Median(const std::function<double()> &measure) {
    std::vector<double> values;
    for (int i = 0; i < kRounds; i++) {
        values.push_back(measure());
    }
    std::sort(values.begin(), values.end());
    return values[kRounds / 2];
}

class Bench {
  public:
    Bench() {
        wd_sync_pool_create(wd_allocator_default(), &pool_);
        wd_sync_context_create(pool_, 0, &context_);
        to_compute_ = wd_sync_barrier_make(kCopy, kTransferWrite, kCompute, kShaderRead | kShaderWrite, 0, 0);
        to_copy_ = wd_sync_barrier_make(kCompute, kShaderRead | kShaderWrite, kCopy, kTransferWrite, 0, 0);
    }
    ~Bench() {
        wd_sync_context_destroy(context_);
        wd_sync_pool_destroy(pool_);
    }

    // Live ranges that do not merge: there is a gap between any two, and each has a command of its own.
    void Fill(size_t num_ranges) {
        for (size_t i = 0; i < num_ranges; i++) {
            Access(i, WD_SYNC_COPY_TRANSFER_WRITE, false);
        }
        num_ranges_ = num_ranges;
    }

    void Barrier(const wd_sync_barrier &barrier) {
        const wd_sync_barrier_command command = {0, &barrier, nullptr, 1, 0};
        wd_sync_context_barrier(context_, &command);
    }

    bool Access(size_t index, uint16_t usage, bool detect) {
        const wd_range range = {64 * index, 64 * index + 32};
        const wd_sync_access access = {++tag_, 0, usage, 0, 0, WD_SYNC_PLAIN};
        wd_sync_hazard hazard;
        const bool found =
            detect && wd_sync_context_detect(context_, WD_SYNC_LINEAR, &range, 1, &access, &hazard);
        wd_sync_context_update(context_, WD_SYNC_LINEAR, &range, 1, &access);
        return found;
    }

    double BarrierAlone(int count) {
        const double begin = Now();
        for (int i = 0; i < count; i++) {
            Barrier(i % 2 ? to_compute_ : to_copy_);
        }
        return (Now() - begin) / count;
    }

    // A barrier, then a checked access to a range that was not read for long: it applies the entire log.
    double BarrierAndAccess(int count, bool barriers) {
        const double begin = Now();
        for (int i = 0; i < count; i++) {
            if (barriers) {
                Barrier(i % 2 ? to_compute_ : to_copy_);
            }
            hazards_ += Access(
                random_() % num_ranges_,
                i % 2 ? WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ : WD_SYNC_COPY_TRANSFER_WRITE, true);
        }
        return (Now() - begin) / count;
    }

    // Byte-granular, interleaved copies: every other byte, then the bytes between.
    double Copies(size_t count) {
        const double begin = Now();
        for (size_t i = 0; i < count; i++) {
            const uint64_t at = i < count / 2 ? 2 * i : 2 * (i - count / 2) + 1;
            const wd_range range = {at, at + 1};
            const wd_sync_access access = {++tag_, 0, WD_SYNC_COPY_TRANSFER_WRITE, 0, 0, WD_SYNC_PLAIN};
            wd_sync_hazard hazard;
            hazards_ += wd_sync_context_detect(context_, WD_SYNC_IDEALIZED, &range, 1, &access, &hazard);
            wd_sync_context_update(context_, WD_SYNC_IDEALIZED, &range, 1, &access);
        }
        return (Now() - begin) / static_cast<double>(count);
    }

    double CopyContext(int count) {
        wd_sync_context *copy;
        wd_sync_context_create(pool_, 0, &copy);
        const double begin = Now();
        for (int i = 0; i < count; i++) {
            wd_sync_context_copy(copy, context_);
        }
        const double end = Now();
        wd_sync_context_destroy(copy);
        return (end - begin) / count;
    }

  private:
    wd_sync_pool *pool_ = nullptr;
    wd_sync_context *context_ = nullptr;
    wd_sync_barrier to_compute_, to_copy_;
    std::mt19937 random_{1};
    uint64_t tag_ = 0;
    size_t num_ranges_ = 0;
    size_t hazards_ = 0;
};

void BarrierTable() {
    printf("%12s %14s %18s %26s %14s\n", "live ranges", "barrier (ns)", "access only (ns)",
           "barrier and access (ns)", "copy (ns)");
    for (size_t num_ranges : {64, 4096, 65536, 1000000}) {
        Bench bench;
        bench.Fill(num_ranges);
        const double barrier = Median([&] { return bench.BarrierAlone(20000); });
        const double both = Median([&] { return bench.BarrierAndAccess(20000, true); });
        const double access = Median([&] { return bench.BarrierAndAccess(20000, false); });
        const double copy = Median([&] { return bench.CopyContext(1000); });
        printf("%12zu %14.1f %18.1f %26.1f %14.1f\n", num_ranges, barrier, access, both, copy);
    }
}

void CopyTable() {
    printf("\n%12s %22s\n", "copies", "detect and update (ns)");
    for (size_t count : {1000, 10000, 100000}) {
        printf("%12zu %22.1f\n", count, Median([&] {
                   Bench bench;
                   return bench.Copies(count);
               }));
    }
}

} // namespace

int main() {
    BarrierTable();
    CopyTable();
    return 0;
}
