// Lists of ranges against sets of bytes, by random operations.
#include "vk/syncval/validator/shaders/byte_ranges.h"

#include <gtest/gtest.h>

#include <bitset>
#include <random>

#include "vk/util/failing_allocator.h"

namespace {

constexpr size_t kBytes = 272;
using Bytes = std::bitset<kBytes>;

// BytesIn also checks the order of the ranges and the gaps between them.
Bytes BytesIn(const wd_syncval_byte_ranges &ranges) {
    Bytes bytes;
    for (size_t i = 0; i < ranges.count; i++) {
        const wd_syncval_bytes &now = ranges.items[i];
        EXPECT_LT(now.begin, now.end);
        if (i) {
            EXPECT_LT(ranges.items[i - 1].end, now.begin);
        }
        for (uint64_t byte = now.begin; byte < now.end; byte++) {
            bytes.set(byte);
        }
    }
    return bytes;
}

class Random {
  public:
    explicit Random(unsigned seed) : engine_(seed) {
    }
    // Ranges of up to `longest` bytes, empty ones among them.
    wd_syncval_bytes Range(uint64_t longest) {
        const uint64_t begin = engine_() % kBytes, rest = kBytes - begin, length = engine_() % (longest + 1);
        return {begin, begin + (length < rest ? length : rest)};
    }

  private:
    std::mt19937 engine_;
};

Bytes Added(Bytes bytes, wd_syncval_bytes range) {
    for (uint64_t byte = range.begin; byte < range.end; byte++) {
        bytes.set(byte);
    }
    return bytes;
}

void Fill(wd_syncval_byte_ranges *ranges, Bytes *bytes, Random *random, const wd_allocator *allocator) {
    for (int i = 0; i < 20; i++) {
        const wd_syncval_bytes range = random->Range(i % 2 ? 4 : 24);
        if (wd_syncval_byte_ranges_add(ranges, allocator, range)) {
            *bytes = Added(*bytes, range);
        }
    }
}

} // namespace

TEST(SyncvalByteRangesTest, RandomOperations) {
    const wd_allocator allocator = wd_allocator_default();
    for (unsigned seed = 0; seed < 2000; seed++) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        wd_syncval_byte_ranges ranges = {}, other = {}, copy = {};
        Bytes bytes, other_bytes;
        Fill(&ranges, &bytes, &random, &allocator);
        Fill(&other, &other_bytes, &random, &allocator);
        ASSERT_EQ(bytes, BytesIn(ranges));
        ASSERT_TRUE(wd_syncval_byte_ranges_copy(&copy, &allocator, &ranges));
        ASSERT_EQ(bytes, BytesIn(copy));
        wd_syncval_byte_ranges_keep_common(&copy, &allocator, &other);
        ASSERT_EQ(bytes & other_bytes, BytesIn(copy));
        for (wd_syncval_byte_ranges *list : {&ranges, &other, &copy}) {
            wd_syncval_byte_ranges_finish(list, &allocator);
        }
    }
}

TEST(SyncvalByteRangesTest, NoMoreThanAreAllowed) {
    const wd_allocator allocator = wd_allocator_default();
    wd_syncval_byte_ranges ranges = {};
    for (uint64_t i = 0; i < WD_SYNCVAL_MAX_BYTE_RANGES; i++) {
        ASSERT_TRUE(wd_syncval_byte_ranges_add(&ranges, &allocator, {i * 3, i * 3 + 2}));
    }
    const Bytes full = BytesIn(ranges);
    EXPECT_FALSE(wd_syncval_byte_ranges_add(&ranges, &allocator, {240, 241}));
    EXPECT_EQ(full, BytesIn(ranges));
    EXPECT_TRUE(wd_syncval_byte_ranges_add(&ranges, &allocator, {2, 4})); // One less.
    EXPECT_TRUE(wd_syncval_byte_ranges_add(&ranges, &allocator, {240, UINT64_MAX}));
    EXPECT_EQ(size_t{WD_SYNCVAL_MAX_BYTE_RANGES}, ranges.count);
    EXPECT_EQ(UINT64_MAX, ranges.items[ranges.count - 1].end);
    wd_syncval_byte_ranges_finish(&ranges, &allocator);
}

// Two full lists may have more ranges in common than a list can hold.
TEST(SyncvalByteRangesTest, NoMoreInCommonThanAreAllowed) {
    const wd_allocator allocator = wd_allocator_default();
    wd_syncval_byte_ranges ranges = {}, other = {};
    for (uint64_t i = 0; i < WD_SYNCVAL_MAX_BYTE_RANGES; i++) {
        ASSERT_TRUE(wd_syncval_byte_ranges_add(&ranges, &allocator, {i * 4, i * 4 + 3}));
        ASSERT_TRUE(wd_syncval_byte_ranges_add(&other, &allocator, {i * 4 + 2, i * 4 + 5}));
    }
    wd_syncval_byte_ranges_keep_common(&ranges, &allocator, &other);
    EXPECT_EQ(size_t{WD_SYNCVAL_MAX_BYTE_RANGES}, ranges.count);
    EXPECT_EQ(BytesIn(ranges), BytesIn(ranges) & BytesIn(other));
    wd_syncval_byte_ranges_finish(&ranges, &allocator);
    wd_syncval_byte_ranges_finish(&other, &allocator);
}

// A list that cannot grow is unchanged, or smaller where that is allowed.
TEST(SyncvalByteRangesTest, EachAllocationMayFail) {
    bool is_entire = false;
    for (size_t n = 1; !is_entire; n++) {
        SCOPED_TRACE("allocation " + std::to_string(n));
        wd_failing_allocator state = {n, 0, 0};
        const wd_allocator allocator = wd_failing_allocator_get(&state);
        Random random(1);
        wd_syncval_byte_ranges ranges = {}, other = {}, copy = {};
        Bytes bytes, other_bytes;
        Fill(&ranges, &bytes, &random, &allocator);
        Fill(&other, &other_bytes, &random, &allocator);
        EXPECT_EQ(bytes, BytesIn(ranges));
        const bool is_copied = wd_syncval_byte_ranges_copy(&copy, &allocator, &ranges);
        EXPECT_EQ(is_copied ? bytes : Bytes(), BytesIn(copy));
        wd_syncval_byte_ranges_keep_common(&copy, &allocator, &other);
        EXPECT_EQ(BytesIn(copy), BytesIn(copy) & bytes & other_bytes);
        is_entire = state.calls < n;
        for (wd_syncval_byte_ranges *list : {&ranges, &other, &copy}) {
            wd_syncval_byte_ranges_finish(list, &allocator);
        }
        EXPECT_EQ(0u, state.alive);
    }
}
