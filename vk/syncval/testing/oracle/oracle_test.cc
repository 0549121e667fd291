// Random programs on the model and on the oracle. WD_SYNC_ORACLE_PROGRAMS and WD_SYNC_ORACLE_SEED select
// their number and seed.

#include <gtest/gtest.h>

#include "vk/syncval/testing/oracle/oracle_program.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"

namespace warden {

namespace {

void PrintStatistics(uint64_t num_programs, const Statistics &statistics) {
    printf("%llu programs, %llu checks, %llu smallest barriers tried\n",
           static_cast<unsigned long long>(num_programs), static_cast<unsigned long long>(statistics.checks),
           static_cast<unsigned long long>(statistics.fixes));
    for (int kind = 0; kind < WD_SYNC_HAZARD_COUNT; kind++) {
        printf("  %-36s %llu\n", wd_sync_hazard_name(static_cast<wd_sync_hazard_kind>(kind)),
               static_cast<unsigned long long>(statistics.hazards[kind]));
    }
}

// RunAll runs random programs of one queue with `run`, and prints differences with minimal programs.
void RunAll(const RandomPrograms &programs, uint64_t seed_factor, Statistics *statistics,
            std::string (*run)(const Program &program, Statistics *statistics)) {
    for (uint64_t i = programs.first; i < programs.end(); i++) {
        RandomChoices choices(programs.seed * seed_factor + i);
        const Program program = MakeProgram(choices);
        if (!run(program, statistics).empty()) {
            const Program smallest = Shrink(program, run);
            FAIL() << "program " << i << " of seed " << programs.seed << ": " << run(smallest, statistics)
                   << "\n"
                   << Print(smallest);
        }
    }
}

TEST(Oracle, AgreesOnRandomPrograms) {
    const RandomPrograms programs(20000);
    Statistics statistics;
    ASSERT_NO_FATAL_FAILURE(RunAll(programs, 1000003, &statistics, RunProgram));
    PrintStatistics(programs.count, statistics);
    for (int kind = 0; kind < WD_SYNC_HAZARD_COUNT; kind++) {
        if (programs.count >= 1000) {
            EXPECT_NE(statistics.hazards[kind], 0u) << "programs too tame to provoke it";
        }
    }
}

TEST(Oracle, AgreesOnRandomProgramsOfSharedMemory) {
    const RandomPrograms programs(5000);
    Statistics statistics;
    ASSERT_NO_FATAL_FAILURE(RunAll(programs, 1000099, &statistics, RunSharedProgram));
    PrintStatistics(programs.count, statistics);
}

TEST(Oracle, AgreesOnRandomProgramsOfSeveralQueues) {
    const RandomPrograms programs(20000);
    Statistics statistics;
    for (uint64_t i = programs.first; i < programs.end(); i++) {
        RandomChoices choices(programs.seed * 1000037 + i);
        const QueueProgram program = MakeQueueProgram(choices);
        if (!RunQueueProgram(program, &statistics).empty()) {
            const QueueProgram smallest = ShrinkQueueProgram(program);
            FAIL() << "program " << i << " of seed " << programs.seed << ": "
                   << RunQueueProgram(smallest, &statistics) << "\n"
                   << PrintQueueProgram(smallest);
        }
    }
    PrintStatistics(programs.count, statistics);
    const int kinds[] = {WD_SYNC_READ_AFTER_WRITE,  WD_SYNC_WRITE_AFTER_READ,   WD_SYNC_WRITE_AFTER_WRITE,
                         WD_SYNC_READ_RACING_WRITE, WD_SYNC_WRITE_RACING_WRITE, WD_SYNC_WRITE_RACING_READ};
    for (const int kind : kinds) {
        EXPECT_TRUE(programs.count < 1000 || statistics.hazards[kind]) << "programs too tame to provoke it";
    }
}

} // namespace

} // namespace warden
