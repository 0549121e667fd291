// Each test breaks one invariant of a set, and sees that it is found.
#include <gtest/gtest.h>

#include "vk/valcache/valcache_break.h"

namespace {

class ValcacheValidate : public ::testing::TestWithParam<wd_valcache_break_kind> {
  protected:
    void SetUp() override {
        const wd_valcache_uuid uuid = {{1, 2, 3}};
        ASSERT_EQ(wd_valcache_create(wd_allocator_default(), &uuid, 20000, &cache_), WD_OK);
        for (uint32_t i = 0; i < 1000; i++) {
            ASSERT_EQ(wd_valcache_insert(cache_, wd_valcache_key(&i, 1)), WD_OK);
        }
        if (GetParam() == WD_VALCACHE_BREAK_BASE_ORDER) {
            ASSERT_EQ(wd_valcache_make_base(cache_), WD_OK);
        }
    }

    void TearDown() override {
        wd_valcache_destroy(cache_);
    }

    wd_valcache *cache_ = nullptr;
};

TEST_P(ValcacheValidate, FindsWhatIsBroken) {
    ASSERT_TRUE(wd_valcache_is_valid(cache_));
    ASSERT_TRUE(wd_valcache_break(cache_, GetParam()));
    EXPECT_FALSE(wd_valcache_is_valid(cache_));
}

INSTANTIATE_TEST_SUITE_P(Kinds, ValcacheValidate,
                         ::testing::Values(WD_VALCACHE_BREAK_COUNT, WD_VALCACHE_BREAK_NEW_COUNT,
                                           WD_VALCACHE_BREAK_KEY, WD_VALCACHE_BREAK_DAY,
                                           WD_VALCACHE_BREAK_BASE_ORDER));

} // namespace
