// Random programs of several queues: accesses in two address spaces, barriers, semaphores, completion. They
// run on the model as the validator uses it (a context for each queue, snapshots of semaphores, timelines
// with several queues, races with the contexts of other queues) and on an oracle that keeps each access and
// each dependency.
//
// The rules of the oracle: a queue knows its own accesses, and accesses of other queues before a semaphore
// for which it waited. Unknown accesses race. Known accesses are compared as in oracle.h, with paths through
// barriers of one queue and semaphores between queues: the second scope of a barrier ends at its queue.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_QUEUES_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_QUEUES_H

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "vk/syncval/testing/oracle/oracle_choices.h"
#include "vk/syncval/testing/oracle/oracle_program.h"

namespace warden {

// The numbers of objects in programs, and the size of their address spaces.
constexpr int kQueueProgramQueues = 3, kQueueProgramSemaphores = 3, kQueueProgramTimelines = 2;
constexpr uint64_t kQueueProgramUnits = 3;

enum class QueueOpKind {
    kAccess,
    kBarrier,
    kSignal,
    kWait, // For a semaphore that is not signaled: no effect.
    kComplete,
    kTrim,
};

struct QueueOp {
    QueueOpKind kind;
    int queue = 0;
    uint32_t usage = 0;
    int space = 0;
    uint64_t begin = 0, end = 0;
    int semaphore = 0; // Of a timeline: its number modulo kQueueProgramTimelines.
    uint64_t stages = 0;
    BarrierText barrier = {};
    // Signal operations of a timeline have the values 1, 2, 3 and so on. A wait waits for the signal with its
    // `value`, or the last one if there are fewer, and for all earlier ones. Several queues may wait for one.
    bool timeline = false;
    uint64_t value = 0;
};

// NumSignals returns how many of the `all` signal operations of a timeline happen before a wait.
inline size_t NumSignals(const QueueOp &wait, size_t all) {
    return wait.value < all ? static_cast<size_t>(wait.value) : all;
}

using QueueProgram = std::vector<QueueOp>;

QueueProgram MakeQueueProgram(Choices &choices);
std::string PrintQueueProgram(const QueueProgram &program);

// RunQueueProgram returns the first difference, or an empty string if there is none.
std::string RunQueueProgram(const QueueProgram &program, Statistics *statistics);

// RunQueueProgramFailing runs it with failing allocations: hazards that the model then misses are no
// difference.
std::string RunQueueProgramFailing(const QueueProgram &program, wd_failing_allocator *failing);

// QueueFinding is a hazard of the oracle. Of reads of one usage on one queue the last one is named.
struct QueueFinding {
    size_t op;
    uint64_t unit;
    int kind;
    std::set<uint64_t> priors; // Numbers of ops + 1.

    bool operator==(const QueueFinding &other) const {
        return op == other.op && unit == other.unit && kind == other.kind && priors == other.priors;
    }
};

std::vector<QueueFinding> FindQueueHazards(const QueueProgram &program);

// ShrinkQueueProgram returns a minimal part of `program` that still fails.
QueueProgram ShrinkQueueProgram(const QueueProgram &program);

} // namespace warden

#endif
