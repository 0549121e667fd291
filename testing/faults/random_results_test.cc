// Every command returns each of its results at random, under all validators: no crash, no hang, and, with
// --config=asan, no leak.
//
//     bazel test --config=asan --test_env=WD_FAULTS_CALLS=1000000 //testing/faults:random_results_test
#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>

#include "testing/faults/validated.h"

namespace wd::testing {
namespace {

uint64_t NumCalls() {
    const char *text = getenv("WD_FAULTS_CALLS");
    return text && *text ? strtoull(text, nullptr, 10) : 60000;
}

void RunWithFaults(Validated *validated, const char *one_of, uint64_t num_calls) {
    validated->environment.Set("WD_NULL_RANDOM_RESULTS", one_of);
    Program program(1);
    program.Run(num_calls);
    printf("one of %s: %llu calls, %llu failed, %llu messages\n", one_of,
           static_cast<unsigned long long>(program.num_calls()),
           static_cast<unsigned long long>(program.num_failures()),
           static_cast<unsigned long long>(program.num_messages()));
    EXPECT_GE(program.num_calls(), num_calls);
    EXPECT_GT(program.num_failures(), num_calls / 200);
}

TEST(RandomResults, Seldom) {
    Validated validated;
    RunWithFaults(&validated, "50", NumCalls() / 3);
}

TEST(RandomResults, Often) {
    Validated validated;
    RunWithFaults(&validated, "10", NumCalls() / 3);
}

TEST(RandomResults, AlmostAlways) {
    Validated validated;
    RunWithFaults(&validated, "5", NumCalls() / 3);
}

TEST(RandomResults, NoneFailsWithoutFaults) {
    Validated validated;
    Program program(1);
    program.RunEachOnce();
    EXPECT_GT(program.num_calls(), 100u);
    EXPECT_EQ(program.num_failures(), 0u);
}

} // namespace
} // namespace wd::testing
