// Each test breaks one invariant of the list of sites and conditions, and sees that it is found.
#include <gtest/gtest.h>

#include <vector>

extern "C" {
#include "vk/gpuav/instrument/analysis/check_sites.h"
}

namespace {

// Two sites: the first with conditions 0 and 1, the second with 1, which is repeated, and 2 of the group of 0.
class ConditionList : public ::testing::Test {
  protected:
    void SetUp() override {
        conditions_.resize(3);
        conditions_[1].group = 1;
        conditions_[1].guard = wd_optional(0);
        conditions_[2].block = 1;
        checks_ = {{0, false}, {1, false}, {1, true}, {2, false}};
        sites_.resize(2);
        sites_[0].num_checks = 2;
        sites_[1].first_check = 2;
        sites_[1].num_checks = 2;
        blocks_.resize(1);
        list_.conditions.items = conditions_.data();
        list_.conditions.count = conditions_.size();
        list_.site_checks.items = checks_.data();
        list_.site_checks.count = checks_.size();
        list_.sites.items = sites_.data();
        list_.sites.count = sites_.size();
        list_.blocks.items = blocks_.data();
        list_.blocks.count = blocks_.size();
        ASSERT_TRUE(wd_conditions_validate(&list_));
        ASSERT_TRUE(wd_conditions_validate_all(&list_));
    }

    std::vector<wd_condition> conditions_;
    std::vector<wd_site_check> checks_;
    std::vector<wd_site> sites_;
    std::vector<wd_block> blocks_;
    wd_site_list list_ = {};
};

TEST_F(ConditionList, FindsAGroupThatBeginsLater) {
    conditions_[2].group = 3;
    EXPECT_FALSE(wd_conditions_validate(&list_));
}

TEST_F(ConditionList, FindsAGroupOfAnotherGroup) {
    conditions_[1].group = 0;
    conditions_[2].group = 1; // The group of condition 1 is 0.
    EXPECT_FALSE(wd_conditions_validate(&list_));
}

TEST_F(ConditionList, FindsABlockThatDoesNotExist) {
    conditions_[2].block = 2;
    EXPECT_FALSE(wd_conditions_validate(&list_));
}

TEST_F(ConditionList, FindsAGuardThatIsNotEarlier) {
    conditions_[2].guard = wd_optional(2);
    EXPECT_FALSE(wd_conditions_validate(&list_));
    conditions_[2].guard = wd_optional(1);
    EXPECT_TRUE(wd_conditions_validate(&list_));
}

TEST_F(ConditionList, FindsASiteWithoutItsChecks) {
    sites_[1].num_checks = 1;
    EXPECT_FALSE(wd_conditions_validate(&list_));
}

TEST_F(ConditionList, FindsACheckWithoutItsCondition) {
    checks_[3].condition = 3;
    EXPECT_FALSE(wd_conditions_validate(&list_));
}

TEST_F(ConditionList, OnlyTheEntireListHasEarlierMistakes) {
    conditions_[1].guard = wd_optional(1);
    EXPECT_TRUE(wd_conditions_validate(&list_));
    EXPECT_FALSE(wd_conditions_validate_all(&list_));
}

} // namespace
