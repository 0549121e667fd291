#include "vk/syncval/testing/oracle/oracle.h"

#include <algorithm>
#include <climits>

namespace warden {

namespace {

// Bits of VkPipelineStageFlags2 and VkAccessFlags2.
constexpr uint64_t kEarlyTests = 0x100, kLateTests = 0x200, kColorOutput = 0x400;
constexpr uint64_t kInputRead = 0x10, kColorRead = 0x80, kColorWrite = 0x100, kDepthRead = 0x200,
                   kDepthWrite = 0x400;
constexpr uint64_t kColorReadNoncoherent = uint64_t{1} << 19;

bool Writes(const OracleAccess &access) {
    return wd_sync_usage_table[access.usage].writes;
}

uint64_t Stage(const OracleAccess &access) {
    return wd_sync_usage_table[access.usage].stage;
}

bool IsPlainWrite(const OracleAccess &access) {
    return Writes(access) && access.atomicity == WD_SYNC_PLAIN;
}

bool Discards(const OracleAccess &access) {
    return access.ordering == WD_SYNC_ORDERING_LOAD_DISCARD ||
           access.ordering == WD_SYNC_ORDERING_STORE_DISCARD ||
           access.ordering == WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD;
}

// On one queue the memory scope does not matter.
bool Conflict(const OracleAccess &prior, const OracleAccess &access) {
    const bool atomic = prior.atomicity != WD_SYNC_PLAIN && access.atomicity != WD_SYNC_PLAIN;
    return (Writes(prior) || Writes(access)) && !atomic && !(Discards(prior) && Discards(access));
}

bool Has(const OracleAccess &access, uint64_t stages, uint64_t accesses) {
    const wd_sync_usage_info &usage = wd_sync_usage_table[access.usage];
    return (usage.stage & stages) && (usage.access & accesses);
}

bool IsColor(const OracleAccess &access) {
    return Has(access, kColorOutput, kColorRead | kColorWrite);
}

bool IsDepth(const OracleAccess &access) {
    return Has(access, kEarlyTests | kLateTests, kDepthRead | kDepthWrite);
}

bool IsAttachment(const OracleAccess &access) {
    return Has(access, ~uint64_t{0},
               kInputRead | kColorRead | kColorWrite | kDepthRead | kDepthWrite | kColorReadNoncoherent);
}

// Rasterization order, load and store operations.
bool IsOrdered(const OracleAccess &prior, const OracleAccess &access) {
    const bool is_read_only = access.ordering == WD_SYNC_ORDERING_STORE_READ_ONLY ||
                              access.ordering == WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD;
    if (is_read_only && !Writes(prior)) {
        return true;
    }
    if (access.instance == 0 || prior.instance != access.instance) {
        return false;
    }
    switch (access.ordering) {
    case WD_SYNC_ORDERING_STORE:
    case WD_SYNC_ORDERING_STORE_DISCARD:
    case WD_SYNC_ORDERING_STORE_READ_ONLY:
    case WD_SYNC_ORDERING_STORE_READ_ONLY_DISCARD:
        if (IsAttachment(prior)) {
            return true;
        }
        break;
    case WD_SYNC_ORDERING_RASTER:
    case WD_SYNC_ORDERING_LOAD:
    case WD_SYNC_ORDERING_LOAD_DISCARD:
        if (IsColor(prior) || IsDepth(prior)) {
            return true;
        }
        break;
    case WD_SYNC_ORDERING_COLOR:
        if (IsColor(prior)) {
            return true;
        }
        break;
    case WD_SYNC_ORDERING_DEPTH_STENCIL:
        if (IsDepth(prior)) {
            return true;
        }
        break;
    default:
        break;
    }
    return (prior.ordering == WD_SYNC_ORDERING_LOAD || prior.ordering == WD_SYNC_ORDERING_LOAD_DISCARD) &&
           IsAttachment(access);
}

int KindOf(const OracleAccess &prior, const OracleAccess &access) {
    if (prior.usage == WD_SYNC_PRESENT && access.usage == WD_SYNC_PRESENT) {
        return WD_SYNC_PRESENT_AFTER_READ;
    }
    if (prior.usage == WD_SYNC_PRESENT) {
        return Writes(access) ? WD_SYNC_WRITE_AFTER_PRESENT : WD_SYNC_READ_AFTER_PRESENT;
    }
    if (access.usage == WD_SYNC_PRESENT) {
        return Writes(prior) ? WD_SYNC_PRESENT_AFTER_WRITE : WD_SYNC_PRESENT_AFTER_READ;
    }
    if (!Writes(prior)) {
        return WD_SYNC_WRITE_AFTER_READ;
    }
    return Writes(access) ? WD_SYNC_WRITE_AFTER_WRITE : WD_SYNC_READ_AFTER_WRITE;
}

bool Contains(uint64_t begin, uint64_t end, uint64_t unit) {
    return begin <= unit && unit < end;
}

} // namespace

void OracleFinding::Add(uint64_t prior, int found) {
    kind = kind ? kind : found;
    priors.insert(prior);
    kinds[prior] = found;
}

Oracle::Oracle() {
    contexts_.push_back({-1, {}, 0, INT_MAX});
}

int Oracle::AddSubpass(int pass, const std::set<int> &direct_ancestors, int sequence) {
    OracleSubpass subpass = {pass, direct_ancestors, sequence, INT_MAX};
    for (int ancestor : direct_ancestors) {
        subpass.ancestors.insert(contexts_[ancestor].ancestors.begin(), contexts_[ancestor].ancestors.end());
    }
    contexts_.push_back(subpass);
    return static_cast<int>(contexts_.size()) - 1;
}

void Oracle::EndPass(int pass, int sequence) {
    for (OracleSubpass &context : contexts_) {
        if (context.pass == pass) {
            context.end = sequence;
        }
    }
}

size_t Oracle::AddBarrier(const OracleBarrier &barrier) {
    barriers_.push_back(barrier);
    return barriers_.size() - 1;
}

void Oracle::AddAccess(const OracleAccess &access) {
    accesses_.push_back(access);
}

bool Oracle::DependsOn(int context, int other) const {
    return contexts_[context].ancestors.count(other) != 0;
}

// Precedes returns whether a position in `context` is before one in `from_context`, in the order of
// submission and of the render pass.
bool Oracle::Precedes(int context, int sequence, int from_context, int from_sequence) const {
    if (context == from_context) {
        return sequence < from_sequence;
    }
    if (context == kMain) {
        return sequence < contexts_[from_context].begin;
    }
    if (from_context == kMain || contexts_[context].pass != contexts_[from_context].pass) {
        return contexts_[context].end <= from_sequence;
    }
    return DependsOn(from_context, context);
}

// IsInScope returns whether a position is in the context of a barrier's first scope, and before it. A subpass
// is a scope of its own, without its ancestors and without commands before the render pass.
bool Oracle::IsInScope(int context, int sequence, const OracleBarrier &barrier) const {
    return (barrier.source_context == kMain || context == barrier.source_context) &&
           Precedes(context, sequence, barrier.source_context, barrier.sequence);
}

// IsUnordered returns whether two contexts are different subpasses of one render pass instance, without
// submission order.
bool Oracle::IsUnordered(int context, int other) const {
    return context != other && context != kMain && contexts_[context].pass == contexts_[other].pass;
}

// Reaches returns whether a position is in the context of a barrier's second scope, and after it.
bool Oracle::Reaches(const OracleBarrier &barrier, int context, int sequence) const {
    return (barrier.context == kMain || context == barrier.context ||
            (barrier.outlasts && !IsUnordered(barrier.context, context))) &&
           Precedes(barrier.context, barrier.sequence, context, sequence);
}

// Accesses after the set of the event are not in the wait's scope.
bool Oracle::IsDirect(const OracleAccess &access, const OracleBarrier &barrier, uint64_t unit) const {
    if (!Contains(barrier.begin, barrier.end, unit) || access.tag < barrier.barrier.begin_tag ||
        access.tag >= barrier.barrier.end_tag || !IsInScope(access.context, access.sequence, barrier)) {
        return false;
    }
    if (barrier.set_sequence == -2 ||
        (barrier.set_sequence >= 0 && access.sequence >= barrier.set_sequence)) {
        return false;
    }
    if (Writes(access)) {
        return wd_sync_mask_test(&barrier.barrier.first.usages, access.usage);
    }
    return barrier.barrier.first.stages & Stage(access);
}

// A chain continues if the second scope of one barrier overlaps the first scope of the next one, in the
// subpass if one of them is limited to it.
bool Oracle::IsChained(const OracleBarrier &first, const OracleBarrier &second, uint64_t unit) const {
    const bool goes_on =
        first.context == kMain || (first.outlasts && !IsUnordered(first.context, second.source_context));
    const bool meets = goes_on
                           ? Precedes(first.context, first.sequence, second.source_context, second.sequence)
                           : IsInScope(first.context, first.sequence, second);
    if (!Contains(second.begin, second.end, unit) || !meets) {
        return false;
    }
    if (second.set_sequence == -2 || (second.set_sequence >= 0 && first.sequence >= second.set_sequence)) {
        return false;
    }
    return first.barrier.second.stages & second.barrier.first.stages;
}

// Reach returns the barriers to which a path from `access` leads. For a write, an edge must make it
// available.
std::vector<bool> Oracle::Reach(const OracleAccess &access, uint64_t unit) const {
    std::vector<bool> reached(barriers_.size());
    std::vector<size_t> open(access.before);
    for (size_t i = 0; i < barriers_.size(); i++) {
        if (IsDirect(access, barriers_[i], unit)) {
            open.push_back(i);
        }
    }
    while (!open.empty()) {
        const size_t from = open.back();
        open.pop_back();
        if (reached[from]) {
            continue;
        }
        reached[from] = true;
        for (size_t i = 0; i < barriers_.size(); i++) {
            if (!reached[i] && IsChained(barriers_[from], barriers_[i], unit)) {
                open.push_back(i);
            }
        }
    }
    return reached;
}

// IsInSecondScope returns whether `access` is in the second scope of a barrier on a path from `prior`. By
// stage: visibility is not needed.
bool Oracle::IsInSecondScope(const OracleBarrier &barrier, const OracleAccess &prior,
                             const OracleAccess &access, bool by_stage) {
    return Writes(prior) && !by_stage ? wd_sync_mask_test(&barrier.barrier.second.usages, access.usage)
                                      : (barrier.barrier.second.stages & Stage(access)) != 0;
}

bool Oracle::HappensBefore(const OracleAccess &prior, const OracleAccess &access, uint64_t unit,
                           bool by_stage) const {
    if (IsOrdered(prior, access)) {
        return true;
    }
    const std::vector<bool> reached = Reach(prior, unit);
    for (size_t i = 0; i < reached.size(); i++) {
        const OracleBarrier &barrier = barriers_[i];
        if (reached[i] && Reaches(barrier, access.context, access.sequence) &&
            IsInSecondScope(barrier, prior, access, by_stage)) {
            return true;
        }
    }
    return false;
}

bool Oracle::IsPreceded(const OracleAccess &access, uint64_t unit, uint64_t begin_tag, uint32_t usage) const {
    for (const OracleAccess &prior : accesses_) {
        if (prior.tag >= begin_tag && Contains(prior.begin, prior.end, unit) &&
            (usage == WD_SYNC_NONE ? IsPlainWrite(prior) : prior.usage == usage) &&
            Precedes(prior.context, prior.sequence, access.context, access.sequence)) {
            return true;
        }
    }
    return false;
}

bool Oracle::IsAfterARead(const OracleAccess &access, uint64_t unit) const {
    bool is_any = false, is_after = false, is_after_transition = false;
    for (const OracleAccess &prior : accesses_) {
        if (!Contains(prior.begin, prior.end, unit) ||
            !Precedes(prior.context, prior.sequence, access.context, access.sequence)) {
            continue;
        }
        is_any |= !Writes(prior);
        is_after |= !Writes(prior) && HappensBefore(prior, access, unit);
        is_after_transition |= is_any && prior.usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION &&
                               HappensBefore(prior, access, unit, true);
    }
    return is_after || is_after_transition;
}

bool Oracle::IsReportedBefore(const OracleAccess &access, uint64_t unit, uint64_t begin_tag,
                              const std::set<uint64_t> &priors) const {
    for (const OracleAccess &earlier : accesses_) {
        if (earlier.tag < begin_tag || !Contains(earlier.begin, earlier.end, unit) ||
            earlier.usage != access.usage ||
            !Precedes(earlier.context, earlier.sequence, access.context, access.sequence)) {
            continue;
        }
        bool is_after = false;
        for (const OracleAccess &prior : accesses_) {
            is_after |= priors.count(prior.tag) && Contains(prior.begin, prior.end, unit) &&
                        HappensBefore(prior, earlier, unit);
        }
        if (!is_after) {
            return true;
        }
    }
    return false;
}

const OracleAccess *Oracle::LastWrite(const OracleAccess &access, uint64_t unit) const {
    const OracleAccess *last = nullptr;
    for (const OracleAccess &prior : accesses_) {
        if (IsPlainWrite(prior) && Contains(prior.begin, prior.end, unit) &&
            Precedes(prior.context, prior.sequence, access.context, access.sequence) &&
            (!last || prior.tag > last->tag)) {
            last = &prior;
        }
    }
    return last;
}

// IsReplaced returns whether a later atomic write of the same kind replaces an atomic write: barriers that
// cover the later one cover both.
bool Oracle::IsReplaced(const OracleAccess &write, const std::vector<const OracleAccess *> &others) const {
    for (const OracleAccess *later : others) {
        if (later->usage == write.usage && later->atomicity == write.atomicity && later->tag > write.tag &&
            Precedes(write.context, write.sequence, later->context, later->sequence) &&
            (later->instance == 0 || later->instance == write.instance)) {
            return true;
        }
    }
    return false;
}

// Only reads that saw the last plain write count: of two racing subpasses, the later write wins, and the
// reads of the other one are dropped. The race is a finding of its own.
Oracle::Before Oracle::FindBefore(const OracleAccess &access, uint64_t unit) const {
    Before before;
    before.write = LastWrite(access, unit);
    std::vector<const OracleAccess *> atomics;
    for (const OracleAccess &prior : accesses_) {
        if (!IsPlainWrite(prior) && Contains(prior.begin, prior.end, unit) &&
            Precedes(prior.context, prior.sequence, access.context, access.sequence) &&
            (!before.write ||
             Precedes(before.write->context, before.write->sequence, prior.context, prior.sequence))) {
            (Writes(prior) ? atomics : before.reads).push_back(&prior);
        }
    }
    if (before.write) {
        before.kept.push_back(before.write);
    }
    for (const OracleAccess *atomic : atomics) {
        if (!IsReplaced(*atomic, atomics)) {
            before.kept.push_back(atomic);
        }
    }
    for (const OracleAccess *write : before.kept) {
        before.write = !before.write || write->tag > before.write->tag ? write : before.write;
    }
    before.kept.erase(std::remove(before.kept.begin(), before.kept.end(), before.write), before.kept.end());
    return before;
}

// CoversWrite returns whether the read was compared with the last write.
bool Oracle::CoversWrite(const OracleAccess *write, const OracleAccess &read) {
    return !write || IsPlainWrite(*write) || (read.tag > write->tag && Conflict(*write, read));
}

OracleFinding Oracle::Check(const OracleAccess &access, uint64_t unit) const {
    OracleFinding finding;
    const Before before = FindBefore(access, unit);
    bool is_covered = false;
    for (const OracleAccess *read : before.reads) {
        const bool happens_before = HappensBefore(*read, access, unit);
        if (Conflict(*read, access) && !happens_before) {
            finding.Add(read->tag, KindOf(*read, access));
        }
        if (before.write && CoversWrite(before.write, *read) &&
            (Writes(access) && Conflict(*read, access)
                 ? true
                 : (!Writes(access) || access.atomicity != WD_SYNC_PLAIN) && happens_before)) {
            const bool saw =
                IsPlainWrite(*before.write) ||
                Precedes(before.write->context, before.write->sequence, read->context, read->sequence);
            (saw ? is_covered : finding.may_be_missed) = true;
        }
    }
    for (const OracleAccess *write : before.kept) {
        if (Conflict(*write, access) && !HappensBefore(*write, access, unit, true)) {
            finding.Add(write->tag, KindOf(*write, access));
        }
    }
    if (before.write && Conflict(*before.write, access) && !is_covered &&
        !HappensBefore(*before.write, access, unit)) {
        finding.Add(before.write->tag, KindOf(*before.write, access));
    }
    return finding;
}

bool Oracle::IsUnobserved(const OracleAccess &access, uint64_t unit) const {
    if (!Discards(access)) {
        return false;
    }
    const Before before = FindBefore(access, unit);
    return before.write && Discards(*before.write) && before.reads.empty() && before.kept.empty() &&
           !HappensBefore(*before.write, access, unit);
}

// ReachesCommands returns whether a barrier outside of subpasses leads to ALL_COMMANDS, and so to the
// transition. The last transitions of a render pass happen after all its external dependencies.
bool Oracle::ReachesCommands(const OracleAccess &prior, const OracleAccess &transition, uint64_t unit) const {
    const std::vector<bool> reached = Reach(prior, unit);
    for (size_t i = 0; i < reached.size(); i++) {
        const OracleBarrier &barrier = barriers_[i];
        const bool leads_out = barrier.context == kMain && barrier.source_context != kMain;
        const bool lasts = barrier.context == kMain || barrier.outlasts;
        const bool is_end =
            leads_out && transition.context == kMain && barrier.sequence == transition.sequence;
        if (reached[i] && lasts && (is_end || Reaches(barrier, transition.context, transition.sequence)) &&
            IsInSecondScope(barrier, prior, transition)) {
            return true;
        }
    }
    return false;
}

bool Oracle::IsCovered(const OracleAccess &prior, const OracleAccess &transition, uint64_t unit) const {
    const std::vector<bool> reached = Reach(prior, unit);
    for (size_t barrier : transition.after) {
        if (reached[barrier]) {
            return true;
        }
    }
    return ReachesCommands(prior, transition, unit);
}

OracleFinding Oracle::CheckTransition(const OracleAccess &access, uint64_t unit) const {
    OracleFinding finding;
    const Before before = FindBefore(access, unit);
    bool is_covered = false;
    for (const OracleAccess *read : before.reads) {
        if (!IsCovered(*read, access, unit)) {
            finding.Add(read->tag, KindOf(*read, access));
        }
        if (before.write && CoversWrite(before.write, *read)) {
            const bool saw =
                IsPlainWrite(*before.write) ||
                Precedes(before.write->context, before.write->sequence, read->context, read->sequence);
            (saw ? is_covered : finding.may_be_missed) = true;
        }
    }
    for (const OracleAccess *write : before.kept) {
        if (!IsCovered(*write, access, unit)) {
            finding.Add(write->tag, KindOf(*write, access));
        }
    }
    // Transitions of one queue are in submission order.
    const bool is_after = before.write && before.write->usage == WD_SYNC_IMAGE_LAYOUT_TRANSITION;
    if (before.write && !is_covered && !is_after && !IsCovered(*before.write, access, unit)) {
        finding.Add(before.write->tag, KindOf(*before.write, access));
    }
    return finding;
}

OracleFinding Oracle::CheckRace(const OracleAccess &access, int other, uint64_t unit) const {
    OracleFinding finding;
    const OracleAccess *last = nullptr; // The last plain write.
    for (const OracleAccess &prior : accesses_) {
        if (prior.context == other && Contains(prior.begin, prior.end, unit) && IsPlainWrite(prior)) {
            last = &prior;
        }
    }
    for (const OracleAccess &prior : accesses_) {
        if (prior.context != other || !Contains(prior.begin, prior.end, unit) || !Conflict(prior, access) ||
            (last && &prior != last && prior.sequence <= last->sequence)) {
            continue;
        }
        if (prior.usage == WD_SYNC_PRESENT || access.usage == WD_SYNC_PRESENT) {
            finding.Add(prior.tag, KindOf(prior, access)); // The presentation engine is not a queue.
        } else if (Writes(prior)) {
            finding.Add(prior.tag, Writes(access) ? WD_SYNC_WRITE_RACING_WRITE : WD_SYNC_READ_RACING_WRITE);
        } else {
            finding.Add(prior.tag, WD_SYNC_WRITE_RACING_READ);
        }
    }
    return finding;
}

} // namespace warden
