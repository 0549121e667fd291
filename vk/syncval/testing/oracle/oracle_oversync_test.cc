// Random programs on the over-synchronization tracker. Each program is narrowed by its verdicts, and must
// have the same hazards afterwards, by the oracle. WD_SYNC_ORACLE_PROGRAMS and WD_SYNC_ORACLE_SEED select the
// number of programs and the seed.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <tuple>

#include <vulkan/vulkan.h>

#include "vk/syncval/oversync/oversync.h"
#include "vk/syncval/testing/oracle/oracle.h"
#include "vk/syncval/testing/oracle/oracle_program.h"
#include "vk/syncval/testing/oracle/oracle_queues.h"
#include "vk/syncval/testing/oracle/oracle_shrink.h"

namespace warden {

namespace {

constexpr uint64_t kUnits = 5;

struct Record {
    wd_oversync_record record = {};
    bool is_released = false;
};

void Release(wd_oversync_record *record) {
    reinterpret_cast<Record *>(record)->is_released = true;
}

// Records by operation and barrier.
using Records = std::map<std::pair<size_t, size_t>, std::unique_ptr<Record>>;

struct Finding {
    size_t op;
    uint64_t unit;
    int kind;
    std::set<uint64_t> priors;
    bool operator==(const Finding &other) const {
        return std::tie(op, unit, kind, priors) == std::tie(other.op, other.unit, other.kind, other.priors);
    }
};

template <typename Finding> std::string PrintFindings(const std::vector<Finding> &findings) {
    std::string text;
    for (const Finding &finding : findings) {
        text += "    op " + std::to_string(finding.op + 1) + " unit " + std::to_string(finding.unit) + ": " +
                wd_sync_hazard_name(static_cast<wd_sync_hazard_kind>(finding.kind)) + " with";
        for (uint64_t prior : finding.priors) {
            text += " " + std::to_string(prior);
        }
        text += "\n";
    }
    return text;
}

class OversyncRunner {
  public:
    // Without a tracker only the oracle runs.
    OversyncRunner(wd_oversync_tracker *oversync, Records *records) : oversync_(oversync), records_(records) {
    }

    std::vector<Finding> Run(const Program &program) {
        for (size_t i = 0; i < program.size(); i++) {
            op_ = i;
            Step(program[i]);
            if (oversync_ && i % 7 == 6) {
                wd_oversync_release_records(oversync_);
            }
        }
        return findings_;
    }

  private:
    int Sequence() const {
        return static_cast<int>(op_) + 1;
    }

    void Step(const Op &op) {
        switch (op.kind) {
        case OpKind::kAccess:
            return Access(op);
        case OpKind::kBarrier:
            return Barrier(op, false);
        case OpKind::kWaitEvent:
            return Barrier(op, true);
        case OpKind::kSetEvent:
            events_[op.event] = {Sequence(), wd_sync_first_scope(op.stages, 0, 0).stages};
            return;
        case OpKind::kResetEvent:
            events_.erase(op.event);
            return;
        case OpKind::kInstance:
            instance_ = op.enter ? ++num_instances_ : 0;
            return;
        default:
            return;
        }
    }

    // Of reads of one usage the last one represents all: barriers that order it order the others too.
    void AddFinding(uint64_t unit, const OracleFinding &finding) {
        if (!finding.kind) {
            return;
        }
        std::map<uint32_t, uint64_t> last;
        for (uint64_t prior : finding.priors) {
            last[usages_[prior]] = prior;
        }
        std::set<uint64_t> priors;
        for (const auto &prior : last) {
            priors.insert(prior.second);
        }
        findings_.push_back({op_, unit, finding.kind, priors});
    }

    void Access(const Op &op) {
        const uint64_t tag = op_ + 1;
        const OracleAccess access = {kMain,       Sequence(), tag,    op.usage, instance_,
                                     op.ordering, op.begin,   op.end, {},       {}};
        for (uint64_t unit = op.begin; unit < op.end; unit++) {
            AddFinding(unit, oracle_.Check(access, unit));
        }
        oracle_.AddAccess(access);
        usages_[tag] = op.usage;
        if (oversync_) {
            const wd_sync_access model = {tag,
                                          instance_,
                                          static_cast<uint16_t>(op.usage),
                                          0,
                                          static_cast<uint8_t>(op.ordering),
                                          WD_SYNC_PLAIN};
            const wd_range range = {op.begin, op.end};
            wd_oversync_check(oversync_, WD_SYNC_LINEAR, &range, 1, &model);
            wd_oversync_update(oversync_, WD_SYNC_LINEAR, &range, 1, &model);
        }
    }

    wd_oversync_record *MakeRecord(size_t number, const BarrierText &text, bool waits, bool transition) {
        auto made = std::make_unique<Record>();
        wd_oversync_record *record = &made->record;
        record->given = {text.src_stages, text.src_accesses, text.dst_stages, text.dst_accesses};
        record->barrier = wd_sync_barrier_make(text.src_stages, text.src_accesses, text.dst_stages,
                                               text.dst_accesses, 0, 0);
        record->version_1 =
            op_ % 3 == 0 && !(record->given.src_stages >> 32) && !(record->given.dst_stages >> 32);
        record->transition = transition;
        record->is_uncertain = record->is_needed = waits;
        record->references = 1;
        record->released = Release;
        (*records_)[{op_, number}] = std::move(made);
        return record;
    }

    void Barrier(const Op &op, bool waits) {
        const uint64_t tag = op_ + 1;
        std::vector<OracleAccess> transitions;
        std::vector<wd_oversync_barrier> barriers;
        std::vector<wd_range> ranges(op.barriers.size());
        for (size_t i = 0; i < op.barriers.size(); i++) {
            const BarrierText &text = op.barriers[i];
            const uint64_t begin = text.ranged ? text.begin : 0, end = text.ranged ? text.end : kUnits;
            const wd_sync_barrier barrier = wd_sync_barrier_make(text.src_stages, text.src_accesses,
                                                                 text.dst_stages, text.dst_accesses, 0, 0);
            OracleBarrier node = {kMain, kMain, Sequence(), barrier, begin, end, -1};
            if (waits) {
                const auto event = events_.find(op.event);
                node.set_sequence = event != events_.end() ? event->second.first : -2;
                Limit(&node.barrier, event != events_.end() ? event->second.second : 0);
            }
            const bool transition = text.ranged && text.transition;
            const size_t own = oracle_.AddBarrier(node);
            if (transition) {
                transitions.push_back({kMain,
                                       Sequence(),
                                       tag,
                                       WD_SYNC_IMAGE_LAYOUT_TRANSITION,
                                       0,
                                       WD_SYNC_ORDERING_NONE,
                                       begin,
                                       end,
                                       {own},
                                       {own}});
            }
            if (oversync_) {
                ranges[i] = {begin, end};
                barriers.push_back({MakeRecord(i, text, waits, transition), &ranges[i],
                                    static_cast<size_t>(text.ranged), WD_SYNC_LINEAR, transition});
            }
        }
        for (const OracleAccess &transition : transitions) {
            for (uint64_t unit = transition.begin; unit < transition.end; unit++) {
                AddFinding(unit, oracle_.CheckTransition(transition, unit));
            }
        }
        for (const OracleAccess &transition : transitions) {
            oracle_.AddAccess(transition);
        }
        if (oversync_) {
            wd_oversync_apply_barriers(oversync_, tag, barriers.data(), barriers.size());
        }
    }

    static void Limit(wd_sync_barrier *barrier, uint64_t stages) {
        barrier->first.stages &= stages;
        for (uint32_t usage = 0; usage < WD_SYNC_USAGE_COUNT; usage++) {
            if (!(wd_sync_usage_table[usage].stage & stages)) {
                barrier->first.usages.words[usage / 64] &= ~(uint64_t{1} << usage % 64);
            }
        }
    }

    wd_oversync_tracker *oversync_;
    Records *records_;
    Oracle oracle_;
    std::vector<Finding> findings_;
    std::map<uint64_t, uint32_t> usages_; // By tag.
    std::map<uint64_t, std::pair<int, uint64_t>> events_;
    size_t op_ = 0;
    uint32_t instance_ = 0, num_instances_ = 0;
};

struct Verdicts {
    uint64_t needed = 0, wide = 0, idle = 0;
};

// Keeps operations that both runs support, and transitions that do not overlap.
Program Simplify(const Program &program) {
    Program simple;
    for (Op op : program) {
        if (op.kind == OpKind::kAccess && op.begin >= op.end) {
            continue;
        }
        bool taken[kUnits] = {};
        for (BarrierText &text : op.barriers) {
            bool meets = false;
            for (uint64_t unit = text.begin; text.transition && unit < text.end; unit++) {
                meets |= taken[unit];
                taken[unit] = true;
            }
            text.transition &= !meets;
        }
        simple.push_back(op);
    }
    return simple;
}

Program Narrow(const Program &program, const Records &records, Verdicts *verdicts) {
    Program narrow = program;
    for (size_t i = 0; i < program.size(); i++) {
        for (size_t k = program[i].barriers.size(); k-- > 0;) {
            const auto found = records.find({i, k});
            if (found == records.end()) {
                continue;
            }
            wd_sync_dependency enough;
            const wd_oversync_verdict verdict = wd_oversync_record_evaluate(&found->second->record, &enough);
            verdicts->needed += verdict == WD_OVERSYNC_NEEDED;
            verdicts->wide += verdict == WD_OVERSYNC_TOO_WIDE;
            verdicts->idle += verdict == WD_OVERSYNC_REDUNDANT;
            std::vector<BarrierText> &barriers = narrow[i].barriers;
            if (verdict == WD_OVERSYNC_REDUNDANT) {
                barriers.erase(barriers.begin() + static_cast<std::ptrdiff_t>(k));
                continue;
            }
            barriers[k].src_stages = enough.src_stages;
            barriers[k].src_accesses = enough.src_accesses;
            barriers[k].dst_stages = enough.dst_stages;
            barriers[k].dst_accesses = enough.dst_accesses;
        }
    }
    return narrow;
}

// Disagrees returns the narrowed program if its hazards differ.
std::string Disagrees(const Program &program, Verdicts *verdicts) {
    Records records;
    wd_oversync_tracker *oversync = wd_oversync_create(wd_allocator_default());
    const std::vector<Finding> before = OversyncRunner(oversync, &records).Run(program);
    wd_oversync_destroy(oversync);
    for (const auto &entry : records) {
        wd_oversync_record_unref(&entry.second->record);
        if (!entry.second->is_released) {
            return "a record was not released\n";
        }
    }
    const Program narrow = Narrow(program, records, verdicts);
    const std::vector<Finding> after = OversyncRunner(nullptr, nullptr).Run(narrow);
    return before == after
               ? ""
               : Print(narrow) + "before:\n" + PrintFindings(before) + "after:\n" + PrintFindings(after);
}

// --- Several queues: a tracker for each

class OversyncQueues {
  public:
    OversyncQueues() {
        for (wd_oversync_tracker *&oversync : oversync_) {
            oversync = wd_oversync_create(wd_allocator_default());
        }
    }
    ~OversyncQueues() {
        for (wd_oversync_tracker *oversync : oversync_) {
            wd_oversync_destroy(oversync);
        }
    }

    void Run(const QueueProgram &program, Records *records) {
        for (size_t i = 0; i < program.size(); i++) {
            Step(program[i], i, records);
        }
    }

  private:
    void Step(const QueueOp &op, size_t number, Records *records) {
        wd_oversync_tracker *oversync = oversync_[op.queue];
        const auto space = static_cast<wd_sync_space>(op.space);
        const wd_range range = {op.begin, op.end};
        if (op.kind == QueueOpKind::kAccess) {
            const wd_sync_access access = {number + 1, 0, static_cast<uint16_t>(op.usage),
                                           0,          0, WD_SYNC_PLAIN};
            wd_oversync_check(oversync, space, &range, 1, &access);
            wd_oversync_update(oversync, space, &range, 1, &access);
        } else if (op.kind == QueueOpKind::kBarrier) {
            auto made = std::make_unique<Record>();
            wd_oversync_record *record = &made->record;
            const BarrierText &text = op.barrier;
            record->given = {text.src_stages, text.src_accesses, text.dst_stages, text.dst_accesses};
            record->barrier = wd_sync_barrier_make(text.src_stages, text.src_accesses, text.dst_stages,
                                                   text.dst_accesses, 0, 0);
            record->transition = text.ranged && text.transition;
            record->references = 1;
            record->released = Release;
            const wd_oversync_barrier barrier = {record, &range, text.ranged ? 1u : 0u, space,
                                                 record->transition};
            (*records)[{number, 0}] = std::move(made);
            wd_oversync_apply_barriers(oversync, number + 1, &barrier, 1);
        } else if (op.kind == QueueOpKind::kSignal) {
            DoSignal(op, number);
        } else if (op.kind == QueueOpKind::kWait) {
            DoWait(op);
        }
    }

    void DoSignal(const QueueOp &op, size_t number) {
        wd_oversync_source source = {};
        source.kind = WD_OVERSYNC_SOURCE_QUEUE;
        source.from = static_cast<uint64_t>(op.queue);
        source.position = number;
        source.stages = wd_sync_first_scope(op.stages, 0, 0).stages;
        if (op.timeline) {
            timelines_[op.semaphore % kQueueProgramTimelines].push_back(op.queue);
        } else {
            signals_[op.semaphore] = {op.queue, source};
        }
        if (!(op.stages & VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT)) {
            wd_oversync_read_unknown(oversync_[op.queue],
                                     wd_sync_earlier_stages(wd_sync_expand_stages(op.stages, 0)));
        }
    }

    // Waits of a queue for its own signal operations are left out.
    void DoWait(const QueueOp &op) {
        wd_oversync_tracker *oversync = oversync_[op.queue];
        Signal &signal = signals_[op.semaphore];
        if (op.timeline) {
            const std::vector<int> &queues = timelines_[op.semaphore % kQueueProgramTimelines];
            wd_oversync_source source = {};
            source.kind = WD_OVERSYNC_SOURCE_TIMELINE;
            source.from = static_cast<uint64_t>(op.semaphore % kQueueProgramTimelines);
            source.position = NumSignals(op, queues.size());
            const auto end = queues.begin() + static_cast<std::ptrdiff_t>(source.position);
            if (std::any_of(queues.begin(), end, [&](int queue) { return queue != op.queue; })) {
                wd_oversync_wait_semaphore(oversync, op.stages, source);
            }
        } else if (signal.queue >= 0 && signal.queue != op.queue) {
            signal.queue = -1;
            wd_oversync_wait_semaphore(oversync, op.stages, signal.source);
        }
    }

    struct Signal {
        int queue = -1; // -1: not signaled.
        wd_oversync_source source = {};
    };

    wd_oversync_tracker *oversync_[3];
    Signal signals_[kQueueProgramSemaphores];
    std::vector<int> timelines_[kQueueProgramTimelines]; // The queues that signaled.
};

std::string DisagreesOnQueues(const QueueProgram &program, Verdicts *verdicts) {
    Records records;
    OversyncQueues().Run(program, &records);
    QueueProgram narrow = program;
    for (const auto &entry : records) {
        wd_sync_dependency enough;
        const wd_oversync_verdict verdict = wd_oversync_record_evaluate(&entry.second->record, &enough);
        verdicts->needed += verdict == WD_OVERSYNC_NEEDED;
        verdicts->wide += verdict == WD_OVERSYNC_TOO_WIDE;
        verdicts->idle += verdict == WD_OVERSYNC_REDUNDANT;
        QueueOp &op = narrow[entry.first.first];
        op.kind = verdict == WD_OVERSYNC_REDUNDANT ? QueueOpKind::kTrim : op.kind;
        op.barrier.src_stages = enough.src_stages;
        op.barrier.src_accesses = enough.src_accesses;
        op.barrier.dst_stages = enough.dst_stages;
        op.barrier.dst_accesses = enough.dst_accesses;
        wd_oversync_record_unref(&entry.second->record);
    }
    const std::vector<QueueFinding> before = FindQueueHazards(program), after = FindQueueHazards(narrow);
    return before == after ? ""
                           : PrintQueueProgram(narrow) + "before:\n" + PrintFindings(before) + "after:\n" +
                                 PrintFindings(after);
}

void PrintVerdicts(uint64_t num_programs, const Verdicts &verdicts) {
    printf("%llu programs; barriers needed: %llu, too wide: %llu, without effect: %llu\n",
           static_cast<unsigned long long>(num_programs), static_cast<unsigned long long>(verdicts.needed),
           static_cast<unsigned long long>(verdicts.wide), static_cast<unsigned long long>(verdicts.idle));
    if (num_programs >= 1000) {
        EXPECT_GT(verdicts.needed, 0u);
        EXPECT_GT(verdicts.wide, 0u);
        EXPECT_GT(verdicts.idle, 0u);
    }
}

TEST(OracleOversync, NarrowedProgramsHaveTheSameHazards) {
    const RandomPrograms programs(5000);
    Verdicts verdicts;
    for (uint64_t i = programs.first; i < programs.end(); i++) {
        RandomChoices choices(programs.seed * 1000033 + i);
        const Program program = Simplify(MakeProgram(choices));
        if (!Disagrees(program, &verdicts).empty()) {
            const Program smallest = ShrinkWhile(
                program, [&](const Program &part) { return !Disagrees(part, &verdicts).empty(); },
                &Op::barriers);
            FAIL() << "program " << i << " of seed " << programs.seed << "\n"
                   << Print(smallest) << "narrowed:\n"
                   << Disagrees(smallest, &verdicts);
        }
    }
    PrintVerdicts(programs.count, verdicts);
}

// A read is hidden by a later one of its usage, but a wait for an event may continue from it only: the
// barrier after the wait makes the write visible to the last read.
TEST(OracleOversync, AHiddenReadCoversTheWriteThroughAnEvent) {
    const auto access = [](uint32_t usage) {
        Op op = {OpKind::kAccess};
        op.usage = usage;
        op.end = 1;
        return op;
    };
    Op set = {OpKind::kSetEvent}, wait = {OpKind::kWaitEvent}, barrier = {OpKind::kBarrier};
    set.stages = VK_PIPELINE_STAGE_2_BOTTOM_OF_PIPE_BIT;
    wait.barriers = {{VK_PIPELINE_STAGE_2_LATE_FRAGMENT_TESTS_BIT, 0, VK_PIPELINE_STAGE_2_COPY_BIT,
                      VK_ACCESS_2_MEMORY_READ_BIT, false, false, 0, kUnits}};
    barrier.barriers = {{VK_PIPELINE_STAGE_2_COPY_BIT, VK_ACCESS_2_TRANSFER_READ_BIT,
                         VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT, 0, false, false, 0, kUnits}};
    const Op read = access(WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ);
    const Op sampled = access(WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ);
    const Program program = {
        access(WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE), read, set, wait, read, sampled, barrier, sampled,
    };
    Verdicts verdicts;
    EXPECT_EQ(Disagrees(program, &verdicts), "");
    EXPECT_EQ(verdicts.idle, 0u);
}

// Waits for an event order the accesses before the set, which the tracker does not know. The last write
// relies on a barrier after them with the same scopes.
TEST(OracleOversync, ABarrierWithTheScopesOfTheWaitsBeforeIt) {
    Op write = {OpKind::kAccess}, wait = {OpKind::kWaitEvent}, barrier = {OpKind::kBarrier};
    write.usage = WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE;
    write.end = 1;
    const uint64_t compute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
    const uint64_t storage = VK_ACCESS_2_SHADER_STORAGE_WRITE_BIT;
    wait.barriers = barrier.barriers = {{compute, storage, compute, storage, false, false, 0, kUnits}};
    Verdicts verdicts;
    EXPECT_EQ(Disagrees({write, wait, wait, barrier, write}, &verdicts), "");
    EXPECT_EQ(verdicts.idle, 0u);
}

// A read before the other queue's write, with a barrier after it, does not cover that write; the last read
// does.
TEST(OracleOversync, AReadAfterASemaphoreCoversTheWaitedAccesses) {
    const auto access = [](int queue, uint32_t usage) {
        QueueOp op = {QueueOpKind::kAccess, queue, usage};
        op.end = 1;
        return op;
    };
    const auto semaphore = [](QueueOpKind kind, int queue, int number, uint64_t stages) {
        QueueOp op = {kind, queue};
        op.semaphore = number;
        op.stages = stages;
        return op;
    };
    const uint64_t all = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, copy = VK_PIPELINE_STAGE_2_COPY_BIT;
    const uint64_t fragment = VK_PIPELINE_STAGE_2_FRAGMENT_SHADER_BIT;
    QueueOp before = {QueueOpKind::kBarrier, 2}, after = {QueueOpKind::kBarrier, 2};
    before.barrier = {all, 0, all, 0, false, false, 0, 0};
    after.barrier = {fragment, 0, copy, 0, false, false, 0, 0};
    const QueueProgram program = {
        access(2, WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ),
        semaphore(QueueOpKind::kSignal, 2, 0, all),
        before,
        semaphore(QueueOpKind::kWait, 0, 0, all),
        access(0, WD_SYNC_COPY_TRANSFER_WRITE),
        semaphore(QueueOpKind::kSignal, 0, 1, copy),
        semaphore(QueueOpKind::kWait, 2, 1, VK_PIPELINE_STAGE_2_ALL_GRAPHICS_BIT), // Copies wait with them.

        access(2, WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ),
        after,
        access(2, WD_SYNC_COPY_TRANSFER_READ),
    };
    EXPECT_TRUE(FindQueueHazards(program).empty());
    Verdicts verdicts;
    EXPECT_EQ(DisagreesOnQueues(program, &verdicts), "");
}

// Semaphores of another queue that are waited for later, by more stages, do not include the work before the
// first one; neither do those of the same queue with other signal stages, nor those of another timeline.
TEST(OracleOversync, ManySemaphoresThatIncludeLessThanTheFirst) {
    const uint64_t all = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, copy = VK_PIPELINE_STAGE_2_COPY_BIT;
    const uint64_t compute = VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT;
    const struct {
        int queue;
        uint64_t stages;
        bool timeline;
    } others[] = {{2, all, false}, {1, compute, false}, {2, all, true}};
    for (const auto &other : others) {
        const auto semaphore = [&](QueueOpKind kind, int queue, int number, uint64_t stages) {
            QueueOp op = {kind, queue};
            op.semaphore = number;
            op.stages = stages;
            op.timeline = other.timeline;
            op.value = 100;
            return op;
        };
        QueueOp write = {QueueOpKind::kAccess, 1, WD_SYNC_COPY_TRANSFER_WRITE};
        QueueOp read = {QueueOpKind::kAccess, 0, WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ};
        write.end = read.end = 1;
        QueueOp barrier = {QueueOpKind::kBarrier, 0};
        barrier.barrier = {copy, 0, compute, VK_ACCESS_2_SHADER_STORAGE_READ_BIT, false, false, 0, 0};
        QueueProgram program = {write, semaphore(QueueOpKind::kSignal, 1, 1, all),
                                semaphore(QueueOpKind::kWait, 0, 1, copy), barrier};
        for (int i = 0; i < 20; i++) {
            program.push_back(semaphore(QueueOpKind::kSignal, other.queue, 0, other.stages));
            program.push_back(semaphore(QueueOpKind::kWait, 0, 0, all));
        }
        program.push_back(read);
        EXPECT_TRUE(FindQueueHazards(program).empty());
        Verdicts verdicts;
        EXPECT_EQ(DisagreesOnQueues(program, &verdicts), "");
        EXPECT_EQ(verdicts.idle, 0u);
    }
}

// A frame loop: repeated signals of the same queue after the same stages, or growing timeline values, include
// all earlier work. A barrier on which nothing relies stays redundant.
TEST(OracleOversync, ALaterSemaphoreOfTheSameOriginIncludesTheEarlierOnes) {
    const uint64_t all = VK_PIPELINE_STAGE_2_ALL_COMMANDS_BIT, copy = VK_PIPELINE_STAGE_2_COPY_BIT;
    const struct {
        uint64_t stages;
        bool timeline;
    } signals[] = {{all, false}, {copy, false}, {all, true}, {copy, true}};
    for (const auto &of : signals) {
        QueueProgram program;
        for (int i = 0; i < 40; i++) {
            QueueOp signal = {QueueOpKind::kSignal, 1 + i % 2}, wait = {QueueOpKind::kWait, 0};
            signal.semaphore = wait.semaphore = 1;
            signal.stages = of.stages;
            signal.timeline = wait.timeline = of.timeline;
            wait.value = 100;
            wait.stages = copy;
            QueueOp barrier = {QueueOpKind::kBarrier, 0};
            barrier.barrier = {copy,
                               0,
                               VK_PIPELINE_STAGE_2_COMPUTE_SHADER_BIT,
                               VK_ACCESS_2_SHADER_STORAGE_READ_BIT,
                               false,
                               false,
                               0,
                               0};
            for (const QueueOp &op : {signal, wait, barrier}) {
                program.push_back(op);
            }
        }
        Verdicts verdicts;
        EXPECT_EQ(DisagreesOnQueues(program, &verdicts), "");
        EXPECT_EQ(verdicts.idle, 40u);
    }
}

TEST(OracleOversync, NarrowedProgramsOfSeveralQueuesHaveTheSameHazards) {
    const RandomPrograms programs(5000);
    Verdicts verdicts;
    for (uint64_t i = programs.first; i < programs.end(); i++) {
        RandomChoices choices(programs.seed * 1000039 + i);
        QueueProgram program = MakeQueueProgram(choices);
        for (int more = 0; i % 4 == 0 && more < 3; more++) { // More semaphores than the tracker remembers.
            const QueueProgram next = MakeQueueProgram(choices);
            program.insert(program.end(), next.begin(), next.end());
        }
        for (QueueOp &op : program) {
            op.barrier.acquires = false; // Ownership transfers are not evaluated.
        }
        if (!DisagreesOnQueues(program, &verdicts).empty()) {
            const QueueProgram smallest = ShrinkWhile(program, [&](const QueueProgram &part) {
                return !DisagreesOnQueues(part, &verdicts).empty();
            });
            FAIL() << "program " << i << " of seed " << programs.seed << "\n"
                   << PrintQueueProgram(smallest) << "narrowed:\n"
                   << DisagreesOnQueues(smallest, &verdicts);
        }
    }
    PrintVerdicts(programs.count, verdicts);
}

} // namespace

} // namespace warden
