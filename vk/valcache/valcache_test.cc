#include "vk/valcache/valcache.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <map>
#include <random>
#include <thread>
#include <vector>

#include "vk/util/failing_allocator.h"
#include "vk/valcache/valcache_stream.h"

namespace {

using Key = std::pair<uint64_t, uint64_t>;

wd_hash128 MakeKey(uint64_t high, uint64_t low) {
    return {low, high};
}

// Spread puts small numbers into all shards.
wd_hash128 Spread(uint64_t n) {
    return MakeKey(n << 60 | n, n * 0x9e3779b97f4a7c15u);
}

struct Cache {
    explicit Cache(const char *what = "test", uint32_t today = 100,
                   wd_allocator allocator = wd_allocator_default()) {
        wd_valcache_uuid uuid = wd_valcache_uuid_make(what);
        status = wd_valcache_create(allocator, &uuid, today, &cache);
    }
    ~Cache() {
        wd_valcache_destroy(cache);
    }
    operator wd_valcache *() const {
        return cache;
    }
    wd_valcache *cache = nullptr;
    wd_status status;
};

std::vector<uint8_t> GetData(wd_valcache *cache) {
    size_t size = 0;
    EXPECT_EQ(wd_valcache_get_data(cache, &size, nullptr), WD_OK);
    std::vector<uint8_t> data(size);
    EXPECT_EQ(wd_valcache_get_data(cache, &size, data.data()), WD_OK);
    EXPECT_EQ(size, data.size());
    return data;
}

std::map<Key, uint32_t> GetEntries(wd_valcache *cache) {
    const std::vector<uint8_t> data = GetData(cache);
    wd_allocator allocator = wd_allocator_default();
    wd_valcache_source source;
    EXPECT_EQ(wd_valcache_source_from_data(&source, &allocator, data.data(), data.size(), nullptr), WD_OK);
    std::map<Key, uint32_t> result;
    wd_valcache_entry entry;
    while (wd_valcache_source_next(&source, &entry, nullptr) == WD_VALCACHE_ITEM_ENTRY) {
        result[{entry.key.high, entry.key.low}] = entry.day;
    }
    EXPECT_EQ(result.size(), wd_valcache_count(cache));
    return result;
}

// AsOldFormat makes the data that earlier versions wrote: a header, then the entries in any order.
std::vector<uint8_t> AsOldFormat(const std::vector<uint8_t> &data) {
    std::vector<uint8_t> old(data.begin(), data.begin() + WD_VALCACHE_HEADER_SIZE);
    for (size_t at = data.size(); at > WD_VALCACHE_ENTRIES_OFFSET; at -= WD_VALCACHE_ENTRY_SIZE) {
        const uint8_t *entry = data.data() + at - WD_VALCACHE_ENTRY_SIZE;
        std::vector<uint8_t> covered(data.begin() + 8, data.begin() + 24);
        covered.insert(covered.end(), entry, entry + 20);
        const uint64_t checksum = wd_hash64_bytes(covered.data(), covered.size());
        old.insert(old.end(), entry, entry + 20);
        for (int i = 0; i < 4; i++) {
            old.push_back(static_cast<uint8_t>(checksum >> 8 * i));
        }
    }
    return old;
}

TEST(Valcache, KeyIsTheHashOfTheWords) {
    const uint32_t words[] = {0x07230203, 1, 2, 3};
    wd_hash128 expected = wd_hash128_bytes(words, sizeof words);
    wd_hash128 key = wd_valcache_key(words, 4);
    EXPECT_EQ(key.low, expected.low);
    EXPECT_EQ(key.high, expected.high);
}

TEST(Valcache, UuidDependsOnEveryByteOfTheText) {
    wd_valcache_uuid a = wd_valcache_uuid_make("a"), b = wd_valcache_uuid_make("b");
    EXPECT_NE(memcmp(&a, &b, sizeof a), 0);
    char text[37];
    wd_valcache_uuid_format(&a, text);
    ASSERT_EQ(strlen(text), 36u);
    EXPECT_EQ(text[14], '8');
    EXPECT_EQ(text[8], '-');
}

// A million operations on few keys against std::map. The failing step is printed by SCOPED_TRACE.
TEST(Valcache, RandomOperationsAgainstNaiveModel) {
    std::mt19937_64 random(20240601);
    for (int round = 0; round < 20; round++) {
        Cache cache;
        std::map<Key, uint32_t> model;
        for (int step = 0; step < 2000; step++) {
            SCOPED_TRACE(testing::Message() << "round " << round << " step " << step);
            // 4 * 64 keys: long runs of adjacent entries in the tables.
            wd_hash128 key = MakeKey((random() % 4) << 62, random() % 64);
            Key model_key{key.high, key.low};
            switch (random() % 20) {
            case 0: {
                size_t keep = random() % 200, dropped = 0;
                ASSERT_EQ(wd_valcache_trim(cache, keep, &dropped), WD_OK);
                ASSERT_EQ(dropped, model.size() > keep ? model.size() - keep : 0);
                std::vector<std::pair<uint32_t, Key>> order;
                for (auto &[k, day] : model) {
                    order.push_back({~day, k});
                }
                std::sort(order.begin(), order.end());
                for (size_t i = keep; i < order.size(); i++) {
                    model.erase(order[i].second);
                }
                break;
            }
            case 1:
            case 2: {
                Cache other;
                wd_valcache_entry entry = {key, static_cast<uint32_t>(random() % 120)};
                std::vector<uint8_t> data(WD_VALCACHE_ENTRIES_OFFSET + WD_VALCACHE_ENTRY_SIZE);
                wd_valcache_write_data(wd_valcache_get_uuid(cache), &entry, 1, data.data());
                ASSERT_EQ(wd_valcache_add_data(other, data.data(), data.size(), nullptr, nullptr), WD_OK);
                ASSERT_EQ(wd_valcache_merge(cache, other), WD_OK);
                uint32_t &day = model[model_key];
                day = std::max(day, std::min(entry.day, 100u));
                break;
            }
            case 3:
            case 4:
            case 5:
            case 6:
            case 7:
            case 8:
            case 9:
                ASSERT_EQ(wd_valcache_insert(cache, key), WD_OK);
                model[model_key] = 100;
                break;
            default: {
                bool found = wd_valcache_contains(cache, key);
                ASSERT_EQ(found, model.count(model_key) == 1);
                if (found) {
                    model[model_key] = 100;
                }
            }
            }
            ASSERT_EQ(wd_valcache_count(cache), model.size());
        }
        EXPECT_EQ(GetEntries(cache), model);
    }
}

TEST(Valcache, DataRoundTripIsDeterministic) {
    Cache a, b;
    for (uint64_t i = 0; i < 1000; i++) {
        ASSERT_EQ(wd_valcache_insert(a, Spread(i)), WD_OK);
        ASSERT_EQ(wd_valcache_insert(b, Spread(999 - i)), WD_OK);
    }
    std::vector<uint8_t> data = GetData(a);
    EXPECT_EQ(data, GetData(a));
    EXPECT_EQ(data, GetData(b)); // The order of insertion leaves no trace.
    Cache c;
    wd_valcache_scan scan;
    ASSERT_EQ(wd_valcache_add_data(c, data.data(), data.size(), &scan, nullptr), WD_OK);
    EXPECT_EQ(scan.num_entries, 1000u);
    EXPECT_EQ(data, GetData(c));
}

TEST(Valcache, HeaderIsThatOfTheSpecification) {
    Cache cache;
    std::vector<uint8_t> data = GetData(cache);
    ASSERT_EQ(data.size(), 48u);
    const uint8_t expected[] = {24, 0, 0, 0, 1, 0, 0, 0};
    EXPECT_EQ(memcmp(data.data(), expected, 8), 0);
    EXPECT_EQ(memcmp(data.data() + 8, wd_valcache_get_uuid(cache), 16), 0);
}

// vkGetValidationCacheDataEXT: too small a buffer gets complete entries and VK_INCOMPLETE, less than a header gets
// nothing.
TEST(Valcache, GetDataIntoEverySizeOfBuffer) {
    Cache cache;
    for (uint64_t i = 0; i < 5; i++) {
        ASSERT_EQ(wd_valcache_insert(cache, Spread(i)), WD_OK);
    }
    const std::vector<uint8_t> all = GetData(cache);
    for (size_t room = 0; room <= all.size() + 40; room++) {
        std::vector<uint8_t> data(room + 1, 0xcd);
        size_t size = room;
        wd_status status = wd_valcache_get_data(cache, &size, data.data());
        EXPECT_EQ(status, room < all.size() ? WD_ERROR_INCOMPLETE : WD_OK) << room;
        EXPECT_EQ(size, room < 24 ? 0 : std::min(all.size(), room / 24 * 24)) << room;
        EXPECT_EQ(memcmp(data.data(), all.data(), std::min<size_t>(size, 24)), 0);
        for (size_t i = size; i < data.size(); i++) {
            ASSERT_EQ(data[i], 0xcd) << room;
        }
        if (size) {
            Cache copy;
            wd_valcache_scan scan;
            EXPECT_EQ(wd_valcache_add_data(copy, data.data(), size, &scan, nullptr), WD_OK);
            EXPECT_FALSE(wd_valcache_scan_is_damaged(&scan));
            EXPECT_EQ(wd_valcache_count(copy), size < 48 ? 0 : size / 24 - 2);
        }
    }
}

TEST(Valcache, TruncationAtEveryByteKeepsCompleteEntries) {
    Cache cache;
    for (uint64_t i = 0; i < 4; i++) {
        ASSERT_EQ(wd_valcache_insert(cache, Spread(i)), WD_OK);
    }
    const std::vector<uint8_t> sorted = GetData(cache);
    for (const std::vector<uint8_t> &all : {sorted, AsOldFormat(sorted)}) {
        const bool is_old = all.size() < sorted.size();
        for (size_t size = 0; size <= all.size(); size++) {
            SCOPED_TRACE(size);
            std::vector<uint8_t> data(all.begin(), all.begin() + static_cast<ptrdiff_t>(size));
            Cache copy;
            wd_valcache_scan scan;
            wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
            wd_status status = wd_valcache_add_data(copy, data.data(), data.size(), &scan, &diagnostic);
            if (size < 24) {
                EXPECT_EQ(status, WD_ERROR_INVALID_DATA);
                EXPECT_EQ(diagnostic.offset, size);
                EXPECT_NE(diagnostic.message[0], '\0');
                continue;
            }
            const size_t complete = is_old ? size / 24 - 1 : size < 48 ? 0 : size / 24 - 2;
            EXPECT_EQ(status, WD_OK);
            EXPECT_EQ(scan.num_entries, complete);
            EXPECT_EQ(scan.num_damaged, 0u);
            // The header is a complete cache of the old format.
            EXPECT_EQ(scan.truncated, is_old ? size % 24 != 0 : size != all.size() && size != 24);
            EXPECT_EQ(wd_valcache_count(copy), complete);
            EXPECT_EQ(diagnostic.message[0] != '\0', scan.truncated);
            if (scan.truncated) {
                EXPECT_EQ(diagnostic.offset, size / 24 * 24);
            }
        }
    }
}

TEST(Valcache, EveryFlippedBitIsNoticed) {
    Cache cache;
    for (uint64_t i = 0; i < 3; i++) {
        ASSERT_EQ(wd_valcache_insert(cache, Spread(i)), WD_OK);
    }
    const std::vector<uint8_t> all = GetData(cache);
    for (size_t bit = 0; bit < all.size() * 8; bit++) {
        std::vector<uint8_t> data = all;
        data[bit / 8] ^= static_cast<uint8_t>(1u << bit % 8);
        Cache copy;
        wd_valcache_scan scan;
        wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
        wd_status status = wd_valcache_add_data(copy, data.data(), data.size(), &scan, &diagnostic);
        size_t byte = bit / 8;
        wd_status expected = byte < 8 ? WD_ERROR_INVALID_DATA : byte < 24 ? WD_ERROR_UNSUPPORTED : WD_OK;
        EXPECT_EQ(status, expected) << bit;
        // A damaged contents record costs no entry.
        EXPECT_EQ(wd_valcache_count(copy), byte < 24 ? 0u : byte < 48 ? 3u : 2u) << bit;
        EXPECT_EQ(scan.num_damaged, byte < 24 ? 0u : 1u) << bit;
        EXPECT_EQ(diagnostic.offset, byte < 4 ? 0u : byte < 8 ? 4u : byte < 24 ? 8u : byte / 24 * 24) << bit;
        EXPECT_NE(diagnostic.message[0], '\0');
    }
}

TEST(Valcache, BytesAfterTheLastEntryAreReported) {
    Cache cache;
    ASSERT_EQ(wd_valcache_insert(cache, Spread(1)), WD_OK);
    std::vector<uint8_t> data = GetData(cache);
    const std::vector<uint8_t> more = data;
    data.insert(data.end(), more.begin(), more.end());
    Cache copy;
    wd_valcache_scan scan;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_EQ(wd_valcache_add_data(copy, data.data(), data.size(), &scan, &diagnostic), WD_OK);
    EXPECT_EQ(scan.num_damaged, 0u);
    EXPECT_EQ(scan.num_outside, 72u);
    EXPECT_TRUE(wd_valcache_scan_is_damaged(&scan));
    EXPECT_EQ(diagnostic.offset, 72u);
    EXPECT_EQ(wd_valcache_count(copy), 1u);
}

TEST(Valcache, EntriesOutOfOrderAreDamaged) {
    Cache cache;
    const wd_valcache_entry entries[] = {
        {MakeKey(1, 0), 7}, {MakeKey(3, 0), 7}, {MakeKey(2, 0), 7}, {MakeKey(3, 0), 7}, {MakeKey(4, 0), 7}};
    std::vector<uint8_t> data(WD_VALCACHE_ENTRIES_OFFSET + 5 * WD_VALCACHE_ENTRY_SIZE);
    wd_valcache_write_data(wd_valcache_get_uuid(cache), entries, 5, data.data());
    wd_valcache_scan scan;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    EXPECT_EQ(wd_valcache_add_data(cache, data.data(), data.size(), &scan, &diagnostic), WD_OK);
    EXPECT_EQ(scan.num_damaged, 2u);
    EXPECT_EQ(diagnostic.offset, 48u + 2 * 24);
    EXPECT_EQ(wd_valcache_count(cache), 3u);
}

TEST(Valcache, HugeClaimsOfTheContentsRecordAreTruncation) {
    Cache cache;
    ASSERT_EQ(wd_valcache_insert(cache, Spread(1)), WD_OK);
    const std::vector<uint8_t> one = GetData(cache);
    for (size_t claim : {size_t(2), SIZE_MAX / 24, SIZE_MAX / 24 + 3, SIZE_MAX}) {
        std::vector<uint8_t> data = one;
        for (int i = 0; i < 8; i++) {
            data[32 + static_cast<size_t>(i)] = static_cast<uint8_t>(uint64_t(claim) >> 8 * i);
        }
        const uint64_t checksum = wd_hash64_bytes(data.data(), 44);
        for (int i = 0; i < 4; i++) {
            data[44 + static_cast<size_t>(i)] = static_cast<uint8_t>(checksum >> 8 * i);
        }
        Cache copy;
        wd_valcache_scan scan;
        EXPECT_EQ(wd_valcache_add_data(copy, data.data(), data.size(), &scan, nullptr), WD_OK);
        EXPECT_TRUE(scan.truncated);
        EXPECT_EQ(scan.num_entries, 1u);
        EXPECT_TRUE(wd_valcache_contains(copy, Spread(1)));
    }
}

TEST(Valcache, OldFormatIsSorted) {
    Cache cache;
    for (uint64_t i = 0; i < 100; i++) {
        ASSERT_EQ(wd_valcache_insert(cache, Spread(i)), WD_OK);
    }
    const std::vector<uint8_t> sorted = GetData(cache), old = AsOldFormat(sorted);
    Cache copy;
    wd_valcache_scan scan;
    EXPECT_EQ(wd_valcache_add_data(copy, old.data(), old.size(), &scan, nullptr), WD_OK);
    EXPECT_TRUE(scan.old_format);
    EXPECT_FALSE(wd_valcache_scan_is_damaged(&scan));
    EXPECT_EQ(GetData(copy), sorted);
}

TEST(Valcache, EntriesUnderAnotherHeaderAreRefused) {
    Cache ours("ours"), theirs("theirs");
    ASSERT_EQ(wd_valcache_insert(theirs, Spread(1)), WD_OK);
    std::vector<uint8_t> data = GetData(theirs);
    memcpy(data.data() + 8, wd_valcache_get_uuid(ours), 16);
    wd_valcache_scan scan;
    EXPECT_EQ(wd_valcache_add_data(ours, data.data(), data.size(), &scan, nullptr), WD_OK);
    EXPECT_EQ(scan.num_damaged, 2u);
    EXPECT_EQ(wd_valcache_count(ours), 0u);
}

TEST(Valcache, StampsOfTheFutureCountAsToday) {
    Cache cache("test", 100);
    wd_valcache_entry entry = {Spread(1), UINT32_MAX};
    std::vector<uint8_t> data(72);
    wd_valcache_write_data(wd_valcache_get_uuid(cache), &entry, 1, data.data());
    ASSERT_EQ(wd_valcache_add_data(cache, data.data(), data.size(), nullptr, nullptr), WD_OK);
    EXPECT_EQ(GetEntries(cache).begin()->second, 100u);
}

// Keys that were found lately are remembered apart from the set.
TEST(Valcache, TrimmedKeysAreNotFoundAfterAHit) {
    Cache cache;
    constexpr uint64_t kKeys = 3000; // More than are remembered.
    for (uint64_t i = 0; i < kKeys; i++) {
        ASSERT_EQ(wd_valcache_insert(cache, Spread(i)), WD_OK);
    }
    for (int round = 0; round < 2; round++) {
        for (uint64_t i = 0; i < kKeys; i++) {
            EXPECT_TRUE(wd_valcache_contains(cache, Spread(i)));
        }
    }
    size_t dropped = 0;
    ASSERT_EQ(wd_valcache_trim(cache, 10, &dropped), WD_OK);
    EXPECT_EQ(dropped, kKeys - 10);
    size_t found = 0;
    for (uint64_t i = 0; i < kKeys; i++) {
        found += wd_valcache_contains(cache, Spread(i)) ? 1 : 0;
    }
    EXPECT_EQ(found, 10u);
}

// A key that shares one half with a remembered key is another key.
TEST(Valcache, HalvesOfAFoundKeyAreNotFound) {
    Cache cache;
    ASSERT_EQ(wd_valcache_insert(cache, MakeKey(5, 9)), WD_OK);
    EXPECT_TRUE(wd_valcache_contains(cache, MakeKey(5, 9)));
    EXPECT_TRUE(wd_valcache_contains(cache, MakeKey(5, 9)));
    for (const wd_hash128 &key : {MakeKey(5, 8), MakeKey(4, 9), MakeKey(9, 5), MakeKey(0, 9), MakeKey(5, 0),
                                  MakeKey(0, 0), MakeKey(5 ^ 9, 9)}) {
        EXPECT_FALSE(wd_valcache_contains(cache, key));
    }
}

TEST(Valcache, MergeRefusesItselfAndOtherUuids) {
    Cache a("a"), b("b");
    ASSERT_EQ(wd_valcache_insert(a, Spread(1)), WD_OK);
    ASSERT_EQ(wd_valcache_insert(b, Spread(2)), WD_OK);
    EXPECT_EQ(wd_valcache_merge(a, a), WD_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(wd_valcache_merge(a, b), WD_ERROR_INVALID_ARGUMENT);
    EXPECT_EQ(wd_valcache_count(a), 1u);
}

TEST(Valcache, MergeIsAUnion) {
    Cache a, b;
    for (uint64_t i = 0; i < 100; i++) {
        ASSERT_EQ(wd_valcache_insert(a, Spread(i)), WD_OK);
        ASSERT_EQ(wd_valcache_insert(b, Spread(i + 50)), WD_OK);
    }
    EXPECT_EQ(wd_valcache_merge(a, b), WD_OK);
    EXPECT_EQ(wd_valcache_count(a), 150u);
    EXPECT_EQ(wd_valcache_count(b), 100u);
    EXPECT_EQ(wd_valcache_unsaved(a), 150u);
}

TEST(Valcache, EveryFailingAllocation) {
    Cache source;
    for (uint64_t i = 0; i < 300; i++) {
        ASSERT_EQ(wd_valcache_insert(source, Spread(i)), WD_OK);
    }
    const std::vector<uint8_t> bytes = GetData(source);
    bool done = false;
    for (size_t n = 1; !done; n++) {
        wd_failing_allocator failing = {n, 0, 0};
        {
            Cache cache("test", 100, wd_failing_allocator_get(&failing));
            if (cache.status == WD_OK) {
                wd_status inserted = wd_valcache_insert(cache, Spread(1000));
                EXPECT_EQ(wd_valcache_count(cache), inserted == WD_OK ? 1u : 0u);
                size_t before = wd_valcache_count(cache);
                wd_status merged = wd_valcache_merge(cache, source);
                EXPECT_EQ(wd_valcache_count(cache), merged == WD_OK ? before + 300 : before);
                wd_status added = wd_valcache_add_data(cache, bytes.data(), bytes.size(), nullptr, nullptr);
                size_t count = wd_valcache_count(cache), dropped = 0;
                wd_status trimmed = wd_valcache_trim(cache, 10, &dropped);
                EXPECT_EQ(wd_valcache_count(cache), trimmed == WD_OK ? std::min<size_t>(count, 10) : count);
                size_t size = 10000;
                std::vector<uint8_t> data(size);
                wd_status got = wd_valcache_get_data(cache, &size, data.data());
                EXPECT_EQ(size, got == WD_OK ? 48 + 24 * wd_valcache_count(cache) : 0u);
                done = inserted == WD_OK && merged == WD_OK && added == WD_OK && trimmed == WD_OK &&
                       got == WD_OK;
            } else {
                EXPECT_EQ(cache.status, WD_ERROR_OUT_OF_MEMORY);
            }
        }
        EXPECT_EQ(failing.alive, 0u);
    }
}

TEST(Valcache, DestroyAcceptsNull) {
    wd_valcache_destroy(nullptr);
}

// Run under ThreadSanitizer too. Two concurrent merges would deadlock if locks were taken in the order of arguments.
TEST(Valcache, ThreadsInsertLookUpMergeAndRead) {
    Cache a, b;
    constexpr uint64_t kKeys = 500;
    auto insert = [&](wd_valcache *cache, uint64_t first) {
        for (uint64_t i = 0; i < kKeys; i++) {
            ASSERT_EQ(wd_valcache_insert(cache, Spread(first + i)), WD_OK);
            ASSERT_TRUE(wd_valcache_contains(cache, Spread(first + i)));
        }
    };
    auto merge = [&](wd_valcache *target, wd_valcache *source) {
        for (int i = 0; i < 50; i++) {
            ASSERT_EQ(wd_valcache_merge(target, source), WD_OK);
        }
    };
    auto read = [&](wd_valcache *cache) {
        for (int i = 0; i < 50; i++) {
            std::vector<uint8_t> data(48 + 24 * 4 * kKeys);
            size_t size = data.size();
            ASSERT_EQ(wd_valcache_get_data(cache, &size, data.data()), WD_OK);
            Cache copy;
            wd_valcache_scan scan;
            ASSERT_EQ(wd_valcache_add_data(copy, data.data(), size, &scan, nullptr), WD_OK);
            ASSERT_EQ(scan.num_damaged, 0u);
        }
    };
    std::vector<std::thread> threads;
    threads.emplace_back(insert, a.cache, 0);
    threads.emplace_back(insert, a.cache, kKeys / 2);
    threads.emplace_back(insert, b.cache, 10000);
    threads.emplace_back(merge, a.cache, b.cache);
    threads.emplace_back(merge, b.cache, a.cache);
    threads.emplace_back(read, a.cache);
    for (auto &thread : threads) {
        thread.join();
    }
    ASSERT_EQ(wd_valcache_merge(a, b), WD_OK);
    ASSERT_EQ(wd_valcache_merge(b, a), WD_OK);
    EXPECT_EQ(wd_valcache_count(a), kKeys * 3 / 2 + kKeys);
    EXPECT_EQ(GetData(a), GetData(b));
}

} // namespace
