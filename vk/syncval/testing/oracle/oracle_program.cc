#include "vk/syncval/testing/oracle/oracle_program.h"

#include <cstdio>

#include "vk/syncval/testing/oracle/oracle_shrink.h"

namespace warden {

namespace {

constexpr uint64_t kUnits = 5;
constexpr uint64_t kEvents = 2;
constexpr uint64_t kStorageAccesses = uint64_t{3} << 33; // SHADER_STORAGE_READ and WRITE

// Few usages and masks, so that they often conflict.
const uint32_t kUsages[] = {
    WD_SYNC_COPY_TRANSFER_READ,
    WD_SYNC_COPY_TRANSFER_WRITE,
    WD_SYNC_CLEAR_TRANSFER_WRITE,
    WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_READ,
    WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE,
    WD_SYNC_VERTEX_SHADER_UNIFORM_READ,
    WD_SYNC_VERTEX_ATTRIBUTE_INPUT_VERTEX_ATTRIBUTE_READ,
    WD_SYNC_DRAW_INDIRECT_INDIRECT_COMMAND_READ,
    WD_SYNC_FRAGMENT_SHADER_SHADER_SAMPLED_READ,
    WD_SYNC_FRAGMENT_SHADER_INPUT_ATTACHMENT_READ,
    WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_READ,
    WD_SYNC_COLOR_ATTACHMENT_OUTPUT_COLOR_ATTACHMENT_WRITE,
    WD_SYNC_EARLY_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_READ,
    WD_SYNC_LATE_FRAGMENT_TESTS_DEPTH_STENCIL_ATTACHMENT_WRITE,
    WD_SYNC_HOST_HOST_WRITE,
    WD_SYNC_PRESENT,
};

const uint64_t kStages[] = {
    0x10000,     // ALL_COMMANDS
    0x8000,      // ALL_GRAPHICS
    0x1000,      // ALL_TRANSFER
    0x100000000, // COPY
    0x800,       // COMPUTE_SHADER
    0x8,         // VERTEX_SHADER
    0x80,        // FRAGMENT_SHADER
    0x300,       // EARLY and LATE_FRAGMENT_TESTS
    0x400,       // COLOR_ATTACHMENT_OUTPUT
    0x880,       // FRAGMENT and COMPUTE_SHADER
    0x2,         // DRAW_INDIRECT
    0x4,         // VERTEX_INPUT
    0x4000,      // HOST
    0x1,         // TOP_OF_PIPE
    0x2000,      // BOTTOM_OF_PIPE
    WD_SYNC_STAGE_PRESENT,
    0,
};

const uint64_t kAccesses[] = {
    0x18000, // MEMORY_READ and WRITE
    0x10000, // MEMORY_WRITE
    0x8000,  // MEMORY_READ
    0x1000,  // TRANSFER_WRITE
    0x800,   // TRANSFER_READ
    0x40,    // SHADER_WRITE
    0x20,    // SHADER_READ
    0x180,   // COLOR_ATTACHMENT_READ and WRITE
    0x400,   // DEPTH_STENCIL_ATTACHMENT_WRITE
    0x600,   // DEPTH_STENCIL_ATTACHMENT_READ and WRITE
    0x5,     // INDIRECT_COMMAND and VERTEX_ATTRIBUTE_READ
    0,
};

class Generator {
  public:
    explicit Generator(Choices &choices) : choices_(choices) {
    }

    Program Make() {
        Program program;
        const size_t length = 4 + Below(40);
        passes_ = OneIn(2);
        recordings_ = OneIn(2);
        floods_ = OneIn(40);
        // A program uses few usages, otherwise accesses rarely conflict twice.
        for (size_t i = 0; i < 3 + Below(5); i++) {
            usages_.push_back(Pick(kUsages));
        }
        if (length % 4 == 3) { // Not a choice, so that most inputs of the fuzzer stay the same programs.
            atomics_ = true;
            usages_.insert(usages_.end(), {WD_SYNC_COMPUTE_SHADER_SHADER_STORAGE_WRITE,
                                           WD_SYNC_FRAGMENT_SHADER_SHADER_STORAGE_WRITE,
                                           WD_SYNC_FRAGMENT_SHADER_SHADER_STORAGE_READ});
        }
        if (OneIn(4)) {
            return MakePasses();
        }
        if (OneIn(8)) {
            return OneIn(2) ? MakeChains() : MakeEvents();
        }
        while (program.size() < length && !choices_.HasEnded()) {
            // Barriers repeat, as in a frame loop.
            const bool repeats = !program.empty() && OneIn(5);
            const Op op = repeats ? program[Below(program.size())] : MakeOp();
            if (!repeats || op.kind == OpKind::kBarrier) {
                program.push_back(op);
            }
        }
        return program;
    }

  private:
    uint64_t Below(uint64_t limit) {
        return choices_.Below(limit);
    }
    bool OneIn(uint64_t count) {
        return choices_.OneIn(count);
    }
    template <typename T, size_t N> T Pick(const T (&values)[N]) {
        return choices_.Pick(values);
    }

    // MakePasses makes a program that consists mainly of render passes, some in recordings, with few units.
    Program MakePasses() {
        units_ = 1 + Below(2);
        usages_.resize(usages_.size() < 3 ? usages_.size() : 3);
        Program program;
        for (size_t i = 0; i < 1 + Below(3) && !choices_.HasEnded(); i++) {
            const bool records = OneIn(2);
            AddAround(&program);
            if (records) {
                program.push_back({OpKind::kBeginRecording});
                AddAround(&program);
            }
            AddPass(&program);
            AddAround(&program);
            if (records) {
                program.push_back({OpKind::kEndRecording});
                AddAround(&program);
            }
        }
        return program;
    }

    // MakeChains makes a program of dependency chains: barriers that continue from each other, mostly global
    // ones.
    Program MakeChains() {
        units_ = 1 + Below(2);
        Program program;
        for (size_t i = 0; i < 2 + Below(4) && !choices_.HasEnded(); i++) {
            program.push_back(MakeAccess());
            AddChain(&program, program.back().usage);
        }
        program.push_back(MakeAccess());
        return program;
    }

    void AddChain(Program *program, uint32_t usage) {
        uint64_t at = wd_sync_usage_table[usage].stage;
        const size_t length = 1 + Below(4);
        for (size_t i = 0; i < length; i++) {
            const uint32_t to = usages_[Below(usages_.size())];
            const uint64_t next = OneIn(3) ? Pick(kStages) : wd_sync_usage_table[to].stage;
            BarrierText link = {at, 0, next, 0, OneIn(3), false, 0, kUnits};
            link.src_accesses = i == 0 && !OneIn(4) ? wd_sync_usage_table[usage].access : 0;
            link.dst_accesses = i + 1 == length && !OneIn(4) ? wd_sync_usage_table[to].access : 0;
            if (link.ranged) {
                PickUnits(&link.begin, &link.end);
            }
            AddLink(program, link);
            at = OneIn(6) ? Pick(kStages) : next;
        }
    }

    // AddLink adds a barrier, or an event that is set and waited for instead.
    void AddLink(Program *program, const BarrierText &link) {
        Op op = {OpKind::kBarrier};
        if (OneIn(4)) {
            Op set = {OpKind::kSetEvent};
            set.stages = link.src_stages;
            program->push_back(set);
            op.kind = OpKind::kWaitEvent;
        }
        if (OneIn(5)) {
            program->push_back(MakeAccess());
        }
        op.barriers = {link};
        program->push_back(op);
    }

    // MakeEvents makes a program of recordings that set, reset and wait for each other's events.
    Program MakeEvents() {
        units_ = 1 + Below(2);
        Program program;
        for (size_t i = 0; i < 2 + Below(5) && !choices_.HasEnded(); i++) {
            const bool records = OneIn(2);
            if (records) {
                program.push_back({OpKind::kBeginRecording});
            }
            for (size_t k = 0; k < 1 + Below(4); k++) {
                program.push_back(MakeEventOp());
            }
            if (records) {
                program.push_back({OpKind::kEndRecording});
            }
        }
        return program;
    }

    Op MakeEventOp() {
        const uint64_t choice = Below(10);
        Op op = {OpKind::kBarrier};
        op.event = Below(kEvents);
        if (choice < 4) {
            return MakeAccess();
        }
        if (choice < 6) {
            op.kind = OpKind::kSetEvent;
            op.stages = Pick(kStages);
        } else if (choice < 9) {
            op.kind = choice < 8 ? OpKind::kWaitEvent : OpKind::kBarrier;
            op.barriers = MakeBarriers();
        } else {
            op.kind = OpKind::kResetEvent;
        }
        return op;
    }

    void AddAround(Program *program) {
        for (size_t i = 0; i < Below(3); i++) {
            Op op = MakeAccess();
            if (OneIn(2)) {
                op = {OpKind::kBarrier};
                op.barriers = {MakeBarrier(true, true)};
                if (program->size() % 3 ==
                    0) { // Not a choice, so that inputs of the fuzzer stay the same programs.
                    op.kind = OpKind::kSetEvent;
                    op.stages = op.barriers[0].src_stages;
                    op.barriers.clear();
                }
            }
            program->push_back(op);
        }
    }

    std::vector<AttachmentText> MakeAttachments() {
        std::vector<AttachmentText> attachments;
        for (uint64_t begin = Below(2); begin < units_ && OneIn(2);) {
            const uint64_t end = OneIn(2) ? begin + 1 : units_;
            attachments.push_back({begin, end, Below(16), Below(16), OneIn(2)});
            begin = end;
        }
        return attachments;
    }

    void AddPass(Program *program) {
        const int num_subpasses = 1 + static_cast<int>(Below(4));
        Op begin = {OpKind::kBeginPass};
        begin.attachments = MakeAttachments();
        for (int source = -1; source < num_subpasses; source++) {
            for (int target = source + 1; target <= num_subpasses; target++) {
                if ((source >= 0 || target < num_subpasses) && OneIn(2)) {
                    begin.dependencies.push_back(
                        {source, target < num_subpasses ? target : -1, MakeBarrier(false, false)});
                }
            }
        }
        program->push_back(begin);
        for (int i = 0; i < num_subpasses; i++) {
            if (i) {
                program->push_back({OpKind::kNextSubpass});
            }
            for (size_t k = 0; k < Below(3); k++) {
                Op op = MakeAccess();
                if (OneIn(6)) {
                    op = {program->size() % 2 ? OpKind::kBarrier : OpKind::kWaitEvent};
                    op.barriers = {MakeBarrier(false, false)};
                }
                program->push_back(op);
            }
        }
        program->push_back({OpKind::kEndPass});
    }

    void PickUnits(uint64_t *begin, uint64_t *end) {
        *begin = Below(units_);
        *end = OneIn(2) ? *begin + 1 : *begin + 1 + Below(units_ - *begin);
    }

    BarrierText MakeBarrier(bool can_range, bool can_transition) {
        BarrierText barrier = {
            Pick(kStages), Pick(kAccesses), Pick(kStages), Pick(kAccesses), false, false, 0, kUnits};
        if (OneIn(3)) { // Often a barrier that a real program would use.
            const wd_sync_usage_info &from = wd_sync_usage_table[usages_[Below(usages_.size())]];
            const wd_sync_usage_info &to = wd_sync_usage_table[usages_[Below(usages_.size())]];
            barrier = {from.stage, from.access, to.stage, to.access, false, false, 0, kUnits};
        }
        if (can_range && OneIn(2)) {
            barrier.ranged = true;
            barrier.transition = can_transition && OneIn(3);
            PickUnits(&barrier.begin, &barrier.end);
        }
        return barrier;
    }

    std::vector<BarrierText> MakeBarriers() {
        std::vector<BarrierText> barriers;
        for (size_t i = 0; i < 1 + Below(3); i++) {
            barriers.push_back(MakeBarrier(true, true));
        }
        return barriers;
    }

    Op MakeAccess() {
        Op op = {OpKind::kAccess};
        op.usage = usages_[Below(usages_.size())];
        const uint64_t access = wd_sync_usage_table[op.usage].access;
        if (access & 0x790 && OneIn(8)) {
            const wd_sync_ordering rare[] = {WD_SYNC_ORDERING_LOAD, WD_SYNC_ORDERING_STORE,
                                             WD_SYNC_ORDERING_RASTER};
            const wd_sync_ordering of_writes[] = {
                WD_SYNC_ORDERING_LOAD_DISCARD, WD_SYNC_ORDERING_STORE_DISCARD,
                WD_SYNC_ORDERING_STORE_READ_ONLY, WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD};
            op.ordering = wd_sync_usage_writes(op.usage) && OneIn(2) ? Pick(of_writes) : Pick(rare);
        } else if (access & 0x180) {
            op.ordering = WD_SYNC_ORDERING_COLOR;
        } else if (access & 0x600) {
            op.ordering = WD_SYNC_ORDERING_DEPTH_STENCIL;
        }
        PickUnits(&op.begin, &op.end);
        if (atomics_ && access & kStorageAccesses) {
            op.atomicity = ++num_storage_accesses_ % 4 ? WD_SYNC_ATOMIC_ON_DEVICE : WD_SYNC_PLAIN;
        }
        return op;
    }

    Op MakePass() {
        Op op = {OpKind::kBeginPass};
        op.attachments = MakeAttachments();
        for (size_t i = 0; i < Below(5); i++) {
            const int source = static_cast<int>(Below(4)) - 1;
            const int destination = OneIn(4) ? -1 : source + 1 + static_cast<int>(Below(2));
            if (source != destination) {
                op.dependencies.push_back({source, destination, MakeBarrier(false, false)});
            }
        }
        return op;
    }

    Op MakeOp() {
        const uint64_t choice = Below(100);
        if (choice < 50) {
            return MakeAccess();
        }
        Op op = {OpKind::kBarrier};
        op.event = Below(kEvents);
        if (choice < 72) {
            op.barriers = MakeBarriers();
        } else if (choice < 76) {
            op.kind = OpKind::kSetEvent;
            op.stages = Pick(kStages);
        } else if (choice < 80) {
            op.kind = OpKind::kWaitEvent;
            op.barriers = MakeBarriers();
        } else if (choice < 81) {
            op.kind = OpKind::kResetEvent;
        } else if (choice < 83) {
            op.kind = OpKind::kInstance;
            op.enter = OneIn(2);
        } else if (choice < 85) {
            op.kind = OpKind::kCopy;
        } else if (choice < 86 && floods_) {
            op.kind = OpKind::kFlood;
            op.barriers = {MakeBarrier(false, false), MakeBarrier(false, false)};
            op.enter = OneIn(2);
        } else if (choice < 94 && passes_) {
            const uint64_t part = Below(5);
            op = part < 1 ? MakePass() : Op{part < 4 ? OpKind::kNextSubpass : OpKind::kEndPass};
        } else if (recordings_) {
            op.kind = OneIn(2) ? OpKind::kBeginRecording : OpKind::kEndRecording;
        } else {
            return MakeAccess();
        }
        return op;
    }

    Choices &choices_;
    std::vector<uint32_t> usages_;
    uint64_t units_ = kUnits; // The units of accesses.
    bool passes_ = false, recordings_ = false, floods_ = false, atomics_ = false;
    uint64_t num_storage_accesses_ = 0;
};

std::string PrintBarrier(const BarrierText &barrier) {
    char text[200];
    snprintf(text, sizeof(text), "%s[%llu,%llu) %llx/%llx -> %llx/%llx",
             barrier.transition ? "transition " : "", static_cast<unsigned long long>(barrier.begin),
             static_cast<unsigned long long>(barrier.end),
             static_cast<unsigned long long>(barrier.src_stages),
             static_cast<unsigned long long>(barrier.src_accesses),
             static_cast<unsigned long long>(barrier.dst_stages),
             static_cast<unsigned long long>(barrier.dst_accesses));
    return (barrier.ranged ? "ranged " : "global ") + std::string(text);
}

std::string PrintOp(const Op &op) {
    static const char *const names[] = {"access",     "barrier",         "set event",     "reset event",
                                        "wait event", "instance",        "begin pass",    "next subpass",
                                        "end pass",   "begin recording", "end recording", "copy",
                                        "flood"};
    std::string text = names[static_cast<int>(op.kind)];
    if (op.kind == OpKind::kAccess) {
        text += std::string(" ") + wd_sync_usage_table[op.usage].name + " [" + std::to_string(op.begin) +
                "," + std::to_string(op.end) + ") ordering " + std::to_string(op.ordering) +
                (op.atomicity != WD_SYNC_PLAIN ? " atomic" : "");
    }
    if (op.kind == OpKind::kSetEvent || op.kind == OpKind::kWaitEvent || op.kind == OpKind::kResetEvent) {
        char stages[40];
        snprintf(stages, sizeof(stages), " stages %llx", static_cast<unsigned long long>(op.stages));
        text += " " + std::to_string(op.event) + stages;
    }
    text += op.kind == OpKind::kInstance ? (op.enter ? " new" : " none") : "";
    text += op.kind == OpKind::kFlood && op.enter ? " of passes" : "";
    for (const BarrierText &barrier : op.barriers) {
        text += "\n        " + PrintBarrier(barrier);
    }
    for (const DependencyText &dependency : op.dependencies) {
        text += "\n        " + std::to_string(dependency.source) + " -> " +
                std::to_string(dependency.destination) + ": " + PrintBarrier(dependency.barrier);
    }
    for (const AttachmentText &attachment : op.attachments) {
        char line[120];
        snprintf(line, sizeof(line), "\n        attachment [%llu,%llu) used in %llx, changed in %llx%s",
                 static_cast<unsigned long long>(attachment.begin),
                 static_cast<unsigned long long>(attachment.end),
                 static_cast<unsigned long long>(attachment.uses),
                 static_cast<unsigned long long>(attachment.changes),
                 attachment.changes_at_end ? " and at the end" : "");
        text += line;
    }
    return text;
}

} // namespace

Program MakeProgram(Choices &choices) {
    return Generator(choices).Make();
}

std::string Print(const Program &program) {
    std::string text;
    for (size_t i = 0; i < program.size(); i++) {
        text += "    " + std::to_string(i + 1) + ". " + PrintOp(program[i]) + "\n";
    }
    return text;
}

Program Shrink(const Program &program, std::string (*run)(const Program &program, Statistics *statistics)) {
    const auto fails = [run](const Program &part) {
        Statistics statistics;
        return !run(part, &statistics).empty();
    };
    return ShrinkWhile(program, fails, &Op::barriers, &Op::dependencies, &Op::attachments);
}

} // namespace warden
