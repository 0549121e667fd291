// Random programs of several queues: accesses in two address spaces, barriers, semaphores, completion. They run on the model as
// the validator uses it (a context for each queue, snapshots that semaphores carry, timelines' to several queues, races with other queues' contexts)
// and on an oracle that keeps each access and each dependency.
//
// The oracle's rules: a queue knows its own accesses and, of others, those before a semaphore that it waited for. What it does not
// know races. What it knows is compared as in oracle.h, with paths through barriers of one queue and semaphores
// between queues: a barrier's second scope ends at its queue.
#ifndef WARDEN_VK_SYNCVAL_ORACLE_QUEUES_H
#define WARDEN_VK_SYNCVAL_ORACLE_QUEUES_H

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "vk/syncval/oracle_choices.h"
#include "vk/syncval/oracle_program.h"

namespace warden {

// What programs have to choose from, and the size of their address spaces.
constexpr int kQueueProgramQueues = 3, kQueueProgramSemaphores = 3, kQueueProgramTimelines = 2;
constexpr uint64_t kQueueProgramUnits = 3;

enum class QueueOpKind {
    kAccess,
    kBarrier,
    kSignal,
    kWait, // For a semaphore that nobody signaled: nothing.
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
    // A timeline's signal operations have the values 1, 2, 3 and so on. A wait is behind that with its `value`, or the last one where
    // there are fewer, and those before it; any number of queues may wait for one.
    bool timeline = false;
    uint64_t value = 0;
};

// NumSignals returns how many of a timeline's signal operations, of which there were `all`, a wait is behind.
inline size_t NumSignals(const QueueOp &wait, size_t all) {
    return wait.value < all ? static_cast<size_t>(wait.value) : all;
}

using QueueProgram = std::vector<QueueOp>;

QueueProgram MakeQueueProgram(Choices &choices);
std::string PrintQueueProgram(const QueueProgram &program);

// RunQueueProgram returns what differs first, an empty string where nothing does.
std::string RunQueueProgram(const QueueProgram &program, Statistics *statistics);

// RunQueueProgramFailing runs it where memory may run out: what the model does not find then is no difference.
std::string RunQueueProgramFailing(const QueueProgram &program, wd_failing_allocator *failing);

// QueueFinding is a hazard as the oracle alone sees it. Of reads of one usage on one queue the last one is named.
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

// ShrinkQueueProgram returns a smallest part of `program` that still fails.
QueueProgram ShrinkQueueProgram(const QueueProgram &program);

} // namespace warden

#endif
