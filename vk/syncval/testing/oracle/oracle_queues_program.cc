// Creates, prints and shrinks the random programs of oracle_queues.h.
#include <cstdio>

#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"
#include "vk/syncval/testing/oracle/oracle_shrink.h"

namespace warden {

namespace {

constexpr uint64_t kAllCommands = 0x10000;
constexpr uint64_t kAnyAccess = 0x18000; // MEMORY_READ and WRITE

const uint32_t kUsages[] = {
    WD_SYNC_COPY_TRANSFER_READ,
    WD_SYNC_COPY_TRANSFER_WRITE,
    WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ,
    WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE,
    WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ,
    WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE,
};

const uint64_t kStages[] = {
    kAllCommands,
    0x8000,      // ALL_GRAPHICS
    0x100000000, // COPY
    0x800,       // COMPUTE_SHADER
    0x80,        // FRAGMENT_SHADER
    0x400,       // COLOR_ATTACHMENT_OUTPUT
    0x880,       // FRAGMENT and COMPUTE_SHADER
};

const uint64_t kAccesses[] = {
    kAnyAccess,
    0x10000, // MEMORY_WRITE
    0x8000,  // MEMORY_READ
    0x1000,  // TRANSFER_WRITE
    0x40,    // SHADER_WRITE
    0x20,    // SHADER_READ
    0x100,   // COLOR_ATTACHMENT_WRITE
    0,
};

void PickUnits(Choices &choices, QueueOp *op) {
    op->space = choices.OneIn(4) ? WD_SYNC_IDEALIZED : WD_SYNC_LINEAR;
    op->begin = choices.Below(kQueueProgramUnits);
    op->end = op->begin + 1 + choices.Below(kQueueProgramUnits - op->begin);
}

QueueOp MakeQueueOp(Choices &choices) {
    const uint64_t choice = choices.Below(100);
    QueueOp op = {QueueOpKind::kAccess};
    op.queue = static_cast<int>(choices.Below(kQueueProgramQueues));
    op.semaphore = static_cast<int>(choices.Below(kQueueProgramSemaphores));
    op.stages = choices.OneIn(2) ? kAllCommands : choices.Pick(kStages);
    if (choice < 45) {
        op.usage = choices.Pick(kUsages);
        PickUnits(choices, &op);
    } else if (choice < 62) {
        op.kind = QueueOpKind::kBarrier;
        op.barrier = {choices.Pick(kStages),
                      choices.Pick(kAccesses),
                      choices.Pick(kStages),
                      choices.Pick(kAccesses),
                      choices.OneIn(3),
                      false,
                      0,
                      0};
        op.barrier.transition = op.barrier.ranged && choices.OneIn(3);
        PickUnits(choices, &op);
    } else if (choice < 77) {
        op.kind = QueueOpKind::kSignal;
    } else if (choice < 94) {
        op.kind = QueueOpKind::kWait;
    } else {
        op.kind = choice < 97 ? QueueOpKind::kComplete : QueueOpKind::kTrim;
    }
    op.timeline = (op.kind == QueueOpKind::kSignal || op.kind == QueueOpKind::kWait) && choices.OneIn(3);
    if (op.timeline && op.kind == QueueOpKind::kWait) {
        op.value = 1 + choices.Below(6);
    }
    return op;
}

// AddTransfer transfers ownership of a range from one queue to another: a release without a second access
// scope, a semaphore, and an acquisition after all accesses and waits of its queue. Some of these are left
// out.
void AddTransfer(Choices &choices, QueueProgram *program) {
    QueueOp release = MakeQueueOp(choices);
    release.kind = QueueOpKind::kBarrier;
    PickUnits(choices, &release);
    QueueOp signal = release, wait = release, acquire = release;
    release.barrier = {choices.Pick(kStages), choices.Pick(kAccesses), 0, 0, true, true, 0, 0};
    acquire.barrier = {0, 0, choices.Pick(kStages), choices.Pick(kAccesses), true, true, 0, 0, true};
    signal.kind = QueueOpKind::kSignal;
    wait.kind = QueueOpKind::kWait;
    signal.timeline = wait.timeline = choices.OneIn(3);
    wait.value = 1 + choices.Below(6);
    wait.stages = choices.OneIn(2) ? kAllCommands : choices.Pick(kStages);
    wait.queue = acquire.queue = static_cast<int>(choices.Below(kQueueProgramQueues));
    for (const QueueOp &op : {release, signal, wait, acquire}) {
        if (!choices.OneIn(8)) {
            program->push_back(op);
        }
    }
}

} // namespace

QueueProgram MakeQueueProgram(Choices &choices) {
    QueueProgram program;
    const size_t length = 6 + choices.Below(60);
    while (program.size() < length && !choices.HasEnded()) {
        if (choices.OneIn(20)) {
            AddTransfer(choices, &program);
        } else {
            program.push_back(MakeQueueOp(choices));
        }
    }
    return program;
}

std::string PrintQueueProgram(const QueueProgram &program) {
    static const char *const names[] = {"access", "barrier", "signal", "wait", "complete", "trim"};
    std::string text;
    for (size_t i = 0; i < program.size(); i++) {
        const QueueOp &op = program[i];
        char line[240];
        snprintf(
            line, sizeof(line),
            "    %zu. queue %d: %s %s space %d [%llu,%llu) semaphore %d%s %llu stages %llx%s%s %llx/%llx -> "
            "%llx/%llx\n",
            i + 1, op.queue, names[static_cast<int>(op.kind)],
            op.kind == QueueOpKind::kAccess ? wd_sync_usage_table[op.usage].name : "", op.space,
            static_cast<unsigned long long>(op.begin), static_cast<unsigned long long>(op.end), op.semaphore,
            op.timeline ? " timeline" : "", static_cast<unsigned long long>(op.value),
            static_cast<unsigned long long>(op.stages), op.barrier.ranged ? " ranged" : "",
            op.barrier.transition ? (op.barrier.acquires ? " acquisition" : " transition") : "",
            static_cast<unsigned long long>(op.barrier.src_stages),
            static_cast<unsigned long long>(op.barrier.src_accesses),
            static_cast<unsigned long long>(op.barrier.dst_stages),
            static_cast<unsigned long long>(op.barrier.dst_accesses));
        text += line;
    }
    return text;
}

QueueProgram ShrinkQueueProgram(const QueueProgram &program) {
    return ShrinkWhile(program, [](const QueueProgram &part) {
        Statistics statistics;
        return !RunQueueProgram(part, &statistics).empty();
    });
}

} // namespace warden
