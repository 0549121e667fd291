#include "vk/syncval/oracle_queues.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <set>

#include "vk/syncval/syncval.h"

namespace warden {

namespace {

constexpr uint64_t kAllCommands = 0x10000;
constexpr uint64_t kAnyAccess = 0x18000; // MEMORY_READ and WRITE

bool Writes(uint32_t usage) {
    return wd_sync_usage_table[usage].writes;
}

wd_sync_barrier MakeBarrier(const BarrierText &text, int queue) {
    return wd_sync_barrier_make(text.src_stages, text.src_accesses, text.dst_stages, text.dst_accesses, 0,
                                static_cast<uint32_t>(queue));
}

wd_sync_barrier MakeSemaphore(uint64_t signal_stages, uint64_t wait_stages, int queue) {
    wd_sync_barrier barrier = wd_sync_barrier_make(signal_stages, kAnyAccess, wait_stages, kAnyAccess, 0,
                                                   static_cast<uint32_t>(queue));
    if (signal_stages & kAllCommands) { // Layout transitions have no stage.
        wd_sync_mask_add(&barrier.first.usages, WD_SYNC_IMAGE_LAYOUT_TRANSITION);
    }
    return barrier;
}

// --- The oracle

struct Access {
    int queue, sequence;
    uint64_t tag;
    uint32_t usage;
    int space;
    uint64_t begin, end;
    std::vector<size_t> own;                                 // Of a layout transition: its barrier's number.
    std::array<const Access *, kQueueProgramUnits> saw = {}; // The last write that a read knew.
    std::set<const Access *> knew;                           // What its queue knew then.
};

struct Dependency {
    int from_queue, from_sequence; // Its first scope is before.
    int queue, sequence;           // Its second scope is behind.
    wd_sync_barrier barrier;
    int space; // -1: all memory.
    uint64_t begin, end;
};

struct Finding {
    int kind = 0;
    std::set<uint64_t> priors;
};

class QueueOracle {
  public:
    // What a queue knows, and at which units it still counts: what a later write was put over is gone.
    using Knowledge = std::map<const Access *, unsigned>;

    size_t AddDependency(const Dependency &dependency) {
        dependencies_.push_back(dependency);
        return dependencies_.size() - 1;
    }

    void AddAccess(Access access) {
        for (uint64_t unit = access.begin; unit < access.end; unit++) {
            access.saw[unit] = LastWrite(access.queue, access.space, unit);
        }
        for (const auto &entry : known_[access.queue]) {
            access.knew.insert(entry.first);
        }
        accesses_.push_back(std::make_unique<Access>(access));
        known_[access.queue][accesses_.back().get()] = ~0u;
        Settle(access.queue);
    }

    const Knowledge &known(int queue) const {
        return known_[queue];
    }
    void Learn(int queue, const Knowledge &what) {
        for (const auto &entry : what) {
            known_[queue][entry.first] |= entry.second;
            learned_[queue].insert(entry.first);
        }
        Settle(queue);
    }

    // Complete: whatever the queue did and knows is over.
    void Complete(int queue) {
        for (const auto &entry : known_[queue]) {
            complete_.insert(entry.first);
        }
    }

    Finding Check(const Access &access, uint64_t unit) const {
        Finding finding;
        const Access *write = LastWrite(access.queue, access.space, unit);
        const std::vector<const Access *> reads = ReadsOf(write, access.queue, access.space, unit);
        for (const Access *read : reads) {
            const bool before = IsBefore(*read, access, unit);
            if (!Writes(access.usage) && before) {
                return {};
            }
            if (Writes(access.usage) && !before) {
                Add(&finding, WD_SYNC_WRITE_AFTER_READ, read);
            }
        }
        const bool compares_write = write && (!Writes(access.usage) || reads.empty());
        if (compares_write && !IsBefore(*write, access, unit)) {
            Add(&finding, Writes(access.usage) ? WD_SYNC_WRITE_AFTER_WRITE : WD_SYNC_READ_AFTER_WRITE, write);
        }
        return finding;
    }

    // CheckRace compares with what `other` did, and what this queue does not know.
    Finding CheckRace(const Access &access, int other, uint64_t unit) const {
        Finding finding;
        const Access *write = LastWrite(other, access.space, unit);
        if (write && IsRacing(*write, access, other)) {
            Add(&finding, Writes(access.usage) ? WD_SYNC_WRITE_RACING_WRITE : WD_SYNC_READ_RACING_WRITE,
                write);
            return finding;
        }
        for (const Access *read : ReadsOf(write, other, access.space, unit)) {
            if (Writes(access.usage) && IsRacing(*read, access, other)) {
                Add(&finding, WD_SYNC_WRITE_RACING_READ, read);
            }
        }
        return finding;
    }

  private:
    static void Add(Finding *finding, int kind, const Access *prior) {
        finding->kind = kind;
        finding->priors.insert(prior->tag);
    }

    bool IsComplete(const Access *access) const {
        return complete_.count(access) != 0;
    }

    bool IsRacing(const Access &prior, const Access &access, int other) const {
        return prior.queue == other && !learned_[access.queue].count(&prior) && !IsComplete(&prior);
    }

    bool Counts(const std::pair<const Access *const, unsigned> &entry, int space, uint64_t unit) const {
        const Access &access = *entry.first;
        return access.space == space && access.begin <= unit && unit < access.end &&
               entry.second >> unit & 1 && !IsComplete(&access);
    }

    const Access *LastWrite(int queue, int space, uint64_t unit) const {
        const Access *last = nullptr;
        for (const auto &entry : known_[queue]) {
            if (Writes(entry.first->usage) && Counts(entry, space, unit) &&
                (!last || entry.first->tag > last->tag)) {
                last = entry.first;
            }
        }
        return last;
    }

    // The write that a read counts as one behind: a complete one may be forgotten anywhere.
    const Access *Seen(const Access &read, uint64_t unit) const {
        const Access *saw = read.saw[unit];
        return saw && IsComplete(saw) ? nullptr : saw;
    }

  public:
    // IsTorn: a write was put over what it raced with. The race was the finding; another queue may still hold the other
    // access, by an older semaphore, and what orders it there is not followed any more.
    bool IsTorn(int space, uint64_t unit) const {
        return is_torn_[space][unit];
    }

  private:
    // Of two queues' accesses the later write wins and takes its reads along. What it was put over raced with it.
    void Settle(int queue) {
        for (int space = 0; space < WD_SYNC_SPACE_COUNT; space++) {
            for (uint64_t unit = 0; unit < kQueueProgramUnits; unit++) {
                const Access *write = LastWrite(queue, space, unit);
                for (auto &entry : known_[queue]) {
                    const Access &access = *entry.first;
                    if (write && access.space == space && &access != write &&
                        (Writes(access.usage) || Seen(access, unit) != write)) {
                        is_torn_[space][unit] |= Counts(entry, space, unit) && !write->knew.count(&access);
                        entry.second &= ~(1u << unit);
                    }
                }
            }
        }
    }

    std::vector<const Access *> ReadsOf(const Access *write, int queue, int space, uint64_t unit) const {
        std::vector<const Access *> reads;
        for (const auto &entry : known_[queue]) {
            if (!Writes(entry.first->usage) && Counts(entry, space, unit) &&
                Seen(*entry.first, unit) == write) {
                reads.push_back(entry.first);
            }
        }
        return reads;
    }

    bool Holds(const Dependency &dependency, int space, uint64_t unit) const {
        return dependency.space < 0 ||
               (dependency.space == space && dependency.begin <= unit && unit < dependency.end);
    }

    bool IsDirect(const Access &access, const Dependency &dependency, uint64_t unit) const {
        if (!Holds(dependency, access.space, unit) || access.queue != dependency.from_queue ||
            access.sequence >= dependency.from_sequence) {
            return false;
        }
        return Writes(access.usage)
                   ? wd_sync_mask_test(&dependency.barrier.first.usages, access.usage)
                   : (dependency.barrier.first.stages & wd_sync_usage_table[access.usage].stage) != 0;
    }

    bool IsChained(const Dependency &first, const Dependency &second, int space, uint64_t unit) const {
        return Holds(second, space, unit) && first.queue == second.from_queue &&
               first.sequence < second.from_sequence &&
               first.barrier.second.stages & second.barrier.first.stages;
    }

    bool IsBefore(const Access &prior, const Access &access, uint64_t unit) const {
        std::vector<size_t> open(prior.own);
        for (size_t i = 0; i < dependencies_.size(); i++) {
            if (IsDirect(prior, dependencies_[i], unit)) {
                open.push_back(i);
            }
        }
        std::vector<bool> reached(dependencies_.size());
        while (!open.empty()) {
            const size_t at = open.back();
            open.pop_back();
            if (reached[at]) {
                continue;
            }
            reached[at] = true;
            const Dependency &dependency = dependencies_[at];
            if (dependency.queue == access.queue && dependency.sequence < access.sequence &&
                Reaches(prior, dependency, access)) {
                return true;
            }
            for (size_t i = 0; i < dependencies_.size(); i++) {
                if (!reached[i] && IsChained(dependency, dependencies_[i], prior.space, unit)) {
                    open.push_back(i);
                }
            }
        }
        return false;
    }

    // A transition is behind what its own barrier covers: that barrier is among those reached.
    static bool Reaches(const Access &prior, const Dependency &dependency, const Access &access) {
        return Writes(prior.usage)
                   ? wd_sync_mask_test(&dependency.barrier.second.usages, access.usage)
                   : (dependency.barrier.second.stages & wd_sync_usage_table[access.usage].stage) != 0;
    }

    std::vector<std::unique_ptr<Access>> accesses_;
    std::vector<Dependency> dependencies_;
    std::array<Knowledge, kQueueProgramQueues> known_;
    std::array<std::set<const Access *>, kQueueProgramQueues> learned_; // By semaphores.
    std::set<const Access *> complete_;
    bool is_torn_[WD_SYNC_SPACE_COUNT][kQueueProgramUnits] = {};
};

// --- Both

struct ContextDeleter {
    void operator()(wd_sync_context *context) const {
        wd_sync_context_destroy(context);
    }
};
using Context = std::unique_ptr<wd_sync_context, ContextDeleter>;

struct Semaphore {
    bool is_signaled = false;
    int queue = 0, sequence = 0;
    uint64_t stages = 0;
    std::array<uint64_t, kQueueProgramQueues> clock = {};
    Context context;
    QueueOracle::Knowledge known;
};

class QueueRunner {
  public:
    explicit QueueRunner(Statistics *statistics) : statistics_(statistics), complete_(WD_SYNC_MAX_QUEUES) {
        wd_sync_pool_create(wd_allocator_default(), &pool_);
        wd_sync_pool_set_collection_limit(pool_, 24);
        for (int queue = 0; queue < kQueueProgramQueues; queue++) {
            contexts_[queue] = NewContext(queue);
            wd_sync_context_set_complete(contexts_[queue].get(), complete_.data());
        }
    }

    ~QueueRunner() {
        for (int queue = 0; queue < kQueueProgramQueues; queue++) {
            contexts_[queue].reset();
        }
        for (Semaphore &semaphore : semaphores_) {
            semaphore.context.reset();
        }
        wd_sync_pool_destroy(pool_);
    }

    std::string Run(const QueueProgram &program) {
        for (const QueueOp &op : program) {
            sequence_++;
            Step(op);
            if (!difference_.empty()) {
                break;
            }
        }
        return difference_;
    }

  private:
    Context NewContext(int queue) {
        wd_sync_context *context;
        wd_sync_context_create(pool_, static_cast<uint8_t>(queue), &context);
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
            wd_sync_context_trim(contexts_[op.queue].get());
            return;
        }
    }

    void Compare(const char *what, uint64_t unit, const Finding &expected, bool found,
                 const wd_sync_hazard &hazard) {
        statistics_->checks++;
        statistics_->hazards[expected.kind]++;
        const int kind = found ? hazard.kind : 0;
        if (kind == expected.kind && (!found || expected.priors.count(hazard.prior.tag))) {
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
        const wd_sync_access model = {access.tag, 0, static_cast<uint16_t>(access.usage),
                                      static_cast<uint8_t>(access.queue), 0};
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
        wd_sync_context_copy(copy.get(), contexts_[access.queue].get());
        const wd_sync_barrier fix =
            wd_sync_barrier_make(hazard.fix.src_stages, hazard.fix.src_accesses, hazard.fix.dst_stages,
                                 hazard.fix.dst_accesses, 0, access.queue);
        const wd_sync_barrier_command command = {0, &fix, nullptr, 1, 0};
        wd_sync_context_barrier(copy.get(), &command);
        wd_sync_hazard left;
        statistics_->fixes++;
        // Reads of other queues are named together with those of this one; a barrier here does not order them.
        if (wd_sync_context_detect(copy.get(), space, &range, 1, &access, &left) &&
            left.prior.queue == access.queue) {
            difference_ = "the smallest barrier does not mend";
        }
    }

    void DoAccess(const QueueOp &op) {
        const Access access = {op.queue, sequence_, ++tag_, op.usage, op.space, op.begin, op.end, {}, {}, {}};
        for (uint64_t unit = op.begin; unit < op.end && difference_.empty(); unit++) {
            if (!oracle_.IsTorn(op.space, unit)) {
                CheckUnit(access, unit);
            }
        }
        const wd_range range = {op.begin, op.end};
        const wd_sync_access model = {access.tag, 0, static_cast<uint16_t>(op.usage), 0, 0};
        wd_sync_context_update(contexts_[op.queue].get(), static_cast<wd_sync_space>(op.space), &range, 1,
                               &model);
        oracle_.AddAccess(access);
    }

    void DoBarrier(const QueueOp &op) {
        const wd_sync_barrier barrier = MakeBarrier(op.barrier, op.queue);
        const wd_range range = {op.begin, op.end};
        const wd_sync_range_barrier ranged = {barrier, static_cast<wd_sync_space>(op.space), &range, 1,
                                              op.barrier.transition};
        const bool is_ranged = op.barrier.ranged;
        const wd_sync_barrier_command command = {++tag_, &barrier, &ranged, is_ranged ? 0u : 1u,
                                                 is_ranged ? 1u : 0u};
        wd_sync_context_barrier(contexts_[op.queue].get(), &command);
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
        Semaphore &semaphore = semaphores_[op.semaphore];
        semaphore.is_signaled = true;
        semaphore.queue = op.queue;
        semaphore.sequence = sequence_;
        semaphore.stages = op.stages;
        semaphore.clock = clocks_[op.queue];
        semaphore.clock[op.queue] = tag_ + 1;
        semaphore.context = NewContext(op.queue);
        wd_sync_context_take(semaphore.context.get(), contexts_[op.queue].get());
        semaphore.known = oracle_.known(op.queue);
    }

    void Wait(const QueueOp &op) {
        Semaphore &semaphore = semaphores_[op.semaphore];
        // Waiting for oneself is a barrier with an end tag, which oracle_run.cc has in its render passes.
        if (!semaphore.is_signaled || semaphore.queue == op.queue) {
            return;
        }
        semaphore.is_signaled = false;
        wd_sync_context *context = contexts_[op.queue].get();
        const wd_sync_barrier barrier = MakeSemaphore(semaphore.stages, op.stages, semaphore.queue);
        wd_sync_context_import(context, semaphore.context.get(), &barrier);
        for (int other = 0; other < kQueueProgramQueues; other++) {
            clocks_[op.queue][other] = std::max(clocks_[op.queue][other], semaphore.clock[other]);
        }
        oracle_.AddDependency({semaphore.queue, semaphore.sequence, op.queue, sequence_, barrier, -1, 0, 0});
        oracle_.Learn(op.queue, semaphore.known);
        semaphore.context.reset();
    }

    void Complete(int queue) {
        for (int other = 0; other < kQueueProgramQueues; other++) {
            complete_[other] = std::max(complete_[other], clocks_[queue][other]);
        }
        complete_[queue] = tag_ + 1;
        oracle_.Complete(queue);
    }

    Statistics *statistics_;
    wd_sync_pool *pool_ = nullptr;
    std::vector<uint64_t> complete_;
    std::array<Context, kQueueProgramQueues> contexts_;
    std::array<std::array<uint64_t, kQueueProgramQueues>, kQueueProgramQueues> clocks_ = {};
    std::array<Semaphore, kQueueProgramSemaphores> semaphores_;
    QueueOracle oracle_;
    std::string difference_;
    int sequence_ = 0;
    uint64_t tag_ = 0;
};

// --- The oracle alone

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
        bool is_signaled = false;
        int queue = 0, sequence = 0;
        uint64_t stages = 0;
        QueueOracle::Knowledge known;
    };

    int Sequence() const {
        return static_cast<int>(number_) + 1;
    }

    void Step(const QueueOp &op) {
        Signaled &semaphore = semaphores_[op.semaphore];
        if (op.kind == QueueOpKind::kAccess) {
            Check({op.queue, Sequence(), number_ + 1, op.usage, op.space, op.begin, op.end, {}, {}, {}});
        } else if (op.kind == QueueOpKind::kBarrier) {
            AddBarrier(op);
        } else if (op.kind == QueueOpKind::kSignal) {
            semaphore = {true, op.queue, Sequence(), op.stages, oracle_.known(op.queue)};
        } else if (op.kind == QueueOpKind::kWait && semaphore.is_signaled && semaphore.queue != op.queue) {
            semaphore.is_signaled = false;
            oracle_.AddDependency({semaphore.queue, semaphore.sequence, op.queue, Sequence(),
                                   MakeSemaphore(semaphore.stages, op.stages, semaphore.queue), -1, 0, 0});
            oracle_.Learn(op.queue, semaphore.known);
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
            if (oracle_.IsTorn(access.space, unit)) {
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
    std::map<uint64_t, std::pair<uint32_t, int>> usages_; // By tag.
    std::vector<QueueFinding> findings_;
    size_t number_ = 0;
};

} // namespace

std::string RunQueueProgram(const QueueProgram &program, Statistics *statistics) {
    return QueueRunner(statistics).Run(program);
}

std::vector<QueueFinding> FindQueueHazards(const QueueProgram &program) {
    return QueueFinder().Run(program);
}

} // namespace warden
