// Random programs of accesses, barriers, events, subpasses and recordings, run on the model and on the oracle together.
#ifndef WARDEN_VK_SYNCVAL_ORACLE_PROGRAM_H
#define WARDEN_VK_SYNCVAL_ORACLE_PROGRAM_H

#include <cstdint>
#include <string>
#include <vector>

#include "vk/syncval/oracle_choices.h"
#include "vk/syncval/syncval.h"
#include "vk/util/failing_allocator.h"

namespace warden {

struct BarrierText {
    uint64_t src_stages, src_accesses, dst_stages, dst_accesses;
    bool ranged;
    bool transition;
    uint64_t begin, end;
    // Of several queues: it acquires ownership, behind all that its queue did, transitions too.
    bool acquires = false;
};

struct DependencyText {
    int source, destination; // -1: external.
    BarrierText barrier;
};

// An attachment of a render pass: which subpasses use it, and which of these in another layout than the one before (bits).
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
    kInstance, // Begins or leaves a subpass instance outside of passes (dynamic rendering).
    kBeginPass,
    kNextSubpass,
    kEndPass,
    kBeginRecording,
    kEndRecording,
    kCopy,  // Goes on with a copy of the context, after other barriers in the old one.
    kFlood, // Hundreds of barriers: two kinds in turn.
};

// Ops that make no sense where they stand (an end without a begin) do nothing, so that any part of a program is one.
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

// RunProgram returns what differs first, an empty string where nothing does.
std::string RunProgram(const Program &program, Statistics *statistics);

// RunSharedProgram runs it where the memory is that of two ranges: of a unit of the linear address space, and of one of the idealized
// space. Accesses, barriers and transitions are of one or the other by what they are.
std::string RunSharedProgram(const Program &program, Statistics *statistics);

// RunProgramFailing runs it where memory may run out: what the model does not find then is no difference.
std::string RunProgramFailing(const Program &program, wd_failing_allocator *failing);

// Shrink returns a smallest part of `program` that still fails where `run` runs it.
Program Shrink(const Program &program,
               std::string (*run)(const Program &program, Statistics *statistics) = RunProgram);

} // namespace warden

#endif
