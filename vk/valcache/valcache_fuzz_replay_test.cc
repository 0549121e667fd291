// Runs the fuzz target over inputs that a generator makes from a fixed seed: complete data, damaged data, noise.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "vk/valcache/valcache.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace {

std::vector<uint8_t> MakeData(std::mt19937_64 &random, size_t num_entries) {
    std::vector<wd_valcache_entry> entries(num_entries);
    for (auto &entry : entries) {
        entry = {{random() % 64, random()}, static_cast<uint32_t>(random() % 4)};
    }
    if (random() % 4) {
        std::sort(entries.begin(), entries.end(), [](const auto &a, const auto &b) {
            return std::make_pair(a.key.high, a.key.low) < std::make_pair(b.key.high, b.key.low);
        });
    }
    wd_valcache_uuid uuid = wd_valcache_uuid_make("replay");
    std::vector<uint8_t> data(WD_VALCACHE_ENTRIES_OFFSET + num_entries * WD_VALCACHE_ENTRY_SIZE);
    wd_valcache_write_data(&uuid, entries.data(), num_entries, data.data());
    return data;
}

TEST(ValcacheFuzz, ReplayDamagedData) {
    std::mt19937_64 random(1);
    for (int i = 0; i < 2000; i++) {
        std::vector<uint8_t> data = MakeData(random, random() % 20);
        for (size_t flips = random() % 4; flips > 0; flips--) {
            data[random() % data.size()] ^= static_cast<uint8_t>(1u << random() % 8);
        }
        data.resize(random() % 3 ? data.size() : random() % (data.size() + 1));
        LLVMFuzzerTestOneInput(data.data(), data.size());
    }
}

TEST(ValcacheFuzz, ReplayNoise) {
    std::mt19937_64 random(2);
    for (int i = 0; i < 2000; i++) {
        std::vector<uint8_t> data(random() % 200);
        for (auto &byte : data) {
            byte = static_cast<uint8_t>(random());
        }
        LLVMFuzzerTestOneInput(data.data(), data.size());
    }
}

} // namespace
