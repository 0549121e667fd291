#include "vk/syncval/testing/oracle/oracle_queues.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>

#include "vk/syncval/testing/oracle/queue_oracle.h"

namespace warden {

namespace {

constexpr uint64_t kAllCommands = 0x10000;
constexpr uint64_t kAnyAccess = 0x18000; // MEMORY_READ and WRITE

wd_sync_barrier MakeBarrier(const BarrierText &text, int queue) {
    const uint64_t src_stages = text.acquires ? kAllCommands : text.src_stages;
    const uint64_t src_accesses = text.acquires ? kAnyAccess : text.src_accesses;
    return wd_sync_barrier_make(src_stages, src_accesses, text.dst_stages, text.dst_accesses, 0,
                                static_cast<uint32_t>(queue));
}

wd_sync_barrier MakeSemaphore(uint64_t signal_stages, uint64_t wait_stages, int queue) {
    return wd_sync_barrier_make(signal_stages, kAnyAccess, wait_stages, kAnyAccess, 0,
                                static_cast<uint32_t>(queue));
}

using Access = QueueOracle::Access;
using Finding = QueueOracle::Finding;

// --- The model and the oracle

struct ContextDeleter {
    void operator()(wd_sync_context *context) const {
        wd_sync_context_destroy(context);
    }
};
using Context = std::unique_ptr<wd_sync_context, ContextDeleter>;

// For each queue, the first access that is not known.
using Clock = std::array<uint64_t, kQueueProgramQueues>;

// A signal operation, and the state of the queue at that time.
struct Snapshot {
    int queue, sequence;
    uint64_t stages;
    Clock clock;
    Context context;
    QueueOracle::Knowledge known;
};

class QueueRunner {
  public:
    // With `failing`, memory may run out (see ProgramRunner).
    QueueRunner(Statistics *statistics, wd_failing_allocator *failing)
        : statistics_(statistics), failing_(failing), complete_(WD_SYNC_MAX_QUEUES) {
    }

    ~QueueRunner() {
        for (int queue = 0; queue < kQueueProgramQueues; queue++) {
            contexts_[queue].reset();
        }
        for (std::unique_ptr<Snapshot> &semaphore : semaphores_) {
            semaphore.reset();
        }
        for (auto &timeline : timelines_) {
            timeline.clear();
        }
        wd_sync_pool_destroy(pool_);
    }

    std::string Run(const QueueProgram &program) {
        try {
            Create();
            for (size_t i = 0; i < program.size() && difference_.empty(); i++) {
                sequence_++;
                Step(program[i]);
            }
        } catch (const OutOfMemory &) {
        }
        return difference_;
    }

  private:
    struct OutOfMemory {};

    static void Check(wd_status status) {
        if (status != WD_OK) {
            throw OutOfMemory();
        }
    }

    void Create() {
        Check(wd_sync_pool_create(failing_ ? wd_failing_allocator_get(failing_) : wd_allocator_default(),
                                  &pool_));
        wd_sync_pool_set_collection_limit(pool_, 24);
        for (int queue = 0; queue < kQueueProgramQueues; queue++) {
            contexts_[queue] = NewContext(queue);
            wd_sync_context_set_complete(contexts_[queue].get(), complete_.data());
        }
    }

    bool HasFailed() const {
        return failing_ && failing_->fail_at && failing_->calls >= failing_->fail_at;
    }

    Context NewContext(int queue) {
        wd_sync_context *context = nullptr;
        Check(wd_sync_context_create(pool_, static_cast<uint8_t>(queue), &context));
        return Context(context);
    }

    void Step(const QueueOp &op) {
        switch (op.kind) {
        case QueueOpKind::kAccess:
            return DoAccess(op);
        case QueueOpKind::kBarrier:
            return DoBarrier(op);
        case QueueOpKind::kSignal:
            return Signal(op);
        case QueueOpKind::kWait:
            return Wait(op);
        case QueueOpKind::kComplete:
            return Complete(op.queue);
        case QueueOpKind::kTrim:
            Check(wd_sync_context_trim(contexts_[op.queue].get()));
            return;
        }
    }

    void Compare(const char *what, uint64_t unit, const Finding &expected, bool found,
                 const wd_sync_hazard &hazard) {
        statistics_->checks++;
        statistics_->hazards[expected.kind]++;
        const int kind = found ? hazard.kind : 0;
        if ((kind == expected.kind && (!found || expected.priors.count(hazard.prior.tag))) ||
            (!found && HasFailed())) {
            return;
        }
        char text[200];
        snprintf(text, sizeof(text), "op %d, %s at unit %llu: oracle %s, model %s (prior tag %llu)",
                 sequence_, what, static_cast<unsigned long long>(unit),
                 wd_sync_hazard_name(static_cast<wd_sync_hazard_kind>(expected.kind)),
                 wd_sync_hazard_name(static_cast<wd_sync_hazard_kind>(kind)),
                 static_cast<unsigned long long>(found ? hazard.prior.tag : 0));
        difference_ = text;
    }

    void CheckUnit(const Access &access, uint64_t unit) {
        const wd_range range = {unit, unit + 1};
        const auto space = static_cast<wd_sync_space>(access.space);
        const wd_sync_access model = {
            access.tag,   0, static_cast<uint16_t>(access.usage), static_cast<uint8_t>(access.queue), 0,
            WD_SYNC_PLAIN};
        wd_sync_hazard hazard = {};
        const bool found =
            wd_sync_context_detect(contexts_[access.queue].get(), space, &range, 1, &model, &hazard);
        Compare("access", unit, oracle_.Check(access, unit), found, hazard);
        if (found && hazard.prior.queue == access.queue) {
            CheckFix(space, range, model, hazard);
        }
        for (int other = 0; other < kQueueProgramQueues && difference_.empty(); other++) {
            if (other != access.queue) {
                const bool races = wd_sync_context_detect_async(
                    contexts_[other].get(), space, &range, 1, &model, clocks_[access.queue][other], &hazard);
                Compare("race", unit, oracle_.CheckRace(access, other, unit), races, hazard);
            }
        }
    }

    void CheckFix(wd_sync_space space, const wd_range &range, const wd_sync_access &access,
                  const wd_sync_hazard &hazard) {
        if (hazard.fix_widens_prior) {
            return;
        }
        Context copy = NewContext(access.queue);
        wd_sync_context_set_complete(copy.get(), complete_.data());
        Check(wd_sync_context_copy(copy.get(), contexts_[access.queue].get()));
        const wd_sync_barrier fix =
            wd_sync_barrier_make(hazard.fix.src_stages, hazard.fix.src_accesses, hazard.fix.dst_stages,
                                 hazard.fix.dst_accesses, 0, access.queue);
        const wd_sync_barrier_command command = {0, &fix, nullptr, 1, 0};
        Check(wd_sync_context_barrier(copy.get(), &command));
        wd_sync_hazard left;
        statistics_->fixes++;
        // Reads of other queues are named together with those of this one; a barrier here does not order
        // them.
        if (wd_sync_context_detect(copy.get(), space, &range, 1, &access, &left) &&
            left.prior.queue == access.queue) {
            difference_ = "the smallest barrier does not remove the hazard";
        }
    }

    void DoAccess(const QueueOp &op) {
        const Access access = {op.queue, sequence_, ++tag_, op.usage, op.space, op.begin, op.end, {}, {}, {}};
        for (uint64_t unit = op.begin; unit < op.end && difference_.empty(); unit++) {
            CheckUnit(access, unit);
        }
        const wd_range range = {op.begin, op.end};
        const wd_sync_access model = {access.tag, 0, static_cast<uint16_t>(op.usage), 0, 0, WD_SYNC_PLAIN};
        Check(wd_sync_context_update(contexts_[op.queue].get(), static_cast<wd_sync_space>(op.space), &range,
                                     1, &model));
        oracle_.AddAccess(access);
    }

    void DoBarrier(const QueueOp &op) {
        const wd_sync_barrier barrier = MakeBarrier(op.barrier, op.queue);
        const wd_range range = {op.begin, op.end};
        const wd_sync_range_barrier ranged = {
            barrier, static_cast<wd_sync_space>(op.space), &range, 1, op.barrier.transition, 0};
        const bool is_ranged = op.barrier.ranged;
        const wd_sync_barrier_command command = {++tag_, &barrier, &ranged, is_ranged ? 0u : 1u,
                                                 is_ranged ? 1u : 0u};
        Check(wd_sync_context_barrier(contexts_[op.queue].get(), &command));
        const size_t number = oracle_.AddDependency(
            {op.queue, sequence_, op.queue, sequence_, barrier, is_ranged ? op.space : -1, op.begin, op.end});
        if (is_ranged && op.barrier.transition) {
            oracle_.AddAccess({op.queue,
                               sequence_,
                               tag_,
                               WD_SYNC_IMAGE_LAYOUT_TRANSITION,
                               op.space,
                               op.begin,
                               op.end,
                               {number},
                               {},
                               {}});
        }
    }

    void Signal(const QueueOp &op) {
        auto snapshot = std::make_unique<Snapshot>(Snapshot{op.queue, sequence_, op.stages, clocks_[op.queue],
                                                            NewContext(op.queue), oracle_.known(op.queue)});
        snapshot->clock[op.queue] = tag_ + 1;
        Check(wd_sync_context_take(snapshot->context.get(), contexts_[op.queue].get()));
        if (op.timeline) {
            timelines_[op.semaphore % kQueueProgramTimelines].push_back(std::move(snapshot));
        } else {
            semaphores_[op.semaphore] = std::move(snapshot);
        }
    }

    void Wait(const QueueOp &op) {
        if (op.timeline) {
            return WaitForTimeline(op);
        }
        if (semaphores_[op.semaphore]) {
            Import(op, *semaphores_[op.semaphore]);
            semaphores_[op.semaphore].reset();
        }
    }

    // Every other time, signals that a later one includes are left out, as the validator does.
    void WaitForTimeline(const QueueOp &op) {
        const auto &timeline = timelines_[op.semaphore % kQueueProgramTimelines];
        const size_t end = NumSignals(op, timeline.size());
        for (size_t i = 0; i < end; i++) {
            bool is_included = false;
            for (size_t k = i + 1; k < end && sequence_ % 2; k++) {
                is_included |=
                    timeline[k]->queue == timeline[i]->queue &&
                    (timeline[k]->stages & kAllCommands || !(timeline[i]->stages & ~timeline[k]->stages));
            }
            AddDependency(op, *timeline[i]);
            if (!is_included) {
                AddKnowledge(op, *timeline[i]);
                ImportToModel(op, *timeline[i]);
            }
        }
    }

    void Import(const QueueOp &op, const Snapshot &from) {
        AddDependency(op, from);
        AddKnowledge(op, from);
        ImportToModel(op, from);
    }

    void AddDependency(const QueueOp &op, const Snapshot &from) {
        const wd_sync_barrier barrier = MakeSemaphore(from.stages, op.stages, from.queue);
        oracle_.AddDependency({from.queue, from.sequence, op.queue, sequence_, barrier, -1, 0, 0});
    }

    // A newly known write replaces reads that it raced with (queue_oracle.cc, Settle). If a later signal
    // includes a signal, the model leaves it out; then its write must not replace reads if that signal has a
    // later write.
    void AddKnowledge(const QueueOp &op, const Snapshot &from) {
        if (from.queue != op.queue) {
            oracle_.AddKnowledge(op.queue, from.known);
        }
    }

    void ImportToModel(const QueueOp &op, const Snapshot &from) {
        wd_sync_context *context = contexts_[op.queue].get();
        wd_sync_barrier barrier = MakeSemaphore(from.stages, op.stages, from.queue);
        if (from.queue == op.queue) {
            barrier.end_tag = from.clock[op.queue];
            Check(wd_sync_context_wait_for_self(context, from.context.get(), &barrier));
            return;
        }
        Clock here = clocks_[op.queue];
        here[op.queue] = tag_ + 1; // Its own.
        Check(wd_sync_context_import(context, from.context.get(), &barrier, here.data(), from.clock.data()));
        for (int other = 0; other < kQueueProgramQueues; other++) {
            clocks_[op.queue][other] = std::max(clocks_[op.queue][other], from.clock[other]);
        }
    }

    void Complete(int queue) {
        for (int other = 0; other < kQueueProgramQueues; other++) {
            complete_[other] = std::max(complete_[other], clocks_[queue][other]);
        }
        complete_[queue] = tag_ + 1;
        oracle_.Complete(queue);
    }

    Statistics *statistics_;
    wd_failing_allocator *failing_;
    wd_sync_pool *pool_ = nullptr;
    std::vector<uint64_t> complete_;
    std::array<Context, kQueueProgramQueues> contexts_;
    std::array<Clock, kQueueProgramQueues> clocks_ = {};
    std::array<std::unique_ptr<Snapshot>, kQueueProgramSemaphores> semaphores_; // Null: not signaled.
    std::array<std::vector<std::unique_ptr<Snapshot>>, kQueueProgramTimelines> timelines_;
    QueueOracle oracle_;
    std::string difference_;
    int sequence_ = 0;
    uint64_t tag_ = 0;
};

// --- The oracle without the model

class QueueFinder {
  public:
    std::vector<QueueFinding> Run(const QueueProgram &program) {
        for (size_t i = 0; i < program.size(); i++) {
            number_ = i;
            Step(program[i]);
        }
        return findings_;
    }

  private:
    struct Signaled {
        int queue = -1, sequence = 0; // No queue: not signaled.
        uint64_t stages = 0;
        QueueOracle::Knowledge known;
    };

    int Sequence() const {
        return static_cast<int>(number_) + 1;
    }

    void Step(const QueueOp &op) {
        if (op.kind == QueueOpKind::kAccess) {
            Check({op.queue, Sequence(), number_ + 1, op.usage, op.space, op.begin, op.end, {}, {}, {}});
        } else if (op.kind == QueueOpKind::kBarrier) {
            AddBarrier(op);
        } else if (op.kind == QueueOpKind::kSignal) {
            Signal(op, {op.queue, Sequence(), op.stages, oracle_.known(op.queue)});
        } else if (op.kind == QueueOpKind::kWait) {
            Wait(op);
        }
    }

    void Signal(const QueueOp &op, const Signaled &signal) {
        if (op.timeline) {
            timelines_[op.semaphore % kQueueProgramTimelines].push_back(signal);
        } else {
            semaphores_[op.semaphore] = signal;
        }
    }

    // Waits of a queue for its own signal operations are left out.
    void Wait(const QueueOp &op) {
        const auto &timeline = timelines_[op.semaphore % kQueueProgramTimelines];
        for (size_t i = 0; op.timeline && i < NumSignals(op, timeline.size()); i++) {
            WaitFor(op, timeline[i]);
        }
        Signaled &semaphore = semaphores_[op.semaphore];
        if (!op.timeline && semaphore.queue != op.queue) {
            WaitFor(op, semaphore);
            semaphore.queue = -1;
        }
    }

    void WaitFor(const QueueOp &op, const Signaled &signal) {
        if (signal.queue >= 0 && signal.queue != op.queue) {
            oracle_.AddDependency({signal.queue, signal.sequence, op.queue, Sequence(),
                                   MakeSemaphore(signal.stages, op.stages, signal.queue), -1, 0, 0});
            oracle_.AddKnowledge(op.queue, signal.known);
        }
    }

    void AddBarrier(const QueueOp &op) {
        const bool is_ranged = op.barrier.ranged;
        const size_t number = oracle_.AddDependency({op.queue, Sequence(), op.queue, Sequence(),
                                                     MakeBarrier(op.barrier, op.queue),
                                                     is_ranged ? op.space : -1, op.begin, op.end});
        if (is_ranged && op.barrier.transition) {
            usages_[number_ + 1] = {WD_SYNC_IMAGE_LAYOUT_TRANSITION, op.queue};
            oracle_.AddAccess({op.queue,
                               Sequence(),
                               number_ + 1,
                               WD_SYNC_IMAGE_LAYOUT_TRANSITION,
                               op.space,
                               op.begin,
                               op.end,
                               {number},
                               {},
                               {}});
        }
    }

    void Check(const Access &access) {
        usages_[access.tag] = {access.usage, access.queue};
        for (uint64_t unit = access.begin; unit < access.end; unit++) {
            if (oracle_.IsOverwrittenByRace(access.space, unit)) {
                continue;
            }
            Note(unit, oracle_.Check(access, unit));
            for (int other = 0; other < kQueueProgramQueues; other++) {
                if (other != access.queue) {
                    Note(unit, oracle_.CheckRace(access, other, unit));
                }
            }
        }
        oracle_.AddAccess(access);
    }

    void Note(uint64_t unit, const Finding &finding) {
        if (!finding.kind) {
            return;
        }
        std::map<std::pair<uint32_t, int>, uint64_t> last;
        for (const uint64_t prior : finding.priors) {
            last[usages_[prior]] = prior;
        }
        QueueFinding noted = {number_, unit, finding.kind, {}};
        for (const auto &prior : last) {
            noted.priors.insert(prior.second);
        }
        findings_.push_back(noted);
    }

    QueueOracle oracle_;
    std::array<Signaled, kQueueProgramSemaphores> semaphores_;
    std::array<std::vector<Signaled>, kQueueProgramTimelines> timelines_;
    std::map<uint64_t, std::pair<uint32_t, int>> usages_; // By tag.
    std::vector<QueueFinding> findings_;
    size_t number_ = 0;
};

} // namespace

std::string RunQueueProgram(const QueueProgram &program, Statistics *statistics) {
    return QueueRunner(statistics, nullptr).Run(program);
}

std::string RunQueueProgramFailing(const QueueProgram &program, wd_failing_allocator *failing) {
    Statistics statistics;
    return QueueRunner(&statistics, failing).Run(program);
}

std::vector<QueueFinding> FindQueueHazards(const QueueProgram &program) {
    return QueueFinder().Run(program);
}

} // namespace warden
