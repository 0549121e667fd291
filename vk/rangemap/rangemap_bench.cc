// The range map compared with std::map and Boost.ICL's interval_map, in one run.
//
// Each mix runs on the three with the same random sequence; a cell is the median of several rounds, which take turns,
// and the ratio is the median of the rounds' ratios, so that a slow round is slow for both. The
// peers' memory is that requested from the heap, counted by their allocator and rounded to malloc's chunks; ours is
// counted the same way through wd_allocator.
#include <boost/icl/interval_map.hpp>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "vk/rangemap/rangemap.h"

namespace {

size_t heap_bytes;

// glibc's malloc: 8 bytes of header, multiples of 16, at least 32.
size_t ChunkSize(size_t size) {
    return std::max<size_t>(32, (size + 8 + 15) & ~size_t{15});
}

template <typename T> struct CountingAllocator {
    using value_type = T;
    CountingAllocator() = default;
    template <typename U> CountingAllocator(const CountingAllocator<U> &) {
    }
    T *allocate(size_t count) {
        heap_bytes += ChunkSize(count * sizeof(T));
        return static_cast<T *>(malloc(count * sizeof(T)));
    }
    void deallocate(T *memory, size_t count) {
        heap_bytes -= ChunkSize(count * sizeof(T));
        free(memory);
    }
    bool operator==(const CountingAllocator &) const {
        return true;
    }
    bool operator!=(const CountingAllocator &) const {
        return false;
    }
};

void *CountedReallocate(void *, void *memory, size_t size) {
    size_t *block =
        static_cast<size_t *>(realloc(memory ? static_cast<size_t *>(memory) - 2 : nullptr, size + 16));
    heap_bytes += ChunkSize(size) - (memory ? ChunkSize(block[0]) : 0);
    block[0] = size;
    return block + 2;
}

void CountedRelease(void *, void *memory) {
    size_t *block = static_cast<size_t *>(memory) - 2;
    heap_bytes -= ChunkSize(block[0]);
    free(block);
}

class OurMap {
  public:
    OurMap() {
        wd_range_map_init(&map_, {CountedReallocate, CountedRelease, nullptr});
    }
    ~OurMap() {
        wd_range_map_finish(&map_);
    }
    void Store(uint64_t begin, uint64_t end, uint32_t value) {
        if (wd_range_map_store(&map_, {begin, end}, value)) {
            abort();
        }
    }
    uint64_t Sweep() const {
        uint64_t sum = 0;
        wd_range rest = {0, UINT64_MAX};
        wd_range_span span;
        while (wd_range_map_next_span(&map_, &rest, &span)) {
            for (size_t i = 0; i < span.count; i++) {
                const wd_range_entry entry = wd_range_span_entry(&span, i);
                sum += (entry.range.end - entry.range.begin) * entry.value;
            }
        }
        return sum;
    }
    size_t Count() const {
        return wd_range_map_count(&map_);
    }

  private:
    wd_range_map map_;
};

// The usual range map over std::map: key is the begin, neighbors with equal values are joined.
class StdMap {
    struct Value {
        uint64_t end;
        uint32_t value;
    };
    std::map<uint64_t, Value, std::less<>, CountingAllocator<std::pair<const uint64_t, Value>>> map_;

  public:
    void Store(uint64_t begin, uint64_t end, uint32_t value) {
        auto it = map_.upper_bound(begin);
        if (it != map_.begin()) {
            auto before = std::prev(it);
            if (before->second.end > begin) {
                Value old = before->second;
                if (before->first < begin) {
                    before->second.end = begin;
                } else {
                    it = map_.erase(before);
                }
                if (old.end > end) {
                    it = map_.emplace_hint(it, end, old);
                }
            }
        }
        while (it != map_.end() && it->first < end) {
            if (it->second.end > end) {
                Value old = it->second;
                it = map_.erase(it);
                it = map_.emplace_hint(it, end, old);
                break;
            }
            it = map_.erase(it);
        }
        if (it != map_.end() && it->first == end && it->second.value == value) {
            end = it->second.end;
            it = map_.erase(it);
        }
        if (it != map_.begin()) {
            auto before = std::prev(it);
            if (before->second.end == begin && before->second.value == value) {
                before->second.end = end;
                return;
            }
        }
        map_.emplace_hint(it, begin, Value{end, value});
    }
    uint64_t Sweep() const {
        uint64_t sum = 0;
        for (const auto &[begin, value] : map_) {
            sum += (value.end - begin) * value.value;
        }
        return sum;
    }
    size_t Count() const {
        return map_.size();
    }
};

class IclMap {
    boost::icl::interval_map<uint64_t, uint32_t, boost::icl::partial_enricher, std::less,
                             boost::icl::inplace_plus, boost::icl::inter_section,
                             boost::icl::right_open_interval<uint64_t>, CountingAllocator>
        map_;

  public:
    void Store(uint64_t begin, uint64_t end, uint32_t value) {
        map_.set(std::make_pair(boost::icl::right_open_interval<uint64_t>(begin, end), value));
    }
    uint64_t Sweep() const {
        uint64_t sum = 0;
        for (const auto &[interval, value] : map_) {
            sum += (interval.upper() - interval.lower()) * value;
        }
        return sum;
    }
    size_t Count() const {
        return map_.iterative_size();
    }
};

struct Operation {
    uint64_t begin, end;
    uint32_t value;
};

// A mix: the operations that fill the map (not timed), the timed ones, and how often the map is swept meanwhile; on
// each of several maps, where one would be done before the clock ticks.
struct Mix {
    const char *name;
    std::vector<Operation> fill, timed;
    size_t sweeps;
    size_t maps = 1;
};

std::vector<Operation> Appends(size_t count, uint64_t step, uint64_t length) {
    std::vector<Operation> operations;
    for (size_t i = 0; i < count; i++) {
        operations.push_back({i * step, i * step + length, static_cast<uint32_t>(i)});
    }
    return operations;
}

std::vector<Mix> Mixes(size_t count) {
    std::mt19937_64 random(count);
    const size_t work = std::max<size_t>(20000, std::min<size_t>(count, 300000));
    std::vector<Mix> mixes;
    mixes.push_back({"appends", {}, Appends(count, 64, 64), 0, std::max<size_t>(1, 20000 / count)});

    Mix points = {"point updates", Appends(count, 64, 64), {}, 0};
    for (size_t i = 0; i < work; i++) {
        uint64_t at = random() % count * 64;
        points.timed.push_back({at, at + 64, static_cast<uint32_t>(random())});
    }
    mixes.push_back(points);

    // Ranges of all lengths cut each other; the map stays at about `count` ranges.
    Mix split = {"split-heavy", Appends(count, 64, 64), {}, 0};
    for (size_t i = 0; i < work; i++) {
        uint64_t at = random() % (count * 64);
        split.timed.push_back({at, at + 1 + random() % 96, static_cast<uint32_t>(random() % 16)});
    }
    mixes.push_back(split);

    Mix bytes = {"byte neighbors", Appends(count, 1, 1), {}, 0};
    for (size_t i = 0; i < work; i++) {
        uint64_t at = random() % count;
        bytes.timed.push_back({at, at + 1, static_cast<uint32_t>(random())});
    }
    mixes.push_back(bytes);

    // Scattered fill, so that nodes are not in the order of the sweep.
    Mix sweep = {"sweeps", {}, {}, std::max<size_t>(3, 200000 / count)};
    sweep.fill = Appends(count, 64, 64);
    std::shuffle(sweep.fill.begin(), sweep.fill.end(), random);
    mixes.push_back(sweep);
    return mixes;
}

struct Result {
    double nanoseconds; // An operation, or a range swept.
    double bytes;       // A range.
    uint64_t checksum;
};

// The thread's own time: other work on the machine does not change it.
double Now() {
    timespec time;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return 1e9 * static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec);
}

template <typename Map> Result Run(const Mix &mix) {
    heap_bytes = 0;
    std::vector<Map> maps(mix.maps);
    for (Map &map : maps) {
        for (const Operation &operation : mix.fill) {
            map.Store(operation.begin, operation.end, operation.value);
        }
    }
    uint64_t sum = 0;
    const double start = Now();
    for (Map &map : maps) {
        for (const Operation &operation : mix.timed) {
            map.Store(operation.begin, operation.end, operation.value);
        }
        for (size_t i = 0; i < mix.sweeps; i++) {
            sum += map.Sweep();
        }
    }
    const double elapsed = Now() - start;
    const size_t count = maps.front().Count();
    const size_t units = mix.maps * (mix.timed.size() + mix.sweeps * count);
    return {elapsed / static_cast<double>(units),
            static_cast<double>(heap_bytes) / static_cast<double>(mix.maps * count),
            sum + maps.back().Sweep()};
}

double Median(std::vector<double> values) {
    std::nth_element(values.begin(), values.begin() + values.size() / 2, values.end());
    return values[values.size() / 2];
}

void PrintRow(size_t count, const Mix &mix, size_t rounds) {
    std::vector<double> ours_ns, standard_ns, icl_ns, ratios;
    Result ours, standard, icl;
    for (size_t round = 0; round < rounds; round++) {
        ours = Run<OurMap>(mix);
        standard = Run<StdMap>(mix);
        icl = Run<IclMap>(mix);
        if (ours.checksum != standard.checksum || ours.checksum != icl.checksum) {
            fprintf(stderr, "rangemap_bench: %s: the maps do not agree\n", mix.name);
            exit(1);
        }
        ours_ns.push_back(ours.nanoseconds);
        standard_ns.push_back(standard.nanoseconds);
        icl_ns.push_back(icl.nanoseconds);
        ratios.push_back(std::min(standard.nanoseconds, icl.nanoseconds) / ours.nanoseconds);
    }
    printf("| %zu | %s | %.1f | %.1f | %.1f | %.2f | %.1f | %.1f | %.2f |\n", count, mix.name,
           Median(ours_ns), Median(standard_ns), Median(icl_ns), Median(ratios), ours.bytes, standard.bytes,
           ours.bytes / standard.bytes);
    fflush(stdout);
}

} // namespace

// rangemap_bench [rounds [mix [ranges]]]: all mixes and sizes, or those named.
int main(int argc, char **argv) {
    const size_t rounds = argc > 1 ? strtoul(argv[1], nullptr, 10) : 5;
    const char *only_mix = argc > 2 ? argv[2] : nullptr;
    const size_t only_count = argc > 3 ? strtoul(argv[3], nullptr, 10) : 0;
    printf("| ranges | mix | ours ns | std::map ns | ICL ns | times faster than the better | ours B | "
           "std::map B | memory |\n");
    printf("|-------:|-----|--------:|------------:|-------:|-----------------------------:|-------:|--------"
           "---:|-------:|\n");
    for (size_t count : {10, 100, 1000, 10000, 100000, 1000000}) {
        if (only_count && only_count != count) {
            continue;
        }
        for (const Mix &mix : Mixes(count)) {
            if (!only_mix || strcmp(only_mix, mix.name) == 0) {
                // Operations that take milliseconds can be repeated more often.
                PrintRow(count, mix, count <= 10000 ? rounds * 8 : rounds);
            }
        }
    }
    return 0;
}
