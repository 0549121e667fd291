// Random programs where the n-th allocation fails, and all behind it: the model
// finds no hazard that the oracle does not, up to the call that says that
// memory ran out, and nothing is left behind.
#include <gtest/gtest.h>

#include "vk/syncval/oracle_program.h"
#include "vk/syncval/oracle_queues.h"
#include "vk/util/failing_allocator.h"

namespace warden {

namespace {

constexpr size_t kFailures = 60; // Of a program that allocates more often, so many evenly.

TEST(OracleAllocation, RandomProgramsSurviveEveryFailure) {
    const uint64_t num_programs = FromEnvironment("WD_SYNC_ORACLE_PROGRAMS", 600);
    const uint64_t seed = FromEnvironment("WD_SYNC_ORACLE_SEED", 1);
    for (uint64_t i = 0; i < num_programs; i++) {
        RandomChoices choices(seed * 1000043 + i);
        const Program program = MakeProgram(choices);
        wd_failing_allocator counting = {};
        ASSERT_EQ("", RunProgramFailing(program, &counting));
        ASSERT_EQ(0u, counting.alive);
        const size_t step = counting.calls / kFailures + 1;
        for (size_t n = 1 + i % step; n <= counting.calls; n += step) {
            wd_failing_allocator failing = {};
            failing.fail_at = n;
            ASSERT_EQ("", RunProgramFailing(program, &failing))
                << "allocation " << n << " of program " << i << "\n"
                << Print(program);
            ASSERT_EQ(0u, failing.alive) << "allocation " << n << " of program " << i;
        }
    }
}

TEST(OracleAllocation, RandomProgramsOfSeveralQueuesSurviveEveryFailure) {
    const uint64_t num_programs = FromEnvironment("WD_SYNC_ORACLE_PROGRAMS", 600);
    const uint64_t seed = FromEnvironment("WD_SYNC_ORACLE_SEED", 1);
    for (uint64_t i = 0; i < num_programs; i++) {
        RandomChoices choices(seed * 1000081 + i);
        const QueueProgram program = MakeQueueProgram(choices);
        wd_failing_allocator counting = {};
        ASSERT_EQ("", RunQueueProgramFailing(program, &counting));
        ASSERT_EQ(0u, counting.alive);
        const size_t step = counting.calls / kFailures + 1;
        for (size_t n = 1 + i % step; n <= counting.calls; n += step) {
            wd_failing_allocator failing = {};
            failing.fail_at = n;
            ASSERT_EQ("", RunQueueProgramFailing(program, &failing))
                << "allocation " << n << " of program " << i << "\n"
                << PrintQueueProgram(program);
            ASSERT_EQ(0u, failing.alive) << "allocation " << n << " of program " << i;
        }
    }
}

} // namespace

} // namespace warden
