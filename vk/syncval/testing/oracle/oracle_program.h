// Random programs of accesses, barriers, events, subpasses and recordings, run on the model and on the oracle
// together.
#ifndef WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_PROGRAM_H
#define WARDEN_VK_SYNCVAL_TESTING_ORACLE_ORACLE_PROGRAM_H

#include <cstdint>
#include <string>
#include <vector>

#include "vk/syncval/model/sync_model.h"
#include "vk/syncval/testing/oracle/oracle_choices.h"
#include "vk/util/failing_allocator.h"

namespace warden {

struct BarrierText {
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
    bool ranged;
    bool transition;
    uint64_t begin, end;
    // Of several queues: it acquires ownership, after all accesses and transitions of its queue.
    bool acquires = false;
};

struct DependencyText {
    int source, destination; // -1: external.
    BarrierText barrier;
};

// An attachment of a render pass: the subpasses that use it, and those that use it in another layout than
// before (bits).
struct AttachmentText {
    uint64_t begin, end;
    uint64_t uses, changes;
    bool changes_at_end;
};

enum class OpKind {
    kAccess,
    kBarrier,
    kSetEvent,
    kResetEvent,
    kWaitEvent,
    kInstance, // Begins or ends a subpass instance outside of passes (dynamic rendering).
    kBeginPass,
    kNextSubpass,
    kEndPass,
    kBeginRecording,
    kEndRecording,
    kCopy,  // Continues with a copy of the context, after other barriers in the old one.
    kFlood, // Hundreds of barriers, of two kinds in turn.
};

// Operations that are invalid at their position (an end without a begin) do nothing, so that any part of a
// program is valid.
struct Op {
    OpKind kind;
    uint32_t usage = 0;
    wd_sync_ordering ordering = WD_SYNC_ORDERING_NONE;
    wd_sync_atomicity atomicity = WD_SYNC_PLAIN;
    uint64_t begin = 0, end = 0;
    uint64_t event = 0;
    uint64_t stages = 0;
    bool enter = false; // Of a flood: passes.
    std::vector<BarrierText> barriers = {};
    std::vector<DependencyText> dependencies = {};
    std::vector<AttachmentText> attachments = {}; // They do not overlap.
};

using Program = std::vector<Op>;

Program MakeProgram(Choices &choices);
std::string Print(const Program &program);

struct Statistics {
    uint64_t checks = 0;
    uint64_t hazards[WD_SYNC_HAZARD_COUNT] = {};
    uint64_t fixes = 0;
};

// RunProgram returns the first difference, or an empty string if there is none.
std::string RunProgram(const Program &program, Statistics *statistics);

// RunSharedProgram runs it with memory that two ranges share: a unit of the linear address space and one of
// the idealized space. The properties of an access, barrier or transition select one of the two.
std::string RunSharedProgram(const Program &program, Statistics *statistics);

// RunProgramFailing runs it with failing allocations: hazards that the model then misses are no difference.
std::string RunProgramFailing(const Program &program, wd_failing_allocator *failing);

// Shrink returns a minimal part of `program` that still fails with `run`.
Program Shrink(const Program &program,
               std::string (*run)(const Program &program, Statistics *statistics) = RunProgram);

} // namespace warden

#endif
