// Sums of products, and the bytes for their values.
#include "vk/syncval/validator/shaders/indexed_bytes.h"

#include <gtest/gtest.h>

#include "vk/util/failing_allocator.h"

namespace {

wd_syncval_term Term(wd_syncval_factor factor, uint64_t scale, uint32_t max = 0, uint8_t word = 0) {
    wd_syncval_term term = {};
    term.scale = scale;
    term.max = max;
    term.factor = static_cast<uint8_t>(factor);
    term.word = word;
    return term;
}

wd_syncval_sum Sum(std::initializer_list<wd_syncval_term> terms) {
    wd_syncval_sum sum = {};
    for (const wd_syncval_term &term : terms) {
        EXPECT_TRUE(wd_syncval_sum_add_term(&sum, &term));
    }
    return sum;
}

constexpr uint32_t kWords[] = {7, 0x80000000u, 3};
const wd_syncval_groups kGroups = {{2, 0, 0}, {3, 5, 1}};

std::pair<uint64_t, uint64_t> Bytes(const wd_syncval_sum &offset, uint64_t limit = UINT64_MAX,
                                    const wd_syncval_groups *groups = &kGroups, uint64_t known_words = 3) {
    wd_syncval_indexed indexed = {};
    indexed.first = {16, 20};
    indexed.array = {16, 4096};
    indexed.offset = offset;
    indexed.limit = limit;
    const wd_syncval_dispatched dispatched = {groups, kWords, known_words};
    const wd_syncval_bytes bytes = wd_syncval_indexed_bytes(&indexed, &dispatched);
    return {bytes.begin, bytes.end};
}

using Range = std::pair<uint64_t, uint64_t>;
const Range kEntire = {16, 4096};

} // namespace

TEST(IndexedBytesTest, ValuesOfTerms) {
    EXPECT_EQ(Range(16, 20), Bytes(Sum({})));
    EXPECT_EQ(Range(24, 28), Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, 8)})));
    EXPECT_EQ(Range(16, 20 + 40), Bytes(Sum({Term(WD_SYNCVAL_UP_TO, 8, 5)})));
    EXPECT_EQ(Range(16 + 16, 20 + 32), Bytes(Sum({Term(WD_SYNCVAL_GROUP_X, 8)})));
    EXPECT_EQ(Range(16 + 28, 20 + 28), Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, 4, 0, 1)})));
    // The second dimension, times a word, in addition to others.
    const auto second = static_cast<wd_syncval_factor>(WD_SYNCVAL_GROUP_X + 1);
    EXPECT_EQ(
        Range(16 + 8, 20 + 8 + 4 * 7 * 4 + 9),
        Bytes(Sum({Term(second, 4, 0, 1), Term(WD_SYNCVAL_CONSTANT, 8), Term(WD_SYNCVAL_UP_TO, 3, 3)})));
    EXPECT_EQ(Range(16, 4096), Bytes(Sum({Term(WD_SYNCVAL_UP_TO, 4, 5000)}))); // Not beyond the array.
}

TEST(IndexedBytesTest, UnknownValues) {
    EXPECT_EQ(kEntire, Bytes(Sum({Term(WD_SYNCVAL_GROUP_X, 8)}), UINT64_MAX, nullptr));
    EXPECT_EQ(kEntire, Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, 4, 0, 3)}))); // Not pushed.
    EXPECT_EQ(kEntire, Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, 4, 0, 2)}))); // A negative number.
    EXPECT_EQ(kEntire, Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, 64)}), 64));
    EXPECT_EQ(Range(80, 84), Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, 64)}), 65));
    EXPECT_EQ(kEntire, Bytes(Sum({Term(WD_SYNCVAL_GROUP_X, UINT64_MAX)})));
    EXPECT_EQ(kEntire, Bytes(Sum({Term(WD_SYNCVAL_CONSTANT, UINT64_MAX - 4)})));
}

TEST(IndexedBytesTest, Sums) {
    wd_syncval_sum sum = Sum({Term(WD_SYNCVAL_CONSTANT, 3), Term(WD_SYNCVAL_CONSTANT, 4)});
    EXPECT_EQ(1u, sum.num_terms);
    EXPECT_EQ(7u, sum.terms[0].scale);
    // Two ranges are not the same number; zero adds nothing.
    sum = Sum({Term(WD_SYNCVAL_UP_TO, 1, 3), Term(WD_SYNCVAL_UP_TO, 1, 3), Term(WD_SYNCVAL_UP_TO, 1, 0)});
    EXPECT_EQ(2u, sum.num_terms);
    while (sum.num_terms < WD_SYNCVAL_MAX_TERMS) {
        const wd_syncval_term term = Term(WD_SYNCVAL_UP_TO, 1, 1);
        EXPECT_TRUE(wd_syncval_sum_add_term(&sum, &term));
    }
    const wd_syncval_term one = Term(WD_SYNCVAL_CONSTANT, 1), huge = Term(WD_SYNCVAL_CONSTANT, UINT64_MAX);
    EXPECT_FALSE(wd_syncval_sum_add_term(&sum, &one));
    sum = Sum({huge});
    EXPECT_FALSE(wd_syncval_sum_add_term(&sum, &one));
    sum = Sum({huge});
    EXPECT_FALSE(wd_syncval_sum_scale(&sum, 2));
}

TEST(IndexedBytesTest, Products) {
    const wd_syncval_sum word = Sum({Term(WD_SYNCVAL_CONSTANT, 2, 0, 1)}),
                         group = Sum({Term(WD_SYNCVAL_GROUP_X, 3)});
    wd_syncval_sum product = group;
    EXPECT_TRUE(wd_syncval_sum_multiply(&product, &word));
    EXPECT_EQ(6u, product.terms[0].scale);
    EXPECT_EQ(1u, product.terms[0].word);
    EXPECT_FALSE(wd_syncval_sum_multiply(&product, &word));
    product = word;
    EXPECT_FALSE(wd_syncval_sum_multiply(&product, &group));
    const wd_syncval_sum nothing = {},
                         both = Sum({Term(WD_SYNCVAL_CONSTANT, 1), Term(WD_SYNCVAL_GROUP_X, 1)});
    product = word;
    EXPECT_FALSE(wd_syncval_sum_multiply(&product, &both));
    EXPECT_TRUE(wd_syncval_sum_multiply(&product, &nothing));
    EXPECT_EQ(0u, product.num_terms);
}

TEST(IndexedBytesTest, Lists) {
    const wd_allocator allocator = wd_allocator_default();
    wd_syncval_indexed_list list = {}, copy;
    wd_syncval_indexed indexed = {};
    for (uint64_t i = 0; i < WD_SYNCVAL_MAX_INDEXED; i++) {
        indexed.offset = Sum({Term(WD_SYNCVAL_GROUP_X, i + 1)});
        EXPECT_TRUE(wd_syncval_indexed_add(&list, &allocator, &indexed));
        EXPECT_TRUE(wd_syncval_indexed_add(&list, &allocator, &indexed)); // It is known.
        EXPECT_EQ(i + 1, list.count);
    }
    indexed.limit = 1;
    EXPECT_FALSE(wd_syncval_indexed_add(&list, &allocator, &indexed));
    EXPECT_TRUE(wd_syncval_indexed_copy(&copy, &allocator, &list));
    EXPECT_EQ(list.count, copy.count);
    wd_syncval_indexed_finish(&copy, &allocator);
    wd_failing_allocator state = {1, 0, 0};
    const wd_allocator failing = wd_failing_allocator_get(&state);
    EXPECT_FALSE(wd_syncval_indexed_copy(&copy, &failing, &list));
    EXPECT_EQ(0u, copy.count);
    wd_syncval_indexed_finish(&list, &allocator);
}
