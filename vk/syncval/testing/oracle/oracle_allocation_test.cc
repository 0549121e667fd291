// Random programs in which the n-th allocation and all later ones fail: the model finds no hazard that the
// oracle does not find, up to the call that returns the error, and leaks nothing.
#include <gtest/gtest.h>

#include "vk/syncval/testing/oracle/oracle_program.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"
#include "vk/util/failing_allocator.h"

namespace warden {

namespace {

constexpr size_t kFailures =
    60; // The maximum number of runs for a program, evenly distributed over its allocations.

// SurvivesEveryFailure runs random programs of one kind.
template <typename Program>
void SurvivesEveryFailure(uint64_t seed_factor, Program (*make)(Choices &choices),
                          std::string (*run)(const Program &program, wd_failing_allocator *failing),
                          std::string (*print)(const Program &program)) {
    const RandomPrograms programs(200);
    for (uint64_t i = programs.first; i < programs.end(); i++) {
        RandomChoices choices(programs.seed * seed_factor + i);
        const Program program = make(choices);
        wd_failing_allocator counting = {};
        ASSERT_EQ("", run(program, &counting));
        ASSERT_EQ(0u, counting.alive);
        const size_t step = counting.calls / kFailures + 1;
        for (size_t n = 1 + i % step; n <= counting.calls; n += step) {
            wd_failing_allocator failing = {};
            failing.fail_at = n;
            ASSERT_EQ("", run(program, &failing)) << "allocation " << n << " of program " << i << "\n"
                                                  << print(program);
            ASSERT_EQ(0u, failing.alive) << "allocation " << n << " of program " << i;
        }
    }
}

TEST(OracleAllocation, RandomProgramsSurviveEveryFailure) {
    SurvivesEveryFailure(1000043, MakeProgram, RunProgramFailing, Print);
}

TEST(OracleAllocation, RandomProgramsOfSeveralQueuesSurviveEveryFailure) {
    SurvivesEveryFailure(1000081, MakeQueueProgram, RunQueueProgramFailing, PrintQueueProgram);
}

} // namespace

} // namespace warden
