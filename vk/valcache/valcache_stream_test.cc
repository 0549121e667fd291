// Merging of streams against std::map, and in several threads.
#include "vk/valcache/valcache_stream.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <map>
#include <random>
#include <string>
#include <vector>

#include "vk/util/failing_allocator.h"

namespace {

using Key = std::pair<uint64_t, uint64_t>;
using Set = std::map<Key, uint32_t>;
using Bytes = std::vector<uint8_t>;

wd_valcache_uuid Uuid() {
    return wd_valcache_uuid_make("stream test");
}

Bytes Encode(const Set &set) {
    std::vector<wd_valcache_entry> entries;
    for (const auto &[key, day] : set) {
        entries.push_back({{key.second, key.first}, day});
    }
    Bytes data(WD_VALCACHE_ENTRIES_OFFSET + entries.size() * WD_VALCACHE_ENTRY_SIZE);
    const wd_valcache_uuid uuid = Uuid();
    wd_valcache_write_data(&uuid, entries.data(), entries.size(), data.data());
    return data;
}

std::string TemporaryFolder() {
    std::string path = testing::TempDir() + "stream.XXXXXX";
    EXPECT_NE(mkdtemp(path.data()), nullptr);
    return path;
}

void Write(const std::string &path, const Bytes &bytes) {
    std::ofstream(path, std::ios::binary)
        .write(reinterpret_cast<const char *>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

Bytes Read(const std::string &path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

// Merge merges data in memory to a file, and returns the bytes of the file.
Bytes Merge(const std::vector<Bytes> &inputs, uint32_t today, wd_valcache_limit limit,
            wd_valcache_totals *totals) {
    const wd_allocator heap = wd_allocator_default();
    const wd_valcache_uuid uuid = Uuid();
    const std::string path = TemporaryFolder() + "/merged";
    std::vector<wd_valcache_source> sources(inputs.size());
    std::vector<wd_valcache_source *> pointers;
    for (size_t i = 0; i < inputs.size(); i++) {
        EXPECT_EQ(
            wd_valcache_source_from_data(&sources[i], &heap, inputs[i].data(), inputs[i].size(), nullptr),
            WD_OK);
        pointers.push_back(&sources[i]);
    }
    wd_valcache_output output;
    EXPECT_EQ(wd_valcache_output_open(&output, &heap, &uuid, path.c_str()), WD_OK);
    EXPECT_EQ(wd_valcache_merge_streams(&heap, pointers.data(), pointers.size(), today, &limit, &output,
                                        totals, nullptr),
              WD_OK);
    EXPECT_EQ(wd_valcache_output_commit(&output), WD_OK);
    return Read(path);
}

TEST(ValcacheStream, RandomSetsAgainstAMap) {
    std::mt19937_64 random(7);
    for (int round = 0; round < 30; round++) {
        SCOPED_TRACE(round);
        const size_t num_inputs = 1 + random() % 40;
        // Spread as hashes are, or close together, or with equal high halves.
        const uint64_t mask = round % 3 == 0 ? ~uint64_t(0) : round % 3 == 1 ? 0xffff : 1;
        std::vector<Bytes> inputs;
        Set expected;
        for (size_t i = 0; i < num_inputs; i++) {
            Set set;
            for (size_t n = random() % 1500; n > 0; n--) {
                const Key key = {random() & mask, random() % 5000};
                const uint32_t day = static_cast<uint32_t>(random() % 120);
                set[key] = day;
            }
            for (const auto &[key, day] : set) {
                uint32_t &latest = expected[key];
                latest = std::max(latest, std::min(day, 100u));
            }
            inputs.push_back(Encode(set));
        }
        wd_valcache_totals totals;
        EXPECT_TRUE(Merge(inputs, 100, WD_VALCACHE_LIMIT_NONE, &totals) == Encode(expected));
        EXPECT_EQ(totals.num_kept, expected.size());
        EXPECT_EQ(totals.num_dropped, 0u);
    }
}

TEST(ValcacheStream, KeysAtTheEndsOfTheRange) {
    Set set = {{{0, 0}, 1}, {{0, 1}, 1}, {{UINT64_MAX, UINT64_MAX - 1}, 1}, {{UINT64_MAX, UINT64_MAX}, 1}};
    wd_valcache_totals totals;
    const Set last = {{{UINT64_MAX, UINT64_MAX}, 9}};
    const Bytes merged = Merge({Encode(set), Encode(last), Encode({})}, 100, WD_VALCACHE_LIMIT_NONE, &totals);
    set.rbegin()->second = 9;
    EXPECT_TRUE(merged == Encode(set));
}

TEST(ValcacheStream, LimitKeepsTheMostRecent) {
    std::mt19937_64 random(8);
    Set set;
    for (int i = 0; i < 1000; i++) {
        set[{random(), random()}] = static_cast<uint32_t>(random() % 20);
    }
    const Bytes data = Encode(set);
    const wd_allocator heap = wd_allocator_default();
    for (size_t max_entries : {size_t(0), size_t(1), size_t(499), size_t(1000), size_t(2000)}) {
        wd_valcache_source source, *sources[] = {&source};
        ASSERT_EQ(wd_valcache_source_from_data(&source, &heap, data.data(), data.size(), nullptr), WD_OK);
        wd_valcache_limit limit;
        ASSERT_EQ(wd_valcache_find_limit(&heap, sources, 1, 100, max_entries, 0, &limit), WD_OK);
        std::vector<std::pair<uint32_t, Key>> order;
        for (const auto &[key, day] : set) {
            order.push_back({~day, key});
        }
        std::sort(order.begin(), order.end());
        Set expected;
        for (size_t i = 0; i < std::min(max_entries, order.size()); i++) {
            expected[order[i].second] = ~order[i].first;
        }
        wd_valcache_totals totals;
        EXPECT_TRUE(Merge({data}, 100, limit, &totals) == Encode(expected)) << max_entries;
        EXPECT_EQ(totals.num_dropped, set.size() - expected.size());
    }
}

// Large files are merged by several threads: the bytes are the same, with duplicates and damage too.
TEST(ValcacheStream, ThreadsGiveTheSameBytes) {
    const std::string folder = TemporaryFolder();
    std::mt19937_64 random(9);
    std::vector<Set> sets(4);
    Set expected;
    for (int i = 0; i < 150000; i++) {
        const Key key = {random(), random()};
        for (size_t s = 0; s < 4; s++) {
            if (s == static_cast<size_t>(i) % 4 || i % 3 == 0) {
                sets[s][key] = static_cast<uint32_t>(s + 1);
            }
        }
    }
    // Damage in the middle of a file, where a boundary may be looked for.
    std::vector<Bytes> files;
    for (const Set &set : sets) {
        files.push_back(Encode(set));
    }
    const size_t middle = sets[1].size() / 2;
    for (size_t i = middle - 3; i < middle + 3; i++) {
        files[1][WD_VALCACHE_ENTRIES_OFFSET + i * WD_VALCACHE_ENTRY_SIZE] ^= 0xff;
        sets[1].erase(std::next(sets[1].begin(), static_cast<ptrdiff_t>(middle - 3)));
    }
    for (const Set &set : sets) {
        for (const auto &[key, day] : set) {
            expected[key] = std::max(expected[key], day);
        }
    }
    const wd_allocator heap = wd_allocator_default();
    const wd_valcache_uuid uuid = Uuid();
    wd_valcache_source sources[4], *pointers[4];
    for (size_t s = 0; s < 4; s++) {
        const std::string path = folder + "/" + std::to_string(s);
        Write(path, files[s]);
        ASSERT_EQ(wd_valcache_source_open(&sources[s], &heap, path.c_str(), nullptr), WD_OK);
        pointers[s] = &sources[s];
    }
    const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
    wd_valcache_output output;
    wd_valcache_totals totals;
    wd_diagnostic damage[4] = {};
    const std::string path = folder + "/merged";
    ASSERT_EQ(wd_valcache_output_open(&output, &heap, &uuid, path.c_str()), WD_OK);
    ASSERT_EQ(wd_valcache_merge_files(&heap, pointers, 4, 100, &none, &output, &totals, damage), WD_OK);
    ASSERT_EQ(wd_valcache_output_commit(&output), WD_OK);
    EXPECT_TRUE(Read(path) == Encode(expected));
    EXPECT_EQ(totals.num_kept, expected.size());
    EXPECT_EQ(sources[1].scan.num_damaged, 6u);
    EXPECT_EQ(damage[1].offset, WD_VALCACHE_ENTRIES_OFFSET + (middle - 3) * WD_VALCACHE_ENTRY_SIZE);
    EXPECT_EQ(damage[0].message[0], '\0');
    for (auto &source : sources) {
        wd_valcache_source_close(&source);
    }
}

TEST(ValcacheStream, EveryFailingAllocation) {
    const std::string folder = TemporaryFolder();
    Set set;
    for (uint64_t i = 0; i < 100; i++) {
        set[{i << 50, i}] = 3;
    }
    Write(folder + "/in", Encode(set));
    const std::string out = folder + "/out";
    const wd_valcache_uuid uuid = Uuid();
    bool done = false;
    for (size_t n = 1; !done; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        const wd_allocator allocator = wd_failing_allocator_get(&failing);
        wd_valcache_source source, *sources[] = {&source};
        const wd_valcache_limit none = WD_VALCACHE_LIMIT_NONE;
        wd_valcache_totals totals;
        wd_valcache_output output;
        wd_status status = wd_valcache_source_open(&source, &allocator, (folder + "/in").c_str(), nullptr);
        if (status == WD_OK) {
            status = wd_valcache_output_open(&output, &allocator, &uuid, out.c_str());
            if (status == WD_OK) {
                status =
                    wd_valcache_merge_streams(&allocator, sources, 1, 100, &none, &output, &totals, nullptr);
                done = status == WD_OK && wd_valcache_output_commit(&output) == WD_OK;
                if (status != WD_OK) {
                    wd_valcache_output_discard(&output);
                }
            }
            wd_valcache_source_close(&source);
        }
        EXPECT_TRUE(done || status == WD_ERROR_OUT_OF_MEMORY);
        EXPECT_EQ(failing.alive, 0u);
    }
    EXPECT_EQ(Read(out), Encode(set));
}

} // namespace
